### Lo que dicen todos los juegos y todas las interfaces, en español.
### Los argumentos se explican en texts.py; cada mensaje tiene su pareja en en.ftl.

## Asientos, listas y números

seat = Jugador { $number }
    .the = el jugador { $number }
    .start = El jugador { $number }
    .to = al jugador { $number }
    .of = del jugador { $number }
seat-called = { $name }
    .the = { $name }
    .start = { $name }
    .to = a { $name }
    .of = de { $name }
seat-with-persona = { $name } ({ $persona })
beat-then = { $first }; luego { $next }
# «y» pasa a «e» ante el sonido i: Ana e Inés, Ana e Hilario.
list =
    { $last-sound ->
        [i] { $before } e { $last }
        [hi] { $before } e { $last }
       *[other] { $before } y { $last }
    }
figure = { $value }

## Decisiones y preguntas que hay en todos los juegos

choice-pass = Pasar
    .group = Pasar
prompt-nothing = No hay nada que decidir.
why-over = La partida ha terminado.
why-not-asked =
    { $seats-count ->
        [one] Ahora le toca decidir { $seats-to }.
       *[other] Ahora tienen que decidir otros: { $seats }.
    }
why-not-now = Ahora no se pregunta por eso.
why-not-with-this = Ahora se puede hacer, pero no con esto.
option-value-own = propias
option-value-random = al azar

## Órdenes de la línea de entrada

ui-help-number = un número: hace lo que dice esa línea
ui-help-rule = ? para las reglas de lo que se pregunta, ?3 para las de la opción 3
ui-help-undo = u: deshace tu última decisión
ui-help-rewind = u!: la deshace aunque desde entonces se hayan revelado cartas; la partida queda marcada como rebobinada
ui-help-restart = r: vuelve al principio de este turno
ui-help-save = s ARCHIVO: guarda la partida
ui-help-log = l: muestra todo lo ocurrido
ui-help-help = h: muestra esta lista
ui-help-quit = q: sale del programa

## Durante la partida

ui-bad-number = Escribe un número del { $fewest } al { $most }, o h para ver la ayuda.
ui-saved = Partida guardada en { $file }.
ui-loaded =
    { $choices ->
        [0] Partida cargada de { $file }: aún no se ha decidido nada.
        [one] Partida cargada de { $file }: lleva una decisión.
       *[other] Partida cargada de { $file }: lleva { $choices } decisiones.
    }
ui-undone =
    { $choices ->
        [one] Se ha deshecho una decisión.
       *[other] Se han deshecho { $choices } decisiones.
    }
ui-rewound = En esta partida se ha vuelto atrás después de revelar cartas.
ui-end-verdict =
    { $verdict ->
        [won] { $count ->
            [one] Has ganado.
           *[other] Habéis ganado.
        }
       *[lost] { $count ->
            [one] Has perdido.
           *[other] Habéis perdido.
        }
    }
ui-end-place =
    { $place ->
        [1] Has ganado: tuyo es el primer puesto.
        [2] Tu puesto: el segundo.
        [3] Tu puesto: el tercero.
       *[other] Tu puesto: el cuarto.
    }
ui-course-all =
    { $each ->
        [true] rescate de todos
       *[other] probabilidad de ganar
    }
ui-turning-turn =
    { $counts ->
        [rounds] Ronda { $turn }.
       *[turns] Turno { $turn }.
    }
ui-turning-chance = Azar.
ui-turning-choice = Decide { $seat }: { $choice }.
ui-turning-from = { $who }: del { $before } al { $after }{"\u00A0"}%
ui-end-goal = Objetivo: { $done } de { $needed }
ui-goodbye = ¡Hasta pronto!

## Cifras

ui-games = Partidas
ui-decisions = Decisiones
ui-win-rate = Porcentaje de victorias
ui-interval = Intervalo del 95{"\u00A0"}%
ui-errors = Errores
ui-games-per-second = Partidas por segundo

## Qué ha fallado y qué se permite

error-unknown-language = Aquí no existe el idioma «{ $given }». Elige uno de estos: { $allowed }.
error-broken-game = No se puede jugar al juego «{ $given }»: { $why }
error-unknown-game = Aquí no existe el juego «{ $given }». Elige uno de estos: { $allowed }.
error-no-such-lesson = No hay ninguna lección «{ $given }» de { $game }; hay estas: { $allowed }.
error-unknown-player = No existe el bot «{ $given }». Elige uno de estos: { $allowed }.
error-no-such-player = No existe el bot «{ $given }». Elige uno de estos: { $allowed }; o nombra uno tuyo como módulo:Clase.
error-unknown-option = No existe la opción «{ $given }». Elige una de estas: { $allowed }.
error-unknown-target = En este juego no hay nada que se llame { $given }.
error-unknown-rule = No existe la regla «{ $given }».
error-bad-option-value = La opción { $option } no puede ser «{ $given }». Elige entre: { $allowed }.
error-option-value-twice = La opción { $option } repite «{ $given }»; todos sus valores deben ser distintos.
error-option-value-count =
    { $given ->
        [one] La opción { $option } tiene 1 valor, pero en esta partida hay { $allowed } asientos.
       *[other] La opción { $option } tiene { $given } valores, pero en esta partida hay { $allowed } asientos.
    }
error-option-without-value = La opción «{ $given }» no tiene valor. Escríbela así: nombre=valor.
error-no-such-command = No existe la orden «{ $given }».
error-no-such-command-near = No existe la orden «{ $given }». ¿Querías decir { $allowed }?
error-no-such-option = No existe la opción { $given }.
error-no-such-option-near = No existe la opción { $given }. ¿Querías decir { $allowed }?
error-option-takes-one = Detrás de la opción { $given } falta su valor.
error-option-takes-nothing = La opción { $given } no lleva ningún valor.
error-argument-missing = Falta { $given }.
error-too-many-arguments = Esto sobra: { $given }
error-no-whole-number = { $option } debe ser un número entero, no «{ $given }».
error-no-number = { $option } debe ser un número, no «{ $given }».
error-value-too-small = { $option } debe ser como mínimo { $limit }, no { $given }.
error-value-too-large = { $option } debe ser como máximo { $limit }, no { $given }.
error-bad-value = { $option } no puede ser «{ $given }».
error-mistyped = Así no se escribe: { $given }
error-too-many-bots = Nombras { $given } bots, pero solo hay { $allowed } asientos.
error-bad-seats =
    { $given ->
        [one] A { $game } no se puede jugar con 1 asiento. Se permiten: { $allowed }.
       *[other] A { $game } no se puede jugar con { $given } asientos. Se permiten: { $allowed }.
    }
error-bad-seed = La semilla { $given } no vale: una semilla es un número entero, 0 o mayor y menor que { $beyond }, así que hasta { $digits } cifras siempre valen.
error-bad-position = En esta partida no existe el momento { $given }. Se permite: { $allowed }.
error-unknown-choice = Ninguna decisión se llama «{ $given }».
error-choice-not-offered = La decisión «{ $given }» no es posible ahora.
error-nothing-to-undo = No hay nada que deshacer: aún no has decidido nada.
error-nothing-to-restart = En este turno no hay nada que deshacer.
error-cannot-undo = Desde entonces se ha revelado algo, así que esa decisión ya no se puede deshacer.
error-endless-game = La partida seguía sin acabar después de { $given } decisiones y se ha interrumpido.
error-cannot-read = No se puede leer el archivo { $file }: { $why }.
error-bad-cards =
    Estas cartas no se pueden usar:
    { $why }
