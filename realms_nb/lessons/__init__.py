"""Exercises that the rules engine judges: one module per lesson, `rn.check` in front of them."""
