"""Two board games in notebook cells: play, see why every coin and point moved, and measure what a rule does.

Nothing heavy is loaded until it is used, so `import realms_nb` is quick even where pandas and Altair are slow to start.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from realms_nb import charts as charts
    from realms_nb.core.errors import RealmsError as RealmsError
    from realms_nb.core.explain import explain as explain
    from realms_nb.core.explain import story as story
    from realms_nb.core.match import Match as Match
    from realms_nb.games.minute_realms import GAME as minute_realms  # noqa: F401, N811  # the front door calls it by its name
    from realms_nb.simulation.odds import hold_odds as hold_odds
    from realms_nb.simulation.odds import invasion_odds as invasion_odds
    from realms_nb.widgets.live_chart import LiveChart as LiveChart

# Name -> module and attribute, None for the module itself; loaded on first use.
_DOORS = {
    "minute_realms": ("realms_nb.games.minute_realms", "GAME"),
    "Match": ("realms_nb.core.match", "Match"),
    "explain": ("realms_nb.core.explain", "explain"),
    "story": ("realms_nb.core.explain", "story"),
    "invasion_odds": ("realms_nb.simulation.odds", "invasion_odds"),
    "hold_odds": ("realms_nb.simulation.odds", "hold_odds"),
    "charts": ("realms_nb.charts", None),
    "LiveChart": ("realms_nb.widgets.live_chart", "LiveChart"),
    "RealmsError": ("realms_nb.core.errors", "RealmsError"),
}

__all__ = [*_DOORS, "__version__"]  # pyright: ignore[reportUnsupportedDunderAll]  # the names are loaded on first use


def __getattr__(name: str) -> Any:
    if name not in _DOORS:
        raise AttributeError(f"realms_nb has no {name!r}; it has {', '.join(sorted(_DOORS))}.")
    module, attribute = _DOORS[name]
    value = getattr(import_module(module), attribute) if attribute else import_module(module)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted([*globals(), *_DOORS])
