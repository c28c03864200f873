# Realm of Sand auf Deutsch. Ereignisse, Ablehnungen, Regeln, Formeln, Wörter des Textbretts.

title = Realm of Sand

# Farben der Teile
term-G = Grün
term-R = Rot
term-K = Schwarz
term-B = Blau
term-Y = Gelb

# Gebäude nach ihrer Karte: Kleine kommen zuerst, prächtige bringen die meisten Punkte
building-size = { $level ->
    [I] kleine
    [II] große
   *[III] prächtige
}

# Plättchen heißen nach ihren Farben und ihrer Form
tile-corner = Ecke { $colours }
tile-bar = Reihe { $colours }
tile-other = Form { $colours }
tile-twin = { $tile } { $id }

# Farben der Gelände
term-red = Rot
term-purple = Lila
term-yellow = Gelb
term-green = Grün
term-orange = Orange
term-blue = Blau

# Ränge im Solospiel
term-apprentice = Lehrling
term-master = Meister
term-grand-master = Großmeister
term-premier = Premier
term-king = König von Ragusa

count-square = { $n ->
    [one] { $n } Runen-Quadrat
   *[other] { $n } Runen-Quadrate
}
count-disc = { $n ->
    [one] { $n } Geist
   *[other] { $n } Geister
}
count-lantern = { $n ->
    [one] { $n } Laterne
   *[other] { $n } Laternen
}
count-tile = { $n ->
    [one] { $n } Plättchen
   *[other] { $n } Plättchen
}
count-hourglass = { $n ->
    [one] { $n } Sanduhr
   *[other] { $n } Sanduhren
}
count-field = { $n ->
    [one] { $n } Feld
   *[other] { $n } Felder
}
count-piece = { $n ->
    [one] { $n } Teil
   *[other] { $n } Teile
}
count-turn = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}

## Events

supply-sorted = Im Vorrat: { COUNT($squares, "square") } und je Farbe bis zu { COUNT($discs, "disc") }.
    .beginner = Im Vorrat liegen { COUNT($squares, "square") } und je Farbe bis zu { COUNT($discs, "disc") }. Beides ist begrenzt: Zu wenigen spielt man mit weniger Geistern.

cards-laid-out = Offene { building-size } Gebäude: { $cards }.
    .beginner = Offene { building-size } Gebäude: { $cards }. Wer das Muster einer offenen Karte auf dem Gelände hat, darf sie erfüllen.

board-given = { WHO($seat, $seat_is, "bekommst", "bekommt") } das Gelände in { $board } mit Kristallen auf { $fields }.
    .beginner = { WHO($seat, $seat_is, "bekommst", "bekommt") } das Gelände in { $board }. Wird ein Gebäude mit einem Teil auf { $fields } erfüllt, ist der Kristall aktiviert und erlaubt einmal die Spezialkraft des Geländes.

tiles-given = { WHO($seat, $seat_is, "beginnst", "beginnt") } mit diesen Plättchen: { $tiles }.
    .beginner = { WHO($seat, $seat_is, "nimmst", "nimmt") } die ersten Plättchen nach der Königin: { $tiles }. Jeden Zug kann eines davon gelegt werden.

start-disc-taken = { WHO($seat, $seat_is, "beginnst", "beginnt") } mit einem Geist in { $colour }.
    .beginner = { WHO($seat, $seat_is, "beginnst", "beginnt") } mit einem Geist in { $colour }: Das Gelände in Lila bringt ihn schon vor dem Spiel.

round-opened = { $rounds ->
    [0] Runde { $round }.
   *[other] Zug { $round } von { $rounds }.
}
    .beginner = { $rounds ->
        [0] Runde { $round } beginnt. Alle sind einmal am Zug; der Startspieler bleibt derselbe.
       *[other] Zug { $round } von { $rounds } beginnt: eine Haupt-Aktion, davor und danach beliebig viele Gebäude.
    }

tile-laid = { $fields_count ->
    [0] { WHO($seat, $seat_is, "legst", "legt") } die { $tile }, aber es gibt keine Quadrate dafür.
   *[other] { WHO($seat, $seat_is, "legst", "legt") } die { $tile }: { $colours } auf { $fields }.
}
    .beginner = { $fields_count ->
        [0] { WHO($seat, $seat_is, "legst", "legt") } die { $tile }, aber im Vorrat liegt kein Quadrat in diesen Farben.
       *[other] { WHO($seat, $seat_is, "legst", "legt") } als Haupt-Aktion die { $tile }. Quadrate in ihren Farben ersetzen sie: { $colours } auf { $fields }.
    }

