# The lab: ways of playing, and what the six powers are worth.
lab-way-is-no-level-i = no small buildings
lab-way-is-no-level-ii = no large buildings
lab-way-is-no-level-iii = no great buildings
lab-way-is-only-level-i = only small buildings
lab-way-is-no-hourglasses = no hourglasses
lab-way-is-no-bonus-discs = no bonus spirits
lab-way-is-no-rare-discs = no rare spirits
lab-way-is-never-summons = never summons
lab-way-is-stays-in-the-light = stays in the light

lab-power-title = What each power is worth
lab-power-head = { $title }, advanced side, { $size } seats that play like { $player }: { $deals } deals, each played { $cards } times, so that every seat has every ground once. Worth is in points of win share above a fair one, with 95 % intervals; a verdict compares a power with the mean of all others, against ± { $smallest } (or ± { $few } points a realm), corrected for asking { $asked } times. A power that these players do not use is worth only its ground. The last two columns are correlation only.
lab-power-card = power
lab-power-held = wins as dealt
lab-power-taken = crystal used
lab-power-is-red = Red: look and keep
lab-power-is-purple = Purple: spirits
lab-power-is-yellow = Yellow: exchange a spirit
lab-power-is-green = Green: move a square
lab-power-is-orange = Orange: a lantern more
lab-power-is-blue = Blue: swap tiles

# The workshop: a building as a form.
workshop-title = The building; it takes the place of { $card }
workshop-pattern = Pattern
workshop-level = Size
workshop-hourglasses = Hourglasses
workshop-discs = Gives spirits
workshop-level-up = Lanterns gained
workshop-cell = row { $row }, column { $column }: { $piece }
workshop-disc-cell = spirit { $column }: { $piece }
workshop-a-disc = { $colour } spirit
workshop-no-piece = nothing
workshop-worth = points of win share beyond an average building of its size
workshop-deals = { $size } dukes, { $deals } deals so far. Looking early does not spoil it: measuring stops when the verdict is settled.
workshop-built = built when it lay open
workshop-brings = points more for the seat that builds it
workshop-rounds = rounds of a game
