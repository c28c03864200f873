"""The exercises of the lessons about Minute Realms."""
