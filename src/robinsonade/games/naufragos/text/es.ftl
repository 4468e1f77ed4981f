### Náufragos en español: nombres, opciones, sucesos, preguntas, finales y todas las cartas.
### Las reglas están en rules.es.md. PH es punto de historia.

# Igual en inglés.
game-title = Náufragos
game-pitch = Sobrevivid en una isla desierta, llegad a su corazón y conseguid que os rescaten; gana quien tenga la mejor historia que contar.

## Náufragos. `about` es la habilidad.

# Igual en inglés.
person-amateur_hunter_m = Philip Ashton
    .about = Cazador aficionado: suma 1 a las tiradas de regreso de las exploraciones en las que participa.
# Igual en inglés.
person-amateur_hunter_f = Marguerite de la Rocque
    .about = Cazadora aficionada: suma 1 a las tiradas de regreso de las exploraciones en las que participa.
# Igual en inglés.
person-fisher_m = Vasa
    .about = Pescador: cuando usa Pescar, roba dos fichas y se queda la que prefiera.
# Igual en inglés.
person-fisher_f = Juana Maria
    .about = Pescadora: cuando usa Pescar, roba dos fichas y se queda la que prefiera.
# Igual en inglés.
person-strong_m = Charles
    .about = Forzudo: su escala de energía llega a 7 y suma 1 a las tiradas de fuerza.
# Igual en inglés.
person-strong_f = Hanne Brekke
    .about = Forzuda: su escala de energía llega a 7 y suma 1 a las tiradas de fuerza.
# Igual en inglés.
person-cook_m = Tomás Alday
    .about = Cocinero: si está en el campamento, al final del turno conserva hasta 2 de comida fresca.
# Igual en inglés.
person-cook_f = Clara
    .about = Cocinera: si está en el campamento, al final del turno conserva hasta 2 de comida fresca.
# Igual en inglés.
person-carpenter_m = Joaquim Reis
    .about = Carpintero: una vez por turno, lo que aporta a una construcción cuenta 1 más.
# Igual en inglés.
person-carpenter_f = Inés Baró
    .about = Carpintera: una vez por turno, lo que aporta a una construcción cuenta 1 más.
# Igual en inglés.
person-physician_m = Edmund Vail
    .about = Médico: cada turno, un náufrago del campamento tira un dado menos por sus lesiones.
# Igual en inglés.
person-physician_f = Odette Marchand
    .about = Médica: cada turno, un náufrago del campamento tira un dado menos por sus lesiones.

## Clima, lugares, acciones, construcciones, mazos, peces

weather-storm = Tormenta
weather-rainy = Lluvioso
weather-cloudy = Nublado
weather-sunny_1 = Soleado
weather-sunny_2 = Soleado
weather-hot = Caluroso

sector-coast = Costa
# Igual en inglés.
sector-interior = Interior
sector-heart = Corazón
sector-promontory = Promontorio

action-forage = Víveres
action-wood = Madera
action-diary = Diario
action-salvage = Restos
action-campfire = Hoguera
action-build = Construir
action-exploration = Exploración
action-rest = Descansar
action-camp = Campamento

building-shelter_1 = Refugio de nivel 1
    .the = el refugio de nivel 1
building-shelter_2 = Refugio de nivel 2
    .the = el refugio de nivel 2
building-shelter_3 = Refugio de nivel 3
    .the = el refugio de nivel 3
building-shelter_4 = Refugio de nivel 4
    .the = el refugio de nivel 4
building-raft = Balsa
    .the = la balsa
building-sand_signal = Señal en la arena
    .the = la señal en la arena
building-great_bonfire = Gran hoguera
    .the = la gran hoguera

deck-coast = mazo Costa
deck-interior = mazo Interior
deck-heart = mazo Corazón
deck-events = mazo de eventos
deck-remains = mazo de restos

fish-fish_1 = un pez pequeño (1 de comida)
fish-fish_2 = un pez (2 de comida)
fish-fish_3 = un pez grande (3 de comida)
fish-jellyfish = la Medusa
fish-shark = el Tiburón

## Tramas

storyline-treasure = El tesoro de la Golosa
storyline-beast = La Sombra
storyline-companion = Compañía
storyline-garden = El huerto
storyline-raft = La balsa
storyline-hermit = La ermitaña
storyline-neighbours = Los vecinos
storyline-sickness = Los temblores
storyline-feud = La rencilla
storyline-ghost = La dama del farol
storyline-caves = Las cuevas
storyline-signal = Luces en el mar
storyline-volcano = El volcán
storyline-temple = El templo

## Momentos en que cualquiera puede hacer algo

roll-campfire = La tirada de la hoguera
roll-return = La tirada de regreso
roll-strength = La tirada de fuerza
roll-rest = La tirada de descanso
roll-injuries = La tirada de lesiones (un 1 convierte una en secuela)
roll-card = La tirada de la carta
moment-turn = antes del evento de este turno
moment-actions = antes de empezar las acciones
moment-resolution = antes de resolver las acciones
moment-exploration = antes de que salga la exploración
moment-evening = antes de que acaben las acciones
moment-survival = antes de la Alimentación
moment-rescue = antes de otear el horizonte
moment-night = antes de revisar las lesiones
moment-placement = antes de que cada cual coloque un peón
moment-lost = antes de que los perdidos busquen el camino
moment-rest = antes de acostarse junto al fuego
moment-maintenance = antes de cerrar el día

## Opciones

option-rerolls = Repetir tiradas con puntos de historia
option-rerolls-on = permitido
option-rerolls-off = prohibido (más difícil)
option-lost_trade = Intercambiar con náufragos perdidos
option-lost_trade-on = permitido
option-lost_trade-off = prohibido (más difícil)
option-winner = Quién gana si hay rescate
option-winner-single = quien tenga más puntos de historia
option-winner-together = todos los rescatados (cooperativo)
option-first = Jugador inicial
option-cards = Cartas propias (un archivo)
option-cards-none = ninguna

## Qué se puede elegir; `group` es el título de todas las de su clase

choice-castaway = Ser { $person }
    .group = Elegir náufrago
choice-place = Poner un peón en { $action }
    .group = Colocar un peón
choice-rest =
    Descansar en la casilla { $number }, después de { $number ->
        [1] { action-forage }
        [2] { action-wood }
        [3] { action-diary }
        [4] { action-salvage }
        [5] { action-campfire }
       *[6] { action-build }
    }
    .group = Descansar
choice-camp = Poner un peón en «{ $card }»
    .group = Usar una carta de campamento
choice-spend =
    { $number ->
        [0] No gastar energía
       *[other] Gastar { $number } de energía
    }
    .group = Gastar energía
choice-propose = Proponer { $building-the }
    .group = Proponer una construcción
choice-take = Coger «{ $card }»
    .group = Coger una carta
choice-enough = No coger más
    .group = Basta
choice-hook = Quedarse { $fish }
    .group = Quedarse una de las dos
choice-feed-fire = Echar madera a la hoguera
    .group = Alimentar la hoguera
choice-slot = Ponerla en el espacio { $number }
    .group = Un espacio libre
choice-cover = Cubrir «{ $card }»
    .group = Cubrir una carta de campamento
choice-explore = Descubrir una carta del { $deck }
    .group = Explorar
choice-visit = Ir a «{ $card }»
    .group = Una exploración pendiente
choice-descend = Descubrir la primera carta de la pila boca abajo
    .group = Entrar
choice-return = Regresar al campamento
    .group = Regresar
choice-join = Unirse al regreso
    .group = Unirse
choice-drop = Renunciar a «{ $card }»
    .group = Renunciar a una exploración pendiente
# Igual en inglés.
choice-do = { $deed }
    .group = Decidir
choice-vote = Votar «{ $deed }»
    .group = Votar
# Igual en inglés.
choice-name = { $who }
    .group = Elegir a un náufrago
choice-top = La siguiente es «{ $card }»
    .group = Poner encima
choice-bury = «{ $card }» va debajo
    .group = Poner debajo
choice-toss = Descartar «{ $card }»
    .group = Descartar una carta
choice-lose = Desprenderse de «{ $card }»
    .group = Perder un objeto
choice-steal = Quitarle «{ $card }»
    .group = Robar
choice-reroll = Descartar una ficha de PH y repetir la tirada
    .group = Repetir la tirada
choice-repeat = Repetir la tirada con «{ $card }»
    .group = Repetir con un objeto
choice-use = Usar «{ $card }»
    .group = Usar un objeto
choice-apply = Usar ahora «{ $card }»
    .group = Usar un objeto ahora
choice-offer = Ofrecer «{ $card }» { $who-to }
    .group = Ofrecer un objeto
choice-ask = Pedir a cambio «{ $card }»
    .group = Pedir a cambio
choice-ask-nothing = No pedir nada a cambio
    .group = Un regalo
choice-accept = Aceptar
    .group = Aceptar
choice-refuse = Rechazar
    .group = Rechazar
choice-inherit = Quedarse «{ $card }» de quien ha muerto
    .group = Coger una de las pertenencias
choice-eat-fresh = Comer comida fresca
    .group = Comer comida fresca
choice-eat-food = Comer un contador de comida
    .group = Comer un contador de comida
choice-leave-fresh = Dejar comida fresca en el almacén
    .group = Dejar comida fresca
choice-leave-food = Dejar un contador de comida en el almacén
    .group = Dejar un contador de comida
choice-give-fresh = Dar comida fresca { $who-to }
    .group = Dar comida fresca
choice-give-food = Dar un contador de comida { $who-to }
    .group = Dar un contador de comida
choice-eat-own = Comer de lo que llevas
    .group = Comer lo propio
choice-give-own = Dar comida de la que llevas { $who-to }
    .group = Dar lo propio
choice-keep-gift = Guardarla
    .group = Guardar el regalo
choice-eat-gift = Comerla
    .group = Comer el regalo
choice-treat = Atender { $who-to }
    .group = Atender a un náufrago
choice-preserve =
    { $number ->
        [0] No conservar nada
       *[other] Conservar { $number } de comida fresca
    }
    .group = Conservar comida
choice-end-now = La partida acaba este turno
    .group = Este turno
choice-end-next = La partida acaba el turno que viene
    .group = El turno que viene

## Preguntas

prompt-castaway = { $seat }: ¿quién quieres ser?
prompt-respite = Un momento { $moment }: aprovéchalo o pasa.
prompt-white = { $seat }: ¿adónde va el peón blanco?
prompt-place =
    { $left ->
        [one] { $seat }: coloca tu último peón o pasa.
       *[other] { $seat }: coloca un peón (te quedan { $left }) o pasa.
    }
prompt-kindle = { $seat }: ¿cuánta energía para la hoguera? El dado no debe superarla.
prompt-propose = { $seat }: ¿qué se construye?
prompt-contribute =
    { $missing ->
        [one] { $seat }: ¿cuánta energía aportas para construir { $building-the }? Falta una.
       *[other] { $seat }: ¿cuánta energía aportas para construir { $building-the }? Faltan { $missing }.
    }
prompt-remains = { $seat }: coge una de las cartas de restos.
prompt-fish = { $seat }: ¿{ $one } o { $other }?
prompt-slot = { $seat }: ¿en qué espacio del campamento pones «{ $card }»?
prompt-pending = { $seat }: no quedan espacios de exploración pendiente. ¿Qué carta deja sitio a «{ $card }»?
prompt-explore = { $seat }: ¿exploras o regresas? La dificultad de regreso es { $difficulty }.
prompt-join = { $seat }: ¿regresas con { $group-the }? La dificultad de regreso es { $difficulty }.
prompt-again = { $seat }: no habéis dado con el camino. Otro intento cuesta { $cost } de energía y hay { $offered }. ¿Cuánta ofreces?
prompt-choose = { $seat }: «{ $card }». ¿Qué haces?
prompt-name = { $seat }: «{ $card }». ¿A quién eliges?
prompt-share = { $seat }: hacen falta { $cost } de energía entre todos y hay { $offered }. ¿Cuánta ofreces?
prompt-ballot = «{ $card }»: votad.
prompt-peek = { $seat }: mira las primeras cartas del { $deck } y ordénalas.
prompt-lose = { $seat }: ¿de qué objeto te desprendes?
prompt-steal = { $seat }: ¿qué objeto le quitas { $who-to }?
prompt-reroll =
    { $total ->
        [0] { $roll }: ¿la repites?
       *[other] { $roll } es { $total }. ¿La repites?
    }
prompt-occasion = ¿Alguien usa ahora un objeto?
prompt-terms = { $seat }: ¿qué quieres { $who-of } por «{ $card }»?
prompt-gift = { $who }: { $seat-the } te ofrece «{ $card }» como regalo.
prompt-swap = { $who }: { $seat-the } te ofrece «{ $card }» por «{ $wanted }».
prompt-inherit = { $seat }: elige una de las pertenencias de quien ha muerto.
prompt-feed =
    { $fresh ->
        [0] { $food ->
            [one] { $seat }: queda por repartir 1 contador de comida.
           *[other] { $seat }: quedan por repartir { $food } contadores de comida.
        }
       *[other] { $food ->
            [0] { $seat }: queda por repartir { $fresh } de comida fresca.
            [one] { $seat }: quedan por repartir { $fresh } de comida fresca y 1 contador de comida.
           *[other] { $seat }: quedan por repartir { $fresh } de comida fresca y { $food } contadores de comida.
        }
    }
prompt-carry = { $seat }: llevas { $food } de comida. ¿Comes, das o pasas?
prompt-gift-food = { $seat }: ¿te comes el regalo o lo guardas?
prompt-treat = { $seat }: ¿a quién atiendes?
prompt-preserve = { $seat }: ¿cuánta comida fresca conservas, de { $fresh }?
prompt-promontory = { $seat }: has llegado al promontorio. ¿Cuándo acaba la partida?

## Por qué algo no se puede hacer

why-pawns-later = Los peones se colocan al principio de la fase de Acciones.
why-white-pawn = El peón blanco va a una carta de campamento.
why-done-already = Ya has hecho esta acción en este turno: { $action }.
why-blocked = A causa de una carta nadie puede hacerlo ahora: { $action }.
why-wreck-empty = No hay ningún cubo en esta acción: no ha llegado nada a la playa.
why-no-space = No queda ninguna casilla libre: { $action }.
why-energy-missing =
    { $needed ->
        [one] La siguiente casilla libre cuesta 1 de energía; puedes gastar { $have }.
       *[other] La siguiente casilla libre cuesta { $needed } de energía; puedes gastar { $have }.
    }
why-not-in-camp = Esta carta no está en el campamento.
why-occupied = Hay otro peón en esta carta.
why-stormy = Nadie pesca durante una tormenta ni en el turno en que la hubo.
why-condition = Ahora no se cumple lo que pide esta carta.
why-cost-missing = No puedes pagar lo que cuesta esta carta.
why-no-camp-card = Ahora no hay ninguna carta de campamento libre que te sirva.
why-build-later = Lo que se construye lo propone quien tiene un peón en { action-build }, cuando se resuelve.
why-built = Ya está construido: { $building }.
why-shelter-order = Antes hay que construir { $building-the }.
why-raft-unknown = Todavía nadie sabe cómo construirla.
why-wood-missing =
    { $needed ->
        [one] Hace falta 1 de madera; en el almacén hay { $have }.
       *[other] Hacen falta { $needed } de madera; en el almacén hay { $have }.
    }
why-explore-later = Los mazos los exploran quienes tienen un peón en { action-exploration }, cuando se resuelve.
why-pile-locked = Antes tenéis que encontrar la salida de la pila.
why-sector-far = Ninguno de vosotros ha llegado tan lejos en el track de exploración.
why-deck-empty = A este mazo no le quedan cartas.
why-not-pending = Esta carta no es una exploración pendiente.
why-taken = Alguien tiene ya esta habilidad.
why-cast-already = Los náufragos ya están elegidos.
why-not-held = No tienes esta carta.
why-no-items = No tienes objetos.
why-yourself = Eres tú.
why-no-trade-exploring = Nada cambia de manos mientras dura una exploración.
why-dead = { $who-start } ha muerto.
why-lost = Ahora nadie puede encontrarse con { $who-the }: uno de los dos está perdido.
why-refused-before = { $who-start } ya ha dicho que no.
why-nobody-trades = Ahora no hay nadie con quien puedas intercambiar objetos.
why-no-trade-now = Los objetos se ofrecen cuando te toca decidir y antes de la resolución, de la fase de Supervivencia y del rescate.
why-no-power-now = En este momento no sirve de nada, o ya se ha usado.

## Sucesos

event-cast = { $seat-name }: { $person }.
event-turn = Turno { $number }. Jugador inicial: { $seat-the }.
event-tile-passed = Ahora el jugador inicial es { $seat-the }.
event-event-drawn = Evento: «{ $card }».
event-weather = El clima pasa a { $weather }.
event-salvage-ready = Se pueden recuperar restos. Cubos en el naufragio: { $left }.
event-wreck = Cubos en el naufragio: { $left }.
event-paid = { $seat-start } gasta { $number } de energía.
event-energy-lost = { $seat-start } pierde { $number } de energía.
event-energy-gained = { $seat-start } recupera { $number } de energía.
event-extra-energy = { $seat-start } obtiene { $number } de energía extra para este turno.
event-injured = { $seat-start } sufre una lesión.
event-scarred = Una lesión { $seat-of } se convierte en secuela; ya tiene { $number }.
event-healed =
    { $number ->
        [one] { $seat-start } se cura de una lesión.
       *[other] { $seat-start } se cura de { $number } lesiones.
    }
event-died = { $seat-start } muere.
event-inherited = { $seat-start } coge «{ $card }» de quien ha muerto.
event-belongings-lost = { $seat-start } no tenía compañía: sus pertenencias se pierden.
event-story-gained =
    { $number ->
        [one] { $seat-start } coge una ficha de PH.
       *[other] { $seat-start } coge { $number } fichas de PH.
    }
event-story-lost =
    { $number ->
        [one] { $seat-start } descarta una ficha de PH.
       *[other] { $seat-start } descarta { $number } fichas de PH.
    }
event-token-seen = Solo { $seat-the } lo sabe: la ficha vale { $number }.
event-rolled = El dado muestra un { $die }.
event-rolled-two = Los dados muestran { $first } y { $second }: { $total }.
event-roll-total = En total, { $total }.
event-roll-row =
    { $wide ->
        [0] En la carta, es la línea de { $low }.
       *[other] En la carta, es la línea de { $low }-{ $high }.
    }
event-roll-idle = No pasa nada.
event-rerolled = { $seat-start } repite la tirada.
event-strength = Fuerza { $group-of }: { $total }; hace falta { $need }.
event-contest-total = Fuerza { $seat-of }: { $total }.
event-contest-won =
    { $group-count ->
        [one] Gana la tirada de fuerza { $group-the }.
       *[other] Ganan la tirada de fuerza { $group-the }.
    }
event-contest-lost =
    { $group-count ->
        [one] Pierde la tirada de fuerza { $group-the }.
       *[other] Pierden la tirada de fuerza { $group-the }.
    }
event-voted = { $seat-start } vota «{ $deed }».
event-decided = El grupo decide «{ $deed }».
event-faction-rolled =
    { $group-count ->
        [one] Hay empate: { $group-the } saca { $total }.
       *[other] Hay empate: { $group-the } sacan { $total }.
    }
event-pawn-placed = { $seat-start } pone un peón en { $action }.
event-pawn-camp = { $seat-start } pone un peón en «{ $card }».
event-pawn-rest = { $seat-start } descansará en la casilla { $number }.
event-pawn-kept = { $seat-start } se guarda un peón.
event-no-effect = El peón { $seat-of } no tiene efecto.
event-prepared = { $seat-start } prepara una exploración.
event-action-blocked = Este turno nadie puede usar la acción «{ $action }».
event-foraged = Una ficha de víveres de valor { $value } va al almacén.
event-forage-added =
    { $number ->
        [one] Llega 1 ficha de víveres.
       *[other] Llegan { $number } fichas de víveres.
    }
event-forage-removed =
    { $number ->
        [one] Sale 1 ficha de víveres.
       *[other] Salen { $number } fichas de víveres.
    }
event-fished = { $seat-start } pesca { $fish }.
event-shark-came = El Tiburón ronda ya la bahía.
event-wood-gained =
    { $number ->
        [one] Llega al almacén 1 de madera.
       *[other] Llegan al almacén { $number } de madera.
    }
event-wood-lost =
    { $number ->
        [one] Se pierde 1 de madera.
       *[other] Se pierden { $number } de madera.
    }
event-food-gained =
    { $number ->
        [one] Llega al almacén 1 de comida.
       *[other] Llegan al almacén { $number } de comida.
    }
event-food-lost =
    { $number ->
        [one] Se pierde 1 de comida.
       *[other] Se pierden { $number } de comida.
    }
event-food-taken = { $seat-start } coge { $number } de comida y la lleva consigo.
event-fresh-gained =
    { $number ->
        [one] Llega al almacén 1 de comida fresca.
       *[other] Llegan al almacén { $number } de comida fresca.
    }
event-diary = { $seat-start } escribe en el diario.
beat-remains-shown = Del naufragio: { $card }.
event-remains-shown = Del naufragio sale «{ $card }».
event-remains-taken = { $seat-start } coge «{ $card }».
event-rested = { $seat-start } descansa.
event-fire-lit = La hoguera se enciende.
event-fire-out = La hoguera se apaga.
event-fire-fed = { $seat-start } echa madera a la hoguera.
event-fire-total = Tirada { $seat-of } para la hoguera: { $total }; debe ser { $most } o menos.
event-fire-untried = { $seat-start } no gasta energía en la hoguera.
event-fire-no-wood = No hay madera para la hoguera.
event-fire-failed = { $seat-start } no consigue encender la hoguera.
event-fire-burns = La hoguera sigue encendida toda la noche.
event-proposed = { $seat-start } propone construir { $building-the }.
event-contributed = { $seat-start } aporta { $number } de energía.
event-progress = { $building }: progreso { $number }.
event-built = Se termina de construir { $building-the }.
event-build-failed = No hay energía suficiente para construir { $building-the }.
event-construction = Desde ahora se puede construir { $building-the }.
event-card-drawn = { $seat-start } descubre «{ $card }».
event-chose = { $seat-start } elige «{ $deed }».
event-named = { $seat-start } elige { $who-to }.
event-card-added = La carta de trama { $number } va al { $deck }.
event-camp-placed = «{ $card }» ocupa el espacio { $number } del campamento.
event-camp-covered = «{ $card }» queda cubierta para siempre.
event-camp-removed = «{ $card }» sale del campamento.
event-pending-placed = «{ $card }» queda como exploración pendiente.
event-pending-dropped = Se renuncia a «{ $card }».
event-pending-pile =
    { $number ->
        [one] Una pila de 1 carta espera boca abajo.
       *[other] Una pila de { $number } cartas espera boca abajo.
    }
event-pile-left = Los exploradores están otra vez fuera.
event-peeked =
    { $number ->
        [one] { $seat-start } mira la primera carta del { $deck }.
       *[other] { $seat-start } mira { $number } cartas del { $deck }.
    }
event-card-seen = Solo { $seat-the } la ve: «{ $card }».
event-buried = { $seat-start } pone una carta debajo del { $deck }.
event-tossed = { $seat-start } descarta «{ $card }».
event-item-gained = { $seat-start } obtiene «{ $card }».
event-item-lost = { $seat-start } descarta «{ $card }».
event-item-used = { $seat-start } usa «{ $card }».
event-given = { $seat-start } da «{ $card }» { $who-to }.
event-swapped = { $seat-start } da «{ $card }» { $who-to } por «{ $wanted }».
event-offer-refused = { $seat-start } rechaza la oferta { $who-of }.
event-stolen = { $seat-start } le quita «{ $card }» { $who-to }.
event-exploration =
    { $group-count ->
        [one] { $group-start } sale a explorar.
       *[other] { $group-start } salen a explorar.
    }
event-advanced = { $seat-start } avanza a la casilla { $space } ({ $sector }).
event-difficulty = La dificultad de regreso es ahora { $number }.
event-sector-done = { $sector }: ya está todo explorado; { $seat-the } sigue adelante.
event-promontory = ¡{ $seat-start } llega al promontorio!
event-last-turn = La partida acaba tras el turno { $number }.
event-return-declared = Intento de regreso { $group-of }; la dificultad de regreso es { $difficulty }.
event-joined = { $seat-start } se une al regreso.
event-return-total = Tirada de regreso { $group-of }: { $total }; hace falta { $difficulty }.
event-back-safe =
    { $group-count ->
        [one] { $group-start } está a salvo en el campamento.
       *[other] { $group-start } están a salvo en el campamento.
    }
event-got-lost =
    { $group-count ->
        [one] { $group-start } se pierde, con dificultad de regreso { $difficulty }.
       *[other] { $group-start } se pierden, con dificultad de regreso { $difficulty }.
    }
event-still-lost =
    { $group-count ->
        [one] { $group-start } no encuentra el camino, con dificultad de regreso { $difficulty }.
       *[other] { $group-start } no encuentran el camino, con dificultad de regreso { $difficulty }.
    }
