"""The same table in a terminal: lines of text, numbered choices, and every rule explained where it is met."""
