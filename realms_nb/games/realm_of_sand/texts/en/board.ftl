# Words of the board. Every `ui-` message goes to the browser; { $... } there stands for what the browser fills in.

ui-task-turn = Lay a tile or summon spirits.
ui-task-turn-build = Lay, summon or build.
ui-task-after = Use your crystal or end the turn.
ui-task-after-build = Build what is ready, or end the turn.
ui-task-summon = Place or move another spirit, or finish.
ui-task-draw = Take a tile.
ui-task-aside = Put a tile aside.
ui-task-keep = Keep one of the cards.
ui-task-swap = Swap another tile, or leave it.
ui-task-start = Choose a start spirit.
ui-task-lay = Lay a tile.
ui-task-lay-build = Lay a tile, or build what is ready.
ui-task-in-hand = Tile { $number } in hand: choose a field.
ui-task-on-trial = Tile { $number } lies on trial on { $fields }. Lay it?
ui-game-goal = Who first has { $count } hourglasses ends the game. Then most points win.
ui-game-goal-alone = { $turns } turns. Then your points give your rank.
ui-ended-both = { WHO($name, $name_is, "were", "was") } first to have { $count } hourglasses, and most points.
ui-ended-first = { WHO($name, $name_is, "were", "was") } first to have { $count } hourglasses. Most points win.
ui-road = The road of hourglasses
ui-turn-it = turn
ui-flip-it = flip
ui-lanterns-none = 0 of { $most } lanterns: dark fields are closed
ui-lanterns-open = { $count } of { $most } lanterns, dark fields open: { $free }
ui-lay-one = lay one
ui-take-now = Take one now
ui-take-then = Then take
ui-one-of = one of { $count }
ui-then-come = then come
ui-queue = The next tiles
ui-all-of = all { $count }
ui-spirits-none = Spirits: single pieces you may put on any open field. None yet.
ui-spirits-count = spirits to summon: { $count }
ui-row-1 = Small
ui-row-2 = Large
ui-row-3 = Great
ui-row-1-brings = bring spirits and lanterns
ui-row-2-brings = bring blue and yellow spirits
ui-row-3-brings = bring most points
ui-points-one = { $points } point
ui-points-many = { $points } points
ui-points-from = from { $points }
ui-points-span = { $least } to { $most }
ui-points-to = to { $points }
ui-to-go = { $count } to go
ui-to-go-change = to go: { $change }
ui-tick = ✓
ui-ready-count = { $count } ready
ui-nearest = Nearest building
ui-my-goal = My goal
ui-goal-lost = { WHO($name, $name_is, "have", "has") } built your goal, { $card }.
ui-helps-most = Tile { $number } helps most: { $change }
ui-queue-helps = Tile { $number } of the next would help: { $change }
ui-none-helps = None of your tiles helps now.
ui-in-hand-does = On trial: { $change }
ui-complete-soon = Complete soon: press one to try it
ui-with-tile = tile { $number } on { $fields }
ui-or-choose = Or choose yourself: a tile, then a field.
ui-tile-not-here = Tile { $number } does not fit here.
ui-move-there = Move it there:
ui-move-for-goal = Put it where it helps { $card }: { $fields }
ui-cure-lantern = Build { $cards } for one.
ui-covers-piece = covers { $piece } on { $field }
ui-few-left = { $piece }: { $count } left in the supply
ui-left-now = { $count } left
ui-winner = winner
ui-has-points = { $name }: { $points }
ui-wins-by = { WHO($name, $name_is, "win", "wins") }, { $score }
ui-spirits-over = spirits left over: { $count }
ui-the-last = the last
ui-supply = Supply
ui-board-of = { $name_is ->
    [you] Your ground
   *[other] Ground of { $name }
}
ui-fields = Ground, { $width } by { $height } fields
ui-at-level = lanterns: { $level }
ui-hourglasses-of = Hourglasses: { $count } of { $most }
ui-of-most = { $count } of { $most }
ui-crystal-colourless = Crystal ({ $power }): asleep. A building that uses a crystal field wakes it
ui-crystal-fresh = Crystal ({ $power }): woken, usable from the next turn on
ui-crystal-active = Crystal ({ $power }): awake, use it once
ui-crystal-field = crystal field
ui-dark-field = dark field
ui-empty = empty
ui-rune = { $colour } rune
ui-disc-of = { $disc } spirit
ui-would-put = here would come: { $piece }
ui-tiles = Your tiles
ui-tile = Tile { $number }
ui-in-hand = in hand
ui-taken-tile = taken tile
ui-spirits = spirits
ui-to-summon = to summon
ui-no-spirits = no spirits at hand
ui-in-zone = at hand
ui-kept-card = Kept card: { $card }. Only you see it
ui-back-of = a kept card: a { $size } building
ui-queen = Queen: the next tiles follow clockwise
ui-tile-after = Tile { $number } after the queen
ui-all-tiles = All tiles of the circle
ui-from-queen = in order from the queen
ui-market = Open buildings
ui-cards-left = { $count } left
ui-built-gap = built, refilled after the turn
ui-ready = ready
ui-is-ready = It is ready.
ui-goal = goal
ui-make-goal = Make it my goal
ui-no-goal = Remove goal
ui-needs-level = needs a lantern
ui-no-place = There is no place for it: you need a lantern.
ui-lacks = Missing { $count }: { $pieces }.
ui-missing-change = { $before } → { $after } to go
ui-changes-nothing = Brings no open building nearer.
ui-not-here = That does not fit here.
ui-would-make = finishes { $card }
ui-finishes = finishes { $card }
ui-step-main = Lay
ui-step-take = Take
ui-step-end = Done
ui-lay = Lay a tile
ui-summon = Summon spirits
ui-choose-tile = Choose one of your tiles, then a field.
ui-choose-spirit = Choose a spirit (keys 1 to 5), or one on your ground, then a field.
ui-lay-it = Lay it
ui-put-it = Place it
ui-move-it = Move it
ui-put-back = Put back
ui-on-fields = On { $fields }
ui-to-supply = to the supply
ui-back-to-you = back to you
ui-squares-out = Squares have run out: choose what stays empty.
ui-stays-empty = { $fields } stays empty
ui-build = Build
ui-build-card = Build { $card }
ui-ways = { $count } ways
ui-then-build = Then build { $card }
ui-finish-build = Finish and build
ui-discs-back = Spirits that come back: { $discs }.
ui-no-discs-back = No spirit is used.
ui-bonus-lost = The bonus is lost: no { $disc } spirit is left.
ui-wakes-crystal = This wakes your crystal.
ui-back = Back
ui-take-one = Take one of the first { $count }
ui-take-it = Take { $number }
ui-take-later = First lay a tile; then one of these takes its place.
ui-mark-turn = Mark the turn
ui-mark-how = One of your tiles leaves the game.
ui-aside-it = Put aside: { $tile }
ui-summoned = Summoned { $count }
ui-summoned-of = Summoned { $count } of { $most }
ui-finish = Finish summoning
ui-could-build = { $card } could still be built.
ui-could-use = Your crystal could still be used.
ui-end-turn = End turn
ui-end-sure = End your turn?
ui-end-anyway = End turn anyway
ui-power-red = Red: look and keep
ui-power-purple = Purple: spirits
ui-power-yellow = Yellow: exchange a spirit
ui-power-green = Green: move a square
ui-power-orange = Orange: a lantern more
ui-power-blue = Blue: swap tiles
ui-further-action = a further action; the main action stays open
ui-before-game = before the game
ui-deck = Deck
ui-look = Look at the cards
ui-look-how = You keep one face down and build it like an open one; the others go under the deck.
ui-keep = Keep
ui-keep-card = Keep { $card }
ui-keep-how = Choose the card that you keep; the others go under the deck.
ui-top-cards = Top cards: { $size } buildings
ui-only-you = only you see these
ui-hand-over = { $name_is ->
    [you] Take the screen
   *[other] Hand the screen to { $name }
}
ui-uncover = Show the cards
ui-give = Give, at hand or on your ground
ui-from-supply = Take from the supply
ui-exchange = Exchange
ui-shift-what = Choose a square of your ground.
ui-shift-where = Now an empty field.
ui-swap = Swap
ui-swap-how = Choose a tile of yours and one of the circle; they change places.
ui-swap-second = A second swap, if you like.
ui-only-one = Only one
ui-orange-how = Lanterns { $before } → { $after }: one more dark field may be lit.
ui-purple-how = This turn’s summoning has no limit.
ui-use-crystal = Use the crystal
ui-alone = Turns and rank
ui-turn-of-turns = Turn { $at } of { $turns }
ui-next-rank = { $count } more make { $rank }.
ui-tie-pieces = Equal points: more pieces left on the ground decide.
ui-tie-shared = Equal points and pieces: the victory is shared.
ui-size-1 = small
ui-size-2 = large
ui-size-3 = great
ui-tab-board = Ground
ui-tab-market = Market
ui-tab-others = Others
ui-tab-story = Story
ui-scene-last = The last round
ui-patterns = Patterns on runes
ui-keys-list = 1 2 3 = take a tile in hand · ← ↑ → ↓ = move it, or the focus · R = turn it · F = flip it; otherwise full screen · Enter = lay, place, build · S = summon; then 1 to 5 for the spirits · B = buildings that are ready · P = use the crystal; in the past, play on from here · T = make a card your goal · O = grounds of the others · E = end the turn · Esc = put back · N = next · [ = one step back · U = undo · H = hint, then more · G = new game, asks first · ? = this page
ui-scene-building = A building is completed
ui-scene-crystal = A crystal wakes
ui-play-further = Go on
ui-level-decided = { $one }: { $more } points from { $size } buildings. { $other }: { $less }.
ui-was-near = Nearest was { $card }: pieces missing { $count }, worth { $points }.
ui-chances-win = Best moves: chance to win, %
ui-chances-points = Best moves: points at the end
ui-chances-futures = Up to { $playouts } futures each, everybody goes on like those who sit there, people like { $people_like }; band: 95 %. Press a move to see it on the board.
ui-chances-more = More are being played …
ui-chances-wait = The futures are being played …
ui-chances-compile = The fast engine is being compiled, once; the chances come as soon as it is ready.
ui-chances-none = Nobody here is to decide now.
ui-sym-hollow = still missing
ui-sym-glass = hourglass
ui-sym-lamp = lantern, its dark field in use
ui-sym-lamp1 = lantern, its dark field free
ui-sym-lamp0 = lantern that is not yours yet
ui-sym-up = one lantern more
ui-sym-queen = queen: the circle begins here
ui-sym-first = first player
ui-sym-shut = card kept face down

# What a seat did in its last turn, in a few words
did-lay = laid a tile
did-spirits = { $count ->
    [one] placed a spirit
   *[other] placed { $count } spirits
}
did-take = took the { $tile }
did-build = built { $card }: +{ $points }
did-power = used the crystal

# Cards for whoever hears the board
card-facts = { $level ->
    [I] small
    [II] large
   *[III] great
} building, { COUNT($points, "point") }, { COUNT($hourglasses, "hourglass") }
card-disc = gives a { $disc } spirit
card-level-up = { $levels ->
    [one] gives a lantern
   *[other] gives { $levels } lanterns
}

# Where the long words of the cards may be broken in a narrow place; after a first part with a hyphen every word may.
long-words = Aque-duct

# Hints
hint-turn = A turn has one main action: lay a tile, or place and move up to three spirits. Buildings and your crystal come before or after it. Look for cards that lack one or two pieces.
hint-after = The main action is over. What is ready can still be built; then end the turn.
hint-summoning = A spirit counts as a rune of its colour. Finish when the pattern stands.
hint-draw = Take the tile that fits what your board lacks: look at the hollow pieces of the cards.
hint-aside = Put the tile aside that helps you least; it does not come back.
hint-keep = A kept card cannot be taken from you. Keep one whose pieces you can get.
hint-swap = A second tile may change places; it need not.
hint-start = Blue and yellow spirits are rare: look which of them the great buildings that are open ask for.
hint-look = Have a look: { $what }.
what-tile = the { $tile }
what-disc = a { $disc } spirit
what-disc-on = the spirit on { $field }
what-crystal = your crystal
what-end = what is still left to do
move-lay = Laying the { $tile } on { $fields }
move-take = Taking the { $tile }
move-aside = Putting the { $tile } aside
move-build = Building { $card }
move-keep = Keeping { $card }
move-summon = A { $disc } spirit on { $field }
move-move = Moving the spirit from { $start } to { $field }
move-shift = Moving the square from { $start } to { $field }
move-start = Starting with a { $disc } spirit
move-exchange = Giving { $give } for { $take }
move-swap = The { $give } for the { $take }
move-look = Looking at the deck of { building-size } buildings
move-crystal = Using the crystal
move-finish = Stopping here
move-end = Ending the turn

# How the levels play, for the dialog of a new game.
ui-plays-squire = Builds what stands and weighs its ground, but is often distracted.
ui-plays-knight = Builds what stands and weighs its ground, and is sometimes distracted.
ui-plays-duke = Builds what stands and weighs its ground with a clear head; never looks ahead.
ui-plays-emperor = Tries its best moves, and every tile it may take, in sampled futures.

# What may be chosen for a new game.
ruling-side = Ground
ruling-basic = Basic
ruling-basic-words = All grounds alike. For the first games.
ruling-advanced = With powers
ruling-advanced-words = Each ground has crystals and a power; a building over a crystal wakes it.
ruling-powers = Powers that are dealt, one a seat by chance
ruling-red = Look
ruling-red-words = look at 3 cards, keep 1
ruling-purple = Many
ruling-purple-words = call spirits without limit
ruling-yellow = Trade
ruling-yellow-words = change one spirit
ruling-green = Move
ruling-green-words = move one piece
ruling-orange = Lamp
ruling-orange-words = one lantern more
ruling-blue = Swap
ruling-blue-words = change 1 or 2 tiles
