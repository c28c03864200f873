"""A match: a game being played. The one thing that changes; everything in it is a frozen value."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from os import PathLike
from typing import Generic, cast

from realms_nb.core.chance import Deal, checked_seed, dealt, fresh_seed
from realms_nb.core.checks import seat_names, spoken_to, whole
from realms_nb.core.closing import Outcome, ScoreSheet
from realms_nb.core.errors import BadSetup, IllegalMove, NoSuchStep, Refusal, UnknownName, shown
from realms_nb.core.event import Event
from realms_nb.core.game import Game, M, R, S, TextBoard, V, checked_game
from realms_nb.core.history import Cursor, Earlier, History, Step
from realms_nb.core.listening import Listening, refused
from realms_nb.core.narrator import LANGUAGES, Language, Narrator, checked_language
from realms_nb.core.places import Places
from realms_nb.core.saves import Save, begun, read, replay, save_of, save_without_future, write
from realms_nb.core.strategy import Choice
from realms_nb.core.viewers import Viewer, names_any

# Who looks: a seat by its number or name, or a viewer; None for the only seat there is, else for a spectator.
Who = int | str | Viewer | None


class Match(Places[S], Listening, Generic[S, M, R, V]):
    """A game with named seats and a history: play, undo, redo, seek, listen, save.

    `game` is what is played, by its own rules unless `rules` says others; `seats` is a number or a list of names.
    Without a seed one is chosen and kept in `seed`. A `deal` in its place says what lies in each pile, the next thing
    first, and what it leaves out is drawn anew; then there is no seed (None). It speaks `language`: en, de or it.

    >>> match = rn.Match(rn.minute_realms, ["You", "Ada"], seed=7)
    >>> told = match.play("build Watchtower")
    >>> match
    <Match of Minute Realms: You, Ada; move 1 of 1>
    """

    def __init__(
        self,
        game: Game[S, M, R, V],
        seats: int | Sequence[str] = 2,
        *,
        seed: int | None = None,
        deal: Deal | None = None,
        rules: R | None = None,
        language: Language = "en",
    ) -> None:
        checked_game(game, "A match")
        self.game = game
        self.language: Language = checked_language(language)
        self.names = seat_names(seats, game.narrator(language=language))
        self.rules = game.STANDARD if rules is None else rules
        if not isinstance(self.rules, type(game.STANDARD)):
            raise BadSetup(f"The rules of {game.title} are made by STANDARD.changed(...), not {shown(rules)}.")
        if deal is None:
            self.seed, self.deal = fresh_seed() if seed is None else checked_seed(seed), None
            self._history = History(game.setup(seats=len(self.names), seed=self.seed, rules=self.rules))
        else:
            self.seed, (self.deal, start) = None, dealt(game, deal, seed, len(self.names), self.rules)
            self._history = History(start)
        self._earlier: list[Earlier] = []
        self._version = 0
        self._begin_to_listen()

    @property
    def state(self) -> S:
        """The position now."""
        return self._history.state

    @property
    def version(self) -> int:
        """A number that rises with every move that is new and every deal; looking back and forth leaves it."""
        return self._version

    @property
    def earlier(self) -> tuple[Earlier, ...]:
        """The games played here before `restart` or a loaded game took their place; `bring_back` opens one again."""
        return tuple(self._earlier)

    @property
    def turn(self) -> int | None:
        """The seat that must decide now, None when the game is over."""
        decision = self.state.decision
        return None if decision is None else decision.seat

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that has happened up to now."""
        return tuple(self.events_at(self.cursor))

    @property
    def legal_moves(self) -> tuple[M, ...]:
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
        elif (number := whole(who, 0, len(self.names) - 1)) is not None:
            return number
        seats = ", ".join(f"{seat} ({name})" for seat, name in enumerate(self.names))
        raise UnknownName(code="unknown_seat", given=shown(who), known=seats)

    def play(
        self,
        move: M | str,
        *,
        seat: int | str | None = None,
        because: Choice | None = None,
        at: Cursor | None = None,
    ) -> tuple[Event, ...]:
        """Play a move, given as a value or as text; the events say what happened.

        With `seat` the move counts only if it is that seat's turn. A refused move changes nothing. In the past, a move
        that was played here before follows its line again; any other begins a new line, and the old one is kept.
        `because` is what the player said of the move: it stays with it. `at` is another place than that of the game:
        the move is played there, and there the game goes on.
        """
        self.hooks.check()
        history = self._history
        before = history.cursor if at is None else at
        here = history.state_at(before)
        turn = None if here.decision is None else here.decision.seat
        if isinstance(move, str):
            move = self.game.parse(self.game.unnamed(move, self.names), self.rules)
        if seat is not None and turn is not None and self.seat(seat) != turn:
            raise refused(self, Refusal("not_your_turn", "turn", {"seat": self.seat(seat), "turn": turn}), move)
        try:
            state, events = self.game.narrate(here, move)
        except IllegalMove as error:
            # The same refusal, told with the names at this table and in its language.
            raise refused(self, error.refusal, move) from None
        assert turn is not None
        after, left = history.after(before, move), None
        if after is None:
            self._version += 1
            after = history.add(before, Step(turn, move, events, state, because, self._version - history.base))
            left = history.end(before.line) if after.line != before.line else None
        history.cursor = after
        self._changed("played", before, events, left)
        return events

    def restart(self, seed: int | None = None) -> None:
        """Deal anew for the same seats and rules, with a seed of your choice or a fresh one; the old game is kept."""
        self.become(Match(self.game, self.names, seed=seed, rules=self.rules, language=self.language))

    def become(self, other: Match[S, M, R, V]) -> None:
        """Take over the names, rules and history of another match; whoever listens here goes on listening."""
        if not isinstance(cast(object, other), Match) or other.game is not self.game:
            raise BadSetup(f"This match of {self.game.title} cannot become {shown(other)}.")
        history = other._history.copy()
        # Its positions get numbers that none has had here.
        history.base = self._version + 1
        self._version = history.base + history.last
        self._open(Earlier(other.names, other.rules, other.seed, other.deal, history))

    def bring_back(self, number: int) -> None:
        """Open an earlier game again, with all its lines, where it was left; the present one is kept in its place."""
        place = whole(number, 0, len(self._earlier) - 1)
        if place is None:
            raise NoSuchStep(code="no_such_earlier_game", given=shown(number), count=len(self._earlier))
        self._version += 1
        self._open(self._earlier.pop(place))

    def _open(self, game: Earlier) -> None:
        """Another game takes the place of this one. A game in which nothing was played need not be kept."""
        self.hooks.check()
        if self._history.lines[0].steps:
            self._earlier.append(Earlier(self.names, self.rules, self.seed, self.deal, self._history))
        self.names, self.rules, self._history = game.names, game.rules, game.history
        self.seed, self.deal = game.seed, game.deal
        self._changed("restarted", self.cursor)

    def viewer(self, you: Who = None) -> int | None:
        """Whose view is shown: that of the seat that is asked for, of a `Viewer`, or of the only seat there is.

        Otherwise a spectator looks, and nothing private of any seat is shown (None). Whose turn it is, and what anybody
        is called, does not matter.
        """
        if isinstance(you, Viewer):
            return None if you.seat is None else self.seat(you.seat)
        if you is not None:
            return self.seat(you)
        return 0 if len(self.names) == 1 else None

    def view(self, you: Who = None) -> V:
        """The position as the viewer may know it.

        A view never holds the seed. The seed belongs to the match: whoever holds the match could look into the box.
        """
        return self.game.view_for(self.state, self.viewer(you))

    def hides(self, value: object, you: Who = None, at: Cursor | None = None) -> bool:
        """Whether a move, a reason or a text names what the viewer may not know now, or at another place."""
        secrets = self.game.secrets(self.state if at is None else self.state_at(at), self.viewer(you))
        if not secrets:
            return False
        # Somebody's own words may call a card by its name in any language.
        labels = [self.game.called(self.rules, language) for language in LANGUAGES]
        return names_any(value, {*secrets, *(names.get(secret, secret) for names in labels for secret in secrets)})

    def narrator(self, language: str | None = None, depth: str = "short", you: Who = None) -> Narrator:
        """A narrator that knows the names at this table; `you`, or a seat called You (Du, Tu), is spoken to.

        That is grammar: "You build", not "You builds". It says nothing about who may know what.
        """
        if isinstance(you, Viewer):
            you = you.seat
        seat = spoken_to(self.names) if you is None else self.seat(you)
        language = self.language if language is None else language
        return self.game.narrator(self.names, rules=self.rules, language=language, depth=depth, you=seat)

    def copy(self, at: Cursor | None = None) -> Match[S, M, R, V]:
        """The same match once more, to be looked at or played on apart: what happens there does not happen here.

        It stands where this one does, or `at` another place.
        """
        other = copy(self)
        other._history, other._earlier = self._history.copy(), list(self._earlier)
        if at is not None:
            other._history.cursor = at
        other._begin_to_listen()
        return other

    def save(self, path: str | PathLike[str], *, future: bool = True) -> None:
        """Write the match to a file: whole or not at all.

        The file holds the seed, and whoever has it can look at the cards to come. With `future=False` it holds only the
        moves up to now and what they have brought to light; whoever opens it draws the rest anew.
        """
        write(self.as_save(future=future), path)

    def as_save(self, *, future: bool = True) -> Save:
        """What a file of this match holds."""
        return save_of(self) if future else save_without_future(self)

    @classmethod
    def load(cls, path: str | PathLike[str]) -> Match:
        """Read a match from a file; every move is replayed and checked."""
        return cls.from_save(read(path))

    @classmethod
    def from_save(cls, save: Save) -> Match:
        """The match that a save describes, replayed move by move."""
        return replay(begun(save, cls), save)

    def board(self, language: str | None = None, you: Who = None) -> TextBoard:
        """The position in words, as the viewer may know it."""
        return self.game.text_board(self.view(you), self.narrator(language, you=you))

    def __str__(self) -> str:
        return str(self.board())

    def __repr__(self) -> str:
        return f"<Match of {self.game.title}: {', '.join(self.names)}; move {self.at} of {self.length}>"

    def _repr_html_(self) -> str:
        return self.board().html()
