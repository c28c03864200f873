"""Mutated saves, rules, decks, sheets, messages, kept games: each is answered by a sentence soon and changes nothing.

A short run belongs to every test; `make fuzz` (FUZZ=100) runs a hundred times as many.
"""

from __future__ import annotations

import csv
import io
import json
import os
import random
import subprocess
import sys
import time
import zlib
from base64 import b64decode, b64encode
from collections import Counter
from pathlib import Path

import pytest

import realms_nb as rn
from realms_nb.board.wire import plain
from realms_nb.core.errors import LONGEST_SENTENCE, RealmsError
from realms_nb.core.saves import encode
from realms_nb.games.minute_realms.engine.cards import deck_rows, load_deck
from realms_nb.games.minute_realms.engine.rules import Tokens

TIMES = int(os.environ.get("FUZZ", "1"))
GAMES = {"minute": rn.minute_realms, "sand": rn.realm_of_sand}
SLOWEST = 2.0
ODD = [
    None, True, False, 0, -1, 1, 1.0, 0.5, 10**30, float("nan"), "", " ", "x", "\ud800", "\0", "\u202e", "<b>", [], {},
    [[]], [None], {"x": 1}, "9" * 50, "\U0001f3f0" * 30, "a" * 10**5, [0] * 10_000, -0.0, 2**63, "build", "Mill", b"x",
]  # fmt: skip


class Told:
    """Counts what came of each attempt, and insists that it was a result or a sentence, and soon."""

    def __init__(self):
        self.count = Counter()

    def attempt(self, work):
        began, worked, sentence = time.perf_counter(), time.process_time(), "fine"
        try:
            work()
            self.count["fine"] += 1
        except RealmsError as error:
            self.count["refused"] += 1
            sentence = str(error)
        assert 0 < len(sentence) <= LONGEST_SENTENCE
        # By the processor's clock, because others share the machine; much longer if it only waited.
        assert time.process_time() - worked < SLOWEST
        assert time.perf_counter() - began < 60 * SLOWEST


def mutated(value, rng):
    """The same thing with one part of it changed."""
    if isinstance(value, dict) and value and rng.random() < 0.9:
        key = rng.choice(sorted(value, key=repr))
        draw = rng.random()
        if draw < 0.1:
            return {other: part for other, part in value.items() if other != key}
        if draw < 0.15:
            return value | {rng.choice(["surprise", "", "__class__"]): rng.choice(ODD)}
        return value | {key: mutated(value[key], rng)}
    if isinstance(value, list) and value and rng.random() < 0.9:
        place = rng.randrange(len(value))
        draw = rng.random()
        if draw < 0.1:
            return value[:place] + value[place + 1 :]
        if draw < 0.2:
            return [*value, value[place]]
        if draw < 0.3:
            return value[place:] + value[:place]
        return [*value[:place], mutated(value[place], rng), *value[place + 1 :]]
    if isinstance(value, str) and value and rng.random() < 0.7:
        place = rng.randrange(len(value))
        return value[:place] + rng.choice(["", "x", ",", "\n", "\u202e", value]) + value[place + rng.randrange(3) :]
    if isinstance(value, int) and not isinstance(value, bool) and rng.random() < 0.6:
        return value + rng.choice([-1, 1, 7, 10**6])
    return rng.choice(ODD)


def played(game, seed):
    match = rn.Match(game, ["Ada", "Bo"], seed=seed)
    rng = random.Random(seed)
    for _ in range(12):
        match.play(rng.choice(match.legal_moves))
    return match


@pytest.mark.parametrize("name", GAMES)
def test_mutated_saves(name, tmp_path):
    """A save with anything changed is opened as it is or refused in a sentence; bytes that are no save, too."""
    told, rng = Told(), random.Random(name)
    file = tmp_path / "match.json"
    wholes = [encode(played(GAMES[name], 3).as_save(future=future)) for future in (True, False)]
    for turn in range(50 * TIMES):
        whole = wholes[turn % 2]
        good = json.loads(whole)
        if turn % 5:
            changed = good
            for _ in range(rng.choice([1, 1, 1, 2, 5])):
                changed = mutated(changed, rng)
            data = json.dumps(changed, default=repr).encode("utf-8", "replace")
        else:
            place = rng.randrange(len(whole))
            data = whole[:place] + rng.randbytes(rng.randrange(4)) + whole[place + rng.randrange(40) :]
        file.write_bytes(data)
        told.attempt(lambda: rn.Match.load(file))
    assert told.count["refused"] > 20 * TIMES


