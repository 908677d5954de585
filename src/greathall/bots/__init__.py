"""Bots: they see a World, never the state, so they cannot cheat."""
