### La Isla Prohibida en español: nombres, decisiones, sucesos, preguntas, resultados.
### Las reglas están en rules.es.md. En las frases, los nombres de loseta llevan artículo:
### .the «la Atalaya», .to «a la Atalaya», .of «de la Atalaya».

game-title = La Isla Prohibida
game-pitch = Salvad entre todos cuatro tesoros de una isla que se hunde bajo vuestros pies y despegad antes de que desaparezca.

## Losetas. `number = plural` es para los verbos: se hunden los acantilados, se hunde la torre.

tile-fools_landing = Pista de Aterrizaje
    .the = la Pista de Aterrizaje
    .to = a la Pista de Aterrizaje
    .of = de la Pista de Aterrizaje
    .gender = f
    .about = { tile-watchtower.about } Sin esta loseta nadie puede salir de la isla.
tile-bronze_gate = Puerta de Bronce
    .the = la Puerta de Bronce
    .to = a la Puerta de Bronce
    .of = de la Puerta de Bronce
    .gender = f
    .about = { tile-watchtower.about }
tile-copper_gate = Puerta de Cobre
    .the = la Puerta de Cobre
    .to = a la Puerta de Cobre
    .of = de la Puerta de Cobre
    .gender = f
    .about = { tile-watchtower.about }
tile-gold_gate = Puerta de Oro
    .the = la Puerta de Oro
    .to = a la Puerta de Oro
    .of = de la Puerta de Oro
    .gender = f
    .about = { tile-watchtower.about }
tile-iron_gate = Puerta de Hierro
    .the = la Puerta de Hierro
    .to = a la Puerta de Hierro
    .of = de la Puerta de Hierro
    .gender = f
    .about = { tile-watchtower.about }
tile-silver_gate = Puerta de Plata
    .the = la Puerta de Plata
    .to = a la Puerta de Plata
    .of = de la Puerta de Plata
    .gender = f
    .about = { tile-watchtower.about }
tile-temple_of_the_moon = Templo de la Luna
    .the = el Templo de la Luna
    .to = al Templo de la Luna
    .of = del Templo de la Luna
    .gender = m
    .about = Quien tenga cuatro de sus cartas recupera aquí { treasure-earth_stone.the }. { tile-watchtower.about }
tile-temple_of_the_sun = Templo del Sol
    .the = el Templo del Sol
    .to = al Templo del Sol
    .of = del Templo del Sol
    .gender = m
    .about = Quien tenga cuatro de sus cartas recupera aquí { treasure-earth_stone.the }. { tile-watchtower.about }
tile-howling_garden = Jardín de los Aullidos
    .the = el Jardín de los Aullidos
    .to = al Jardín de los Aullidos
    .of = del Jardín de los Aullidos
    .gender = m
    .about = Quien tenga cuatro de sus cartas recupera aquí { treasure-statue_of_the_wind.the }. { tile-watchtower.about }
tile-whispering_garden = Jardín de los Susurros
    .the = el Jardín de los Susurros
    .to = al Jardín de los Susurros
    .of = del Jardín de los Susurros
    .gender = m
    .about = Quien tenga cuatro de sus cartas recupera aquí { treasure-statue_of_the_wind.the }. { tile-watchtower.about }
tile-cave_of_embers = Caverna de las Ascuas
    .the = la Caverna de las Ascuas
    .to = a la Caverna de las Ascuas
    .of = de la Caverna de las Ascuas
    .gender = f
    .about = Quien tenga cuatro de sus cartas recupera aquí { treasure-crystal_of_fire.the }. { tile-watchtower.about }
tile-cave_of_shadows = Caverna de las Sombras
    .the = la Caverna de las Sombras
    .to = a la Caverna de las Sombras
    .of = de la Caverna de las Sombras
    .gender = f
    .about = Quien tenga cuatro de sus cartas recupera aquí { treasure-crystal_of_fire.the }. { tile-watchtower.about }
tile-coral_palace = Palacio de Coral
    .the = el Palacio de Coral
    .to = al Palacio de Coral
    .of = del Palacio de Coral
    .gender = m
    .about = Quien tenga cuatro de sus cartas recupera aquí { treasure-oceans_chalice.the }. { tile-watchtower.about }
