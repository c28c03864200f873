"""The board in a notebook cell. Python is the authority; the browser draws and asks."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import traitlets

from realms_nb.board.background import running_loop
from realms_nb.board.connection import BoardConnection, Update
from realms_nb.board.session import BoardSession
from realms_nb.board.static import script_of, style_of
from realms_nb.board.wire import plain, sent
from realms_nb.core.listening import hooked
from realms_nb.notebook.base import IN_JUPYTER, close_all, parts_of
from realms_nb.notebook.beside import in_words, shown_beside
from realms_nb.notebook.boxes import show_boxes_with
from realms_nb.notebook.kept import Keeper
from realms_nb.notebook.traits import BoardTraits

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Iterable, Mapping

    from realms_nb.core.history import Cursor
    from realms_nb.core.match import Match, Who
    from realms_nb.core.narrator import Depth, Language
    from realms_nb.core.strategy import Strategy
    from realms_nb.players.registry import Name
    from realms_nb.players.weights import NamedWeights
    from realms_nb.reviews import Review


# So many seconds after the last change the position is told in words again. Long enough that whoever plays on quickly
# never has these words on the line when the next click is answered: on Jupyter's own server that costs 40 ms more.
WORDS_AFTER = 1.0
# Structs are sent as plain values; the browser sends none back.
_AS_WIRE: dict[str, Any] = {"sync": True, "to_json": lambda value, _: plain(value)}


def _without_picture(snapshot: sent.Snapshot[Any, Any]) -> Any:
    """The picture is a position of the replay: what is new in it stands in `fresh` and is not sent twice."""
    sent = plain(snapshot)
    if isinstance(sent, dict):
        sent.pop("picture", None)
    return sent


class Board(BoardTraits):
    """A match to look at and to play: people at the notebook for every seat of `match` that has no strategy.

    `opponents` gives seats to strategies, by name ("knight") or as functions of (view, moves, rng); `seed` is their
    chance, and `pace` how they are shown: "instant", "step" or "calm". `you` says who looks: a seat, whose private
    things are shown and who is spoken to, or a viewer such as `rn.SPECTATOR`. By default it is the only person; where
    several sit at the notebook, nobody's private things are shown but to choose from. `language` is that of the match
    unless it is given, and `depth` how much the story explains: "short" or "beginner".
    `help` is what help there is: "all", "none", or some of "chances" (to win), "hints" and "review" (of a finished
    game), as a list or as words; "live" judges each choice as soon as it has been made. A saved notebook keeps it.
    In sampled futures strategies go on like themselves; `people` is the level that people are taken for ("squire").
    `layout` is that of a widget, such as `{"height": "500px"}`; a board that is given too little room scrolls.

    It is a widget: `turn`, `at`, `last_move`, `chosen`, `language`, `pace` and `outcome` can be observed and linked, as
    in `board.observe(f, "turn")`; `at`, `language`, `pace` and `chosen`, a move as text, can be set as well.

    >>> match = rn.Match(rn.minute_realms, ["You", "Ada"], seed=7)
    >>> rn.Board(match, opponents={"Ada": "knight"}, pace="instant")
    <Board of <Match of Minute Realms: You, Ada; move 0 of 0>>
    """

    # Each game has a script and a style of its own: given when a board is made.
    _esm = _css = ""

    # The words that are soon to be told.
    _writing: asyncio.TimerHandle | None = None

    # Whether a browser has said anything yet; a stand-in has one from the beginning.
    _heard = not IN_JUPYTER

    # What is drawn now. The one thing that changes with every move.
    snapshot = traitlets.Any().tag(sync=True, to_json=lambda value, _: _without_picture(value))
    # Words, rules and the game's own pages: they change only with the language or the deck.
    book = traitlets.Any().tag(**_AS_WIRE)
    # Every position as patches, so that a saved notebook can be looked through without a kernel. Changed in place, so
    # that it is never sent again: each snapshot says what is new in it, and the browser puts that into its own copy.
    replay = traitlets.Any().tag(**_AS_WIRE)
    # What led to each of these positions, for the list of moves; kept in the same way.
    log = traitlets.Any().tag(**_AS_WIRE)
    # What is said of the game in its review; it changes while the review is made, so it is sent by itself.
    review = traitlets.Any().tag(**_AS_WIRE)
    # The tab that is opened first.
    opens = traitlets.Unicode("choice").tag(sync=True)
    # The position in words: what a saved notebook shows where no board can be drawn.
    words = traitlets.Unicode().tag(sync=True)
    # When the board was made, in seconds: one that was made just now scrolls into view.
    born = traitlets.Float().tag(sync=True)
    # The game as it is kept where no restart can take it.
    kept = traitlets.Any().tag(**_AS_WIRE)
    # What a person has marked here, such as a goal, by the names that the stage gives it: saved with the notebook.
    marked = traitlets.Dict(key_trait=traitlets.Unicode(), value_trait=traitlets.Unicode()).tag(sync=True)
    # What a chart lights on the board.
    highlight = traitlets.List(traitlets.Unicode()).tag(sync=True)

    def __init__(
        self,
        match: Match,
        you: Who = None,
        opponents: Mapping[int | str, Name | Strategy] | None = None,
        *,
        language: Language | None = None,
        pace: sent.Pace = "calm",
        depth: Depth = "short",
        seed: int = 0,
        help: str | Iterable[str] = "all",
        people: Name | NamedWeights | None = None,
        layout: Any = None,
    ) -> None:
        self.match = match
        self._session = session = BoardSession(match, opponents, pace=pace, seed=seed, people=people)
        # Nobody is there yet to be shown how the others begin.
        session.acting = True
        try:
            self._connection = connection = BoardConnection(
                session, you, send=self._sent, language=language, depth=depth, help=help
            )
            # What a cell shows does not depend on how fast the machine is: here everybody is waited for.
            session.others_move(wait=True)
            self._keeper = Keeper(connection)
        finally:
            session.acting = False
        bundle = session.stage.BUNDLE
        super().__init__(
            _esm=script_of(bundle),
            _css=style_of(bundle),
            # Styles are kept on the page under this name, so each bundle needs one of its own.
            _anywidget_id=f"{__name__}.{bundle}",
            snapshot=connection.opened(),
            book=connection.book,
            replay=connection.replay,
            log=connection.log,
            review=connection.review,
            words=in_words(connection.text_board()),
            born=time.time(),
            **({} if layout is None else {"layout": layout}),
            **self._keeper.given,
        )
        self._keep()
        self.on_msg(self._on_message)

    @property
    def view(self) -> Any:
        """The position as whoever looks at this board may know it."""
        return self._connection.view(self._connection.state)

    def on(self, what: object, handler: Any = None, *, taken_back: bool = False, since: str | None = None) -> Any:
        """Hooks as those of a match (`match.on`), but only for this board: they see what whoever looks at it may know.

        A handler with two arguments gets the view of that person. The hooks end with the board.
        """
        return hooked(self.match, what, handler, taken_back, since, self._connection.eyes)

    def show_review(self, review: Review) -> None:
        """Show a review of this match in its tab, and open that first."""
        self._connection.take_review(review)
        self._show_review()
        self.opens = "review"

    def close(self) -> None:
        """Stop listening to the match, and let go of all that is kept for the browser."""
        self._forget_words()
        # One that could not be made has none.
        if hasattr(self, "_keeper"):
            self._keeper.forget()
        if hasattr(self, "_connection"):
            self._connection.close()
            self._session.close()
        super().close()
        close_all(parts_of(self))

    def look(self, cursor: Cursor) -> None:
        """Show another place of the match; neither the match nor another board goes there."""
        self._connection.go(cursor)
        self._connection.show()

    def _on_message(self, _widget: Any, content: Any, _buffers: Any) -> None:
        self._heard = True
        self._connection.receive(content)

    def _sent(self, given: Update | sent.Answer) -> None:
        """What the connection sends, as a widget sends it: what is drawn as traits, an answer as a message."""
        if isinstance(given, sent.Answer):
            self.send(plain(given))
            return
        if given.snapshot is not None:
            self._draw(given.snapshot, whole=given.whole)
        self._show_review()

    def _draw(self, snapshot: sent.Snapshot[Any, Any], *, whole: bool) -> None:
        connection = self._connection
        if whole:
            # One message, so that nothing of it can be lost without the rest.
            with self.hold_sync():
                # What is the same, or was changed in place, is sent all the same.
                self.replay, self.log = [], []
                self.replay, self.log = connection.replay, connection.log
                self.set_trait("book", None)
                self.book, self.snapshot = connection.book, snapshot
        else:
            # Not held back: it is sent before anybody who observes it, such as a chart, begins to work.
            self.snapshot = snapshot
            if not self._heard:
                # Where no browser puts in what is new, as while a notebook is only executed, its file would lack it.
                self.send_state(("replay", "log"))
        self._read()
        self._keeper.soon(self._keep)
        self._write_words_later()

    def _keep(self) -> None:
        """What is kept outside of Python is the game as it is now."""
        self.kept = self._keeper.kept(str(getattr(self, "model_id", "")))

    def _write_words_later(self) -> None:
        """The words are for a saved notebook: whoever has clicked does not wait for them."""
        self._forget_words()
        loop = running_loop()
        if loop is None:
            self._write_words()
        else:
            self._writing = loop.call_later(WORDS_AFTER, self._write_words)

    def _forget_words(self) -> None:
        if self._writing is not None:
            self._writing.cancel()
            self._writing = None

    def _write_words(self) -> None:
        self.words = in_words(self._connection.text_board())

    def _show_review(self) -> None:
        review = self._connection.review
        if self.review != review:
            self.review = review

    def __repr__(self) -> str:
        return f"<Board of {self.match!r}>"

    def _repr_mimebundle_(self, **options: Any) -> Any:
        bundle = super()._repr_mimebundle_(**options)
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle or {}, {})
        data["text/plain"] = str(self._connection.text_board())
        data["text/html"] = in_words(self._connection.text_board())
        return data, metadata

    def _ipython_display_(self, **options: Any) -> None:
        data, metadata = self._repr_mimebundle_(**options)
        shown_beside(repr(self), data, metadata, self.book.language)


show_boxes_with(Board)
