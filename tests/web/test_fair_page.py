"""The page checks the shuffles by itself, gathers the players' words, and tells of a branch and of other rules."""

import json
import random
import sys
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest
from helping import ASKED, axe, lay, play_out, quick
from playwright.sync_api import expect

from greathall.games import load
from greathall.server.fair import transcript_of_recording
from greathall.server.resting import follow_rules
from greathall.server.store import Store
from greathall.server.waking import Waking
from greathall.table.recording import Recording

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))
import verify_fair

sys.path.insert(0, str(Path(__file__).parents[1] / "server"))
from positions import finished

COUNTED = ("dice", "numbers", "shuffles", "cards", "piles", "dealt", "drawn", "back", "others", "used")
ME = {"kind": "me"}
OPEN = {"kind": "open"}
HASHES = """async (cases) => {
  const { blake2b, hexOf } = await import("/web/parts/blake2b.js");
  const one = ({ message, size, key, person }) => blake2b(Uint8Array.from(message), size, { key: Uint8Array.from(key), person });
  return cases.map((each) => hexOf(one(each)));
}"""
CHECKS = """async ([texts, promised]) => {
  const { check } = await import("/web/parts/fair.js");
  return texts.map((text) => { try { return check(text, [promised]); } catch (error) { return error.code ?? String(error); } });
}"""


def test_the_page_hashes_as_python_does(visit: Any) -> None:
    chance = random.Random(7693)
    cases: list[dict[str, Any]] = []
    for length in (0, 1, 3, 63, 64, 65, 127, 128, 129, 255, 256, 257, 1000):
        for size, key, who in ((64, 0, ""), (32, 0, "greathall-seed"), (16, 0, "greathall-commit"), (64, 32, ""), (1, 64, "x")):
            drawn = {"message": list(chance.randbytes(length)), "key": list(chance.randbytes(key))}
            cases.append({**drawn, "size": size, "person": who})
    wanted = [
        blake2b(bytes(c["message"]), digest_size=c["size"], key=bytes(c["key"]), person=c["person"].encode()).hexdigest()
        for c in cases
    ]
    assert visit().page.evaluate(HASHES, cases) == wanted
    assert wanted[0].startswith("786a02f742015903"), "as the RFC has it for nothing at all"


def test_the_shuffles_are_checked_in_words(visit: Any, hall: Any) -> None:
    visitor = visit()
    page = visitor.page
    quick(page, "Pebble")
    play_out(page, "keyboard")
    result = page.locator(".result")
    expect(result).not_to_contain_text("seed")
    page.get_by_role("button", name="Check the shuffles").click()
    expect(result.locator(".fair")).to_contain_text("Everything is right.")
    expect(result.locator(".fair")).to_contain_text("1 shuffle of 18 cards was done again, card by card.")
    assert axe(page) == []
    table = page.url.rsplit("/", 1)[1]
    text = visitor.context.request.get(f"{hall.address}/api/tables/{table}/fair").text()
    promised = json.loads(text.split("\n")[0])["commitment"]
    same = page.evaluate(CHECKS, [[text], promised])[0]
    ours = verify_fair.verify(text, promised)
    assert {key: same[key] for key in COUNTED} == {key: getattr(ours, key) for key in COUNTED}
    places = range(0, len(text) - 1, 7)
    damaged = [text[:at] + chr(ord(text[at]) ^ 1) + text[at + 1 :] for at in places]
    assert all(isinstance(found, str) for found in page.evaluate(CHECKS, [damaged, promised])), "every changed byte is found"
    assert page.evaluate(CHECKS, [[text], "f" * 64]) == ["commitment"]
    # As a server would be found that promised something else when the game began.
    page.evaluate("([table, other]) => localStorage.setItem(`commitment.${table}`, other)", [table, "f" * 64])
    page.get_by_role("button", name="Check the shuffles").click()
    expect(result.locator(".fair .wrong")).to_contain_text("not the one that was sealed")


