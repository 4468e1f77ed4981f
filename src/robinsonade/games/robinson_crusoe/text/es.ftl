### Robinson Crusoe en español: nombres, decisiones, sucesos, preguntas, finales.
### Las reglas están en rules.es.md.

game-title = Robinson Crusoe: Aventuras en la isla maldita
game-pitch = Náufragos en una isla maldita: montad un campamento, explorad, sobrevivid al tiempo y a los animales y alcanzad juntos el objetivo del escenario.

## Cartas

card-argument = Discusión
    .action = Acuerdo
    .about = { -event }: { -does-book_effect }. { -does-no_joint_actions } ► { -against } { -opening }{ card-argument.action }{ -closing } ({ -pawns(n: 2, apart: "yes") }): { -does-morale(n: 1, way: "up") }. { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -does-morale(n: 1, way: "down") }. { -who(name: "each_player") } { -does-determination(n: 1, way: "down") }
card-awful_weather = Tiempo terrible
    .action = Cortavientos
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "explore") }. { -put } { weather-rain.a } { -place(at: "weather") } ► { -against } { -opening }{ card-awful_weather.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { -amount(n: 1) } { resource-wood }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -put } { weather-winter.a } { -place(at: "weather") }
card-bad_feelings = Malos presentimientos
    .action = Obtención cuidadosa
    .about = { -event }: { -does-book_effect }. { -put } { marker-reroll.a } { -place(at: "gather") } ► { -against } { -opening }{ card-bad_feelings.action }{ -closing } ({ -pawns(n: 1, apart: "no") }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -put } { marker-adventure.a } { -place(at: "gather") }. { -put } { marker-reroll.a } { -place(at: "gather") }
card-bear = Oso (evento)
    .action = Reparación
    .about = { -event }: { -does-book_effect }. { -does-block_arrange_camp } ► { -against } { -opening }{ card-bear.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { invention-shovel }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -does-morale(n: 1, way: "down") }. { -who(name: "each_player") } { -does-determination(n: 1, way: "down") }
card-body_on_the_beach = Cadáver en la playa
    .action = Entierro
    .about = { -event }: { -does-book_effect }. { -does-morale(n: 1, way: "down") } ► { -against } { -opening }{ card-body_on_the_beach.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { invention-shovel }): { -who(name: "actor") } { -does-determination(n: 2, way: "up") } ► { -otherwise }: { -does-morale(n: 2, way: "down") }
card-broken_tree = Árbol caído
    .action = Retirar el árbol
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "build") }. { -who(name: "each_player") } { -does-wound(n: 1) } ► { -against } { -opening }{ card-broken_tree.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { invention-rope }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") }. { -does-gain(n: 1) } { resource-wood } ► { -otherwise }: { -does-morale(n: 1, way: "down") }
card-call_of_the_wild = La llamada de lo salvaje
    .action = Caza feroz
    .about = { -event }: { -does-book_effect }. { -put } { marker-danger.a } { -place(at: "hunt_deck") } ► { -against } { -opening }{ card-call_of_the_wild.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { track-weapon } { -at-least(n: 2) }): { -does-gain(n: 1) } { resource-food } ► { -otherwise }: { -put } { marker-danger.a } { -place(at: "hunt_deck") }
card-catastrophe = Catástrofe
    .action = Arreglar las herramientas
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "build") }. { -does-lock_items(until: "end_of_action_phase") } ► { -against } { -opening }{ card-catastrophe.action }{ -closing } ({ -pawns(n: 1, apart: "no") }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -does-discard_items(n: 1) }, { -if-possible }
card-chronic_tiredness = Cansancio crónico
    .action = Regeneración
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "explore") }. { -who(name: "each_player") } { -does-night(kind: "extra_food", n: 1, wounds: 1) } ► { -against } { -opening }{ card-chronic_tiredness.action }{ -closing } ({ -pawns(n: 2, apart: "no") }): { -who(name: "actor") } { -does-determination(n: 2, way: "up") } ► { -otherwise }: { -who(name: "each_player") } { -does-wound(n: 1) }
card-cloudburst = Aguacero
    .action = Mudanza
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "gather") }. { -does-move_camp } ► { -against } { -opening }{ card-cloudburst.action }{ -closing } ({ -pawns(n: 1, apart: "no") }): { -does-camp_move_refund(roof: 1, palisade: 1) } ► { -otherwise }: { -does-nothing }
card-cold_rain = Lluvia fría
    .action = Canalización
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "explore") }. { -put } { weather-rain.a } { -place(at: "weather") } ► { -against } { -opening }{ card-cold_rain.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { invention-shovel }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -put } { weather-rain.a } { -place(at: "weather") }
card-council = Consejo
    .action = Lluvia de ideas
    .about = { -event }: { -does-book_effect }. { -does-discard_inventions(n: 3) } ► { -against } { -opening }{ card-council.action }{ -closing } ({ -pawns(n: 1, apart: "no") }): { -does-take_invention(n: 1, source: "deck_choice") }. { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -does-discard_inventions(n: 2) }
card-culled_area = Zona esquilmada
    .action = Caza abundante
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "gather") }. { -does-production(mod: "no_food") } ► { -against } { -opening }{ card-culled_area.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { track-weapon } { -at-least(n: 2) }): { -does-gain(n: 2) } { resource-food } ► { -otherwise }: { -does-nothing }
card-dangerous_night = Noche peligrosa
    .action = Levantar defensas
    .about = { -event }: { -does-book_effect }. { -does-ambush_set } ► { -against } { -opening }{ card-dangerous_night.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { track-weapon } { -at-least(n: 2) }): { -does-ambush_to_hunt } ► { -otherwise }: { -does-nothing }
card-depression = Depresión
    .action = Consuelo
    .about = { -event }: { -does-book_effect }. { -does-discard_inventions(n: 2) }. { -who(name: "each_player") } { -does-determination(n: 1, way: "down") } ► { -against } { -opening }{ card-depression.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { -amount(n: 1) } { resource-food }): { -who(name: "actor") } { -does-determination(n: 2, way: "up") } ► { -otherwise }: { -does-morale(n: 1, way: "down") }. { -does-discard_inventions(n: 2) }
card-despondency = Abatimiento
    .action = Movilización
    .about = { -event }: { -does-book_effect }. { -does-pass_first_player } ► { -against } { -opening }{ card-despondency.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { -amount(n: 1) } { resource-food }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -does-morale(n: 2, way: "down") }
card-devastation = Devastación
    .action = Limpieza
    .about = { -event }: { -does-book_effect }. { -does-exhaust(source: "any", n: 2) } { -place(at: "adjacent_to_camp") } ► { -against } { -opening }{ card-devastation.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { invention-shovel }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -does-exhaust(source: "any", n: 1) } { -place(at: "adjacent_to_camp") }
card-disaster = Desastre
    .action = Arreglos
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "gather") }. { track-roof.the } { -does-track(n: 1, way: "down") }, { -or-else } { track-palisade.the } { -does-track(n: 1, way: "down") } ► { -against } { -opening }{ card-disaster.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { -amount(n: 1) } { resource-wood }): { track-roof.the } { -does-track(n: 1, way: "up") } ({ -with-shelter }), { -or-else } { track-palisade.the } { -does-track(n: 1, way: "up") } ({ -with-shelter }) ► { -otherwise }: { track-roof.the } { -does-halve }, { -or-else } { track-palisade.the } { -does-halve }
card-drought = Sequía
    .action = Nuevo cauce
    .about = { -event }: { -does-book_effect }. { -does-cover_terrain(of: "any") } { terrain-river }, { -if-possible } ► { -against } { -opening }{ card-drought.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { invention-shovel }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") }. { -does-restore } ► { -otherwise }: { -does-cover_terrain(of: "any") } { terrain-river }, { -if-possible }
card-earthquake = Terremoto
    .action = Abrir un paso
    .about = { -event }: { -does-book_effect }. { -does-flip_tile(where: "adjacent_to_camp") }, { -if-possible } ► { -against } { -opening }{ card-earthquake.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { invention-shovel }): { -does-unflip_tile } ► { -otherwise }: { -does-nothing }
card-exhausting_night = Noche agotadora
    .action = Descanso
    .about = { -event }: { -does-book_effect }. { -put } { marker-reroll.a } { -place(at: "build") } ► { -against } { -opening }{ card-exhausting_night.action }{ -closing } ({ -pawns(n: 1, apart: "no") }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -does-morale(n: 2, way: "down") }
card-fight_in_the_dark = Pelea en la oscuridad
    .action = Rastrear a un depredador
    .about = { -event }: { -does-book_effect }. { -does-hunt_discard(n: 1, which: "any") }, { -if-possible } ► { -against } { -opening }{ card-fight_in_the_dark.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { track-weapon } { -at-least(n: 2) }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -put } { weather-animals_die.a } { -place(at: "weather") }
card-fight = Pelea
    .action = Discurso
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "build") }. { -who(name: "each_player") } { -does-wound(n: 1) } ► { -against } { -opening }{ card-fight.action }{ -closing } ({ -pawns(n: 1, apart: "no") }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -who(name: "each_player") } { -does-determination(n: 2, way: "down") }
card-fire_event = Incendio
    .action = Sofocar el incendio
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "explore") }. { -does-production(mod: "no_wood") } ► { -against } { -opening }{ card-fire_event.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { invention-shovel }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -does-production(mod: "no_wood") }
card-flood = Inundación
    .action = Construir un desagüe
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "explore") }. { -does-flip_items(n: 1) }, { -or-else } { track-weapon.the } { -does-track(n: 1, way: "down") }, { -or-else } { track-palisade.the } { -does-track(n: 1, way: "down") }, { -or-else } { -who(name: "each_player") } { -does-wound(n: 1) } ► { -against } { -opening }{ card-flood.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { invention-shovel }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { track-palisade.the } { -does-track(n: 1, way: "down") }
card-flying_surprise = Sorpresa voladora
    .action = Limpiar tras el accidente
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "build") }. { track-roof.the } { -does-track(n: 1, way: "down") }, { -or-else } { track-palisade.the } { -does-track(n: 1, way: "down") } ► { -against } { -opening }{ card-flying_surprise.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { -amount(n: 1) } { resource-wood }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { track-roof.the } { -does-track(n: 1, way: "down") }, { -or-else } { track-palisade.the } { -does-track(n: 1, way: "down") }
card-foul_weather = Mal tiempo
    .action = Asegurar las fuentes
    .about = { -event }: { -does-book_effect }. { -put } { marker-time.a } { -place(at: "gather") } ► { -against } { -opening }{ card-foul_weather.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { invention-shovel }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -does-exhaust(source: "any", n: 2) } { -place(at: "adjacent_to_camp") }
card-frost = Helada
    .action = Calentar el campamento
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "gather") }. { -put } { weather-winter.a } { -place(at: "weather") } ► { -against } { -opening }{ card-frost.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { -amount(n: 1) } { resource-wood } { -or } { -amount(n: 1) } { resource-fur }): { -who(name: "actor") } { -does-determination(n: 2, way: "up") } ► { -otherwise }: { -put } { weather-winter.a } { -place(at: "weather") }
card-heavy_clouds = Nubarrones
    .action = Reforzar el tejado
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "build") }. { -put } { weather-rain.a } { -place(at: "weather") } ► { -against } { -opening }{ card-heavy_clouds.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { -amount(n: 1) } { resource-fur }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -put } { weather-rain.a } { -place(at: "weather") }
card-heavy_rain_is_coming = Llega una intensa lluvia
    .action = Canalización
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "gather") }. { -put } { weather-rain.a } { -place(at: "weather") } ► { -against } { -opening }{ card-heavy_rain_is_coming.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { invention-shovel }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -put } { weather-rain.a } { -place(at: "weather") }
card-heavy_rain = Lluvia intensa
    .action = Prepararse para la lluvia
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "build") }. { -put } { weather-rain.a } { -place(at: "weather") } ► { -against } { -opening }{ card-heavy_rain.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { -amount(n: 1) } { resource-wood }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -put } { weather-rain.a } { -place(at: "weather") }
card-high_water = Crecida
    .action = Desagüe
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "gather") }. { -put } { marker-adventure.a } { -place(at: "explore") } ► { -against } { -opening }{ card-high_water.action }{ -closing } ({ -pawns(n: 2, apart: "no") }, { -amount(n: 1) } { resource-wood } { -or } { invention-shovel }): { -who(name: "actor") } { -does-determination(n: 2, way: "up") } ► { -otherwise }: { -does-lose_all } { resource-wood }, { resource-food }, { resource-fur }, { resource-np_food }. { -does-production(mod: "skip") }
card-howling_from_the_woods = Aullidos en el bosque
    .action = Expedición
    .about = { -event }: { -does-book_effect }. { -does-hunt_add_strongest(draw: 3) } ► { -against } { -opening }{ card-howling_from_the_woods.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { invention-fire }): { -does-hunt_top_to_bottom }. { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -who(name: "first_player") } { -does-hunt_fight_top }
card-jaguar_event = Jaguar (evento)
    .action = Cazar a la bestia
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "build") }. { -who(name: "each_player") } { -does-wound(n: 1) } ► { -against } { -opening }{ card-jaguar_event.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { track-weapon } { -at-least(n: 2) }): { -averted } ► { -otherwise }: { -who(name: "each_player") } { -does-wound(n: 1) }
card-landslide = Corrimiento de tierras
    .action = Asegurar el campamento
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "build") }. { -does-move_camp } ► { -against } { -opening }{ card-landslide.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { invention-shovel }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -does-production(mod: "skip") }
card-loss_of_hope = Pérdida de esperanza
    .action = Descanso
    .about = { -event }: { -does-book_effect }. { -who(name: "first_player") } { -does-only_actions(when: "this_round") } { action-build }, { action-arrange_camp }, { action-rest } ► { -against } { -opening }{ card-loss_of_hope.action }{ -closing } ({ -pawns(n: 1, apart: "no") }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -does-morale(n: 2, way: "down") }
card-memories_of_the_cruise = Recuerdos del viaje
    .action = Saloma
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "build") }. { -does-morale(n: 1, way: "down") } ► { -against } { -opening }{ card-memories_of_the_cruise.action }{ -closing } ({ -pawns(n: 2, apart: "no") }): { -who(name: "actor") } { -does-determination(n: 2, way: "up") }. { -does-morale(n: 1, way: "up") } ► { -otherwise }: { -who(name: "each_player") } { -does-determination(n: 1, way: "down") }
card-mess_in_the_camp = Desorden en el campamento
    .action = Poner orden
    .about = { -event }: { -does-book_effect }. { -put } { marker-time.a } { -place(at: "arrange_camp") } ► { -against } { -opening }{ card-mess_in_the_camp.action }{ -closing } ({ -pawns(n: 1, apart: "no") }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -who(name: "each_player") } { -does-determination(n: 1, way: "down") }
card-mist = Bruma
    .action = Buscar el viejo sendero
    .about = { -event }: { -does-book_effect }. { -put } { marker-time.a } { -place(at: "explore") } ► { -against } { -opening }{ card-mist.action }{ -closing } ({ -pawns(n: 1, apart: "no") }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -put } { marker-time.a } { -place(at: "explore") }. { -put } { marker-adventure.a } { -place(at: "explore") }
card-natural_dam_breaks = Se rompe una presa natural
    .action = Protección
    .about = { -event }: { -does-book_effect }. { -does-production(mod: "wood_plus_1") }. { -does-production(mod: "no_food") }. { -put } { marker-adventure.a } { -place(at: "explore") } ► { -against } { -opening }{ card-natural_dam_breaks.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { invention-shovel }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -does-flip_items(n: 2) }, { -if-possible }
card-night_attack = Ataque nocturno
    .action = En busca de la bestia
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "explore") }. { -who(name: "each_player") } { -does-wound(n: 1) }. { -does-peek(deck: "hunt", n: 1) }, { -if-possible } ► { -against } { -opening }{ card-night_attack.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { track-weapon } { -at-least(n: 3) }): { -does-hunt_loot_top } ► { -otherwise }: { -does-hunt_discard(n: 1, which: "top") }, { -if-possible }
card-night_howling = Aullidos nocturnos
    .action = Cacería
    .about = { -event }: { -does-book_effect }. { -put } { marker-danger.a } { -place(at: "hunt_deck") } ► { -against } { -opening }{ card-night_howling.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { track-weapon } { -at-least(n: 2) }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { track-palisade.the } { -does-track(n: 1, way: "down") }
card-otters = Nutrias
    .action = Caza con éxito
    .about = { -event }: { -does-book_effect }. { -does-exhaust(source: "fish", n: 1) } { -place(at: "nearest_to_camp") } ({ -else-wounds(n: 1) }) ► { -against } { -opening }{ card-otters.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { track-weapon } { -at-least(n: 1) }): { -does-restore } ► { -otherwise }: { -does-exhaust(source: "fish", n: 1) } { -place(at: "nearest_to_camp") } ({ -else-wounds(n: 1) })
card-poisoning = Envenenamiento
    .action = Extraer el veneno
    .about = { -event }: { -does-book_effect }. { -who(name: "each_player") } { -does-wound(n: 1) } ► { -against } { -opening }{ card-poisoning.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { invention-knife }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") }. { track-weapon.the } { -does-track(n: 1, way: "up") } ► { -otherwise }: { -who(name: "each_player") } { -does-wound(n: 1) }
card-precipice = Precipicio
    .action = Construyendo un puente
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "explore") }. { -does-flip_tile(where: "adjacent_to_camp") }, { -if-possible } ► { -against } { -opening }{ card-precipice.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { -amount(n: 2) } { resource-wood }): { -does-unflip_tile }. { -who(name: "actor") } { -does-determination(n: 3, way: "up") } ► { -otherwise }: { -does-nothing }
card-predator_in_the_vicinity = Depredador en los alrededores
    .action = Ahuyentar al depredador
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "explore") }. { -put } { weather-animals_die.a } { -place(at: "weather") } ► { -against } { -opening }{ card-predator_in_the_vicinity.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { track-weapon } { -at-least(n: 2) }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -put } { weather-animals_die.a } { -place(at: "weather") }
card-predator_is_near = El depredador está cerca
    .action = Lucha por la comida
    .about = { -event }: { -does-book_effect }. { -does-exhaust(source: "bird", n: 1) } { -place(at: "nearest_to_camp") } ({ -else-wounds(n: 1) }) ► { -against } { -opening }{ card-predator_is_near.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { track-weapon } { -at-least(n: 2) }): { -does-restore }. { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -put } { marker-adventure.a } { -place(at: "explore") }. { -put } { marker-adventure.a } { -place(at: "gather") }
card-predators_in_the_woods = Depredadores en el bosque
    .action = Buscar al depredador
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "explore") }. { -put } { marker-danger.a } { -place(at: "explore") } ► { -against } { -opening }{ card-predators_in_the_woods.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { track-weapon } { -at-least(n: 1) }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") }. { -does-untoken } { marker-danger.a } { -place(at: "explore") } ► { -otherwise }: { -who(name: "each_player") } { -does-wound(n: 1) }. { -does-untoken } { marker-danger.a } { -place(at: "explore") }
card-predators = Depredadores
    .action = Lucha
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "explore") }. { -does-exhaust(source: "food", n: 1) } { -place(at: "nearest_to_camp") } ({ -else-wounds(n: 1) }) ► { -against } { -opening }{ card-predators.action }{ -closing } ({ -pawns(n: 2, apart: "no") }, { track-weapon } { -at-least(n: 2) }): { -does-restore }. { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -does-exhaust(source: "food", n: 1) } { -place(at: "nearest_to_camp") } ({ -else-wounds(n: 1) })
card-raging_river = Río embravecido
    .action = Cavar un foso
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "gather") }. { -does-production(mod: "half") } ► { -against } { -opening }{ card-raging_river.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { invention-shovel }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -does-production(mod: "skip") }
card-rain_event = Lluvia
    .action = Tejado más fuerte
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "gather") }. { -put } { weather-rain.a } { -place(at: "weather") } ► { -against } { -opening }{ card-rain_event.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { -amount(n: 1) } { resource-fur }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -put } { weather-rain.a } { -place(at: "weather") }
card-ravenous_predators = Depredadores voraces
    .action = Espantar a los animales
    .about = { -event }: { -does-book_effect }. { -put } { marker-danger.a } { -place(at: "hunt_deck") } ► { -against } { -opening }{ card-ravenous_predators.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { invention-fire }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { track-palisade.the } { -does-track(n: 1, way: "down") }
card-ravishing_hurricane = Huracán devastador
    .action = Redescubrir las fuentes
    .about = { -event }: { -does-book_effect }. { -does-exhaust(source: "all_on_one_tile", n: 1) } { -place(at: "adjacent_to_camp") }, { -if-possible } ► { -against } { -opening }{ card-ravishing_hurricane.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { invention-shovel }): { -does-restore }. { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -does-nothing }
card-ravishing_windstorm = Vendaval devastador
    .action = Arma nueva
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "explore") }. { track-weapon.the } { -does-track(n: 2, way: "down") }, { -if-possible } ► { -against } { -opening }{ card-ravishing_windstorm.action }{ -closing } ({ -pawns(n: 1, apart: "no") }): { track-weapon.the } { -does-track(n: 1, way: "up") }. { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -does-nothing }
card-rough_passage = Paso difícil
    .action = Abrir un nuevo camino
    .about = { -event }: { -does-book_effect }. { -does-cover_terrain(of: "any") } { terrain-hills }, { -if-possible } ► { -against } { -opening }{ card-rough_passage.action }{ -closing } ({ -pawns(n: 1, apart: "no") }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") }. { -does-restore } ► { -otherwise }: { -does-cover_terrain(of: "any") } { terrain-hills }, { -if-possible }
card-searching_for_a_new_path = Buscando un nuevo camino
    .action = Explorar nuevas rutas
    .about = { -event }: { -does-book_effect }. { -put } { marker-reroll.a } { -place(at: "explore") } ► { -against } { -opening }{ card-searching_for_a_new_path.action }{ -closing } ({ -pawns(n: 1, apart: "no") }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -put } { marker-adventure.a } { -place(at: "explore") }. { -put } { marker-adventure.a } { -place(at: "gather") }
card-sleepless_night = Noche en vela
    .action = Descanso
    .about = { -event }: { -does-book_effect }. { -put } { marker-reroll.a } { -place(at: "build") }. { -put } { marker-reroll.a } { -place(at: "gather") }. { -put } { marker-reroll.a } { -place(at: "explore") } ► { -against } { -opening }{ card-sleepless_night.action }{ -closing } ({ -pawns(n: 1, apart: "no") }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -put } { marker-adventure.a } { -place(at: "explore") }. { -put } { marker-adventure.a } { -place(at: "gather") }
card-slow_work = Trabajo lento
    .action = Descanso
    .about = { -event }: { -does-book_effect }. { -dearer(what: "build") } ► { -against } { -opening }{ card-slow_work.action }{ -closing } ({ -pawns(n: 1, apart: "no") }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -dearer(what: "build") }
card-smoke_on_the_horizon = Humo en el horizonte
    .action = Apagar el fuego
    .about = { -event }: { -does-book_effect }. { -does-cover_terrain(of: "any") } { terrain-plains }, { -if-possible } ► { -against } { -opening }{ card-smoke_on_the_horizon.action }{ -closing } ({ -pawns(n: 1, apart: "no") }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") }. { -does-restore } ► { -otherwise }: { -does-cover_terrain(of: "any") } { terrain-plains }, { -if-possible }
card-storm_damage = Daños de la tormenta
    .action = Reparación
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "gather") }. { track-roof.the } { -does-halve }, { -or-else } { track-palisade.the } { -does-halve } ► { -against } { -opening }{ card-storm_damage.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { -amount(n: 1) } { resource-wood }): { track-roof.the } { -does-track(n: 1, way: "up") } ({ -with-shelter }), { -or-else } { track-palisade.the } { -does-track(n: 1, way: "up") } ({ -with-shelter }) ► { -otherwise }: { track-roof.the } { -does-track(n: 1, way: "down") }, { -or-else } { track-palisade.the } { -does-track(n: 1, way: "down") }
card-storm_event = Tormenta
    .action = Reforzando el campamento
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "gather") }. { -put } { weather-storm.a } { -place(at: "weather") } ► { -against } { -opening }{ card-storm_event.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { -amount(n: 1) } { resource-wood } { -or } { invention-shovel }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { track-palisade.the } { -does-track(n: 1, way: "down") }
card-stroke_of_fate = Golpe del destino
    .action = Descanso reparador
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "gather") }. { -does-resolve_threats } ► { -against } { -opening }{ card-stroke_of_fate.action }{ -closing } ({ -pawns(n: 1, apart: "no") }): { -who(name: "actor") } { -does-determination(n: 3, way: "up") } ► { -otherwise }: { -who(name: "each_player") } { -does-determination(n: 1, way: "down") }
card-strong_wind = Viento fuerte
    .action = Mantenimiento de herramientas
    .about = { -event }: { -does-book_effect }. { -put } { marker-time.a } { -place(at: "build") } ► { -against } { -opening }{ card-strong_wind.action }{ -closing } ({ -pawns(n: 1, apart: "no") }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -does-flip_items(n: 1) }, { -if-possible }
