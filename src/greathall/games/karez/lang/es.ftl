# Fallen City of Karez: preguntas, respuestas, sucesos y razones. Lo impreso en las cartas se compone con las frases del final.
# `.the` es el nombre con su artículo; «a el» y «de el» se contraen solos.

## Respuestas
verb-take = Tomar { $guild-the }
verb-deck = Mazo de { $deck }
verb-pass = Pasar
verb-construct = Construir { $building-the }
verb-citizen = Ciudadanos a { $job-the }
verb-adventurer = Un Aventurero a { $job-the }
verb-leave = Dejar al otro Ciudadano en el Centro de la Ciudad
verb-feed = Enviar un Aventurero a tu mazmorra, por su oro
verb-rest = Enviar a { $hero-the } a la Tienda del Curandero
verb-unrest = { $hero-the } no descansa
verb-buy = Comprar { $card-the } en { $building-the }
verb-explore = Explorar { $adventure-the }
verb-attack = Atacar la mazmorra de { $rival-the }
verb-open = Abrir tu mazmorra privada
verb-close = Cerrar tu mazmorra privada
verb-done = Listo
verb-activate = Activar { $job-the }
verb-keep = Conservar { $card-the }
verb-train = { $hero-the }
verb-rob = Robar a { $rival-the }
verb-raise = Resucitar a { $hero-the }
verb-stack = Poner a continuación { $card-the }
verb-join = Se une { $hero-the }
verb-unjoin = { $hero-the } se queda en casa
verb-attach = { $card-the } para { $hero-the }
verb-detach = { $hero-the } deja en casa { $card-the }
verb-use = { $card-id ->
    [ranger] { $card }: { $card-does }
    [bard] { $card }: { $card-does }
   *[other] { $card } ({ $hero }): { $card-does }
  }
verb-flee = Huir
verb-drop = Abandonar { $card-the } ({ $hero })
verb-fight = Luchar
verb-roll = Tirar los dados
verb-die = { $face } ({ $owner })
verb-undie = { $face } ({ $owner }) no
verb-wound = Golpear su { $face }
verb-unwound = No golpear su { $face }
verb-heal = Quitar un golpe de { $face } a { $hero-the }{ $place-id ->
    [gear] {""} (equipo)
   *[own] {""}
  }
verb-unheal = Dejar el golpe de { $face } a { $hero-the }{ $place-id ->
    [gear] {""} (equipo)
   *[own] {""}
  }
verb-absorb = Absorber un dado de { $face } con el dado verde de { $hero-the }
verb-unabsorb = El dado verde de { $face } de { $hero-the } no absorbe nada
verb-cover = Un dado de { $face } sobre el dado verde guardado en { $hero-the }
verb-uncover = Ningún dado de { $face } sobre el dado verde guardado en { $hero-the }
verb-hit = Un golpe de { $face } a { $hero-the }{ $place-id ->
    [gear] {""} (equipo)
   *[own] {""}
  }
verb-unhit = Ningún golpe de { $face } a { $hero-the }{ $place-id ->
    [gear] {""} (equipo)
   *[own] {""}
  }
verb-store = Guardar el dado verde de { $face } de { $roller-the } en { $hero-the }
verb-release = No guardar el dado verde de { $face } de { $roller-the } en { $hero-the }
verb-save = Salvar a { $hero-the } con { $card-the }
verb-fall = Muere { $hero-the }
verb-bury = Conservar a { $hero-the } boca abajo
verb-discard = Descartar a { $hero-the }
verb-regrow = Se quita un golpe de { $face }
verb-unregrow = No se quita el golpe de { $face }
verb-claim = Reclamar { $card-the }
verb-trade = Comerciar con { $rival-the }
verb-gold = Poner { $coins } de oro
verb-ungold = No poner { $coins } de oro
verb-give = Poner { $card-the }
verb-ungive = No poner { $card-the }
verb-accept = Aceptar el trato
verb-refuse = Rechazar el trato

## Preguntas
ask-guild = ¿Qué gremio tomas?
ask-starting-monster = ¿De qué mazo sale tu siguiente Monstruo inicial?
ask-action = Turno { $turn }: ¿tu acción?
ask-second-citizen = Un Ciudadano va a { $job-the }. ¿Y el segundo?
ask-rest-more = ¿Cuáles de tus Héroes heridos descansan?
ask-activate = ¿Qué trabajo reservado activas? En su lugar puedes comprar una carta.
ask-last-purchase = ¿Compras una carta antes de que acabe la fase?
ask-deck = ¿De qué mazo robas?
ask-keep = ¿Qué carta conservas?
ask-stock = ¿Qué carta se pone a la venta en { $building-the }?
ask-train = ¿Quién recibe la ficha ({ $stat })?
ask-rob = ¿A quién quitas { $gold } de oro?
ask-raise = ¿Qué Héroe resucita?
ask-which-exploration = ¿Qué exploración resuelves primero?
ask-stack = Atacan tu mazmorra. ¿Qué carta será la número { $place }?
ask-party = { $more ->
    [0] El grupo está completo.
   *[other] ¿Quién se une al grupo? Hasta { $more } más.
  }
ask-equip = ¿Qué se llevan tus Héroes?
ask-flee-or-fight = ¡{ $foe }! ¿Huir o luchar?
ask-drop = Huir cuesta una carta. ¿Cuál?
ask-trap = Una Trampa: { $foe }. ¿Usas algo o tiras?
ask-before-roll = { $foe }, { $round }: ¿usas algo antes de tirar?
ask-after-roll = { $foe }, { $round }: ¿usas algo con los dados?
ask-after-trap = { $foe }: ¿usas algo con los dados?
ask-heal = { $hits ->
    [one] ¿Qué golpe se quita?
   *[other] ¿Qué golpes se quitan? Hasta { $hits }, de un solo Héroe.
  }
ask-reroll = { $dice ->
    [one] ¿Qué dado se relanza?
   *[other] ¿Qué dados se relanzan? Hasta { $dice }.
  }
