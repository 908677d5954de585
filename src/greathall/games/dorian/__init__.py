"""Kingdoms Rise & Fall: Dorian."""

from greathall.core.game import Game
from greathall.games.dorian import (
    about,
    activation,
    aftermath,
    battle,
    choices,
    deals,
    effects,
    field,
    final_battle,
    flow,
    heuristics,
    influence,
    market,
    objectives,
    permission,
    preparation,
    programs,
    resources,
    round_start,
    scoring,
    setup,
    siege,
    state,
    targeting,
    triggers,
    upgrades,
    usage,
    view,
)
from greathall.games.dorian.cards import FOLDER
from greathall.games.dorian.problems import problems
from greathall.games.dorian.text import text

GAME = Game(
    slug="dorian", title=about.TITLE, designer=about.DESIGNER, seats=about.SEATS, variants=about.VARIANTS, prefix="DO",
    version=about.VERSION, verbs=about.VERBS, prompts=about.PROMPTS, events=about.EVENTS, kinds=about.KINDS,
    records=(
        state.Settings, state.Turn, state.Battle, state.Dorian, setup.SettingUp, flow.KingdomRounds,
        round_start.RoundStart, preparation.PreparationTurn, preparation.GarlockWork, preparation.Purchase,
        influence.InfluenceTurn, siege.Siege, field.FieldBattle, field.Flight, final_battle.FinalBattle,
        battle.Selection, battle.BattleTurns, aftermath.Aftermath, aftermath.Retreat, activation.Activation,
        triggers.Triggers, targeting.Targeting, effects.PowerChoice, programs.Deed, choices.CardChoice,
        choices.Reinforcement, choices.DeckLook, resources.Gain, resources.Payment, resources.Loss, resources.Robbery,
        resources.Exchange, market.MarketTrade, market.MarketRequest, upgrades.NewUpgrade, objectives.TurnIn,
        objectives.ObjectiveLook, permission.PassRequest, permission.Passage, deals.Offer,
        deals.PassageOffer, deals.Parley,
    ),
    reasons=scoring.REASONS, folder=str(FOLDER), new_game=setup.new_game, view=view.view, text=text,
    problems=problems, evaluate=heuristics.evaluate, policy=heuristics.policy, score=scoring.score, usage=usage.USAGE,
)  # fmt: skip
