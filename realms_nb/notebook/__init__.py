"""Widgets for notebook cells."""
