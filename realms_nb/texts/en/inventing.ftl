# Lessons 15 and 16: a game of one's own, invented and improved.

lesson-invent-1-wanted = the game and a number of points in round brackets, as in (GreedyPig, 7)
lesson-invent-1-hint-1 = One more roll loses the whole pot with one number of six, and brings 2 to 6 with the other five.
lesson-invent-1-hint-2 = When the pot is large, a sixth of it is more than what five good numbers bring.
lesson-invent-1-hint-3 = The five good numbers make 20 points together, a sixth of that for each of them; a sixth of the pot is at stake.
lesson-invent-1-answer = `(GreedyPig, 20)`: from there on a roll loses as much as it brings. A little more is as good.
lesson-invent-2-wanted = your game, its name without quotation marks
lesson-invent-2-hint-1 = `if die == self.bad:` is the line. The pot is emptied there.
lesson-invent-2-hint-2 = Two comparisons are joined by `or`, and each of them is whole: `die == 1 or die == 2`.
lesson-invent-2-hint-3 = `in` asks for one of several: make the rule `bad = 1, 6`, and the line asks whether the die is in it.
lesson-invent-2-answer = The rule `bad = 1, 6` and the line `if die in self.bad:`. Everything else stays.
lesson-invent-3-wanted = your game, its name without quotation marks
lesson-invent-3-hint-1 = A method that is called `may_` and the name of a move is asked before the move. `may_stop` is one.
lesson-invent-3-hint-2 = It returns a sentence if the move is forbidden, and nothing if it is allowed. So the sentence stands below an `if`.
lesson-invent-3-hint-3 = Whoever has a lot in the pot must not roll on: that is `def may_roll(self, t):` with `if t.pot >= 15:` in it.
lesson-invent-3-answer = `def may_roll(self, t):`, below it `if t.pot >= 15:`, below that `return "The pot is full: you must stop now."`
lesson-invent-4-wanted = your game, its name without quotation marks
lesson-invent-4-hint-1 = `print(MyGame.tried)` says how long the games were by chance, and which moves nobody ever made.
lesson-invent-4-hint-2 = Who can only roll has nothing to choose. Let a second move stand beside the first.
lesson-invent-4-hint-3 = A number at the top of the class, such as `goal = 20`, is a rule if a method uses it: `self.goal`.
lesson-invent-4-answer = Any game that ends, in which every move is made now and then, at least half of the decisions have two moves or more, and a number at the top of the class matters.
lesson-invent-5-wanted = your game, its name without quotation marks
lesson-invent-5-hint-1 = `seat.hand = Hand()` is seen by its own seat, `seat.bid = Secret(0)` too, until it is revealed.
lesson-invent-5-hint-2 = A pile is seen by nobody: something is hidden only if one knows it and another does not.
lesson-invent-5-hint-3 = Others must be in doubt: cards of one kind alone, or a secret with one value alone, hide nothing.
lesson-invent-5-answer = In `setup` write `seat.bid = Secret(0)`, in a move `t.me.bid = ...`, and in `end_of_round` call `t.reveal` with the name bid. Or give everybody a `Hand()` of different cards.

lesson-invent-pot = who stops from { $pot } on won { $won } of { $games } games against who stops from { $usual } on: nobody can tell the two apart, or yours is better.
lesson-invent-two-bad = { $listed } empty the pot, all others fill it, in { $games } games of { $length } moves on average.
lesson-invent-refusal = "{ $said }" Refusals in your words in { $games } games by chance: { $count }.
lesson-invent-own = { $games } games of { $shortest } to { $longest } moves, every move was played, { $percent } % of the decisions had a choice, and the rule `{ $rule }` matters.
lesson-invent-hidden = what lies in { $place } is seen by one and not by another, who takes different things for possible.

