### A line for each card: ours, for its mood; at most 90 characters.

## Events

flavour-card-argument = Both are right, and neither will lend the other a bucket.
flavour-card-awful_weather = Even the gulls are walking today.
flavour-card-bad_feelings = The fire leans away from us, and nobody says so aloud.
flavour-card-bear = He tried our hammock first and our patience afterwards.
flavour-card-body_on_the_beach = He still wears his dinner jacket. We wear what is left of ours.
flavour-card-broken_tree = It stood for two hundred years and fell on the one clear spot.
flavour-card-call_of_the_wild = Something answered our dinner bell.
flavour-card-catastrophe = We would list what is broken, but the pencil is on the list.
flavour-card-chronic_tiredness = I sat down to tie a boot. That was Tuesday.
flavour-card-cloudburst = The sky did not open: it came off its hinges.
flavour-card-cold_rain = It knows where every collar ends.
flavour-card-council = Five speakers, one log to sit on, no minutes taken.
flavour-card-culled_area = The snares are empty, and somebody has been very tidy.
flavour-card-dangerous_night = The dark has stopped pretending to be empty.
flavour-card-depression = We lay the table for the ones who are not coming.
flavour-card-despondency = Nobody leads today. We follow each other in a circle.
flavour-card-devastation = Where we gathered yesterday there is only a very flat opinion.
flavour-card-disaster = The roof is still ours. It is merely in the sea.
flavour-card-drought = The river left a note in cracked mud.
flavour-card-earthquake = For a moment the island wanted to be somewhere else, too.
flavour-card-exhausting_night = We took turns sleeping, and all of us lost our turn.
flavour-card-fight_in_the_dark = I won, I think. He smells as if he had lost.
flavour-card-fight = It was about the last fig. It is always about the last fig.
flavour-card-fire_event = A fine warm evening, said the first of us. Too warm, said the second.
flavour-card-flood = The pots are floating past in order of size.
flavour-card-flying_surprise = It had feathers, bad aim and all our thatch.
flavour-card-foul_weather = Everything we gathered came home heavier, and it was water.
flavour-card-frost = This morning the water had to be broken to be drunk.
flavour-card-heavy_clouds = They sit on the hill like aunts who have come to stay.
flavour-card-heavy_rain_is_coming = The ants moved house at noon. We took the hint at four.
flavour-card-heavy_rain = You have to shout to say that you are wet.
flavour-card-high_water = The stepping stones are now a matter of faith.
flavour-card-howling_from_the_woods = One voice, then seven, then a silence that counted us.
flavour-card-jaguar_event = She crossed the camp as if we were the furniture.
flavour-card-landslide = The hill has decided to live nearer the beach.
flavour-card-loss_of_hope = We have stopped scratching days into the post. It had no room.
flavour-card-memories_of_the_cruise = There was music on the upper deck, and somebody peeled the oranges.
flavour-card-mess_in_the_camp = The axe is in the bed and the bed is in the soup.
flavour-card-mist = I greeted a rock this morning, and it was the friendlier for it.
flavour-card-natural_dam_breaks = The river delivered the whole forest at once and took the fish in payment.
flavour-card-night_attack = We woke up standing, with sticks in our hands.
flavour-card-night_howling = It has learned our names, or something near them.
flavour-card-otters = They fish better than we do and laugh while they do it.
flavour-card-poisoning = The stew was a great success for almost an hour.
flavour-card-precipice = Yesterday's path goes on, but straight down.
flavour-card-predator_in_the_vicinity = The birds have stopped singing in alphabetical order.
flavour-card-predator_is_near = Half a bird on our doorstep. The other half is still warm somewhere.
flavour-card-predators_in_the_woods = They walk beside the path, out of good manners or appetite.
flavour-card-predators = The goats have gone, and they were never wrong before.
flavour-card-raging_river = It used to murmur. Now it has an opinion.
flavour-card-rain_event = Grey, soft and in no hurry, like a clerk.
flavour-card-ravenous_predators = Their ribs show, and so, by now, do ours.
flavour-card-ravishing_hurricane = The palms are all pointing at what used to be a valley.
flavour-card-ravishing_windstorm = It took the spears first, as if it had been warned.
flavour-card-rough_passage = Two hours up on our hands, one minute down on everything else.
flavour-card-searching_for_a_new_path = The old one is behind us, ahead of us and, by evening, above us.
flavour-card-sleepless_night = Somebody counted sheep aloud until the wolves joined in.
flavour-card-slow_work = By noon we had a plank. By evening we had a shorter plank.
flavour-card-smoke_on_the_horizon = A ship, or a grass fire, or a ship that is on fire.
flavour-card-storm_damage = We own half a roof, and nobody agrees on which half.
flavour-card-storm_event = The horizon folded up and came for us.
flavour-card-stroke_of_fate = All the bills of this island fall due on the same day.
flavour-card-strong_wind = I hammered one nail in three different places.
flavour-card-sunny_beach = For one hour we were people on holiday.
flavour-card-termites = They eat by night, in rows, and never waste a beam.
flavour-card-thunderstorm = We counted from flash to bang, and ran out of numbers at one.
flavour-card-unusually_cold_night = We burned the chairs, and after them the table manners.
flavour-card-vertigo = The ground keeps its distance today, and keeps changing it.
flavour-card-weakness = My hands know what to do. They are waiting for the rest of me.
flavour-card-winter_depression = The sun came up, looked at us and thought better of it.
flavour-card-wrecked_balloon = They crossed an ocean by air and missed us by two trees.
flavour-card-the_island_fights_back = We had begun to call it ours. It heard.

