"""What one viewer is shown of a table: the position that they look at, what led to it, and all that is told of it.

It knows no game: what a game brings along is its stage, see `stage.py`.
"""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec.structs import replace

from realms_nb.board.onlooker import Onlooker
from realms_nb.board.replay import Replay
from realms_nb.board.review_jobs import CachedReview, Reviewing
from realms_nb.board.review_text import at_once, finished, unfinished
from realms_nb.board.seats import checked_help, offered_help
from realms_nb.board.stage import PendingScene, ShownMove, seated
from realms_nb.board.story import EventTexts, book, history, record
from realms_nb.board.thoughts import reason_of
from realms_nb.board.wire import sent
from realms_nb.core.handlers import Eyes
from realms_nb.core.history import Cursor
from realms_nb.core.narrator import checked_language
from realms_nb.core.viewers import Viewer
from realms_nb.players.opponents import quote

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from realms_nb.board.session import BoardSession
    from realms_nb.core.event import Event
    from realms_nb.core.game import TextBoard
    from realms_nb.core.history import Step
    from realms_nb.core.hooks import Change
    from realms_nb.core.narrator import Narrator
    from realms_nb.reviews import Review


class CachedText(NamedTuple):
    """A review that was told."""

    kept: CachedReview | None
    language: str
    told: sent.ReviewState | None


