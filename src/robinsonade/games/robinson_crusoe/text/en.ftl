### Robinson Crusoe in English: names, choices, events, prompts, outcomes.
### The rules are in rules.en.md.

game-title = Robinson Crusoe: Adventures on the Cursed Island
game-pitch = Castaways on a cursed island: build a camp, explore, survive weather and beasts, and reach the goal of the scenario together.

## Cards

card-argument = Argument
    .action = Agreement
    .about = { -event }: { -does-book_effect }. { -does-no_joint_actions } ► { -against } { -opening }{ card-argument.action }{ -closing } ({ -pawns(n: 2, apart: "yes") }): { -does-morale(n: 1, way: "up") }. { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -does-morale(n: 1, way: "down") }. { -who(name: "each_player") } { -does-determination(n: 1, way: "down") }
card-awful_weather = Awful Weather
    .action = Windscreen
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "explore") }. { -put } { weather-rain.a } { -place(at: "weather") } ► { -against } { -opening }{ card-awful_weather.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { -amount(n: 1) } { resource-wood }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -put } { weather-winter.a } { -place(at: "weather") }
card-bad_feelings = Bad Feelings
    .action = Careful Gathering
    .about = { -event }: { -does-book_effect }. { -put } { marker-reroll.a } { -place(at: "gather") } ► { -against } { -opening }{ card-bad_feelings.action }{ -closing } ({ -pawns(n: 1, apart: "no") }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -put } { marker-adventure.a } { -place(at: "gather") }. { -put } { marker-reroll.a } { -place(at: "gather") }
card-bear = Bear (event)
    .action = Repair
    .about = { -event }: { -does-book_effect }. { -does-block_arrange_camp } ► { -against } { -opening }{ card-bear.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { invention-shovel }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -does-morale(n: 1, way: "down") }. { -who(name: "each_player") } { -does-determination(n: 1, way: "down") }
card-body_on_the_beach = Body on the Beach
    .action = Burial
    .about = { -event }: { -does-book_effect }. { -does-morale(n: 1, way: "down") } ► { -against } { -opening }{ card-body_on_the_beach.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { invention-shovel }): { -who(name: "actor") } { -does-determination(n: 2, way: "up") } ► { -otherwise }: { -does-morale(n: 2, way: "down") }
card-broken_tree = Broken Tree
    .action = Removing the Tree
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "build") }. { -who(name: "each_player") } { -does-wound(n: 1) } ► { -against } { -opening }{ card-broken_tree.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { invention-rope }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") }. { -does-gain(n: 1) } { resource-wood } ► { -otherwise }: { -does-morale(n: 1, way: "down") }
card-call_of_the_wild = Call of the Wild
    .action = Fierce Hunting
    .about = { -event }: { -does-book_effect }. { -put } { marker-danger.a } { -place(at: "hunt_deck") } ► { -against } { -opening }{ card-call_of_the_wild.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { track-weapon } { -at-least(n: 2) }): { -does-gain(n: 1) } { resource-food } ► { -otherwise }: { -put } { marker-danger.a } { -place(at: "hunt_deck") }
card-catastrophe = Catastrophe
    .action = Mending the Tools
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "build") }. { -does-lock_items(until: "end_of_action_phase") } ► { -against } { -opening }{ card-catastrophe.action }{ -closing } ({ -pawns(n: 1, apart: "no") }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -does-discard_items(n: 1) }, { -if-possible }
card-chronic_tiredness = Chronic Tiredness
    .action = Regeneration
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "explore") }. { -who(name: "each_player") } { -does-night(kind: "extra_food", n: 1, wounds: 1) } ► { -against } { -opening }{ card-chronic_tiredness.action }{ -closing } ({ -pawns(n: 2, apart: "no") }): { -who(name: "actor") } { -does-determination(n: 2, way: "up") } ► { -otherwise }: { -who(name: "each_player") } { -does-wound(n: 1) }
card-cloudburst = Cloudburst
    .action = Move
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "gather") }. { -does-move_camp } ► { -against } { -opening }{ card-cloudburst.action }{ -closing } ({ -pawns(n: 1, apart: "no") }): { -does-camp_move_refund(roof: 1, palisade: 1) } ► { -otherwise }: { -does-nothing }
card-cold_rain = Cold Rain
    .action = Irrigation
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "explore") }. { -put } { weather-rain.a } { -place(at: "weather") } ► { -against } { -opening }{ card-cold_rain.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { invention-shovel }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -put } { weather-rain.a } { -place(at: "weather") }
card-council = Council
    .action = Brainstorm
    .about = { -event }: { -does-book_effect }. { -does-discard_inventions(n: 3) } ► { -against } { -opening }{ card-council.action }{ -closing } ({ -pawns(n: 1, apart: "no") }): { -does-take_invention(n: 1, source: "deck_choice") }. { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -does-discard_inventions(n: 2) }
card-culled_area = Culled Area
    .action = Plentiful Hunting
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "gather") }. { -does-production(mod: "no_food") } ► { -against } { -opening }{ card-culled_area.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { track-weapon } { -at-least(n: 2) }): { -does-gain(n: 2) } { resource-food } ► { -otherwise }: { -does-nothing }
card-dangerous_night = Dangerous Night
    .action = Build a Defense
    .about = { -event }: { -does-book_effect }. { -does-ambush_set } ► { -against } { -opening }{ card-dangerous_night.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { track-weapon } { -at-least(n: 2) }): { -does-ambush_to_hunt } ► { -otherwise }: { -does-nothing }
card-depression = Depression
    .action = Consolation
    .about = { -event }: { -does-book_effect }. { -does-discard_inventions(n: 2) }. { -who(name: "each_player") } { -does-determination(n: 1, way: "down") } ► { -against } { -opening }{ card-depression.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { -amount(n: 1) } { resource-food }): { -who(name: "actor") } { -does-determination(n: 2, way: "up") } ► { -otherwise }: { -does-morale(n: 1, way: "down") }. { -does-discard_inventions(n: 2) }
card-despondency = Despondency
    .action = Mobilization
    .about = { -event }: { -does-book_effect }. { -does-pass_first_player } ► { -against } { -opening }{ card-despondency.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { -amount(n: 1) } { resource-food }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -does-morale(n: 2, way: "down") }
card-devastation = Devastation
    .action = Cleaning Up
    .about = { -event }: { -does-book_effect }. { -does-exhaust(source: "any", n: 2) } { -place(at: "adjacent_to_camp") } ► { -against } { -opening }{ card-devastation.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { invention-shovel }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -does-exhaust(source: "any", n: 1) } { -place(at: "adjacent_to_camp") }
card-disaster = Disaster
    .action = Mend
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "gather") }. { track-roof.the } { -does-track(n: 1, way: "down") }, { -or-else } { track-palisade.the } { -does-track(n: 1, way: "down") } ► { -against } { -opening }{ card-disaster.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { -amount(n: 1) } { resource-wood }): { track-roof.the } { -does-track(n: 1, way: "up") } ({ -with-shelter }), { -or-else } { track-palisade.the } { -does-track(n: 1, way: "up") } ({ -with-shelter }) ► { -otherwise }: { track-roof.the } { -does-halve }, { -or-else } { track-palisade.the } { -does-halve }
card-drought = Drought
    .action = New Riverbed
    .about = { -event }: { -does-book_effect }. { -does-cover_terrain(of: "any") } { terrain-river }, { -if-possible } ► { -against } { -opening }{ card-drought.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { invention-shovel }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") }. { -does-restore } ► { -otherwise }: { -does-cover_terrain(of: "any") } { terrain-river }, { -if-possible }
card-earthquake = Earthquake
    .action = Building a Passage
    .about = { -event }: { -does-book_effect }. { -does-flip_tile(where: "adjacent_to_camp") }, { -if-possible } ► { -against } { -opening }{ card-earthquake.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { invention-shovel }): { -does-unflip_tile } ► { -otherwise }: { -does-nothing }
card-exhausting_night = Exhausting Night
    .action = Rest
    .about = { -event }: { -does-book_effect }. { -put } { marker-reroll.a } { -place(at: "build") } ► { -against } { -opening }{ card-exhausting_night.action }{ -closing } ({ -pawns(n: 1, apart: "no") }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -does-morale(n: 2, way: "down") }
card-fight_in_the_dark = Fight in the Dark
    .action = Tracking a Predator
    .about = { -event }: { -does-book_effect }. { -does-hunt_discard(n: 1, which: "any") }, { -if-possible } ► { -against } { -opening }{ card-fight_in_the_dark.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { track-weapon } { -at-least(n: 2) }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -put } { weather-animals_die.a } { -place(at: "weather") }
card-fight = Fight
    .action = Speech
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "build") }. { -who(name: "each_player") } { -does-wound(n: 1) } ► { -against } { -opening }{ card-fight.action }{ -closing } ({ -pawns(n: 1, apart: "no") }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -who(name: "each_player") } { -does-determination(n: 2, way: "down") }
card-fire_event = Fire
    .action = Extinguishing the Fire
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "explore") }. { -does-production(mod: "no_wood") } ► { -against } { -opening }{ card-fire_event.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { invention-shovel }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -does-production(mod: "no_wood") }
card-flood = Flood
    .action = Building a Drain
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "explore") }. { -does-flip_items(n: 1) }, { -or-else } { track-weapon.the } { -does-track(n: 1, way: "down") }, { -or-else } { track-palisade.the } { -does-track(n: 1, way: "down") }, { -or-else } { -who(name: "each_player") } { -does-wound(n: 1) } ► { -against } { -opening }{ card-flood.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { invention-shovel }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { track-palisade.the } { -does-track(n: 1, way: "down") }
card-flying_surprise = Flying Surprise
    .action = Cleaning Up After the Accident
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "build") }. { track-roof.the } { -does-track(n: 1, way: "down") }, { -or-else } { track-palisade.the } { -does-track(n: 1, way: "down") } ► { -against } { -opening }{ card-flying_surprise.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { -amount(n: 1) } { resource-wood }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { track-roof.the } { -does-track(n: 1, way: "down") }, { -or-else } { track-palisade.the } { -does-track(n: 1, way: "down") }
card-foul_weather = Foul Weather
    .action = Securing the Sources
    .about = { -event }: { -does-book_effect }. { -put } { marker-time.a } { -place(at: "gather") } ► { -against } { -opening }{ card-foul_weather.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { invention-shovel }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -does-exhaust(source: "any", n: 2) } { -place(at: "adjacent_to_camp") }
card-frost = Frost
    .action = Warming the Camp
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "gather") }. { -put } { weather-winter.a } { -place(at: "weather") } ► { -against } { -opening }{ card-frost.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { -amount(n: 1) } { resource-wood } { -or } { -amount(n: 1) } { resource-fur }): { -who(name: "actor") } { -does-determination(n: 2, way: "up") } ► { -otherwise }: { -put } { weather-winter.a } { -place(at: "weather") }
card-heavy_clouds = Heavy Clouds
    .action = Strengthening the Roof
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "build") }. { -put } { weather-rain.a } { -place(at: "weather") } ► { -against } { -opening }{ card-heavy_clouds.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { -amount(n: 1) } { resource-fur }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -put } { weather-rain.a } { -place(at: "weather") }
card-heavy_rain_is_coming = Heavy Rain is Coming
    .action = Irrigation
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "gather") }. { -put } { weather-rain.a } { -place(at: "weather") } ► { -against } { -opening }{ card-heavy_rain_is_coming.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { invention-shovel }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -put } { weather-rain.a } { -place(at: "weather") }
card-heavy_rain = Heavy Rain
    .action = Preparing for Rain
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "build") }. { -put } { weather-rain.a } { -place(at: "weather") } ► { -against } { -opening }{ card-heavy_rain.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { -amount(n: 1) } { resource-wood }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -put } { weather-rain.a } { -place(at: "weather") }
card-high_water = High Water
    .action = Drain
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "gather") }. { -put } { marker-adventure.a } { -place(at: "explore") } ► { -against } { -opening }{ card-high_water.action }{ -closing } ({ -pawns(n: 2, apart: "no") }, { -amount(n: 1) } { resource-wood } { -or } { invention-shovel }): { -who(name: "actor") } { -does-determination(n: 2, way: "up") } ► { -otherwise }: { -does-lose_all } { resource-wood }, { resource-food }, { resource-fur }, { resource-np_food }. { -does-production(mod: "skip") }
card-howling_from_the_woods = Howling from the Woods
    .action = Expedition
    .about = { -event }: { -does-book_effect }. { -does-hunt_add_strongest(draw: 3) } ► { -against } { -opening }{ card-howling_from_the_woods.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { invention-fire }): { -does-hunt_top_to_bottom }. { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -who(name: "first_player") } { -does-hunt_fight_top }
card-jaguar_event = Jaguar (event)
    .action = Hunt the Beast
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "build") }. { -who(name: "each_player") } { -does-wound(n: 1) } ► { -against } { -opening }{ card-jaguar_event.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { track-weapon } { -at-least(n: 2) }): { -averted } ► { -otherwise }: { -who(name: "each_player") } { -does-wound(n: 1) }
card-landslide = Landslide
    .action = Securing the Camp
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "build") }. { -does-move_camp } ► { -against } { -opening }{ card-landslide.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { invention-shovel }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -does-production(mod: "skip") }
card-loss_of_hope = Loss of Hope
    .action = Rest
    .about = { -event }: { -does-book_effect }. { -who(name: "first_player") } { -does-only_actions(when: "this_round") } { action-build }, { action-arrange_camp }, { action-rest } ► { -against } { -opening }{ card-loss_of_hope.action }{ -closing } ({ -pawns(n: 1, apart: "no") }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -does-morale(n: 2, way: "down") }
card-memories_of_the_cruise = Memories of the Cruise
    .action = Shanty
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "build") }. { -does-morale(n: 1, way: "down") } ► { -against } { -opening }{ card-memories_of_the_cruise.action }{ -closing } ({ -pawns(n: 2, apart: "no") }): { -who(name: "actor") } { -does-determination(n: 2, way: "up") }. { -does-morale(n: 1, way: "up") } ► { -otherwise }: { -who(name: "each_player") } { -does-determination(n: 1, way: "down") }
card-mess_in_the_camp = Mess in the Camp
    .action = Putting Things in Order
    .about = { -event }: { -does-book_effect }. { -put } { marker-time.a } { -place(at: "arrange_camp") } ► { -against } { -opening }{ card-mess_in_the_camp.action }{ -closing } ({ -pawns(n: 1, apart: "no") }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -who(name: "each_player") } { -does-determination(n: 1, way: "down") }
card-mist = Mist
    .action = Searching for the Old Trail
    .about = { -event }: { -does-book_effect }. { -put } { marker-time.a } { -place(at: "explore") } ► { -against } { -opening }{ card-mist.action }{ -closing } ({ -pawns(n: 1, apart: "no") }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -put } { marker-time.a } { -place(at: "explore") }. { -put } { marker-adventure.a } { -place(at: "explore") }
card-natural_dam_breaks = Natural Dam Breaks
    .action = Protection
    .about = { -event }: { -does-book_effect }. { -does-production(mod: "wood_plus_1") }. { -does-production(mod: "no_food") }. { -put } { marker-adventure.a } { -place(at: "explore") } ► { -against } { -opening }{ card-natural_dam_breaks.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { invention-shovel }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -does-flip_items(n: 2) }, { -if-possible }
card-night_attack = Night Attack
    .action = In Search of a Beast
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "explore") }. { -who(name: "each_player") } { -does-wound(n: 1) }. { -does-peek(deck: "hunt", n: 1) }, { -if-possible } ► { -against } { -opening }{ card-night_attack.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { track-weapon } { -at-least(n: 3) }): { -does-hunt_loot_top } ► { -otherwise }: { -does-hunt_discard(n: 1, which: "top") }, { -if-possible }
card-night_howling = Night Howling
    .action = Beast Hunting
    .about = { -event }: { -does-book_effect }. { -put } { marker-danger.a } { -place(at: "hunt_deck") } ► { -against } { -opening }{ card-night_howling.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { track-weapon } { -at-least(n: 2) }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { track-palisade.the } { -does-track(n: 1, way: "down") }
card-otters = Otters
    .action = Successful Hunting
    .about = { -event }: { -does-book_effect }. { -does-exhaust(source: "fish", n: 1) } { -place(at: "nearest_to_camp") } ({ -else-wounds(n: 1) }) ► { -against } { -opening }{ card-otters.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { track-weapon } { -at-least(n: 1) }): { -does-restore } ► { -otherwise }: { -does-exhaust(source: "fish", n: 1) } { -place(at: "nearest_to_camp") } ({ -else-wounds(n: 1) })
card-poisoning = Poisoning
    .action = Draining Poison
    .about = { -event }: { -does-book_effect }. { -who(name: "each_player") } { -does-wound(n: 1) } ► { -against } { -opening }{ card-poisoning.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { invention-knife }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") }. { track-weapon.the } { -does-track(n: 1, way: "up") } ► { -otherwise }: { -who(name: "each_player") } { -does-wound(n: 1) }
card-precipice = Precipice
    .action = Building a Bridge
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "explore") }. { -does-flip_tile(where: "adjacent_to_camp") }, { -if-possible } ► { -against } { -opening }{ card-precipice.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { -amount(n: 2) } { resource-wood }): { -does-unflip_tile }. { -who(name: "actor") } { -does-determination(n: 3, way: "up") } ► { -otherwise }: { -does-nothing }
card-predator_in_the_vicinity = Predator in the Vicinity
    .action = Chasing Off the Predator
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "explore") }. { -put } { weather-animals_die.a } { -place(at: "weather") } ► { -against } { -opening }{ card-predator_in_the_vicinity.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { track-weapon } { -at-least(n: 2) }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -put } { weather-animals_die.a } { -place(at: "weather") }
card-predator_is_near = Predator is Near
    .action = Fight for Food
    .about = { -event }: { -does-book_effect }. { -does-exhaust(source: "bird", n: 1) } { -place(at: "nearest_to_camp") } ({ -else-wounds(n: 1) }) ► { -against } { -opening }{ card-predator_is_near.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { track-weapon } { -at-least(n: 2) }): { -does-restore }. { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -put } { marker-adventure.a } { -place(at: "explore") }. { -put } { marker-adventure.a } { -place(at: "gather") }
card-predators_in_the_woods = Predators in the Woods
    .action = Searching for a Predator
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "explore") }. { -put } { marker-danger.a } { -place(at: "explore") } ► { -against } { -opening }{ card-predators_in_the_woods.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { track-weapon } { -at-least(n: 1) }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") }. { -does-untoken } { marker-danger.a } { -place(at: "explore") } ► { -otherwise }: { -who(name: "each_player") } { -does-wound(n: 1) }. { -does-untoken } { marker-danger.a } { -place(at: "explore") }
card-predators = Predators
    .action = Fight
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "explore") }. { -does-exhaust(source: "food", n: 1) } { -place(at: "nearest_to_camp") } ({ -else-wounds(n: 1) }) ► { -against } { -opening }{ card-predators.action }{ -closing } ({ -pawns(n: 2, apart: "no") }, { track-weapon } { -at-least(n: 2) }): { -does-restore }. { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -does-exhaust(source: "food", n: 1) } { -place(at: "nearest_to_camp") } ({ -else-wounds(n: 1) })
card-raging_river = Raging River
    .action = Building a Moat
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "gather") }. { -does-production(mod: "half") } ► { -against } { -opening }{ card-raging_river.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { invention-shovel }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -does-production(mod: "skip") }
card-rain_event = Rain
    .action = Stronger Roof
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "gather") }. { -put } { weather-rain.a } { -place(at: "weather") } ► { -against } { -opening }{ card-rain_event.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { -amount(n: 1) } { resource-fur }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -put } { weather-rain.a } { -place(at: "weather") }
card-ravenous_predators = Ravenous Predators
    .action = Chasing Out the Animals
    .about = { -event }: { -does-book_effect }. { -put } { marker-danger.a } { -place(at: "hunt_deck") } ► { -against } { -opening }{ card-ravenous_predators.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { invention-fire }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { track-palisade.the } { -does-track(n: 1, way: "down") }
card-ravishing_hurricane = Ravishing Hurricane
    .action = Rediscovering the Sources
    .about = { -event }: { -does-book_effect }. { -does-exhaust(source: "all_on_one_tile", n: 1) } { -place(at: "adjacent_to_camp") }, { -if-possible } ► { -against } { -opening }{ card-ravishing_hurricane.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { invention-shovel }): { -does-restore }. { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -does-nothing }
card-ravishing_windstorm = Ravishing Windstorm
    .action = New Weapon
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "explore") }. { track-weapon.the } { -does-track(n: 2, way: "down") }, { -if-possible } ► { -against } { -opening }{ card-ravishing_windstorm.action }{ -closing } ({ -pawns(n: 1, apart: "no") }): { track-weapon.the } { -does-track(n: 1, way: "up") }. { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -does-nothing }
card-rough_passage = Rough Passage
    .action = Establishing New Path
    .about = { -event }: { -does-book_effect }. { -does-cover_terrain(of: "any") } { terrain-hills }, { -if-possible } ► { -against } { -opening }{ card-rough_passage.action }{ -closing } ({ -pawns(n: 1, apart: "no") }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") }. { -does-restore } ► { -otherwise }: { -does-cover_terrain(of: "any") } { terrain-hills }, { -if-possible }
card-searching_for_a_new_path = Searching for a New Path
    .action = Exploring New Routes
    .about = { -event }: { -does-book_effect }. { -put } { marker-reroll.a } { -place(at: "explore") } ► { -against } { -opening }{ card-searching_for_a_new_path.action }{ -closing } ({ -pawns(n: 1, apart: "no") }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -put } { marker-adventure.a } { -place(at: "explore") }. { -put } { marker-adventure.a } { -place(at: "gather") }
card-sleepless_night = Sleepless Night
    .action = Rest
    .about = { -event }: { -does-book_effect }. { -put } { marker-reroll.a } { -place(at: "build") }. { -put } { marker-reroll.a } { -place(at: "gather") }. { -put } { marker-reroll.a } { -place(at: "explore") } ► { -against } { -opening }{ card-sleepless_night.action }{ -closing } ({ -pawns(n: 1, apart: "no") }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -put } { marker-adventure.a } { -place(at: "explore") }. { -put } { marker-adventure.a } { -place(at: "gather") }
card-slow_work = Slow Work
    .action = Rest
    .about = { -event }: { -does-book_effect }. { -dearer(what: "build") } ► { -against } { -opening }{ card-slow_work.action }{ -closing } ({ -pawns(n: 1, apart: "no") }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -dearer(what: "build") }
card-smoke_on_the_horizon = Smoke on the Horizon
    .action = Putting Out the Fire
    .about = { -event }: { -does-book_effect }. { -does-cover_terrain(of: "any") } { terrain-plains }, { -if-possible } ► { -against } { -opening }{ card-smoke_on_the_horizon.action }{ -closing } ({ -pawns(n: 1, apart: "no") }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") }. { -does-restore } ► { -otherwise }: { -does-cover_terrain(of: "any") } { terrain-plains }, { -if-possible }
card-storm_damage = Storm Damage
    .action = Repair
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "gather") }. { track-roof.the } { -does-halve }, { -or-else } { track-palisade.the } { -does-halve } ► { -against } { -opening }{ card-storm_damage.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { -amount(n: 1) } { resource-wood }): { track-roof.the } { -does-track(n: 1, way: "up") } ({ -with-shelter }), { -or-else } { track-palisade.the } { -does-track(n: 1, way: "up") } ({ -with-shelter }) ► { -otherwise }: { track-roof.the } { -does-track(n: 1, way: "down") }, { -or-else } { track-palisade.the } { -does-track(n: 1, way: "down") }
card-storm_event = Storm
    .action = Strengthening the Camp
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "gather") }. { -put } { weather-storm.a } { -place(at: "weather") } ► { -against } { -opening }{ card-storm_event.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { -amount(n: 1) } { resource-wood } { -or } { invention-shovel }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { track-palisade.the } { -does-track(n: 1, way: "down") }
card-stroke_of_fate = Stroke of Fate
    .action = Reassuring Rest
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "gather") }. { -does-resolve_threats } ► { -against } { -opening }{ card-stroke_of_fate.action }{ -closing } ({ -pawns(n: 1, apart: "no") }): { -who(name: "actor") } { -does-determination(n: 3, way: "up") } ► { -otherwise }: { -who(name: "each_player") } { -does-determination(n: 1, way: "down") }
card-strong_wind = Strong Wind
    .action = Tool Maintenance
    .about = { -event }: { -does-book_effect }. { -put } { marker-time.a } { -place(at: "build") } ► { -against } { -opening }{ card-strong_wind.action }{ -closing } ({ -pawns(n: 1, apart: "no") }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -does-flip_items(n: 1) }, { -if-possible }
