"""The toy's room for strategies."""
