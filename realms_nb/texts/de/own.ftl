# Ein selbst erfundenes Spiel: wie seine Partien erzählt werden und was der Erfinder erfährt. Wörter der Klasse bleiben, wie sie sind.

## Die Erzählung

own-acted = { $seat }: { $move }{ $hidden ->
    [yes] {" "}(verdeckt)
   *[no] {""}
}.
own-took = { $hidden ->
    [yes] { $seat } { $seat_is ->
        [you] legst
       *[other] legt
    } etwas verdeckt ab ({ $target }).
   *[no] { $seat }: { $move } ({ $target }).
}
own-decided = { $seat } { $seat_is ->
    [you] entscheidest
   *[other] entscheidet
} verdeckt.
own-moved = { $hidden ->
    [yes] { $count } verdeckt
   *[no] { $what }
}: von { $source }{ $giver_is ->
    [nobody] {""}
   *[other] {" "}({ $giver })
} nach { $target }{ $taker_is ->
    [nobody] {""}
   *[other] {" "}({ $taker })
}.
own-showed = { $seat } { $seat_is ->
    [you] zeigst
   *[other] zeigt
} { $what } ({ $target }).
own-counted = { $seat_is ->
    [nobody] { $word }
   *[other] { $seat }: { $word }
} { $before } → { $after }.
own-put = { $place }, { $cell }: { $seat_is ->
    [nobody] { $thing }
    [you] dein Stück
   *[other] Stück von { $seat }
}.
own-left = { $place }, { $cell }: { $seat_is ->
    [nobody] { $thing }
    [you] dein Stück
   *[other] Stück von { $seat }
} geht weg.
own-rolled = { $seat } { $seat_is ->
    [you] würfelst
   *[other] würfelt
} { $dice }.
own-dice-rolled = { $owner_is ->
    [nobody] { $place }
   *[other] { $place } ({ $owner })
} gewürfelt: { $hidden ->
    [yes] { $count } verdeckt
   *[no] { $dice }
}.
own-shuffled = { $owner_is ->
    [nobody] { $place }
   *[other] { $place } ({ $owner })
} wird gemischt.
own-looked = { $seat }: ein Blick auf { $count } von { $place }.
own-passed = Alle geben { $word } weiter.
own-revealed = { $seat_is ->
    [nobody] { $word }
   *[other] { $seat }: { $word }
} wird aufgedeckt: { $value }.
own-out = { $seat_is ->
    [you] Du scheidest aus.
   *[other] { $seat } scheidet aus.
}
own-round-ended = Runde { $round } ist zu Ende.
own-won = { $seats_count ->
    [one] { $seats_is ->
        [you] Du gewinnst.
       *[other] { $seats } gewinnt.
    }
   *[other] { $seats } gewinnen.
} Punkte: { $points }.
own-lost = Niemand hat gewonnen: Alle haben verloren. Punkte: { $points }.
own-line = { $word }: { COUNT($points, "point") }
own-board = { $title }, Runde { $round }: { $seat_is ->
    [you] du bist am Zug.
   *[other] { $seat } ist am Zug.
}
own-board-over = { $title }: Das Spiel ist zu Ende.
own-no-end = Dieses Spiel sagt nicht, wie es endet.
own-most-win = Die meisten Punkte gewinnen.
own-fewest-win = Die wenigsten Punkte gewinnen.
own-face-down = { $count } verdeckt
refusal-own = { $why }
refusal-own-not-now = { $move } ist jetzt nicht erlaubt.
refusal-own-unlisted = { $move } ist hier kein Zug; es gibt { $known }.{ NEAR($near) }

## Hinweise unter der Zelle

own-hint-never = { $title } läuft. In den zufällig gespielten Partien hat niemand je { $word } getan: Steht es in moves, und ist es je erlaubt?
own-hint-open-secret = { $title } läuft. seat.{ $word } sehen alle, und wer später zieht, kennt es; seat.{ $word } = Secret(0) in setup verbirgt es bis t.reveal("{ $word }").

## Was falsch war, und wo

