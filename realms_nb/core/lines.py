"""Sentences as lines of a cell's output: apart, because every room prints them."""

from __future__ import annotations

from textwrap import fill

# As many letters as fit beside the file list of JupyterLab on a small screen.
WIDTH = 92


def wrapped(sentence: str) -> str:
    """A sentence, wrapped between words: a notebook would break a long one in the midst of them."""
    return fill(sentence, WIDTH, subsequent_indent="    ", break_long_words=False, break_on_hyphens=False)
