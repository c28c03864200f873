# Words shared by all games, in Italian. COUNT and WHO are explained in realms_nb/core/narrator.py.

language-name = Italiano
# Italian leaves the pronoun out.
you = { "-" }
you-name = Tu
player = Giocatore { $number }
list-and = { $first } e { $last }
none = nessuno

count-coin = { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
}
count-point = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
count-shield = { $n ->
    [one] { $n } scudo
   *[other] { $n } scudi
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
