"""The data layer: what is read from and written to files. Saved states, card packs, notation, rules, languages."""
