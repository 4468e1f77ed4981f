### A line for each card: ours, for its mood; at most 90 characters.

## Castaways

flavour-person-amateur_hunter_m = Has been lost before, and took notes.
flavour-person-amateur_hunter_f = Follows a track the way others follow a sermon.
flavour-person-fisher_m = Talks to the sea in short sentences and gets long answers.
flavour-person-fisher_f = Eighteen summers alone with the tide: they are on first-name terms.
flavour-person-strong_m = Carried the mast ashore because nobody told him not to.
flavour-person-strong_f = Lifts first and asks afterwards whose it was.
flavour-person-cook_m = Can make soup from a belt, and apologises to the belt.
flavour-person-cook_f = Hums when there is enough; lately she only whistles.
flavour-person-carpenter_m = Looks at a shipwreck and sees shelves.
flavour-person-carpenter_f = Measures twice, and then borrows your knife.
flavour-person-physician_m = His bag sank. His bedside manner, regrettably, did not.
flavour-person-physician_f = Says that it will hurt, and has never once been wrong.

## Cards of the players' own, until they have written theirs

flavour-card-own_event = Somebody at this table knows what comes next, and says nothing.
flavour-card-own_remains = It came ashore in handwriting that we know.
flavour-card-own_camp = A rule of the house, now that there is a house.
flavour-card-own_coast = This stretch of beach is on nobody's map but yours.
flavour-card-own_interior = The path was not here yesterday. One of you made it up.
flavour-card-own_heart = Deep in the island lies something that you put there yourselves.

## Events

flavour-card-ev_calm_sea = The bay lies so still that the fish look at us first.
flavour-card-ev_drought = Even the shade feels warm to the touch.
flavour-card-ev_hurricane = The palms bow and do not straighten again.
flavour-card-ev_high_tide = Our beach has moved out for the day.
flavour-card-ev_tidal_wave = First the sea left, and then it came back for everything.
flavour-card-ev_clear_night = We named a constellation after the cook.
flavour-card-ev_distant_sails = Three white specks, or three gulls, or three hopes.
flavour-card-ev_quarrel = It began with a spoon and ended with the whole kitchen.
flavour-card-ev_spoiled_stores = The damp ate before we did.
flavour-card-ev_driftwood = The storm brings firewood and sends no bill.
flavour-card-ev_shoal = The water boils with silver.
flavour-card-ev_bad_dreams = In our sleep the ship goes down again every night.
flavour-card-ev_ripe_fruit = The whole wood smells of breakfast.
flavour-card-ev_mosquitoes = They too have been waiting for a ship.
flavour-card-ev_wreck_shifts = A groan from the reef, and a mast less.
flavour-card-ev_flotsam = The tide has sorted our luggage for us.
flavour-card-ev_fever = Someone shivers in the noon sun.
flavour-card-ev_good_spirits = For one evening nobody counts the days.
flavour-card-ev_rats = They swam ashore too, and with better manners.
flavour-card-ev_night_visitors = In the morning the sand was full of strange feet.
flavour-card-ev_sea_breeze = A good wind for somebody, surely.

## Remains

flavour-card-machete = It opens coconuts and arguments.
flavour-card-spyglass = Only one lens is cracked.
flavour-card-captains_log = The last entry is a blot.
flavour-card-gold_and_jewels = You cannot eat it, yet everyone is hungry.
flavour-card-wood_supply = Half a deck, still with its nails.
flavour-card-ship_biscuit = Harder than the barrel.
flavour-card-rifle = Nobody asks how many shots are left.
flavour-card-compass = It points north, which is a start.
flavour-card-bible = The pages have dried into waves.
flavour-card-flag = Faded, but of a real country.
flavour-card-mirror = It shows who has not been sleeping.
flavour-card-sea_chart = Our island is the coffee stain, we think.
flavour-card-powder_keg = Dry in the middle, where it matters.
flavour-card-fishing_net = More holes than knots, but wide.
flavour-card-medicine_chest = The labels are gone; the smell is convincing.
flavour-card-tinderbox = A spark costs nothing now.
flavour-card-rope = It holds everything together, us included.
flavour-card-axe = The ship's carpenter would recognise it.
flavour-card-sailcloth = It still remembers the wind.
flavour-card-rum = Medicine, by tradition.
flavour-card-cooking_pot = Yesterday's fish lives on as soup.

