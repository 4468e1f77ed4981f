### A line for each card, role, treasure and tile: ours, for its mood; at most 90 characters.

flavour-treasure-earth_stone = Heavy as a promise, and it hums when nobody is speaking.
flavour-treasure-statue_of_the_wind = Hold it to your ear: somebody left a window open, long ago.
flavour-treasure-crystal_of_fire = Warm through two gloves. We have stopped asking why.
flavour-treasure-oceans_chalice = It was empty when we lifted it. Now our sleeves are wet.

flavour-card-treasure_earth_stone = A pebble of the same grey, and all our compasses lean to it.
flavour-card-treasure_statue_of_the_wind = One carved feather. The air around it has not settled yet.
flavour-card-treasure_crystal_of_fire = A splinter that lights the page you read about it.
flavour-card-treasure_oceans_chalice = A mother-of-pearl rim, and a taste of salt for the finder.
flavour-card-helicopter_lift = That thudding is either our way out or my heart. Wave at both.
flavour-card-sandbags = Half the beach, tied up by hand. The sea reads no labels, but it waits.
flavour-card-waters_rise = Yesterday's shore is now a rumour under the keel.

flavour-role-diver = Comes up for news, goes back down for quiet.
flavour-role-engineer = Gives every leak a name, then closes the file.
flavour-role-explorer = Never met a corner worth walking around.
flavour-role-messenger = The parcel arrives. What stands in the way is no concern of the post.
flavour-role-navigator = Points once, and other people's feet know where to go.
flavour-role-pilot = Lands on anything the size of a tablecloth, and asks for tea.

flavour-tile-fools_landing = A circle of white stones, and a windsock somebody sewed from a shirt.
flavour-tile-bronze_gate = Green where hands have rested, and warm where none have.
flavour-tile-copper_gate = The hinges sing two notes. The sea has learnt the second.
flavour-tile-gold_gate = Everybody photographs it. Nobody has asked who polishes it.
flavour-tile-iron_gate = It was forged to keep something in. It never says what.
flavour-tile-silver_gate = At night it gives back a little more light than the moon sent.
flavour-tile-temple_of_the_moon = The steps are worn in the middle, and the middle is wet.
flavour-tile-temple_of_the_sun = At noon every shadow points at the same loose stone.
flavour-tile-howling_garden = The hedge leans away from something that is not there any more.
flavour-tile-whispering_garden = If you stand still, the lotus finishes your sentence.
flavour-tile-cave_of_embers = The walls glow like a stove that somebody forgot in a hurry.
flavour-tile-cave_of_shadows = We went in as four. The echo counted five.
flavour-tile-coral_palace = Built by the sea for itself; we are merely early.
flavour-tile-tidal_palace = Twice a day it is two rooms larger.
flavour-tile-breakers_bridge = It has never fallen. It mentions this at every step.
flavour-tile-cliffs_of_abandon = Names are scratched along the edge, each with one letter missing.
flavour-tile-crimson_forest = The leaves were never green; ask the oldest tree.
flavour-tile-dunes_of_deception = Our own footprints come to meet us, and they look rested.
flavour-tile-lost_lagoon = On three maps, in three places. The water is right about one.
flavour-tile-misty_marsh = Keep to the reeds that bend; the straight ones are listening.
flavour-tile-observatory = The telescope is fixed on one star, and that star has moved closer.
flavour-tile-phantom_rock = From the boat it had a face. From here it has only the smile.
flavour-tile-twilight_hollow = Evening arrives here first and asks how the others are.
flavour-tile-watchtower = A chair, a lamp, a log book. The last line is only the word “wet”.
