"""Commands, explanations and mistakes."""

import re
from pathlib import Path

import pytest
from terminal_play import little, pebble, shelf

import greathall.terminal
from greathall.data.language import LANGUAGES, SHARED, Words
from greathall.games import MODULES, load
from greathall.terminal.commands import COMMANDS, command_words
from greathall.terminal.table_commands import TABLE_COMMANDS

BAD_LINES = {
    "": "Type a number from 1 to 4, a marked letter, or ? for help.",
    "0": "There is no choice 0: type a number from 1 to 4.",
    "5": "There is no choice 5: type a number from 1 to 4.",
    "-1": "There is no choice -1: type a number from 1 to 4.",
    "999999999999999999999": "There is no choice 999999999999: type a number",
    "٣٣": "There is no choice ٣٣",
    "z": "No choice has the letter “z”",
    "!": "No choice has the letter “!”",
    "bid": "“bid” fits the choices 1, 2, 3, 4",
    "bid slate": "Not now: it is not in your hand (PB-BID-01)",
    "1 2": "One answer at a time here: type a number from 1 to 4.",
    "bid gold": "“bid gold” means nothing here",
    "undoo": "did you mean “undo”?",
    "[bold]x[/]": "“[bold]x[/]” means nothing here",
    "\x00\x1b[2J": "means nothing here",
    "what shall I do " * 30: "means nothing here",
    "lang klingon": "There are these languages: en, es.",
    "load": "Name the file",
    "load nothing-here": "It was not loaded",
    "hint nobody": "no bot is called 'nobody'",
    "auto 0": "1 to 1,000 times",
    "auto 5 nobody": "no bot is called 'nobody'",
    "? zzzz": "Neither a card nor a rule says “zzzz”.",
    "? magpye": "did you mean “The magpie”?",
    "more 3": "nothing that you may do besides answering",
    "undo": "it cannot be taken back",
    "log 99999999": "Bot (greedy) has chosen.",
}


@pytest.mark.parametrize("line", BAD_LINES)
def test_bad_input_gets_one_sentence_and_changes_nothing(line: str) -> None:
    played = pebble([line, "m"], width=200)
    said = played.text.split(" > ")[1]
    assert BAD_LINES[line] in said
    assert "bid the magpie (0)" in played.text, "the same question is still open"


def test_several_numbers_pick_and_a_minus_takes_back() -> None:
    said = shelf(["3 1", "-3 4", "", "", "5 4", "1", "n"]).answers
    assert "0 of 4 books · “2 4” picks both, “-4” takes one back" in said[0] and " 1 Take book1" in said[0]
    assert "2 of 4 books" in said[1] and "1 ✓ Take book1" in said[1] and "3 ✓ Take book3" in said[1]
    assert "›6 Read these" in said[1]  # what Enter takes when it comes twice
    assert "3 Take book3" in said[2] and "4 ✓ Take book4" in said[2] and "2 of 4 books" in said[2]
    assert "Enter once more: Read these." in said[3] and "Player 1 takes 2 books." in said[4]
    assert "There is no choice 5" in said[5], "Ben sees four lines, and nothing is picked by a line that is wrong"
    assert "0 of 2 books" in said[4] and "1 of 2 books" in said[6]


def test_what_is_picked_can_be_taken_back_by_any_way() -> None:
    said = shelf(["1", "1", "2 2", "undo", "-2", "put-back book2", "-5", "3 3", "n"]).answers
    assert "1 ✓ Take book1" in said[1] and "1 Take book1" in said[2]  # the same number again
    assert "2 ✓2 Take book2" in said[3] and "2 ✓ Take book2" in said[4] and "0 of 4 books" in said[5]
    assert "this is not picked" in said[6]
    assert "5 (“Take book5”) is not picked" in said[7]
    assert "That cannot be done" in said[8], "there is one such book only"


def test_help_names_every_command() -> None:
    text = pebble(["?", "help"]).text
    assert all(re.search(rf"^  {name} ", text, re.MULTILINE) for name in COMMANDS)
    assert set(COMMANDS) == set(TABLE_COMMANDS)


def test_explain_a_rule_a_card_and_a_word() -> None:
    said = pebble(["? pb-bid-02", "? magpie", "? sealed", "rules", "rules secret"]).answers
    assert "The highest bid that nobody else made" in said[1] and "PB-BID-01" not in said[1]
    assert "the magpie (0)" in said[2] and "PB-MAGPIE-01" in said[2]
    assert "PB-BID-01" in said[3] and "PB-BID-02" in said[3]
    assert "Setting up  PB-SETUP-01" in said[4]
    assert "in secret" in said[5]


def test_explain_a_ruling_and_a_card_with_a_text() -> None:
    said = little(["? lt-q-01", "? thing number two"]).answers
    assert "Why: Nothing says otherwise." in said[1]
    assert "About: LT-BUY-01" in said[1] and "option “credit”" in said[1]
    assert "It shines and does nothing." in said[2]