tile-tidal_palace = Palacio de las Mareas
    .the = el Palacio de las Mareas
    .to = al Palacio de las Mareas
    .of = del Palacio de las Mareas
    .gender = m
    .about = Quien tenga cuatro de sus cartas recupera aquí { treasure-oceans_chalice.the }. { tile-watchtower.about }
tile-breakers_bridge = Puente de los Rompientes
    .the = el Puente de los Rompientes
    .to = al Puente de los Rompientes
    .of = del Puente de los Rompientes
    .gender = m
    .about = { tile-watchtower.about }
tile-cliffs_of_abandon = Acantilados del Abandono
    .the = los Acantilados del Abandono
    .to = a los Acantilados del Abandono
    .of = de los Acantilados del Abandono
    .gender = m
    .number = plural
    .about = { tile-watchtower.about }
tile-crimson_forest = Bosque Carmesí
    .the = el Bosque Carmesí
    .to = al Bosque Carmesí
    .of = del Bosque Carmesí
    .gender = m
    .about = { tile-watchtower.about }
tile-dunes_of_deception = Dunas del Engaño
    .the = las Dunas del Engaño
    .to = a las Dunas del Engaño
    .of = de las Dunas del Engaño
    .gender = f
    .number = plural
    .about = { tile-watchtower.about }
tile-lost_lagoon = Laguna Perdida
    .the = la Laguna Perdida
    .to = a la Laguna Perdida
    .of = de la Laguna Perdida
    .gender = f
    .about = { tile-watchtower.about }
tile-misty_marsh = Ciénaga Brumosa
    .the = la Ciénaga Brumosa
    .to = a la Ciénaga Brumosa
    .of = de la Ciénaga Brumosa
    .gender = f
    .about = { tile-watchtower.about }
tile-observatory = Observatorio
    .the = el Observatorio
    .to = al Observatorio
    .of = del Observatorio
    .gender = m
    .about = { tile-watchtower.about }
tile-phantom_rock = Roca del Fantasma
    .the = la Roca del Fantasma
    .to = a la Roca del Fantasma
    .of = de la Roca del Fantasma
    .gender = f
    .about = { tile-watchtower.about }
tile-twilight_hollow = Hondonada del Crepúsculo
    .the = la Hondonada del Crepúsculo
    .to = a la Hondonada del Crepúsculo
    .of = de la Hondonada del Crepúsculo
    .gender = f
    .about = { tile-watchtower.about }
tile-watchtower = Atalaya
    .the = la Atalaya
    .to = a la Atalaya
    .of = de la Atalaya
    .gender = f
    .about = Su carta de Inundación inunda la loseta. Si ya estaba inundada, se hunde para siempre y la carta sale del juego.

## Tesoros

treasure-earth_stone = Piedra de la Tierra
    .the = la Piedra de la Tierra
    .of = de la Piedra de la Tierra
    .about = Uno de los cuatro tesoros: hay que recuperarlos todos antes de salir de la isla. Nadie tiene que llevarlo encima.
treasure-statue_of_the_wind = Estatua del Viento
    .the = la Estatua del Viento
    .of = de la Estatua del Viento
    .about = Uno de los cuatro tesoros: hay que recuperarlos todos antes de salir de la isla. Nadie tiene que llevarlo encima.
treasure-crystal_of_fire = Cristal del Fuego
    .the = el Cristal del Fuego
    .of = del Cristal del Fuego
    .about = Uno de los cuatro tesoros: hay que recuperarlos todos antes de salir de la isla. Nadie tiene que llevarlo encima.
treasure-oceans_chalice = Cáliz del Océano
    .the = el Cáliz del Océano
    .of = del Cáliz del Océano
    .about = Uno de los cuatro tesoros: hay que recuperarlos todos antes de salir de la isla. Nadie tiene que llevarlo encima.

## Cartas. `about` dice para qué sirve cada una.

card-treasure_earth_stone = { treasure-earth_stone }
    .a = una carta { treasure-earth_stone.of }
    .about = Con cuatro de estas en una mano se recupera { treasure-earth_stone.the } en { tile-temple_of_the_moon.the } o en { tile-temple_of_the_sun.the }.
card-treasure_statue_of_the_wind = { treasure-statue_of_the_wind }
    .a = una carta { treasure-statue_of_the_wind.of }
    .about = Con cuatro de estas en una mano se recupera { treasure-statue_of_the_wind.the } en { tile-howling_garden.the } o en { tile-whispering_garden.the }.
