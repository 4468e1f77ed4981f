### Lo que solo dice el navegador, en español. Cada mensaje tiene su pareja en web.en.ftl;
### web/tests/keys.test.ts compara ambos con el código del cliente.

## Palabras de todas partes

web-home = Inicio
web-skip = Ir al contenido
web-close = Cerrar
web-cancel = Cancelar
web-yes = sí
web-no = no
web-loading = Preparando la mesa…
web-offline = Ahora mismo no se puede contactar con el servidor.
web-went-wrong = No ha funcionado.
web-theme-dark = Colores oscuros
web-theme-light = Colores claros
web-credits = Créditos y licencias
web-api = API
web-board = Tablero
web-choices = Lo que puedes hacer
web-rules = Reglas
web-options = Opciones
web-players = Jugadores
web-games = Juegos
web-statistics = Estadísticas
web-decisions = Decisiones
web-not-found = Aquí solo hay mar
web-not-found-about = No hay ninguna página en esta dirección.

## Inicio

web-welcome = Cuatro islas, una mesa
web-welcome-about = A solas, en un mismo dispositivo, con amigos por enlace o contra bots. Sin cuenta.
web-play = Jugar
web-seats-from-to = De { $fewest } a { $most } jugadores
web-continue = Continuar
web-continue-none = Aquí aparecen las partidas que empiezas o a las que te unes.
web-your-turn = Te toca
web-waiting = Esperando a otros
web-game-over = Terminada
web-closed = Cerrada
web-outdated = Terminada por una actualización
web-save-all = Guardar todas mis partidas
web-save-all-about = Un archivo zip. De las partidas con otras personas contiene tu propio registro; las que juegas a solas se guardan enteras, y su semilla queda a la vista.
web-damaged = Dañada
web-damaged-about = Esta partida ya no se puede abrir.
web-mend =
    { $count ->
        [0] Empezarla de nuevo
        [one] Seguir después de la primera decisión
       *[other] Seguir después de la decisión { $count }
    }
web-choices-made =
    { $count ->
        [0] recién empezada
        [one] una decisión
       *[other] { $count } decisiones
    }
web-join = Unirse con un enlace
web-join-about = Pega el enlace que te han enviado.
web-join-button = Unirse
web-join-wrong = Este no es el enlace de una partida. Tiene esta forma: https://…/g/…#…
web-open-file = Abrir el archivo de una partida
web-open-file-about = Sigue con una partida guardada o vuelve a verla.
web-choose-file = Elegir archivo
web-bad-file = Este archivo no es una partida.

## Preparar una partida

web-new-game = Nueva partida
web-no-such-title = Aquí no existe ese juego
web-start = Empezar la partida
web-how-many = Número de jugadores
web-one-less = Un jugador menos
web-one-more = Un jugador más
web-who-plays = Quién ocupa el asiento { $number }
web-name-of = Nombre del asiento { $number }
web-kind-here = Persona en este dispositivo
web-kind-link = Persona por enlace
web-bot = Bot: { $name }
web-bot-random = al azar
web-bot-greedy = sensato
web-bot-planner-easy = pensativo
web-bot-planner = previsor
web-bot-planner-strong = meditabundo
web-links-follow = Tendrás los enlaces para enviar en cuanto empiece la partida.
web-advanced = Opciones avanzadas
web-deal-all = Elige uno para cada asiento o deja todos al azar.
web-seed = Semilla
web-seed-hidden = oculta hasta el final
web-seed-open-about = La semilla decide todos los mazos. Elige una para repetir una partida; quedará marcada como «semilla elegida» y no contará.

## La mesa

web-table = Mesa
web-menu = Menú
web-tools = Herramientas
web-tabs = Partes de la mesa
web-tab-board = Tablero
web-tab-table = Mesa
web-tab-me = Yo
web-tab-log = Registro
web-me = Juegan aquí
web-others = Los demás
web-you = tú
web-is-bot = bot
web-is-away = sin conexión
web-is-there = presente
web-is-away-since = estuvo aquí { $ago }
web-bot-plays = juega un bot
web-bot-plays-for = Un bot juega por { $seat }.
web-seat-free = asiento libre
web-seat-is-here = en este dispositivo
web-seat-is-link = por enlace
web-seat-is-bot = bot
web-hand-of = Mano de { $seat }
web-spectating = estás mirando
web-open-seed = semilla elegida
web-rewound = rebobinada
web-reconnecting = Conectando de nuevo…
web-no-such-game = Esta partida no se puede abrir

