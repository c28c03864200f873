"""Many games: cut into blocks, played here or on many cores, put together again in the same order.

Every game is fixed by its seating, and the cut does not depend on the number of workers: so neither do the results.
"""

from __future__ import annotations

import time
import warnings
from collections import Counter
from collections.abc import Callable, Generator, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, ClassVar

import joblib
import pandas as pd
from msgspec import Struct

from realms_nb.core import browser
from realms_nb.core.errors import RealmsError
from realms_nb.core.game import AnyGame
from realms_nb.fast.compiling import IS_COMPILED
from realms_nb.sandbox.limits import Diary, Forfeit, NotAsked, Player
from realms_nb.sandbox.remote_player import MOST_LOST, ProcessPlayer
from realms_nb.simulation.entrants import Contender, Guarded, checked_workers
from realms_nb.simulation.faults import fault
from realms_nb.simulation.part import whole_games_of
from realms_nb.simulation.progress import SOON, tqdm
from realms_nb.simulation.tables import COLUMNS, Seating, WholeGames, play

# Fewest and most games of a block. A guarded player starts its process anew for every block, so its blocks are longer.
BLOCK, GUARDED_BLOCK = (1, 25), (25, 100)
# The compiled engine shares its games among threads itself: a few long blocks, so that there is still progress to see.
FAST_BLOCK = 20_000 if IS_COMPILED else 10
# As many blocks as keep the cores of a large machine busy and the progress bar moving.
BLOCKS = 32
# The first block is short: it shows how fast this game goes.
FIRST = 5
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
    moves: dict[int, tuple[str, ...]]
    forfeits: Forfeits = {}
    stopped: bool = False
    # Of those who play in processes of their own, by number.
    diaries: dict[int, Diary] = {}


class Results(Struct, frozen=True):
    """All that was finished: tidy rows in the order of the games, recorded moves, and whether games are missing."""

    rows: pd.DataFrame
    moves: dict[int, tuple[str, ...]]
    forfeits: Forfeits
    partial: bool
    # By name.
    diaries: dict[str, Diary] = {}
    # Games that were lost with a worker process.
    lost: int = 0


def play_block(task: Task, seatings: Sequence[Seating], struck: frozenset[int] = frozenset()) -> Block:
    """Play some games one after the other. The stop button ends the block after the last finished game."""
    game: AnyGame = task.game
    whole = _whole_games(task, seatings)
    if whole is not None:
        return Block(len(seatings), whole(seatings), {})
    players: dict[int, Player] = {}
    records: list[dict[str, Any]] = []
    moves: dict[int, tuple[str, ...]] = {}
    forfeits: Forfeits = {}
    games, stopped = 0, False
    try:
        for seating in seatings:
            for entrant in seating.entrants:
                if entrant not in players:
                    players[entrant] = NotAsked() if entrant in struck else task.contenders[entrant].sit_down()
            names = [task.contenders[entrant].name for entrant in seating.entrants]
            seated = [players[entrant] for entrant in seating.entrants]
            played = play(game, task.rules, seating, seated, names)
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
        for player in players.values():
            player.close()
    diaries = {who: player.diary for who, player in players.items() if isinstance(player, ProcessPlayer)}
    return Block(games, pd.DataFrame(records), moves, forfeits, stopped, diaries)


def _whole_games(task: Task, seatings: Sequence[Seating]) -> WholeGames | None:
    """What plays all these games whole, if the game has a compiled twin that can; it records no moves."""
    if any(seating.recorded for seating in seatings):
        return None
    twin = whole_games_of(task.game)
    return None if twin is None else twin.whole_games(task.rules, task.contenders)


