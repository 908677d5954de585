"""Why not: the rule and the fact that a person would expect, for whatever lies on the table or in the hand."""

from random import Random

import pytest

from greathall.core import engine
from greathall.core.option import Why, first, option, second, verb_of
from greathall.data import notation
from greathall.games.card_rogue.cards.catalogue import KIND
from greathall.games.card_rogue.rules.combat import why_not_attack
from greathall.games.card_rogue.rules.items import why_not_throw
from greathall.games.card_rogue.rules.mole import why_not_dig
from greathall.games.card_rogue.rules.moves import why_not_flip, why_not_step
from greathall.games.card_rogue.rules.state import CardRogue
from greathall.games.card_rogue.words import ATTACK, DIG, FLIP, MOVE, POTION, RUSH, THROW
from support import rule

from .dungeon import (
    GAME,
    arena,
    begin,
    brew,
    do,
    down,
    dungeon,
    foe,
    hand,
    meeting,
    new,
    prompt,
    reopen,
    side_by_side,
    siege,
    stand,
    tile,
    wear,
    why,
)


def said(s: CardRogue, text: str) -> tuple[str, str]:
    """The rule and the reason."""
    refusal = why(s, text)
    return refusal.rule, refusal.reason


@rule("CR-MOVE-01", "CR-PATH-03", "CR-PATH-07")
def test_why_one_cannot_go_there() -> None:
    s = dungeon(2, ("warrior", "cleric"))
    tile(s, 0, 5)
    tile(s, 1, 5, "straight", "NS")  # walled towards 0,5
    down(s, 0, 6, "cross")
    tile(s, 0, 4, "straight", "NS")
    tile(s, 0, 3, "straight", "NS")
    tile(s, -1, 5, "dead_end", "E")
    stand(s, 0, 0, 5)
    stand(s, 1, 0, 4)
    begin(s, 0)
    do(s, "stop")
    assert prompt(s) == "move"
    assert said(s, "move 1,5") == ("CR-PATH-03", "wall")
    assert said(s, "move 0,6") == ("CR-MOVE-01", "face-down")
    assert said(s, "move 0,4") == ("CR-MOVE-01", "player-there")
    assert said(s, "move 0,3") == ("CR-PATH-07", "not-beside")
    assert said(s, "move 0,5") == ("CR-PATH-07", "not-beside")  # his own tile
    assert said(s, "move 7,7") == ("CR-PATH-07", "not-beside")
    assert GAME.not_now(notation.read(GAME, "flip 0,6")).rule == "CR-FLIP-01"  # a verb of another question


@rule("CR-FLIP-01", "CR-FLIP-02")
def test_why_a_card_cannot_be_turned_up() -> None:
    s = dungeon(2, ("warrior", "cleric"))
    tile(s, 0, 5, "straight", "NS")
    down(s, 0, 6, "cross")
    down(s, 1, 5, "cross")
    down(s, 0, 8, "cross")
    tile(s, 0, 4, "dead_end", "N")
    stand(s, 0, 0, 5)
    stand(s, 1, 0, 4)
    begin(s, 0)
    assert prompt(s) == "flip"
    assert said(s, "flip 1,5") == ("CR-FLIP-02", "wall")
    assert said(s, "flip 0,8") == ("CR-FLIP-02", "not-beside")
    assert said(s, "flip 0,4") == ("CR-FLIP-01", "face-up")
    assert said(s, "flip -1,5") == ("CR-FLIP-01", "no-tile")
    assert said(s, "flip 5,5") == ("CR-FLIP-02", "not-beside")


@rule("CR-COMBAT-04", "CR-COMBAT-13")
def test_why_an_enemy_cannot_be_attacked() -> None:
    s = arena("goblin")
    foe(s, 9, 9, "troll")
    begin(s, 0)
    assert said(s, "attack 9,9 troll") == ("CR-COMBAT-13", "not-fighting")
    assert said(s, "attack 0,6 troll") == ("CR-COMBAT-13", "not-fighting")  # that is a goblin
    assert said(s, "spell-hurt 0,6 goblin") == ("CR-CHAR-14", "not-mage")


@rule("CR-POT-03", "CR-ITEM-02", "CR-Q-80", "CR-POT-16")
def test_why_a_potion_cannot_be_used() -> None:
    s = siege("goblin")
    hand(s, 0, "potion_red")
    foe(s, 9, 9, "troll")
    begin(s, 0)
    assert said(s, "drink potion_blue") == ("CR-POT-03", "not-held")
    for text in ("potion_red 1,6", "potion_red 9,9", "potion_red 0,4", "potion_red 0,5", "potion_blue 0,6"):
        assert said(s, f"throw {text}") == ("CR-ITEM-02", "no-throw")  # out of reach, not fought, nobody there, himself, not held
    s.phase = RUSH
    brew(s, red="teleportation")
    assert said(s, "drink potion_red") == said(s, "throw potion_red 0,6") == ("CR-POT-16", "no-teleport")


