"""Rules that contradict themselves are refused in a sentence, before any game starts."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from msgspec import structs

from realms_nb.core.errors import BadRules, shown
from realms_nb.core.rules import all_whole, check_numbers, check_rows
from realms_nb.games.realm_of_sand.engine.boards import DARK, LARGEST_BOARD, LIGHT, MOST_FIELDS, POWERS, Board, Ground
from realms_nb.games.realm_of_sand.engine.cards import load_cards, standard_cards
from realms_nb.games.realm_of_sand.engine.colours import COLOURS, RUNES
from realms_nb.games.realm_of_sand.engine.patterns import placements
from realms_nb.games.realm_of_sand.engine.tiles import load_tiles, standard_tiles

if TYPE_CHECKING:
    from realms_nb.games.realm_of_sand.engine.rules import Rules

MOST_SEATS = 6

# Field by field: least, most.
_LIMITS = {
    "top_level": (0, 81),
    "active_tiles": (1, 9),
    "tile_choice": (1, 9),
    "summoned_discs": (1, 31),
    "display": (1, 12),
    "hourglasses_to_end": (1, 99),
    "solo_turns": (1, 99),
    "most_rounds": (1, 999),
    "red_cards": (1, 12),
    "blue_tiles": (1, 9),
}
_ROWS = ("sides", "ground", "board_set", "openings", "rank_points", "squares", "discs", "discs_in_play")
_SIDES = ("basic", "advanced")
_WORDS = {
    "side": _SIDES,
    "dark_fields": ("any", "numbered"),
    "start_tiles": ("dealt", "chosen", "chosen_from_last"),
}


def check_rules(rules: Rules) -> None:
    """Every value on its own, then what they mean together."""
    check_numbers(rules, _LIMITS)
    for name, words in _WORDS.items():
        value = getattr(rules, name)
        if value not in words:
            raise BadRules(f"{name} must be {' or '.join(map(repr, words))}, not {shown(value)}.")
    for name in ("flipped_tiles", "mirrored_patterns"):
        if not isinstance(getattr(rules, name), bool):
            raise BadRules(f"{name} must be True or False, not {shown(getattr(rules, name))}.")
    check_rows(rules, _ROWS)
    _check_counts(rules)
    _check_ground(rules)
    # What a variant does not use need not fit its board.
    if rules.dark_fields == "numbered":
        _check_openings(rules)
    if len(rules.sides) > MOST_SEATS or any(side not in _SIDES for side in rules.sides):
        raise BadRules(f"sides must be a list of 'basic' and 'advanced', one per seat, not {shown(rules.sides)}.")
    if "advanced" in (rules.side, *rules.sides):
        _check_boards(rules)
    if rules.deck is not standard_cards():
        structs.force_setattr(rules, "deck", load_cards(rules.deck))
    if rules.tile_set is not standard_tiles():
        structs.force_setattr(rules, "tile_set", load_tiles(rules.tile_set))
    _check_tiles_fit(rules)


def _check_counts(rules: Rules) -> None:
    for name, kinds in {"squares": RUNES, "discs": COLOURS}.items():
        value = cast("tuple[object, ...]", getattr(rules, name))
        if len(value) != len(kinds) or not all_whole(value, 0, 200):
            raise BadRules(
                f"{name} must hold {len(kinds)} whole numbers from 0 to 200, for {', '.join(kinds)}, "
                f"not {shown(value)}."
            )
    stock = rules.discs_in_play
    if not 1 <= len(stock) <= MOST_SEATS or not all_whole(stock, 0, 200):
        raise BadRules(
            f"discs_in_play must hold 1 to {MOST_SEATS} whole numbers from 0 to 200, "
            f"for 1, 2, 3 ... seats, not {shown(stock)}."
        )
    ranks = rules.rank_points
    if len(ranks) != 4 or not all_whole(ranks, 0, 999) or sorted(set(ranks)) != list(ranks):
        raise BadRules(f"rank_points must hold 4 rising whole numbers, such as (26, 31, 36, 40), not {shown(ranks)}.")


def _check_ground(rules: Rules) -> None:
    rows = cast("tuple[object, ...]", rules.ground)
    if not 1 <= len(rows) <= LARGEST_BOARD or not all(
        isinstance(row, str) and 1 <= len(row) <= LARGEST_BOARD and not set(row) - {LIGHT, DARK} for row in rows
    ):
        raise BadRules(
            f"ground must hold up to {LARGEST_BOARD} rows of up to {LARGEST_BOARD} signs, "
            f"{LIGHT!r} for light and {DARK!r} for dark, not {shown(rows)}."
        )
    if len({len(row) for row in rules.ground}) != 1:
        raise BadRules("The rows of ground must have the same length.")
    if len(rules.ground) * len(rules.ground[0]) > MOST_FIELDS:
        raise BadRules(f"ground may have at most {MOST_FIELDS} fields, for example 7 rows of 9.")


def _check_openings(rules: Rules) -> None:
    ground = Ground(rules.ground)
    dark = ground.fields(ground.dark)
    if len(set(rules.openings)) != len(rules.openings) or set(rules.openings) - set(dark):
        raise BadRules(f"openings must name dark fields, each once, not {shown(rules.openings)}.")


def _check_boards(rules: Rules) -> None:
    ground = Ground(rules.ground)
    light = ground.fields(ground.light)
    for board in cast("tuple[object, ...]", rules.board_set):
        if not isinstance(board, Board) or board.power not in POWERS:
            raise BadRules(
                f"boards must be a list such as [Board('red', ('C2', 'D5'))] with the powers {', '.join(POWERS)}; "
                f"{shown(board)} does not fit."
            )
        if set(board.crystals) - set(light):
            raise BadRules(f"The crystals of the {board.power} board must lie on light fields, not {board.crystals}.")
    powers = [board.power for board in rules.board_set]
    if len(set(powers)) != len(powers):
        raise BadRules("boards must be of different colours.")


def _check_tiles_fit(rules: Rules) -> None:
    """Laying a tile must be possible at level 0, or somebody could be stuck."""
    ground = Ground(rules.ground)
    for pattern, tile in {tile.pattern: tile.id for tile in rules.tile_set}.items():
        ways = placements(ground, pattern, mirrored=rules.flipped_tiles)
        if not any(not ground.mask(tuple(way)) & ground.dark for way in ways):
            raise BadRules(f"Tile {tile} does not fit into the light area; make the light area larger.")
