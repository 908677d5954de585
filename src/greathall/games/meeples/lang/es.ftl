# Meeples & Monsters, en español.

## Lo que se puede responder

verb-done = Listo
verb-level = Subir de nivel al Héroe { $unit }{ $shaman ->
    [0] {""}
   *[other] {" "}con un Chamán
}
verb-use = Usar la habilidad de { $unit }
verb-resolve = Resolver { $card-the }
verb-tile = Construir { $card-the }
verb-slot = En { $card }
verb-open = Asignar a { $card-the }
verb-add = Enviar { $piece-a }
verb-leave = { $piece-the } se queda en la Taberna
verb-empower = Enviar { $piece-a }, con el poder del Archivo Prohibido
verb-leave-empowered = { $piece-the }, con el poder del Archivo, se queda en la Taberna
verb-call = Un Campesino de los Alojamientos se une al Guerrero
verb-dismiss = El Campesino se queda en los Alojamientos
verb-close = Nadie más en este lugar
verb-cancel = No enviar a nadie aquí
verb-reopen = Retirar a todos de { $card-the }
verb-confirm = Confirmar todas las asignaciones
verb-remove = Devolver { $piece-a } { $zone }
verb-keep = { $piece-the } se queda { $zone-in }
verb-complete = Cumplir { $card }
verb-discard = Descartar { $card }
verb-hold = Conservar { $card }
verb-rebag = Meter { $meeple-a } en la bolsa
verb-unbag = { $meeple-the } se queda en los Alojamientos
verb-district = Ponerlo { $district-in }
verb-effect-of = Usar { $card }
verb-hill = Primero { $card-the }
verb-effect = Primero { $card-the }

## Preguntas

ask-develop = Fase de Desarrollo: construye un Lugar, sube de nivel a un Héroe o sigue adelante.
ask-build = ¿Quién construye? 1 Campesino, al que se une otro de la reserva, o { $most } Campesinos.
ask-resolve = ¿Qué lugar resuelves ahora?
ask-tile = ¿Qué Lugar construyes?
ask-slot = ¿Dónde construyes { $card-the }?
ask-assign = Fase Principal: ¿a qué lugar asignas Unidades?
ask-fill = ¿Quién va a { $card-the }?
ask-fight = ¿Quién lucha contra { $card-the } (fuerza { $need })?
ask-effect = ¿El efecto de qué Monstruo va primero?
ask-remove = { $n ->
    [one] ¿Qué { $meeple } vuelve a la reserva?
   *[other] ¿Qué { $n } { $meeple-many } vuelven a la reserva?
}
ask-complete = Aquí puede importar el orden de las Misiones. ¿Cuál cumples primero, si hay alguna?
ask-give = { $n ->
    [one] ¿Qué Unidad vuelve a la reserva por la Misión { $card }?
   *[other] ¿Qué { $n } Unidades vuelven a la reserva por la Misión { $card }?
}
ask-discard = { $n ->
    [one] ¿Qué Misión descartas?
   *[other] ¿Qué { $n } Misiones descartas?
}
ask-rebag = { $n ->
    [one] ¿Devuelves un meeple de tus Alojamientos a tu bolsa?
   *[other] ¿Devuelves hasta { $n } meeples de tus Alojamientos a tu bolsa?
}
ask-district = El distrito de { $card-the } está lleno. ¿Adónde en su lugar?
ask-draw-effect = ¿Usas un efecto de la Fase de Robo?
ask-hill = ¿Qué colina cobras primero?

picks-fight = { $have } de { $need } de combate
picks-fill = { $have } de { $need } necesarios
picks-rebag = { $have } de hasta { $most }

## Lo que ha pasado

event-turn = { $seat } empieza su turno.
event-final-turns = Empiezan los turnos finales: dos más para cada uno, y se puede luchar contra el Consejo Oscuro.
event-assigned = { $seat } envía { $band } a { $card-the }{ $total ->
    [0] .
   *[other] : { $total } de combate.
}
event-reopened = { $seat } retira a todos de { $card-the }.
event-called = Un Campesino de los Alojamientos se une al Guerrero de { $seat } contra { $card-the }.
event-activated = { $seat } activa { $card-the }.
event-overrun = { $n ->
    [0] No queda ningún Campesino que huya a { $card-the }.
    [one] 1 Campesino huye junto a { $seat } en { $card-the }.
   *[other] { $n } Campesinos huyen junto a { $seat } en { $card-the }.
}
event-beaten = { $seat } derrota a { $card-the } con { $band }: { $total } de combate.
event-token = { $seat } consigue { $card }.
event-scored = { $seat } gana { $n } PV.
event-paid = { $seat } paga { $n } PV.
event-built = { $seat } construye { $card-the } ({ $slot }).
event-levelled = El Héroe { $unit } de { $seat } alcanza el nivel { $level }.
event-level-failed = { $seat } no puede pagar el Héroe { $unit }.
event-ability = { $seat } usa { $card }.
event-gained = { $n ->
    [0] { $card }: no queda { $meeple } para { $seat }.
   *[other] { $seat } gana { $n } { $n ->
        [one] { $meeple }
       *[other] { $meeple-many }
    } ({ $card }).
}
event-returned = { $seat } devuelve { $n } { $n ->
        [one] { $meeple }
       *[other] { $meeple-many }
    } a la reserva.
event-cycled = { $seat } envía { $n } { $n ->
        [one] { $meeple }
       *[other] { $meeple-many }
    } a los Alojamientos ({ $card }).