event-survival = Empieza la Supervivencia: Alimentación y Descanso.
event-ate = { $seat-start } come.
event-fed = { $seat-start } da de comer { $who-to }.
event-left-food = { $seat-start } deja comida en el almacén.
event-food-given = { $seat-start } da comida { $who-to }.
event-hungry = { $seat-start } pasa hambre.
event-cold = La hoguera está apagada: la noche es fría para { $group-the }.
event-treated = { $seat-start } atiende { $who-to }.
event-preserved = { $seat-start } conserva { $number } de comida fresca.
event-spoiled =
    { $number ->
        [one] Se pudre 1 de comida fresca.
       *[other] Se pudren { $number } de comida fresca.
    }
event-rescued-by = ¡Un barco! «{ $card }» trae el rescate.
event-ship-passed = El barco pasa de largo.
event-way =
    { $number ->
        [one] Por su casilla del track de exploración, { $seat-the } coge 1 ficha de PH. Puntos de historia: { $points }.
       *[other] Por su casilla del track de exploración, { $seat-the } coge { $number } fichas de PH. Puntos de historia: { $points }.
    }
event-scored =
    { $points ->
        [one] { $seat-start } tiene 1 punto de historia.
       *[other] { $seat-start } tiene { $points } puntos de historia.
    }

## Finales

outcome-rescued = Rescate
outcome-lost-dead = Derrota: no quedó nadie con vida
outcome-lost-time = Derrota: nadie llegó a tiempo al promontorio
outcome-lost-passed-by = Derrota: ningún barco vio al grupo
outcome-lost-nobody-home = Derrota: vino un barco, pero no había nadie en el campamento

## La crónica: titulares, causas, qué llevó a ello, qué faltaba

chronicle-best-story =
    { $group-count ->
        [one] { $group-start } tiene la mejor historia que contar: { $points } puntos
       *[other] { $group-start } tienen historias igual de buenas que contar: { $points } puntos
    }
chronicle-rescued =
    { $group-count ->
        [one] Rescatan { $group-to } en el turno { $turn }
       *[other] Rescatan { $group-to } en el turno { $turn }
    }
chronicle-last-died = { $seat-start } murió en el turno { $turn }: no queda nadie con vida
chronicle-time-up = El turno { $turn } fue el último y nadie llegó al promontorio
chronicle-passed-by = El barco pasó de largo en el turno { $turn }
chronicle-nobody-home =
    { $group-count ->
        [one] Vino un barco en el turno { $turn }, pero { $group-the } no supo volver al campamento
       *[other] Vino un barco en el turno { $turn }, pero { $group-the } no supieron volver al campamento
    }
chronicle-ship-saw = Un barco vino en el turno { $turn } y vio lo que se había construido: { $buildings }.
chronicle-ship-came = Un barco vino en el turno { $turn }: «{ $card }».
chronicle-died-of = Turno { $turn }: { $seat-the } murió { $cause-of }.
chronicle-died-by = Turno { $turn }: «{ $card }» le costó la vida { $seat-to }.
chronicle-died-in = Turno { $turn }: { $seat-the } murió.
chronicle-lost-in =
    { $group-count ->
        [one] Turno { $turn }: { $group-the } se perdió.
       *[other] Turno { $turn }: { $group-the } se perdieron.
    }
chronicle-reached = Turno { $turn }: { $seat-the } llegó al promontorio.
chronicle-farthest =
    { $left ->
        [one] Quien llegó más lejos: { $seat-the }, a 1 casilla del promontorio.
       *[other] Quien llegó más lejos: { $seat-the }, a { $left } casillas del promontorio.
    }
chronicle-nearest =
    { $number ->
        [one] Faltaba una sola cosa para el rescate de «{ $card }».
       *[other] Faltaban { $number } cosas para el rescate de «{ $card }».
    }
chronicle-ahead =
    { $points ->
        [one] A 1 punto: { $group-the }.
       *[other] A { $points } puntos: { $group-the }.
    }
chronicle-tie =
    { $group-count ->
        [one] Había empate a puntos: menos secuelas y, después, más energía decidieron a favor { $group-of }.
       *[other] Hay empate a puntos, secuelas y energía: { $group-the }.
    }
chronicle-not-built = Sin construir: { $building }
chronicle-not-held = En manos de nadie: «{ $card }»
chronicle-not-reached =
    { $left ->
        [one] El promontorio: faltaba 1 casilla
       *[other] El promontorio: faltaban { $left } casillas
    }
chronicle-at-promontory = llegó al promontorio
chronicle-scars =
    { $number ->
        [one] 1 secuela
       *[other] { $number } secuelas
    }
chronicle-is-dead = murió en el turno { $turn }
chronicle-is-lost = en paradero desconocido
chronicle-healthy = a salvo
chronicle-luck-way = { $number ->
        [one] De una tirada
       *[other] De { $number } tiradas
    } para volver al campamento, { $came ->
        [one] { $came } fue un éxito
       *[other] { $came } fueron un éxito
    }; se { $expected ->
        [one] esperaba
       *[other] esperaban
    } { $expected }.
cause-hunger = Hambre
    .of = de hambre
cause-cold = Frío
    .of = de frío
cause-heat = Calor
    .of = por el calor
cause-injuries = Lesiones
    .of = por las lesiones
line-way = Track de exploración
line-tokens = Fichas de PH
line-cards = Cartas conservadas

## Cifras de una partida acabada

statistic-turns = Turnos
statistic-survivors = Supervivientes
statistic-lost = Náufragos perdidos al final
statistic-promontory = Promontorio alcanzado
statistic-farthest = Casilla más lejana
statistic-built = Construcciones terminadas
statistic-best = Mejores puntos de historia
statistic-stories = Tramas vividas
statistic-story-diary = Fichas de PH del diario
statistic-story-icons = Fichas de PH por iconos de cartas
statistic-story-effects = Fichas de PH por efectos
statistic-story-building = Fichas de PH por construir
statistic-story-preparing = Fichas de PH por exploraciones preparadas

## Lo que hacen las cartas: un término por cada verbo del vocabulario (effects/telling.py los une).
## Las líneas .about las escribe tools/tell_cards.py: cambia los datos o estos términos, no esas líneas.

-nothing = no pasa nada
-and = y
-or-else = o bien
-or = o
-opening = «
-closing = »
-rolled = con
-if-not = si no
-flag =
    { $name ->
        [ash_ready] tenéis lista la ceniza
        [brisa_saved] salvasteis a Brisa
        [golosa_map_shared] compartisteis el mapa de la Golosa
        [hermit_friend] sois amigos de la ermitaña
        [hermit_wronged] ofendisteis a la ermitaña
        [lady_disturbed] molestasteis a la dama
        [lady_named] conocéis el nombre de la dama
        [line_drawn] trazasteis la raya
        [neighbours_friends] sois amigos de los vecinos
        [neighbours_wronged] ofendisteis a los vecinos
        [seedbeds_tended] cuidasteis los semilleros
        [shadow_angered] enfurecisteis a la sombra
        [shadow_peace] hay paz con la sombra
        [shadow_wounded] heristeis a la sombra
        [temple_read] leísteis el templo
        [vent_open] la chimenea está abierta
        [whalers_met] encontrasteis a los balleneros
       *[other] ha ocurrido lo que esta historia espera
    }
-from = de
-until = no más allá de
-only-if = solo si
-item = objeto
-item-story =
    { $n ->
        [one] 1 punto de historia al final
       *[other] { $n } puntos de historia al final
    }
-item-strength = da { $n } de fuerza
-counts-as = cuenta como
-plot = la carta de trama { $n }
-rescue = rescate
-no-rescue = sin rescate
-mark-red = carta perjudicial hasta que se resuelva
-icon-advance = avanza 1 casilla
-icon-difficulty = dificultad de regreso +{ $n }
-icon-story =
    { $n ->
        [one] coge 1 ficha de PH
       *[other] coge { $n } fichas de PH
    }
-icon-weather =
    { $way ->
        [sun] clima: un espacio hacia Caluroso
       *[storm] clima: un espacio hacia Tormenta
    }
-icon-wreck =
    { $n ->
        [one] si en el naufragio queda al menos 1 cubo, se pueden recuperar restos
       *[other] si en el naufragio quedan { $n } cubos o más, se pueden recuperar restos
    }
-branch =
    { $which ->
        [win] si ganas
       *[lose] si pierdes
    }
-ongoing =
    { $when ->
        [event_phase] antes de cada evento
        [forage] tras cada acción de Víveres
        [feeding] antes de cada Alimentación
       *[maintenance] al final de cada turno
    }
-power =
    { $when ->
        [any_time] en cualquier momento
        [before_roll] antes de una tirada
        [after_roll] tras una tirada
        [when_diary] con Diario
        [when_forage] con Víveres
        [when_wood] con Madera
        [when_build] con Construir
        [when_rest] con Descansar
        [when_fish] con Pescar
        [when_explore_start] al salir de exploración
        [feeding] en la Alimentación
       *[injuries_step] al revisar las lesiones
    }
-limit =
    { $how ->
        [once_per_turn] una vez por turno
        [once_per_game] una vez por partida
        [uses] { $n ->
            [one] una vez y se gasta
           *[other] { $n } veces y se gasta
        }
       *[discard] una vez y se gasta
    }
-stat =
    { $which ->
        [night_safe] {""}
       *[other] { $way ->
            [up] +{ $n }{" "}
            [down] −{ $n }{" "}
           *[none] {""}
        }
    }{ $which ->
        [strength] de fuerza
        [return_roll] a las tiradas de regreso
        [fish_draw_choose] ficha para elegir al pescar
        [fish_extra] ficha al pescar
        [preserve_food] de comida conservada por turno
        [build_bonus] a una aportación, una vez por turno
        [injury_dice] dados de lesión para un náufrago
        [rest_energy] de energía al descansar
        [wood_extra] de madera con Madera
        [diary_extra] ficha para elegir con Diario
        [fire_declared] para encender el fuego
        [night_safe] abrigo: sin fuego no se pierde energía
       *[story_value] puntos de historia
    }
-cost =
    { $of ->
        [energy] paga { $n } de energía
        [shared] pagad entre todos { $n } de energía
        [wood] paga { $n } de madera
        [food] paga { $n } de comida del almacén
        [carried_food] paga { $n } de tu comida
        [story] { $n ->
            [one] paga 1 ficha de PH
           *[other] paga { $n } fichas de PH
        }
       *[item] entrega
    }
-if =
    { $what ->
        [energy_min] { $sense ->
            [not] tienes menos de { $n } de energía
           *[is] tienes { $n } de energía o más
        }
        [wood_min] { $sense ->
            [not] el almacén tiene menos de { $n } de madera
           *[is] el almacén tiene { $n } de madera o más
        }
        [food_min] { $sense ->
            [not] el almacén tiene menos de { $n } de comida
           *[is] el almacén tiene { $n } de comida o más
        }
        [explorers_min] { $sense ->
            [not] hay menos de { $n } exploradores
           *[is] hay { $n } exploradores o más
        }
        [explorers_max] { $sense ->
            [not] hay más de { $n } exploradores
           *[is] hay { $n } exploradores o menos
        }
        [story_min] { $sense ->
            [not] tienes menos de { $n } fichas de PH
           *[is] { $n ->
                [one] tienes alguna ficha de PH
               *[other] tienes { $n } fichas de PH o más
            }
        }
        [players_min] { $sense ->
            [not] hay menos de { $n } jugadores
           *[is] hay { $n } jugadores o más
        }
        [has_item] { $sense ->
            [not] no tienes
           *[is] tienes
        }
        [group_has_item] { $sense ->
            [not] el grupo no tiene
           *[is] el grupo tiene
        }
        [camp_card] { $sense ->
            [not] en el campamento no está
           *[is] en el campamento está
        }
        [built] { $sense ->
            [not] no habéis construido
           *[is] habéis construido
        }
        [sector] { $sense ->
            [not] no estás en
           *[is] estás en
        }
        [weather] { $sense ->
            [not] el clima no es
           *[is] el clima es
        }
        [fire_lit] { $sense ->
            [not] la hoguera está apagada
           *[is] la hoguera está encendida
        }
        [fire_out] { $sense ->
            [not] la hoguera está encendida
           *[is] la hoguera está apagada
        }
       *[flag] { $sense ->
            [not] no{" "}
           *[is] {""}
        }
    }
-who =
    { $name ->
        [self] tú
        [explorers] cada explorador
        [other_explorers] cada uno de los demás exploradores
        [at_camp] cada náufrago del campamento
        [players] cada náufrago
        [lost] cada náufrago perdido
        [starting_player] el jugador inicial
        [all_not_lost] cada náufrago no perdido
        [chosen_explorer] un explorador a tu elección
        [chosen_player] un náufrago de tu grupo a tu elección
        [chosen_other] otro náufrago a tu elección
        [loser] quien pierda
        [winner] quien gane
       *[holder] quien tenga
    }
-does-gain_food =
    { $at ->
        [hand] { $by ->
            [self] coge { $n } de comida y llévala contigo
           *[other] coge { $n } de comida y la lleva consigo
        }
       *[storage] añade { $n } de comida al almacén
    }
-does-lose_food =
    { $at ->
        [hand] { $by ->
            [self] pierde { $n } de la comida que llevas
           *[other] pierde { $n } de la comida que lleva
        }
       *[storage] el almacén pierde { $n } de comida
    }
-does-gain_fresh = añade { $n } de comida fresca
-does-forage_to_storage =
    { $n ->
        [one] 1 ficha de víveres va al almacén
       *[other] { $n } fichas de víveres van al almacén
    }
-does-add_forage =
    { $n ->
        [one] añade 1 ficha de víveres al suministro
       *[other] añade { $n } fichas de víveres al suministro
    }
-does-remove_forage =
    { $n ->
        [one] retira 1 ficha de víveres del suministro
       *[other] retira { $n } fichas de víveres del suministro
    }
-does-fish =
    { $n ->
        [one] coge 1 ficha de pescado
       *[other] coge { $n } fichas de pescado
    }
-does-add_shark = el Tiburón entra en el suministro de pesca
-does-gain_wood = añade { $n } de madera al almacén
-does-lose_wood = el almacén pierde { $n } de madera
-does-fire_out = la hoguera se apaga
-does-fire_lit = la hoguera se enciende
-does-energy =
    { $way ->
        [up] recupera { $n } de energía
       *[down] pierde { $n } de energía
    }
-does-extra_energy = recibe { $n } de energía adicional este turno
-does-injury =
    { $n ->
        [one] sufre 1 lesión
       *[other] sufre { $n } lesiones
    }
-does-heal =
    { $n ->
        [one] retira 1 lesión
       *[other] retira { $n } lesiones
    }
-does-sequela =
    { $n ->
        [one] convierte 1 lesión en secuela
       *[other] convierte { $n } lesiones en secuelas
    }
-does-story =
    { $n ->
        [one] coge 1 ficha de PH
       *[other] coge { $n } fichas de PH
    }
-does-lose_story =
    { $n ->
        [one] pierde 1 ficha de PH
       *[other] pierde { $n } fichas de PH
    }
-does-advance =
    { $way ->
        [up] { $n ->
            [one] avanza 1 casilla
           *[other] avanza { $n } casillas
        }
       *[down] { $n ->
            [one] retrocede 1 casilla
           *[other] retrocede { $n } casillas
        }
    }
-does-difficulty =
    { $way ->
        [up] dificultad de regreso +{ $n }
       *[down] dificultad de regreso −{ $n }
    }
-does-prepare_exploration = tu próximo peón explora sin coste y con 1 ficha de PH
-does-lost = se pierde
-does-return_to_camp = vuelve al campamento sin tirar
-does-choice = elige
-does-vote = votad
-does-roll =
    { $dice ->
        [one] tira 1 dado
       *[other] tira { $dice } dados
    }
-does-strength_check =
    { $tie ->
        [won] tirada de fuerza contra { $n }, el empate es vuestro
       *[lost] tirada de fuerza contra { $n }, el empate no basta
    }
-does-contest = tirada de fuerza
-does-if = si
-does-reroll =
    { $which ->
        [campfire] repite una tirada de hoguera
        [return] repite una tirada de regreso
        [strength] repite una tirada de fuerza
       *[any] repite una tirada
    }
-does-each = para
-does-add_cards =
    { $place ->
        [top] { $n ->
            [one] se pone encima del
           *[other] se ponen encima del
        }
        [bottom] { $n ->
            [one] se pone debajo del
           *[other] se ponen debajo del
        }
       *[shuffle] { $n ->
            [one] se baraja en el
           *[other] se barajan en el
        }
    }
-does-pending =
    { $face ->
        [locked] forman una pila oculta de exploraciones pendientes de la que no se sale sin más
        [down] forman una pila oculta de exploraciones pendientes
       *[up] queda como exploración pendiente
    }
-does-place_camp = añade al tablero de campamento
-does-remove_camp = retira del tablero de campamento
-does-gain_item = recibe
-does-lose_item =
    { $which ->
        [named] pierde
        [random] { $n ->
            [one] pierde 1 objeto al azar
           *[other] pierde { $n } objetos al azar
        }
       *[choice] { $n ->
            [one] pierde 1 objeto a su elección
           *[other] pierde { $n } objetos a su elección
        }
    }
-does-steal_item =
    { $which ->
        [named] coge
        [random] coge un objeto al azar
       *[choice] coge un objeto a su elección
    }
-does-remains =
    { $by ->
        [self] { $draw ->
            [one] roba 1 carta de restos y quédatela
           *[other] roba { $draw } cartas de restos y quédate { $keep }
        }
       *[other] { $draw ->
            [one] roba 1 carta de restos y se la queda
           *[other] roba { $draw } cartas de restos y se queda { $keep }
        }
    }
-does-wreck_cube =
    { $way ->
        [up] { $n ->
            [one] añade 1 cubo al naufragio
           *[other] añade { $n } cubos al naufragio
        }
       *[down] { $n ->
            [one] retira 1 cubo del naufragio
           *[other] retira { $n } cubos del naufragio
        }
    }
-does-salvage_cube = un cubo del naufragio queda listo para recuperar restos
-does-weather =
    { $way ->
        [to] el clima pasa a
        [up] { $n ->
            [one] el clima avanza un espacio hacia Caluroso
           *[other] el clima avanza { $n } espacios hacia Caluroso
        }
       *[down] { $n ->
            [one] el clima avanza un espacio hacia Tormenta
           *[other] el clima avanza { $n } espacios hacia Tormenta
        }
    }
-does-block_action =
    { $n ->
        [one] imposible este turno
       *[other] imposible durante { $n } turnos
    }
-does-construction = se puede construir desde ahora
-does-progress =
    { $way ->
        [up] { $n } de progreso más
       *[down] { $n } de progreso menos
    }
-does-peek =
    { $then ->
        [one_to_bottom] { $n ->
            [one] mira la primera carta, que va al fondo
           *[other] mira las { $n } primeras cartas y pon una al fondo
        }
        [discard_one] { $n ->
            [one] mira la primera carta y descártala
           *[other] mira las { $n } primeras cartas y descarta una
        }
       *[top_any_order] { $n ->
            [one] mira la primera carta
           *[other] mira las { $n } primeras cartas y devuélvelas en el orden que quieras
        }
    }
-does-keep = conserva esta carta
-does-remove_card = esta carta sale del juego
-does-set_flag = quedará en el recuerdo
-does-draw_explore = descubre otra carta del
-does-leave_pile =
    { $close ->
        [yes] salís de la pila, que se cierra para siempre
       *[no] salís de la pila
    }

## Cartas de los propios jugadores

card-own_event = Vuestro propio evento
    .about = Lo que dice solo lo saben sus autores.
card-own_remains = Vuestra propia carta de restos
    .about = Lo que dice solo lo saben sus autores.
card-own_camp = Vuestra propia carta de campamento
    .about = Lo que dice solo lo saben sus autores.
card-own_coast = Vuestra propia carta de la costa
    .about = Lo que dice solo lo saben sus autores.
card-own_interior = Vuestra propia carta del interior
    .about = Lo que dice solo lo saben sus autores.
card-own_heart = Vuestra propia carta del corazón
    .about = Lo que dice solo lo saben sus autores.
deed-own_event-1 = Opción 1 ({ card-own_event })
    .about = Lo que hace solo lo saben sus autores.
deed-own_event-2 = Opción 2 ({ card-own_event })
    .about = Lo que hace solo lo saben sus autores.
deed-own_event-3 = Opción 3 ({ card-own_event })
    .about = Lo que hace solo lo saben sus autores.
deed-own_event-4 = Opción 4 ({ card-own_event })
    .about = Lo que hace solo lo saben sus autores.
deed-own_event-5 = Opción 5 ({ card-own_event })
    .about = Lo que hace solo lo saben sus autores.
deed-own_event-6 = Opción 6 ({ card-own_event })
    .about = Lo que hace solo lo saben sus autores.
deed-own_remains-1 = Opción 1 ({ card-own_remains })
    .about = Lo que hace solo lo saben sus autores.
deed-own_remains-2 = Opción 2 ({ card-own_remains })
    .about = Lo que hace solo lo saben sus autores.
deed-own_remains-3 = Opción 3 ({ card-own_remains })
    .about = Lo que hace solo lo saben sus autores.
deed-own_remains-4 = Opción 4 ({ card-own_remains })
    .about = Lo que hace solo lo saben sus autores.
deed-own_remains-5 = Opción 5 ({ card-own_remains })
    .about = Lo que hace solo lo saben sus autores.
deed-own_remains-6 = Opción 6 ({ card-own_remains })
    .about = Lo que hace solo lo saben sus autores.
deed-own_camp-1 = Opción 1 ({ card-own_camp })
    .about = Lo que hace solo lo saben sus autores.
deed-own_camp-2 = Opción 2 ({ card-own_camp })
    .about = Lo que hace solo lo saben sus autores.
deed-own_camp-3 = Opción 3 ({ card-own_camp })
    .about = Lo que hace solo lo saben sus autores.
deed-own_camp-4 = Opción 4 ({ card-own_camp })
    .about = Lo que hace solo lo saben sus autores.
deed-own_camp-5 = Opción 5 ({ card-own_camp })
    .about = Lo que hace solo lo saben sus autores.
deed-own_camp-6 = Opción 6 ({ card-own_camp })
    .about = Lo que hace solo lo saben sus autores.
deed-own_coast-1 = Opción 1 ({ card-own_coast })
    .about = Lo que hace solo lo saben sus autores.
deed-own_coast-2 = Opción 2 ({ card-own_coast })
    .about = Lo que hace solo lo saben sus autores.
deed-own_coast-3 = Opción 3 ({ card-own_coast })
    .about = Lo que hace solo lo saben sus autores.
deed-own_coast-4 = Opción 4 ({ card-own_coast })
    .about = Lo que hace solo lo saben sus autores.
deed-own_coast-5 = Opción 5 ({ card-own_coast })
    .about = Lo que hace solo lo saben sus autores.
deed-own_coast-6 = Opción 6 ({ card-own_coast })
    .about = Lo que hace solo lo saben sus autores.
deed-own_interior-1 = Opción 1 ({ card-own_interior })
    .about = Lo que hace solo lo saben sus autores.
deed-own_interior-2 = Opción 2 ({ card-own_interior })
    .about = Lo que hace solo lo saben sus autores.
deed-own_interior-3 = Opción 3 ({ card-own_interior })
    .about = Lo que hace solo lo saben sus autores.
deed-own_interior-4 = Opción 4 ({ card-own_interior })
    .about = Lo que hace solo lo saben sus autores.
deed-own_interior-5 = Opción 5 ({ card-own_interior })
    .about = Lo que hace solo lo saben sus autores.
deed-own_interior-6 = Opción 6 ({ card-own_interior })
    .about = Lo que hace solo lo saben sus autores.
deed-own_heart-1 = Opción 1 ({ card-own_heart })
    .about = Lo que hace solo lo saben sus autores.
deed-own_heart-2 = Opción 2 ({ card-own_heart })
    .about = Lo que hace solo lo saben sus autores.
deed-own_heart-3 = Opción 3 ({ card-own_heart })
    .about = Lo que hace solo lo saben sus autores.
deed-own_heart-4 = Opción 4 ({ card-own_heart })
    .about = Lo que hace solo lo saben sus autores.
deed-own_heart-5 = Opción 5 ({ card-own_heart })
    .about = Lo que hace solo lo saben sus autores.
deed-own_heart-6 = Opción 6 ({ card-own_heart })
    .about = Lo que hace solo lo saben sus autores.

## Eventos

card-ev_calm_sea = Mar en calma
    .about = { -icon-weather(way: "sun") }. { -icon-wreck(n: 1) }. { -does-gain_fresh(n: 1) }. { -rescue }: { building-great_bonfire }, { building-sand_signal }, { building-raft }, { card-spyglass }, { card-flag }
card-ev_drought = Sequía
    .about = { -icon-weather(way: "sun") }. { -icon-wreck(n: 3) }. { -who(name: "at_camp") } { -does-energy(by: "other", n: 1, way: "down") }. { -rescue }: { building-great_bonfire }, { building-sand_signal }, { building-raft }, { card-mirror }, { card-captains_log }
card-ev_hurricane = Huracán
    .about = { -icon-weather(way: "storm") }. { -icon-wreck(n: 5) }. { -does-weather(way: "to") } { weather-storm }. { -does-fire_out }. { -does-lose_wood(n: 2) }. { -rescue }: { building-great_bonfire }, { building-sand_signal }, { building-raft }, { card-captains_log }, { card-spyglass }
