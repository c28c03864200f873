"""Solutions to 12-design-a-card. The verdicts are measured, so each takes a second or two."""

RIGHT = {
    "card-1": {"arg1": 4},
    "card-2": {"cost": 4},
}

WRONG = {
    "card-1": [
        ({"cost": 9}, "too strong means more than 1"),
        ({"arg1": 3}, "too strong means more than 1"),
        ({"arg1": 99}, "at 98 would be too strong already"),
        ({"arg1": 12, "cost": 0}, "change one number, not 2"),
        ({}, "nothing is changed yet"),
        ({"prise": 1}, "A card has no 'prise'"),
        ({"name_en": "Old Quay"}, "leave the card its name"),
        (12, "should be a dict"),
    ],
    "card-2": [
        ({"cost": 0}, "wanted is between -1 and +1"),
        ({"shields": 4}, "wanted is between -1 and +1"),
        ({"cost": 50}, "it is dead"),
        ({"cost": 5}, "it is dead"),
        ({"vp": "flat", "arg1": 0, "arg2": ""}, "it is dead"),
        ({"cost": "dear"}, "column cost"),
        ("cheaper", "should be a dict"),
    ],
}
