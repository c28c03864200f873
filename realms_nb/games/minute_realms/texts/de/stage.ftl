# Die Bühne von Minute Realms: Auslage, Reiche, Wahl, Ende einer Runde, Ergebnis.

ui-pay = { $coins } zahlen
ui-hold-named = hält { $number }, %
ui-hold-to = { $now } jetzt, { $then } nach dieser Wahl
ui-wins-switch = Gewinnchancen
ui-win = Sieg { $percent } %
ui-win-wait = wird berechnet
ui-end-title = Runde { $round } ist vorbei
ui-end-bastion = { $card }, verdeckt
ui-end-points = Punkte
ui-left-over = Übrig: { $cards }.
ui-left-none = Nichts bleibt übrig.
ui-begins = { $name_is ->
    [you] Du beginnst Runde { $round }.
   *[other] { $name } beginnt Runde { $round }.
}
ui-next-round = Nächste Runde
ui-the-invasion = Die Invasion
ui-the-scoring = Die Wertung
ui-scene-round = Die Runde ist vorbei.
ui-sheets = Wertungsblätter
ui-sheets-note = Sie bleiben bis zum nächsten Spiel hier. Zeige auf eine Zeile, und ihre Karte leuchtet auf.
ui-sheet-held = gehalten
ui-sheet-fell = nicht gehalten
ui-sheet-round = Runde
ui-struck = Invasion { $number }: Stärke { $strength }
ui-chances-of = { $name_is ->
    [you] Deine Züge: Chance zu gewinnen, %
   *[other] Züge von { $name }: Chance zu gewinnen, %
}
ui-chances-note = Je { $playouts } mögliche Verläufe, alle spielen weiter wie die, die da sitzen, Menschen wie { $people_like }; gestrichelt: gleiche Chancen. Ein Druck auf einen Zug wählt ihn aus.
ui-chances-wait = Die Verläufe werden gespielt …
ui-chances-none = Hier hat gerade niemand zu entscheiden.
ui-chances-invasion = Invasion { $number } nach Runde { $round }: Chance jeder Stärke, %
ui-chances-over = Es kommt keine Invasion mehr.
ui-dock = Diagramme
ui-dock-moves = Züge
ui-dock-invaders = Invasoren
ui-dock-points = Punkte
ui-dock-holds = { $name_is ->
    [you] Invasion { $number }: Du hältst in { $percent } von 100 Fällen stand (Schilde: { $shields }).
   *[other] Invasion { $number }: { $name } hält in { $percent } von 100 Fällen stand (Schilde: { $shields }).
}
ui-enlarge = { $card }, vergrößern
ui-plot-bastion = Liegt verdeckt und verteidigt das Reich.

chances-hold = { $seat_is ->
    [you] du { $percent } %
   *[other] { $seat } { $percent } %
}
chances-holds = Ein Reich hält, was an oder links von seiner Marke steht: { $holds }.
sheet-percat = { $each } × { $count } { $category }
sheet-bestcat = { $each } × { $count } { $category }
sheet-coin = { COUNT($coins, "coin") }
sheet-inv = { $most } − { COUNT($coins, "coin") }
sheet-cats = { COUNT($count, "category") }
sheet-pair = { $complete ->
    [1] { $first } und { $second }
   *[0] braucht { $first } und { $second }
}
sheet-award = { $shields } gegen { $strength }
