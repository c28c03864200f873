"""Matches and whole games as web pages: one file, no server, nothing to install."""
