"""The seats of a match that are played by strategies, and why they moved as they did."""

from __future__ import annotations

from copy import copy
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

from msgspec import structs

from realms_nb.core.chance import Random
from realms_nb.core.errors import IllegalMove, StrategyFailed
from realms_nb.core.heard import Thought
from realms_nb.core.strategy import as_choice
from realms_nb.players.registry import Entrant, Participant, resolve

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from realms_nb.core.history import Cursor, Step
    from realms_nb.core.match import Match, Who
    from realms_nb.core.narrator import Narrator
    from realms_nb.core.strategy import Choice


def quote(match: Match, step: Step, narrator: Narrator, you: Who = None, at: Cursor | None = None) -> str | None:
    """Why a move of the history was made, if its player said so and it gives away no secret now, or at a place."""
    said = step.because.reasons if step.because else ()
    return None if not said or match.hides(said[0], you, at) else narrator.reason(said[0])


class Proposal(NamedTuple):
    """What a seat answered at a position, which has a number: its choice, or the error it made."""

    seat: int
    asked: int
    choice: Choice | None
    error: Exception | None = None


class Opponents:
    """Strategies by seat; each moves when asked to, and its reasons stay with the move."""

    def __init__(self, match: Match, players: Mapping[int | str, Participant], seed: int) -> None:
        self.players: dict[int, Entrant] = {
            match.seat(seat): resolve(match.game, player) for seat, player in players.items()
        }
        self._seed = seed

    def __contains__(self, seat: object) -> bool:
        return seat in self.players

    def ask(self, match: Match) -> Callable[[], Proposal]:
        """What the seat whose turn it is has to answer; all it needs is in it, so it may be asked in a thread."""
        seat = match.turn
        assert seat is not None
        player = self.players[seat]
        view, moves = match.game.view_for(match.state, seat), match.legal_moves
        rng = Random(self._seed * 1_000_003 + (match.seed or 0) * 1_009 + match.at)
        asked = match.number_at()

        def answer() -> Proposal:
            begun = perf_counter()
            try:
                choice = as_choice(player.choose(view, moves, rng))
                return Proposal(seat, asked, structs.replace(choice, seconds=round(perf_counter() - begun, 4)))
            except Exception as error:
                # A student's function may fail in any way; the game waits, and the sentence says whose fault it was.
                return Proposal(seat, asked, None, error)

        return answer

    def play(self, match: Match, thought: Proposal) -> StrategyFailed | None:
        """Play what a seat has thought of; the answer is None, or what went wrong (`narrator.error` tells it)."""
        seat, choice, error = thought.seat, thought.choice, thought.error
        if choice is not None:
            self._tell(match, seat, choice)
            try:
                match.play(choice.move, seat=seat, because=choice)
            except Exception as refused:
                error = refused
            else:
                return None
        assert error is not None
        code = "strategy_cheated" if isinstance(error, IllegalMove) else "strategy_failed"
        return StrategyFailed(code=code, seat=seat, player=self.players[seat].name, error=error)

    def move(self, match: Match) -> StrategyFailed | None:
        """Ask the seat whose turn it is, and play its move."""
        return self.play(match, self.ask(match)())

    def _tell(self, match: Match, seat: int, choice: Choice) -> None:
        """Whoever listens for thoughts hears of this one before the move is played."""
        if match.hooks.wants(Thought):
            narrator = match.narrator()
            match.hooks.tell(
                Thought(
                    step=match.at + 1,
                    seat=seat,
                    who=narrator.name(seat),
                    player=self.players[seat].name,
                    move=choice.move,
                    reasons=tuple(map(narrator.reason, choice.reasons)),
                    seconds=choice.seconds or 0.0,
                )
            )

    def at(self, seats: int) -> Opponents:
        """The same players at another game, perhaps with fewer seats."""
        other = copy(self)
        other.players = {seat: player for seat, player in self.players.items() if seat < seats}
        return other