## Wreckage

flavour-card-food_crates = Marked THIS SIDE UP, and floating on that side.
flavour-card-wrecked_lifeboat = Room for twelve, once. Now it has room for everything.
flavour-card-captains_chest = Locked, as he was, to the very last.

## Adventures while building

flavour-card-accident = The beam landed where I had been told not to stand.
flavour-card-breakdown = He put the hammer down very gently, and that frightened us.
flavour-card-broken_lever = It moved the world a little, and then only itself.
flavour-card-broken_tool = The handle is in my hand. The other part is in the pond.
flavour-card-coming_to_terms = We tore up the plan for a second storey, and felt lighter.
flavour-card-construction = Tie it now, and we shall see later whether it was a knot.
flavour-card-cut_head = I saw stars, and one of them gave me an idea.
flavour-card-dangerous_work = Hold the nail still, he said, with his eyes shut.
flavour-card-dark_clouds_in_the_sky = We are building against the clock, and the clock is grey.
flavour-card-fast_work = Done before lunch! Do not lean on it.
flavour-card-fear_of_the_beasts = Every twig that snaps costs us a quarter of an hour.
flavour-card-hard_work = By evening I had eaten like two and built like one.
flavour-card-howling_in_the_bushes = It is only the wind, said the one who was already up the tree.
flavour-card-hungry_predator = We looked at each other's dinner, and each other was it.
flavour-card-in_a_hurry = I put things in my pockets now and ask what they are later.
flavour-card-laborious_work = The ninth attempt fits. We shall call it the first.
flavour-card-lack_of_hope = What for? he asked. Nobody had prepared an answer.
flavour-card-monkey_see = They watched us tie every knot. It is the untying they practise.
flavour-card-nasty_wound = A splinter the size of a grudge.
flavour-card-predator_in_the_camp = It came in by the door that we had meant to build today.
flavour-card-savings = Cut it shorter; nobody sleeps with their feet out anyway.
flavour-card-sting = Small, striped and entirely in the right: I had sat on it.
flavour-card-tired = Five minutes in the shade, and the shade went home without me.
flavour-card-tools_inspection = That crack was always there, he says. So was the one beside it.
flavour-card-unmotivated = I am not idle. I am letting the clay dry.
flavour-card-visit_of_a_predator = It left the plates clean, and muddy all around.
flavour-card-weak_construction = It stands as long as nobody admires it from close by.
flavour-card-windstorm = Our fence went by, still in one piece and very fast.
flavour-card-you_need_a_bigger_camp = When one of us turns over, all of us turn over.

## Adventures while gathering

