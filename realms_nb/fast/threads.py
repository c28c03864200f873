"""Work in blocks over the cores. The blocks do not depend on the number of threads, so neither do the results."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from realms_nb.core.errors import BadSetup, shown
from realms_nb.fast.compiling import IS_COMPILED


def checked_threads(threads: object) -> int:
    """A number of threads from 1 on; None means one per core."""
    if threads is None:
        return _cores() if IS_COMPILED else 1
    if isinstance(threads, bool) or not isinstance(threads, int) or threads < 1:
        raise BadSetup(f"threads is a whole number from 1 on, or None for one per core, not {shown(threads)}.")
    # Plain Python gains nothing from threads.
    return threads if IS_COMPILED else 1


def in_blocks(work: Callable[[int, int], object], count: int, threads: int, block: int) -> None:
    """Call `work(first, behind)` for consecutive blocks that cover `count`."""
    edges = [(first, min(first + block, count)) for first in range(0, count, block)]
    if threads == 1 or len(edges) < 2:
        for first, behind in edges:
            work(first, behind)
        return
    with ThreadPoolExecutor(threads) as pool:
        try:
            for done in [pool.submit(work, first, behind) for first, behind in edges]:
                done.result()
        except BaseException:
            # The stop button must not wait for the blocks that have not begun.
            pool.shutdown(cancel_futures=True)
            raise


def _cores() -> int:
    available = getattr(os, "sched_getaffinity", None)
    return len(available(0)) if available else os.cpu_count() or 1