ask-turn-die = ¿Qué dado se cambia a { $face }?
ask-cancel = { $dice ->
    [one] ¿Qué dado se anula?
   *[other] ¿Qué dados se anulan? Hasta { $dice }.
  }
ask-wound = { $hits ->
    [one] ¿Qué punto de golpe de { $foe-the } recibe el golpe?
   *[other] ¿Qué puntos de golpe de { $foe-the } reciben golpes?
  }
ask-regrow = { $foe-the } se recupera. { $hits ->
    [one] ¿Qué golpe se quita?
   *[other] ¿Qué golpes se quitan?
  }
ask-white-die = { $dice ->
    [one] Un dado blanco ({ $foe }). ¿Adónde va?
   *[other] { $dice } dados blancos ({ $foe }). ¿Adónde van?
  }
ask-keep-die = Sobran dados verdes. ¿Cuáles se guardan, y en los puntos de golpe de quién?
ask-who-dies-first = Mueren varios Héroes. ¿Quién va primero?
ask-save = { $hero-the } se muere. ¿Lo evitas?
ask-burial = Ha muerto { $hero-the }. ¿Conservas su carta en el Cementerio?
ask-claim = ¿Reclamas una Búsqueda?
ask-trade-offer = ¿Qué ofreces a { $rival-the }?
ask-trade-answer = ¿Qué das a cambio a { $rival-the }?
ask-consent = ¿Aceptas este trato?

## Hasta dónde ha llegado una elección de varias cosas
picks-rest-more = { $have ->
    [one] descansa 1 Héroe
   *[other] descansan { $have } Héroes
  }
picks-equip = { $have ->
    [0] nada todavía
    [one] 1 carta
   *[other] { $have } cartas
  }
picks-keep-die = { $have ->
    [0] ningún dado guardado
    [one] 1 dado guardado
   *[other] { $have } dados guardados
  }
picks-white-die = { $have } de { $need } dados colocados
picks-trade-offer = { $have ->
    [0] nada puesto todavía
   *[other] puesto: { $have }
  }
picks-trade-answer = { $have ->
    [0] nada puesto todavía
   *[other] puesto: { $have }
  }

## Sucesos
event-guild = { $seat } juega con { $guild-the }.
event-turn = Empieza el turno { $turn }.
event-phase = { $phase }.
event-pass = { $seat } pasa.
event-idle = { $seat } no puede hacer nada por ahora.
event-built = { $seat } construye { $building-the } por { $gold } de oro.
event-citizens = { $seat } envía { $citizens ->
    [one] un Ciudadano
   *[other] { $citizens } Ciudadanos
  } a { $job-the }.
event-adventurer = { $seat } envía un Aventurero a { $job-the }.
event-rests = { $hero-the } de { $seat } va a la Tienda del Curandero.
event-bought = { $seat } compra { $card-the } en { $building-the } por { $gold } de oro.
event-explores = { $seat } marca una Aventura: { $adventure }.
event-attacks = { $seat } marca la mazmorra de { $rival }.
event-dungeon-opened = { $seat } abre su mazmorra privada.
event-dungeon-closed = { $seat } cierra su mazmorra privada.
event-fed = Un Aventurero muere en la mazmorra de { $seat }: +{ $gold } de oro.
event-activated = { $seat } activa { $job-the }.
event-dividend = { $seat } recibe { $gold } de oro por { $job-the }.
event-gold = { $seat } gana { $gold } de oro.
event-valor = { $seat } gana { $valor } de Valor.
event-gem = { $seat } { $gems ->
    [0] no gana ninguna gema: no quedan
    [one] gana una gema
   *[other] gana { $gems } gemas
  }.
event-vp = { $seat } gana { $vp } VP.
event-drew = { $seat } roba { $card-the }.
event-drew-hidden = { $seat } roba una carta del mazo de { $deck }.
event-hero = { $hero-the } entra al servicio de { $seat }.
event-kept = { $seat } conserva { $card-the }.
event-kept-hidden = { $seat } conserva una carta del mazo de { $deck }.
event-on-sale = { $card-the } se pone a la venta en { $building-the }.
event-trained = { $hero-the } de { $seat } recibe una ficha de subida de nivel ({ $stat }).
event-robbed = { $seat } quita { $gold } de oro a { $rival }.
event-raised = Resucita { $hero-the } de { $seat }.
event-citizens-gone = { $citizens ->
    [one] Muere un Ciudadano.
   *[other] Mueren { $citizens } Ciudadanos.
  }
event-adventurers-gone = { $adventurers ->
    [one] Un Aventurero deja la mano de obra.
   *[other] { $adventurers } Aventureros dejan la mano de obra.
  }
event-migration = Ciudadanos { $citizens }, Aventureros { $adventurers }.
event-stack = { $seat } prepara un mazo de { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
  }.
event-joins = { $hero-the } se une al grupo de { $seat }.
event-attached = { $hero-the } se lleva { $card-the }.
event-meets = El grupo de { $seat } se encuentra con { $foe-the }.
event-uses = { $seat } usa { $card-the } ({ $hero }).
event-ability = { $hero-the } de { $seat } usa su habilidad especial.
event-fled = El grupo de { $seat } huye de { $foe-the } y abandona { $card-the }.
event-fled-valor = El grupo de { $seat } huye de { $foe-the }{ $valor ->
    [0] {""} sin nada que perder.
   *[other] : -{ $valor } de Valor.
  }
event-broken-off = El combate con { $foe-the } no tiene fin: el grupo huye.
event-rolled = Ciclo { $cycle }, { $round }: { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
  }.
event-trap-rolled = { $foe }: { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
  }.