card-sunny_beach = Sunny Beach
    .action = A Suspiciously Quiet Morning
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "explore") } ► { -against } { -opening }{ card-sunny_beach.action }{ -closing } ({ -pawns(n: 2, apart: "no") }): { -who(name: "each_player") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -who(name: "each_player") } { -does-determination(n: 1, way: "down") }
card-termites = Termites
    .action = Pest Control
    .about = { -event }: { -does-book_effect }. { -does-lose(n: 1) } { resource-wood }, { -if-possible } ► { -against } { -opening }{ card-termites.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { invention-fire }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -does-lose(n: 1) } { resource-wood }, { -if-possible }
card-thunderstorm = Thunderstorm
    .action = Subdue the Fire
    .about = { -event }: { -put } { marker-adventure.a } { -place(at: "gather") }. { -does-exhaust(source: "wood", n: 1) } { -place(at: "nearest_to_camp") } ({ -else-wounds(n: 1) }) ► { -against } { -opening }{ card-thunderstorm.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { invention-shovel }): { -does-restore } ► { -otherwise }: { -does-exhaust(source: "wood", n: 1) } { -place(at: "nearest_to_camp") } ({ -else-wounds(n: 1) })
card-unusually_cold_night = Unusually Cold Night
    .action = Warming Up
    .about = { -event }: { -does-book_effect }. { -does-lose(n: 2) } { resource-wood }, { -or-else } { -who(name: "each_player") } { -does-wound(n: 1) } ► { -against } { -opening }{ card-unusually_cold_night.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { -amount(n: 1) } { resource-wood } { -or } { -amount(n: 1) } { resource-fur }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -who(name: "each_player") } { -does-wound(n: 1) }
card-vertigo = Vertigo
    .action = Rest
    .about = { -event }: { -does-book_effect }. { -who(name: "first_player") } { -does-pawns(available: 1, when: "this_round") } ► { -against } { -opening }{ card-vertigo.action }{ -closing } ({ -pawns(n: 1, apart: "no") }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -who(name: "each_player") } { -does-determination(n: 1, way: "down") }
card-weakness = Weakness
    .action = Rest
    .about = { -event }: { -does-book_effect }. { -who(name: "first_player") } { -does-no_abilities(when: "this_round") } ► { -against } { -opening }{ card-weakness.action }{ -closing } ({ -pawns(n: 1, apart: "no") }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -who(name: "first_player") } { -does-no_abilities(when: "this_round") }
card-winter_depression = Winter Depression
    .action = Warming Up
    .about = { -event }: { -does-book_effect }. { -does-morale(n: 1, way: "down") } ► { -against } { -opening }{ card-winter_depression.action }{ -closing } ({ -pawns(n: 1, apart: "no") }, { -amount(n: 1) } { resource-food }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -who(name: "each_player") } { -does-determination(n: 1, way: "down") }
card-wrecked_balloon = Wrecked Balloon
    .action = Search
    .about = { -event }: { -does-book_effect }. { -does-morale(n: 1, way: "down") } ► { -against } { -opening }{ card-wrecked_balloon.action }{ -closing } ({ -pawns(n: 1, apart: "no") }): { -who(name: "actor") } { -does-mystery(of: "treasure", n: 1) } ► { -otherwise }: { -does-nothing }
card-the_island_fights_back = The Island Fights Back
    .action = Rescue
    .about = { -event }: { -does-book_effect }. { -does-book_effect } ► { -against } { -opening }{ card-the_island_fights_back.action }{ -closing } ({ -pawns(n: 1, apart: "no") }): { -who(name: "actor") } { -does-determination(n: 1, way: "up") } ► { -otherwise }: { -does-book_effect }
card-food_crates = Food Crates
    .action = Expedition for Food
    .about = { -against } { -opening }{ card-food_crates.action }{ -closing } ({ -pawns(n: 1, apart: "no") }): { -does-gain(n: 1) } { resource-food }; ({ -pawns(n: 2, apart: "no") }): { -does-gain(n: 1) } { resource-food }, { -does-gain(n: 1) } { resource-np_food } ► { -otherwise }: { -does-nothing }
card-wrecked_lifeboat = Wrecked Lifeboat
    .action = Expedition for Wood
    .about = { -against } { -opening }{ card-wrecked_lifeboat.action }{ -closing } ({ -pawns(n: 1, apart: "no") }): { -does-gain(n: 1) } { resource-wood }; ({ -pawns(n: 2, apart: "no") }): { -does-gain(n: 2) } { resource-wood } ► { -otherwise }: { -does-nothing }
card-captains_chest = Captain's Chest
    .action = Expedition for Treasure
    .about = { -against } { -opening }{ card-captains_chest.action }{ -closing } ({ -pawns(n: 1, apart: "no") }): { -does-gain(n: 1) } { resource-wood }; ({ -pawns(n: 2, apart: "no") }): { -does-gain(n: 1) } { resource-wood }, { -does-starting_item(n: 1) } ► { -otherwise }: { -does-nothing }
card-accident = Accident
    .half = Gangrene
    .about = { -who(name: "actor") } { -does-special_wound(part: "leg") }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-accident.half }{ -closing }: { -with } { invention-medicine }, { -who(name: "holder") } { -does-wound(n: 1) }; { -without-it }, { -who(name: "holder") } { -does-wound(n: 3) }. { -does-clear_special_wound(part: "leg") }. { -does-draw_event }
card-breakdown = Breakdown
    .half = After Some Time
    .about = { -does-morale(n: 1, way: "down") }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-breakdown.half }{ -closing }: { -who(name: "first_player") } { -does-determination(n: 2, way: "up") }. { -does-draw_event }
card-broken_lever = Broken Lever
    .about = { track-weapon.the } { -does-track(n: 1, way: "down") }
card-broken_tool = Broken Tool
    .about = { -does-flip_items(n: 1) }, { -if-possible }
card-coming_to_terms = Coming to Terms
    .half = Lack of Ideas
    .about = { -does-discard_inventions(n: 3) }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-coming_to_terms.half }{ -closing }: { -does-morale(n: 1, way: "down") }. { -does-draw_event }
card-construction = Construction
    .half = Stronger Construction
    .about = { -does-shuffle_into_events } ► { -later } { -opening }{ card-construction.half }{ -closing }: { track-palisade.the } { -does-track(n: 1, way: "up") } ({ -with-shelter }). { -does-draw_event }
card-cut_head = Cut Head
    .half = Headache
    .about = { -who(name: "actor") } { -does-wound(n: 1) }, { -does-determination(n: 2, way: "up") }, { -does-special_wound(part: "head") }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-cut_head.half }{ -closing }: { -without } { invention-medicine }, { -who(name: "holder") } { -does-wound(n: 2) }. { -does-clear_special_wound(part: "head") }. { -does-draw_event }
card-dangerous_work = Dangerous Work
    .about = { -put } { marker-reroll.a } { -place(at: "build") }. { -put } { marker-adventure.a } { -place(at: "build") }
card-dark_clouds_in_the_sky = Dark Clouds in the Sky
    .half = After the Rain
    .about = { -put } { weather-rain.a } { -place(at: "weather") }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-dark_clouds_in_the_sky.half }{ -closing }: { track-palisade.the } { -does-track(n: 1, way: "up") } ({ -with-shelter }). { -does-draw_event }
card-fast_work = Fast Work
    .half = Haste Makes Waste
    .about = { -does-decide(offer: "yes") } ({ -who(name: "actor") }): { -does-extra_action(action: "build") }, { -does-shuffle_into_events } ► { -later } { -opening }{ card-fast_work.half }{ -closing }: { track-roof.the } { -does-track(n: 1, way: "down") }, { -or-else } { track-palisade.the } { -does-track(n: 1, way: "down") }. { -does-draw_event }
card-fear_of_the_beasts = Fear of the Beasts
    .half = Extensive Protection
    .about = { -does-shuffle_into_events } ► { -later } { -opening }{ card-fear_of_the_beasts.half }{ -closing }: { -dearer(what: "weapon_cost") }. { -does-draw_event }
card-hard_work = Hard Work
    .about = { -does-lose(n: 1) } { resource-food }, { -if-possible }
card-howling_in_the_bushes = Howling in the Bushes
    .half = The Beast is Here!
    .about = { -does-shuffle_into_events } ► { -later } { -opening }{ card-howling_in_the_bushes.half }{ -closing }: { -who(name: "first_player") } { -does-fight(n: 3) } ({ track-weapon.the } { -does-track(n: 1, way: "down") }, { -does-gain(n: 2) } { resource-food }, { -does-gain(n: 1) } { resource-fur }, { track-palisade.the } { -does-track(n: 1, way: "down") }). { -does-draw_event }
card-hungry_predator = Hungry Predator
    .half = Revisit
    .about = { -does-decide(offer: "no") } ({ -who(name: "actor") }): { -does-wound(n: 2) }, { -does-gain(n: 2) } { resource-food }, { -does-gain(n: 1) } { resource-fur }, { -or-else } { -does-lose(n: 1) } { resource-food }, { track-palisade.the } { -does-track(n: 1, way: "down") }, { -does-shuffle_into_events } ► { -later } { -opening }{ card-hungry_predator.half }{ -closing }: { -who(name: "first_player") } { -does-fight(n: 3) } ({ -does-gain(n: 1) } { resource-food }, { -does-gain(n: 1) } { resource-fur }, { track-palisade.the } { -does-track(n: 1, way: "down") }). { -does-draw_event }
card-in_a_hurry = In a Hurry
    .half = Crack
    .about = { -does-decide(offer: "yes") } ({ -who(name: "actor") }): { -does-discovery(n: 2, keep: 2, some: "all") }, { -does-shuffle_into_events } ► { -later } { -opening }{ card-in_a_hurry.half }{ -closing }: { track-palisade.the } { -does-track(n: 1, way: "down") }. { -does-draw_event }
card-laborious_work = Laborious Work
    .about = { -put } { marker-time.a } { -place(at: "build") }
card-lack_of_hope = Lack of Hope
    .about = { -does-discard_inventions(n: 3) }
card-monkey_see = Monkey See
    .half = Monkey Do
    .about = { -does-shuffle_into_events } ► { -later } { -opening }{ card-monkey_see.half }{ -closing }: { track-roof.the } { -does-halve }, { -or-else } { track-palisade.the } { -does-halve }. { -does-draw_event }
card-nasty_wound = Nasty Wound
    .half = Infection
    .about = { -who(name: "actor") } { -does-special_wound(part: "arm") }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-nasty_wound.half }{ -closing }: { -without } { invention-medicine }, { -who(name: "holder") } { -does-wound(n: 2) }. { -does-clear_special_wound(part: "arm") }. { -does-draw_event }
card-predator_in_the_camp = Predator in the Camp!
    .half = What Goes Around, Comes Around
    .about = { -who(name: "actor") } { -does-fight(n: 4) }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-predator_in_the_camp.half }{ -closing }: { -does-gain(n: 2) } { resource-food }. { -does-gain(n: 2) } { resource-fur }. { -does-draw_event }
card-savings = Savings
    .half = Unsteady Construction
    .about = { -does-decide(offer: "yes") } ({ -who(name: "actor") }): { -does-gain(n: 2) } { resource-wood }, { -does-shuffle_into_events } ► { -later } { -opening }{ card-savings.half }{ -closing }: { -does-morale(n: 1, way: "down") }. { -does-draw_event }
card-sting = Sting
    .half = Shivers
    .about = { -who(name: "actor") } { -does-special_wound(part: "belly") }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-sting.half }{ -closing }: { -without } { invention-medicine }, { -who(name: "holder") } { -does-pawns(available: 1, when: "this_round") }. { -does-clear_special_wound(part: "belly") }. { -does-draw_event }
card-tired = Tired
    .half = Quarrel
    .about = { -does-decide(offer: "yes") } ({ -who(name: "actor") }): { -does-heal(n: 2, split: "no") }, { -does-shuffle_into_events } ► { -later } { -opening }{ card-tired.half }{ -closing }: { -does-morale(n: 1, way: "down") }. { -does-draw_event }
card-tools_inspection = Tools Inspection
    .half = Broken Tools
    .about = { -does-mark_items(n: 2) }, { -if-possible }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-tools_inspection.half }{ -closing }: { -does-flip_marked_items }. { -does-draw_event }
card-unmotivated = Unmotivated
    .half = Tools are Breaking
    .about = { -who(name: "actor") } { -does-determination(n: 1, way: "down") }, { -or-else } { -does-wound(n: 1) }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-unmotivated.half }{ -closing }: { -who(name: "each_player") } { -does-determination(n: 1, way: "down") }. { -does-draw_event }
card-visit_of_a_predator = Visit of a Predator
    .half = Night Visit
    .about = { -does-lose(n: 1) } { resource-food }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-visit_of_a_predator.half }{ -closing }: { -put } { weather-animals_die.a } { -place(at: "weather") }. { -does-draw_event }
card-weak_construction = Weak Construction
    .half = Bash!
    .about = { -does-shuffle_into_events } ► { -later } { -opening }{ card-weak_construction.half }{ -closing }: { track-roof.the } { -does-halve }. { -does-draw_event }
card-windstorm = Windstorm
    .half = Natural Palisade
    .about = { track-palisade.the } { -does-track(n: 1, way: "down") }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-windstorm.half }{ -closing }: { track-palisade.the } { -does-track(n: 1, way: "up") } ({ -with-shelter }). { -does-draw_event }
card-you_need_a_bigger_camp = You Need a Bigger Camp
    .half = Enlarging the Camp
    .about = { -does-shuffle_into_events } ► { -later } { -opening }{ card-you_need_a_bigger_camp.half }{ -closing }: { -dearer(what: "shelter_cost") }. { -dearer(what: "roof_cost") }. { -dearer(what: "palisade_cost") }. { -does-draw_event }
card-after_the_hurricane = After the Hurricane
    .half = It Was Stormy Again
    .about = { -does-gain(n: 2) } { resource-wood }. { -put } { marker-time.a } { -place(at: "action_tile") }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-after_the_hurricane.half }{ -closing }: { -does-flip_tile(where: "linked_tile") }. { -does-draw_event }
card-end_of_source = End of Source
    .about = { -does-exhaust(source: "gathered", n: 1) }
card-eyes_in_the_bushes = Eyes in the Bushes
    .half = Unexpected Visit
    .about = { -does-shuffle_into_events } ► { -later } { -opening }{ card-eyes_in_the_bushes.half }{ -closing }: { -put } { weather-animals_die.a } { -place(at: "weather") }. { -does-draw_event }
card-fruit = Fruit
    .half = Stomach Ache
    .about = { -who(name: "actor") } { -does-special_wound(part: "belly") }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-fruit.half }{ -closing }: { -without } { invention-medicine }, { -who(name: "holder") } { -does-only_actions(when: "this_round") } { action-rest }. { -does-clear_special_wound(part: "belly") }. { -does-draw_event }
card-furs = Furs
    .half = Insects
    .about = { -does-decide(offer: "yes") } ({ -who(name: "actor") }): { -does-gain(n: 2) } { resource-fur }, { -does-shuffle_into_events } ► { -later } { -opening }{ card-furs.half }{ -closing }: { -does-production(mod: "food_minus_1") }, { -if-possible }. { -does-draw_event }
card-gold_coin = Gold Coin!
    .half = Curse
    .about = { -does-shuffle_into_events } ► { -later } { -opening }{ card-gold_coin.half }{ -closing }: { -put } { marker-reroll.a } { -place(at: "build") }. { -put } { marker-reroll.a } { -place(at: "gather") }. { -put } { marker-reroll.a } { -place(at: "explore") }. { -does-draw_event }
card-mushrooms = Mushrooms
    .half = Illness
    .about = { -does-decide(offer: "yes") } ({ -who(name: "actor") }): { -does-gain(n: 1) } { resource-food } { -per-player }, { -does-shuffle_into_events } ► { -later } { -opening }{ card-mushrooms.half }{ -closing }: { -without } { invention-medicine }, { -who(name: "each_player") } { -does-wound(n: 1) }. { -does-draw_event }
card-nestlings = Nestlings
    .half = Angry Bird!
    .about = { -does-decide(offer: "yes") } ({ -who(name: "actor") }): { -does-gain(n: 1) } { resource-food } { -per-player }, { -does-shuffle_into_events } ► { -later } { -opening }{ card-nestlings.half }{ -closing }: { track-roof.the } { -does-track(n: 1, way: "down") }. { -does-draw_event }
card-new_flock = New Flock
    .half = It's All Vanished
    .about = { -put } { marker-food_plus.a } { -place(at: "action_tile") } ({ -token-note(which: "bird_source_if_no_food_source") }). { -does-shuffle_into_events } ► { -later } { -opening }{ card-new_flock.half }{ -closing }: { -does-exhaust(source: "all_on_tile", n: 1) } { -place(at: "linked_tile") }. { -does-draw_event }
card-nice_surprise = Nice Surprise
    .half = Collapse
    .about = { -does-decide(offer: "yes") } ({ -who(name: "actor") }): { -does-gain(n: 3) } { resource-wood }, { -does-shuffle_into_events } ► { -later } { -opening }{ card-nice_surprise.half }{ -closing }: { track-roof.the } { -does-halve }. { -does-draw_event }
card-path_of_a_predator = Path of a Predator
    .half = Predator Attacks!
    .about = { -does-shuffle_into_events } ► { -later } { -opening }{ card-path_of_a_predator.half }{ -closing }: { -put } { weather-animals_die.a } { -place(at: "weather") }. { -does-draw_event }
card-pirates_chest = Pirate's Chest!
    .half = Bad Luck!
    .about = { -does-decide(offer: "yes") } ({ -who(name: "actor") }): { -does-mystery(of: "treasure", n: 2) }, { -does-shuffle_into_events } ► { -later } { -opening }{ card-pirates_chest.half }{ -closing }: { -who(name: "each_player") } { -does-pawns(available: 1, when: "this_round") }. { -does-draw_event }
card-shortage = Shortage
    .about = { -does-gain_gathered(n: 1) }. { -does-exhaust(source: "gathered", n: 1) }
card-signs_of_a_predator = Signs of a Predator
    .half = Hungry Predator Attacks!
    .about = { -does-shuffle_into_events } ► { -later } { -opening }{ card-signs_of_a_predator.half }{ -closing }: { -does-if_weapon(n: 3) }, { -does-exhaust(source: "food", n: 1) } { -place(at: "camp_tile") } ({ -else-wounds(n: 1) }). { -does-draw_event }
card-skeleton = Skeleton
    .half = Dead Explorer's Memoirs
    .about = { -does-shuffle_into_events } ► { -later } { -opening }{ card-skeleton.half }{ -closing }: { -does-morale(n: 1, way: "down") }. { -does-take_invention(n: 1, source: "deck_top") }. { -does-draw_event }
card-spider = Spider
    .half = A Bite in the Neck
    .about = { -who(name: "actor") } { -does-special_wound(part: "head") }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-spider.half }{ -closing }: { -who(name: "holder") } { -does-pawns(available: 1, when: "this_round") }. { -does-clear_special_wound(part: "head") }. { -does-draw_event }
card-surprise_in_the_bushes = Surprise in the Bushes
    .half = Reflections
    .about = { -does-decide(offer: "yes") } ({ -who(name: "actor") }): { -does-starting_item(n: 1) }, { -does-shuffle_into_events } ► { -later } { -opening }{ card-surprise_in_the_bushes.half }{ -closing }: { -does-morale(n: 1, way: "down") }. { -does-draw_event }
