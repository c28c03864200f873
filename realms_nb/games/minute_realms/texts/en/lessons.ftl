# What the exercises say: what is wanted, hints, answers, and what a judge says of an answer. Code and card names in
# `backticks` stay as they are written in code.

lesson-play-1-wanted = your match, `match`
lesson-play-1-hint-1 = Click a card on the board, then Build or Bastion. The others move by themselves.
lesson-play-1-hint-2 = The game has eight rounds; the board says which one it is.
lesson-play-1-hint-3 = If you cannot decide, press Hint three times and follow it.
lesson-play-1-answer = Play on the board until it says who has won, then run this cell again.
lesson-play-2-wanted = your match, `match`
lesson-play-2-hint-1 = You stop an invasion if you have at least as many shields as the invaders are strong.
lesson-play-2-hint-2 = Every bastion has two shields; some buildings have one.
lesson-play-2-hint-3 = With three players the invaders are never stronger than 9, and six shields often do.
lesson-play-2-answer = Press New game, make bastions of three or four cards that score little, and build the best of the rest: 20 points are wanted, too.
lesson-over = the game is over. Points: { $listed }.
lesson-last-held = { $name } had { $shields } shields against strength { $strength }: stopped, and { $points } points for it.
error-lesson-no-invasion = this game has no invasion. Play one by the standard rules.
error-lesson-last-not-held = { $name } had { $shields } shields against strength { $strength }. Start a new game and stop the last invasion.
error-lesson-goes-on = the game goes on: it is round { $round } of { $rounds }. Play it to its end.
error-lesson-held-but-poor = { $name }: { $shields } shields against strength { $strength }, stopped, but { $points } points. Bastions alone win nothing: stop the last invasion with { $wanted } points or more.
error-lesson-last-too-weak = { $name }: { $shields } shields against strength { $strength }, stopped, but such weak invaders are stopped by chance. Stop some of strength { $wanted } or more.
error-lesson-other-rules = this game has rules of its own. Play one by the standard rules.

lesson-scoring-1-wanted = the name of a card, in quotation marks
lesson-scoring-1-hint-1 = A card may be worth more to its neighbours than by itself.
lesson-scoring-1-hint-2 = Which cards of the realm wait for a category that is not there yet?
lesson-scoring-1-hint-3 = Try each: `mine.plus(card).points - mine.points`.
lesson-scoring-1-answer = "Chapel": 2 points of its own, 6 because Throne Hall now has its pair, 3 more from Pilgrim Market: 11.
lesson-scoring-2-wanted = a whole number
lesson-scoring-2-hint-1 = Three of these cards lose points by a coin, one gains.
lesson-scoring-2-hint-2 = A loss is a number below zero.
lesson-scoring-2-hint-3 = Compare `purse.changed(coins=5).points` with `purse.points`.
lesson-scoring-2-answer = -2: Treasury gains 1; Friary, Hermitage and Almshouse lose 1 each.
lesson-scoring-3-wanted = a realm, made by `rn.realm(...)`
lesson-scoring-3-hint-1 = The five cards with the highest numbers of their own make 19 points: too few.
lesson-scoring-3-hint-2 = Hamlet counts productive buildings, Fishery counts residential ones: each is what the other counts.
lesson-scoring-3-hint-3 = Vineyard scores 2 for each card of your largest category, and is productive itself.
lesson-scoring-3-answer = `rn.realm("Hamlet", "Fishery", "Vineyard", "Sawmill", "Riverside Houses")` has 30 points.
lesson-adds-most = it adds { $points } points, though it scores only { $alone } itself: it helps { $card }.
lesson-coin = { $before } points with { $coins } coins, { $after } with { $more }. The fifth coin should be spent.
lesson-together = these cards make { $points } points together. Each in a realm of its own, they would make { $alone } in all.
error-lesson-not-on-offer = { $given } is not on offer; there is { $card }.
error-lesson-adds-less = { $card } adds { $points } points to this realm; another card on offer adds more.
error-lesson-coin-total = { $points } points is what the realm scores with { $coins } coins. How many more or fewer is that?
error-lesson-coin-sign = the size is right, the sign is not: does the realm have more than { $points } points then?
error-lesson-coin-gains = the cards that gain by a coin gain { COUNT($points, "point") } in all. What do the others lose by the same coin?
error-lesson-coin-losses = the cards that lose by a coin lose { COUNT($points, "point") } in all. One card gains by the same coin.
error-lesson-coin-count = { $count } is how many cards lose. How many points are lost and gained in all?
error-lesson-coin-one-for-one = Treasury gains a point and Friary loses one, yes. But two more cards lose by the same coin.
error-lesson-coin-other = with one more coin the points do not change by { $given }.
error-lesson-not-of-nine = { $card } is not one of the nine cards.
error-lesson-how-many-cards = the realm has { COUNT($count, "card") }; take { $wanted }.
error-lesson-too-few-points = these cards make { COUNT($points, "point") }; { $wanted } are wanted.

