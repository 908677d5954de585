"""Worked examples of Meeples & Monsters."""
