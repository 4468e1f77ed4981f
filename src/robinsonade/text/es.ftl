### Lo que dicen todos los juegos y todas las interfaces, en español.
### Los argumentos se explican en texts.py; cada mensaje tiene su pareja en en.ftl.

## Asientos, listas y números

seat = Jugador { $number }
seat-with-persona = { $name } ({ $persona })
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

ui-ask = Tu decisión (h para ver la ayuda):
ui-bad-number = Escribe un número del 1 al { $most }, o h para ver la ayuda.
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

ui-games = Partidas
ui-decisions = Decisiones
ui-win-rate = Porcentaje de victorias
ui-interval = Intervalo del 95 %
ui-errors = Errores
ui-games-per-second = Partidas por segundo

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
error-match-game = Es una partida de «{ $given }», no de { $allowed }.
error-match-rules = Esta partida de { $game } sigue la versión { $given } de las reglas, pero este programa tiene la versión { $allowed }.
error-match-field = El archivo de la partida está dañado: «{ $field }» falta o no es de la clase debida.
error-match-setup = La partida de este archivo no se puede preparar. { $why }
error-match-choice = La decisión número { $number } del archivo, «{ $given }», no es posible en ese momento.
error-match-start = La semilla, las opciones o el comienzo del archivo de la partida han sido alterados.
error-match-altered = El archivo de la partida se ha alterado en algún punto entre la decisión { $start } y la { $end }.
error-match-result = El archivo da como resultado «{ $given }», pero el resultado es «{ $found }».

## robinsonade simulate

cli-help-simulate = Hace jugar muchas partidas a los jugadores automáticos y muestra los resultados
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

## robinsonade: la línea de órdenes

cli-help = Juegos de mesa de islas en la terminal.
cli-help-play = Juega una partida.
cli-help-games = Enumera los juegos y sus opciones.
cli-help-replay = Cuenta una partida guardada decisión a decisión, o muestra una de sus posiciones.
cli-help-verify = Comprueba que un archivo de partida se repite tal como dice. Código de salida 0: así es. 1: no es así.
cli-help-rules = Muestra las reglas de un juego, una sección o una sola regla.
cli-help-check = Revisa los datos y los textos de todos los juegos. Código de salida 1 si algo está mal.
cli-help-help = Muestra esta ayuda y termina.
cli-help-lang = El idioma; si no se indica, el de tu sistema.
cli-help-json = Escribe JSON y nada más.
cli-help-option = Una opción del juego, de las que enumera «robinsonade games»; se puede repetir.
cli-help-file = Un archivo de partida.
cli-help-play-game = A qué juego; solo hace falta si hay varios.
cli-help-play-seats = Cuántos asientos; si no se indica, los menos que el juego permita.
cli-help-play-bots = Quién juega por ordenador. Un nombre (greedy, random): todos los asientos menos el primero. Varios nombres separados por comas: los últimos asientos, en ese orden; «none» entre ellos es una persona. Solo «none»: nada más que personas. Si no se indica: greedy, así que juegas con jugadores automáticos.
cli-help-play-seed = Juega la partida de este número: con la misma semilla, los mismos mazos. La semilla queda entonces a la vista. Si no se indica, es secreta hasta el final.
cli-help-play-load = Sigue con una partida guardada.
cli-help-play-grid = Dibuja el tablero (grid) o lo cuenta línea a línea (plain). Si no se indica: dibujado si la terminal es bastante ancha.
cli-help-replay-to = Muestra la mesa después de N decisiones.
cli-help-rules-what = Un juego (forbidden-island), una sección (FI-9) o una regla (FI-9.7).
cli-interrupted = Interrumpido.
cli-yes = s sí si y

## robinsonade play

