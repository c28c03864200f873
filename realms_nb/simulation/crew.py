"""Who plays the blocks of games: this process, or many others; and what has become of each block.

Every block brings back how its players fared: who is late again and again is not asked any more, and who has used up
its time for all games has none left.
"""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from collections.abc import Generator, Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import Any, ClassVar

import joblib
import pandas as pd
from msgspec import Struct

from realms_nb.core import browser
from realms_nb.core.game import AnyGame
from realms_nb.sandbox.interrupts import held
from realms_nb.sandbox.limits import Diary, Forfeit, NotAsked, Player
from realms_nb.sandbox.remote_player import MOST_LOST, ProcessPlayer
from realms_nb.sandbox.watchdog import load_of_the_machine
from realms_nb.simulation.entrants import Contender, Guarded
from realms_nb.simulation.part import whole_games_of
from realms_nb.simulation.progress import SOON
from realms_nb.simulation.tables import RecordedMove, Seating, WholeGames, play

# Seconds after which workers without work are not trusted to be still there.
LONGEST_IDLE = 120.0


class Task(Struct, frozen=True):
    """What all games of a simulation have in common."""

    game: Any
    rules: Any
    contenders: tuple[Contender, ...]


# Why seats forfeited, by game and seat.
Forfeits = dict[tuple[int, int], Forfeit]


class Block(Struct, frozen=True):
    """The results of a block: how many games, tidy rows, recorded moves, and whether it was stopped half-way."""

    games: int
    rows: pd.DataFrame
    moves: dict[int, tuple[RecordedMove, ...]]
    forfeits: Forfeits = {}
    stopped: bool = False
    # Of those who play in processes of their own, by number.
    diaries: dict[int, Diary] = {}


class Word(Struct, frozen=True):
    """What a block is told of the blocks before: who is not asked any more, and how much time others have left."""

    struck: frozenset[int] = frozenset()
    left: dict[int, float] = {}


def play_block(task: Task, seatings: Sequence[Seating], word: Word = Word()) -> Block:  # noqa: B008  # it is frozen
    """Play some games one after the other. The stop button ends the block after the last finished game."""
    game: AnyGame = task.game
    whole = whole_games(task, seatings)
    if whole is not None:
        return Block(len(seatings), whole(seatings), {})
    players: dict[int, Player] = {}
    records: list[dict[str, Any]] = []
    moves: dict[int, tuple[RecordedMove, ...]] = {}
    forfeits: Forfeits = {}
    games, stopped = 0, False
    try:
        for seating in seatings:
            for entrant in seating.entrants:
                if entrant not in players:
                    seated = task.contenders[entrant]
                    players[entrant] = NotAsked() if entrant in word.struck else seated.sit_down(word.left.get(entrant))
            names = [task.contenders[entrant].name for entrant in seating.entrants]
            table = [players[entrant] for entrant in seating.entrants]
            played = play(game, task.rules, seating, table, names)
            records += played.records
            forfeits |= {(seating.game, seat): forfeit for seat, forfeit in played.forfeits.items()}
            games += 1
            if seating.recorded:
                moves[seating.game] = played.moves
            if games < len(seatings):
                browser.look_at_the_clock()
    except KeyboardInterrupt:
        stopped = True
    finally:
        # Whoever presses twice must not leave a process behind.
        with held():
            for player in players.values():
                player.close()
    diaries = {who: player.diary for who, player in players.items() if isinstance(player, ProcessPlayer)}
    return Block(games, pd.DataFrame(records), moves, forfeits, stopped, diaries)


def whole_games(task: Task, seatings: Sequence[Seating]) -> WholeGames | None:
    """What plays all these games whole, if the game has a compiled twin that can; it records no moves."""
    if any(seating.recorded for seating in seatings):
        return None
    twin = whole_games_of(task.game)
    return None if twin is None else twin.whole_games(task.rules, task.contenders)


# A block is handed out by itself: put together, more games are under way when a worker is lost. joblib's own types know
# nothing but "auto".
ALONE: Any = 1
# After so many losses something is wrong that will not pass.
MOST_LOSSES = 3


