# Words shared by all games. COUNT and WHO are explained in realms_nb/core/narrator.py.
# COUNT gives nominative or accusative; where German asks for a dative (mit 3 Punkten) the noun is spelt out.

language-name = Deutsch
you = Du
you-name = Du
player = Spieler { $number }
list-and = { $first } und { $last }
none = keine
count-point = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
count-card = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
count-player = { $n ->
    [one] { $n } Spieler
   *[other] { $n } Spieler
}

move-allowed = { $move }: Dieser Zug ist jetzt erlaubt.

story-in-full = Jeder Schritt: { $code }

refusal-not-your-turn = { $turn_is ->
    [you] Jetzt bist du am Zug.
   *[other] Jetzt ist { $turn } am Zug.
}
    .beginner = { $turn_is ->
        [you] Jetzt bist du am Zug; vorher kann niemand sonst ziehen.
       *[other] Jetzt ist { $turn } am Zug. { $seat_is ->
            [you] Du kommst später dran;
           *[other] { $seat } kommt später dran;
        } bis dahin entscheiden die anderen.
    }

## How every game closes

line-scored = { $seat }: { $line }.
    .beginner = { $seat }: { $line }.
score-totalled = { WHO($seat, $seat_is, "hast", "hat") } insgesamt { COUNT($total, "point") }.
    .beginner = Zusammengezählt ergibt das für { $seat_is ->
        [you] dich
       *[other] { $seat }
    } { COUNT($total, "point") }.
tie-broken = Gleichstand nach Punkten: { $seats }.
    .beginner = Gleich viele Punkte: { $seats }. Nichts anderes bringt eine Entscheidung, also wird der Sieg geteilt.
game-won = { $seats_count ->
    [one] { $seats_is ->
        [you] Du gewinnst mit { $total } { $total ->
            [one] Punkt
           *[other] Punkten
        }.
       *[other] { $seats } gewinnt mit { $total } { $total ->
            [one] Punkt
           *[other] Punkten
        }.
    }
   *[other] Geteilter Sieg mit je { $total } { $total ->
        [one] Punkt
       *[other] Punkten
    }: { $seats }.
}
    .beginner = { $seats_count ->
        [one] Das Spiel ist zu Ende. { $seats_is ->
            [you] Du gewinnst mit der höchsten Punktzahl: { $total }.
           *[other] { $seats } gewinnt mit der höchsten Punktzahl: { $total }.
        }
       *[other] Das Spiel ist zu Ende. Den Sieg teilen sich mit je { $total } { $total ->
            [one] Punkt
           *[other] Punkten
        }: { $seats }.
    }
rank-reached = { COUNT($total, "point") }: { $rank }.
    .beginner = Das Spiel ist zu Ende. Die Punktzahl { $total } ergibt für { $seat_is ->
        [you] dich
       *[other] { $seat }
    } den Rang „{ $rank }“.
refusal-not-a-move = { $text } ist kein Zug.
    .beginner = { $text } ist kein Zug in diesem Spiel. Nimm einen aus der Liste der erlaubten Züge.
refusal-game-over = Das Spiel ist zu Ende.
    .beginner = Das Spiel ist zu Ende, es kann nichts mehr gespielt werden. Nimm einen Zug zurück oder beginne ein neues Spiel.
board-over = Das Spiel ist zu Ende.
board-result = { $seats_count ->
    [one] Sieg: { $seats }.
   *[other] Geteilter Sieg: { $seats }.
}
column-seat = Platz
column-points = Punkte
