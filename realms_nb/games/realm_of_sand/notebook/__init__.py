"""What only Realm of Sand shows in a notebook cell."""
