# Fallen City of Karez: preguntas, respuestas, sucesos y razones.

## Respuestas
verb-take = Tomar el { $guild }
verb-deck = Mazo de { $deck }
verb-pass = Pasar
verb-construct = Construir: { $building }
verb-citizen = Ciudadanos a { $job }
verb-adventurer = Aventurero a { $job }
verb-leave = Dejar al otro Ciudadano en el Centro de la Ciudad
verb-feed = Enviar un Aventurero a tu mazmorra (+1 de oro)
verb-rest = Enviar { $hero-id ->
    [archer] a la
   *[other] al
  } { $hero } a la Tienda del Curandero
verb-buy = Comprar { $card } ({ $building })
verb-explore = Explorar: { $adventure }
verb-attack = Atacar la mazmorra del { $rival }
verb-open = Abrir tu mazmorra privada
verb-close = Cerrar tu mazmorra privada
verb-done = Listo
verb-activate = Activar { $job }
verb-keep = Conservar { $card }
verb-train = { $hero-id ->
    [archer] La
   *[other] El
  } { $hero }
verb-rob = Robar al { $rival }
verb-raise = Resucitar { $hero-id ->
    [archer] a la
   *[other] al
  } { $hero }
verb-stack = Poner a continuación: { $card }
verb-join = Se une { $hero-id ->
    [archer] la
   *[other] el
  } { $hero }
verb-attach = { $card } para { $hero-id ->
    [archer] la
   *[other] el
  } { $hero }
verb-use = { $card-id ->
    [ranger] Montaraz: anular un dado de la Trampa
    [bard] Bardo: relanzar un dado rojo
    [throwing_axe] Hacha Arrojadiza ({ $hero }): cambiar a Espada un dado rojo
    [steel_shield] Escudo de Acero ({ $hero }): relanzar un dado blanco
    [trappers_kit] Equipo de Trampero ({ $hero }): anular un dado de la Trampa
    [healing_potion] Poción Curativa ({ $hero }): quitar hasta 2 golpes
    [strength_potion] Poción de Fuerza ({ $hero }): +2 dados rojos esta ronda
    [scroll_fireball] Pergamino de Bola de Fuego ({ $hero }): 1 golpe al Monstruo
    [scroll_shielding] Pergamino de Protección ({ $hero }): anular hasta 2 dados blancos
    [haste_potion] Poción de Celeridad ({ $hero }): atacar primero en este encuentro
    [scroll_fate] Pergamino del Destino ({ $hero }): relanzar hasta 3 dados rojos
    [smoke_bomb] Bomba de Humo ({ $hero }): huir sin penalización
    [scroll_disarming] Pergamino de Desactivación ({ $hero }): descartar la Trampa
    [holy_water] Agua Bendita ({ $hero }): 2 golpes al No Muerto
    [scroll_sleep] Pergamino de Sueño ({ $hero }): el Monstruo pierde su próximo ataque
   *[other] Usar { $card } ({ $hero })
  }
verb-flee = Huir
verb-drop = Entregar { $card } ({ $hero })
verb-fight = Luchar
verb-roll = Tirar los dados
verb-die = Dado { $die }: { $face } ({ $owner })
verb-wound = Golpear su { $face }
verb-heal = Quitar un golpe de { $face } { $hero-id ->
    [archer] a la
   *[other] al
  } { $hero }{ $place-id ->
    [gear] {""} (equipo)
   *[own] {""}
  }
verb-absorb = Absorber con el dado verde de { $face } { $hero-id ->
    [archer] de la
   *[other] del
  } { $hero }
verb-cover = Sobre el dado verde de { $face } guardado en { $hero-id ->
    [archer] la
   *[other] el
  } { $hero }
verb-hit = Golpe de { $face } { $hero-id ->
    [archer] a la
   *[other] al
  } { $hero }{ $place-id ->
    [gear] {""} (equipo)
   *[own] {""}
  }
verb-store = Guardar el dado verde de { $face } { $roller-id ->
    [archer] de la
   *[other] del
  } { $roller } en { $hero-id ->
    [archer] la
   *[other] el
  } { $hero }
verb-release = No guardar el dado verde de { $face } { $roller-id ->
    [archer] de la
   *[other] del
  } { $roller }
verb-save = Salvar { $hero-id ->
    [archer] a la
   *[other] al
  } { $hero } con { $card }
verb-fall = Muere { $hero-id ->
    [archer] la
   *[other] el
  } { $hero }
verb-bury = Conservar { $hero-id ->
    [archer] a la
   *[other] al
  } { $hero } boca abajo
verb-discard = Descartar { $hero-id ->
    [archer] a la
   *[other] al
  } { $hero }
verb-regrow = Se quita un golpe de { $face }
verb-claim = Reclamar { $card }
verb-trade = Comerciar con el { $rival }
verb-gold = Poner { $coins } de oro
verb-give = Poner { $card }
verb-accept = Aceptar el trato
verb-refuse = Rechazar el trato

