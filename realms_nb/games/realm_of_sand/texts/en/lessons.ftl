# What the exercises of Realm of Sand say: what is wanted, hints, answers, and what a judge says of an answer.

lesson-sand-1-wanted = a whole number
lesson-sand-1-hint-1 = The light area has 4 by 4 fields. First count the places for one way of holding the tile.
lesson-sand-1-hint-2 = A corner of three squares fits into a box of 2 by 2 fields, and there are 3 by 3 such boxes.
lesson-sand-1-hint-3 = The red-black-black corner looks the same after flipping, because both its arms are black. So there are 4 ways to hold it, not 8.
lesson-sand-1-answer = 4 ways to hold it times 9 places: 36. The engine counts the same: `len([move for move in table.legal_moves if str(move).startswith("lay T24")])`.
lesson-sand-2-wanted = a list of moves as text, such as `["lay T13 B2=R C2=R D2=K", "take T10"]`
lesson-sand-2-hint-1 = Compare the shapes of your three tiles with the patterns of the small buildings.
lesson-sand-2-hint-2 = A pattern may be turned. A tile may be turned and flipped.
lesson-sand-2-hint-3 = Lay the tile, take a new one, then build: three moves. `[str(move) for move in second.legal_moves if "build" in str(move)]` lists what can be built then.
lesson-sand-2-answer = `["lay T03 B2=G C2=G B3=R", "take T10", "build I-07 B2 C2 B3"]` is one of many.
lesson-sand-3-wanted = your solo match, `solo`
lesson-sand-3-hint-1 = Look for buildings that lack one or two pieces: `rn.building_odds` lists them.
lesson-sand-3-hint-2 = Squares that lie around do not matter. So collect for two buildings at once.
lesson-sand-3-hint-3 = Ask a player: `rn.watch(solo, "duke", moves=3)` plays three moves for you and says why.
lesson-sand-3-answer = A duke would do it, but then the game is the duke's. Lay each tile where many buildings lack one or two pieces, and build at once what stands.
lesson-ways-to-lay = there are { $count } ways to lay the red-black-black corner on the empty ground.
lesson-built-at-once = { $card } in the very first turn.
lesson-solo = { COUNT($points, "point") }: { $rank ->
    [apprentice] { term-apprentice }
    [master] { term-master }
    [grand-master] { term-grand-master }
    [premier] { term-premier }
   *[king] { term-king }
}.
error-lesson-too-few-ways = { $given } is too few.
error-lesson-too-many-ways = { $given } is too many.
error-lesson-flips-counted = { $given } counts every corner twice: flipped, this one looks the same as turned.
error-lesson-first-turn-over = the first turn is over before move { $number }, { $move }.
error-lesson-move-not-possible = move { $number }, { $move }, is not possible. { $error }
error-lesson-nothing-built = no building was completed. After laying a tile and taking one, you may still build.
error-lesson-not-solo = this is not a solo game by the standard rules: `rn.Match(rn.realm_of_sand, ["You"], seed=...)`.
error-lesson-solo-goes-on = it is turn { $at } of { $turns }. Play on.
error-lesson-too-few-points = { COUNT($points, "point") }: a knight nearly always has { $wanted } or more. Undo some moves or begin anew, and reach { $wanted }.
error-lesson-moves-of-a-player = enough points, but of { $main } main actions only { $own } are your own; the others are those of a player of the package. Make at least half of them yourself.