## Decidir

web-others-play = Juegan los demás.
web-next-step = Siguiente paso
web-skip-animation = Saltar
web-waiting-for = Esperando a { $seats }.
web-may-interrupt = Va a decidir { $seats }. Antes puedes jugar una carta.
web-choice-for = { $seat }: { $choice }
web-count-choices =
    { $count ->
        [one] una opción
       *[other] { $count } opciones
    }
web-choices-with = { $count } opciones con { $seat }
web-targets = Lo que puedes elegir
web-legal = Posible: { $choices }
web-changed = Acaba de cambiar
web-nothing-here = Ahora no se puede hacer nada aquí.
web-nothing-now = Ahora no te toca decidir.
web-why = Reglas de esta decisión
web-hint = Consejo
web-hinted = recomendado por el bot
web-hint-none = El bot lo dejaría pasar.
web-hint-next = Después: { $choices }.
web-undo = Deshacer
web-restart-turn = Reiniciar el turno
web-rewind = Rebobinar…
web-rewind-about = Desde tu última decisión se ha revelado algo. Aun así puedes volver atrás, pero la partida quedará marcada como rebobinada y no contará. Si otros juegan por enlace, tienen que estar de acuerdo.
web-rewind-do = Volver atrás
web-asks-back = { $seat } pide volver a la decisión { $to }. ¿Estás de acuerdo?
web-asked-back = Esperando a que los demás acepten volver a la decisión { $to }.
web-agree = De acuerdo
web-decline = No
web-command = ¿Qué quieres hacer?
web-command-label = Escribe parte de una opción
web-command-none = Ninguna opción coincide.

## Registro y repetición

web-log = Desde tu última decisión
web-log-whole = La partida hasta ahora
web-whole-log = Todo
web-log-empty = Desde entonces no ha pasado nada.
web-undone = deshecho
web-decided-by-bot = lo decidió un bot
web-jump = Ir a este momento
web-scrub = Recorrer la partida
web-position = Momento de la partida
web-position-of = decisión { $at } de { $last }
web-back-one = Una decisión atrás
web-forward-one = Una decisión adelante
web-looking-back = Mirando atrás: decisión { $at } de { $last }
web-to-now = Volver al presente

## Quién está a la mesa

web-people = Quién está a la mesa
web-people-of = { $what }: { $name }
web-people-hand-over = Que juegue un bot
web-people-give-back = Volver a jugar en persona
web-people-link = Enlace nuevo
web-people-remove = Retirar
web-people-close = Cerrar la mesa
web-people-ask-hand-over = ¿Que un bot juegue por { $name } hasta que se devuelva el asiento? Lo que decida queda marcado en el registro.
web-people-ask-link = ¿Crear un enlace nuevo para { $name }? El anterior dejará de servir.
web-people-ask-remove = ¿Quitarle el asiento a { $name } en todos sus dispositivos? Con un enlace nuevo podrá sentarse otra persona.
web-people-ask-close = ¿Cerrar la mesa para siempre? Ya no se decide nada; el registro se conserva y muestra todo lo oculto.
web-people-handed = Ahora un bot juega por { $name }.
web-people-given = { $name } vuelve a jugar en persona.
web-people-linked = Aquí está el enlace nuevo para { $name }.
web-people-closed = La mesa está cerrada.
web-people-patience = Un bot decide por quien falta
web-people-patience-about = Solo si la mesa lleva esperando ese tiempo. Queda marcado en el registro.
web-people-patience-on = Si la mesa espera demasiado a alguien ausente, decide un bot; queda marcado en el registro.
web-people-patience-set = Guardado.
web-patience-0 = nunca
web-patience-120 = a los 2 minutos
web-patience-600 = a los 10 minutos
web-patience-3600 = al cabo de una hora
web-patience-86400 = al cabo de un día
web-patience-other = a los { $seconds } segundos

## Terminada sin resultado