flavour-card-after_the_hurricane = Free firewood, if you can find the way out from under it.
flavour-card-end_of_source = The last one we took was looking at us.
flavour-card-eyes_in_the_bushes = Two of them blinked. The other four did not.
flavour-card-fruit = Red, sweet, and strangely popular with no animal at all.
flavour-card-furs = Hung out to dry by somebody who is surely coming back.
flavour-card-gold_coin = Where one has fallen there must be a hole in a pocket.
flavour-card-mushrooms = Grandfather sorted them by colour. He was not with us for long.
flavour-card-nestlings = Five open beaks and, behind me, the sound of wings.
flavour-card-new_flock = They circled twice, saw us, and stayed all the same.
flavour-card-nice_surprise = Dry, split and stacked. I did not ask by whom.
flavour-card-path_of_a_predator = A very convenient path, and every hair on it is yellow.
flavour-card-pirates_chest = The lid is heavy, the lock is old, and my hands are older today.
flavour-card-shortage = We have scraped the bottom, and the bottom scraped back.
flavour-card-signs_of_a_predator = It sharpens its claws at the height of my hat.
flavour-card-skeleton = He sits with his back to the spring. We drank quietly.
flavour-card-spider = It was in the hat before I was.
flavour-card-surprise_in_the_bushes = A suitcase! With the label of a very good hotel.
flavour-card-tracks_of_a_predator = Four toes, no shoes and a longer stride than mine.
flavour-card-twisted_ankle = One step into a rabbit's front door.
flavour-card-unbelievable_effort = I carried the trunk alone. My arm will not be writing about it.
flavour-card-unexpected_discovery = I tripped over it, and so it counts as mine.
flavour-card-unexpected_troubles = The clearing has closed. Nobody left opening hours.
flavour-card-viper = The stick that I picked up picked me.
flavour-card-weather_breakdown = The wind went round three times and sat down on us.
flavour-card-winter_freezing = The nets are stiff and the fish are under glass.
flavour-card-winter_is_coming = The leaves came down in one afternoon, all by agreement.

## Adventures while exploring

flavour-card-bamboo = It grows while we talk, so we talked for a while.
flavour-card-carcass = Fresh, large, and I doubt that it was meant for us.
flavour-card-cold_wind = It came over the pass with news of snow.
flavour-card-dangerous_terrain = The moss says floor. The echo says otherwise.
flavour-card-empty_forest = No song, no rustle: the whole wood is holding its breath.
flavour-card-flu = Two sneezes, and the parrots have learned both.
flavour-card-its_going_to_rain = My knee says so, and it has never been so proud.
flavour-card-lost_in_the_thicket = North is where the thorns are. So is everything else.
flavour-card-lost_in_the_woods = I have met this tree three times; it is getting familiar.
flavour-card-lost = I am not lost. It is the camp that has gone missing.
flavour-card-misadventure = It began with the words: look, I can jump that.
flavour-card-old_grave = A name worn away, and room beside it for another.
flavour-card-old_hut = The door was bolted from within. We knocked, to be polite.
flavour-card-puma_adventure = She has the rock, the height and the afternoon free.
flavour-card-remains_of_a_settlement = Eleven hearths, one well and not a single footprint.
flavour-card-ruined_hut = No roof, no walls, but a very good drawer.
flavour-card-secret_cave = The draught smells of candle wax. Nobody has lit one here.
flavour-card-shrine = Flowers a week old. Whoever prays here is late.
flavour-card-signs_of_fire = Black stumps, and under the ash something that is still red.
flavour-card-storm_on_the_horizon = From up here one sees the ship that is not coming, and why.
flavour-card-surprising_discovery = It was loaded. I know that now.
flavour-card-swamp = Step where I step, said the voice from below.
flavour-card-theres_something_in_the_air = Like before thunder, only that it has been so all week.
flavour-card-thorny_bush = It let me in without any trouble.
flavour-card-tiger_adventure = He yawned, and I counted more teeth than I have.
flavour-card-vipers = The sunny stone was taken, by nine of them.
flavour-card-wild_berries = The first was sour, the tenth was sweet, the rest is hearsay.
flavour-card-wild_dog_adventure = Somebody's pet, once. It remembers the biting best.
flavour-card-wrong_track = A wonderful forest, and not at all the one we were looking for.

## Mysteries: treasures

