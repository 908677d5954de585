"""The worked examples of Pebble."""
