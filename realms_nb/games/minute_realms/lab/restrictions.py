"""Restricted play in Minute Realms: the same deals, and one seat that may not do everything."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from realms_nb.core.chance import branch
from realms_nb.core.errors import BadSetup, shown
from realms_nb.fast.compiling import IS_COMPILED
from realms_nb.games.minute_realms.engine.cards import CATEGORIES
from realms_nb.games.minute_realms.engine.rules import Rules
from realms_nb.games.minute_realms.fast import layout as at
from realms_nb.games.minute_realms.fast.games import play_games
from realms_nb.games.minute_realms.fast.limits import limit, play_limited
from realms_nb.games.minute_realms.players.weights import Weights
from realms_nb.lab.results import PlayedDeals, shares_of

Numbers = NDArray[np.float64]
# Who plays unless told otherwise, and so many deals for cards and for ways.
PLAYER, CARD_DEALS, WAY_DEALS = "knight", 4_000, 4_000
# Deals that are played in one go: few enough that the stop button is heard, many enough to keep the cores busy.
BLOCK = 500 if IS_COMPILED else 10


def card_names(rules: Rules, seats: int, by: str = "card") -> list[str]:
    """The cards that are used with so many players."""
    if by != "card":
        raise BadSetup(f"Minute Realms tells its cards apart by 'card', not by {shown(by)}.")
    return [card.name for card in rules.boxes[seats].deck]


def card_blocks(
    rules: Rules, players: Sequence[object], deals: int, seed: int, by: str = "card", threads: int | None = None
) -> Iterator[PlayedDeals]:
    """Blocks of deals: every card that a seat took is taken from it in a game of its own.

    A card that a seat would not have taken anyway changes nothing, so that game need not be played: the players always
    play the same.
    """
    numbers = _weights(players)
    seats = len(numbers)
    cards = len(rules.boxes[seats].deck)
    free, banned = [limit(cards)], [limit(cards, [card]) for card in range(cards)]
    for start in range(0, deals, BLOCK):
        seeds = _seeds(seed, start, min(start + BLOCK, deals))
        base, plots, tally = play_limited(rules, numbers, free, _jobs(seeds), threads)
        shares = shares_of(base)
        deal, seat, place = np.nonzero(plots >= 0)
        card = plots[deal, seat, place] >> 1
        jobs = np.stack([seeds[deal], seat, card, np.zeros_like(deal)], axis=1)
        without, _, _ = play_limited(rules, numbers, banned, jobs, threads)
        each = np.arange(len(jobs))
        wins, points = np.zeros((len(seeds), cards)), np.zeros((len(seeds), cards))
        # A card has one taker at most, so every place is written once.
        wins[deal, card] = (shares[deal, seat] - shares_of(without)[each, seat]) / seats
        points[deal, card] = (base["score"][deal, seat] - without["score"][each, seat]) / seats
        held, held_wins = np.zeros(cards), np.zeros(cards)
        up = plots[deal, seat, place] & 1 == 0
        np.add.at(held, card[up], 1)
        np.add.at(held_wins, card[up], shares[deal[up], seat[up]])
        yield PlayedDeals(wins, points, tally[0].astype(float), tally[1].astype(float), held, held_wins)


def ways(rules: Rules, seats: int) -> Mapping[str, Sequence[int]]:
    """Ways of playing by name, each as a limit of the compiled engine."""
    deck = rules.boxes[seats].deck
    cards = len(deck)
    found: dict[str, Sequence[int]] = {
        "only bastions": limit(cards, uses=[at.BUILD]),
        "no bastions": limit(cards, uses=[at.BASTION]),
        "never trades": limit(cards, swaps=False),
        "no tokens": limit(cards, [number for number, card in enumerate(deck) if "i" in card.trade]),
        "nothing that costs": limit(cards, [number for number, card in enumerate(deck) if card.cost > 0]),
    }
    for category in CATEGORIES:
        banned = [number for number, card in enumerate(deck) if card.category == category]
        found[f"no {category}"] = limit(cards, banned)
    return found


def way_blocks(
    rules: Rules, players: Sequence[object], names: Sequence[str], deals: int, seed: int, threads: int | None = None
) -> Iterator[tuple[Numbers, Numbers]]:
    """Blocks of deals: for each deal and way what it wins or loses against playing freely, as win share and points.

    The seat that is limited changes from deal to deal.
    """
    numbers, seats = _weights(players), len(players)
    known = ways(rules, seats)
    limits = [known[name] for name in names]
    for start in range(0, deals, BLOCK):
        seeds = _seeds(seed, start, min(start + BLOCK, deals))
        turns = (start + np.arange(len(seeds))) % seats
        free, _, _ = play_limited(rules, numbers, [limit(len(rules.boxes[seats].deck))], _jobs(seeds), threads)
        each = np.arange(len(seeds))
        own, score = shares_of(free)[each, turns], free["score"][each, turns]
        wins, points = np.zeros((len(seeds), len(limits))), np.zeros((len(seeds), len(limits)))
        for place in range(len(limits)):
            jobs = np.stack([seeds, turns, np.full_like(seeds, place), np.zeros_like(seeds)], axis=1)
            bound, _, _ = play_limited(rules, numbers, limits, jobs, threads)
            wins[:, place] = shares_of(bound)[each, turns] - own
            points[:, place] = bound["score"][each, turns] - score
        yield wins, points


def table_shares(rules: Rules, weights: Sequence[Sequence[float]], seeds: NDArray[np.int64]) -> Numbers:
    """Every seat's part of the win in each deal, one set of weights per seat."""
    return shares_of(play_games(rules, len(weights), weights, seeds))


def _weights(players: Sequence[object]) -> list[tuple[float, ...]]:
    """The weights of players that are nothing but weights and always play the same."""
    numbers: list[tuple[float, ...]] = []
    for player in players:
        if not isinstance(player, Weights) or player.noise:
            raise BadSetup(
                f"Restricted play is measured with players of weights without noise, such as 'knight' or 'greedy', "
                f"not with {shown(player)}."
            )
        numbers.append(player.numbers())
    return numbers


def _seeds(seed: int, first: int, behind: int) -> NDArray[np.int64]:
    return np.array([branch(seed, number) for number in range(first, behind)], np.int64)


def _jobs(seeds: NDArray[np.int64]) -> NDArray[np.int64]:
    """Games in which nobody is limited."""
    nobody = np.full_like(seeds, -1)
    return np.stack([seeds, nobody, np.zeros_like(seeds), np.zeros_like(seeds)], axis=1)