fields-left-empty = Für { $fields } sind keine Quadrate mehr da.
    .beginner = Eine Farbe ist im Vorrat aufgebraucht. Deshalb kommt nichts auf { $fields }.

squares-returned = { $colours_count ->
    [one] Ein Quadrat in { $colours } geht zurück in den Vorrat.
   *[other] Quadrate gehen zurück in den Vorrat: { $colours }.
}
    .beginner = { $colours_count ->
        [one] Ein Quadrat in { $colours } verlässt das Gelände. Quadrate gehören niemandem, es geht zurück in den Vorrat.
       *[other] Quadrate verlassen das Gelände: { $colours }. Sie gehören niemandem und gehen zurück in den Vorrat.
    }

discs-returned = { $colours_count ->
    [one] Ein Geist in { $colours } kommt zurück zu { $seat_is ->
        [you] dir
       *[other] { $seat }
    }.
   *[other] Geister kommen zurück zu { $seat_is ->
        [you] dir
       *[other] { $seat }
    }: { $colours }.
}
    .beginner = { $colours_count ->
        [one] Ein Geist in { $colours } verlässt das Gelände, geht aber nie verloren: { WHO($seat, $seat_is, "kannst", "kann") } ihn wieder rufen.
       *[other] Geister verlassen das Gelände ({ $colours }), gehen aber nie verloren: { WHO($seat, $seat_is, "kannst", "kann") } sie wieder rufen.
    }

tile-returned = Die { $tile } kommt hinter die Königin.
    .beginner = Die { $tile } ist benutzt und kommt ans Ende des Runen-Kreises, hinter die Königin.

tile-set-aside = Die { $tile } kommt zur Seite; { $turns_left ->
    [0] das war der letzte Zug
    [one] es folgt noch { COUNT($turns_left, "turn") }
   *[other] es folgen noch { COUNT($turns_left, "turn") }
}.
    .beginner = Die { $tile } kommt als Rundenmarker zur Seite. Gespielt: { COUNT($turns, "turn") }, noch zu spielen: { $turns_left }. In den Runen-Kreis kehrt sie nicht zurück.

tile-taken = { WHO($seat, $seat_is, "nimmst", "nimmt") } die { $tile }.
    .beginner = { $place ->
        [1] { WHO($seat, $seat_is, "nimmst", "nimmt") } die { $tile }, das erste Plättchen nach der Königin.
       *[other] { WHO($seat, $seat_is, "nimmst", "nimmt") } die { $tile }, das Plättchen Nummer { $place } nach der Königin. Was davor liegt, bleibt vorn im Kreis.
    }

disc-summoned = { WHO($seat, $seat_is, "rufst", "ruft") } einen Geist in { $colour } auf { $field }.
    .beginner = { WHO($seat, $seat_is, "rufst", "ruft") } einen Geist in { $colour } auf { $field }. Er zählt in jedem Muster als Rune dieser Farbe.

disc-moved = { WHO($seat, $seat_is, "bewegst", "bewegt") } den Geist in { $colour } von { $start } nach { $field }.
    .beginner = { WHO($seat, $seat_is, "bewegst", "bewegt") } den Geist in { $colour } von { $start } nach { $field }. Ein bewegter Geist zählt wie ein gerufener.

summoning-ended = Das Rufen ist zu Ende: { COUNT($count, "disc") }.
    .beginner = Das Rufen ist zu Ende: { COUNT($count, "disc") }. Das war die Haupt-Aktion dieses Zuges.

building-completed = { WHO($seat, $seat_is, "erfüllst", "erfüllt") } { $card }: { COUNT($points, "point") }{ $hourglasses ->
    [0] .
   *[other] {" "}und { COUNT($hourglasses, "hourglass") } (insgesamt { $hourglasses_after }).
}
    .beginner = Das Muster von { $card } liegt auf { $fields }: { WHO($seat, $seat_is, "erfüllst", "erfüllt") } die Karte. Sie zählt am Ende { COUNT($points, "point") }{ $hourglasses ->
        [0] .
       *[other] {" "}und bringt { COUNT($hourglasses, "hourglass") } (insgesamt { $hourglasses_after }).
    } Nur die benötigten Teile verlassen das Gelände.

hidden-card-revealed = { $card } lag bisher verdeckt.
    .beginner = { $card } lag bisher verdeckt, behalten dank der roten Spezialkraft; jetzt sehen sie alle.

