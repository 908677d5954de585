"""Hit points and hits, counted by face: four bits for each of the four faces, in one int."""

from typing import Final

FACE_BITS: Final = 4
MOST: Final = 15  # of one face


def points_at(counts: int, face: int) -> int:
    """How many of a face."""
    return counts >> FACE_BITS * face & MOST


def points_of_face(face: int, number: int = 1) -> int:
    """So many of one face."""
    return number << FACE_BITS * face


def all_points(counts: int) -> int:
    """How many of all faces."""
    return (counts & 15) + (counts >> 4 & 15) + (counts >> 8 & 15) + (counts >> 12 & 15)
