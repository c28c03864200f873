"""Restricted play in Realm of Sand: the same deals, and one seat that may not do everything; or every power in turn.

A seat that may not build a card does not aim at it either. Only the seat that built a card is played again without it:
forbidding a card to a seat that would not have built it changed its share of wins by 0.2 +- 0.5 points (12,071 games).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from realms_nb.core.chance import branch
from realms_nb.core.errors import BadSetup, shown
from realms_nb.fast.compiling import IS_COMPILED
from realms_nb.games.realm_of_sand.engine.boards import POWERS
from realms_nb.games.realm_of_sand.engine.cards import LEVELS
from realms_nb.games.realm_of_sand.engine.colours import COLOURS, RUNES
from realms_nb.games.realm_of_sand.engine.rules import Rules
from realms_nb.games.realm_of_sand.fast.games import play_games
from realms_nb.games.realm_of_sand.fast.limits import Limit, play_limited
from realms_nb.games.realm_of_sand.fast.playing import UNSEEN
from realms_nb.games.realm_of_sand.players.weights import Weights
from realms_nb.lab.results import PlayedDeals, shares_of

Numbers = NDArray[np.float64]
# Who plays unless told otherwise: the knights of this game play with noise. And so many deals for cards and for ways.
PLAYER, CARD_DEALS, WAY_DEALS = "duke", 600, 600
# Deals that are played in one go: a game takes longer here, and the stop button must be heard.
BLOCK = 100 if IS_COMPILED else 2
KINDS = ("card", "power")


def card_names(rules: Rules, seats: int, by: str = "card") -> list[str]:
    """The buildings of the deck, or the powers of the boards."""
    if by not in KINDS:
        raise BadSetup(f"Realm of Sand tells its things apart by 'card' or by 'power', not by {shown(by)}.")
    if by == "power":
        return [board.power for board in _advanced(rules).board_set]
    return [card.id for card in rules.deck]


def card_blocks(
    rules: Rules, players: Sequence[object], deals: int, seed: int, by: str = "card", threads: int | None = None
) -> Iterator[PlayedDeals]:
    """Blocks of deals: every building that a seat completed is forbidden to it in a game of its own."""
    numbers = _weights(players)
    for start in range(0, deals, BLOCK):
        seeds = seeds_of(seed, start, min(start + BLOCK, deals))
        powers = by == "power"
        yield _powers(rules, numbers, seeds, threads) if powers else buildings(rules, numbers, seeds, threads)[0]


def buildings(
    rules: Rules,
    numbers: Sequence[Sequence[float]],
    seeds: NDArray[np.int64],
    threads: int | None = None,
    asked: Iterable[int] | None = None,
) -> tuple[PlayedDeals, Mapping[str, NDArray[np.int64]]]:
    """Some deals with and without each building, and the results with all of them.

    `asked` are the buildings that somebody asks about, by their place in the deck; each costs games of its own.
    """
    seats, cards = len(numbers), len(rules.deck)
    base, fates = play_limited(rules, numbers, Limit(), _jobs(seeds), threads)
    shares = shares_of(base)
    wins, points = np.zeros((len(seeds), cards)), np.zeros((len(seeds), cards))
    held, held_wins = np.zeros(cards), np.zeros(cards)
    for card in range(cards) if asked is None else asked:
        deal = np.nonzero(fates[:, card] >= 0)[0]
        seat = fates[deal, card]
        if not len(deal):
            continue
        jobs = np.stack([seeds[deal], seat, np.zeros_like(deal)], axis=1)
        without, _ = play_limited(rules, numbers, Limit(banned=(card,)), jobs, threads)
        each = np.arange(len(deal))
        wins[deal, card] = (shares[deal, seat] - shares_of(without)[each, seat]) / seats
        points[deal, card] = (base["score"][deal, seat] - without["score"][each, seat]) / seats
        held[card], held_wins[card] = len(deal), shares[deal, seat].sum()
    offered = (fates != UNSEEN).sum(axis=0).astype(float)
    return PlayedDeals(wins, points, offered, (fates >= 0).sum(axis=0).astype(float), held, held_wins), base


def _powers(
    rules: Rules, numbers: Sequence[Sequence[float]], seeds: NDArray[np.int64], threads: int | None
) -> PlayedDeals:
    """Every deal is played as often as there are boards, and each time they go to the next seats: all else is equal.

    What a power is worth is the share of wins of whoever has it, less a fair share.
    """
    advanced = _advanced(rules)
    seats, boards = len(numbers), advanced.board_set
    places = [POWERS.index(board.power) for board in boards]
    shape = len(seeds), len(boards)
    wins, points = np.zeros(shape), np.zeros(shape)
    counts = np.zeros((4, len(boards)))
    for turn in range(len(boards)):
        found = play_games(advanced.changed(board_set=(*boards[turn:], *boards[:turn])), seats, numbers, seeds, threads)
        shares, score = shares_of(found), found["score"].astype(float)
        for column, place in enumerate(places):
            deal, seat = np.nonzero(found["power"] == place)
            np.add.at(wins[:, column], deal, (shares[deal, seat] - 1 / seats) / seats)
            np.add.at(points[:, column], deal, (score[deal, seat] - score[deal].mean(axis=1)) / seats)
            counts[0, column] += len(deal)
            counts[1, column] += (found["crystals"][deal, seat] > 0).sum()
            if turn == 0:
                counts[2, column], counts[3, column] = len(deal), shares[deal, seat].sum()
    return PlayedDeals(wins, points, *counts)


def ways(rules: Rules, seats: int) -> Mapping[str, Limit]:
    """Ways of playing by name, each as a limit of the compiled engine."""
    deck = list(enumerate(rules.deck))
    rare = set(COLOURS[len(RUNES) :])
    found = {
        f"no level {numeral}": Limit(banned=[number for number, card in deck if card.level == level])
        for level, numeral in enumerate(LEVELS, start=1)
    }
    found |= {
        "only level I": Limit(banned=[number for number, card in deck if card.level > 1]),
        "no hourglasses": Limit(banned=[number for number, card in deck if card.hourglasses]),
        "no bonus discs": Limit(banned=[number for number, card in deck if card.discs]),
        "no rare discs": Limit(banned=[number for number, card in deck if rare & set(card.pattern)]),
        "never summons": Limit(summons=False),
        "stays in the light": Limit(dark=False),
    }
    return found


def way_blocks(
    rules: Rules, players: Sequence[object], names: Sequence[str], deals: int, seed: int, threads: int | None = None
) -> Iterator[tuple[Numbers, Numbers]]:
    """Blocks of deals: for each deal and way what it wins or loses against playing freely, as win share and points.

    The seat that is limited changes from deal to deal.
    """
    numbers, seats = _weights(players), len(players)
    known = ways(rules, seats)
    for start in range(0, deals, BLOCK):
        seeds = seeds_of(seed, start, min(start + BLOCK, deals))
        turns, each = (start + np.arange(len(seeds))) % seats, np.arange(len(seeds))
        free, _ = play_limited(rules, numbers, Limit(), _jobs(seeds), threads)
        own, score = shares_of(free)[each, turns], free["score"][each, turns]
        wins, points = np.zeros((len(seeds), len(names))), np.zeros((len(seeds), len(names)))
        for place, name in enumerate(names):
            jobs = np.stack([seeds, turns, np.zeros_like(seeds)], axis=1)
            bound, _ = play_limited(rules, numbers, known[name], jobs, threads)
            wins[:, place] = shares_of(bound)[each, turns] - own
            points[:, place] = bound["score"][each, turns] - score
        yield wins, points


def table_shares(rules: Rules, weights: Sequence[Sequence[float]], seeds: NDArray[np.int64]) -> Numbers:
    """Every seat's part of the win in each deal, one set of weights per seat."""
    return shares_of(play_games(rules, len(weights), weights, seeds))


def _advanced(rules: Rules) -> Rules:
    """The same rules on the side of the boards that has powers."""
    return rules if rules.side == "advanced" else rules.changed(side="advanced")


def _weights(players: Sequence[object]) -> list[tuple[float, ...]]:
    """The weights of players that are nothing but weights and always play the same."""
    numbers: list[tuple[float, ...]] = []
    for player in players:
        if not isinstance(player, Weights) or player.noise:
            raise BadSetup(
                f"Restricted play is measured with players of weights without noise, such as 'duke', "
                f"not with {shown(player)}."
            )
        numbers.append(player.numbers())
    return numbers


def seeds_of(seed: int, first: int, behind: int) -> NDArray[np.int64]:
    """The seeds of some deals: those that every measurement with this seed plays."""
    return np.array([branch(seed, number) for number in range(first, behind)], np.int64)


def _jobs(seeds: NDArray[np.int64]) -> NDArray[np.int64]:
    """Games in which nobody is limited."""
    return np.stack([seeds, np.full_like(seeds, -1), np.zeros_like(seeds)], axis=1)
