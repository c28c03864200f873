named = { WHO($seat, $seat_is, "name", "names") } { $number }: { $sum } in all.
sums-won = { $seats } { $seats_is ->
    [you] win
    [with_you] win
    [others] win
   *[other] wins
} with { $sum }.
refusal-too-high = Name a number from 1 to { $most }.
reason-highest = { $number } is the most that may be named.
score-sum = { $points } named in all
sums-seat = { $seat }: { $sum }
sums-who = Player
sums-sum = Sum
rule-naming = Naming
    .text = In your turn you name a number from 1 to { $most }.
rule-winning = Winning
    .text = The highest sum wins.
source-sum = numbers named
