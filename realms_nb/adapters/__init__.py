"""Doors: other people's tools play our games, and their players sit at our tables.

Every door is made from the `Game` record and from what the game's module `adapters` adds to it. PettingZoo, OpenSpiel
and Gymnasium are optional: `pettingzoo`, `openspiel` and `gymnasium` load them, nothing else does.
"""