error-cannot-write = No se puede escribir el archivo { $file }: { $why }.
error-match-not-json = El archivo { $file } no es una partida guardada.
error-match-too-large = El archivo { $file } es demasiado grande para una partida guardada.
error-match-format = Esta partida guardada tiene una forma que el programa no sabe leer. Sabe leer: { $allowed }.
error-match-game = Es una partida guardada de «{ $given }», no de { $allowed }.
error-match-rules = Esta partida guardada de { $game } sigue la versión { $given } de las reglas, pero este programa tiene la versión { $allowed }.
error-match-field = Esta partida guardada está dañada: «{ $field }» falta o no es del tipo esperado.
error-match-setup = Esta partida guardada no se puede preparar. { $why }
error-match-choice = Esta partida guardada se ha alterado: la decisión número { $number }, «{ $given }», no es posible en ese momento.
error-match-start = Esta partida guardada se ha alterado: su semilla, sus opciones o su comienzo.
error-match-altered = Esta partida guardada se ha alterado en algún punto entre la decisión { $start } y la { $end }.
error-match-result = Esta partida guardada se ha alterado: da como resultado «{ $given }», pero el resultado es «{ $found }».
error-position-field = Esta no es una posición de { $game }: «{ $field }» falta o no encaja.
error-position-components = Esta no es una posición de { $game }: de «{ $thing }» hay { $found }, y tiene que haber { $allowed }.
error-choice-unplayable = Esta elección no se puede llevar a cabo: la partida empezó en una posición inventada y las reglas no saben qué vendría después. Elige otra cosa.
error-position-unplayable = Esta no es una posición de { $game }: nadie podría seguir a partir de ella.

## robinsonade simulate

cli-help-simulate = Hace jugar muchas partidas a los bots y muestra los resultados
cli-simulate-help-game = Qué juego; o un run.toml para repetir su serie, o la carpeta de una serie para continuarla
cli-simulate-help-players = El jugador de cada asiento: greedy,random o planner*3; un solo nombre ocupa todos. Planners: planner:easy, planner, planner:strong, planner:rollouts=512,k=16. Uno tuyo: módulo:Clase
cli-simulate-help-seats = Cuántos asientos, si solo se nombra un jugador
cli-simulate-help-games = Cuántas partidas; 1000 si no se indica
cli-simulate-help-seed = La semilla de la serie (1 si no se indica): misma semilla, mismas partidas, con cualquier número de procesos
cli-simulate-help-workers = Cuántos procesos se reparten el trabajo
cli-simulate-help-engine = Dónde se juega: here (aquí), o ray: en un clúster de Ray, el que diga RAY_ADDRESS
error-bad-engine = No hay ningún motor «{ $given }». Hay: { $allowed }.
error-cluster-silent = Nadie responde en { $address }, la dirección de RAY_ADDRESS.
error-no-cluster = No se llega a ningún clúster de Ray: { $why }
error-cluster-lost = Una parte de la serie se ha perdido una y otra vez en el clúster: { $why } Con --out lo terminado queda guardado; la misma orden continúa.
error-cluster-empty = Hace un rato que no hay ningún procesador en el clúster de Ray: sus máquinas han desaparecido o ninguna ha prestado procesadores (--num-cpus). Con --out lo terminado queda guardado; la misma orden continúa.
error-other-edition-there = Una máquina del clúster tiene otra versión del programa, de sus datos o de sus jugadores: sus partidas no serían de esta serie. Instala la misma versión en todas.
error-no-records-there = Las partidas que se juegan en un clúster no se pueden guardar una a una. Quita --record y usa --out.
cli-simulate-help-csv = Escribe en este archivo una línea por partida
cli-simulate-help-out = Guarda en esta carpeta cada partida en cuanto termina, con un run.toml que repite la serie y al final una tabla (Parquet, o CSV sin pyarrow). La misma orden otra vez continúa donde se interrumpió
cli-simulate-help-expect = Termina con el código 1 si una cifra de --json es distinta: "win_rate>=0.65", o el límite de su intervalo: "win_rate@lower>0.6". Puede darse varias veces
cli-simulate-stopping = Se terminan las partidas en curso; otro Ctrl-C para en el acto.
cli-simulate-kept-so-far = Interrumpido: se han guardado { $played } de { $games } partidas. Se continúa con: robinsonade simulate { $folder }
cli-simulate-kept = Todas las partidas están en { $file }. Un informe con gráficos: robinsonade report { $folder }
cli-simulate-not-expected = Se esperaba { $expected }, pero es { $found }.
cli-simulate-together = Victorias del grupo
cli-simulate-intervals = Entre corchetes: intervalos del 95{"\u00A0"}%
cli-simulate-cpu = Tiempo de CPU por partida, en milisegundos (media)
cli-help-games-data = Muestra cada número y carta de un juego, o de uno de sus archivos de datos, en la forma que tiene una variante
error-no-data-file = No hay ningún archivo de datos «{ $given }». Elige uno de estos: { $allowed }.
cli-simulate-help-cards = Cuenta para cada carta en cuántas partidas salió, se eligió y cómo terminaron (algo más lento); lo dice el informe
cli-help-variant = Juega como un archivo tuyo cambia el juego (un archivo TOML, véase docs/variants.md)
cli-help-ab = Juega una variante y el juego tal como es con las mismas semillas, y dice la diferencia con gráficos
cli-ab-help-variant = El archivo de la variante
cli-ab-help-against = Otra variante con la que compararla, en vez del juego tal como es
cli-ab-help-out = La carpeta para ambas series y su informe; la misma orden otra vez continúa donde se interrumpió
cli-ab-interrupted = La misma orden continúa con ambas series.
report-variant = variante «{ $name }»
report-as-printed = sin variante
report-cards = Cartas: { $label }
report-cards-note = En qué parte de las partidas salió una carta, en cuál alguien se decidió por ella, y qué parte se ganó cuando salió y cuando no. Una carta que no figura no salió nunca.
report-card-came-up = Salió
report-card-chosen = Elegida
report-card-won-with = Ganadas con ella
report-card-won-without = Ganadas sin ella
cli-variant-checked = { $file }: la variante «{ $name }» de { $game } se puede jugar.
error-bad-variant =
    La variante { $file } no se puede jugar:
    { $why }
error-variant-too-late = En este programa { $game } ya se juega de otro modo; la variante «{ $name }» necesita un programa propio.
error-variant-of-other-game = La variante { $file } es de { $given }, no de { $allowed }.
error-match-variant = Esta partida guardada se jugó con la variante «{ $given }», pero aquí se juega con «{ $allowed }» («-»: sin variante).
cli-help-sweep = Juega una serie por cada combinación de lo que enumera un archivo. La misma orden otra vez continúa donde se interrumpió
cli-sweep-help-file = Un archivo TOML: game, games y players, seats, seed, variant y options, cada uno un valor o una lista de valores
cli-sweep-help-out = La carpeta para todas las series y su informe
cli-sweep-cell = Serie { $number } de { $cells }: { $name }
cli-sweep-interrupted = Interrumpido; se guardan todas las partidas jugadas. Se continúa con: robinsonade sweep { $file } --out { $folder }
cli-help-report = Escribe páginas con tablas y gráficos de series guardadas: Markdown, CSV, SVG y una página HTML
cli-report-help-folders = Carpetas de series, o carpetas que contienen varias
cli-report-help-out = Dónde van las páginas; si no se indica, en la primera carpeta
cli-report-written = La página es { $file }, con tablas y gráficos a su lado.
cli-help-compare = Compara dos series jugadas con las mismas semillas, partida por partida
cli-compare-help-first = La carpeta de una serie
cli-compare-help-second = La carpeta de la serie que se compara con ella
cli-compare-help-out = Escribe en esta carpeta un informe con gráficos de ambas
report-title = { $game }: lo que se ha jugado
report-wins = Quién gana
report-intervals = Los intervalos contienen el valor verdadero con una confianza del 95{"\u00A0"}%. Las victorias compartidas cuentan por partes, y para ellas los intervalos son más bien demasiado anchos que demasiado estrechos.
report-by-player = Partidas ganadas, por jugador
report-by-seat = Partidas ganadas, por asiento
report-seat = Asiento { $seat }
report-endings = Cómo terminan las partidas
report-one-ending = Todas las partidas terminan igual: «{ $ending }».
report-distributions = Cuánto difieren las partidas
report-all-alike = { $figure }: { $value } en todas las partidas.
report-points = Puntos de un asiento
report-share-of-games = Parte de las partidas
report-means = Medias
report-played = Lo que se ha jugado
report-seats =
    { $seats ->
        [one] 1 asiento
       *[other] { $seats } asientos
    }