lesson-odds-1-wanted = a number
lesson-odds-1-hint-1 = Which three tokens add up to 5? There is only one way to write it: 2 + 2 + 1.
lesson-odds-1-hint-2 = In how many ways can you pick both 2s and one of the five 1s? Out of how many ways to pick any three tokens?
lesson-odds-1-hint-3 = `comb(2, 2) * comb(5, 1)` ways, out of `comb(9, 3)`.
lesson-odds-1-answer = 5 / 84, which is about 0.06.
lesson-odds-2-wanted = the name of your function, without brackets
lesson-odds-2-hint-1 = `combinations(tokens, 2)` gives every pair of tokens, as in the notebook.
lesson-odds-2-hint-2 = Count the pairs whose sum is the strength, and divide by the number of all pairs.
lesson-odds-2-hint-3 = `pairs = list(combinations(tokens, 2))`, then `sum(a + b == strength for a, b in pairs)` is how many fit.
lesson-odds-2-answer = `return sum(a + b == strength for a, b in pairs) / len(pairs)` as the last line.
lesson-odds-3-wanted = a whole number of shields
lesson-odds-3-hint-1 = `rn.invasion_odds(four, 0.7)` has a row for each invasion and strength.
lesson-odds-3-hint-2 = Look at the rows of the last invasion, and at the column `at_most`: how often so many shields are enough.
lesson-odds-3-hint-3 = Take the first strength of the last invasion whose `at_most` is 0.9 or more.
lesson-odds-3-answer = 7 shields.
lesson-odds-4-wanted = your match, `game`
lesson-odds-4-hint-1 = Every bastion has two shields. Taking your own card, or one without the invader sign, lays no token.
lesson-odds-4-hint-2 = Before round 4 ends at most four tokens can lie there: 2 + 2 + 1 + 1.
lesson-odds-4-hint-3 = Fewer tokens need fewer bastions. Count what can still come, make just enough bastions, and build the rest.
lesson-odds-4-answer = Press New game. Take your own card or one without the invader sign, make two or three bastions, build what scores, and check in the fourth or the eighth round.
lesson-three-tokens = { $chance }, or { $decimal }: three tokens seldom are that strong.
lesson-same-chances = the same chances as the rules engine in { $count } cases, other piles included.
lesson-enough = { $shields } shields stop the last invasion in { $percent } of cases, one fewer only in { $fewer }.
lesson-safe = { $name }, round { $round }: { $shields } shields and { $points } points, and the next invaders could have strength { $strength } at most. Nothing could happen there.
error-lesson-in-percent = { $given } is right in per cent; as a chance from 0 to 1 it is a hundredth of that.
error-lesson-no-chance = a chance lies between 0 and 1: ways that fit, divided by all ways. { $given } does not.
error-lesson-put-back = that would be the chance if each token went back into the pile before the next is drawn.
error-lesson-ways-of-two = 36 is the number of pairs. Here three tokens are drawn: how many groups of three are there?
error-lesson-ways-of-nine-times-nine = 5 ways are right, 81 is 9 times 9. Three tokens are drawn, in no order: how many groups of three are there?
error-lesson-kinds-alike = that would be the chance if 0, 1 and 2 were equally likely. But there are five 1s and only two 2s.
error-lesson-one-order = that is the chance of 2, 2, 1 in one order. The 1 may come first, second or third.
error-lesson-other-chance = the chance of strength { $strength } is not { $given }. Count the ways once more.
error-lesson-case-no-number = for strength { $strength } out of { $pile } it gives { $given }, which is no number.
error-lesson-case-no-chance = for strength { $strength } out of { $pile } it gives { $given }, but a chance lies between 0 and 1: divide by the number of pairs.
error-lesson-case-other = for strength { $strength } out of { $pile } it gives { $given }; counting the pairs gives { $chance }, about { $decimal }.
error-lesson-enough-for-first = { $shields } shields stop the last invasion in { $percent } of cases. They are enough for the first invasion; the last one is asked about.
error-lesson-not-enough = { $shields } shields stop the last invasion in { $percent } of cases; at least { $wanted } are wanted.
error-lesson-more-than-enough = { $shields } shields stop the last invasion in { $percent } of cases. That is enough, but fewer shields would do as well.
error-lesson-not-safe = nearest so far ({ $name }, round { $round }): { $shields } shields, and the next invaders could have strength { $strength }. { $spare } shields more than that are wanted.
error-lesson-safe-but-poor = { $name }: safe in round { $round }, with { $shields } shields against { $strength } at most, but with { $points } points. { $wanted } are wanted at that moment: safety has its price.

