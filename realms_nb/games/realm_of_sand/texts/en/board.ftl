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
ui-the-last = the last
ui-supply = Supply
ui-none-left = none left
ui-board-of = { $name_is ->
    [you] Your ground
   *[other] Ground of { $name }
}
ui-fields = Ground, { $width } by { $height } fields
ui-turn = Turn the tile
ui-flip = Flip the tile
ui-level = lanterns
ui-level-of = Lanterns: { $level } of { $most }, one dark field each; { $used } in use
ui-level-none = No lantern: dark fields are closed. Build in the light.
ui-level-free = Lanterns: { $level }. Each opens a dark field; none is in use.
ui-level-lit = Lanterns: { $level }. Each opens a dark field; in use: { $fields }.
ui-at-level = lanterns: { $level }
ui-hourglasses = Hourglasses: { $count }
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
ui-no-disc = no { $disc } spirit
ui-no-spirits = no spirits at hand
ui-in-zone = at hand
ui-kept-card = Kept card: { $card }. Only you see it
ui-back-of = a kept card: a { $size } building
ui-city = City
ui-built = { $count } built
ui-ring = Circle of tiles and open buildings
ui-queen = Queen: the next tiles follow clockwise
ui-tile-after = Tile { $number } after the queen
ui-more-tiles = { $count } more, show
ui-all-tiles = All tiles of the circle
ui-from-queen = in order from the queen
ui-market = Open buildings
ui-cards-left = cards left: { $count }
ui-built-gap = built, refilled after the turn
ui-ready = ready
ui-is-ready = It is ready.
ui-goal = goal
ui-make-goal = Make it my goal
ui-no-goal = Remove goal
ui-needs-level = needs a lantern
ui-no-place = There is no place for it: you need a lantern.
ui-lacks = Missing { $count }: { $pieces }.
ui-missing-change = { $before } → { $after } missing
ui-makes-ready = Makes ready: { $cards }.
ui-nearer = { $card }: { $before } → { $after } missing.
ui-covers-squares = Covers { $pieces }: to the supply.
ui-covers-discs = Covers your { $pieces }: back to you.
ui-changes-nothing = Brings no open building nearer.
ui-can-build = Ready to build: { $cards }.
ui-not-here = Not here
ui-would-finish = The { $tile } would finish, as things stand: { $cards }.
ui-finishes-nothing = The { $tile } alone finishes nothing.
ui-would-make = finishes { $card }
ui-finishes = finishes { $card }
ui-step-main = Main action
ui-step-take = Take a tile
ui-step-end = End turn
ui-lay = Lay a tile
ui-summon = Summon spirits
ui-choose-tile = Choose one of your tiles (keys 1, 2, 3), then a field.
ui-choose-spirit = Choose a spirit (keys 1 to 5), or one on your ground, then a field.
ui-lay-it = Lay it
ui-put-it = Place it
ui-move-it = Move it
ui-put-back = Put back
ui-on-fields = On { $fields }
ui-what-changes = what changes
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
ui-show-board = { $name_is ->
    [you] Show your ground
   *[other] Show the ground of { $name }
}
ui-alone = Turns and rank
ui-turn-of-turns = Turn { $at } of { $turns }
ui-turns-played = { $count } of { $turns } turns played
ui-marks = a tile marks each
ui-points-rank = { $points } points: { $rank }
ui-points-away = { $count } more
ui-next-rank = { $count } more would make { $rank }.
ui-tie-pieces = Equal points: more pieces left on the ground decide.
ui-tie-shared = Equal points and pieces: the victory is shared.
ui-look-back = Move the slider to look back.
ui-size-1 = small
ui-size-2 = large
ui-size-3 = great
ui-parts = Parts of the board
ui-tab-board = Ground
ui-tab-market = Market
ui-tab-others = Others
ui-tab-story = Story
ui-scene-last = The last round
ui-scene-rank = Your rank
ui-keys-list = 1 2 3 = take a tile in hand · ← ↑ → ↓ = move it, or the focus · R = turn it · F = flip it; otherwise full screen · Enter = lay, place, build · S = summon; then 1 to 5 for the spirits · B = buildings that are ready · P = use the crystal; in the past, play on from here · T = make a card your goal · O = grounds of the others · E = end the turn · Esc = put back · N = next · [ = one step back · U = undo · H = hint, then more · G = new game, asks first · ? = this page
ui-scene-building = A building is completed
ui-scene-crystal = A crystal wakes
ui-play-further = Go on
ui-points-make = { $points } points make you
ui-bars-by-level = Bars: points from small, large and great buildings.
ui-level-decided = The { $size } buildings decided it: { $more } points to { $less }.
ui-was-near = Nearest was { $card }: pieces missing { $count }, worth { $points }.
ui-chances-win = Best moves: chance to win, %
ui-chances-points = Best moves: points at the end
ui-chances-futures = Up to { $playouts } futures each, everybody goes on like those who sit there, people like { $people_like }; band: 95 %. Press a move to see it on the board.
ui-chances-more = More are being played …
ui-chances-wait = The futures are being played …
ui-chances-compile = The fast engine is being compiled, once; the chances come as soon as it is ready.
ui-chances-none = Nobody here is to decide now.
ui-tour-1 = 1. Lay a tile
ui-tour-1-text = Choose one of your three tiles, then click a field of your ground. R turns it, F flips it. Every turn you lay one and take another from the circle.
ui-tour-2 = 2. Make a pattern
ui-tour-2-text = Each card asks for a pattern. Solid pieces already lie on your ground, dashed ones are missing. With a tile over your ground, the cards show what it would bring.
ui-tour-3 = 3. Build
ui-tour-3-text = A card in a red frame is ready: click it, and its pieces leave the ground. It brings points and often a spirit, which can stand for a piece. Ten hourglasses end the game.
ui-sym-hollow = still missing
ui-sym-glass = hourglass
ui-sym-lamp = lantern, its dark field in use
ui-sym-lamp1 = lantern, its dark field free
ui-sym-lamp0 = lantern that is not yours yet
ui-sym-up = one lantern more
ui-sym-queen = queen: the circle begins here
ui-sym-first = first player
ui-sym-shut = card kept face down

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
