# Words of the boards. Every `ui-` message goes to the browser; { $... } there stands for what the browser fills in.
# A message about somebody asks who it is ($name_is), and the browser gets a form for You as well: see widgets/story.py.

ui-and = { $first } and { $last }
ui-round = Round { $round }
ui-of-rounds = of { $rounds }
ui-began = { $name_is ->
    [you] you began
   *[other] { $name } began
}
ui-your-turn = Your turn.
ui-turn-of = { WHO($name, $name_is, "are", "is") } to move.
ui-over = The game is over.
ui-choice = Your choice
ui-watch = { WHO($name, $name_is, "are", "is") } to move. Press Next to see the move.
ui-watch-auto = { WHO($name, $name_is, "are", "is") } about to move.
ui-watch-halted = { WHO($name, $name_is, "are", "is") } to move. Paused: Play goes on, N shows one move.
ui-points-now = points now
ui-story = The story
ui-your-move = your move
ui-level-squire = level 1 of 4 (squire)
ui-level-knight = level 2 of 4 (knight)
ui-level-duke = level 3 of 4 (duke)
ui-level-emperor = level 4 of 4 (emperor)
ui-first-player = first player
ui-undo = Undo
ui-history = History
ui-step = Step { $at } of { $length }
ui-pace = Pace of the others
ui-pace-instant = Instant
ui-pace-step = Step
ui-pace-calm = Calm
ui-pause = Pause
ui-play = Play
ui-next = Next
ui-hint = Hint
ui-hint-more = More
ui-language = Language
ui-new = New game
ui-keys = Keys
ui-close = Close
ui-scene-scoring = Final scoring
ui-scene-skip = Skip
ui-scene-replay = Again
ui-stale = The game had moved on, so nothing was played. Please choose again.
ui-keys-list = Tab, Esc = into the board, out of it · ↑ ↓ = from move to move · Enter = choose · N = next · [ = one step back · P = play on from here · U = undo · 1 2 3 4 = choice, moves, chances, review · V = review the game · F = full screen · G = new game, asks first · ? = this page
ui-keys-view = + − = board larger, smaller
ui-points-label = points: { $points }
ui-wins = { WHO($name, $name_is, "win", "wins") } with { $points } points
ui-share = { $names_is ->
    [with_you] { $names } share the victory with { $points } points
   *[other] { $names } share the victory with { $points } points
}
message-unreadable = The browser sent something that the board cannot read; nothing has changed.
hint-candidates = Worth a look: { $moves }.
hint-best = What looks best: { $move }.
hint-coming = A hint is being worked out …
hint-none = There is nothing to decide for you now.

# The panel, the list of moves and the lines.
ui-panel = Choice, moves and chances
ui-tab-choice = Choice
ui-tab-moves = Moves
ui-tab-chances = Chances
ui-since = Since your last move
ui-opening = The start
ui-lines = Lines of this game
ui-line-of = Line { $line } of { $count }
ui-line-first = played first
ui-line-from = from step { $at }: { $move }
ui-line-length = step { $length }
ui-looking = You are looking at step { $at } of { $length }
ui-play-on = Play on from here
ui-to-end = To the end
ui-back = One step back
ui-play-on-ask = Play on from step { $at }?
ui-play-on-kept = What was played after step { $at } stays as line { $line }. Your new moves become line { $new }. Change lines at any time in Moves.
ui-go-on-looking = Go on looking

# Menu, new game, help.
ui-menu = Menu
ui-full = Full screen
ui-contrast = High contrast
ui-size = Size { $percent } %
ui-larger = Larger
ui-smaller = Smaller
ui-sound = Sound
ui-sound-off = Off
ui-sound-soft = Soft
ui-new-kept = The game you are playing is kept: Menu, Earlier games.
ui-new-seats = Seats
ui-new-who = Who plays
ui-new-person = a person
ui-new-name = Name at seat { $number }
ui-new-player = Player at seat { $number }
ui-new-seed = Seed
ui-new-seed-note = The same seed deals the same cards: good for a class. Left empty, the cards fall by chance.
ui-new-another = Another
ui-new-more = More players
ui-new-strong = How strong is it?
ui-new-back = Back to the new game
ui-new-chance = By chance
ui-new-same = Same for a class
ui-new-deal = Deal
ui-strong-title = How strong are they?
ui-strong-note = Measured: each level against the one below on all other seats. Seats rotate; a fair share would be { $fair }.
ui-strong-seats = Seats
ui-strong-level = Level
ui-strong-against = Against
ui-strong-games = Games
ui-strong-wins = Wins
ui-strong-interval = 95 % interval
ui-kind-squire = Squire
ui-kind-knight = Knight
ui-kind-duke = Duke
ui-kind-emperor = Emperor
ui-plays-squire = Every second move is by chance; the others it tries in a few futures.
ui-plays-knight = Tries every move in a few futures.
ui-plays-duke = Tries every move in many futures.
ui-plays-emperor = Tries every move in many futures, then searches ahead.
ui-keep-playing = Keep playing
ui-start-new = Start the new game
ui-earlier = Earlier games
ui-earlier-game = Game { $number }, step { $length }
ui-save-file = Save to a file
ui-save-handin = Save without the cards to come
ui-load-file = Load a file
ui-help = Symbols and keys

# Waiting.
ui-thinking = { WHO($name, $name_is, "are", "is") } thinking
ui-thinking-time = { $player }, { $seconds } s
ui-thinking-limit = { $player }, { $seconds } of { $limit } s
ui-thinking-note = After { $limit } s the board stops waiting and asks you what to do.
ui-stop = Stop it
ui-busy = The notebook is still working. What you chose is kept and comes next.
looking-back = You are looking back, so nothing was played. “Play on from here” begins a new line.
undone = Taken back. What was played is kept as line { $name }.
thinking-stopped = The player was stopped. Next asks again; a move of your own is possible after Undo.
no-right = { $right ->
    [play] You look on here: the moves are made by those who sit at the table.
    [table] Whoever leads this table decides that, for everybody at it.
    [help] There are no hints, chances and reviews for you here.
   *[look] You are not at this table, so there is nothing for you to see.
}

# The review of a game at its board.
ui-tab-result = Result
ui-tab-review = Review
ui-review = Review
ui-review-this = Review this game
ui-review-again = Try again from a step
ui-review-wait = Looking back: move { $done } of { $length }
ui-review-warm = Getting ready to look back
ui-review-moment = Moment { $number } of { $count }
ui-review-points = points of chance
ui-review-played = Played
ui-review-better = Better
ui-review-look = Look at it
ui-review-try = Try again from here
ui-review-before = The moment before
ui-review-after = The next moment
ui-review-for = Told to
ui-review-nothing = You gave nothing away.
ui-review-nothing-note = No choice of yours was measurably worse than another.
ui-review-live = Judge each choice at once
ui-review-diamonds = Diamonds over the slider are choices that cost something, dots are luck.
ui-played = played
ui-better = better
review-live = Step { $step }: { $verdict }.
review-verdict-luck = luck { $change }
review-futures = Each move was followed by { $playouts } futures; what they cannot tell apart is left open.
review-none = A game is reviewed when it is over.
review-was-stopped = The review was stopped. It can be asked for again.
review-failed = The game could not be reviewed: { $reason }
help-none = This help is switched off at this board.
tried-again = Try again: the first move you make begins a new line. What was played is kept as line { $name }.
ui-win-range = win, { $low } to { $high }

# Hooks: a handler has stopped the board, and what handlers print.
ui-paused = A hook has stopped the board.
ui-go-on = Go on
ui-strip = What your hooks print
ui-own = from your hook

ui-broken = The board could not be drawn. Nothing of the game is lost.
ui-draw-again = Draw again

# The tab Chances of a game without a stage of its own.
plain-chances-note = { $playouts } sampled futures of each move.
ui-plain-chances-win = Chance to win, %
ui-plain-chances-points = Points at the end
ui-plain-chances-wait = The futures are being played …
ui-plain-chances-none = Nobody here is to decide now.
ui-plain-chances-more = More are being played …

# Nobody answers: what has become of Python, and the way back.
ui-away-restarted = Python was restarted. Your game is kept here.
ui-away-silent = Python does not answer. Your game is kept here.
ui-away-gone = Python is off. You can look through the game.
ui-away-film = A saved game, { $length } steps.
ui-away-on = Play on from step { $at }
ui-away-start = Start Python and play on
ui-away-film-on = Play from here
ui-away-coming = One moment …
ui-away-cell = Run this cell again to play on (Shift+Enter).
ui-away-safe = Your game is safe
ui-away-look = Look through the game
ui-away-note = ◀, the slider and Moves show every step. Nothing you click here can get lost.
ui-busy-cell = A cell is running.
ui-busy-move = A cell is running. Your move waits: { $move }.
ui-busy-waits = A cell is running. Your move waits.
ui-take-back = Take the move back
ui-offer-title = Your game is still here
ui-offer-game = Your game of { $clock }, step { $at } of { $length }.
ui-offer-on = Play on
ui-offer-look = Open it again
ui-offer-new = New deal

## The table that is drawn for games without a board of their own

ui-table-chances = Chances
ui-table-chance = chance to win with this: { $chance } %
ui-table-chance-best = chance to win with this: up to { $chance } %
ui-table-points = points at the end with this: { $points }
ui-table-none-won = 0 of { $tries } tries won with this
ui-table-press = Press it on the table: what is framed.
ui-table-next = Now press the next thing.
ui-table-then = And then?
ui-table-other = Something else
ui-table-rules = The rules
ui-table-round = Round { $round }
ui-table-rolled = { $name_is ->
    [you] You rolled
   *[other] { $name } rolled
}
ui-table-turn = { $name_is ->
    [you] your turn
   *[other] to move
}
ui-table-out = out of the game
ui-table-with = with { $partners }
ui-table-empty = empty
ui-table-known = (seen by you)
ui-table-secret = secret
ui-table-of = { $value } of { $most }
ui-table-points-word = points
ui-table-between = from { $least } to { $most }
why-compared = What { $seat }, { $level }, compared
why-others = { $count ->
    [1] 1 other
   *[other] { $count } others
}
why-between = { $least } to { $best }
why-wins = won { $wins } of { $tries }
why-share = won { $percent } %
why-points = worth { $points } points
why-worth = The points are what the weights of this player make of a position: no chance to win.
why-few = { $tries } tries are few: { $best } and { $second } may differ by luck.
ui-why = Why?
ui-try-for = { $name_is ->
    [you] Instead: { $move }
   *[other] For { $name }, instead: { $move }
}
ui-parts = Parts of the board
still-why = Only words here, and no board? It needs scripts, and a notebook that is trusted: in JupyterLab choose Trust Notebook in the command palette (Ctrl+Shift+C), or run the cell again.
ui-over-time = Points over the game
ui-thinks-squire = How a squire thinks
ui-thinks-knight = How a knight thinks
ui-thinks-duke = How a duke thinks
ui-thinks-emperor = How an emperor thinks
