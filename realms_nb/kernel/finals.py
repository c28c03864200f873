"""Final scores in sampled futures: what everybody may expect when weighted players go on from here."""

from __future__ import annotations

from realms_nb.core.chance import checked_seed
from realms_nb.games.minute_realms.views import View
from realms_nb.kernel import layout as at
from realms_nb.kernel.chance import open_stream
from realms_nb.kernel.compiling import Floats, Ints, blank, compiled, floats, ints, make_ready
from realms_nb.kernel.desk import Desk
from realms_nb.kernel.futures import checked_playouts, determinize, mean_and_error, play_out
from realms_nb.kernel.points import standing
from realms_nb.kernel.threads import checked_threads, in_blocks
from realms_nb.kernel.turns import copy, track_at

_BLOCK = 125


def final_scores(
    view: View, weights: tuple[float, ...], playouts: int, seed: int, threads: int | None = None
) -> tuple[tuple[float, float], ...]:
    """Mean and standard error of every seat's score at the end of so many sampled futures."""
    checked_playouts(playouts)
    checked_seed(seed)
    make_ready()
    book = at.book_for(view.rules, len(view.realms))
    table = ints(book.table(view))
    cards, tokens = book.unseen(view)
    everybody = floats(weights * book.seats)
    scores = blank(playouts * book.seats)

    def work(first: int, behind: int) -> None:
        desk = Desk(book)
        _finish(book.array, table, cards, tokens, everybody, seed, first, behind, scores, desk.start, *desk.tools)

    in_blocks(work, playouts, checked_threads(threads), _BLOCK)
    each = [[int(score) for score in scores[seat :: book.seats]] for seat in range(book.seats)]
    return tuple(mean_and_error(sum(own), sum(score * score for score in own), playouts) for own in each)


@compiled
def _finish(
    book: Ints,
    table: Ints,
    cards: Ints,
    unseen: Ints,
    weights: Floats,
    seed: int,
    first: int,
    behind: int,
    scores: Ints,
    start: Ints,
    now: Ints,
    pile: Ints,
    tokens: Ints,
    options: Ints,
    stream: Ints,
    scratch: Floats,
) -> None:
    """Some of the futures, each played to its end."""
    seats, size = book[at.SEATS], len(table)
    for number in range(first, behind):
        open_stream(stream, seed, 2 * number)
        determinize(table, track_at(book), start, size, pile, tokens, cards, unseen, stream)
        copy(start, now, size)
        open_stream(stream, seed, 2 * number + 1)
        play_out(book, weights, now, pile, tokens, options, stream, scratch)
        for seat in range(seats):
            scores[number * seats + seat] = standing(book, now, seat) >> 32
