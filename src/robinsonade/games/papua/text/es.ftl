### Papúa en español: nombres, decisiones, sucesos, preguntas, resultados.
### Las reglas están en rules.es.md. En las frases los lugares llevan artículo:
### .the «la jungla», .to «a la jungla», .of «de la jungla».

game-title = Papúa
game-pitch = Dirige una expedición: tira los dados, envía exploradores, puja por los mejores hallazgos y vuelve con más prestigio que nadie antes de quedarte sin fuerzas.

## Zonas y destinos

zone-huts = Cabañas
    .the = la zona de cabañas
    .to = a la zona de cabañas
    .of = de la zona de cabañas
zone-logistics = Logística
    .the = la zona de logística
    .to = a la zona de logística
    .of = de la zona de logística
zone-expeditions = Expediciones
    .the = la zona de expediciones
    .to = a la zona de expediciones
    .of = de la zona de expediciones
zone-funding = Financiación
    .the = la zona de financiación
    .to = a la zona de financiación
    .of = de la zona de financiación
zone-hunting = Pesca y caza
    .the = la zona de pesca y caza
    .to = a la zona de pesca y caza
    .of = de la zona de pesca y caza
zone-notebook = Cuaderno de campo
    .the = la zona de cuaderno de campo
    .to = a la zona de cuaderno de campo
    .of = de la zona de cuaderno de campo

destination-jungle = Jungla
    .the = la jungla
destination-river = Río
    .the = el río
destination-volcano = Volcán
    .the = el volcán

## Colores de los jugadores

colour-red = Rojo
colour-blue = Azul
colour-green = Verde
colour-yellow = Amarillo

## Caras del dado

die-catastrophe = catástrofe
die-1 = 1
die-2 = 2
die-3 = 3
die-4 = 4
die-5 = 5

## Fichas de logística

counter-log_prestige_2 = 2 puntos de prestigio
counter-log_prestige_3 = 3 puntos de prestigio
counter-log_prestige_4 = 4 puntos de prestigio
counter-log_prestige_5 = 5 puntos de prestigio
counter-log_prestige_6 = 6 puntos de prestigio
counter-log_zone_food = Alimentos según la ficha de zona
counter-log_zone_prestige = Prestigio según la ficha de zona
counter-log_zone_coins = Monedas según la ficha de zona
counter-log_energy_3 = 3 puntos de energía
counter-log_energy_5 = 5 puntos de energía
counter-log_explorer = 1 explorador de la reserva
counter-log_mixed = 1 moneda, 1 alimento y 1 punto de prestigio
counter-log_reposition = Ficha de reposición

## Cartas de expedición

card-spider = Araña
    .about = Cuenta al final: entre los tipos distintos que tengas y, otra vez, con las demás de su tipo.
card-bird_of_paradise = Ave del paraíso
    .about = Cuenta al final: entre los tipos distintos que tengas y, otra vez, con las demás de su tipo.
card-butterfly = Mariposa
    .about = Cuenta al final: entre los tipos distintos que tengas y, otra vez, con las demás de su tipo.
card-reptile = Reptil
    .about = Cuenta al final: entre los tipos distintos que tengas y, otra vez, con las demás de su tipo.
card-plant = Planta
    .about = Cuenta al final: entre los tipos distintos que tengas y, otra vez, con las demás de su tipo.
card-beetle = Escarabajo
    .about = Cuenta al final: entre los tipos distintos que tengas y, otra vez, con las demás de su tipo.
card-tribe = Tribu
    .about = Al comenzar una ronda se descarta por 5 de prestigio, 5 monedas, 5 alimentos, 2 exploradores o diez dados. Si se conserva, al final cuenta como un tipo más.

## Lo que da una carta de tribu

benefit-tribe_prestige = 5 puntos de prestigio
benefit-tribe_coins = 5 monedas
benefit-tribe_food = 5 alimentos
benefit-tribe_explorers = 2 exploradores de la reserva
benefit-tribe_ten_dice = 10 dados en esta ronda

## Cartas de ciencia. `about` es lo que hacen.