event-more-draw = { $seat } robará { $n } más.
event-drew = { $seat } roba { $band }.
event-refilled = La bolsa de { $seat } estaba vacía: { $n ->
    [one] 1 meeple vuelve
   *[other] { $n } meeples vuelven
} a ella desde los Alojamientos.
event-kept = { $seat } recupera { $band } en su Taberna.
event-rebagged = { $seat } devuelve { $band } a la bolsa.
event-quest-drawn = { $seat } roba la Misión { $card }.
event-quest-drawn-hidden = { $seat } roba una Misión.
event-quest-discarded = { $seat } descarta la Misión { $card }.
event-quest-discarded-hidden = { $seat } descarta una Misión.
event-quest-done = { $seat } cumple { $card } por { $n } PV.
event-quest-failed = { $seat } no ha cumplido { $card }: -{ $n } PV.
event-reshuffled = { $n ->
    [one] La única Misión descartada forma un nuevo mazo.
   *[other] Las { $n } Misiones descartadas forman un nuevo mazo.
}
event-monster = Aparece un Monstruo { $district-in }: { $card-the }.
event-council = { $n ->
    [1] El Consejo Oscuro llega por primera vez: Corrupción para todas las bolsas.
    [2] El Consejo Oscuro llega por segunda vez: Corrupción para todas las bolsas.
   *[other] El Consejo Oscuro está aquí: se acercan los turnos finales.
}
event-tile-up = Nuevo en la oferta: { $card-the }.
event-room-done = { $seat } se lleva la Sala { $card }.
event-room-up = Se descubre la Sala { $card }.
event-hill-held = { $seat } ha mantenido { $card-the }.
event-hill-lost = { $seat } pierde { $card-the }.

## Por qué algo no se ofrece

why-used = Ya se ha usado este turno.
why-no-ability = El Héroe tiene una habilidad desde el nivel { $need }; este ha llegado al nivel { $have }.
why-by-itself = La carta del Guerrero actúa por sí sola.
why-development-only = Solo se puede usar en la Fase de Desarrollo.
why-tavern-lacks = Tu Taberna no tiene lo que pide.
why-ability-over = Solo se puede usar mientras se asignan Unidades, y eso ha terminado.
why-twice = Este lugar se usa una vez por turno, y ya se ha usado.
why-capitol = El Capitolio es para la Fase de Desarrollo.
why-capitol-only = En la Fase de Desarrollo las Unidades solo van al Capitolio.
why-assigning-over = El Capitolio ya se ha resuelto: este turno no se puede enviar a nadie más.
why-not-built = Este Lugar no está construido.
why-no-towers = Esta partida se juega sin las Torres.
why-room-hidden = Esta Sala no está descubierta en ninguna Torre.
why-not-in-city = Este Monstruo no está en la ciudad.
why-units-missing = No tienes Unidades activas que cumplan su requisito.
why-no-units = No tienes Unidades activas.
why-out-of-reach = Su fuerza es { $need }; todas tus Unidades activas suman { $have }.
why-too-strong = Su fuerza es { $need }; quienes luchan suman { $have }.
why-too-weak = Después de eso ya no se podría alcanzar la fuerza de { $need }: { $have } como mucho.
why-nobody-fights = Todavía no lucha nadie.
why-council = Solo se puede luchar contra el Consejo Oscuro en los turnos finales.
why-fought = Ya has luchado contra este Señor Oscuro.
why-not-in-tavern = No hay ninguno en tu Taberna.
why-corruption = Aquí no se puede asignar Corrupción.
why-corruption-enough = El lugar pide { $need } de Corrupción, y ya está.
why-shaman-unnamed = Un Chamán vale por alguien: di por quién.
why-not-asked-for = El lugar no pide a ese: aquí un Chamán vale por alguien que el lugar pide.
why-leads-nowhere = Entonces no quedaría nadie para lo que el lugar aún necesita.
why-peasants-only = Solo construyen los Campesinos.
why-two-builders = Construyen { $need } Campesinos como mucho.
why-no-peasant = No tienes ningún Campesino en tu Taberna, ni un Chamán que valga por él.
why-monsters-only = Eso solo sirve contra Monstruos.
why-no-archive = Este turno nadie ha ido al Archivo Prohibido.
why-empowered-already = El Archivo da poder a una Unidad por turno, y ya está elegida.
why-no-corruption = No hay Corrupción en tus Alojamientos que dé poder a nadie.
why-no-call = Solo un Guerrero de nivel 3 llama a un Campesino.
why-called = El Campesino ya está llamado.
why-called-alone = El Campesino de los Alojamientos solo viene con un Guerrero.
why-no-peasant-lodged = No hay ningún Campesino en tus Alojamientos.
why-no-warrior = No tienes ningún Guerrero que enviar aquí.
why-need-open = Hay { $have } de { $need } necesarios.
why-take-back-first = Antes deben volver quienes están aquí.
why-not-assigned = No se ha enviado a nadie allí.
why-resolved = Ya se ha resuelto.
why-construct-first = Cuesta { $need } PV y tienes { $have }: lo que se construya puede traer el resto.
why-no-effect = Ningún efecto de este Monstruo está pendiente.
why-no-slot = Todos los solares están construidos.
why-slot-taken = Este solar está construido.
why-no-tiles = No hay ningún Lugar en la oferta.
why-tile-built = Este Lugar ya está construido.
why-not-on-offer = Este Lugar no está en la oferta.
why-no-hero-card = Esta clase no tiene cartas de Héroe que subir de nivel.
why-top-level = Este Héroe ha alcanzado el nivel más alto.
why-vp = Cuesta { $need } PV; tienes { $have }.
why-none-there = Ahí no hay ninguno.
why-not-from-there = Esta vez no se devuelve nada de ahí.
why-not-that-meeple = Hay que devolver otro meeple.
why-returned-enough = { $need ->
    [one] El que hay que devolver ya está elegido.
   *[other] Los { $need } que hay que devolver ya están elegidos.
}
why-not-in-hand = No tienes esta Misión.
why-discarded-enough = { $need ->
    [one] La Misión que hay que descartar ya está elegida.
   *[other] Las { $need } Misiones que hay que descartar ya están elegidas.
}
why-not-lodged = No hay ninguno en tus Alojamientos.
why-bagged-enough = { $need ->
    [one] Solo uno puede ir a la bolsa.
   *[other] No más de { $need } pueden ir a la bolsa.
}
why-at-the-end = Se juzga al final de la partida.
why-just-drawn = La ha traído el mismo suceso.
why-not-met = Lo que pide no ha ocurrido.
why-cannot-pay = No queda nadie que devolver por ella.
why-must-complete = Una Misión cuyos términos se dan debe cumplirse.
why-not-completed = No has cumplido esta Misión.
why-new-this-turn = Se ha cumplido este turno y vale desde tu próximo turno.
why-district-full = Este distrito está lleno.
why-not-held = No mantienes esta colina.

## Cómo termina