lesson-rules-1-wanted = a move as text, such as `"build Hermitage"`
lesson-rules-1-hint-1 = A card that you keep is not traded for. Look at the cards that lie elsewhere.
lesson-rules-1-hint-2 = The sign for a coin gained brings 1 coin. The building must cost less than that.
lesson-rules-1-hint-3 = It lies in the middle and costs nothing.
lesson-rules-1-answer = `"build Toll Bridge"`: its trade brings 1 coin and it costs nothing.
lesson-rules-2-wanted = the coins of You, Ada and Bo, as in `[3, 3, 4]`
lesson-rules-2-hint-1 = Counting House lies in front of Bo. So it is traded for before it is built.
lesson-rules-2-hint-2 = Its trade: pay 1 coin, place a token. Whoever the card lay in front of gets the coin.
lesson-rules-2-hint-3 = You pay 1 coin in the trade, and a bastion brings 2 from the supply. Ada has nothing to do with it.
lesson-rules-2-answer = `[4, 3, 5]`: you pay 1 coin to Bo, and the bastion brings you 2 from the supply.
lesson-rules-3-wanted = your match, `mine`
lesson-rules-3-hint-1 = A bastion has two shields, a shield on a building counts one.
lesson-rules-3-hint-2 = Tokens come from the signs of cards that are traded for. Whoever keeps the card in front places none.
lesson-rules-3-hint-3 = Four rounds bring at most four tokens, and only two of all tokens are worth 2: the strength is 6 at most.
lesson-rules-3-answer = Make a card a bastion in two or three of the four rounds, and build what scores most in the others. *Undo* lets you try.
lesson-gain = after `{ $move }` you have { COUNT($after, "coin") } instead of { $before }, and a building.
lesson-coins-followed = { $listed }: the coin of the trade went to Bo, the coins of the bastion came from the supply.
lesson-to-spare = { $name }, first invasion: { COUNT($shields, "shield") } against invaders of strength { $strength }, and { $points } points on the table.
error-lesson-gain-by-bastion = `{ $move }` brings coins ({ $before } → { $after }), but it is a bastion. Find a building that does.
error-lesson-no-gain = after `{ $move }` you have { COUNT($after, "coin") }, before it { $before }. It should be more.
error-lesson-three-numbers = the answer should be three whole numbers such as [3, 3, 4], not { $given }.
error-lesson-spare-but-poor = { $name }: { $shields } shields against strength { $strength }, but { $points } points. These are more bastions than it takes: get { $wanted } points by then, too.
error-lesson-coins-of-a-building = so it was when you built it. A bastion costs nothing: what does it bring?
error-lesson-coins-of = { $who ->
    [you] your own coins are not { $given }. First comes the trade, then what a bastion brings.
    [ada] Ada's coins are not { $given }. Has she paid or got anything?
   *[bo] Bo's coins are not { $given }. Where did the coin go that you paid in the trade?
}
error-lesson-no-invaders-yet = { $strikes_count ->
    [0] by these rules no invaders ever come: it is round { $round }.
   *[other] no invaders have come: it is round { $round }, and they come after rounds { $strikes }.
}
error-lesson-none-to-spare = at the first invasion ({ $name }): { COUNT($shields, "shield") } against strength { $strength }. You need { $wanted } for two to spare: undo, or start again.

lesson-strategy-1-wanted = the name of your function, `guard`
lesson-strategy-1-hint-1 = `view.shields` are your shields. The first invasion comes after round 4.
lesson-strategy-1-hint-2 = Bastions until you have four shields, buildings from then on: that is enough for most first invasions.
lesson-strategy-1-hint-3 = Put the moves you want into a list, as `builder` does, and end with `return rng.choice(wanted or moves)`.
lesson-strategy-1-answer = `word = "bastion" if view.shields < 4 else "build"`, then `wanted = [move for move in moves if move.use == word]`, then `return rng.choice(wanted or moves)`.
lesson-strategy-2-wanted = weights, such as `scales.weights`
lesson-strategy-2-hint-1 = Greedy never saves for a dear building and never thinks of the last invasion. Which sliders would?
lesson-strategy-2-hint-2 = Change one slider at a time and keep what helps. Too much of a good thing hurts, too.
lesson-strategy-2-hint-3 = Coins around 1 alone win about 57 of 100 games. Add something for the award.
lesson-strategy-2-answer = `rn.Weights(points_later=0.8, coins=1.2, shields=3.0, award=1.0, gifts=-0.5)` wins about 74 of 100 games.
lesson-strategy-3-wanted = the name of your function, `mine`
lesson-strategy-3-hint-1 = Squire takes the most points at once, with many whims. Without the whims you are a little better already.
lesson-strategy-3-hint-2 = `rn.odds.after(view, move).points` are your points after a move. Give every move a worth and return the best.
lesson-strategy-3-hint-3 = A coin now is worth about half a point later; a shield too, as long as there are fewer than six.
lesson-strategy-3-answer = `return max(moves, key=worth)`, with a `worth(move)` that takes `then = rn.odds.after(view, move)` and returns `then.points + 0.5 * then.coins + 0.5 * min(then.shields, 6)`.
lesson-strategy-4-wanted = the name of your function, `ahead`
lesson-strategy-4-hint-1 = `rn.move_odds(view, playouts=10)` is a table of all moves, the best first. Its column `move` holds them as text.
lesson-strategy-4-hint-2 = `odds["move"][0]` is the text of the best move. Return the move itself: the one of `moves` that has this text.
lesson-strategy-4-hint-3 = `next(move for move in moves if str(move) == best)` finds it. Other futures for every decision: `seed=rng.randrange(10**6)`.
lesson-strategy-4-answer = `odds = rn.move_odds(view, playouts=10, seed=rng.randrange(10**6))`, then `best = odds["move"][0]`, then `return next(move for move in moves if str(move) == best)`.
lesson-promise-kept = your realm stopped the first invasion in { $held } of { $games } games and scored { $score } ± { $margin } points a game.
error-lesson-held-too-few = your realm stopped the first invasion in { $held } of { $games } games and scored { $score } ± { $margin } points a game; wanted are { $wanted } games in which it does.
error-lesson-walls-alone = your realm stopped the first invasion in { $held } of { $games } games and scored { $score } ± { $margin } points a game; wanted are { $wanted } points, so not every card can become a bastion.
error-lesson-noise = these weights have `noise`, which plays at random now and then. Leave it at 0.
error-lesson-weights-of-ours = these are the weights of a player of the package. Find some of your own: move the sliders.

