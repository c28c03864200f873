"""The compiled twin of Minute Realms."""
