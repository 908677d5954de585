# Card Rogue. `.a` y `.the` son el nombre con su artículo, como lo piden los mensajes (`$card-a`, `$card-the`; «a el» y
# «de el» se contraen solos); `.map` es la carta en el mapa: cinco letras como mucho, y las tres primeras distinguen enemigos.

## Lo que se puede responder
verb-flip = Descubre la carta de { $place }
verb-stop = No descubras más
verb-move = Ve a { $place }
verb-stay = Quédate aquí
verb-done = Listo
verb-end-turn = Acaba el turno
verb-second-turn = Juega un segundo turno
verb-lay = Coloca una carta en { $place }
verb-attack = Ataca a { $card-the } en { $place }
verb-flee = Huye
verb-continue = No uses nada más y sigue
verb-drink = Bebe { $card-the }
verb-throw = Lanza { $card-the } a { $place }
verb-read = Lee { $card-the }
verb-equip = Equipa { $card-the } ({ $slot })
verb-unequip = Quítate { $card-the } ({ $slot })
verb-spell-hurt = Hechizo: hiere a { $card-the } en { $place }
verb-spell-step = Hechizo: da un paso a { $place }
verb-spell-heal = Hechizo: cúrate con { $card-the }
verb-identify = Identifica { $card-the }
verb-teleport = Teletransporte a { $place }
verb-avoid = Tira para evitarla
verb-endure = Deja que ocurra
verb-keep = Conserva { $card-the }
verb-drop = Deja { $card-the } en la loseta
verb-return = Empieza de nuevo en { $place }
verb-rotate = La entrada mira al { $side }
verb-shop = Visita la tienda
verb-buy = Compra { $card-the } por { $price }
verb-sell = Vende { $card-the } por { $price }
verb-pay = Paga con { $card-the } ({ $price })
verb-leave-shop = Sal de la tienda
verb-trade = Intercambia con { $player }
verb-give = Ofrece { $card-the }
verb-propose = Propón lo que hay en la mesa
verb-accept = Acepta el intercambio
verb-refuse = Sin intercambio
verb-trip = Haz la zancadilla a { $player }
verb-steal = Roba a { $player }
verb-leap = Salta a { $place }
verb-mole = Llama al topo
verb-dig = Abre todos los lados de { $place }
verb-forfeit = Propón rendirse
verb-agree = De acuerdo
verb-disagree = En contra
verb-pick = { $character }
verb-token = { $colour }
verb-goal = { $goal }
verb-begin = Empieza
verb-restart = Intenta este nivel otra vez
verb-quit = Ríndete
verb-leave-a-while = Deja la mesa un rato
verb-leave-for-good = Abandona la partida
verb-come-back = Vuelve a la mesa
verb-wait = Espera
verb-play-on = Sigue jugando
verb-claim = Acaba la partida con tu victoria
verb-ready = Ten algo a mano: se te preguntará otra vez este turno
verb-withhold = No ofrezcas { $card-the }
verb-spare = No pagues con { $card-the } ({ $price })
verb-settle = Paga con lo elegido
verb-ungoal = Esta no: { $goal }
verb-unlay = Ninguna carta en { $place }

## Lo que se pregunta
ask-character = ¿Quién serás ahí abajo? Cada personaje hace bien dos cosas y mal una.
ask-token = ¿De qué color es tu ficha?
ask-goals = ¿Qué te propones? Elige una meta o varias; cúmplelas todas y sal con vida para ganar.
ask-flip = ¿Descubres una carta vecina? Enemigos y trampas actúan en el acto.
ask-move = ¿Adónde vas? También puedes quedarte o usar lo que tienes.
ask-move-again = Hasta ahora solo te has movido, así que puedes moverte una vez más.
ask-extra-step = Tus botas te llevan más lejos: { $count ->
    [one] ¿un paso más?
   *[other] ¿hasta { $count } pasos más?
  }
ask-meet = Tienes compañía al lado. Intercambiar requiere a los dos; la zancadilla (4+) le cuesta un turno; robar pide un 6.
ask-second-turn = Has explorado sin combatir, así que el Explorador puede jugar un segundo turno.
ask-combat = En combate, con { $health } de salud: ataca o huye; después golpean ellos.
ask-last-chance = Tu turno está a punto de acabar. ¿Usas algo antes?
ask-before-abilities = Los enemigos van a usar sus habilidades. ¿Usas algo antes?
ask-before-attacks = Los enemigos van a golpear. ¿Usas algo antes?
ask-after-attacks = Los enemigos ya han golpeado y tu turno está a punto de acabar. ¿Usas algo antes?
ask-flight = ¡Te has zafado! Ve a una loseta libre o descubre una carta por si lo es.
ask-lay = { $count ->
    [one] Solo queda una carta por explorar, menos que los caminos abiertos de aquí. ¿Dónde va?
   *[other] Solo quedan { $count } cartas por explorar, menos que los caminos abiertos de aquí. ¿Dónde van?
  }
ask-rotate = { $card-the } llena el hueco. ¿Hacia dónde mira?
ask-avoid = ¡Cuidado: { $card }! Tira para evitarla o deja que ocurra.
ask-keep = Has muerto. Una carta se queda contigo; ¿cuál?
ask-drop = Otra carta queda en la loseta donde has muerto, para quien pase. Del resto se pierde lo que se pueda vender.
ask-return = ¿Desde qué loseta inicial empiezas de nuevo?
ask-identify = ¿Qué poción desconocida te explica el pergamino? Su color significará lo mismo para todos.
ask-step-through = El pergamino te lleva a través de los muros. ¿A qué loseta? Allí acaba tu turno.
ask-teleport = ¿A qué loseta te lleva la poción? Allí acaba tu turno.
ask-teleport-player = ¿A qué loseta envía la poción a { $player }?
ask-teleport-foe = ¿A qué loseta envía la poción a { $card-the }?
ask-shop = En la tienda puedes comprar y vender cuanto quieras. Puedes gastar { $gold } de oro.
ask-pay = Cuesta { $price } de oro. { $left ->
    [0] { $change ->
        [0] Es justo lo que has elegido.
       *[other] Te devuelven { $change } de oro.
      }
   *[other] ¿Con qué pagas? { $left ->
        [one] Falta
       *[other] Faltan
      } { $left } de oro.
  }
