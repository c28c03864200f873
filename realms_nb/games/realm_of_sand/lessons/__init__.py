"""The exercises of the lessons about Realm of Sand."""
