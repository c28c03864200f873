# Was die Aufgaben sagen: was gefragt ist, Tipps, Lösungen, und was zu einer Antwort gesagt wird. Code und Kartennamen in
# `Backticks` bleiben, wie man sie im Code schreibt.

lesson-play-1-wanted = deine Partie, `match`
lesson-play-1-hint-1 = Klicke auf dem Brett eine Karte an, dann Bauen oder Bastion. Die anderen ziehen von selbst.
lesson-play-1-hint-2 = Das Spiel hat acht Runden; das Brett sagt, welche gerade läuft.
lesson-play-1-hint-3 = Wenn du dich nicht entscheiden kannst, drücke dreimal auf „Tipp“ und folge ihm.
lesson-play-1-answer = Spiele auf dem Brett, bis dort steht, wer gewonnen hat, und führe diese Zelle dann noch einmal aus.
lesson-play-2-wanted = deine Partie, `match`
lesson-play-2-hint-1 = Du wehrst eine Invasion ab, wenn du mindestens so viele Schilde hast, wie die Invasoren stark sind.
lesson-play-2-hint-2 = Jede Bastion hat zwei Schilde, manche Gebäude haben einen.
lesson-play-2-hint-3 = Zu dritt sind die Invasoren nie stärker als 9, und oft genügen sechs Schilde.
lesson-play-2-answer = Drück Neue Partie, mach drei oder vier Karten, die wenig zählen, zur Bastion, und bau vom Rest das Beste: 20 Punkte sind auch verlangt.
lesson-over = das Spiel ist zu Ende. Punkte: { $listed }.
lesson-last-held = { $name }: { COUNT($shields, "shield") } gegen Stärke { $strength }, abgewehrt; dafür gibt es { COUNT($points, "point") }.
error-lesson-no-invasion = dieses Spiel hat keine Invasion. Spiele eines nach den normalen Regeln.
error-lesson-last-not-held = { $name }: { COUNT($shields, "shield") } gegen Stärke { $strength }. Beginne ein neues Spiel und wehre die letzte Invasion ab.
error-lesson-goes-on = das Spiel läuft noch: Runde { $round } von { $rounds }. Spiele es zu Ende.
error-lesson-held-but-poor = { $name }: { $shields } Schilde gegen Stärke { $strength }, abgewehrt, aber { $points } Punkte. Bastionen allein gewinnen nichts: Wehre die letzte Invasion mit { $wanted } Punkten oder mehr ab.
error-lesson-last-too-weak = { $name }: { $shields } Schilde gegen Stärke { $strength }, abgewehrt, aber so schwache Invasoren wehrt man auch durch Zufall ab. Wehre welche von Stärke { $wanted } oder mehr ab.
error-lesson-other-rules = diese Partie hat eigene Regeln. Spiel eine nach den Standardregeln.

lesson-scoring-1-wanted = der Name einer Karte, in Anführungszeichen
lesson-scoring-1-hint-1 = Eine Karte kann ihren Nachbarn mehr bringen als sich selbst.
lesson-scoring-1-hint-2 = Welche Karten des Reichs warten auf einen Gebäudetyp, der noch fehlt?
lesson-scoring-1-hint-3 = Probiere jede aus: `mine.plus(card).points - mine.points`.
lesson-scoring-1-answer = `"Chapel"` (Kapelle): 2 eigene Punkte, 6, weil der Thronsaal nun sein Paar hat, und 3 mehr vom Pilgermarkt: 11.
lesson-scoring-2-wanted = eine ganze Zahl
lesson-scoring-2-hint-1 = Drei dieser Karten verlieren durch eine Münze Punkte, eine gewinnt.
lesson-scoring-2-hint-2 = Ein Verlust ist eine Zahl unter null.
lesson-scoring-2-hint-3 = Vergleiche `purse.changed(coins=5).points` mit `purse.points`.
lesson-scoring-2-answer = -2: Eine Karte gewinnt 1, die drei anderen verlieren je 1.
lesson-scoring-3-wanted = ein Reich, mit `rn.realm(...)` gemacht
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
error-lesson-coin-count = { $count } Karten verlieren. Wie viele Punkte gehen insgesamt verloren, wie viele kommen dazu?
error-lesson-coin-one-for-one = Eine Karte gewinnt einen Punkt und eine verliert einen, ja. Aber zwei weitere Karten verlieren an derselben Münze.
error-lesson-coin-other = durch eine Münze mehr ändern sich die Punkte nicht um { $given }.
error-lesson-not-of-nine = „{ $card }“ ist keine der neun Karten.
error-lesson-how-many-cards = das Reich hat { COUNT($count, "card") }; nimm { $wanted }.
error-lesson-too-few-points = diese Karten bringen { COUNT($points, "point") }; gefragt sind { $wanted }.

