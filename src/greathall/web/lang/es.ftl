# Las palabras propias de la página. Lo que dicen los juegos viene de sus catálogos.
yes = Sí
no = No
on = sí
off = no
close = Cerrar
loading = Encendiendo las antorchas…
online = presente
offline = ausente
bar-skip = Saltar a la página
bar-settings = Ajustes
bar-language = Idioma
bar-theme = Tema
bar-motion = Movimiento
bar-sound = Sonido
theme-light = Claro
theme-dark = Oscuro
theme-contrast = Alto contraste
welcome-title = Te damos la bienvenida al gran salón
welcome-text = Siéntate a una mesa, a solas contra bots o con amigos. Las reglas están en la mesa: te dice qué puedes hacer y por qué no.
welcome-name = ¿Cómo te llamamos?
welcome-enter = Entrar en el salón
hall-games = Los juegos
hall-players = De { $low } a { $high } jugadores
hall-play = Jugar ya
hall-new = Mesa nueva
hall-new-table = Abrir una mesa nueva
hall-rules = Reglas
hall-cards = Cartas
hall-mine = Tus mesas
hall-open = Mesas abiertas
hall-none-open = Ahora mismo nadie busca compañía. Abre una mesa y los demás la verán aquí.
hall-import = Abrir una grabación
hall-your-turn = Te toca
hall-over = Terminada
hall-waiting = Esperando a { $who }
new-title = Una mesa nueva
new-game = Juego
new-players = Jugadores
new-seats = Asientos
new-seat = Asiento { $number }
new-seat-me = yo
new-seat-open = libre, por invitación
new-seat-bot = bot
new-level = Nivel del bot
new-name = Nombre
new-visibility = Quién puede venir
new-undo = Deshacer
new-pace = Ritmo
new-seed = Semilla (vacía para el azar)
new-gather = Cada cual añade palabras al barajado antes de repartir
new-variants = Variantes y aclaraciones
new-open = Abrir la mesa
bot-easy = fácil
bot-medium = medio
bot-hard = difícil
visibility-private = solo quien tenga el enlace
visibility-open = cualquiera del salón
undo-free = libre, hasta que algo se revele
undo-ask = los demás deben estar de acuerdo
undo-none = nunca
pace-none = sin prisa
pace-live = un reloj para cada jugador
pace-days = unos días para cada jugada
pace-minutes = Minutos por jugador
pace-each-days = Días por jugada
table-board = El tablero
table-side = Pregunta, registro y jugadores
table-tabs = Qué mostrar
table-tools = Herramientas
table-undo = Deshacer
table-hint = Pista
table-why = ¿Por qué no?
picks-how = Cada uno se marca y se desmarca; nada cuenta hasta confirmarlo.
table-more = Más que puedes hacer
table-sure = { $what }: ¿seguro?
table-waiting = Esperando a { $who }
table-thinking = pensando
table-asked = debe responder
table-frozen = Esta mesa está parada.
frozen-failed = Aquí fallaron las reglas al recibir una respuesta. No se ha perdido nada: seguirá cuando se arregle el fallo, y las demás mesas siguen ya.
trouble-full = El disco del salón está lleno. Todo espera y seguirá por sí solo en cuanto haya sitio; no se pierde nada.
trouble-read-only = El disco del salón ahora solo se puede leer. Todo espera y seguirá por sí solo en cuanto se pueda escribir; no se pierde nada.
trouble-locked = Otro programa tiene cogido el archivo del salón. Todo espera y seguirá por sí solo en cuanto lo suelte; no se pierde nada.
trouble-disk = El disco del salón no acepta nada ahora. Todo espera y seguirá por sí solo en cuanto lo haga; no se pierde nada.
trouble-damaged = El archivo del salón está dañado. Todo espera hasta que su guardián se ocupe de él.
frozen-bots = Los bots de esta mesa no pueden seguir. No se ha perdido nada: seguirá cuando se arregle el fallo, y las demás mesas siguen ya.
frozen-fault = El guardián de este salón lo encuentra como fallo { $fault }.
frozen-other-rules = Se jugó con la versión { $then } de las reglas, y la versión { $now } lleva a otra parte desde la respuesta { $n }: solo se puede mirar.
frozen-different = Desde la respuesta { $n } sus respuestas llevan a otra parte que cuando se dieron: solo se puede mirar.
tab-question = Jugar
tab-log = Registro
tab-mats = Jugadores
tab-talk = Charla
people-title = Quién juega
kind-person = persona
kind-bot = bot
kind-open = asiento libre
kind-closed = jugador grabado
log-title = Qué ha pasado
why-title = Lo que ahora no puedes hacer, y por qué
why-nothing = Se ofrece todo lo que podrías hacer aquí.
hint-says = Un bot haría: { $what }
undo-asked = Has pedido a los demás deshacer esto.
undo-request = { $who } querría deshacer algo. ¿Estás de acuerdo?
chat-title = Charla
chat-say = Di algo
chat-send = Enviar
note-title = Tus notas privadas
invite-title = Invitar a otros
invite-seat = Asiento { $number }
invite-watch = Para mirar
invite-copy = Copiar
invite-copied = El enlace está copiado.
invite-qr = Código QR
curtain-pass = Pasa la pantalla a { $name }
curtain-text = Los demás miran ahora a otro lado.
curtain-lift = Soy { $name }
result-winner = gana
result-replay = Verla otra vez
result-again = Otra partida
result-export = Guardar la grabación
fair-check = Comprobar los barajados
fair-right = Todo es correcto.
fair-wrong = Esto no es correcto:
fair-commitment = El número del que sale todo el azar de esta partida quedó fijado antes de que nadie se sentara: el sello que se mostró desde entonces coincide.
fair-words = { $count ->
    [one] 1 jugador le añadió palabras, así que nadie lo eligió solo.
   *[other] { $count } jugadores le añadieron palabras, así que nadie lo eligió solo.
}
fair-draws = { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
} y { $numbers ->
    [one] 1 sorteo más
   *[other] { $numbers } sorteos más
} salieron de él, en orden y sin saltos.
fair-shuffles = { $count ->
    [one] Se repitió 1 barajado de { $cards } cartas, carta por carta.
   *[other] Se repitieron { $count } barajados de { $cards } cartas, carta por carta.
}
fair-piles = { $piles ->
    [one] 1 mazo estaba
   *[other] { $piles } mazos estaban
} como se barajó, y { $dealt ->
    [one] la carta repartida al principio salió
   *[other] las { $dealt } cartas repartidas al principio salieron
} de arriba.
fair-drawn = { $count ->
    [one] Se robó una carta más, de la parte de arriba de su mazo.
   *[other] Se robaron { $count } cartas más, cada una de la parte de arriba de su mazo.
}
fair-back = { $count ->
    [one] Una misma respuesta robó una carta y la devolvió encima.
   *[other] { $count } cartas se robaron y se devolvieron encima con la misma respuesta.
}
fair-others = { $count ->
    [one] Junto a ellas, una carta no salió de ningún mazo: está a la vista en la mesa.
   *[other] Junto a ellas, { $count } cartas no salieron de ningún mazo, como las que están a la vista en la mesa.
}
fair-sampled = La partida empezó en una posición sorteada de nuevo; lo anterior no forma parte de esta comprobación.
fair-chosen = Alguien eligió la semilla de esta mesa y pudo saber lo que vendría.
unfair-cut = la transcripción está dañada.
unfair-format = esta página no sabe leer la transcripción.
unfair-commitment = la semilla no es la que se selló antes de la partida.
unfair-words = la semilla no contiene las palabras de los jugadores.
unfair-chance = el azar de la respuesta { $n } no es el de la semilla.
unfair-shuffle = las cartas barajadas en la respuesta { $n } ({ $pile }) no están como dice la semilla.
unfair-pile = { $pile } no estaba como se barajó (respuesta { $n }).
unfair-hand = { $pile } tenía cartas que no se repartieron.
unfair-foreign = en la respuesta { $n } se barajaron cartas ({ $pile }) que no son del juego.
gather-title = Antes de repartir
gather-text = Cada cual añade unas palabras al barajado, para que no lo elija la sala sola; quien habla al final puede estar seguro de que no lo eligió nadie. Se reparte cuando todos están aquí y listos.
gather-words = Tus palabras para el barajado (vale cualquiera)
gather-ready = Estoy listo
gather-waits = aún no está listo
gather-open = asiento libre
gather-here = está listo
gather-others = Estás listo. La partida espera a los demás.
gather-watching = La partida aún no está repartida.
origin-sampled = Esta mesa salió de una partida tuya en curso tras la jugada { $n }: todo lo que allí no sabías se sorteó de nuevo.
origin-finished = Esta mesa salió de una partida terminada tras la jugada { $n }; su semilla es conocida.
rules-changed = Las reglas de este juego han cambiado (de la versión { $from } a la { $to }).
rules-taken-back = { $count ->
    [one] Se deshizo 1 respuesta.
   *[other] Se deshicieron { $count } respuestas.
}
rules-nothing-back = No se deshizo nada; lo jugado antes queda como está.
rules-why-illegal = La respuesta { $n } ya no es posible.
rules-why-told = La respuesta { $n } lleva ahora a otra cosa.
rules-why-chance = La respuesta { $n } sortea ahora de otro modo.
rules-why-asked = Tras la respuesta { $n } se pregunta ahora a otra persona.
rules-why-failed = La respuesta { $n } ya no se puede jugar.
rules-understood = Seguir
replay-unshown = Las reglas han cambiado desde entonces. Lo que pasó se puede leer aquí, pero el tablero ya no se puede mostrar.
replay-fork-anew = Lo que aún no sabes se sortea de nuevo para ella.
refused-not-dealt = La partida aún no está repartida.
refused-dealt = La partida ya está repartida: las palabras llegan tarde.
refused-said = Ya has dicho tus palabras.
line-lost = Se ha perdido la conexión. Lo intentamos de nuevo; nada de lo que hiciste se pierde.
replay-title = Repetición de { $game }
replay-moment = Jugada { $n } de { $count }
replay-controls = Repetición
replay-start = Al principio
replay-back = Atrás
replay-next = Siguiente
replay-end = Al final
replay-play = Reproducir
replay-pause = Pausa
replay-jump = Ir a
replay-speed = Velocidad
replay-fork = ¿Y si…? Seguir desde aquí contra bots
rules-title = Las reglas
rules-find = Buscar una regla
rules-count = { $count ->
    [one] 1 regla
   *[other] { $count } reglas
}
rules-why = Por qué: { $why }
status-rulebook = reglamento
status-public = carta publicada
status-designed = nuestra
status-partly = reglamento, en parte
status-ruling = aclaración
cards-title = Las cartas
cards-find = Buscar una carta
source-rulebook = del reglamento
source-public = publicada
source-ours = nuestra

