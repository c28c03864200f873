"""What every game stands on: the game record, matches, events, refusals, chance, the narrator."""
