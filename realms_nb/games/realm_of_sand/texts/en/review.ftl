# What the columns of a reviewed move are called.
review-figure-hourglasses = hourglasses
review-figure-level = lanterns
review-figure-pieces = pieces
review-figure-discs = spirits
