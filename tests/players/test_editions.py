"""Players as they were on a date: they play as they did, and are taken wherever a level is."""

from __future__ import annotations

import pytest

import realms_nb as rn
from realms_nb.core.chance import stream
from realms_nb.core.errors import UnknownName
from realms_nb.players.opponents import Opponents
from realms_nb.players.registry import editions, names

# Points of the seats of four games between two of the same player, written down when the edition was made.
PLAYED = {
    "minute_realms": {
        "greedy@2026-11": [21, 22, 23, 29, 19, 23, 21, 24],
        "squire@2026-11": [29, 30, 16, 29, 20, 25, 25, 20],
        "knight@2026-11": [22, 25, 28, 25, 31, 29, 29, 26],
        "duke@2026-11": [23, 27, 24, 25, 22, 22, 31, 27],
    },
    "realm_of_sand": {
        "squire@2026-11": [24, 28, 32, 34, 29, 21, 34, 16],
        "knight@2026-11": [29, 38, 29, 32, 25, 28, 28, 37],
        "duke@2026-11": [28, 30, 28, 26, 31, 40, 33, 32],
    },
}
GAMES = [rn.minute_realms, rn.realm_of_sand]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_an_edition_plays_as_it_did(game):
    """Whatever becomes of the players of that name, those of a date bring the points that they brought then."""
    assert set(editions(game)) == set(PLAYED[game.name])
    for name, points in PLAYED[game.name].items():
        assert rn.simulate(game, [name, name], games=4, seed=1, workers=1, quiet=True)["score"].tolist() == points, name


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_an_edition_may_sit_wherever_a_level_may(game):
    """Opponents, watched matches, tournaments and comparisons take a name with a date; menus list none unasked."""
    name = "knight@2026-11"
    assert name not in names(game)
    match = rn.Match(game, ["Ada", "Bo"], seed=1)
    rn.watch(match, name, moves=2)
    assert len(match.history) == 2
    opponents = Opponents(match, {"Bo": name}, 0)
    assert opponents.players[1].name == name
    cup = rn.tournament(game, [name, "random"], games=4, seed=1, workers=1, quiet=True)
    assert set(cup.standings["strategy"]) == {name, "random"}
    view = match.view(match.turn)
    alone, told = rn.strategy(name), rn.strategy(name, game)
    assert alone(view, match.legal_moves, stream(1)).move == told(view, match.legal_moves, stream(1)).move


def test_an_unknown_date_is_answered_with_those_there_are():
    """Whoever asks for another date is told the dates of the players of this game, and the nearest name."""
    with pytest.raises(UnknownName, match=r"knight@2026-11.*Did you mean 'knight@2026-11'"):
        rn.simulate(rn.minute_realms, ["knight@2025-11"], games=1, quiet=True)
    with pytest.raises(UnknownName, match=r"knight@2026-11"):
        rn.strategy("knight@2019-01")