report-seed = semilla { $seed }
report-compared = Comparación
report-differences = Diferencias, cada una en su escala; en gris: no demostradas
compare-more = { $second } gana más: { $b } en vez de { $a } ({ $more } puntos, intervalo del 95{"\u00A0"}% de { $low } a { $high }; McNemar p = { $p }).
compare-less = { $second } gana menos: { $b } en vez de { $a } ({ $more } puntos, intervalo del 95{"\u00A0"}% de { $low } a { $high }; McNemar p = { $p }).
compare-undecided = No se demuestra ninguna diferencia: { $first } gana { $a }, { $second } gana { $b } ({ $more } puntos, intervalo del 95{"\u00A0"}% de { $low } a { $high }; McNemar p = { $p }).
compare-pairs = { $pairs } pares de partidas con las mismas semillas: en { $better } solo le va mejor a { $second }, en { $worse } solo a la otra; las victorias tienen una correlación de { $correlation }.
compare-wins = Partidas ganadas (puntos porcentuales)
compare-points = Puntos del primer jugador
compare-difference = Diferencia
compare-caption = Entre corchetes: intervalos del 95{"\u00A0"}% de las diferencias por pares (bootstrap)
error-bad-sweep = El archivo { $file } tiene una clave "{ $field }" que ningún barrido tiene. Hay: { $allowed }.
error-no-games = Aún no hay ninguna partida terminada en { $folder }.
error-no-pairs = Las dos series no tienen ninguna partida con la misma semilla: juega ambas con el mismo --seed.
error-runs-of-two-games = Son series de dos juegos distintos.
error-bad-run-file = El archivo { $file } no describe ninguna serie: falta "{ $field }" o no es de la clase debida.
error-not-toml = El archivo { $file } no es TOML: { $why }
error-run-is-settled = El archivo { $file } ya dice qué se juega; además solo pueden indicarse --games, --workers, --out y lo que se cuenta de la serie.
error-other-run = En la carpeta { $folder } hay otra serie. Elige otra carpeta, o continúa aquella: robinsonade simulate { $folder }
error-other-edition = La serie de { $folder } se empezó con otra versión del programa, de sus datos o de sus jugadores. Las partidas de ambas no serían una serie: empieza de nuevo en otra carpeta.
error-folder-in-use = La carpeta { $folder } contiene otra cosa. Elige una vacía o que aún no exista.
error-no-run = En la carpeta { $folder } no hay ninguna serie: no tiene run.toml.
error-bad-expectation = "{ $given }" no es nada que esperar. Escríbelo como win_rate>=0.65 o win_rate@lower>0.6.
error-unknown-figure = "{ $given }" no nombra ninguna cifra. Hay: { $allowed }.
cli-simulate-help-record = Guarda cada partida en esta carpeta
cli-simulate-progress = { $speed } partidas/s, ganadas { $rate } [{ $low }-{ $high }]
cli-simulate-interrupted = Interrumpido: las cifras son las de las { $played } partidas jugadas hasta ahora, de { $games }. Sin --out no se guarda nada.
cli-simulate-error =
    { $errors ->
        [one] Una partida se detuvo por un error. { $game }, partida { $number } de la serie, semilla { $seed }, decisión { $decision }: { $why }
       *[other] { $errors } partidas se detuvieron por un error. La primera: { $game }, partida { $number } de la serie, semilla { $seed }, decisión { $decision }: { $why }
    }
error-player-declined = El bot { $player } (asiento { $seat }) ha respondido None, pero tiene que elegir.
error-player-not-offered = El bot { $player } (asiento { $seat }) ha respondido { $given }, que no está entre las opciones ofrecidas.
error-player-raised = El bot { $player } (asiento { $seat }) ha fallado: { $given }
error-action-not-offered = La acción { $given } no es posible ahora. Posibles: { $allowed }.
error-bad-actions = Hace falta una acción para cada una de las { $tables } mesas, no { $given }.
error-bad-reward = No existe la recompensa «{ $given }». Elige una de estas: { $allowed }.
error-bad-tables = No se puede jugar en { $given } mesas. Posibles: 1 o más.
error-missing-extra = Falta instalar algo (no está { $module }). Instálalo con: pip install "robinsonade[{ $extra }]"
error-not-seats = Esto no son asientos: { $given }; hace falta una lista de sus números.
error-not-a-number = Esto no es un número entero: { $given }.
error-not-yes-or-no = Esto no es ni True ni False: { $given }.
error-not-a-seat = No hay asiento { $given } en esta mesa. Posibles: { $allowed }.
error-broken-player = El bot «{ $given }» no se puede usar: { $why }
cli-simulate-wins-of = Victorias de { $player }
cli-simulate-mean = { $label } (media)
cli-simulate-storyline = { $storyline } (encontrada / terminada)
cli-simulate-help-force = Sobrescribe los archivos que ya existan
error-nothing-to-learn = { $given } no tiene nada que aprender, o las partidas fueron pocas.
error-nothing-to-tune = { $given } no tiene pesos que ajustar.
error-tune-one-cell = Estas mesas se juegan con pesos distintos ({ $given }). Elige una con --seats y --option.
error-unknown-weight = No hay ningún peso «{ $given }».
error-bad-planner = «{ $given }» no es un planner. Escribe por ejemplo planner:easy, planner:strong, planner:rollouts=512,k=16 o planner:time=2.
error-bad-players = «{ $given }» no nombra jugadores. Escribe por ejemplo greedy,random o greedy*3.
error-players-and-seats =
    { $allowed ->
        [one] Se nombran { $given } jugadores, pero se pide 1 asiento.
       *[other] Se nombran { $given } jugadores, pero se piden { $allowed } asientos.
    }

## robinsonade bench

