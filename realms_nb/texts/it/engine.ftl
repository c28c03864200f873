# Words shared by all games, in Italian. COUNT and WHO are explained in realms_nb/core/narrator.py.

language-name = Italiano
# Italian leaves the pronoun out.
you = { "-" }
you-name = Tu
player = Giocatore { $number }
list-and = { $first } e { $last }
none = nessuno
count-point = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
count-card = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
count-player = { $n ->
    [one] { $n } giocatore
   *[other] { $n } giocatori
}

move-allowed = { $move }: questa mossa è permessa ora.

story-in-full = Ogni passo: { $code }

refusal-not-your-turn = { $turn_is ->
    [you] Ora tocca a te.
   *[other] Ora tocca a { $turn }.
}
    .beginner = { $turn_is ->
        [you] Ora tocca a te; prima di te nessun altro può muovere.
       *[other] Ora tocca a { $turn }. { $seat_is ->
            [you] Tu giochi
           *[other] { $seat } gioca
        } più tardi; fino ad allora decidono gli altri.
    }

## How every game closes

line-scored = { $seat } – { $line }.
    .beginner = { $seat } – { $line }.
score-totalled = { WHO($seat, $seat_is, "hai", "ha") } { COUNT($total, "point") } in tutto.
    .beginner = Sommando tutte le righe, { $seat_is ->
        [you] hai
       *[other] { $seat } ha
    } { COUNT($total, "point") }.
tie-broken = Parità di punti: { $seats }.
    .beginner = Parità di punti: { $seats }. Nient’altro basta per decidere, quindi la vittoria è condivisa.
game-won = { $seats_count ->
    [one] { $seats_is ->
        [you] Vinci con { COUNT($total, "point") }.
       *[other] { $seats } vince con { COUNT($total, "point") }.
    }
   *[other] Vittoria condivisa con { COUNT($total, "point") }: { $seats }.
}
    .beginner = { $seats_count ->
        [one] La partita è finita. { $seats_is ->
            [you] Vinci con { COUNT($total, "point") }, il punteggio più alto.
           *[other] { $seats } vince con { COUNT($total, "point") }, il punteggio più alto.
        }
       *[other] La partita è finita. Vittoria condivisa, con { COUNT($total, "point") } a testa: { $seats }.
    }
rank-reached = { COUNT($total, "point") }: { $rank }.
    .beginner = La partita è finita. Con { COUNT($total, "point") } { $seat_is ->
        [you] raggiungi
       *[other] { $seat } raggiunge
    } il grado “{ $rank }”.
refusal-not-a-move = { $text } non è una mossa.
    .beginner = { $text } non è una mossa di questo gioco. Scegline una dall’elenco delle mosse consentite.
refusal-game-over = La partita è finita.
    .beginner = La partita è finita, quindi non si può più giocare. Annulla una mossa o comincia una nuova partita.
board-over = La partita è finita.
board-result = { $seats_count ->
    [one] Vittoria: { $seats }.
   *[other] Vittoria condivisa: { $seats }.
}
column-seat = Giocatore
column-points = Punti
