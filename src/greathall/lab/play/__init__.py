"""Games played by the thousand: plans, workers, journals, stored games, speed."""