cli-help-bench = Mide la velocidad del motor en esta máquina
cli-help-train = Aprende de nuevo cuánto vale cada posición, de partidas del bot greedy
cli-train-help-game = Qué juego
cli-train-help-games = De cuántas partidas se aprende
cli-train-help-out = Dónde se escribe lo aprendido; si no se indica, en el propio juego
cli-train-done = Aprendido de { $positions } posiciones de { $games } partidas en { $seconds } segundos. Sorpresa en otras partidas: { $loss } (quien siempre dice la media: { $base }). De dos posiciones se reconoce la mejor en { $ranking } de los casos. Escrito en { $file }.
cli-help-tune = Busca mejores pesos para el bot greedy de un juego
cli-tune-help-seats = Para cuántos asientos; por turno todos los números posibles si no se indica
cli-tune-help-minutes = Cuánto tiempo se busca; el último paso se termina
cli-tune-help-games = Cuántas parejas de partidas dicen hacia dónde dar el paso, y cuántas lo juzgan
cli-tune-help-only = Los pesos que pueden cambiar, separados por comas; todos si no se indica
cli-tune-help-round = Por dónde se empieza entre las partidas: otro número, otras partidas
cli-tune-help-out = Dónde se escriben los pesos; si no se indica, en el propio juego
cli-tune-taken = Paso { $round }, alcance { $reach }: { $gain } ± { $error } de cada 100 partidas, aceptado
cli-tune-refused = Paso { $round }, alcance { $reach }: { $gain } ± { $error } de cada 100 partidas, rechazado
cli-tune-done = Los pesos mejorados están en { $file }.
cli-tune-nothing = No se encontró nada mejor; { $file } queda como está.
cli-help-advise = Dice qué haría un bot en el punto en que está una partida guardada, y por qué
cli-advise-help-player = A quién se pide consejo: greedy, planner, planner:strong, planner:rollouts=512 ...
cli-advise-help-seat = Para qué asiento; si no se indica, el primero que tiene que elegir
cli-advise-choice = { $seat }: { $player } elegiría: { $choice }
cli-advise-nothing = nada por ahora
cli-advise-way = para esta ronda: { $plan }
cli-advise-term = { $more } { $concern }
cli-advise-first-term = { $mean } { $concern }
cli-advise-terms = lleva a: { $terms }
cli-advise-terms-beside = comparado con el primer plan: { $terms }
cli-advise-plan = - { $plan }: { $worth } de 100 (un solo intento se aparta { $spread }; { $samples } intentos: { $ends })
cli-advise-plan-taken = * { $plan }: { $worth } de 100 (un solo intento se aparta { $spread }; { $samples } intentos: { $ends })
cli-advise-end = { $end } { $count }
cli-advise-goes-on = sigue
error-nothing-to-advise = Nadie tiene que elegir nada ahí.
error-nobody-asks-this-seat = El asiento { $given } no tiene nada que elegir ahí.
cli-bench-help-game = Qué juego; todos si no se nombra ninguno
cli-bench-help-seats = Cuántos asientos; si no se indica, el máximo del juego
cli-bench-help-seconds = Cuánto tiempo, más o menos, se mide cada juego
cli-bench-title = Velocidad del motor ({ $form }), un núcleo, tiempo de CPU
cli-bench-compiled = compilado
cli-bench-pure = Python puro
cli-bench-decisions-per-second = Decisiones por segundo, juego al azar
cli-bench-games-per-second = Partidas por segundo, juego al azar
cli-bench-replay-decisions-per-second = Decisiones por segundo, repetición
cli-bench-decisions-per-game = Decisiones por partida
cli-bench-branching = Opciones por decisión
cli-bench-clone-us = Copia, microsegundos
cli-bench-imagined-us = Mesa imaginada, microsegundos
cli-bench-forecast-ms = Pronóstico, milisegundos (el límite es 6)
cli-bench-help-rollouts = Medir en su lugar partidas imaginadas que se siguen jugando
cli-bench-help-starts = Medir en su lugar cuánto tardan las órdenes en arrancar
cli-bench-help-thinking = Medir en su lugar cuánto piensa este jugador una decisión
cli-bench-games = Partidas
cli-bench-decisions = Decisiones con varias opciones
cli-bench-thinking-per-game-s = Tiempo que se piensa en una partida, todos los asientos, segundos
cli-bench-thinking-median-ms = Tiempo que se piensa una decisión, la mitad de ellas como máximo, milisegundos
cli-bench-thinking-most-ms = … 95 de cada 100 como máximo
cli-bench-thinking-longest-ms = … la más larga
cli-bench-starts = Arranque, tiempo de CPU
cli-bench-cpu-ms = milisegundos
cli-bench-times = veces un Python que no hace nada
cli-bench-random-turn = Continuaciones al azar por segundo, hasta el fin del próximo turno propio
cli-bench-random-turn-asked = … preguntando a cada jugador, que imagina por su cuenta
cli-bench-random-turn-times = … veces más rápido
cli-bench-random-end = Continuaciones al azar por segundo, hasta el fin de la partida
cli-bench-random-end-asked = … preguntando a cada jugador, que imagina por su cuenta
cli-bench-random-end-times = … veces más rápido
cli-bench-greedy-turn = Continuaciones de greedy por segundo, hasta el fin del próximo turno propio
cli-bench-greedy-turn-asked = … preguntando a cada jugador, que imagina por su cuenta
cli-bench-greedy-turn-times = … veces más rápido
cli-bench-greedy-end = Continuaciones de greedy por segundo, hasta el fin de la partida
cli-bench-greedy-end-asked = … preguntando a cada jugador, que imagina por su cuenta
cli-bench-greedy-end-times = … veces más rápido

## robinsonade: la línea de órdenes

cli-help = Juegos de mesa de islas en la terminal.
cli-help-play = Juega una partida. Código de salida 3: la entrada de una tubería no valía o acabó antes de tiempo.
cli-help-games = Enumera los juegos y sus opciones.
cli-help-replay = Cuenta una partida guardada decisión a decisión, o muestra uno de sus momentos.
cli-help-verify = Comprueba que las partidas guardadas se reproducen tal como dicen. Código de salida 0: todas. 1: alguna no. 2: un archivo no se puede leer.
cli-help-rules = Muestra las reglas de un juego, una sección o una sola regla.
cli-help-check = Revisa los datos y los textos de todos los juegos. Código de salida 1 si algo está mal.
cli-help-completion = Escribe lo que un intérprete de órdenes necesita para completar órdenes, juegos y opciones. Para bash: robinsonade completion bash > ~/.local/share/bash-completion/completions/robinsonade
cli-completion-help-shell = Qué intérprete de órdenes.
error-unknown-shell = No hay nada para «{ $given }». Elige entre: { $allowed }.
cli-help-help = Muestra esta ayuda y termina.
cli-help-lang = El idioma; si no se indica, el de tu sistema.
cli-help-json = Escribe JSON y nada más.
cli-help-option = Una opción del juego, de las que enumera «robinsonade games»; se puede repetir.
cli-help-file = Una partida guardada.
cli-help-play-game = A qué juego; solo hace falta si hay varios.
cli-help-play-seats = Cuántos asientos; si no se indica, dos: tú y un bot.
cli-help-play-bots = Quién juega por ordenador. Un nombre (random, greedy, planner:easy, planner, planner:strong): todos los asientos menos el primero. Varios nombres separados por comas: los últimos asientos, en ese orden; «none» entre ellos es una persona. Solo «none»: nada más que personas. Si no se indica: planner si el motor está compilado; si no, planner:easy.
cli-help-play-seed = Juega la partida de este número: con la misma semilla, los mismos mazos. La semilla es entonces conocida. Si no se indica, es secreta hasta el final.
cli-help-play-load = Sigue con una partida guardada.
cli-help-play-resume = Sigue con la última partida jugada en una terminal, de JUEGO si se indica uno. Las partidas se conservan ahí después de cada elección tuya.
cli-help-play-position = Empieza una partida nueva donde está una partida guardada. Con --seed, su futuro será otro.
cli-help-play-grid = Dibuja el tablero (grid) o lo cuenta línea a línea (plain). Si no se indica: dibujado si la terminal es bastante ancha.
cli-help-play-names = Cómo se llaman las personas, en el orden de sus asientos: Ana,Luis.
cli-help-play-ask = Con qué frecuencia se te pregunta por las cartas que puedes jugar en cualquier momento. smart: solo si hay algo en juego que puedas cambiar. always: antes de cada acción de los demás y antes de cada carta que se roba. phase: una vez en cada fase del turno, y otra cuando pasa algo importante. never: solo cuando tienes que decidir, o después de escribir c.
cli-help-chances = Al final, continúa desde los turnos de la partida durante esos segundos y cuenta cómo fueron las probabilidades.
cli-course-wait = Mirando atrás durante { $seconds } segundos...
cli-course-title = Cómo fue cambiando (el bot sensato, { $games } partidas)
cli-help-puzzle = Resuelve problemas, los enumera o busca otros en partidas de bots.
cli-puzzle-help-action = Qué hacer: list, play o find.
cli-puzzle-help-game = Qué juego.
cli-puzzle-help-id = Qué problema: su número en la lista o su identificador.
cli-puzzle-help-seed = Con find: la semilla de la primera partida. Con play: con ella se imagina de nuevo lo oculto.
cli-puzzle-help-seats = Con find: cuántos asientos; si no, cada número por turno.
cli-puzzle-help-late = Con find: busca desde esta parte de cada partida (de 0 a 1).
cli-puzzle-help-number = Con find: cuántos.
cli-puzzle-help-out = Con find: la carpeta para los archivos.
cli-puzzle-line =
    { $number }. { $title } ({ $id }): { $seats } asientos, { $length ->
        [one] una decisión
       *[other] { $length } decisiones
    }{ $level ->
        [2] , el bot sensato falla
       *[other] { "" }
    }
