"""What the browser gets of Realm of Sand: every legal move, nothing hidden, words in three languages."""

from __future__ import annotations

import json
import random
import re
from collections import Counter

import pytest

import realms_nb as rn
from realms_nb.core.narrator import LANGUAGES
from realms_nb.games.realm_of_sand import moves as mv
from realms_nb.games.realm_of_sand.preview import gains, would
from realms_nb.widgets.realm_of_sand import hint, options, pages, picture, scene
from realms_nb.widgets.stage import Moment
from realms_nb.widgets.wire import plain

game = rn.realm_of_sand
ADVANCED = game.STANDARD.changed(side="advanced")
# Few squares, so that they run out.
THIN = ADVANCED.changed(squares=(5, 5, 5))


def positions(rules, seats, seeds):
    """Matches at every position of some games; kinds of moves are drawn first, so that powers come up often."""
    for seed in seeds:
        match = rn.Match(game, [f"P{seat}" for seat in range(seats)], seed=seed, rules=rules)
        rng = random.Random(seed)
        while match.turn is not None:
            yield match
            kinds = {}
            for move in match.legal_moves:
                kinds.setdefault(type(move), []).append(move)
            match.play(rng.choice(kinds[rng.choice(list(kinds))]))


def texts(table):
    """The moves of the tables, written out."""
    split = re.compile("..").findall
    for tile, ways in (table.lays or {}).items():
        for way in ways.split(" "):
            fields = split(way[: len(way) // 3 * 2])
            runes = " ".join(f"{f}={c}" for f, c in zip(fields, way[len(fields) * 2 :], strict=True))
            yield f"lay {tile} {runes}"
    for key, fields in (table.summons or {}).items():
        yield from (f"{'summon' if len(key) == 1 else 'move'} {key} {field}" for field in split(fields))
    for key, fields in (table.shifts or {}).items():
        yield from (f"shift {key} {field}" for field in split(fields))
    for give, takes in (table.exchanges or {}).items():
        yield from (f"exchange {give} {take}" for take in takes)
    for give, takes in (table.swaps or {}).items():
        yield from (f"swap {give} {take}" for take in takes)
    for build in table.builds or ():
        yield f"build {build.card} {' '.join(split(build.fields))}"
    rows = {"take": table.takes, "aside": table.asides, "keep": table.keeps, "look": table.looks, "start": table.starts}
    for verb, row in rows.items():
        yield from (f"{verb} {each}" for each in row or ())
    if table.spend:
        yield "crystal"
    if table.finish:
        yield "finish"
    if table.end:
        yield "end"


@pytest.mark.parametrize(("rules", "seats"), [(ADVANCED, 3), (THIN, 2), (game.STANDARD, 1)])
def test_the_tables_hold_every_legal_move(rules, seats):
    """The tables of the options are the legal moves, each once and no other, and small enough to be sent."""
    met = Counter()
    for match in positions(rules, seats, range(3)):
        view = match.game.view_for(match.state, match.turn)
        table = options(view, match.legal_moves, match.narrator())
        assert sorted(texts(table)) == sorted(map(str, match.legal_moves))
        assert len(json.dumps(plain(table))) < 13_000
        met.update(type(move).__name__ for move in match.legal_moves)
    assert met["LayTile"]
    assert met["CompleteBuilding"]
    assert met["SummonDisc"]
    if seats == 3:
        assert len(met) >= 12, met


def test_previews_say_what_then_happens():
    """What completing a building would bring, as told before, is what it brings."""
    met = 0
    for match in positions(ADVANCED, 2, range(4)):
        view = match.game.view_for(match.state, match.turn)
        builds = [move for move in match.legal_moves if isinstance(move, mv.CompleteBuilding)]
        for told in gains(view, builds):
            before, after = match.state.realms[match.turn], game.apply(match.state, told.move).realms[match.turn]
            assert after.level - before.level == told.levels
            assert sum(after.zone) - sum(before.zone) == len(told.discs) + len(told.back)
            assert before.squares.bit_count() - after.squares.bit_count() == len(told.squares)
            met += 1
    assert met > 20


def test_previews_know_no_more_than_the_view():
    """A preview of ending the turn tells no card that is still face down."""
    for match in positions(game.STANDARD, 2, range(2)):
        view = match.game.view_for(match.state, match.turn)
        for events in would(view, [move for move in match.legal_moves if isinstance(move, mv.EndTurn)]):
            assert "CardRevealed" not in {type(event).__name__ for event in events}


def test_nothing_hidden_is_drawn():
    """Cards that another seat keeps or looks at are not in a picture, nor in what a board sends to its viewer."""
    looked = kept = 0
    for match in positions(ADVANCED, 2, range(4)):
        for viewer in (0, 1, None):
            secret = match.game.secrets(match.state, viewer)
            drawn = json.dumps(plain(picture(match.game.view_for(match.state, viewer), match.events, match.narrator())))
            for card in secret:
                assert f'"{card}"' not in drawn
        kept += any(realm.hidden for realm in match.state.realms)
        if type(match.state.decision).__name__ == "KeepOneCard":
            looked += 1
            other = 1 - match.turn
            board = rn.Board(match, you=other, opponents={match.turn: "duke"}, pace="step")
            sent = json.dumps([plain(board.snapshot), list(board.replay)])
            for card in match.state.decision.cards:
                assert f'"{card}"' not in sent
            board.close()
    assert looked
    assert kept


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book(language):
    """Every card and tile has its facts and words; no name of a card is an id; long German names may be broken."""
    match = rn.Match(game, 2, seed=1, rules=ADVANCED)
    book = pages(match, match.narrator(language))
    assert len(book.cards) == 54
    assert {card.kind for card in book.cards.values()} == set(range(18))
    assert all(len(tile.faces) == 8 for tile in book.tiles.values())
    assert set(book.powers) == set(book.crystals)
    assert len(book.powers) == 6
    if language == "de":
        assert all("\u00ad" in card.name for card in book.cards.values())
    assert not any(re.search(r"I-\d\d", card.label + card.spoken) for card in book.cards.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints(language):
    """Hints of three depths are sentences for every question, and the deepest names a legal move."""
    met = set()
    for number, match in enumerate(positions(ADVANCED, 2, range(3))):
        kind = type(match.state.decision).__name__
        if kind in met or number % 3:
            continue
        met.add(kind)
        view = match.game.view_for(match.state, match.turn)
        for depth in (1, 2, 3):
            told = hint(view, match.legal_moves, match.narrator(language, you=match.turn), depth, 0)
            assert told.text.endswith((".", "!", "?", "“"))
            assert not re.search(r"\bT\d\d\b|I-\d\d|[{}]", told.text)
        assert told.moves[0] in map(str, match.legal_moves)
    assert len(met) >= 4


def test_scenes():
    """The tenth hourglass and the final scoring are scenes; points are counted from nothing, the winner comes last."""
    kinds = Counter()
    for match in positions(game.STANDARD.changed(hourglasses_to_end=2), 2, range(3)):
        for step in match.history[-1:]:
            cut = scene([Moment(step.events, match.view(0), match.events)], match.narrator())
            if cut is not None:
                kinds[cut.kind] += 1
    for seats, kind in ((2, "scoring"), (1, "rank")):
        for match in positions(game.STANDARD.changed(hourglasses_to_end=2), seats, [1]):
            last = match
        step = last.history[-1]
        cut = scene([Moment(step.events, last.view(0), last.events)], last.narrator())
        assert cut is not None
        assert cut.kind == kind
        totals = [sum(seat.points for seat in table.seats) for _, table in cut.frames]
        assert totals == sorted(totals)
        assert all(not table.winners for _, table in cut.frames[:-1])
        assert cut.frames[-1][1].winners
    assert kinds["last"]
