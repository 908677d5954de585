"""Why not, of anything: whatever a verb could mean is offered, refused with a rule and a fact, or out of the question by a rule
about the whole verb; and offering by a faster way gives what the home of the legality gives."""

from collections.abc import Iterator
from itertools import product
from math import prod
from random import Random

import pytest
from contract_walk import PLANTED, Walk, walk

from greathall.core import engine
from greathall.core.game import Game
from greathall.core.option import Decision, Option, option, verb_of
from greathall.data.language import LANGUAGES, Words
from greathall.data.rulebook import rulebook
from greathall.games import MODULES, load

MOST = 400  # options of a verb that are looked at in a question


def meanings(game: Game, verb: int, random: Random) -> Iterator[Option]:
    """Every option of a verb's declared range, or many of them if there are very many."""
    domain = game.domain(verb)
    if prod(len(values) for values in domain) <= MOST:
        yield from (option(verb, *args) for args in product(*domain))
    else:
        yield from (option(verb, *(random.choice(values) for values in domain)) for _ in range(MOST))


def unexplained(game: Game, question: Decision, random: Random) -> list[Option]:
    """What the verbs of a question could mean, and what is neither offered nor explained."""
    return [
        o
        for verb in game.prompts[question.prompt].verbs
        for o in meanings(game, verb, random)
        if not question.takes(o) and question.why_not(o) is None
    ]


def check_question(game: Game, question: Decision, random: Random) -> None:
    verbs = game.prompts[question.prompt].verbs
    backs = question.picks.backs if question.picks is not None else []
    for o in [*question.options, *backs, *(r.option for r in question.refusals), *(r.option for r in question.whole)]:
        assert verb_of(o) in verbs, f"{game.verbs[verb_of(o)].name} is no verb of the question {question.prompt}"
    for o in [*question.options, *backs]:
        domain = game.domain(verb_of(o))
        args = [o >> 32 & 0xFFFF, o >> 16 & 0xFFFF, o & 0xFFFF]
        assert all(args[i] in values for i, values in enumerate(domain)), f"{game.verbs[verb_of(o)].name} {args}: out of range"
    refused = [r.option for r in question.refusals]
    assert len(set(refused)) == len(refused), "something is refused twice"
    assert not set(refused) & {*question.options, *backs}, "something is both offered and refused"
    whole = [verb_of(r.option) for r in question.whole]
    assert len(set(whole)) == len(whole), "a verb is ruled out twice"
    left = unexplained(game, question, random)
    names = [f"{game.verbs[verb_of(o)].name} {o >> 32 & 0xFFFF} {o >> 16 & 0xFFFF} {o & 0xFFFF}" for o in left[:5]]
    assert not left, f"{question.prompt}: {len(left)} neither offered nor explained: {names}"


def test_everything_is_offered_or_explained(played: Walk) -> None:
    game, random = played.case.game, Random(str(played.case))
    for moment in played.moments:
        for seat in engine.waiting(moment.state):
            for free in (False, True):
                question = engine.decision(moment.state, seat, why=True, free=free)
                assert question is not None
                if free:  # reasons are for people: what search leaves out of a choice in several steps is no refusal
                    check_question(game, question, random)
                plain = engine.decision(moment.state, seat, free=free)
                assert plain is not None and plain.options == question.options, "the fast way offers something else"


@pytest.mark.parametrize("slug", MODULES)
def test_every_verb_has_a_rule_a_range_and_a_question(slug: str) -> None:
    game = load(slug)
    rules = rulebook(game)
    asked = {verb for prompt in game.prompts.values() for verb in prompt.verbs}
    for number, verb in enumerate(game.verbs):
        assert verb.rule in rules, f"{verb.name}: no rule says when it is for"
        assert number in asked or verb.name in ANYTIME.get(slug, ()), f"{verb.name} answers no question"
        assert all(len(values) for values in game.domain(number)), f"{verb.name}: an argument without a range"
    for prompt in game.prompts.values():
        assert prompt.verbs, f"{prompt.name}: nothing answers it"
    for language in LANGUAGES:
        assert Words(game, language).has("why-not-now")


# What is done out of turn only.
ANYTIME = {"card-rogue": ("leave-a-while", "leave-for-good", "come-back")}


def test_a_planted_gap_is_found() -> None:
    played = walk(PLANTED)
    game = played.case.game
    for moment in played.moments:
        question = engine.decision(moment.state, moment.seat, why=True, free=True)
        assert question is not None
        if question.refusals:
            question.refusals.pop()
            with pytest.raises(AssertionError, match="1 neither offered nor explained"):
                check_question(game, question, Random(0))
            return
    raise AssertionError("nothing was refused in the whole game")