end-most-vp = Gana quien tiene más puntos de victoria.
end-fewest-peasants = A igualdad de puntos gana quien tiene menos Campesinos.
end-shared = A igualdad de puntos y de Campesinos la victoria se comparte.

## Opciones

option-towers = Las Cuatro Torres
    .about = Añade cuatro Torres de cinco Salas; la Sala superior de cada una es un lugar que completar en la Fase Principal.
option-towers-true = con Torres
option-towers-false = sin Torres

## Palabras

district-villages = Aldeas
    .in = en las Aldeas
district-castle = Castillo
    .in = en el Castillo
district-university = Universidad
    .in = en la Universidad
district-cathedral = Catedral
    .in = en la Catedral
zone-here = de este lugar
    .in = aquí
zone-tavern = de la Taberna
    .in = en la Taberna
zone-lodgings = de los Alojamientos
    .in = en los Alojamientos
meeple-peasant = Campesino
    .many = Campesinos
    .a = un Campesino
    .the = el Campesino
meeple-warrior = Guerrero
    .many = Guerreros
    .a = un Guerrero
    .the = el Guerrero
meeple-mage = Mago
    .many = Magos
    .a = un Mago
    .the = el Mago
meeple-cleric = Clérigo
    .many = Clérigos
    .a = un Clérigo
    .the = el Clérigo
meeple-knight = Caballero
    .many = Caballeros
    .a = un Caballero
    .the = el Caballero
meeple-ranger = Montaraz
    .many = Montaraces
    .a = un Montaraz
    .the = el Montaraz
meeple-paladin = Paladín
    .many = Paladines
    .a = un Paladín
    .the = el Paladín
meeple-shaman = Chamán
    .many = Chamanes
    .a = un Chamán
    .the = el Chamán
meeple-corruption = Corrupción
    .many = Corrupciones
    .a = 1 Corrupción
    .the = la Corrupción
piece-peasant = Campesino
    .many = Campesinos
    .a = un Campesino
    .the = el Campesino
piece-warrior = Guerrero
    .many = Guerreros
    .a = un Guerrero
    .the = el Guerrero
piece-mage = Mago
    .many = Magos
    .a = un Mago
    .the = el Mago
piece-cleric = Clérigo
    .many = Clérigos
    .a = un Clérigo
    .the = el Clérigo
piece-knight = Caballero
    .many = Caballeros
    .a = un Caballero
    .the = el Caballero
piece-ranger = Montaraz
    .many = Montaraces
    .a = un Montaraz
    .the = el Montaraz
piece-paladin = Paladín
    .many = Paladines
    .a = un Paladín
    .the = el Paladín
piece-shaman = Chamán
    .many = Chamanes
    .a = un Chamán
    .the = el Chamán
piece-corruption = Corrupción
    .many = Corrupciones
    .a = 1 Corrupción
    .the = la Corrupción
piece-shaman-as-peasant = Chamán como Campesino
    .many = Chamanes como Campesinos
    .a = un Chamán como Campesino
    .the = el Chamán como Campesino
piece-shaman-as-warrior = Chamán como Guerrero
    .many = Chamanes como Guerreros
    .a = un Chamán como Guerrero
    .the = el Chamán como Guerrero
piece-shaman-as-mage = Chamán como Mago
    .many = Chamanes como Magos
    .a = un Chamán como Mago
    .the = el Chamán como Mago
piece-shaman-as-cleric = Chamán como Clérigo
    .many = Chamanes como Clérigos
    .a = un Chamán como Clérigo
    .the = el Chamán como Clérigo
piece-shaman-as-knight = Chamán como Caballero
    .many = Chamanes como Caballeros
    .a = un Chamán como Caballero
    .the = el Chamán como Caballero
phase-turn-start = Inicio del turno
phase-development = Fase de Desarrollo
phase-main = Fase Principal
phase-draw = Fase de Robo
type-humanoid = Humanoide
type-undead = No Muerto
type-beast = Bestia

## La mesa en la terminal

text-head = Turno { $turn }, { $seat }: { $phase }
text-council = Llegadas del Consejo Oscuro: { $n } de 3
text-final = Turnos finales restantes: { $n }
text-deck = Monstruos por llegar: { $n }
text-district = { $district }
text-overrun = invadido +{ $n }
text-vacant = libre ({ $bonus })
text-room = Sala
text-tower = Torre: quedan { $n }
text-monster = { $card } · fuerza { $strength } · { $vp } PV · { $type } { $level }
text-offer = Losetas a la vista
text-council-row = Consejo
text-fought = vencido por { $who }
text-posts = Asignado
text-total = { $total } de { $strength }
text-player = { $seat }: { $vp } PV
text-you = tú
text-tavern = Taberna
text-lodgings = Alojamientos
text-bag = Bolsa
text-heroes = Héroes
text-hand = Misiones en mano
text-hidden = { $n } ocultas
text-done = cumplidas
text-pile = derrotados
text-rooms = Salas
text-kept = volverá
text-nothing = nada
text-hill = en manos de { $seat }
text-supply = Reserva

## Cartas

card-muster-field = Campo de Reclutas
    .the = el Campo de Reclutas
    .about = 2 Campesinos: Devuelves 1 Campesino de este lugar a la reserva. Ganas 1 Guerrero.
card-tilt-yard = Palestra
    .the = la Palestra
    .about = 1 Guerrero y 1 Campesino: Devuelves 1 Campesino de este lugar a la reserva. Ganas 1 Caballero.
card-lecture-hall = Aula Magna
    .the = el Aula Magna
    .about = 1 Campesino: Devuelves 1 Campesino de este lugar a la reserva. Ganas 1 Mago.
card-novices-cloister = Claustro de los Novicios
    .the = el Claustro de los Novicios
    .about = 1 Campesino: Devuelves 1 Campesino de este lugar a la reserva. Ganas 1 Clérigo.
card-builders-yard = Patio de los Constructores
    .the = el Patio de los Constructores
    .about = 1 Campesino, y se le une 1 Campesino de la reserva; o 2 Campesinos: Construyes 1 Lugar descubierto en un solar libre.
card-heroes-hall = Salón de los Héroes
    .the = el Salón de los Héroes
    .about = Exactamente 1 Mago, Clérigo, Caballero o Guerrero: Pagas los PV de su siguiente nivel y tomas esa carta de Héroe.