web-closed-title = Esta mesa está cerrada
web-closed-about = Quien la creó ha terminado la partida tal como está.
web-outdated-title = Una actualización ha terminado esta partida
web-outdated-about = Aquí ya no se puede mostrar, pero su registro está completo: quien se sentaba aquí puede guardarlo. Una versión con esas reglas puede volver a jugarla.

## Reglas, enlaces, ritmo, teclas

web-rules-now = Detrás de esta decisión
web-rules-search = Buscar en las reglas
web-share = Enlaces para compartir
web-share-about = Quien abra el enlace de un asiento lo ocupa. Mirar puede cualquiera.
web-link-for = Asiento de { $seat }
web-link-taken = ocupado
web-link-own = Tu asiento en otro dispositivo
web-link-spectate = Para mirar
web-link-position = Este momento (decisión { $at })
web-copy-this = Copiar: { $what }
web-copied = Copiado.
web-export = Guardar en un archivo
web-pace = Ritmo de los bots
web-pace-instant = Al instante
web-pace-half = Medio segundo
web-pace-one = Un segundo
web-pace-step = Paso a paso
web-keys = Teclas
web-key-arrows = Flechas
web-key-arrows-does = moverse por el tablero
web-key-enter = Intro
web-key-enter-does = elegir
web-key-l = L
web-key-l-does = siguiente lugar posible del tablero
web-key-numbers = 1 … 9
web-key-numbers-does = elegir una opción por su número
web-key-slash = /
web-key-slash-does = escribir una opción
web-key-u = U
web-key-u-does = deshacer
web-key-h = H
web-key-h-does = consejo
web-key-rules = ?
web-key-rules-does = reglas de esta decisión
web-key-scrub = [ ]
web-key-scrub-does = atrás y adelante por la partida
web-key-space = Espacio
web-key-space-does = saltar la animación
web-key-esc = Esc
web-key-esc-does = cancelar, cerrar, volver al presente

## Pasar el dispositivo

web-curtain-title = Pasa el dispositivo a { $seat }
web-curtain-text = Lo que viene ahora es solo para sus ojos.
web-curtain-button = Soy { $seat }

## El final

web-seed-was = La semilla era { $seed }
web-seed-about = Su huella se publicó antes de la primera decisión, así que nadie pudo cambiar los mazos después.
web-salt = Sal (dato secreto)
web-commitment = Huella
web-verify = Verificar
web-verified = Verificado: la semilla se fijó antes de empezar y lleva exactamente a esta partida.
web-not-verified = Esta partida no corresponde a su semilla.
web-watch-again = Volver a verla

## Créditos

web-credits-about = Robinsonade es software libre con licencia MIT. No tiene relación con las editoriales de los juegos impresos; sus nombres son de sus dueños. Aquí no hay nada copiado de ellos.
web-credits-icons = Iconos
web-credits-icons-about = De game-icons.net, licencia CC BY 3.0; se han cambiado colores y tamaños.
web-credits-lucide = Los signos de los botones son de Lucide, licencia ISC.
web-credits-fonts = Tipos de letra
web-credits-fraunces = Fraunces, de Undercase Type, SIL Open Font License 1.1
web-credits-atkinson = Atkinson Hyperlegible Next, del Braille Institute, SIL Open Font License 1.1
web-credits-code = Bibliotecas de esta página

## La Isla Prohibida

web-fi-board = La isla: { $layout }
web-fi-instruments = Agua y mazos
web-fi-dry = seca
web-fi-flooded = inundada
web-fi-sunk = hundida
web-fi-about-dry = Tierra seca. Su carta de Inundación la inundaría.
web-fi-about-flooded = Inundada. Su próxima carta de Inundación la hundiría para siempre; si la aseguras, vuelve a estar seca.
web-fi-about-sunk = Hundida. Aquí ya no puede estar nadie.
web-fi-about-landing = Sin esta loseta nadie puede salir de la isla.
web-fi-card-discarded = Su carta de Inundación está entre los descartes.
web-fi-card-in-deck = Su carta de Inundación sigue en el mazo.
web-fi-symbol = Tesoro: { $treasure }
web-fi-here = Aquí: { $pawns }
web-fi-captured = a salvo
web-fi-not-captured = aún sin recuperar
web-fi-water = Agua
web-fi-water-level =
    { $cards ->
        [0] nivel { $level } de { $skull }
       *[other] nivel { $level } de { $skull }, { $cards } cartas de Inundación por turno
    }
