### Papúa en español: nombres, decisiones, sucesos, preguntas, resultados.
### Las reglas están en rules.es.md. En las frases los lugares llevan artículo:
### .the «la jungla», .to «a la jungla», .of «de la jungla».

game-title = Papúa
game-pitch = Dirige una expedición: tira los dados, envía exploradores, puja por los mejores hallazgos y vuelve con más prestigio que nadie antes de quedarte sin energía.

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
won-by-explorers = con más exploradores
won-by-coins = con más monedas, tras empatar a exploradores
won-by-energy = por el orden de energía, tras empatar en todo

## Colores de los jugadores

colour-red = Rojo
    .low = rojo
colour-blue = Azul
    .low = azul
colour-green = Verde
    .low = verde
colour-yellow = Amarillo
    .low = amarillo

## Caras del dado; `less` y `more` son los resultados vecinos, que no pasan de 1 ni de 5

die-catastrophe = catástrofe
    .a = una catástrofe
    .less = catástrofe
    .more = catástrofe
die-1 = 1
    .a = un 1
    .less = 1
    .more = 2
die-2 = 2
    .a = un 2
    .less = 1
    .more = 3
die-3 = 3
    .a = un 3
    .less = 2
    .more = 4
die-4 = 4
    .a = un 4
    .less = 3
    .more = 5
die-5 = 5
    .a = un 5
    .less = 4
    .more = 5

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
counter-log_explorer = 1 explorador de la reserva general
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
    .about = Al comenzar una ronda puedes descartarla a cambio de 5 puntos de prestigio, 5 monedas, 5 alimentos, 2 exploradores o diez dados. Si la conservas, al final cuenta como un tipo más.

## Lo que da una carta de tribu

benefit-tribe_prestige = 5 puntos de prestigio
benefit-tribe_coins = 5 monedas
benefit-tribe_food = 5 alimentos
benefit-tribe_explorers = 2 exploradores de la reserva general
benefit-tribe_ten_dice = 10 dados en esta ronda

## Cartas de ciencia. `about` es lo que hacen.

science-medicine = Medicina
    .about = Al final no pierdes puntos de prestigio por la energía por debajo de 0. Se aplica sola.
science-finance = Economía
    .about = Una vez, tras una tirada de financiación, la lees como «+».
science-cartography = Cartografía
    .about = Una vez, tras revelar las pujas, no pierdes puntos de energía por los exploradores de destinos que no has ganado.
science-meteorology = Meteorología
    .about = Una vez, en tu turno, cambias cada catástrofe por el resultado que quieras.
science-biology = Biología
    .about = Al final ganas 2 puntos de prestigio por cada cuatro exploradores de tu reserva personal. Se aplica sola.
science-anthropology = Antropología
    .about = Una vez, aprovechas el beneficio de una carta de tribu sin descartarla.
science-engineering = Ingeniería
    .about = Una vez, tras resolver la zona de logística, usas una ficha de las que sobran.

## Lo que dan las cartas del cuaderno: un término por cada verbo de effects/verbs.py

-does-gain =
    { $what ->
        [coins] { $n ->
            [one] recibes 1 moneda
           *[other] recibes { $n } monedas
        }
        [explorers] { $n ->
            [one] recibes 1 explorador
           *[other] recibes { $n } exploradores
        }
        [energy] { $n ->
            [one] recuperas 1 punto de energía
           *[other] recuperas { $n } puntos de energía
        }
        [food] { $n ->
            [one] recibes 1 alimento
           *[other] recibes { $n } alimentos
        }
       *[prestige] { $n ->
            [one] ganas 1 punto de prestigio
           *[other] ganas { $n } puntos de prestigio
        }
    }
-does-extra_dice_next_turn =
    { $n ->
        [one] en tu próximo turno tienes 1 dado más
       *[other] en tu próximo turno tienes { $n } dados más
    }
-does-each_other_player_catastrophe =
    { $n ->
        [one] cada rival pierde un explorador o paga una moneda
       *[other] { $n } veces, cada rival pierde un explorador o paga una moneda
    }
