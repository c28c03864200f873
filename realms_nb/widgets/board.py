"""The board in a notebook cell. Python is the authority; the browser draws and asks."""

from __future__ import annotations

import pathlib
from html import escape
from typing import TYPE_CHECKING, Any

import anywidget
import traitlets

from realms_nb.core.errors import BadSetup, RealmsError, shown
from realms_nb.core.match import Change, Match
from realms_nb.core.narrator import checked_language
from realms_nb.core.saves import decode, encode
from realms_nb.games.minute_realms import events as ev
from realms_nb.strategies.others import Others
from realms_nb.widgets.hints import hint
from realms_nb.widgets.picture import book, options, picture, sentences
from realms_nb.widgets.scenes import Stage

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from realms_nb.core.event import Event
    from realms_nb.core.strategy import Strategy

STATIC = pathlib.Path(__file__).parent / "static"
PACES = ("instant", "step", "slow")
# Sentences kept in the story panel.
STORY = 8


class Board(anywidget.AnyWidget):
    """A match to look at and to play: people at the notebook for every seat that has no strategy.

    `opponents` gives seats to strategies, by name ("knight") or as functions of (view, moves, rng).
    `you` is the seat that is spoken to; by default the only person, or of several the one called You.
    """

    _esm = STATIC / "board.js"
    _css = STATIC / "board.css"

    # How to stop listening; None while the board does not listen.
    _unsubscribe: Callable[[], None] | None = None

    # What is drawn now. The one thing that changes with every move.
    snapshot = traitlets.Dict().tag(sync=True)
    # Cards, words and rules: they change only with the language or the deck.
    book = traitlets.Dict().tag(sync=True)
    # Every position of the match, so that a saved notebook can be looked through without a kernel.
    replay = traitlets.List().tag(sync=True)
    # The move that is looked at in the browser, and the cards to light there: for charts beside the board.
    hovered = traitlets.Unicode("").tag(sync=True)
    highlight = traitlets.List(traitlets.Unicode()).tag(sync=True)

    def __init__(
        self,
        match: Match,
        you: int | None = None,
        opponents: Mapping[int | str, str | Strategy] | None = None,
        *,
        language: str | None = None,
        pace: str = "step",
        depth: str = "short",
        seed: int = 0,
    ) -> None:
        if not isinstance(match, Match) or match.game.name != "minute_realms":
            raise BadSetup(
                f"A board shows a match of Minute Realms, rn.Match(rn.minute_realms, ...), not {shown(match)}."
            )
        if pace not in PACES:
            raise BadSetup(f"The pace is one of {', '.join(PACES)}, not {shown(pace)}.")
        self.match = match
        self._others = Others(match, opponents or {}, seed)
        people = [seat for seat in range(len(match.names)) if seat not in self._others]
        # Several people at one notebook: whoever is called You, if anybody.
        self._you = match.seat(you) if you is not None else people[0] if len(people) == 1 else match.narrator().you
        self._language = checked_language(language or match.language)
        self._pace, self._depth, self._seed = pace, depth, seed
        self._notice: str | None = None
        self._hint: dict[str, Any] | None = None
        # Whether the others may go on by themselves: not while somebody looks back through the game.
        self._running = True
        self._stage = Stage()
        self._sentences: dict[int, tuple[Event, dict[str, Any]]] = {}
        self._answering = False
        super().__init__()
        self.book = book(match, self._narrator())
        self._views = 0
        self._unsubscribe = match.subscribe(self._on_change)
        self.on_msg(self._on_message)
        self._others_move()
        self._show()

    def close(self) -> None:
        """Stop listening to the match and remove the view."""
        self._stop_listening()
        super().close()

    def _stop_listening(self) -> None:
        if self._unsubscribe is not None:
            self._unsubscribe()
            self._unsubscribe = None

    def _count_views(self, change: int) -> None:
        """A board that nobody sees, as after its cell was run again, leaves the match alone until it is seen again."""
        self._views = max(0, self._views + change)
        if self._views == 0:
            self._stop_listening()
        elif self._unsubscribe is None:
            self._unsubscribe = self.match.subscribe(self._on_change)
            self._show()

    # What comes from the browser -----------------------------------------------------------------------------

    def _on_message(self, _widget: Any, content: Any, _buffers: Any) -> None:
        """Every message is checked: a stale or malformed one plays nothing and is answered with the position."""
        kind = content.get("kind") if isinstance(content, dict) else None
        if kind in ("shown", "hidden"):
            self._count_views(1 if kind == "shown" else -1)
            return
        self._notice = None
        self._answering = True
        handler = {
            "play": self._play,
            "step": self._step,
            "undo": self._undo,
            "redo": self._redo,
            "seek": self._seek,
            "pace": self._set_pace,
            "language": self._set_language,
            "hint": self._give_hint,
            "new": self._new,
            "save": self._save,
            "load": self._load,
        }.get(kind if isinstance(kind, str) else "")
        try:
            if handler is None:
                raise BadSetup(f"The board does not know the message {shown(content)}.")
            if kind in ("play", "step") and content.get("version") != self.match.version:
                self._notice = self.book["words"]["stale"]
            else:
                handler(content)
        except RealmsError as error:
            self._notice = str(error)
        finally:
            self._answering = False
        self._show()

    def _play(self, content: dict[str, Any]) -> None:
        if self.match.turn in self._others:
            self._notice = self.book["words"]["stale"]
            return
        self._running = True
        self._stage.clear()
        self.match.play(_text(content, "move"))
        self._others_move()

    def _step(self, _content: dict[str, Any]) -> None:
        self._running = True
        self._stage.clear()
        if self.match.turn in self._others:
            self._one_move()

    def _undo(self, _content: dict[str, Any]) -> None:
        """Back to the last decision of a person; the others' moves after it go with it."""
        target = self.match.at - 1
        while target > 0 and self.match.steps[target].seat in self._others:
            target -= 1
        self._look(target)

    def _redo(self, _content: dict[str, Any]) -> None:
        target = self.match.at + 1
        while target < self.match.length and self.match.steps[target].seat in self._others:
            target += 1
        self._look(target)

    def _seek(self, content: dict[str, Any]) -> None:
        self._look(content.get("to"))

    def _look(self, target: Any) -> None:
        self._running = False
        self.match.seek(target)

    def _set_pace(self, content: dict[str, Any]) -> None:
        pace = _text(content, "value")
        if pace not in PACES:
            raise BadSetup(f"The pace is one of {', '.join(PACES)}, not {shown(pace)}.")
        self._pace = pace
        if self._running:
            self._others_move()

    def _set_language(self, content: dict[str, Any]) -> None:
        self._language = checked_language(_text(content, "value"))
        self._hint, self._sentences = None, {}
        self.book = book(self.match, self._narrator())

    def _give_hint(self, content: dict[str, Any]) -> None:
        turn = self.match.turn
        if turn is None or turn in self._others:
            self._notice = self._narrator().say("hint-none")
        else:
            self._hint = hint(self.match, turn, self._narrator(), content.get("depth"), seed=self._seed)

    def _new(self, content: dict[str, Any]) -> None:
        self._running = True
        self.match.restart(content.get("seed"))
        self._others_move()

    def _save(self, _content: dict[str, Any]) -> None:
        text = encode(self.match.as_save()).decode("utf-8")
        self.send({"kind": "file", "name": f"minute-realms-{self.match.seed}.json", "text": text})

    def _load(self, content: dict[str, Any]) -> None:
        self._running = False
        self.match.become(Match.from_save(decode(_text(content, "text"), _text(content, "name"))))

    # The others ----------------------------------------------------------------------------------------------

    def _others_move(self) -> None:
        """At the instant pace strategies answer at once, until a person is to decide."""
        while self._pace == "instant" and self._running and self.match.turn in self._others:
            if not self._one_move():
                break

    def _one_move(self) -> bool:
        self._notice = self._others.move(self.match, self._narrator())
        # A strategy that failed would fail again: the game waits for a person.
        self._running = self._running and self._notice is None
        return self._notice is None

    # What goes to the browser --------------------------------------------------------------------------------

    def _narrator(self) -> Any:
        return self.match.narrator(self._language, self._depth, you=self._you)

    def _on_change(self, change: Change) -> None:
        self._hint = None
        if change.kind == "restarted":
            self._sentences, self._trait_values["replay"] = {}, []
            self._others.start_anew(len(self.match.names))
            self.book = book(self.match, self._narrator())
        if any(isinstance(event, ev.RoundOpened) for event in change.events):
            self._others.quotes = {}
        self._stage.hear(change, self.match.at)
        # A message may bring many changes, such as the answers of all the others; it is answered once, at its end.
        if not self._answering:
            self._show()

    def _show(self) -> None:
        match, narrator, turn = self.match, self._narrator(), self.match.turn
        view = match.game.view_for(match.state, turn or 0)
        person = turn is not None and turn not in self._others
        past = match.events
        now = picture(view, past)
        self.snapshot = {
            "version": match.version,
            "names": [narrator.name(number) for number in range(len(match.names))],
            "you": self._you,
            "people": [number for number in range(len(match.names)) if number not in self._others],
            "players": {str(number): player.name for number, player in self._others.players.items()},
            "picture": now,
            "fresh": self._record(now),
            "options": options(view, narrator) if person else {},
            "told": len(past),
            "story": [self._sentence(event, narrator) for event in past[: -STORY - 1 : -1]],
            "history": {"at": match.at, "length": match.length},
            "pace": self._pace,
            "auto": self._running and self._pace == "slow" and turn in self._others,
            "quotes": {str(number): quote for number, quote in self._others.quotes.items()},
            "hint": self._hint,
            "notice": self._notice,
            "scene": self._stage.scene(narrator),
        }

    def _sentence(self, event: Event, narrator: Any) -> dict[str, Any]:
        """An event as told in this language; most of a story has been told before, and telling takes time."""
        known = self._sentences.get(id(event))
        if known is None or known[0] is not event:
            known = self._sentences[id(event)] = (event, sentences([event], narrator)[0])
        return known[1]

    def _record(self, now: dict[str, Any]) -> dict[str, Any]:
        """Keep one picture per position for the slider of a saved notebook; the answer is what else is new in it."""
        match, known = self.match, self.replay
        fresh = {str(at): self._picture_at(at) for at in range(len(known), match.at)}
        pictures = [*known[: match.at], *fresh.values(), now, *known[match.at + 1 : match.length + 1]]
        # Not sent: the browser adds what is new to its own copy, so that a move costs the same late in the game.
        self._trait_values["replay"] = pictures
        return fresh

    def _picture_at(self, at: int) -> dict[str, Any]:
        match = self.match
        state = match.steps[at - 1].state if at else match.start
        events = [*match.game.opening(match.start), *(event for step in match.steps[:at] for event in step.events)]
        seat = state.decision.seat if state.decision is not None else 0
        return picture(match.game.view_for(state, seat), events)

    # Without a browser ---------------------------------------------------------------------------------------

    def __repr__(self) -> str:
        return f"<Board of {self.match!r}>"

    def _repr_mimebundle_(self, **options: Any) -> Any:
        bundle = super()._repr_mimebundle_(**options)
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle or {}, {})
        board = self.match.board(self._language)
        data["text/plain"] = str(board)
        data["text/html"] = "".join(f"<p>{escape(line)}</p>" for line in board.sentences[:4]) + board.html()
        return data, metadata


def _text(content: dict[str, Any], name: str) -> str:
    value = content.get(name)
    if not isinstance(value, str):
        raise BadSetup(f"The message lacks a text {name!r}.")
    return value