card-sunny_beach = Playa soleada
    .action = Una mañana sospechosamente tranquila
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "explore") } ► { -against } { -opening }{ card-sunny_beach.action }{ -closing } ({ -pawns(n: 2, apart: "no") }): { -who(name: "each_player") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -who(name: "each_player") } { -does-determination(n: 1, way: "down") }
card-termites = Insectos
    .action = Control de plagas
    .about = { -event }: { -does-book_effect }. { -does-lose(n: 1) } { resource-wood }, { -if-possible } ► { -against } { -opening }{ card-termites.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { invention-fire }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -does-lose(n: 1) } { resource-wood }, { -if-possible }
card-thunderstorm = Tormenta eléctrica
    .action = Dominar el fuego
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "gather") }. { -does-exhaust(source: "wood", n: 1) } { -place(at: "nearest_to_camp") } ({ -else-wounds(n: 1) }) ► { -against } { -opening }{ card-thunderstorm.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { invention-shovel }): { -does-restore } ► { -otherwise }: { -does-exhaust(source: "wood", n: 1) } { -place(at: "nearest_to_camp") } ({ -else-wounds(n: 1) })
card-unusually_cold_night = Noche inusualmente fría
    .action = Calentándose
    .about = { -event }: { -does-book_effect }. { -does-lose(n: 2) } { resource-wood }, { -or-else } { -who(name: "each_player") } { -does-wound(n: 1) } ► { -against } { -opening }{ card-unusually_cold_night.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { -amount(n: 1) } { resource-wood } { -or } { -amount(n: 1) } { resource-fur }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -who(name: "each_player") } { -does-wound(n: 1) }
card-vertigo = Vértigo
    .action = Descanso
    .about = { -event }: { -does-book_effect }. { -who(name: "first_player") } { -does-pawns(available: 1, when: "this_round") } ► { -against } { -opening }{ card-vertigo.action }{ -closing } ({ -pawns(n: 1, apart: "no") }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -who(name: "each_player") } { -does-determination(n: 1, way: "down") }
card-weakness = Debilidad
    .action = Descanso
    .about = { -event }: { -does-book_effect }. { -who(name: "first_player") } { -does-no_abilities(when: "this_round") } ► { -against } { -opening }{ card-weakness.action }{ -closing } ({ -pawns(n: 1, apart: "no") }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -who(name: "first_player") } { -does-no_abilities(when: "this_round") }
card-winter_depression = Depresión invernal
    .action = Calentándose
    .about = { -event }: { -does-book_effect }. { -does-morale(n: 1, way: "down") } ► { -against } { -opening }{ card-winter_depression.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { -amount(n: 1) } { resource-food }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -who(name: "each_player") } { -does-determination(n: 1, way: "down") }
card-wrecked_balloon = Globo estrellado
    .action = Búsqueda
    .about = { -event }: { -does-book_effect }. { -does-morale(n: 1, way: "down") } ► { -against } { -opening }{ card-wrecked_balloon.action }{ -closing } ({ -pawns(n: 1, apart: "no") }): { -who(name: "actor") } { -does-mystery(of: "treasure", n: 1) } ► { -otherwise }: { -does-nothing }
card-the_island_fights_back = La isla se rebela
    .action = Rescate
    .about = { -event }: { -does-book_effect }. { -does-book_effect } ► { -against } { -opening }{ card-the_island_fights_back.action }{ -closing } ({ -pawns(n: 1, apart: "no") }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -does-book_effect }
card-food_crates = Cajas de comida
    .action = Expedición en busca de comida
    .about = { -against } { -opening }{ card-food_crates.action }{ -closing } ({ -pawns(n: 1, apart: "no") }): { -does-gain(n: 1) } { resource-food }; ({ -pawns(n: 2, apart: "no") }): { -does-gain(n: 1) } { resource-food }, { -does-gain(n: 1) } { resource-np_food } ► { -otherwise }: { -does-nothing }
card-wrecked_lifeboat = Bote salvavidas estrellado
    .action = Expedición en busca de madera
    .about = { -against } { -opening }{ card-wrecked_lifeboat.action }{ -closing } ({ -pawns(n: 1, apart: "no") }): { -does-gain(n: 1) } { resource-wood }; ({ -pawns(n: 2, apart: "no") }): { -does-gain(n: 2) } { resource-wood } ► { -otherwise }: { -does-nothing }
card-captains_chest = Cofre del capitán
    .action = Expedición en busca del tesoro
    .about = { -against } { -opening }{ card-captains_chest.action }{ -closing } ({ -pawns(n: 1, apart: "no") }): { -does-gain(n: 1) } { resource-wood }; ({ -pawns(n: 2, apart: "no") }): { -does-gain(n: 1) } { resource-wood }, { -does-starting_item(n: 1) } ► { -otherwise }: { -does-nothing }
card-accident = Accidente
    .half = Gangrena
    .about = { -who(name: "actor") } { -does-special_wound(part: "leg") }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-accident.half }{ -closing }: { -with } { invention-medicine }, { -who(name: "holder") } { -does-wound(n: 1) }; { -without-it }, { -who(name: "holder") } { -does-wound(n: 3) }. { -does-clear_special_wound(part: "leg") }. { -does-draw_event }
card-breakdown = Desánimo
    .half = Al cabo de un tiempo
    .about = { -does-morale(n: 1, way: "down") }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-breakdown.half }{ -closing }: { -who(name: "first_player") } { -does-determination(n: 2, way: "up") }. { -does-draw_event }
card-broken_lever = Palanca rota
    .about = { track-weapon.the } { -does-track(n: 1, way: "down") }
card-broken_tool = Herramienta rota
    .about = { -does-flip_items(n: 1) }, { -if-possible }
card-coming_to_terms = Aceptar la realidad
    .half = Falta de ideas
    .about = { -does-discard_inventions(n: 3) }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-coming_to_terms.half }{ -closing }: { -does-morale(n: 1, way: "down") }. { -does-draw_event }
card-construction = Construcción
    .half = Construcción más fuerte
    .about = { -does-shuffle_into_events } ► { -later } { -opening }{ card-construction.half }{ -closing }: { track-palisade.the } { -does-track(n: 1, way: "up") } ({ -with-shelter }). { -does-draw_event }
card-cut_head = Corte en la cabeza
    .half = Dolor de cabeza
    .about = { -who(name: "actor") } { -does-wound(n: 1) }, { -does-determination(n: 2, way: "up") }, { -does-special_wound(part: "head") }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-cut_head.half }{ -closing }: { -without } { invention-medicine }, { -who(name: "holder") } { -does-wound(n: 2) }. { -does-clear_special_wound(part: "head") }. { -does-draw_event }
card-dangerous_work = Trabajo peligroso
    .about = { -put } { marker-reroll.a } { -place(at: "build") }. { -put } { marker-adventure.a } { -place(at: "build") }
card-dark_clouds_in_the_sky = Nubes oscuras en el cielo
    .half = Después de la lluvia
    .about = { -put } { weather-rain.a } { -place(at: "weather") }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-dark_clouds_in_the_sky.half }{ -closing }: { track-palisade.the } { -does-track(n: 1, way: "up") } ({ -with-shelter }). { -does-draw_event }
card-fast_work = Trabajo rápido
    .half = Las prisas no son buenas
    .about = { -does-decide(offer: "yes") } ({ -who(name: "actor") }): { -does-extra_action(action: "build") }, { -does-shuffle_into_events } ► { -later } { -opening }{ card-fast_work.half }{ -closing }: { track-roof.the } { -does-track(n: 1, way: "down") }, { -or-else } { track-palisade.the } { -does-track(n: 1, way: "down") }. { -does-draw_event }
card-fear_of_the_beasts = Miedo a las bestias
    .half = Protección extensa
    .about = { -does-shuffle_into_events } ► { -later } { -opening }{ card-fear_of_the_beasts.half }{ -closing }: { -dearer(what: "weapon_cost") }. { -does-draw_event }
card-hard_work = Trabajo duro
    .about = { -does-lose(n: 1) } { resource-food }, { -if-possible }
card-howling_in_the_bushes = Aullidos en la maleza
    .half = ¡La bestia está aquí!
    .about = { -does-shuffle_into_events } ► { -later } { -opening }{ card-howling_in_the_bushes.half }{ -closing }: { -who(name: "first_player") } { -does-fight(n: 3) } ({ track-weapon.the } { -does-track(n: 1, way: "down") }, { -does-gain(n: 2) } { resource-food }, { -does-gain(n: 1) } { resource-fur }, { track-palisade.the } { -does-track(n: 1, way: "down") }). { -does-draw_event }
card-hungry_predator = Depredador hambriento
    .half = Nueva visita
    .about = { -does-decide(offer: "no") } ({ -who(name: "actor") }): { -does-wound(n: 2) }, { -does-gain(n: 2) } { resource-food }, { -does-gain(n: 1) } { resource-fur }, { -or-else } { -does-lose(n: 1) } { resource-food }, { track-palisade.the } { -does-track(n: 1, way: "down") }, { -does-shuffle_into_events } ► { -later } { -opening }{ card-hungry_predator.half }{ -closing }: { -who(name: "first_player") } { -does-fight(n: 3) } ({ -does-gain(n: 1) } { resource-food }, { -does-gain(n: 1) } { resource-fur }, { track-palisade.the } { -does-track(n: 1, way: "down") }). { -does-draw_event }
card-in_a_hurry = Con prisas
    .half = Crac
    .about = { -does-decide(offer: "yes") } ({ -who(name: "actor") }): { -does-discovery(n: 2, keep: 2, some: "all") }, { -does-shuffle_into_events } ► { -later } { -opening }{ card-in_a_hurry.half }{ -closing }: { track-palisade.the } { -does-track(n: 1, way: "down") }. { -does-draw_event }
card-laborious_work = Trabajo laborioso
    .about = { -put } { marker-time.a } { -place(at: "build") }
card-lack_of_hope = Falta de esperanza
    .about = { -does-discard_inventions(n: 3) }
card-monkey_see = Los monos observan
    .half = Los monos imitan
    .about = { -does-shuffle_into_events } ► { -later } { -opening }{ card-monkey_see.half }{ -closing }: { track-roof.the } { -does-halve }, { -or-else } { track-palisade.the } { -does-halve }. { -does-draw_event }
card-nasty_wound = Herida fea
    .half = Infección
    .about = { -who(name: "actor") } { -does-special_wound(part: "arm") }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-nasty_wound.half }{ -closing }: { -without } { invention-medicine }, { -who(name: "holder") } { -does-wound(n: 2) }. { -does-clear_special_wound(part: "arm") }. { -does-draw_event }
card-predator_in_the_camp = ¡Depredador en el campamento!
    .half = Donde las dan las toman
    .about = { -who(name: "actor") } { -does-fight(n: 4) }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-predator_in_the_camp.half }{ -closing }: { -does-gain(n: 2) } { resource-food }. { -does-gain(n: 2) } { resource-fur }. { -does-draw_event }
card-savings = Ahorro
    .half = Construcción inestable
    .about = { -does-decide(offer: "yes") } ({ -who(name: "actor") }): { -does-gain(n: 2) } { resource-wood }, { -does-shuffle_into_events } ► { -later } { -opening }{ card-savings.half }{ -closing }: { -does-morale(n: 1, way: "down") }. { -does-draw_event }
card-sting = Picadura
    .half = Escalofríos
    .about = { -who(name: "actor") } { -does-special_wound(part: "belly") }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-sting.half }{ -closing }: { -without } { invention-medicine }, { -who(name: "holder") } { -does-pawns(available: 1, when: "this_round") }. { -does-clear_special_wound(part: "belly") }. { -does-draw_event }
card-tired = Cansado
    .half = Riña
    .about = { -does-decide(offer: "yes") } ({ -who(name: "actor") }): { -does-heal(n: 2, split: "no") }, { -does-shuffle_into_events } ► { -later } { -opening }{ card-tired.half }{ -closing }: { -does-morale(n: 1, way: "down") }. { -does-draw_event }
card-tools_inspection = Revisión de herramientas
    .half = Herramientas rotas
    .about = { -does-mark_items(n: 2) }, { -if-possible }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-tools_inspection.half }{ -closing }: { -does-flip_marked_items }. { -does-draw_event }
card-unmotivated = Desmotivado
    .half = Las herramientas se rompen
    .about = { -who(name: "actor") } { -does-determination(n: 1, way: "down") }, { -or-else } { -does-wound(n: 1) }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-unmotivated.half }{ -closing }: { -who(name: "each_player") } { -does-determination(n: 1, way: "down") }. { -does-draw_event }
card-visit_of_a_predator = Visita de un depredador
    .half = Visita nocturna
    .about = { -does-lose(n: 1) } { resource-food }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-visit_of_a_predator.half }{ -closing }: { -put } { weather-animals_die.a } { -place(at: "weather") }. { -does-draw_event }
card-weak_construction = Construcción débil
    .half = ¡Porrazo!
    .about = { -does-shuffle_into_events } ► { -later } { -opening }{ card-weak_construction.half }{ -closing }: { track-roof.the } { -does-halve }. { -does-draw_event }
card-windstorm = Vendaval
    .half = Empalizada natural
    .about = { track-palisade.the } { -does-track(n: 1, way: "down") }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-windstorm.half }{ -closing }: { track-palisade.the } { -does-track(n: 1, way: "up") } ({ -with-shelter }). { -does-draw_event }
card-you_need_a_bigger_camp = Necesitáis un campamento mayor
    .half = Ampliar el campamento
    .about = { -does-shuffle_into_events } ► { -later } { -opening }{ card-you_need_a_bigger_camp.half }{ -closing }: { -dearer(what: "shelter_cost") }. { -dearer(what: "roof_cost") }. { -dearer(what: "palisade_cost") }. { -does-draw_event }
card-after_the_hurricane = Después del huracán
    .half = Otra vez la tormenta
    .about = { -does-gain(n: 2) } { resource-wood }. { -put } { marker-time.a } { -place(at: "action_tile") }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-after_the_hurricane.half }{ -closing }: { -does-flip_tile(where: "linked_tile") }. { -does-draw_event }
card-end_of_source = Fin de la fuente
    .about = { -does-exhaust(source: "gathered", n: 1) }
card-eyes_in_the_bushes = Ojos en la maleza
    .half = Visita inesperada
    .about = { -does-shuffle_into_events } ► { -later } { -opening }{ card-eyes_in_the_bushes.half }{ -closing }: { -put } { weather-animals_die.a } { -place(at: "weather") }. { -does-draw_event }
card-fruit = Fruta
    .half = Dolor de estómago
    .about = { -who(name: "actor") } { -does-special_wound(part: "belly") }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-fruit.half }{ -closing }: { -without } { invention-medicine }, { -who(name: "holder") } { -does-only_actions(when: "this_round") } { action-rest }. { -does-clear_special_wound(part: "belly") }. { -does-draw_event }
card-furs = Pieles
    .half = Insectos
    .about = { -does-decide(offer: "yes") } ({ -who(name: "actor") }): { -does-gain(n: 2) } { resource-fur }, { -does-shuffle_into_events } ► { -later } { -opening }{ card-furs.half }{ -closing }: { -does-production(mod: "food_minus_1") }, { -if-possible }. { -does-draw_event }
card-gold_coin = ¡Moneda de oro!
    .half = Maldición
    .about = { -does-shuffle_into_events } ► { -later } { -opening }{ card-gold_coin.half }{ -closing }: { -put } { marker-reroll.a } { -place(at: "build") }. { -put } { marker-reroll.a } { -place(at: "gather") }. { -put } { marker-reroll.a } { -place(at: "explore") }. { -does-draw_event }
card-mushrooms = Setas
    .half = Enfermedad
    .about = { -does-decide(offer: "yes") } ({ -who(name: "actor") }): { -does-gain(n: 1) } { resource-food } { -per-player }, { -does-shuffle_into_events } ► { -later } { -opening }{ card-mushrooms.half }{ -closing }: { -without } { invention-medicine }, { -who(name: "each_player") } { -does-wound(n: 1) }. { -does-draw_event }
card-nestlings = Polluelos
    .half = ¡Pájaro furioso!
    .about = { -does-decide(offer: "yes") } ({ -who(name: "actor") }): { -does-gain(n: 1) } { resource-food } { -per-player }, { -does-shuffle_into_events } ► { -later } { -opening }{ card-nestlings.half }{ -closing }: { track-roof.the } { -does-track(n: 1, way: "down") }. { -does-draw_event }
card-new_flock = Nueva bandada
    .half = Todo ha desaparecido
    .about = { -put } { marker-food_plus.a } { -place(at: "action_tile") } ({ -token-note(which: "bird_source_if_no_food_source") }). { -does-shuffle_into_events } ► { -later } { -opening }{ card-new_flock.half }{ -closing }: { -does-exhaust(source: "all_on_tile", n: 1) } { -place(at: "linked_tile") }. { -does-draw_event }
card-nice_surprise = Sorpresa agradable
    .half = Derrumbe
    .about = { -does-decide(offer: "yes") } ({ -who(name: "actor") }): { -does-gain(n: 3) } { resource-wood }, { -does-shuffle_into_events } ► { -later } { -opening }{ card-nice_surprise.half }{ -closing }: { track-roof.the } { -does-halve }. { -does-draw_event }
card-path_of_a_predator = Senda de un depredador
    .half = ¡Ataca un depredador!
    .about = { -does-shuffle_into_events } ► { -later } { -opening }{ card-path_of_a_predator.half }{ -closing }: { -put } { weather-animals_die.a } { -place(at: "weather") }. { -does-draw_event }
card-pirates_chest = ¡Cofre pirata!
    .half = ¡Mala suerte!
    .about = { -does-decide(offer: "yes") } ({ -who(name: "actor") }): { -does-mystery(of: "treasure", n: 2) }, { -does-shuffle_into_events } ► { -later } { -opening }{ card-pirates_chest.half }{ -closing }: { -who(name: "each_player") } { -does-pawns(available: 1, when: "this_round") }. { -does-draw_event }
card-shortage = Escasez
    .about = { -does-gain_gathered(n: 1) }. { -does-exhaust(source: "gathered", n: 1) }
card-signs_of_a_predator = Señales de un depredador
    .half = ¡Ataca un depredador hambriento!
    .about = { -does-shuffle_into_events } ► { -later } { -opening }{ card-signs_of_a_predator.half }{ -closing }: { -does-if_weapon(n: 3) }, { -does-exhaust(source: "food", n: 1) } { -place(at: "camp_tile") } ({ -else-wounds(n: 1) }). { -does-draw_event }
card-skeleton = Esqueleto
    .half = Memorias de un explorador muerto
    .about = { -does-shuffle_into_events } ► { -later } { -opening }{ card-skeleton.half }{ -closing }: { -does-morale(n: 1, way: "down") }. { -does-take_invention(n: 1, source: "deck_top") }. { -does-draw_event }
card-spider = Araña
    .half = Mordisco en el cuello
    .about = { -who(name: "actor") } { -does-special_wound(part: "head") }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-spider.half }{ -closing }: { -who(name: "holder") } { -does-pawns(available: 1, when: "this_round") }. { -does-clear_special_wound(part: "head") }. { -does-draw_event }
card-surprise_in_the_bushes = Sorpresa en la maleza
    .half = Reflexiones
    .about = { -does-decide(offer: "yes") } ({ -who(name: "actor") }): { -does-starting_item(n: 1) }, { -does-shuffle_into_events } ► { -later } { -opening }{ card-surprise_in_the_bushes.half }{ -closing }: { -does-morale(n: 1, way: "down") }. { -does-draw_event }
card-tracks_of_a_predator = Huellas de un depredador
    .about = { -put } { marker-danger.a } { -place(at: "action_tile") } ({ -token-note(which: "next_round") })
card-twisted_ankle = Tobillo torcido
    .half = Tobillo hinchado
    .about = { -who(name: "actor") } { -does-special_wound(part: "leg") }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-twisted_ankle.half }{ -closing }: { -who(name: "holder") } { -does-only_actions(when: "this_round") } { action-arrange_camp }, { action-build }, { action-rest }. { -does-clear_special_wound(part: "leg") }. { -does-draw_event }
card-unbelievable_effort = Esfuerzo increíble
    .half = Brazos doloridos
    .about = { -does-decide(offer: "yes") } ({ -who(name: "actor") }): { -does-gain(n: 2) } { resource-wood }, { -does-special_wound(part: "arm") }, { -does-shuffle_into_events } ► { -later } { -opening }{ card-unbelievable_effort.half }{ -closing }: { -who(name: "holder") } { -does-wound(n: 1) }. { -does-clear_special_wound(part: "arm") }. { -does-draw_event }
card-unexpected_discovery = Descubrimiento inesperado
    .about = { -does-discovery(n: 1, keep: 1, some: "all") }
card-unexpected_troubles = Problemas inesperados
    .about = { -does-cover_terrain(of: "tile") }
card-viper = Víbora
    .half = Mordedura de serpiente
    .about = { -does-shuffle_into_events } ► { -later } { -opening }{ card-viper.half }{ -closing }: { -with } { invention-medicine }, { -who(name: "first_player") } { -does-wound(n: 1) }; { -without-it }, { -who(name: "first_player") } { -does-wound(n: 3) }. { -does-draw_event }
card-weather_breakdown = Empeora el tiempo
    .half = Tormenta
    .about = { -does-shuffle_into_events } ► { -later } { -opening }{ card-weather_breakdown.half }{ -closing }: { -put } { weather-storm.a } { -place(at: "weather") }. { -does-draw_event }
card-winter_freezing = Helada invernal
    .about = { -does-exhaust(source: "choose_one", n: 1) } { -place(at: "action_tile") }
card-winter_is_coming = Llega el invierno
    .half = Escarcha
    .about = { -does-shuffle_into_events } ► { -later } { -opening }{ card-winter_is_coming.half }{ -closing }: { -put } { weather-winter.a } { -place(at: "weather") }. { -does-draw_event }
card-bamboo = Bambú
    .half = Crujido de madera rota
    .about = { -does-decide(offer: "yes") } ({ -who(name: "actor") }): { -does-gain(n: 2) } { resource-wood }, { -does-shuffle_into_events } ► { -later } { -opening }{ card-bamboo.half }{ -closing }: { track-roof.the } { -does-track(n: 1, way: "down") }, { -or-else } { track-palisade.the } { -does-track(n: 1, way: "down") }. { -does-draw_event }
card-carcass = Animal muerto
    .half = Diarrea
    .about = { -does-decide(offer: "yes") } ({ -who(name: "actor") }): { -does-gain(n: 2) } { resource-food }, { -does-gain(n: 2) } { resource-fur }, { -does-shuffle_into_events } ► { -later } { -opening }{ card-carcass.half }{ -closing }: { -who(name: "each_player") } { -does-wound(n: 1) }. { -does-draw_event }
card-cold_wind = Viento frío
    .half = Nieve
    .about = { -does-shuffle_into_events } ► { -later } { -opening }{ card-cold_wind.half }{ -closing }: { -put } { weather-winter.a } { -place(at: "weather") }. { -does-draw_event }
card-dangerous_terrain = Terreno peligroso
    .about = { -put } { marker-danger.a } { -place(at: "action_tile") } ({ -token-note(which: "next_round") })
card-empty_forest = Bosque vacío
    .half = Depredadores hambrientos
    .about = { -does-shuffle_into_events } ► { -later } { -opening }{ card-empty_forest.half }{ -closing }: { -put } { marker-danger.a } { -place(at: "hunt_deck") }. { -does-draw_event }
