# Warum eine Strategie so gewählt hat. Die kurze Form steht in Listen und hat darum kein Subjekt.

reason-random = Zufällig aus { $count } Zügen gewählt.
    .beginner = Zufällig gewählt: Jeder der { $count } erlaubten Züge war gleich wahrscheinlich.

reason-only-move = Kein anderer Zug ist erlaubt.
    .beginner = Es gab nichts zu entscheiden: Kein anderer Zug ist erlaubt.

reason-noise = Aus einer Laune heraus.
    .beginner = Aus einer Laune heraus: Andere Züge wiegen mehr, aber in diesen Gewichten darf der Zufall mitreden.

reason-win-chance = { $playouts }-mal ausprobiert: { $percent } % davon gewonnen.
    .beginner = Was verdeckt ist, wurde { $playouts }-mal ausgelost, dann wurde zu Ende gespielt: Dieser Zug gewann { $percent } % dieser Partien.

reason-expected-score = { $standing ->
    [ahead] Am Ende etwa { COUNT($points, "point") }, { $margin } mehr als die Besten unter den anderen.
    [behind] Am Ende etwa { COUNT($points, "point") }, { $margin } weniger als die Besten unter den anderen.
   *[level] Am Ende etwa { COUNT($points, "point") }, gleichauf mit den Besten unter den anderen.
}
    .beginner = { $standing ->
        [ahead] Im Mittel brachten die ausprobierten Partien { COUNT($points, "point") }, { $margin } mehr als den Besten unter den anderen.
        [behind] Im Mittel brachten die ausprobierten Partien { COUNT($points, "point") }, { $margin } weniger als den Besten unter den anderen.
       *[level] Im Mittel brachten die ausprobierten Partien { COUNT($points, "point") }, gleich viel wie den Besten unter den anderen.
    }

reason-candidates = Als Nächstes: { $listed }.
    .beginner = Die nächstbesten Züge in denselben Spielen, und wie viele davon sie gewannen: { $listed }.

reason-not-imagined = Konnte sich nicht vorstellen, was die anderen verbergen; einer von { $count } Zügen.
    .beginner = Es ließ sich keine Welt ziehen, die die Regeln einhält; so wurde einer der { $count } erlaubten Züge gelost.

# Die eigenen Worte einer Strategie.
reason-said = { $why }
