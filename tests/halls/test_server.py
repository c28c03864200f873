"""A hall on a network, met by strangers: wrong hosts, origins, keys and messages; floods, giants and slow readers."""

from __future__ import annotations

import asyncio
import json
import os
import random
import socket
import urllib.error
import urllib.parse
import urllib.request

import pytest
from tornado.httpclient import HTTPClientError, HTTPRequest
from tornado.websocket import websocket_connect

import realms_nb as rn
from realms_nb.core.errors import BadSetup, RealmsError
from realms_nb.halls import gate
from realms_nb.halls.addresses import addresses
from realms_nb.halls.hall import HallClosed
from realms_nb.halls.lobby import LOCK

FUZZ = int(os.environ.get("FUZZ", "1"))


@pytest.fixture
def hall():
    with rn.host(rn.minute_realms, port=0, size=2, patience=600, bot_seconds=0.0) as made:
        yield made


class _Stay(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_):
        return None


def ask(hall, path="", data=None, **headers):
    """The status, the headers and the text of an answer."""
    body = None if data is None else urllib.parse.urlencode(data).encode()
    request = urllib.request.Request(hall.address + path, body, {k.replace("_", "-"): v for k, v in headers.items()})
    try:
        with urllib.request.build_opener(_Stay).open(request, timeout=20) as answer:
            return answer.status, answer.headers, answer.read().decode()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.headers, error.read().decode()


def join(hall, name, code=None, **headers):
    origin = hall.address.rstrip("/")
    status, heads, text = ask(
        hall, "join", {"code": hall.code if code is None else code, "name": name}, **{"Origin": origin, **headers}
    )
    key = heads["Location"].split("#key=")[1] if status == 303 else None
    return status, key, text


async def line(hall, origin=None, **headers):
    headers = {"Origin": hall.address.rstrip("/") if origin is None else origin, **headers}
    request = HTTPRequest(hall.address.replace("http", "ws") + "line", headers=headers)
    return await websocket_connect(request)


async def bye(at):
    """Close a line, whether or not the other end hears of it in time."""
    protocol = at.protocol
    at.close()
    if protocol is not None and protocol.stream is not None:
        protocol.stream.close()
    await asyncio.sleep(0)


async def heard(at, kind):
    """The next message of a kind; None where the line has ended."""
    while True:
        text = await asyncio.wait_for(at.read_message(), 20)
        if text is None or json.loads(text)["kind"] == kind:
            return None if text is None else json.loads(text)


def test_whoever_has_the_code_sits_down(hall):
    """The right code and a name are answered with a key behind the #, which no server sees again."""
    status, key, _ = join(hall, "Ann")
    assert status == 303
    assert len(key) >= 32

    async def tried():
        at = await line(hall)
        at.write_message(json.dumps({"kind": "sit", "key": key, "language": "de"}))
        room = await heard(at, "room")
        assert (room["language"], room["neighbours"][0]["name"], room["stage"]) == ("de", "Ann", "waiting")
        await bye(at)

    asyncio.run(tried())


def test_every_page_is_locked():
    """Every answer of every page carries the lock, whatever was asked; nothing may frame it or load from elsewhere."""
    with rn.host(rn.realm_of_sand, port=0) as hall:
        for path in ("", "seat", "wall", "hall.js", "board.js", "hall.css", "board.css", "nothing", "join"):
            status, heads, _ = ask(hall, path)
            assert status == (404 if path == "nothing" else 200)
            assert heads["Content-Security-Policy"] == LOCK
            assert heads["X-Content-Type-Options"] == "nosniff"
            assert heads["Server"] is None
    assert "unsafe-inline" not in LOCK.split("script-src")[1].split(";")[0]
    assert "frame-ancestors 'none'" in LOCK


def test_other_names_and_other_pages_are_sent_away(hall):
    """A request by another name (DNS rebinding), and a form or a line of another page, get nothing."""
    status, _, text = ask(hall, "", Host="evil.example:80")
    assert (status, text) == (421, "")
    for origin in (
        "http://evil.example",
        "null",
        hall.address.replace("http:", "https:").rstrip("/"),
        "http://127.0.0.1:1",
    ):
        status, key, _ = join(hall, "Ann", Origin=origin)
        assert (status, key) == (403, None)

        async def tried(origin=origin):
            with pytest.raises(HTTPClientError, match="403"):
                await line(hall, origin)

        asyncio.run(tried())
    assert hall._hall.names == []


