"""Meeples & Monsters: build a bag of meeples, beat Monsters, complete Quests."""

from greathall.core.game import Game
from greathall.games.meeples import about, notation
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

VERSION = 3  # of the rules: it rises when a stored game could go on otherwise

GAME = Game(
    slug="meeples", prefix="MM", version=VERSION, folder=str(FOLDER),
    title=about.TITLE, designer=about.DESIGNER, seats=about.SEATS, variants=about.VARIANTS, reasons=about.REASONS,
    verbs=notation.VERBS, prompts=notation.PROMPTS, events=notation.EVENTS, kinds=notation.KINDS,
    records=(
        state.Meeples, state.Post, setup.Setup, flow.Turn, flow.HoldHills, development.Development,
        development.Construct, main_phase.MainPhase, assigning.Assignment, filling.Filling, draw.DrawPhase,
        quests.CompleteQuests, effects.Benefit, choices.Removal, choices.DiscardQuests, choices.Rebag,
    ),
    new_game=setup.new_game, problems=invariants.problems, score=scoring.score,
    view=view.view, text=text.text,
    evaluate=heuristics.evaluate, policy=heuristics.policy, horizon=heuristics.HORIZON, usage=usage.USAGE,
)  # fmt: skip
