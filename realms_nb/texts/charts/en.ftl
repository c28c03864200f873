# Words of the charts: titles, how to read them, axes, descriptions for those who do not see the picture.

chart-percent = { $value }%
chart-range = { $low } to { $high }

chart-table = Table
chart-failed = This chart could not be drawn.

chart-seat = Seat
chart-source = Source
chart-points = Points
chart-total = Total
chart-cards = Cards
chart-round = Round
chart-count = Number
chart-what = What
chart-coin = coins
chart-shield = shields
chart-strength = strength of the invaders
chart-chance = Chance
chart-hold = Chance to hold
chart-award = last invasion held
chart-move = Move
chart-win = Win chance
chart-interval = Interval
chart-expected = Expected score
chart-games = Games
chart-share = Share of wins

chart-score-title = Where the points come from
chart-score-below = Points if the game ended now, by category of card
chart-score-below-projected = Points if the game ended now, by category; dashed: expected final score
chart-score-description = Points by source, now: { $listed }.

chart-history-title = How the points grew
chart-history-below = Points at the end of each round, by category of card
chart-history-description = Points at the end of rounds 1 to { $rounds }: { $listed }.
chart-history-empty = No move has been played yet, so there are no points to show.

chart-coins-title = Coins and shields, round by round
chart-coins-below = At the end of each round; the hexagon shows how strong an invasion was
chart-coins-seat = { $name }: { COUNT($coins, "coin") }, { COUNT($shields, "shield") }
chart-coins-struck = The invasion after round { $round } had strength { $strength }.
chart-coins-description = Coins and shields now: { $listed }.

chart-invasion-title = How strong the invaders will be, and who holds
chart-invasion-grid = Grey: the realm holds against this strength as it stands now; at the right its chance to hold
chart-invasion-below = Exact for tokens on the track; rounds to come are taken to get a token in { $rate } of cases
chart-invasion-after = Dashed: after the move that is being considered
chart-invasion-next = Invasion after round { $round }
chart-invasion-last = Last invasion, after round { $round }
chart-invasion-holds = { $name }, { COUNT($shields, "shield") }: chance to hold { $chance }
chart-invasion-description = Invasion after round { $round }, chance of each strength: { $strengths }. { $holds }.
chart-invasion-none = No invasion is to come.

chart-moves-title = How often each move wins
chart-moves-below = Share of playouts won; the line is the interval
chart-moves-description = Win chance of each move: { $moves }.
chart-moves-empty = There is no move to compare.
chart-kind-build = build
chart-kind-bastion = make a bastion
chart-kind-discard = discard
chart-kind-lose = lose
chart-move-build = Build { $card }
chart-move-bastion = Bastion: { $card }
chart-move-discard = Discard { $card }
chart-move-lose = Lose { $card }

chart-variant = Variant
chart-share-percent = Share of wins in percent
chart-difference = Difference
chart-points-percent = Percentage points
chart-measure-score = points per realm
chart-measure-first-seat = advantage of the first seat
chart-measure-held = share of invasions held
chart-measure-bastions = bastions per realm
chart-measure-coins = coins left per realm
chart-difference-title = What the change does: { $measure }
chart-difference-below = Difference to { $against } on the same { $deals } deals; the line is the 95% interval; hollow: cannot tell yet
chart-difference-description = Difference to { $against } in { $measure }, on the same { $deals } deals, with 95% intervals: { $listed }.
chart-seats-title = How often each seat wins
chart-seats-below = Share of wins in { $deals } deals; the line is the 95% interval; dashed: a fair share, { $fair }; hollow: may be fair
chart-seats-description = Share of wins of each seat in { $deals } deals, with 95% intervals; a fair share is { $fair }: { $listed }.
chart-seats-place = { $variant }, seat { $number }

chart-shares-title = How often they win, and how sure that is
chart-shares-below = Share of wins; the line is the 95 % interval, n the games played
chart-shares-fair = Dashed: { $share }
chart-shares-who = Player
chart-shares-seat = seat { $number }
chart-shares-one = { $name }: { $share } ({ $interval }), n = { $games }
chart-shares-description = Share of wins with its 95 % interval: { $listed }.
chart-shares-empty = There is nobody to compare.