def test_codes_cannot_be_tried_out(hall):
    """After ten wrong codes a minute nobody is let in from there, not even with the right one, for a minute."""
    for number in range(gate.TRIES):
        status, _, text = join(hall, "Ann", f"AAAAA{number}")
        assert status == 403
        assert "not the code on the wall" in text
    status, _, text = join(hall, "Ann")
    assert status == 429
    assert "too many tries" in text
    now = [0.0]
    knocks = gate.Knocks(lambda: now[0])
    for number in range(gate.TRIES_OF_ALL):
        assert knocks.may_try(f"a{number}")
        knocks.wrong(f"a{number}")
    # A whole class behind many addresses is counted together, too.
    assert not knocks.may_try("b")
    now[0] += gate.MINUTE
    assert knocks.may_try("b")


def test_names_are_text(hall):
    """Markup in a name or a code is refused and shown as text; it never becomes an element of any page."""
    for name in ("<script>alert(1)</script>", '"><img src=x onerror=alert(1)>'):
        for given in ({"name": name}, {"name": "Ann", "code": name}):
            status, _, text = join(hall, given["name"], given.get("code"))
            assert status == 403
            assert "<script>alert" not in text
            assert "<img" not in text
    status, _, text = ask(hall, "?language=%22%3E%3Cscript%3E")
    assert status == 200
    assert '"><script>' not in text


def test_a_wrong_key_opens_nothing(hall):
    """Without a key, or with a wrong one, a line hears a sentence and ends; nothing of a table was sent to it."""
    join(hall, "Ann")
    hall.start()

    async def tried(first):
        at = await line(hall)
        at.write_message(first)
        told = []
        while (text := await asyncio.wait_for(at.read_message(), 20)) is not None:
            told.append(json.loads(text))
        await bye(at)
        assert [each["kind"] for each in told] in (["gone"], ["unread"])
        assert "Ann" not in json.dumps(told)

    for first in (
        json.dumps({"kind": "sit", "key": "x" * 32}),
        json.dumps({"kind": "board", "content": {"kind": "shown", "id": 1}}),
        json.dumps({"kind": "leave"}),
        "no json",
    ):
        asyncio.run(tried(first))


def seated(hall, name="Ann"):
    _, key, _ = join(hall, name)
    return key


INNER = ["play", "ask", "seek", "undo", "new", "load", "take-up", "hold", "resync", "language", "save", "?"]


def junk(rng):
    """Something that no page of ours would send."""
    kinds = ["sit", "board", "speak", "here", "leave", "play", "", None, 3]
    values = [None, 1, -1, 2**70, 1e308, "", "x" * 500, "\ud800", [], {}, True, {"kind": "play"}, [[[]]]]
    whole = {"kind": rng.choice(kinds)}
    for name in rng.sample(["key", "content", "value", "language", "id", "version", "move"], 3):
        whole[name] = rng.choice(values)
    if whole["kind"] == "board":
        names = rng.sample(["version", "move", "to", "value", "view", "text", "seats"], 3)
        inner = {name: rng.choice(values) for name in names}
        whole["content"] = {"kind": rng.choice(INNER), "id": rng.choice([1, -1, 2**60, "x", None]), **inner}
    if whole["kind"] in ("leave", "sit"):
        whole["kind"] = "here"
    text = json.dumps(whole)
    if rng.random() < 0.2:
        place = rng.randrange(len(text))
        text = text[:place] + rng.choice('{}[]",\0x') + text[place + 1 :]
    return text


def test_whatever_is_sent_has_an_answer_and_changes_nothing(hall, monkeypatch):
    """Messages of any shape are answered, end no game and break no hall; the others play on."""
    monkeypatch.setattr(gate, "AT_ONCE", 10**9)
    key, other = seated(hall), seated(hall, "Ben")
    hall.start()
    rng = random.Random(FUZZ)

    async def tried():
        at, beside = await line(hall), await line(hall)
        for each, who in ((at, key), (beside, other)):
            each.write_message(json.dumps({"kind": "sit", "key": who}))
            await heard(each, "state")
        answered = 0
        for number in range(300 * FUZZ):
            at.write_message(junk(rng))
            # Its answer comes before that of the question behind it.
            at.write_message(
                json.dumps({"kind": "board", "content": {"kind": "ping", "id": 10**6 + number, "view": 1}})
            )
            while True:
                told = json.loads(await asyncio.wait_for(at.read_message(), 20))
                content = told.get("data", {}).get("content", {})
                if content.get("id") == 10**6 + number:
                    break
                answered += told["kind"] in ("unread", "here", "room") or told["kind"] == "board"
        assert answered >= 290 * FUZZ
        assert hall[1].at == 0
        assert hall[1].names == ("Ann", "Ben")
        beside.write_message(json.dumps({"kind": "here"}))
        assert await heard(beside, "here")
        for each in (at, beside):
            await bye(each)

    asyncio.run(tried())
    assert hall._hall.names == ["Ann", "Ben"]