lesson-tournament-1-wanted = a list of letters, such as `["A", "D"]`
lesson-tournament-1-hint-1 = Look where the two ends of the interval lie: below 50 %, above 50 %, one on each side?
lesson-tournament-1-hint-2 = Every share inside the interval fits what was seen. A statement is allowed if it holds for all of them, or says no more than *may*.
lesson-tournament-1-hint-3 = With 50 % inside the interval nobody is better yet, and either may be.
lesson-tournament-1-answer = `["B", "C", "E"]`.
lesson-tournament-2-wanted = a whole number of games
lesson-tournament-2-hint-1 = `settled(games)` tries a number out. Which of 20, 80, 320 is too few, which more than enough?
lesson-tournament-2-hint-2 = The line of an interval is about one over the square root of the games long to each side: 10 percentage points at 100 games, 5 at 400.
lesson-tournament-2-hint-3 = Careful wins about 65 of 100 games, so the half line may be 15 points long. Take some more than that needs, because the share moves from tournament to tournament.
lesson-tournament-2-answer = 160 games; on these deals everything from about 150 to 270 is right.
lesson-tournament-3-wanted = a league, `league`, as `rn.league` gives it back
lesson-tournament-3-hint-1 = Ada takes the first move and Bo any building. Neither looks at points.
lesson-tournament-3-hint-2 = `rn.odds.after(view, move).points` are your points after a move: take the move with the most.
lesson-tournament-3-hint-3 = Is `you` first, but it cannot be told yet? Then play more games.
lesson-tournament-3-answer = `return max(moves, key=lambda move: rn.odds.after(view, move).points)` in `you`, and 120 games.
lesson-what-it-allows = the interval goes from { $low } % to { $high } %, and that is all it allows.
lesson-settled-often = with { $games } games { $often } of { $tries } tournaments settled it; with half as many games it was { $half }.
lesson-league-won = you won { $your_share } % ({ $your_low } % to { $your_high } %) of { $games } games, { $other } { $their_share } % ({ $their_low } % to { $their_high } %).
error-lesson-no-statement = there is no statement { $given }; they are called { $known }.
error-lesson-says-too-much = { $letter ->
    [A] A says too much: the interval goes from { $low } % to { $high } %, and for that, the whole interval would have to lie below 50 %.
    [B] B says too much: the interval goes from { $low } % to { $high } %, and for that, the whole interval has to lie below 60 %.
    [C] C says too much: the interval goes from { $low } % to { $high } %, and for that, 50 % has to lie inside the interval.
    [D] D says too much: the interval goes from { $low } % to { $high } %, and an interval of more than one number never says exactly.
   *[E] E says too much: the interval goes from { $low } % to { $high } %, and for that, some of the interval has to lie above 50 %.
}
error-lesson-not-all-statements = what you name is allowed, but it is not all: the interval goes from { $low } % to { $high } %.
error-lesson-so-few-games = so few games tell nothing: the two play every deal twice, once from each seat.
error-lesson-far-too-many = { $games } games would settle it, but far fewer do as well. Games take time.
error-lesson-too-few-settled = with { $games } games { $often } of { $tries } tournaments settled it; wanted are { $wanted }.
error-lesson-half-will-do = with { $games } games { $often } of { $tries } tournaments settled it, but with half as many games it was { $half } already: fewer will do.
error-lesson-nobody-called-you = nobody called `you` took part. Is there a file you.py? `print(league.reports)` tells what is wrong with it.
error-lesson-few-took-part = only { $count } took part; the three others should be there, too.
error-lesson-other-winner = { $winner } won the league, not `you`.
error-lesson-first-but-unsure = you are first, but it cannot be told yet whether you are better than { $other }: about { $more } more games would settle it if things go on like this.
error-lesson-first-but-equal = you are first, but it cannot be told whether you are better than { $other }: so far you are as good as equal.

