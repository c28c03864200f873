"""The rules as data: every number that a class may want to change."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Literal, cast

from msgspec import Struct, field, structs

from realms_nb.core.errors import BadRules, BadSetup, did_you_mean, shown
from realms_nb.games.realm_of_sand.boards import STANDARD_BOARDS, STANDARD_GROUND, STANDARD_OPENINGS, Board, Ground
from realms_nb.games.realm_of_sand.cards import LEVELS, Card, standard_cards
from realms_nb.games.realm_of_sand.checks import check_rules
from realms_nb.games.realm_of_sand.patterns import Placements
from realms_nb.games.realm_of_sand.tiles import Tile, standard_tiles

# The solo ranks from the lowest to the highest; the catalogues name them.
RANKS = ("apprentice", "master", "grand-master", "premier", "king")


class Rules(Struct, frozen=True, kw_only=True, dict=True, forbid_unknown_fields=True):
    """One set of rules. `changed` makes another one; printing it says how it differs from the standard."""

    # All seats play the same side: basic boards are alike, advanced ones have crystals and a power each.
    side: Literal["basic", "advanced"] = "basic"
    # The board, row by row: "." is light, "#" is dark.
    ground: tuple[str, ...] = STANDARD_GROUND
    # The advanced boards in the box; each seat gets one of them at random.
    boards: tuple[Board, ...] = STANDARD_BOARDS
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
    tiles: tuple[Tile, ...] = field(default_factory=standard_tiles)
    cards: tuple[Card, ...] = field(default_factory=standard_cards)

    def __post_init__(self) -> None:
        check_rules(self)

    def changed(self, **changes: Any) -> Rules:
        """These rules with some values changed; `tiles` and `cards` may be anything that can be read as rows."""
        known = self.__struct_fields__
        for name in changes:
            if name not in known:
                hint = did_you_mean(name, known)
                raise BadRules(f"The rules have no {shown(name)}; they have {', '.join(known)}.{hint}")
        return structs.replace(self, **changes)

    def diff(self, other: Rules | None = None) -> dict[str, tuple[Any, Any]]:
        """What these rules change: name -> (value there, value here), against the standard unless told otherwise."""
        there = STANDARD if other is None else other
        return {
            name: (getattr(there, name), getattr(self, name))
            for name in self.__struct_fields__
            if getattr(there, name) != getattr(self, name)
        }

    def __str__(self) -> str:
        changes = [f"{name}: {_brief(old)} -> {_brief(new)}" for name, (old, new) in self.diff().items()]
        return "\n".join(changes) or "the standard rules"

    @cached_property
    def table(self) -> Ground:
        """The geometry of the board."""
        return Ground(self.ground)

    @cached_property
    def card(self) -> dict[str, Card]:
        """Every building card by its id."""
        return {card.id: card for card in self.cards}

    @cached_property
    def tile(self) -> dict[str, Tile]:
        """Every rune tile by its id."""
        return {tile.id: tile for tile in self.tiles}

    @cached_property
    def board(self) -> dict[str, Board]:
        """Every advanced board by its power."""
        return {board.power: board for board in self.boards}

    @cached_property
    def crystals(self) -> dict[str, int]:
        """The crystal fields of every advanced board, as bits."""
        return {board.power: self.table.mask(board.crystals) for board in self.boards}

    @cached_property
    def opened(self) -> tuple[int, ...]:
        """For each level the dark fields it has opened, as bits, where each level opens one of its own."""
        return tuple(self.table.mask(self.openings[:level]) for level in range(self.top_level + 1))

    @cached_property
    def placements(self) -> Placements:
        """Where every tile can lie and every pattern can stand."""
        return Placements(
            self.table,
            {tile.id: tile.pattern for tile in self.tiles},
            {card.id: card.pattern for card in self.cards},
            flips=self.flipped_tiles,
            mirrors=self.mirrored_patterns,
        )

    def stock(self, seats: int) -> tuple[int, ...]:
        """The discs in the supply for a number of seats."""
        return tuple(min(count, self.discs_in_play[seats - 1]) for count in self.discs)

    def check_seats(self, seats: object) -> int:
        """A number of seats that these rules can serve: enough tiles, enough boards."""
        most = len(self.discs_in_play)
        if isinstance(seats, bool) or not isinstance(seats, int) or not 1 <= seats <= most:
            raise BadSetup(f"Realm of Sand is for 1 to {most} players, not {shown(seats)}.")
        # Alone, every turn takes a tile out of the game.
        needed = seats * self.active_tiles + self.tile_choice + (self.solo_turns if seats == 1 else 0)
        if len(self.tiles) < needed:
            raise BadSetup(f"{seats} players need {needed} rune tiles; these rules have {len(self.tiles)}.")
        if self.side == "advanced" and len(self.boards) < seats:
            raise BadSetup(f"{seats} players need {seats} advanced boards; these rules have {len(self.boards)}.")
        return seats


def _brief(value: object) -> str:
    items = cast("tuple[object, ...]", value) if isinstance(value, tuple) else ()
    if items and isinstance(items[0], Card | Tile):
        return f"{len(items)} {'cards' if isinstance(items[0], Card) else 'tiles'}"
    if items and isinstance(items[0], Board):
        return ", ".join(board.power for board in cast("tuple[Board, ...]", value))
    return str(cast(object, value))


STANDARD = Rules()

__all__ = ["LEVELS", "RANKS", "STANDARD", "Rules"]
