# Wörter der Spielbretter. Jede Nachricht `ui-` geht an den Browser; { $... } dort füllt der Browser.

ui-round = Runde { $round }
ui-of-rounds = von { $rounds }
ui-began = { $name } hat begonnen
ui-you-began = du hast begonnen
ui-your-turn = Du bist am Zug.
ui-turn-of = { $name } ist am Zug.
ui-take = Nimm eine Karte, dann baue sie oder mauere sie ein.
ui-lose = Die Invasoren sind durchgebrochen: Wähle das Gebäude, das du verlierst.
ui-over = Das Spiel ist zu Ende.
ui-deck = Nachziehstapel
ui-discards = Ablage
ui-middle = Mitte
ui-market = Karten zur Wahl
ui-pay-holder = Münzen an { $name }
ui-pay-supply = an die Bank
ui-from = von { $name }
ui-has-built = hat gebaut
ui-selected = gewählt
ui-took-own = { $name } hat „{ $card }“ behalten.
ui-took-middle = { $name } hat „{ $card }“ aus der Mitte genommen.
ui-took-from = { $name } hat „{ $card }“ von { $holder } genommen.
ui-now = jetzt { $points }
ui-choice = Deine Wahl
ui-choice-none = Wähle eine Karte, um zu sehen, was jede Möglichkeit bewirkt.
ui-watch = { $name } überlegt. „Weiter“ zeigt den Zug.
ui-watch-auto = { $name } zieht gleich.
ui-trade = Handel, von links nach rechts
ui-no-trade = Keine Handelsaktionen
ui-coins = Münzen
ui-use = Dann bauen oder einmauern
ui-build-free = Bauen: kostenlos
ui-build-pay = Bauen: { $cost } zahlen
ui-points-now = Punkte jetzt
ui-shields = Schilde
ui-hold = hält, %
ui-chance-to-hold = hält mit { $percent } %
ui-held = das Reich hielt stand
ui-fell = die Invasoren brachen durch
ui-lose-one = „{ $card }“ umdrehen
ui-story = Was geschah
ui-track = Invasoren-Tafel
ui-track-note = { $pile } im Stapel; Ringe: Chance standzuhalten, %
ui-realm-of = Reich von { $name }
ui-your-move = dein Zug
ui-bastion-name = Anlage
ui-lost-turn = Zug entfallen
ui-invasion = Invasion nach Runde { $round }
ui-token-down = Plättchen, verdeckt
ui-token-up = Plättchen der Stärke { $strength }
ui-token-none = kein Plättchen
ui-first-player = Startspieler
ui-undo = Zurück
ui-redo = Vor
ui-history = Verlauf
ui-step = Schritt { $at } von { $length }
ui-pace = Tempo der anderen
ui-pace-instant = Sofort
ui-pace-step = Schritt
ui-pace-slow = Langsam
ui-next = Weiter
ui-hint = Tipp
ui-hint-more = Mehr
ui-language = Sprache
ui-new = Neues Spiel
ui-save = Speichern
ui-load = Laden
ui-keys = Tasten
ui-close = Schließen
ui-scene-invasion = Invasion!
ui-scene-scoring = Schlusswertung
ui-scene-next = Weiter
ui-scene-skip = Alles zeigen
ui-scene-replay = Noch einmal
ui-scene-step = { $at } von { $length }
ui-offline = Kein Kernel antwortet: Mit dem Schieber kannst du das Spiel ansehen. Führe die Zelle noch einmal aus, um weiterzuspielen.
ui-stale = Das Spiel war schon weiter, darum wurde nichts gespielt. Bitte wähle noch einmal.
ui-keys-list = ← → Karten · Enter wählen · B bauen · W einmauern (Verteidigungsanlage) · Esc zurück · N weiter · U Zug zurück · R Zug vor · H Tipp · G neues Spiel · ? diese Tasten
ui-points-label = Punkte: { $points }
ui-wins = { $name } gewinnt mit { $points } Punkten
ui-share = Geteilter Sieg mit { $points } Punkten: { $name }

# Where the long words of the cards may be broken in a narrow place.
long-words = Be-lage-rungs-werk-statt Bettel-kloster Bürger-haus Ein-siede-lei Fach-werk-haus Fluss-häuser Gerichts-hof Glocken-turm Grenz-feste Handels-posten Jagd-schloss Ka-the-drale König-liche Markt-platz Ordens-haus Pilger-markt Reli-quien-kirche Schatz-kammer Schieß-platz Schäfer-hütte Silber-mine Skrip-torium Stal-lungen Stein-bruch Turnier-platz Waffen-kammer Zoll-brücke Zoll-palast

step-gain = 1 aus der Bank nehmen
step-pay-supply = 1 an die Bank zahlen
step-pay-seat = 1 an { $name } zahlen
step-token = Plättchen, verdeckt, auf Runde { $round }
step-token-skipped = Invasoren-Symbol entfällt
step-cannot-pay = Keine Münze zum Zahlen
choice-from-you = deine eigene Karte, kein Handel
choice-from-middle = aus der Mitte; „{ $card }“ kommt dafür dorthin
choice-from-seat = von { $name }; „{ $card }“ kommt dafür dorthin
bastion-brings = Verteidigung: +{ COUNT($income, "coin") }, { COUNT($shields, "shield") }
loss-cost = { COUNT($points, "point") } weniger, { COUNT($shields, "shield") } mehr

card-flat = { COUNT($points, "point") }
card-percat = { COUNT($points, "point") } je Gebäude des Typs { $category }
card-bestcat = { COUNT($points, "point") } je Gebäude eines Typs, des besten
card-coin = { COUNT($points, "point") } je Münze am Ende
card-pair = { COUNT($points, "point") } für { $first } und { $second } zusammen
card-cats = { $table } Punkte für 1 bis { $most } verschiedene Typen
card-inv = { $points } Punkte minus 1 je Münze am Ende
card-shields = { COUNT($shields, "shield") }
card-fixed = keine Verteidigungsanlage
card-cost = kostet { $cost }
card-trade = Handel: { $signs }
sign-g = Münze nehmen
sign-p = Münze zahlen
sign-i = Invasoren-Plättchen

hint-take = { $free ->
    [0] Wer die eigene Karte behält, muss nicht handeln. Eine Verteidigungsanlage bringt sofort { COUNT($income, "coin") } und { COUNT($shields, "shield") }; Gebäude bringen am Ende Punkte.
   *[other] { COUNT($free, "card") } zur Wahl { $free ->
        [one] kannst
       *[other] kannst
    } du jetzt ohne Kosten bauen. Eine Verteidigungsanlage bringt sofort { COUNT($income, "coin") } und { COUNT($shields, "shield") }; Gebäude bringen am Ende Punkte.
}
hint-lose = Das Gebäude wird zur Verteidigungsanlage und bringt keine Punkte mehr: Gib das her, das dir am wenigsten wert ist.
hint-candidates = Einen Blick wert: { $moves }.
hint-best = Am besten sieht das aus: { $move }.
hint-none = Für dich gibt es gerade nichts zu entscheiden.
move-build = „{ $card }“ bauen
move-bastion = „{ $card }“ einmauern
move-lose = „{ $card }“ verlieren
move-discard = „{ $card }“ ablegen