card-levy-station = Puesto de Levas
    .the = el Puesto de Levas
    .about = 1 Mago y 1 Guerrero: Tus Campesinos tienen +2 de combate este turno. Ganas 1 Guerrero.
card-branch-and-root-inn = Posada Rama y Raíz
    .the = la Posada Rama y Raíz
    .about = 1 Clérigo: Tus Magos tienen +1 de combate este turno. Ganas 1 Mago.
card-scriptorium = Escritorio
    .the = el Escritorio
    .about = 1 Mago: Tus Clérigos tienen +1 de combate este turno. Ganas 1 Clérigo.
card-house-of-lords = Cámara de los Lores
    .the = la Cámara de los Lores
    .about = 1 Campesino: Robas 2 Misiones y luego descartas 1.
card-healers-temple = Templo del Sanador
    .the = el Templo del Sanador
    .about = 1 Guerrero y 1 Clérigo: El Guerrero colocado aquí vuelve a tu Taberna tras la Fase de Robo. Devuelves 1 Corrupción de tu Taberna o tus Alojamientos a la reserva.
card-colosseum = Coliseo
    .the = el Coliseo
    .about = Guerrero o Caballero (Rey de la Colina): Si siguen aquí al empezar tu próximo turno, con un Guerrero ganas 1 PV; con un Caballero ganas 3 PV.
card-mage-academy = Academia de Magos
    .the = la Academia de Magos
    .about = Clérigo o Mago (Rey de la Colina): Si siguen aquí al empezar tu próximo turno, con un Clérigo robas 1 meeple más de inmediato; con un Mago robas 2 meeples más de inmediato.
card-parade-ground = Plaza de Armas
    .the = la Plaza de Armas
    .about = 1 Caballero y 1 Campesino: Todas tus demás Unidades tienen +2 de combate este turno.
card-muster-bell = Campana de Reunión
    .the = la Campana de Reunión
    .about = 1 Unidad cualquiera: Devuelve hasta 3 meeples de tus Alojamientos a tu bolsa; cada rival puede hacerlo con 1. Ganas 1 PV.
card-coach-house = Casa de Postas
    .the = la Casa de Postas
    .about = 2 Unidades cualesquiera: Robas 2 más en la Fase de Robo de este turno.
card-forbidden-archive = Archivo Prohibido
    .the = el Archivo Prohibido
    .about = 1 Mago: Una Unidad a tu elección tiene +1 de combate este turno por cada Corrupción en tus Alojamientos.
card-cleansing-font = Fuente Purificadora
    .the = la Fuente Purificadora
    .about = 1 Clérigo y 1 Campesino: Devuelves 1 Corrupción de tu Taberna o tus Alojamientos a la reserva. Ganas 1 PV.
card-hunters-lodge = Pabellón de Cazadores
    .the = el Pabellón de Cazadores
    .about = 2 Guerreros: Devuelves 1 Guerrero de este lugar a la reserva. Tomas 1 Montaraz de esta loseta.
card-order-of-light = Orden de la Luz
    .the = la Orden de la Luz
    .about = 1 Caballero y 1 Clérigo: Devuelves 1 Clérigo de este lugar a la reserva. Tomas 1 Paladín de esta loseta.
card-spirit-grove = Arboleda de los Espíritus
    .the = la Arboleda de los Espíritus
    .about = 1 Mago y 1 Campesino: Devuelves 1 Campesino de este lugar a la reserva. Tomas 1 Chamán de esta loseta.
card-villages-1 = Aldeas, solar 1
    .about = Ganas 1 Guerrero.
card-villages-2 = Aldeas, solar 2
    .about = Ganas 2 PV.
card-castle-1 = Castillo, solar 1
    .about = Robas 2 meeples más de inmediato.
card-castle-2 = Castillo, solar 2
    .about = Ganas 1 PV. Robas 1 meeple más de inmediato.
card-university-1 = Universidad, solar 1
    .about = Ganas 1 Mago.
card-university-2 = Universidad, solar 2
    .about = Robas 2 Misiones y luego descartas 1.
card-cathedral-1 = Catedral, solar 1
    .about = Ganas 1 Clérigo.
card-cathedral-2 = Catedral, solar 2
    .about = Devuelves 1 Corrupción de tu Taberna o tus Alojamientos a la reserva.
card-guard-post = Puesto de Guardia
    .the = el Puesto de Guardia
    .about = 1 Guerrero y 1 Campesino: Ganas 1 PV. Robas 1 más en la Fase de Robo de este turno.
card-armoury = Armería
    .the = la Armería
    .about = 2 Guerreros: Ganas 2 PV. Ganas 1 Guerrero.
card-library-loft = Altillo de la Biblioteca
    .the = el Altillo de la Biblioteca
    .about = 1 Mago: Ganas 1 PV. Robas 1 Misión.
card-observatory = Observatorio
    .the = el Observatorio
    .about = 2 Magos: Ganas 3 PV. Robas 2 Misiones y luego descartas 1.
card-chapel-niche = Hornacina
    .the = la Hornacina
    .about = 1 Clérigo y 1 Corrupción: Ganas 1 PV. Devuelves 1 Corrupción de este lugar a la reserva.
card-reliquary = Relicario
    .the = el Relicario
    .about = 2 Clérigos: Ganas 3 PV. Devuelves 1 Corrupción de tu Taberna o tus Alojamientos a la reserva.
card-haunted-cell = Celda Encantada
    .the = la Celda Encantada
    .about = 1 Unidad cualquiera y 1 Corrupción: Ganas 2 PV.
card-tainted-altar = Altar Mancillado
    .the = el Altar Mancillado
    .about = 1 Clérigo y 2 Corrupciones: Ganas 2 PV. Devuelves 2 Corrupciones de este lugar a la reserva.
card-servants-stair = Escalera de Servicio
    .the = la Escalera de Servicio
    .about = 2 Campesinos: Ganas 1 PV. Robas 1 más en la Fase de Robo de este turno.
card-great-kitchen = Gran Cocina
    .the = la Gran Cocina
    .about = 3 Campesinos: Ganas 2 PV. Devuelves 1 Campesino de este lugar a la reserva.
