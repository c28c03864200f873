"""Futures of any game, by the functions of its record alone: what is hidden is imagined, then the game is played on.

What a seat cannot see is drawn by the game's own `determinize`. A world drawn so may break a rule while it is played
on, although the rules are right: then another one is drawn. Only where nobody could tell the worlds from the real
position is an error the author's, and it is passed on as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from realms_nb.core.chance import Random, branch
from realms_nb.core.errors import BadSetup, RealmsError
from realms_nb.core.game import AnyGame
from realms_nb.core.strategy import Strategy, as_choice
from realms_nb.fast.samples import shaped

T = TypeVar("T")

# So many worlds are drawn before a player says that it cannot imagine what the others hide.
TRIES = 20
# A game that has not ended after so many moves of a future is taken for one that never does.
MOST_MOVES = 5_000


class NotImagined(RealmsError):
    """No world could be drawn that keeps the rules: what the others hide cannot be imagined."""


class EndlessFuture(RealmsError):
    """A future that was played on for very long and did not end."""


class End(NamedTuple):
    """How a future ended: every seat's part of the win, and its points."""

    wins: tuple[float, ...]
    points: tuple[float, ...]

    def reward(self, seat: int) -> float:
        """A seat's part of the win, and a hundredth for points, so that equal chances are told apart.

        Whether many points are good or few is read off those who won.
        """
        spread = 1 + max(map(abs, self.points))
        return self.wins[seat] + 0.01 * (-1 if self.few_won else 1) * self.points[seat] / spread

    @property
    def few_won(self) -> bool:
        """Whether those who won have fewer points than all have in the mean."""
        won = sum(part * points for part, points in zip(self.wins, self.points, strict=True))
        return won < sum(self.wins) * sum(self.points) / len(self.points)

    def margin(self, seat: int) -> float:
        """How many points a seat is ahead of the best other one; alone, its points."""
        sign = -1 if self.few_won else 1
        others = [sign * points for each, points in enumerate(self.points) if each != seat]
        return sign * self.points[seat] - max(others, default=0.0)


class Rollouts:
    """Plays positions of a game to their ends, and counts the moves that were made for it.

    Without policies chance alone plays on; otherwise one strategy for each seat, None for chance.
    """

    def __init__(self, game: AnyGame, policies: Sequence[Strategy | None] = ()) -> None:
        self.game = game
        self.policies = policies if any(policies) else ()
        self.applied = 0

    def imagined(self, view: Any, rng: Random, play: Callable[[Any], T]) -> T:
        """What `play` makes of a world that the viewer cannot tell from the real one."""
        worlds: list[Any] = []
        first: Exception | None = None
        for _ in range(TRIES):
            world = None
            try:
                world = self.game.determinize(view, rng)
                return play(world)
            except (TimeoutError, MemoryError):
                # Somebody's alarm, not a rule.
                raise
            except Exception as error:
                first = first or error
                worlds.append(world)
        assert first is not None
        if isinstance(first, EndlessFuture) or self._look_alike(worlds, rng):
            raise first
        raise NotImagined(code="not_imagined", title=self.game.title) from first

    def _look_alike(self, worlds: Sequence[Any], rng: Random) -> bool:
        """Whether nobody hides anything: no seat could tell these worlds apart, nor those that it would imagine itself.

        Then what went wrong in them is no fault of theirs.
        """
        game = self.game
        try:
            seats = range(len(game.scores(worlds[0])))
            own = [game.determinize(game.view_for(worlds[0], seat), rng) for seat in seats]
            return all(
                game.view_for(world, seat) == game.view_for(worlds[0], seat)
                for world in (*worlds[1:], *own)
                for seat in seats
            )
        except Exception:  # a world so broken that it cannot even be looked at
            return False

    def end_of(self, state: Any, rng: Random) -> End:
        """Play on to the end. Every decision takes one number from `rng`, whoever decides."""
        game, draw, policies, made = self.game, rng.random, self.policies, 0
        legal_moves, apply = game.legal_moves, game.apply
        drawn = game.draw or (lambda state, number: (moves := legal_moves(state))[int(number * len(moves))])
        while (decision := state.decision) is not None:
            number = draw()
            policy = policies[decision.seat] if policies else None
            if policy is None or len(moves := legal_moves(state)) == 1:
                move = drawn(state, number)
            else:
                view = game.view_for(state, decision.seat)
                move = as_choice(policy(view, moves, Random(int(number * 2**53)))).move
            state = apply(state, move)
            made += 1
            if made >= MOST_MOVES:
                self.applied += made
                raise EndlessFuture(code="endless_future", title=game.title, moves=MOST_MOVES)
        self.applied += made
        return self.ended(state)

    def ended(self, state: Any) -> End:
        """How a position that is over ended."""
        outcome, sheets = self.game.outcome(state), self.game.scores(state)
        assert outcome is not None
        return End(tuple(map(outcome.part, range(len(sheets)))), tuple(float(sheet.total) for sheet in sheets))

    def row(self, view: Any, moves: Sequence[Any], rng: Random, play: int) -> list[End]:
        """Every move in the same world, played on by the same chance. The move None is none: the position as it is."""

        def ends(world: Any) -> list[End]:
            found: list[End] = []
            for move in moves:
                state = world if move is None else self.game.apply(world, move)
                self.applied += move is not None
                found.append(self.end_of(state, Random(play)))
            return found

        return self.imagined(view, rng, ends)

    def numbered(self, view: Any, moves: Sequence[Any], seed: int, number: int) -> list[End]:
        """The same for the future of that number of a seed."""
        return self.row(view, moves, Random(branch(seed, number)), branch(seed, number, "play"))


