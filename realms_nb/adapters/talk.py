"""A position in words, for whoever reads instead of counting.

Texts in, texts out: any program that reads and writes can sit at a table, a language model as well.

`TextTable` is a whole table: `reset`, `observe`, `step(text)`. `text_player` makes a strategy of a function that gets
the question as a text and answers with one; it plays on boards and in tournaments, and forfeits, like any other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from inspect import cleandoc
from typing import Any

from msgspec import Struct

from realms_nb.adapters.encoding import own, record_of, rules_of
from realms_nb.core.chance import Random, checked_seed, fresh_seed
from realms_nb.core.errors import BadSetup, RealmsError, UnreadableMove, shown
from realms_nb.core.game import AnyGame
from realms_nb.core.narrator import Narrator
from realms_nb.core.registry import game_of
from realms_nb.core.strategy import Strategy


def board_text(game: AnyGame, state: Any, seat: int | None, language: str = "en") -> str:
    """The text board as a seat sees it, or, without a seat, as somebody who only watches."""
    narrator = game.narrator(rules=state.rules, language=language, you=seat)
    return str(game.text_board(game.view_for(state, seat), narrator))


def rulebook(game: AnyGame, narrator: Narrator) -> str:
    """The rules as they are played here: those of its catalogue, or what the class of one's own game says of itself."""
    told = [f"{title}: {text}" for title, text in narrator.rules()] or [cleandoc(game.__doc__ or "")]
    return "\n".join([narrator.say("door-rules", title=game.title), *told])


def question(game: AnyGame, view: Any, moves: Sequence[Any], narrator: Narrator) -> str:
    """The text board, what its cards do if it does not say so, and the legal moves of the one who must answer."""
    parts = [str(game.text_board(view, narrator))]
    cards = own(game, "cards_told", no_cards)(view, narrator)
    if cards:
        parts.append("\n".join([narrator.say("door-cards"), *cards]))
    if moves:
        parts.append("\n".join([narrator.say("door-moves", count=len(moves)), *map(str, moves)]))
    return "\n\n".join(parts)


def no_cards(view: Any, narrator: Narrator) -> Sequence[str]:
    """The text board of most games says all that there is to say."""
    return ()


# What people put around a move: quotes, ends of sentences, marks of lists.
_AROUND = " \t\r'\"`*.,;:!-“”„«»"


class TextReply(Struct, frozen=True):
    """What became of a text: None if its move was played, otherwise the sentence that says why not; and the end."""

    refused: str | None
    over: bool


class TextTable:
    """A game played by texts: `reset` tells the rules, unless `rulebook` is False, and asks the first question."""

    def __init__(
        self,
        game: AnyGame | str,
        seats: int = 2,
        *,
        rules: Any = None,
        rulebook: bool = True,
        language: str = "en",
        names: Sequence[str] = (),
    ) -> None:
        self.game = record_of(game)
        self.seats, self.names = seats, tuple(names)
        self.rules = rules_of(self.game, rules)
        self.language = language
        self.rulebook = rulebook
        self.reset(0)

    def reset(self, seed: int | None = None) -> str:
        """A new game; the answer is the rules and the first question."""
        self.seed = fresh_seed() if seed is None else checked_seed(seed)
        self.state = self.game.setup(seats=self.seats, seed=self.seed, rules=self.rules)
        return f"{rulebook(self.game, self._narrator(None))}\n\n{self.observe()}" if self.rulebook else self.observe()

    @property
    def seat(self) -> int | None:
        """Who must answer; None when the game is over."""
        return None if self.state.decision is None else self.state.decision.seat

    @property
    def moves(self) -> tuple[str, ...]:
        """The legal moves as texts."""
        return () if self.seat is None else tuple(map(str, self.game.legal_moves(self.state)))

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of every seat as they stand."""
        return tuple(sheet.total for sheet in self.game.scores(self.state))

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won; nobody before the end."""
        outcome = self.game.outcome(self.state)
        return () if outcome is None else outcome.winners

    def observe(self, seat: int | None = None) -> str:
        """The table as a seat sees it, by default the one that must answer, who is also told the legal moves."""
        seat = self.seat if seat is None else seat
        view = self.game.view_for(self.state, seat)
        moves = self.game.legal_moves(self.state) if seat == self.seat and seat is not None else ()
        return question(self.game, view, moves, self._narrator(seat))

    def step(self, text: str) -> TextReply:
        """Play the move that a text names; a text that is refused changes nothing and is answered with the reason."""
        if self.seat is None:
            return TextReply(self._narrator(None).say("door-over"), True)
        try:
            self.state = self.game.apply(self.state, read(self.game, text, self.rules))
        except RealmsError as error:
            return TextReply(self._narrator(self.seat).error(error), False)
        return TextReply(None, self.seat is None)

    def _narrator(self, seat: int | None) -> Narrator:
        return self.game.narrator(self.names, rules=self.rules, language=self.language, you=seat)


def read(game: AnyGame, text: Any, rules: Any) -> Any:
    """The move in a text: the whole of it, or the last line that is one, whatever was said before.

    What stands before a colon and marks around the move do not matter: "My move: **build Mill**." is `build Mill`.
    """
    if not isinstance(text, str):
        raise UnreadableMove(code="door_no_text", given=shown(text))
    whole = text.strip(_AROUND + "\n")
    lines = [line.strip(_AROUND) for line in whole.splitlines()]
    tails = [line.rpartition(":")[2].strip(_AROUND) for line in lines]
    for words in (whole, *reversed([words for pair in zip(tails, lines, strict=True) for words in pair])):
        try:
            return game.parse(words, rules)
        except UnreadableMove:
            continue
    # Nothing was a move: the parser says of the last line what was wrong with it.
    return game.parse(lines[-1] if lines else "", rules)


def text_player(answer: Callable[[str], str], *, tries: int = 3, told: bool = True, language: str = "en") -> Strategy:
    """A strategy that asks `answer` by a text: the rules, unless `told` is False, the table and the legal moves.

    What it refuses is asked again, with the reason; after so many tries the last answer counts as it is, and forfeits
    the game.
    """
    if isinstance(tries, bool) or not isinstance(tries, int) or tries < 1:
        raise BadSetup(code="door_tries", given=shown(tries))

    # It belongs to whoever wrote the function: by its module a tournament knows what must run in a process of its own.
    @wraps(answer)
    def choose(view: Any, moves: tuple[Any, ...], rng: Random) -> Any:
        game = game_of(view, "text_player")
        narrator = game.narrator(rules=view.rules, language=language, you=view.decision.seat)
        rules = f"{rulebook(game, narrator)}\n\n" if told else ""
        whole = rules + question(game, view, moves, narrator)
        asked = whole
        # Only for its reasons: any position that fits the view gives the same.
        state = game.determinize(view, Random(0))
        for left in reversed(range(tries)):
            text = answer(asked)
            try:
                move = read(game, text, view.rules)
                if move in moves or not left:
                    return move
                game.apply(state, move)
            except RealmsError as error:
                if not left:
                    raise
                again = narrator.say("door-again", text=shown(text), reason=narrator.error(error))
                asked = f"{whole}\n\n{again}"
        raise AssertionError("the last try has returned or raised")

    return choose
