"""A hall behind a hub: the relay in a real Jupyter server, below a base address, for people without any token."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request

import pytest
from halls.test_server import ask, bye, heard, join, line

import realms_nb as rn
from realms_nb.core.errors import BadSetup
from realms_nb.halls import behind_hub, gate

# As a hub starts a server for somebody: below their name, with a token, and strict about who is known.
SERVER = ["-m", "jupyter_server", "--ServerApp.base_url=/user/teacher/", "--ServerApp.token=secret"]
SERVER += ["--ServerApp.allow_unauthenticated_access=False", "--no-browser", "--ServerApp.ip=127.0.0.1"]
SERVER += ["--ServerApp.jpserver_extensions={'realms_nb.halls.relay': True}", "--ServerApp.port_retries=0"]


def free_port():
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        return asked.getsockname()[1]


@pytest.fixture(scope="module")
def hub(tmp_path_factory):
    """The address of a Jupyter server that is somebody's own."""
    home, patch, port = tmp_path_factory.mktemp("hub"), pytest.MonkeyPatch(), free_port()
    names = ("JUPYTER_RUNTIME_DIR", "JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR")
    for name in names:
        patch.setenv(name, str(home / name.lower()))
    root = ["--allow-root"] if hasattr(os, "getuid") and os.getuid() == 0 else []
    command = [sys.executable, *SERVER, f"--ServerApp.port={port}", f"--ServerApp.root_dir={home}", *root]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}/user/teacher/"
    try:
        for _ in range(600):
            try:
                urllib.request.urlopen(address + "api?token=secret", timeout=5).close()
                break
            except (urllib.error.URLError, OSError):
                assert server.poll() is None
                time.sleep(0.1)
        yield address
    finally:
        server.terminate()
        server.wait(20)
        patch.undo()


def test_a_class_comes_in_through_the_hub(hub):
    """Without a token of Jupyter's people sit down and play below the base address; a hall that is closed is gone."""
    with rn.host(rn.minute_realms, port=0, size=2, patience=600, bot_seconds=0.0, hub=hub + "lab/tree/x.ipynb") as hall:
        assert hall.address.startswith(hub + "realms/")
        assert hall.wall.startswith(hall.address)
        status, heads, text = ask(hall)
        assert status == 200
        assert "Sit down" in text
        assert "frame-ancestors 'none'" in heads["Content-Security-Policy"]
        # Jupyter's own pages stay shut for whoever has no token.
        status, _, _ = ask(hall, "../../api/contents")
        assert status == 302
        # Origins are looked at by the relay: its own is one, another one is none.
        own = hub.removesuffix("/user/teacher/")
        assert join(hall, "Ann", Origin="http://evil.example")[:2] == (403, None)
        status, key, _ = join(hall, "Ann", Origin=own)
        assert status == 303
        hall.start()

        async def tried():
            with pytest.raises(Exception, match="403"):
                await line(hall, "http://evil.example")
            at = await line(hall, own)
            at.write_message(json.dumps({"kind": "sit", "key": key}))
            state = (await heard(at, "state"))["state"]
            while hall[1].turn != 0:
                await asyncio.sleep(0.05)
            version = hall[1].at
            move = str(hall[1].legal_moves[0])
            play = {"kind": "play", "id": 1, "view": 1, "version": version, "move": move}
            at.write_message(json.dumps({"kind": "board", "content": play}))
            while hall[1].at <= version:
                await asyncio.sleep(0.05)
            assert state["snapshot"]["version"] <= version
            assert str(hall[1].history[version].move) == move
            at.write_message("x" * (gate.LARGEST + 1))
            while await asyncio.wait_for(at.read_message(), 20) is not None:
                pass
            await bye(at)
            # A wrong key is sent away through the relay as well.
            at = await line(hall, own)
            at.write_message(json.dumps({"kind": "sit", "key": "x" * 32}))
            assert await heard(at, "gone")
            while await asyncio.wait_for(at.read_message(), 20) is not None:
                pass
            assert at.close_code == 4001
            await bye(at)

        asyncio.run(tried())
        # Wrong codes are counted by whoever comes, not by the relay.
        for number in range(gate.TRIES):
            join(hall, "Ben", f"AAAAA{number}", Origin=own)
        assert join(hall, "Ben", Origin=own)[0] == 429
        (file,) = behind_hub.folder().iterdir()
        assert file.stat().st_mode & 0o077 == 0
        address = hall.address
    assert not list(behind_hub.folder().iterdir())
    with pytest.raises(urllib.error.HTTPError, match="404"):
        urllib.request.urlopen(address, timeout=20)


def test_only_the_relay_is_believed(hub, tmp_path):
    """Whoever says to be the relay without its key is a stranger; after a restart its address stays."""
    with rn.host(rn.minute_realms, tmp_path, port=0, size=2, hub=hub) as hall:
        here = f"http://127.0.0.1:{hall._server.port}/"
        for heads in ({"Host": "evil.example"}, {"Host": "evil.example", behind_hub.KEY_HEADER: "x"}):
            with pytest.raises(urllib.error.HTTPError, match="421"):
                urllib.request.urlopen(urllib.request.Request(here, headers=heads), timeout=20)
        before = hall.address
    with rn.host(folder=tmp_path, port=0) as hall:
        assert hall.address == before
    for wrong in ("", "hub", "ftp://x/", "javascript:alert(1)", 3):
        with pytest.raises(BadSetup, match="your own Jupyter"):
            rn.host(rn.minute_realms, port=0, hub=wrong)
    assert behind_hub.relayed("../../etc/passwd") is None
