# Words shared by all games. COUNT and WHO are explained in realms_nb/core/narrator.py.

language-name = English
you = You
you-name = You
player = Player { $number }
list-and = { $first } and { $last }
none = none
count-point = { $n ->
    [one] { $n } point
   *[other] { $n } points
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

story-in-full = Every step: { $code }

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

## How every game closes

line-scored = { $seat }: { $line }.
    .beginner = { $seat }: { $line }.
score-totalled = { WHO($seat, $seat_is, "have", "has") } { COUNT($total, "point") } in all.
    .beginner = All lines added up, { $seat_is ->
        [you] you have
       *[other] { $seat } has
    } { COUNT($total, "point") }.
tie-broken = { $seats } are level on points.
    .beginner = { $seats } have the same points, and nothing else tells the best apart, so the victory is shared.
game-won = { $seats_count ->
    [one] { $seats_is ->
        [you] You win with { COUNT($total, "point") }.
       *[other] { $seats } wins with { COUNT($total, "point") }.
    }
   *[other] { $seats } share the victory with { COUNT($total, "point") }.
}
    .beginner = { $seats_count ->
        [one] The game is over. { $seats_is ->
            [you] You win with the highest score, { $total }.
           *[other] { $seats } wins with the highest score, { $total }.
        }
       *[other] The game is over. { $seats } share the victory with { COUNT($total, "point") } each.
    }
rank-reached = { COUNT($total, "point") }: { $rank }.
    .beginner = The game is over. With { COUNT($total, "point") } { $seat_is ->
        [you] you reach
       *[other] { $seat } reaches
    } the rank “{ $rank }”.
refusal-not-a-move = { $text } is not a move.
    .beginner = { $text } is not a move of this game. Take one from the list of legal moves.
refusal-game-over = The game is over.
    .beginner = The game is over, so nothing more can be played. Undo a move or start a new game.
board-over = The game is over.
board-result = { $seats_count ->
    [one] Winner: { $seats }.
   *[other] Winners: { $seats }.
}
column-seat = Seat
column-points = Points
