"""How many people one hall carries: clients over websockets at tables of five, on this machine, for docs/halls.md.

Usage: tools/hall_load.py CLIENTS SECONDS_PER_MOVE SECONDS [--folder]. Everybody at whose turn it is plays a random move
after so many seconds. How late it comes at the others is a clock's, and says as much of the machine as of the hall.
Or: tools/hall_load.py costs PEOPLE MOVES. What it costs in the processor's time, without sockets: others on the
machine do not change that.
"""

from __future__ import annotations

import asyncio
import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import suppress

import msgspec
from tornado.httpclient import HTTPRequest
from tornado.websocket import WebSocketClosedError, websocket_connect

SEATS = 5
# On a machine that others want, too, a line is opened when there is time for it.
PATIENT = {"connect_timeout": 300, "request_timeout": 300}
PROGRAM = """
import resource, sys, json, realms_nb as rn
from realms_nb.halls import gate
# All clients are at one address here.
gate.LINES = 10**6
hall = rn.host(rn.minute_realms, sys.argv[3] or None, port=0, size=5, students=int(sys.argv[1]), patience=None)
keys = hall._there(lambda: [hall._hall.join(hall._hall.code, f"P{n}") for n in range(int(sys.argv[2]))])
hall.start()
print(json.dumps({"address": hall.address, "keys": keys}), flush=True)
for _ in sys.stdin:
    used = resource.getrusage(resource.RUSAGE_SELF)
    moves = hall._there(lambda: sum(table.match.at for table in hall._hall.tables))
    print(json.dumps([used.ru_utime + used.ru_stime, moves, used.ru_maxrss // 1024]), flush=True)
"""


def found(value):
    """Every move that stands in the options of a board."""
    if isinstance(value, dict):
        if isinstance(value.get("move"), str) and not value.get("why"):
            yield value["move"]
        for part in value.values():
            yield from found(part)
    elif isinstance(value, list):
        for part in value:
            yield from found(part)


async def one(number, key, address, think, played, late):
    """A person who plays at random."""
    rng, ids = random.Random(number), 0
    request = HTTPRequest(address.replace("http", "ws") + "line", headers={"Origin": address.rstrip("/")}, **PATIENT)
    line = await websocket_connect(request)
    line.write_message(json.dumps({"kind": "sit", "key": key}))
    table, last, tasks = number // SEATS, -1, set()

    async def here():
        while line.protocol is not None:
            await asyncio.sleep(5)
            with suppress(WebSocketClosedError):
                line.write_message('{"kind":"here"}')

    tasks.add(asyncio.ensure_future(here()))

    async def go(snapshot):
        nonlocal ids
        await asyncio.sleep(rng.uniform(0.5, 1.5) * think)
        ids += 1
        played[table, snapshot["version"] + 1] = (time.perf_counter(), number)
        move = rng.choice(list(found(snapshot["options"])))
        play = {"kind": "play", "id": ids, "view": 1, "version": snapshot["version"], "move": move}
        with suppress(WebSocketClosedError):
            line.write_message(json.dumps({"kind": "board", "content": play}))

    while (text := await line.read_message()) is not None:
        told = msgspec.json.decode(text)
        state = told.get("state") or told.get("data", {}).get("state", {})
        snapshot = state.get("snapshot")
        if snapshot is None:
            continue
        mark = played.get((table, snapshot["version"]))
        if mark and told["kind"] == "board" and snapshot["version"] > last:
            late["own" if mark[1] == number else "others"].append(time.perf_counter() - mark[0])
        if snapshot.get("options") and snapshot["version"] > last:
            task = asyncio.ensure_future(go(snapshot))
            tasks.add(task)
            task.add_done_callback(tasks.discard)
        last = max(last, snapshot["version"])
    raise RuntimeError(f"closed with {line.close_code} {line.close_reason}")


