# The stage of Minute Realms: market, realms, panel, end of a round, result.

ui-pay = pay { $coins }
ui-hold-named = hold { $number }, %
ui-hold-to = { $now } now, { $then } after this choice
ui-wins-switch = Win chances
ui-win = win { $percent } %
ui-win-wait = being worked out
ui-end-title = Round { $round } is over
ui-end-bastion = { $card }, bastion
ui-end-points = points
ui-left-over = Left over: { $cards }.
ui-left-none = Nothing is left over.
ui-begins = { $name_is ->
    [you] You begin round { $round }.
   *[other] { $name } begins round { $round }.
}
ui-next-round = Next round
ui-the-invasion = The invasion
ui-the-scoring = The scoring
ui-scene-round = The round is over.
ui-sheets = Score sheets
ui-sheets-note = They stay here until a new game. Point at a line to light its card.
ui-sheet-held = held
ui-sheet-fell = not held
ui-sheet-round = Round
ui-struck = Invasion { $number }: strength { $strength }
ui-chances-of = { $name_is ->
    [you] Your moves: chance to win, %
   *[other] Moves of { $name }: chance to win, %
}
ui-chances-note = { $playouts } futures each, everybody goes on like those who sit there, people like { $people_like }; dashed line: an even chance. Press a move to choose it.
ui-chances-wait = The futures are being played …
ui-chances-none = Nobody here is to decide now.
ui-chances-invasion = Invasion { $number } after round { $round }: chance of each strength, %
ui-chances-over = No invasion is to come.
ui-dock = Charts
ui-dock-moves = Moves
ui-dock-invaders = Invaders
ui-dock-points = Points
ui-dock-holds = { $name_is ->
    [you] Invasion { $number }: you hold { $percent } times in 100 (shields: { $shields }).
   *[other] Invasion { $number }: { $name } holds { $percent } times in 100 (shields: { $shields }).
}
ui-enlarge = { $card }, enlarge
ui-plot-bastion = Lies face down as a bastion.

chances-hold = { $seat_is ->
    [you] you { $percent } %
   *[other] { $seat } { $percent } %
}
chances-holds = A realm holds what stands at its mark or left of it: { $holds }.
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