card-ev_high_tide = Marea alta
    .about = { -icon-weather(way: "storm") }. { -icon-wreck(n: 4) }. { action-salvage }: { -does-block_action(n: 1) }. { building-sand_signal }: { -does-progress(n: 2, way: "down") }. { -rescue }: { building-great_bonfire }, { building-sand_signal }, { building-raft }, { card-flag }, { card-mirror }
card-ev_tidal_wave = Maremoto
    .about = { -icon-weather(way: "storm") }. { -icon-wreck(n: 2) }. { -does-lose_food(n: 2) }. { building-sand_signal }: { -does-progress(n: 4, way: "down") }. { -does-remove_camp } { -opening }{ card-camp_goat }{ -closing }. { -rescue }: { building-great_bonfire }, { building-sand_signal }, { building-raft }, { card-spyglass }, { card-sea_chart }
card-ev_clear_night = Noche despejada
    .about = { -icon-weather(way: "sun") }. { -icon-wreck(n: 3) }. { -who(name: "at_camp") } { -does-energy(by: "other", n: 1, way: "up") }. { -rescue }: { building-great_bonfire }, { building-raft }, { card-spyglass }, { card-sea_chart }
card-ev_distant_sails = Velas lejanas
    .about = { -icon-weather(way: "sun") }. { -icon-wreck(n: 4) }. { -does-choice } ({ -who(name: "starting_player") }): { -opening }{ deed-ev_distant_sails-watch }{ -closing } { -or-else } { -opening }{ deed-ev_distant_sails-leave }{ -closing }. { -rescue }: { building-great_bonfire }, { building-sand_signal }, { card-spyglass }, { card-captains_log }
deed-ev_distant_sails-watch = Montar guardia (1 de energía): 1 PH
    .about = { -cost(of: "energy", n: 1) }. { -does-story(by: "self", n: 1) }
deed-ev_distant_sails-leave = Seguir trabajando
    .about = { -nothing }
card-ev_quarrel = Discusión
    .about = { -icon-weather(way: "storm") }. { -icon-wreck(n: 3) }. { -does-if } { -if(what: "players_min", sense: "is", n: 2) }, ({ -does-contest } ({ -who(name: "starting_player") }, { -who(name: "chosen_other") }): { -who(name: "winner") } { -does-story(by: "other", n: 1) }, { -who(name: "loser") } { -does-energy(by: "other", n: 1, way: "down") }); { -if-not }, { -who(name: "starting_player") } { -does-energy(by: "other", n: 1, way: "down") }. { -rescue }: { building-great_bonfire }, { building-sand_signal }, { building-raft }, { card-flag }, { card-captains_log }
card-ev_spoiled_stores = Provisiones estropeadas
    .about = { -icon-weather(way: "storm") }. { -icon-wreck(n: 4) }. { -does-lose_food(n: 1) }. { -rescue }: { building-great_bonfire }, { building-sand_signal }, { building-raft }, { card-flag }, { card-powder_keg }
card-ev_driftwood = Madera a la deriva
    .about = { -icon-weather(way: "storm") }. { -icon-wreck(n: 2) }. { -does-gain_wood(n: 2) }. { -rescue }: { building-sand_signal }
card-ev_shoal = Banco de peces
    .about = { -icon-weather(way: "sun") }. { -icon-wreck(n: 3) }. { -does-if } { -if(what: "weather", sense: "not") } { weather-storm }, { -does-fish(n: 1) }. { -rescue }: { building-great_bonfire }, { building-sand_signal }, { card-sea_chart }, { card-powder_keg }
card-ev_bad_dreams = Malos sueños
    .about = { -icon-weather(way: "storm") }. { -icon-wreck(n: 5) }. { -does-if } { -if(what: "fire_out", sense: "is") }, { -who(name: "at_camp") } { -does-energy(by: "other", n: 1, way: "down") }. { -rescue }: { building-great_bonfire }, { building-sand_signal }, { building-raft }, { card-powder_keg }, { card-mirror }
card-ev_ripe_fruit = Fruta madura
    .about = { -icon-weather(way: "sun") }. { -icon-wreck(n: 2) }. { -does-add_forage(n: 2) }. { -rescue }: { building-great_bonfire }, { building-sand_signal }, { building-raft }, { card-mirror }, { card-spyglass }
card-ev_mosquitoes = Nube de mosquitos
    .about = { -icon-weather(way: "sun") }. { -icon-wreck(n: 4) }. { -does-each } { -who(name: "at_camp") }, { -does-roll(dice: 1) }: { -rolled } 1, { -does-injury(by: "self", n: 1) }; { -rolled } 2-3, { -does-energy(by: "self", n: 1, way: "down") }; { -rolled } 4-6, { -nothing }. { -rescue }: { building-great_bonfire }, { building-raft }, { card-sea_chart }
card-ev_wreck_shifts = El naufragio se mueve
    .about = { -icon-weather(way: "storm") }. { -icon-wreck(n: 6) }. { -does-wreck_cube(n: 1, way: "down") }. { -rescue }: { building-great_bonfire }, { building-sand_signal }, { building-raft }, { card-captains_log }, { card-sea_chart }
card-ev_flotsam = Restos en la orilla
    .about = { -icon-weather(way: "sun") }. { -icon-wreck(n: 1) }. { -who(name: "starting_player") } { -does-remains(by: "other", draw: 2, keep: 1) }. { -rescue }: { building-sand_signal }, { building-raft }, { card-mirror }, { card-sea_chart }
card-ev_fever = Fiebre
    .about = { -icon-weather(way: "storm") }. { -icon-wreck(n: 3) }. { -does-place_camp } { -opening }{ card-camp_fever }{ -closing }. { -rescue }: { building-great_bonfire }, { building-sand_signal }, { building-raft }, { card-spyglass }, { card-powder_keg }
card-ev_good_spirits = Buen ánimo
    .about = { -icon-weather(way: "sun") }. { -icon-wreck(n: 5) }. { -does-each } { -who(name: "at_camp") }, { -does-choice }: { -opening }{ deed-ev_good_spirits-heal }{ -closing } { -or-else } { -opening }{ deed-ev_good_spirits-energy }{ -closing }. { -rescue }: { building-sand_signal }, { building-raft }, { card-captains_log }, { card-flag }
deed-ev_good_spirits-heal = Curar 1 lesión
    .about = { -does-heal(by: "self", n: 1) }
deed-ev_good_spirits-energy = Recuperar 1 de energía
    .about = { -does-energy(by: "self", n: 1, way: "up") }
card-ev_rats = Ratas en el almacén
    .about = { -icon-weather(way: "storm") }. { -icon-wreck(n: 2) }. { -does-place_camp } { -opening }{ card-camp_rats }{ -closing }. { -rescue }: { building-great_bonfire }, { building-sand_signal }, { building-raft }, { card-powder_keg }, { card-captains_log }
card-ev_night_visitors = Visitas nocturnas
    .about = { -icon-weather(way: "sun") }. { -icon-wreck(n: 4) }. { -does-strength_check(n: 5, tie: "won") } ({ -who(name: "at_camp") }): { -branch(which: "win") }, { -who(name: "starting_player") } { -does-story(by: "other", n: 1) }; { -branch(which: "lose") }, { -does-lose_food(n: 2) }. { -rescue }: { building-great_bonfire }, { building-sand_signal }, { building-raft }, { card-spyglass }
card-ev_sea_breeze = Brisa marina
    .about = { -icon-weather(way: "sun") }. { -icon-wreck(n: 3) }. { -does-gain_wood(n: 1) }. { -who(name: "starting_player") } { -does-energy(by: "other", n: 1, way: "up") }. { -rescue }: { building-sand_signal }

## Restos

# Igual en inglés.
card-machete = Machete
    .about = { -item }. { -item-story(n: 1) }. { -item-strength(n: 1) }
card-spyglass = Catalejo
    .about = { -item }. { -power(when: "when_explore_start") }, { -limit(how: "once_per_turn") }: { -does-peek(n: 1, then: "top_any_order") } ({ deck-coast })
card-captains_log = Cuaderno del capitán
    .about = { -item }. { -item-story(n: 2) }. { -stat(which: "diary_extra", n: 1, way: "up") }
card-gold_and_jewels = Oro y joyas
    .about = { -does-place_camp } { -opening }{ card-camp_greed }{ -closing }. { -item }. { -item-story(n: 6) }
card-wood_supply = Suministro de madera
    .about = { -does-gain_wood(n: 3) }
card-ship_biscuit = Barril de galleta
    .about = { -does-gain_food(n: 3) }
card-rifle = Fusil
    .about = { -item }. { -item-strength(n: 2) }
card-compass = Brújula
    .about = { -item }. { -stat(which: "return_roll", n: 1, way: "up") }
card-bible = Biblia
    .about = { -item }. { -item-story(n: 1) }. { -stat(which: "rest_energy", n: 1, way: "up") }
card-flag = Bandera
    .about = { -item }
card-mirror = Espejo de mano
    .about = { -item }. { -power(when: "after_roll") }, { -limit(how: "once_per_game") }: { -does-reroll(which: "campfire") }
card-sea_chart = Carta náutica
    .about = { -item }. { -item-story(n: 1) }
card-powder_keg = Barril de pólvora
    .about = { -item }. { -power(when: "any_time") }, { -limit(how: "discard") }: { -does-fire_lit }
card-fishing_net = Red de pesca
    .about = { -item }. { -stat(which: "fish_extra", n: 1, way: "up") }
card-medicine_chest = Botiquín
    .about = { -item }. { -power(when: "any_time") }, { -limit(how: "uses", n: 2) }: { -who(name: "chosen_player") } { -does-heal(by: "other", n: 1) }
card-tinderbox = Yesquero
    .about = { -item }. { -stat(which: "fire_declared", n: 2, way: "up") }
card-rope = Rollo de cabo
    .about = { -item }. { -stat(which: "build_bonus", n: 1, way: "up") }
card-axe = Hacha
    .about = { -item }. { -item-strength(n: 1) }. { -stat(which: "wood_extra", n: 1, way: "up") }
card-sailcloth = Lona
    .about = { -item }. { -stat(which: "night_safe", n: 1, way: "up") }
card-rum = Botella de ron
    .about = { -item }. { -power(when: "any_time") }, { -limit(how: "discard") }: { -does-energy(by: "self", n: 3, way: "up") }
card-cooking_pot = Olla
    .about = { -item }. { -stat(which: "preserve_food", n: 1, way: "up") }

## Cartas de campamento

card-camp_great_effort = Un gran esfuerzo
    .about = { -does-extra_energy(by: "self", n: 3) }. { -does-injury(by: "self", n: 1) }
card-camp_edible = Esto se puede comer
    .about = { -does-gain_food(by: "self", n: 1, at: "hand") }
card-camp_fishing = Pescar
    .about = { -only-if } { -if(what: "weather", sense: "not") } { weather-storm }. { -does-fish(n: 1) }
card-camp_look_around = Voy a echar un vistazo
    .about = { -cost(of: "energy", n: 1) }. { -does-peek(n: 3, then: "one_to_bottom") } ({ deck-coast })
card-camp_prepare_exploration = Preparar una exploración
    .about = { -does-prepare_exploration }
card-camp_greed = Codicia
    .about = { -only-if } { -if(what: "players_min", sense: "is", n: 2) }, { -cost(of: "energy", n: 1) }. { -does-contest } ({ -who(name: "self") }, { -who(name: "holder") } { -opening }{ card-gold_and_jewels }{ -closing }): { -branch(which: "win") }, { -does-steal_item(by: "self", which: "named") } { -opening }{ card-gold_and_jewels }{ -closing } { -from } { -who(name: "holder") } { -opening }{ card-gold_and_jewels }{ -closing }; { -branch(which: "lose") }, { -does-energy(by: "self", n: 1, way: "down") }
card-camp_spring = Manantial
    .about = { -does-energy(by: "self", n: 2, way: "up") }
card-camp_crab_traps = Nasas para cangrejos
    .about = { -only-if } { -if(what: "weather", sense: "not") } { weather-storm }. { -does-gain_fresh(n: 2) }
card-camp_goat = La cabra
    .about = { -does-choice }: { -opening }{ deed-camp_goat-milk }{ -closing } { -or-else } { -opening }{ deed-camp_goat-slaughter }{ -closing }
deed-camp_goat-milk = Leche: 1 contador de comida al almacén
    .about = { -does-gain_food(n: 1) }
deed-camp_goat-slaughter = Sacrificarla: 4 contadores al almacén y se descarta
    .about = { -does-gain_food(n: 4) }. { -does-remove_camp } { -opening }{ card-camp_goat }{ -closing }
card-camp_dog = La perra
    .about = { -does-choice }: { -opening }{ deed-camp_dog-hunt }{ -closing } { -or-else } { -opening }{ deed-camp_dog-company }{ -closing }
deed-camp_dog-hunt = Cazar con ella: tirar
    .about = { -does-roll(dice: 1) }: { -rolled } 1-2, { -nothing }; { -rolled } 3-5, { -does-gain_fresh(n: 2) }; { -rolled } 6, { -does-gain_fresh(n: 3) }
deed-camp_dog-company = Su compañía: recuperar 1 de energía
    .about = { -does-energy(by: "self", n: 1, way: "up") }
card-camp_lookout = Roca de vigía
    .about = { -cost(of: "energy", n: 1) }. { -does-peek(n: 2, then: "top_any_order") } ({ deck-events })
card-camp_timber_stand = Troncos caídos
    .about = { -cost(of: "energy", n: 1) }. { -does-gain_wood(n: 2) }
card-camp_herbs = Hierbas curativas
    .about = { -who(name: "chosen_player") } { -does-heal(by: "other", n: 1) }
card-camp_smokehouse = Secadero
    .about = { -cost(of: "wood", n: 1) }. { -does-gain_food(n: 2) }
card-camp_trail = Sendero marcado
    .about = { -cost(of: "energy", n: 1) }. { -does-peek(n: 3, then: "one_to_bottom") } ({ deck-interior })
card-camp_rats = Plaga de ratas
    .about = { -mark-red }. { -cost(of: "energy", n: 2) }. { -does-story(by: "self", n: 1) }. { -does-remove_camp } { -opening }{ card-camp_rats }{ -closing }. { -ongoing(when: "maintenance") }: { -does-lose_food(n: 1) }
card-camp_fever = Fiebre en el campamento
    .about = { -mark-red }. { -cost(of: "energy", n: 1) }, { -cost(of: "wood", n: 1) }. { -does-story(by: "self", n: 1) }. { -does-remove_camp } { -opening }{ card-camp_fever }{ -closing }. { -ongoing(when: "event_phase") }: { -who(name: "starting_player") } { -does-energy(by: "other", n: 1, way: "down") }
card-camp_raiders = Intrusos
    .about = { -mark-red }. { -does-strength_check(n: 4, tie: "lost") } ({ -who(name: "self") }): { -branch(which: "win") }, { -does-story(by: "self", n: 1) }, { -does-remove_camp } { -opening }{ card-camp_raiders }{ -closing }; { -branch(which: "lose") }, { -does-injury(by: "self", n: 1) }. { -ongoing(when: "maintenance") }: { -does-if } { -if(what: "fire_out", sense: "is") }, { -does-lose_food(n: 1) }, { -does-lose_wood(n: 1) }
card-camp_snakes = Serpientes en la maleza
    .about = { -mark-red }. { -cost(of: "energy", n: 2) }. { -does-story(by: "self", n: 1) }. { -does-remove_camp } { -opening }{ card-camp_snakes }{ -closing }. { -ongoing(when: "forage") }: { -does-roll(dice: 1) }: { -rolled } 1, { -does-injury(by: "self", n: 1) }; { -rolled } 2-6, { -nothing }
card-camp_feud = Rencilla
    .about = { -mark-red }. { -cost(of: "energy", n: 1) }. { -does-vote } ({ -who(name: "at_camp") }): { -opening }{ deed-camp_feud-peace }{ -closing } { -or-else } { -opening }{ deed-camp_feud-stand }{ -closing }. { -ongoing(when: "feeding") }: { -who(name: "starting_player") } { -does-energy(by: "other", n: 1, way: "down") }
deed-camp_feud-peace = Hacer las paces: cada uno en el campamento descarta 1 PH si tiene
    .about = { -who(name: "at_camp") } { -does-lose_story(by: "other", n: 1) }. { -does-remove_camp } { -opening }{ card-camp_feud }{ -closing }
deed-camp_feud-stand = Hoy no
    .about = { -nothing }

## Costa

card-coast_crabs_and_a_fin = Cangrejos y una aleta
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-coast_crabs_and_a_fin-catch }{ -closing } { -or-else } { -opening }{ deed-coast_crabs_and_a_fin-leave }{ -closing }
deed-coast_crabs_and_a_fin-catch = Cogerlos: 2 de comida al almacén, el Tiburón entra en la pesca
    .about = { -does-gain_food(n: 2) }. { -does-add_shark }
deed-coast_crabs_and_a_fin-leave = Volver a la arena seca
    .about = { -nothing }
card-coast_coconut_grove = Cocotal
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-add_forage(n: 2) }
card-coast_tide_pools = Charcas de marea
    .about = { -icon-advance }. { -does-add_forage(n: 1) }. { -does-gain_fresh(n: 1) }
card-coast_driftwood_cove = Cala de los troncos
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-gain_wood(n: 2) }
card-coast_cliff_path = Sendero del acantilado
    .about = { -icon-advance }. { -icon-difficulty(n: 2) }. { -icon-story(n: 1) }. { -does-roll(dice: 1) }: { -rolled } 1-2, { -does-injury(by: "self", n: 1) }; { -rolled } 3-6, { -nothing }
card-coast_turtle_nest = Nido de tortuga
    .about = { -does-choice }: { -opening }{ deed-coast_turtle_nest-eggs }{ -closing } { -or-else } { -opening }{ deed-coast_turtle_nest-watch }{ -closing }
deed-coast_turtle_nest-eggs = Coger los huevos: 3 de comida al almacén
    .about = { -does-gain_food(n: 3) }
deed-coast_turtle_nest-watch = Solo mirar: 1 PH
    .about = { -does-story(by: "self", n: 1) }
card-coast_spring = Manantial
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-place_camp } { -opening }{ card-camp_spring }{ -closing }
card-coast_washed_chest = Un cofre en el rompiente
    .about = { -icon-difficulty(n: 1) }. { -does-remains(by: "self", draw: 2, keep: 1) }
card-coast_reef_crossing = Paso del arrecife
    .about = { -icon-advance }. { -does-choice }: { -opening }{ deed-coast_reef_crossing-cross }{ -closing } { -or-else } { -opening }{ deed-coast_reef_crossing-around }{ -closing }
deed-coast_reef_crossing-cross = Cruzar (1 de energía): los exploradores avanzan 1 más
    .about = { -cost(of: "energy", n: 1) }. { -who(name: "explorers") } { -does-advance(by: "other", n: 1, way: "up") } ({ -until } { sector-coast })
deed-coast_reef_crossing-around = Rodearlo: dificultad +1
    .about = { -does-difficulty(n: 1, way: "up") }
card-coast_sea_cave = Cueva marina
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-coast_sea_cave-enter }{ -closing } { -or-else } { -opening }{ deed-coast_sea_cave-leave }{ -closing }
deed-coast_sea_cave-enter = Entrar: tirar
    .about = { -does-roll(dice: 1) }: { -rolled } 1-2, { -does-energy(by: "self", n: 2, way: "down") }; { -rolled } 3-4, { -does-story(by: "self", n: 1) }; { -rolled } 5-6, { -does-remains(by: "self", draw: 1, keep: 1) }
deed-coast_sea_cave-leave = Quedarse fuera
    .about = { -nothing }
card-coast_crab_traps = Nasas para cangrejos
    .about = { -does-place_camp } { -opening }{ card-camp_crab_traps }{ -closing }

## Interior

card-int_complicated_relationships = Relaciones complicadas
    .about = { -does-if } { -if(what: "explorers_min", sense: "is", n: 2) }, ({ -does-contest } ({ -who(name: "self") }, { -who(name: "chosen_explorer") }): { -who(name: "winner") } { -does-story(by: "other", n: 1) }, { -who(name: "loser") } { -does-energy(by: "other", n: 2, way: "down") }); { -if-not }, { -does-energy(by: "self", n: 1, way: "down") }
card-int_hostile_natives = Nativos hostiles
    .about = { -icon-advance }. { -icon-difficulty(n: 2) }. { -does-strength_check(n: 5, tie: "won") } ({ -who(name: "explorers") }): { -branch(which: "win") }, { -does-story(by: "self", n: 1) }; { -branch(which: "lose") }, { -who(name: "explorers") } { -does-injury(by: "other", n: 1) }
card-int_altar_of_fruit = Altar con fruta
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-int_altar_of_fruit-one }{ -closing } { -or-else } { -opening }{ deed-int_altar_of_fruit-all }{ -closing } { -or-else } { -opening }{ deed-int_altar_of_fruit-pray }{ -closing }
deed-int_altar_of_fruit-one = Coger una pieza: te quedas 1 contador de comida
    .about = { -does-gain_food(by: "self", n: 1, at: "hand") }
deed-int_altar_of_fruit-all = Cogerlo todo: 4 de comida al almacén e Intrusos al campamento
    .about = { -does-gain_food(n: 4) }. { -does-place_camp } { -opening }{ card-camp_raiders }{ -closing }
deed-int_altar_of_fruit-pray = Dejarlo: 1 PH
    .about = { -does-story(by: "self", n: 1) }
card-int_tall_tree = El árbol alto
    .about = { -icon-advance }. { -does-choice }: { -opening }{ deed-int_tall_tree-climb }{ -closing } { -or-else } { -opening }{ deed-int_tall_tree-leave }{ -closing }
deed-int_tall_tree-climb = Trepar (1 de energía): mira las 3 primeras de Interior y ordénalas
    .about = { -cost(of: "energy", n: 1) }. { -does-peek(n: 3, then: "top_any_order") } ({ deck-interior })
deed-int_tall_tree-leave = Descansar a su sombra: dificultad −1
    .about = { -does-difficulty(n: 1, way: "down") }
card-int_stray_dog = Una perra perdida
    .about = { -icon-advance }. { -does-place_camp } { -opening }{ card-camp_dog }{ -closing }
card-int_jaguar_cubs = Cachorros de jaguar
    .about = { -icon-advance }. { -icon-difficulty(n: 2) }. { -does-choice }: { -opening }{ deed-int_jaguar_cubs-touch }{ -closing } { -or-else } { -opening }{ deed-int_jaguar_cubs-leave }{ -closing }
deed-int_jaguar_cubs-touch = Acercarse: fuerza 6 contra la madre
    .about = { -does-strength_check(n: 6, tie: "won") } ({ -who(name: "explorers") }): { -branch(which: "win") }, { -does-story(by: "self", n: 2) }; { -branch(which: "lose") }, { -does-injury(by: "self", n: 2) }
deed-int_jaguar_cubs-leave = Retroceder despacio
    .about = { -nothing }
card-int_cannon = El cañón
    .about = { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-int_cannon-drag }{ -closing } { -or-else } { -opening }{ deed-int_cannon-later }{ -closing }. { -item }. { -item-story(n: 3) }
deed-int_cannon-drag = Arrastrarlo (dos exploradores o más, 3 de energía entre todos): te lo quedas
    .about = { -only-if } { -if(what: "explorers_min", sense: "is", n: 2) }, { -cost(of: "shared", n: 3) }. { -does-keep }
deed-int_cannon-later = Dejarlo para luego: exploración pendiente
    .about = { -opening }{ card-int_cannon }{ -closing } { -does-pending(face: "up") }
card-int_fruit_trees = Frutales silvestres
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-add_forage(n: 3) }
card-int_wild_boar = Jabalí
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-int_wild_boar-hunt }{ -closing } { -or-else } { -opening }{ deed-int_wild_boar-leave }{ -closing }
deed-int_wild_boar-hunt = Cazarlo: fuerza 4
    .about = { -does-strength_check(n: 4, tie: "lost") } ({ -who(name: "explorers") }): { -branch(which: "win") }, { -does-gain_food(n: 4) }; { -branch(which: "lose") }, { -does-injury(by: "self", n: 1) }
deed-int_wild_boar-leave = Dejarlo pasar
    .about = { -nothing }
card-int_goat = Una cabra en las rocas
    .about = { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-int_goat-catch }{ -closing } { -or-else } { -opening }{ deed-int_goat-leave }{ -closing }
deed-int_goat-catch = Atraparla (1 de energía): tirar
    .about = { -cost(of: "energy", n: 1) }. { -does-roll(dice: 1) }: { -rolled } 1-2, { -nothing }; { -rolled } 3-6, { -does-place_camp } { -opening }{ card-camp_goat }{ -closing }
deed-int_goat-leave = Desearle buenos días
    .about = { -nothing }
card-int_river = El río pardo
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-vote } ({ -who(name: "explorers") }): { -opening }{ deed-int_river-swim }{ -closing } { -or-else } { -opening }{ deed-int_river-ford }{ -closing }
deed-int_river-swim = Nadar: cada explorador pierde 1 de energía
    .about = { -who(name: "explorers") } { -does-energy(by: "other", n: 1, way: "down") }
deed-int_river-ford = Buscar un vado: dificultad +2
    .about = { -does-difficulty(n: 2, way: "up") }