card-tracks_of_a_predator = Tracks of a Predator
    .about = { -put } { marker-danger.a } { -place(at: "action_tile") } ({ -token-note(which: "next_round") })
card-twisted_ankle = Twisted Ankle
    .half = Swollen Ankle
    .about = { -who(name: "actor") } { -does-special_wound(part: "leg") }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-twisted_ankle.half }{ -closing }: { -who(name: "holder") } { -does-only_actions(when: "this_round") } { action-arrange_camp }, { action-build }, { action-rest }. { -does-clear_special_wound(part: "leg") }. { -does-draw_event }
card-unbelievable_effort = Unbelievable Effort
    .half = Aching Arms
    .about = { -does-decide(offer: "yes") } ({ -who(name: "actor") }): { -does-gain(n: 2) } { resource-wood }, { -does-special_wound(part: "arm") }, { -does-shuffle_into_events } ► { -later } { -opening }{ card-unbelievable_effort.half }{ -closing }: { -who(name: "holder") } { -does-wound(n: 1) }. { -does-clear_special_wound(part: "arm") }. { -does-draw_event }
card-unexpected_discovery = Unexpected Discovery
    .about = { -does-discovery(n: 1, keep: 1, some: "all") }
card-unexpected_troubles = Unexpected Troubles
    .about = { -does-cover_terrain(of: "tile") }
card-viper = Viper
    .half = Snakebite
    .about = { -does-shuffle_into_events } ► { -later } { -opening }{ card-viper.half }{ -closing }: { -with } { invention-medicine }, { -who(name: "first_player") } { -does-wound(n: 1) }; { -without-it }, { -who(name: "first_player") } { -does-wound(n: 3) }. { -does-draw_event }
card-weather_breakdown = Weather Breakdown
    .half = Storm
    .about = { -does-shuffle_into_events } ► { -later } { -opening }{ card-weather_breakdown.half }{ -closing }: { -put } { weather-storm.a } { -place(at: "weather") }. { -does-draw_event }
card-winter_freezing = Winter Freezing
    .about = { -does-exhaust(source: "choose_one", n: 1) } { -place(at: "action_tile") }
card-winter_is_coming = Winter is Coming
    .half = Ground Frost
    .about = { -does-shuffle_into_events } ► { -later } { -opening }{ card-winter_is_coming.half }{ -closing }: { -put } { weather-winter.a } { -place(at: "weather") }. { -does-draw_event }
card-bamboo = Bamboo
    .half = Crack of Broken Wood
    .about = { -does-decide(offer: "yes") } ({ -who(name: "actor") }): { -does-gain(n: 2) } { resource-wood }, { -does-shuffle_into_events } ► { -later } { -opening }{ card-bamboo.half }{ -closing }: { track-roof.the } { -does-track(n: 1, way: "down") }, { -or-else } { track-palisade.the } { -does-track(n: 1, way: "down") }. { -does-draw_event }
card-carcass = Carcass
    .half = Diarrhea
    .about = { -does-decide(offer: "yes") } ({ -who(name: "actor") }): { -does-gain(n: 2) } { resource-food }, { -does-gain(n: 2) } { resource-fur }, { -does-shuffle_into_events } ► { -later } { -opening }{ card-carcass.half }{ -closing }: { -who(name: "each_player") } { -does-wound(n: 1) }. { -does-draw_event }
card-cold_wind = Cold Wind
    .half = Snow
    .about = { -does-shuffle_into_events } ► { -later } { -opening }{ card-cold_wind.half }{ -closing }: { -put } { weather-winter.a } { -place(at: "weather") }. { -does-draw_event }
card-dangerous_terrain = Dangerous Terrain
    .about = { -put } { marker-danger.a } { -place(at: "action_tile") } ({ -token-note(which: "next_round") })
card-empty_forest = Empty Forest
    .half = Hungry Predators
    .about = { -does-shuffle_into_events } ► { -later } { -opening }{ card-empty_forest.half }{ -closing }: { -put } { marker-danger.a } { -place(at: "hunt_deck") }. { -does-draw_event }
card-flu = Flu
    .half = Sore Throat
    .about = { -does-decide(offer: "no") } ({ -who(name: "actor") }): { -does-lose(n: 1) } { resource-food }, { -or-else } { -does-shuffle_into_events } ► { -later } { -opening }{ card-flu.half }{ -closing }: { -who(name: "each_player") } { -does-night(kind: "extra_food", n: 1, wounds: 1) }. { -does-draw_event }
card-its_going_to_rain = It's Going to Rain
    .half = Heavy Rain
    .about = { -does-shuffle_into_events } ► { -later } { -opening }{ card-its_going_to_rain.half }{ -closing }: { -put } { weather-rain.a } { -place(at: "weather") }. { -does-draw_event }
card-lost_in_the_thicket = Lost in the Thicket
    .about = { -who(name: "actor") } { -does-night(kind: "outside", n: 1) }, { -next-round }: { -does-discovery(n: 1, keep: 1, some: "all") }
card-lost_in_the_woods = Lost in the Woods
    .about = { -who(name: "actor") } { -does-determination(n: 2, way: "down") }
card-lost = Lost
    .about = { -who(name: "actor") } { -does-night(kind: "outside", n: 1) }, { -next-round }: { -does-morale(n: 1, way: "up") }
card-misadventure = Misadventure
    .half = Swollen Ankle
    .about = { -who(name: "actor") } { -does-special_wound(part: "leg") }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-misadventure.half }{ -closing }: { -who(name: "holder") } { -does-only_actions(when: "this_round") } { action-rest }, { action-arrange_camp }, { action-build }. { -does-clear_special_wound(part: "leg") }. { -does-draw_event }
card-old_grave = Old Grave
    .half = Memories of a Dead Castaway
    .about = { -who(name: "actor") } { -does-determination(n: 1, way: "down") }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-old_grave.half }{ -closing }: { -who(name: "first_player") } { -does-determination(n: 2, way: "down") }. { -does-draw_event }
card-old_hut = Old Hut
    .half = Robinson's Ghost
    .about = { -does-decide(offer: "yes") } ({ -who(name: "actor") }): { -does-mystery(of: "limited", n: 2) } ({ -mystery-limit(of: "treasure", n: 1) }, { -mystery-limit(of: "monster", n: 1) }), { -does-shuffle_into_events } ► { -later } { -opening }{ card-old_hut.half }{ -closing }: { -who(name: "each_player") } { -does-determination(n: 1, way: "down") }. { -does-draw_event }
card-puma_adventure = Puma!
    .half = The Puma Attacks!
    .about = { -does-decide(offer: "no") } ({ -who(name: "actor") }): { -does-night(kind: "outside", n: 1) }, { -or-else } { -does-shuffle_into_events } ► { -later } { -opening }{ card-puma_adventure.half }{ -closing }: { -who(name: "first_player") } { -does-fight(n: 3) } ({ track-weapon.the } { -does-track(n: 1, way: "down") }, { -does-gain(n: 2) } { resource-food }, { -does-gain(n: 1) } { resource-fur }, { track-palisade.the } { -does-track(n: 1, way: "down") }). { -does-draw_event }
card-remains_of_a_settlement = Remains of a Settlement
    .half = Epidemic
    .about = { -does-decide(offer: "yes") } ({ -who(name: "actor") }): { -does-mystery(of: "limited", n: 3) } ({ -mystery-limit(of: "treasure", n: 2) }, { -mystery-limit(of: "trap", n: 1) }), { -does-shuffle_into_events } ► { -later } { -opening }{ card-remains_of_a_settlement.half }{ -closing }: { -who(name: "each_player") } { -does-wound(n: 1) }. { -does-draw_event }
card-ruined_hut = Ruined Hut
    .half = Bad Dreams
    .about = { -does-decide(offer: "yes") } ({ -who(name: "actor") }): { -does-build_free } { invention-knife } { -or } { invention-rope } { -or } { invention-shovel } { -or } { invention-medicine }, { -does-shuffle_into_events } ► { -later } { -opening }{ card-ruined_hut.half }{ -closing }: { -does-morale(n: 1, way: "down") }. { -does-draw_event }
card-secret_cave = Secret Cave
    .half = The Beast Awakens
    .about = { -does-decide(offer: "yes") } ({ -who(name: "actor") }): { -does-mystery(of: "limited", n: 3) } ({ -mystery-limit(of: "treasure", n: 2) }, { -mystery-limit(of: "either", n: 1) }), { -does-shuffle_into_events } ► { -later } { -opening }{ card-secret_cave.half }{ -closing }: { -who(name: "first_player") } { -does-fight(n: 3) } ({ -does-gain(n: 2) } { resource-food }, { -does-gain(n: 1) } { resource-fur }, { track-palisade.the } { -does-track(n: 1, way: "down") }). { -does-draw_event }
card-shrine = Shrine
    .half = Nightmares
    .about = { -does-decide(offer: "yes") } ({ -who(name: "actor") }): { -does-mystery(of: "treasure", n: 1) }, { -does-shuffle_into_events } ► { -later } { -opening }{ card-shrine.half }{ -closing }: { -put } { marker-reroll.a } { -place(at: "build") }. { -put } { marker-reroll.a } { -place(at: "gather") }. { -put } { marker-reroll.a } { -place(at: "explore") }. { -does-draw_event }
card-signs_of_fire = Signs of Fire
    .about = { -does-exhaust(source: "choose_one", n: 1) } { -place(at: "action_tile") } ({ -deferred })
card-storm_on_the_horizon = Storm on the Horizon
    .half = Storm
    .about = { -does-shuffle_into_events } ► { -later } { -opening }{ card-storm_on_the_horizon.half }{ -closing }: { -put } { weather-storm.a } { -place(at: "weather") }. { -does-draw_event }
card-surprising_discovery = Surprising Discovery
    .about = { -does-keep }. { -does-temp_weapon(n: 3, often: "once") }
card-swamp = Swamp
    .about = { -put } { marker-time.a } { -place(at: "action_tile") }
card-theres_something_in_the_air = There's Something in the Air
    .half = Cursed Island
    .about = { -put } { marker-adventure.a } { -place(at: "explore") }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-theres_something_in_the_air.half }{ -closing }: { -put } { marker-adventure.a } { -place(at: "explore") }. { -does-draw_event }
card-thorny_bush = Thorny Bush
    .half = Swollen Arm
    .about = { -who(name: "actor") } { -does-special_wound(part: "arm") }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-thorny_bush.half }{ -closing }: { -without } { invention-medicine }, { -who(name: "holder") } { -does-pawns(available: 1, when: "this_round") }. { -does-clear_special_wound(part: "arm") }. { -does-draw_event }
card-tiger_adventure = Tiger!
    .half = The Tiger Finds You!
    .about = { -does-decide(offer: "no") } ({ -who(name: "actor") }): { -does-night(kind: "outside", n: 1) }, { -or-else } { -does-shuffle_into_events } ► { -later } { -opening }{ card-tiger_adventure.half }{ -closing }: { -who(name: "first_player") } { -does-fight(n: 4) } ({ track-weapon.the } { -does-track(n: 1, way: "down") }, { -does-gain(n: 2) } { resource-food }, { -does-gain(n: 1) } { resource-fur }, { track-palisade.the } { -does-track(n: 1, way: "down") }). { -does-draw_event }
card-vipers = Vipers!
    .half = Fever
    .about = { -who(name: "actor") } { -does-special_wound(part: "head") }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-vipers.half }{ -closing }: { -without } { invention-medicine }, { -who(name: "holder") } { -does-pawns(available: 1, when: "this_round") }. { -does-clear_special_wound(part: "head") }. { -does-draw_event }
card-wild_berries = Wild Berries
    .half = Nausea
    .about = { -who(name: "actor") } { -does-special_wound(part: "belly") }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-wild_berries.half }{ -closing }: { -who(name: "holder") } { -does-pawns(available: 1, when: "this_round") }. { -does-clear_special_wound(part: "belly") }. { -does-draw_event }
card-wild_dog_adventure = Wild Dog (adventure)
    .half = The Dog is Back!
    .about = { -who(name: "actor") } { -does-wound(n: 1) }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-wild_dog_adventure.half }{ -closing }: { -does-decide(offer: "yes") } ({ -who(name: "first_player") }): { -does-lose(n: 1) } { resource-food }, { track-weapon.the } { -does-track(n: 1, way: "up") }. { -does-draw_event }
card-wrong_track = Wrong Track
    .about = { -who(name: "actor") } { -does-night(kind: "outside", n: 1) }, { -next-round }: { -does-gain(n: 2) } { resource-wood }
card-amulet_with_a_portrait = Amulet with a Portrait of a Beautiful Lady
    .about = { mystery-treasure }: { -does-cover_morale_arrows(n: 2) }
card-antique_rapier = Antique Rapier
    .about = { mystery-treasure }: { track-weapon.the } { -does-track(n: 2, way: "up") }
card-backpack = Backpack
    .about = { mystery-treasure }: { -does-keep }. { -lasting-explore_bonus_discovery(draw: 2, keep: 1) } ({ -token-note(which: "next_round") })
card-barrel = Barrel
    .about = { mystery-treasure }: { -does-keep }. { -lasting-night_heal_each_player(n: 1, uses: 1) }. { -lasting-store_food(max: 2) } ({ -token-note(which: "heal_used") })
card-blankets = Blankets
    .about = { mystery-treasure }: { -does-keep }. { -lasting-ignore_winter_cloud(n: 1, uses: 3) }
card-bottle_of_wine = Bottle of Wine
    .about = { mystery-treasure }: { -does-keep }. { -lasting-heal(n: 2, uses: 1, split: "yes") }
card-boxes = Boxes
    .about = { mystery-treasure }: { -does-keep }. { -lasting-store_food(max: -1) }
card-candles_treasure = Candles
    .about = { mystery-treasure }: { -does-keep }. { -does-extra_pawn(n: 2, often: "once") } { -pawn-work(colour: "brown") } ({ -one-use(n: 2) })
card-captain_stones_spyglass = Captain Stone's Spyglass
    .about = { mystery-treasure }: { -does-peek(deck: "island_tiles", n: 3) }, { -peek-note(which: "reorder") }, { -peek-note(which: "leave_face_up") }
card-cave_with_furs = Cave with Furs
    .about = { mystery-treasure }: { -does-gain(n: 2) } { resource-fur }
card-ceremonial_bowl = Ceremonial Bowl
    .half = Overcoming the Curse
    .about = { mystery-treasure }: { -who(name: "actor") } { -does-reroll_sheet(until: "event_half", always: "no") }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-ceremonial_bowl.half }{ -closing }: { -does-clear_reroll_sheet }. { -does-draw_event }
card-compass = Compass
    .about = { mystery-treasure }: { -does-keep }. { -does-extra_pawn(n: 1, often: "each") } { -pawn-work(colour: "green") }
card-crocks = Crocks
    .about = { mystery-treasure }: { -does-build_free } { invention-pot }
card-gold = Gold!
    .about = { mystery-treasure }: { -does-nothing }
card-hammock = Hammock
    .about = { mystery-treasure }: { -does-keep }. { -lasting-rest_bonus(heal: 0, determination: 1) } ({ -not-with } { invention-bed }) ({ -token-note(which: "next_round") })
card-hatchet_treasure = Hatchet
    .about = { mystery-treasure }: { -put } { marker-wood_plus.a } { -place(at: "camp_tile") } ({ -token-note(which: "camp_tile_has_wood_source") })
card-helmet = Helmet
    .about = { mystery-treasure }: { -does-keep }. { -lasting-fight_wound_shield(n: 1) } ({ -token-note(which: "next_round") })
card-herbal_mixture = Herbal Mixture
    .about = { mystery-treasure }: { -does-keep }. { -lasting-peek_event(n: 1, uses: 1) }
card-old_clothes = Old Clothes
    .about = { mystery-treasure }: { -does-keep }. { -lasting-convert_winter_to_rain(n: 1) }
card-old_map = Old Map
    .about = { mystery-treasure }: { -who(name: "each_player") } { -does-determination(n: 1, way: "up") }
card-old_rifle = Old Rifle
    .about = { mystery-treasure }: { -does-keep }. { -does-temp_weapon(n: 3, often: "once") }
card-protective_amulet = Protective Amulet
    .about = { mystery-treasure }: { -does-keep }. { -lasting-remove_any_token_from_island(n: 1, uses: 1) }
card-ropes = Ropes
    .about = { mystery-treasure }: { track-palisade.the } { -does-track(n: 1, way: "up") } ({ -with-shelter }), { -or-else } { track-roof.the } { -does-track(n: 1, way: "up") } ({ -with-shelter })
card-saber = Saber
    .about = { mystery-treasure }: { -does-keep }. { -does-temp_weapon(n: 3, often: "each") } ({ -self-wound(n: 1) })
card-treasure_map = Treasure Map
    .about = { mystery-treasure }: { -does-keep }. { -lasting-special_explore_action(pawns: 2, uses: 1) }: { -who(name: "actor") } { -does-mystery(of: "treasure", n: 2) }
card-whip = Whip
    .about = { mystery-treasure }: { track-weapon.the } { -does-track(n: 1, way: "up") }. { -does-keep }. { -lasting-ignore_trap(n: 1) } ({ -token-note(which: "next_round") })
card-a_shiny_jewel = A Shiny Jewel
    .about = { mystery-monster }: { -who(name: "each_player") } { -does-night(kind: "wound", n: 1) }
card-bats = Bats
    .about = { mystery-monster }: { -who(name: "actor") } { -does-determination(n: 1, way: "down") }, { -or-else } { -does-wound(n: 1) }
card-big_ape = Big Ape
    .half = Demon of the Night
    .about = { mystery-monster }: { -does-shuffle_into_events } ► { -later } { -opening }{ card-big_ape.half }{ -closing }: { -who(name: "first_player") } { -does-fight(n: 4) } ({ -does-gain(n: 2) } { resource-fur }). { -does-draw_event }
card-bite = Bite
    .about = { mystery-monster }: { -who(name: "actor") } { -does-wound(n: 1) }
card-furious_tiger = Furious Tiger
    .about = { mystery-monster }: { -who(name: "actor") } { -does-fight(n: 4) }
card-giant_snake = Giant Snake
    .about = { mystery-monster }: { -who(name: "actor") } { -does-determination_all }. { -does-stop_mystery }
card-gorilla_mystery = Gorilla (monster)
    .half = Gorilla in the Camp
    .about = { mystery-monster }: { -who(name: "actor") } { -does-wound(n: 2) }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-gorilla_mystery.half }{ -closing }: { track-weapon.the } { -does-track(n: 2, way: "down") }. { -does-draw_event }
card-gremlins = Gremlins
    .half = The Gremlins Hunted You Down
    .about = { mystery-monster }: { -who(name: "actor") } { -does-fight(n: 2) }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-gremlins.half }{ -closing }: { -who(name: "first_player") } { -does-fight(n: 3) }. { -does-shuffle_into_events }. { -does-draw_event }
card-savage = Savage
    .half = Unsuccessful Hunting
    .about = { mystery-monster }: { track-weapon.the } { -does-track_set(n: 0) }. { -does-shuffle_into_events } ► { -later } { -opening }{ card-savage.half }{ -closing }: { -who(name: "first_player") } { -does-mystery(of: "treasure", n: 1) }. { -does-draw_event }
card-scorpion = Scorpion
    .about = { mystery-monster }: { -without } { invention-medicine }, { -who(name: "actor") } { -does-wound(n: 3) }
card-snake = Snake
    .about = { mystery-monster }: { -who(name: "actor") } { -does-wound(n: 2) }
card-spiders = Spiders
    .about = { mystery-monster }: { -who(name: "actor") } { -does-determination(n: 2, way: "down") }
card-unleashed_beast = Unleashed Beast
    .about = { mystery-monster }: { -does-hunt_discard(n: 1, which: "any") }, { -if-possible }
card-blowgun = Blowgun
    .about = { mystery-trap }: { -does-keep }. { -who(name: "actor") } { -does-pawns(available: 1, when: "next_round") }
card-blunt_spear = Blunt Spear
    .about = { mystery-trap }: { -who(name: "actor") } { -does-wound(n: 2) }
card-collapse_trap = Collapse
    .about = { mystery-trap }: { -does-stop_mystery }
card-confused = Confused
    .about = { mystery-trap }: { -who(name: "actor") } { -does-reroll_sheet(until: "end_of_next_round", always: "yes") }
card-net = Net
    .about = { mystery-trap }: { -does-stop_mystery }. { -who(name: "actor") } { -does-night(kind: "outside", n: 1) }
card-poisonous_spores = Poisonous Spores
    .about = { mystery-trap }: { -who(name: "actor") } { -does-wound(n: 1) }. { -without } { invention-medicine }, { -who(name: "each_player") } { -does-night(kind: "wound", n: 1) }
card-sharp_blade = Sharp Blade
    .about = { mystery-trap }: { -who(name: "actor") } { -does-wound(n: 2) }
card-snare_trap = Snare
    .about = { mystery-trap }: { track-weapon.the } { -does-track(n: 2, way: "down") }, { -if-possible }
card-spider_web = Spider Web
    .about = { mystery-trap }: { -who(name: "actor") } { -does-wound(n: 1) }. { -without } { invention-medicine }, { -does-keep }, { -who(name: "actor") } { -does-night(kind: "every_wound", n: 1) }
card-strange_disease = Strange Disease
    .about = { mystery-trap }: { -does-night(kind: "divided_wounds", n: 2) }
card-terrible_scream = Terrible Scream
    .about = { mystery-trap }: { -who(name: "actor") } { -does-determination_all }
card-trapdoor = Trapdoor
    .about = { mystery-trap }: { -does-discard_action_treasures }
card-unfortunate_adventure = Unfortunate Adventure
    .about = { mystery-trap }: { -does-book_effect }
card-alligator = Alligator
    .about = { -strength(n: 6) }. { track-weapon.the } { -does-track(n: 2, way: "down") }. { -does-gain(n: 3) } { resource-food }
card-bear_beast = Bear (beast)
    .about = { -strength(n: 6) }. { track-weapon.the } { -does-track(n: 1, way: "down") }. { -does-gain(n: 5) } { resource-food }. { -does-gain(n: 2) } { resource-fur }
card-birds = Birds
    .about = { -strength(n: 1) }. { -does-gain(n: 2) } { resource-food }