card-treasure_crystal_of_fire = { treasure-crystal_of_fire }
    .a = una carta { treasure-crystal_of_fire.of }
    .about = Con cuatro de estas en una mano se recupera { treasure-crystal_of_fire.the } en { tile-cave_of_embers.the } o en { tile-cave_of_shadows.the }.
card-treasure_oceans_chalice = { treasure-oceans_chalice }
    .a = una carta { treasure-oceans_chalice.of }
    .about = Con cuatro de estas en una mano se recupera { treasure-oceans_chalice.the } en { tile-coral_palace.the } o en { tile-tidal_palace.the }.
card-helicopter_lift = Ascenso en Helicóptero
    .a = una carta de { card-helicopter_lift }
    .about = En cualquier momento y sin gastar una acción: lleva a otra loseta cualquiera peones que comparten la suya o, con los cuatro tesoros recuperados y todos los peones en la Pista de Aterrizaje, permite salir de la isla y ganar.
card-sandbags = Sacos Terreros
    .a = una carta de { card-sandbags }
    .about = En cualquier momento y sin gastar una acción: asegura una loseta inundada cualquiera, por lejos que esté.
card-waters_rise = ¡Las aguas suben!
    .a = una carta de «{ card-waters_rise }»
    .about = El nivel del agua sube uno, y los descartes de Inundación se mezclan y vuelven encima de su mazo.

## Aventureros. `about` es su poder.

role-diver = Submarinista
    .the = el Submarinista
    .about = Gastando 1 acción cruza cuantos espacios inundados o perdidos haya seguidos y sale a flote en una loseta.
role-engineer = Ingeniero
    .the = el Ingeniero
    .about = Asegura una o dos losetas gastando 1 acción.
role-explorer = Explorador
    .the = el Explorador
    .about = También se mueve, asegura y nada en diagonal.
role-messenger = Mensajero
    .the = el Mensajero
    .about = Entrega cartas de Tesoro a cualquiera, esté donde esté, gastando 1 acción por carta.
role-navigator = Navegador
    .the = el Navegador
    .about = Gastando 1 acción mueve hasta dos losetas el peón de otro jugador.
role-pilot = Piloto
    .the = el Piloto
    .about = Una vez por turno, gastando 1 acción, vuela a cualquier loseta.

## Opciones

option-difficulty = Dificultad
option-difficulty-novice = Iniciación
# Igual en inglés.
option-difficulty-normal = Normal
option-difficulty-elite = Élite
option-difficulty-legendary = Legendario

option-layout = Isla
option-layout-standard = Isla Prohibida (estándar)
option-layout-treasure_island = Isla del Tesoro
option-layout-island_of_shadows = Isla de las Sombras
option-layout-volcano_island = Isla del Volcán
option-layout-island_of_death = Isla de la Muerte
option-layout-bay_of_gulls = Bahía de las Gaviotas
option-layout-bone_island = Isla de los Huesos
option-layout-coral_reef = Arrecife de Coral
option-layout-skull_island = Isla Calavera
option-layout-bridge_of_horrors = Puente de los Horrores
option-layout-atoll_of_decisions = Atolón de las Decisiones
option-layout-arch_of_fate = Arco del Destino

option-roles = Aventureros
option-roles-diver = { role-diver }
option-roles-engineer = { role-engineer }
option-roles-explorer = { role-explorer }
option-roles-messenger = { role-messenger }
option-roles-navigator = { role-navigator }
option-roles-pilot = { role-pilot }

option-first = Jugador inicial

## Decisiones; `group` es el encabezado de todas las de una clase

choice-move = Mover { $tile-to }
    .group = Mover
choice-fly = Volar { $tile-to }
    .group = Volar
choice-navigate = Llevar { $who-to } { $tile-to }
    .group = Mover otro peón
choice-shore = Asegurar { $tile-the }
    .group = Asegurar
choice-shore-too = Asegurar también { $tile-the }
    .group = Asegurar otra loseta
choice-enough = Asegurar solo esta
    .group = Ninguna más
choice-give = Entregar { $card-a } { $who-to }
    .group = Entregar una carta
choice-capture = Recuperar { $treasure-the }
    .group = Recuperar un tesoro
choice-stop = No hacer más acciones este turno
    .group = Terminar
choice-sandbags = Jugar { card-sandbags } en { $tile-the }
    .group = Jugar { card-sandbags }