def test_floods_and_giants_end_their_own_line_only(hall):
    """Too many messages or one that is too large end that line; the seat is kept, and comes back with the same key."""
    key = seated(hall)

    async def tried():
        at = await line(hall)
        at.write_message(json.dumps({"kind": "sit", "key": key}))
        for _ in range(gate.AT_ONCE + 200):
            at.write_message(json.dumps({"kind": "here"}))
        told = await heard(at, "unread")
        assert told is None or "too much at once" in told["text"]
        while await asyncio.wait_for(at.read_message(), 20) is not None:
            pass
        assert at.close_code == 4008
        await bye(at)
        at = await line(hall)
        at.write_message(json.dumps({"kind": "sit", "key": key}))
        assert await heard(at, "room")
        at.write_message(json.dumps({"kind": "speak", "value": "x" * (gate.LARGEST + 1)}))
        while await asyncio.wait_for(at.read_message(), 20) is not None:
            pass
        assert at.close_code == 1009
        await bye(at)
        lines = [await line(hall) for _ in range(gate.LINES_OF_ONE + 1)]
        for each in lines:
            each.write_message(json.dumps({"kind": "sit", "key": key}))
            await heard(each, "room")
        while await asyncio.wait_for(lines[-1].read_message(), 20) is not None:
            pass
        assert lines[-1].close_code == 4009
        for each in lines:
            await bye(each)

    asyncio.run(tried())
    assert hall._hall.names == ["Ann"]


def by_hand(hall, key):
    """A line that is opened by hand, with the least room for what comes."""
    port = int(hall.address.rsplit(":", 1)[1].rstrip("/"))
    at = socket.socket()
    at.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    at.connect(("127.0.0.1", port))
    host = f"127.0.0.1:{port}"
    at.sendall(
        f"GET /line HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    assert b"101" in at.recv(300)
    write(at, {"kind": "sit", "key": key})
    return at


def write(at, message):
    data = json.dumps(message).encode()
    size = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0x80 | 126, *len(data).to_bytes(2, "big")])
    at.sendall(b"\x81" + size + b"\0\0\0\0" + data)


def test_a_slow_reader_holds_nobody_up(hall, monkeypatch):
    """Whoever reads nothing is cut off when much waits for them; others are answered meanwhile, the seat is kept."""
    monkeypatch.setattr(gate, "AT_ONCE", 10**9)
    monkeypatch.setattr("realms_nb.halls.doors.WAITING", 100_000)
    key, other = seated(hall), seated(hall, "Ben")
    hall.start()
    at = by_hand(hall, key)

    async def tried():
        beside = await line(hall)
        beside.write_message(json.dumps({"kind": "sit", "key": other}))
        assert await heard(beside, "state")
        for number in range(1_000):
            try:
                resync = {"kind": "resync", "id": number, "view": 1}
                await asyncio.to_thread(write, at, {"kind": "board", "content": resync})
            except OSError:
                break
            if number % 10 == 0:
                beside.write_message(json.dumps({"kind": "here"}))
                assert await heard(beside, "here")
                if len(hall._server.lines) == 1:
                    break
        assert len(hall._server.lines) == 1
        await bye(beside)

    asyncio.run(tried())
    at.close()
    assert hall._hall.names == ["Ann", "Ben"]


def test_work_is_counted_too(hall):
    """What takes the hall long counts for several messages, and nobody has the whole state twice over one line."""
    flow = gate.Flow(lambda: 0.0)
    assert flow.may()
    flow.cost(gate.AT_ONCE * gate.A_MESSAGE)
    assert not flow.may()
    key = seated(hall)

    async def tried():
        at = await line(hall)
        for _ in range(2):
            at.write_message(json.dumps({"kind": "sit", "key": key}))
        assert await heard(at, "room")
        while await asyncio.wait_for(at.read_message(), 20) is not None:
            pass
        assert at.close_code == 4001
        await bye(at)

    asyncio.run(tried())
    # What is no address at all is no page of ours.
    assert not gate.from_us("http://[", ("127.0.0.1",), 80)
    assert not gate.is_ours("[", ("127.0.0.1",), 80)


