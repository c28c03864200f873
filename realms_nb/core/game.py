"""A game is a record of functions; everything above works through it and knows no game by name."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from html import escape
from importlib import import_module
from importlib.resources import files
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any, Generic, Protocol, cast
from warnings import warn

from msgspec import Struct

from realms_nb.core.chance import Dealing, Random
from realms_nb.core.closing import Outcome, ScoreSheet
from realms_nb.core.errors import BadSetup, Refusal, UnknownName, nearest, shown
from realms_nb.core.event import Count, Event, Kind
from realms_nb.core.lines import wrapped
from realms_nb.core.narrator import Narrator, checked_language


class PendingDecision(Protocol):
    """A pending question; its type says what is asked, `seat` who must answer."""

    @property
    def seat(self) -> int:
        """The seat that must answer."""
        ...


class AnyState(Protocol):
    """What every state has: the rules in force and the pending decision, None when the game is over."""

    @property
    def rules(self) -> Any:
        """The rules in force."""
        ...

    @property
    def decision(self) -> PendingDecision | None:
        """The pending decision, None when the game is over."""
        ...


class TextBoard(Struct, frozen=True):
    """A position in words: sentences for reading aloud, and the same facts as a small table."""

    sentences: tuple[str, ...]
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    # Shapes in letters of one width, for games whose pieces have shapes.
    drawing: str = ""

    def __str__(self) -> str:
        return "\n".join([*map(wrapped, self.sentences), *(["", self.drawing] if self.drawing else [])])

    def _repr_html_(self) -> str:
        return self.html()

    def html(self) -> str:
        """The table, and the drawing below it."""
        head = "".join(f'<th scope="col" style="text-align:left">{escape(column)}</th>' for column in self.columns)
        rows = "".join(
            "<tr>"
            + f'<th scope="row" style="text-align:left">{escape(row[0])}</th>'
            + "".join(f'<td style="text-align:left">{escape(cell)}</td>' for cell in row[1:])
            + "</tr>"
            for row in self.rows
        )
        caption = escape(self.sentences[0])
        table = f"<table><caption>{caption}</caption><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
        return f"{table}<pre>{escape(self.drawing)}</pre>" if self.drawing else table


# A cell of a table of results.
Fact = int | float | bool | str | None

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    # A checker of types knows variables with a default, Python 3.11 does not: a bare `Match` is one of any game.
    from typing_extensions import TypeVar

    S = TypeVar("S", bound=AnyState, default=Any)
    M = TypeVar("M", default=Any)
    R = TypeVar("R", default=Any)
    V = TypeVar("V", default=Any)
else:
    from typing import TypeVar

    S, M, R, V = (TypeVar(name) for name in "SMRV")


def _no_facts(state: AnyState) -> tuple[Mapping[str, Fact], ...]:
    return ()


def _no_counts(event: Event, rules: Any) -> tuple[Count, ...]:
    return ()


def _as_written(move: object, narrator: Narrator) -> str:
    return str(move)


def _as_typed(text: str, names: Sequence[str]) -> str:
    return text


def _never(rules: Any) -> bool:
    return False


def _no_secrets(state: AnyState, viewer: int | None) -> tuple[str, ...]:
    return ()


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S, M, R, V]):
    """The front door of a game. States, moves and rules are frozen values; the functions are pure."""

    name: str
    title: str
    STANDARD: R
    # (seats, seed=None, rules=STANDARD) -> the first position
    setup: Callable[..., S]
    # What happened before the first decision.
    opening: Callable[[S], tuple[Event, ...]]
    legal_moves: Callable[[S], tuple[M, ...]]
    why_not: Callable[[S, M], Refusal | None]
    apply: Callable[[S, M], S]
    narrate: Callable[[S, M], tuple[S, tuple[Event, ...]]]
    # (state, seat) -> what the seat may know; None is a spectator, who knows nothing that is private to any seat.
    view_for: Callable[[S, int | None], V]
    # A position that the viewer cannot tell from the real one: hidden things drawn at random.
    determinize: Callable[[V, Random], S]
    scores: Callable[[S], tuple[ScoreSheet, ...]]
    outcome: Callable[[S], Outcome | None]
    # (text, rules=STANDARD) -> move
    parse: Callable[..., M]
    # What the cards are called in a language.
    labels: Callable[[R, str], Mapping[str, str]]
    text_board: Callable[[V, Narrator], TextBoard]
    # Rules as plain data for a save file, and back.
    pack_rules: Callable[[R], dict[str, Any]]
    unpack_rules: Callable[[dict[str, Any]], R]
    # For each seat what a table of results tells besides score and place: column -> value, the same columns always.
    facts: Callable[[S], Sequence[Mapping[str, Fact]]] = _no_facts
    # (state, viewer) -> the names of things on the table that this seat, or a spectator (None), does not know. A move
    # or a reason that names one of them is not told to that viewer.
    secrets: Callable[[S, int | None], Collection[str]] = _no_secrets
    # How chance deals; without it a match of this game cannot be handed on without its future.
    deals: Dealing | None = None
    # What the details of refusals, reasons and score lines stand for, by their names: Kind CARD, SEAT or TERM. Every
    # game has `seat`, `turn` and `card`; other numbers and texts are told as they are.
    details: Mapping[str, Kind] = field(default_factory=dict[str, Kind], hash=False)
    # (move, narrator) -> the move in words that people read; how it is written, if that is readable enough.
    describe_move: Callable[[M, Narrator], str] = _as_written
    # (move as somebody typed it, names at the table) -> the text that `parse` reads: a seat's name may stand in a move.
    unnamed: Callable[[str, Sequence[str]], str] = _as_typed
    # Whether rules were made, long ago and for a save, by another version of this game.
    outdated: Callable[[R], bool] = _never
    # (event, rules) -> what it brings to and takes from the seats; the sums are what the position says.
    counts: Callable[[Event, R], Iterable[Count]] = _no_counts
    draw: Callable[[S, float], M] | None = None  # by a number from 0 up to 1: a legal move, each as likely
    # The package of this game: `__name__` of the module that makes the record. All that is the game's own is in it.
    package: str = ""

    def __post_init__(self) -> None:
        _made[self.name] = self

    def narrator(
        self,
        names: Sequence[str] = (),
        *,
        rules: R | None = None,
        language: str = "en",
        depth: str = "short",
        you: int | None = None,
    ) -> Narrator:
        """A narrator of this game."""
        rules = self.STANDARD if rules is None else rules
        language = checked_language(language)
        labels = self.called(rules, language)
        return Narrator(
            self.name,
            names,
            language=language,
            depth=depth,
            you=you,
            labels=labels,
            rules=rules,
            details=self.details,
            package=self.package,
        )

    def called(self, rules: R, language: str) -> Mapping[str, str]:
        """What the cards are called, as `labels` says; asked for the same rules again it costs nothing."""
        key = (self.name, id(rules), language)
        known = _labels.get(key)
        if known is None:
            if len(_labels) >= LABELS_KEPT:
                _labels.clear()
            # The rules are kept beside their labels, so that their id stays their own.
            known = _labels[key] = (rules, self.labels(rules, language))
        return known[1]

    def __repr__(self) -> str:
        return f"<{self.title}>"


AnyGame = Game[Any, Any, Any, Any]

# (game, id of its rules, language) -> the rules and what their cards are called; so many are kept.
LABELS_KEPT = 50
_labels: dict[tuple[str, int, str], tuple[Any, Mapping[str, str]]] = {}

# The name of a game that somebody invented in a cell begins so, and ends with the name of its class.
OWN = "own_"
# Games that were made in this process: those of other packages are known only by their records.
_made: dict[str, AnyGame] = {}


def checked_game(game: object, what: str) -> AnyGame:
    """A game; `what` needs it, in the error."""
    if not isinstance(game, Game):
        raise BadSetup(f"{what} needs a game such as rn.{_folders()[0]}, not {shown(game)}.")
    return cast(AnyGame, game)


def game_named(name: str) -> AnyGame:
    """The game of that name: of this package, made in this process, or installed as a package of its own.

    Each folder of `realms_nb/games` is a game and holds its record as `GAME`. A package that is installed names its
    record in the group `realms_nb.games` of its entry points, as in `nim = "nim:GAME"`.
    """
    if name in _folders():
        # By name, because the games stand above the core and the core must not know them.
        return import_module(f"realms_nb.games.{name}").GAME
    if name not in _made and name in _entry_points():
        _load_installed(name)
    if name not in _made:
        if name.startswith(OWN):
            raise UnknownName(code="own_game_missing", title=name.removeprefix(OWN))
        known = known_games()
        raise UnknownName(
            code="unknown_game", given=shown(name), known=", ".join(known), near=nearest(str(name), known)
        )
    return _made[name]


def known_games() -> tuple[str, ...]:
    """The names of all games: those of this package, those that are installed, those made in this process."""
    return tuple(dict.fromkeys((*_folders(), *_installed(), *_made)))


# Packages say by this group of entry points which games they bring.
ENTRY_POINTS = "realms_nb.games"


@cache
def _entry_points() -> Mapping[str, EntryPoint]:
    # Late: who plays a game of this package does not wait for a look at all packages.
    from importlib.metadata import entry_points

    return {each.name: each for each in entry_points(group=ENTRY_POINTS)}


def _load_installed(name: str) -> None:
    """Import the package of an installed game: making its record makes it known."""
    entry = _entry_points()[name]
    try:
        game = entry.load()
    except Exception as error:
        raise BadSetup(code="game_broken", entry=name, place=entry.value, fault=str(error)) from error
    if not isinstance(game, Game) or game.name != name:
        given = shown(cast(AnyGame, game).name if isinstance(game, Game) else game)
        raise BadSetup(code="game_misnamed", entry=name, place=entry.value, given=given)


@cache
def _installed() -> tuple[str, ...]:
    """The installed games that can be loaded; of one that cannot, a warning says why."""
    found: list[str] = []
    for name in _entry_points():
        try:
            game_named(name)
        except BadSetup as error:
            warn(str(error), stacklevel=2)
        else:
            found.append(name)
    return tuple(found)


@cache
def _folders() -> tuple[str, ...]:
    return tuple(room.name for room in iter_modules([str(files("realms_nb") / "games")]))
