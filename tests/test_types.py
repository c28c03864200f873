"""Editors help: what a checker of types finds in the code of somebody who uses the package."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest

import realms_nb as rn

# What a user may write. A line with a mistake names the rule that finds it; in all others nothing is to be found.
SNIPPET = """
import realms_nb as rn

rn.Bord  # reportAttributeAccessIssue
match = rn.Match(rn.minute_realms, ["You", "Ada"], seed=7, language="de")
board = rn.Board(match, opponents={1: "knight"}, language="it", pace="instant")
rn.Board(match, pace="fast")  # reportArgumentType
rn.Board(match, opponents={1: "knigth"})  # reportArgumentType
rn.Board(match, opponents={1: lambda view, moves, rng: moves[0]})
rn.Board(match, language="fr")  # reportArgumentType
rn.Studio(match, opponents={"Ada": "duke"}, pace="calm")
rn.Studio(match, pace="slwo")  # reportArgumentType
rn.Match(rn.minute_realms, language="german")  # reportArgumentType
rn.explain(match, language="it", depth="beginner")
rn.explain(match, depth="beginer")  # reportArgumentType
rn.watch(match, "squire")
rn.watch(match, "squre")  # reportArgumentType
rules = rn.minute_realms.STANDARD.changed(bastion_income=3, tokens=[])
rn.minute_realms.STANDARD.changed(bastion_incom=3)  # reportCallIssue
rn.Match(rn.minute_realms, rules=rules)
rn.Match(rn.realm_of_sand, rules=rn.realm_of_sand.STANDARD.changed(side="advanced", solo_turns=10))
rn.realm_of_sand.STANDARD.changed(side="advanecd")  # reportArgumentType

match.state.fronts
match.copy().start.frontiers  # reportAttributeAccessIssue
match.view().track
match.view().tracks  # reportAttributeAccessIssue
rn.Match(rn.realm_of_sand).state.fronts  # reportAttributeAccessIssue
reveal_type(match.legal_moves)
board.match.state.whatever
"""


def marked(rule: str) -> list[int]:
    return [number for number, line in enumerate(SNIPPET.splitlines()) if line.endswith(f"# {rule}")]


@pytest.fixture(scope="module")
def found(tmp_path_factory):
    """What the checker says of the snippet: one run for all tests, because it takes seconds."""
    home = tmp_path_factory.mktemp("types")
    (home / "snippet.py").write_text(SNIPPET, "utf-8")
    settings = {"include": ["snippet.py"], "typeCheckingMode": "basic", "reportUnusedExpression": False}
    (home / "pyrightconfig.json").write_text(json.dumps(settings), "utf-8")
    checker = Path(sys.executable).with_name("basedpyright")
    order = [checker, "--outputjson", "--pythonpath", sys.executable]
    done = subprocess.run(order, capture_output=True, text=True, cwd=home, check=False)
    return json.loads(done.stdout)["generalDiagnostics"]


def test_mistakes_are_found_and_nothing_else(found):
    """A misspelt name, pace, level, language, rule or field is found where it stands, and what is right is let be."""
    errors = [(each["range"]["start"]["line"], each["rule"]) for each in found if each["severity"] == "error"]
    rules = ("reportAttributeAccessIssue", "reportArgumentType", "reportCallIssue")
    wanted = sorted((number, rule) for rule in rules for number in marked(rule))
    assert sorted(errors) == wanted
    assert len(wanted) == SNIPPET.count("  # report") > 10


def test_a_match_has_the_moves_of_its_game(found):
    """The legal moves of a match are known to be moves of its game."""
    told = [each["message"] for each in found if each["severity"] == "information"]
    assert told == ['Type of "match.legal_moves" is "tuple[TakeCard | DiscardCard | LoseBuilding, ...]"']


@pytest.mark.parametrize("game", [rn.minute_realms, rn.realm_of_sand], ids=lambda game: game.name)
def test_every_rule_is_known_to_the_checker(game):
    """What a checker knows of `changed` are all rules of the game, by the names that `changed` itself takes."""
    kind = type(game.STANDARD)
    source = Path(sys.modules[kind.__module__].__file__).read_text("utf-8")
    (declared,) = (
        node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef) and node.name == "changed"
    )
    assert {each.arg for each in declared.args.kwonlyargs} == {*kind.__struct_fields__, *kind.__struct_encode_fields__}