cli-which-game = ¿A qué juego?
cli-option = { $option }: { $value }
cli-seat-person = { $seat }: una persona
cli-seat-bot = { $seat }: { $player }, un jugador automático
cli-open-seed = Semilla a la vista: { $seed }
cli-seed = Semilla: { $seed }
cli-say-help = Escribe un número para decidir, h para ver la ayuda.
cli-heading-cost = { $heading } ({ $cost })
cli-heading-of = { $seat }: { $heading }
cli-others-may = Los demás pueden:
cli-go-on = Dejar seguir a { $seat }
cli-ask-or-pass = Tu decisión (p para pasar, pp para pasar hasta tu próxima decisión, h para ver la ayuda):
cli-ask-seats = { $seats }, a decidir (h para ver la ayuda):
cli-ask-or-pass-seats = { $seats }, a decidir (p para pasar, pp para pasar hasta la próxima decisión, h para ver la ayuda):
cli-cannot-pass = Aquí no puedes pasar: hay algo que decidir.
cli-hint = El jugador greedy elegiría { $number }: { $choice }
cli-no-hint = El jugador greedy no haría nada aquí.
cli-offer-rewind = Escribe u! para deshacerla de todas formas; la partida queda entonces marcada como rebobinada.
cli-name-a-file = Indica un archivo, por ejemplo: s partida.json
cli-overwrite = El archivo { $file } ya existe. ¿Lo sobrescribo (s/n)?
cli-not-saved = No se ha guardado.
cli-really-quit = Esta partida no está guardada. ¿Salir de todas formas (s/n)?
cli-no-more-input = No llega nada más por la entrada: la partida se queda aquí.
cli-figure = { $label }: { $number }
cli-save-at-end = ¿Guardar esta partida? Un nombre de archivo, o solo Intro para no guardarla:
cli-help-id = el nombre de una decisión, como en los archivos (0.move.watchtower): lo mismo
cli-help-enter = Intro: repite la pregunta
cli-help-pass = p: pasa, o deja seguir a los demás
cli-help-pass-on = pp: pasa siempre, hasta que tengas algo que decidir
cli-help-board = b: muestra el tablero
cli-help-hint = i: qué haría aquí el jugador greedy
cli-help-save-over = s! ARCHIVO: guarda la partida aunque ese archivo ya exista

## La Isla Prohibida en la terminal

cli-island-row = Fila { $row }, columnas { $first } a { $last }: { $tiles }.
cli-island-open-sea = mar abierto
cli-island-dry =
    { $tile-gender ->
        [f]
            { $tile-number ->
                [plural] { $tile }, secas
               *[other] { $tile }, seca
            }
       *[m]
            { $tile-number ->
                [plural] { $tile }, secos
               *[other] { $tile }, seco
            }
    }
cli-island-flooded =
    { $tile-gender ->
        [f]
            { $tile-number ->
                [plural] { $tile }, inundadas
               *[other] { $tile }, inundada
            }
       *[m]
            { $tile-number ->
                [plural] { $tile }, inundados
               *[other] { $tile }, inundado
            }
    }
cli-island-sunk =
    { $tile-gender ->
        [f]
            { $tile-number ->
                [plural] { $tile }, hundidas
               *[other] { $tile }, hundida
            }
       *[m]
            { $tile-number ->
                [plural] { $tile }, hundidos
               *[other] { $tile }, hundido
            }
    }
cli-island-with-treasure = { $tile } ({ $treasure })
cli-island-with-pawns =
    { $count ->
        [one] { $tile }, aquí está { $pawns }
       *[other] { $tile }, aquí están { $pawns }
    }
cli-island-legend = Un marco de olas: loseta inundada. Una sola ~: hundida. En el borde de arriba: el tesoro que se recupera aquí. En el de abajo: los peones por jugador.
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
        [0] { $seat }, en { $tile-the }. Sin cartas. { $power }
       *[other] { $seat }, en { $tile-the }. Cartas: { $hand }. { $power }
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

## Otras órdenes

cli-game = { $title } ({ $slug })
cli-game-seats = Asientos: de { $fewest } a { $most }
cli-game-option = --option { $name }=… ({ $title }; si no se indica: { $default }): { $values }
cli-game-option-deal = --option { $name }=… ({ $title }, uno por asiento, separados por comas; si no se indica: { $default }): { $values }
cli-replay-choice = { $number }. { $seat }: { $choice }
cli-replay-position =
    { $all ->
        [one] Después de { $number } de una sola decisión:
       *[other] Después de { $number } de { $all } decisiones:
    }
cli-verified =
    { $choices ->
        [0] { $file } está en orden: aún no se ha decidido nada.
        [one] { $file } está en orden: su única decisión se repite tal como dice.
       *[other] { $file } está en orden: sus { $choices } decisiones se repiten tal como dice.
    }
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
error-match-cut = El archivo de la partida se ha cortado o alterado: no demuestra que la partida esté donde acaban sus { $given } decisiones.
error-not-with-load = { $given } no se puede indicar junto con --load: ya lo fija el archivo de partida.
error-unknown-rule-near = «{ $given }» no es ninguna regla ni ningún juego. ¿Querías decir { $allowed }?
error-unknown-rule-or-game = «{ $given }» no es ninguna regla ni ningún juego. Elige una regla, por ejemplo FI-9.7, o uno de estos: { $allowed }.