card-knights-vigil = Vela del Caballero
    .the = la Vela del Caballero
    .about = 1 Caballero y 1 Clérigo: Ganas 3 PV.
card-trophy-hall = Sala de Trofeos
    .the = la Sala de Trofeos
    .about = 1 Caballero y 1 Guerrero: Ganas 3 PV. Robas 1 Misión.
card-duelling-floor = Sala de Duelos
    .the = la Sala de Duelos
    .about = 2 Caballeros: Ganas 5 PV.
card-alchemists-vault = Bóveda del Alquimista
    .the = la Bóveda del Alquimista
    .about = 1 Mago y 1 Guerrero: Ganas 2 PV. Ganas 1 Mago.
card-prayer-balcony = Balcón de Oración
    .the = el Balcón de Oración
    .about = 1 Clérigo y 1 Mago: Ganas 2 PV. Ganas 1 Clérigo.
card-secret-passage = Pasadizo Secreto
    .the = el Pasadizo Secreto
    .about = 2 Unidades cualesquiera: Ganas 1 PV. Robas 2 más en la Fase de Robo de este turno.
card-treasury = Tesoro
    .the = el Tesoro
    .about = 1 Caballero y 1 Mago: Ganas 4 PV.
card-signal-fire = Fuego de Señales
    .the = el Fuego de Señales
    .about = 1 Guerrero y 1 Clérigo: Ganas 2 PV. Robas 1 más en la Fase de Robo de este turno.
card-tower-crown = Corona de la Torre
    .the = la Corona de la Torre
    .about = 1 Guerrero, 1 Mago y 1 Clérigo: Ganas 5 PV.
card-champions-chamber = Cámara del Campeón
    .the = la Cámara del Campeón
    .about = 1 Unidad de prestigio: Ganas 4 PV.
card-skeleton = Esqueleto
    .the = el Esqueleto
    .about = No Muerto de nivel 1, fuerza 2, 1 PV.
card-timber-wolf = Lobo de Madera
    .the = el Lobo de Madera
    .about = Bestia de nivel 1, fuerza 3, 3 PV. Descartas 1 Misión de tu mano, si tienes alguna.
card-woodworm-swarm = Enjambre de Carcoma
    .the = el Enjambre de Carcoma
    .about = Bestia de nivel 1, fuerza 3, 2 PV. Ganas 1 Campesino.
card-goblin-whittler = Goblin Tallador
    .the = el Goblin Tallador
    .about = Humanoide de nivel 1, fuerza 2, 1 PV.
card-goblin-tally-man = Goblin Contable
    .the = el Goblin Contable
    .about = Humanoide de nivel 1, fuerza 3, 1 PV. Robas 1 Misión.
card-giant-bookworm = Polilla de Biblioteca Gigante
    .the = la Polilla de Biblioteca Gigante
    .about = Bestia de nivel 1, fuerza 3, 1 PV. Tus Magos tienen +1 de combate el resto de la partida.
card-ink-wraith = Espectro de Tinta
    .the = el Espectro de Tinta
    .about = No Muerto de nivel 1, fuerza 3, 3 PV. Ganas 1 Corrupción.
card-crypt-rats = Ratas de Cripta
    .the = las Ratas de Cripta
    .about = Bestia de nivel 1, fuerza 2, 1 PV.
card-zombie-sexton = Sacristán Zombi
    .the = el Sacristán Zombi
    .about = No Muerto de nivel 1, fuerza 4, 1 PV. Devuelves 1 Corrupción de tu Taberna o tus Alojamientos a la reserva.
card-candle-wight = Ánima de la Vela
    .the = el Ánima de la Vela
    .about = No Muerto de nivel 1, fuerza 3, 1 PV. Ganas 1 Clérigo.
card-bandit-carver = Bandido Cortador
    .the = el Bandido Cortador
    .about = Humanoide de nivel 1, fuerza 4, 1 PV. Ganas 1 Guerrero.
card-deserter-captain = Capitán Desertor
    .the = el Capitán Desertor
    .about = Humanoide de nivel 1, fuerza 4, 2 PV. Tus Campesinos tienen +1 de combate contra un Monstruo donde haya un Guerrero tuyo el resto de la partida.
card-tree-beast = Bestia Arbórea
    .the = la Bestia Arbórea
    .about = Bestia de nivel 2, fuerza 5, 3 PV. Robas 1 Misión.
card-ghoul = Necrófago
    .the = el Necrófago
    .about = No Muerto de nivel 2, fuerza 5, 3 PV. Tus Guerreros tienen +1 de combate el resto de la partida.
card-dire-beaver = Castor Atroz
    .the = el Castor Atroz
    .about = Bestia de nivel 2, fuerza 6, 3 PV. Ganas 2 Campesinos.
card-termite-brood = Prole de Termitas
    .the = la Prole de Termitas
    .about = Bestia de nivel 2, fuerza 5, 4 PV. Ganas 1 Corrupción.
card-hobgoblin-sawyer = Hobgoblin Aserrador
    .the = el Hobgoblin Aserrador
    .about = Humanoide de nivel 2, fuerza 5, 3 PV. Ganas 1 Guerrero.
card-scarecrow-reaper = Espantapájaros Segador
    .the = el Espantapájaros Segador
    .about = No Muerto de nivel 2, fuerza 6, 4 PV. +1 contra No Muertos el resto de la partida.
card-splinter-golem = Gólem de Astillas
    .the = el Gólem de Astillas
    .about = Humanoide de nivel 2, fuerza 6, 3 PV. Tus Magos tienen +1 de combate contra un Monstruo donde haya un Guerrero tuyo el resto de la partida.
card-rogue-alchemist = Alquimista Renegado
    .the = el Alquimista Renegado
    .about = Humanoide de nivel 2, fuerza 5, 3 PV. Robas 2 Misiones y luego descartas 1.
card-grimoire-mimic = Grimorio Mímico
    .the = el Grimorio Mímico
    .about = Bestia de nivel 2, fuerza 5, 3 PV. Ganas 1 Mago.
card-haunted-lectern = Atril Embrujado
    .the = el Atril Embrujado
    .about = No Muerto de nivel 2, fuerza 6, 4 PV. Tus Magos tienen +1 de combate el resto de la partida.
