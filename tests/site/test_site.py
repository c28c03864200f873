"""The site: what it is made of, and, by `make docs-test`, the site itself in a browser without a network."""

from __future__ import annotations

import doctest
import os
import re
from html import unescape
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

import realms_nb as rn

ROOT = Path(__file__).parents[2]
SITE = os.environ.get("SITE")
PLACES = re.compile(r'(?:href|src)="([^"]+)"')


@pytest.fixture(scope="module")
def tool():
    """The tool that makes the site."""
    spec = spec_from_file_location("docs_site", ROOT / "tools" / "docs_site.py")
    made = module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def test_the_reference_has_the_whole_front_door(tool):
    """Every name that `dir(rn)` shows stands in the reference, each once."""
    heads = re.findall(r"^### rn\.(\w+)$", tool.reference(), re.MULTILINE)
    assert sorted(heads) == sorted(dir(rn))


def test_every_page_is_in_the_contents(tool, tmp_path):
    """Each page of the site is named in its table of contents, and nothing is named that is not there."""
    tool.sources(tmp_path)
    written = (path for path in tmp_path.rglob("*") if path.suffix in {".md", ".ipynb"})
    pages = {str(path.relative_to(tmp_path).with_suffix("")) for path in written}
    trees = re.findall(r"```\{toctree\}\n(?::.*\n)+\n([^`]+)```", (tmp_path / "index.md").read_text("utf-8"))
    named = [line for tree in trees for line in tree.split()]
    assert len(named) > 30
    assert sorted(named) == sorted(pages - {"index"})


def test_links_lead_to_a_page_or_to_the_repository(tool):
    """A link to a page stays on the site, one to a file that is no page leads to the repository."""
    pages = {"docs/lab.md": "docs/lab.md", "docs/site/index.md": "index.md", "docs/studies.md": "docs/studies.md"}
    text = "[a](studies.md#luck), [b](../README.md), [c](https://x.org), [d](#here)"
    home = tool.HOME
    assert tool.linked(text, Path("docs/lab.md"), pages) == (
        f"[a](../docs/studies.md#luck), [b]({home}/blob/HEAD/README.md), [c](https://x.org), [d](#here)"
    )
    assert tool.linked("[a](../lab.md)", Path("docs/site/index.md"), pages) == "[a](docs/lab.md)"


@pytest.mark.parametrize("path", sorted((ROOT / "docs" / "site").rglob("*.md")), ids=lambda path: path.stem)
def test_examples_of_the_site_run(path):
    """What stands in an example of a page is what comes out."""
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    text = path.read_text("utf-8").replace("```\n", "\n\n")
    found = doctest.DocTestParser().get_doctest(text, {}, path.stem, str(path), 0)
    assert doctest.DocTestRunner(optionflags=flags).run(found).failed == 0


@pytest.mark.skipif(not SITE, reason="make docs-test builds the site and looks at it")
class TestBuilt:
    """The site as it was built: SITE is its folder."""

    def test_every_link_of_the_site_leads_somewhere(self):
        """Every link and every file that a page names is there, with the heading that is meant."""
        texts = {path: path.read_text("utf-8") for path in Path(SITE).rglob("*.html") if "_static" not in path.parts}
        looked = 0
        for path, text in texts.items():
            for place in map(unescape, PLACES.findall(text)):
                parts = urlsplit(place)
                if parts.scheme:
                    continue
                target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
                assert target.exists(), f"{path}: {place}"
                if parts.fragment and target in texts:
                    assert f'id="{unquote(parts.fragment)}"' in texts[target], f"{path}: {place}"
                looked += 1
        assert looked > 1_000

    def test_pages_are_read_without_a_network(self, stand):
        """Five pages ask nobody for anything, from a folder; their boards play, and no page is wider than a phone."""
        for name in ("index", "quickstart", "reference", "docs/levels", "notebooks/03-scoring"):
            found = stand(Path(SITE) / f"{name}.html")
            page = found.page
            page.wait_for_load_state("load")
            assert page.locator("h1").first.inner_text()
            if name == "index":
                board = page.frame_locator("iframe").first
                board.locator(".rn-hist input").fill("3")
                assert board.locator(".rn-hist span").inner_text().startswith("Step 3 of")
            page.set_viewport_size({"width": 380, "height": 800})
            assert page.evaluate("document.documentElement.scrollWidth") <= 381, name
            found.check()

    def test_both_games_are_played_on_a_page(self, stand):
        """In the gallery Python starts inside the page, a card is chosen and a move is played."""
        found = stand(Path(SITE) / "gallery.html")
        board = found.page.frame_locator("iframe[title*='to play']")
        board.locator(".rn [data-card]").first.wait_for(timeout=240_000)
        board.locator("[data-card]:not([aria-disabled=true])").first.click()
        board.locator("[data-option]:not([aria-disabled=true])").first.click()
        board.locator(".rn-hist span", has_text=re.compile("Step [1-9]")).wait_for(timeout=60_000)
        found.check()