@pytest.mark.parametrize("name", GAMES)
def test_mutated_rules(name):
    """Rules with any value at all are rules that can be dealt by, or are refused in a sentence."""
    game, told, rng = GAMES[name], Told(), random.Random(name)
    standard = game.STANDARD
    plain = {field: getattr(standard, field) for field in standard.__struct_fields__}
    for _ in range(25 * TIMES):
        field = rng.choice(sorted(plain))
        value = rng.choice([rng.choice(ODD), mutated(_listed(plain[field]), rng), rng.randrange(-3, 60)])

        def deal(field=field, value=value):
            match = rn.Match(game, 2, seed=1, rules=standard.changed(**{field: value}))
            for _ in range(3):
                match.play(match.legal_moves[0])

        told.attempt(deal)
    assert told.count["refused"] > 5 * TIMES
    assert told.count["fine"] > 0


def _listed(value):
    return list(value) if isinstance(value, tuple) and value and isinstance(value[0], int) else value


def test_mutated_decks():
    """Decks with cells of any kind are decks that can be played, or are refused in a sentence."""
    told, rng = Told(), random.Random(5)
    rows = deck_rows(rn.minute_realms.STANDARD.deck)
    for _ in range(25 * TIMES):
        changed = mutated([dict(row) for row in rows], rng)

        def deal(changed=changed):
            rules = rn.minute_realms.STANDARD.changed(deck=load_deck(changed))
            match = rn.Match(rn.minute_realms, 2, seed=1, rules=rules)
            for _ in range(4):
                # By its text, which must mean the same card again.
                match.play(str(match.legal_moves[-1]))

        told.attempt(deal)
    assert told.count["refused"] > 3 * TIMES
    assert told.count["fine"] > 0


# What somebody may have written, drawn or pasted into a cell.
CELLS = [
    "=1+1", '=HYPERLINK("http://x")', "=A1", "@SUM(A1)", "'=1", "#REF!", "1,5", "1e400", "TRUE", -1, 1.5, 10**15, True,
    None, "", "\u041cill", "x" * 150_000, "9" * 5_000, "a\nb", '"', ";", "\t", "\u202e", "\ufeff", "<b>",
]  # fmt: skip


def spoiled(rows, rng):
    """A sheet with cells changed or swapped, or rows or columns repeated, moved or left out."""
    rows = [list(row) for row in rows]
    for _ in range(rng.choice([1, 1, 2, 8])):
        row, other = rng.choice(rows), rng.choice(rows)
        place, draw = rng.randrange(len(row)), rng.randrange(7)
        if draw < 3:
            row[place] = rng.choice(CELLS)
        elif draw == 3:
            to = rng.randrange(len(other))
            row[place], other[to] = other[to], row[place]
        elif draw == 4:
            rows.insert(rng.randrange(len(rows)), list(row))
        elif draw == 5:
            rows[rng.randrange(len(rows))] = rng.choice([list(row), row[:place], [*row, "x"], [None] * len(row)])
        else:
            rows = [[*each[place:], *each[:place]] for each in rows]
        rows = [each or [None] for each in rows]
    return rows


def flipped(data, rng):
    """The bytes of a file with some changed, cut out or put in."""
    data = bytearray(data)
    for _ in range(rng.choice([1, 1, 4, 30])):
        place = rng.randrange(len(data) + 1)
        if place < len(data) and rng.random() < 0.8:
            data[place] ^= 1 << rng.randrange(8)
        else:
            data[place : place + rng.randrange(20)] = rng.randbytes(rng.randrange(4))
    return bytes(data)


def sheet(rows, kind):
    """The rows as the bytes of a spreadsheet."""
    if kind == "csv":
        file = io.StringIO()
        csv.writer(file).writerows(rows)
        return file.getvalue().encode()
    openpyxl = pytest.importorskip("openpyxl")
    book, packed = openpyxl.Workbook(write_only=True), io.BytesIO()
    page = book.create_sheet()
    for row in rows:
        page.append(row)
    book.save(packed)
    return packed.getvalue()


@pytest.mark.parametrize("kind", ["csv", "xlsx"])
@pytest.mark.parametrize("name", GAMES)
def test_mutated_spreadsheets(name, kind, tmp_path):
    """A spreadsheet with any cells or bytes is a deck that can be dealt, or refused in a sentence; the file stays."""
    game, told, rng = GAMES[name], Told(), random.Random(f"{name} {kind}")
    path, rules = tmp_path / f"deck.{kind}", game.STANDARD
    whole = rn.lab.deck_file(game, tmp_path / "deck.csv").read_text("utf-8-sig")
    rows = list(csv.reader(whole.splitlines()))
    deck, good = rules.deck, sheet(rows, kind)

    def deal():
        match = rn.Match(game, 2, seed=1, rules=game.STANDARD.changed(deck=path))
        match.play(match.legal_moves[0])

    path.write_bytes(good)
    told.attempt(deal)
    assert told.count == {"fine": 1}
    for turn in range(20 * TIMES):
        data = flipped(good, rng) if turn % 4 == 0 else sheet(spoiled(rows, rng), kind)
        path.write_bytes(data)
        told.attempt(deal)
        assert path.read_bytes() == data
        assert game.STANDARD is rules
        assert rules.deck is deck
    assert told.count["refused"] > 8 * TIMES
    assert told.count["fine"] > 1


