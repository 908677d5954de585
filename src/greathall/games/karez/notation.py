"""The words of the notation: kinds of arguments, verbs with their rule and range, questions with their verbs, events."""

from typing import Final

from greathall.core.game import Kind, Prompt, Verb, Word, listed, numbered
from greathall.games.karez import words as w
from greathall.games.karez.cards.catalogue import ADVENTURE_SLUGS, BUILDING_SLUGS, BUILDINGS, CARDS, GUILD_SLUGS, JOB_SLUGS, SLUGS
from greathall.games.karez.cards.catalogue import HEROES as ALL_HEROES


def _of(*decks: int) -> list[int]:
    return [number for number, card in enumerate(CARDS) if card.deck in decks]


# What the arguments of verbs may be.
HEROES: Final = range(ALL_HEROES)
MONSTERS: Final = _of(*range(w.MONSTER_DECKS))
GEAR: Final = _of(w.ITEM, w.INSTANT)
SPECIAL: Final = [hero for hero in HEROES if CARDS[hero].windows]  # Heroes who have something to use
SAVIOURS: Final = [card for card in GEAR if CARDS[card].saves]
IN_HAND: Final = _of(*range(w.HAND_DECKS))
DRAWN: Final = _of(w.ITEM, w.INSTANT, w.QUEST)  # of which one may be kept
SELLERS: Final = [number for number, building in enumerate(BUILDINGS) if building.sells]
FIGHTERS: Final = [*HEROES, *MONSTERS]  # whoever rolls dice
COINS: Final = range(1, w.MOST_COINS + 1)