lesson-change-1-wanted = a dict with one changed rule, such as `{ "{" }"bastion_income": 3{ "}" }`
lesson-change-1-hint-1 = Invasions are stopped with shields. Where do most shields come from?
lesson-change-1-hint-2 = Either the bastions get weaker or the invaders stronger. `print(rules)` of a changed rule shows its name.
lesson-change-1-hint-3 = A bastion has two shields: `bastion_strength`.
lesson-change-1-answer = `{ "{" }"bastion_strength": 1{ "}" }`. Stronger tokens do not do it: the players make more bastions against them.
lesson-change-2-wanted = the starting coins of four seats, such as `(3, 3, 4, 4)`
lesson-change-2-hint-1 = Begin with equal coins. The chart shows which two seats win least.
lesson-change-2-hint-2 = Seats 2 and 3 need help. But for somebody with three coins one more is a big step.
lesson-change-2-hint-3 = Give everybody more coins first; then give seats 2 and 3 one on top.
lesson-change-2-answer = `(5, 6, 6, 5)`, or `(6, 7, 7, 6)`.
lesson-change-3-wanted = a whole number of games, such as `100`
lesson-change-3-hint-1 = Play a comparison with 100 games and read the sentence about the points: it guesses how many more would do.
lesson-change-3-hint-2 = Most of the 20 comparisons must settle it, not one: take clearly more than one of them needs.
lesson-change-3-hint-3 = 100 games give about ± 1.6 points, and the effect is about 0.9. Four times as many games halve the interval at least.
lesson-change-3-answer = 500 games; on these deals everything from about 350 to 650 is right.
lesson-fewer-held = in { $deals } games the share of invasions stopped falls by { $difference } ± { $margin } percentage points.
lesson-seats-fair = in { $games } games { $gap } percentage points lie between the best and the worst seat, by the standard rules { $standard }.
lesson-settled = with { $games } games { $often } of { $tries } comparisons settled it; with half as many games it was { $half }.
error-lesson-one-rule = change one rule, not { $count }: then you know what it was.
error-lesson-never-invaded = by these rules nobody is ever invaded.
error-lesson-more-held = in { $deals } games the share of invasions stopped grows by { $difference } ± { $margin } percentage points. It should fall by at least { $wanted }.
error-lesson-few-fewer-held = in { $deals } games the share of invasions stopped falls by { $difference } ± { $margin } percentage points. It should fall by at least { $wanted }.
error-lesson-coins-for-four = { $given } has coins for { $count } seats; wanted are four, such as (3, 3, 4, 4).
error-lesson-seats-apart = in { $games } games { $gap } percentage points lie between the best and the worst seat. By the standard rules it is { $standard }; get it down to { $wanted }.
error-lesson-games-between = take between 2 and { $most } games; { $given } is not in between.
error-lesson-not-settled = with { $games } games { $often } of { $tries } comparisons settled it; wanted are { $wanted }. Play more.
error-lesson-half-settles = with { $games } games { $often } of { $tries } comparisons settled it, but with half as many games it was { $half } already: fewer will do.

lesson-luck-1-wanted = a whole number
lesson-luck-1-hint-1 = `look.for_seat("Ada")` tells the same match to Ada.
lesson-luck-1-hint-2 = Her moments are sorted: the first one cost most.
lesson-luck-1-hint-3 = A moment's `step` counts from 0, as `match.seek` does; the review says *Step* and counts from 1.
lesson-luck-1-answer = 21: `look.for_seat('Ada').moments[0].step + 1`.
lesson-luck-2-wanted = a move as text, such as `"build Mill"`
lesson-luck-2-hint-1 = The position: `look.for_seat("Ada").again(1)` opens a match that stands there.
lesson-luck-2-hint-2 = `rn.move_odds(view)` lists every move with its chance, the best first.
lesson-luck-2-hint-3 = One building wins in every future that was tried. Which of the six moves is it?
lesson-luck-2-answer = `"build Bell Tower"`.
lesson-costly-step = with step { $step } Ada gave away { $count } of 100 games.
lesson-better-move = `{ $move }` wins { $wins } of 100 games, where the played move won { $played }.
error-lesson-step-from-zero = { $step } counts from 0. The review counts its steps from 1.
error-lesson-other-step = step { $step } is not the one that cost Ada most.
error-lesson-not-allowed-there = `{ $move }` is not allowed in that position.
error-lesson-worse-move = `{ $move }` wins { $wins } of 100 games there; another move wins { $best }.

lesson-report-1-wanted = a whole number
lesson-report-1-hint-1 = If lots decided every game, each of three players would win a third.
lesson-report-1-hint-2 = Say p games of 100 are won outright. Of the other 100 - p the lots give a third to the better player.
lesson-report-1-hint-3 = p + (100 - p) / 3 = 56. Solve for p.
lesson-report-1-answer = 34: (56 - 33.3) / (1 - 1/3), rounded.
lesson-report-2-wanted = the name of a way of playing, such as `"no bastions"`
lesson-report-2-hint-1 = `rn.lab.restrict(game)` lists ways of playing and what they cost.
lesson-report-2-hint-2 = Hopeless is what loses more than half of a player's wins.
lesson-report-2-hint-3 = Which way scores no points at all?
lesson-report-2-answer = `"only bastions"`, for example.
lesson-outright = { $count } games are won outright, and a third of the other { $others } by lot: { $wins } in all.
lesson-hopeless = whoever plays { $way } wins { $count } games of 100 fewer than a knight, who wins about { $wins }.
error-lesson-beyond-a-third = { $given } is what it wins beyond a third. But lots decide only the games that skill has not.
error-lesson-other-outright = with { $given } games won outright it would win { $wins } of 100.
error-lesson-not-hopeless = { $way } loses { $count } of 100 games; a knight wins { $wins }, so more than { $wanted } must be lost for sure.