## Preguntas
ask-guild = ¿Qué gremio tomas?
ask-starting-monster = ¿De qué mazo sale tu siguiente Monstruo inicial?
ask-action = Turno { $turn }: ¿tu acción?
ask-second-citizen = Un Ciudadano va a { $job }. ¿Y el segundo?
ask-rest-more = ¿Descansa otro Héroe herido?
ask-activate = ¿Qué trabajo reservado activas? En su lugar puedes comprar una carta.
ask-last-purchase = ¿Compras una carta antes de que acabe la fase?
ask-deck = ¿De qué mazo robas?
ask-keep = ¿Qué carta conservas?
ask-stock = ¿Qué carta se pone a la venta ({ $building })?
ask-train = ¿Quién recibe la ficha ({ $stat })?
ask-rob = ¿A quién quitas { $gold } de oro?
ask-raise = ¿Qué Héroe resucita?
ask-which-exploration = ¿Qué exploración resuelves primero?
ask-stack = Atacan tu mazmorra. ¿Qué carta será la número { $place }?
ask-party = ¿Quién se une al grupo? Hasta { $more } más.
ask-equip = ¿Qué se llevan tus Héroes?
ask-flee-or-fight = ¡{ $foe }! ¿Huir o luchar?
ask-drop = Huir cuesta una carta. ¿Cuál?
ask-trap = Una Trampa: { $foe }. ¿Usas algo o tiras?
ask-before-roll = { $foe }, { $round }: ¿usas algo antes de tirar?
ask-after-roll = { $foe }, { $round }: ¿usas algo con los dados?
ask-after-trap = { $foe }: ¿usas algo con los dados?
ask-heal = ¿Qué golpe se quita? Hasta { $hits }.
ask-reroll = ¿Qué dado se relanza? Hasta { $dice }.
ask-turn-die = ¿Qué dado se cambia?
ask-cancel = ¿Qué dado se anula? Hasta { $dice }.
ask-wound = { $foe }: ¿qué punto de golpe recibe el golpe?
ask-regrow = { $foe } se recupera. ¿Qué golpe se quita?
ask-white-die = Dado blanco de { $face } ({ $foe }), { $dice } por resolver. ¿Adónde va?
ask-keep-die = Sobra el dado verde de { $face } { $hero-id ->
    [archer] de la
   *[other] del
  } { $hero }. ¿Lo guardas en un punto de golpe?
ask-who-dies-first = Mueren varios Héroes. ¿Quién es el primero?
ask-save = { $hero-id ->
    [archer] La
   *[other] El
  } { $hero } se muere. ¿Lo evitas?
ask-burial = Ha muerto { $hero-id ->
    [archer] la
   *[other] el
  } { $hero }. ¿Conservas su carta en el Cementerio?
ask-claim = ¿Qué Búsqueda reclamas?
ask-trade-offer = ¿Qué ofreces?
ask-trade-answer = ¿Qué das a cambio?
ask-consent = ¿Aceptas este trato?

## Sucesos
event-guild = { $seat } juega con el { $guild }.
event-turn = Empieza el turno { $turn }.
event-phase = { $phase }.
event-pass = { $seat } pasa.
event-built = { $seat } construye { $building } por { $gold } de oro.
event-citizens = { $seat } envía { $citizens ->
    [one] un Ciudadano
   *[other] { $citizens } Ciudadanos
  } a { $job }.
event-adventurer = { $seat } envía un Aventurero a { $job }.
event-rests = { $hero } de { $seat } va a la Tienda del Curandero.
event-bought = { $seat } compra { $card } ({ $building }) por { $gold } de oro.
event-explores = { $seat } marca { $adventure }.
event-attacks = { $seat } marca la mazmorra de { $rival }.
event-dungeon-opened = { $seat } abre su mazmorra privada.
event-dungeon-closed = { $seat } cierra su mazmorra privada.
event-fed = Un Aventurero muere en la mazmorra de { $seat }: +{ $gold } de oro.
event-activated = { $seat } activa { $job }.
event-dividend = { $seat } recibe { $gold } de oro por { $job }.
event-gold = { $seat } gana { $gold } de oro.
event-valor = { $seat } gana { $valor } de Valor.
event-gem = { $seat } { $gems ->
    [0] no gana ninguna gema: no quedan
    [one] gana una gema
   *[other] gana { $gems } gemas
  }.
event-vp = { $seat } gana { $vp } VP.
event-drew = { $seat } roba { $card }.
event-drew-hidden = { $seat } roba una carta del mazo de { $deck }.
event-hero = { $hero-id ->
    [archer] La
   *[other] El
  } { $hero } entra al servicio de { $seat }.
event-kept = { $seat } conserva { $card }.
event-kept-hidden = { $seat } conserva una carta del mazo de { $deck }.
event-on-sale = A la venta ({ $building }): { $card }.
event-trained = { $hero } de { $seat } recibe una ficha de subida de nivel ({ $stat }).
event-robbed = { $seat } quita { $gold } de oro a { $rival }.
event-raised = Resucita { $hero-id ->
    [archer] la
   *[other] el
  } { $hero } de { $seat }.
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
event-joins = { $hero-id ->
    [archer] La
   *[other] El
  } { $hero } se une al grupo de { $seat }.
event-attached = { $hero-id ->
    [archer] La
   *[other] El
  } { $hero } se lleva { $card }.
event-meets = El grupo de { $seat } se encuentra con: { $foe }.
event-uses = { $seat } usa { $card } ({ $hero }).
event-fled = El grupo de { $seat } huye ({ $foe }) y entrega { $card }.
event-fled-valor = El grupo de { $seat } huye ({ $foe }): -{ $valor } de Valor.
event-broken-off = El combate no tiene fin ({ $foe }): el grupo huye.
event-rolled = Ciclo { $cycle }, { $round }: { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
  }.
event-trap-rolled = { $foe }: { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
  }.
event-die = { $owner }: { $face } ({ $colour }).
event-foe-hit = { $foe } recibe un golpe de { $face }.
event-hero-hit = { $hero-id ->
    [archer] La
   *[other] El
  } { $hero } recibe un golpe de { $face }.
