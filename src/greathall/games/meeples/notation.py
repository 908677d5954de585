"""The words of the notation: kinds of arguments, verbs with their rule and range, questions with their verbs, events."""

from typing import Final

from greathall.core.game import Kind, Prompt, Verb, Word, listed, numbered
from greathall.games.meeples import words as w
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

_PLACES: Final = (tuple(PLACES),)
_CAPITOL_TOO: Final = ((*PLACES, HEROES_HALL),)
_PIECES: Final = (range(PIECES),)

VERBS: Final = numbered({
    w.DONE: Verb("done", rule="MM-TURN-02"),
    w.LEVEL: Verb("level", "unit:meeple", "shaman:number", rule="MM-LVL-01", of=(range(CORRUPTION), range(2))),
    w.USE: Verb("use", "unit:meeple", rule="MM-UNIT-03", of=(CLASSES,)),
    w.RESOLVE: Verb("resolve", "card", rule="MM-RES-01", of=_CAPITOL_TOO),
    w.TILE: Verb("tile", "card", rule="MM-CON-04", of=(TILES,)),
    w.ON_SLOT: Verb("slot", "card", rule="MM-CON-04", of=(SLOTS,)),
    w.OPEN: Verb("open", "card", rule="MM-MAIN-01", of=_PLACES),
    w.ADD: Verb("add", "piece", rule="MM-MAIN-01", of=_PIECES),
    w.LEAVE: Verb("leave", "piece", rule="MM-R-51", of=_PIECES),
    w.EMPOWER: Verb("empower", "piece", rule="MM-ICO-18", of=_PIECES),
    w.LEAVE_EMPOWERED: Verb("leave-empowered", "piece", rule="MM-R-51", of=_PIECES),
    w.CALL: Verb("call", rule="MM-UNIT-05"),
    w.DISMISS: Verb("dismiss", rule="MM-R-51"),
    w.CLOSE: Verb("close", rule="MM-R-51"),
    w.CANCEL: Verb("cancel", rule="MM-R-51"),
    w.REOPEN: Verb("reopen", "card", rule="MM-R-51", of=_PLACES),
    w.CONFIRM: Verb("confirm", rule="MM-MAIN-04"),
    w.REMOVE: Verb("remove", "zone", "piece", rule="MM-ICO-04"),
    w.KEEP: Verb("keep", "zone", "piece", rule="MM-ICO-04"),
    w.COMPLETE: Verb("complete", "card", rule="MM-QST-17", of=(QUESTS,)),
    w.DISCARD: Verb("discard", "card", rule="MM-ICO-05", of=(QUESTS,)),
    w.HOLD: Verb("hold", "card", rule="MM-ICO-05", of=(QUESTS,)),
    w.REBAG: Verb("rebag", "meeple", rule="MM-ICO-17"),
    w.UNBAG: Verb("unbag", "meeple", rule="MM-ICO-17"),
    w.PUT_IN: Verb("district", "district", rule="MM-DRAW-04"),
    w.USE_QUEST: Verb("effect-of", "card", rule="MM-DRAW-14", of=(DRAW_EFFECTS,)),
    w.HILL: Verb("hill", "card", rule="MM-KOH-03", of=(HILLS,)),
    w.EFFECT: Verb("effect", "card", rule="MM-CLN-05", of=(MONSTERS,)),
})  # fmt: skip

_JOINING: Final = (w.ADD, w.LEAVE, w.EMPOWER, w.LEAVE_EMPOWERED, w.CALL, w.DISMISS, w.CLOSE, w.CANCEL)
_RETURNING: Final = (w.REMOVE, w.KEEP, w.DONE)

PROMPTS: Final = (
    Prompt("develop", verbs=(w.DONE, w.OPEN, w.LEVEL, w.USE)),
    Prompt("build", "most:number", verbs=_JOINING),
    Prompt("resolve", verbs=(w.RESOLVE,)),
    Prompt("tile", verbs=(w.TILE,)),
    Prompt("slot", "card", verbs=(w.ON_SLOT,)),
    Prompt("assign", verbs=(w.OPEN, w.USE, w.REOPEN, w.CONFIRM)),
    Prompt("fill", "card", verbs=_JOINING),
    Prompt("fight", "card", "need:number", verbs=_JOINING),
    Prompt("effect", verbs=(w.EFFECT,)),
    Prompt("remove", "meeple", "n:number", verbs=_RETURNING),
    Prompt("give", "card", "n:number", verbs=_RETURNING),
    Prompt("complete", verbs=(w.COMPLETE, w.DONE)),
    Prompt("discard", "n:number", verbs=(w.DISCARD, w.HOLD, w.DONE)),
    Prompt("rebag", "n:number", verbs=(w.REBAG, w.UNBAG, w.DONE)),
    Prompt("district", "card", verbs=(w.PUT_IN,)),
    Prompt("draw-effect", verbs=(w.DONE, w.USE_QUEST)),
    Prompt("hill", verbs=(w.HILL,)),
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