choice-lift = Jugar { card-helicopter_lift } y recoger { $who-to }
    .group = Jugar { card-helicopter_lift }
choice-board = Recoger también { $who-to }
    .group = Recoger a alguien más
choice-land = Aterrizar en { $tile-the }
    .group = Aterrizar
choice-escape = Jugar { card-helicopter_lift } y salir de la isla: ¡ganáis!
    .group = Salir de la isla
choice-discard = Descartar { $card-a }
    .group = Descartar
choice-swim = Ponerse a salvo en { $tile-the }
    .group = Salir del agua

cost-action = cuesta 1 acción
cost-card = gasta la carta

## Preguntas

prompt-actions =
    { $seat-person ->
        [you]
            { $left ->
                [one] Tú: te queda una acción.
               *[other] Tú: te quedan { $left } acciones.
            }
       *[other]
            { $left ->
                [one] { $seat }: queda una acción.
               *[other] { $seat }: quedan { $left } acciones.
            }
    }
prompt-second-tile =
    { $seat-person ->
        [you] Tú: ¿aseguras otra loseta con la misma acción?
       *[other] { $seat }: ¿aseguras otra loseta con la misma acción?
    }
prompt-hand-limit =
    { $seat-person ->
        [you] Con { $card-a } tienes demasiadas: descarta una
       *[other] { $seat-start } ha recibido { $card-a } y tiene demasiadas cartas: hay que descartar una
    }{ $plays ->
        [0] {""}.
       *[other] { $seat-person ->
            [you] {""} o juega una de Acción Especial.
           *[other] {""} o jugar una carta de Acción Especial.
        }
    }
prompt-before-treasure =
    { $left ->
        [one] Antes de robar la última carta de Tesoro del turno: juega una carta de Acción Especial o pasa.
       *[other] Antes de robar la próxima carta de Tesoro: juega una carta de Acción Especial o pasa.
    }
prompt-before-flood =
    { $left ->
        [one] Falta 1 carta de Inundación por robar: juega una carta de Acción Especial o pasa.
       *[other] Faltan { $left } cartas de Inundación por robar: juega una carta de Acción Especial o pasa.
    }
prompt-boarding = El helicóptero lleva { $pawns-to }. ¿Dónde aterriza?
prompt-rescue =
    { $pawns-count ->
        [one] { $pawns-start } está en el agua
       *[other] { $pawns-start } están en el agua
    }{ $tile-number ->
        [plural] {" "}donde estaban { $tile-the }
       *[other] {" "}donde estaba { $tile-the }
    }{ $stuck-count ->
        [0] {""}
        [one] {""}, sin ningún sitio al que pueda nadar { $stuck-the }
       *[other] {""}, sin ningún sitio al que puedan nadar { $stuck-the }
    }. Juega { card-helicopter_lift } o pasa.
prompt-swim =
    { $pawns-count ->
        [one] { $pawns-start } debe salir del agua
       *[other] { $pawns-start } deben salir del agua
    }{ $tile-number ->
        [plural] {" "}donde estaban { $tile-the }.
       *[other] {" "}donde estaba { $tile-the }.
    }

## Lo que está en juego

stake-win = Podéis ganar ahora.
stake-last-tiles =
    { $tiles-count ->
        [one] { $percent ->
            [100] { $tiles } se hunde ahora con seguridad, y la partida se pierde.
           *[other] La partida se pierde si ahora se hunde { $tiles }: { $percent }{"\u00A0"}%.
        }
       *[other] La partida se pierde si ahora se hunde una de estas losetas: { $tiles }{ $percent ->
            [100] {""}. Una se hunde con seguridad.
           *[other] {""}. { $percent }{"\u00A0"}%.
        }
    }
stake-drowning = Solo { card-helicopter_lift } puede sacar del agua { $pawns-to }.

## Lo que corre peligro

forecast-only-lift = Para ganar ya solo falta { card-helicopter_lift.a }: en cuanto alguien la robe, se puede jugar.
forecast-coming =
    { $cards ->
        [one] Tras tu turno se roba { $cards } carta de Inundación.
       *[other] Tras tu turno se roban { $cards } cartas de Inundación.
    }
forecast-rising =
    { $percent ->
        [100] Antes suben las aguas con seguridad.
       *[other] Antes pueden subir las aguas: { $percent }{"\u00A0"}%.
    }