event-absorbed = Se absorbe un dado blanco de { $face } ({ $hero }).
event-kept-die = El dado verde de { $face } { $roller-id ->
    [archer] de la
   *[other] del
  } { $roller } se guarda en { $hero-id ->
    [archer] la
   *[other] el
  } { $hero }.
event-regrown = { $foe } se quita un golpe de { $face }.
event-unhurt = { $hero-id ->
    [archer] La
   *[other] El
  } { $hero } pierde un golpe de { $face }.
event-saved = { $card } salva { $hero-id ->
    [archer] a la
   *[other] al
  } { $hero }.
event-died = Muere { $hero-id ->
    [archer] la
   *[other] el
  } { $hero } de { $seat }.
event-burial-fee = { $seat } paga a { $owner } { $gold } de oro por el entierro.
event-buried = El Cementerio guarda { $hero-id ->
    [archer] a la
   *[other] al
  } { $hero }.
event-hero-lost = Se pierde { $hero-id ->
    [archer] a la
   *[other] al
  } { $hero }.
event-slain = Monstruo eliminado: { $foe }.
event-survived = Trampa superada: { $foe }.
event-won = { $seat } supera { $adventure }: +{ $valor } de Valor.
event-failed = { $seat } fracasa en { $adventure }, que ahora tiene { $threat } de Amenaza.
event-treasure = Tesoro: { $treasure }.
event-destroyed = { $seat } destruye la mazmorra de { $owner }: +{ $valor } de Valor.
event-repelled = { $seat } fracasa en la mazmorra de { $owner } y paga { $gold } de oro.
event-claimed = { $seat } reclama la Búsqueda { $card }.
event-balance = Valor { $valor } contra Amenaza { $threat }: balance { $balance }.
event-karez = Karez es ahora { $state-id ->
    [town] un
   *[other] una
  } { $state }, con { $citizens } Ciudadanos.
event-opened = Nueva Aventura: { $adventure }, Amenaza { $threat }.
event-healed = Se cura { $hero-id ->
    [archer] la
   *[other] el
  } { $hero }.
event-place = { $seat } ocupa el puesto { $place } del orden de turno.
event-fallen = Karez no es más que { $state-id ->
    [town] un
   *[other] una
  } { $state }: todo está perdido.
event-score = { $seat } tiene { $vp } VP.
event-lays-gold = { $seat } pone { $gold } de oro.
event-lays-card = { $seat } pone { $card }.
event-traded = { $seat } y { $partner } cierran el trato.
event-no-trade = { $seat } y { $partner } no se ponen de acuerdo.

## Por qué no se ofrece algo
why-guild-taken = este gremio ya tiene dueño
why-not-at-start = los Monstruos iniciales son Humanoides, No Muertos o Bestias
why-karez-too-small = Karez es demasiado pequeña para este edificio
why-no-token = no te quedan fichas de gremio libres
why-gold = cuesta { $need } de oro y tienes { $have }
why-valor = cuesta { $need } de Valor y tienes { $have }
why-citizens = hacen falta { $need } Ciudadanos y en el Centro de la Ciudad { $have ->
    [0] no hay ninguno
    [one] hay 1
   *[other] hay { $have }
  }
why-out-of-service = este edificio está por encima del estado actual de Karez
why-occupied = ya está ocupado este turno
why-owner-only = sólo puede hacerlo el propietario
why-watch-used = ya estás en la Guardia de la Ciudad este turno
why-no-adventurer-job = los Aventureros no pueden hacer este trabajo
why-unhurt = este Héroe está ileso
why-tent-full = este turno no hay sitio para ti en la Tienda del Curandero
why-rest-tokens = no quedan fichas de Descanso
why-needed-for-mark = este Héroe hace falta para una exploración que has marcado
why-own-dungeon = nadie explora su propia mazmorra
why-dungeon-is-closed = esta mazmorra está cerrada
why-dungeon-is-open = tu mazmorra ya está abierta
why-dungeon-moved = se ha abierto o cerrado este turno
why-dungeon-marked = un rival la ha marcado este turno
why-no-dungeon-space = no hay ningún espacio de mazmorra vacante
why-no-monster = no tienes ningún Monstruo; las Trampas no bastan
why-no-adventurer = no hay Aventureros en el Centro de la Ciudad
why-marked = ya está marcada este turno
why-no-able-hero = no te sobra ningún Héroe disponible
why-must-activate = todo trabajo reservado debe activarse
why-not-able = este Héroe no está disponible
why-carries-all = este Héroe ya lleva todo lo que puede
why-trap-no-flee = de una Trampa no se puede huir
why-monster-no-flee = de este Monstruo no se puede huir
why-fight-has-begun = el combate ha empezado: es tarde para huir

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
round-first = atacan primero
round-none = el resto
round-last = atacan los últimos
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
treasure-1 = 1 de oro
treasure-2 = 1 de oro
treasure-3 = 2 de oro
treasure-4 = un Instantáneo
treasure-5 = un Objeto
treasure-6 = una gema

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
text-dead = muerto
text-used = ya usado

## Cartas, edificios y gremios
card-knight = Caballero
    .about = 2 dados rojos; puntos de golpe Espada, Espada, Garra, Llama; lleva 3.
card-wizard = Mago
    .about = 2 dados rojos; bono fijo Llama; Atacar el Último; puntos de golpe Garra, Llama, Calavera; lleva 2.
card-rogue = Pícaro
    .about = 1 dado rojo; 1 dado verde; bono fijo Garra; Atacar Primero; puntos de golpe Espada, Garra, Calavera; lleva 2.