card-glue-ooze = Limo de Cola
    .the = el Limo de Cola
    .about = Bestia de nivel 2, fuerza 5, 4 PV. Descartas 1 Misión de tu mano, si tienes alguna.
card-vampire-thrall = Siervo Vampiro
    .the = el Siervo Vampiro
    .about = No Muerto de nivel 2, fuerza 6, 5 PV. Ganas 1 Corrupción.
card-crypt-warden = Guardián de la Cripta
    .the = el Guardián de la Cripta
    .about = No Muerto de nivel 2, fuerza 6, 4 PV. Tus Clérigos tienen +1 de combate el resto de la partida.
card-heretic-preacher = Predicador Hereje
    .the = el Predicador Hereje
    .about = Humanoide de nivel 2, fuerza 6, 3 PV. Devuelves 1 Corrupción de tu Taberna o tus Alojamientos a la reserva.
card-belfry-gargoyle = Gárgola del Campanario
    .the = la Gárgola del Campanario
    .about = Bestia de nivel 2, fuerza 7, 5 PV. +1 contra Bestias el resto de la partida.
card-ogre-lumberer = Ogro Leñador
    .the = el Ogro Leñador
    .about = Humanoide de nivel 2, fuerza 6, 3 PV. Tus Caballeros tienen +1 de combate el resto de la partida.
card-mercenary-axemen = Hacheros Mercenarios
    .the = los Hacheros Mercenarios
    .about = Humanoide de nivel 2, fuerza 5, 4 PV. Ganas 2 Campesinos.
card-siege-troll = Trol de Asedio
    .the = el Trol de Asedio
    .about = Humanoide de nivel 2, fuerza 7, 5 PV. +1 contra Humanoides el resto de la partida.
card-grave-squire = Escudero de la Tumba
    .the = el Escudero de la Tumba
    .about = No Muerto de nivel 2, fuerza 5, 3 PV. Tus Campesinos tienen +1 de combate contra un Monstruo donde haya un Caballero tuyo el resto de la partida.
card-moat-hydra = Hidra del Foso
    .the = la Hidra del Foso
    .about = Bestia de nivel 2, fuerza 8, 5 PV.
card-vampire-lord = Señor de los Vampiros
    .the = el Señor de los Vampiros
    .about = No Muerto de nivel 3, fuerza 9, 8 PV. Ganas 1 Corrupción.
card-bone-dragon = Dragón de Hueso
    .the = el Dragón de Hueso
    .about = No Muerto de nivel 3, fuerza 10, 9 PV.
card-ember-dragon = Dragón de Ascuas
    .the = el Dragón de Ascuas
    .about = Bestia de nivel 3, fuerza 11, 8 PV. Robas 2 Misiones y luego descartas 1.
card-rotten-treant = Treant Podrido
    .the = el Treant Podrido
    .about = Bestia de nivel 3, fuerza 8, 6 PV. Tus Campesinos tienen +1 de combate el resto de la partida.
card-lich-provost = Rector Liche
    .the = el Rector Liche
    .about = No Muerto de nivel 3, fuerza 9, 7 PV. Tus Unidades de prestigio tienen +1 de combate el resto de la partida.
card-giant-mulcher = Triturador Gigante
    .the = el Triturador Gigante
    .about = Humanoide de nivel 3, fuerza 10, 7 PV. Tus Caballeros tienen +1 de combate el resto de la partida.
card-termite-colossus = Coloso Termita
    .the = el Coloso Termita
    .about = Bestia de nivel 3, fuerza 9, 7 PV. Ganas 1 Corrupción.
card-ogre-inquisitor = Ogro Inquisidor
    .the = el Ogro Inquisidor
    .about = Humanoide de nivel 3, fuerza 8, 6 PV. Devuelves 2 Corrupciones de tu Taberna o tus Alojamientos a la reserva.
card-saw-ron = Saw-Ron
    .the = Saw-Ron
    .about = Señor Oscuro, Humanoide, fuerza 14, 11 PV. Solo en los turnos finales, una vez por partida.
card-the-termite-queen = La Reina Termita
    .the = la Reina Termita
    .about = Señor Oscuro, Bestia, fuerza 12, 10 PV. Solo en los turnos finales, una vez por partida.
card-baron-chisel = Barón Cincel
    .the = el Barón Cincel
    .about = Señor Oscuro, No Muerto, fuerza 12, 9 PV. Solo en los turnos finales, una vez por partida.
card-combustor = Combustor
    .the = Combustor
    .about = El Esbirro, Humanoide, fuerza 9, 5 PV. Solo en los turnos finales, en ambos.
card-token-1 = Ficha de bonificación 1
    .about = 2 PV más si: Luchan aquí 2 tipos de Unidad distintos de nivel de Héroe 2 o más.
card-token-2 = Ficha de bonificación 2
    .about = 4 PV más si: Luchan aquí 3 tipos de Unidad distintos de nivel de Héroe 2 o más.
card-token-3 = Ficha de bonificación 3
    .about = 3 PV más si: Luchan aquí 2 tipos de Unidad distintos de nivel de Héroe 3.
card-token-4 = Ficha de bonificación 4
    .about = 6 PV más si: Luchan aquí 3 tipos de Unidad distintos de nivel de Héroe 3.
card-token-5 = Ficha de bonificación 5
    .about = 2 PV más si: Lucha aquí 1 Unidad de prestigio o más.
card-token-6 = Ficha de bonificación 6
    .about = 3 PV más si: Luchan aquí 4 tipos de Unidad distintos.
card-first-blood = Primera Sangre
    .about = 1 PV, o -1 si queda sin cumplir. Derrota a un Monstruo con al menos 2 Campesinos. Ganas 1 Clérigo.
card-pitchfork-brigade = Brigada de las Horcas
    .about = 2 PV, o -1 si queda sin cumplir. Derrota a un Monstruo con al menos 3 Campesinos. Ganas 1 Guerrero.
card-vigil-at-the-tombs = Vela en las Tumbas
    .about = 2 PV, o -1 si queda sin cumplir. Derrota a un No Muerto con al menos 1 Clérigo. Devuelves 1 Corrupción de tu Taberna o tus Alojamientos a la reserva.
