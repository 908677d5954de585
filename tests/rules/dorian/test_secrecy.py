"""The sealed selection: two worlds that differ only in what one seat selects are the same for everybody else."""

from typing import Any

import pytest

from greathall.bots.bot import World, make_bot
from greathall.core import engine
from greathall.core.hidden import determinize
from greathall.core.ids import SPECTATOR
from greathall.core.rng import Rng
from greathall.data.language import LANGUAGES, words
from greathall.data.notation import read, read_all, show
from greathall.games.dorian import GAME
from greathall.games.dorian.rules.state import Dorian
from greathall.server.snapshot import event_row, question
from greathall.table.table import Table
from support import rule

from .kingdom import answer, hand, influence, kingdom, stand

NAMES = ("Ada", "Bo", "Cy", "Di")
FEW = ["select poisoner"]
OTHER = ["select shadow_dagger"]
MANY = ["select poisoner", "select shadow_dagger", "select garlock_worker_nazul", "select faction_followers_nazul"]
CHANGED = ["select shadow_dagger", "select poisoner", "unselect poisoner"]


def table() -> Table:
    """Salazar besieges; Nazul and Selina take part and choose their cards at the same time."""
    s = influence(kingdom(), 0, "gates_of_kinara")
    stand(s, 1, "grimshire")
    hand(s, 0, "fire_storm", "worker", "followers")
    hand(s, 1, "poisoner", "shadow_dagger", "worker", "followers")
    hand(s, 2, "lusta_footman", "worker", "followers")
    hand(s, 3)
    answer(s, "besiege", "take-part defence joins", "take-part attack stays")
    assert engine.waiting(s) == [0, 1, 2]
    seated = Table(GAME, 4, "test", {"length": "basic"}, list(NAMES), state=s)
    s.log = seated.log
    return seated


def known(seated: Table, viewer: int) -> Any:
    """All that a viewer can be sent: view, text, question with reasons, who is waited for, what happened, how much."""
    found: list[Any] = [seated.view(viewer), seated.waiting(), len(seated.answers), len(seated.log)]
    for locale in LANGUAGES:
        said = words(GAME, locale)
        found.append(GAME.text(seated.view(viewer), said, 80))
        found.append([event_row(GAME, said, i, 0, e, NAMES) for i, e in enumerate(seated.events(viewer))])
        if viewer != SPECTATOR:
            asked = seated.decision(viewer, why=True)
            if asked is not None:
                found.append(question(GAME, said, asked, [], NAMES))
                found.append([(r.option, r.rule, r.reason, r.need, r.have) for r in (*asked.refusals, *asked.whole)])
            found.append(seated.can_undo(viewer))
    return found


def compare(a: Table, b: Table, but: int) -> None:
    for viewer in (*range(4), SPECTATOR):
        if viewer != but:
            assert known(a, viewer) == known(b, viewer), f"seat {viewer} can tell what seat {but} has selected"


@rule("DO-SIE-09", "DO-SIE-11", "DO-R-44", "DO-R-81")
@pytest.mark.parametrize("picks", [OTHER, MANY, CHANGED, []])
def test_nobody_can_tell_what_is_selected_nor_how_much(picks: list[str]) -> None:
    a, b = table(), table()
    for seated, steps in ((a, FEW), (b, picks)):
        before = known(seated, 0), known(seated, 2), known(seated, SPECTATOR)
        for step in steps:
            seated.answer(1, step)
            assert (known(seated, 0), known(seated, 2), known(seated, SPECTATOR)) == before, "a pick shows"
    compare(a, b, 1)
    if not picks:
        return
    a.answer(1, "ready")
    b.answer(1, "ready")
    compare(a, b, 1)
    assert a.waiting() == b.waiting() == [0, 2]
    assert [e.kind for e in a.events(0)][-1] == "sealed" and a.view(0)["battle"]["ready"] == [1]
    for step in ("select fire_storm", "select garlock_worker_salazar", "unselect fire_storm", "ready"):
        for seated in (a, b):
            seated.answer(0, step)
        compare(a, b, 1)
    for seated in (a, b):
        seated.answer(2, "select garlock_worker_selina; ready")
    assert a.view(0)["battle"]["revealed"] and a.view(0) != b.view(0)  # now all lies open


