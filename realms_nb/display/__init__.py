"""What cells show without a script: drawings in ink that fit light, dark and paper, and results as tables."""
