"""The rulebook for people: its chapters, and where each rule is coded and tested."""
