### What only the browser says in this game, in Spanish. Every message has its twin in web.en.ftl.

web-nau-board = La isla y el campamento
web-nau-panels = Partes del tablero
web-nau-panel-camp = Campamento
web-nau-panel-day = Día
web-nau-panel-island = Isla
web-nau-cast = ¿Quién iba a bordo?
web-nau-taken = Lo lleva { $seat }
web-nau-white = el peón blanco
web-nau-pawns = Peones: { $pawns }
web-nau-storage = Almacén
web-nau-food = Comida
web-nau-food-about = Contadores de comida: se conservan.
web-nau-fresh = Fresca
web-nau-fresh-about = Comida fresca: lo que no se come esta noche se pudre.
web-nau-supply = Víveres
web-nau-supply-about = Fichas de víveres boca abajo que se pueden encontrar.
web-nau-fish = Pesca
web-nau-fish-about = Fichas de pescado boca abajo en el suministro de pesca.
web-nau-buildings = Fuego y construcciones
web-nau-fire-out = apagada
web-nau-fire-lit = encendida
web-nau-fire-fed = con madera
web-nau-built = terminado
web-nau-progress = { $done } de { $needed }
web-nau-build-cost = { $energy } de energía, { $wood } de madera
web-nau-rest-brings = Descanso: { $low } o { $high } de energía ({ $shelter })
web-nau-rest-without = Descanso: { $energy } de energía, sin refugio
web-nau-cards = Cartas de campamento
web-nau-slot = Espacio libre { $number }
web-nau-red = perjudicial
web-nau-aim = Que os rescaten, con la mejor historia.
web-nau-turn = Turno { $turn } de { $turns }
web-nau-last-turn = La partida acaba tras el turno { $number }
web-nau-phases = Las fases del turno
web-nau-phase-event = Eventos
web-nau-phase-actions = Acciones
web-nau-phase-survival = Supervivencia
web-nau-phase-end = Fin de turno
web-nau-events-left =
    { $number ->
        [one] Queda 1 evento
       *[other] Quedan { $number } eventos
    }
web-nau-event = Evento
web-nau-rescue = Lo que pide un rescate
web-nau-rescue-met = Para el rescate: { $met }{"\u00A0"}de{"\u00A0"}{ $needed }
web-nau-rescue-needs = Para el rescate: { $needs }
web-nau-met = conseguido
web-nau-missing = falta
web-nau-weather = Clima
web-nau-return-change = { $number } a las tiradas de regreso
web-nau-about-hot = Todos pierden 1 de energía.
web-nau-about-storm = La hoguera se apaga y nadie puede pescar.
web-nau-wreck = Naufragio: { $number } de { $most } cubos
web-nau-actions = Acciones, de arriba abajo
web-nau-camp-first = Primero, el campamento
web-nau-blocked = este turno no
web-nau-no-fishing = Ahora sin pesca: tormenta
web-nau-salvage = Hay algo que recuperar
web-nau-no-salvage = No hay nada que recuperar
web-nau-full = Ninguna casilla libre
web-nau-cost = Próxima casilla: { $number } de energía
web-nau-cost-open = Próxima casilla: la energía que quieras
web-nau-rest = Descansar, casilla { $number }
web-nau-track = Track de exploración
web-nau-at = { $seat }: casilla { $space }, { $sector }.
web-nau-cards-left =
    { $number ->
        [one] 1 carta
       *[other] { $number } cartas
    }
web-nau-known = Conoces: { $cards }
web-nau-chances = con la probabilidad en %
web-nau-difficulty = Dificultad de regreso
web-nau-remains =
    { $number ->
        [one] 1 carta de restos
       *[other] { $number } cartas de restos
    }
