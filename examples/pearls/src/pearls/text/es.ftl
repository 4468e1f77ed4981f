### Perlas: todo lo que se dice, en español.

game-title = Perlas
game-pitch = Apuesta tu aire por las conchas y sal con más perlas que nadie.

## Qué hacen las conchas, verbo por verbo

-does-pearls =
    { $n ->
        [one] 1 perla
       *[other] { $n } perlas
    }
-does-charms =
    { $n ->
        [one] 1 amuleto
       *[other] { $n } amuletos
    }
-does-give =
    { $n ->
        [one] da 1 perla a otro buceador
       *[other] da { $n } perlas a otro buceador
    }

## Nombres; tools/tell_cards.py escribe qué hacen las conchas

shell-grey = concha gris
    .about = { -does-pearls(n: 1) }
shell-white = concha blanca
    .about = { -does-pearls(n: 2) }
shell-black = concha negra
    .about = { -does-pearls(n: 4) }
shell-conch = caracola
    .about = { -does-pearls(n: 1) }. { -does-charms(n: 1) }
shell-oyster = ostra
    .about = { -does-pearls(n: 3) }. { -does-give(n: 1) }

colour-red = rojo
colour-green = verde
colour-blue = azul

## Opciones

option-tide = Marea
option-tide-low = baja
option-tide-high = alta
option-reef = Arrecife
option-reef-calm = tranquilo
option-reef-wild = salvaje
option-first = Quién empieza
option-colours = Colores
option-colours-red = rojo
option-colours-green = verde
option-colours-blue = azul

## Decisiones

choice-look = Mirar la concha superior
    .group = Mirar
choice-seal = Apostar { $bid }
    .group = Apuesta
choice-charm = Jugar un amuleto
    .group = Amuleto
choice-give = Dar { $to-to }
    .group = Dar
cost-air = gasta tanto aire
cost-charm = gasta un amuleto

## Preguntas

prompt-look = { $seat-start } puede mirar la concha superior.
prompt-seal = Todos hacen una apuesta cerrada.
prompt-charms = Antes de la inmersión: juega un amuleto o pasa.
prompt-give =
    { $n ->
        [one] { $seat-start } da 1 perla. ¿A quién?
       *[other] { $seat-start } da { $n } perlas. ¿A quién?
    }

## Sucesos

event-round = Ronda { $number }
event-looked = { $seat-start } ve: { $shell }.
event-sealed = { $seat-start } ha hecho su apuesta.
event-revealed = { $seat-start } ha apostado { $bid }.
event-charmed = { $seat-start } juega un amuleto.
event-dived = { $seat-start } se sumerge y abre: { $shell }. El dado muestra { $die }.
event-found =
    { $n ->
        [one] { $seat-start } encuentra 1 perla.
       *[other] { $seat-start } encuentra { $n } perlas.
    }
event-charms-found =
    { $n ->
        [one] { $seat-start } encuentra 1 amuleto.
       *[other] { $seat-start } encuentra { $n } amuletos.
    }
event-given =
    { $n ->
        [one] { $seat-start } da 1 perla { $to-to }.
       *[other] { $seat-start } da { $n } perlas { $to-to }.
    }

## El final

outcome-counted = Se cuentan las perlas.
chronicle-most-pearls =
    { $seats-count ->
        [one] { $seats-start } gana con { $n } perlas
       *[other] { $seats-start } comparten la victoria con { $n } perlas
    }
line-pearls = Perlas
statistic-rounds = Rondas
statistic-pearls = Perlas

stake-pearls = Tu amuleto daría { $n } perlas.