disc-gained = { WHO($seat, $seat_is, "bekommst", "bekommt") } einen Geist in { $colour }.
    .beginner = Bonus: { WHO($seat, $seat_is, "bekommst", "bekommt") } sofort einen Geist in { $colour }. Der Vorrat hat davon noch { $left }.

disc-missed = Der Bonus verfällt: kein Geist in { $colour } mehr da.
    .beginner = Die Karte verspricht einen Geist in { $colour }, aber im Vorrat ist keiner mehr. Der Bonus verfällt.

level-raised = { WHO($seat, $seat_is, "hast", "hat") } jetzt { COUNT($level_after, "lantern") }.
    .beginner = { WHO($seat, $seat_is, "hast", "hat") } jetzt { COUNT($level_after, "lantern") } statt { $level_before }. Jede Laterne öffnet sofort ein Feld mehr in der Dunklen Zone.

level-kept = { WHO($seat, $seat_is, "hast", "hat") } schon alle { $level } Laternen.
    .beginner = { WHO($seat, $seat_is, "hast", "hat") } schon alle { $level } Laternen: Mehr gibt es nicht.

crystal-activated = Der Kristall in { $board } ist aktiviert.
    .beginner = Eines der genutzten Teile lag auf einem Kristall, also kommt der Kristall in { $board } mit der Farbe nach oben. Ab dem nächsten Zug kann er genutzt werden.

crystal-spent = { WHO($seat, $seat_is, "nutzt", "nutzt") } den Kristall in { $board }.
    .beginner = { WHO($seat, $seat_is, "nutzt", "nutzt") } den Kristall in { $board } und { $seat_is ->
        [you] drehst
       *[other] dreht
    } ihn auf die farblose Seite. Ein Gebäude, das ein Kristall-Feld nutzt, aktiviert ihn wieder.

limit-lifted = In diesem Zug dürfen beliebig viele Geister gerufen werden.
    .beginner = Spezialkraft Lila: Werden in diesem Zug Geister gerufen oder bewegt, gibt es dabei kein Limit.

deck-searched = { WHO($seat, $seat_is, "siehst", "sieht") } sich { COUNT($count, "card") } für { building-size } Gebäude an.
    .beginner = Spezialkraft Rot: Vom Stapel für { building-size } Gebäude { $seat_is ->
        [you] siehst du
       *[other] sieht { $seat }
    } oben { COUNT($count, "card") } an; eine wird behalten.

card-hidden = { WHO($seat, $seat_is, "behältst", "behält") } eine Karte für { building-size } Gebäude verdeckt.
    .beginner = { WHO($seat, $seat_is, "behältst", "behält") } eine Karte für { building-size } Gebäude verdeckt; niemand sonst kann sie erfüllen. Unter den Stapel zurück: { COUNT($under, "card") }.

disc-exchanged = { WHO($seat, $seat_is, "tauschst", "tauscht") } einen Geist in { $given } gegen einen in { $taken }.
    .beginner = Spezialkraft Gelb: { WHO($seat, $seat_is, "gibst", "gibt") } einen Geist in { $given } in den Vorrat und { $seat_is ->
        [you] bekommst
       *[other] bekommt
    } dafür einen in { $taken }.

square-shifted = { WHO($seat, $seat_is, "bewegst", "bewegt") } das Quadrat in { $colour } von { $start } nach { $field }.
    .beginner = Spezialkraft Grün: { WHO($seat, $seat_is, "bewegst", "bewegt") } das Quadrat in { $colour } von { $start } auf das leere Feld { $field }.

tile-swapped = { WHO($seat, $seat_is, "tauschst", "tauscht") } die { $given } gegen die { $taken }.
    .beginner = Spezialkraft Blau: { WHO($seat, $seat_is, "tauschst", "tauscht") } die { $given } gegen die { $taken }; die beiden Plättchen wechseln die Plätze, die Ordnung des Kreises bleibt.

end-triggered = { WHO($seat, $seat_is, "hast", "hat") } { COUNT($hourglasses, "hourglass") }: Das Spiel endet mit dieser Runde.
    .beginner = { WHO($seat, $seat_is, "hast", "hat") } { COUNT($hourglasses, "hourglass") }, das genügt. Die Runde wird noch zu Ende gespielt, damit alle gleich oft am Zug waren.

rounds-ran-out = Das Spiel endet nach Runde { $round }, nach einer Regel dieses Projekts.
    .beginner = Auch nach { $round } Runden hat niemand genug Sanduhren. Das Spiel endet hier, weil es sonst vielleicht nie zu Ende ginge.

