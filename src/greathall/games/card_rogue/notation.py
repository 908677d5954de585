"""What may be answered: every verb with the rule that says when it is for at all and the values that it may take, and every
question with the verbs that answer it."""

from typing import Final

from greathall.core.game import Kind, Prompt, Verb, Word, listed, numbered
from greathall.core.option import LIMIT
from greathall.games.card_rogue import words as w
from greathall.games.card_rogue.about import SEATS
from greathall.games.card_rogue.cards.catalogue import CHARACTER_SLUGS, DECKS, GOLD_OF, IS_ENEMY, KIND, POTIONS, SLUGS
from greathall.games.card_rogue.words import COLOURS, EFFECTS, GOALS, SIDES, SLOTS, place, place_x, place_y

ENEMIES: Final = [card for card, enemy in enumerate(IS_ENEMY) if enemy]
SCROLLS: Final = [card for card, kind in enumerate(KIND) if kind == w.SCROLL]
WEARABLE: Final = [card for card, kind in enumerate(KIND) if kind in (w.WEAPON, w.ARMOR)]
# A card that anybody could have in hand or wear: all but what only ever lies on the table.
HAND_CARDS: Final = [card for card, kind in enumerate(KIND) if kind >= w.ENEMY and kind != w.DEBT]
FOR_SALE: Final = sorted(set(DECKS["shop"]))
VALUES: Final = range(max(GOLD_OF) + 1)  # what a card pays; 0 if it cannot be sold
PRICES: Final = range(1, 2 * max([GOLD_OF[card] for card in FOR_SALE]) + 1)