error-own-told = { $what } { $where }
error-own-where = Das war in { $method }{ $has_line ->
    [yes] {""}, Zeile { $line } ({ $text })
   *[no] {""}
}, bei Zug { $number }, Runde { $round }, am Zug: { $seat }.
error-own-where-setup = Das war in { $method }{ $has_line ->
    [yes] {""}, Zeile { $line } ({ $text })
   *[no] {""}
}, vor dem ersten Zug.
error-own-again = Zum Ansehen: match = { $title }.again(), die Partie beim Zug davor; { $count } Plätze, Startzahl { $seed }.
error-own-again-setup = Es geschieht sofort mit { $count } Plätzen und Startzahl { $seed }.
error-own-place = { $word } ({ $seat })
error-own-place-common = t.{ $word }

error-own-no-class = @rn.game steht über einer Klasse, etwa class Sushi: ...
error-own-no-setup = { $title } hat kein setup(self, t): Dort wird der Tisch gedeckt.
error-own-no-moves = { $title } hat kein moves(self, t): Dort stehen die Züge, etwa return ["roll", "stop"].
error-own-arguments = { $method } bekommt den Tisch: Schreibe def { $method }(self, { $taken }): ...
error-own-may-without-verb = Es gibt may_{ $verb }, aber kein def { $verb }(self, t): ..., das es ablehnen könnte.
error-own-nobody-wins = { $title } sagt nie, wer gewinnt: Schreibe points(self, t, seat), oder rufe in einem Zug t.wins(seat) auf.
error-own-teams = teams nennt die Plätze 0, 1, 2 ... je einmal, etwa teams = (0, 2), (1, 3), und players ist ihre Zahl: players = { $count }.
error-own-players = { $title } ist für { $least } bis { $most } Spieler, nicht für { $given }.
error-own-players-exactly = { $title } ist für { $least } Spieler, nicht für { $given }.
error-own-unreadable = { $text } ist kein Zug von { $title }: Ein Zug beginnt mit { $known }.
error-own-no-mistake = { $title } hat keinen Fehler, den man noch einmal ansehen könnte.

error-own-moves-nothing = moves(self, t) gab nichts zurück: Es muss mit return und einer Liste enden, etwa return ["roll", "stop"].
error-own-moves-what = moves(self, t) nennt { $given }: Ein Zug ist ein Wort wie "roll" oder ein Wort mit dem, womit er geschieht, etwa ("take", card), eine Zahl, ein Platz oder ein Feld.
error-own-no-verb = moves(self, t) nennt "{ $verb }", aber die Klasse hat keine Methode dieses Namens: Schreibe def { $verb }(self, t{ $arguments }): ...{ NEAR($near) }
error-own-verb-without-t = { $verb } steht als Zug in der Liste, also bekommt es zuerst den Tisch: Schreibe def { $verb }(self, t): ...
error-own-arity = { $verb } steht mit dem in der Liste, womit es geschieht; schreibe also def { $verb }({ $given }): ...
error-own-moves-peek = moves und may_... sehen etwas an, das der Platz am Zug nicht sehen kann. { $what }
error-own-moves-change = moves(self, t) nennt nicht zweimal dieselben Züge. Zufall gehört in die Methoden der Züge: t.roll(6), t.deck.shuffle().
error-own-no-move = { $seat }: kein Zug mehr, aber das Spiel ist nicht zu Ende. Nenne in moves(self, t) einen Zug wie "wait", beende das Spiel in over(self, t), oder lass den Platz mit t.out(seat) ausscheiden.
error-own-number-too-many = Number(...) wären { $count } Züge, höchstens { $most } lassen sich zeigen; gib ihm eine Schrittweite, etwa Number(0, 10000, step=100).
error-own-points-what = points(self, t, seat) gab { $given } zurück ({ $seat }): Es muss mit return und einer ganzen Zahl enden oder mit einem dict von einem Wort zu einer ganzen Zahl.

