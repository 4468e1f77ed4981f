### Problemas: cómo se llaman y, con .goal, qué está en juego. Nunca lo que hay que hacer.

puzzle-8-388 = Oro bajo la tormenta
    .goal = El último turno. Llevas el oro y nueve fichas de historia, pero estás en el promontorio, en plena tormenta, y la dificultad del regreso es 6.
puzzle-10-378 = Antes de que llegue el barco
    .goal = El último turno. Estás lejos, con tres fichas de historia; en el campamento alguien tiene seis, y además el oro. Volver a tiempo no es lo único que cuenta.
