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
web-games-unread = Ahora mismo no se pueden leer tus partidas. Se vuelve a intentar …
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
web-welcome-offline = A solas, en un mismo dispositivo o contra bots. Sin cuenta y, tras la primera visita, sin conexión.
web-play = Jugar
web-seats-from-to = De { $fewest } a { $most } jugadores
web-continue = Continuar
web-continue-none = Aquí aparecen las partidas que empiezas o a las que te unes.
web-your-turn = Te toca
web-waiting = Esperando a otros
web-game-over = Terminada
web-list-won = Ganada
web-list-lost = Perdida
web-list-remove = Quitar { $game } de esta lista
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
web-bot-strength = Bot: { $name } ({ $strength })
web-bots-measured = Lo que consigue cada bot se contó en sus propias partidas (hasta { $games } por bot en una mesa así). Un bot piensa unos dos segundos como mucho.
web-bots-think = Un bot piensa unos dos segundos como mucho.
web-bot-random = al azar
web-bot-greedy = prudente
web-bot-planner-easy = pensativo
web-bot-planner = previsor
web-bot-planner-strong = meditabundo
web-links-follow = Tendrás los enlaces para enviar en cuanto empiece la partida.
web-house-rules = Reglas de la casa
web-scenario-rounds = { $rounds } rondas
web-scenario-hardness = dificultad { $hardness } de { $hardest }
web-advanced = Opciones avanzadas
web-seed = Semilla
web-seed-hidden = oculta hasta el final
web-seed-open-about = La semilla decide todos los mazos. Elige una para repetir una partida; quedará marcada como «semilla elegida: no cuenta».

## La mesa

web-table = Mesa
web-menu = Menú
web-tools = Herramientas
web-tabs = Partes de la mesa
web-tab-board = Tablero
web-tab-table = Mesa
web-tab-me = Yo
web-tab-log = Historia
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
web-hand-of = Mano { $seat }
web-spectating = estás mirando
web-open-seed = semilla elegida: no cuenta
web-rewound = rebobinada
web-reconnecting = Conectando de nuevo…
web-no-such-game = Esta partida no se puede abrir

## Decidir

web-next-step = Siguiente
web-go-on = Seguir
web-pause = Parar un momento
web-watch-play = Reproducir
web-speed = Velocidad
web-tell-again = Contar otra vez
web-recap = Mientras no estabas
web-recap-grave = Lo que más ha cambiado
web-recap-own = Lo que te ha tocado a ti
web-recap-asked = Lo que se te pregunta ahora
web-recap-now = Lo que pasa ahora
web-recap-decide = A mi decisión
web-recap-look = Al tablero
web-recap-all = Contármelo todo ({ $beats })
web-since-decision = Desde tu última decisión
web-since-plan = Desde el último plan
web-this-turn = Este turno
web-story = La historia
web-unseen = sin contar todavía
web-would-be-lost =
    { $lost ->
        [one] Se perdería una acción. Pulsa otra vez si es lo que quieres.
       *[other] Se perderían { $lost } acciones. Pulsa otra vez si es lo que quieres.
    }
web-pawns-unused =
    { $lost ->
        [one] Un peón se quedaría sin hacer nada. Pulsa otra vez si es lo que quieres.
       *[other] { $lost } peones se quedarían sin hacer nada. Pulsa otra vez si es lo que quieres.
    }
web-thinks =
    { $count ->
        [one] { $seats } está pensando…
       *[other] { $seats } están pensando…
    }
web-not-taken =
    { $count ->
        [one] Un asiento sigue libre: { $seats }.
       *[other] Siguen libres los asientos: { $seats }.
    }
web-quoted = «{ $words }»
web-thinking = { $seats }: { $about }
web-skip-animation = Saltar
web-may-act =
    { $count ->
        [one] { $seats } puede hacer algo antes.
       *[other] { $seats } pueden hacer algo antes.
    }
