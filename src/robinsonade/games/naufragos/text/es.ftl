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

## Tiempo, lugares, acciones, construcciones, mazos, peces

weather-storm = Tormenta
weather-rainy = Lluvioso
weather-cloudy = Nublado
weather-sunny_1 = Soleado
weather-sunny_2 = Muy soleado
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
building-shelter_2 = Refugio de nivel 2
building-shelter_3 = Refugio de nivel 3
building-shelter_4 = Refugio de nivel 4
building-raft = Balsa
building-sand_signal = Señal en la arena
building-great_bonfire = Gran hoguera

deck-coast = mazo de la Costa
deck-interior = mazo del Interior
deck-heart = mazo del Corazón
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

moment-turn = antes del evento de este turno
moment-actions = antes de colocar los peones
moment-resolution = antes de resolver las acciones
moment-exploration = antes de que salga la exploración
moment-evening = antes de que acaben las acciones
moment-survival = antes de repartir la comida
moment-rescue = antes de otear el horizonte
moment-night = antes de revisar las lesiones

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
error-bad-cards = Estas cartas no se pueden usar: { $why }

## Qué se puede elegir; `group` es el título de todas las de su clase

choice-castaway = Ser { $person }
    .group = Elegir náufrago
choice-place = Poner un peón en { $action }
    .group = Colocar un peón
choice-rest = Descansar en el espacio { $number }
    .group = Descansar
choice-camp = Poner un peón en «{ $card }»
    .group = Usar una carta de campamento
choice-spend =
    { $number ->
        [0] No gastar energía
       *[other] Gastar { $number } de energía
    }
    .group = Gastar energía
choice-propose = Proponer: { $building }
    .group = Proponer una construcción
choice-take = Tomar «{ $card }»
    .group = Tomar una carta
choice-enough = No tomar más
    .group = Basta
choice-hook = Quedarse { $fish }
    .group = Quedarse una de las dos
choice-feed-fire = Echar madera al fuego
    .group = Alimentar el fuego
choice-slot = Ponerla en el hueco { $number }
    .group = Un hueco libre
choice-cover = Cubrir «{ $card }»
    .group = Cubrir una carta de campamento
choice-explore = Descubrir una carta del { $deck }
    .group = Explorar
choice-visit = Ir a «{ $card }»
    .group = Una exploración pendiente
choice-descend = Descubrir la primera carta del montón boca abajo
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
choice-vote = Votar: { $deed }
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
choice-reroll = Repetir la tirada con un punto de historia
    .group = Repetir la tirada
choice-repeat = Repetir la tirada con «{ $card }»
    .group = Repetir con un objeto
choice-use = Usar «{ $card }»
    .group = Usar un objeto
choice-apply = Usar ahora «{ $card }»
    .group = Usar un objeto ahora
choice-offer = Ofrecer «{ $card }» a { $who }
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
    .group = Tomar una de las pertenencias
choice-eat-fresh = Comer comida fresca
    .group = Comer comida fresca
choice-eat-food = Comer un contador de comida
    .group = Comer un contador de comida
choice-leave-fresh = Dejar comida fresca en el almacén
    .group = Dejar comida fresca
choice-leave-food = Dejar un contador de comida en el almacén
    .group = Dejar un contador de comida
choice-give-fresh = Dar comida fresca a { $who }
    .group = Dar comida fresca
choice-give-food = Dar un contador de comida a { $who }
    .group = Dar un contador de comida
choice-eat-own = Comer de lo que llevas
    .group = Comer lo propio
choice-give-own = Dar a { $who } comida de la que llevas
    .group = Dar lo propio
choice-keep-gift = Guardarla
    .group = Guardar el regalo
choice-eat-gift = Comerla
    .group = Comer el regalo
choice-treat = Atender a { $who }
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
prompt-white = { $seat }: ¿dónde pones el peón blanco?
prompt-place = { $seat }: coloca un peón o pasa.
prompt-kindle = { $seat }: ¿cuánta energía declaras para la hoguera?
prompt-propose = { $seat }: ¿qué se construye?
prompt-contribute =
    { $missing ->
        [one] { $seat }: ¿cuánta energía para { $building }? Falta una.
       *[other] { $seat }: ¿cuánta energía para { $building }? Faltan { $missing }.
    }
prompt-remains = { $seat }: toma una de las cartas de restos.
prompt-fish = { $seat }: ¿{ $one } o { $other }?
prompt-slot = { $seat }: ¿en qué lugar del campamento pones «{ $card }»?
prompt-pending = { $seat }: no quedan espacios de exploración pendiente. ¿Qué carta deja sitio a «{ $card }»?
prompt-explore = { $seat }: ¿explorar o regresar? La dificultad es { $difficulty }.
prompt-join = { $seat }: ¿vuelves con { $group }? La dificultad es { $difficulty }.
prompt-again = { $seat }: no habéis dado con el camino. Otro intento cuesta { $cost } de energía y hay { $offered }. ¿Cuánta ofreces?
prompt-choose = { $seat }: «{ $card }». ¿Qué haces?
prompt-name = { $seat }: «{ $card }». ¿A quién eliges?
prompt-share = { $seat }: hacen falta { $cost } de energía entre todos y hay { $offered }. ¿Cuánta ofreces?
prompt-ballot = «{ $card }»: votad.
prompt-peek = { $seat } mira las primeras cartas del { $deck } y las ordena.
prompt-lose = { $seat }: ¿de qué objeto te desprendes?
prompt-steal = { $seat }: ¿qué objeto le quitas a { $who }?
prompt-reroll = Los dados suman { $total }. ¿Repetir la tirada?
prompt-occasion = ¿Usar ahora un objeto?
prompt-terms = { $seat }: ¿qué quieres de { $who } por «{ $card }»?
prompt-gift = { $who }: { $seat } te ofrece «{ $card }» como regalo.
prompt-swap = { $who }: { $seat } te ofrece «{ $card }» por «{ $wanted }».
prompt-inherit = { $seat }: elige una de las pertenencias de quien ha muerto.
prompt-feed = { $seat }: quedan por repartir { $fresh } de comida fresca y { $food } contadores de comida.
prompt-carry = { $seat }: llevas { $food } de comida.
prompt-gift-food = { $seat }: ¿te comes el regalo o lo guardas?
prompt-treat = { $seat }: ¿a quién atiendes?
prompt-preserve = { $seat }: ¿cuánta comida fresca conservas, de { $fresh }?
prompt-promontory = { $seat } ha llegado al promontorio. ¿Cuándo acaba la partida?

## Sucesos

event-cast = { $seat-name } es { $person }.
event-turn = Turno { $number }. Jugador inicial: { $seat }.
event-tile-passed = Ahora el jugador inicial es { $seat }.
event-event-drawn = Evento: «{ $card }».
event-weather = El tiempo: { $weather }.
event-salvage-ready = Hay restos por recoger; en el pecio quedan { $left } cubos.
event-wreck = Cubos que quedan en el pecio: { $left }.
event-paid = { $seat } gasta { $number } de energía.
event-energy-lost = { $seat } pierde { $number } de energía.
event-energy-gained = { $seat } recupera { $number } de energía.
event-extra-energy = { $seat } obtiene { $number } de energía extra para este turno.
event-injured = { $seat } sufre una lesión.
event-scarred = Una lesión de { $seat } se convierte en secuela; ya tiene { $number }.
event-healed =
    { $number ->
        [one] { $seat } se cura de una lesión.
       *[other] { $seat } se cura de { $number } lesiones.
    }
event-died = { $seat } muere.
event-inherited = { $seat } toma «{ $card }» de quien ha muerto.
event-belongings-lost = { $seat } no tenía compañía: sus pertenencias se pierden.
event-story-gained =
    { $number ->
        [one] { $seat } toma una ficha de historia.
       *[other] { $seat } toma { $number } fichas de historia.
    }
event-story-lost =
    { $number ->
        [one] { $seat } descarta una ficha de historia.
       *[other] { $seat } descarta { $number } fichas de historia.
    }
event-token-seen = Solo { $seat } lo sabe: la ficha vale { $number }.
event-rolled = El dado muestra un { $die }.
event-rolled-two = Los dados muestran { $first } y { $second }: { $total }.
event-roll-total = En total, { $total }.
event-rerolled = { $seat } repite la tirada.
event-strength = Fuerza de { $group }: { $total }; hace falta { $need }.
event-contest-won =
    { $group-count ->
        [one] Gana { $group }.
       *[other] Ganan { $group }.
    }
event-contest-lost =
    { $group-count ->
        [one] Pierde { $group }.
       *[other] Pierden { $group }.
    }
