"""What Karez is: title, seats, options, and the words of its notation."""

from typing import Final

from greathall.core.game import Kind, Prompt, Variant, Verb, Word, listed
from greathall.games.karez import words
from greathall.games.karez.cards import catalogue
from greathall.games.karez.words import (
    ABSORB,
    ACCEPT,
    ACTIVATE,
    ADVENTURER,
    ATTACH,
    ATTACK,
    BURY,
    BUY,
    CITIZEN,
    CLAIM,
    CLOSE,
    CONSTRUCT,
    COVER,
    DECK,
    DETACH,
    DIE,
    DISCARD,
    DONE,
    DROP,
    EXPLORE,
    FALL,
    FEED,
    FIGHT,
    FLEE,
    GIVE,
    GOLD,
    HEAL,
    HIT,
    JOIN,
    KEEP,
    LEAVE,
    OPEN,
    PASS,
    RAISE,
    REFUSE,
    REGROW,
    RELEASE,
    REST,
    ROB,
    ROLL,
    SAVE,
    STACK,
    STORE,
    TAKE,
    TRADE,
    TRAIN,
    UNABSORB,
    UNCOVER,
    UNDIE,
    UNGIVE,
    UNGOLD,
    UNHEAL,
    UNHIT,
    UNJOIN,
    UNREGROW,
    UNREST,
    UNWOUND,
    USE,
    WOUND,
)

TITLE: Final = "Fallen City of Karez"
DESIGNER: Final = "Elad Goldsteen"
SEATS: Final = (2, 5)

VARIANTS: Final = (
    Variant("guild_choice", "random", ("random", "chosen"), "KZ-SET-02"),
    Variant("two_players", True, (True, False), "KZ-GEN-01"),
    Variant("eight_turns", False, (False, True), "KZ-RUL-39"),
    Variant("free_trade", False, (False, True), "KZ-RUL-37"),
)


def _of(*decks: int) -> list[int]:
    return [number for number, card in enumerate(catalogue.CARDS) if card.deck in decks]


# What the arguments of verbs may be.
HEROES: Final = range(catalogue.HEROES)
MONSTERS: Final = _of(*range(words.MONSTER_DECKS))
GEAR: Final = _of(words.ITEM, words.INSTANT)
SPECIAL: Final = [hero for hero in HEROES if catalogue.CARDS[hero].windows]  # Heroes who have something to use
SAVIOURS: Final = [card for card in GEAR if catalogue.CARDS[card].saves]
IN_HAND: Final = _of(*range(words.HAND_DECKS))
DRAWN: Final = _of(words.ITEM, words.INSTANT, words.QUEST)  # of which one may be kept
SELLERS: Final = [number for number, building in enumerate(catalogue.BUILDINGS) if building.sells]
FIGHTERS: Final = [*HEROES, *MONSTERS]  # whoever rolls dice
COINS: Final = range(1, words.MOST_COINS + 1)

