"""Watching strategies play on in a match, move by move, with their reasons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from realms_nb.core.checks import whole
from realms_nb.core.errors import BadSetup, shown
from realms_nb.core.lines import wrapped
from realms_nb.players.opponents import Opponents, quote

if TYPE_CHECKING:
    from realms_nb.core.history import Step
    from realms_nb.core.match import Match
    from realms_nb.core.narrator import Language
    from realms_nb.core.strategy import Strategy
    from realms_nb.players.registry import Name


# The moves of a match that players of the package made here, not somebody at the table or somebody's own player.
_PLAYED: WeakKeyDictionary[Match, list[Step]] = WeakKeyDictionary()


def is_the_packages(function: Any) -> bool:
    """Whether this is a player, or any other function, that came with the package."""
    return (getattr(function, "__module__", None) or "").startswith("realms_nb.")


def watched(match: Match, step: Step) -> bool:
    """Whether a player of the package made this move of the match in `rn.watch`."""
    return any(each is step for each in _PLAYED.get(match, ()))


def watch(
    match: Match,
    players: Name | Strategy | Mapping[int | str, Name | Strategy],
    *,
    moves: int | None = None,
    seed: int = 0,
    language: Language | None = None,
    you: int | str | None = None,
) -> None:
    """Let strategies play on in a `match`, and print each move with its reason, as far as the viewer may know them.

    `players` is one strategy for all seats, or one per seat as on a board; where a seat has none, a person is to move
    and nothing more is played. `moves` is the most that are played; without it the game is played to its end. A move
    that goes wrong is told in a sentence and leaves the match as it was. `seed` is the chance of the players; `you` is
    the seat that looks on, in `language` or that of the match.

    >>> rn.watch(rn.Match(rn.minute_realms, ["You", "Ada"], seed=7), "random", moves=1)
    You: ... Picked at random from 7 moves.
    """
    most = whole(moves, 1)
    if most is None and moves is not None:
        raise BadSetup(code="moves_from_one", given=shown(moves))
    if not isinstance(players, Mapping):
        players = dict.fromkeys(range(len(match.names)), players)
    others, narrator, played = Opponents(match, players, seed), match.narrator(language, you=you), 0
    while (seat := match.turn) is not None and seat in others and (most is None or played < most):
        failed = others.move(match)
        if failed is not None:
            print(wrapped(narrator.error(failed)))
            return
        played += 1
        step = match.history[-1]
        if is_the_packages(others.players[seat].choose):
            _PLAYED.setdefault(match, []).append(step)
        move = step.move
        told = (
            narrator.say("move-hidden", seat=seat)
            if match.hides(move, you)
            else match.game.describe_move(move, narrator)
        )
        said = quote(match, step, narrator, you) or ""
        print(wrapped(f"{narrator.name(seat)}: {told}. {said}".rstrip()))
