"""Views, and positions imagined from them: what is hidden is drawn from its pool, so that the view stays the same.

A thing that somebody chose unseen is none of those that the rules refused them. A secret is drawn from what it would
be after each of the moves that were legal when it was chosen: those moves are played in positions imagined at that
time, and count if they look from outside as the real one did. Hidden dice are imagined by rolling. All of it follows
from the view alone: nothing here knows more than the viewer.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from realms_nb.core.chance import Random
from realms_nb.core.errors import RealmsError
from realms_nb.own.cards import Back, TableCard
from realms_nb.own.knowledge import Account, Known, Picked, known_to
from realms_nb.own.playing import legal_moves, played
from realms_nb.own.position import OwnView, Position
from realms_nb.own.table import UNSEEN

# So many positions are imagined to find what a secret may be, where it may depend on what else is hidden.
WORLDS = 3


class Possible(tuple[Any, ...]):
    """What a secret may be, each as likely as the others."""

    __slots__ = ()


def view_for(state: Position, seat: int | None) -> OwnView:
    """What a seat may know; None is a spectator, who knows nothing that is private to any seat."""
    if isinstance(state, OwnView):
        return state
    views = state._worked.setdefault("views", {})
    view = views.get(seat)
    if view is None:
        view = views[seat] = _viewed(state, seat)
    return view


def _viewed(state: Position, seat: int | None) -> OwnView:
    known, values, layout = knowledge_of(state, seat), dict(state._values), state._layout
    labels: dict[Any, tuple[int, ...]] = {}
    pools: dict[tuple[int, str], list[Any]] = {}
    limits: dict[Any, Any] = {}
    numbers: dict[int, int] = {0: 0}
    for key in layout.things:
        there = known[key]
        if not any(there):
            continue
        things = values[key]
        for place, label in enumerate(there):
            if type(label) is Picked:
                limits[key, place] = (label.source, seat)
        # Pools are numbered as they are met, so that the numbers tell nothing of how they came about.
        labels[key] = mine = tuple([numbers.setdefault(label, len(numbers)) for label in there])
        for thing, label in zip(things, mine, strict=True):
            if label:
                pools.setdefault((label, thing.back), []).append(thing)
        values[key] = tuple([Back(thing.back) if label else thing for thing, label in zip(things, mine, strict=True)])
    for key in layout.dice:
        if known[key]:
            values[key] = (None,) * len(values[key])
    guesses: dict[Any, Any] = {}
    for key in layout.secrets:
        who = seat if known[key] is not None else None
        kept = known[key] if known[key] is not None else knowledge_of(state, None)[key]
        if kept is not None:
            # Of one's own secret the view keeps what a spectator thinks: so much the others may know.
            guesses[key] = (kept, who)
        if known[key] is not None:
            values[key] = UNSEEN
    view = OwnView(
        state,
        values,
        seat,
        _labels=labels,
        _pools={pool: tuple(sorted(things, key=_by_name)) for pool, things in pools.items()},
        _guesses=guesses,
        _limits=limits,
    )
    if state._values["_over"]:
        view.__dict__["_final"] = tuple(state._play._sheet(state, each) for each in range(state._n))
    return view


def _by_name(card: Any) -> tuple[str, int]:
    return str(card), card.origin


def knowledge_of(state: Position, seat: int | None) -> Known:
    """What a seat knows in a position; in an imagined one the other seats know what lies before their eyes."""
    account = state._account
    root = account.root
    if seat not in root.known and root.imagined is not None:
        world, viewer = root.imagined
        root.known[seat] = _from_eyes(world, seat, root.known[viewer])
    return known_to(account, seat, state._layout.watch, state._n)


def _from_eyes(state: Position, seat: int | None, like: Known) -> Known:
    """What is seen is known; the rest is one pool for each place where the cards lay first."""
    bit = 1 << (state._n if seat is None else seat)
    layout, values = state._layout, state._values
    known: Known = {"_pools": len(layout.things) + 1}
    for key in layout.things:
        sees = layout.watch[key] & bit
        known[key] = tuple([0 if sees else thing.origin for thing in values[key]])
    for key in layout.dice:
        known[key] = None if layout.watch[key] & bit or like[key] is None else 1
    for key in layout.secrets:
        kept = state.__dict__["_secrets"].get(key)
        known[key] = None if layout.watch[key] & bit else kept
    return known


def determinize(view: OwnView, rng: Random) -> Position:
    """A position that the viewer cannot tell from the real one: hidden things are drawn at random."""
    values, layout, draw = dict(view._values), view._layout, rng.random
    piles: dict[tuple[int, str], list[Any]] = {}
    for pool, things in view._pools.items():
        piles[pool] = order = list(things)
        for last in range(len(order) - 1, 0, -1):
            other = int(draw() * (last + 1))
            order[last], order[other] = order[other], order[last]
    known: Known = {"_pools": len(view._pools) + 1}
    chosen: dict[Any, Any] = {}
    for key, place in view._limits:
        # What somebody chose is drawn first, from what they could have chosen.
        never, label = _never(view, key, place), view._labels[key][place]
        pile = piles[label, values[key][place].back]
        at = next((at for at in range(len(pile) - 1, -1, -1) if str(pile[at]) not in never), len(pile) - 1)
        chosen[key, place] = pile.pop(at), Picked.of(label, never)
    for key in layout.things:
        labels = view._labels.get(key)
        if labels is None:
            known[key] = (0,) * len(values[key])
            continue
        there, mine = list(values[key]), list(labels)
        for place, label in enumerate(labels):
            if (key, place) in chosen:
                there[place], mine[place] = chosen[key, place]
            elif label:
                there[place] = piles[label, there[place].back].pop()
        values[key], known[key] = tuple(there), tuple(mine)
    for key in layout.dice:
        faces = values[key]
        hidden = bool(faces) and faces[0] is None
        known[key] = 1 if hidden else None
        if hidden:
            values[key] = tuple([int(draw() * layout[key].sides) + 1 for _ in faces])
    secrets: dict[Any, Possible] = {}
    for key in layout.secrets:
        known[key] = None
        if key in view._guesses:
            secrets[key] = found = _possible(view, key)
            if values[key] is UNSEEN:
                known[key] = found
                values[key] = found[int(draw() * len(found))]
    account = Account(None, ())
    account.known[view.seat] = known
    state = Position(view._play, layout, view._n, values, int(draw() * 2**53), account)
    state.__dict__["_secrets"] = secrets
    account.imagined = state, view.seat
    return state


def _never(view: OwnView, key: Any, place: int) -> frozenset[str]:
    """The things that one which somebody chose unseen cannot be."""
    source, viewer = view._limits[key, place]
    return source if isinstance(source, frozenset) else _settled(source, viewer, None)


def _possible(view: OwnView, key: Any) -> Possible:
    """What a secret may be."""
    source, viewer = view._guesses[key]
    return source if isinstance(source, Possible) else _settled(source, viewer, key)


def _settled(account: Account, viewer: int | None, key: Any) -> Any:
    """What a viewer makes of the move of this account: what the secret may be or, without one, what was not chosen."""
    # To imagine the position before that move, what is hidden there must be known first: older moves come first, and
    # one after the other, because there may be many.
    waiting = [(account, viewer, key)]
    while waiting:
        move, who, name = waiting[-1]
        older = [] if (who, name) in move.known or move.before is None else _open_questions(view_for(move.before, who))
        if older:
            waiting += older
        else:
            if (who, name) not in move.known:
                move.known[who, name] = _not_chosen(move, who) if name is None else _written(move, who, name)
            waiting.pop()
    return account.known[viewer, key]


def _open_questions(view: OwnView) -> list[tuple[Account, int | None, Any]]:
    found = [(source, who, key) for key, (source, who) in view._guesses.items() if not isinstance(source, Possible)]
    found += [(source, who, None) for source, who in view._limits.values() if not isinstance(source, frozenset)]
    return [question for question in found if question[1:] not in question[0].known]


def _worlds(view: OwnView) -> Iterator[Position]:
    """Some positions that the viewer could have taken for the real one; one, if nothing was hidden."""
    hidden = view._pools or view._guesses or any(view._values[key][:1] == (None,) for key in view._layout.dice)
    for world in range(WORLDS if hidden else 1):
        yield determinize(view, Random(view._values["_moves"] * WORLDS + world))


def _not_chosen(account: Account, viewer: int | None) -> frozenset[str]:
    """The things of a place that the rules refused to whoever chose one of them unseen."""
    if account.before is None:
        # Setup took it: nobody chose among moves.
        return frozenset()
    verb, args = account.before._candidates[account.text]
    could: set[str] = set()
    had: set[str] = set()
    if not any(isinstance(arg, TableCard) for arg in args):
        return frozenset()
    for imagined in _worlds(view_for(account.before, viewer)):
        try:
            legal = {move.text for move in legal_moves(imagined)}
        except RealmsError:
            continue
        for text, (other, things) in imagined._candidates.items():
            if other == verb:
                (could if text in legal else had).update(str(each) for each in things)
        had |= {str(card) for deed in account.deeds if deed[0] == "took" for card in imagined._values[deed[1]]}
    # Where nothing was named that could be done, nothing is known of it.
    return frozenset(had - could if could else ())


def _written(account: Account, viewer: int | None, key: Any) -> Possible:
    """What a secret is after each move that could have been made and looks as the real one did."""
    if account.before is None:
        return _at_the_start(account.after, key)
    seen = view_for(account.after, viewer)
    alike: list[Any] = []
    others: list[Any] = []
    for imagined in _worlds(view_for(account.before, viewer)):
        try:
            moves = legal_moves(imagined)
        except RealmsError:
            continue
        for move in moves:
            try:
                after = played(imagined, move, None)
            except RealmsError:
                continue
            (alike if view_for(after, viewer) == seen else others).append(after._values[key])
    return Possible(alike or others or (seen._layout[key].start,))


def _at_the_start(state: Position, key: Any) -> Possible:
    """A secret that setup wrote: what it writes with another chance."""
    setup = state._play._record.setup
    return Possible([setup(state._n, seed, state.rules)._values[key] for seed in range(WORLDS)])


def travelling(state: Position) -> dict[str, Any]:
    """What of a position goes to another process: what everybody knows, without how it came about."""
    if isinstance(state, OwnView):
        kept = {key: (_possible(state, key), who) for key, (_, who) in state._guesses.items()}
        limits = {where: (_never(state, *where), None) for where in state._limits}
        return {"_guesses": kept, "_limits": limits}
    account = Account(None, ())
    for viewer in (*range(state._n), None):
        known = dict(knowledge_of(state, viewer))
        for key in state._layout.secrets:
            if isinstance(known[key], Account):
                known[key] = _settled(known[key], viewer, key)
        for key in state._layout.things:
            known[key] = tuple(map(int, known[key]))
        account.known[viewer] = known
    return {"_account": account, "_secrets": {}}