# Card Rogue
card-rogue-map = Las catacumbas
card-rogue-bigger = Más grande
card-rogue-smaller = Más pequeño
card-rogue-whole = Ver todo
card-rogue-me = Centrar en mí
card-rogue-hidden = carta boca abajo
card-rogue-hand = Mano
card-rogue-hand-empty = Nada en la mano
card-rogue-hand-gold = { $n } de oro para gastar
card-rogue-health = salud
card-rogue-attack = ataque
card-rogue-armor = armadura
card-rogue-points = puntos de victoria
card-rogue-poison = veneno: { $n }
card-rogue-poison-heals = veneno que cura: { $n }
card-rogue-lost =
    { $n ->
        [one] pierde un turno
       *[other] pierde { $n } turnos
    }
card-rogue-cooldown = hechizo en { $n }
card-rogue-away = ausente
card-rogue-gone = se fue
card-rogue-dead = fuera
card-rogue-returning = vuelve
card-rogue-fighting = lucha contra { $who }
card-rogue-turn = turno
card-rogue-potions = Pociones
card-rogue-explore = cartas de exploración
card-rogue-paths = losetas de camino
card-rogue-goals = Metas
card-rogue-done = lograda
card-rogue-shop = En la tienda
card-rogue-rush = ¡La carrera final! Quien antes pise una loseta inicial gana 1 punto de victoria.
card-rogue-foe-health = { $n } de { $most } de salud
card-rogue-foe-attack = ataca con { $n }
card-rogue-foe-double = ataca con el doble del dado
card-rogue-pile = cartas en el suelo: { $n }
card-rogue-offer = ofrece
card-rogue-nobody = sin elegir
card-rogue-slot-head = cabeza
card-rogue-slot-chest = pecho
card-rogue-slot-feet = pies
card-rogue-slot-primary = mano principal
card-rogue-slot-secondary = otra mano
card-rogue-empty = vacío
card-rogue-effect-unknown = desconocido
card-rogue-effect-healing = curación
card-rogue-effect-poison = veneno
card-rogue-effect-strength = fuerza
card-rogue-effect-weakness = debilidad
card-rogue-effect-teleportation = teletransporte
card-rogue-effect-paralysis = parálisis
card-rogue-goal-chest = abrir el cofre
card-rogue-goal-debt = saldar la deuda
card-rogue-goal-basilisk_green = matar al basilisco verde
card-rogue-goal-basilisk_yellow = matar al basilisco amarillo
card-rogue-goal-golem = matar al gólem
card-rogue-story = { $campaign } · { $level } de { $levels }
card-rogue-best = Lo mejor conocido: { $n } turnos.
card-rogue-gather = Antes del descenso
card-rogue-die = dado: { $n }
card-rogue-gold = { $n } de oro
card-rogue-vp = { $n } PV
card-rogue-exit-ladder = Encuentra la escalera.
card-rogue-exit-start = Vuelve al inicio.