ask-pay-mole = El topo pide { $price } de oro. { $left ->
    [0] { $change ->
        [0] Es justo lo que has elegido.
       *[other] Te devuelve { $change } de oro.
      }
   *[other] ¿Con qué pagas? { $left ->
        [one] Falta
       *[other] Faltan
      } { $left } de oro.
  }
ask-offer = Intercambias con { $player }. Elige lo que das y propónlo; no dar nada es pedir un regalo.
ask-return-offer = { $player } te ofrece un intercambio. Elige lo que das a cambio y propónlo; o recházalo.
ask-accept = { $player } ha respondido. ¿Aceptas el intercambio tal como está en la mesa?
ask-leap = { $player } está por los suelos. Puedes saltar a una loseta libre de detrás.
ask-dig = El topo convierte una loseta de camino en un cruce. ¿Cuál?
ask-forfeit = No queda nada por explorar, y { $player } propone que todos se rindan; entonces no gana nadie. ¿De acuerdo?
ask-leaver = { $player } ha dejado la mesa un rato. ¿Esperas o sigues jugando mientras tanto?
ask-waiting = La mesa espera a { $player }. Puedes decidir que se siga jugando.
ask-deserted = Los demás están fuera de la carrera final. ¿Vuelves e intentas salir, o abandonas la partida?
ask-last-player = Los demás se han ido. ¿Acabas la partida con tu victoria o sigues explorando?
ask-begin = Nivel { $level }. ¿Empezamos?
ask-failed = Has muerto y el nivel { $level } está perdido. Te espera tal como era.
## Cuánto se lleva elegido
picks-pay = { $have } de { $need } de oro
picks-pay-mole = { $have } de { $need } de oro
picks-offer = { $have ->
    [0] aún no das nada
    [one] das una carta
   *[other] das { $have } cartas
  }
picks-return-offer = { $have ->
    [0] aún no das nada
    [one] das una carta
   *[other] das { $have } cartas
  }
picks-goals = { $have ->
    [0] aún ninguna meta
    [one] una meta
   *[other] { $have } metas
  }
picks-lay = { $have } de { $need } { $need ->
    [one] colocada
   *[other] colocadas
  }

## Lo que ocurre
event-deciding-roll = { $seat } saca un { $face } para decidir quién empieza.
event-starts = Empieza { $seat }.
event-picks = { $seat } juega con { $character-the }.
event-start = { $seat } parte de { $place }.
event-laid = Se colocan { $count } cartas boca abajo alrededor de las losetas iniciales.
event-turn = Turno { $number }: { $seat }.
event-loses-turn = { $seat } pierde este turno.
event-flip = { $seat } descubre { $card-a } en { $place }.
event-taken = { $seat } coge { $card-the }.
event-cleansed = { $seat } se libra de una carta maldita: { $card }.
event-replaced = Hay una loseta nueva en { $place }: { $card-a }.
event-placed = { $seat } coloca { $count ->
    [one] una carta nueva
   *[other] { $count } cartas nuevas
  } boca abajo.
event-gathered = { $count ->
    [one] Una carta que nadie puede alcanzar forma
   *[other] { $count } cartas que nadie puede alcanzar forman
  } el nuevo mazo de exploración.
event-move = { $seat } va a { $place }.
event-pile = { $seat } recoge { $count ->
    [one] una carta
   *[other] { $count } cartas
  } en { $place }.
event-chest = { $seat } abre el cofre: ¡1 punto de victoria!
event-trap = { $seat } activa { $card-the }.
event-avoided = { $seat } evita { $card-the } (dado: { $face }).
event-not-avoided = { $seat } no logra evitar { $card-the } (dado: { $face }).
event-fountain = { $seat } bebe de la fuente (dado: { $face }).
event-drained = La fuente se ha secado.
event-roll = El dado muestra un { $face } para { $seat }.
event-combat = { $seat } está en combate con { $card-a } ({ $health } de salud).
event-attack-die = { $seat } saca un { $face } al atacar.
event-weapon-raises = { $card-the } lo sube a { $amount }.
event-weapon-doubles = { $card-the } lo dobla: { $amount }.
event-weapon-misses = { $card-the } falla.
event-card-adds = { $card-the } suma { $amount }.
event-card-takes = { $card-the } resta { $amount }.
event-potions-add = Las pociones suman { $amount }.
event-potions-take = Las pociones restan { $amount }.
event-rage-adds = La furia suma { $amount }.
event-attack = { $seat } ataca a { $card-the } con { $damage }.
event-dodged = { $card-the } esquiva el golpe (dado: { $face }).
event-not-dodged = { $card-the } no logra esquivar (dado: { $face }).
event-foe-harmed = { $card-the } pierde { $damage } de salud; le { $left ->
    [one] queda 1
   *[other] quedan { $left }
  }.