## Camp cards

flavour-card-camp_great_effort = Tomorrow my back will send the bill.
flavour-card-camp_edible = It moved, but only a little.
flavour-card-camp_fishing = Patience is the only bait we have left.
flavour-card-camp_look_around = From the dune one sees almost something.
flavour-card-camp_prepare_exploration = A full bag is half the way.
flavour-card-camp_greed = Someone has been counting another man's coins.
flavour-card-camp_spring = Cold, clear and not one label on it.
flavour-card-camp_crab_traps = They argue inside the basket all night.
flavour-card-camp_goat = It gives milk and eats everything else.
flavour-card-camp_dog = It guards us from the goat.
flavour-card-camp_lookout = Tomorrow is visible from up here.
flavour-card-camp_timber_stand = The wind did the first half of the work.
flavour-card-camp_herbs = Bitter enough to be good.
flavour-card-camp_smokehouse = Smoke in the eyes, supper in a week.
flavour-card-camp_trail = Three notches mean: not that way.
flavour-card-camp_rats = The storage whispers at night.
flavour-card-camp_fever = We boil the water and count our heads.
flavour-card-camp_raiders = The dark beyond the fire has eyes.
flavour-card-camp_snakes = The berries now come with an argument.
flavour-card-camp_feud = Two fires would suit them better than one.

## Coast

flavour-card-coast_crabs_and_a_fin = The crabs are near, and so is something that follows them.
flavour-card-coast_coconut_grove = Lunch hangs thirty feet up and drops when it likes.
flavour-card-coast_tide_pools = Each pool is a small and salty market.
flavour-card-coast_driftwood_cove = The current collects planks as others collect stamps.
flavour-card-coast_cliff_path = Wide enough for a goat that trusts itself.
flavour-card-coast_turtle_nest = She swam a thousand miles to leave them here.
flavour-card-coast_spring = We heard it before we dared believe it.
flavour-card-coast_washed_chest = It floats, so it cannot be all gold.
flavour-card-coast_reef_crossing = The short way is under the water, mostly.
flavour-card-coast_sea_cave = It breathes with the waves and does not cough.
flavour-card-coast_crab_traps = Somebody wove these once, and wove them well.

## Interior

flavour-card-int_complicated_relationships = Whose idea was this path, anyway?
flavour-card-int_hostile_natives = They were here first, and they say so with spears.
flavour-card-int_altar_of_fruit = The bowl is full, and someone has swept the stones.
flavour-card-int_tall_tree = From the top the jungle looks like weather.
flavour-card-int_stray_dog = It decides that we are lost and takes us home.
flavour-card-int_jaguar_cubs = Charming, and certainly not alone.
flavour-card-int_cannon = Nobody knows how it got here; everybody knows who must carry it.
flavour-card-int_fruit_trees = The monkeys have left us the second-best.
flavour-card-int_wild_boar = Supper has tusks.
flavour-card-int_goat = It looks at us as at a poor harvest.
flavour-card-int_river = It runs in the direction we do not want.
flavour-card-int_ravine = The other side is a throw away, for a stone.
flavour-card-int_raft_timber = A log so light that it seems to want to leave as well.
flavour-card-int_abandoned_hut = The table is laid for one.
flavour-card-int_swamp = It keeps a boot as a souvenir.
flavour-card-int_fallen_trunks = A storm of other years has been chopping for us.
flavour-card-int_herbs = My grandmother would have known their names.
flavour-card-int_snake_nest = The roots were moving, and they were not roots.

## Heart

flavour-card-heart_rope_bridge = Every second board has gone to see the bottom.
flavour-card-heart_vents = The mountain breathes out, and we breathe in.
flavour-card-heart_old_graves = Someone waited here longer than we have.
flavour-card-heart_eagle_nest = The eggs are small and their mother is not.
flavour-card-heart_waterfall = We stood under it until we were people again.
flavour-card-heart_last_bivouac = The ashes are cold but the bag is dry.
flavour-card-heart_jaguar = It does not hurry; it lives here.
flavour-card-heart_fog = The path is still there; we are not sure about ourselves.
flavour-card-heart_steep_wall = The summit is exactly as far as a bad step.
flavour-card-heart_lookout = From here even the sea looks small.

