"""Kingdoms Rise & Fall: Dorian."""

from greathall.core.game import Game
from greathall.games.dorian import about, verbs
from greathall.games.dorian.cards.catalogue import FOLDER
from greathall.games.dorian.look import printed, view
from greathall.games.dorian.look.text import text
from greathall.games.dorian.mind import heuristics, usage
from greathall.games.dorian.rules import (
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
    influence,
    market,
    objectives,
    offer,
    payment,
    permission,
    preparation,
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
)
from greathall.games.dorian.rules.invariants import problems

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
