# Kingdoms Rise & Fall: Dorian. Preguntas, respuestas, sucesos y nombres.

# -- nombres
resource-dark-essence = Esencia Oscura
resource-dragon-stone = Piedra de Dragón
resource-magic-crystal = Cristal Mágico
power-stealth = Sigilo
power-physical = Físico
power-magic = Magia
area-camp = Campamento
area-base = Poder Base
area-pool = Reserva
slot-weapon = ranura de arma
slot-armour = ranura de armadura
slot-relic = ranura de reliquia
slot-camp-1 = primera ranura de Campamento
slot-camp-2 = segunda ranura de Campamento
side-defence = la defensa
side-attack = el ataque
role-absent = no participa
role-attacking = ataca
role-supporting = apoya el ataque
role-defending = defiende
role-finalist = lucha por la corona
joining-stays = solo con cartas
joining-joins = con el Personaje
deal-support = apoyo en batalla
deal-pass = el paso
deal-alliance = una alianza
deal-truce = una tregua
deal-barter = un intercambio
zone-hand = la mano
zone-restore = la pila de recuperación
zone-deck-top = la parte superior del mazo
zone-deck-bottom = la parte inferior del mazo
region-estaria = Estaria
region-vale = El Valle
region-esvia = Esvia
region-moguras = Moguras
region-lusta = Lusta
short-de = EO
short-ds = PD
short-mc = CM

# -- respuestas
verb-done = Listo
verb-lead = Dirigir a { $leader }
verb-keep-objective = Quedarse { $objective }
verb-take = { $resource }: { $area }
verb-garlock = Jugar { $card }
verb-pick = Tomar { $supply }
verb-use = Usar { $upgrade }
verb-equip = Equipar { $upgrade } en la { $slot }
verb-unequip = Vaciar la { $slot }
verb-store = Guardar { $upgrade }
verb-ask-market = Pedir al dueño del Mercado permiso para comerciar
verb-trade = Cambiar { $count } { $from } por { $count } { $into }
verb-buy = Comprar una carta de { $power }
verb-look-more = Pagar 1 para mirar una más
verb-choose = { $card }
verb-destroy = Destruir { $card }
verb-swap-objective = Cambiar { $objective }
verb-stow = Mover { $resource } de { $from } a { $area }
verb-tribute = Ofrecer tributo a { $to } por { $deal }
verb-bargain = Ofrecer un intercambio a { $to }
verb-give = Añadir { $resource }
verb-want = Pedir { $resource }
verb-send = Hacer esta oferta
verb-withdraw = Retirarla
verb-accept = Aceptar
verb-refuse = Rechazar
verb-name-price = Poner un precio
verb-travel = Viajar a { $place }
verb-besiege = Asediar este Lugar
verb-attack = Atacar al Personaje de { $target }
verb-ask-pass = Pedir paso a { $to }
verb-gather = Recoger { $count } de la mina
verb-rest = Descansar
verb-stay-out = Quedarse fuera
verb-take-part = Apoyar { $side }, { $joining }
verb-select = Elegir { $card }
verb-ready = Listo
verb-activate = Activar { $card }
verb-target = { $card } de { $owner }
verb-mode = Opción { $mode }
verb-stat = { $power }
verb-pay = Pagar { $resource } de { $area }
verb-lose = Perder { $resource } de { $area }
verb-rob = Robar { $resource } de { $area } de { $victim }
verb-fight = Luchar
verb-flee = Huir
verb-enter = Entrar en las Defensas
verb-go = Ir a { $place }
verb-grant = Concederlo
verb-deny = Negarlo
verb-under = Poner { $card } debajo del mazo
verb-on-top = Poner { $card } encima
verb-exchange = Convertir { $resource } en { $into }
verb-assign = Dárselo a { $to }
verb-trigger = Primero { $card }
verb-trigger-upgrade = Primero { $upgrade }
verb-take-back = Recuperar { $card }
verb-untake = { $resource } no va a { $area }
verb-take-rest = { $area-id ->
    [pool] Todo lo que queda, a la Reserva
   *[other] Lo que quepa, a { $area }; el resto, a la Reserva
 }
verb-unpay = Conservar { $resource } ({ $area })
verb-pay-rest = Pagar primero de { $area }
verb-spare = Conservar { $resource } ({ $area })
verb-unrob = Dejar { $resource } ({ $area }) a { $victim }
verb-unselect = { $card } se queda en la mano
verb-unchoose = Dejar { $card } donde está
verb-leave-on = Dejar { $card } encima del mazo
verb-ungive = Quedarse 1 { $resource }
verb-unwant = Pedir 1 { $resource } menos
verb-unassign = Dar 1 menos a { $to }
verb-unpick = Dejar { $supply } en la ciudad
verb-unexchange = No convertir { $resource } en { $into }
verb-untarget = Perdonar { $card } de { $owner }

# -- preguntas
ask-lead = ¿A qué Personaje diriges?
ask-objective = ¿Qué Objetivo te quedas?
ask-place = { $count ->
    [one] ¿Dónde va el Recurso?
   *[other] ¿Dónde van los { $count } Recursos?
 }
ask-pay = { $count ->
    [one] ¿De dónde pagas 1?
   *[other] ¿De dónde pagas { $count }?
 }
ask-lose = { $count ->
    [one] ¿Qué Recurso pierdes?
   *[other] ¿Qué { $count } Recursos pierdes?
 }
ask-rob = { $count ->
    [one] ¿Qué Recurso robas?
   *[other] ¿Qué robas a un jugador? Hasta { $count }.
 }
ask-exchange = ¿Qué Recursos conviertes en otros? Hasta { $count }.
ask-market = { $asker } pide comerciar en tu Mercado de { $place }.
ask-upgrade = ¿Equipas { $upgrade } o la guardas?
ask-return = ¿Dónde vuelve tu Personaje al tablero?
ask-preparation = Tu turno de Preparación.
ask-pick = { $count ->
    [one] ¿Qué Carta de Recursos tomas?
   *[other] ¿Qué { $count } Cartas de Recursos tomas?
 }
ask-buy = Ves { $count ->
    [one] 1 carta
   *[other] { $count } cartas
 } de { $power }. ¿Cuál tomas?
ask-influence = Tu turno de Influencia. Movimiento restante: { $moves }.
ask-pass = { $asker } pide pasar ante tu Personaje y tus Lugares este turno.
ask-offer-tribute = { $asker } ofrece { $count ->
    [one] 1 Recurso
   *[other] { $count } Recursos
 } por { $deal }.
ask-offer-barter = { $asker } ofrece un intercambio de Recursos.
ask-price = { $asker } pone un precio de { $count } por { $deal }.
ask-tribute = ¿Qué ofreces a { $to }?
ask-barter = ¿Qué ofreces a { $to } y qué quieres a cambio?
ask-set-price = ¿Cuál es tu precio?
ask-parley = Se declara un ataque. ¿Ofreces tributo a alguien?
ask-siege = { $attacker } asedia { $place }. ¿Participas?
ask-select = ¿Qué cartas envías a la batalla?
ask-battle-turn = Tu turno de batalla: ¿qué activas?
ask-mode = ¿Qué efecto eliges?
ask-stat = ¿Qué Poder? { $count }.
ask-copy-power = ¿De qué carta copias el Poder Base?
ask-send = ¿Qué carta se envía fuera?
ask-exhaust = ¿Qué carta se agota?
ask-restore = { $count ->
    [one] ¿Qué carta se restaura?
   *[other] ¿Qué { $count } cartas se restauran?
 }
