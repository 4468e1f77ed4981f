### Problemas: cómo se llaman y, con .goal, qué está en juego. Nunca lo que hay que hacer.

puzzle-27-236 = Las dos losetas que cuentan
    .goal = Tienes cuatro cartas { treasure-oceans_chalice.of } y un { card-helicopter_lift }. Se han inundado { tile-coral_palace.the } y { tile-fools_landing.the }, y casi toda la isla se ha hundido.
puzzle-170-192 = Cuatro manos, un jardín
    .goal = Solo falta { treasure-statue_of_the_wind.the }, y su último jardín está inundado. Eres { role-navigator.the } y tienes tres acciones. ¿Qué ayuda más?
puzzle-172-226 = Un solo vuelo
    .goal = Eres { role-pilot.the }, te quedan dos acciones y tienes el único { card-helicopter_lift } a la vista. Cuatro cartas { treasure-statue_of_the_wind.of } las tiene { role-navigator.the }.
