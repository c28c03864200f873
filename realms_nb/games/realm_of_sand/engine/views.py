"""What a seat may know: everything but the order of the decks and the cards that others keep face down."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from realms_nb.core.chance import Random, shuffled
from realms_nb.core.closing import Outcome, ScoreSheet
from realms_nb.core.viewers import checked_viewer
from realms_nb.games.realm_of_sand.engine.cards import LEVELS
from realms_nb.games.realm_of_sand.engine.pieces import put
from realms_nb.games.realm_of_sand.engine.rules import Rules
from realms_nb.games.realm_of_sand.engine.scoring import outcome, scores
from realms_nb.games.realm_of_sand.engine.state import Decision, KeepOneCard, Realm, State, hourglasses

# A card seen from behind shows only its level.
FACE_DOWN = tuple(f"face down {level}" for level in LEVELS)


class View(Struct, frozen=True):
    """The table as one seat sees it."""

    # Which game it is a view of: the rooms above ask for what they have of this game.
    game: ClassVar[str] = "realm_of_sand"

    # The number of the seat; None for a spectator. (Any: whoever asks with a seat need not ask whether it is one.)
    seat: Any
    rules: Rules
    round: int
    decision: Decision | None
    # The hidden cards of other seats are "face down I" and so on.
    realms: tuple[Realm, ...]
    circle: tuple[str, ...]
    squares: tuple[int, ...]
    discs: tuple[int, ...]
    display: tuple[tuple[str | None, ...], ...]
    aside: tuple[str, ...]
    # How many cards of each level are still to come, and which ones this seat has not seen, in the order of the list.
    cards_left: tuple[int, ...]
    unseen_cards: tuple[tuple[str, ...], ...]
    # What follows from all this, worked out once.
    scores: tuple[ScoreSheet, ...]
    hourglasses: tuple[int, ...]
    outcome: Outcome | None


def view_for(state: State, seat: int | None) -> View:
    """Everything that a seat, or a spectator (None), may know about a position.

    The red power's owner is not reminded of the cards put back under a deck: remembering is up to them.
    """
    seat = checked_viewer(seat, len(state.realms))
    unseen = {card for deck in state.decks for card in deck}
    realms: list[Realm] = []
    for owner, realm in enumerate(state.realms):
        if owner != seat and realm.hidden:
            unseen.update(realm.hidden)
            realm = replace(realm, hidden=_backs(state, realm.hidden))
        realms.append(realm)
    decision = state.decision
    if isinstance(decision, KeepOneCard) and decision.seat != seat:
        unseen.update(decision.cards)
        decision = replace(decision, cards=_backs(state, decision.cards))
    return View(
        seat=seat,
        rules=state.rules,
        round=state.round,
        decision=decision,
        realms=tuple(realms),
        circle=state.circle,
        squares=state.squares,
        discs=state.discs,
        display=state.display,
        aside=state.aside,
        cards_left=tuple(len(deck) for deck in state.decks),
        unseen_cards=tuple(
            tuple(card.id for card in state.rules.deck if card.level == level and card.id in unseen)
            for level in (1, 2, 3)
        ),
        scores=scores(state),
        hourglasses=tuple(hourglasses(state.rules, realm) for realm in state.realms),
        outcome=outcome(state),
    )


def determinize(view: View, rng: Random) -> State:
    """A position that fits the view: unseen cards are put into a random order, first into hands, then into decks."""
    piles = [list(shuffled(cards, rng)) for cards in view.unseen_cards]

    def drawn(cards: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(piles[FACE_DOWN.index(card)].pop() if card in FACE_DOWN else card for card in cards)

    realms = view.realms
    for owner, realm in enumerate(realms):
        if realm.hidden and owner != view.seat:
            realms = put(realms, owner, replace(realm, hidden=drawn(realm.hidden)))
    decision = view.decision
    if isinstance(decision, KeepOneCard):
        decision = replace(decision, cards=drawn(decision.cards))
    return State(
        rules=view.rules,
        round=view.round,
        decision=decision,
        realms=realms,
        circle=view.circle,
        squares=view.squares,
        discs=view.discs,
        display=view.display,
        decks=tuple(tuple(pile) for pile in piles),
        aside=view.aside,
    )


def secrets(state: State, viewer: int | None) -> frozenset[str]:
    """The cards that others keep face down or are looking at."""
    hidden = {card for owner, realm in enumerate(state.realms) if owner != viewer for card in realm.hidden}
    if isinstance(state.decision, KeepOneCard) and state.decision.seat != viewer:
        hidden.update(state.decision.cards)
    return frozenset(hidden)


def _backs(state: State, cards: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(FACE_DOWN[state.rules.cards[card].level - 1] for card in cards)