event-die = { $owner }: { $face } ({ $colour }).
event-cancelled = Se anula un dado blanco de { $face } ({ $owner }).
event-foe-hit = { $foe-the } recibe un golpe de { $face }.
event-hero-hit = { $hero-the } recibe un golpe de { $face }.
event-absorbed = Se absorbe un dado blanco de { $face } ({ $hero }).
event-kept-die = El dado verde de { $face } de { $roller-the } se guarda en { $hero-the }.
event-regrown = { $foe-the } se quita un golpe de { $face }.
event-unhurt = { $hero-the } pierde un golpe de { $face }.
event-saved = { $card-the } salva a { $hero-the }.
event-died = Muere { $hero-the } de { $seat }.
event-burial-fee = { $seat } paga a { $owner } { $gold } de oro por el entierro.
event-buried = El Cementerio guarda a { $hero-the }.
event-hero-lost = Se pierde a { $hero-the }.
event-slain = { $foe-the } cae en combate.
event-survived = El grupo de { $seat } sobrevive a la Trampa: { $foe }.
event-won = { $seat } supera la Aventura { $adventure }: +{ $valor } de Valor.
event-failed = { $seat } fracasa en la Aventura { $adventure }, que ahora tiene { $threat } de Amenaza.
event-treasure = Tesoro: { $treasure }.
event-destroyed = { $seat } destruye la mazmorra de { $owner }{ $valor ->
    [0] , que estaba vacía.
   *[other] : +{ $valor } de Valor.
  }
event-repelled = { $seat } fracasa en la mazmorra de { $owner }{ $gold ->
    [0] {""} y no tiene nada que pagar.
   *[other] {""} y paga { $gold } de oro.
  }
event-claimed = { $seat } reclama { $card-the }.
event-balance = Valor { $valor } contra Amenaza { $threat }: balance { $balance }.
event-karez = Karez es ahora { $state-id ->
    [town] un
   *[other] una
  } { $state }, con { $citizens } Ciudadanos.
event-opened = Nueva Aventura: { $adventure }, Amenaza { $threat }.
event-healed = Se cura { $hero-the }.
event-place = { $seat } ocupa el puesto { $place } del orden de turno.
event-fallen = Karez no es más que { $state-id ->
    [town] un
   *[other] una
  } { $state }: todo está perdido.
event-score = { $seat } tiene { $vp } VP.
event-lays-gold = { $seat } pone { $gold } de oro.
event-lays-card = { $seat } pone { $card-the }.
event-traded = { $seat } y { $partner } cierran el trato.
event-no-trade = { $seat } y { $partner } no se ponen de acuerdo.

## Por qué no se ofrece algo
why-guild-taken = este gremio ya tiene dueño
why-guild-absent = nadie juega con este gremio
why-own-guild = es tu propio gremio
why-not-at-start = los Monstruos iniciales son Humanoides, No Muertos o Bestias
why-is-built = ya está construido
why-not-built = antes hay que construir este edificio
why-karez-too-small = Karez es demasiado pequeña para este edificio
why-no-token = no te quedan fichas de gremio libres
why-gold = cuesta { $need } de oro y tienes { $have }
why-valor = cuesta { $need } de Valor y tienes { $have }
why-citizens = { $need ->
    [one] hace falta un Ciudadano
   *[other] hacen falta { $need } Ciudadanos
  } y en el Centro de la Ciudad { $have ->
    [0] no hay ninguno
    [one] hay 1
   *[other] hay { $have }
  }
why-out-of-service = este edificio está por encima del estado actual de Karez
why-occupied = ya está ocupado este turno
why-owner-only = sólo puede hacerlo el propietario
why-neutral-owner = este edificio no es de nadie, así que nadie puede hacerlo
why-watch-used = ya estás en la Guardia de la Ciudad este turno
why-equal-place = las plazas de la Guardia de la Ciudad son iguales: toma antes la otra
why-no-adventurer-job = los Aventureros no pueden hacer este trabajo
why-no-citizen-job = los Ciudadanos no pueden hacer este trabajo
why-no-adventurer = no hay ningún Aventurero en el Centro de la Ciudad
why-one-worker = este trabajo sólo admite un trabajador
why-needs-both = este trabajo pide { $need } Ciudadanos y de esta acción sólo queda uno
why-not-your-hero = no está a tu servicio
why-hero-dead = ha muerto
why-hero-alive = está con vida
why-hero-away = no está en casa
why-hero-rests = está descansando
why-hero-used = ya ha explorado este turno
why-all-points-hit = todos sus puntos de golpe propios tienen golpes
why-unhurt = no tiene ningún golpe
why-tent-used = ya usas la Tienda del Curandero este turno
why-tent-full = este turno están ocupados los { $need } espacios de la Tienda del Curandero
why-rest-tokens = están en uso las { $need } fichas de Descanso
why-needed-for-mark = hace falta para una exploración que has marcado
why-own-dungeon = nadie explora su propia mazmorra
why-dungeon-is-closed = esta mazmorra está cerrada
why-dungeon-is-open = tu mazmorra ya está abierta
why-dungeon-moved = se ha abierto o cerrado este turno
why-dungeon-marked = un rival la ha marcado este turno
why-no-dungeon-space = los { $need } espacios de mazmorra están ocupados
why-no-monster = no tienes ningún Monstruo; las Trampas no bastan
why-marked = otro la ha marcado este turno
why-marked-by-you = ya la has marcado
why-not-marked = no la has marcado
why-not-open = esta Aventura no está abierta
why-no-able-hero = no te queda ningún Héroe disponible
why-not-on-sale = allí no está a la venta
why-no-trading = en esta partida no se comercia
why-has-traded = ya has propuesto un trato para esta acción
why-no-goods = no tienes nada con que comerciar
why-gold-laid = ya pones { $have } de oro: retíralo antes
why-all-laid = ya pones todo lo que tienes de ello
why-must-activate = todo trabajo reservado debe activarse
why-no-worker-there = nadie trabaja ahí
why-reserved-by-other = lo ha reservado otro
why-not-this-deck = este efecto no roba de ese mazo
why-not-sold-here = este edificio no vende esas cartas
why-deck-empty = no queda ninguna carta
why-not-drawn = no acabas de robar esta carta
why-has-no-gold = este gremio no tiene oro
why-party-full = allí { $need ->
    [one] sólo puede ir un Héroe
   *[other] sólo pueden ir { $need } Héroes
  }