# Meeples & Monsters
meeples-villages = Aldeas
meeples-castle = Castillo
meeples-university = Universidad
meeples-cathedral = Catedral
meeples-capitol = Capitolio
meeples-humanoid = Humanoide
meeples-undead = No Muerto
meeples-beast = Bestia
meeples-triggered = una vez
meeples-ongoing = duradera
meeples-end_of_game = al final
meeples-turn = turno { $n }
meeples-phases = Fases del turno
meeples-phase-development = Desarrollo
meeples-phase-main = Principal
meeples-phase-draw = Robo
meeples-final = { $n ->
    [one] El último turno
   *[other] Turnos finales: quedan { $n }
}
meeples-arrivals = El Consejo Oscuro ha llegado { $n } de 3 veces
meeples-deck = { $n ->
    [one] Queda 1 carta en el mazo de Monstruos
   *[other] Quedan { $n } cartas en el mazo de Monstruos
}
meeples-draws = Al final de este turno se sacan { $n } meeples
meeples-offer = Losetas en oferta
meeples-stack = { $n } más
meeples-offer-none = No queda ninguna.
meeples-council = Encuentro Final
meeples-council-shut = solo en los turnos finales
meeples-council-open = ya se puede luchar contra ellos
meeples-henchman = en ambos turnos finales
meeples-fought = Combatió: { $who }
meeples-pages = Partes de la ciudad
meeples-chip-villages = Aldeas
meeples-chip-castle = Castillo
meeples-chip-university = Univ.
meeples-chip-cathedral = Catedral
meeples-chip-capitol = Capitolio
meeples-chip-council = Consejo
meeples-vacant = Espacio libre
meeples-tower = { $n ->
    [one] Torre: queda 1 Sala
   *[other] Torre: quedan { $n } Salas
}
meeples-shut = Próximo turno
meeples-taken = Todas tomadas
meeples-overrun = invadido +{ $n }
meeples-overrun-about = { $n ->
    [one] Invadido: quien activa aquí un lugar sin luchar recibe 1 Campesino más.
   *[other] Invadido: quien activa aquí un lugar sin luchar recibe { $n } Campesinos más.
}
meeples-strength = Fuerza { $n }
meeples-strength-word = fuerza
meeples-vp = { $n } PV
meeples-vp-word = puntos de victoria
meeples-stock = { $n } × { $unit } en esta loseta
meeples-held = En manos de { $who }
meeples-as = { $one } como { $other }
meeples-guest = Se unen: { $who }
meeples-send = { $who } a { $where }
meeples-total = { $total } de { $strength }
meeples-met = Se cumple lo que pide
meeples-open-need = aún hace falta
meeples-enough = ¡Basta!
meeples-missing = faltan { $n }
meeples-tavern = Taberna
meeples-lodgings = Alojamientos
meeples-bag = Bolsa
meeples-nobody = nadie
meeples-heroes = Héroes
meeples-level = Nivel { $n }
meeples-next = El siguiente nivel cuesta { $n } PV
meeples-used = usado este turno
meeples-quests = Misiones
meeples-no-quests = Ninguna Misión en mano.
meeples-hidden = { $n ->
    [one] Una Misión boca abajo
   *[other] { $n } Misiones boca abajo
}
meeples-all-quests = Todas tus Misiones
meeples-new = nuevo
meeples-supply = Reserva
meeples-quest-deck = { $n ->
    [one] Queda 1 Misión en el mazo
   *[other] Quedan { $n } Misiones en el mazo
}
meeples-on-quests = En Misiones
meeples-kept = Volverán
meeples-all = La ciudad
meeples-read = Leer todas
meeples-city = Volver a la ciudad
meeples-done = cumplidas
meeples-pile = Monstruos vencidos
meeples-mat = El tablero de { $who }
meeples-odds-show = Probabilidades
meeples-odds = { $n } en la bolsa; el próximo robo saca { $draw }.
meeples-odds-count = quedan
meeples-odds-next = el próximo
meeples-odds-some = uno entre { $n }
meeples-odds-refill = { $n } más vienen de los Alojamientos: la bolsa se rellena.
meeples-herald-council = ¡El Consejo Oscuro despierta!
meeples-herald-third = ¡El Consejo Oscuro está aquí!
meeples-herald-final = ¡Los turnos finales!

