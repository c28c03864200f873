"""The seats of a match that are played by strategies, and why they moved as they did."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, NamedTuple

from realms_nb.core.chance import Random
from realms_nb.core.errors import IllegalMove, StrategyFailed
from realms_nb.core.strategy import Reason, as_choice
from realms_nb.players.registry import Entrant, Participant, resolve

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from realms_nb.core.history import Step
    from realms_nb.core.match import Match
    from realms_nb.core.narrator import Narrator
    from realms_nb.core.strategy import Choice


class Thought(NamedTuple):
    """What a seat answered at a version of the match: its choice, or the error it made."""

    seat: int
    version: int
    choice: Choice | None
    error: Exception | None = None


class Opponents:
    """Strategies by seat; each moves when asked to. Its reason is kept as data and told when somebody reads it."""

    def __init__(self, match: Match, players: Mapping[int | str, Participant], seed: int) -> None:
        self.players: dict[int, Entrant] = {
            match.seat(seat): resolve(match.game, player) for seat, player in players.items()
        }
        self._said: dict[int, tuple[Step, Reason]] = {}
        # Why the move is made that is being played: whoever hears of the move may ask at once.
        self._saying: Reason | None = None
        self._seed = seed

    def __contains__(self, seat: object) -> bool:
        return seat in self.players

    def ask(self, match: Match) -> Callable[[], Thought]:
        """What the seat whose turn it is has to answer; all it needs is in it, so it may be asked in a thread."""
        seat = match.turn
        assert seat is not None
        player = self.players[seat]
        view, moves = match.game.view_for(match.state, seat), match.legal_moves
        rng = Random(self._seed * 1_000_003 + (match.seed or 0) * 1_009 + match.at)
        version = match.version

        def answer() -> Thought:
            try:
                return Thought(seat, version, as_choice(player.choose(view, moves, rng)))
            except Exception as error:
                # A student's function may fail in any way; the game waits, and the sentence says whose fault it was.
                return Thought(seat, version, None, error)

        return answer

    def play(self, match: Match, thought: Thought) -> StrategyFailed | None:
        """Play what a seat has thought of; the answer is None, or what went wrong (`narrator.error` tells it)."""
        seat, choice, error = thought.seat, thought.choice, thought.error
        if choice is not None:
            self._saying = choice.reasons[0] if choice.reasons else None
            try:
                match.play(choice.move, seat=seat)
                self._remember(match.history[-1])
            except Exception as refused:
                error = refused
            else:
                return None
            finally:
                self._saying = None
        assert error is not None
        code = "strategy_cheated" if isinstance(error, IllegalMove) else "strategy_failed"
        return StrategyFailed(code=code, seat=seat, player=self.players[seat].name, error=error)

    def move(self, match: Match) -> StrategyFailed | None:
        """Ask the seat whose turn it is, and play its move."""
        return self.play(match, self.ask(match)())

    def quote(self, match: Match, step: Step, narrator: Narrator, you: int | str | None = None) -> str | None:
        """Why a move of the history was made, if a player of this table said so and it gives away no secret."""
        if self._saying is not None and step is match.history[-1]:
            self._remember(step)
        known = self._said.get(id(step))
        if known is None or known[0] is not step or match.hides(known[1], you):
            return None
        return narrator.reason(known[1])

    def _remember(self, step: Step) -> None:
        # The step is kept beside its reason, so that its id stays its own.
        if self._saying is not None:
            self._said[id(step)] = (step, self._saying)

    def at(self, seats: int) -> Opponents:
        """The same players at another game, perhaps with fewer seats."""
        other = copy(self)
        other.players = {seat: player for seat, player in self.players.items() if seat < seats}
        return other
