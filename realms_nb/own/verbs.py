"""What a method may ask of the table besides giving things: dice, whose turn is next, how the game ends."""

from __future__ import annotations

from typing import Any

from realms_nb.own.chance import TURN_BITS, KnownChance, mixed
from realms_nb.own.mistakes import Mistake
from realms_nb.own.places import Place
from realms_nb.own.seats import TableSeat


class TableVerbs:
    """`t.roll`, `t.again`, `t.next`, `t.new_round`, `t.out`, `t.wins`, `t.all_win`, `t.all_lose`, `t.pass_left`."""

    _play: Any
    _layout: Any
    _n: int
    _values: dict[Any, Any]
    _seed: int | None
    _story: list[Any] | None
    _deeds: list[Any]

    def _writing(self) -> Any:
        """Whether this table may be changed; who may not gets a sentence."""
        raise NotImplementedError

    # -- chance --
    def _draws(self, count: int) -> tuple[int, list[int]]:
        """The number of a draw, and so many large numbers by chance."""
        values, seed = self._values, self._seed
        if seed is None:
            raise Mistake(code="own-chance-here")
        turn, done = values["_turn"], values["_draws"]
        values["_draws"] = done + count
        had = values["_turns"] >> TURN_BITS * turn & (1 << TURN_BITS) - 1
        # As `DrawNumber` says.
        first = ((had << 7) + turn << 20) + done
        return first, [mixed(seed, number) for number in range(first, first + count)]

    def _faces(self, sides: int, count: int, place: Any = None) -> tuple[int, ...]:
        """What so many dice show; `place` is where they lie."""
        number, drawn = self._draws(count)
        found = tuple([each % sides + 1 for each in drawn])
        chance = self._seed
        return chance.faces(number, place, found, sides) if type(chance) is KnownChance and found else found

    def roll(self, sides: int = 6, dice: int | None = None) -> Any:
        """Roll a die of so many `sides`, or so many `dice`; everybody sees it."""
        self._writing()
        if type(sides) is not int or sides < 1:
            raise Mistake(code="own-sides", given=repr(sides))
        found = self._faces(sides, 1 if dice is None else dice)
        if self._story is not None:
            self._story.append(("dice", found, None))
        return found[0] if dice is None else found

    # -- who is next, how it ends --
    def again(self) -> None:
        """The same seat moves once more, in the same turn."""
        self._writing()._values["_next"] = -1

    def next(self, seat: Any) -> None:
        """That seat has the next turn."""
        number = self._seat(seat)
        if self._writing()._values["_out"] >> number & 1:
            raise Mistake(code="own-next-is-out", seat=number)
        self._values["_next"] = number

    def new_round(self) -> None:
        """The round is over after this move, whoever had a turn."""
        self._writing()._values["_ended"] = True

    def out(self, seat: Any) -> None:
        """That seat is out: it has no more turns. What lies before it stays."""
        number = self._seat(seat)
        values = self._writing()._values
        if not values["_out"] >> number & 1:
            values["_out"] |= 1 << number
            if self._story is not None:
                self._story.append(("out", number))

    def wins(self, *seats: Any) -> None:
        """The game is over, and these have won; with a seat its team."""
        if len(seats) == 1 and isinstance(seats[0], list | tuple):
            seats = tuple(seats[0])
        if not seats:
            raise Mistake(code="own-wins-nobody")
        won = {each for seat in seats for each in self._play._team(self._n, self._seat(seat))}
        self._writing()._values["_won"] = tuple(sorted(won))

    def all_win(self) -> None:
        """The game is over, and everybody has won together."""
        self._writing()._values["_won"] = tuple(range(self._n))

    def all_lose(self) -> None:
        """The game is over, and nobody has won."""
        self._writing()._values["_won"] = ()

    def _seat(self, seat: Any) -> int:
        a_seat = type(seat) is TableSeat or (isinstance(seat, int) and not isinstance(seat, bool))
        if a_seat and 0 <= int(seat) < self._n:
            return int(seat)
        raise Mistake(code="own-no-seat", given=repr(seat))

    def _after(self, seat: int, step: int) -> int:
        out = self._values.get("_out", 0)
        for _ in range(self._n):
            seat = (seat + step) % self._n
            if not out >> seat & 1:
                break
        return seat

    # -- what many seats do at once --
    def pass_left(self, name: str) -> None:
        """Everybody hands what lies in that place to the left. Who handed it on still knows it."""
        self._pass(name, 1)

    def pass_right(self, name: str) -> None:
        """Everybody hands what lies in that place to the right. Who handed it on still knows it."""
        self._pass(name, -1)

    def _pass(self, name: str, step: int) -> None:
        values = self._writing()._values
        if not isinstance(self._layout.get((name, 0)), Place):
            raise Mistake(code="own-pass-what", word=str(name))
        seats = [seat for seat in range(self._n) if not values["_out"] >> seat & 1]
        pairs = [((name, seat), (name, seats[(place + step) % len(seats)])) for place, seat in enumerate(seats)]
        held = [values[source] for source, _ in pairs]
        for (_, target), things in zip(pairs, held, strict=True):
            values[target] = things
        self._deeds.append(("passed", pairs))
        if self._story is not None and any(held):
            self._story.append(("passed", name))

    def reveal(self, name: str) -> None:
        """Show everybody the secrets or the dice of that name, those of all seats."""
        self._writing()
        keys = [key for key in (*self._layout.secrets, *self._layout.dice) if name in (key, key[0])]
        if not keys:
            known = {key if isinstance(key, str) else key[0] for key in (*self._layout.secrets, *self._layout.dice)}
            raise Mistake(code="own-reveal-what", word=str(name), known=", ".join(sorted(known)) or "-")
        for key in keys:
            self._deeds.append(("told", key))
            if self._story is not None:
                self._story.append(("revealed", key, self._values[key]))
