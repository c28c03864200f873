# Wörter des Spielbretts.

ui-task-turn = Plättchen legen oder Geister rufen.
ui-task-turn-build = Legen, Geister rufen oder bauen.
ui-task-after = Nutze deinen Kristall oder beende den Zug.
ui-task-after-build = Baue, was bereit ist, oder beende den Zug.
ui-task-summon = Setze oder bewege noch einen Geist, oder hör auf.
ui-task-draw = Nimm ein Plättchen.
ui-task-aside = Lege ein Plättchen zur Seite.
ui-task-keep = Behalte eine der Karten.
ui-task-swap = Tausche noch ein Plättchen, oder lass es.
ui-task-start = Wähle deinen ersten Geist.
ui-task-lay = Lege ein Plättchen.
ui-task-lay-build = Lege ein Plättchen oder baue, was fertig ist.
ui-task-in-hand = Plättchen { $number } in der Hand: wähle ein Feld.
ui-task-on-trial = Plättchen { $number } liegt zur Probe auf { $fields }. Legen?
ui-game-goal = Hat jemand { $count } Sanduhren, ist Schluss. Wer die meisten Punkte hat, gewinnt.
ui-game-goal-alone = { $turns } Züge. Danach geben deine Punkte deinen Rang.
ui-ended-both = { WHO($name, $name_is, "hast", "hat") } zuerst { $count } Sanduhren und die meisten Punkte.
ui-ended-first = { WHO($name, $name_is, "hast", "hat") } zuerst { $count } Sanduhren. Die meisten Punkte gewinnen.
ui-road = Der Weg der Sanduhren
ui-turn-it = drehen
ui-flip-it = spiegeln
ui-lanterns-none = 0 von { $most } Laternen: dunkle Felder sind zu
ui-lanterns-open = { $count } von { $most } Laternen, dunkle Felder frei: { $free }
ui-lay-one = eines legen
ui-take-now = Nimm jetzt eines
ui-take-then = Danach nimm
ui-one-of = eines von { $count }
ui-then-come = dann kommen
ui-queue = Die nächsten Plättchen
ui-all-of = alle { $count }
ui-spirits-none = Geister: einzelne Steine für jedes freie Feld. Noch keine.
ui-spirits-count = Geister zum Rufen: { $count }
ui-row-1 = Kleine
ui-row-2 = Große
ui-row-3 = Prächtige
ui-row-1-brings = bringen Geister und Laternen
ui-row-2-brings = bringen Blau und Gelb
ui-row-3-brings = bringen die meisten Punkte
ui-points-one = { $points } Punkt
ui-points-many = { $points } Punkte
ui-points-from = ab { $points }
ui-points-span = { $least } bis { $most }
ui-points-to = bis { $points }
ui-to-go = noch { $count }
ui-to-go-change = es fehlen: { $change }
ui-tick = ✓
ui-ready-count = { $count } fertig
ui-nearest = Nächstes Gebäude
ui-my-goal = Mein Ziel
ui-goal-lost = { WHO($name, $name_is, "hast", "hat") } dein Ziel gebaut: { $card }.
ui-helps-most = Plättchen { $number } hilft am meisten: { $change }
ui-queue-helps = Von den nächsten hilft Plättchen { $number }: { $change }
ui-none-helps = Keines deiner Plättchen hilft jetzt.
ui-in-hand-does = Zur Probe: { $change }
ui-complete-soon = Bald fertig: drücken zum Ausprobieren
ui-with-tile = Plättchen { $number } auf { $fields }
ui-or-choose = Oder wähle selbst: ein Plättchen, dann ein Feld.
ui-tile-not-here = Plättchen { $number } passt hier nicht.
ui-move-there = Dorthin legen:
ui-move-for-goal = So hilft es: { $card } auf { $fields }
ui-cure-lantern = Eine bringen: { $cards }.
ui-covers-piece = bedeckt { $piece } auf { $field }
ui-few-left = { $piece }: noch { $count } im Vorrat
ui-left-now = noch { $count }
ui-winner = gewonnen
ui-has-points = { $name }: { $points }
ui-wins-by = { WHO($name, $name_is, "gewinnst", "gewinnt") }, { $score }
ui-spirits-over = Geister übrig: { $count }
ui-the-last = die letzte
ui-supply = Vorrat
ui-board-of = { $name_is ->
    [you] Dein Gelände
   *[other] Gelände von { $name }
}
ui-fields = Gelände, { $width } mal { $height } Felder
ui-at-level = Laternen: { $level }
ui-hourglasses-of = Sanduhren: { $count } von { $most }
ui-of-most = { $count } von { $most }
ui-crystal-colourless = Kristall ({ $power }): farblos. Ein Gebäude über einem Kristall-Feld aktiviert ihn
ui-crystal-fresh = Kristall ({ $power }): aktiviert, ab dem nächsten Zug nutzbar
ui-crystal-active = Kristall ({ $power }): aktiv, einmal nutzbar
ui-crystal-field = Kristall-Feld
ui-dark-field = dunkles Feld
ui-empty = leer
ui-rune = Rune in { $colour }
ui-disc-of = Geist in { $disc }
ui-would-put = hierhin käme: { $piece }
ui-tiles = Deine Plättchen
ui-tile = Plättchen { $number }
ui-in-hand = in der Hand
ui-taken-tile = neues Plättchen
ui-spirits = Geister
ui-to-summon = zum Rufen
ui-no-spirits = keine Geister bei dir
ui-in-zone = bei dir
ui-kept-card = Behaltene Karte: { $card }. Nur du siehst sie
ui-back-of = eine behaltene Karte: { $size } Gebäude
ui-queen = Königin: Die nächsten Plättchen folgen im Uhrzeigersinn
ui-tile-after = Plättchen { $number } nach der Königin
ui-all-tiles = Alle Plättchen des Kreises
ui-from-queen = der Reihe nach ab der Königin
ui-market = Offene Gebäude
ui-cards-left = noch { $count }
ui-built-gap = gebaut, nach dem Zug aufgefüllt
ui-ready = fertig
ui-is-ready = Es ist fertig.
ui-goal = Ziel
ui-make-goal = Zum Ziel machen
ui-no-goal = Ziel entfernen
ui-needs-level = braucht eine Laterne
ui-no-place = Dafür ist kein Platz: Dir fehlt eine Laterne.
ui-lacks = Es fehlen { $count }: { $pieces }.
ui-missing-change = noch { $before } → { $after }
ui-changes-nothing = Bringt kein offenes Gebäude näher.
ui-not-here = Das passt hier nicht.
ui-would-make = macht { $card } fertig
ui-finishes = macht { $card } fertig
ui-step-main = Legen
ui-step-take = Nehmen
ui-step-end = Fertig
ui-lay = Plättchen legen
ui-summon = Geister rufen
ui-choose-tile = Wähle zuerst ein Plättchen, dann ein Feld.
ui-choose-spirit = Wähle einen Geist (Tasten 1 bis 5) oder einen auf deinem Gelände, dann ein Feld.
ui-lay-it = Legen
ui-put-it = Setzen
ui-move-it = Bewegen
ui-put-back = Zurück
ui-on-fields = Auf { $fields }
ui-to-supply = in den Vorrat
ui-back-to-you = zurück zu dir
ui-squares-out = Quadrate sind aufgebraucht: Wähle, was leer bleibt.
ui-stays-empty = { $fields } bleibt leer
ui-build = Bauen
ui-build-card = { $card } bauen
ui-ways = { $count } Wege
ui-then-build = Dann { $card } bauen
ui-finish-build = Aufhören und bauen
ui-discs-back = Geister zurück: { $discs }.
ui-no-discs-back = Kein Geist wird genutzt.
ui-bonus-lost = Der Bonus verfällt: kein Geist in { $disc } mehr da.
ui-wakes-crystal = Das aktiviert deinen Kristall.
ui-back = Zurück
ui-take-one = Nimm eines der ersten { $count }
ui-take-it = Nimm { $number }
ui-take-later = Lege zuerst ein Plättchen; dann tritt eines von diesen an seine Stelle.
ui-mark-turn = Zug markieren
ui-mark-how = Eines deiner Plättchen verlässt das Spiel.
ui-aside-it = Zur Seite: { $tile }
ui-summoned = { $count } gesetzt
ui-summoned-of = { $count } von { $most } gesetzt
ui-finish = Aufhören
ui-could-build = { $card } könnte noch gebaut werden.
ui-could-use = Dein Kristall könnte noch genutzt werden.
ui-end-turn = Zug beenden
ui-end-sure = Zug beenden?
ui-end-anyway = Trotzdem beenden
ui-power-red = Rot: suchen und behalten
ui-power-purple = Lila: Geister
ui-power-yellow = Gelb: einen Geist tauschen
ui-power-green = Grün: ein Quadrat bewegen
ui-power-orange = Orange: eine Laterne mehr
ui-power-blue = Blau: Plättchen tauschen
ui-further-action = eine weitere Aktion; die Haupt-Aktion bleibt
ui-before-game = vor dem Spiel
ui-deck = Stapel
ui-look = Karten ansehen
ui-look-how = Du behältst eine verdeckt und baust sie wie eine offene; die anderen kommen unter den Stapel.
ui-keep = Behalten
ui-keep-card = { $card } behalten
ui-keep-how = Wähle die Karte, die du behältst; die anderen kommen unter den Stapel.
ui-top-cards = Oberste Karten: { $size } Gebäude
ui-only-you = nur du siehst sie
ui-hand-over = { $name_is ->
    [you] Nimm den Bildschirm
   *[other] Gib den Bildschirm an { $name }
}
ui-uncover = Karten zeigen
ui-give = Gib, von denen bei dir oder vom Gelände
ui-from-supply = Nimm aus dem Vorrat
ui-exchange = Tauschen
ui-shift-what = Wähle ein Quadrat auf deinem Gelände.
ui-shift-where = Jetzt ein leeres Feld.
ui-swap = Tauschen
ui-swap-how = Wähle ein eigenes Plättchen und eines aus dem Kreis; sie wechseln die Plätze.
ui-swap-second = Ein zweiter Tausch, wenn du magst.
ui-only-one = Nur einer
ui-orange-how = Laternen { $before } → { $after }: Ein dunkles Feld mehr darf genutzt werden.
ui-purple-how = In diesem Zug gibt es beim Rufen kein Limit.
ui-use-crystal = Kristall nutzen
ui-alone = Züge und Rang
ui-turn-of-turns = Zug { $at } von { $turns }
ui-next-rank = Noch { $count } bis { $rank }.
ui-tie-pieces = Gleich viele Punkte: Mehr Teile auf dem Gelände entscheiden.
ui-tie-shared = Punkte und Teile gleich: geteilter Sieg.
ui-size-1 = kleine
ui-size-2 = große
ui-size-3 = prächtige
ui-tab-board = Gelände
ui-tab-market = Markt
ui-tab-others = Andere
ui-tab-story = Verlauf
ui-scene-last = Die letzte Runde
ui-patterns = Muster auf Runen
ui-keys-list = 1 2 3 = Plättchen in die Hand nehmen · ← ↑ → ↓ = bewegen, oder den Fokus · R = drehen · F = wenden; sonst ganzer Bildschirm · Enter = legen, setzen, bauen · S = Geister rufen; dann 1 bis 5 für die Geister · B = fertige Gebäude · P = Kristall nutzen; in der Vergangenheit von hier weiterspielen · T = Karte zum Ziel machen · O = Gelände der anderen · E = Zug beenden · Esc = zurücklegen · N = weiter · [ = einen Schritt zurück · U = zurücknehmen · H = Tipp, dann mehr · G = neues Spiel, fragt vorher · ? = diese Seite
ui-scene-building = Ein Gebäude ist fertig
ui-scene-crystal = Ein Kristall wird aktiv
ui-play-further = Weiter
ui-level-decided = { $one }: { $more } Punkte aus Gebäuden ({ $size }). { $other }: { $less }.
ui-was-near = Am nächsten war { $card }: Es fehlten { $count } Teile, { $points } Punkte wert.
ui-chances-win = Beste Züge: Chance zu gewinnen, %
ui-chances-points = Beste Züge: Punkte am Ende
ui-chances-futures = Je bis zu { $playouts } Verläufe, alle spielen weiter wie die, die da sitzen, Menschen wie { $people_like }; Band: 95 %. Drücke einen Zug, um ihn auf dem Gelände zu sehen.
ui-chances-more = Weitere werden gespielt …
ui-chances-wait = Die Verläufe werden gespielt …
ui-chances-compile = Das schnelle Rechenwerk wird einmalig übersetzt; die Chancen kommen, sobald es bereit ist.
ui-chances-none = Hier hat gerade niemand zu entscheiden.
ui-sym-hollow = fehlt noch
ui-sym-glass = Sanduhr
ui-sym-lamp = Laterne, ihr dunkles Feld ist genutzt
ui-sym-lamp1 = Laterne, ihr dunkles Feld ist frei
ui-sym-lamp0 = Laterne, die du noch nicht hast
ui-sym-up = eine Laterne mehr
ui-sym-queen = Königin: Hier beginnt der Kreis
ui-sym-first = beginnt die Runde
ui-sym-shut = verdeckt behaltene Karte

# Was jemand im letzten Zug getan hat, in wenigen Worten
did-lay = legt ein Plättchen
did-spirits = { $count ->
    [one] setzt einen Geist
   *[other] setzt { $count } Geister
}
did-take = nimmt { $tile }
did-build = baut { $card }: +{ $points }
did-power = nutzt den Kristall

# Karten für alle, die das Brett hören
card-facts = { $level ->
    [I] kleines Gebäude
    [II] großes Gebäude
   *[III] prächtiges Gebäude
}, { COUNT($points, "point") }, { COUNT($hourglasses, "hourglass") }
card-disc = bringt einen Geist in { $disc }
card-level-up = { $levels ->
    [one] bringt eine Laterne
   *[other] bringt { $levels } Laternen
}

# Wo lange Wörter der Karten getrennt werden dürfen; nach einem ersten Teil mit Bindestrich jedes Wort.
long-words = Palmen- Dünen- Nacht-

# Tipps
hint-turn = Ein Zug hat eine Haupt-Aktion: ein Plättchen legen oder bis zu drei Geister rufen und bewegen. Gebäude und Kristall kommen davor oder danach. Suche Karten, denen nur ein oder zwei Teile fehlen.
hint-after = Die Haupt-Aktion ist gespielt. Was bereit ist, darfst du noch bauen; dann beende den Zug.
hint-summoning = Ein Geist zählt als Rune seiner Farbe. Hör auf, sobald das Muster liegt.
hint-draw = Nimm das Plättchen, das zu deinem Gelände passt: Sieh auf die hohlen Teile der Karten.
hint-aside = Lege das Plättchen zur Seite, das dir am wenigsten hilft; es kommt nicht wieder.
hint-keep = Eine behaltene Karte nimmt dir niemand. Behalte eine, deren Teile du bekommen kannst.
hint-swap = Ein zweites Plättchen darf den Platz wechseln, muss aber nicht.
hint-start = Blaue und gelbe Geister sind selten: Sieh nach, welche die prächtigen Gebäude verlangen.
hint-look = Sieh dir das an: { $what }.
what-tile = die { $tile }
what-disc = einen Geist in { $disc }
what-disc-on = den Geist auf { $field }
what-crystal = deinen Kristall
what-end = was noch zu tun bleibt
move-lay = Die { $tile } auf { $fields }
move-take = Die { $tile } nehmen
move-aside = Die { $tile } zur Seite legen
move-build = { $card } bauen
move-keep = { $card } behalten
move-summon = Einen Geist in { $disc } auf { $field }
move-move = Den Geist von { $start } nach { $field }
move-shift = Das Quadrat von { $start } nach { $field }
move-start = Mit einem Geist in { $disc } beginnen
move-exchange = Einen Geist in { $give } gegen { $take } tauschen
move-swap = Die { $give } gegen die { $take }
move-look = Den Stapel für { building-size } Gebäude ansehen
move-crystal = Den Kristall nutzen
move-finish = Hier aufhören
move-end = Den Zug beenden

# How the levels play, for the dialog of a new game.
ui-plays-squire = Baut, was steht, und wägt sein Gelände ab, ist aber oft abgelenkt.
ui-plays-knight = Baut, was steht, und wägt sein Gelände ab; manchmal abgelenkt.
ui-plays-duke = Baut, was steht, und wägt sein Gelände mit klarem Kopf ab; schaut nie voraus.
ui-plays-emperor = Probiert seine besten Züge und jedes Plättchen, das er nehmen darf, in gewürfelten Zukünften.

# What may be chosen for a new game.
ruling-side = Gelände
ruling-basic = Basis
ruling-basic-words = Alle Gelände sind gleich. Für die ersten Spiele.
ruling-advanced = Mit Kräften
ruling-advanced-words = Jedes Gelände hat Kristalle und eine Kraft; ein Gebäude auf einem Kristall weckt sie.
ruling-powers = Kräfte, die verteilt werden, eine je Platz durch Zufall
ruling-red = Suchen
ruling-red-words = 3 Karten ansehen, 1 behalten
ruling-purple = Viele
ruling-purple-words = Geister ohne Limit rufen
ruling-yellow = Tausch
ruling-yellow-words = einen Geist wechseln
ruling-green = Ziehen
ruling-green-words = ein Stück versetzen
ruling-orange = Lampe
ruling-orange-words = eine Laterne mehr
ruling-blue = Wechsel
ruling-blue-words = 1 oder 2 Plättchen tauschen
