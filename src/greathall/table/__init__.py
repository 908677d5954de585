"""The table: the referee of one match, its undo, its journal and stored games; no network."""
