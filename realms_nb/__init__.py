"""Two board games in notebook cells: play, see why every coin and point moved, and measure what a rule does.

    import realms_nb as rn
    match = rn.Match(rn.minute_realms, ["You", "Ada"], seed=7)
    rn.Board(match, opponents={"Ada": "knight"})

`rn.Board?` or `help(rn.Board)` explains a name, with an example; `dir(rn)` lists them all.

The games
  minute_realms   draft a card, build it or turn it into a bastion, survive two invasions
  realm_of_sand   lay rune tiles, summon spirit discs, complete building patterns
Play and read
  Match           a game being played: seats, moves, undo, save
  Board           a match in a cell, to look at and to play
  tutorial        learn a game on its board: a first turn, step by step
  explain         tell what has happened, and why
  why_not         tell why a move is not allowed
  watch           let others play on, with their reasons
  page            write a match as one file that opens anywhere
Hook into a match
  events          everything that can happen, for `match.on(...)`
  pause           stop the board from inside a handler
Play with a class
  host            tables for a class over the school's network
Odds and players
  move_odds       what each legal move leads to
  win_chances     each seat's chance to win
  odds            these and all other odds of a position
  strategy        a player by its name
  simulate        many games at one table, as a table of results
  tournament      everybody against everybody
  league          a folder of files against each other
Look back and ask
  review          luck and choices of a match that was played
  charts          where points come from, who wins: one chart for each question
  lab             change a rule or a card and see what it does
Invent a game
  game            turn a class of 20 to 60 lines into a game: `@rn.game`
  own             what can lie on its table: Cards, Pile, Hand, Row, Grid, Dice
Beside the board
  Studio          a board with live charts
  LiveChart       a chart that can be given new rows
  Workshop        a card as a form, with what it does
Lessons
  check           judge the answer to an exercise
  predict         guess first, compare with what is measured
  report          a page of your work, for your teacher
  collect         the reports of a class as a table
Errors
  RealmsError     what every refusal is
"""

# Nothing heavy is loaded until it is used: `import realms_nb` is quick even where pandas and Altair are slow to start.

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from realms_nb.core.missing import say_what_is_missing

say_what_is_missing()

__version__ = "0.1.0"

if TYPE_CHECKING:
    from realms_nb import charts as charts
    from realms_nb import lab as lab
    from realms_nb import odds as odds
    from realms_nb import own as own
    from realms_nb.core.chance import secret_seed as secret_seed
    from realms_nb.core.errors import RealmsError as RealmsError
    from realms_nb.core.explain import explain as explain
    from realms_nb.core.explain import story as story
    from realms_nb.core.explain import why_not as why_not
    from realms_nb.core.handlers import pause as pause
    from realms_nb.core.heard import Again as Again
    from realms_nb.core.heard import Played as Played
    from realms_nb.core.heard import Refused as Refused
    from realms_nb.core.heard import Restarted as Restarted
    from realms_nb.core.heard import TakenBack as TakenBack
    from realms_nb.core.heard import Thought as Thought
    from realms_nb.core.heard import events as events
    from realms_nb.core.match import Match as Match
    from realms_nb.core.viewers import SEAT as SEAT
    from realms_nb.core.viewers import SPECTATOR as SPECTATOR
    from realms_nb.core.viewers import TABLE as TABLE
    from realms_nb.games.minute_realms import GAME as _minute_realms  # noqa: N811  # the front door calls it by its name
    from realms_nb.games.realm_of_sand import GAME as _realm_of_sand  # noqa: N811  # likewise
    from realms_nb.halls.hall import host as host
    from realms_nb.lessons.exercise import check as check
    from realms_nb.lessons.predictions import predict as predict
    from realms_nb.lessons.reports import collect as collect
    from realms_nb.lessons.reports import report as report
    from realms_nb.notebook.board import Board as Board
    from realms_nb.notebook.live_chart import LiveChart as LiveChart
    from realms_nb.notebook.review_cell import review as review
    from realms_nb.notebook.studio import Studio as Studio
    from realms_nb.notebook.tutorial import tutorial as tutorial
    from realms_nb.notebook.workshop import Workshop as Workshop
    from realms_nb.own.door import game as game
    from realms_nb.pages.replay import page as page
    from realms_nb.players.registry import strategy as strategy
    from realms_nb.players.watch import watch as watch
    from realms_nb.simulation.odds import move_odds as move_odds
    from realms_nb.simulation.odds import win_chances as win_chances
    from realms_nb.simulation.simulate import simulate as simulate
    from realms_nb.tournaments.league import league as league
    from realms_nb.tournaments.tournament import tournament as tournament

    # Only what keeps its name is handed on by an import.
    minute_realms = _minute_realms
    realm_of_sand = _realm_of_sand

