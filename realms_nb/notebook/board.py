"""The board in a notebook cell. Python is the authority; the browser draws and asks."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import msgspec
import traitlets

from realms_nb.board.background import running_loop
from realms_nb.board.session import BoardSession
from realms_nb.board.static import script_of, style_of
from realms_nb.board.wire import messages, plain, sent
from realms_nb.core.listening import hooked
from realms_nb.notebook.base import close_all, parts_of
from realms_nb.notebook.beside import in_words, shown_beside
from realms_nb.notebook.kept import Keeper
from realms_nb.notebook.traits import BoardTraits

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable, Iterable, Mapping

    from realms_nb.core.hooks import Change
    from realms_nb.core.match import Match
    from realms_nb.core.narrator import Depth, Language
    from realms_nb.core.strategy import Strategy
    from realms_nb.players.registry import Name
    from realms_nb.players.weights import NamedWeights
    from realms_nb.reviews import Review


# So many seconds after the last change the position is told in words again. Long enough that whoever plays on quickly
# never has these words on the line when the next click is answered: on Jupyter's own server that costs 40 ms more.
WORDS_AFTER = 1.0
# So many answers are remembered.
ANSWERS_KEPT = 200
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
    chance, and `pace` how they are shown: "instant", "step" or "slow". `you` is the seat that is spoken to; by default
    the only person, or of several the one called You. `language` is that of the match unless it is given, and `depth`
    how much the story explains: "short" or "beginner".
    `help` is what help there is: "all", "none", or some of "chances" (to win), "hints" and "review" (of a finished
    game), as a list or as words; "live" judges each choice as soon as it has been made. A saved notebook keeps it.
    In sampled futures strategies go on like themselves; `people` is the level that people are taken for ("squire").
    `layout` is that of a widget, such as `{"height": "500px"}`; a board that is given too little room scrolls.

    >>> match = rn.Match(rn.minute_realms, ["You", "Ada"], seed=7)
    >>> rn.Board(match, opponents={"Ada": "knight"}, pace="instant")
    <Board of <Match of Minute Realms: You, Ada; move 0 of 0>>
    """

    # Each game has a script and a style of its own: given when a board is made.
    _esm = _css = ""

    # How to stop listening; None while the board does not listen.
    _unsubscribe: Callable[[], None] | None = None
    # The words that are soon to be told.
    _writing: asyncio.TimerHandle | None = None

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
    # What a chart lights on the board.
    highlight = traitlets.List(traitlets.Unicode()).tag(sync=True)

    def __init__(
        self,
        match: Match,
        you: int | None = None,
        opponents: Mapping[int | str, Name | Strategy] | None = None,
        *,
        language: Language | None = None,
        pace: sent.Pace = "step",
        depth: Depth = "short",
        seed: int = 0,
        help: str | Iterable[str] = "all",
        people: Name | NamedWeights | None = None,
        layout: Any = None,
    ) -> None:
        self._session = BoardSession(
            match,
            you,
            opponents or {},
            language=language,
            pace=pace,
            depth=depth,
            seed=seed,
            help=help,
            people=people,
            late=self._show,
            reviewed=self._show_review,
        )
        self.match = match
        self._views = 0
        # (view, id) -> the answer: what is sent again because the answer was lost is not done again.
        self._answered: dict[tuple[int, int], Any] = {}
        # A message may bring many changes, such as the answers of all the others; it is answered once, at its end.
        self._answering = True
        self._listen()
        # What a cell shows does not depend on how fast the machine is: here everybody is waited for.
        self._session.others_move(wait=True)
        self._keeper = Keeper(self._session)
        self._answering = False
        bundle = self._session.stage.BUNDLE
        super().__init__(
            _esm=script_of(bundle),
            _css=style_of(bundle),
            # Styles are kept on the page under this name, so each bundle needs one of its own.
            _anywidget_id=f"{__name__}.{bundle}",
            snapshot=self._session.snapshot(),
            book=self._session.book,
            replay=self._session.replay,
            log=self._session.log,
            review=self._session.review,
            words=in_words(self._session.text_board()),
            born=time.time(),
            **({} if layout is None else {"layout": layout}),
            **self._keeper.given,
        )
        self._keep()
        self.on_msg(self._on_message)

    @property
    def view(self) -> Any:
        """The position as whoever looks at this board may know it."""
        return self._session.view(self.match.state)

    def on(self, what: object, handler: Any = None, *, taken_back: bool = False, since: str | None = None) -> Any:
        """Hooks as those of a match (`match.on`), but only for this board: they see what whoever looks at it may know.

        A handler with two arguments gets the view of that person. The hooks end with the board.
        """
        return hooked(self.match, what, handler, taken_back, since, self._session.eyes)

    def show_review(self, review: Review) -> None:
        """Show a review of this match in its tab, and open that first."""
        self._session.show_review(review)
        self._show_review()
        self.opens = "review"

    def close(self) -> None:
        """Stop listening to the match, and let go of all that is kept for the browser."""
        self._stop_listening()
        self._forget_words()
        # One that could not be made has none.
        if hasattr(self, "_keeper"):
            self._keeper.forget()
        if hasattr(self, "_session"):
            self._session.close()
            self.match.hooks.end_for(self._session.eyes)
        super().close()
        close_all(parts_of(self))

    def _listen(self) -> None:
        if self._unsubscribe is None:
            self._unsubscribe = self.match.subscribe(self._on_change)

    def _stop_listening(self) -> None:
        if self._unsubscribe is not None:
            self._unsubscribe()
            self._unsubscribe = None

    def _on_message(self, _widget: Any, content: Any, _buffers: Any) -> None:
        """Every message is checked and answered; one that is stale, malformed or here before plays nothing."""
        try:
            message = messages.message(content)
        except (msgspec.ValidationError, UnicodeError):
            message = None
        name = None if message is None or message.view is None else (message.view, message.id)
        if name is not None and name in self._answered:
            self.send(self._answered[name])
            return
        self._answering = True
        try:
            given = self._session.handle(message)
        finally:
            self._answering = False
        self._count_views(message)
        if self._unsubscribe is not None:
            self._show(whole=isinstance(message, messages.Resync))
            if isinstance(message, messages.AskReview | messages.StopReview | messages.SetLive):
                self._show_review()
        # One that cannot be read may still say which one it was.
        number = message.id if message is not None else content.get("id") if isinstance(content, dict) else None
        if isinstance(number, int):
            told = given if isinstance(given, sent.Reply) else None
            file = given if isinstance(given, sent.File) else None
            answer = plain(sent.Answer(number, told, file, self._session.serial))
            if name is not None:
                self._answered[name] = answer
                while len(self._answered) > ANSWERS_KEPT:
                    del self._answered[next(iter(self._answered))]
            self.send(answer)

    def _count_views(self, message: messages.Message | None) -> None:
        """A board that nobody sees, as after its cell was run again, leaves the match alone until it is seen again."""
        if isinstance(message, messages.BoardOpened):
            self._views += 1
            self._listen()
        elif isinstance(message, messages.Hidden):
            self._views = max(0, self._views - 1)
            if self._views == 0:
                self._stop_listening()

    def _on_change(self, change: Change) -> None:
        self._session.changed(change)
        if not self._answering:
            self._show()

    def _show(self, *, whole: bool = False) -> None:
        session = self._session
        whole = whole or self.book is not session.book
        snapshot = session.snapshot(whole=whole)
        if snapshot is self.snapshot:
            # Nothing has changed: a question has its answer, and nothing is drawn.
            return
        if whole:
            # One message, so that nothing of it can be lost without the rest.
            with self.hold_sync():
                # What is the same, or was changed in place, is sent all the same.
                self.replay, self.log = [], []
                self.replay, self.log = session.replay, session.log
                self.set_trait("book", None)
                self.book, self.snapshot = session.book, snapshot
        else:
            # Not held back: it is sent before anybody who observes it, such as a chart, begins to work.
            self.snapshot = snapshot
        self._read()
        self._keeper.soon(self._keep)
        self._write_words_later()
        self._show_review()

    def _wish(self, message: messages.Message) -> None:
        self._answering = True
        try:
            self._session.handle(message)
        finally:
            self._answering = False
        self._show()

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
        self.words = in_words(self._session.text_board())

    def _show_review(self) -> None:
        review = self._session.review
        if self.review != review:
            self.review = review

    def __repr__(self) -> str:
        return f"<Board of {self.match!r}>"

    def _repr_mimebundle_(self, **options: Any) -> Any:
        bundle = super()._repr_mimebundle_(**options)
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle or {}, {})
        data["text/plain"] = str(self._session.text_board())
        data["text/html"] = in_words(self._session.text_board())
        return data, metadata

    def _ipython_display_(self, **options: Any) -> None:
        shown_beside(repr(self), *self._repr_mimebundle_(**options))
