"""The fixtures of every browser test."""

from browser.boards import opened
from browser.lab import browser, lab, sheet
from browser.pages import stand

__all__ = ["browser", "lab", "opened", "sheet", "stand"]
