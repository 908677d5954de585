"""The promises of one machine, each with the tests that prove it, how much `make prove` tries, and the planted faults that the
tests must find. The tests are those of `make test`; only the numbers are larger (tests/server/proof.py)."""

from dataclasses import dataclass, field

TITLES = ("pebble", "card-rogue", "meeples", "karez", "dorian")


@dataclass(frozen=True)
class Job:
    """Something to try until it was tried often enough."""

    promise: str
    what: str  # as the tests call it
    goal: int
    tests: tuple[str, ...]
    knob: str = ""  # the setting that says how often a round tries it; empty: a round is as large as it is
    first: int = 0  # its value in the first round; then as many as fit into the time of a round
    fixed: dict[str, str] = field(default_factory=dict, hash=False)
    alone: bool = False  # it measures time: nothing else of ours runs beside it
    beside: bool = False  # one long run, beside all others
    interpreted: bool = False  # it needs functions that can be replaced


PROMISES = {
    "R1": "an acknowledged answer is never lost",
    "R2": "not even by a power cut",
    "R5": "every viewer converges",
    "R7": "a finished game replays byte for byte",
    "R8": "upgrades break no game",
    "S1": "nothing hidden leaks, at any time",
    "S2": "no message can break the server",
    "S3": "illegal answers change nothing",
    "S4": "nobody plays another's seat",
    "S5": "logged out is out",
    "S6": "floods hurt only the flooder",
    "F1": "shuffles are fair",
    "F2": "and provable",
    "F3": "nobody predicts them",
    "P1": "it stays fast",
    "P2": "it stays up",
}


def _each(promise: str, what: str, goal: int, test: str, knob: str, first: int, titles: tuple[str, ...] = TITLES) -> list[Job]:
    """The same job for every title."""
    return [Job(promise, f"{what}, {slug}", goal, (f"{test}[{slug}]",), knob, first) for slug in titles]


FULL = {"TABLES": "250", "RATE": "1000", "PACE_SECONDS": "60", "IDLE": "10000", "P99": "50"}
FLOODED = {"FLOOD": "6", "HONEST": "100"}
JOBS = [
    Job("P1", "seconds at a steady pace", 120, ("test_promise_pace.py",), fixed=FULL, alone=True),
    Job("S6", "honest lines beside pings", 100, ("test_promise_floods.py::test_floods_hurt_only_the_flooder",), fixed=FLOODED,
        alone=True),
    Job("S6", "honest lines beside one flooder", 300, ("test_promise_messages.py::test_a_flood_hurts_only_the_flooder",),
        alone=True),
    Job("P2", "seconds of play", 7200, ("test_promise_soak.py::test_a_long_evening_leaves_nothing_behind",), "SOAK", 7200,
        beside=True),
    Job("R1", "kills", 1000, ("test_promise_kills.py::test_acknowledged_answers_survive_kills",), "KILLS", 20),
    Job("R2", "power cuts", 20_000, ("test_promise_power.py::test_power_cuts_lose_nothing",), "CUTS", 500, interpreted=True),
    Job("R5", "viewers", 2000, ("test_promise_replay.py::test_every_viewer_converges",)),
    Job("R7", "stored games", 700, ("test_promise_replay.py::test_stored_games_replay_byte_for_byte",)),
    *_each("R7", "new games", 100_000, "test_promise_replay.py::test_new_games_replay_byte_for_byte", "REPLAYS", 20),
    Job("R8", "recordings of releases", 1, ("test_promise_releases.py",)),
    Job("R8", "tables under other rules", 1, ("test_rules_change.py",), interpreted=True),
    *_each("S1", "pairs of worlds", 1_000_000, "test_promise_secrets.py::test_worlds_that_look_alike_give_the_same_bytes",
           "POSITIONS", 10_000),
    *_each("S1", "messages on the real server", 200_000,
           "test_promise_worlds.py::test_whole_games_look_the_same_in_worlds_that_are_the_same", "WORLDS", 1),
    Job("S2", "messages decoded", 10_000_000, ("test_promise_messages.py::test_every_message_is_decoded_or_refused",),
        "MESSAGES", 100_000),
    Job("S2", "messages on live sockets", 1_000_000,
        ("test_promise_messages.py::test_nothing_on_a_live_socket_breaks_the_server",), "LIVE_MESSAGES", 10_000),
    Job("S3", "illegal answers", 10_000_000, ("test_promise_secrets.py::test_what_is_not_legal_changes_nothing",), "ILLEGAL",
        50_000),
    Job("S4", "tries by people without the right", 100, ("test_promise_matrix.py::test_the_matrix",)),
    Job("S5", "sockets closed after logout", 20, ("test_promise_matrix.py::test_logout_closes_sockets",)),
    Job("F1", "shuffles of 3 to 6 cards", 1_000_000,
        ("test_promise_fair.py::test_every_order_of_a_few_cards_is_equally_likely",), "SHUFFLES", 100_000),
    *_each("F1", "deals", 1_000_000, "test_promise_fair.py::test_every_card_comes_first_as_often_as_it_should", "DEALS", 1000),
    *_each("F2", "games recomputed", 1000, "test_promise_fair.py::test_the_verifier_recomputes_all_chance", "TRANSCRIPTS", 5),
    Job("F2", "changed bytes", 1, ("test_promise_fair.py::test_a_transcript_with_any_changed_byte_is_refused",)),
    *[Job("F3", f"answers of routes and sockets, {slug}", 300,
          (f"test_promise_leaks.py::test_no_secret_is_in_anything_that_anybody_gets[{slug}]",)) for slug in ("pebble", "karez")],
    *_each("F3", "bytes looked through for secrets", 1_000_000, "test_promise_secrets.py::test_no_secret_is_in_what_is_sent", "",
           0),
]  # fmt: skip

# The tests of a promise that plant faults, by words in their names.
TWINS = {
    "R1": ("test_promise_kills.py", "found_out"),
    "R2": ("test_promise_power.py", "found_out"),
    "R5": ("test_promise_replay.py", "forgets_to_tell"),
    "R7": ("test_promise_replay.py", "leads_elsewhere or changed_recording"),
    "R8": ("test_rules_change.py test_promise_releases.py", "is_found"),
    "S1": ("test_promise_secrets.py test_promise_worlds.py", "is_found and not (seed_in or note_for or anything)"),
    "S2": ("test_promise_messages.py", "forgets_bad_text or behind_the_socket"),
    "S3": ("test_promise_secrets.py", "takes_anything"),
    "S4": ("test_promise_matrix.py", "hole_in_the_matrix"),
    "S5": ("test_promise_matrix.py", "outlives"),
    "S6": ("test_promise_messages.py test_promise_floods.py", "is_found and (limits or frames or line)"),
    "F1": ("test_promise_fair.py", "naive or not_shuffled"),
    "F2": ("test_promise_fair.py test_words.py", "another_seed or cheats"),
    "F3": ("test_promise_leaks.py test_promise_secrets.py", "hole_is_found or seed_in or note_for"),
    "P2": ("test_promise_soak.py", "leaves_something"),
}