VERBS: Final = numbered({
    w.TAKE: Verb("take", "guild", rule="KZ-SET-02"),
    w.DECK: Verb("deck", "deck", rule="KZ-BLD-05"),
    w.PASS: Verb("pass", rule="KZ-ACP-01"),
    w.CONSTRUCT: Verb("construct", "building", rule="KZ-CON-01"),
    w.CITIZEN: Verb("citizen", "job", rule="KZ-WRK-01"),
    w.ADVENTURER: Verb("adventurer", "job", rule="KZ-WRK-01"),
    w.LEAVE: Verb("leave", rule="KZ-WRK-10"),
    w.FEED: Verb("feed", rule="KZ-DNG-04"),
    w.REST: Verb("rest", "hero:card", rule="KZ-HEA-01", of=(HEROES,)),
    w.BUY: Verb("buy", "building", "card", rule="KZ-BUY-01", of=(SELLERS, GEAR)),
    w.EXPLORE: Verb("explore", "adventure", rule="KZ-EXP-01"),
    w.ATTACK: Verb("attack", "rival:guild", rule="KZ-EXP-01"),
    w.OPEN: Verb("open", rule="KZ-OPN-01"),
    w.CLOSE: Verb("close", rule="KZ-CLS-01"),
    w.DONE: Verb("done", rule="KZ-PAR-04"),
    w.ACTIVATE: Verb("activate", "job", rule="KZ-ACV-01"),
    w.KEEP: Verb("keep", "card", rule="KZ-BLD-05", of=(DRAWN,)),
    w.TRAIN: Verb("train", "hero:card", rule="KZ-HER-02", of=(HEROES,)),
    w.ROB: Verb("rob", "rival:guild", rule="KZ-BLD-05"),
    w.RAISE: Verb("raise", "hero:card", rule="KZ-CEM-05", of=(HEROES,)),
    w.STACK: Verb("stack", "card", rule="KZ-ATK-01", of=(MONSTERS,)),
    w.JOIN: Verb("join", "hero:card", rule="KZ-PAR-03", of=(HEROES,)),
    w.ATTACH: Verb("attach", "card", "hero:card", rule="KZ-PAR-03", of=(GEAR, HEROES)),
    w.USE: Verb("use", "card", "hero:card", rule="KZ-ITM-03", of=([*SPECIAL, *GEAR], HEROES)),
    w.FLEE: Verb("flee", rule="KZ-FLE-01"),
    w.DROP: Verb("drop", "card", "hero:card", rule="KZ-FLE-02", of=(GEAR, HEROES)),
    w.FIGHT: Verb("fight", rule="KZ-FLE-01"),
    w.ROLL: Verb("roll", rule="KZ-DIC-01"),
    w.DIE: Verb("die", "face", "owner:card", rule="KZ-ITM-03", of=(None, FIGHTERS)),
    w.WOUND: Verb("wound", "face", rule="KZ-ITM-01"),
    w.HEAL: Verb("heal", "hero:card", "face", "place", rule="KZ-ITM-01", of=(HEROES,)),
    w.ABSORB: Verb("absorb", "face", "hero:card", rule="KZ-ABS-01", of=(None, HEROES)),
    w.COVER: Verb("cover", "face", "hero:card", rule="KZ-ABS-03", of=(None, HEROES)),
    w.HIT: Verb("hit", "face", "hero:card", "place", rule="KZ-HIT-03", of=(None, HEROES)),
    w.STORE: Verb("store", "face", "roller:card", "hero:card", rule="KZ-ABS-03", of=(None, HEROES, HEROES)),
    w.RELEASE: Verb("release", "face", "roller:card", "hero:card", rule="KZ-ABS-03", of=(None, HEROES, HEROES)),
    w.SAVE: Verb("save", "card", "hero:card", rule="KZ-SLN-02", of=(SAVIOURS, HEROES)),
    w.FALL: Verb("fall", "hero:card", rule="KZ-SLN-02", of=(HEROES,)),
    w.BURY: Verb("bury", "hero:card", rule="KZ-CEM-02", of=(HEROES,)),
    w.DISCARD: Verb("discard", "hero:card", rule="KZ-CEM-02", of=(HEROES,)),
    w.REGROW: Verb("regrow", "face", rule="KZ-SLN-05"),
    w.CLAIM: Verb("claim", "card", rule="KZ-QST-02", of=(_of(w.QUEST),)),
    w.TRADE: Verb("trade", "rival:guild", rule="KZ-RUL-37"),
    w.GOLD: Verb("gold", "coins:number", rule="KZ-RUL-37", of=(COINS,)),
    w.GIVE: Verb("give", "card", rule="KZ-RUL-37", of=(IN_HAND,)),
    w.ACCEPT: Verb("accept", rule="KZ-RUL-37"),
    w.REFUSE: Verb("refuse", rule="KZ-RUL-37"),
    # what takes a pick back
    w.UNJOIN: Verb("unjoin", "hero:card", rule="KZ-PAR-03", of=(HEROES,)),
    w.UNREST: Verb("unrest", "hero:card", rule="KZ-HEA-01", of=(HEROES,)),
    w.DETACH: Verb("detach", "card", "hero:card", rule="KZ-PAR-03", of=(GEAR, HEROES)),
    w.UNDIE: Verb("undie", "face", "owner:card", rule="KZ-ITM-03", of=(None, FIGHTERS)),
    w.UNWOUND: Verb("unwound", "face", rule="KZ-ITM-01"),
    w.UNHEAL: Verb("unheal", "hero:card", "face", "place", rule="KZ-ITM-01", of=(HEROES,)),
    w.UNABSORB: Verb("unabsorb", "face", "hero:card", rule="KZ-ABS-01", of=(None, HEROES)),
    w.UNCOVER: Verb("uncover", "face", "hero:card", rule="KZ-ABS-03", of=(None, HEROES)),
    w.UNHIT: Verb("unhit", "face", "hero:card", "place", rule="KZ-HIT-03", of=(None, HEROES)),
    w.UNREGROW: Verb("unregrow", "face", rule="KZ-SLN-05"),
    w.UNGOLD: Verb("ungold", "coins:number", rule="KZ-RUL-37", of=(COINS,)),
    w.UNGIVE: Verb("ungive", "card", rule="KZ-RUL-37", of=(IN_HAND,)),
})  # fmt: skip