event-voted = { $seat } vota: { $deed }.
event-decided = Está decidido: { $deed }.
event-faction-rolled = Empate: { $group }, { $total }.
event-pawn-placed = { $seat } pone un peón en { $action }.
event-pawn-camp = { $seat } pone un peón en «{ $card }».
event-pawn-rest = { $seat } descansará en el espacio { $number }.
event-pawn-kept = { $seat } se guarda un peón.
event-no-effect = El peón de { $seat } no tiene efecto.
event-prepared = { $seat } ha preparado una exploración.
event-action-blocked = Este turno nadie puede usar { $action }.
event-foraged = Una ficha de víveres de { $value } de comida.
event-forage-added = Llegan { $number } fichas de víveres al suministro.
event-forage-removed = Salen { $number } fichas de víveres del suministro.
event-fished = { $seat } pesca { $fish }.
event-shark-came = El Tiburón ronda ya la bahía.
event-wood-gained = { $number } de madera al almacén.
event-wood-lost = El almacén pierde { $number } de madera.
event-food-gained = { $number } de comida al almacén.
event-food-lost = Se pierden { $number } de comida.
event-food-taken = { $seat } lleva { $number } más de comida.
event-fresh-gained = { $number } de comida fresca al almacén.
event-diary = { $seat } escribe en el diario.
event-remains-shown = Del pecio: «{ $card }».
event-remains-taken = { $seat } toma «{ $card }».
event-rested = { $seat } descansa.
event-fire-lit = La hoguera arde.
event-fire-out = La hoguera se apaga.
event-fire-fed = { $seat } echa madera al fuego.
event-fire-failed = { $seat } no consigue encender la hoguera.
event-fire-burns = El fuego arde toda la noche.
event-proposed = { $seat } propone: { $building }.
event-contributed = { $seat } aporta { $number }.
event-progress = { $building }: { $number } hechos.
event-built = Terminado: { $building }.
event-build-failed = No hay energía suficiente para { $building }.
event-construction = Nueva construcción: { $building }.
event-card-drawn = { $seat } descubre «{ $card }».
# Igual en inglés.
event-chose = { $seat }: { $deed }.
event-named = { $seat } elige a { $who }.
event-card-added = La carta de trama { $number } va al { $deck }.
event-camp-placed = «{ $card }» ocupa el hueco { $number } del campamento.
event-camp-covered = «{ $card }» queda cubierta para siempre.
event-camp-removed = «{ $card }» sale del campamento.
event-pending-placed = «{ $card }» queda como exploración pendiente.
event-pending-dropped = Se renuncia a «{ $card }».
event-pending-pile = Un montón de { $number } cartas espera boca abajo.
event-pile-left = Los exploradores están otra vez fuera.
event-peeked = { $seat } mira { $number } cartas del { $deck }.
event-card-seen = Solo { $seat } la ve: «{ $card }».
event-buried = { $seat } pone una carta debajo del { $deck }.
event-tossed = { $seat } descarta «{ $card }».
event-item-gained = { $seat } obtiene «{ $card }».
event-item-lost = { $seat } descarta «{ $card }».
event-item-used = { $seat } usa «{ $card }».
event-given = { $seat } da «{ $card }» a { $who }.
event-swapped = { $seat } da «{ $card }» a { $who } por «{ $wanted }».
event-offer-refused = { $seat } rechaza la oferta de { $who }.
event-stolen = { $seat } le quita «{ $card }» a { $who }.
event-exploration =
    { $group-count ->
        [one] { $group } sale a explorar.
       *[other] { $group } salen a explorar.
    }
event-advanced = { $seat } avanza al espacio { $space } ({ $sector }).
event-difficulty = La dificultad es ahora { $number }.
event-sector-done = { $sector }: ya está todo explorado; { $seat } sigue adelante.
event-promontory = ¡{ $seat } llega al promontorio!
event-last-turn = La partida acaba tras el turno { $number }.
event-return-declared = Intento de regreso de { $group }; la dificultad es { $difficulty }.
event-joined = { $seat } se une al regreso.
event-return-total = { $group }: { $total } contra { $difficulty }.
event-back-safe =
    { $group-count ->
        [one] { $group } está a salvo en el campamento.
       *[other] { $group } están a salvo en el campamento.
    }
event-got-lost =
    { $group-count ->
        [one] { $group } se pierde, con dificultad { $difficulty }.
       *[other] { $group } se pierden, con dificultad { $difficulty }.
    }
event-still-lost =
    { $group-count ->
        [one] { $group } no encuentra el camino, con dificultad { $difficulty }.
       *[other] { $group } no encuentran el camino, con dificultad { $difficulty }.
    }
event-survival = Cae la tarde: comida y fuego.
event-ate = { $seat } come.
event-fed = { $seat } da de comer a { $who }.
event-left-food = { $seat } deja comida en el almacén.
event-food-given = { $seat } da comida a { $who }.
event-hungry = { $seat } pasa hambre.
event-treated = { $seat } atiende a { $who }.
event-preserved = { $seat } conserva { $number } de comida fresca.
event-spoiled = Se pudren { $number } de comida fresca.
event-rescued-by = ¡Un barco! «{ $card }» trae el rescate.
event-ship-passed = El barco pasa de largo.
event-scored = { $seat }: { $points } puntos de historia.

## Finales

outcome-rescued = ¡Rescatados! Gana la mejor historia.
outcome-lost-dead = Habéis perdido: no queda nadie con vida.
outcome-lost-time = Habéis perdido: se acabó el tiempo y nadie ha llegado al promontorio.
outcome-lost-passed-by = Habéis perdido: ningún barco os ha visto.
outcome-lost-nobody-home = Habéis perdido: vino un barco, pero todos estabais perdidos.

## Cifras de una partida acabada

statistic-turns = Turnos
statistic-survivors = Supervivientes
statistic-lost = Náufragos perdidos al final
statistic-promontory = Promontorio alcanzado
statistic-farthest = Espacio más lejano
statistic-built = Construcciones terminadas
statistic-best = Mejores puntos de historia
statistic-stories = Tramas vividas
statistic-story-diary = Fichas de historia del diario
statistic-story-icons = Fichas de historia por iconos de cartas
statistic-story-effects = Fichas de historia por efectos
statistic-story-building = Fichas de historia por construir
statistic-story-preparing = Fichas de historia por exploraciones preparadas

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
deed-own_event-2 = Opción 2 ({ card-own_event })
deed-own_event-3 = Opción 3 ({ card-own_event })
deed-own_event-4 = Opción 4 ({ card-own_event })
deed-own_event-5 = Opción 5 ({ card-own_event })
deed-own_event-6 = Opción 6 ({ card-own_event })
deed-own_remains-1 = Opción 1 ({ card-own_remains })
deed-own_remains-2 = Opción 2 ({ card-own_remains })
deed-own_remains-3 = Opción 3 ({ card-own_remains })
deed-own_remains-4 = Opción 4 ({ card-own_remains })
deed-own_remains-5 = Opción 5 ({ card-own_remains })
deed-own_remains-6 = Opción 6 ({ card-own_remains })
deed-own_camp-1 = Opción 1 ({ card-own_camp })
deed-own_camp-2 = Opción 2 ({ card-own_camp })
deed-own_camp-3 = Opción 3 ({ card-own_camp })
deed-own_camp-4 = Opción 4 ({ card-own_camp })
deed-own_camp-5 = Opción 5 ({ card-own_camp })
deed-own_camp-6 = Opción 6 ({ card-own_camp })
deed-own_coast-1 = Opción 1 ({ card-own_coast })
deed-own_coast-2 = Opción 2 ({ card-own_coast })
deed-own_coast-3 = Opción 3 ({ card-own_coast })
deed-own_coast-4 = Opción 4 ({ card-own_coast })
deed-own_coast-5 = Opción 5 ({ card-own_coast })
deed-own_coast-6 = Opción 6 ({ card-own_coast })
deed-own_interior-1 = Opción 1 ({ card-own_interior })
deed-own_interior-2 = Opción 2 ({ card-own_interior })
deed-own_interior-3 = Opción 3 ({ card-own_interior })
deed-own_interior-4 = Opción 4 ({ card-own_interior })
deed-own_interior-5 = Opción 5 ({ card-own_interior })
deed-own_interior-6 = Opción 6 ({ card-own_interior })
deed-own_heart-1 = Opción 1 ({ card-own_heart })
deed-own_heart-2 = Opción 2 ({ card-own_heart })
deed-own_heart-3 = Opción 3 ({ card-own_heart })
deed-own_heart-4 = Opción 4 ({ card-own_heart })
deed-own_heart-5 = Opción 5 ({ card-own_heart })
deed-own_heart-6 = Opción 6 ({ card-own_heart })

## Eventos

card-ev_calm_sea = Mar en calma
    .about = La bahía está tan quieta que los peces nos miran primero.
card-ev_drought = Sequía
    .about = Hasta la sombra quema al tocarla.
card-ev_hurricane = Huracán
    .about = Las palmeras se doblan y ya no se enderezan.
card-ev_high_tide = Marea alta
    .about = Nuestra playa se ha mudado por un día.
card-ev_tidal_wave = Maremoto
    .about = Primero el mar se fue, y luego volvió a por todo.
card-ev_clear_night = Noche despejada
    .about = Le pusimos a una constelación el nombre del cocinero.
card-ev_distant_sails = Velas lejanas
    .about = Tres motas blancas, o tres gaviotas, o tres esperanzas.
deed-ev_distant_sails-watch = Montar guardia (1 de energía): 1 PH
deed-ev_distant_sails-leave = Seguir trabajando
card-ev_quarrel = Discusión
    .about = Empezó por una cuchara y acabó con la cocina entera.
card-ev_spoiled_stores = Provisiones estropeadas
    .about = La humedad comió antes que nosotros.
card-ev_driftwood = Madera a la deriva
    .about = La tormenta trae leña y no pasa factura.
card-ev_shoal = Banco de peces
    .about = El agua hierve de plata.
card-ev_bad_dreams = Malos sueños
    .about = Cada noche, dormidos, el barco vuelve a hundirse.
card-ev_ripe_fruit = Fruta madura
    .about = El bosque entero huele a desayuno.
card-ev_mosquitoes = Nube de mosquitos
    .about = Ellos también esperaban un barco.
card-ev_wreck_shifts = El pecio se mueve
    .about = Un gemido en el arrecife y un mástil menos.
card-ev_flotsam = Restos en la orilla
    .about = La marea nos ha ordenado el equipaje.
card-ev_fever = Fiebre
    .about = Alguien tirita al sol del mediodía.
card-ev_good_spirits = Buen ánimo
    .about = Por una noche nadie cuenta los días.
deed-ev_good_spirits-heal = Curar 1 lesión
deed-ev_good_spirits-energy = Recuperar 1 de energía
card-ev_rats = Ratas en el almacén
    .about = También llegaron a nado, y con mejores modales.
card-ev_night_visitors = Visitas nocturnas
    .about = Por la mañana la arena estaba llena de pies ajenos.
card-ev_sea_breeze = Brisa marina
    .about = Buen viento para alguien, seguro.

## Restos