science-medicine = Medicina
    .about = Al final no pierdes prestigio por la energía por debajo de 0. Funciona sola.
science-finance = Economía
    .about = Una vez, tras una tirada de financiación, la lees como +.
science-cartography = Cartografía
    .about = Una vez, tras revelar las pujas, no pierdes energía por los exploradores de destinos que no has ganado.
science-meteorology = Meteorología
    .about = Una vez, en tu turno, cambias cada catástrofe por el número que quieras.
science-biology = Biología
    .about = Al final, 2 de prestigio por cada cuatro exploradores de tu reserva personal. Funciona sola.
science-anthropology = Antropología
    .about = Una vez, tomas el beneficio de una carta de tribu sin descartarla.
science-engineering = Ingeniería
    .about = Una vez, después de la logística, usas una ficha sobrante.

## Lo que dan las cartas del cuaderno: un término por cada verbo de effects/verbs.py

-and = y
-does-gain =
    { $what ->
        [coins] { $n ->
            [one] 1 moneda
           *[other] { $n } monedas
        }
        [explorers] { $n ->
            [one] 1 explorador
           *[other] { $n } exploradores
        }
        [energy] recuperas { $n } de energía
        [food] { $n ->
            [one] 1 alimento
           *[other] { $n } alimentos
        }
       *[prestige] { $n } de prestigio
    }
-does-extra_dice_next_turn =
    { $n ->
        [one] 1 dado más en tu próximo turno
       *[other] { $n } dados más en tu próximo turno
    }
-does-each_other_player_catastrophe =
    { $n ->
        [one] cada rival pierde un explorador o paga una moneda
       *[other] { $n } veces, cada rival pierde un explorador o paga una moneda
    }
-does-score_per =
    { $what ->
        [distinct_expedition_types] al final, { $n } de prestigio por cada { $per ->
            [one] tipo
           *[other] { $per } tipos
        } de carta de expedición que tengas
       *[explorers_personal_pool] al final, { $n } de prestigio por cada { $per ->
            [one] explorador
           *[other] { $per } exploradores
        } de tu reserva personal
    }

## Cartas del cuaderno de campo. `about` es lo que dan.

note-nb1_letters_of_credit = Cartas de crédito
    .about = { -does-gain(what: "coins", n: 4) }
note-nb1_good_catch = Buena captura
    .about = { -does-gain(what: "food", n: 4) }
note-nb1_quiet_camp = Campamento tranquilo
    .about = { -does-gain(what: "energy", n: 4) }
note-nb1_first_report = Primer informe
    .about = { -does-gain(what: "prestige", n: 4) }
note-nb1_new_recruit = Nuevo recluta
    .about = { -does-gain(what: "explorers", n: 1) } { -and } { -does-gain(what: "coins", n: 1) }
note-nb1_local_cook = Cocinero local
    .about = { -does-gain(what: "explorers", n: 1) } { -and } { -does-gain(what: "food", n: 2) }
note-nb1_press_article = Artículo de prensa
    .about = { -does-gain(what: "coins", n: 2) } { -and } { -does-gain(what: "prestige", n: 2) }
note-nb1_fruit_grove = Arboleda frutal
    .about = { -does-gain(what: "food", n: 2) } { -and } { -does-gain(what: "energy", n: 2) }
note-nb1_route_sketch = Croquis de ruta
    .about = { -does-gain(what: "prestige", n: 2) } { -and } { -does-extra_dice_next_turn(n: 2) }
note-nb2_patrons_gift = Donativo del mecenas
    .about = { -does-gain(what: "coins", n: 6) }
note-nb2_smokehouse = Ahumadero
    .about = { -does-gain(what: "food", n: 6) }
note-nb2_dry_season = Estación seca
    .about = { -does-gain(what: "energy", n: 6) }
note-nb2_published_memoir = Memoria publicada
    .about = { -does-gain(what: "prestige", n: 6) }
note-nb2_relief_party = Equipo de relevo
    .about = { -does-gain(what: "explorers", n: 2) } { -and } { -does-gain(what: "prestige", n: 1) }
