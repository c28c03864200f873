"""A player in a process of its own: whatever it does there, only its own game is lost."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from msgspec import structs

from realms_nb.sandbox.interrupts import held
from realms_nb.sandbox.limits import Diary, Forfeit, SeatAnswer
from realms_nb.sandbox.process import NOT_AN_ANSWER, StrategyProcess, make_ready
from realms_nb.sandbox.worker import Hello

# After so many lost processes in one block of games a player is not started again: each may have cost a time limit.
MOST_LOST = 3
# A process that is killed while it starts (memory ran out, somebody's mistake) gets so many tries in all.
TRIES = 3


class ProcessPlayer:
    """A strategy in a child process: started at the first question, and again in the next game after it was lost.

    With an `allowance` that is all the time it has, for loading and for every decision of all games to come.
    """

    def __init__(self, hello: Hello, allowance: float | None = None) -> None:
        self._hello = hello
        self._child: StrategyProcess | None = None
        self._seed: int | None = None
        self._lost = 0
        self._unloadable: SeatAnswer | None = None
        self._used = 0.0
        self._allowance = allowance
        self.diary = Diary()

    def begin(self, seed: int) -> None:
        """The seed is sent along with the first question of the game, and its clock starts anew."""
        self._seed = seed
        self._used = 0.0

    def answer(self, view: Any, moves: tuple[Any, ...]) -> SeatAnswer:
        """Ask the process; if it is late, ended or talks nonsense, the game is forfeited."""
        is_new = self._child is None
        started = self.start()
        if started.forfeit is not None:
            return started
        assert self._child is not None
        seed, self._seed = self._seed, None
        answer = self._look(self._child, view) if is_new else SeatAnswer()
        if answer.forfeit is None:
            answer = self._decide(self._child, seed, (view, moves))
        if answer.forfeit is None and answer.illegal is None and not 0 <= answer.move < len(moves):
            answer = NOT_AN_ANSWER
        if answer.forfeit is None:
            return answer
        answer = self._with_print(answer.forfeit)
        if answer.forfeit is not None and answer.forfeit.kind in ("time limit", "stopped"):
            self._lost += 1
            self.close()
        return answer

    def _look(self, child: StrategyProcess, view: Any) -> SeatAnswer:
        answer = child.look(view, self._hello.limits.start_seconds)
        self.diary.in_all += child.spent.seconds
        return answer

    def _decide(self, child: StrategyProcess, seed: int | None, question: Any) -> SeatAnswer:
        """Within the time for a decision, and within what is left of the time for the game and for all games."""
        limits = self._hello.limits
        least = limits.move_seconds, "late-decision", limits.move_seconds
        if limits.game_seconds is not None:
            least = min(least, (limits.game_seconds - self._used, "late-game", limits.game_seconds))
        if self._allowance is not None:
            least = min(least, (self._left(), "late-league", limits.all_seconds or 0.0))
        left, late, seconds = least
        answer = child.ask(seed, question, max(left, 0.001))
        spent = child.spent
        self._used += spent.seconds
        self.diary.decisions += 1
        self.diary.seconds += spent.seconds
        self.diary.waited += spent.waited
        self.diary.in_all += spent.seconds
        if answer.forfeit is not None and answer.forfeit.kind == "time limit":
            return SeatAnswer(forfeit=Forfeit(late, {"seconds": f"{seconds:g}"}, busy=spent.busy))
        return answer

    def _left(self) -> float:
        return float("inf") if self._allowance is None else self._allowance - self.diary.in_all

    def start(self) -> SeatAnswer:
        """Start the process and load the strategy, unless it runs; the answer says whether that worked."""
        if self._child is not None:
            return SeatAnswer()
        # What could not be loaded once will not load later either.
        if self._unloadable is not None:
            return self._unloadable
        if self._left() <= 0:
            return SeatAnswer(forfeit=Forfeit("late-league", {"seconds": f"{self._hello.limits.all_seconds:g}"}))
        if self._lost >= MOST_LOST:
            return SeatAnswer(forfeit=Forfeit("lost-often", {"number": MOST_LOST}))
        tries = 1
        while True:
            self._begin()
            assert self._child is not None
            answer = self._child.hello()
            self.diary.in_all += self._child.spent.seconds
            if answer.forfeit is None:
                return answer
            killed = self._child.was_killed and answer.forfeit.kind == "stopped"
            answer = self._with_print(answer.forfeit)
            self.close()
            if tries == TRIES or not killed:
                self._unloadable = answer
                return answer
            tries += 1

    def _begin(self) -> None:
        with suppress(ConnectionError):  # it is tried again below, where it can be told
            make_ready(self._hello)
        # A process that nobody has noted down would be nobody's to end.
        with held():
            self._child = StrategyProcess(self._hello)

    @property
    def printed(self) -> str:
        """The end of what its process has printed."""
        return self._child.printed if self._child is not None else self.diary.printed

    def close(self) -> None:
        """End the process."""
        if self._child is not None:
            self.diary.printed = self.diary.printed or self._child.first_printed
            self._child.close()
            self._child = None

    def _with_print(self, forfeit: Forfeit) -> SeatAnswer:
        """What the strategy has printed belongs to the report of its failure."""
        return SeatAnswer(forfeit=structs.replace(forfeit, printed="" if self._child is None else self._child.printed))