# Igual en inglés.
card-machete = Machete
    .about = Abre cocos y discusiones.
card-spyglass = Catalejo
    .about = Solo una lente está rota.
card-captains_log = Cuaderno del capitán
    .about = La última anotación es un borrón.
card-gold_and_jewels = Oro y joyas
    .about = No se come, pero a todos les da hambre.
card-wood_supply = Suministro de madera
    .about = Media cubierta, aún con sus clavos.
card-ship_biscuit = Barril de galleta
    .about = Más dura que el barril.
card-rifle = Fusil
    .about = Nadie pregunta cuántos tiros quedan.
card-compass = Brújula
    .about = Señala el norte, que ya es algo.
card-bible = Biblia
    .about = Las páginas se han secado en olas.
card-flag = Bandera
    .about = Desteñida, pero de un país de verdad.
card-mirror = Espejo de mano
    .about = Muestra quién no ha dormido.
card-sea_chart = Carta náutica
    .about = Nuestra isla es la mancha de café, creemos.
card-powder_keg = Barril de pólvora
    .about = Seco por dentro, que es lo que importa.
card-fishing_net = Red de pesca
    .about = Más agujeros que nudos, pero ancha.
card-medicine_chest = Botiquín
    .about = Ya no hay etiquetas; el olor convence.
card-tinderbox = Yesquero
    .about = Ahora una chispa no cuesta nada.
card-rope = Rollo de cabo
    .about = Lo sujeta todo, también a nosotros.
card-axe = Hacha
    .about = El carpintero del barco la reconocería.
card-sailcloth = Lona
    .about = Todavía recuerda el viento.
card-rum = Botella de ron
    .about = Medicina, por tradición.
card-cooking_pot = Olla
    .about = El pescado de ayer vive como sopa.

## Cartas de campamento

card-camp_great_effort = Un gran esfuerzo
    .about = Mañana la espalda pasará la cuenta.
card-camp_edible = Esto se puede comer
    .about = Se movió, pero solo un poco.
card-camp_fishing = Pescar
    .about = La paciencia es el único cebo que nos queda.
card-camp_look_around = Voy a echar un vistazo
    .about = Desde la duna se ve casi algo.
card-camp_prepare_exploration = Preparar una exploración
    .about = Una bolsa llena es medio camino.
card-camp_greed = Codicia
    .about = Alguien ha contado monedas ajenas.
card-camp_spring = Manantial
    .about = Fría, clara y sin una sola etiqueta.
card-camp_crab_traps = Nasas para cangrejos
    .about = Discuten en la cesta toda la noche.
card-camp_goat = La cabra
    .about = Da leche y se come todo lo demás.
deed-camp_goat-milk = Leche: 1 contador de comida al almacén
deed-camp_goat-slaughter = Sacrificarla: 4 contadores al almacén y se descarta
card-camp_dog = El perro
    .about = Nos protege de la cabra.
deed-camp_dog-hunt = Cazar con él: tirar
deed-camp_dog-company = Su compañía: recuperar 1 de energía
card-camp_lookout = Roca de vigía
    .about = Desde aquí arriba se ve el mañana.
card-camp_timber_stand = Troncos caídos
    .about = El viento hizo la primera mitad del trabajo.
card-camp_herbs = Hierbas curativas
    .about = Lo bastante amargas para ser buenas.
card-camp_smokehouse = Secadero
    .about = Humo en los ojos, cena para una semana.
card-camp_trail = Sendero marcado
    .about = Tres muescas significan: por ahí no.
card-camp_rats = Plaga de ratas
    .about = De noche el almacén susurra.
card-camp_fever = Fiebre en el campamento
    .about = Hervimos el agua y contamos cabezas.
card-camp_raiders = Merodeadores
    .about = La oscuridad tras el fuego tiene ojos.
card-camp_snakes = Serpientes en la maleza
    .about = Las bayas vienen ahora con una discusión.
card-camp_feud = Rencilla
    .about = Les vendrían mejor dos hogueras que una.
deed-camp_feud-peace = Hacer las paces: cada uno en el campamento descarta 1 PH si tiene
deed-camp_feud-stand = Hoy no

## Costa

card-coast_crabs_and_a_fin = Cangrejos y una aleta
    .about = Los cangrejos están cerca, y también algo que los sigue.
deed-coast_crabs_and_a_fin-catch = Cogerlos: 2 de comida al almacén, el Tiburón entra en la pesca
deed-coast_crabs_and_a_fin-leave = Volver a la arena seca
card-coast_coconut_grove = Cocotal
    .about = La comida cuelga a diez metros y cae cuando quiere.
card-coast_tide_pools = Charcas de marea
    .about = Cada charca es un mercado pequeño y salado.
card-coast_driftwood_cove = Cala de los troncos
    .about = La corriente colecciona tablas.
card-coast_cliff_path = Sendero del acantilado
    .about = Ancho para una cabra segura de sí misma.
card-coast_turtle_nest = Nido de tortuga
    .about = Nadó mil millas para dejarlos aquí.
deed-coast_turtle_nest-eggs = Coger los huevos: 3 de comida al almacén
deed-coast_turtle_nest-watch = Solo mirar: 1 PH
card-coast_spring = Manantial
    .about = Lo oímos antes de atrevernos a creerlo.
card-coast_washed_chest = Un cofre en el rompiente
    .about = Flota, así que no todo será oro.
card-coast_reef_crossing = Paso del arrecife
    .about = El camino corto va casi todo bajo el agua.
deed-coast_reef_crossing-cross = Cruzar (1 de energía): los exploradores avanzan 1 más
deed-coast_reef_crossing-around = Rodearlo: dificultad +1
card-coast_sea_cave = Cueva marina
    .about = Respira con las olas y no tose.
deed-coast_sea_cave-enter = Entrar: tirar
deed-coast_sea_cave-leave = Quedarse fuera
card-coast_crab_traps = Nasas para cangrejos
    .about = Alguien las tejió un día, y las tejió bien.

## Interior

card-int_complicated_relationships = Relaciones complicadas
    .about = ¿De quién fue la idea de este camino?
card-int_hostile_natives = Nativos hostiles
    .about = Estaban aquí antes, y lo dicen con lanzas.
card-int_altar_of_fruit = Altar con fruta
    .about = El cuenco está lleno y alguien ha barrido las piedras.
deed-int_altar_of_fruit-one = Coger una pieza: te quedas 1 contador de comida
deed-int_altar_of_fruit-all = Cogerlo todo: 4 de comida al almacén y Merodeadores al campamento
deed-int_altar_of_fruit-pray = Dejarlo: 1 PH
card-int_tall_tree = El árbol alto
    .about = Desde la copa la selva parece tiempo revuelto.
deed-int_tall_tree-climb = Trepar (1 de energía): mira las 3 primeras de Interior y ordénalas
deed-int_tall_tree-leave = Descansar a su sombra: dificultad -1
card-int_stray_dog = Un perro perdido
    .about = Decide que estamos perdidos y nos lleva a casa.
card-int_jaguar_cubs = Cachorros de jaguar
    .about = Encantadores y, desde luego, no solos.
deed-int_jaguar_cubs-touch = Acercarse: fuerza 6 contra la madre
deed-int_jaguar_cubs-leave = Retroceder despacio
card-int_cannon = El cañón
    .about = Nadie sabe cómo llegó; todos saben quién ha de cargarlo.
deed-int_cannon-drag = Arrastrarlo (dos exploradores o más, 3 de energía entre todos): te lo quedas
deed-int_cannon-later = Dejarlo para luego: exploración pendiente
card-int_fruit_trees = Frutales silvestres
    .about = Los monos nos han dejado lo segundo mejor.
card-int_wild_boar = Jabalí
    .about = La cena tiene colmillos.
deed-int_wild_boar-hunt = Cazarlo: fuerza 4
deed-int_wild_boar-leave = Dejarlo pasar
card-int_goat = Una cabra en las rocas
    .about = Nos mira como a una mala cosecha.
deed-int_goat-catch = Atraparla (1 de energía): tirar
deed-int_goat-leave = Desearle buenos días
card-int_river = El río pardo
    .about = Corre en la dirección que no queremos.
deed-int_river-swim = Nadar: cada explorador pierde 1 de energía
deed-int_river-ford = Buscar un vado: dificultad +2
card-int_ravine = Barranco
    .about = El otro lado está a un tiro, para una piedra.
card-int_raft_timber = Árboles de balsa
    .about = Un tronco tan ligero que también parece querer irse.
card-int_abandoned_hut = Choza abandonada
    .about = La mesa está puesta para uno.
card-int_swamp = Ciénaga
    .about = Se queda una bota de recuerdo.
card-int_fallen_trunks = Troncos caídos
    .about = Una tormenta de otros años ha estado talando para nosotros.
card-int_herbs = Hierbas curativas
    .about = Mi abuela habría sabido sus nombres.
card-int_snake_nest = Nido de serpientes
    .about = Las raíces se movían, y no eran raíces.

## Corazón

card-heart_rope_bridge = Puente de cuerda
    .about = Una tabla de cada dos se fue a ver el fondo.
card-heart_vents = Fumarolas
    .about = La montaña exhala y nosotros inhalamos.
card-heart_old_graves = Tumbas antiguas
    .about = Alguien esperó aquí más que nosotros.
deed-heart_old_graves-dig = Cavar: tirar
deed-heart_old_graves-respect = Dejarlas en paz
card-heart_eagle_nest = Nido de águila
    .about = Los huevos son pequeños; la madre, no.
deed-heart_eagle_nest-climb = Trepar (2 de energía): 2 de comida y 1 PH
deed-heart_eagle_nest-leave = Pasar por debajo
card-heart_waterfall = Cascada
    .about = Nos quedamos debajo hasta volver a ser personas.
deed-heart_waterfall-wash = Lavar las heridas: curar 1
deed-heart_waterfall-drink = Beber: recuperar 1 de energía
card-heart_last_bivouac = El último vivac de alguien
    .about = Las cenizas están frías, pero la bolsa está seca.