ACTIONS: Final = (
    w.PASS, w.CONSTRUCT, w.CITIZEN, w.ADVENTURER, w.FEED, w.REST, w.BUY, w.EXPLORE, w.ATTACK, w.OPEN, w.CLOSE, w.TRADE,
)  # fmt: skip
PROMPTS: Final = (
    Prompt("guild", verbs=(w.TAKE,)),
    Prompt("starting-monster", verbs=(w.DECK,)),
    Prompt("action", "turn:number", verbs=ACTIONS),
    Prompt("second-citizen", "job", verbs=(w.CITIZEN, w.LEAVE)),
    Prompt("rest-more", verbs=(w.REST, w.UNREST, w.DONE)),
    Prompt("activate", verbs=(w.ACTIVATE, w.BUY, w.PASS)),
    Prompt("last-purchase", verbs=(w.BUY, w.PASS)),
    Prompt("deck", verbs=(w.DECK,)),
    Prompt("keep", verbs=(w.KEEP,)),
    Prompt("stock", "building", verbs=(w.DECK,)),
    Prompt("train", "stat", verbs=(w.TRAIN,)),
    Prompt("rob", "gold:number", verbs=(w.ROB,)),
    Prompt("raise", verbs=(w.RAISE,)),
    Prompt("which-exploration", verbs=(w.EXPLORE, w.ATTACK)),
    Prompt("stack", "place:number", verbs=(w.STACK,)),
    Prompt("party", "more:number", verbs=(w.JOIN, w.UNJOIN, w.DONE)),
    Prompt("equip", verbs=(w.ATTACH, w.DETACH, w.DONE)),
    Prompt("flee-or-fight", "foe:card", verbs=(w.USE, w.FLEE, w.FIGHT)),
    Prompt("drop", verbs=(w.DROP,)),
    Prompt("trap", "foe:card", verbs=(w.USE, w.FLEE, w.ROLL)),
    Prompt("before-roll", "foe:card", "round", verbs=(w.USE, w.FLEE, w.ROLL)),
    Prompt("after-roll", "foe:card", "round", verbs=(w.USE, w.FLEE, w.DONE)),
    Prompt("after-trap", "foe:card", verbs=(w.USE, w.FLEE, w.DONE)),
    Prompt("heal", "hits:number", verbs=(w.HEAL, w.UNHEAL, w.DONE)),
    Prompt("reroll", "dice:number", verbs=(w.DIE, w.UNDIE, w.DONE)),
    Prompt("turn-die", "face", verbs=(w.DIE, w.UNDIE, w.DONE)),
    Prompt("cancel", "dice:number", verbs=(w.DIE, w.UNDIE, w.DONE)),
    Prompt("wound", "foe:card", "hits:number", verbs=(w.WOUND, w.UNWOUND, w.DONE)),
    Prompt("regrow", "foe:card", "hits:number", verbs=(w.REGROW, w.UNREGROW, w.DONE)),
    Prompt("white-die", "foe:card", "dice:number", verbs=(w.ABSORB, w.COVER, w.HIT, w.UNABSORB, w.UNCOVER, w.UNHIT, w.DONE)),
    Prompt("keep-die", verbs=(w.STORE, w.RELEASE, w.DONE)),
    Prompt("who-dies-first", verbs=(w.FALL,)),
    Prompt("save", "hero:card", verbs=(w.SAVE, w.FALL)),
    Prompt("burial", "hero:card", verbs=(w.BURY, w.DISCARD)),
    Prompt("claim", verbs=(w.CLAIM, w.DONE)),
    Prompt("trade-offer", "rival:guild", verbs=(w.GOLD, w.GIVE, w.UNGOLD, w.UNGIVE, w.DONE)),
    Prompt("trade-answer", "rival:guild", verbs=(w.GOLD, w.GIVE, w.UNGOLD, w.UNGIVE, w.DONE, w.REFUSE)),
    Prompt("consent", verbs=(w.ACCEPT, w.REFUSE)),
)

