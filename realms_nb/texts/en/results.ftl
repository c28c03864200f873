# What tournaments, comparisons and checks say of their results; words of no game.

results-stopped = Stopped early: these are the games that were finished.
results-tournament = { $title }: { $games } games at tables of { $size }; a fair share of wins is { $fair }, intervals are 95 %.
results-better = { $better } wins more often than { $worse }.
results-better-at-any-time = { $better } wins more often than { $worse }, however often one has looked.
results-unsure = Cannot tell yet whether { $better } or { $worse } is better: about { $more } more games in all would settle it, if they go on like this.
results-equal = { $better } and { $worse } are as good as equal: their shares of wins differ by less than { $margin } points, with 95 %.
results-open = Cannot tell yet whether { $better } or { $worse } is better, and no number of games within reach would settle it, if they go on like this.
results-column-place = place
results-column-strategy = strategy
results-column-games = games
results-column-wins = wins
results-column-share = share of wins
results-column-score = score
results-column-rating = OpenSkill
results-column-forfeits = forfeits
results-column-seconds = s/decision
results-forfeited = { $strategy } forfeited { $count } of { $games } games: { $why }
results-slow = { $strategy } is slow: { $seconds } s per decision ({ $decisions } decisions).
results-printed = { $strategy } printed: { $lines }
results-not-admitted = { $file } does not take part: { $why }
results-wall = Every entrant played behind a wall: no files, no network, no processes but its own.
results-wall-landlock = Every entrant played behind a wall of Landlock, because there are no namespaces here ({ $why }): no files but Python's, no network, no other processes. That other files are there can be seen.
results-bound = { $files } files, { $games } games: all thinking together takes at most { $minutes } minutes ({ $share } s for each file), loading at most { $loading } more. What a busy machine makes them wait is not counted.
results-clock = The clock decided { $late } of { $games } games{ $again ->
    [0] .
    [one] , after one that was lost while the machine was busy was played again.
   *[other] , after { $again } that were lost while the machine was busy were played again.
}
results-load = Up to { $load } processes wanted the { $cores } processors; { $waited } % of the time for answers was waited for them, and is not counted.
results-load-unknown = How busy the machine was is not told here.
results-no-wall = No wall ({ $why }): every entrant played behind a fence of Python's, which keeps out mistakes and ordinary mischief, and not code that calls the C library.
results-folder = Standings, replays and reports are in { $folder }.

results-comparison = { $title }, { $size } seats: { $games } games by each of { $variants } variants, the same deals; ± is a 95 % interval. Asked first: { $asked }. The intervals of the differences may be looked at all the time: all { $questions } of them are right together with 95 %.
results-comparison-solo = { $title }, alone: { $games } games by each of { $variants } variants, the same deals; ± is a 95 % interval. Asked first: { $asked }. The intervals of the differences may be looked at all the time: all { $questions } of them are right together with 95 %.
results-others-unsure = { $count } other differences are equal or cannot be told yet: see `differences`.
results-forfeits = { $count } seats forfeited: see `forfeit` in the results.
results-more = { $variant }: { $measure }: { $difference } more than { $against } (± { $margin }, n = { $deals }).
results-less = { $variant }: { $measure }: { $difference } less than { $against } (± { $margin }, n = { $deals }).
results-difference-unsure = { $variant }: { $measure }: cannot tell yet whether it differs from { $against } (seen: { $difference } ± { $margin }, n = { $deals }): about { $more } more deals would settle it, if they go on like this.
results-difference-open = { $variant }: { $measure }: cannot tell yet whether it differs from { $against } (seen: { $difference } ± { $margin }, n = { $deals }), and no number of deals within reach would settle it.
results-difference-few = { $variant }: { $measure }: cannot tell yet whether it differs from { $against } (seen: { $difference }, n = { $deals }): with fewer than { $fewest } deals nobody knows how sure that is.
results-difference-equal = { $variant }: { $measure }: as good as equal to { $against }: the difference is within ± { $smallest } (seen: { $difference } ± { $margin }, n = { $deals }).
results-difference-same = { $variant }: { $measure }: as good as equal to { $against }: the same in each of { $deals } deals.
results-points-percent = { $value } percentage points

