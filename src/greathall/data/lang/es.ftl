# Palabras comunes a todos los juegos.
player = Jugador { $number }

## Varias cosas, contadas
list-and = { $rest } y { $last }
list-nothing = nadie

## Razones que comparten todos los juegos
why-not-now = ahora no es el momento
why-picked = ya está elegido
why-other-order = es parte de la misma elección en otro orden
why-not-picked = no está elegido, así que no se puede retirar
why-too-few-picks = { $have } de { $need } hasta ahora

## Cuánto se lleva elegido de varias cosas
picks-of = { $have } de { $need } elegidos
picks-up-to = { $have } elegidos, { $most } como máximo
picks-some = { $have } elegidos

## La terminal: la pantalla
ui-header-turn = jugada { $turn }
ui-log-title = Lo ocurrido
ui-footer = ? ayuda · ? palabra explica · porqué · pista · deshacer · historia · guardar · salir
ui-prompt = ? ayuda >
ui-thinking = { $name } está pensando …
ui-bot = { $count ->
    [one] Bot
   *[other] Bot { $number }
  }

## La terminal: varias personas
ui-curtain = Pasa el teclado a { $name }.
ui-press-enter = Pulsa Intro cuando nadie más esté mirando.

## La terminal: líneas que no se aceptan
ui-enter-again = Intro otra vez: { $option }.
ui-bad-empty = Escribe un número del 1 al { $count }, una letra marcada o ? para la ayuda.
ui-bad-number = No hay ninguna opción { $text }: escribe un número del 1 al { $count }.
ui-bad-several = Aquí, una respuesta a la vez: escribe un número del 1 al { $count }.
ui-bad-back = { $number } («{ $option }») no está elegido: no hay nada que retirar.
ui-picks-how = «2 4» elige ambos, «-4» retira uno
ui-bad-letter = Ninguna opción tiene la letra «{ $text }»: escribe un número del 1 al { $count }, una letra marcada o ? para la ayuda.
ui-bad-many = «{ $text }» encaja con las opciones { $numbers }: escribe uno de estos números.
ui-bad-near = «{ $text }» no significa nada aquí; ¿querías decir «{ $near }»?
ui-bad-word = «{ $text }» no significa nada aquí: escribe un número del 1 al { $count }, una letra marcada o ? para la ayuda.
ui-refused = No se puede hacer: { $reason }.
ui-unoffered = «{ $option }» no está ahora entre las opciones; «porqué» enumera lo que no se ofrece y la razón.
ui-unoffered-why = Ahora no: { $reason } ({ $rule })
ui-nothing-done = No se ha hecho nada.

## La terminal: órdenes, con lo que se escribe y lo que hacen
ui-command-help = ayuda
    .about = (o ?) esta página; «? palabra» o «? REGLA» explica una carta o una regla
ui-command-why = porqué
    .about = lo que ahora no se ofrece, con la regla y la razón
ui-command-hint = pista
    .about = lo que haría un bot con lo que tú sabes; «pista greedy» pregunta a otro
ui-command-undo = deshacer
    .about = retira la última respuesta si nada se ha revelado ni tirado después
ui-command-log = historia
    .about = lo ocurrido hasta ahora; «historia 2» es la página anterior
ui-command-table = mesa
    .about = dibuja la mesa otra vez
ui-command-hand = mano
    .about = lo mismo
ui-command-rules = reglas
    .about = los títulos del reglamento; «reglas palabra» busca en él
ui-command-more = más
    .about = lo que puedes hacer en cualquier momento además de responder
ui-command-auto = auto
    .about = un bot responde por ti: «auto 5» cinco veces, «auto 5 ismcts» con ese bot
ui-command-save = guardar
    .about = guarda la partida; «guardar ARCHIVO», en el archivo que elijas
ui-command-load = cargar
    .about = «cargar ARCHIVO» sigue con una partida guardada
ui-command-lang = idioma
    .about = «idioma en» cambia el idioma
ui-command-quit = salir
    .about = deja la mesa; pregunta si se guarda
ui-help-choices = Responde con un número, una letra marcada o parte de una opción, e Intro. Solo Intro toma la única opción; Intro dos veces, la marcada con ›.
ui-about-game = { $title }, un juego de { $designer }.
ui-about-nobodys-game = { $title }: va a empezar el primer turno.

## La terminal: explicaciones
ui-explain-nothing = Ninguna carta ni regla dice «{ $text }».
ui-explain-near = Ninguna carta ni regla dice «{ $text }»; ¿querías decir «{ $near }»?
ui-explain-more = Y { $count } más: { $names }
ui-rule-why = Por qué: { $why }
ui-rule-about = Trata de: { $rules }
ui-rule-option = Se puede cambiar con la opción «{ $option }».
ui-rules-how = «? REGLA» o «? palabra» muestra una regla entera.
ui-why-nothing = Aquí no se retiene nada: se ofrece todo lo que las reglas conocen en este punto.
ui-page = Página { $number } de { $count }; «{ $command }» muestra la siguiente.
ui-log-nothing = Todavía no ha ocurrido nada.
ui-hint-only = Solo hay una opción.
ui-hint = { $bot } ve solo lo que tú ves y elegiría { $number }: { $option }. Compara resultados y no puede dar una razón.
ui-undo-nothing = Todavía no hay nada que deshacer.
ui-undo-other = La última respuesta fue de { $name }: no se puede deshacer.
ui-undo-revealed = No se puede deshacer: algo se ha revelado o tirado después.
ui-more-nothing = No puedes hacer nada además de responder.
ui-more-how = «{ $command } 1» hace lo primero de la lista.
ui-more-bad = Escribe un número del 1 al { $count } tras la orden.
ui-more-sure = { $option }: ¿seguro? (s/n)
ui-auto-bad = Un bot responde por ti de 1 a { $most } veces.
ui-lang-bad = Hay estos idiomas: { $languages }.

## La terminal: archivos
ui-yes = s si
ui-no = n no
ui-saved = Guardada en { $file }
ui-save-over = { $file } ya existe. ¿Reemplazarlo? (s/n)
ui-save-failed = La partida no se ha guardado: { $reason }.
ui-load-what = Di el archivo, por ejemplo «cargar velada».
ui-load-failed = No se ha cargado: { $reason }.
ui-load-other = Es una partida de { $title }: empiézala con «greathall play { $game } --load { $file }».
ui-load-sure = La partida de la mesa no está guardada. ¿Dejarla? (s/n)
ui-quit-save = ¿Guardar antes de salir? (S/n, otra cosa para quedarte)
ui-go-on = Sigue con: greathall play { $game } --load { $file }
ui-kept = Tu partida queda en { $file }
    Sigue con: greathall play { $game } --load { $file }
ui-bye = No había nada que guardar. Hasta pronto.
ui-frozen = Las reglas han fallado, y es un error nuestro; la partida hasta aquí está a salvo. { $error }

## La terminal: el final
ui-end-title = Fin
ui-end-place = Puesto
ui-end-player = Jugador
ui-end-points = Puntos
ui-end-winners = { $count ->
    [0] No gana nadie.
    [one] Gana { $names }.
   *[other] { $names } comparten la victoria.
  }
ui-end-seed = Semilla: { $seed }
ui-end-save = ¿Guardar la grabación? (s/N)
ui-end-replay = Míralo otra vez con: greathall replay { $file }
points = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}