note-nb2_village_feast = Fiesta en el poblado
    .about = { -does-gain(what: "food", n: 3) } { -and } { -does-gain(what: "energy", n: 3) }
note-nb2_landslide = Desprendimiento
    .about = { -does-gain(what: "prestige", n: 3) } { -and } { -does-each_other_player_catastrophe(n: 1) }
note-nb2_catalogue = Catálogo de especies
    .about = { -does-score_per(what: "distinct_expedition_types", n: 1, per: 1) }
note-nb2_muster_roll = Lista de expedicionarios
    .about = { -does-score_per(what: "explorers_personal_pool", n: 1, per: 2) }

## Líneas de la hoja de puntuación

line-track = Prestigio ganado
line-money = Dinero
line-food = Alimento
line-energy = Energía sobrante
line-explorers = Exploradores
line-different = Cartas de expedición distintas
line-same = Cartas de expedición iguales
line-notebook = Cartas de cuaderno de campo
line-biology = Biología
line-effects = Efectos de cuaderno

## Opciones

option-limited_supply = Monedas y alimentos
option-limited_supply-true = solo los que hay en la caja
option-limited_supply-false = nunca se acaban
option-food_offsets_bid_energy = Alimentos en vez de energía al pujar
option-food_offsets_bid_energy-false = no se puede
option-food_offsets_bid_energy-true = sí
option-stack_arrival = Una ficha de energía llega
option-stack_arrival-top = encima de la pila
option-stack_arrival-bottom = debajo de la pila
option-money_tie = El empate a más monedas
option-money_tie-all_tied_score = puntúa para todos los empatados
option-money_tie-nobody = no puntúa para nadie
option-victory_tie = El empate en la victoria
option-victory_tie-shared = es una victoria compartida
option-victory_tie-energy_order = lo deshace la energía
option-neutral_tie_uses_coins_first = Los empates con el tercer jugador
option-neutral_tie_uses_coins_first-true = primero las monedas, después la energía
option-neutral_tie_uses_coins_first-false = solo la energía
option-science = Cartas de ciencia
option-science-medicine = { science-medicine }
option-science-finance = { science-finance }
option-science-cartography = { science-cartography }
option-science-meteorology = { science-meteorology }
option-science-biology = { science-biology }
option-science-anthropology = { science-anthropology }
option-science-engineering = { science-engineering }
option-first = Jugador inicial

## Decisiones; `group` es el título de todas las de su clase

choice-forbid = Prohibir { $zone-the }
    .group = Asignar la ficha de zona prohibida
choice-tribe = Descartar una carta de tribu por { $benefit }
    .group = Jugar una carta de tribu
choice-tribe-kept = Tomar { $benefit } y conservar la carta de tribu
    .group = Usar { science-anthropology }
choice-set-die = Elegir un { $die } en un dado
    .group = Elegir el resultado de un dado
choice-roll = Tirar los dados
    .group = Tirar
choice-science = Usar { $science }
    .group = Usar tu carta de ciencia
choice-turn-die = Cambiar una catástrofe por { $die }
    .group = Cambiar una catástrofe
choice-pay-coin = Pagar una moneda y salvar al explorador
    .group = Pagar
choice-lose-explorer = Perder un explorador
    .group = No pagar
choice-reroll = Relanzar un { $die }
    .group = Relanzar un dado
choice-raise = Aumentar un { $die } en uno
    .group = Aumentar un dado
choice-lower = Disminuir un { $die } en uno
    .group = Disminuir un dado
choice-keep-dice = Dejar los dados como están
    .group = Dejar los dados
choice-place = Un explorador { $zone-to }, con el { $die }
    .group = Usar un dado
choice-stop-placing = No colocar más exploradores
    .group = Parar
choice-eat =
    { $amount ->
        [0] No comer nada
        [one] Consumir un alimento
       *[other] Consumir { $amount } alimentos
    }
    .group = Alimentos en vez de energía
choice-take-from = Perder un explorador { $zone-of }
    .group = Perder un explorador del tablero
