"""A third game, from a package that realms_nb does not know: each seat in turn names a number, the highest sum wins.

This file is the whole engine: a record of functions. `texts` are its words, `players.py` its players.
"""

from __future__ import annotations

from typing import ClassVar

import msgspec
from msgspec import Struct, structs

from realms_nb.core.closing import Outcome, ScoreLine, ScoreSheet
from realms_nb.core.errors import BadSetup, IllegalMove, Refusal, UnreadableMove, shown
from realms_nb.core.event import Event, Seat
from realms_nb.core.game import Game, TextBoard


class Rules(Struct, frozen=True):
    turns: int = 3
    most: int = 3

    def changed(self, **changes):
        return structs.replace(self, **changes)


class Turn(Struct, frozen=True):
    seat: int


class Name(Struct, frozen=True):
    number: int

    def __str__(self) -> str:
        return f"name {self.number}"


class Named(Event, frozen=True):
    """A number was added to a sum."""

    rule: ClassVar[str] = "naming"
    seat: Seat
    number: int
    sum: int


class SumsWon(Event, frozen=True):
    """The last number has been named."""

    rule: ClassVar[str] = "winning"
    seats: tuple[Seat, ...]
    sum: int


class Sums(Struct, frozen=True):
    """Nothing is hidden, so the view of every seat is the state itself: a view has scores, too."""

    game: ClassVar[str] = "sums"
    rules: Rules
    sums: tuple[int, ...]
    turn: int = 0

    @property
    def decision(self) -> Turn | None:
        seats = len(self.sums)
        return Turn(self.turn % seats) if self.turn < self.rules.turns * seats else None

    @property
    def scores(self) -> tuple[ScoreSheet, ...]:
        return tuple(ScoreSheet(seat, (ScoreLine("sum", total),)) for seat, total in enumerate(self.sums))


def setup(seats, seed=None, rules=Rules()):  # noqa: B008  # a frozen value
    if seats > 6:
        raise BadSetup(f"Sums is for 1 to 6 players, not {seats}.")
    return Sums(rules, (0,) * seats)


def legal_moves(state):
    return tuple(map(Name, range(1, state.rules.most + 1))) if state.decision else ()


def why_not(state, move):
    return None if move in legal_moves(state) else Refusal("too_high", "naming", {"most": state.rules.most})


def narrate(state, move):
    if refusal := why_not(state, move):
        raise IllegalMove(refusal=refusal, game="sums", rules=state.rules)
    seat = state.decision.seat
    sums = tuple(total + move.number * (seat == other) for other, total in enumerate(state.sums))
    after = structs.replace(state, sums=sums, turn=state.turn + 1)
    won = () if after.decision else (SumsWon(outcome(after).winners, max(sums)),)
    return after, (Named(seat, move.number, sums[seat]), *won)


def apply(state, move):
    return narrate(state, move)[0]


def opening(state):
    return ()


def view_for(state, seat):
    return state


def determinize(view, rng):
    return view


def scores(state):
    return state.scores


def outcome(state):
    places = sorted(set(state.sums), reverse=True)
    ranking = tuple(tuple(seat for seat, total in enumerate(state.sums) if total == place) for place in places)
    return None if state.decision else Outcome(ranking[0], ranking, "shared" if len(ranking[0]) > 1 else None)


def parse(text, rules=None):
    words = text.split()
    if len(words) != 2 or words[0] != "name" or not words[1].isdecimal():
        raise UnreadableMove(f"A move of Sums is such as 'name 2', not {shown(text)}.")
    return Name(int(words[1]))


def labels(rules, language):
    return {}


def text_board(view, narrator):
    sentences = tuple(narrator.say("sums-seat", seat=seat, sum=total) for seat, total in enumerate(view.sums))
    rows = tuple((narrator.name(seat), str(total)) for seat, total in enumerate(view.sums))
    return TextBoard(sentences, (narrator.say("sums-who"), narrator.say("sums-sum")), rows)


def unpack_rules(packed):
    return msgspec.convert(packed, Rules)


GAME: Game[Sums, Name, Rules, Sums] = Game(
    name="sums",
    title="Sums",
    package=__name__,
    STANDARD=Rules(),
    setup=setup,
    opening=opening,
    legal_moves=legal_moves,
    why_not=why_not,
    apply=apply,
    narrate=narrate,
    view_for=view_for,
    determinize=determinize,
    scores=scores,
    outcome=outcome,
    parse=parse,
    labels=labels,
    text_board=text_board,
    pack_rules=structs.asdict,
    unpack_rules=unpack_rules,
)