card-revealed = { $card } wird aufgedeckt.
    .beginner = Der Zug ist vorbei, die Auslage wird aufgefüllt: { $card } kommt zu den Karten für { building-size } Gebäude.

row-left-short = Der Stapel für { building-size } Gebäude ist leer.
    .beginner = Der Stapel für { building-size } Gebäude ist leer; für die erfüllte Karte kommt keine neue.

tie-broken = { $tie_break ->
    [pieces] Gleichstand nach Punkten: { $seats }. Die meisten Teile auf dem Gelände entscheiden.
   *[shared] Gleichstand nach Punkten und Teilen: { $seats }.
}
    .beginner = { $tie_break ->
        [pieces] Gleich viele Punkte: { $seats }. Dann liegt vorn, wer mehr Quadrate und Geister auf dem Gelände hat; Geister, die nicht darauf stehen, zählen nicht.
       *[shared] Gleich viele Punkte: { $seats }. Auch die Teile auf den Geländen bringen keine Entscheidung, also wird der Sieg geteilt.
    }

## Refusals

refusal-not-a-move = { $text } ist kein Zug.
    .beginner = { $text } ist kein Zug in diesem Spiel. Nimm einen aus der Liste der erlaubten Züge oder schreibe zum Beispiel „summon B C3“.
refusal-other-question = { $question ->
    [start-disc] Wähle zuerst den ersten Geist.
    [start-tile] Wähle zuerst die ersten Plättchen.
    [summoning] Beende zuerst das Rufen der Geister.
    [aside] Lege zuerst ein Plättchen zur Seite.
    [tile] Nimm zuerst ein Plättchen.
    [card] Behalte zuerst eine der Karten.
    [swap] Tausche zuerst noch ein Plättchen oder beende den Tausch.
   *[turn] Danach ist jetzt nicht gefragt.
}
    .beginner = { $question ->
        [start-disc] Das Gelände in Lila bringt vor dem Spiel einen Geist: Wähle zuerst seine Farbe, zum Beispiel „start B“.
        [start-tile] Die ersten Plättchen werden aus dem Kreis gewählt: Nimm zuerst eines, zum Beispiel „take T05“.
        [summoning] Du rufst noch Geister: Setze oder bewege einen weiteren oder schreibe „finish“.
        [aside] Im Solospiel kostet jeder Zug ein Plättchen: Wähle nach dem Rufen der Geister, welches zur Seite kommt.
        [tile] Das benutzte Plättchen wird sofort ersetzt: Nimm eines der ersten nach der Königin.
        [card] Behalte eine der Karten, die du ansiehst; die anderen kommen unter den Stapel.
        [swap] Die blaue Spezialkraft läuft noch: Tausche ein weiteres Plättchen oder schreibe „finish“.
       *[turn] Dieser Zug beantwortet eine Frage, die jetzt nicht gestellt ist. Du hast eine Haupt-Aktion (Plättchen legen oder Geister rufen), davor und danach Gebäude und Spezialkraft.
    }
refusal-main-action-done = Die Haupt-Aktion ist schon gespielt.
    .beginner = Die Haupt-Aktion dieses Zuges ist schon gespielt, und es gibt nur eine. Gebäude und Spezialkraft sind noch möglich; sonst beende den Zug.
refusal-main-action-due = Die Haupt-Aktion fehlt noch.
    .beginner = Ein Zug hat genau eine Haupt-Aktion: Lege ein Plättchen oder rufe mindestens einen Geist, bevor du ihn beendest.
refusal-unknown-name = { $kind ->
    [tile] Kein Plättchen heißt { $text }.
    [card] Keine Karte heißt { $text }.
    [colour] { $text } ist keine Farbe.
    [deck] Einen Stapel { $text } gibt es nicht.
   *[field] Ein Feld { $text } gibt es nicht.
}
    .beginner = { $kind ->
        [tile] Kein Runen-Plättchen heißt { $text }; welche vor dir liegen, zeigt das Spielbrett.
        [card] Keine Gebäude-Karte heißt { $text }; welche offen liegen, zeigt das Spielbrett.
        [colour] { $text } ist keine Farbe; es gibt G (Grün), R (Rot), K (Schwarz), B (Blau) und Y (Gelb).
        [deck] Einen Stapel { $text } gibt es nicht; die Stapel heißen I, II und III.
       *[field] Ein Feld { $text } gibt es nicht; Felder heißen nach Spalte und Zeile, zum Beispiel C3.
    }
refusal-tile-not-yours = Die { $tile } gehört nicht dir.
    .beginner = Die { $tile } gehört nicht dir. Du kannst nur die Plättchen nutzen, die vor dir liegen.
