"""Greathall: four fantasy board games, every rule enforced, one engine for people, bots and researchers."""

__version__ = "0.1.0"
