# The lesson of Realm of Sand. A step has a title and a text, and where something is to be done a task and when it is done.

lesson-goal = Ten hourglasses end the game. Most points win.
lesson-goal-text = Buildings bring points, and many of them hourglasses. Who first has ten ends the game. Here you see how far each of you is.

lesson-pick = A building is a pattern of runes.
lesson-pick-text = { $card } needs two green runes and a red one in this shape. Your two greens lie there already.
lesson-pick-task = Press { $card }: it becomes your goal.
lesson-pick-done = Done when { $card } is your goal
lesson-pick-else = That is another building. { $card } is the bright one.

lesson-lay = One red rune is missing.
lesson-lay-text = Every turn you lay one of your tiles. Tile { $tile } has one red rune, in its middle. Press the tile, then field C4.
lesson-lay-task = Take tile { $tile }. Lay it on B4, C4, D4: its red lands on C4.
lesson-lay-done = Done when { $card } is ready

lesson-take = You laid one, so you take one.
lesson-take-text = You may take one of these two. Think ahead: { $next } needs red, black and red in a row and a green one below the black. Your green one on D4 stays.
lesson-take-task = Take the tile that helps { $next }.
lesson-take-done = Done when you have three tiles again
lesson-take-after = { $helped ->
    [yes] Yes: laid in the row above D4 it makes { $next } ready in your next turn.
   *[no] That is a tile, too. The other one is red, black, red: laid in the row above D4 it would make { $next } ready.
}

lesson-build = Build what is ready.
lesson-build-text = Its three runes leave your ground, and the building is yours: it brings a point and a lantern.
lesson-build-task = Press { $card } and build it.
lesson-build-done = Done when { $card } is built

lesson-lantern = One lantern: one dark field is open.
lesson-lantern-text = The runes of { $card } are gone, the others stay. The dark fields round the edge are closed. Your lantern opens one of them, whichever you like.

lesson-end = { $built ->
    [0] Your turn is over, now { $other } plays.
   *[other] { $other } plays, too: she has built { $card }.
}
lesson-end-text = That was a whole turn: lay one tile, take one tile, build what is ready.
lesson-end-task = Play on from here, or begin a game of your own.