web-going-on-in = { $seconds }{"\u00A0"}s. A los { $after } segundos podrás seguir sin esperar.
web-go-on-without = Seguir sin { $seat }
web-people-going-on = Se puede seguir sin quien tarda
web-people-going-on-about = Solo si puede dejar pasar el momento, tras 25 segundos y solo por esa vez.
web-may-interrupt = La decisión es { $seats }. Antes puedes jugar una carta.
web-may-step-in = Puedes intervenir ahora.
web-else-goes-on = Si no, la partida sigue sola.
web-choice-about = { $choice }: { $about }
web-choice-for = { $seat }: { $choice }
web-count-choices =
    { $count ->
        [one] una opción
       *[other] { $count } opciones
    }
web-choices-with = { $seat }: { $count } opciones
web-more = Más
web-back = Volver a las clases
web-zoom-in = Acercar
web-zoom-out = El mapa entero
web-targets = Lo que puedes elegir
web-legal = Posible: { $choices }
web-changed = Acaba de cambiar
web-nothing-here = Ahora no se puede hacer nada aquí.
web-nothing-now = Ahora no te toca decidir.
web-about-it = Qué es
web-why = Reglas de esta decisión
web-hint = Consejo
web-hinted = recomendado por el bot
web-hint-none = El bot lo dejaría pasar.
web-undo = Deshacer
web-restart-turn = Rehacer el turno
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
web-log-earlier = Al turno anterior
web-log-later = Al turno siguiente
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
web-people-ask-remove = ¿Que { $name } pierda el asiento en todos sus dispositivos? Con un enlace nuevo podrá sentarse otra persona; si los asientos tienen secretos, este lo jugará un bot hasta el final.
web-people-ask-close = ¿Cerrar la mesa para siempre? Ya no se decide nada; el registro se conserva y muestra todo lo oculto.
web-claim-moved = Este asiento estaba hasta ahora en otro navegador, y quien lo ocupaba ha visto sus secretos. Si no eras tú, no te fíes de esta mesa.
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
web-share-local = Esta dirección solo funciona en este ordenador.
web-share-about = Quien abra el enlace de un asiento lo ocupa. Mirar puede cualquiera.
web-link-for = Asiento { $seat }
web-link-taken = ocupado
web-link-own = Tu asiento en otro dispositivo
web-link-spectate = Para mirar
web-link-position = Este momento (decisión { $at })
web-copy-this = Copiar: { $what }
web-copied = Copiado.
web-export = Guardar en un archivo
web-pace = Ritmo del relato
web-pace-reading = Para leer
web-pace-brisk = Ágil
web-pace-instant = Al instante
web-pace-wait = Esperarme
web-asking = Preguntas sobre tus cartas
web-asking-smart = Si hay algo en juego
web-asking-phase = Una vez en cada fase
web-asking-always = En cada ocasión
web-asking-never = Nunca
web-hold = Parar en la próxima ocasión
web-armed = se preguntará
web-hold-short = Avísame
web-hold-about = Preguntarme en la próxima ocasión en que pueda usar algo. Con Mayús: en todas.
web-not-yet = Todavía no
web-keys = Teclas
web-key-arrows = Flechas
web-key-arrows-does = moverse por el tablero
web-key-enter = Intro
web-key-enter-does = elegir
web-key-l = L
web-key-l-does = siguiente lugar posible del tablero; con Mayús: de otro tipo
web-key-numbers = 1 … 9
web-key-numbers-does = elegir una opción por su número
web-key-slash = /
web-key-slash-does = escribir una opción
web-key-u = U
web-key-u-does = deshacer
web-key-h = H
web-key-h-does = consejo
web-key-rules = ?
web-key-rules-does = reglas de esta decisión; sobre algo con lo que no se puede hacer nada: por qué no
web-key-scrub = [ ]
web-key-scrub-does = atrás y adelante por la partida
web-key-p = P
web-key-p-does = ver otra vez: reproducir, parar
web-key-space = Espacio
web-key-space-does = seguir
web-key-r = R
web-key-r-does = contar otra vez
web-key-esc = Esc
web-key-esc-does = cancelar, cerrar, volver al presente

## Pasar el dispositivo

