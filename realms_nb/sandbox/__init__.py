"""Strategies of somebody else: in a process of their own, behind limits."""
