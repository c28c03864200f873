# Wörter der Spielbretter. Jede Nachricht `ui-` geht an den Browser; { $... } dort füllt der Browser.

ui-take = Nimm eine Karte, dann baue sie oder mauere sie ein.
ui-lose = Die Invasoren sind durchgebrochen: Wähle das Gebäude, das du verlierst.
ui-deck = Nachziehstapel
ui-discards = Ablage
ui-middle = Mitte
ui-market = Karten zur Wahl
ui-from = { $name_is ->
    [you] von dir
   *[other] von { $name }
}
ui-took-own = { WHO($name, $name_is, "hast", "hat") } „{ $card }“ behalten.
ui-took-middle = { WHO($name, $name_is, "hast", "hat") } „{ $card }“ aus der Mitte genommen.
ui-took-from = { WHO($name, $name_is, "hast", "hat") } „{ $card }“ von { $holder_is ->
    [you] dir
   *[other] { $holder }
} genommen.
ui-choice-none = Wähle eine Karte, um zu sehen, was jede Möglichkeit bewirkt.
ui-trade = Handel, von links nach rechts
ui-no-trade = Keine Handelsaktionen
ui-coins = Münzen
ui-use = Bauen oder einmauern
ui-build-free = Bauen: kostenlos
ui-build-pay = Bauen: { $cost } zahlen
ui-shields = Schilde
ui-chance-to-hold = hält mit { $percent } %
ui-held = das Reich hielt stand
ui-fell = die Invasoren brachen durch
ui-lose-one = „{ $card }“ umdrehen
ui-track = Invasoren-Tafel
ui-track-note = Stapel { $pile } · Ringe: %
ui-realm-of = { $name_is ->
    [you] Dein Reich
   *[other] Reich von { $name }
}
ui-bastion-name = Bastion
ui-named-build = { $card } bauen
ui-named-bastion = { $card } als Bastion
ui-lost-turn = Zug entfallen
ui-invasion = Invasion nach Runde { $round }
ui-token-down = Plättchen, verdeckt
ui-token-up = Plättchen der Stärke { $strength }
ui-token-none = kein Plättchen
ui-scene-invasion = Invasion!
ui-keys-list = Tab, Esc = ins Brett, wieder hinaus · ← → = von Karte zu Karte; am Schieber Schritt für Schritt · Enter = Karte wählen · B, W = bauen, zur Bastion machen · N = weiter · [ = einen Schritt zurück · P = von hier weiterspielen · U = zurücknehmen · 1 2 3 4 = Wahl, Züge, Chancen, Rückblick · V = zurückblicken · C = Gewinnchancen · H = Tipp, dann mehr · F = ganzer Bildschirm · G = neues Spiel, fragt vorher · ? = diese Seite

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
card-fixed = keine Bastion
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
move-bastion = „{ $card }“ einmauern
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
ui-tour-1 = 1. Nehmen
ui-tour-1-text = Jede Runde nimmst du eine Karte: deine eigene, die eines anderen oder eine aus der Mitte. Die Münze links oben ist der Preis; eine graue Karte sagt, warum sie nicht zu haben ist.
ui-tour-2 = 2. Bauen oder Bastion
ui-tour-2-text = Hier siehst du, was deine Wahl bewirkt, bevor du sie triffst: Münzen, Punkte, Schilde und die Chance standzuhalten.
ui-tour-3 = 3. Standhalten
ui-tour-3-text = Ein dunkles Banner ist eine Invasion. Der Ring sagt, wie wahrscheinlich ein Reich standhält; eine Bastion macht es stärker.
ui-sym-coin = Münze; auf einer Karte: ihr Preis
ui-sym-points = Punkte
ui-sym-shield = Schild, hält Stärke 1 auf
ui-sym-gain = Handel: eine Münze nehmen
ui-sym-pay = Handel: eine Münze zahlen
ui-sym-token = Invasorenplättchen, verdeckt
ui-sym-bastion = Bastion
ui-sym-fixed = kann keine Bastion werden
ui-sym-first = Startspieler der Runde
ui-sym-kinds = verschiedene Kategorien
