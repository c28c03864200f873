# Rückblick auf eine Partie. „Chance“ ist die Gewinnchance, in Punkten von hundert.

review-title = Rückblick
review-whose = „Du“ ist hier { $who }; für den Rückblick von einem anderen Platz: { $code }
review-won = { $seats_is ->
    [you] Du hast gewonnen.
    [with_you] { $seats } haben gemeinsam gewonnen.
    [others] { $seats } haben gemeinsam gewonnen.
   *[other] { $seats } hat gewonnen.
}
review-lost = Alle haben verloren.
review-open = Diese Partie ist nicht zu Ende; sie wird bis hierher beurteilt.
review-scores = Punkte: { $listed }.
review-luck-with = Das Glück war auf deiner Seite.
review-luck-against = Das Glück war gegen dich.
review-luck-even = Das Glück war, soweit man sehen kann, ausgeglichen.
review-gave = { $count ->
    [0] Du hast nichts verschenkt.
    [one] Eine Entscheidung hat dich Chancen gekostet.
   *[other] { $count } Entscheidungen haben dich Chancen gekostet.
}
review-curve = Deine Gewinnchance, Schritt für Schritt
review-curve-below = Prozent; { $playouts } ausgeloste Zukünfte nach jedem Zug.
review-curve-told = Deine Gewinnchance zu Beginn jeder Runde: { $listed }.
review-round = Runde { $number }
review-even = gestrichelt: gleiche Chancen
review-mark-choice = deine Entscheidung, gefüllt: sie hat etwas gekostet
review-mark-luck = Glück: eine Auslage, aufgedeckte Karten oder eine Invasion
review-shaded = schattiert: 95-%-Intervall
review-ledger = Wo die Chance blieb
review-ledger-below = Punkte der Gewinnchance; sie gehen auf
review-ledger-told = Rechnung deiner Gewinnchance: { $listed }.
review-start = Anfang
review-luck = Glück
review-hidden = Verdeckt
review-others = Die anderen
review-own = Deine Wahl
review-result = Ergebnis
review-so-far = Bis jetzt
review-ledger-note = Glück ist, was der Zufall gebracht hat; über viele Partien ist es 0. Deshalb beurteilt Ergebnis − Glück das Spiel: { $result } − { $luck } = { $play }; dein Platz ist { $start } wert. Entscheidungen werden daran gemessen, wie derselbe Platz in diesen Zukünften weiterspielt.
review-hidden-note = Verdeckt ist, was ans Licht kam und jemand schon wusste: { $hidden }; das ist kein Glück.
review-choices = Deine Entscheidungen
review-verdict-best = beste
review-verdict-cost = kostete { $cost }
review-verdict-cannot-tell = nicht zu sagen
review-moments = { $count ->
    [0] Kein Moment zum Nachsehen
    [one] Ein Moment zum Nachsehen
   *[other] { $count } Momente zum Nachsehen
}
review-nothing = Du hast nichts verschenkt: keine deiner Entscheidungen war messbar schlechter als eine andere.
review-step = Schritt { $step }
review-played = Gespielt
review-said = Dazu hieß es: „{ $said }“
review-better = Besser
review-win = Gewinn { $low } bis { $high } %
review-figure-points = Punkte
review-end-scores = Im Mittel endet es mit { $better } Punkten für dich statt mit { $played }.
review-end-others = { $rival } endet mit { $better } statt mit { $played }.
review-look = rn.Board(review.again({ $number })) öffnet diese Stellung: Versuch es von hier noch einmal.
review-evaluator = Wo die, die weiterspielen, eine Stellung falsch einschätzen, sieht ihr Fehler wie Glück oder wie eine Entscheidung aus.
review-searched = In den letzten zwei Runden beurteilt eine Suche die Entscheidungen: Alle antworten so gut, wie sie es findet.
reason-pays-less = Zahlt anderen { COUNT($coins, "coin") } weniger.
    .beginner = Der Handel gibt einem anderen { COUNT($coins, "coin") } weniger.
chart-curve-title = Die Gewinnchance, Schritt für Schritt
chart-curve-below = Nach jeder Entscheidung (Raute) und jedem Glücksfall (Kreis); schattiert: das 95-%-Intervall
chart-curve-event = Ereignisse der Partie
chart-curve-description = Die Gewinnchance am Ende: { $listed }.
review-stopped = Vorzeitig angehalten: Die ersten { $judged } von { $steps } Zügen wurden beurteilt.
review-mark-hidden = verdeckt: was jemand wusste, kam ans Licht