lesson-odds-1-wanted = eine Zahl
lesson-odds-1-hint-1 = Welche drei Plättchen ergeben zusammen 5? Es gibt nur eine Art, das zu schreiben: 2 + 2 + 1.
lesson-odds-1-hint-2 = Auf wie viele Arten kann man beide Zweien und eine der fünf Einsen nehmen? Und auf wie viele Arten irgendwelche drei Plättchen?
lesson-odds-1-hint-3 = `comb(2, 2) * comb(5, 1)` Arten von `comb(9, 3)`.
lesson-odds-1-answer = 5 / 84, das ist etwa 0,06.
lesson-odds-2-wanted = der Name deiner Funktion, ohne Klammern
lesson-odds-2-hint-1 = `combinations(tokens, 2)` gibt alle Paare von Plättchen, wie im Notebook.
lesson-odds-2-hint-2 = Zähle die Paare, deren Summe die Stärke ist, und teile durch die Zahl aller Paare.
lesson-odds-2-hint-3 = `pairs = list(combinations(tokens, 2))`; wie viele passen, sagt `sum(a + b == strength for a, b in pairs)`.
lesson-odds-2-answer = `return sum(a + b == strength for a, b in pairs) / len(pairs)` als letzte Zeile.
lesson-odds-3-wanted = eine ganze Zahl von Schilden
lesson-odds-3-hint-1 = `rn.invasion_odds(four, 0.7)` hat eine Zeile für jede Invasion und Stärke.
lesson-odds-3-hint-2 = Sieh dir die Zeilen der letzten Invasion an und die Spalte `at_most`: wie oft so viele Schilde genügen.
lesson-odds-3-hint-3 = Nimm die erste Stärke der letzten Invasion, deren `at_most` mindestens 0.9 ist.
lesson-odds-3-answer = 7 Schilde.
lesson-odds-4-wanted = deine Partie, `game`
lesson-odds-4-hint-1 = Jede Bastion hat zwei Schilde. Wer die eigene Karte nimmt oder eine ohne Invasoren-Symbol, legt kein Plättchen.
lesson-odds-4-hint-2 = Bis zum Ende von Runde 4 können höchstens vier Plättchen dort liegen: 2 + 2 + 1 + 1.
lesson-odds-4-hint-3 = Weniger Plättchen brauchen weniger Bastionen. Zähl, was noch kommen kann, mach gerade genug davon und bau den Rest.
lesson-odds-4-answer = Drück Neue Partie. Nimm die eigene Karte oder eine ohne Invasorenzeichen, mach zwei oder drei Bastionen, bau, was zählt, und prüfe in der vierten oder der achten Runde.
lesson-three-tokens = { $chance } oder { $decimal }: So stark sind drei Plättchen selten.
lesson-same-chances = dieselben Chancen wie die Regeln in { $count } Fällen, auch mit anderen Stapeln.
lesson-enough = { COUNT($shields, "shield") } wehren die letzte Invasion in { $percent } der Fälle ab, einer weniger nur in { $fewer }.
lesson-safe = { $name }, Runde { $round }: { $shields } Schilde und { $points } Punkte, und die nächsten Invasoren konnten höchstens Stärke { $strength } haben. Da konnte nichts geschehen.
error-lesson-in-percent = { $given } stimmt in Prozent; als Chance von 0 bis 1 ist es ein Hundertstel davon.
error-lesson-no-chance = eine Chance liegt zwischen 0 und 1: passende Fälle durch alle Fälle. { $given } liegt nicht dort.
error-lesson-put-back = das wäre die Chance, wenn jedes Plättchen vor dem nächsten Ziehen in den Stapel zurückkäme.
error-lesson-ways-of-two = 36 ist die Zahl der Paare. Hier werden drei Plättchen gezogen: Wie viele Dreiergruppen gibt es?
error-lesson-ways-of-nine-times-nine = 5 Arten sind richtig, 81 ist 9 mal 9. Drei Plättchen werden gezogen, ohne Reihenfolge: Wie viele Dreiergruppen gibt es?
error-lesson-kinds-alike = das wäre die Chance, wenn 0, 1 und 2 gleich wahrscheinlich wären. Es gibt aber fünf Einsen und nur zwei Zweien.
error-lesson-one-order = das ist die Chance für 2, 2, 1 in einer Reihenfolge. Die 1 kann als erste, zweite oder dritte kommen.
error-lesson-other-chance = die Chance der Stärke { $strength } ist nicht { $given }. Zähle noch einmal.
error-lesson-case-no-number = für Stärke { $strength } aus { $pile } gibt sie { $given }, und das ist keine Zahl.
error-lesson-case-no-chance = für Stärke { $strength } aus { $pile } gibt sie { $given }, aber eine Chance liegt zwischen 0 und 1: Teile durch die Zahl der Paare.
error-lesson-case-other = für Stärke { $strength } aus { $pile } gibt sie { $given }; die Paare gezählt sind es { $chance }, etwa { $decimal }.
error-lesson-enough-for-first = { COUNT($shields, "shield") } wehren die letzte Invasion in { $percent } der Fälle ab. Für die erste Invasion genügen sie; gefragt ist die letzte.
error-lesson-not-enough = { COUNT($shields, "shield") } wehren die letzte Invasion in { $percent } der Fälle ab; gefragt sind mindestens { $wanted }.
error-lesson-more-than-enough = { COUNT($shields, "shield") } wehren die letzte Invasion in { $percent } der Fälle ab. Das genügt, aber weniger Schilde tun es auch.
error-lesson-not-safe = am nächsten bisher ({ $name }, Runde { $round }): { COUNT($shields, "shield") }, und die nächsten Invasoren konnten Stärke { $strength } haben. Gefragt sind { $spare } Schilde mehr als das.
error-lesson-safe-but-poor = { $name }: in Runde { $round } sicher, mit { $shields } Schilden gegen höchstens { $strength }, aber mit { $points } Punkten. { $wanted } sind in dem Augenblick verlangt: Sicherheit hat ihren Preis.

lesson-rules-1-wanted = ein Zug als Text, etwa `"build Hermitage"`
lesson-rules-1-hint-1 = Für eine Karte, die du behältst, wird nicht gehandelt. Sieh dir die Karten an, die anderswo liegen.
lesson-rules-1-hint-2 = Das Symbol für eine gewonnene Münze bringt 1 Münze. Das Gebäude muss weniger kosten.
lesson-rules-1-hint-3 = Es liegt in der Mitte und kostet nichts.
lesson-rules-1-answer = `"build Toll Bridge"`: Der Handel bringt 1 Münze, und das Gebäude kostet nichts.
lesson-rules-2-wanted = die Münzen von dir, Ada und Bo, etwa `[3, 3, 4]`
lesson-rules-2-hint-1 = `Counting House` liegt vor Bo. Also wird gehandelt, bevor es gebaut wird.
lesson-rules-2-hint-2 = Der Handel: 1 Münze zahlen, ein Plättchen legen. Die Münze bekommt, vor wem die Karte lag.
lesson-rules-2-hint-3 = Du zahlst 1 Münze im Handel, und eine Bastion bringt 2 aus der Bank. Ada hat damit nichts zu tun.
lesson-rules-2-answer = `[4, 3, 5]`: Du zahlst Bo 1 Münze, und die Bastion bringt dir 2 aus der Bank.
lesson-rules-3-wanted = deine Partie, `mine`
lesson-rules-3-hint-1 = Eine Bastion hat zwei Schilde, ein Schild auf einem Gebäude zählt einfach.
lesson-rules-3-hint-2 = Plättchen kommen durch die Symbole der Karten, um die gehandelt wird. Wer die eigene Karte behält, legt keines.
lesson-rules-3-hint-3 = Vier Runden bringen höchstens vier Plättchen, und nur zwei von allen sind 2 wert: Die Stärke ist höchstens 6.
lesson-rules-3-answer = Mach in zwei oder drei der vier Runden eine Bastion und bau in den anderen, was am meisten zählt. *Zurück* lässt dich probieren.
lesson-gain = nach `{ $move }` hast du { COUNT($after, "coin") } statt { $before }, und ein Gebäude.
lesson-coins-followed = { $listed }: Die Münze des Handels ging an Bo, die Münzen der Bastion kamen aus der Bank.
lesson-to-spare = { $name }, erste Invasion: { COUNT($shields, "shield") } gegen Invasoren der Stärke { $strength }, und { $points } Punkte auf dem Tisch.
error-lesson-gain-by-bastion = `{ $move }` bringt Münzen ({ $before } → { $after }), ist aber eine Bastion. Finde ein Gebäude, das Münzen bringt.
error-lesson-no-gain = nach `{ $move }` hast du { COUNT($after, "coin") }, vorher waren es { $before }. Es sollen mehr werden.
error-lesson-three-numbers = gefragt sind drei ganze Zahlen wie [3, 3, 4], nicht { $given }.
error-lesson-spare-but-poor = { $name }: { $shields } Schilde gegen Stärke { $strength }, aber { $points } Punkte. Das sind mehr Bastionen als nötig: Hab bis dahin auch { $wanted } Punkte.
error-lesson-coins-of-a-building = so war es, als du die Karte gebaut hast. Eine Bastion kostet nichts: Was bringt sie?
error-lesson-coins-of = { $who ->
    [you] du hast am Ende nicht { $given }. Erst kommt der Handel, dann bringt die Bastion etwas.
    [ada] Ada hat nicht { $given }. Hat sie etwas gezahlt oder bekommen?
   *[bo] Bo hat nicht { $given }. Wohin ging die Münze, die du im Handel gezahlt hast?
}
error-lesson-no-invaders-yet = { $strikes_count ->
    [0] nach diesen Regeln kommen nie Invasoren: Es ist Runde { $round }.
   *[other] noch sind keine Invasoren gekommen: Es ist Runde { $round }, und sie kommen nach den Runden { $strikes }.
}
error-lesson-none-to-spare = bei der ersten Invasion ({ $name }): { COUNT($shields, "shield") } gegen Stärke { $strength }. Für zwei Schilde mehr brauchst du { $wanted }: Nimm Züge zurück oder beginne von vorn.