card-ranger = Montaraz
    .about = 1 dado rojo; bono fijo Espada; Atacar Primero; puntos de golpe Espada, Garra, Garra; lleva 2. Una vez por encuentro, después de tirar contra Trampas: anula 1 dado enemigo.
card-cleric = Clérigo
    .about = 1 dado rojo; 1 dado verde; puntos de golpe Espada, Garra, Llama; lleva 2. Tras cada amenaza superada: quita 1 golpe a un Héroe.
card-barbarian = Bárbaro
    .about = 2 dados rojos; bono fijo Espada; Atacar el Último; puntos de golpe Espada, Espada, Garra, Garra; lleva 1.
card-paladin = Paladín
    .about = 1 dado rojo; 1 dado verde; puntos de golpe Espada, Garra, Llama, Calavera; lleva 2. +1 dado rojo contra No Muertos.
card-druid = Druida
    .about = 1 dado rojo; 1 dado verde; bono fijo Garra; puntos de golpe Garra, Garra, Llama; lleva 2. +1 dado rojo contra Bestias.
card-bard = Bardo
    .about = 1 dado rojo; puntos de golpe Espada, Garra, Calavera; lleva 3. Una vez por encuentro, después de tirar: relanza 1 dado rojo.
card-monk = Monje
    .about = 1 dado rojo; 2 dados verdes; Atacar Primero; puntos de golpe Espada, Garra, Llama; lleva 1.
card-dwarf = Enano
    .about = 1 dado rojo; 1 dado verde; bono fijo Espada; Atacar el Último; puntos de golpe Espada, Espada, Llama, Calavera; lleva 2. +1 dado verde contra Trampas.
card-archer = Arquera Elfa
    .about = 2 dados rojos; Atacar Primero; puntos de golpe Espada, Garra, Llama; lleva 2.
card-goblin = Goblin
    .about = 1 dado blanco; Atacar Primero; puntos de golpe Espada.
card-orc = Orco
    .about = 2 dados blancos; puntos de golpe Espada, Garra.
card-bandit = Bandido
    .about = 1 dado blanco; bono fijo Garra; Atacar Primero; puntos de golpe Garra, Espada. Al ser eliminado: gana 1 de oro.
card-gnoll = Gnoll
    .about = 2 dados blancos; puntos de golpe Garra, Garra.
card-dark-elf = Elfo Oscuro
    .about = 2 dados blancos; Atacar Primero; puntos de golpe Llama, Garra.
card-ogre = Ogro
    .about = 3 dados blancos; Atacar el Último; puntos de golpe Espada, Espada, Garra.
card-troll = Troll
    .about = 3 dados blancos; puntos de golpe Espada, Garra.
card-minotaur = Minotauro
    .about = 2 dados blancos; bono fijo Calavera; puntos de golpe Garra, Espada, Espada.
card-warlock = Brujo
    .about = 2 dados blancos; bono fijo Llama, Llama; Atacar el Último; puntos de golpe Llama, Garra, Espada.
card-skeleton = Esqueleto
    .about = 2 dados blancos; puntos de golpe Espada.
card-zombie = Zombi
    .about = 2 dados blancos; Atacar el Último; puntos de golpe Garra, Garra.
card-ghoul = Necrófago
    .about = 1 dado blanco; bono fijo Garra; puntos de golpe Espada, Garra.
card-wight = Tumulario
    .about = 2 dados blancos; puntos de golpe Llama, Espada.
card-ghost = Fantasma
    .about = 1 dado blanco; Atacar Primero; puntos de golpe Llama, Garra. No se puede absorber.
card-mummy = Momia
    .about = 1 dado blanco; bono fijo Calavera, Calavera; Atacar el Último; puntos de golpe Llama, Espada, Espada.
card-vampire = Vampiro
    .about = 2 dados blancos; puntos de golpe Espada, Garra, Llama. Al acabar cada ciclo: el Monstruo se quita 1 golpe.
card-death-knight = Caballero de la Muerte
    .about = 2 dados blancos; bono fijo Espada; puntos de golpe Espada, Garra, Calavera.
card-giant-rat = Rata Gigante
    .about = 2 dados blancos; Atacar Primero; puntos de golpe Garra.
card-wolf = Lobo
    .about = 1 dado blanco; bono fijo Garra; Atacar Primero; puntos de golpe Garra, Espada.
card-giant-spider = Araña Gigante
    .about = 1 dado blanco; bono fijo Calavera; Atacar Primero; puntos de golpe Garra, Llama.
card-boar = Jabalí
    .about = 1 dado blanco; bono fijo Espada, Espada; puntos de golpe Espada, Garra.
card-bear = Oso
    .about = 2 dados blancos; bono fijo Garra; puntos de golpe Garra, Garra, Espada.
card-giant-scorpion = Escorpión Gigante
    .about = 1 dado blanco; bono fijo Calavera, Calavera; Atacar el Último; puntos de golpe Espada, Llama.
card-griffon = Grifo
    .about = 2 dados blancos; Atacar Primero; puntos de golpe Garra, Espada.
card-basilisk = Basilisco
    .about = 1 dado blanco; bono fijo Calavera, Calavera; Atacar el Último; puntos de golpe Garra, Calavera.
card-wyvern = Guiverno
    .about = 2 dados blancos; bono fijo Llama; puntos de golpe Garra, Llama, Espada.
card-ancient-dragon = Dragón Antiguo
    .about = 4 dados blancos; bono fijo Llama, Llama; puntos de golpe Espada, Garra, Llama, Calavera.
