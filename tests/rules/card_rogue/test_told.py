"""What the log tells: the parts of an attack, what armor stops, what a dead player keeps; and its grammar."""

from random import Random

import pytest

from greathall.core import engine
from greathall.core.event import Event
from greathall.data.language import Words
from greathall.games.card_rogue.cards.catalogue import NUMBERS
from greathall.games.card_rogue.rules.attack import attack_parts
from greathall.games.card_rogue.rules.queries import attack_modifier
from greathall.games.card_rogue.rules.state import CardRogue
from greathall.games.card_rogue.words import place
from support import rule

from .dungeon import GAME, arena, begin, brew, do, foe_at, hand, health, kinds, new, prompt, side_by_side, tile, told, wear

EN, ES = Words(GAME, "en", ["Ana", "Ben"]), Words(GAME, "es", ["Ana", "Ben"])


def said(s: CardRogue, words: Words, since: int = 0) -> list[str]:
    """The log in words, from an event on."""
    return [words.event(event) for event in (s.log or [])[since:]]


@rule("CR-Q-66", "CR-COMBAT-04")
def test_an_attack_is_told_with_its_parts() -> None:
    s = arena("golem", characters=("warrior", "cleric"))
    hand(s, 0, "artifact_attack", "artifact_attack_cursed")
    wear(s, 0, "sword")
    s.players[0].attack = 1
    s.players[0].health = 5
    begin(s, 0)
    start = len(s.log or [])
    do(s, "attack 0,6 golem", [1, 1])
    assert said(s, EN, start)[:7] == [
        "Ana rolls 1 to attack.",
        "Potions add 1.",
        "The artifact of might adds 2.",
        "The cursed artifact of feebleness takes 2 off.",
        "The sword adds 1.",
        "Rage adds 1.",
        "Ana attacks the golem with 4.",
    ]
    assert said(s, ES, start)[:7] == [
        "Ana saca un 1 al atacar.",
        "Las pociones suman 1.",
        "El artefacto del poder suma 2.",
        "El artefacto maldito de la flaqueza resta 2.",
        "La espada suma 1.",
        "La furia suma 1.",
        "Ana ataca al gólem con 4.",
    ]
    assert foe_at(s, 0, 6).health == 21


@rule("CR-MOD-02", "CR-MOD-03", "CR-EQUIP-13")
@pytest.mark.parametrize(
    ("weapon", "face", "line", "damage"),
    [
        ("battle_axe", 1, "The battle axe makes it 3 at least.", 3),
        ("battle_axe", 4, "", 4),
        ("maul", 5, "The maul doubles it to 10.", 10),
        ("maul", 6, "The maul misses.", 0),
        ("", 2, "", 2),
    ],
)
def test_what_a_weapon_does_to_the_roll_is_told(weapon: str, face: int, line: str, damage: int) -> None:
    s = arena("golem")
    if weapon:
        wear(s, 0, weapon)
    begin(s, 0)
    start = len(s.log or [])
    do(s, "attack 0,6 golem", [face, 1])
    lines = said(s, EN, start)
    assert lines[0] == f"Ana rolls {face} to attack."
    assert lines[1 : lines.index(f"Ana attacks the golem with {damage}.")] == ([line] if line else [])


@rule("CR-Q-66")
@pytest.mark.parametrize("seed", range(3))
def test_the_parts_add_up_in_random_games(seed: int) -> None:
    s, random = new(3, f"parts {seed}"), Random(seed)
    for _ in range(1500):
        question = engine.decision(s)
        if question is None:
            break
        for seat in range(3):
            assert sum(amount for _, amount in attack_parts(s, seat)) == attack_modifier(s, seat)
        engine.choose(s, question.seat, random.choice(question.options))


@rule("CR-EQUIP-07", "CR-COMBAT-09")
@pytest.mark.parametrize(("enemy", "stopped", "left"), [("kobold", 2, 8), ("cave_bat", 1, 10)])
def test_what_armor_stops_is_told(enemy: str, stopped: int, left: int) -> None:
    s = arena(enemy)
    wear(s, 0, "helm")
    wear(s, 0, "boots")
    begin(s, 0)
    do(s, "flee", [1])
    assert [event.args[0] for event in told(s, "armor-stops")] == [stopped]
    assert health(s, 0) == left
    assert f"Ana's armor takes {stopped} off." in said(s, EN)
    assert f"La armadura de Ana resta {stopped}." in said(s, ES)


