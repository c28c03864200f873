"""A player in a process of its own: whatever it does there, only its own game is lost."""

from __future__ import annotations

from typing import Any

from realms_nb.simulation.child import NOT_AN_ANSWER, Child
from realms_nb.simulation.players import Answer, Forfeit
from realms_nb.simulation.seat_process import Hello

# After so many lost processes in one block of games a player is not started again: each may have cost a time limit.
MOST_LOST = 3


class ProcessPlayer:
    """A strategy in a child process: started at the first question, and again in the next game after it was lost."""

    def __init__(self, hello: Hello) -> None:
        self._hello = hello
        self._child: Child | None = None
        self._seed: int | None = None
        self._lost = 0
        self._unloadable: Answer | None = None

    def begin(self, seed: int) -> None:
        """The seed is sent along with the first question of the game."""
        self._seed = seed

    def answer(self, view: Any, moves: tuple[Any, ...]) -> Answer:
        """Ask the process; if it is late, ended or talks nonsense, the game is forfeited."""
        is_new = self._child is None
        started = self.start()
        if started.forfeit is not None:
            return started
        assert self._child is not None
        limits = self._hello.limits
        seed, self._seed = self._seed, None
        answer = self._child.look(view, limits.start_seconds) if is_new else Answer()
        if answer.forfeit is None:
            answer = self._child.ask(seed, (view, moves), limits.move_seconds)
        if answer.forfeit is None and answer.illegal is None and not 0 <= answer.move < len(moves):
            answer = NOT_AN_ANSWER
        if answer.forfeit is None:
            return answer
        answer = self._with_print(answer.forfeit)
        if answer.forfeit is not None and answer.forfeit.kind in ("time limit", "stopped"):
            self._lost += 1
            self.close()
        return answer

    def start(self) -> Answer:
        """Start the process and load the strategy, unless it runs; the answer says whether that worked."""
        if self._child is not None:
            return Answer()
        # What could not be loaded once will not load later either.
        if self._unloadable is not None:
            return self._unloadable
        if self._lost >= MOST_LOST:
            return Answer(forfeit=Forfeit("stopped", f"Not asked again: its process was lost {MOST_LOST} times."))
        self._child = Child(self._hello.fenced)
        answer = self._child.hello(self._hello)
        if answer.forfeit is not None:
            answer = self._unloadable = self._with_print(answer.forfeit)
            self.close()
        return answer

    def close(self) -> None:
        """End the process."""
        if self._child is not None:
            self._child.close()
            self._child = None

    def _with_print(self, forfeit: Forfeit) -> Answer:
        """What the strategy has printed belongs to the report of its failure."""
        printed = "" if self._child is None else self._child.printed
        report = f"{forfeit.report}\nIt had printed:\n{printed}" if printed else forfeit.report
        return Answer(forfeit=Forfeit(forfeit.kind, report))
