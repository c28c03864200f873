"""The seats of a match that are played by strategies, and why they moved as they did."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from realms_nb.core.chance import Random
from realms_nb.core.errors import IllegalMove, RealmsError
from realms_nb.core.strategy import Reason, as_choice
from realms_nb.strategies.registry import Entrant, Participant, resolve

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from realms_nb.core.history import Step
    from realms_nb.core.match import Match
    from realms_nb.core.narrator import Narrator
    from realms_nb.core.strategy import Choice


class StrategyFailed(RealmsError):
    """A strategy raised an error or chose a move that is not allowed; nothing was played."""


class Thought(NamedTuple):
    """What a seat answered at a version of the match: its choice, or the error it made."""

    seat: int
    version: int
    choice: Choice | None
    error: Exception | None = None


class Others:
    """Strategies by seat; each moves when asked to. Its reason is kept as data and told when somebody reads it."""

    def __init__(self, match: Match, players: Mapping[int | str, Participant], seed: int) -> None:
        self.players: dict[int, Entrant] = {
            match.seat(seat): resolve(match.game, player) for seat, player in players.items()
        }
        self.reasons: dict[int, Reason] = {}
        self._said: dict[int, tuple[Step, Reason]] = {}
        self._seed = seed

    def __contains__(self, seat: object) -> bool:
        return seat in self.players

    def question(self, match: Match) -> Callable[[], Thought]:
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

    def take(self, match: Match, thought: Thought) -> StrategyFailed | None:
        """Play what a seat has thought of; the answer is None, or what went wrong (`narrator.error` tells it)."""
        seat, choice, error = thought.seat, thought.choice, thought.error
        # Before the move, because the move may end the round, and then nobody has said anything yet.
        self.reasons.pop(seat, None)
        if choice is not None:
            try:
                if choice.reasons:
                    self.reasons[seat] = choice.reasons[0]
                match.play(choice.move, seat=seat)
            except Exception as refused:
                self.reasons.pop(seat, None)
                error = refused
            else:
                if choice.reasons:
                    step = match.history[-1]
                    # The step is kept beside its reason, so that its id stays its own.
                    self._said[id(step)] = (step, choice.reasons[0])
                return None
        assert error is not None
        code = "strategy_cheated" if isinstance(error, IllegalMove) else "strategy_failed"
        return StrategyFailed(code=code, seat=seat, player=self.players[seat].name, error=error)

    def move(self, match: Match) -> StrategyFailed | None:
        """Ask the seat whose turn it is, and play its move."""
        return self.take(match, self.question(match)())

    def said(self, step: Step) -> Reason | None:
        """Why a move of the history was made, if a player of this table made it and said so."""
        known = self._said.get(id(step))
        return known[1] if known is not None and known[0] is step else None

    def quotes(self, match: Match, narrator: Narrator, you: int | str | None = None) -> dict[int, str]:
        """What each seat said last, for the viewer to read: a reason that gives away a secret is left out."""
        return {seat: narrator.reason(reason) for seat, reason in self.reasons.items() if not match.hides(reason, you)}

    def start_anew(self, seats: int) -> None:
        """Another game begins, perhaps with fewer seats."""
        self.reasons = {}
        self.players = {seat: player for seat, player in self.players.items() if seat < seats}