card-int_ravine = Barranco
    .about = { -icon-advance }. { -icon-difficulty(n: 2) }. { -does-if } { -if(what: "group_has_item", sense: "is") } { -opening }{ card-rope }{ -closing }, { -does-story(by: "self", n: 1) }; { -if-not }, ({ -does-roll(dice: 1) }: { -rolled } 1-2, { -does-injury(by: "self", n: 1) }; { -rolled } 3-4, { -does-energy(by: "self", n: 1, way: "down") }; { -rolled } 5-6, { -nothing })
card-int_raft_timber = Árboles de balsa
    .about = { -icon-difficulty(n: 1) }. { -does-gain_wood(n: 1) }. { building-raft }: { -does-construction }
card-int_abandoned_hut = Choza abandonada
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -icon-story(n: 1) }. { -does-roll(dice: 1) }: { -rolled } 1-2, { -nothing }; { -rolled } 3-4, { -does-gain_food(by: "self", n: 1, at: "hand") }; { -rolled } 5-6, { -does-remains(by: "self", draw: 1, keep: 1) }
card-int_swamp = Ciénaga
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -who(name: "explorers") } { -does-energy(by: "other", n: 1, way: "down") }
card-int_fallen_trunks = Troncos caídos
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-place_camp } { -opening }{ card-camp_timber_stand }{ -closing }
card-int_herbs = Hierbas curativas
    .about = { -icon-difficulty(n: 1) }. { -does-place_camp } { -opening }{ card-camp_herbs }{ -closing }
card-int_snake_nest = Nido de serpientes
    .about = { -icon-difficulty(n: 1) }. { -does-roll(dice: 1) }: { -rolled } 1, { -does-injury(by: "self", n: 2) }; { -rolled } 2-3, { -does-injury(by: "self", n: 1) }; { -rolled } 4-5, { -does-place_camp } { -opening }{ card-camp_snakes }{ -closing }; { -rolled } 6, { -does-gain_food(n: 1) }, { -does-story(by: "self", n: 1) }

## Corazón

card-heart_rope_bridge = Puente de cuerda
    .about = { -icon-advance }. { -icon-difficulty(n: 2) }. { -does-if } { -if(what: "group_has_item", sense: "not") } { -opening }{ card-rope }{ -closing }, ({ -does-roll(dice: 1) }: { -rolled } 1-2, { -does-injury(by: "self", n: 1) }; { -rolled } 3-6, { -nothing })
card-heart_vents = Fumarolas
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -who(name: "explorers") } { -does-energy(by: "other", n: 1, way: "down") }
card-heart_old_graves = Tumbas antiguas
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -icon-story(n: 1) }. { -does-choice }: { -opening }{ deed-heart_old_graves-dig }{ -closing } { -or-else } { -opening }{ deed-heart_old_graves-respect }{ -closing }
deed-heart_old_graves-dig = Cavar: tirar
    .about = { -does-roll(dice: 1) }: { -rolled } 1-3, { -does-injury(by: "self", n: 1) }; { -rolled } 4-6, { -does-remains(by: "self", draw: 2, keep: 1) }
deed-heart_old_graves-respect = Dejarlas en paz
    .about = { -nothing }
card-heart_eagle_nest = Nido de águila
    .about = { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-heart_eagle_nest-climb }{ -closing } { -or-else } { -opening }{ deed-heart_eagle_nest-leave }{ -closing }
deed-heart_eagle_nest-climb = Trepar (2 de energía): 2 de comida y 1 PH
    .about = { -cost(of: "energy", n: 2) }. { -does-gain_food(n: 2) }. { -does-story(by: "self", n: 1) }
deed-heart_eagle_nest-leave = Pasar por debajo
    .about = { -nothing }
card-heart_waterfall = Cascada
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-each } { -who(name: "explorers") }, { -does-choice }: { -opening }{ deed-heart_waterfall-wash }{ -closing } { -or-else } { -opening }{ deed-heart_waterfall-drink }{ -closing }
deed-heart_waterfall-wash = Lavar las heridas: curar 1
    .about = { -does-heal(by: "self", n: 1) }
deed-heart_waterfall-drink = Beber: recuperar 1 de energía
    .about = { -does-energy(by: "self", n: 1, way: "up") }
card-heart_last_bivouac = El último vivac de alguien
    .about = { -icon-difficulty(n: 1) }. { -does-remains(by: "self", draw: 2, keep: 1) }. { -does-story(by: "self", n: 1) }
# Igual en inglés.
card-heart_jaguar = Jaguar
    .about = { -icon-advance }. { -icon-difficulty(n: 2) }. { -does-strength_check(n: 6, tie: "won") } ({ -who(name: "explorers") }): { -branch(which: "win") }, { -does-story(by: "self", n: 2) }; { -branch(which: "lose") }, { -does-injury(by: "self", n: 2) }, { -who(name: "other_explorers") } { -does-injury(by: "other", n: 1) }
card-heart_fog = Niebla
    .about = { -icon-difficulty(n: 2) }. { -does-vote } ({ -who(name: "explorers") }): { -opening }{ deed-heart_fog-wait }{ -closing } { -or-else } { -opening }{ deed-heart_fog-push }{ -closing }
deed-heart_fog-wait = Esperar: cada uno pierde 1 de energía, dificultad −2
    .about = { -who(name: "explorers") } { -does-energy(by: "other", n: 1, way: "down") }. { -does-difficulty(n: 2, way: "down") }
deed-heart_fog-push = Seguir: dificultad +1, cada uno avanza 1
    .about = { -does-difficulty(n: 1, way: "up") }. { -who(name: "explorers") } { -does-advance(by: "other", n: 1, way: "up") } ({ -until } { sector-heart })
card-heart_steep_wall = Pared escarpada
    .about = { -icon-advance }. { -icon-difficulty(n: 2) }. { -does-choice }: { -opening }{ deed-heart_steep_wall-lead }{ -closing } { -or-else } { -opening }{ deed-heart_steep_wall-detour }{ -closing }
deed-heart_steep_wall-lead = Abrir la vía (2 de energía): 2 PH
    .about = { -cost(of: "energy", n: 2) }. { -does-story(by: "self", n: 2) }
deed-heart_steep_wall-detour = Rodeo: dificultad +1
    .about = { -does-difficulty(n: 1, way: "up") }
card-heart_lookout = Roca de vigía
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -icon-story(n: 1) }. { -does-place_camp } { -opening }{ card-camp_lookout }{ -closing }

## Trama treasure

card-plot_000_half_a_map = Medio mapa en una botella
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_000_half_a_map-aloud }{ -closing } { -or-else } { -opening }{ deed-plot_000_half_a_map-pocket }{ -closing }. { -plot(n: 2) } { -does-add_cards(place: "shuffle", n: 1) } { deck-interior }
deed-plot_000_half_a_map-aloud = Leerlo en voz alta: dificultad −1, el mapa es de todos
    .about = { -does-difficulty(n: 1, way: "down") }
deed-plot_000_half_a_map-pocket = Guardarlo en la camisa: coges Medio mapa
    .about = { -does-gain_item(by: "self") } { -opening }{ card-plot_001_half_map_item }{ -closing }
card-plot_000_last_of_the_golosa = El último de la Golosa
    .about = { -icon-advance }. { -icon-difficulty(n: 2) }. { -does-choice }: { -opening }{ deed-plot_000_last_of_the_golosa-bury }{ -closing } { -or-else } { -opening }{ deed-plot_000_last_of_the_golosa-sabre }{ -closing }. { -plot(n: 3) } { -does-add_cards(place: "top", n: 1) } { deck-interior }
deed-plot_000_last_of_the_golosa-bury = Enterrarlo (1 de energía): 1 PH, dificultad −1
    .about = { -cost(of: "energy", n: 1) }. { -does-story(by: "self", n: 1) }. { -does-difficulty(n: 1, way: "down") }
deed-plot_000_last_of_the_golosa-sabre = Coger su sable y seguir
    .about = { -does-gain_item(by: "self") } { -opening }{ card-plot_008_dead_mans_sabre }{ -closing }
card-plot_001_half_map_item = Medio mapa
    .about = { -item }. { -item-story(n: 1) }
card-plot_002_split_rock = La peña partida
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_002_split_rock-bearing }{ -closing } { -or-else } { -opening }{ deed-plot_002_split_rock-on }{ -closing }
deed-plot_002_split_rock-bearing = Fijar el rumbo (1 de energía): la excavación queda como exploración pendiente
    .about = { -cost(of: "energy", n: 1) }. { -plot(n: 4) } { -does-pending(face: "up") }
deed-plot_002_split_rock-on = No hay tiempo para sombras: el rastro puede reaparecer en el interior
    .about = { -plot(n: 3) } { -does-add_cards(place: "shuffle", n: 1) } { deck-interior }
card-plot_003_boatswains_lean_to = El chamizo del contramaestre
    .about = { -icon-difficulty(n: 1) }. { -icon-story(n: 1) }. { -does-choice }: { -opening }{ deed-plot_003_boatswains_lean_to-search }{ -closing } { -or-else } { -opening }{ deed-plot_003_boatswains_lean_to-copy }{ -closing }. { -plot(n: 4) } { -does-pending(face: "up") }
deed-plot_003_boatswains_lean_to-search = Revolverlo todo (1 de energía): robas 1 carta de restos
    .about = { -cost(of: "energy", n: 1) }. { -does-remains(by: "self", draw: 1, keep: 1) }
deed-plot_003_boatswains_lean_to-copy = Solo copiar el dibujo
    .about = { -nothing }
card-plot_004_where_the_cross_is = Donde está la cruz
    .about = { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_004_where_the_cross_is-together }{ -closing } { -or-else } { -opening }{ deed-plot_004_where_the_cross_is-secret }{ -closing } { -or-else } { -opening }{ deed-plot_004_where_the_cross_is-guess }{ -closing } { -or-else } { -opening }{ deed-plot_004_where_the_cross_is-later }{ -closing }
