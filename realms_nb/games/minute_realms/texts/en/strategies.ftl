# Why a strategy chose as it did. The short form stands in lists, so it has no subject.

reason-points-now = { COUNT($points, "point") } more at once.
    .beginner = If the game ended now, this move would bring { COUNT($points, "point") } more.

reason-points-later = About { COUNT($points, "point") } more to come.
    .beginner = Buildings with a goal can still grow: about { COUNT($points, "point") } more may come from the turns ahead.

reason-coins = { COUNT($coins, "coin") } more in hand.
    .beginner = It brings { COUNT($coins, "coin") } more. Coins pay for buildings in the rounds to come.

reason-shields = Safer by { $percent } % against the invaders.
    .beginner = With these shields the chance to stop the coming invasions rises by { $percent } percentage points in all.

reason-award = About { COUNT($points, "point") } more award.
    .beginner = Whoever stops the last invasion scores its strength: about { COUNT($points, "point") } more can be expected.

reason-denial = Keeps { COUNT($points, "point") } from the others.
    .beginner = Somebody still to act could have scored { COUNT($points, "point") } more with what this move takes away.

reason-gifts = Pays { COUNT($coins, "coin") } to another player.
    .beginner = The trade hands { COUNT($coins, "coin") } to another player, and these weights welcome that.

reason-lesser-evil = Nothing gains; this costs least.
    .beginner = No move improves the position by these weights. This one costs least.

reason-next-best = { $use ->
    [build] Next best: build { $card } ({ $percent } %).
    [bastion] Next best: { $card } as a bastion ({ $percent } %).
   *[lose] Next best: lose { $card } ({ $percent } %).
}
    .beginner = { $use ->
        [build] The next best move, building { $card }, won { $percent } % of its games.
        [bastion] The next best move, turning { $card } into a bastion, won { $percent } % of its games.
       *[lose] The next best move, losing { $card }, won { $percent } % of its games.
    }

# What the sliders of the scales are called; the same words as in the reasons above.
scales-title = Weights of your player
scales-reset = All back to the start
scales-yours = yours
scales-score = { $name }: { $score } ± { $margin } points a game
weight-points-now = points at once
weight-points-later = points to come
weight-coins = coins in hand
weight-shields = safe from invaders
weight-award = the award
weight-gifts = coins paid to others