def test_limits_are_by_the_minute():
    """What was counted is forgotten after a minute, addresses with it."""
    now = [0.0]
    counted = gate.Counted(2, lambda: now[0])
    for _ in range(2):
        assert not counted.full("a")
        counted.count("a")
    assert counted.full("a")
    assert not counted.full("b")
    now[0] += gate.MINUTE
    assert not counted.full("a")
    assert counted._seen == {}
    flow = gate.Flow(lambda: now[0])
    assert sum(flow.may() for _ in range(gate.AT_ONCE + 50)) == gate.AT_ONCE
    now[0] += 100
    assert flow.may()


def test_only_this_computer_unless_it_is_opened(hall):
    """A hall listens at loopback and nowhere else, unless it is opened; other addresses are refused in a sentence."""
    assert hall.address.startswith("http://127.0.0.1:")
    port = int(hall.address.rsplit(":", 1)[1].rstrip("/"))
    for address in addresses():
        with socket.socket() as other:
            assert other.connect_ex((address, port)) != 0
    with pytest.raises(BadSetup, match="no address of this machine"):
        rn.host(rn.minute_realms, port=0, address="10.255.255.1")
    with pytest.raises(BadSetup, match="no address of this machine"):
        rn.host(rn.minute_realms, port=0, open=True, address="203.0.113.7")


def test_a_taken_port_is_said(hall, tmp_path):
    """Where something listens already, a sentence says where and what to do; nothing of a hall is left behind."""
    port = int(hall.address.rsplit(":", 1)[1].rstrip("/"))
    with pytest.raises(BadSetup, match=f"port {port}"):
        rn.host(rn.minute_realms, tmp_path, port=port)


def test_a_folder_goes_on_and_a_cell_can_be_run_again(tmp_path):
    """The same folder is the same hall, with its address; run again, it takes the place of the one before."""
    first = rn.host(rn.minute_realms, tmp_path, port=0, size=2)
    key = seated(first)
    second = rn.host(folder=tmp_path)
    assert first.closed
    assert (second.address, second.code, second.wall) == (first.address, first.code, first.wall)
    assert second._hall.names == ["Ann"]
    with pytest.raises(HallClosed, match="rn.host"):
        first.start()

    async def tried():
        at = await line(second)
        at.write_message(json.dumps({"kind": "sit", "key": key}))
        assert (await heard(at, "room"))["neighbours"][0]["presence"] == "here"
        await bye(at)

    asyncio.run(tried())
    with pytest.raises(RealmsError, match="holds a hall"):
        rn.host(rn.realm_of_sand, tmp_path)
    second.close()
    (tmp_path / "hall.json").write_text("{")
    with pytest.raises(RealmsError, match="cannot be read"):
        rn.host(folder=tmp_path)
    with pytest.raises(RealmsError, match="which game"):
        rn.host(folder=tmp_path / "new")


def test_all_games_are_a_table(tmp_path):
    """Every game, of today and of another day, is in the table, with who played and what was played for them."""
    with rn.host(rn.minute_realms, tmp_path, port=0, size=2, bot_seconds=0.0, students=1) as hall:
        assert hall.games().empty
        seated(hall)
        hall.start()
        hall.stand_in(1, "Ann")
        for _ in range(600):
            if hall[1].turn is None:
                break
            asyncio.run(asyncio.sleep(0.05))
        assert hall.start() == 1
        table = hall.games()
        assert list(table.game) == [1, 1, 2, 2]
        assert list(table.name) == ["Ann", "Knight", "Ann", "Knight"]
        first = table[table.game == 1]
        assert list(first.person) == [True, False] or first.for_them.iloc[0] == first.moves.iloc[0]
        assert first.over.all()
        assert set(first["rank"]) <= {1, 2}
        assert rn.Match.load(first.file.iloc[0]).outcome is not None
    again = rn.host(folder=tmp_path)
    assert len(again.games()) == 4
    moves = again.moves()
    assert list(moves.by.unique()) == ["player"]
    assert len(moves) == again.games().moves.sum()
    assert list(again.standings().name) == ["Ann"]
    assert again.standings().games[1] >= 1
    assert again.review(1, playouts=2, quiet=True).steps is not None
    assert again.guesses("x").answer[0] is None
    again.ask("x", "How many?")
    again._there(lambda: again._hall.guess(again._hall.tables[0].chairs[0].key, "4"))
    assert again.guesses("x").answer[0] == 4
    assert "4 (1)" in repr(again.measured("x", 5))
    again.close()
    assert len(again.games()) == 4
    # Closed, it is forgotten, too: in the folder nobody is called Ann.
    again.forget()
    assert list(again.games().name.unique()) == ["Player 1", "Knight"]
    assert all("Ann" not in path.read_text() for path in tmp_path.iterdir())
    with pytest.raises(HallClosed):
        again.next_round()
