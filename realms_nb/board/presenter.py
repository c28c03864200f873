"""What a board shows of a match: the position for whoever looks, what led to it, and all that is told of it.

It knows no game: what a game brings along is its stage, see `stage.py`.
"""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from realms_nb.board.background import Background
from realms_nb.board.replay import Replay
from realms_nb.board.review_jobs import CachedReview, Reviewing
from realms_nb.board.review_text import at_once, finished, unfinished
from realms_nb.board.seats import Seats, checked_help, offered_help
from realms_nb.board.stage import PendingScene, seated, stage_of
from realms_nb.board.story import EventTexts, book, history, record
from realms_nb.board.wire import sent
from realms_nb.core.errors import BadSetup, shown
from realms_nb.core.handlers import Eyes
from realms_nb.core.match import Match
from realms_nb.core.narrator import checked_language
from realms_nb.players.opponents import quote
from realms_nb.simulation.policies import one

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from realms_nb.core.event import Event
    from realms_nb.core.game import TextBoard
    from realms_nb.core.history import Step
    from realms_nb.core.hooks import Change
    from realms_nb.core.narrator import Narrator
    from realms_nb.core.strategy import Strategy
    from realms_nb.players.opponents import Proposal
    from realms_nb.reviews import Review

# So many views are kept.
VIEWS_KEPT = 30
PACES = ("instant", "step", "slow")


def checked_pace(pace: object) -> sent.Pace:
    """One of the paces, or a sentence that names them."""
    if pace not in PACES:
        raise BadSetup(f"The pace is one of {', '.join(PACES)}, not {shown(pace)}.")
    return cast("sent.Pace", pace)


class CachedText(NamedTuple):
    """A review that was told."""

    kept: CachedReview | None
    language: str
    told: sent.ReviewState | None