choice-counter = Coger la ficha: { $counter }
    .group = Coger una ficha
choice-leftover = Usar la ficha sobrante: { $counter }
    .group = Usar { science-engineering }
choice-discard = Descartar la ficha: { $counter }
    .group = Descartar una ficha
choice-bid =
    { $amount ->
        [0] { $destination }: sin puja
        [one] { $destination }: un explorador
       *[other] { $destination }: { $amount } exploradores
    }
    .group = Exploradores de tu puja
choice-bid-coins =
    { $amount ->
        [0] { $destination }: sin monedas
        [one] { $destination }: una moneda
       *[other] { $destination }: { $amount } monedas
    }
    .group = Monedas de tu puja

cost-coin = cuesta 1 moneda
cost-tribe = gasta la carta
cost-science = gasta tu carta de ciencia

## Preguntas

prompt-tribe = { $seat }: ¿juegas una carta de tribu antes de que empiece la ronda?
prompt-forbid = { $seat-start } asigna la ficha de zona prohibida a una zona: nadie podrá usarla en esta ronda.
prompt-set-dice =
    { $left ->
        [one] { $seat }: puedes elegir el resultado de un dado. Dados por tirar: { $dice }.
       *[other] { $seat }: puedes elegir el resultado de hasta { $left } dados. Dados por tirar: { $dice }.
    }
prompt-weather =
    { $left ->
        [one] { $seat-start } ha sacado una catástrofe. ¿Usas { science-meteorology }?
       *[other] { $seat-start } ha sacado { $left } catástrofes. ¿Usas { science-meteorology }?
    }
prompt-turn-dice =
    { $left ->
        [one] { $seat }: ¿por qué número cambias la catástrofe?
       *[other] { $seat }: quedan { $left } catástrofes. ¿Por qué número cambias la siguiente?
    }
prompt-catastrophe =
    { $left ->
        [one] { $seat }: una catástrofe. ¿Pagas una moneda o pierdes un explorador?
       *[other] { $seat }: { $left } catástrofes. ¿Pagas una moneda o pierdes un explorador por la siguiente?
    }
prompt-landslide =
    { $left ->
        [one] { $seat }: el desprendimiento. ¿Pagas una moneda o pierdes un explorador?
       *[other] { $seat }: el desprendimiento, { $left } veces. ¿Pagas una moneda o pierdes un explorador?
    }
prompt-coins = { $seat }: dados { $dice }. ¿Relanzas o cambias dados por monedas?
prompt-place = { $seat }: dados { $dice }; exploradores { $left }. ¿Usas un dado?
prompt-eat =
    { $explorers ->
        [one] { $seat-start } ha colocado un explorador y tiene { $energy } de energía. ¿Alimentos en vez de energía?
       *[other] { $seat-start } ha colocado { $explorers } exploradores y tiene { $energy } de energía. ¿Alimentos en vez de energía?
    }
prompt-eat-for-bid = { $seat-start } debe pagar { $energy } de energía por la puja. ¿Alimentos en su lugar?
prompt-take-from =
    { $left ->
        [one] Faltan alimentos { $seat-to }, que debe perder un explorador del tablero. ¿De qué zona?
       *[other] Faltan alimentos { $seat-to }, que debe perder { $left } exploradores del tablero. ¿De qué zona el siguiente?
    }
prompt-counter = { $seat-start } coge una ficha de logística.
prompt-leftover = { $seat }: ¿usas { science-engineering } en una ficha sobrante?
prompt-discard = { $seat-start } descarta una ficha por el tercer jugador; la otra es para { $who-the }.
prompt-bids =
    { $bidders-count ->
        [one] { $bidders-start } puja por las expediciones, en secreto.
       *[other] { $bidders-start } pujan por las expediciones, en secreto y a la vez.
    }
prompt-cartography = { $seat-start } podría ahorrar { $saved } de energía. ¿Usas { science-cartography }?
prompt-finance = La tirada de financiación es { $dice }. { $seat-start }: ¿usas { science-finance } y leerla como +?

## Sucesos

