"""How fast a game's rules are on this machine, in processor time: a busy machine spoils it little. Each figure is the best of
several short runs: what the code can do when nothing else disturbs it. Search is measured at moments of several games, as one
moment costs several times as much as another."""

import cProfile
import pstats
from collections.abc import Callable
from dataclasses import asdict, dataclass
from io import StringIO
from random import Random
from time import process_time
from typing import Any

from greathall.bots.bot import World
from greathall.bots.ismcts import ISMCTSBot
from greathall.bots.playout import random_game
from greathall.core import engine
from greathall.core.game import Game
from greathall.core.option import Menu
from greathall.core.state import State

REPEATS = 8
SHARES = {"play": 0.45, "clone": 0.15, "search": 0.4}  # of the time that a game gets
LONGEST = 20_000


@dataclass(frozen=True)
class Speed:
    """The figures of one game."""

    game: str
    seats: int
    compiled: bool
    decisions: float  # a second, random play with all legal options listed
    games: float  # a second, whole random games with their setup
    length: float  # answers a game
    clone: float  # microseconds, of a state half-way through a game
    simulations: float  # a second, iterations of ISMCTS from the middle of several games

    def as_json(self) -> dict[str, Any]:
        """Plain values."""
        return asdict(self)


def is_compiled() -> bool:
    """Was the engine imported from a compiled library?"""
    return not (engine.__file__ or "").endswith(".py")


def measure(game: Game, seats: int | None = None, seconds: float = 10.0) -> Speed:
    """All figures of a game, with the most players unless told, in about so many seconds."""
    count = game.seats[1] if seats is None else seats
    slices = {name: seconds * share / REPEATS for name, share in SHARES.items()}
    plays = [_play(game, count, number, slices["play"]) for number in range(REPEATS)]
    moments = [mid_game(game, count, number) for number in range(REPEATS)]
    searches = [_search(game, moment, slices["search"]) for moment in moments]
    return Speed(
        game=game.slug,
        seats=count,
        compiled=is_compiled(),
        decisions=max(answers / playing for answers, _, playing, _ in plays),
        games=max(games / whole for _, games, _, whole in plays),
        length=sum(play[0] for play in plays) / sum(play[1] for play in plays),
        clone=1e6 / max(_rate(moments[0].clone, slices["clone"]) for _ in range(REPEATS)),
        simulations=sum(done for done, _ in searches) / sum(took for _, took in searches),
    )


def _play(game: Game, seats: int, number: int, seconds: float) -> tuple[int, int, float, float]:
    """Whole random games until the time is up: answers, games, seconds in play, seconds in all."""
    random = Random(number)
    answers = games = 0
    playing = 0.0
    began = process_time()
    while True:
        s = game.start(seats, f"bench:{number}:{games}")
        before = process_time()
        answers += random_game(s, random, LONGEST)
        now = process_time()
        playing += now - before
        games += 1
        if now - began >= seconds:
            return answers, games, playing, now - began


def mid_game(game: Game, seats: int, number: int = 0) -> State:
    """A real choice in the middle of a random game, from a third to two thirds of its length."""
    seed = f"bench:{number}"
    length = random_game(game.start(seats, seed), Random(number), LONGEST)
    s = game.start(seats, seed)
    random_game(s, Random(number), length * (REPEATS + number % REPEATS) // (3 * REPEATS))
    menu = Menu()
    for _ in range(length):  # go on to a question with more than one answer
        seat = engine.options(s, menu)
        if len(menu.options) > 1:
            break
        engine.choose(s, seat, menu.options[0])
        if not s.frames:
            return game.start(seats, seed)
    return s


def _rate(what: Callable[[], object], seconds: float) -> float:
    """How often a second something can be done."""
    loops = 1
    while True:
        began = process_time()
        for _ in range(loops):
            what()
        took = process_time() - began
        if took >= seconds / 2:
            return loops / took
        loops = loops * 2 if took <= 0 else max(loops * 2, int(loops * seconds / took))


def _search(game: Game, s: State, seconds: float) -> tuple[int, float]:
    """Iterations, and the seconds that they took, at questions that are really searched, one after another."""
    bot = ISMCTSBot("bench")
    s = s.clone()
    done = 0
    took = 0.0
    while took < seconds:
        seat = s.frames[-1].asked(s)
        world = World(game, s, seat)
        offered = world.decision().options
        began = process_time()
        search = bot.prepare(world, offered)
        if len(search.racing) > 1:
            bot.run(search)
            done += search.iterations
            took += process_time() - began
        engine.choose(s, seat, search.racing[0].option)
        if not s.frames:
            s = mid_game(game, s.seats, done)
    return done, took


def profile(game: Game, seats: int | None = None, seconds: float = 5.0, rows: int = 25) -> str:
    """Where the time goes in random play: the top functions by their own time, as text."""
    profiler = cProfile.Profile()
    profiler.enable()
    _play(game, game.seats[1] if seats is None else seats, 0, seconds)
    profiler.disable()
    text = StringIO()
    stats = pstats.Stats(profiler, stream=text).strip_dirs().sort_stats("tottime")
    stats.print_stats(rows)
    return text.getvalue()
