"""What a board helps with: hints, chances and reviews, for the one who asked; a teacher may take some of it away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from realms_nb.board.background import Background
from realms_nb.board.presenter import BoardPresenter
from realms_nb.board.wire import messages, sent
from realms_nb.fast.waiting import rough_answers

if TYPE_CHECKING:
    from realms_nb.board.session import BoardSession
    from realms_nb.core.viewers import Viewer


class Helper(BoardPresenter):
    """A viewer who can ask for help."""

    def __init__(self, session: BoardSession, viewer: Viewer | int | str | None, **options: Any) -> None:
        self._adviser = Background(self._on_advice)
        super().__init__(session, viewer, **options, reviewed=self.show_review)

    def show(self, *, whole: bool = False) -> None:
        """Show what has changed; whoever has somebody to show it to does."""

    def show_review(self) -> None:
        """Show what the review says now."""

    def work_no_more(self) -> None:
        """Nobody looks any more: nothing is worked out for this viewer."""
        self._adviser.drop()
        self._reviewing.stop()

    @property
    def decides(self) -> bool:
        """Whether somebody here is to decide in the position that is looked at."""
        turn = self.turn
        return turn in self.viewer.seats and turn not in self.session.table.others and not self.looking

    def played(self) -> None:
        """A move was made here."""
        if "live" in self._help:
            self._reviewing.begin_live(self.match.copy(self.cursor), self.session.table.policy)

    def on_hint(self, message: messages.AskHint) -> None:
        """Advice for whoever is to decide here, the deeper the more often it is asked for."""
        match, turn = self.match, self.turn
        if not self.decides or "hints" not in self._help:
            self.say(self.narrator().say("hint-none"))
            return
        depth = min(self.stage.HINTS, max(1, message.depth))
        # Whoever presses again while it is worked out, or knows all of it, is not made to wait for the same once more.
        if self._hint is not None and self._hint.depth >= depth:
            return
        view, moves = self.session.view(self.state, turn), match.game.legal_moves(self.state)
        narrator, seed = self.narrator(), self.session.seed + self.cursor.at
        # Without the compiled engine a good hint takes seconds: then this stands there, and the board answers on.
        promise = self._hint = sent.Hint(depth, narrator.say("hint-coming"), ())
        advice = self._adviser.ask(lambda: (promise, self.stage.hint(view, moves, narrator, depth, seed)))
        if advice is not None:
            _, self._hint = advice

    def _on_advice(self, advice: tuple[sent.Hint, sent.Hint]) -> None:
        """A hint that took long; it is told only where it is still waited for."""
        promise, hint = advice
        if self._hint is promise:
            self._hint = hint
            self.show()

    def on_chances(self, message: messages.AskChances) -> sent.Reply:
        """What the stage knows of the chances: of each move for the person to decide, of none while another decides."""
        chances, state = getattr(self.stage, "chances", None), self.state
        if chances is None or "chances" not in self._help or message.version != self.number:
            return sent.Reply()
        person = self.decides
        view = self.session.view(state, self.turn) if person else self.view(state)
        moves = self.match.game.legal_moves(state) if person else ()
        closer = {} if message.look is None else {"look": message.look}
        with rough_answers():
            policy, seed = self.session.table.policy, self.session.seed + self.cursor.at
            found = chances(view, moves, self.narrator(), seed, policy=policy, **closer)
            return sent.Reply(chances=found)

    def on_review(self, message: messages.AskReview) -> None:
        """Judge the game beside the board; while it is played only where somebody wants to know at once."""
        match, steps = self.match, self.steps
        over = match.game.outcome(steps[-1].state if steps else match.start) is not None
        if "review" not in self._help or not steps or not (over or "live" in self._help):
            self.say(self.narrator().say("review-none" if "review" in self._help else "help-none"))
            return
        people = self.session.table.people
        seat = self.viewer.seat if message.seat is None else match.seat(message.seat)
        seat = people[0] if seat is None and people else seat or 0
        self._reviewing.begin(match.copy(self.cursor), seat, self.session.table.policy)

    def on_stop_review(self, _message: messages.StopReview) -> None:
        """Wait no longer for the review."""
        self._reviewing.stop()

    def on_lesson(self, message: messages.TakeLesson) -> None:
        """Take the lesson of the game, which shows a turn; what is meant for another step does nothing."""
        session, learning = self.session, self.session.taught
        if message.act == "begin":
            session.learn(self.book.language)
        elif learning is not None and message.at == learning.at:
            if message.act == "pick":
                learning.pick(message.picked or "")
            elif message.act == "answer":
                learning.answer(message.answer or 0, self.narrator())
            elif message.act in ("leave", "play-on"):
                session.end_lesson(here=message.act == "play-on")
            else:
                {"on": learning.go_on, "back": learning.back, "again": learning.again}[message.act]()

    def on_live(self, message: messages.SetLive) -> None:
        """Whether each choice is judged as soon as it is made; not where the teacher took the review away."""
        if "review" not in self._help:
            self.say(self.narrator().say("help-none"))
            return
        kinds = tuple(kind for kind in self._help if kind != "live")
        self._help = (*kinds, "live") if message.on else kinds
        self.book = replace(self.book, help=self._help)