web-curtain-title = Pasa el dispositivo { $seat }
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
web-end-why = Cómo se llegó a esto
web-end-missing = Qué faltaba
web-end-ranking = Cómo acabó cada jugador
web-end-winner = victoria
web-end-look = Ver la mesa
web-end-back = Volver al final
web-end-again = Misma mesa, isla nueva
web-end-numbers = Todas las cifras
web-end-together = Puntos de victoria de todo el grupo: { $points }
web-end-sheet = Puntos por concepto
# Igual en inglés.
web-end-total = Total

## Cómo cambió la partida

web-percent = { $percent }{"\u00A0"}%
web-course-title = Cómo fue cambiando
web-course-picture =
    { $counts ->
        [rounds] Probabilidad de ganar, ronda a ronda
       *[turns] Probabilidad de ganar, turno a turno
    }
web-course-wait = El bot sensato continúa desde los turnos de esta partida para ver qué probabilidades había…
web-course-grows = Según el bot sensato, en { $games } partidas hasta ahora; sigue jugando.
web-course-about = Según el bot sensato, en { $games } partidas desde el comienzo de los turnos, con todo lo oculto imaginado de nuevo. La banda contiene el valor real en 95 de cada 100 casos.
web-course-table = En una tabla
web-course-turn =
    { $counts ->
        [rounds] Ronda
       *[turns] Turno
    }
web-course-games = Partidas
web-course-end = Final
web-course-share = Compartir como imagen
web-turning-title = Momentos decisivos
web-turning-wait = Aparecen cuando se encuentran.
web-turning-none = No se ha encontrado ningún momento decisivo.
web-turning-watch = Ver desde aquí
web-turning-what-if = ¿Y si…?
web-what-if-about = ¿Y si…?: una partida tuya desde ese momento, con bots en los demás asientos. Los mazos y los dados están como estaban; no cuenta nunca.
web-luck = Suerte
web-luck-lucky = Buena suerte.
web-luck-fair = Lo normal.
web-luck-unlucky = Mala suerte.

## Lo que recuerda este dispositivo

web-record-here = Tu historial aquí
web-record-games =
    { $number ->
        [one] 1 partida
       *[other] { $number } partidas
    }
web-record-wins =
    { $number ->
        [one] 1 ganada
       *[other] { $number } ganadas
    }
web-record-streak = racha de { $number }
web-record-this = esta partida { $why }
web-record-all = Todas las estadísticas

web-me-title = Tus estadísticas
web-me-about = Lo que se ha jugado hasta el final en este dispositivo. Se queda en este navegador; nadie más lo ve.
web-me-empty = Todavía nada. Juega una partida hasta el final y aparecerá aquí.
web-me-no-memory = Este navegador no guarda nada, así que no hay estadísticas.
web-me-games = partidas
web-me-wins = ganadas
web-me-streak = victorias seguidas ahora
web-me-longest = racha más larga
web-me-best = mejor puntuación
web-me-minutes = minutos de juego
web-me-cells = Por dificultad y número de jugadores
web-me-level = Dificultad
web-me-seats = Jugadores
web-me-solved = Problemas y lecciones
web-me-puzzles =
    { $number ->
        [one] 1 problema
       *[other] { $number } problemas
    }
web-me-lessons =
    { $number ->
        [one] 1 lección
       *[other] { $number } lecciones
    }
web-me-stars =
    { $number ->
        [one] 1 estrella
       *[other] { $number } estrellas
    }
web-me-list = Todas las partidas
web-me-not-counted-about = Aparecen pero no cuentan arriba: las partidas rebobinadas, las que tenían una semilla conocida y las que empezaron en un momento de otra, como problema o como lección.
web-me-won = ganada
web-me-lost = perdida
web-me-other = terminada
web-me-why-rewound = no cuenta: se rebobinó
web-me-why-open-seed = no cuenta: se conocía la semilla
web-me-why-clone = no cuenta: empezó con un «¿Y si…?»
web-me-why-puzzle = no cuenta: empezó como problema
web-me-why-lesson = no cuenta: era una lección
web-me-why-mixed = no cuenta: jugabas en varios bandos
web-me-export = Guardar como archivo
web-me-import = Añadir de un archivo
web-me-bad-file = Este archivo no contiene estadísticas que se puedan añadir: no se guardó aquí o fue modificado.
web-me-added =
    { $unread ->
        [0] Leído del archivo: { $number }. Lo que ya estaba aquí aparece una sola vez.
       *[other] Leído del archivo: { $number }. Omitido porque no se puede leer: { $unread }.
    }