event-slain = ¡{ $seat } mata a { $card-the }!
event-fright = { $seat } ha sacado un 6: se asusta y debe huir.
event-fled = { $seat } huye (dado: { $face }).
event-not-fled = { $seat } no consigue huir (dado: { $face }).
event-slips-away = { $seat } se marcha; nadie le persigue.
event-no-escape = { $seat } no encuentra salida y se queda.
event-foe-die = { $card-the } saca un { $face } y golpea con el doble.
event-foe-potions-add = Por las pociones, { $card-the } golpea con { $amount } más.
event-foe-potions-take = Por las pociones, { $card-the } golpea con { $amount } menos.
event-foe-attacks = { $card-the } ataca a { $seat } con { $damage }.
event-tries-poison = { $card-the } intenta envenenar a { $seat }.
event-tries-paralysis = { $card-the } intenta paralizar a { $seat }.
event-armor-stops = La armadura de { $seat } resta { $amount }.
event-foe-frozen = { $card-the } sufre parálisis y no hace nada.
event-blocked = El escudo de { $seat } detiene a { $card-the }.
event-foe-recovers = { $card-the } no ha muerto en un solo turno y se recupera del todo.
event-foe-heals = { $card-the } recupera { $health } de salud.
event-foe-poisoned = { $card-the } sufre veneno durante { $turns ->
    [one] un turno
   *[other] { $turns } turnos
  }.
event-foe-paralysed = { $card-the } sufre parálisis.
event-foe-stronger = { $card-the } ataca desde ahora con { $amount } más.
event-foe-weaker = { $card-the } ataca desde ahora con { $amount } menos.
event-foe-teleported = { $card-the } desaparece y reaparece en { $place }.
event-harmed = { $seat } pierde { $damage } de salud; le { $left ->
    [one] queda 1
   *[other] quedan { $left }
  }.
event-healed = { $seat } recupera { $health } de salud y tiene { $left }.
event-poisoned = { $seat } sufre veneno durante { $turns ->
    [one] un turno
   *[other] { $turns } turnos
  }.
event-paralysed = { $seat } sufre parálisis y perderá un turno.
event-stronger = { $seat } ataca desde ahora con { $amount } más.
event-weaker = { $seat } ataca desde ahora con { $amount } menos.
event-reversed = A { $seat } ahora le cura el veneno.
event-max-health = { $seat } tiene { $health } más de salud máxima.
event-dies = { $seat } muere.
event-keeps = { $seat } conserva { $card-the }.
event-keeps-hidden = { $seat } conserva una carta.
event-keeps-on = { $seat } sigue llevando { $card-the }.
event-drops = { $count ->
    [one] Una carta de { $seat } queda
   *[other] { $count } cartas de { $seat } quedan
  } en { $place }.
event-returns = { $seat } empieza de nuevo en { $place }.
event-out = { $seat } queda fuera de la carrera final.
event-drink = { $seat } bebe { $card-the }.
event-throw = { $seat } lanza { $card-the } a { $player }.
event-throw-at-foe = { $seat } lanza { $card-the } a { $foe-the }.
event-identified = { $seat } averigua que { $card-the } es de { $effect }.
event-no-effect = No pasa nada.
event-read = { $seat } lee { $card-the }.
event-equip = { $seat } se equipa { $card-the } ({ $slot }).
event-unequip = { $seat } se quita { $card-the } ({ $slot }).
event-spell-hurt = { $seat } lanza un hechizo contra { $card-the }.
event-spell-step = { $seat } pasa a { $place } con un hechizo.
event-spell-heal = { $seat } convierte { $card-the } en curación.
event-haggled = { $seat } regatea por { $card-the } (dado: { $face }): { $face ->
    [5] ¡gratis!
    [6] ¡gratis!
   *[other] el precio entero.
  }
event-paid = { $seat } paga { $price } de oro con { $card-the }.
event-change = { $seat } recibe { $price } de oro de vuelta.
event-bought = { $seat } se lleva { $card-the } de la tienda.
event-sold = { $seat } vende { $card-the } por { $price } de oro.
event-debt = { $seat } ha saldado la deuda del tendero: ¡1 punto de victoria!
event-basilisks-lost = { $seat } tenía los dos basiliscos: se destruyen el uno al otro y sus puntos se pierden.
event-proposes = { $seat } ofrece a { $player } { $count ->
    [0] ninguna carta
    [one] una carta
   *[other] { $count } cartas
  }.
event-no-trade = { $seat } no intercambia.
event-traded = { $seat } y { $player } intercambian { $given ->
    [0] nada
    [one] una carta
   *[other] { $given } cartas
  } por { $taken ->
    [0] nada
    [one] una carta
   *[other] { $taken } cartas
  }.
event-tripped = { $seat } hace la zancadilla a { $player } (dado: { $face }), que perderá un turno.
event-not-tripped = { $seat } falla la zancadilla a { $player } (dado: { $face }).
event-strikes-back = { $seat } da un contragolpe a { $player } con { $damage }.
event-leap = { $seat } salta a { $place }.
event-stolen = { $seat } roba { $card-the } a { $player }.
event-stolen-hidden = { $seat } roba una carta a { $player }.
event-not-stolen = { $seat } no logra robar a { $player } (dado: { $face }).
event-dug = El topo hace de { $place } un cruce para { $seat }.
event-seized = El topo se lleva todo lo que { $seat } podía vender, y ayuda.
event-rush = ¡Empieza la carrera final! Quien entre antes en una loseta inicial gana 1 punto de victoria.
event-exit = { $seat } sale antes que nadie: ¡1 punto de victoria!
event-goal-done = { $seat } ha cumplido una meta: { $goal }.
event-agrees = { $seat } está de acuerdo.
event-disagrees = { $seat } está en contra.
event-leaves = { $seat } deja la mesa un rato.
event-back = { $seat } ha vuelto.
event-waits-to-return = { $seat } ha vuelto y espera un sitio libre.
event-quits = { $seat } abandona la partida.
event-plays-on = La mesa sigue jugando sin { $seat }.
event-waits = La mesa espera a { $seat }.
event-standstill = En { $count } rondas nadie ha luchado ni ha encontrado nada, y no queda nada por explorar: todos se rinden.
event-standstill-near = En { $count } rondas nadie ha luchado ni ha encontrado nada. Con { $left } más así, todos se rinden.
event-rush-stands = En { $count } rondas nadie ha luchado ni ha encontrado nada, y nadie ha salido: la carrera final ha terminado.
event-rush-stands-near = En { $count } rondas nadie ha luchado ni ha encontrado nada. Con { $left } más así, la carrera final termina.
event-story = Nivel { $level }.
event-level-done = ¡Nivel { $level } superado, en el turno { $turns }!
event-level-failed = El nivel { $level } está perdido.

