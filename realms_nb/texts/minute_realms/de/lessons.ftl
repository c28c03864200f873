# Was die Aufgaben sagen: was gefragt ist, Tipps, Lösungen, und was zu einer Antwort gesagt wird. Code und Kartennamen in
# `Backticks` bleiben, wie man sie im Code schreibt.

lesson-play-1-wanted = deine Partie, `match`,
lesson-play-1-hint-1 = Klicke auf dem Brett eine Karte an, dann Bauen oder Bastion. „Weiter“ spielt die anderen.
lesson-play-1-hint-2 = Das Spiel hat acht Runden; das Brett sagt, welche gerade läuft.
lesson-play-1-hint-3 = Wenn du dich nicht entscheiden kannst, drücke dreimal auf „Tipp“ und folge ihm.
lesson-play-1-answer = Spiele auf dem Brett, bis dort steht, wer gewonnen hat, und führe diese Zelle dann noch einmal aus.
lesson-play-2-wanted = deine Partie, `match`,
lesson-play-2-hint-1 = Du hältst stand, wenn du mindestens so viele Schilde hast, wie die Invasoren stark sind.
lesson-play-2-hint-2 = Jede Bastion hat zwei Schilde, manche Gebäude haben einen.
lesson-play-2-hint-3 = Zu dritt sind die Invasoren nie stärker als 9, und oft genügen sechs Schilde.
lesson-play-2-answer = Drücke auf „Neues Spiel“, mauere drei oder vier Karten ein, die wenig bringen, und baue den Rest.
lesson-over = das Spiel ist zu Ende. Punkte: { $listed }.
lesson-last-held = { $name }: { COUNT($shields, "shield") } gegen Stärke { $strength }, standgehalten; dafür gibt es { COUNT($points, "point") }.
error-lesson-no-invasion = dieses Spiel hat keine Invasion. Spiele eines nach den normalen Regeln.
error-lesson-last-not-held = { $name }: { COUNT($shields, "shield") } gegen Stärke { $strength }. Beginne ein neues Spiel und halte der letzten Invasion stand.
error-lesson-goes-on = das Spiel läuft noch: Runde { $round } von { $rounds }. Spiele es zu Ende.

lesson-scoring-1-wanted = der Name einer Karte, in Anführungszeichen,
lesson-scoring-1-hint-1 = Eine Karte kann ihren Nachbarn mehr bringen als sich selbst.
lesson-scoring-1-hint-2 = Welche Karten des Reichs warten auf einen Gebäudetyp, der noch fehlt?
lesson-scoring-1-hint-3 = Probiere jede aus: `mine.plus(card).points - mine.points`.
lesson-scoring-1-answer = `"Chapel"` (Kapelle): 2 eigene Punkte, 6, weil der Thronsaal nun sein Paar hat, und 3 mehr vom Pilgermarkt: 11.
lesson-scoring-2-wanted = eine ganze Zahl
lesson-scoring-2-hint-1 = Drei dieser Karten verlieren durch eine Münze Punkte, eine gewinnt.
lesson-scoring-2-hint-2 = Ein Verlust ist eine Zahl unter null.
lesson-scoring-2-hint-3 = Vergleiche `purse.changed(coins=5).points` mit `purse.points`.
lesson-scoring-2-answer = -2: Eine Karte gewinnt 1, die drei anderen verlieren je 1.
lesson-scoring-3-wanted = ein Reich, mit `rn.realm(...)` gemacht,
lesson-scoring-3-hint-1 = Die fünf Karten mit den höchsten eigenen Zahlen bringen 19 Punkte: zu wenig.
lesson-scoring-3-hint-2 = `Hamlet` zählt Produktion, `Fishery` zählt Wohnen: Jede ist, was die andere zählt.
lesson-scoring-3-hint-3 = `Vineyard` bringt 2 für jede Karte deines größten Typs und gehört selbst zur Produktion.
lesson-scoring-3-answer = `rn.realm("Hamlet", "Fishery", "Vineyard", "Sawmill", "Riverside Houses")` hat 30 Punkte.
lesson-adds-most = das bringt { COUNT($points, "point") }, obwohl die Karte allein nur { $alone } bringt: Sie hilft diesen Karten: { $card }.
lesson-coin = { COUNT($before, "point") } mit { COUNT($coins, "coin") }, { $after } mit { $more }. Die fünfte Münze gibt man besser aus.
lesson-together = diese Karten bringen zusammen { COUNT($points, "point") }. Jede in einem eigenen Reich, brächten sie { $alone }.
error-lesson-not-on-offer = { $given } steht nicht zur Wahl; es gibt { $card }.
error-lesson-adds-less = „{ $card }“ bringt diesem Reich { COUNT($points, "point") }; eine andere Karte bringt mehr.
error-lesson-coin-total = { COUNT($points, "point") } hat das Reich mit { COUNT($coins, "coin") }. Wie viele mehr oder weniger sind das?
error-lesson-coin-sign = die Größe stimmt, das Vorzeichen nicht: Hat das Reich dann mehr als { COUNT($points, "point") }?
error-lesson-coin-gains = die Karten, die durch eine Münze gewinnen, gewinnen zusammen { COUNT($points, "point") }. Was verlieren die anderen durch dieselbe Münze?
error-lesson-coin-losses = die Karten, die durch eine Münze verlieren, verlieren zusammen { COUNT($points, "point") }. Eine Karte gewinnt durch dieselbe Münze.
error-lesson-coin-other = durch eine Münze mehr ändern sich die Punkte nicht um { $given }.
error-lesson-not-of-nine = „{ $card }“ ist keine der neun Karten.
error-lesson-how-many-cards = das Reich hat { COUNT($count, "card") }; nimm { $wanted }.
error-lesson-too-few-points = diese Karten bringen { COUNT($points, "point") }; gefragt sind { $wanted }.

