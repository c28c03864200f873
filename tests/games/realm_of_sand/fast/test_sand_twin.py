"""Both engines of Realm of Sand, fed the same deals and moves, agree after every move.

`python tests/games/realm_of_sand/fast/test_sand_twin.py` (or `make twins`) plays more than 6,000 games and says what
they met (with the names of some variants, or `random`, only those); the tests play the first ones of every kind.
"""

from __future__ import annotations

import sys
from collections import Counter
from functools import cache, lru_cache
from pathlib import Path
from random import Random

import pytest

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[3]))

from games.realm_of_sand.engine.sand import ADVANCED, STANDARD, game, varied
from games.realm_of_sand.fast.sand_variants import VARIANTS, random_rules
from games.realm_of_sand.fast.states import state_of

from realms_nb.core.errors import BadSetup
from realms_nb.fast.compiling import blank
from realms_nb.fast.streams import STREAM_SIZE, TWISTER_SIZE, open_stream
from realms_nb.games.realm_of_sand.engine import moves as mv
from realms_nb.games.realm_of_sand.engine.scoring import pieces_on_board, rank
from realms_nb.games.realm_of_sand.engine.state import ChooseStartTile, SwapAnother, TakeTurn
from realms_nb.games.realm_of_sand.fast import layout as at
from realms_nb.games.realm_of_sand.fast.bitboards import masks_for
from realms_nb.games.realm_of_sand.fast.compiled_rules import book_for
from realms_nb.games.realm_of_sand.fast.dealing import deal, scratch_paper
from realms_nb.games.realm_of_sand.fast.moving import play
from realms_nb.games.realm_of_sand.fast.options import legal_moves
from realms_nb.games.realm_of_sand.fast.playing import place_of, points_by_level, standing, tie_break
from realms_nb.games.realm_of_sand.fast.policy import choose
from realms_nb.games.realm_of_sand.fast.positions import table_of
from realms_nb.games.realm_of_sand.fast.weights import weight_rows
from realms_nb.games.realm_of_sand.players.weights import BALANCED

# Games of each variant and number of seats, of which the tests play only some; and sets of random rules.
GAMES, TESTED_GAMES = 100, 2
RANDOM_RULES, TESTED_RULES = 250, 12
# What a run must have met, so that it cannot pass by meeting nothing.
RARE = (
    "LookAtDeck", "KeepCard", "ExchangeDisc", "ShiftSquare", "SwapTile", "purple", "orange", "TakeStartDisc",
    "MoveDisc", "SetAside", "EndTurn", "Finish", "squares run out", "row left short", "bonus disc lost", "dark field",
    "level at the top", "hidden card built", "second swap", "several buildings in a turn", "rounds ran out",
    "first tile chosen", "both sides at a table", "places decided by pieces", "place shared",
)  # fmt: skip


def play_both(rules, seats, seed, met):
    """One game of eager players on both engines; every position, every legal move and the result are compared."""
    book, rng = book_for(rules, seats), Random(seed)
    masks, table, moves, stream = masks_for(book), blank(book.table_size), blank(book.most_moves), blank(STREAM_SIZE)
    paper, weights = scratch_paper(masks.most_boards), weight_rows([BALANCED.numbers()] * seats)
    open_stream(stream, seed, 0)
    deal(book.array, table, seed, blank(TWISTER_SIZE), blank(max(len(book.cards), len(book.tiles), 6)))
    state = game.setup(seats, seed, rules)
    # Some tables are played by the policy alone, some nearly at random.
    strayed = rng.choice([0.0, 0.1, 0.5, 0.9])
    while True:
        assert state_of(book, table) == state
        legal = game.legal_moves(state)
        count = legal_moves(book.array, table, moves)
        assert tuple(move_of(book, int(code)) for code in moves[:count]) == legal
        if not legal:
            break
        chosen = book.move(int(choose(book.array, table, masks.array, weights, *paper, stream)))
        assert chosen in legal
        move = varied(legal, rng) if rng.random() < strayed else chosen
        note(state, move, met)
        state = game.apply(state, move)
        play(book.array, table, book.code(move), moves)
    assert state_of(book, table_of(book, state)) == state
    same_result(book, table, state)
    met["games"] += 1
    met["rounds ran out"] += seats > 1 and state.round == rules.most_rounds
    met["both sides at a table"] += len({realm.power is None for realm in state.realms}) == 2
    tie = game.outcome(state).tie_break
    met["places decided by pieces"] += tie == "pieces"
    met["place shared"] += tie == "shared"


@lru_cache(100_000)
def move_of(book, code):
    """The move of a number, which leads back to the same number."""
    move = book.move(code)
    assert book.code(move) == code
    return move


