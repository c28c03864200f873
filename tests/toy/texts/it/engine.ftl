named = { WHO($seat, $seat_is, "dici", "dice") } { $number }: { $sum } in tutto.
sums-won = { $seats_is ->
    [you] Vinci
    [with_you] { $seats } vincete
    [others] { $seats } vincono
   *[other] { $seats } vince
} con { $sum }.
refusal-too-high = Di' un numero da 1 a { $most }.
reason-highest = { $number } è il massimo che si può dire.
score-sum = { $points } detti in tutto
sums-seat = { $seat }: { $sum }
sums-who = Giocatore
sums-sum = Somma
rule-naming = Dire
    .text = Chi è di turno dice un numero da 1 a { $most }.
rule-winning = Vittoria
    .text = Vince la somma più alta.
source-sum = numeri detti
