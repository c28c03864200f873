"""A pattern against many boards at once: how hopeful each board is, and which of them complete it.

Four masks say at which corners at most 0, 1, 2 or 3 pieces are missing. With discs at hand four more say what is
missing once these have been summoned; of a colour one or two discs are counted, three or more are taken for enough.
Loops run over the boards in straight lines, so that the compiler can take several boards at a time.
"""

from __future__ import annotations

from realms_nb.fast.compiling import Floats, Ints, compiled, inlined

# For each piece: whether its colour goes on from the piece before, and whether one, two, three discs of it are at hand.
GOES_ON, ONE, TWO, THREE = range(4)
PURSE = 4


@inlined
def _with_piece(p: int, none: int, one: int, two: int, three: int) -> tuple[int, int, int, int]:
    """The corners at which so few pieces are missing, after one more piece."""
    return none & p, one & (none | p), two & (one | p), three & (two | p)


@inlined
def _with_disc(p: int, purse: Ints, at: int, one: int, two: int) -> tuple[int, int, int]:
    """Where a piece is there or a disc can stand for it; and where one and two discs are left then."""
    one = (one & purse[at + GOES_ON]) | purse[at + ONE]
    two = (two & purse[at + GOES_ON]) | purse[at + TWO]
    return p | one | purse[at + THREE], one & (two | p), two & p


@compiled
def sweep_small(
    a: Ints, b: Ints, c: Ints, d: Ints,
    shifts: Ints, at: int, corners: int, count: int, hopes: Floats, best: Floats, full: Ints,
) -> None:  # fmt: skip
    """A pattern of four pieces by tiles alone."""
    s0, s1, s2, s3 = shifts[at], shifts[at + 1], shifts[at + 2], shifts[at + 3]
    h0, h1, h2, h3, h4 = hopes[0], hopes[1], hopes[2], hopes[3], hopes[4]
    for board in range(count):
        none = one = two = three = corners
        p = a[board] >> s0
        none, one, two, three = _with_piece(p, none, one, two, three)
        p = b[board] >> s1
        none, one, two, three = _with_piece(p, none, one, two, three)
        p = c[board] >> s2
        none, one, two, three = _with_piece(p, none, one, two, three)
        p = d[board] >> s3
        none, one, two, three = _with_piece(p, none, one, two, three)
        hope = h0 if none else h1 if one else h2 if two else h3 if three else h4
        full[board] |= none
        best[board] = hope if hope > best[board] else best[board]


@compiled
def sweep_small_with_discs(
    a: Ints, b: Ints, c: Ints, d: Ints,
    shifts: Ints, at: int, corners: int, count: int, hopes: Floats, purse: Ints, best: Floats, full: Ints,
) -> None:  # fmt: skip
    """A pattern of four pieces, with discs at hand."""
    s0, s1, s2, s3 = shifts[at], shifts[at + 1], shifts[at + 2], shifts[at + 3]
    h0, h1, h2, h3, h4 = hopes[0], hopes[1], hopes[2], hopes[3], hopes[4]
    d0, d1, d2, d3, d4 = hopes[5], hopes[6], hopes[7], hopes[8], hopes[9]
    for board in range(count):
        none = one = two = three = corners
        bare = single = pair = trio = corners
        spare = more = 0
        p = a[board] >> s0
        none, one, two, three = _with_piece(p, none, one, two, three)
        p, spare, more = _with_disc(p, purse, 0, spare, more)
        bare, single, pair, trio = _with_piece(p, bare, single, pair, trio)
        p = b[board] >> s1
        none, one, two, three = _with_piece(p, none, one, two, three)
        p, spare, more = _with_disc(p, purse, 4, spare, more)
        bare, single, pair, trio = _with_piece(p, bare, single, pair, trio)
        p = c[board] >> s2
        none, one, two, three = _with_piece(p, none, one, two, three)
        p, spare, more = _with_disc(p, purse, 8, spare, more)
        bare, single, pair, trio = _with_piece(p, bare, single, pair, trio)
        p = d[board] >> s3
        none, one, two, three = _with_piece(p, none, one, two, three)
        p, spare, more = _with_disc(p, purse, 12, spare, more)
        bare, single, pair, trio = _with_piece(p, bare, single, pair, trio)
        hope = h0 if none else h1 if one else h2 if two else h3 if three else h4
        other = d0 if bare else d1 if single else d2 if pair else d3 if trio else d4
        hope = other if other > hope else hope
        full[board] |= none
        best[board] = hope if hope > best[board] else best[board]


