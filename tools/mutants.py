"""Plants faults in a room at random and says which ones no test notices: `make mutants ROOM=reviews N=60 SEED="1 2"`.

The tests of a room are collected and run once, to learn which lines each of them meets and how long it takes. Then
each fault gets a process of its own, forked from this one: the function is exchanged where it lives, and the tests that
meet its line are run, the quickest first, until one fails. What is outside of every function is made when a module is
loaded, so such a fault is tried by a run of its own. All of it happens in a copy of the project.

What came out is kept in `tools/mutants/<room>.json` by seed, with the names of those that are left; and
`python tools/mutants.py table` writes the table of CONTRIBUTING.md from these files.
"""

from __future__ import annotations

import argparse
import ast
import functools
import gc
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
import types
from collections import Counter, defaultdict
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from coverage import Coverage
from faults import Fault, all_faults, planted

ROOT = Path(__file__).parents[1]
ROOMS = tomllib.loads((ROOT / "tools" / "mutants.toml").read_text("utf-8"))
KEPT = ROOT / "tools" / "mutants"
# Between these two lines of CONTRIBUTING.md stands the table.
MARKS = ("<!-- kill rates, by tools/mutants.py table -->", "<!-- end of kill rates -->")
# No test may take longer than this, beyond four times what it takes without a fault: else the fault makes it endless.
# These are seconds of the processor, so that a busy machine changes no answer.
PATIENCE = 5.0
# A test that waits for what never comes takes no processor: so many times its seconds are waited for on the clock, more
# where the tests without a fault have taken more.
SLOWER = 6.0
# So many seconds of tests are run for one fault at most.
LONGEST = 60.0


def spent() -> float:
    """Seconds of the processor that this process and those it has waited for have taken."""
    return sum(os.times()[:4])


def drawn(files: list[str], count: int, seed: int, place: Path) -> list[Fault]:
    """So many faults: kinds by the root of how often they can be planted, and of one line at most one."""
    by_kind, rng = defaultdict(list), random.Random(seed)
    for file in files:
        for fault in all_faults(file, (place / file).read_text("utf-8")):
            by_kind[fault.kind].append(fault)
    kinds = sorted(by_kind)
    met, chosen = set(), []
    while len(chosen) < count and any(by_kind.values()):
        (kind,) = rng.choices(kinds, [len(by_kind[kind]) ** 0.5 for kind in kinds])
        if by_kind[kind]:
            fault = by_kind[kind].pop(rng.randrange(len(by_kind[kind])))
            if (fault.file, fault.line) not in met and fault.name not in ROOMS["equal"]:
                met.add((fault.file, fault.line))
                chosen.append(fault)
    return chosen


