### What only the browser says in this game, in Spanish. Every message has its twin in web.en.ftl.

web-pap-board = La isla, ronda { $round }
web-pap-zones = Zonas
web-pap-round-state = Ronda, fichas y orden de turno
web-pap-round = Ronda { $round }
web-pap-last-round = Última ronda
web-pap-deck =
    { $cards ->
        [one] 1 carta en el mazo
       *[other] { $cards } cartas en el mazo
    }
web-pap-general-supply = Reserva común
web-pap-markers = Fichas de zona
web-pap-marker-free = aún fuera del tablero
web-pap-turn-order = Orden de turno
web-pap-marker = ficha de zona { $marker }
web-pap-no-marker = sin ficha de zona
web-pap-forbidden = prohibida
web-pap-people =
    { $number ->
        [one] { $who }: un explorador
       *[other] { $who }: { $number } exploradores
    }
web-pap-nobody = no hay nadie
web-pap-nothing = Aquí no hay nada.
web-pap-neutral = Tercer jugador
web-pap-pile = { $counters } en la pila
web-pap-note-deck = Mazo { $deck }: { $cards }
web-pap-hut =
    { $explorers ->
        [one] Cabaña: { $dice } dados, uno de ellos a elección; se entra con un explorador
       *[other] Cabaña: { $dice } dados, { $explorers } de ellos a elección; se entra con { $explorers } exploradores
    }
web-pap-hut-of = { $who }: cabaña de { $dice } dados
web-pap-about-huts = Con tantos exploradores aquí como pide la siguiente cabaña avanzas a ella: desde la próxima ronda tienes más dados, eliges el resultado de algunos y recibes otros tantos exploradores de tu reserva general.
web-pap-about-logistics = Quien tiene más exploradores aquí elige ficha primero; los demás, una cada uno de las que quedan.
web-pap-about-expeditions = Quien está aquí puede pujar en secreto, por tantos destinos como exploradores tenga aquí. La puja con más exploradores gana la carta; en empate, monedas y después energía. Cada explorador de la puja cuesta 1 punto de energía.
web-pap-about-funding = Se tiran tres dados para todos; el símbolo de la carta de cuaderno de campo dice cuál cuenta. Monedas: ese resultado más tus exploradores aquí.
web-pap-about-hunting = Tira un dado más que tus exploradores aquí. Alimentos: tus exploradores más la diferencia entre el resultado más alto y el más bajo; una catástrofe vale 0.
web-pap-about-notebook = Quien tiene más exploradores aquí, sin empate, se lleva la carta; si hay empate, nadie.
web-pap-there = Exploradores aquí: { $people }.
web-pap-ranks = Exploradores aquí, en el orden en que se cogen las fichas: { $people }.
web-pap-you-have = Monedas: { $coins }. Exploradores en tu reserva personal: { $explorers }.
web-pap-funding-high = Monedas: el resultado más alto de tres dados más tus exploradores aquí; una catástrofe vale 0.
web-pap-funding-low = Monedas: el resultado más bajo de tres dados más tus exploradores aquí; una catástrofe vale 0.
web-pap-funding-middle = Monedas: el resultado intermedio de tres dados más tus exploradores aquí; una catástrofe vale 0.
# What the symbol of the open page means, in a few words.
web-pap-symbol-high = Financiación: el dado más alto
web-pap-symbol-low = Financiación: el dado más bajo
web-pap-symbol-middle = Financiación: el dado intermedio
web-pap-energy = Energía
web-pap-energy-about = Energía, de más a menos: { $order }. Alimentos en las casillas de abastecimiento: { $supply }.
web-pap-supply-at = Energía { $space }: consumir { $food }
web-pap-second-deck-at = Con { $energy } puntos de energía entra en juego el mazo II de cuaderno de campo
web-pap-tray = Dados y decisiones
web-pap-dice = Dados
web-pap-dice-of = Dados { $seat }
web-pap-die = Dado: { $die }
web-pap-not-rolled = { $dice } sin tirar
web-pap-no-dice = No quedan dados.
web-pap-for-a-coin = Por una moneda
web-pap-pick-die = Coge un dado: se iluminan los lugares a los que puede ir.
web-pap-change-die = Coge un dado: por una moneda lo relanzas o lo cambias en uno.
web-pap-die-takes = El { $die } que tienes en la mano asigna la ficha de zona { $die } a una zona libre.
web-pap-cost-energy = −1 de energía
web-pap-outlook-funding = { $zone }: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } monedas de media.
web-pap-outlook-hunting = { $zone }: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } alimentos de media.
web-pap-outlook-huts =
    { $enough ->
        [yes] { $zone }: bastan para tu siguiente cabaña, de { $dice } dados.
        [no] { $zone }: { $there } de los { $needs } exploradores que pide tu siguiente cabaña.
       *[none] { $zone }: ya estás en la última cabaña.
    }
