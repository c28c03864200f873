# Die Bühne von Minute Realms: Auslage, Reiche, Wahl, Ende einer Runde, Ergebnis.

ui-pay = { $coins } zahlen
ui-wins-switch = Gewinnchancen
ui-win = Sieg { $percent } %
ui-stops = { $name_is ->
    [you] du wehrst
   *[other] { $name } wehrt
} Invasion { $number } ab
ui-win-game = { $name_is ->
    [you] du gewinnst
   *[other] { $name } gewinnt
} das Spiel
ui-win-wait = wird berechnet
ui-worth = Was sie jedem bringt
ui-worth-now = jetzt { $gain }
worth-last = Niemand sonst kann sie mehr nehmen.
worth-same = { $count ->
    [2] Für beide gleich viel wert.
   *[other] Für alle { $count ->
        [3] drei
        [4] vier
       *[other] fünf
    } gleich viel wert.
}
worth-deny = { $rival } bekäme { $gain }, du { $own }: Wer sie nimmt, verwehrt { $rival } { $less }.
worth-other = Jemand anderem bringt sie mehr: { $gain } statt { $own }.
worth-yours = Niemandem bringt sie mehr als dir: kein Grund, sie nur wegzunehmen.
ui-end-title = Runde { $round } ist vorbei
ui-end-bastion = { $card }, verdeckt
ui-end-points = Punkte
ui-now-more = jetzt { $points }, bis { $most }
ui-now-points = jetzt { $points } Punkte
ui-now-point = jetzt 1 Punkt
ui-against = Du spielst gegen
ui-left-over = Übrig: { $cards }.
ui-left-none = Nichts bleibt übrig.
ui-begins = { $name_is ->
    [you] Du beginnst Runde { $round }.
   *[other] { $name } beginnt Runde { $round }.
}
ui-invasion-title = Invasion { $number }
ui-invasion-note = Die Plättchen der Runden { $from } bis { $to } zählen zusammen. Ein Reich wehrt sie mit mindestens so vielen Schilden ab.
ui-strength = Stärke
ui-figures = { $shields } gegen { $strength }:
ui-verdict-stopped = { $name_is ->
    [you] du wehrst ab
   *[other] { $name } wehrt ab
}
ui-verdict-lost = { $name_is ->
    [you] du verlierst
   *[other] { $name } verliert
} „{ $card }“
ui-verdict-choose = { $name_is ->
    [you] du verlierst
   *[other] { $name } verliert
} ein Gebäude
ui-verdict-fell = { $name_is ->
    [you] du wehrst nicht ab
   *[other] { $name } wehrt nicht ab
}
ui-scene-round = Die Runde ist vorbei.
ui-sheets = Wertungsblätter
ui-sheet-held = abgewehrt
ui-sheet-fell = nicht abgewehrt
ui-sheet-round = Runde
ui-chances-of = { $name_is ->
    [you] Deine Züge: wie oft jeder gewinnt
   *[other] Züge von { $name }: wie oft jeder gewinnt
}
ui-chances-note = Je { $playouts } mögliche Verläufe, alle spielen weiter wie die, die da sitzen, Menschen wie { $people_like }; gestrichelt: gleiche Chancen. Ein Druck auf einen Zug wählt ihn aus.
ui-chances-wait = Die Verläufe werden gespielt …
ui-chances-none = Hier hat gerade niemand zu entscheiden.
ui-chances-invasion = Invasion { $number } nach Runde { $round }: Chance jeder Stärke
ui-chances-over = Es kommt keine Invasion mehr.
ui-dock = Diagramme
ui-dock-moves = Deine Züge
ui-dock-invaders = Invasoren
ui-dock-points = Punkte
ui-dock-larger = vergrößern
ui-dock-smaller = verkleinern
ui-dock-least = { $name_is ->
    [you] Ab { $least } verlierst du
   *[other] Ab { $least } verliert { $name }
} ein Gebäude.
ui-dock-chance = Chance
ui-dock-strength = Stärke
ui-even = gleiche Chance, { $percent } %
ui-dock-holds = { $name_is ->
    [you] Du wehrst
   *[other] { $name } wehrt
} Invasion { $number } in { $percent } von 100 Fällen ab (Schilde: { $shields }).
ui-enlarge = { $card }, vergrößern
ui-plot-bastion = Jetzt eine Bastion.

chances-hold = { $seat_is ->
    [you] du { $percent } %
   *[other] { $seat } { $percent } %
}
chances-holds = Ein Reich wehrt ab, was an oder links von seiner Marke steht: { $holds }.
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
ui-tab-cards = Karten
ui-tab-realms = Reiche
ui-tab-more = Mehr
