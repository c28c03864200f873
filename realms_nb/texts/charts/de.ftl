# Wörter der Diagramme: Titel, Lesehilfen, Achsen, Beschreibungen für alle, die das Bild nicht sehen.

chart-percent = { $value }{ "\u00A0" }%
chart-range = { $low } bis { $high }

chart-table = Tabelle
chart-failed = Dieses Diagramm konnte nicht gezeichnet werden.

chart-seat = Platz
chart-source = Quelle
chart-points = Punkte
chart-total = Summe
chart-cards = Karten
chart-round = Runde
chart-count = Anzahl
chart-what = Was
chart-coin = Münzen
chart-shield = Schilde
chart-strength = Stärke der Invasoren
chart-chance = Chance
chart-hold = Chance standzuhalten
chart-award = letzte Invasion abgewehrt
chart-move = Zug
chart-win = Gewinnchance
chart-interval = Intervall
chart-expected = Erwartete Punkte
chart-games = Spiele
chart-share = Anteil der Siege

chart-score-title = Woher die Punkte kommen
chart-score-below = Punkte, wenn das Spiel jetzt endete, nach Kategorie der Karten
chart-score-below-projected = Punkte, wenn das Spiel jetzt endete, nach Kategorie; gestrichelt: erwarteter Endstand
chart-score-description = Punkte nach Quelle, jetzt: { $listed }.

chart-history-title = Wie die Punkte gewachsen sind
chart-history-below = Punkte am Ende jeder Runde, nach Kategorie der Karten
chart-history-description = Punkte am Ende der Runden 1 bis { $rounds }: { $listed }.
chart-history-empty = Es wurde noch kein Zug gespielt, also gibt es keine Punkte zu zeigen.

chart-coins-title = Münzen und Schilde, Runde für Runde
chart-coins-below = Am Ende jeder Runde; das Sechseck zeigt, wie stark eine Invasion war
chart-coins-seat = { $name }: { COUNT($coins, "coin") }, { COUNT($shields, "shield") }
chart-coins-struck = Die Invasion nach Runde { $round } hatte Stärke { $strength }.
chart-coins-description = Münzen und Schilde jetzt: { $listed }.

chart-invasion-title = Wie stark die Invasoren werden und wer standhält
chart-invasion-grid = Grau: das Reich hält dieser Stärke stand, so wie es jetzt ist; rechts die Chance standzuhalten
chart-invasion-below = Exakt für Plättchen auf der Invasoren-Tafel; künftige Runden erhalten in { $rate } der Fälle eines
chart-invasion-after = Gestrichelt: nach dem Zug, der erwogen wird
chart-invasion-next = Invasion nach Runde { $round }
chart-invasion-last = Letzte Invasion, nach Runde { $round }
chart-invasion-holds = { $name }, { COUNT($shields, "shield") }: Chance standzuhalten { $chance }
chart-invasion-description = Invasion nach Runde { $round }, Chance jeder Stärke: { $strengths }. { $holds }.
chart-invasion-none = Es kommt keine Invasion mehr.

chart-moves-title = Wie oft jeder Zug gewinnt
chart-moves-below = Anteil gewonnener Probespiele; die Linie ist das Intervall
chart-moves-description = Gewinnchance jedes Zuges: { $moves }.
chart-moves-empty = Es gibt keinen Zug zu vergleichen.
chart-kind-build = bauen
chart-kind-bastion = Verteidigungsanlage errichten
chart-kind-discard = abwerfen
chart-kind-lose = verlieren
chart-move-build = { $card } bauen
chart-move-bastion = Verteidigungsanlage: { $card }
chart-move-discard = { $card } abwerfen
chart-move-lose = { $card } verlieren

chart-variant = Variante
chart-share-percent = Anteil der Siege in Prozent
chart-difference = Unterschied
chart-points-percent = Prozentpunkte
chart-measure-score = Punkte je Reich
chart-measure-first-seat = Vorteil des ersten Platzes
chart-measure-held = Anteil der gehaltenen Invasionen
chart-measure-bastions = Verteidigungsanlagen je Reich
chart-measure-coins = übrige Münzen je Reich
chart-difference-title = Was die Änderung bewirkt: { $measure }
chart-difference-below = Unterschied zu { $against } bei denselben { $deals } Ausgaben; die Linie ist das 95-%-Intervall; hohl: noch nicht zu sagen
chart-difference-description = Unterschied zu { $against }, { $measure }, bei denselben { $deals } Ausgaben, mit 95-%-Intervallen: { $listed }.
chart-seats-title = Wie oft jeder Platz gewinnt
chart-seats-below = Anteil der Siege bei { $deals } Ausgaben; die Linie ist das 95-%-Intervall; gestrichelt: gerechter Anteil, { $fair }; hohl: vielleicht gerecht
chart-seats-description = Anteil der Siege jedes Platzes bei { $deals } Ausgaben, mit 95-%-Intervallen; gerecht wären { $fair }: { $listed }.
chart-seats-place = { $variant }, Platz { $number }

chart-shares-title = Wie oft sie gewinnen, und wie sicher das ist
chart-shares-below = Anteil der Siege; die Linie ist das 95-%-Intervall, n die Zahl der Spiele
chart-shares-fair = Gestrichelt: { $share }
chart-shares-who = Wer spielt
chart-shares-seat = Platz { $number }
chart-shares-one = { $name }: { $share } ({ $interval }), n = { $games }
chart-shares-description = Anteil der Siege mit 95-%-Intervall: { $listed }.
chart-shares-empty = Es gibt niemanden zu vergleichen.
