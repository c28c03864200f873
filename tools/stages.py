"""Runs what `make test` is made of side by side: each stage as soon as what it stands on is done.

A stage is a target of the Makefile. What it says is printed as one piece when it ends, with its seconds; one that fails
fails the whole, what stands on it is left out, and the others go on, so that all faults are seen at once.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
# What each stage stands on. Whoever is first in this list begins first.
STAGES = {
    "test-parts": (),
    "test-compile-minute_realms": (),
    "test-compile-realm_of_sand": (),
    "test-python": (),
    "test-scripts": (),
    "test-browser": ("test-compile-minute_realms", "test-compile-realm_of_sand", "test-scripts"),
    "test-notebooks": ("test-compile-minute_realms", "test-compile-realm_of_sand"),
    "test-rules": ("test-compile-minute_realms", "test-compile-realm_of_sand", "test-python"),
    "test-rest": ("test-rules",),
}


def begin(stage):
    """A stage, in a group of processes of its own, so that it can be ended with all that it has started."""
    said = tempfile.TemporaryFile()  # noqa: SIM115  # it is read when the stage has ended
    command = [os.environ.get("MAKE", "make"), "--no-print-directory", stage]
    started = subprocess.Popen(command, cwd=ROOT, stdout=said, stderr=subprocess.STDOUT, start_new_session=True)
    return started, said, time.monotonic()


def report(stage, process, said, began):
    """What a stage has said, below its name."""
    outcome = "done" if process.returncode == 0 else "FAILED"
    print(f"\n=== {stage}: {outcome} after {time.monotonic() - began:.0f} s", flush=True)
    said.seek(0)
    # Of a bar that was drawn again and again, only how it was in the end.
    lines = [line.rstrip(b"\r").rpartition(b"\r")[2] for line in said.read().split(b"\n")]
    sys.stdout.buffer.write(b"\n".join(lines))
    sys.stdout.flush()
    said.close()


def run(stages):
    """Run them all; the answer is which were not done."""
    waiting, running, done, failed = dict(stages), {}, set(), []
    try:
        while waiting or running:
            for stage, needs in list(waiting.items()):
                if all(need in done for need in needs):
                    running[stage] = begin(stage)
                    del waiting[stage]
            ended = [stage for stage, (process, *_) in running.items() if process.poll() is not None]
            for stage in ended:
                process, said, began = running.pop(stage)
                report(stage, process, said, began)
                if process.returncode == 0:
                    done.add(stage)
                else:
                    failed.append(stage)
            if waiting and not running and not ended:
                break
            time.sleep(0.1)
    finally:
        for process, *_ in running.values():
            os.killpg(process.pid, signal.SIGTERM)
    return [*failed, *waiting]


if __name__ == "__main__":
    # Whoever ends this ends the stages, too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    start = time.monotonic()
    missing = run(STAGES)
    print(f"\n=== {time.monotonic() - start:.0f} s in all" + "".join(f"\n=== not done: {each}" for each in missing))
    sys.exit(bool(missing))
