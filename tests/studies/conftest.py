"""Pieces of studies: what is kept for the code of today is not run again, and what a piece finds is kept at once.

`STUDIES=again` runs everything anew; asked for by name (`-k`), a piece always runs.
"""

from __future__ import annotations

import os
from datetime import UTC, datetime
from time import process_time

import pytest
from studies import kept
from studies.code import fingerprint


def piece_of(item):
    """How a piece is called: its file and its name in it."""
    return f"{item.path.stem}: {item.name.removeprefix('test_')}"


def code():
    """How both games are played today, on which results stand."""
    return fingerprint("minute_realms")[:6] + fingerprint("realm_of_sand")[:6]


def pytest_collection_modifyitems(config, items):
    """Leave out what is kept for this very code."""
    config.pieces = [piece_of(item) for item in items]
    if not is_whole(config) or os.environ.get("STUDIES") == "again":
        return
    done = {row.piece for row in kept.read() if row.code == code()}
    left = [item for item in items if piece_of(item) not in done]
    config.hook.pytest_deselected(items=[item for item in items if item not in left])
    items[:] = left


@pytest.fixture
def keep(request):
    """Takes the rows of a piece; when it is over they are kept, whether they are what was wanted or not."""
    rows, began, cost = [], process_time(), []

    def put(table, *cells, holds=True, seconds=0.0):
        assert len(cells) == len(kept.TABLES[table]), f"{table}: {kept.TABLES[table]}"
        rows.append((table, tuple(map(str, cells)), bool(holds)))
        cost.append(seconds)

    yield put
    if not rows:
        return
    piece, today = piece_of(request.node), datetime.now(UTC).date().isoformat()
    seconds = round(process_time() - began + sum(cost), 1)
    new = [kept.Row(table, piece, cells, holds, today, seconds, code()) for table, cells, holds in rows]
    kept.put(piece, new)
    kept.PAGE.write_text(kept.page_of(kept.read(), kept.PAGE.read_text("utf-8")), "utf-8")


def pytest_sessionfinish(session):
    """Print what the pieces of this run say; after a run of all of them the page says which are missing."""
    if session.config.option.collectonly:
        return
    rows, pieces = kept.read(), getattr(session.config, "pieces", [])
    page = kept.page_of(rows, kept.PAGE.read_text("utf-8"), pieces if is_whole(session.config) else None)
    kept.PAGE.write_text(page, "utf-8")
    print("\n" + kept.table_of("figures", [row for row in rows if row.piece in pieces]))
    print("\n".join([kept.summary(rows), *kept.missing_on(page)]))


def is_whole(config):
    """Whether all studies are asked for, and not some of them by name."""
    return not config.option.keyword and not any("::" in arg for arg in config.args) and len(config.args) > 1