web-fi-cards-a-turn =
    { $cards ->
        [0] la calavera
       *[other] { $cards } cartas por turno
    }
web-fi-deck-flood = Inundación
web-fi-deck-treasure = Tesoro
web-fi-deck-flood-title = Cartas de Inundación
web-fi-deck-treasure-title = Cartas de Tesoro
web-fi-discards = { $cards } descartes
web-fi-show-discards = Ver los descartes
web-fi-discard-pile = Descartadas ({ $cards })
web-fi-known-top = Encima del mazo ({ $cards })
web-fi-known-top-about = Volvieron encima cuando subió el agua; solo se desconoce su orden.
web-fi-hand = { $cards } de { $limit } cartas
web-fi-no-cards = sin cartas
web-fi-play = Jugar { $card }

## Papúa

web-pap-board = La isla, ronda { $round }
web-pap-zones = Zonas
web-pap-round-state = Ronda, fichas y orden de turno
web-pap-round = Ronda { $round }
web-pap-last-round = Última ronda
web-pap-deck = { $cards } cartas en el mazo
web-pap-general-supply = Suministro general
web-pap-markers = Fichas de zona
web-pap-marker-free = aún fuera del tablero
web-pap-turn-order = Orden de turno
web-pap-marker = ficha { $marker }
web-pap-no-marker = sin ficha
web-pap-forbidden = prohibida
web-pap-people =
    { $number ->
        [one] { $who }: un explorador
       *[other] { $who }: { $number } exploradores
    }
web-pap-nobody = no hay nadie
web-pap-nothing = Aquí no hay nada.
web-pap-neutral = Tercer jugador
web-pap-pile = { $counters } en el montón
web-pap-note-deck = Mazo { $deck }: { $cards }
web-pap-hut =
    { $explorers ->
        [one] Cabaña: { $dice } dados, uno de ellos a elección; se entra con un explorador
       *[other] Cabaña: { $dice } dados, { $explorers } de ellos a elección; se entra con { $explorers } exploradores
    }
web-pap-no-hut = Sin cabaña: { $dice } dados
web-pap-about-huts = Con tantos exploradores aquí como pide la siguiente cabaña entras en ella: desde la próxima ronda más dados, algunos a elección, y otros tantos exploradores de tu reserva.
web-pap-about-logistics = Quien tiene más exploradores aquí elige ficha primero; los demás, una cada uno de las que quedan.
web-pap-about-expeditions = Quien está aquí puede pujar en secreto, por tantos destinos como exploradores tenga aquí. La puja con más exploradores gana la carta; en empate, monedas y después energía. Cada explorador de la puja cuesta 1 de energía.
web-pap-about-funding = Se tiran tres dados para todos; el símbolo de la carta del cuaderno dice cuál cuenta. Monedas: ese dado más tus exploradores aquí.
web-pap-about-hunting = Tira un dado más que tus exploradores aquí. Alimentos: tus exploradores más el dado mayor menos el menor.
web-pap-about-notebook = Quien tiene más exploradores aquí, sin empate, se lleva la carta; si hay empate, nadie.
web-pap-short-notebook = Para quien tiene más exploradores; si hay empate, para nadie.
web-pap-funding-high = Monedas: el mayor de tres dados más tus exploradores aquí.
web-pap-funding-low = Monedas: el menor de tres dados más tus exploradores aquí.
web-pap-funding-middle = Monedas: el resultado intermedio de tres dados más tus exploradores aquí.
web-pap-energy = Energía
web-pap-energy-about = Energía, de más a menos: { $order }. Alimentos en las casillas de abastecimiento: { $supply }.
web-pap-supply-at = Abastecer en { $space }: { $food } alimentos
web-pap-second-deck-at = Con { $energy } de energía entra en juego el segundo mazo del cuaderno
web-pap-tray = Dados y decisiones
web-pap-dice = Dados
web-pap-dice-of = Dados de { $seat }
web-pap-die = Dado: { $die }
web-pap-not-rolled = { $dice } sin tirar
web-pap-no-dice = No quedan dados.
web-pap-for-a-coin = Por una moneda
web-pap-pick-zone = Ahora, una zona.
web-pap-placed =
    { $placed ->
        [0] Cada explorador costará 1 de energía o 1 alimento.
        [one] Un explorador colocado: 1 de energía o 1 alimento.
       *[other] { $placed } exploradores colocados: { $placed } de energía o alimentos.
    }