lesson-card-1-wanted = a dict with one changed number, such as `{ "{" }"cost": 3{ "}" }`
lesson-card-1-hint-1 = The columns of a card: `rn.lab.deck_table(game)`. "arg1" are the points of a card that scores "flat".
lesson-card-1-hint-2 = A card that costs nothing and scores much is wanted by everybody.
lesson-card-1-hint-3 = The Toll Bridge scores "flat": "arg1" is its points. Go up one by one, and stop at the first number that is too strong.
lesson-card-1-answer = `{ "{" }"arg1": 4{ "}" }`: 4 points for nothing are too much, 3 are not.
lesson-card-2-wanted = a dict of changes, such as `{ "{" }"cost": 3{ "}" }`
lesson-card-2-hint-1 = The Harbour pays for every kind of building in your realm. What would make it dearer, or pay less?
lesson-card-2-hint-2 = One number is enough. `rn.lab.deck_with(game, 'Harbour', cost=3)` makes the deck to try.
lesson-card-2-hint-3 = Measure your card: `rn.lab.cards(game, rules=...)` or the workshop. Too dear is no answer: then nobody builds it.
lesson-card-2-answer = `{ "{" }"cost": 4{ "}" }`, for example.
lesson-too-strong = your { $card } is worth { $value } ± { $margin } points of win share { $side } than an average card; the line is at { $wanted }: too strong.
lesson-made-fair = your { $card } is worth { $value } ± { $margin } points of win share { $side ->
    [more] more
   *[less] less
 } than an average card: the whole interval lies within { $wanted }, and of 100 seats that may take it { $built } build it.
error-lesson-not-too-strong = your { $card } is worth { $value } ± { $margin } points of win share { $side } than an average card; too strong means more than { $wanted }, for sure.
error-lesson-not-fair = your { $card } is worth { $value } ± { $margin } points of win share { $side } than an average card; wanted is between -{ $wanted } and +{ $wanted }.
error-lesson-keep-the-name = leave the card its name and its number of players, so that it can be found again.
error-lesson-nothing-changed = nothing is changed yet.
error-lesson-fair-unsure = your { $card } is worth { $value } ± { $margin } points of win share more or less than an average card: near, but not all of the interval lies within { $wanted }.
error-lesson-fair-but-dead = your { $card } is worth about as much as an average card, but of 100 seats that may take it only { $built } build it; at least { $least } should. A card that nobody builds is not fair, it is dead.
error-lesson-less-will-do = too strong it is ({ $value } ± { $margin } points of win share beyond an average card), but { $column } at { $nearer } would be too strong already. Find the smallest change.
error-lesson-no-size = { $column } has no size: change a number, so that it can be a little or a lot.
error-lesson-one-number = change one number, not { $count }: then you know what it was.

# What several exercises say, and the picture of a case.
offer-yours = Round { $round }. You have { COUNT($coins, "coin") } and { COUNT($shields, "shield") }.
error-lesson-player-of-ours = most of your moves were made by a player of the package. Choose yourself: undo, or start again.
error-lesson-lucky-deal = it was done with { COUNT($points, "point") }, but whoever takes just any card of the same deal does it, too, and gets up to { $luck }. Get more than that: undo, or take another deal.

