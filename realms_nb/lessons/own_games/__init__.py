"""The exercises about games that somebody invents: they play what is handed in, and never read its code."""