event-colour = { $seat-name } juega con el { $colour } y tiene { $science }.
event-first = Empieza { $seat-the }: está arriba de la pila de energía.
event-turn = Ronda { $number }. Cartas de expedición en el mazo: { $cards }.
event-tribe = { $seat-start } descarta una carta de tribu por { $benefit }.
event-tribe-kept = { $seat-start } usa { science-anthropology }: { $benefit }, y conserva la carta de tribu.
event-card-revealed = { $destination }: { $card }.
event-counter-revealed = Una ficha de logística: { $counter }.
event-reposition = Sale la ficha de reposición: al final de la ronda se mezclan todas las fichas.
event-counters-reshuffled =
    { $amount ->
        [one] No quedan fichas: la única descartada es la nueva pila.
       *[other] No quedan fichas: las { $amount } descartadas son la nueva pila.
    }
event-second-deck = Desde ahora las cartas de cuaderno son del mazo II.
event-note-revealed = Cuaderno de campo: { $note }.
event-forbidden = { $seat-start } prohíbe { $zone-the }.
event-neutral-zone =
    { $amount ->
        [0] El tercer jugador saca un { $die } para { $zone-the }: ningún explorador.
        [one] El tercer jugador saca un { $die } para { $zone-the }: un explorador.
       *[other] El tercer jugador saca un { $die } para { $zone-the }: { $amount } exploradores.
    }
event-neutral-destination =
    { $amount ->
        [0] El tercer jugador saca un { $die } para { $destination-the }: ningún explorador.
        [one] El tercer jugador saca un { $die } para { $destination-the }: un explorador.
       *[other] El tercer jugador saca un { $die } para { $destination-the }: { $amount } exploradores.
    }

event-player-turn = Es el turno { $seat-of }, con { $dice } dados.
event-die-set = { $seat-start } elige un { $die } en un dado.
event-rolled = { $seat-start } saca { $dice }.
event-science = { $seat-start } usa { $science }.
event-die-turned = { $seat-start } cambia una catástrofe por un { $die }.
event-harmless =
    { $amount ->
        [one] La catástrofe no afecta { $seat-to }.
       *[other] Las { $amount } catástrofes no afectan { $seat-to }.
    }
event-saved =
    { $amount ->
        [one] { $seat-start } paga una moneda y salva a un explorador.
       *[other] { $seat-start } paga { $amount } monedas y salva a un explorador.
    }
event-lost = { $seat-start } pierde un explorador.
event-rerolled =
    { $amount ->
        [one] { $seat-start } relanza un { $old } por una moneda: { $new }.
       *[other] { $seat-start } relanza un { $old } por { $amount } monedas: { $new }.
    }
event-changed =
    { $amount ->
        [one] { $seat-start } paga una moneda y cambia un { $old } por un { $new }.
       *[other] { $seat-start } paga { $amount } monedas y cambia un { $old } por un { $new }.
    }
event-marker = { $seat-start } asigna la ficha de zona { $marker } { $zone-to }.
event-placed = { $seat-start } usa un { $die }: un explorador { $zone-to }.
event-ate =
    { $amount ->
        [one] { $seat-start } consume un alimento.
       *[other] { $seat-start } consume { $amount } alimentos.
    }
event-energy-lost = { $seat-start } pierde puntos de energía: { $amount }; le quedan { $energy }.
event-supplied =
    { $missing ->
        [0] { $seat-start } llega a { $space } de energía; alimentos consumidos: { $amount }.
       *[other] { $seat-start } llega a { $space } de energía; alimentos consumidos: { $amount }; alimentos que faltan: { $missing }.
    }
event-explorers-lost =
    { $amount ->
        [one] { $seat-start } pierde un explorador por falta de alimentos.
       *[other] { $seat-start } pierde { $amount } exploradores por falta de alimentos.
    }
event-explorer-taken = { $seat-start } pierde un explorador { $zone-of } por falta de alimentos.
event-below-zero = { $seat-start } ha bajado de 0 de energía: esta es la última ronda.

