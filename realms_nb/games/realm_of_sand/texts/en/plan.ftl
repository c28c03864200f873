# What planning ahead in Realm of Sand says: `rn.after`, and the exercises of the lesson. Code and moves in `backticks`
# stay as they are written in code.

error-after-wants-a-move = rn.after(view, move) wants one of the moves, not { $given }.

lesson-plan-1-wanted = the name of a building, in quotation marks
lesson-plan-1-hint-1 = Palm Cistern wants a blue piece. No tile is blue: it can only be a blue spirit.
lesson-plan-1-hint-2 = What a card gives stands below its pattern. Blue and yellow spirits come from large buildings.
lesson-plan-1-hint-3 = `cards[cards["level"] == 2]` shows the large buildings that are open; look for `B` in the column `discs`.
lesson-plan-1-answer = "Dune Gate": it gives a blue spirit (`B`).
lesson-gives-the-disc = { $card } gives the blue spirit. So it is the first aim, and Palm Cistern the second.
error-lesson-no-building = no building is called { $given }. Write a name from the display, for example "Night Bath".
error-lesson-not-open = { $card } does not lie open on this table.
error-lesson-itself = { $card } is what you want. Which building brings you there?
error-lesson-other-gift = { $card } gives no blue spirit, and Palm Cistern needs one.
lesson-plan-2-wanted = a move as text, such as `"lay T12 B2=G C2=R B3=R"`
lesson-plan-2-hint-1 = Which of the three tiles has two squares that several patterns have side by side?
lesson-plan-2-hint-2 = In the middle of the ground a pattern has more places than in a corner.
lesson-plan-2-hint-3 = Let the machine try: `max(lays, key=near)`, with a function `near(move)` that returns `sum(lacks <= 2 for lacks in rn.after(view, move).missing.values())`.
lesson-plan-2-answer = `"lay T07 C3=G D3=G D4=K"` is one of sixteen.
lesson-many-near = { $count } buildings lack no more than { $pieces } pieces then: { $card }.
error-lesson-cannot-lay = { $move } is not possible here. { $error }
error-lesson-no-tile-laid = { $move } lays no tile.
error-lesson-too-few-near = after that { $count } buildings lack no more than { $pieces } pieces; wanted are { $wanted }.
lesson-plan-3-wanted = a list of powers, such as `["red", "blue"]`
lesson-plan-3-hint-1 = Look at `low` and `high` of each power: is 0.5 between them?
lesson-plan-3-hint-2 = If 0.5 lies between them, the power may be as good as the others: leave it out.
lesson-plan-3-hint-3 = `list(powers[(powers["low"] > 0.5) | (powers["high"] < 0.5)]["power"])` lists the others.
lesson-plan-3-answer = Those for which 0.5 lies outside the interval: the code of the third hint gives the list.
lesson-powers-apart = { $count ->
    [one] one power is
   *[other] { $count } powers are
} told apart from a fair share by { $games } games of the player `knight`. Of the others you cannot tell yet.
error-lesson-no-power = there is no power { $given }; there are { $known }.
error-lesson-power-forgotten = what you name is told apart, but it is not all: look at every power of the { $games } games.
error-lesson-power-not-apart = the interval of { $power } goes from { $low } % to { $high } %, and a fair share of 50 % lies in it.
lesson-plan-4-wanted = the name of your function, `mine`
lesson-plan-4-hint-1 = First of all: complete what stands. `[move for move in moves if str(move).startswith("build")]` lists these moves.
lesson-plan-4-hint-2 = Otherwise lay the tile after which the nearest building lacks least: `min(rn.after(view, move).missing.values())`.
lesson-plan-4-hint-3 = Many near buildings are better than one: add up `1 / 4**lacks` over all of `missing.values()`, and take the tile with the largest sum.
lesson-plan-4-answer = `builds or lays or moves`, and of these `max(..., key=worth)`, with a `worth(move)` that returns `sum(1 / 4**lacks for lacks in rn.after(view, move).missing.values())`.
lesson-points-alone = { $mean } points in the mean of { $games } solo games (95 % interval { $low } to { $high }). Playing at random makes about 4.
error-lesson-too-few-points-alone = { $mean } points in the mean of { $games } solo games (95 % interval { $low } to { $high }). The whole interval should lie above { $wanted } points.
