"""The rules of Realm of Sand: states, moves, events, legality, scoring."""