error-page = No existe esa página
error-page-more = Puede que la dirección se haya cortado por el camino.
error-server = El salón no contesta
error-server-more = Puede que el servidor esté cerrado. Arráncalo y todo sigue donde estaba.
error-table = No hay tal mesa para ti
error-table-more = Puede ser privada, o el enlace es demasiado viejo. Pide otro a quien te lo mandó.
error-broken = Esta mesa no se puede leer
error-broken-more = Se ha avisado a su guardián. No se tira nada de ella, y todas las demás mesas siguen.
error-ended = Esta sesión se cerró
error-ended-more = La cerraste en otro sitio. Vuelve a entrar desde el salón.
error-invite = Esta invitación ya no vale
error-home = Volver al salón
you = tú
bar-keys = Teclado
bar-name = Tu nombre
bar-save = Guardar
bar-others = Cerrar mis otras sesiones
bar-others-done = Tus otras sesiones están cerradas.
bar-leave = Salir de este navegador
bar-leave-sure = Sin otra sesión nadie podrá volver a tus asientos. ¿Salir de este navegador?
keys-title = Con el teclado
keys-answer = elegir la respuesta de ese número
keys-undo = deshacer
keys-hint = preguntar a un bot qué haría
keys-why = ¿por qué no? Lo que no se ofrece, y la regla
keys-chat = decir algo
keys-replay = en una repetición: un paso atrás o adelante
keys-tab = ir de una cosa a la siguiente, también en el tablero
keys-help = esta ayuda
recap-title = { $count ->
    [one] Desde tu turno:
   *[other] Desde tu turno ({ $count }):
}
table-again = Pulsa otra vez para hacerlo.
table-armed = ¿{ $what }? Pulsa otra vez. { $count ->
    [one] Hay otra respuesta.
   *[other] Hay otras { $count } respuestas.
}
table-watching = Estás mirando esta mesa.
seat-give = Que un bot juegue por mí
seat-bot = Un bot juega por ti.
seat-back = Recuperar mi asiento
seat-sit = Sentarme aquí
people-watching = { $count ->
    [one] 1 mira
   *[other] { $count } miran
}
clock-days = { $days ->
    [one] 1 día
   *[other] { $days } días
}
clock-left = Tiempo que le queda a { $who }
log-moment = Posición tras el paso { $n }
log-empty = Aún no ha pasado nada.
chat-empty = Nadie ha dicho nada todavía.
note-about = Solo tú ves esto; se queda con la mesa.
invite-watchers = Que otros miren
undo-beyond = Se reveló algo: se pregunta a los demás.
result-won = ¡Has ganado!
result-lost = Has quedado en el puesto { $place }.
result-over = La partida ha terminado.
result-score = De dónde salen los puntos
replay-table = Volver a la mesa
replay-copy = Copiar la dirección de este paso
replay-nothing = En este paso no se vio nada.
hall-lead = Hay cuatro juegos de fantasía servidos. Elige uno: en un momento estás a la mesa.
hall-none-mine = No tienes ninguna mesa en marcha. «Jugar ya» pone una.
hall-sit = Sentarme
hall-more = { $count ->
    [one] 1 mesa anterior
   *[other] { $count } mesas anteriores
}
hall-moves = { $count ->
    [one] 1 paso
   *[other] { $count } pasos
}
rules-none = Ninguna regla dice eso. Prueba con menos palabras.
cards-none = Ninguna carta se llama así.
new-needs-me = Nadie se sienta aquí todavía: mirarás a los bots.
plain-points = Puntos
plain-hands = Mano
plain-bids = Oferta
plain-bag = En la bolsa
menu-title = ¿Qué respuesta?
hall-resume = Continuar
hall-turns = { $count ->
    [one] Te toca en { $game }
   *[other] Te toca en { $count } mesas
}
hall-promise-company = A solas contra bots, o con amigos
hall-promise-rules = La mesa conoce todas las reglas
hall-promise-time = Deshacer, preguntar por qué, volver a ver
cards-all = todas
cards-kinds = Clases de cartas
cards-count = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
rules-kinds = De dónde vienen las reglas
rules-contents = Contenido
rules-on = Sobre
cards-kind-character = personaje
cards-kind-enemy = enemigo
cards-kind-boss = jefe
cards-kind-path = loseta de camino
cards-kind-armor = armadura
cards-kind-potion = poción
cards-kind-effect = efecto de una poción
cards-kind-artifact = artefacto
cards-kind-weapon = arma
cards-kind-scroll = pergamino
cards-kind-gold = oro
cards-kind-trap = trampa
cards-kind-key = llave
cards-kind-debt = deuda
cards-kind-start = inicio
cards-kind-ladder = escalera
cards-kind-fountain = fuente
cards-kind-shop = tienda
cards-kind-chest = cofre
cards-kind-deck = mazo
cards-kind-quest = misión
cards-kind-monster = monstruo
cards-kind-room = sala de torre
cards-kind-hero = héroe
cards-kind-tile = localización
cards-kind-slot = premio de un hueco
cards-kind-token = ficha
cards-kind-basic = unidad
cards-kind-prestige = unidad de prestigio
cards-kind-overlord = Señor
cards-kind-capitol = capitolio
cards-kind-corruption = corrupción
cards-kind-henchman = secuaz
cards-kind-job = trabajo
cards-kind-building = edificio
cards-kind-adventure = aventura
cards-kind-item = objeto
cards-kind-instant = instantánea
cards-kind-guild = gremio
cards-kind-card = carta
cards-kind-upgrade = mejora
cards-kind-objective = objetivo
cards-kind-event = evento
cards-kind-kingdom = Evento del Reino
cards-kind-place = lugar
cards-kind-treasure = tesoro
cards-kind-supply = suministro
cards-kind-defence = defensa
cards-kind-leader = líder
result-total = En total
result-nobody = Nadie ha ganado.
new-map-none = ninguna
new-map-own = el texto de la mía
refused-stale = La mesa ha avanzado: mira otra vez y responde entonces.
refused-not-your-turn = Ahora no tienes nada que decidir.
refused-illegal = Eso no es posible ahora.
refused-over = La partida ha terminado.
refused-frozen = Esta mesa está parada.
refused-not-yours = Eso no te toca a ti.
refused-store = El servidor no ha podido anotarlo, así que no se ha hecho nada. Prueba otra vez.
refused-slow = No tan rápido: espera un momento.
refused-no-table = No hay tal mesa para ti. Pide un enlace nuevo a quien te lo envió.
refused-no-invite = El asiento está ocupado o el enlace es demasiado viejo. Pide uno nuevo a quien te lo envió.
refused-no-moment = Esta partida no tiene esa jugada.
refused-no-game = Aquí no hay tal juego.
refused-no-name = Di primero tu nombre.
refused-bad-name = Un nombre tiene al menos un carácter visible.
refused-no-request = Nadie pide deshacer nada.
refused-no-time = Se te ha acabado el tiempo: un bot juega este asiento hasta el final.
refused-no-undo = Esto no se puede deshacer.
refused-running = Solo cuando la partida haya terminado.
refused-taken = Este asiento se ocupó hace un momento.
refused-too-many = Son demasiados a la vez: termina algo antes.
refused-too-big = Este archivo es demasiado grande.
refused-empty = No hay nada en esta línea.
refused-broken = Esta versión no puede abrir la mesa; su diario se conserva.
refused-bad-record = Esta grabación no se puede abrir ({ $message }).
refused-bad-setting = Estos ajustes no van juntos ({ $message }).
refused-error = Algo ha fallado aquí; queda anotado ({ $message }).
refused-no-days = Se acabaron tus días para esta respuesta: la da un bot, y luego el asiento vuelve a ser tuyo.
refused-muted = El guardián de este salón te ha pedido silencio.
hall-broken = Ilegible
refused-offline = El servidor no responde. ¿Está en marcha?
chat-unread = nuevas:
hall-frozen = Congelada
hall-company = Esperando compañía

