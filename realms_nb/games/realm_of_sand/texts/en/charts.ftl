# Words of the charts of Realm of Sand.

column-size = Size
chart-level = { $level ->
    [I] small
    [II] large
   *[III] great
}
chart-sand-below = Points of completed buildings by their size; the number at the right is the score now.
chart-sand-below-projected = Points of completed buildings by their size; dashed: the expected final score.
chart-sand-move = { $win } · { $score } p
chart-sand-moves-below = The best moves, each played on in { $count } sampled futures; lines: 95 % intervals. p: expected final points.
chart-sand-kind-lay = lay a tile
chart-sand-kind-summon = spirits
chart-sand-kind-build = build
chart-sand-kind-other = other
chart-buildings-title = Who can complete which building, and how soon?
chart-building-word = Building
chart-ranks-title = Which rank will it be?
chart-ranks-below = Final points in { $count } sampled futures; dashed: where each rank begins; triangle: points now.
chart-ranks-description = Shares of the ranks: { $ranks }.
chart-buildings-below = Chance in % within 1, 2, 3 turns of their own if a seat aims for it; beside it what it lacks. { $count } futures.
chart-buildings-below-two = Chance in % within 2 turns of their own if a seat aims for it; beside it what it lacks. { $count } futures.
chart-buildings-counted = 100: enough with what lies open now. Counted, not sampled: the fast engine is not ready yet.
chart-buildings-description = Chance within 1, 2 and 3 turns of their own, in { $count } futures. { $buildings }.
chart-buildings-description-two = Chance within 2 turns of their own, in { $count } futures. { $buildings }.
chart-buildings-one = { $building } { $chances } ({ $missing })
chart-missing = Missing
chart-own-turns = Own turns
chart-near-0 = ready
chart-near-4 = no place: a lantern is missing
chart-race-title = When will the game end?
chart-race-below = Hourglasses now; below, in how many rounds { $count } sampled futures ended.
chart-race-over = The game is over.
chart-race-glasses = { $count } of { $needed }
chart-race-rounds = rounds still to come (this one is 1)
chart-race-more = { $rounds } or more
chart-race-description = Hourglasses, { $needed } end the game: { $glasses }. Rounds still to come in { $count } futures, this one included: { $rounds }.
chart-points-title = Where do the points come from, and where will they end?
chart-points-below = A block is a building, I II III its size: small, large, great; dashed: the expected score; line: 8 of 10 games. { $count } futures.
chart-points-range = 8 of 10 games
chart-points-description = Points now and expected at the end, by building, and between what 8 of 10 games of { $count } futures end: { $listed }.
chart-sand-moves-title = Which move wins most often?
error-race-alone = Alone, a game always has { $turns } turns; when it will end is a question for two players or more.
error-ranks-alone = Ranks are for a game that is played alone.