# Igual en inglés.
card-heart_jaguar = Jaguar
    .about = No tiene prisa; vive aquí.
card-heart_fog = Niebla
    .about = El sendero sigue ahí; de nosotros no estamos seguros.
deed-heart_fog-wait = Esperar: cada uno pierde 1 de energía, dificultad -2
deed-heart_fog-push = Seguir: dificultad +1, cada uno avanza 1
card-heart_steep_wall = Pared escarpada
    .about = La cima está justo a un mal paso.
deed-heart_steep_wall-lead = Abrir la vía (2 de energía): 2 PH
deed-heart_steep_wall-detour = Rodeo: dificultad +1
card-heart_lookout = Roca de vigía
    .about = Desde aquí hasta el mar parece pequeño.

## Trama treasure

card-plot_000_half_a_map = Medio mapa en una botella
    .about = Quien lo rompió en dos ya no se fiaba de nadie.
deed-plot_000_half_a_map-aloud = Leerlo en voz alta: dificultad -1, el mapa es de todos
deed-plot_000_half_a_map-pocket = Guardarlo en la camisa: tomas Medio mapa
card-plot_000_last_of_the_golosa = El último de la Golosa
    .about = Está sentado contra el árbol como si solo se hubiera parado a contar.
deed-plot_000_last_of_the_golosa-bury = Enterrarlo (1 de energía): 1 PH, dificultad -1
deed-plot_000_last_of_the_golosa-sabre = Coger su sable y seguir
card-plot_001_half_map_item = Medio mapa
    .about = Termina justo donde se pone interesante.
card-plot_002_split_rock = La peña partida
    .about = A mediodía su sombra se tiende como una flecha, y solo a mediodía.
deed-plot_002_split_rock-bearing = Tomar el rumbo (1 de energía): la excavación queda como exploración pendiente
deed-plot_002_split_rock-on = No hay tiempo para sombras: el rastro puede reaparecer en el interior
card-plot_003_boatswains_lean_to = El chamizo del contramaestre
    .about = Cuarenta muescas en el poste y luego el dibujo de una pala.
deed-plot_003_boatswains_lean_to-search = Revolverlo todo (1 de energía): robas 1 carta de restos
deed-plot_003_boatswains_lean_to-copy = Solo copiar el dibujo
card-plot_004_where_the_cross_is = Donde está la cruz
    .about = Aquí la tierra está más blanda de lo que debería estar una tierra honrada.
deed-plot_004_where_the_cross_is-together = Cavar juntos (dos exploradores o más, 3 de energía entre todos): abrir el cofre
deed-plot_004_where_the_cross_is-split = Repartirlo como se acordó: cada explorador toma 2 PH
deed-plot_004_where_the_cross_is-one = Una bolsa, un guardián: quien robó la carta toma el Oro de la Golosa
deed-plot_004_where_the_cross_is-share = Repartirlo por las buenas: cada explorador toma 2 PH
deed-plot_004_where_the_cross_is-mine = El sitio lo encontré yo: tomas el Oro de la Golosa
deed-plot_004_where_the_cross_is-secret = Volver de noche con Medio mapa (2 de energía y descartas el mapa): tomas el Oro de la Golosa
deed-plot_004_where_the_cross_is-guess = Cavar a ojo (2 de energía): tira; con 5-6 hallas el Oro de la Golosa, si no, sigue pendiente
deed-plot_004_where_the_cross_is-later = Hoy no: sigue pendiente
card-plot_005_gold_of_the_golosa = Oro de la Golosa
    .about = Pesa más cada vez que alguien lo mira.
card-plot_006_three_more_holes = Tres hoyos más
    .about = Dos se cavaron con prisa y el tercero sigue cerrado con una losa.
deed-plot_006_three_more_holes-lift = Levantar la losa: fuerza 6; tomas la Cruz de esmeraldas o sufres 1 lesión
deed-plot_006_three_more_holes-leave = Basta de cavar: dificultad -1
card-plot_007_somebody_counts_at_night = Alguien cuenta de noche
    .about = El sonido de una moneda llega más lejos que un grito.
deed-plot_007_somebody_counts_at_night-common = Al cofre común: quien lo tiene descarta el Oro de la Golosa y cada náufrago del campamento toma 1 PH
deed-plot_007_somebody_counts_at_night-silence = Hacerse los dormidos: llega una Rencilla al campamento
card-plot_008_dead_mans_sabre = Sable del muerto
    .about = Se aferró a él más que a ninguna otra cosa.
card-plot_009_emerald_cross = Cruz de esmeraldas
    .about = Tan verde que la selva a su lado palidece.

## Trama beast

card-plot_000_tracks_wider_than_a_hand = Huellas más anchas que una mano
    .about = Van adonde vamos nosotros, solo que un poco después.
deed-plot_000_tracks_wider_than_a_hand-follow = Seguirlas (1 de energía): el rastro es la próxima carta de Interior
deed-plot_000_tracks_wider_than_a_hand-warn = Volver con la noticia: dificultad -1, pero nos sigue al campamento
card-plot_000_scored_bark = Corteza arañada
    .about = Las marcas empiezan por encima del más alto de nosotros.
deed-plot_000_scored_bark-quiet = Avanzar a hurtadillas: cada explorador pierde 1 de energía; el cubil está en el corazón
deed-plot_000_scored_bark-noise = Gritar y hacer ruido: tira; 1-2 sufres 1 lesión, 3-6 tomas 1 PH; y baja hacia el campamento
card-plot_010_a_meal_interrupted = Una comida interrumpida
    .about = Queda medio ciervo, y el dueño de la otra mitad escucha.
deed-plot_010_a_meal_interrupted-take = Llevárselo: 3 de comida al almacén, y vendrá a por su parte
deed-plot_010_a_meal_interrupted-study = Observar desde un árbol: 1 PH; el cubil está en el corazón
card-plot_011_eyes_beyond_the_fire = Ojos más allá del fuego
    .about = Dos monedas verdes que nadie quiere recoger.
card-plot_012_the_den = El cubil
    .about = Ahí dentro la oscuridad está tibia y respira despacio.
deed-plot_012_the_den-smoke = Sacarla con humo (1 de madera): fuerza 5; si ganáis, la Piel de la Sombra; si no, 1 lesión y escapa
deed-plot_012_the_den-rush = Entrar en tromba: fuerza 7; si ganáis, la piel y 1 PH; si no, 2 lesiones para ti y 1 para los demás
deed-plot_012_the_den-listen = Contener el aliento y escuchar: algo pequeño responde, exploración pendiente
card-plot_013_pit_and_bait = Un paso estrecho
    .about = Todo lo que camina de noche tiene que pasar por aquí.
deed-plot_013_pit_and_bait-pit = Cavar un foso (2 de energía entre todos): el Foso trampa entra en el campamento
deed-plot_013_pit_and_bait-trail = Seguirla cuesta arriba (1 de energía): 1 PH y os la encontraréis en el corazón
deed-plot_013_pit_and_bait-leave = Dejarle el paso a su dueña
card-plot_014_face_to_face = Cara a cara
    .about = Por un momento nadie sabe quién caza a quién.
deed-plot_014_face_to_face-stand = Plantar cara: fuerza 7 (6 si está herida); si ganáis, la Piel de la Sombra y 1 PH; si no, 2 lesiones
deed-plot_014_face_to_face-yield = Ceder el terreno: cada explorador pierde 1 de energía, dificultad +1
card-plot_015_shadows_pelt = Piel de la Sombra
    .about = Abriga de noche y todavía parece reprochar algo.
card-plot_016_pit_trap = Foso trampa
    .about = Todos hemos estado a punto de caer, lo que prueba que funciona.
card-plot_017_what_it_was_guarding = Lo que guardaba
    .about = Tres sombras pequeñas, todo orejas y ninguna prudencia.
deed-plot_017_what_it_was_guarding-feed = Dejar carne para la madre (1 de comida): 1 PH y la Sombra nos deja en paz
deed-plot_017_what_it_was_guarding-carry = Llevarse uno para enseñarlo en casa: 2 PH, y la madre os sigue
deed-plot_017_what_it_was_guarding-back = Retroceder: dificultad -1

## Trama companion

card-plot_000_barking_on_the_reef = Ladridos en el arrecife
    .about = Nuestro barco llevaba una perra, Brisa, y parece que aún tiene opiniones.
deed-plot_000_barking_on_the_reef-swim = Nadar hasta ella (2 de energía): el perro entra en el campamento
deed-plot_000_barking_on_the_reef-call = Llamarla desde la playa: tira; con 5-6 viene, si no, la corriente se la lleva y quizá aparezca tierra adentro
card-plot_000_a_kid_in_the_thorns = Un cabrito entre espinas
    .about = Se queja de las espinas, de nosotros y de la hora.
deed-plot_000_a_kid_in_the_thorns-free = Soltarlo (1 de energía): la cabra entra en el campamento y el rebaño es la próxima carta de Interior
deed-plot_000_a_kid_in_the_thorns-supper = La cena: 2 de comida al almacén
card-plot_018_brisa_points = Brisa se para y señala
    .about = Hocico, cola y convicción, todo en línea recta.
deed-plot_018_brisa_points-trust = Dejar que guíe: dificultad -1 y tomas el Silbato de Brisa
deed-plot_018_brisa_points-pull = Tirar de ella: dificultad +1, los exploradores avanzan 1 más
card-plot_019_thin_and_wary = Flaca y desconfiada
    .about = Se acuerda de nosotros, pero no de si éramos los buenos.
deed-plot_019_thin_and_wary-share = Compartir con ella (1 de comida): el perro entra en el campamento, 1 PH
deed-plot_019_thin_and_wary-rope = Atraparla con un lazo: tira; 1-3 muerde (1 lesión), 4-6 el perro entra en el campamento
deed-plot_019_thin_and_wary-leave = Que decida ella: se va al trote
card-plot_020_herd_on_the_ridge = El rebaño de la loma
    .about = Nos miran por encima del hombro, que es su oficio.
