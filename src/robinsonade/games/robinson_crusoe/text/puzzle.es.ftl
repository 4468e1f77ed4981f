### Problemas: cómo se llaman y, con .goal, qué está en juego. Nunca lo que hay que hacer.

puzzle-5-404 = Determinación de sobra
    .goal = Ronda 9: sin refugio, sin comida y sin fuerzas. El plan está hecho. Eres el { character-soldier } y tienes 13 de determinación. ¿Para qué te sirve ahora?
puzzle-7-200 = El cocinero mira al cielo
    .goal = A la pila le falta un tronco, la moral no puede estar más baja y van a caer los dados de tiempo. Eres el { character-cook } y tienes 3 de determinación.
puzzle-125-233 = Una noche más
    .goal = La pila está hecha y podrá arder desde la próxima ronda. Pero dos tenéis 11 heridas de 13 y nada de determinación. Quedan dos hallazgos sin usar. Eres el { character-cook }.
puzzle-177-342 = ¿Quién pasa hambre?
    .goal = Esta noche no hay nada que comer, y quien pase hambre sufre dos heridas. Eres el { character-explorer } y tienes 11 de 12. Dos decisiones de esta noche marcan los próximos días.
puzzle-178-466 = Antes de salir
    .goal = La pila está hecha. Hay seis acciones planeadas, casi todas en solitario, y nadie aguanta más de tres heridas. Eres el { character-soldier } y tienes 5 de determinación.
puzzle-359-389 = Doce de trece
    .goal = A la pila le faltan dos troncos, y al { character-carpenter } lo mata una herida más. El plan está hecho y la amenaza, atendida. Eres el { character-soldier }: 13 de determinación.
