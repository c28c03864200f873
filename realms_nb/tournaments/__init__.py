"""Who is better: tournaments, and leagues of files."""