## Por qué algo no se ofrece
why-warrior-flees = un Guerrero no huye de quien persigue, salvo de los jefes
why-fled-already = ya has huido una vez este turno: ahora toca luchar
why-no-way-out = no hay a tu lado ninguna loseta ni carta sin descubrir a la que huir
why-no-teleport = nadie se teletransporta en la carrera final
why-nothing-unknown = no tienes ninguna poción de color desconocido
why-nowhere = no hay ninguna loseta libre justo a tu lado
why-not-poisoned = solo funciona mientras sufres veneno
why-not-cursed = no tienes ninguna carta maldita
why-slot-taken = ahí llevas otra cosa; quítatela antes
why-rogue-wears = una Pícara no puede equipar lo que ocupa la mano secundaria
why-cooldown = podrás lanzar otro hechizo dentro de { $have ->
    [one] un turno
   *[other] { $have } turnos
  }
why-in-combat = nadie intercambia en pleno combate
why-one-try = { $need ->
    [one] solo hay un intento de zancadilla o robo por turno
   *[other] solo hay { $need } intentos de zancadilla o robo por turno
  }
why-cleric-trips = una Clériga no hace la zancadilla
why-empty-hand = no hay nada en esa mano
why-untradable = no tiene el símbolo de intercambio
why-bard-trades = un Bardo no puede ceder lo que vende la tienda
why-taken = ya lo tiene otra persona
why-price = cuesta { $need } de oro y tienes { $have }
why-explorer-sells = un Explorador solo vende oro y botín
why-unsellable = no tiene precio
why-not-on-shop = no estás en una tienda
why-shop-over = Hubo un combate al llegar: la tienda es para los pasos 2 y 3, y ya pasaron.
why-not-blocked = el topo solo viene cuando todos los caminos que tienes abiertos se acaban
why-face-down = la carta está boca abajo; descúbrela antes
why-wall = hay un muro
why-foe-there = hay un enemigo
why-player-there = hay otro jugador
why-no-tile = ahí no hay ninguna carta
why-no-open-tile = ahí no hay ninguna loseta boca arriba
why-not-beside = no está a un paso
why-face-up = ya está boca arriba
why-not-adjacent = no es otra persona en una loseta adyacente
why-not-held = no la tienes
why-no-throw = lanzas una poción tuya a alguien que esté a tu lado o a un enemigo contra el que luchas
why-not-fighting = no estás en combate con ese enemigo ahí
why-not-worn = no la llevas ahí
why-no-such-slot = equipas lo que tienes en la mano, cada carta en su espacio
why-both-hands = la llevas con las dos manos: quítatela de la principal
why-between-blows = en combate solo cambias de equipo antes del paso 1
why-just-changed = acabas de cambiar lo que llevas ahí
why-not-mage = solo una Maga lanza hechizos
why-in-a-fight = este hechizo solo vale fuera de combate
why-ready-already = de todos modos se te preguntará otra vez
why-nothing-usable = no tienes nada que puedas usar
why-sold-out = a la tienda no le queda ninguna
why-wrong-price = su precio es { $need } de oro
why-no-such-price = la tienda no vende eso, o no a ese precio
why-handed-in = has entregado una este turno: vuelve a estar a la venta en el próximo
why-gold-already = ya es oro
why-not-held-for-that = no la tienes, o no vale eso
why-no-plain-tile = no es una loseta de camino sencilla
why-open-already = ya tiene cuatro caminos, y otras losetas no
why-no-digging = el topo no viene a las historias
why-cards-left = aún quedan cartas por explorar
why-no-forfeit = en una historia no hay a quien preguntar: ríndete
why-kept = esta la conservas
why-no-start = ahí no hay ninguna loseta inicial
why-known-already = su color ya se conoce
why-no-stone-path = no es una loseta con caminos de piedra
why-no-enemy-at-start = no se envía a ningún enemigo a una loseta inicial
why-no-card-left = no queda carta para ahí: retira otra antes
why-no-open-space = ningún camino abierto lleva ahí a un hueco vacío
why-same-turned = quedaría igual que otra de las opciones
why-finish-first = antes hay que acabar lo que has puesto en marcha
why-somebody-stays = alguien tiene que quedarse en la mesa

## Cómo acaba
end-rush = Alguien ha llegado a la salida y la partida acaba. Gana quien tenga más puntos de victoria.
end-all-dead = No queda nadie que pueda llegar a una salida. Gana quien tenga más puntos de victoria.
end-standstill = Ya nadie llega a una salida. Gana quien tenga más puntos de victoria.
end-forfeit = Todos se han rendido o se han ido.
end-last-player = Los demás se han ido.
end-success = Has cumplido tus metas y has salido con vida. ¡Enhorabuena!
end-failure = Has muerto en las catacumbas.
end-gave-up = Te has rendido.
end-story = Lo has superado. Tus puntos son los turnos que has necesitado: cuantos menos, mejor.

## Opciones
option-deck-profile = Dónde están las losetas especiales
    .about = Trampas, tiendas y cofre se barajan con las cartas de exploración, como dice el reglamento, o con las losetas de camino, como en la caja impresa.
