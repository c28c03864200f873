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

refusal-not-your-turn = It is { $turn }’s turn, not { $seat }’s.
    .beginner = It is { $turn }’s turn now. { $seat } moves later; until then the others decide.