refusal-tile-does-not-fit = Die { $tile } kann so nicht liegen.
    .beginner = Die { $tile } kann so nicht liegen: Die Quadrate müssen Form und Farben des Plättchens haben, gedreht oder gewendet, und dürfen nicht über das Gelände hinausragen.
refusal-too-many-dark-fields = { $level ->
    [0] { $fields }: dunkel und zu. Du hast keine Laterne.
   *[other] { $fields }: dunkel und zu. { COUNT($level, "lantern") } { $level ->
        [one] öffnet
       *[other] öffnen
    } { COUNT($level, "field") }{ $used_count ->
        [0] .
       *[other] ; genutzt: { $used }.
    }
}
    .beginner = Du würdest { COUNT($dark, "field") } der Dunklen Zone nutzen. Jede Laterne erlaubt eines, und du hast { COUNT($level, "lantern") }.
refusal-dark-field-closed = { $field } ist dunkel und zu: Du hast { COUNT($level, "lantern") }.
    .beginner = { $field } liegt in der Dunklen Zone und ist noch zu. Jede Laterne öffnet ein Feld, und du hast { COUNT($level, "lantern") }.
refusal-squares-run-out = Für die { $tile } reichen die Quadrate nicht.
    .beginner = Der Vorrat hat nicht alle Quadrate für die { $tile }. Wähle, welche Felder leer bleiben, und schreibe dort „-“, zum Beispiel „B2=-“.
refusal-squares-left = Die { $tile } muss ganz ersetzt werden.
    .beginner = Ein Feld bleibt nur leer, wenn im Vorrat kein Quadrat seiner Farbe liegt, und nicht mehr Felder, als Quadrate fehlen.
refusal-no-disc-in-zone = Du hast keinen Geist in { $disc } bei dir.
    .beginner = Du hast keinen Geist in { $disc } bei dir. Geister bekommst du für erfüllte Gebäude; die auf dem Gelände kannst du bewegen.
refusal-no-disc-there = Auf { $field } steht kein Geist.
    .beginner = Auf { $field } steht kein Geist von dir.
refusal-same-field = Der Geist steht schon auf { $field }.
    .beginner = Der Geist steht schon auf { $field }; bewegen heißt, ihn auf ein anderes Feld zu setzen.
refusal-card-not-open = { $card } liegt nicht offen.
    .beginner = { $card } gehört nicht zu den offenen Karten, und verdeckt behalten hast du diese Karte auch nicht. Neue Karten kommen erst nach dem Zug.
refusal-pattern-not-there = Dort liegt das Muster von { $card } nicht.
    .beginner = Auf diesen Feldern liegt das Muster von { $card } nicht. Form und Farben müssen passen; drehen ist erlaubt, und was ringsum liegt, ist gleich.
refusal-tile-out-of-reach = Die { $tile } gehört nicht zu den ersten { $choice } Plättchen.
    .beginner = Die { $tile } liegt zu weit von der Königin: Nur die ersten { $choice } Plättchen nach ihr stehen zur Wahl.
refusal-tile-not-in-circle = Die { $tile } liegt nicht im Runen-Kreis.
    .beginner = Die { $tile } liegt nicht im Runen-Kreis, sondern vor jemandem, oder ist nicht mehr im Spiel.
refusal-card-not-drawn = { $card } gehört nicht zu den Karten, die du ansiehst.
    .beginner = { $card } gehört nicht zu den Karten, die du ansiehst. Behalte eine von diesen.
refusal-no-start-disc = Der erste Geist kann nicht in { $disc } sein.
    .beginner = Das Gelände in Lila beginnt mit einem Geist in Blau oder Gelb, soweit vorrätig; { $disc } geht nicht.
refusal-no-crystals = Die Starter-Gelände haben keine Kristalle.
    .beginner = Die Starter-Gelände haben keine Kristalle und keine Spezialkraft. Mit side="advanced" spielt ihr mit ihnen.
refusal-other-power = Das Gelände in { $board } hat eine andere Spezialkraft.
    .beginner = Diese Spezialkraft gehört zu einem anderen Gelände; deines ist das in { $board }.
refusal-crystal-colourless = Dein Kristall ist nicht aktiviert.
    .beginner = Dein Kristall liegt mit der farblosen Seite nach oben. Erfülle ein Gebäude mit einem Teil auf einem Kristall-Feld, um ihn zu aktivieren.
refusal-crystal-fresh = Dein Kristall kann erst im nächsten Zug genutzt werden.
    .beginner = Dein Kristall ist erst in diesem Zug aktiviert worden. Ab dem nächsten Zug kannst du ihn nutzen.