web-pap-meal = Alimentos o energía
web-pap-meal-means =
    { $supply ->
        [0] Energía perdida: { $energy }, queda: { $left }
       *[other] Energía perdida: { $energy }, queda: { $left }; el abastecimiento pide { $supply } alimentos, faltan: { $missing }
    }
web-pap-idle-start = Empieza la ronda: se descubren cartas y fichas y se prohíbe una zona.
web-pap-idle-turns = Los dados están a punto de rodar.
web-pap-idle-resolution = Las zonas se resuelven por el orden de sus fichas.
web-pap-idle-end = La expedición ha terminado.
web-pap-bids = Pujas secretas
web-pap-your-bid = Tu puja
web-pap-bid-costs = cuesta { $energy } de energía
web-pap-bidders = Quién puja
web-pap-thinks = pensando
web-pap-sealed = ya está
web-pap-less = Uno menos
web-pap-more = Uno más
web-pap-bid-won = { $seat } ganó con exploradores { $explorers }, monedas { $coins }
web-pap-bid-lost = { $seat } pujó exploradores { $explorers }, monedas { $coins }
web-pap-screen = Tras tu pantalla
web-pap-only-you = solo lo ves tú
web-pap-coins = Monedas
web-pap-food = Alimentos
web-pap-prestige = Prestigio
web-pap-explorers = Exploradores
web-pap-pool-and-reserve = Exploradores: reserva personal + reserva general
web-pap-in-reserve = { $explorers } en la reserva general
web-pap-spent = gastada
web-pap-sheet = Hoja de puntuación
web-pap-total = Total
web-pap-winner = gana

## Náufragos

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
web-nau-fish = Peces
web-nau-fish-about = Fichas de pesca boca abajo que se pueden sacar.
web-nau-buildings = Fuego y construcciones
web-nau-fire-out = apagada
web-nau-fire-lit = arde, sin leña
web-nau-fire-fed = arde, con leña
web-nau-built = terminado
web-nau-progress = { $done } de { $needed }
web-nau-build-cost = { $energy } de energía, { $wood } de madera
web-nau-rest-brings = Descanso: { $low } o { $high } de energía ({ $shelter })
web-nau-rest-without = Descanso: { $energy } de energía, sin refugio
web-nau-cards = Cartas de campamento
web-nau-slot = Espacio libre { $number }
web-nau-red = perjudicial
web-nau-turn = Turno { $turn } de { $turns }
web-nau-last-turn = La partida acaba tras el turno { $number }
web-nau-phases = Las fases del turno
web-nau-phase-event = Evento
web-nau-phase-actions = Acciones
web-nau-phase-survival = Supervivencia
web-nau-phase-end = Fin de turno
web-nau-events-left =
    { $number ->
        [one] Queda 1 evento
       *[other] Quedan { $number } eventos
    }
web-nau-event = Evento
web-nau-rescue-needs = Para el rescate: { $needs }
web-nau-met = conseguido
web-nau-missing = falta
web-nau-weather = Clima
web-nau-return-change = { $number } a las tiradas de regreso
web-nau-about-hot = Todos pierden 1 de energía.
web-nau-about-storm = La hoguera se apaga y nadie puede pescar.
web-nau-wreck = Pecio: { $number } de { $most } cubos
web-nau-actions = Acciones, de arriba abajo
web-nau-camp-first = Primero, el campamento
web-nau-blocked = este turno no
web-nau-no-fishing = Ahora sin pesca: tormenta
web-nau-salvage = Hay algo que recuperar
web-nau-no-salvage = No hay nada que recuperar
web-nau-full = Ningún espacio libre
web-nau-cost = Próximo espacio: { $number } de energía
web-nau-cost-open = Próximo espacio: la energía que quieras
web-nau-rest = Descansar, espacio { $number }
web-nau-track = Camino al promontorio
web-nau-at = { $seat }: casilla { $space }, { $sector }.
web-nau-cards-left =
    { $number ->
        [one] 1 carta
       *[other] { $number } cartas
    }
