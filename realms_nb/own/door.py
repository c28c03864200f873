"""`@rn.game`: a class becomes a game. It never raises: what is wrong is said below the cell, and the game is there."""

from __future__ import annotations

import inspect
from typing import Any

from realms_nb.core.errors import BadSetup, RealmsError
from realms_nb.core.narrator import narrator_of_none
from realms_nb.own.mistakes import Mistake, methods_of
from realms_nb.own.record import OwnGame, record_of
from realms_nb.own.rulebook import WORDS
from realms_nb.own.saying import says_who_wins
from realms_nb.own.tryout import tried_out


def game(made: type) -> OwnGame:
    """Turn a class into a game: write `@rn.game` above it. `made` is the class; the answer is the game.

    Its attributes are the rules, its docstring tells them, `setup` lays the table, `moves` lists what can be done, and
    each method that takes the table as `t` is a move. The game is tried out at once; a mistake is told in a sentence.

    >>> @rn.game
    ... class LastStone:
    ...     "Take 1 to 3 stones in turn. Who takes the last one wins."
    ...     players = 2
    ...     def setup(self, t):
    ...         t.heap = 15
    ...     def moves(self, t):
    ...         return [("take", n) for n in (1, 2, 3) if n <= t.heap]
    ...     def take(self, t, n):
    ...         t.heap -= n
    ...         if t.heap == 0:
    ...             t.wins(t.me)
    >>> match = rn.Match(LastStone, ["You", "Ada"], seed=1)
    >>> told = match.play("take 3")
    >>> print(match.board().sentences[1])
    heap: 12
    """
    if not isinstance(made, type):
        raise BadSetup(code="own-no-class")
    language = getattr(made, "language", "en")
    try:
        wrong = _missing(made)
        record = record_of(_standing_in(made) if wrong else made)
    except Mistake as error:
        wrong, record = error, record_of(_standing_in(made))
    record.__dict__["python"] = made
    try:
        if wrong is not None:
            raise wrong
        record.__dict__["_tried"] = tried = tried_out(record)
    except RealmsError as error:
        record.__dict__["_mistake"] = error
        print(narrator_of_none(language).error(error))
        return record
    for hint in tried.hints:
        print(narrator_of_none(language).say(f"own-hint-{hint.code}", title=made.__name__, word=hint.name))
    return record


def _missing(made: type) -> Mistake | None:
    """What a class lacks that no game can do without."""
    methods = methods_of(made)
    title = made.__name__
    for name in ("setup", "moves"):
        if name not in methods:
            return Mistake(code=f"own-no-{name}", title=title)
    for name, taken in WORDS.items():
        if name in methods:
            wanted = len(taken.split(", ")) + 1
            parameters = inspect.signature(methods[name]).parameters
            if len(parameters) != wanted:
                return Mistake(code="own-arguments", method=name, taken=taken)
    for name in methods:
        if name.startswith("may_") and name[4:] not in methods:
            return Mistake(code="own-may-without-verb", verb=name[4:])
    if "points" not in methods and not says_who_wins(made):
        return Mistake(code="own-nobody-wins", title=title)
    teams = getattr(made, "teams", ())
    players = getattr(made, "players", (2, 4))
    if teams:
        seats = sorted(seat for team in teams for seat in team)
        if players != len(seats) or seats != list(range(len(seats))):
            return Mistake(code="own-teams", title=title, count=str(len(seats)))
    return None


def _standing_in(made: type) -> type:
    """A class of the same name that says at every use what is wrong with the right one."""

    def setup(self: Any, t: Any) -> None:
        from realms_nb.core.game import game_named

        wrong = game_named(f"own_{made.__name__}").__dict__.get("_mistake")
        raise wrong or Mistake(code="own-no-setup", title=made.__name__)

    def moves(self: Any, t: Any) -> list[str]:
        return []

    players = getattr(made, "players", (2, 4))
    body = {"setup": setup, "moves": moves, "players": players, "__doc__": made.__doc__}
    return type(made.__name__, (), body)