card-exorcism = Exorcismo
    .about = 4 PV, o -2 si queda sin cumplir. Derrota a un No Muerto de nivel 2 o más con al menos 2 Clérigos. Devuelves 2 Corrupciones de tu Taberna o tus Alojamientos a la reserva.
card-sword-and-shield = Espada y Escudo
    .about = 3 PV, o -1 si queda sin cumplir. Derrota a un Monstruo con al menos 1 Caballero y 1 Guerrero. Ganas 1 Guerrero.
card-symposium = Simposio
    .about = 2 PV, o -1 si queda sin cumplir. Ten 2 Magos en tu Taberna en tu Fase de Robo. Robas 1 Misión.
card-congregation = Congregación
    .about = 2 PV, o -1 si queda sin cumplir. Ten 2 Clérigos en tu Taberna en tu Fase de Robo. Devuelves 1 Corrupción de tu Taberna o tus Alojamientos a la reserva.
card-call-to-arms = Llamada a las Armas
    .about = 2 PV, o -1 si queda sin cumplir. Ten 2 Guerreros en tu Taberna en tu Fase de Robo. Ganas 1 Guerrero.
card-village-council = Consejo de la Aldea
    .about = 2 PV, o -1 si queda sin cumplir. Ten 3 Campesinos en tu Taberna en tu Fase de Robo. Devuelve 1 Campesino de ellos. Ganas 1 Mago.
card-four-banners = Cuatro Estandartes
    .about = 5 PV, o -2 si queda sin cumplir. Ten 1 Mago, 1 Clérigo, 1 Guerrero y 1 Caballero en tu Taberna en tu Fase de Robo. Ganas 1 Chamán.
card-knights-of-the-round-stump = Caballeros del Tocón Redondo
    .about = 2 PV, o -1 si queda sin cumplir. Ten 1 Caballero y 1 Guerrero en tu Taberna en tu Fase de Robo. Robas 1 meeple más de inmediato.
card-the-great-hunt = La Gran Cacería
    .about = 3 PV, o -1 si queda sin cumplir. Derrota a una Bestia con al menos 1 Guerrero y 1 Mago. Devuelve 1 Guerrero de ellos. Ganas 1 Montaraz.
card-path-of-light = Senda de Luz
    .about = 3 PV, o -2 si queda sin cumplir. Derrota a un Monstruo de nivel 2 o más con al menos 1 Caballero y 1 Clérigo. Devuelve 1 Clérigo de ellos. Ganas 1 Paladín.
card-spirit-walk = Paseo Espiritual
    .about = 3 PV, o -1 si queda sin cumplir. Derrota a un Monstruo con al menos 1 Mago y 1 Clérigo. Devuelve 1 Clérigo de ellos. Ganas 1 Chamán.
card-double-strike = Golpe Doble
    .about = 3 PV, o -1 si queda sin cumplir. Derrota a 2 Monstruos en un turno. Robas 1 más en la Fase de Robo de este turno.
card-relief-force = Fuerza de Socorro
    .about = 2 PV, o -1 si queda sin cumplir. Derrota a un Monstruo en un distrito invadido con al menos 1 Guerrero. Robas 1 Misión.
card-overkill = Fuerza Excesiva
    .about = 2 PV, o -1 si queda sin cumplir. Derrota a un Monstruo con al menos 3 de combate de sobra. Robas 1 más en la Fase de Robo de este turno.
card-master-builder = Maestro de Obras
    .about = 2 PV, o -1 si queda sin cumplir. Construye un Lugar. Robas 1 Misión.
card-grand-tour = Gran Recorrido
    .about = 2 PV, o -1 si queda sin cumplir. Activa 2 Lugares de los distritos o Salas de Torre en un turno. Ganas 1 Mago.
card-dragonslayer = Matadragones
    .about = 4 PV, o -2 si queda sin cumplir. Derrota a un Monstruo de nivel 3. Ganas 1 Caballero.
card-drill-yard = Patio de Instrucción
    .about = 1 PV, o -1 si queda sin cumplir. Derrota a un Monstruo con al menos 2 Guerreros. Tus Guerreros tienen +1 de combate el resto de la partida.
card-battle-magic = Magia de Batalla
    .about = 2 PV, o -1 si queda sin cumplir. Derrota a un Monstruo con al menos 2 Magos. Tus Magos tienen +1 de combate el resto de la partida.
card-blessed-maces = Mazas Benditas
    .about = 2 PV, o -1 si queda sin cumplir. Derrota a un Monstruo con al menos 2 Clérigos. Tus Clérigos tienen +1 de combate el resto de la partida.
card-chivalric-code = Código de Caballería
    .about = 2 PV, o -1 si queda sin cumplir. Derrota a un Monstruo de nivel 2 o más con al menos 2 Caballeros. Tus Caballeros tienen +1 de combate el resto de la partida.
card-home-guard = Guardia Local
    .about = 1 PV, o -1 si queda sin cumplir. Derrota a un Monstruo de nivel 2 o más con al menos 2 Campesinos. Tus Campesinos tienen +1 de combate contra un Monstruo donde haya un Caballero tuyo el resto de la partida.
card-war-wizards = Magos de Guerra
    .about = 2 PV, o -1 si queda sin cumplir. Derrota a un Monstruo con al menos 1 Mago y 1 Guerrero. Tus Magos tienen +1 de combate contra un Monstruo donde haya un Guerrero tuyo el resto de la partida.
card-field-chaplains = Capellanes de Campaña
    .about = 2 PV, o -1 si queda sin cumplir. Derrota a un Monstruo con al menos 1 Clérigo y 1 Guerrero. Tus Guerreros tienen +1 de combate contra un Monstruo donde haya un Clérigo tuyo el resto de la partida.
card-grave-lore = Saber de Tumbas
    .about = 2 PV, o -1 si queda sin cumplir. Derrota a un No Muerto con al menos 1 Mago. +1 contra No Muertos el resto de la partida.
card-beast-lore = Saber de Bestias
    .about = 2 PV, o -1 si queda sin cumplir. Derrota a una Bestia con al menos 1 Mago. +1 contra Bestias el resto de la partida.
card-rogues-gallery = Galería de Maleantes
    .about = 2 PV, o -1 si queda sin cumplir. Derrota a un Humanoide con al menos 1 Mago. +1 contra Humanoides el resto de la partida.
