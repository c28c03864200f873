named = { WHO($seat, $seat_is, "nennst", "nennt") } { $number }: zusammen { $sum }.
sums-won = { $seats } { $seats_is ->
    [you] gewinnst
    [with_you] gewinnt
    [others] gewinnen
   *[other] gewinnt
} mit { $sum }.
refusal-too-high = Nenne eine Zahl von 1 bis { $most }.
reason-highest = { $number } ist das Höchste, was genannt werden darf.
score-sum = zusammen { $points } genannt
sums-seat = { $seat }: { $sum }
sums-who = Spieler
sums-sum = Summe
rule-naming = Nennen
    .text = Wer am Zug ist, nennt eine Zahl von 1 bis { $most }.
rule-winning = Sieg
    .text = Die höchste Summe gewinnt.
source-sum = genannte Zahlen