flavour-card-amulet_with_a_portrait = She smiles as if she knew how this ends.
flavour-card-antique_rapier = Its last owner won. It was the tide that he lost to.
flavour-card-backpack = One strap, nine pockets, somebody else's crumbs.
flavour-card-barrel = It smells of apples and of one very happy sailor.
flavour-card-blankets = Moth-eaten, but the moths had the decency to leave the middle.
flavour-card-bottle_of_wine = A good year, according to the cork. Ours could be better.
flavour-card-boxes = Empty, square and dry: three things that we are not.
flavour-card-candles_treasure = Now the evenings have two ends to burn.
flavour-card-captain_stones_spyglass = He saw everything coming but the rock that he was named for.
flavour-card-cave_with_furs = Stacked by size. There was once a hunter here with principles.
flavour-card-ceremonial_bowl = It rings for a long time, and someone seems to listen.
flavour-card-compass = It trembles like the rest of us, but it knows where to.
flavour-card-crocks = Three whole ones, and one that explains the smell.
flavour-card-gold = A fortune. We have used it to prop up the table.
flavour-card-hammock = Between two palms and above all suspicion.
flavour-card-hatchet_treasure = The rust comes off. The initials do not.
flavour-card-helmet = A dent on the outside, none on the inside: it works.
flavour-card-herbal_mixture = One sip, and on Tuesday I remembered Thursday.
flavour-card-old_clothes = Out of fashion everywhere that it snows.
flavour-card-old_map = There is a beach, a cross and, in the corner, a way out.
flavour-card-old_rifle = One shot left, and a great deal of noise.
flavour-card-protective_amulet = It has kept its last five owners safe, one at a time.
flavour-card-ropes = Nothing worse than curtains ever hung from these, we hope.
flavour-card-saber = It cuts both ways, and I have the thumb to show for it.
flavour-card-treasure_map = Forty paces. Nobody wrote down whose legs.
flavour-card-whip = It frightens beasts, and it flushes traps out from a distance.

## Mysteries: monsters

flavour-card-a_shiny_jewel = It looked back, and then it opened its other eye.
flavour-card-bats = The darkness had a great many small errands.
flavour-card-big_ape = He beat his chest. Ours answered from the inside.
flavour-card-bite = Whatever it was, it let go first.
flavour-card-furious_tiger = We had walked into his bedroom with a torch.
flavour-card-giant_snake = We counted coils until we came to ourselves.
flavour-card-gorilla_mystery = He shook hands with one of us, over and over.
flavour-card-gremlins = They took the boots, but tied the laces first.
flavour-card-savage = He has a spear, a grievance, and no word that we know.
flavour-card-scorpion = It lived under the one stone that I moved.
flavour-card-snake = A cold bracelet that tightened when I breathed.
flavour-card-spiders = The wall moved over to make room for us.
flavour-card-unleashed_beast = The chain was on the floor. We read it link by link.

## Mysteries: traps

flavour-card-blowgun = A breath, a prick, and my legs took the morning off.
flavour-card-blunt_spear = It has been waiting here since it was sharp.
flavour-card-collapse_trap = The ceiling came to see what we were whispering about.
flavour-card-confused = I turned round twice, and now there are two ways out.
flavour-card-net = From up here the knots are admirable.
flavour-card-poisonous_spores = A puff of green, and a smell of wet libraries.
flavour-card-sharp_blade = It came out of the wall, bowed and went back in.
flavour-card-snare_trap = My spear went up the tree without me.
flavour-card-spider_web = Strong enough for birds, and I had had a light breakfast.
flavour-card-strange_disease = The chart on my back is growing, and has islands now.
flavour-card-terrible_scream = Nobody ever found out who had screamed first.
flavour-card-trapdoor = Everything we had found went on ahead.
flavour-card-unfortunate_adventure = We agreed to leave this page of the diary blank.

## Beasts

flavour-card-alligator = A log, until it looked at its watch.
flavour-card-bear_beast = Winter coat, summer appetite.
flavour-card-birds = Too many to miss, too quick to hit twice.
flavour-card-boa = She had swallowed something with corners.
flavour-card-chamois = She stood on a ledge no wider than my courage.
flavour-card-cheetah = By the time you have said its name, it has had lunch.
flavour-card-fox = He had been living on our scraps, and said so with his tail.
flavour-card-goats = They charge downhill and argue uphill.
flavour-card-gorilla_beast = He put our fence aside like a curtain.
flavour-card-iguana = It sat there like something carved, until the stew was discussed.
flavour-card-jaguar_beast = We were hunting it, or so it let us think.
flavour-card-puma_beast = No sound, no shadow, and then all of it at once.
flavour-card-tapir = Nobody was sure which end to surprise.
flavour-card-tiger_beast = The grass has stripes, and the stripes are breathing.
flavour-card-wild_dog_beast = It ran with us for a mile before it turned.
flavour-card-wild_pig = Supper came to meet us, at a gallop.