class Crew:
    """Who plays the blocks: this process, or others; and what has become of each block."""

    # When workers of any crew last had something to do.
    last_work: ClassVar[float | None] = None

    def __init__(self, task: Task, blocks: list[Sequence[Seating]], workers: int | None) -> None:
        self._task = task
        self._blocks = blocks
        self._workers = workers
        self.done: dict[int, Block] = {}
        self._sent: set[int] = set()
        self._losses: Counter[int] = Counter()
        self._games: Counter[int] = Counter()
        # Of who has a share of time for all games: what is used, what a block under way has been given, and for how
        # many blocks at once it must do.
        self._used: defaultdict[int, float] = defaultdict(float)
        self._given: dict[int, dict[int, float]] = {}
        self._hands = 1
        # The largest load that was seen.
        self.load: float | None = None

    def played(self) -> Generator[Block]:
        """The blocks as they are finished. Unless told otherwise, other cores are woken only for work that lasts."""
        workers = self._workers
        if browser.IN_A_BROWSER or whole_games(self._task, self._blocks[0]) is not None:
            workers = 1
        if workers is None:
            began = time.monotonic()
            yield self._finished(0, self._play(0))
            each = (time.monotonic() - began) / len(self._blocks[0])
            workers = -1 if each * sum(map(len, self._blocks[1:])) > SOON else 1
        if workers == 1 or len(self._left()) < 2:
            for number in self._left():
                yield self._finished(number, self._play(number))
            return
        self._hands = joblib.effective_n_jobs(workers)
        for _ in range(MOST_LOSSES):
            _send_idle_workers_home()
            # Nobody waits in a queue: the sooner a block is back, the sooner it is known who is not asked again.
            crew = joblib.Parallel(workers, return_as="generator_unordered", pre_dispatch="n_jobs", batch_size=ALONE)
            try:
                for number, block in crew(self._work()):  # pyright: ignore[reportGeneralTypeIssues]  # `return_as`
                    yield self._finished(number, block)
                Crew.last_work = time.monotonic()
            except BrokenProcessPool:
                # What was under way is lost; what nobody had begun is played by another crew.
                continue
            return

    def _left(self) -> list[int]:
        return [number for number in range(len(self._blocks)) if number not in self.done and number not in self._sent]

    def _work(self) -> Generator[Any]:
        for number in self._left():
            self._sent.add(number)
            yield joblib.delayed(_numbered)(number, self._task, self._blocks[number], self._word(number))

    def _play(self, number: int) -> Block:
        return play_block(self._task, self._blocks[number], self._word(number))

    def again(self, seating: Seating) -> Block:
        """A game once more, when all others are done: here, alone."""
        self._hands = 1
        return self._finished(-1, play_block(self._task, [seating], self._word(-1)))

    def _finished(self, number: int, block: Block) -> Block:
        if number >= 0:
            self.done[number] = block
        self._given.pop(number, None)
        for who, diary in block.diaries.items():
            self._used[who] += diary.in_all
        load = load_of_the_machine()
        if load is not None:
            self.load = max(load, self.load or 0.0)
        if block.diaries and block.games:
            who = {contender.name: number for number, contender in enumerate(self._task.contenders)}
            lost = block.rows.loc[block.rows["forfeit"].isin(["time limit", "stopped"]), "strategy"]
            self._losses.update(who[name] for name in lost)
            self._games.update(who[name] for name in block.rows["strategy"])
        return block

    def _word(self, number: int) -> Word:
        """Each of the blocks played at once gets its part of what is left of a share, and gives back the rest."""
        left: dict[int, float] = {}
        for who, contender in enumerate(self._task.contenders):
            share = contender.strategy.hello.limits.all_seconds if isinstance(contender.strategy, Guarded) else None
            if share is not None:
                given = sum(each.get(who, 0.0) for each in self._given.values())
                left[who] = max(0.0, share - self._used[who] - given) / self._hands
        self._given[number] = left
        return Word(self.struck(), left)

    def struck(self) -> frozenset[int]:
        """Who was late or lost again and again, and in most games, is not asked any more: the others have no time."""
        return frozenset(
            who for who, lost in self._losses.items() if lost >= MOST_LOST and 2 * lost >= self._games[who]
        )


def _send_idle_workers_home() -> None:
    """The next work gets new workers if those of the last have had none for a while.

    They go home by themselves after five minutes, and work that is handed out in just that moment is never done.
    """
    if Crew.last_work is not None and time.monotonic() - Crew.last_work > LONGEST_IDLE:
        # Late: it wants processes, and a browser has none.
        from joblib.externals.loky import get_reusable_executor

        get_reusable_executor().shutdown(wait=True)


def _numbered(number: int, task: Task, seatings: Sequence[Seating], word: Word) -> tuple[int, Block]:
    return number, play_block(task, seatings, word)