why-not-in-party = no va en el grupo
why-carries-all = lleva como máximo { $need ->
    [one] una carta
   *[other] { $need } cartas
  }
why-carried-by-other = la lleva otro Héroe
why-not-held = no tienes esta carta
why-not-carried = nadie del grupo lo lleva
why-works-by-itself = funciona por sí solo
why-saves-from-death = funciona cuando su portador fuera a morir
why-not-against-this = no sirve contra este enemigo
why-wrong-moment = sirve en otro momento del encuentro
why-used-here = ya se ha usado en este encuentro
why-no-target = no hay nada que pueda cambiar
why-trap-no-flee = de una Trampa no se puede huir
why-monster-no-flee = de este Monstruo no se puede huir
why-fight-has-begun = el combate ha empezado: ya es tarde para huir
why-one-hero = todos los golpes se quitan a un solo Héroe
why-no-such-hit = no hay ningún golpe así
why-no-such-point = no queda ningún punto de golpe así
why-hits-enough = { $need ->
    [one] es un golpe y no más
   *[other] son { $need } golpes y no más
  }
why-dice-enough = { $need ->
    [one] es un dado y no más
   *[other] son { $need } dados y no más
  }
why-no-such-die = no hay ningún dado así en la mesa
why-other-colour = es un dado de otro color
why-die-settled = este dado ya está resuelto
why-die-fixed = los dados fijos no se tiran
why-die-of-other = es el dado de otro Héroe
why-shows-it-already = ya muestra esa cara
why-no-white-die = no hay ningún dado blanco así por resolver
why-no-absorb = los dados verdes no detienen los de este enemigo
why-no-green-die = no le queda ningún dado verde así
why-no-kept-die = ahí no hay guardado ningún dado verde así
why-kept-die-there = ahí hay un dado verde guardado: antes debe detener un dado
why-cover-first = hay un golpe bajo un dado guardado: primero lo para ese dado, o se retira el golpe
why-no-vacant-point = no tiene vacante ningún punto de golpe así
why-all-placed = todos los dados blancos de esa cara están colocados
why-not-dying = no se está muriendo ahora
why-not-the-dead = no se trata de este Héroe
why-not-fulfilled = esta Búsqueda no está cumplida

## El final
end-mayor = Karez es una Ciudad, y el mejor gremio le da su Alcalde.
end-fallen = Karez no es una Ciudad tras el último turno: pierden todos los gremios.

## Opciones
option-guild-choice = Gremios
    .about = Cómo se reparten los gremios: al azar o eligiendo uno tras otro.
option-guild-choice-random = al azar
option-guild-choice-chosen = elegidos
option-two-players = Variación para dos
    .about = Dos jugadores sólo pueden jugar con esta variación; sin ella se rechaza la partida.
option-two-players-true = activada
option-two-players-false = desactivada
option-eight-turns = Ocho turnos
    .about = La duración de la edición publicada después, en vez de diez turnos.
option-eight-turns-true = ocho turnos
option-eight-turns-false = diez turnos
option-free-trade = Comercio libre
    .about = Antes de su acción un jugador puede proponer un trato de oro y cartas; ambos deben aceptarlo.
option-free-trade-true = permitido
option-free-trade-false = no permitido

## Palabras
deck-humanoid = Humanoides
deck-undead = No Muertos
deck-beast = Bestias
deck-ancient = Antiguos
deck-trap = Trampas
deck-item = Objetos
deck-instant = Instantáneos
deck-quest = Búsquedas
deck-hero = Héroes
face-sword = Espada
face-claw = Garra
face-flame = Llama
face-skull = Calavera
colour-red = rojo
colour-white = blanco
colour-green = verde
round-first = primera ronda
round-none = ronda intermedia
round-last = última ronda
place-own = propio
place-gear = equipo
state-village = Aldea
state-town = Pueblo
state-city = Ciudad
stat-attack = ataque
stat-defense = defensa
phase-setup = Preparación
phase-actions = Fase de Acción
phase-activating = Fase de Activación
phase-adventures = Fase de Aventuras
phase-quests = Búsquedas
phase-karez = Fase de Estado de Karez
phase-end = Fin de turno y Reposición
treasure-none = nada

## La mesa en la terminal
text-turn = Turno { $turn } de { $turns } · { $phase } · { $state }
text-citizens = Ciudadanos { $citizens } (Pueblo { $town }, Ciudad { $city }) · Centro: { $free } Ciudadanos, { $adventurers } Aventureros
text-balance = Valor { $valor } contra Amenaza { $threat }: { $balance } · después: Ciudadanos { $citizens }, Aventureros { $adventurers }
text-guild = { $place }. { $guild } ({ $player }): { $gold } de oro, { $valor } de Valor, { $gems } gemas, { $tokens } fichas, { $vp } VP
text-dungeon-open = mazmorra abierta, Amenaza { $threat }
text-buildings = Edificios: { $names }
text-neutral = Neutrales: { $names }
text-unbuilt = Por construir: { $names }
text-heroes = Héroes: { $names }
text-hand = Mano: { $names }
text-cards = Cartas: { $names }
text-working = Trabajos: { $names }
text-sale = A la venta: { $names }
text-adventure = { $adventure } (Amenaza { $threat }, Valor { $valor }): { $threats }
text-marked = marcada por el { $guild }
text-party = { $hero }: { $points }
text-foe = { $foe }: { $points }
text-round = Ciclo { $cycle }, { $round }
text-dice = Dados: { $dice }
text-kept = Guardados: { $dice }
text-stack = Mazo de la mazmorra: { $cards }
text-resting = descansa
text-dead = ha muerto
text-used = ya ha explorado

## Nombres de cartas, edificios y gremios
card-knight = Caballero
    .the = el Caballero
card-wizard = Mago
    .the = el Mago