web-nau-lost = Perdidos aquí: { $seats }
web-nau-pending = Exploraciones pendientes
web-nau-pile = Pila boca abajo ({ $number })
web-nau-stories = Tramas
web-nau-march = Exploración, en orden de marcha
web-nau-locked = Solo podéis seguir con la pila.
web-nau-from-wreck = Del naufragio
web-nau-legacy = Pertenencias de quien ha muerto
web-nau-peeked = Solo tú ves estas cartas
web-nau-energy = Energía
web-nau-energy-scale = Energía { $energy } de { $usable }. Lesiones: { $injuries }, secuelas: { $sequelae }.
web-nau-extra = Energía extra este turno: { $number }.
web-nau-place-camp = en el campamento
web-nau-place-exploring = explorando
web-nau-place-dead = ha muerto
web-nau-lost-at = sin camino, dificultad { $number }
web-nau-starting = jugador inicial
web-nau-tokens = Fichas de PH: { $number }
web-nau-only-you = solo lo ves tú
web-nau-carries = Lleva { $number } de comida
web-nau-items = Objetos { $seat }
web-nau-own-pawn = Peón { $seat }
web-nau-prepared = exploración preparada
web-nau-item-strength = fuerza +{ $number }
web-nau-item-story =
    { $number ->
        [one] 1 punto de historia
       *[other] { $number } puntos de historia
    }
web-nau-item-rescue = puede traer el rescate
web-nau-item-price = { $number } de energía
web-nau-stat-return-roll = { $number } a las tiradas de regreso
web-nau-stat-diary-extra =
    { $count ->
        [one] { $number } ficha de PH con Diario
       *[other] { $number } fichas de PH con Diario
    }
web-nau-stat-rest-energy = { $number } de energía con Descansar
web-nau-stat-fish-extra =
    { $count ->
        [one] { $number } ficha de pescado con Pescar
       *[other] { $number } fichas de pescado con Pescar
    }
web-nau-stat-fire-declared = { $number } al encender la hoguera
web-nau-stat-build-bonus = { $number } de energía con Construir
web-nau-stat-wood-extra = { $number } de madera con Madera
web-nau-stat-night-safe = sin pérdida si no hay fuego
web-nau-stat-preserve-food = { $number } de comida fresca conservada
web-nau-stat-fish-draw-choose = elegir al pescar
web-nau-stat-injury-dice =
    { $count ->
        [one] { $number } dado por lesiones
       *[other] { $number } dados por lesiones
    }
web-nau-when-before-roll = antes de una tirada
web-nau-when-when-diary = con Diario
web-nau-when-when-forage = con Víveres
web-nau-when-when-wood = con Madera
web-nau-when-when-build = con Construir
web-nau-when-when-rest = con Descansar
web-nau-when-when-fish = con Pescar
web-nau-when-when-explore-start = al salir de exploración
web-nau-when-feeding = en la Alimentación
web-nau-when-injuries-step = al revisar las lesiones
web-nau-limit-once-per-turn = una vez por turno
web-nau-limit-once-per-game = una vez
web-nau-limit-discard = descartar
web-nau-limit-uses =
    { $number ->
        [one] una vez
        [2] dos veces
       *[other] { $number } veces
    }
web-nau-power-peek =
    { $number ->
        [one] ver la primera carta ({ $deck })
       *[other] ver las { $number } primeras cartas ({ $deck })
    }
web-nau-power-reroll =
    { $which ->
        [campfire] repetir la tirada de la hoguera
        [return] repetir una tirada de regreso
        [strength] repetir una tirada de fuerza
       *[any] repetir una tirada
    }
web-nau-power-fire-lit = la hoguera se enciende
web-nau-power-heal =
    { $number ->
        [one] curar 1 lesión
       *[other] curar { $number } lesiones
    }
