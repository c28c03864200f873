"""Results as tables: odds, and later simulations and tournaments."""