## Fallen City of Karez
karez-turn = Turno { $turn } de { $turns }
karez-phase-actions = Fase de Acción
karez-phase-activating = Fase de Activación
karez-phase-adventures = Fase de Aventuras
karez-phase-quests = Búsquedas
karez-phase-karez = Fase de Estado de Karez
karez-phase-end = Fin de turno y Reposición
karez-state-village = Aldea
karez-state-town = Pueblo
karez-state-city = Ciudad
karez-quarter-village = Edificios de Aldea
karez-quarter-town = Edificios de Pueblo
karez-quarter-city = Edificios de Ciudad
karez-road = El camino de Aldea a Ciudad
karez-road-goal = { $more ->
    [one] falta 1 para ser Ciudad
   *[other] faltan { $more } para ser Ciudad
}
karez-road-safe = { $spare ->
    [0] es Ciudad, y no sobra nadie
    [one] es Ciudad, y sobra 1
   *[other] es Ciudad, y sobran { $spare }
}
karez-citizens = { $count ->
    [one] 1 Ciudadano
   *[other] { $count } Ciudadanos
}
karez-citizen = Ciudadanos
karez-adventurer = Aventureros
karez-scale = Valor contra Amenaza
karez-valor = Valor
karez-threat = Amenaza
karez-balance = balance
karez-band = Balance { $balance }: Ciudadanos { $citizens }, Aventureros { $adventurers }
karez-gold = de oro
karez-owner-only = sólo para el propietario
karez-dividend = un dividendo para el propietario
karez-sale = A la venta
karez-neutral = de nadie
karez-asleep = Fuera de servicio: Karez es demasiado pequeña
karez-centre = Centro de la Ciudad
karez-citizens-free = { $count ->
    [one] 1 Ciudadano sin trabajo
   *[other] { $count } Ciudadanos sin trabajo
}
karez-adventurers-free = { $count ->
    [one] 1 Aventurero sin trabajo
   *[other] { $count } Aventureros sin trabajo
}
karez-tent = Tienda del Curandero
karez-wilds = Fuera de las murallas
karez-adventures = Aventuras
karez-decks-left = Aventuras que quedan, por nivel
karez-level = Nivel { $level }
karez-treasure = Dados de Tesoro
karez-threat-here = Amenaza { $count }
karez-marked = { $who } explora aquí este turno
karez-space-shut = Se abre cuando Karez sea { $state }
karez-space-vacant = Al final del turno se abre otra Aventura
karez-dungeons = Mazmorras privadas
karez-dungeon-free = Espacio libre
karez-dungeon-of = Mazmorra del { $guild }
karez-deck-humanoid = Humanoide
karez-deck-undead = No Muerto
karez-deck-beast = Bestia
karez-deck-ancient = Antiguo
karez-deck-trap = Trampa
karez-deck-item = Objeto
karez-deck-instant = Instantáneo
karez-deck-quest = Búsqueda
karez-deck-hero = Héroe
karez-face-sword = Espada
karez-face-claw = Garra
karez-face-flame = Llama
karez-face-skull = Calavera
karez-colour-red = dado rojo
karez-colour-white = dado blanco
karez-colour-green = dado verde
karez-point-bare = { $face }: punto de golpe libre{ $place ->
    [gear] {" "}del equipo
   *[own] {""}
}
karez-point-hit = { $face }: golpe recibido
karez-point-kept = { $face }: cubierto por un dado verde guardado
karez-fixed = bono fijo de ataque
karez-fixed-used = bono fijo de ataque, ya usado en este encuentro
karez-red-dice = { $count ->
    [one] 1 dado rojo
   *[other] { $count } dados rojos
}
karez-green-dice = { $count ->
    [one] 1 dado verde
   *[other] { $count } dados verdes
}
karez-white-dice = { $count ->
    [one] 1 dado blanco
   *[other] { $count } dados blancos
}
karez-level-attack = Subida de Nivel: ataque
karez-level-defense = Subida de Nivel: defensa
karez-resting = descansa
karez-used = ya ha explorado
karez-dead = ha muerto
karez-used-here = ya usado en este encuentro
karez-carries = { $count ->
    [one] lleva 1 carta
   *[other] lleva { $count } cartas
}
karez-round-first = primera ronda
karez-round-none = ronda intermedia
karez-round-last = última ronda
karez-initiative = Orden de ataque
karez-cycle = Ciclo { $cycle }
karez-threats = Amenazas del camino
karez-hidden = carta oculta
karez-fallen = Héroes caídos
karez-peek-city = Ver la ciudad
karez-no-flee = De él nadie huye.
karez-no-absorb = Sus dados no se pueden absorber.
karez-skips = Pierde su próximo ataque.
karez-trap-note = Una Trampa: una sola tirada, y nadie huye.
karez-die = { $colour }, { $face } ({ $owner })
karez-does-hit = puede golpear
karez-does-absorb = puede absorber
karez-does-keep = se puede guardar
karez-dice = Dados en la mesa
karez-settled = Dados resueltos
karez-fate-absorbed = absorbido
karez-fate-cancelled = anulado
karez-fate-lost = sin efecto
karez-dice-wait = Aún no se ha tirado ningún dado.
karez-party-wait = El grupo se reúne.
karez-fight = La exploración
karez-party = El grupo
karez-who-joins = ¿Quién se une al grupo?
karez-equip = ¿Qué se llevan?
karez-stack = Tu mazo: la primera carta se encuentra primero
karez-story = El combate hasta ahora
karez-aftermath = Cómo fue la exploración
karez-start-gold = oro al empezar
karez-start-hero = Héroes al empezar
karez-start-humanoid = Monstruos al empezar
karez-start-quest = Búsquedas al empezar
karez-start-token = fichas de gremio
karez-left = { $count ->
    [one] queda 1 carta
   *[other] quedan { $count } cartas
}
karez-trade = Intercambio
karez-choice = Elige
karez-mine = Mi gremio
karez-heroes = Héroes
karez-no-heroes = Ningún Héroe
karez-hand = Mano
karez-no-cards = Ninguna carta en la mano
karez-have-gold = { $count } de oro
karez-have-valor = { $count } de Valor
karez-have-gem = { $count ->
    [one] 1 gema
   *[other] { $count } gemas
}
karez-have-token = { $count ->
    [one] 1 ficha de gremio libre
   *[other] { $count } fichas de gremio libres
}
karez-have-vp = { $count ->
    [one] 1 Punto de Victoria por ahora
   *[other] { $count } Puntos de Victoria por ahora
}
karez-hero-brief = { $name }: { $left } de { $most } puntos de golpe
karez-levels = { $count ->
    [one] 1 Subida de Nivel
   *[other] { $count } Subidas de Nivel
}
karez-place = Número { $place } en el orden de turno
karez-passed = pasó
karez-idle = espera
karez-no-guild = aún sin gremio
karez-houses = { $count ->
    [one] 1 edificio
   *[other] { $count } edificios
}
karez-holds = { $deck }: { $count } en la mano
karez-parts = Partes del tablero
karez-part-city = Ciudad
karez-part-wilds = Aventuras
karez-part-mine = Mi gremio
karez-part-fight = Combate
karez-also = Más respuestas

