"""A table for a class: people at their own laptops and phones play with each other over the school's network."""
