"""What nobody at the table has seen: whether a move reveals some of it, and how it can be dealt anew.

A search that is handed a position must find nothing in it that its players do not know. So whatever a move reveals is
drawn at that moment, and not before: the order of the piles in a position means nothing.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from realms_nb.adapters.desk import own, plain
from realms_nb.core.chance import Random
from realms_nb.core.errors import RealmsError
from realms_nb.core.game import AnyGame

# So often a deal is drawn for a game that does not deal anew itself, until nobody's knowledge is contradicted.
TRIES = 1_000


def reveals(game: AnyGame, before: Any, after: Any) -> bool:
    """Whether something that nobody had seen has come to light between two positions.

    A game says how much is hidden, pile by pile (`doors/<game>.hidden`); otherwise the fields of its views that begin
    with `unseen_` do.
    """
    count = own(game, "hidden")
    if count is not None:
        return any(late < early for early, late in zip(count(before), count(after), strict=True))
    return bool(_unseen(game, before) - _unseen(game, after))


def redealt(game: AnyGame, state: Any, rng: Random) -> Any:
    """A position that no seat can tell from this one, with all that nobody has seen dealt anew."""
    deal = own(game, "redealt")
    if deal is not None:
        return deal(state, rng)
    seats = range(len(game.scores(state)))
    views = [game.view_for(state, seat) for seat in seats]
    view = views[state.decision.seat]
    for _ in range(TRIES):
        drawn = game.determinize(view, rng)
        # What others know of their own must stay: a deal that takes it from them is no deal of this position.
        if all(game.view_for(drawn, seat) == views[seat] for seat in seats):
            return drawn
    raise RealmsError(code="door_private_cards", title=game.title)


def _unseen(game: AnyGame, state: Any) -> Counter[str]:
    """Whatever no seat has seen, as texts."""
    shared: Counter[str] | None = None
    for seat in range(len(game.scores(state))):
        facts = plain(game.view_for(state, seat))
        seen = Counter(
            f"{name}={item}" for name, row in facts.items() if name.startswith("unseen_") for item in _flat(row)
        )
        shared = seen if shared is None else shared & seen
    return shared or Counter()


def _flat(row: Any) -> list[Any]:
    return [item for part in row for item in _flat(part)] if isinstance(row, list | tuple) else [row]
