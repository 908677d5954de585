"""Title, credit, players, options and variants."""

from typing import Final

from greathall.core.game import Kind, Variant, Word, listed
from greathall.core.option import LIMIT
from greathall.games.card_rogue.cards.catalogue import CHARACTER_SLUGS, SLUGS
from greathall.games.card_rogue.words import COLOURS, EFFECTS, GOALS, SIDES, SLOTS, place, place_x, place_y

SLUG: Final = "card-rogue"
TITLE: Final = "Card Rogue"
DESIGNER: Final = ""  # its rulebook names nobody
SEATS: Final = (1, 4)
VERSION: Final = 2

VARIANTS: Final = (
    Variant("deck_profile", "rulebook", ["rulebook", "box"], "CR-Q-01"),
    Variant("character", "choose", ["choose", *CHARACTER_SLUGS], "CR-SETUP-08"),
    Variant("goals", "choose", ["choose", "scout", "delver", "slayer", "legend"], "CR-SOLO-01"),
    Variant("solo_respawn", False, [False, True], "CR-SOLO-04"),
    Variant("start_gold", 0, list(range(21)), "CR-SOLO-04"),
    Variant("extra_health", 0, list(range(7)), "CR-SOLO-04"),
    Variant("story", "", [], "CR-STORY-01"),
    Variant("scroll_poison_heal", 1, [1, 2], "CR-Q-03"),
    Variant("board_limit", "none", ["none", "31x11", "41x16"], "CR-Q-09"),
    Variant("enemy_acts_on_lost_turn", True, [True, False], "CR-Q-20"),
    Variant("rolled_interactions_per_turn", 1, [1, 2, 3], "CR-Q-40"),
    Variant("sold_items_return", False, [False, True], "CR-Q-62"),
    Variant("open_hands", False, [False, True], "CR-Q-70"),
    Variant("mole_past_bosses", True, [True, False], "CR-Q-95"),
    Variant("standstill", 50, [0, 10, 25, 50, 100], "CR-Q-96"),
    Variant("leavers", "vote", ["vote", "wait", "play-on"], "CR-QUIT-05"),
)

# What is told, with its arguments; who it is about is always the event's seat.
EVENTS: Final = (
    Word("deciding-roll", "face:number"), Word("starts"), Word("picks", "character"), Word("start", "place"),
    Word("laid", "count:number"), Word("turn", "number"), Word("loses-turn"), Word("flip", "card", "place"),
    Word("taken", "card"), Word("cleansed", "card"), Word("replaced", "card", "place"), Word("placed", "count:number"),
    Word("gathered", "count:number"), Word("move", "place"), Word("pile", "count:number", "place"), Word("chest"),
    Word("trap", "card"), Word("avoided", "card", "face:number"), Word("not-avoided", "card", "face:number"),
    Word("fountain", "face:number"), Word("drained"), Word("roll", "face:number"),
    Word("combat", "card", "health:number"), Word("attack-die", "face:number"), Word("attack", "card", "damage:number"),
    Word("card-adds", "card", "amount:number"), Word("card-takes", "card", "amount:number"),
    Word("potions-add", "amount:number"), Word("potions-take", "amount:number"), Word("rage-adds", "amount:number"),
    Word("weapon-raises", "card", "amount:number"), Word("weapon-doubles", "card", "amount:number"),
    Word("weapon-misses", "card"), Word("armor-stops", "amount:number"),
    Word("foe-potions-add", "card", "amount:number"), Word("foe-potions-take", "card", "amount:number"),
    Word("dodged", "card", "face:number"), Word("not-dodged", "card", "face:number"),
    Word("foe-harmed", "card", "damage:number", "left:number"), Word("slain", "card"), Word("fright"),
    Word("fled", "face:number"), Word("not-fled", "face:number"), Word("slips-away"), Word("no-escape"),
    Word("foe-die", "card", "face:number"), Word("foe-attacks", "card", "damage:number"), Word("foe-frozen", "card"),
    Word("tries-poison", "card"), Word("tries-paralysis", "card"),
    Word("blocked", "card"), Word("foe-recovers", "card"), Word("foe-heals", "card", "health:number"),
    Word("foe-poisoned", "card", "turns:number"), Word("foe-paralysed", "card"), Word("foe-stronger", "card", "amount:number"),
    Word("foe-weaker", "card", "amount:number"), Word("foe-teleported", "card", "place"),
    Word("harmed", "damage:number", "left:number"), Word("healed", "health:number", "left:number"),
    Word("poisoned", "turns:number"), Word("paralysed"), Word("stronger", "amount:number"), Word("weaker", "amount:number"),
    Word("reversed"),
    Word("max-health", "health:number"), Word("dies"), Word("keeps", "card"), Word("keeps-on", "card"),
    Word("drops", "count:number", "place"),
    Word("returns", "place"), Word("out"), Word("drink", "card"), Word("throw", "card", "player:seat"),
    Word("throw-at-foe", "card", "foe:card"), Word("identified", "card", "effect"), Word("no-effect"),
    Word("read", "card"), Word("equip", "card", "slot"), Word("unequip", "card", "slot"), Word("spell-hurt", "card"),
    Word("spell-step", "place"), Word("spell-heal", "card"), Word("haggled", "card", "face:number"),
    Word("paid", "card", "price:number"), Word("change", "price:number"), Word("bought", "card"),
    Word("sold", "card", "price:number"), Word("debt"), Word("basilisks-lost"),
    Word("proposes", "player:seat", "count:number"), Word("no-trade"),
    Word("traded", "player:seat", "given:number", "taken:number"), Word("tripped", "player:seat", "face:number"),
    Word("not-tripped", "player:seat", "face:number"), Word("strikes-back", "player:seat", "damage:number"),
    Word("leap", "place"), Word("stolen", "player:seat", "card"), Word("not-stolen", "player:seat", "face:number"),
    Word("dug", "place"), Word("seized"), Word("rush"), Word("exit"), Word("goal-done", "goal"), Word("agrees"),
    Word("disagrees"), Word("leaves"), Word("back"), Word("waits-to-return"), Word("quits"), Word("plays-on"),
    Word("waits"), Word("standstill", "count:number"),
    Word("standstill-near", "count:number", "left:number"), Word("rush-stands", "count:number"),
    Word("rush-stands-near", "count:number", "left:number"), Word("story", "level:number"),
    Word("level-done", "level:number", "turns:number"),
    Word("level-failed", "level:number"),
)  # fmt: skip


def _show_place(p: int) -> str:
    return f"{place_x(p)},{place_y(p)}"


def _read_place(text: str) -> int:
    x, y = text.split(",")
    return place(int(x), int(y))


def _read_seat(text: str) -> int:
    number = int(text.removeprefix("p"))
    if not 1 <= number <= 4:
        raise ValueError(text)
    return number - 1


def _show_seat(seat: int) -> str:
    return f"p{seat + 1}"


KINDS: Final = {
    "place": Kind(_show_place, _read_place, range(LIMIT + 1)),
    "card": listed(SLUGS),
    "slot": listed(SLOTS),
    "side": listed(SIDES),
    "seat": Kind(_show_seat, _read_seat, range(SEATS[1])),
    "number": Kind(str, int),
    "character": listed(CHARACTER_SLUGS),
    "colour": listed(COLOURS),
    "goal": listed(GOALS),
    "effect": listed(EFFECTS),
}
