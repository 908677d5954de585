"""Title, credit, players, options, and the words of the notation."""

from typing import Final

from greathall.core.game import Kind, Prompt, Variant, Verb, Word, listed
from greathall.games.meeples import words as v
from greathall.games.meeples.cards.catalogue import CARD, HEROES_HALL, HILLS, MONSTERS, QUESTS, SLOTS, SLUGS, TILES
from greathall.games.meeples.rules.assigning import PLACES
from greathall.games.meeples.rules.draw import DRAW_EFFECTS
from greathall.games.meeples.words import (
    CLASSES,
    CORRUPTION,
    DISTRICTS,
    MEEPLE_WORDS,
    PIECE_WORDS,
    PIECES,
    ZONE_WORDS,
    band,
    counted,
)

SLUG: Final = "meeples"
TITLE: Final = "Meeples & Monsters"
DESIGNER: Final = "Ole Steiness"
SEATS: Final = (2, 4)
PREFIX: Final = "MM"
VERSION: Final = 3  # of the rules
VARIANTS: Final = (Variant("towers", False, (False, True), "MM-TWR-01"),)
REASONS: Final = ("most-vp", "fewest-peasants", "shared")

_PLACES: Final = (tuple(PLACES),)
_CAPITOL_TOO: Final = ((*PLACES, HEROES_HALL),)
_PIECES: Final = (range(PIECES),)

# The order is that of the verbs in words.py.
VERBS: Final = (
    Verb("done", rule="MM-TURN-02"),
    Verb("level", "unit:meeple", "shaman:number", rule="MM-LVL-01", of=(range(CORRUPTION), range(2))),
    Verb("use", "unit:meeple", rule="MM-UNIT-03", of=(CLASSES,)),
    Verb("resolve", "card", rule="MM-RES-01", of=_CAPITOL_TOO),
    Verb("tile", "card", rule="MM-CON-04", of=(TILES,)),
    Verb("slot", "card", rule="MM-CON-04", of=(SLOTS,)),
    Verb("open", "card", rule="MM-MAIN-01", of=_PLACES),
    Verb("add", "piece", rule="MM-MAIN-01", of=_PIECES),
    Verb("leave", "piece", rule="MM-R-51", of=_PIECES),
    Verb("empower", "piece", rule="MM-ICO-18", of=_PIECES),
    Verb("leave-empowered", "piece", rule="MM-R-51", of=_PIECES),
    Verb("call", rule="MM-UNIT-05"),
    Verb("dismiss", rule="MM-R-51"),
    Verb("close", rule="MM-R-51"),
    Verb("cancel", rule="MM-R-51"),
    Verb("reopen", "card", rule="MM-R-51", of=_PLACES),
    Verb("confirm", rule="MM-MAIN-04"),
    Verb("remove", "zone", "piece", rule="MM-ICO-04"),
    Verb("keep", "zone", "piece", rule="MM-ICO-04"),
    Verb("complete", "card", rule="MM-QST-17", of=(QUESTS,)),
    Verb("discard", "card", rule="MM-ICO-05", of=(QUESTS,)),
    Verb("hold", "card", rule="MM-ICO-05", of=(QUESTS,)),
    Verb("rebag", "meeple", rule="MM-ICO-17"),
    Verb("unbag", "meeple", rule="MM-ICO-17"),
    Verb("district", "district", rule="MM-DRAW-04"),
    Verb("effect-of", "card", rule="MM-DRAW-14", of=(DRAW_EFFECTS,)),
    Verb("hill", "card", rule="MM-KOH-03", of=(HILLS,)),
    Verb("effect", "card", rule="MM-CLN-05", of=(MONSTERS,)),
)

_JOINING: Final = (v.ADD, v.LEAVE, v.EMPOWER, v.LEAVE_EMPOWERED, v.CALL, v.DISMISS, v.CLOSE, v.CANCEL)
_RETURNING: Final = (v.REMOVE, v.KEEP, v.DONE)