option-deck-profile-rulebook = entre las cartas de exploración
option-deck-profile-box = entre las losetas de camino
option-character = Personaje del primer jugador
    .about = Elegido de antemano o en la mesa.
option-character-choose = se elige en la mesa
option-character-warrior = Guerrero
option-character-rogue = Pícara
option-character-cleric = Clériga
option-character-explorer = Explorador
option-character-mage = Maga
option-character-bard = Bardo
option-goals = Metas en solitario
    .about = Lo que hay que hacer antes de salir: se elige en la mesa, o uno de estos conjuntos.
option-goals-choose = se eligen en la mesa
option-goals-scout = explorar: abrir el cofre
option-goals-delver = ahondar: el cofre y la deuda
option-goals-slayer = cazar: el gólem
option-goals-legend = leyenda: las cinco
option-solo-respawn = En solitario se empieza de nuevo tras morir
    .about = Según el reglamento, no: una muerte acaba la partida.
option-solo-respawn-false = no, la muerte es el final
option-solo-respawn-true = sí
option-start-gold = Oro inicial en solitario
    .about = Según el reglamento, 0.
option-extra-health = Salud máxima adicional en solitario
    .about = Según el reglamento, 0.
option-story = Historia
    .about = Una campaña por su nombre, con /2 para su segundo nivel, o el texto de un mapa. Para una persona.
option-scroll-poison-heal = Lo que cura el pergamino de antídoto
    .about = Salud que se gana cada turno mientras dura el veneno.
option-board-limit = Tamaño de la mesa
    .about = Para cuántas columnas y filas hay sitio.
option-board-limit-none = sin límite
option-board-limit-31x11 = 31 columnas, 11 filas
option-board-limit-41x16 = 41 columnas, 16 filas
option-enemy-acts-on-lost-turn = Los enemigos golpean a quien pierde un turno
    .about = Si los enemigos que te atacan actúan en un turno que pierdes.
option-enemy-acts-on-lost-turn-true = sí
option-enemy-acts-on-lost-turn-false = no
option-rolled-interactions-per-turn = Intentos de zancadilla o robo
    .about = Cuántos tiene cada jugador por turno.
option-sold-items-return = Lo vendido vuelve a la tienda
    .about = Si lo que se vende o se entrega como pago se puede comprar otra vez, desde el turno siguiente.
option-sold-items-return-false = no
option-sold-items-return-true = sí
option-open-hands = Manos abiertas
    .about = Si todos ven todas las cartas de las manos.
option-open-hands-false = ocultas
option-open-hands-true = abiertas
option-mole-past-bosses = El topo cava más allá de los jefes
    .about = Si se puede llamar al topo cuando solo jefes cierran todos los caminos, mientras queden cartas por explorar.
option-mole-past-bosses-true = sí
option-mole-past-bosses-false = no, hay que luchar
option-standstill = Parón
    .about = Tras cuántas rondas sin combate ni carta nueva se rinden todos, cuando ya no queda nada por explorar; con 0 solo por votación.
option-leavers = Cuando alguien se va un rato
    .about = Los demás votan, siempre esperan o siempre siguen jugando.
option-leavers-vote = los demás votan
option-leavers-wait = la mesa espera
option-leavers-play-on = la mesa sigue jugando

## Losetas
card-dead-end = callejón sin salida
    .a = un callejón sin salida
    .the = el callejón sin salida
    .about = Una loseta de camino abierta por un solo lado.
card-straight = camino recto
    .a = un camino recto
    .the = el camino recto
    .about = Una loseta de camino abierta por dos lados opuestos.
card-corner-left = recodo a la izquierda
    .a = un recodo a la izquierda
    .the = el recodo a la izquierda
    .about = Una loseta de camino con entrada y salida a la izquierda, tal como la ve quien la descubre.
card-corner-right = recodo a la derecha
    .a = un recodo a la derecha
    .the = el recodo a la derecha
    .about = Una loseta de camino con entrada y salida a la derecha, tal como la ve quien la descubre.
card-tee-ahead-right = bifurcación de frente y a la derecha
    .a = una bifurcación de frente y a la derecha
    .the = la bifurcación de frente y a la derecha
    .about = Una loseta de camino abierta por todos los lados menos la izquierda, tal como la ve quien la descubre.
card-tee-left-right = bifurcación a izquierda y derecha
    .a = una bifurcación a izquierda y derecha
    .the = la bifurcación a izquierda y derecha
    .about = Una loseta de camino abierta por todos los lados menos el de enfrente, tal como la ve quien la descubre.
card-tee-ahead-left = bifurcación de frente y a la izquierda
    .a = una bifurcación de frente y a la izquierda
    .the = la bifurcación de frente y a la izquierda
    .about = Una loseta de camino abierta por todos los lados menos la derecha, tal como la ve quien la descubre.
card-cross = cruce
    .a = un cruce
    .the = el cruce
    .about = Una loseta de camino abierta por los cuatro lados.
card-starting-tile = loseta inicial
    .a = una loseta inicial
    .the = la loseta inicial
    .map = inici
    .about = Donde se empieza, y se empieza de nuevo tras morir. En la carrera final todas son salidas; en solitario sales por una cuando has cumplido tus metas.
card-ladder-down = escalera de descenso
    .a = una escalera de descenso
    .the = la escalera de descenso
    .map = escal
    .about = Lleva al siguiente nivel de una historia.
card-trap-spike = trampa de púas
    .a = una trampa de púas
    .the = la trampa de púas
    .map = púas
    .about = Quien la descubre o la pisa pierde 2 de salud; la armadura no protege.