refusal-level-at-top = Du hast schon alle Laternen.
    .beginner = Du hast schon alle { $level } Laternen; die Spezialkraft Orange würde nichts bewirken.
refusal-deck-empty = Der Stapel für { building-size } Gebäude ist leer.
    .beginner = Der Stapel für { building-size } Gebäude ist leer, es gibt nichts anzusehen.
refusal-same-colour = Beide Geister sind in { $disc }.
    .beginner = Beide Geister sind in { $disc }; getauscht wird gegen eine andere Farbe.
refusal-disc-out-of-stock = Im Vorrat ist kein Geist in { $disc }.
    .beginner = Im Vorrat ist kein Geist in { $disc } mehr, du kannst also keinen dafür bekommen.
refusal-no-square-there = Auf { $field } liegt kein Quadrat.
    .beginner = Auf { $field } liegt kein Runen-Quadrat. Die Spezialkraft Grün bewegt nur Quadrate, keine Geister.
refusal-field-not-empty = { $field } ist nicht leer.
    .beginner = { $field } ist nicht leer. Die Spezialkraft Grün bewegt ein Quadrat auf ein leeres Feld.
refusal-tile-just-swapped = Die { $tile } ist gerade erst getauscht worden.
    .beginner = Die { $tile } ist gerade erst getauscht worden; der zweite Tausch gilt zwei anderen Plättchen.

## Rules

rule-turn = Dein Zug
    .text = Genau eine Haupt-Aktion: ein Runen-Plättchen legen oder Geister rufen und bewegen. Davor und danach darfst du beliebig oft Gebäude erfüllen und den Kristall nutzen.
rule-round = Runden
    .text = In jeder Runde sind alle einmal am Zug. Der Startspieler bleibt derselbe.
rule-supply = Der Vorrat
    .text = In der Schachtel sind { $squares } Runen-Quadrate (Grün, Rot, Schwarz) und { $discs } Geister; mit 1, 2, 3, 4 Spielern sind es höchstens { $discs_in_play } Geister je Farbe. Geht eine Farbe der Quadrate aus, wird gelegt, was da ist; der Spieler wählt, welche Felder leer bleiben.
rule-display = Gebäude-Karten
    .text = Klein, groß, prächtig: Von jedem Stapel { $display ->
        [one] liegt
       *[other] liegen
    } { COUNT($display, "card") } offen. Nach dem Zug werden erfüllte Karten ersetzt; ist ein Stapel leer, bleibt die Reihe kürzer.
rule-active-zone = Bei dir
    .text = Vor dir liegen { COUNT($active_tiles, "tile") } und deine Geister. Die ersten Plättchen nimmt man der Reihe nach aus dem Kreis, im Uhrzeigersinn ab der Königin.
rule-main-action = Haupt-Aktion
    .text = Genau eine in jedem Zug: ein Plättchen legen oder Geister rufen und bewegen. Passen geht nicht.
rule-laying = Plättchen legen
    .text = Lege eines deiner Plättchen auf erlaubte Felder, beliebig gedreht und gewendet; es darf nicht hinausragen. Ersetze es durch Quadrate in seinen Farben.
rule-overbuilding = Überbauen
    .text = Plättchen und Geister dürfen überbauen, was dort liegt. Überbaute Quadrate kommen in den Vorrat, überbaute Geister zurück zu dir.
rule-queen = Königin und Runen-Kreis
    .text = Ein benutztes Plättchen kommt ans Ende des Kreises, hinter die Königin. Dann nimmst du eines der ersten { $tile_choice } nach ihr. Was du übergehst, bleibt vorn.
rule-solo = Allein spielen
    .text = Eine Partie hat { COUNT($solo_turns, "turn") }; Sanduhren beenden sie nicht. Jeder Zug kostet ein Plättchen: das gelegte oder, nach dem Rufen von Geistern, eines deiner Wahl. Dann nimmst du eines der ersten { $tile_choice }.
rule-summoning = Geister rufen und bewegen
    .text = Setze Geister, die bei dir sind, oder bewege Geister auf deinem Gelände, mindestens einen und zusammen bis zu { $summoned_discs }. Ein Plättchen brauchst du dafür nicht.
rule-buildings = Gebäude erfüllen
    .text = Liegt das Muster einer offenen Karte auf deinem Gelände, beliebig gedreht, darfst du sie erfüllen; Quadrate und Geister zählen gleich. Nur die benötigten Teile gehen weg: Quadrate in den Vorrat, Geister zu dir. Was ringsum liegt, ist gleich.