class Runner:
    """Runs inside pytest, in place of its own loop over the tests."""

    def __init__(self, files: list[str], faults: list[Fault]) -> None:
        self.files, self.faults, self.fates = files, faults, []
        self.seconds, self.failed, self.slower = {}, False, SLOWER

    def pytest_runtest_logreport(self, report: object) -> None:
        """Remember that a test has failed."""
        self.failed |= report.failed

    def pytest_runtestloop(self, session: object) -> bool:
        """Run every test once, then those that meet a fault, for every fault."""
        items = {item.nodeid: item for item in session.items}
        measured = Coverage(data_file=None, include=[str(Path.cwd() / file) for file in self.files], config_file=False)
        measured.start()
        begun_at, spent_before = time.monotonic(), spent()
        for nodeid in items:
            measured.switch_context(nodeid)
            begun = spent()
            self.run(items, [nodeid])
            self.seconds[nodeid] = spent() - begun
        measured.stop()
        # On a busy machine the clock runs ahead of the processor, for whoever waits, too.
        self.slower = max(SLOWER, 3 * (time.monotonic() - begun_at) / max(0.1, spent() - spent_before))
        assert not self.failed, "without any fault the tests of this room must pass"
        data = measured.get_data()
        meets = {file: data.contexts_by_lineno(str(Path.cwd() / file)) for file in self.files}
        for fault in self.faults:
            lines = meets[fault.file]
            if fault.function:
                tests = {*lines.get(fault.line, ()), *lines.get(fault.begins, ())} - {""}
            else:
                tests = {test for met in lines.values() for test in met} - {""}
            tests = sorted(tests, key=self.seconds.__getitem__)
            fate = self.fate(items, fault, tests)
            self.fates.append((fault, fate))
            print(f"{fate:12} {fault.kind:11} {fault.file}:{fault.line} {fault.function}: {fault.old}  ->  {fault.new}")
            sys.stdout.flush()
        return True

    def run(self, items: dict, nodeids: list[str], *, timed: bool = False) -> None:
        """Run tests, each as if it had not been run before, until one fails; `timed`, what lasts ends the process."""
        for nodeid, after in zip(nodeids, [*nodeids[1:], None], strict=True):
            item = items[nodeid]
            if timed:
                signal.setitimer(signal.ITIMER_PROF, PATIENCE + 4 * self.seconds[nodeid])
            item._initrequest()
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=items.get(after))
            if self.failed:
                return

    def fate(self, items: dict, fault: Fault, tests: list[str]) -> str:
        """What becomes of a fault: killed, survived, met by no test, or endless."""
        if not tests:
            return "not met"
        text, path = Path(fault.file).read_text("utf-8"), Path(fault.file)
        allowed, sum_of = [], 0.0
        for test in tests:
            sum_of += self.seconds[test]
            if allowed and sum_of > LONGEST:
                break
            allowed.append(test)
        tree = planted(text, fault.number)
        # Tests start processes of their own, which read the file.
        path.write_text(ast.unparse(tree), "utf-8")
        budget = PATIENCE + 4 * sum(self.seconds[test] for test in allowed)
        try:
            child = os.fork()
            if not child:
                os.setpgid(0, 0)
                self.be_child(items, fault, tree, allowed)
            return awaited(child, self.slower * budget)
        finally:
            path.write_text(text, "utf-8")

    def be_child(self, items: dict, fault: Fault, tree: object, tests: list[str]) -> None:
        """In the child: plant it, test, and tell by the status."""
        status = 3
        try:
            null = os.open(os.devnull, os.O_RDWR)
            for stream in (1, 2):
                os.dup2(null, stream)
            reporter = next(iter(items.values())).config.pluginmanager.unregister(name="terminalreporter")
            assert reporter is not None
            if fault.function:
                exchange(fault.file, compile(tree, str(Path.cwd() / fault.file), "exec"))
                self.failed = False
                self.run(items, tests, timed=True)
                status = 1 if self.failed else 0
            else:
                command = [sys.executable, "-m", "pytest", "-x", "-q", "--no-cov", "-p", "no:cacheprovider", *tests]
                status = 1 if subprocess.run(command, check=False).returncode else 0
        except BaseException:
            status = 1
        finally:
            os._exit(status)


def exchange(file: str, code: types.CodeType) -> None:
    """Give every function of a file that lives in this process its new code, and forget what was kept of the old."""
    new, place = {}, str(Path.cwd() / file)

    def collect(each: types.CodeType) -> None:
        for part in each.co_consts:
            if isinstance(part, types.CodeType):
                new[part.co_qualname, part.co_firstlineno] = part
                collect(part)

    collect(code)
    for each in gc.get_objects():
        if isinstance(each, types.FunctionType) and each.__code__.co_filename == place:
            found = new.get((each.__code__.co_qualname, each.__code__.co_firstlineno))
            if found is not None and len(found.co_freevars) == len(each.__code__.co_freevars):
                each.__code__ = found
        elif isinstance(each, functools._lru_cache_wrapper):
            with suppress(Exception):
                each.cache_clear()


def awaited(child: int, budget: float) -> str:
    """What a child has found, or that it never came to an end."""
    end = time.monotonic() + budget
    while time.monotonic() < end:
        done, status = os.waitpid(child, os.WNOHANG)
        if done and os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGPROF:
            return "endless"
        if done:
            return "SURVIVED" if status == 0 else "killed"
        time.sleep(0.01)
    with suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return "endless"


def copied() -> Path:
    """The files of the project in a place of their own."""
    place = Path(tempfile.mkdtemp(prefix="mutants-"))
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (place / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, place / name)
    # What is compiled already need not be compiled again.
    for kept in ROOT.glob("realms_nb/**/__pycache__/*.nb?"):
        (place / kept.relative_to(ROOT)).parent.mkdir(exist_ok=True)
        shutil.copy2(kept, place / kept.relative_to(ROOT))
    return place