## Inventions

flavour-invention-bricks = Mud with ambition.
flavour-invention-dam = The river was asked to wait, and for once it does.
flavour-invention-fire = We rubbed until it was ashamed of us and caught.
flavour-invention-knife = An edge, a handle, and suddenly everything has an inside.
flavour-invention-map = Here be us.
flavour-invention-medicine = It burns, it stinks, it works: we dare not ask for more.
flavour-invention-pot = The first thing on this island that holds anything together.
flavour-invention-rope = Three weak grasses that came to an agreement.
flavour-invention-shovel = For what is buried, and for what had better be.
flavour-invention-basket = Full of holes, as designed.
flavour-invention-bed = We had forgotten that sleep could be horizontal.
flavour-invention-belts = Everything hangs from them: tools, shells, what remains of dignity.
flavour-invention-bow = The third string held. The first two are in the parrot's nest.
flavour-invention-cellar = Cool, dark, and out of reach of the one who gets up at night.
flavour-invention-corral = The goats inspect the fence twice a day. So do we.
flavour-invention-diary = Today as yesterday, only that today I wrote it down.
flavour-invention-drums = Two hollow trunks, and nobody within earshot is bored.
flavour-invention-furnace = It devours the wood and returns the winter, defeated.
flavour-invention-lantern = A small moon that one can carry by the handle.
flavour-invention-moat = We dug until even the frogs were impressed.
flavour-invention-pit = Covered with leaves. One of us must remember where.
flavour-invention-raft = It goes wherever the sea was going anyway.
flavour-invention-sack = It swallows all, and gives it back in another order.
flavour-invention-shield = A door, if you hold it like that.
flavour-invention-sling = David had the better stones, but we have more time.
flavour-invention-wall = Stone upon stone, with a fine view of the stones.
flavour-invention-fireplace = Now the smoke has a place to go, and so have the stories.
flavour-invention-shortcut = Half the way, twice the thorns.
flavour-invention-snare = A loop, a bent branch, and the patience of the hungry.
flavour-invention-spear = A long way of saying: stay over there.
flavour-invention-scn_hatchet = The forest heard about it, and now it creaks when we pass.
flavour-invention-scn_mast = Straight up, with a shirt at the top that can be seen for miles.
flavour-invention-scn_cross = Two beams, one nail, and the night keeps its distance.
flavour-invention-scn_sacred_bell = At each stroke the mist takes one step back.
flavour-invention-scn_raft = It need not be pretty: it must reach the rock and return.
flavour-invention-scn_lifeboat = Caulked with tar, prayers and the last good shirt.
flavour-invention-scn_rope_ladder = Thirty rungs. Count them aloud and do not look at the smoke.
flavour-invention-scn_jolly_boat = Jolly is a large word for four planks and a bucket.
flavour-invention-scn_ballista = A bow for people who mean to be heard from afar.
flavour-invention-scn_canoe = A tree that has been talked into travelling.
flavour-invention-scn_fence = First the fence, then the garden: we have met the goats.
flavour-invention-scn_garden = We planted in rows, like people who intend to stay.
flavour-invention-scn_trap = Dig it for something three storeys high, said the director.
flavour-invention-scn_tranquilizer = The dose was worked out for an elephant, and then doubled.

## Starting items

flavour-item-bible = Salt has glued the Psalms together. We open it where it opens.
flavour-item-biscuits = Knock first: the weevils like to be warned.
flavour-item-empty_bottle = One message of use, and a whole ocean to lose it in.
flavour-item-flask_of_rum = Two swallows against the cold, and one for the flask.
flavour-item-hammer_and_nails = Eleven straight nails. The twelfth is a long story.
flavour-item-pipe_and_tobacco = When it is lit, even the quarrels sit down.
flavour-item-pistol = It has kept its powder dry better than we have kept ourselves.
flavour-item-storm_glass = The crystals climb before the wind does. Nobody likes a know-it-all.

## Discovery tokens