card-flu = Gripe
    .half = Dolor de garganta
    .about = { -does-decide(offer: "no") } ({ -who(name: "actor") }): { -does-lose(n: 1) } { resource-food }, { -or-else } { -does-shuffle_into_events } ► { -later } { -opening }{ card-flu.half }{ -closing }: { -who(name: "each_player") } { -does-night(kind: "extra_food", n: 1, wounds: 1) }. { -does-draw_event }
card-its_going_to_rain = Va a llover
    .half = Lluvia intensa
    .about = { -does-shuffle_into_events } ► { -later } { -opening }{ card-its_going_to_rain.half }{ -closing }: { -put } { weather-rain.a } { -place(at: "weather") }. { -does-draw_event }
card-lost_in_the_thicket = Perdido en la espesura
    .about = { -who(name: "actor") } { -does-night(kind: "outside", n: 1) }, { -next-round }: { -does-discovery(n: 1, keep: 1, some: "all") }
card-lost_in_the_woods = Perdido en el bosque
    .about = { -who(name: "actor") } { -does-determination(n: 2, way: "down") }
card-lost = Perdido
    .about = { -who(name: "actor") } { -does-night(kind: "outside", n: 1) }, { -next-round }: { -does-morale(n: 1, way: "up") }
card-misadventure = Contratiempo
    .half = Tobillo hinchado
    .about = { -who(name: "actor") } { -does-special_wound(part: "leg") }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-misadventure.half }{ -closing }: { -who(name: "holder") } { -does-only_actions(when: "this_round") } { action-rest }, { action-arrange_camp }, { action-build }. { -does-clear_special_wound(part: "leg") }. { -does-draw_event }
card-old_grave = Tumba antigua
    .half = Memorias de un náufrago muerto
    .about = { -who(name: "actor") } { -does-determination(n: 1, way: "down") }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-old_grave.half }{ -closing }: { -who(name: "first_player") } { -does-determination(n: 2, way: "down") }. { -does-draw_event }
card-old_hut = Cabaña vieja
    .half = El fantasma de Robinson
    .about = { -does-decide(offer: "yes") } ({ -who(name: "actor") }): { -does-mystery(of: "limited", n: 2) } ({ -mystery-limit(of: "treasure", n: 1) }, { -mystery-limit(of: "monster", n: 1) }), { -does-shuffle_into_events } ► { -later } { -opening }{ card-old_hut.half }{ -closing }: { -who(name: "each_player") } { -does-determination(n: 1, way: "down") }. { -does-draw_event }
card-puma_adventure = ¡Puma!
    .half = ¡El puma ataca!
    .about = { -does-decide(offer: "no") } ({ -who(name: "actor") }): { -does-night(kind: "outside", n: 1) }, { -or-else } { -does-shuffle_into_events } ► { -later } { -opening }{ card-puma_adventure.half }{ -closing }: { -who(name: "first_player") } { -does-fight(n: 3) } ({ track-weapon.the } { -does-track(n: 1, way: "down") }, { -does-gain(n: 2) } { resource-food }, { -does-gain(n: 1) } { resource-fur }, { track-palisade.the } { -does-track(n: 1, way: "down") }). { -does-draw_event }
card-remains_of_a_settlement = Restos de un poblado
    .half = Epidemia
    .about = { -does-decide(offer: "yes") } ({ -who(name: "actor") }): { -does-mystery(of: "limited", n: 3) } ({ -mystery-limit(of: "treasure", n: 2) }, { -mystery-limit(of: "trap", n: 1) }), { -does-shuffle_into_events } ► { -later } { -opening }{ card-remains_of_a_settlement.half }{ -closing }: { -who(name: "each_player") } { -does-wound(n: 1) }. { -does-draw_event }
card-ruined_hut = Cabaña en ruinas
    .half = Malos sueños
    .about = { -does-decide(offer: "yes") } ({ -who(name: "actor") }): { -does-build_free } { invention-knife } { -or } { invention-rope } { -or } { invention-shovel } { -or } { invention-medicine }, { -does-shuffle_into_events } ► { -later } { -opening }{ card-ruined_hut.half }{ -closing }: { -does-morale(n: 1, way: "down") }. { -does-draw_event }
card-secret_cave = Cueva secreta
    .half = La bestia despierta
    .about = { -does-decide(offer: "yes") } ({ -who(name: "actor") }): { -does-mystery(of: "limited", n: 3) } ({ -mystery-limit(of: "treasure", n: 2) }, { -mystery-limit(of: "either", n: 1) }), { -does-shuffle_into_events } ► { -later } { -opening }{ card-secret_cave.half }{ -closing }: { -who(name: "first_player") } { -does-fight(n: 3) } ({ -does-gain(n: 2) } { resource-food }, { -does-gain(n: 1) } { resource-fur }, { track-palisade.the } { -does-track(n: 1, way: "down") }). { -does-draw_event }
card-shrine = Santuario
    .half = Pesadillas
    .about = { -does-decide(offer: "yes") } ({ -who(name: "actor") }): { -does-mystery(of: "treasure", n: 1) }, { -does-shuffle_into_events } ► { -later } { -opening }{ card-shrine.half }{ -closing }: { -put } { marker-reroll.a } { -place(at: "build") }. { -put } { marker-reroll.a } { -place(at: "gather") }. { -put } { marker-reroll.a } { -place(at: "explore") }. { -does-draw_event }
card-signs_of_fire = Señales de fuego
    .about = { -does-exhaust(source: "choose_one", n: 1) } { -place(at: "action_tile") } ({ -deferred })
card-storm_on_the_horizon = Tormenta en el horizonte
    .half = Tormenta
    .about = { -does-shuffle_into_events } ► { -later } { -opening }{ card-storm_on_the_horizon.half }{ -closing }: { -put } { weather-storm.a } { -place(at: "weather") }. { -does-draw_event }
card-surprising_discovery = Descubrimiento sorprendente
    .about = { -does-keep }. { -does-temp_weapon(n: 3, often: "once") }
card-swamp = Pantano
    .about = { -put } { marker-time.a } { -place(at: "action_tile") }
card-theres_something_in_the_air = Hay algo en el aire
    .half = Isla maldita
    .about = { -put } { marker-adventure.a } { -place(at: "explore") }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-theres_something_in_the_air.half }{ -closing }: { -put } { marker-adventure.a } { -place(at: "explore") }. { -does-draw_event }
card-thorny_bush = Zarza espinosa
    .half = Brazo hinchado
    .about = { -who(name: "actor") } { -does-special_wound(part: "arm") }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-thorny_bush.half }{ -closing }: { -without } { invention-medicine }, { -who(name: "holder") } { -does-pawns(available: 1, when: "this_round") }. { -does-clear_special_wound(part: "arm") }. { -does-draw_event }
card-tiger_adventure = ¡Tigre!
    .half = ¡El tigre os encuentra!
    .about = { -does-decide(offer: "no") } ({ -who(name: "actor") }): { -does-night(kind: "outside", n: 1) }, { -or-else } { -does-shuffle_into_events } ► { -later } { -opening }{ card-tiger_adventure.half }{ -closing }: { -who(name: "first_player") } { -does-fight(n: 4) } ({ track-weapon.the } { -does-track(n: 1, way: "down") }, { -does-gain(n: 2) } { resource-food }, { -does-gain(n: 1) } { resource-fur }, { track-palisade.the } { -does-track(n: 1, way: "down") }). { -does-draw_event }
card-vipers = ¡Víboras!
    .half = Fiebre
    .about = { -who(name: "actor") } { -does-special_wound(part: "head") }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-vipers.half }{ -closing }: { -without } { invention-medicine }, { -who(name: "holder") } { -does-pawns(available: 1, when: "this_round") }. { -does-clear_special_wound(part: "head") }. { -does-draw_event }
card-wild_berries = Bayas silvestres
    .half = Náuseas
    .about = { -who(name: "actor") } { -does-special_wound(part: "belly") }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-wild_berries.half }{ -closing }: { -who(name: "holder") } { -does-pawns(available: 1, when: "this_round") }. { -does-clear_special_wound(part: "belly") }. { -does-draw_event }
card-wild_dog_adventure = Perro salvaje (aventura)
    .half = ¡El perro ha vuelto!
    .about = { -who(name: "actor") } { -does-wound(n: 1) }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-wild_dog_adventure.half }{ -closing }: { -does-decide(offer: "yes") } ({ -who(name: "first_player") }): { -does-lose(n: 1) } { resource-food }, { track-weapon.the } { -does-track(n: 1, way: "up") }. { -does-draw_event }
card-wrong_track = Camino equivocado
    .about = { -who(name: "actor") } { -does-night(kind: "outside", n: 1) }, { -next-round }: { -does-gain(n: 2) } { resource-wood }
card-amulet_with_a_portrait = Amuleto con el retrato de una bella dama
    .about = { mystery-treasure }: { -does-cover_morale_arrows(n: 2) }
card-antique_rapier = Estoque antiguo
    .about = { mystery-treasure }: { track-weapon.the } { -does-track(n: 2, way: "up") }
card-backpack = Mochila
    .about = { mystery-treasure }: { -does-keep }. { -lasting-explore_bonus_discovery(draw: 2, keep: 1) } ({ -token-note(which: "next_round") })
card-barrel = Barril
    .about = { mystery-treasure }: { -does-keep }. { -lasting-night_heal_each_player(n: 1, uses: 1) }. { -lasting-store_food(max: 2) } ({ -token-note(which: "heal_used") })
card-blankets = Mantas
    .about = { mystery-treasure }: { -does-keep }. { -lasting-ignore_winter_cloud(n: 1, uses: 3) }
card-bottle_of_wine = Botella de vino
    .about = { mystery-treasure }: { -does-keep }. { -lasting-heal(n: 2, uses: 1, split: "yes") }
card-boxes = Cajas
    .about = { mystery-treasure }: { -does-keep }. { -lasting-store_food(max: -1) }
card-candles_treasure = Velas
    .about = { mystery-treasure }: { -does-keep }. { -does-extra_pawn(n: 2, often: "once") } { -pawn-work(colour: "brown") } ({ -one-use(n: 2) })
card-captain_stones_spyglass = Catalejo del capitán Stone
    .about = { mystery-treasure }: { -does-peek(deck: "island_tiles", n: 3) }, { -peek-note(which: "reorder") }, { -peek-note(which: "leave_face_up") }
card-cave_with_furs = Cueva con pieles
    .about = { mystery-treasure }: { -does-gain(n: 2) } { resource-fur }
card-ceremonial_bowl = Cuenco ceremonial
    .half = Superar la maldición
    .about = { mystery-treasure }: { -who(name: "actor") } { -does-reroll_sheet(until: "event_half", always: "no") }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-ceremonial_bowl.half }{ -closing }: { -does-clear_reroll_sheet }. { -does-draw_event }
card-compass = Brújula
    .about = { mystery-treasure }: { -does-keep }. { -does-extra_pawn(n: 1, often: "each") } { -pawn-work(colour: "green") }
card-crocks = Vasijas
    .about = { mystery-treasure }: { -does-build_free } { invention-pot }
card-gold = ¡Oro!
    .about = { mystery-treasure }: { -does-nothing }
card-hammock = Hamaca
    .about = { mystery-treasure }: { -does-keep }. { -lasting-rest_bonus(heal: 0, determination: 1) } ({ -not-with } { invention-bed }) ({ -token-note(which: "next_round") })
card-hatchet_treasure = Hachuela
    .about = { mystery-treasure }: { -put } { marker-wood_plus.a } { -place(at: "camp_tile") } ({ -token-note(which: "camp_tile_has_wood_source") })
card-helmet = Casco
    .about = { mystery-treasure }: { -does-keep }. { -lasting-fight_wound_shield(n: 1) } ({ -token-note(which: "next_round") })
card-herbal_mixture = Mezcla de hierbas
    .about = { mystery-treasure }: { -does-keep }. { -lasting-peek_event(n: 1, uses: 1) }
card-old_clothes = Ropa vieja
    .about = { mystery-treasure }: { -does-keep }. { -lasting-convert_winter_to_rain(n: 1) }
card-old_map = Mapa antiguo
    .about = { mystery-treasure }: { -who(name: "each_player") } { -does-determination(n: 1, way: "up") }
card-old_rifle = Fusil antiguo
    .about = { mystery-treasure }: { -does-keep }. { -does-temp_weapon(n: 3, often: "once") }
card-protective_amulet = Amuleto protector
    .about = { mystery-treasure }: { -does-keep }. { -lasting-remove_any_token_from_island(n: 1, uses: 1) }
card-ropes = Cuerdas
    .about = { mystery-treasure }: { track-palisade.the } { -does-track(n: 1, way: "up") } ({ -with-shelter }), { -or-else } { track-roof.the } { -does-track(n: 1, way: "up") } ({ -with-shelter })
card-saber = Sable
    .about = { mystery-treasure }: { -does-keep }. { -does-temp_weapon(n: 3, often: "each") } ({ -self-wound(n: 1) })
card-treasure_map = Mapa del tesoro
    .about = { mystery-treasure }: { -does-keep }. { -lasting-special_explore_action(pawns: 2, uses: 1) }: { -who(name: "actor") } { -does-mystery(of: "treasure", n: 2) }
card-whip = Látigo
    .about = { mystery-treasure }: { track-weapon.the } { -does-track(n: 1, way: "up") }. { -does-keep }. { -lasting-ignore_trap(n: 1) } ({ -token-note(which: "next_round") })
card-a_shiny_jewel = Una joya brillante
    .about = { mystery-monster }: { -who(name: "each_player") } { -does-night(kind: "wound", n: 1) }
card-bats = Murciélagos
    .about = { mystery-monster }: { -who(name: "actor") } { -does-determination(n: 1, way: "down") }, { -or-else } { -does-wound(n: 1) }
card-big_ape = Gran simio
    .half = Demonio de la noche
    .about = { mystery-monster }: { -does-shuffle_into_events } ► { -later } { -opening }{ card-big_ape.half }{ -closing }: { -who(name: "first_player") } { -does-fight(n: 4) } ({ -does-gain(n: 2) } { resource-fur }). { -does-draw_event }
card-bite = Mordisco
    .about = { mystery-monster }: { -who(name: "actor") } { -does-wound(n: 1) }
card-furious_tiger = Tigre furioso
    .about = { mystery-monster }: { -who(name: "actor") } { -does-fight(n: 4) }
card-giant_snake = Serpiente gigante
    .about = { mystery-monster }: { -who(name: "actor") } { -does-determination_all }. { -does-stop_mystery }
card-gorilla_mystery = Gorila (monstruo)
    .half = Gorila en el campamento
    .about = { mystery-monster }: { -who(name: "actor") } { -does-wound(n: 2) }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-gorilla_mystery.half }{ -closing }: { track-weapon.the } { -does-track(n: 2, way: "down") }. { -does-draw_event }
# Igual en inglés.
card-gremlins = Gremlins
    .half = Los gremlins os han encontrado
    .about = { mystery-monster }: { -who(name: "actor") } { -does-fight(n: 2) }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-gremlins.half }{ -closing }: { -who(name: "first_player") } { -does-fight(n: 3) }. { -does-shuffle_into_events }. { -does-draw_event }
card-savage = Salvaje
    .half = Caza fallida
    .about = { mystery-monster }: { track-weapon.the } { -does-track_set(n: 0) }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-savage.half }{ -closing }: { -who(name: "first_player") } { -does-mystery(of: "treasure", n: 1) }. { -does-draw_event }
card-scorpion = Escorpión
    .about = { mystery-monster }: { -without } { invention-medicine }, { -who(name: "actor") } { -does-wound(n: 3) }
card-snake = Serpiente
    .about = { mystery-monster }: { -who(name: "actor") } { -does-wound(n: 2) }
card-spiders = Arañas
    .about = { mystery-monster }: { -who(name: "actor") } { -does-determination(n: 2, way: "down") }
card-unleashed_beast = Bestia desatada
    .about = { mystery-monster }: { -does-hunt_discard(n: 1, which: "any") }, { -if-possible }
card-blowgun = Cerbatana
    .about = { mystery-trap }: { -does-keep }. { -who(name: "actor") } { -does-pawns(available: 1, when: "next_round") }
card-blunt_spear = Lanza roma
    .about = { mystery-trap }: { -who(name: "actor") } { -does-wound(n: 2) }
card-collapse_trap = Derrumbe
    .about = { mystery-trap }: { -does-stop_mystery }
card-confused = Confundido
    .about = { mystery-trap }: { -who(name: "actor") } { -does-reroll_sheet(until: "end_of_next_round", always: "yes") }
card-net = Red
    .about = { mystery-trap }: { -does-stop_mystery }. { -who(name: "actor") } { -does-night(kind: "outside", n: 1) }
card-poisonous_spores = Esporas venenosas
    .about = { mystery-trap }: { -who(name: "actor") } { -does-wound(n: 1) }. { -without } { invention-medicine }, { -who(name: "each_player") } { -does-night(kind: "wound", n: 1) }
card-sharp_blade = Hoja afilada
    .about = { mystery-trap }: { -who(name: "actor") } { -does-wound(n: 2) }
card-snare_trap = Cuerda oculta
    .about = { mystery-trap }: { track-weapon.the } { -does-track(n: 2, way: "down") }, { -if-possible }
card-spider_web = Telaraña
    .about = { mystery-trap }: { -who(name: "actor") } { -does-wound(n: 1) }. { -without } { invention-medicine }, { -does-keep }, { -who(name: "actor") } { -does-night(kind: "every_wound", n: 1) }
card-strange_disease = Enfermedad extraña
    .about = { mystery-trap }: { -does-night(kind: "divided_wounds", n: 2) }
card-terrible_scream = Grito terrible
    .about = { mystery-trap }: { -who(name: "actor") } { -does-determination_all }
card-trapdoor = Trampilla
    .about = { mystery-trap }: { -does-discard_action_treasures }
card-unfortunate_adventure = Aventura desafortunada
    .about = { mystery-trap }: { -does-book_effect }
card-alligator = Caimán
    .about = { -strength(n: 6) }. { track-weapon.the } { -does-track(n: 2, way: "down") }. { -does-gain(n: 3) } { resource-food }
card-bear_beast = Oso (animal)
    .about = { -strength(n: 6) }. { track-weapon.the } { -does-track(n: 1, way: "down") }. { -does-gain(n: 5) } { resource-food }. { -does-gain(n: 2) } { resource-fur }
card-birds = Pájaros
    .about = { -strength(n: 1) }. { -does-gain(n: 2) } { resource-food }
# Igual en inglés.
card-boa = Boa
    .about = { -strength(n: 2) }. { track-weapon.the } { -does-track(n: 2, way: "down") }. { -does-gain(n: 2) } { resource-food }. { -does-discovery(n: 1, keep: 1, some: "all") }
card-chamois = Gamuza
    .about = { -strength(n: 5) }. { track-weapon.the } { -does-track(n: 1, way: "down") }. { -does-gain(n: 3) } { resource-food }. { -does-gain(n: 2) } { resource-fur }
card-cheetah = Guepardo
    .about = { -strength(n: 4) }. { track-weapon.the } { -does-track(n: 1, way: "down") }. { -does-gain(n: 2) } { resource-food }. { -does-gain(n: 1) } { resource-fur }
card-fox = Zorro
    .about = { -strength(n: 2) }. { -does-gain(n: 2) } { resource-food }. { -does-gain(n: 1) } { resource-fur }
card-goats = Cabras
    .about = { -strength(n: 4) }. { track-weapon.the } { -does-track(n: 1, way: "down") }. { -does-gain(n: 3) } { resource-food }. { -does-gain(n: 1) } { resource-fur }
card-gorilla_beast = Gorila (animal)
    .about = { -strength(n: 6) }. { track-weapon.the } { -does-track(n: 3, way: "down") }. { -does-gain(n: 5) } { resource-food }. { -does-gain(n: 2) } { resource-fur }. { -does-discovery(n: 1, keep: 1, some: "all") }
# Igual en inglés.
card-iguana = Iguana
    .about = { -strength(n: 4) }. { track-weapon.the } { -does-track(n: 1, way: "down") }. { -does-gain(n: 3) } { resource-food }. { -does-gain(n: 1) } { resource-fur }. { -who(name: "fighter") } { -does-wound(n: 1) }
card-jaguar_beast = Jaguar (animal)
    .about = { -strength(n: 5) }. { -does-gain(n: 4) } { resource-food }. { -does-gain(n: 1) } { resource-fur }. { -without } { invention-medicine }, { -who(name: "fighter") } { -does-wound(n: 2) }
# Igual en inglés.
card-puma_beast = Puma
    .about = { -strength(n: 5) }. { -does-gain(n: 2) } { resource-food }. { -does-gain(n: 1) } { resource-fur }. { -without } { invention-medicine }, { -who(name: "fighter") } { -does-wound(n: 2) }
# Igual en inglés.
card-tapir = Tapir
    .about = { -strength(n: 3) }. { track-weapon.the } { -does-track(n: 1, way: "down") }. { -does-gain(n: 2) } { resource-food }. { -does-gain(n: 1) } { resource-fur }
card-tiger_beast = Tigre
    .about = { -strength(n: 6) }. { track-weapon.the } { -does-track(n: 2, way: "down") }. { -does-gain(n: 5) } { resource-food }. { -does-gain(n: 2) } { resource-fur }
card-wild_dog_beast = Perro salvaje (animal)
    .about = { -strength(n: 3) }. { -does-gain(n: 2) } { resource-food }. { -does-gain(n: 1) } { resource-fur }. { -without } { invention-medicine }, { -who(name: "fighter") } { -does-wound(n: 2) }
card-wild_pig = Jabalí
    .about = { -strength(n: 3) }. { track-weapon.the } { -does-track(n: 1, way: "down") }. { -does-gain(n: 3) } { resource-food }. { -does-gain(n: 1) } { resource-fur }

## Personajes y habilidades

character-carpenter = Carpintero
    .the = el carpintero
    .to = al carpintero
    .start = El carpintero
    .of = del carpintero
character-cook = Cocinero
    .the = el cocinero
    .to = al cocinero
    .start = El cocinero
    .of = del cocinero
character-explorer = Explorador
    .the = el explorador
    .to = al explorador
    .start = El explorador
    .of = del explorador
character-soldier = Soldado
    .the = el soldado
    .to = al soldado
    .start = El soldado
    .of = del soldado
character-friday = Viernes
    .the = Viernes
    .to = a Viernes
    .start = Viernes
    .of = de Viernes
# Igual en inglés.
character-jenny = Jenny
    .the = Jenny
    .to = a Jenny
    .start = Jenny
    .of = de Jenny
ability-economical_construction = Construcción económica
    .about = En una acción del carpintero, 1 de madera menos.
ability-craftsmanship = Artesanía
    .about = Repite la tirada de un dado marrón cualquiera.
ability-a_new_idea = Una nueva idea
    .about = Roba 5 inventos, pon uno en el tablero y descarta los demás.
ability-handyman = Manitas
    .about = Un peón marrón para una acción de crear propia del carpintero esta ronda.
ability-grandmas_recipe = Receta de la abuela
    .about = Por 1 de comida se curan 2 heridas, de un jugador o de dos.
ability-scrounger = Talento de búsqueda
    .about = Repite la tirada de un dado gris de una acción propia.
ability-stone_soup = Sopa de piedra
    .about = 1 de comida al instante.
ability-hooch = Aguardiente
    .about = Ignora una nube lluviosa, o convierte una nube invernal en nube lluviosa.
ability-lucky = Suerte de cara
    .about = Repite la tirada de un dado verde de una acción propia.
ability-reconnaissance = Reconocimiento
    .about = Mira 3 piezas de Isla y pon una encima.
ability-motivational_speech = Discurso motivador
    .about = La moral sube 1.
ability-scouting = Batida
    .about = Roba 2 fichas de Descubrimiento y quédate una.
ability-tracking = Rastreo
    .about = Mira la primera carta de Animal del mazo de Caza; puede ir al fondo.
ability-the_hunt = La caza
    .about = Una carta de Animal, sin mirarla, encima del mazo de Caza.
ability-frenzy = Frenesí
    .about = El nivel de armas sube 3 para una acción del soldado.
ability-defensive_plan = Plan de defensa
    .about = La empalizada o el nivel de armas sube 1.