lesson-strategy-1-wanted = der Name deiner Funktion, `guard`
lesson-strategy-1-hint-1 = `view.shields` sind deine Schilde. Die erste Invasion kommt nach Runde 4.
lesson-strategy-1-hint-2 = Bastionen, bis du vier Schilde hast, danach Gebäude: Das genügt für die meisten ersten Invasionen.
lesson-strategy-1-hint-3 = Sammle die gewünschten Züge in einer Liste, wie `builder` es tut, und ende mit `return rng.choice(wanted or moves)`.
lesson-strategy-1-answer = `word = "bastion" if view.shields < 4 else "build"`, dann `wanted = [move for move in moves if move.use == word]`, dann `return rng.choice(wanted or moves)`.
lesson-strategy-2-wanted = eine Gewichtung, etwa `scales.weights`
lesson-strategy-2-hint-1 = `greedy` spart nie für ein teures Gebäude und denkt nie an die letzte Invasion. Welche Regler täten das?
lesson-strategy-2-hint-2 = Verstelle immer nur einen Regler und behalte, was hilft. Zu viel des Guten schadet auch.
lesson-strategy-2-hint-3 = Münzen um 1 allein gewinnen etwa 57 von 100 Partien. Gib etwas für die Auszeichnung dazu.
lesson-strategy-2-answer = `rn.Weights(points_later=0.8, coins=1.2, shields=3.0, award=1.0, gifts=-0.5)` gewinnt etwa 74 von 100 Partien.
lesson-strategy-3-wanted = der Name deiner Funktion, `mine`
lesson-strategy-3-hint-1 = `squire` nimmt die meisten Punkte sofort, aber mit vielen Launen. Ohne die Launen bist du schon ein wenig besser.
lesson-strategy-3-hint-2 = `rn.odds.after(view, move).points` sind deine Punkte nach einem Zug. Gib jedem Zug einen Wert und gib den besten zurück.
lesson-strategy-3-hint-3 = Eine Münze ist später etwa einen halben Punkt wert, ein Schild auch, solange es weniger als sechs sind.
lesson-strategy-3-answer = `return max(moves, key=worth)`, mit einer Funktion `worth(move)`, die `then = rn.odds.after(view, move)` nimmt und `then.points + 0.5 * then.coins + 0.5 * min(then.shields, 6)` zurückgibt.
lesson-strategy-4-wanted = der Name deiner Funktion, `ahead`
lesson-strategy-4-hint-1 = `rn.move_odds(view, playouts=10)` ist eine Tabelle aller Züge, der beste zuerst. In der Spalte `move` stehen sie als Text.
lesson-strategy-4-hint-2 = `odds["move"][0]` ist der Text des besten Zugs. Gib den Zug selbst zurück: den aus `moves`, der diesen Text hat.
lesson-strategy-4-hint-3 = `next(move for move in moves if str(move) == best)` findet ihn. Für jede Entscheidung andere Verläufe: `seed=rng.randrange(10**6)`.
lesson-strategy-4-answer = `odds = rn.move_odds(view, playouts=10, seed=rng.randrange(10**6))`, dann `best = odds["move"][0]`, dann `return next(move for move in moves if str(move) == best)`.
lesson-promise-kept = dein Reich wehrte die erste Invasion in { $held } von { $games } Partien ab und brachte { $score } ± { $margin } Punkte je Partie.
error-lesson-held-too-few = dein Reich wehrte die erste Invasion in { $held } von { $games } Partien ab und brachte { $score } ± { $margin } Punkte je Partie; gefragt sind { $wanted } Partien.
error-lesson-walls-alone = dein Reich wehrte die erste Invasion in { $held } von { $games } Partien ab und brachte { $score } ± { $margin } Punkte je Partie; gefragt sind { $wanted } Punkte, also kann nicht jede Karte eine Bastion werden.
error-lesson-noise = diese Gewichtung hat Launen (`noise`) und spielt hin und wieder aufs Geratewohl. Lass sie bei 0.
error-lesson-weights-of-ours = das sind die Gewichte eines Spielers aus dem Paket. Finde eigene: Verschieb die Regler.

