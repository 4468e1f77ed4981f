### What only the browser says in this game, in Spanish. Every message has its twin in web.en.ftl.

web-fi-board = La isla: { $layout }
web-fi-instruments = Agua y mazos
web-fi-dry = seca
web-fi-flooded = inundada
web-fi-sunk = hundida
web-fi-about-dry = Tierra seca. Su carta de Inundación la inundaría.
web-fi-about-flooded = Inundada. Su próxima carta de Inundación la hundiría para siempre; si la aseguras, vuelve a estar seca.
web-fi-about-sunk = Hundida. Aquí ya no puede estar nadie.
web-fi-about-landing = Sin esta loseta nadie puede salir de la isla.
web-fi-card-discarded = Su carta de Inundación está entre los descartes.
web-fi-card-in-deck = Su carta de Inundación sigue en el mazo.
web-fi-symbol = Tesoro: { $treasure }
web-fi-here = Aquí: { $pawns }
web-fi-captured = a salvo
web-fi-not-captured = aún sin recuperar
web-fi-water = Agua
web-fi-water-level =
    { $cards ->
        [0] nivel { $level } de { $skull }
       *[other] nivel { $level } de { $skull }, { $cards } cartas de Inundación por turno
    }
web-fi-cards-a-turn =
    { $cards ->
        [0] la calavera
       *[other] { $cards } cartas por turno
    }
web-fi-deck-flood = Inundación
web-fi-deck-treasure = Tesoro
web-fi-deck-flood-title = Cartas de Inundación
web-fi-deck-treasure-title = Cartas de Tesoro
web-fi-discards =
    { $cards ->
        [one] 1 descarte
       *[other] { $cards } descartes
    }
web-fi-show-discards = Ver los descartes
web-fi-discard-pile = Descartadas ({ $cards })
web-fi-known-top = Encima del mazo ({ $cards })
web-fi-known-top-about = Volvieron encima cuando subió el agua; solo se desconoce su orden.
web-fi-hand = { $cards } de { $limit } cartas
web-fi-no-cards = sin cartas
web-fi-play = Jugar { $card }
web-fi-arm = Jugar { $card } en la próxima ocasión

## Told in one breath


## En el escenario

web-fi-back-on-top = Vuelven encima del mazo de Inundación: { $tiles }.
web-fi-treasures = { $captured } de { $all } tesoros recuperados.
web-fi-wet = En el agua: { $pawns }.
web-fi-last-tile = Para { $treasure } solo queda { $tile }.
web-fi-has-sunk = Se hundió: { $tile }
web-fi-tiles-left =
    { $tiles ->
        [one] Queda una loseta.
       *[other] Quedan { $tiles } losetas.
    }
web-fi-useless = Ya no hace falta: su tesoro está recuperado.
web-fi-useful =
    { $own } de { $needed } en esta mano{ $others ->
        [0] {""}
       *[other] {""}, { $others } en otras
    }{ $gone ->
        [0] {""}
       *[other] {""}, { $gone } en el descarte
    }.
web-fi-danger = En peligro
web-fi-land = Dónde aterrizar