deed-plot_020_herd_on_the_ridge-drive = Bajarlas al valle (dos exploradores o más, 2 de energía entre todos): el Corral entra en el campamento
deed-plot_020_herd_on_the_ridge-dog = Que Brisa las rodee (si fue salvada, 1 de energía): el Corral entra en el campamento
deed-plot_020_herd_on_the_ridge-hunt = Cazar una: fuerza 4; si ganáis, 3 de comida; si no, 1 lesión
deed-plot_020_herd_on_the_ridge-leave = Dejar que miren
card-plot_021_brisas_whistle = Silbato de Brisa
    .about = El viejo silbato del contramaestre; ella contesta desde cualquier colina.
card-plot_022_the_corral = El corral
    .about = Una cerca es un acuerdo, y las cabras no lo han firmado.
card-plot_023_a_howl_in_the_rain = Un aullido bajo la lluvia
    .about = Algo que depende de nosotros está ahí fuera sin nosotros.
deed-plot_023_a_howl_in_the_rain-fence = Arreglar la cerca a oscuras: cada uno en el campamento pierde 1 de energía, 2 de comida fresca
deed-plot_023_a_howl_in_the_rain-bed = Quedarse a cubierto: se pierde el Corral, 1 de comida al almacén
deed-plot_023_a_howl_in_the_rain-search = Salir a buscarla (1 de energía): 1 PH
deed-plot_023_a_howl_in_the_rain-wait = Esperar a la mañana: tira; con 1-3 el perro ha desaparecido

## Trama garden

card-plot_000_overgrown_terraces = Bancales cubiertos de maleza
    .about = Alguien le pidió pan a esta ladera, y con buenos modos.
deed-plot_000_overgrown_terraces-clear = Desbrozar un bancal (2 de energía entre todos): el Semillero entra en el campamento
deed-plot_000_overgrown_terraces-glean = Rebuscar lo silvestre: añadir 1 ficha de víveres
card-plot_000_sack_on_the_tideline = Un saco en la orilla
    .about = O son unas gachas para una semana o lo son para varios años.
deed-plot_000_sack_on_the_tideline-eat = Cocerlo: 2 de comida al almacén
deed-plot_000_sack_on_the_tideline-hide = Cocer un poco y esconder otro poco: 1 de comida al almacén y te llevas 1
deed-plot_000_sack_on_the_tideline-sow = Guardarlo para sembrar: tomas el Saco de semillas y el Semillero entra en el campamento
card-plot_024_seedbeds = Semillero
    .about = Todavía no se ve nada, y todos miran cada mañana.
deed-plot_024_seedbeds-sow = Sembrar el Saco de semillas (se descarta): el Huerto sustituye a esta carta, 1 PH
deed-plot_024_seedbeds-tend = Escardar y regar: la primera vez solo es trabajo; la segunda, el Huerto sustituye a esta carta, 1 PH
card-plot_025_sack_of_seed = Saco de semillas
    .about = Cada grano es una pequeña promesa de quedarse.
card-plot_026_kitchen_garden = Huerto
    .about = Las judías trepan mejor que nosotros.
deed-plot_026_kitchen_garden-pick = Recoger para todos: 1 de comida y 1 de comida fresca al almacén
deed-plot_026_kitchen_garden-taste = Comer entre los surcos: te llevas 1 de comida y recuperas 1 de energía
card-plot_027_birds_on_the_rows = Pájaros en los surcos
    .about = Las ratas les han hablado de nosotros.
deed-plot_027_birds_on_the_rows-guard = Vigilar todo el día: cada uno en el campamento pierde 1 de energía, 2 de comida al almacén
deed-plot_027_birds_on_the_rows-scarecrow = Vestir un espantapájaros: se gasta 1 de madera
deed-plot_027_birds_on_the_rows-share = Que se lo coman: 2 fichas de víveres salen del suministro, 1 PH para el jugador inicial
card-plot_028_the_clay_oven = El horno de barro
    .about = Lleva una vida frío y aún huele a pan.
deed-plot_028_the_clay_oven-rack = Aprender cómo ahumaban (1 de energía): el Secadero entra en el campamento
deed-plot_028_the_clay_oven-ditch = Limpiar la vieja acequia (2 de energía entre todos): añadir 2 fichas de víveres, 1 PH
deed-plot_028_the_clay_oven-rest = Sentarse donde se sentaban: recuperar 1 de energía
card-plot_029_harvest_evening = Tarde de cosecha
    .about = Por primera vez hay más sobre la mesa que alrededor.
deed-plot_029_harvest_evening-sing = Comer con los demás: recuperar 1 de energía
deed-plot_029_harvest_evening-sack = Llenar tu propio saco: 1 de comida pasa del almacén a ti

## Trama raft

card-plot_000_ribs_of_a_hull = Costillas de un casco
    .about = Un naufragio más viejo que el nuestro, y mejor construido.
deed-plot_000_ribs_of_a_hull-strip = Desguazarlo: 3 de madera al almacén
deed-plot_000_ribs_of_a_hull-study = Estudiar las juntas (1 de energía): 1 de madera y la balsa pasa a ser construible
card-plot_000_bamboo_grove = Bosque de bambú
    .about = Cruje como un barco que nadie ha botado.
deed-plot_000_bamboo_grove-cut = Cortar cañas (1 de energía): 2 de madera, la balsa pasa a ser construible y la playa de botadura queda pendiente
deed-plot_000_bamboo_grove-mark = Marcar el camino para otro día: el Sendero marcado entra en el campamento
# Igual en inglés.
card-plot_030_lianas = Lianas
    .about = El bosque guarda los cabos colgados, como un buen marinero.
deed-plot_030_lianas-twist = Trenzar un cable (2 de energía entre todos): tomas el Cable de lianas y la balsa pasa a ser construible
deed-plot_030_lianas-swing = Cruzar la hondonada colgados: tira; 1-2 una lesión, 3-6 los exploradores avanzan 1 más
deed-plot_030_lianas-leave = Agacharse y pasar
card-plot_031_launching_beach = La playa de botadura
    .about = La arena baja hasta el agua como una buena excusa.
deed-plot_031_launching_beach-trial = Prueba de mar (1 de energía): 1 PH, 3 de comida fresca, y el mar abierto queda pendiente
deed-plot_031_launching_beach-moor = Solo amarrarla bien: 1 de madera al almacén
deed-plot_031_launching_beach-slip = Despejar una rampa (2 de energía entre todos): 2 de madera y 1 PH
deed-plot_031_launching_beach-sit = Sentarse a mirar el mar: recuperar 1 de energía
card-plot_032_liana_cable = Cable de lianas
    .about = Doce brazas, y todas aún verdes.
card-plot_033_room_for_how_many = ¿Cuántos caben?
    .about = Nadie lo ha preguntado en voz alta y todos han tomado medidas.
deed-plot_033_room_for_how_many-all = Todos o ninguno: todos en el campamento recuperan 1 de energía y se gasta 1 de madera en ensanchar la cubierta
deed-plot_033_room_for_how_many-lots = Disputarse los sitios: tirada de fuerza enfrentada del jugador inicial con otro; el ganador toma 2 PH y el perdedor pierde 1 de energía
deed-plot_033_room_for_how_many-gather = Arrastrar troncos a la playa (1 de energía): 2 de madera
deed-plot_033_room_for_how_many-talk = Solo hablar del asunto
card-plot_034_beyond_the_reef = Más allá del arrecife
    .about = Desde aquí toda nuestra vida cabe entre dos cabos.
deed-plot_034_beyond_the_reef-round = Rodear la isla: tira; con 1 cada explorador sufre 1 lesión, con 2-6 quienes no han llegado al corazón avanzan 2
deed-plot_034_beyond_the_reef-lines = Echar los sedales: 4 de comida fresca, y el Tiburón se entera de que existimos
deed-plot_034_beyond_the_reef-home = A casa antes de que anochezca: dificultad -2
card-plot_035_the_steady_current = La corriente constante
    .about = Cada coco que tiramos se va en la misma dirección y ninguno vuelve.

## Trama hermit

card-plot_000_smoke_that_is_not_ours = Humo que no es nuestro
    .about = Un humo fino y ordenado, de alguien que no malgasta nada.
deed-plot_000_smoke_that_is_not_ours-gift = Dejar un regalo al borde del claro (1 de comida): 1 PH
deed-plot_000_smoke_that_is_not_ours-watch = Vigilar desde los helechos
deed-plot_000_smoke_that_is_not_ours-larder = Vaciar la despensa mientras no hay nadie: 3 de comida al almacén
card-plot_000_white_pebbles = Un muro de guijarros blancos
    .about = Uno por cada día, y el muro es más largo de lo que alcanza la vista.
deed-plot_000_white_pebbles-add = Añadir el guijarro de hoy: 1 PH
deed-plot_000_white_pebbles-use = Usarlos para marcar nuestro camino: el Sendero marcado entra en el campamento
card-plot_036_remedios = Remedios en su puerta
    .about = Treinta y un años sola, y pregunta si nos hemos limpiado los pies.
deed-plot_036_remedios-listen = Escuchar la historia entera (1 de energía): 2 PH
deed-plot_036_remedios-nurse = Pedirle que te mire las heridas (si nos aprecia): curas 1, las Hierbas curativas entran en el campamento
deed-plot_036_remedios-guide = Preguntar el camino: acompaña a todos los exploradores al campamento
card-plot_037_through_the_ferns = Entre los helechos
    .about = Habla con la tetera, y parece que gana la tetera.
