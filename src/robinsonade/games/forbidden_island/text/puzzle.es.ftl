### Problemas: cómo se llaman y, con .goal, qué está en juego. Nunca lo que hay que hacer.

puzzle-27-236 = Las dos losetas que cuentan
    .goal = Tienes cuatro cartas { treasure-oceans_chalice.of } y un { card-helicopter_lift }. Se han inundado { tile-coral_palace.the } y { tile-fools_landing.the }, y casi toda la isla se ha hundido.
puzzle-170-192 = Cuatro manos, un jardín
    .goal = Solo falta { treasure-statue_of_the_wind.the }, y su último jardín está inundado. Eres { role-navigator.the } y tienes tres acciones. ¿Qué ayuda más?
puzzle-172-226 = Un solo vuelo
    .goal = Eres { role-pilot.the }, te quedan dos acciones y tienes el único { card-helicopter_lift } a la vista. Cuatro cartas { treasure-statue_of_the_wind.of } las tiene { role-navigator.the }.
puzzle-202-119 = La última acción del Ingeniero
    .goal = Faltan tres tesoros, y dos los tenéis casi en la mano. En tu loseta está también { role-messenger.the }. Eres { role-engineer.the } y te queda una sola acción.
puzzle-218-241 = Una carta de más
    .goal = Tienes cuatro cartas { treasure-oceans_chalice.of } y dos de { card-helicopter_lift }: sobra una. Faltan dos tesoros, y tres de vosotros estáis en una loseta inundada.
puzzle-219-254 = Sangre fría
    .goal = Todos los tesoros están recuperados y faltan cuatro cartas de Inundación. En una loseta inundada está { role-messenger.the }. Tú, { role-diver.the }, tienes un Ascenso y unos Sacos.
puzzle-243-286 = A un paso de casa
    .goal = Todos los tesoros están recuperados, tienes el { card-helicopter_lift } y se ha inundado { tile-fools_landing.the }. Eres { role-engineer.the }, estás al lado y te queda una acción.
