# Looking back on a match. "Chance" is the chance to win, in points of a hundred.

review-title = Review
review-whose = “You” is { $who } here; to look back from another seat: { $code }
review-won = { $seats_is ->
    [you] You won.
    [with_you] { $seats } won together.
    [others] { $seats } won together.
   *[other] { $seats } won.
}
review-lost = All have lost.
review-open = This match is not over; it is judged up to now.
review-scores = Points: { $listed }.
review-luck-with = Luck was on your side.
review-luck-against = Luck was against you.
review-luck-even = Luck was about even, as far as one can tell.
review-gave = { $count ->
    [0] You gave nothing away.
    [one] One choice cost you chances.
   *[other] { $count } choices cost you chances.
}
review-curve = Your chance to win, step by step
review-curve-below = percent; { $playouts } sampled futures after every move.
review-curve-told = Your chance to win at the start of each round: { $listed }.
review-round = round { $number }
review-even = dashed: even chances
review-mark-choice = your choice, filled: it cost something
review-mark-luck = luck: a deal, cards turned up or an invasion
review-shaded = shaded: 95 % interval
review-ledger = Where it went
review-ledger-below = points of chance; they add up
review-ledger-told = Ledger of your chance to win: { $listed }.
review-start = Start
review-luck = Luck
review-hidden = Hidden
review-others = The others
review-own = Your choices
review-result = Result
review-so-far = So far
review-ledger-note = Luck is what chance brought; over many games it comes to 0. So result − luck judges play: { $result } − { $luck } = { $play }; your seat is worth { $start }. Choices are measured against how the same seat goes on in these futures.
review-hidden-note = Hidden is what came to light that somebody knew: { $hidden }; it is no luck.
review-choices = Your choices
review-verdict-best = best
review-verdict-cost = cost { $cost }
review-verdict-cannot-tell = cannot tell
review-moments = { $count ->
    [0] No moment to look at again
    [one] A moment to look at again
   *[other] { $count } moments to look at again
}
review-nothing = You gave nothing away: no choice of yours was measurably worse than another.
review-step = Step { $step }
review-played = Played
review-said = “{ $said }” was said of it.
review-better = Better
review-win = win { $low } to { $high } %
review-figure-points = points
review-end-scores = On average it ends with { $better } points for you instead of { $played }.
review-end-others = { $rival } ends with { $better } instead of { $played }.
review-look = rn.Board(review.again({ $number })) opens this position: try again from here.
review-evaluator = Where those who play on misjudge a position, their error looks like luck or like a choice.
review-searched = In the last two rounds a search judges the choices: everybody answers as well as it finds.
reason-pays-less = Pays { COUNT($coins, "coin") } less to others.
    .beginner = The trade hands { COUNT($coins, "coin") } less to another player.
chart-curve-title = The chance to win, step by step
chart-curve-below = After every choice (diamond) and every stroke of luck (circle); shaded: the 95 % interval
chart-curve-event = Events of the match
chart-curve-description = The chance to win at the end: { $listed }.
review-stopped = Stopped early: the first { $judged } of { $steps } moves were judged.
review-mark-hidden = hidden: what somebody knew came to light