rule-bonuses = Boni
    .text = Bonus-Geister und Laternen gibt es sofort, sie gelten noch im selben Zug. Was nicht vorrätig ist, verfällt.
rule-dark-zone = Laternen und Dunkle Zone
    .text = Um die helle Fläche liegt die Dunkle Zone. Jede Laterne öffnet eines ihrer Felder. Es gibt { $top_level }; weitere verfallen.
rule-crystals = Kristalle
    .text = Lag ein Teil eines erfüllten Gebäudes auf einem Kristall-Feld, ist dein Kristall aktiviert. Ab dem nächsten Zug kannst du ihn einmal nutzen; dann ist er farblos, bis ein Gebäude ihn wieder aktiviert.
rule-power-red = Rot: ein Gebäude suchen
    .text = Sieh dir oben auf einem Stapel { COUNT($red_cards, "card") } an, behalte eine verdeckt und lege die anderen unter den Stapel. Behalten darfst du beliebig viele; sie zählen erst, wenn sie erfüllt sind.
rule-power-purple = Lila: ohne Limit rufen
    .text = Vor dem Spiel bekommst du einen Geist in Blau oder Gelb. Der Kristall hebt das Limit von { COUNT($summoned_discs, "disc") } für eine Haupt-Aktion auf.
rule-power-yellow = Gelb: einen Geist tauschen
    .text = Tausche einen deiner Geister, auf dem Gelände oder bei dir, gegen einen aus dem Vorrat. Der neue ist bei dir.
rule-power-green = Grün: ein Quadrat bewegen
    .text = Bewege ein Runen-Quadrat auf deinem Gelände auf ein leeres, erlaubtes Feld.
rule-power-orange = Orange: eine Laterne mehr
    .text = Du bekommst eine Laterne mehr.
rule-power-blue = Blau: Plättchen tauschen
    .text = Tausche bis zu { COUNT($blue_tiles, "tile") } gegen beliebige aus dem Kreis; sie wechseln die Plätze.
rule-end = Spielende
    .text = Hat jemand { COUNT($hourglasses_to_end, "hourglass") } auf erfüllten Gebäuden, wird die Runde zu Ende gespielt; dann ist Schluss. Spätestens endet das Spiel nach Runde { $most_rounds }, aber dazu kommt es kaum: Das steht in keiner Anleitung, es ist eine Regel dieses Projekts.
rule-scoring = Wertung
    .text = Jedes erfüllte Gebäude zählt die Punkte in seinem Stern. Verdeckt behaltene Karten zählen nichts.
rule-ties = Gleichstand
    .text = Bei gleich vielen Punkten liegt vorn, wer mehr Quadrate und Geister auf dem Gelände hat. Ist auch das gleich, wird der Sieg geteilt.
rule-winning = Wer gewinnt
    .text = Wer am Ende die meisten Punkte hat, gewinnt.
rule-ranks = Ränge im Solospiel
    .text = Die Punkte ergeben einen Rang: Lehrling, ab { $rank_points } Punkten Meister, Großmeister, Premier und König von Ragusa.

## Warum ein Spieler so gewählt hat

reason-building = Erfüllt { $card } und bringt { COUNT($points, "point") }.
    .beginner = Das Muster von { $card } liegt auf dem Gelände: Die Karte bringt { COUNT($points, "point") } und ihre Boni.
reason-completes = Macht { $card } fertig.
    .beginner = Mit dieser Haupt-Aktion lässt sich { $card } noch im selben Zug erfüllen.
reason-stands = { $card } liegt schon bereit.
    .beginner = Das Muster von { $card } liegt schon auf dem Gelände; als weitere Aktion lässt es sich erfüllen.
reason-progress = Arbeitet an { $card }; es { $missing ->
    [one] fehlt
   *[other] fehlen
} { COUNT($missing, "piece") }.
    .beginner = Von allen offenen Gebäuden lohnt sich { $card } für die nötigen Züge am meisten; danach { $missing ->
        [one] fehlt
       *[other] fehlen
    } noch { COUNT($missing, "piece") }.
reason-aim = { $card } verspricht am meisten.
    .beginner = { $card } verspricht von hier aus die meisten Punkte für die nötigen Züge.
reason-power = Die Spezialkraft hilft jetzt.
    .beginner = Der Kristall ist aktiviert, und die Spezialkraft verbessert jetzt die Stellung.