VERBS: Final = (
    Verb("take", "guild", rule="KZ-SET-02"),
    Verb("deck", "deck", rule="KZ-BLD-05"),
    Verb("pass", rule="KZ-ACP-01"),
    Verb("construct", "building", rule="KZ-CON-01"),
    Verb("citizen", "job", rule="KZ-WRK-01"),
    Verb("adventurer", "job", rule="KZ-WRK-01"),
    Verb("leave", rule="KZ-WRK-10"),
    Verb("feed", rule="KZ-DNG-04"),
    Verb("rest", "hero:card", rule="KZ-HEA-01", of=(HEROES,)),
    Verb("buy", "building", "card", rule="KZ-BUY-01", of=(SELLERS, GEAR)),
    Verb("explore", "adventure", rule="KZ-EXP-01"),
    Verb("attack", "rival:guild", rule="KZ-EXP-01"),
    Verb("open", rule="KZ-OPN-01"),
    Verb("close", rule="KZ-CLS-01"),
    Verb("done", rule="KZ-PAR-04"),
    Verb("activate", "job", rule="KZ-ACV-01"),
    Verb("keep", "card", rule="KZ-BLD-05", of=(DRAWN,)),
    Verb("train", "hero:card", rule="KZ-HER-02", of=(HEROES,)),
    Verb("rob", "rival:guild", rule="KZ-BLD-05"),
    Verb("raise", "hero:card", rule="KZ-CEM-05", of=(HEROES,)),
    Verb("stack", "card", rule="KZ-ATK-01", of=(MONSTERS,)),
    Verb("join", "hero:card", rule="KZ-PAR-03", of=(HEROES,)),
    Verb("attach", "card", "hero:card", rule="KZ-PAR-03", of=(GEAR, HEROES)),
    Verb("use", "card", "hero:card", rule="KZ-ITM-03", of=([*SPECIAL, *GEAR], HEROES)),
    Verb("flee", rule="KZ-FLE-01"),
    Verb("drop", "card", "hero:card", rule="KZ-FLE-02", of=(GEAR, HEROES)),
    Verb("fight", rule="KZ-FLE-01"),
    Verb("roll", rule="KZ-DIC-01"),
    Verb("die", "face", "owner:card", rule="KZ-ITM-03", of=(None, FIGHTERS)),
    Verb("wound", "face", rule="KZ-ITM-01"),
    Verb("heal", "hero:card", "face", "place", rule="KZ-ITM-01", of=(HEROES,)),
    Verb("absorb", "face", "hero:card", rule="KZ-ABS-01", of=(None, HEROES)),
    Verb("cover", "face", "hero:card", rule="KZ-ABS-03", of=(None, HEROES)),
    Verb("hit", "face", "hero:card", "place", rule="KZ-HIT-03", of=(None, HEROES)),
    Verb("store", "face", "roller:card", "hero:card", rule="KZ-ABS-03", of=(None, HEROES, HEROES)),
    Verb("release", "face", "roller:card", "hero:card", rule="KZ-ABS-03", of=(None, HEROES, HEROES)),
    Verb("save", "card", "hero:card", rule="KZ-SLN-02", of=(SAVIOURS, HEROES)),
    Verb("fall", "hero:card", rule="KZ-SLN-02", of=(HEROES,)),
    Verb("bury", "hero:card", rule="KZ-CEM-02", of=(HEROES,)),
    Verb("discard", "hero:card", rule="KZ-CEM-02", of=(HEROES,)),
    Verb("regrow", "face", rule="KZ-SLN-05"),
    Verb("claim", "card", rule="KZ-QST-02", of=(_of(words.QUEST),)),
    Verb("trade", "rival:guild", rule="KZ-RUL-37"),
    Verb("gold", "coins:number", rule="KZ-RUL-37", of=(COINS,)),
    Verb("give", "card", rule="KZ-RUL-37", of=(IN_HAND,)),
    Verb("accept", rule="KZ-RUL-37"),
    Verb("refuse", rule="KZ-RUL-37"),
    # what takes a pick back
    Verb("unjoin", "hero:card", rule="KZ-PAR-03", of=(HEROES,)),
    Verb("unrest", "hero:card", rule="KZ-HEA-01", of=(HEROES,)),
    Verb("detach", "card", "hero:card", rule="KZ-PAR-03", of=(GEAR, HEROES)),
    Verb("undie", "face", "owner:card", rule="KZ-ITM-03", of=(None, FIGHTERS)),
    Verb("unwound", "face", rule="KZ-ITM-01"),
    Verb("unheal", "hero:card", "face", "place", rule="KZ-ITM-01", of=(HEROES,)),
    Verb("unabsorb", "face", "hero:card", rule="KZ-ABS-01", of=(None, HEROES)),
    Verb("uncover", "face", "hero:card", rule="KZ-ABS-03", of=(None, HEROES)),
    Verb("unhit", "face", "hero:card", "place", rule="KZ-HIT-03", of=(None, HEROES)),
    Verb("unregrow", "face", rule="KZ-SLN-05"),
    Verb("ungold", "coins:number", rule="KZ-RUL-37", of=(COINS,)),
    Verb("ungive", "card", rule="KZ-RUL-37", of=(IN_HAND,)),
)