card-rogue = Pícaro
    .the = el Pícaro
card-ranger = Montaraz
    .the = el Montaraz
card-cleric = Clérigo
    .the = el Clérigo
card-barbarian = Bárbaro
    .the = el Bárbaro
card-paladin = Paladín
    .the = el Paladín
card-druid = Druida
    .the = el Druida
card-bard = Bardo
    .the = el Bardo
card-monk = Monje
    .the = el Monje
card-dwarf = Enano
    .the = el Enano
card-archer = Arquera Elfa
    .the = la Arquera Elfa
card-goblin = Goblin
    .the = el Goblin
card-orc = Orco
    .the = el Orco
card-bandit = Bandido
    .the = el Bandido
card-gnoll = Gnoll
    .the = el Gnoll
card-dark-elf = Elfo Oscuro
    .the = el Elfo Oscuro
card-ogre = Ogro
    .the = el Ogro
card-troll = Troll
    .the = el Troll
card-minotaur = Minotauro
    .the = el Minotauro
card-warlock = Brujo
    .the = el Brujo
card-skeleton = Esqueleto
    .the = el Esqueleto
card-zombie = Zombi
    .the = el Zombi
card-ghoul = Necrófago
    .the = el Necrófago
card-wight = Tumulario
    .the = el Tumulario
card-ghost = Fantasma
    .the = el Fantasma
card-mummy = Momia
    .the = la Momia
card-vampire = Vampiro
    .the = el Vampiro
card-death-knight = Caballero de la Muerte
    .the = el Caballero de la Muerte
card-giant-rat = Rata Gigante
    .the = la Rata Gigante
card-wolf = Lobo
    .the = el Lobo
card-giant-spider = Araña Gigante
    .the = la Araña Gigante
card-boar = Jabalí
    .the = el Jabalí
card-bear = Oso
    .the = el Oso
card-giant-scorpion = Escorpión Gigante
    .the = el Escorpión Gigante
card-griffon = Grifo
    .the = el Grifo
card-basilisk = Basilisco
    .the = el Basilisco
card-wyvern = Guiverno
    .the = el Guiverno
card-ancient-dragon = Dragón Antiguo
    .the = el Dragón Antiguo
card-lich = Liche
    .the = el Liche
card-hydra = Hidra
    .the = la Hidra
card-colossus = Coloso
    .the = el Coloso
card-demon-lord = Señor Demonio
    .the = el Señor Demonio
card-behemoth = Behemot
    .the = el Behemot
card-trap-door = Puerta Trampa
    .the = la Puerta Trampa
card-arrow-trap = Trampa de Flechas
    .the = la Trampa de Flechas
card-spiked-pit = Foso de Púas
    .the = el Foso de Púas
card-poison-darts = Dardos Venenosos
    .the = los Dardos Venenosos
card-fire-jet = Chorro de Fuego
    .the = el Chorro de Fuego
card-rolling-boulder = Roca Rodante
    .the = la Roca Rodante
card-swinging-blades = Cuchillas Oscilantes
    .the = las Cuchillas Oscilantes
card-cursed-rune = Runa Maldita
    .the = la Runa Maldita
card-short-sword = Espada Corta
    .the = la Espada Corta
card-long-sword = Espada Larga
    .the = la Espada Larga
card-throwing-axe = Hacha Arrojadiza
    .the = el Hacha Arrojadiza
card-great-hammer = Gran Martillo
    .the = el Gran Martillo
card-war-bow = Arco de Guerra
    .the = el Arco de Guerra
card-flaming-blade = Hoja Llameante
    .the = la Hoja Llameante
card-holy-mace = Maza Sagrada
    .the = la Maza Sagrada
card-beast-spear = Lanza de Caza
    .the = la Lanza de Caza
card-steel-shield = Escudo de Acero
    .the = el Escudo de Acero
card-buckler = Broquel
    .the = el Broquel
card-plate-armour = Armadura de Placas
    .the = la Armadura de Placas
card-leather-armour = Armadura de Cuero
    .the = la Armadura de Cuero
card-trappers-kit = Equipo de Trampero
    .the = el Equipo de Trampero
card-amulet-of-life = Amuleto de Vida
    .the = el Amuleto de Vida
card-healing-potion = Poción Curativa
    .the = la Poción Curativa
card-strength-potion = Poción de Fuerza
    .the = la Poción de Fuerza
card-scroll-fireball = Pergamino de Bola de Fuego
    .the = el Pergamino de Bola de Fuego
card-scroll-shielding = Pergamino de Protección
    .the = el Pergamino de Protección
card-haste-potion = Poción de Celeridad
    .the = la Poción de Celeridad
card-scroll-fate = Pergamino del Destino
    .the = el Pergamino del Destino
card-smoke-bomb = Bomba de Humo
    .the = la Bomba de Humo
card-scroll-disarming = Pergamino de Desactivación
    .the = el Pergamino de Desactivación
card-holy-water = Agua Bendita
    .the = el Agua Bendita
card-scroll-sleep = Pergamino de Sueño
    .the = el Pergamino de Sueño
card-elixir-of-life = Elixir de Vida
    .the = el Elixir de Vida
adventure-wolf-den = Guarida de Lobos
    .the = la Guarida de Lobos
adventure-abandoned-mine = Mina Abandonada
    .the = la Mina Abandonada
adventure-bandit-camp = Campamento de Bandidos
    .the = el Campamento de Bandidos
adventure-old-crypt = Cripta Antigua
    .the = la Cripta Antigua
adventure-flooded-cellar = Sótano Inundado
    .the = el Sótano Inundado
adventure-labyrinth = Laberinto
    .the = el Laberinto
adventure-haunted-abbey = Abadía Embrujada
    .the = la Abadía Embrujada
adventure-spider-caverns = Cavernas de Arañas
    .the = las Cavernas de Arañas
adventure-orc-stronghold = Fortaleza Orca
    .the = la Fortaleza Orca
adventure-sorcerers-spire = Aguja del Hechicero
    .the = la Aguja del Hechicero
