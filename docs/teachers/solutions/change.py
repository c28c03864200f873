"""Solutions to 07-change-a-rule. The verdicts are measured, so each takes a second or two."""

import realms_nb as rn

# Stronger invaders do not open the gates: the players build more walls.
NO_ZEROS = [kind for kind in rn.minute_realms.STANDARD.tokens if kind.strength > 0]

RIGHT = {
    "change-1": {"bastion_strength": 1},
    "change-2": (5, 6, 6, 5),
    "change-3": 500,
}

WRONG = {
    "change-1": [
        ({"bastion_income": 1}, "It should fall by at least 10"),
        ({"tokens": NO_ZEROS}, "It should fall by at least 10"),
        ({"invasion_rounds": ()}, "nobody is ever invaded"),
        ({"bastion_strenght": 1}, "Did you mean 'bastion_strength'"),
        ({"bastion_strength": 0.5}, "must be a whole number"),
        ({"bastion_strength": 1, "award": 0}, "change one rule, not 2"),
        ({}, "change one rule, not 0"),
        (1, "should be a dict"),
    ],
    "change-2": [
        ((3, 3, 4, 4), "get it down to"),
        ((3, 3, 3, 3), "get it down to"),
        ((3, 4, 4, 3), "get it down to"),
        ((5, 6), "has coins for 2 seats"),
        ((5, 6, 6, "five"), "whole numbers"),
        (5, "should be the starting coins"),
    ],
    "change-3": [
        (100, "wanted are 18"),
        (2_000, "fewer will do"),
        (20_000, "between 2 and 2,000 games"),
        (0, "between 2 and 2,000 games"),
        ("many", "should be a whole number of games"),
    ],
}
