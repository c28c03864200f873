"""What a seat of Realm of Sand thinks of: its own board as rows of the kernel, before and after what it might do.

The others are not looked at, except for the tiles they take and for how soon the game may end.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from realms_nb.fast.compiling import blank, blank_floats, floats, ints, make_ready
from realms_nb.games.realm_of_sand.engine import moves as mv
from realms_nb.games.realm_of_sand.engine.colours import COLOURS, RUNES
from realms_nb.games.realm_of_sand.engine.moves import Move
from realms_nb.games.realm_of_sand.engine.pieces import added, counted
from realms_nb.games.realm_of_sand.engine.state import KeepOneCard, Realm, SwapAnother, TakeTurn
from realms_nb.games.realm_of_sand.engine.views import View
from realms_nb.games.realm_of_sand.fast.outlook import SCRATCH_SIZE, Prospect, survey
from realms_nb.games.realm_of_sand.fast.search import Plan, appraise, search
from realms_nb.games.realm_of_sand.fast.tables import DISCS, NO_TILE, PLANE, book_for
from realms_nb.games.realm_of_sand.fast.taste import Taste
from realms_nb.games.realm_of_sand.fast.turns import complete, find_summoning, summon

# The root of a line that begins with nothing special.
STAY = -1
# A row of the kernel, and what the seat has gained on the way to it.
Start = tuple[list[int], float]


class Goal(NamedTuple):
    """A building from afar: what it is worth, about how many turns it takes, the fewest pieces it lacks."""

    worth: float
    turns: float
    lacking: int


class Thoughts:
    """A view turned into rows, and the searches that start from them."""

    def __init__(self, view: View, seat: int, taste: Taste, *, watchful: bool, more: tuple[str, ...] = ()) -> None:
        make_ready("realm_of_sand")
        self.view, self.realm, self.taste = view, view.realms[seat], taste
        self.book = book_for(view.rules)
        self.tables = self.book.tables
        cards = [card for row in view.display for card in row if card is not None]
        self.cards = tuple(dict.fromkeys((*cards, *self.realm.hidden, *more)))
        others = [realm for other, realm in enumerate(view.realms) if other != seat]
        decision = view.decision
        turn = decision.turn if isinstance(decision, KeepOneCard | SwapAnother) else decision
        over = isinstance(turn, TakeTurn) and turn.done
        # After its main action a seat thinks of its next turn, before which the others take tiles.
        self.circle = view.circle[len(others) :] if over else view.circle
        self.prospect = Prospect(
            goals=ints(self.book.card[card] for card in self.cards),
            circle=ints(self.book.tile[tile] for tile in view.circle),
            stays=floats([]),
            others=len(others),
            turns_left=turns_left(view),
            taste=taste,
        )
        self.worth = {card: goal.worth for card, goal in self.survey().items()}
        # The dearest first: what stands is completed in this order.
        self.cards = tuple(sorted(self.cards, key=lambda card: -self.worth[card]))
        self.prospect = self.prospect._replace(
            goals=ints(self.book.card[card] for card in self.cards),
            stays=floats(self._chances(others, watchful=watchful, own=(*self.realm.hidden, *more))),
        )

    def _chances(self, others: list[Realm], *, watchful: bool, own: tuple[str, ...]) -> list[float]:
        """For each goal the chance that it lies open a round later: whoever is one main action away may take it."""
        chances = [1.0 if card in own else self.taste.left ** len(others) for card in self.cards]
        for realm in others if watchful else ():
            goals = self.survey(realm)
            for place, card in enumerate(self.cards):
                if goals[card].turns <= 1.0 and card not in own:
                    chances[place] *= self.taste.contested / self.taste.left
        return chances

    def row(self, realm: Realm | None = None, root: int = STAY, circle: Sequence[str] | None = None) -> list[int]:
        """A realm as a row; the first tiles of the circle are within its reach."""
        view, tile = self.view, self.book.tile
        realm = self.realm if realm is None else realm
        circle = self.circle if circle is None else circle
        choice, active = view.rules.tile_choice, view.rules.active_tiles
        tiles, reach = [tile[name] for name in realm.tiles], [tile[name] for name in circle[:choice]]
        following = len(view.circle) - len(circle[choice:])
        return [
            root,
            realm.level,
            following,
            *realm.zone,
            *view.discs,
            *self.book.planes(realm.squares | realm.discs),
            self.view.rules.table.where(realm.discs),
            *tiles,
            *[NO_TILE] * (active - len(tiles)),
            *reach,
            *[NO_TILE] * (choice - len(reach)),
            *[0] * len(self.cards),
        ]

    def laid(self, way: int) -> Realm:
        """The realm after one of its tiles was laid."""
        ground, realm, lay = self.book.rules.table, self.realm, self.book.lays[way]
        covered = ground.on(realm.discs, lay.covers)
        return replace(
            realm,
            squares=realm.squares & ~ground.on(realm.squares, lay.covers) | lay.put,
            discs=realm.discs ^ covered,
            zone=added(realm.zone, ground.counts(covered)),
        )

    def drawn(self, realm: Realm, root: int, tile: str) -> list[int]:
        """The row with which the next turn begins, after a tile was taken and the others took theirs."""
        circle = [other for other in self.view.circle if other != tile]
        realm = replace(realm, tiles=(*realm.tiles, tile))
        return self.row(realm, root, circle[len(self.view.realms) - 1 :])

    def built(self, move: mv.CompleteBuilding, root: int) -> Start:
        """The row after a building was completed."""
        row = ints(self.row(root=root))
        face, corner = self.book.site(move.card, move.fields)
        complete(self.tables, row, 0, self.book.card[move.card], face, 1 << corner)
        row[self.tables.goals_at + self.cards.index(move.card)] = 1
        return [int(number) for number in row], self.worth[move.card]

    def with_power(self, move: Move, root: int) -> Start:
        """The row after a power was used, and what it brought at once: a level or a rarer disc."""
        realm, table, taste = self.realm, self.book.rules.table, self.taste
        spring = min(1.0, self.prospect.turns_left / taste.spring)
        match move:
            case mv.ExchangeDisc(give, take):
                in_zone = give in COLOURS
                colour = give if in_zone else table.colour_at(realm.discs, give) or ""
                discs = realm.discs if in_zone else realm.discs ^ table.piece(colour, give)
                zone = counted(realm.zone, colour, -1) if in_zone else realm.zone
                rarer = (take not in RUNES) - (colour not in RUNES)
                after = replace(realm, zone=counted(zone, take, +1), discs=discs)
                return self.row(after, root), spring * rarer * (taste.rare_disc - taste.disc)
            case mv.ShiftSquare(start, field):
                colour = table.colour_at(realm.squares, start) or ""
                squares = realm.squares ^ table.piece(colour, start) ^ table.piece(colour, field)
                return self.row(replace(realm, squares=squares), root), 0.0
            case mv.SwapTile(give, take):
                tiles = tuple(take if tile == give else tile for tile in realm.tiles)
                circle = [give if tile == take else tile for tile in self.circle]
                return self.row(replace(realm, tiles=tiles), root, circle), 0.0
            case _:
                return self.row(replace(realm, level=realm.level + 1), root), spring * taste.level

    def search(
        self,
        starts: list[Start],
        turns: int,
        width: int,
        *,
        turn: int = 0,
        limit: int | None = None,
        fresh: bool = False,
        whim: float = 0.0,
        seed: int = 0,
    ) -> list[Plan]:
        """The best lines from some rows, the best first; see `realms_nb.games.realm_of_sand.fast.search`."""
        if turn > self.prospect.turns_left:
            # There is no such turn any more: only what was gained counts.
            return sorted((Plan(row[0], gain, ()) for row, gain in starts), key=lambda plan: -plan.value)
        return search(
            self.tables,
            self.prospect,
            starts,
            turn=turn,
            turns=turns,
            width=width,
            limit=self.tables.summoned_discs if limit is None else limit,
            fresh=fresh,
            whim=whim,
            seed=seed,
        )

    def appraised(self, rows: list[list[int]]) -> list[float]:
        """What each row is worth once all that stands is completed."""
        return appraise(self.tables, self.prospect, rows)

    def summonings(self, limit: int) -> Iterator[tuple[str, list[int], list[Move]]]:
        """Buildings that a summoning of so many discs completes: the row after it, and its discs one by one."""
        names, row = self.view.rules.table.names, ints(self.row())
        for card in self.cards:
            face, corner = find_summoning(self.tables, row, 0, self.book.card[card], limit, blank(SCRATCH_SIZE))
            if face < 0:
                continue
            after = ints(row)
            summon(self.tables, after, 0, face, corner)
            zone, lifted, steps = list(self.realm.zone), 0, list[Move]()
            for shift, colour in self.book.faces[face]:
                before, now, field = int(row[PLANE + colour]), int(after[PLANE + colour]), int(corner) << shift
                if before & field:
                    continue
                name = names[field.bit_length() - 1]
                if zone[colour]:
                    zone[colour] -= 1
                    steps.append(mv.SummonDisc(COLOURS[colour], name))
                elif left := int(row[DISCS]) & before & ~now & ~lifted:
                    start = left.bit_length() - 1
                    lifted |= 1 << start
                    steps.append(mv.MoveDisc(names[start], name))
            yield card, [int(number) for number in after], steps

    def survey(self, realm: Realm | None = None) -> dict[str, Goal]:
        """Every open building as it is seen from a realm."""
        count = len(self.cards)
        worths, turns, lacks = blank_floats(count), blank_floats(count), blank(count)
        row, scratch = ints(self.row(realm)), blank(SCRATCH_SIZE)
        survey(self.tables, self.prospect, row, 0, scratch, worths, turns, lacks)
        found = zip(self.cards, worths, turns, lacks, strict=True)
        return {card: Goal(float(value), float(away), int(lacking)) for card, value, away, lacking in found}


def turns_left(view: View) -> float:
    """Turns still to come after this one: known alone, else guessed from the hourglasses of the first."""
    if len(view.realms) == 1:
        return view.rules.solo_turns - view.round
    return max(0.5, (view.rules.hourglasses_to_end - max(view.hourglasses)) * 1.3)
