"""A match as a page: looked at in any browser, without Python and without a server."""