card-trap-paralysis = trampa de parálisis
    .a = una trampa de parálisis
    .the = la trampa de parálisis
    .map = parál
    .about = Quien la descubre o la pisa sufre parálisis: acaba su turno y pierde el siguiente.
card-trap-poison = trampa de veneno
    .a = una trampa de veneno
    .the = la trampa de veneno
    .map = venen
    .about = Quien la descubre o la pisa sufre veneno durante 2 turnos y pierde 1 de salud en cada uno.
card-fountain = fuente
    .a = una fuente
    .the = la fuente
    .map = fuent
    .about = Si tu turno empieza aquí, tiras: con 1 a 5 recuperas 2 de salud, con un 6 la fuente se seca.
card-shop = tienda
    .a = una tienda
    .the = la tienda
    .map = tiend
    .about = Al entrar puedes comprar y vender. Las cosas cuestan el doble del oro impreso y se venden por el oro impreso.
card-chest = cofre
    .a = un cofre
    .the = el cofre
    .map = cofre
    .about = Entra con la llave para abrirlo: 1 punto de victoria, una sola vez.

## Enemigos
card-cave-bat = murciélago de cueva
    .a = un murciélago de cueva
    .the = el murciélago de cueva
    .map = mur
    .about = Enemigo con 4 de salud que ataca con 1. Su carta vale 1 de oro.
card-goblin = goblin
    .a = un goblin
    .the = el goblin
    .map = gob
    .about = Enemigo con 8 de salud que ataca con 2. Su carta vale 3 de oro.
card-imp = diablillo
    .a = un diablillo
    .the = el diablillo
    .map = dia
    .about = Enemigo con 8 de salud que ataca con 1. Esquiva los golpes de quien sufre su ataque si saca 5 o 6. Su carta vale 2 de oro.
card-kobold = kóbold
    .a = un kóbold
    .the = el kóbold
    .map = kób
    .about = Enemigo con 6 de salud que ataca con 4. Su carta vale 4 de oro.
card-sewer-rat = rata de alcantarilla
    .a = una rata de alcantarilla
    .the = la rata de alcantarilla
    .map = rat
    .about = Enemigo con 4 de salud que ataca con 1. Si saca 4, 5 o 6, además te da veneno durante 2 turnos. Su carta vale 2 de oro.
card-troll = trol
    .a = un trol
    .the = el trol
    .map = tro
    .about = Enemigo con 10 de salud que ataca con 4. No persigue: puedes irte sin tirar. Su carta vale 5 de oro.
card-vampire-bat = murciélago vampiro
    .a = un murciélago vampiro
    .the = el murciélago vampiro
    .map = vam
    .about = Enemigo con 4 de salud que ataca con 2 y recupera hasta 2 de salud cada turno. Su carta vale 2 de oro.
card-zombie = zombi
    .a = un zombi
    .the = el zombi
    .map = zom
    .about = Enemigo con 6 de salud que ataca con 2. Si no muere en un solo turno, se recupera del todo. No persigue. Su carta vale 4 de oro.
card-basilisk-green = basilisco verde
    .a = el basilisco verde
    .the = el basilisco verde
    .map = ver
    .about = Jefe con 15 de salud que ataca con 5. Si saca 4, 5 o 6, además te da veneno durante 4 turnos. Su carta vale 1 punto de victoria, pero los dos basiliscos en una misma mano se destruyen.
card-basilisk-yellow = basilisco amarillo
    .a = el basilisco amarillo
    .the = el basilisco amarillo
    .map = ama
    .about = Jefe con 15 de salud que ataca con 5. Si saca 4, 5 o 6, además te paraliza. Su carta vale 1 punto de victoria, pero los dos basiliscos en una misma mano se destruyen.
card-golem = gólem
    .a = el gólem
    .the = el gólem
    .map = gól
    .about = Jefe con 25 de salud que ataca con el doble de una tirada. No persigue. Su carta vale 2 puntos de victoria, y con su muerte empieza la carrera final.

## Lo que se encuentra
card-potion-red = poción roja
    .a = una poción roja
    .the = la poción roja
    .colour = roja
    .map = !roja
    .about = Nadie sabe lo que hace un color hasta que se bebe, se lanza o se identifica; entonces lo decide un dado para toda la partida. Vale 3 de oro.
card-potion-orange = poción naranja
    .a = una poción naranja
    .the = la poción naranja
    .colour = naranja
    .map = !nara
    .about = Nadie sabe lo que hace un color hasta que se bebe, se lanza o se identifica; entonces lo decide un dado para toda la partida. Vale 3 de oro.
card-potion-yellow = poción amarilla
    .a = una poción amarilla
    .the = la poción amarilla
    .colour = amarilla
    .map = !amar
    .about = Nadie sabe lo que hace un color hasta que se bebe, se lanza o se identifica; entonces lo decide un dado para toda la partida. Vale 3 de oro.
card-potion-green = poción verde
    .a = una poción verde
    .the = la poción verde
    .colour = verde
    .map = !verd
    .about = Nadie sabe lo que hace un color hasta que se bebe, se lanza o se identifica; entonces lo decide un dado para toda la partida. Vale 3 de oro.
card-potion-blue = poción azul
    .a = una poción azul
    .the = la poción azul
    .colour = azul
    .map = !azul
    .about = Nadie sabe lo que hace un color hasta que se bebe, se lanza o se identifica; entonces lo decide un dado para toda la partida. Vale 3 de oro.
card-potion-pink = poción rosa
    .a = una poción rosa
    .the = la poción rosa
    .colour = rosa
    .map = !rosa
    .about = Nadie sabe lo que hace un color hasta que se bebe, se lanza o se identifica; entonces lo decide un dado para toda la partida. Vale 3 de oro.
card-key = llave
    .a = la llave
    .the = la llave
    .map = llave
    .about = Abre el cofre. Se puede intercambiar y robar, pero no vender.
