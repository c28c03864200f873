"""The README as a package index shows it: what is linked there must be found from anywhere, so links get an address.

A hook of the builder (`[tool.hatch.metadata.hooks.custom]`); in the repository the links stay short.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

# `](docs/lab.md)`, but not `](https://...)` and not `](#a-heading)`.
LINK = re.compile(r"\]\((?!\w+:|#)([^)\s]+)\)")
# An address that shows the file itself, for pictures.
PICTURE = re.compile(r"(!\[[^\]]*)\]\((?!\w+:|#)([^)\s]+)\)")


def absolute(text: str, home: str) -> str:
    """Every link that leads into the repository, with its address there."""
    text = PICTURE.sub(rf"\1]({home}/raw/HEAD/\2)", text)
    return LINK.sub(rf"]({home}/blob/HEAD/\1)", text)


class Readme(MetadataHookInterface):
    """Gives the builder a README with addresses."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Called while a wheel or a source archive is made."""
        text = (Path(self.root) / "README.md").read_text("utf-8")
        home = metadata["urls"]["Source"]
        metadata["readme"] = {"content-type": "text/markdown", "text": absolute(text, home)}