## Inventos

invention-bricks = Ladrillos
    .about = { -needs } { terrain-hills } ► { track-palisade.the } { -does-track(n: 1, way: "up") } ({ -with-shelter })
invention-dam = Dique
    .about = { -needs } { terrain-river }. { -costs } { -amount(n: 1) } { resource-wood } ► { -does-gain(n: 2) } { resource-np_food }
invention-fire = Fuego
    .about = { -needs } { terrain-mountains } ► { track-palisade.the } { -does-track(n: 1, way: "up") } ({ -with-shelter })
invention-knife = Cuchillo
    .about = { -needs } { terrain-mountains } ► { track-weapon.the } { -does-track(n: 1, way: "up") }
invention-map = Mapa
    .about = { -needs } { terrain-river } ► { -does-extra_pawn(n: 1, often: "each") } { -pawn-work(colour: "green") }
invention-medicine = Cura
    .about = { -needs } { terrain-plains } ► { -needed-elsewhere }
invention-pot = Vasija
    .about = { -needs } { terrain-hills } ► { -lasting-night_heal(food: 1, n: 1, split: "no") }
invention-rope = Cuerda
    .about = { -needs } { terrain-plains } ► { -needed-elsewhere }
invention-shovel = Pala
    .about = { -needs } { terrain-beach } ► { -needed-elsewhere }
invention-basket = Cesta
    .about = { -needs } { terrain-plains } ► { -lasting-gather_bonus(n: 1) }
invention-bed = Cama
    .about = { -needs } { terrain-plains } ► { -lasting-rest_bonus(heal: 1, determination: 1) }
invention-belts = Cinturones
    .about = { -needs } { invention-knife }. { -costs } { -amount(n: 1) } { resource-fur } ► { -does-extra_pawn(n: 1, often: "each") } { -pawn-work(colour: "grey") }
invention-bow = Arco
    .about = { -needs } { invention-rope }, { invention-knife }. { -costs } { -amount(n: 1) } { resource-wood } ► { track-weapon.the } { -does-track(n: 3, way: "up") }
invention-cellar = Despensa
    .about = { -needs } { invention-shovel } ► { -lasting-store_food(max: -1) }
# Igual en inglés.
invention-corral = Corral
    .about = { -needs } { invention-rope }. { -costs } { -amount(n: 1) } { resource-wood } ► { -does-exhaust(source: "bird", n: 1) } { -place(at: "adjacent_to_camp") } ({ -optional }). { -put } { marker-food_plus.a } { -place(at: "camp_tile") } ({ -token-note(which: "source_was_covered") })
invention-diary = Diario
    .about = { -costs } { -amount(n: 1) } { resource-fur } ► { -lasting-morale_phase_determination(n: 1) }
invention-drums = Tambores
    .about = { -needs } { terrain-hills }. { -costs } { -amount(n: 1) } { resource-fur } ► { -lasting-morale_phase_determination(n: 2) }
invention-furnace = Horno
    .about = { -needs } { invention-bricks } ► { -lasting-ignore_winter_cloud(n: 1, uses: -1) }
invention-lantern = Farol
    .about = { -needs } { terrain-hills }, { invention-fire } ► { -does-extra_pawn(n: 1, often: "each") } { -pawn-work(colour: "brown") }
invention-moat = Foso
    .about = { -needs } { invention-shovel }. { -costs } { -amount(n: 1) } { resource-wood } ► { track-palisade.the } { -does-track(n: 2, way: "up") } ({ -with-shelter })
invention-pit = Hoyo
    .about = { -needs } { invention-shovel }. { -costs } { -amount(n: 1) } { resource-wood } ► { -lasting-production_pit(food: 2) }
invention-raft = Balsa
    .about = { -needs } { invention-rope }. { -costs } { -amount(n: 2) } { resource-wood } ► { -does-extra_pawn(n: 1, often: "each") } { -pawn-work(colour: "grey_or_green") }
invention-sack = Saco
    .about = { -costs } { -amount(n: 1) } { resource-fur } ► { -lasting-gather_bonus(n: 1) }
invention-shield = Escudo
    .about = { -needs } { invention-rope }. { -costs } { -amount(n: 1) } { resource-wood } ► { -does-extra_pawn(n: 1, often: "each") } { -pawn-work(colour: "red") }
invention-sling = Honda
    .about = { -costs } { -amount(n: 1) } { resource-fur } { -or } { -amount(n: 1) } { resource-wood } ► { track-weapon.the } { -does-track(n: 2, way: "up") }
invention-wall = Muro
    .about = { -needs } { invention-bricks } ► { track-palisade.the } { -does-track(n: 2, way: "up") } ({ -with-shelter })
invention-fireplace = Hoguera
    .about = { -needs } { invention-fire }. { -personal(n: 2) }: { character-cook } ► { -lasting-night_heal(food: 1, n: 2, split: "yes") }
invention-shortcut = Atajo
    .about = { -needs } { invention-map }. { -personal(n: 2) }: { character-explorer } ► { -put } { marker-shortcut.a } { -place(at: "adjacent_tile_chosen") }. { -lasting-production_shortcut(n: 1) }
invention-snare = Lazo
    .about = { -needs } { invention-rope }. { -personal(n: 2) }: { character-carpenter } ► { -put } { marker-food_plus.a } { -place(at: "camp_tile") }
invention-spear = Lanza
    .about = { -needs } { invention-knife }. { -costs } { -amount(n: 1) } { resource-wood }. { -personal(n: 2) }: { character-soldier } ► { track-weapon.the } { -does-track(n: 3, way: "up") }
invention-scn_hatchet = Hachuela
    .about = { -needs } { terrain-mountains }. { -costs } { -amount(n: 1) } { resource-wood } ► { -put } { marker-wood_plus.a } { -place(at: "camp_tile") }
invention-scn_mast = Mástil
    .about = { -needs } { invention-rope }. { -costs } { -amount(n: 1) } { resource-wood } { -and } { -amount(n: 1) } { resource-fur } ► { -does-scn_pile_wood(n: 3) }
invention-scn_cross = Cruz
    .about = { -costs } { -amount(n: 2) } { resource-wood }. { -repeatable } ► { -does-scn_place_blue(where: "built_tile") }
invention-scn_sacred_bell = Campana sagrada
    .about = { -needs } { terrain-hills }, { invention-rope }. { -repeatable } ► { -does-scn_remove_markers(n: 3) } { marker-fog }
invention-scn_raft = Balsa (escenario)
    .about = { -needs } { invention-rope }. { -costs } { -amount(n: 2) } { resource-wood } ► { -does-scn_unlock_action(action: "rescue_jenny") }
invention-scn_lifeboat = Lancha
    .about = { -needs } { invention-rope }, { invention-knife }. { -costs } { -amount(n: 6) } { resource-wood } { -and } { -amount(n: 4) } { resource-fur }. { -only-once(what: "jenny_rescued") } ► { -does-scn_win }
invention-scn_rope_ladder = Escala de cuerda
    .about = { -needs } { invention-rope } ► { -does-extra_pawn(n: 1, often: "each") } { -pawn-work(colour: "green") } ({ -only-totems })
invention-scn_jolly_boat = Chalupa
    .about = { -needs } { invention-rope }. { -costs } { -amount(n: 3) } { resource-wood }. { -only-once(what: "tiles_and_totems_done") } ► { -does-scn_win }
invention-scn_ballista = Balista
    .about = { -needs } { invention-rope }. { -costs } { -amount(n: 2) } { resource-wood } ► { track-palisade.the } { -does-track(n: 2, way: "up") } ({ -with-shelter }). { track-weapon.the } { -does-track(n: 1, way: "up") }
invention-scn_canoe = Canoa
    .about = { -needs } { terrain-river }. { -costs } { -amount(n: 1) } { resource-wood } ► { -lasting-explore_draw_two_tiles_keep_one }
invention-scn_fence = Valla
    .about = { -needs } { invention-shovel } ► { track-palisade.the } { -does-track(n: 1, way: "up") } ({ -with-shelter })
invention-scn_garden = Cultivo
    .about = { -needs } { invention-shovel }. { -costs } { -amount(n: 2) } { resource-food } ► { -does-gain(n: 4) } { resource-food }
invention-scn_trap = Trampa
    .about = { -needs } { invention-shovel }. { -costs } { -amount(n: 4) } { resource-wood }. { -repeatable } ► { -does-scn_place_blue(where: "built_tile_with_totem") }
invention-scn_tranquilizer = Tranquilizante
    .about = { -needs } { terrain-plains }, { terrain-hills }, { invention-fire } ► { -lasting-capture_weapon_reduction(n: 1) }

## Objetos iniciales y fichas de descubrimiento

item-bible = Biblia
    .about = { -uses(n: 2) }, { -moment(when: "own_arrange_camp") }: { -does-arrange_camp_replace(determination: 3, heal: 1) }
item-biscuits = Galletas
    .about = { -uses(n: 2) }, { -moment(when: "any") }: { -does-gain(n: 1) } { resource-np_food }
item-empty_bottle = Botella vacía
    .about = { -uses(n: 2) }, { -moment(when: "any") }: { track-weapon.the } { -does-track(n: 1, way: "up") }
item-flask_of_rum = Petaca de ron
    .about = { -uses(n: 2) }, { -moment(when: "night") }: { -does-heal(n: 1, split: "chosen") }
item-hammer_and_nails = Martillo
    .about = { -uses(n: 2) }, { -moment(when: "planning") }: { -does-extra_pawn(n: 1, often: "once") } { -pawn-work(colour: "brown") }
item-pipe_and_tobacco = Pipa y tabaco
    .about = { -uses(n: 2) }, { -moment(when: "any") }: { -who(name: "user") } { -does-determination(n: 2, way: "up") }
item-pistol = Pistola
    .about = { -uses(n: 2) }, { -moment(when: "fight") }: { -does-temp_weapon(n: 3, often: "once") }
item-storm_glass = Barómetro de cristal
    .about = { -uses(n: 2) }, { -moment(when: "before_action_phase") }: { -does-roll_weather_early }
token-fallen_tree = Árbol roto
    .about = { -moment(when: "any") }: { -does-gain(n: 1) } { resource-wood }
token-thorny_bushes = Arbusto espinoso
    .about = { -moment(when: "any") }: { track-palisade.the } { -does-track(n: 1, way: "up") } ({ -with-shelter })
token-vegetables = Brotes comestibles
    .about = { -moment(when: "night") }, { -with } { invention-pot }: { -does-heal(n: 2, split: "yes") }
token-goat = Cabra
    .about = { -moment(when: "not_during_action_resolution") }, { -with } { track-weapon } { -at-least(n: 1) }: { -does-gain(n: 1) } { resource-fur }. { -does-gain(n: 1) } { resource-food }
token-herbs = Especias
    .about = { -moment(when: "any") }, { -with } { invention-pot }: { -does-morale(n: 1, way: "up") }
token-treasure_token = Hallazgo
    .about = { -moment(when: "any") }: { -who(name: "first_player") } { -does-mystery(of: "treasure", n: 1) }
token-healing_herbs = Hierbas
    .about = { -moment(when: "any") }, { -with } { invention-pot }: { -does-build_free } { invention-medicine }
token-large_leaves = Hojas grandes
    .about = { -moment(when: "weather") }: { -does-cloud(n: 1, kind: "rain", change: "ignore") }
token-nourishing_larvae = Larvas nutritivas
    .about = { -moment(when: "any") }: { -does-gain(n: 2) } { resource-food }. { -spoils(n: 2) }
token-old_machete = Machete viejo
    .about = { -moment(when: "any") }: { track-weapon.the } { -does-track(n: 1, way: "up") }
token-tobacco = Tabaco
    .about = { -moment(when: "any") }: { -does-morale(n: 1, way: "up") }
token-candles = Velas
    .about = { -moment(when: "planning") }: { -does-extra_pawn(n: 1, often: "once") } { -pawn-work(colour: "brown") }
token-poison = Veneno
    .about = { -moment(when: "any") }, { -with } { invention-pot }: { track-weapon.the } { -does-track(n: 2, way: "up") }
token-castaways_minus = Hierbas ({ scenario-castaways })
    .about = { -moment(when: "night") }: { -does-heal(n: 1, split: "chosen") }
token-castaways_bowtie = Aceite ({ scenario-castaways })
    .about = { -moment(when: "any") }: { -does-scn_pile_wood(n: 2) }
token-castaways_cross = Sable pirata ({ scenario-castaways })
    .about = { -moment(when: "any") }: { track-weapon.the } { -does-track(n: 1, way: "up") }
token-castaways_bars = Medallón con una dama ({ scenario-castaways })
    .about = { -moment(when: "any") }: { -does-determination_split(n: 3) }
token-cursed_island_minus = Velas del cultista ({ scenario-cursed_island })
    .about = { -moment(when: "planning") }: { -does-extra_pawn(n: 1, often: "once") } { -pawn-work(colour: "brown") }
token-cursed_island_bowtie = Viales misteriosos ({ scenario-cursed_island })
    .about = { -moment(when: "any") }: { -does-build_free } { invention-medicine }
token-cursed_island_cross = Campana decorada ({ scenario-cursed_island })
    .about = { -moment(when: "any") }: { -does-scn_remove_markers(n: 2) } { marker-fog }
token-cursed_island_bars = Daga de sacrificio ({ scenario-cursed_island })
    .about = { -moment(when: "any") }: { -does-temp_weapon(n: 3, often: "phase") } ({ -self-wound(n: 1) }). { -stays }
token-jenny_minus = Hierbas ({ scenario-jenny })
    .about = { -moment(when: "night") }: { -does-heal(n: 1, split: "chosen") }
token-jenny_bowtie = Pistola ({ scenario-jenny })
    .about = { -moment(when: "fight") }: { -does-temp_weapon(n: 3, often: "once") }
token-jenny_cross = Cabaña en ruinas ({ scenario-jenny })
    .about = { -moment(when: "any") }: { -does-gain(n: 2) } { resource-wood }
token-jenny_bars = Lianas ({ scenario-jenny })
    .about = { -moment(when: "any") }: { track-palisade.the } { -does-track(n: 1, way: "up") } ({ -with-shelter })
token-volcano_island_minus = Mapa antiguo ({ scenario-volcano_island })
    .about = { -moment(when: "mystery_draw") }: { -does-scn_mystery_fewer(n: 1) }
token-volcano_island_bowtie = Diario de Indy ({ scenario-volcano_island })
    .about = { -moment(when: "mystery_draw") }: { -does-ignore_mystery(n: 1, kind: "trap") }
token-volcano_island_cross = Antorcha ({ scenario-volcano_island })
    .about = { -moment(when: "mystery_draw") }: { -does-ignore_mystery(n: 1, kind: "monster") }
token-volcano_island_bars = Lona vieja ({ scenario-volcano_island })
    .about = { -moment(when: "weather") }: { -does-cloud(n: 1, kind: "rain", change: "ignore") }
token-cannibal_island_bowtie = Ungüento curativo ({ scenario-cannibal_island })
    .about = { -moment(when: "night") }: { -does-heal(n: 1, split: "chosen") }
token-cannibal_island_bars = Machete viejo ({ scenario-cannibal_island })
    .about = { -moment(when: "any") }: { track-weapon.the } { -does-track(n: 1, way: "up") }
token-cannibal_island_minus = Cerbatana ({ scenario-cannibal_island })
    .about = { -moment(when: "fight") }: { -does-temp_weapon(n: 2, often: "once") }
token-cannibal_island_cross = Mapa de la isla ({ scenario-cannibal_island })
    .about = { -moment(when: "any") }: { -does-peek(deck: "island_tiles", n: 3) }, { -peek-note(which: "reorder") }
token-robinson_family_minus = Herramientas viejas ({ scenario-robinson_family })
    .about = { -moment(when: "any") }: { -does-build_free } { invention-rope } { -or } { invention-pot } { -or } { invention-knife }
token-robinson_family_bowtie = Arado ({ scenario-robinson_family })
    .about = { -moment(when: "any") }: { -does-scn_remove_black_marker(n: 1) }
token-robinson_family_cross = Pólvora ({ scenario-robinson_family })
    .about = { -moment(when: "weather") }: { -does-reroll_weather_die(n: 1, die: "animals") }
token-robinson_family_bars = Semillas ({ scenario-robinson_family })
    .about = { -moment(when: "any") }: { -does-gain(n: 1) } { resource-np_food }
token-king_kong_minus = Botella de vodka ({ scenario-king_kong })
    .about = { -moment(when: "any") }: { -does-morale(n: 1, way: "up") }
token-king_kong_cross = Huella gigante ({ scenario-king_kong })
    .about = { -moment(when: "planning") }: { -does-extra_pawn(n: 1, often: "once") } { -pawn-work(colour: "green") }
token-king_kong_bowtie = Petardo ({ scenario-king_kong })
    .about = { -moment(when: "weather") }: { -does-cloud(n: 1, kind: "animals_die", change: "ignore") }
token-king_kong_bars = Objeto perdido del cineasta ({ scenario-king_kong })
    .about = { -moment(when: "any") }: { -does-scn_crew_item }

## Escenarios, tótems y equipo de rodaje

scenario-castaways = Náufragos
    .about = Tened el Fuego y completad la pila de madera (1 + 2 + 3 + 4 + 5) en la ronda 10, 11 o 12.
    .book = { -does-nothing }
    .won = Un barco ha visto la gran hoguera: los náufragos se salvan
    .open = ningún barco vio una hoguera
scenario-cursed_island = Isla maldita
    .about = Cinco cruces en cinco piezas accesibles distintas.
    .book = { -does-scn_place_markers(n: 2) } { marker-fog } ({ -shortfall })
    .won = Cinco cruces están en pie y la maldición se rompe
    .open = la maldición sigue en la isla
scenario-jenny = ¡Jenny necesita ayuda!
    .about = Rescatad a Jenny con la Balsa y cread después la Lancha. Si Jenny muere, todo está perdido.
    .book = { track-palisade.the } { -does-track(n: 1, way: "down") }
    .won = Jenny está a salvo y el bote salvavidas lleva a casa al grupo
    .open = el bote salvavidas no llegó a zarpar
scenario-volcano_island = La isla del volcán
    .about = Explorad suficientes piezas y tótems y cread la Chalupa antes de que os alcance la lava.
    .book = { -does-scn_place_markers(n: 2) } { marker-dust }
    .won = El bote deja atrás la isla en llamas
    .open = el volcán fue más rápido
scenario-cannibal_island = Isla caníbal
    .about = Quemad la Ciudad de los caníbales y sobrevivid hasta el final de esa ronda.
    .book = { -does-scn_cannibal_attack }
    .won = La Ciudad de los caníbales ha ardido
    .open = la Ciudad de los caníbales sigue en pie
scenario-robinson_family = La familia Robinson
    .about = Refugio, tejado, empalizada y armas de al menos 1, y los nueve inventos del objetivo creados.
    .book = { -does-production(mod: "half") }
    .won = La familia ha hecho de la isla su hogar
    .open = el nuevo hogar quedó sin terminar
# Igual en inglés.
scenario-king_kong = King Kong
    .about = Tres trampas en piezas con tótem y capturad a King Kong con el director vivo y la actriz libre.
    .book = { -does-scn_crew_dies(n: 1) }, { -does-morale(n: 1, way: "down") }
    .won = King Kong ha sido capturado y la película tiene final
    .open = King Kong sigue libre
totem-cursed_island_1 = Templo oscuro
    .about = { -visit(n: 0) }: { -who(name: "actor") } { -does-mystery(of: "limited", n: 4) } ({ -mystery-limit(of: "treasure", n: 3) }, { -mystery-limit(of: "monster", n: 1) })
totem-cursed_island_2 = Altar de la muerte
    .about = { -who(name: "actor") } { -does-wound(n: 2) }
totem-cursed_island_3 = Escondite de los cultistas
    .about = { -put } { marker-fog.a } { -place(at: "this_tile") }
totem-jenny_1 = Rocas resbaladizas
    .about = { -who(name: "actor") } { -does-wound(n: 2) }
totem-jenny_2 = Cementerio
    .about = { -does-morale(n: 2, way: "down") }
totem-jenny_3 = Restos de mástiles y vergas
    .about = { -does-build_free } { invention-rope }
totem-jenny_4 = Globo estrellado
    .about = { -does-gain(n: 2) } { resource-fur }
totem-jenny_5 = Nada
    .about = { -does-nothing }
totem-volcano_island_1 = Templo pequeño
    .about = { -visit(n: 0) }: { -who(name: "actor") } { -does-mystery(of: "all", n: 3) }
totem-volcano_island_2 = Poblado en ruinas
    .about = { -visit(n: 0) }: { -who(name: "actor") } { -does-mystery(of: "all", n: 4) }
totem-volcano_island_3 = Cueva oculta
    .about = { -visit(n: 1) }: { -who(name: "actor") } { -does-mystery(of: "all", n: 4) }
totem-volcano_island_4 = Templo subterráneo
    .about = { -visit(n: 1) }: { -who(name: "actor") } { -does-mystery(of: "all", n: 5) }
totem-volcano_island_5 = Nada
    .about = { -does-nothing }
totem-cannibal_island_1 = Primera aldea
    .about = { -does-scn_site(site: "village") }. { -who(name: "actor") } { -does-wound(n: 1) }
totem-cannibal_island_2 = Segunda aldea
    .about = { -does-scn_site(site: "village") }. { -who(name: "actor") } { -does-wound(n: 1) }. { -does-lose(n: 1) } { resource-wood }, { -if-possible }, { -or-else } { -does-lose(n: 1) } { resource-food }, { -if-possible }
totem-cannibal_island_3 = Tercera aldea
    .about = { -does-scn_site(site: "village") }. { -who(name: "actor") } { -does-wound(n: 1) }. { -does-lose(n: 1) } { resource-wood }, { -if-possible }, { -or-else } { -does-lose(n: 1) } { resource-food }, { -if-possible }
totem-cannibal_island_4 = Cuarta aldea
    .about = { -does-scn_site(site: "village") }. { -with } { invention-medicine }, { -who(name: "actor") } { -does-wound(n: 1) }; { -without-it }, { -who(name: "actor") } { -does-wound(n: 3) }. { -does-lose(n: 1) } { resource-wood }, { -if-possible }, { -or-else } { -does-lose(n: 1) } { resource-food }, { -if-possible }
totem-cannibal_island_5 = Otra aldea
    .about = { -does-scn_site(site: "village") }
totem-robinson_family_1 = Tierra yerma
    .about = { -does-scn_wasteland }
totem-king_kong_1 = Guarida de King Kong
    .about = { -does-scn_number_token_in_weather(n: 1) }
crew-lights = Iluminador
    .item = Linterna
    .about = { crew-lights.item }: { -does-extra_pawn(n: 1, often: "once") } { -pawn-work(colour: "brown") }
crew-cameraman = Cámara
    .item = Vino
    .about = { crew-cameraman.item }: { -who(name: "user") } { -does-determination(n: 2, way: "up") }
crew-sound = Técnico de sonido
    .item = Micrófono
    .about = { crew-sound.item }: { -does-roll_weather_early }
crew-screenwriter = Guionista
    .item = Guion
    .about = { crew-screenwriter.item }: { -does-peek(deck: "events", n: 1) }
crew-makeup = Maquillador
    .item = Maletín de maquillaje
    .about = { crew-makeup.item }: { -does-nothing }
crew-actress = Actriz
    .item = Fotos dedicadas
    .about = { crew-actress.item }: { -does-morale(n: 1, way: "up") }
crew-double = Doble
    .item = Amuleto de la suerte
    .about = { crew-double.item }: { -does-reroll_any_die(n: 1) }
# Igual en inglés.
crew-actor = Actor
    .item = Revólver
    .about = { crew-actor.item }: { track-weapon.the } { -does-track(n: 2, way: "up") }
# Igual en inglés.
crew-director = Director
    .item = Testamento
    .about = { crew-director.item }: { -does-nothing }

## Isla

