"""Many games: cut into blocks, played here or on many cores, put together again in the same order.

Every game is fixed by its seating, and the cut does not depend on the number of workers: so neither do the results.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from types import MappingProxyType

import pandas as pd
from msgspec import Struct

from realms_nb.core import browser
from realms_nb.core.errors import RealmsError
from realms_nb.fast.compiling import IS_COMPILED
from realms_nb.sandbox.interrupts import held
from realms_nb.sandbox.limits import Diary
from realms_nb.simulation.crew import Block, Crew, Forfeits, Task, whole_games
from realms_nb.simulation.entrants import Guarded, checked_workers
from realms_nb.simulation.faults import fault
from realms_nb.simulation.progress import SOON, tqdm
from realms_nb.simulation.tables import COLUMNS, RecordedMove, Seating

# Fewest and most games of a block. A guarded player starts its process anew for every block, so its blocks are longer.
BLOCK, GUARDED_BLOCK = (1, 25), (25, 100)
# The compiled engine shares its games among threads itself: a few long blocks, so that there is still progress to see.
FAST_BLOCK = 20_000 if IS_COMPILED else 10
# As many blocks as keep the cores of a large machine busy and the progress bar moving.
BLOCKS = 32
# The first block is short: it shows how fast this game goes.
FIRST = 5


class Clock(Struct, frozen=True):
    """What the clock has decided, and how busy the machine was meanwhile."""

    # Games in which somebody was too late; and games played again because somebody was while others had the processor.
    decided: int = 0
    again: int = 0
    # The share of the time for all answers that was waited for a processor, and how many processes wanted to run.
    waited: float = 0.0
    load: float | None = None


class Results(Struct, frozen=True):
    """All that was finished: tidy rows in the order of the games, recorded moves, and whether games are missing."""

    rows: pd.DataFrame
    moves: dict[int, tuple[RecordedMove, ...]]
    forfeits: Forfeits
    partial: bool
    # By name.
    diaries: dict[str, Diary] = {}
    # Games that were lost with a worker process.
    lost: int = 0
    # Where somebody had a clock.
    clock: Clock | None = None


def cut(task: Task, seatings: Sequence[Seating]) -> list[Sequence[Seating]]:
    """The games in blocks: the cut may depend on who plays and how often, never on the number of workers."""
    if whole_games(task, seatings) is not None:
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
    if not seatings:
        # Stopped before it was known who plays whom.
        return _together(task, [], stopped=True, lost=0)
    blocks = cut(task, seatings)
    crew = Crew(task, blocks, checked_workers(workers))
    stopped, again = False, dict[int, Block]()
    # A single block has no progress to show.
    still = quiet or len(blocks) < 2
    try:
        with (
            browser.patience(),
            tqdm(total=len(seatings), unit=" games", desc="Playing", disable=still, delay=SOON, leave=False) as bar,
            _ended(crew.played()) as results,
        ):
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
        if not stopped:
            for seating in _unfairly_late(crew, seatings):
                block = crew.again(seating)
                stopped = block.stopped
                if stopped:
                    break
                again[seating.game] = block
    except KeyboardInterrupt:
        stopped = True
    done = list(crew.done.values())
    with held():
        lost = 0 if stopped else len(seatings) - sum(block.games for block in done)
        if lost and not done:
            raise RealmsError(f"{LOST_WORKER} {USE_A_LIMIT}")
        if lost:
            warnings.warn(
                f"{LOST_WORKER} {lost:,} games under way are missing. {USE_A_LIMIT}", LostWorker, stacklevel=3
            )
        return _together(task, done, stopped=stopped, lost=lost, again=again, load=crew.load)


def _unfairly_late(crew: Crew, seatings: Sequence[Seating]) -> list[Seating]:
    """Games that the clock decided while others had the processor: they are played again, once.

    Who is late in most of its games is late by itself.
    """
    struck = crew.struck()
    late = {
        game: seat
        for block in crew.done.values()
        for (game, seat), forfeit in block.forfeits.items()
        if forfeit.busy and forfeit.code != "late-league"
    }
    return [each for each in seatings if each.game in late and each.entrants[late[each.game]] not in struck]


LOST_WORKER = "A worker process was lost: a strategy ended it, or memory ran out."
USE_A_LIMIT = "With a time_limit each function has a process of its own and only forfeits its game."


class LostWorker(UserWarning):
    """Games are missing, because a process that played them was ended."""


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


def _together(
    task: Task,
    done: list[Block],
    *,
    stopped: bool,
    lost: int,
    again: Mapping[int, Block] = MappingProxyType({}),
    load: float | None = None,
) -> Results:
    rows = [block.rows for block in done if block.games]
    frame = pd.concat(rows, ignore_index=True) if rows else pd.DataFrame(columns=COLUMNS)
    if again:
        kept = frame.loc[~frame["game"].isin(list(again))]
        frame = pd.concat([kept, *(block.rows for block in again.values())])
    frame = frame.sort_values(["game", "seat"], ignore_index=True)
    for column in ("forfeit", "error"):
        # None where nothing happened, whatever pandas made of blocks with and without texts.
        frame[column] = frame[column].astype(object).where(frame[column].notna(), None)
    partial = stopped or lost > 0
    frame.attrs["partial"] = partial
    diaries: dict[str, Diary] = {}
    for block in (*done, *again.values()):
        for who, each in block.diaries.items():
            diary = diaries.setdefault(task.contenders[who].name, Diary())
            diary.decisions += each.decisions
            diary.seconds += each.seconds
            diary.waited += each.waited
            diary.in_all += each.in_all
            diary.printed = diary.printed or each.printed
    last = {game: block for block in done for game in {place[0] for place in block.forfeits}} | dict(again)
    forfeits = {
        place: forfeit for game, block in last.items() for place, forfeit in block.forfeits.items() if place[0] == game
    }
    moves = {game: moves for block in (*done, *again.values()) for game, moves in block.moves.items()}
    clock = None
    if any(isinstance(contender.strategy, Guarded) for contender in task.contenders):
        late = {game for (game, _), forfeit in forfeits.items() if forfeit.kind == "time limit"}
        waited, spent = (sum(getattr(each, what) for each in diaries.values()) for what in ("waited", "seconds"))
        clock = Clock(len(late), len(again), waited / (waited + spent) if waited else 0.0, load)
    return Results(frame, moves, forfeits, partial, diaries, lost, clock)