web-nau-power-energy = recuperar { $number } de energía
web-nau-power-gain-food = { $number } de comida
web-nau-action-forage = Una ficha de víveres del suministro va al almacén, boca arriba.
web-nau-action-wood = 1 de madera al almacén.
web-nau-action-diary = Coge 1 ficha de PH; solo tú conoces su valor.
web-nau-action-salvage = Se descubren { $cards } cartas de restos; todos cogen una, tú primero.
web-nau-action-campfire = Declara energía y tira: si sale eso o menos y hay 1 de madera, la hoguera se enciende. Cada noche da { $lit } de energía a cada uno del campamento; sin ella, cada uno pierde { $out }.
web-nau-action-build = Propón una construcción; todos los del campamento pueden aportar energía.
web-nau-action-exploration = Únete a la exploración de este turno, lo último que se resuelve.
web-nau-action-rest = Tira y recupera energía, más cuanto mejor sea el refugio; después retira una lesión. La casilla marca el momento del descanso.
web-nau-action-camp = En los espacios libres se añaden las cartas de campamento que se encuentran por el camino. Un peón en cada carta; son lo primero que se resuelve.
web-nau-sheet-carries = puede comer lo que lleva ({ $number } de comida)
web-nau-sheet-hungry =
    { $number ->
        [one] con hambre, 1 lesión
       *[other] con hambre, { $number } lesiones
    }
web-nau-brief-camp-great-effort = Energía extra ahora, por una lesión.
web-nau-brief-camp-edible = Comida para llevar contigo.
web-nau-brief-camp-fishing = Coges una ficha de pescado; no con Tormenta.
web-nau-brief-camp-look-around = Ves lo que esconde la costa.
web-nau-brief-camp-prepare-exploration = Después exploras gratis.
web-nau-brief-camp-greed = Luchas por el oro y las joyas.
web-nau-brief-camp-spring = Recuperas energía.
web-nau-brief-camp-crab-traps = Comida fresca; no con Tormenta.
web-nau-brief-camp-goat = La ordeñas o la sacrificas.
web-nau-brief-camp-dog = Cazas con ella o disfrutas de su compañía.
web-nau-brief-camp-lookout = Ves y ordenas los próximos eventos.
web-nau-brief-camp-timber-stand = Madera a cambio de energía.
web-nau-brief-camp-herbs = Un náufrago retira una lesión.
web-nau-brief-camp-smokehouse = La madera se convierte en comida.
web-nau-brief-camp-trail = Ves lo que esconde el interior.
web-nau-brief-camp-rats = Se comen la comida hasta que las echéis.
web-nau-brief-camp-fever = Debilita al jugador inicial hasta curarla.
web-nau-brief-camp-raiders = Roban de noche si la hoguera está apagada.
web-nau-brief-camp-snakes = Buscar víveres puede costar una lesión.
web-nau-brief-camp-feud = Amarga cada comida hasta que haya paz.
web-nau-brief-plot-016-pit-trap = La cebas con comida y esperas carne.
web-nau-brief-plot-022-the-corral = Comida a cambio de energía.
web-nau-brief-plot-024-seedbeds = Siembras o escardas: será un huerto.
web-nau-brief-plot-026-kitchen-garden = Recoges para todos, o comes aquí.
web-nau-brief-plot-046-barter-mat = Cambias madera, comida o un relato.
web-nau-brief-plot-049-the-shakes = Puede herir al jugador inicial hasta curarla.
web-nau-brief-plot-080-signal-post = Vigilas el mar o diriges el trabajo en la playa.
web-nau-brief-plot-085-smoke-over-the-mountain = Puede debilitar a todo el campamento.
web-nau-grid-is = Dos dados deben sumar { $need } o más.
web-nau-grid-sure = Nada puede salir mal.
web-nau-grid-never = Dos dados no llegan a tanto.
web-nau-home-together = Todo el grupo
web-nau-home-one = El camino a casa
web-nau-home-alone = Solo { $seat }
web-nau-home-later = Tras una carta de +1: { $later }{"\u00A0"}%. Estas tiradas fallarían entonces.
web-nau-takers = Cogen por este orden
web-nau-turns-back = Tal como están las cosas

## Told in one breath