web-nau-known = Conoces: { $cards }
web-nau-difficulty = Dificultad del regreso
web-nau-chance = Probabilidad de volver: { $odds } %
web-nau-chances = con la probabilidad en %
web-nau-remains = { $number } cartas de restos
web-nau-lost = Perdidos aquí: { $seats }
web-nau-pending = Exploraciones pendientes
web-nau-pile = Montón boca abajo ({ $number })
web-nau-stories = Tramas
web-nau-march = Exploración, en orden de marcha
web-nau-locked = Solo podéis seguir con la pila.
web-nau-odds = Todos juntos { $odds } %: dos dados { $bonus } contra { $number }.
web-nau-odds-one = { $odds } %: dos dados { $bonus } contra { $number }.
web-nau-odds-alone = { $seat } en solitario { $odds } %.
web-nau-from-wreck = Del naufragio
web-nau-legacy = Pertenencias de quien ha muerto
web-nau-peeked = Solo tú ves estas cartas
web-nau-energy = Energía
web-nau-energy-scale = Energía { $energy } de { $usable }. Lesiones: { $injuries }, secuelas: { $sequelae }.
web-nau-extra = Energía extra este turno: { $number }.
web-nau-place-camp = en el campamento
web-nau-place-exploring = explorando
web-nau-place-dead = ha muerto
web-nau-lost-at = se ha perdido, dificultad { $number }
web-nau-starting = jugador inicial
web-nau-tokens = Fichas de PH: { $number }
web-nau-only-you = solo lo ves tú
web-nau-carries = Lleva { $number } de comida
web-nau-items = Objetos de { $seat }
web-nau-prepared = exploración preparada
web-nau-item-strength = fuerza +{ $number }
web-nau-item-story = { $number } PH
web-nau-item-rescue = puede traer el rescate
web-nau-item-price = { $number } de energía
web-nau-stat-return-roll = { $number } a las tiradas de regreso
web-nau-stat-diary-extra = { $number } ficha con el diario
web-nau-stat-rest-energy = { $number } de energía al descansar
web-nau-stat-fish-extra = { $number } pez al pescar
web-nau-stat-fire-declared = { $number } al encender la hoguera
web-nau-stat-build-bonus = { $number } de energía al construir
web-nau-stat-wood-extra = { $number } de madera
web-nau-stat-night-safe = sin pérdida si no hay fuego
web-nau-stat-preserve-food = { $number } de comida fresca conservada
web-nau-stat-fish-draw-choose = elegir al pescar
web-nau-stat-injury-dice = { $number } dados por lesiones
web-nau-when-before-roll = antes de una tirada
web-nau-when-when-diary = con el diario
web-nau-when-when-forage = al recolectar
web-nau-when-when-wood = al buscar madera
web-nau-when-when-build = al construir
web-nau-when-when-rest = al descansar
web-nau-when-when-fish = al pescar
web-nau-when-when-explore-start = antes de explorar
web-nau-when-feeding = al comer
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
web-nau-power-fire-lit = la hoguera arde
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
web-nau-action-salvage = Se destapan { $cards } cartas de restos; todos cogen una, tú primero.
web-nau-action-campfire = Declara energía y tira: si sale eso o menos y hay 1 de madera, la hoguera arde. Cada noche da { $lit } de energía a cada uno del campamento; sin ella, cada uno pierde { $out }.
web-nau-action-build = Propón una construcción; todos los del campamento pueden aportar energía.
web-nau-action-exploration = Únete a la exploración de este turno, lo último que se resuelve.
web-nau-action-rest = Tira y recupera energía, más cuanto mejor sea el refugio; después se cura una lesión. El espacio marca el momento del descanso.
web-nau-action-camp = Un peón en cada carta; son lo primero que se resuelve.

## Robinson Crusoe

web-rc-board = La isla y el campamento
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