lesson-tournament-1-wanted = eine Liste von Buchstaben, etwa `["A", "D"]`
lesson-tournament-1-hint-1 = Sieh nach, wo die beiden Enden des Intervalls liegen: unter 50 %, über 50 %, auf jeder Seite eines?
lesson-tournament-1-hint-2 = Jeder Anteil im Intervall passt zu dem, was man gesehen hat. Eine Aussage ist erlaubt, wenn sie für alle gilt oder nicht mehr sagt als *vielleicht*.
lesson-tournament-1-hint-3 = Liegt 50 % im Intervall, ist noch niemand besser, und jeder könnte es sein.
lesson-tournament-1-answer = `["B", "C", "E"]`.
lesson-tournament-2-wanted = eine ganze Zahl von Partien
lesson-tournament-2-hint-1 = `settled(games)` probiert eine Zahl aus. Welche von 20, 80, 320 ist zu wenig, welche mehr als genug?
lesson-tournament-2-hint-2 = Ein Intervall reicht nach jeder Seite etwa eins durch die Wurzel aus der Zahl der Partien: 10 Prozentpunkte bei 100 Partien, 5 bei 400.
lesson-tournament-2-hint-3 = `careful` gewinnt etwa 65 von 100 Partien, also darf die halbe Linie 15 Punkte lang sein. Nimm etwas mehr Partien, als das braucht, denn der Anteil schwankt von Turnier zu Turnier.
lesson-tournament-2-answer = 160 Partien; mit diesen Karten ist alles von etwa 150 bis 270 richtig.
lesson-tournament-3-wanted = eine Liga, `league`, wie `rn.league` sie zurückgibt
lesson-tournament-3-hint-1 = Ada nimmt den ersten Zug und Bo irgendein Gebäude. Keiner von beiden achtet auf Punkte.
lesson-tournament-3-hint-2 = `rn.odds.after(view, move).points` sind deine Punkte nach einem Zug: Nimm den Zug mit den meisten.
lesson-tournament-3-hint-3 = `you` ist vorn, aber es lässt sich noch nicht sicher sagen? Dann spiele mehr Partien.
lesson-tournament-3-answer = `return max(moves, key=lambda move: rn.odds.after(view, move).points)` in `you`, und 120 Partien.
lesson-what-it-allows = das Intervall reicht von { $low } % bis { $high } %, und mehr erlaubt es nicht.
lesson-settled-often = mit { $games } Partien war es in { $often } von { $tries } Turnieren entschieden, mit halb so vielen in { $half }.
lesson-league-won = du hast { $your_share } % ({ $your_low } % bis { $your_high } %) von { $games } Partien gewonnen, { $other } { $their_share } % ({ $their_low } % bis { $their_high } %).
error-lesson-no-statement = eine Aussage { $given } gibt es nicht; sie heißen { $known }.
error-lesson-says-too-much = { $letter ->
    [A] A sagt zu viel: Das Intervall reicht von { $low } % bis { $high } %, und dafür müsste es ganz unter 50 % liegen.
    [B] B sagt zu viel: Das Intervall reicht von { $low } % bis { $high } %, und dafür muss es ganz unter 60 % liegen.
    [C] C sagt zu viel: Das Intervall reicht von { $low } % bis { $high } %, und dafür muss 50 % darin liegen.
    [D] D sagt zu viel: Das Intervall reicht von { $low } % bis { $high } %, und ein Intervall aus mehr als einer Zahl sagt nie „genau“.
   *[E] E sagt zu viel: Das Intervall reicht von { $low } % bis { $high } %, und dafür muss ein Teil davon über 50 % liegen.
}
error-lesson-not-all-statements = was du nennst, ist erlaubt, aber es ist nicht alles: Das Intervall reicht von { $low } % bis { $high } %.
error-lesson-so-few-games = so wenige Partien sagen nichts: Die beiden spielen alle Karten zweimal, einmal von jedem Platz aus.
error-lesson-far-too-many = { $games } Partien würden es entscheiden, aber viel weniger tun es auch. Partien brauchen Zeit.
error-lesson-too-few-settled = mit { $games } Partien war es in { $often } von { $tries } Turnieren entschieden; gefragt sind { $wanted }.
error-lesson-half-will-do = mit { $games } Partien war es in { $often } von { $tries } Turnieren entschieden, mit halb so vielen aber schon in { $half }: Weniger genügen.
error-lesson-nobody-called-you = niemand namens `you` hat teilgenommen. Gibt es eine Datei you.py? `print(league.reports)` sagt, was ihr fehlt.
error-lesson-few-took-part = es haben nur { $count } teilgenommen; die drei anderen sollen auch dabei sein.
error-lesson-other-winner = { $winner } hat die Liga gewonnen, nicht `you`.
error-lesson-first-but-unsure = du bist vorn, aber noch ist nicht zu sagen, ob du besser bist als { $other }: Etwa { $more } Partien mehr würden es entscheiden, wenn es so weitergeht.
error-lesson-first-but-equal = du bist vorn, aber ob du besser bist als { $other }, ist nicht zu sagen: Bisher seid ihr so gut wie gleich stark.

lesson-change-1-wanted = ein Dict mit einer geänderten Regel, etwa `{ "{" }"bastion_income": 3{ "}" }`
lesson-change-1-hint-1 = Invasionen wehrt man mit Schilden ab. Woher kommen die meisten Schilde?
lesson-change-1-hint-2 = Entweder werden die Bastionen schwächer oder die Invasoren stärker. `print(rules)` zeigt von geänderten Regeln die Namen.
lesson-change-1-hint-3 = Eine Bastion hat zwei Schilde: `bastion_strength`.
lesson-change-1-answer = `{ "{" }"bastion_strength": 1{ "}" }`. Stärkere Plättchen helfen nicht: Gegen sie bauen die Spieler mehr Bastionen.
lesson-change-2-wanted = die Anfangsmünzen von vier Plätzen, etwa `(3, 3, 4, 4)`
lesson-change-2-hint-1 = Beginne mit gleich vielen Münzen. Das Diagramm zeigt, welche zwei Plätze am seltensten gewinnen.
lesson-change-2-hint-2 = Platz 2 und 3 brauchen Hilfe. Aber wer drei Münzen hat, für den ist eine mehr ein großer Schritt.
lesson-change-2-hint-3 = Gib zuerst allen mehr Münzen, dann Platz 2 und 3 eine obendrauf.
lesson-change-2-answer = `(5, 6, 6, 5)` oder `(6, 7, 7, 6)`.
lesson-change-3-wanted = eine ganze Zahl von Partien, etwa `100`
lesson-change-3-hint-1 = Spiele einen Vergleich mit 100 Partien und lies den Satz über die Punkte: Er schätzt, wie viele mehr es bräuchte.
lesson-change-3-hint-2 = Die meisten der 20 Vergleiche müssen es entscheiden, nicht einer: Nimm deutlich mehr, als einer braucht.
lesson-change-3-hint-3 = 100 Partien geben etwa ± 1,6 Punkte, und die Wirkung ist etwa 0,9. Viermal so viele Partien halbieren das Intervall mindestens.
lesson-change-3-answer = 500 Partien; auf diesen Karten ist alles von etwa 350 bis 650 richtig.
lesson-fewer-held = in { $deals } Partien sinkt der Anteil der abgewehrten Invasionen um { $difference } ± { $margin } Prozentpunkte.
lesson-seats-fair = in { $games } Partien liegen { $gap } Prozentpunkte zwischen dem besten und dem schlechtesten Platz, nach den normalen Regeln { $standard }.
lesson-settled = mit { $games } Partien entschieden es { $often } von { $tries } Vergleichen; mit halb so vielen waren es { $half }.
error-lesson-one-rule = ändere eine Regel, nicht { $count }: Dann weißt du, woran es lag.
error-lesson-never-invaded = nach diesen Regeln kommen nie Invasoren.
error-lesson-more-held = in { $deals } Partien steigt der Anteil der abgewehrten Invasionen um { $difference } ± { $margin } Prozentpunkte. Er soll um mindestens { $wanted } sinken.
error-lesson-few-fewer-held = in { $deals } Partien sinkt der Anteil der abgewehrten Invasionen um { $difference } ± { $margin } Prozentpunkte. Er soll um mindestens { $wanted } sinken.
error-lesson-coins-for-four = { $given } hat Münzen für { $count } Plätze; gefragt sind vier, etwa (3, 3, 4, 4).
error-lesson-seats-apart = in { $games } Partien liegen { $gap } Prozentpunkte zwischen dem besten und dem schlechtesten Platz. Nach den normalen Regeln sind es { $standard }; bring es auf { $wanted } herunter.
error-lesson-games-between = nimm zwischen 2 und { $most } Partien; { $given } liegt nicht dazwischen.
error-lesson-not-settled = mit { $games } Partien entschieden es { $often } von { $tries } Vergleichen; verlangt sind { $wanted }. Spiel mehr.
error-lesson-half-settles = mit { $games } Partien entschieden es { $often } von { $tries } Vergleichen, aber mit halb so vielen waren es schon { $half }: Weniger tun es auch.