lesson-odds-1-wanted = eine Zahl
lesson-odds-1-hint-1 = Welche drei Plättchen ergeben zusammen 5? Es gibt nur eine Art, das zu schreiben: 2 + 2 + 1.
lesson-odds-1-hint-2 = Auf wie viele Arten kann man beide Zweien und eine der fünf Einsen nehmen? Und auf wie viele Arten irgendwelche drei Plättchen?
lesson-odds-1-hint-3 = `comb(2, 2) * comb(5, 1)` Arten von `comb(9, 3)`.
lesson-odds-1-answer = 5 / 84, das ist etwa 0,06.
lesson-odds-2-wanted = der Name deiner Funktion, ohne Klammern,
lesson-odds-2-hint-1 = `combinations(tokens, 2)` gibt alle Paare von Plättchen, wie im Notebook.
lesson-odds-2-hint-2 = Zähle die Paare, deren Summe die Stärke ist, und teile durch die Zahl aller Paare.
lesson-odds-2-hint-3 = `pairs = list(combinations(tokens, 2))`; wie viele passen, sagt `sum(a + b == strength for a, b in pairs)`.
lesson-odds-2-answer = `return sum(a + b == strength for a, b in pairs) / len(pairs)` als letzte Zeile.
lesson-odds-3-wanted = eine ganze Zahl von Schilden
lesson-odds-3-hint-1 = `rn.invasion_odds(four)` hat eine Zeile für jede Invasion und Stärke.
lesson-odds-3-hint-2 = Sieh dir die Zeilen der letzten Invasion an und die Spalte `at_most`: wie oft so viele Schilde genügen.
lesson-odds-3-hint-3 = Nimm die erste Stärke der letzten Invasion, deren `at_most` mindestens 0.9 ist.
lesson-odds-3-answer = 7 Schilde.
lesson-odds-4-wanted = deine Partie, `game`,
lesson-odds-4-hint-1 = Jede Bastion hat zwei Schilde. Wer die eigene Karte nimmt oder eine ohne Invasoren-Symbol, legt kein Plättchen.
lesson-odds-4-hint-2 = Bis zum Ende von Runde 4 können höchstens vier Plättchen dort liegen: 2 + 2 + 1 + 1.
lesson-odds-4-hint-3 = Vier Bastionen in den Runden 1 bis 4 genügen immer: Prüfe gleich nach deiner vierten Karte.
lesson-odds-4-answer = Drücke auf „Neues Spiel“ und mache in jeder der ersten vier Runden eine Bastion, wo es geht aus der eigenen Karte.
lesson-three-tokens = { $chance } oder { $decimal }: So stark sind drei Plättchen selten.
lesson-same-chances = dieselben Chancen wie die Regeln in { $count } Fällen, auch mit anderen Stapeln.
lesson-enough = { COUNT($shields, "shield") } halten der letzten Invasion in { $percent } der Fälle stand, einer weniger nur in { $fewer }.
lesson-safe = { $name }, Runde { $round }: { COUNT($shields, "shield") }, und die nächsten Invasoren konnten höchstens Stärke { $strength } haben. Da konnte nichts passieren.
error-lesson-in-percent = { $given } stimmt in Prozent; als Chance von 0 bis 1 ist es ein Hundertstel davon.
error-lesson-no-chance = eine Chance liegt zwischen 0 und 1: passende Fälle durch alle Fälle. { $given } liegt nicht dort.
error-lesson-put-back = das wäre die Chance, wenn jedes Plättchen vor dem nächsten Ziehen in den Stapel zurückkäme.
error-lesson-other-chance = die Chance der Stärke { $strength } ist nicht { $given }. Zähle noch einmal.
error-lesson-case-no-number = für Stärke { $strength } aus { $pile } gibt sie { $given }, und das ist keine Zahl.
error-lesson-case-no-chance = für Stärke { $strength } aus { $pile } gibt sie { $given }, aber eine Chance liegt zwischen 0 und 1: Teile durch die Zahl der Paare.
error-lesson-case-other = für Stärke { $strength } aus { $pile } gibt sie { $given }; die Paare gezählt sind es { $chance }, etwa { $decimal }.
error-lesson-enough-for-first = { COUNT($shields, "shield") } halten der letzten Invasion in { $percent } der Fälle stand. Für die erste Invasion genügen sie; gefragt ist die letzte.
error-lesson-not-enough = { COUNT($shields, "shield") } halten der letzten Invasion in { $percent } der Fälle stand; gefragt sind mindestens { $wanted }.
error-lesson-more-than-enough = { COUNT($shields, "shield") } halten der letzten Invasion in { $percent } der Fälle stand. Das genügt, aber weniger Schilde tun es auch.
error-lesson-not-safe = am nächsten bisher ({ $name }, Runde { $round }): { COUNT($shields, "shield") }, und die nächsten Invasoren konnten Stärke { $strength } haben. Gefragt sind { $spare } Schilde mehr als das.
