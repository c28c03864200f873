"""The rules as data: every number that a class may want to change."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from types import MappingProxyType
from typing import Literal, cast

from msgspec import field

from realms_nb.core.errors import BadSetup, shown
from realms_nb.core.numbers import whole
from realms_nb.core.rules import RuleSet
from realms_nb.games.realm_of_sand.engine.boards import (
    STANDARD_BOARDS,
    STANDARD_GROUND,
    STANDARD_OPENINGS,
    Board,
    Ground,
    Power,
)
from realms_nb.games.realm_of_sand.engine.cards import LEVELS, Card, standard_cards
from realms_nb.games.realm_of_sand.engine.checks import check_rules
from realms_nb.games.realm_of_sand.engine.patterns import Placements
from realms_nb.games.realm_of_sand.engine.tiles import Tile, standard_tiles

# The solo ranks from the lowest to the highest; the catalogues name them.
RANKS = ("apprentice", "master", "grand-master", "premier", "king")


class Rules(RuleSet, frozen=True, kw_only=True):
    """One set of rules of Realm of Sand. In a save file the three rows are called boards, tiles and cards."""

    # All seats play the same side: basic boards are alike, advanced ones have crystals and a power each.
    side: Literal["basic", "advanced"] = "basic"
    # Or each seat its own, from the first player on: then as many entries as there are seats, or more.
    sides: tuple[Literal["basic", "advanced"], ...] = ()
    # The first tiles: dealt from the queen on, or any of the circle, chosen in turn order or from the last seat on.
    start_tiles: Literal["dealt", "chosen", "chosen_from_last"] = "dealt"
    # The board, row by row: "." is light, "#" is dark.
    ground: tuple[str, ...] = STANDARD_GROUND
    # The advanced boards in the box; each seat gets one of them at random.
    board_set: tuple[Board, ...] = field(name="boards", default=STANDARD_BOARDS)
    # Levels beyond this one are ignored.
    top_level: int = 6
    # "any": at most as many dark fields are in use at once as the level says, whichever they are.
    # "numbered": each level opens one dark field for good, the next one of `openings`.
    dark_fields: Literal["any", "numbered"] = "any"
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

    def brief(self, value: object) -> str:
        """A value as it stands in a list of changes."""
        items = cast("tuple[object, ...]", value) if isinstance(value, tuple) else ()
        if items and isinstance(items[0], Card | Tile):
            return f"{len(items)} {'cards' if isinstance(items[0], Card) else 'tiles'}"
        if items and isinstance(items[0], Board):
            return ", ".join(board.power for board in cast("tuple[Board, ...]", value))
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
    def boards(self) -> Mapping[Power, Board]:
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

__all__ = ["LEVELS", "RANKS", "STANDARD", "Rules"]