VERBS: Final = numbered({
    w.FLIP: Verb("flip", "place", rule="CR-FLIP-01"),
    w.STOP: Verb("stop", rule="CR-FLIP-01"),
    w.MOVE: Verb("move", "place", rule="CR-MOVE-01"),
    w.STAY: Verb("stay", rule="CR-TURN-02"),
    w.DONE: Verb("done", rule="CR-TURN-02"),
    w.END_TURN: Verb("end-turn", rule="CR-TURN-02"),
    w.SECOND_TURN: Verb("second-turn", rule="CR-CHAR-11"),
    w.LAY: Verb("lay", "place", rule="CR-Q-58"),
    w.ATTACK: Verb("attack", "place", "card", rule="CR-COMBAT-04", of=(None, ENEMIES)),
    w.FLEE: Verb("flee", rule="CR-FLEE-01"),
    w.CONTINUE: Verb("continue", rule="CR-Q-68"),
    w.DRINK: Verb("drink", "card", rule="CR-POT-03", of=(POTIONS,)),
    w.THROW: Verb("throw", "card", "place", rule="CR-POT-03", of=(POTIONS, None)),
    w.READ: Verb("read", "card", rule="CR-SCROLL-02", of=(SCROLLS,)),
    w.EQUIP: Verb("equip", "card", "slot", rule="CR-Q-69", of=(WEARABLE, None)),
    w.UNEQUIP: Verb("unequip", "card", "slot", rule="CR-Q-69", of=(WEARABLE, None)),
    w.SPELL_HURT: Verb("spell-hurt", "place", "card", rule="CR-CHAR-14", of=(None, ENEMIES)),
    w.SPELL_STEP: Verb("spell-step", "place", rule="CR-CHAR-14"),
    w.SPELL_HEAL: Verb("spell-heal", "card", rule="CR-CHAR-15", of=(POTIONS,)),
    w.IDENTIFY: Verb("identify", "card", rule="CR-SCROLL-04", of=(POTIONS,)),
    w.TELEPORT: Verb("teleport", "place", rule="CR-POT-14"),
    w.AVOID: Verb("avoid", rule="CR-TRAP-08"),
    w.ENDURE: Verb("endure", rule="CR-TRAP-08"),
    w.KEEP: Verb("keep", "card", rule="CR-DEATH-03", of=(HAND_CARDS,)),
    w.DROP: Verb("drop", "card", rule="CR-DEATH-04", of=(HAND_CARDS,)),
    w.RETURN: Verb("return", "place", rule="CR-DEATH-02"),
    w.ROTATE: Verb("rotate", "side", rule="CR-Q-08"),
    w.SHOP: Verb("shop", rule="CR-SHOP-01"),
    w.BUY: Verb("buy", "card", "price:number", rule="CR-SHOP-01", of=(FOR_SALE, PRICES)),
    w.SELL: Verb("sell", "card", "price:number", rule="CR-SHOP-01", of=(HAND_CARDS, VALUES)),
    w.PAY: Verb("pay", "card", "price:number", rule="CR-SHOP-04", of=(HAND_CARDS, VALUES)),
    w.LEAVE_SHOP: Verb("leave-shop", rule="CR-SHOP-01"),
    w.TRADE: Verb("trade", "player:seat", rule="CR-TRADE-01"),
    w.GIVE: Verb("give", "card", rule="CR-TRADE-01", of=(HAND_CARDS,)),
    w.PROPOSE: Verb("propose", rule="CR-TRADE-01"),
    w.ACCEPT: Verb("accept", rule="CR-TRADE-01"),
    w.REFUSE: Verb("refuse", rule="CR-TRADE-01"),
    w.TRIP: Verb("trip", "player:seat", rule="CR-TRIP-01"),
    w.STEAL: Verb("steal", "player:seat", rule="CR-STEAL-01"),
    w.LEAP: Verb("leap", "place", rule="CR-TRIP-03"),
    w.MOLE: Verb("mole", rule="CR-MOLE-01"),
    w.DIG: Verb("dig", "place", rule="CR-MOLE-02"),
    w.FORFEIT: Verb("forfeit", rule="CR-EMPTY-02"),
    w.AGREE: Verb("agree", rule="CR-EMPTY-02"),
    w.DISAGREE: Verb("disagree", rule="CR-EMPTY-02"),
    w.PICK: Verb("pick", "character", rule="CR-SETUP-08"),
    w.TOKEN: Verb("token", "colour", rule="CR-SETUP-08"),
    w.GOAL: Verb("goal", "goal", rule="CR-SOLO-01"),
    w.BEGIN: Verb("begin", rule="CR-STORY-02"),
    w.RESTART: Verb("restart", rule="CR-STORY-01"),
    w.QUIT: Verb("quit", rule="CR-STORY-01"),
    w.LEAVE_A_WHILE: Verb("leave-a-while", rule="CR-Q-94"),
    w.LEAVE_FOR_GOOD: Verb("leave-for-good", rule="CR-QUIT-04"),
    w.COME_BACK: Verb("come-back", rule="CR-QUIT-03"),
    w.WAIT: Verb("wait", rule="CR-QUIT-02"),
    w.PLAY_ON: Verb("play-on", rule="CR-QUIT-02"),
    w.CLAIM: Verb("claim", rule="CR-Q-90"),
    w.READY: Verb("ready", rule="CR-Q-68"),
    w.WITHHOLD: Verb("withhold", "card", rule="CR-TRADE-01", of=(HAND_CARDS,)),
    w.SPARE: Verb("spare", "card", "price:number", rule="CR-SHOP-04", of=(HAND_CARDS, VALUES)),
    w.SETTLE: Verb("settle", rule="CR-SHOP-04"),
    w.UNGOAL: Verb("ungoal", "goal", rule="CR-SOLO-01"),
    w.UNLAY: Verb("unlay", "place", rule="CR-Q-58"),
})  # fmt: skip

ITEMS: Final = (
    w.DRINK, w.THROW, w.READ, w.EQUIP, w.UNEQUIP, w.SPELL_HURT, w.SPELL_STEP, w.SPELL_HEAL,
)  # fmt: skip
PAYING: Final = (w.PAY, w.SPARE, w.SETTLE)
TRADING: Final = (w.GIVE, w.WITHHOLD, w.PROPOSE, w.REFUSE)

