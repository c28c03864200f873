"""Exercises of `09-plan-ahead`: a display read backwards, a tile for many buildings, powers told apart, a strategy."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from statistics import fmean, stdev
from typing import Any

import pandas as pd

from realms_nb.core.errors import RealmsError, shown
from realms_nb.core.match import Match
from realms_nb.games.realm_of_sand import GAME
from realms_nb.games.realm_of_sand.engine.boards import POWERS
from realms_nb.games.realm_of_sand.engine.moves import LayTile
from realms_nb.games.realm_of_sand.engine.preview import after
from realms_nb.games.realm_of_sand.engine.words import keys
from realms_nb.lessons.exercise import Praise, expect, not_yet, praise, told_exercise
from realms_nb.lessons.student import called, edition, judged_games, own_player
from realms_nb.sandbox.limits import Forfeit
from realms_nb.simulation.simulate import games_at_a_table, simulate
from realms_nb.simulation.statistics import Z
from realms_nb.tournaments.standings import rates

# The table that the notebook shows, the building that is wanted there and the disc that it lacks.
SEED, SEATS = 54, ("You", "Ada")
WANTED, DISC = "III-10", "B"
# So many buildings shall lack no more than so many pieces after one tile.
BUILDINGS, FEW = 5, 2
# The games in which powers are compared: who plays, how many, from which seed.
PLAYER, GAMES, GAMES_SEED = edition("knight"), 1_000, 1
# Solo games that judge a strategy, on deals that no notebook shows, and the points that are to be reached.
TRIAL_GAMES, TRIAL_SEED, POINTS = 10, 9_100, 10


@told_exercise("plan-1", GAME)
def way_to_the_disc(answer: Any) -> Praise:
    """An open building of that table that gives the disc which the wanted one lacks."""
    name = expect(answer, str)
    match = Match(GAME, SEATS, seed=SEED)
    cards, display = match.rules.cards, match.state.display
    card = name.strip().upper()
    card = card if card in cards else keys(match.rules).get(" ".join(name.split()).casefold(), "")
    if card not in cards:
        raise not_yet("no-building", GAME, given=shown(name))
    if all(card not in row for row in display):
        raise not_yet("not-open", GAME, card=card)
    if card == WANTED:
        raise not_yet("itself", GAME, card=card)
    if DISC not in cards[card].discs:
        raise not_yet("other-gift", GAME, card=card)
    return praise("gives-the-disc", card=card)


@told_exercise("plan-2", GAME)
def tile_for_many(answer: Any) -> Praise:
    """A way to lay a tile on the empty board after which five open buildings lack two pieces at most."""
    # What `max(lays, key=near)` finds is a move, and as good as its text.
    text = str(answer) if isinstance(answer, LayTile) else expect(answer, str)
    match = Match(GAME, SEATS, seed=SEED)
    try:
        move = GAME.parse(text, match.rules)
        side = after(match.view(0), move)
    except RealmsError as error:
        raise not_yet("cannot-lay", GAME, move=shown(text), error=error) from error
    if not isinstance(move, LayTile):
        raise not_yet("no-tile-laid", GAME, move=shown(text))
    near = [card for card, lacks in side.missing.items() if lacks <= FEW]
    if len(near) < BUILDINGS:
        raise not_yet("too-few-near", GAME, count=len(near), pieces=FEW, wanted=BUILDINGS)
    return praise("many-near", count=len(near), pieces=FEW, card=near)


@told_exercise("plan-3", GAME)
def powers_apart(answer: Any) -> Praise:
    """The powers whose interval of wins does not hold one half, in the games that the notebook plays; all of them."""
    given = {str(power).strip().casefold() for power in expect(answer, (list, set))}
    unknown = sorted(given - set(POWERS))
    if unknown:
        raise not_yet("no-power", GAME, given=shown(unknown[0]), known=", ".join(POWERS))
    found = {row["power"]: row for row in shares().to_dict("records")}
    for power in POWERS:
        row = found[power]
        apart = not row["low"] <= 0.5 <= row["high"]
        told = {"power": power, "low": round(100 * row["low"], 1), "high": round(100 * row["high"], 1)}
        if apart and power not in given:
            raise not_yet("power-forgotten", GAME, games=GAMES)
        if not apart and power in given:
            raise not_yet("power-not-apart", GAME, **told)
    return praise("powers-apart", count=len(given), games=GAMES)


@cache
def shares() -> pd.DataFrame:
    """How often each power won in these games, with its interval."""
    rules = GAME.STANDARD.changed(side="advanced")
    return rates(simulate(GAME, [PLAYER] * 2, games=GAMES, seed=GAMES_SEED, rules=rules, quiet=True), "power")


@told_exercise("plan-4", GAME)
def strategy_alone(answer: Any) -> Praise:
    """A function whose mean of some solo games lies above ten points with its whole interval; random makes about 4."""
    player = own_player(answer)

    def play(games: int, limit: float) -> tuple[pd.DataFrame, Mapping[Any, Forfeit]]:
        played = games_at_a_table(GAME, {"yours": player}, games, TRIAL_SEED, time_limit=limit)
        return played.rows, played.forfeits

    rows = judged_games(play, TRIAL_GAMES, f"{called(answer)}(view, moves, rng)")
    scores = [int(score) for score in rows["score"]]
    mean, margin = fmean(scores), Z * stdev(scores) / TRIAL_GAMES**0.5
    told = {
        "games": TRIAL_GAMES,
        "mean": round(mean, 1),
        "low": round(mean - margin, 1),
        "high": round(mean + margin, 1),
    }
    if mean - margin <= POINTS:
        raise not_yet("too-few-points-alone", GAME, **told, wanted=POINTS)
    return praise("points-alone", **told)
