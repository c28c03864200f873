"""Players of Realm of Sand: greedy looks at one turn, the planner at two. Both mind their own board and say why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from realms_nb.core.chance import Random
from realms_nb.core.strategy import Choice, Reason
from realms_nb.games.realm_of_sand import moves as mv
from realms_nb.games.realm_of_sand.cards import LEVELS
from realms_nb.games.realm_of_sand.colours import COLOURS
from realms_nb.games.realm_of_sand.moves import Move
from realms_nb.games.realm_of_sand.patterns import Lay
from realms_nb.games.realm_of_sand.reach import may_use
from realms_nb.games.realm_of_sand.state import (
    DrawTile,
    KeepOneCard,
    SetTileAside,
    SummonSpirits,
    TakeTurn,
)
from realms_nb.games.realm_of_sand.views import View
from realms_nb.strategies.sand_outlook import RARE, Board, Outlook, Steps, Taste

T = TypeVar("T")


class Idea(Struct, frozen=True):
    """A main action: the move that begins it, the board it leads to once buildings are completed, and its worth."""

    move: Move
    board: Board
    gained: float
    built: tuple[str, ...]
    # Tiles left for the next turn.
    tiles: tuple[str, ...]
    value: float


class Builder(Struct, frozen=True):
    """Completes what stands, then takes the main action that brings buildings nearest, so many turns ahead."""

    turns: int = 1
    # How many of the best ideas for this turn are thought through to the next.
    width: int = 10
    taste: Taste = Taste()

    def __call__(self, view: View, moves: tuple[Move, ...], rng: Random) -> Choice:
        """The best move by the outlook of the seat that must decide."""
        if len(moves) == 1:
            return Choice(moves[0], (Reason("only_move"),))
        decision = view.decision
        assert decision is not None
        outlook = Outlook(view, decision.seat, self.taste)
        match decision:
            case TakeTurn():
                return self._turn(view, outlook, decision, moves)
            case SummonSpirits(left=left):
                return _go_on(outlook, left)
            case DrawTile():
                tile = max(view.circle[: view.rules.tile_choice], key=lambda tile: _promise(view, outlook, tile))
                return Choice(mv.TakeTile(tile), _aim(outlook, outlook.board))
            case SetTileAside():
                tile = min(outlook.realm.tiles, key=lambda tile: _promise(view, outlook, tile))
                return Choice(mv.SetAside(tile), _aim(outlook, outlook.board))
            case KeepOneCard(cards=cards):
                best = max(cards, key=lambda card: outlook.hope(outlook.goal(view.rules.card[card]), outlook.board))
                return Choice(mv.KeepCard(best), (Reason("aim", {"card": best}),))
            case _:
                return _other(outlook, moves)

    def _turn(self, view: View, outlook: Outlook, turn: TakeTurn, moves: tuple[Move, ...]) -> Choice:
        buildings = [move for move in moves if isinstance(move, mv.CompleteBuilding)]
        if buildings:
            best = max(buildings, key=lambda move: _after_building(outlook, move))
            card = view.rules.card[best.card]
            return Choice(best, (Reason("building", {"card": card.id, "points": card.points}),))
        power = _power(outlook, moves)
        if power is not None:
            return Choice(power, (Reason("power"),))
        if turn.done:
            return Choice(mv.EndTurn(), (Reason("nothing_left"),))
        ideas = sorted(_ideas(view, outlook, turn, moves), key=lambda idea: -idea.value)
        best = ideas[0]
        if self.turns > 1 and outlook.turns_left >= 1:
            best = max(ideas[: self.width], key=lambda idea: _next_turn(view, outlook, idea))
        if best.built:
            return Choice(best.move, (Reason("completes", {"card": best.built[0]}),))
        return Choice(best.move, _aim(outlook, best.board))


def _ideas(view: View, outlook: Outlook, turn: TakeTurn, moves: tuple[Move, ...]) -> Iterator[Idea]:
    """Every way of laying a tile, and every summoning that completes a building."""
    tiles, table = outlook.realm.tiles, outlook.table
    for move in moves:
        if isinstance(move, mv.LayTile):
            pairs = zip(move.fields, move.colours, strict=True)
            put = sum(table.piece(colour, field) for field, colour in pairs if colour != mv.MISSING)
            board = outlook.laid(outlook.board, Lay(move, put, table.mask(move.fields)))
            yield _idea(outlook, move, board, tuple(tile for tile in tiles if tile != move.tile))
    limit = sum(view.rules.discs) if turn.unlimited else view.rules.summoned_discs
    for _, steps in outlook.summonings(outlook.board, limit):
        # Alone, a summoning costs a tile as well: the least promising one, here simply the last.
        kept = tiles[:-1] if len(view.realms) == 1 else tiles
        yield _idea(outlook, _step(steps), outlook.summoned(outlook.board, steps), kept)


def _idea(outlook: Outlook, move: Move, board: Board, tiles: tuple[str, ...]) -> Idea:
    board, gained, built = outlook.completed(board)
    return Idea(move, board, gained, built, tiles, gained + outlook.value(board, outlook.turns_left, built))


def _next_turn(view: View, outlook: Outlook, idea: Idea) -> float:
    """What an idea is worth with the best main action of the next turn; the first tiles of the circle are known."""
    rules, taste = view.rules, outlook.taste
    realm = replace(outlook.realm, squares=idea.board.squares, discs=idea.board.discs)
    short = len(idea.tiles) < rules.active_tiles
    tiles = (*idea.tiles, *view.circle[: rules.tile_choice]) if short else idea.tiles
    boards = [idea.board]
    for tile in tiles:
        for lays in rules.placements.lays(tile).by_fields.values():
            if may_use(rules, realm, lays[0].covers):
                boards += [outlook.laid(idea.board, lay) for lay in lays]
    for goal, steps in outlook.summonings(idea.board, rules.summoned_discs):
        if goal.card.id not in idea.built:
            boards.append(outlook.summoned(idea.board, steps))
    # What stands after two turns is certain, what is only near is a guess one turn further away.
    ready, left = taste.certainty / taste.patience, outlook.turns_left - 1
    return idea.gained + taste.patience * max(outlook.value(board, left, idea.built, ready) for board in boards)


def _after_building(outlook: Outlook, move: mv.CompleteBuilding) -> float:
    """The worth of a building and of the board it leaves."""
    covers = outlook.table.mask(move.fields)
    board, table = outlook.board, outlook.table
    left = Board(
        board.squares & ~table.on(board.squares, covers), board.discs & ~table.on(board.discs, covers), board.zone
    )
    return outlook.worth(outlook.rules.card[move.card]) + outlook.value(left, outlook.turns_left, (move.card,))


def _promise(view: View, outlook: Outlook, tile: str) -> float:
    """What the board is worth after laying a tile in the best way."""
    return max(
        outlook.value(outlook.laid(outlook.board, lay), outlook.turns_left)
        for lays in view.rules.placements.lays(tile).by_fields.values()
        if may_use(view.rules, outlook.realm, lays[0].covers)
        for lay in lays
    )


def _go_on(outlook: Outlook, left: int) -> Choice:
    """Carry on with a summoning that completes a building, or stop."""
    pieces = outlook.board.squares | outlook.board.discs
    standing = any(outlook.lacking(goal, pieces)[0] == 0 for goal in outlook.goals)
    plans = [(goal.worth, goal.card.id, steps) for goal, steps in outlook.summonings(outlook.board, left)]
    if standing or not plans:
        return Choice(mv.Finish(), (Reason("nothing_left"),))
    _, card, steps = max(plans)
    return Choice(_step(steps), (Reason("completes", {"card": card}),))


def _step(steps: Steps) -> Move:
    """The first disc of a summoning."""
    source, field = steps[0]
    return mv.SummonDisc(source, field) if source in COLOURS else mv.MoveDisc(source, field)


def _power(outlook: Outlook, moves: tuple[Move, ...]) -> Move | None:
    """A power worth using: a higher level, a look at a deck, a disc that is needed, a square in a better place."""
    realm = outlook.realm
    rare_owned = sum(realm.zone[RARE:]) + sum(outlook.table.counts(realm.discs)[RARE:])
    if realm.power == "orange":
        return next((move for move in moves if isinstance(move, mv.SpendCrystal)), None)
    if realm.power == "red":
        wanted = LEVELS[2] if rare_owned else LEVELS[1]
        looks = [move for move in moves if isinstance(move, mv.LookAtDeck)]
        return next((move for move in looks if move.level == wanted), looks[0] if looks else None)
    if realm.power == "yellow":
        common = (move for move in moves if isinstance(move, mv.ExchangeDisc) and move.give in COLOURS[:RARE])
        return next((move for move in common if move.take in COLOURS[RARE:]), None)
    shifts = [move for move in moves if isinstance(move, mv.ShiftSquare)]
    if shifts:
        best = max(shifts, key=lambda move: _shifted(outlook, move))
        if _shifted(outlook, best) > outlook.value(outlook.board, outlook.turns_left) + 0.5:
            return best
    return None


def _shifted(outlook: Outlook, move: mv.ShiftSquare) -> float:
    table, board = outlook.table, outlook.board
    colour = table.colour_at(board.squares, move.start)
    assert colour is not None
    squares = board.squares ^ table.piece(colour, move.start) ^ table.piece(colour, move.field)
    return outlook.value(Board(squares, board.discs, board.zone), outlook.turns_left)


def _other(outlook: Outlook, moves: tuple[Move, ...]) -> Choice:
    """The start disc that more open buildings ask for; no second tile of a blue exchange."""
    discs = [move for move in moves if isinstance(move, mv.TakeStartDisc)]
    if not discs:
        return Choice(mv.Finish(), (Reason("nothing_left"),))
    best = max(discs, key=lambda move: sum(goal.worth for goal in outlook.goals if move.colour in goal.card.pattern))
    return Choice(best, (Reason("start_disc", {"colour": best.colour}),))


def _aim(outlook: Outlook, board: Board) -> tuple[Reason, ...]:
    """The building that the move works for, and how many pieces it still lacks."""
    goal = max(outlook.goals, key=lambda goal: outlook.hope(goal, board), default=None)
    if goal is None:
        return ()
    lacking, _ = outlook.lacking(goal, board.squares | board.discs)
    return (Reason("progress", {"card": goal.card.id, "missing": lacking}),)


PLAYERS = {"greedy": Builder(), "planner": Builder(turns=2)}