adventure-dragons-lair = Guarida del Dragón
    .the = la Guarida del Dragón
adventure-necropolis = Necrópolis
    .the = la Necrópolis
adventure-demon-gate = Puerta Demoníaca
    .the = la Puerta Demoníaca
adventure-lost-temple = Templo Perdido
    .the = el Templo Perdido
card-lay-the-dead-to-rest = Descanso para los Muertos
    .the = la Búsqueda «Descanso para los Muertos»
card-beast-hunt = Cacería
    .the = la Búsqueda «Cacería»
card-outlaw-bounty = Se Buscan Forajidos
    .the = la Búsqueda «Se Buscan Forajidos»
card-great-purge = La Gran Purga
    .the = la Búsqueda «La Gran Purga»
card-lone-champion = Campeón Solitario
    .the = la Búsqueda «Campeón Solitario»
card-none-left-behind = Nadie Queda Atrás
    .the = la Búsqueda «Nadie Queda Atrás»
card-trap-breaker = Rompetrampas
    .the = la Búsqueda «Rompetrampas»
card-into-the-depths = A las Profundidades
    .the = la Búsqueda «A las Profundidades»
card-bane-of-ancients = Azote de los Antiguos
    .the = la Búsqueda «Azote de los Antiguos»
card-night-patrol = Patrulla Nocturna
    .the = la Búsqueda «Patrulla Nocturna»
card-paragon = Dechado de Virtudes
    .the = la Búsqueda «Dechado de Virtudes»
card-company-of-heroes = Compañía de Héroes
    .the = la Búsqueda «Compañía de Héroes»
card-full-armoury = Armería Repleta
    .the = la Búsqueda «Armería Repleta»
card-landlord = Terrateniente
    .the = la Búsqueda «Terrateniente»
card-full-coffers = Arcas Llenas
    .the = la Búsqueda «Arcas Llenas»
card-gem-collector = Coleccionista de Gemas
    .the = la Búsqueda «Coleccionista de Gemas»
card-dungeon-keeper = Guardián de la Mazmorra
    .the = la Búsqueda «Guardián de la Mazmorra»
card-doom-of-adventurers = Perdición de Aventureros
    .the = la Búsqueda «Perdición de Aventureros»
card-dark-host = Hueste Oscura
    .the = la Búsqueda «Hueste Oscura»
card-necromancer = Nigromante
    .the = la Búsqueda «Nigromante»
card-raider = Saqueador
    .the = la Búsqueda «Saqueador»
card-unbroken-lair = Guarida Inexpugnable
    .the = la Búsqueda «Guarida Inexpugnable»
card-thriving-karez = Karez Próspera
    .the = la Búsqueda «Karez Próspera»
job-open-stock = Mercado: Poner a la venta
    .the = el Mercado: Poner a la venta
job-trade = Mercado: Comerciar
    .the = el Mercado: Comerciar
building-market = Mercado
    .the = el Mercado
job-garrison-pay = Barracones: Paga de la guarnición
    .the = los Barracones: Paga de la guarnición
job-drill = Barracones: Instrucción
    .the = los Barracones: Instrucción
building-barracks = Barracones
    .the = los Barracones
job-enchant-stock = Torre: Encantar mercancía
    .the = la Torre: Encantar mercancía
job-summon = Torre: Invocar
    .the = la Torre: Invocar
building-tower = Torre
    .the = la Torre
job-forge = Herrería: Forjar
    .the = la Herrería: Forjar
job-commission = Herrería: Encargo
    .the = la Herrería: Encargo
building-blacksmith = Herrería
    .the = la Herrería
job-serve-guests = Taberna: Servir a los huéspedes
    .the = la Taberna: Servir a los huéspedes
job-rumours = Taberna: Rumores
    .the = la Taberna: Rumores
job-hire = Taberna: Reclutar
    .the = la Taberna: Reclutar
building-tavern = Taberna
    .the = la Taberna
job-gravediggers = Cementerio: Enterradores
    .the = el Cementerio: Enterradores
job-raise-the-dead = Cementerio: Alzar a los muertos
    .the = el Cementerio: Alzar a los muertos
building-cemetery = Cementerio
    .the = el Cementerio
job-copy-scrolls = Biblioteca: Copiar pergaminos
    .the = la Biblioteca: Copiar pergaminos
job-study = Biblioteca: Estudiar
    .the = la Biblioteca: Estudiar
building-library = Biblioteca
    .the = la Biblioteca
job-vigil = Templo: Vigilia
    .the = el Templo: Vigilia
job-resurrection = Templo: Resurrección
    .the = el Templo: Resurrección
building-temple = Templo
    .the = el Templo
job-show-beasts = Casa de Fieras: Exhibir fieras
    .the = la Casa de Fieras: Exhibir fieras
job-capture = Casa de Fieras: Capturar
    .the = la Casa de Fieras: Capturar
building-menagerie = Casa de Fieras
    .the = la Casa de Fieras
job-harvest = Granero: Cosecha
    .the = el Granero: Cosecha
job-settlers = Granero: Colonos
    .the = el Granero: Colonos
building-granary = Granero
    .the = el Granero
job-interest = Banco: Intereses
    .the = el Banco: Intereses
job-loan = Banco: Préstamo
    .the = el Banco: Préstamo
building-bank = Banco
    .the = el Banco
job-cut-gems = Joyería: Tallar gemas
    .the = la Joyería: Tallar gemas
job-buy-a-gem = Joyería: Comprar una gema
    .the = la Joyería: Comprar una gema
building-jeweller = Joyería
    .the = la Joyería
job-pickpockets = Guarida de Ladrones: Carteristas
    .the = la Guarida de Ladrones: Carteristas
job-hire-thugs = Guarida de Ladrones: Contratar matones
    .the = la Guarida de Ladrones: Contratar matones
building-thieves-den = Guarida de Ladrones
    .the = la Guarida de Ladrones
