"""Exercises of `06-tournament`: what an interval allows, how many games are enough, a league to win."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from realms_nb.core.chance import branch
from realms_nb.core.errors import shown
from realms_nb.games.minute_realms import GAME
from realms_nb.lessons.exercise import NotYet, exercise, expect
from realms_nb.lessons.trial import share_of
from realms_nb.simulation.intervals import Interval
from realms_nb.simulation.league import League
from realms_nb.simulation.tournament import tournament
from realms_nb.strategies.minute_realms.weights import Weights

# The tournament that the statements speak of; the notebook plays the same one.
THRIFTY = Weights(coins=1.2)
# Letter -> whether an interval allows the statement, and what it takes.
STATEMENTS: dict[str, tuple[Callable[[Interval], bool], str]] = {
    "A": (lambda share: share.high < 0.5, "for that, the whole interval would have to lie below 50 %"),
    "B": (lambda share: share.high < 0.6, "for that, the whole interval has to lie below 60 %"),
    "C": (lambda share: share.low <= 0.5 <= share.high, "for that, 50 % has to lie inside the interval"),
    "D": (lambda share: share.low == share.high, "an interval of more than one number never says exactly"),
    "E": (lambda share: share.high > 0.5, "for that, some of the interval has to lie above 50 %"),
}
# How often a number of games must settle it, of how many tournaments.
OFTEN, TRIES = 45, 50
FAR_TOO_MANY = 2_000


@exercise(
    "tournament-1",
    wanted='a list of letters, such as `["A", "D"]`,',
    hints=(
        "Look where the two ends of the interval lie: below 50 %, above 50 %, one on each side?",
        "Every share inside the interval fits what was seen. A statement is allowed if it holds for all of them, "
        "or says no more than *may*.",
        "With 50 % inside the interval nobody is better yet, and either may be.",
    ),
    answer='`["B", "C", "E"]`.',
)
def what_it_allows(answer: Any) -> str:
    """The letters of all statements that the interval of the tournament in the notebook allows, and no others."""
    given = {str(letter).strip().upper() for letter in expect(answer, (list, set), "a list of letters")}
    unknown = sorted(given - set(STATEMENTS))
    if unknown:
        raise NotYet(f"there is no statement {shown(unknown[0])}; they are called {', '.join(STATEMENTS)}.")
    rows = tournament(GAME, {"thrifty": THRIFTY, "greedy": "greedy"}, 200, 1, quiet=True).results
    told = share_of(rows, "thrifty")
    interval = Interval(told["low"], told["high"])
    seen = f"the interval goes from {interval.low:.1%} to {interval.high:.1%}"
    for letter in sorted(given):
        allows, takes = STATEMENTS[letter]
        if not allows(interval):
            raise NotYet(f"{letter} says too much: {seen}, and {takes}.")
    if any(allows(interval) and letter not in given for letter, (allows, _) in STATEMENTS.items()):
        raise NotYet(f"what you name is allowed, but it is not all: {seen}.")
    return f"{seen}, and that is all it allows."


@exercise(
    "tournament-2",
    wanted="a number of games",
    hints=(
        "`settled(games)` tries a number out. Which of 20, 80, 320 is too few, which more than enough?",
        "The line of an interval is about one over the square root of the games long to each side: "
        "10 percentage points at 100 games, 5 at 400.",
        "Knight wins about 64 of 100 games, so the half line may be 14 points long. Take some more than that needs, "
        "because the share moves from tournament to tournament.",
    ),
    answer="150 games; on these deals everything from about 110 to 210 is right.",
)
def how_many(answer: Any) -> str:
    """So many games settle it in 45 of 50 tournaments on deals of their own, and half as many do not."""
    games = expect(answer, int, "a whole number of games")
    if games < 2:
        raise NotYet("so few games tell nothing: the two play every deal twice, once from each seat.")
    if games > FAR_TOO_MANY:
        raise NotYet(f"{games:,} games would settle it, but far fewer do as well. Games take time.")
    often = _settled(games)
    found = f"with {games} games {often} of {TRIES} tournaments settled it"
    if often < OFTEN:
        raise NotYet(f"{found}; wanted are {OFTEN}.")
    half = _settled(games // 2)
    if half >= OFTEN:
        raise NotYet(f"{found}, but with half as many games it was {half} of {TRIES} already: fewer will do.")
    return f"{found}; with half as many games it was {half}."


@exercise(
    "tournament-3",
    wanted="your league, `league`,",
    hints=(
        "Ada takes the first move and Bo any building. Neither looks at points.",
        "`rn.after(view, move).points` are your points after a move: take the move with the most.",
        "Is `you` first, but it cannot be told yet? Then play more games.",
    ),
    answer="`return max(moves, key=lambda move: rn.after(view, move).points)` in `you`, and 120 games.",
)
def win_the_league(answer: Any) -> str:
    """The entrant `you` is first of at least four, without a forfeit, and its interval is apart from the next one."""
    league = expect(answer, League, "a league (what rn.league gave back)")
    table = league.standings
    if "you" not in set(table["strategy"]):
        faults = league.reports.get("you", "There is no file you.py.").splitlines()[0]
        raise NotYet(f"nobody called `you` took part. {faults}")
    if len(table) < 4:
        raise NotYet(f"only {len(table)} took part; the three others should be there, too.")
    if "you" in league.reports:
        report = league.reports["you"].split("\nIt had printed:\n")[0].splitlines()
        if any(line.startswith("time limit, first in game ") for line in report):
            raise NotYet(f"{report[0]} Is there a loop without end?")
        raise NotYet(f"{report[0]} {report[-1].rstrip('.')}.")
    first, second, *_ = table.to_dict("records")
    if first["strategy"] != "you":
        raise NotYet(f"{first['strategy']} won the league, not `you`.")
    if not league.verdicts[0].settled:
        raise NotYet(f"you are first, but: {league.verdicts[0]}")
    shares = [f"{one['win_rate']:.0%} ({one['low']:.0%} to {one['high']:.0%})" for one in (first, second)]
    return f"you won {shares[0]} of {first['games']:.0f} games, {second['strategy']} {shares[1]}."


def _settled(games: int) -> int:
    """In how many of 50 tournaments the whole interval of knight's share lies above a half."""
    count = 0
    for number in range(TRIES):
        seed = branch(6, "how many", number)
        rows = tournament(GAME, ["knight", "greedy"], games, seed, quiet=True).results
        count += share_of(rows, "knight")["low"] > 0.5
    return count