class SampledMoves(NamedTuple):
    """Moves in the same futures: wins and points are moves x futures x seats."""

    wins: Any
    points: Any
    playouts: int


def sampled_moves(
    game: AnyGame,
    view: Any,
    moves: Sequence[Any],
    playouts: int,
    seed: int,
    policies: Sequence[Strategy | None] = (),
    *,
    work: int | None = None,
) -> SampledMoves:
    """So many futures of each move, the same for all; with `work` no more of them than fit into so many moves made."""
    futures = Rollouts(game, policies)
    rows: list[list[End]] = []
    while len(rows) < playouts and (work is None or len(rows) < 2 or futures.applied * (1 + 1 / len(rows)) <= work):
        rows.append(futures.numbered(view, moves, seed, len(rows)))
    seats = len(rows[0][0].wins)
    wins, points = (
        [number for place in range(len(moves)) for row in rows for number in row[place][which]] for which in (0, 1)
    )
    shape = len(moves), len(rows), seats
    return SampledMoves(shaped(wins, *shape), shaped(points, *shape), len(rows))


class GameShape(NamedTuple):
    """How large a game is: how many decisions, and how many moves in one, in games by chance at so many seats."""

    seats: int
    length: float
    options: float


# At so many seats a game is tried, the first that it serves; and so many games tell how large it is.
SEATS, SHAPE_GAMES = (2, 3, 4, 1, 5, 6), 6


def seats_of(game: AnyGame, rules: Any, order: Sequence[int] = SEATS) -> int:
    """The first number of seats in this order that a game serves."""
    for number in order:
        try:
            game.setup(number, 0, rules)
        except RealmsError:
            continue
        return number
    raise BadSetup(code="nobody_seated", title=game.title, least=min(order), most=max(order))


def shape_of(game: AnyGame) -> GameShape:
    """How large a game is, from a few games by chance: enough to plan how much of it can be played."""
    seats = seats_of(game, game.STANDARD)
    decisions, options = 0, 0
    for number in range(SHAPE_GAMES):
        state, rng = game.setup(seats, branch(0, "shape", number), game.STANDARD), Random(number)
        while state.decision is not None and decisions < MOST_MOVES * SHAPE_GAMES:
            moves = game.legal_moves(state)
            decisions, options = decisions + 1, options + len(moves)
            state = game.apply(state, moves[int(rng.random() * len(moves))])
    return GameShape(seats, max(1.0, decisions / SHAPE_GAMES), max(1.0, options / max(1, decisions)))
