"""How the others move at a board: at once or one by one, beside the notebook if they take long, and not in a pause."""

from __future__ import annotations

from typing import TYPE_CHECKING

from realms_nb.board.presenter import BoardPresenter

if TYPE_CHECKING:
    from collections.abc import Callable

    from realms_nb.board.background import Background
    from realms_nb.board.wire import sent
    from realms_nb.players.opponents import Proposal


class Others(BoardPresenter):
    """A board at which strategies answer."""

    # Told when a move comes after its message was answered.
    _late: Callable[[], None]
    _adviser: Background

    def others_move(self, *, wait: bool = False) -> None:
        """At the instant pace strategies answer at once, until a person is to decide; `wait` for slow ones, too."""
        while self._pace == "instant" and self._plays_on() and self._one_move(wait=wait):
            pass

    def _one_move(self, *, wait: bool = False) -> bool:
        """Ask whoever is to move; False if there is no move, or none yet."""
        if self._thinker.busy:
            return False
        thought = self._thinker.ask(self._table.others.ask(self.match), wait=wait)
        return thought is not None and self._take(thought)

    def _take(self, thought: Proposal) -> bool:
        failed = self._table.others.play(self.match, thought)
        self._notice = None if failed is None else self.narrator().error(failed)
        # A strategy that failed would fail again: the game waits for a person.
        self._running = self._running and self._notice is None
        return self._notice is None

    def _on_thought(self, thought: Proposal) -> None:
        """An answer that took long; it counts only if the match is still where it was asked."""
        if thought.version == self.match.version and self._take(thought):
            self.others_move()
        self._late()

    def _on_advice(self, advice: tuple[sent.Hint, sent.Hint]) -> None:
        """A hint that took long; it is told only where it is still waited for."""
        promise, hint = advice
        if self._hint is promise:
            self._hint = hint
            self._late()

    def close(self) -> None:
        """Nobody looks any more: nothing is worked out for this board."""
        self._thinker.drop()
        self._adviser.drop()
        self._reviewing.stop()

    def _stop_thinking(self) -> None:
        if self._thinker.busy:
            self._thinker.drop()
            self._table.interrupt(self.match.turn)
