"""The cards of Realm of Sand as a table to change."""

from realms_nb.lab.realm_of_sand.cards import deck_table, deck_with

__all__ = ["deck_table", "deck_with"]
