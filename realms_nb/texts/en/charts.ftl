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
chart-chance = Chance
chart-move = Move
chart-win = Win chance
chart-interval = Interval
chart-expected = Expected score
chart-games = Games
chart-share = Share of wins

chart-score-title = Where the points come from
chart-score-small = Points if the game ended now
chart-score-small-projected = Points now → expected at the end; dashed: still to come
chart-sources-below = Points if the game ended now, by source
chart-sources-below-projected = Points if the game ended now, by source; dashed: expected final score
chart-score-description = Points by source, now: { $listed }.

chart-history-title = How the points grew
chart-history-description = Points at the end of rounds 1 to { $rounds }: { $listed }.
chart-history-empty = No move has been played yet, so there are no points to show.

chart-moves-title = How often each move wins
chart-moves-title-of = { $seat_is ->
    [you] Your moves: how often each wins
   *[other] Moves of { $seat }: how often each wins
}
chart-moves-below = Share of playouts won; the line is the interval
chart-moves-description = Win chance of each move: { $moves }.
chart-moves-empty = There is no move to compare.

chart-variant = Variant
chart-share-percent = Share of wins in percent
chart-difference = Difference
chart-points-percent = Percentage points
chart-measure-score = points per realm
chart-measure-first-seat = advantage of the first seat
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

error-table-columns = This table should have the columns { $columns }; lacking: { $lacking }.
