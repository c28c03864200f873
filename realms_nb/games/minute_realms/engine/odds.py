"""How strong the invaders may be: exact chances from what a seat may know.

Face-down tokens are drawn from the strengths nobody has seen (multivariate hypergeometric): nothing is estimated there.
Whether a token is placed in a round still to come is up to the players, so it takes an assumption. `token_rate` is the
plain one: the chance that a round gets a token, the same for every round and independent of the others. `eager` says
who sits there: the chance that one sign on offer is taken in its round. How many signs are dealt is exact, so a round
with many signs leaves fewer to the others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar
from fractions import Fraction
from functools import cache, lru_cache
from math import comb, lcm

from msgspec import Struct

from realms_nb.core.errors import BadSetup, shown
from realms_nb.games.minute_realms.engine.cards import INVADER, Card
from realms_nb.games.minute_realms.engine.state import TakeTurn
from realms_nb.games.minute_realms.engine.views import FACE_DOWN, FaceDown, View

# Share of rounds that got a token when greedy players met, by number of players: measured over 1,000 games each
# (95 % intervals of at most ±0.011) by `tools/games/minute_realms/token_rate.py`, which
# shows random players beside them.
TOKEN_RATES = {2: Fraction(39, 100), 3: Fraction(61, 100), 4: Fraction(68, 100), 5: Fraction(77, 100)}


# How eagerly signs are taken at the table that is looked at, where somebody knows who sits there.
_AT_THE_TABLE: ContextVar[Fraction | None] = ContextVar("eager", default=None)


@contextmanager
def eager_table(eager: Fraction) -> Generator[None]:
    """While this lasts, forecasts that assume nothing else are those of a table that takes signs so eagerly."""
    before = _AT_THE_TABLE.set(eager)
    try:
        yield
    finally:
        _AT_THE_TABLE.reset(before)


class Forecast(Struct, frozen=True):
    """One invasion to come: the chance of each strength, and the chance that each realm holds as it stands now."""

    round: int
    # The last invasion, the one with the award.
    last: bool
    strengths: dict[int, Fraction]
    defences: tuple[int, ...]

    @property
    def holds(self) -> tuple[Fraction, ...]:
        """For each seat, the chance that the strength does not exceed its shields."""
        chances: list[Fraction] = []
        for shields in self.defences:
            held = Fraction(0)
            for strength, chance in self.strengths.items():
                if strength <= shields:
                    held += chance
            chances.append(held)
        return tuple(chances)


def forecast(
    view: View, token_rate: float | Fraction | None = None, *, eager: Fraction | None = None
) -> tuple[Forecast, ...]:
    """Every invasion still to come, the next one first."""
    if token_rate is None and eager is None:
        eager = _AT_THE_TABLE.get()
    rate = now = Fraction(0)
    if eager is None:
        rate = default_token_rate(view) if token_rate is None else checked_rate(token_rate)
        now = _rate_this_round(view, rate)
    rounds = view.rules.invasion_rounds
    struck = view.invasions[-1].round if view.invasions else 0
    forecasts: list[Forecast] = []
    for strike in rounds:
        if strike > struck:
            later = strike - view.round
            likely = _placed(now, rate, later) if eager is None else _taken(view, strike, eager)
            strengths = _strengths(view.track, view.unseen_tokens, view.tokens_left, later, likely)
            forecasts.append(Forecast(strike, strike == rounds[-1], dict(strengths), view.defences))
    return tuple(forecasts)


@lru_cache(1_000)
def _strengths(
    track: tuple[int | FaceDown | None, ...],
    unseen: tuple[int, ...],
    tokens_left: int,
    rounds: int,
    likely: tuple[Fraction, ...],
) -> dict[int, Fraction]:
    """The chance of each strength, if 0, 1, 2 ... more tokens come with these chances; choices are alike in it."""
    known = 0
    for token in track:
        if isinstance(token, int):
            known += token
    face_down, sums = track.count(FACE_DOWN), _sums(unseen)
    weights: list[tuple[Fraction, int]] = []
    for placed, chance in zip(range(rounds + 2), likely, strict=False):
        # However many signs are shown, no more tokens than the pile holds can be placed.
        drawn = face_down + min(placed, tokens_left)
        weights.append((chance / comb(len(unseen), drawn), drawn))
    # Whole numbers over one common denominator: exact, and much faster than adding fractions.
    common = lcm(*[weight.denominator for weight, _ in weights])
    shares: Counter[int] = Counter()
    for weight, drawn in weights:
        share = weight.numerator * (common // weight.denominator)
        for total, ways in sums[drawn].items():
            shares[known + total] += share * ways
    return {total: Fraction(share, common) for total, share in sorted(shares.items()) if share}


def default_token_rate(view: View) -> Fraction:
    """The rate measured for this number of players; more than five are taken for five."""
    return TOKEN_RATES[min(len(view.realms), max(TOKEN_RATES))]


def checked_rate(rate: object) -> Fraction:
    """A chance from 0 to 1."""
    if isinstance(rate, bool) or not isinstance(rate, int | float | Fraction) or not 0 <= rate <= 1:
        raise BadSetup(f"token_rate is the chance that a round gets a token, from 0 to 1, not {shown(rate)}.")
    return rate if isinstance(rate, Fraction) else Fraction(rate).limit_denominator(1_000_000)


@lru_cache(1_000)
def _placed(now: Fraction, rate: Fraction, rounds: int) -> tuple[Fraction, ...]:
    """The chances that 0, 1, 2 ... more tokens are placed: in this round, and in so many that follow."""
    chances = [Fraction(1)]
    for chance in (now, *[rate] * rounds):
        if chance:
            grown = [Fraction(0)] * (len(chances) + 1)
            for placed, before in enumerate(chances):
                grown[placed] += before * (1 - chance)
                grown[placed + 1] += before * chance
            chances = grown
    return tuple(chances)


def _rate_this_round(view: View, rate: Fraction) -> Fraction:
    """This round may still get its token if none lies there, and if a card with the invader sign is on offer.

    Only part of the players are still to act, so only that part of the rate is left.
    """
    if not isinstance(view.decision, TakeTurn) or view.track[-1] is not None:
        return Fraction(0)
    for card in (*view.fronts, *view.middle):
        if card is not None and INVADER in card.trade:
            to_act = len(view.fronts) - view.fronts.count(None)
            return rate * Fraction(to_act, len(view.realms))
    return Fraction(0)


def _taken(view: View, strike: int, eager: Fraction) -> tuple[Fraction, ...]:
    """The same if each sign on offer is taken with some chance: this round as it lies there, the others as dealt."""
    seats, now = len(view.realms), Fraction(0)
    if isinstance(view.decision, TakeTurn) and view.track[-1] is None:
        signs = 0
        for card in (*view.fronts, *view.middle):
            signs += card is not None and INVADER in card.trade
        # Only part of the players are still to act, so only that part of the eagerness is left.
        to_act = len(view.fronts) - view.fronts.count(None)
        left = 1 - float(1 - eager) ** (signs * to_act / seats)
        now = Fraction(left).limit_denominator(1_000)
    unseen = view.unseen_cards
    return _now_and_later(now, _signs(unseen), len(unseen), seats + view.rules.middle_cards, strike - view.round, eager)


@lru_cache(1_000)
def _now_and_later(
    now: Fraction, signs: int, unseen: int, dealt: int, rounds: int, eager: Fraction
) -> tuple[Fraction, ...]:
    """The chances of 0, 1, 2 ... more tokens, of this round and of those that follow."""
    later = _dealt(signs, unseen, dealt, rounds, eager)
    chances = [Fraction(0)] * (len(later) + 1)
    for placed, chance in enumerate(later):
        chances[placed] += chance * (1 - now)
        chances[placed + 1] += chance * now
    return tuple(chances)


@lru_cache(100)
def _signs(cards: tuple[Card, ...]) -> int:
    # The cards that nobody has seen are the same for every choice.
    return len([card for card in cards if INVADER in card.trade])


@cache
def _dealt(signs: int, unseen: int, dealt: int, rounds: int, eager: Fraction) -> tuple[Fraction, ...]:
    """The chances that 0, 1, 2 ... of some rounds to come get a token, with so many signs among the unseen cards."""
    if rounds <= 0 or dealt > unseen:
        return (Fraction(1),)
    chances = [Fraction(0)] * (rounds + 1)
    for here in range(max(0, dealt - (unseen - signs)), min(signs, dealt) + 1):
        likely = Fraction(comb(signs, here) * comb(unseen - signs, dealt - here), comb(unseen, dealt))
        taken = 1 - Fraction(float((1 - eager) ** here)).limit_denominator(1_000)
        for placed, chance in enumerate(_dealt(signs - here, unseen - dealt, dealt, rounds - 1, eager)):
            chances[placed] += likely * chance * (1 - taken)
            chances[placed + 1] += likely * chance * taken
    return tuple(chances)


@cache
def _sums(tokens: tuple[int, ...]) -> tuple[dict[int, int], ...]:
    """For each number of tokens drawn: in how many ways they add up to each sum."""
    ways: list[dict[int, int]] = [{0: 1}] + [{} for _ in tokens]
    for strength, count in Counter(tokens).items():
        grown: list[dict[int, int]] = [{} for _ in ways]
        for drawn, sums in enumerate(ways):
            for total, number in sums.items():
                for more in range(count + 1):
                    into, key = grown[drawn + more], total + more * strength
                    into[key] = into.get(key, 0) + number * comb(count, more)
        ways = grown
    return tuple(ways)
