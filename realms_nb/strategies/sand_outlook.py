"""How far a seat of Realm of Sand is from the buildings it could complete, and what that is worth.

Everything is estimated from the seat's own board: the others are not looked at, except for how soon the game may end.
"""

from __future__ import annotations

from collections.abc import Iterator
from operator import ge

from msgspec import Struct

from realms_nb.games.realm_of_sand.boards import Ground
from realms_nb.games.realm_of_sand.cards import Card
from realms_nb.games.realm_of_sand.colours import COLOURS, PLANES
from realms_nb.games.realm_of_sand.patterns import Lay
from realms_nb.games.realm_of_sand.state import Realm
from realms_nb.games.realm_of_sand.views import View

RARE = 3  # Blue and yellow, from this place in the row of colours on, come only as discs.
FAR = 99.0
# Turns that tiles take to bring so many missing pieces: one tile brings one or two of those that are wanted.
TILE_TURNS = (0.0, 0.9, 1.3, 2.0, 2.6, 3.3)


# Discs of a summoning: where each comes from (its colour in the active zone, or a field) and where it goes.
Steps = tuple[tuple[str, str], ...]


class Taste(Struct, frozen=True):
    """What a player thinks things are worth, in points."""

    # A point in the next turn is worth so much less than one now.
    patience: float = 0.62
    # What can surely be completed in the next turn is worth so much of the same now.
    certainty: float = 0.9
    # Discs and levels at the start of a game; later they are worth less.
    disc: float = 1.2
    rare_disc: float = 4.0
    level: float = 1.0
    # What the second and the third nearest building add.
    second: float = 0.35
    third: float = 0.15


class Board(Struct, frozen=True):
    """The pieces of a seat while it thinks: on the board and in the active zone."""

    squares: int
    discs: int
    zone: tuple[int, ...]


class Goal(Struct, frozen=True):
    """A building that could be completed: what it is worth now, and the places where its pattern may stand."""

    card: Card
    worth: float
    needs: tuple[int, ...]
    # The blue and yellow discs it asks for.
    rare: tuple[int, ...]


