"""Game: the one object that a game module exports, and the registry of games."""

from collections.abc import Callable, Sequence
from typing import Any

from greathall.core.engine import run
from greathall.core.event import Event
from greathall.core.ids import Seat
from greathall.core.option import Option, Refusal, verb_of
from greathall.core.record import Record
from greathall.core.rng import LISTENING, Draw
from greathall.core.score import ScoreLine
from greathall.core.state import State
from greathall.core.usage import Usage

Setting = int | str | bool
View = dict[str, Any]
Line = list[tuple[str, str]]  # (text, style) spans


class Variant:
    """A setting chosen before play: a variant, a ruling that may be switched, or a number. Without listed values
    it is a text that the game itself checks (a map, say)."""

    def __init__(self, name: str, default: Setting, values: Sequence[Setting], rule: str) -> None:
        self.name = name  # language keys `option-<name>` and `option-<name>.about`
        self.default = default
        self.values = tuple(values)
        self.rule = rule


class Word:
    """A verb, event or prompt of the game's notation, with its arguments as `name` or `name:kind`."""

    def __init__(self, name: str, *args: str) -> None:
        self.name = name
        self.args = tuple(tuple(arg.split(":")) if ":" in arg else (arg, arg) for arg in args)


class Verb(Word):
    """A verb. `rule` says when it is for at all: what anybody is told who means it at another moment. `of` narrows, argument by
    argument, the values that it may take (None: all of the argument's kind)."""

    def __init__(self, name: str, *args: str, rule: str = "", of: Sequence[Sequence[int] | None] = ()) -> None:
        super().__init__(name, *args)
        self.rule = rule
        self.of = tuple(of)


def numbered(verbs: dict[int, Verb]) -> tuple[Verb, ...]:
    """The verbs in the order of their numbers, which are the keys: one that is missing, or there twice, is an error here."""
    for number in range(len(verbs)):
        if number not in verbs:
            raise ValueError(f"no verb has the number {number}: either it is not declared, or another has its number")
    return tuple([verbs[number] for number in range(len(verbs))])


class Prompt(Word):
    """A question, and the verbs that answer it: every option of these is offered or refused."""

    def __init__(self, name: str, *args: str, verbs: Sequence[int] = ()) -> None:
        super().__init__(name, *args)
        self.verbs = tuple(verbs)


class Kind:
    """A kind of argument: how its ints are written as one word, and read back (ValueError if unknown); and which there are,
    unless that depends on the verb. An int may also stand for several things: `parts` says the kind, value and number of each."""

    def __init__(
        self,
        show: Callable[[int], str],
        read: Callable[[str], int],
        values: Sequence[int] = (),
        parts: Callable[[int], list[tuple[str, int, int]]] | None = None,
    ) -> None:
        self.show = show
        self.read = read
        self.values = values
        self.parts = parts


def listed(words: Sequence[str]) -> Kind:
    """A kind whose words are the entries of a list."""
    known = list(words)
    return Kind(known.__getitem__, known.index, range(len(known)))


class Maps:
    """Fixed positions to play, chosen by one option of the game: some come with it, others are texts of files."""

    def __init__(
        self,
        *,
        option: str,
        names: Callable[[], list[str]],
        text: Callable[[str], str],
        describe: Callable[[str], dict[str, Any]],
        problems: Callable[[str], list[str]],
        solution: Callable[[str], list[str]],
        score: Callable[[State], tuple[int, ...] | None],
    ) -> None:
        self.option = option  # the variant whose value is a name or a text
        self.names = names  # those that come with the game
        self.text = text  # the text of a name (a text is its own)
        self.describe = describe  # id, title by language, author, version, kind, levels, best
        self.problems = problems  # what is wrong with a text, in words
        self.solution = solution  # the author's answers, in words; empty if there are none
        self.score = score  # how good a finished run is, less being better; None if it is none


class LastViews:
    """A state of a game and how it was shown to some seats; the game has gone on since, with a clone of the state."""

    def __init__(self, state: State, views: dict[Seat, View]) -> None:
        self.state = state
        self.views = views


class SettingError(ValueError):
    """A number of players or an option that the game does not know."""