# Igual en inglés.
space-n1 = N1
# Igual en inglés.
space-n2 = N2
# Igual en inglés.
space-n3 = N3
# Igual en inglés.
space-m1 = M1
# Igual en inglés.
space-m2 = M2
# Igual en inglés.
space-m3 = M3
# Igual en inglés.
space-m4 = M4
# Igual en inglés.
space-s1 = S1
# Igual en inglés.
space-s2 = S2
# Igual en inglés.
space-s3 = S3
space-city = la Ciudad
terrain-beach = playa
terrain-plains = llanura
terrain-hills = colinas
terrain-river = río
terrain-mountains = montañas
-tile-sources = Fuentes
-tile-source = Fuente
-tile-finds =
    { $n ->
        [one] Quien la explora encuentra 1 ficha de Descubrimiento
       *[other] Quien la explora encuentra { $n } fichas de Descubrimiento
    }
-tile-beast = Un animal pasa al mazo de Caza
-tile-shelter = Refugio natural: aquí nadie duerme a la intemperie
-tile-totem = Un tótem: el escenario dice qué hace
land-tile_1 = pieza 1 ({ terrain-plains })
    .about = { -tile-source }: { source-wood } ► { -tile-finds(n: 2) } ► { -tile-beast }
land-tile_2 = pieza 2 ({ terrain-mountains })
    .about = { -tile-source }: { source-bird } ► { -tile-finds(n: 1) } ► { -tile-beast } ► { -tile-shelter } ► { -tile-totem }
land-tile_3 = pieza 3 ({ terrain-river })
    .about = { -tile-source }: { source-fish } ► { -tile-finds(n: 3) } ► { -tile-beast }
land-tile_4 = pieza 4 ({ terrain-hills })
    .about = { -tile-sources }: { source-wood } y { source-fish } ► { -tile-finds(n: 1) } ► { -tile-totem }
land-tile_5 = pieza 5 ({ terrain-mountains })
    .about = { -tile-sources }: { source-bird } y { source-wood } ► { -tile-finds(n: 1) } ► { -tile-totem }
land-tile_6 = pieza 6 ({ terrain-plains })
    .about = { -tile-sources }: { source-bird } y { source-wood } ► { -tile-finds(n: 1) } ► { -tile-totem }
land-tile_7 = pieza 7 ({ terrain-hills })
    .about = { -tile-source }: { source-wood } ► { -tile-finds(n: 2) } ► { -tile-beast } ► { -tile-totem }
land-tile_8 = pieza 8 ({ terrain-beach })
    .about = { -tile-sources }: { source-wood } y { source-fish }
land-tile_9 = pieza 9 ({ terrain-plains })
    .about = { -tile-source }: { source-bird } ► { -tile-finds(n: 3) } ► { -tile-beast }
land-tile_10 = pieza 10 ({ terrain-river })
    .about = { -tile-sources }: { source-wood } y { source-fish } ► { -tile-finds(n: 1) } ► { -tile-totem }
land-tile_11 = pieza 11 ({ terrain-mountains })
    .about = { -tile-source }: { source-wood } ► { -tile-finds(n: 1) } ► { -tile-beast } ► { -tile-shelter }
source-bird = pájaros
source-fish = peces
source-wood = madera
marker-wood_plus = madera +1
    .about = En una pieza: obtener madera allí, o la fase de Producción si el campamento está allí, da 1 de madera más. En el espacio de crear: la próxima creación pagada con madera cuesta 1 de madera más
    .a = una ficha de madera +1
marker-food_plus = comida +1
    .about = Obtener comida allí, o la fase de Producción si el campamento está allí, da 1 de comida más
    .a = una ficha de comida +1
marker-adventure = ficha de Aventura
    .about = La próxima acción de este tipo roba una carta de Aventura, digan lo que digan los dados
    .a = una ficha de Aventura
marker-danger = ficha de Peligro
    .about = En el mazo de Caza: el próximo animal tiene 1 de fuerza más. En otro lugar: quien actúe allí, o en la próxima acción de este tipo, recibe 1 herida si no tiene armas
    .a = una ficha de Peligro
marker-time = ficha de peón adicional
    .about = Hace falta 1 peón más: para cada acción en esta pieza o para la próxima acción de este tipo
    .a = una ficha de peón adicional
marker-reroll = ficha de repetir éxito
    .about = Un éxito en la próxima tirada de este tipo de acción debe repetirse una vez
    .a = una ficha de repetir éxito
marker-fog = ficha de neblina
    .about = Aquí hace falta 1 peón más, el terreno no cuenta y la fase de Producción no da nada
    .a = una ficha de neblina
marker-dust = ficha de polvo
    .about = Hace falta 1 peón más para cada acción aquí
    .a = una ficha de polvo
marker-black = indicador negro
    .about = La fuente que tapa no da nada
    .a = un indicador negro
marker-shortcut = ficha de atajo
    .about = La fase de Producción da además 1 recurso de una fuente de esta pieza
    .a = una ficha de atajo
marker-terrain = indicador sobre el terreno
    .about = El terreno que tapa no cuenta
    .a = un indicador sobre el terreno
marker-flock = bandada
    .about = Aquí hay una fuente de pájaros
    .a = una bandada
marker-waiting = indicador negro en espera
    .about = Tapará una fuente de la pieza que se coloque aquí
    .a = un indicador negro en espera

## Recursos, indicadores, dados, tiempo

resource-wood = madera
resource-food = comida
resource-np_food = comida no perecedera
resource-fur = piel
track-roof = tejado
    .the = el tejado
    .start = El tejado
track-palisade = empalizada
    .the = la empalizada
    .start = La empalizada
track-weapon = nivel de armas
    .the = el nivel de armas
    .start = El nivel de armas
action-threat = amenaza
action-hunt = cazar
action-build = crear
action-gather = obtener recursos
action-explore = explorar
action-arrange_camp = organizar el campamento
action-rest = descansar
die-wound = dado de herida
    .hit = recibe una herida
    .miss = sin herida
die-success = dado de éxito
    .hit = éxito
    .miss = sin éxito
die-adventure = dado de aventura
    .hit = aventura
    .miss = sin aventura
beasts-none = no se acercan
beasts-lose_food = se comen 1 de comida
beasts-palisade = dañan la empalizada
beasts-fight = atacan
weather-rain = nube lluviosa
    .a = una nube lluviosa
weather-winter = nube invernal
    .a = una nube invernal
weather-storm = tormenta
    .a = una tormenta
weather-animals_die = dado de animales hambrientos
    .a = el dado de animales hambrientos
back-event = evento
back-adventure = aventura
back-mystery = misterio
mystery-treasure = tesoro
mystery-trap = trampa
mystery-monster = monstruo
part-head = cabeza
part-arm = brazo
part-belly = estómago
part-leg = pierna
payment-free = sin coste
    .kind = free
payment-wood = con madera
payment-fur = con piel
payment-food = con comida
payment-both = con madera y piel
payment-item = con el objeto
payment-wood_less = con madera, Construcción económica
payment-both_less = con madera y piel, Construcción económica
payment-mixed_1 = con madera y 1 de piel
payment-mixed_2 = con madera y 2 de piel
payment-mixed_3 = con madera y 3 de piel
payment-mixed_1_less = con madera y 1 de piel, Construcción económica
payment-mixed_2_less = con madera y 2 de piel, Construcción económica

## Acciones con su objetivo

spot-threat_left = Acción de amenaza (izquierda)
spot-threat_right = Acción de amenaza (derecha)
spot-hunt = Cazar
spot-burn_n1 = Quemar la aldea en { space-n1 }
spot-burn_n2 = Quemar la aldea en { space-n2 }
spot-burn_n3 = Quemar la aldea en { space-n3 }
spot-burn_m1 = Quemar la aldea en { space-m1 }
spot-burn_m2 = Quemar la aldea en { space-m2 }
spot-burn_m3 = Quemar la aldea en { space-m3 }
spot-burn_m4 = Quemar la aldea en { space-m4 }
spot-burn_s1 = Quemar la aldea en { space-s1 }
spot-burn_s2 = Quemar la aldea en { space-s2 }
spot-burn_s3 = Quemar la aldea en { space-s3 }
spot-burn_city = Quemar la aldea en { space-city }
spot-capture = Capturar a King Kong
spot-build_bricks = Crear «{ invention-bricks }»
spot-build_dam = Crear «{ invention-dam }»
spot-build_fire = Crear «{ invention-fire }»
spot-build_knife = Crear «{ invention-knife }»
spot-build_map = Crear «{ invention-map }»
spot-build_medicine = Crear «{ invention-medicine }»
spot-build_pot = Crear «{ invention-pot }»
spot-build_rope = Crear «{ invention-rope }»
spot-build_shovel = Crear «{ invention-shovel }»
spot-build_basket = Crear «{ invention-basket }»
spot-build_bed = Crear «{ invention-bed }»
spot-build_belts = Crear «{ invention-belts }»
spot-build_bow = Crear «{ invention-bow }»
spot-build_cellar = Crear «{ invention-cellar }»
spot-build_corral = Crear «{ invention-corral }»
spot-build_diary = Crear «{ invention-diary }»
spot-build_drums = Crear «{ invention-drums }»
spot-build_furnace = Crear «{ invention-furnace }»
spot-build_lantern = Crear «{ invention-lantern }»
spot-build_moat = Crear «{ invention-moat }»
spot-build_pit = Crear «{ invention-pit }»
spot-build_raft = Crear «{ invention-raft }»
spot-build_sack = Crear «{ invention-sack }»
spot-build_shield = Crear «{ invention-shield }»
spot-build_sling = Crear «{ invention-sling }»
spot-build_wall = Crear «{ invention-wall }»
spot-build_fireplace = Crear «{ invention-fireplace }»
spot-build_shortcut = Crear «{ invention-shortcut }»
spot-build_snare = Crear «{ invention-snare }»
spot-build_spear = Crear «{ invention-spear }»
spot-build_scn_hatchet = Crear «{ invention-scn_hatchet }»
spot-build_scn_mast = Crear «{ invention-scn_mast }»
spot-build_scn_sacred_bell = Crear «{ invention-scn_sacred_bell }»
spot-build_scn_raft = Crear «{ invention-scn_raft }»
spot-build_scn_lifeboat = Crear «{ invention-scn_lifeboat }»
spot-build_scn_rope_ladder = Crear «{ invention-scn_rope_ladder }»
spot-build_scn_jolly_boat = Crear «{ invention-scn_jolly_boat }»
spot-build_scn_ballista = Crear «{ invention-scn_ballista }»
spot-build_scn_canoe = Crear «{ invention-scn_canoe }»
spot-build_scn_fence = Crear «{ invention-scn_fence }»
spot-build_scn_garden = Crear «{ invention-scn_garden }»
spot-build_scn_tranquilizer = Crear «{ invention-scn_tranquilizer }»
spot-cross_n1 = Crear una cruz en { space-n1 }
spot-cross_n2 = Crear una cruz en { space-n2 }
spot-cross_n3 = Crear una cruz en { space-n3 }
spot-cross_m1 = Crear una cruz en { space-m1 }
spot-cross_m2 = Crear una cruz en { space-m2 }
spot-cross_m3 = Crear una cruz en { space-m3 }
spot-cross_m4 = Crear una cruz en { space-m4 }
spot-cross_s1 = Crear una cruz en { space-s1 }
spot-cross_s2 = Crear una cruz en { space-s2 }
spot-cross_s3 = Crear una cruz en { space-s3 }
spot-cross_city = Crear una cruz en { space-city }
spot-trap_n1 = Crear una trampa en { space-n1 }
spot-trap_n2 = Crear una trampa en { space-n2 }
spot-trap_n3 = Crear una trampa en { space-n3 }
spot-trap_m1 = Crear una trampa en { space-m1 }
spot-trap_m2 = Crear una trampa en { space-m2 }
spot-trap_m3 = Crear una trampa en { space-m3 }
spot-trap_m4 = Crear una trampa en { space-m4 }
spot-trap_s1 = Crear una trampa en { space-s1 }
spot-trap_s2 = Crear una trampa en { space-s2 }
spot-trap_s3 = Crear una trampa en { space-s3 }
spot-trap_city = Crear una trampa en { space-city }
spot-shelter_n1 = Crear el refugio en { space-n1 }
spot-shelter_n2 = Crear el refugio en { space-n2 }
spot-shelter_n3 = Crear el refugio en { space-n3 }
spot-shelter_m1 = Crear el refugio en { space-m1 }
spot-shelter_m2 = Crear el refugio en { space-m2 }
spot-shelter_m3 = Crear el refugio en { space-m3 }
spot-shelter_m4 = Crear el refugio en { space-m4 }
spot-shelter_s1 = Crear el refugio en { space-s1 }
spot-shelter_s2 = Crear el refugio en { space-s2 }
spot-shelter_s3 = Crear el refugio en { space-s3 }
spot-shelter_city = Crear el refugio en { space-city }
spot-roof = Crear tejado
spot-palisade = Crear empalizada
spot-weapon = Crear armas
spot-reclamation = Cosecha: quitar un indicador negro
spot-bird_n1 = Obtener comida (pájaros) en { space-n1 }
spot-fish_n1 = Obtener comida (peces) en { space-n1 }
spot-wood_n1 = Obtener madera en { space-n1 }
spot-bird_n2 = Obtener comida (pájaros) en { space-n2 }
spot-fish_n2 = Obtener comida (peces) en { space-n2 }
spot-wood_n2 = Obtener madera en { space-n2 }
spot-bird_n3 = Obtener comida (pájaros) en { space-n3 }
spot-fish_n3 = Obtener comida (peces) en { space-n3 }
spot-wood_n3 = Obtener madera en { space-n3 }
spot-bird_m1 = Obtener comida (pájaros) en { space-m1 }
spot-fish_m1 = Obtener comida (peces) en { space-m1 }
spot-wood_m1 = Obtener madera en { space-m1 }
spot-bird_m2 = Obtener comida (pájaros) en { space-m2 }
spot-fish_m2 = Obtener comida (peces) en { space-m2 }
spot-wood_m2 = Obtener madera en { space-m2 }
spot-bird_m3 = Obtener comida (pájaros) en { space-m3 }
spot-fish_m3 = Obtener comida (peces) en { space-m3 }
spot-wood_m3 = Obtener madera en { space-m3 }
spot-bird_m4 = Obtener comida (pájaros) en { space-m4 }
spot-fish_m4 = Obtener comida (peces) en { space-m4 }
spot-wood_m4 = Obtener madera en { space-m4 }
spot-bird_s1 = Obtener comida (pájaros) en { space-s1 }
spot-fish_s1 = Obtener comida (peces) en { space-s1 }
spot-wood_s1 = Obtener madera en { space-s1 }
spot-bird_s2 = Obtener comida (pájaros) en { space-s2 }
spot-fish_s2 = Obtener comida (peces) en { space-s2 }
spot-wood_s2 = Obtener madera en { space-s2 }
spot-bird_s3 = Obtener comida (pájaros) en { space-s3 }
spot-fish_s3 = Obtener comida (peces) en { space-s3 }
spot-wood_s3 = Obtener madera en { space-s3 }
spot-bird_city = Obtener comida (pájaros) en { space-city }
spot-fish_city = Obtener comida (peces) en { space-city }
spot-wood_city = Obtener madera en { space-city }
spot-explore_n1 = Explorar { space-n1 }
spot-explore_n2 = Explorar { space-n2 }
spot-explore_n3 = Explorar { space-n3 }
spot-explore_m1 = Explorar { space-m1 }
spot-explore_m2 = Explorar { space-m2 }
spot-explore_m3 = Explorar { space-m3 }
spot-explore_m4 = Explorar { space-m4 }
spot-explore_s1 = Explorar { space-s1 }
spot-explore_s2 = Explorar { space-s2 }
spot-explore_s3 = Explorar { space-s3 }
spot-explore_city = Explorar { space-city }
spot-visit_n1 = Explorar el tótem en { space-n1 }
spot-visit_n2 = Explorar el tótem en { space-n2 }
spot-visit_n3 = Explorar el tótem en { space-n3 }
spot-visit_m1 = Explorar el tótem en { space-m1 }
spot-visit_m2 = Explorar el tótem en { space-m2 }
spot-visit_m3 = Explorar el tótem en { space-m3 }
spot-visit_m4 = Explorar el tótem en { space-m4 }
spot-visit_s1 = Explorar el tótem en { space-s1 }
spot-visit_s2 = Explorar el tótem en { space-s2 }
spot-visit_s3 = Explorar el tótem en { space-s3 }
spot-visit_city = Explorar el tótem en { space-city }
spot-actress_n1 = Rescatar a la actriz en { space-n1 }
spot-actress_n2 = Rescatar a la actriz en { space-n2 }
spot-actress_n3 = Rescatar a la actriz en { space-n3 }
spot-actress_m1 = Rescatar a la actriz en { space-m1 }
spot-actress_m2 = Rescatar a la actriz en { space-m2 }
spot-actress_m3 = Rescatar a la actriz en { space-m3 }
spot-actress_m4 = Rescatar a la actriz en { space-m4 }
spot-actress_s1 = Rescatar a la actriz en { space-s1 }
spot-actress_s2 = Rescatar a la actriz en { space-s2 }
spot-actress_s3 = Rescatar a la actriz en { space-s3 }
spot-actress_city = Rescatar a la actriz en { space-city }
spot-treasure_map = Seguir el Mapa del tesoro
spot-jenny = Ir en balsa a por Jenny
spot-arrange_camp = Organizar el campamento
spot-rest = Descansar

## Ayudas

help-carpenter = { character-carpenter }
help-cook = { character-cook }
help-explorer = { character-explorer }
help-soldier = { character-soldier }
help-friday = { character-friday }
help-dog = Perro
help-map = { invention-map }
help-basket = { invention-basket }
help-belts = { invention-belts }
help-lantern = { invention-lantern }
help-raft = { invention-raft }
help-sack = { invention-sack }
help-shield = { invention-shield }
help-scn_rope_ladder = { invention-scn_rope_ladder }
help-candles_treasure = { card-candles_treasure }
help-compass = { card-compass }
help-handyman = { ability-handyman }
help-hammer_and_nails = { item-hammer_and_nails }
help-candles = { token-candles } (ficha)
help-cursed_island_minus = { token-cursed_island_minus } (ficha)
help-king_kong_cross = { token-king_kong_cross } (ficha)
help-lights = { crew-lights.item }

## Opciones impresas

way-accept = Aceptar
way-burn_wood = Quemar 2 de madera
way-determination = Determinación
way-discard = Descartar la carta
way-eat = Comer
way-fight_it_off = Ahuyentarlo
way-food = Comida
way-go_back = Volver
way-halve_palisade = Reducir la empalizada a la mitad
way-halve_roof = Reducir el tejado a la mitad
way-ignore = Ignorarlo
way-ignore_rain = Ignorar una nube lluviosa
way-let_it_eat = Dejar que coma
way-lose_item = Perder un objeto
way-palisade = Empalizada
way-roof = Tejado
way-stay_out = Pasar la noche fuera
way-train = Adiestrarlo
way-weapon = Nivel de armas
way-winter_to_rain = Convertir una nube invernal en nube lluviosa
way-wood = Madera
way-wound = Recibir una herida
way-wounds = Todos reciben heridas
way-heal = Curarse una herida
way-morale = Moral
way-move = Trasladar el campamento
way-lose_shelter = Perder el refugio

## Por qué se pregunta

reason-heal = ¿a quién se cura?
reason-starve = no hay comida para todos. ¿Quién pasa hambre (2 heridas)?
reason-share_wound = repartid la enfermedad. ¿Quién recibe la próxima herida esta noche?
reason-share_determination = ¿quién recibe la próxima ficha de Determinación?
reason-cover_arrow = ¿qué flecha de moral se tapa?
reason-forced_move = hay que trasladar el campamento. ¿Adónde?
reason-night_move = ¿trasladáis el campamento?
reason-shortcut = ¿a qué pieza lleva el Atajo?
reason-shortcut_source = ¿qué fuente aprovecha el Atajo?
reason-cover_source = ¿qué fuente se agota?
reason-cover_all_sources = ¿en qué pieza se agotan todas las fuentes?
reason-cover_terrain = ¿en qué pieza se tapa el terreno?
reason-close_tile = ¿qué pieza queda inaccesible?
reason-fog = ¿dónde se coloca la neblina?
reason-dust = ¿dónde cae el polvo?
reason-clear_fog = ¿dónde se levanta la neblina?
reason-clear_black = ¿qué indicador negro se quita?
reason-amulet = ¿qué ficha o indicador quita el amuleto?
reason-lose_item = ¿qué objeto se pierde?
reason-discard_item = ¿qué objeto se descarta?
reason-mark_item = ¿qué objeto se marca?
reason-discard_invention = ¿qué invento vuelve al mazo?
reason-take_invention = ¿qué invento llega al tablero?
reason-build_free = ¿qué invento se crea sin coste?
reason-keep_token = ¿qué ficha te quedas?
reason-keep_resource = la fase de Producción da la mitad. ¿Qué os quedáis?
reason-corral = ¿qué fuente de pájaros se convierte en Corral?
reason-top_tile = ¿qué pieza va encima de la pila?
reason-order_tiles = ¿cuál de estas piezas va debajo?
reason-lay_tile = ¿qué pieza colocas?
reason-strongest = ¿cuál de los animales más fuertes viene?
reason-use_gained = ¿pagas con lo que esta acción acaba de dar?
reason-reroll = ¿repites la tirada del dado?
reason-go_on = ¿robas otra carta de Misterio?
reason-ignore = ¿ignoras esta carta?
reason-fewer = ¿usas el Mapa antiguo y robas una carta menos?
reason-eat_more = ¿consumes 1 de comida más en vez de recibir una herida?
reason-bible = ¿lees la Biblia? Te curas 1 herida y recibes 3 fichas de Determinación en vez de 2.
reason-beast_bottom = ¿pones el animal al fondo del mazo de Caza?
reason-which_food = primero se gasta la comida perecedera. ¿Preferís gastar comida no perecedera?
reason-raid = llegan los caníbales. ¿Qué sacrificáis?
reason-helmet = ¿quién lleva el casco?
reason-take_along = ¿la ficha de qué objeto se traslada con el campamento?

## Momentos

moment-day = ¿Alguien usa algo ahora?
moment-council = Antes de las acciones: ¿alguien usa algo?
moment-fighting = ¡Un combate! ¿Alguien usa un arma o una habilidad?
moment-sky = El tiempo: ¿alguien hace algo al respecto?
moment-night = Noche: ¿alguien cura o usa algo?
moment-animals = ¡Animales hambrientos! ¿Alguien hace algo al respecto?

## Noticias

news-no_event = El mazo de Eventos está vacío: un día tranquilo.
news-jenny_rescued = ¡Jenny está a salvo!
news-jenny_hurt = Jenny, sola en la roca, se debilita.
news-actress_captured = ¡King Kong ha capturado a la actriz!
news-actress_freed = La actriz vuelve a estar libre.
news-kid_born = Ha nacido un niño y hay que alimentarlo cada noche.
news-city_revealed = Se ha descubierto la Ciudad de los caníbales.
news-city_burnt = ¡La Ciudad de los caníbales arde!
news-cannibals = Los caníbales atacan el campamento.
news-camp_blocked = Primero hay que ordenar el campamento: esta acción no da nada.
news-mystery_over = No se roban más cartas de Misterio.
news-production_skipped = Esta ronda no hay fase de Producción.
news-shelter_lost = El refugio se ha perdido.
news-wood_lost = La madera que no cabe en la columna se pierde.
news-nothing_left = No hay nada que conseguir.
news-beast_lurks = Un animal acecha cerca del campamento.

## Opciones de partida

option-scenario = Escenario
option-scenario-castaways = { scenario-castaways }
option-scenario-cursed_island = { scenario-cursed_island }
option-scenario-jenny = { scenario-jenny }
option-scenario-volcano_island = { scenario-volcano_island }
option-scenario-cannibal_island = { scenario-cannibal_island }
option-scenario-robinson_family = { scenario-robinson_family }
option-scenario-king_kong = { scenario-king_kong }
option-characters = Personajes
option-characters-carpenter = { character-carpenter }
option-characters-cook = { character-cook }
option-characters-explorer = { character-explorer }
option-characters-soldier = { character-soldier }
option-items = Objetos iniciales
option-items-none = ninguno
option-items-one = uno
option-items-two = dos
option-items-three = tres
option-items-four = cuatro
option-events = Mezcla de eventos
option-events-usual = la habitual
option-events-more_adventures = más fácil
option-events-more_books = más difícil
option-dog = Perro
option-dog-usual = como corresponde al número de jugadores
option-dog-with = con el Perro
option-dog-without = sin el Perro
option-friday = Viernes
option-friday-usual = como corresponde al número de jugadores
option-friday-without = sin Viernes
option-wreckage = Carta de Restos
option-wreckage-food_crates = { card-food_crates }
option-first = Jugador inicial

