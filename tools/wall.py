"""Lets every hostile hand-in try what it is made for, in every set-up that this machine can show, and counts breaches.

    python tools/wall.py            prints the table and writes it into SECURITY.md
    python tools/wall.py --check    only says what was broken, and fails if it was

As root it also plays a user and somebody without namespaces, each in a world of its own in which the search paths of
Python are open to that user; as a user only what a user can show. It ends nothing but what it has started.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
BEGINS, ENDS = "<!-- breaches: tools/wall.py -->", "<!-- end of breaches -->"
PYTHON = str(ROOT / ".venv" / "bin" / "python")
# Gives up every right; with them went the way into the home in which Python may lie, so that is made passable before.
AS_A_USER = """
set -e
base={base}
mkdir -p /mnt
mount -t tmpfs none /mnt
mkdir /mnt/base /mnt/root
mount --rbind "$base" /mnt/base
mount --rbind {root} /mnt/root
case "$base" in /root/*) mount -t tmpfs -o mode=755 none /root; mkdir -p "$base"; mount --rbind /mnt/base "$base";; esac
case {root} in /root/*) mkdir -p {root}; mount --rbind /mnt/root {root};; esac
exec setpriv --reuid 65534 --regid 65534 --clear-groups "$@"
"""
# What a container without rights has: no namespaces, and a root who may do nothing that others may not.
NO_NAMESPACES = """
echo 0 > /proc/sys/user/max_user_namespaces
exec setpriv --bounding-set=-all --inh-caps=-all "$@"
"""


def setups():
    """Name of each set-up, how a command gets there, and which wall stands there."""
    here = "root" if os.getuid() == 0 else "user"
    yield f"{here}, namespaces", [], "namespaces"
    if os.getuid() == 0:
        script = AS_A_USER.format(base=Path(sys.base_prefix).resolve(), root=ROOT)
        yield "user, namespaces", ["unshare", "-m", "sh", "-c", script, "sh"], "namespaces"
        yield "user, Landlock", ["unshare", "-m", "sh", "-c", script, "sh"], "landlock"
    yield "no namespaces, Landlock", ["unshare", "-Ur", "sh", "-c", NO_NAMESPACES, "sh"], "landlock"
    yield f"{here}, fence alone", [], "fence"
    if os.getuid() == 0:
        yield "user, fence alone", ["unshare", "-m", "sh", "-c", script, "sh"], "fence"


def besieged(way, wall, *, bare):
    """What came of each attempt there."""
    command = [*way, "env", "HOME=/tmp", "PYTHONDONTWRITEBYTECODE=1", PYTHON, "-m", "sandbox.siege", wall]
    command += ["bare"] if bare else []
    done = subprocess.run(command, cwd=ROOT / "tests", capture_output=True, text=True, check=False, timeout=900)
    if done.returncode != 0:
        print(done.stderr[-2000:], file=sys.stderr)
        sys.exit(f"The siege of {wall} did not come to its end.")
    return json.loads(done.stdout.splitlines()[-1])


def main():
    began = os.times()
    columns, rows, broken = [], {}, []
    for name, way, wall in setups():
        for bare in (False, True) if wall != "fence" else (False,):
            title = f"{name}{', without the fence' if bare else ''}"
            print(f"{title} ...", flush=True)
            found = besieged(way, wall, bare=bare)
            columns.append(title)
            for family, kind, breach in found:
                cell = rows.setdefault(family, {}).setdefault(title, [0, 0])
                cell[0] += breach is not None
                cell[1] += 1
                if breach:
                    broken.append(f"{title}: {family}: {kind}: {breach}")
    width = max(map(len, columns))
    families = list(rows)
    lines = [f"| set-up | {' | '.join(families)} | all |", f"|---|{'---|' * (len(families) + 1)}"]
    for title in columns:
        cells = [rows[family].get(title, [0, 0]) for family in families]
        told = [f"{broke} of {tried}" if tried else "" for broke, tried in cells]
        whole = f"**{sum(cell[0] for cell in cells)} of {sum(cell[1] for cell in cells)}**"
        lines.append(f"| {title} | {' | '.join(told)} | {whole} |")
    spent = sum(os.times()[:4]) - sum(began[:4])
    day = time.strftime("%d %B %Y")
    system = f"Linux {platform.release().split('-')[0]} on {platform.machine()}, Python {platform.python_version()}"
    facts = f"Breaches of hostile hand-ins tried, {day}, {system}; {spent:.0f} s of processor time (`make wall`)."
    listed = [f"- {line}" for line in broken] or ["No breach."]
    table = "\n".join([BEGINS, facts, "", *lines, "", *listed, ENDS])
    print(f"{'':{width}}\n{table}")
    if "--check" in sys.argv:
        sys.exit(bool(broken))
    page = ROOT / "SECURITY.md"
    text = page.read_text("utf-8")
    page.write_text(text[: text.index(BEGINS)] + table + text[text.index(ENDS) + len(ENDS) :], "utf-8")


if __name__ == "__main__":
    main()
