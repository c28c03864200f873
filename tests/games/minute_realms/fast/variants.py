"""Rules and decks for the tests of the kernel: the standard, one change at a time, and decks drawn at random."""

from __future__ import annotations

from random import Random

from realms_nb.games.minute_realms.engine.cards import CATEGORIES
from realms_nb.games.minute_realms.engine.rules import STANDARD, Rules, Tokens

VARIANTS: dict[str, dict] = {
    "standard": {},
    "short": {"rounds": 3, "invasion_rounds": (1, 3)},
    "peace": {"invasion_rounds": ()},
    "no last strike": {"invasion_rounds": (2, 5)},
    "war": {"invasion_rounds": (1, 2, 3, 4, 5, 6, 7, 8), "tokens": (Tokens(9, 4), Tokens(0, 4))},
    "rich": {"starting_coins": (99, 0, 7, 1, 50), "bastion_income": 20},
    "poor": {"starting_coins": (0, 0, 0, 0, 0), "bastion_income": 0, "bastion_strength": 0},
    "empty middle": {"middle_cards": 0},
    "no tokens": {"tokens": ()},
    "few tokens": {"tokens": (Tokens(3, 2), Tokens(1, 1, min_players=4))},
    "points": {"award": 20, "pair_points": 99, "category_table": (5, 0, 99, 1, 7, 7, 2)},
}


def random_rules(rng: Random) -> Rules:
    """Rules of any size around a deck of any kind: long trades, fixed dear cards, strong shields, eight seats."""
    rounds, middle, most = rng.randint(1, 6), rng.randint(0, 4), rng.randint(2, 8)
    strikes = tuple(sorted(rng.sample(range(1, rounds + 1), rng.randint(0, rounds))))
    deck = [_card(rng, number) for number in range(rounds * (most + middle) + rng.randint(0, 5))]
    return STANDARD.changed(
        rounds=rounds,
        middle_cards=middle,
        invasion_rounds=strikes,
        starting_coins=tuple(rng.randint(0, 6) for _ in range(most)),
        bastion_income=rng.randint(0, 3),
        bastion_strength=rng.randint(0, 4),
        award=rng.randint(0, 3),
        pair_points=rng.randint(0, 9),
        category_table=tuple(rng.randint(0, 9) for _ in range(7)),
        tokens=tuple(Tokens(rng.randint(0, 9), rng.randint(0, 4), rng.randint(2, 4)) for _ in range(rng.randint(0, 4))),
        deck=deck,
    )


def _card(rng: Random, number: int) -> dict[str, object]:
    kind = rng.choice(["flat", "percat", "bestcat", "coin", "pair", "cats", "inv"])
    first, second = rng.sample(CATEGORIES, 2)
    points = rng.randint(0, 9)
    arguments = {"percat": (points, first), "pair": (first, second), "cats": ("", "")}.get(kind, (points, ""))
    return {
        "name_en": f"Card {number}",
        "category": rng.choice(CATEGORIES),
        "vp": kind,
        "arg1": arguments[0],
        "arg2": arguments[1],
        "cost": rng.choice([0, 0, 1, 2, 3, 9]),
        "trade": "".join(rng.choice("gpi") for _ in range(rng.choice([0, 0, 1, 2, 3, 8]))),
        "shields": rng.choice([0, 0, 0, 1, 5]),
        "fixed": int(rng.random() < 0.4),
        "min_players": rng.choice([2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3]) if number % 7 == 0 else 2,
    }
