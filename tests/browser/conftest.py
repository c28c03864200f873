"""The fixtures of every browser test."""

from browser.lab import browser, lab, sheet

__all__ = ["browser", "lab", "sheet"]