forecast-fatal =
    { $tiles-count ->
        [one] { $tiles }: { $percent ->
            [100] se hunde con seguridad
           *[other] puede hundirse ({ $percent }{"\u00A0"}%)
        }, y todo estaría perdido.
       *[other] { $tiles }: { $percent ->
            [100] todas se hunden con seguridad
           *[other] cada una puede hundirse ({ $percent }{"\u00A0"}%)
        }, y todo estaría perdido.
    }
forecast-last-place =
    { $tiles-count ->
        [one] { $tiles }: { $percent ->
            [100] se hunde con seguridad
           *[other] puede hundirse ({ $percent }{"\u00A0"}%)
        }; a su tesoro le quedaría un solo lugar.
       *[other] { $tiles }: { $percent ->
            [100] todas se hunden con seguridad
           *[other] cada una puede hundirse ({ $percent }{"\u00A0"}%)
        }; a su tesoro le quedaría un solo lugar.
    }
forecast-land =
    { $tiles-count ->
        [one] { $tiles }: { $percent ->
            [100] se hunde con seguridad
           *[other] puede hundirse ({ $percent }{"\u00A0"}%)
        }.
       *[other] { $tiles }: { $percent ->
            [100] todas se hunden con seguridad
           *[other] cada una puede hundirse ({ $percent }{"\u00A0"}%)
        }.
    }
forecast-if-rising =
    { $tiles-count ->
        [one] { $tiles }: puede hundirse ({ $percent }{"\u00A0"}%), pero solo si antes suben las aguas.
       *[other] { $tiles }: cada una puede hundirse ({ $percent }{"\u00A0"}%), pero solo si antes suben las aguas.
    }

## Por qué algo no se puede hacer

why-turn-of = Es el turno { $seat-of }: solo el jugador activo hace acciones.
why-no-actions = Ya has terminado tus acciones de este turno.
why-hand-first =
    { $seat-person ->
        [you] Tienes demasiadas cartas: antes tienes que deshacerte de una.
       *[other] { $seat-start } tiene demasiadas cartas: antes tiene que deshacerse de una.
    }
why-flight-first =
    { $seat-person ->
        [you] Antes tiene que aterrizar tu helicóptero.
       *[other] Antes tiene que aterrizar el helicóptero { $seat-of }.
    }
why-second-first =
    { $seat-person ->
        [you] Tu acción no ha terminado: falta decidir si aseguras otra loseta.
       *[other] La acción { $seat-of } no ha terminado: falta decidir si asegura otra loseta.
    }
why-water-first = Antes hay que salir del agua: { $pawns }.
why-lifts-first = Antes se pregunta a quien tiene { card-helicopter_lift }: { $seats }.
why-passed = Has dejado pasar este momento.
why-sunk =
    { $tile-number ->
        [plural] Se han hundido para siempre { $tile-the }.
       *[other] Se ha hundido para siempre { $tile-the }.
    }
why-dry = No hay agua en { $tile-the }.
why-here = Ya estás ahí.
why-walk-far = Demasiado lejos: te mueves una loseta arriba, abajo, a la izquierda o a la derecha.
why-walk-far-diagonally = Demasiado lejos: te mueves una loseta, también en diagonal.
why-no-dive = Llegas a las losetas de al lado y, más lejos, solo por espacios inundados o perdidos; ninguno lleva hasta ahí.
why-reach-far = Demasiado lejos: aseguras tu loseta o una que esté arriba, abajo, a la izquierda o a la derecha.
why-reach-far-diagonally = Demasiado lejos: aseguras tu loseta o una de alrededor, también en diagonal.
why-flown = Ya has volado en este turno.
why-guide-far =
    { $steps ->
        [one] Ningún otro peón llega hasta ahí con un paso.
       *[other] Ningún otro peón llega hasta ahí con { $steps } pasos.
    }
