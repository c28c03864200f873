# What tournaments, comparisons and checks say of their results; words of no game.

results-stopped = Stopped early: these are the games that were finished.
results-tournament = { $title }: { $games } games at tables of { $size }; a fair share of wins is { $fair }, intervals are 95 %.
results-better = { $better } wins more often than { $worse }.
results-unsure = Cannot tell yet whether { $better } or { $worse } is better: about { $more } more games in all would settle it, if they go on like this.
results-equal = Cannot tell yet whether { $better } or { $worse } is better, and no number of games within reach would: they are as good as equal.
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
results-no-wall = No wall ({ $why }): every entrant played behind a fence of Python's, which keeps out mistakes and ordinary mischief, and not code that calls the C library.
results-folder = Standings, replays and reports are in { $folder }.

results-comparison = { $title }, { $size } seats: { $games } games by each of { $variants } variants, the same deals; ± is a 95 % interval.
results-comparison-solo = { $title }, alone: { $games } games by each of { $variants } variants, the same deals; ± is a 95 % interval.
results-others-unsure = { $count } other differences cannot be told yet: see `differences`.
results-forfeits = { $count } seats forfeited: see `forfeit` in the results.
results-more = { $variant }: { $measure }: { $difference } more than { $against } (± { $margin }).
results-less = { $variant }: { $measure }: { $difference } less than { $against } (± { $margin }).
results-difference-unsure = { $variant }: { $measure }: cannot tell yet whether it differs from { $against } (seen: { $difference } ± { $margin }): about { $more } more deals would settle it, if they go on like this.
results-difference-equal = { $variant }: { $measure }: cannot tell yet whether it differs from { $against } (seen: { $difference } ± { $margin }), and no number of deals within reach would: they are as good as equal.
results-points-percent = { $value } percentage points

check-right = Right
check-not-yet = Not yet
check-dots = put { $wanted } in the place of the three dots.
check-failed = { $answer } cannot be judged ({ $error }). Wanted is { $wanted }.
check-first-hint = For a hint: { $code }
check-hint = Hint { $number }: { $text }
check-next-hint = For the next hint: { $code }
check-for-answer = For the answer: { $code }
check-answer = The answer: { $text }
check-kind = the answer should be { $wanted }, not { $given }.
error-check-no-match = the answer should be a match (made by rn.Match), not { $given }.
error-check-other-game = this is a match of { $given }; wanted is one of { $wanted }.