@compiled
def sweep_large(
    a: Ints, b: Ints, c: Ints, d: Ints, e: Ints, f: Ints,
    shifts: Ints, at: int, corners: int, count: int, hopes: Floats, best: Floats, full: Ints,
) -> None:  # fmt: skip
    """A pattern of six pieces by tiles alone."""
    s0, s1, s2, s3, s4, s5 = shifts[at], shifts[at + 1], shifts[at + 2], shifts[at + 3], shifts[at + 4], shifts[at + 5]
    h0, h1, h2, h3, h4 = hopes[0], hopes[1], hopes[2], hopes[3], hopes[4]
    for board in range(count):
        none = one = two = three = corners
        p = a[board] >> s0
        none, one, two, three = _with_piece(p, none, one, two, three)
        p = b[board] >> s1
        none, one, two, three = _with_piece(p, none, one, two, three)
        p = c[board] >> s2
        none, one, two, three = _with_piece(p, none, one, two, three)
        p = d[board] >> s3
        none, one, two, three = _with_piece(p, none, one, two, three)
        p = e[board] >> s4
        none, one, two, three = _with_piece(p, none, one, two, three)
        p = f[board] >> s5
        none, one, two, three = _with_piece(p, none, one, two, three)
        hope = h0 if none else h1 if one else h2 if two else h3 if three else h4
        full[board] |= none
        best[board] = hope if hope > best[board] else best[board]


@compiled
def sweep_large_with_discs(
    a: Ints, b: Ints, c: Ints, d: Ints, e: Ints, f: Ints,
    shifts: Ints, at: int, corners: int, count: int, hopes: Floats, purse: Ints, best: Floats, full: Ints,
) -> None:  # fmt: skip
    """A pattern of six pieces, with discs at hand."""
    s0, s1, s2, s3, s4, s5 = shifts[at], shifts[at + 1], shifts[at + 2], shifts[at + 3], shifts[at + 4], shifts[at + 5]
    h0, h1, h2, h3, h4 = hopes[0], hopes[1], hopes[2], hopes[3], hopes[4]
    d0, d1, d2, d3, d4 = hopes[5], hopes[6], hopes[7], hopes[8], hopes[9]
    for board in range(count):
        none = one = two = three = corners
        bare = single = pair = trio = corners
        spare = more = 0
        p = a[board] >> s0
        none, one, two, three = _with_piece(p, none, one, two, three)
        p, spare, more = _with_disc(p, purse, 0, spare, more)
        bare, single, pair, trio = _with_piece(p, bare, single, pair, trio)
        p = b[board] >> s1
        none, one, two, three = _with_piece(p, none, one, two, three)
        p, spare, more = _with_disc(p, purse, 4, spare, more)
        bare, single, pair, trio = _with_piece(p, bare, single, pair, trio)
        p = c[board] >> s2
        none, one, two, three = _with_piece(p, none, one, two, three)
        p, spare, more = _with_disc(p, purse, 8, spare, more)
        bare, single, pair, trio = _with_piece(p, bare, single, pair, trio)
        p = d[board] >> s3
        none, one, two, three = _with_piece(p, none, one, two, three)
        p, spare, more = _with_disc(p, purse, 12, spare, more)
        bare, single, pair, trio = _with_piece(p, bare, single, pair, trio)
        p = e[board] >> s4
        none, one, two, three = _with_piece(p, none, one, two, three)
        p, spare, more = _with_disc(p, purse, 16, spare, more)
        bare, single, pair, trio = _with_piece(p, bare, single, pair, trio)
        p = f[board] >> s5
        none, one, two, three = _with_piece(p, none, one, two, three)
        p, spare, more = _with_disc(p, purse, 20, spare, more)
        bare, single, pair, trio = _with_piece(p, bare, single, pair, trio)
        hope = h0 if none else h1 if one else h2 if two else h3 if three else h4
        other = d0 if bare else d1 if single else d2 if pair else d3 if trio else d4
        hope = other if other > hope else hope
        full[board] |= none
        best[board] = hope if hope > best[board] else best[board]


@compiled
def sweep_any(
    notes: Ints, boards: int, masks: Ints, colours: int, shifts: int, pieces: int, corners: int, count: int,
    hopes: Floats, purse: Ints, best: Floats, full: Ints,
) -> None:  # fmt: skip
    """A pattern of any size, with or without discs: piece by piece, board by board."""
    for board in range(count):
        none = one = two = three = corners
        bare = single = pair = trio = corners
        spare = more = 0
        for piece in range(pieces):
            p = notes[boards + masks[colours + piece]][board] >> masks[shifts + piece]
            none, one, two, three = _with_piece(p, none, one, two, three)
            p, spare, more = _with_disc(p, purse, piece * PURSE, spare, more)
            bare, single, pair, trio = _with_piece(p, bare, single, pair, trio)
        hope = hopes[0] if none else hopes[1] if one else hopes[2] if two else hopes[3] if three else hopes[4]
        other = hopes[5] if bare else hopes[6] if single else hopes[7] if pair else hopes[8] if trio else hopes[9]
        full[board] |= none
        best[board] = max(best[board], hope, other)


@compiled
def rank_hopes(best: Floats, count: int, first: Floats, second: Floats, third: Floats) -> None:
    """Put the hope of one building among the three best of each board."""
    for board in range(count):
        hope, a, b, c = best[board], first[board], second[board], third[board]
        first[board] = hope if hope > a else a
        hope = a if hope > a else hope
        second[board] = hope if hope > b else b
        hope = b if hope > b else hope
        third[board] = hope if hope > c else c