deed-plot_037_through_the_ferns-knock = Salir y dar los buenos días
deed-plot_037_through_the_ferns-steal = Coger el libro de su ventana: su Almanaque es tuyo
deed-plot_037_through_the_ferns-perch = Usar su atalaya: mira las 3 primeras de Interior y ordénalas
card-plot_038_stones_on_the_roof = Piedras en el tejado
    .about = Blancas, lanzadas con la paciencia de treinta y un años.
deed-plot_038_stones_on_the_roof-amends = Devolver lo que podamos: 2 de comida salen del almacén y nos perdona
deed-plot_038_stones_on_the_roof-bear = Aguantar: se apaga la hoguera, se pierde 1 de madera y el jugador inicial pierde 1 de energía
card-plot_039_the_hermits_stair = La escalera de la ermitaña
    .about = Cuatrocientos peldaños tallados por una sola persona con un solo cincel.
deed-plot_039_the_hermits_stair-climb = Hasta arriba: cada explorador pierde 1 de energía y avanza 1 más
deed-plot_039_the_hermits_stair-halfway = Descansar en el rellano: dificultad -2
card-plot_040_almanac = Almanaque de Remedios
    .about = Todas las tormentas de tres décadas, con comentarios.
card-plot_041_the_empty_hut = La cabaña de la cumbre
    .about = La puerta está abierta, la tetera limpia y una silla mira al mar.
deed-plot_041_the_empty_hut-tidy = Cerrar la puerta al salir: recuperar 1 de energía, dificultad -1
deed-plot_041_the_empty_hut-plunder = Llevarse las tablas y los tarros: 2 de madera y 2 de comida, descartas 1 PH

## Trama neighbours

card-plot_000_keel_marks = Marcas de quilla en la arena
    .about = Rectas, poco hondas y recientes: aquí desembarca alguien que sabe.
deed-plot_000_keel_marks-wait = Esperar a la vista (1 de energía): el encuentro es la próxima carta de Interior
deed-plot_000_keel_marks-hide = Esconderse y tomar notas: 1 PH
deed-plot_000_keel_marks-rack = Vaciar su tendedero de pescado: 3 de comida al almacén, y lo notarán
card-plot_000_a_swept_path = Un sendero barrido
    .about = No está desierta una isla que han barrido esta mañana.
deed-plot_000_a_swept_path-round = Caminar por la orilla: dificultad +1, un encuentro es la próxima carta de Interior
deed-plot_000_a_swept_path-along = Caminar por él: los exploradores avanzan 1 más, y alguien preguntará
card-plot_042_meeting_at_the_ford = Encuentro en el vado
    .about = Vienen a cuidar sus arboledas y nos encuentran en medio.
deed-plot_042_meeting_at_the_ford-gift = Comer juntos (1 de comida): la Estera de trueque entra en el campamento
deed-plot_042_meeting_at_the_ford-names = Cambiar nombres y gestos: tira; con 4-6 les caemos bien
deed-plot_042_meeting_at_the_ford-apart = Saludar y no estorbar: dificultad -1
card-plot_043_grove_with_names = La arboleda con nombres
    .about = Cada árbol del pan lleva un nudo de cordel, y cada nudo es una familia.
deed-plot_043_grove_with_names-pick = La fruta es fruta: añadir 3 fichas de víveres, y lo notarán
deed-plot_043_grove_with_names-prop = Apuntalar una rama rota (1 de madera): 1 PH y les caemos bien
deed-plot_043_grove_with_names-windfall = Coger solo lo caído: 1 de comida fresca
card-plot_044_navigators_question = La pregunta de la navegante
    .about = La anciana pregunta con dos palabras y una ceja quién nos dio permiso.
deed-plot_044_navigators_question-truth = Nadie, y contarle todo lo que tomamos: cada explorador pierde 1 de energía (si no tomamos nada, no) y nos respeta
deed-plot_044_navigators_question-boast = Un rey de ultramar: 1 PH para quien robó la carta, y ella llamará a las canoas
card-plot_045_the_star_path = El camino de estrellas
    .about = Desde la cumbre la navegante señala islas que aún están bajo el horizonte.
deed-plot_045_the_star_path-learn = Aprender hasta el alba (1 de energía): tomas la Carta de varillas
deed-plot_045_the_star_path-pass = Pedirles su paso por la cresta: dificultad -1, los exploradores avanzan 1 más
card-plot_046_barter_mat = La estera de trueque
    .about = Las dos partes creen haber estafado a la otra, así que es justo.
deed-plot_046_barter_mat-timber = Dar 1 de madera: 2 de comida al almacén
deed-plot_046_barter_mat-salve = Dar 1 de comida: un náufrago cura 2
deed-plot_046_barter_mat-tale = Dar un buen relato (descartas 1 PH): robas 2 cartas de restos y te quedas 1
deed-plot_046_barter_mat-sit = Solo sentarse con ellos: recuperar 1 de energía
card-plot_047_canoes_in_the_bay = Canoas en la bahía
    .about = No gritan; vienen a ajustar una cuenta.
deed-plot_047_canoes_in_the_bay-pay = Pagar lo debido: 2 de comida y 1 de madera salen del almacén, y quedamos como amigos
deed-plot_047_canoes_in_the_bay-deny = Negarlo: nos cierran las arboledas, no hay Víveres este turno y cada uno en el campamento pierde 1 de energía
card-plot_048_stick_chart = Carta de varillas
    .about = Las conchas son islas, las curvas son olas y el centro vacío somos nosotros.

## Trama sickness

card-plot_000_red_water = Agua roja
    .about = Nunca hubo mejillones tan grandes ni gaviotas tan lejos.
deed-plot_000_red_water-eat = Decide el hambre: 3 de comida fresca; tira, con 1-3 llegan los Temblores al campamento
deed-plot_000_red_water-trust = Hacer caso a las gaviotas: 1 PH
card-plot_000_midge_meadow = El prado de los jejenes
    .about = El aire zumba en una sola nota, y es nuestro nombre.
deed-plot_000_midge_meadow-torch = Caminar tras una antorcha humeante (1 de madera): 1 PH
deed-plot_000_midge_meadow-run = Correr: cada explorador tira, con 1-2 sufre una lesión; después vendrá la fiebre
deed-plot_000_midge_meadow-round = Dar un gran rodeo: dificultad +2
card-plot_049_the_shakes = Los temblores
    .about = Las tazas tintinean antes de que nadie las toque.
deed-plot_049_the_shakes-bark = Cocer la Corteza de fiebre (se descarta): 2 PH y esta carta desaparece
deed-plot_049_the_shakes-blankets = Todos ceden una manta: cada uno en el campamento pierde 1 de energía, tomas 1 PH y esta carta desaparece
deed-plot_049_the_shakes-sweat = Sudar la fiebre: tira; con 5-6 tomas 1 PH y esta carta desaparece
card-plot_050_chattering_teeth = Dientes que castañetean
    .about = Mediodía, ni un soplo, y un ruido como de dados en un cubilete.
card-plot_051_fever_bark_tree = El árbol de la fiebre
    .about = Tan amargo que hasta las hormigas lo rodean.
deed-plot_051_fever_bark_tree-strip = Cortar una tira con cuidado (1 de energía): tomas la Corteza de fiebre
deed-plot_051_fever_bark_tree-chew = Masticar un trozo enseguida: curas 2
deed-plot_051_fever_bark_tree-share = Un bocado por cabeza: cada explorador cura 1
card-plot_052_fever_bark = Corteza de fiebre
    .about = Una cucharada y le deseas suerte a la fiebre.
card-plot_053_the_sick_watch = La guardia de los enfermos
    .about = Alguien tiene que velar y todos miran al fuego.
deed-plot_053_the_sick_watch-turns = Velar por turnos: cada uno en el campamento pierde 1 de energía, acaban los Temblores y el jugador inicial toma 1 PH
deed-plot_053_the_sick_watch-apart = Una choza apartada: el jugador inicial manda allí a otro, que sufre 1 lesión, y pierde él 1 de energía; acaban los Temblores
deed-plot_053_the_sick_watch-sleep = Dormir y esperar
card-plot_054_hot_mud = Barro caliente
    .about = Entramos grises y salimos grises, pero más contentos.
deed-plot_054_hot_mud-bathe = Bañarse: curar 1
deed-plot_054_hot_mud-doze = Dormitar en el borde tibio: recuperar 1 de energía

## Trama feud

card-plot_000_a_ration_is_missing = Falta una ración
    .about = Cuatro galletas, tres caras y alguien que mastica muy a fondo.
deed-plot_000_a_ration_is_missing-accuse = Acusar a otro náufrago: tirada de fuerza enfrentada, el ganador toma 1 PH y el perdedor pierde 1 de energía
deed-plot_000_a_ration_is_missing-keep = Fuiste tú: te llevas 1 de comida y callas
deed-plot_000_a_ration_is_missing-replace = Buscar algo que la reponga (1 de energía): 2 de comida al almacén
card-plot_000_two_ways_down = Dos bajadas
    .about = Las dos son malas, pero una es la mía.
deed-plot_000_two_ways_down-insist = Empeñarte: tirada de fuerza enfrentada con otro explorador, el ganador toma 1 PH y el perdedor pierde 1 de energía
deed-plot_000_two_ways_down-yield = Ceder: dificultad -1, los demás recuperan 1 de energía cada uno
card-plot_055_words_at_the_fire = Palabras junto al fuego
    .about = Lo que se dijo de la galleta no iba por la galleta.
deed-plot_055_words_at_the_fire-mediate = Mediar (2 de energía): 1 PH, y se acaba la disputa
deed-plot_055_words_at_the_fire-side = Tomar partido: 1 PH y llega una Rencilla al campamento
deed-plot_055_words_at_the_fire-silence = Mirar las brasas: cada uno en el campamento pierde 1 de energía
card-plot_056_the_split_party = La partida dividida
    .about = Vamos en fila de a uno y cada uno va el primero.