ask-silence = ¿Qué carta pierde sus Habilidades?
ask-reinforce = ¿Qué carta llevas a la batalla?
ask-discard = { $count ->
    [one] ¿Qué carta va a la pila de recuperación?
   *[other] ¿Qué { $count } cartas van a la pila de recuperación?
 }
ask-recover = { $count ->
    [one] ¿Qué carta recuperas?
   *[other] ¿Qué { $count } cartas recuperas?
 }
ask-cull = ¿Qué carta destruyes?
ask-put-back = { $count ->
    [one] ¿Qué carta va debajo del mazo?
   *[other] ¿Qué { $count } cartas van debajo del mazo?
 }
ask-look-under = ¿Cuáles de estas { $count } cartas van debajo del mazo?
ask-look-top = ¿Qué carta va encima ahora? Quedan { $count }.
ask-trigger = ¿Cuál de tus Habilidades ocurre primero?
ask-keep = ¿Recuperas { $card } en vez de dejarla en la pila?
ask-retreat = ¿Adónde se retira tu Personaje?
ask-entry = { $asker }, atacado por { $attacker }, pide entrar en tus Defensas.
ask-attacked = { $attacker } ataca a tu Personaje. ¿Qué haces?
ask-field = { $attacker } ataca a { $target }. ¿Te unes?
ask-flee = ¿Adónde huye tu Personaje?
ask-assign = { $count ->
    [one] ¿Quién de tu equipo recibe el Recurso?
   *[other] ¿Quién de tu equipo recibe los { $count } Recursos?
 }

# -- cuánto se ha elegido
picks-place = { $have } de { $need } colocados
picks-pay = { $have } de { $need } pagados
picks-lose = { $have } de { $need } entregados
picks-rob = { $have } robados, { $most } como máximo
picks-exchange = { $have } por convertir, { $most } como máximo
picks-select = { $have ->
    [one] 1 carta elegida
   *[other] { $have } cartas elegidas
 }
picks-look-under = { $have } debajo del mazo
picks-tribute = { $have ->
    [one] 1 Recurso ofrecido
   *[other] { $have } Recursos ofrecidos
 }
picks-barter = { $have ->
    [one] 1 Recurso nombrado
   *[other] { $have } Recursos nombrados
 }
picks-set-price = { $have ->
    [one] un precio de 1 Recurso
   *[other] un precio de { $have } Recursos
 }
picks-assign = { $have } de { $need } repartidos

# -- sucesos
event-leads = { $seat } dirige a { $leader }.
event-order = Ronda { $round }: empieza { $seat }.
event-star-reward = { $seat } posee ★{ $stars } y recibe { $count ->
    [one] 1 Recurso
   *[other] { $count } Recursos
 }.
event-kingdom = { $seat } descubre el Evento del Reino: { $kingdom }.
event-mines = Cada mina recibe un Recurso.
event-preparation = { $seat } empieza su turno de Preparación.
event-influence = { $seat } empieza su turno de Influencia.
event-end-preparation = { $seat } termina su turno de Preparación; la Reserva se vacía.
event-end-influence = { $seat } termina su turno de Influencia.
event-drew = { $seat } toma { $count ->
    [one] 1 carta
   *[other] { $count } cartas
 }.
event-reshuffled = { $seat } baraja su pila de recuperación como nuevo mazo.
event-gained = { $seat } obtiene { $count } { $resource } ({ $area }).
event-paid = { $seat } paga { $count } { $resource } ({ $area }).
event-lost-resource = { $seat } pierde { $count } { $resource } ({ $area }).
event-stole = { $seat } roba 1 { $resource } de { $area } de { $victim }.
event-stowed = { $seat } mueve 1 { $resource } a { $area }.
event-traded = { $seat } cambia { $count } { $from } por { $count } { $into }.
event-market-granted = { $seat } deja comerciar a { $asker } en { $place }.
event-market-denied = { $seat } no deja comerciar a { $asker } en { $place }.
event-garlock = { $seat } juega { $card }.
event-picked = { $seat } toma una Carta de Recursos: { $supply }.
event-buys = { $seat } compra una carta de { $power }.
event-looks-more = { $seat } paga por mirar una carta más de { $power }.
event-recruited = { $seat } toma la carta de { $power } { $card }.
event-recruited-hidden = { $seat } toma una carta de { $power }.
event-destroyed = { $seat } destruye { $card }.
event-discarded = { $seat } pone { $card } en la pila de recuperación.
event-recovered = { $seat } recupera { $card } a { $zone }.
event-put-back = { $seat } pone { $card } debajo del mazo.
event-put-back-hidden = { $seat } pone una carta debajo del mazo.
event-drew-upgrade = { $seat } roba la Mejora { $upgrade }.
event-equipped = { $seat } equipa { $upgrade }.
event-stored = { $seat } guarda { $upgrade }.
event-used = { $seat } usa { $upgrade }.
event-objective = { $seat } completa el Objetivo { $objective }.
event-kept-objective = { $seat } se queda el Objetivo { $objective }.
event-kept-objective-hidden = { $seat } se queda un Objetivo.
event-swapped-objective = { $seat } devuelve el Objetivo { $objective }.
event-swapped-objective-hidden = { $seat } devuelve un Objetivo.
event-travelled = { $seat } viaja a { $place }.
event-returned = { $seat } vuelve al tablero en { $place }.
event-rested = { $seat } descansa.
event-gathered = { $seat } recoge { $count } { $resource } de la mina.
event-granted = { $seat } deja pasar a { $asker } este turno.
event-denied = { $seat } no deja pasar a { $asker } este turno.
event-offered = { $seat } ofrece a { $to } { $count ->
    [one] 1 Recurso
   *[other] { $count } Recursos
 } por { $deal }.
event-named-price = { $seat } pone un precio a { $asker }.
event-struck = { $seat } y { $to } se ponen de acuerdo: { $count ->
    [one] 1 Recurso
   *[other] { $count } Recursos
 } por { $deal }. { $deal-id ->
    [pass] El paso obliga.
    [barter] Los Recursos cambian de manos.
   *[other] La promesa no obliga.
}
event-withdrawn = { $seat } retira la oferta a { $to }.
event-refused = { $seat } rechaza la oferta de { $asker } ({ $deal }).
event-besieges = { $seat } asedia { $place }.
event-takes-part = { $seat } participa { $joining } y apoya { $side }.
event-takes-part-hidden = { $seat } participa { $joining }, con el marcador boca abajo.
event-stays-out = { $seat } se queda fuera.
event-sealed = { $seat } está listo.
event-revealed = { $seat }: { $role }.
event-played = { $seat } juega { $card }.
event-activated = { $seat } activa { $card }.
event-triggered = Se dispara { $card } de { $seat }.
event-triggered-upgrade = Se dispara { $upgrade } de { $seat }.
event-banked = { $seat } suma { $count } de { $power } en esta batalla.
event-drained = { $seat } quita { $count } de { $power } al otro bando.
event-copied = { $seat } copia el Poder Base de { $card }.
event-exhausted = { $card } de { $seat } se agota.
event-restored = { $card } de { $seat } se restaura.
event-silenced = { $card } de { $seat } pierde sus Habilidades en esta batalla.
event-sent = { $card } de { $seat } sale de la batalla hacia { $zone }.
event-reinforced = { $seat } lleva { $card } a la batalla.
event-wall = La Defensa { $slot } cambia en { $count }.
event-defence-card = La carta de Defensa es { $defence }.
event-attack-sum = El ataque de { $seat } suma Sigilo { $stealth }, Físico { $physical }, Magia { $magic }.
event-defence-sum = Quienes defienden contra { $seat } suman Sigilo { $stealth }, Físico { $physical }, Magia { $magic }.
event-siege-sum = { $power }: el ataque tiene { $have }; el Lugar con sus defensores, { $need }.
event-final-sum = { $seat } suma Sigilo { $stealth }, Físico { $physical }, Magia { $magic }.
event-siege-won = { $seat } gana el asedio de { $place }.
event-siege-lost = La defensa de { $place } resiste contra { $seat }.
event-kept = { $seat } recupera { $card }.
event-captured = { $seat } captura { $place }.
event-treasure = Los ganadores encuentran { $treasure }.
event-ip = { $seat } gana { $count } PI: { $total }.
event-ip-lost = { $seat } pierde { $count } PI: { $total }.
event-retreated = { $seat } se retira a { $place }.
event-off-board = { $seat } no posee ningún Lugar y sale del tablero.
event-attacks = { $seat } ataca al Personaje de { $target }.
event-fled = { $seat } huye a { $place }.
event-flight-blocked = { $seat } no puede huir: le niegan todos los caminos.
event-entered = { $seat } entra en las Defensas de { $place }.
event-entry-granted = { $seat } deja entrar a { $asker }.
event-entry-denied = { $seat } no deja entrar a { $asker }.
event-field-won = { $seat } gana la Batalla Campal contra { $target }.
event-field-lost = { $seat } pierde la Batalla Campal contra { $target }.
event-field-tied = La Batalla Campal de { $seat } contra { $target } es un empate.
event-final = { $count } jugadores libran la Batalla Final; { $seat } tiene el primer turno.
event-final-tied = La Batalla Final es un empate ({ $count }).
event-over = La partida termina: gana { $seat } con { $total } PI.