def test_mutated_tokens():
    """Any tokens at all give odds soon, or are refused."""
    told, rng = Told(), random.Random(6)
    for _ in range(5 * TIMES):
        tokens = [Tokens(rng.randrange(-1, 11), rng.randrange(-1, 52)) for _ in range(rng.randrange(6))]

        def count(tokens=tokens):
            match = rn.Match(rn.minute_realms, 3, seed=1, rules=rn.minute_realms.STANDARD.changed(tokens=tokens))
            rn.odds.invasions(rn.minute_realms.view_for(match.state, 0))

        told.attempt(count)
    assert told.count["refused"] > TIMES


@pytest.mark.parametrize("name", GAMES)
def test_moves_as_any_text(name):
    """Whatever is played that is no legal move is refused in a sentence, and the match stays as it was."""
    match, told, rng = played(GAMES[name], 4), Told(), random.Random(name)
    legal = list(map(str, match.legal_moves))
    for _ in range(100 * TIMES):
        move = rng.choice([rng.choice(ODD), mutated(rng.choice(legal), rng), rng.choice(legal)])
        before = match.state

        def play(move=move):
            match.play(move)

        told.attempt(play)
        if match.at == 13:
            match.undo()
        assert match.state == before
    assert told.count["refused"] > 30 * TIMES
    assert told.count["fine"] > 0


def messages(board, rng):
    """Every kind of message that a browser sends, as it would be right now; chances apart, which compile an engine."""
    match, version = board.match, board.snapshot.version
    moves = list(map(str, match.legal_moves)) or ["build Mill"]
    return [
        {"kind": "play", "version": version, "move": rng.choice(moves)},
        {"kind": "step", "version": version},
        {"kind": "ask", "move": rng.choice(moves)},
        {"kind": "undo"},
        {"kind": "seek", "to": rng.randrange(match.length + 2)},
        {"kind": "play-on", "version": version},
        {"kind": "line", "name": rng.choice("ABC")},
        {"kind": "earlier", "number": 0},
        {"kind": "stop"},
        {"kind": "pace", "value": rng.choice(["instant", "step", "calm"])},
        {"kind": "language", "value": rng.choice(["en", "de", "it"])},
        {"kind": "hint", "depth": rng.randrange(5)},
        {"kind": "new", "seed": 3, "seats": [{"name": "You"}, {"name": "Bo", "player": "random"}]},
        {"kind": "new"},
        {"kind": "save"},
        {"kind": "save", "future": False},
        {"kind": "load", "name": "a.json", "text": encode(match.as_save(future=rng.random() < 0.5)).decode()},
        {"kind": "ping"},
        {"kind": "shown"},
        {"kind": "hidden"},
    ]


@pytest.mark.parametrize("name", GAMES)
def test_messages_of_any_kind(name):
    """A board answers every message that has a number, however it is made; what it cannot read changes nothing."""
    rng, told, heard = random.Random(name), Told(), Counter()
    for _ in range(5 * TIMES):
        board = rn.Board(played(GAMES[name], 5), you=0, opponents={1: "random"}, pace="instant")
        match, answers = board.match, []
        board.send = answers.append
        for number in range(20):
            message = {"id": number} | rng.choice(messages(board, rng))
            if rng.random() < 0.7:
                message = mutated(message, rng)
            # As it would come: what is no JSON at all never arrives. Half a character does.
            message = json.loads(json.dumps(message, default=repr))
            before, state = (match.version, match.cursor, match.start), match.state
            told.attempt(lambda board=board, message=message: board._on_message(board, message, []))
            if isinstance(message, dict) and type(message.get("id")) is int and message["id"] == number:
                assert answers[-1]["id"] == number
            same = (match.version, match.cursor) == before[:2] and match.start is before[2]
            if same:
                assert match.state is state
            refused = board.snapshot.notice is not None
            heard["refused" if same and refused else "same" if same else "changed"] += 1
            assert isinstance(match.at, int)
            assert 0 <= match.at <= match.length
        board.close()
    assert told.count == {"fine": 100 * TIMES}
    assert all(heard[kind] > 10 * TIMES for kind in ("changed", "refused", "same"))