error-own-raised = { $kind }: { $fault }.
error-own-recursion = { $method } ruft sich endlos selbst auf.
error-own-loop = Eine Methode kam nach { $seconds } Sekunden Arbeit nicht zurück: Gibt es ein while, das nie endet?
error-own-nothing-changed = { $verb } hat nichts geändert, und derselbe Platz zieht noch einmal: So ginge es ewig weiter.
error-own-endless = Das Spiel dauert schon { $count } Züge und endet nicht: Beende es in over(self, t), etwa mit return t.round > 10, oder rufe t.wins(seat) auf.
error-own-all-out = Alle sind ausgeschieden, aber das Spiel ist nicht zu Ende: Beende es in over(self, t), etwa mit return len(t.playing) == 1, oder rufe t.wins(seat) oder t.all_lose() auf.
error-own-random = Hier wurde der Zufall von Python benutzt (import random). Nimm t.roll(6), t.deck.shuffle() oder Dice: Sonst läuft eine gespeicherte Partie anders ab, und auch nach dem Rückgängigmachen.
error-own-chance-here = Hier gibt es keinen Zufall: Gewürfelt und gemischt wird in setup, in den Methoden der Züge und in end_of_round.

error-own-no-name = Es gibt kein t.{ $word }; in setup hast du gemacht: { $known }.{ NEAR($near) }
error-own-no-name-of-seat = Es gibt kein seat.{ $word }; in setup hast du gemacht: { $known }.{ NEAR($near) }
error-own-name-of-table = Es gibt kein seat.{ $word }; in setup hast du t.{ $word } gemacht, eines für den ganzen Tisch.
error-own-name-of-seat = Es gibt kein t.{ $word }; jeder Platz hat sein eigenes: Schreibe seat.{ $word } oder t.me.{ $word }.
error-own-reserved = { $owner }.{ $word } hat schon eine Bedeutung; nenne deines anders, etwa { $owner }.my_{ $word }.
error-own-new-name = { $owner }.{ $word } ist neu: Alles, was auf dem Tisch liegt, entsteht in setup(self, t).
error-own-overwritten = { $place } lässt sich nicht überschreiben: Dinge würden verschwinden. Gib sie woandershin: { $owner }.{ $word }.give_all(to=t.box). Würfel würfelt man: { $owner }.{ $word }.roll().
error-own-too-small = { $place } wäre { $value }, weniger als { $least }. Frage in moves oder may_..., ob genug da ist; darf es weniger sein, schreibe in setup { $word } = Counter(0, least=-99).
error-own-dict = { $word } kann auf dem Tisch kein dict sein: Gib jedem Teil einen Namen, oder mach eine Regel der Klasse daraus, wenn es sich nie ändert.
error-own-cannot-lie = { $word } kann kein { $given } sein: Nimm eine Zahl, ein Wort, einen Platz, eine Liste davon oder ein Pile, Hand, Row, Track, Grid, Dice oder Secret.
error-own-no-things = An einem Ort liegen Karten oder Wörter, kein { $given }; für eine Zahl schreibe seat.wood = 3.
error-own-read-only = Diesen Tisch kann man nur lesen: Er ändert sich in setup, in den Methoden der Züge und in end_of_round, sonst nirgends.
error-own-peeked = { $place } ist vor dem verborgen, der hier hinsieht. Bekannt ist nur die Anzahl: len(...). Was alle sehen dürfen, ist ein Row.

