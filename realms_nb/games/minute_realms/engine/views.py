"""What a seat may know: everything on the table except the order of the piles and the face-down tokens."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from msgspec import Struct

from realms_nb.core.chance import Random, shuffled
from realms_nb.core.closing import Outcome, ScoreSheet
from realms_nb.core.errors import UnknownName, nearest, shown
from realms_nb.core.viewers import checked_viewer, own_seat
from realms_nb.games.minute_realms.engine.cards import Bastion, Card
from realms_nb.games.minute_realms.engine.invasion import defence
from realms_nb.games.minute_realms.engine.moves import Move
from realms_nb.games.minute_realms.engine.rules import Rules
from realms_nb.games.minute_realms.engine.scoring import outcome, scores
from realms_nb.games.minute_realms.engine.state import Decision, Invasion, Realm, State

FaceDown = Literal["face down"]
FACE_DOWN: FaceDown = "face down"


class View(Struct, frozen=True):
    """The table as one seat sees it. In this game all seats see the same; only chance is hidden."""

    # Which game it is a view of: the rooms above ask for what they have of this game.
    game: ClassVar[str] = "minute_realms"

    # The number of the seat; None for a spectator. (Any: whoever asks with a seat need not ask whether it is one.)
    seat: Any
    rules: Rules
    round: int
    first: int
    decision: Decision | None
    realms: tuple[Realm, ...]
    fronts: tuple[Card | None, ...]
    middle: tuple[Card, ...]
    # One space per round begun: a strength, "face down", or None where no token lies.
    track: tuple[int | FaceDown | None, ...]
    discards: tuple[Card, ...]
    invasions: tuple[Invasion, ...]
    # How many cards and tokens are still to come.
    cards_left: int
    tokens_left: int
    # The cards nobody has seen yet, in the order of the deck, and the strengths nobody has seen yet, sorted.
    unseen_cards: tuple[Card, ...]
    unseen_tokens: tuple[int, ...]
    # What follows from all this, worked out once.
    scores: tuple[ScoreSheet, ...]
    defences: tuple[int, ...]
    outcome: Outcome | None

    @property
    def coins(self) -> int:
        """Your coins: `view.coins - view.card(move).cost` are left after a building."""
        return self.realms[own_seat(self, "view.coins")].coins

    @property
    def shields(self) -> int:
        """Your shields: those of your bastions and those printed on your buildings."""
        return self.defences[own_seat(self, "view.shields")]

    @property
    def points(self) -> int:
        """Your points, as if the game ended now."""
        return self.scores[own_seat(self, "view.points")].total

    @property
    def buildings(self) -> tuple[Card, ...]:
        """Your buildings, in the order in which you built them."""
        return self.realms[own_seat(self, "view.buildings")].buildings

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards on offer: those in front of the seats, then those in the middle."""
        return (*(card for card in self.fronts if card is not None), *self.middle)

    def card(self, of: Move | str) -> Card:
        """The card of a move, or the one of that name: `view.card(move).cost` is what it costs to build."""
        name = of if isinstance(of, str) else of.card
        known = self.rules.cards
        if name not in known:
            raise UnknownName(code="no_such_card", text=shown(name), near=nearest(name, known) or "")
        return known[name]


def view_for(state: State, seat: int | None) -> View:
    """Everything that a seat may know about a position; a spectator (None) knows as much, for only chance is hidden."""
    seat = checked_viewer(seat, len(state.realms))
    revealed = state.revealed
    hidden = [token for token in state.track[revealed:] if token is not None]
    seen = _seen(state)
    return View(
        seat=seat,
        rules=state.rules,
        round=state.round,
        first=state.first,
        decision=state.decision,
        realms=state.realms,
        fronts=state.fronts,
        middle=state.middle,
        track=tuple(
            [FACE_DOWN if token is not None and place >= revealed else token for place, token in enumerate(state.track)]
        ),
        discards=state.discards,
        invasions=state.invasions,
        cards_left=len(state.pile),
        tokens_left=len(state.token_pile),
        unseen_cards=tuple([card for card in state.rules.boxes[len(state.realms)].deck if card.name not in seen]),
        unseen_tokens=tuple(sorted((*state.token_pile, *hidden))),
        scores=scores(state),
        defences=tuple([defence(realm, state.rules) for realm in state.realms]),
        outcome=outcome(state),
    )


def determinize(view: View, rng: Random) -> State:
    """A position that fits the view: unseen cards and tokens are put into a random order."""
    tokens = iter(shuffled(view.unseen_tokens, rng))
    track = tuple(next(tokens) if token == FACE_DOWN else token for token in view.track)
    return State(
        rules=view.rules,
        round=view.round,
        first=view.first,
        decision=view.decision,
        realms=view.realms,
        fronts=view.fronts,
        middle=view.middle,
        pile=shuffled(view.unseen_cards, rng)[: view.cards_left],
        token_pile=tuple(tokens),
        track=track,
        discards=view.discards,
        invasions=view.invasions,
    )


def _seen(state: State) -> set[str]:
    seen = {card.name for card in (*state.fronts, *state.middle, *state.discards) if card is not None}
    for realm in state.realms:
        for plot in realm.plots:
            if plot is not None:
                seen.add(plot.card.name if isinstance(plot, Bastion) else plot.name)
    return seen
