"""Solutions to 03-scoring."""

import realms_nb as rn

RIGHT = {
    "scoring-1": "Chapel",
    "scoring-2": -2,
    "scoring-3": rn.realm("Hamlet", "Fishery", "Vineyard", "Sawmill", "Riverside Houses"),
}

WRONG = {
    "scoring-1": [
        ("Riverside Houses", "Riverside Houses adds 5 points to this realm; another card on offer adds more"),
        ("royal guardhouse", "Royal Guardhouse adds 6 points"),
        ("Customs Palace", "adds 3 points"),
        ("Castle", "'Castle' is not on offer"),
        ("Chappel", "Did you mean 'Chapel'?"),
        (11, "should be the name of a card"),
    ],
    "scoring-2": [
        (1, "What do the others lose by the same coin?"),
        (-3, "One card gains by the same coin"),
        (2, "the sign is not"),
        (17, "what the realm scores with 5 coins"),
        (0, "two more cards lose"),
        (3, "is how many cards lose"),
        (5, "do not change by 5"),
        ("-2", "should be a whole number"),
    ],
    "scoring-3": [
        (
            rn.realm("Castle", "Riverside Houses", "Sawmill", "Timber House", "Mill"),
            "these cards make 19 points; 28 are wanted",
        ),
        (rn.realm("Hamlet", "Fishery", "Vineyard", "Sawmill"), "the realm has 4 cards; take 5"),
        (rn.realm("Hamlet", "Fishery", "Vineyard", "Sawmill", "bastion Castle", invaders=2), "28 are wanted"),
        (rn.realm("Treasury", coins=50), "Treasury is not one of the nine cards"),
        (["Hamlet", "Fishery", "Vineyard", "Sawmill", "Mill"], "made by `rn.realm"),
        (30, "made by `rn.realm"),
    ],
}
