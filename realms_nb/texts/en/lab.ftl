# The lab: what a card, a way of playing or a rule is worth.

lab-verdict-strong = too strong
lab-verdict-weak = too weak
lab-verdict-strong-points = too strong in points
lab-verdict-weak-points = too weak in points
lab-verdict-equal = as good as equal
lab-verdict-unknown = cannot tell yet
lab-answer-differs = differs
lab-answer-equal = as good as equal
lab-answer-unknown = cannot tell yet

lab-cards-title = What each card is worth
lab-cards-head = { $title }, { $size } seats that play like { $player }: { $deals } deals, each played again without every card that somebody took. Worth is in points of win share, with 95 % intervals; a verdict compares a card with the mean of all others, against ± { $smallest } (or ± { $few } points a realm), corrected for asking { $asked } times. The last two columns are correlation only.
lab-cards-card = card
lab-cards-worth = worth
lab-cards-interval = interval
lab-cards-points = points
lab-cards-verdict = verdict
lab-cards-held = wins when held
lab-cards-correlation = correlation only
lab-cards-taken = taken when offered

lab-ways-title = Ways of playing
lab-ways-head = { $title }, { $size } seats that play like { $player }: one of them is limited, { $deals } deals, the same without the limit. In points of win share, with 95 % intervals; verdicts against ± { $smallest }, corrected.
lab-ways-strong = { $count ->
    [0] No way beats playing freely: none is dominant.
    [one] This beats playing freely, so a player like that does not know the game yet, or the way is dominant: { $listed }.
   *[other] These beat playing freely, so a player like that does not know the game yet, or they are dominant: { $listed }.
}
lab-ways-hopeless = { $count ->
    [0] None is hopeless.
   *[other] Hopeless, more than half of the wins are lost: { $listed }.
}
lab-ways-way = way of playing
lab-ways-difference = difference
lab-ways-interval = interval
lab-ways-points = points
lab-ways-verdict = verdict
lab-ways-bound = limit binds
lab-ways-bound-deals = in { $share } % of deals
lab-ways-bound-decisions = in { $share } % of { $asked } decisions
lab-ways-lifted = , left no move in { $share } %
lab-way-strong = better than playing freely
lab-way-weak = costs wins
lab-way-hopeless = hopeless
lab-way-equal = as good as equal
lab-way-unknown = cannot tell yet
lab-way-forbids-nothing = forbids nothing
lab-way-forbids-everything = forbids everything, so play was free
lab-ways-forbids-nothing = Never forbade anything, so nothing was limited: { $listed }.
lab-ways-forbids-everything = Never left a move, so it could not be obeyed and play was free: { $listed }.

lab-settle-title = What the change does
lab-settle-head = { $title }, { $size } seats: { $deals } deals by each of { $variants } variants. The intervals may be looked at all the time: all { $questions } of them are right together with 95 %.
lab-settle-open = { $count ->
    [0] Everything is settled.
    [one] One question is open; more() plays on.
   *[other] { $count } questions are open; more() plays on.
}
lab-settle-variant = variant
lab-settle-measure = measure
lab-settle-difference = difference
lab-settle-interval = interval
lab-settle-smallest = worth having
lab-settle-answer = answer
lab-measure-seat = share of wins of seat { $number }
lab-measure-margin = points between first and second

lab-sweep-head = { $title }, { $size } seats: { $fields } combinations, the same { $deals } deals for each; ± is a 95 % interval; framed: the rules as they are.
lab-sweep-mean = mean
lab-sweep-across = across: { $rule }

lab-duel-better = { $player } is better than { $than }: it wins { $share } ± { $margin } % where { $fair } % would be fair, in { $pairs } pairs (log ratio { $ratio }).
lab-duel-not-better = { $player } is not better than { $than } by { $smallest } points or more: it wins { $share } ± { $margin } % where { $fair } % would be fair, in { $pairs } pairs (log ratio { $ratio }).
lab-duel-unknown = Cannot tell yet whether { $player } is better than { $than }: it wins { $share } ± { $margin } % where { $fair } % would be fair, in { $pairs } pairs (log ratio { $ratio }, settled beyond ± 2.94).

lab-tune-stopped = Stopped early: the search was cut short; what it had found was still measured on fresh deals.
lab-tune-title = The rules that come nearest to the goals
lab-tune-head = { $title }, { $size } seats: { $values }. Found in { $tries } tries of { $games } games each, and measured anew on { $confirmed } fresh games; a goal counts as met only if the whole 95 % interval meets it.
lab-tune-players = all seats play like
lab-tune-measure = measure
lab-tune-value = value
lab-tune-interval = interval
lab-tune-met = goal met
lab-tune-goal = goal
lab-tune-games = games
lab-tune-yes = yes
lab-tune-unknown = cannot tell yet
lab-tune-no = no
lab-measure-seat-gap = largest gap between two seats' shares of wins