def test_why_names_rule_and_fact() -> None:
    said = little(["why", "buy thing_13", "why thing_13"]).answers
    assert "Buy a thing_13: it costs 13 coins, you have 12 LT-BUY-01" in said[1]
    assert "Not now: it costs 13 coins, you have 12 (LT-BUY-01)" in said[2]
    assert "Buy a thing_13" in said[3]


def test_enter_takes_the_calm_choice_when_it_comes_twice() -> None:
    played = little(["", "", "n"])
    assert "›14 Buy nothing more" in played.text
    assert "Enter once more: Buy nothing more." in played.answers[1]
    assert "The market is closed." in played.text


def test_one_enter_ends_nothing() -> None:
    played = little(["", "x", "", "help", "", "1"])
    assert "The market is closed." not in played.text
    assert played.text.count("Enter once more") == 3, "each begins anew, as something else came between"


def test_hint_is_one_of_the_choices() -> None:
    said = pebble(["hint greedy", "hint ismcts:20", "1", "1", "1", "hint"]).answers
    assert re.search(r"greedy sees only what you see and would choose [1-4]: Bid ", said[1])
    assert re.search(r"ismcts:20 sees only what you see and would choose [1-4]: Bid ", said[2])
    assert "There is only one choice." in said[6]


def test_undo_takes_back_until_something_is_revealed() -> None:
    played = little(["buy thing_3", "undo", "undo"])
    assert "Player 1 9" in played.answers[1] and "Player 1 12" in played.answers[2]
    assert "nothing to take back yet" in played.answers[3]


def test_undo_is_refused_after_a_reveal() -> None:
    played = pebble(["", "1", "", "1", "", "undo"], names=["Ann", "Bob"], bots=[])
    assert "That cannot be taken back: something was revealed or rolled since." in played.text


def test_a_sealed_bid_can_be_taken_back_before_the_reveal() -> None:
    played = pebble(["", "1", "", "undo", "", "m"], names=["Ann", "Bob"], bots=[])
    assert played.text.count("Pass the keyboard to Ann.") == 2
    assert played.text.split("Pass the keyboard to Ann.")[2].count("Bid chalk (1)") == 1


def test_auto_answers_for_me() -> None:
    played = pebble(["auto 3", "1", "n"])
    assert "Four rounds were played." in played.text
    assert played.text.count("Which pebble do you bid?") == 2


def test_more_does_what_is_possible_at_any_time() -> None:
    played = little(["more", "more 7", "more 1", "n", "more 1", "y", "n"])
    assert "1 Leave the market" in played.text
    assert "Type a number from 1 to 1 after the command." in played.text
    assert "Nothing was done." in played.text
    assert "Player 1 leaves." in played.text
    assert "The market is closed." in little(["leave", "n"]).text, "its name alone does it too"


def test_a_long_log_has_pages() -> None:
    said = little(["buy thing_0"] * 25 + ["log", "log 2", "log 9", "table"]).answers
    newest, older, last = said[-5:-2]
    assert "Page 1 of 2; “log 2” shows the next." in newest and "Page 2 of 2" in older
    assert (newest.count("buys a"), older.count("buys a")) == (20, 5)
    assert last.count("buys a") == 5, "a page beyond the last is the last"


@pytest.mark.parametrize("locale", LANGUAGES)
def test_command_words_do_not_collide(locale: str) -> None:
    words = Words(load("pebble"), locale)
    assert {command_words(words)[name] for name in COMMANDS} == set(COMMANDS)
    local = [words.say(f"ui-command-{name}") for name in COMMANDS]
    assert len(set(local)) == len(local)


def catalogue(path: Path) -> dict[str, set[str]]:
    """The keys of a catalogue with their attributes and the names of the arguments."""
    found: dict[str, set[str]] = {}
    key = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        head = re.match(r"([a-z][\w-]*) *=|    \.([\w-]+) *=", line)
        if head:
            key = head[1] or f"{key.partition('.')[0]}.{head[2]}"
            assert key not in found, f"{path.name}: {key} is given twice"
            found[key] = set()
        if key:
            found[key] |= set(re.findall(r"\$([\w-]+)", line))
    return found


def test_both_languages_say_the_same_keys_with_the_same_arguments() -> None:
    english, spanish = (catalogue(SHARED / f"{locale}.ftl") for locale in LANGUAGES)
    assert english == spanish


def test_every_key_that_the_terminal_says_is_there_and_no_other() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in Path(greathall.terminal.__path__[0]).glob("*.py"))
    said = set(re.findall(r'"(ui-[a-z-]+)"', source)) | set(re.findall(r"'(ui-[a-z-]+)'", source))
    styles = {key for key in said if f'"{key}": "' in source}
    known = {key for key in catalogue(SHARED / "en.ftl") if key.startswith("ui-")}
    commands = {f"ui-command-{name}{part}" for name in COMMANDS for part in ("", ".about")}
    assert known == (said - styles) | commands


def test_the_games_do_not_use_the_terminals_keys() -> None:
    for slug in MODULES:
        folder = Path(greathall.terminal.__path__[0]).parent / "games" / MODULES[slug] / "lang"
        for path in folder.glob("*.ftl"):
            assert not [key for key in catalogue(path) if key.startswith("ui-")]
