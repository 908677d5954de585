"""The maps that come with the game: every level is solved by its stored answers; and how levels follow each other."""

from pathlib import Path

import pytest

from greathall.core import engine
from greathall.data import notation
from greathall.games.card_rogue.cards.catalogue import NUMBERS
from greathall.games.card_rogue.rules.state import CardRogue
from greathall.games.card_rogue.rules.story import StoryError, built_in, find_campaign, map_text, score, solution
from support import rule

from .dungeon import GAME, asked, at, do, hand, held, kinds, new, options, prompt, refusals, told, why

LEVELS = [(name, number) for name in built_in() for number in range(1, len(find_campaign(name).levels) + 1)]


def begin_at(name: str, number: int) -> tuple[CardRogue, str]:
    """A game that begins at a level, and its setting."""
    setting = name if number == 1 else f"{name}/{number}"
    return new(1, story=setting), setting


def play(s: CardRogue, answers: list[str]) -> None:
    """Give answers without forcing any die."""
    for answer in answers:
        engine.answer(s, 0, notation.read(GAME, answer))
        assert GAME.problems(s) == []


def entry(s: CardRogue) -> tuple[object, ...]:
    """All that a player brings to a level."""
    p = s.players[0]
    return p.health, p.max_health, p.attack, p.poison, p.lost, held(s, 0), p.gear[:], s.potions[:]


@rule("CR-STORY-01", "CR-STORY-04")
@pytest.mark.parametrize(("name", "number"), LEVELS)
def test_every_level_is_solved_by_its_answers_also_if_the_game_begins_there(name: str, number: int) -> None:
    s, setting = begin_at(name, number)
    play(s, solution(setting))
    assert s.outcome is not None
    assert (s.outcome.reason, s.outcome.places) == ("story", [1])
    assert s.outcome.points == [sum(level.best for level in find_campaign(name).levels[number - 1 :])]


@rule("CR-STORY-01")
@pytest.mark.parametrize("name", built_in())
def test_each_level_takes_as_many_turns_as_it_says_and_whoever_begins_there_comes_as_from_the_level_before(name: str) -> None:
    s = new(1, story=name)
    for number, level in enumerate(find_campaign(name).levels, 1):
        assert s.level == number - 1
        alone, _ = begin_at(name, number)
        assert entry(alone) == entry(s)
        before = s.turns
        play(s, level.solution)
        assert s.turns - before == level.best
    assert s.outcome is not None


@rule("CR-STORY-02")
@pytest.mark.parametrize(("name", "number"), LEVELS)
def test_every_level_tells_its_story_in_both_languages(name: str, number: int) -> None:
    level = find_campaign(name).levels[number - 1]
    for text in (level.title, level.intro, level.outro):
        assert text["en"]
        assert text["es"]
        assert text["en"] != text["es"]
    s, _ = begin_at(name, number)
    assert GAME.view(s, 0)["story"]["intro"] == level.intro


@rule("CR-STORY-02")
def test_the_campaign_teaches_the_game_in_at_least_six_levels() -> None:
    campaign = find_campaign("a-sons-descent")
    assert len(campaign.levels) >= 6
    cards = [{cell.card for cell in level.cells} for level in campaign.levels]
    taught = [
        ["sewer_rat"], ["shop", "trap_paralysis", "potion_red"], ["fountain", "imp"], ["key", "chest", "zombie"],
        ["shop", "goblin"], ["golem"],
    ]  # fmt: skip
    for there, slugs in zip(cards, taught, strict=True):
        assert {NUMBERS[slug] for slug in slugs} <= there


@rule("CR-STORY-01")
def test_the_dice_are_a_puzzle_the_same_die_helps_or_is_wasted() -> None:
    """Level 4: thrown first, the unknown potion sends the zombie away; after a blow the die says something else."""
    s = new(1, story="a-sons-descent/4")
    play(s, ["begin", "flip -1,0", "flip 0,1", "throw potion_blue 0,1"])
    assert prompt(s) == "teleport-foe"
    s = new(1, story="a-sons-descent/4")
    play(s, ["begin", "flip -1,0", "flip 0,1", "ready", "attack 0,1 zombie", "throw potion_blue 0,1"])
    assert prompt(s) != "teleport-foe"
    s = new(1, story="a-sons-descent/4")
    play(s, ["begin", "flip 0,1", "throw potion_blue 0,1"])  # nowhere to send it yet
    assert told(s, "no-effect")


@rule("CR-STORY-01")
def test_a_warrior_flees_the_goblin_only_in_the_cape() -> None:
    s = new(1, story="a-sons-descent/5")
    play(s, ["begin", "flip 0,1", "stop", "move 0,1"])
    assert refusals(s)["flee"].rule == "CR-CHAR-04"


# -- how levels follow each other