PROMPTS: Final = (
    # setting up
    Prompt("character", verbs=(w.PICK,)),
    Prompt("token", verbs=(w.TOKEN,)),
    Prompt("goals", verbs=(w.GOAL, w.UNGOAL, w.DONE)),
    # the steps of a turn
    Prompt("flip", verbs=(w.FLIP, *ITEMS, w.STOP)),
    Prompt("move", verbs=(w.MOVE, w.SHOP, w.MOLE, w.FORFEIT, *ITEMS, w.READY, w.STAY)),
    Prompt("move-again", verbs=(w.MOVE, w.SHOP, *ITEMS, w.READY, w.END_TURN)),
    Prompt("extra-step", "count:number", verbs=(w.MOVE, w.SHOP, *ITEMS, w.READY, w.STAY)),
    Prompt("meet", verbs=(w.TRADE, w.TRIP, w.STEAL, w.SHOP, *ITEMS, w.DONE)),
    Prompt("last-chance", verbs=(w.SHOP, *ITEMS, w.CONTINUE)),
    Prompt("second-turn", verbs=(w.SECOND_TURN, w.END_TURN)),
    Prompt("lay", "count:number", verbs=(w.LAY, w.UNLAY, w.DONE)),
    Prompt("rotate", "card", verbs=(w.ROTATE,)),
    # combat
    Prompt("combat", "health:number", verbs=(w.ATTACK, w.FLEE, *ITEMS, w.READY)),
    Prompt("before-abilities", verbs=(*ITEMS, w.CONTINUE)),
    Prompt("before-attacks", verbs=(*ITEMS, w.CONTINUE)),
    Prompt("after-attacks", verbs=(*ITEMS, w.CONTINUE)),
    Prompt("flight", verbs=(w.MOVE, w.FLIP)),
    # traps, death, items
    Prompt("avoid", "card", verbs=(w.AVOID, w.ENDURE)),
    Prompt("keep", verbs=(w.KEEP,)),
    Prompt("drop", verbs=(w.DROP,)),
    Prompt("return", verbs=(w.RETURN,)),
    Prompt("identify", verbs=(w.IDENTIFY,)),
    Prompt("step-through", verbs=(w.MOVE,)),
    Prompt("teleport", verbs=(w.TELEPORT,)),
    Prompt("teleport-player", "player:seat", verbs=(w.TELEPORT,)),
    Prompt("teleport-foe", "card", verbs=(w.TELEPORT,)),
    # the shop and the mole
    Prompt("shop", "gold:number", verbs=(w.BUY, w.SELL, *ITEMS, w.LEAVE_SHOP)),
    Prompt("pay", "price:number", "left:number", "change:number", verbs=PAYING),
    Prompt("pay-mole", "price:number", "left:number", "change:number", verbs=PAYING),
    Prompt("dig", verbs=(w.DIG,)),
    # other players
    Prompt("offer", "player:seat", verbs=TRADING),
    Prompt("return-offer", "player:seat", verbs=TRADING),
    Prompt("accept", "player:seat", verbs=(w.ACCEPT, w.REFUSE)),
    Prompt("leap", "player:seat", verbs=(w.LEAP, w.STAY)),
    Prompt("forfeit", "player:seat", verbs=(w.AGREE, w.DISAGREE)),
    Prompt("leaver", "player:seat", verbs=(w.PLAY_ON, w.WAIT)),
    Prompt("waiting", "player:seat", verbs=(w.PLAY_ON,)),
    Prompt("deserted", verbs=(w.COME_BACK, w.LEAVE_FOR_GOOD)),
    Prompt("last-player", verbs=(w.CLAIM, w.PLAY_ON)),
    # stories
    Prompt("begin", "level:number", verbs=(w.BEGIN,)),
    Prompt("failed", "level:number", verbs=(w.RESTART, w.QUIT)),
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
