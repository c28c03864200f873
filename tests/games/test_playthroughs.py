"""Golden playthroughs: whole matches of each game told in each language, compared line by line."""

from __future__ import annotations

import re
import runpy
from collections import Counter
from pathlib import Path

import pytest

import realms_nb as rn

ROOT = Path(__file__).parents[2]
GAMES = ("minute_realms", "realm_of_sand")


def golden(game, language):
    """A golden text as it lies there, whoever wrote it."""
    return (ROOT / "tests" / "playthroughs" / f"{game}.{language}.txt").read_text("utf-8")


def numbers(line):
    return [int(each) for each in re.findall(r"\d+", line)]


@pytest.mark.parametrize("game", [rn.minute_realms, rn.realm_of_sand], ids=lambda game: game.name)
@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_the_story_is_the_golden_one(game, language):
    """The same match is told with the same sentences; `make playthroughs` writes them anew after a change."""
    tool = runpy.run_path(str(ROOT / "tools" / "playthroughs.py"))
    assert tool["playthrough"](game, language).splitlines() == golden(game.name, language).splitlines()


# The tool that wrote these texts cannot say whether they are true. What follows reads them as anybody would.


@pytest.mark.parametrize("game", GAMES)
def test_every_language_tells_the_same_numbers(game):
    """Line by line the three languages tell the same numbers, in whatever order."""
    lines = [golden(game, language).splitlines() for language in ("en", "de", "it")]
    told = [[sorted(numbers(line)) for line in each] for each in lines]
    assert told[0] == told[1] == told[2]
    assert sum(map(len, told[0])) > 300


@pytest.mark.parametrize(("game", "sums", "products"), [("minute_realms", 6, 12), ("realm_of_sand", 8, 0)])
def test_the_points_add_up(game, sums, products):
    """What the lines of a seat bring is the sum that follows them, and products are products."""
    points, met = 0, Counter()
    for line in golden(game, "en").splitlines():
        scored = re.fullmatch(r"\w+: .*?(\d+) points?\.", line)
        points += int(scored[1]) if scored else 0
        for one, other, product in re.findall(r"(\d+) × (\d+) = (\d+)", line):
            assert int(one) * int(other) == int(product), line
            met["products"] += 1
        if re.fullmatch(r"\w+ ha(s|ve) \d+ points? in all\.", line) or line.startswith("All lines added up"):
            assert numbers(line) == [points], line
            points, met["sums"] = 0, met["sums"] + 1
    assert met == Counter(sums=sums, products=products)


def test_the_coins_add_up():
    """A purse goes on from where it was left, by the coins that a line names, to what the board shows at the end."""
    board, story, _ = re.split(r"\n\n(?=You start)", golden("minute_realms", "en"))
    shown = re.findall(r"^(\w+): \d+ points, (\d+) coin", board, re.MULTILINE)
    purse, moved = {}, 0
    for line in story.splitlines():
        who = line.split()[0]
        if re.fullmatch(r"\w+ starts? with \d+ coins?\.", line):
            (purse[who],) = numbers(line)
        for before, after in re.findall(r"(\d+) → (\d+)", line):
            named, change = re.search(r"(\d+) coin", line), int(after) - int(before)
            assert purse[who] == int(before), line
            assert named is None or abs(change) == int(named[1]), line
            assert (change < 0) == bool(re.search(r"\b(pays?|builds?)\b", line)), line
            purse[who], moved = int(after), moved + 1
            for other, now in re.findall(r"(\w+) has (\d+) now", line):
                purse[other] += abs(change)
                assert purse[other] == int(now), line
    assert purse == {name: int(coins) for name, coins in shown}
    assert moved > 20