card-lich = Liche
    .about = 3 dados blancos; bono fijo Calavera; Atacar Primero; puntos de golpe Llama, Calavera, Espada.
card-hydra = Hidra
    .about = 4 dados blancos; Atacar el Último; puntos de golpe Espada, Espada, Garra, Garra, Garra. Al acabar cada ciclo: el Monstruo se quita 1 golpe.
card-colossus = Coloso
    .about = 3 dados blancos; bono fijo Espada, Espada; Atacar el Último; puntos de golpe Espada, Espada, Calavera, Calavera.
card-demon-lord = Señor Demonio
    .about = 4 dados blancos; puntos de golpe Llama, Llama, Calavera. No se puede huir.
card-behemoth = Behemot
    .about = 3 dados blancos; bono fijo Garra, Garra; puntos de golpe Garra, Garra, Espada, Espada, Llama.
card-trap-door = Puerta Trampa
    .about = 2 dados blancos; bono fijo Espada.
card-arrow-trap = Trampa de Flechas
    .about = 3 dados blancos.
card-spiked-pit = Foso de Púas
    .about = 1 dado blanco; bono fijo Garra, Espada.
card-poison-darts = Dardos Venenosos
    .about = 2 dados blancos; bono fijo Calavera.
card-fire-jet = Chorro de Fuego
    .about = 1 dado blanco; bono fijo Llama, Llama.
card-rolling-boulder = Roca Rodante
    .about = 4 dados blancos.
card-swinging-blades = Cuchillas Oscilantes
    .about = 2 dados blancos; bono fijo Espada, Espada.
card-cursed-rune = Runa Maldita
    .about = 2 dados blancos; bono fijo Calavera. No se puede absorber.
card-short-sword = Espada Corta
    .about = Precio: 1 de oro. Bono fijo de ataque Espada.
card-long-sword = Espada Larga
    .about = Precio: 2 de oro. +1 dado rojo.
card-throwing-axe = Hacha Arrojadiza
    .about = Precio: 2 de oro. Una vez por encuentro, después de tirar: cambia a Espada 1 dado rojo tirado.
card-great-hammer = Gran Martillo
    .about = Precio: 2 de oro. +1 dado rojo. Bono fijo de ataque Espada. Atacar el Último.
card-war-bow = Arco de Guerra
    .about = Precio: 2 de oro. Atacar Primero. Bono fijo de ataque Garra.
card-flaming-blade = Hoja Llameante
    .about = Precio: 3 de oro. +1 dado rojo. Bono fijo de ataque Llama.
card-holy-mace = Maza Sagrada
    .about = Precio: 2 de oro. +2 dados rojos contra No Muertos.
card-beast-spear = Lanza de Caza
    .about = Precio: 2 de oro. +2 dados rojos contra Bestias.
card-steel-shield = Escudo de Acero
    .about = Precio: 2 de oro. +1 dado verde. Una vez por encuentro, después de tirar: relanza 1 dado blanco.
card-buckler = Broquel
    .about = Precio: 1 de oro. +1 dado verde.
card-plate-armour = Armadura de Placas
    .about = Precio: 3 de oro. +puntos de golpe Espada, Garra. Atacar el Último.
card-leather-armour = Armadura de Cuero
    .about = Precio: 1 de oro. +puntos de golpe Garra.
card-trappers-kit = Equipo de Trampero
    .about = Precio: 1 de oro. Una vez por encuentro, después de tirar contra Trampas: anula 1 dado enemigo.
card-amulet-of-life = Amuleto de Vida
    .about = Precio: 3 de oro. Si su portador fuera a morir: en lugar de morir, quita 1 golpe.
card-healing-potion = Poción Curativa
    .about = Precio: 1 de oro. Se gasta, en cualquier momento de un encuentro: quita hasta 2 golpes a un Héroe.
card-strength-potion = Poción de Fuerza
    .about = Precio: 1 de oro. Se gasta, antes de tirar contra un Monstruo: +2 dados rojos esta ronda.
card-scroll-fireball = Pergamino de Bola de Fuego
    .about = Precio: 2 de oro. Se gasta, en cualquier momento de un encuentro contra un Monstruo: inflige 1 golpe al Monstruo.
card-scroll-shielding = Pergamino de Protección
    .about = Precio: 1 de oro. Se gasta, después de tirar: anula hasta 2 dados enemigos.
card-haste-potion = Poción de Celeridad
    .about = Precio: 1 de oro. Se gasta, al revelarse la amenaza contra un Monstruo: Atacar Primero en este encuentro.
card-scroll-fate = Pergamino del Destino
    .about = Precio: 1 de oro. Se gasta, después de tirar contra un Monstruo: relanza hasta 3 dados rojos.
card-smoke-bomb = Bomba de Humo
    .about = Precio: 1 de oro. Se gasta, en cualquier momento de un encuentro contra un Monstruo: huye sin penalización.
card-scroll-disarming = Pergamino de Desactivación
    .about = Precio: 1 de oro. Se gasta, al revelarse la amenaza contra Trampas: descarta la Trampa.
card-holy-water = Agua Bendita
    .about = Precio: 1 de oro. Se gasta, en cualquier momento de un encuentro contra No Muertos: inflige 2 golpes al Monstruo.
card-scroll-sleep = Pergamino de Sueño
    .about = Precio: 2 de oro. Se gasta, antes de tirar contra un Monstruo: el Monstruo pierde su próximo ataque.
card-elixir-of-life = Elixir de Vida
    .about = Precio: 3 de oro. Si su portador fuera a morir: en lugar de morir, quita todos los golpes.
