"""The odds of a position, as tables: all are asked of a view, which knows no more than its seat.

    view = match.view()
    rn.odds.win(view)

Every game
  move         what each legal move leads to, the best first
  win          each seat's chance to win and the score it may expect
  score        the score each seat may expect at the end
  after        what your side of the table will be right after one of your moves
Games with invaders
  invasions    how strong the coming invasions may be
  holding      the chance that each realm holds them
Games with buildings to complete
  buildings    how near every building is to every seat

A game that has no such odds says which it has. Each game's own odds lie in its folder.

>>> view = rn.Match(rn.minute_realms, ["You", "Ada"], seed=7).view()
>>> rn.odds.holding(view).columns.tolist()
['round', 'last', 'seat', 'defence', 'chance']
"""

from realms_nb.players.registry import after
from realms_nb.simulation.odds import building_odds as buildings
from realms_nb.simulation.odds import expected_scores as score
from realms_nb.simulation.odds import hold_odds as holding
from realms_nb.simulation.odds import invasion_odds as invasions
from realms_nb.simulation.odds import move_odds as move
from realms_nb.simulation.odds import win_chances as win

__all__ = ["after", "buildings", "holding", "invasions", "move", "score", "win"]


def __dir__() -> list[str]:
    return __all__