job-high-mass = Catedral: Misa mayor
    .the = la Catedral: Misa mayor
job-blessing = Catedral: Bendición
    .the = la Catedral: Bendición
building-cathedral = Catedral
    .the = la Catedral
job-royal-audience = Palacio: Audiencia real
    .the = el Palacio: Audiencia real
job-petition-the-king = Palacio: Petición al rey
    .the = el Palacio: Petición al rey
building-palace = Palacio
    .the = el Palacio
job-watch-1 = Guardia de la Ciudad: plaza 1
    .the = la Guardia de la Ciudad: plaza 1
job-watch-2 = Guardia de la Ciudad: plaza 2
    .the = la Guardia de la Ciudad: plaza 2
building-city-watch = Guardia de la Ciudad
    .the = la Guardia de la Ciudad
guild-heroic = Gremio Heroico
    .the = el Gremio Heroico
guild-builders = Gremio de Constructores
    .the = el Gremio de Constructores
guild-traders = Gremio de Comerciantes
    .the = el Gremio de Comerciantes
guild-public = Gremio Público
    .the = el Gremio Público
guild-arcane = Gremio Arcano
    .the = el Gremio Arcano

## Lo impreso en ellas, en frases: los números vienen de los datos
tx-or = { $a } o { $b }
tx-card-humanoid = { $n ->
    [one] Humanoide
   *[other] Humanoides
  }
tx-card-undead = { $n ->
    [one] No Muerto
   *[other] No Muertos
  }
tx-card-beast = { $n ->
    [one] Bestia
   *[other] Bestias
  }
tx-card-ancient = { $n ->
    [one] Antiguo
   *[other] Antiguos
  }
tx-card-trap = { $n ->
    [one] Trampa
   *[other] Trampas
  }
tx-card-item = { $n ->
    [one] Objeto
   *[other] Objetos
  }
tx-card-instant = { $n ->
    [one] Instantáneo
   *[other] Instantáneos
  }
tx-card-quest = { $n ->
    [one] Búsqueda
   *[other] Búsquedas
  }
tx-card-hero = { $n ->
    [one] Héroe
   *[other] Héroes
  }
tx-monsters = Monstruos
tx-price = precio: { $n } de oro
tx-red = { $n ->
    [one] 1 dado rojo
   *[other] { $n } dados rojos
  }
tx-green = { $n ->
    [one] 1 dado verde
   *[other] { $n } dados verdes
  }
tx-white = { $n ->
    [one] 1 dado blanco
   *[other] { $n } dados blancos
  }
tx-fixed = bono fijo { $faces }
tx-points = puntos de golpe { $faces }
tx-carry = lleva { $n }
tx-order-first = Atacar Primero
tx-order-last = Atacar el Último
tx-order-first-now = Atacar Primero en este encuentro
tx-order-last-now = Atacar el Último en este encuentro
tx-against = { $what } contra { $foes }
tx-once = una vez por encuentro, { $when }: { $what }
tx-use = se gasta, { $when }: { $what }
tx-on-slain = al caer en combate: { $what }
tx-on-overcome = tras cada Monstruo vencido o Trampa superada con vida: { $what }
tx-end-cycle = al acabar cada ciclo: { $what }
tx-on-death = si su portador fuera a morir: { $what }
tx-when-trap = al revelarse una Trampa
tx-when-monster = al revelarse un Monstruo
tx-when-before-roll = antes de tirar
tx-when-after-roll = después de tirar
tx-when-any = en cualquier momento de un encuentro
tx-dice-red = { $n ->
    [one] +1 dado rojo
   *[other] +{ $n } dados rojos
  }
tx-dice-green = { $n ->
    [one] +1 dado verde
   *[other] +{ $n } dados verdes
  }
tx-dice-red-now = { $n ->
    [one] +1 dado rojo esta ronda
   *[other] +{ $n } dados rojos esta ronda
  }
tx-dice-green-now = { $n ->
    [one] +1 dado verde esta ronda
   *[other] +{ $n } dados verdes esta ronda
  }
tx-fixed-more = bono fijo de ataque { $faces }
tx-hit-points-more = más puntos de golpe: { $faces }
tx-reroll-red = { $n ->
    [one] relanza 1 dado rojo
   *[other] relanza hasta { $n } dados rojos
  }
tx-reroll-green = { $n ->
    [one] relanza 1 dado verde
   *[other] relanza hasta { $n } dados verdes
  }
tx-reroll-white = { $n ->
    [one] relanza 1 dado blanco
   *[other] relanza hasta { $n } dados blancos
  }
tx-set-die = cambia a { $face } 1 dado { $colour } tirado
tx-cancel-rolled = { $n ->
    [one] anula 1 dado blanco tirado
   *[other] anula hasta { $n } dados blancos tirados
  }
tx-cancel-any = { $n ->
    [one] anula 1 dado blanco
   *[other] anula hasta { $n } dados blancos
  }
tx-wound = { $n ->
    [one] 1 golpe al Monstruo
   *[other] { $n } golpes al Monstruo
  }
tx-heal = { $n ->
    [one] quita 1 golpe a un Héroe
   *[other] quita hasta { $n } golpes a un Héroe
  }
tx-skip = el Monstruo pierde su próximo ataque
tx-escape = huye sin penalización
tx-disarm = descarta la Trampa
tx-prevent-death = { $n ->
    [99] en lugar de ello se quitan todos los golpes
    [one] en lugar de ello se quita 1 golpe
   *[other] en lugar de ello se quitan { $n } golpes
  }
tx-regenerate = { $n ->
    [one] el Monstruo se quita 1 golpe
   *[other] el Monstruo se quita { $n } golpes
  }
tx-no-absorb = los dados verdes no detienen los suyos
tx-no-flee = no se puede huir
tx-gain-gold = gana { $n } de oro
tx-gain-valor = gana { $n } de Valor
tx-gain-gem = { $n ->
    [one] gana 1 gema
   *[other] gana { $n } gemas
  }