@rule("CR-STORY-01")
def test_a_level_may_be_begun_again_at_any_moment() -> None:
    s = new(1, story="a-sons-descent/2")
    assert "restart" not in anytime(s)  # nothing has happened yet
    start = entry(s)
    play(s, ["begin", "flip 1,0", "stop", "move 1,0"])
    do(s, "buy scroll_identify 4")
    assert "restart" in anytime(s)
    play(s, ["leave-shop", "flip 1,1", "move 1,1", "read scroll_identify", "restart"])
    assert prompt(s) == "begin"
    assert entry(s) == start
    assert (at(s, 0), s.turns, s.rng.looped, len(s.shop.cards)) == ((0, 0), 0, 0, 3)
    play(s, solution("a-sons-descent/2"))
    assert s.outcome is not None
    assert s.outcome.points == [24]  # what was given up does not count


@rule("CR-STORY-01")
def test_outside_of_stories_nothing_is_begun_again() -> None:
    s = new(1, goals="scout", character="mage")
    do(s, "token amber")
    assert "restart" not in anytime(s)


@rule("CR-STORY-01", "CR-POT-06")
def test_what_was_found_out_about_potions_is_known_on_the_next_level() -> None:
    s = new(1, story="a-sons-descent")
    for level in find_campaign("a-sons-descent").levels[:2]:
        play(s, level.solution)
    assert GAME.view(s, 0)["potions"]["potion_red"] == "healing"


@rule("CR-STORY-01")
def test_an_enemy_may_lie_open_from_the_beginning() -> None:
    s = new(1, story="a-sons-descent/5")
    do(s, "begin")
    assert [foe.card for foe in s.foes.values()] == [NUMBERS["goblin"]]
    assert prompt(s) == "flip"  # it is not adjacent yet
    play(s, ["flip 0,1", "stop", "move 0,1"])
    assert prompt(s) == "combat"


@rule("CR-STORY-01")
def test_no_mole_comes_into_a_fixed_dungeon() -> None:
    s = new(1, story="a-sons-descent/3")
    hand(s, 0, "gold_10")
    play(s, ["begin", "flip 0,1", "move 0,1", "flip 1,1", "stop", "move 1,1", "flip 1,2", "move 1,2"])
    assert (why(s, "mole").rule, why(s, "mole").reason) == ("CR-STORY-01", "no-digging")
    assert why(s, "forfeit").reason == "no-forfeit"


@rule("CR-STORY-02")
def test_the_end_of_the_last_level_is_told_as_well() -> None:
    s = new(1, story="the-quick-way")
    play(s, solution("the-quick-way"))
    story = GAME.view(s, 0)["story"]
    assert story["ending"]
    assert story["outro"]["en"].startswith("The lamp is yours.")
    assert kinds(s)[-1] == "level-done"


# -- scores and names


@rule("CR-STORY-03")
def test_a_run_is_scored_by_turns_and_dice_and_only_from_the_beginning_to_the_end() -> None:
    s = new(1, story="the-quick-way")
    assert score(s) is None
    play(s, solution("the-quick-way"))
    assert score(s) == (5, 2)
    s = new(1, story="a-sons-descent")
    play(s, solution("a-sons-descent"))
    assert score(s) == (29, 15)
    s = new(1, story="a-sons-descent/6")
    play(s, solution("a-sons-descent/6"))
    assert score(s) is None


@rule("CR-STORY-03")
def test_dice_of_an_attempt_that_failed_do_not_count() -> None:
    s = new(1, story="the-quick-way")
    play(s, ["begin", "flip 0,1", "stop", "move 0,1", "drink potion_green", "restart"])
    play(s, solution("the-quick-way"))
    assert score(s) == (5, 2)


@rule("CR-STORY-01")
def test_a_map_is_a_name_a_name_with_a_level_or_a_text() -> None:
    text = map_text("the-quick-way")
    s = new(1, story=text)
    assert (asked(s), options(s)) == (0, ["begin"])
    with pytest.raises(StoryError, match="did you mean 'the-quick-way'"):
        new(1, story="the-quik-way")
    for level in ("0", "7", "two"):
        with pytest.raises(StoryError, match="levels 1 to 6"):
            new(1, story=f"a-sons-descent/{level}")
    with pytest.raises(ValueError, match="for one player"):
        new(2, story="the-quick-way")


def anytime(s: CardRogue) -> list[str]:
    """What the player may do besides answering."""
    return [notation.show(GAME, option) for option in engine.anytime(s, 0)]


@rule("CR-STORY-03")
def test_the_example_of_the_documentation_is_a_map_that_its_solution_solves() -> None:
    page = Path(__file__).parents[3] / "docs" / "story-maps.md"
    text = page.read_text(encoding="utf-8").split("```toml\n")[1].split("```")[0]
    s = new(1, story=text)
    play(s, solution(text))
    assert s.outcome is not None
    assert (s.outcome.reason, s.outcome.points) == ("story", [find_campaign(text).levels[0].best])
