"""The table before the first turn.

Rules, tiles and cards as plain data for a save file.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, cast

import msgspec
from msgspec.structs import replace

from realms_nb.core.chance import Deal, Deals, checked_seed, fresh_seed, shuffled, stream
from realms_nb.core.errors import BadSave
from realms_nb.core.event import Event, Tell
from realms_nb.games.realm_of_sand.engine import crystal_events as crystal
from realms_nb.games.realm_of_sand.engine import events as ev
from realms_nb.games.realm_of_sand.engine.boards import Power
from realms_nb.games.realm_of_sand.engine.cards import LEVELS, Card, standard_cards
from realms_nb.games.realm_of_sand.engine.main_actions import moved_to_zone
from realms_nb.games.realm_of_sand.engine.options import start_colours
from realms_nb.games.realm_of_sand.engine.pieces import counted, with_realm
from realms_nb.games.realm_of_sand.engine.rounds import open_round
from realms_nb.games.realm_of_sand.engine.rules import STANDARD, Rules
from realms_nb.games.realm_of_sand.engine.state import ChooseStartDisc, ChooseStartTile, Realm, State, TakeTurn


def setup(seats: int, seed: int | None = None, rules: Rules = STANDARD) -> State:
    """A new game: cards and circle at random, the first tiles dealt in turn order or chosen. Seat 0 begins."""
    return _lay_out(seats, _shuffle(seats, fresh_seed() if seed is None else seed, rules), rules)


def _shuffle(seats: int, seed: int, rules: Rules) -> Deal:
    sides = rules.sides_for(rules.check_seats(seats))
    rng = stream(checked_seed(seed))
    decks = {
        f"cards {LEVELS[level - 1]}": shuffled([card.id for card in rules.deck if card.level == level], rng)
        for level in (1, 2, 3)
    }
    circle = shuffled([tile.id for tile in rules.tile_set], rng)
    boards = shuffled(tuple(rules.boards), rng) if "advanced" in sides else ()
    return {**decks, "tiles": circle, "boards": boards}


def _lay_out(seats: int, deal: Deal, rules: Rules) -> State:
    seats = rules.check_seats(seats)
    piles = cast("dict[str, tuple[str, ...]]", deal)
    decks, circle = [piles[f"cards {level}"] for level in LEVELS], piles["tiles"]
    sides = rules.sides_for(seats)
    boards = cast("Iterator[Power]", iter(piles["boards"]))
    powers: list[Power | None] = [next(boards) if side == "advanced" else None for side in sides]
    dealt = rules.active_tiles if rules.start_tiles == "dealt" else 0
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
    return _begin(state, None)


def opening(state: State) -> tuple[Event, ...]:
    """What happened before the first decision: supply, cards, boards and tiles."""
    events: list[Event] = [ev.SupplySorted(sum(state.squares), max(state.discs))]
    for level, row in zip(LEVELS, state.display, strict=True):
        events.append(ev.CardsLaidOut(level, tuple(card for card in row if card is not None)))
    for seat, realm in enumerate(state.realms):
        if realm.power is not None:
            events.append(ev.BoardGiven(seat, realm.power, state.rules.boards[realm.power].crystals))
        if realm.tiles:
            events.append(ev.TilesGiven(seat, realm.tiles))
    if isinstance(state.decision, TakeTurn):
        open_round(state, events)
    return tuple(events)


def take_start_tile(state: State, seat: int, tile: str, tell: Tell) -> State:
    """A tile of the circle, whichever the seat likes, comes into its active zone; then the next one is chosen."""
    return _begin(moved_to_zone(state, seat, tile, tell), tell)


def take_start_disc(state: State, seat: int, colour: str, tell: Tell) -> State:
    """The purple board's owner gets the disc of their choice, and the game begins."""
    if tell is not None:
        tell.append(crystal.StartDiscTaken(seat, colour))
    realm = state.realms[seat]
    state = with_realm(state, seat, replace(realm, zone=counted(realm.zone, colour, +1)))
    return open_round(replace(state, discs=counted(state.discs, colour, -1)), tell)


def _begin(state: State, tell: Tell) -> State:
    """First the tiles, where they are chosen; then the purple board's disc, if the supply has one; then round 1."""
    seats = range(len(state.realms))
    for seat in reversed(seats) if state.rules.start_tiles == "chosen_from_last" else seats:
        if len(state.realms[seat].tiles) < state.rules.active_tiles:
            return replace(state, decision=ChooseStartTile(seat))
    for seat, realm in enumerate(state.realms):
        if realm.power == "purple" and start_colours(state):
            return replace(state, decision=ChooseStartDisc(seat))
    return open_round(state, tell)


def _seen(positions: Sequence[State]) -> dict[str, int]:
    """All tiles and boards; of the cards those that have left their deck, even if only to be looked at and put back."""
    start, rules = positions[0], positions[0].rules
    seen = {"tiles": len(rules.tile_set), "boards": len(rules.boards)}
    for number, (level, deck) in enumerate(zip(LEVELS, start.decks, strict=True)):
        untouched = set(deck).intersection(*(state.decks[number] for state in positions))
        seen[f"cards {level}"] = sum(card.level == number + 1 for card in rules.deck) - len(untouched)
    return seen


DEALS = Deals(_shuffle, _lay_out, _seen)


def pack_rules(rules: Rules) -> dict[str, Any]:
    """Every field by name, tiles and cards as rows."""
    return msgspec.to_builtins(rules)


def unpack_rules(data: dict[str, Any]) -> Rules:
    """The rules of a save file, checked like any others."""
    try:
        rules = msgspec.convert(data, Rules)
    except msgspec.ValidationError as error:
        raise BadSave(f"the rules do not fit: {error}") from error
    return rules.changed(deck=tuple(map(_named, rules.deck)))


def _named(card: Card) -> Card:
    """Older saves have no names: a card that is one of the standard ones is called what that is called."""
    known = next((other for other in standard_cards() if other.id == card.id), card)
    plain = replace(known, name="", name_de="", name_it="")
    return known if card == plain else card
