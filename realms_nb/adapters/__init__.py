"""Doors: other people's tools play our games, and their players sit at our tables.

Every door is made from the `Game` record and from what `doors/<game>` adds to it. PettingZoo, OpenSpiel and Gymnasium
are optional: `zoo`, `spiel` and `gym` load them, nothing else does.
"""
