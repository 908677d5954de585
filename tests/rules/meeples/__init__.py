"""The rules of Meeples & Monsters."""
