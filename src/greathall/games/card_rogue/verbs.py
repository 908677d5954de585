"""What may be answered: every verb with the rule that says when it is for at all and the values that it may take, and every
question with the verbs that answer it."""

from typing import Final

from greathall.core.game import Prompt, Verb
from greathall.games.card_rogue import words as w
from greathall.games.card_rogue.cards.catalogue import DECKS, GOLD_OF, IS_ENEMY, KIND, POTIONS

ENEMIES: Final = [card for card, enemy in enumerate(IS_ENEMY) if enemy]
SCROLLS: Final = [card for card, kind in enumerate(KIND) if kind == w.SCROLL]
WEARABLE: Final = [card for card, kind in enumerate(KIND) if kind in (w.WEAPON, w.ARMOR)]
# A card that anybody could have in hand or wear: all but what only ever lies on the table.
HAND_CARDS: Final = [card for card, kind in enumerate(KIND) if kind >= w.ENEMY and kind != w.DEBT]
FOR_SALE: Final = sorted(set(DECKS["shop"]))
VALUES: Final = range(max(GOLD_OF) + 1)  # what a card pays; 0 if it cannot be sold
PRICES: Final = range(1, 2 * max([GOLD_OF[card] for card in FOR_SALE]) + 1)

VERBS: Final = (
    Verb("flip", "place", rule="CR-FLIP-01"),
    Verb("stop", rule="CR-FLIP-01"),
    Verb("move", "place", rule="CR-MOVE-01"),
    Verb("stay", rule="CR-TURN-02"),
    Verb("done", rule="CR-TURN-02"),
    Verb("end-turn", rule="CR-TURN-02"),
    Verb("second-turn", rule="CR-CHAR-11"),
    Verb("lay", "place", rule="CR-Q-58"),
    Verb("attack", "place", "card", rule="CR-COMBAT-04", of=(None, ENEMIES)),
    Verb("flee", rule="CR-FLEE-01"),
    Verb("continue", rule="CR-Q-68"),
    Verb("drink", "card", rule="CR-POT-03", of=(POTIONS,)),
    Verb("throw", "card", "place", rule="CR-POT-03", of=(POTIONS, None)),
    Verb("read", "card", rule="CR-SCROLL-02", of=(SCROLLS,)),
    Verb("equip", "card", "slot", rule="CR-Q-69", of=(WEARABLE, None)),
    Verb("unequip", "card", "slot", rule="CR-Q-69", of=(WEARABLE, None)),
    Verb("spell-hurt", "place", "card", rule="CR-CHAR-14", of=(None, ENEMIES)),
    Verb("spell-step", "place", rule="CR-CHAR-14"),
    Verb("spell-heal", "card", rule="CR-CHAR-15", of=(POTIONS,)),
    Verb("identify", "card", rule="CR-SCROLL-04", of=(POTIONS,)),
    Verb("teleport", "place", rule="CR-POT-14"),
    Verb("avoid", rule="CR-TRAP-08"),
    Verb("endure", rule="CR-TRAP-08"),
    Verb("keep", "card", rule="CR-DEATH-03", of=(HAND_CARDS,)),
    Verb("drop", "card", rule="CR-DEATH-04", of=(HAND_CARDS,)),
    Verb("return", "place", rule="CR-DEATH-02"),
    Verb("rotate", "side", rule="CR-Q-08"),
    Verb("shop", rule="CR-SHOP-01"),
    Verb("buy", "card", "price:number", rule="CR-SHOP-01", of=(FOR_SALE, PRICES)),
    Verb("sell", "card", "price:number", rule="CR-SHOP-01", of=(HAND_CARDS, VALUES)),
    Verb("pay", "card", "price:number", rule="CR-SHOP-04", of=(HAND_CARDS, VALUES)),
    Verb("leave-shop", rule="CR-SHOP-01"),
    Verb("trade", "player:seat", rule="CR-TRADE-01"),
    Verb("give", "card", rule="CR-TRADE-01", of=(HAND_CARDS,)),
    Verb("propose", rule="CR-TRADE-01"),
    Verb("accept", rule="CR-TRADE-01"),
    Verb("refuse", rule="CR-TRADE-01"),
    Verb("trip", "player:seat", rule="CR-TRIP-01"),
    Verb("steal", "player:seat", rule="CR-STEAL-01"),
    Verb("leap", "place", rule="CR-TRIP-03"),
    Verb("mole", rule="CR-MOLE-01"),
    Verb("dig", "place", rule="CR-MOLE-02"),
    Verb("forfeit", rule="CR-EMPTY-02"),
    Verb("agree", rule="CR-EMPTY-02"),
    Verb("disagree", rule="CR-EMPTY-02"),
    Verb("pick", "character", rule="CR-SETUP-08"),
    Verb("token", "colour", rule="CR-SETUP-08"),
    Verb("goal", "goal", rule="CR-SOLO-01"),
    Verb("begin", rule="CR-STORY-02"),
    Verb("restart", rule="CR-STORY-01"),
    Verb("quit", rule="CR-STORY-01"),
    Verb("leave-a-while", rule="CR-Q-94"),
    Verb("leave-for-good", rule="CR-QUIT-04"),
    Verb("come-back", rule="CR-QUIT-03"),
    Verb("wait", rule="CR-QUIT-02"),
    Verb("play-on", rule="CR-QUIT-02"),
    Verb("claim", rule="CR-Q-90"),
    Verb("ready", rule="CR-Q-68"),
    Verb("withhold", "card", rule="CR-TRADE-01", of=(HAND_CARDS,)),
    Verb("spare", "card", "price:number", rule="CR-SHOP-04", of=(HAND_CARDS, VALUES)),
    Verb("settle", rule="CR-SHOP-04"),
    Verb("ungoal", "goal", rule="CR-SOLO-01"),
    Verb("unlay", "place", rule="CR-Q-58"),
)

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