deed-plot_056_the_split_party-own = Ir por tu lado: avanzas 1, dificultad +1
deed-plot_056_the_split_party-wait = Esperar a los demás: dificultad -1
card-plot_057_line_in_the_sand = Una raya en la arena
    .about = Cruza el campamento y, por casualidad, rodea el almacén.
deed-plot_057_line_in_the_sand-mine = Este lado es mío: 1 de comida pasa del almacén a ti
deed-plot_057_line_in_the_sand-erase = Borrarla con el pie
card-plot_058_the_ledge = La cornisa
    .about = Cuesta seguir enfadado con quien cuelga de tu mano.
deed-plot_058_the_ledge-pull = Tirar con todas tus fuerzas (2 de energía): 1 PH, tomas el Cordel de dos nudos y acaba la Rencilla
deed-plot_058_the_ledge-chain = Hacer una cadena: cada explorador pierde 1 de energía y acaba la Rencilla
deed-plot_058_the_ledge-slow = Buscar una cuerda sin prisa: un explorador a tu elección sufre 1 lesión y tú tomas 1 PH
card-plot_059_knotted_cord = Cordel de dos nudos
    .about = Dos nudos, uno por cada uno; quien lo lleva duerme mejor.

## Trama ghost

card-plot_000_a_bell_in_the_fog = Una campana en la niebla
    .about = Da las trece y luego se disculpa con un largo silencio.
deed-plot_000_a_bell_in_the_fog-follow = Caminar hacia ella: tira; 1-2 cada explorador pierde 1 de energía, 3-6 tomas 1 PH
deed-plot_000_a_bell_in_the_fog-ears = Taparse los oídos: dificultad -1, y algo nos sigue a casa
card-plot_000_a_cross_without_a_name = Una cruz sin nombre
    .about = Flores frescas y ninguna huella más que las nuestras.
deed-plot_000_a_cross_without_a_name-carve = Grabarle un nombre (1 de energía): 1 PH, y ella lo recordará
deed-plot_000_a_cross_without_a_name-dig = Ver qué enterraron: tira; 1-3 una lesión, 4-6 robas 2 cartas de restos y te quedas 1; ella lo recordará
deed-plot_000_a_cross_without_a_name-pass = Pasar sin sombrero: dificultad -1
card-plot_060_a_lantern_between_trees = Un farol entre los árboles
    .about = Cuando paramos, espera, lo cual es amable o es otra cosa.
deed-plot_060_a_lantern_between_trees-follow = Seguir la luz: dificultad +1, los exploradores avanzan 1 más
deed-plot_060_a_lantern_between_trees-stay = Quedarse juntos hasta el alba: cada explorador pierde 1 de energía, dificultad -1
card-plot_061_somebody_sat_at_our_fire = Alguien se sentó a nuestro fuego
    .about = El tronco aún está tibio por un lado.
deed-plot_061_somebody_sat_at_our_fire-plate = Dejarle un plato (1 de comida): 1 PH
deed-plot_061_somebody_sat_at_our_fire-wind = Fue el viento
card-plot_062_the_ladys_house = La casa de la dama
    .about = Una cama, una ventana y cuarenta años de cartas al mismo barco.
deed-plot_062_the_ladys_house-lantern = Descolgar el farol: el Farol de la dama es tuyo, y ella lo sigue
deed-plot_062_the_ladys_house-read = Leer una carta en voz alta (1 de energía): 2 PH, y ella lo recordará
deed-plot_062_the_ladys_house-light = Encendérselo y marcharse: dificultad -2
card-plot_063_the_drowned_bell = La campana hundida
    .about = Verde como el agua, y afinada con ella.
deed-plot_063_the_drowned_bell-tide = La marea la ha subido para un amigo (si la dama os recuerda bien, 1 de energía): te quedas la campana
deed-plot_063_the_drowned_bell-haul = Sacarla a pulso (dos exploradores o más, 4 de energía entre todos): te quedas la campana
deed-plot_063_the_drowned_bell-later = Que suene ahí abajo: sigue pendiente
card-plot_064_ladys_lantern = Farol de la dama
    .about = Se inclina un poco hacia casa, sea cual sea la casa.
card-plot_065_a_ship_inside_the_fog = Un barco dentro de la niebla
    .about = Alguien ahí fuera cuenta nuestras campanadas y contesta.
deed-plot_065_a_ship_inside_the_fog-ring = Tocar hasta que fallen los brazos (1 de energía): 1 PH
deed-plot_065_a_ship_inside_the_fog-listen = Solo escuchar

## Trama caves

card-plot_000_a_hole_that_breathes = Un agujero que respira
    .about = Aire fresco, olor a piedra y, en algún sitio, una gota que cuenta.
deed-plot_000_a_hole_that_breathes-mark = Abrir la boca (1 de energía): la Sala de los murciélagos queda como exploración pendiente, 1 PH
deed-plot_000_a_hole_that_breathes-peer = Señalar el sitio: la Sala de los murciélagos queda como exploración pendiente
deed-plot_000_a_hole_that_breathes-shade = Solo refrescarse en el borde: recuperar 1 de energía, dificultad -1
card-plot_000_the_swallow_hole = La sima
    .about = Un arroyo entero entra y por este lado no sale.
card-plot_066_hall_of_bats = Sala de los murciélagos
    .about = El techo se da la vuelta mientras duerme.
deed-plot_066_hall_of_bats-down = A la izquierda, hacia el agua, con antorcha (1 de madera): el Lago queda pendiente
deed-plot_066_hall_of_bats-crawl = A la derecha, a gatas: tira, con 1-2 una lesión; la Gatera queda pendiente
deed-plot_066_hall_of_bats-nets = La cena vuela bajo: 2 de comida fresca, y un derrumbe cierra la sala
deed-plot_066_hall_of_bats-later = Otro día: sigue pendiente ({ card-plot_066_hall_of_bats })
card-plot_067_lake_under_the_hill = El lago bajo la colina
    .about = Tan quieto que no lo vimos hasta que el primero se mojó.
deed-plot_067_lake_under_the_hill-swim = Cruzarlo a nado (2 de energía): 1 PH, el Embarcadero queda pendiente
deed-plot_067_lake_under_the_hill-fish = Pescar peces ciegos: tira; con 3-6, 3 de comida fresca; al lago no se vuelve
deed-plot_067_lake_under_the_hill-later = Otro día: sigue pendiente ({ card-plot_067_lake_under_the_hill })
card-plot_068_the_squeeze = La gatera
    .about = Aquí se dejan atrás la mochila, el sombrero y la buena opinión de uno mismo.
deed-plot_068_the_squeeze-breathe = Soltar el aire y empujar (1 de energía): tira; 1-2 atascado (1 lesión, sigue pendiente), 3-6 la Galería de las manos queda pendiente
deed-plot_068_the_squeeze-widen = Ensancharla entre todos (3 de energía entre todos): la Galería de las manos queda pendiente
deed-plot_068_the_squeeze-later = Con el estómago lleno, no: sigue pendiente
card-plot_069_gallery_of_hands = Galería de las manos
    .about = Cientos de manos en tierra roja; todas saludan, o todas dicen basta.
deed-plot_069_gallery_of_hands-beside = Añadir todos vuestras manos a las suyas: cada explorador recupera 1 de energía
deed-plot_069_gallery_of_hands-over = Escribir tu nombre en la pared: 1 PH, dificultad +2
card-plot_070_the_chimney = La chimenea
    .about = La piedra que tiramos aún no ha escrito.
deed-plot_070_the_chimney-rope = Bajar con el cabo (si el grupo tiene un Rollo de cabo): la Cámara de cristal queda pendiente
deed-plot_070_the_chimney-hands = Bajar sin él (1 de energía): tira, con 1-3 una lesión; la Cámara de cristal queda pendiente
deed-plot_070_the_chimney-later = Esperar la carta: sigue pendiente
card-plot_071_smugglers_landing = El embarcadero de los contrabandistas
    .about = Doce cajas, un bote podrido y una lámpara muy buena.
deed-plot_071_smugglers_landing-all = Abrirlas entre todos: cada explorador roba 1 carta de restos
deed-plot_071_smugglers_landing-first = Elegir antes de que salgan del agua: robas 2 cartas de restos, te quedas 1 y tomas la Lámpara de contrabandista
card-plot_072_crystal_chamber = La cámara de cristal
    .about = Una cerilla y todo el cielo nocturno está bajo tierra.
deed-plot_072_crystal_chamber-one = Recoger uno suelto: tomas el Cristal de roca
deed-plot_072_crystal_chamber-break = Romper el gran pilar: el Cristal de roca y 2 PH; tira, con 1-3 cada explorador sufre 1 lesión
deed-plot_072_crystal_chamber-look = Solo mirar, todos juntos: cada explorador toma 1 PH
card-plot_073_smugglers_lamp = Lámpara de contrabandista
    .about = Te enseña el camino a ti y a nadie más.
card-plot_074_rock_crystal = Cristal de roca
    .about = Al sol se ve desde muy lejos, y a su dueño también.
card-plot_075_daylight_on_the_far_side = Luz al otro lado
    .about = Entramos como exploradores y salimos como topos, pero mucho más lejos.
deed-plot_075_daylight_on_the_far_side-out = Salir y subir: cada explorador pierde 1 de energía y avanza 2
deed-plot_075_daylight_on_the_far_side-back = Recordar el camino de vuelta bajo la colina: dificultad -3

## Trama signal

card-plot_000_lights_offshore = Luces mar adentro
    .about = Una blanca y una roja, y no titilan: parpadean.
deed-plot_000_lights_offshore-answer = Contestar con una antorcha (1 de madera): 1 PH, y alguien vendrá a mirar
deed-plot_000_lights_offshore-dark = Quedarse a oscuras y contar los destellos: dificultad -1, y el barco sigue hacia el cabo
card-plot_000_a_flash_on_the_horizon = Un destello en el horizonte
    .about = Largo, corto, largo: o es un idioma o una ventana suelta.
