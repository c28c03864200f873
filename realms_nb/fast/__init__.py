"""The games on whole numbers, compiled: what all kernels share. Each game's own is in its folder."""