lab-response-beats = { $weights } beats { $against }: it wins { $share } ± { $margin } % against { $size } seats' fair share of { $fair } %, on { $deals } fresh deals after { $tries } tries.
lab-response-no-better = Nothing was found that beats { $against }: the best, { $weights }, wins { $share } ± { $margin } % with { $size } seats, where { $fair } % would be fair, on { $deals } fresh deals after { $tries } tries.
lab-response-unknown = Cannot tell yet: the best that was found against { $against }, { $weights }, wins { $share } ± { $margin } % with { $size } seats, where { $fair } % would be fair, on { $deals } fresh deals after { $tries } tries.

lab-report-title = Report card
lab-report-head = { $title }, { $size } seats that all play like { $player }; { $rules }. Every line: one figure with its 95 % interval, what it says, and on how much it stands.
lab-report-stopped = Stopped early: the other lines were not measured.
lab-report-standard = the standard rules
lab-report-count = n = { $count }
lab-report-untold = cannot tell yet
lab-report-column-line = line
lab-report-column-figure = figure
lab-report-column-interval = interval
lab-report-column-n = n
lab-report-column-says = what it says
lab-report-seats = Seats
lab-report-seats-unit = points
lab-report-seats-says = { $answer ->
    [differs] The gap between the seats' shares of wins: seat { $best } wins { $high } of 100, seat { $worst } only { $low }.
    [equal] As good as fair: even the upper end of the gap is not above { $smallest } of 100 games; the seats win { $low } to { $high } of 100.
   *[unknown] Cannot tell yet whether the seats are fair: they win { $low } to { $high } of 100, and the gap may be anything within the interval.
}
lab-report-seats-chance = { $chance ->
    [differs] Where all play by chance there is a gap, too ({ $chance_low } to { $chance_high }): it lies in the rules.
    [equal] Where all play by chance there is hardly a gap (at most { $chance_high }): if there is one, it lies in how they play, or in what some seats get to know.
   *[unknown] Whether there is a gap where all play by chance cannot be told yet ({ $chance_low } to { $chance_high }).
}
lab-report-skill = Skill
lab-report-skill-unit = of 100
lab-report-skill-says = { $helps ->
    [yes] So many games more than a fair share the { $better } wins against { $others } of the { $weaker }, of 100 that it could. Thinking better helps on every rung.
   *[no] So many games more than a fair share the { $better } wins against { $others } of the { $weaker }, of 100 that it could. Not every rung helps for sure.
}
lab-report-skill-more = Looking into { $many } futures of a move instead of { $few } the { $thinker } wins { $think } of 100 ({ $think_low } … { $think_high }, n = { $think_games }) where { $fair } are fair: { $more_helps ->
    [yes] more thinking helps.
    [no] more thinking does harm.
   *[unknown] whether more thinking helps cannot be told yet.
  }
lab-report-luck = Luck
lab-report-luck-unit = %
lab-report-luck-says = { $wide ->
    [yes] Cannot tell yet: anything from { $low } to { $high } % fits the ledgers of { $matches } matches, so this is no verdict on the game; about { $needed } matches would tell (size= plays more).
   *[no] So much of what decides who wins is chance, as the ledgers of { $matches } matches say; the rest is what was chosen. At each table sat players drawn from { $levels }, so this holds between players who differ that much; among equals more is chance.
  }