web-me-delete = Borrar todo
web-me-delete-sure = Sí, borrar todas las estadísticas de aquí

## Créditos

web-credits-about = Robinsonade es software libre con licencia MIT. No tiene relación con las editoriales de los juegos impresos; sus nombres son de sus dueños. Aquí no hay nada copiado de ellos.
web-credits-own = Los dibujos de las cartas, los retratos y los sonidos son nuestros: los hace la propia página.
web-credits-icons = Iconos
web-credits-icons-about = De game-icons.net, licencia CC BY 3.0; se han cambiado colores y tamaños.
web-credits-lucide = Los signos de los botones son de Lucide, licencia ISC.
web-credits-fonts = Tipos de letra
web-credits-fraunces = Fraunces, de Undercase Type, SIL Open Font License 1.1
web-credits-atkinson = Atkinson Hyperlegible Next, del Braille Institute, SIL Open Font License 1.1
web-credits-code = Bibliotecas de esta página

## La carta en escena

web-stage-peek = Ver la mesa
web-stage-hold = Mantén { $key } para ver la mesa
web-stage-show = Ver carta
web-stage-show-question = Ver en grande
web-stage-asides = Antes, otra cosa
web-stage-nothing = No pasa nada más
web-stage-luck = Después decide la suerte
web-stage-goes = Va después a: { $places }
web-goes-discard = la pila de descartes
web-goes-events = el mazo de Eventos
web-goes-threats = los espacios de amenaza
web-goes-deck = la parte superior de su mazo
web-goes-bottom = el fondo de su mazo
web-goes-camp = el tablero de campamento
web-goes-pending = las exploraciones pendientes
web-goes-keep = quien la tiene
web-goes-give = otra persona
web-family-card = Carta
web-family-card-special = Carta de Acción Especial
web-family-card-rise = Mazo de Tesoro
web-family-card-expedition = Carta de expedición
web-family-treasure-card = Carta de Tesoro
web-family-event = Evento
web-family-wreckage = Restos
web-family-adventure-build = Aventura al crear
web-family-adventure-gather = Aventura al obtener recursos
web-family-adventure-explore = Aventura al explorar
web-family-mystery-treasure = Misterio: tesoro
web-family-mystery-trap = Misterio: trampa
web-family-mystery-monster = Misterio: monstruo
web-family-beast = Animal
web-family-remains = Restos del naufragio
web-family-camp = Campamento
web-family-explore-coast = Exploración: Costa
web-family-explore-interior = Exploración: Interior
web-family-explore-heart = Exploración: Corazón
web-family-plot = Trama: { $story }
web-family-note = Cuaderno de campo
web-family-science = Ciencia
web-family-treasure = Tesoro
web-family-tile = Carta de Inundación
web-family-role = Aventurero
web-family-invention = Invento
web-family-item = Objeto inicial
web-family-scenario = Escenario
web-family-land = Pieza nueva
web-family-token = Descubrimiento
web-family-cause = Lo que hiere
web-family-character = Personaje
web-family-person = Náufrago
web-dice = Dados
web-die = Dado
web-die-success = Dado de éxito
web-die-wound = Dado de herida
web-die-adventure = Dado de aventura
web-die-animals = Animales hambrientos
web-die-rain = Dado de lluvia
web-die-winter = Dado de invierno
web-face-rain1 = 1 nube lluviosa
web-face-rain2 = 2 nubes lluviosas
web-face-snow1 = 1 nube invernal
web-face-snow2 = 2 nubes invernales
web-die-says = { $die }: { $face }
web-face-success = Éxito
web-face-success-blank = Sin éxito
web-face-wound = Una herida
web-face-wound-blank = Sin herida
web-face-adventure = Una aventura
web-face-adventure-blank = Sin aventura
web-face-animals-none = No se acercan
web-face-animals-lose_food = Se comen 1 de comida
web-face-animals-palisade = Dañan la empalizada
web-face-animals-fight = Atacan
web-face-catastrophe = Catástrofe
web-roll-total = { $total } en total
web-roll-against = { $total } contra { $against }: { $met ->
    [yes] conseguido
   *[no] no conseguido
}
web-roll-at-most = { $total }, como máximo { $against }: { $met ->
    [yes] conseguido
   *[no] no conseguido
}
web-key-t = T
web-key-t-does = Mantener para ver la mesa detrás de una carta

