# What the columns of a reviewed move are called.
review-figure-coins = Münzen
review-figure-shields = Schilde
review-figure-hold = Invasion abwehren, %