error-own-give-where = give braucht einen Ort, an den gegeben wird, nicht { $given }: { $place }.give(card, to=t.box).
error-own-give-to-seat = give braucht einen Ort, keinen Platz: { $place }.give(card, to=seat.hand).
error-own-give-to-cell = give braucht einen Ort, an den gegeben wird. Ein Feld bekommt etwas so: { $place }.give(card, to={ $grid }, at="b3").
error-own-which-cell = Ein Gitter bekommt etwas auf eines seiner Felder: { $place }.give(card, to={ $grid }, at="{ $cell }").
error-own-give-one = give nimmt ein Ding oder eine Zahl: { $place }.give(card, to=...) oder { $place }.give(3, to=...); give_all(to=...) nimmt alles.
error-own-give-from-cell = Das Feld { $cell } von { $grid } gibt eine Karte an ein Pile, Hand oder Row und alles an ein Feld: { $grid }.give("{ $cell }", to=t.box).
error-own-too-few = { $count } sollten von { $place } genommen werden, dort sind { $there }. Frage vorher: if len(place) >= { $count }: ..., oder beende das Spiel in over(self, t).
error-own-not-there = { $thing } ist nicht in { $place }, lässt sich also nicht weggeben.
error-own-card-in-cell = Eine Karte liegt nur an einem Ort: Gib sie auf das Feld mit place.give(card, to={ $grid }, at="{ $cell }").
error-own-card-on-cell = Auf { $cell } von { $grid } liegt { $thing }; gib es zuerst woandershin: { $grid }.give("{ $cell }", to=t.box).
error-own-cell-taken = Auf { $cell } von { $grid } liegt schon etwas; frage vorher: if cell in grid.empty.
error-own-empty-cell = Auf { $cell } von { $grid } liegt nichts.
error-own-no-cell = Ein Feld { $cell } gibt es nicht: Die Felder sind { $first } bis { $last }.
error-own-grid-size = Ein Grid hat 1 bis { $most } Spalten und mindestens eine Zeile, nicht { $width } x { $height }.
error-own-no-die = Kein Würfel von { $place } zeigt { $face }, also lässt er sich nicht behalten.
error-own-sides = Ein Würfel hat 1, 2, 3 ... Seiten, nicht { $given }: t.roll(6).
error-own-no-column = Die Karte { $word } hat keine Spalte "{ $column }"; ihre Spalten sind: { $known }.
error-own-no-card = Keine Karte heißt "{ $word }"; es gibt { $known }.{ NEAR($near) }
error-own-card-count = Von der Karte { $word } gibt es 0 bis { $most } Stück (count), eine ganze Zahl, nicht { $given }.
error-own-no-cards = Karten sind ein Text mit einer Zeile von Spaltennamen oder eine Liste wie ["Owl", "Fox"], nicht { $given }.
error-own-card-twice = Zwei Zeilen der Karten heißen { $word }: Gib einer einen anderen Namen, oder einer Zeile eine höhere Anzahl (count).
error-own-cards-line = Die Zeile "{ $line }" der Karten hat { $words } Wörter, die erste aber { $columns } ({ $known }). Schreibe Namen aus zwei Wörtern mit _ , etwa Egg_Roll.
error-own-cards-without-name = Eine Zeile der Karten braucht einen Namen (name); sie hat { $known }.

error-own-wins-nobody = t.wins() braucht einen Platz: t.wins(t.me). Gewinnen oder verlieren alle zusammen, schreibe t.all_win() oder t.all_lose().
error-own-no-seat = Ein Platz ist t.me, einer aus t.seats oder seine Nummer ab 0, nicht { $given }.
error-own-next-is-out = Schon ausgeschieden: { $seat }. Wer als Nächstes zieht, spielt noch, etwa t.me.left.
error-own-pass-what = { $word } lässt sich nicht weitergeben: t.pass_left("hand") gibt weiter, was in seat.hand liegt.
error-own-reveal-what = Es gibt kein Geheimnis namens { $word }; t.reveal deckt ein Secret oder Dice auf: { $known }.
error-own-rule-changed = self.{ $word } ist eine Regel und kann sich im Spiel nicht ändern. Was sich ändert, liegt auf dem Tisch: Schreibe t.{ $word } = ... (und mach es in setup).
error-own-rule-part = Ein dict, das eine Regel ist, kann sich im Spiel nicht ändern. Was sich ändert, liegt auf dem Tisch: Mach es in setup.
error-own-no-rule = { $word } kann keine Regel einer Klasse sein, denn es ist ein { $given }: Regeln sind Zahlen, Wörter, Listen und dicts davon, und Cards.
error-own-rule-whole = { $rule } ist eine ganze Zahl, nicht { $given }.
error-own-rule-gone = Diese Regeln haben { $rule }, das die Klasse { $title } nicht hat; sie hat { $known }. Sie gehören zu einer anderen Fassung der Klasse.{ NEAR($near) }
error-own-game-missing = Das ist eine Partie von { $title }, einem selbst erfundenen Spiel: Führe zuerst die Zelle mit class { $title } aus und öffne sie dann noch einmal.
error-own-changed = Die Klasse { $title } hat sich seitdem geändert. { $error }
error-own-future-known = Diese Partie von { $title } lässt sich nur mit ihrer Zukunft speichern: Etwas, das noch niemand gesehen hat, hat schon entschieden, was geschah oder wer wie viele Punkte hat, und kann deshalb nicht neu gezogen werden.