# Kingdoms Rise & Fall: Dorian
dorian-S = Sigilo
dorian-P = Físico
dorian-M = Magia
dorian-DE = Esencia Oscura
dorian-DS = Piedra de Dragón
dorian-MC = Cristal Mágico
dorian-map = El reino de Dorian
dorian-bigger = Más grande
dorian-smaller = Más pequeño
dorian-whole = Ver todo
dorian-me = Centrar en mí
dorian-see-map = Mapa
dorian-sections = Qué mostrar del tablero
dorian-section-map = Reino
dorian-section-mine = Mi tablero
dorian-section-city = Mesa
dorian-section-deals = Tratos
dorian-region-estaria = Estaria
dorian-region-vale = El Valle
dorian-region-esvia = Esvia
dorian-region-moguras = Moguras
dorian-region-lusta = Lusta
dorian-defence = defensa de { $power } { $n }
dorian-market = Mercado
dorian-port = Puerto
dorian-plus = enseña { $power } +1
dorian-mine = mina con { $n } { $good }
dorian-owner = de { $who }
dorian-here = aquí: { $who }
dorian-round = Ronda { $n }
dorian-last-round = Última ronda
dorian-events-left = { $n ->
    [one] queda 1 Evento
   *[other] quedan { $n } Eventos
}
dorian-phase-outside = { $who } empieza la ronda
dorian-phase-preparation = { $who } se prepara
dorian-phase-influence = { $who } ejerce su influencia, movimiento restante: { $moves }
dorian-track = Marcador de influencia, la Corona en { $goal }: { $list }
dorian-order = Jugadores en orden de turno
dorian-turn = turno
dorian-team = equipo { $name }
dorian-ip-gained = +{ $n } PI
dorian-ip-lost = −{ $n } PI
dorian-ip = Puntos de Influencia
dorian-stars = ★ de los Lugares propios
dorian-hand = Mano
dorian-deck = Mazo
dorian-restore = Pila de recuperación
dorian-base = Poder Base: { $power }
dorian-base-short = Poder
dorian-camp = Campamento
dorian-pool = Reserva
dorian-movement = Movimiento
dorian-home = Hogar
dorian-slots = { $n ->
    [one] sitio para 1 Recurso
   *[other] sitio para { $n } Recursos
}
dorian-cell-base = { $power } { $total }: { $n } de { $most } Recursos
dorian-cell-camp = { $good } en el Campamento: { $n } de { $most }
dorian-cell-pool = { $good } en la Reserva: { $n }
dorian-slot-weapon = Arma
dorian-slot-armour = Armadura
dorian-slot-relic = Reliquia
dorian-slot-camp_1 = Campo
dorian-slot-camp_2 = Campo
dorian-stored = Guardada
dorian-spent = usada esta ronda
dorian-objectives = Objetivos
dorian-hidden-objective = Objetivo secreto
dorian-turned = cumplidos: { $n }
dorian-hidden-card = carta boca abajo
dorian-no-cards = Sin cartas en la mano
dorian-selected = sellada para la batalla
dorian-mine-board = Tu tablero de personaje
dorian-boards = Tableros de personaje
dorian-off-board = fuera del tablero
dorian-leaders = ¿Quién guía a tu pueblo?
dorian-city = Ciudad Garlock
dorian-deck-of = mazo de { $power }: { $n } cartas
dorian-looking = Estás mirando
dorian-new-upgrade = Una Mejora nueva para { $who }
dorian-deeds = Qué más puedes hacer
dorian-battle-siege = El asedio de { $place }
dorian-battle-field = Batalla campal en { $place }
dorian-battle-final = La batalla final por la Corona
dorian-attackers = El ataque
dorian-defenders = La defensa
dorian-undeclared = Marcadores boca abajo
dorian-nobody = Solo los muros
dorian-role-absent = no participa
dorian-role-attacking = dirige el ataque
dorian-role-supporting = apoya
dorian-role-defending = defiende
dorian-role-finalist = lucha por la Corona
dorian-marker-hidden = marcador boca abajo
dorian-marker-attack = marcador: ataque
dorian-marker-defence = marcador: defensa
dorian-joined = el Personaje lucha aquí
dorian-cards-only = solo con cartas
dorian-joins = participa
dorian-ready = sellado
dorian-choosing = eligiendo cartas
dorian-battle-turn = turno de batalla
dorian-exhausted = Agotada
dorian-silenced = sin Habilidades
dorian-gone = ha dejado la batalla
dorian-reason-card = carta
dorian-reason-ability = Habilidad
dorian-reason-banked = ganado en batalla
dorian-reason-character = Personaje
dorian-reason-upgrade = Mejora
dorian-reason-since = antes de cambiar
dorian-drain = quitado al otro bando
dorian-against = contra
dorian-enough = basta
dorian-short = no basta
dorian-wall = muros { $n }
dorian-wall-changed = muros { $n } (impreso { $printed })
dorian-sums = Cómo se suma
dorian-who = Jugador
dorian-what = Motivo
dorian-falls = ¡Los muros caen!
dorian-holds = Los muros resisten.
dorian-result-attackers = Ganan los atacantes.
dorian-result-defenders = Ganan los defensores.
dorian-result-tie = Empate: nadie cede.
dorian-stages = Curso de la batalla
dorian-stage-joining = Unirse
dorian-stage-selecting = Sellar
dorian-stage-turns = Turnos de batalla
dorian-stage-aftermath = Desenlace
dorian-deals = Tratos
dorian-contract = La oferta sobre la mesa
dorian-you = tú
dorian-gives = da
dorian-price = pide como precio
dorian-for = por
dorian-nothing = nada todavía
dorian-binds = obliga
dorian-binds-not = solo palabras, no obliga
dorian-deal-support = apoyo en batalla
dorian-deal-pass = paso
dorian-deal-alliance = alianza
dorian-deal-truce = tregua
dorian-deal-barter = intercambio
dorian-deal-stage-terms = { $from } prepara la oferta.
dorian-deal-stage-answering = { $to } puede aceptar o rechazar.
dorian-deal-stage-pricing = { $to } pone un precio.
dorian-deal-stage-replying = { $from } puede aceptar el precio o no.
dorian-deal-stage-struck = De acuerdo: los Recursos cambian de manos.
dorian-request-pass = { $from } pide paso a { $to }. La respuesta vale este turno.
dorian-request-market = { $from } pide a { $to } comerciar en el Mercado de { $place } este turno.
dorian-request-entry = { $from } pide a { $to } refugio tras las Defensas.
dorian-request-attack = { $from } ataca a { $to } en { $place }. ¿Luchar, huir o refugiarse?
dorian-propose = Proponer un trato
dorian-standing = Vale este turno
dorian-may-pass = { $who } puede pasar ante { $owner }
dorian-may-not-pass = { $who } no puede pasar ante { $owner }
dorian-to-me = Ofertas y respuestas para ti
dorian-from-me = Tus ofertas y respuestas
dorian-others = Entre los demás
dorian-no-deals = No se negocia nada.

