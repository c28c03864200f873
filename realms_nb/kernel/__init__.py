"""Minute Realms on arrays: the compiled twin of the readable engine, for odds, search and many games at once."""
