"""The fixtures of every browser test."""

from browser.boards import opened
from browser.lab import lab
from browser.pages import stand
from browser.sand import sand_board
from browser.sheets import browser, desk, sheet

__all__ = ["browser", "desk", "lab", "opened", "sand_board", "sheet", "stand"]
