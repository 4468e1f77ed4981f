### Problemas: cómo se llaman y, con .goal, qué está en juego. Nunca lo que hay que hacer.

puzzle-2-503 = ¿Tres dados de más?
    .goal = La última ronda. Te quedan 10 puntos de energía y ningún alimento, y un rival te saca un punto de prestigio. Aún tienes un 1, un 3 y un 4.
puzzle-9-505 = Siete dados, nueve exploradores
    .goal = La última ronda. Vas muy por delante en prestigio, pero a los demás aún les cuentan cartas y energía. La ficha de zona prohibida está en { zone-logistics } y el 5 no tiene zona.
puzzle-14-390 = Quien llega primero
    .goal = La última ronda. Un rival ya ha colocado a todos, el otro no ha empezado. Tienes diez dados y quince exploradores: ¿adónde va el primero?
puzzle-30-373 = Las cabañas dejan elegir
    .goal = La última ronda, y colocas en último lugar. Puedes elegir dados antes de lanzar los demás; uno ya es un 3. Tienes diez exploradores, 10 monedas y 12 alimentos, pero solo 6 de energía.
puzzle-40-511 = Trece exploradores disponibles
    .goal = La última ronda. Vas por delante con 24 puntos de prestigio y más energía que nadie. Te quedan siete dados y trece exploradores, y solo falta un rival con ocho cartas.
puzzle-49-473 = Los tres últimos dados
    .goal = La última ronda. Un rival te saca cinco puntos de prestigio; otro tiene seis cartas y aún no ha colocado. Tienes un 1, un 2 y un 3, y te quedan 25 puntos de energía.
puzzle-121-368 = Un dado antes de lanzar
    .goal = La última ronda. Vas muy por delante en prestigio y muy por detrás en energía. Te quedan nueve dados por lanzar y antes puedes elegir uno. Los demás ya han colocado.