tx-gain-vp = gana { $n } VP
tx-take = quita { $n } de oro a un rival
tx-draw = roba { $n } { $cards }
tx-keep = { $what }, conserva { $n }
tx-stock = pon a la venta 1 { $cards } por trabajador
tx-migrate-citizen = { $n ->
    [one] llega 1 Ciudadano al Centro de la Ciudad
   *[other] llegan { $n } Ciudadanos al Centro de la Ciudad
  }
tx-migrate-adventurer = { $n ->
    [one] llega 1 Aventurero al Centro de la Ciudad
   *[other] llegan { $n } Aventureros al Centro de la Ciudad
  }
tx-kill-citizen = { $n ->
    [one] muere 1 Ciudadano de este trabajo
   *[other] mueren { $n } Ciudadanos de este trabajo
  }
tx-kill-adventurer = { $n ->
    [one] 1 Aventurero de este trabajo deja la mano de obra
   *[other] { $n } Aventureros de este trabajo dejan la mano de obra
  }
tx-level-up-attack = Subir de Nivel: ataque
tx-level-up-defense = Subir de Nivel: defensa
tx-resurrect = { $n ->
    [one] resucita a 1 Héroe
   *[other] resucita a { $n } Héroes
  }
tx-need-slew = elimina { $n ->
    [one] { $deck ->
        [beast] una
        [trap] una
       *[other] un
      }
   *[other] { $n }
  } { $cards } este turno
tx-need-slew-any = elimina { $n } Monstruos este turno
tx-need-survived-trap = { $n ->
    [one] sobrevive a una Trampa este turno
   *[other] sobrevive a { $n } Trampas este turno
  }
tx-need-won-with = supera este turno una Aventura con un grupo de exactamente 1 Héroe
tx-need-won-intact = supera este turno una Aventura sin perder ningún Héroe
tx-need-won-level = supera este turno una Aventura de nivel { $n } o superior
tx-need-won-attack = destruye una mazmorra privada este turno
tx-need-repelled-attack = haz que fracase este turno un ataque a tu mazmorra
tx-need-used-watch = activa la Guardia de la Ciudad este turno
tx-need-has-gold = ten { $n } de oro
tx-need-has-gem = ten { $n } gemas
tx-need-has-valor = ten { $n } de Valor
tx-need-has-building = posee { $n } edificios
tx-need-has-hero = ten { $n } Héroes vivos
tx-need-has-equipment = ten { $n } Objetos e Instantáneos
tx-need-has-monster = ten { $n } Monstruos, sin contar Trampas
tx-need-has-undead = ten { $n } No Muertos
tx-need-hero-level = ten un Héroe vivo con { $n } fichas de subida de nivel
tx-need-dungeon-open = ten abierta tu mazmorra privada
tx-need-dungeon-kills = { $n ->
    [one] haz que haya muerto 1 Aventurero en tu mazmorra desde el inicio de la partida
   *[other] haz que hayan muerto { $n } Aventureros en tu mazmorra desde el inicio de la partida
  }
tx-need-citizens = Karez tiene { $n } Ciudadanos
tx-owner = Sólo el propietario.
tx-job = { $takes }: { $brings }
tx-workers = { $n ->
    [one] 1 trabajador
   *[other] { $n } trabajadores
  }
tx-workers-range = { $low }-{ $high } trabajadores
tx-citizens = { $n ->
    [one] 1 Ciudadano
   *[other] { $n } Ciudadanos
  }
tx-adventurers = 1 Aventurero
tx-cost-gold = { $n } de oro
tx-cost-valor = { $n } de Valor
tx-dividend = El propietario recibe un dividendo de { $n } de oro.
tx-building-village = Edificio de Aldea.
tx-building-town = Edificio de Pueblo.
tx-building-city = Edificio de Ciudad.
tx-watch = Tiene { $n } plazas y no es de nadie.
tx-burial = Un Héroe muerto puede guardarse aquí por { $n } de oro al propietario y una ficha de gremio.
tx-adventure = Nivel { $level }. Amenaza { $threat }, Valor { $valor }, { $n ->
    [one] 1 dado de Tesoro
   *[other] { $n } dados de Tesoro
  }. Amenazas: { $threats }
tx-goal-valor = 1 VP por cada { $n } de Valor en vez de cada { $usual }
tx-goal-building = { $n } VP por edificio en vez de { $usual }
tx-goal-gold = 1 VP por cada { $n } de oro al final
tx-goal-quests = 1 VP por cada { $n } Búsquedas completadas
tx-goal-citizens = 1 VP por cada { $n } Ciudadanos por encima del umbral de Ciudad
tx-goal-monsters = 1 VP por cada { $n } puntos de Monstruo al final: No Muerto en mano { $undead }, otro Monstruo en mano { $other }, Monstruo eliminado en su propia mazmorra { $slain }, las Trampas ninguno; máximo { $most } VP
tx-goal-fallen = 1 VP por Héroe rival caído en su mazmorra, máximo { $most }
tx-treasure-gold = { $n } de oro
tx-treasure-valor = { $n } de Valor
tx-treasure-vp = { $n } VP
tx-treasure-gem = { $n ->
    [one] una gema
   *[other] { $n } gemas
  }
tx-treasure-draw = { $n ->
    [one] { $deck ->
        [beast] una
        [trap] una
        [quest] una
       *[other] un
      }
   *[other] { $n }
  } { $cards }

## De dónde vienen los puntos
score-kz-vps-01 = Gemas
score-kz-vps-02 = Edificios
score-kz-vps-03 = Valor
score-kz-vps-04 = El mejor Héroe
score-kz-vps-06 = La mazmorra privada
score-kz-vps-07 = La meta del gremio
score-kz-vps-08 = Ganados durante la partida
about = Reconstruid juntos una ciudad caída y superad a los demás: poned ciudadanos a trabajar, equipad héroes, enviadlos de aventura o cerradles el paso con una mazmorra propia. Si Karez no llega a Ciudad, todos pierden.
points = { $n } VP
