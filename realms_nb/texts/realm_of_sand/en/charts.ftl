# Words of the charts of Realm of Sand.

chart-level = level { $level }
chart-sand-below = Points of completed buildings by their level; the number at the right is the score now.
chart-sand-below-projected = Points of completed buildings by their level; dashed: the expected final score.
chart-sand-move = { $win } · { $score } p
chart-sand-moves-below = The best moves, each played on in { $count } sampled futures; lines: 95 % intervals. p: expected final points.
chart-sand-kind-lay = lay a tile
chart-sand-kind-summon = discs
chart-sand-kind-build = build
chart-sand-kind-other = other
chart-buildings-title = Who can complete which building, and how soon?
chart-buildings-below = Main actions needed with the tiles and discs that lie open, and pieces missing; boards as they stand.
chart-buildings-description = Nearest buildings: { $buildings }.
chart-building = { $building } ({ $level }, { $points } p)
chart-building-word = Building
chart-near = How near
chart-near-0 = ready
chart-near-1 = 1 action, lacks { $missing }
chart-near-2 = 2 actions, lacks { $missing }
chart-near-3 = more, lacks { $missing }
chart-near-4 = no place
chart-ranks-title = Which rank will it be?
chart-ranks-below = Final points in { $count } sampled futures; dashed: where each rank begins; triangle: points now.
chart-ranks-description = Shares of the ranks: { $ranks }.