# -- por qué no
why-camp-full = El Campamento admite { $need } de este Recurso y tiene { $have }.
why-base-full = Todos los espacios de este Poder Base están ocupados ({ $have }).
why-no-market = Aquí no hay Mercado.
why-market-refused = El dueño ha negado el comercio aquí este turno.
why-too-many-trades = Como máximo { $need } intercambios por turno.
why-too-many-swaps = Como máximo { $need } cambios por turno.
why-cost = Cuesta { $need } y tienes { $have }.
why-cost-ability = No se puede pagar su coste.
why-starter = Las cartas iniciales no pueden destruirse.
why-condition = No se cumple su condición.
why-exhausted = Está Agotada.
why-silenced = Sus Habilidades están anuladas en esta batalla.
why-gone = Ha salido de la batalla.
why-guarded = Está protegida de los jugadores contra los que lucha su dueño.
why-same-offer = Esta oferta fue rechazada en este turno.
why-offer-nothing = Una oferta nombra al menos 1 Recurso.
why-not-here = Ese Personaje no está en el mismo Lugar.
why-no-movement = No queda movimiento.
why-passage-refused = Se negó un paso necesario.
why-event-forbids = El Evento del Reino lo prohíbe.
why-rested = Has descansado en este turno.
why-rest-travelled = Has viajado en este turno.
why-rest-attacked = Has atacado en este turno.
why-no-mine = Aquí no hay mina.
why-mine-empty = La mina está vacía.
why-no-stars = Solo se pueden asediar Lugares ★.
why-own-place = Este Lugar es tuyo o de tu equipo.
why-no-cards = Hace falta al menos { $need } carta en la mano.
why-vale-ip = La Ciudad del Valle se ataca con { $need } PI y tienes { $have }.
why-too-far = Tu Personaje está demasiado lejos para unirse.
why-own-place-defend = El dueño solo puede defender.
why-mate-attacks = Nadie defiende contra un compañero.
why-team-mate = No se puede atacar a los compañeros.
why-sheltered = Ese Personaje está dentro de las Defensas.
why-blocked = Todos los caminos están negados.
why-no-shelter = Aquí no hay refugio.
why-select-one = Hay que elegir al menos { $need } carta.
why-leader-taken = Otro jugador dirige a este Personaje.
why-all-paid = Todo está pagado.
why-all-placed = Todos estos están colocados.
why-all-seen = Has visto el mazo entero.
why-another-card = Tiene que ser otra carta.
why-ask-first = Antes se pregunta al dueño del Mercado.
why-ask-in-influence = El paso se pide en la fase de Influencia.
why-attack-declared = Se ha declarado un ataque: no es momento de pedir paso.
why-attackers-place = Este Lugar es del atacante.
why-begun = Algunos ya están nombrados; retíralos antes.
why-camp-in-influence = Las Mejoras de Campamento se reorganizan en la fase de Influencia.
why-character-in-preparation = Las Mejoras de Personaje se reorganizan en la fase de Preparación.
why-character-there = Allí está otro Personaje.
why-city-empty = La Ciudad Garlock está vacía.
why-counts-as-granted = El Evento del Reino concede todos los pasos.
why-deck-empty = El mazo está vacío.
why-enough-chosen = Ya están elegidos { $have } de { $need }.
why-entry-refused = Se negó la entrada.
why-equal-card = Una carta igual vale por ella.
why-first-slot = El primer espacio de Campamento también está vacío.
why-has-denied = Ese jugador te ha negado el paso este turno.
why-has-granted = Ese jugador ya te deja pasar este turno.
why-itself-alone = La Habilidad solo afecta a su propia carta.
why-lies-there = Ya está allí.
why-market-granted = El dueño ya te deja comerciar aquí.
why-must-bring = Hay que llevar una carta.
why-must-join = En una Batalla Campal el Personaje se une.
why-name-each = Los Recursos a elegir se nombran uno a uno.
why-no-ability = No tiene ninguna Habilidad que se active.
why-no-garlock = No es un Garlock.
why-no-higher-price = No hay más que pagar de lo que se ofreció.
why-no-more-there = Solo hay { $have } entre Reserva y Campamento.
why-no-room-base = No hay sitio en el Poder Base.
why-no-room-camp = No hay sitio en el Campamento.
why-no-starter = No es una carta inicial.
why-no-such-card = No hay tal carta para elegir.
why-no-such-mode = No hay tal efecto para elegir.
why-no-such-player = No hay tal jugador en esta mesa.
why-nobody-to-ask = Aquí no hay que preguntar a nadie.
why-none-there = Allí no hay ninguno.
why-not-back = Ese no es el camino de vuelta.
why-not-battled = No luchas contra su dueño.
why-not-bought = Esta carta no se ha comprado.
why-not-drawn = Esta Mejora no se ha robado.
why-not-equipped = No la tienes equipada.
why-not-exhausted = No está Agotada.
why-not-for-stealing = Eso no se puede robar aquí.
why-not-gained = Este Recurso no se ha obtenido.
why-not-held = No tienes este Objetivo.
why-not-in-battle = No hay tal carta en la batalla.
why-not-in-city = No está descubierta en la Ciudad Garlock.
why-not-in-hand = No está en tu mano.
why-not-in-inventory = No está en tu Inventario.
why-not-itself = Ninguna carta se restaura a sí misma.
why-not-joined = Tu Personaje no se ha unido a la batalla.
why-not-nearest = Está a { $have } pasos y el Lugar propio más cercano, a { $need }.
why-not-next = No está a un paso.
why-not-owed = Este Recurso no se pide.
why-not-own = No es un Lugar tuyo.
why-not-played = No la has jugado en esta batalla.
why-not-seen = No la estás mirando.
why-not-the-owner = Ese jugador no posee este Mercado.
why-not-this-card = La pregunta es sobre otra carta.
why-not-waiting = No está esperando su momento.
why-not-your-team = Ese jugador no es de tu equipo.
why-not-yours = No es tu carta.
why-nothing-to-give = No tienes nada que dar en Reserva ni Campamento.
why-of-the-attacker = No es una carta del atacante.
why-off-board = Tu Personaje está fuera del tablero.
why-offered-already = Ya has hecho una oferta a ese jugador.
why-one-alone = Solo hay uno.
why-one-victim = Todo se roba a un solo jugador.
why-other-area = Se pierde en otro sitio.
why-own-side = Tu equipo está en el otro bando.
why-owned-by-others = Es de otro jugador.
why-restored-once = Ya se ha restaurado en esta batalla.
why-rule-off = Esta regla no está en uso.
why-same-kind = Es el mismo Recurso.
why-same-upgrade = Ya está allí la misma Mejora.
why-slot-empty = El espacio está vacío.
why-stands-there = Tu Personaje está allí.
why-team-passes = Los compañeros no necesitan permiso de paso.
why-they-have-nothing = Ese jugador no tiene nada que dar en Reserva ni Campamento.
why-too-many-offers = Como máximo { $need } ofertas a un jugador por turno.
why-too-many-ties = Como máximo { $need } Batallas Campales empatadas por turno.
why-too-strong = Su Poder Base es { $have } y el máximo es { $need }.
why-use-in-battle = Se usa en una batalla.
why-use-in-influence = Se usa en el turno de Influencia.
why-use-in-preparation = Se usa en el turno de Preparación.
why-want-nothing = Un intercambio pide al menos 1 Recurso.
why-wrong-slot = No encaja en este espacio.
why-wrong-type = Es una carta de otro tipo.
why-yourself = Ese eres tú.
why-mine-stock = Hay { $have } en la mina.

