"""The documentation as a site: docs/, the lessons and the docstrings of the front door, with boards that play.

Usage: tools/docs_site.py [FOLDER]. Sphinx reads Markdown and notebooks (MyST-NB) in an environment of its own; nothing
on the pages asks another machine. Pages lie as they do in the repository, so their links hold; a link to what is none
leads to the repository. A link that leads nowhere is an error.
"""

from __future__ import annotations

import inspect
import re
import shutil
import subprocess
import sys
from pathlib import Path

import realms_nb as rn
from realms_nb.pages.__main__ import game_page

ROOT = Path(__file__).parents[1]
KEPT = ROOT / ".cache" / "site"
TOOLS = ("sphinx==9.0.4", "myst-nb==1.4.0", "furo==2025.12.19")
HOME = "https://github.com/realms-nb/realms_nb"
LINK = re.compile(r"(\]\()(?!\w+:|#)([^)#\s]+)((?:#[^)\s]*)?\))")
# What stands on the site, where it stands in the repository; the pages of docs/site lie at its top.
PAGES = ("docs/*.md", "docs/teachers/guide.md", "docs/own/*.py", "docs/pictures/*", "notebooks/**/*.ipynb")
TOP = "docs/site"


def sources(place: Path) -> None:
    """Write what Sphinx reads: pages of the repository with their links, the reference, and the living boards."""
    shutil.rmtree(place, ignore_errors=True)
    found = sorted(str(path.relative_to(ROOT)) for pattern in PAGES for path in ROOT.glob(pattern))
    pages = {path: path for path in found}
    top = (path for path in sorted((ROOT / TOP).rglob("*")) if path.is_file() and path.suffix in {".md", ".py"})
    pages |= {str(path.relative_to(ROOT)): str(path.relative_to(ROOT / TOP)) for path in top}
    for source, target in pages.items():
        path = place / target
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix in {".md", ".ipynb"}:
            path.write_text(linked((ROOT / source).read_text("utf-8"), Path(source), pages), "utf-8")
        else:
            shutil.copy(ROOT / source, path)
    (place / "reference.md").write_text(reference(), "utf-8")


def linked(text: str, source: Path, pages: dict[str, str]) -> str:
    """The text of a page with links that lead where the site has what they name, or else to the repository."""

    def turned(found: re.Match[str]) -> str:
        named = (ROOT / source.parent / found[2]).resolve()
        if not named.exists() and source.parts[:2] == ("docs", "site"):
            # Made with the site.
            return found[0]
        path = str(named.relative_to(ROOT))
        target = pages.get(path)
        if target is None or target.endswith(".py"):
            return f"{found[1]}{HOME}/blob/HEAD/{path}{found[3]}"
        here = Path(pages[str(source)]).parent
        return f"{found[1]}{Path('/'.join(['..'] * len(here.parts))) / target}{found[3]}"

    return LINK.sub(turned, text)


def reference() -> str:
    """The front door, name by name in its own order: how each is called, what it does, and its examples."""
    told = inspect.getdoc(rn) or ""
    lines = ["# The front door", "", "What `import realms_nb as rn` offers. A test runs every example.", ""]
    names = list(dir(rn))
    for head, rows in re.findall(r"^(\S[^\n]*)\n((?:  \w+ [^\n]+\n?)+)", told, re.MULTILINE):
        lines += [f"## {head}", ""]
        for name in (row.split()[0] for row in rows.splitlines()):
            if name in names:
                lines += _entry(name)
                names.remove(name)
    lines += ["## More names", ""]
    for name in names:
        lines += _entry(name)
    return "\n".join(lines) + "\n"


def _entry(name: str) -> list[str]:
    value = getattr(rn, name)
    called = ""
    if callable(value):
        try:
            called = str(inspect.signature(value))
        except ValueError:
            called = ""
    about = inspect.getdoc(value) or ""
    prose, _, examples = about.partition(">>> ")
    lines = [f"### rn.{name}", "", "```python", f"rn.{name}{called}", "```", "", _prose(prose), ""]
    if examples:
        lines += ["```pycon", ">>> " + examples.rstrip(), "```", ""]
    return lines


def _prose(text: str) -> str:
    """Docstrings are plain text: lines that are set in stay as they are, and no sign means anything but itself."""
    parts = []
    for part in re.split(r"\n\s*\n", text.strip()):
        if any(line.startswith("  ") for line in part.splitlines()):
            parts.append(f"```text\n{part}\n```")
        else:
            parts.append(re.sub(r"(?<!`)([<*_])(?!`)(?=[^`]*(?:`[^`]*`[^`]*)*$)", r"\\\1", part))
    return "\n\n".join(parts)


def living(place: Path) -> None:
    """Boards that play on the pages, without a server: a match of each game to look through, and both games to play."""
    place.mkdir(parents=True, exist_ok=True)
    for game, names, moves in ((rn.minute_realms, ("Ada", "Bo", "Cy"), None), (rn.realm_of_sand, ("Ada", "Bo"), 60)):
        match = rn.Match(game, list(names), seed=11)
        players = dict.fromkeys(names, "knight")
        rn.watch(match, players, moves=moves)
        rn.page(match, place / f"{game.name}.html")
    (place / "realms.html").write_text(game_page(ROOT / ".cache" / "pages"), "utf-8")


def environment() -> Path:
    """Where Sphinx is, set up once for these versions."""
    folder = KEPT / "env"
    mark = folder / f"ready-{'-'.join(TOOLS)}".replace("==", "-")
    if not mark.exists():
        uv = ROOT / ".venv" / "bin" / "uv"
        subprocess.run([uv, "venv", "--quiet", "--clear", "--python", sys.executable, folder], check=True)
        install = [uv, "pip", "install", "--quiet", "--compile-bytecode", "--python", folder / "bin" / "python"]
        subprocess.run([*install, *TOOLS], check=True)
        mark.touch()
    return folder / "bin"


def build(target: Path) -> None:
    """The whole site, in a folder that any web server or a double click can show."""
    bin, source = environment(), KEPT / "source"
    sources(source)
    living(source / "living")
    # MyST-NB writes what it has run beside the pages, so they are made apart.
    made = KEPT / "made" / "html"
    shutil.rmtree(made, ignore_errors=True)
    # Every warning is an error, so a link that leads nowhere stops it.
    subprocess.run([bin / "sphinx-build", "-q", "-W", "--keep-going", "-b", "html", source, made], check=True)
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(made, target)


if __name__ == "__main__":
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "site")
    build(folder.resolve())
    print(f"{folder}/index.html")
