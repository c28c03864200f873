"""A game is a record of functions; everything above works through it and knows no game by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from importlib import import_module
from importlib.resources import files
from pkgutil import iter_modules
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from realms_nb.core.chance import Random
from realms_nb.core.errors import UnknownName, did_you_mean, shown
from realms_nb.core.event import Event
from realms_nb.core.lines import wrapped
from realms_nb.core.narrator import Narrator
from realms_nb.core.refusal import Refusal
from realms_nb.core.scoresheet import Outcome, ScoreSheet


class Decision(Protocol):
    """A pending question; its type says what is asked, `seat` who must answer."""

    @property
    def seat(self) -> int:
        """The seat that must answer."""
        ...


class Position(Protocol):
    """What every state has: the rules in force and the pending decision, None when the game is over."""

    @property
    def rules(self) -> Any:
        """The rules in force."""
        ...

    @property
    def decision(self) -> Decision | None:
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

S = TypeVar("S", bound=Position)
M = TypeVar("M")
R = TypeVar("R")
V = TypeVar("V")


def _no_facts(state: Position) -> tuple[Mapping[str, Fact], ...]:
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
    view_for: Callable[[S, int], V]
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
        labels = self.labels(rules, language)
        return Narrator(self.name, names, language=language, depth=depth, you=you, labels=labels, rules=rules)

    def __repr__(self) -> str:
        return f"<{self.title}>"


def game_named(name: str) -> Game[Any, Any, Any, Any]:
    """The game of that name: each folder of `realms_nb/games` is one, and holds its record as `GAME`."""
    rooms = [room.name for room in iter_modules([str(files("realms_nb") / "games")])]
    if name not in rooms:
        raise UnknownName(
            f"There is no game called {shown(name)}; there is {', '.join(rooms)}.{did_you_mean(name, rooms)}"
        )
    # By name, because the games stand above the core and the core must not know them.
    return import_module(f"realms_nb.games.{name}").GAME
