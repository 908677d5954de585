"""The worked examples of Dorian's rulebook."""
