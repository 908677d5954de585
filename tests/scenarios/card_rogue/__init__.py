"""The worked examples of Card Rogue."""