card-boa = Boa
    .about = { -strength(n: 2) }. { track-weapon.the } { -does-track(n: 2, way: "down") }. { -does-gain(n: 2) } { resource-food }. { -does-discovery(n: 1, keep: 1, some: "all") }
card-chamois = Chamois
    .about = { -strength(n: 5) }. { track-weapon.the } { -does-track(n: 1, way: "down") }. { -does-gain(n: 3) } { resource-food }. { -does-gain(n: 2) } { resource-fur }
card-cheetah = Cheetah
    .about = { -strength(n: 4) }. { track-weapon.the } { -does-track(n: 1, way: "down") }. { -does-gain(n: 2) } { resource-food }. { -does-gain(n: 1) } { resource-fur }
card-fox = Fox
    .about = { -strength(n: 2) }. { -does-gain(n: 2) } { resource-food }. { -does-gain(n: 1) } { resource-fur }
card-goats = Goats
    .about = { -strength(n: 4) }. { track-weapon.the } { -does-track(n: 1, way: "down") }. { -does-gain(n: 3) } { resource-food }. { -does-gain(n: 1) } { resource-fur }
card-gorilla_beast = Gorilla (beast)
    .about = { -strength(n: 6) }. { track-weapon.the } { -does-track(n: 3, way: "down") }. { -does-gain(n: 5) } { resource-food }. { -does-gain(n: 2) } { resource-fur }. { -does-discovery(n: 1, keep: 1, some: "all") }
card-iguana = Iguana
    .about = { -strength(n: 4) }. { track-weapon.the } { -does-track(n: 1, way: "down") }. { -does-gain(n: 3) } { resource-food }. { -does-gain(n: 1) } { resource-fur }. { -who(name: "fighter") } { -does-wound(n: 1) }
card-jaguar_beast = Jaguar (beast)
    .about = { -strength(n: 5) }. { -does-gain(n: 4) } { resource-food }. { -does-gain(n: 1) } { resource-fur }. { -without } { invention-medicine }, { -who(name: "fighter") } { -does-wound(n: 2) }
card-puma_beast = Puma
    .about = { -strength(n: 5) }. { -does-gain(n: 2) } { resource-food }. { -does-gain(n: 1) } { resource-fur }. { -without } { invention-medicine }, { -who(name: "fighter") } { -does-wound(n: 2) }
card-tapir = Tapir
    .about = { -strength(n: 3) }. { track-weapon.the } { -does-track(n: 1, way: "down") }. { -does-gain(n: 2) } { resource-food }. { -does-gain(n: 1) } { resource-fur }
card-tiger_beast = Tiger
    .about = { -strength(n: 6) }. { track-weapon.the } { -does-track(n: 2, way: "down") }. { -does-gain(n: 5) } { resource-food }. { -does-gain(n: 2) } { resource-fur }
card-wild_dog_beast = Wild Dog (beast)
    .about = { -strength(n: 3) }. { -does-gain(n: 2) } { resource-food }. { -does-gain(n: 1) } { resource-fur }. { -without } { invention-medicine }, { -who(name: "fighter") } { -does-wound(n: 2) }
card-wild_pig = Wild Pig
    .about = { -strength(n: 3) }. { track-weapon.the } { -does-track(n: 1, way: "down") }. { -does-gain(n: 3) } { resource-food }. { -does-gain(n: 1) } { resource-fur }

## Characters and abilities

character-carpenter = Carpenter
    .the = the Carpenter
    .to = to the Carpenter
    .start = The Carpenter
character-cook = Cook
    .the = the Cook
    .to = to the Cook
    .start = The Cook
character-explorer = Explorer
    .the = the Explorer
    .to = to the Explorer
    .start = The Explorer
character-soldier = Soldier
    .the = the Soldier
    .to = to the Soldier
    .start = The Soldier
character-friday = Friday
    .the = Friday
    .to = to Friday
    .start = Friday
character-jenny = Jenny
    .the = Jenny
    .to = to Jenny
    .start = Jenny
ability-economical_construction = Economical Construction
    .about = In one of the Carpenter's actions, 1 wood less.
ability-craftsmanship = Craftsmanship
    .about = Reroll any one brown die.
ability-a_new_idea = A New Idea
    .about = Draw 5 inventions, put one on the board and discard the others.
ability-handyman = Handyman
    .about = A brown pawn for one of the Carpenter's own builds this round.
ability-grandmas_recipe = Grandma's Recipe
    .about = For 1 food, 2 wounds are healed, of one player or of two.
ability-scrounger = Scrounger
    .about = Reroll one grey die of the Cook's own action.
ability-stone_soup = Stone Soup
    .about = 1 food at once.
ability-hooch = Hooch
    .about = Ignore a rain cloud, or turn a winter cloud into a rain cloud.
ability-lucky = Lucky (Child of Fortune)
    .about = Reroll one green die of the Explorer's own action.
ability-reconnaissance = Reconnaissance
    .about = Look at 3 island tiles and put one of them on top.
ability-motivational_speech = Motivational Speech
    .about = Morale +1.
ability-scouting = Scouting
    .about = Draw 2 discovery tokens and keep one.
ability-tracking = Tracking
    .about = Look at the top beast of the Hunting deck; it may go to the bottom.
ability-the_hunt = The Hunt
    .about = An unseen beast on top of the Hunting deck.
ability-frenzy = Frenzy
    .about = Weapon level +3 for one of the Soldier's actions.
ability-defensive_plan = Defensive Plan
    .about = Palisade +1 or weapon level +1.

## Inventions

invention-bricks = Bricks
    .about = { -needs } { terrain-hills } ► { track-palisade.the } { -does-track(n: 1, way: "up") } ({ -with-shelter })
invention-dam = Dam
    .about = { -needs } { terrain-river }. { -costs } { -amount(n: 1) } { resource-wood } ► { -does-gain(n: 2) } { resource-np_food }
invention-fire = Fire
    .about = { -needs } { terrain-mountains } ► { track-palisade.the } { -does-track(n: 1, way: "up") } ({ -with-shelter })
invention-knife = Knife
    .about = { -needs } { terrain-mountains } ► { track-weapon.the } { -does-track(n: 1, way: "up") }
invention-map = Map
    .about = { -needs } { terrain-river } ► { -does-extra_pawn(n: 1, often: "each") } { -pawn-work(colour: "green") }
invention-medicine = Medicine
    .about = { -needs } { terrain-plains } ► { -needed-elsewhere }
invention-pot = Pot
    .about = { -needs } { terrain-hills } ► { -lasting-night_heal(food: 1, n: 1, split: "no") }
invention-rope = Rope
    .about = { -needs } { terrain-plains } ► { -needed-elsewhere }
invention-shovel = Shovel
    .about = { -needs } { terrain-beach } ► { -needed-elsewhere }
invention-basket = Basket
    .about = { -needs } { terrain-plains } ► { -lasting-gather_bonus(n: 1) }
invention-bed = Bed
    .about = { -needs } { terrain-plains } ► { -lasting-rest_bonus(heal: 1, determination: 1) }
invention-belts = Belts
    .about = { -needs } { invention-knife }. { -costs } { -amount(n: 1) } { resource-fur } ► { -does-extra_pawn(n: 1, often: "each") } { -pawn-work(colour: "grey") }
invention-bow = Bow
    .about = { -needs } { invention-rope }, { invention-knife }. { -costs } { -amount(n: 1) } { resource-wood } ► { track-weapon.the } { -does-track(n: 3, way: "up") }
invention-cellar = Cellar
    .about = { -needs } { invention-shovel } ► { -lasting-store_food(max: -1) }
invention-corral = Corral
    .about = { -needs } { invention-rope }. { -costs } { -amount(n: 1) } { resource-wood } ► { -does-exhaust(source: "bird", n: 1) } { -place(at: "adjacent_to_camp") } ({ -optional }). { -put } { marker-food_plus.a } { -place(at: "camp_tile") } ({ -token-note(which: "source_was_covered") })
invention-diary = Diary
    .about = { -costs } { -amount(n: 1) } { resource-fur } ► { -lasting-morale_phase_determination(n: 1) }
invention-drums = Drums
    .about = { -needs } { terrain-hills }. { -costs } { -amount(n: 1) } { resource-fur } ► { -lasting-morale_phase_determination(n: 2) }
invention-furnace = Furnace
    .about = { -needs } { invention-bricks } ► { -lasting-ignore_winter_cloud(n: 1, uses: -1) }
invention-lantern = Lantern
    .about = { -needs } { terrain-hills }, { invention-fire } ► { -does-extra_pawn(n: 1, often: "each") } { -pawn-work(colour: "brown") }
invention-moat = Moat
    .about = { -needs } { invention-shovel }. { -costs } { -amount(n: 1) } { resource-wood } ► { track-palisade.the } { -does-track(n: 2, way: "up") } ({ -with-shelter })
invention-pit = Pit
    .about = { -needs } { invention-shovel }. { -costs } { -amount(n: 1) } { resource-wood } ► { -lasting-production_pit(food: 2) }
invention-raft = Raft
    .about = { -needs } { invention-rope }. { -costs } { -amount(n: 2) } { resource-wood } ► { -does-extra_pawn(n: 1, often: "each") } { -pawn-work(colour: "grey_or_green") }
invention-sack = Sack
    .about = { -costs } { -amount(n: 1) } { resource-fur } ► { -lasting-gather_bonus(n: 1) }
invention-shield = Shield
    .about = { -needs } { invention-rope }. { -costs } { -amount(n: 1) } { resource-wood } ► { -does-extra_pawn(n: 1, often: "each") } { -pawn-work(colour: "red") }
invention-sling = Sling
    .about = { -costs } { -amount(n: 1) } { resource-fur } { -or } { -amount(n: 1) } { resource-wood } ► { track-weapon.the } { -does-track(n: 2, way: "up") }
invention-wall = Wall
    .about = { -needs } { invention-bricks } ► { track-palisade.the } { -does-track(n: 2, way: "up") } ({ -with-shelter })
invention-fireplace = Fireplace
    .about = { -needs } { invention-fire }. { -personal(n: 2) }: { character-cook } ► { -lasting-night_heal(food: 1, n: 2, split: "yes") }
invention-shortcut = Shortcut
    .about = { -needs } { invention-map }. { -personal(n: 2) }: { character-explorer } ► { -put } { marker-shortcut.a } { -place(at: "adjacent_tile_chosen") }. { -lasting-production_shortcut(n: 1) }
invention-snare = Snare
    .about = { -needs } { invention-rope }. { -personal(n: 2) }: { character-carpenter } ► { -put } { marker-food_plus.a } { -place(at: "camp_tile") }
invention-spear = Spear
    .about = { -needs } { invention-knife }. { -costs } { -amount(n: 1) } { resource-wood }. { -personal(n: 2) }: { character-soldier } ► { track-weapon.the } { -does-track(n: 3, way: "up") }
invention-scn_hatchet = Hatchet
    .about = { -needs } { terrain-mountains }. { -costs } { -amount(n: 1) } { resource-wood } ► { -put } { marker-wood_plus.a } { -place(at: "camp_tile") }
invention-scn_mast = Mast
    .about = { -needs } { invention-rope }. { -costs } { -amount(n: 1) } { resource-wood } { -and } { -amount(n: 1) } { resource-fur } ► { -does-scn_pile_wood(n: 3) }
invention-scn_cross = Cross
    .about = { -costs } { -amount(n: 2) } { resource-wood }. { -repeatable } ► { -does-scn_place_blue(where: "built_tile") }
invention-scn_sacred_bell = Sacred Bell
    .about = { -needs } { terrain-hills }, { invention-rope }. { -repeatable } ► { -does-scn_remove_markers(n: 3) } { marker-fog }
invention-scn_raft = Raft (scenario)
    .about = { -needs } { invention-rope }. { -costs } { -amount(n: 2) } { resource-wood } ► { -does-scn_unlock_action(action: "rescue_jenny") }
invention-scn_lifeboat = Lifeboat
    .about = { -needs } { invention-rope }, { invention-knife }. { -costs } { -amount(n: 6) } { resource-wood } { -and } { -amount(n: 4) } { resource-fur }. { -only-once(what: "jenny_rescued") } ► { -does-scn_win }
invention-scn_rope_ladder = Rope Ladder
    .about = { -needs } { invention-rope } ► { -does-extra_pawn(n: 1, often: "each") } { -pawn-work(colour: "green") } ({ -only-totems })
invention-scn_jolly_boat = Jolly-boat
    .about = { -needs } { invention-rope }. { -costs } { -amount(n: 3) } { resource-wood }. { -only-once(what: "tiles_and_totems_done") } ► { -does-scn_win }
invention-scn_ballista = Ballista
    .about = { -needs } { invention-rope }. { -costs } { -amount(n: 2) } { resource-wood } ► { track-palisade.the } { -does-track(n: 2, way: "up") } ({ -with-shelter }). { track-weapon.the } { -does-track(n: 1, way: "up") }
invention-scn_canoe = Canoe
    .about = { -needs } { terrain-river }. { -costs } { -amount(n: 1) } { resource-wood } ► { -lasting-explore_draw_two_tiles_keep_one }
invention-scn_fence = Fence
    .about = { -needs } { invention-shovel } ► { track-palisade.the } { -does-track(n: 1, way: "up") } ({ -with-shelter })
invention-scn_garden = Garden
    .about = { -needs } { invention-shovel }. { -costs } { -amount(n: 2) } { resource-food } ► { -does-gain(n: 4) } { resource-food }
invention-scn_trap = Trap
    .about = { -needs } { invention-shovel }. { -costs } { -amount(n: 4) } { resource-wood }. { -repeatable } ► { -does-scn_place_blue(where: "built_tile_with_totem") }
invention-scn_tranquilizer = Tranquilizer
    .about = { -needs } { terrain-plains }, { terrain-hills }, { invention-fire } ► { -lasting-capture_weapon_reduction(n: 1) }

## Starting items and discovery tokens

item-bible = Bible
    .about = { -uses(n: 2) }, { -moment(when: "own_arrange_camp") }: { -does-arrange_camp_replace(determination: 3, heal: 1) }
item-biscuits = Biscuits
    .about = { -uses(n: 2) }, { -moment(when: "any") }: { -does-gain(n: 1) } { resource-np_food }
item-empty_bottle = Empty Bottle
    .about = { -uses(n: 2) }, { -moment(when: "any") }: { track-weapon.the } { -does-track(n: 1, way: "up") }
item-flask_of_rum = Flask of Rum
    .about = { -uses(n: 2) }, { -moment(when: "night") }: { -does-heal(n: 1, split: "chosen") }
item-hammer_and_nails = Hammer & Nails
    .about = { -uses(n: 2) }, { -moment(when: "planning") }: { -does-extra_pawn(n: 1, often: "once") } { -pawn-work(colour: "brown") }
item-pipe_and_tobacco = Pipe & Tobacco
    .about = { -uses(n: 2) }, { -moment(when: "any") }: { -who(name: "user") } { -does-determination(n: 2, way: "up") }
item-pistol = Pistol
    .about = { -uses(n: 2) }, { -moment(when: "fight") }: { -does-temp_weapon(n: 3, often: "once") }
item-storm_glass = Storm-glass
    .about = { -uses(n: 2) }, { -moment(when: "before_action_phase") }: { -does-roll_weather_early }
token-fallen_tree = Fallen Tree
    .about = { -moment(when: "any") }: { -does-gain(n: 1) } { resource-wood }
token-thorny_bushes = Thorny Bushes
    .about = { -moment(when: "any") }: { track-palisade.the } { -does-track(n: 1, way: "up") } ({ -with-shelter })
token-vegetables = Vegetables
    .about = { -moment(when: "night") }, { -with } { invention-pot }: { -does-heal(n: 2, split: "yes") }
token-goat = Goat
    .about = { -moment(when: "not_during_action_resolution") }, { -with } { track-weapon } { -at-least(n: 1) }: { -does-gain(n: 1) } { resource-fur }. { -does-gain(n: 1) } { resource-food }
token-herbs = Herbs
    .about = { -moment(when: "any") }, { -with } { invention-pot }: { -does-morale(n: 1, way: "up") }
token-treasure_token = Treasure
    .about = { -moment(when: "any") }: { -who(name: "first_player") } { -does-mystery(of: "treasure", n: 1) }
token-healing_herbs = Healing Herbs
    .about = { -moment(when: "any") }, { -with } { invention-pot }: { -does-build_free } { invention-medicine }
token-large_leaves = Large Leaves
    .about = { -moment(when: "weather") }: { -does-cloud(n: 1, kind: "rain", change: "ignore") }
token-nourishing_larvae = Nourishing Larvae
    .about = { -moment(when: "any") }: { -does-gain(n: 2) } { resource-food }. { -spoils(n: 2) }
token-old_machete = Old Machete
    .about = { -moment(when: "any") }: { track-weapon.the } { -does-track(n: 1, way: "up") }
token-tobacco = Tobacco
    .about = { -moment(when: "any") }: { -does-morale(n: 1, way: "up") }
token-candles = Candles
    .about = { -moment(when: "planning") }: { -does-extra_pawn(n: 1, often: "once") } { -pawn-work(colour: "brown") }
token-poison = Poison
    .about = { -moment(when: "any") }, { -with } { invention-pot }: { track-weapon.the } { -does-track(n: 2, way: "up") }
token-castaways_minus = Herbs ({ scenario-castaways })
    .about = { -moment(when: "night") }: { -does-heal(n: 1, split: "chosen") }
token-castaways_bowtie = Oil ({ scenario-castaways })
    .about = { -moment(when: "any") }: { -does-scn_pile_wood(n: 2) }
token-castaways_cross = Pirate Sabre ({ scenario-castaways })
    .about = { -moment(when: "any") }: { track-weapon.the } { -does-track(n: 1, way: "up") }
token-castaways_bars = Medallion with a Lady ({ scenario-castaways })
    .about = { -moment(when: "any") }: { -does-determination_split(n: 3) }
token-cursed_island_minus = Cultist's Candles ({ scenario-cursed_island })
    .about = { -moment(when: "planning") }: { -does-extra_pawn(n: 1, often: "once") } { -pawn-work(colour: "brown") }
token-cursed_island_bowtie = Mysterious Vials ({ scenario-cursed_island })
    .about = { -moment(when: "any") }: { -does-build_free } { invention-medicine }
token-cursed_island_cross = Decorated Bell ({ scenario-cursed_island })
    .about = { -moment(when: "any") }: { -does-scn_remove_markers(n: 2) } { marker-fog }
token-cursed_island_bars = Sacrificial Dagger ({ scenario-cursed_island })
    .about = { -moment(when: "any") }: { -does-temp_weapon(n: 3, often: "phase") } ({ -self-wound(n: 1) }). { -stays }
token-jenny_minus = Herbs ({ scenario-jenny })
    .about = { -moment(when: "night") }: { -does-heal(n: 1, split: "chosen") }
token-jenny_bowtie = Pistol ({ scenario-jenny })
    .about = { -moment(when: "fight") }: { -does-temp_weapon(n: 3, often: "once") }
token-jenny_cross = Ruined Hut ({ scenario-jenny })
    .about = { -moment(when: "any") }: { -does-gain(n: 2) } { resource-wood }
token-jenny_bars = Vines ({ scenario-jenny })
    .about = { -moment(when: "any") }: { track-palisade.the } { -does-track(n: 1, way: "up") } ({ -with-shelter })
token-volcano_island_minus = Old Map ({ scenario-volcano_island })
    .about = { -moment(when: "mystery_draw") }: { -does-scn_mystery_fewer(n: 1) }
token-volcano_island_bowtie = Indy's Diary ({ scenario-volcano_island })
    .about = { -moment(when: "mystery_draw") }: { -does-ignore_mystery(n: 1, kind: "trap") }
token-volcano_island_cross = Torch ({ scenario-volcano_island })
    .about = { -moment(when: "mystery_draw") }: { -does-ignore_mystery(n: 1, kind: "monster") }
token-volcano_island_bars = Old Canvas ({ scenario-volcano_island })
    .about = { -moment(when: "weather") }: { -does-cloud(n: 1, kind: "rain", change: "ignore") }
token-cannibal_island_bowtie = Healing Ointment ({ scenario-cannibal_island })
    .about = { -moment(when: "night") }: { -does-heal(n: 1, split: "chosen") }
token-cannibal_island_bars = Old Machete ({ scenario-cannibal_island })
    .about = { -moment(when: "any") }: { track-weapon.the } { -does-track(n: 1, way: "up") }
token-cannibal_island_minus = Blowpipe ({ scenario-cannibal_island })
    .about = { -moment(when: "fight") }: { -does-temp_weapon(n: 2, often: "once") }
token-cannibal_island_cross = Map of the Island ({ scenario-cannibal_island })
    .about = { -moment(when: "any") }: { -does-peek(deck: "island_tiles", n: 3) }, { -peek-note(which: "reorder") }
token-robinson_family_minus = Old Tools ({ scenario-robinson_family })
    .about = { -moment(when: "any") }: { -does-build_free } { invention-rope } { -or } { invention-pot } { -or } { invention-knife }
token-robinson_family_bowtie = Plow ({ scenario-robinson_family })
    .about = { -moment(when: "any") }: { -does-scn_remove_black_marker(n: 1) }
token-robinson_family_cross = Powder ({ scenario-robinson_family })
    .about = { -moment(when: "weather") }: { -does-reroll_weather_die(n: 1, die: "animals") }
token-robinson_family_bars = Seeds ({ scenario-robinson_family })
    .about = { -moment(when: "any") }: { -does-gain(n: 1) } { resource-np_food }
token-king_kong_minus = Bottle of Vodka ({ scenario-king_kong })
    .about = { -moment(when: "any") }: { -does-morale(n: 1, way: "up") }
token-king_kong_cross = Giant Footprint ({ scenario-king_kong })
    .about = { -moment(when: "planning") }: { -does-extra_pawn(n: 1, often: "once") } { -pawn-work(colour: "green") }
token-king_kong_bowtie = Firecracker ({ scenario-king_kong })
    .about = { -moment(when: "weather") }: { -does-cloud(n: 1, kind: "animals_die", change: "ignore") }
token-king_kong_bars = Film-maker's Lost Item ({ scenario-king_kong })
    .about = { -moment(when: "any") }: { -does-scn_crew_item }

