"""Games that students could have written, as short files; with the five of `docs/own` all that the tests play."""