@rule("DO-SIE-11", "DO-R-81")
def test_the_answer_of_a_seat_is_one_however_many_cards_it_has() -> None:
    a, b = table(), table()
    a.answer(1, "; ".join([*FEW, "ready"]))
    b.answer(1, "; ".join([*MANY, "ready"]))
    assert len(a.answers) == len(b.answers) == 1 and len(a.log) == len(b.log)
    compare(a, b, 1)


def sealed(*texts: str, ready: bool = True) -> Dorian:
    """The same position as bots meet it: picks are in the state itself."""
    s = table().state
    assert isinstance(s, Dorian)
    for text in (*texts, *(["ready"] if ready else [])):
        engine.answer(s, 1, read(GAME, text))
    s.log = None
    return s


@rule("DO-SIE-11", "DO-R-81")
@pytest.mark.parametrize("ready", [True, False])
@pytest.mark.parametrize("spec", ["greedy", "ismcts:12", "random"])
def test_bots_answer_alike_whatever_another_seat_has_sealed(spec: str, ready: bool) -> None:
    for seat in (0, 2) if spec != "ismcts:12" else (0,):
        answers = set()
        for picks in (FEW, OTHER, MANY):
            s = sealed(*picks, ready=ready)
            bot = make_bot(spec, "secret")
            chosen: list[str] = []
            while seat in engine.waiting(s) and s.battle is not None and s.battle.seals:
                o = bot.choose(World(GAME, s, seat))
                chosen.append(show(GAME, o))
                engine.choose(s, seat, o)
            answers.add(tuple(chosen))
        assert len(answers) == 1, f"{spec} of seat {seat} answers by what seat 1 has sealed"


@rule("DO-SIE-11")
def test_in_imagined_worlds_the_others_select_again() -> None:
    for picks in (FEW, MANY):
        s = sealed(*picks)
        for seat in (0, 2):
            world = World(GAME, s, seat).sample(Rng.seeded("imagined"))
            assert isinstance(world, Dorian) and world.battle is not None
            assert engine.waiting(world) == [0, 1, 2] and not any(world.battle.seals[1].cards[1:])
            assert world.battle.spares[1].cards[1:] == [1] * 4
        mine = World(GAME, s, 1).sample(Rng.seeded("imagined"))
        assert isinstance(mine, Dorian) and mine.battle is not None
        assert mine.battle.ready == 0b10 and sum(mine.battle.seals[1].cards[1:]) == len(picks)  # one knows one's own


@rule("DO-SIE-11", "DO-R-67")
def test_a_single_card_is_no_secret_and_stays_sealed_in_imagined_worlds() -> None:
    s = influence(kingdom(), 0, "gates_of_kinara")
    hand(s, 0, "fire_storm", "worker")
    hand(s, 1, "poisoner")
    hand(s, 2)
    hand(s, 3)
    answer(s, "besiege", "take-part defence stays")
    assert engine.waiting(s) == [0]
    world = World(GAME, s, 0).sample(Rng.seeded("one"))
    assert engine.waiting(world) == [0]


@rule("DO-SIE-04", "DO-SIE-11")
def test_a_sealed_marker_is_guessed_anew_and_its_pool_tells_nothing() -> None:
    """Whatever is selected, the same zeros and ones are drawn from."""
    pools = set()
    for picks in (FEW, OTHER, MANY):
        s = sealed(*picks)
        b = s.battle
        assert b is not None
        pools.add(tuple(sorted(b.seals[1].cards + b.spares[1].cards)))
        sides = {determinize(s, 0, Rng.seeded(str(n))).zones()[-8 + 1].cards[0] for n in range(20)}
        assert sides == {0, 1}
    assert len(pools) == 1


@rule("DO-SIE-12")
def test_a_whole_set_can_be_sent_at_once_and_reads_back() -> None:
    seated = table()
    seated.answer(1, read_all(GAME, "select shadow_dagger; select poisoner; ready"))
    assert seated.answers[0].text == "select shadow_dagger; select poisoner; ready"
    again = Table(GAME, 4, "test", {"length": "basic"}, list(NAMES), state=table().state)
    again.answer(1, "select poisoner; select shadow_dagger; ready")
    assert again.answers[0] == seated.answers[0]  # the game's own order, so that nothing remains of the order of clicks