class BoardPresenter:
    """Who sits at the board, in which language and at which pace, and what has to be told there."""

    def __init__(
        self,
        match: Match,
        you: int | str | None,
        opponents: Mapping[int | str, str | Strategy],
        *,
        language: str | None,
        pace: str,
        depth: str,
        seed: int,
        thought: Callable[[Proposal], None],
        help: str | Iterable[str] = "all",
        people: object = None,
        reviewed: Callable[[], None] = lambda: None,
    ) -> None:
        if not isinstance(match, Match):
            raise BadSetup(f"A board shows a match, made by rn.Match(game, ...), not {shown(match)}.")
        self.match = match
        self.stage = stage_of(match.game)
        self._people = "people" if people is None else one(match.game, people, len(match.names))
        self._table = Seats(match, you, opponents, seed, self._people)
        self._language = checked_language(language or match.language)
        self._pace: Any = checked_pace(pace)
        self.depth, self._seed = depth, seed
        self._help = offered_help(checked_help(help), match.game, self.stage)
        self._views: dict[tuple[int, int | None], tuple[Any, Any]] = {}
        self._reviewing = Reviewing(reviewed, seed)
        self._review: CachedText | None = None
        self._notice: str | None = None
        # The view whose message was answered last; the number of snapshots made.
        self._asker: int | None = None
        self.serial = 0
        # The last one, and what it was made of.
        self._shown: tuple[tuple[object, ...], sent.Snapshot[Any, Any]] | None = None
        self._hint: sent.Hint | None = None
        # Whether the others may go on by themselves: not while somebody looks back through the game.
        self._running = True
        # Whether a move may be made in the past: after an undo, or when somebody asked to play on from there.
        self._branching = False
        # For whom the hooks of this board listen; the sentence of a handler that has stopped it, and how many of all
        # the pauses have been seen here.
        self.eyes = Eyes(self.view, lambda value: match.hides(value, self._viewer()))
        self.pause: str | None = None
        self._pauses = len(match.hooks.pauses)
        self._thinker = Background(thought)
        self._since = PendingScene()
        self.begin()

    def begin(self) -> None:
        """Another game or another language: everything is told and drawn anew."""
        self._telling, self._replay = EventTexts(self.narrator()), Replay()
        self.book = book(self.match, self.stage, self._telling.narrator, self._table.names, self._help, self._people)
        with seated(self.stage, self._table.policy):
            self._replay.follow(self.match, self._draw, self._record, self._remarks)

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
        other._language, other._since, other._shown = checked_language(language), PendingScene(), None
        other.begin()
        return other

    @property
    def pace(self) -> sent.Pace:
        """How the others are shown."""
        return self._pace

    @property
    def players(self) -> dict[int, str]:
        """The players of all seats at which no person sits."""
        return {seat: player.name for seat, player in self._table.others.players.items()}

    @property
    def you(self) -> int | None:
        """The seat that is spoken to."""
        return self._table.you

    @property
    def looking(self) -> bool:
        """Whether the past is looked at: nothing can be played there."""
        return self.match.at < self.match.length and not self._branching

    def narrator(self) -> Narrator:
        """Tells the game in the language of the board, to the person who is spoken to."""
        return self.match.narrator(self._language, self.depth, you=self._table.you)

    def view(self, state: Any) -> Any:
        """What whoever looks at this board may know of a position."""
        return self._view_of(state, self._viewer())

    def _view_of(self, state: Any, viewer: int | None) -> Any:
        """A view takes time to make, and a position is looked at more than once: drawn, told and chosen from."""
        known = self._views.get((id(state), viewer))
        if known is None:
            if len(self._views) >= VIEWS_KEPT:
                self._views.clear()
            # The state is kept beside its view, so that its id stays its own.
            known = self._views[id(state), viewer] = (state, self.match.game.view_for(state, viewer))
        return known[1]

    def _viewer(self) -> int | None:
        return self.match.viewer(self._table.you)

    def text_board(self) -> TextBoard:
        """The position in words, for whoever looks at this board."""
        return self.match.game.text_board(self.view(self.match.state), self.narrator())

    def changed(self, change: Change) -> None:
        """The match has changed: by a message, by another board, or by a cell."""
        if change.kind == "heard":
            self._pauses = len(self.match.hooks.pauses)
            return
        self._hint = None
        wish = self.match.hooks.pause_after(self._pauses, self.eyes)
        self._pauses = len(self.match.hooks.pauses)
        self.pause = wish.sentence if wish and change.kind == "played" else None
        if change.kind != "played":
            self._branching = False
            self._thinker.drop()
        if change.kind == "restarted":
            self._table.sit_again()
            self.begin()
        self._since.hear(change, self.view(self.match.state), self.match.events)

    def show_review(self, found: Review) -> None:
        """Tell a review of these moves that was made elsewhere."""
        self._reviewing.show(found)

    @property
    def review(self) -> sent.ReviewState | None:
        """The review of the line that is looked at, or how far it is; in play what is said of the last choice."""
        match, reviewing = self.match, self._reviewing
        kept, live = reviewing.of(match), reviewing.live
        if kept is None and (job := reviewing.job_of(match)):
            return unfinished(job, self.narrator())
        if kept is None and "live" in self._help and live and any(step is live.steps[-1] for step in match.steps):
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
        reason = None if step is None else quote(self.match, step, telling.narrator, self._table.you)
        said = self._remarks(self.match.start if step is None else step)
        return record(self.stage, telling, step, events, reason, said)

    def _remarks(self, place: object) -> tuple[str, ...]:
        """What handlers of the class say of a move, or of the start."""
        return self.match.hooks.remarks(place, self.eyes)

    def _short(self, step: Step) -> str | None:
        return self._record(step, step.events).short

    def _thinking(self) -> sent.Thinking | None:
        turn = self.match.turn
        if turn is None or not self._thinker.busy:
            return None
        player = self._table.others.players[turn]
        return sent.Thinking(turn, player.name, self._table.limit(turn))

    def snapshot(self, *, whole: bool = False) -> sent.Snapshot[Any, Any]:
        """All that is drawn now; `whole` says that everything else is sent with it."""
        now = self._now()
        if self._shown is not None and self._shown[0] == now and not whole:
            return self._shown[1]
        with seated(self.stage, self._table.policy):
            drawn = self._drawn(whole=whole)
        self._shown = (now, drawn)
        return drawn

    def _now(self) -> tuple[object, ...]:
        """All that a snapshot depends on: while it is the same, the last one is good."""
        match = self.match
        return (
            *(match.version, id(match.start), id(self.book), id(self._replay), id(self._table.others)),
            *(self._table.you, self._pace, self._running, self._branching, self._thinker.busy, self.pause),
            *(self._hint, self._notice, self._notice and self._asker, match.hooks.count),
        )

    def _drawn(self, *, whole: bool) -> sent.Snapshot[Any, Any]:
        self.serial += 1
        match, telling, turn = self.match, self._telling, self.match.turn
        fresh = self._replay.follow(match, self._draw, self._record, self._remarks)
        now = self._replay.pictures[match.at]
        narrator = telling.narrator
        options = None
        # A person chooses from a view of their own, whoever else looks at the same screen.
        if turn is not None and turn not in self._table.others and not self.looking and self.pause is None:
            options = self.stage.options(self._view_of(match.state, turn), match.legal_moves, narrator)
        return sent.Snapshot(
            version=match.version,
            names=tuple(narrator.name(seat) for seat in range(len(match.names))),
            people=self._table.people,
            players=self.players,
            picture=now,
            options=options,
            history=history(match, self._short, looking=self.looking),
            fresh=fresh,
            pace=self._pace,
            auto=self._pace == "slow" and self._plays_on(),
            you=self._table.you,
            turn=turn,
            hint=self._hint,
            notice=self._notice,
            scene=self._since.scene(self.stage, telling, now, brief=self._pace == "instant"),
            thinking=self._thinking(),
            strip=tuple(sent.StripLine(line.kind, line.text) for line in match.hooks.lines(self.eyes)) or None,
            pause=self.pause,
            serial=self.serial,
            whole=whole or None,
            asker=self._asker if self._notice else None,
        )

    def _plays_on(self) -> bool:
        """Whether a strategy is to move and nothing holds it back: a look at the past, a pause, somebody's stop."""
        held = self.pause is not None or self.looking
        return self._running and not held and self.match.turn in self._table.others
