# Warum eine Strategie so gewählt hat. Die kurze Form steht in Listen und hat darum kein Subjekt.

reason-points-now = Sofort { COUNT($points, "point") } mehr.
    .beginner = Wäre das Spiel jetzt zu Ende, brächte dieser Zug { COUNT($points, "point") } mehr.

reason-points-later = Später etwa { COUNT($points, "point") } mehr.
    .beginner = Gebäude mit einem Ziel können noch wachsen: Die nächsten Züge bringen ihnen etwa { COUNT($points, "point") } mehr.

reason-coins = { COUNT($coins, "coin") } mehr in der Hand.
    .beginner = Das bringt { COUNT($coins, "coin") } mehr. Mit Münzen lassen sich in den nächsten Runden Gebäude bezahlen.

reason-shields = Um { $percent } % sicherer gegen die Invasoren.
    .beginner = Mit diesen Schilden steigt die Chance, die nächsten Invasionen abzuwehren, um insgesamt { $percent } Prozentpunkte.

reason-award = Etwa { COUNT($points, "point") } mehr Belohnung.
    .beginner = Wer die letzte Invasion abwehrt, bekommt ihre Stärke als Punkte: Das bringt im Mittel etwa { COUNT($points, "point") } mehr.

reason-denial = Nimmt den anderen { COUNT($points, "point") } weg.
    .beginner = Wer noch an die Reihe kommt, hätte mit dem, was dieser Zug wegnimmt, { COUNT($points, "point") } mehr machen können.

reason-gifts = Zahlt { COUNT($coins, "coin") } an jemand anderen.
    .beginner = Der Handel bringt jemand anderem { COUNT($coins, "coin") }, und diesen Gewichten ist das recht.

reason-lesser-evil = Nichts bringt etwas; das kostet am wenigsten.
    .beginner = Nach diesen Gewichten verbessert kein Zug die Lage. Dieser kostet am wenigsten.

reason-next-best = { $use ->
    [build] Zweitbester Zug: „{ $card }“ bauen ({ $percent } %).
    [bastion] Zweitbester Zug: „{ $card }“ als Bastion ({ $percent } %).
   *[lose] Zweitbester Zug: „{ $card }“ verlieren ({ $percent } %).
}
    .beginner = { $use ->
        [build] Der zweitbeste Zug, „{ $card }“ zu bauen, gewann { $percent } % seiner Partien.
        [bastion] Der zweitbeste Zug, „{ $card }“ zur Bastion zu machen, gewann { $percent } % seiner Partien.
       *[lose] Der zweitbeste Zug, „{ $card }“ zu verlieren, gewann { $percent } % seiner Partien.
    }

# Wie die Regler der Waage heißen; dieselben Worte wie in den Gründen oben.
scales-title = Gewichte deines Spielers
scales-reset = Alles auf Anfang
scales-yours = deiner
scales-score = { $name }: { $score } ± { $margin } Punkte je Spiel
weight-points-now = Punkte sofort
weight-points-later = Punkte später
weight-coins = Münzen auf der Hand
weight-shields = sicher vor Invasoren
weight-award = die Belohnung
weight-gifts = Münzen an andere
