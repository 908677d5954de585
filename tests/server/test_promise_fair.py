"""F1: shuffles are fair, through the dealing itself. F2: and provable, by a verifier that shares no code with the engine."""

import math
import sys
from collections import Counter
from collections.abc import Callable
from itertools import permutations
from pathlib import Path

import pytest
from positions import finished
from proof import fresh, often, proved

from greathall.core.rng import Rng
from greathall.core.zone import Zone
from greathall.games import MODULES, load
from greathall.server.fair import transcript_of_recording
from greathall.server.seeds import commitment
from greathall.table.replay import Recording

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))
import verify_fair

SHUFFLES = often("SHUFFLES", 100000)
DEALS = {slug: often("DEALS", 3000 if slug == "pebble" else 300) for slug in MODULES}
SALT = "5a" * 32
UNLIKELY = 1e-5  # of a p-value: seldom enough for the thousands of values of `make prove`, and the planted faults are below 1e-9
USUAL = {"pebble": 40, "card-rogue": 30, "meeples": 6, "karez": 6, "dorian": 4}
GAMES = {slug: often("TRANSCRIPTS", USUAL[slug]) for slug in MODULES}


def cards_of_pool(zones: list[Zone], pool: int) -> list[int]:
    return [card for zone in zones if zone.pool == pool for card in zone.cards]


def p_value(rows: list[tuple[int, float]]) -> float:
    """Of the chi-squared test of counts and what is expected, by the approximation of Wilson and Hilferty."""
    k = len(rows) - 1
    chi = sum((count - expected) ** 2 / expected for count, expected in rows)
    z = ((chi / k) ** (1 / 3) - (1 - 2 / (9 * k))) / math.sqrt(2 / (9 * k))
    return 0.5 * math.erfc(z / math.sqrt(2))


def listed(values: list[float]) -> str:
    return "p-values " + ", ".join(f"{p:.3f}" for p in values)


def shuffled(rng: Rng, size: int) -> tuple[int, ...]:
    items = list(range(size))
    rng.shuffle(items)
    return tuple(items)


def naive(rng: Rng, size: int) -> tuple[int, ...]:
    """The planted bug: every card changes place with any other."""
    items = list(range(size))
    for i in range(size):
        j = rng.below(size)
        items[i], items[j] = items[j], items[i]
    return tuple(items)


def orders(how: Callable[[Rng, int], tuple[int, ...]], size: int, count: int) -> float:
    rng = Rng.seeded(fresh(f"orders {size}"))
    seen = Counter(how(rng, size) for _ in range(count))
    return p_value([(seen[order], count / math.factorial(size)) for order in permutations(range(size))])


def test_every_order_of_a_few_cards_is_equally_likely() -> None:
    values = {size: orders(shuffled, size, SHUFFLES // 4) for size in (3, 4, 5, 6)}
    wrong = sum(p <= UNLIKELY for p in values.values())
    proved("F1", "shuffles of 3 to 6 cards", SHUFFLES, wrong, listed(list(values.values())), p=list(values.values()))
    assert not wrong


def test_a_naive_shuffle_is_found() -> None:
    assert orders(naive, 3, SHUFFLES // 4) < 1e-9


def first_cards(slug: str, count: int) -> list[float]:
    """Each pile as it is dealt from many seeds: what lies at its first place, against what it holds; the p-values."""
    game = load(slug)
    first: dict[int, Counter[int]] = {}
    pool: dict[int, Counter[int]] = {}
    for number in range(count):
        state = game.start(game.seats[1], fresh(f"deal {number}"))
        for k, zone in enumerate(state.zones()):
            if zone.pool and len(zone.cards) > 1:  # without a pool it is an open pile, which nobody shuffles
                first.setdefault(k, Counter())[zone.cards[0]] += 1
                pool.setdefault(k, Counter()).update(cards_of_pool(state.zones(), zone.pool))
    values = []
    for k, seen in first.items():
        total, dealt = sum(pool[k].values()), sum(seen.values())
        rows = [(seen[card], dealt * held / total) for card, held in pool[k].items()]
        rare = [row for row in rows if row[1] < 5]
        rows = [row for row in rows if row[1] >= 5]
        if sum(want for _, want in rare) >= 5:
            rows.append((sum(got for got, _ in rare), sum(want for _, want in rare)))
        if len(rows) > 1:  # else every card is too rare to be counted
            values.append(p_value(rows))
    return values


@pytest.mark.parametrize("slug", list(MODULES))
def test_every_card_comes_first_as_often_as_it_should(slug: str) -> None:
    values = first_cards(slug, DEALS[slug])
    wrong = sum(p <= UNLIKELY for p in values)
    proved("F1", f"deals, {slug}", DEALS[slug], wrong, f"{len(values)} piles, {listed(values)}", p=values)
    assert values and not wrong


@pytest.mark.parametrize("slug", list(MODULES))
def test_a_deal_that_is_not_shuffled_is_found(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Rng, "shuffle_two", lambda self, items, beside: None)
    assert min(first_cards(slug, DEALS[slug])) < 1e-9


@pytest.mark.parametrize("slug", list(MODULES))
def test_the_verifier_recomputes_all_chance(slug: str) -> None:
    used = shuffles = dealt = 0
    boxes = set()
    for number in range(GAMES[slug]):
        recording = Recording.of(finished(slug, load(slug).seats[0], fresh(f"fair {number}")))
        promised = commitment(recording.seed, SALT)
        checked = verify_fair.verify(transcript_of_recording(recording, salt=SALT), promised)
        used, shuffles, dealt = used + checked.used, shuffles + checked.shuffles, dealt + checked.dealt
        boxes.add(checked.box)
    detail = f"{used} bytes of chance, {shuffles} shuffles and {dealt} dealt cards recomputed"
    proved("F2", f"games recomputed, {slug}", GAMES[slug], 0, detail)
    assert used > GAMES[slug] and shuffles >= GAMES[slug] and len(boxes) == 1


def test_a_transcript_with_any_changed_byte_is_refused() -> None:
    recording = Recording.of(finished("pebble", 2, "fair bytes"))
    text = transcript_of_recording(recording, salt=SALT).encode()
    promised = commitment(recording.seed, SALT)
    refused = 0
    for at in range(len(text)):
        changed = text[:at] + bytes([text[at] ^ 1]) + text[at + 1 :]
        try:
            verify_fair.verify(changed.decode("utf-8", "replace"), promised)
        except verify_fair.Unfair:
            refused += 1
    proved("F2", "changed bytes", len(text), len(text) - refused)
    assert refused == len(text)


def test_chance_from_another_seed_is_refused() -> None:
    """The planted bug: a server that deals from another seed than the one that it committed to."""
    honest = Recording.of(finished("pebble", 2, "fair one"))
    other = Recording.of(finished("pebble", 2, "fair two"))
    with pytest.raises(verify_fair.Unfair, match="committed"):
        verify_fair.verify(transcript_of_recording(other, salt=SALT), commitment(honest.seed, SALT))
