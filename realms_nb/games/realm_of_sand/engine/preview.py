"""What a move would do, before it is made: told by the engine itself, as far as the seat of the view can know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from realms_nb.core.chance import stream
from realms_nb.core.event import Event
from realms_nb.games.realm_of_sand.engine import crystal_events as crystal
from realms_nb.games.realm_of_sand.engine import events as ev
from realms_nb.games.realm_of_sand.engine.moves import CompleteBuilding, Move
from realms_nb.games.realm_of_sand.engine.transitions import narrate
from realms_nb.games.realm_of_sand.engine.views import View, determinize

# What only the cards still face down can tell: a preview ends where it begins.
_CHANCE = (ev.CardRevealed, ev.RowLeftShort, crystal.CardHidden)


class Gains(Struct, frozen=True):
    """What completing a building would bring, and what would leave the board."""

    move: CompleteBuilding
    # Colours of discs: new ones, those that come back from the board, those that the supply does not have.
    discs: tuple[str, ...] = ()
    back: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    # Colours of squares that go to the supply.
    squares: tuple[str, ...] = ()
    levels: int = 0
    hourglasses: int = 0
    wakes_crystal: bool = False
    ends_game: bool = False


def would(view: View, moves: Sequence[Move]) -> Iterator[tuple[Event, ...]]:
    """For each of some legal moves what it would make happen, up to the first card that nobody knows yet."""
    state = determinize(view, stream(0))
    for move in moves:
        events: list[Event] = []
        for event in narrate(state, move)[1]:
            if isinstance(event, _CHANCE):
                break
            events.append(event)
        yield tuple(events)


def gains(view: View, moves: Sequence[CompleteBuilding]) -> tuple[Gains, ...]:
    """What each way of completing a building would bring."""
    return tuple(_gains(move, events) for move, events in zip(moves, would(view, moves), strict=True))


def _gains(move: CompleteBuilding, events: Sequence[Event]) -> Gains:
    done = next(event for event in events if isinstance(event, ev.BuildingCompleted))
    return Gains(
        move,
        discs=tuple(event.colour for event in events if isinstance(event, ev.DiscGained)),
        back=tuple(colour for event in events if isinstance(event, ev.DiscsReturned) for colour in event.colours),
        lost=tuple(event.colour for event in events if isinstance(event, ev.DiscMissed)),
        squares=tuple(colour for event in events if isinstance(event, ev.SquaresReturned) for colour in event.colours),
        levels=sum(isinstance(event, ev.LevelRaised) for event in events),
        hourglasses=done.hourglasses,
        wakes_crystal=any(isinstance(event, crystal.CrystalActivated) for event in events),
        ends_game=any(isinstance(event, ev.EndTriggered) for event in events),
    )
