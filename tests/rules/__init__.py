"""One short test for every rule id of every game: build, force the dice, answer, compare numbers."""
