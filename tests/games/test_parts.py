"""A room says what it wants of a game, and each part of each game gives that whole or not at all."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path

import pytest
from toy import GAME as SUMS

import realms_nb as rn
from realms_nb.core.game import Game
from realms_nb.core.registry import part

PACKAGE = Path(rn.__file__).parent
ROOMS = sorted(path.parent.name for path in PACKAGE.glob("*/part.py"))
GAMES = {game.name: game for game in (rn.minute_realms, rn.realm_of_sand, SUMS)}
# What a game does without; the toy game has players and nothing else.
WITHOUT = {
    "minute_realms": {"QuickPart", "RulingsPart"},
    "realm_of_sand": {
        "BatchPart",
        "MeasuresPart",
        "ShortMovesPart",
        "ListedChancePart",
        "SeatedPart",
        "DockPart",
        "FollowingPart",
    },
}


def wanted():
    """Every Protocol that a part fills, by its name: the module of the game that it asks for, and itself."""
    found = {}
    for room in ROOMS:
        home = import_module(f"realms_nb.{room}.part")
        for name, kind in vars(home).items():
            # `LabPart` is all Protocols of the lab in one, for code that has asked for one of its names.
            fills = name == "Stage" or (name.endswith("Part") and name != "LabPart")
            if fills and getattr(kind, "_is_protocol", False):
                found[name] = (home.PART, kind)
    return found


WANTED = wanted()
KINDS = {"str": str, "int": int, "Mapping": Mapping, "Sequence": Sequence, "type": type}


def members(kind):
    """What a Protocol asks for: name -> function or property."""
    return {name: member for name, member in vars(kind).items() if not name.startswith("_")}


def check_value(value, annotation, what):
    """The value is of the kind that the Protocol names; what is inside is the checker's business (`parts_fit.py`)."""
    known = KINDS.get(annotation.split("[")[0])
    assert value is not None, what
    assert known is None or isinstance(value, known), what


def check_call(given, asked, what):
    """The function of a game takes what the room hands over: in these places, and by these names."""
    parameters = [each for each in inspect.signature(asked).parameters.values() if each.name != "self"]
    own = inspect.signature(given)
    places = [each for each in parameters if each.kind is each.POSITIONAL_OR_KEYWORD]
    names = [each for each in parameters if each.kind is each.KEYWORD_ONLY]
    assert list(own.parameters)[: len(places)] == [each.name for each in places], what
    needed = [each for each in places if each.default is each.empty]
    own.bind(*needed, **{each.name: each for each in names if each.default is each.empty})
    own.bind(*places, **{each.name: each for each in names})


def test_every_room_that_asks_a_game_says_what_it_wants():
    """Whoever looks for the part of a game stands in a room with Protocols, or asks for names that are listed."""
    asking = set()
    for path in PACKAGE.rglob("*.py"):
        room = path.relative_to(PACKAGE).parts[0]
        if room in ("games", "core"):
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "part":
                first = node.args[0]
                asking.add(room if isinstance(first, ast.Name) else first.value)
    assert {"players", "charts", "reviews", "lab", "board"} <= asking
    # Lessons are found by what they hold, whatever it is called; pages call a piece of a page so.
    homes = {home.split(".")[0] for home, _ in WANTED.values()}
    assert {name for name in asking if part(name, "minute_realms") is not None} - {"lessons", "engine"} <= homes
    assert len(WANTED) > 20


@pytest.mark.parametrize("name", WANTED)
@pytest.mark.parametrize("game", GAMES)
def test_a_part_is_whole(game, name):
    """A game has all that a Protocol names, in the shape that its room calls it, or nothing of it."""
    home, kind = WANTED[name]
    module = part(home, GAMES[game])
    asked = members(kind)
    assert asked
    there = [each for each in asked if hasattr(module, each)]
    has = name == "PlayersPart" if game == "sums" else name not in WITHOUT[game]
    assert there == (list(asked) if has else [])
    for each in there:
        given, member = getattr(module, each), asked[each]
        if isinstance(member, property):
            check_value(given, member.fget.__annotations__["return"], f"{game}: {each}")
        else:
            check_call(given, member, f"{game}: {each}")


@pytest.mark.parametrize("name", WANTED)
def test_a_protocol_explains_itself(name):
    """Each Protocol and each of its members says in a docstring what it is for."""
    _, kind = WANTED[name]
    assert kind.__doc__
    for each, member in members(kind).items():
        assert inspect.getdoc(member), each


def test_the_check_notices():
    """A function of other parameters and a value of another kind do not pass for what a room wants."""

    def asked(self, state, playouts, *, seed=0): ...

    check_call(lambda state, playouts, *, seed=1: None, asked, "as it is called")
    with pytest.raises(AssertionError, match="names"):
        check_call(lambda state, amount, *, seed=1: None, asked, "names")
    for given in (lambda state, playouts: None, lambda state, playouts, *, seed=0, more: None):
        with pytest.raises(TypeError, match="argument"):
            check_call(given, asked, "too few or too many")
    with pytest.raises(AssertionError, match="kind"):
        check_value(("knight",), "str", "kind")


@pytest.mark.parametrize("game", GAMES)
def test_the_one_rule_of_look_up(game):
    """What a room has of a game is the module of the room's name in the game's package, wherever the package lies."""
    record = GAMES[game]
    assert isinstance(import_module(record.package).GAME, Game)
    for home in {home for home, _ in WANTED.values()}:
        module = part(home, record)
        assert module is None or module is import_module(f"{record.package}.{home}")