card-rite-of-purity = Rito de Pureza
    .about = 2 PV, o -1 si queda sin cumplir. Ten 1 Clérigo y 1 Corrupción en tu Taberna en tu Fase de Robo. Después, una vez en cada una de tus Fases de Robo: puedes mover 1 Corrupción de tu Taberna a tus Alojamientos: robas 1 meeple más de inmediato.
card-scout-network = Red de Exploradores
    .about = 2 PV, o -1 si queda sin cumplir. Ten 3 tipos distintos de Unidad, sin contar Campesinos, en tu Taberna en tu Fase de Robo. Después, una vez en cada una de tus Fases de Robo: puedes mover 1 Campesino de tu Taberna a tus Alojamientos: robas 1 meeple más de inmediato.
card-gravedigger = Sepulturero
    .about = 5 PV, o -2 si queda sin cumplir. Al final: 3 o más No Muertos en tu pila de derrotados.
card-huntmaster = Montero Mayor
    .about = 5 PV, o -2 si queda sin cumplir. Al final: 3 o más Bestias en tu pila de derrotados.
card-sheriff-of-rowan = Alguacil de Rowan
    .about = 5 PV, o -2 si queda sin cumplir. Al final: 3 o más Humanoides en tu pila de derrotados.
card-trophy-wall = Muro de Trofeos
    .about = 6 PV, o -2 si queda sin cumplir. Al final: 2 o más Monstruos de cada tipo en tu pila de derrotados.
card-slayer-of-legend = Exterminador de Leyenda
    .about = 5 PV, o -2 si queda sin cumplir. Al final: 5 o más Monstruos de nivel 2 o más en tu pila de derrotados.
card-giant-killer = Matagigantes
    .about = 3 PV, o -1 si queda sin cumplir. Al final: 1 o más Monstruos de nivel 3 en tu pila de derrotados.
card-grand-master = Gran Maestre
    .about = 4 PV, o -2 si queda sin cumplir. Al final: 1 o más Héroes de nivel 3.
card-school-of-heroes = Escuela de Héroes
    .about = 6 PV, o -3 si queda sin cumplir. Al final: 3 o más Héroes de nivel 2 o más.
card-pure-of-heart = Puro de Corazón
    .about = 5 PV, o -2 si queda sin cumplir. Al final: tienes 2 Corrupciones o menos.
card-noble-host = Hueste Noble
    .about = 3 PV, o -1 si queda sin cumplir. Al final: tienes 2 o más Caballeros.
card-court-of-champions = Corte de Campeones
    .about = 3 PV, o -1 si queda sin cumplir. Al final: tienes 1 o más Unidades de prestigio.
card-peoples-champion = Campeón del Pueblo
    .about = 4 PV, o -2 si queda sin cumplir. Al final: nadie tiene más Campesinos.
card-mage-2 = Mago, nivel 2
    .about = Combate 1, cuesta 2 PV. Al asignar: Mueve todos los Magos (al menos 1) de tu Taberna a tus Alojamientos: robas 1 Misión.
card-mage-3 = Mago, nivel 3
    .about = Combate 1, cuesta 3 PV. Al asignar: Mueve todos los Magos (al menos 1) de tu Taberna a tus Alojamientos: robas 2 Misiones y luego descartas 1.
card-cleric-2 = Clérigo, nivel 2
    .about = Combate 1, cuesta 2 PV. En tu Fase de Desarrollo, con 1 Corrupción y 1 Clérigo en tu Taberna: Robas 1 meeple más de inmediato.
card-cleric-3 = Clérigo, nivel 3
    .about = Combate 1, cuesta 3 PV. En tu Fase de Desarrollo, con 1 Corrupción y 1 Clérigo en tu Taberna: Devuelves 1 Corrupción de tu Taberna a la reserva. Robas 1 meeple más de inmediato.
card-knight-2 = Caballero, nivel 2
    .about = Combate 3, cuesta 3 PV. En tu Fase de Desarrollo, con 1 Caballero en tu Taberna: Robas 1 meeple más de inmediato.
card-knight-3 = Caballero, nivel 3
    .about = Combate 4, cuesta 5 PV. En tu Fase de Desarrollo, con 1 Caballero en tu Taberna: Robas 1 meeple más de inmediato.
card-warrior-2 = Guerrero, nivel 2
    .about = Combate 2, cuesta 2 PV. Tus Campesinos tienen +1 de combate contra un Monstruo donde haya un Guerrero tuyo.
card-warrior-3 = Guerrero, nivel 3
    .about = Combate 2, cuesta 4 PV. Tus Campesinos tienen +1 de combate contra un Monstruo donde haya un Guerrero tuyo. La primera vez en cada turno que asignas un Guerrero a un Monstruo, 1 Campesino de tus Alojamientos puede unirse a él.
card-ranger-card = Carta de Montaraz
    .about = Combate 3, nivel 3. Un Monstruo derrotado con uno o más Montaraces da 1 PV más.
card-paladin-card = Carta de Paladín
    .about = Combate 2, nivel 3. +1 de combate por cada nivel del Monstruo al que se enfrenta.
card-shaman-card = Carta de Chamán
    .about = Combate 2, nivel 2. Vale por cualquier Unidad básica al asignarlo.
card-peasant-1 = Campesino, nivel 1
    .about = Combate 1.
card-warrior-1 = Guerrero, nivel 1
    .about = Combate 2.
card-mage-1 = Mago, nivel 1
    .about = Combate 1.
card-cleric-1 = Clérigo, nivel 1
    .about = Combate 1.
card-knight-1 = Caballero, nivel 1
    .about = Combate 3.

# Where the points came from.
score-mm-res-02 = Localizaciones
score-mm-res-04 = Monstruos vencidos
score-mm-end-05 = Fichas de los Señores
score-mm-lvl-03 = Niveles pagados
score-mm-qst-07 = Misiones cumplidas
score-mm-end-10 = Misiones de final de partida
score-mm-end-11 = Misiones sin cumplir
score-mm-twr-02 = Salas de las Torres
about = Saca meeples de tu bolsa, envíalos a levantar la ciudad y a frenar a los monstruos ante sus muros, y cambia campesinos por caballeros, magos y clérigos hasta que llegue el Consejo Oscuro.
points = { $n } PV
