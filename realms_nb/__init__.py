"""Two board games in notebook cells: play, see why every coin and point moved, and measure what a rule does.

Nothing heavy is loaded until it is used, so `import realms_nb` is quick even where pandas and Altair are slow to start.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from realms_nb import charts as charts
    from realms_nb import lab as lab
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
    from realms_nb.games.minute_realms import GAME as minute_realms  # noqa: F401, N811  # the front door calls it by its name
    from realms_nb.games.minute_realms.engine.realm_builder import realm as realm
    from realms_nb.games.minute_realms.engine.rules import Tokens as Tokens
    from realms_nb.games.minute_realms.notebook.scales import Scales as Scales
    from realms_nb.games.minute_realms.players.weights import Weights as Weights
    from realms_nb.games.realm_of_sand import GAME as realm_of_sand  # noqa: F401, N811  # likewise
    from realms_nb.lessons.exercise import check as check
    from realms_nb.notebook.board import Board as Board
    from realms_nb.notebook.live_chart import LiveChart as LiveChart
    from realms_nb.notebook.review_cell import review as review
    from realms_nb.notebook.studio import Studio as Studio
    from realms_nb.notebook.workshop import Workshop as Workshop
    from realms_nb.pages.replay import page as page
    from realms_nb.players.registry import after as after
    from realms_nb.players.registry import strategy as strategy
    from realms_nb.players.watch import watch as watch
    from realms_nb.simulation.odds import building_odds as building_odds
    from realms_nb.simulation.odds import expected_scores as expected_scores
    from realms_nb.simulation.odds import hold_odds as hold_odds
    from realms_nb.simulation.odds import invasion_odds as invasion_odds
    from realms_nb.simulation.odds import move_odds as move_odds
    from realms_nb.simulation.odds import win_chances as win_chances
    from realms_nb.simulation.simulate import simulate as simulate
    from realms_nb.tournaments.league import league as league
    from realms_nb.tournaments.tournament import tournament as tournament

# Name -> module and attribute, None for the module itself; loaded on first use.
_DOORS = {
    "minute_realms": ("realms_nb.games.minute_realms", "GAME"),
    "realm_of_sand": ("realms_nb.games.realm_of_sand", "GAME"),
    "realm": ("realms_nb.games.minute_realms.engine.realm_builder", "realm"),
    "Match": ("realms_nb.core.match", "Match"),
    "events": ("realms_nb.core.heard", "events"),
    "pause": ("realms_nb.core.handlers", "pause"),
    "Played": ("realms_nb.core.heard", "Played"),
    "TakenBack": ("realms_nb.core.heard", "TakenBack"),
    "Again": ("realms_nb.core.heard", "Again"),
    "Refused": ("realms_nb.core.heard", "Refused"),
    "Restarted": ("realms_nb.core.heard", "Restarted"),
    "Thought": ("realms_nb.core.heard", "Thought"),
    "secret_seed": ("realms_nb.core.chance", "secret_seed"),
    "explain": ("realms_nb.core.explain", "explain"),
    "story": ("realms_nb.core.explain", "story"),
    "why_not": ("realms_nb.core.explain", "why_not"),
    "after": ("realms_nb.players.registry", "after"),
    "Board": ("realms_nb.notebook.board", "Board"),
    "Studio": ("realms_nb.notebook.studio", "Studio"),
    "invasion_odds": ("realms_nb.simulation.odds", "invasion_odds"),
    "building_odds": ("realms_nb.simulation.odds", "building_odds"),
    "hold_odds": ("realms_nb.simulation.odds", "hold_odds"),
    "move_odds": ("realms_nb.simulation.odds", "move_odds"),
    "expected_scores": ("realms_nb.simulation.odds", "expected_scores"),
    "win_chances": ("realms_nb.simulation.odds", "win_chances"),
    "page": ("realms_nb.pages.replay", "page"),
    "review": ("realms_nb.notebook.review_cell", "review"),
    "strategy": ("realms_nb.players.registry", "strategy"),
    "Tokens": ("realms_nb.games.minute_realms.engine.rules", "Tokens"),
    "watch": ("realms_nb.players.watch", "watch"),
    "Weights": ("realms_nb.games.minute_realms.players.weights", "Weights"),
    "simulate": ("realms_nb.simulation.simulate", "simulate"),
    "tournament": ("realms_nb.tournaments.tournament", "tournament"),
    "league": ("realms_nb.tournaments.league", "league"),
    "lab": ("realms_nb.lab", None),
    "charts": ("realms_nb.charts", None),
    "Scales": ("realms_nb.games.minute_realms.notebook.scales", "Scales"),
    "Workshop": ("realms_nb.notebook.workshop", "Workshop"),
    "LiveChart": ("realms_nb.notebook.live_chart", "LiveChart"),
    "check": ("realms_nb.lessons.exercise", "check"),
    "RealmsError": ("realms_nb.core.errors", "RealmsError"),
}

__all__ = [*_DOORS, "__version__"]  # pyright: ignore[reportUnsupportedDunderAll]  # the names are loaded on first use


if not TYPE_CHECKING:  # who checks types must find a name that is misspelt

    def __getattr__(name: str) -> Any:
        if name not in _DOORS:
            raise AttributeError(f"realms_nb has no {name!r}; it has {', '.join(sorted(_DOORS))}.")
        module, attribute = _DOORS[name]
        value = getattr(import_module(module), attribute) if attribute else import_module(module)
        globals()[name] = value
        return value


def __dir__() -> list[str]:
    return sorted([*globals(), *_DOORS])