## Decisiones; «group» es el título de todas las de una clase

# Igual en inglés.
choice-plan =
    { $payment-kind ->
        [free] { $spot }
       *[other] { $spot } ({ $payment })
    }
    .group = Asignar un peón
choice-send =
    { $payment-kind ->
        [free] Viernes: { $spot }
       *[other] Viernes: { $spot } ({ $payment })
    }
    .group = Enviar a Viernes
choice-join = Asignar también: { $help }
    .group = Peones de apoyo
choice-support = Prestar apoyo en la acción planeada { $number }
    .group = Prestar apoyo en una acción planeada
choice-enough = Con esto basta
    .group = Basta
choice-wait = Ceder el paso: asignar después
    .group = Ceder el paso
choice-idle = Viernes se queda en el campamento
    .group = Viernes descansa
choice-ready = De acuerdo: llevar a cabo el plan
    .group = De acuerdo
choice-back = Retirar la acción planeada { $number } y las siguientes
    .group = Cambiar el plan
choice-first = La acción planeada { $number } va la primera entre las de su tipo
    .group = Cambiar el orden
choice-yes = Sí
    .group = Sí
# Igual en inglés.
choice-no = No
    .group = No
choice-option = { $option }
    .group = Opciones
choice-space = Elegir { $space }
    .group = Elegir un lugar
choice-source = Elegir la fuente de { $source } de { $space }
    .group = Elegir una fuente
choice-marker = Quitar de { $space }: { $marker }
    .group = Quitar una ficha o un indicador
choice-invention = Elegir { $invention }
    .group = Elegir un invento u objeto
choice-character = Elegir { $character-to }
    .group = Elegir a alguien
choice-arrow = Flecha { $character-of }, antes de la herida { $number }
    .group = Tapar una flecha
choice-token = Elegir la ficha { $token }
    .group = Elegir una ficha
choice-card = Elegir la carta { $card }
    .group = Elegir una carta
choice-tile = Elegir la { $tile }
    .group = Elegir una pieza
choice-resource = Quedarse 1 de { $resource }
    .group = Elegir un recurso
choice-use-token = Usar la ficha { $token }
    .group = Usar una ficha de Descubrimiento
choice-use-carried = Usar la ficha { $token } que lleva fuera, solo para sí
    .group = Usar lo que se lleva
choice-use-item = Usar el objeto inicial { $item }
    .group = Usar un objeto inicial
choice-use-card = Usar la carta { $card }
    .group = Usar un tesoro
choice-use-invention = Usar { $invention }
    .group = Usar un objeto
choice-ability = Usar la habilidad { $ability }
    .group = Usar una habilidad
choice-pile = Poner { $number } de madera en la pila
    .group = La pila de madera
cost-determination = cuesta Determinación

## Preguntas

prompt-plan =
    { $left ->
        [0] { $seat }: ¿qué creas de inmediato?
        [one] { $seat }: ¿dónde asignas tu último peón?
       *[other] { $seat }: ¿dónde asignas un peón (te quedan { $left })?
    }
prompt-friday = { $seat }: ¿qué hace Viernes?
prompt-join =
    { $pawns ->
        [one]
            { $way ->
                [0] { $spot }: 1 peón de { $sure }, sin dados. ¿Quién presta apoyo?
                [2] { $spot }: 1 peón, sin dados. Con { $sure }, la recompensa es mayor. ¿Quién presta apoyo?
               *[1] { $spot }: 1 peón. Con { $roll } se tiran los dados; con { $sure }, éxito automático. ¿Quién presta apoyo?
            }
       *[other]
            { $way ->
                [0] { $spot }: { $pawns } peones de { $sure }, sin dados. ¿Quién presta apoyo?
                [2] { $spot }: { $pawns } peones, sin dados. Con { $sure }, la recompensa es mayor. ¿Quién presta apoyo?
               *[1] { $spot }: { $pawns } peones. Con { $roll } se tiran los dados; con { $sure }, éxito automático. ¿Quién presta apoyo?
            }
    }
prompt-ready = { $seat }: ¿te parece bien el plan?
prompt-moment = { $moment }
prompt-pick = { $seat }: { $reason }
prompt-ask = { $seat }: { $reason }
prompt-option = { $seat }: ¿qué opción eliges?
prompt-camp-option = { $seat }: organizas el campamento. ¿Qué ganas con ello?
prompt-morale-option = { $seat }: la moral está en lo más alto. ¿Qué eliges?

## Por qué algo no se puede planear

why-plan-later = Las acciones se planean en la fase de Acciones, antes de resolver la primera.
why-not-friday = Viernes actúa cuando todos los demás han planeado.
why-only-some = En esta ronda no puedes planear este tipo de acción: { $action }.
why-planned-already = Ya está planeado, y solo se puede una vez por ronda.
why-too-few-pawns = No quedan peones suficientes para ello.
why-cannot-pay = Lo que cuesta no está disponible o está asignado a otras acciones.
why-built = Ya está creado.
why-not-here = Este invento no está en el tablero.
why-items-missing = Antes hay que crear: { $items }.
why-items-locked = Ahora no se pueden usar objetos.
why-terrain-missing = Falta explorar este terreno: { $terrains }.
why-only-owner = Solo puede crearlo su dueño: { $who }.
why-condition = Todavía no se ha cumplido lo que exige antes el escenario.
why-has-shelter = El refugio ya está creado.
why-no-shelter = No hay refugio, ni siquiera uno natural.
why-out-of-reach = Desde el campamento no se llega ahí por piezas exploradas.
why-explored = Este lugar ya está explorado.
why-not-explored = Este lugar no está explorado.
why-no-tiles = No quedan piezas de Isla.
why-camp-tile = En la pieza del campamento no se obtienen recursos.
why-no-source = No hay tal fuente, o está agotada.
why-no-beasts = En el mazo de Caza no hay animales para otra cacería.
why-no-threat = Esta carta no es ahora una amenaza.
why-threat-needs = Falta lo que pide la carta: objetos o armas.
why-no-token = No tenéis esa ficha.
why-token-needs = Solo sirve con este objeto: { $item }.
why-less-weapon = Hace falta nivel de armas { $level }.
why-no-item = Este Objeto inicial no está en la partida.
why-used-up = Ya está usado, por ahora o del todo.
why-ability-owner = Es una habilidad { $who-of }.
why-ability-used = Ya se ha usado en esta ronda; en la siguiente se puede volver a usar.
why-muted = En esta ronda no se pueden usar habilidades.
why-short-of-determination = Cuesta { $cost } de determinación y tienes { $has }.
why-not-kept = Nadie conserva esta carta.
why-unbuilt = Todavía no está creado.
why-all-healthy = Nadie está herido.
why-no-food = Hace falta comida y no hay.
why-first-decides = Es de todos, y ahora decide { $seat-the }.
why-other-moment = No es el momento, o no cambiaría nada.
why-pick-later = Solo se elige cuando lo pide una carta o una regla.
why-not-picked = Lo que se pide ahora no puede ser esto.

## Sucesos

event-scenario = Escenario: { $scenario }, { $rounds } rondas.
event-cast = { $seat-name }: { $who-the }.
event-round = Ronda { $number }. Jugador inicial: { $who-the }.
event-news = { $news }
event-wounded =
    { $number ->
        [one] { $who-start } recibe 1 herida { $cause-from } ({ $total } en total).
       *[other] { $who-start } recibe { $number } heridas { $cause-from } ({ $total } en total).
    }
event-healed =
    { $number ->
        [one] { $who-start } se cura 1 herida.
       *[other] { $who-start } se cura { $number } heridas.
    }
event-died = Muere { $who-the }.
event-determined =
    { $number ->
        [one] { $who-start } recibe 1 ficha de Determinación.
       *[other] { $who-start } recibe { $number } fichas de Determinación.
    }
event-discouraged =
    { $number ->
        [one] { $who-start } descarta 1 ficha de Determinación.
       *[other] { $who-start } descarta { $number } fichas de Determinación.
    }
event-morale = La moral pasa a { $level }.
event-special-wound = { $who-start } tiene una herida especial ({ $part }).
event-special-healed = { $who-start } se libra de una herida especial ({ $part }).
event-arrow-covered = Se tapa una flecha de moral { $who-of }.
event-restricted =
    { $actions-count ->
        [0] { $pawns ->
            [0] { $who-start } no puede usar habilidades esta ronda.
            [one] { $later ->
                [0] { $who-start } solo tiene 1 peón esta ronda.
               *[other] { $who-start } solo tendrá 1 peón en la próxima ronda.
            }
           *[other] { $later ->
                [0] { $who-start } solo tiene { $pawns } peones esta ronda.
               *[other] { $who-start } solo tendrá { $pawns } peones en la próxima ronda.
            }
        }
       *[other] { $who-start } solo puede realizar esta ronda acciones de { $actions }.
    }
event-sleeps-outside = { $who-start } pasará la noche fuera del campamento.
event-fewer-pawns =
    { $pawns ->
        [one] { $who-start } solo tiene 1 peón esta ronda, por «{ $card }».
       *[other] { $who-start } solo tiene { $pawns } peones esta ronda, por «{ $card }».
    }
event-gained = Recibís { $number } de { $resource }.
event-lost = Perdéis { $number } de { $resource }.
event-produced = El campamento da { $number } de { $resource }.
event-stores-used =
    { $number ->
        [one] En su lugar se usa 1 de comida no perecedera.
       *[other] En su lugar se usan { $number } de comida no perecedera.
    }
event-spoiled =
    { $number ->
        [one] Se echa a perder 1 de comida.
       *[other] Se echan a perder { $number } de comida.
    }
event-track = { $track-start } pasa a { $level }.
event-wreck = Restos del naufragio en la playa: «{ $card }».
event-event-drawn = Carta de Evento: «{ $card }».
event-half-drawn = Sale del mazo de Eventos: «{ $card }».
event-threat = Se resuelve el efecto de amenaza de «{ $card }».
event-threat-gone = Nadie se ha ocupado de «{ $card }»: se descarta.
event-warded-off = { $who-start } se ocupa de «{ $card }».
event-adventure = { $who-start } vive una aventura: «{ $card }».
event-mystery = { $who-start } roba una carta de Misterio: «{ $card }».
event-mystery-aside = Se aparta la carta «{ $card }».
event-kept = Se conserva la carta «{ $card }».
event-shuffled-in = Se baraja en el mazo de Eventos la carta «{ $card }».
event-seen = Todos ven la carta «{ $card }».
event-card-gone = Se descarta la carta «{ $card }».
event-fought = { $who-start } combate contra fuerza { $strength } con nivel de armas { $weapon }.
event-beast-came = Se añade una carta de Animal al mazo de Caza.
event-planned = Plan { $who-of }: { $spot }.
event-joined = { $who-start } presta apoyo: { $spot }.
event-action = { $who-start }: { $spot }.
event-failed = { $who-start } no tiene éxito: { $spot }.
event-void = Ya no se lleva a cabo: { $spot }.
event-rolled =
    { $hit ->
        [0] { $who-start } tira el { $die } ({ $action }): { $die-miss }.
       *[other] { $who-start } tira el { $die } ({ $action }): { $die-hit }.
    }
event-explored = Se explora { $space }: { $tile }.
event-totem = Un tótem en { $space }: { $totem }.
event-marked = En { $space } se coloca { $marker-a }.
event-marked-later = En { $space } se colocará { $marker-a } al empezar la próxima ronda.
event-hunt-marked = En el mazo de Caza se coloca { $marker-a }: la próxima caza será más peligrosa.
event-unmarked = De { $space } se retira { $marker-a }.
event-closed = { $space } deja de ser accesible.
event-opened = { $space } vuelve a ser accesible.
event-tile-seen = Todos ven la { $tile }.
event-camp = El campamento se traslada a { $space }.
event-shelter = El refugio queda creado en { $space }.
event-action-marked = En el espacio de { $action } se coloca { $marker-a }.
event-action-unmarked = Del espacio de { $action } se retira { $marker-a }.
event-cost-raised =
    { $number ->
        [0] El refugio cuesta 1 de madera más.
        [1] El tejado cuesta 1 de madera más.
        [2] La empalizada cuesta 1 de madera más.
       *[other] Las armas cuestan 1 de madera más.
    }
event-invention = Llega al tablero el invento «{ $invention }».
event-invention-gone = Vuelve al mazo de Inventos «{ $invention }».
event-built = Se crea el objeto «{ $invention }».
event-item-lost = Se pierde el objeto «{ $invention }».
event-item-marked = Se marca el objeto «{ $invention }».
event-token = Se encuentra una ficha de Descubrimiento: { $token }.
event-token-gone = Se pierde la ficha «{ $token }».
event-token-used = Se usa la ficha «{ $token }».
event-item = Objeto inicial: { $item }.
event-item-used = Se usa el objeto inicial «{ $item }».
event-card-used = Se usa la carta «{ $card }».
event-invention-used = Se usa el objeto «{ $invention }».
event-ability-used = { $who-start } usa la habilidad «{ $ability }».
event-weather = En la casilla de tiempo se coloca { $weather-a }.
event-clouds = Nubes lluviosas: { $rain }; nubes invernales: { $winter }.
event-animals = Animales hambrientos: { $beasts }.
event-ate = El grupo consume { $number } de comida.
event-soaked =
    { $short ->
        [one] Nubes por encima del tejado: { $above }. Falta 1 de madera o comida: una herida para cada uno.
       *[other] Nubes por encima del tejado: { $above }. Faltan { $short } de madera y comida: una herida para cada uno por cada falta.
    }
event-storm = La tormenta daña la empalizada.
event-open-air = Sin refugio, todos duermen a la intemperie.
event-starved = { $who-start } pasa hambre.
event-piled = La columna { $column } de la pila recibe { $number } de madera.
event-burnt = Arde { $space }.
event-blue = Hay una cruz o una trampa en { $space }.
event-crew = Muere del equipo: { $crew }.

## Finales

outcome-won = Victoria: objetivo alcanzado
outcome-lost-death = Derrota: una muerte
outcome-lost-rounds = Derrota: se acabó el tiempo
outcome-lost-jenny = Derrota: murió Jenny
outcome-lost-camp = Derrota: el campamento desapareció con su pieza
outcome-lost-kid = Derrota: faltó comida para un niño
outcome-lost-director = Derrota: murió el director

## La crónica: titulares, causas, qué llevó a ello, qué faltaba

# Igual en inglés.
chronicle-goal-reached = { $scenario-won }
chronicle-player-died = { $seat-start } murió { $phase-in } de la ronda { $round }
chronicle-jenny-died = { $who-start } murió { $phase-in } de la ronda { $round }
chronicle-time-up = La ronda { $round } fue la última: { $scenario-open }
chronicle-camp-lost = El campamento de { $space } desapareció en la ronda { $round }, y el grupo con él
chronicle-kid-starved = Un niño de la familia se quedó sin comer en la noche de la ronda { $round }
chronicle-director-died = El director de la película murió en la ronda { $round }
chronicle-won-in = En la ronda { $round } de { $rounds }.
chronicle-wounds-from =
    { $rest ->
        [0] { $number ->
            [one] 1 herida en esa ronda, { $cause-from }.
           *[other] { $number } heridas en esa ronda, todas { $cause-from }.
        }
       *[other] { $number } heridas en esa ronda, { $part } de ellas { $cause-from }.
    }
chronicle-wounds-roof =
    { $rest ->
        [0] { $number ->
            [one] 1 herida en esa ronda: al tejado le faltaba altura ({ $low }).
           *[other] { $number } heridas en esa ronda, todas porque al tejado le faltaba altura ({ $low }).
        }
       *[other] { $number } heridas en esa ronda, { $part } de ellas porque al tejado le faltaba altura ({ $low }).
    }
chronicle-wounds-card =
    { $rest ->
        [0] { $number ->
            [one] 1 herida en esa ronda, por «{ $card }».
           *[other] { $number } heridas en esa ronda, todas por «{ $card }».
        }
       *[other] { $number } heridas en esa ronda, { $part } de ellas por «{ $card }».
    }
chronicle-goal-at = El objetivo estaba en { $done } de { $needed }.
chronicle-lava = La lava había llegado a { $space }.
chronicle-by-card = Fue por «{ $card }».
chronicle-no-food =
    { $kids ->
        [one] No había comida para el niño.
       *[other] No había comida suficiente para { $kids } niños.
    }
chronicle-began-with =
    { $number ->
        [0] Antes de esa ronda no tenía ninguna herida; la número { $limit } es mortal.
        [one] Antes de esa ronda tenía 1 herida; la número { $limit } es mortal.
       *[other] Antes de esa ronda tenía { $number } heridas; la número { $limit } es mortal.
    }
chronicle-also-from =
    { $number ->
        [one] En la misma ronda: 1 herida { $cause-from }.
       *[other] En la misma ronda: { $number } heridas { $cause-from }.
    }
chronicle-most-from =
    { $number ->
        [one] En toda la partida: 1 herida { $cause-from }.
       *[other] En toda la partida: { $number } heridas { $cause-from }.
    }
chronicle-crew-lost = Ronda { $round }: muere del equipo: { $crew }.
chronicle-health =
    { $number ->
        [0] sin heridas
        [one] 1 herida; la número { $limit } es mortal
       *[other] { $number } heridas; la número { $limit } es mortal
    }
chronicle-dead = murió en la ronda { $round }
# Igual en inglés.
chronicle-lacking = { $lack }: { $number }
chronicle-not-built = Sin crear: { $invention }
chronicle-luck-dice = { $number ->
        [one] De una tirada
       *[other] De { $number } tiradas
    } del { $die }, { $came ->
        [one] { $came } mostró su símbolo
       *[other] { $came } mostraron su símbolo
    }; se { $expected ->
        [one] esperaba
       *[other] esperaban
    } { $expected }.
lack-wood = Madera en la pila
lack-crosses = Cruces
lack-tiles = Piezas por explorar
lack-totems = Tótems por visitar
lack-villages = Aldeas por quemar
lack-city = Ciudad de los caníbales por quemar
lack-rescue = Jenny, por rescatar
lack-traps = Trampas
lack-capture = King Kong, por capturar
lack-shelter = Refugio
lack-roof = Nivel del tejado
lack-palisade = Nivel de la empalizada
lack-weapon = Nivel de armas
phase-dawn = Amanecer
    .in = al amanecer
phase-event = Fase de Evento
    .in = en la fase de Evento
phase-morale = Fase de Moral
    .in = en la fase de Moral
phase-production = Fase de Producción
    .in = en la fase de Producción
phase-planning = Planificación
    .in = en la planificación
phase-action = Fase de Acción
    .in = en la fase de Acción
phase-weather = Fase de Tiempo
    .in = en la fase de Tiempo
phase-night = Fase de Noche
    .in = en la noche
cause-untold = Causa desconocida
    .from = por alguna causa
    .about = Heridas cuya causa nadie ha anotado.
cause-hunger = Hambre
    .from = por el hambre
    .about = Por la noche cada cual come 1 de comida. Quien se queda sin comer recibe 2 heridas.
cause-open_air = Al raso
    .from = por dormir al raso
    .about = Sin refugio, cada persona del campamento recibe 1 herida por la noche. Quien duerme fuera del campamento recibe también 1.
cause-clouds = Nubes
    .from = por las nubes que superan el tejado
    .about = Cada nube invernal cuesta 1 de madera. Cada nube que supera el nivel del tejado cuesta 1 de comida y 1 de madera. Lo que no podéis pagar es una herida para todo el campamento.
cause-storm = Tormenta
    .from = por la tormenta
    .about = Una tormenta baja la empalizada 1 nivel. Si no hay nada que bajar, cada persona del campamento recibe 1 herida.
cause-animals = Animales hambrientos
    .from = por los animales hambrientos
    .about = El dado rojo dice qué hacen los animales hambrientos: nada, comerse 1 de comida, bajar la empalizada o atacar. Lo que no podéis darles es una herida para todo el campamento.
cause-die = Dado de herida
    .from = por los dados de una acción
    .about = El dado de herida de una acción ha acertado.
cause-danger = Peligro
    .from = por un peligro sin tener armas
    .about = Donde hay peligro, quien trabaja sin armas recibe una herida.
cause-fight = Combate
    .from = por un combate
    .about = Por cada punto que la fuerza del animal supera el nivel de armas, quien lucha recibe 1 herida.
cause-card = Carta
    .from = por una carta
    .about = Una carta lo exige.
cause-morale = Moral baja
    .from = por la moral baja
    .about = Con la moral más baja, quien no puede pagar determinación recibe heridas en su lugar.
cause-cannibals = Caníbales
    .from = por los caníbales
    .about = Los caníbales vienen a por todo el grupo.
cause-waiting = Espera
    .from = por esperar el rescate
    .about = Hasta que la rescatéis, Jenny recibe heridas cada noche.
# Igual en inglés.
cause-totem = Tótem
    .from = por una noche junto a un tótem
    .about = Un campamento junto a un tótem cuesta 1 herida a cada cual.
cause-item = Objeto
    .from = por usar un objeto
    .about = Usarlo cuesta una herida.

## Estadísticas

statistic-scenario = Número del escenario
statistic-rounds = Rondas
statistic-progress = Objetivo alcanzado, en porcentaje
statistic-points = Puntos de victoria
statistic-explored = Piezas de Isla exploradas
statistic-items = Objetos creados

## Lo que hacen cartas y cosas: un término por cada verbo del vocabulario (effects/telling.py los une).
## Las líneas «about» de cartas, inventos, objetos, fichas, tótems y equipo y las líneas «book» de los escenarios las
## escribe tools/tell_cards.py: cambia los datos o estos términos, no esas líneas.

-and = y
-or = o
-or-else = o bien
-opening = «
-closing = »
-with = con
-without = sin
-without-it = si no
-not-with = no junto con
-if-possible = si es posible
-with-shelter = solo con refugio
-optional = si queréis
-per-player = por jugador
-amount = { $n } de
-event = Evento
-against = Acción de amenaza
-otherwise = Efecto de amenaza
-later = Más adelante, evento
-next-round = y al empezar la próxima ronda
-strength = fuerza { $n }
-needs = requiere
-costs = cuesta
-repeatable = se puede crear cuantas veces se quiera
-personal =
    { $n ->
        [0] invento personal
        [one] invento personal (1 ficha de Determinación)
       *[other] invento personal ({ $n } fichas de Determinación)
    }
-needed-elsewhere = de por sí no hace nada, pero hace falta para otras cosas
-stays = no se gasta
-spoils = se echa a perder de noche si no se puede conservar { $n } de comida
-deferred = si la pieza no se explora, una fuente de la que se coloque allí después
-one-use =
    { $n ->
        [one] un solo uso
       *[other] un solo uso cada uno
    }
-at-least = { $n } o más
-averted = se evita la amenaza y nada más
-only-totems = solo para tótems
-shortfall = por cada uno sin sitio, cada jugador recibe 1 herida
-pawns =
    { $apart ->
        [yes] { $n } peones de jugadores distintos
       *[no] { $n ->
            [one] 1 peón
           *[other] { $n } peones
        }
    }
-uses =
    { $n ->
        [one] 1 uso
       *[other] { $n } usos
    }
-moment =
    { $when ->
        [night] de noche
        [planning] al planificar
        [fight] en un combate
        [weather] en la fase de Tiempo
        [before_action_phase] antes de la fase de Acción
        [own_arrange_camp] al organizar el campamento
        [mystery_draw] al robar cartas de Misterio
        [not_during_action_resolution] en cualquier momento salvo al resolver acciones
       *[any] en cualquier momento
    }
-only-once =
    { $what ->
        [jenny_rescued] solo cuando Jenny esté a salvo
       *[tiles_and_totems_done] solo con suficientes piezas y tótems explorados
    }
-visit =
    { $n ->
        [0] más tarde, una vez, una acción de explorar aquí
        [one] más tarde, una vez, una acción de explorar aquí con 1 peón más
       *[other] más tarde, una vez, una acción de explorar aquí con { $n } peones más
    }
-who =
    { $name ->
        [actor] quien realiza la acción
        [fighter] quien combate
        [holder] quien tiene la herida
        [first_player] el jugador inicial
        [user] quien lo usa
       *[each_player] cada jugador
    }
