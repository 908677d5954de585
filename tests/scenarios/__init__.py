"""Worked examples as data, one folder a game."""
