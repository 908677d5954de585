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
    flight,
    flow,
    garlock,
    heuristics,
    influence,
    market,
    objectives,
    offer,
    payment,
    permission,
    preparation,
    printed,
    programs,
    purchase,
    resources,
    round_start,
    scoring,
    setup,
    siege,
    state,
    targeting,
    triggers,
    units,
    upgrades,
    usage,
    verbs,
    view,
)
from greathall.games.dorian.cards import FOLDER
from greathall.games.dorian.problems import problems
from greathall.games.dorian.text import text

GAME = Game(
    slug="dorian", title=about.TITLE, designer=about.DESIGNER, seats=about.SEATS, variants=about.VARIANTS, prefix="DO",
    version=about.VERSION, verbs=verbs.VERBS, prompts=verbs.PROMPTS, events=verbs.EVENTS, kinds=verbs.KINDS,
    records=(
        state.Settings, state.Turn, state.Battle, state.Dorian, setup.SettingUp, flow.KingdomRounds,
        round_start.RoundStart, round_start.Sharing, preparation.PreparationTurn, garlock.GarlockWork, garlock.CityPick,
        purchase.Purchase,
        influence.InfluenceTurn, siege.Siege, field.FieldBattle, flight.Flight, final_battle.FinalBattle,
        battle.Selection, battle.BattleTurns, aftermath.Aftermath, aftermath.Retreat, activation.Activation,
        triggers.Triggers, targeting.Targeting, effects.PowerChoice, programs.Deed, choices.CardChoice,
        choices.Reinforcement, choices.DeckLook, choices.PutUnder, choices.Ordering, units.Gain, payment.Payment, resources.Loss,
        resources.Robbery, resources.Exchange, market.MarketTrade, market.MarketRequest, upgrades.NewUpgrade, objectives.TurnIn,
        objectives.ObjectiveLook, permission.PassRequest, permission.Passage, offer.Offer,
        deals.PassageOffer, deals.Parley,
    ),
    reasons=scoring.REASONS, folder=str(FOLDER), new_game=setup.new_game, view=view.view, text=text,
    problems=problems, evaluate=heuristics.evaluate, policy=heuristics.policy, score=scoring.score, usage=usage.USAGE,
    texts=printed.texts,
)  # fmt: skip
