# Words of the charts: titles, how to read them, axes, descriptions for those who do not see the picture.

chart-coin = coins
chart-shield = shields
chart-strength = strength of the invaders
chart-hold = Chance to stop the invasion
chart-award = last invasion stopped
chart-score-below = Points if the game ended now, by category of card
chart-score-below-projected = Points if the game ended now, by category; dashed: expected final score
chart-history-below = Points at the end of each round, by category of card

chart-coins-title = Coins and shields, round by round
chart-coins-small = Coins and shields (dashed) at the end of each round; bar: an invasion
chart-coins-below = At the end of each round; the hexagon shows how strong an invasion was
chart-coins-seat = { $name }: { COUNT($coins, "coin") }, { COUNT($shields, "shield") }
chart-coins-struck = The invasion after round { $round } had strength { $strength }.
chart-coins-description = Coins and shields now: { $listed }.

chart-invasion-title = How strong the invaders will be, and who stops them
chart-invasion-grid = Grey: the realm stops this strength as it stands now; at the right its chance to stop the invasion
chart-invasion-below = Exact for tokens on the track; rounds to come are taken to get a token in { $rate } of cases
chart-invasion-after = Dashed: after the move that is being considered
chart-invasion-next = Invasion after round { $round }
chart-invasion-last = Last invasion, after round { $round }
chart-invasion-holds = { $name }, { COUNT($shields, "shield") }: chance to stop it { $chance }
chart-invasion-description = Invasion after round { $round }, chance of each strength: { $strengths }. { $holds }.
chart-invasion-none = No invasion is to come.
chart-kind-build = build
chart-kind-bastion = make a bastion
chart-kind-discard = discard
chart-kind-lose = lose
chart-move-build = Build { $card }
chart-move-bastion = Bastion: { $card }
chart-move-discard = Discard { $card }
chart-move-lose = Lose { $card }
chart-measure-held = share of invasions stopped
chart-measure-bastions = bastions per realm
chart-measure-coins = coins left per realm

chart-worth-title = What coins are worth here
chart-worth-description = Points by number of coins: { $listed }.
chart-counted = counted
chart-drawn = drawn
chart-draws-title = Counted and drawn
chart-draws-below = Bars: counted. Dots: shares of { $draws } draws, the line is the 95 % interval
chart-draws-description = Chance of each strength, counted and as its share of { $draws } draws: { $listed }.
chart-rate = token_rate
chart-enough-title = Stopping the last invasion
chart-enough-description = Chance to stop it with 0 to { $most } shields, by token_rate: { $listed }.