## Hojas: lo que varias personas pagan o reparten

web-sheet-show = Abrir la hoja
web-sheet-send = Confirmar
web-sheet-send-hurt =
    { $number ->
        [one] Confirmar: una persona sale perjudicada aunque queda algo
       *[other] Confirmar: { $number } personas salen perjudicadas aunque queda algo
    }
web-sheet-left = { $left ->
    [one] queda 1 de { $number }
   *[other] quedan { $left } de { $number }
}
web-sheet-parts =
    { $number ->
        [one] Repartes una pieza o la dejas; después siguen los demás.
       *[other] Repartes { $number } piezas o las dejas; después siguen los demás.
    }
web-sheet-missing = faltan { $left } de { $number }
web-sheet-then = después
web-sheet-chance = { $percent }{"\u00A0"}% de éxito
web-sheet-later = decide después
web-sheet-less = Una menos: { $name }, { $piece }
web-sheet-more = Una más: { $name }, { $piece }
web-piece-energy = Energía
web-piece-fresh = Comida fresca
web-piece-food = Comida
web-piece-stored = De las reservas
web-piece-hunger = Se queda sin comer

## Primeras partidas guiadas

web-learn = Aprender
web-learn-title = Aprender { $game } jugando
web-learn-about = Una primera partida guiada, unos { $minutes } minutos
web-learn-first = Aprender jugando ({ $minutes }{"\u00A0"}min)
web-lesson = lección
web-lesson-guide = Polly, tu guía
web-lesson-step = Paso { $step } de { $steps }
web-lesson-left = { $minutes ->
    [one] queda un minuto
   *[other] quedan unos { $minutes } minutos
}
web-lesson-stand = Lección, paso { $step } de { $steps }
web-lesson-why = ¿Por qué?
web-lesson-show = Enséñame
web-lesson-next = Siguiente
web-lesson-next-part = Segunda parte
web-lesson-alone = Seguir sin ayuda
web-lesson-watch = Mira lo que pasa. Luego te lo explico.
web-lesson-done = Esa era la lección. La partida es tuya.
web-lesson-later = Más tarde podrás; ahora prueba: { $choice }. Elígelo otra vez si lo quieres de verdad.
web-goal-you = Quién eres
web-goal-people = Quiénes juegan
web-goal-start = Empezar
web-goal-teach = Enséñame a jugar
web-goal-known = Ya conozco este juego
web-rules-offered = Ahora puedes: { $choices }.
web-advice-chance = probabilidad de ganar { $chance }{"\u00A0"}% frente a { $other }{"\u00A0"}%
web-advice-term = { $concern } { $more }
web-advice-beside-next = frente a lo siguiente, de media: { $terms }
web-advice-beside-best = Frente a lo mejor, de media: { $terms }.
web-advice-clear = Claramente lo mejor.
web-advice-close = Está reñido.
web-advice-by-rule = Lo mejor según todo lo que mira un jugador sensato.
web-advice-lit = Está señalado en la mesa: hazlo allí.
web-advice-next = Después:
web-advice-show = Mostrarlo: { $choice }

## Sin servidor

