"""Faults found by playing at random, and counts of all sequences of answers."""