adventure-wolf-den = Guarida de Lobos
    .about = Nivel 1. Amenaza 1, Valor 1, 1 dado de Tesoro. Amenazas: Bestia.
adventure-abandoned-mine = Mina Abandonada
    .about = Nivel 1. Amenaza 1, Valor 2, 1 dado de Tesoro. Amenazas: Bestia, Trampa.
adventure-bandit-camp = Campamento de Bandidos
    .about = Nivel 1. Amenaza 2, Valor 2, 1 dado de Tesoro. Amenazas: Humanoide, Humanoide.
adventure-old-crypt = Cripta Antigua
    .about = Nivel 1. Amenaza 2, Valor 2, 1 dado de Tesoro. Amenazas: No Muerto, No Muerto.
adventure-flooded-cellar = Sótano Inundado
    .about = Nivel 1. Amenaza 1, Valor 2, 2 dados de Tesoro. Amenazas: Trampa, Humanoide.
adventure-labyrinth = Laberinto
    .about = Nivel 2. Amenaza 3, Valor 3, 2 dados de Tesoro. Amenazas: Humanoide, Humanoide, Trampa.
adventure-haunted-abbey = Abadía Embrujada
    .about = Nivel 2. Amenaza 3, Valor 3, 2 dados de Tesoro. Amenazas: No Muerto, No Muerto, No Muerto.
adventure-spider-caverns = Cavernas de Arañas
    .about = Nivel 2. Amenaza 2, Valor 2, 2 dados de Tesoro. Amenazas: Bestia, Trampa, Bestia.
adventure-orc-stronghold = Fortaleza Orca
    .about = Nivel 2. Amenaza 4, Valor 3, 3 dados de Tesoro. Amenazas: Humanoide, Trampa, Humanoide, Humanoide.
adventure-sorcerers-spire = Aguja del Hechicero
    .about = Nivel 2. Amenaza 3, Valor 3, 3 dados de Tesoro. Amenazas: Trampa, No Muerto, Trampa, Humanoide.
adventure-dragons-lair = Guarida del Dragón
    .about = Nivel 3. Amenaza 6, Valor 4, 5 dados de Tesoro. Amenazas: Bestia, Bestia, Trampa, Antiguo.
adventure-necropolis = Necrópolis
    .about = Nivel 3. Amenaza 5, Valor 4, 4 dados de Tesoro. Amenazas: No Muerto, No Muerto, Trampa, No Muerto, Antiguo.
adventure-demon-gate = Puerta Demoníaca
    .about = Nivel 3. Amenaza 6, Valor 4, 4 dados de Tesoro. Amenazas: Humanoide, Trampa, No Muerto, Antiguo.
adventure-lost-temple = Templo Perdido
    .about = Nivel 3. Amenaza 4, Valor 3, 3 dados de Tesoro. Amenazas: Trampa, Bestia, Antiguo.
card-lay-the-dead-to-rest = Descanso para los Muertos
    .about = Elimina un No Muerto este turno: gana 2 de oro.
card-beast-hunt = Cacería
    .about = Elimina una Bestia este turno: gana 2 de oro.
card-outlaw-bounty = Se Buscan Forajidos
    .about = Elimina un Humanoide este turno: gana 2 de oro.
card-great-purge = La Gran Purga
    .about = Elimina 3 Monstruos este turno: gana 1 VP.
card-lone-champion = Campeón Solitario
    .about = Supera este turno una Aventura con un grupo de exactamente 1 Héroe: gana 1 VP.
card-none-left-behind = Nadie Queda Atrás
    .about = Supera este turno una Aventura sin perder ningún Héroe: roba 1 Objeto.
card-trap-breaker = Rompetrampas
    .about = Sobrevive a una Trampa este turno: roba 2 Instantáneos.
card-into-the-depths = A las Profundidades
    .about = Supera este turno una Aventura de nivel 2 o superior: gana 1 VP.
card-bane-of-ancients = Azote de los Antiguos
    .about = Elimina un Antiguo este turno: gana 2 VP.
card-night-patrol = Patrulla Nocturna
    .about = Activa la Guardia de la Ciudad este turno: gana 2 de oro.
card-paragon = Dechado de Virtudes
    .about = Ten un Héroe vivo con 2 fichas de subida de nivel: gana 1 VP.
card-company-of-heroes = Compañía de Héroes
    .about = Ten 3 Héroes vivos: roba 1 Objeto.
card-full-armoury = Armería Repleta
    .about = Ten 4 Objetos e Instantáneos: gana 3 de oro.
card-landlord = Terrateniente
    .about = Posee 3 edificios: gana 2 VP.
card-full-coffers = Arcas Llenas
    .about = Ten 7 de oro: gana 1 VP.
card-gem-collector = Coleccionista de Gemas
    .about = Ten 2 gemas: gana 3 de oro.
card-dungeon-keeper = Guardián de la Mazmorra
    .about = Ten abierta tu mazmorra privada: gana 2 de oro.
card-doom-of-adventurers = Perdición de Aventureros
    .about = Haz que haya muerto 1 Aventurero en tu mazmorra desde el inicio de la partida: gana 1 VP.
card-dark-host = Hueste Oscura
    .about = Ten 5 Monstruos, sin contar Trampas: gana 1 VP.
card-necromancer = Nigromante
    .about = Ten 3 No Muertos: roba 1 Antiguo.
card-raider = Saqueador
    .about = Destruye una mazmorra privada este turno: gana 1 VP.
card-unbroken-lair = Guarida Inexpugnable
    .about = Haz que fracase este turno un ataque a tu mazmorra: gana 1 VP.
