"""The corpus: very many finished games of a title in little room, and what each of them led to.

A file is xz-compressed text: a line with the game and the version of its rules, then a line for each game with the number of
seats, the seed, a digest of everything it led to, and its answers: one character each, which counts the legal answers of all
seats that are asked. No bot's taste and no random stream of ours is needed to play them again.
"""

import json
import lzma
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from random import Random

import msgspec

from greathall.core import engine
from greathall.core.game import Game
from greathall.core.ids import SPECTATOR, Seat
from greathall.core.option import Option
from greathall.core.state import State
from greathall.data.codec import state_hash
from greathall.games import load

FIRST = 33  # the character of the first legal answer: what comes before it is not printable
LOOK = 40  # answers between two looks through everybody's eyes
LONGEST = 3000


class CorpusError(ValueError):
    """A corpus that is not of these rules, or a game that leads elsewhere."""


@dataclass(frozen=True)
class Played:
    """A finished game."""

    seats: int
    seed: str
    digest: str
    answers: str

    def line(self) -> str:
        """As it is stored."""
        return f"{self.seats}\t{self.seed}\t{self.digest}\t{self.answers}\n"


def choices(s: State) -> list[tuple[Seat, Option]]:
    """Every legal answer of every seat that is asked."""
    found = []
    for seat in engine.waiting(s):
        decision = engine.decision(s, seat)
        assert decision is not None
        found += [(seat, option) for option in decision.options]
    return found


class Led:
    """What a game leads to, answer by answer: states, events, everybody's view, the outcome."""

    def __init__(self, game: Game, s: State) -> None:
        self.game = game
        self.s = s
        self.count = 0
        self._all = blake2b(digest_size=8)

    def note(self) -> None:
        """After an answer."""
        self.count += 1
        self._all.update(state_hash(self.s).encode())
        if self.s.outcome is not None or self.count % LOOK == 0:
            for seat in (*range(self.s.seats), SPECTATOR):
                self._all.update(msgspec.json.encode(self.game.view(self.s, seat)))

    def digest(self) -> str:
        """Of everything until the end."""
        s = self.s
        assert s.outcome is not None and s.log is not None
        self._all.update(msgspec.json.encode([s.outcome.reason, s.outcome.places, s.outcome.points]))
        for seat in (*range(s.seats), SPECTATOR):
            told = [(e.rule, e.kind, e.seat, e.args) for e in (event.seen_by(seat) for event in s.log)]
            self._all.update(msgspec.json.encode(told))
        return self._all.hexdigest()


def record(game: Game, seats: int, seed: str) -> Played | None:
    """Play a game, half at random and half sensibly; None if it is not over soon enough."""
    random = Random(f"corpus {seed}")
    s = game.start(seats, seed, None, [])
    led = Led(game, s)
    answers: list[str] = []
    while s.outcome is None:
        if len(answers) >= LONGEST:
            return None
        seat = random.choice(engine.waiting(s))
        legal = choices(s)
        mine = [option for who, option in legal if who == seat]
        option = random.choices(mine, game.policy(s, seat, mine))[0]
        answers.append(chr(FIRST + legal.index((seat, option))))
        engine.choose(s, seat, option)
        led.note()
    return Played(seats, seed, led.digest(), "".join(answers))


def again(game: Game, played: Played) -> str:
    """Play a stored game again; the digest of what it leads to."""
    s = game.start(played.seats, played.seed, None, [])
    led = Led(game, s)
    for number, answer in enumerate(played.answers, 1):
        legal = choices(s)
        k = ord(answer) - FIRST
        if k >= len(legal):
            raise CorpusError(f"{played.seed}: answer {number} is the {k + 1}th of {len(legal)} legal ones")
        engine.choose(s, *legal[k])
        led.note()
    if s.outcome is None:
        raise CorpusError(f"{played.seed}: the game is not over after its {len(played.answers)} answers")
    return led.digest()


def write(path: Path, game: Game, games: list[Played]) -> None:
    """Store games."""
    head = json.dumps({"greathall-corpus": 1, "game": game.slug, "rules": game.version}) + "\n"
    text = head + "".join(played.line() for played in games)
    path.write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))


def read(path: Path) -> tuple[Game, list[Played]]:
    """The stored games of a title; they must be of these rules."""
    head, *lines = lzma.decompress(path.read_bytes()).decode().removesuffix("\n").split("\n")
    about = json.loads(head)
    game = load(about["game"])
    if about["rules"] != game.version:
        raise CorpusError(f"{path.name} is of version {about['rules']} of the rules, and this is {game.version}: make corpus")
    return game, [_played(line) for line in lines]


def _played(line: str) -> Played:
    seats, seed, digest, answers = line.split("\t")
    return Played(int(seats), seed, digest, answers)


def differing(game: Game, games: list[Played]) -> Iterator[str]:
    """The seeds of the games that lead elsewhere now."""
    for played in games:
        try:
            if again(game, played) != played.digest:
                yield played.seed
        except CorpusError:
            yield played.seed
