"""A position: everything on the table, as one frozen value."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from realms_nb.games.realm_of_sand.engine.boards import Power
from realms_nb.games.realm_of_sand.engine.rules import Rules

# A crystal marker: colourless side up; turned this turn and not usable before the next; ready for use.
Crystal = Literal["colourless", "fresh", "active"]


class ChooseStartTile(Struct, frozen=True, gc=False, tag=True):
    """Before the game, where the first tiles are chosen: a seat takes one of the circle, until it has enough."""

    seat: int


class ChooseStartDisc(Struct, frozen=True, gc=False, tag=True):
    """Before the game, the purple board's owner chooses a blue or yellow disc."""

    seat: int


class TakeTurn(Struct, frozen=True, gc=False, tag=True):
    """A seat is on turn: one main action, and further actions before and after it."""

    seat: int
    # The main action is over.
    done: bool = False
    # The purple power has lifted the limit of discs for this turn.
    unlimited: bool = False


class SummonSpirits(Struct, frozen=True, gc=False, tag=True):
    """A seat is summoning and may place or move so many discs more."""

    seat: int
    left: int
    placed: int = 1


class SetTileAside(Struct, frozen=True, gc=False, tag=True):
    """Solo: after summoning, one tile of the active zone becomes the marker of the turn."""

    seat: int


class DrawTile(Struct, frozen=True, gc=False, tag=True):
    """A seat takes one of the first tiles after the queen."""

    seat: int


class KeepOneCard(Struct, frozen=True, gc=False, tag=True):
    """Red power: a seat looks at the top cards of a deck and keeps one; the others do not see them."""

    seat: int
    level: int
    cards: tuple[str, ...]
    turn: TakeTurn


class SwapAnother(Struct, frozen=True, gc=False, tag=True):
    """Blue power: a seat may exchange another tile, but none that has just changed places."""

    seat: int
    given: tuple[str, ...]
    taken: tuple[str, ...]
    turn: TakeTurn


Decision = (
    ChooseStartTile | ChooseStartDisc | TakeTurn | SummonSpirits | SetTileAside | DrawTile | KeepOneCard | SwapAnother
)


class Realm(Struct, frozen=True, gc=False):
    """What a seat owns. Pieces on the board are whole numbers of planes, see `Ground`."""

    # The power of its advanced board; None on the basic side.
    power: Power | None
    # The active zone: rune tiles by id, and spirit discs by colour.
    tiles: tuple[str, ...]
    zone: tuple[int, ...] = (0, 0, 0, 0, 0)
    squares: int = 0
    discs: int = 0
    level: int = 0
    crystal: Crystal = "colourless"
    # How often it has spent its crystal: no rule asks, but whoever compares the boards does.
    crystals: int = 0
    # Completed buildings, in order; and cards kept face down by the red power.
    buildings: tuple[str, ...] = ()
    hidden: tuple[str, ...] = ()


class State(Struct, frozen=True, gc=False):
    """The whole table. `decks` and the hidden cards of the others are secret."""

    rules: Rules
    round: int
    # Who must decide what; None when the game is over.
    decision: Decision | None
    realms: tuple[Realm, ...]
    # The rune tiles clockwise from the queen: the next one first, the one behind her last.
    circle: tuple[str, ...]
    # The supply: rune squares (green, red, black) and spirit discs (in all five colours).
    squares: tuple[int, ...]
    discs: tuple[int, ...]
    # The open cards of levels I, II and III; None where a card was completed this turn.
    display: tuple[tuple[str | None, ...], ...]
    # The cards still to come, next one first.
    decks: tuple[tuple[str, ...], ...]
    # Solo: the tiles put aside, one for each turn over.
    aside: tuple[str, ...] = ()

    @property
    def solo(self) -> bool:
        """Alone, a number of turns ends the game, not hourglasses."""
        return len(self.realms) == 1


def hourglasses(rules: Rules, realm: Realm) -> int:
    """The hourglasses on the completed buildings; cards still face down do not count."""
    return sum(rules.cards[card].hourglasses for card in realm.buildings)


def is_ending(state: State) -> bool:
    """Whether anybody has enough hourglasses to end the game with the round; alone they do not matter."""
    enough = state.rules.hourglasses_to_end
    return not state.solo and any(hourglasses(state.rules, realm) >= enough for realm in state.realms)
