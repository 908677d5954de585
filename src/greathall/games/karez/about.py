"""What Karez is: title, seats, options, and the words of its notation."""

from typing import Final

from greathall.core.game import Kind, Prompt, Variant, Word
from greathall.games.karez import cards, words

TITLE: Final = "Fallen City of Karez"
DESIGNER: Final = "Elad Goldsteen"
SEATS: Final = (2, 5)

VARIANTS: Final = (
    Variant("guild_choice", "random", ("random", "chosen"), "KZ-SET-02"),
    Variant("two_players", True, (True, False), "KZ-GEN-01"),
    Variant("eight_turns", False, (False, True), "KZ-RUL-39"),
    Variant("free_trade", False, (False, True), "KZ-RUL-37"),
)

PROMPTS: Final = (
    Prompt("guild"), Prompt("starting-monster"), Prompt("action", "turn:number"), Prompt("second-citizen", "job"),
    Prompt("rest-more"), Prompt("activate"), Prompt("last-purchase"), Prompt("deck"), Prompt("keep"), Prompt("stock", "building"),
    Prompt("train", "stat"), Prompt("rob", "gold:number"), Prompt("raise"), Prompt("which-exploration"),
    Prompt("stack", "place:number"), Prompt("party", "more:number"), Prompt("equip"), Prompt("flee-or-fight", "foe:card"),
    Prompt("drop"), Prompt("trap", "foe:card"), Prompt("before-roll", "foe:card", "round"),
    Prompt("after-roll", "foe:card", "round"), Prompt("after-trap", "foe:card"), Prompt("heal", "hits:number"),
    Prompt("reroll", "dice:number"), Prompt("turn-die", "dice:number"), Prompt("cancel", "dice:number"),
    Prompt("wound", "foe:card"), Prompt("regrow", "foe:card"), Prompt("white-die", "foe:card", "face", "dice:number"),
    Prompt("keep-die", "face", "hero:card"), Prompt("who-dies-first"), Prompt("save", "hero:card"),
    Prompt("burial", "hero:card"), Prompt("claim"), Prompt("trade-offer"), Prompt("trade-answer"), Prompt("consent"),
)  # fmt: skip

EVENTS: Final = (
    Word("guild", "guild"), Word("turn", "turn:number"), Word("phase", "phase"), Word("pass"),
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
    Word("uses", "card", "hero:card"), Word("fled", "foe:card", "card"), Word("fled-valor", "foe:card", "valor:number"),
    Word("broken-off", "foe:card"), Word("rolled", "cycle:number", "round", "dice:number"),
    Word("trap-rolled", "foe:card", "dice:number"), Word("die", "colour", "face", "owner:card"),
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


def listed(slugs: list[str]) -> Kind:
    """A kind whose words are the entries of a list."""
    return Kind(slugs.__getitem__, slugs.index)


def signed(value: int) -> str:
    """A change, with its sign."""
    return f"{value:+d}" if value else "0"


KINDS: Final = {
    "card": listed(cards.SLUGS),
    "adventure": listed(cards.ADVENTURE_SLUGS),
    "building": listed(cards.BUILDING_SLUGS),
    "job": listed(cards.JOB_SLUGS),
    "guild": listed(cards.GUILD_SLUGS),
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
