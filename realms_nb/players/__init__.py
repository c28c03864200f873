"""Players that are not people: each is a function of a view, the legal moves and a source of chance."""
