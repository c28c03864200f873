"""Who knows what: for each viewer the hidden things lie in pools, of each of which the viewer knows what is in it.

A move writes down what it did with hidden things (an `Account`). Nobody reads it until somebody looks at the table:
then the accounts are followed from the last position whose knowledge was worked out. So playing on costs next to
nothing, and looking costs what happened since the last look.

What a viewer knows of a place is one label for each thing there: 0 for a thing that is known, otherwise the number of
its pool. What is in a pool is not written down: it is what the things with its label are. The rules:

- A thing that comes where the viewer sees it is known from then on, also where it is hidden later.
- Things that are drawn from the top keep their labels: everybody sees which ones they were.
- Who sees neither where a thing that was *chosen* came from nor where it went cannot tell which one it was: all that
  it could have been becomes one pool.
- Shuffling makes one pool of the things in a place.
- Things with different backs are told apart by whoever looks at the backs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

# Place -> labels of its things; of a secret the account of the move that wrote it, a tuple of what it may be, or None
# if it is known; of dice 1 if they are hidden.
Known = dict[Any, Any]
# The viewer that stands for all seats together: what any of them sees, it sees.
TOGETHER = -1


class Picked(int):
    """The label of a thing that somebody chose unseen: its pool, and what tells which things it cannot be.

    That is the account of the move, or the names themselves once they are known.
    """

    source: Account | frozenset[str]

    @classmethod
    def of(cls, label: int, source: Account | frozenset[str]) -> Picked:
        """The label of a pool, with what tells more."""
        chosen = cls(label)
        chosen.source = source
        return chosen


class Account:
    """What one move did with hidden things, and the account before it; `known` is what was worked out of it so far.

    A deed is a word and what belongs to it: laid, gave, took, added, shuffled, shown, passed, wrote, told or rolled.
    """

    # Of a move that somebody made unseen: the position before it, the one after it, and how it was written.
    before: Any = None
    after: Any = None
    text: str = ""
    # Of an account that begins an imagined position: that position, and whose view it was imagined from.
    imagined: tuple[Any, int | None] | None = None

    def __init__(self, prior: Account | None, deeds: Sequence[Any]) -> None:
        self.prior, self.deeds = prior, deeds
        self.root: Account = self if prior is None else prior.root
        # Viewer -> what the viewer knows; (viewer, secret) -> what the viewer makes of the move that wrote the secret,
        # (viewer, None) -> of what was chosen unseen.
        self.known: dict[Any, Any] = {}


def known_to(account: Account, viewer: int | None, watch: dict[Any, int], seats: int) -> Known:
    """What a seat, a spectator (None) or all seats together know now."""
    known = account.known.get(viewer)
    if known is not None:
        return known
    way: list[Account] = []
    at: Account | None = account
    while at is not None and viewer not in at.known:
        way.append(at)
        at = at.prior
    known = {} if at is None else at.known[viewer]
    bit = (1 << seats) - 1 if viewer == TOGETHER else 1 << (seats if viewer is None else viewer)
    for each in reversed(way):
        known = dict(known)
        for deed in each.deeds:
            _follow(known, deed, watch, bit, each)
        each.known[viewer] = known
    return known


def _follow(known: Known, deed: Any, watch: dict[Any, int], bit: int, account: Account) -> None:
    """Work what one deed did into what somebody knows."""
    match deed:
        case ("laid", key, count):
            known[key] = (0,) * count if watch[key] & bit else (_fresh(known),) * count
        case ("gave", source, start, count, target, on_top):
            labels = known[source]
            moved = labels[start : start + count]
            known[source] = labels[:start] + labels[start + count :]
            _add(known, target, moved, watch, bit, on_top)
        case ("took", source, index, things, target, on_top):
            sees, seen = watch[source] & bit, target is None or watch[target] & bit
            label = _taken(known, source, index, things, bool(sees), bool(seen))
            if label and not sees and not seen:
                label = Picked.of(label, account)
            if target is not None:
                _add(known, target, (label,), watch, bit, on_top)
        case ("added", target, on_top):
            _add(known, target, (0,), watch, bit, on_top)
        case ("shuffled", key, before, after):
            if not watch[key] & bit:
                _mixed(known, key, before, after)
        case ("shown", key, start, count, to):
            if to & bit:
                labels = known[key]
                known[key] = labels[:start] + (0,) * len(labels[start : start + count]) + labels[start + count :]
        case ("passed", pairs):
            held = [known[source] for source, _ in pairs]
            for (_, target), labels in zip(pairs, held, strict=True):
                known[target] = (0,) * len(labels) if watch[target] & bit else labels
        case ("wrote", key):
            known[key] = None if watch[key] & bit else account
        case ("told", key):
            known[key] = None
        case ("rolled", key):
            known[key] = None if watch[key] & bit else 1
        case _:
            raise AssertionError(deed)


def _fresh(known: Known) -> int:
    known["_pools"] = number = known.get("_pools", 0) + 1
    return number


def _add(known: Known, target: Any, labels: tuple[int, ...], watch: dict[Any, int], bit: int, on_top: bool) -> None:
    if watch[target] & bit:
        labels = (0,) * len(labels)
    known[target] = labels + known[target] if on_top else known[target] + labels


def _taken(known: Known, source: Any, index: int, things: Any, sees_source: bool, sees_target: bool) -> int:
    """Take a chosen thing's label away from a place, and answer what is known of the thing."""
    labels = known[source]
    label = labels[index]
    if sees_source or len(labels) == 1:
        known[source] = labels[:index] + labels[index + 1 :]
        return label
    thing, back = things[index], things[index].back
    places = [place for place, other in enumerate(things) if other.back == back]
    if sees_target:
        twin = next((place for place in places if labels[place] == 0 and things[place] == thing), None)
        if twin is not None:
            # Copies are equal: it may as well have been the one that is known, and the other one took its place.
            changed = list(labels)
            changed[twin] = label
            known[source] = (*changed[:index], *changed[index + 1 :])
            return 0
        pools = {labels[place] for place in places} - {0}
        if len(pools) > 1:
            label = _merge(known, source, [place for place in places if labels[place]])
    elif not _one_and_the_same(labels, things, places):
        label = _merge(known, source, places)
    labels = known[source]
    known[source] = labels[:index] + labels[index + 1 :]
    return label


