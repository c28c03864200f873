"""Solutions to 11-report-card. The second verdict is measured and takes a second."""

RIGHT = {
    "report-1": 34,
    "report-2": "only bastions",
}

WRONG = {
    "report-1": [
        (23, "lots decide only the games that skill has not"),
        (56, "it would win 71 of 100"),
        (33.6, "should be a whole number"),
    ],
    "report-2": [
        ("no bastions", "more than 17 must be lost"),
        ("no noble", "more than 17 must be lost"),
        ("only bastion", "Did you mean 'only bastions'"),
        (["only bastions"], "should be the name of a way of playing"),
    ],
}