class BoardPresenter(Onlooker):
    """What one viewer is shown of a table: in which language, with which help."""

    # What the viewer may do, where that is not everything; whoever may not is not offered it.
    allowed: tuple[sent.Right, ...] | None = None

    def __init__(
        self,
        session: BoardSession,
        viewer: Viewer | int | str | None = None,
        *,
        language: str | None = None,
        depth: str = "short",
        help: str | Iterable[str] = "all",
        anywhere: bool = True,
        reviewed: Callable[[], None] = lambda: None,
    ) -> None:
        super().__init__(session, viewer, anywhere=anywhere)
        match = self.match
        self._language = checked_language(language or match.language)
        self.depth = depth
        self._help = offered_help(checked_help(help), match.game, self.stage)
        self._reviewing = Reviewing(reviewed, session.seed)
        self._review: CachedText | None = None
        self._notice: str | None = None
        # Whether it is of the table, not the answer to somebody's message.
        self._of_all = False
        # The view whose message was answered last; the number of snapshots made.
        self._asker: int | None = None
        self.serial = 0
        # The last one, and what it was made of.
        self._shown: tuple[tuple[object, ...], sent.Snapshot[Any, Any]] | None = None
        self._hint: sent.Hint | None = None
        # For whom the hooks of this board listen; the sentence of a handler that has stopped it, and how many of all
        # the pauses have been seen here.
        self.eyes = Eyes(self.view, self.hides)
        self.pause: str | None = None
        self._pauses = len(match.hooks.pauses)
        self.since = PendingScene()
        self.begin()

    def begin(self) -> None:
        """Another game or another language: everything is told and drawn anew."""
        self._telling, self._replay = EventTexts(self.narrator()), Replay()
        people = self.session.people
        told = book(self.match, self.stage, self._telling.narrator, self.session.table.names, self._help, people)
        self.book = replace(told, rights=self.allowed)
        with seated(self.stage, self.session.table.policy):
            self._follow()

    def _follow(self) -> sent.Fresh:
        return self._replay.follow(self.match, self.cursor.line, self._draw, self._record, self._remarks)

    @property
    def replay(self) -> list[sent.Patch]:
        """Every position as patches: changed in place when something is new, another list when all of it is."""
        return self._replay.patches

    @property
    def log(self) -> list[sent.Entry]:
        """What led to every position, changed like the replay."""
        return self._replay.records

    @property
    def pictures(self) -> Sequence[Any]:
        """Every position as it is drawn."""
        return self._replay.pictures

    @property
    def telling(self) -> EventTexts:
        """Tells the events in the language of the board."""
        return self._telling

    def told_in(self, language: str) -> BoardPresenter:
        """The same match at the same table, shown once more in another language; this one stays as it is."""
        other = copy(self)
        other._language, other.since, other._shown = checked_language(language), PendingScene(), None
        other.begin()
        return other

    def go(self, cursor: Cursor) -> None:
        """Look at another place; nobody else does."""
        if cursor != self.cursor:
            self.cursor, self._hint = cursor, None
            self.since.clear()
        self.session.looked()

    def narrator(self) -> Narrator:
        """Tells the game in the language of the board, to the person who is spoken to."""
        return self.match.narrator(self._language, self.depth, you=self.viewer)

    def text_board(self) -> TextBoard:
        """The position in words, for whoever looks at this board."""
        return self.match.game.text_board(self.view(self.state), self.narrator())

    def say(self, text: str) -> None:
        """Tell whoever asked something that is no part of the game."""
        self._notice, self._of_all = text, False

    def tell(self, text: str) -> None:
        """Tell everybody here something that holds for the table, until it goes on."""
        self._notice, self._asker, self._of_all = text, None, True

    def changed(self, change: Change) -> None:
        """The match has changed: by a message, by another board, or by a cell."""
        match = self.match
        if change.kind == "heard":
            self._pauses = len(match.hooks.pauses)
            return
        wish = match.hooks.pause_after(self._pauses, self.eyes)
        self._pauses = len(match.hooks.pauses)
        if change.kind == "restarted":
            self.catch_up()
        elif change.takes_along(self.cursor):
            # Wherever the game goes from here, whoever stood here goes along.
            self.cursor = change.after
        else:
            return
        self._hint = None
        if self._of_all:
            self._notice, self._of_all = None, False
        self.pause = wish.sentence if wish and change.kind == "played" else None
        if change.kind == "played":
            self.since.hear(ShownMove(change.events, self.view(self.state), match.events_at(self.cursor)))
        else:
            self.since.drop()

    def take_review(self, found: Review) -> None:
        """Tell a review of these moves that was made elsewhere."""
        self._reviewing.show(found)

    @property
    def review(self) -> sent.ReviewState | None:
        """The review of the line that is looked at, or how far it is; in play what is said of the last choice."""
        steps, reviewing = self.steps, self._reviewing
        kept, live = reviewing.of(steps), reviewing.live
        if kept is None and (job := reviewing.job_of(steps)):
            return unfinished(job, self.narrator())
        if kept is None and "live" in self._help and live and any(step is live.steps[-1] for step in steps):
            kept = live
        # Telling takes time, and nothing in it changes while the same review is told in the same language.
        if self._review is None or self._review.kept is not kept or self._review.language != self._language:
            tell = at_once if kept is live else finished
            self._review = CachedText(kept, self._language, tell(kept, self._language) if kept else None)
        return self._review.told

    def _draw(self, state: Any, past: Any) -> Any:
        return self.stage.picture(self.view(state), past, self._telling.narrator)

    def _record(self, step: Step | None, events: Sequence[Event]) -> sent.Entry:
        telling = self._telling
        reason = None if step is None else quote(self.match, step, telling.narrator, self.viewer, self._end)
        said = self._remarks(self.match.start if step is None else step)
        return record(self.stage, telling, step, events, reason, said, self._compared(step))

    def _compared(self, step: Step | None) -> sent.MoveReason | None:
        """What the player of a move compared for it, as far as this viewer may know all of that."""
        player = None if step is None else self.session.table.players.get(step.seat)
        if step is None or player is None or not step.because:
            return None
        hidden = any(self.match.hides(each.move, self.viewer, self._end) for each in step.because.weighed)
        return None if hidden else reason_of(self.match, step, self._telling.narrator, player)

    def _remarks(self, place: object) -> tuple[str, ...]:
        """What handlers of the class say of a move, or of the start."""
        return self.match.hooks.remarks(place, self.eyes)

    def _short(self, step: Step) -> str | None:
        return self._record(step, step.events).short

    def _thinking(self) -> sent.Thinking | None:
        turn, table = self.match.turn, self.session.table
        if turn is None or not self.session.thinking:
            return None
        return sent.Thinking(turn, table.others.players[turn].name, table.limit(turn))

    def snapshot(self, *, whole: bool = False) -> sent.Snapshot[Any, Any]:
        """All that is drawn now; `whole` says that everything else is sent with it."""
        now = self._now()
        if self._shown is not None and self._shown[0] == now and not whole:
            return self._shown[1]
        with seated(self.stage, self.session.table.policy):
            drawn = self._drawn(whole=whole)
        self._shown = (now, drawn)
        return drawn

    def _now(self) -> tuple[object, ...]:
        """All that a snapshot depends on: while it is the same, the last one is good."""
        match, session = self.match, self.session
        return (
            *(match.version, match.cursor, self.cursor, id(match.start), id(self.book), id(self._replay)),
            *(id(session.table.others), session.pace, session.halted, session.running),
            *(session.open, session.thinking),
            *(self.viewer, self.pause, self._hint, self._notice, self._notice and self._asker, match.hooks.count),
            session.taught and session.taught.id,
        )

    def _drawn(self, *, whole: bool) -> sent.Snapshot[Any, Any]:
        self.serial += 1
        match, session, telling = self.match, self.session, self._telling
        others, state, turn, looking = session.table.others, self.state, self.turn, self.looking
        fresh = self._follow()
        now = self._replay.pictures[self.cursor.at]
        narrator = telling.narrator
        people = tuple([seat for seat in self.viewer.seats if seat not in others])
        options = None
        # A person chooses from a view of their own, whoever else looks at the same screen.
        if turn is not None and turn in people and not looking and self.pause is None:
            options = self.stage.options(session.view(state, turn), match.game.legal_moves(state), narrator)
        return sent.Snapshot(
            version=self.number,
            names=tuple([narrator.name(seat) for seat in range(len(match.names))]),
            people=people,
            players=session.table.players,
            picture=now,
            options=options,
            history=history(match, self.cursor, self._short, looking=looking),
            fresh=fresh,
            pace=session.pace,
            auto=session.pace == "calm" and not looking and not session.halted and session.plays_on,
            halted=session.halted,
            you=self.viewer.seat,
            spoken=narrator.you if self.viewer.seat is None else None,
            turn=turn,
            hint=self._hint,
            notice=self._notice,
            scene=self.since.scene(self.stage, telling, now, brief=session.pace == "instant"),
            thinking=self._thinking(),
            strip=tuple(sent.StripLine(line.kind, line.text) for line in match.hooks.lines(self.eyes)) or None,
            pause=self.pause,
            lesson=session.taught and session.taught.told(narrator),
            serial=self.serial,
            whole=whole or None,
            asker=self._asker if self._notice else None,
        )
