"""Writes what the wheel and the one-file page hold of others: a list in CycloneDX, made of what is pinned and bundled.

python tools/contents.py            writes realms_nb/static/contents.json
python tools/contents.py --check    fails if the list is another one
"""

from __future__ import annotations

import base64
import json
import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
LIST = ROOT / "realms_nb" / "static" / "contents.json"


def bundled():
    """The packages of npm whose code is in the bundles of the wheel, as their notices name them; hashes by the lock."""
    notices = (ROOT / "realms_nb" / "static" / "LICENSES.txt").read_text("utf-8")
    lock = json.loads((ROOT / "js" / "package-lock.json").read_text("utf-8"))["packages"]
    for part in notices.split("-" * 80)[1:]:
        for name, version in re.findall(r"(@?[\w./\-]+) (\d[\w.\-+]*)(?:, |$)", part.strip().split("\n")[0]):
            entry = lock[f"node_modules/{name}"]
            assert entry["version"] == version, name
            kind, _, value = entry["integrity"].partition("-")
            digest = kind.upper().replace("SHA", "SHA-"), value
            yield component("npm", name, version, entry.get("license"), digest, "wheel, page")


def in_the_page():
    """What is fetched once for the page, and is then inside it: Python itself and its modules."""
    pins = json.loads((ROOT / "realms_nb" / "pages" / "pins.json").read_text("utf-8"))
    for kind, each in [("npm", pin) for pin in pins["npm"]] + [("pypi", pin) for pin in pins["wheels"]]:
        yield component(kind, each["name"], each["version"], each["licence"], ("SHA-256", each["sha256"]), "page")


def wanted():
    """What an installed package asks for besides, by name; versions are its environment's."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    for line in project["dependencies"]:
        name = re.match(r"[\w.\-]+", line)[0]
        found = {"type": "library", "name": name, "purl": f"pkg:pypi/{name.lower()}", "scope": "required"}
        yield found | held("environment")


def component(kind, name, version, licence, digest, where):
    """One package, with what its file is known by."""
    purl = f"pkg:{kind}/{name.replace('@', '%40')}@{version}"
    found = {"type": "library", "name": name, "version": version, "purl": purl}
    found["licenses"] = [{"license": {"name": licence or "see LICENSES.txt"}}]
    found["hashes"] = [{"alg": digest[0], "content": hexadecimal(digest[1])}]
    return found | held(where)


def hexadecimal(digest):
    """npm writes its digests in another way."""
    return digest if re.fullmatch(r"[0-9a-f]{64}", digest) else base64.b64decode(digest).hex()


def held(where):
    return {"properties": [{"name": "realms_nb:in", "value": where}]}


def contents():
    """The whole list as text."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    ours = {"type": "library", "name": project["name"], "licenses": [{"license": {"id": "MIT"}}]}
    whole = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": ours},
        "components": sorted(
            [*bundled(), *in_the_page(), *wanted()], key=lambda each: (each["purl"], each["properties"][0]["value"])
        ),
    }
    return json.dumps(whole, indent=1) + "\n"


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(LIST.read_text("utf-8") != contents())
    LIST.write_text(contents(), "utf-8")