lesson-luck-1-wanted = eine ganze Zahl
lesson-luck-1-hint-1 = `look.for_seat("Ada")` erzählt dieselbe Partie für Ada.
lesson-luck-1-hint-2 = Ihre Momente sind sortiert: Der erste hat am meisten gekostet.
lesson-luck-1-hint-3 = `step` zählt bei einem Moment von 0 an, wie `match.seek`; der Rückblick sagt *Schritt* und zählt von 1 an.
lesson-luck-1-answer = 21: `look.for_seat('Ada').moments[0].step + 1`.
lesson-luck-2-wanted = ein Zug als Text, etwa `"build Mill"`
lesson-luck-2-hint-1 = Die Stellung: `look.for_seat("Ada").again(1)` öffnet eine Partie, die dort steht.
lesson-luck-2-hint-2 = `rn.move_odds(view)` nennt alle Züge mit ihrer Chance, den besten zuerst.
lesson-luck-2-hint-3 = Ein Gebäude gewinnt in jeder Zukunft, die versucht wurde. Welcher der sechs Züge ist es?
lesson-luck-2-answer = `"build Bell Tower"`.
lesson-costly-step = mit Schritt { $step } hat Ada { $count } von 100 Partien verschenkt.
lesson-better-move = `{ $move }` gewinnt { $wins } von 100 Partien, der gespielte Zug gewann { $played }.
error-lesson-step-from-zero = { $step } ist von 0 an gezählt. Der Rückblick zählt seine Schritte von 1 an.
error-lesson-other-step = Schritt { $step } ist nicht der, der Ada am meisten gekostet hat.
error-lesson-not-allowed-there = `{ $move }` ist in dieser Stellung nicht erlaubt.
error-lesson-worse-move = `{ $move }` gewinnt dort { $wins } von 100 Partien; ein anderer Zug gewinnt { $best }.

lesson-report-1-wanted = eine ganze Zahl
lesson-report-1-hint-1 = Entschiede in jeder Partie das Los, gewänne von drei Spielern jeder ein Drittel.
lesson-report-1-hint-2 = Sagen wir, p von 100 Partien gewinnt das Können. Von den anderen 100 - p gibt das Los dem besseren Spieler ein Drittel.
lesson-report-1-hint-3 = p + (100 - p) / 3 = 56. Löse nach p auf.
lesson-report-1-answer = 34: (56 - 33,3) / (1 - 1/3), gerundet.
lesson-report-2-wanted = der Name einer Spielweise, etwa `"no bastions"`
lesson-report-2-hint-1 = `rn.lab.restrict(game)` nennt Spielweisen und was sie kosten.
lesson-report-2-hint-2 = Hoffnungslos ist, was mehr als die Hälfte der Siege kostet.
lesson-report-2-hint-3 = Welche Spielweise bringt gar keine Punkte?
lesson-report-2-answer = `"only bastions"`, zum Beispiel.
lesson-outright = { $count } Partien gewinnt das Können, und von den anderen { $others } ein Drittel das Los: zusammen { $wins }.
lesson-hopeless = wer { $way } spielt, gewinnt von 100 Partien { $count } weniger als `knight`, der etwa { $wins } gewinnt.
error-lesson-beyond-a-third = { $given } Siege sind es über ein Drittel hinaus. Aber das Los entscheidet nur die Partien, die das Können nicht entschieden hat.
error-lesson-other-outright = mit { $given } durch Können gewonnenen Partien wären es { $wins } Siege von 100.
error-lesson-not-hopeless = { $way } verliert { $count } von 100 Partien; `knight` gewinnt { $wins }, also müssen sicher mehr als { $wanted } verloren gehen.

lesson-card-1-wanted = ein Dict mit einer geänderten Zahl, etwa `{ "{" }"cost": 3{ "}" }`
lesson-card-1-hint-1 = Die Spalten einer Karte: `rn.lab.deck_table(game)`. `arg1` sind die Punkte einer Karte, die als `flat` wertet.
lesson-card-1-hint-2 = Eine Karte, die nichts kostet und viel bringt, wollen alle.
lesson-card-1-hint-3 = Die Zollbrücke zählt "flat": "arg1" sind ihre Punkte. Geh in Einerschritten hinauf und halt bei der ersten Zahl, die zu stark ist.
lesson-card-1-answer = `{ "{" }"arg1": 4{ "}" }`: 4 Punkte umsonst sind zu viel, 3 nicht.
lesson-card-2-wanted = ein Dict mit Änderungen, etwa `{ "{" }"cost": 3{ "}" }`
lesson-card-2-hint-1 = `Harbour` zahlt für jede Art von Gebäude in deinem Reich. Wodurch würde er teurer oder zahlte weniger?
lesson-card-2-hint-2 = Eine Zahl genügt. `rn.lab.deck_with(game, 'Harbour', cost=3)` macht den Kartensatz zum Ausprobieren.
lesson-card-2-hint-3 = Miss deine Karte: `rn.lab.cards(game, rules=...)` oder die Werkstatt. Zu teuer ist keine Antwort: Dann baut sie niemand.
lesson-card-2-answer = `{ "{" }"cost": 4{ "}" }`, zum Beispiel.
lesson-too-strong = deine Karte „{ $card }“ ist { $value } ± { $margin } Punkte Siegquote { $side ->
    [more] mehr
   *[less] weniger
 } wert als eine durchschnittliche; die Grenze liegt bei { $wanted }: zu stark.