cli-puzzle-ask = ¿Qué decides (nada: ver la solución)?
cli-puzzle-figure = { $share }{"\u00A0"}% en { $games } partidas: { $choice }
cli-puzzle-found = { $file }: { $choice } gana el { $share }{"\u00A0"}%; la siguiente, el { $next }{"\u00A0"}%
ui-puzzle-goal =
    { $count ->
        [one] { $seat }: una decisión es claramente la mejor. Encuéntrala.
       *[other] { $seat }: una serie de { $count } decisiones es claramente la mejor. Encuéntrala.
    }
ui-puzzle-wrong = { $choice }: así se gana el { $share }{"\u00A0"}%; con la mejor decisión, el { $best }{"\u00A0"}%. Inténtalo otra vez.
ui-puzzle-solved =
    { $stars ->
        [one] Resuelto en { $tries } intentos: una estrella.
       *[other] Resuelto { $tries ->
            [one] a la primera
           *[other] en { $tries } intentos
        }: { $stars } estrellas.
    }
cli-help-replay-to = Muestra la mesa después de N decisiones.
cli-help-rules-what = Un juego (forbidden-island), una sección (FI-9) o una regla (FI-9.7).
cli-interrupted = Interrumpido.
cli-yes = s sí si y

## robinsonade play

cli-which-game = ¿A qué juego?
cli-option = { $option }: { $value }
cli-seat-person = { $seat }: una persona
ui-strength-won = gana { $rate } de cada 100
ui-strength-rescued = se salva en { $rate } de cada 100
ui-strength-beats = gana { $rate } de cada 100 a bots prudentes
cli-seat-bot-strength = { $seat }: el bot { $player } ({ $strength }; { $games } partidas contadas)
cli-seat-bot = { $seat }: el bot { $player }
cli-position = Esta partida empieza a la mitad: quien preparó la posición conoce los mazos.
cli-open-seed = Semilla elegida: { $seed }
cli-seed = Semilla: { $seed }
cli-say-help = Escribe un número para decidir, h para ver la ayuda.
cli-heading-cost = { $heading } ({ $cost })
cli-heading-of = { $seat }: { $heading }
cli-others-may = Los demás pueden:
cli-go-on = Dejar seguir { $seat }
cli-ask-or-pass = Tu decisión (p para pasar, pp para pasar hasta tu próxima decisión, h para ver la ayuda):
cli-cannot-pass = Aquí no puedes pasar: hay algo que decidir.
cli-hint = Un jugador sensato elegiría { $number }: { $choice }
cli-hint-chance = Probabilidad de ganar: { $chance }{"\u00A0"}% frente a { $other }{"\u00A0"}% con lo siguiente.
cli-hint-term = Frente a lo siguiente, de media: { $concern } { $more }.
cli-hint-clear = Claramente lo mejor.
cli-hint-close = Está reñido.
cli-no-hint = Un jugador sensato no haría nada aquí.
cli-offer-rewind = Escribe u! para deshacerla de todas formas; la partida queda entonces marcada como rebobinada.
cli-kept = La partida queda guardada. «robinsonade play --resume» sigue con ella.
cli-resumed =
    { $choices ->
        [0] Sigues con la última partida jugada. Todavía no se ha decidido nada en ella.
        [one] Sigues con la última partida jugada. Hasta ahora, una elección.
       *[other] Sigues con la última partida jugada. Hasta ahora, { $choices } elecciones.
    }
error-nothing-to-resume = No hay ninguna partida con la que puedas seguir.
cli-name-a-file = Indica un archivo, por ejemplo: s partida.json
cli-overwrite = El archivo { $file } ya existe. ¿Lo sobrescribo (s/n)?
cli-not-saved = No se ha guardado.
cli-really-quit = Esta partida no está guardada. ¿Salir de todas formas (s/n)?
cli-no-more-input = No llega nada más por la entrada: la partida se queda aquí (código de salida 3).
cli-figure = { $label }: { $number }
cli-save-at-end = ¿Guardar esta partida? Un nombre de archivo, s, o n (Intro) para no guardarla:
cli-help-id = el nombre de una decisión, como en las partidas guardadas (0.move.watchtower), o el comienzo de una línea, de una loseta o de un lugar (ciénaga, C4): lo mismo
cli-help-enter = Intro: repite la pregunta, y de una lista larga muestra la página siguiente
cli-help-pass = p o 0: pasa, para o deja seguir a los demás
cli-help-pass-on = pp: pasa siempre, hasta que tengas algo que decidir
cli-help-board = b: muestra el tablero
cli-help-hint = i: qué haría aquí el bot greedy
cli-help-save-over = s! ARCHIVO: guarda la partida aunque ese archivo ya exista
cli-own-default = { "[" }por defecto:
cli-own-required = { "[" }obligatorio]
cli-own-command-here = ORDEN [ARGUMENTOS]
cli-own-options-here = { "[" }OPCIONES]
cli-own-commands = Órdenes:
cli-own-options = Opciones:
cli-own-arguments = Argumentos:
cli-own-usage = Uso:
cli-own-try = Para ver la ayuda: { $command }
cli-help-version = Muestra la versión y termina.
cli-help-files = Partidas guardadas.
cli-seat-you = { $seat }: tú
cli-script-refused = La línea «{ $line }» no vale aquí: la partida se queda aquí (código de salida 3).
cli-help-look = grid, plain: dibuja el tablero, o lo cuenta línea a línea (como con --plain)
cli-help-forecast = f: lo que cabe esperar y con qué probabilidad (Robinson Crusoe, mientras planeáis); f all: con todas las sumas
cli-no-forecast = Ahora no hay nada que predecir.
cli-help-why = por qué NOMBRE: por qué ahora no se puede hacer algo con lo que se llama así
cli-keys-plain = Tu elección:
cli-more-choices = Página { $page } de { $pages }: Intro muestra la siguiente; todos los números valen ya.
cli-more-board = (Escribe b para ver el tablero entero.)
cli-more-forecast = (Escribe f para ver el resto.)
cli-nothing-around = Todavía no hay nada a tu alrededor.
cli-help-where = w: qué tienes alrededor: lugares vecinos, gente, rivales
cli-help-rule-search = ? all para todas las reglas de la pregunta y sus opciones, ? FI-9.7 para una regla, ? helicóptero para las reglas con una palabra
cli-help-asking = ask smart, ask phase, ask always, ask never: con qué frecuencia se te pregunta por las cartas que puedes jugar en cualquier momento (cuando haga falta, en cada fase, siempre, nunca)
cli-help-cards = c: se te pregunta por tus cartas en la próxima ocasión
cli-cue-of = { $seats }. { $cue }
# Igual en inglés.
cli-keys-or-pass = p, pp, h >
# Igual en inglés.
cli-keys = ?, u, h >
cli-ask = Tu decisión (un número o un nombre; ? para las reglas, u para deshacer, h para ver la ayuda):
cli-you = Tú
cli-asked-between = { $who }: ahora es posible intervenir. { $question }
cli-asked = { $who }: { $question }
cli-why-unknown = Aquí no hay nada que se llame «{ $given }».
cli-why-several = ¿Cuál de estas cosas: { $names }?
cli-why-possible = Se puede: { $choice }
cli-why-of = { $heading }: { $sentence }
cli-why-rules = { $sentence } ({ $rules })
cli-no-rule-about = Ninguna regla se llama «{ $given }» ni lo menciona.
cli-no-room = Aquí no hay dibujo, o la terminal es demasiado estrecha.
cli-back-to = De vuelta en el turno { $turn }. { $where }
cli-turn-again = El turno { $turn } empieza de nuevo.
cli-cards-next = Se te preguntará en la próxima ocasión en que puedas jugar una carta.
cli-asking-never = Solo se te pregunta cuando tienes que decidir; escribe c para que se te pregunte por tus cartas en la próxima ocasión.
cli-asking-smart = Solo se te pregunta por tus cartas si hay algo en juego; escribe c para que se te pregunte en la próxima ocasión.
cli-asking-phase = Se te pregunta por tus cartas una vez en cada fase del turno, y otra cuando pasa algo importante.
cli-asking-always = Se te pregunta por tus cartas antes de cada acción de los demás y antes de cada carta que se roba.
cli-really-stop =
    { $left ->
        [one] Queda una acción. ¿Parar de todas formas (s/n)?
       *[other] Quedan { $left } acciones. ¿Parar de todas formas (s/n)?
    }