why-swim-far = Demasiado lejos: nadas una loseta arriba, abajo, a la izquierda o a la derecha.
why-swim-far-diagonally = Demasiado lejos: nadas una loseta, también en diagonal.
why-swim-nearest = Hay otra loseta más cerca: nadas hasta la más cercana.
why-flight-starts = El vuelo sale de ahí: aterriza en otra loseta.
why-none-flooded = No hay ninguna loseta inundada.
why-no-other-tile = No hay otra loseta a la que volar.
why-own-pawn = Es tu propio peón: guías los de los demás.
why-stuck = Ninguna otra loseta está al alcance { $who-of }.
why-yourself = Eres tú: las cartas se entregan a los demás.
why-elsewhere = { $who-start } está en otra loseta.
why-alone = No hay nadie más en tu loseta.
why-not-wet = { $who-start } no está en el agua: ahora el helicóptero solo recoge a quien lo está.
why-aboard = { $who-start } ya va a bordo.
why-not-at-start = { $who-start } no está donde empieza el vuelo.
why-not-landed = Falta gente en { tile-fools_landing.the }: { $pawns }.
why-not-given = Las cartas de Acción Especial no se pueden entregar.
why-no-treasure-cards = No tienes ninguna carta de Tesoro.
why-captured = Tesoro ya recuperado: { $treasure }.
why-not-there = Para recuperar { $treasure-the } hay que estar en una de sus dos losetas.
why-cards-missing =
    { $have ->
        [0] No tienes ninguna de las { $needed } cartas iguales que hacen falta.
        [one] Tienes 1 de las { $needed } cartas iguales que hacen falta.
       *[other] Tienes { $have } de las { $needed } cartas iguales que hacen falta.
    }
why-treasures-missing =
    { $left ->
        [one] Todavía falta un tesoro.
       *[other] Todavía faltan { $left } tesoros.
    }
why-power-of = Solo puede hacerlo { $role-the }.
why-not-held = No tienes { $card-a }.
why-second-only = La segunda loseta se asegura justo después de la primera, con la misma acción.
why-no-flight = No hay ningún helicóptero en el aire.
why-within-limit = Solo descarta cartas quien tiene demasiadas.
why-not-in-water = Tu peón no está en el agua.

## Sucesos

event-start-flood =
    { $tile-number ->
        [plural] Al empezar se inundan { $tile-the }.
       *[other] Al empezar se inunda { $tile-the }.
    }
event-role = { $seat-name }: { $role-the }, que empieza en { $tile-the }.
event-deal = { $seat-start } recibe { $card-a } en el reparto.
event-turn = Turno { $number }: { $seat }.

event-moved = { $seat-start } va { $from-of } { $tile-to }.
event-flown = { $seat-start } vuela { $from-of } { $tile-to }.
event-navigated = { $seat-start } guía { $who-to } { $from-of } { $tile-to }.
event-shored = { $seat-start } asegura { $tile-the }.
event-given = { $seat-start } entrega { $card-a } { $who-to }.
event-captured = ¡{ $seat-start } recupera { $treasure-the }!
event-stopped =
    { $left ->
        [one] { $seat-start } termina con una acción sin usar.
       *[other] { $seat-start } termina con { $left } acciones sin usar.
    }

event-drawn = { $seat-start } roba { $card-a }.
event-waters-rose =
    { $cards ->
        [0] { $seat-start } roba { card-waters_rise.a }: el agua sube al nivel { $level }.
       *[other] { $seat-start } roba { card-waters_rise.a }: el agua sube al nivel { $level }, con { $cards } cartas de Inundación por turno.
    }
event-flood-returned =
    { $cards ->
        [one] El único descarte de Inundación vuelve encima de su mazo.
       *[other] Los { $cards } descartes de Inundación se mezclan y vuelven encima de su mazo.
    }
event-treasure-reshuffled =
    { $cards ->
        [one] El mazo de Tesoro se ha agotado: el único descarte pasa a ser el nuevo mazo.
       *[other] El mazo de Tesoro se ha agotado: los { $cards } descartes se mezclan y pasan a ser el nuevo mazo.
    }
event-discarded = { $seat-start } descarta { $card-a }.

event-sandbagged = { $seat-start } juega { card-sandbags } y asegura { $tile-the }.
event-lifted =
    { $pawns-count ->
        [one] { $seat-start } juega { card-helicopter_lift }: { $pawns-the } vuela { $from-of } { $tile-to }.
       *[other] { $seat-start } juega { card-helicopter_lift }: { $pawns-the } vuelan { $from-of } { $tile-to }.
    }

beat-flooded = Se inundan: { $tile }.
event-flooded =
    { $tile-number ->
        [plural] Se inundan { $tile-the }.
       *[other] Se inunda { $tile-the }.
    }
event-sunk =
    { $tile-number ->
        [plural] Se hunden para siempre { $tile-the }.
       *[other] Se hunde para siempre { $tile-the }.
    }