-place =
    { $at ->
        [build] en el espacio de crear
        [gather] en el espacio de obtener recursos
        [explore] en el espacio de exploración
        [arrange_camp] en el espacio de organizar el campamento
        [hunt_deck] en el mazo de Caza
        [weather] en la casilla de tiempo
        [camp_tile] en la pieza del campamento
        [action_tile] en la pieza de la acción
        [this_tile] en esta pieza
        [linked_tile] en la pieza de esta carta
        [adjacent_to_camp] en una pieza adyacente al campamento
        [nearest_to_camp] lo más cerca posible del campamento
       *[adjacent_tile_chosen] en una pieza a elegir adyacente al campamento
    }
-token-note =
    { $which ->
        [next_round] desde la próxima ronda
        [camp_tile_has_wood_source] si hay una fuente de madera
        [source_was_covered] si se agotó una fuente
        [bird_source_if_no_food_source] sin fuente de comida allí, ella misma es fuente de pájaros
       *[heal_used] una vez usada la cura
    }
-dearer =
    { $what ->
        [build] la próxima acción de crear pagada con madera cuesta 1 de madera más
        [shelter_cost] el refugio cuesta 1 de madera más
        [roof_cost] el tejado cuesta 1 de madera más
        [palisade_cost] la empalizada cuesta 1 de madera más
       *[weapon_cost] las armas cuestan 1 de madera más
    }
-else-wounds =
    { $n ->
        [one] si no hay, cada jugador recibe 1 herida
       *[other] si no hay, cada jugador recibe { $n } heridas
    }
-self-wound =
    { $n ->
        [one] quien lo usa recibe 1 herida
       *[other] quien lo usa recibe { $n } heridas
    }
-pawn-work =
    { $colour ->
        [brown] para crear
        [grey] para obtener recursos
        [green] para explorar
        [red] para cazar
       *[grey_or_green] para obtener recursos o explorar
    }
-mystery-limit =
    { $of ->
        [treasure] { $n ->
            [one] 1 tesoro
           *[other] { $n } tesoros
        }
        [trap] { $n ->
            [one] 1 trampa
           *[other] { $n } trampas
        }
        [monster] { $n ->
            [one] 1 monstruo
           *[other] { $n } monstruos
        }
       *[either] { $n ->
            [one] 1 trampa o monstruo
           *[other] { $n } trampas y monstruos
        }
    } como máximo
-peek-note =
    { $which ->
        [reorder] vuelven en el orden que queráis
        [may_bottom] puede ir al fondo
       *[leave_face_up] boca arriba
    }
-does-wound =
    { $n ->
        [one] recibe 1 herida
       *[other] recibe { $n } heridas
    }
-does-heal =
    { $split ->
        [yes] se curan { $n } heridas, de un personaje o de dos
        [chosen] { $n ->
            [one] se cura 1 herida de un personaje a elegir
           *[other] se curan { $n } heridas de un personaje a elegir
        }
       *[no] { $n ->
            [one] se cura 1 herida
           *[other] se cura { $n } heridas
        }
    }
-does-determination =
    { $way ->
        [up] { $n ->
            [one] recibe 1 ficha de Determinación
           *[other] recibe { $n } fichas de Determinación
        }
       *[down] { $n ->
            [one] descarta 1 ficha de Determinación
           *[other] descarta { $n } fichas de Determinación
        }
    }
-does-determination_all = descarta todas sus fichas de Determinación
-does-determination_split = se reparten { $n } fichas de Determinación
-does-morale =
    { $way ->
        [up] la moral sube { $n }
       *[down] la moral baja { $n }
    }
-does-cover_morale_arrows =
    { $n ->
        [one] se tapa para siempre 1 flecha de moral
       *[other] se tapan para siempre { $n } flechas de moral
    }
-does-gain = recibís { $n } de
-does-gain_gathered = recibís { $n } más de lo que se obtiene, aunque la acción no tenga éxito
-does-lose = perdéis { $n } de
-does-lose_all = perdéis todo lo disponible de
-does-track =
    { $way ->
        [up] sube { $n }
       *[down] baja { $n }
    }
-does-track_set = baja a { $n }
-does-halve = se reduce a la mitad, redondeando hacia abajo
-does-decide =
    { $offer ->
        [yes] Decisión, solo si quiere
       *[no] Decisión
    }
-does-if_weapon = con nivel de armas inferior a { $n }
-does-nothing = no pasa nada
-does-keep = conserva esta carta
-does-shuffle_into_events = baraja esta carta en el mazo de Eventos
-does-draw_event = roba otra carta de Evento
-does-book_effect = resuelve el icono de libro
-put = se coloca
-does-untoken = se retira
-does-special_wound =
    { $part ->
        [head] recibe una herida especial en la cabeza
        [arm] recibe una herida especial en el brazo
        [belly] recibe una herida especial en el estómago
       *[leg] recibe una herida especial en la pierna
    }
-does-clear_special_wound = la herida especial desaparece
-does-reroll_sheet =
    { $until ->
        [event_half] desde la próxima ronda debe repetir una vez cada éxito que saque, hasta que esta carta salga del mazo de Eventos
       *[end_of_next_round] toda la próxima ronda debe repetir una vez cada éxito que saque
    }{ $always ->
        [yes] ; con suficientes peones también tira el dado de éxito
       *[no] {""}
    }
-does-clear_reroll_sheet = los éxitos vuelven a valer
-does-exhaust =
    { $source ->
        [any] { $n ->
            [one] se agota 1 fuente
           *[other] se agotan { $n } fuentes
        }
        [bird] se agota una fuente de pájaros
        [fish] se agota una fuente de peces
        [food] se agota una fuente de comida
        [wood] se agota una fuente de madera
        [gathered] se agota la fuente de esta acción
        [choose_one] se agota una fuente a elegir
        [all_on_one_tile] se agotan todas las fuentes de una pieza
       *[all_on_tile] se agotan todas las fuentes
    }
-does-restore = se destapa lo que tapó esta carta
-does-cover_terrain =
    { $of ->
        [tile] el terreno de la pieza se tapa y cuenta como sin explorar
       *[any] en una pieza cuenta como sin explorar y se tapa el terreno de
    }
-does-flip_tile =
    { $where ->
        [linked_tile] la pieza de esta carta queda inaccesible
       *[adjacent_to_camp] una pieza adyacente al campamento queda inaccesible
    }
-does-unflip_tile = la pieza vuelve a ser accesible
-does-move_camp = hay que trasladar el campamento a una pieza adyacente
-does-camp_move_refund = se recupera lo que costó el traslado, hasta tejado { $roof } y empalizada { $palisade }
-does-flip_items =
    { $n ->
        [one] se pierde 1 objeto
       *[other] se pierden { $n } objetos
    }
-does-discard_items =
    { $n ->
        [one] se pierde 1 objeto y se descarta su carta
       *[other] se pierden { $n } objetos y se descartan sus cartas
    }
-does-lock_items = no se puede usar ningún objeto hasta el final de la fase de Acción
-does-mark_items =
    { $n ->
        [one] se marca 1 objeto
       *[other] se marcan { $n } objetos
    }
-does-flip_marked_items = se pierden los objetos marcados
-does-discard_inventions =
    { $n ->
        [one] 1 invento sin crear vuelve encima del mazo
       *[other] { $n } inventos sin crear vuelven encima del mazo
    }
-does-take_invention =
    { $source ->
        [deck_choice] { $n ->
            [one] añadís al tablero 1 invento del mazo, a elegir
           *[other] añadís al tablero { $n } inventos del mazo, a elegir
        }
       *[deck_top] { $n ->
            [one] añadís al tablero el primer invento del mazo
           *[other] añadís al tablero los { $n } primeros inventos del mazo
        }
    }
-does-build_free = si está en la mesa sin crear, se crea sin coste
-does-starting_item =
    { $n ->
        [one] recibís 1 Objeto inicial al azar
       *[other] recibís { $n } Objetos iniciales al azar
    }
-does-extra_pawn =
    { $often ->
        [each] { $n ->
            [one] cada ronda 1 peón adicional
           *[other] cada ronda { $n } peones adicionales
        }
       *[once] { $n ->
            [one] 1 peón adicional
           *[other] { $n } peones adicionales
        }
    }
-does-mystery =
    { $of ->
        [all] roba { $n } cartas de Misterio y las resuelve todas
        [treasure] { $n ->
            [one] roba 1 tesoro del mazo de Misterio
           *[other] roba hasta { $n } tesoros del mazo de Misterio
        }
        [trap] { $n ->
            [one] roba 1 trampa del mazo de Misterio
           *[other] roba hasta { $n } trampas del mazo de Misterio
        }
        [monster] { $n ->
            [one] roba 1 monstruo del mazo de Misterio
           *[other] roba hasta { $n } monstruos del mazo de Misterio
        }
       *[limited] roba hasta { $n } cartas del mazo de Misterio
    }
-does-stop_mystery = no se roban más cartas de Misterio en esta acción
-does-discard_action_treasures = se descartan todos los tesoros de esta acción
-does-ignore_mystery =
    { $kind ->
        [trap] ignora 1 trampa
       *[monster] ignora 1 monstruo
    }
-does-discovery =
    { $some ->
        [some] roba { $n } fichas de Descubrimiento y quédate { $keep }
       *[all] { $n ->
            [one] recibís 1 ficha de Descubrimiento
           *[other] recibís { $n } fichas de Descubrimiento
        }
    }
-does-peek =
    { $deck ->
        [island_tiles] { $n ->
            [one] mirad la primera pieza de Isla
           *[other] mirad las { $n } primeras piezas de Isla
        }
        [hunt] { $n ->
            [one] mirad la primera carta del mazo de Caza
           *[other] mirad las { $n } primeras cartas del mazo de Caza
        }
       *[events] { $n ->
            [one] mirad la primera carta del mazo de Eventos
           *[other] mirad las { $n } primeras cartas del mazo de Eventos
        }
    }
-does-fight = combate contra fuerza { $n }
-does-temp_weapon =
    { $often ->
        [each] nivel de armas +{ $n } en cada combate
        [phase] nivel de armas +{ $n } para un combate, una vez en cada fase
       *[once] nivel de armas +{ $n } para un combate
    }
-does-hunt_add_strongest = roba { $draw } cartas de Animal: la más fuerte va encima del mazo de Caza
-does-hunt_top_to_bottom = la primera carta del mazo de Caza va al fondo
-does-hunt_discard =
    { $which ->
        [top] se descarta la primera carta del mazo de Caza
       *[any] se descarta una carta al azar del mazo de Caza
    }
-does-hunt_fight_top = combate contra el primer animal del mazo de Caza; si no hay, cada jugador recibe 1 herida
-does-hunt_loot_top = recibís lo que da el primer animal del mazo de Caza, sin combate y con todo lo demás de su carta
-does-ambush_set = un animal acecha: antes de la próxima carta de Evento combate contra él el jugador inicial
-does-ambush_to_hunt = el animal que acecha se baraja en el mazo de Caza
-does-production =
    { $mod ->
        [no_food] esta ronda la fase de Producción no da comida
        [no_wood] esta ronda la fase de Producción no da madera
        [half] esta ronda la fase de Producción da la mitad, redondeando hacia abajo
        [skip] esta ronda no hay fase de Producción
        [wood_plus_1] esta ronda la fase de Producción da 1 de madera más
       *[food_minus_1] esta ronda la fase de Producción da 1 de comida menos
    }
-does-pawns =
    { $when ->
        [next_round] { $available ->
            [one] tiene solo 1 peón en la próxima ronda
           *[other] tiene solo { $available } peones en la próxima ronda
        }
       *[this_round] { $available ->
            [one] tiene solo 1 peón esta ronda
           *[other] tiene solo { $available } peones esta ronda
        }
    }
-does-only_actions = esta ronda solo puede realizar acciones de
-does-no_abilities = no puede usar habilidades esta ronda
-does-no_joint_actions = esta ronda los jugadores no pueden actuar juntos, salvo contra esta amenaza
-does-block_arrange_camp = la próxima acción de organizar el campamento no da nada
-does-pass_first_player = el siguiente jugador pasa a ser el jugador inicial
-does-resolve_threats = las dos cartas de amenaza se resuelven ahora, primero la izquierda, y se descartan
-does-extra_action = realiza ahora otra acción de crear, sin peones y con todos los dados
-does-night =
    { $kind ->
        [extra_food] { $wounds ->
            [one] esta noche consume { $n } de comida más o recibe 1 herida
           *[other] esta noche consume { $n } de comida más o recibe { $wounds } heridas
        }
        [wound] { $n ->
            [one] recibe 1 herida esta noche
           *[other] recibe { $n } heridas esta noche
        }
        [every_wound] { $n ->
            [one] recibe 1 herida cada noche
           *[other] recibe { $n } heridas cada noche
        }
        [outside] pasa la noche fuera del campamento
       *[divided_wounds] { $n ->
            [one] esta noche se reparte 1 herida por jugador
           *[other] esta noche se reparten { $n } heridas por jugador
        }
    }
-does-cloud =
    { $kind ->
        [rain] { $n ->
            [one] ignorad 1 nube lluviosa
           *[other] ignorad { $n } nubes lluviosas
        }
       *[animals_die] { $n ->
            [one] ignorad 1 dado de animales hambrientos
           *[other] ignorad { $n } dados de animales hambrientos
        }
    }
-does-roll_weather_early = tirad ya los dados de tiempo de esta ronda
-does-reroll_weather_die = repetid la tirada del dado de animales hambrientos
-does-reroll_any_die = repetid la tirada de un dado cualquiera
-does-arrange_camp_replace =
    { $heal ->
        [one] recibe { $determination } fichas de Determinación y se cura 1 herida en vez de recibir 2 fichas de Determinación
       *[other] recibe { $determination } fichas de Determinación y se cura { $heal } heridas en vez de recibir 2 fichas de Determinación
    }
-lasting-night_heal =
    { $split ->
        [yes] cada noche, por { $food } de comida: se curan { $n } heridas, de un personaje o de dos
       *[no] { $n ->
            [one] cada noche, por { $food } de comida: se cura 1 herida
           *[other] cada noche, por { $food } de comida: se curan { $n } heridas
        }
    }
-lasting-night_heal_each_player =
    { $n ->
        [one] una vez, de noche: se cura 1 herida de cada jugador
       *[other] una vez, de noche: se curan { $n } heridas de cada jugador
    }
-lasting-heal =
    { $split ->
        [yes] una vez, de noche: se curan { $n } heridas, de un personaje o de dos
       *[no] { $n ->
            [one] una vez, de noche: se cura 1 herida
           *[other] una vez, de noche: se curan { $n } heridas
        }
    }
-lasting-store_food =
    { $max ->
        [-1] la comida no se echa a perder
       *[other] hasta { $max } de comida no se echa a perder
    }
-lasting-gather_bonus =
    { $n ->
        [one] una vez por ronda, al obtener recursos con éxito, 1 recurso más del mismo tipo
       *[other] una vez por ronda, al obtener recursos con éxito, { $n } recursos más del mismo tipo
    }
-lasting-rest_bonus =
    { $heal ->
        [0] { $determination ->
            [one] cada descanso da 1 ficha de Determinación
           *[other] cada descanso da { $determination } fichas de Determinación
        }
        [one] { $determination ->
            [one] cada descanso cura 1 herida más y da 1 ficha de Determinación
           *[other] cada descanso cura 1 herida más y da { $determination } fichas de Determinación
        }
       *[other] { $determination ->
            [one] cada descanso cura { $heal } heridas más y da 1 ficha de Determinación
           *[other] cada descanso cura { $heal } heridas más y da { $determination } fichas de Determinación
        }
    }
-lasting-morale_phase_determination =
    { $n ->
        [one] en cada fase de Moral, el jugador inicial recibe 1 ficha de Determinación
       *[other] en cada fase de Moral, el jugador inicial recibe { $n } fichas de Determinación
    }
-lasting-ignore_winter_cloud =
    { $uses ->
        [-1] { $n ->
            [one] en cada fase de Tiempo se ignora 1 nube invernal
           *[other] en cada fase de Tiempo se ignoran { $n } nubes invernales
        }
       *[other] { $n ->
            [one] { $uses } veces se puede ignorar 1 nube invernal
           *[other] { $uses } veces se pueden ignorar { $n } nubes invernales
        }
    }
-lasting-convert_winter_to_rain =
    { $n ->
        [one] en cada fase de Tiempo 1 nube invernal cuenta como nube lluviosa
       *[other] en cada fase de Tiempo { $n } nubes invernales cuentan como nubes lluviosas
    }
-lasting-production_pit = en la fase de Producción se tira el dado marrón de herida: con herida, recibís { $food } de comida
-lasting-production_shortcut =
    { $n ->
        [one] en la fase de Producción, 1 recurso más de una fuente de esa pieza
       *[other] en la fase de Producción, { $n } recursos más de una fuente de esa pieza
    }
-lasting-explore_bonus_discovery = cada acción de exploración: roba { $draw } fichas de Descubrimiento y quédate { $keep }
-lasting-explore_draw_two_tiles_keep_one = al explorar se roban 2 piezas y se coloca una de ellas
-lasting-fight_wound_shield =
    { $n ->
        [one] en cada combate, 1 herida menos por la fuerza del animal
       *[other] en cada combate, { $n } heridas menos por la fuerza del animal
    }
-lasting-ignore_trap =
    { $n ->
        [one] se puede ignorar 1 trampa cada vez que se roban cartas de Misterio
       *[other] se pueden ignorar { $n } trampas cada vez que se roban cartas de Misterio
    }
-lasting-peek_event = una vez: mirad la primera carta del mazo de Eventos
-lasting-remove_any_token_from_island = una vez: quitad 1 ficha o indicador de la isla
-lasting-special_explore_action = una vez, una acción de explorar en esta carta con { $pawns } peones, sin dados
-lasting-capture_weapon_reduction =
    { $n ->
        [one] capturar a King Kong cuesta solo 1 nivel de armas, y ninguna herida si falta
       *[other] capturar a King Kong cuesta solo { $n } niveles de armas, y ninguna herida si faltan
    }
-does-scn_pile_wood = hasta { $n } de madera en la columna actual de la pila, el resto se pierde
-does-scn_place_markers =
    { $n ->
        [one] en 1 lugar que no la tenga se coloca una
       *[other] en { $n } lugares distintos que no la tengan se coloca una
    }
-does-scn_remove_markers = se retira, hasta { $n } veces, una
-does-scn_place_blue =
    { $where ->
        [built_tile] marca la pieza donde se crea, una por pieza
       *[built_tile_with_totem] marca la pieza con tótem donde se crea, una por pieza
    }
-does-scn_site =
    { $site ->
        [village] una aldea de los caníbales
       *[other] un lugar para más tarde
    }
-does-scn_unlock_action = desde la próxima ronda una acción de explorar puede rescatar a Jenny
-does-scn_mystery_fewer = 1 carta de Misterio menos donde hay que resolverlas todas
-does-scn_cannibal_attack = cada jugador recibe 3 heridas, 1 menos por aldea quemada; después se traslada el campamento, se pierde el refugio creado o cada jugador recibe 2 heridas
-does-scn_wasteland = si su terreno es nuevo en la isla, se tapa y cuenta como sin explorar
-does-scn_remove_black_marker =
    { $n ->
        [one] se quita 1 indicador negro de la isla
       *[other] se quitan { $n } indicadores negros de la isla
    }
-does-scn_number_token_in_weather = una tirada más del dado de animales hambrientos en cada fase de Tiempo
-does-scn_crew_dies = muere el miembro vivo del equipo con el número más bajo
-does-scn_crew_item = el objeto del miembro vivo del equipo con el número más bajo
-does-scn_win = ganáis

## La mesa en la terminal

cli-robinson-goal = { $scenario }, ronda { $round } de { $rounds }. { $goal } Hasta ahora: { $done } de { $needed }.
cli-robinson-legend = Cada espacio: terreno, fuentes (- ante una agotada) y lo que hay allí; ? está sin explorar, ≈ inaccesible. Las cifras del borde de abajo son las acciones planeadas por su número.
cli-robinson-sign-camp = campamento
cli-robinson-sign-threat =
    { $side ->
        [0] Amenaza, la próxima en resolverse
       *[other] Amenaza
    }
cli-robinson-standing =
    { $wounds ->
        [one] 1 herida, { $determination } de Determinación, { $pawns } peones.
       *[other] { $wounds } heridas, { $determination } de Determinación, { $pawns } peones.
    }
cli-robinson-paid = { $number } de { $resource }
cli-robinson-costs = Cuesta { $list }.
cli-robinson-space = { $space }: { $parts }.
cli-robinson-unknown = sin explorar
cli-robinson-gone = inaccesible
cli-robinson-here = el campamento
cli-robinson-natural = refugio natural
cli-robinson-exhausted = { $source } (agotada)
cli-robinson-hidden = { $terrain } (tapado)
cli-robinson-totem = tótem { $number }
cli-robinson-blue = cruz o trampa
cli-robinson-burnt = quemado
cli-robinson-levels =
    { $shelter ->
        [0] Sin refugio. Tejado { $roof }, empalizada { $palisade }, armas { $weapon }. Moral { $morale }.
       *[other] Refugio. Tejado { $roof }, empalizada { $palisade }, armas { $weapon }. Moral { $morale }.
    }
cli-robinson-stock = Recursos disponibles: { $wood } de madera, { $food } de comida, { $stored } de comida no perecedera, { $fur } de piel.
cli-robinson-person = { $who }: { $wounds } de { $most } heridas, fichas de Determinación: { $determination }.
cli-robinson-no-threat =
    { $side ->
        [0] Sin amenaza a la izquierda.
       *[other] Sin amenaza a la derecha.
    }
cli-robinson-threat = Amenaza: «{ $card }». { $action }. { $otherwise }.
cli-robinson-book = Icono de libro de los eventos: { $effect }.
cli-robinson-now = Se puede crear ya: { $list }.
cli-robinson-one = Falta una cosa: { $list }.
cli-robinson-rest = Otros inventos: { $list }.
cli-robinson-needs = { $invention } (requiere { $what })
cli-robinson-items = Objetos: { $list }.
cli-robinson-tokens = Fichas: { $list }.
cli-robinson-things = Objetos iniciales y tesoros: { $list }.
cli-robinson-weather = Fichas de Tiempo: { $list }.
cli-robinson-marks = En { $action }: { $list }.
# Igual en inglés.
cli-robinson-plan =
    { $count ->
        [0] Plan { $number }: { $spot }, { $who }.
       *[other] Plan { $number }: { $spot }, { $who } ({ $helps }).
    }
cli-robinson-decks = Mazo de Caza { $hunt }, piezas de Isla { $tiles }, eventos { $events }. Puntos { $points }.

cli-robinson-tonight = Esta noche, si el plan queda así:
# Igual en inglés.
cli-robinson-odds = { $spot }: { $odds }
# Igual en inglés.
cli-robinson-craft = { $invention }: { $state }
cli-robinson-uncounted = No se cuenta: { $list }
# Igual en inglés.
cli-robinson-addend = - { $what }: { $amount }
cli-robinson-perhaps = - { $what }: { $amount } de media, con un { $chance }
cli-robinson-reserve = - { $what }: { $amount } (no se cuenta)

## Lo que está en juego

stake-death = Sin ayuda, alguien muere de esto.
stake-wounds =
    { $number ->
        [one] Esto cuesta una herida que puedes evitar.
       *[other] Esto cuesta { $number } heridas; puedes evitar algunas.
    }
stake-reroll = Otra tirada de este dado sale bien con un { $percent }{"\u00A0"}%.

## Amenazas: qué da una acción contra ellas y qué hacen si no

# Igual en inglés.
threat-argument = { card-argument }
    .reward = { -does-morale(n: 1, way: "up") }, { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -does-morale(n: 1, way: "up") }, { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -does-morale(n: 1, way: "down") }, { -who(name: "each_player") } { -does-determination(n: 1, way: "down") }
