"""A match at a board, without the widget: what each message does, and how the others move.

What is shown of it stands in `showing.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from realms_nb.board.background import Background
from realms_nb.board.kept import Games, taken_up
from realms_nb.board.others import Others
from realms_nb.board.page.sheet import replay_page
from realms_nb.board.wire import messages, sent
from realms_nb.core.errors import RealmsError
from realms_nb.core.match import Match
from realms_nb.core.saves import decode, encode
from realms_nb.fast.waiting import rough_answers

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from realms_nb.core.strategy import Strategy


# What would be done twice, or to another game than it was meant for, if it came late.
_CHANGING = (messages.Undo, messages.ChooseLine, messages.BringBack, messages.GoOn, messages.New, messages.Load)


class BoardSession(Others):
    """A board that is played at: it hears messages, and asks the others for their moves."""

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
        help: str | Iterable[str] = "all",
        people: object = None,
        late: Callable[[], None] = lambda: None,
        reviewed: Callable[[], None] = lambda: None,
    ) -> None:
        # Told when a move comes after its message was answered.
        self._late = late
        self._adviser = Background(self._on_advice)
        self.games = Games()
        super().__init__(
            match,
            you,
            opponents,
            language=language,
            pace=pace,
            depth=depth,
            seed=seed,
            help=help,
            people=people,
            thought=self._on_thought,
            reviewed=reviewed,
        )

    # What comes from the browser -----------------------------------------------------------------------------

    def handle(self, message: messages.Message | None) -> sent.Reply | sent.File | None:
        """Do what a message asks, or say in a notice why not; None stands for one that could not be read."""
        self._notice, self._asker = None, None if message is None else message.view
        if message is None:
            self._notice = self.narrator().say("message-unreadable")
            return None
        if isinstance(message, _CHANGING) and message.version is not None and self._is_stale(message):
            return None
        try:
            return self._handlers[type(message)](self, message)
        except RealmsError as error:
            self._notice = self.narrator().error(error)
            return None

    def _is_stale(self, message: messages.Question | messages.Play | messages.NextMove | messages.PlayOn) -> bool:
        """Whether a message was meant for another position."""
        if stale := message.version != self.match.version:
            self._notice = self.narrator().say("ui-stale")
        return stale

    def _waits(self, message: messages.Play | messages.NextMove | messages.PlayOn) -> bool:
        """Whether a message comes too late, or while a handler has stopped the board."""
        return self._is_stale(message) or self.pause is not None

    def _on_go_on(self, _message: messages.GoOn) -> None:
        """The pause is over: the others play on as they did before."""
        if self.pause is not None:
            self.pause, self._running = None, True
            self._since.clear()
            self.others_move()

    def _on_play(self, message: messages.Play) -> None:
        if self._waits(message):
            return
        if self.looking or self.match.turn in self._table.others:
            self._notice = self.narrator().say("looking-back" if self.looking else "ui-stale")
            return
        self._running = True
        self._since.clear()
        self.match.play(message.move)
        if "live" in self._help:
            self._reviewing.begin_live(self.match, self._table.policy)
        self.others_move()

    def _on_step(self, message: messages.NextMove) -> None:
        """The next of the others moves; in the past the recorded line is walked instead."""
        if self._thinker.busy or self._waits(message):
            return
        if self.looking:
            self._on_seek(messages.Seek(id=message.id, to=self.match.at + 1))
            return
        self._running = True
        self._since.clear()
        if self.match.turn in self._table.others:
            self._one_move()

    def _on_ask(self, message: messages.Ask) -> sent.Reply:
        """Why a move is not allowed; only whoever decides here may ask, so nobody learns what another one could do."""
        match, turn = self.match, self.match.turn
        if turn is None or self.looking or turn in self._table.others:
            return sent.Reply(self.narrator().say("hint-none"))
        try:
            refusal = match.game.why_not(match.state, match.game.parse(message.move, match.rules))
        except RealmsError as error:
            return sent.Reply(self.narrator().error(error))
        return sent.Reply(self.narrator().refuse(refusal), refusal.rule) if refusal else sent.Reply()

    def _on_undo(self, _message: messages.Undo) -> None:
        """Back to the last decision of a person, to decide again; the line is kept, the answers of the others too."""
        match = self.match
        target = match.at - 1
        while target > 0 and match.steps[target].seat in self._table.others:
            target -= 1
        if target < 0:
            match.undo()
        match.seek(target)
        self._branching, self._running = True, False
        self._notice = self.narrator().say("undone", name=match.lines[match.line].name)

    def _on_seek(self, message: messages.Seek) -> None:
        self.match.seek(message.to)
        self._running = False

    def _on_play_on(self, message: messages.PlayOn) -> None:
        if self._waits(message):
            return
        if message.at is not None:
            self.match.seek(message.at)
            self._notice = self.narrator().say("tried-again", name=self.match.lines[self.match.line].name)
        self._branching = self._running = True
        self.others_move()

    def _on_line(self, message: messages.ChooseLine) -> None:
        self.match.choose_line(message.name)
        self._running = False

    def _on_earlier(self, message: messages.BringBack) -> None:
        self._running = False
        self.match.bring_back(message.number)

    def _on_stop(self, _message: messages.Stop) -> None:
        """Wait no longer for whoever thinks; the game waits, and Next asks again."""
        if not self._thinker.busy:
            return
        self._stop_thinking()
        self._running = False
        self._notice = self.narrator().say("thinking-stopped", seat=self.match.turn)

    def _on_pace(self, message: messages.SetPace) -> None:
        self._pace = message.value
        if self._running:
            self.others_move()

    def _on_language(self, message: messages.SetLanguage) -> None:
        if message.value == self._language:
            return
        self._language = message.value
        self._hint = None
        self.begin()

    def _on_hint(self, message: messages.AskHint) -> None:
        match, turn = self.match, self.match.turn
        if turn is None or self.looking or turn in self._table.others or "hints" not in self._help:
            self._notice = self.narrator().say("hint-none")
            return
        depth = min(self.stage.HINTS, max(1, message.depth))
        # Whoever presses again while it is worked out, or knows all of it, is not made to wait for the same once more.
        if self._hint is not None and self._hint.depth >= depth:
            return
        view, moves, seed = match.game.view_for(match.state, turn), match.legal_moves, self._seed + match.at
        narrator = self.narrator()
        # Without the compiled engine a good hint takes seconds: then this stands there, and the board answers on.
        promise = self._hint = sent.Hint(depth, narrator.say("hint-coming"), ())
        advice = self._adviser.ask(lambda: (promise, self.stage.hint(view, moves, narrator, depth, seed)))
        if advice is not None:
            _, self._hint = advice

    def _on_chances(self, message: messages.AskChances) -> sent.Reply:
        """What the stage knows of the chances: of each move for the person to decide, of none while another decides."""
        match, turn = self.match, self.match.turn
        chances = getattr(self.stage, "chances", None)
        if chances is None or "chances" not in self._help or message.version != match.version:
            return sent.Reply()
        person = turn is not None and not self.looking and turn not in self._table.others
        view = match.game.view_for(match.state, turn) if person else self.view(match.state)
        moves = match.legal_moves if person else ()
        closer = {} if message.look is None else {"look": message.look}
        with rough_answers():
            policy = self._table.policy
            found = chances(view, moves, self.narrator(), self._seed + match.at, policy=policy, **closer)
            return sent.Reply(chances=found)

    def _on_review(self, message: messages.AskReview) -> None:
        """Judge the game beside the board; while it is played only where somebody wants to know at once."""
        match = self.match
        over = match.game.outcome(match.steps[-1].state if match.steps else match.start) is not None
        if "review" not in self._help or not match.steps or not (over or "live" in self._help):
            self._notice = self.narrator().say("review-none" if "review" in self._help else "help-none")
            return
        seat = self._table.you if message.seat is None else match.seat(message.seat)
        seat = self._table.people[0] if seat is None and self._table.people else seat or 0
        self._reviewing.begin(match, seat, self._table.policy)

    def _on_stop_review(self, _message: messages.StopReview) -> None:
        self._reviewing.stop()

    def _on_live(self, message: messages.SetLive) -> None:
        """Whether each choice is judged as soon as it is made; not where the teacher took the review away."""
        if "review" not in self._help:
            self._notice = self.narrator().say("help-none")
            return
        kinds = tuple(kind for kind in self._help if kind != "live")
        self._help = (*kinds, "live") if message.on else kinds
        self.book = replace(self.book, help=self._help)

    def _on_new(self, message: messages.New) -> None:
        """Deal anew; the game that was played until now is kept among the earlier ones."""
        if message.seats is None:
            self.match.restart(message.seed)
        else:
            self.match.become(self._table.dealt(message.seats, message.seed))
            self._table.sit(message.seats)
            self.begin()
        self._running = True
        self.others_move()

    def _on_save(self, message: messages.AskSave) -> sent.File:
        save = self.match.as_save(future=message.future is not False)
        # The name of a file without future must not tell it either.
        which = f"move-{save.at}" if save.seed is None else save.seed
        return sent.File(f"{save.game.replace('_', '-')}-{which}.json", encode(save).decode("utf-8"))

    def _on_page(self, _message: messages.AskPage) -> sent.File:
        return sent.File(f"{self.match.game.name.replace('_', '-')}.html", replay_page(self))

    def _on_load(self, message: messages.Load) -> None:
        other = Match.from_save(decode(message.text, message.name))
        self._running = False
        self.match.become(other)

    def _on_take_up(self, message: messages.TakeUp) -> None:
        """Go on with a game that was kept, with whoever sat at it."""
        match, seats = taken_up(message.kept, self.match)
        seated = self._table.checked(match, seats)
        self.match.become(match)
        if not seated:
            self._table.sit(seats)
            self.begin()
        self.games.call(self.match, message.kept.id)
        self._running = True
        # It was on its way when Python ended, and has not been played.
        if message.move is not None and not self.looking and self.match.turn in self._table.people:
            self.match.play(message.move)
        self.others_move()

    _handlers: Mapping[type, Callable[..., Any]] = {
        messages.Play: _on_play,
        messages.NextMove: _on_step,
        messages.Ask: _on_ask,
        messages.Undo: _on_undo,
        messages.Seek: _on_seek,
        messages.PlayOn: _on_play_on,
        messages.ChooseLine: _on_line,
        messages.BringBack: _on_earlier,
        messages.Stop: _on_stop,
        messages.GoOn: _on_go_on,
        messages.SetPace: _on_pace,
        messages.SetLanguage: _on_language,
        messages.AskHint: _on_hint,
        messages.AskChances: _on_chances,
        messages.AskReview: _on_review,
        messages.StopReview: _on_stop_review,
        messages.SetLive: _on_live,
        messages.New: _on_new,
        messages.AskSave: _on_save,
        messages.AskPage: _on_page,
        messages.Load: _on_load,
        messages.TakeUp: _on_take_up,
        # That somebody is there is all that these want to know.
        messages.Ping: lambda *_: None,
        messages.Resync: lambda *_: None,
        messages.BoardOpened: lambda *_: None,
        messages.Hidden: lambda *_: None,
    }
