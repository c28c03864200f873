"""Renders the teacher's guide as one page to print. Usage: make guide"""

from __future__ import annotations

from pathlib import Path

import mistune

SOURCE = Path(__file__).parent.parent / "docs" / "teachers" / "guide.md"
PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>realms_nb: teacher's guide</title>
<style>
@page {{ size: A4; margin: 16mm 17mm }}
body {{ font: 10.5pt/1.42 Georgia, "Liberation Serif", serif; color: #1b2233 }}
body {{ max-width: 46em; margin: 2em auto; padding: 0 1em }}
h1 {{ font-size: 20pt; margin: 0 0 .4em }}
h2 {{ font-size: 13.5pt; margin: 1.5em 0 .4em; border-bottom: 1px solid #8a92a6; break-after: avoid }}
table {{ border-collapse: collapse; width: 100%; margin: .6em 0; font-size: 9.5pt }}
th, td {{ text-align: left; vertical-align: top; padding: .3em .5em; border: 1px solid #b9bfce }}
th {{ background: #eef0f5 }}
tr, pre {{ break-inside: avoid }}
code {{ font: 9pt/1.3 ui-monospace, "Liberation Mono", monospace; background: #f3f4f8; padding: 0 .15em }}
pre {{ background: #f3f4f8; padding: .6em .8em }}
li {{ margin: .2em 0 }}
@media print {{ body {{ margin: 0; max-width: none; padding: 0 }} }}
</style>
<main>
{body}</main>
</html>
"""


def render(text):
    """The guide as a page of HTML that needs nothing else."""
    return PAGE.format(body=mistune.create_markdown(plugins=["table"])(text))


if __name__ == "__main__":
    SOURCE.with_suffix(".html").write_text(render(SOURCE.read_text("utf-8")), "utf-8")
    print("docs/teachers/guide.html written")