lesson-python-1-wanted = the name of your function, `left`
lesson-python-1-hint-1 = `view.coins` are your coins, `card.cost` is what the card costs.
lesson-python-1-hint-2 = Minus works on names as on numbers. What stands first, coins or cost?
lesson-python-1-hint-3 = A function hands its result over with `return` and then the sum.
lesson-python-1-answer = `return view.coins - card.cost`
lesson-python-2-wanted = the name of your function, `can_pay`
lesson-python-2-hint-1 = A comparison such as `2 < 3` is a value itself: True or False.
lesson-python-2-hint-2 = `<=` means *less or equal*. Whoever has exactly as many coins can pay.
lesson-python-2-hint-3 = No `if` is needed: return the comparison of `card.cost` with `view.coins`.
lesson-python-2-answer = `return card.cost <= view.coins`
lesson-python-3-wanted = the name of your function, `plan`
lesson-python-3-hint-1 = `view.shields` are your shields. Compare them with 2.
lesson-python-3-hint-2 = `if view.shields < 2:` and below it, four spaces to the right, what to return then.
lesson-python-3-hint-3 = Behind `else:` stands what is returned in all other cases. Both words stand in quotation marks.
lesson-python-3-answer = `if view.shields < 2:`, below it `return "bastion"`, then `else:`, below it `return "build"`
lesson-python-4-wanted = the name of your function, `payable`
lesson-python-4-hint-1 = Begin with an empty list, `names = []`, and go through `view.cards` with `for card in view.cards:`.
lesson-python-4-hint-2 = Inside the loop: `if card.cost <= view.coins:`, and inside that `names.append(card.name)`.
lesson-python-4-hint-3 = `return names` stands at the very end, as far left as `for`: only when all cards have been seen.
lesson-python-4-answer = `names = []`, `for card in view.cards:`, in it `if card.cost <= view.coins:`, in it `names.append(card.name)`, and at the end `return names`
lesson-python-5-wanted = the name of your function, `how_many`
lesson-python-5-hint-1 = Begin with `count = 0`, before the loop.
lesson-python-5-hint-2 = `card.category == category` asks whether both are the same: two signs, because one sign gives a name.
lesson-python-5-hint-3 = `count = count + 1` makes it one more. When all cards have been seen, return it.
lesson-python-5-answer = `count = 0`, `for card in cards:`, in it `if card.category == category:`, in it `count = count + 1`, and at the end `return count`
lesson-python-6-wanted = the name of your function, `first_build`
lesson-python-6-hint-1 = Every move has a `move.use`, such as "build", and a `move.card`, a name.
lesson-python-6-hint-2 = A `return` inside the loop ends the loop as well: that is just right for the first one.
lesson-python-6-hint-3 = What to return when no move builds stands after the loop, as far left as `for`.
lesson-python-6-answer = `for move in moves:`, in it `if move.use == "build":`, in it `return move.card`, and at the end `return "nothing"`
lesson-py-left = right in { $count } cases, with cards that are too dear, too: there the result lies below zero, and says how many coins are missing.
lesson-py-can-pay = right in { $count } cases; in { $yes } of them the coins are enough.
lesson-py-plan = right in { $count } positions, with few shields and with many.
lesson-py-payable = right in { $count } positions: all that can be paid, and nothing else.
lesson-py-count = right for { $count } groups of cards, those without a single one included.
lesson-py-first-build = right in { $count } positions. That is half a player already.
error-lesson-py-turned = with { COUNT($coins, "coin") } and a cost of { $cost } ({ $card }) it gives { $given }. The size is right: first the coins, then minus the cost.
error-lesson-py-not-below = with { COUNT($coins, "coin") } and a cost of { $cost } ({ $card }) it gives { $given }; wanted is { $wanted }. A result below zero says how many coins are missing.
error-lesson-py-left = with { COUNT($coins, "coin") } and a cost of { $cost } ({ $card }) it gives { $given }; wanted is { $wanted }.
error-lesson-py-true-false = with { COUNT($coins, "coin") } and a cost of { $cost } ({ $card }) it gives { $given }; wanted is True or False, without quotation marks.
error-lesson-py-just-enough = { COUNT($coins, "coin") } for a cost of { $cost } ({ $card }): just enough, and it gives { $given }. `<` means less, `<=` less or equal.
error-lesson-py-can-pay = with { COUNT($coins, "coin") } and a cost of { $cost } ({ $card }) it gives { $given }; wanted is { $wanted }.
error-lesson-py-one-of-two = with { COUNT($shields, "shield") } it gives { $given }; wanted is one of two words, `"bastion"` or `"build"`.
error-lesson-py-edge = with { COUNT($shields, "shield") } it gives { $given }. Fewer than that is a reason for a bastion, just as many is not: `<`, not `<=`.
error-lesson-py-plan = with { COUNT($shields, "shield") } it gives { $given }; wanted is `{ $wanted }`.
error-lesson-py-a-list = with { COUNT($coins, "coin") } it gives { $given }; wanted is a list of names, { $wanted }.
error-lesson-py-cards = with { COUNT($coins, "coin") } it gives whole cards; wanted are their names, { $wanted }: `card.name`.
error-lesson-py-return-in-loop = with { COUNT($coins, "coin") } it gives { $given }; wanted is { $wanted }. It stops at the first card: does `return` stand inside the loop?
error-lesson-py-all-cards = with { COUNT($coins, "coin") } it gives all cards, { $given }; wanted is { $wanted }. Where does it ask for the cost?
error-lesson-py-list-just-enough = with { COUNT($coins, "coin") } it gives { $given }; wanted is { $wanted }. Whoever has exactly as many coins can pay, too.
error-lesson-py-payable = with { COUNT($coins, "coin") } it gives { $given }; wanted is { $wanted }.
error-lesson-py-count-one = for `"{ $asked }"` among { COUNT($count, "card") } it gives { $given }; wanted is { $wanted }. It stops at one: does `count = 0` or `return` stand inside the loop?
error-lesson-py-count-all = for `"{ $asked }"` among { COUNT($count, "card") } it gives { $given }: all of them. Wanted is { $wanted }. Where does it ask for the category?
error-lesson-py-count = for `"{ $asked }"` among { COUNT($count, "card") } it gives { $given }; wanted is { $wanted }.
error-lesson-py-none-builds = no move of `{ $moves }` builds, and it gives { $given }; wanted is `"nothing"`.
error-lesson-py-gives-up = of `{ $moves }` it finds none; wanted is `{ $wanted }`. It gives up too early: does the last `return` stand inside the loop?
error-lesson-py-last-build = of `{ $moves }` it gives the last one that builds, { $given }; wanted is the first, `{ $wanted }`.
error-lesson-py-first-build = of `{ $moves }` it gives { $given }; wanted is `{ $wanted }`.

