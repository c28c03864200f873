# What the columns of a reviewed move are called.
review-figure-coins = coins
review-figure-shields = shields
review-figure-hold = stop the invasion, %
