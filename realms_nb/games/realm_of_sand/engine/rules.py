"""Rules that contradict themselves are refused in a sentence, before any game starts.

The rules as data: every number that a class may want to change.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Literal, cast, get_args

from msgspec import field, structs

from realms_nb.core.checks import whole
from realms_nb.core.errors import BadRules, BadSetup, shown
from realms_nb.core.rules import RuleSet, all_whole, check_numbers, check_rows
from realms_nb.games.realm_of_sand.engine.boards import (
    DARK,
    LARGEST_BOARD,
    LIGHT,
    MOST_FIELDS,
    POWERS,
    STANDARD_BOARDS,
    STANDARD_GROUND,
    STANDARD_OPENINGS,
    Ground,
    PersonalBoard,
    Power,
)
from realms_nb.games.realm_of_sand.engine.cards import Card, load_cards, standard_cards
from realms_nb.games.realm_of_sand.engine.colours import COLOURS, RUNES
from realms_nb.games.realm_of_sand.engine.patterns import Placements, placements
from realms_nb.games.realm_of_sand.engine.tiles import Tile, load_tiles, standard_tiles

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
Side = Literal["basic", "advanced"]
StartTiles = Literal["dealt", "chosen", "chosen_from_last"]
DarkFields = Literal["any", "numbered"]
_SIDES = get_args(Side)
_WORDS = {"side": _SIDES, "dark_fields": get_args(DarkFields), "start_tiles": get_args(StartTiles)}


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
        if not isinstance(board, PersonalBoard) or board.power not in POWERS:
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


# The solo ranks from the lowest to the highest; the catalogues name them.
RANKS = ("apprentice", "master", "grand-master", "premier", "king")


class Rules(RuleSet, frozen=True, kw_only=True):
    """One set of rules of Realm of Sand. In a save file the three rows are called boards, tiles and cards."""

    # All seats play the same side: basic boards are alike, advanced ones have crystals and a power each.
    side: Side = "basic"
    # Or each seat its own, from the first player on: then as many entries as there are seats, or more.
    sides: tuple[Side, ...] = ()
    # The first tiles: dealt from the queen on, or any of the circle, chosen in turn order or from the last seat on.
    start_tiles: StartTiles = "dealt"
    # The board, row by row: "." is light, "#" is dark.
    ground: tuple[str, ...] = STANDARD_GROUND
    # The advanced boards in the box; each seat gets one of them at random.
    board_set: tuple[PersonalBoard, ...] = field(name="boards", default=STANDARD_BOARDS)
    # Levels beyond this one are ignored.
    top_level: int = 6
    # "any": at most as many dark fields are in use at once as the level says, whichever they are.
    # "numbered": each level opens one dark field for good, the next one of `openings`.
    dark_fields: DarkFields = "any"
    openings: tuple[str, ...] = STANDARD_OPENINGS
    # Tiles may be flipped over, not only turned; patterns may be mirrored, not only turned.
    flipped_tiles: bool = True
    mirrored_patterns: bool = False
    # Tiles in each active zone, and how many after the queen a used one may be replaced from.
    active_tiles: int = 3
    tile_choice: int = 2
    # Discs placed or moved by one summoning.
    summoned_discs: int = 3
    # Open cards in each row.
    display: int = 4
    # Hourglasses that end the game with the round, and turns of a solo game.
    hourglasses_to_end: int = 10
    solo_turns: int = 14
    # No rulebook says so, but when nobody has the discs for what lies open, a game would never end.
    most_rounds: int = 60
    # The fewest points of each solo rank above the lowest.
    rank_points: tuple[int, ...] = (26, 31, 36, 40)
    # Cards the red power looks at, tiles the blue power exchanges.
    red_cards: int = 3
    blue_tiles: int = 2
    # Rune squares in the supply: green, red, black.
    squares: tuple[int, ...] = (28, 28, 28)
    # Spirit discs in the box: green, red, black, blue, yellow; and the most of a colour in play for 1, 2, 3, 4 seats.
    discs: tuple[int, ...] = (7, 7, 7, 5, 5)
    discs_in_play: tuple[int, ...] = (2, 4, 5, 7)
    tile_set: tuple[Tile, ...] = field(name="tiles", default_factory=standard_tiles)
    deck: tuple[Card, ...] = field(name="cards", default_factory=standard_cards)

    def __post_init__(self) -> None:
        check_rules(self)

    if TYPE_CHECKING:  # for checkers of types and editors: each value by its name, as a cell may give it

        def changed(  # noqa: D102  # pyright: ignore[reportIncompatibleMethodOverride]
            self,
            *,
            side: Side = ...,
            sides: Iterable[Side] = ...,
            start_tiles: StartTiles = ...,
            ground: Iterable[str] = ...,
            board_set: Iterable[PersonalBoard] = ...,
            boards: Iterable[PersonalBoard] = ...,
            top_level: int = ...,
            dark_fields: DarkFields = ...,
            openings: Iterable[str] = ...,
            flipped_tiles: bool = ...,
            mirrored_patterns: bool = ...,
            active_tiles: int = ...,
            tile_choice: int = ...,
            summoned_discs: int = ...,
            display: int = ...,
            hourglasses_to_end: int = ...,
            solo_turns: int = ...,
            most_rounds: int = ...,
            rank_points: Iterable[int] = ...,
            red_cards: int = ...,
            blue_tiles: int = ...,
            squares: Iterable[int] = ...,
            discs: Iterable[int] = ...,
            discs_in_play: Iterable[int] = ...,
            tile_set: Any = ...,
            tiles: Any = ...,
            deck: Any = ...,
            cards: Any = ...,
        ) -> Rules: ...

    def brief(self, value: object) -> str:
        """A value as it stands in a list of changes."""
        items = cast("tuple[object, ...]", value) if isinstance(value, tuple) else ()
        if items and isinstance(items[0], Card | Tile):
            return f"{len(items)} {'cards' if isinstance(items[0], Card) else 'tiles'}"
        if items and isinstance(items[0], PersonalBoard):
            return ", ".join(board.power for board in cast("tuple[PersonalBoard, ...]", value))
        return str(cast(object, value))

    @cached_property
    def table(self) -> Ground:
        """The geometry of the board."""
        return Ground(self.ground)

    @cached_property
    def cards(self) -> Mapping[str, Card]:
        """Every building card by its id."""
        return MappingProxyType({card.id: card for card in self.deck})

    @cached_property
    def tiles(self) -> Mapping[str, Tile]:
        """Every rune tile by its id."""
        return MappingProxyType({tile.id: tile for tile in self.tile_set})

    @cached_property
    def boards(self) -> Mapping[Power, PersonalBoard]:
        """Every advanced board by its power."""
        return MappingProxyType({board.power: board for board in self.board_set})

    @cached_property
    def crystals(self) -> Mapping[str, int]:
        """The crystal fields of every advanced board, as bits."""
        return MappingProxyType({board.power: self.table.mask(board.crystals) for board in self.board_set})

    @cached_property
    def opened(self) -> tuple[int, ...]:
        """For each level the dark fields it has opened, as bits, where each level opens one of its own."""
        return tuple(self.table.mask(self.openings[:level]) for level in range(self.top_level + 1))

    @cached_property
    def placements(self) -> Placements:
        """Where every tile can lie and every pattern can stand."""
        return Placements(
            self.table,
            {tile.id: tile.pattern for tile in self.tile_set},
            {card.id: card.pattern for card in self.deck},
            flips=self.flipped_tiles,
            mirrors=self.mirrored_patterns,
        )

    def stock(self, seats: int) -> tuple[int, ...]:
        """The discs in the supply for a number of seats."""
        return tuple(min(count, self.discs_in_play[seats - 1]) for count in self.discs)

    def check_seats(self, seats: object) -> int:
        """A number of seats that these rules can serve: enough tiles, enough boards."""
        most = len(self.discs_in_play)
        number = whole(seats, 1, most)
        if number is None:
            raise BadSetup(code="number_of_players", title="Realm of Sand", least=1, most=most, given=shown(seats))
        # Alone, every turn takes a tile out of the game.
        needed = number * self.active_tiles + self.tile_choice + (self.solo_turns if seats == 1 else 0)
        if len(self.tile_set) < needed:
            raise BadSetup(f"{number} players need {needed} rune tiles; these rules have {len(self.tile_set)}.")
        if self.sides and len(self.sides) < number:
            raise BadSetup(f"{number} players need {number} sides; these rules name {len(self.sides)}.")
        advanced = self.sides_for(number).count("advanced")
        if len(self.board_set) < advanced:
            raise BadSetup(f"{number} players need {advanced} advanced boards; these rules have {len(self.board_set)}.")
        return number

    def sides_for(self, seats: int) -> tuple[str, ...]:
        """The side that each of so many seats plays."""
        return self.sides[:seats] or (self.side,) * seats


STANDARD = Rules()
