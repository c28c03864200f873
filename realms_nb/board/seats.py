"""What help a board gives: a teacher may take some of it away, for one cell and for the notebook that is saved.

Who sits at the board, people and strategies; and who is to sit at a new game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, cast, get_args

from realms_nb.board.review_jobs import can_review
from realms_nb.board.rulings import ruled
from realms_nb.board.wire.sent import Help
from realms_nb.core.errors import BadSetup, shown
from realms_nb.core.match import Match
from realms_nb.players.opponents import Opponents
from realms_nb.players.registry import names as names_of_players
from realms_nb.simulation.guarded import limited

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from realms_nb.board.stage import Stage
    from realms_nb.board.wire.messages import SeatWish
    from realms_nb.core.game import AnyGame
    from realms_nb.core.strategy import Strategy
    from realms_nb.players.registry import Participant


KINDS: tuple[Help, ...] = get_args(Help)
# What a board has unless somebody says otherwise: nothing is judged before the game is over.
USUAL: tuple[Help, ...] = ("chances", "hints", "review")


def checked_help(help: str | Iterable[str]) -> tuple[Help, ...]:
    """`all`, `none`, or some of the kinds, as a list or as words in a text; in the order of `KINDS`."""
    if help == "all":
        return USUAL
    words = help.replace(",", " ").split() if isinstance(help, str) else help
    try:
        asked = [] if help == "none" else list(words)
    except TypeError:
        asked = [help]
    if wrong := [word for word in asked if word not in KINDS]:
        raise BadSetup(code="unknown_help", known=", ".join(("all", "none", *KINDS)), given=shown(wrong[0]))
    # What is judged at once is reviewed, too.
    return tuple(kind for kind in KINDS if kind in asked or (kind == "review" and "live" in asked))


def offered_help(help: tuple[Help, ...], game: AnyGame, stage: Stage) -> tuple[Help, ...]:
    """What of this help there is for a game."""
    there = {
        "chances": hasattr(stage, "chances"),
        "hints": stage.HINTS > 0,
        "review": can_review(game),
        "live": can_review(game),
    }
    return cast("tuple[Help, ...]", tuple(kind for kind in help if there[kind]))


class Seats:
    """The seats of a match at one table."""

    def __init__(
        self, match: Match, opponents: Mapping[int | str, str | Strategy], seed: int, like: object = "people"
    ) -> None:
        self._match, self._seed, self._like = match, seed, like
        self._policy: tuple[Opponents, dict[int, object]] | None = None
        self.others = self._seated(match, opponents)
        # Functions from a cell can sit at a new game, too, by their names.
        self._known: dict[str, Participant] = {player.name: player for player in self.others.players.values()}
        # Who sat at each game of this match, by the id of its start; that is kept, too, so that the id stays its own.
        self._games: dict[int, tuple[Any, Opponents]] = {}
        self._keep()

    def _keep(self) -> None:
        start = self._match.start
        self._games[id(start)] = (start, self.others)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that no strategy plays."""
        return tuple(seat for seat in range(len(self._match.names)) if seat not in self.others)

    @property
    def policy(self) -> dict[int, object]:
        """Like whom each seat goes on: strategies like themselves, people like one of the levels."""
        if self._policy is None or self._policy[0] is not self.others:
            like = dict.fromkeys(range(len(self._match.names)), self._like)
            # One dict as long as the same sit there: whoever works out what they do need not do it for each picture.
            self._policy = (self.others, like | {seat: each.choose for seat, each in self.others.players.items()})
        return self._policy[1]

    @property
    def players(self) -> dict[int, str]:
        """The players of all seats at which no person sits."""
        return {seat: player.name for seat, player in self.others.players.items()}

    @property
    def names(self) -> tuple[str, ...]:
        """Every player that can be given a seat at this board."""
        return tuple(dict.fromkeys((*names_of_players(self._match.game), *self._known)))

    def dealt(
        self, seats: Sequence[SeatWish], seed: int | None, chosen: Mapping[str, Sequence[str]] | None = None
    ) -> Match:
        """A new match for these seats; rules and players that nobody knows are refused before anything is dealt."""
        match = self._match
        rules = ruled(match, chosen) if chosen else match.rules
        other = Match(match.game, [seat.name for seat in seats], seed=seed, rules=rules, language=match.language)
        self.checked(other, seats)
        return other

    def checked(self, match: Match, seats: Sequence[SeatWish]) -> bool:
        """Whether these are who sits here now; players that nobody knows are refused."""
        self._seated(match, self._players(seats))
        there = {number: seat.player for number, seat in enumerate(seats) if seat.player is not None}
        return self.players == there and len(seats) == len(self._match.names)

    def sit(self, seats: Sequence[SeatWish]) -> None:
        """The players of these seats sit down at the match, which has been dealt for them."""
        self.others = self._seated(self._match, self._players(seats))
        self._keep()

    def sit_again(self) -> None:
        """Another game lies on the table: who played it plays on; a new one is for those who sit here now."""
        known = self._games.get(id(self._match.start))
        if known is not None:
            _, self.others = known
            return
        self.others = self.others.at(len(self._match.names))
        self._keep()

    def limit(self, seat: int) -> float | None:
        """How many seconds the player of a seat has for a move; None if nobody counts."""
        return getattr(self.others.players[seat].choose, "seconds", None)

    def interrupt(self, seat: int | None) -> None:
        """End the process of a player that has one of its own."""
        player = self.others.players.get(seat) if seat is not None else None
        close = getattr(player.choose, "close", None) if player is not None else None
        if callable(close):
            close()

    def _seated(self, match: Match, players: Mapping[int | str, Any]) -> Opponents:
        """The strategies at their seats: functions of somebody's own are asked with a limit."""
        if not isinstance(cast(object, players), Mapping):
            raise BadSetup(f"opponents is a dict such as {{1: 'knight'}}, not {shown(players)}.")
        guarded: dict[int | str, Any] = {seat: limited(match.game, player) for seat, player in players.items()}
        return Opponents(match, guarded, self._seed)

    def _players(self, seats: Sequence[SeatWish]) -> dict[int | str, Any]:
        return {
            number: self._known.get(seat.player, seat.player)
            for number, seat in enumerate(seats)
            if seat.player is not None
        }
