# Why a strategy chose as it did. The short form stands in lists, so it has no subject.

reason-random = Picked at random from { $count } moves.
    .beginner = Picked at random: each of the { $count } legal moves was as likely as the others.

reason-only-move = No other move is legal.
    .beginner = There was nothing to decide: no other move is legal.

reason-noise = On a whim.
    .beginner = On a whim: other moves weigh more, but chance was given a say in these weights.

reason-win-chance = Tried { $playouts } times: won { $percent } % of them.
    .beginner = What is hidden was drawn at random { $playouts } times and the game was played on: this move won { $percent } % of these games.

reason-expected-score = { $standing ->
    [ahead] About { COUNT($points, "point") } at the end, { $margin } ahead of the best other player.
    [behind] About { COUNT($points, "point") } at the end, { $margin } behind the best other player.
   *[level] About { COUNT($points, "point") } at the end, level with the best other player.
}
    .beginner = { $standing ->
        [ahead] On average the sampled games ended with { COUNT($points, "point") }, { $margin } ahead of the best other player.
        [behind] On average the sampled games ended with { COUNT($points, "point") }, { $margin } behind the best other player.
       *[level] On average the sampled games ended with { COUNT($points, "point") }, level with the best other player.
    }

reason-candidates = Next best: { $listed }.
    .beginner = The moves that did next best in the same games, and how many of these they won: { $listed }.

reason-not-imagined = Could not imagine what the others hide, and picked one of { $count } moves.
    .beginner = No world could be drawn that keeps the rules, so one of the { $count } legal moves was picked at random.

# A strategy's own words.
reason-said = { $why }
