"""The laboratory: games played by the thousand, counted, searched for faults and measured."""
