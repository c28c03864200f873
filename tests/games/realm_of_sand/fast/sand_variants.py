"""Rules, cards, tiles and boards of Realm of Sand for the tests of the kernel: one change at a time, or at random."""

from __future__ import annotations

from random import Random

from realms_nb.core.errors import RealmsError
from realms_nb.games.realm_of_sand.engine.boards import POWERS, PersonalBoard, field_name
from realms_nb.games.realm_of_sand.engine.rules import STANDARD, Rules

_LIGHT = [field_name(x, y) for y in range(1, 5) for x in range(1, 5)]
# What begins with "advanced" is played on the advanced side.
VARIANTS: dict[str, dict] = {
    "standard": {},
    "mirrored": {"mirrored_patterns": True, "flipped_tiles": False},
    "numbered": {"dark_fields": "numbered"},
    "advanced": {},
    "advanced, one tile": {"tile_choice": 1, "active_tiles": 1, "blue_tiles": 1, "most_rounds": 20},
    "advanced, few squares": {"squares": (4, 3, 5), "most_rounds": 20},
    "advanced, short decks": {"display": 9, "hourglasses_to_end": 30, "most_rounds": 25, "red_cards": 5},
    # Every light field wakes the crystal, so that powers are used all the time.
    "advanced, crystals": {"board_set": tuple(PersonalBoard(power, tuple(_LIGHT)) for power in POWERS)},
    "few discs": {"discs": (1, 1, 0, 2, 1), "summoned_discs": 1},
    "advanced, many": {
        "summoned_discs": 5,
        "tile_choice": 3,
        "blue_tiles": 3,
        "top_level": 2,
        "discs_in_play": (9,) * 4,
    },
    "mixed sides": {"sides": ("advanced", "basic", "basic", "advanced")},
    "chosen tiles": {"start_tiles": "chosen", "sides": ("basic", "advanced", "advanced", "advanced")},
    "advanced, chosen from last": {"start_tiles": "chosen_from_last"},
    "wide": {"ground": ("#########", "#.......#", "#.......#", "#......##", "#########"), "most_rounds": 25},
    "small": {"ground": ("...#", "...#", "...#", "####"), "most_rounds": 15},
}


def random_rules(rng: Random) -> Rules:
    """Rules of any size around cards, tiles and boards of any kind that the loader accepts."""
    while True:
        try:
            return _drawn(rng)
        except RealmsError:
            continue


def _drawn(rng: Random) -> Rules:
    width, height = rng.randint(3, 7), rng.randint(3, 7)
    ground = ["".join(rng.choice("...#") for _ in range(width)) for _ in range(height)]
    fields = [field_name(x, y) for y in range(height) for x in range(width)]
    light = [name for name, kind in zip(fields, "".join(ground), strict=True) if kind == "."]
    dark = [name for name in fields if name not in light]
    crystals = [PersonalBoard(power, tuple(rng.sample(light, min(len(light), rng.randint(1, 6))))) for power in POWERS]
    return STANDARD.changed(
        side=rng.choice(["basic", "advanced"]),
        sides=tuple(rng.choice(["basic", "advanced"]) for _ in range(rng.choice([0, 0, 2, 4]))),
        start_tiles=rng.choice(["dealt", "chosen", "chosen_from_last"]),
        ground=ground,
        board_set=rng.sample(crystals, 6),
        top_level=rng.randint(0, 6),
        dark_fields=rng.choice(["any", "numbered"]),
        openings=rng.sample(dark, len(dark)),
        flipped_tiles=rng.random() < 0.5,
        mirrored_patterns=rng.random() < 0.5,
        active_tiles=rng.randint(1, 4),
        tile_choice=rng.randint(1, 3),
        summoned_discs=rng.randint(1, 4),
        display=rng.randint(1, 5),
        hourglasses_to_end=rng.randint(2, 12),
        solo_turns=rng.randint(1, 12),
        most_rounds=rng.randint(1, 12),
        red_cards=rng.randint(1, 4),
        blue_tiles=rng.randint(1, 3),
        squares=tuple(rng.choice([0, 2, 5, 28]) for _ in range(3)),
        discs=tuple(rng.randint(0, 6) for _ in range(5)),
        discs_in_play=tuple(rng.randint(0, 7) for _ in range(rng.randint(1, 5))),
        tile_set=[{"id": f"T{n}", "pattern": _pattern(rng, "GRK", 3)} for n in range(rng.randint(20, 30))],
        deck=[_card(rng, number) for number in range(rng.randint(9, 40))],
    )


def _card(rng: Random, number: int) -> dict[str, object]:
    return {
        "id": f"C-{number}",
        "level": number % 3 + 1,
        "pattern": _pattern(rng, rng.choice(["GRK", "GRKBY"]), 4),
        "vp": rng.randint(0, 9),
        "hourglasses": rng.randint(0, 3),
        "discs": "".join(rng.choice("GRKBY") for _ in range(rng.randint(0, 3))),
        "level_up": rng.randint(0, 2),
    }


def _pattern(rng: Random, colours: str, longest: int) -> str:
    """Mostly small, sometimes large, with gaps and even with empty edges."""
    width, height = rng.randint(1, longest), rng.randint(1, 2 if rng.random() < 0.8 else longest)
    rows = ["".join(rng.choice(colours + ".") for _ in range(width)) for _ in range(height)]
    return "/".join(rows) if set("".join(rows)) - {"."} else colours[0]