PROMPTS: Final = (
    Prompt("develop", verbs=(v.DONE, v.OPEN, v.LEVEL, v.USE)),
    Prompt("build", "most:number", verbs=_JOINING),
    Prompt("resolve", verbs=(v.RESOLVE,)),
    Prompt("tile", verbs=(v.TILE,)),
    Prompt("slot", "card", verbs=(v.ON_SLOT,)),
    Prompt("assign", verbs=(v.OPEN, v.USE, v.REOPEN, v.CONFIRM)),
    Prompt("fill", "card", verbs=_JOINING),
    Prompt("fight", "card", "need:number", verbs=_JOINING),
    Prompt("effect", verbs=(v.EFFECT,)),
    Prompt("remove", "meeple", "n:number", verbs=_RETURNING),
    Prompt("give", "card", "n:number", verbs=_RETURNING),
    Prompt("complete", verbs=(v.COMPLETE, v.DONE)),
    Prompt("discard", "n:number", verbs=(v.DISCARD, v.HOLD, v.DONE)),
    Prompt("rebag", "n:number", verbs=(v.REBAG, v.UNBAG, v.DONE)),
    Prompt("district", "card", verbs=(v.PUT_IN,)),
    Prompt("draw-effect", verbs=(v.DONE, v.USE_QUEST)),
    Prompt("hill", verbs=(v.HILL,)),
)

EVENTS: Final = (
    Word("turn"),
    Word("final-turns"),
    Word("assigned", "card", "total:number", "band"),
    Word("reopened", "card"),
    Word("called", "card"),
    Word("activated", "card"),
    Word("overrun", "card", "n:number"),
    Word("beaten", "card", "total:number", "band"),
    Word("token", "card"),
    Word("scored", "n:number"),
    Word("paid", "n:number"),
    Word("built", "card", "slot:card"),
    Word("levelled", "unit:meeple", "level:number"),
    Word("level-failed", "unit:meeple"),
    Word("ability", "card"),
    Word("gained", "meeple", "n:number", "card"),
    Word("returned", "meeple", "n:number"),
    Word("cycled", "meeple", "n:number", "card"),
    Word("more-draw", "n:number"),
    Word("drew", "band"),
    Word("refilled", "n:number"),
    Word("kept", "band"),
    Word("rebagged", "band"),
    Word("quest-drawn", "card"),
    Word("quest-discarded", "card"),
    Word("quest-done", "card", "n:number"),
    Word("quest-failed", "card", "n:number"),
    Word("reshuffled", "n:number"),
    Word("monster", "card", "district"),
    Word("council", "n:number"),
    Word("tile-up", "card"),
    Word("room-done", "card"),
    Word("room-up", "card"),
    Word("hill-held", "card"),
    Word("hill-lost", "card"),
)


def _card(slug: str) -> int:
    if slug not in CARD:
        raise ValueError(slug)
    return CARD[slug]


def _show_band(number: int) -> str:
    return "+".join(f"{n}*{PIECE_WORDS[piece]}" for piece, n in counted(number)) or "nobody"


def _read_band(text: str) -> int:
    counts = [0] * PIECES
    for part in text.split("+") if text != "nobody" else ():
        n, _, word = part.partition("*")
        counts[PIECE_WORDS.index(word)] += int(n)
    return band(counts)


def _of_band(number: int) -> list[tuple[str, int, int]]:
    return [("piece", piece, n) for piece, n in counted(number)]


KINDS: Final = {
    "card": Kind(SLUGS.__getitem__, _card, range(len(SLUGS))),
    "meeple": listed(MEEPLE_WORDS),
    "piece": listed(PIECE_WORDS),
    "band": Kind(_show_band, _read_band, parts=_of_band),
    "district": listed(DISTRICTS),
    "zone": listed(ZONE_WORDS),
    "number": Kind(str, int),
    "seat": Kind(str, int),
}
