# Words shared by all games. COUNT and WHO are explained in realms_nb/core/narrator.py.

language-name = English
you = You
you-name = You
player = Player { $number }
list-and = { $first } and { $last }
none = none

count-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
count-point = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
count-shield = { $n ->
    [one] { $n } shield
   *[other] { $n } shields
}
count-card = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
count-player = { $n ->
    [one] { $n } player
   *[other] { $n } players
}

move-allowed = { $move }: this move is allowed now.

refusal-not-your-turn = { $turn_is ->
    [you] It is your turn now.
   *[other] It is the turn of { $turn } now.
}
    .beginner = { $turn_is ->
        [you] It is your turn now; nobody else can move until you have.
       *[other] It is the turn of { $turn } now. { $seat_is ->
            [you] You move
           *[other] { $seat } moves
        } later; until then the others decide.
    }
