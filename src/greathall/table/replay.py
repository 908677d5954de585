"""Playing a recording again: by hashes under the rules that it was made with, by what was told under newer ones."""

from greathall import games
from greathall.core.game import Game
from greathall.core.outcome import Outcome
from greathall.data.codec import CodecError
from greathall.data.upgrades import upgraded
from greathall.table.entries import Answer, Pending, Start
from greathall.table.fold import follow
from greathall.table.logged import Logged, logged_again, logged_by_deal, logged_of, same_draws
from greathall.table.recording import Recording, RecordingError, VerifyError, dump, entry_line, parse
from greathall.table.table import Journal, Refused, Table

__all__ = [
    "Recording", "RecordingError", "VerifyError", "dump", "entry_line", "open_table", "parse", "replay", "step", "verified",
    "verify", "watched",
]  # fmt: skip


def open_table(recording: Recording, journal: Journal | None = None) -> Table:
    """The table of a recording before the first answer that can be played again."""
    game = games.load(recording.game)
    if game.version != recording.rules:
        raise RecordingError(
            f"it was recorded with version {recording.rules} of the rules of {game.title}, and these are version {game.version}"
        )
    return _begun(recording, game, journal)


def _begun(recording: Recording, game: Game, journal: Journal | None = None) -> Table:
    start = _start(recording, game, recording.base, recording.state, recording.state_rules) if recording.state else None
    return Table(game, recording.seats, recording.seed, recording.options, recording.names, journal, start=start)


def _start(recording: Recording, game: Game, count: int, text: str, rules: int) -> Start:
    """A beginning from a state of the recording: what was told before is its history."""
    assert recording.deal is not None
    try:
        state = upgraded(game, text, rules)
        events, marks = logged_again([recording.deal, *recording.logged[:count]], recording.seats)
    except CodecError as error:
        raise RecordingError(f"its state cannot be read: {error}") from None
    if state.seats != recording.seats:
        raise RecordingError(f"its state is one of {state.seats} seats, not {recording.seats}")
    return Start(state, recording.answers[:count], events, marks)


def step(table: Table, recording: Recording) -> None:
    """Play the next answer of a recording."""
    number = len(table.answers)
    table.accept(_prepared(table, recording.answers[number], number + 1))


def replay(recording: Recording, count: int | None = None) -> Table:
    """The table after the first `count` answers of a recording, or after all."""
    table = open_table(recording)
    for _ in range(recording.base, len(recording.answers) if count is None else min(count, len(recording.answers))):
        step(table, recording)
    return table


def verify(recording: Recording) -> Table:
    """Play a recording again and compare every hash and the outcome; the table at its end. One of other rules is compared by what
    was told instead, if that was recorded."""
    return verified(recording)[0]


def verified(recording: Recording) -> tuple[Table, list[Logged]]:
    """The same, and what each answer told."""
    game = games.load(recording.game)
    if game.version > recording.rules and recording.deal is not None:
        return _verified_by_log(recording, game), recording.logged
    table = open_table(recording)
    logged = recording.logged[: recording.base]
    for number, stored in enumerate(recording.answers[recording.base :], recording.base + 1):
        pending = _prepared(table, stored, number)
        reached = pending.answer.hash if pending.answer is not None else "nothing"
        if reached != stored.hash:
            raise VerifyError(
                f"answer {number} ({stored.text!r} of seat {stored.seat}) leads to {reached}, "
                f"but {stored.hash or 'nothing'} is stored"
            )
        logged.append(logged_of(pending))
        table.accept(pending)
    _verify_outcome(table.outcome, recording.outcome)
    return table, logged


def _verified_by_log(recording: Recording, game: Game) -> Table:
    """Under newer rules: does the recording still tell, draw and ask the same?"""
    table = _begun(recording, game)
    if not recording.state and recording.deal is not None:
        dealt = logged_by_deal(table.state, table.log, table.deal)
        was = recording.deal
        same = (dealt.events, dealt.chance, dealt.waiting) == (was.events, was.chance, was.waiting)
        if not same or not same_draws(dealt, was):
            raise VerifyError(f"version {game.version} of the rules deals otherwise than version {recording.rules} did")
    why = follow(table, recording.answers[recording.base :], recording.logged[recording.base :])
    if why:
        number = len(table.answers) + 1
        raise VerifyError(f"under version {game.version} of the rules answer {number} leads elsewhere ({why})")
    _verify_outcome(table.outcome, recording.outcome)
    return table


def watched(recording: Recording) -> Table:
    """A table to look at only, of a recording whose rules are not those of today and lead elsewhere: its last state, and
    everything as it was told."""
    game = games.load(recording.game)
    if recording.deal is None or not recording.end:
        raise RecordingError(
            f"it was recorded with version {recording.rules} of the rules of {game.title}, these are version {game.version}, "
            "and it does not say what was told"
        )
    start = _start(recording, game, len(recording.answers), recording.end, recording.rules)
    return Table(game, recording.seats, recording.seed, recording.options, recording.names, start=start)


def _prepared(table: Table, stored: Answer, number: int) -> Pending:
    try:
        return table.prepare(stored.seat, stored.text)
    except Refused as error:
        raise VerifyError(f"answer {number} ({stored.text!r} of seat {stored.seat}) is refused: {error}") from error


def _verify_outcome(reached: Outcome | None, stored: Outcome | None) -> None:
    if stored is None:
        return
    if reached is None:
        raise VerifyError(f"the game is not over after the last answer, but the outcome {stored.reason!r} is stored")
    got, want = ((o.reason, o.places, o.points) for o in (reached, stored))
    if got != want:
        raise VerifyError(f"the outcome is {got}, but {want} is stored")