def forged(text: str, fault: str) -> str:
    """A transcript as a server would write it that cheated and covers it up: everything else, the digest too, fits the change."""
    rows = [json.loads(line) for line in text.split("\n")[:-2]]
    header, deal = rows[0], rows[1]
    shuffle = next(draw for draw in deal["draws"] if len(draw) == 3)
    if fault == "draw":
        step = next(row for row in rows[1:] if any(len(draw) == 2 for draw in row["draws"]))
        die = next(draw for draw in step["draws"] if len(draw) == 2)
        die[1] = die[1] % 6 + 1
    elif fault == "left out":
        del next(row for row in rows[1:] if any(len(draw) == 2 for draw in row["draws"]))["draws"][-1]
    elif fault == "seed":
        header["server"] = header["seed"] = "ab" * 32
    elif fault == "seed and seal":
        header["server"] = header["seed"] = "ab" * 32
        header["commitment"] = verify_fair.commitment(header["server"], header["salt"])
    elif fault == "words":
        header["words"] = ["said by nobody", None]
    elif fault == "order":
        shuffle[2][0], shuffle[2][1] = shuffle[2][1], shuffle[2][0] + 1000
    elif fault == "pile":
        pile = next(zone for zone in deal["zones"] if zone[0] == shuffle[0])
        pile[2][0] = next(card for card in pile[2] if card != pile[2][0])
    elif fault == "hand":
        piles = [draw[0] for draw in deal["draws"] if len(draw) == 3]
        hand = next(zone for zone in deal["zones"] if zone[0] not in piles and zone[2])
        hand[2][0] = next(card for zone in deal["zones"] if zone[1] == hand[1] for card in zone[2] if card != hand[2][0])
    elif fault == "later shuffle":  # a pile is shuffled honestly, and lies otherwise afterwards
        step = next(row for row in rows[2:] if any(len(draw) == 3 and draw[1] and draw[0] for draw in row["draws"]))
        step["zones"] = [zone for zone in step["zones"] if zone[0] not in [draw[0] for draw in step["draws"]]]
    elif fault == "grown":  # a pile keeps more cards than it had
        step = next(row for row in rows[2:] if row["zones"])
        step["zones"][0][3] = 1000
    else:
        raise ValueError(fault)
    lines = "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)
    return lines + json.dumps({"digest": blake2b(lines.encode(), digest_size=16).hexdigest()}) + "\n"


FORGED = {
    "draw": "chance", "left out": "chance", "seed": "commitment", "seed and seal": "commitment", "words": "words",
    "order": "shuffle", "pile": "pile", "hand": "hand", "later shuffle": "pile", "grown": "pile",
}  # fmt: skip


def test_a_forged_transcript_is_found_by_both_verifiers(visit: Any) -> None:
    """Not only the bytes: each forgery has a digest that fits."""
    salt = "5a" * 32
    for number in range(60):  # whatever the rules say just now: a game in which a pile is shuffled again
        recording = Recording.of(finished("karez", 2, f"forged {number}"))
        text = transcript_of_recording(recording, salt=salt)
        later = [json.loads(line)["draws"] for line in text.split("\n")[2:-2]]
        if any(len(draw) == 3 and draw[1] and draw[0] for draws in later for draw in draws):
            break
    promised = verify_fair.commitment(recording.seed, salt)
    verify_fair.verify(text, promised)
    texts = [forged(text, fault) for fault in FORGED]
    found = visit().page.evaluate(CHECKS, [[text, *texts], promised])
    assert isinstance(found[0], dict) and dict(zip(FORGED, found[1:], strict=True)) == FORGED
    for one in texts:
        with pytest.raises(verify_fair.Unfair):
            verify_fair.verify(one, promised)


