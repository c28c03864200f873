"""Many games: cut into blocks, played here or on many cores, put together again in the same order.

Every game is fixed by its seating, and the cut does not depend on the number of workers: so neither do the results.
"""

from __future__ import annotations

import time
import warnings
from collections.abc import Generator, Iterable, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any

import joblib
import pandas as pd
from msgspec import Struct
from tqdm.auto import tqdm

from realms_nb.core.errors import BadSetup, RealmsError, shown
from realms_nb.simulation import fast
from realms_nb.simulation.entrants import HAS_PROCESSES, Contender, Guarded
from realms_nb.simulation.players import Player
from realms_nb.simulation.table import COLUMNS, AnyGame, Seating, play

# Fewest and most games of a block. A guarded player starts its process anew for every block, so its blocks are longer.
BLOCK, GUARDED_BLOCK = (1, 25), (25, 100)
# The compiled engine shares its games among threads itself: a few long blocks, so that there is still progress to see.
FAST_BLOCK = 20_000
# As many blocks as keep the cores of a large machine busy and the progress bar moving.
BLOCKS = 32
# The first block is short: it shows how fast this game goes.
FIRST = 5
# Work that is done sooner than this is not worth waking other cores for, nor a progress bar.
SOON = 2.0


class Task(Struct, frozen=True):
    """What all games of a simulation have in common."""

    game: Any
    rules: Any
    contenders: tuple[Contender, ...]


class Block(Struct, frozen=True):
    """The results of a block: how many games, tidy rows, recorded moves, and whether it was stopped half-way."""

    games: int
    rows: pd.DataFrame
    moves: dict[int, tuple[str, ...]]
    stopped: bool = False


class Results(Struct, frozen=True):
    """All that was finished: tidy rows in the order of the games, recorded moves, and whether games are missing."""

    rows: pd.DataFrame
    moves: dict[int, tuple[str, ...]]
    partial: bool


def play_block(task: Task, seatings: Sequence[Seating]) -> Block:
    """Play some games one after the other. The stop button ends the block after the last finished game."""
    game: AnyGame = task.game
    weights = _fast_weights(task, seatings)
    if weights is not None:
        names = [contender.name for contender in task.contenders]
        return Block(len(seatings), fast.play_rows(task.rules, weights, names, seatings), {})
    players: dict[int, Player] = {}
    records: list[dict[str, Any]] = []
    moves: dict[int, tuple[str, ...]] = {}
    games, stopped = 0, False
    try:
        for seating in seatings:
            for entrant in seating.entrants:
                if entrant not in players:
                    players[entrant] = task.contenders[entrant].sit_down()
            names = [task.contenders[entrant].name for entrant in seating.entrants]
            seated = [players[entrant] for entrant in seating.entrants]
            played = play(game, task.rules, seating, seated, names)
            records += played.records
            games += 1
            if seating.recorded:
                moves[seating.game] = played.moves
    except KeyboardInterrupt:
        stopped = True
    finally:
        for player in players.values():
            player.close()
    return Block(games, pd.DataFrame(records), moves, stopped)


def _fast_weights(task: Task, seatings: Sequence[Seating]) -> tuple[tuple[float, ...], ...] | None:
    """The weights to play by, if the compiled engine can play all these games whole; it records no moves."""
    if any(seating.recorded for seating in seatings):
        return None
    return fast.weights_for(task.rules, task.contenders)


def cut(task: Task, seatings: Sequence[Seating]) -> list[Sequence[Seating]]:
    """The games in blocks: the cut may depend on who plays and how often, never on the number of workers."""
    if _fast_weights(task, seatings) is not None:
        return [seatings[start : start + FAST_BLOCK] for start in range(0, len(seatings), FAST_BLOCK)]
    guarded = any(isinstance(contender.strategy, Guarded) for contender in task.contenders)
    fewest, most = GUARDED_BLOCK if guarded else BLOCK
    size = min(max(len(seatings) // BLOCKS, fewest), most)
    starts = range(FIRST, len(seatings), size)
    return [seatings[:FIRST], *(seatings[start : start + size] for start in starts)]


def play_all(task: Task, seatings: Sequence[Seating], *, workers: int | None, quiet: bool) -> Results:
    """Play all games, with a progress bar if it takes a while; the stop button keeps what is finished."""
    blocks = cut(task, seatings)
    done: list[Block] = []
    stopped = False
    # A single block has no progress to show.
    still = quiet or len(blocks) < 2
    with (
        tqdm(total=len(seatings), unit=" games", desc="Playing", disable=still, delay=SOON, leave=False) as bar,
        _ended(_played(task, blocks, checked_workers(workers))) as results,
    ):
        try:
            for block in results:
                done.append(block)
                bar.update(block.games)
                if block.stopped:
                    stopped = True
                    break
        except KeyboardInterrupt:
            stopped = True
        except BrokenProcessPool as error:
            raise RealmsError(
                "A worker process was lost: a strategy ended it, or memory ran out. "
                "With a time_limit each function has a process of its own and only forfeits its game."
            ) from error
    return _together(done, stopped)


def _played(task: Task, blocks: list[Sequence[Seating]], workers: int | None) -> Generator[Block]:
    """The blocks as they are finished. Unless told otherwise, other cores are woken only for work that lasts."""
    if _fast_weights(task, blocks[0]) is not None:
        workers = 1
    if workers is None:
        began = time.monotonic()
        yield play_block(task, blocks[0])
        each = (time.monotonic() - began) / len(blocks[0])
        blocks = blocks[1:]
        workers = -1 if HAS_PROCESSES and each * sum(map(len, blocks)) > SOON else 1
    if workers == 1 or len(blocks) < 2:
        yield from (play_block(task, block) for block in blocks)
        return
    crew = joblib.Parallel(n_jobs=workers, return_as="generator_unordered")
    work: Iterable[Any] = (joblib.delayed(play_block)(task, block) for block in blocks)
    yield from crew(work)  # pyright: ignore[reportReturnType]  # `return_as` makes it a generator


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


def _together(done: list[Block], stopped: bool) -> Results:
    rows = [block.rows for block in done if block.games]
    frame = pd.concat(rows, ignore_index=True) if rows else pd.DataFrame(columns=COLUMNS)
    frame = frame.sort_values(["game", "seat"], ignore_index=True)
    for column in ("forfeit", "error"):
        # None where nothing happened, whatever pandas made of blocks with and without texts.
        frame[column] = frame[column].astype(object).where(frame[column].notna(), None)
    frame.attrs["partial"] = stopped
    return Results(frame, {game: moves for block in done for game, moves in block.moves.items()}, stopped)


def checked_workers(workers: object) -> int | None:
    """A number of processes, -1 for all cores, or None to let the runner decide."""
    if workers is None or (
        isinstance(workers, int) and not isinstance(workers, bool) and (workers > 0 or workers == -1)
    ):
        return workers
    raise BadSetup(f"workers is a number of processes from 1 on, or -1 for all cores, not {shown(workers)}.")