event-flood-reshuffled =
    { $cards ->
        [one] El mazo de Inundación se ha agotado: el único descarte pasa a ser el nuevo mazo.
       *[other] El mazo de Inundación se ha agotado: los { $cards } descartes se mezclan y pasan a ser el nuevo mazo.
    }
event-in-water =
    { $tile-number ->
        [plural] { $seat-start } cae al agua donde estaban { $tile-the }.
       *[other] { $seat-start } cae al agua donde estaba { $tile-the }.
    }
event-swam = { $seat-start } se pone a salvo en { $tile-the }.

event-escaped = { $seat-start } juega { card-helicopter_lift }: ¡todo el grupo despega con los tesoros!
event-skull = El agua llega a la calavera, en el nivel { $level }.
event-landing-lost = Sin { $tile-the } nadie puede salir de la isla.
event-treasure-lost = Se han hundido las dos losetas { $treasure-of }: el tesoro se ha perdido.
event-drowned = { $seat-start } no puede salir del agua.

## Resultados

outcome-won = Victoria
outcome-lost-water-level = Derrota: el agua llegó a la calavera
outcome-lost-landing = Derrota: se hundió { tile-fools_landing.the }
outcome-lost-treasure = Derrota: se hundió un tesoro
outcome-lost-drowned = Derrota: no todo el grupo salió del agua

## La crónica: titulares, causas, qué llevó a ello, qué faltaba

chronicle-flew-home = El helicóptero { $seat-of } saca a todo el grupo de la isla
chronicle-skull = El agua llega a la calavera: { $seat-the } robó la última carta de «{ card-waters_rise }» en el turno { $turn }
chronicle-landing-sank = Se hundió { $tile-the } en el turno { $turn }: nadie puede salir de la isla
chronicle-treasure-sank = Ya no se puede recuperar { $treasure-the }: se hundieron { $first-the } y { $second-the }
chronicle-drowned =
    { $pawns-count ->
        [one] { $pawns-start } no pudo salir del agua junto { $tile-to } en el turno { $turn }
       *[other] { $pawns-start } no pudieron salir del agua junto { $tile-to } en el turno { $turn }
    }
chronicle-water-left =
    { $left ->
        [one] El agua estaba en el nivel { $level }, a un paso de la calavera.
       *[other] El agua estaba en el nivel { $level }, a { $left } pasos de la calavera.
    }
chronicle-water-rose =
    { $number ->
        [0] El agua no subió nunca.
        [one] El agua subió una vez.
       *[other] El agua subió { $number } veces.
    }
chronicle-sank-in =
    { $flooded ->
        [0] El agua llegó { $tile-to } antes de empezar; la loseta se hundió en el turno { $turn }.
       *[other] El agua llegó { $tile-to } en el turno { $flooded }; la loseta se hundió en el turno { $turn }.
    }
chronicle-no-way-out = Desde { $tile-the } no quedaba ninguna loseta al alcance.
chronicle-captured-in = Turno { $turn }: { $seat-the } recuperó { $treasure-the }.
chronicle-not-captured =
    { $number ->
        [0] { $treasure }: ninguna de sus { $needed } cartas en una mano
       *[other] { $treasure }: { $number } de { $needed } cartas en una mano
    }
chronicle-no-flight = El vuelo desde { tile-fools_landing.the }
chronicle-did =
    { $treasures ->
        [0] ningún tesoro
        [one] 1 tesoro
       *[other] { $treasures } tesoros
    }, { $tiles ->
        [one] 1 loseta asegurada
       *[other] { $tiles } losetas aseguradas
    }
chronicle-luck-water = De { $number } cartas robadas, { $came } { $came ->
        [one] fue
       *[other] fueron
    } «{ card-waters_rise }»; se { $expected ->
        [one] esperaba
       *[other] esperaban
    } { $expected }.

## Cifras de una partida acabada

statistic-turns = Turnos
statistic-treasures = Tesoros recuperados
statistic-tiles = Losetas restantes
statistic-level = Nivel del agua

## A qué lleva un plan, para explicaciones

concern-treasures = tesoros capturados
concern-sets = juegos completos en una mano
concern-lifts = cartas de Helicóptero en la mano
concern-flooded = losetas inundadas
concern-sunk = losetas hundidas
concern-water = pasos del nivel de agua