cli-several = Varias opciones empiezan por «{ $given }»: { $numbers }.
cli-which-file = Nombre del archivo:
# Igual en inglés.
cli-no = n no q
cli-label = { $label } ({ $remark })
# Igual en inglés.
cli-label-odds = { $label }. { $odds }

## La pantalla completa

error-bad-face = { $name } no puede ser «{ $given }». Elige entre: { $allowed }.
cli-full-tab-board = Tablero
cli-full-tab-table = Mesa
cli-full-tab-cards = Cartas
# Igual en inglés.
cli-full-tab-plan = Plan
cli-full-tab-log = Registro
cli-full-solution = Ver la solución
cli-full-space = Espacio
cli-full-key-next = Siguiente
cli-full-key-back = Atrás
cli-full-next = Siguiente decisión
cli-full-back = Una decisión atrás
cli-full-next-turn = Turno siguiente
cli-full-turn-before = Turno anterior
cli-full-end = Al final
cli-full-beginning = Al principio
cli-full-key-undo = Deshacer
cli-full-key-rules = Reglas
cli-full-key-hint = Consejo
cli-full-key-pass = Pasar
cli-full-key-help = Ayuda
cli-full-key-type = Escribir
cli-full-key-quit = Salir
cli-full-thinking = Los demás piensan…
cli-full-type = Escribe un número, un nombre o una orden (h las enumera):
cli-full-close = Cerrar
cli-full-yes = Sí
# Igual en inglés.
cli-full-no = No
cli-full-help = Se elige con las flechas e Intro, con cifras o con el ratón. El tabulador lleva al tablero y de vuelta: allí las flechas van de una cosa a otra e Intro muestra qué se puede hacer con ella, o por qué nada. Escape vuelve a mostrarlo todo.
cli-full-help-panes = b, t, k, n, l: tablero, mesa en palabras, cartas, plan, registro. / escribe una orden, U es u!, P es pp, s guarda.
cli-help-play-face = Cómo se juega: a pantalla completa (si no se indica, en una terminal de 80 columnas y 24 líneas, si está instalada) o línea a línea.

## La Isla Prohibida en la terminal

cli-island-row = Fila { $row }: { $tiles }.
cli-island-open-sea = mar abierto
cli-island-dry =
    { $tile-gender ->
        [f]
            { $tile-number ->
                [plural] secas
               *[other] seca
            }
       *[m]
            { $tile-number ->
                [plural] secos
               *[other] seco
            }
    }
cli-island-flooded =
    { $tile-gender ->
        [f]
            { $tile-number ->
                [plural] inundadas
               *[other] inundada
            }
       *[m]
            { $tile-number ->
                [plural] inundados
               *[other] inundado
            }
    }
cli-island-sunk =
    { $tile-gender ->
        [f]
            { $tile-number ->
                [plural] hundidas
               *[other] hundida
            }
       *[m]
            { $tile-number ->
                [plural] hundidos
               *[other] hundido
            }
    }
cli-island-with-treasure = { $tile } ({ $treasure })
cli-island-with-pawns =
    { $count ->
        [one] { $tile }, aquí está { $pawns }
       *[other] { $tile }, aquí están { $pawns }
    }
cli-island-legend = Olas alrededor de una loseta o de su lugar: inundada. Una sola ~: hundida. En el borde de arriba: el lugar (columna y fila), el tesoro que se recupera aquí o la Salida de la isla. En el de abajo, o junto al lugar donde no hay marcos: los peones por jugador, con * ante el tuyo.
cli-island-standing =
    { $cards ->
        [0] Agua { $level }.
       *[other] Agua { $level }, { $cards } cartas de Inundación por turno.
    }
cli-island-sign-earth = Tierra
cli-island-sign-wind = Viento
cli-island-sign-fire = Fuego
cli-island-sign-ocean = Océano
cli-island-water =
    { $cards ->
        [0] Nivel del agua { $level }: la calavera.
       *[other] Nivel del agua { $level } de { $skull }: { $cards } cartas de Inundación por turno.
    }
cli-island-treasures =
    { $number ->
        [0] Tesoros por recuperar: { $missing }.
       *[other]
            { $open ->
                [0] Todos los tesoros están recuperados.
               *[other] Tesoros recuperados: { $captured }. Por recuperar: { $missing }.
            }
    }
cli-island-seat =
    { $number ->
        [0] { $seat }, en { $tile-the }. Sin cartas.
       *[other] { $seat }, en { $tile-the }. Cartas: { $hand }.
    }
cli-island-treasure-deck =
    { $number ->
        [0] Mazo de Tesoro: { $cards }. Sin descartes.
       *[other] Mazo de Tesoro: { $cards }. Descartes: { $discard }.
    }
cli-island-flood-deck =
    { $number ->
        [0] Mazo de Inundación: { $cards }. Sin descartes.
       *[other] Mazo de Inundación: { $cards }. Descartes: { $discard }.
    }
cli-island-flood-top = Encima del mazo, primero el primer grupo y cada grupo en orden desconocido: { $cards }.
cli-island-danger-treasure = para { $treasure-the } solo queda { $tile-the } ({ $state })
cli-island-danger-landing = { $tile-the } está inundada
cli-island-dangers = Cuidado: { $dangers }.
cli-island-sign-landing = Salida
cli-island-northwest = Noroeste
cli-island-southwest = Sudoeste
cli-island-southeast = Sudeste
cli-island-northeast = Nordeste
cli-island-west = Oeste
cli-island-south = Sur
cli-island-east = Este
cli-island-north = Norte
cli-island-towards = { $direction }: { $tile }.
cli-island-here = Aquí: { $tile }.
cli-island-with-you = { $tile }, aquí estás tú
cli-island-with-landing = { $tile } (aquí se sale de la isla)
cli-island-tile = { $place } { $name }, { $state }

## Náufragos en la terminal

cli-camp-legend = Acciones con sus casillas: lo que cuesta una libre en energía (? se decide después) o de quién es el peón que está ahí (○ es el peón blanco). ! ante una carta de campamento: perjudicial. ■: ya está, o energía. La línea de puntos es el camino de la costa al promontorio.
cli-camp-title-actions = Acciones
cli-camp-title-cards = Cartas de campamento
cli-camp-title-buildings = Construcciones
cli-camp-title-path = El camino por la isla
cli-camp-title-people = Náufragos
cli-camp-gauge =
    { $place ->
        [camp] { $energy }/{ $usable }, lesiones { $injuries }
        [dead] ha muerto
       *[other] { $energy }/{ $usable }, lesiones { $injuries }, fuera
    }
cli-camp-standing =
    { $injuries ->
        [0] Energía { $energy }.
       *[other] Energía { $energy }, lesiones { $injuries }.
    }
cli-camp-costs =
    { $cost ->
        [0] No cuesta nada.
       *[other] Cuesta { $cost } de energía.
    }
cli-camp-free-cost = Cuesta la energía que decidas después.
cli-camp-no-forage = No quedan víveres para este peón.
cli-camp-takes =
    { $wood ->
        [0] Requiere { $energy } de energía.
       *[other] Requiere { $wood } de madera y { $energy } de energía.
    }
