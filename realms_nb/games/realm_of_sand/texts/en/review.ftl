# What the columns of a reviewed move are called.
review-figure-hourglasses = hourglasses
review-figure-level = level
review-figure-pieces = pieces
review-figure-discs = spirit discs
