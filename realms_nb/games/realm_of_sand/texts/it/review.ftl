# What the columns of a reviewed move are called.
review-figure-hourglasses = clessidre
review-figure-level = lanterne
review-figure-pieces = pezzi
review-figure-discs = spiriti