# -- finales
end-goal = Se alcanzó la meta de PI.
end-events = Terminó el último Evento del Reino: gana quien tiene más PI.
end-stars = Empate a PI, decidido por las ★.
end-final-battle = Empate a PI y ★, decidido por la Batalla Final.
end-final-draw = Veinte Batallas Finales empatadas; la bolsa nombró al ganador.
end-vale-city = Se capturó la Ciudad del Valle.

# -- opciones
option-length = Duración
    .about = Cuántos Eventos del Reino se juegan y dónde está la Corona.
option-length-short = Corta
option-length-average = Media
option-length-long = Larga
option-length-very-long = Muy larga
option-length-extreme = Extrema
option-length-custom = A medida
option-events = Eventos del Reino
    .about = Número de Eventos, 0 para el habitual de la duración elegida.
option-goal = Meta de PI
    .about = Dónde está la Corona, 0 para la meta habitual de la duración elegida.
option-leaders = Personajes
    .about = Los jugadores eligen su Personaje por orden de asiento o se reparten.
option-leaders-choose = Elegidos
option-leaders-random = Repartidos al azar
option-objectives = Objetivos
    .about = Dos Objetivos secretos para cada jugador.
option-objectives-auto = Lo habitual de la duración
option-objectives-on = Sí
option-objectives-off = No
option-field-battles = Batallas Campales
    .about = Los Personajes pueden atacarse entre sí.
option-field-battles-auto = Lo habitual de la duración
option-field-battles-on = Sí
option-field-battles-off = No
option-permission = Permiso de paso
    .about = Pasar ante otros Personajes y sus Lugares requiere su permiso.
option-permission-auto = Lo habitual de la duración
option-permission-on = Sí
option-permission-off = No
option-tribute = Tributo
    .about = Los jugadores pueden pagarse por tratos; solo obliga un paso pagado.
option-trading = Comercio
    .about = Los Personajes en el mismo Lugar pueden intercambiar Recursos.
option-no-win-by-support = Sin victoria por apoyo
    .about = Quien apoya se detiene uno antes de la meta de PI.
option-vale-city = Captura de la Ciudad del Valle
    .about = Quien captura la Ciudad del Valle gana; el número son los PI necesarios para atacarla, 0 para la partida normal.
option-teams = Equipos
    .about = Equipos fijos que comparten PI y Lugares.
option-teams-none = Sin equipos
option-teams-2v2 = Dos contra dos
option-teams-3v3 = Tres contra tres
option-teams-2v2v2 = Tres equipos de dos

# -- la mesa en palabras
text-round = Ronda { $round }, quedan { $left } Eventos, meta { $goal } PI
text-off-board = fuera del tablero
text-ip = { $ip } PI
text-power = Poder
text-camp = Campamento
text-pool = Reserva
text-piles = Mano { $hand }, mazo { $deck }, recuperación { $restore }
text-upgrades = Mejoras:
text-hand = Mano:
text-city = Ciudad Garlock:
text-looking = Estás mirando:
text-battle-siege = Asedio de { $place }
text-battle-field = Batalla Campal en { $place }
text-battle-final = La Batalla Final { $place }
text-joined = (Personaje unido)
text-selected = Elegidas:
text-required = { $power }: hacen falta { $need }, los atacantes tienen { $have }
text-deal = { $giver } ofrece a { $to } { $give } por { $deal } ({ $want }).
text-binds = Obliga.
text-binds-not = No obliga.

# -- lo impreso: frases cuyos números vienen de los datos
tx-power = { $power } { $n }
tx-no-power = Sin Poder
tx-no-change = sin cambios
tx-nothing = nada
tx-slot-weapon = Arma
tx-slot-armour = Armadura
tx-slot-relic = Reliquia
tx-slot-camp = Campamento
tx-garlock = Preparación: toma { $n ->
    [one] 1 Carta de Recursos
   *[other] { $n } Cartas de Recursos
 } de Ciudad Garlock
tx-activate = Activar: { $does }
tx-activate-in = Activar ({ $phase }): { $does }
tx-phase-preparation = Preparación
tx-phase-influence = Influencia
tx-phase-battle = Batalla
tx-when-reveal = Al revelarse: { $does }
tx-when-enemy-activated = Cada vez que un jugador contra el que luchas activa una carta: { $does }
tx-when-win = Si ganas: { $does }
tx-when-lose = Si pierdes: { $does }
tx-or = { $one } o { $two }
tx-times = { $n ->
    [one] { $text } (como máximo una vez)
   *[other] { $text } (como máximo { $n } veces)
 }
tx-if-role-attacking = si eres el atacante
tx-if-role-supporting = si apoyas
tx-if-role-defending = si defiendes
tx-if-side-attacking = en el bando atacante
tx-if-side-defending = en el bando defensor
tx-if-siege = en un asedio
tx-if-field = en una Batalla Campal
tx-if-cards-min = con al menos { $n } cartas tuyas en la batalla
tx-if-outnumbered = si los jugadores contra los que luchas tienen más cartas
tx-if-enemy-joined = si se unió un Personaje contra el que luchas
tx-if-has-ally = si hay otro jugador en tu bando
tx-if-stars-min = en un Lugar de ★{ $n } o más
tx-own-of = { $signed } de { $power }
tx-own-choose = { $signed } en un Poder a tu elección
tx-enemy-of = el otro bando recibe { $signed } de { $power }
tx-enemy-choose = el otro bando recibe { $signed } en un Poder a tu elección
tx-per-played = por cada carta que hayas jugado en esta batalla
tx-per-present = por cada carta tuya en la batalla
tx-per-other = por cada otra carta tuya en la batalla
tx-per-type = por cada carta tuya de { $power } en la batalla
tx-per-enemy = por cada carta de los jugadores contra los que luchas
tx-per-side = por cada jugador de tu bando
tx-at-most = { $text } (como máximo { $n })
tx-at-least = { $text } (mínimo { $n })
tx-defence-one = Defensa I { $signed }
tx-defence-two = Defensa II { $signed }
tx-defence-both = ambas Defensas { $signed }
tx-without-one = { $text } (si no hay: { $other })
tx-target-enemy = { $n ->
    [one] 1 carta de un jugador contra el que luchas
   *[other] { $n } cartas de jugadores contra los que luchas
 }