cli-camp-built = { $building } (ya está)
cli-camp-nothing = nada
cli-camp-beside =
    { $count ->
        [one] Contigo: { $seats }.
       *[other] Contigo: { $seats }.
    }
cli-camp-ahead =
    { $steps ->
        [one] El sector siguiente, { $sector }, está a una casilla.
       *[other] El sector siguiente, { $sector }, está a { $steps } casillas.
    }
cli-camp-home = Para volver ahora, dos dados tienen que sumar { $need } o más: { $chance }{"\u00A0"}%.
cli-camp-day = Turno { $turn } de { $turns }. Clima: { $weather }. Jugador inicial: { $seat }.
cli-camp-event-name = Evento: «{ $card }».
cli-camp-event = Evento: «{ $card }». { $about }
cli-camp-last-turn = La partida acaba tras el turno { $number }.
cli-camp-no-fishing = Ahora no se puede pescar.
cli-camp-wreck =
    { $salvage ->
        [0] Cubos en el naufragio: { $cubes }. No hay restos que recoger.
       *[other] Cubos en el naufragio: { $cubes }. Hay restos que recoger.
    }
cli-camp-storage = Almacén: comida { $food }, comida fresca { $fresh }, madera { $wood }. Suministro de víveres: { $supply }.
cli-camp-tiles = Fichas de comida en el almacén: { $tiles }.
cli-camp-fire-out = La hoguera está apagada.
cli-camp-fire-lit = La hoguera está encendida, sin madera para la noche.
cli-camp-fire-fed = La hoguera está encendida, con madera para la noche.
cli-camp-buildings = Construcciones: { $buildings }.
cli-camp-cards = Cartas de campamento: { $cards }.
cli-camp-red = { $card } (perjudicial)
cli-camp-white = peón blanco
cli-camp-pawns = Peones: { $pawns }.
cli-camp-at-camp = en el campamento
cli-camp-at-exploring = de exploración
cli-camp-at-dead = ha muerto
cli-camp-lost = sin encontrar el camino, con dificultad de regreso { $difficulty }
cli-camp-seat = { $seat }, { $place }. Energía { $energy } de { $usable }, lesiones { $injuries }, secuelas { $sequelae }. Casilla { $space } ({ $sector }). Fichas de PH: { $story }.
cli-camp-carries = Lleva: { $items }. Comida: { $food }.
cli-camp-tokens = Tus fichas de PH: { $tokens }.
cli-camp-decks = Mazos: { $decks }.
cli-camp-known = Conoces del { $deck }, desde arriba: { $cards }.
cli-camp-pending = Exploraciones pendientes: { $cards }.
cli-camp-pile =
    { $number ->
        [one] una pila boca abajo de 1 carta
       *[other] una pila boca abajo de { $number } cartas
    }
cli-camp-exploration = De exploración: { $party }, con dificultad de regreso { $difficulty }.
cli-camp-open = En curso: { $cards }.
cli-camp-shown = Del naufragio: { $cards }.
cli-camp-stories = Tramas vividas: { $stories }.
cli-help-check-games = Solo estos juegos
cli-help-check-cards = Comprueba solo un archivo con cartas propias para Náufragos.
cli-cards-checked = { $file } está en orden.

## Otras órdenes

cli-game = { $title } ({ $slug })
cli-game-broken = No se puede jugar al juego «{ $slug }»: { $why }
cli-game-seats = Asientos: de { $fewest } a { $most }
cli-game-option = --option { $name }=… { $title }: { $values }. Si no se indica: { $default }.
cli-game-option-deal = --option { $name }=… { $title }: { $default }, o uno por asiento separados por comas: { $values }. Si no se indica: { $default }.
cli-replay-choice = { $number }. { $seat }: { $choice }
cli-replay-choice-by = { $number }. { $seat } (decidió el bot { $player }): { $choice }
cli-replay-position =
    { $all ->
        [one] Después de { $number } de una sola decisión:
       *[other] Después de { $number } de { $all } decisiones:
    }
cli-verified =
    { $choices ->
        [0] { $file } está en orden: aún no se ha decidido nada.
        [one] { $file } está en orden: su única decisión se reproduce tal como dice.
       *[other] { $file } está en orden: sus { $choices } decisiones se reproducen tal como dice.
    }
cli-verify-false = { $file }: { $why }
cli-verified-open = Alguien eligió su semilla.
cli-verified-position = Empezó en una posición.
cli-verified-unproved = No tiene huellas: no se puede saber si está completa.
cli-verified-rewound = En ella se volvió atrás después de revelar cartas.
cli-checked =
    { $problems ->
        [0]
            { $games ->
                [one] Todo en orden: un juego, { $tables } formas de prepararlo, todos los textos.
               *[other] Todo en orden: { $games } juegos, { $tables } formas de prepararlos, todos los textos.
            }
        [one] Un problema.
       *[other] { $problems } problemas.
    }
error-match-cut =
    { $given ->
        [one] Esta partida guardada se ha cortado o alterado: su única decisión no lleva a donde dice que está la partida.
       *[other] Esta partida guardada se ha cortado o alterado: sus { $given } decisiones no llevan a donde dice que está la partida.
    }
error-not-with-file = { $given } no se puede indicar junto con { $option }: ya lo fija la partida guardada.
error-unknown-rule-near = «{ $given }» no es ninguna regla ni ningún juego. ¿Querías decir { $allowed }?
error-unknown-rule-or-game = «{ $given }» no es ninguna regla ni ningún juego. Elige una regla, por ejemplo FI-9.7, o uno de estos: { $allowed }.

## robinsonade serve

cli-help-serve = Ofrece los juegos a los navegadores.
cli-serve-help-host = La dirección en la que escuchar; con 0.0.0.0 entran también otros equipos.
cli-serve-help-port = El puerto en el que escuchar; con 0 se toma cualquiera que esté libre.
cli-serve-help-database = Dónde se guardan las partidas: un archivo para SQLite, o postgresql://…
cli-serve-help-log-level = Cuánto se anota en el registro: debug, info, warning o error.
cli-serve-help-log-format = Cómo se anota: console o json.
cli-serve-help-static = Una carpeta con otra versión compilada del cliente.
cli-serve-address = Robinsonade está en { $address }  (Ctrl-C lo detiene)
cli-serve-no-client = El cliente para el navegador no está compilado. Ejecuta: { $command }
error-port-taken = No se puede escuchar en { $given }: { $why }.
error-bad-setting = El ajuste { $field } no puede ser «{ $given }».
error-bad-database = La base de datos «{ $given }» no se puede usar: { $why }.
error-database-in-use = La base de datos «{ $given }» está en uso: otro servidor funciona con este archivo.
error-newer-database = La base de datos «{ $given }» es de una versión más nueva de este programa.

## robinsonade site

cli-help-site = Escribe la página sin servidor como una carpeta de archivos. Cualquier alojamiento estático puede servirla, desde cualquier subcarpeta; las partidas se juegan y se guardan en el navegador, también sin conexión.
cli-site-help-out = La carpeta que se escribe
cli-site-help-force = Escribir en una carpeta que no está vacía
cli-site-written = { $folder } tiene { $count } archivos con { $size }{"\u00A0"}kB. Ponla en cualquier alojamiento estático.
error-no-site = Esta instalación no tiene el sitio construido. En una copia del proyecto lo construye { "`make site`" }.

## robinsonade tidy