# La página del guardián
keeper-title = El guardián del salón
keeper-none = Esta página es para el guardián del salón
keeper-none-more = Su dirección se muestra al abrir el salón y con la orden «greathall admin link». Cada una abre la página una vez.
keeper-used = Esta dirección ya se usó o es demasiado vieja. La orden «greathall admin link» da otra.
keeper-parts = Partes de esta página
keeper-load = Carga
keeper-tables = Mesas
keeper-people = Personas
keeper-faults = Fallos
keeper-acts = Actos
keeper-find = Buscar
keeper-leave = Salir de esta página
keeper-game = Juego
keeper-players = Jugadores
keeper-state = Estado
keeper-last = Cuándo
keeper-deeds = Qué hacer
keeper-name = Nombre
keeper-at = En
keeper-since = Desde
keeper-fault = Fallo
keeper-what = Qué
keeper-deed = Acto
keeper-about = Sobre
keeper-outcome = Resultado
keeper-muted = en silencio
keeper-lines = { $count ->
    [one] { $count } línea
   *[other] { $count } líneas
}
keeper-tables-of = { $count ->
    [one] { $count } mesa
   *[other] { $count } mesas
}
keeper-is-running = en juego
keeper-is-over = terminada
keeper-is-frozen = parada
keeper-is-broken = ilegible
keeper-by-command = por orden
keeper-by-page = en esta página
keeper-done = Hecho: { $deed }
keeper-done-short = hecho
keeper-no-faults = Ningún fallo desde que se abrió el salón.
keeper-no-acts = Todavía no se ha hecho nada.
keeper-no-tables = Todavía no se ha abierto ninguna mesa.
keeper-no-people = Todavía no ha venido nadie.
keeper-no-fit = Nada coincide con eso.
keeper-more = … y { $count } más: búscalas.
keeper-workers = Bots
keeper-everything = Todo
keeper-everything-more = Una copia contiene todas las semillas y sesiones de este salón: guárdala donde nadie más la lea. La exportación de una partida en juego muestra lo que está oculto en ella.
keeper-freeze-why = ¿Por qué se para esta mesa? Los jugadores lo leen.
keeper-freeze-default = El guardián de este salón ha parado esta mesa por ahora.
keeper-rewind-count = ¿Cuántas de sus { $count } respuestas quedan en pie?
keeper-rewind-number = Eso es un número de respuestas.
keeper-remove-table-sure = ¿Tirar la mesa { $table } para siempre?
keeper-remove-person-sure = ¿Olvidar a { $name }? Los bots seguirán jugando en sus mesas.
keeper-end-sure = ¿Cerrar todas las sesiones de { $name }?
deed-freeze = Parar
deed-thaw = Que siga
deed-rewind = Deshacer
deed-export = Exportar
deed-remove-table = Quitar
deed-remove-person = Olvidar
deed-end-sessions = Cerrar sesiones
deed-mute = Silenciar
deed-unmute = Dejar hablar
deed-backup = Copia de todo
deed-import = Traer una grabación
deed-missing = Recuperar mesas que faltan
deed-link = Un enlace nuevo
deed-enter = Entró el guardián
deed-restore = Restaurado de una copia
gauge-uptime = Abierto desde hace
gauge-answers = Respuestas
gauge-tables = Mesas despiertas
gauge-driven = { $count } con bots
gauge-sockets = Líneas
gauge-connections = { $count } conexiones
gauge-lag = Mayor retraso
gauge-memory = Memoria
gauge-cpu = Tiempo de procesador
gauge-faults = Fallos
gauge-commits = Escrituras
gauge-rows = { $count } cambios
gauge-refused = Rechazadas en la puerta
gauge-slow = { $count } demasiado lentas
gauge-workers = Procesos
gauge-busy = ocupados
gauge-queue = Preguntas en espera
gauge-waiting = de { $count } personas
gauge-wait = Mayor espera
gauge-thoughts = Respuestas de bots
gauge-late = { $count } con prisa
gauge-chance = Al azar
gauge-died = Procesos perdidos
gauge-recordings = Grabaciones
