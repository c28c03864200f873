# What the columns of a reviewed move are called.
review-figure-coins = monete
review-figure-shields = scudi
review-figure-hold = respingere l’invasione, %
