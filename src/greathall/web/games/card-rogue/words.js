// Words of this view alone; names and texts of cards come from the server.
const WORDS = {
  en: {
    map: "The catacombs", bigger: "Bigger", smaller: "Smaller", whole: "Show all", me: "Centre on me", hidden: "face-down card", hand: "Hand",
    "hand-empty": "Nothing in hand", "hand-gold": "{n} gold to spend", health: "health", attack: "attack", armor: "armor", points: "victory points",
    poison: "poison: {n}", "poison-heals": "healing poison: {n}", lost: "loses a turn", lostn: "loses {n} turns", cooldown: "next spell in {n}",
    away: "away", gone: "gone", dead: "out", returning: "returning", arriving: "just arrived", fighting: "fighting {who}", cards: "{n} cards", turn: "turn",
    potions: "Potions", stacks: "Left in the stacks", explore: "exploration cards", paths: "path tiles", goals: "Goals", done: "done", shop: "In the shop",
    rush: "The end rush! First onto any starting tile gets 1 victory point.", paralysed: "paralysed", "foe-health": "{n} of {most} health",
    "foe-attack": "attacks with {n}", "foe-double": "attacks with twice a die", pile: "cards lie here: {n}", offer: "lays out", nobody: "not chosen yet",
    "slot-head": "head", "slot-chest": "chest", "slot-feet": "feet", "slot-primary": "main hand", "slot-secondary": "off hand", empty: "empty",
    "effect-unknown": "unknown", "effect-healing": "healing", "effect-poison": "poison", "effect-strength": "strength", "effect-weakness": "weakness",
    "effect-teleportation": "teleportation", "effect-paralysis": "paralysis", "goal-chest": "open the chest", "goal-debt": "pay off the debt",
    "goal-basilisk_green": "slay the green basilisk", "goal-basilisk_yellow": "slay the yellow basilisk", "goal-golem": "slay the golem",
    crimson: "crimson", azure: "azure", emerald: "emerald", amber: "amber", violet: "violet", ivory: "ivory",
    story: "{campaign} · {level} of {levels}", best: "Best known: {n} turns.", gather: "Before the descent", die: "die: {n}", gold: "{n} gold",
    vp: "{n} VP", "exit-ladder": "Find the ladder.", "exit-start": "Return to the start.", open: "chest, open", turnof: "Turn {n}", tale: "The tale so far",
  },
  es: {
    map: "Las catacumbas", bigger: "Más grande", smaller: "Más pequeño", whole: "Ver todo", me: "Centrar en mí", hidden: "carta boca abajo", hand: "Mano",
    "hand-empty": "Nada en la mano", "hand-gold": "{n} de oro para gastar", health: "salud", attack: "ataque", armor: "armadura", points: "puntos de victoria",
    poison: "veneno: {n}", "poison-heals": "veneno que cura: {n}", lost: "pierde un turno", lostn: "pierde {n} turnos", cooldown: "hechizo en {n}",
    away: "ausente", gone: "se fue", dead: "fuera", returning: "vuelve", arriving: "acaba de llegar", fighting: "lucha contra {who}", cards: "{n} cartas", turn: "turno",
    potions: "Pociones", stacks: "Quedan en los mazos", explore: "cartas de exploración", paths: "losetas de camino", goals: "Metas", done: "lograda", shop: "En la tienda",
    rush: "¡La carrera final! Quien antes pise una loseta inicial gana 1 punto de victoria.", paralysed: "parálisis", "foe-health": "{n} de {most} de salud",
    "foe-attack": "ataca con {n}", "foe-double": "ataca con el doble del dado", pile: "cartas en el suelo: {n}", offer: "ofrece", nobody: "sin elegir",
    "slot-head": "cabeza", "slot-chest": "pecho", "slot-feet": "pies", "slot-primary": "mano principal", "slot-secondary": "otra mano", empty: "vacío",
    "effect-unknown": "desconocido", "effect-healing": "curación", "effect-poison": "veneno", "effect-strength": "fuerza", "effect-weakness": "debilidad",
    "effect-teleportation": "teletransporte", "effect-paralysis": "parálisis", "goal-chest": "abrir el cofre", "goal-debt": "saldar la deuda",
    "goal-basilisk_green": "matar al basilisco verde", "goal-basilisk_yellow": "matar al basilisco amarillo", "goal-golem": "matar al gólem",
    crimson: "carmesí", azure: "azul celeste", emerald: "esmeralda", amber: "ámbar", violet: "violeta", ivory: "marfil",
    story: "{campaign} · {level} de {levels}", best: "Lo mejor conocido: {n} turnos.", gather: "Antes del descenso", die: "dado: {n}", gold: "{n} de oro",
    vp: "{n} PV", "exit-ladder": "Encuentra la escalera.", "exit-start": "Vuelve al inicio.", open: "cofre, abierto", turnof: "Turno {n}", tale: "Lo que pasó antes",
  },
};

export function speaker(lang) {
  const words = WORDS[lang] ?? WORDS.en;
  return (key, args = {}) => (words[key] ?? key).replace(/\{(\w+)\}/g, (_, name) => args[name] ?? "");
}
