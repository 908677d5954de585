"""Card Rogue's table as text: the map, the players beside it, what concerns the viewer, and nothing that is secret."""

import pytest
from terminal_play import console

from greathall.core import engine
from greathall.core.ids import SPECTATOR
from greathall.core.zone import Zone
from greathall.data.language import Words
from greathall.games import load
from greathall.games.card_rogue.cards.catalogue import CHARACTER_SLUGS, NUMBERS, PACK
from greathall.games.card_rogue.rules.hands import put_on
from greathall.games.card_rogue.rules.paths import lay
from greathall.games.card_rogue.rules.queries import known_in_hand
from greathall.games.card_rogue.rules.state import EXPLORATION, HELD, CardRogue, Foe
from greathall.games.card_rogue.words import ALL_SIDES, HEALING, RUSH, place
from greathall.terminal import screen
from greathall.terminal.styles import STYLES

GAME = load("card-rogue")
NAMES = ["Ada", "Bo", "Cy", "Di"]
EN = Words(GAME, "en", NAMES)
ES = Words(GAME, "es", NAMES)


def table(seats: int = 2) -> CardRogue:
    """Players with characters and tokens, an empty board."""
    s = GAME.start(seats, "text")
    assert isinstance(s, CardRogue)
    for seat, slug in enumerate(("mage", "bard", "rogue", "warrior")[:seats]):
        p = s.players[seat]
        p.character, p.token = CHARACTER_SLUGS.index(slug), seat
        p.health = p.max_health = 8
    s.board, s.places, s.sides, s.slot_at, s.starts = Zone(EXPLORATION), [], [], {}, []
    s.active = 0
    return s


def up(s: CardRogue, x: int, y: int, slug: str, paths: str = "NESW") -> None:
    lay(s, place(x, y), NUMBERS[slug], sum(1 << "NESW".index(letter) for letter in paths))


def down(s: CardRogue, x: int, y: int, slug: str = "golem") -> None:
    lay(s, place(x, y), NUMBERS[slug], 0)


def foe(s: CardRogue, x: int, y: int, slug: str, health: int, *fighters: int) -> None:
    lay(s, place(x, y), NUMBERS[slug], ALL_SIDES)
    s.foes[place(x, y)] = Foe(card=NUMBERS[slug], health=health, fighters=list(fighters), met=[0] * len(fighters))


def hold(s: CardRogue, seat: int, *slugs: str) -> None:
    for slug in slugs:
        s.players[seat].hand.put(NUMBERS[slug], known_in_hand(s, seat, NUMBERS[slug]))


def drawn(s: CardRogue, seat: int = 0, width: int = 80, words: Words = EN) -> list[str]:
    return ["".join(text for text, _ in line) for line in GAME.text(GAME.view(s, seat), words, width)]


def dungeon(seats: int = 2) -> CardRogue:
    """A little of everything."""
    s = table(seats)
    up(s, 0, 0, "starting_tile", "NEW")
    up(s, 0, 1, "cross")
    up(s, 1, 1, "straight", "EW")
    up(s, 2, 1, "shop")
    up(s, 1, 0, "corner_left", "NW")
    foe(s, 0, 2, "goblin", 5)
    down(s, -1, 1)
    up(s, 2, 2, "potion_red")
    for seat, where in enumerate(((0, 1), (2, 1), (0, 0), (1, 0))[:seats]):
        s.players[seat].place = place(*where)
    return s


MAP = """
     -1     0     1     2
            ╻           ╻
 2       ╺gob 5╸     ╺!red ╸
            ┃  ╶─────╴  ┃
 1  ░░░░░╍━(M)━━━━━━━━B sho╸
            ┃  ╶─────┐  ╹
 0       ╺start━━━┛  │
         ╶───────────┘
"""


def test_the_map_of_a_small_dungeon() -> None:
    lines = [line[:28].rstrip() for line in drawn(dungeon(), width=60)]
    assert lines[: MAP.count("\n") - 1] == MAP.strip("\n").split("\n")


@pytest.mark.parametrize("width", [60, 80, 140])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("words", [EN, ES])
def test_the_picture_fits(width: int, seats: int, words: Words) -> None:
    s = dungeon(seats)
    hold(s, 0, *[card.slug for card in PACK if card.gold and card.kind])
    for x in range(3, 30):
        up(s, x, 1, "cross")
    for y in range(3, 30):
        up(s, 0, y, "cross")
    for viewer in (*range(seats), SPECTATOR):
        lines = drawn(s, viewer, width, words)
        assert max(len(line) for line in lines) <= width


def test_at_eighty_columns_there_is_room_for_the_question() -> None:
    s = dungeon(4)
    for y in range(3, 12):
        up(s, 0, y, "cross")
    hold(s, 0, "sword", "potion_red", "gold_5", "key")
    s.potions = [HEALING, 2, 3, 4, 5, 6]
    assert len(drawn(s)) <= 17
    assert len(drawn(s, width=140)) > len(drawn(s))


def test_the_map_goes_on_where_arrows_are() -> None:
    s = dungeon()
    for x in range(3, 20):
        up(s, x, 1, "cross")
    for y in range(3, 20):
        up(s, 0, y, "cross")
    text = "\n".join(drawn(s))
    assert "→" in text and "↑" in text and "←" not in text and "↓" not in text


