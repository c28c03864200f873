"""Boards and live charts for notebook cells."""
