"""A student's function at a board: asked in a process of its own, so that no loop and no exit stops the notebook."""

from __future__ import annotations

import weakref
from typing import Any

from realms_nb.core import browser
from realms_nb.core.chance import Random
from realms_nb.core.checks import visible
from realms_nb.core.errors import StrategyFailed, shortened
from realms_nb.core.game import AnyGame
from realms_nb.core.strategy import Choice, Reason, Strategy
from realms_nb.players.registry import Entrant, Participant, resolve
from realms_nb.sandbox.limits import Forfeit, LocalPlayer, Player
from realms_nb.sandbox.remote_player import ProcessPlayer
from realms_nb.sandbox.worker import Hello, Limits
from realms_nb.simulation.entrants import asks_the_engine
from realms_nb.simulation.faults import LONGEST_GIST

SECONDS = 5.0


class GuardedPlayer:
    """A strategy that calls a function with a limit: whatever it does, a move comes back or a sentence.

    What the function prints can be read in `printed`. It sees a copy of what it refers to, made when it was seated.
    """

    def __init__(self, game: AnyGame, choose: Strategy, seconds: float = SECONDS) -> None:
        self._game = game
        self._limits = Limits(move_seconds=seconds)
        self._choose = choose
        self._player: Player | None = None
        self.__name__ = getattr(choose, "__name__", type(choose).__name__)

    def __call__(self, view: Any, moves: tuple[Any, ...], rng: Random) -> Choice:
        """The function's move with what it said about it; a `StrategyFailed` where there is none."""
        player = self._player = self._player or self._seated()
        player.begin(int(rng.random() * 2**53))
        answer = player.answer(view, moves)
        if answer.forfeit is not None:
            raise _failure(answer.forfeit)
        if answer.illegal is not None:
            # Handed on as it is: the match refuses it and says why, in the language of whoever reads it.
            return Choice(self._game.parse(answer.illegal, view.rules))
        said = (Reason("said", {"why": answer.why}),) if answer.why else ()
        return Choice(moves[answer.move], said)

    @property
    def seconds(self) -> float | None:
        """How long the function may take for a move; None where nothing can stop it."""
        return None if isinstance(self._player, LocalPlayer) else self._limits.move_seconds

    @property
    def printed(self) -> str:
        """The end of what the function has printed so far; nothing where it prints into the cell itself."""
        return self._player.printed if isinstance(self._player, ProcessPlayer) else ""

    def close(self) -> None:
        """End the process; the next question starts another one."""
        if self._player is not None:
            self._player.close()
            self._player = None

    def _seated(self) -> Player:
        # Late: a browser has neither processes nor a need to send a function anywhere.
        try:
            import cloudpickle

            sent = None if browser.IN_A_BROWSER else cloudpickle.dumps(self._choose)
        except Exception:  # whatever the function refers to may refuse in its own way
            sent = None
        if sent is None:
            # What cannot be sent is asked in place, and then nothing stops a loop but the stop button.
            return LocalPlayer(self._choose)
        player = ProcessPlayer(Hello(sent, self._limits, game=self._game.name, warm=asks_the_engine(sent)))
        weakref.finalize(self, player.close)
        return player


def limited(game: AnyGame, player: Participant, seconds: float = SECONDS) -> Entrant:
    """A player for a seat at a board: functions of somebody's own are called with a limit, ours as they are."""
    entrant = resolve(game, player)
    ours = (getattr(entrant.choose, "__module__", None) or "").startswith("realms_nb.")
    return entrant if ours else Entrant(entrant.name, GuardedPlayer(game, entrant.choose, seconds))


def _failure(forfeit: Forfeit) -> StrategyFailed:
    fact = forfeit.fact
    return StrategyFailed(code=fact.code, **{name: _short(value) for name, value in fact.details.items()})


def _short(value: Any) -> Any:
    return visible(shortened(value, LONGEST_GIST)) if isinstance(value, str) else value