lesson-made-fair = deine Karte { $card } ist { $value } ± { $margin } Punkte Siegquote { $side ->
    [more] mehr
   *[less] weniger
 } wert als eine durchschnittliche: Das ganze Intervall liegt innerhalb von { $wanted }, und von 100 Sitzen, die sie nehmen können, bauen sie { $built }.
error-lesson-not-too-strong = deine Karte „{ $card }“ ist { $value } ± { $margin } Punkte Siegquote { $side ->
    [more] mehr
   *[less] weniger
 } wert als eine durchschnittliche; zu stark heißt sicher mehr als { $wanted }.
error-lesson-not-fair = deine Karte „{ $card }“ ist { $value } ± { $margin } Punkte Siegquote { $side ->
    [more] mehr
   *[less] weniger
 } wert als eine durchschnittliche; gefragt ist zwischen -{ $wanted } und +{ $wanted }.
error-lesson-keep-the-name = lass der Karte ihren Namen und ihre Spielerzahl, damit man sie wiederfindet.
error-lesson-nothing-changed = noch ist nichts geändert.
error-lesson-fair-unsure = deine Karte { $card } liegt { $value } ± { $margin } Punkte Siegquote neben einer durchschnittlichen: nahe, aber nicht das ganze Intervall liegt innerhalb von { $wanted }.
error-lesson-fair-but-dead = deine Karte { $card } ist etwa so viel wert wie eine durchschnittliche, aber von 100 Sitzen, die sie nehmen können, bauen sie nur { $built }; mindestens { $least } sollten es sein. Eine Karte, die niemand baut, ist nicht fair, sie ist tot.
error-lesson-less-will-do = zu stark ist sie ({ $value } ± { $margin } Punkte Siegquote über einer durchschnittlichen Karte), aber { $column } mit { $nearer } wäre es auch schon. Finde die kleinste Änderung.
error-lesson-no-size = { $column } hat keine Größe: Ändere eine Zahl, damit es wenig oder viel sein kann.
error-lesson-one-number = ändere eine Zahl, nicht { $count }: Dann weißt du, woran es lag.

# Was mehrere Aufgaben sagen, und das Bild eines Falls.
offer-yours = Runde { $round }. Du hast { COUNT($coins, "coin") } und { COUNT($shields, "shield") }.
error-lesson-player-of-ours = die meisten deiner Züge hat ein Spieler des Pakets gemacht. Wähle selbst: Nimm zurück oder beginne von vorn.
error-lesson-lucky-deal = geschafft sind { COUNT($points, "point") }, aber wer bei denselben Karten irgendetwas nimmt, schafft es auch, mit bis zu { $luck }. Hol mehr: Nimm zurück oder nimm andere Karten.