card-artifact-attack = artefacto del poder
    .a = el artefacto del poder
    .the = el artefacto del poder
    .map = artef
    .about = Mientras lo tengas, tus ataques hacen 2 más.
card-artifact-attack-cursed = artefacto maldito de la flaqueza
    .a = el artefacto maldito de la flaqueza
    .the = el artefacto maldito de la flaqueza
    .map = artef
    .about = Mientras lo tengas, tus ataques hacen 2 menos. Maldito: solo te libran de él un pergamino de quitar maldición, un robo o la muerte.
card-artifact-health = artefacto de la vida
    .a = el artefacto de la vida
    .the = el artefacto de la vida
    .map = artef
    .about = Mientras lo tengas, tu salud máxima sube 4; al cogerlo ganas esos 4.
card-artifact-health-cursed = artefacto maldito de la ruina
    .a = el artefacto maldito de la ruina
    .the = el artefacto maldito de la ruina
    .map = artef
    .about = Mientras lo tengas, tu salud máxima baja 3. Maldito: solo te libran de él un pergamino de quitar maldición, un robo o la muerte.

## Lo que se compra
card-battle-axe = hacha de batalla
    .a = un hacha de batalla
    .the = el hacha de batalla
    .about = Arma para la mano principal: tu tirada de ataque cuenta como 3 al menos. Vale 6 de oro.
card-dagger = daga
    .a = una daga
    .the = la daga
    .about = Arma para la mano principal: cada 1 que saques al atacar se convierte en dos tiradas más. La Pícara puede llevar otra en la mano secundaria, donde suma 1 a los ataques. Vale 3 de oro.
card-maul = maza
    .a = una maza
    .the = la maza
    .about = Arma para las dos manos: dobla tu tirada de ataque, pero con un 6 fallas. Vale 8 de oro.
card-sword = espada
    .a = una espada
    .the = la espada
    .about = Arma para la mano principal: tus ataques hacen 1 más. Vale 5 de oro.
card-boots = botas
    .a = unas botas
    .the = las botas
    .about = Armadura para los pies: cada ataque contra ti hace 1 menos. Valen 4 de oro.
card-chestplate = peto
    .a = un peto
    .the = el peto
    .about = Armadura para el pecho: cada ataque contra ti hace 1 menos. Vale 4 de oro.
card-helm = yelmo
    .a = un yelmo
    .the = el yelmo
    .about = Armadura para la cabeza: cada ataque contra ti hace 1 menos. Vale 4 de oro.
card-hasty-boots = botas veloces
    .a = unas botas veloces
    .the = las botas veloces
    .about = Para los pies: fuera de combate, después de moverte puedes avanzar 1 loseta más. Valen 4 de oro.
card-shadow-cape = capa de sombras
    .a = una capa de sombras
    .the = la capa de sombras
    .about = Para el pecho: también huyes si sacas 1, 2 o 3. Vale 4 de oro.
card-shield = escudo
    .a = un escudo
    .the = el escudo
    .about = Para la mano secundaria: si sacas un 1 al atacar, los enemigos no te hacen nada este turno. Vale 4 de oro.
card-vision-lens = lente de visión
    .a = una lente de visión
    .the = la lente de visión
    .about = Para la cabeza: al activar una trampa puedes tirar, y la evitas con 1, 2 o 3. Vale 3 de oro.
card-scroll-identify = pergamino de identificar
    .a = un pergamino de identificar
    .the = el pergamino de identificar
    .about = Te dice lo que hace una poción desconocida de tu mano; la poción no se gasta. Vale 2 de oro.
card-scroll-move = pergamino de movimiento
    .a = un pergamino de movimiento
    .the = el pergamino de movimiento
    .about = Te lleva a una loseta libre descubierta justo a tu lado, incluso a través de un muro o fuera de un combate; después acaba tu turno. Vale 2 de oro.
card-scroll-poison = pergamino de antídoto
    .a = un pergamino de antídoto
    .the = el pergamino de antídoto
    .about = Léelo mientras sufres veneno: mientras dure, te cura en vez de dañarte. Vale 3 de oro.
card-scroll-remove-curse = pergamino de quitar maldición
    .a = un pergamino de quitar maldición
    .the = el pergamino de quitar maldición
    .about = Descarta todas tus cartas malditas. Vale 3 de oro.
card-scroll-health = pergamino de salud
    .a = un pergamino de salud
    .the = el pergamino de salud
    .about = Sube 2 tu salud máxima y la actual. Vale 2 de oro.
card-debt = deuda del tendero
    .a = la deuda del tendero
    .the = la deuda del tendero
    .about = Sáldala en una tienda por 16 de oro (8 el Bardo): 1 punto de victoria que nadie te puede quitar.
card-gold-1 = carta de 1 de oro
    .a = una carta de 1 de oro
    .the = la carta de 1 de oro
    .about = 1 de oro.
card-gold-2 = carta de 2 de oro
    .a = una carta de 2 de oro
    .the = la carta de 2 de oro
    .about = 2 de oro.
card-gold-5 = carta de 5 de oro
    .a = una carta de 5 de oro
    .the = la carta de 5 de oro
    .about = 5 de oro.
card-gold-10 = carta de 10 de oro
    .a = una carta de 10 de oro
    .the = la carta de 10 de oro
    .about = 10 de oro.

## Personajes
character-warrior = Guerrero
    .the = el Guerrero
    .about = 12 de salud. Con 5 o menos golpeas con 1 más. No puedes huir de quien persigue, salvo de los jefes.
character-rogue = Pícara
    .the = la Pícara
    .about = 10 de salud. Una segunda daga suma 1 a tus ataques, y con 5 o 6 compras gratis. Ni escudo ni maza.