def _mixed(known: Known, key: Any, before: Any, after: Any) -> None:
    """After a shuffle: one pool for each back, placed where the backs lie now."""
    new: dict[str, int] = {}
    for back in dict.fromkeys(thing.back for thing in before):
        places = [place for place, thing in enumerate(before) if thing.back == back]
        if len(places) > 1 and not _one_and_the_same(known[key], before, places):
            new[back] = _merge(known, key, places)
        else:
            new[back] = int(known[key][places[0]])
    known[key] = tuple([new[thing.back] for thing in after])


def _one_and_the_same(labels: tuple[int, ...], things: Any, places: list[int]) -> bool:
    """Whether nothing tells the things in these places apart anyway: one pool, or known copies of one card."""
    first = places[0]
    if any(labels[place] != labels[first] for place in places):
        return False
    return labels[first] != 0 or all(things[place] == things[first] for place in places)


def _merge(known: Known, key: Any, places: list[int]) -> int:
    """Make one pool of these things of a place, and of all that was in a pool with them, wherever it lies."""
    labels = list(known[key])
    pools = {labels[place] for place in places} - {0}
    number = min(pools) if pools else _fresh(known)
    for place in places:
        labels[place] = number
    known[key] = tuple(labels)
    if len(pools) > 1:
        for other, there in known.items():
            if type(there) is tuple and not pools.isdisjoint(there):
                known[other] = tuple([number if label in pools else label for label in there])
    return number