card-thriving-karez = Karez Próspera
    .about = Karez tiene 10 Ciudadanos: gana 1 VP.
job-open-stock = Mercado: Poner a la venta
    .about = Sólo el propietario. 1-2 trabajadores: pon a la venta 1 Instantáneo por trabajador.
job-trade = Mercado: Comerciar
    .about = 2 Ciudadanos: gana 2 de oro. El propietario recibe un dividendo de 1 de oro.
building-market = Mercado
    .about = Edificio de Aldea. Poner a la venta: Sólo el propietario. 1-2 trabajadores: pon a la venta 1 Instantáneo por trabajador. Comerciar: 2 Ciudadanos: gana 2 de oro. El propietario recibe un dividendo de 1 de oro.
job-garrison-pay = Barracones: Paga de la guarnición
    .about = Sólo el propietario. 1 trabajador: gana 2 de oro.
job-drill = Barracones: Instrucción
    .about = 1 trabajador, 1 de oro: Subir de Nivel: defensa.
building-barracks = Barracones
    .about = Edificio de Aldea. Paga de la guarnición: Sólo el propietario. 1 trabajador: gana 1 de oro. Instrucción: 1 trabajador, 1 de oro: Subir de Nivel: defensa.
job-enchant-stock = Torre: Encantar mercancía
    .about = Sólo el propietario. 1-2 trabajadores: pon a la venta 1 Objeto o Instantáneo por trabajador.
job-summon = Torre: Invocar
    .about = 1 Ciudadano, 1 de oro: roba 1 Trampa o Humanoide.
building-tower = Torre
    .about = Edificio de Aldea. Encantar mercancía: Sólo el propietario. 1-2 trabajadores: pon a la venta 1 Objeto o Instantáneo por trabajador. Invocar: 1 Ciudadano, 1 de oro: roba 1 Trampa o Humanoide.
job-forge = Herrería: Forjar
    .about = Sólo el propietario. 1-2 trabajadores: pon a la venta 1 Objeto por trabajador.
job-commission = Herrería: Encargo
    .about = 1 Ciudadano, 2 de oro: roba 2 Objetos, conserva 1.
building-blacksmith = Herrería
    .about = Edificio de Aldea. Forjar: Sólo el propietario. 1-2 trabajadores: pon a la venta 1 Objeto por trabajador. Encargo: 1 Ciudadano, 2 de oro: roba 2 Objetos, conserva 1.
job-serve-guests = Taberna: Servir a los huéspedes
    .about = Sólo el propietario. 1 trabajador: gana 1 de oro.
job-rumours = Taberna: Rumores
    .about = 1 trabajador: roba 2 Búsquedas, conserva 1.
job-hire = Taberna: Reclutar
    .about = 1 Aventurero, 2 de oro: roba 1 Héroe; 1 Aventurero de este trabajo muere o se transforma.
building-tavern = Taberna
    .about = Edificio de Aldea. Servir a los huéspedes: Sólo el propietario. 1 trabajador: gana 1 de oro. Rumores: 1 trabajador: roba 2 Búsquedas, conserva 1. El propietario recibe un dividendo de 1 de oro. Reclutar: 1 Aventurero, 2 de oro: roba 1 Héroe; 1 Aventurero de este trabajo muere o se transforma.
job-gravediggers = Cementerio: Enterradores
    .about = Sólo el propietario. 1 trabajador: gana 1 de oro.
job-raise-the-dead = Cementerio: Alzar a los muertos
    .about = 1 Ciudadano, 1 de oro: roba 1 No Muerto; 1 Ciudadano de este trabajo muere o se transforma.
building-cemetery = Cementerio
    .about = Edificio de Pueblo. Enterradores: Sólo el propietario. 1 trabajador: gana 1 de oro. Alzar a los muertos: 1 Ciudadano, 1 de oro: roba 1 No Muerto; 1 Ciudadano de este trabajo muere o se transforma. Un Héroe muerto puede guardarse aquí por 1 de oro al propietario y una ficha de gremio.
job-copy-scrolls = Biblioteca: Copiar pergaminos
    .about = Sólo el propietario. 1 trabajador: roba 1 Instantáneo.
job-study = Biblioteca: Estudiar
    .about = 1 trabajador, 2 de oro: Subir de Nivel: ataque.
building-library = Biblioteca
    .about = Edificio de Pueblo. Copiar pergaminos: Sólo el propietario. 1 trabajador: roba 1 Instantáneo. Estudiar: 1 trabajador, 2 de oro: Subir de Nivel: ataque.
job-vigil = Templo: Vigilia
    .about = Sólo el propietario. 2 Ciudadanos: gana 1 de Valor.
job-resurrection = Templo: Resurrección
    .about = 1 trabajador, 1 de oro: resucita a 1 Héroe.
building-temple = Templo
    .about = Edificio de Pueblo. Vigilia: Sólo el propietario. 2 Ciudadanos: gana 1 de Valor. Resurrección: 1 trabajador, 1 de oro: resucita a 1 Héroe.
job-show-beasts = Casa de Fieras: Exhibir fieras
    .about = Sólo el propietario. 1 trabajador: gana 1 de oro.
job-capture = Casa de Fieras: Capturar
    .about = 1 trabajador, 1 de oro: roba 1 Bestia.
building-menagerie = Casa de Fieras
    .about = Edificio de Pueblo. Exhibir fieras: Sólo el propietario. 1 trabajador: gana 1 de oro. Capturar: 1 trabajador, 1 de oro: roba 1 Bestia.
job-harvest = Granero: Cosecha
    .about = Sólo el propietario. 1 Ciudadano: gana 1 de oro.
