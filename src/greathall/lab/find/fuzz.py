"""Random legal games, or games of bots, with every check switched on. What breaks is kept as a stored game, shortened if that is
cheap."""

import contextlib
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic

from greathall.bots.bot import World, make_bot
from greathall.core import engine
from greathall.core.game import Game, Setting, SettingError
from greathall.core.ids import NO_SEAT, Seat
from greathall.core.option import Option
from greathall.core.rng import Rng
from greathall.core.state import State
from greathall.data import notation
from greathall.data.codec import state_hash
from greathall.lab.find.checks import Broken, check
from greathall.table.replay import Recording
from greathall.table.table import Answer, Refused, Table

OUT_OF_TURN = 64  # one answer in so many is something done at any time, where the game has that
CHANGED_MINDS = 6  # one answer in so many takes a pick back, where several things are chosen
Move = tuple[Seat, Option]


@dataclass(frozen=True)
class Case:
    """One game to be played: all that decides it besides the answers."""

    seats: int
    seed: str
    options: dict[str, Setting]


@dataclass
class Crash:
    """A game that broke: the answers up to there, the last being the one after which it broke."""

    case: Case
    moves: list[Move]
    message: str

    def kind(self) -> str:
        """The message without its numbers: shortened games must break in the same way."""
        return re.sub(r"\d+", "#", self.message)


@dataclass
class Findings:
    """What a fuzz run saw."""

    games: int = 0
    decisions: int = 0
    capped: int = 0
    seconds: float = 0.0
    reasons: Counter[str] = field(default_factory=Counter)
    crashes: list[Crash] = field(default_factory=list)
    interrupted: bool = False


@dataclass
class Played:
    """One game: its answers, its reason to end ('' if broken off), and its crash."""

    moves: list[Move]
    reason: str
    crash: Crash | None


def play(game: Game, case: Case, cap: int, every: int, move: Callable[[State, int], Move | None]) -> Played:
    """Play a game by the answers that `move` gives, checking all the way. `every`: how often to resample, 0 = never."""
    rng = Rng.seeded(f"resample:{case.seed}")
    moves: list[Move] = []
    try:
        s = game.start(case.seats, case.seed, case.options)
        while True:
            check(game, s, rng if every and len(moves) % every == 0 else None)
            given = move(s, len(moves)) if s.frames and len(moves) < cap else None
            if given is None:
                break
            moves.append(given)
            engine.answer(s, *given)
    except Exception as error:
        message = str(error) if isinstance(error, Broken) else f"{type(error).__name__}: {error}"
        return Played(moves, "", Crash(case, moves, message))
    return Played(moves, s.outcome.reason if s.outcome else "", None)


class RandomMoves:
    """Any legal answer of any waiting seat, as people may give them; now and then something out of turn."""

    def __init__(self, seed: str) -> None:
        self.rng = Rng.seeded(f"moves:{seed}")

    def __call__(self, s: State, number: int) -> Move | None:
        if self.rng.below(OUT_OF_TURN) == 0:
            seat = self.rng.below(s.seats)
            extra = engine.anytime(s, seat)
            if extra:
                return seat, extra[self.rng.below(len(extra))]
        seats = engine.waiting(s)
        seat = seats[self.rng.below(len(seats))]
        question = engine.decision(s, seat, free=True)
        assert question is not None
        backs = question.picks.backs if question.picks is not None else []
        if backs and self.rng.below(CHANGED_MINDS) == 0:
            return seat, backs[self.rng.below(len(backs))]
        return seat, question.options[self.rng.below(len(question.options))]


class BotMoves:
    """Bots play, all of a kind. One that comes back to where it was in the same turn would go on for ever."""

    def __init__(self, game: Game, case: Case, spec: str) -> None:
        self.game = game
        self.bots = [make_bot(spec, f"fuzz:{case.seed}:{seat}") for seat in range(case.seats)]
        self.seat: Seat = NO_SEAT
        self.been: dict[str, int] = {}  # where the seat was since the others answered last, by the number of answers

    def __call__(self, s: State, number: int) -> Move | None:
        seat = engine.waiting(s)[0]
        if seat != self.seat:
            self.seat = seat
            self.been.clear()
        here = s.clone()
        here.answers = 0
        before = self.been.setdefault(state_hash(here), number)
        if before != number:
            raise Broken(f"seat {seat} is where it was {number - before} answers before in the same turn")
        return seat, self.bots[seat].choose(World(self.game, s, seat))


class GivenMoves:
    """The answers of a list, and then none. Illegal ones end the game quietly: it went another way."""

    def __init__(self, moves: list[Move]) -> None:
        self.moves = moves

    def __call__(self, s: State, number: int) -> Move | None:
        if number >= len(self.moves):
            return None
        seat, option = self.moves[number]
        question = engine.decision(s, seat, free=True)
        legal = (question is not None and question.takes(option)) or option in engine.anytime(s, seat)
        return (seat, option) if legal else None


