### What only the browser says in this game, in Spanish. Every message has its twin in web.en.ftl.

web-rc-board = La isla y el campamento
web-rc-panels = Partes del tablero
web-rc-panel-map = Mapa
web-rc-panel-plan = Plan
web-rc-panel-workshop = Taller
web-rc-phases = Fases de la ronda
web-rc-phase-event = Evento
web-rc-phase-morale = Moral
web-rc-phase-production = Producción
web-rc-phase-action = Acción
web-rc-phase-weather = Tiempo
web-rc-phase-night = Noche
web-rc-now-planning = planificar
web-rc-now-action = resolver
web-rc-round = Ronda { $round } de { $rounds }
web-rc-round-short = Ronda { $round } / { $rounds }
web-rc-sheet = Abrir la hoja del escenario
web-rc-points = Puntos de victoria: { $points }
web-rc-book = Icono de libro de los eventos: { $effect }
web-rc-goal-inventions = Hace falta para el objetivo
web-rc-crew = Equipo con vida
web-rc-captured = La actriz está capturada.
web-rc-event-back = En el dorso de la próxima carta de Evento: { $back }.
web-rc-decks = Mazos
web-rc-deck-events = Eventos
web-rc-deck-build = Aventuras: crear
web-rc-deck-gather = Aventuras: obtener recursos
web-rc-deck-explore = Aventuras: explorar
web-rc-deck-mystery = Misterio
web-rc-deck-beasts = Animales
web-rc-deck-hunt = Caza
web-rc-deck-tiles = Piezas de Isla
web-rc-deck-tokens = Fichas de Descubrimiento
web-rc-deck-inventions = Inventos
web-rc-known-top = Visto encima de los mazos: { $cards }.
web-rc-camp = Campamento
web-rc-morale = Moral
web-rc-shelter = Refugio
web-rc-shelter-built = creado
web-rc-shelter-natural = refugio natural
web-rc-shelter-none = todavía ninguno
web-rc-level = Nivel { $level }
web-rc-dearer = Cuesta 1 de madera más
web-rc-future = Recursos futuros
web-rc-actions = Acciones y plan
web-rc-plan = El plan
web-rc-pawns-left = Peones libres:
web-rc-calendar = Calendario de las rondas
web-rc-stores = Recursos disponibles
web-rc-planned = Planeado con el número { $number }: { $spot }, con { $pawns }
web-rc-planned-below = +{ $number } ↓
web-rc-stack-hunt =
    { $cards ->
        [one] una carta de Animal en el mazo de Caza
       *[other] { $cards } cartas de Animal en el mazo de Caza
    }
web-rc-stack-explore =
    { $cards ->
        [one] queda una pieza
       *[other] quedan { $cards } piezas
    }
web-rc-pawns-here = Peones aquí: { $pawns }
web-rc-tokens-here = Fichas aquí: { $tokens }
web-rc-closed = inaccesible
web-rc-unexplored = sin explorar
web-rc-covered = terreno cubierto
web-rc-sources = fuentes: { $sources }
web-rc-exhausted = agotado: { $sources }
web-rc-camp-here = el campamento está aquí
web-rc-shelter-here = el campamento está aquí, con el refugio
web-rc-natural-shelter = refugio natural
web-rc-totem = tótem { $number }: { $name }
web-rc-blue = aquí hay una cruz o una trampa
web-rc-burnt = quemado
web-rc-distance =
    { $steps ->
        [one] a un paso del campamento
       *[other] a { $steps } pasos del campamento
    }
web-rc-no-way = todavía sin camino
web-rc-strikes-next = Será la próxima en resolverse
web-rc-strikes-later = Se resuelve en dos rondas
web-rc-calm = calma
web-rc-die-rain = dado de lluvia
web-rc-die-winter = dado de invierno
web-rc-die-animals = dado de animales hambrientos
web-rc-inventions = Inventos y objetos
web-rc-group-now = Se puede crear ahora
web-rc-group-one = Falta una cosa
web-rc-group-later = Más adelante
web-rc-things = En el campamento
web-rc-things-locked = En el campamento; los objetos creados no se pueden usar ahora
web-rc-things-none = todavía nada
web-rc-all = Los { $number } inventos
web-rc-ready-number =
    { $number ->
        [0] ahora, ninguno
        [one] ahora se puede crear uno
       *[other] ahora se pueden crear { $number }
    }
