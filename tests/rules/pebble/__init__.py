"""The rules of Pebble."""