tx-target-enemy-type = { $n ->
    [one] 1 carta de { $power } de un jugador contra el que luchas
   *[other] { $n } cartas de { $power } de jugadores contra los que luchas
 }
tx-target-own = { $n } de tus cartas
tx-target-own-exhausted = { $n ->
    [one] 1 de tus cartas que esté Agotada
   *[other] { $n } de tus cartas que estén Agotadas
 }
tx-target-other-own = { $n } de tus otras cartas
tx-target-other-own-exhausted = { $n ->
    [one] 1 de tus otras cartas que esté Agotada
   *[other] { $n } de tus otras cartas que estén Agotadas
 }
tx-target-any = { $n ->
    [one] 1 otra carta de la batalla
   *[other] { $n } otras cartas de la batalla
 }
tx-target-attacking-player = { $n } de las cartas del atacante (elige su dueño)
tx-with-at-most = { $text } con Poder Base { $n } o menos
tx-copy-power = obtén el Poder Base de { $target }
tx-exhaust = agota { $target }
tx-restore = restaura { $target }
tx-silence = las Habilidades de { $target } quedan anuladas en esta batalla
tx-send-hand = envía { $target } a la mano de su dueño
tx-send-restore = envía { $target } a la pila de recuperación de su dueño
tx-send-deck-top = envía { $target } a la parte superior del mazo de su dueño
tx-send-deck-bottom = envía { $target } a la parte inferior del mazo de su dueño
tx-guard-self = los jugadores contra los que luchas no pueden elegirla como objetivo
tx-guard-other-own = los jugadores contra los que luchas no pueden elegir tus otras cartas como objetivo
tx-guard-own = los jugadores contra los que luchas no pueden elegir tus cartas como objetivo
tx-guard-type = los jugadores contra los que luchas no pueden elegir tus cartas de { $power } como objetivo
tx-keep-hand = después de la batalla puedes devolver esta carta a tu mano
tx-keep-deck-top = después de la batalla puedes poner esta carta encima de tu mazo
tx-cards = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
 }
tx-cards-of = { $n ->
    [one] 1 carta de { $power }
   *[other] { $n } cartas de { $power }
 }
tx-play-hand = juega { $cards } desde tu mano en esta batalla
tx-play-restore = juega { $cards } desde tu pila de recuperación en esta batalla
tx-play-deck-top = juega { $cards } desde la parte superior de tu mazo en esta batalla
tx-may-play-hand = puedes jugar { $cards } desde tu mano en esta batalla
tx-may-play-restore = puedes jugar { $cards } desde tu pila de recuperación en esta batalla
tx-weak = { $text } (Poder Base { $n } o menos)
tx-draw = toma { $n ->
    [one] 1 carta
   *[other] { $n } cartas
 } de tu mazo
tx-discard = pon { $n ->
    [one] 1 carta
   *[other] { $n } cartas
 } de tu mano en tu pila de recuperación
tx-recover-played-hand = pon { $n ->
    [one] 1 carta
   *[other] { $n } cartas
 } que hayas jugado en esta batalla en tu mano
tx-recover-played-deck-top = pon { $n ->
    [one] 1 carta
   *[other] { $n } cartas
 } que hayas jugado en esta batalla sobre tu mazo
tx-recover-restore-hand = pon { $n ->
    [one] 1 carta
   *[other] { $n } cartas
 } de tu pila de recuperación en tu mano
tx-recover-restore-deck-top = pon { $n ->
    [one] 1 carta
   *[other] { $n } cartas
 } de tu pila de recuperación sobre tu mazo
tx-look-deck = mira las { $n } cartas superiores de tu mazo, pon las que quieras debajo y el resto encima en el orden que quieras
tx-cull-hand = destruye { $n ->
    [one] 1 carta
   *[other] { $n } cartas
 } de tu mano
tx-cull-hand-starter = destruye { $n ->
    [one] 1 carta inicial
   *[other] { $n } cartas iniciales
 } de tu mano
tx-cull-both = destruye { $n ->
    [one] 1 carta
   *[other] { $n } cartas
 } de tu mano o tu pila de recuperación
tx-cull-both-starter = destruye { $n ->
    [one] 1 carta inicial
   *[other] { $n } cartas iniciales
 } de tu mano o tu pila de recuperación
tx-any = { $n ->
    [one] 1 Recurso a tu elección
   *[other] { $n } Recursos a tu elección
 }
tx-dark-essence = { $n ->
    [one] 1 Esencia Oscura
   *[other] { $n } Esencias Oscuras
 }
tx-dragon-stone = { $n ->
    [one] 1 Piedra de Dragón
   *[other] { $n } Piedras de Dragón
 }
tx-magic-crystal = { $n ->
    [one] 1 Cristal Mágico
   *[other] { $n } Cristales Mágicos
 }
tx-gain = obtén { $what }
tx-pay = paga { $what }
tx-steal-camp = roba { $what } de un Campamento
tx-steal-board = roba { $what } de un Campamento o de un Poder Base
tx-lose-camp = pierde { $what } del Campamento
tx-lose-base = pierde { $what } del Poder Base
tx-exchange = { $n ->
    [one] convierte hasta 1 Recurso en otro tipo
   *[other] convierte hasta { $n } Recursos en otros tipos
 }
tx-ip = { $signed } PI
tx-move = { $signed } de movimiento
tx-upgrade = roba { $n ->
    [one] 1 Mejora
   *[other] { $n } Mejoras
 }
tx-battle-card = { $n ->
    [one] toma la carta superior de { $power }
   *[other] mira las { $n } cartas superiores de { $power } y quédate una
 }
tx-buy-look-of = mira { $n ->
    [one] 1 carta
   *[other] { $n } cartas
 } más al comprar del mazo de { $power }
tx-buy-look-any = mira { $n ->
    [one] 1 carta
   *[other] { $n } cartas
 } más al comprar
tx-buy-less-of = tu próxima compra del mazo de { $power } cuesta { $n } menos
tx-buy-less-any = tu próxima compra de cualquier mazo cuesta { $n } menos
tx-hand-size = Tamaño de mano { $signed }
tx-capacity = Capacidad del Campamento { $signed } de { $what }
tx-capacity-each = Capacidad del Campamento { $signed } de cada tipo
tx-loss-reduction = pierdes { $n ->
    [one] 1 Recurso
   *[other] { $n } Recursos
 } menos del Poder Base al perder una batalla
tx-range = tu Personaje puede unirse a batallas desde { $n ->
    [one] 1 paso
   *[other] { $n } pasos
 } más lejos
tx-mine = cada mina recibe { $n ->
    [one] 1 Recurso
   *[other] { $n } Recursos
 } más
