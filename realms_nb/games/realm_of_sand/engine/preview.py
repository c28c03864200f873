"""What a move would do, before it is made: told by the engine itself, as far as the seat of the view can know.

Your side of the table right after a move: the numbers that a first strategy asks for.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain
from typing import cast

from msgspec import Struct

from realms_nb.core.chance import stream
from realms_nb.core.errors import IllegalMove, Refusal, UnreadableMove, shown
from realms_nb.core.event import Event
from realms_nb.core.viewers import own_seat
from realms_nb.games.realm_of_sand.engine import crystal_events as crystal
from realms_nb.games.realm_of_sand.engine import events as ev
from realms_nb.games.realm_of_sand.engine.moves import CompleteBuilding, Move
from realms_nb.games.realm_of_sand.engine.patterns import Placements
from realms_nb.games.realm_of_sand.engine.reach import allowed_groups
from realms_nb.games.realm_of_sand.engine.rules import Rules
from realms_nb.games.realm_of_sand.engine.scoring import pieces_on_board, points
from realms_nb.games.realm_of_sand.engine.state import Realm, State, hourglasses
from realms_nb.games.realm_of_sand.engine.transitions import apply, narrate
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


class After(Struct, frozen=True):
    """Points, hourglasses, level, discs in hand and on the board, pieces on the board; and what buildings lack then."""

    points: int
    hourglasses: int
    level: int
    discs: int
    pieces: int
    # For each building that you may complete, by its key: the fewest pieces that a place for it lacks.
    missing: Mapping[str, int]


def after(view: View, move: Move) -> After:
    """What your side of the table will be right after one of your legal moves, before new cards are revealed.

    `missing` has the buildings that lie open now, and those you keep face down, without those that you have completed
    and those that your level leaves no place for.
    """
    if not isinstance(cast(object, move), Move):
        raise UnreadableMove(code="after_wants_a_move", game=view.game, given=shown(move))
    seat = own_seat(view, "rn.after")
    if view.decision is not None and view.decision.seat != seat:
        refusal = Refusal("not_your_turn", "turn", {"seat": seat, "turn": view.decision.seat})
        raise IllegalMove(refusal=refusal, game=view.game, rules=view.rules)
    # Whatever cards come up, the own board is the same.
    realm = apply(_state(view), move).realms[seat]
    known = [card for row in view.display for card in row if card is not None]
    wanted = [card for card in (*known, *view.realms[seat].hidden) if card not in realm.buildings]
    pieces = realm.squares | realm.discs
    return After(
        points=points(view.rules, realm),
        hourglasses=hourglasses(view.rules, realm),
        level=realm.level,
        discs=sum(realm.zone) + realm.discs.bit_count(),
        pieces=pieces_on_board(realm),
        missing={
            card: min((need & ~pieces).bit_count() for need in needs)
            for card in wanted
            if (needs := _needs(view.rules, realm, card))
        },
    )


# The last view that was asked about, and a position that fits it: a strategy asks for hundreds of moves of one view.
_last: list[tuple[View, State]] = []


def _state(view: View) -> State:
    if not _last or _last[0][0] is not view:
        _last[:] = [(view, determinize(view, stream(0)))]
    return _last[0][1]


def _needs(rules: Rules, realm: Realm, card: str) -> list[int]:
    """The pieces of every place of a building that the level allows beside the dark fields in use."""
    light, dark = _places(rules.placements, rules.table.dark, card)
    if not realm.level:
        return light
    return list(chain(light, *allowed_groups(rules, realm, dark)))


@lru_cache(maxsize=512)
def _places(placements: Placements, dark: int, card: str) -> tuple[list[int], tuple[tuple[int, list[int]], ...]]:
    """The pieces of each place in the light area; and of the others, by the dark fields that they cover."""
    groups: dict[int, list[int]] = {0: []}
    for site in placements.sites(card):
        groups.setdefault(site.covers & dark, []).append(site.need)
    return groups.pop(0), tuple(groups.items())