ACTIONS: Final = (
    PASS, CONSTRUCT, CITIZEN, ADVENTURER, FEED, REST, BUY, EXPLORE, ATTACK, OPEN, CLOSE, TRADE,
)  # fmt: skip
PROMPTS: Final = (
    Prompt("guild", verbs=(TAKE,)),
    Prompt("starting-monster", verbs=(DECK,)),
    Prompt("action", "turn:number", verbs=ACTIONS),
    Prompt("second-citizen", "job", verbs=(CITIZEN, LEAVE)),
    Prompt("rest-more", verbs=(REST, UNREST, DONE)),
    Prompt("activate", verbs=(ACTIVATE, BUY, PASS)),
    Prompt("last-purchase", verbs=(BUY, PASS)),
    Prompt("deck", verbs=(DECK,)),
    Prompt("keep", verbs=(KEEP,)),
    Prompt("stock", "building", verbs=(DECK,)),
    Prompt("train", "stat", verbs=(TRAIN,)),
    Prompt("rob", "gold:number", verbs=(ROB,)),
    Prompt("raise", verbs=(RAISE,)),
    Prompt("which-exploration", verbs=(EXPLORE, ATTACK)),
    Prompt("stack", "place:number", verbs=(STACK,)),
    Prompt("party", "more:number", verbs=(JOIN, UNJOIN, DONE)),
    Prompt("equip", verbs=(ATTACH, DETACH, DONE)),
    Prompt("flee-or-fight", "foe:card", verbs=(USE, FLEE, FIGHT)),
    Prompt("drop", verbs=(DROP,)),
    Prompt("trap", "foe:card", verbs=(USE, FLEE, ROLL)),
    Prompt("before-roll", "foe:card", "round", verbs=(USE, FLEE, ROLL)),
    Prompt("after-roll", "foe:card", "round", verbs=(USE, FLEE, DONE)),
    Prompt("after-trap", "foe:card", verbs=(USE, FLEE, DONE)),
    Prompt("heal", "hits:number", verbs=(HEAL, UNHEAL, DONE)),
    Prompt("reroll", "dice:number", verbs=(DIE, UNDIE, DONE)),
    Prompt("turn-die", "face", verbs=(DIE, UNDIE, DONE)),
    Prompt("cancel", "dice:number", verbs=(DIE, UNDIE, DONE)),
    Prompt("wound", "foe:card", "hits:number", verbs=(WOUND, UNWOUND, DONE)),
    Prompt("regrow", "foe:card", "hits:number", verbs=(REGROW, UNREGROW, DONE)),
    Prompt("white-die", "foe:card", "dice:number", verbs=(ABSORB, COVER, HIT, UNABSORB, UNCOVER, UNHIT, DONE)),
    Prompt("keep-die", verbs=(STORE, RELEASE, DONE)),
    Prompt("who-dies-first", verbs=(FALL,)),
    Prompt("save", "hero:card", verbs=(SAVE, FALL)),
    Prompt("burial", "hero:card", verbs=(BURY, DISCARD)),
    Prompt("claim", verbs=(CLAIM, DONE)),
    Prompt("trade-offer", "rival:guild", verbs=(GOLD, GIVE, UNGOLD, UNGIVE, DONE)),
    Prompt("trade-answer", "rival:guild", verbs=(GOLD, GIVE, UNGOLD, UNGIVE, DONE, REFUSE)),
    Prompt("consent", verbs=(ACCEPT, REFUSE)),
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

REASONS: Final = ("mayor", "fallen")
STATS: Final = ("attack", "defense")
TREASURES: Final = ("1", "2", "3", "4", "5", "6")


def signed(value: int) -> str:
    """A change, with its sign."""
    return f"{value:+d}" if value else "0"


KINDS: Final = {
    "card": listed(catalogue.SLUGS),
    "adventure": listed(catalogue.ADVENTURE_SLUGS),
    "building": listed(catalogue.BUILDING_SLUGS),
    "job": listed(catalogue.JOB_SLUGS),
    "guild": listed(catalogue.GUILD_SLUGS),
    "deck": listed(list(words.DECKS)),
    "face": listed(list(words.FACES)),
    "colour": listed(list(words.COLOURS)),
    "round": listed(list(words.ORDERS)),
    "place": listed(list(words.PLACES)),
    "state": listed(list(words.STATES)),
    "phase": listed(list(words.PHASES)),
    "stat": listed(list(STATS)),
    "treasure": listed(["none", *TREASURES]),
    "number": Kind(str, int),
    "change": Kind(signed, int),
    "seat": Kind(str, int),
}