deed-plot_004_where_the_cross_is-together = Cavar juntos (dos exploradores o más, 3 de energía entre todos): abrir el cofre
    .about = { -only-if } { -if(what: "explorers_min", sense: "is", n: 2) }, { -cost(of: "shared", n: 3) }. { -does-if } { -if(what: "flag", sense: "is") }{ -flag(name: "golosa_map_shared") }, ({ -does-vote } ({ -who(name: "explorers") }): { -opening }{ deed-plot_004_where_the_cross_is-split }{ -closing } { -or-else } { -opening }{ deed-plot_004_where_the_cross_is-one }{ -closing }); { -if-not }, ({ -does-choice }: { -opening }{ deed-plot_004_where_the_cross_is-share }{ -closing } { -or-else } { -opening }{ deed-plot_004_where_the_cross_is-mine }{ -closing }). { -plot(n: 6) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
deed-plot_004_where_the_cross_is-split = Repartirlo como se acordó: cada explorador coge 2 PH
    .about = { -who(name: "explorers") } { -does-story(by: "other", n: 2) }
deed-plot_004_where_the_cross_is-one = Una bolsa, un guardián: quien robó la carta coge el Oro de la Golosa
    .about = { -does-gain_item(by: "self") } { -opening }{ card-plot_005_gold_of_the_golosa }{ -closing }. { -plot(n: 7) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
deed-plot_004_where_the_cross_is-share = Repartirlo por las buenas: cada explorador coge 2 PH
    .about = { -who(name: "explorers") } { -does-story(by: "other", n: 2) }
deed-plot_004_where_the_cross_is-mine = El sitio lo encontré yo: coges el Oro de la Golosa
    .about = { -does-gain_item(by: "self") } { -opening }{ card-plot_005_gold_of_the_golosa }{ -closing }. { -plot(n: 7) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
deed-plot_004_where_the_cross_is-secret = Volver de noche con Medio mapa (2 de energía y descartas el mapa): coges el Oro de la Golosa
    .about = { -cost(of: "energy", n: 2) }, { -cost(of: "item") } { -opening }{ card-plot_001_half_map_item }{ -closing }. { -does-gain_item(by: "self") } { -opening }{ card-plot_005_gold_of_the_golosa }{ -closing }. { -plot(n: 7) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }. { -plot(n: 6) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
deed-plot_004_where_the_cross_is-guess = Cavar a ojo (2 de energía): tira; con 5-6 hallas el Oro de la Golosa, si no, sigue pendiente
    .about = { -cost(of: "energy", n: 2) }. { -does-roll(dice: 1) }: { -rolled } 1-4, { -opening }{ card-plot_004_where_the_cross_is }{ -closing } { -does-pending(face: "up") }; { -rolled } 5-6, { -does-gain_item(by: "self") } { -opening }{ card-plot_005_gold_of_the_golosa }{ -closing }, { -plot(n: 7) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }, { -plot(n: 6) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
deed-plot_004_where_the_cross_is-later = Hoy no: sigue pendiente
    .about = { -opening }{ card-plot_004_where_the_cross_is }{ -closing } { -does-pending(face: "up") }
card-plot_005_gold_of_the_golosa = Oro de la Golosa
    .about = { -does-place_camp } { -opening }{ card-camp_greed }{ -closing }. { -item }. { -item-story(n: 5) }. { -counts-as } { -opening }{ card-gold_and_jewels }{ -closing }
card-plot_006_three_more_holes = Tres hoyos más
    .about = { -icon-advance }. { -icon-difficulty(n: 2) }. { -does-choice }: { -opening }{ deed-plot_006_three_more_holes-lift }{ -closing } { -or-else } { -opening }{ deed-plot_006_three_more_holes-leave }{ -closing }
deed-plot_006_three_more_holes-lift = Levantar la losa: fuerza 6; coges la Cruz de esmeraldas o sufres 1 lesión
    .about = { -does-strength_check(n: 6, tie: "lost") } ({ -who(name: "explorers") }): { -branch(which: "win") }, { -does-gain_item(by: "self") } { -opening }{ card-plot_009_emerald_cross }{ -closing }; { -branch(which: "lose") }, { -does-injury(by: "self", n: 1) }
deed-plot_006_three_more_holes-leave = Basta de cavar: dificultad −1
    .about = { -does-difficulty(n: 1, way: "down") }
card-plot_007_somebody_counts_at_night = Alguien cuenta de noche
    .about = { -icon-weather(way: "sun") }. { -icon-wreck(n: 3) }. { -does-if } { -if(what: "group_has_item", sense: "is") } { -opening }{ card-plot_005_gold_of_the_golosa }{ -closing }, ({ -does-vote } ({ -who(name: "at_camp") }): { -opening }{ deed-plot_007_somebody_counts_at_night-common }{ -closing } { -or-else } { -opening }{ deed-plot_007_somebody_counts_at_night-silence }{ -closing }); { -if-not }, { -who(name: "starting_player") } { -does-energy(by: "other", n: 1, way: "down") }. { -rescue }: { building-great_bonfire }, { card-sea_chart }
deed-plot_007_somebody_counts_at_night-common = Al cofre común: quien lo tiene descarta el Oro de la Golosa y cada náufrago del campamento coge 1 PH
    .about = { -who(name: "holder") } { -opening }{ card-plot_005_gold_of_the_golosa }{ -closing } { -does-lose_item(by: "other", which: "named", n: 1) } { -opening }{ card-plot_005_gold_of_the_golosa }{ -closing }. { -who(name: "at_camp") } { -does-story(by: "other", n: 1) }. { -does-if } { -if(what: "group_has_item", sense: "not") } { -opening }{ card-gold_and_jewels }{ -closing }, { -does-remove_camp } { -opening }{ card-camp_greed }{ -closing }
deed-plot_007_somebody_counts_at_night-silence = Hacerse los dormidos: llega una Rencilla al campamento
    .about = { -does-place_camp } { -opening }{ card-camp_feud }{ -closing }
card-plot_008_dead_mans_sabre = Sable del muerto
    .about = { -item }. { -item-story(n: 1) }. { -item-strength(n: 1) }
card-plot_009_emerald_cross = Cruz de esmeraldas
    .about = { -item }. { -item-story(n: 3) }

## Trama beast

card-plot_000_tracks_wider_than_a_hand = Huellas más anchas que una mano
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_000_tracks_wider_than_a_hand-follow }{ -closing } { -or-else } { -opening }{ deed-plot_000_tracks_wider_than_a_hand-warn }{ -closing }
deed-plot_000_tracks_wider_than_a_hand-follow = Seguirlas (1 de energía): el rastro es la próxima carta de Interior
    .about = { -cost(of: "energy", n: 1) }. { -plot(n: 10) } { -does-add_cards(place: "top", n: 1) } { deck-interior }
deed-plot_000_tracks_wider_than_a_hand-warn = Volver con la noticia: dificultad −1, pero nos sigue al campamento
    .about = { -does-difficulty(n: 1, way: "down") }. { -plot(n: 11) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
card-plot_000_scored_bark = Corteza arañada
    .about = { -icon-advance }. { -icon-difficulty(n: 2) }. { -does-vote } ({ -who(name: "explorers") }): { -opening }{ deed-plot_000_scored_bark-quiet }{ -closing } { -or-else } { -opening }{ deed-plot_000_scored_bark-noise }{ -closing }
deed-plot_000_scored_bark-quiet = Avanzar a hurtadillas: cada explorador pierde 1 de energía; el cubil está en el corazón
    .about = { -who(name: "explorers") } { -does-energy(by: "other", n: 1, way: "down") }. { -plot(n: 12) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
deed-plot_000_scored_bark-noise = Gritar y hacer ruido: tira; 1-2 sufres 1 lesión, 3-6 coges 1 PH; y baja hacia el campamento
    .about = { -does-roll(dice: 1) }: { -rolled } 1-2, { -does-injury(by: "self", n: 1) }; { -rolled } 3-6, { -does-story(by: "self", n: 1) }. { -plot(n: 11) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
card-plot_010_a_meal_interrupted = Una comida interrumpida
    .about = { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_010_a_meal_interrupted-take }{ -closing } { -or-else } { -opening }{ deed-plot_010_a_meal_interrupted-study }{ -closing }
deed-plot_010_a_meal_interrupted-take = Llevárselo: 3 de comida al almacén, y vendrá a por su parte
    .about = { -does-gain_food(n: 3) }. { -plot(n: 11) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
deed-plot_010_a_meal_interrupted-study = Observar desde un árbol: 1 PH; el cubil está en el corazón
    .about = { -does-story(by: "self", n: 1) }. { -plot(n: 12) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
card-plot_011_eyes_beyond_the_fire = Ojos más allá del fuego
    .about = { -icon-weather(way: "storm") }. { -icon-wreck(n: 4) }. { -does-if } { -if(what: "flag", sense: "is") }{ -flag(name: "shadow_peace") }, { -who(name: "starting_player") } { -does-story(by: "other", n: 1) }; { -if-not }, ({ -does-if } { -if(what: "fire_lit", sense: "is") } { -and } { -if(what: "flag", sense: "not") }{ -flag(name: "shadow_angered") }, ({ -does-strength_check(n: 4, tie: "won") } ({ -who(name: "at_camp") }): { -branch(which: "win") }, { -who(name: "starting_player") } { -does-story(by: "other", n: 1) }; { -branch(which: "lose") }, { -does-lose_food(n: 2) }); { -if-not }, ({ -does-strength_check(n: 6, tie: "won") } ({ -who(name: "at_camp") }): { -branch(which: "win") }, { -who(name: "starting_player") } { -does-story(by: "other", n: 1) }; { -branch(which: "lose") }, { -does-lose_food(n: 2) }, { -who(name: "starting_player") } { -does-injury(by: "other", n: 1) }), { -plot(n: 13) } { -does-pending(face: "up") }). { -no-rescue }
card-plot_012_the_den = El cubil
    .about = { -icon-difficulty(n: 2) }. { -does-choice }: { -opening }{ deed-plot_012_the_den-smoke }{ -closing } { -or-else } { -opening }{ deed-plot_012_the_den-rush }{ -closing } { -or-else } { -opening }{ deed-plot_012_the_den-listen }{ -closing }
deed-plot_012_the_den-smoke = Sacarla con humo (1 de madera): fuerza 5; si ganáis, la Piel de la Sombra; si no, 1 lesión y escapa
    .about = { -cost(of: "wood", n: 1) }. { -does-strength_check(n: 5, tie: "lost") } ({ -who(name: "explorers") }): { -branch(which: "win") }, { -does-gain_item(by: "self") } { -opening }{ card-plot_015_shadows_pelt }{ -closing }; { -branch(which: "lose") }, { -does-injury(by: "self", n: 1) }, { -plot(n: 14) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
deed-plot_012_the_den-rush = Entrar en tromba: fuerza 7; si ganáis, la piel y 1 PH; si no, 2 lesiones para ti y 1 para los demás
    .about = { -does-strength_check(n: 7, tie: "lost") } ({ -who(name: "explorers") }): { -branch(which: "win") }, { -does-gain_item(by: "self") } { -opening }{ card-plot_015_shadows_pelt }{ -closing }, { -does-story(by: "self", n: 1) }; { -branch(which: "lose") }, { -does-injury(by: "self", n: 2) }, { -who(name: "other_explorers") } { -does-injury(by: "other", n: 1) }, { -plot(n: 14) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
deed-plot_012_the_den-listen = Contener el aliento y escuchar: algo pequeño responde, exploración pendiente
    .about = { -plot(n: 17) } { -does-pending(face: "up") }
card-plot_013_pit_and_bait = Un paso estrecho
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_013_pit_and_bait-pit }{ -closing } { -or-else } { -opening }{ deed-plot_013_pit_and_bait-trail }{ -closing } { -or-else } { -opening }{ deed-plot_013_pit_and_bait-leave }{ -closing }
deed-plot_013_pit_and_bait-pit = Cavar un foso (2 de energía entre todos): el Foso trampa entra en el campamento
    .about = { -cost(of: "shared", n: 2) }. { -does-place_camp } { -opening }{ card-plot_016_pit_trap }{ -closing }
deed-plot_013_pit_and_bait-trail = Seguirla cuesta arriba (1 de energía): 1 PH y os la encontraréis en el corazón
    .about = { -cost(of: "energy", n: 1) }. { -does-story(by: "self", n: 1) }. { -plot(n: 14) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
deed-plot_013_pit_and_bait-leave = Dejarle el paso a su dueña
    .about = { -nothing }
card-plot_014_face_to_face = Cara a cara
    .about = { -icon-difficulty(n: 2) }. { -does-if } { -if(what: "flag", sense: "is") }{ -flag(name: "shadow_peace") }, { -does-story(by: "self", n: 1) }, { -does-difficulty(n: 2, way: "down") }; { -if-not }, ({ -does-choice }: { -opening }{ deed-plot_014_face_to_face-stand }{ -closing } { -or-else } { -opening }{ deed-plot_014_face_to_face-yield }{ -closing })
deed-plot_014_face_to_face-stand = Plantar cara: fuerza 7 (6 si está herida); si ganáis, la Piel de la Sombra y 1 PH; si no, 2 lesiones
    .about = { -does-if } { -if(what: "flag", sense: "is") }{ -flag(name: "shadow_wounded") }, ({ -does-strength_check(n: 6, tie: "won") } ({ -who(name: "explorers") }): { -branch(which: "win") }, { -does-gain_item(by: "self") } { -opening }{ card-plot_015_shadows_pelt }{ -closing }, { -does-story(by: "self", n: 1) }; { -branch(which: "lose") }, { -does-injury(by: "self", n: 2) }); { -if-not }, ({ -does-strength_check(n: 7, tie: "won") } ({ -who(name: "explorers") }): { -branch(which: "win") }, { -does-gain_item(by: "self") } { -opening }{ card-plot_015_shadows_pelt }{ -closing }, { -does-story(by: "self", n: 1) }; { -branch(which: "lose") }, { -does-injury(by: "self", n: 2) })
deed-plot_014_face_to_face-yield = Ceder el terreno: cada explorador pierde 1 de energía, dificultad +1
    .about = { -who(name: "explorers") } { -does-energy(by: "other", n: 1, way: "down") }. { -does-difficulty(n: 1, way: "up") }
card-plot_015_shadows_pelt = Piel de la Sombra
    .about = { -item }. { -item-story(n: 3) }. { -stat(which: "night_safe", n: 1, way: "up") }
card-plot_016_pit_trap = Foso trampa
    .about = { -cost(of: "food", n: 1) }. { -does-roll(dice: 1) }: { -rolled } 1-2, { -nothing }; { -rolled } 3-5, { -does-gain_fresh(n: 3) }; { -rolled } 6, ({ -does-gain_fresh(n: 3) }, { -does-if } { -if(what: "flag", sense: "not") }{ -flag(name: "shadow_peace") }, { -does-gain_item(by: "self") } { -opening }{ card-plot_015_shadows_pelt }{ -closing }, { -does-remove_camp } { -opening }{ card-plot_016_pit_trap }{ -closing })
card-plot_017_what_it_was_guarding = Lo que guardaba
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_017_what_it_was_guarding-feed }{ -closing } { -or-else } { -opening }{ deed-plot_017_what_it_was_guarding-carry }{ -closing } { -or-else } { -opening }{ deed-plot_017_what_it_was_guarding-back }{ -closing }
deed-plot_017_what_it_was_guarding-feed = Dejar carne para la madre (1 de comida): 1 PH y la Sombra nos deja en paz
    .about = { -cost(of: "food", n: 1) }. { -does-story(by: "self", n: 1) }
deed-plot_017_what_it_was_guarding-carry = Llevarse uno para enseñarlo en casa: 2 PH, y la madre os sigue
    .about = { -does-story(by: "self", n: 2) }. { -plot(n: 11) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }. { -plot(n: 14) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
deed-plot_017_what_it_was_guarding-back = Retroceder: dificultad −1
    .about = { -does-difficulty(n: 1, way: "down") }

## Trama companion

card-plot_000_barking_on_the_reef = Ladridos en el arrecife
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_000_barking_on_the_reef-swim }{ -closing } { -or-else } { -opening }{ deed-plot_000_barking_on_the_reef-call }{ -closing }
deed-plot_000_barking_on_the_reef-swim = Nadar hasta ella (2 de energía): la perra entra en el campamento
    .about = { -cost(of: "energy", n: 2) }. { -does-place_camp } { -opening }{ card-camp_dog }{ -closing }. { -plot(n: 18) } { -does-add_cards(place: "shuffle", n: 1) } { deck-interior }
deed-plot_000_barking_on_the_reef-call = Llamarla desde la playa: tira; con 5-6 viene, si no, la corriente se la lleva y quizá aparezca tierra adentro
    .about = { -does-roll(dice: 1) }: { -rolled } 1-4, { -plot(n: 19) } { -does-add_cards(place: "shuffle", n: 1) } { deck-interior }; { -rolled } 5-6, { -does-place_camp } { -opening }{ card-camp_dog }{ -closing }, { -plot(n: 18) } { -does-add_cards(place: "shuffle", n: 1) } { deck-interior }
card-plot_000_a_kid_in_the_thorns = Un cabrito entre espinas
    .about = { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_000_a_kid_in_the_thorns-free }{ -closing } { -or-else } { -opening }{ deed-plot_000_a_kid_in_the_thorns-supper }{ -closing }
deed-plot_000_a_kid_in_the_thorns-free = Soltarlo (1 de energía): la cabra entra en el campamento y el rebaño es la próxima carta de Interior
    .about = { -cost(of: "energy", n: 1) }. { -does-place_camp } { -opening }{ card-camp_goat }{ -closing }. { -plot(n: 20) } { -does-add_cards(place: "top", n: 1) } { deck-interior }
deed-plot_000_a_kid_in_the_thorns-supper = La cena: 2 de comida al almacén
    .about = { -does-gain_food(n: 2) }
card-plot_018_brisa_points = Brisa se para y señala
    .about = { -icon-advance }. { -does-if } { -if(what: "camp_card", sense: "is") } { -opening }{ card-camp_dog }{ -closing }, ({ -does-choice }: { -opening }{ deed-plot_018_brisa_points-trust }{ -closing } { -or-else } { -opening }{ deed-plot_018_brisa_points-pull }{ -closing }, { -plot(n: 23) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }); { -if-not }, { -does-energy(by: "self", n: 1, way: "down") }
deed-plot_018_brisa_points-trust = Dejar que guíe: dificultad −1 y coges el Silbato de Brisa
    .about = { -does-difficulty(n: 1, way: "down") }. { -does-gain_item(by: "self") } { -opening }{ card-plot_021_brisas_whistle }{ -closing }
deed-plot_018_brisa_points-pull = Tirar de ella: dificultad +1, los exploradores avanzan 1 más
    .about = { -does-difficulty(n: 1, way: "up") }. { -who(name: "explorers") } { -does-advance(by: "other", n: 1, way: "up") } ({ -until } { sector-interior })
card-plot_019_thin_and_wary = Flaca y desconfiada
    .about = { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_019_thin_and_wary-share }{ -closing } { -or-else } { -opening }{ deed-plot_019_thin_and_wary-rope }{ -closing } { -or-else } { -opening }{ deed-plot_019_thin_and_wary-leave }{ -closing }
deed-plot_019_thin_and_wary-share = Compartir con ella (1 de comida): la perra entra en el campamento, 1 PH
    .about = { -cost(of: "food", n: 1) }. { -does-place_camp } { -opening }{ card-camp_dog }{ -closing }. { -does-story(by: "self", n: 1) }. { -plot(n: 18) } { -does-add_cards(place: "top", n: 1) } { deck-interior }
deed-plot_019_thin_and_wary-rope = Atraparla con un lazo: tira; 1-3 muerde (1 lesión), 4-6 la perra entra en el campamento
    .about = { -does-roll(dice: 1) }: { -rolled } 1-3, { -does-injury(by: "self", n: 1) }; { -rolled } 4-6, { -does-place_camp } { -opening }{ card-camp_dog }{ -closing }, { -plot(n: 18) } { -does-add_cards(place: "top", n: 1) } { deck-interior }
deed-plot_019_thin_and_wary-leave = Que decida ella: se va al trote
    .about = { -nothing }
card-plot_020_herd_on_the_ridge = El rebaño de la loma
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_020_herd_on_the_ridge-drive }{ -closing } { -or-else } { -opening }{ deed-plot_020_herd_on_the_ridge-dog }{ -closing } { -or-else } { -opening }{ deed-plot_020_herd_on_the_ridge-hunt }{ -closing } { -or-else } { -opening }{ deed-plot_020_herd_on_the_ridge-leave }{ -closing }
deed-plot_020_herd_on_the_ridge-drive = Bajarlas al valle (dos exploradores o más, 2 de energía entre todos): el Corral entra en el campamento
    .about = { -only-if } { -if(what: "explorers_min", sense: "is", n: 2) }, { -cost(of: "shared", n: 2) }. { -does-place_camp } { -opening }{ card-plot_022_the_corral }{ -closing }. { -plot(n: 23) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
deed-plot_020_herd_on_the_ridge-dog = Que Brisa las rodee (si fue salvada, 1 de energía): el Corral entra en el campamento
    .about = { -only-if } { -if(what: "flag", sense: "is") }{ -flag(name: "brisa_saved") } { -and } { -if(what: "camp_card", sense: "is") } { -opening }{ card-camp_dog }{ -closing }, { -cost(of: "energy", n: 1) }. { -does-place_camp } { -opening }{ card-plot_022_the_corral }{ -closing }. { -plot(n: 23) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
deed-plot_020_herd_on_the_ridge-hunt = Cazar una: fuerza 4; si ganáis, 3 de comida; si no, 1 lesión
    .about = { -does-strength_check(n: 4, tie: "lost") } ({ -who(name: "explorers") }): { -branch(which: "win") }, { -does-gain_food(n: 3) }; { -branch(which: "lose") }, { -does-injury(by: "self", n: 1) }
deed-plot_020_herd_on_the_ridge-leave = Dejar que miren
    .about = { -nothing }
card-plot_021_brisas_whistle = Silbato de Brisa
    .about = { -item }. { -item-story(n: 1) }. { -stat(which: "return_roll", n: 1, way: "up") }
card-plot_022_the_corral = El corral
    .about = { -cost(of: "energy", n: 1) }. { -does-gain_food(n: 2) }
card-plot_023_a_howl_in_the_rain = Un aullido bajo la lluvia
    .about = { -icon-weather(way: "storm") }. { -icon-wreck(n: 3) }. { -does-if } { -if(what: "camp_card", sense: "is") } { -opening }{ card-plot_022_the_corral }{ -closing }, ({ -does-vote } ({ -who(name: "at_camp") }): { -opening }{ deed-plot_023_a_howl_in_the_rain-fence }{ -closing } { -or-else } { -opening }{ deed-plot_023_a_howl_in_the_rain-bed }{ -closing }); { -if-not }, ({ -does-if } { -if(what: "camp_card", sense: "is") } { -opening }{ card-camp_dog }{ -closing }, ({ -does-choice } ({ -who(name: "starting_player") }): { -opening }{ deed-plot_023_a_howl_in_the_rain-search }{ -closing } { -or-else } { -opening }{ deed-plot_023_a_howl_in_the_rain-wait }{ -closing }); { -if-not }, { -does-lose_food(n: 1) }). { -rescue }: { building-great_bonfire }, { building-sand_signal }, { card-mirror }
deed-plot_023_a_howl_in_the_rain-fence = Arreglar la cerca a oscuras: cada uno en el campamento pierde 1 de energía, 2 de comida fresca
    .about = { -who(name: "at_camp") } { -does-energy(by: "other", n: 1, way: "down") }. { -does-gain_fresh(n: 2) }
deed-plot_023_a_howl_in_the_rain-bed = Quedarse a cubierto: se pierde el Corral, 1 de comida al almacén
    .about = { -does-remove_camp } { -opening }{ card-plot_022_the_corral }{ -closing }. { -does-gain_food(n: 1) }
deed-plot_023_a_howl_in_the_rain-search = Salir a buscarla (1 de energía): 1 PH
    .about = { -cost(of: "energy", n: 1) }. { -does-story(by: "self", n: 1) }
deed-plot_023_a_howl_in_the_rain-wait = Esperar a la mañana: tira; con 1-3 la perra ha desaparecido
    .about = { -does-roll(dice: 1) }: { -rolled } 1-3, { -does-remove_camp } { -opening }{ card-camp_dog }{ -closing }; { -rolled } 4-6, { -nothing }

## Trama garden

card-plot_000_overgrown_terraces = Bancales cubiertos de maleza
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_000_overgrown_terraces-clear }{ -closing } { -or-else } { -opening }{ deed-plot_000_overgrown_terraces-glean }{ -closing }
deed-plot_000_overgrown_terraces-clear = Desbrozar un bancal (2 de energía entre todos): el Semillero entra en el campamento
    .about = { -cost(of: "shared", n: 2) }. { -does-place_camp } { -opening }{ card-plot_024_seedbeds }{ -closing }. { -plot(n: 28) } { -does-add_cards(place: "top", n: 1) } { deck-interior }
deed-plot_000_overgrown_terraces-glean = Rebuscar lo silvestre: añadir 1 ficha de víveres
    .about = { -does-add_forage(n: 1) }
card-plot_000_sack_on_the_tideline = Un saco en la orilla
    .about = { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_000_sack_on_the_tideline-eat }{ -closing } { -or-else } { -opening }{ deed-plot_000_sack_on_the_tideline-hide }{ -closing } { -or-else } { -opening }{ deed-plot_000_sack_on_the_tideline-sow }{ -closing }
deed-plot_000_sack_on_the_tideline-eat = Cocerlo: 2 de comida al almacén
    .about = { -does-gain_food(n: 2) }
deed-plot_000_sack_on_the_tideline-hide = Cocer un poco y esconder otro poco: 1 de comida al almacén y te llevas 1
    .about = { -does-gain_food(n: 1) }. { -does-gain_food(by: "self", n: 1, at: "hand") }
deed-plot_000_sack_on_the_tideline-sow = Guardarlo para sembrar: coges el Saco de semillas y el Semillero entra en el campamento
    .about = { -does-gain_item(by: "self") } { -opening }{ card-plot_025_sack_of_seed }{ -closing }. { -does-place_camp } { -opening }{ card-plot_024_seedbeds }{ -closing }. { -plot(n: 28) } { -does-add_cards(place: "shuffle", n: 1) } { deck-interior }
card-plot_024_seedbeds = Semillero
    .about = { -cost(of: "energy", n: 1) }. { -does-choice }: { -opening }{ deed-plot_024_seedbeds-sow }{ -closing } { -or-else } { -opening }{ deed-plot_024_seedbeds-tend }{ -closing }
deed-plot_024_seedbeds-sow = Sembrar el Saco de semillas (se descarta): el Huerto sustituye a esta carta, 1 PH
    .about = { -cost(of: "item") } { -opening }{ card-plot_025_sack_of_seed }{ -closing }. { -does-story(by: "self", n: 1) }. { -does-remove_camp } { -opening }{ card-plot_024_seedbeds }{ -closing }. { -does-place_camp } { -opening }{ card-plot_026_kitchen_garden }{ -closing }. { -plot(n: 27) }, { -plot(n: 29) } { -does-add_cards(place: "shuffle", n: 2) } { deck-events }
deed-plot_024_seedbeds-tend = Escardar y regar: la primera vez solo es trabajo; la segunda, el Huerto sustituye a esta carta, 1 PH
    .about = { -does-if } { -if(what: "flag", sense: "is") }{ -flag(name: "seedbeds_tended") }, { -does-story(by: "self", n: 1) }, { -does-remove_camp } { -opening }{ card-plot_024_seedbeds }{ -closing }, { -does-place_camp } { -opening }{ card-plot_026_kitchen_garden }{ -closing }, { -plot(n: 27) }, { -plot(n: 29) } { -does-add_cards(place: "shuffle", n: 2) } { deck-events }; { -if-not }, { -does-set_flag }
card-plot_025_sack_of_seed = Saco de semillas
    .about = { -item }. { -power(when: "feeding") }, { -limit(how: "discard") }: { -does-gain_food(by: "self", n: 2, at: "hand") }
card-plot_026_kitchen_garden = Huerto
    .about = { -does-choice }: { -opening }{ deed-plot_026_kitchen_garden-pick }{ -closing } { -or-else } { -opening }{ deed-plot_026_kitchen_garden-taste }{ -closing }
deed-plot_026_kitchen_garden-pick = Recoger para todos: 1 de comida y 1 de comida fresca al almacén
    .about = { -does-gain_food(n: 1) }. { -does-gain_fresh(n: 1) }
deed-plot_026_kitchen_garden-taste = Comer entre los surcos: te llevas 1 de comida y recuperas 1 de energía
    .about = { -does-gain_food(by: "self", n: 1, at: "hand") }. { -does-energy(by: "self", n: 1, way: "up") }
card-plot_027_birds_on_the_rows = Pájaros en los surcos
    .about = { -icon-weather(way: "sun") }. { -icon-wreck(n: 2) }. { -does-if } { -if(what: "camp_card", sense: "is") } { -opening }{ card-plot_026_kitchen_garden }{ -closing }, ({ -does-vote } ({ -who(name: "at_camp") }): { -opening }{ deed-plot_027_birds_on_the_rows-guard }{ -closing } { -or-else } { -opening }{ deed-plot_027_birds_on_the_rows-scarecrow }{ -closing } { -or-else } { -opening }{ deed-plot_027_birds_on_the_rows-share }{ -closing }); { -if-not }, { -does-remove_forage(n: 1) }. { -rescue }: { building-sand_signal }, { card-captains_log }
deed-plot_027_birds_on_the_rows-guard = Vigilar todo el día: cada uno en el campamento pierde 1 de energía, 2 de comida al almacén
    .about = { -who(name: "at_camp") } { -does-energy(by: "other", n: 1, way: "down") }. { -does-gain_food(n: 2) }
deed-plot_027_birds_on_the_rows-scarecrow = Vestir un espantapájaros: se gasta 1 de madera
    .about = { -does-lose_wood(n: 1) }
deed-plot_027_birds_on_the_rows-share = Que se lo coman: 2 fichas de víveres salen del suministro, 1 PH para el jugador inicial
    .about = { -does-remove_forage(n: 2) }. { -who(name: "starting_player") } { -does-story(by: "other", n: 1) }
card-plot_028_the_clay_oven = El horno de barro
    .about = { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_028_the_clay_oven-rack }{ -closing } { -or-else } { -opening }{ deed-plot_028_the_clay_oven-ditch }{ -closing } { -or-else } { -opening }{ deed-plot_028_the_clay_oven-rest }{ -closing }
deed-plot_028_the_clay_oven-rack = Aprender cómo ahumaban (1 de energía): el Secadero entra en el campamento
    .about = { -cost(of: "energy", n: 1) }. { -does-place_camp } { -opening }{ card-camp_smokehouse }{ -closing }
deed-plot_028_the_clay_oven-ditch = Limpiar la vieja acequia (2 de energía entre todos): añadir 2 fichas de víveres, 1 PH
    .about = { -cost(of: "shared", n: 2) }. { -does-add_forage(n: 2) }. { -does-story(by: "self", n: 1) }
deed-plot_028_the_clay_oven-rest = Sentarse donde se sentaban: recuperar 1 de energía
    .about = { -does-energy(by: "self", n: 1, way: "up") }
card-plot_029_harvest_evening = Tarde de cosecha
    .about = { -icon-weather(way: "sun") }. { -icon-wreck(n: 3) }. { -does-if } { -if(what: "camp_card", sense: "is") } { -opening }{ card-plot_026_kitchen_garden }{ -closing }, ({ -does-gain_food(n: 2) }, { -does-each } { -who(name: "at_camp") }, { -does-choice }: { -opening }{ deed-plot_029_harvest_evening-sing }{ -closing } { -or-else } { -opening }{ deed-plot_029_harvest_evening-sack }{ -closing }); { -if-not }, { -does-add_forage(n: 1) }. { -rescue }: { building-great_bonfire }, { building-sand_signal }
deed-plot_029_harvest_evening-sing = Comer con los demás: recuperar 1 de energía
    .about = { -does-energy(by: "self", n: 1, way: "up") }
deed-plot_029_harvest_evening-sack = Llenar tu propio saco: 1 de comida pasa del almacén a ti
    .about = { -only-if } { -if(what: "food_min", sense: "is", n: 1) }. { -does-lose_food(n: 1) }. { -does-gain_food(by: "self", n: 1, at: "hand") }

## Trama raft

card-plot_000_ribs_of_a_hull = Costillas de un casco
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_000_ribs_of_a_hull-strip }{ -closing } { -or-else } { -opening }{ deed-plot_000_ribs_of_a_hull-study }{ -closing }
deed-plot_000_ribs_of_a_hull-strip = Desguazarlo: 3 de madera al almacén
    .about = { -does-gain_wood(n: 3) }
deed-plot_000_ribs_of_a_hull-study = Estudiar las juntas (1 de energía): 1 de madera y la balsa pasa a ser construible
    .about = { -cost(of: "energy", n: 1) }. { -does-gain_wood(n: 1) }. { building-raft }: { -does-construction }. { -plot(n: 30) } { -does-add_cards(place: "shuffle", n: 1) } { deck-interior }
card-plot_000_bamboo_grove = Bosque de bambú
    .about = { -icon-advance }. { -icon-difficulty(n: 2) }. { -does-choice }: { -opening }{ deed-plot_000_bamboo_grove-cut }{ -closing } { -or-else } { -opening }{ deed-plot_000_bamboo_grove-mark }{ -closing }
deed-plot_000_bamboo_grove-cut = Cortar cañas (1 de energía): 2 de madera, la balsa pasa a ser construible y la playa de botadura queda pendiente
    .about = { -cost(of: "energy", n: 1) }. { -does-gain_wood(n: 2) }. { building-raft }: { -does-construction }. { -plot(n: 31) } { -does-pending(face: "up") }
deed-plot_000_bamboo_grove-mark = Marcar el camino para otro día: el Sendero marcado entra en el campamento
    .about = { -does-place_camp } { -opening }{ card-camp_trail }{ -closing }. { -plot(n: 30) } { -does-add_cards(place: "shuffle", n: 1) } { deck-interior }
# Igual en inglés.
card-plot_030_lianas = Lianas
    .about = { -icon-advance }. { -icon-difficulty(n: 2) }. { -does-choice }: { -opening }{ deed-plot_030_lianas-twist }{ -closing } { -or-else } { -opening }{ deed-plot_030_lianas-swing }{ -closing } { -or-else } { -opening }{ deed-plot_030_lianas-leave }{ -closing }. { -plot(n: 31) } { -does-pending(face: "up") }
deed-plot_030_lianas-twist = Trenzar un cable (2 de energía entre todos): coges el Cable de lianas y la balsa pasa a ser construible
    .about = { -cost(of: "shared", n: 2) }. { -does-gain_item(by: "self") } { -opening }{ card-plot_032_liana_cable }{ -closing }. { building-raft }: { -does-construction }
deed-plot_030_lianas-swing = Cruzar la hondonada colgados: tira; 1-2 una lesión, 3-6 los exploradores avanzan 1 más
    .about = { -does-roll(dice: 1) }: { -rolled } 1-2, { -does-injury(by: "self", n: 1) }; { -rolled } 3-6, { -who(name: "explorers") } { -does-advance(by: "other", n: 1, way: "up") } ({ -until } { sector-interior })
deed-plot_030_lianas-leave = Agacharse y pasar
    .about = { -nothing }
card-plot_031_launching_beach = La playa de botadura
    .about = { -icon-advance }. { -does-if } { -if(what: "built", sense: "is") } { building-raft }, ({ -does-choice }: { -opening }{ deed-plot_031_launching_beach-trial }{ -closing } { -or-else } { -opening }{ deed-plot_031_launching_beach-moor }{ -closing }); { -if-not }, ({ -does-choice }: { -opening }{ deed-plot_031_launching_beach-slip }{ -closing } { -or-else } { -opening }{ deed-plot_031_launching_beach-sit }{ -closing }). { -plot(n: 33) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
deed-plot_031_launching_beach-trial = Prueba de mar (1 de energía): 1 PH, 3 de comida fresca, y el mar abierto queda pendiente
    .about = { -cost(of: "energy", n: 1) }. { -does-story(by: "self", n: 1) }. { -does-gain_fresh(n: 3) }. { -plot(n: 34) } { -does-pending(face: "up") }
deed-plot_031_launching_beach-moor = Solo amarrarla bien: 1 de madera al almacén
    .about = { -does-gain_wood(n: 1) }
deed-plot_031_launching_beach-slip = Despejar una rampa (2 de energía entre todos): 2 de madera y 1 PH
    .about = { -cost(of: "shared", n: 2) }. { -does-gain_wood(n: 2) }. { -does-story(by: "self", n: 1) }
deed-plot_031_launching_beach-sit = Sentarse a mirar el mar: recuperar 1 de energía
    .about = { -does-energy(by: "self", n: 1, way: "up") }
card-plot_032_liana_cable = Cable de lianas
    .about = { -item }. { -stat(which: "build_bonus", n: 1, way: "up") }
card-plot_033_room_for_how_many = ¿Cuántos caben?
    .about = { -icon-weather(way: "sun") }. { -icon-wreck(n: 3) }. { -does-if } { -if(what: "built", sense: "is") } { building-raft }, ({ -does-vote } ({ -who(name: "at_camp") }): { -opening }{ deed-plot_033_room_for_how_many-all }{ -closing } { -or-else } { -opening }{ deed-plot_033_room_for_how_many-lots }{ -closing }); { -if-not }, ({ building-raft }: { -does-construction }, { -does-choice } ({ -who(name: "starting_player") }): { -opening }{ deed-plot_033_room_for_how_many-gather }{ -closing } { -or-else } { -opening }{ deed-plot_033_room_for_how_many-talk }{ -closing }). { -plot(n: 35) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }. { -rescue }: { building-raft }, { card-sea_chart }
deed-plot_033_room_for_how_many-all = Todos o ninguno: todos en el campamento recuperan 1 de energía y se gasta 1 de madera en ensanchar la cubierta
    .about = { -does-lose_wood(n: 1) }. { -who(name: "at_camp") } { -does-energy(by: "other", n: 1, way: "up") }
deed-plot_033_room_for_how_many-lots = Disputarse los sitios: tirada de fuerza enfrentada del jugador inicial con otro; el ganador coge 2 PH y el perdedor pierde 1 de energía
    .about = { -does-contest } ({ -who(name: "starting_player") }, { -who(name: "chosen_other") }): { -who(name: "winner") } { -does-story(by: "other", n: 2) }, { -who(name: "loser") } { -does-energy(by: "other", n: 1, way: "down") }
deed-plot_033_room_for_how_many-gather = Arrastrar troncos a la playa (1 de energía): 2 de madera
    .about = { -cost(of: "energy", n: 1) }. { -does-gain_wood(n: 2) }
deed-plot_033_room_for_how_many-talk = Solo hablar del asunto
    .about = { -nothing }
card-plot_034_beyond_the_reef = Más allá del arrecife
    .about = { -icon-difficulty(n: 1) }. { -icon-story(n: 1) }. { -does-if } { -if(what: "built", sense: "is") } { building-raft }, ({ -does-vote } ({ -who(name: "explorers") }): { -opening }{ deed-plot_034_beyond_the_reef-round }{ -closing } { -or-else } { -opening }{ deed-plot_034_beyond_the_reef-lines }{ -closing } { -or-else } { -opening }{ deed-plot_034_beyond_the_reef-home }{ -closing }); { -if-not }, { -does-difficulty(n: 1, way: "up") }
deed-plot_034_beyond_the_reef-round = Rodear la isla: tira; con 1 cada explorador sufre 1 lesión, con 2-6 quienes no han llegado al corazón avanzan 2
    .about = { -does-roll(dice: 1) }: { -rolled } 1, { -who(name: "explorers") } { -does-injury(by: "other", n: 1) }; { -rolled } 2-6, { -who(name: "explorers") } { -does-advance(by: "other", n: 2, way: "up") } ({ -until } { sector-interior })
deed-plot_034_beyond_the_reef-lines = Echar los sedales: 4 de comida fresca, y el Tiburón se entera de que existimos
    .about = { -does-gain_fresh(n: 4) }. { -does-add_shark }
deed-plot_034_beyond_the_reef-home = A casa antes de que anochezca: dificultad −2
    .about = { -does-difficulty(n: 2, way: "down") }
card-plot_035_the_steady_current = La corriente constante
    .about = { -icon-weather(way: "sun") }. { -icon-wreck(n: 5) }. { -does-if } { -if(what: "built", sense: "is") } { building-raft }, { -who(name: "starting_player") } { -does-story(by: "other", n: 1) }; { -if-not }, { -does-gain_wood(n: 1) }. { -rescue }: { building-raft }, { card-plot_032_liana_cable }

## Trama hermit

card-plot_000_smoke_that_is_not_ours = Humo que no es nuestro
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_000_smoke_that_is_not_ours-gift }{ -closing } { -or-else } { -opening }{ deed-plot_000_smoke_that_is_not_ours-watch }{ -closing } { -or-else } { -opening }{ deed-plot_000_smoke_that_is_not_ours-larder }{ -closing }
deed-plot_000_smoke_that_is_not_ours-gift = Dejar un regalo al borde del claro (1 de comida): 1 PH
    .about = { -cost(of: "food", n: 1) }. { -does-story(by: "self", n: 1) }. { -plot(n: 36) } { -does-add_cards(place: "top", n: 1) } { deck-interior }
deed-plot_000_smoke_that_is_not_ours-watch = Vigilar desde los helechos
    .about = { -plot(n: 37) } { -does-add_cards(place: "top", n: 1) } { deck-interior }
deed-plot_000_smoke_that_is_not_ours-larder = Vaciar la despensa mientras no hay nadie: 3 de comida al almacén
    .about = { -does-gain_food(n: 3) }. { -plot(n: 38) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
card-plot_000_white_pebbles = Un muro de guijarros blancos
    .about = { -icon-advance }. { -icon-difficulty(n: 2) }. { -does-choice }: { -opening }{ deed-plot_000_white_pebbles-add }{ -closing } { -or-else } { -opening }{ deed-plot_000_white_pebbles-use }{ -closing }. { -plot(n: 39) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
deed-plot_000_white_pebbles-add = Añadir el guijarro de hoy: 1 PH
    .about = { -does-story(by: "self", n: 1) }
deed-plot_000_white_pebbles-use = Usarlos para marcar nuestro camino: el Sendero marcado entra en el campamento
    .about = { -does-place_camp } { -opening }{ card-camp_trail }{ -closing }
card-plot_036_remedios = Remedios en su puerta
    .about = { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_036_remedios-listen }{ -closing } { -or-else } { -opening }{ deed-plot_036_remedios-nurse }{ -closing } { -or-else } { -opening }{ deed-plot_036_remedios-guide }{ -closing }
deed-plot_036_remedios-listen = Escuchar la historia entera (1 de energía): 2 PH
    .about = { -cost(of: "energy", n: 1) }. { -does-story(by: "self", n: 2) }. { -plot(n: 39) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
deed-plot_036_remedios-nurse = Pedirle que te mire las heridas (si nos aprecia): curas 1, las Hierbas curativas entran en el campamento
    .about = { -only-if } { -if(what: "flag", sense: "is") }{ -flag(name: "hermit_friend") }. { -does-heal(by: "self", n: 1) }. { -does-place_camp } { -opening }{ card-camp_herbs }{ -closing }. { -plot(n: 39) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
deed-plot_036_remedios-guide = Preguntar el camino: acompaña a todos los exploradores al campamento
    .about = { -plot(n: 41) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }. { -who(name: "explorers") } { -does-return_to_camp(by: "other") }
card-plot_037_through_the_ferns = Entre los helechos
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_037_through_the_ferns-knock }{ -closing } { -or-else } { -opening }{ deed-plot_037_through_the_ferns-steal }{ -closing } { -or-else } { -opening }{ deed-plot_037_through_the_ferns-perch }{ -closing }
deed-plot_037_through_the_ferns-knock = Salir y dar los buenos días
    .about = { -plot(n: 36) } { -does-add_cards(place: "top", n: 1) } { deck-interior }
deed-plot_037_through_the_ferns-steal = Coger el libro de su ventana: su Almanaque es tuyo
    .about = { -does-gain_item(by: "self") } { -opening }{ card-plot_040_almanac }{ -closing }. { -plot(n: 38) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
deed-plot_037_through_the_ferns-perch = Usar su atalaya: mira las 3 primeras de Interior y ordénalas
    .about = { -does-peek(n: 3, then: "top_any_order") } ({ deck-interior }). { -plot(n: 39) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
card-plot_038_stones_on_the_roof = Piedras en el tejado
    .about = { -icon-weather(way: "storm") }. { -icon-wreck(n: 4) }. { -does-if } { -if(what: "flag", sense: "is") }{ -flag(name: "hermit_wronged") } { -and } { -if(what: "flag", sense: "not") }{ -flag(name: "hermit_friend") }, ({ -does-vote } ({ -who(name: "at_camp") }): { -opening }{ deed-plot_038_stones_on_the_roof-amends }{ -closing } { -or-else } { -opening }{ deed-plot_038_stones_on_the_roof-bear }{ -closing }); { -if-not }, { -does-gain_food(n: 1) }. { -no-rescue }
deed-plot_038_stones_on_the_roof-amends = Devolver lo que podamos: 2 de comida salen del almacén y nos perdona
    .about = { -does-lose_food(n: 2) }. { -plot(n: 41) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
deed-plot_038_stones_on_the_roof-bear = Aguantar: se apaga la hoguera, se pierde 1 de madera y el jugador inicial pierde 1 de energía
    .about = { -does-fire_out }. { -does-lose_wood(n: 1) }. { -who(name: "starting_player") } { -does-energy(by: "other", n: 1, way: "down") }
card-plot_039_the_hermits_stair = La escalera de la ermitaña
    .about = { -icon-advance }. { -does-if } { -if(what: "flag", sense: "is") }{ -flag(name: "hermit_wronged") } { -and } { -if(what: "flag", sense: "not") }{ -flag(name: "hermit_friend") }, { -does-difficulty(n: 2, way: "up") }, { -does-energy(by: "self", n: 1, way: "down") }; { -if-not }, ({ -does-vote } ({ -who(name: "explorers") }): { -opening }{ deed-plot_039_the_hermits_stair-climb }{ -closing } { -or-else } { -opening }{ deed-plot_039_the_hermits_stair-halfway }{ -closing }). { -plot(n: 41) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
deed-plot_039_the_hermits_stair-climb = Hasta arriba: cada explorador pierde 1 de energía y avanza 1 más
    .about = { -who(name: "explorers") } { -does-energy(by: "other", n: 1, way: "down") }. { -who(name: "explorers") } { -does-advance(by: "other", n: 1, way: "up") } ({ -until } { sector-heart })
deed-plot_039_the_hermits_stair-halfway = Descansar en el rellano: dificultad −2
    .about = { -does-difficulty(n: 2, way: "down") }
card-plot_040_almanac = Almanaque de Remedios
    .about = { -item }. { -item-story(n: 2) }. { -power(when: "any_time") }, { -limit(how: "once_per_turn") }, { -cost(of: "energy", n: 1) }: { -does-peek(n: 2, then: "top_any_order") } ({ deck-events })
card-plot_041_the_empty_hut = La cabaña de la cumbre
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -icon-story(n: 1) }. { -does-if } { -if(what: "flag", sense: "is") }{ -flag(name: "hermit_friend") }, { -does-gain_item(by: "self") } { -opening }{ card-plot_040_almanac }{ -closing }; { -if-not }, ({ -does-choice }: { -opening }{ deed-plot_041_the_empty_hut-tidy }{ -closing } { -or-else } { -opening }{ deed-plot_041_the_empty_hut-plunder }{ -closing })
deed-plot_041_the_empty_hut-tidy = Cerrar la puerta al salir: recuperar 1 de energía, dificultad −1
    .about = { -does-energy(by: "self", n: 1, way: "up") }. { -does-difficulty(n: 1, way: "down") }
deed-plot_041_the_empty_hut-plunder = Llevarse las tablas y los tarros: 2 de madera y 2 de comida, descartas 1 PH
    .about = { -does-gain_wood(n: 2) }. { -does-gain_food(n: 2) }. { -does-lose_story(by: "self", n: 1) }

## Trama neighbours

card-plot_000_keel_marks = Marcas de quilla en la arena
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_000_keel_marks-wait }{ -closing } { -or-else } { -opening }{ deed-plot_000_keel_marks-hide }{ -closing } { -or-else } { -opening }{ deed-plot_000_keel_marks-rack }{ -closing }
deed-plot_000_keel_marks-wait = Esperar a la vista (1 de energía): el encuentro es la próxima carta de Interior
    .about = { -cost(of: "energy", n: 1) }. { -plot(n: 42) } { -does-add_cards(place: "top", n: 1) } { deck-interior }
deed-plot_000_keel_marks-hide = Esconderse y tomar notas: 1 PH
    .about = { -does-story(by: "self", n: 1) }. { -plot(n: 43) } { -does-add_cards(place: "shuffle", n: 1) } { deck-interior }
deed-plot_000_keel_marks-rack = Vaciar su tendedero de pescado: 3 de comida al almacén, y lo notarán
    .about = { -does-gain_food(n: 3) }. { -plot(n: 47) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
card-plot_000_a_swept_path = Un sendero barrido
    .about = { -icon-advance }. { -does-vote } ({ -who(name: "explorers") }): { -opening }{ deed-plot_000_a_swept_path-round }{ -closing } { -or-else } { -opening }{ deed-plot_000_a_swept_path-along }{ -closing }
deed-plot_000_a_swept_path-round = Caminar por la orilla: dificultad +1, un encuentro es la próxima carta de Interior
    .about = { -does-difficulty(n: 1, way: "up") }. { -plot(n: 42) } { -does-add_cards(place: "top", n: 1) } { deck-interior }
deed-plot_000_a_swept_path-along = Caminar por él: los exploradores avanzan 1 más, y alguien preguntará
    .about = { -who(name: "explorers") } { -does-advance(by: "other", n: 1, way: "up") } ({ -until } { sector-interior }). { -plot(n: 44) } { -does-add_cards(place: "shuffle", n: 1) } { deck-interior }
card-plot_042_meeting_at_the_ford = Encuentro en el vado
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_042_meeting_at_the_ford-gift }{ -closing } { -or-else } { -opening }{ deed-plot_042_meeting_at_the_ford-names }{ -closing } { -or-else } { -opening }{ deed-plot_042_meeting_at_the_ford-apart }{ -closing }
deed-plot_042_meeting_at_the_ford-gift = Comer juntos (1 de comida): la Estera de trueque entra en el campamento
    .about = { -cost(of: "food", n: 1) }. { -does-place_camp } { -opening }{ card-plot_046_barter_mat }{ -closing }. { -plot(n: 45) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
deed-plot_042_meeting_at_the_ford-names = Cambiar nombres y gestos: tira; con 4-6 les caemos bien
    .about = { -does-roll(dice: 1) }: { -rolled } 1-3, { -plot(n: 44) } { -does-add_cards(place: "shuffle", n: 1) } { deck-interior }; { -rolled } 4-6, { -plot(n: 45) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
deed-plot_042_meeting_at_the_ford-apart = Saludar y no estorbar: dificultad −1
    .about = { -does-difficulty(n: 1, way: "down") }
card-plot_043_grove_with_names = La arboleda con nombres
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_043_grove_with_names-pick }{ -closing } { -or-else } { -opening }{ deed-plot_043_grove_with_names-prop }{ -closing } { -or-else } { -opening }{ deed-plot_043_grove_with_names-windfall }{ -closing }
deed-plot_043_grove_with_names-pick = La fruta es fruta: añadir 3 fichas de víveres, y lo notarán
    .about = { -does-add_forage(n: 3) }. { -plot(n: 47) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
deed-plot_043_grove_with_names-prop = Apuntalar una rama rota (1 de madera): 1 PH y les caemos bien
    .about = { -cost(of: "wood", n: 1) }. { -does-story(by: "self", n: 1) }. { -plot(n: 45) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
deed-plot_043_grove_with_names-windfall = Coger solo lo caído: 1 de comida fresca
    .about = { -does-gain_fresh(n: 1) }. { -plot(n: 44) } { -does-add_cards(place: "shuffle", n: 1) } { deck-interior }
card-plot_044_navigators_question = La pregunta de la navegante
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-vote } ({ -who(name: "explorers") }): { -opening }{ deed-plot_044_navigators_question-truth }{ -closing } { -or-else } { -opening }{ deed-plot_044_navigators_question-boast }{ -closing }
deed-plot_044_navigators_question-truth = Nadie, y contarle todo lo que tomamos: cada explorador pierde 1 de energía (si no tomamos nada, no) y nos respeta
    .about = { -does-if } { -if(what: "flag", sense: "is") }{ -flag(name: "neighbours_wronged") }, { -who(name: "explorers") } { -does-energy(by: "other", n: 1, way: "down") }. { -plot(n: 45) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
deed-plot_044_navigators_question-boast = Un rey de ultramar: 1 PH para quien robó la carta, y ella llamará a las canoas
    .about = { -does-story(by: "self", n: 1) }. { -plot(n: 47) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
card-plot_045_the_star_path = El camino de estrellas
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-if } { -if(what: "flag", sense: "is") }{ -flag(name: "neighbours_friends") }, ({ -does-choice }: { -opening }{ deed-plot_045_the_star_path-learn }{ -closing } { -or-else } { -opening }{ deed-plot_045_the_star_path-pass }{ -closing }); { -if-not }, { -does-difficulty(n: 1, way: "up") }
deed-plot_045_the_star_path-learn = Aprender hasta el alba (1 de energía): coges la Carta de varillas
    .about = { -cost(of: "energy", n: 1) }. { -does-gain_item(by: "self") } { -opening }{ card-plot_048_stick_chart }{ -closing }
deed-plot_045_the_star_path-pass = Pedirles su paso por la cresta: dificultad −1, los exploradores avanzan 1 más
    .about = { -does-difficulty(n: 1, way: "down") }. { -who(name: "explorers") } { -does-advance(by: "other", n: 1, way: "up") } ({ -until } { sector-heart })
card-plot_046_barter_mat = La estera de trueque
    .about = { -does-choice }: { -opening }{ deed-plot_046_barter_mat-timber }{ -closing } { -or-else } { -opening }{ deed-plot_046_barter_mat-salve }{ -closing } { -or-else } { -opening }{ deed-plot_046_barter_mat-tale }{ -closing } { -or-else } { -opening }{ deed-plot_046_barter_mat-sit }{ -closing }
deed-plot_046_barter_mat-timber = Dar 1 de madera: 2 de comida al almacén
    .about = { -cost(of: "wood", n: 1) }. { -does-gain_food(n: 2) }
deed-plot_046_barter_mat-salve = Dar 1 de comida: un náufrago cura 2
    .about = { -cost(of: "food", n: 1) }. { -who(name: "chosen_player") } { -does-heal(by: "other", n: 2) }
deed-plot_046_barter_mat-tale = Dar un buen relato (descartas 1 PH): robas 2 cartas de restos y te quedas 1
    .about = { -cost(of: "story", n: 1) }. { -does-remains(by: "self", draw: 2, keep: 1) }
deed-plot_046_barter_mat-sit = Solo sentarse con ellos: recuperar 1 de energía
    .about = { -does-energy(by: "self", n: 1, way: "up") }
card-plot_047_canoes_in_the_bay = Canoas en la bahía
    .about = { -icon-weather(way: "sun") }. { -icon-wreck(n: 4) }. { -does-if } { -if(what: "flag", sense: "is") }{ -flag(name: "neighbours_wronged") } { -and } { -if(what: "flag", sense: "not") }{ -flag(name: "neighbours_friends") }, ({ -does-vote } ({ -who(name: "at_camp") }): { -opening }{ deed-plot_047_canoes_in_the_bay-pay }{ -closing } { -or-else } { -opening }{ deed-plot_047_canoes_in_the_bay-deny }{ -closing }); { -if-not }, { -does-gain_food(n: 1) }, { -does-place_camp } { -opening }{ card-plot_046_barter_mat }{ -closing }. { -rescue }: { building-great_bonfire }, { building-sand_signal }, { card-sea_chart }, { card-spyglass }
deed-plot_047_canoes_in_the_bay-pay = Pagar lo debido: 2 de comida y 1 de madera salen del almacén, y quedamos como amigos
    .about = { -does-lose_food(n: 2) }. { -does-lose_wood(n: 1) }. { -plot(n: 45) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
deed-plot_047_canoes_in_the_bay-deny = Negarlo: nos cierran las arboledas, no hay Víveres este turno y cada uno en el campamento pierde 1 de energía
    .about = { action-forage }: { -does-block_action(n: 1) }. { -who(name: "at_camp") } { -does-energy(by: "other", n: 1, way: "down") }
card-plot_048_stick_chart = Carta de varillas
    .about = { -item }. { -item-story(n: 2) }. { -counts-as } { -opening }{ card-sea_chart }{ -closing }

## Trama sickness

card-plot_000_red_water = Agua roja
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_000_red_water-eat }{ -closing } { -or-else } { -opening }{ deed-plot_000_red_water-trust }{ -closing }. { -plot(n: 51) } { -does-add_cards(place: "shuffle", n: 1) } { deck-interior }
deed-plot_000_red_water-eat = Decide el hambre: 3 de comida fresca; tira, con 1-3 llegan los Temblores al campamento
    .about = { -does-gain_fresh(n: 3) }. { -does-roll(dice: 1) }: { -rolled } 1-3, { -does-place_camp } { -opening }{ card-plot_049_the_shakes }{ -closing }, { -plot(n: 53) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }; { -rolled } 4-6, { -nothing }
deed-plot_000_red_water-trust = Hacer caso a las gaviotas: 1 PH
    .about = { -does-story(by: "self", n: 1) }
card-plot_000_midge_meadow = El prado de los jejenes
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_000_midge_meadow-torch }{ -closing } { -or-else } { -opening }{ deed-plot_000_midge_meadow-run }{ -closing } { -or-else } { -opening }{ deed-plot_000_midge_meadow-round }{ -closing }. { -plot(n: 51) } { -does-add_cards(place: "shuffle", n: 1) } { deck-interior }
deed-plot_000_midge_meadow-torch = Caminar tras una antorcha humeante (1 de madera): 1 PH
    .about = { -cost(of: "wood", n: 1) }. { -does-story(by: "self", n: 1) }
deed-plot_000_midge_meadow-run = Correr: cada explorador tira, con 1-2 sufre una lesión; después vendrá la fiebre
    .about = { -does-each } { -who(name: "explorers") }, { -does-roll(dice: 1) }: { -rolled } 1-2, { -does-injury(by: "self", n: 1) }; { -rolled } 3-6, { -nothing }. { -plot(n: 50) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
deed-plot_000_midge_meadow-round = Dar un gran rodeo: dificultad +2
    .about = { -does-difficulty(n: 2, way: "up") }
card-plot_049_the_shakes = Los temblores
    .about = { -mark-red }. { -cost(of: "energy", n: 1) }. { -does-choice }: { -opening }{ deed-plot_049_the_shakes-bark }{ -closing } { -or-else } { -opening }{ deed-plot_049_the_shakes-blankets }{ -closing } { -or-else } { -opening }{ deed-plot_049_the_shakes-sweat }{ -closing }. { -ongoing(when: "event_phase") }: { -does-roll(dice: 1) }: { -rolled } 1-2, { -who(name: "starting_player") } { -does-injury(by: "other", n: 1) }; { -rolled } 3-6, { -nothing }
deed-plot_049_the_shakes-bark = Cocer la Corteza de fiebre (se descarta): 2 PH y esta carta desaparece
    .about = { -cost(of: "item") } { -opening }{ card-plot_052_fever_bark }{ -closing }. { -does-story(by: "self", n: 2) }. { -does-remove_camp } { -opening }{ card-plot_049_the_shakes }{ -closing }
deed-plot_049_the_shakes-blankets = Todos ceden una manta: cada uno en el campamento pierde 1 de energía, coges 1 PH y esta carta desaparece
    .about = { -who(name: "at_camp") } { -does-energy(by: "other", n: 1, way: "down") }. { -does-story(by: "self", n: 1) }. { -does-remove_camp } { -opening }{ card-plot_049_the_shakes }{ -closing }
deed-plot_049_the_shakes-sweat = Sudar la fiebre: tira; con 5-6 coges 1 PH y esta carta desaparece
    .about = { -does-roll(dice: 1) }: { -rolled } 1-4, { -nothing }; { -rolled } 5-6, { -does-story(by: "self", n: 1) }, { -does-remove_camp } { -opening }{ card-plot_049_the_shakes }{ -closing }
card-plot_050_chattering_teeth = Dientes que castañetean
    .about = { -icon-weather(way: "sun") }. { -icon-wreck(n: 3) }. { -does-if } { -if(what: "group_has_item", sense: "is") } { -opening }{ card-medicine_chest }{ -closing }, { -who(name: "starting_player") } { -does-energy(by: "other", n: 1, way: "down") }; { -if-not }, { -does-place_camp } { -opening }{ card-plot_049_the_shakes }{ -closing }, { -plot(n: 53) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }. { -rescue }: { building-great_bonfire }, { building-sand_signal }, { card-flag }
card-plot_051_fever_bark_tree = El árbol de la fiebre
    .about = { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_051_fever_bark_tree-strip }{ -closing } { -or-else } { -opening }{ deed-plot_051_fever_bark_tree-chew }{ -closing } { -or-else } { -opening }{ deed-plot_051_fever_bark_tree-share }{ -closing }. { -plot(n: 54) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
deed-plot_051_fever_bark_tree-strip = Cortar una tira con cuidado (1 de energía): coges la Corteza de fiebre
    .about = { -cost(of: "energy", n: 1) }. { -does-gain_item(by: "self") } { -opening }{ card-plot_052_fever_bark }{ -closing }
deed-plot_051_fever_bark_tree-chew = Masticar un trozo enseguida: curas 2
    .about = { -does-heal(by: "self", n: 2) }
deed-plot_051_fever_bark_tree-share = Un bocado por cabeza: cada explorador cura 1
    .about = { -who(name: "explorers") } { -does-heal(by: "other", n: 1) }
card-plot_052_fever_bark = Corteza de fiebre
    .about = { -item }. { -item-story(n: 1) }. { -power(when: "any_time") }, { -limit(how: "discard") }: { -who(name: "chosen_player") } { -does-heal(by: "other", n: 2) }
card-plot_053_the_sick_watch = La guardia de los enfermos
    .about = { -icon-weather(way: "storm") }. { -icon-wreck(n: 2) }. { -does-if } { -if(what: "camp_card", sense: "is") } { -opening }{ card-plot_049_the_shakes }{ -closing }, ({ -does-vote } ({ -who(name: "at_camp") }): { -opening }{ deed-plot_053_the_sick_watch-turns }{ -closing } { -or-else } { -opening }{ deed-plot_053_the_sick_watch-apart }{ -closing } { -or-else } { -opening }{ deed-plot_053_the_sick_watch-sleep }{ -closing }); { -if-not }, { -who(name: "starting_player") } { -does-heal(by: "other", n: 1) }. { -rescue }: { building-great_bonfire }, { card-captains_log }
deed-plot_053_the_sick_watch-turns = Velar por turnos: cada uno en el campamento pierde 1 de energía, acaban los Temblores y el jugador inicial coge 1 PH
    .about = { -who(name: "at_camp") } { -does-energy(by: "other", n: 1, way: "down") }. { -does-remove_camp } { -opening }{ card-plot_049_the_shakes }{ -closing }. { -who(name: "starting_player") } { -does-story(by: "other", n: 1) }
deed-plot_053_the_sick_watch-apart = Una choza apartada: el jugador inicial manda allí a otro, que sufre 1 lesión, y pierde él 1 de energía; acaban los Temblores
    .about = { -who(name: "chosen_other") } { -does-injury(by: "other", n: 1) }. { -who(name: "starting_player") } { -does-energy(by: "other", n: 1, way: "down") }. { -does-remove_camp } { -opening }{ card-plot_049_the_shakes }{ -closing }
deed-plot_053_the_sick_watch-sleep = Dormir y esperar
    .about = { -nothing }
card-plot_054_hot_mud = Barro caliente
    .about = { -icon-difficulty(n: 1) }. { -does-each } { -who(name: "explorers") }, { -does-choice }: { -opening }{ deed-plot_054_hot_mud-bathe }{ -closing } { -or-else } { -opening }{ deed-plot_054_hot_mud-doze }{ -closing }. { -does-if } { -if(what: "camp_card", sense: "is") } { -opening }{ card-plot_049_the_shakes }{ -closing }, { -does-remove_camp } { -opening }{ card-plot_049_the_shakes }{ -closing }, { -does-story(by: "self", n: 1) }
deed-plot_054_hot_mud-bathe = Bañarse: curar 1
    .about = { -does-heal(by: "self", n: 1) }
deed-plot_054_hot_mud-doze = Dormitar en el borde tibio: recuperar 1 de energía
    .about = { -does-energy(by: "self", n: 1, way: "up") }

## Trama feud

card-plot_000_a_ration_is_missing = Falta una ración
    .about = { -does-choice }: { -opening }{ deed-plot_000_a_ration_is_missing-accuse }{ -closing } { -or-else } { -opening }{ deed-plot_000_a_ration_is_missing-keep }{ -closing } { -or-else } { -opening }{ deed-plot_000_a_ration_is_missing-replace }{ -closing }
deed-plot_000_a_ration_is_missing-accuse = Acusar a otro náufrago: tirada de fuerza enfrentada, el ganador coge 1 PH y el perdedor pierde 1 de energía
    .about = { -does-contest } ({ -who(name: "self") }, { -who(name: "chosen_other") }): { -who(name: "winner") } { -does-story(by: "other", n: 1) }, { -who(name: "loser") } { -does-energy(by: "other", n: 1, way: "down") }. { -plot(n: 55) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
deed-plot_000_a_ration_is_missing-keep = Callar tu culpa: te llevas 1 de comida
    .about = { -does-gain_food(by: "self", n: 1, at: "hand") }. { -plot(n: 57) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
deed-plot_000_a_ration_is_missing-replace = Buscar algo que la reponga (1 de energía): 2 de comida al almacén
    .about = { -cost(of: "energy", n: 1) }. { -does-gain_food(n: 2) }
card-plot_000_two_ways_down = Dos bajadas
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-if } { -if(what: "explorers_min", sense: "is", n: 2) }, ({ -does-choice }: { -opening }{ deed-plot_000_two_ways_down-insist }{ -closing } { -or-else } { -opening }{ deed-plot_000_two_ways_down-yield }{ -closing }); { -if-not }, { -does-difficulty(n: 1, way: "up") }, { -plot(n: 56) } { -does-add_cards(place: "top", n: 1) } { deck-interior }
deed-plot_000_two_ways_down-insist = Empeñarte: tirada de fuerza enfrentada con otro explorador, el ganador coge 1 PH y el perdedor pierde 1 de energía
    .about = { -does-contest } ({ -who(name: "self") }, { -who(name: "chosen_explorer") }): { -who(name: "winner") } { -does-story(by: "other", n: 1) }, { -who(name: "loser") } { -does-energy(by: "other", n: 1, way: "down") }. { -plot(n: 56) } { -does-add_cards(place: "top", n: 1) } { deck-interior }
deed-plot_000_two_ways_down-yield = Ceder: dificultad −1, los demás recuperan 1 de energía cada uno
    .about = { -does-difficulty(n: 1, way: "down") }. { -who(name: "other_explorers") } { -does-energy(by: "other", n: 1, way: "up") }
card-plot_055_words_at_the_fire = Palabras junto al fuego
    .about = { -icon-weather(way: "storm") }. { -icon-wreck(n: 3) }. { -does-choice } ({ -who(name: "starting_player") }): { -opening }{ deed-plot_055_words_at_the_fire-mediate }{ -closing } { -or-else } { -opening }{ deed-plot_055_words_at_the_fire-side }{ -closing } { -or-else } { -opening }{ deed-plot_055_words_at_the_fire-silence }{ -closing }. { -rescue }: { building-sand_signal }, { card-powder_keg }
deed-plot_055_words_at_the_fire-mediate = Mediar (2 de energía): 1 PH, y se acaba la disputa
    .about = { -cost(of: "energy", n: 2) }. { -does-story(by: "self", n: 1) }
deed-plot_055_words_at_the_fire-side = Tomar partido: 1 PH y llega una Rencilla al campamento
    .about = { -does-story(by: "self", n: 1) }. { -does-place_camp } { -opening }{ card-camp_feud }{ -closing }. { -plot(n: 58) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
deed-plot_055_words_at_the_fire-silence = Mirar las brasas: cada uno en el campamento pierde 1 de energía
    .about = { -who(name: "at_camp") } { -does-energy(by: "other", n: 1, way: "down") }. { -plot(n: 57) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
card-plot_056_the_split_party = La partida dividida
    .about = { -icon-difficulty(n: 1) }. { -does-each } { -who(name: "explorers") }, { -does-choice }: { -opening }{ deed-plot_056_the_split_party-own }{ -closing } { -or-else } { -opening }{ deed-plot_056_the_split_party-wait }{ -closing }. { -plot(n: 58) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
deed-plot_056_the_split_party-own = Ir por tu lado: avanzas 1, dificultad +1
    .about = { -does-advance(by: "self", n: 1, way: "up") } ({ -until } { sector-interior }). { -does-difficulty(n: 1, way: "up") }
deed-plot_056_the_split_party-wait = Esperar a los demás: dificultad −1
    .about = { -does-difficulty(n: 1, way: "down") }
card-plot_057_line_in_the_sand = Una raya en la arena
    .about = { -icon-weather(way: "sun") }. { -icon-wreck(n: 2) }. { -does-each } { -who(name: "at_camp") }, { -does-choice }: { -opening }{ deed-plot_057_line_in_the_sand-mine }{ -closing } { -or-else } { -opening }{ deed-plot_057_line_in_the_sand-erase }{ -closing }. { -does-if } { -if(what: "flag", sense: "is") }{ -flag(name: "line_drawn") }, { -does-place_camp } { -opening }{ card-camp_feud }{ -closing }, { -plot(n: 58) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }; { -if-not }, { -who(name: "at_camp") } { -does-energy(by: "other", n: 1, way: "up") }. { -rescue }: { building-great_bonfire }, { building-sand_signal }, { card-spyglass }
deed-plot_057_line_in_the_sand-mine = Este lado es mío: 1 de comida pasa del almacén a ti
    .about = { -only-if } { -if(what: "food_min", sense: "is", n: 1) }. { -does-lose_food(n: 1) }. { -does-gain_food(by: "self", n: 1, at: "hand") }
deed-plot_057_line_in_the_sand-erase = Borrarla con el pie
    .about = { -nothing }
card-plot_058_the_ledge = La cornisa
    .about = { -icon-advance }. { -icon-difficulty(n: 2) }. { -does-if } { -if(what: "explorers_min", sense: "is", n: 2) }, ({ -does-choice }: { -opening }{ deed-plot_058_the_ledge-pull }{ -closing } { -or-else } { -opening }{ deed-plot_058_the_ledge-chain }{ -closing } { -or-else } { -opening }{ deed-plot_058_the_ledge-slow }{ -closing }); { -if-not }, ({ -does-roll(dice: 1) }: { -rolled } 1-3, { -does-injury(by: "self", n: 1) }; { -rolled } 4-6, { -does-story(by: "self", n: 1) })
deed-plot_058_the_ledge-pull = Tirar con todas tus fuerzas (2 de energía): 1 PH, coges el Cordel de dos nudos y acaba la Rencilla
    .about = { -cost(of: "energy", n: 2) }. { -does-story(by: "self", n: 1) }. { -does-gain_item(by: "self") } { -opening }{ card-plot_059_knotted_cord }{ -closing }. { -does-remove_camp } { -opening }{ card-camp_feud }{ -closing }
deed-plot_058_the_ledge-chain = Hacer una cadena: cada explorador pierde 1 de energía y acaba la Rencilla
    .about = { -who(name: "explorers") } { -does-energy(by: "other", n: 1, way: "down") }. { -does-remove_camp } { -opening }{ card-camp_feud }{ -closing }
deed-plot_058_the_ledge-slow = Buscar una cuerda sin prisa: un explorador a tu elección sufre 1 lesión y tú coges 1 PH
    .about = { -who(name: "chosen_explorer") } { -does-injury(by: "other", n: 1) }. { -does-story(by: "self", n: 1) }
card-plot_059_knotted_cord = Cordel de dos nudos
    .about = { -item }. { -item-story(n: 2) }. { -stat(which: "rest_energy", n: 1, way: "up") }

## Trama ghost

card-plot_000_a_bell_in_the_fog = Una campana en la niebla
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_000_a_bell_in_the_fog-follow }{ -closing } { -or-else } { -opening }{ deed-plot_000_a_bell_in_the_fog-ears }{ -closing }
deed-plot_000_a_bell_in_the_fog-follow = Caminar hacia ella: tira; 1-2 cada explorador pierde 1 de energía, 3-6 coges 1 PH
    .about = { -does-roll(dice: 1) }: { -rolled } 1-2, { -who(name: "explorers") } { -does-energy(by: "other", n: 1, way: "down") }; { -rolled } 3-6, { -does-story(by: "self", n: 1) }. { -plot(n: 60) } { -does-add_cards(place: "shuffle", n: 1) } { deck-interior }
deed-plot_000_a_bell_in_the_fog-ears = Taparse los oídos: dificultad −1, y algo nos sigue a casa
    .about = { -does-difficulty(n: 1, way: "down") }. { -plot(n: 61) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
card-plot_000_a_cross_without_a_name = Una cruz sin nombre
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_000_a_cross_without_a_name-carve }{ -closing } { -or-else } { -opening }{ deed-plot_000_a_cross_without_a_name-dig }{ -closing } { -or-else } { -opening }{ deed-plot_000_a_cross_without_a_name-pass }{ -closing }. { -plot(n: 62) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
deed-plot_000_a_cross_without_a_name-carve = Grabarle un nombre (1 de energía): 1 PH, y ella lo recordará
    .about = { -cost(of: "energy", n: 1) }. { -does-story(by: "self", n: 1) }
deed-plot_000_a_cross_without_a_name-dig = Ver qué enterraron: tira; 1-3 una lesión, 4-6 robas 2 cartas de restos y te quedas 1; ella lo recordará
    .about = { -does-roll(dice: 1) }: { -rolled } 1-3, { -does-injury(by: "self", n: 1) }; { -rolled } 4-6, { -does-remains(by: "self", draw: 2, keep: 1) }. { -plot(n: 61) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
deed-plot_000_a_cross_without_a_name-pass = Pasar sin sombrero: dificultad −1
    .about = { -does-difficulty(n: 1, way: "down") }
card-plot_060_a_lantern_between_trees = Un farol entre los árboles
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-vote } ({ -who(name: "explorers") }): { -opening }{ deed-plot_060_a_lantern_between_trees-follow }{ -closing } { -or-else } { -opening }{ deed-plot_060_a_lantern_between_trees-stay }{ -closing }
deed-plot_060_a_lantern_between_trees-follow = Seguir la luz: dificultad +1, los exploradores avanzan 1 más
    .about = { -does-difficulty(n: 1, way: "up") }. { -who(name: "explorers") } { -does-advance(by: "other", n: 1, way: "up") } ({ -until } { sector-interior }). { -plot(n: 62) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
deed-plot_060_a_lantern_between_trees-stay = Quedarse juntos hasta el alba: cada explorador pierde 1 de energía, dificultad −1
    .about = { -who(name: "explorers") } { -does-energy(by: "other", n: 1, way: "down") }. { -does-difficulty(n: 1, way: "down") }. { -plot(n: 61) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
card-plot_061_somebody_sat_at_our_fire = Alguien se sentó a nuestro fuego
    .about = { -icon-weather(way: "storm") }. { -icon-wreck(n: 3) }. { -does-if } { -if(what: "flag", sense: "is") }{ -flag(name: "lady_disturbed") } { -and } { -if(what: "flag", sense: "not") }{ -flag(name: "lady_named") }, { -does-fire_out }, { -who(name: "at_camp") } { -does-energy(by: "other", n: 1, way: "down") }; { -if-not }, { -does-fire_lit }. { -does-choice } ({ -who(name: "starting_player") }): { -opening }{ deed-plot_061_somebody_sat_at_our_fire-plate }{ -closing } { -or-else } { -opening }{ deed-plot_061_somebody_sat_at_our_fire-wind }{ -closing }. { -rescue }: { building-great_bonfire }, { building-sand_signal }, { card-spyglass }, { card-flag }
deed-plot_061_somebody_sat_at_our_fire-plate = Dejarle un plato (1 de comida): 1 PH
    .about = { -cost(of: "food", n: 1) }. { -does-story(by: "self", n: 1) }. { -plot(n: 63) } { -does-pending(face: "up") }
deed-plot_061_somebody_sat_at_our_fire-wind = Fue el viento
    .about = { -nothing }
card-plot_062_the_ladys_house = La casa de la dama
    .about = { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_062_the_ladys_house-lantern }{ -closing } { -or-else } { -opening }{ deed-plot_062_the_ladys_house-read }{ -closing } { -or-else } { -opening }{ deed-plot_062_the_ladys_house-light }{ -closing }
deed-plot_062_the_ladys_house-lantern = Descolgar el farol: el Farol de la dama es tuyo, y ella lo sigue
    .about = { -does-gain_item(by: "self") } { -opening }{ card-plot_064_ladys_lantern }{ -closing }. { -plot(n: 61) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
deed-plot_062_the_ladys_house-read = Leer una carta en voz alta (1 de energía): 2 PH, y ella lo recordará
    .about = { -cost(of: "energy", n: 1) }. { -does-story(by: "self", n: 2) }. { -plot(n: 63) } { -does-pending(face: "up") }
deed-plot_062_the_ladys_house-light = Encendérselo y marcharse: dificultad −2
    .about = { -does-difficulty(n: 2, way: "down") }. { -plot(n: 63) } { -does-pending(face: "up") }
card-plot_063_the_drowned_bell = La campana hundida
    .about = { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_063_the_drowned_bell-tide }{ -closing } { -or-else } { -opening }{ deed-plot_063_the_drowned_bell-haul }{ -closing } { -or-else } { -opening }{ deed-plot_063_the_drowned_bell-later }{ -closing }. { -item }. { -item-story(n: 3) }
deed-plot_063_the_drowned_bell-tide = La marea la ha subido para un amigo (si la dama os recuerda bien, 1 de energía): te quedas la campana
    .about = { -only-if } { -if(what: "flag", sense: "is") }{ -flag(name: "lady_named") }, { -cost(of: "energy", n: 1) }. { -does-keep }. { -plot(n: 65) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
deed-plot_063_the_drowned_bell-haul = Sacarla a pulso (dos exploradores o más, 4 de energía entre todos): te quedas la campana
    .about = { -only-if } { -if(what: "explorers_min", sense: "is", n: 2) }, { -cost(of: "shared", n: 4) }. { -does-keep }. { -plot(n: 65) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
deed-plot_063_the_drowned_bell-later = Que suene ahí abajo: sigue pendiente
    .about = { -opening }{ card-plot_063_the_drowned_bell }{ -closing } { -does-pending(face: "up") }
card-plot_064_ladys_lantern = Farol de la dama
    .about = { -item }. { -item-story(n: 1) }. { -stat(which: "return_roll", n: 1, way: "up") }
card-plot_065_a_ship_inside_the_fog = Un barco dentro de la niebla
    .about = { -icon-weather(way: "storm") }. { -icon-wreck(n: 4) }. { -does-if } { -if(what: "group_has_item", sense: "is") } { -opening }{ card-plot_063_the_drowned_bell }{ -closing }, ({ -does-choice } ({ -who(name: "starting_player") }): { -opening }{ deed-plot_065_a_ship_inside_the_fog-ring }{ -closing } { -or-else } { -opening }{ deed-plot_065_a_ship_inside_the_fog-listen }{ -closing }); { -if-not }, { -who(name: "starting_player") } { -does-energy(by: "other", n: 1, way: "down") }. { -rescue }: { building-great_bonfire }, { card-plot_063_the_drowned_bell }
deed-plot_065_a_ship_inside_the_fog-ring = Tocar hasta que fallen los brazos (1 de energía): 1 PH
    .about = { -cost(of: "energy", n: 1) }. { -does-story(by: "self", n: 1) }
deed-plot_065_a_ship_inside_the_fog-listen = Solo escuchar
    .about = { -nothing }

## Trama caves

card-plot_000_a_hole_that_breathes = Un agujero que respira
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_000_a_hole_that_breathes-mark }{ -closing } { -or-else } { -opening }{ deed-plot_000_a_hole_that_breathes-peer }{ -closing } { -or-else } { -opening }{ deed-plot_000_a_hole_that_breathes-shade }{ -closing }
deed-plot_000_a_hole_that_breathes-mark = Abrir la boca (1 de energía): la Sala de los murciélagos queda como exploración pendiente, 1 PH
    .about = { -cost(of: "energy", n: 1) }. { -does-story(by: "self", n: 1) }. { -plot(n: 66) } { -does-pending(face: "up") }
deed-plot_000_a_hole_that_breathes-peer = Señalar el sitio: la Sala de los murciélagos queda como exploración pendiente
    .about = { -plot(n: 66) } { -does-pending(face: "up") }
deed-plot_000_a_hole_that_breathes-shade = Solo refrescarse en el borde: recuperar 1 de energía, dificultad −1
    .about = { -does-energy(by: "self", n: 1, way: "up") }. { -does-difficulty(n: 1, way: "down") }
card-plot_000_the_swallow_hole = La sima
    .about = { -icon-advance }. { -icon-difficulty(n: 2) }. { -icon-story(n: 1) }. { -plot(n: 70) } { -does-pending(face: "up") }. { -does-if } { -if(what: "group_has_item", sense: "is") } { -opening }{ card-rope }{ -closing }, { -does-difficulty(n: 1, way: "down") }
card-plot_066_hall_of_bats = Sala de los murciélagos
    .about = { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_066_hall_of_bats-down }{ -closing } { -or-else } { -opening }{ deed-plot_066_hall_of_bats-crawl }{ -closing } { -or-else } { -opening }{ deed-plot_066_hall_of_bats-nets }{ -closing } { -or-else } { -opening }{ deed-plot_066_hall_of_bats-later }{ -closing }
deed-plot_066_hall_of_bats-down = A la izquierda, hacia el agua, con antorcha (1 de madera): el Lago queda pendiente
    .about = { -cost(of: "wood", n: 1) }. { -plot(n: 67) } { -does-pending(face: "up") }
deed-plot_066_hall_of_bats-crawl = A la derecha, a gatas: tira, con 1-2 una lesión; la Gatera queda pendiente
    .about = { -does-roll(dice: 1) }: { -rolled } 1-2, { -does-injury(by: "self", n: 1) }; { -rolled } 3-6, { -nothing }. { -plot(n: 68) } { -does-pending(face: "up") }
deed-plot_066_hall_of_bats-nets = La cena vuela bajo: 2 de comida fresca, y un derrumbe cierra la sala
    .about = { -does-gain_fresh(n: 2) }
deed-plot_066_hall_of_bats-later = Otro día: sigue pendiente ({ card-plot_066_hall_of_bats })
    .about = { -opening }{ card-plot_066_hall_of_bats }{ -closing } { -does-pending(face: "up") }
card-plot_067_lake_under_the_hill = El lago bajo la colina
    .about = { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_067_lake_under_the_hill-swim }{ -closing } { -or-else } { -opening }{ deed-plot_067_lake_under_the_hill-fish }{ -closing } { -or-else } { -opening }{ deed-plot_067_lake_under_the_hill-later }{ -closing }
deed-plot_067_lake_under_the_hill-swim = Cruzarlo a nado (2 de energía): 1 PH, el Embarcadero queda pendiente
    .about = { -cost(of: "energy", n: 2) }. { -does-story(by: "self", n: 1) }. { -plot(n: 71) } { -does-pending(face: "up") }
deed-plot_067_lake_under_the_hill-fish = Pescar peces ciegos: tira; con 3-6, 3 de comida fresca; al lago no se vuelve
    .about = { -does-roll(dice: 1) }: { -rolled } 1-2, { -nothing }; { -rolled } 3-6, { -does-gain_fresh(n: 3) }
deed-plot_067_lake_under_the_hill-later = Otro día: sigue pendiente ({ card-plot_067_lake_under_the_hill })
    .about = { -opening }{ card-plot_067_lake_under_the_hill }{ -closing } { -does-pending(face: "up") }
card-plot_068_the_squeeze = La gatera
    .about = { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_068_the_squeeze-breathe }{ -closing } { -or-else } { -opening }{ deed-plot_068_the_squeeze-widen }{ -closing } { -or-else } { -opening }{ deed-plot_068_the_squeeze-later }{ -closing }
deed-plot_068_the_squeeze-breathe = Soltar el aire y empujar (1 de energía): tira; 1-2 atascado (1 lesión, sigue pendiente), 3-6 la Galería de las manos queda pendiente
    .about = { -cost(of: "energy", n: 1) }. { -does-roll(dice: 1) }: { -rolled } 1-2, { -does-injury(by: "self", n: 1) }, { -opening }{ card-plot_068_the_squeeze }{ -closing } { -does-pending(face: "up") }; { -rolled } 3-6, { -plot(n: 69) } { -does-pending(face: "up") }
deed-plot_068_the_squeeze-widen = Ensancharla entre todos (3 de energía entre todos): la Galería de las manos queda pendiente
    .about = { -cost(of: "shared", n: 3) }. { -plot(n: 69) } { -does-pending(face: "up") }
deed-plot_068_the_squeeze-later = Con el estómago lleno, no: sigue pendiente
    .about = { -opening }{ card-plot_068_the_squeeze }{ -closing } { -does-pending(face: "up") }
card-plot_069_gallery_of_hands = Galería de las manos
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -icon-story(n: 1) }. { -does-choice }: { -opening }{ deed-plot_069_gallery_of_hands-beside }{ -closing } { -or-else } { -opening }{ deed-plot_069_gallery_of_hands-over }{ -closing }. { -plot(n: 72) } { -does-pending(face: "up") }
deed-plot_069_gallery_of_hands-beside = Añadir todos vuestras manos a las suyas: cada explorador recupera 1 de energía
    .about = { -who(name: "explorers") } { -does-energy(by: "other", n: 1, way: "up") }
deed-plot_069_gallery_of_hands-over = Escribir tu nombre en la pared: 1 PH, dificultad +2
    .about = { -does-story(by: "self", n: 1) }. { -does-difficulty(n: 2, way: "up") }
card-plot_070_the_chimney = La chimenea
    .about = { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_070_the_chimney-rope }{ -closing } { -or-else } { -opening }{ deed-plot_070_the_chimney-hands }{ -closing } { -or-else } { -opening }{ deed-plot_070_the_chimney-later }{ -closing }
deed-plot_070_the_chimney-rope = Bajar con el cabo (si el grupo tiene un Rollo de cabo): la Cámara de cristal queda pendiente
    .about = { -only-if } { -if(what: "group_has_item", sense: "is") } { -opening }{ card-rope }{ -closing }. { -plot(n: 72) } { -does-pending(face: "up") }
deed-plot_070_the_chimney-hands = Bajar sin él (1 de energía): tira, con 1-3 una lesión; la Cámara de cristal queda pendiente
    .about = { -cost(of: "energy", n: 1) }. { -does-roll(dice: 1) }: { -rolled } 1-3, { -does-injury(by: "self", n: 1) }; { -rolled } 4-6, { -nothing }. { -plot(n: 72) } { -does-pending(face: "up") }
deed-plot_070_the_chimney-later = Esperar la carta: sigue pendiente
    .about = { -opening }{ card-plot_070_the_chimney }{ -closing } { -does-pending(face: "up") }
card-plot_071_smugglers_landing = El embarcadero de los contrabandistas
    .about = { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_071_smugglers_landing-all }{ -closing } { -or-else } { -opening }{ deed-plot_071_smugglers_landing-first }{ -closing }. { -plot(n: 75) } { -does-pending(face: "up") }
deed-plot_071_smugglers_landing-all = Abrirlas entre todos: cada explorador roba 1 carta de restos
    .about = { -does-each } { -who(name: "explorers") }, { -does-remains(by: "self", draw: 1, keep: 1) }
deed-plot_071_smugglers_landing-first = Elegir antes de que salgan del agua: robas 2 cartas de restos, te quedas 1 y coges la Lámpara de contrabandista
    .about = { -does-remains(by: "self", draw: 2, keep: 1) }. { -does-gain_item(by: "self") } { -opening }{ card-plot_073_smugglers_lamp }{ -closing }
card-plot_072_crystal_chamber = La cámara de cristal
    .about = { -icon-advance }. { -icon-difficulty(n: 2) }. { -does-choice }: { -opening }{ deed-plot_072_crystal_chamber-one }{ -closing } { -or-else } { -opening }{ deed-plot_072_crystal_chamber-break }{ -closing } { -or-else } { -opening }{ deed-plot_072_crystal_chamber-look }{ -closing }. { -plot(n: 75) } { -does-pending(face: "up") }
deed-plot_072_crystal_chamber-one = Recoger uno suelto: coges el Cristal de roca
    .about = { -does-gain_item(by: "self") } { -opening }{ card-plot_074_rock_crystal }{ -closing }
deed-plot_072_crystal_chamber-break = Romper el gran pilar: el Cristal de roca y 2 PH; tira, con 1-3 cada explorador sufre 1 lesión
    .about = { -does-gain_item(by: "self") } { -opening }{ card-plot_074_rock_crystal }{ -closing }. { -does-story(by: "self", n: 2) }. { -does-roll(dice: 1) }: { -rolled } 1-3, { -who(name: "explorers") } { -does-injury(by: "other", n: 1) }; { -rolled } 4-6, { -nothing }
deed-plot_072_crystal_chamber-look = Solo mirar, todos juntos: cada explorador coge 1 PH
    .about = { -who(name: "explorers") } { -does-story(by: "other", n: 1) }
card-plot_073_smugglers_lamp = Lámpara de contrabandista
    .about = { -item }. { -item-story(n: 1) }. { -power(when: "after_roll") }, { -limit(how: "once_per_game") }: { -does-reroll(which: "return") }
card-plot_074_rock_crystal = Cristal de roca
    .about = { -item }. { -item-story(n: 2) }. { -counts-as } { -opening }{ card-mirror }{ -closing }
card-plot_075_daylight_on_the_far_side = Luz al otro lado
    .about = { -icon-difficulty(n: 1) }. { -does-vote } ({ -who(name: "explorers") }): { -opening }{ deed-plot_075_daylight_on_the_far_side-out }{ -closing } { -or-else } { -opening }{ deed-plot_075_daylight_on_the_far_side-back }{ -closing }
deed-plot_075_daylight_on_the_far_side-out = Salir y subir: cada explorador pierde 1 de energía y avanza 2
    .about = { -who(name: "explorers") } { -does-energy(by: "other", n: 1, way: "down") }. { -who(name: "explorers") } { -does-advance(by: "other", n: 2, way: "up") } ({ -until } { sector-heart })
deed-plot_075_daylight_on_the_far_side-back = Recordar el camino de vuelta bajo la colina: dificultad −3
    .about = { -does-difficulty(n: 3, way: "down") }

## Trama signal

card-plot_000_lights_offshore = Luces mar adentro
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_000_lights_offshore-answer }{ -closing } { -or-else } { -opening }{ deed-plot_000_lights_offshore-dark }{ -closing }
deed-plot_000_lights_offshore-answer = Contestar con una antorcha (1 de madera): 1 PH, y alguien vendrá a mirar
    .about = { -cost(of: "wood", n: 1) }. { -does-story(by: "self", n: 1) }. { -plot(n: 76) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
deed-plot_000_lights_offshore-dark = Quedarse a oscuras y contar los destellos: dificultad −1, y el barco sigue hacia el cabo
    .about = { -does-difficulty(n: 1, way: "down") }. { -plot(n: 77) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
card-plot_000_a_flash_on_the_horizon = Un destello en el horizonte
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_000_a_flash_on_the_horizon-mirror }{ -closing } { -or-else } { -opening }{ deed-plot_000_a_flash_on_the_horizon-bearing }{ -closing } { -or-else } { -opening }{ deed-plot_000_a_flash_on_the_horizon-blink }{ -closing }. { -plot(n: 78) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
deed-plot_000_a_flash_on_the_horizon-mirror = Devolver el destello (si el grupo tiene un Espejo de mano): 2 PH, y alguien vendrá a mirar
    .about = { -only-if } { -if(what: "group_has_item", sense: "is") } { -opening }{ card-mirror }{ -closing }. { -does-story(by: "self", n: 2) }. { -plot(n: 76) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
deed-plot_000_a_flash_on_the_horizon-bearing = Fijar su rumbo (1 de energía): 1 PH
    .about = { -cost(of: "energy", n: 1) }. { -does-story(by: "self", n: 1) }. { -plot(n: 77) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
deed-plot_000_a_flash_on_the_horizon-blink = Parpadear y seguir
    .about = { -nothing }
card-plot_076_a_boat_at_the_river_mouth = Un bote en la desembocadura
    .about = { -icon-weather(way: "sun") }. { -icon-wreck(n: 2) }. { -does-vote } ({ -who(name: "at_camp") }): { -opening }{ deed-plot_076_a_boat_at_the_river_mouth-meet }{ -closing } { -or-else } { -opening }{ deed-plot_076_a_boat_at_the_river_mouth-hide }{ -closing }. { -plot(n: 81) } { -does-pending(face: "up") }. { -rescue }: { building-great_bonfire }, { building-sand_signal }, { card-spyglass }, { card-flag }
deed-plot_076_a_boat_at_the_river_mouth-meet = Acercarse: tira; 1-2 una refriega (fuerza 5; si ganáis, 1 PH, y si perdéis, 2 de comida robada y 1 lesión, para el jugador inicial), 3-6 balleneros: 3 de comida y una promesa
    .about = { -does-roll(dice: 1) }: { -rolled } 1-2, ({ -does-strength_check(n: 5, tie: "won") } ({ -who(name: "at_camp") }): { -branch(which: "win") }, { -who(name: "starting_player") } { -does-story(by: "other", n: 1) }; { -branch(which: "lose") }, { -does-lose_food(n: 2) }, { -who(name: "starting_player") } { -does-injury(by: "other", n: 1) }); { -rolled } 3-6, { -does-gain_food(n: 3) }, { -plot(n: 79) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
deed-plot_076_a_boat_at_the_river_mouth-hide = Esconderse y apagar el fuego: se marchan, y el barco sigue hacia el cabo
    .about = { -does-fire_out }. { -plot(n: 77) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
card-plot_077_round_the_cape = Tras el cabo
    .about = { -icon-weather(way: "storm") }. { -icon-wreck(n: 4) }. { -does-choice } ({ -who(name: "starting_player") }): { -opening }{ deed-plot_077_round_the_cape-run }{ -closing } { -or-else } { -opening }{ deed-plot_077_round_the_cape-stare }{ -closing }. { -rescue }: { building-great_bonfire }, { building-sand_signal }, { card-flag }
deed-plot_077_round_the_cape-run = Correr por la playa trazando letras (2 de energía): 1 PH y 1 de progreso en la señal en la arena
    .about = { -cost(of: "energy", n: 2) }. { -does-story(by: "self", n: 1) }. { building-sand_signal }: { -does-progress(n: 1, way: "up") }
deed-plot_077_round_the_cape-stare = Mirar el hueco
    .about = { -nothing }
card-plot_078_the_old_signal_post = El viejo puesto de señales
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_078_the_old_signal_post-mend }{ -closing } { -or-else } { -opening }{ deed-plot_078_the_old_signal_post-fell }{ -closing }
deed-plot_078_the_old_signal_post-mend = Repararlo (2 de energía entre todos): el Puesto de señales entra en el campamento, 1 PH
    .about = { -cost(of: "shared", n: 2) }. { -does-place_camp } { -opening }{ card-plot_080_signal_post }{ -closing }. { -does-story(by: "self", n: 1) }. { -plot(n: 83) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
deed-plot_078_the_old_signal_post-fell = Derribar el mástil: 3 de madera al almacén
    .about = { -does-gain_wood(n: 3) }
card-plot_079_the_whalers_promise = La promesa de los balleneros
    .about = { -icon-weather(way: "sun") }. { -icon-wreck(n: 3) }. { -does-choice } ({ -who(name: "starting_player") }): { -opening }{ deed-plot_079_the_whalers_promise-wood }{ -closing } { -or-else } { -opening }{ deed-plot_079_the_whalers_promise-tale }{ -closing } { -or-else } { -opening }{ deed-plot_079_the_whalers_promise-wave }{ -closing }. { -rescue }: { building-great_bonfire }
deed-plot_079_the_whalers_promise-wood = Comerciar para todos (1 de comida): 2 de progreso de madera en la gran hoguera
    .about = { -cost(of: "food", n: 1) }. { building-great_bonfire }: { -does-progress(n: 2, way: "up") }
deed-plot_079_the_whalers_promise-tale = Dejar claro quién manda aquí (1 de energía): 2 PH
    .about = { -cost(of: "energy", n: 1) }. { -does-story(by: "self", n: 2) }
deed-plot_079_the_whalers_promise-wave = Saludar hasta que se pierden de vista
    .about = { -nothing }
card-plot_080_signal_post = Puesto de señales
    .about = { -cost(of: "energy", n: 1) }. { -does-choice }: { -opening }{ deed-plot_080_signal_post-watch }{ -closing } { -or-else } { -opening }{ deed-plot_080_signal_post-direct }{ -closing }
deed-plot_080_signal_post-watch = Hacer la guardia: mira los 3 primeros eventos y ordénalos
    .about = { -does-peek(n: 3, then: "top_any_order") } ({ deck-events })
deed-plot_080_signal_post-direct = Dirigir el trabajo en la playa: 2 de progreso en la señal en la arena
    .about = { building-sand_signal }: { -does-progress(n: 2, way: "up") }
card-plot_081_the_deserter = El desertor
    .about = { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_081_the_deserter-feed }{ -closing } { -or-else } { -opening }{ deed-plot_081_the_deserter-betray }{ -closing } { -or-else } { -opening }{ deed-plot_081_the_deserter-rob }{ -closing } { -or-else } { -opening }{ deed-plot_081_the_deserter-nod }{ -closing }
deed-plot_081_the_deserter-feed = Darle de comer (1 de comida): coges sus Banderas de señales, dificultad −1
    .about = { -cost(of: "food", n: 1) }. { -does-gain_item(by: "self") } { -opening }{ card-plot_082_signal_flags }{ -closing }. { -does-difficulty(n: 1, way: "down") }
deed-plot_081_the_deserter-betray = Entregarlo a los balleneros (si los conocemos): 3 de madera al almacén, descartas 1 PH
    .about = { -only-if } { -if(what: "flag", sense: "is") }{ -flag(name: "whalers_met") }. { -does-gain_wood(n: 3) }. { -does-lose_story(by: "self", n: 1) }
deed-plot_081_the_deserter-rob = Quitarle el hato: fuerza 5; si ganas, coges sus Banderas de señales; si no, 1 lesión
    .about = { -does-strength_check(n: 5, tie: "lost") } ({ -who(name: "self") }): { -branch(which: "win") }, { -does-gain_item(by: "self") } { -opening }{ card-plot_082_signal_flags }{ -closing }; { -branch(which: "lose") }, { -does-injury(by: "self", n: 1) }
deed-plot_081_the_deserter-nod = Saludar con la cabeza y seguir
    .about = { -nothing }
card-plot_082_signal_flags = Banderas de señales
    .about = { -item }. { -item-story(n: 1) }. { -counts-as } { -opening }{ card-flag }{ -closing }
card-plot_083_the_survey_schooner = La goleta hidrográfica
    .about = { -icon-weather(way: "sun") }. { -icon-wreck(n: 3) }. { building-raft }: { -does-construction }. { -does-if } { -if(what: "camp_card", sense: "is") } { -opening }{ card-plot_080_signal_post }{ -closing }, { -who(name: "starting_player") } { -does-story(by: "other", n: 1) }. { -rescue }: { building-raft }, { card-flag }

## Trama volcano

card-plot_000_warm_stones = Piedras tibias
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_000_warm_stones-bake }{ -closing } { -or-else } { -opening }{ deed-plot_000_warm_stones-trace }{ -closing }. { -plot(n: 84) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
deed-plot_000_warm_stones-bake = Asar raíces en ellas: 2 de comida fresca
    .about = { -does-gain_fresh(n: 2) }
deed-plot_000_warm_stones-trace = Rastrear el calor cuesta arriba (1 de energía): 1 PH, y lleva al corazón
    .about = { -cost(of: "energy", n: 1) }. { -does-story(by: "self", n: 1) }. { -plot(n: 86) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
card-plot_000_the_mountain_clears_its_throat = La montaña carraspea
    .about = { -icon-advance }. { -icon-difficulty(n: 2) }. { -does-vote } ({ -who(name: "explorers") }): { -opening }{ deed-plot_000_the_mountain_clears_its_throat-run }{ -closing } { -or-else } { -opening }{ deed-plot_000_the_mountain_clears_its_throat-cover }{ -closing }. { -plot(n: 86) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }. { -plot(n: 84) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
deed-plot_000_the_mountain_clears_its_throat-run = Correr cuesta arriba: cada explorador pierde 1 de energía y avanza 1 más
    .about = { -who(name: "explorers") } { -does-energy(by: "other", n: 1, way: "down") }. { -who(name: "explorers") } { -does-advance(by: "other", n: 1, way: "up") } ({ -until } { sector-heart })
deed-plot_000_the_mountain_clears_its_throat-cover = Tumbarse y esperar: dificultad +1, quien robó la carta coge 1 PH
    .about = { -does-difficulty(n: 1, way: "up") }. { -does-story(by: "self", n: 1) }
card-plot_084_tremor = Temblor de tierra
    .about = { -icon-weather(way: "storm") }. { -icon-wreck(n: 5) }. { building-sand_signal }: { -does-progress(n: 2, way: "down") }. { -does-salvage_cube }. { -does-place_camp } { -opening }{ card-plot_085_smoke_over_the_mountain }{ -closing }. { -plot(n: 87) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }. { -no-rescue }
card-plot_085_smoke_over_the_mountain = Humo sobre la montaña
    .about = { -mark-red }. { -cost(of: "energy", n: 2) }. { -does-story(by: "self", n: 1) }. { -does-remove_camp } { -opening }{ card-plot_085_smoke_over_the_mountain }{ -closing }. { -ongoing(when: "event_phase") }: { -does-roll(dice: 1) }: { -rolled } 1-2, { -who(name: "at_camp") } { -does-energy(by: "other", n: 1, way: "down") }; { -rolled } 3-6, { -nothing }
card-plot_086_the_cracked_slope = La ladera agrietada
    .about = { -icon-advance }. { -icon-difficulty(n: 2) }. { -icon-story(n: 1) }. { -does-choice }: { -opening }{ deed-plot_086_the_cracked_slope-vent }{ -closing } { -or-else } { -opening }{ deed-plot_086_the_cracked_slope-glass }{ -closing }
deed-plot_086_the_cracked_slope-vent = Hacia la que calla (1 de energía): la boca es la próxima carta de Corazón
    .about = { -cost(of: "energy", n: 1) }. { -plot(n: 91) } { -does-add_cards(place: "top", n: 1) } { deck-heart }
deed-plot_086_the_cracked_slope-glass = Rodear por el campo negro: allí algo refleja el sol
    .about = { -plot(n: 88) } { -does-add_cards(place: "top", n: 1) } { deck-heart }
card-plot_087_ash_rain = Lluvia de ceniza
    .about = { -icon-weather(way: "storm") }. { -icon-wreck(n: 3) }. { -does-remove_forage(n: 1) }. { -does-if } { -if(what: "built", sense: "not") } { building-shelter_2 }, ({ -does-if } { -if(what: "flag", sense: "not") }{ -flag(name: "ash_ready") }, { -who(name: "at_camp") } { -does-energy(by: "other", n: 1, way: "down") }). { -plot(n: 90) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }. { -no-rescue }
card-plot_088_field_of_black_glass = Campo de vidrio negro
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_088_field_of_black_glass-blade }{ -closing } { -or-else } { -opening }{ deed-plot_088_field_of_black_glass-cross }{ -closing }
deed-plot_088_field_of_black_glass-blade = Tallar una hoja: tira; con 1 una lesión; coges la Hoja de obsidiana
    .about = { -does-roll(dice: 1) }: { -rolled } 1, { -does-injury(by: "self", n: 1) }; { -rolled } 2-6, { -nothing }. { -does-gain_item(by: "self") } { -opening }{ card-plot_089_obsidian_blade }{ -closing }
deed-plot_088_field_of_black_glass-cross = Cruzarlo deprisa: los exploradores avanzan 1 más, dificultad +1
    .about = { -who(name: "explorers") } { -does-advance(by: "other", n: 1, way: "up") } ({ -until } { sector-heart }). { -does-difficulty(n: 1, way: "up") }
card-plot_089_obsidian_blade = Hoja de obsidiana
    .about = { -item }. { -item-story(n: 1) }. { -item-strength(n: 1) }
card-plot_090_the_night_of_fire = La noche de fuego
    .about = { -icon-weather(way: "sun") }. { -icon-wreck(n: 6) }. { -does-if } { -if(what: "flag", sense: "is") }{ -flag(name: "vent_open") }, { -who(name: "starting_player") } { -does-story(by: "other", n: 1) }; { -if-not }, ({ -does-lose_wood(n: 2) }, { -does-each } { -who(name: "at_camp") }, { -does-roll(dice: 1) }: { -rolled } 1-2, { -does-injury(by: "self", n: 1) }; { -rolled } 3-4, { -does-energy(by: "self", n: 1, way: "down") }; { -rolled } 5-6, { -does-story(by: "self", n: 1) }). { -rescue }: { building-great_bonfire }, { building-sand_signal }
card-plot_091_the_quiet_vent = La boca que calla
    .about = { -icon-difficulty(n: 2) }. { -does-choice }: { -opening }{ deed-plot_091_the_quiet_vent-open }{ -closing } { -or-else } { -opening }{ deed-plot_091_the_quiet_vent-powder }{ -closing } { -or-else } { -opening }{ deed-plot_091_the_quiet_vent-sketch }{ -closing }
deed-plot_091_the_quiet_vent-open = Abrirle salida al mar (dos exploradores o más, 4 de energía entre todos): cada explorador coge 1 PH y la montaña será benigna
    .about = { -only-if } { -if(what: "explorers_min", sense: "is", n: 2) }, { -cost(of: "shared", n: 4) }. { -who(name: "explorers") } { -does-story(by: "other", n: 1) }
deed-plot_091_the_quiet_vent-powder = Volar el tapón (descartas el Barril de pólvora): 2 PH para ti y la montaña será benigna
    .about = { -cost(of: "item") } { -opening }{ card-powder_keg }{ -closing }. { -does-story(by: "self", n: 2) }
deed-plot_091_the_quiet_vent-sketch = Dibujarlo para una sociedad científica: 1 PH, dificultad +1
    .about = { -does-story(by: "self", n: 1) }. { -does-difficulty(n: 1, way: "up") }

## Trama temple

card-plot_000_temple = El templo
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -plot(n: 92) }, { -plot(n: 93) }, { -plot(n: 94) }, { -plot(n: 95) }, { -plot(n: 96) }, { -plot(n: 97) }, { -plot(n: 98) }, { -plot(n: 99) }, { -plot(n: 100) } { -does-pending(face: "locked") }
card-plot_092_stair_of_roots = Escalera de raíces
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-vote } ({ -who(name: "explorers") }): { -opening }{ deed-plot_092_stair_of_roots-down }{ -closing } { -or-else } { -opening }{ deed-plot_092_stair_of_roots-up }{ -closing }
deed-plot_092_stair_of_roots-down = Bajar: cada explorador pierde 1 de energía y quien robó la carta coge 1 PH
    .about = { -who(name: "explorers") } { -does-energy(by: "other", n: 1, way: "down") }. { -does-story(by: "self", n: 1) }
deed-plot_092_stair_of_roots-up = Subir: los exploradores ven un camino tras la colina y avanzan 1 más, dificultad +1
    .about = { -who(name: "explorers") } { -does-advance(by: "other", n: 1, way: "up") } ({ -until } { sector-heart }). { -does-difficulty(n: 1, way: "up") }
card-plot_093_tilting_slabs = Losas basculantes
    .about = { -icon-difficulty(n: 1) }. { -does-if } { -if(what: "group_has_item", sense: "is") } { -opening }{ card-rope }{ -closing }, { -does-story(by: "self", n: 1) }; { -if-not }, ({ -does-each } { -who(name: "explorers") }, { -does-roll(dice: 1) }: { -rolled } 1, { -does-injury(by: "self", n: 1) }; { -rolled } 2-3, { -does-energy(by: "self", n: 1, way: "down") }; { -rolled } 4-6, { -nothing })
card-plot_094_the_offering_bowl = El cuenco de las ofrendas
    .about = { -does-choice }: { -opening }{ deed-plot_094_the_offering_bowl-give }{ -closing } { -or-else } { -opening }{ deed-plot_094_the_offering_bowl-take }{ -closing } { -or-else } { -opening }{ deed-plot_094_the_offering_bowl-bow }{ -closing }
deed-plot_094_the_offering_bowl-give = Renunciar a algo (1 de comida): cada explorador coge 1 PH
    .about = { -cost(of: "food", n: 1) }. { -who(name: "explorers") } { -does-story(by: "other", n: 1) }
deed-plot_094_the_offering_bowl-take = Rebuscar las monedas antiguas: 2 PH para ti, dificultad +2
    .about = { -does-story(by: "self", n: 2) }. { -does-difficulty(n: 2, way: "up") }
deed-plot_094_the_offering_bowl-bow = Inclinarse y seguir: dificultad −1
    .about = { -does-difficulty(n: 1, way: "down") }
card-plot_095_the_painted_wall = El muro pintado
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -icon-story(n: 1) }. { -does-choice }: { -opening }{ deed-plot_095_the_painted_wall-read }{ -closing } { -or-else } { -opening }{ deed-plot_095_the_painted_wall-on }{ -closing }
deed-plot_095_the_painted_wall-read = Leer lo que viene después (1 de energía): mira los 3 primeros eventos y ordénalos
    .about = { -cost(of: "energy", n: 1) }. { -does-peek(n: 3, then: "top_any_order") } ({ deck-events })
deed-plot_095_the_painted_wall-on = Mejor no saberlo
    .about = { -nothing }
card-plot_096_the_jade_idol = El ídolo de jade
    .about = { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_096_the_jade_idol-take }{ -closing } { -or-else } { -opening }{ deed-plot_096_the_jade_idol-turn }{ -closing }. { -item }. { -item-story(n: 4) }. { -stat(which: "return_roll", n: 1, way: "down") }
deed-plot_096_the_jade_idol-take = Cogerlo: vale 4 PH, pero −1 a las tiradas de regreso de tu grupo
    .about = { -does-keep }
deed-plot_096_the_jade_idol-turn = Ponerlo de cara a la pared: dificultad −2 y 1 PH
    .about = { -does-difficulty(n: 2, way: "down") }. { -does-story(by: "self", n: 1) }
card-plot_097_the_dark_passage = El pasadizo oscuro
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_097_the_dark_passage-torch }{ -closing } { -or-else } { -opening }{ deed-plot_097_the_dark_passage-grope }{ -closing }
deed-plot_097_the_dark_passage-torch = Quemar una antorcha (1 de madera): 1 PH
    .about = { -cost(of: "wood", n: 1) }. { -does-story(by: "self", n: 1) }
deed-plot_097_the_dark_passage-grope = Ir a tientas: cada explorador pierde 1 de energía
    .about = { -who(name: "explorers") } { -does-energy(by: "other", n: 1, way: "down") }
card-plot_098_the_side_door = La puerta lateral
    .about = { -icon-advance }. { -does-vote } ({ -who(name: "explorers") }): { -opening }{ deed-plot_098_the_side_door-out }{ -closing } { -or-else } { -opening }{ deed-plot_098_the_side_door-in }{ -closing }
deed-plot_098_the_side_door-out = Salir del templo: dificultad −1, los demás mazos vuelven a estar abiertos
    .about = { -does-difficulty(n: 1, way: "down") }. { -does-leave_pile(close: "no") }
deed-plot_098_the_side_door-in = Calzarla y seguir dentro: cada explorador recupera 1 de energía
    .about = { -who(name: "explorers") } { -does-energy(by: "other", n: 1, way: "up") }
card-plot_099_the_keeper = La guardiana
    .about = { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_099_the_keeper-fight }{ -closing } { -or-else } { -opening }{ deed-plot_099_the_keeper-feed }{ -closing } { -or-else } { -opening }{ deed-plot_099_the_keeper-flee }{ -closing }
deed-plot_099_the_keeper-fight = Luchar: fuerza 7; si ganáis, 2 PH; si no, 2 lesiones para ti y 1 para los demás
    .about = { -does-strength_check(n: 7, tie: "lost") } ({ -who(name: "explorers") }): { -branch(which: "win") }, { -does-story(by: "self", n: 2) }; { -branch(which: "lose") }, { -does-injury(by: "self", n: 2) }, { -who(name: "other_explorers") } { -does-injury(by: "other", n: 1) }
deed-plot_099_the_keeper-feed = Echarle las provisiones (1 de comida): nos deja pasar, dificultad −1
    .about = { -cost(of: "food", n: 1) }. { -does-difficulty(n: 1, way: "down") }
deed-plot_099_the_keeper-flee = Correr hacia la luz: fuera del templo, cada explorador pierde 1 de energía
    .about = { -who(name: "explorers") } { -does-energy(by: "other", n: 1, way: "down") }. { -does-leave_pile(close: "no") }
card-plot_100_the_inner_chamber = La cámara interior
    .about = { -icon-advance }. { -icon-difficulty(n: 2) }. { -does-if } { -if(what: "flag", sense: "is") }{ -flag(name: "temple_read") }, { -does-difficulty(n: 1, way: "down") }. { -does-choice }: { -opening }{ deed-plot_100_the_inner_chamber-sit }{ -closing } { -or-else } { -opening }{ deed-plot_100_the_inner_chamber-lamp }{ -closing }
deed-plot_100_the_inner_chamber-sit = Sentaros todos: cada explorador coge 1 PH y recupera 1 de energía, y salís del templo
    .about = { -who(name: "explorers") } { -does-story(by: "other", n: 1) }. { -who(name: "explorers") } { -does-energy(by: "other", n: 1, way: "up") }. { -does-leave_pile(close: "no") }
deed-plot_100_the_inner_chamber-lamp = Arrancar la lámpara: 2 PH y robas 2 cartas de restos, te quedas 1; el techo cae: cada explorador sufre 1 lesión y el templo queda cerrado
    .about = { -does-story(by: "self", n: 2) }. { -does-remains(by: "self", draw: 2, keep: 1) }. { -who(name: "explorers") } { -does-injury(by: "other", n: 1) }. { -does-leave_pile(close: "yes") }

## Lo que está en juego

stake-death = Sin ayuda, alguien muere o se pierde ahora.
stake-reroll = No ha bastado. Otra tirada bastaría con un { $percent }{"\u00A0"}%.
stake-better-roll = Otra tirada daría más con un { $percent }{"\u00A0"}%.

## A qué lleva un plan, para explicaciones

concern-rescued = náufragos rescatados
concern-story = fichas de historia propias
concern-lost = náufragos perdidos o muertos
concern-energy = energía entre todos
concern-food = comida en el almacén
concern-wood = madera en el almacén
concern-turns = turnos jugados
