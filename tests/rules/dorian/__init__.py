"""Tests of Dorian, one short test a rule, by chapter."""
