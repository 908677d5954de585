"""The core: how a rule is written, asked, answered, logged, hidden and saved. It knows no game, clock, file or network."""
