# Was die Aufgaben zu Realm of Sand sagen: was gefragt ist, Tipps, Lösungen, und was zu einer Antwort gesagt wird.

lesson-sand-1-wanted = eine ganze Zahl
lesson-sand-1-hint-1 = Der helle Bereich hat 4 mal 4 Felder. Zähle zuerst die Stellen für eine Lage des Plättchens.
lesson-sand-1-hint-2 = Eine Ecke aus drei Feldern passt in ein Kästchen von 2 mal 2, und davon gibt es 3 mal 3.
lesson-sand-1-hint-3 = Die Ecke Rot-Schwarz-Schwarz sieht gewendet gleich aus, weil beide Arme schwarz sind. Also gibt es 4 Lagen, nicht 8.
lesson-sand-1-answer = 4 Lagen mal 9 Stellen: 36. Die Regeln zählen dasselbe: `len([move for move in table.legal_moves if str(move).startswith("lay T24")])`.
lesson-sand-2-wanted = eine Liste von Zügen als Text, etwa `["lay T13 B2=R C2=R D2=K", "take T10"]`
lesson-sand-2-hint-1 = Vergleiche die Formen deiner drei Plättchen mit den Mustern der kleinen Gebäude.
lesson-sand-2-hint-2 = Ein Muster darf man drehen. Ein Plättchen darf man drehen und wenden.
lesson-sand-2-hint-3 = Lege das Plättchen, nimm ein neues, dann baue: drei Züge. `[str(move) for move in second.legal_moves if "build" in str(move)]` nennt, was sich dann bauen lässt.
lesson-sand-2-answer = `["lay T03 B2=G C2=G B3=R", "take T10", "build I-07 B2 C2 B3"]` ist eine von vielen.
lesson-sand-3-wanted = deine Solopartie, `solo`
lesson-sand-3-hint-1 = Suche Gebäude, denen ein oder zwei Teile fehlen: `rn.building_odds` nennt sie.
lesson-sand-3-hint-2 = Was sonst noch herumliegt, stört nicht. Sammle also für zwei Gebäude zugleich.
lesson-sand-3-hint-3 = Frage einen Spieler: `rn.watch(solo, "duke", moves=3)` macht drei Züge für dich und sagt, warum.
lesson-sand-3-answer = `duke` könnte es, aber dann ist es die Partie von `duke`. Leg jedes Plättchen dorthin, wo vielen Gebäuden nur ein oder zwei Steine fehlen, und bau sofort, was steht.
lesson-ways-to-lay = es gibt { $count } Arten, die Ecke Rot-Schwarz-Schwarz auf das leere Gelände zu legen.
lesson-built-at-once = { $card } schon im allerersten Zug.
lesson-solo = { COUNT($points, "point") }: { $rank ->
    [apprentice] { term-apprentice }
    [master] { term-master }
    [grand-master] { term-grand-master }
    [premier] { term-premier }
   *[king] { term-king }
}.
error-lesson-too-few-ways = { $given } ist zu wenig.
error-lesson-too-many-ways = { $given } ist zu viel.
error-lesson-flips-counted = { $given } zählt jede Ecke doppelt: Gewendet sieht diese aus wie gedreht.
error-lesson-first-turn-over = dein erster Zug ist schon vor Schritt { $number }, { $move }, zu Ende.
error-lesson-move-not-possible = Schritt { $number }, { $move }, ist nicht möglich. { $error }
error-lesson-nothing-built = es wurde kein Gebäude fertig. Nach dem Legen und Nehmen darfst du noch bauen.
error-lesson-not-solo = das ist keine Solopartie nach den normalen Regeln: `rn.Match(rn.realm_of_sand, ["You"], seed=...)`.
error-lesson-solo-goes-on = es ist Zug { $at } von { $turns }. Spiele weiter.
error-lesson-too-few-points = { COUNT($points, "point") }: `knight` hat fast immer { $wanted } oder mehr. Nimm Züge zurück oder beginne neu und erreiche { $wanted }.
error-lesson-moves-of-a-player = genug Punkte, aber von { $main } Hauptaktionen sind nur { $own } deine eigenen; die anderen sind die eines Spielers aus dem Paket. Mach mindestens die Hälfte selbst.
