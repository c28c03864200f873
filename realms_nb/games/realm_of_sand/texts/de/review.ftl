# What the columns of a reviewed move are called.
review-figure-hourglasses = Sanduhren
review-figure-level = Laternen
review-figure-pieces = Teile
review-figure-discs = Geister
