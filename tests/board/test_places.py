"""Several boards of one match: each viewer sees what is its own, from its own place, and nobody drags anybody."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from collections import Counter

import pytest
from board.boards import match_of_two, send
from board.test_lines import until

import realms_nb as rn
from realms_nb.board import others
from realms_nb.board.connection import BoardConnection, Update
from realms_nb.board.kept import kept
from realms_nb.board.rights import ALL, RIGHTS, Rights
from realms_nb.board.session import BoardSession
from realms_nb.board.stage import seated
from realms_nb.board.wire import messages, plain, sent
from realms_nb.core.history import Cursor
from realms_nb.core.viewers import SEAT, SPECTATOR, TABLE, names_any
from realms_nb.games.realm_of_sand.engine.boards import PersonalBoard

SAND = rn.realm_of_sand
LIGHT = SAND.STANDARD.table.fields(SAND.STANDARD.table.light)
# Every building turns a crystal up, so that the red power is used often.
RED = SAND.STANDARD.changed(side="advanced", board_set=[PersonalBoard("red", LIGHT), PersonalBoard("blue", LIGHT)])
SEED = 48_151_623


def ask(connection, **content):
    """A message to a connection, meant for the position that it shows."""
    told = {"id": 1, "version": connection.snapshot().version, **content}
    connection.receive(told)


def play(connection, number=0):
    legal = connection.match.game.legal_moves(connection.state)
    ask(connection, kind="play", move=str(legal[number % len(legal)]) if legal else "pass")


@pytest.fixture
def two():
    """Two boards of one match, each with a table of its own, and no players."""
    match = match_of_two()
    return match, rn.Board(match), rn.Board(match)


def places(*boards):
    return [board._connection.cursor for board in boards]


def moved(board, number=0):
    legal = board.match.game.legal_moves(board._connection.state)
    send(board, kind="play", version=board.snapshot.version, move=str(legal[number]))


def test_looking_back_moves_nobody_else(two):
    """The slider of one board moves neither the other one nor the game, and the match has no new version."""
    match, one, two = two
    for _ in range(4):
        moved(one)
    version = match.version
    send(one, kind="seek", to=1)
    assert places(one, two) == [Cursor(0, 1), Cursor(0, 4)]
    assert (match.cursor, match.version) == (Cursor(0, 4), version)
    assert (one.snapshot.history.looking, two.snapshot.history.looking) == (True, False)
    assert two.snapshot.options is not None


def test_a_move_takes_along_whoever_stood_there(two):
    """Whoever looks where a move is played goes along; whoever looks back stays, and has a longer line to look at."""
    match, one, two = two
    for _ in range(3):
        moved(one)
    assert places(one, two) == [Cursor(0, 3)] * 2
    send(two, kind="seek", to=1)
    moved(one)
    assert places(one, two) == [Cursor(0, 4), Cursor(0, 1)]
    assert two.snapshot.history.length == 4
    assert len(two.replay) == 5
    assert match.cursor == Cursor(0, 4)


def test_a_move_in_the_past_begins_a_line(two):
    """It takes along whoever stood at the end of the line that it leaves; whoever looks elsewhere in it stays."""
    match, one, two = two
    three = rn.Board(match)
    for _ in range(4):
        moved(one)
    send(three, kind="seek", to=3)
    send(one, kind="seek", to=2)
    send(one, kind="play-on", version=one.snapshot.version)
    assert places(one, two, three) == [Cursor(0, 2), Cursor(0, 4), Cursor(0, 3)]
    moved(one, 1)
    assert places(one, two, three) == [Cursor(1, 3), Cursor(1, 3), Cursor(0, 3)]
    assert (match.cursor, [len(line.steps) for line in match.lines]) == (Cursor(1, 3), [4, 3])
    # At the end of the line that was left one can play, too, and then the game stands there.
    send(three, kind="seek", to=4)
    moved(three)
    assert places(one, two, three) == [Cursor(1, 3), Cursor(1, 3), Cursor(0, 5)]
    assert match.cursor == Cursor(0, 5)


def test_cells_and_undo_take_along_whoever_stands_with_the_game(two):
    """Undo at a board, and undo or seek in a cell, move whoever stands where the game stands."""
    match, one, two = two
    for _ in range(4):
        moved(one)
    send(one, kind="undo")
    assert places(one, two) == [Cursor(0, 3)] * 2
    match.undo()
    assert places(one, two) == [Cursor(0, 2)] * 2
    send(two, kind="seek", to=4)
    match.seek(0)
    assert places(one, two) == [Cursor(0, 0), Cursor(0, 4)]
    match.restart()
    assert places(one, two) == [Cursor(0, 0)] * 2


def test_undo_pressed_twice_takes_back_twice(two):
    """A second undo that was sent before the answer to the first means one more; from another view it does nothing."""
    match, one, _ = two
    for _ in range(5):
        moved(one)
    version = one.snapshot.version
    for number in (1, 2, 3):
        one._connection.receive({"kind": "undo", "id": number, "view": 7, "version": version})
        assert match.at == 5 - number
        assert "moved on" not in one.snapshot.notice
    # Sent again because the answer was lost.
    one._connection.receive({"kind": "undo", "id": 3, "view": 7, "version": version})
    one._connection.receive({"kind": "undo", "id": 4, "view": 8, "version": version})
    assert match.at == 2
    assert "moved on" in one.snapshot.notice
    moved(one)
    one._connection.receive({"kind": "undo", "id": 5, "view": 7, "version": version})
    assert match.at == 3


RIGHTS_OF = [Rights.LOOK, Rights.LOOK | Rights.PLAY, Rights.LOOK | Rights.PLAY | Rights.HELP, ALL]


def test_every_message_names_its_right():
    """The table of rights has each type of message, once."""
    assert set(RIGHTS) == set(messages.Message.__args__)


@pytest.mark.parametrize("language", ["en", "de", "it"])
@pytest.mark.parametrize("rights", RIGHTS_OF, ids=str)
def test_without_the_right_there_is_a_sentence(rights, language):
    """What a connection may not do changes nothing and is answered with a sentence in its language."""
    match = rn.Match(rn.minute_realms, ["Ann", "Ada"], seed=7)
    got = []
    connection = BoardConnection(BoardSession(match), SEAT(0), rights, got.append, language=language)
    filled = {
        "play": {"move": str(match.legal_moves[0])}, "ask": {"move": "build Mill"}, "seek": {"to": 0},
        "line": {"name": "A"}, "earlier": {"number": 0}, "pace": {"value": "calm"}, "language": {"value": language},
        "try": {"at": 0, "move": "build Mill"}, "hint": {"depth": 1}, "live": {"on": False},
        "load": {"name": "x", "text": "{}"}, "hold": {"on": True},
        "halt": {"on": True}, "lesson": {"act": "begin"},
        "take-up": {"kept": plain(kept(connection, "", "", fresh=True))},
    }  # fmt: skip
    met = Counter()
    for kind, right in RIGHTS.items():
        tag = kind.__struct_config__.tag
        if right in rights or tag == "save":
            continue
        met[right] += 1
        before = match.version, match.cursor
        ask(connection, kind=tag, **filled.get(tag, {}))
        assert (match.version, match.cursor) == before
        assert got[-1].id == 1
        assert connection.snapshot().notice == match.narrator(language).say("no-right", right=right.name.lower())
    assert (not met) == (rights == ALL)
    if Rights.TABLE not in rights:
        # A file with the future is the table's; one without is for everybody.
        ask(connection, kind="save")
        assert got[-1].file is None
        ask(connection, kind="save", future=False)
        assert "seed" not in json.loads(got[-1].file.text)


def test_a_seat_plays_for_itself_alone():
    """A seat at a table of people cannot move for another one, nor learn what the other could do."""
    match = rn.Match(rn.minute_realms, ["Ann", "Ada"], seed=7)
    session = BoardSession(match)
    ann, ada, guest = (
        BoardConnection(session, viewer, Rights.LOOK | Rights.PLAY | Rights.HELP)
        for viewer in (SEAT(0), SEAT(1), SPECTATOR)
    )
    for other in (ada, guest):
        assert other.snapshot().options is None
        play(other)
        assert match.at == 0
        assert other.snapshot().notice
        ask(other, kind="hint", depth=3)
        assert other.snapshot().hint is None
    play(ann)
    assert match.at == 1
    assert [each.cursor.at for each in (ann, ada, guest)] == [1, 1, 1]
    assert [each.snapshot().options is None for each in (ann, ada, guest)] == [True, False, True]
    assert [each.snapshot().people for each in (ann, ada, guest)] == [(0,), (1,), ()]
    # Looking back it may not begin another line: that is the table's.
    play(ada)
    ask(ann, kind="seek", to=0)
    play(ann, 1)
    assert len(match.lines) == 1
    assert match.at == 2


def test_what_was_asked_is_answered_to_whoever_asked():
    """Notices, hints and scenes of one connection are not shown at another one of the same table."""
    match = rn.Match(rn.minute_realms, ["Ann", "Ada"], seed=7)
    session = BoardSession(match)
    got = {0: [], 1: []}
    ann, ada = (BoardConnection(session, SEAT(seat), send=got[seat].append) for seat in (0, 1))
    ask(ann, kind="play", move="build Castle")
    ask(ann, kind="hint", depth=2)
    assert ann.snapshot().hint is not None
    assert (ada.snapshot().notice, ada.snapshot().hint) == (None, None)
    count = len(got[1])
    for content in ({"kind": "ping"}, {"kind": "ask", "move": "build Castle"}, {"kind": "seek", "to": 0}):
        ask(ann, **content)
    assert len(got[1]) == count
    play(ann)
    # One picture for the other, however many moves and words there were.
    assert len(got[1]) == count + 1


def test_one_asks_and_many_look():
    """The players of a table are asked once for each move, however many connections it has."""
    asked, lock = [], threading.Lock()

    def mine(view, moves, rng):
        # What holds a lock cannot be sent to a process of its own, so it is asked here.
        with lock:
            asked.append(view.round)
        return moves[0]

    match = rn.Match(rn.minute_realms, ["Ann", "Ada"], seed=7)
    session = BoardSession(match, {1: mine}, pace="instant")
    ann, *_ = (BoardConnection(session, viewer) for viewer in (SEAT(0), SPECTATOR, SPECTATOR))
    for _ in range(4):
        play(ann)
    moves = [step.seat for step in match.history]
    assert moves.count(1) == len(asked) > 2
    assert {each.cursor for each in session.connections} == {match.cursor}


def test_a_board_that_nobody_sees_can_be_asked(two):
    """A message to a board whose last view is gone is done where the game is now, and then the board rests again."""
    match, one, two = two
    moved(two)
    send(one, kind="shown")
    send(one, kind="hidden")
    moved(two)
    seats = [{"name": "You"}, {"name": "Bo", "player": "random"}, {"name": "Cy"}]
    send(one, kind="new", seats=seats)
    assert (match.names, one.snapshot.people, one.snapshot.players) == (("You", "Bo", "Cy"), (0, 2), {1: "random"})
    moved(two)
    send(one, kind="undo")
    assert (match.at, one._connection.cursor, one._connection.listens) == (0, Cursor(0, 0), False)


def test_at_the_slow_pace_a_table_has_one_timer(monkeypatch):
    """The others go on by themselves where a browser shows it, once for all who look; a scene there holds them up."""
    monkeypatch.setattr(others, "LONGEST_WAIT", 0.0)
    match = rn.Match(rn.minute_realms, ["Ann", "Ada", "Bo"], seed=7)
    session = BoardSession(match, {1: "random", 2: "random"}, pace="calm")
    ann, guest = BoardConnection(session, SEAT(0)), BoardConnection(session, SPECTATOR, Rights.LOOK)

    async def played():
        play(ann)
        await asyncio.sleep(0.2)
        # Nobody has drawn the board yet.
        assert match.at == 1
        for connection in (ann, guest):
            ask(connection, kind="shown")
        await until(lambda: match.turn == 0)
        at = match.at
        assert {step.seat for step in match.history[1:]} == {1, 2}
        assert session._timer is None
        ask(ann, kind="hold", on=True)
        ask(guest, kind="hold", on=True)
        play(ann)
        while match.turn == 0:
            play(ann)
        waits = match.at
        await asyncio.sleep(0.2)
        assert match.at == waits > at
        # Only those who lead the table can hold it up.
        ask(ann, kind="hold", on=False)
        await until(lambda: match.turn == 0)
        assert match.at > waits
        assert guest.snapshot().version == ann.snapshot().version == match.number_at()
        play(ann)
        # Nobody looks where the game stands.
        for connection in (ann, guest):
            ask(connection, kind="seek", to=0)
        at = match.at
        await asyncio.sleep(0.2)
        assert match.at == at

    asyncio.run(played())


def drawn(connection):
    """All that a viewer gets of a position: picture, replay, log and words; not the book, which names all cards."""
    board = connection.text_board()
    parts = [connection.snapshot(), connection.replay, connection.log, connection.review]
    return json.dumps([plain(each) for each in parts]) + str(board) + board.html()


def red_match():
    match = rn.Match(SAND, ["Ada", "Bo"], seed=SEED, rules=RED)
    rn.watch(match, "weighted", moves=30)
    return match


def test_a_spectator_and_a_seat_see_their_own(capsys):
    """Beside a seat that keeps a card a spectator of the same table sees everything else, at every place."""
    match = red_match()
    session = BoardSession(match)
    seat, guest = BoardConnection(session, SEAT(0)), BoardConnection(session, SPECTATOR, Rights.LOOK)
    met = 0
    for at in range(match.length, 0, -1):
        for connection in (seat, guest):
            ask(connection, kind="seek", to=at)
        hidden = SAND.secrets(seat.state, None)
        met += bool(hidden)
        assert not names_any(drawn(guest), SAND.secrets(guest.state, None))
        if match.steps[at - 1].state.realms[0].hidden:
            assert names_any(drawn(seat), match.steps[at - 1].state.realms[0].hidden)
    assert met > 3


KINDS = ("play", "play", "play", "step", "seek", "seek", "line", "undo", "play-on", "language", "ask", "hint", "new",
         "earlier", "resync", "ping", "pace", "stale")  # fmt: skip


def content_of(kind, connection, rng):
    """A random message of a kind, as somebody at that connection might send it."""
    match = connection.match
    legal = match.game.legal_moves(connection.state)
    move = str(rng.choice(legal)) if legal else "pass"
    filled = {
        "play": {"move": move}, "ask": {"move": move}, "seek": {"to": rng.randrange(len(connection.steps) + 1)},
        "line": {"name": rng.choice(match.lines).name}, "language": {"value": rng.choice(["en", "de", "it"])},
        "hint": {"depth": 1}, "new": {"seed": SEED + rng.randrange(3)},
        "pace": {"value": rng.choice(["step", "instant"])},
        "earlier": {"number": rng.randrange(max(1, len(match.earlier)))},
    }  # fmt: skip
    if kind == "stale":
        return {"kind": "play", "move": move, "version": connection.snapshot().version + 1}
    return {"kind": kind, **filled.get(kind, {})}


STORMS = {
    "two boards, a seat and a spectator of red": (red_match, (SEAT(0), SPECTATOR), True),
    "two boards, both seats of red": (red_match, (SEAT(0), SEAT(1)), True),
    "one table, a person and a spectator": (match_of_two, (TABLE((0,)), SPECTATOR), False),
}


@pytest.mark.parametrize("name", STORMS)
def test_storms_never_drag_anybody(name, capsys):
    """400 random messages on both: each shows its own place for its own viewer; nobody is moved but by what says so."""
    begin, viewers, apart = STORMS[name]
    match, rng, met = begin(), random.Random(name), Counter()
    first = BoardSession(match, None if apart else {1: "random"})
    sessions = (first, BoardSession(match) if apart else first)
    got = ([], [])
    both = [
        BoardConnection(session, viewer, ALL, gotten.append)
        for session, viewer, gotten in zip(sessions, viewers, got, strict=True)
    ]
    for number in range(400):
        who, kind = rng.randrange(2), rng.choice(KINDS)
        if kind == "play" and both[who].snapshot().options is None and rng.random() < 0.7:
            # Most moves are made by whoever can make one.
            who = 1 - who
        one, other = both[who], both[1 - who]
        if kind in ("new", "earlier") and rng.random() < 0.7:
            kind = "play"
        content = content_of(kind, one, rng)
        start, game, mine, theirs = match.start, match.cursor, one.cursor, other.cursor
        end, version = Cursor(mine.line, len(one.steps)), match.version
        one.receive({"id": number, "view": 1, "version": one.snapshot().version, **content})
        # Whoever was not asked stays, unless the game was where it looked, or it looked at the end of a line left.
        if match.start is not start:
            assert other.cursor == match.cursor
            met["another game"] += 1
        elif other.cursor != theirs:
            assert kind in ("play", "undo", "step", "play-on", "pace")
            assert theirs in (game, mine, end)
            assert other.cursor == match.cursor
            met["went along"] += 1
        else:
            met["stayed elsewhere"] += theirs not in (game, match.cursor)
        if kind in ("seek", "line", "stale", "ask", "hint", "language", "resync", "ping"):
            assert (match.cursor, match.version) == (game, version)
            met["looked"] += one.cursor != mine
        for connection in both:
            shown = connection.snapshot()
            assert shown.version == match.number_at(connection.cursor)
            assert (shown.history.line, shown.history.at) == (connection.cursor.line, connection.cursor.at)
            assert len(connection.replay) == len(connection.log) == shown.history.length + 1
            view = match.game.view_for(connection.state, connection.viewer.seat)
            past = match.events_at(connection.cursor)
            with seated(connection.stage, connection.session.table.policy):
                assert shown.picture == connection.stage.picture(view, past, connection.telling.narrator)
            assert (shown.options is not None) == (
                shown.turn in shown.people and not shown.history.looking and shown.pause is None
            )
        if number % 8 == 0:
            for connection in both:
                secrets = match.game.secrets(connection.state, connection.viewer.seat)
                met["secrets"] += bool(secrets)
                assert not names_any(drawn(connection), secrets)
    # What came is what is shown: the last update of each is its snapshot, and nothing tells the seed.
    for connection, gotten in zip(both, got, strict=True):
        last = [each for each in gotten if isinstance(each, Update) and each.snapshot is not None][-1]
        assert last.snapshot == connection.snapshot()
        texts = [json.dumps(plain(each if isinstance(each, sent.Answer) else each.snapshot)) for each in gotten]
        assert not [text for text in texts for seed in range(SEED, SEED + 3) if str(seed) in text]
    assert met["looked"] > 20
    assert met["went along"] > 3
    assert met["stayed elsewhere"] > 3
    assert met["another game"] > 3
    assert met["secrets"] > 3 or match.game is not SAND
