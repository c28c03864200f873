"""The rules as data: every number that a class may want to change.

Rules and deck as plain data for a save file.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, cast

import msgspec
from msgspec import Struct, field, structs

from realms_nb.core.checks import whole
from realms_nb.core.errors import BadRules, BadSave, BadSetup, shown
from realms_nb.core.rules import RuleSet, all_whole, check_numbers, check_rows
from realms_nb.games.minute_realms.engine.cards import (
    CATEGORIES,
    COLUMNS,
    NAME,
    Card,
    deck_rows,
    load_deck,
    standard_deck,
)
from realms_nb.games.minute_realms.engine.trade import Offers

FEWEST_SEATS, MOST_SEATS = 2, 8
# The exact odds of an invasion grow with the square of the tokens: with more of them a board would stand still.
MOST_TOKENS = 100


class Tokens(Struct, frozen=True):
    """A kind of invader token: how strong, how many, and from how many players on it is used."""

    strength: int
    count: int
    min_players: int = FEWEST_SEATS


# Five 0s, five 1s, two 2s. Two of the 0s leave the game below four players, one more below five.
STANDARD_TOKENS = (Tokens(0, 2), Tokens(1, 5), Tokens(2, 2), Tokens(0, 2, min_players=4), Tokens(0, 1, min_players=5))


class Box(Struct, frozen=True):
    """The cards and the strengths of the tokens used with some number of players."""

    deck: tuple[Card, ...]
    tokens: tuple[int, ...]


class Rules(RuleSet, frozen=True, kw_only=True):
    """One set of rules of Minute Realms."""

    # A game has so many rounds; every seat builds one card a round.
    rounds: int = 8
    # After these rounds the invaders strike.
    invasion_rounds: tuple[int, ...] = (4, 8)
    # Coins at the start, from the first player on; as many entries as there can be seats.
    starting_coins: tuple[int, ...] = (3, 3, 4, 4, 5)
    # Cards dealt to the middle of the table each round.
    middle_cards: int = 2
    # Coins taken when a card becomes a bastion by choice.
    bastion_income: int = 2
    # Shields of a bastion.
    bastion_strength: int = 2
    # Points per strength of the invaders for every realm that holds the last invasion.
    award: int = 1
    # Points of a pair card.
    pair_points: int = 6
    # Points of a variety card for owning 0, 1, 2 ... different categories.
    category_table: tuple[int, ...] = (0, 0, 1, 2, 4, 6, 9)
    tokens: tuple[Tokens, ...] = STANDARD_TOKENS
    deck: tuple[Card, ...] = field(default_factory=standard_deck)

    def __post_init__(self) -> None:
        check_numbers(self, _LIMITS)
        check_rows(self, _ROWS)
        _check_lists(self)
        if self.deck is not standard_deck():
            structs.force_setattr(self, "deck", load_deck(self.deck))

    if TYPE_CHECKING:  # for checkers of types and editors: each value by its name, as a cell may give it

        def changed(  # noqa: D102  # pyright: ignore[reportIncompatibleMethodOverride]
            self,
            *,
            rounds: int = ...,
            invasion_rounds: Iterable[int] = ...,
            starting_coins: Iterable[int] = ...,
            middle_cards: int = ...,
            bastion_income: int = ...,
            bastion_strength: int = ...,
            award: int = ...,
            pair_points: int = ...,
            category_table: Iterable[int] = ...,
            tokens: Iterable[Tokens] = ...,
            deck: Any = ...,
        ) -> Rules: ...

    def brief(self, value: object) -> str:
        """A value as it stands in a list of changes."""
        items = cast("tuple[object, ...]", value) if isinstance(value, tuple) else ()
        if items and isinstance(items[0], Card):
            return f"{len(items)} cards"
        if items and isinstance(items[0], Tokens):
            return ", ".join(f"{token.count}x{token.strength}" for token in cast("tuple[Tokens, ...]", value))
        return str(cast(object, value))

    @cached_property
    def cards(self) -> Mapping[str, Card]:
        """Every card of the deck by its English name."""
        return MappingProxyType({card.name: card for card in self.deck})

    @cached_property
    def offers(self) -> Offers:
        """What may be done with each card for each purse."""
        return Offers(self.deck)

    @cached_property
    def boxes(self) -> Mapping[int, Box]:
        """What is used for each number of players: cards and tokens that show a higher number stay away."""
        return MappingProxyType(
            {
                seats: Box(
                    tuple(card for card in self.deck if card.min_players <= seats),
                    tuple(
                        kind.strength for kind in self.tokens if kind.min_players <= seats for _ in range(kind.count)
                    ),
                )
                for seats in range(FEWEST_SEATS, len(self.starting_coins) + 1)
            }
        )

    def check_seats(self, seats: object) -> int:
        """A number of seats that these rules can serve: enough starting coins, enough cards."""
        most = len(self.starting_coins)
        number = whole(seats, FEWEST_SEATS, most)
        if number is None:
            raise BadSetup(
                code="number_of_players", title="Minute Realms", least=FEWEST_SEATS, most=most, given=shown(seats)
            )
        have, needed = len(self.boxes[number].deck), self.rounds * (number + self.middle_cards)
        if have < needed:
            cards = number + self.middle_cards
            raise BadSetup(
                code="too-few-cards",
                game=NAME,
                players=number,
                rounds=self.rounds,
                cards=cards,
                needed=needed,
                have=have,
            )
        return number


_ROWS = ("invasion_rounds", "starting_coins", "category_table", "tokens")
# Field by field: least, most.
_LIMITS = {
    "rounds": (1, 30),
    "middle_cards": (0, 10),
    "bastion_income": (0, 20),
    "bastion_strength": (0, 20),
    "award": (0, 20),
    "pair_points": (0, 99),
}


def _check_lists(rules: Rules) -> None:
    strikes = rules.invasion_rounds
    if not all_whole(strikes, 1, rules.rounds) or sorted(set(strikes)) != list(strikes):
        raise BadRules(code="rule-strikes", game=NAME, most=rules.rounds, given=shown(strikes))
    coins = rules.starting_coins
    if not FEWEST_SEATS <= len(coins) <= MOST_SEATS or not all_whole(coins, 0, 99):
        raise BadRules(code="rule-coins", game=NAME, least=FEWEST_SEATS, most=MOST_SEATS, given=shown(coins))
    table = rules.category_table
    if len(table) != len(CATEGORIES) + 1 or not all_whole(table, 0, 99):
        kinds = len(CATEGORIES)
        raise BadRules(code="rule-table", game=NAME, numbers=kinds + 1, categories=kinds, given=shown(table))
    for token in rules.tokens:
        if not (
            isinstance(cast(object, token), Tokens)
            and all_whole((token.strength,), 0, 9)
            and all_whole((token.count,), 0, 50)
            and all_whole((token.min_players,), FEWEST_SEATS, MOST_SEATS)
        ):
            raise BadRules(code="rule-tokens", game=NAME, given=shown(token))

    total = sum(token.count for token in rules.tokens)
    if total > MOST_TOKENS:
        raise BadRules(code="rule-most-tokens", game=NAME, most=MOST_TOKENS, given=total)


STANDARD = Rules()


def pack_rules(rules: Rules) -> dict[str, Any]:
    """Every field by name; the deck as lines of its CSV, one card a line."""
    lines = io.StringIO()
    writer = csv.DictWriter(lines, COLUMNS, lineterminator="\n")
    writer.writeheader()
    writer.writerows(deck_rows(rules.deck))
    data: dict[str, Any] = msgspec.to_builtins(rules)
    return data | {"deck": lines.getvalue().splitlines()}


def unpack_rules(data: dict[str, Any]) -> Rules:
    """The rules of a save file, checked like any others."""
    try:
        deck = msgspec.convert(data.get("deck"), list[str])
    except msgspec.ValidationError as error:
        raise BadSave("the deck is not a list of lines") from error
    # An added line break makes a text of one line differ from a file name.
    cards = load_deck("\n".join(deck) + "\n")
    rest = {name: value for name, value in data.items() if name != "deck"}
    try:
        return msgspec.convert(rest | {"deck": msgspec.to_builtins(cards)}, Rules)
    except msgspec.ValidationError as error:
        raise BadSave(f"the rules do not fit: {error}") from error