def sizes(game: Game, players: int | None, seed: str, fixed: dict[str, Setting]) -> list[int]:
    """The numbers of players that the settings allow; a SettingError if there is none."""
    low, high = game.seats if players is None else (players, players)
    allowed: list[int] = []
    refused: SettingError | None = None
    for seats in range(low, high + 1):
        try:
            game.start(seats, seed, fixed)
        except SettingError as error:
            refused = error
            continue
        except Exception:  # the rules fail on it: the game that is played next shows how
            pass
        allowed.append(seats)
    if refused is not None and not allowed:
        raise refused
    return allowed


def random_case(game: Game, seed: str, number: int, seats: int, fixed: dict[str, Setting]) -> Case:
    """The settings of a game of the run. Half of the settings with listed values are drawn, where the game
    allows them together."""
    rng = Rng.seeded(f"case:{seed}:{number}")
    options = dict(fixed)
    for variant in game.variants:
        if variant.name not in fixed and variant.values and rng.below(2):
            options[variant.name] = variant.values[rng.below(len(variant.values))]
    case = Case(seats, f"{seed}:{number}", options)
    try:
        game.start(case.seats, case.seed, case.options)
    except SettingError:
        return Case(seats, case.seed, dict(fixed))
    except Exception:
        return case  # the rules fail on it: the game that is played next shows how
    return case


@dataclass(frozen=True)
class Wish:
    """How much to fuzz, and with what."""

    games: int
    seed: str
    players: int | None = None  # None: all numbers that the game allows, in turn
    seconds: float | None = None
    options: dict[str, Setting] = field(default_factory=dict)
    cap: int = 20_000
    every: int = 1  # the resample test at every so many answers; 0 = never
    crashes: int = 20  # stop after so many
    bots: str = ""  # let such bots play instead of chance


def fuzz(
    game: Game,
    wish: Wish,
    on_game: Callable[[Findings], None] | None = None,
    on_crash: Callable[[Crash], None] | None = None,
) -> Findings:
    """Play random games until the number, the time or Ctrl-C ends it. A crash is reported at once."""
    tables = sizes(game, wish.players, wish.seed, wish.options)
    findings = Findings()
    began = monotonic()
    try:
        for number in range(wish.games):
            case = random_case(game, wish.seed, number, tables[number % len(tables)], wish.options)
            moves = BotMoves(game, case, wish.bots) if wish.bots else RandomMoves(case.seed)
            _count(findings, play(game, case, wish.cap, wish.every, moves), on_crash)
            findings.seconds = monotonic() - began
            if on_game is not None:
                on_game(findings)
            if wish.seconds is not None and findings.seconds >= wish.seconds:
                break
            if len(findings.crashes) >= wish.crashes:
                break
    except KeyboardInterrupt:
        findings.interrupted = True
    return findings


def _count(findings: Findings, played: Played, on_crash: Callable[[Crash], None] | None) -> None:
    findings.games += 1
    findings.decisions += len(played.moves)
    if played.crash is not None:
        findings.crashes.append(played.crash)
        if on_crash is not None:
            on_crash(played.crash)
    elif played.reason:
        findings.reasons[played.reason] += 1
    else:
        findings.capped += 1


def shorten(game: Game, crash: Crash, every: int = 1, seconds: float = 5.0, tries: int = 400) -> Crash:
    """A shorter game that breaks in the same way, found by leaving answers out; bounded in time and tries."""
    best, end = crash, monotonic() + seconds
    size = max(1, len(best.moves) // 2)
    while size >= 1:
        at = 0
        while at < len(best.moves):
            tries -= 1
            if tries < 0 or monotonic() > end:
                return best
            moves = best.moves[:at] + best.moves[at + size :]
            found = play(game, crash.case, len(moves), every, GivenMoves(moves)).crash
            if found is not None and found.kind() == crash.kind():
                best = found
            else:
                at += size
        size //= 2
    return best


def recording(game: Game, crash: Crash) -> Recording:
    """The crash as a stored game. An answer that the rules failed on, or picks that nobody had confirmed, stand last and without
    a hash."""
    case = crash.case
    try:
        table = Table(game, case.seats, case.seed, case.options)
    except Exception:  # this is the crash: its message is kept beside the recording
        return Recording(game.slug, game.version, case.seats, case.seed, dict(case.options))
    picked: list[Move] = []
    with contextlib.suppress(Refused):
        for seat, option in crash.moves:
            table.answer(seat, option)
            picked = [(seat, option)] if table.picked(seat) else []
    found = Recording.of(table)
    for seat, _ in picked:
        found.answers.append(Answer(seat, notation.show_all(game, table.unconfirmed(seat)), ""))
    return found


def save(game: Game, crash: Crash, folder: Path) -> Path:
    """Write the crash as a stored game, and what happened as a text beside it."""
    name = re.sub(r"[^A-Za-z0-9.-]+", "-", f"{game.slug}-{crash.case.seed}")
    path = folder / f"{name}.jsonl"
    folder.mkdir(parents=True, exist_ok=True)
    recording(game, crash).save(path)
    path.with_suffix(".txt").write_text(f"{crash.message}\n", encoding="utf-8")
    return path