event-zone = Se resuelve { $zone-the }, la número { $marker }.
event-hut =
    { $amount ->
        [one] { $seat-start } entra en la cabaña de { $dice } dados; desde ahora puede poner uno de ellos.
       *[other] { $seat-start } entra en la cabaña de { $dice } dados; desde ahora puede poner { $amount } de ellos.
    }
event-counter-taken = { $seat-start } coge una ficha: { $counter }.
event-leftover-used = { $seat-start } usa { science-engineering }: { $counter }.
event-counter-discarded = { $seat-start } descarta una ficha por el tercer jugador: { $counter }.
event-coins =
    { $amount ->
        [0] { $seat-start } no recibe monedas.
        [one] { $seat-start } recibe una moneda.
       *[other] { $seat-start } recibe { $amount } monedas.
    }
event-food =
    { $amount ->
        [0] { $seat-start } no recibe alimentos.
        [one] { $seat-start } recibe un alimento.
       *[other] { $seat-start } recibe { $amount } alimentos.
    }
event-prestige = { $seat-start } gana puntos de prestigio: { $amount }.
event-explorers =
    { $amount ->
        [0] { $seat-start } no recibe exploradores.
        [one] { $seat-start } recibe un explorador.
       *[other] { $seat-start } recibe { $amount } exploradores.
    }
event-energy = { $seat-start } recupera puntos de energía: { $amount }; tiene { $energy }.
event-dice-now = { $seat-start } tiene { $amount } dados en esta ronda.
event-dice-next =
    { $amount ->
        [one] { $seat-start } tendrá un dado más en su próximo turno.
       *[other] { $seat-start } tendrá { $amount } dados más en su próximo turno.
    }
event-bidding =
    { $bidders-count ->
        [one] { $bidders-start } puede pujar.
       *[other] { $bidders-start } pueden pujar.
    }
event-bid-put =
    { $amount ->
        [0] { $seat-start } no puja por { $destination-the }.
        [one] { $seat-start } puja un explorador por { $destination-the }.
       *[other] { $seat-start } puja { $amount } exploradores por { $destination-the }.
    }
event-bid-coins-put =
    { $amount ->
        [0] { $seat-start } no añade monedas por { $destination-the }.
        [one] { $seat-start } añade una moneda por { $destination-the }.
       *[other] { $seat-start } añade { $amount } monedas por { $destination-the }.
    }
event-bid-sealed = { $seat-start } ha terminado de pujar.
event-bid-revealed = { $seat-start } ha pujado por { $destination-the }: exploradores: { $amount }; monedas: { $coins }.
event-card-won =
    { $coins ->
        [0] { $seat-start } gana { $destination-the }: { $card }.
        [one] { $seat-start } gana { $destination-the } por una moneda: { $card }.
       *[other] { $seat-start } gana { $destination-the } por { $coins } monedas: { $card }.
    }
event-card-neutral = El tercer jugador gana { $destination-the }: se descarta { $card }.
event-funding-roll = La tirada de financiación: { $dice }.
event-hunted = { $seat-start } caza: { $dice }.
event-note-taken = { $seat-start } se lleva la carta de cuaderno { $note }.
event-note-tie = Nadie tiene mayoría en el cuaderno de campo: { $note } se queda sin dueño.

event-round-end = Termina la ronda { $number }.
event-repositioned = Las { $amount } fichas se mezclan en una nueva pila.
event-deck-end = No quedan bastantes cartas de expedición en el mazo ({ $cards }): se acaba la partida.
event-energy-end = Alguien se ha quedado sin energía: se acaba la partida.
event-settled = { $seat-start } paga la energía por debajo de 0: { $food } de alimento, exploradores: { $explorers }, prestigio: { $prestige }.
event-scored = { $seat }, { $line }: { $amount }.
event-total = { $seat-start } tiene { $amount } puntos.

## Resultados

outcome-deck = Se acabaron las cartas de expedición
outcome-energy = Se acabó la energía

## La crónica: titulares, causas, qué llevó a ello