lesson-listen-1-wanted = the name of your function, `walls`
lesson-listen-1-hint-1 = The event is called "bastion_raised", and `event.who` is the name.
lesson-listen-1-hint-2 = With `taken_back=True` the hook also hears what is undone; `event.sign` is 1 or -1.
lesson-listen-1-hint-3 = In the hook: `found[event.who] += event.sign`. After the hook: `return found`.
lesson-listen-1-answer = `found = Counter()`, then `@match.on("bastion_raised", taken_back=True)` above a function `raised(event)` with the line `found[event.who] += event.sign`, then `return found`
lesson-listen-2-wanted = the name of your function, `coins`
lesson-listen-2-hint-1 = Listen to every event: `@match.on("event", taken_back=True, since="start")`. At the start everybody is given coins.
lesson-listen-2-hint-2 = `match.game.counts(event.event, match.rules)` says what an event brings to whom. Take those whose `thing` is "coins".
lesson-listen-2-hint-3 = The place in the table is `match.names[each.seat], event.cause`; what is added is `event.sign * each.amount`.
lesson-listen-2-answer = as in the cell with the shields, with "coins" for "shields" and the place `match.names[each.seat], event.cause`
lesson-listen-3-wanted = the name of your function, `herald`
lesson-listen-3-hint-1 = "invasion_struck" comes once for each invasion, and `event.strength` is how strong it is.
lesson-listen-3-hint-2 = What the hook returns is said; the function around it returns something else, such as True.
lesson-listen-3-hint-3 = `return f"The gates shake: strength { "{" }event.strength{ "}" }!"` stands in the hook.
lesson-listen-3-answer = `@match.on("invasion_struck")` above a function `storm(event)` that returns a text with `event.strength` in it, then `return True`
lesson-listen-walls = equal to the engine after every move, undo and redo of { $games } secret games. Bastions that an invasion makes of buildings are told by another event.
lesson-listen-coins = equal to the engine after every move, undo and redo of { $games } secret games, coin by coin.
lesson-listen-said = { $count } invasions in { $games } secret games, and a sentence of your own at each.
error-lesson-no-tally = In this exercise the match adds nothing up by itself: count with a hook.
error-lesson-listen-no-table = your function should return its table, a dict or a Counter, not { $given }.
error-lesson-listen-start = before the first move `{ $place }` is { $wanted }, in your table { $given }. Something happened before your hook listened: `since="start"` tells it.
error-lesson-listen-undo = after a move was taken back `{ $place }` is { $wanted }, and your table stayed at { $given }. Let the hook hear that, too: `taken_back=True`.
error-lesson-listen-sign = after a move was taken back or played again `{ $place }` is { $wanted }, in your table { $given }. What is taken back counts with `event.sign`, which is -1 then.
error-lesson-listen-walls = after a move `{ $place }` is { $wanted }, in your table { $given }. Wanted are bastions, one for each "bastion_raised".
error-lesson-listen-coins = after a move `{ $place }` is { $wanted }, in your table { $given }. Coins come and go in several ways, and a trade may pay them to another seat.
error-lesson-listen-too-often = in round { $round } one invasion came, and { $count } sentences: { $said }. Several events belong to an invasion; "invasion_struck" comes once.
error-lesson-listen-elsewhere = in round { $round } nobody invaded, and it said { $said }.
error-lesson-listen-silent = in round { $round } the invaders came, and nothing was said. The hook returns the sentence; `print` is not enough.
error-lesson-listen-no-strength = in round { $round } strength { $strength } came, and { $said } does not tell it.
error-lesson-listen-not-own = { $said } is how the game tells it. Find a sentence of your own.

lesson-mind-1-wanted = the name of your function, `record`
lesson-mind-1-hint-1 = `@match.on("played")` hears each move: `move.move` is the move, `move.because.reasons` are the reasons.
lesson-mind-1-hint-2 = Each reason has a `code` and `details`. The one that is wanted has the code "points_later", and the points stand in `details["points"]`.
lesson-mind-1-hint-3 = Take only moves whose `move.move.use` is "build". Begin with `points = 0`: not every builder speaks of points to come.
lesson-mind-1-answer = in the hook: `points = 0`, `for reason in move.because.reasons:`, in it `if reason.code == "points_later":`, in it `points = reason.details["points"]`; then `if move.move.use == "build":`, in it `found.append([move.move.card, points])`
lesson-mind-2-wanted = the name of your function, `guess`
lesson-mind-2-hint-1 = Give every move a worth, as in lesson 05, and return the best. The most points at once are right in 8 of 20 positions.
lesson-mind-2-hint-2 = Add what you have recorded: `later.get(move.card, 0)` points to come, if the move builds. Early in the game they count in full, at the end not at all.
lesson-mind-2-hint-3 = With `left = 8 - view.round`: points + 0.5 * points to come * left + 0.3 * coins * left + min(shields, 6).
lesson-mind-2-answer = `return max(moves, key=worth)`, with a `worth(move)` that adds what hint 3 says
lesson-mind-recorded = { $count } buildings of { $games } secret games, each with what its builder thought of it.
lesson-mind-read = { $count } of { $positions } moves foretold, { $wanted } were wanted. You know how a knight thinks.
error-lesson-mind-no-list = your function should return its list of pairs, [card, points], not { $given }.
error-lesson-mind-empty = your list stayed empty; { $wanted } buildings were built. Does the hook hear "played", and does it append?
error-lesson-mind-walls-too = your list has { $count } pairs, one for every move; wanted are the { $wanted } buildings. A bastion brings no points.
error-lesson-mind-zeros = your list has { $count } pairs of { $wanted }: who says nothing of points to come expects 0, and that belongs into the list, too.
error-lesson-mind-length = your list has { $count } pairs; { $wanted } buildings were built.
error-lesson-mind-pair = pair { $place } is { $given }; wanted is { $card } with { COUNT($points, "point") } to come.
error-lesson-mind-no-move = { $given } is not one of the { $count } moves.
error-lesson-mind-greedy = { $count } of { $positions } moves foretold, { $wanted } are wanted. You always say what brings most points at once. A knight also thinks of points to come, of coins and of shields.
error-lesson-mind-few = { $count } of { $positions } moves foretold, { $wanted } are wanted. The first that was missed: in round { $round } it chose `{ $move }` (points to come: { $points }), not `{ $given }`.
