"""What the lab asks of any game, through the functions of its record alone: for games without a part of their own.

Nothing is compiled here, so everything is small: a report card makes about half a million moves, shared out among its
lines. How many games that is depends on how long the game is and how much there is to choose, never on a clock: the
same seed gives the same card on every machine.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from time import process_time
from typing import Any, cast

import numpy as np

from realms_nb.core.chance import Random, branch
from realms_nb.core.errors import BadSetup, NotOffered, RealmsError, shown
from realms_nb.core.game import AnyGame
from realms_nb.fast.samples import column, mean
from realms_nb.lab.any_limits import LimitedTable, banned_words, verbs_of
from realms_nb.lab.duels import pair_shares
from realms_nb.lab.report_facts import Watched, WatchedGame, played, shares_at_end, watched
from realms_nb.lab.report_rows import Sizes
from realms_nb.lab.results import Numbers, PlayedDeals
from realms_nb.lab.seat_gaps import SeatGap, seat_gap
from realms_nb.players.futures import SHAPE_GAMES, GameShape, Rollouts, sampled_moves, shape_of
from realms_nb.players.registry import resolve
from realms_nb.players.tree_search import TreeSearch
from realms_nb.simulation.crew import Task
from realms_nb.simulation.entrants import contenders

__all__: list[str] = []

# So many moves a report card makes in all, and these parts of them go into its lines.
WORK = 500_000
GAMES, RUNGS, REVIEWED, WATCHED, TRIED = 0.3, 0.2, 0.25, 0.1, 0.15
# From weak to strong: the line on skill is told of the last step.
LADDER = ("random", "squire", "knight")
# Futures of every move that a level looks into.
FUTURES = {"random": 0.0, "squire": 1.5, "knight": 4.0, "duke": 24.0}
# Whoever plays must have played so many games, or an easier player does.
FEWEST_GAMES, FEWEST_DEALS = 100, 40
# Games by chance, to see whether chance sees a gap between the seats, too.
CHECKED = 1_000
# Parts of a game at whose beginning chances are looked at, and futures for that; futures of each move of a decision.
PHASES, GLANCE, LOOK, LOOKED_INTO = 8, 24, 40, 2
# Futures before and after each stroke of chance of a match that is looked back at.
REVIEW_FUTURES = 16
AS_GOOD = 0.02
MOST_CHANGES = 4


class AnyLab:
    """Fills `ReportPart` and `RestrictedPart` for one game."""

    LADDER = LADDER
    # Deals that tell which card is wanted most.
    WANTED = FEWEST_DEALS

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    @cached_property
    def shape(self) -> GameShape:
        """How large the game is."""
        return shape_of(self.game)

    def seconds(self, size: float) -> int:
        """About how much processor time a report card of that size takes here: to be announced, never to decide by."""
        began = process_time()
        shape = shape_of(self.game)
        pace = shape.length * SHAPE_GAMES / max(1e-4, process_time() - began)
        return max(1, round(size * WORK / pace))

    def cost(self, player: str) -> float:
        """How many moves a game of such players makes, those in imagined worlds included."""
        _, length, options = self.shape
        if player == "emperor":
            return length * TreeSearch().work / 2
        futures = FUTURES.get(player, FUTURES["duke"])
        return length * (1 + futures * options * length / 2)

    @cached_property
    def PLAYER(self) -> str:  # noqa: N802  # as the Protocol calls it
        """The best player of which enough games can be played."""
        fits = [name for name in LADDER if FEWEST_GAMES * self.cost(name) <= GAMES * WORK * 2]
        return fits[-1] if fits else LADDER[0]

    @cached_property
    def SIZES(self) -> Sizes:  # noqa: N802
        """As much of everything as somebody waits for."""
        _, length, options = self.shape
        each = self.cost(self.PLAYER)
        steps = [self.cost(name) * self.shape.seats for name in LADDER[1:]]
        # Behind every move chance may speak: then the positions before and after it are looked at.
        judged = 2 * REVIEW_FUTURES * length * length / 2 + self.cost("knight")
        walk = self.cost(self.PLAYER) + (PHASES * GLANCE + LOOKED_INTO * options * LOOK) * length / 2
        return Sizes(
            games=_within(GAMES * WORK / each, FEWEST_GAMES, 2_000),
            rungs=tuple(_within(RUNGS * WORK / len(steps) / step, FEWEST_DEALS, 400) for step in steps),
            reviewed=_within(REVIEWED * WORK / judged, 6, 120),
            watched=_within(WATCHED * WORK / walk, 10, 60),
            tried=_within(TRIED * WORK / each / (MOST_CHANGES + 1), 100, 1_000),
            futures=REVIEW_FUTURES,
        )

    def rung(self, rules: Any, seats: int, player: str, than: str, deals: int, seed: int) -> Numbers:
        """The wins of one player against a table of another, deal by deal."""
        task = Task(self.game, rules, contenders(self.game, [player, than], None))
        return pair_shares(task, range(deals), seats, seed)

    def by_chance(self, rules: Any, seats: int, seed: int) -> SeatGap:
        """The gap between the seats where every move is as likely as the others: that is what the rules alone do."""
        rows = played(self.game, rules, ["random"] * seats, CHECKED, seed)
        return seat_gap(self.game, rows, seats)

    def walks(self, rules: Any, seats: int, games: int, seed: int) -> Watched:
        """Games step by step: chances at equal parts of a game, and a few decisions looked into."""
        return watched(lambda number: self._walk(rules, seats, number, seed), games, by_round=False)

    def _walk(self, rules: Any, seats: int, number: int, seed: int) -> WatchedGame:
        game, own = self.game, branch(seed, "walk", number)
        choose: Any = resolve(game, self.PLAYER).choose
        rng = Random(own)
        states: list[Any] = [game.setup(seats, branch(seed, number), rules)]
        choices: list[int] = []
        while (decision := states[-1].decision) is not None:
            moves = game.legal_moves(states[-1])
            choices += [len(states) - 1] if len(moves) > 1 else []
            move = choose(game.view_for(states[-1], decision.seat), moves, rng) if len(moves) > 1 else next(iter(moves))
            states.append(game.apply(states[-1], getattr(move, "move", move)))
        parts = [states[part * (len(states) - 1) // PHASES] for part in range(PHASES)]
        curve = [self._chances(each, branch(own, "glance", place), seats) for place, each in enumerate(parts)]
        step = max(1, len(choices) // LOOKED_INTO)
        places = choices[number % step :: step][:LOOKED_INTO]
        looked = [self._looked_into(states[place], branch(own, "look", place)) for place in places]
        shares = shares_at_end(game, states[-1], seats)
        return WatchedGame(np.stack(curve), shares, len(states) - 1, looked or [(1.0, 1.0, 0.0)])

    def _chances(self, state: Any, seed: int, seats: int) -> Numbers:
        if state.decision is None:
            return shares_at_end(self.game, state, seats)
        view = self.game.view_for(state, state.decision.seat)
        wins = sampled_moves(self.game, view, (None,), GLANCE, seed).wins[0]
        return np.array([mean(column(wins, seat)) for seat in range(seats)])

    def _looked_into(self, state: Any, seed: int) -> tuple[float, float, float]:
        """How many moves there were, how many were as good as the best, and what the best has over the mean.

        The best of many looks better than it is: one half of the futures names it, the other half measures it.
        """
        seat, moves = state.decision.seat, self.game.legal_moves(state)
        own = sampled_moves(self.game, self.game.view_for(state, seat), moves, LOOK, seed).wins[:, :, seat]
        half = own.shape[1] // 2
        best, means = int(own[:, :half].mean(axis=1).argmax()), own[:, half:].mean(axis=1)
        return float(len(means)), float((means[best] - means < AS_GOOD).sum()), float(means[best] - means.mean())

    def wanted(self, rules: Any, seats: int, deals: int, seed: int) -> tuple[str, float]:
        """The card that is taken most often when it can be, and how often; no name where the game has no cards."""
        names = self._cards(rules)
        if not names:
            return "", 0.0
        table = LimitedTable(self.game, rules, [resolve(self.game, self.PLAYER).choose] * seats, names)
        for deal in range(deals):
            table.play(branch(seed, deal))
        rates = table.taken / np.maximum(1, table.offered)
        # What was hardly ever there says nothing.
        rates[table.offered < FEWEST_GAMES / 10] = 0
        return names[int(rates.argmax())], float(rates.max())

    def suggestions(self, rules: Any, seats: int) -> Sequence[Mapping[str, Any]]:
        """Each rule that is a whole number, one less and one more: those that still make a game."""
        numbers = [name for name in getattr(rules, "__struct_fields__", ()) if type(getattr(rules, name)) is int]
        tries = [{name: getattr(rules, name) + change} for name in numbers for change in (-1, 1)]
        return [changes for changes in tries if self._is_game(rules, seats, changes)][:MOST_CHANGES]

    def _is_game(self, rules: Any, seats: int, changes: Mapping[str, Any]) -> bool:
        try:
            state = self.game.setup(seats, 0, rules.changed(**changes))
            return len(Rollouts(self.game).end_of(state, Random(0)).wins) == seats
        except (RealmsError, ValueError, ArithmeticError, LookupError):
            # Rules of somebody's own may refuse a number in any way, or not at all.
            return False

    @cached_property
    def CARD_DEALS(self) -> int:  # noqa: N802
        """How many deals the worth of cards gets: each is played again for every card that a seat took."""
        return _within(WORK / (self.cost(self.PLAYER) * (1 + self.shape.length)), FEWEST_DEALS, 400)

    @cached_property
    def WAY_DEALS(self) -> int:  # noqa: N802
        """How many deals ways of playing get."""
        return _within(WORK / (3 * self.cost(self.PLAYER)), FEWEST_DEALS, 300)

    def card_names(self, rules: Any, seats: int, by: str = "card") -> list[str]:
        """The cards: what the record has names for, never the words of its moves."""
        if by != "card":
            raise BadSetup(f"{self.game.title} tells its cards apart by 'card', not by {shown(by)}.")
        names = self._cards(rules)
        if not names:
            raise NotOffered(self.game.title, "cards", ("report", "restrict", "compare", "sweep", "tune"))
        return names

    def _cards(self, rules: Any) -> list[str]:
        return list(self.game.labels(rules, "en"))

    def card_blocks(
        self, rules: Any, players: Sequence[object], deals: int, seed: int, by: str = "card"
    ) -> Iterator[PlayedDeals]:
        """Every deal, and again for each card that a seat took: with moves that name it forbidden to that seat."""
        names, seats = self.card_names(rules, len(players), by), len(players)
        for deal in range(deals):
            table = LimitedTable(self.game, rules, cast("list[Any]", players), names)
            start = branch(seed, deal)
            shares, points = table.play(start)
            offered, taken, used = table.offered.copy(), table.taken.copy(), sorted(table.used)
            wins, gains, held, held_wins = (np.zeros(len(names)) for _ in range(4))
            for seat, card in used:
                without, fewer = table.play(start, seat, banned_words([names[card]]))
                wins[card] += (shares[seat] - without[seat]) / seats
                gains[card] += (points[seat] - fewer[seat]) / seats
                held[card] += 1
                held_wins[card] += shares[seat]
            yield PlayedDeals(wins[None], gains[None], offered, taken, held, held_wins)

    def ways(self, rules: Any, seats: int) -> Mapping[str, str]:
        """Ways of playing by name: without one of the words that moves begin with, where there is another one."""
        return {f"no {verb}": verb for verb in verbs_of(self.game, rules, seats)}

    def way_blocks(
        self, rules: Any, players: Sequence[object], names: Sequence[str], deals: int, seed: int
    ) -> Iterator[tuple[Numbers, Numbers]]:
        """What each way wins and scores beyond playing freely, deal by deal; the seat changes from deal to deal."""
        known, seats = self.ways(rules, len(players)), len(players)
        for deal in range(deals):
            table = LimitedTable(self.game, rules, cast("list[Any]", players), ())
            start, seat = branch(seed, deal), deal % seats
            free, points = table.play(start)
            bound = [table.play(start, seat, banned_words([known[name]], first=True)) for name in names]
            yield (
                np.array([[wins[seat] - free[seat] for wins, _ in bound]]),
                np.array([[scores[seat] - points[seat] for _, scores in bound]]),
            )


def _within(number: float, fewest: int, most: int) -> int:
    return int(min(most, max(fewest, number)))


_KNOWN: dict[str, AnyLab] = {}


def part_of(game: AnyGame) -> AnyLab:
    """The part of a game; the same one as long as the game is the same, so that its size is found out once."""
    found = _KNOWN.get(game.name)
    if found is None or found.game is not game:
        found = _KNOWN[game.name] = AnyLab(game)
    return found
