"""The effect vocabulary: the ops with their arguments, and the words for what these may be. The order is the op's code."""

from typing import Final

from greathall.core.effects import Op, OpTable
from greathall.games.karez import words

RESOURCES: Final = ("gold", "valor", "gem", "vp")
WORKERS: Final = ("citizen", "adventurer")
STATS: Final = ("attack", "defense")
WHOSE: Final = ("bearer", "party", "enemy")
DIE_KINDS: Final = ("rolled", "any")
CHOICE: Final = 1 << words.ITEM | 1 << words.INSTANT

OPS: Final = OpTable([
    Op("gain", ("resource", "int"), "Gain gold, Valor, gems or VP from the bank."),
    Op("take", ("resource", "int"), "Take gold from a rival of your choice."),
    Op("draw", ("decks", "int", "int"), "Draw cards from one of these decks and keep some; the rest goes to its bottom."),
    Op("stock", ("decks",), "Open one card for sale for each worker on the job."),
    Op("migrate", ("worker", "int"), "Workers come from the bank to the City Center."),
    Op("kill", ("worker", "int"), "Workers of this job go to the bank."),
    Op("level_up", ("stat",), "Put a Level-up token on one of your living Heroes."),
    Op("resurrect", ("int",), "Turn kept dead Heroes face up again."),
    Op("heal", ("int",), "Remove up to so many hits from one Hero of the party."),
    Op("add_dice", ("colour", "int"), "The bearer rolls more dice."),
    Op("fixed", ("faces4",), "Fixed attack dice, once per encounter.", standing=True),
    Op("hit_points", ("faces4",), "More hit points while the card is attached.", standing=True),
    Op("initiative", ("order",), "The bearer attacks first or last."),
    Op("reroll", ("colour", "int", "whose"), "Re-roll up to so many rolled dice."),
    Op("set_die", ("colour", "face", "whose"), "Turn a rolled die to this face."),
    Op("cancel", ("int", "die_kind"), "Take away up to so many white dice."),
    Op("wound", ("int",), "Hits on the Monster."),
    Op("skip", (), "The Monster loses its next attack."),
    Op("escape", (), "The party flees without penalty."),
    Op("disarm", (), "The Trap is discarded without effect."),
    Op("prevent_death", ("int",), "Instead of dying, the bearer loses so many hits (99: all).", standing=True),
    Op("regenerate", ("int",), "The Monster loses so many hits."),
    Op("no_absorb", (), "Green dice do not stop this card's dice.", standing=True),
    Op("no_flee", (), "The party cannot flee from this Monster.", standing=True),
])  # fmt: skip
CODES: Final = OPS.codes
GAIN: Final = 0
DRAW: Final = 2
HEAL_OP: Final = 8
ADD_DICE: Final = 9
FIXED: Final = 10
HIT_POINTS: Final = 11
INITIATIVE: Final = 12
REROLL: Final = 13
SET_DIE: Final = 14
CANCEL: Final = 15
WOUND_OP: Final = 16
SKIP: Final = 17
ESCAPE: Final = 18
DISARM: Final = 19
PREVENT_DEATH: Final = 20
REGENERATE: Final = 21
NO_ABSORB: Final = 22
NO_FLEE: Final = 23


def packed(faces: list[str]) -> int:
    """How many of each face, four bits a face: the form in which hit points and hits are counted."""
    return sum(1 << 4 * words.FACES.index(face) for face in faces)


def names(kind: str, word: str) -> int:
    """The int that a word stands for in an effect line; ValueError if it is unknown."""
    if kind == "decks":
        if word == "choice":
            return CHOICE
        return sum(1 << words.DECKS.index(deck) for deck in word.split(","))
    if kind == "faces4":
        return packed(word.split(","))
    table: dict[str, tuple[str, ...]] = {
        "resource": RESOURCES, "worker": WORKERS, "stat": STATS, "colour": words.COLOURS, "whose": WHOSE,
        "die_kind": DIE_KINDS, "face": words.FACES, "order": words.ORDERS,
    }  # fmt: skip
    return table[kind].index(word)