def of_wrong_shape(kept, rng, *, packed=False):
    """A kept game with anything changed: a field, something in its save, or all of it."""
    if rng.random() < 0.1:
        return rng.choice([odd for odd in ODD if not isinstance(odd, bytes)])
    if rng.random() < 0.5:
        return mutated(kept, rng)
    save = zlib.decompress(b64decode(kept["save"])) if packed else kept["save"].encode()
    changed = json.loads(save)
    for _ in range(rng.choice([1, 1, 3])):
        changed = mutated(changed, rng)
    save = flipped(save, rng) if rng.random() < 0.3 else json.dumps(changed, default=repr).encode()
    return kept | {"save": b64encode(zlib.compress(save)).decode() if packed else save.decode("utf-8", "replace")}


@pytest.mark.parametrize("name", GAMES)
def test_kept_games_that_a_board_takes_up(name):
    """Whatever was kept outside of Python is taken up, or refused in a sentence and the game at the board stays."""
    rng, told, heard = random.Random(name), Told(), Counter()
    kept = json.loads(json.dumps(plain(rn.Board(played(GAMES[name], 5), opponents={1: "random"}).kept)))
    board = rn.Board(rn.Match(GAMES[name], ["You", "Ada"], seed=1), opponents={1: "random"}, pace="instant")
    match, answers = board.match, []
    board.send = answers.append
    for number in range(20 * TIMES):
        move = rng.choice([None, None, "end", str(rng.choice(match.legal_moves or ["end"]))])
        given = of_wrong_shape(kept, rng, packed=True)
        message = {"id": number, "kind": "take-up", "version": board.snapshot.version, "kept": given, "move": move}
        message = json.loads(json.dumps(message, default=repr))
        start, place, before = match.start, match.cursor, board.kept
        told.attempt(lambda message=message: board._on_message(board, message, []))
        assert answers[-1]["id"] == number
        assert 0 <= match.at <= match.length
        if match.start is start:
            assert board.snapshot.notice
            assert match.cursor == place
            assert (board.kept.id, board.kept.save) == (before.id, before.save)
        heard["refused" if match.start is start else "taken up"] += 1
    board.close()
    assert told.count == {"fine": 20 * TIMES}
    assert heard["refused"] > 8 * TIMES
    assert heard["taken up"] > 0


def opened_inside(name, times):
    """How the Python inside a page opens kept games of any shape; what it counts, after its own assertions."""
    from realms_nb.pages.inside import Inside

    sent, told, rng, heard = [], Told(), random.Random(name), Counter()
    inside = Inside(lambda text: sent.append(json.loads(text)))

    def opened(game, kept=None):
        sent.clear()
        wanted = {"kind": "open", "game": game, "language": "it", "kept": kept, "aside": "elsewhere 2"}
        inside.hear(json.dumps(wanted))
        return sent[0], sent[-1].get("kept")

    names = {key: game.name for key, game in GAMES.items()}
    (other,) = (game for key, game in names.items() if key != name)
    opened(other)
    beside = inside._boards[other]
    opened(names[name])
    match = inside._boards[names[name]].match
    match.play(match.legal_moves[0])
    kept = opened(names[name], json.dumps(_as_kept(inside, names[name])))[1]
    for _ in range(times):
        text = json.dumps(of_wrong_shape(kept, rng), default=repr)
        text = flipped(text.encode(), rng).decode("utf-8", "replace") if rng.random() < 0.2 else text
        told.attempt(lambda text=text: opened(names[name], text))
        first, again = sent[0], sent[-1]
        assert (first["kind"], again["kind"]) == ("opened", "keep")
        refused, board = first.get("refused"), inside._boards[names[name]]
        # What was kept stays under the other name, and the board is as good as new; the other game is left alone.
        assert refused is None or (
            "elsewhere 2" in refused and len(refused) < 2 * LONGEST_SENTENCE and board.match.at == 0
        )
        assert inside._boards[other] is beside
        assert board.match.outcome is not None or board.match.legal_moves
        heard["refused" if refused else "opened"] += 1
    assert told.count == {"fine": times}
    return heard


def _as_kept(inside, game):
    board = inside._boards[game]
    shown = board.snapshot
    save = encode(board.match.as_save()).decode()
    return {"save": save, "players": shown.players, "language": "en", "pace": shown.pace, "you": shown.you}


@pytest.mark.parametrize("name", GAMES)
def test_kept_games_that_a_page_opens(name):
    """Whatever a browser has kept for the page is opened, or set aside in a sentence with a new game at the board."""
    code = f"import pages.alone, json, test_fuzz; print(json.dumps(test_fuzz.opened_inside({name!r}, {20 * TIMES})))"
    here = Path(__file__).parent
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=here.parent, capture_output=True, text=True, check=False,
        env={**os.environ, "PYTHONPATH": f"{here.parent}{os.pathsep}{here}"}, timeout=300 + 60 * TIMES,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-3000:]
    heard = json.loads(done.stdout.splitlines()[-1])
    assert heard["refused"] > 6 * TIMES
    assert heard["opened"] > 0