flavour-token-fallen_tree = Already down, already dry. Somebody owes the wind a drink.
flavour-token-thorny_bushes = Laid around the camp they hate everybody equally.
flavour-token-vegetables = Green, crisp, and nothing has bitten them yet.
flavour-token-goat = She followed us home and looked for the kitchen.
flavour-token-herbs = A pinch, and yesterday's stew has never met today's.
flavour-token-treasure_token = Something hard under the sand, with a lid.
flavour-token-healing_herbs = Chew, spit, bind, and think of something else.
flavour-token-large_leaves = Each one a tile of a roof that grows back.
flavour-token-nourishing_larvae = Close your eyes. They have none either.
flavour-token-old_machete = More rust than blade, but the blade has not been told.
flavour-token-tobacco = It grows wild here, as did the sailor who planted it.
flavour-token-candles = Stumps, but stumps make the longest evenings.
flavour-token-poison = A drop on the tip, and nobody licks the spoon.
flavour-token-castaways_minus = The parrot eats them. The parrot has never been better.
flavour-token-castaways_bowtie = A cask of lamp oil: the signal fire licked its lips.
flavour-token-castaways_cross = It has boarded four ships, and this is its first island.
flavour-token-castaways_bars = To my Eduard, says the back. None of us is Eduard.
flavour-token-cursed_island_minus = They are black, and they burn towards the ground.
flavour-token-cursed_island_bowtie = Seven stoppers, seven smells, and one of them said hello.
flavour-token-cursed_island_cross = The clapper is wrapped in cloth. Somebody feared the sound.
flavour-token-cursed_island_bars = Too fine for the kitchen, and not stained by cooking.
flavour-token-jenny_minus = Bitter, but the nearest pharmacy is three weeks' rowing away.
flavour-token-jenny_bowtie = Wet through. Still, nobody at the other end knows that.
flavour-token-jenny_cross = Four posts that have waited years to be a roof again.
flavour-token-jenny_bars = Long, green and stronger than our last three plans.
flavour-token-volcano_island_minus = The coast is wrong, the crater is right. It was drawn in haste.
flavour-token-volcano_island_bowtie = The last page says: left, left, and whatever you do.
flavour-token-volcano_island_cross = Down there it is the only light that is on our side.
flavour-token-volcano_island_bars = A sail once, a tent next, and ash has given it a pattern.
flavour-token-cannibal_island_bowtie = It was meant for a marinade, but it soothes.
flavour-token-cannibal_island_bars = The notches on the handle are not from wood.
flavour-token-cannibal_island_minus = Blow, never breathe in: the last owner mixed them up.
flavour-token-cannibal_island_cross = Each village is marked with a small drawing of its kettle.
flavour-token-robinson_family_minus = Father's initials on the saw, and Grandfather's under them.
flavour-token-robinson_family_bowtie = We took turns at being the ox.
flavour-token-robinson_family_cross = Keep it from the fire, the rain and the children.
flavour-token-robinson_family_bars = A handful of next year.
flavour-token-king_kong_minus = Property of the cameraman, for cleaning the lens.
flavour-token-king_kong_cross = We were having lunch in it before anybody noticed.
flavour-token-king_kong_bowtie = From the props box, and it scares whoever holds it, too.
flavour-token-king_kong_bars = A megaphone, a shoe or a contract: all of them chewed.
flavour-scenario-castaways = The mast is still above the water. Nobody else is.
flavour-scenario-cursed_island = The fog comes in when somebody says the name of the place.
flavour-scenario-jenny = Somebody waves from the rock. The tide is in a hurry.
flavour-scenario-volcano_island = Warm sand is pleasant. Sand that gets warmer is not.
flavour-scenario-cannibal_island = They have asked us to dinner and do not say what there is.
flavour-scenario-robinson_family = We came with three trunks, two children and one book.
flavour-scenario-king_kong = The film needs a star. The star needs no film.
flavour-land-tile_1 = Grass up to the belt, and something that parts it.
flavour-land-tile_2 = The echo answers one word too many.
flavour-land-tile_3 = Sweet water, and tracks on both banks.
flavour-land-tile_4 = From the top one sees how much island there is left.
flavour-land-tile_5 = Wood that grows sideways, and birds that stare.
flavour-land-tile_6 = Wide enough to see what comes from afar.
flavour-land-tile_7 = The hill is a good lookout, which others know, too.
flavour-land-tile_8 = Here we came ashore, and here is all that we have.
flavour-land-tile_9 = Somebody was here before us and left in a hurry.
flavour-land-tile_10 = The current brings wood and asks nothing for it.
flavour-land-tile_11 = A roof of stone, and a smell of whoever lives under it.