## Plots

flavour-card-plot_000_half_a_map = Whoever tore it in two had already begun to trust nobody.
flavour-card-plot_000_last_of_the_golosa = He sits against the tree as if he had only stopped to count.
flavour-card-plot_001_half_map_item = It ends exactly where it becomes interesting.
flavour-card-plot_002_split_rock = At noon its shadow lies down like an arrow, and only at noon.
flavour-card-plot_003_boatswains_lean_to = Forty tally marks on the post, and then a drawing of a spade.
flavour-card-plot_004_where_the_cross_is = The ground here is softer than honest ground should be.
flavour-card-plot_005_gold_of_the_golosa = It weighs more every time somebody looks at it.
flavour-card-plot_006_three_more_holes = Two were dug in haste, and the third is still closed with a slab.
flavour-card-plot_007_somebody_counts_at_night = The sound of one coin carries farther than a shout.
flavour-card-plot_008_dead_mans_sabre = He held on to it longer than to anything else.
flavour-card-plot_009_emerald_cross = Green enough to make a jungle look pale.
flavour-card-plot_000_tracks_wider_than_a_hand = They go where we go, only a little later.
flavour-card-plot_000_scored_bark = The marks begin above the tallest of us.
flavour-card-plot_010_a_meal_interrupted = Half a deer is left, and the other half is listening.
flavour-card-plot_011_eyes_beyond_the_fire = Two green coins that nobody wants to pick up.
flavour-card-plot_012_the_den = The dark in there is warm and breathes twice a minute.
flavour-card-plot_013_pit_and_bait = Everything that walks at night must walk through here.
flavour-card-plot_014_face_to_face = For one moment nobody knows who is hunting.
flavour-card-plot_015_shadows_pelt = Warm at night, and still somewhat disapproving.
flavour-card-plot_016_pit_trap = We have all nearly fallen in, which proves that it works.
flavour-card-plot_017_what_it_was_guarding = Three small shadows, all ears and no caution.
flavour-card-plot_000_barking_on_the_reef = Our ship had a dog called Brisa, and it seems that she still has opinions.
flavour-card-plot_000_a_kid_in_the_thorns = It complains about the thorns, about us and about the hour.
flavour-card-plot_018_brisa_points = Nose, tail and conviction, all in one line.
flavour-card-plot_019_thin_and_wary = She remembers us, but not whether we were the good ones.
flavour-card-plot_020_herd_on_the_ridge = They look down on us, which is their profession.
flavour-card-plot_021_brisas_whistle = The boatswain's old whistle; she answers it from any hill.
flavour-card-plot_022_the_corral = A fence is an agreement, and the goats have not signed it.
flavour-card-plot_023_a_howl_in_the_rain = Something that depends on us is out there without us.
flavour-card-plot_000_overgrown_terraces = Somebody once asked this hill for bread, and politely.
flavour-card-plot_000_sack_on_the_tideline = It is either a week of porridge or several years of it.
flavour-card-plot_024_seedbeds = Nothing to see yet, and everybody looks every morning.
flavour-card-plot_025_sack_of_seed = Every grain is a small promise to stay.
flavour-card-plot_026_kitchen_garden = The beans climb better than we do.
flavour-card-plot_027_birds_on_the_rows = They were told about us by the rats.
flavour-card-plot_028_the_clay_oven = Cold for a lifetime, and yet it still smells of bread.
flavour-card-plot_029_harvest_evening = For the first time there is more on the table than around it.
flavour-card-plot_000_ribs_of_a_hull = An older shipwreck than ours, and better built.
flavour-card-plot_000_bamboo_grove = It creaks like a ship that has never been launched.
flavour-card-plot_030_lianas = The forest keeps its ropes hanging up, as a good sailor does.
flavour-card-plot_031_launching_beach = The sand slopes into the water like a good excuse.
flavour-card-plot_032_liana_cable = Twelve fathoms, and every one of them still green.
flavour-card-plot_033_room_for_how_many = Nobody has asked it aloud, and everybody has measured.
flavour-card-plot_034_beyond_the_reef = From out here our whole life fits between two headlands.
flavour-card-plot_035_the_steady_current = Every coconut we throw in leaves in the same direction, and none returns.
flavour-card-plot_000_smoke_that_is_not_ours = A thin and tidy smoke, the smoke of somebody who wastes nothing.
flavour-card-plot_000_white_pebbles = One for each day, and the wall is longer than we can see.
flavour-card-plot_036_remedios = Thirty-one years alone, and she asks whether we have wiped our feet.
flavour-card-plot_037_through_the_ferns = She talks to the kettle, and the kettle seems to win.
flavour-card-plot_038_stones_on_the_roof = White ones, thrown with the patience of thirty-one years.
flavour-card-plot_039_the_hermits_stair = Four hundred steps, cut by one person with one chisel.
flavour-card-plot_040_almanac = Every storm of three decades, with remarks.
flavour-card-plot_041_the_empty_hut = The door is open, the kettle is clean, and a chair faces the sea.
flavour-card-plot_000_keel_marks = Straight, shallow and recent: somebody lands here who knows how.
flavour-card-plot_000_a_swept_path = No island is deserted that has been swept this morning.
flavour-card-plot_042_meeting_at_the_ford = They have come to see to their groves, and they find us in the middle of them.
flavour-card-plot_043_grove_with_names = Each breadfruit tree bears a knot of cord, and each knot is a family.
flavour-card-plot_044_navigators_question = The old woman asks with two words and one eyebrow who gave us leave.
flavour-card-plot_045_the_star_path = From the summit the navigator points at islands that are still under the horizon.
flavour-card-plot_046_barter_mat = Both sides think that they have robbed the other, so it is fair.
flavour-card-plot_047_canoes_in_the_bay = They do not shout; they have come to settle an account.
flavour-card-plot_048_stick_chart = Shells are islands, curves are swells, and the empty middle is us.
flavour-card-plot_000_red_water = The mussels have never been so big, nor the gulls so far away.
flavour-card-plot_000_midge_meadow = The air hums one note, and it is our name.
flavour-card-plot_049_the_shakes = The cups rattle before anybody has touched them.
flavour-card-plot_050_chattering_teeth = Noon, no wind, and a sound like dice in a cup.
flavour-card-plot_051_fever_bark_tree = So bitter that even the ants walk round it.
flavour-card-plot_052_fever_bark = One spoonful, and you wish the fever good luck.
flavour-card-plot_053_the_sick_watch = Somebody must sit up, and everybody looks at the fire.
flavour-card-plot_054_hot_mud = We go in grey and come out grey, but happier.
flavour-card-plot_000_a_ration_is_missing = Four biscuits, three faces and one very thorough chewer.
flavour-card-plot_000_two_ways_down = Both are wrong, but one of them is mine.
flavour-card-plot_055_words_at_the_fire = What was said about the biscuit was not about the biscuit.
flavour-card-plot_056_the_split_party = We walk in single file, each of us in front.
flavour-card-plot_057_line_in_the_sand = It runs through the camp and, by some accident, round the storage.
flavour-card-plot_058_the_ledge = It is hard to stay angry with somebody who is hanging from your hand.
flavour-card-plot_059_knotted_cord = Two knots, one for each of us; whoever carries it sleeps better.
flavour-card-plot_000_a_bell_in_the_fog = It strikes thirteen, and then apologises with a long silence.
flavour-card-plot_000_a_cross_without_a_name = Fresh flowers, and no footprints but our own.
flavour-card-plot_060_a_lantern_between_trees = It waits when we stop, which is kind or is something else.
flavour-card-plot_061_somebody_sat_at_our_fire = The log is still warm on one side.
flavour-card-plot_062_the_ladys_house = A bed, a window and forty years of letters to the same ship.
flavour-card-plot_063_the_drowned_bell = Green as the water, and in tune with it.
flavour-card-plot_064_ladys_lantern = It leans a little towards home, whichever home it means.
flavour-card-plot_065_a_ship_inside_the_fog = Somebody out there is counting our strokes and answering.
flavour-card-plot_000_a_hole_that_breathes = Cool air, a smell of stone and somewhere a drop that is counting.
flavour-card-plot_000_the_swallow_hole = A whole brook goes in and does not come out on this side.
flavour-card-plot_066_hall_of_bats = The ceiling turns over in its sleep.
flavour-card-plot_067_lake_under_the_hill = So still that we did not see it until the first of us was wet.
flavour-card-plot_068_the_squeeze = Here one leaves behind the pack, the hat and one's opinion of oneself.
flavour-card-plot_069_gallery_of_hands = Hundreds of hands in red earth, all of them waving, or saying stop.
flavour-card-plot_070_the_chimney = The stone that we dropped has not yet written back.
flavour-card-plot_071_smugglers_landing = Twelve crates, a rotten boat and a very good lamp.
flavour-card-plot_072_crystal_chamber = One match, and the whole night sky is under the ground.
flavour-card-plot_073_smugglers_lamp = It shows the path to you and to nobody else.
flavour-card-plot_074_rock_crystal = In the sun it can be seen from very far away, and so can its owner.
flavour-card-plot_075_daylight_on_the_far_side = We went in as explorers and come out as moles, but much farther on.
flavour-card-plot_000_lights_offshore = One white and one red, and they do not twinkle: they blink.
flavour-card-plot_000_a_flash_on_the_horizon = Long, short, long: either a language or a loose window.
flavour-card-plot_076_a_boat_at_the_river_mouth = Six oars, no flag and a barrel that they fill without a song.
flavour-card-plot_077_round_the_cape = The sail slides behind the headland like a card into a sleeve.
flavour-card-plot_078_the_old_signal_post = A mast, a crank and a book in which nobody has been late since 1771.
flavour-card-plot_079_the_whalers_promise = They will pass again, they said, if we burn something worth the detour.
flavour-card-plot_080_signal_post = Up there one is alone with the whole Pacific and a squeaking crank.
flavour-card-plot_081_the_deserter = He prefers our island to his captain, which tells us something about both.
flavour-card-plot_082_signal_flags = With these one can say anything except when.
flavour-card-plot_083_the_survey_schooner = She measures every rock of this coast and stays well away from all of them.
flavour-card-plot_000_warm_stones = No fire has been lit here, and yet the ground has been cooking.
flavour-card-plot_000_the_mountain_clears_its_throat = Every bird on the island has suddenly thought of somewhere else to be.
flavour-card-plot_084_tremor = The kettle walked across the table and looked back.
flavour-card-plot_085_smoke_over_the_mountain = Each morning it writes the same grey word.
flavour-card-plot_086_the_cracked_slope = One crack hisses, one sings, and one is quiet in a way that we do not like.
flavour-card-plot_087_ash_rain = It snows here for the first time, and the snow is warm.
flavour-card-plot_088_field_of_black_glass = The old fire left its window panes lying about.
flavour-card-plot_089_obsidian_blade = It shaves, it carves and it forgives nothing.
flavour-card-plot_090_the_night_of_fire = For one night we are the brightest place on any chart.
flavour-card-plot_091_the_quiet_vent = A plug of stone no bigger than a cart, and a whole mountain behind it.
flavour-card-plot_000_temple = The hill has corners, and one of them is a door.
flavour-card-plot_092_stair_of_roots = The trees have been reading the building from above for five hundred years.
flavour-card-plot_093_tilting_slabs = The floor has a sense of humour, but only one joke.
flavour-card-plot_094_the_offering_bowl = It is worn smooth by hands that had little and gave some.
flavour-card-plot_095_the_painted_wall = A ship, a storm and four small figures on a beach: it was painted long before us.
flavour-card-plot_096_the_jade_idol = It fits a pocket as if it had been measured for one.
flavour-card-plot_097_the_dark_passage = Here the walls are close enough to finish our sentences.
flavour-card-plot_098_the_side_door = Daylight, ferns and a smell of rain: the builders also liked to slip away.
flavour-card-plot_099_the_keeper = A python as long as the corridor, and the corridor is hers.
flavour-card-plot_100_the_inner_chamber = One bench, one lamp and a ceiling that is held up by good manners.
