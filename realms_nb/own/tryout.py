"""A new game is tried out in the cell that makes it: games by chance, and all is watched that a match takes on trust.

Every move is told, too; the list of moves is asked twice, once with what the seat to move can see alone; Python's own
chance must not be used; and from imagined positions the game must go on.
"""

from __future__ import annotations

import random
import signal
import threading
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Any

from msgspec import Struct

from realms_nb.core.chance import Random
from realms_nb.core.errors import RealmsError
from realms_nb.own.imagining import determinize, view_for
from realms_nb.own.mistakes import Mistake, Peeked, TookTooLong
from realms_nb.own.position import Position

# So many games, three times as many if they are quick; no more than so many seconds of the processor.
GAMES, QUICK, SECONDS = 8, 0.1, 0.25
# From every so many-th position one is imagined, and so many moves are played there.
IMAGINED, FURTHER = 5, 3
# A method that is away for so long will not come back.
LONGEST_METHOD = 5


class Notice(Struct, frozen=True):
    """Something that is no mistake and may be meant otherwise: a message `own-hint-<code>`, and what stands in it."""

    code: str
    name: str


class TryOut(Struct, frozen=True):
    """What games by chance have met: how many, the shortest and the longest in moves, verbs that were never played.

    `imagined` counts the positions that were imagined from a view and played on, `unimagined` those of them that broke
    a rule; `hints` are what may be meant otherwise.
    """

    games: int
    shortest: int
    longest: int
    never: tuple[str, ...]
    imagined: int
    unimagined: int
    hints: tuple[Notice, ...]


class _Met:
    def __init__(self, verbs: Any) -> None:
        self.lengths: list[int] = []
        self.never = set(verbs)
        self.imagined = self.unimagined = 0
        # Words and numbers of a seat that verbs write and the end of a round resets, while others can see them.
        self.written: set[str] = set()
        self.reset: set[str] = set()
        self.kept: set[str] = set()


def tried_out(game: Any) -> TryOut:
    """Play some games with the fewest and the most seats; the first mistake is raised, with what leads to it."""
    fewest, most = game.players
    met, began = _Met(game.verbs), time.process_time()
    number = 0
    with _stopped_in_time() as wind:
        while number < GAMES or (number < 3 * GAMES and time.process_time() - began < QUICK):
            _one_game(game, fewest if number % 2 == 0 else most, number, met, wind)
            number += 1
            if time.process_time() - began > SECONDS and number >= 2:
                break
    hints = [Notice("never", verb) for verb in sorted(met.never)]
    hints += [Notice("open-secret", name) for name in sorted((met.written & met.reset) - met.kept)]
    return TryOut(
        number, min(met.lengths), max(met.lengths), tuple(sorted(met.never)), met.imagined, met.unimagined, tuple(hints)
    )


def _one_game(game: Any, seats: int, seed: int, met: _Met, wind: Callable[[], None]) -> None:
    moves: list[str] = []
    chance = random.getstate()
    try:
        state, rng = game.setup(seats, seed), Random(seed)
        while state.decision is not None:
            wind()
            legal = game.legal_moves(state)
            _look_again(state)
            if len(moves) % IMAGINED == 0:
                _imagine(game, state, rng, met)
            move = legal[int(rng.random() * len(legal))]
            moves.append(str(move))
            met.never.discard(state._candidates[str(move)][0])
            after, _ = game.narrate(state, move)
            _watch(state, after, met)
            state = after
            if random.getstate() != chance:
                random.setstate(chance)
                raise state._play._told(Mistake(code="own-random"), state, moves[-1].split()[0])
        game.scores(state)
    except TookTooLong:
        raise _to_be_seen(Mistake(code="own-loop", seconds=str(LONGEST_METHOD)), game, seats, seed, moves) from None
    except Mistake as error:
        raise _to_be_seen(error, game, seats, seed, moves) from error
    met.lengths.append(len(moves))


def _look_again(state: Position) -> None:
    """What a seat may do follows from what it can see, and is the same when it is asked again."""
    play = state._play
    try:
        again = play._candidates(view_for(state, state._values["_turn"]))
        for verb, args in again.values():
            play._refused(view_for(state, state._values["_turn"]), verb, args)
    except Peeked as error:
        raise play._told(Mistake(code="own-moves-peek", what=error), state) from error
    if list(again) != list(state._candidates):
        raise play._told(Mistake(code="own-moves-change"), state)


def _imagine(game: Any, state: Position, rng: Random, met: _Met) -> None:
    """An imagined position must be as good as the real one."""
    view = view_for(state, state._values["_turn"])
    met.imagined += 1
    try:
        world = determinize(view, rng)
        for _ in range(FURTHER):
            if world.decision is None:
                break
            legal = game.legal_moves(world)
            world = game.apply(world, legal[int(rng.random() * len(legal))])
    except RealmsError:
        met.unimagined += 1


def _watch(state: Position, after: Position, met: _Met) -> None:
    """Which words and numbers of the seats are written by moves and taken back at the end of every round."""
    mover, last = state._values["_turn"], after._values["_round"] > state._values["_round"]
    hidden = {*state._layout.secrets, *state._layout.things, *state._layout.dice}
    names = {key[0] for key in state._layout if not isinstance(key, str) and key not in hidden}
    for name in names:
        new = [after._values.get((name, seat)) for seat in range(state._n)]
        old = [state._values.get((name, seat)) for seat in range(state._n)]
        if last and "end_of_round" in state._play._has:
            if any(value not in _NOTHING for value in new):
                met.kept.add(name)
            elif any(value not in _NOTHING for seat, value in enumerate(old) if seat != mover):
                met.reset.add(name)
        elif old[mover] in _NOTHING and type(new[mover]) in (int, str) and new[mover] not in _NOTHING:
            met.written.add(name)


# What a word or a number is before anybody has chosen.
_NOTHING = (0, "", None)


def _to_be_seen(error: Mistake, game: Any, seats: int, seed: int, moves: list[str]) -> Mistake:
    """A mistake with how to see it again."""
    # `again` itself plays all but the last move; a mistake before the first leaves nothing to be played.
    title = game.python.__name__
    again = RealmsError(code="own-again" if moves else "own-again-setup", title=title, count=str(seats), seed=str(seed))
    told = type(error)(code="own-told", what=error, where=again)
    told.taken_from(error)
    told.seats, told.seed = seats, seed
    in_move = error.move == len(moves)
    game.__dict__["_way"] = tuple(moves[:-1] if in_move else moves)
    return told


@contextmanager
def _stopped_in_time() -> Generator[Callable[[], None]]:
    """A method that never comes back is stopped by an alarm, where this thread may set one; each move winds it anew."""
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "setitimer"):
        yield lambda: None
        return

    def ring(number: int, frame: Any) -> None:
        raise TookTooLong

    before = signal.signal(signal.SIGVTALRM, ring)

    def wind() -> None:
        signal.setitimer(signal.ITIMER_VIRTUAL, LONGEST_METHOD)

    wind()
    try:
        yield wind
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