@rule("CR-COMBAT-08", "CR-ABIL-05", "CR-ABIL-06")
@pytest.mark.parametrize(
    ("enemy", "line"),
    [("sewer_rat", "The sewer rat tries to poison Ana."), ("basilisk_yellow", "The yellow basilisk tries to paralyse Ana."),
     ("goblin", "")],
)  # fmt: skip
def test_what_the_die_of_an_ability_is_for_is_told_before_it(enemy: str, line: str) -> None:
    s = arena(enemy)
    begin(s, 0)
    do(s, f"attack 0,6 {enemy}", [1, 1] if line else [1])
    lines = said(s, EN)
    assert ("The die shows 1 for Ana." in lines) is bool(line)
    assert not line or lines.index(line) == lines.index("The die shows 1 for Ana.") - 1


@rule("CR-POT-11", "CR-ABIL-07")
@pytest.mark.parametrize(("strength", "line"), [(1, "strike with 1 more."), (-1, "strike with 1 less."), (0, "")])
def test_what_potions_do_to_an_enemys_attack_is_told(strength: int, line: str) -> None:
    s = arena("golem")
    foe_at(s, 0, 6).attack = strength
    begin(s, 0)
    do(s, "attack 0,6 golem", [1, 2])
    assert any(text == f"Potions make the golem {line}" for text in said(s, EN)) is bool(strength)
    assert f"The golem attacks Ana with {4 + strength}." in said(s, EN)


@rule("CR-Q-12", "CR-DEATH-03")
def test_a_worn_card_that_is_kept_is_told_to_all() -> None:
    s = arena("kobold")
    tile(s, 0, 0, "starting_tile")
    s.players[0].health = 1
    hand(s, 0, "goblin")
    wear(s, 0, "boots")
    begin(s, 0)
    do(s, "flee", [1])
    do(s, "keep boots")
    assert (told(s, "keeps-on")[0].args[0], "keeps" in kinds(s)) == (NUMBERS["boots"], False)
    assert "Ana keeps wearing the boots." in said(s, EN)
    assert "Ana sigue llevando las botas." in said(s, ES)


@rule("CR-DEATH-05")
def test_one_card_stays_and_two_cards_stay() -> None:
    for count, en, es in (
        (1, "A card of Ben stays at 1,2.", "Una carta de Ben queda en 1,2."),
        (2, "2 cards of Ben stay at 1,2.", "2 cartas de Ben quedan en 1,2."),
    ):
        event = Event("CR-DEATH-05", "drops", 1, (count, place(1, 2), 0))
        assert (EN.event(event), ES.event(event)) == (en, es)


@rule("CR-EMPTY-03", "CR-TRADE-01")
def test_one_card_and_several_are_told_in_the_right_number() -> None:
    for kind, args, en, es in (
        ("gathered", (1,), "One card that nobody can reach becomes the new exploration stack.",
         "Una carta que nadie puede alcanzar forma el nuevo mazo de exploración."),
        ("gathered", (3,), "3 cards that nobody can reach become the new exploration stack.",
         "3 cartas que nadie puede alcanzar forman el nuevo mazo de exploración."),
        ("traded", (1, 1, 0), "Ana and Ben trade one card for nothing.", "Ana y Ben intercambian una carta por nada."),
        ("traded", (1, 0, 2), "Ana and Ben trade nothing for 2 cards.", "Ana y Ben intercambian nada por 2 cartas."),
    ):  # fmt: skip
        event = Event("CR-EMPTY-03", kind, 0, args)
        assert (EN.event(event), ES.event(event)) == (en, es)


@rule("CR-POT-13", "CR-POT-14")
def test_the_question_names_whom_a_potion_sends_away() -> None:
    for target, asks in (
        ("drink potion_red", ("teleport", "To which tile does the potion take you? Your turn ends there.")),
        ("throw potion_red 1,5", ("teleport-player", "To which tile does the potion send Ben?")),
    ):
        s = side_by_side()
        brew(s, red="teleportation")
        hand(s, 0, "potion_red")
        begin(s, 0)
        do(s, target)
        decision = engine.decision(s)
        assert decision is not None
        assert (prompt(s), EN.question(decision)) == asks
    s = arena("imp")
    brew(s, red="teleportation")
    hand(s, 0, "potion_red")
    begin(s, 0)
    do(s, "throw potion_red 0,6")
    decision = engine.decision(s)
    assert decision is not None
    assert EN.question(decision) == "To which tile does the potion send the imp?"
    assert ES.question(decision) == "¿A qué loseta envía la poción al diablillo?"


@rule("CR-COMBAT-12")
def test_no_view_shows_health_below_zero() -> None:
    s = arena("kobold")
    tile(s, 0, 0, "starting_tile")
    s.players[0].health = 1
    hand(s, 0, "goblin", "sword")
    begin(s, 0)
    do(s, "flee", [1])
    assert (prompt(s), s.players[0].health < 0) == ("keep", True)
    assert GAME.view(s, 0)["players"][0]["health"] == 0
    foe_at(s, 0, 6).health = -3
    rows = GAME.view(s, 1)["board"]
    assert [row["foe"]["health"] for row in rows if row["foe"]] == [0]
