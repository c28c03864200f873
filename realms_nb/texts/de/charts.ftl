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
chart-chance = Chance
chart-move = Zug
chart-win = Gewinnchance
chart-interval = Intervall
chart-expected = Erwartete Punkte
chart-games = Spiele
chart-share = Anteil der Siege

chart-score-title = Woher die Punkte kommen
chart-score-small = Punkte, wenn das Spiel jetzt endete
chart-score-small-projected = Punkte jetzt → am Ende erwartet; gestrichelt: was noch kommt
chart-sources-below = Punkte, wenn das Spiel jetzt endete, nach Quelle
chart-sources-below-projected = Punkte, wenn das Spiel jetzt endete, nach Quelle; gestrichelt: erwartetes Endergebnis
chart-score-description = Punkte nach Quelle, jetzt: { $listed }.

chart-history-title = Wie die Punkte gewachsen sind
chart-history-description = Punkte am Ende der Runden 1 bis { $rounds }: { $listed }.
chart-history-empty = Es wurde noch kein Zug gespielt, also gibt es keine Punkte zu zeigen.

chart-moves-title = Wie oft jeder Zug gewinnt
chart-moves-title-of = { $seat_is ->
    [you] Deine Züge: wie oft jeder gewinnt
   *[other] Züge von { $seat }: wie oft jeder gewinnt
}
chart-moves-below = Anteil gewonnener Probespiele; die Linie ist das Intervall
chart-moves-description = Gewinnchance jedes Zuges: { $moves }.
chart-moves-empty = Es gibt keinen Zug zu vergleichen.

chart-variant = Variante
chart-share-percent = Anteil der Siege in Prozent
chart-difference = Unterschied
chart-points-percent = Prozentpunkte
chart-measure-score = Punkte je Reich
chart-measure-first-seat = Vorteil des ersten Platzes
chart-difference-title = Was die Änderung bewirkt: { $measure }
chart-difference-below = Unterschied zu { $against } bei denselben { $deals } Auslagen; die Linie ist das 95-%-Intervall; hohl: noch nicht zu sagen
chart-difference-description = Unterschied zu { $against }, { $measure }, bei denselben { $deals } Auslagen, mit 95-%-Intervallen: { $listed }.
chart-seats-title = Wie oft jeder Platz gewinnt
chart-seats-below = Anteil der Siege bei { $deals } Auslagen; die Linie ist das 95-%-Intervall; gestrichelt: gerechter Anteil, { $fair }; hohl: vielleicht gerecht
chart-seats-description = Anteil der Siege jedes Platzes bei { $deals } Auslagen, mit 95-%-Intervallen; gerecht wären { $fair }: { $listed }.
chart-seats-place = { $variant }, Platz { $number }

chart-shares-title = Wie oft sie gewinnen, und wie sicher das ist
chart-shares-below = Anteil der Siege; die Linie ist das 95-%-Intervall, n die Zahl der Spiele
chart-shares-fair = Gestrichelt: { $share }
chart-shares-who = Wer spielt
chart-shares-seat = Platz { $number }
chart-shares-one = { $name }: { $share } ({ $interval }), n = { $games }
chart-shares-description = Anteil der Siege mit 95-%-Intervall: { $listed }.
chart-shares-empty = Es gibt niemanden zu vergleichen.

error-table-columns = Diese Tabelle sollte die Spalten { $columns } haben; es fehlt: { $lacking }.