## Scenarios, totems and crew

scenario-castaways = Castaways
    .about = Own the Fire and complete the wood pile (1 + 2 + 3 + 4 + 5 wood) in round 10, 11 or 12.
    .book = { -does-nothing }
    .won = A ship has seen the great fire: the castaways are saved
    .open = no ship saw a fire
scenario-cursed_island = Cursed Island
    .about = Five crosses on five different accessible tiles.
    .book = { -does-scn_place_markers(n: 2) } { marker-fog } ({ -shortfall })
    .won = Five crosses stand, and the curse is broken
    .open = the curse still lies on the island
scenario-jenny = Jenny needs help!
    .about = Rescue Jenny with the Raft, then build the Lifeboat. If Jenny dies, all is lost.
    .book = { track-palisade.the } { -does-track(n: 1, way: "down") }
    .won = Jenny is rescued, and the lifeboat takes everybody home
    .open = the lifeboat never left the island
scenario-volcano_island = Volcano Island
    .about = Explore enough tiles and totems, then build the Jolly-boat before the lava reaches you.
    .book = { -does-scn_place_markers(n: 2) } { marker-dust }
    .won = The jolly-boat leaves the burning island
    .open = the volcano was faster
scenario-cannibal_island = Cannibal Island
    .about = Burn down the City of Cannibals and survive to the end of that round.
    .book = { -does-scn_cannibal_attack }
    .won = The City of Cannibals has burnt down
    .open = the City of Cannibals still stands
scenario-robinson_family = Robinson Family
    .about = Shelter, roof, palisade and weapons of at least 1, and all nine goal inventions built.
    .book = { -does-production(mod: "half") }
    .won = The family has made the island its home
    .open = the new home was not finished
scenario-king_kong = King Kong
    .about = Three traps on totem tiles, then capture King Kong with the director alive and the actress free.
    .book = { -does-scn_crew_dies(n: 1) }, { -does-morale(n: 1, way: "down") }
    .won = King Kong is captured, and the film has its ending
    .open = King Kong is still free
totem-cursed_island_1 = Dark Temple
    .about = { -visit(n: 0) }: { -who(name: "actor") } { -does-mystery(of: "limited", n: 4) } ({ -mystery-limit(of: "treasure", n: 3) }, { -mystery-limit(of: "monster", n: 1) })
totem-cursed_island_2 = Altar of Death
    .about = { -who(name: "actor") } { -does-wound(n: 2) }
totem-cursed_island_3 = Cultist Hideout
    .about = { -put } { marker-fog.a } { -place(at: "this_tile") }
totem-jenny_1 = Slippery Rocks
    .about = { -who(name: "actor") } { -does-wound(n: 2) }
totem-jenny_2 = Cemetery
    .about = { -does-morale(n: 2, way: "down") }
totem-jenny_3 = Remains of Masts and Spars
    .about = { -does-build_free } { invention-rope }
totem-jenny_4 = Balloon Wreck
    .about = { -does-gain(n: 2) } { resource-fur }
totem-jenny_5 = Nothing
    .about = { -does-nothing }
totem-volcano_island_1 = Small Temple
    .about = { -visit(n: 0) }: { -who(name: "actor") } { -does-mystery(of: "all", n: 3) }
totem-volcano_island_2 = Ruined Village
    .about = { -visit(n: 0) }: { -who(name: "actor") } { -does-mystery(of: "all", n: 4) }
totem-volcano_island_3 = Hidden Cave
    .about = { -visit(n: 1) }: { -who(name: "actor") } { -does-mystery(of: "all", n: 4) }
totem-volcano_island_4 = Underground Temple
    .about = { -visit(n: 1) }: { -who(name: "actor") } { -does-mystery(of: "all", n: 5) }
totem-volcano_island_5 = Nothing
    .about = { -does-nothing }
totem-cannibal_island_1 = First Village
    .about = { -does-scn_site(site: "village") }. { -who(name: "actor") } { -does-wound(n: 1) }
totem-cannibal_island_2 = Second Village
    .about = { -does-scn_site(site: "village") }. { -who(name: "actor") } { -does-wound(n: 1) }. { -does-lose(n: 1) } { resource-wood }, { -if-possible }, { -or-else } { -does-lose(n: 1) } { resource-food }, { -if-possible }
totem-cannibal_island_3 = Third Village
    .about = { -does-scn_site(site: "village") }. { -who(name: "actor") } { -does-wound(n: 1) }. { -does-lose(n: 1) } { resource-wood }, { -if-possible }, { -or-else } { -does-lose(n: 1) } { resource-food }, { -if-possible }
totem-cannibal_island_4 = Fourth Village
    .about = { -does-scn_site(site: "village") }. { -with } { invention-medicine }, { -who(name: "actor") } { -does-wound(n: 1) }; { -without-it }, { -who(name: "actor") } { -does-wound(n: 3) }. { -does-lose(n: 1) } { resource-wood }, { -if-possible }, { -or-else } { -does-lose(n: 1) } { resource-food }, { -if-possible }
totem-cannibal_island_5 = Further Village
    .about = { -does-scn_site(site: "village") }
totem-robinson_family_1 = Wasteland
    .about = { -does-scn_wasteland }
totem-king_kong_1 = King Kong's Lair
    .about = { -does-scn_number_token_in_weather(n: 1) }
crew-lights = Lights
    .item = Flashlight
    .about = { crew-lights.item }: { -does-extra_pawn(n: 1, often: "once") } { -pawn-work(colour: "brown") }
crew-cameraman = Cameraman
    .item = Wine
    .about = { crew-cameraman.item }: { -who(name: "user") } { -does-determination(n: 2, way: "up") }
crew-sound = Sound
    .item = Microphone
    .about = { crew-sound.item }: { -does-roll_weather_early }
crew-screenwriter = Screenwriter
    .item = Script
    .about = { crew-screenwriter.item }: { -does-peek(deck: "events", n: 1) }
crew-makeup = Make-up Man
    .item = Make-up Kit
    .about = { crew-makeup.item }: { -does-nothing }
crew-actress = Actress
    .item = Autographed Photos
    .about = { crew-actress.item }: { -does-morale(n: 1, way: "up") }
crew-double = Double
    .item = Lucky Charm
    .about = { crew-double.item }: { -does-reroll_any_die(n: 1) }
crew-actor = Actor
    .item = Revolver
    .about = { crew-actor.item }: { track-weapon.the } { -does-track(n: 2, way: "up") }
crew-director = Director
    .item = Last Will
    .about = { crew-director.item }: { -does-nothing }

## Island

space-n1 = N1
space-n2 = N2
space-n3 = N3
space-m1 = M1
space-m2 = M2
space-m3 = M3
space-m4 = M4
space-s1 = S1
space-s2 = S2
space-s3 = S3
space-city = the City
terrain-beach = beach
terrain-plains = plains
terrain-hills = hills
terrain-river = river
terrain-mountains = mountains
-tile-sources = Sources
-tile-source = Source
-tile-finds =
    { $n ->
        [one] Whoever explores it finds 1 discovery token
       *[other] Whoever explores it finds { $n } discovery tokens
    }
-tile-beast = A beast joins the Hunting deck
-tile-shelter = A natural shelter: nobody sleeps outside here
-tile-totem = A totem: the scenario says what it does
land-tile_1 = tile 1 ({ terrain-plains })
    .about = { -tile-source }: { source-wood } ► { -tile-finds(n: 2) } ► { -tile-beast }
land-tile_2 = tile 2 ({ terrain-mountains })
    .about = { -tile-source }: { source-bird } ► { -tile-finds(n: 1) } ► { -tile-beast } ► { -tile-shelter } ► { -tile-totem }
land-tile_3 = tile 3 ({ terrain-river })
    .about = { -tile-source }: { source-fish } ► { -tile-finds(n: 3) } ► { -tile-beast }
land-tile_4 = tile 4 ({ terrain-hills })
    .about = { -tile-sources }: { source-wood } and { source-fish } ► { -tile-finds(n: 1) } ► { -tile-totem }
land-tile_5 = tile 5 ({ terrain-mountains })
    .about = { -tile-sources }: { source-bird } and { source-wood } ► { -tile-finds(n: 1) } ► { -tile-totem }
land-tile_6 = tile 6 ({ terrain-plains })
    .about = { -tile-sources }: { source-bird } and { source-wood } ► { -tile-finds(n: 1) } ► { -tile-totem }
land-tile_7 = tile 7 ({ terrain-hills })
    .about = { -tile-source }: { source-wood } ► { -tile-finds(n: 2) } ► { -tile-beast } ► { -tile-totem }
land-tile_8 = tile 8 ({ terrain-beach })
    .about = { -tile-sources }: { source-wood } and { source-fish }
land-tile_9 = tile 9 ({ terrain-plains })
    .about = { -tile-source }: { source-bird } ► { -tile-finds(n: 3) } ► { -tile-beast }
land-tile_10 = tile 10 ({ terrain-river })
    .about = { -tile-sources }: { source-wood } and { source-fish } ► { -tile-finds(n: 1) } ► { -tile-totem }
land-tile_11 = tile 11 ({ terrain-mountains })
    .about = { -tile-source }: { source-wood } ► { -tile-finds(n: 1) } ► { -tile-beast } ► { -tile-shelter }
source-bird = bird
source-fish = fish
source-wood = wood
marker-wood_plus = +1 wood
    .about = On a tile: gathering wood there, and production if the camp is there, gives 1 wood more. On the build space: the next build paid in wood costs 1 wood more
    .a = a +1 wood token
marker-food_plus = +1 food
    .about = Gathering food there, and production if the camp is there, gives 1 food more
    .a = a +1 food token
marker-adventure = adventure token
    .about = The next action of this kind draws an adventure card, whatever the dice say
    .a = an adventure token
marker-danger = danger token
    .about = On the Hunting deck: the next beast has 1 more strength. Elsewhere: 1 wound for whoever acts there, or next in this kind of action, without a weapon
    .a = a danger token
marker-time = additional pawn token
    .about = 1 more pawn is needed: for every action on this tile, or for the next action of this kind
    .a = an additional pawn token
marker-reroll = reroll token
    .about = A success in the next roll of this kind of action must be rolled again once
    .a = a reroll token
marker-fog = fog token
    .about = 1 more pawn is needed here, the terrain does not count, and production gives nothing
    .a = a fog token
marker-dust = dust token
    .about = 1 more pawn is needed for every action here
    .a = a dust token
marker-black = black marker
    .about = The source under it gives nothing
    .a = a black marker
marker-shortcut = Shortcut token
    .about = Production also gives 1 resource of a source of this tile
    .a = the Shortcut token
marker-terrain = marker on the terrain
    .about = The terrain under it does not count
    .a = a marker on the terrain
marker-flock = flock of birds
    .about = There is a source of birds here
    .a = a flock of birds
marker-waiting = waiting black marker
    .about = It covers a source of the tile that will be laid here
    .a = a waiting black marker

## Resources, tracks, dice, weather

resource-wood = wood
resource-food = food
resource-np_food = stored food
resource-fur = fur
track-roof = roof
    .the = the roof
    .start = The roof
track-palisade = palisade
    .the = the palisade
    .start = The palisade
track-weapon = weapon level
    .the = the weapon level
    .start = The weapon level
action-threat = threat
action-hunt = hunt
action-build = build
action-gather = gather
action-explore = explore
action-arrange_camp = arrange camp
action-rest = rest
die-wound = wound die
    .hit = a wound
    .miss = no wound
die-success = success die
    .hit = success
    .miss = no success
die-adventure = adventure die
    .hit = an adventure
    .miss = no adventure
beasts-none = they stay away
beasts-lose_food = they eat 1 food
beasts-palisade = they damage the palisade
beasts-fight = they attack
weather-rain = rain cloud
    .a = a rain cloud
weather-winter = winter cloud
    .a = a winter cloud
weather-storm = storm
    .a = a storm
weather-animals_die = hungry-animals die
    .a = the hungry-animals die
back-event = event
back-adventure = adventure
back-mystery = mystery
mystery-treasure = treasure
mystery-trap = trap
mystery-monster = monster
part-head = head
part-arm = arm
part-belly = belly
part-leg = leg
payment-free = no cost
    .kind = free
payment-wood = paid in wood
payment-fur = paid in fur
payment-food = paid in food
payment-both = paid in wood and fur
payment-item = with the item
payment-wood_less = paid in wood, Economical Construction
payment-both_less = paid in wood and fur, Economical Construction
payment-mixed_1 = paid in wood and 1 fur
payment-mixed_2 = paid in wood and 2 furs
payment-mixed_3 = paid in wood and 3 furs
payment-mixed_1_less = paid in wood and 1 fur, Economical Construction
payment-mixed_2_less = paid in wood and 2 furs, Economical Construction

## Actions with their targets

spot-threat_left = Threat action (left)
spot-threat_right = Threat action (right)
spot-hunt = Hunt
spot-burn_n1 = Burn the village at { space-n1 }
spot-burn_n2 = Burn the village at { space-n2 }
spot-burn_n3 = Burn the village at { space-n3 }
spot-burn_m1 = Burn the village at { space-m1 }
spot-burn_m2 = Burn the village at { space-m2 }
spot-burn_m3 = Burn the village at { space-m3 }
spot-burn_m4 = Burn the village at { space-m4 }
spot-burn_s1 = Burn the village at { space-s1 }
spot-burn_s2 = Burn the village at { space-s2 }
spot-burn_s3 = Burn the village at { space-s3 }
spot-burn_city = Burn the village at { space-city }
spot-capture = Capture King Kong
spot-build_bricks = Build: { invention-bricks }
spot-build_dam = Build: { invention-dam }
spot-build_fire = Build: { invention-fire }
spot-build_knife = Build: { invention-knife }
spot-build_map = Build: { invention-map }
spot-build_medicine = Build: { invention-medicine }
spot-build_pot = Build: { invention-pot }
spot-build_rope = Build: { invention-rope }
spot-build_shovel = Build: { invention-shovel }
spot-build_basket = Build: { invention-basket }
spot-build_bed = Build: { invention-bed }
spot-build_belts = Build: { invention-belts }
spot-build_bow = Build: { invention-bow }
spot-build_cellar = Build: { invention-cellar }
spot-build_corral = Build: { invention-corral }
spot-build_diary = Build: { invention-diary }
spot-build_drums = Build: { invention-drums }
spot-build_furnace = Build: { invention-furnace }
spot-build_lantern = Build: { invention-lantern }
spot-build_moat = Build: { invention-moat }
spot-build_pit = Build: { invention-pit }
spot-build_raft = Build: { invention-raft }
spot-build_sack = Build: { invention-sack }
spot-build_shield = Build: { invention-shield }
spot-build_sling = Build: { invention-sling }
spot-build_wall = Build: { invention-wall }
spot-build_fireplace = Build: { invention-fireplace }
spot-build_shortcut = Build: { invention-shortcut }
spot-build_snare = Build: { invention-snare }
spot-build_spear = Build: { invention-spear }
spot-build_scn_hatchet = Build: { invention-scn_hatchet }
spot-build_scn_mast = Build: { invention-scn_mast }
spot-build_scn_sacred_bell = Build: { invention-scn_sacred_bell }
spot-build_scn_raft = Build: { invention-scn_raft }
spot-build_scn_lifeboat = Build: { invention-scn_lifeboat }
spot-build_scn_rope_ladder = Build: { invention-scn_rope_ladder }
spot-build_scn_jolly_boat = Build: { invention-scn_jolly_boat }
spot-build_scn_ballista = Build: { invention-scn_ballista }
spot-build_scn_canoe = Build: { invention-scn_canoe }
spot-build_scn_fence = Build: { invention-scn_fence }
spot-build_scn_garden = Build: { invention-scn_garden }
spot-build_scn_tranquilizer = Build: { invention-scn_tranquilizer }
spot-cross_n1 = Build a cross at { space-n1 }
spot-cross_n2 = Build a cross at { space-n2 }
spot-cross_n3 = Build a cross at { space-n3 }
spot-cross_m1 = Build a cross at { space-m1 }
spot-cross_m2 = Build a cross at { space-m2 }
spot-cross_m3 = Build a cross at { space-m3 }
spot-cross_m4 = Build a cross at { space-m4 }
spot-cross_s1 = Build a cross at { space-s1 }
spot-cross_s2 = Build a cross at { space-s2 }
spot-cross_s3 = Build a cross at { space-s3 }
spot-cross_city = Build a cross at { space-city }
spot-trap_n1 = Build a trap at { space-n1 }
spot-trap_n2 = Build a trap at { space-n2 }
spot-trap_n3 = Build a trap at { space-n3 }
spot-trap_m1 = Build a trap at { space-m1 }
spot-trap_m2 = Build a trap at { space-m2 }
spot-trap_m3 = Build a trap at { space-m3 }
spot-trap_m4 = Build a trap at { space-m4 }
spot-trap_s1 = Build a trap at { space-s1 }
spot-trap_s2 = Build a trap at { space-s2 }
spot-trap_s3 = Build a trap at { space-s3 }
spot-trap_city = Build a trap at { space-city }
spot-shelter_n1 = Build the shelter at { space-n1 }
spot-shelter_n2 = Build the shelter at { space-n2 }
spot-shelter_n3 = Build the shelter at { space-n3 }
spot-shelter_m1 = Build the shelter at { space-m1 }
spot-shelter_m2 = Build the shelter at { space-m2 }
spot-shelter_m3 = Build the shelter at { space-m3 }
spot-shelter_m4 = Build the shelter at { space-m4 }
spot-shelter_s1 = Build the shelter at { space-s1 }
spot-shelter_s2 = Build the shelter at { space-s2 }
spot-shelter_s3 = Build the shelter at { space-s3 }
spot-shelter_city = Build the shelter at { space-city }
spot-roof = Raise the roof
spot-palisade = Raise the palisade
spot-weapon = Make weapons
spot-reclamation = Reclaim land: remove a black marker
spot-bird_n1 = Gather food (birds) at { space-n1 }
spot-fish_n1 = Gather food (fish) at { space-n1 }
spot-wood_n1 = Gather wood at { space-n1 }
spot-bird_n2 = Gather food (birds) at { space-n2 }
spot-fish_n2 = Gather food (fish) at { space-n2 }
spot-wood_n2 = Gather wood at { space-n2 }
spot-bird_n3 = Gather food (birds) at { space-n3 }
spot-fish_n3 = Gather food (fish) at { space-n3 }
spot-wood_n3 = Gather wood at { space-n3 }
spot-bird_m1 = Gather food (birds) at { space-m1 }
spot-fish_m1 = Gather food (fish) at { space-m1 }
spot-wood_m1 = Gather wood at { space-m1 }
spot-bird_m2 = Gather food (birds) at { space-m2 }
spot-fish_m2 = Gather food (fish) at { space-m2 }
spot-wood_m2 = Gather wood at { space-m2 }
spot-bird_m3 = Gather food (birds) at { space-m3 }
spot-fish_m3 = Gather food (fish) at { space-m3 }
spot-wood_m3 = Gather wood at { space-m3 }
spot-bird_m4 = Gather food (birds) at { space-m4 }
spot-fish_m4 = Gather food (fish) at { space-m4 }
spot-wood_m4 = Gather wood at { space-m4 }
spot-bird_s1 = Gather food (birds) at { space-s1 }
spot-fish_s1 = Gather food (fish) at { space-s1 }
spot-wood_s1 = Gather wood at { space-s1 }
spot-bird_s2 = Gather food (birds) at { space-s2 }
spot-fish_s2 = Gather food (fish) at { space-s2 }
spot-wood_s2 = Gather wood at { space-s2 }
spot-bird_s3 = Gather food (birds) at { space-s3 }
spot-fish_s3 = Gather food (fish) at { space-s3 }
spot-wood_s3 = Gather wood at { space-s3 }
spot-bird_city = Gather food (birds) at { space-city }
spot-fish_city = Gather food (fish) at { space-city }
spot-wood_city = Gather wood at { space-city }
spot-explore_n1 = Explore { space-n1 }
spot-explore_n2 = Explore { space-n2 }
spot-explore_n3 = Explore { space-n3 }
spot-explore_m1 = Explore { space-m1 }
spot-explore_m2 = Explore { space-m2 }
spot-explore_m3 = Explore { space-m3 }
spot-explore_m4 = Explore { space-m4 }
spot-explore_s1 = Explore { space-s1 }
spot-explore_s2 = Explore { space-s2 }
spot-explore_s3 = Explore { space-s3 }
spot-explore_city = Explore { space-city }
spot-visit_n1 = Explore the totem at { space-n1 }
spot-visit_n2 = Explore the totem at { space-n2 }
spot-visit_n3 = Explore the totem at { space-n3 }
spot-visit_m1 = Explore the totem at { space-m1 }
spot-visit_m2 = Explore the totem at { space-m2 }
spot-visit_m3 = Explore the totem at { space-m3 }
spot-visit_m4 = Explore the totem at { space-m4 }
spot-visit_s1 = Explore the totem at { space-s1 }
spot-visit_s2 = Explore the totem at { space-s2 }
spot-visit_s3 = Explore the totem at { space-s3 }
spot-visit_city = Explore the totem at { space-city }
spot-actress_n1 = Rescue the actress at { space-n1 }
spot-actress_n2 = Rescue the actress at { space-n2 }
spot-actress_n3 = Rescue the actress at { space-n3 }
spot-actress_m1 = Rescue the actress at { space-m1 }
spot-actress_m2 = Rescue the actress at { space-m2 }
spot-actress_m3 = Rescue the actress at { space-m3 }
spot-actress_m4 = Rescue the actress at { space-m4 }
spot-actress_s1 = Rescue the actress at { space-s1 }
spot-actress_s2 = Rescue the actress at { space-s2 }
spot-actress_s3 = Rescue the actress at { space-s3 }
spot-actress_city = Rescue the actress at { space-city }
spot-treasure_map = Follow the Treasure Map
spot-jenny = Sail to Jenny
spot-arrange_camp = Arrange the camp
spot-rest = Rest

## Helpers

help-carpenter = { character-carpenter }
help-cook = { character-cook }
help-explorer = { character-explorer }
help-soldier = { character-soldier }
help-friday = { character-friday }
help-dog = Dog
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
help-candles = { token-candles } (token)
help-cursed_island_minus = { token-cursed_island_minus } (token)
help-king_kong_cross = { token-king_kong_cross } (token)
help-lights = { crew-lights.item }

