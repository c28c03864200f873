# What the exercises say: what is wanted, hints, answers, and what a judge says of an answer. Code and card names in
# `backticks` stay as they are written in code.

lesson-play-1-wanted = your match, `match`,
lesson-play-1-hint-1 = Click a card on the board, then Build or Bastion. Next plays the others.
lesson-play-1-hint-2 = The game has eight rounds; the board says which one it is.
lesson-play-1-hint-3 = If you cannot decide, press Hint three times and follow it.
lesson-play-1-answer = Play on the board until it says who has won, then run this cell again.
lesson-play-2-wanted = your match, `match`,
lesson-play-2-hint-1 = You hold if you have at least as many shields as the invaders are strong.
lesson-play-2-hint-2 = Every bastion has two shields; some buildings have one.
lesson-play-2-hint-3 = With three players the invaders are never stronger than 9, and six shields often do.
lesson-play-2-answer = Press New game, wall up three or four cards that score little, and build the rest.
lesson-over = the game is over. Points: { $listed }.
lesson-last-held = { $name } had { $shields } shields against strength { $strength }: held, and { $points } points for it.
error-lesson-no-invasion = this game has no invasion. Play one by the standard rules.
error-lesson-last-not-held = { $name } had { $shields } shields against strength { $strength }. Start a new game and hold the last invasion.
error-lesson-goes-on = the game goes on: it is round { $round } of { $rounds }. Play it to its end.

lesson-scoring-1-wanted = the name of a card, in quotation marks,
lesson-scoring-1-hint-1 = A card may be worth more to its neighbours than by itself.
lesson-scoring-1-hint-2 = Which cards of the realm wait for a category that is not there yet?
lesson-scoring-1-hint-3 = Try each: `mine.plus(card).points - mine.points`.
lesson-scoring-1-answer = "Chapel": 2 points of its own, 6 because Throne Hall now has its pair, 3 more from Pilgrim Market: 11.
lesson-scoring-2-wanted = a whole number
lesson-scoring-2-hint-1 = Three of these cards lose points by a coin, one gains.
lesson-scoring-2-hint-2 = A loss is a number below zero.
lesson-scoring-2-hint-3 = Compare `purse.changed(coins=5).points` with `purse.points`.
lesson-scoring-2-answer = -2: Treasury gains 1; Friary, Hermitage and Almshouse lose 1 each.
lesson-scoring-3-wanted = a realm, made by `rn.realm(...)`,
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
error-lesson-coin-other = with one more coin the points do not change by { $given }.
error-lesson-not-of-nine = { $card } is not one of the nine cards.
error-lesson-how-many-cards = the realm has { COUNT($count, "card") }; take { $wanted }.
error-lesson-too-few-points = these cards make { COUNT($points, "point") }; { $wanted } are wanted.

lesson-odds-1-wanted = a number
lesson-odds-1-hint-1 = Which three tokens add up to 5? There is only one way to write it: 2 + 2 + 1.
lesson-odds-1-hint-2 = In how many ways can you pick both 2s and one of the five 1s? Out of how many ways to pick any three tokens?
lesson-odds-1-hint-3 = `comb(2, 2) * comb(5, 1)` ways, out of `comb(9, 3)`.
lesson-odds-1-answer = 5 / 84, which is about 0.06.
lesson-odds-2-wanted = the name of your function, without brackets,
lesson-odds-2-hint-1 = `combinations(tokens, 2)` gives every pair of tokens, as in the notebook.
lesson-odds-2-hint-2 = Count the pairs whose sum is the strength, and divide by the number of all pairs.
lesson-odds-2-hint-3 = `pairs = list(combinations(tokens, 2))`, then `sum(a + b == strength for a, b in pairs)` is how many fit.
lesson-odds-2-answer = `return sum(a + b == strength for a, b in pairs) / len(pairs)` as the last line.
lesson-odds-3-wanted = a whole number of shields
lesson-odds-3-hint-1 = `rn.invasion_odds(four)` has a row for each invasion and strength.
lesson-odds-3-hint-2 = Look at the rows of the last invasion, and at the column `at_most`: how often so many shields are enough.
lesson-odds-3-hint-3 = Take the first strength of the last invasion whose `at_most` is 0.9 or more.
lesson-odds-3-answer = 7 shields.
lesson-odds-4-wanted = your match, `game`,
lesson-odds-4-hint-1 = Every bastion has two shields. Taking your own card, or one without the invader sign, lays no token.
lesson-odds-4-hint-2 = Before round 4 ends at most four tokens can lie there: 2 + 2 + 1 + 1.
lesson-odds-4-hint-3 = Four bastions in rounds 1 to 4 are always enough: check right after your fourth card.
lesson-odds-4-answer = Press New game and make a bastion in each of the first four rounds, of your own card where you can.
lesson-three-tokens = { $chance }, or { $decimal }: three tokens seldom are that strong.
lesson-same-chances = the same chances as the rules engine in { $count } cases, other piles included.
lesson-enough = { $shields } shields hold the last invasion in { $percent } of cases, one fewer only in { $fewer }.
lesson-safe = in round { $round } { $name } had { $shields } shields, and the next invaders could have strength { $strength } at most. Nothing could happen to you there.
error-lesson-in-percent = { $given } is right in per cent; as a chance from 0 to 1 it is a hundredth of that.
error-lesson-no-chance = a chance lies between 0 and 1: ways that fit, divided by all ways. { $given } does not.
error-lesson-put-back = that would be the chance if each token went back into the pile before the next is drawn.
error-lesson-other-chance = the chance of strength { $strength } is not { $given }. Count the ways once more.
error-lesson-case-no-number = for strength { $strength } out of { $pile } it gives { $given }, which is no number.
error-lesson-case-no-chance = for strength { $strength } out of { $pile } it gives { $given }, but a chance lies between 0 and 1: divide by the number of pairs.
error-lesson-case-other = for strength { $strength } out of { $pile } it gives { $given }; counting the pairs gives { $chance }, about { $decimal }.
error-lesson-enough-for-first = { $shields } shields hold the last invasion in { $percent } of cases. They are enough for the first invasion; the last one is asked about.
error-lesson-not-enough = { $shields } shields hold the last invasion in { $percent } of cases; at least { $wanted } are wanted.
error-lesson-more-than-enough = { $shields } shields hold the last invasion in { $percent } of cases. That is enough, but fewer shields would do as well.
error-lesson-not-safe = nearest so far: in round { $round } { $name } had { $shields } shields, and the next invaders could have strength { $strength }. { $spare } shields more than that are wanted.
