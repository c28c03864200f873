"""The record of somebody's own game: what every room of the package works with, made of a class."""

from __future__ import annotations

import pickle
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from realms_nb.core.chance import fresh_seed
from realms_nb.core.errors import BadSetup, UnreadableMove, shown
from realms_nb.core.event import Event
from realms_nb.core.game import OWN, Fact, Game
from realms_nb.core.match import Match
from realms_nb.core.narrator import Narrator
from realms_nb.own import playing
from realms_nb.own.cards import Back
from realms_nb.own.chance import SETUP
from realms_nb.own.events import told
from realms_nb.own.future import OwnDeals
from realms_nb.own.imagining import determinize, knowledge_of, view_for
from realms_nb.own.knowledge import Account
from realms_nb.own.mistakes import Mistake, methods_of
from realms_nb.own.narrating import OwnNarrator, text_board
from realms_nb.own.places import Dice, Grid, Pile, Place
from realms_nb.own.position import Act, OwnView, Position
from realms_nb.own.rulebook import Rulebook, verbs_of
from realms_nb.own.rules import card_names, packed, rules_class, rules_in, unpacked
from realms_nb.own.saying import words_of
from realms_nb.own.seats import named, unnamed
from realms_nb.own.table import Table, TableLayout


@dataclass(frozen=True, kw_only=True, repr=False, eq=False)
class OwnGame(Game[Position, Act, Any, OwnView]):
    """A game that was made of a class in a cell. Wherever a game of the package is taken, this one is, too.

    `python` is the class, `tried` what playing it by chance has found; `mistake` is the first mistake, None if none was
    met, and `again()` the match at the move before it.
    """

    python: Any
    players: tuple[int, int]
    verbs: Mapping[str, tuple[int, int]]

    @property
    def tried(self) -> Any:
        """What playing it by chance has found; None if it was not tried out."""
        return self.__dict__.get("_tried")

    @property
    def mistake(self) -> Mistake | None:
        """The first mistake that was met when the game was tried out."""
        return self.__dict__.get("_mistake")

    def again(self) -> Match[Position, Act, Any, OwnView]:
        """The match in which a mistake was met, at the move before it: playing on shows it again."""
        mistake = self.mistake
        if mistake is None:
            raise BadSetup(code="own-no-mistake", title=self.title)
        moves: Sequence[str] = self.__dict__.get("_way", ())
        match = Match(self, mistake.seats or self.players[0], seed=mistake.seed)
        for move in moves:
            match.play(move)
        return match

    def narrator(
        self,
        names: Sequence[str] = (),
        *,
        rules: Any = None,
        language: str = "en",
        depth: str = "short",
        you: int | None = None,
    ) -> Narrator:
        """A narrator that keeps the author's words as they were written."""
        rules = self.STANDARD if rules is None else rules
        found = OwnNarrator(
            self.name, names, language=language, depth=depth, you=you, rules=rules, package=self.package
        )
        found.made, found.title = self.python, self.title
        return found

    def __reduce__(self) -> Any:
        return remade, (self.sent,)

    @property
    def sent(self) -> bytes:
        """The class as it travels to other processes, which have no such cell."""
        kept = self.__dict__.get("_sent")
        if kept is None:
            import cloudpickle

            kept = self.__dict__["_sent"] = cloudpickle.dumps(self.python)
            _remade[kept] = self
        return kept

    def book_of(self, rules: Any) -> Rulebook:
        """These rules as `self` of the author's methods."""
        kept = rules.__dict__.get("_book")
        if kept is None:
            kept = object.__new__(self.__dict__["_book"])
            values = {name: getattr(rules, name) for name in rules.__struct_fields__}
            kept.__dict__.update(self.__dict__["_shared"], _rules=rules, _cards={}, _spelt={}, **values)
            rules.__dict__["_book"] = kept
        return kept


_remade: dict[bytes, OwnGame] = {}


def remade(sent: bytes) -> OwnGame:
    """The game of a class that was sent; the same bytes are the same game."""
    if sent not in _remade:
        found = record_of(pickle.loads(sent))  # noqa: S301  # the class was sent by our own notebook
        found.__dict__["_sent"] = sent
        _remade[sent] = found
    return _remade[sent]


def book_again(sent: bytes, rules: Any) -> Rulebook:
    """The rules of a game that was sent, as `self` of its methods."""
    return remade(sent).book_of(rules_again(sent, rules))


def rules_again(sent: bytes, rules: Any) -> Any:
    """The rules of a game that was sent."""
    record = remade(sent)
    return record.STANDARD if rules is None else record.unpack_rules(rules)