def inside(room: str, count: int, seeds: list[int], kept: Path) -> int:
    """In the copy: plant and count."""
    import pytest

    told = ROOMS["rooms"][room]
    place = Path.cwd()
    files = sorted(
        {str(file.relative_to(place)) for name in told["sources"] for found in place.glob(name)
         for file in ([found] if found.suffix == ".py" else found.rglob("*.py"))}
    )  # fmt: skip
    by_seed = {seed: drawn(files, count, seed, place) for seed in seeds}
    # What two seeds have drawn is tried once.
    runner = Runner(files, list(dict.fromkeys(fault for faults in by_seed.values() for fault in faults)))
    tests = [str(path.relative_to(place)) for name in told["tests"] for path in sorted(place.glob(name))]
    words = ["-q", "--no-cov", "--no-header", "-p", "no:cacheprovider", "--hypothesis-seed=1"]
    ended = pytest.main([*tests, *words], plugins=[runner])
    if not runner.fates:
        return int(ended) or 1
    fate_of, low = dict(runner.fates), False
    for seed, faults in by_seed.items():
        fates = Counter(fate_of[fault] for fault in faults)
        keep(kept, seed, fates, [each.name for each in faults if fate_of[each] in ("SURVIVED", "not met")])
        meant, share = rate(fates)
        low |= share < told["floor"]
        print(f"\n{room}: {fates['killed']} of {meant} faults noticed ({share:.0f} %), seed {seed}; "
              f"{fates['SURVIVED']} survived, {fates['not met']} met by no test, {fates['endless']} made a test "
              f"endless; the floor is {told['floor']} %")  # fmt: skip
    return int(low)


def rate(fates: Counter[str]) -> tuple[int, float]:
    """How many faults say something, and the share in percent of those that were noticed."""
    meant = sum(fates.values()) - fates["endless"]
    return meant, 100 * fates["killed"] / meant if meant else 0.0


def keep(file: Path, seed: int, fates: Counter[str], left: list[str]) -> None:
    """Write down what came out, in the place of what this seed has brought before."""
    known = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    known[str(seed)] = {
        "date": datetime.now(UTC).date().isoformat(), "planted": sum(fates.values()), "killed": fates["killed"],
        "survived": fates["SURVIVED"], "not met": fates["not met"], "endless": fates["endless"], "left": left,
    }  # fmt: skip
    file.parent.mkdir(exist_ok=True)
    file.write_text(json.dumps(dict(sorted(known.items(), key=lambda each: int(each[0]))), indent=1) + "\n", "utf-8")


def table() -> str:
    """What has been measured of every room, by seed."""
    rows = [
        "| room | seed | planted | noticed | survived | met by no test | share | floor | day |",
        "|---|" + "---:|" * 7 + "---|",
    ]
    for room, told in ROOMS["rooms"].items():
        file = KEPT / f"{room}.json"
        for seed, each in (json.loads(file.read_text("utf-8")) if file.is_file() else {}).items():
            fates = Counter(killed=each["killed"], SURVIVED=each["survived"])
            fates["not met"] = each["not met"]
            rows.append(
                f"| {room} | {seed} | {each['planted']} | {each['killed']} | {each['survived']} | {each['not met']} | "
                f"{rate(fates)[1]:.0f} % | {told['floor']} % | {each['date']} |"
            )
    return "\n".join(rows)


def write_table() -> int:
    """Put the table where its marks are."""
    page = ROOT / "CONTRIBUTING.md"
    before, _, rest = page.read_text("utf-8").partition(MARKS[0])
    page.write_text(f"{before}{MARKS[0]}\n{table()}\n{MARKS[1]}{rest.partition(MARKS[1])[2]}", "utf-8")
    return 0


def main() -> int:
    """Make a copy, and plant there."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("room", choices=[*ROOMS["rooms"], "table"])
    words.add_argument("count", type=int, nargs="?", default=60)
    words.add_argument("seeds", type=int, nargs="*", default=[1])
    words.add_argument("--inside", type=Path, help=argparse.SUPPRESS)
    asked = words.parse_args()
    if asked.room == "table":
        return write_table()
    seeds = asked.seeds or [1]
    if asked.inside:
        return inside(asked.room, asked.count, seeds, asked.inside)
    place = copied()
    try:
        path = f"{place}{os.pathsep}{place / 'tools'}"
        # A compiled function cannot be exchanged, so the engines run in plain Python where they are what is tested.
        plain = {"REALMS_NB_NO_NUMBA": "1"} if ROOMS["rooms"][asked.room].get("plain") else {}
        command = [sys.executable, "tools/mutants.py", asked.room, str(asked.count), *map(str, seeds)]
        return subprocess.run(
            [*command, "--inside", str(KEPT / f"{asked.room}.json")],
            cwd=place, env={**os.environ, "PYTHONPATH": path, **plain}, check=False,
        ).returncode  # fmt: skip
    finally:
        shutil.rmtree(place)


if __name__ == "__main__":
    sys.exit(main())
