"""The page of figures that the studies write, docs/studies.md: each study puts its rows there, with n and the date."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "studies.md"


def put(table: str, row: tuple[object, ...], keys: int) -> None:
    """Write a row of a table, in place of the one with the same first cells; today's date is its last cell."""
    cells = [*map(str, row), datetime.now(UTC).date().isoformat()]
    before, head, rest = PAGE.read_text("utf-8").partition(f"<!-- {table} -->\n")
    assert head, f"There is no table {table!r} on {PAGE.name}."
    body, gap, behind = rest.partition("\n\n")
    title, line, *rows = body.splitlines()
    assert title.count("|") == len(cells) + 1, f"The table {table!r} has other columns: {title}"
    told = "| " + " | ".join(cells) + " |"
    known = [[cell.strip() for cell in each.split("|")[1 : keys + 1]] for each in rows]
    if cells[:keys] in known:
        rows[known.index(cells[:keys])] = told
    else:
        rows.append(told)
    PAGE.write_text(before + head + "\n".join([title, line, *rows]) + gap + behind, "utf-8")
