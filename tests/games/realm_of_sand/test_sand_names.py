"""Nobody reads ids of Realm of Sand: refusals, hints, reasons, moves, tables and charts, in every language."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from games.realm_of_sand.engine.sand import ADVANCED, game
from msgspec.structs import replace

import realms_nb as rn
from realms_nb.charts.studio import plots
from realms_nb.core.narrator import LANGUAGES
from realms_nb.games.realm_of_sand.board import hint
from realms_nb.games.realm_of_sand.engine import moves as mv
from realms_nb.games.realm_of_sand.engine.boards import POWERS
from realms_nb.games.realm_of_sand.engine.state import (
    ChooseStartDisc,
    DrawTile,
    KeepOneCard,
    SetTileAside,
    SummonSpirits,
    SwapAnother,
    TakeTurn,
)

ID = re.compile(r"\b(?:T\d\d|I{1,3}-\d\d)\b")
# Keys that a chart's rows carry so that a click finds the card or the move; they are not shown.
KEYS = ("card", "cards", "move", "lacks")


def positions(seats, seed, rules=ADVANCED):
    """A whole game by random kinds of moves, so that every kind of decision comes up; each position with its moves."""
    match = rn.Match(game, ["You", "Ada", "Bo", "Cleo"][:seats], seed=seed, rules=rules.changed(hourglasses_to_end=4))
    rng = random.Random(seed)
    while match.turn is not None:
        yield match
        kinds = {}
        for move in match.legal_moves:
            kinds.setdefault(type(move), []).append(move)
        match.play(rng.choice(kinds[rng.choice(list(kinds))]))
    yield match


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals(language):
    """Whatever is refused in whole games, in short and at length, is told by names."""
    met, rng = set(), random.Random(1)
    for seats, seed in ((1, 3), (2, 4), (4, 5)):
        pool = []
        for match in positions(seats, seed):
            pool += rng.sample(match.legal_moves, min(2, len(match.legal_moves)))
            for move in rng.sample(pool, min(6, len(pool))):
                refusal = game.why_not(match.state, move)
                if refusal is None or ((refusal.code, seats) in met and rng.random() < 0.9):
                    continue
                met.add((refusal.code, seats))
                for depth in ("short", "beginner"):
                    told = match.narrator(language, depth).refuse(refusal)
                    assert not ID.search(told), told
    assert len({code for code, _ in met}) >= 10


def with_powers():
    """Positions with each power ready to be used, and what follows a look at a deck and a first exchange of tiles."""
    for power in POWERS:
        state = game.setup(2, 3, ADVANCED.changed(start_tiles="dealt"))
        square = state.rules.table.piece("G", "B2")
        realm = replace(state.realms[0], power=power, crystal="active", zone=(1, 1, 0, 1, 0), squares=square)
        state = replace(state, realms=(realm, state.realms[1]), decision=TakeTurn(0))
        yield state
        further = [move for move in game.legal_moves(state) if isinstance(move, mv.LookAtDeck | mv.SwapTile)]
        if further:
            yield game.apply(state, further[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_and_hints(language):
    """Every kind of move is said in words, and hints of all depths for every kind of decision name no id."""
    asked, said = set(), set()
    states = [match.state for seats, seed in ((1, 3), (2, 4)) for match in positions(seats, seed)]
    for state in (*states, *with_powers()):
        if state.decision is None:
            continue
        narrator, moves = game.narrator(["You", "Ada"], rules=state.rules, language=language), game.legal_moves(state)
        for move in moves:
            if type(move) not in said:
                said.add(type(move))
                assert not ID.search(game.describe_move(move, narrator))
        if type(state.decision) not in asked:
            asked.add(type(state.decision))
            for depth in (1, 2, 3):
                told = hint(game.view_for(state, state.decision.seat), moves, narrator, depth, 0)
                assert not ID.search(told.text), told
    assert asked == {ChooseStartDisc, DrawTile, KeepOneCard, SetTileAside, SummonSpirits, SwapAnother, TakeTurn}
    assert len(said) == 15


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_that_are_watched(language, capsys):
    """What rn.watch prints of moves and reasons, and rn.why_not of an allowed move, names no id."""
    match = rn.Match(game, ["Ada", "Bo"], seed=5, rules=ADVANCED, language=language)
    rn.watch(match, {"Ada": "duke", "Bo": "knight"}, moves=60)
    rn.why_not(match, match.legal_moves[0])
    told = capsys.readouterr().out
    assert len(told.splitlines()) > 60
    assert not ID.search(told), ID.search(told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_charts_beside_the_board(seats, language):
    """What live charts show, say and head their tables with names no id, at the start, in the middle and at the end."""
    every = list(range(0, 400, 100))
    met = 0
    for step, match in enumerate(positions(seats, 7, game.STANDARD)):
        if step not in every and match.turn is not None:
            continue
        for plot in plots(match, match.view(0), language=language, playouts=4).values():
            assert not ID.search(plot.description), plot.description
            shown = [
                value for rows in plot.rows.values() for row in rows for key, value in row.items() if key not in KEYS
            ]
            assert not [value for value in shown if isinstance(value, str) and ID.search(value)]
            met += 1
        board = match.board(language)
        for words in (*board.sentences, *board.columns, *(cell for row in board.rows for cell in row)):
            assert not ID.search(words), words
    assert met >= 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_of_the_catalogues(language):
    """No sentence of the catalogues, exercises included, has an id, except in a move that is written as code."""
    folder = Path(rn.__file__).parent / "games" / "realm_of_sand" / "texts" / language
    lines = [line for file in sorted(folder.glob("*.ftl")) for line in file.read_text("utf-8").splitlines()]
    code = re.compile(r"`[^`]*`|[“„][^”“]*[”“]")
    assert sum(bool(ID.search(line)) for line in lines) >= 4
    assert not [line for line in lines if ID.search(code.sub("", line))]
