"""The rules of Fallen City of Karez."""