chronicle-most-prestige =
    { $seats-count ->
        [one] { $seats-start } gana con { $points } puntos de prestigio
       *[other] { $seats-start } comparten la victoria con { $points } puntos de prestigio
    }
chronicle-no-energy =
    { $seats-count ->
        [one] { $seats-start } se quedó sin energía en la ronda { $round }, que fue la última.
       *[other] { $seats-start } se quedaron sin energía en la ronda { $round }, que fue la última.
    }
chronicle-no-cards = Las cartas de expedición se acabaron tras la ronda { $round }.
chronicle-settlement =
    { $prestige ->
        [one] { $seat-start } pagó 1 punto de prestigio por la energía que le faltaba.
       *[other] { $seat-start } pagó { $prestige } puntos de prestigio por la energía que le faltaba.
    }
chronicle-best-line =
    { $points ->
        [one] Lo que más puntos dio { $seat-to }: «{ $line }», 1 punto.
       *[other] Lo que más puntos dio { $seat-to }: «{ $line }», { $points } puntos.
    }
chronicle-behind =
    { $points ->
        [one] Segundo puesto, a 1 punto: { $seats-the }.
       *[other] Segundo puesto, a { $points } puntos: { $seats-the }.
    }
chronicle-shared = { $seats-start } tienen los mismos puntos.
chronicle-by-energy = Había empate a puntos: { $seat-the } tenía más energía.
chronicle-main-line = sobre todo { $line }: { $points }

## Cifras de una partida terminada

statistic-rounds = Rondas
statistic-huts = Cabañas alcanzadas
statistic-expeditions = Cartas de expedición
statistic-notes = Cartas de cuaderno
statistic-science = Cartas de ciencia usadas

## En el terminal

cli-papua-legend = Filas: ficha, zona, exploradores (cada uno con el número de su jugador, ○ tercer jugador); X es la zona prohibida. La línea con números es la energía; las cifras sobre color son jugadores, una pila de arriba abajo.
cli-papua-round = Ronda { $round }. Cartas de expedición en el mazo: { $cards }.
cli-papua-zone =
    { $marker ->
        [0] { $zone }, sin ficha: { $people }.
       *[other] { $zone }, ficha { $marker }: { $people }.
    }
cli-papua-empty-zone =
    { $marker ->
        [0] { $zone }, sin ficha: nadie.
       *[other] { $zone }, ficha { $marker }: nadie.
    }
cli-papua-forbidden = { $zone }: prohibida.
# Igual en inglés.
cli-papua-neutral = Tercer jugador
cli-papua-destination =
    { $neutral ->
        [0] { $destination }: { $card }.
       *[other] { $destination }: { $card } (tercer jugador { $neutral }).
    }
cli-papua-counters = Fichas: { $counters }.
cli-papua-note = Cuaderno ({ $symbol }): { $note }, { $about }.
cli-papua-nothing-open = No hay nada a la vista.
cli-papua-energy = Energía, de más a menos: { $order }. Alimentos del abastecimiento en { $supply }.
cli-papua-supply = En el suministro general: monedas { $coins }, alimentos { $food }.
cli-papua-seat =
    { $seat }: { $prestige } de prestigio, { $hut ->
        [0] sin cabaña
       *[other] cabaña de { $hut } dados
    }, exploradores { $pool } en la reserva personal y { $reserve } en la general, { $science }{ $spent ->
        [yes] {" "}(gastada)
       *[no] {""}
    }.
cli-papua-cards = Cartas: { $cards }.
cli-papua-screen = Tras tu pantalla: monedas { $coins }, alimentos { $food }.
cli-papua-notes = Cartas de cuaderno: { $notes }.
cli-papua-bid = Tu puja hasta ahora (exploradores y monedas): { $bid }.
cli-papua-dice = Dados de { $seat }: { $dice }.

## Lo que está en juego

stake-last-cards =
    { $cards ->
        [one] Puede ser la última ocasión: queda una carta de expedición.
       *[other] Puede ser la última ocasión: quedan { $cards } cartas de expedición.
    }
stake-last-energy = Puede ser la última ocasión: a alguien solo le queda { $energy } de energía.