# What `dir(rn)` shows, in the order of the table above: name -> module and attribute, None for the module itself.
_NAMES = {
    "minute_realms": ("realms_nb.games.minute_realms", "GAME"),
    "realm_of_sand": ("realms_nb.games.realm_of_sand", "GAME"),
    "Match": ("realms_nb.core.match", "Match"),
    "Board": ("realms_nb.notebook.board", "Board"),
    "tutorial": ("realms_nb.notebook.tutorial", "tutorial"),
    "explain": ("realms_nb.core.explain", "explain"),
    "why_not": ("realms_nb.core.explain", "why_not"),
    "watch": ("realms_nb.players.watch", "watch"),
    "page": ("realms_nb.pages.replay", "page"),
    "events": ("realms_nb.core.heard", "events"),
    "pause": ("realms_nb.core.handlers", "pause"),
    "host": ("realms_nb.halls.hall", "host"),
    "move_odds": ("realms_nb.simulation.odds", "move_odds"),
    "win_chances": ("realms_nb.simulation.odds", "win_chances"),
    "odds": ("realms_nb.odds", None),
    "strategy": ("realms_nb.players.registry", "strategy"),
    "simulate": ("realms_nb.simulation.simulate", "simulate"),
    "tournament": ("realms_nb.tournaments.tournament", "tournament"),
    "league": ("realms_nb.tournaments.league", "league"),
    "review": ("realms_nb.notebook.review_cell", "review"),
    "charts": ("realms_nb.charts", None),
    "lab": ("realms_nb.lab", None),
    "game": ("realms_nb.own.door", "game"),
    "own": ("realms_nb.own", None),
    "Studio": ("realms_nb.notebook.studio", "Studio"),
    "LiveChart": ("realms_nb.notebook.live_chart", "LiveChart"),
    "Workshop": ("realms_nb.notebook.workshop", "Workshop"),
    "check": ("realms_nb.lessons.exercise", "check"),
    "predict": ("realms_nb.lessons.predictions", "predict"),
    "report": ("realms_nb.lessons.reports", "report"),
    "collect": ("realms_nb.lessons.reports", "collect"),
    "RealmsError": ("realms_nb.core.errors", "RealmsError"),
}
# What is asked for so rarely that the table does without it.
_MORE = {
    "secret_seed": ("realms_nb.core.chance", "secret_seed"),
    "story": ("realms_nb.core.explain", "story"),
    "Again": ("realms_nb.core.heard", "Again"),
    "Played": ("realms_nb.core.heard", "Played"),
    "Refused": ("realms_nb.core.heard", "Refused"),
    "Restarted": ("realms_nb.core.heard", "Restarted"),
    "TakenBack": ("realms_nb.core.heard", "TakenBack"),
    "Thought": ("realms_nb.core.heard", "Thought"),
    "SEAT": ("realms_nb.core.viewers", "SEAT"),
    "SPECTATOR": ("realms_nb.core.viewers", "SPECTATOR"),
    "TABLE": ("realms_nb.core.viewers", "TABLE"),
}
# Names of before: they work for one more release, and say what they are called now.
_OLD = {
    "realm": "minute_realms.realm",
    "Tokens": "minute_realms.Tokens",
    "Weights": "minute_realms.Weights",
    "Scales": "minute_realms.Scales",
    "after": "odds.after",
    "expected_scores": "odds.score",
    "invasion_odds": "odds.invasions",
    "hold_odds": "odds.holding",
    "building_odds": "odds.buildings",
}

if not TYPE_CHECKING:  # who checks types must find a name that is misspelt

    def __getattr__(name: str) -> Any:
        if name in _OLD:
            value = _renamed(name)
        elif name in _NAMES or name in _MORE:
            module, attribute = (_NAMES | _MORE)[name]
            value = getattr(import_module(module), attribute) if attribute else import_module(module)
        else:
            raise AttributeError(f"realms_nb has no {name!r}; it has {', '.join(__dir__())}.")
        globals()[name] = value
        return value


def _renamed(name: str) -> Any:
    from functools import reduce

    from realms_nb.core.errors import renamed

    renamed(f"rn.{name}", f"rn.{_OLD[name]}")
    return reduce(getattr, _OLD[name].split("."), import_module(__name__))


def __dir__() -> list[str]:
    return sorted(_NAMES)