error-lesson-own-no-game = the answer should be a game of yours, made by `@rn.game` above a class, not { $given }.
error-lesson-own-mistake = your game has a mistake that was told below its cell. { $what }
error-lesson-own-as-given = this plays move by move like { $title }, which was given to you. Change what can be done in it.
error-lesson-invent-other-pig = this is asked of { $title } as the lesson gives it; yours plays in another way. Run its first cell again.
error-lesson-invent-no-pot-number = nobody can stop with { $given } in the pot: there must be something in it.
error-lesson-invent-too-soon = who stops from { $pot } on won only { $won } of { $games } games against who stops from { $usual } on. You stop too soon: roll on while a roll brings more than it loses.
error-lesson-invent-too-late = who stops from { $pot } on won only { $won } of { $games } games against who stops from { $usual } on. You stop too late: a large pot is lost too often.
error-lesson-invent-no-pot = the check looks at `t.pot`, a number on the table: keep that name.
error-lesson-invent-no-rolls = nobody has rolled a die. Keep `t.roll(self.sides)` in the move.
error-lesson-invent-goes-on = after a { $face } the pot was empty, but the same seat went on. A bad number ends the turn: no `t.again()` there.
error-lesson-invent-sometimes = now and then one of { $listed } emptied the pot, now and then it did not. A bad number is always bad.
error-lesson-invent-all-bad = every number empties the pot. `die == 1 or 2` is always true, because 2 counts as true: write the whole comparison twice.
error-lesson-invent-bad-count = { $count ->
    [0] no number empties the pot. No die is 1 and 2 at once: join the comparisons by `or`.
    [one] only { $listed } empties the pot. A second bad number is wanted.
   *[other] { $count } numbers empty the pot ({ $listed }). Two are wanted.
}
error-lesson-invent-not-added = a { $face } is a good number, but the pot did not grow by { $face }.
error-lesson-invent-length = a game by chance lasts { $length } moves on average. Between { $short } and { $long } is wanted: another `goal`, perhaps.
error-lesson-invent-no-words = { $verb } is refused without a word. Return a sentence in place of True or False, so that players read why.
error-lesson-invent-never-refused = in { $games } games by chance nothing was refused in words of yours. The sentence that was given does not count, and one that is never met helps nobody.
error-lesson-invent-always-refused = { $verb } was refused always, and allowed never. Refuse it under an `if`.
error-lesson-invent-few-words = { $said } does not tell why. A sentence has { $wanted } words or more.
error-lesson-invent-too-long = a game by chance was not over after { $count } moves. Let it end sooner.
error-lesson-invent-never-played = in { $games } games by chance nobody could ever play { $verb }. When is it allowed?
error-lesson-invent-no-choice = only in { $percent } % of the decisions there is more than one move; wanted are { $wanted } %. What else could a player do?
error-lesson-invent-no-rule = there is no number at the top of the class that could be changed, such as `goal = 20`.
error-lesson-invent-idle-rule = one more or one less changes nothing: { $listed }. Use the number in a method, as `self.` and its name.
error-lesson-invent-nothing-hidden = everybody sees everything here. What could only its owner see?
error-lesson-invent-only-deck = what is hidden here is hidden from all: nobody knows more than the others. What could only its owner see?
error-lesson-invent-open-secret = { $word } is seen by all who choose later. `Secret(...)` in `setup` hides it.
error-lesson-invent-no-doubt = what lies in { $place } is face down, but nobody can be in doubt what it is: there is only one thing that it could be.

lesson-playtest-1-wanted = the game, the seat that is better off and its wins of 100 in round brackets, as in (Orchard, 2, 71); or the game and the word "unknown"
lesson-playtest-1-hint-1 = `rn.simulate` plays many games; the column won has who won, the column seat who sat where, counted from 0.
lesson-playtest-1-hint-2 = `rows[rows["seat"] == 0]["won"].mean()` is the share of the first seat. Is a half inside of its interval?
lesson-playtest-1-hint-3 = Knights, 800 games: `rn.simulate(Orchard, ["knight", "knight"], games=800)`.
lesson-playtest-1-answer = Of knights the first seat of Orchard wins about 57 of 100.
lesson-playtest-2-wanted = the game and your changed rules in round brackets, as in (Orchard, better); a second game is taken, too
lesson-playtest-2-hint-1 = Who comes later should have something for it, but not too much.
lesson-playtest-2-hint-2 = The rule `later` gives points to the second seat. The points of this game are even numbers: what does 1 do?
lesson-playtest-2-hint-3 = Measure it: `rn.simulate` takes `rules=` as well. Is a half inside of the interval now?
lesson-playtest-2-answer = `(Orchard, Orchard.STANDARD.changed(later=1))`: the second seat wins what was even before.
lesson-playtest-3-wanted = the game and the name of a card in round brackets, as in (Orchard, "Apple")
lesson-playtest-3-hint-1 = What stands on a card is not all that it is worth.
lesson-playtest-3-hint-2 = `rn.lab.cards(Orchard, player="squire", seats=2)` plays the deals again without each card.
lesson-playtest-3-hint-3 = Read the column of the worth, with its interval. Which row is on top?
lesson-playtest-3-answer = The Bee: nothing stands on it, but it scores with every fruit beside it.
lesson-playtest-4-wanted = the game, "helps" and the wins of one knight among squires of 100, as in (Orchard, "helps", 12); or the game and "not" or "unknown"
lesson-playtest-4-hint-1 = A knight looks into more futures than a squire. If it wins no more than its share, looking further does not help.
lesson-playtest-4-hint-2 = `rn.lab.ladder(Orchard)` measures each level against the one below.
lesson-playtest-4-hint-3 = Read the row of the knight against the squire: its share, and whether the fair share lies inside of the interval.
lesson-playtest-4-answer = It helps: among two, a knight wins about 73 of 100 games of Orchard against a squire.
lesson-playtest-5-wanted = the game, changed rules, your guess and what you measured in round brackets; guess and measurement are "more", "fewer" or "unknown"
lesson-playtest-5-hint-1 = The guess is the one from before the measurement: it may be wrong.
lesson-playtest-5-hint-2 = Points of all together: `rows.groupby("game")["score"].sum().mean()`, by the old rules and by the new ones.
lesson-playtest-5-hint-3 = More or fewer only if the intervals lie apart; otherwise nobody can tell.
lesson-playtest-5-answer = `(Orchard, Orchard.STANDARD.changed(honey=5), "more", "more")`, and `"fewer"` in the place of the guess is right as well.

