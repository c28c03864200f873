# Wörter der Spielbretter. Jede Nachricht `ui-` geht an den Browser; { $... } dort füllt der Browser.

ui-take = Nimm eine Karte. Baue sie oder mach eine Bastion daraus.
ui-lose = Die Invasoren sind durchgebrochen: Wähle das Gebäude, das du verlierst.
ui-middle = Mitte
ui-market = Karten zur Wahl
ui-took-own = { WHO($name, $name_is, "hast", "hat") } „{ $card }“ behalten.
ui-took-middle = { WHO($name, $name_is, "hast", "hat") } „{ $card }“ aus der Mitte genommen.
ui-took-from = { WHO($name, $name_is, "hast", "hat") } „{ $card }“ von { $holder_is ->
    [you] dir
   *[other] { $holder }
} genommen.
ui-choice-none = Drück eine Karte, dann siehst du, was sie bringt.
ui-trade = Handel, von links nach rechts
ui-no-trade = Keine Handelsaktionen
ui-coins = Münzen
ui-use = Bauen oder zur Bastion machen
ui-build-free = Bauen: kostenlos
ui-build-pay = Bauen: { $cost } zahlen
ui-shields = Schilde
ui-held = das Reich hat die Invasion abgewehrt
ui-fell = die Invasoren brachen durch
ui-lose-one = „{ $card }“ wird zur Bastion
ui-track = Invasoren
ui-track-note = Ring: Chance, sie abzuwehren
ui-realm-of = { $name_is ->
    [you] Dein Reich
   *[other] Reich von { $name }
}
ui-bastion-name = Bastion
ui-stock = Karten im Stapel: { $deck }. Abgelegt: { $discards }. Invasoren-Plättchen im Stapel: { $pile }.
ui-card-own = deine Karte
ui-card-of = { $name_is ->
    [you] deine Karte
   *[other] Karte von { $name }
}
ui-card-middle = Mitte
ui-swap = Tausch
ui-chance-to-stop = Chance, sie abzuwehren: { $percent } %
ui-chance-about = Chance, sie abzuwehren: etwa { $percent } %
trades = Handel: { $actions }
trades-g = +{ COUNT($count, "coin") }
trades-p = zahle { $count }
trades-i = ein Invasor
goal = { $rounds ->
    [1] 1 Runde
   *[other] { $rounds } Runden
}, { $invasions ->
    [0] keine Invasion
    [1] 1 Invasion
   *[other] { $invasions } Invasionen
}. Die meisten Punkte siegen.
end-headline = { $seats_is ->
    [you] Du gewinnst
   *[other] { $seats_count ->
        [one] { $seats } gewinnt
       *[other] Geteilter Sieg: { $seats }
    }
} mit { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkten
}.
end-other = { $seat_is ->
    [you] du
   *[other] { $seat }
} { $points }
end-title = { $seats_is ->
    [you] Du gewinnst
   *[other] { $seats } gewinnt
}, { $points } zu { $next }
end-shared = Geteilter Sieg: { $seats }, je { $points }
end-place = Du bist { $place ->
    [1] Erster
    [2] Zweiter
    [3] Dritter
    [4] Vierter
   *[other] Fünfter
} mit { $points }.
end-tie = { $how ->
    [coins] Gleich viele Punkte: Mehr Münzen haben entschieden.
    [buildings] Punkte und Münzen sind gleich: Mehr Gebäude haben entschieden.
   *[shared] Punkte, Münzen und Gebäude sind gleich.
}
end-bastions = { WHO($seat, $seat_is, "hast", "hat") } { $stopped ->
    [1] die Invasion
    [2] beide Invasionen
   *[other] alle { $stopped } Invasionen
} abgewehrt, aber { $bastions } Bastionen bringen keine Punkte.
end-award = { WHO($seat, $seat_is, "hast", "hat") } für die letzte Invasion { $points } bekommen, { $other }.
end-buildings = { WHO($seat, $seat_is, "hast", "hat") } { $count } Gebäude mit zusammen { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkten
}, { $other }.
end-built = { $seat_is ->
    [you] du hast
   *[other] { $seat } hat
} { $count } mit { $points }
ui-named-build = { $card } bauen
ui-named-bastion = { $card } als Bastion
ui-lost-turn = Zug entfallen
ui-invasion = Invasion nach Runde { $round }
ui-token-down = Plättchen, verdeckt
ui-token-up = Plättchen der Stärke { $strength }
ui-token-none = kein Plättchen
ui-scene-invasion = Invasion: Wer wehrt sie ab?
ui-keys-list = Tab, Esc = ins Brett, wieder hinaus · ← → = von Karte zu Karte; am Schieber Schritt für Schritt · Enter = Karte wählen · B, W = bauen, zur Bastion machen · N, Leertaste = ein Schritt · [ = einen Schritt zurück · P = von hier weiterspielen · U = zurücknehmen · 1 2 3 4 = Wahl, Züge, Chancen, Rückblick · Y = warum · O = was die Karte jedem bringt · D = Diagramm vergrößern · V = zurückblicken · C = Gewinnchancen · H = Tipp, dann mehr · F = ganzer Bildschirm · G = neues Spiel, fragt vorher · ? = diese Seite

# Where the long words of the cards may be broken in a narrow place.
long-words = Alt-stadt Aquä-dukt Armen-haus Bauern-hof Be-lage-rungs-werk-statt Bettel-kloster Braue-rei Bürger-haus Ein-siede-lei Fach-werk-haus Fische-rei Fluss-häuser Fried-hof Gast-haus Gerichts-hof Glocken-turm Grenz-feste Handels-posten Jagd-schloss Ka-the-drale König-liche Lager-haus Markt-platz Ordens-haus Pilger-markt Reli-quien-kirche Säge-werk Schatz-kammer Schieß-platz Schäfer-hütte Silber-mine Skrip-torium Stal-lungen Stein-bruch Thron-saal Tuch-halle Turnier-platz Wach-turm Waffen-kammer Wein-berg Wohn-turm Zoll-brücke Zoll-palast

step-gain = 1 aus der Bank nehmen
step-pay-supply = 1 an die Bank zahlen
step-pay-seat = 1 an { $seat_is ->
    [you] dich
   *[other] { $seat }
} zahlen
step-token = Plättchen, verdeckt, auf Runde { $round }
step-token-skipped = Invasoren-Symbol entfällt
step-cannot-pay = Keine Münze zum Zahlen
choice-from-you = deine eigene Karte, kein Handel
choice-from-middle = aus der Mitte; „{ $card }“ kommt dafür dorthin
choice-from-seat = von { $seat_is ->
    [you] dir
   *[other] { $seat }
}; „{ $card }“ kommt dafür dorthin
bastion-brings = Bastion: +{ COUNT($income, "coin") }, { COUNT($shields, "shield") }
loss-cost = { COUNT($points, "point") } weniger, { COUNT($shields, "shield") } mehr

card-flat = { COUNT($points, "point") }
card-percat = { COUNT($points, "point") } je Gebäude des Typs { $category }
card-bestcat = { COUNT($points, "point") } je Gebäude eines Typs, des besten
card-coin = { COUNT($points, "point") } je Münze am Ende
card-pair = { COUNT($points, "point") } für { $first } und { $second } zusammen
card-cats = { $table } Punkte für 1 bis { $most } verschiedene Typen
card-inv = { $points } Punkte minus 1 je Münze am Ende
card-shields = { COUNT($shields, "shield") }
card-fixed = nie eine Bastion
card-cost = kostet { $cost }
card-trade = Handel: { $signs }
sign-g = Münze nehmen
sign-p = Münze zahlen
sign-i = Invasoren-Plättchen

hint-take = { $free ->
    [0] Wer die eigene Karte behält, muss nicht handeln. Eine Bastion bringt sofort { COUNT($income, "coin") } und { COUNT($shields, "shield") }; Gebäude bringen am Ende Punkte.
   *[other] { COUNT($free, "card") } zur Wahl kannst du jetzt ohne Kosten bauen. Eine Bastion bringt sofort { COUNT($income, "coin") } und { COUNT($shields, "shield") }; Gebäude bringen am Ende Punkte.
}
hint-lose = Das Gebäude wird zur Bastion und bringt keine Punkte mehr: Gib das her, das dir am wenigsten wert ist.
move-build = „{ $card }“ bauen
move-bastion = „{ $card }“ zur Bastion machen
move-lose = „{ $card }“ verlieren
move-discard = „{ $card }“ ablegen

short-built-own = { $card } behalten und gebaut
short-built-middle = { $card } aus der Mitte genommen und gebaut
short-built-seat = { $card } von { $seat_is ->
    [you] dir
   *[other] { $seat }
} genommen und gebaut
short-bastion-own = { $card } behalten: Bastion
short-bastion-middle = { $card } aus der Mitte genommen: Bastion
short-bastion-seat = { $card } von { $seat_is ->
    [you] dir
   *[other] { $seat }
} genommen: Bastion
short-turn-lost = { $card } abgelegt: Zug verloren
short-lost = { $card } verloren
short-dealt = { $card } an { $seat_is ->
    [you] dich
   *[other] { $seat }
}
short-deal = Ausgeteilt: { $given }.
short-deal-middle = Ausgeteilt: { $given }; in die Mitte { $middle }.

# Ein erster Blick in drei Schritten, und was die Zeichen bedeuten.
ui-sym-coin = Münze; auf einer Karte: ihr Preis
ui-sym-points = Punkte
ui-sym-shield = Schild, wehrt Stärke 1 ab
ui-sym-gain = Handel: eine Münze nehmen
ui-sym-pay = Handel: eine Münze zahlen
ui-sym-token = Invasorenplättchen, verdeckt
ui-sym-bastion = Bastion
ui-sym-fixed = kann keine Bastion werden
ui-sym-first = Startspieler der Runde
ui-sym-kinds = verschiedene Kategorien

# How the levels play, for the dialog of a new game.
ui-plays-squire = Nimmt die meisten Punkte, die er auf einmal sieht, und ist oft abgelenkt.
ui-plays-knight = Wägt Punkte jetzt und später, Münzen und Schilde ab; schaut nie voraus.
ui-plays-duke = Probiert jeden Zug in gewürfelten Zukünften, in denen alle wie ein Ritter spielen.
ui-plays-emperor = Durchsucht gewürfelte Zukünfte bis zum Ende der Runde.
