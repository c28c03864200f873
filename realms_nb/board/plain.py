"""The plain stage, for a game without one of its own: its text board, and its legal moves as buttons.

Chances and hints come from futures that the record of the game plays: a few at once, more at the second look.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from realms_nb.board.wire import Wire
from realms_nb.board.wire.sent import Hint
from realms_nb.core.chance import Random, branch
from realms_nb.core.errors import RealmsError
from realms_nb.core.registry import game_of
from realms_nb.core.strategy import as_choice
from realms_nb.fast.samples import column, error, mean
from realms_nb.players.futures import sampled_moves, shape_of
from realms_nb.players.registry import players, resolve
from realms_nb.simulation.policies import BY_CHANCE, Policy, Sitting, one, sitting, told_of
from realms_nb.simulation.statistics import Z, wilson

if TYPE_CHECKING:
    from collections.abc import Sequence

    from realms_nb.core.event import Event
    from realms_nb.core.game import AnyGame
    from realms_nb.core.match import Match
    from realms_nb.core.narrator import Narrator


class Pages(Wire, frozen=True):
    """Nothing: the words of the text board come with the picture."""


class Picture(Wire, frozen=True):
    """The text board: sentences, the same facts as a table, and a drawing if the game has one."""

    sentences: tuple[str, ...]
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    drawing: str | None = None
    # The seat that is to decide.
    turn: int | None = None


class Group(Wire, frozen=True):
    """Moves that begin with the same word."""

    word: str
    moves: tuple[str, ...]


class Options(Wire, frozen=True):
    """All that can be done."""

    groups: tuple[Group, ...]


class MoveChance(Wire, frozen=True):
    """A move, in words too, and what it leads to: the chance to win in percent, alone the points, with its interval."""

    move: str
    label: str
    value: float
    low: float
    high: float


class Chances(Wire, frozen=True):
    """The moves by their chances, the best first, and how they were found; `exact` after the last look."""

    moves: tuple[MoveChance, ...]
    note: str
    # What the bars reach to, and where an even chance lies.
    most: float
    even: float
    # In so many futures each move was tried.
    tries: int
    exact: bool


BUNDLE = "plain"
# Who is asked for advice; the first hint names some moves, the second the best one with its reason.
ADVISER, HINTS, CANDIDATES = "emperor", 2, 3
# The looks at the chances: as many futures of all moves together, as far as they fit into so many moves made.
LOOKS = ((300, 4_000), (2_000, 16_000))
# Futures in which players think are dearer by so much; where one of them takes more moves than that, chance plays on.
DEARER, MOST_COST = 30, 15_000
# Players that think no longer than a board can wait for.
QUICK = (BY_CHANCE, "greedy", "squire", "knight")
# Futures of each move that tell which ones are worth a look.
FEW = 12


def pages(match: Match, narrator: Narrator) -> Pages:
    """None: all words of a text board come with the picture."""
    return Pages()


def picture(view: Any, past: Sequence[Event], narrator: Narrator) -> Picture:
    """The text board of the game."""
    board = game_of(view, "The board").text_board(view, narrator)
    return Picture(
        board.sentences, board.columns, board.rows, board.drawing or None, view.decision and view.decision.seat
    )


def options(view: Any, moves: Sequence[Any], narrator: Narrator) -> Options:
    """Every legal move, grouped by its first word, in the order in which the game lists them."""
    groups: dict[str, list[str]] = {}
    for move in map(str, moves):
        groups.setdefault(move.split(" ", 1)[0], []).append(move)
    return Options(tuple(Group(word, tuple(texts)) for word, texts in groups.items()))


def scene(moments: Sequence[Any], narrator: Narrator) -> None:
    """Nothing is played as a scene: the story tells it."""
    return


def chances(
    view: Any, moves: Sequence[Any], narrator: Narrator, seed: int, look: int = 1, *, policy: Any = None
) -> Chances:
    """How likely each move is to win if all play on as `played_on_by` says; without moves nobody here decides."""
    seats, alone = len(view.scores), len(view.scores) == 1
    if not moves or view.decision is None:
        return Chances((), "", 100.0, 100 / seats, 0, exact=True)
    game, seat = game_of(view, "The board"), view.decision.seat
    like = played_on_by(game, policy, seats)
    policies = [each.strategy for each in like.policies]
    playouts, work = LOOKS[min(look, len(LOOKS)) - 1]
    if any(policies):
        playouts, work = max(2, playouts // DEARER), work // DEARER
    each_move = max(2, playouts // len(moves))
    try:
        found = sampled_moves(game, view, moves, each_move, branch(seed, look), policies, work=work)
    except RealmsError as fault:
        return Chances((), narrator.error(fault), 100.0, 100 / seats, 0, exact=True)
    rows: list[MoveChance] = []
    for place, move in enumerate(moves):
        if alone:
            points = column(found.points[place], seat)
            value, half = mean(points), Z * error(points)
            low, high = value - half, value + half
        else:
            win = mean(column(found.wins[place], seat))
            value, low, high = (100 * each for each in (win, *wilson(win * found.playouts, found.playouts)))
        rows.append(MoveChance(str(move), game.describe_move(move, narrator), value, low, high))
    rows.sort(key=lambda each: -each.value)
    most = max(1.0, *(row.high for row in rows)) if alone else 100.0
    note = f"{narrator.say('plain-chances-note', playouts=found.playouts)} {told_of(narrator, like)}"
    return Chances(tuple(rows), note, most, 0.0 if alone else 100 / seats, found.playouts, exact=look >= len(LOOKS))


def played_on_by(game: AnyGame, policy: Any, seats: int) -> Sitting:
    """How everybody plays on: by chance, unless people are taken for a level, as `people="knight"` says.

    Then strategies go on like themselves if they are no slower than a knight, and otherwise like people. Where games of
    such players would take too long for a board, chance plays on.
    """
    chance = sitting(game, BY_CHANCE, seats)
    people = [each for each in (policy or {}).values() if isinstance(each, Policy) and each.strategy is not None]
    if not people or futures_cost(game) > MOST_COST:
        return chance
    known = players(game)
    level_of = {seat: next((name for name in QUICK if known.get(name) == who), who) for seat, who in policy.items()}
    found = [one(game, level_of.get(seat, people[0]), seats) for seat in range(seats)]
    return Sitting(tuple(each if each.name in QUICK else people[0] for each in found))


@cache
def futures_cost(game: AnyGame) -> float:
    """About how many moves are made for one future of every move in which players try all moves themselves."""
    _, length, options = shape_of(game)
    return 2 * (options * length) ** 2


def hint(view: Any, moves: Sequence[Any], narrator: Narrator, depth: int, seed: int) -> Hint:
    """Some moves that are worth a look; then the best one, with its reasons."""
    game = game_of(view, "The board")
    choice = as_choice(resolve(game, ADVISER).choose(view, tuple(moves), Random(seed)))
    if depth == 1:
        worth = _candidates(game, view, moves, choice.move, seed)
        listed = narrator.join([game.describe_move(move, narrator) for move in worth])
        return Hint(1, narrator.say("hint-candidates", moves=listed), tuple(map(str, worth)))
    reasons = " ".join(narrator.reason(reason) for reason in choice.reasons[:2])
    best = narrator.say("hint-best", move=game.describe_move(choice.move, narrator))
    return Hint(2, f"{best} {reasons}".strip(), (str(choice.move),))


def _candidates(game: AnyGame, view: Any, moves: Sequence[Any], best: Any, seed: int) -> list[Any]:
    """The adviser's move, and those that win most often in a few futures."""
    try:
        found = sampled_moves(game, view, moves, FEW, branch(seed, "hint"))
    except RealmsError:
        return [best]
    wins = [mean(column(each, view.decision.seat)) for each in found.wins]
    ranked = sorted(range(len(moves)), key=lambda place: -wins[place])
    return [best, *(moves[place] for place in ranked if moves[place] != best)][:CANDIDATES]