def record_of(made: type) -> OwnGame:
    """The record of a class that has what a game needs."""
    name, title = f"{OWN}{made.__name__}", getattr(made, "title", made.__name__)
    rules, methods, verbs = rules_in(made), methods_of(made), verbs_of(made)
    players = getattr(made, "players", (2, 4))
    fewest, most = (players, players) if isinstance(players, int) else (min(players), max(players))
    here: list[OwnGame] = []
    seat_verbs: set[str] = set()

    def again(self: Any) -> Any:
        return rules_again, (here[0].sent, here[0].pack_rules(self))

    kind = rules_class(title, rules, again)
    standard = kind()
    fingerprint = _fingerprint(made)

    def setup(seats: int, seed: int | None = None, rules: Any = None) -> Position:
        if not isinstance(seats, int) or isinstance(seats, bool) or not fewest <= seats <= most:
            code = "own-players" if fewest < most else "own-players-exactly"
            raise BadSetup(code=code, title=title, least=fewest, most=most, given=shown(seats))
        return _laid_out(
            record.book_of(standard if rules is None else rules), seats, fresh_seed() if seed is None else seed
        )

    def narrate(state: Position, move: Act) -> tuple[Position, tuple[Event, ...]]:
        story: list[Any] = []
        after = playing.played(state, move, story)
        return after, told(state, move, story, after, playing.outcome(after))

    def parse(text: str, rules: Any = None) -> Act:
        words = " ".join(str(text).split())
        if not words or words.split()[0] not in verbs:
            raise UnreadableMove(code="own-unreadable", title=title, text=shown(text), known=", ".join(sorted(verbs)))
        return Act(words)

    def with_seats(text: str, names: Sequence[str]) -> str:
        # A card may be called as somebody at the table is.
        return unnamed(text, names) if text.split()[:1] and text.split()[0] in seat_verbs else text

    def unpack(data: dict[str, Any]) -> Any:
        facts = dict(data)
        stale = facts.pop("class", fingerprint) != fingerprint
        found = kind(**unpacked(title, facts, rules))
        vars(found)["_outdated"] = stale  # pyright: ignore[reportIndexIssue]
        return found

    deals = OwnDeals()
    record = OwnGame(
        name=name,
        title=title,
        package="realms_nb.own",
        STANDARD=standard,
        setup=setup,
        opening=_nothing,
        legal_moves=playing.legal_moves,
        why_not=playing.why_not,
        apply=playing.played,
        narrate=narrate,
        view_for=view_for,
        determinize=determinize,
        scores=_scores,
        outcome=playing.outcome,
        parse=parse,
        labels=card_names,
        text_board=text_board,
        pack_rules=lambda given: {**packed(given, rules), "class": fingerprint},
        unpack_rules=unpack,
        secrets=_secrets,
        facts=_facts,
        describe_move=_described,
        unnamed=with_seats,
        draw=playing.drawn,
        deals=deals,
        outdated=_is_outdated,
        python=made,
        players=(fewest, most),
        verbs=verbs,
    )
    here.append(record)
    deals.game = record
    facts: dict[str, Any] = vars(record)
    facts["__doc__"] = made.__doc__
    facts["_book"] = type(made.__name__, (made, Rulebook), {"__setattr__": Rulebook.__setattr__})
    facts["_shared"] = {
        "_made": made,
        "_record": record,
        "_name": name,
        "_verbs": verbs,
        "_may": {each[4:] for each in methods if each.startswith("may_")},
        "_has": {each for each in ("over", "points", "end_of_round") if each in methods},
        "_teams": tuple(tuple(team) for team in getattr(made, "teams", ())),
        "_secret_verbs": set[str](),
        "_seat_verbs": seat_verbs,
        "_texts": words_of(made),
    }
    return record


# What is counted of every game.
_BEGINNING: dict[Any, Any] = {
    "_turn": 0, "_draws": 0, "_turns": SETUP, "_out": 0, "_next": None, "_round": 1, "_had": 0, "_ended": False,
    "_won": None, "_over": False,
}  # fmt: skip


def _laid_out(play: Any, seats: int, seed: int) -> Position:
    """The first position: what `setup` lays on the table."""
    values = dict(_BEGINNING)
    t = Table(play, TableLayout(), seats, values, seed)
    t.__dict__.update(_open=True, _setting_up=True, _deeds=[])
    t.box = Pile()
    play._call("setup", t)
    first = values["_next"]
    values["_turn"] = first if first and first > 0 else 0
    values["_next"], values["_draws"], values["_turns"], values["_moves"] = None, 0, 0, 0
    account = Account(None, t._deeds)
    state = Position(play, t._layout, seats, values, seed, account)
    if t._layout.secrets:
        account.after = state
    return state


def _nothing(state: Position) -> tuple[Event, ...]:
    return ()


def _scores(state: Position) -> Any:
    if isinstance(state, OwnView):
        return state.scores
    return tuple(state._play._sheet(state, seat) for seat in range(state._n))


def _is_outdated(rules: Any) -> bool:
    return rules.__dict__.get("_outdated", False)


def _described(move: Act, narrator: Narrator) -> str:
    return named(str(move), narrator.name)


def _secrets(state: Position, viewer: int | None) -> tuple[str, ...]:
    """The cards that this seat does not know, and the moves by which others wrote or may write their secrets."""
    known, layout = knowledge_of(state, viewer), state._layout
    hidden = {
        str(thing)
        for key in layout.things
        for thing, label in zip(state._values[key], known[key], strict=True)
        if label and type(thing) is not Back
    }
    for key in layout.secrets:
        if isinstance(known[key], Account):
            hidden.add(known[key].text)
    verbs = state._play._secret_verbs
    if verbs and viewer != state._values["_turn"] and not state._values["_over"]:
        hidden |= {text for text, (verb, _) in state._candidates.items() if verb in verbs}
    return tuple(hidden - {""})


def _facts(state: Position) -> list[dict[str, Fact]]:
    """Every number that each seat has, for a table of results."""
    taken = ("score", "seat", "game", "rank", "won")
    rows: list[dict[str, Fact]] = [{"moves": state._values["_moves"]} for _ in range(state._n)]
    for key, kind in state._layout.items():
        if not isinstance(key, str) and not isinstance(kind, Place | Grid | Dice):
            value = state._values[key]
            if type(value) is int:
                rows[key[1]][f"own_{key[0]}" if key[0] in taken else key[0]] = value
    return rows


def _fingerprint(made: type) -> str:
    """Tells whether a class has changed: what its methods name and say."""
    parts = [
        (name, method.__code__.co_names, method.__code__.co_varnames, _said(method.__code__))
        for name, method in sorted(methods_of(made).items())
    ]
    return blake2b(repr(parts).encode(), digest_size=6).hexdigest()


def _said(code: Any) -> list[Any]:
    return [_said(each) if hasattr(each, "co_consts") else each for each in code.co_consts]
