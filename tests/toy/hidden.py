"""Two small games with something hidden: Bids, in which seats know different things, and Dice, in which chance speaks.

Bids: each seat has three cards of eight, two lie aside. Both lay one face down in turn, then both are shown, and the
higher one wins a point. `careless` worlds sometimes lack a card that the rules ask for; `hopeless` ones always do.
Dice: in two turns each, a seat rolls a die of two sides, or one of six that counts for nothing below three.
"""

from __future__ import annotations

from msgspec import Struct, structs

from realms_nb.core.chance import Random, branch, shuffled, stream
from realms_nb.core.closing import Outcome, ScoreLine, ScoreSheet
from realms_nb.core.errors import BadSetup, Refusal
from realms_nb.core.game import Game, TextBoard


class Rules(Struct, frozen=True):
    rounds: int = 3

    def changed(self, **changes):
        return structs.replace(self, **changes)


class Turn(Struct, frozen=True):
    seat: int


class Word(Struct, frozen=True):
    text: str

    def __str__(self):
        return self.text


class Table(Struct, frozen=True):
    """A position of Bids; as a view, None stands for a card that the viewer does not know."""

    game: str
    rules: Rules
    hands: tuple[tuple[int | None, ...], ...]
    laid: tuple[int | None, ...] = ()
    won: tuple[int, ...] = (0, 0)
    shown: tuple[int, ...] = ()
    # Of a view: whose it is.
    seat: int | None = None

    @property
    def decision(self):
        return Turn(len(self.laid)) if any(self.hands) else None

    @property
    def scores(self):
        return tuple(ScoreSheet(seat, (ScoreLine("won", points),)) for seat, points in enumerate(self.won))


def _ranked(totals):
    places = [tuple(s for s, t in enumerate(totals) if t == each) for each in sorted(set(totals), reverse=True)]
    return Outcome(places[0], tuple(places), "shared" if len(places[0]) > 1 else None)


def _lay(state, move):
    seat, card = state.decision.seat, int(str(move).split()[1])
    if card not in state.hands[seat]:
        raise LookupError(f"seat {seat + 1} has no {card}")
    hands = tuple(tuple(c for c in hand if c != card) if s == seat else hand for s, hand in enumerate(state.hands))
    laid = (*state.laid, card)
    if len(laid) < 2:
        return structs.replace(state, hands=hands, laid=laid)
    won = tuple(points + (laid[s] == max(laid)) for s, points in enumerate(state.won))
    return structs.replace(state, hands=hands, laid=(), won=won, shown=(*state.shown, *laid))


def _look(state, seat):
    hands = tuple(hand if s == seat else (None,) * len(hand) for s, hand in enumerate(state.hands))
    laid = tuple(card if s == seat else None for s, card in enumerate(state.laid))
    return structs.replace(state, hands=hands, laid=laid, seat=seat)


def _imagine(view, rng, lacking):
    known = {card for row in (*view.hands, view.laid, view.shown) for card in row if card is not None}
    pool = list(shuffled([card for card in range(1, 9) if card not in known], rng))
    if rng.random() < lacking:
        # A card that lies face down somewhere is dealt once more: the other seat will not have enough.
        hands = tuple((9,) * len(hand) if None in hand else hand for hand in view.hands)
        return structs.replace(view, hands=hands, laid=tuple(9 if c is None else c for c in view.laid), seat=None)
    laid = tuple(pool.pop() if card is None else card for card in view.laid)
    hands = tuple(tuple(pool.pop() if card is None else card for card in hand) for hand in view.hands)
    return structs.replace(view, hands=hands, laid=laid, seat=None)


def _deal(name):
    def setup(seats, seed=None, rules=Rules()):  # noqa: B008  # a frozen value
        if seats != 2:
            raise BadSetup("Bids is for 2 players.")
        deck = shuffled(range(1, 9), stream(seed or 0))
        return Table(name, rules, (deck[:3], deck[3:6]))

    return setup


def _lays(state):
    if state.decision is None:
        return ()
    hand = state.hands[state.decision.seat]
    if 9 in hand:
        raise LookupError("there is no such card in the deck")
    return tuple(Word(f"lay {card}") for card in hand)


def _secrets(state, viewer):
    hands = [card for s, hand in enumerate(state.hands) for card in hand if s != viewer]
    return tuple(map(str, (*hands, *(card for s, card in enumerate(state.laid) if s != viewer))))


def _record(name, **functions):
    apply = functions["apply"]
    return Game(
        name=name,
        title=name.title(),
        package="toy",
        STANDARD=Rules(),
        opening=lambda state: (),
        why_not=lambda state, move: None if move in functions["legal_moves"](state) else Refusal("too_high", "naming"),
        narrate=lambda state, move: (apply(state, move), ()),
        parse=lambda text, rules=None: Word(text),
        text_board=lambda view, narrator: TextBoard((name,), ("",), ()),
        pack_rules=structs.asdict,
        unpack_rules=lambda packed: Rules(**packed),
        scores=lambda state: state.scores,
        **functions,
    )


def bids(name="bids", lacking=0.0):
    """The game; of the worlds that are imagined such a part breaks a rule."""
    return _record(
        name,
        setup=_deal(name),
        legal_moves=_lays,
        apply=_lay,
        view_for=_look,
        determinize=lambda view, rng: _imagine(view, rng, lacking),
        outcome=lambda state: None if state.decision else _ranked(state.won),
        labels=lambda rules, language: {str(card): str(card) for card in range(1, 9)},
        secrets=_secrets,
    )


class Throws(Struct, frozen=True):
    """A position of Dice; a view has no seed."""

    game: str
    rules: Rules
    sums: tuple[int, ...]
    seed: int | None
    turn: int = 0

    @property
    def decision(self):
        return Turn(self.turn % len(self.sums)) if self.turn < 2 * len(self.sums) else None

    @property
    def scores(self):
        return tuple(ScoreSheet(seat, (ScoreLine("sum", total),)) for seat, total in enumerate(self.sums))


def _throw(state, move):
    die = Random(branch(state.seed, state.turn)).random()
    rolled = 1 + int(die * 6) if str(move) == "roll six" else 1 + int(die * 2)
    gained = 0 if str(move) == "roll six" and rolled < 3 else rolled
    sums = tuple(total + gained * (seat == state.decision.seat) for seat, total in enumerate(state.sums))
    return structs.replace(state, sums=sums, turn=state.turn + 1)


DICE = _record(
    "dice",
    setup=lambda seats, seed=None, rules=Rules(): Throws("dice", rules, (0,) * seats, seed or 0),  # noqa: B008
    legal_moves=lambda state: (Word("roll two"), Word("roll six")) if state.decision else (),
    apply=_throw,
    view_for=lambda state, seat: structs.replace(state, seed=None),
    determinize=lambda view, rng: structs.replace(view, seed=int(rng.random() * 2**53)),
    outcome=lambda state: None if state.decision else _ranked(state.sums),
    labels=lambda rules, language: {},
)
BIDS, CARELESS, HOPELESS = bids(), bids("careless", 0.5), bids("hopeless", 1.0)
