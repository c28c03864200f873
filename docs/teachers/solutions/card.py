"""Solutions to 12-design-a-card. The verdicts are measured, so each takes a second or two."""

RIGHT = {
    "card-1": {"vp": "flat", "arg1": 12, "arg2": "", "cost": 0, "trade": ""},
    "card-2": {"cost": 5},
}

WRONG = {
    "card-1": [
        ({"cost": 9}, "too strong means more than 1"),
        ({}, "nothing is changed yet"),
        ({"prise": 1}, "A card has no 'prise'"),
        ({"name_en": "Old Quay"}, "leave the card its name"),
        (12, "should be a dict"),
    ],
    "card-2": [
        ({"cost": 0}, "wanted is between -1 and +1"),
        ({"shields": 4}, "wanted is between -1 and +1"),
        ({"cost": "dear"}, "column cost"),
        ("cheaper", "should be a dict"),
    ],
}