## Printed options

way-accept = Accept
way-burn_wood = Burn 2 wood
way-determination = Determination
way-discard = Discard the card
way-eat = Eat
way-fight_it_off = Fight it off
way-food = Food
way-go_back = Go back
way-halve_palisade = Halve the palisade
way-halve_roof = Halve the roof
way-ignore = Ignore it
way-ignore_rain = Ignore a rain cloud
way-let_it_eat = Let it eat
way-lose_item = Lose an item
way-palisade = Palisade
way-roof = Roof
way-stay_out = Stay out for the night
way-train = Train it
way-weapon = Weapon level
way-winter_to_rain = Turn a winter cloud into rain
way-wood = Wood
way-wound = Take a wound
way-wounds = Everybody is wounded
way-heal = Heal a wound
way-morale = Morale
way-move = Move the camp
way-lose_shelter = Lose the shelter

## Why somebody is asked

reason-heal = Who is healed?
reason-starve = There is not enough food. Who goes hungry (2 wounds)?
reason-share_wound = Share out the disease: who takes the next wound tonight?
reason-share_determination = Who gets the next determination token?
reason-cover_arrow = Which morale arrow is covered?
reason-forced_move = The camp must move. Where to?
reason-night_move = Move the camp?
reason-shortcut = Which tile does the Shortcut lead to?
reason-shortcut_source = Which source does the Shortcut use?
reason-cover_source = Which source is exhausted?
reason-cover_all_sources = On which tile are all sources exhausted?
reason-cover_terrain = On which tile is the terrain covered?
reason-close_tile = Which tile becomes inaccessible?
reason-fog = Where does the fog come down?
reason-dust = Where does the volcanic dust fall?
reason-clear_fog = Where does the fog lift?
reason-clear_black = Which black marker is removed?
reason-amulet = Which token or marker does the amulet remove?
reason-lose_item = Which item is lost?
reason-discard_item = Which item is discarded?
reason-mark_item = Which item is marked?
reason-discard_invention = Which invention goes back on the deck?
reason-take_invention = Which invention comes to the board?
reason-build_free = Which invention is built for free?
reason-keep_token = Which token do you keep?
reason-keep_resource = Production is halved. What do you keep?
reason-corral = Which bird source becomes the Corral?
reason-top_tile = Which tile goes on top of the stack?
reason-order_tiles = Which of these tiles goes undermost?
reason-lay_tile = Which tile do you lay?
reason-strongest = Which of the strongest beasts comes?
reason-use_gained = Pay with what this action has just gained?
reason-reroll = Reroll the die?
reason-go_on = Draw another mystery card?
reason-ignore = Ignore this card?
reason-fewer = Use the Old Map and draw one card fewer?
reason-eat_more = Eat one more food instead of taking a wound?
reason-bible = Read the Bible? You heal 1 wound and get 3 determination instead of 2.
reason-beast_bottom = Put the beast at the bottom of the Hunting deck?
reason-which_food = Perishable food goes first. Would you rather use stored food?
reason-raid = The cannibals are here. What does it cost you?
reason-helmet = Who wears the Helmet?
reason-take_along = Which item's token comes along to the new camp?

## Moments

moment-day = Does anybody want to use something now?
moment-council = Before the actions: does anybody want to use something?
moment-fighting = A fight! Does anybody use a weapon or an ability?
moment-sky = The weather: does anybody do something about it?
moment-night = Night: does anybody heal or use something?
moment-animals = Hungry animals! Does anybody do something about them?

## News

news-no_event = The Event deck is empty: a quiet day.
news-jenny_rescued = Jenny is rescued!
news-jenny_hurt = Jenny, alone on the rock, grows weaker.
news-actress_captured = King Kong has captured the actress!
news-actress_freed = The actress is free again.
news-kid_born = A child is born and must be fed every night.
news-city_revealed = The City of Cannibals has been found.
news-city_burnt = The City of Cannibals is burning!
news-cannibals = The cannibals attack the camp.
news-camp_blocked = The camp has to be tidied up first: this action gives nothing.
news-mystery_over = No more mystery cards are drawn.
news-production_skipped = There is no production this round.
news-shelter_lost = The shelter is lost.
news-wood_lost = Wood that does not fit on the column is lost.
news-nothing_left = There is nothing to be had.
news-beast_lurks = A beast lurks near the camp.

## Options

option-scenario = Scenario
option-scenario-castaways = { scenario-castaways }
option-scenario-cursed_island = { scenario-cursed_island }
option-scenario-jenny = { scenario-jenny }
option-scenario-volcano_island = { scenario-volcano_island }
option-scenario-cannibal_island = { scenario-cannibal_island }
option-scenario-robinson_family = { scenario-robinson_family }
option-scenario-king_kong = { scenario-king_kong }
option-characters = Characters
option-characters-carpenter = { character-carpenter }
option-characters-cook = { character-cook }
option-characters-explorer = { character-explorer }
option-characters-soldier = { character-soldier }
option-items = Starting items
option-items-none = none
option-items-one = one
option-items-two = two
option-items-three = three
option-items-four = four
option-events = Event mix
option-events-usual = as usual
option-events-more_adventures = easier
option-events-more_books = harder
option-dog = Dog
option-dog-usual = as usual for the number of players
option-dog-with = with the Dog
option-dog-without = without the Dog
option-friday = Friday
option-friday-usual = as usual for the number of players
option-friday-without = without Friday
option-wreckage = Wreckage
option-wreckage-food_crates = { card-food_crates }
option-first = First player

## Choices; `group` is the heading over all choices of a kind

choice-plan =
    { $payment-kind ->
        [free] { $spot }
       *[other] { $spot } ({ $payment })
    }
    .group = Place a pawn
choice-send =
    { $payment-kind ->
        [free] Friday: { $spot }
       *[other] Friday: { $spot } ({ $payment })
    }
    .group = Send Friday
choice-join = Add { $help }
    .group = More hands
choice-support = Help with planned action { $number }
    .group = Help with a planned action
choice-enough = That is enough
    .group = Enough
choice-wait = The others first: I help
    .group = Step back
choice-idle = Friday stays in the camp
    .group = Friday rests
choice-ready = Ready: carry out the plan
    .group = Ready
choice-back = Take back planned action { $number } and all after it
    .group = Change the plan
choice-first = Planned action { $number } comes first among its kind
    .group = Change the order
choice-yes = Yes
    .group = Yes
choice-no = No
    .group = No
choice-option = { $option }
    .group = Options
choice-space = Choose { $space }
    .group = Choose a place
choice-source = Choose the { $source } source of { $space }
    .group = Choose a source
choice-marker = Remove from { $space }: { $marker }
    .group = Remove a marker
choice-invention = Choose { $invention }
    .group = Choose an invention or item
choice-character = Choose { $character-the }
    .group = Choose somebody
choice-arrow = { $character-the }: the arrow before wound { $number }
    .group = Cover an arrow
choice-token = Choose the token { $token }
    .group = Choose a token
choice-card = Choose the card { $card }
    .group = Choose a card
choice-tile = Choose { $tile }
    .group = Choose a tile
choice-resource = Keep 1 { $resource }
    .group = Choose a resource
choice-use-token = Use the token { $token }
    .group = Use a discovery token
choice-use-carried = Use the token { $token } carried outside, for oneself alone
    .group = Use what is carried
choice-use-item = Use the starting item { $item }
    .group = Use a starting item
choice-use-card = Use the card { $card }
    .group = Use a treasure
choice-use-invention = Use { $invention }
    .group = Use an item
choice-ability = Use the ability { $ability }
    .group = Use an ability
choice-pile = Put { $number } wood on the pile
    .group = The wood pile
cost-determination = costs determination

## Prompts

prompt-plan =
    { $left ->
        [0] { $seat }, what do you build at once?
        [one] { $seat }, where do you place your last pawn?
       *[other] { $seat }, where do you place a pawn ({ $left } left)?
    }
prompt-friday = { $seat }, what does Friday do?
prompt-join =
    { $pawns ->
        [one]
            { $way ->
                [0] { $spot }: 1 pawn of { $sure }, no dice. Who helps?
                [2] { $spot }: 1 pawn, no dice. With { $sure } the reward is larger. Who helps?
               *[1] { $spot }: 1 pawn. With { $roll } the dice are rolled; with { $sure } success is certain. Who helps?
            }
       *[other]
            { $way ->
                [0] { $spot }: { $pawns } pawns of { $sure }, no dice. Who helps?
                [2] { $spot }: { $pawns } pawns, no dice. With { $sure } the reward is larger. Who helps?
               *[1] { $spot }: { $pawns } pawns. With { $roll } the dice are rolled; with { $sure } success is certain. Who helps?
            }
    }
prompt-ready = { $seat }, is the plan all right?
prompt-moment = { $moment }
prompt-pick = { $seat }: { $reason }
prompt-ask = { $seat }: { $reason }
prompt-option = { $seat }, which option do you take?
prompt-camp-option = { $seat }, you arrange the camp: what does it bring?
prompt-morale-option = { $seat }, morale is at its best: what do you take from it?

## Why something cannot be planned

why-plan-later = Actions are planned in the Action phase, before any of them is resolved.
why-not-friday = Friday acts when everybody else has planned.
why-only-some = This round you cannot plan this kind of action: { $action }.
why-planned-already = It is planned already, and possible only once in a round.
why-too-few-pawns = There are not enough pawns left for it.
why-cannot-pay = What it costs is not there, or lies with other actions.
why-built = It is built already.
why-not-here = This invention is not on the board.
why-items-missing = This has to be built before: { $items }.
why-items-locked = Items cannot be used now.
why-terrain-missing = No such terrain has been explored: { $terrains }.
why-only-owner = Only its owner may build it: { $who }.
why-condition = What the scenario demands before it has not been done yet.
why-has-shelter = The shelter is built already.
why-no-shelter = There is neither a shelter nor a natural one.
why-out-of-reach = No way over explored tiles leads there from the camp.
why-explored = This place is explored already.
why-not-explored = This place has not been explored.
why-no-tiles = There are no more island tiles.
why-camp-tile = Nothing is gathered on the camp tile.
why-no-source = There is no such source, or it is exhausted.
why-no-beasts = The Hunting deck has no beast for another hunt.
why-no-threat = This card is not a threat now.
why-threat-needs = What the card demands (items or weapons) is missing.
why-no-token = You have no such token.
why-token-needs = It works only with this item: { $item }.
why-less-weapon = It takes weapon level { $level }.
why-no-item = This starting item is not in the game.
why-used-up = It is used up, for now or for good.
why-ability-owner = It belongs to { $who-the }.
why-ability-used = It was used this round already; tomorrow it can be used again.
why-muted = This round no abilities can be used.
why-short-of-determination = It costs { $cost } determination, and you have { $has }.
why-not-kept = Nobody keeps this card.
why-unbuilt = It has not been built.
why-all-healthy = Nobody is wounded.
why-no-food = It takes food, and there is none.
why-first-decides = It belongs to all, and { $seat } decides about it now.
why-other-moment = Not at this moment, or it would change nothing.
why-pick-later = It is chosen only where a card or a rule asks for it.
why-not-picked = What is asked for now cannot be this.

## Events

event-scenario = Scenario: { $scenario }, { $rounds } rounds.
event-cast = { $seat-name }: { $who-the }.
event-round = Round { $number }. First player: { $who-the }.
event-news = { $news }
event-wounded =
    { $number ->
        [one] { $who-start } takes 1 wound { $cause-from } ({ $total } in all).
       *[other] { $who-start } takes { $number } wounds { $cause-from } ({ $total } in all).
    }
event-healed =
    { $number ->
        [one] { $who-start } heals 1 wound.
       *[other] { $who-start } heals { $number } wounds.
    }
event-died = { $who-start } dies.
event-determined =
    { $number ->
        [one] { $who-start } gets 1 determination token.
       *[other] { $who-start } gets { $number } determination tokens.
    }
event-discouraged =
    { $number ->
        [one] { $who-start } discards 1 determination token.
       *[other] { $who-start } discards { $number } determination tokens.
    }
event-morale = Morale is now { $level }.
event-special-wound = { $who-start } has a special wound ({ $part }).
event-special-healed = { $who-start } is rid of a special wound ({ $part }).
event-arrow-covered = A morale arrow of { $who-the } is covered.
event-restricted =
    { $actions-count ->
        [0] { $pawns ->
            [0] { $who-start } cannot use abilities this round.
            [one] { $later ->
                [0] { $who-start } has only 1 pawn this round.
               *[other] { $who-start } will have only 1 pawn next round.
            }
           *[other] { $later ->
                [0] { $who-start } has only { $pawns } pawns this round.
               *[other] { $who-start } will have only { $pawns } pawns next round.
            }
        }
       *[other] This round { $who-the } can only { $actions }.
    }
event-sleeps-outside = { $who-start } will spend the night outside the camp.
event-fewer-pawns =
    { $pawns ->
        [one] { $who-start } has only 1 pawn this round, because of “{ $card }”.
       *[other] { $who-start } has only { $pawns } pawns this round, because of “{ $card }”.
    }
event-gained = You get { $number } { $resource }.
event-lost = You lose { $number } { $resource }.
event-produced = The camp gives { $number } { $resource }.
event-stores-used = { $number } non-perishable food is used instead.
event-spoiled = { $number } food has spoiled.
event-track = { $track-start } is now { $level }.
event-wreck = Wreckage lies on the beach: “{ $card }”.
event-event-drawn = Event card: “{ $card }”.
event-half-drawn = Out of the Event deck comes “{ $card }”.
event-threat = The threat effect of “{ $card }” is resolved.
event-threat-gone = Nobody took care of “{ $card }”: it is discarded.
event-warded-off = { $who-start } takes care of “{ $card }”.
event-adventure = { $who-start } has an adventure: “{ $card }”.
event-mystery = { $who-start } draws a mystery card: “{ $card }”.
event-mystery-aside = The card “{ $card }” is set aside.
event-kept = The card “{ $card }” is kept.
event-shuffled-in = The card “{ $card }” is shuffled into the Event deck.
event-seen = Everybody sees the card “{ $card }”.
event-card-gone = The card “{ $card }” is discarded.
event-fought = { $who-start } fights strength { $strength } with weapon level { $weapon }.
event-beast-came = A beast joins the Hunting deck.
event-planned = Planned for { $who-the }: { $spot }.
event-joined = { $who-start } helps: { $spot }.
event-action = { $who-start }: { $spot }.
event-failed = { $who-start } does not succeed: { $spot }.
event-void = Not carried out any more: { $spot }.
event-rolled =
    { $hit ->
        [0] { $who-start } rolls the { $die } ({ $action }): { $die-miss }.
       *[other] { $who-start } rolls the { $die } ({ $action }): { $die-hit }.
    }
event-explored = { $space } is explored: { $tile }.
event-totem = A totem at { $space }: { $totem }.
event-marked = At { $space }, { $marker-a } is placed.
event-marked-later = At { $space }, { $marker-a } will be placed when the next round begins.
event-hunt-marked = On the Hunting deck, { $marker-a } is placed: the next hunt is more dangerous.
event-unmarked = At { $space }, { $marker-a } is removed.
event-closed = { $space } is no longer accessible.
event-opened = { $space } is accessible again.
event-tile-seen = Everybody sees { $tile }.
event-camp = The camp is now at { $space }.
event-shelter = The shelter stands at { $space }.
event-action-marked = On the { $action } space, { $marker-a } is placed.
event-action-unmarked = From the { $action } space, { $marker-a } is removed.
event-cost-raised =
    { $number ->
        [0] The shelter costs 1 wood more.
        [1] The roof costs 1 wood more.
        [2] The palisade costs 1 wood more.
       *[other] Weapons cost 1 wood more.
    }
event-invention = The invention “{ $invention }” comes to the board.
event-invention-gone = “{ $invention }” goes back on the Invention deck.
event-built = The item “{ $invention }” is built.
event-item-lost = The item “{ $invention }” is lost.
event-item-marked = The item “{ $invention }” is marked.
event-token = A discovery token is found: { $token }.
event-token-gone = The token “{ $token }” is lost.
event-token-used = The token “{ $token }” is used.
event-item = Starting item: { $item }.
event-item-used = The starting item “{ $item }” is used.
event-card-used = The card “{ $card }” is used.
event-invention-used = The item “{ $invention }” is used.
event-ability-used = { $who-start } uses the ability “{ $ability }”.
event-weather = Into the Weather space goes { $weather-a }.
event-clouds = Rain clouds: { $rain }; winter clouds: { $winter }.
event-animals = Hungry animals: { $beasts }.
event-ate = The group eats { $number } food.
event-soaked =
    { $short ->
        [one] Clouds above the roof: { $above }. 1 wood or food is missing for the weather, a wound for everybody.
       *[other] Clouds above the roof: { $above }. { $short } wood and food are missing for the weather, each a wound for everybody.
    }
event-storm = The storm shakes the palisade.
event-open-air = Without a shelter everybody sleeps in the open.
event-starved = { $who-start } goes hungry.
event-piled = Column { $column } of the pile gets { $number } wood.
event-burnt = { $space } burns.
event-blue = A cross or trap stands at { $space }.
event-crew = Of the crew dies: { $crew }.

## Outcomes

outcome-won = Won: the goal was reached
outcome-lost-death = Lost: a death
outcome-lost-rounds = Lost: out of time
outcome-lost-jenny = Lost: Jenny died
outcome-lost-camp = Lost: the camp went down with its tile
outcome-lost-kid = Lost: a child went hungry
outcome-lost-director = Lost: the director died

## The chronicle: headlines, causes, what led there, what was missing

chronicle-goal-reached = { $scenario-won }
chronicle-player-died = { $seat } died { $phase-in } of round { $round }
chronicle-jenny-died = { $who-start } died { $phase-in } of round { $round }
chronicle-time-up = Round { $round } was the last: { $scenario-open }
chronicle-camp-lost = The camp at { $space } was lost in round { $round }, and all with it
chronicle-kid-starved = A child of the family had nothing to eat in the night of round { $round }
chronicle-director-died = The director of the film died in round { $round }
chronicle-won-in = In round { $round } of { $rounds }.
chronicle-wounds-from =
    { $rest ->
        [0] { $number ->
            [one] 1 wound in that round, { $cause-from }.
           *[other] { $number } wounds in that round, all { $cause-from }.
        }
       *[other] { $number } wounds in that round, { $part } of them { $cause-from }.
    }
chronicle-wounds-roof =
    { $rest ->
        [0] { $number ->
            [one] 1 wound in that round, because the roof was too low by { $low }.
           *[other] { $number } wounds in that round, all because the roof was too low by { $low }.
        }
       *[other] { $number } wounds in that round, { $part } of them because the roof was too low by { $low }.
    }
chronicle-wounds-card =
    { $rest ->
        [0] { $number ->
            [one] 1 wound in that round, from “{ $card }”.
           *[other] { $number } wounds in that round, all from “{ $card }”.
        }
       *[other] { $number } wounds in that round, { $part } of them from “{ $card }”.
    }
chronicle-goal-at = The goal stood at { $done } of { $needed }.
chronicle-lava = Lava had reached { $space }.
chronicle-by-card = It came with “{ $card }”.
chronicle-no-food =
    { $kids ->
        [one] There was no food for the child.
       *[other] There was not enough food for { $kids } children.
    }
chronicle-began-with =
    { $number ->
        [0] There was no wound before that round; number { $limit } is deadly.
        [one] There was 1 wound before that round; number { $limit } is deadly.
       *[other] There were { $number } wounds before that round; number { $limit } is deadly.
    }
chronicle-also-from =
    { $number ->
        [one] In the same round: 1 wound { $cause-from }.
       *[other] In the same round: { $number } wounds { $cause-from }.
    }
chronicle-most-from =
    { $number ->
        [one] In the whole game: 1 wound { $cause-from }.
       *[other] In the whole game: { $number } wounds { $cause-from }.
    }
chronicle-crew-lost = Round { $round }: the film lost one of its crew: { $crew }.
chronicle-health =
    { $number ->
        [0] unhurt
        [one] 1 wound; number { $limit } is deadly
       *[other] { $number } wounds; number { $limit } is deadly
    }
chronicle-dead = died in round { $round }
chronicle-lacking = { $lack }: { $number }
chronicle-not-built = Not built: { $invention }
chronicle-luck-dice = { $number ->
        [one] Of one roll
       *[other] Of { $number } rolls
    } of the { $die }, { $came } showed its symbol; { $expected } { $expected ->
        [one] was
       *[other] were
    } to be expected.
lack-wood = Wood on the pile
lack-crosses = Crosses
lack-tiles = Tiles to explore
lack-totems = Totems to visit
lack-villages = Villages to burn down
lack-city = The City of Cannibals to burn down
lack-rescue = Jenny to rescue
lack-traps = Traps
lack-capture = King Kong to capture
lack-shelter = Shelter
lack-roof = Level of the roof
lack-palisade = Level of the palisade
lack-weapon = Level of the weapons
phase-dawn = Dawn
    .in = at dawn
phase-event = Event phase
    .in = in the Event phase
phase-morale = Morale phase
    .in = in the Morale phase
phase-production = Production phase
    .in = in the Production phase
phase-planning = Planning
    .in = during the planning
phase-action = Action phase
    .in = in the Action phase
phase-weather = Weather phase
    .in = in the Weather phase
phase-night = Night phase
    .in = in the night
cause-untold = Unknown
    .from = from some cause
    .about = Wounds whose cause nobody has written down.
cause-hunger = Hunger
    .from = from hunger
    .about = In the night everybody eats 1 food. Whoever goes without takes 2 wounds.
cause-open_air = Open air
    .from = from sleeping in the open
    .about = Without a shelter everybody in the camp takes 1 wound in the night. Whoever sleeps outside the camp takes 1 as well.
cause-clouds = Clouds
    .from = from the clouds above the roof
    .about = Each winter cloud costs 1 wood. Each cloud above the level of the roof costs 1 food and 1 wood. What you cannot pay is a wound for everybody in the camp.
cause-storm = Storm
    .from = from the storm
    .about = A storm lowers the palisade by 1. If there is nothing to lower, everybody in the camp takes 1 wound.
