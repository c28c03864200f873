"""Every seat's chance to win: from one set of sampled futures, after each legal move or from the position as it is.

The n-th future of a seed holds the same hidden cards and tokens for every move, and for every later position of the
same round too: nothing has been revealed in between, so the same things are unseen in the same order. What two moves
or two such positions differ by is therefore never luck.

Final scores in sampled futures: what everybody may expect when weighted players go on from here.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Any

from msgspec import Struct

from realms_nb.core.chance import checked_seed
from realms_nb.fast.compiling import Ints, blank, compiled, ints, make_ready
from realms_nb.fast.samples import checked_playouts, shaped
from realms_nb.fast.streams import checked_threads, in_blocks, open_stream, shuffle
from realms_nb.games.minute_realms.engine.moves import Move
from realms_nb.games.minute_realms.engine.views import View
from realms_nb.games.minute_realms.fast import layout as at
from realms_nb.games.minute_realms.fast.futures import (
    WHOLE_WIN,
    PlaysOn,
    Seen,
    Workspace,
    desk_for,
    determinize,
    legal_codes,
    mean_and_error,
    play_out,
    seen_in,
)
from realms_nb.games.minute_realms.fast.points import standing
from realms_nb.games.minute_realms.fast.turns import copy, play, track_at
from realms_nb.games.minute_realms.fast.weighing import WEIGHT_COUNT, choose

_BLOCK = 125


class Outcomes(Struct, frozen=True, eq=False):
    """How every future of every move ended: parts of a win and scores, as arrays of moves x playouts x seats."""

    # Those that were followed, of so many that are legal.
    moves: tuple[Move, ...]
    legal: int
    # The place of the move that the weights would choose, -1 where there is none or it was not followed.
    habit: int
    wins: Any
    scores: Any


def outcomes(
    view: View,
    weights: PlaysOn,
    playouts: int,
    seed: int,
    threads: int | None = None,
    *,
    known: Sequence[int] = (),
    only: Container[Move] | None = None,
) -> Outcomes:
    """Every legal move, or only some of them, each followed by the same so many sampled futures.

    `known` are the next tokens to be turned up, those face down first, if they are not to be drawn at random.
    """
    book, seen = _opened(view, weights, playouts, seed)
    legal = [int(code) for code in legal_codes(book, seen.table)]
    codes = [code for code in legal if only is None or book.move(code) in only]
    habit = -1
    if legal:
        desk = desk_for(book)
        open_stream(desk.stream, seed, 0)
        own = int(seen.table[at.SEAT]) * WEIGHT_COUNT
        chosen = int(choose(seen.book, seen.table, seen.weights, own, desk.stream, desk.moves, desk.scratch))
        habit = codes.index(chosen) if chosen in codes else -1
    unseen = list(view.unseen_tokens)
    for token in known:
        unseen.remove(token)
    seen = Seen(seen.book, seen.table, seen.cards, ints(unseen), seen.weights)
    wins, scores = _played(book, seen, ints(codes), ints(known), playouts, seed, threads)
    return Outcomes(tuple(map(book.move, codes)), len(legal), habit, wins, scores)


def chances(view: View, weights: PlaysOn, playouts: int, seed: int, threads: int | None = None) -> tuple[Any, Any]:
    """Parts of a win and scores of every seat in so many futures of a position, as arrays of playouts x seats."""
    book, seen = _opened(view, weights, playouts, seed)
    wins, scores = _played(book, seen, ints([at.NOTHING]), ints(()), playouts, seed, threads)
    return wins[0], scores[0]


def _opened(view: View, weights: PlaysOn, playouts: int, seed: int) -> tuple[at.CompiledRules, Seen]:
    checked_playouts(playouts)
    checked_seed(seed)
    make_ready("minute_realms")
    book = at.book_for(view.rules, len(view.realms))
    return book, seen_in(book, view, weights)


def _played(
    book: at.CompiledRules, seen: Seen, moves: Ints, known: Ints, playouts: int, seed: int, threads: int | None
) -> tuple[Any, Any]:
    size = len(moves) * playouts * book.seats
    wins, scores = blank(size), blank(size)

    def work(first: int, behind: int) -> None:
        _sample(seen, moves, known, seed, playouts, first, behind, wins, scores, blank(book.seats), desk_for(book))

    if len(moves):
        in_blocks(work, playouts, checked_threads(threads), _BLOCK)
    shape = (len(moves), playouts, book.seats)
    return shaped(wins, *shape, unit=WHOLE_WIN), shaped(scores, *shape)


@compiled
def _sample(
    seen: Seen,
    moves: Ints,
    known: Ints,
    seed: int,
    playouts: int,
    first: int,
    behind: int,
    wins: Ints,
    scores: Ints,
    standings: Ints,
    desk: Workspace,
) -> None:
    """Some of the futures of every move."""
    book, now = seen.book, desk.now
    seats = book[at.SEATS]
    for number in range(first, behind):
        open_stream(desk.stream, seed, 2 * number)
        _draw_hidden(seen, known, desk)
        for option in range(len(moves)):
            copy(desk.start, now, len(now))
            open_stream(desk.stream, seed, 2 * number + 1)
            if moves[option] != at.NOTHING:
                play(book, now, desk.pile, desk.tokens, moves[option])
            play_out(book, seen.weights, desk)
            best = winners = 0
            for seat in range(seats):
                standings[seat] = standing(book, now, seat)
                best = max(best, standings[seat])
            for seat in range(seats):
                winners += 1 if standings[seat] == best else 0
            here = (option * playouts + number) * seats
            for seat in range(seats):
                wins[here + seat] = WHOLE_WIN // winners if standings[seat] == best else 0
                scores[here + seat] = standings[seat] >> 32


@compiled
def _draw_hidden(seen: Seen, known: Ints, desk: Workspace) -> None:
    """Put the cards and tokens that nobody has seen into a random order; known tokens come first, as they are."""
    table, start, pile, tokens = seen.table, desk.start, desk.pile, desk.tokens
    copy(table, start, len(table))
    dealt, first = table[at.DEALT], table[at.DRAWN] - table[at.HIDDEN]
    for place in range(len(seen.cards)):
        pile[dealt + place] = seen.cards[place]
    shuffle(desk.stream, pile, dealt, len(seen.cards))
    for place in range(len(known)):
        tokens[first + place] = known[place]
    behind = first + len(known)
    for place in range(len(seen.tokens)):
        tokens[behind + place] = seen.tokens[place]
    shuffle(desk.stream, tokens, behind, len(seen.tokens))
    track = track_at(seen.book)
    for space in range(track, track + table[at.ROUND]):
        if start[space] == at.FACE_DOWN_TOKEN:
            start[space] = tokens[first]
            first += 1


def final_scores(
    view: View, weights: PlaysOn, playouts: int, seed: int, threads: int | None = None
) -> tuple[tuple[float, float], ...]:
    """Mean and standard error of every seat's score at the end of so many sampled futures."""
    return tuple((mean, error) for _, mean, error in final_results(view, weights, playouts, seed, threads))