def note(state, move, met):
    """Count what a move is about to meet."""
    realm, rules = state.realms[state.decision.seat], state.rules
    met["moves"] += 1
    met[type(move).__name__] += 1
    if isinstance(move, mv.SpendCrystal):
        met[realm.power] += 1
    if isinstance(move, mv.LayTile):
        met["squares run out"] += mv.MISSING in move.colours
        met["dark field"] += bool(rules.table.mask(move.fields) & rules.table.dark)
    if isinstance(move, mv.CompleteBuilding):
        card = rules.cards[move.card]
        met["bonus disc lost"] += any(card.discs.count(c) > state.discs["GRKBY".index(c)] for c in card.discs)
        met["level at the top"] += bool(card.level_up) and realm.level == rules.top_level
        met["hidden card built"] += move.card in realm.hidden
        met["several buildings in a turn"] += any(None in row for row in state.display)
    met["first tile chosen"] += isinstance(state.decision, ChooseStartTile)
    met["second swap"] += isinstance(move, mv.SwapTile) and isinstance(state.decision, SwapAnother)
    short = any(len(row) < rules.display for row in state.display)
    met["row left short"] += short and isinstance(state.decision, TakeTurn)


def same_result(book, table, state):
    """Score lines by level, totals, ranking, tie-break and rank are those of the readable engine."""
    points, standings = blank(6), blank(book.seats)
    for sheet, realm in zip(game.scores(state), state.realms, strict=True):
        points_by_level(book.array, table, sheet.seat, points, 0)
        found = {f"level_{level + 1}": int(points[level]) for level in range(3)}
        assert {k: v for k, v in found.items() if v} == {k: v for k, v in sheet.by_source().items() if v}
        assert [int(count) for count in points[3:]] == [
            sum(state.rules.cards[card].level == level for card in realm.buildings) for level in (1, 2, 3)
        ]
        standings[sheet.seat] = standing(book.array, table, sheet.seat)
        assert divmod(int(standings[sheet.seat]), 1 << 32) == (sheet.total, pieces_on_board(realm))
    outcome = game.outcome(state)
    places = [place_of(standings, book.seats, seat) for seat in range(book.seats)]
    ranking = tuple(tuple(seat for seat in range(book.seats) if places[seat] == place) for place in sorted(set(places)))
    assert ranking == outcome.ranking
    assert at.TIE_BREAKS[tie_break(standings, book.seats)] == outcome.tie_break
    if book.seats == 1:
        total = int(standings[0]) >> 32
        assert outcome.rank == rank(book.rules, total)


def all_seats(rules):
    """The numbers of seats that some rules serve."""
    for seats in range(1, len(rules.discs_in_play) + 1):
        try:
            yield rules.check_seats(seats)
        except BadSetup:
            continue


def play_variant(name, games, met):
    rules = (ADVANCED if name.startswith("advanced") else STANDARD).changed(**VARIANTS[name])
    # Seeds of its own for every variant: the same seed deals the same boards.
    first = 1_000 * list(VARIANTS).index(name)
    for seats in all_seats(rules):
        for seed in range(first, first + games):
            play_both(rules, seats, seed, met)


def play_random_rules(numbers, met):
    for number in numbers:
        rules = random_rules(Random(number))
        for seats in all_seats(rules):
            play_both(rules, seats, number, met)


@cache
def met_by(name):
    """What the games of a variant, or those of random rules, have met; played once, whoever asks first."""
    met = Counter()
    if name == "random":
        play_random_rules(range(TESTED_RULES), met)
    else:
        play_variant(name, 3 * TESTED_GAMES if "crystals" in name else TESTED_GAMES, met)
    return met


@pytest.mark.parametrize("name", VARIANTS)
def test_variants(name):
    """The kernel plays every variant as the readable engine does, with every number of players."""
    assert met_by(name)["games"] >= TESTED_GAMES


def test_random_rules_and_cards():
    """The kernel plays any cards, tiles and boards that the loader accepts."""
    assert met_by("random")["games"] >= TESTED_RULES


def test_every_branch_was_met():
    """The games above used every power and met every rare case of the rules."""
    met = sum(map(met_by, [*VARIANTS, "random"]), Counter())
    assert not [case for case in RARE if not met[case]]


def main():
    """All games, or those of the variants that were named, and what they met."""
    met, wanted = Counter(), sys.argv[1:] or [*VARIANTS, "random"]
    for name in wanted:
        if name == "random":
            play_random_rules(range(RANDOM_RULES), met)
        else:
            play_variant(name, GAMES, met)
        print(f"{name}: {met['games']:,} games, {met['moves']:,} moves so far", flush=True)  # noqa: T201
    for case, count in sorted(met.items(), key=lambda each: -each[1]):
        print(f"{count:10,}  {case}")  # noqa: T201
    lacking = [case for case in RARE if not met[case]]
    sys.exit(f"never met: {lacking}" if lacking and not sys.argv[1:] else 0)


if __name__ == "__main__":
    main()