async def run(clients, think, seconds, folder, pause):
    """The whole measurement; between 25 who sit down and the next 25 lie so many seconds."""
    server = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, str(clients), str(clients), folder],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    opened = json.loads(await asyncio.to_thread(server.stdout.readline))

    def used():
        server.stdin.write("?\n")
        server.stdin.flush()
        return json.loads(server.stdout.readline())

    late, played, jobs = {"own": [], "others": []}, {}, []
    for number, key in enumerate(opened["keys"]):
        jobs.append(asyncio.ensure_future(one(number, key, opened["address"], think, played, late)))
        if number % 25 == 24:
            # A class sits down one after the other, too: each gets the whole board, which costs more than a move.
            await asyncio.sleep(pause)
    await asyncio.sleep(3)
    for each in late.values():
        each.clear()
    before, began = await asyncio.to_thread(used), time.perf_counter()
    await asyncio.sleep(seconds)
    after, took = await asyncio.to_thread(used), time.perf_counter() - began
    moves, cpu = after[1] - before[1], after[0] - before[0]
    print(f"{clients} clients, {clients // SEATS} tables, {took:.0f} s, {'with' if folder else 'without'} a folder")
    ended = [job for job in jobs if job.done()]
    print(f"lines that were cut: {len(ended)}", {str(job.exception())[:80] for job in ended} or "")
    print(f"moves a second {moves / took:.1f}, processor {100 * cpu / took:.1f} % of one core, "
          f"{1000 * cpu / max(1, moves):.1f} ms a move, memory {after[2]} MB")  # fmt: skip
    for who, times in late.items():
        if len(times) > 1:
            middle, most = statistics.median(times), sorted(times)[int(0.95 * len(times))]
            print(f"{who}: median {1000 * middle:.1f} ms, 95 % below {1000 * most:.1f} ms (n = {len(times)})")
    for job in jobs:
        job.cancel()
    server.kill()


class Silent:
    """A browser without a line: what is made for it is made, and goes nowhere."""

    def post(self, data):
        """It has arrived."""

    def part(self):
        """There is nothing to end."""


def costs(people, moves):
    """What sitting down and a move cost, in the processor's time alone: no sockets, and nothing of other processes."""
    import realms_nb as rn
    from realms_nb.halls.classroom import Classroom
    from realms_nb.halls.reception import Reception

    hall = Classroom(rn.minute_realms, size=SEATS, students=people, patience=None)
    reception, rng = Reception(hall), random.Random(1)
    keys = [hall.join(hall.code, f"P{number}") for number in range(people)]
    hall.start()
    began = time.process_time()
    for key in keys:
        reception.hear(Silent(), json.dumps({"kind": "sit", "key": key}))
    sat, ids, made = time.process_time() - began, 0, 0
    lines = {visitor.key: visitor.browsers[0] for visitor in reception._visitors.values()}
    began = time.process_time()
    while made < moves:
        for table in hall.tables:
            if table.turn is None or made == moves:
                continue
            ids, made = ids + 1, made + 1
            move = str(rng.choice(table.match.legal_moves))
            play = {"kind": "play", "id": ids, "view": 1, "version": table.match.at, "move": move}
            browser = lines[table.chairs[table.turn].key]
            reception.hear(browser, json.dumps({"kind": "board", "content": play}))
    played = time.process_time() - began
    print(f"{people} people at {len(hall.tables)} tables: sitting down {1000 * sat / people:.1f} ms, "
          f"a move for {SEATS} seats {1000 * played / made:.1f} ms (n = {made})")  # fmt: skip


def main():
    """Read the arguments."""
    if sys.argv[1] == "costs":
        costs(int(sys.argv[2]), int(sys.argv[3]))
        return
    clients, think, seconds = int(sys.argv[1]), float(sys.argv[2]), float(sys.argv[3])
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(run(clients, think, seconds, folder if "--folder" in sys.argv else "", max(1.5, clients / 250)))


if __name__ == "__main__":
    main()
