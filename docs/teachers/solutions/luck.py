"""Solutions to 10-luck-or-skill."""

RIGHT = {
    "luck-1": 21,
    "luck-2": "build Bell Tower",
}

WRONG = {
    "luck-1": [
        (20, "counts from 0"),
        (4, "is not the one that cost Ada most"),
        ("21", "should be a whole number"),
    ],
    "luck-2": [
        ("bastion Farmstead", "another move wins"),
        ("build Castle", "is not allowed in that position"),
        ("take Mill", "is not a move"),
        (21, "should be a move as text"),
    ],
}