def test_what_lies_around_is_told_in_words() -> None:
    s = dungeon()
    assert "Around: N 0,2 goblin · E 1,1 path · S 0,0 starting tile · W -1,1 face-down card" in drawn(s)
    s.players[0].place = place(1, 1)
    assert "Around: east 2,1 Bo · west 0,1 path" in drawn(s)
    assert "Around Ada: east 2,1 Bo · west 0,1 path" in drawn(s, SPECTATOR)
    assert "Alrededor: este 2,1 Bo · oeste 0,1 camino" in drawn(s, words=ES)


def test_a_fight_shows_the_enemy() -> None:
    s = dungeon()
    s.foes[place(0, 2)].fighters, s.foes[place(0, 2)].met = [0], [0]
    s.fights_changed()
    assert "Fighting goblin at 0,2: 5 of 8 health · attacks with 2 · its target: Ada" in drawn(s)


def test_health_points_effects_and_equipment() -> None:
    s = dungeon()
    p = s.players[1]
    p.health, p.poison, p.lost, p.vp = 3, 2, 1, 1
    put_on(s, 1, NUMBERS["maul"], 3)
    text = "\n".join(line[-32:] for line in drawn(s))
    for part in ("B Bo, Bard", "♥♥♥♡♡♡♡♡ 3/8", "poison: 2", "loses a turn", "wears maul", "1 VP"):
        assert part in text
    assert text.count("maul") == 1


def test_the_own_hand_is_named_and_others_are_counted() -> None:
    s = dungeon()
    hold(s, 0, "sword", "potion_red", "potion_red", "gold_5", "gold_2", "goblin")
    hold(s, 1, "dagger", "basilisk_green")
    s.potions[0] = HEALING
    mine = "\n".join(drawn(s))
    assert "Hand, 21 gold to spend: 7 gold, sword, 2 × red potion (healing)," in mine
    assert "dagger" not in mine and "2 cards, also green basilisk" in mine
    theirs = "\n".join(drawn(s, 1))
    assert "sword" not in theirs and "7 gold" not in theirs and "6 cards" in theirs
    watched = "\n".join(drawn(s, SPECTATOR))
    assert "sword" not in watched and "dagger" not in watched and "Hand:" not in watched


def test_no_face_down_card_shows() -> None:
    s = dungeon()
    before = drawn(s)
    s.board.cards[s.slot_at[place(-1, 1)]] = NUMBERS["chest"]
    assert drawn(s) == before and not any("golem" in line or "gol" in line for line in before)


def test_what_is_laid_out_in_a_trade() -> None:
    s = dungeon()
    s.offers[0] = Zone(HELD)
    s.offers[0].put(NUMBERS["sword"], 1)
    assert "Ada lays out: sword" in drawn(s)
    assert "Ada lays out: 1 card" in drawn(s, 1)


def test_the_end_rush_is_announced() -> None:
    s = dungeon()
    s.phase = RUSH
    assert drawn(s)[0].startswith("The end rush!")
    assert drawn(s, words=ES)[0].startswith("¡La carrera final!")


def test_goals_of_a_solo_game() -> None:
    s = dungeon(1)
    s.goals, s.done_goals = 0b10001, 0b00001
    text = "\n".join(drawn(s))
    assert "✓ open the chest" in text and "○ slay the golem" in text


def test_characters_are_explained_before_they_are_chosen() -> None:
    s = GAME.start(2, "text")
    text = "\n".join("".join(part for part, _ in line) for line in GAME.text(GAME.view(s, 0), EN, 80))
    for slug in CHARACTER_SLUGS:
        assert f"{EN.say(f'character-{slug}')}: " in text


STORY = """
[campaign]
id = "well"
title = "The well"
title_es = "El pozo"
character = "mage"
[[level]]
id = "down"
title = "Down"
title_es = "Abajo"
intro = "The rope ends here."
intro_es = "La cuerda acaba aquí."
start = [0, 0]
[[level.cell]]
at = [0, 0]
card = "starting_tile"
face = "up"
[[level.cell]]
at = [0, 1]
card = "ladder_down"
paths = "S"
"""


def test_a_story_begins_with_its_passage() -> None:
    s = GAME.start(1, "text", {"story": STORY})
    assert isinstance(s, CardRogue)
    assert drawn(s)[:2] == ["The well, 1 of 1: Down", "The rope ends here."]
    assert drawn(s, words=ES)[:2] == ["El pozo, 1 de 1: Abajo", "La cuerda acaba aquí."]
    decision = engine.decision(s, 0)
    assert decision is not None
    engine.answer(s, 0, decision.options[0])
    assert drawn(s)[0] == "The well, 1 of 1: Down · find the ladder"
    assert not any("rope" in line for line in drawn(s))


def test_every_style_has_a_look() -> None:
    s = dungeon(4)
    hold(s, 0, "sword", "potion_red", "goblin", "golem", "gold_1")
    s.phase = RUSH
    used = {style for width in (60, 80, 140) for line in GAME.text(GAME.view(s, 0), EN, width) for _, style in line}
    assert used - {""} <= set(STYLES)


def test_a_wide_but_low_window_gets_a_low_picture() -> None:
    s = dungeon(4)
    for y in range(3, 20):
        up(s, 0, y, "cross")
    low, high = (screen.picture(console(140, height), EN, GAME.view(s, 0)) for height in (24, 45))
    assert len(low) < len(high)
