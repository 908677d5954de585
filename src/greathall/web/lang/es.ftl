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
table-more = Más que puedes hacer
table-sure = { $what }: ¿seguro?
table-waiting = Esperando a { $who }
table-thinking = pensando
table-asked = debe responder
table-frozen = Esta mesa está congelada: aquí fallaron las reglas. No se ha perdido nada y las demás mesas siguen.
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
result-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
result-replay = Verla otra vez
result-again = Otra partida
result-export = Guardar la grabación
result-seed = La semilla de esta partida era { $seed }; su huella se mostró desde el principio.
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
status-ruling = aclaración
cards-title = Las cartas
cards-find = Buscar una carta
source-rulebook = del reglamento
source-public = publicada
source-ours = nuestra
error-page = No existe esa página
error-page-more = Puede que la dirección se haya cortado por el camino.
error-server = El salón no contesta
error-server-more = Puede que el servidor esté cerrado. Arráncalo y todo sigue donde estaba.
error-table = No hay tal mesa para ti
error-table-more = Puede ser privada, o el enlace es demasiado viejo. Pide otro a quien te lo mandó.
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
