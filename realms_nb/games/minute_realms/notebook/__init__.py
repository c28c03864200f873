"""What only Minute Realms shows in a notebook cell."""