check-right = Right
check-not-yet = Not yet
check-first-hint = For a hint: { $code }
check-hint = Hint { $number }: { $text }
check-next-hint = For the next hint: { $code }
check-for-answer = For the answer: { $code }
check-answer = The answer: { $text }
error-check-no-match = the answer should be a match (made by rn.Match), not { $given }.
error-check-other-game = this is a match of { $given }; wanted is one of { $wanted }.
error-check-dots = in the place of the three dots, put { $wanted }.
error-check-failed = { $answer } cannot be judged ({ $error }). Wanted is { $wanted }.
error-check-kind = the answer should be { $wanted }, not { $given }.
error-check-hint-number = hint is 1, 2 or 3, or 4 for the answer, not { $given }.
error-check-no-exercise = There is no exercise { $given }; there is { $known }.{ NEAR($near) }
error-check-no-function = the answer should be your function, its name without brackets, not { $given }.
error-check-not-sent = { $name } cannot be sent to a process of its own ({ $error }).
error-check-not-own = { $call } leaves the choice to a player of the package. Write down how you choose yourself; `rn.odds.after` and `rn.move_odds` may be asked.
error-check-call-late = { $call } did not come to an end within { $seconds } s of processor time and was stopped. Is there a loop without end?
error-check-call-slow = { $call } comes to an end, but it is too slow: it took more than { $seconds } s of processor time for one answer. Can it do with less work? (Load of this machine: { $load } for { $cores ->
    [one] { $cores } core
   *[other] { $cores } cores
}.)
error-check-call-error = { $line ->
    [0] { $call } stopped with an error: { $what }.
   *[other] { $call } stopped with an error in line { $line }: { $what }.
}
error-check-hook-error = a hook of { $call } stopped with an error: { $what }.
error-check-call-nothing = { $call } returned nothing; a function gives its result back with `return`.
error-check-call-dots = { $call } returned the three dots: write your own code in their place.
error-check-call-not-a-move = { $call } returned { $given }, which is not one of the { $count } moves.
error-check-call-text-of-a-move = { $call } returned { $given }, which is not one of the { $count } moves. Return the move itself, not its text.
error-check-call-not-a-value = { $call } returned { $given }; a number, a text, a list or a dict is wanted.
error-check-call-illegal = { $call } chose a move that is not allowed there: { $move }.
error-check-call-failed = { $call } gave no result. { $error }
error-check-games-failed = in { $count } of { $games } games: { $error }
error-check-worse = it won { $share } % of { $games } games against { $against } (95 % interval { $low } % to { $high } %): { $against } is better. The whole interval should lie above 50 %.
error-check-maybe-luck = it won { $share } % of { $games } games against { $against } (95 % interval { $low } % to { $high } %): that cannot be told from luck. The whole interval should lie above 50 %.
lesson-better = it won { $share } % of { $games } games against { $against } (95 % interval { $low } % to { $high } %): better, and hardly by luck.

# What the referee reports of a player that failed.
results-kind-error = error
results-kind-illegal-move = illegal move
results-kind-not-a-move = not a move
results-kind-not-a-value = not a value
results-kind-time-limit = time limit
results-kind-stopped = stopped
results-first-failure = { $what }, first in game { $game } (seed { $seed }, seat { $place }):
results-had-printed = It had printed:
error-report-error = { $line ->
    [0] { $fault }{ $tail }
   *[other] { $fault } in line { $line }{ $tail }
}
error-report-illegal-move = { $move }: { $error }
error-report-text-of-a-move = It returned { $given }, which is not one of the { $count } moves. Return the move itself, not its text.
error-report-not-a-move = It returned { $given }, which is not one of the { $count } moves.
error-report-not-a-value = It returned { $given }; a number, a text, a list or a dict is wanted.
error-report-late-decision = It took more than { $seconds } s for a decision and was stopped.
error-report-late-game = It took more than { $seconds } s for all its decisions in one game and was stopped.
error-report-late-league = It took more than { $seconds } s, its share of the time for the whole league, and is not asked again.
error-report-late-loading = It took more than { $seconds } s for loading and was stopped.
error-report-no-answer = Its process sent something that is not an answer.
error-report-line-closed = Its process closed the line.
error-report-ended-itself = Its process ended itself with exit code { $number }.
error-report-processor-time = Its process was ended by SIGXCPU, its limit of processor time.
error-report-ended = Its process was ended by { $signal }.
error-report-lost-often = Not asked again: its process was lost { $number } times.
error-report-struck = Not asked again: it was late or lost in most of its games.
error-report-no-choose = A file holds one strategy: a function choose(view, moves, rng); this one has { $found } and none of them is called choose.
error-report-no-function = A file holds one strategy: a function choose(view, moves, rng); this one has no public function of three arguments.
error-report-no-strategy = Its choose is no strategy: { $why }
error-not-allowed-now = It is not allowed now.

error-handin-is-no-file = { $kind ->
    [link] it is a link, not a file.
    [folder] it is a folder, not a file.
    [pipe] it is a pipe, not a file.
    [socket] it is a socket, not a file.
    [device] it is a device, not a file.
   *[other] it is not a file.
}
error-handin-unreadable = it cannot be read ({ $why }).
error-handin-too-large = it is larger than { NUMBER($most) } bytes.
error-handin-not-text = it cannot be read: line { $line } is not text in UTF-8.

error-wall-switched-off = switched off by wall=False
error-wall-forbidden = { $variable } is set
error-wall-elsewhere = it needs Linux on x86-64 or ARM64
error-wall-lies-open = { $folder } lies where Python itself is
error-wall-refused = { $why }
error-wall-in-a-browser = a browser has no processes

# Where Python runs in a browser, without a compiled engine, processes or a stop button.
browser-stopped = Python in a browser is slow: after { $seconds } seconds the work was ended, and what was finished counts. An installed realms_nb does all of it.
browser-fewer-futures = Python in a browser is slow: { $most } futures of each move instead of { $wanted }. An installed realms_nb looks at all of them.
browser-smallest-report = Python in a browser is slow: the report card is the smallest that can be made. An installed realms_nb makes a large one.
results-no-wall-browser = In a browser there are no processes: every file was asked in the notebook's own Python, without wall and without time limit.

# Like whom everybody plays on in sampled futures.
odds-if-all = If everybody goes on like { $who }.
odds-if-each = If they go on like this: { $listed }.
odds-if-one = { $seat } – { $who }
odds-like = { $name ->
    [squire] a squire
    [knight] a knight
    [duke] a duke
    [emperor] an emperor
    [random] chance: every move as likely as the others
    [weights] these weights
   *[other] “{ $name }”
}
odds-fitted = { $who } (a stand-in, fitted to its games)
