"""The simplest players; they work for every game.

Players by name. A seat may be given as a name, or as any function of three arguments.

What a player may ask of a view, if the game of the view has it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Literal, get_args

from msgspec import Struct

from realms_nb.core.chance import Random
from realms_nb.core.errors import BadSetup, UnknownName, nearest, shown
from realms_nb.core.game import AnyGame, game_named, known_games
from realms_nb.core.registry import default, game_of, need
from realms_nb.core.strategy import Choice, Reason, Strategy
from realms_nb.players.part import editions_of, players_of


def random(view: Any, moves: tuple[Any, ...], rng: Random) -> Choice:
    """Any legal move, each as likely as the others."""
    return Choice(moves[int(rng.random() * len(moves))], (Reason("random", {"count": len(moves)}),))


class Entrant(Struct, frozen=True):
    """A strategy and what it is called in tables."""

    name: str
    choose: Strategy


# The players that the games of this package have, the levels from the weakest to the strongest.
Level = Literal["squire", "knight", "duke", "emperor"]
Name = Literal["random", "greedy", "weighted", "rollout", "search", Level]
# Whatever a seat may be given as.
Participant = str | Strategy | Entrant

# Name -> strategy, for every game.
EVERYWHERE: Mapping[str, Strategy] = {"random": random}
# The levels of opponents, from the weakest to the strongest.
LEVELS: tuple[Level, ...] = get_args(Level)


def players(game: AnyGame) -> dict[str, Strategy]:
    """Every player of this game by its name: those of every game, then those in the game's own folder.

    A level that the game has of its own goes before that of every game.
    """
    own = players_of(game)
    named = {} if own is None else own.PLAYERS
    levels = {name: player for name, player in default("players").PLAYERS.items() if name not in named}
    return {**EVERYWHERE, **levels, **named}


def names(game: AnyGame) -> tuple[str, ...]:
    """Every name that a seat of this game may be given."""
    return tuple(players(game))


def editions(game: AnyGame) -> dict[str, Strategy]:
    """Players as they were on a date, by name and date, such as `knight@2026-11`: for figures that are to stay true."""
    own = editions_of(game)
    return {} if own is None else dict(own.EDITIONS)


def resolve(game: AnyGame, player: Participant) -> Entrant:
    """The entrant behind a name, a name with a date, a function or an entrant.

    A strategy may say which game it is for, by an attribute `game`, and what it is called, by `label`.
    """
    if isinstance(player, Entrant):
        return _at_home(game, player)
    if isinstance(player, str):
        known = players(game)
        dated = editions(game) if "@" in player else {}
        if player not in known and player not in dated:
            raise UnknownName(
                code="unknown_player",
                title=game.title,
                given=shown(player),
                known=", ".join(dated or known),
                near=nearest(player, dated or known),
            )
        return Entrant(player, (dated or known)[player])
    if not callable(player) or isinstance(player, type):
        raise UnknownName(f"A player is a name or a function of (view, moves, rng), not {shown(player)}.")
    return _at_home(game, Entrant(_called(player), player))


def _called(player: Any) -> str:
    label = getattr(player, "label", None)
    return label if isinstance(label, str) else getattr(player, "__name__", type(player).__name__)


def _at_home(game: AnyGame, entrant: Entrant) -> Entrant:
    """The entrant, unless it says that it plays another game."""
    name = getattr(entrant.choose, "game", None)
    if isinstance(name, str) and name != game.name:
        raise BadSetup(
            f"{entrant.name} plays {game_named(name).title}, not {game.title}; "
            f"players of {game.title} are {', '.join(names(game))}, or a function of yours."
        )
    return entrant


def after(view: Any, move: Any) -> Any:
    """What your side of the table of a `view` will be right after a legal `move` of yours, before anybody answers."""
    return _after(game_of(view, "rn.after(view, move)").name)(view, move)


@cache
def _after(game: str) -> Callable[[Any, Any], Any]:
    # Asked for each move of each decision: to find it takes longer than to answer.
    return need("players", game, "after")


class Named(Struct, frozen=True):
    """A player by its name, whichever game it sits down at."""

    label: str

    def __call__(self, view: Any, moves: tuple[Any, ...], rng: Random) -> Any:
        """What the player of that name chooses in the game of the view."""
        return resolve(game_of(view, f"The strategy {self.label}"), self.label).choose(view, moves, rng)


def strategy(name: Name, game: AnyGame | None = None) -> Any:
    """The player of that `name` as a value: a function of (view, moves, rng) to call, to wrap or to hand on.

    With a `game` it is that game's own player, such as a set of weights; without one it plays every game that has it.

    >>> rn.strategy("random")
    Named(label='random')
    """
    if game is not None:
        return resolve(game, name).choose
    games = [game_named(each) for each in known_games()]
    known = sorted({each for other in games for each in (*players(other), *editions(other))})
    if not isinstance(name, str) or name not in known:
        raise UnknownName(
            code="unknown_strategy", given=shown(name), known=", ".join(known), near=nearest(str(name), known)
        )
    return Named(name)
