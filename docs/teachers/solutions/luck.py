"""Solutions to 10-luck-or-skill."""

RIGHT = {
    "luck-1": 23,
    "luck-2": "build Sawmill",
}

WRONG = {
    "luck-1": [
        (22, "counts from 0"),
        (4, "is not the one that cost Ada most"),
        ("23", "should be a whole number"),
    ],
    "luck-2": [
        ("build Armoury", "another move wins"),
        ("build Castle", "is not allowed in that position"),
        ("take Mill", "is not a move"),
        (23, "should be a move as text"),
    ],
}
