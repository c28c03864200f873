"""Lets every hostile hand-in try what it is made for, in every set-up that this machine can show, and counts breaches.

    python tools/wall.py            prints the table and writes it into SECURITY.md
    python tools/wall.py --check    only says what was broken, and fails if it was
    python tools/wall.py "root, namespaces, without the fence"
                                    tries this set-up again and replaces its row; the others stay

"Elsewhere" is the fence without what Linux refuses by itself: what macOS and Windows have. As root it also plays a user
and somebody without namespaces, each in a world of its own in which the search paths of Python are open to that user;
as a user only what a user can show. It ends nothing but what it has started.
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
NONE = "No breach."
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
case "$base" in {home}/*) mount -t tmpfs -o mode=755 none {home}; mkdir -p "$base"; mount --rbind /mnt/base "$base" ;;
esac
case {root} in {home}/*) mkdir -p {root}; mount --rbind /mnt/root {root};; esac
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
    yield f"{here}, Landlock", [], "landlock"
    if os.getuid() == 0:
        script = AS_A_USER.format(base=Path(sys.base_prefix).resolve(), root=ROOT, home=Path.home())
        yield "user, namespaces", ["unshare", "-m", "sh", "-c", script, "sh"], "namespaces"
        yield "user, Landlock", ["unshare", "-m", "sh", "-c", script, "sh"], "landlock"
    yield "no namespaces, Landlock", ["unshare", "-Ur", "sh", "-c", NO_NAMESPACES, "sh"], "landlock"
    yield f"{here}, fence alone", [], "fence"
    yield f"{here}, fence alone, elsewhere", [], "elsewhere"
    if os.getuid() == 0:
        yield "user, fence alone", ["unshare", "-m", "sh", "-c", script, "sh"], "fence"
        yield "user, fence alone, elsewhere", ["unshare", "-m", "sh", "-c", script, "sh"], "elsewhere"


def besieged(way, wall, *, bare):
    """What came of each attempt there."""
    command = [*way, "env", "HOME=/tmp", "PYTHONDONTWRITEBYTECODE=1", PYTHON, "-m", "sandbox.siege", wall]
    command += ["bare"] if bare else []
    done = subprocess.run(command, cwd=ROOT / "tests", capture_output=True, text=True, check=False, timeout=900)
    if done.returncode != 0:
        print(done.stderr[-2000:], file=sys.stderr)
        sys.exit(f"The siege of {wall} did not come to its end.")
    return json.loads(done.stdout.splitlines()[-1])


def tried(title, way, wall, *, bare):
    """For each family how many attempts broke through and how many were made, and a line for each breach."""
    print(f"{title} ...", flush=True)
    cells, broken = {}, []
    for family, kind, breach in besieged(way, wall, bare=bare):
        cell = cells.setdefault(family, [0, 0])
        cell[0] += breach is not None
        cell[1] += 1
        if breach:
            broken.append(f"- {title}: {family}: {kind}: {breach}")
    return cells, broken


def row(title, families, cells):
    """A line of the table."""
    told = [f"{cells[family][0]} of {cells[family][1]}" if family in cells else "" for family in families]
    broke, made = (sum(cell[which] for cell in cells.values()) for which in (0, 1))
    return f"| {title} | {' | '.join(told)} | **{broke} of {made}** |"


def surroundings():
    """When and where it was tried."""
    system = f"Linux {platform.release().split('-')[0]} on {platform.machine()}, Python {platform.python_version()}"
    return f"{time.strftime('%d %B %Y')}, {system}"


def table(attempts):
    """The table of all set-ups, with every breach below it."""
    began = os.times()
    found = {title: tried(title, way, wall, bare=bare) for title, (way, wall, bare) in attempts.items()}
    families = list(dict.fromkeys(family for cells, _ in found.values() for family in cells))
    lines = [f"| set-up | {' | '.join(families)} | all |", f"|---|{'---|' * (len(families) + 1)}"]
    lines += [row(title, families, cells) for title, (cells, _) in found.items()]
    spent = sum(os.times()[:4]) - sum(began[:4])
    facts = f"Breaches of hostile hand-ins tried, {surroundings()}; {spent:.0f} s of processor time (`make wall`)."
    broken = [line for _, listed in found.values() for line in listed]
    return "\n".join([facts, "", *lines, "", *(broken or [NONE])]), broken


def replaced(old, title, attempt):
    """The table with the row and the breaches of one set-up as they are now, and a sentence that says since when."""
    way, wall, bare = attempt
    lines = old.strip().splitlines()
    head = next(line for line in lines if line.startswith("| set-up |"))
    families = [cell.strip() for cell in head.split("|")[2:-2]]
    place = next((place for place, line in enumerate(lines) if line.startswith(f"| {title} |")), None)
    if place is None:
        sys.exit(f"The table has no row for {title!r} yet: make all of it.")
    cells, broken = tried(title, way, wall, bare=bare)
    if not cells.keys() <= set(families):
        sys.exit("There are families that the table does not know: make all of it.")
    lines[place] = row(title, families, cells)
    # What was said of this set-up before goes; the rest was not tried now, and stays.
    again = f'Tried again alone (`tools/wall.py "{title}"`'
    kept = [line for line in lines if line != NONE and not line.startswith((f"- {title}: ", again))]
    listed = [line for line in kept if line.startswith("- ")] + broken
    rest = [line for line in kept if not line.startswith("- ")]
    rest.insert(1, f"{again}): {surroundings()}.")
    return "\n".join([*rest, *(listed or [NONE])]), broken


def main():
    wanted = [given for given in sys.argv[1:] if given != "--check"]
    attempts = {
        f"{name}{', without the fence' if bare else ''}": (way, wall, bare)
        for name, way, wall in setups()
        for bare in ((False, True) if wall in ("namespaces", "landlock") else (False,))
    }
    if len(wanted) > 1 or not attempts.keys() >= set(wanted):
        sys.exit("One of these set-ups may be named:\n" + "\n".join(attempts))
    page = ROOT / "SECURITY.md"
    text = page.read_text("utf-8")
    begins, ends = text.index(BEGINS) + len(BEGINS), text.index(ENDS)
    made, broken = replaced(text[begins:ends], wanted[0], attempts[wanted[0]]) if wanted else table(attempts)
    print(made)
    if "--check" in sys.argv:
        sys.exit(bool(broken))
    page.write_text(f"{text[:begins]}\n{made}\n{text[ends:]}", "utf-8")


if __name__ == "__main__":
    main()
