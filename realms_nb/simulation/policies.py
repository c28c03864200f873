"""Who plays on in sampled futures: whoever really sits there, as far as that is known; otherwise it is said aloud.

A player of weights plays futures itself. A player that samples futures or searches is too dear for that: a stand-in
plays for it, weights whose noise was fitted to that level's own games; docs/studies.md says which were checked on fresh
games. For people nobody knows the weights: they play on like one of the levels, which may be chosen.
A game says in its room of players, beside them:

`PEOPLE`      the level that people and functions of somebody's own play on like, unless another one is chosen
`EVERYBODY`   the level that everybody plays on like where nothing is said
`STAND_INS`   name -> number of seats -> the weights that play on for it

Where a game says nothing of that, its futures are those of any game: chance alone plays on unless a player is named,
and that player then plays every move of every future itself, however long it thinks. Of such futures it is said aloud.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from msgspec import Struct

from realms_nb.core.errors import did_you_mean, shown
from realms_nb.core.game import AnyGame
from realms_nb.core.narrator import Narrator
from realms_nb.core.registry import part
from realms_nb.core.strategy import Strategy
from realms_nb.players.registry import LEVELS, Entrant, Named, editions, players, random
from realms_nb.players.weights import BadWeights, NamedWeights

# The player that plays on where a game names nobody.
BY_CHANCE = "random"


class Policy(Struct, frozen=True):
    """How a seat plays on: the name of the player it is like, the weights that play, whether they only stand in."""

    name: str
    # Of a game that has no weights to play on by, the player itself.
    weights: Any
    fitted: bool = False

    @property
    def strategy(self) -> Strategy | None:
        """The player that moves in futures of any game; None where chance does."""
        return None if self.weights is random else self.weights

    @property
    def told(self) -> str:
        """The name, and in brackets that the weights were fitted to that player's games."""
        return f"{self.name} (fitted)" if self.fitted else self.name


class Sitting(Struct, frozen=True):
    """How every seat of a table plays on."""

    policies: tuple[Policy, ...]

    @property
    def numbers(self) -> list[tuple[float, ...]]:
        """The weights of every seat, for the kernel."""
        return [each.weights.numbers() for each in self.policies]

    @property
    def told(self) -> str:
        """Whom they all play on like: one name, or one for each seat in order."""
        names = [each.told for each in self.policies]
        return names[0] if len(set(names)) == 1 else ", ".join(names)


def sitting(game: AnyGame, policy: Any, seats: int) -> Sitting:
    """How every seat plays on: all alike, or each its own way; a seat that is not named plays on like people."""
    room = part("players", game)
    everybody = getattr(room, "EVERYBODY", BY_CHANCE)
    if isinstance(policy, Sitting):
        policy = policy.policies
    if isinstance(policy, Mapping):
        each = cast("Mapping[Any, Any]", policy)
        if wrong := [seat for seat in each if seat not in range(seats)]:
            raise BadWeights(f"A policy for each seat names seats from 0 to {seats - 1}, not {shown(wrong[0])}.")
        return Sitting(tuple(one(game, each.get(seat, "people"), seats) for seat in range(seats)))
    if isinstance(policy, Sequence) and not isinstance(policy, str):
        row = cast("Sequence[Any]", policy)
        if len(row) != seats:
            raise BadWeights(f"A policy for each seat names {seats} of them, not {len(row)}: {shown(row)}.")
        return Sitting(tuple(one(game, each, seats) for each in row))
    return Sitting((one(game, everybody if policy is None else policy, seats),) * seats)


