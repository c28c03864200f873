"""A match: a game being played. The one thing that changes; everything in it is a frozen value."""

from __future__ import annotations

import traceback
import warnings
from collections.abc import Callable, Sequence
from os import PathLike
from typing import Any, Literal, cast

from msgspec import Struct

from realms_nb.core.chance import checked_seed, fresh_seed
from realms_nb.core.errors import BadSave, BadSetup, IllegalMove, NoSuchStep, RealmsError, UnknownName, shown
from realms_nb.core.event import Event
from realms_nb.core.game import Game, Position, TextBoard, game_named
from realms_nb.core.names import seat_names
from realms_nb.core.narrator import Narrator, checked_language
from realms_nb.core.refusal import Refusal
from realms_nb.core.saves import Save, read, write
from realms_nb.core.scoresheet import Outcome, ScoreSheet

AnyGame = Game[Any, Any, Any, Any]

# A seat of one of these names is spoken to, not about: "You take", "Du nimmst", "Prendi".
YOU = {"you", "du", "tu"}


Kind = Literal["played", "undone", "redone", "sought", "restarted"]


class Step(Struct, frozen=True):
    """One move of the history: who moved, what, what happened, and the position it led to."""

    seat: int
    move: Any
    events: tuple[Event, ...]
    state: Any


class Change(Struct, frozen=True):
    """What a listener is told: the kind of change, the new version, and the events of a move that was played."""

    kind: Kind
    version: int
    events: tuple[Event, ...] = ()


class ListenerFailed(UserWarning):
    """A listener raised an error; the match went on."""


Listener = Callable[[Change], object]