# Igual en inglés.
threat-awful_weather = { card-awful_weather }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -put } { weather-winter.a } { -place(at: "weather") }
# Igual en inglés.
threat-bad_feelings = { card-bad_feelings }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -put } { marker-adventure.a } { -place(at: "gather") }, { -put } { marker-reroll.a } { -place(at: "gather") }
# Igual en inglés.
threat-bear = { card-bear }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -does-morale(n: 1, way: "down") }, { -who(name: "each_player") } { -does-determination(n: 1, way: "down") }
# Igual en inglés.
threat-body_on_the_beach = { card-body_on_the_beach }
    .reward = { -who(name: "actor") } { -does-determination(n: 2, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 2, way: "up") }
    .strikes = { -does-morale(n: 2, way: "down") }
# Igual en inglés.
threat-broken_tree = { card-broken_tree }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }, { -does-gain(n: 1) } { resource-wood }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }, { -does-gain(n: 1) } { resource-wood }
    .strikes = { -does-morale(n: 1, way: "down") }
# Igual en inglés.
threat-call_of_the_wild = { card-call_of_the_wild }
    .reward = { -does-gain(n: 1) } { resource-food }
    .less = { -does-gain(n: 1) } { resource-food }
    .strikes = { -put } { marker-danger.a } { -place(at: "hunt_deck") }
# Igual en inglés.
threat-catastrophe = { card-catastrophe }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -does-discard_items(n: 1) }, { -if-possible }
# Igual en inglés.
threat-chronic_tiredness = { card-chronic_tiredness }
    .reward = { -who(name: "actor") } { -does-determination(n: 2, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 2, way: "up") }
    .strikes = { -who(name: "each_player") } { -does-wound(n: 1) }
# Igual en inglés.
threat-cloudburst = { card-cloudburst }
    .reward = { -does-camp_move_refund(roof: 1, palisade: 1) }
    .less = { -does-camp_move_refund(roof: 1, palisade: 1) }
    .strikes = { -does-nothing }
# Igual en inglés.
threat-cold_rain = { card-cold_rain }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -put } { weather-rain.a } { -place(at: "weather") }
# Igual en inglés.
threat-council = { card-council }
    .reward = { -does-take_invention(n: 1, source: "deck_choice") }, { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -does-take_invention(n: 1, source: "deck_choice") }, { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -does-discard_inventions(n: 2) }
# Igual en inglés.
threat-culled_area = { card-culled_area }
    .reward = { -does-gain(n: 2) } { resource-food }
    .less = { -does-gain(n: 2) } { resource-food }
    .strikes = { -does-nothing }
# Igual en inglés.
threat-dangerous_night = { card-dangerous_night }
    .reward = { -does-ambush_to_hunt }
    .less = { -does-ambush_to_hunt }
    .strikes = { -does-nothing }
# Igual en inglés.
threat-depression = { card-depression }
    .reward = { -who(name: "actor") } { -does-determination(n: 2, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 2, way: "up") }
    .strikes = { -does-morale(n: 1, way: "down") }, { -does-discard_inventions(n: 2) }
# Igual en inglés.
threat-despondency = { card-despondency }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -does-morale(n: 2, way: "down") }
# Igual en inglés.
threat-devastation = { card-devastation }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -does-exhaust(source: "any", n: 1) } { -place(at: "adjacent_to_camp") }
# Igual en inglés.
threat-disaster = { card-disaster }
    .reward = { track-roof.the } { -does-track(n: 1, way: "up") } ({ -with-shelter }), { -or-else } { track-palisade.the } { -does-track(n: 1, way: "up") } ({ -with-shelter })
    .less = { track-roof.the } { -does-track(n: 1, way: "up") } ({ -with-shelter }), { -or-else } { track-palisade.the } { -does-track(n: 1, way: "up") } ({ -with-shelter })
    .strikes = { track-roof.the } { -does-halve }, { -or-else } { track-palisade.the } { -does-halve }
# Igual en inglés.
threat-drought = { card-drought }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }, { -does-restore }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }, { -does-restore }
    .strikes = { -does-cover_terrain(of: "any") } { terrain-river }, { -if-possible }
# Igual en inglés.
threat-earthquake = { card-earthquake }
    .reward = { -does-unflip_tile }
    .less = { -does-unflip_tile }
    .strikes = { -does-nothing }
# Igual en inglés.
threat-exhausting_night = { card-exhausting_night }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -does-morale(n: 2, way: "down") }
# Igual en inglés.
threat-fight_in_the_dark = { card-fight_in_the_dark }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -put } { weather-animals_die.a } { -place(at: "weather") }
# Igual en inglés.
threat-fight = { card-fight }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -who(name: "each_player") } { -does-determination(n: 2, way: "down") }
# Igual en inglés.
threat-fire_event = { card-fire_event }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -does-production(mod: "no_wood") }
# Igual en inglés.
threat-flood = { card-flood }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { track-palisade.the } { -does-track(n: 1, way: "down") }
# Igual en inglés.
threat-flying_surprise = { card-flying_surprise }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { track-roof.the } { -does-track(n: 1, way: "down") }, { -or-else } { track-palisade.the } { -does-track(n: 1, way: "down") }
# Igual en inglés.
threat-foul_weather = { card-foul_weather }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -does-exhaust(source: "any", n: 2) } { -place(at: "adjacent_to_camp") }
# Igual en inglés.
threat-frost = { card-frost }
    .reward = { -who(name: "actor") } { -does-determination(n: 2, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 2, way: "up") }
    .strikes = { -put } { weather-winter.a } { -place(at: "weather") }
# Igual en inglés.
threat-heavy_clouds = { card-heavy_clouds }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -put } { weather-rain.a } { -place(at: "weather") }
# Igual en inglés.
threat-heavy_rain_is_coming = { card-heavy_rain_is_coming }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -put } { weather-rain.a } { -place(at: "weather") }
# Igual en inglés.
threat-heavy_rain = { card-heavy_rain }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -put } { weather-rain.a } { -place(at: "weather") }
# Igual en inglés.
threat-high_water = { card-high_water }
    .reward = { -who(name: "actor") } { -does-determination(n: 2, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 2, way: "up") }
    .strikes = { -does-lose_all } { resource-wood }, { resource-food }, { resource-fur }, { resource-np_food }, { -does-production(mod: "skip") }
# Igual en inglés.
threat-howling_from_the_woods = { card-howling_from_the_woods }
    .reward = { -does-hunt_top_to_bottom }, { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -does-hunt_top_to_bottom }, { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -who(name: "first_player") } { -does-hunt_fight_top }
# Igual en inglés.
threat-jaguar_event = { card-jaguar_event }
    .reward = { -averted }
    .less = { -averted }
    .strikes = { -who(name: "each_player") } { -does-wound(n: 1) }
# Igual en inglés.
threat-landslide = { card-landslide }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -does-production(mod: "skip") }
# Igual en inglés.
threat-loss_of_hope = { card-loss_of_hope }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -does-morale(n: 2, way: "down") }
# Igual en inglés.
threat-memories_of_the_cruise = { card-memories_of_the_cruise }
    .reward = { -who(name: "actor") } { -does-determination(n: 2, way: "up") }, { -does-morale(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 2, way: "up") }, { -does-morale(n: 1, way: "up") }
    .strikes = { -who(name: "each_player") } { -does-determination(n: 1, way: "down") }
# Igual en inglés.
threat-mess_in_the_camp = { card-mess_in_the_camp }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -who(name: "each_player") } { -does-determination(n: 1, way: "down") }
# Igual en inglés.
threat-mist = { card-mist }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -put } { marker-time.a } { -place(at: "explore") }, { -put } { marker-adventure.a } { -place(at: "explore") }
# Igual en inglés.
threat-natural_dam_breaks = { card-natural_dam_breaks }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -does-flip_items(n: 2) }, { -if-possible }
# Igual en inglés.
threat-night_attack = { card-night_attack }
    .reward = { -does-hunt_loot_top }
    .less = { -does-hunt_loot_top }
    .strikes = { -does-hunt_discard(n: 1, which: "top") }, { -if-possible }
# Igual en inglés.
threat-night_howling = { card-night_howling }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { track-palisade.the } { -does-track(n: 1, way: "down") }
# Igual en inglés.
threat-otters = { card-otters }
    .reward = { -does-restore }
    .less = { -does-restore }
    .strikes = { -does-exhaust(source: "fish", n: 1) } { -place(at: "nearest_to_camp") } ({ -else-wounds(n: 1) })
# Igual en inglés.
threat-poisoning = { card-poisoning }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }, { track-weapon.the } { -does-track(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }, { track-weapon.the } { -does-track(n: 1, way: "up") }
    .strikes = { -who(name: "each_player") } { -does-wound(n: 1) }
# Igual en inglés.
threat-precipice = { card-precipice }
    .reward = { -does-unflip_tile }, { -who(name: "actor") } { -does-determination(n: 3, way: "up") }
    .less = { -does-unflip_tile }, { -who(name: "actor") } { -does-determination(n: 3, way: "up") }
    .strikes = { -does-nothing }
# Igual en inglés.
threat-predator_in_the_vicinity = { card-predator_in_the_vicinity }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -put } { weather-animals_die.a } { -place(at: "weather") }
# Igual en inglés.
threat-predator_is_near = { card-predator_is_near }
    .reward = { -does-restore }, { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -does-restore }, { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -put } { marker-adventure.a } { -place(at: "explore") }, { -put } { marker-adventure.a } { -place(at: "gather") }
# Igual en inglés.
threat-predators_in_the_woods = { card-predators_in_the_woods }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }, { -does-untoken } { marker-danger.a } { -place(at: "explore") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }, { -does-untoken } { marker-danger.a } { -place(at: "explore") }
    .strikes = { -who(name: "each_player") } { -does-wound(n: 1) }, { -does-untoken } { marker-danger.a } { -place(at: "explore") }
# Igual en inglés.
threat-predators = { card-predators }
    .reward = { -does-restore }, { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -does-restore }, { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -does-exhaust(source: "food", n: 1) } { -place(at: "nearest_to_camp") } ({ -else-wounds(n: 1) })
# Igual en inglés.
threat-raging_river = { card-raging_river }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -does-production(mod: "skip") }
# Igual en inglés.
threat-rain_event = { card-rain_event }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -put } { weather-rain.a } { -place(at: "weather") }
# Igual en inglés.
threat-ravenous_predators = { card-ravenous_predators }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { track-palisade.the } { -does-track(n: 1, way: "down") }
# Igual en inglés.
threat-ravishing_hurricane = { card-ravishing_hurricane }
    .reward = { -does-restore }, { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -does-restore }, { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -does-nothing }
# Igual en inglés.
threat-ravishing_windstorm = { card-ravishing_windstorm }
    .reward = { track-weapon.the } { -does-track(n: 1, way: "up") }, { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { track-weapon.the } { -does-track(n: 1, way: "up") }, { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -does-nothing }
# Igual en inglés.
threat-rough_passage = { card-rough_passage }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }, { -does-restore }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }, { -does-restore }
    .strikes = { -does-cover_terrain(of: "any") } { terrain-hills }, { -if-possible }
# Igual en inglés.
threat-searching_for_a_new_path = { card-searching_for_a_new_path }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -put } { marker-adventure.a } { -place(at: "explore") }, { -put } { marker-adventure.a } { -place(at: "gather") }
# Igual en inglés.
threat-sleepless_night = { card-sleepless_night }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -put } { marker-adventure.a } { -place(at: "explore") }, { -put } { marker-adventure.a } { -place(at: "gather") }
# Igual en inglés.
threat-slow_work = { card-slow_work }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -dearer(what: "build") }
# Igual en inglés.
threat-smoke_on_the_horizon = { card-smoke_on_the_horizon }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }, { -does-restore }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }, { -does-restore }
    .strikes = { -does-cover_terrain(of: "any") } { terrain-plains }, { -if-possible }
# Igual en inglés.
threat-storm_damage = { card-storm_damage }
    .reward = { track-roof.the } { -does-track(n: 1, way: "up") } ({ -with-shelter }), { -or-else } { track-palisade.the } { -does-track(n: 1, way: "up") } ({ -with-shelter })
    .less = { track-roof.the } { -does-track(n: 1, way: "up") } ({ -with-shelter }), { -or-else } { track-palisade.the } { -does-track(n: 1, way: "up") } ({ -with-shelter })
    .strikes = { track-roof.the } { -does-track(n: 1, way: "down") }, { -or-else } { track-palisade.the } { -does-track(n: 1, way: "down") }
# Igual en inglés.
threat-storm_event = { card-storm_event }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { track-palisade.the } { -does-track(n: 1, way: "down") }
# Igual en inglés.
threat-stroke_of_fate = { card-stroke_of_fate }
    .reward = { -who(name: "actor") } { -does-determination(n: 3, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 3, way: "up") }
    .strikes = { -who(name: "each_player") } { -does-determination(n: 1, way: "down") }
# Igual en inglés.
threat-strong_wind = { card-strong_wind }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -does-flip_items(n: 1) }, { -if-possible }
# Igual en inglés.
threat-sunny_beach = { card-sunny_beach }
    .reward = { -who(name: "each_player") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "each_player") } { -does-determination(n: 1, way: "up") }
    .strikes = { -who(name: "each_player") } { -does-determination(n: 1, way: "down") }
# Igual en inglés.
threat-termites = { card-termites }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -does-lose(n: 1) } { resource-wood }, { -if-possible }
# Igual en inglés.
threat-thunderstorm = { card-thunderstorm }
    .reward = { -does-restore }
    .less = { -does-restore }
    .strikes = { -does-exhaust(source: "wood", n: 1) } { -place(at: "nearest_to_camp") } ({ -else-wounds(n: 1) })
# Igual en inglés.
threat-unusually_cold_night = { card-unusually_cold_night }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -who(name: "each_player") } { -does-wound(n: 1) }
# Igual en inglés.
threat-vertigo = { card-vertigo }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -who(name: "each_player") } { -does-determination(n: 1, way: "down") }
# Igual en inglés.
threat-weakness = { card-weakness }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -who(name: "first_player") } { -does-no_abilities(when: "this_round") }
# Igual en inglés.
threat-winter_depression = { card-winter_depression }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -who(name: "each_player") } { -does-determination(n: 1, way: "down") }
# Igual en inglés.
threat-wrecked_balloon = { card-wrecked_balloon }
    .reward = { -who(name: "actor") } { -does-mystery(of: "treasure", n: 1) }
    .less = { -who(name: "actor") } { -does-mystery(of: "treasure", n: 1) }
    .strikes = { -does-nothing }
# Igual en inglés.
threat-the_island_fights_back = { card-the_island_fights_back }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -does-book_effect }
# Igual en inglés.
threat-food_crates = { card-food_crates }
    .reward = { -does-gain(n: 1) } { resource-food }, { -does-gain(n: 1) } { resource-np_food }
    .less = { -does-gain(n: 1) } { resource-food }
    .strikes = { -does-nothing }
# Igual en inglés.
threat-wrecked_lifeboat = { card-wrecked_lifeboat }
    .reward = { -does-gain(n: 2) } { resource-wood }
    .less = { -does-gain(n: 1) } { resource-wood }
    .strikes = { -does-nothing }
# Igual en inglés.
threat-captains_chest = { card-captains_chest }
    .reward = { -does-gain(n: 1) } { resource-wood }, { -does-starting_item(n: 1) }
    .less = { -does-gain(n: 1) } { resource-wood }
    .strikes = { -does-nothing }

## Las partes del objetivo

goal-pile = Madera en la pila
# Igual en inglés.
goal-fire = { invention-fire }
goal-crosses = Cruces
goal-rescued = Jenny rescatada
# Igual en inglés.
goal-lifeboat = { invention-scn_lifeboat }
goal-tiles = Piezas de Isla exploradas
goal-sites = Lugares de tótem visitados
# Igual en inglés.
goal-jolly_boat = { invention-scn_jolly_boat }
goal-villages = Aldeas quemadas
goal-city = Ciudad quemada
goal-inventions = Inventos de la familia
goal-shelter = Refugio
goal-roof = Tejado
goal-palisade = Empalizada
goal-weapon = Nivel de armas
goal-traps = Trampas
goal-capture = King Kong capturado

## A lo que lleva el plan

forecast-certain = Éxito seguro, sin dados.
forecast-dice = Éxito { $success }{"\u00A0"}%, herida { $wound }{"\u00A0"}%, aventura { $adventure }{"\u00A0"}%.
forecast-too-few =
    { $pawns ->
        [one] Falta 1 peón.
       *[other] Faltan { $pawns } peones.
    }
forecast-one-more = Con un peón más, éxito seguro, sin dados.
forecast-one-more-needed = Con un peón más se puede hacer.
forecast-better-reward = Con un peón más: { $card-reward }.
forecast-reward =
    { $pawns ->
        [one] 1 peón: { $card-reward }.
       *[other] { $pawns } peones: { $card-reward }.
    }
forecast-reward-one =
    { $pawns ->
        [one] 1 peón: { $card-less }.
       *[other] { $pawns } peones: { $card-less }.
    }
forecast-hunt = De { $fewest } a { $most } de comida, hasta { $worst } heridas; sin dados.
forecast-can-be-built = Se puede crear ahora.
forecast-lacks-terrain = Falta una cosa: explorar { $terrain }.
forecast-lacks-item = Falta una cosa: { $invention }.
forecast-lacks-goods = Falta una cosa: { $number } de { $resource }.
forecast-lacks-hands =
    { $number ->
        [one] Falta una cosa: 1 peón.
       *[other] Falta una cosa: { $number } peones.
    }
forecast-lacks-owner = Falta una cosa: un peón libre { $who-of }.
forecast-lacks-goal = Falta una cosa: lo que «{ $scenario }» pide antes.
forecast-lacks-more = Faltan { $number } cosas.
forecast-planned-already = Está en el plan.
forecast-fed = Hay comida para todos: { $food } para { $mouths }.
forecast-perhaps-fed = Coméis todos con un { $percent }{"\u00A0"}%: hacen falta { $mouths } de comida.
forecast-hungry =
    { $number ->
        [one] Uno de { $mouths } pasa hambre.
       *[other] { $number } de { $mouths } pasan hambre.
    }
forecast-in-store = Hay ahora: { $resource }
# Igual en inglés.
forecast-brought = { $spot }
forecast-returned = Vuelve si se falla: { $spot }
forecast-hunted = Caza
forecast-rewarded = Recompensa de «{ $card }»
forecast-built = { $invention }, una vez creado
forecast-rain-takes-food = Nubes por encima del tejado
forecast-animals-take-food = Animales hambrientos
forecast-meals = { $number } de comida para la noche
forecast-kids =
    { $number ->
        [one] Comida de 1 niño
       *[other] Comida de { $number } niños
    }
forecast-usable-token = Se puede usar: { $token }
forecast-usable-item = Se puede usar: { $item }
forecast-no-weather = Esta noche no hay nubes.
forecast-dry =
    { $clouds ->
        [one] El tejado ({ $roof }) basta para la única nube.
       *[other] El tejado ({ $roof }) basta incluso para { $clouds } nubes.
    }
forecast-wet =
    { $percent ->
        [100] Heridas para todos, con seguridad
       *[other] Heridas para todos con un { $percent }{"\u00A0"}%
    }: hasta { $clouds } nubes contra el tejado { $roof }.
forecast-paid-for = Hasta { $clouds } nubes contra el tejado { $roof }: hay madera y comida para pagarlas.
forecast-rain-die = Dado de lluvia
forecast-winter-die = Dado de invierno
forecast-rolled-early = Dado ya tirado
forecast-cloud-token = Ficha: { $weather }
forecast-ignored-cloud = Se ignora sin hacer nada
forecast-roof = Tejado
forecast-roof-planned = Tejado del plan
forecast-snow = Madera para las nubes invernales
forecast-wood-at-hand = Madera disponible
forecast-no-threat = No hay ninguna amenaza.
forecast-falls = «{ $card }» se resuelve la próxima ronda si nadie actúa: { $card-strikes }.
forecast-stays = «{ $card }» se queda: todavía nada la empuja.
forecast-averted = Alguien realiza la acción de amenaza de «{ $card }».
forecast-falls-later = «{ $card }» se resuelve en dos rondas si nadie actúa: { $card-strikes }.
forecast-leaves = «{ $card }» se va la próxima ronda si nadie actúa.
forecast-leaves-later = «{ $card }» se va en dos rondas si nadie actúa.
forecast-no-animals = Esta noche no hay animales hambrientos.
forecast-safe-from-animals = Vienen animales hambrientos, pero no hieren a nadie.
forecast-animals =
    { $percent ->
        [100] Los animales hambrientos o la tormenta hieren a todos con seguridad.
       *[other] Los animales hambrientos o la tormenta hieren a todos con un { $percent }{"\u00A0"}%.
    }
forecast-animals-eat = Los animales se llevan 1 de comida: { $percent }{"\u00A0"}%
forecast-animals-tear = Los animales quitan 1 a la empalizada (ahora { $palisade }): { $percent }{"\u00A0"}%
forecast-animals-attack = Los animales atacan con fuerza 3 (nivel de armas { $weapon }): { $percent }{"\u00A0"}%
forecast-storm = Tormenta: empalizada −1 (ahora { $palisade })
forecast-under-roof = Todos duermen bajo refugio.
forecast-open-air = Sin refugio: 1 herida para cada jugador.
forecast-perhaps-shelter = Refugio con un { $percent }{"\u00A0"}%; si no, 1 herida para cada jugador.
forecast-unhurt = { $who-start } sale sin heridas.
forecast-hurt =
    { $worst ->
        [one] { $who-start }: como mucho, 1 herida; lo más probable, { $likely }.
       *[other] { $who-start }: como mucho, { $worst } heridas; lo más probable, { $likely }.
    }
forecast-may-die =
    { $percent ->
        [100] { $who-start } muere con seguridad.
       *[other] { $who-start } puede morir: { $percent }{"\u00A0"}%.
    }
forecast-wound-die = Dado de herida: { $spot }
forecast-danger = Peligro sin armas: { $spot }
forecast-adventure-wound = Aventura, aquí una herida: { $spot }
forecast-beast-wounds = El animal de la caza
forecast-threat-action = Acción de amenaza: «{ $card }»
forecast-weather-wounds = Nubes que nadie puede pagar
forecast-animals-wounds = Animales hambrientos
forecast-storm-wounds = Tormenta
forecast-hunger-wounds = Hambre (decidís quién no come)
forecast-night-wounds = Efectos nocturnos de cartas
forecast-open-air-wounds = Dormir a la intemperie
forecast-waiting-wounds = A la espera del rescate
forecast-company-wounds = La noche en el campamento, tras un rescate hoy
forecast-rested = Descanso
forecast-fewer-pawns =
    { $number ->
        [one] { $who-start } tiene un peón menos esta ronda.
       *[other] { $who-start } tiene { $number } peones menos esta ronda.
    }
forecast-fewer-pawns-because =
    { $number ->
        [one] { $who-start } tiene un peón menos esta ronda, por «{ $card }».
       *[other] { $who-start } tiene { $number } peones menos esta ronda, por «{ $card }».
    }
forecast-only-actions = { $who-start } solo puede realizar esta ronda acciones de { $action }.
forecast-only-actions-because = { $who-start } solo puede realizar esta ronda acciones de { $action }, por «{ $card }».
forecast-no-abilities = { $who-start } no puede usar habilidades esta ronda.
forecast-no-abilities-because = { $who-start } no puede usar habilidades esta ronda, por «{ $card }».
forecast-apart = Esta ronda los peones de jugadores distintos no pueden compartir una acción.
forecast-apart-because = Esta ronda los peones de jugadores distintos no pueden compartir una acción, por «{ $card }».
forecast-lava =
    { $spaces-count ->
        [one] La lava cubre este lugar: { $spaces }.
       *[other] La lava cubre estos lugares: { $spaces }.
    }
forecast-city = Se descubre la ciudad de los caníbales.
forecast-kid = Nace un niño: una boca más cada noche.
forecast-win-from-now = Desde ahora podéis ganar.
forecast-last-round = La última ronda.
forecast-adventures = Cartas de Aventura: { $percent }{"\u00A0"}% de que alguien robe una.
forecast-findings = Lo que se encuentra al explorar.
forecast-unsure-reward = Una parte de la recompensa de «{ $card }».
forecast-uses = Los objetos, fichas y habilidades que aún podéis usar.

## A qué lleva un plan, para explicaciones

concern-goal = pasos hacia el objetivo
concern-wounds = heridas entre todos
concern-morale = moral
concern-rounds = rondas vividas
concern-roof = niveles del tejado
concern-inventions = inventos construidos
concern-tiles = piezas de Isla exploradas