lesson-python-1-wanted = der Name deiner Funktion, `left`
lesson-python-1-hint-1 = `view.coins` sind deine Münzen, `card.cost` ist, was die Karte kostet.
lesson-python-1-hint-2 = Minus geht mit Namen wie mit Zahlen. Was steht vorn, Münzen oder Kosten?
lesson-python-1-hint-3 = Eine Funktion gibt ihr Ergebnis mit `return` und der Rechnung dahinter zurück.
lesson-python-1-answer = `return view.coins - card.cost`
lesson-python-2-wanted = der Name deiner Funktion, `can_pay`
lesson-python-2-hint-1 = Ein Vergleich wie `2 < 3` ist selbst ein Wert: True oder False.
lesson-python-2-hint-2 = `<=` heißt *kleiner oder gleich*. Wer genau so viele Münzen hat, kann zahlen.
lesson-python-2-hint-3 = Es braucht kein `if`: Gib den Vergleich von `card.cost` mit `view.coins` zurück.
lesson-python-2-answer = `return card.cost <= view.coins`
lesson-python-3-wanted = der Name deiner Funktion, `plan`
lesson-python-3-hint-1 = `view.shields` sind deine Schilde. Vergleiche sie mit 2.
lesson-python-3-hint-2 = `if view.shields < 2:` und darunter, vier Zeichen nach rechts gerückt, was dann zurückkommt.
lesson-python-3-hint-3 = Hinter `else:` steht, was sonst zurückkommt. Beide Wörter stehen in Anführungszeichen.
lesson-python-3-answer = `if view.shields < 2:`, darunter `return "bastion"`, dann `else:`, darunter `return "build"`
lesson-python-4-wanted = der Name deiner Funktion, `payable`
lesson-python-4-hint-1 = Beginne mit einer leeren Liste, `names = []`, und geh mit `for card in view.cards:` alle Karten durch.
lesson-python-4-hint-2 = In der Schleife: `if card.cost <= view.coins:`, und darin `names.append(card.name)`.
lesson-python-4-hint-3 = `return names` steht ganz am Ende, so weit links wie `for`: erst wenn alle Karten an der Reihe waren.
lesson-python-4-answer = `names = []`, `for card in view.cards:`, darin `if card.cost <= view.coins:`, darin `names.append(card.name)`, und am Ende `return names`
lesson-python-5-wanted = der Name deiner Funktion, `how_many`
lesson-python-5-hint-1 = Beginne mit `count = 0`, vor der Schleife.
lesson-python-5-hint-2 = `card.category == category` fragt, ob beide gleich sind: zwei Zeichen, denn eines allein vergibt einen Namen.
lesson-python-5-hint-3 = `count = count + 1` macht eins mehr daraus. Wenn alle Karten an der Reihe waren, gib es zurück.
lesson-python-5-answer = `count = 0`, `for card in cards:`, darin `if card.category == category:`, darin `count = count + 1`, und am Ende `return count`
lesson-python-6-wanted = der Name deiner Funktion, `first_build`
lesson-python-6-hint-1 = Jeder Zug hat ein `move.use`, etwa "build", und eine `move.card`, einen Namen.
lesson-python-6-hint-2 = Ein `return` in der Schleife beendet auch die Schleife: genau richtig für den ersten.
lesson-python-6-hint-3 = Was zurückkommt, wenn kein Zug baut, steht nach der Schleife, so weit links wie `for`.
lesson-python-6-answer = `for move in moves:`, darin `if move.use == "build":`, darin `return move.card`, und am Ende `return "nothing"`
lesson-py-left = richtig in { $count } Fällen, auch bei zu teuren Karten: Dort liegt das Ergebnis unter null und sagt, wie viele Münzen fehlen.
lesson-py-can-pay = richtig in { $count } Fällen; in { $yes } davon reichen die Münzen.
lesson-py-plan = richtig in { $count } Stellungen, mit wenigen Schilden und mit vielen.
lesson-py-payable = richtig in { $count } Stellungen: alles, was man zahlen kann, und sonst nichts.
lesson-py-count = richtig für { $count } Gruppen von Karten, auch für solche ohne eine einzige.
lesson-py-first-build = richtig in { $count } Stellungen. Das ist schon ein halber Spieler.
error-lesson-py-turned = bei { COUNT($coins, "coin") } und Kosten von { $cost } ({ $card }) ergibt es { $given }. Die Größe stimmt: erst die Münzen, dann minus die Kosten.
error-lesson-py-not-below = bei { COUNT($coins, "coin") } und Kosten von { $cost } ({ $card }) ergibt es { $given }; gesucht ist { $wanted }. Ein Ergebnis unter null sagt, wie viele Münzen fehlen.
error-lesson-py-left = bei { COUNT($coins, "coin") } und Kosten von { $cost } ({ $card }) ergibt es { $given }; gesucht ist { $wanted }.
error-lesson-py-true-false = bei { COUNT($coins, "coin") } und Kosten von { $cost } ({ $card }) ergibt es { $given }; gesucht ist True oder False, ohne Anführungszeichen.
error-lesson-py-just-enough = { COUNT($coins, "coin") } bei Kosten von { $cost } ({ $card }): gerade genug, und es ergibt { $given }. `<` heißt kleiner, `<=` kleiner oder gleich.
error-lesson-py-can-pay = bei { COUNT($coins, "coin") } und Kosten von { $cost } ({ $card }) ergibt es { $given }; gesucht ist { $wanted }.
error-lesson-py-one-of-two = bei { COUNT($shields, "shield") } ergibt es { $given }; gesucht ist eines von zwei Wörtern, `"bastion"` oder `"build"`.
error-lesson-py-edge = bei { COUNT($shields, "shield") } ergibt es { $given }. Weniger ist ein Grund für eine Bastion, genau so viele nicht: `<`, nicht `<=`.
error-lesson-py-plan = bei { COUNT($shields, "shield") } ergibt es { $given }; gesucht ist `{ $wanted }`.
error-lesson-py-a-list = bei { COUNT($coins, "coin") } ergibt es { $given }; gesucht ist eine Liste von Namen, { $wanted }.
error-lesson-py-cards = bei { COUNT($coins, "coin") } ergibt es ganze Karten; gesucht sind ihre Namen, { $wanted }: `card.name`.
error-lesson-py-return-in-loop = bei { COUNT($coins, "coin") } ergibt es { $given }; gesucht ist { $wanted }. Es hört bei der ersten Karte auf: Steht `return` in der Schleife?
error-lesson-py-all-cards = bei { COUNT($coins, "coin") } ergibt es alle Karten, { $given }; gesucht ist { $wanted }. Wo wird nach den Kosten gefragt?
error-lesson-py-list-just-enough = bei { COUNT($coins, "coin") } ergibt es { $given }; gesucht ist { $wanted }. Auch wer genau so viele Münzen hat, kann zahlen.
error-lesson-py-payable = bei { COUNT($coins, "coin") } ergibt es { $given }; gesucht ist { $wanted }.
error-lesson-py-count-one = für `"{ $asked }"` unter { COUNT($count, "card") } ergibt es { $given }; gesucht ist { $wanted }. Es hört bei eins auf: Steht `count = 0` oder `return` in der Schleife?
error-lesson-py-count-all = für `"{ $asked }"` unter { COUNT($count, "card") } ergibt es { $given }: alle. Gesucht ist { $wanted }. Wo wird nach dem Gebäudetyp gefragt?
error-lesson-py-count = für `"{ $asked }"` unter { COUNT($count, "card") } ergibt es { $given }; gesucht ist { $wanted }.
error-lesson-py-none-builds = kein Zug aus `{ $moves }` baut, und es ergibt { $given }; gesucht ist `"nothing"`.
error-lesson-py-gives-up = in `{ $moves }` findet es keinen; gesucht ist `{ $wanted }`. Es gibt zu früh auf: Steht das letzte `return` in der Schleife?
error-lesson-py-last-build = aus `{ $moves }` nimmt es den letzten, der baut, { $given }; gesucht ist der erste, `{ $wanted }`.
error-lesson-py-first-build = aus `{ $moves }` ergibt es { $given }; gesucht ist `{ $wanted }`.