reason-start-disc = Die offenen Gebäude brauchen einen Geist in { $disc }.
    .beginner = Die offenen Gebäude, die einen seltenen Geist brauchen, verlangen öfter einen in { $disc }.
reason-future-score = Etwa { COUNT($points, "point") } am Ende von { $playouts } möglichen Verläufen.
    .beginner = Die unbekannten Karten wurden { $playouts }-mal gezogen und die Partie zu Ende gespielt: Im Mittel waren es { COUNT($points, "point") }.
reason-start-tile = Die offenen Gebäude brauchen seine Farben.
reason-nothing-left = Alles andere würde nicht helfen.
    .beginner = Nichts anderes würde ein Gebäude näher bringen.

## Formulas of the score sheet

score-level-1 = { $card } (klein): { COUNT($points, "point") }
score-level-2 = { $card } (groß): { COUNT($points, "point") }
score-level-3 = { $card } (prächtig): { COUNT($points, "point") }

## Words of the text board

board-heading = { $rounds ->
    [0] Realm of Sand, Runde { $round }
   *[other] Realm of Sand, Zug { $round } von { $rounds }
}
board-turn = { $seat_is ->
    [you] Du bist am Zug.
   *[other] Am Zug: { $seat }.
}
board-start-disc = { WHO($seat, $seat_is, "wählst", "wählt") } einen ersten Geist.
board-start-tile = { WHO($seat, $seat_is, "wählst", "wählt") } ein erstes Plättchen aus dem Kreis.
board-summoning = { WHO($seat, $seat_is, "rufst", "ruft") } Geister.
board-set-aside = { WHO($seat, $seat_is, "legst", "legt") } ein Plättchen zur Seite.
board-draw = { WHO($seat, $seat_is, "nimmst", "nimmt") } ein Plättchen.
board-keep = { WHO($seat, $seat_is, "behältst", "behält") } eine der Karten.
board-swap = { WHO($seat, $seat_is, "darfst", "darf") } noch ein Plättchen tauschen.
board-rank = { COUNT($total, "point") }: { $rank }.
board-row = Offene { building-size } Gebäude: { $cards }; im Stapel: { COUNT($pile, "card") }.
board-circle = Runen-Kreis ab der Königin: { $tiles }.
board-stock = { $count } × { $colour }
board-supply = Vorrat: Quadrate { $squares }; Geister { $discs }.
board-seat = { $seat }: { COUNT($points, "point") }, { COUNT($hourglasses, "hourglass") }, { COUNT($level, "lantern") }. Gebäude: { $buildings }. Plättchen: { $tiles }. Geister: { $discs }.
board-pieces = { $seat_is ->
    [you] Dein Gelände: { $pieces }.
   *[other] Gelände von { $seat }: { $pieces }.
}
board-square = { $field } Quadrat in { $colour }
board-disc = { $field } Geist in { $colour }
board-empty = leer
board-crystal-colourless = { $seat }: Der Kristall in { $board } ist farblos.
board-crystal-fresh = { $seat }: Der Kristall in { $board } kann ab dem nächsten Zug genutzt werden.
board-crystal-active = { $seat }: Der Kristall in { $board } ist aktiviert.
board-hidden = { $seat }: { COUNT($count, "card") } verdeckt.
board-hidden-yours = { $seat }: { COUNT($count, "card") } verdeckt, { $cards }.
board-level = { $level } { building-size }
board-worth = { $points }P { $hourglasses }S
board-level-up = +Laterne { $levels }
board-queen = Nach der Königin
board-letters = Große Buchstaben sind Quadrate, kleine sind Geister: G grün, R rot, K schwarz, B blau, Y gelb. # ist dunkel, * ein Kristall. Über einem Muster: Punkte (P), Sanduhren (S), was es gibt.
column-seat = Spieler
column-hourglasses = Sanduhren
column-level = Laternen
column-buildings = Gebäude
column-tiles = Plättchen
column-discs = Geister

## Errors

error-no-such-name = { $kind ->
    [tile] Kein Plättchen heißt { $text }.
    [card] Keine Karte heißt { $text }.
    [field] Kein Feld heißt { $text }.
    [level] Kein Stapel heißt { $text }; schreibe I, II oder III.
    [disc] Kein Geist heißt { $text }.
   *[colour] Keine Farbe heißt { $text }.
}{ NEAR($near) }
error-no-fields = { $text } nennt keine Felder: schreibe, wo das Muster steht, zum Beispiel 'build Palm Lamp B2 C2 B3'.
error-no-rune = { $text } ist keine Rune; schreibe ein Feld und eine Farbe, zum Beispiel 'B2=G'.