web-rc-open-workshop = Ver todos
web-rc-coming = Recursos futuros: { $things }
web-rc-needs = Aún falta: { $what }
web-rc-is-built = Creado, está en el campamento
web-rc-owner = Invento { $seat }
web-rc-first = jugador inicial
web-rc-outside = fuera esta noche
web-rc-determination = { $number } de Determinación
web-rc-free-pawns =
    { $number ->
        [0] ningún peón libre
        [one] un peón libre
       *[other] { $number } peones libres
    }
web-rc-life =
    { $wounds ->
        [0] Sin heridas; muere con la herida { $most }.
        [one] Una herida; muere con la herida { $most }.
       *[other] { $wounds } heridas; muere con la herida { $most }.
    }
web-rc-may-come =
    { $wounds ->
        [one] Este plan puede traer 1 herida más.
       *[other] Este plan puede traer { $wounds } heridas más.
    }
web-rc-morale-falls = La moral baja con la herida { $wounds }.
web-rc-abilities = Habilidades: { $name }
web-rc-used = usada esta ronda
web-rc-sheet-character = Vida
web-rc-sheet-resource = Recursos disponibles
web-rc-sheet-wounds =
    { $number ->
        [one] 1 herida
       *[other] { $number } heridas
    }
web-rc-tonight = Esta noche, con este plan
web-rc-sum = Abrir la cuenta.
web-rc-cell-food = Comida
web-rc-cell-sky = Cielo, tejado { $roof }
web-rc-cell-animals = La noche
web-rc-cell-threat = Amenaza
web-rc-cell-wounds = Heridas
web-rc-value-food =
    { $percent ->
        [100] comen todos
        [0] hambre
       *[other] comen todos { $percent }{"\u00A0"}%
    }
web-rc-value-sky =
    { $percent ->
        [0] mojados
       *[other] secos { $percent }{"\u00A0"}%
    }
web-rc-value-animals = a salvo { $percent }{"\u00A0"}%
web-rc-value-shelter =
    { $percent ->
        [100] a cubierto
        [0] a la intemperie
       *[other] a cubierto { $percent }{"\u00A0"}%
    }
web-rc-not-known = Se calcula cada vez que decide alguien del grupo.
web-rc-not-counted = (no se cuenta)
web-rc-on-average = De media
web-rc-averted-by = Qué la evita
web-rc-need-met = hay
web-rc-need-lacking = falta
web-rc-need-pawns =
    { $number ->
        [one] 1 peón
       *[other] { $number } peones
    }
web-rc-dies-in =
    { $number ->
        [one] Muere con 1 herida más.
       *[other] Muere con { $number } heridas más.
    }
web-rc-also = Además, lo que no se puede calcular
web-rc-while-planning = Se calcula mientras planificas.
web-rc-callout = El paso que más cambia
web-rc-no-sky = despejado
web-rc-no-animals = tranquila
web-rc-threat-action = acción de amenaza «{ $card }»
web-rc-no-threat = ninguna
web-rc-no-wounds = ninguna
web-rc-add-pawn = Añadir tu peón
web-rc-goal = El objetivo
web-rc-goal-part = { $part }: { $done }{"\u00A0"}de{"\u00A0"}{ $needed }
web-rc-round-number = Ronda { $round }
web-rc-die-per-totem = Cada pieza con tótem en juego añade una tirada del dado de animales hambrientos.
web-rc-totems = Tótems, en el orden en que se encuentran
web-rc-ambush = Acecha un animal
web-rc-note-stores = Comida { $food }, madera { $wood }
web-rc-note-camp = Tejado { $roof }, empalizada { $palisade }, armas { $weapon }
web-rc-note-sky = Nubes: { $clouds }. Tejado: { $roof }.
web-rc-note-above =
    { $above ->
        [0] El tejado aguanta.
        [one] 1 supera el tejado: cuesta 1 de comida y 1 de madera.
       *[other] { $above } superan el tejado: cuestan { $above } de comida y { $above } de madera.
    }
web-rc-note-fight = Fuerza { $strength } contra nivel de armas { $weapon }.
web-rc-note-short =
    { $short ->
        [0] Es suficiente: sin heridas.
        [one] Falta 1: 1 herida.
       *[other] Faltan { $short }: { $short } heridas.
    }
web-rc-note-life = { $name }: { $wounds } de { $most } heridas
