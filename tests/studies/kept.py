"""The results of the studies, kept row by row in `kept.jsonl`, and the page that is made of them, docs/studies.md.

A study is run piece by piece (`pytest tests/studies/calibrations.py --no-cov -k minute_realms-knight-2`); each piece
puts its rows in place of those that it wrote before, so a run that is stopped loses nothing.
"""

from __future__ import annotations

import json
from pathlib import Path

from msgspec import Struct
from msgspec import json as coded

FILE = Path(__file__).with_name("kept.jsonl")
PAGE = Path(__file__).parents[2] / "docs" / "studies.md"
# The tables of the page, with their columns; the date comes behind them.
TABLES = {
    "figures": ("Study", "Of what", "n", "Came out", "95 % interval", "Wanted"),
    "powers": ("Players", "Power", "More than", "Games with it", "Wins more", "Points more"),
    "signs": (
        "Seats", "Players", "Games", "Signs in a game, said / came", "Their variance, said / came",
        "if rounds knew nothing of each other", "0–20 %", "20–40 %", "40–60 %", "60–80 %", "80–100 %",
    ),
}  # fmt: skip


class Row(Struct, frozen=True):
    """A row of a table: the piece that measured it, when, on which code, and whether it is what was wanted."""

    table: str
    piece: str
    cells: tuple[str, ...]
    holds: bool
    date: str
    # Processor seconds of the whole piece, those of games that were kept already included.
    seconds: float
    code: str


def read():
    """All rows that are kept, in the order in which they stand on the page."""
    return [coded.decode(line, type=Row) for line in FILE.read_text("utf-8").splitlines()]


def put(piece, new):
    """Keep the rows of a piece in place of those it wrote before; a new one stands behind the last of its file."""
    rows, file = read(), piece.partition(":")[0]
    places = [place for place, row in enumerate(rows) if row.piece == piece]
    places = places or [1 + place for place, row in enumerate(rows) if row.piece.partition(":")[0] == file][-1:]
    place = places[0] if places else len(rows)
    before, behind = ([row for row in some if row.piece != piece] for some in (rows[:place], rows[place:]))
    write([*before, *new, *behind])


def write(rows):
    """Keep these rows and no others."""
    FILE.write_text("".join(json.dumps(_plain(row), ensure_ascii=False) + "\n" for row in rows), "utf-8")


def _plain(row):
    return {name: getattr(row, name) for name in row.__struct_fields__}


def table_of(name, rows):
    """A table of the page, its rows in the order in which they are kept."""
    columns = [*TABLES[name], "Date"]
    lines = [columns, ["---"] * len(columns), *([*row.cells, row.date] for row in rows if row.table == name)]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def summary(rows):
    """What all pieces cost together, and how many there are."""
    seconds = {row.piece: row.seconds for row in rows}
    told = f"{len(seconds)} pieces, {sum(seconds.values()) / 60:.0f} minutes of processor time"
    return told + (", without those that were measured before it was counted" if 0.0 in seconds.values() else "")


MISSING = "Not measured yet: "


def missing_on(page):
    """The pieces of which the page says that nobody has measured them."""
    told = next((line for line in page.splitlines() if line.startswith(MISSING)), MISSING)
    return [piece for piece in told.removeprefix(MISSING).split("; ") if piece]


def page_of(rows, page, pieces=None):
    """The page with its tables made anew; the words between them stay. It says which of the pieces are missing."""
    done = {row.piece for row in rows}
    missing = [piece for piece in (missing_on(page) if pieces is None else pieces) if piece not in done]
    cost = f"{summary(rows)}.\n" + (f"\n{MISSING}{'; '.join(missing)}\n" if missing else "")
    for name, made in {name: table_of(name, rows) for name in TABLES}.items():
        page = _between(page, name, f"{made}\n")
    return _between(page, "cost", cost)


def _between(page, name, made):
    """The page with something else between the mark of this name and the end of it."""
    before, mark, rest = page.partition(f"<!-- {name} -->\n")
    _, end, behind = rest.partition("<!-- end -->")
    assert mark, f"There is no place for {name!r} on {PAGE.name}."
    assert end, f"Nothing says where {name!r} ends on {PAGE.name}."
    return f"{before}{mark}{made}{end}{behind}"