web-needs-server = Las partidas por enlace necesitan un servidor; aquí todos juegan en este dispositivo, y una partida guardada en un archivo puede continuar allí.
web-update = Hay una versión nueva de Robinsonade.
web-update-ends = Hay una versión nueva de Robinsonade. Tiene otras reglas para partidas que no has terminado: { $games }. Termínalas o guárdalas en archivos antes; mientras no uses la versión nueva, todo sigue como está.
web-update-take = Usar la versión nueva
web-not-kept = El navegador puede borrar lo guardado aquí si falta espacio. Guarda tus partidas en archivos de vez en cuando.

## Tu turno: quién espera a quién, qué se dice en la mesa

web-notice-title = Tu turno: { $title }
web-notice-offer = ¿Te avisamos cuando te toque, mientras no mires esta página?
web-notice-yes = Avisadme
web-notice-no = No, gracias
web-notice-menu = Avisarme cuando me toque
web-sound = Sonido
web-sound-0 = Sin sonido
web-sound-25 = Bajo
web-sound-60 = Medio
web-sound-100 = Alto
web-sound-with = Con sonido
web-waits-since = { $seat }: tiene la pregunta desde { $ago }; { $presence }.
web-bot-turn = Que un bot juegue este turno { $seat }
web-bot-turn-mine = Un bot puede jugar mi turno si tardo
web-people-lending = Los demás pueden dejar que un bot juegue un turno de quien tarda
web-people-lending-about = Tras dos minutos y solo por ese turno. Nadie ve nada de sus cartas.
web-name-persona = Tu personaje: { $persona }
web-name-seat = Tienes { $seat }
web-name-ask = ¿Cómo te llamas?
web-name-enter = A la mesa
web-share-network = Enlaces para tu red local
web-share-here = { $address } (solo en este ordenador)
web-share-command = Para el servidor y vuelve a arrancarlo así; entonces aquí estarán sus direcciones:
web-qr-of = Código QR: { $what }
web-pass-on = Enviar: { $what }
web-words = Decir algo
web-words-about = Lo ven todos los de la mesa. Para señalar algo, mantenlo pulsado en el tablero.
web-word-hello = ¡Hola!
web-word-thanks = ¡Gracias!
web-word-bravo = ¡Bien jugado!
web-word-sorry = ¡Perdón!
web-word-agreed = De acuerdo.
web-word-rather-not = Mejor no.
web-word-help = Necesito ayuda.
web-word-moment = Un momento, por favor.
web-word-said = { $seat }: { $words }
web-word-looks = { $seat }: ¡Mirad aquí! { $what }
web-word-look = Señalar esto
web-word-look-at = Mirad aquí: { $what }
web-key-w = W
web-key-w-does = decir algo a los demás
web-key-point = Mayús W
web-key-point-does = señalar lo que tiene el teclado en el tablero

## Problemas

web-puzzle = Problema
web-puzzles = Problemas
web-puzzles-about = Momentos de partidas de verdad en los que una jugada es claramente la mejor. ¿La encuentras?
web-puzzles-won = { $stars } de { $most } estrellas en este dispositivo
web-puzzle-about = { $seats ->
        [one] En solitario
       *[other] { $seats } jugadores
    }, { $length ->
        [one] una decisión
       *[other] una serie de { $length } decisiones
    }{ $level ->
        [2] ; el bot sensato falla
       *[other] { "" }
    }
web-puzzle-solve = Resolver
web-puzzle-solve-it = Resolver «{ $puzzle }»
web-puzzle-stars = { $stars } de { $most } estrellas
web-puzzle-number = { $number } de { $of }
web-puzzle-done = Llevas { $done } de { $length }.
web-puzzle-board = Ver el tablero
web-puzzle-reveal = Ver la solución
web-puzzle-given-up = Esta es la solución.
web-puzzle-shares = Así de a menudo gana cada decisión si el bot sensato sigue jugando:
web-puzzle-checked = { $games } partidas para cada una de las dos mejores.
web-puzzle-figures = Decisión { $number } de la serie
web-puzzle-all = Todos los problemas
web-puzzle-next = Siguiente problema
