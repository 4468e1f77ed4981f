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
web-rc-goal = Objetivo: { $done } de { $needed }
web-rc-sheet = Abrir la hoja del escenario
web-rc-points = Puntos de victoria: { $points }
web-rc-book = Icono de libro de los eventos: { $effect }
web-rc-goal-inventions = Hace falta para la meta
web-rc-crew = Equipo con vida
web-rc-captured = La actriz está capturada.
web-rc-pile = Madera en la pila: { $wood }
web-rc-event-back = En el dorso de la próxima carta de evento: { $back }.
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
web-rc-shelter-built = construido
web-rc-shelter-natural = refugio natural
web-rc-shelter-none = todavía ninguno
web-rc-level = Nivel { $level }
web-rc-dearer = Cuesta una madera más
web-rc-available = Disponible
web-rc-future = Tras las acciones
web-rc-actions = Acciones y plan
web-rc-planned = Planeado con el número { $number }: { $spot }, con { $pawns }
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
web-rc-threats = Amenazas
web-rc-no-threat = sin amenaza
web-rc-strikes-next = Será la próxima en resolverse
web-rc-strikes-later = Se desplaza antes
web-rc-ambush = Acecha un animal
web-rc-weather = Tiempo de hoy
web-rc-calm = calma
web-rc-die-rain = dado de lluvia
web-rc-die-winter = dado de invierno
web-rc-die-animals = dado de animales hambrientos
web-rc-toll = Nubes { $clouds }, tejado { $roof }: pasan { $above }. −{ $wood } madera, −{ $food } comida.
web-rc-inventions = Inventos y objetos
web-rc-built = Creado
web-rc-built-locked = Creado, ahora sin uso
web-rc-group-ready = Se puede crear ahora
web-rc-group-one = Falta una cosa
web-rc-group-later = Más adelante
web-rc-things = Objetos iniciales y tesoros
web-rc-coming = Tras las acciones: { $things }
web-rc-needs = Aún falta: { $what }
web-rc-can-build = Solo faltan peones y recursos
web-rc-is-built = Creado, está en el campamento
web-rc-owner = Invento de { $seat }
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
web-rc-morale-falls = La moral baja con la herida { $wounds }.
web-rc-abilities = Habilidades: { $name }
web-rc-used = usada esta ronda
