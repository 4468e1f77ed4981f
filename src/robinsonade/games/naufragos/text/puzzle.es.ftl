### Problemas: cómo se llaman y, con .goal, qué está en juego. Nunca lo que hay que hacer.

puzzle-8-388 = Oro bajo la tormenta
    .goal = El último turno. Llevas el oro y nueve fichas de historia, pero estás en el promontorio, en plena tormenta, y la dificultad del regreso es 6.
puzzle-10-378 = Antes de que llegue el barco
    .goal = El último turno. Estás lejos, con tres fichas de historia; en el campamento alguien tiene seis, y además el oro. Volver a tiempo no es lo único que cuenta.
puzzle-123-555 = Contra dos montones de oro
    .goal = El último turno. En el campamento, { person-strong_m } tiene oro por partida doble. Tú estás fuera con siete fichas de historia y 3 de energía, y la dificultad del regreso es 7.
puzzle-154-507 = El último peón
    .goal = El último turno: si esta noche no os rescatan, ya no lo hará nadie. Tienes una lesión, ninguna energía y un peón por colocar. Sin rescate no cuenta ninguna historia.
puzzle-164-445 = El corazón de la isla
    .goal = Turno 15 de 18. Tienes siete fichas de historia; tu compañero, seis y oro por partida doble. La dificultad del regreso es 4. ¿Otra carta, o a casa?
puzzle-207-436 = Un peón de regalo
    .goal = Turno 16 de 18, y el peón blanco es tuyo: una carta de campamento, hecha al momento. Tú has llegado más lejos; tu compañero tiene más fichas de historia y oro por partida doble.