class Game:
    """What everything above a game sees of it."""

    def __init__(
        self,
        *,
        slug: str,
        title: str,
        designer: str,
        seats: tuple[int, int],
        variants: Sequence[Variant],
        verbs: Sequence[Verb],
        events: Sequence[Word],
        prompts: Sequence[Prompt],
        kinds: dict[str, Kind],
        records: Sequence[type[Record]],
        reasons: Sequence[str],
        new_game: Callable[[int, str, dict[str, Setting]], State],
        view: Callable[[State, Seat], View],
        text: Callable[[View, Any, int], list[Line]],
        problems: Callable[[State], list[str]],
        evaluate: Callable[[State, Seat], float],
        policy: Callable[[State, Seat, list[Option]], list[float]],
        folder: str,
        prefix: str,
        version: int,
        score: Callable[[State, list[Event]], list[ScoreLine]],
        maps: Maps | None = None,
        views: Callable[[State, Sequence[Seat], LastViews | None], list[View]] | None = None,
        usage: Usage | None = None,
        horizon: int = 8,
        texts: Callable[[Any], dict[str, str]] | None = None,
        upgrades: dict[int, Callable[[Any], Any]] | None = None,
    ) -> None:
        self.slug = slug  # card-rogue: in commands and addresses
        self.title = title
        self.designer = designer
        self.seats = seats  # fewest and most
        self.variants = tuple(variants)
        self.verbs = tuple(verbs)  # index = verb of an option
        self.verb_numbers = {word.name: verb for verb, word in enumerate(verbs)}
        self.events = {word.name: word for word in events}
        self.prompts = {word.name: word for word in prompts}
        self.kinds = kinds
        self.records = tuple(records)  # every Record class a saved game may hold
        self.reasons = tuple(reasons)  # every way the game can end
        self.new_game = new_game  # unchecked, not yet run: use `start`
        self.view = view  # what a seat (or SPECTATOR) may see, as plain JSON values
        self.text = text  # (view, words, width) -> lines of styled spans
        self.problems = problems  # broken invariants, in words
        self.evaluate = evaluate  # how good a state is for a seat, 0 to 1
        self.policy = policy  # weights of options for playouts and search
        self.horizon = horizon  # real choices that a playout goes on before `evaluate` judges where it led
        self.folder = folder  # where rules.toml, data/ and lang/ are
        self.prefix = prefix  # of the rule ids
        self.version = version  # of the rules: it grows when the same answers lead elsewhere
        self.score = score  # where the points came from, by the state and all that was told: lines that add up to them
        self.maps = maps  # None if the game has no fixed positions
        self.usage = usage  # what reports on balance count, besides seats and points
        self.texts = texts  # (words) -> messages (by key, or key.attribute) that are made of the data, so that no number is twice
        # By version of the rules: how a stored state of it (plain JSON values, as the codec writes them) becomes one of the next
        # version. Needed wherever fields changed; a version that is not here has the same fields as the one after it.
        self.upgrades = dict(upgrades or {})
        self._views = views

    def domain(self, verb: int) -> list[Sequence[int]]:
        """The values that each argument of a verb may take."""
        word = self.verbs[verb]
        values: list[Sequence[int]] = []
        for i, (_, kind) in enumerate(word.args):
            narrowed = word.of[i] if i < len(word.of) else None
            values.append(self.kinds[kind].values if narrowed is None else narrowed)
        return values

    def not_now(self, o: Option) -> Refusal:
        """What there is to say of an answer to which nobody is asked at this moment: the rule about its verb."""
        return Refusal(o, self.verbs[verb_of(o)].rule, "not-now", 0, 0)

    def views(self, s: State, seats: Sequence[Seat], last: LastViews | None = None) -> list[View]:
        """The views of several seats at once. A game may let them share what these seats see alike, and what has not changed
        since it was last shown: nobody changes a view."""
        if self._views is not None:
            return self._views(s, seats, last)
        return [self.view(s, seat) for seat in seats]

    def start(
        self, seats: int, seed: str, options: dict[str, Setting] | None = None, log: list[Event] | None = None,
        draws: list[Draw] | None = None,
    ) -> State:  # fmt: skip
        """A new game, checked settings, stopped at its first question. `log` and `draws` listen from the very beginning."""
        low, high = self.seats
        if not low <= seats <= high:
            raise SettingError(f"{self.title} is for {low} to {high} players, not {seats}")
        settings = self.settings(options or {})
        if draws is None:
            s = self.new_game(seats, seed, settings)
        else:
            before = LISTENING.set(draws)
            try:
                s = self.new_game(seats, seed, settings)
            finally:
                LISTENING.reset(before)
        s.log = log
        run(s)
        s.rng.heard = None
        return s

    def settings(self, given: dict[str, Setting]) -> dict[str, Setting]:
        """All options with their values; unknown names and values are refused."""
        known = {variant.name: variant for variant in self.variants}
        for name, value in given.items():
            if name not in known:
                raise SettingError(f"{self.title} has no option {name!r}; it has {', '.join(sorted(known)) or 'none'}")
            variant = known[name]
            if variant.values and not any(value == v and type(value) is type(v) for v in variant.values):
                allowed = ", ".join(str(v).lower() if isinstance(v, bool) else str(v) for v in variant.values)
                raise SettingError(f"option {name!r} is one of {allowed}; not {value!r}")
        return {name: given.get(name, variant.default) for name, variant in known.items()}