character-cleric = Clériga
    .the = la Clériga
    .about = 10 de salud. Las maldiciones no te afectan, y con 5 o menos matar te cura 1. No haces la zancadilla.
character-explorer = Explorador
    .the = el Explorador
    .about = 10 de salud. Si exploras sin combatir, segundo turno; evitas trampas con 4+. Solo vendes oro y botín.
character-mage = Maga
    .the = la Maga
    .about = Solo 8 de salud, pero un hechizo cada tres turnos: 2 de daño, un paso más o una poción por 2 de salud.
character-bard = Bardo
    .the = el Bardo
    .about = 10 de salud. La tienda te cobra la mitad, y las muertes a tu lado te curan 3. Si sacas un 6 al atacar, huyes.

## Lados, espacios, colores, metas
side-north = norte
side-east = este
side-south = sur
side-west = oeste
slot-head = cabeza
slot-chest = pecho
slot-feet = pies
slot-primary = mano principal
slot-secondary = mano secundaria
colour-crimson = carmesí
colour-azure = azul celeste
colour-emerald = esmeralda
colour-amber = ámbar
colour-violet = violeta
colour-ivory = marfil
goal-chest = abrir el cofre
    .about = Encuentra la llave y entra con ella en el cofre.
goal-debt = saldar la deuda del tendero
    .about = 16 de oro en cualquier tienda (8 el Bardo).
goal-basilisk-green = matar al basilisco verde
    .about = Un jefe con 15 de salud cuya mordedura envenena.
goal-basilisk-yellow = matar al basilisco amarillo
    .about = Un jefe con 15 de salud cuya mirada paraliza.
goal-golem = matar al gólem
    .about = Un jefe con 25 de salud que golpea con el doble de una tirada.
effect-unknown = desconocido
    .about = Nadie ha probado aún este color.
effect-healing = curación
    .about = Recuperas toda la salud.
effect-poison = veneno
    .about = Veneno durante 3 turnos: en cada uno se pierde 1 de salud.
effect-strength = fuerza
    .about = Los ataques hacen 1 más, hasta la muerte.
effect-weakness = debilidad
    .about = Los ataques hacen 1 menos, hasta la muerte.
effect-teleportation = teletransporte
    .about = Quien la usa elige una loseta libre y envía allí a su objetivo; si es tu propio turno, acaba. No funciona en la carrera final.
effect-paralysis = parálisis
    .about = El objetivo pierde su próximo turno; si es tu propio turno, acaba.

## La imagen de la mesa
text-map = el mapa
    .about = Las líneas gruesas son caminos, las finas muros, ░ cartas boca abajo. Una letra es la ficha de un jugador (la inicial del personaje), letras con un número un enemigo y su salud, ! una poción, * cartas que quedan en una loseta. Columna y fila están en los bordes: 1,0 es la columna 1, fila 0. Flechas: ahí sigue el mapa.
text-points = { $points } PV
text-status-away = ausente
    .about = Esta persona se ha ido un rato.
text-status-gone = se fue
    .about = Esta persona ha abandonado la partida.
text-status-dead = fuera
    .about = Esta persona murió en la carrera final.
text-status-returning = vuelve
    .about = Esta persona ha vuelto y espera a que su loseta quede libre.
text-attack = ataque { $value }
text-armor = armadura { $value }
text-poison = veneno: { $turns }
text-poison-heals = veneno que cura: { $turns }
text-lost = pierde un turno
text-cooldown = hechizo en { $turns }
text-arriving = acaba de llegar
text-paralysed = parálisis
text-worn = lleva { $cards }
text-cards = { $count ->
    [0] sin cartas
    [one] 1 carta
   *[other] { $count } cartas
  }
text-cards-known = { $count ->
    [one] 1 carta: { $cards }
   *[other] { $count } cartas, también { $cards }
  }
text-gold = { $gold } de oro
text-loot = { $card } ({ $gold } de oro)
text-trophy = { $card } ({ $points } PV)
text-potion = { $card } ({ $effect })
text-many = { $count } × { $card }
text-hand = Mano:
text-hand-worth = Mano, { $gold } de oro para gastar:
text-nothing = nada
text-offer = { $seat } ofrece:
text-potions = Pociones:
text-goals = Metas:
text-stacks = Quedan { $explore } cartas, { $paths } caminos
text-rush = ¡La carrera final! Quien entre antes en una loseta inicial gana 1 PV y acaba la partida.
text-story = { $campaign }, { $level } de { $levels }: { $title }
text-exit-ladder = encuentra la escalera
text-exit-start = vuelve al inicio
text-best = Lo mejor conocido: { $turns } turnos.
text-plays = { $seat } juega con { $character }
text-around = Alrededor:
text-around-other = Alrededor de { $seat }:
text-walls = muros
text-space = aún nada
text-void = nada
text-face-down = carta boca abajo
text-path = camino
text-foe = En combate con { $card }, { $place }:
text-foe-health = { $health } de { $most } de salud
text-foe-attack = ataca con { $value }
text-foe-doubles = ataca con el doble de un dado
text-foe-target = su objetivo: { $seat }

## En el salón
about = Explora unas catacumbas que crecen losa a losa, lucha con dados contra lo que acecha, equipa a tu héroe y sé el primero en cumplir tu objetivo, o el último en pie.

# Where the points came from.
score-cr-vp-02 = El cofre abierto
score-cr-vp-05 = La deuda del tendero pagada
score-cr-vp-07 = Jefes llevados afuera
score-cr-rush-05 = Primero en una salida
score-cr-story-03 = Turnos usados: cuantos menos, mejor
score-cr-vp-11 = Puntos hasta aquí
points-story = { $n ->
    [one] 1 turno
   *[other] { $n } turnos
}
