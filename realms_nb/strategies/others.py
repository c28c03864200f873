"""The seats of a match that are played by strategies, and what they said last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from realms_nb.core.chance import Random
from realms_nb.core.strategy import as_choice
from realms_nb.strategies.registry import Entrant, resolve

if TYPE_CHECKING:
    from collections.abc import Mapping

    from realms_nb.core.match import Match
    from realms_nb.core.narrator import Narrator
    from realms_nb.core.strategy import Strategy


class Others:
    """Strategies by seat; each moves when asked to and says why in a sentence."""

    def __init__(self, match: Match, players: Mapping[int | str, str | Strategy], seed: int) -> None:
        self.players: dict[int, Entrant] = {
            match.seat(seat): resolve(match.game, player) for seat, player in players.items()
        }
        self.quotes: dict[int, str] = {}
        self._seed = seed

    def __contains__(self, seat: object) -> bool:
        return seat in self.players

    def move(self, match: Match, narrator: Narrator) -> str | None:
        """Play for the seat whose turn it is; the answer is None, or a sentence that says what went wrong."""
        seat = match.turn
        assert seat is not None
        player = self.players[seat]
        view, moves = match.game.view_for(match.state, seat), match.legal_moves
        rng = Random(self._seed * 1_000_003 + match.seed * 1_009 + match.at)
        try:
            choice = as_choice(player.choose(view, moves, rng))
            # Before the move, because the move may end the round, and then nobody has said anything yet.
            self.quotes.pop(seat, None)
            if choice.reasons:
                self.quotes[seat] = narrator.reason(choice.reasons[0])
            match.play(choice.move, seat=seat)
        except Exception as error:
            # A student's function may fail in any way; the game waits, and the sentence says whose fault it was.
            return f"{match.names[seat]} ({player.name}): {type(error).__name__}: {error}"
        return None

    def start_anew(self, seats: int) -> None:
        """Another game begins, perhaps with fewer seats."""
        self.quotes = {}
        self.players = {seat: player for seat, player in self.players.items() if seat < seats}
