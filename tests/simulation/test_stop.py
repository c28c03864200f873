"""The stop button in the middle of a tournament, a league or a comparison."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from textwrap import dedent

import pandas as pd
import pytest

FIRST = "def choose(view, moves, rng):\n    return moves[0]\n"
CALLS = {
    "tournament": 'rn.tournament(game, {"a": mine, "b": mine, "c": "random"}, games=100_000, **how)',
    "league": "rn.league(sys.argv[1], game, games=100_000, **how)",
    "comparison": 'rn.lab.compare(game, {"a": {}, "b": {"bastion_income": 3}}, [mine, "random"], games=50_000, **how)',
}
SCRIPT = """
    import json, signal, sys, realms_nb as rn
    from realms_nb.simulation import runner
    def mine(view, moves, rng): return moves[0]
    if __name__ == "__main__":
        # A shell's background job, and whatever it starts, is born deaf to interrupts.
        signal.signal(signal.SIGINT, signal.default_int_handler)
        update = runner.tqdm.update
        def told(self, n=1):
            print("playing", flush=True)
            return update(self, n)
        runner.tqdm.update = told
        from realms_nb.lab import variants
        # A comparison is stopped in the middle of its second part.
        play_all, begun = variants.play_all, []
        def counted(*args, **options):
            begun.append(args)
            if len(begun) == 3: runner.tqdm.update = told
            return play_all(*args, **options)
        if "compare" in {call!r}: runner.tqdm.update, variants.play_all = update, counted
        game, how = rn.minute_realms, {{"seed": 1, "workers": {workers}, "quiet": True}}
        result = {call}
        print(json.dumps([repr(result), len(result.results)]))
"""


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("kind", CALLS)
def test_what_is_finished_is_kept_and_said(tmp_path, kind, workers):
    """An interrupt, to all processes as Jupyter sends it, ends the work soon: finished games are told as a part."""
    folder = tmp_path / "hand-ins"
    folder.mkdir()
    for name in "ab":
        (folder / f"{name}.py").write_text(FIRST)
    script = tmp_path / "cell.py"
    script.write_text(dedent(SCRIPT).format(workers=workers, call=CALLS[kind]))
    # An interrupt between two lines may leave a file that was just opened to the collector; nobody is shown that.
    with subprocess.Popen(
        [sys.executable, "-W", "error", "-W", "ignore::ResourceWarning", script, folder],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            assert process.stdout.readline() == "playing\n"
            # Its own group, which is nobody else's: it was started as a session of its own.
            signal_group(process)
            out, complaints = process.communicate(timeout=120)
        finally:
            process.kill()
    assert process.returncode == 0, complaints
    # A worker that is interrupted while it starts says so in a terminal, before it can be told to be quiet.
    assert "Traceback" not in re.sub(r"Process Loky.*?KeyboardInterrupt\n", "", complaints, flags=re.DOTALL)
    text, rows = json.loads(out.splitlines()[-1])
    assert "Stopped early" in " ".join(text.split())
    assert rows >= 10
    if kind == "league":
        assert len(pd.read_csv(folder / "league" / "results.csv")) == rows


def signal_group(process):
    assert process.pid > 1
    assert os.getpgid(process.pid) == process.pid != os.getpgid(0)
    os.killpg(process.pid, signal.SIGINT)