lesson-playtest-seat = seat { $which } wins { $share } ({ $low } to { $high }) of 100 in { $games } fresh games.
lesson-playtest-seats-unknown = in { $games } fresh games a seat wins { $share } ({ $low } to { $high }) of 100: nobody can tell. To say so is right.
lesson-playtest-fair = before, the first seat won { $before } of 100; now it wins { $share } ({ $low } to { $high }) in { $games } fresh games: nobody can tell the seats apart.
lesson-playtest-card = in { $deals } fresh deals { $card } is worth { $worth } ± { $margin } wins of 100; the best one { $best }.
lesson-playtest-helps = a knight among squires wins { $share } ({ $low } to { $high }) of 100 in { $games } fresh games: looking further helps.
lesson-playtest-unknown = a knight among squires wins { $share } ({ $low } to { $high }) of 100 in { $games } fresh games: nobody can tell whether it helps.
lesson-playtest-guess-right = { $change } points ({ $low } to { $high }) in { $games } fresh games. So you had guessed, and so it is.
lesson-playtest-guess-wrong = { $change } points ({ $low } to { $high }) in { $games } fresh games. You had guessed something else, and you say so: that is how one learns.

error-lesson-playtest-can-be-told = it can be told: seat { $which } wins { $share } ({ $low } to { $high }) of 100 in { $games } fresh games. Play more games before you give up.
error-lesson-playtest-cannot-be-told = in { $games } fresh games that seat wins { $share } ({ $low } to { $high }) of 100: nobody can tell the seats apart. Is the fair share inside of your interval, too?
error-lesson-playtest-other-seat = it is another seat. Seats are counted from 0 in tables, and from 1 here.
error-lesson-playtest-no-seat = there is no seat { $given }: the seats are 1 to { $most }.
error-lesson-playtest-no-share = how many games of 100 was it? A number is wanted there, not { $given }.
error-lesson-playtest-as-a-part = { $given } is a part of one; of 100 games it is a hundred times that.
error-lesson-playtest-other-share = not { $given }: in { $games } fresh games it is { $share } ({ $low } to { $high }) of 100. Did knights play, and all games of one seat?
error-lesson-playtest-fair-before = before, the first seat won { $before } of 100 in { $games } fresh games: nobody can tell the seats apart, so there is nothing to repair. Take a game that is not fair.
error-lesson-playtest-nothing-changed = these are the rules as they were. Change one: `Orchard.STANDARD.changed(...)`.
error-lesson-playtest-too-much = now the other seat is better off: before, the first one won { $before } of 100, now { $share } ({ $low } to { $high }). Less of it.
error-lesson-playtest-too-little = before, the first seat won { $before } of 100, now { $share } ({ $low } to { $high }) in { $games } fresh games. That is nearer, but not fair yet.
error-lesson-playtest-worse = before, the first seat won { $before } of 100, now { $share } ({ $low } to { $high }) in { $games } fresh games. That is further away.
error-lesson-playtest-no-card = there is no card { $given }; there is { $known }.
error-lesson-playtest-other-card = in { $deals } fresh deals { $card } is worth { $worth } wins of 100, and another card { $best }. What stands on a card is not all.
error-lesson-playtest-three-words = say "helps", "not" or "unknown", not { $given }.
error-lesson-playtest-not-is-more = a knight among squires wins { $share } ({ $low } to { $high }) of 100 in { $games } fresh games. That it does not help is more than that: say what nobody can tell.
error-lesson-playtest-helps = a knight among squires wins { $share } ({ $low } to { $high }) of 100 in { $games } fresh games: that is more than its share.
error-lesson-playtest-helps-not = a knight among squires wins { $share } ({ $low } to { $high }) of 100 in { $games } fresh games: its fair share lies inside of the interval.
error-lesson-playtest-no-rules = the second thing should be rules of { $title }, made by `.STANDARD.changed(...)`, not { $given }.
error-lesson-playtest-four-words = say "more", "fewer" or "unknown", not { $given }.
error-lesson-playtest-measured-more = in { $games } fresh games all together make { $change } points more ({ $low } to { $high }). What did you measure, and by whom was it played?
error-lesson-playtest-measured-fewer = in { $games } fresh games all together make { $change } points ({ $low } to { $high }), so fewer. What did you measure, and by whom was it played?
error-lesson-playtest-measured-unknown = in { $games } fresh games the points of all together change by { $change } ({ $low } to { $high }): nobody can tell. Is 0 inside of your interval?
