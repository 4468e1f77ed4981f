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
web-api = Para programas
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
web-welcome-about = A solas, alrededor de un dispositivo, con amigos por enlace o contra bots. Sin cuenta.
web-play = Jugar
web-in-preparation = En preparación
web-seats-from-to = De { $fewest } a { $most } jugadores
web-title-forbidden-island = La Isla Prohibida
web-pitch-forbidden-island = Salva cuatro tesoros de una isla que se hunde.
web-title-papua = Papúa
web-pitch-papua = Dirige una expedición por las tierras altas: planea tus días, guarda fuerzas y apuesta sobre los demás.
web-title-naufragos = Náufragos
web-pitch-naufragos = Habéis naufragado: mantened vivo el fuego, explorad la isla y volved a casa con la mejor historia.
web-title-robinson-crusoe = Robinson Crusoe
web-pitch-robinson-crusoe = Construir, recolectar, explorar, sobrevivir: una isla maldita, mal tiempo y un plan hecho entre todos.
web-continue = Continuar
web-continue-none = Aquí aparecen las partidas que empiezas o a las que te unes.
web-your-turn = Te toca
web-waiting = Esperando a otros
web-game-over = Terminada
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
web-bot-random = despreocupado
web-bot-greedy = constante
web-links-follow = Tendrás los enlaces para enviar en cuanto empiece la partida.
web-advanced = Opciones avanzadas
web-deal-all = Elige uno para cada asiento o deja todos al azar.
web-seed = Semilla
web-seed-hidden = oculta hasta el final
web-seed-open-about = La semilla decide todos los mazos. Elige una para repetir una partida; quedará marcada como «semilla abierta» y no contará.

## La mesa

web-table = Mesa
web-menu = Menú
web-tools = Herramientas
web-tabs = Partes de la mesa
web-tab-board = Tablero
web-tab-table = Mesa
web-tab-me = Yo
web-tab-log = Registro
web-me = Quien juega aquí
web-others = Los demás
web-you = tú
web-is-bot = bot
web-is-away = sin conexión
web-seat-free = asiento libre
web-seat-is-here = en este dispositivo
web-seat-is-link = por enlace
web-seat-is-bot = bot
web-hand-of = Mano de { $seat }
web-spectating = estás mirando
web-open-seed = semilla abierta
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
web-hint = Pista
web-hinted = recomendado por el bot
web-hint-none = El bot lo dejaría pasar.
web-undo = Deshacer
web-restart-turn = Repetir turno
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
web-jump = Ir a este momento
web-scrub = Recorrer la partida
web-position = Posición en la partida
web-position-of = decisión { $at } de { $last }
web-back-one = Una decisión atrás
web-forward-one = Una decisión adelante
web-looking-back = Mirando atrás: decisión { $at } de { $last }
web-to-now = Volver al presente

## Reglas, enlaces, ritmo, teclas

web-rules-now = Detrás de esta decisión
web-rules-search = Buscar en las reglas
web-share = Enlaces para compartir
web-share-about = Quien abra el enlace de un asiento lo ocupa. Mirar puede cualquiera.
web-link-for = Asiento de { $seat }
web-link-taken = ocupado
web-link-own = Tu asiento en otro dispositivo
web-link-spectate = Para mirar
web-link-position = Esta posición (decisión { $at })
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
web-key-h-does = pista
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
web-salt = Sal
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
web-fi-deck-treasure = Tesoros
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
