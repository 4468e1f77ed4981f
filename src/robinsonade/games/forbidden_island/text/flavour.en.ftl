### A line for each card, role and treasure: ours, for its mood; at most 90 characters.

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
