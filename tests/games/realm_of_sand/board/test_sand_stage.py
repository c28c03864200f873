"""What the browser gets of Realm of Sand: every legal move, nothing hidden, words in three languages."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace

import realms_nb as rn
from realms_nb.board.stage import ShownMove
from realms_nb.board.wire import plain
from realms_nb.core.narrator import LANGUAGES
from realms_nb.fast.compiling import make_ready
from realms_nb.games.realm_of_sand.board import hint, options, pages, picture, scene
from realms_nb.games.realm_of_sand.board.advice import chances
from realms_nb.games.realm_of_sand.engine.state import TakeTurn

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


def test_buildings_and_crystals_are_drawn():
    """A completed building is a frame with what it brought, and so is a crystal that wakes; other moves have none."""
    met = Counter()
    for match in positions(ADVANCED, 2, range(5)):
        for step in match.history[-1:]:
            cut = scene([ShownMove(step.events, match.view(0), match.events)], match.narrator())
            kinds = [type(event).__name__ for event in step.events]
            expected = [{"BuildingCompleted": "building", "CrystalActivated": "crystal"}.get(kind) for kind in kinds]
            shown = [cut.facts[place] for place in sorted(cut.facts)] if cut is not None else []
            assert [each.kind for each in shown] == [kind for kind in expected if kind]
            met.update(each.kind for each in shown)
            for each in shown:
                assert each.words.endswith(".")
                if each.kind == "building":
                    assert each.card in match.state.realms[each.seat].buildings
                    assert len(each.discs) == kinds.count("DiscGained")
                    assert each.levels == kinds.count("LevelRaised")
                else:
                    assert each.power == match.state.realms[each.seat].power
    assert met["building"] > 10
    assert met["crystal"]


READY = "build I-01 B2 C2 D2", "build I-04 B4 C4 B5"


def two_ready(pace):
    """A board with two buildings ready for its person."""
    match = rn.Match(game, ["You", "Ada"], seed=3)
    table = match.rules.table
    lies = {"B2": "G", "C2": "G", "D2": "R", "B4": "G", "C4": "R", "B5": "R"}
    squares = 0
    for field, colour in lies.items():
        squares |= table.piece(colour, field)
    rows = (("I-01", "I-04", *match.state.display[0][2:]), *match.state.display[1:])
    realms = (replace(match.state.realms[0], squares=squares), *match.state.realms[1:])
    match._history = type(match._history)(replace(match.state, realms=realms, display=rows))
    return rn.Board(match, you=0, opponents={1: "squire"}, pace=pace)


def said_to(board, **message):
    """A message of the browser, and what the board shows after it."""
    board._on_message(board, {"id": 1, **message}, [])
    return board.snapshot


@pytest.mark.parametrize("pace", ["instant", "step"])
def test_each_building_is_a_scene_of_its_own(pace):
    """Two buildings in one turn are two scenes, each seen once; at the instant pace nothing is in the way."""
    board = two_ready(pace)
    ids = []
    for move in READY:
        shown = said_to(board, kind="play", version=board.match.version, move=move)
        assert shown.notice is None
        if shown.scene is not None:
            assert shown.scene.kind == "building"
            ids.append(shown.scene.id)
    assert len(set(ids)) == (0 if pace == "instant" else 2)
    board.close()


@pytest.mark.parametrize("seats", [2, 1])
def test_chances(seats):
    """The first look is at few moves, the second closer; all are legal, in words, best first, inside their bounds."""
    make_ready("realm_of_sand")
    match = rn.Match(game, [f"P{seat}" for seat in range(seats)], seed=4)
    view = match.view(0)
    first, second = (chances(view, match.legal_moves, match.narrator(), 0, look=look) for look in (1, 2))
    assert not first.exact
    assert second.exact
    assert max(each.playouts for each in first.moves) < max(each.playouts for each in second.moves)
    legal = set(map(str, match.legal_moves))
    for found in (first, second):
        assert 3 <= len(found.moves) <= 10
        assert {each.move for each in found.moves} <= legal
        assert all(each.low <= each.value <= each.high for each in found.moves)
        assert not any(re.search(r"\bT\d\d\b|I-\d\d|[{}]", each.label) for each in found.moves)
        assert 0 < found.even < found.most
    values = [each.value for each in second.moves]
    assert values == sorted(values, reverse=True) or seats == 1
    assert chances(view, (), match.narrator(), 0).moves == ()


# What may be pressed or asked, whatever the position.
ASKED = (
    "crystal", "finish", "end", "aside T01", "take T01", "take T09", "start B", "start G", "look I", "look II",
    "look III", "keep I-01", "summon B C3", "move C3 C3", "move B2 C3", "shift B2 C2", "exchange G G",
    "exchange B Y", "exchange Y B", "swap T01 T02", "build I-01 B2 C2 D2", "lay T01 A1=G B1=G C1=R",
    "lay T01 B2=G C2=G D2=-", "lay T01 B2=G C2=G D2=R",
)  # fmt: skip


def awake(power, **changes):
    """A turn with a crystal that is awake, squares on B2 and B3, and a green and a yellow spirit at hand."""
    match = rn.Match(game, ["You", "Ada"], seed=8, rules=ADVANCED)
    table = match.rules.table
    squares = table.piece("G", "B2") | table.piece("R", "B3")
    realm = replace(match.state.realms[0], power=power, crystal="active", zone=(1, 0, 0, 0, 1), squares=squares)
    own = {name: changes.pop(name) for name in ("level",) if name in changes}
    realms = (replace(realm, **own), *match.state.realms[1:])
    return replace(match.state, decision=TakeTurn(0), realms=realms, **changes)


def rare():
    """Refusals that random play hardly comes by, each as a position and what is tried there."""
    swapped = awake("blue")
    tiles, circle = swapped.realms[0].tiles, swapped.circle
    swapped = game.apply(swapped, game.parse(f"swap {tiles[0]} {circle[4]}", ADVANCED))
    looked = game.apply(awake("red"), game.parse("look I", ADVANCED))
    return [
        (awake("orange", level=ADVANCED.top_level), "crystal"),
        (awake("yellow"), "exchange G G"),
        (awake("yellow", discs=(0, 0, 0, 0, 0)), "exchange G B"),
        (awake("green"), "shift C3 D3"),
        (awake("green"), "shift B2 B3"),
        (awake("red", decks=((), *awake("red").decks[1:])), "look I"),
        (looked, "keep III-01"),
        (swapped, f"swap {tiles[1]} {tiles[0]}"),
        (swapped, f"swap {tiles[1]} {tiles[2]}"),
        (awake("red"), f"lay {tiles[0]} B2=G C3=G D4=G"),
    ]


def refusals():
    """One refusal of every kind: the rare ones, and what is refused at every eighth position of some games."""
    met, pool = {}, list(ASKED)
    for state, text in rare():
        refusal = game.why_not(state, game.parse(text, state.rules))
        met[refusal.code] = refusal
    assert len(met) == len(rare())
    numbered = ADVANCED.changed(dark_fields="numbered")
    for number, rules in enumerate([ADVANCED, THIN, game.STANDARD, numbered, ADVANCED.changed(discs=(1, 1, 1, 1, 1))]):
        for place, match in enumerate(positions(rules, 2, [number, number + 5])):
            if place % 8 == 0:
                pool += [str(move) for move in match.legal_moves[::40]]
                for text in pool:
                    refusal = game.why_not(match.state, game.parse(text, match.rules))
                    if refusal is not None:
                        met.setdefault(refusal.code, refusal)
    return met


def test_every_refusal_is_told():
    """Each kind of refusal that the catalogue knows is met in play and told in three languages, without ids."""
    source = (Path(rn.__file__).parent / "games" / "realm_of_sand" / "texts" / "en" / "engine.ftl").read_text("utf-8")
    # What cannot be read, and a name that nothing has, are no moves; that has errors of its own.
    known = set(re.findall(r"^refusal-([\w-]+) =", source, re.MULTILINE)) - {"not-a-move", "unknown-name"}
    met = refusals()
    assert known - {code.replace("_", "-") for code in met} == set()
    for language in LANGUAGES:
        teller = rn.Match(game, ["You", "Ada"], seed=1).narrator(language, you=0)
        for code, refusal in met.items():
            said = teller.refuse(refusal)
            assert said.strip().endswith("."), (code, said)
            assert not re.search(r"\bT\d\d\b|\bI+-\d\d\b|[{}]", said), (code, said)


def test_scenes():
    """A building and the tenth hourglass are drawn scenes; what is counted at the end is none, and tells no winner."""
    kinds = Counter()
    for match in positions(game.STANDARD.changed(hourglasses_to_end=2), 2, range(3)):
        for step in match.history[-1:]:
            cut = scene([ShownMove(step.events, match.view(0), match.events)], match.narrator())
            if cut is not None:
                kinds[cut.kind] += 1
                assert set(cut.facts) == set(range(len(cut.frames)))
                assert not any(table.winners for _, table in cut.frames)
    assert kinds["building"]
    assert kinds["last"]
    assert match.outcome is not None


def test_what_a_turn_did():
    """A turn is told in a few words, in three languages: what was laid, taken and built, and by nobody else."""
    told = Counter()
    for match in positions(ADVANCED, 2, range(3)):
        for language in LANGUAGES:
            seats = picture(match.view(0), match.events, match.narrator(language)).seats
            for seat in seats:
                assert not re.search(r"\bT\d\d\b|I-\d\d|[{}]", seat.did), seat.did
                told[language, bool(seat.did)] += 1
        words = picture(match.view(0), match.events, match.narrator()).seats
        for step in match.history[-1:]:
            told["laid"] += "laid" in words[step.seat].did and str(step.move).startswith("lay")
            told["built"] += "built" in words[step.seat].did and str(step.move).startswith("build")
    assert all(told[language, True] for language in LANGUAGES)
    assert told["laid"]
    assert told["built"]
