"""The table before the first turn."""

from __future__ import annotations

from msgspec.structs import replace

from realms_nb.core.chance import checked_seed, fresh_seed, shuffled, stream
from realms_nb.core.event import Event
from realms_nb.games.realm_of_sand import crystal_events as crystal
from realms_nb.games.realm_of_sand import events as ev
from realms_nb.games.realm_of_sand.boards import Power
from realms_nb.games.realm_of_sand.cards import LEVELS
from realms_nb.games.realm_of_sand.choices import start_colours
from realms_nb.games.realm_of_sand.events import Tell
from realms_nb.games.realm_of_sand.pieces import counted, with_realm
from realms_nb.games.realm_of_sand.rules import STANDARD, Rules
from realms_nb.games.realm_of_sand.state import ChooseStartDisc, Realm, State, TakeTurn
from realms_nb.games.realm_of_sand.turns import open_round


def setup(seats: int, seed: int | None = None, rules: Rules = STANDARD) -> State:
    """A new game: cards and circle at random, the first tiles in turn order from the queen. Seat 0 begins."""
    rules.check_seats(seats)
    rng = stream(fresh_seed() if seed is None else checked_seed(seed))
    decks = [shuffled([card.id for card in rules.cards if card.level == level], rng) for level in (1, 2, 3)]
    circle = shuffled([tile.id for tile in rules.tiles], rng)
    advanced = rules.side == "advanced"
    powers: tuple[Power | None, ...] = shuffled([b.power for b in rules.boards], rng) if advanced else (None,) * seats
    dealt = rules.active_tiles
    realms = tuple(Realm(powers[seat], circle[seat * dealt : (seat + 1) * dealt]) for seat in range(seats))
    state = State(
        rules=rules,
        round=1,
        decision=None,
        realms=realms,
        circle=circle[seats * dealt :],
        squares=rules.squares,
        discs=rules.stock(seats),
        display=tuple(deck[: rules.display] for deck in decks),
        decks=tuple(deck[rules.display :] for deck in decks),
    )
    return _ask_purple(state)


def opening(state: State) -> tuple[Event, ...]:
    """What happened before the first decision: supply, cards, boards and tiles."""
    events: list[Event] = [ev.SupplySorted(sum(state.squares), max(state.discs))]
    for level, row in zip(LEVELS, state.display, strict=True):
        events.append(ev.CardsLaidOut(level, tuple(card for card in row if card is not None)))
    for seat, realm in enumerate(state.realms):
        if realm.power is not None:
            events.append(ev.BoardGiven(seat, realm.power, state.rules.board[realm.power].crystals))
        events.append(ev.TilesGiven(seat, realm.tiles))
    if isinstance(state.decision, TakeTurn):
        open_round(state, events)
    return tuple(events)


def take_start_disc(state: State, seat: int, colour: str, tell: Tell) -> State:
    """The purple board's owner gets the disc of their choice, and the game begins."""
    if tell is not None:
        tell.append(crystal.StartDiscTaken(seat, colour))
    realm = state.realms[seat]
    state = with_realm(state, seat, replace(realm, zone=counted(realm.zone, colour, +1)))
    return open_round(replace(state, discs=counted(state.discs, colour, -1)), tell)


def _ask_purple(state: State) -> State:
    """The purple board brings a blue or a yellow disc, if the supply has one."""
    for seat, realm in enumerate(state.realms):
        if realm.power == "purple" and start_colours(state):
            return replace(state, decision=ChooseStartDisc(seat))
    return open_round(state, None)
