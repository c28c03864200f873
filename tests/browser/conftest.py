"""The fixtures of every browser test."""

from browser.boards import opened
from browser.lab import browser, lab, sheet

__all__ = ["browser", "lab", "opened", "sheet"]