web-pap-outlook-logistics =
    { $there ->
        [one] { $zone }: 1 explorador tuyo; el que más tiene de los demás: { $most }.
       *[other] { $zone }: { $there } exploradores tuyos; el que más tiene de los demás: { $most }.
    }
web-pap-outlook-notebook =
    { $there ->
        [one] { $zone }: 1 explorador tuyo; el que más tiene de los demás: { $most }. La carta es solo para quien tenga más que nadie.
       *[other] { $zone }: { $there } exploradores tuyos; el que más tiene de los demás: { $most }. La carta es solo para quien tenga más que nadie.
    }
web-pap-outlook-expeditions =
    { $there ->
        [one] { $zone }: puedes pujar por un destino.
       *[other] { $zone }: puedes pujar por { $there } destinos.
    }
web-pap-placed =
    { $placed ->
        [0] Cada explorador costará 1 punto de energía o 1 alimento.
        [one] Un explorador colocado: 1 punto de energía o 1 alimento.
       *[other] { $placed } exploradores colocados: { $placed } puntos de energía o alimentos.
    }
web-pap-meal = Alimentos o energía
web-pap-meal-means =
    { $supply ->
        [0] Energía perdida: { $energy }, queda: { $left }
       *[other] Energía perdida: { $energy }, queda: { $left }; el abastecimiento pide { $supply } alimentos, faltan: { $missing }
    }
web-pap-idle-start = Fase de inicio: se revelan cartas y fichas y se prohíbe una zona.
web-pap-nobody-sent = No enviarías a nadie esta ronda. Pulsa otra vez si es lo que quieres.
web-pap-idle-turns = Turnos de los jugadores: los dados están a punto de rodar.
web-pap-idle-resolution = Fase de resolución: las zonas se resuelven por el orden de sus fichas.
web-pap-idle-end = La expedición ha terminado.
web-pap-bids = Pujas secretas
web-pap-opening = Se revelan las pujas
web-pap-your-bid = Tu puja
web-pap-bid-costs = cuesta { $energy } de energía
web-pap-bidders = Quién puja
web-pap-thinks = pensando
web-pap-sealed = ya está
web-pap-less = Uno menos
web-pap-more = Uno más
web-pap-bid-won =
    { $explorers ->
        [one] { $seat } ganó con 1 explorador
       *[other] { $seat } ganó con { $explorers } exploradores
    }{ $coins ->
        [0] {""}
        [one] {" "}y 1 moneda
       *[other] {" "}y { $coins } monedas
    }
web-pap-bid-lost =
    { $explorers ->
        [one] { $seat } pujó 1 explorador
       *[other] { $seat } pujó { $explorers } exploradores
    }{ $coins ->
        [0] {""}
        [one] {" "}y 1 moneda
       *[other] {" "}y { $coins } monedas
    }
web-pap-screen = Tras tu pantalla
web-pap-only-you = solo lo ves tú
web-pap-coins = Monedas
web-pap-food = Alimentos
web-pap-prestige = Prestigio
web-pap-explorers = Exploradores
web-pap-pool-and-reserve = Exploradores: reserva personal + reserva general
web-pap-in-reserve = { $explorers } en la reserva general
web-pap-spent = gastada
web-pap-arm = { $card }: pregúntame antes de la próxima ronda
web-pap-sheet = Hoja de puntuación
web-pap-total = Total
web-pap-winner = gana