EVENTS: Final = (
    Word("guild", "guild"), Word("turn", "turn:number"), Word("phase", "phase"), Word("pass"), Word("idle"),
    Word("built", "building", "gold:number"), Word("citizens", "job", "citizens:number"), Word("adventurer", "job"),
    Word("rests", "hero:card"), Word("bought", "card", "building", "gold:number"), Word("explores", "adventure"),
    Word("attacks", "rival:seat"), Word("dungeon-opened"), Word("dungeon-closed"), Word("fed", "gold:number"),
    Word("activated", "job"), Word("dividend", "gold:number", "job"), Word("gold", "gold:number"),
    Word("valor", "valor:number"), Word("gem", "gems:number"), Word("vp", "vp:number"), Word("drew", "deck", "card"),
    Word("hero", "hero:card"), Word("kept", "deck", "card"), Word("on-sale", "card", "building"),
    Word("trained", "hero:card", "stat"), Word("robbed", "gold:number", "rival:seat"), Word("raised", "hero:card"),
    Word("citizens-gone", "citizens:number"), Word("adventurers-gone", "adventurers:number"),
    Word("migration", "citizens:change", "adventurers:change"), Word("stack", "cards:number"),
    Word("joins", "hero:card"), Word("attached", "card", "hero:card"), Word("meets", "foe:card"),
    Word("uses", "card", "hero:card"), Word("ability", "hero:card"), Word("fled", "foe:card", "card"),
    Word("fled-valor", "foe:card", "valor:number"), Word("broken-off", "foe:card"),
    Word("rolled", "cycle:number", "round", "dice:number"), Word("trap-rolled", "foe:card", "dice:number"),
    Word("die", "colour", "face", "owner:card"), Word("cancelled", "face", "owner:card"),
    Word("foe-hit", "foe:card", "face"), Word("hero-hit", "hero:card", "face"), Word("absorbed", "face", "hero:card"),
    Word("kept-die", "face", "roller:card", "hero:card"), Word("regrown", "foe:card", "face"),
    Word("unhurt", "hero:card", "face"), Word("saved", "card", "hero:card"), Word("died", "hero:card"),
    Word("burial-fee", "gold:number", "owner:seat"), Word("buried", "hero:card"), Word("hero-lost", "hero:card"),
    Word("slain", "foe:card"), Word("survived", "foe:card"), Word("won", "adventure", "valor:number"),
    Word("failed", "adventure", "threat:number"), Word("treasure", "treasure"),
    Word("destroyed", "owner:seat", "valor:number"), Word("repelled", "owner:seat", "gold:number"),
    Word("claimed", "card"), Word("balance", "balance:change", "valor:number", "threat:number"),
    Word("karez", "state", "citizens:number"), Word("opened", "adventure", "threat:number"), Word("healed", "hero:card"),
    Word("place", "place:number"), Word("fallen", "state"), Word("score", "vp:number"), Word("lays-gold", "gold:number"),
    Word("lays-card", "card"), Word("traded", "partner:seat"), Word("no-trade", "partner:seat"),
)  # fmt: skip

STATS: Final = ("attack", "defense")
TREASURES: Final = ("1", "2", "3", "4", "5", "6")


def signed(value: int) -> str:
    """A change, with its sign."""
    return f"{value:+d}" if value else "0"


KINDS: Final = {
    "card": listed(SLUGS),
    "adventure": listed(ADVENTURE_SLUGS),
    "building": listed(BUILDING_SLUGS),
    "job": listed(JOB_SLUGS),
    "guild": listed(GUILD_SLUGS),
    "deck": listed(list(w.DECKS)),
    "face": listed(list(w.FACES)),
    "colour": listed(list(w.COLOURS)),
    "round": listed(list(w.ORDERS)),
    "place": listed(list(w.PLACES)),
    "state": listed(list(w.STATES)),
    "phase": listed(list(w.PHASES)),
    "stat": listed(list(STATS)),
    "treasure": listed(["none", *TREASURES]),
    "number": Kind(str, int),
    "change": Kind(signed, int),
    "seat": Kind(str, int),
}
