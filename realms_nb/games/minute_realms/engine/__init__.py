"""The rules of Minute Realms: states, moves, events, legality, scoring."""
