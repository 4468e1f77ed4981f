### Problemas: cómo se llaman y, con .goal, qué está en juego. Nunca lo que hay que hacer.

puzzle-2-503 = ¿Tres dados de más?
    .goal = La última ronda. Te quedan 10 puntos de energía y ningún alimento, y un rival te saca un punto de prestigio. Aún tienes un 1, un 3 y un 4.
puzzle-9-505 = Siete dados, nueve exploradores
    .goal = La última ronda. Vas muy por delante en prestigio, pero a los demás aún les cuentan cartas y energía. La ficha de zona prohibida está en { zone-logistics } y el 5 no tiene zona.
puzzle-14-390 = Quien llega primero
    .goal = La última ronda. Un rival ya ha colocado a todos, el otro no ha empezado. Tienes diez dados y quince exploradores: ¿adónde va el primero?
