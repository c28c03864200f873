"""Points and places of the compiled engine, by value: on paper that was written on before, and with ties."""

from __future__ import annotations

from random import Random

import pytest

from realms_nb.fast.compiling import blank, ints
from realms_nb.games.minute_realms import GAME
from realms_nb.games.minute_realms.engine.rules import STANDARD
from realms_nb.games.minute_realms.engine.scoring import SOURCES
from realms_nb.games.minute_realms.fast import layout as at
from realms_nb.games.minute_realms.fast.points import points_by_source, rank, tie_break


def test_a_number_is_read_back_as_its_move():
    """Each way of taking, losing and discarding a card has a number of its own, and leads back from it."""
    book = at.book_for(STANDARD, 3)
    moves = [book.move(code) for code in range(4 * len(book.cards))]
    assert [book.code(move) for move in moves] == list(range(len(moves)))
    assert len({str(move) for move in moves}) == len(moves)
    assert {str(move).split()[0] for move in moves} == {"build", "bastion", "lose", "discard"}


def test_points_are_written_over_what_stood_there():
    """The points of a seat by source are those of its score sheet, whatever stood on the paper before."""
    rng, met = Random(4), 0
    book = at.book_for(STANDARD, 3)
    for seed in range(6):
        state = GAME.setup(3, seed)
        while legal := GAME.legal_moves(state):
            state = GAME.apply(state, rng.choice(legal))
        table = ints(book.table(state))
        for seat, sheet in enumerate(GAME.scores(state)):
            points = blank(at.SOURCE_COUNT + 2)
            for place in range(len(points)):
                points[place] = 77
            points_by_source(book.array, table, seat, points, 1)
            assert (points[0], points[-1]) == (77, 77)
            found = dict(zip(SOURCES, map(int, points[1:-1]), strict=True))
            assert {source: worth for source, worth in found.items() if worth} == {
                source: worth for source, worth in sheet.by_source().items() if worth
            }
            met += len(sheet.by_source())
    assert met > 20


@pytest.mark.parametrize(
    ("points", "places", "decided"),
    [((5, 3, 9), (2, 3, 1), 0), ((9, 3, 9), (1, 3, 1), 3), ((4, 4, 4), (1, 1, 1), 3), ((1, 9, 3), (3, 1, 2), 0)],
)
def test_places_are_one_more_than_those_before(points, places, decided):
    """A seat's place is one more than the number of seats before it; seats that are equal share theirs."""
    book = at.book_for(STANDARD, 3).array
    standings = ints([each << 32 for each in points])
    assert tuple(rank(book, standings, seat) for seat in range(3)) == places
    assert tie_break(book, standings) == decided
