"""Holds the stop button so that what must be whole is whole before it is heard.

A process that has been started and not yet noted down, or a table half put together, would be lost. Only the main
thread hears the button, and only where Python itself handles it; everywhere else nothing is held.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Generator
from contextlib import contextmanager
from typing import Any


@contextmanager
def held() -> Generator[None]:
    """Inside, the stop button is only noted; what it does to everybody else it does at the end of this."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before: Any = signal.getsignal(signal.SIGINT)
    if not callable(before):
        yield
        return
    pressed: list[tuple[int, Any]] = []
    signal.signal(signal.SIGINT, lambda number, frame: pressed.append((number, frame)))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        if pressed:
            before(*pressed[-1])