def one(game: AnyGame, who: Any, seats: int) -> Policy:
    """How one player plays on at a table of so many seats; None and functions play on like people."""
    room, known = part("players", game), players(game)
    if not hasattr(room, "PEOPLE"):
        return _any_player(game, who)
    stand_ins: Mapping[str, Mapping[int, Any]] = getattr(room, "STAND_INS", {})
    if isinstance(who, Policy):
        return who
    if isinstance(who, Entrant):
        who = who.choose
    if isinstance(who, NamedWeights):
        if getattr(type(who), "game", game.name) != game.name:
            raise BadWeights(f"These weights are of another game, not of {game.title}: {shown(who)}.")
        # The levels first: an edition of a player is named only once it differs from what the player has become.
        name = next((name for name in (*LEVELS, *known) if known.get(name) == who), "weights")
        return Policy(name, who)
    if who is None or callable(who):
        # A player of this house that thinks ahead has a stand-in; whatever somebody wrote plays on like people.
        own = next((name for name in stand_ins if who is not None and _same(known.get(name), who)), "people")
        return one(game, own, seats)
    if who == "people":
        return one(game, getattr(room, "PEOPLE"), seats)  # noqa: B009  # it is there, as was asked above
    if isinstance(who, str) and who in stand_ins:
        fitted = stand_ins[who]
        return Policy(who, fitted[min(fitted, key=lambda number: abs(number - seats))], fitted=True)
    chosen = (editions(game) | known).get(who) if isinstance(who, str) else None
    dear = next((name for name in stand_ins if chosen is not None and _same(known.get(name), chosen)), None)
    if dear is not None:
        return one(game, dear, seats)
    if not isinstance(chosen, NamedWeights):
        names = ("people", *(name for name, each in known.items() if isinstance(each, NamedWeights)), *stand_ins)
        hint = did_you_mean(who, names) if isinstance(who, str) else ""
        raise BadWeights(
            f"policy is a set of weights of {game.title}, one of {', '.join(names)}, or one of these for each seat, "
            f"not {shown(who)}.{hint}"
        )
    return Policy(who, chosen)


def _any_player(game: AnyGame, who: Any) -> Policy:
    """How one plays on in a game that has no weights to play on by: any of its players, or chance for others."""
    known: Mapping[str, Any] = players(game)
    if isinstance(who, Policy):
        return who
    if isinstance(who, Entrant):
        who = who.choose
    who = who.label if isinstance(who, Named) else who
    if isinstance(who, str) and who in known:
        return Policy(who, known[who])
    if who is None or who == "people" or callable(who):
        return Policy(BY_CHANCE, random)
    hint = did_you_mean(who, known) if isinstance(who, str) else ""
    raise BadWeights(
        f"policy is a player of {game.title}, one of {', '.join(('people', *known))}, or one of these for each seat, "
        f"not {shown(who)}.{hint}"
    )


def _same(known: Any, who: Any) -> bool:
    """Whether two players think alike; on how many threads does not matter."""
    if type(known) is not type(who):
        return False
    left, right = ({**_fields(each), "threads": None} for each in (known, who))
    return left == right


def _fields(player: Any) -> dict[str, Any]:
    return {name: getattr(player, name) for name in getattr(player, "__struct_fields__", ())}


def liked(table: Any, everybody: Sitting) -> Any:
    """A table of odds that knows like whom everybody plays on, for its pictures."""
    table.attrs["like"] = everybody.told
    return table


def told(narrator: Narrator, table: Any) -> str:
    """The sentence below a picture of a table of odds: like whom everybody goes on. Without it nothing is said."""
    like: Any = getattr(table, "like", None) if hasattr(table, "decisions") else getattr(table, "attrs", {}).get("like")
    return _said(narrator, like.split(", ")) if isinstance(like, str) else ""


def told_of(narrator: Narrator, like: Sitting) -> str:
    """The same of how every seat plays on."""
    return _said(narrator, like.told.split(", "))


def _said(narrator: Narrator, parts: Sequence[str]) -> str:
    if len(parts) == 1:
        return narrator.say("odds-if-all", who=level(narrator, parts[0]))
    who = [narrator.say("odds-if-one", seat=seat, who=level(narrator, each)) for seat, each in enumerate(parts)]
    return narrator.say("odds-if-each", listed=narrator.join(who))


def level(narrator: Narrator, name: str) -> str:
    """A level as a person of the table: a knight; of a stand-in it is said that it was fitted."""
    plain, _, fitted = name.partition(" ")
    words = narrator.say("odds-like", name=plain)
    return narrator.say("odds-fitted", who=words) if fitted else words
