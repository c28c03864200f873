"""Players of Realm of Sand: they look some turns ahead over their own board, and say why."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from realms_nb.core.chance import LARGEST_SEED, Random
from realms_nb.core.strategy import Choice, Reason
from realms_nb.games.realm_of_sand.engine import moves as mv
from realms_nb.games.realm_of_sand.engine.cards import LEVELS
from realms_nb.games.realm_of_sand.engine.colours import RUNES
from realms_nb.games.realm_of_sand.engine.moves import Move
from realms_nb.games.realm_of_sand.engine.state import (
    ChooseStartDisc,
    ChooseStartTile,
    DrawTile,
    KeepOneCard,
    Realm,
    SetTileAside,
    SummonSpirits,
    SwapAnother,
    TakeTurn,
)
from realms_nb.games.realm_of_sand.engine.views import View
from realms_nb.games.realm_of_sand.fast.taste import Taste
from realms_nb.games.realm_of_sand.players.sampling import Rollout
from realms_nb.games.realm_of_sand.players.weights import BALANCED

if TYPE_CHECKING:
    from realms_nb.games.realm_of_sand.fast.search import Plan
    from realms_nb.games.realm_of_sand.players.thoughts import Start, Thoughts

# The roots of lines that begin with no move of the list, or with a summoning for goal 0, 1, 2 ...
STAY, SUMMONING = -1, -2


class Builder(Struct, frozen=True):
    """Looks so many turns ahead, keeping so many boards each turn, and takes the way that brings most."""

    game: ClassVar[str] = "realm_of_sand"
    label: ClassVar[str] = "builder"
    turns: int = 1
    width: int = 12
    # Points of luck that each main action may be thought to be worth more than it is: a distracted player.
    whim: float = 0.0
    # Whether it looks at what the others can complete before its next turn.
    watchful: bool = False
    # A crystal is spent only for a gain above this.
    crystal: float = 0.5
    taste: Taste = Taste()

    def __call__(self, view: View, moves: tuple[Move, ...], rng: Random) -> Choice:
        """The best move by the outlook of the seat that must decide."""
        if len(moves) == 1:
            return Choice(moves[0], (Reason("only_move"),))
        # Late, because NumPy and numba take a moment to load.
        from realms_nb.games.realm_of_sand.players.thoughts import Thoughts

        decision = view.decision
        assert decision is not None
        thoughts = Thoughts(view, decision.seat, self.taste, watchful=self.watchful)
        match decision:
            case TakeTurn():
                return self._turn(thoughts, decision, moves, rng)
            case SummonSpirits(left=left):
                return self._go_on(thoughts, left, moves)
            case DrawTile():
                return self._draw(thoughts, moves)
            case SetTileAside():
                return self._set_aside(thoughts)
            case KeepOneCard(cards=cards, turn=turn):
                best = max(cards, key=lambda card: self._with_card(view, decision.seat, turn, card))
                return Choice(mv.KeepCard(best), (Reason("aim", {"card": best}),))
            case SwapAnother(turn=turn):
                best = self._power(thoughts, turn, moves, 0.0)
                return Choice(mv.Finish(), (Reason("nothing_left"),)) if best is None else _by_power(best)
            case ChooseStartDisc():
                return _start_disc(thoughts, moves)
            case ChooseStartTile():
                return _start_tile(thoughts, moves)

    def _turn(self, thoughts: Thoughts, turn: TakeTurn, moves: tuple[Move, ...], rng: Random) -> Choice:
        buildings = [move for move in moves if isinstance(move, mv.CompleteBuilding)]
        if buildings:
            # To wait may be better: the pieces may serve for something dearer after the main action.
            starts = [thoughts.built(move, root) for root, move in enumerate(buildings)]
            best = self._look(thoughts, turn, [*starts, (thoughts.row(), 0.0)])
            if best.root != STAY:
                card = thoughts.book.rules.cards[buildings[best.root].card]
                return Choice(buildings[best.root], (Reason("building", {"card": card.id, "points": card.points}),))
        power = self._power(thoughts, turn, moves, self.crystal)
        if power is not None:
            return _by_power(power)
        if turn.done:
            return Choice(mv.EndTurn(), (Reason("nothing_left"),))
        seed = int(rng.random() * LARGEST_SEED) if self.whim else 0
        plans = thoughts.search(
            [(thoughts.row(), 0.0)],
            self.turns,
            self.width,
            limit=_limit(thoughts, turn),
            fresh=True,
            whim=self.whim,
            seed=seed,
        )
        for plan in plans:
            move = _main_action(thoughts, plan, _limit(thoughts, turn), moves)
            if move is not None:
                after = thoughts.laid(plan.root) if isinstance(move, mv.LayTile) else None
                return Choice(move, _why(thoughts, plan, after))
        # Only when the supply of squares has run dry can none of the plans be carried out.
        return Choice(next(move for move in moves if isinstance(move, mv.LayTile)), (Reason("nothing_left"),))

    def _look(self, thoughts: Thoughts, turn: TakeTurn, starts: list[Start]) -> Plan:
        """The best line from some rows: with the main action of this turn, or after it with the next turn."""
        if turn.done:
            return thoughts.search(starts, self.turns, self.width, turn=1)[0]
        return thoughts.search(starts, self.turns, self.width, limit=_limit(thoughts, turn))[0]

    def _go_on(self, thoughts: Thoughts, left: int, moves: tuple[Move, ...]) -> Choice:
        """Carry on with a summoning that completes a building, or stop."""
        best = thoughts.appraised([thoughts.row()])[0]
        choice = Choice(mv.Finish(), (Reason("nothing_left"),))
        for card, row, steps in thoughts.summonings(left):
            value, step = thoughts.appraised([row])[0], next((step for step in steps if step in moves), None)
            if step is not None and value > best:
                best, choice = value, Choice(step, (Reason("completes", {"card": card}),))
        return choice

    def _draw(self, thoughts: Thoughts, moves: tuple[Move, ...]) -> Choice:
        tiles = [move.tile for move in moves if isinstance(move, mv.TakeTile)]
        starts = [(thoughts.drawn(thoughts.realm, root, tile), 0.0) for root, tile in enumerate(tiles)]
        best = thoughts.search(starts, self.turns, self.width, turn=1)[0]
        return Choice(mv.TakeTile(tiles[best.root]), _why(thoughts, best))

    def _set_aside(self, thoughts: Thoughts) -> Choice:
        realm, choice = thoughts.realm, thoughts.view.rules.tile_choice
        starts: list[Start] = []
        for root, tile in enumerate(realm.tiles):
            left = replace(realm, tiles=tuple(other for other in realm.tiles if other != tile))
            starts += [(thoughts.drawn(left, root, taken), 0.0) for taken in thoughts.view.circle[:choice]]
        best = thoughts.search(starts, self.turns, self.width, turn=1)[0]
        return Choice(mv.SetAside(realm.tiles[best.root]), _why(thoughts, best))

    def _power(self, thoughts: Thoughts, turn: TakeTurn, moves: tuple[Move, ...], price: float) -> Move | None:
        """A power that is worth more than keeping the crystal."""
        if not isinstance(thoughts.view.decision, SwapAnother) and thoughts.realm.crystal != "active":
            return None
        looks = [move for move in moves if isinstance(move, mv.LookAtDeck)]
        if looks:
            return _deck_to_search(thoughts, looks)
        powers = [m for m in moves if isinstance(m, mv.SpendCrystal | mv.ExchangeDisc | mv.ShiftSquare | mv.SwapTile)]
        if not powers:
            return None
        if thoughts.realm.power == "purple":
            most = sum(thoughts.book.rules.discs)
            free = thoughts.search([(thoughts.row(), 0.0)], self.turns, self.width, limit=most)[0].value
            bound = thoughts.search([(thoughts.row(), 0.0)], self.turns, self.width)[0].value
            return powers[0] if free > bound + price else None
        starts = [thoughts.with_power(move, root) for root, move in enumerate(powers)]
        if thoughts.realm.power == "green":
            # There are hundreds of ways to move a square; most lead nowhere.
            values = thoughts.appraised([row for row, _ in starts])
            starts = [starts[place] for place in sorted(range(len(starts)), key=lambda at: -values[at])[: self.width]]
        best = self._look(thoughts, turn, [(thoughts.row(), price), *starts])
        return None if best.root == STAY else powers[best.root]

    def _with_card(self, view: View, seat: int, turn: TakeTurn, card: str) -> float:
        from realms_nb.games.realm_of_sand.players.thoughts import Thoughts

        thoughts = Thoughts(view, seat, self.taste, watchful=self.watchful, more=(card,))
        return self._look(thoughts, turn, [(thoughts.row(), 0.0)]).value


def _limit(thoughts: Thoughts, turn: TakeTurn) -> int:
    rules = thoughts.book.rules
    return sum(rules.discs) if turn.unlimited else rules.summoned_discs


def _main_action(thoughts: Thoughts, plan: Plan, limit: int, moves: tuple[Move, ...]) -> Move | None:
    """The legal move that begins a plan."""
    if plan.root < 0:
        summonings = {card: steps for card, _, steps in thoughts.summonings(limit)}
        steps = summonings[thoughts.cards[SUMMONING - plan.root]]
        return next((step for step in steps if step in moves), None)
    wanted = thoughts.book.lays[plan.root].move
    if wanted in moves:
        return wanted
    # The supply lacks squares: the same with gaps.
    return next(
        (
            move
            for move in moves
            if isinstance(move, mv.LayTile)
            and (move.tile, move.fields) == (wanted.tile, wanted.fields)
            and all(left in (mv.MISSING, full) for left, full in zip(move.colours, wanted.colours, strict=True))
        ),
        None,
    )


def _by_power(move: Move) -> Choice:
    return Choice(move, (Reason("power"),))


def _deck_to_search(thoughts: Thoughts, looks: list[mv.LookAtDeck]) -> Move:
    """Level II for its discs; with a rare disc at hand level III."""
    realm = thoughts.realm
    common = len(RUNES)
    rare = sum(realm.zone[common:]) + sum(thoughts.book.rules.table.counts(realm.discs)[common:])
    wanted = LEVELS[2] if rare else LEVELS[1]
    return next((move for move in looks if move.level == wanted), looks[0])


def _start_disc(thoughts: Thoughts, moves: tuple[Move, ...]) -> Choice:
    """The start disc that the dearer open buildings ask for."""
    cards = thoughts.book.rules.cards

    def demand(colour: str) -> float:
        return sum(thoughts.worth[card] for card in thoughts.cards if colour in cards[card].pattern)

    best = max((move for move in moves if isinstance(move, mv.TakeStartDisc)), key=lambda move: demand(move.colour))
    return Choice(best, (Reason("start_disc", {"disc": best.colour}),))


def _start_tile(thoughts: Thoughts, moves: tuple[Move, ...]) -> Choice:
    """The first tile whose colours the dearer open buildings ask for most."""
    rules = thoughts.book.rules

    def demand(tile: str) -> float:
        wanted = (thoughts.worth[card] * rules.cards[card].pattern.count(colour)
                  for card in thoughts.cards for colour in rules.tiles[tile].colours)  # fmt: skip
        return sum(wanted)

    best = max((move for move in moves if isinstance(move, mv.TakeTile)), key=lambda move: demand(move.tile))
    return Choice(best, (Reason("start_tile"),))


def _why(thoughts: Thoughts, plan: Plan, realm: Realm | None = None) -> tuple[Reason, ...]:
    """The building that a plan completes, at once or later; else the one it works for, and what that still lacks."""
    built = sorted((turn, place) for place, turn in enumerate(plan.built) if turn)
    if built:
        turn, place = built[0]
        card = thoughts.cards[place]
        return (
            Reason("completes", {"card": card}) if turn == 1 else Reason("plan", {"card": card, "turns": turn - 1}),
        )
    goals, patience = thoughts.survey(realm), thoughts.taste.patience
    card = max(goals, key=lambda card: goals[card].worth * patience ** goals[card].turns, default=None)
    if card is None:
        return ()
    if not goals[card].lacking:
        return (Reason("stands", {"card": card}),)
    return (Reason("progress", {"card": card, "missing": goals[card].lacking}),)


PLAYERS = {
    "greedy": Builder(),
    "planner": Builder(turns=2),
    "weighted": BALANCED,
    "rollout": Rollout(),
    # The levels of opponents; docs/levels.md says how they fare against each other.
    "squire": BALANCED.changed(whim=7.0),
    "knight": BALANCED.changed(whim=3.0),
    "duke": BALANCED,
    "emperor": Rollout(),
}
