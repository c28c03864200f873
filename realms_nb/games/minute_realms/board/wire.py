"""What the browser gets to see of Minute Realms. All of it is made from a view: nothing hidden is in it."""

from __future__ import annotations

from typing import Literal

from realms_nb.board.wire import Wire

Category = Literal["productive", "residential", "commercial", "military", "noble", "clerical"]
Token = int | Literal["face down"] | None


class Sign(Wire, frozen=True):
    """How a card scores, in signs: seal, operator, thing."""

    kind: str
    points: int
    least: int | None = None
    categories: tuple[Category, ...] | None = None


class CardFacts(Wire, frozen=True):
    """A card: `name` is the label with soft hyphens, `signs` what its signs say, for whoever hears the board."""

    id: int
    # Its number among the cards of its category.
    place: int
    label: str
    name: str
    category: Category
    cost: int
    trade: str
    shields: int
    fixed: bool
    sign: Sign
    words: str
    # Its trade in few words, for the card; all that it says with signs alone, for whoever hears it.
    trades: str
    signs: str


class BastionFacts(Wire, frozen=True):
    """What a bastion brings."""

    shields: int
    words: str


class Pages(Wire, frozen=True):
    """Cards and numbers of the rules; `goal` says what ends the game and who wins."""

    goal: str
    rounds: int
    invasions: tuple[int, ...]
    bastion: BastionFacts
    cards: dict[str, CardFacts]
    categories: dict[str, str]


class PlotPicture(Wire, frozen=True):
    """A used card: a building with the points it brings now, or face down as a bastion."""

    card: str
    down: bool
    points: int


class Seat(Wire, frozen=True):
    """A realm; null stands for a lost turn."""

    coins: int
    shields: int
    points: int
    plots: tuple[PlotPicture | None, ...]


class Decision(Wire, frozen=True):
    """What is asked, and whom."""

    kind: Literal["take", "lose"]
    seat: int


class Took(Wire, frozen=True):
    """A card taken this round, and from whom; without a holder, from the middle."""

    card: str
    holder: int | None = None


class Struck(Wire, frozen=True):
    """An invasion that has come: its tokens, and of each seat its shields then, whether they were enough, what it lost.

    Null stands for a seat that a scene has not come to yet, and for one that has lost nothing.
    """

    strength: int
    tokens: tuple[int, ...]
    held: tuple[bool | None, ...]
    shields: tuple[int, ...]
    lost: tuple[str | None, ...]


class Ring(Wire, frozen=True):
    """An invasion that is to come: the chance of each realm to hold, in percent."""

    exact: bool
    holds: tuple[int, ...]


class SheetLine(Wire, frozen=True):
    """A line of a score sheet: a plot with what it brings and why, or the last invasion (without a card)."""

    points: int
    words: str
    card: str | None = None
    down: bool | None = None


class Ending(Wire, frozen=True):
    """The end in words: the line over the table, who has won, one's own place, and what made the difference."""

    headline: str
    title: str
    reason: str
    place: str | None = None


class Picture(Wire, frozen=True):
    """The table."""

    round: int
    first: int
    seats: tuple[Seat, ...]
    fronts: tuple[str | None, ...]
    middle: tuple[str, ...]
    # Card -> the seat that swapped it away.
    origin: dict[str, int]
    # Seat -> what it took.
    took: dict[int, Took]
    track: tuple[Token, ...]
    tokens: int
    deck: int
    discards: tuple[str, ...]
    # By the round after which invaders come.
    struck: dict[int, Struck]
    rings: dict[int, Ring]
    winners: tuple[int, ...]
    decision: Decision | None = None
    # The score sheets once the game is over: for each seat a line for each round, null for a lost turn, then the award.
    sheets: tuple[tuple[SheetLine | None, ...], ...] | None = None
    ending: Ending | None = None


class Use(Wire, frozen=True):
    """One way of using a card: numbers before and after, or why it is not allowed."""

    move: str
    coins: tuple[int, int]
    points: int
    shields: tuple[int, int]
    hold: tuple[int, int] | None = None
    why: str | None = None
    rule: str | None = None


class Uses(Wire, frozen=True):
    """Both ways of using a card."""

    build: Use
    bastion: Use


class TradePicture(Wire, frozen=True):
    """One trade action with the coins before and after it."""

    action: str
    before: int
    after: int
    token: bool
    words: str


class CardWorth(Wire, frozen=True):
    """What a card would bring at once to each seat that can still take it, by what all can see; and in words."""

    words: str
    gains: tuple[tuple[int, int], ...]


class Taking(Wire, frozen=True):
    """What taking a card means: where it comes from, its trade, both ways of using it, what it is worth to each."""

    own: bool
    source: str
    trade: tuple[TradePicture, ...]
    uses: Uses
    worth: CardWorth


class Discard(Wire, frozen=True):
    """The only thing left to do when no card can be taken."""

    move: str
    text: str


class Loss(Wire, frozen=True):
    """A building, and what losing it costs; or why it cannot be lost."""

    move: str
    card: str
    words: str
    why: str | None = None
    rule: str | None = None


class Options(Wire, frozen=True):
    """What can be done: cards to take, a card to discard, or buildings to lose."""

    take: dict[str, Taking] | None = None
    discard: Discard | None = None
    lose: tuple[Loss, ...] | None = None


class Harvest(Wire, frozen=True):
    """What a seat did with a round: the card, and numbers before and after; without a card for a lost turn."""

    coins: tuple[int, int]
    points: tuple[int, int]
    shields: tuple[int, int]
    card: str | None = None
    down: bool | None = None


class RoundEnd(Wire, frozen=True):
    """The end of a round, before the next one is dealt: what each seat did, what was left over, who begins."""

    kind: Literal["round"]
    round: int
    seats: tuple[Harvest, ...]
    left: tuple[str, ...]
    first: int


class ScenePicture(Wire, frozen=True):
    """A frame of a scene whose picture says it all: an invasion seat by seat, or the score sheets row by row."""

    kind: Literal["invasion", "scoring"]


class MoveChance(Wire, frozen=True):
    """The chance to win of a move, with its 95 % interval, in percent."""

    move: str
    card: str
    win: float
    low: float
    high: float


class Strength(Wire, frozen=True):
    """How likely the coming invasion is to be this strong, in percent."""

    strength: int
    percent: float


class Coming(Wire, frozen=True):
    """The coming invasion: its round, how strong it may be, and each realm's shields and chance to hold."""

    round: int
    strengths: tuple[Strength, ...]
    shields: tuple[int, ...]
    words: str


class Chances(Wire, frozen=True):
    """The tab Chances: the moves by chance to win, best first, from so many futures each; then the invasion."""

    playouts: int
    # An even chance, in percent.
    even: float
    moves: tuple[MoveChance, ...]
    invasion: Coming | None = None
