"""Meeples & Monsters: build a bag of meeples, beat Monsters, complete Quests."""

from greathall.core.game import Game
from greathall.games.meeples import about
from greathall.games.meeples.cards.catalogue import FOLDER
from greathall.games.meeples.look import text, view
from greathall.games.meeples.mind import heuristics, usage
from greathall.games.meeples.rules import (
    assigning,
    choices,
    development,
    draw,
    effects,
    filling,
    flow,
    invariants,
    main_phase,
    quests,
    scoring,
    setup,
    state,
)

GAME = Game(
    slug=about.SLUG, title=about.TITLE, designer=about.DESIGNER, seats=about.SEATS, variants=about.VARIANTS,
    verbs=about.VERBS, events=about.EVENTS, prompts=about.PROMPTS, kinds=about.KINDS, reasons=about.REASONS,
    records=(
        state.Meeples, state.Post, setup.Setup, flow.Turn, flow.HoldHills, development.Development, development.Construct,
        main_phase.MainPhase, assigning.Assignment, filling.Filling, draw.DrawPhase, quests.CompleteQuests,
        effects.Benefit, choices.Removal, choices.DiscardQuests, choices.Rebag,
    ),
    new_game=setup.new_game, view=view.view, text=text.text, problems=invariants.problems,
    evaluate=heuristics.evaluate, policy=heuristics.policy, horizon=heuristics.HORIZON, folder=FOLDER,
    prefix=about.PREFIX, version=about.VERSION, score=scoring.score, usage=usage.USAGE,
)  # fmt: skip
