# The lesson of Minute Realms. A step has a title and a text, and where something is to be done a task and when it is done.

lesson-goal = Most points win.
lesson-goal-text = The game has eight rounds. In each of them everybody adds one card to a realm. After rounds 4 and 8 an invasion comes. You see all realms here, round by round.

lesson-read = Every card says what it brings.
lesson-read-text = The coin at its top left is the price. The dark number is points.
lesson-read-task = Press the card that brings 4 points.
lesson-read-done = Done when a card with 4 points is selected
lesson-read-else = Not that one: look for the dark 4.

lesson-price = Before you choose, you see what happens.
lesson-price-text = If you build { $card }, you pay { $cost } of your { $coins } coins and get { $points } points. But you still have no shields: the chance that you stop invasion I is { $build } %.

lesson-bastion = A bastion instead of points.
lesson-bastion-text = Almost every card can become a bastion instead (not one with the crossed-out sign): no points, but { $gain } coins and { $shields } shields. Your chance to stop invasion I jumps from { $build } % to { $bastion } %.
lesson-bastion-task = Make { $card } a bastion.
lesson-bastion-done = Done when your ring shows { $bastion } %
lesson-bastion-after = Your ring shows { $bastion } %: that is how likely you are to stop invasion I.

lesson-trade = Not your own card? First comes its trade.
lesson-trade-text = Two rounds later. You may also take a card from the middle, or from somebody who has not chosen yet. Then the signs at its top right happen first. Here: you get a coin, and an invader token is laid face down.
lesson-trade-task = Take { $card } and build it.
lesson-trade-done = Done when { $card } stands in your realm

lesson-invasion = The invasion is near.
lesson-invasion-text = Round 4: only Bo is still to choose. { $tokens } tokens lie face down, each with 0, 1 or 2 invaders. The rings say how likely each realm stops them all.
lesson-invasion-task = Guess: who will lose a building?
lesson-invasion-done = Done when you have guessed
lesson-invasion-after = There are { $strength } invaders. You have { $own } shields and stop them; { $other } has only { $shields } and loses a building. Her ring said { $chance } %.

lesson-end = Lost is one building, not the game.
lesson-end-text = The lost building is now a bastion: no points, but two shields. You know a whole round.
lesson-end-task = Play on from here, or begin a game of your own.
