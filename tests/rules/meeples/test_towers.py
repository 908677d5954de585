"""The Four Towers."""

from greathall.core.ids import SPECTATOR
from greathall.games.meeples.words import CORRUPTION, MAGE
from support import rule

from .city import GAME, city, count, do, fill, guests, main, monster, names, new, offered, post, room, tavern


@rule("MM-TWR-01")
def test_four_stacks_of_five_with_the_top_turned_up() -> None:
    s = new(towers=True)
    assert [len(stack) for stack in s.rooms] == [5, 5, 5, 5]
    seen = GAME.view(s, SPECTATOR)["districts"]
    assert all(row["room"] is not None and row["rooms"] == 5 for row in seen)
    for stack in s.rooms:
        assert stack.known == [0, 0, 0, 0, 0xFFFF]
    plain = new()
    assert plain.rooms == []
    assert GAME.view(plain, 0)["districts"][0]["room"] is None


@rule("MM-TWR-02", "MM-TWR-05", "MM-TWR-06")
def test_a_room_is_completed_and_taken() -> None:
    s = city(towers=True)
    room(s, "alchemists_vault", 0)
    tavern(s, 0, mage=2, warrior=1)
    tavern(s, 1, peasant=1)
    main(s)
    fill(s, "alchemists_vault", "warrior", "mage")
    do(s, "confirm")
    assert s.vp[0] == 2
    assert names(s.taken[0]) == ["alchemists_vault"]
    assert s.lodgings[0][MAGE] == 3
    assert s.active == 1
    assert len(s.rooms[0]) == 4
    assert GAME.view(s, 1)["districts"][0]["room"] == names([s.rooms[0].cards[-1]])[0]


@rule("MM-TWR-06")
def test_the_next_room_is_turned_up_after_the_draw_phase() -> None:
    s = city(towers=True)
    room(s, "library_loft", 0)
    room(s, "servants_stair", 1)
    tavern(s, 0, mage=1, peasant=2)
    main(s)
    fill(s, "library_loft", "mage")
    fill(s, "servants_stair", "peasant", "peasant")
    do(s, "confirm", "resolve library_loft")
    kinds = [event.kind for event in s.log or []]
    assert kinds.index("room-up") > kinds.index("drew")
    assert kinds.count("room-up") == 2


@rule("MM-R-37")
def test_mm_r_37_an_empty_stack_is_closed() -> None:
    s = city(towers=True)
    while len(s.rooms[0]) > 1:
        s.taken[1].append(s.rooms[0].take_at(0))
    room(s, "library_loft", 0)
    tavern(s, 0, mage=2)
    main(s)
    fill(s, "library_loft", "mage")
    assert "open library_loft" not in offered(s)  # one Room of a Tower per turn
    do(s, "confirm")
    assert len(s.rooms[0]) == 0
    tavern(s, 0, mage=2)
    main(s)
    assert GAME.view(s, 0)["districts"][0]["room"] is None


@rule("MM-TWR-03")
def test_rooms_get_overrun_peasants() -> None:
    s = city(towers=True)
    room(s, "library_loft", 1)
    monster(s, "skeleton")
    monster(s, "bandit_carver")
    tavern(s, 0, mage=1, peasant=1)
    main(s)
    fill(s, "library_loft", "mage")
    fill(s, "lecture_hall", "peasant")
    do(s, "confirm")
    assert guests(s, "library_loft") == {"peasant": 1}


@rule("MM-TWR-04")
def test_some_rooms_take_corruption() -> None:
    s = city(towers=True)
    room(s, "chapel_niche", 0)
    tavern(s, 0, cleric=1, corruption=2)
    before = s.supply[CORRUPTION]
    main(s)
    fill(s, "chapel_niche", "cleric", "corruption")
    assert post(s, "chapel_niche") == {"cleric": 1, "corruption": 1}  # and no more Corruption than it lists
    do(s, "confirm")
    assert s.supply[CORRUPTION] == before + 1
    s = city(towers=True)
    room(s, "haunted_cell", 0)
    tavern(s, 0, cleric=1, corruption=2)
    main(s)
    fill(s, "haunted_cell", "cleric", "corruption")
    do(s, "confirm", tape=[0, 0, 0, 0])
    assert count(s.lodgings[0]) == {"cleric": 1, "corruption": 2}  # MM-R-37: it returns unless removed