tx-mine-clear = todas las minas se vacían
tx-who-all = Cada jugador
tx-who-most-ip = Quien tenga más PI
tx-who-least-ip = Quien tenga menos PI
tx-who-least-stars = Quien posea menos ★
tx-owning-min = con ★{ $n } o más
tx-owning-max = con ★{ $n } o menos
tx-owning-no-field = si no se usan Batallas Campales
tx-this-round = Esta Ronda { $changes }
tx-defences-one = Defensas I
tx-defences-two = Defensas II
tx-defences-of = Defensas de { $power }
tx-rule-siege-defence = todas las { $which } { $signed }
tx-rule-siege-ip = los atacantes que ganen un asedio reciben { $signed } PI
tx-rule-field-ip = cada ganador de una Batalla Campal recibe { $signed } PI
tx-rule-support-ip = los Jugadores de Apoyo que ganen reciben { $signed } PI
tx-rule-no-sea = todas las Rutas Marítimas están cerradas
tx-rule-free-sea = las Rutas Marítimas no cuestan movimiento
tx-rule-movement = movimiento { $signed }
tx-rule-no-field = no hay Batallas Campales
tx-rule-permission-free = toda petición de paso se da por concedida
tx-rule-market-anywhere = puedes comerciar como en un Mercado en cualquier Lugar y sin permiso
tx-rule-garlock-picks = cada Garlock toma { $signed } Carta de Recursos
tx-rule-buy-discount = las Cartas de Batalla cuestan { $n } menos
tx-rule-buy-look = mira { $n ->
    [one] 1 carta
   *[other] { $n } cartas
 } más al comprar
tx-rule-treasures-per-win = los ganadores resuelven { $n } Tesoros
tx-rule-rest-amount = Descansar da { $n } Recursos
tx-rule-battle-open = los Marcadores de Batalla se colocan boca arriba
tx-rule-hand-size-flag = tamaño de mano { $signed }
tx-attacker = Atacante
tx-others = Los demás
tx-leader = Movimiento { $n }. Poder Base: { $powers }
tx-leader-power = { $power } { $n } con { $slots } espacios
tx-learn = Aprendizaje ({ $fewest } capítulos, { $low } PI)
tx-basic = Básica ({ $fewest }-{ $most } Eventos, { $low }-{ $high } PI, sin reglas avanzadas)
tx-own-stars = Posee ★{ $n }
tx-own-locations = { $n ->
    [one] Posee 1 Lugar ★
   *[other] Posee { $n } Lugares ★
 }
tx-own-in-region = { $n ->
    [one] Posee 1 Lugar ★ en { $what }
   *[other] Posee { $n } Lugares ★ en { $what }
 }
tx-own-regions = Posee Lugares ★ en { $n } regiones
tx-own-ports = { $n ->
    [one] Posee 1 Puerto
   *[other] Posee { $n } Puertos
 }
tx-own-markets = { $n ->
    [one] Posee 1 Mercado
   *[other] Posee { $n } Mercados
 }
tx-own-plus = { $n ->
    [one] Posee un Lugar con icono de una carta más
   *[other] Posee { $n } Lugares con icono de una carta más
 }
tx-base-resources = Ten { $n } Recursos en tu Poder Base
tx-camp-total = Ten { $n } Recursos en tu Campamento
tx-upgrades-equipped = Ten { $n } Mejoras equipadas
tx-cards-owned-each-type = { $n ->
    [one] Ten 1 carta adquirida de cada Poder
   *[other] Ten { $n } cartas adquiridas de cada Poder
 }
tx-sole-lowest-ip = Sé el único con menos PI al comienzo de la Ronda { $round } o posterior
tx-power-in-battle = Aporta { $n } de { $what } en una batalla
tx-win-attacking-with-cards-max = Gana un asedio como atacante jugando como máximo { $n ->
    [one] 1 carta
   *[other] { $n } cartas
 }
tx-win-any-with-own-cards-min = Gana una batalla jugando al menos { $n ->
    [one] 1 carta
   *[other] { $n } cartas
 }
tx-count-in-turn-win-siege-attacking = Gana { $n } asedios como atacante en un turno
tx-count-win-siege-supporting = { $n ->
    [one] Gana 1 asedio apoyando
   *[other] Gana { $n } asedios apoyando
 }
tx-count-win-siege-defending = { $n ->
    [one] Resiste 1 asedio como defensor
   *[other] Resiste { $n } asedios como defensor
 }
tx-count-win-siege-great = { $n ->
    [one] Gana 1 asedio de ★{ $stars } o más como atacante
   *[other] Gana { $n } asedios de ★{ $stars } o más como atacante
 }
tx-count-capture-from-player = { $n ->
    [one] Arrebata 1 Lugar ★ a otro jugador
   *[other] Arrebata { $n } Lugares ★ a otros jugadores
 }
tx-count-gather-mine = { $n ->
    [one] Recoge en 1 mina
   *[other] Recoge en { $n } minas
 }
tx-count-win-field = { $n ->
    [one] Gana 1 Batalla Campal
   *[other] Gana { $n } Batallas Campales
 }
tx-count-buy-s = Compra { $n } cartas de Sigilo
tx-count-buy-p = Compra { $n } cartas de Físico
tx-count-buy-m = Compra { $n } cartas de Magia
tx-count-destroy-card = { $n ->
    [one] Destruye 1 Carta de Batalla
   *[other] Destruye { $n } Cartas de Batalla
 }
tx-count-rest = { $n ->
    [one] Descansa 1 vez
   *[other] Descansa { $n } veces
 }
tx-count-market-trade = { $n ->
    [one] Haz 1 intercambio en un Mercado
   *[other] Haz { $n } intercambios en Mercados
 }
tx-count-sea-travel = { $n ->
    [one] Viaja 1 vez por mar
   *[other] Viaja { $n } veces por mar
 }
tx-count-lose-battle-joined = { $n ->
    [one] Pierde 1 batalla con tu Personaje
   *[other] Pierde { $n } batallas con tu Personaje
 }
tx-count-grant-permission = { $n ->
    [one] Concede 1 petición de paso
   *[other] Concede { $n } peticiones de paso
 }