def cut(task: Task, seatings: Sequence[Seating]) -> list[Sequence[Seating]]:
    """The games in blocks: the cut may depend on who plays and how often, never on the number of workers."""
    if _whole_games(task, seatings) is not None:
        return [seatings[start : start + FAST_BLOCK] for start in range(0, len(seatings), FAST_BLOCK)]
    guarded = any(isinstance(contender.strategy, Guarded) for contender in task.contenders)
    fewest, most = GUARDED_BLOCK if guarded else BLOCK
    size = min(max(len(seatings) // BLOCKS, fewest), most)
    blocks: list[Sequence[Seating]] = []
    start, deals = 0, set[int]()
    for place, seating in enumerate(seatings):
        # A process lives as long as a block, and must not meet a deal again: it might remember the cards.
        full = place - start >= (size if blocks else FIRST)
        if full or (guarded and seating.seed in deals):
            blocks.append(seatings[start:place])
            start, deals = place, set()
        deals.add(seating.seed)
    return [*blocks, seatings[start:]]


def play_all(
    task: Task,
    seatings: Sequence[Seating],
    *,
    workers: int | None,
    quiet: bool,
    keep: Callable[[pd.DataFrame], None] | None = None,
    strict: bool = False,
) -> Results:
    """Play all games, with a progress bar if it takes a while; the stop button keeps what is finished.

    `keep` is given the rows of every block as soon as it is finished. A worker process that is lost loses the games
    that were under way, and only those. If it is `strict`, the first forfeit is an error: what is measured of a game
    must not be the fault of a function.
    """
    blocks = cut(task, seatings)
    crew = Crew(task, blocks, checked_workers(workers))
    stopped = False
    # A single block has no progress to show.
    still = quiet or len(blocks) < 2
    with (
        browser.patience(),
        tqdm(total=len(seatings), unit=" games", desc="Playing", disable=still, delay=SOON, leave=False) as bar,
        _ended(crew.played()) as results,
    ):
        try:
            for block in results:
                bar.update(block.games)
                if strict and block.forfeits:
                    raise fault(block.rows, block.forfeits)
                if keep is not None and block.games:
                    keep(block.rows)
                if block.stopped:
                    stopped = True
                    break
                if len(crew.done) < len(blocks):
                    browser.look_at_the_clock()
        except KeyboardInterrupt:
            stopped = True
    done = list(crew.done.values())
    lost = 0 if stopped else len(seatings) - sum(block.games for block in done)
    if lost and not done:
        raise RealmsError(f"{LOST_WORKER} {USE_A_LIMIT}")
    if lost:
        warnings.warn(f"{LOST_WORKER} {lost:,} games under way are missing. {USE_A_LIMIT}", LostWorker, stacklevel=3)
    return _together(task, done, stopped, lost)


LOST_WORKER = "A worker process was lost: a strategy ended it, or memory ran out."
USE_A_LIMIT = "With a time_limit each function has a process of its own and only forfeits its game."
# After so many losses something is wrong that will not pass.
MOST_LOSSES = 3


class LostWorker(UserWarning):
    """Games are missing, because a process that played them was ended."""


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

    def played(self) -> Generator[Block]:
        """The blocks as they are finished. Unless told otherwise, other cores are woken only for work that lasts."""
        workers = self._workers
        if browser.IN_A_BROWSER or _whole_games(self._task, self._blocks[0]) is not None:
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
        for _ in range(MOST_LOSSES):
            _send_idle_workers_home()
            # Nobody waits in a queue: the sooner a block is back, the sooner it is known who is not asked again.
            crew = joblib.Parallel(n_jobs=workers, return_as="generator_unordered", pre_dispatch="n_jobs")
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
            yield joblib.delayed(_numbered)(number, self._task, self._blocks[number], self._struck())

    def _play(self, number: int) -> Block:
        return play_block(self._task, self._blocks[number], self._struck())

    def _finished(self, number: int, block: Block) -> Block:
        self.done[number] = block
        if block.diaries and block.games:
            who = {contender.name: number for number, contender in enumerate(self._task.contenders)}
            lost = block.rows.loc[block.rows["forfeit"].isin(["time limit", "stopped"]), "strategy"]
            self._losses.update(who[name] for name in lost)
            self._games.update(who[name] for name in block.rows["strategy"])
        return block

    def _struck(self) -> frozenset[int]:
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


def _numbered(number: int, task: Task, seatings: Sequence[Seating], struck: frozenset[int]) -> tuple[int, Block]:
    return number, play_block(task, seatings, struck)


@contextmanager
def _ended(blocks: Generator[Block]) -> Generator[Generator[Block]]:
    """Whatever happens, the work still under way is given up at the end."""
    try:
        yield blocks
    finally:
        with warnings.catch_warnings():
            # joblib warns of work that is cancelled, but that is what the stop button is for.
            warnings.simplefilter("ignore", UserWarning)
            blocks.close()


def _together(task: Task, done: list[Block], stopped: bool, lost: int) -> Results:
    rows = [block.rows for block in done if block.games]
    frame = pd.concat(rows, ignore_index=True) if rows else pd.DataFrame(columns=COLUMNS)
    frame = frame.sort_values(["game", "seat"], ignore_index=True)
    for column in ("forfeit", "error"):
        # None where nothing happened, whatever pandas made of blocks with and without texts.
        frame[column] = frame[column].astype(object).where(frame[column].notna(), None)
    partial = stopped or lost > 0
    frame.attrs["partial"] = partial
    diaries: dict[str, Diary] = {}
    for block in done:
        for who, each in block.diaries.items():
            diary = diaries.setdefault(task.contenders[who].name, Diary())
            diary.decisions += each.decisions
            diary.seconds += each.seconds
            diary.printed = diary.printed or each.printed
    moves = {game: moves for block in done for game, moves in block.moves.items()}
    forfeits = {place: forfeit for block in done for place, forfeit in block.forfeits.items()}
    return Results(frame, moves, forfeits, partial, diaries, lost)
