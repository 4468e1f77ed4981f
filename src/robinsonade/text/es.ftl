### Lo que dicen todos los juegos y todas las interfaces, en español.
### Los argumentos se explican en texts.py; cada mensaje tiene su pareja en en.ftl.

## Asientos y listas

seat = Jugador { $number }
seat-with-persona = { $name } ({ $persona })
# «y» pasa a «e» ante el sonido i: Ana e Inés, Ana e Hilario.
list =
    { $last-sound ->
        [i] { $before } e { $last }
        [hi] { $before } e { $last }
       *[other] { $before } y { $last }
    }

## Decisiones y preguntas que hay en todos los juegos

choice-pass = Pasar
    .group = Pasar
prompt-nothing = No hay nada que decidir.
option-value-random = al azar

## Encabezados

ui-board = Tablero
ui-hands = Manos
ui-hand-of = Mano de { $seat }
ui-log = Desde tu última decisión
ui-whole-log = La partida hasta ahora
ui-choices = Lo que puedes hacer
ui-rules = Reglas
ui-options = Opciones
ui-seats = Asientos
ui-players = Jugadores
ui-games = Juegos
ui-game-over = Fin de la partida
ui-statistics = Estadísticas

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

ui-ask = Tu decisión (h para ver la ayuda):
ui-bad-number = Escribe un número del 1 al { $most }, o h para ver la ayuda.
ui-thinking = { $seat } está pensando…
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
ui-goodbye = ¡Hasta pronto!

## Cifras

ui-decisions = Decisiones
ui-wins = Victorias
ui-losses = Derrotas
ui-win-rate = Porcentaje de victorias
ui-interval = Intervalo del 95 %
ui-errors = Errores
ui-games-per-second = Partidas por segundo
ui-decisions-per-second = Decisiones por segundo
ui-outcome = Resultado
ui-mean = Media
ui-share = Proporción
ui-count = Número

## Qué ha fallado y qué se permite

error-unknown-language = Aquí no existe el idioma «{ $given }». Elige uno de estos: { $allowed }.
error-unknown-game = Aquí no existe el juego «{ $given }». Elige uno de estos: { $allowed }.
error-unknown-player = No existe el jugador automático «{ $given }». Elige uno de estos: { $allowed }.
error-unknown-option = No existe la opción «{ $given }». Elige una de estas: { $allowed }.
error-unknown-rule = No existe la regla «{ $given }».
error-bad-option-value = La opción { $option } no puede ser «{ $given }». Elige entre: { $allowed }.
error-option-value-twice = La opción { $option } repite «{ $given }»; todos sus valores deben ser distintos.
error-option-value-count = La opción { $option } tiene { $given } valores, pero en esta partida hay { $allowed } asientos.
error-option-without-value = La opción «{ $given }» no tiene valor. Escríbela así: nombre=valor.
error-too-many-bots = Nombras { $given } jugadores automáticos, pero solo hay { $allowed } asientos.
error-bad-seats = A { $game } no se puede jugar con { $given } asientos. Se permiten: { $allowed }.
error-bad-seed = La semilla { $given } no vale. Se permite: { $allowed }.
error-bad-position = En esta partida no existe la posición { $given }. Se permite: { $allowed }.
error-unknown-choice = Ninguna decisión se llama «{ $given }».
error-choice-not-offered = La decisión «{ $given }» no es posible ahora.
error-nothing-to-undo = No hay nada que deshacer: aún no has decidido nada.
error-nothing-to-restart = En este turno no hay nada que deshacer.
error-cannot-undo = Desde entonces se ha revelado algo, así que esa decisión ya no se puede deshacer.
error-endless-game = La partida seguía sin acabar después de { $given } decisiones y se ha interrumpido.
error-cannot-read = No se puede leer el archivo { $file }: { $why }.
error-cannot-write = No se puede escribir el archivo { $file }: { $why }.
error-match-not-json = El archivo { $file } no contiene una partida: { $why }.
error-match-format = Este archivo no es una partida que el programa sepa leer. Sabe leer: { $allowed }.
error-match-rules = Esta partida de { $game } sigue la versión { $given } de las reglas, pero este programa tiene la versión { $allowed }.
error-match-field = El archivo de la partida está dañado: «{ $field }» falta o no es de la clase debida.
error-match-setup = La partida de este archivo no se puede preparar. { $why }
error-match-choice = La decisión número { $number } del archivo, «{ $given }», no es posible en ese momento.
error-match-altered = El archivo de la partida se ha alterado en algún punto entre la decisión { $start } y la { $end }.
error-match-result = El archivo dice que la partida acabó con «{ $given }», pero acaba con «{ $found }».

## robinsonade simulate

cli-help-simulate = Deja que los bots jueguen muchas partidas y muestra los resultados
cli-simulate-help-game = Qué juego
cli-simulate-help-players = El jugador de cada asiento: greedy,random o greedy*3; un solo nombre ocupa todos
cli-simulate-help-seats = Cuántos asientos, si solo se nombra un jugador
cli-simulate-help-games = Cuántas partidas
cli-simulate-help-seed = La semilla de la serie: misma semilla, mismas partidas, con cualquier número de procesos
cli-simulate-help-workers = Cuántos procesos se reparten el trabajo
cli-simulate-help-csv = Escribe en este archivo una línea por partida
cli-simulate-help-record = Guarda en esta carpeta el archivo de cada partida
cli-simulate-progress = { $speed } partidas/s, ganadas { $rate } [{ $low }–{ $high }]
cli-simulate-interrupted = Interrumpido: las cifras son las de las partidas jugadas hasta ahora.
cli-simulate-error = Una partida se detuvo por un error (semilla { $seed }): { $why }
cli-simulate-wins-of = Victorias de { $player }
cli-simulate-mean = { $label } (media)
error-bad-players = «{ $given }» no nombra jugadores. Escribe por ejemplo greedy,random o greedy*3.
error-players-and-seats = Se nombran { $given } jugadores, pero se piden { $allowed } asientos.

## robinsonade bench

cli-help-bench = Mide la velocidad del motor en esta máquina
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