# -- cartas, Mejoras, Objetivos, Eventos, Tesoros, lugares
card-shadow-dagger = Daga de las sombras
card-rooftop-archer = Arquera de los tejados
card-alley-cutpurse = Cortabolsas del callejón
card-cloaktown-lookout = Vigía de Cloaktown
card-poisoner = Envenenadora
card-night-runner = Corredor nocturno
card-smuggler = Contrabandista
card-silent-blade = Hoja silenciosa
card-moguras-informer = Informador de Moguras
card-masked-agent = Agente enmascarado
card-trapper = Trampero
card-infiltrator = Infiltrada
card-pickpocket-ring = Banda de carteristas
card-whisper-network = Red de susurros
card-saboteur = Saboteador
card-ambusher = Emboscador
card-nina-twinblade = Nina Doblehoja
card-vertash-thorngage = Vertash Thorngage
card-horo-the-shapeshifter = Horo el cambiaformas
card-berger-the-undertaker = Berger el enterrador
card-heir-of-delfa = Heredero de Delfa
card-mistress-of-masks = Señora de las máscaras
card-shadowborn-stalker = Acechador nacido en la sombra
card-master-of-poisons = Maestro de venenos
card-the-grey-widow = La Viuda Gris
card-black-market-baron = Barón del mercado negro
card-lusta-footman = Infante de Lusta
card-crossbow-company = Compañía de ballesteros
card-shieldbearer = Escudero
card-siege-ram = Ariete de asedio
card-orc-brawler = Camorrista orco
card-dwarven-sapper = Zapador enano
card-mage-hunter = Cazadora de magos
card-war-drummer = Tamborilero de guerra
card-halberdier = Alabardera
card-field-medic = Médico de campaña
card-veteran-sergeant = Sargento veterano
card-berserker = Berserker
card-stonewall-guard = Guardia del muro de piedra
card-clan-hunter = Cazador del clan
card-standard-bearer = Portaestandarte
card-reserve-column = Columna de reserva
card-sorga-blackteeth = Sorga Dientenegro
card-osgor-the-orc = Osgor el orco
card-champion-of-senona = Campeona de Senona
card-giant-of-the-vale = Gigante del Valle
card-iron-marshal = Mariscal de hierro
card-wall-breaker = Rompemuros
card-captain-stormhold = Capitán Stormhold
card-twin-axe-durga = Durga de las dos hachas
card-sworn-shield = Escudo juramentado
card-warlords-banner = Estandarte del señor de la guerra
card-fire-storm = Tormenta de fuego
card-bryr-druid = Druida de Bryr
card-battle-mage = Mago de batalla
card-arcane-archer = Arquera arcana
card-apprentice-conjurer = Aprendiz de conjurador
card-frost-weaver = Tejedora de escarcha
card-ward-keeper = Guardián de las salvaguardas
card-crystal-seer = Vidente de cristal
card-illusionist = Ilusionista
card-rune-carver = Tallador de runas
card-storm-caller = Invocadora de tormentas
card-spirit-binder = Atador de espíritus
card-hex-witch = Bruja de los maleficios
card-wind-walker = Caminante del viento
card-chain-lightning = Relámpago en cadena
card-mana-surge = Oleada de maná
card-onara-amari = Onara Amari
card-willow-thorngage = Willow Thorngage
card-drs-bumble = Drs Bumble
card-renegade-of-the-octagon = Renegado del Octágono
card-acolyte-of-zargeth = Acólita de Zargeth
card-time-weaver = Tejedor del tiempo
card-elder-of-the-sacred-forest = Anciana del Bosque Sagrado
card-mirror-mage = Mago del espejo
card-planar-gate = Portal planar
card-soul-drain = Drenaje de almas
card-garlock-worker-salazar = Obrero garlock
card-garlock-supervisor-salazar = Supervisor garlock
card-faction-followers-salazar = Seguidores de la facción
card-kinara-flamecaller = Invocallamas de Kinara
card-ashguard-captain = Capitán de la guardia de ceniza
card-garlock-worker-nazul = Obrero garlock
card-garlock-supervisor-nazul = Supervisor garlock
card-faction-followers-nazul = Seguidores de la facción
card-veil-assassin = Asesino del velo
card-moguras-enforcer = Matón de Moguras
card-garlock-worker-selina = Obrero garlock
card-garlock-supervisor-selina = Supervisor garlock
card-faction-followers-selina = Seguidores de la facción
card-moonlit-ranger = Montaraz de luna
card-hexbow-scout = Exploradora del arco maldito
card-garlock-worker-grumash = Obrero garlock
card-garlock-supervisor-grumash = Supervisor garlock
card-faction-followers-grumash = Seguidores de la facción
card-bonefire-raider = Saqueador de Bonefire
card-tusk-skirmisher = Hostigador colmilludo
card-garlock-worker-marcus = Obrero garlock
card-garlock-supervisor-marcus = Supervisor garlock
card-faction-followers-marcus = Seguidores de la facción
card-senona-knight = Caballero de Senona
card-oathbound-cleric = Clérigo juramentado
card-garlock-worker-ilyra = Obrero garlock
card-garlock-supervisor-ilyra = Supervisor garlock
card-faction-followers-ilyra = Seguidores de la facción
card-esvian-dreamer = Soñadora de Esvia
card-grove-whisperer = Susurradora de la arboleda
upgrade-ember-staff = Bastón de ascuas
upgrade-flamewrought-blade = Hoja forjada en llamas
upgrade-robes-of-kinara = Túnica de Kinara
upgrade-ashen-mail = Malla cenicienta
upgrade-charm-of-sparks = Amuleto de chispas
upgrade-crystal-furnace = Horno de cristal
upgrade-scribes-tent = Tienda del escriba
upgrade-alchemists-bench = Mesa del alquimista
upgrade-drill-ground = Campo de instrucción
upgrade-runed-chest = Cofre rúnico
upgrade-staff-of-nine-flames = Bastón de las nueve llamas
upgrade-mantle-of-the-arch-wizard = Manto del archimago
upgrade-heart-of-the-phoenix = Corazón del fénix
upgrade-circle-of-adepts = Círculo de adeptos
upgrade-twin-stilettos = Estiletes gemelos
upgrade-hooked-falchion = Bracamarte con gancho
upgrade-nightcloak = Capa nocturna
upgrade-moguras-brigandine = Brigantina de Moguras
upgrade-smoke-vials = Viales de humo
upgrade-essence-still = Alambique de esencia
upgrade-recruiters-table = Mesa del reclutador
upgrade-fences-den = Guarida del perista
upgrade-thieves-tunnel = Túnel de ladrones
upgrade-hidden-cache = Alijo oculto
upgrade-shadowfang = Colmillo de sombra
upgrade-veil-of-nobody = Velo de nadie
upgrade-boots-of-the-long-road = Botas del largo camino
upgrade-guild-of-whispers = Gremio de los susurros
upgrade-moonbow = Arco lunar
upgrade-hexed-arrows = Flechas malditas
upgrade-leafweave-hood = Capucha de hojas
upgrade-runic-vest = Chaleco rúnico
upgrade-scouts-horn = Cuerno del explorador
upgrade-herbalist-stall = Puesto de herbolaria
upgrade-ranger-post = Puesto de montaraces
upgrade-story-circle = Círculo de relatos
upgrade-pilgrims-market = Mercado de peregrinos
upgrade-forest-store = Almacén del bosque
upgrade-bow-of-the-silver-moon = Arco de la luna de plata
upgrade-cloak-of-stars = Capa de estrellas
upgrade-windstep-boots = Botas del paso del viento
upgrade-watchers-lodge = Refugio de los vigías
upgrade-bonecleaver = Partehuesos
upgrade-serrated-axe = Hacha dentada
upgrade-boarhide-plate = Coraza de piel de jabalí
upgrade-warpaint = Pintura de guerra
upgrade-war-totem = Tótem de guerra
upgrade-stone-pit = Cantera
upgrade-warrior-lodge = Casa de guerreros
upgrade-slaughter-pit = Foso de la matanza
upgrade-raiding-party = Partida de saqueo
upgrade-ox-carts = Carretas de bueyes
upgrade-skullsplitter = Rompecráneos
upgrade-ironhide = Piel de hierro
upgrade-dire-wolf = Lobo terrible
upgrade-great-war-camp = Gran campamento de guerra
upgrade-oathsword = Espada del juramento
upgrade-blessed-mace = Maza bendita
upgrade-tower-shield = Escudo de torre
upgrade-chain-of-senona = Cota de Senona
upgrade-banner-of-lusta = Estandarte de Lusta
upgrade-quartermaster = Intendente
upgrade-barracks = Cuartel
upgrade-chapel = Capilla
upgrade-tithe-barn = Granero del diezmo
upgrade-strongroom = Cámara acorazada
upgrade-dawnbringer = Portadora del alba
upgrade-lion-plate = Coraza del león
upgrade-destrier = Corcel de guerra
upgrade-war-council = Consejo de guerra
upgrade-thornstaff = Bastón de espinas
upgrade-dreamblade = Hoja de los sueños
upgrade-barkskin-mantle = Manto de corteza
upgrade-mistveil = Velo de niebla
upgrade-seers-mirror = Espejo de la vidente
upgrade-moonwell = Pozo lunar
upgrade-grove-of-teaching = Arboleda de la enseñanza
upgrade-singing-stones = Piedras cantoras
upgrade-roots-of-memory = Raíces de la memoria
upgrade-seed-vault = Cámara de semillas
upgrade-staff-of-the-first-tree = Bastón del primer árbol
upgrade-robe-of-seasons = Túnica de las estaciones
upgrade-feyhart = Ciervo feérico
upgrade-elder-council = Consejo de ancianos
objective-rising-banner = Estandarte en alza
objective-rising-kingdom = Reino en alza
objective-three-strongholds = Tres baluartes
objective-lord-of-moguras = Señor de Moguras
objective-lord-of-lusta = Señor de Lusta
objective-lord-of-estaria = Señor de Estaria
objective-lord-of-esvia = Señor de Esvia
objective-foothold-in-the-vale = Un pie en el Valle
objective-master-of-harbours = Dueño de los puertos
objective-market-master = Dueño del mercado
objective-faithful-ally = Aliado fiel
objective-hold-the-line = Mantener la línea
objective-usurper = Usurpador
objective-empowered = Con todo el poder
objective-fully-armed = Bien armado
objective-prospector = Buscador de vetas
objective-patron-of-soldiers = Patrón de soldados
objective-heart-of-the-kingdom = Corazón del reino
objective-three-corners-of-the-realm = Tres rincones del reino
objective-fortress-taker = Tomador de fortalezas
objective-blitz = Ataque relámpago
objective-duel-of-leaders = Duelo de líderes
objective-terror-of-the-roads = Terror de los caminos
objective-school-of-shadows = Escuela de las sombras
objective-school-of-steel = Escuela del acero
objective-school-of-sorcery = Escuela de hechicería
objective-combined-arms = Armas combinadas
objective-hard-choices = Decisiones difíciles
objective-patience = Paciencia
objective-merchant-prince = Príncipe mercader
objective-storm-of-knives = Tormenta de cuchillos
objective-wall-of-shields = Muro de escudos
objective-sea-of-flames = Mar de llamas
objective-the-few = Los pocos
objective-the-many = Los muchos
objective-deep-stores = Despensa llena
objective-sea-legs = Pies de marinero
objective-bitter-lesson = Lección amarga
objective-generous-host = Anfitrión generoso
objective-underdog = El menos favorecido
kingdom-chapter-1-a-throne-without-an-heir = Capítulo 1 - Un trono sin heredero
kingdom-chapter-2-banners-are-raised = Capítulo 2 - Se alzan los estandartes
kingdom-chapter-3-the-march-on-the-crown = Capítulo 3 - La marcha hacia la corona
kingdom-call-to-arms = Llamada a las armas
kingdom-harvest-of-stones = Cosecha de piedras
kingdom-tax-collectors = Recaudadores de impuestos
kingdom-storm-at-sea = Tormenta en el mar
kingdom-fair-winds = Vientos favorables
kingdom-muddy-roads = Caminos embarrados
kingdom-royal-couriers = Correos reales
kingdom-weak-garrisons = Guarniciones débiles
kingdom-octagon-reinforcements = Refuerzos del Octágono
kingdom-arcane-wards = Salvaguardas arcanas
kingdom-crumbling-walls = Muros que se desmoronan
kingdom-night-of-knives = Noche de los cuchillos
kingdom-bounty-on-leaders = Recompensa por los líderes
kingdom-truce-of-the-temples = Tregua de los templos
kingdom-open-gates = Puertas abiertas
kingdom-great-fair = Gran feria
kingdom-garlock-surplus = Excedente garlock
kingdom-garlock-strike = Huelga garlock
kingdom-rich-veins = Vetas ricas
kingdom-cave-in = Derrumbe
kingdom-mercenary-season = Temporada de mercenarios
kingdom-scouts-reports = Informes de exploradores
kingdom-spoils-of-war = Botín de guerra
kingdom-master-smiths = Maestros herreros
kingdom-bandit-raids = Incursiones de bandidos
kingdom-envy-of-the-crown = Envidia de la corona
kingdom-voice-of-the-people = La voz del pueblo
kingdom-season-of-rest = Temporada de descanso
kingdom-open-banners = Estandartes a la vista
kingdom-every-blade-counts = Cada espada cuenta
treasure-jars-of-dark-essence = Tarros de Esencia Oscura
treasure-crate-of-dragon-stones = Cajón de Piedras de Dragón
treasure-casket-of-crystals = Cofrecillo de cristales
treasure-mixed-spoils = Botín variado
treasure-merchants-ledger = Libro del mercader
treasure-garrison-payroll = Paga de la guarnición
treasure-shadow-and-stone = Sombra y piedra
treasure-stone-and-crystal = Piedra y cristal
treasure-crystal-and-shadow = Cristal y sombra
treasure-war-maps = Mapas de guerra
treasure-captured-arms = Armas capturadas
treasure-relic-hoard = Tesoro de reliquias
treasure-royal-seal = Sello real
treasure-banner-of-the-fallen = Estandarte de los caídos
treasure-returning-veterans = Veteranos que regresan
treasure-loyal-company = Compañía leal
treasure-recruits-of-shadow = Reclutas de la sombra
treasure-recruits-of-steel = Reclutas del acero
treasure-recruits-of-flame = Reclutas de la llama
treasure-ransomed-hostages = Rehenes rescatados
treasure-full-granary = Granero lleno
treasure-old-tomes = Libros antiguos
treasure-nearly-empty-vault = Cámara casi vacía
defence-undermanned-wall = Muro mal guarnecido
defence-open-postern = Poterna abierta
defence-traitor-at-the-gate = Traidor en la puerta
defence-all-quiet = Todo en calma
defence-alert-sentries = Centinelas alerta
defence-militia-on-the-walls = Milicia en los muros
defence-royal-reinforcements = Refuerzos reales
defence-weak-flank = Flanco débil
defence-second-line-holds = La segunda línea aguanta
defence-raised-drawbridge = Puente levadizo alzado
defence-boiling-oil = Aceite hirviendo
place-starfall-ridge = Cresta de Starfall
place-grimshire = Grimshire
place-gates-of-kinara = Puertas de Kinara
place-silverquay = Silverquay
place-arcanum = Arcanum de Estaria
place-dantes-spire = Aguja de Dantes
place-magic-crystal-mine = Mina de Cristales Mágicos
place-kingsford = Kingsford
place-vale-city = Ciudad del Valle
place-tritown = Tritown
place-clanmoot = Clanmoot
place-elder-glade = Claro de los Ancianos
place-willowmere = Willowmere
place-sacred-grove = Arboleda Sagrada
place-bryr-hollow = Hondonada de Bryr
place-leafport = Leafport
place-moonpass = Moonpass
place-boultry = Boultry
place-triban-camp = Campamento Triban
place-cloaktown = Cloaktown
place-shadowfen = Shadowfen
place-delfa-haven = Refugio de Delfa
place-dark-essence-mine = Mina de Esencia Oscura
place-murkwell = Murkwell
place-heroes-crossway = Cruce de los Héroes
place-durdon = Durdon
place-dawnfield = Dawnfield
place-senona-stronghold = Baluarte de Senona
place-dragon-stone-mine = Mina de Piedras de Dragón
place-redwatch = Redwatch
place-ironmarsh = Ironmarsh
place-bonefire-hills = Colinas de Bonefire
leader-salazar = Salazar
leader-nazul = Nazul
leader-selina = Selina
leader-grumash = Grumash
leader-marcus = Marcus
leader-ilyra = Ilyra

# Where the points came from.
score-do-swn-08 = Asedios ganados
score-do-slo-06 = Lugares perdidos
score-do-fld-15 = Batallas Campales ganadas
score-do-fld-19 = Batallas Campales perdidas
score-do-win-09 = Eventos, Tesoros y Objetivos
score-do-rnd-04 = Recompensas de Estrellas
about = Seis reinos en una isla: reúne un ejército carta a carta, asedia ciudades, mide a tus rivales en campo abierto, negocia apoyos y gana la influencia que hace una corona.
points = { $n } PI