cause-animals = Hungry animals
    .from = from hungry animals
    .about = The red die says what hungry animals do: nothing, eat 1 food, lower the palisade, or attack. What you cannot give them is a wound for everybody in the camp.
cause-die = Wound die
    .from = by the dice of an action
    .about = The wound die of an action has hit.
cause-danger = Danger
    .from = from a danger without a weapon
    .about = Where there is danger, whoever works without a weapon takes a wound.
cause-fight = Fight
    .from = from a fight
    .about = For each level that the weapon is below the strength of the beast, the fighter takes 1 wound.
cause-card = Card
    .from = from a card
    .about = A card demands it.
cause-morale = Low morale
    .from = from low morale
    .about = At the lowest morale whoever cannot pay determination takes wounds instead.
cause-cannibals = Cannibals
    .from = from the cannibals
    .about = The cannibals come for everybody.
cause-waiting = Waiting
    .from = from waiting for rescue
    .about = Until she is rescued Jenny takes wounds each night.
cause-totem = Totem
    .from = from a night at a totem
    .about = A camp beside a totem costs everybody 1 wound.
cause-item = Item
    .from = from using an item
    .about = Using it costs a wound.

## Statistics

statistic-scenario = Scenario number
statistic-rounds = Rounds
statistic-progress = Goal reached, in percent
statistic-points = Victory points
statistic-explored = Tiles explored
statistic-items = Items built

## What cards and things do: one term for each verb of the vocabulary (effects/telling.py puts them together).
## The about lines of cards, inventions, items, tokens, totems and crew and the book lines of scenarios are written
## by tools/tell_cards.py: change the data or these terms, not them.

-and = and
-or = or
-or-else = or else
-opening = “
-closing = ”
-with = with
-without = without
-without-it = without it
-not-with = not together with
-if-possible = if possible
-with-shelter = only with a shelter
-optional = if you like
-per-player = per player
-amount = { $n }
-event = event
-against = threat action
-otherwise = threat effect
-later = later, event
-next-round = and at the start of the next round
-strength = strength { $n }
-needs = needs
-costs = costs
-repeatable = may be built any number of times
-personal =
    { $n ->
        [0] personal invention
       *[other] personal invention ({ $n } determination)
    }
-needed-elsewhere = does nothing by itself, but other things need it
-stays = stays in play
-spoils = spoils at night unless { $n } food can be stored
-deferred = if the tile is not explored, a source of the tile laid there later
-one-use =
    { $n ->
        [one] single use
       *[other] single use each
    }
-at-least = { $n } or more
-averted = the threat is averted, nothing else
-only-totems = only for totems
-shortfall = for each that finds no place, each player takes 1 wound
-pawns =
    { $apart ->
        [yes] { $n } pawns of different players
       *[no] { $n ->
            [one] 1 pawn
           *[other] { $n } pawns
        }
    }
-uses =
    { $n ->
        [one] 1 use
       *[other] { $n } uses
    }
-moment =
    { $when ->
        [night] at night
        [planning] while planning
        [fight] in a fight
        [weather] in the weather phase
        [before_action_phase] before the actions
        [own_arrange_camp] in an arrange camp action
        [mystery_draw] while drawing mystery cards
        [not_during_action_resolution] at any time except while actions are carried out
       *[any] at any time
    }
-only-once =
    { $what ->
        [jenny_rescued] only once Jenny is safe
       *[tiles_and_totems_done] only once enough tiles and totems are explored
    }
-visit =
    { $n ->
        [0] later, once, an explore action here
        [one] later, once, an explore action here with 1 pawn more
       *[other] later, once, an explore action here with { $n } pawns more
    }
-who =
    { $name ->
        [actor] whoever acts
        [fighter] whoever fights
        [holder] whoever has the wound
        [first_player] the first player
        [user] whoever uses it
       *[each_player] each player
    }
-place =
    { $at ->
        [build] on the build space
        [gather] on the gather space
        [explore] on the explore space
        [arrange_camp] on the arrange camp space
        [hunt_deck] on the Hunting deck
        [weather] in the weather space
        [camp_tile] on the camp tile
        [action_tile] on the tile of the action
        [this_tile] on this tile
        [linked_tile] on the tile of this card
        [adjacent_to_camp] next to the camp
        [nearest_to_camp] as near to the camp as possible
       *[adjacent_tile_chosen] on a tile of your choice next to the camp
    }
-token-note =
    { $which ->
        [next_round] from the next round on
        [camp_tile_has_wood_source] if there is a wood source
        [source_was_covered] if a source was exhausted
        [bird_source_if_no_food_source] without a food source there it is a bird source itself
       *[heal_used] once the healing has been used
    }
-dearer =
    { $what ->
        [build] the next build action paid with wood costs 1 wood more
        [shelter_cost] the shelter costs 1 wood more
        [roof_cost] the roof costs 1 wood more
        [palisade_cost] the palisade costs 1 wood more
       *[weapon_cost] weapons cost 1 wood more
    }
-else-wounds =
    { $n ->
        [one] if there is none, each player takes 1 wound
       *[other] if there is none, each player takes { $n } wounds
    }
-self-wound =
    { $n ->
        [one] whoever uses it takes 1 wound
       *[other] whoever uses it takes { $n } wounds
    }
-pawn-work =
    { $colour ->
        [brown] to build
        [grey] to gather
        [green] to explore
        [red] to hunt
       *[grey_or_green] to gather or explore
    }
-mystery-limit =
    { $of ->
        [treasure] { $n ->
            [one] 1 treasure
           *[other] { $n } treasures
        }
        [trap] { $n ->
            [one] 1 trap
           *[other] { $n } traps
        }
        [monster] { $n ->
            [one] 1 monster
           *[other] { $n } monsters
        }
       *[either] { $n ->
            [one] 1 trap or monster
           *[other] { $n } traps and monsters
        }
    } at most
-peek-note =
    { $which ->
        [reorder] they go back in any order
        [may_bottom] it may go to the bottom
       *[leave_face_up] face up
    }
-does-wound =
    { $n ->
        [one] takes 1 wound
       *[other] takes { $n } wounds
    }
-does-heal =
    { $split ->
        [yes] { $n } wounds heal, of one character or of two
        [chosen] { $n ->
            [one] 1 wound of any one character heals
           *[other] { $n } wounds of any one character heal
        }
       *[no] { $n ->
            [one] heals 1 wound
           *[other] heals { $n } wounds
        }
    }
-does-determination =
    { $way ->
        [up] gets { $n } determination
       *[down] discards { $n } determination
    }
-does-determination_all = discards all determination
-does-determination_split = { $n } determination, shared out as you like
-does-morale =
    { $way ->
        [up] morale rises by { $n }
       *[down] morale falls by { $n }
    }
-does-cover_morale_arrows =
    { $n ->
        [one] 1 morale arrow is covered for good
       *[other] { $n } morale arrows are covered for good
    }
-does-gain = you get { $n }
-does-gain_gathered = you get { $n } more of what is gathered, even if the action fails
-does-lose = you lose { $n }
-does-lose_all = you lose everything available of
-does-track =
    { $way ->
        [up] rises by { $n }
       *[down] falls by { $n }
    }
-does-track_set = falls to { $n }
-does-halve = is halved, rounded down
-does-decide =
    { $offer ->
        [yes] decision, only if they like
       *[no] decision
    }
-does-if_weapon = with a weapon level below { $n }
-does-nothing = nothing happens
-does-keep = keep this card
-does-shuffle_into_events = shuffle this card into the Event deck
-does-draw_event = draw another event card
-does-book_effect = resolve the book icon
-put = place
-does-untoken = remove
-does-special_wound =
    { $part ->
        [head] takes a special wound on the head
        [arm] takes a special wound on the arm
        [belly] takes a special wound on the belly
       *[leg] takes a special wound on the leg
    }
-does-clear_special_wound = the special wound goes away
-does-reroll_sheet =
    { $until ->
        [event_half] must reroll once every success rolled from the next round on, until this card comes out of the Event deck
       *[end_of_next_round] must reroll once every success rolled in the whole next round
    }{ $always ->
        [yes] ; with enough pawns the success die is rolled, too
       *[no] {""}
    }
-does-clear_reroll_sheet = successes stand again
-does-exhaust =
    { $source ->
        [any] { $n ->
            [one] exhaust 1 source
           *[other] exhaust { $n } sources
        }
        [bird] exhaust a bird source
        [fish] exhaust a fish source
        [food] exhaust a food source
        [wood] exhaust a wood source
        [gathered] exhaust the source of this action
        [choose_one] exhaust a source of your choice
        [all_on_one_tile] exhaust all sources of one tile
       *[all_on_tile] exhaust all sources
    }
-does-restore = what this card covered is uncovered
-does-cover_terrain =
    { $of ->
        [tile] the terrain of the tile is covered and counts as unexplored
       *[any] on one tile this terrain is covered and counts as unexplored:
    }
-does-flip_tile =
    { $where ->
        [linked_tile] the tile of this card becomes inaccessible
       *[adjacent_to_camp] a tile next to the camp becomes inaccessible
    }
-does-unflip_tile = the tile becomes accessible again
-does-move_camp = the camp must move to a neighbouring tile
-does-camp_move_refund = what the move cost comes back, up to roof { $roof } and palisade { $palisade }
-does-flip_items =
    { $n ->
        [one] 1 item is lost
       *[other] { $n } items are lost
    }
-does-discard_items =
    { $n ->
        [one] 1 item is lost, its card is discarded
       *[other] { $n } items are lost, their cards are discarded
    }
-does-lock_items = no item can be used until the end of the actions
-does-mark_items =
    { $n ->
        [one] 1 item is marked
       *[other] { $n } items are marked
    }
-does-flip_marked_items = the marked items are lost
-does-discard_inventions =
    { $n ->
        [one] 1 unbuilt invention goes back on top of the deck
       *[other] { $n } unbuilt inventions go back on top of the deck
    }
-does-take_invention =
    { $source ->
        [deck_choice] { $n ->
            [one] 1 invention of your choice comes from the deck to the board
           *[other] { $n } inventions of your choice come from the deck to the board
        }
       *[deck_top] { $n ->
            [one] the top invention of the deck comes to the board
           *[other] the top { $n } inventions of the deck come to the board
        }
    }
-does-build_free = built at no cost if it lies unbuilt on the table:
-does-starting_item =
    { $n ->
        [one] you get 1 random starting item
       *[other] you get { $n } random starting items
    }
-does-extra_pawn =
    { $often ->
        [each] { $n ->
            [one] every round 1 additional pawn
           *[other] every round { $n } additional pawns
        }
       *[once] { $n ->
            [one] 1 additional pawn
           *[other] { $n } additional pawns
        }
    }
-does-mystery =
    { $of ->
        [all] draws { $n } mystery cards and resolves them all
        [treasure] { $n ->
            [one] draws 1 treasure from the Mystery deck
           *[other] draws up to { $n } treasures from the Mystery deck
        }
        [trap] { $n ->
            [one] draws 1 trap from the Mystery deck
           *[other] draws up to { $n } traps from the Mystery deck
        }
        [monster] { $n ->
            [one] draws 1 monster from the Mystery deck
           *[other] draws up to { $n } monsters from the Mystery deck
        }
       *[limited] draws up to { $n } cards from the Mystery deck
    }
-does-stop_mystery = no more mystery cards are drawn in this action
-does-discard_action_treasures = all treasures of this action are discarded
-does-ignore_mystery =
    { $kind ->
        [trap] ignore 1 trap
       *[monster] ignore 1 monster
    }
-does-discovery =
    { $some ->
        [some] draw { $n } discovery tokens and keep { $keep }
       *[all] { $n ->
            [one] you get 1 discovery token
           *[other] you get { $n } discovery tokens
        }
    }
-does-peek =
    { $deck ->
        [island_tiles] { $n ->
            [one] look at the top island tile
           *[other] look at the top { $n } island tiles
        }
        [hunt] { $n ->
            [one] look at the top card of the Hunting deck
           *[other] look at the top { $n } cards of the Hunting deck
        }
       *[events] { $n ->
            [one] look at the top card of the Event deck
           *[other] look at the top { $n } cards of the Event deck
        }
    }
-does-fight = fights against strength { $n }
-does-temp_weapon =
    { $often ->
        [each] weapon level +{ $n } in each fight
        [phase] weapon level +{ $n } for a fight, once in each phase
       *[once] weapon level +{ $n } for one fight
    }
-does-hunt_add_strongest = draw { $draw } beasts: the strongest goes on top of the Hunting deck
-does-hunt_top_to_bottom = the top beast of the Hunting deck goes to the bottom
-does-hunt_discard =
    { $which ->
        [top] the top beast of the Hunting deck is discarded
       *[any] a random beast of the Hunting deck is discarded
    }
-does-hunt_fight_top = fights the top beast of the Hunting deck; if there is none, each player takes 1 wound
-does-hunt_loot_top = you get what the top beast of the Hunting deck gives, without the fight, with everything else on its card
-does-ambush_set = a beast lies in wait: before the next event the first player fights it
-does-ambush_to_hunt = the beast in wait is shuffled into the Hunting deck
-does-production =
    { $mod ->
        [no_food] production gives no food this round
        [no_wood] production gives no wood this round
        [half] production is halved this round, rounded down
        [skip] there is no production this round
        [wood_plus_1] production gives 1 wood more this round
       *[food_minus_1] production gives 1 food less this round
    }
-does-pawns =
    { $when ->
        [next_round] has only { $available } pawn next round
       *[this_round] has only { $available } pawn this round
    }
-does-only_actions = can only carry out these actions this round:
-does-no_abilities = cannot use abilities this round
-does-no_joint_actions = this round players cannot act together, except against this threat
-does-block_arrange_camp = the next arrange camp action gives nothing
-does-pass_first_player = the next player becomes first player
-does-resolve_threats = both threat cards are resolved now, the left one first, and are discarded
-does-extra_action = carries out one more build action now, without pawns, with all dice
-does-night =
    { $kind ->
        [extra_food] { $wounds ->
            [one] eats { $n } more food tonight or takes 1 wound
           *[other] eats { $n } more food tonight or takes { $wounds } wounds
        }
        [wound] { $n ->
            [one] takes 1 wound tonight
           *[other] takes { $n } wounds tonight
        }
        [every_wound] { $n ->
            [one] takes 1 wound every night
           *[other] takes { $n } wounds every night
        }
        [outside] spends the night outside the camp
       *[divided_wounds] { $n ->
            [one] tonight 1 wound per player is shared out
           *[other] tonight { $n } wounds per player are shared out
        }
    }
-does-cloud =
    { $kind ->
        [rain] ignore { $n } rain cloud
       *[animals_die] ignore { $n } hungry-animals die
    }
-does-roll_weather_early = roll the weather dice of this round now
-does-reroll_weather_die = reroll the hungry-animals die
-does-reroll_any_die = reroll any one die
-does-arrange_camp_replace =
    { $heal ->
        [one] gets { $determination } determination and heals 1 wound instead of 2 determination
       *[other] gets { $determination } determination and heals { $heal } wounds instead of 2 determination
    }
-lasting-night_heal =
    { $split ->
        [yes] every night, for { $food } food: { $n } wounds heal, of one character or of two
       *[no] { $n ->
            [one] every night, for { $food } food: 1 wound heals
           *[other] every night, for { $food } food: { $n } wounds heal
        }
    }
-lasting-night_heal_each_player =
    { $n ->
        [one] once, at night: 1 wound of each player heals
       *[other] once, at night: { $n } wounds of each player heal
    }
-lasting-heal =
    { $split ->
        [yes] once, at night: { $n } wounds heal, of one character or of two
       *[no] once, at night: { $n } wounds heal
    }
-lasting-store_food =
    { $max ->
        [-1] food does not spoil
       *[other] up to { $max } food do not spoil
    }
-lasting-gather_bonus = once a round, in a successful gather action, { $n } resource more of the same kind
-lasting-rest_bonus =
    { $heal ->
        [0] each rest gives { $determination } determination
        [one] each rest heals 1 more wound and gives { $determination } determination
       *[other] each rest heals { $heal } more wounds and gives { $determination } determination
    }
-lasting-morale_phase_determination = in each morale phase the first player gets { $n } determination
-lasting-ignore_winter_cloud =
    { $uses ->
        [-1] in each weather phase { $n } winter cloud is ignored
       *[other] { $uses } times: ignore { $n } winter cloud
    }
-lasting-convert_winter_to_rain = in each weather phase { $n } winter cloud counts as a rain cloud
-lasting-production_pit = in production roll the brown wound die: on a wound you get { $food } food
-lasting-production_shortcut = in production { $n } resource more from a source of that tile
-lasting-explore_bonus_discovery = each explore action: draw { $draw } discovery tokens, keep { $keep }
-lasting-explore_draw_two_tiles_keep_one = when exploring draw 2 tiles and lay one of them
-lasting-fight_wound_shield =
    { $n ->
        [one] in each fight 1 wound less from the beast's strength
       *[other] in each fight { $n } wounds less from the beast's strength
    }
-lasting-ignore_trap =
    { $n ->
        [one] 1 trap may be ignored each time mystery cards are drawn
       *[other] { $n } traps may be ignored each time mystery cards are drawn
    }
-lasting-peek_event = once: look at the top card of the Event deck
-lasting-remove_any_token_from_island = once: remove 1 token or marker from the island
-lasting-special_explore_action = once, an explore action on this card with { $pawns } pawns, without dice
-lasting-capture_weapon_reduction = capturing King Kong costs only { $n } weapon level, and no wound if it is missing
-does-scn_pile_wood = up to { $n } wood on the current column of the pile, the rest is lost
-does-scn_place_markers =
    { $n ->
        [one] on 1 place without one goes a
       *[other] on { $n } different places without one goes a
    }
-does-scn_remove_markers = remove, up to { $n } times, a
-does-scn_place_blue =
    { $where ->
        [built_tile] marks the tile on which it is built, one for each tile
       *[built_tile_with_totem] marks the totem tile on which it is built, one for each tile
    }
-does-scn_site =
    { $site ->
        [village] a village of the cannibals
       *[other] a place for later
    }
-does-scn_unlock_action = from the next round on an explore action can rescue Jenny
-does-scn_mystery_fewer = 1 mystery card fewer where all must be resolved
-does-scn_cannibal_attack = each player takes 3 wounds, 1 less for each burnt village; then the camp moves, or the built shelter is lost, or each player takes 2 wounds
-does-scn_wasteland = if its terrain is new on the island, it is covered and counts as unexplored
-does-scn_remove_black_marker =
    { $n ->
        [one] 1 black marker is removed from the island
       *[other] { $n } black markers are removed from the island
    }
-does-scn_number_token_in_weather = one more roll of the hungry-animals die in each weather phase
-does-scn_crew_dies = the living crew member with the lowest number dies
-does-scn_crew_item = the item of the living crew member with the lowest number
-does-scn_win = you win

## The table in the terminal

cli-robinson-goal = { $scenario }, round { $round } of { $rounds }. { $goal } So far: { $done } of { $needed }.
cli-robinson-legend = Each space: terrain, sources (- before one that is exhausted) and what lies there; ? is unexplored, ≈ inaccessible. Figures on the lower edge are the planned actions by their numbers.
cli-robinson-sign-camp = camp
cli-robinson-sign-threat =
    { $side ->
        [0] Threat, resolved next
       *[other] Threat
    }
cli-robinson-standing =
    { $wounds ->
        [one] 1 wound, { $determination } determination, { $pawns } pawns.
       *[other] { $wounds } wounds, { $determination } determination, { $pawns } pawns.
    }
cli-robinson-paid = { $number } { $resource }
cli-robinson-costs = Costs { $list }.
cli-robinson-space = { $space }: { $parts }.
cli-robinson-unknown = unexplored
cli-robinson-gone = inaccessible
cli-robinson-here = the camp
cli-robinson-natural = natural shelter
cli-robinson-exhausted = { $source } (exhausted)
cli-robinson-hidden = { $terrain } (covered)
cli-robinson-totem = totem { $number }
cli-robinson-blue = cross or trap
cli-robinson-burnt = burnt
cli-robinson-levels =
    { $shelter ->
        [0] No shelter. Roof { $roof }, palisade { $palisade }, weapons { $weapon }. Morale { $morale }.
       *[other] Shelter. Roof { $roof }, palisade { $palisade }, weapons { $weapon }. Morale { $morale }.
    }
cli-robinson-stock = Available: { $wood } wood, { $food } food, { $stored } stored food, { $fur } fur.
cli-robinson-person = { $who }: { $wounds } of { $most } wounds, { $determination } determination.
cli-robinson-no-threat =
    { $side ->
        [0] No threat on the left.
       *[other] No threat on the right.
    }
cli-robinson-threat = Threat: “{ $card }”. { $action }. { $otherwise }.
cli-robinson-book = Book icon of the events: { $effect }.
cli-robinson-now = Can be built now: { $list }.
cli-robinson-one = One thing missing: { $list }.
cli-robinson-rest = Other inventions: { $list }.
cli-robinson-needs = { $invention } (needs { $what })
cli-robinson-items = Items: { $list }.
cli-robinson-tokens = Tokens: { $list }.
cli-robinson-things = Starting items and treasures: { $list }.
cli-robinson-weather = Weather tokens: { $list }.
cli-robinson-marks = On { $action }: { $list }.
cli-robinson-plan =
    { $count ->
        [0] Plan { $number }: { $spot }, { $who }.
       *[other] Plan { $number }: { $spot }, { $who } ({ $helps }).
    }
cli-robinson-decks = Hunting deck { $hunt }, tiles { $tiles }, events { $events }. Points { $points }.

cli-robinson-tonight = Tonight, if this plan stands:
cli-robinson-odds = { $spot }: { $odds }
cli-robinson-craft = { $invention }: { $state }
cli-robinson-uncounted = Not counted: { $list }
cli-robinson-addend = - { $what }: { $amount }
cli-robinson-perhaps = - { $what }: { $amount } on average, with { $chance }
cli-robinson-reserve = - { $what }: { $amount } (not counted)

## What is at stake

stake-death = Without help somebody dies of this.
stake-wounds =
    { $number ->
        [one] This costs a wound that you can prevent.
       *[other] This costs { $number } wounds; you can prevent some of them.
    }