@pytest.mark.parametrize("slug", ["card-rogue", "meeples", "karez", "dorian"])
def test_both_verifiers_say_the_same_of_every_title(visit: Any, slug: str) -> None:
    recording = Recording.of(finished(slug, max(2, load(slug).seats[0]), f"page {slug}"))
    text = transcript_of_recording(recording, server="", salt="5a" * 32)
    promised = verify_fair.commitment(recording.seed, "5a" * 32)
    ours = verify_fair.verify(text, promised)
    same = visit().page.evaluate(CHECKS, [[text], promised])[0]
    assert {key: same[key] for key in COUNTED} == {key: getattr(ours, key) for key in COUNTED}
    assert ours.piles and ours.shuffles >= ours.piles


def test_a_waiting_table_gathers_words(visit: Any, hall: Any) -> None:
    ann, bo = visit("Ann"), visit("Bo")
    page = ann.go("/new?game=pebble", ".seatrow")
    page.locator(".seatrow").nth(1).locator("select").first.select_option("open")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".gather")).to_contain_text("an open seat")
    assert not page.locator(ASKED).count(), "nothing is dealt"
    assert axe(page) == []
    page.fill("#words", "a stitch in time")
    page.get_by_role("button", name="I am ready").click()
    expect(page.locator(".gather")).to_contain_text("The game waits for the others.")
    link = page.locator(".invites code").first.get_attribute("title")
    his = bo.page
    his.goto(str(link))
    expect(his.locator(".gather")).to_contain_text("a stitch in time")
    assert len(his.input_value("#words")) > 10, "the browser has some words for whoever has none"
    his.get_by_role("button", name="I am ready").click()
    for one in (page, his):
        one.wait_for_selector(ASKED)
        expect(one.locator(".gather")).to_have_count(0)


def test_a_lone_player_may_add_words_as_well(visit: Any) -> None:
    page = visit("Ann").go("/new?game=pebble", ".seatrow")
    box = page.get_by_label("Everybody adds words to the shuffle")
    expect(box).not_to_be_checked()
    page.fill("#seed", "known")
    expect(box).to_be_disabled()
    page.fill("#seed", "")
    box.check()
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".gather")).to_contain_text("Before the cards are dealt")
    page.get_by_role("button", name="I am ready").click()
    page.wait_for_selector(ASKED)


def test_a_branch_of_a_running_game_says_so(visit: Any) -> None:
    visitor = visit()
    page = visitor.page
    quick(page, "Pebble")
    table = page.url.rsplit("/", 1)[1]
    page = visitor.go(f"/replay/{table}", ".controls")
    expect(page.locator(".deeds")).to_contain_text("drawn anew")
    page.get_by_role("button", name="What if?").click()
    expect(page.locator(".origin")).to_contain_text("whatever you did not know there was drawn anew")
    assert page.url.rsplit("/", 1)[1] != table


def test_other_rules_are_told_in_both_languages(visit: Any, hall: Any) -> None:
    visitor = visit()
    page = visitor.page
    table = lay(visitor, "pebble", [ME, ME])
    hall.stop()
    store = Store(hall.data)
    row = store.table(table)
    assert row is not None
    woken = Waking(store, load("pebble"), row, ["Ann", "Ann"]).wake()
    change = {"from": 0, "to": 1, "answers": 0, "taken_back": 3, "why": "told", "hash": "0" * 16}
    follow_rules(store, table, woken.course.seq, woken.table, change)
    store.close()
    hall.start()
    visitor.go(f"/t/{table}", ".changed, .curtain button")
    if page.locator(".curtain button").count():
        page.locator(".curtain button").first.click()
    expect(page.locator(".changed")).to_contain_text("3 answers were taken back. Answer 1 leads to something else now.")
    page.evaluate("localStorage.setItem('greathall.lang', 'es')")
    visitor.go(f"/t/{table}", ".changed, .curtain button")
    if page.locator(".curtain button").count():
        page.locator(".curtain button").first.click()
    expect(page.locator(".changed")).to_contain_text("Se deshicieron 3 respuestas.")
    assert axe(page) == []
    page.locator(".changed button").click()
    expect(page.locator(".changed")).to_have_count(0)
