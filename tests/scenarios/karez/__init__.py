"""The worked examples of Fallen City of Karez."""