def final_results(
    view: View, weights: PlaysOn, playouts: int, seed: int, threads: int | None = None
) -> tuple[tuple[float, float, float], ...]:
    """Every seat's part of wins, and mean and standard error of its score, in so many sampled futures."""
    checked_playouts(playouts)
    checked_seed(seed)
    make_ready("minute_realms")
    book = at.book_for(view.rules, len(view.realms))
    seen = seen_in(book, view, weights)
    standings = blank(playouts * book.seats)

    def work(first: int, behind: int) -> None:
        _finish(seen, seed, first, behind, standings, desk_for(book))

    in_blocks(work, playouts, checked_threads(threads), _BLOCK)
    # Late: the chances of moves need no NumPy, and a browser has none.
    import numpy as np

    found = np.asarray(standings, np.int64).reshape(playouts, book.seats)
    first = found == found.max(axis=1, keepdims=True)
    wins = (first / first.sum(axis=1, keepdims=True)).mean(axis=0)
    each = [[int(score) for score in found[:, seat] >> 32] for seat in range(book.seats)]
    means = [mean_and_error(sum(own), sum(score * score for score in own), playouts) for own in each]
    return tuple((float(win), *mean) for win, mean in zip(wins, means, strict=True))


@compiled
def _finish(seen: Seen, seed: int, first: int, behind: int, standings: Ints, desk: Workspace) -> None:
    """Some of the futures, each played to its end."""
    seats = seen.book[at.SEATS]
    for number in range(first, behind):
        open_stream(desk.stream, seed, 2 * number)
        determinize(seen, desk.now, desk)
        open_stream(desk.stream, seed, 2 * number + 1)
        play_out(seen.book, seen.weights, desk)
        for seat in range(seats):
            standings[number * seats + seat] = standing(seen.book, desk.now, seat)
