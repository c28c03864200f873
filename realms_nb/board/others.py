"""A table, and how the others move at it: at once, one by one or by a timer, beside the notebook if they take long."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from realms_nb.board.background import Background, running_loop
from realms_nb.board.kept import Games
from realms_nb.board.seats import Seats
from realms_nb.board.stage import stage_of
from realms_nb.core.errors import BadSetup, shown
from realms_nb.core.match import Match
from realms_nb.simulation.policies import one

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable, Mapping, Sequence

    from realms_nb.board.connection import BoardConnection
    from realms_nb.board.learning import Learning
    from realms_nb.board.wire.messages import SeatWish
    from realms_nb.board.wire.sent import Pace
    from realms_nb.core.errors import RealmsError
    from realms_nb.core.history import Cursor
    from realms_nb.core.hooks import Change
    from realms_nb.core.strategy import Strategy
    from realms_nb.players.opponents import Proposal

# At the calm pace a move is shown for so many seconds, one with a reason for longer: it is read.
A_MOVE, A_REASON = 1.5, 2.5
# Nobody waits longer than this for their own turn; so much of what is left of it goes by before the next move.
LONGEST_WAIT, A_PART = 8.0, 0.385
# A scene that was watched before has taken so much of it.
A_SCENE = 2.5
# So many views are kept.
VIEWS_KEPT = 60
PACES = ("instant", "step", "calm")
# What a pace was called once.
_OLD_NAMES = {"slow": "calm"}


def checked_pace(pace: object) -> Pace:
    """One of the paces, or a sentence that names them."""
    pace = _OLD_NAMES.get(pace, pace) if isinstance(pace, str) else pace
    if pace not in PACES:
        raise BadSetup(f"The pace is one of {', '.join(PACES)}, not {shown(pace)}.")
    return cast("Pace", pace)


class Others:
    """A match at a table, those who look on, and the players of the seats that no person has."""

    def __init__(
        self,
        match: Match,
        opponents: Mapping[int | str, str | Strategy] | None = None,
        *,
        pace: str = "calm",
        seed: int = 0,
        people: object = None,
    ) -> None:
        if not isinstance(match, Match):
            raise BadSetup(f"A board shows a match, made by rn.Match(game, ...), not {shown(match)}.")
        self.match = match
        self.stage = stage_of(match.game)
        # Like which level people go on where futures are sampled.
        self.people = "people" if people is None else one(match.game, people, len(match.names))
        self.table = Seats(match, {} if opponents is None else opponents, seed, self.people)
        # The names of the games that are played here, under which they are kept.
        self.games = Games()
        self.seed = seed
        self.pace: Pace = checked_pace(pace)
        # Those who look on now, and are told of every change.
        self.connections: list[BoardConnection] = []
        # Whether the others may go on by themselves: not while everybody looks back through the game.
        self.running = True
        # A place in the past at which a move may be made: after an undo, or when somebody asked to play on from there.
        self.open: Cursor | None = None
        # While a message is worked on, nobody is shown anything: it may bring many changes, and is answered once.
        self.acting = False
        self._thinker = Background(self._on_thought)
        # Somebody has pressed Pause.
        self.halted = False
        # How many seconds whoever sits here has been waiting since they did something.
        self._waited = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._stop_listening: Callable[[], None] | None = None
        # The lesson that is taken here, or was.
        self.learning: Learning | None = None
        # For whom the next game is dealt.
        self._coming: Sequence[SeatWish] | None = None
        self._views: dict[tuple[int, int | None], tuple[Any, Any]] = {}

    def view(self, state: Any, seat: int | None) -> Any:
        """A view takes time to make, and a position is looked at more than once: drawn, told and chosen from."""
        known = self._views.get((id(state), seat))
        if known is None:
            if len(self._views) >= VIEWS_KEPT:
                self._views.clear()
            # The state is kept beside its view, so that its id stays its own.
            known = self._views[id(state), seat] = (state, self.match.game.view_for(state, seat))
        return known[1]

    @property
    def thinking(self) -> bool:
        """Whether a player has been asked and has not answered yet."""
        return self._thinker.busy

    # Who looks on ---------------------------------------------------------------------------------------------

    def join(self, connection: BoardConnection) -> None:
        """From now on a connection is told of every change."""
        if self._stop_listening is None:
            self._stop_listening = self.match.subscribe(self._on_change)
        self.connections.append(connection)

    def leave(self, connection: BoardConnection) -> None:
        """A connection is told nothing more; without any the table leaves the match alone."""
        self.connections = [each for each in self.connections if each is not connection]
        if not self.connections and self._stop_listening is not None:
            self._stop_listening()
            self._stop_listening = None

    def close(self) -> None:
        """Nobody comes back: nothing is thought any more."""
        self._thinker.drop()
        self._stop_timer()

    def _on_change(self, change: Change) -> None:
        if change.kind == "restarted":
            if self._coming is None:
                self.table.sit_again()
            else:
                self.table.sit(self._coming)
        if change.kind == "played":
            if self.open == change.before:
                self.open = change.after
        elif change.kind != "heard":
            self.open = None
            self._thinker.drop()
        for each in tuple(self.connections):
            each.changed(change)
        if self.learning is not None:
            self.learning.changed(change)
        if not self.acting:
            self.show()

    def show(self, besides: BoardConnection | None = None) -> None:
        """Show everybody what has changed for them, `besides` somebody who has seen it."""
        for each in tuple(self.connections):
            if each is not besides:
                each.show()
        self._keep_timer()

    def acted(self) -> None:
        """A person did something: what happened before has been seen, and what comes is another scene."""
        self._waited = 0.0
        self._clear()

    def _clear(self) -> None:
        for each in self.connections:
            each.since.clear()

    def looked(self) -> None:
        """Somebody looks elsewhere: if nobody sees where the game stands, the others wait."""
        if not any(each.cursor == self.match.cursor for each in self.connections):
            self.running = False
            self._thinker.drop()

    def playable(self, place: Cursor, *, anywhere: bool) -> bool:
        """Whether a move may be made at a place: where the game stands, or, for some, at the end of any line."""
        if place == self.match.cursor:
            return place == self.open or place.at == self.match.length
        return anywhere and place.at == len(self.match.steps_of(place))

    # How the others move --------------------------------------------------------------------------------------

    @property
    def taught(self) -> Learning | None:
        """The lesson that is taken now: then the others move when it says so."""
        return None if self.learning is None or self.learning.over else self.learning

    @property
    def plays_on(self) -> bool:
        """Whether a strategy is to move and nothing holds it back: a look at the past, a pause, a lesson, a stop."""
        if not self.running or self.taught is not None or self.match.turn not in self.table.others:
            return False
        if any(each.pause is not None for each in self.connections):
            return False
        return self.playable(self.match.cursor, anywhere=False)

    def others_move(self, *, wait: bool = False) -> None:
        """At the instant pace strategies answer at once, until a person is to decide; `wait` for slow ones, too."""
        while self.pace == "instant" and self.plays_on and self._one_move(wait=wait):
            pass

    def ask_one(self) -> None:
        """Wait for the move of whoever is to decide."""
        self._one_move(wait=True)

    def _one_move(self, *, wait: bool = False) -> bool:
        """Ask whoever is to move; False if there is no move, or none yet."""
        if self._thinker.busy:
            return False
        thought = self._thinker.ask(self.table.others.ask(self.match), wait=wait)
        return thought is not None and self._take(thought)

    def _take(self, thought: Proposal) -> bool:
        failed = self.table.others.play(self.match, thought)
        if failed is None:
            return True
        self._tell(failed)
        # A strategy that failed would fail again: the game waits for a person.
        self.running = False
        return False

    def _tell(self, error: RealmsError) -> None:
        for each in self.connections:
            each.tell(each.narrator().error(error))

    def _on_thought(self, thought: Proposal) -> None:
        """An answer that took long; it counts only if the game is still where it was asked."""
        self.acting, before = True, self.acting
        try:
            if thought.asked == self.match.number_at() and self._take(thought):
                self.follow_up()
                self.others_move()
        finally:
            self.acting = before
        self.show()

    def follow_up(self) -> None:
        """What belongs to the move before, such as the building that is lost, is answered with it, if that is quick."""
        follows = getattr(self.stage, "follows", None)
        while follows is not None and self.plays_on and follows(self.match.state.decision) and self._one_move():
            pass

    def wait_anew(self) -> None:
        """What held the others up is over: they wait once more before they go on by themselves."""
        self._waited += A_SCENE
        self._stop_timer()
        self._keep_timer()

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _keep_timer(self) -> None:
        """At the calm pace the others go on by themselves: one timer a table, however many look on."""
        waits = self.pace == "calm" and not self.halted and self.plays_on and not self._thinker.busy
        if not waits or not any(each.seen for each in self.connections):
            self._stop_timer()
        elif self._timer is None and (loop := running_loop()) is not None:
            wait = self._wait()
            self._waited += wait
            self._timer = loop.call_later(wait, self._go_on_calmly)

    def _wait(self) -> float:
        """How long the last move is left to be seen: less and less, if many others move before a person does."""
        steps = self.match.steps_of(self.match.cursor)[: self.match.at]
        said = steps and steps[-1].seat in self.table.others and steps[-1].because and steps[-1].because.reasons
        return min(A_REASON if said else A_MOVE, max(0.0, A_PART * (LONGEST_WAIT - self._waited)))

    def _go_on_calmly(self) -> None:
        self._timer = None
        if self.plays_on and not self._thinker.busy and not any(each.holds for each in self.connections):
            self._clear()
            self.acting = True
            try:
                self._one_move()
                self.follow_up()
            finally:
                self.acting = False
            self.show()
        else:
            self._keep_timer()