lesson-listen-1-wanted = der Name deiner Funktion, `walls`
lesson-listen-1-hint-1 = Das Ereignis heißt "bastion_raised", und `event.who` ist der Name.
lesson-listen-1-hint-2 = Mit `taken_back=True` hört der Hook auch, was zurückgenommen wird; `event.sign` ist 1 oder -1.
lesson-listen-1-hint-3 = Im Hook: `found[event.who] += event.sign`. Nach dem Hook: `return found`.
lesson-listen-1-answer = `found = Counter()`, dann `@match.on("bastion_raised", taken_back=True)` über einer Funktion `raised(event)` mit der Zeile `found[event.who] += event.sign`, dann `return found`
lesson-listen-2-wanted = der Name deiner Funktion, `coins`
lesson-listen-2-hint-1 = Höre jedes Ereignis: `@match.on("event", taken_back=True, since="start")`. Am Anfang bekommen alle Münzen.
lesson-listen-2-hint-2 = `match.game.counts(event.event, match.rules)` sagt, was ein Ereignis wem bringt. Nimm, was als `thing` "coins" hat.
lesson-listen-2-hint-3 = Der Platz in der Tabelle ist `match.names[each.seat], event.cause`; dazu kommt `event.sign * each.amount`.
lesson-listen-2-answer = wie in der Zelle mit den Schilden, mit "coins" statt "shields" und dem Platz `match.names[each.seat], event.cause`
lesson-listen-3-wanted = der Name deiner Funktion, `herald`
lesson-listen-3-hint-1 = "invasion_struck" kommt bei jeder Invasion einmal, und `event.strength` ist ihre Stärke.
lesson-listen-3-hint-2 = Was der Hook zurückgibt, wird gesagt; die Funktion darum gibt etwas anderes zurück, etwa True.
lesson-listen-3-hint-3 = `return f"Die Tore beben: Stärke { "{" }event.strength{ "}" }!"` steht im Hook.
lesson-listen-3-answer = `@match.on("invasion_struck")` über einer Funktion `storm(event)`, die einen Text mit `event.strength` zurückgibt, dann `return True`
lesson-listen-walls = gleich wie die Engine nach jedem Zug, Zurück und Vor von { $games } geheimen Partien. Bastionen, die eine Invasion aus Gebäuden macht, meldet ein anderes Ereignis.
lesson-listen-coins = gleich wie die Engine nach jedem Zug, Zurück und Vor von { $games } geheimen Partien, Münze für Münze.
lesson-listen-said = { $count } Invasionen in { $games } geheimen Partien, und bei jeder ein eigener Satz.
error-lesson-no-tally = In dieser Aufgabe zählt die Partie nichts selbst zusammen: Zähle mit einem Hook.
error-lesson-listen-no-table = deine Funktion soll ihre Tabelle zurückgeben, ein dict oder einen Counter, nicht { $given }.
error-lesson-listen-start = vor dem ersten Zug ist `{ $place }` { $wanted }, in deiner Tabelle { $given }. Etwas geschah, bevor dein Hook hörte: `since="start"` erzählt es.
error-lesson-listen-undo = nachdem ein Zug zurückgenommen war, ist `{ $place }` { $wanted }, und deine Tabelle blieb bei { $given }. Lass den Hook auch das hören: `taken_back=True`.
error-lesson-listen-sign = nachdem ein Zug zurückgenommen oder wieder gespielt war, ist `{ $place }` { $wanted }, in deiner Tabelle { $given }. Was zurückgenommen wird, zählt mit `event.sign`, und das ist dann -1.
error-lesson-listen-walls = nach einem Zug ist `{ $place }` { $wanted }, in deiner Tabelle { $given }. Gesucht sind Bastionen, eine für jedes "bastion_raised".
error-lesson-listen-coins = nach einem Zug ist `{ $place }` { $wanted }, in deiner Tabelle { $given }. Münzen kommen und gehen auf mehreren Wegen, und ein Handel kann sie einem anderen Platz zahlen.
error-lesson-listen-too-often = in Runde { $round } kam eine Invasion, und { $count } Sätze: { $said }. Zu einer Invasion gehören mehrere Ereignisse; "invasion_struck" kommt einmal.
error-lesson-listen-elsewhere = in Runde { $round } griff niemand an, und es sagte { $said }.
error-lesson-listen-silent = in Runde { $round } kamen die Invasoren, und nichts wurde gesagt. Der Hook gibt den Satz zurück; `print` reicht nicht.
error-lesson-listen-no-strength = in Runde { $round } kam Stärke { $strength }, und { $said } verrät sie nicht.
error-lesson-listen-not-own = { $said } sagt das Spiel selbst. Finde einen eigenen Satz.

lesson-mind-1-wanted = der Name deiner Funktion, `record`
lesson-mind-1-hint-1 = `@match.on("played")` hört jeden Zug: `move.move` ist der Zug, `move.because.reasons` sind die Gründe.
lesson-mind-1-hint-2 = Jeder Grund hat einen `code` und `details`. Der gesuchte hat den Code "points_later", und die Punkte stehen in `details["points"]`.
lesson-mind-1-hint-3 = Nimm nur Züge, deren `move.move.use` "build" ist. Beginne mit `points = 0`: Nicht jeder spricht von späteren Punkten.
lesson-mind-1-answer = im Hook: `points = 0`, `for reason in move.because.reasons:`, darin `if reason.code == "points_later":`, darin `points = reason.details["points"]`; dann `if move.move.use == "build":`, darin `found.append([move.move.card, points])`
lesson-mind-2-wanted = der Name deiner Funktion, `guess`
lesson-mind-2-hint-1 = Gib jedem Zug einen Wert, wie in Lektion 05, und gib den besten zurück. Die meisten Punkte sofort stimmen in 8 von 20 Stellungen.
lesson-mind-2-hint-2 = Zähle dazu, was du aufgeschrieben hast: `later.get(move.card, 0)` spätere Punkte, wenn der Zug baut. Früh im Spiel zählen sie ganz, am Ende gar nicht.
lesson-mind-2-hint-3 = Mit `left = 8 - view.round`: Punkte + 0.5 * spätere Punkte * left + 0.3 * Münzen * left + min(Schilde, 6).
lesson-mind-2-answer = `return max(moves, key=worth)`, mit einem `worth(move)`, das zusammenzählt, was Tipp 3 sagt
lesson-mind-recorded = { $count } Gebäude aus { $games } geheimen Partien, jedes mit dem, was sein Erbauer darüber dachte.
lesson-mind-read = { $count } von { $positions } Zügen vorhergesagt, { $wanted } waren gesucht. Du weißt, wie ein Ritter denkt.
error-lesson-mind-no-list = deine Funktion soll ihre Liste von Paaren zurückgeben, [Karte, Punkte], nicht { $given }.
error-lesson-mind-empty = deine Liste blieb leer; { $wanted } Gebäude wurden gebaut. Hört der Hook "played", und hängt er an?
error-lesson-mind-walls-too = deine Liste hat { $count } Paare, eines für jeden Zug; gesucht sind die { $wanted } Gebäude. Eine Bastion bringt keine Punkte.
error-lesson-mind-zeros = deine Liste hat { $count } Paare von { $wanted }: Wer nichts von späteren Punkten sagt, erwartet 0, und auch das gehört hinein.
error-lesson-mind-length = deine Liste hat { $count } Paare; { $wanted } Gebäude wurden gebaut.
error-lesson-mind-pair = Paar { $place } ist { $given }; gesucht ist { $card } mit { COUNT($points, "point") }, die noch kommen.
error-lesson-mind-no-move = { $given } ist keiner der { $count } Züge.
error-lesson-mind-greedy = { $count } von { $positions } Zügen vorhergesagt, { $wanted } sind gesucht. Du sagst immer, was sofort die meisten Punkte bringt. Ein Ritter denkt auch an spätere Punkte, an Münzen und an Schilde.
error-lesson-mind-few = { $count } von { $positions } Zügen vorhergesagt, { $wanted } sind gesucht. Der erste verfehlte: In Runde { $round } wählte er `{ $move }` (spätere Punkte: { $points }), nicht `{ $given }`.