stake-reroll = Another roll of this die may turn out well ({ $percent }%).

## Threats: what an action against them gives, what they do otherwise

threat-argument = { card-argument }
    .reward = { -does-morale(n: 1, way: "up") }, { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -does-morale(n: 1, way: "up") }, { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -does-morale(n: 1, way: "down") }, { -who(name: "each_player") } { -does-determination(n: 1, way: "down") }
threat-awful_weather = { card-awful_weather }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -put } { weather-winter.a } { -place(at: "weather") }
threat-bad_feelings = { card-bad_feelings }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -put } { marker-adventure.a } { -place(at: "gather") }, { -put } { marker-reroll.a } { -place(at: "gather") }
threat-bear = { card-bear }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -does-morale(n: 1, way: "down") }, { -who(name: "each_player") } { -does-determination(n: 1, way: "down") }
threat-body_on_the_beach = { card-body_on_the_beach }
    .reward = { -who(name: "actor") } { -does-determination(n: 2, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 2, way: "up") }
    .strikes = { -does-morale(n: 2, way: "down") }
threat-broken_tree = { card-broken_tree }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }, { -does-gain(n: 1) } { resource-wood }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }, { -does-gain(n: 1) } { resource-wood }
    .strikes = { -does-morale(n: 1, way: "down") }
threat-call_of_the_wild = { card-call_of_the_wild }
    .reward = { -does-gain(n: 1) } { resource-food }
    .less = { -does-gain(n: 1) } { resource-food }
    .strikes = { -put } { marker-danger.a } { -place(at: "hunt_deck") }
threat-catastrophe = { card-catastrophe }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -does-discard_items(n: 1) }, { -if-possible }
threat-chronic_tiredness = { card-chronic_tiredness }
    .reward = { -who(name: "actor") } { -does-determination(n: 2, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 2, way: "up") }
    .strikes = { -who(name: "each_player") } { -does-wound(n: 1) }
threat-cloudburst = { card-cloudburst }
    .reward = { -does-camp_move_refund(roof: 1, palisade: 1) }
    .less = { -does-camp_move_refund(roof: 1, palisade: 1) }
    .strikes = { -does-nothing }
threat-cold_rain = { card-cold_rain }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -put } { weather-rain.a } { -place(at: "weather") }
threat-council = { card-council }
    .reward = { -does-take_invention(n: 1, source: "deck_choice") }, { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -does-take_invention(n: 1, source: "deck_choice") }, { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -does-discard_inventions(n: 2) }
threat-culled_area = { card-culled_area }
    .reward = { -does-gain(n: 2) } { resource-food }
    .less = { -does-gain(n: 2) } { resource-food }
    .strikes = { -does-nothing }
threat-dangerous_night = { card-dangerous_night }
    .reward = { -does-ambush_to_hunt }
    .less = { -does-ambush_to_hunt }
    .strikes = { -does-nothing }
threat-depression = { card-depression }
    .reward = { -who(name: "actor") } { -does-determination(n: 2, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 2, way: "up") }
    .strikes = { -does-morale(n: 1, way: "down") }, { -does-discard_inventions(n: 2) }
threat-despondency = { card-despondency }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -does-morale(n: 2, way: "down") }
threat-devastation = { card-devastation }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -does-exhaust(source: "any", n: 1) } { -place(at: "adjacent_to_camp") }
threat-disaster = { card-disaster }
    .reward = { track-roof.the } { -does-track(n: 1, way: "up") } ({ -with-shelter }), { -or-else } { track-palisade.the } { -does-track(n: 1, way: "up") } ({ -with-shelter })
    .less = { track-roof.the } { -does-track(n: 1, way: "up") } ({ -with-shelter }), { -or-else } { track-palisade.the } { -does-track(n: 1, way: "up") } ({ -with-shelter })
    .strikes = { track-roof.the } { -does-halve }, { -or-else } { track-palisade.the } { -does-halve }
threat-drought = { card-drought }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }, { -does-restore }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }, { -does-restore }
    .strikes = { -does-cover_terrain(of: "any") } { terrain-river }, { -if-possible }
threat-earthquake = { card-earthquake }
    .reward = { -does-unflip_tile }
    .less = { -does-unflip_tile }
    .strikes = { -does-nothing }
threat-exhausting_night = { card-exhausting_night }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -does-morale(n: 2, way: "down") }
threat-fight_in_the_dark = { card-fight_in_the_dark }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -put } { weather-animals_die.a } { -place(at: "weather") }
threat-fight = { card-fight }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -who(name: "each_player") } { -does-determination(n: 2, way: "down") }
threat-fire_event = { card-fire_event }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -does-production(mod: "no_wood") }
threat-flood = { card-flood }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { track-palisade.the } { -does-track(n: 1, way: "down") }
threat-flying_surprise = { card-flying_surprise }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { track-roof.the } { -does-track(n: 1, way: "down") }, { -or-else } { track-palisade.the } { -does-track(n: 1, way: "down") }
threat-foul_weather = { card-foul_weather }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -does-exhaust(source: "any", n: 2) } { -place(at: "adjacent_to_camp") }
threat-frost = { card-frost }
    .reward = { -who(name: "actor") } { -does-determination(n: 2, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 2, way: "up") }
    .strikes = { -put } { weather-winter.a } { -place(at: "weather") }
threat-heavy_clouds = { card-heavy_clouds }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -put } { weather-rain.a } { -place(at: "weather") }
threat-heavy_rain_is_coming = { card-heavy_rain_is_coming }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -put } { weather-rain.a } { -place(at: "weather") }
threat-heavy_rain = { card-heavy_rain }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -put } { weather-rain.a } { -place(at: "weather") }
threat-high_water = { card-high_water }
    .reward = { -who(name: "actor") } { -does-determination(n: 2, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 2, way: "up") }
    .strikes = { -does-lose_all } { resource-wood }, { resource-food }, { resource-fur }, { resource-np_food }, { -does-production(mod: "skip") }
threat-howling_from_the_woods = { card-howling_from_the_woods }
    .reward = { -does-hunt_top_to_bottom }, { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -does-hunt_top_to_bottom }, { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -who(name: "first_player") } { -does-hunt_fight_top }
threat-jaguar_event = { card-jaguar_event }
    .reward = { -averted }
    .less = { -averted }
    .strikes = { -who(name: "each_player") } { -does-wound(n: 1) }
threat-landslide = { card-landslide }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -does-production(mod: "skip") }
threat-loss_of_hope = { card-loss_of_hope }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -does-morale(n: 2, way: "down") }
threat-memories_of_the_cruise = { card-memories_of_the_cruise }
    .reward = { -who(name: "actor") } { -does-determination(n: 2, way: "up") }, { -does-morale(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 2, way: "up") }, { -does-morale(n: 1, way: "up") }
    .strikes = { -who(name: "each_player") } { -does-determination(n: 1, way: "down") }
threat-mess_in_the_camp = { card-mess_in_the_camp }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -who(name: "each_player") } { -does-determination(n: 1, way: "down") }
threat-mist = { card-mist }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -put } { marker-time.a } { -place(at: "explore") }, { -put } { marker-adventure.a } { -place(at: "explore") }
threat-natural_dam_breaks = { card-natural_dam_breaks }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -does-flip_items(n: 2) }, { -if-possible }
threat-night_attack = { card-night_attack }
    .reward = { -does-hunt_loot_top }
    .less = { -does-hunt_loot_top }
    .strikes = { -does-hunt_discard(n: 1, which: "top") }, { -if-possible }
threat-night_howling = { card-night_howling }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { track-palisade.the } { -does-track(n: 1, way: "down") }
threat-otters = { card-otters }
    .reward = { -does-restore }
    .less = { -does-restore }
    .strikes = { -does-exhaust(source: "fish", n: 1) } { -place(at: "nearest_to_camp") } ({ -else-wounds(n: 1) })
threat-poisoning = { card-poisoning }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }, { track-weapon.the } { -does-track(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }, { track-weapon.the } { -does-track(n: 1, way: "up") }
    .strikes = { -who(name: "each_player") } { -does-wound(n: 1) }
threat-precipice = { card-precipice }
    .reward = { -does-unflip_tile }, { -who(name: "actor") } { -does-determination(n: 3, way: "up") }
    .less = { -does-unflip_tile }, { -who(name: "actor") } { -does-determination(n: 3, way: "up") }
    .strikes = { -does-nothing }
threat-predator_in_the_vicinity = { card-predator_in_the_vicinity }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -put } { weather-animals_die.a } { -place(at: "weather") }
threat-predator_is_near = { card-predator_is_near }
    .reward = { -does-restore }, { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -does-restore }, { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -put } { marker-adventure.a } { -place(at: "explore") }, { -put } { marker-adventure.a } { -place(at: "gather") }
threat-predators_in_the_woods = { card-predators_in_the_woods }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }, { -does-untoken } { marker-danger.a } { -place(at: "explore") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }, { -does-untoken } { marker-danger.a } { -place(at: "explore") }
    .strikes = { -who(name: "each_player") } { -does-wound(n: 1) }, { -does-untoken } { marker-danger.a } { -place(at: "explore") }
threat-predators = { card-predators }
    .reward = { -does-restore }, { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -does-restore }, { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -does-exhaust(source: "food", n: 1) } { -place(at: "nearest_to_camp") } ({ -else-wounds(n: 1) })
threat-raging_river = { card-raging_river }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -does-production(mod: "skip") }
threat-rain_event = { card-rain_event }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -put } { weather-rain.a } { -place(at: "weather") }
threat-ravenous_predators = { card-ravenous_predators }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { track-palisade.the } { -does-track(n: 1, way: "down") }
threat-ravishing_hurricane = { card-ravishing_hurricane }
    .reward = { -does-restore }, { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -does-restore }, { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -does-nothing }
threat-ravishing_windstorm = { card-ravishing_windstorm }
    .reward = { track-weapon.the } { -does-track(n: 1, way: "up") }, { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { track-weapon.the } { -does-track(n: 1, way: "up") }, { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -does-nothing }
threat-rough_passage = { card-rough_passage }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }, { -does-restore }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }, { -does-restore }
    .strikes = { -does-cover_terrain(of: "any") } { terrain-hills }, { -if-possible }
threat-searching_for_a_new_path = { card-searching_for_a_new_path }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -put } { marker-adventure.a } { -place(at: "explore") }, { -put } { marker-adventure.a } { -place(at: "gather") }
threat-sleepless_night = { card-sleepless_night }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -put } { marker-adventure.a } { -place(at: "explore") }, { -put } { marker-adventure.a } { -place(at: "gather") }
threat-slow_work = { card-slow_work }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -dearer(what: "build") }
threat-smoke_on_the_horizon = { card-smoke_on_the_horizon }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }, { -does-restore }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }, { -does-restore }
    .strikes = { -does-cover_terrain(of: "any") } { terrain-plains }, { -if-possible }
threat-storm_damage = { card-storm_damage }
    .reward = { track-roof.the } { -does-track(n: 1, way: "up") } ({ -with-shelter }), { -or-else } { track-palisade.the } { -does-track(n: 1, way: "up") } ({ -with-shelter })
    .less = { track-roof.the } { -does-track(n: 1, way: "up") } ({ -with-shelter }), { -or-else } { track-palisade.the } { -does-track(n: 1, way: "up") } ({ -with-shelter })
    .strikes = { track-roof.the } { -does-track(n: 1, way: "down") }, { -or-else } { track-palisade.the } { -does-track(n: 1, way: "down") }
threat-storm_event = { card-storm_event }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { track-palisade.the } { -does-track(n: 1, way: "down") }
threat-stroke_of_fate = { card-stroke_of_fate }
    .reward = { -who(name: "actor") } { -does-determination(n: 3, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 3, way: "up") }
    .strikes = { -who(name: "each_player") } { -does-determination(n: 1, way: "down") }
threat-strong_wind = { card-strong_wind }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -does-flip_items(n: 1) }, { -if-possible }
threat-sunny_beach = { card-sunny_beach }
    .reward = { -who(name: "each_player") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "each_player") } { -does-determination(n: 1, way: "up") }
    .strikes = { -who(name: "each_player") } { -does-determination(n: 1, way: "down") }
threat-termites = { card-termites }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -does-lose(n: 1) } { resource-wood }, { -if-possible }
threat-thunderstorm = { card-thunderstorm }
    .reward = { -does-restore }
    .less = { -does-restore }
    .strikes = { -does-exhaust(source: "wood", n: 1) } { -place(at: "nearest_to_camp") } ({ -else-wounds(n: 1) })
threat-unusually_cold_night = { card-unusually_cold_night }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -who(name: "each_player") } { -does-wound(n: 1) }
threat-vertigo = { card-vertigo }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -who(name: "each_player") } { -does-determination(n: 1, way: "down") }
threat-weakness = { card-weakness }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -who(name: "first_player") } { -does-no_abilities(when: "this_round") }
threat-winter_depression = { card-winter_depression }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -who(name: "each_player") } { -does-determination(n: 1, way: "down") }
threat-wrecked_balloon = { card-wrecked_balloon }
    .reward = { -who(name: "actor") } { -does-mystery(of: "treasure", n: 1) }
    .less = { -who(name: "actor") } { -does-mystery(of: "treasure", n: 1) }
    .strikes = { -does-nothing }
threat-the_island_fights_back = { card-the_island_fights_back }
    .reward = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .less = { -who(name: "actor") } { -does-determination(n: 1, way: "up") }
    .strikes = { -does-book_effect }
threat-food_crates = { card-food_crates }
    .reward = { -does-gain(n: 1) } { resource-food }, { -does-gain(n: 1) } { resource-np_food }
    .less = { -does-gain(n: 1) } { resource-food }
    .strikes = { -does-nothing }
threat-wrecked_lifeboat = { card-wrecked_lifeboat }
    .reward = { -does-gain(n: 2) } { resource-wood }
    .less = { -does-gain(n: 1) } { resource-wood }
    .strikes = { -does-nothing }
threat-captains_chest = { card-captains_chest }
    .reward = { -does-gain(n: 1) } { resource-wood }, { -does-starting_item(n: 1) }
    .less = { -does-gain(n: 1) } { resource-wood }
    .strikes = { -does-nothing }

## The parts of the goal

goal-pile = Wood on the pile
goal-fire = { invention-fire }
goal-crosses = Crosses
goal-rescued = Jenny rescued
goal-lifeboat = { invention-scn_lifeboat }
goal-tiles = Explored tiles
goal-sites = Visited totem places
goal-jolly_boat = { invention-scn_jolly_boat }
goal-villages = Burnt villages
goal-city = Burnt city
goal-inventions = Inventions of the family
goal-shelter = Shelter
goal-roof = Roof
goal-palisade = Palisade
goal-weapon = Weapon
goal-traps = Traps
goal-capture = King Kong captured

## What the plan leads to

forecast-certain = Certain, no dice.
forecast-dice = Success { $success }%, wound { $wound }%, adventure { $adventure }%.
forecast-too-few =
    { $pawns ->
        [one] One more pawn is needed.
       *[other] { $pawns } more pawns are needed.
    }
forecast-one-more = One more pawn makes it certain, without dice.
forecast-one-more-needed = One more pawn makes it possible.
forecast-better-reward = One more pawn: { $card-reward }.
forecast-reward =
    { $pawns ->
        [one] 1 pawn: { $card-reward }.
       *[other] { $pawns } pawns: { $card-reward }.
    }
forecast-reward-one =
    { $pawns ->
        [one] 1 pawn: { $card-less }.
       *[other] { $pawns } pawns: { $card-less }.
    }
forecast-hunt = { $fewest } to { $most } food, up to { $worst } wounds; no dice.
forecast-can-be-built = Can be built now.
forecast-lacks-terrain = One thing missing: { $terrain } explored.
forecast-lacks-item = One thing missing: { $invention }.
forecast-lacks-goods = One thing missing: { $number } { $resource }.
forecast-lacks-hands =
    { $number ->
        [one] One thing missing: 1 pawn.
       *[other] One thing missing: { $number } pawns.
    }
forecast-lacks-owner = One thing missing: a free pawn of { $who-the }.
forecast-lacks-goal = One thing missing: what “{ $scenario }” asks for first.
forecast-lacks-more = { $number } things missing.
forecast-planned-already = Is in the plan.
forecast-fed = Food for everybody: { $food } for { $mouths }.
forecast-perhaps-fed = Everybody may eat ({ $percent }%): { $mouths } meals are needed.
forecast-hungry =
    { $number ->
        [one] One of { $mouths } goes hungry.
       *[other] { $number } of { $mouths } go hungry.
    }
forecast-in-store = There now: { $resource }
forecast-brought = { $spot }
forecast-returned = Comes back if it fails: { $spot }
forecast-hunted = Hunt
forecast-rewarded = Reward of “{ $card }”
forecast-built = { $invention }, once built
forecast-rain-takes-food = Clouds above the roof
forecast-animals-take-food = Hungry animals
forecast-meals =
    { $number ->
        [one] 1 meal
       *[other] { $number } meals
    }
forecast-kids =
    { $number ->
        [one] Meal of 1 child
       *[other] Meals of { $number } children
    }
forecast-usable-token = Could be used: { $token }
forecast-usable-item = Could be used: { $item }
forecast-no-weather = No clouds tonight.
forecast-dry =
    { $clouds ->
        [one] The roof ({ $roof }) keeps off the one cloud.
       *[other] The roof ({ $roof }) keeps off even { $clouds } clouds.
    }
forecast-wet =
    { $percent ->
        [100] Wounds for everybody, for sure
       *[other] Perhaps wounds for everybody ({ $percent }%)
    }: up to { $clouds } clouds against roof { $roof }.
forecast-paid-for = Up to { $clouds } clouds against roof { $roof }: there is enough wood and food to pay for them.
forecast-rain-die = Rain die
forecast-winter-die = Winter die
forecast-rolled-early = Die rolled early
forecast-cloud-token = Token: { $weather }
forecast-ignored-cloud = Ignored by itself
forecast-roof = Roof
forecast-roof-planned = Planned roof
forecast-snow = Wood for winter clouds
forecast-wood-at-hand = Wood at hand
forecast-no-threat = There is no threat.
forecast-falls = “{ $card }” is resolved in the next round unless somebody acts: { $card-strikes }.
forecast-stays = “{ $card }” stays: nothing pushes it off yet.
forecast-averted = Somebody takes the threat action of “{ $card }”.
forecast-falls-later = “{ $card }” is resolved in two rounds unless somebody acts: { $card-strikes }.
forecast-leaves = “{ $card }” is gone in the next round unless somebody acts.
forecast-leaves-later = “{ $card }” is gone in two rounds unless somebody acts.
forecast-no-animals = No hungry animals tonight.
forecast-safe-from-animals = Hungry animals come, but hurt nobody.
forecast-animals =
    { $percent ->
        [100] Hungry animals or storm wound everybody for sure.
       *[other] Hungry animals or storm may wound everybody ({ $percent }%).
    }
forecast-animals-eat = Animals take 1 food: { $percent }%
forecast-animals-tear = Animals take 1 palisade (now { $palisade }): { $percent }%
forecast-animals-attack = Animals attack with strength 3 (weapon level { $weapon }): { $percent }%
forecast-storm = Storm: palisade −1 (now { $palisade })
forecast-under-roof = Everybody sleeps under shelter.
forecast-open-air = No shelter: 1 wound for everybody.
forecast-perhaps-shelter = Perhaps a shelter ({ $percent }%), otherwise 1 wound for everybody.
forecast-unhurt = { $who-start } comes through unhurt.
forecast-hurt =
    { $worst ->
        [one] { $who-start }: at worst 1 wound, most likely { $likely }.
       *[other] { $who-start }: at worst { $worst } wounds, most likely { $likely }.
    }
forecast-may-die =
    { $percent ->
        [100] { $who-start } dies for sure.
       *[other] { $who-start } may die: { $percent }%.
    }
forecast-wound-die = Wound die: { $spot }
forecast-danger = Danger, no weapon: { $spot }
forecast-adventure-wound = Adventure, a wound here: { $spot }
forecast-beast-wounds = The beast of the hunt
forecast-threat-action = Threat action: “{ $card }”
forecast-weather-wounds = Clouds that nobody can pay for
forecast-animals-wounds = Hungry animals
forecast-storm-wounds = Storm
forecast-hunger-wounds = Hunger (you decide who goes without)
forecast-night-wounds = Night effects of cards
forecast-open-air-wounds = Sleeping in the open
forecast-waiting-wounds = Waiting for rescue
forecast-company-wounds = The night in the camp, if rescued today
forecast-rested = Rest
forecast-fewer-pawns =
    { $number ->
        [one] { $who-start } has one pawn less this round.
       *[other] { $who-start } has { $number } pawns less this round.
    }
forecast-fewer-pawns-because =
    { $number ->
        [one] { $who-start } has one pawn less this round, because of “{ $card }”.
       *[other] { $who-start } has { $number } pawns less this round, because of “{ $card }”.
    }
forecast-only-actions = { $who-start } may only do this in this round: { $action }.
forecast-only-actions-because = { $who-start } may only do this in this round: { $action }, because of “{ $card }”.
forecast-no-abilities = { $who-start } may use no abilities this round.
forecast-no-abilities-because = { $who-start } may use no abilities this round, because of “{ $card }”.
forecast-apart = Pawns of different players may not share an action this round.
forecast-apart-because = Pawns of different players may not share an action this round, because of “{ $card }”.
forecast-lava =
    { $spaces-count ->
        [one] Lava takes this place: { $spaces }.
       *[other] Lava takes these places: { $spaces }.
    }
forecast-city = The city of the cannibals is revealed.
forecast-kid = A child is born: one more mouth every night.
forecast-win-from-now = From now on you can win.
forecast-last-round = The last round.
forecast-adventures = Adventure cards: { $percent }% that somebody draws one.
forecast-findings = What explorers find.
forecast-unsure-reward = A part of the reward of “{ $card }”.
forecast-uses = Items, tokens and abilities that you may still use.

## What a plan leads to, for explanations

concern-goal = steps towards the goal
concern-wounds = wounds of all together
concern-morale = morale
concern-rounds = rounds lived
concern-roof = levels of the roof
concern-inventions = inventions built
concern-tiles = tiles explored