deed-plot_000_a_flash_on_the_horizon-mirror = Devolver el destello (si el grupo tiene un Espejo de mano): 2 PH, y alguien vendrá a mirar
deed-plot_000_a_flash_on_the_horizon-bearing = Tomarle el rumbo (1 de energía): 1 PH
deed-plot_000_a_flash_on_the_horizon-blink = Parpadear y seguir
card-plot_076_a_boat_at_the_river_mouth = Un bote en la desembocadura
    .about = Seis remos, ninguna bandera y un barril que llenan sin cantar.
deed-plot_076_a_boat_at_the_river_mouth-meet = Acercarse: tira; 1-2 una refriega (fuerza 5; si ganáis, 1 PH, y si perdéis, 2 de comida robada y 1 lesión, para el jugador inicial), 3-6 balleneros: 3 de comida y una promesa
deed-plot_076_a_boat_at_the_river_mouth-hide = Esconderse y apagar el fuego: se marchan, y el barco sigue hacia el cabo
card-plot_077_round_the_cape = Tras el cabo
    .about = La vela se mete tras el promontorio como una carta en una manga.
deed-plot_077_round_the_cape-run = Correr por la playa trazando letras (2 de energía): 1 PH y 1 de progreso en la señal en la arena
deed-plot_077_round_the_cape-stare = Mirar el hueco
card-plot_078_the_old_signal_post = El viejo puesto de señales
    .about = Un mástil, una manivela y un libro donde nadie llega tarde desde 1771.
deed-plot_078_the_old_signal_post-mend = Repararlo (2 de energía entre todos): el Puesto de señales entra en el campamento, 1 PH
deed-plot_078_the_old_signal_post-fell = Derribar el mástil: 3 de madera al almacén
card-plot_079_the_whalers_promise = La promesa de los balleneros
    .about = Volverán a pasar, dijeron, si quemamos algo que merezca el desvío.
deed-plot_079_the_whalers_promise-wood = Comerciar para todos (1 de comida): 2 de progreso de madera en la gran hoguera
deed-plot_079_the_whalers_promise-tale = Dejar claro quién manda aquí (1 de energía): 2 PH
deed-plot_079_the_whalers_promise-wave = Saludar hasta que se pierden de vista
card-plot_080_signal_post = Puesto de señales
    .about = Allá arriba se está a solas con todo el Pacífico y una manivela que chirría.
deed-plot_080_signal_post-watch = Hacer la guardia: mira los 3 primeros eventos y ordénalos
deed-plot_080_signal_post-direct = Dirigir el trabajo en la playa: 2 de progreso en la señal en la arena
card-plot_081_the_deserter = El desertor
    .about = Prefiere nuestra isla a su capitán, lo que dice algo de los dos.
deed-plot_081_the_deserter-feed = Darle de comer (1 de comida): tomas sus Banderas de señales, dificultad -1
deed-plot_081_the_deserter-betray = Entregarlo a los balleneros (si los conocemos): 3 de madera al almacén, descartas 1 PH
deed-plot_081_the_deserter-rob = Quitarle el hato: fuerza 5; si ganas, tomas sus Banderas de señales; si no, 1 lesión
deed-plot_081_the_deserter-nod = Saludar con la cabeza y seguir
card-plot_082_signal_flags = Banderas de señales
    .about = Con ellas se puede decir todo menos cuándo.
card-plot_083_the_survey_schooner = La goleta hidrográfica
    .about = Mide todas las rocas de esta costa y se mantiene bien lejos de todas.

## Trama volcano

card-plot_000_warm_stones = Piedras tibias
    .about = Aquí nadie ha hecho fuego, y sin embargo el suelo cocina.
deed-plot_000_warm_stones-bake = Asar raíces en ellas: 2 de comida fresca
deed-plot_000_warm_stones-trace = Rastrear el calor cuesta arriba (1 de energía): 1 PH, y lleva al corazón
card-plot_000_the_mountain_clears_its_throat = La montaña carraspea
    .about = A todos los pájaros de la isla se les ha ocurrido de pronto otro sitio.
deed-plot_000_the_mountain_clears_its_throat-run = Correr cuesta arriba: cada explorador pierde 1 de energía y avanza 1 más
deed-plot_000_the_mountain_clears_its_throat-cover = Tumbarse y esperar: dificultad +1, quien robó la carta toma 1 PH
card-plot_084_tremor = Temblor de tierra
    .about = La tetera cruzó la mesa y miró atrás.
card-plot_085_smoke_over_the_mountain = Humo sobre la montaña
    .about = Cada mañana escribe la misma palabra gris.
card-plot_086_the_cracked_slope = La ladera agrietada
    .about = Una grieta silba, otra canta y la tercera calla de un modo que no nos gusta.
deed-plot_086_the_cracked_slope-vent = Hacia la que calla (1 de energía): la boca es la próxima carta de Corazón
deed-plot_086_the_cracked_slope-glass = Rodear por el campo negro: allí algo refleja el sol
card-plot_087_ash_rain = Lluvia de ceniza
    .about = Aquí nieva por primera vez, y la nieve está caliente.
card-plot_088_field_of_black_glass = Campo de vidrio negro
    .about = El viejo fuego dejó tirados los cristales de sus ventanas.
deed-plot_088_field_of_black_glass-blade = Tallar una hoja: tira; con 1 una lesión; tomas la Hoja de obsidiana
deed-plot_088_field_of_black_glass-cross = Cruzarlo deprisa: los exploradores avanzan 1 más, dificultad +1
card-plot_089_obsidian_blade = Hoja de obsidiana
    .about = Afeita, talla y no perdona nada.
card-plot_090_the_night_of_fire = La noche de fuego
    .about = Por una noche somos el lugar más brillante de cualquier carta.
card-plot_091_the_quiet_vent = La boca que calla
    .about = Un tapón de piedra no mayor que un carro, y detrás una montaña entera.
deed-plot_091_the_quiet_vent-open = Abrirle salida al mar (dos exploradores o más, 4 de energía entre todos): cada explorador toma 1 PH y la montaña será benigna
deed-plot_091_the_quiet_vent-powder = Volar el tapón (descartas el Barril de pólvora): 2 PH para ti y la montaña será benigna
deed-plot_091_the_quiet_vent-sketch = Dibujarlo para una sociedad científica: 1 PH, dificultad +1

## Trama temple

card-plot_000_temple = El templo
    .about = La colina tiene esquinas, y una de ellas es una puerta.
card-plot_092_stair_of_roots = Escalera de raíces
    .about = Los árboles llevan quinientos años leyendo el edificio desde arriba.
deed-plot_092_stair_of_roots-down = Bajar: cada explorador pierde 1 de energía y quien robó la carta toma 1 PH
deed-plot_092_stair_of_roots-up = Subir: los exploradores ven un camino tras la colina y avanzan 1 más, dificultad +1
card-plot_093_tilting_slabs = Losas basculantes
    .about = El suelo tiene sentido del humor, pero solo un chiste.
card-plot_094_the_offering_bowl = El cuenco de las ofrendas
    .about = Lo han pulido manos que tenían poco y dieron algo.
deed-plot_094_the_offering_bowl-give = Renunciar a algo (1 de comida): cada explorador toma 1 PH
deed-plot_094_the_offering_bowl-take = Rebuscar las monedas antiguas: 2 PH para ti, dificultad +2
deed-plot_094_the_offering_bowl-bow = Inclinarse y seguir: dificultad -1
card-plot_095_the_painted_wall = El muro pintado
    .about = Un barco, una tormenta y cuatro figuritas en una playa: lo pintaron mucho antes que nosotros.
deed-plot_095_the_painted_wall-read = Leer lo que viene después (1 de energía): mira los 3 primeros eventos y ordénalos
deed-plot_095_the_painted_wall-on = Mejor no saberlo
card-plot_096_the_jade_idol = El ídolo de jade
    .about = Cabe en un bolsillo como si le hubieran tomado medidas.
deed-plot_096_the_jade_idol-take = Cogerlo: vale 4 PH, pero -1 a las tiradas de regreso de tu grupo
deed-plot_096_the_jade_idol-turn = Ponerlo de cara a la pared: dificultad -2 y 1 PH
card-plot_097_the_dark_passage = El pasadizo oscuro
    .about = Aquí las paredes están tan cerca que nos acaban las frases.
deed-plot_097_the_dark_passage-torch = Quemar una antorcha (1 de madera): 1 PH
deed-plot_097_the_dark_passage-grope = Ir a tientas: cada explorador pierde 1 de energía
card-plot_098_the_side_door = La puerta lateral
    .about = Luz, helechos y olor a lluvia: a los constructores también les gustaba escabullirse.
deed-plot_098_the_side_door-out = Salir del templo: dificultad -1, los demás mazos vuelven a estar abiertos
deed-plot_098_the_side_door-in = Calzarla y seguir dentro: cada explorador recupera 1 de energía
card-plot_099_the_keeper = La guardiana
    .about = Una pitón tan larga como el pasillo, y el pasillo es suyo.
deed-plot_099_the_keeper-fight = Luchar: fuerza 7; si ganáis, 2 PH; si no, 2 lesiones para ti y 1 para los demás
deed-plot_099_the_keeper-feed = Echarle las provisiones (1 de comida): nos deja pasar, dificultad -1
deed-plot_099_the_keeper-flee = Correr hacia la luz: fuera del templo, cada explorador pierde 1 de energía
card-plot_100_the_inner_chamber = La cámara interior
    .about = Un banco, una lámpara y un techo que se sostiene por educación.
deed-plot_100_the_inner_chamber-sit = Sentaros todos: cada explorador toma 1 PH y recupera 1 de energía, y salís del templo
deed-plot_100_the_inner_chamber-lamp = Arrancar la lámpara: 2 PH y robas 2 cartas de restos, te quedas 1; el techo cae: cada explorador sufre 1 lesión y el templo queda cerrado
