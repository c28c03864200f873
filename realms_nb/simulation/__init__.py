"""Results as tables: odds, simulations, tournaments and leagues, of every game. What one game has is in its folder."""
