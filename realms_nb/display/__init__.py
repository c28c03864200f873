"""Small drawings in ink: SVG that any notebook shows, in light and dark, that prints, and that needs no script."""