cli-help-tidy = Lista las partidas viejas de un servidor y las borra si lo pides.
cli-tidy-help-finished = Las partidas terminadas y cerradas son viejas tras estos días; si no se da: nunca.
cli-tidy-help-idle = Las partidas en curso son viejas si no se ha hecho nada durante estos días; si no se da: nunca.
cli-tidy-help-delete = Las borra para siempre. Sin esto no cambia nada.
cli-tidy-all-kept = Se conservan todas las partidas: da --finished o --idle con un número de días, o fíjalo con ROBINSONADE_KEEP_FINISHED_DAYS y ROBINSONADE_KEEP_IDLE_DAYS.
cli-tidy-finished = { $id }  { $game }, terminada el { $day }
cli-tidy-idle = { $id }  { $game }, sin cambios desde el { $day }
cli-tidy-would-delete =
    { $count ->
        [0] No se borraría ninguna partida.
        [one] Se borraría una partida. Da --delete para hacerlo.
       *[other] Se borrarían { $count } partidas. Da --delete para hacerlo.
    }
cli-tidy-deleted =
    { $count ->
        [0] No se ha borrado ninguna partida.
        [one] Se ha borrado una partida.
       *[other] Se han borrado { $count } partidas.
    }

## El servidor web

server-no-client-title = Robinsonade está en marcha, pero faltan sus páginas
server-no-client = El cliente para el navegador no se ha compilado. En una copia del código, ejecuta esta orden y vuelve a cargar la página:
error-bad-request = No se entiende la petición: { $field } ({ $why }).
error-bad-method = Eso no se puede hacer en esta dirección.
error-bad-token = Este enlace no es válido, o alguien lo ha usado ya.
error-closing = El servidor está a punto de detenerse. Vuelve a intentarlo dentro de un momento.
error-put-away = El servidor acaba de guardar esta partida. Vuelve a intentarlo dentro de un momento.
error-damaged-game =
    { $good ->
        [none] Esta partida está dañada y no se puede abrir.
        [start] Esta partida está dañada desde su primera decisión. Quien la creó puede empezarla de nuevo.
       *[other] Esta partida está dañada después de la decisión { $good }. Quien la creó puede seguir desde ahí.
    }
error-seat-taken = Alguien tiene el asiento { $seat }, y un enlace nuevo enseñaría sus secretos a quien lo abra.
error-seat-given-up = Quien tenía el asiento { $seat } fue retirado. Un bot lo juega hasta el final: sus secretos no son para nadie más.
error-not-manager = Solo quien creó esta partida puede hacer eso.
error-not-ready = El servidor no está listo. No funciona: { $tasks }.
error-too-slow = La petición ha tardado demasiado en llegar.
error-wrong-host = Este servidor no responde a ese nombre.
error-no-space = El disco de la base de datos está lleno.
error-foreign-origin = Esta petición viene de otro sitio y se ha rechazado.
error-game-over = La partida ha terminado.
error-internal = Algo ha fallado en el servidor. Su registro dice más con el número { $number }.
error-no-database = No se puede acceder a la base de datos. Vuelve a intentarlo dentro de un momento.
error-no-request = Nadie ha pedido volver atrás.
error-no-seat = En esta partida solo miras.
error-needs-server = Las partidas por enlace necesitan un servidor. Aquí todos juegan en este dispositivo.
error-open-elsewhere = Esta partida se está jugando en otra pestaña. Aquí puedes mirarla.
error-page-broken = Algo ha fallado en esta página ({ $kind }). Lo que has decidido está guardado: vuelve a cargar la página.
error-storage-failed = No se puede leer o escribir lo guardado en este navegador. Vuelve a cargar la página.
error-storage-full = El navegador no tiene más sitio para esta página: tu última elección no se ha hecho. Guarda tus partidas en archivos y borra algo.
error-no-such-game = Aquí no hay ninguna partida «{ $given }».
error-no-such-seat = No hay asiento { $seat } en esta mesa.
error-seat-of-other-kind = El asiento { $seat } no es de esa clase.
error-no-going-on = En esta mesa se espera a todo el mundo.
error-not-passable = No se puede seguir sin el asiento { $seat }: nadie lo espera, o tiene que elegir.
error-going-on-later = Podréis seguir sin esperar dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
 }.
error-not-waited-for = Nadie espera el asiento { $seat }, o es de un bot, o es el tuyo.
error-not-lent = Ni quien tiene el asiento { $seat } ni quien creó la mesa permiten que un bot juegue en su lugar.
error-lending-later = Un bot podrá jugar este turno dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
 }.
error-name-taken = En esta mesa ya hay alguien que se llama { $name }.
error-unknown-word = { $given } no es ninguna de las frases rápidas: { $allowed }.
error-nothing-to-look-at = Di qué hay que mirar.
error-only-to-look-at = Una frase rápida no señala nada.
error-too-many-words = Han sido muchas frases. Podrás decir más dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
 }.
error-table-closed = Quien creó esta mesa la ha cerrado.
error-no-such-page = No hay nada en esta dirección.
error-no-thought = El consejo no ha llegado a tiempo. Vuelve a intentarlo.
error-too-busy = Se están probando tantas cosas que a esta no le ha llegado el turno. Vuelve a intentarlo.
error-not-json = Aquí solo se entiende JSON.
error-unknown-action = { $given } no es ninguno de estos: { $allowed }.
error-puzzle-of-which-game = Di de qué juego: { $allowed }.
error-not-a-puzzle = Esto no es un archivo de problema.
error-unknown-puzzle = No hay ningún problema { $given }. Hay estos: { $allowed }.
error-not-over = La partida todavía no ha terminado.
error-not-your-seat = El asiento { $seat } no es tuyo.
error-other-rules = Esta partida de { $game } sigue la versión { $given } de sus reglas, que este servidor ya no tiene.
error-stale = La partida ha seguido adelante mientras tanto.
error-too-fast = Demasiadas cosas a la vez. Espera un momento.
error-too-large = La petición es demasiado grande.
error-too-many-commands = En esta partida ya se ha hecho tanto que no cabe más: { $allowed } órdenes.
error-too-many-changes = Ya has deshecho tanto en esta partida que no se deshace más: lo que decidas a partir de ahora queda.
error-already-agreed = Ya has dicho que sí; falta que respondan los demás.
error-too-many-streams = Hay demasiadas páginas abiertas al mismo tiempo.

## Juegos con puntos

# Igual en inglés.
cli-standing = { $seat }: { $note }
# Igual en inglés.
cli-standing-points = { $place }. { $seat }: { $points }
# Igual en inglés.
cli-standing-both = { $place }. { $seat }: { $points } ({ $note })
cli-sheet = Puntuación
cli-sheet-line = { $line }: { $points }.
cli-sheet-points = { $seat } { $points }
# Igual en inglés.
cli-total = Total
cli-simulate-help-rotate = Hace que los jugadores cambien de asiento de partida en partida, para que ninguno tenga ventaja
cli-simulate-wins-of-seat = Victorias del asiento { $seat }
cli-simulate-score-of = Puntos de { $player } (media)
cli-simulate-score-of-seat = Puntos del asiento { $seat } (media)

error-file-exists = El archivo { $file } ya existe. Elige otro, o indica --force para sobrescribirlo.
error-bad-asking = No se puede preguntar «{ $given }». Elige entre: { $allowed }.
error-too-many-names =
    { $allowed ->
        [one] Das { $given } nombres, pero solo juega una persona.
       *[other] Das { $given } nombres, pero solo juegan { $allowed } personas.
    }

## Lecciones en la terminal

cli-help-learn = Aprender un juego jugando una primera ronda guiada.
cli-help-learn-part = Qué parte, si la lección tiene varias.
cli-help-alone = alone: seguir una lección sin ayuda
cli-lesson-step = Paso { $step } de { $steps }
cli-lesson-end = Esa era la lección: la partida es tuya. «alone» termina las explicaciones, «q» sale.
cli-lesson-next = Sigue con: robinsonade learn { $game } { $part }
cli-lesson-later = Más tarde podrás; ahora prueba: { $choice }. Elígelo otra vez si lo quieres de verdad.
cli-lesson-left = Sigues sin ayuda.
cli-no-lesson = Esto no es una lección: ya juegas sin ayuda.
