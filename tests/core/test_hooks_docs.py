"""The programs of docs/hooks.md run as they stand, and are as short as they promise."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = (Path(__file__).parents[2] / "docs" / "hooks.md").read_text("utf-8")
PROGRAMS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("number", range(len(PROGRAMS)))
def test_a_program_of_the_page_runs(number, capsys):
    """Each program runs to its end, has at most ten lines that are not empty, and none of its hooks failed."""
    world = {"__name__": "__main__"}
    exec(compile(PROGRAMS[number], "docs/hooks.md", "exec"), world)
    lines = [line for line in PROGRAMS[number].splitlines() if line.strip()]
    assert len(lines) <= 10
    match = world["match"]
    assert not [line for line in match.hooks.lines(None) if line.kind == "error"]
    if "coins" in world:
        told = {(row.who, row.cause): row.amount for row in match.tally() if row.thing == "coins" and row.amount}
        assert {key: amount for key, amount in world["coins"].items() if amount} == told != {}
    if "invasion" in PROGRAMS[number]:
        assert sum(bool(match.hooks.remarks(step, None)) for step in match.history) == 2


def test_the_page_names_what_there_is():
    """There are five programs, and every attribute that the page promises of an event is one."""
    import realms_nb as rn

    assert len(PROGRAMS) == 5
    match, told = rn.Match(rn.minute_realms, 2, seed=7), []
    match.on("building_built", told.append)
    while not told:
        match.play(match.legal_moves[0])
    promised = re.findall(r"`?event\.(\w+)", PAGE)
    assert len(set(promised)) > 8
    assert {*promised} - {"round", "strength", "coins_after"} <= {*dir(told[0])}