class Match:
    """A game with named seats and a history: play, undo, redo, seek, listen, save.

    `seats` is a number or a list of names; without a seed one is chosen and kept in `seed`.
    `language` is what the match speaks unless told otherwise: en, de or it.
    """

    def __init__(
        self,
        game: AnyGame,
        seats: int | Sequence[str] = 2,
        *,
        seed: int | None = None,
        rules: Any = None,
        language: str = "en",
    ) -> None:
        if not isinstance(cast(object, game), Game):
            raise BadSetup(f"A match needs a game such as rn.minute_realms, not {shown(game)}.")
        self.game = game
        self.language = checked_language(language)
        self.names = seat_names(seats, game.narrator(language=language))
        self.rules = game.STANDARD if rules is None else rules
        if not isinstance(self.rules, type(game.STANDARD)):
            raise BadSetup(f"The rules of {game.title} are made by STANDARD.changed(...), not {shown(rules)}.")
        self.seed = fresh_seed() if seed is None else checked_seed(seed)
        self._start: Position = game.setup(seats=len(self.names), seed=self.seed, rules=self.rules)
        self._steps: list[Step] = []
        self._at = 0
        self._version = 0
        self._listeners: list[Listener] = []

    @property
    def state(self) -> Any:
        """The position now."""
        return self._steps[self._at - 1].state if self._at else self._start

    @property
    def version(self) -> int:
        """A number that rises with every change, so that an answer to an older position is recognised."""
        return self._version

    @property
    def history(self) -> tuple[Step, ...]:
        """The moves played up to now, without those undone."""
        return tuple(self._steps[: self._at])

    @property
    def start(self) -> Any:
        """The position before the first move."""
        return self._start

    @property
    def steps(self) -> tuple[Step, ...]:
        """All moves, those undone included."""
        return tuple(self._steps)

    @property
    def length(self) -> int:
        """How many moves the match has, those undone included; `seek` reaches each of them."""
        return len(self._steps)

    @property
    def at(self) -> int:
        """How many moves have been played up to the position now."""
        return self._at

    @property
    def turn(self) -> int | None:
        """The seat that must decide now, None when the game is over."""
        decision = self.state.decision
        return None if decision is None else decision.seat

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that has happened up to now."""
        played = (event for step in self.history for event in step.events)
        return (*self.game.opening(self._start), *played)

    @property
    def legal_moves(self) -> tuple[Any, ...]:
        """Every move that is allowed now."""
        return self.game.legal_moves(self.state)

    @property
    def scores(self) -> tuple[ScoreSheet, ...]:
        """One score sheet per seat, as if the game ended now."""
        return self.game.scores(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """Who has won; None while the game goes on."""
        return self.game.outcome(self.state)

    def seat(self, who: int | str) -> int:
        """The number of a seat given by its name or number."""
        if isinstance(who, str):
            names = [name.casefold() for name in self.names]
            if who.strip().casefold() in names:
                return names.index(who.strip().casefold())
        elif not isinstance(who, bool) and who in range(len(self.names)):
            return who
        seats = ", ".join(f"{seat} ({name})" for seat, name in enumerate(self.names))
        raise UnknownName(f"There is no seat {shown(who)}; the seats are {seats}.")

    def play(self, move: Any, *, seat: int | str | None = None) -> tuple[Event, ...]:
        """Play a move, given as a value or as text; the events say what happened.

        With `seat` the move counts only if it is that seat's turn. A refused move changes nothing.
        """
        turn = self.turn
        if isinstance(move, str):
            move = self.game.parse(move, self.rules)
        if seat is not None and turn is not None and self.seat(seat) != turn:
            raise self._illegal(Refusal("not_your_turn", "turn", {"seat": self.seat(seat), "turn": turn}))
        try:
            state, events = self.game.narrate(self.state, move)
        except IllegalMove as error:
            # The same refusal, told with the names at this table and in its language.
            raise self._illegal(error.refusal) from None
        assert turn is not None
        self._steps[self._at :] = [Step(turn, move, events, state)]
        self._at += 1
        self._changed("played", events)
        return events

    def undo(self) -> None:
        """Take the last move back; `redo` plays it again."""
        if self._at == 0:
            raise NoSuchStep("There is no move to undo: the match is at its start.")
        self._at -= 1
        self._changed("undone")

    def redo(self) -> None:
        """Play the move that was taken back last."""
        if self._at == len(self._steps):
            raise NoSuchStep("There is no move to redo: nothing has been undone.")
        self._at += 1
        self._changed("redone")

    def seek(self, moves: int) -> None:
        """Go to the position after so many moves, 0 for the start. Nothing is lost until a new move is played."""
        if isinstance(moves, bool) or moves not in range(len(self._steps) + 1):
            raise NoSuchStep(
                f"The match has {len(self._steps)} moves; {shown(moves)} is not one of 0 to {len(self._steps)}."
            )
        self._at = moves
        self._changed("sought")

    def restart(self, seed: int | None = None) -> None:
        """Deal anew for the same seats and rules, with a seed of your choice or a fresh one."""
        self.become(Match(self.game, self.names, seed=seed, rules=self.rules, language=self.language))

    def become(self, other: Match) -> None:
        """Take over the names, rules and history of another match; whoever listens here goes on listening."""
        if not isinstance(cast(object, other), Match) or other.game is not self.game:
            raise BadSetup(f"This match of {self.game.title} cannot become {shown(other)}.")
        self.names, self.rules, self.seed = other.names, other.rules, other.seed
        self._start, self._steps, self._at = other._start, list(other._steps), other._at
        self._changed("restarted")

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Call the listener with a `Change` after every change; calling the answer ends it."""
        if not callable(listener):
            raise BadSetup(f"A listener is a function of one argument, not {shown(listener)}.")
        self._listeners.append(listener)

        def unsubscribe() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return unsubscribe

    def narrator(self, language: str | None = None, depth: str = "short", you: int | None = None) -> Narrator:
        """A narrator that knows the names at this table. A seat called You (Du, Tu) is spoken to."""
        if you is None:
            you = next((seat for seat, name in enumerate(self.names) if name.casefold() in YOU), None)
        language = self.language if language is None else language
        return self.game.narrator(self.names, rules=self.rules, language=language, depth=depth, you=you)

    def _illegal(self, refusal: Refusal) -> IllegalMove:
        return IllegalMove(self.narrator(depth="beginner").refuse(refusal), refusal)

    def save(self, path: str | PathLike[str]) -> None:
        """Write the match to a file: whole or not at all."""
        write(self.as_save(), path)

    def as_save(self) -> Save:
        """What a file of this match holds."""
        return Save(
            game=self.game.name,
            seats=self.names,
            seed=self.seed,
            moves=tuple(str(step.move) for step in self._steps),
            at=self._at,
            scores=tuple(sheet.total for sheet in self.scores),
            rules=self.game.pack_rules(self.rules),
        )

    @classmethod
    def load(cls, path: str | PathLike[str]) -> Match:
        """Read a match from a file; every move is replayed and checked."""
        return cls.from_save(read(path))

    @classmethod
    def from_save(cls, save: Save) -> Match:
        """The match that a save describes, replayed move by move."""
        try:
            game = game_named(save.game)
            match = cls(game, save.seats, seed=save.seed, rules=game.unpack_rules(save.rules))
        except RealmsError as error:
            raise BadSave(f"The saved match cannot be opened: {error}") from error
        for number, move in enumerate(save.moves, start=1):
            try:
                match.play(move)
            except RealmsError as error:
                raise BadSave(
                    f"Move {number} of {len(save.moves)}, {shown(move)}, cannot be replayed: {error}"
                ) from error
        if save.at > len(save.moves):
            raise BadSave(f"The saved match stands at move {save.at}, but has only {len(save.moves)}.")
        match.seek(save.at)
        scores = tuple(sheet.total for sheet in match.scores)
        if scores != save.scores:
            raise BadSave(
                f"The replay ends with the scores {scores}, the file says {save.scores}: it has been changed."
            )
        return match

    def board(self, language: str | None = None) -> TextBoard:
        """The position in words, as you may know it; without a seat called You, as the seat on turn may."""
        narrator = self.narrator(language)
        seat = (self.turn or 0) if narrator.you is None else narrator.you
        return self.game.text_board(self.game.view_for(self.state, seat), narrator)

    def __str__(self) -> str:
        return str(self.board())

    def __repr__(self) -> str:
        return f"<Match of {self.game.title}: {', '.join(self.names)}; move {self._at} of {len(self._steps)}>"

    def _repr_html_(self) -> str:
        return self.board().html()

    def _changed(self, kind: Kind, events: tuple[Event, ...] = ()) -> None:
        self._version += 1
        change = Change(kind, self._version, events)
        for listener in tuple(self._listeners):
            try:
                listener(change)
            except Exception as error:
                # A broken listener must not stop the game, but its author must hear of it.
                where = "".join(traceback.format_exception(error)[-2:]).strip()
                warnings.warn(f"A listener failed, the match goes on:\n{where}", ListenerFailed, stacklevel=3)