@rule("CR-SCROLL-02", "CR-SCROLL-04", "CR-SCROLL-07", "CR-SCROLL-09")
def test_why_a_scroll_cannot_be_read() -> None:
    s = arena("goblin")
    hand(s, 0, "scroll_identify", "scroll_poison", "scroll_remove_curse")
    begin(s, 0)
    assert said(s, "read scroll_identify") == ("CR-SCROLL-04", "nothing-unknown")
    assert said(s, "read scroll_poison") == ("CR-SCROLL-07", "not-poisoned")
    assert said(s, "read scroll_remove_curse") == ("CR-SCROLL-09", "not-cursed")
    assert said(s, "read scroll_move") == ("CR-SCROLL-02", "not-held")


@rule("CR-EQUIP-02", "CR-EQUIP-05", "CR-CHAR-07")
def test_why_equipment_cannot_be_changed() -> None:
    s = arena("goblin", characters=("warrior", "cleric"))
    hand(s, 0, "sword", "shield", "boots")
    wear(s, 0, "maul")
    begin(s, 0)
    assert said(s, "equip sword primary") == ("CR-EQUIP-02", "slot-taken")
    assert said(s, "equip shield secondary") == ("CR-EQUIP-02", "slot-taken")
    for text in ("boots head", "maul primary", "helm head"):  # another slot, worn already, not held
        assert said(s, f"equip {text}") == ("CR-EQUIP-02", "no-such-slot")
    assert said(s, "unequip maul secondary") == ("CR-EQUIP-05", "both-hands")
    assert said(s, "unequip boots feet") == ("CR-EQUIP-02", "not-worn")
    s = arena("goblin")
    hand(s, 0, "shield", "maul")
    begin(s, 0)
    for text in ("equip shield secondary", "equip maul primary"):
        assert said(s, text) == ("CR-CHAR-07", "rogue-wears")


@rule("CR-INTER-01", "CR-TRADE-03", "CR-Q-40", "CR-Q-42", "CR-CHAR-10")
def test_why_nothing_can_be_done_with_another_player() -> None:
    s = side_by_side(characters=("cleric", "warrior", "mage"), players=3)
    meeting(s)
    for other in ("p1", "p3", "p4"):  # himself, somebody far away, nobody
        assert said(s, f"trade {other}") == said(s, f"trip {other}") == ("CR-INTER-01", "not-adjacent")
    assert said(s, "trip p2") == ("CR-CHAR-10", "cleric-trips")
    assert said(s, "steal p2") == ("CR-Q-42", "empty-hand")
    hand(s, 1, "gold_1", "gold_1")
    do(s, "steal p2", dice=[1])
    assert said(s, "steal p2") == ("CR-Q-40", "one-try")


@rule("CR-CHAR-14", "CR-CHAR-15", "CR-Q-34")
def test_why_a_spell_cannot_be_cast() -> None:
    s = arena("goblin", characters=("mage", "cleric"))
    foe(s, 9, 9, "troll")
    begin(s, 0)
    assert said(s, "spell-step 0,4") == ("CR-CHAR-14", "in-a-fight")
    assert said(s, "spell-hurt 9,9 troll") == ("CR-Q-34", "not-fighting")
    assert said(s, "spell-hurt 0,6 imp") == ("CR-Q-34", "not-fighting")
    assert said(s, "spell-heal potion_red") == ("CR-CHAR-15", "not-held")


@rule("CR-POT-15", "CR-Q-43")
def test_why_nobody_is_sent_there() -> None:
    s = arena("imp")
    tile(s, 5, 5, "starting_tile")
    tile(s, 6, 6, "potion_blue")
    down(s, 7, 7, "cross")
    brew(s, red="teleportation")
    hand(s, 0, "potion_red", "potion_red")
    begin(s, 0)
    do(s, "throw potion_red 0,6")
    assert said(s, "teleport 5,5") == ("CR-Q-43", "no-enemy-at-start")
    assert said(s, "teleport 6,6") == ("CR-Q-43", "no-stone-path")
    assert said(s, "teleport 7,7") == ("CR-POT-15", "no-open-tile")
    assert said(s, "teleport 40,5") == ("CR-MOVE-01", "player-there")
    assert said(s, "teleport 0,6") == ("CR-MOVE-01", "foe-there")
    assert said(s, "teleport 9,9") == ("CR-POT-15", "no-open-tile")


