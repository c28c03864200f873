"""What a handler is told: an event with the names at the table in it, or a whole move; and which events a game has."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from html import escape
from importlib import import_module
from inspect import getdoc
from pkgutil import iter_modules
from typing import Any, cast

from msgspec import Struct, structs

from realms_nb.core import closing
from realms_nb.core.errors import Refusal, UnknownName, nearest, shown
from realms_nb.core.event import Event
from realms_nb.core.game import AnyGame, checked_game, game_named, known_games
from realms_nb.core.narrator import Narrator, kinds_of, message_of
from realms_nb.core.strategy import Choice


class Heard:
    """An event as a handler gets it: all its fields, and in words who it was.

    `who` is the name of the seat, `words` has every field as people say it, `sentence` tells it. `cause` is the rule
    behind it, `step` the number of the move, 0 for what happened before the first. `taken_back` says that it is undone
    now, `again` that it came again after that, and `sign` is -1 or 1: a sum of signs is always right.
    """

    def __init__(
        self, event: Event, narrator: Narrator, step: int, *, taken_back: bool = False, again: bool = False
    ) -> None:
        self.event = event
        self.step = step
        self.taken_back = taken_back
        self.again = again
        self._narrator = narrator

    @property
    def name(self) -> str:
        """What the event is called where handlers are given: "coin_gained"."""
        return name_of(type(self.event))

    @property
    def cause(self) -> str:
        """The rule that made it happen."""
        return self.event.rule

    @property
    def sign(self) -> int:
        """1 for what happens, -1 for what is taken back."""
        return -1 if self.taken_back else 1

    @property
    def who(self) -> str | None:
        """The name of the seat it happened to, None for what happened to nobody in particular."""
        seat = getattr(self.event, "seat", None)
        return None if seat is None else self._narrator.name(seat)

    @property
    def words(self) -> dict[str, str]:
        """Each field as people say it: names of seats, cards and colours in the language of the match."""
        return {
            name: self._narrator.word(kind, getattr(self.event, name))
            for name, kind in kinds_of(type(self.event)).items()
        }

    @property
    def sentence(self) -> str:
        """The event as the story tells it."""
        return self._narrator.tell(self.event)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_") or name not in structs.asdict(self.event):
            raise AttributeError(f"{type(self.event).__name__} has no {name!r}; it has {', '.join(dir(self))}.")
        return getattr(self.event, name)

    def __dir__(self) -> list[str]:
        own = ["again", "cause", "event", "name", "sentence", "sign", "step", "taken_back", "who", "words"]
        return sorted({*own, *structs.asdict(self.event)})

    def __repr__(self) -> str:
        return f"<{self.name}: {self.sentence}>"


class Told(Struct, frozen=True):
    """A whole move as a handler gets it: who made it, what happened, the positions around it, and why it was made."""

    step: int
    seat: int
    who: str
    move: Any
    events: tuple[Any, ...]
    before: Any
    after: Any
    # What the player said of it; None if nothing was said, or if the viewer may not know.
    because: Choice | None = None


class Played(Told, frozen=True):
    """A move was made now."""


class TakenBack(Told, frozen=True):
    """A move does not count at present: undone, or somebody looks at a position before it. The last comes first."""


class Again(Told, frozen=True):
    """A move that was made before counts again: redone, or somebody looks at a position behind it."""


class Restarted(Struct, frozen=True):
    """Another game lies on the table: dealt anew, loaded or brought back. All of the old one was taken back before."""

    names: tuple[str, ...]


class Refused(Struct, frozen=True):
    """A move was refused; nothing has changed."""

    seat: int | None
    who: str | None
    move: Any
    refusal: Refusal
    sentence: str


class Thought(Struct, frozen=True):
    """A strategy has decided and is about to move: what it chose, why in words, and how many seconds it took."""

    step: int
    seat: int
    who: str
    player: str
    # None if the viewer may not know it.
    move: Any
    reasons: tuple[str, ...]
    seconds: float


# Whatever a handler may be given for besides events.
Hookable = type[Played] | type[TakenBack] | type[Again] | type[Restarted] | type[Refused] | type[Thought]
HOOKS: tuple[Hookable, ...] = (Played, TakenBack, Again, Restarted, Refused, Thought)


def name_of(kind: type) -> str:
    """What a type of events or of hooks is called in a text: CoinGained is "coin_gained"."""
    return message_of(kind.__name__).replace("-", "_")


@cache
def _of_every_game() -> tuple[type[Event], ...]:
    found = [kind for kind in vars(closing).values() if isinstance(kind, type) and issubclass(kind, Event)]
    return tuple(kind for kind in found if kind is not Event)


def event_types(game: AnyGame | str) -> tuple[type[Event], ...]:
    """Every event of a game by its type: its own in the order of the rules, then those that end every game."""
    game = game_named(game) if isinstance(game, str) else checked_game(game, "A list of events")
    _load_engine(game)
    inside = f"{game.package}."
    own = [kind for kind in _below(Event) if f"{kind.__module__}.".startswith(inside)]
    narrator = game.narrator()
    ends = [kind for kind in _of_every_game() if narrator.knows(message_of(kind.__name__))]
    return (*own, *ends)


def _load_engine(game: AnyGame) -> None:
    """Types are known when their modules are loaded; a game in one module has loaded them already."""
    engine = sys.modules.get(f"{game.package}.engine")
    for room in iter_modules(getattr(engine, "__path__", ())):
        if room.name.endswith("events"):
            import_module(f"{game.package}.engine.{room.name}")


def _below(kind: type[Event]) -> Iterable[type[Event]]:
    for each in kind.__subclasses__():
        yield each
        yield from _below(each)


Matcher = Callable[[Event], bool]


def wanted(game: AnyGame, what: object) -> tuple[Hookable | None, Matcher]:
    """What a handler is for: a type of hooks, or which events; by type, by name, or by the rule behind an event."""
    if isinstance(what, tuple) and what:
        # The types of several games that are called alike.
        found = [wanted(game, each)[1] for each in cast("tuple[object, ...]", what)]
        return None, lambda event: any(match(event) for match in found)
    if isinstance(what, type):
        if what in HOOKS:
            return cast("Hookable", what), lambda _: True
        if issubclass(what, Event):
            kind = what
            return None, lambda event: isinstance(event, kind)
    kinds = event_types(game)
    if isinstance(what, str):
        asked = what.strip().replace("-", "_").replace(" ", "_")
        name = message_of(asked).replace("-", "_") if asked[:1].isupper() else asked.casefold()
        for hook in HOOKS:
            if name == name_of(hook):
                return hook, lambda _: True
        if name == "event":
            return None, lambda _: True
        chosen = tuple(kind for kind in kinds if name == name_of(kind))
        chosen = chosen or tuple(kind for kind in kinds if name == kind.rule.replace("-", "_"))
        if chosen:
            return None, lambda event: isinstance(event, chosen)
    names = [*map(name_of, HOOKS), *map(name_of, kinds)]
    given = cast(object, what)
    near = nearest(str(given), [*names, *(kind.rule for kind in kinds)])
    raise UnknownName(code="unknown_event", given=shown(given), known=", ".join(names), near=near)


class Events:
    """All types of events by name: `rn.events.CoinGained`. In a cell each game's are a table; `of(game)` is one game's.

    A name that two games share stands for both, as `isinstance` takes it. Those of some `games` are a value, too.

    >>> match = rn.Match(rn.minute_realms, ["You", "Ada"], seed=7)
    >>> hook = match.on(rn.events.CoinGained, lambda event: print(event.sentence))
    """

    def __init__(self, games: Sequence[str] | None = None) -> None:
        self._games = games

    def of(self, game: AnyGame | str) -> Events:
        """The events of one game."""
        return Events([game if isinstance(game, str) else checked_game(game, "A list of events").name])

    @property
    def types(self) -> Mapping[str, tuple[type[Event], ...]]:
        """Game -> its types of events."""
        return {game: event_types(game) for game in (known_games() if self._games is None else self._games)}

    def rows(self) -> list[tuple[str, str, str, str]]:
        """Name, fields, rule and one line of each event."""
        found: dict[tuple[str, str, str, str], None] = {}
        for game, kinds in self.types.items():
            narrator = game_named(game).narrator()
            for kind in kinds:
                line = (getdoc(kind) or "").partition("\n")[0]
                found[name_of(kind), ", ".join(kind.__struct_fields__), narrator.rule_title(kind.rule), line] = None
        return list(found)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        all_types = dict.fromkeys(kind for kinds in self.types.values() for kind in kinds)
        found = tuple(kind for kind in all_types if kind.__name__ == name)
        if not found:
            near = nearest(name, [kind.__name__ for kind in all_types])
            raise AttributeError(f"No event is called {name!r}.{f' Did you mean {near!r}?' if near else ''}")
        return found[0] if len(found) == 1 else found

    def __dir__(self) -> list[str]:
        return sorted({"of", "types", "rows", *(kind.__name__ for kinds in self.types.values() for kind in kinds)})

    def __repr__(self) -> str:
        return "\n".join(f"{name:24} {line}" for name, _, _, line in self.rows())

    def _repr_html_(self) -> str:
        return table_html(("event", "fields", "rule", ""), self.rows())


def table_html(columns: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Rows as a table that stands without any style."""
    head = "".join(f'<th scope="col" style="text-align:left">{escape(column)}</th>' for column in columns)
    lines = (
        "<tr>" + "".join(f'<td style="text-align:left">{escape(str(cell))}</td>' for cell in row) + "</tr>"
        for row in rows
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(lines)}</tbody></table>"


events = Events()
