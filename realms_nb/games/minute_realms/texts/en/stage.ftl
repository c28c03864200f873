# The stage of Minute Realms: market, realms, panel, end of a round, result.

ui-pay = pay { $coins }
ui-wins-switch = Win chances
ui-win = win { $percent } %
ui-stops = { $name_is ->
    [you] you stop
   *[other] { $name } stops
} invasion { $number }
ui-win-game = { $name_is ->
    [you] you win
   *[other] { $name } wins
} the game
ui-win-wait = being worked out
ui-worth = Worth to each of you
ui-worth-now = { $gain } now
worth-last = Nobody else can take it any more.
worth-same = { $count ->
    [2] Worth the same to both of you.
   *[other] Worth the same to all { $count ->
        [3] three
        [4] four
       *[other] five
    }.
}
worth-deny = { $rival } gains { $gain }, you { $own }: taking it denies { $rival } { $less }.
worth-other = Somebody else gains more by it: { $gain } instead of { $own }.
worth-yours = Nobody gains more than you: no need to take it only to deny it.
ui-end-title = Round { $round } is over
ui-end-bastion = { $card }, bastion
ui-end-points = points
ui-now-more = { $points } now, up to { $most }
ui-now-points = { $points } points now
ui-now-point = 1 point now
ui-against = You play against
ui-left-over = Left over: { $cards }.
ui-left-none = Nothing is left over.
ui-begins = { $name_is ->
    [you] You begin round { $round }.
   *[other] { $name } begins round { $round }.
}
ui-invasion-title = Invasion { $number }
ui-invasion-note = The tokens of rounds { $from } to { $to } are added. A realm stops the invasion with at least as many shields.
ui-strength = Strength
ui-figures = { $shields } against { $strength }:
ui-verdict-stopped = { $name_is ->
    [you] you stop it
   *[other] { $name } stops it
}
ui-verdict-lost = { $name_is ->
    [you] you lose
   *[other] { $name } loses
} { $card }
ui-verdict-choose = { $name_is ->
    [you] you lose
   *[other] { $name } loses
} a building
ui-verdict-fell = { $name_is ->
    [you] you do not stop it
   *[other] { $name } does not stop it
}
ui-scene-round = The round is over.
ui-sheets = Score sheets
ui-sheet-held = stopped
ui-sheet-fell = not stopped
ui-sheet-round = Round
ui-chances-of = { $name_is ->
    [you] Your moves: how often each wins
   *[other] Moves of { $name }: how often each wins
}
ui-chances-note = { $playouts } futures each, everybody goes on like those who sit there, people like { $people_like }; dashed line: an even chance. Press a move to choose it.
ui-chances-wait = The futures are being played …
ui-chances-none = Nobody here is to decide now.
ui-chances-invasion = Invasion { $number } after round { $round }: chance of each strength
ui-chances-over = No invasion is to come.
ui-dock = Charts
ui-dock-moves = Your choices
ui-dock-invaders = Invaders
ui-dock-points = Points
ui-dock-larger = enlarge
ui-dock-smaller = make small
ui-dock-least = { $name_is ->
    [you] From { $least } on you lose
   *[other] From { $least } on { $name } loses
} a building.
ui-dock-chance = chance
ui-dock-strength = strength
ui-even = even chance, { $percent } %
ui-dock-holds = { $name_is ->
    [you] You stop
   *[other] { $name } stops
} invasion { $number } in { $percent } of 100 cases (shields: { $shields }).
ui-enlarge = { $card }, enlarge
ui-plot-bastion = A bastion now.

chances-hold = { $seat_is ->
    [you] you { $percent } %
   *[other] { $seat } { $percent } %
}
chances-holds = A realm stops what stands at its mark or left of it: { $holds }.
sheet-percat = { $each } × { $count } { $category }
sheet-bestcat = { $each } × { $count } { $category }
sheet-coin = { COUNT($coins, "coin") }
sheet-inv = { $most } − { COUNT($coins, "coin") }
sheet-cats = { COUNT($count, "category") }
sheet-pair = { $complete ->
    [1] { $first } and { $second }
   *[0] needs { $first } and { $second }
}
sheet-award = { $shields } against { $strength }
ui-tab-cards = Cards
ui-tab-realms = Realms
ui-tab-more = More
