# What can go wrong, for whoever reads it: what was wrong, and what would be right.

did-you-mean = Did you mean '{ $near }'?

error-unknown-language = Stories are told in { $known }, not in { $given }.
error-unknown-depth = The depth of a story is one of { $known }, not { $given }.
error-unknown-help = help is one of { $known }, or several of them, not { $given }.
error-missing-package = This needs { $package }, which is not installed here. Install it with: pip install { $package } (or everything that measures and draws: pip install realms-nb).
error-not-offered = { $count ->
    [0] { $title } has no { $name }; it has nothing of that kind.
   *[other] { $title } has no { $name }; it has { $known }.
}
error-not-imagined = The rules of { $title } are right; I could not imagine what the others hide.
error-nobody-seated = { $title } serves no number of players from { $least } to { $most }.
error-endless-future = Played on at random, { $title } has not ended after { $moves } moves: nothing can be told of how it ends.
error-unknown-game = There is no game called { $given }; there is { $known }.{ NEAR($near) }
error-game-broken = The installed game { $entry } ({ $place }) cannot be loaded: { $fault }.
error-game-misnamed = The entry point { $entry } of an installed package names { $place }, which is no game of that name but { $given }.
error-new-game-name = A game is called by a word that Python can import, such as nim: small letters, digits and _, not { $given }.
error-new-game-taken = { $given } is the name of a game or of a Python module already; choose another one.
error-new-game-title = A title is a few words without quotes, braces and line ends, not { $given }.
error-new-game-exists = { $place } is there already and stays as it is; choose another name or folder.
error-new-game-not-written = The game cannot be written to { $place }: { $fault }.
error-unknown-player = No strategy for { $title } is called { $given }; there is { $known }.{ NEAR($near) }
error-unknown-strategy = No strategy is called { $given }; there is { $known }.{ NEAR($near) }
error-unknown-seat = There is no seat { $given }; the seats are { $known }.
error-no-seat-of-your-own = { $asked } speaks of your own realm: give it the view of a seat, as match.view(you=0) gives it.
error-not-a-view = { $asked } wants a view, as match.view() gives it, not { $given }.
error-number-of-players = { $title } is for { $least } to { $most } players, not { $given }.
error-bad-seed = A seed is a whole number from 0 to { $most }, not { $given }.
error-seed-and-deal = A match begins with a seed or with a deal, not with both.
error-no-seed-and-no-deal = There is neither a seed nor a deal in it.
error-no-such-pile = A deal of this game has the piles { $known }; there is no { $given }.
error-not-in-the-pile = The pile { $pile } has no { $given }, or not so many of them.
error-name-not-text = The name of seat { $number } is { $given }; a name is a text such as 'Ada'.
error-name-empty = The name of seat { $number }, { $given }, cannot be used: a name must not be empty.
error-name-too-long = The name of seat { $number }, { $given }, cannot be used: a name has at most { $most } characters, this one has { $length }.
error-name-with-markup = The name of seat { $number }, { $given }, cannot be used: a name must not contain < or >.
error-name-with-hidden-letters = The name of seat { $number }, { $given }, cannot be used: a name must not contain line breaks, control characters or marks that change the writing direction.
error-name-twice = Two seats are called { $given }; every seat needs its own name.
error-too-many-seats = No game has { $given } seats.
error-seats-of-what = Seats are a number or a list of names, not { $given }.

error-nothing-to-undo = There is no move to undo: the match is at its start.
error-nothing-to-redo = There is no move to redo: nothing has been undone.
error-no-such-step = The match has { $length } moves; { $given } is not one of 0 to { $length }.
error-no-such-choice = { $given } is no move that can be chosen now; there are { $known }.
error-no-such-line = There is no line { $given }; the lines are { $known }.
error-no-lesson = { $title } brings no lesson, so there is nothing to teach; rn.Board shows a match of it.
error-no-such-earlier-game = There is no earlier game { $given }; there are { $count }.
error-moves-from-one = moves is a whole number from 1 on, not { $given }.

error-unreadable-move = { $text } is not a move; write for example { $examples }.
error-no-such-card = No card is called { $text }.{ NEAR($near) }

error-save-not-opened = The saved match cannot be opened: { $error }
error-save-not-replayed = Move { $number } of { $count }, { $move }, cannot be replayed: { $error }
error-save-line-from-nowhere = Line { $line } of the saved match leaves no line that there is before it.
error-save-line-twice = Line { $line } of the saved match repeats another one.
error-save-beyond-lines = The saved match stands in line { $line }, but has only { $count } lines.
error-save-beyond-moves = The saved match stands at move { $at }, but has only { $count }.
error-save-changed = The replay ends with the scores { $scores }, the file says { $expected }: it has been changed.
error-save-not-written = The match cannot be saved as { $name }: { $fault }.
error-save-not-read = The saved match { $name } cannot be read: { $fault }.
error-save-too-large = { $name } is too large for a saved match.
error-save-not-ours = { $name } is not a saved match of realms_nb.
error-save-too-new = { $name } was saved by a newer realms_nb (format { $version }; this one reads up to { $newest }). Update realms_nb to open it.
error-save-damaged = { $name } is damaged or not a saved match: { $fault }.
error-kept-damaged = The game that was kept cannot be read: { $fault }

error-strategy-failed = { $seat } ({ $player }): { $error }
error-strategy-cheated = { $seat } ({ $player }): the chosen move is not allowed. { $error }
move-hidden = a move that only { $seat_is ->
    [you] you see
   *[other] { $seat } sees
}

error-no-such-rule = The rules have no { $given }; they have { $known }.{ NEAR($near) }
error-rule-whole = { $rule } must be a whole number from { $least } to { $most }, not { $given }.
error-rule-list = { $rule } must be a list, not { $given }.
error-cell-empty = Row { $row }, column { $column }: is empty.
error-cell-whole = Row { $row }, column { $column }: is { $given }; it is a whole number from { $least } to { $most }.
error-cell-twice = Row { $row }, column { $column }: { $given } is taken by row { $twin }, or looks like it; give this card its own name.
error-cell-unknown = Row { $row }, column { $column }: is { $given }; it is one of { $known }.{ NEAR($near) }
error-deck-too-large = A deck has at most { $most } cards.
error-deck-empty = The deck has no cards.
error-no-such-column = A card has no { $given }; it has { $known }.{ NEAR($near) }
error-lab-no-such-way = No way of playing is called { $given }; there is { $known }.{ NEAR($near) }

error-unknown-event = { $given } is no event of this game and no other thing to listen for; there is { $known }.{ NEAR($near) }
error-handler-not-a-function = A handler is a function that takes what happened, not { $given }.
error-handler-arguments = { $given } cannot be a handler: it takes what happened, and the match as a second argument if it wants it.
error-handler-changes = A handler listens: it cannot play, undo or change the game.
error-pause-outside = rn.pause stops a board from inside a handler, while the handler is told something.
error-since-what = since is "start" or nothing, not { $given }.
error-tally-by = A tally is made by one of { $known }, not { $given }.
error-lab-fault = Nothing is measured, because { $who } failed at move { $move } of the deal with seed { $seed }, in seat { $place }. { $why }
error-ruling-unknown = There is no rule { $given } to choose for a new game; there are: { $known }.
error-ruling-wrong = { $rule }: { $given } cannot be chosen. There are: { $known }, each once.
error-rules-without-seats = Other rules are for a new game: say who sits there.
