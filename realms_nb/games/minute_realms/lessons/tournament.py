"""Exercises of `06-tournament`: what an interval allows, how many games are enough, a league to win."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from realms_nb.core.chance import branch
from realms_nb.core.errors import shown
from realms_nb.games.minute_realms import GAME
from realms_nb.games.minute_realms.players.weights import Weights
from realms_nb.lessons.exercise import Praise, expect, not_yet, praise, told_exercise
from realms_nb.lessons.student import LIMIT, edition, games_failed, share_of
from realms_nb.simulation.statistics import Interval
from realms_nb.tournaments.league import League
from realms_nb.tournaments.tournament import tournament

# The tournament that the statements speak of; the notebook plays the same one.
THRIFTY = Weights(coins=0.7)
# The better one of the pair whose number of games is asked for.
CAREFUL = Weights(coins=1.2, award=1.0)
# Letter -> whether an interval allows the statement; what it takes is in the words of the lesson.
STATEMENTS: dict[str, Callable[[Interval], bool]] = {
    "A": lambda share: share.high < 0.5,
    "B": lambda share: share.high < 0.6,
    "C": lambda share: share.low <= 0.5 <= share.high,
    "D": lambda share: share.low == share.high,
    "E": lambda share: share.high > 0.5,
}
# How often a number of games must settle it, of how many tournaments.
OFTEN, TRIES = 45, 50
FAR_TOO_MANY = 2_000


@told_exercise("tournament-1", GAME)
def what_it_allows(answer: Any) -> Praise:
    """The letters of all statements that the interval of the tournament in the notebook allows, and no others."""
    given = {str(letter).strip().upper() for letter in expect(answer, (list, set))}
    unknown = sorted(given - set(STATEMENTS))
    if unknown:
        raise not_yet("no-statement", GAME, given=shown(unknown[0]), known=", ".join(STATEMENTS))
    rows = tournament(GAME, {"thrifty": THRIFTY, "greedy": edition("greedy")}, 200, 15, quiet=True).results
    found = share_of(rows, "thrifty")
    interval = Interval(found["low"], found["high"])
    told = {"low": round(100 * interval.low, 1), "high": round(100 * interval.high, 1)}
    for letter in sorted(given):
        if not STATEMENTS[letter](interval):
            raise not_yet("says-too-much", GAME, letter=letter, **told)
    if any(allows(interval) and letter not in given for letter, allows in STATEMENTS.items()):
        raise not_yet("not-all-statements", GAME, **told)
    return praise("what-it-allows", **told)


@told_exercise("tournament-2", GAME)
def how_many(answer: Any) -> Praise:
    """So many games settle it in 45 of 50 tournaments on deals of their own, and half as many do not."""
    games = expect(answer, int)
    if games < 2:
        raise not_yet("so-few-games", GAME)
    if games > FAR_TOO_MANY:
        raise not_yet("far-too-many", GAME, games=games)
    often = _settled(games)
    told = {"games": games, "often": often, "tries": TRIES}
    if often < OFTEN:
        raise not_yet("too-few-settled", GAME, **told, wanted=OFTEN)
    half = _settled(games // 2)
    if half >= OFTEN:
        raise not_yet("half-will-do", GAME, **told, half=half)
    return praise("settled-often", **told, half=half)


@told_exercise("tournament-3", GAME)
def win_the_league(answer: Any) -> Praise:
    """The entrant `you` is first of at least four, without a forfeit, and its interval is apart from the next one."""
    league = expect(answer, League)
    table = league.standings
    if "you" not in set(table["strategy"]):
        raise not_yet("nobody-called-you", GAME)
    if len(table) < 4:
        raise not_yet("few-took-part", GAME, count=len(table))
    yours = [row for row in league.results.to_dict("records") if row["strategy"] == "you"]
    places = [(row["game"], row["seat"]) for row in yours]
    failed = [league.forfeits[place] for place in places if place in league.forfeits]
    if failed:
        raise games_failed(failed, len(yours), "you(view, moves, rng)", LIMIT)
    first, second, *_ = table.to_dict("records")
    if first["strategy"] != "you":
        raise not_yet("other-winner", GAME, winner=str(first["strategy"]))
    verdict = league.verdicts[0]
    if not verdict.settled:
        if verdict.more_games is None:
            raise not_yet("first-but-equal", GAME, other=verdict.worse)
        raise not_yet("first-but-unsure", GAME, other=verdict.worse, more=verdict.more_games)
    told = {
        f"{whose}_{name}": round(100 * float(one[key]))
        for whose, one in (("your", first), ("their", second))
        for name, key in (("share", "win_rate"), ("low", "low"), ("high", "high"))
    }
    return praise("league-won", games=int(first["games"]), other=str(second["strategy"]), **told)


def _settled(games: int) -> int:
    """In how many of 50 tournaments the whole interval of careful's share lies above a half."""
    count = 0
    for number in range(TRIES):
        seed = branch(6, "how many", number)
        rows = tournament(GAME, {"careful": CAREFUL, "greedy": edition("greedy")}, games, seed, quiet=True).results
        count += share_of(rows, "careful")["low"] > 0.5
    return count