@rule("CR-SHOP-01", "CR-SHOP-02", "CR-SHOP-03", "CR-SHOP-07", "CR-ITEM-04")
def test_why_a_deal_is_not_made() -> None:
    s = dungeon(2, ("warrior", "cleric"))
    tile(s, 0, 5, "shop")
    tile(s, 0, 4, "dead_end", "N")
    tile(s, 0, 6, "dead_end", "S")
    tile(s, 1, 5, "dead_end", "W")
    tile(s, -1, 5, "dead_end", "E")
    stand(s, 0, 0, 5)
    stand(s, 1, 0, 4)
    hand(s, 0, "gold_10", "golem")
    begin(s, 0)
    do(s, "shop")
    refusal = why(s, "buy maul 16")
    assert (refusal.rule, refusal.reason, refusal.need, refusal.have) == ("CR-SHOP-02", "price", 16, 10)
    assert said(s, "buy sword 3") == ("CR-SHOP-02", "no-such-price")
    assert said(s, "sell golem 0") == ("CR-ITEM-04", "unsellable")
    assert said(s, "sell gold_10 10") == ("CR-SHOP-03", "gold-already")
    assert said(s, "sell helm 4") == ("CR-SHOP-03", "not-held-for-that")
    do(s, "buy sword 10")
    assert said(s, "buy sword 10") == ("CR-SHOP-07", "sold-out")


@rule("CR-MOLE-02", "CR-Q-60")
def test_why_the_mole_does_not_dig_there() -> None:
    s = dungeon(2, ("warrior", "cleric"))
    tile(s, 0, 5, "dead_end", "E")
    tile(s, 1, 5, "dead_end", "W")
    tile(s, 9, 9)
    tile(s, 11, 9, "shop")
    down(s, 13, 9, "cross")
    stand(s, 0, 0, 5)
    stand(s, 1, 9, 9)
    begin(s, 0)
    do(s, "mole")
    assert said(s, "dig 9,9") == ("CR-Q-60", "open-already")
    assert said(s, "dig 11,9") == ("CR-MOLE-02", "no-plain-tile")
    assert said(s, "dig 13,9") == ("CR-MOLE-02", "no-open-tile")
    assert said(s, "dig 2,2") == ("CR-MOLE-02", "no-open-tile")


@rule("CR-TRIP-03")
def test_why_nobody_leaps_there() -> None:
    s = side_by_side()
    meeting(s)
    do(s, "trip p2", dice=[4])
    assert prompt(s) == "leap"
    reopen(s, 1, 6, "N")
    assert said(s, "leap 1,6") == ("CR-PATH-03", "wall")
    assert said(s, "leap 0,5") == ("CR-MOVE-01", "player-there")  # where he stands himself
    assert said(s, "leap 1,3") == ("CR-PATH-07", "not-beside")


@rule("CR-SETUP-08")
def test_why_a_character_or_a_token_cannot_be_taken() -> None:
    s = new(2, "test")
    do(s, "pick mage")
    do(s, "token azure")
    assert said(s, "pick mage") == ("CR-SETUP-08", "taken")
    do(s, "pick bard")
    assert said(s, "token azure") == ("CR-SETUP-08", "taken")


def home(s: CardRogue, seat: int, verb: int, a: int, b: int = 0) -> Why | None:
    """What the home of a verb's legality says."""
    here = s.players[seat].place
    if verb == MOVE:
        return why_not_step(s, here, a)
    if verb == FLIP:
        return why_not_flip(s, here, a)
    if verb == THROW:
        return why_not_throw(s, seat, a, b)
    if verb == ATTACK:
        return why_not_attack(s, seat, a)
    return why_not_dig(s, a)


@rule("CR-MOVE-01", "CR-FLIP-01", "CR-ITEM-02")
@pytest.mark.parametrize("seed", range(4))
def test_of_every_card_on_the_table_the_question_says_what_the_home_of_the_verb_says(seed: int) -> None:
    """Offered where that says nothing, else refused by the same rule and fact, one by one or with the whole verb; and the list of
    what is refused one by one stays short enough to be read."""
    s, random = new(3, f"reasons {seed}"), Random(seed)
    looked = 0
    for _ in range(900):
        if not s.frames:
            break
        question = engine.decision(s, why=True, free=True)
        assert question is not None
        assert len(question.refusals) <= 60
        meant = [option(verb, place) for verb in (MOVE, FLIP, DIG) for place in s.places]
        meant += [option(ATTACK, place, foe.card) for place, foe in s.foes.items()]
        hand_cards = set(s.players[question.seat].hand.cards)
        meant += [option(THROW, card, place) for card in hand_cards if KIND[card] == POTION for place in s.places]
        for o in meant:
            verb = verb_of(o)
            if verb in GAME.prompts[question.prompt].verbs and question.prompt not in ("step-through", "flight"):
                said_by_home = home(s, question.seat, verb, first(o), second(o))
                refusal = None if question.takes(o) else question.why_not(o)
                if said_by_home is None:
                    assert refusal is None
                else:
                    assert refusal is not None
                    assert (refusal.rule, refusal.reason) == (said_by_home.rule, said_by_home.reason)
                looked += 1
        engine.choose(s, question.seat, random.choice(question.options))
    assert looked > 5000