-does-score_per =
    al final ganas { $n ->
        [one] 1 punto de prestigio
       *[other] { $n } puntos de prestigio
    } por cada { $what ->
        [distinct_expedition_types] { $per ->
            [one] tipo distinto de carta de expedición
           *[other] { $per } tipos distintos de carta de expedición
        }
       *[explorers_personal_pool] { $per ->
            [one] explorador de tu reserva personal
           *[other] { $per } exploradores de tu reserva personal
        }
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
    .about = { -does-gain(what: "explorers", n: 1) }. { -does-gain(what: "coins", n: 1) }
note-nb1_local_cook = Cocinero local
    .about = { -does-gain(what: "explorers", n: 1) }. { -does-gain(what: "food", n: 2) }
note-nb1_press_article = Artículo de prensa
    .about = { -does-gain(what: "coins", n: 2) }. { -does-gain(what: "prestige", n: 2) }
note-nb1_fruit_grove = Arboleda frutal
    .about = { -does-gain(what: "food", n: 2) }. { -does-gain(what: "energy", n: 2) }
note-nb1_route_sketch = Croquis de ruta
    .about = { -does-gain(what: "prestige", n: 2) }. { -does-extra_dice_next_turn(n: 2) }
note-nb2_patrons_gift = Donativo del mecenas
    .about = { -does-gain(what: "coins", n: 6) }
note-nb2_smokehouse = Ahumadero
    .about = { -does-gain(what: "food", n: 6) }
note-nb2_dry_season = Estación seca
    .about = { -does-gain(what: "energy", n: 6) }
note-nb2_published_memoir = Memoria publicada
    .about = { -does-gain(what: "prestige", n: 6) }
note-nb2_relief_party = Equipo de relevo
    .about = { -does-gain(what: "explorers", n: 2) }. { -does-gain(what: "prestige", n: 1) }
note-nb2_village_feast = Fiesta en el poblado
    .about = { -does-gain(what: "food", n: 3) }. { -does-gain(what: "energy", n: 3) }
note-nb2_landslide = Desprendimiento
    .about = { -does-gain(what: "prestige", n: 3) }. { -does-each_other_player_catastrophe(n: 1) }
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
option-stack_arrival = Una ficha de energía se coloca
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
choice-tribe-kept = Aprovechar { $benefit } y conservar la carta de tribu
    .group = Usar { science-anthropology }
choice-set-die = Elegir un { $die } en un dado
    .group = Elegir el resultado de un dado
choice-roll = Tirar los dados
    .group = Tirar
choice-science = Usar { $science }
    .group = Usar tu carta de ciencia
choice-turn-die = Cambiar una catástrofe por un { $die }
    .group = Cambiar una catástrofe
choice-pay-coin = Pagar una moneda y salvar al explorador
    .group = Pagar
choice-lose-explorer = Perder un explorador
    .group = No pagar
choice-reroll = Relanzar un { $die }
    .group = Relanzar un dado
choice-raise = Aumentar un { $die } a { $die-more }
    .group = Aumentar un dado en uno
choice-lower = Disminuir un { $die } a { $die-less }
    .group = Disminuir un dado en uno
choice-keep-dice = Dejar los dados como están
    .group = Dejar los dados
choice-place = Enviar un explorador { $zone-to } con el { $die }
    .group = Usar un dado
choice-stop-placing = No colocar más exploradores
    .group = Parar
choice-eat =
    { $amount ->
        [0] No consumir alimentos
        [one] Consumir un alimento
       *[other] Consumir { $amount } alimentos
    }
    .group = Consumir alimentos en vez de perder energía
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
prompt-forbid = { $seat }: ¿a qué zona asignas la ficha de zona prohibida? Nadie podrá usarla en esta ronda.
prompt-set-dice =
    { $left ->
        [one] { $seat }: puedes elegir el resultado de un dado. Dados por tirar: { $dice }.
       *[other] { $seat }: puedes elegir el resultado de hasta { $left } dados. Dados por tirar: { $dice }.
    }
prompt-weather =
    { $left ->
        [one] { $seat }: has sacado una catástrofe. ¿Usas { science-meteorology }?
       *[other] { $seat }: has sacado { $left } catástrofes. ¿Usas { science-meteorology }?
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
prompt-coins =
    { $dice-count ->
        [one] { $seat }: tu dado muestra { $dice }. ¿Lo relanzas o lo cambias pagando monedas?
       *[other] { $seat }: tus dados muestran { $dice }. ¿Relanzas o cambias alguno pagando monedas?
    }
prompt-place =
    { $left ->
        [one] { $dice-count ->
            [one] { $seat }: tu dado muestra { $dice } y te queda 1 explorador. ¿Lo usas?
           *[other] { $seat }: tus dados muestran { $dice } y te queda 1 explorador. ¿Usas un dado?
        }
       *[other] { $dice-count ->
            [one] { $seat }: tu dado muestra { $dice } y te quedan { $left } exploradores. ¿Lo usas?
           *[other] { $seat }: tus dados muestran { $dice } y te quedan { $left } exploradores. ¿Usas un dado?
        }
    }
prompt-eat =
    { $explorers ->
        [one] { $seat }: has colocado un explorador y tu energía es { $energy }. ¿Consumes alimentos en vez de perder energía?
       *[other] { $seat }: has colocado { $explorers } exploradores y tu energía es { $energy }. ¿Consumes alimentos en vez de perder energía?
    }
prompt-eat-for-bid =
    { $energy ->
        [one] { $seat }: tu puja te cuesta 1 punto de energía. ¿Consumes alimentos en su lugar?
       *[other] { $seat }: tu puja te cuesta { $energy } puntos de energía. ¿Consumes alimentos en su lugar?
    }
prompt-take-from =
    { $left ->
        [one] { $seat }: te faltan alimentos y pierdes un explorador del tablero. ¿De qué zona?
       *[other] { $seat }: te faltan alimentos y pierdes { $left } exploradores del tablero. ¿De qué zona el siguiente?
    }
prompt-counter = { $seat }: ¿qué ficha de logística coges?
prompt-leftover = { $seat }: ¿usas { science-engineering } con una ficha sobrante?
prompt-discard = { $seat }: ¿qué ficha descartas por el tercer jugador? La otra es para { $who-the }.
prompt-bids =
    { $bidders-count ->
        [one] Puja secreta: gana cada carta quien ponga más exploradores; si hay empate, más monedas.
       *[other] Pujas secretas: gana cada carta quien ponga más exploradores; si hay empate, más monedas.
    }
prompt-cartography =
    { $saved ->
        [one] { $seat }: puedes ahorrar 1 punto de energía. ¿Usas { science-cartography }?
       *[other] { $seat }: puedes ahorrar { $saved } puntos de energía. ¿Usas { science-cartography }?
    }
prompt-finance = { $seat }: la tirada de financiación es { $dice }. ¿Usas { science-finance } y la lees como «+»?

## Por qué algo no se puede hacer

why-turn-of = Es el turno { $seat-of }.
why-place-later = Los exploradores se colocan en tu turno, después de lanzar los dados.
why-zone-forbidden = Esta zona está prohibida en esta ronda.
why-no-such-die = Esta zona tiene la ficha de zona { $number }, y ningún dado tuyo muestra ese resultado.
why-all-marked = Las fichas de zona de tus dados ya están en otras zonas, o no queda ninguna zona para ellas.
why-forbid-later = Las zonas se prohíben al principio de la ronda.
why-last-forbids = Prohíbe una zona quien es último en el orden de energía: { $seat }.
why-forbidden-before = Esta zona estuvo prohibida en la ronda anterior.
why-none-there = No tienes ningún explorador ahí.
why-nothing-lost = Ahora no pierdes exploradores del tablero.
why-dice-later = Los dados se relanzan o se cambian en tu turno, después de lanzarlos y antes de colocar el primer explorador.
why-not-rolled = Ningún dado muestra este resultado.
why-catastrophe-stays = Una catástrofe no se puede usar ni cambiar.
why-not-revealed = Esta ficha no está ahí en esta ronda.
why-counter-later = Las fichas se cogen cuando se resuelve { zone-logistics.the }.
why-none-in-logistics = No tienes ningún explorador en { zone-logistics.the }.
why-no-engineering = Lo que sobra solo lo usa la carta de ciencia de Ingeniería.
why-leftover-later = Lo que sobra se puede usar justo después de resolver { zone-logistics.the }.
why-bid-later = Las pujas se hacen cuando se resuelve { zone-expeditions.the }.
why-none-in-expeditions = No tienes ningún explorador en { zone-expeditions.the }.
why-bid-sealed = Tu puja ya está cerrada.
why-bid-decided = Esta parte de tu puja ya está decidida.
why-bid-in-order = Pujas por un destino tras otro, primero con exploradores y luego con monedas.
why-not-your-science = Esta no es tu carta de ciencia.
why-science-spent = Tu carta de ciencia ya se ha usado.
why-science-later = No es el momento de tu carta de ciencia.

## Sucesos

event-colour = { $seat-name }: el color { $colour-low } y la carta de ciencia { $science }.
event-first = Empieza { $seat-the }: está arriba de la pila de energía.
event-turn = Ronda { $number }. Cartas de expedición en el mazo: { $cards }.
event-tribe = { $seat-start } descarta una carta de tribu por { $benefit }.
event-tribe-kept = { $seat-start } usa { science-anthropology }: { $benefit }, y conserva la carta de tribu.
event-card-revealed = Se revela una carta de expedición en { $destination-the }: { $card }.
event-counter-revealed = Se revela una ficha de logística: { $counter }.
event-reposition = Sale la ficha de reposición: al final de la ronda se mezclan todas las fichas.
event-counters-reshuffled =
    { $amount ->
        [one] No quedan fichas: la única descartada es la nueva pila.
       *[other] No quedan fichas: las { $amount } descartadas son la nueva pila.
    }
event-second-deck = Desde ahora se usa el mazo II de cuaderno de campo.
event-note-revealed = Se revela la carta de cuaderno de campo «{ $note }».
event-forbidden = { $seat-start } prohíbe { $zone-the }.
event-neutral-zone =
    { $amount ->
        [0] El tercer jugador saca { $die-a } para { $zone-the }: ningún explorador.
        [one] El tercer jugador saca { $die-a } para { $zone-the }: un explorador.
       *[other] El tercer jugador saca { $die-a } para { $zone-the }: { $amount } exploradores.
    }
event-neutral-destination =
    { $amount ->
        [0] El tercer jugador saca { $die-a } para { $destination-the }: ningún explorador.
        [one] El tercer jugador saca { $die-a } para { $destination-the }: un explorador.
       *[other] El tercer jugador saca { $die-a } para { $destination-the }: { $amount } exploradores.
    }

event-player-turn = Es el turno { $seat-of }, con { $dice } dados.
event-die-set = { $seat-start } elige un { $die } en un dado.
event-rolled = { $seat-start } saca { $dice }.
event-science = { $seat-start } usa { $science }.
event-die-turned = { $seat-start } cambia una catástrofe por un { $die }.
event-harmless =
    { $round ->
        [1] { $amount ->
            [one] En la primera ronda no cuenta la catástrofe { $seat-of }.
           *[other] En la primera ronda no cuentan las { $amount } catástrofes { $seat-of }.
        }
       *[other] { $amount ->
            [one] La catástrofe no afecta { $seat-to }, que no tiene exploradores en su reserva personal.
           *[other] Las { $amount } catástrofes no afectan { $seat-to }, que no tiene exploradores en su reserva personal.
        }
    }
event-saved =
    { $amount ->
        [one] { $seat-start } paga una moneda y salva a un explorador.
       *[other] { $seat-start } paga { $amount } monedas y salva a un explorador.
    }
event-lost = { $seat-start } pierde un explorador.
event-rerolled =
    { $amount ->
        [one] { $seat-start } paga una moneda, relanza { $old-a } y saca { $new }.
       *[other] { $seat-start } paga { $amount } monedas, relanza { $old-a } y saca { $new }.
    }
event-changed =
    { $amount ->
        [one] { $seat-start } paga una moneda y cambia un { $old } por un { $new }.
       *[other] { $seat-start } paga { $amount } monedas y cambia un { $old } por un { $new }.
    }
event-marker = { $seat-start } asigna la ficha de zona { $marker } { $zone-to }.
event-placed = { $seat-start } usa un { $die } y envía un explorador { $zone-to }.
event-ate =
    { $amount ->
        [one] { $seat-start } consume un alimento.
       *[other] { $seat-start } consume { $amount } alimentos.
    }
event-energy-lost =
    { $amount ->
        [one] { $seat-start } pierde 1 punto de energía y baja a { $energy }.
       *[other] { $seat-start } pierde { $amount } puntos de energía y baja a { $energy }.
    }
event-supplied =
    { $missing ->
        [0] { $amount ->
            [one] { $seat-start } se abastece en la casilla { $space } y consume 1 alimento.
           *[other] { $seat-start } se abastece en la casilla { $space } y consume { $amount } alimentos.
        }
        [one] { $amount ->
            [0] { $seat-start } debe abastecerse en la casilla { $space } y le falta 1 alimento.
            [one] { $seat-start } se abastece en la casilla { $space }: consume 1 alimento y le falta 1.
           *[other] { $seat-start } se abastece en la casilla { $space }: consume { $amount } alimentos y le falta 1.
        }
       *[other] { $amount ->
            [0] { $seat-start } debe abastecerse en la casilla { $space } y le faltan { $missing } alimentos.
            [one] { $seat-start } se abastece en la casilla { $space }: consume 1 alimento y le faltan { $missing }.
           *[other] { $seat-start } se abastece en la casilla { $space }: consume { $amount } alimentos y le faltan { $missing }.
        }
    }
event-explorers-lost =
    { $amount ->
        [one] { $seat-start } pierde un explorador por falta de alimentos.
       *[other] { $seat-start } pierde { $amount } exploradores por falta de alimentos.
    }
event-explorer-taken = { $seat-start } pierde un explorador { $zone-of } por falta de alimentos.
event-below-zero = { $seat-start } ha bajado de 0 puntos de energía: esta es la última ronda.

event-zone = Se resuelve la zona { $marker }: { $zone }.
event-hut =
    { $amount ->
        [one] { $seat-start } avanza a la cabaña de { $dice } dados; desde la próxima ronda elige el resultado de uno.
       *[other] { $seat-start } avanza a la cabaña de { $dice } dados; desde la próxima ronda elige el resultado de { $amount }.
    }
event-counter-taken = { $seat-start } coge una ficha de logística: { $counter }.
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
event-coins-short =
    { $amount ->
        [0] En la reserva general no quedan monedas para { $seat-the } (le correspondía: { $due }).
        [one] En la reserva general solo quedaba 1 de las { $due } monedas que le correspondían { $seat-to }.
       *[other] En la reserva general solo quedaban { $amount } de las { $due } monedas que le correspondían { $seat-to }.
    }
event-food-short =
    { $amount ->
        [0] En la reserva general no quedan alimentos para { $seat-the } (le correspondía: { $due }).
        [one] En la reserva general solo quedaba 1 de los { $due } alimentos que le correspondían { $seat-to }.
       *[other] En la reserva general solo quedaban { $amount } de los { $due } alimentos que le correspondían { $seat-to }.
    }
event-prestige =
    { $amount ->
        [one] { $seat-start } gana 1 punto de prestigio.
       *[other] { $seat-start } gana { $amount } puntos de prestigio.
    }
event-explorers =
    { $amount ->
        [0] { $seat-start } no recibe exploradores.
        [one] { $seat-start } recibe un explorador.
       *[other] { $seat-start } recibe { $amount } exploradores.
    }
event-energy =
    { $amount ->
        [0] { $seat-start } no recupera puntos de energía; tiene { $energy }.
        [one] { $seat-start } recupera 1 punto de energía y sube a { $energy }.
       *[other] { $seat-start } recupera { $amount } puntos de energía y sube a { $energy }.
    }
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
event-bid-revealed =
    { $amount ->
        [0] { $seat-start } no ha pujado por { $destination-the }.
        [one] { $coins ->
            [0] { $seat-start } ha pujado 1 explorador por { $destination-the }.
            [one] { $seat-start } ha pujado 1 explorador y 1 moneda por { $destination-the }.
           *[other] { $seat-start } ha pujado 1 explorador y { $coins } monedas por { $destination-the }.
        }
       *[other] { $coins ->
            [0] { $seat-start } ha pujado { $amount } exploradores por { $destination-the }.
            [one] { $seat-start } ha pujado { $amount } exploradores y 1 moneda por { $destination-the }.
           *[other] { $seat-start } ha pujado { $amount } exploradores y { $coins } monedas por { $destination-the }.
        }
    }
event-card-won =
    { $coins ->
        [0] { $seat-start } gana { $destination-the } { $by } y se lleva la carta: { $card }.
        [one] { $seat-start } gana { $destination-the } { $by }, paga una moneda y se lleva la carta: { $card }.
       *[other] { $seat-start } gana { $destination-the } { $by }, paga { $coins } monedas y se lleva la carta: { $card }.
    }
event-card-neutral = El tercer jugador gana { $destination-the }; se descarta su carta: { $card }.
event-funding-roll = La tirada de financiación da { $dice }.
event-hunted = { $seat-start } saca { $dice } en la zona de pesca y caza.
event-note-taken = { $seat-start } tiene más exploradores que nadie en la zona de cuaderno de campo y se lleva la carta «{ $note }».
event-note-tie = Hay empate en la zona de cuaderno de campo: nadie se lleva la carta «{ $note }».

event-round-end = Termina la ronda { $number }.
event-repositioned = Las { $amount } fichas se mezclan en una nueva pila.
event-deck-end = No quedan bastantes cartas de expedición en el mazo ({ $cards }): se acaba la partida.
event-energy-end =
    { $seats-count ->
        [0] La energía ha bajado de 0 en esta ronda: se acaba la partida.
        [one] { $seats-start } se ha quedado sin energía: se acaba la partida.
       *[other] { $seats-start } se han quedado sin energía: se acaba la partida.
    }
event-settled =
    { $seat-start } paga la energía por debajo de 0: { $food ->
        [one] 1 alimento
       *[other] { $food } alimentos
    }, { $explorers ->
        [one] 1 explorador
       *[other] { $explorers } exploradores
    } y { $prestige ->
        [one] 1 punto de prestigio
       *[other] { $prestige } puntos de prestigio
    }.
event-scored =
    { $amount ->
        [one] { $seat-start } suma 1 punto de prestigio por «{ $line }».
       *[other] { $seat-start } suma { $amount } puntos de prestigio por «{ $line }».
    }
event-total =
    { $amount ->
        [one] { $seat-start } tiene 1 punto de prestigio en total.
       *[other] { $seat-start } tiene { $amount } puntos de prestigio en total.
    }

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
chronicle-main-line = la mayor parte: { $line } ({ $points })
chronicle-luck-dice = { $seat }: de { $number } dados tirados, { $came } { $came ->
        [one] salió
       *[other] salieron
    } con { die-catastrophe }; se { $expected ->
        [one] esperaba
       *[other] esperaban
    } { $expected }.

## Cifras de una partida terminada

statistic-rounds = Rondas
statistic-huts = Cabañas alcanzadas
statistic-expeditions = Cartas de expedición
statistic-notes = Cartas de cuaderno de campo
statistic-science = Cartas de ciencia usadas

## En la terminal

cli-papua-legend = Cada zona: su ficha y su nombre, los exploradores (cada uno con el número de su jugador, ○ tercer jugador) y lo que hay a la vista; X es la zona prohibida. La línea con números es la energía; las cifras sobre color encima de ella son jugadores.
cli-papua-standing =
    Energía { $energy }, { $coins ->
        [one] 1 moneda
       *[other] { $coins } monedas
    }, { $food } de comida.
cli-papua-nowhere =
    { $pool ->
        [one] Ningún explorador tuyo está en una zona; tienes 1 disponible.
       *[other] Ningún explorador tuyo está en una zona; tienes { $pool } disponibles.
    }
cli-papua-before = Delante de ti en la energía: { $seat }, { $energy }.
cli-papua-behind = Detrás de ti en la energía: { $seat }, { $energy }.
cli-papua-round = Ronda { $round }. Cartas de expedición en el mazo: { $cards }.
cli-papua-zone =
    { $marker ->
        [0] { $zone }, sin ficha de zona: { $people }.
       *[other] { $zone }, ficha de zona { $marker }: { $people }.
    }
cli-papua-empty-zone =
    { $marker ->
        [0] { $zone }, sin ficha de zona: nadie.
       *[other] { $zone }, ficha de zona { $marker }: nadie.
    }
cli-papua-forbidden = { $zone }: prohibida.
# Igual en inglés.
cli-papua-neutral = Tercer jugador
cli-papua-destination =
    { $neutral ->
        [0] { $destination }: { $card }.
        [one] { $destination }: { $card } (tercer jugador: 1 explorador).
       *[other] { $destination }: { $card } (tercer jugador: { $neutral } exploradores).
    }
cli-papua-counters = Fichas: { $counters }.
cli-papua-note = Cuaderno de campo ({ $symbol }): «{ $note }». { $about }.
cli-papua-nothing-open = No hay nada a la vista.
cli-papua-energy = Energía, de más a menos: { $order }. Alimentos del abastecimiento en { $supply }.
cli-papua-supply =
    En la reserva común: { $coins ->
        [one] 1 moneda
       *[other] { $coins } monedas
    } y { $food ->
        [one] 1 alimento
       *[other] { $food } alimentos
    }.
cli-papua-seat =
    { $seat }: { $prestige ->
        [one] 1 punto de prestigio
       *[other] { $prestige } puntos de prestigio
    }, { $hut ->
        [0] sin cabaña
       *[other] cabaña de { $hut } dados
    }, exploradores: { $pool } en la reserva personal y { $reserve } en la general, { $science }{ $spent ->
        [yes] {" "}(gastada)
       *[no] {""}
    }.
cli-papua-cards = Cartas: { $cards }.
cli-papua-screen =
    Tras tu pantalla: { $coins ->
        [one] 1 moneda
       *[other] { $coins } monedas
    } y { $food ->
        [one] 1 alimento
       *[other] { $food } alimentos
    }.
cli-papua-notes = Cartas de cuaderno de campo: { $notes }.
cli-papua-bid = Tu puja hasta ahora (exploradores y monedas): { $bid }.
cli-papua-dice = Dados { $seat }: { $dice }.

## Lo que está en juego

stake-last-cards =
    { $cards ->
        [one] Puede ser la última ocasión: queda una carta de expedición.
       *[other] Puede ser la última ocasión: quedan { $cards } cartas de expedición.
    }
stake-last-energy =
    { $energy ->
        [one] Puede ser la última ocasión: { $seats-to } solo { $seats-count ->
            [one] le
           *[other] les
        } queda 1 punto de energía.
       *[other] Puede ser la última ocasión: { $seats-to } solo { $seats-count ->
            [one] le
           *[other] les
        } quedan { $energy } puntos de energía.
    }

## A qué lleva un plan, para explicaciones

concern-points = puntos propios
concern-rivals = puntos del mejor rival
concern-coins = monedas
concern-food = comida
concern-explorers = exploradores
concern-energy = energía
concern-cards = cartas de expedición