job-settlers = Granero: Colonos
    .about = 2 Ciudadanos, 2 de Valor: llega 1 Ciudadano al Centro de la Ciudad. El propietario recibe un dividendo de 1 de oro.
building-granary = Granero
    .about = Edificio de Pueblo. Cosecha: Sólo el propietario. 1 Ciudadano: gana 1 de oro. Colonos: 2 Ciudadanos, 1 de Valor: llega 1 Ciudadano al Centro de la Ciudad. El propietario recibe un dividendo de 1 de oro.
job-interest = Banco: Intereses
    .about = Sólo el propietario. 1 trabajador: gana 2 de oro.
job-loan = Banco: Préstamo
    .about = 2 Ciudadanos: gana 2 de oro. El propietario recibe un dividendo de 1 de oro.
building-bank = Banco
    .about = Edificio de Ciudad. Intereses: Sólo el propietario. 1 trabajador: gana 2 de oro. Préstamo: 2 Ciudadanos: gana 2 de oro. El propietario recibe un dividendo de 1 de oro.
job-cut-gems = Joyería: Tallar gemas
    .about = Sólo el propietario. 1 trabajador, 2 de oro: gana 1 gema.
job-buy-a-gem = Joyería: Comprar una gema
    .about = 1 trabajador, 3 de oro: gana 1 gema.
building-jeweller = Joyería
    .about = Edificio de Ciudad. Tallar gemas: Sólo el propietario. 1 trabajador, 2 de oro: gana 1 gema. Comprar una gema: 1 trabajador, 3 de oro: gana 1 gema.
job-pickpockets = Guarida de Ladrones: Carteristas
    .about = Sólo el propietario. 1 trabajador: quita 1 de oro a un rival; gana 1 de oro.
job-hire-thugs = Guarida de Ladrones: Contratar matones
    .about = 1 trabajador, 1 de oro: roba 1 Humanoide.
building-thieves-den = Guarida de Ladrones
    .about = Edificio de Ciudad. Carteristas: Sólo el propietario. 1 trabajador: quita 1 de oro a un rival; gana 1 de oro. Contratar matones: 1 trabajador, 1 de oro: roba 1 Humanoide.
job-high-mass = Catedral: Misa mayor
    .about = Sólo el propietario. 2 Ciudadanos: gana 1 de Valor; gana 1 de oro.
job-blessing = Catedral: Bendición
    .about = 2 Ciudadanos, 2 de oro: gana 1 de Valor.
building-cathedral = Catedral
    .about = Edificio de Ciudad. Misa mayor: Sólo el propietario. 2 Ciudadanos: gana 1 de Valor; gana 1 de oro. Bendición: 2 Ciudadanos, 2 de oro: gana 1 de Valor.
job-royal-audience = Palacio: Audiencia real
    .about = Sólo el propietario. 2 Ciudadanos, 1 de Valor: gana 1 VP.
job-petition-the-king = Palacio: Petición al rey
    .about = 2 Ciudadanos, 2 de Valor: gana 1 VP. El propietario recibe un dividendo de 1 de oro.
building-palace = Palacio
    .about = Edificio de Ciudad. Audiencia real: Sólo el propietario. 2 Ciudadanos, 1 de Valor: gana 1 VP. Petición al rey: 2 Ciudadanos, 2 de Valor: gana 1 VP. El propietario recibe un dividendo de 1 de oro.
job-watch-1 = Guardia de la Ciudad: plaza 1
    .about = 2 Ciudadanos: gana 1 de Valor; 1 Ciudadano de este trabajo muere o se transforma.
job-watch-2 = Guardia de la Ciudad: plaza 2
    .about = 2 Ciudadanos: gana 1 de Valor; 1 Ciudadano de este trabajo muere o se transforma.
building-city-watch = Guardia de la Ciudad
    .about = Tiene dos plazas y no es de nadie. 2 Ciudadanos: gana 1 de Valor; uno de los dos muere.
guild-heroic = Gremio Heroico
    .about = 1 VP por cada 2 de Valor en vez de cada 3.
guild-builders = Gremio de Constructores
    .about = 2 VP por edificio en vez de 1.
guild-traders = Gremio de Comerciantes
    .about = 1 VP por cada 4 de oro al final.
guild-public = Gremio Público
    .about = 1 VP por cada 3 Búsquedas completadas y 1 VP por cada 2 Ciudadanos por encima del umbral de Ciudad.
guild-arcane = Gremio Arcano
    .about = 1 VP por cada 2 puntos de Monstruo al final (No Muerto en mano 2 puntos, otro Monstruo en mano 1, Monstruo eliminado en su propia mazmorra 2, Trampa 0; máximo 11 VP menos 1 por jugador) y 1 VP por Héroe rival caído en su mazmorra (máximo 2 VP).

# Where the points came from.
score-kz-vps-01 = Gemas
score-kz-vps-02 = Edificios
score-kz-vps-03 = Valor
score-kz-vps-04 = El mejor Héroe
score-kz-vps-06 = La mazmorra privada
score-kz-vps-07 = La meta del gremio
score-kz-vps-08 = Ganados durante la partida
about = Reconstruid juntos una ciudad caída y superad a los demás: poned ciudadanos a trabajar, equipad héroes, enviadlos de aventura o cerradles el paso con una mazmorra propia. Si Karez no llega a Ciudad, todos pierden.
points = { $n } VP
verb-unjoin = { $hero } se queda en casa
why-in-party = este Héroe ya está en el grupo
why-party-full = allí solo pueden ir { $need } Héroes
