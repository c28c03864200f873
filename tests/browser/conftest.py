"""The fixtures of every browser test."""

from browser.boards import opened
from browser.lab import browser, lab, sheet
from browser.pages import stand
from browser.sand import sand_board

__all__ = ["browser", "lab", "opened", "sand_board", "sheet", "stand"]