class Outlook:
    """What a seat can hope for in a position."""

    def __init__(self, view: View, seat: int, taste: Taste) -> None:
        self.rules, self.taste = view.rules, taste
        self.table: Ground = view.rules.table
        self.realm: Realm = view.realms[seat]
        self.turns_left = _turns_left(view)
        # Bonuses pay only if there is time left to use them.
        self.spring = min(1.0, self.turns_left / 9)
        cards = [card for row in view.display for card in row if card is not None]
        self.goals = [self.goal(view.rules.card[card]) for card in (*cards, *self.realm.hidden)]
        self.board = Board(self.realm.squares, self.realm.discs, self.realm.zone)

    def worth(self, card: Card) -> float:
        """The points of a building and what its bonuses are worth now."""
        taste = self.taste
        discs = sum(taste.rare_disc if PLANES[c] >= RARE else taste.disc for c in card.discs)
        return card.points + self.spring * (discs + taste.level * card.level_up)

    def lacking(self, goal: Goal, pieces: int) -> tuple[int, int]:
        """The fewest pieces that a building lacks, and which ones."""
        absent, fewest, which = ~pieces, 99, 0
        for need in goal.needs:
            missing = (need & absent).bit_count()
            if missing < fewest:
                fewest, which = missing, need & absent
        return fewest, which

    def turns(self, goal: Goal, board: Board) -> float:
        """About how many turns a building still takes: discs come in one summoning, the rest by tiles."""
        fewest, which = self.lacking(goal, board.squares | board.discs)
        if fewest == 0:
            return 0.0
        if fewest == 99:
            return FAR
        size, whole = self.table.size, self.table.whole
        fillable = 0
        for plane, owned in enumerate(board.zone):
            missing = (which >> plane * size & whole).bit_count()
            if plane >= RARE and missing > owned:
                return FAR
            fillable += min(missing, owned)
        fillable = min(fillable, self.rules.summoned_discs)
        with_discs = 1 + _tile_turns(fewest - fillable) if fillable else FAR
        by_tiles = _tile_turns(fewest) if not which >> RARE * size else FAR
        return min(with_discs, by_tiles)

    def value(self, board: Board, turns_left: float, gone: tuple[str, ...] = (), ready: float = 1.0) -> float:
        """What the nearest buildings are worth, but for those gone: the later the less, nothing after the end.

        What stands on the board counts `ready` times its worth.
        """
        hopes: list[float] = []
        patience, rare = self.taste.patience, self.rare_discs(board)
        for goal in self.goals:
            # Most buildings of the highest level are out of reach for want of a disc; there is no need to look closer.
            if goal.card.id not in gone and all(map(ge, rare, goal.rare)):
                turns = self.turns(goal, board)
                if turns <= turns_left:
                    hopes.append(goal.worth * (patience**turns if turns else ready))
        hopes.sort(reverse=True)
        shares = (1.0, self.taste.second, self.taste.third)
        return sum(hope * share for hope, share in zip(hopes, shares, strict=False))

    def rare_discs(self, board: Board) -> tuple[int, ...]:
        """The blue and yellow discs that a seat owns, on the board or not."""
        placed = self.table.counts(board.discs)
        return tuple(owned + there for owned, there in zip(board.zone[RARE:], placed[RARE:], strict=True))

    def hope(self, goal: Goal, board: Board) -> float:
        """What one building is worth, the later the less."""
        return goal.worth * self.taste.patience ** self.turns(goal, board)

    def laid(self, board: Board, lay: Lay) -> Board:
        """The board after a tile was laid."""
        covered = self.table.on(board.discs, lay.covers)
        squares = board.squares & ~self.table.on(board.squares, lay.covers) | lay.put
        if not covered:
            return Board(squares, board.discs, board.zone)
        back = self.table.counts(covered)
        zone = tuple(owned + count for owned, count in zip(board.zone, back, strict=True))
        return Board(squares, board.discs ^ covered, zone)

    def completed(self, board: Board) -> tuple[Board, float, tuple[str, ...]]:
        """The board after completing what stands there, the dearest building first, and what that was worth."""
        gained, built = 0.0, ()
        goals = sorted(self.goals, key=lambda goal: -goal.worth)
        for goal in goals:
            pieces = board.squares | board.discs
            need = next((need for need in goal.needs if need & pieces == need), None)
            if need is not None:
                back = self.table.counts(board.discs & need)
                zone = [owned + count for owned, count in zip(board.zone, back, strict=True)]
                for colour in goal.card.discs:
                    zone[PLANES[colour]] += 1
                board = Board(board.squares & ~need, board.discs & ~need, tuple(zone))
                gained += goal.worth
                built = (*built, goal.card.id)
        return board, gained, built

    def summonings(self, board: Board, limit: int) -> Iterator[tuple[Goal, Steps]]:
        """Buildings that one summoning completes, each with the discs it takes."""
        for goal in self.goals:
            for need in goal.needs:
                missing = need & ~(board.squares | board.discs)
                if 0 < missing.bit_count() <= limit and self._allowed(board, need):
                    steps = self._steps(board, need, missing)
                    if steps is not None:
                        yield goal, steps
                        break

    def summoned(self, board: Board, steps: Steps) -> Board:
        """The board after the steps of a summoning."""
        table, squares, discs, zone = self.table, board.squares, board.discs, list(board.zone)
        for source, field in steps:
            covers = table.mask((field,))
            colour = source
            if source in COLOURS:
                zone[PLANES[source]] -= 1
            else:
                colour = table.colour_at(discs, source) or ""
                discs ^= table.piece(colour, source)
            squares &= ~table.on(squares, covers)
            discs |= table.piece(colour, field)
        return Board(squares, discs, tuple(zone))

    def _allowed(self, board: Board, need: int) -> bool:
        """Whether the level allows a pattern beside everything that lies in the dark zone already."""
        if self.rules.dark_fields == "numbered":
            return True
        in_use = self.table.where(board.squares | board.discs | need) & self.table.dark
        return in_use.bit_count() <= self.realm.level

    def _steps(self, board: Board, need: int, missing: int) -> Steps | None:
        """Which discs go where to bring the missing pieces: from the active zone first, then from elsewhere."""
        table, spare = self.table, board.discs & ~need
        steps: list[tuple[str, str]] = []
        for plane, colour in enumerate(COLOURS):
            wanted = table.fields(missing >> plane * table.size & table.whole)
            on_board = table.fields(spare >> plane * table.size & table.whole)
            sources = [colour] * board.zone[plane] + list(on_board)
            if len(sources) < len(wanted):
                return None
            steps += zip(sources, wanted, strict=False)
        return tuple(steps)

    def goal(self, card: Card) -> Goal:
        """A building with its worth and the places that the level allows for it."""
        rules, dark, level = self.rules, self.table.dark, self.realm.level
        sites = ((site.covers & dark, site.need) for site in rules.placements.sites(card.id))
        if rules.dark_fields == "numbered":
            needs = tuple(need for covers, need in sites if not covers & ~rules.opened[level])
        else:
            needs = tuple(need for covers, need in sites if covers.bit_count() <= level)
        return Goal(card, self.worth(card), needs, rules.placements.demand[card.id][RARE:])


def _tile_turns(missing: int) -> float:
    return TILE_TURNS[missing] if missing < len(TILE_TURNS) else 0.7 * missing


def _turns_left(view: View) -> float:
    """Turns still to come after this one: known alone, else guessed from the hourglasses of the first."""
    if len(view.realms) == 1:
        return view.rules.solo_turns - view.round
    return max(0.5, (view.rules.hourglasses_to_end - max(view.hourglasses)) * 1.3)
