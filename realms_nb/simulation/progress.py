"""Progress bars for work that takes a while: apart, because reviews and the lab wait with them, too."""

from __future__ import annotations

from tqdm.auto import tqdm

from realms_nb.core import browser

__all__ = ["SOON", "tqdm"]

# Work that is done sooner than this needs no progress bar, and is not worth waking other cores for.
SOON = 2.0

if browser.IN_A_BROWSER:
    # A thread would watch over the bars, and a browser has none.
    tqdm.monitor_interval = 0