lab-report-deal = chance
lab-report-play = choices
lab-report-tension = Tension
lab-report-tension-unit = %
lab-report-tension-says = { $by_points ->
    [no] Points tell nothing of how close these games were; so many were not won by whoever led at half-time.
   *[yes] So many games end within { $points } points.
} { $rounds ->
    [yes] The leader in round { $phase } wins { $leader } of 100 ({ $leader_low } … { $leader_high }); the lead changes { $changes } times (± { $changes_half }); both n = { $watched }. Drawn: the leader's chance by round.
   *[no] The leader at half-time wins { $leader } of 100 ({ $leader_low } … { $leader_high }); the lead changes { $changes } times (± { $changes_half }); both n = { $watched }. Drawn: the leader's chance by tenths of a game.
}
lab-report-choice-wanted = (That card: n = { $count } deals.)
lab-report-choice = Choice
lab-report-choice-unit = moves
lab-report-choice-says = { $must ->
    [yes] Moves that are as good as the best, of { $options } allowed. One card must always be taken: { $card }, in { $rate } of 100 chances.
    [no-cards] Moves that are as good as the best, of { $options } allowed.
   *[no] Moves that are as good as the best, of { $options } allowed. No card must always be taken: the most wanted, { $card }, is taken in { $rate } of 100 chances.
}
lab-report-choice-looked = Looked at closely: the { $looked } moves that the weights rank first.
lab-report-as-good = filled: as good
lab-report-length = Length
lab-report-length-unit = moves
lab-report-length-says = Decisions in a game, from { $fewest } to { $most }.
lab-beside-head = Two sets of rules, each line with a verdict on the right and the difference with its 95 % interval. Smallest change worth having: { $gap } point for seats, { $shares } for the other shares, { $choice } moves for choice, { $length } move for length.
lab-report-try = Try this: each measured on { $games } games
lab-try-gap = { $changes }: the gap between the seats goes from { $before } to { $after } points (± { $margin }).
lab-try-close = { $changes }: more games end close, { $after } % instead of { $before } (± { $margin }).
lab-try-leave = Leave this alone: { $changes } would widen the gap between the seats from { $before } to { $after } points (± { $margin }).
lab-try-stopped = Stopped before any change was measured.
lab-try-play = Play it ({ $number })
lab-try-nothing = Nothing to suggest: no change that was tried is told apart from the rules as they are. That is no proof that they are good; more games would tell more.
lab-invasions-title = How often invasions are stopped
lab-invasions-head = { $title }, all seats play like { $player }: the share of realms that stop each invasion, with 95 % intervals; n is deals.
lab-invasions-share = stopped
lab-built-title = What is built, and what never
lab-built-head = { $title }, { $size } seats that play like { $player }: in how many games each card is built, with 95 % intervals. For sure in fewer than 5 of 100: { $count } ({ $listed }).
lab-built-share = built
lab-thinking-title = What more thinking is worth
lab-thinking-head = { $title }, { $size } seats: { $player } looks at so many futures of every move, the others play like { $than }; a fair share is { $fair } %. The same deals for each, with 95 % intervals.
lab-thinking-share = wins
lab-answer-column-seats = seats
lab-answer-column-invasion = invasion
lab-answer-column-card = card
lab-answer-column-futures = futures
lab-changes-rule = { $rule }: { $after } instead of { $before }.
lab-changes-entry = { $rule }, place { $number }: { $after } instead of { $before }.
lab-changes-card = { $rule }, { $card }: { $column } is { $after } instead of { $before }.
lab-changes-gone = { $rule }: { $card } is gone.
lab-changes-new = { $rule }: { $card } is new.
lab-changes-none = Nothing differs.
lab-dashboard-head = { $title } for every number of seats, all of them played like { $player }: each figure with its 95 % interval and what it stands on.
lab-dashboard-seats = { $size } seats
lab-try-tune = { $changes }: the gap between the seats goes from { $before } to { $after } points ({ $low } … { $high }, n = { $games }); { $met } Also moved: { $moved }. `report.match({ $number })` plays it.
lab-try-met-yes = that is fair for sure.
lab-try-met-unknown = whether it is fair cannot be told yet.
lab-try-met-no = that is still not fair.
lab-try-unmoved = nothing that can be told

# For whom a card is too strong.
lab-whom-title = For whom each card is too strong
lab-whom-head = { $title }, { $size } seats, { $deals } deals at each of three levels: a beginner counts only points in sight, the usual player weighs them, and the third has { $learned ->
    [yes] learned its weights again under these rules
   *[no] looked for better weights under these rules and found none, so it plays like the usual one
  }. Worth is in points of win share, with half of the 95 % interval; a verdict compares a card with the mean of all others, against ± { $smallest }, corrected for asking { $asked } times.
lab-whom-beginner = beginner
lab-whom-usual = usual
lab-whom-learned = learned
lab-whom-all = all
lab-whom-strong = too strong for { $who }
lab-whom-weak = too weak for { $who }
lab-whom-mixed = stands out to one side for some and to the other for others: { $who }
lab-whom-nobody = cannot tell yet

# The workshop: a card as a form.
workshop-name = Name
workshop-points = Points
workshop-undo = Undo
workshop-keep = Keep
workshop-export = Export
workshop-stop = Stop
workshop-tries = Your tries
workshop-kept = { $card } is part of the deck now.
workshop-written = The deck was written to { $file }.
workshop-compiling = The fast engine is being compiled, once; measuring begins after that.

# Do chances hold what they say?
calibration-title = What was said, and what became of it
calibration-told = If all go on like { $who }: slope { $slope } ({ $low } to { $high }), { $positions } positions of { $games } games; 1 is right.
calibration-holds = The chances hold what they say, as far as these games can tell.
calibration-sure = The chances are too sure of themselves.
calibration-unsure = The chances are less sure than they might be.
calibration-bin = said, %
calibration-says = on average
calibration-is = came true, %
calibration-n = n
calibration-below = Each dot: positions that said about the same; across what was said, up how often it came true, with its 95 % interval; dashed: both equal

# Does looking further help?
lab-ladder-title = The ladder of levels
lab-ladder-head = { $title }, { $size } seats: each level sits in every seat in turn against seats of the level below; a fair share is { $fair } of 100 games. 95 % intervals.
lab-ladder-helps = Looking further helps in this game, as far as the { $level }.
lab-ladder-luck = In this game looking further does not help: luck decides.
lab-ladder-unknown = Cannot tell yet whether looking further helps; more deals would tell more.
lab-ladder-worse = Careful: the { $level } wins less than the level below, so its futures mislead it here.
lab-ladder-column-step = step
lab-ladder-column-share = wins of 100
lab-ladder-column-interval = interval
lab-ladder-column-games = games
lab-ladder-column-answer = verdict
lab-ladder-step = { $better } against { $weaker }
lab-ladder-is-better = better
lab-ladder-is-worse = worse
lab-ladder-is-equal = as good as equal
lab-ladder-is-unknown = cannot tell yet
