### Náufragos in English: names, choices, events, prompts, outcomes, and all cards.
### The rules are in rules.en.md. PH (punto de historia) is called story point here.

game-title = Náufragos (Castaways)
game-pitch = Survive on a desert island, reach its heart and be rescued together; whoever has the best story to tell wins.

## Castaways. `about` is the ability.

person-amateur_hunter_m = Philip Ashton
    .about = Amateur hunter: adds 1 to the return rolls of explorations with him.
person-amateur_hunter_f = Marguerite de la Rocque
    .about = Amateur hunter: adds 1 to the return rolls of explorations with her.
person-fisher_m = Vasa
    .about = Fisher: when he uses Fishing, he draws two tiles and keeps the one he likes.
person-fisher_f = Juana Maria
    .about = Fisher: when she uses Fishing, she draws two tiles and keeps the one she likes.
person-strong_m = Charles
    .about = Strong: his energy scale reaches 7, and he adds 1 to strength rolls.
person-strong_f = Hanne Brekke
    .about = Strong: her energy scale reaches 7, and she adds 1 to strength rolls.
person-cook_m = Tomás Alday
    .about = Cook: at camp, he preserves up to 2 fresh food at the end of each turn.
person-cook_f = Clara
    .about = Cook: at camp, she preserves up to 2 fresh food at the end of each turn.
person-carpenter_m = Joaquim Reis
    .about = Carpenter: once a turn, his contribution to a construction counts 1 more.
person-carpenter_f = Inés Baró
    .about = Carpenter: once a turn, her contribution to a construction counts 1 more.
person-physician_m = Edmund Vail
    .about = Physician: each turn, one castaway at camp rolls one die fewer for injuries.
person-physician_f = Odette Marchand
    .about = Physician: each turn, one castaway at camp rolls one die fewer for injuries.

## Weather, places, actions, constructions, decks, fish

weather-storm = Storm
weather-rainy = Rainy
weather-cloudy = Cloudy
weather-sunny_1 = Sunny
weather-sunny_2 = Very sunny
weather-hot = Hot

sector-coast = Coast
sector-interior = Interior
sector-heart = Heart
sector-promontory = Promontory

action-forage = Forage
action-wood = Wood
action-diary = Diary
action-salvage = Salvage
action-campfire = Campfire
action-build = Build
action-exploration = Exploration
action-rest = Rest
action-camp = Camp

building-shelter_1 = Shelter level 1
building-shelter_2 = Shelter level 2
building-shelter_3 = Shelter level 3
building-shelter_4 = Shelter level 4
building-raft = Raft
building-sand_signal = Sand signal
building-great_bonfire = Great bonfire

deck-coast = Coast deck
deck-interior = Interior deck
deck-heart = Heart deck
deck-events = Event deck
deck-remains = Remains deck

fish-fish_1 = a small fish (1 food)
fish-fish_2 = a fish (2 food)
fish-fish_3 = a big fish (3 food)
fish-jellyfish = the Jellyfish
fish-shark = the Shark

## Storylines

storyline-treasure = The hoard of the Golosa
storyline-beast = The Shadow
storyline-companion = Company
storyline-garden = The garden
storyline-raft = The raft
storyline-hermit = The hermit
storyline-neighbours = The neighbours
storyline-sickness = The shakes
storyline-feud = The feud
storyline-ghost = The lady with the lantern
storyline-caves = The caves
storyline-signal = Lights at sea
storyline-volcano = The volcano
storyline-temple = The temple

## Moments at which everybody may do something

moment-turn = before the event of this turn
moment-actions = before the pawns are placed
moment-resolution = before the actions are resolved
moment-exploration = before the exploration sets out
moment-evening = before the actions end
moment-survival = before the food is handed out
moment-rescue = before the ships are watched for
moment-night = before the injuries are looked at

## Options

option-rerolls = Repeating rolls for story points
option-rerolls-on = allowed
option-rerolls-off = forbidden (harder)
option-lost_trade = Trading with lost castaways
option-lost_trade-on = allowed
option-lost_trade-off = forbidden (harder)
option-winner = Who wins a rescue
option-winner-single = whoever has most story points
option-winner-together = all who are rescued (cooperative)
option-first = Starting player
option-cards = Cards of your own (a file)
option-cards-none = none
error-bad-cards = These cards cannot be used: { $why }

## Choices; `group` is the heading over all choices of a kind

choice-castaway = Be { $person }
    .group = Choose a castaway
choice-place = Put a pawn on { $action }
    .group = Place a pawn
choice-rest = Rest on space { $number }
    .group = Rest
choice-camp = Put a pawn on “{ $card }”
    .group = Use a camp card
choice-spend =
    { $number ->
        [0] Spend no energy
       *[other] Spend { $number } energy
    }
    .group = Spend energy
choice-propose = Propose: { $building }
    .group = Propose a construction
choice-take = Take “{ $card }”
    .group = Take a card
choice-enough = Take no more
    .group = Enough
choice-hook = Keep { $fish }
    .group = Keep one of the two
choice-feed-fire = Put wood on the fire
    .group = Feed the fire
choice-slot = Lay it on slot { $number }
    .group = A free slot
choice-cover = Cover “{ $card }”
    .group = Cover a camp card
choice-explore = Turn up a card of the { $deck }
    .group = Explore
choice-visit = Go to “{ $card }”
    .group = A pending exploration
choice-descend = Turn up the top card of the face-down pile
    .group = Go inside
choice-return = Return to the camp
    .group = Return
choice-join = Join the return
    .group = Join
choice-drop = Give up “{ $card }”
    .group = Give up a pending exploration
choice-do = { $deed }
    .group = Decide
choice-vote = Vote: { $deed }
    .group = Vote
choice-name = { $who }
    .group = Choose a castaway
choice-top = “{ $card }” comes next
    .group = Put on top
choice-bury = “{ $card }” goes to the bottom
    .group = To the bottom
choice-toss = Discard “{ $card }”
    .group = Discard a card
choice-lose = Part with “{ $card }”
    .group = Lose an item
choice-steal = Take “{ $card }” from them
    .group = Steal
choice-reroll = Repeat the roll for a story point
    .group = Repeat the roll
choice-repeat = Repeat the roll with “{ $card }”
    .group = Repeat with an item
choice-use = Use “{ $card }”
    .group = Use an item
choice-apply = Use “{ $card }” now
    .group = Use an item now
choice-offer = Offer “{ $card }” to { $who }
    .group = Offer an item
choice-ask = Ask for “{ $card }” in return
    .group = Ask in return
choice-ask-nothing = Ask for nothing in return
    .group = A gift
choice-accept = Accept
    .group = Accept
choice-refuse = Refuse
    .group = Refuse
choice-inherit = Keep “{ $card }” of the dead
    .group = Take one of the belongings
choice-eat-fresh = Eat fresh food
    .group = Eat fresh food
choice-eat-food = Eat a food counter
    .group = Eat a food counter
choice-leave-fresh = Leave fresh food in the storage
    .group = Leave fresh food
choice-leave-food = Leave a food counter in the storage
    .group = Leave a food counter
choice-give-fresh = Give fresh food to { $who }
    .group = Give fresh food
choice-give-food = Give a food counter to { $who }
    .group = Give a food counter
choice-eat-own = Eat food that you carry
    .group = Eat your own food
choice-give-own = Give food that you carry to { $who }
    .group = Give your own food
choice-keep-gift = Keep it
    .group = Keep the gift
choice-eat-gift = Eat it
    .group = Eat the gift
choice-treat = Treat { $who }
    .group = Treat a castaway
choice-preserve =
    { $number ->
        [0] Preserve nothing
       *[other] Preserve { $number } fresh food
    }
    .group = Preserve food
choice-end-now = The game ends this turn
    .group = This turn
choice-end-next = The game ends next turn
    .group = Next turn

## Prompts

prompt-castaway = { $seat }: who do you want to be?
prompt-respite = A moment { $moment }: use it or pass.
prompt-white = { $seat }: where does the white pawn go?
prompt-place = { $seat }: place a pawn, or pass.
prompt-kindle = { $seat }: how much energy do you declare for the campfire?
prompt-propose = { $seat }: what shall be built?
prompt-contribute =
    { $missing ->
        [one] { $seat }: how much energy for { $building }? One is still missing.
       *[other] { $seat }: how much energy for { $building }? { $missing } are still missing.
    }
prompt-remains = { $seat }: take one of the cards from the wreck.
prompt-fish = { $seat }: { $one } or { $other }?
prompt-slot = { $seat }: where does “{ $card }” go on the camp board?
prompt-pending = { $seat }: all pending spaces are taken. Which card makes room for “{ $card }”?
prompt-explore = { $seat }: explore or return? The difficulty is { $difficulty }.
prompt-join = { $seat }: join { $group } on the way home? The difficulty is { $difficulty }.
prompt-again = { $seat }: the way was missed. Another try costs { $cost } energy, { $offered } is offered. How much do you offer?
prompt-choose = { $seat }: “{ $card }”. What do you do?
prompt-name = { $seat }: “{ $card }”. Whom do you choose?
prompt-share = { $seat }: { $cost } energy are needed together, { $offered } is offered. How much do you offer?
prompt-ballot = “{ $card }”: vote.
prompt-peek = { $seat } looks at the top of the { $deck } and puts the cards in order.
prompt-lose = { $seat }: which item do you part with?
prompt-steal = { $seat }: which item do you take from { $who }?
prompt-reroll = The dice show { $total }. Repeat the roll?
prompt-occasion = Use an item now?
prompt-terms = { $seat }: what do you want from { $who } for “{ $card }”?
prompt-gift = { $who }: { $seat } offers you “{ $card }” as a gift.
prompt-swap = { $who }: { $seat } offers you “{ $card }” for “{ $wanted }”.
prompt-inherit = { $seat }: choose one of the belongings of the dead.
prompt-feed = { $seat }: { $fresh } fresh food and { $food } food counters are left to hand out.
prompt-carry = { $seat }: you carry { $food } food.
prompt-gift-food = { $seat }: eat the gift or keep it?
prompt-treat = { $seat }: whom do you treat?
prompt-preserve = { $seat }: how much of { $fresh } fresh food do you preserve?
prompt-promontory = { $seat } has reached the promontory. When does the game end?

## Events

event-cast = { $seat-name } is { $person }.
event-turn = Turn { $number }. Starting player: { $seat }.
event-tile-passed = { $seat } is the starting player now.
event-event-drawn = Event: “{ $card }”.
event-weather = The weather: { $weather }.
event-salvage-ready = Something from the wreck can be salvaged; cubes left on the wreck: { $left }.
event-wreck = Cubes left on the wreck: { $left }.
event-paid = { $seat } spends { $number } energy.
event-energy-lost = { $seat } loses { $number } energy.
event-energy-gained = { $seat } recovers { $number } energy.
event-extra-energy = { $seat } gets { $number } extra energy for this turn.
event-injured = { $seat } is injured.
event-scarred = An injury of { $seat } becomes a sequela; that makes { $number }.
event-healed =
    { $number ->
        [one] One injury of { $seat } heals.
       *[other] { $number } injuries of { $seat } heal.
    }
event-died = { $seat } dies.
event-inherited = { $seat } takes “{ $card }” of the dead.
event-belongings-lost = { $seat } was alone: the belongings are lost.
event-story-gained =
    { $number ->
        [one] { $seat } takes a story token.
       *[other] { $seat } takes { $number } story tokens.
    }
event-story-lost =
    { $number ->
        [one] { $seat } discards a story token.
       *[other] { $seat } discards { $number } story tokens.
    }
event-token-seen = Only { $seat } knows: the token is worth { $number }.
event-rolled = The die shows { $die }.
event-rolled-two = The dice show { $first } and { $second }: { $total }.
event-roll-total = That makes { $total }.
event-rerolled = { $seat } repeats the roll.
event-strength = Strength of { $group }: { $total }; { $need } is needed.
event-contest-won =
    { $group-count ->
        [one] { $group } wins.
       *[other] { $group } win.
    }
event-contest-lost =
    { $group-count ->
        [one] { $group } loses.
       *[other] { $group } lose.
    }
event-voted = { $seat } votes: { $deed }.
event-decided = It is decided: { $deed }.
event-faction-rolled = A tie: { $group } reach { $total }.
event-pawn-placed = { $seat } puts a pawn on { $action }.
event-pawn-camp = { $seat } puts a pawn on “{ $card }”.
event-pawn-rest = { $seat } will rest on space { $number }.
event-pawn-kept = { $seat } keeps a pawn back.
event-no-effect = The pawn of { $seat } has no effect.
event-prepared = { $seat } has prepared an exploration.
event-action-blocked = Nobody can use { $action } this turn.
event-foraged = A forage tile worth { $value } food.
event-forage-added = { $number } forage tiles come to the supply.
event-forage-removed = { $number } forage tiles leave the supply.
event-fished = { $seat } catches { $fish }.
event-shark-came = The Shark is in the bay now.
event-wood-gained = { $number } wood to the storage.
event-wood-lost = { $number } wood leaves the storage.
event-food-gained = { $number } food to the storage.
event-food-lost = { $number } food is gone.
event-food-taken = { $seat } now carries { $number } more food.
event-fresh-gained = { $number } fresh food to the storage.
event-diary = { $seat } writes the diary.
event-remains-shown = From the wreck: “{ $card }”.
event-remains-taken = { $seat } takes “{ $card }”.
event-rested = { $seat } rests.
event-fire-lit = The campfire burns.
event-fire-out = The campfire goes out.
event-fire-fed = { $seat } puts wood on the fire.
event-fire-failed = { $seat } cannot light the campfire.
event-fire-burns = The fire burns through the night.
event-proposed = { $seat } proposes: { $building }.
event-contributed = { $seat } contributes { $number }.
event-progress = { $building }: { $number } done.
event-built = Finished: { $building }.
event-build-failed = Not enough energy for { $building }.
event-construction = New construction: { $building }.
event-card-drawn = { $seat } turns up “{ $card }”.
event-chose = { $seat }: { $deed }.
event-named = { $seat } chooses { $who }.
event-card-added = Story card { $number } goes to the { $deck }.
event-camp-placed = “{ $card }” comes to slot { $number } of the camp board.
event-camp-covered = “{ $card }” is covered for good.
event-camp-removed = “{ $card }” leaves the camp board.
event-pending-placed = “{ $card }” waits as a pending exploration.
event-pending-dropped = “{ $card }” is given up.
event-pending-pile = A pile of { $number } cards waits face down.
event-pile-left = The explorers are outside again.
event-peeked = { $seat } looks at { $number } cards of the { $deck }.
event-card-seen = Only { $seat } sees: “{ $card }”.
event-buried = { $seat } puts a card under the { $deck }.
event-tossed = { $seat } discards “{ $card }”.
event-item-gained = { $seat } gets “{ $card }”.
event-item-lost = { $seat } discards “{ $card }”.
event-item-used = { $seat } uses “{ $card }”.
event-given = { $seat } gives “{ $card }” to { $who }.
event-swapped = { $seat } gives “{ $card }” to { $who } for “{ $wanted }”.
event-offer-refused = { $seat } refuses the offer of { $who }.
event-stolen = { $seat } takes “{ $card }” from { $who }.
event-exploration =
    { $group-count ->
        [one] { $group } sets out to explore.
       *[other] { $group } set out to explore.
    }
event-advanced = { $seat } advances to space { $space } ({ $sector }).
event-difficulty = The difficulty is now { $number }.
event-sector-done = { $sector } is fully explored; { $seat } moves on.
event-promontory = { $seat } reaches the promontory!
event-last-turn = The game ends after turn { $number }.
event-return-declared = { $group } try to return; the difficulty is { $difficulty }.
event-joined = { $seat } joins the return.
event-return-total = { $group }: { $total } against { $difficulty }.
event-back-safe =
    { $group-count ->
        [one] { $group } is safe in camp.
       *[other] { $group } are safe in camp.
    }
event-got-lost =
    { $group-count ->
        [one] { $group } is lost, at difficulty { $difficulty }.
       *[other] { $group } are lost, at difficulty { $difficulty }.
    }
event-still-lost =
    { $group-count ->
        [one] { $group } is still lost, at difficulty { $difficulty }.
       *[other] { $group } are still lost, at difficulty { $difficulty }.
    }
event-survival = Evening: food and fire.
event-ate = { $seat } eats.
event-fed = { $seat } feeds { $who }.
event-left-food = { $seat } leaves food in the storage.
event-food-given = { $seat } gives food to { $who }.
event-hungry = { $seat } goes hungry.
event-treated = { $seat } treats { $who }.
event-preserved = { $seat } preserves { $number } fresh food.
event-spoiled = { $number } fresh food spoils.
event-rescued-by = A ship! “{ $card }” brings the rescue.
event-ship-passed = The ship passes by.
event-scored = { $seat }: { $points } story points.

## Outcomes

outcome-rescued = Rescued! The best story wins.
outcome-lost-dead = You lose: all castaways are dead.
outcome-lost-time = You lose: the time is up, and nobody has reached the promontory.
outcome-lost-passed-by = You lose: no ship has seen you.
outcome-lost-nobody-home = You lose: a ship came, but everybody was lost.

## Figures of a finished game

statistic-turns = Turns
statistic-survivors = Survivors
statistic-lost = Castaways lost at the end
statistic-promontory = Promontory reached
statistic-farthest = Farthest space
statistic-built = Constructions finished
statistic-best = Best story points
statistic-stories = Storylines met
statistic-story-diary = Story tokens from the diary
statistic-story-icons = Story tokens from icons of cards
statistic-story-effects = Story tokens from effects
statistic-story-building = Story tokens from building
statistic-story-preparing = Story tokens from prepared explorations

## Cards of the players' own

card-own_event = Your own event
    .about = What it says only its authors know.
card-own_remains = Your own remains card
    .about = What it says only its authors know.
card-own_camp = Your own camp card
    .about = What it says only its authors know.
card-own_coast = Your own coast card
    .about = What it says only its authors know.
card-own_interior = Your own interior card
    .about = What it says only its authors know.
card-own_heart = Your own heart card
    .about = What it says only its authors know.
deed-own_event-1 = Option 1 ({ card-own_event })
deed-own_event-2 = Option 2 ({ card-own_event })
deed-own_event-3 = Option 3 ({ card-own_event })
deed-own_event-4 = Option 4 ({ card-own_event })
deed-own_event-5 = Option 5 ({ card-own_event })
deed-own_event-6 = Option 6 ({ card-own_event })
deed-own_remains-1 = Option 1 ({ card-own_remains })
deed-own_remains-2 = Option 2 ({ card-own_remains })
deed-own_remains-3 = Option 3 ({ card-own_remains })
deed-own_remains-4 = Option 4 ({ card-own_remains })
deed-own_remains-5 = Option 5 ({ card-own_remains })
deed-own_remains-6 = Option 6 ({ card-own_remains })
deed-own_camp-1 = Option 1 ({ card-own_camp })
deed-own_camp-2 = Option 2 ({ card-own_camp })
deed-own_camp-3 = Option 3 ({ card-own_camp })
deed-own_camp-4 = Option 4 ({ card-own_camp })
deed-own_camp-5 = Option 5 ({ card-own_camp })
deed-own_camp-6 = Option 6 ({ card-own_camp })
deed-own_coast-1 = Option 1 ({ card-own_coast })
deed-own_coast-2 = Option 2 ({ card-own_coast })
deed-own_coast-3 = Option 3 ({ card-own_coast })
deed-own_coast-4 = Option 4 ({ card-own_coast })
deed-own_coast-5 = Option 5 ({ card-own_coast })
deed-own_coast-6 = Option 6 ({ card-own_coast })
deed-own_interior-1 = Option 1 ({ card-own_interior })
deed-own_interior-2 = Option 2 ({ card-own_interior })
deed-own_interior-3 = Option 3 ({ card-own_interior })
deed-own_interior-4 = Option 4 ({ card-own_interior })
deed-own_interior-5 = Option 5 ({ card-own_interior })
deed-own_interior-6 = Option 6 ({ card-own_interior })
deed-own_heart-1 = Option 1 ({ card-own_heart })
deed-own_heart-2 = Option 2 ({ card-own_heart })
deed-own_heart-3 = Option 3 ({ card-own_heart })
deed-own_heart-4 = Option 4 ({ card-own_heart })
deed-own_heart-5 = Option 5 ({ card-own_heart })
deed-own_heart-6 = Option 6 ({ card-own_heart })

## Events

card-ev_calm_sea = Calm sea
    .about = The bay lies so still that the fish look at us first.
card-ev_drought = Drought
    .about = Even the shade feels warm to the touch.
card-ev_hurricane = Hurricane
    .about = The palms bow and do not straighten again.
card-ev_high_tide = High tide
    .about = Our beach has moved out for the day.
card-ev_tidal_wave = Tidal wave
    .about = First the sea left, and then it came back for everything.
card-ev_clear_night = Clear night
    .about = We named a constellation after the cook.
card-ev_distant_sails = Distant sails
    .about = Three white specks, or three gulls, or three hopes.
deed-ev_distant_sails-watch = Keep watch (1 energy): 1 story point
deed-ev_distant_sails-leave = Go on working
card-ev_quarrel = Quarrel
    .about = It began with a spoon and ended with the whole kitchen.
card-ev_spoiled_stores = Spoiled stores
    .about = The damp ate before we did.
card-ev_driftwood = Driftwood
    .about = The storm brings firewood and sends no bill.
card-ev_shoal = Shoal in the bay
    .about = The water boils with silver.
card-ev_bad_dreams = Bad dreams
    .about = In our sleep the ship goes down again every night.
card-ev_ripe_fruit = Ripe fruit
    .about = The whole wood smells of breakfast.
card-ev_mosquitoes = Mosquito cloud
    .about = They too have been waiting for a ship.
card-ev_wreck_shifts = The wreck shifts
    .about = A groan from the reef, and a mast less.
card-ev_flotsam = Flotsam
    .about = The tide has sorted our luggage for us.
card-ev_fever = Fever
    .about = Someone shivers in the noon sun.
card-ev_good_spirits = Good spirits
    .about = For one evening nobody counts the days.
deed-ev_good_spirits-heal = Heal 1 injury
deed-ev_good_spirits-energy = Recover 1 energy
card-ev_rats = Rats in the storage
    .about = They swam ashore too, and with better manners.
card-ev_night_visitors = Night visitors
    .about = In the morning the sand was full of strange feet.
card-ev_sea_breeze = Sea breeze
    .about = A good wind for somebody, surely.

## Remains

card-machete = Machete
    .about = It opens coconuts and arguments.
card-spyglass = Spyglass
    .about = Only one lens is cracked.
card-captains_log = Captain's log
    .about = The last entry is a blot.
card-gold_and_jewels = Gold and jewels
    .about = You cannot eat it, yet everyone is hungry.
card-wood_supply = Wood supply
    .about = Half a deck, still with its nails.
card-ship_biscuit = Barrel of ship biscuit
    .about = Harder than the barrel.
card-rifle = Rifle
    .about = Nobody asks how many shots are left.
card-compass = Compass
    .about = It points north, which is a start.
card-bible = Bible
    .about = The pages have dried into waves.
card-flag = Flag
    .about = Faded, but of a real country.
card-mirror = Hand mirror
    .about = It shows who has not been sleeping.
card-sea_chart = Sea chart
    .about = Our island is the coffee stain, we think.
card-powder_keg = Powder keg
    .about = Dry in the middle, where it matters.
card-fishing_net = Fishing net
    .about = More holes than knots, but wide.
card-medicine_chest = Medicine chest
    .about = The labels are gone; the smell is convincing.
card-tinderbox = Tinderbox
    .about = A spark costs nothing now.
card-rope = Coil of rope
    .about = It holds everything together, us included.
card-axe = Axe
    .about = The ship's carpenter would recognise it.
card-sailcloth = Sailcloth
    .about = It still remembers the wind.
card-rum = Bottle of rum
    .about = Medicine, by tradition.
card-cooking_pot = Cooking pot
    .about = Yesterday's fish lives on as soup.

## Camp cards

card-camp_great_effort = A great effort
    .about = Tomorrow my back will send the bill.
card-camp_edible = This can be eaten
    .about = It moved, but only a little.
card-camp_fishing = Fishing
    .about = Patience is the only bait we have left.
card-camp_look_around = I'll have a look around
    .about = From the dune one sees almost something.
card-camp_prepare_exploration = Prepare an exploration
    .about = A full bag is half the way.
card-camp_greed = Greed
    .about = Someone has been counting another man's coins.
card-camp_spring = Freshwater spring
    .about = Cold, clear and not one label on it.
card-camp_crab_traps = Crab traps
    .about = They argue inside the basket all night.
card-camp_goat = The goat
    .about = It gives milk and eats everything else.
deed-camp_goat-milk = Milk: 1 food counter to the storage
deed-camp_goat-slaughter = Slaughter: 4 food counters to the storage, the card is gone
card-camp_dog = The dog
    .about = It guards us from the goat.
deed-camp_dog-hunt = Hunt with it: roll
deed-camp_dog-company = Its company: recover 1 energy
card-camp_lookout = Lookout rock
    .about = Tomorrow is visible from up here.
card-camp_timber_stand = Fallen trunks
    .about = The wind did the first half of the work.
card-camp_herbs = Healing herbs
    .about = Bitter enough to be good.
card-camp_smokehouse = Smoking rack
    .about = Smoke in the eyes, supper in a week.
card-camp_trail = Marked trail
    .about = Three notches mean: not that way.
card-camp_rats = Plague of rats
    .about = The storage whispers at night.
card-camp_fever = Fever in the camp
    .about = We boil the water and count our heads.
card-camp_raiders = Prowlers
    .about = The dark beyond the fire has eyes.
card-camp_snakes = Snakes in the undergrowth
    .about = The berries now come with an argument.
card-camp_feud = Feud
    .about = Two fires would suit them better than one.
deed-camp_feud-peace = Make peace: each at camp discards 1 PH token if it has one
deed-camp_feud-stand = Not today

## Coast

card-coast_crabs_and_a_fin = Crabs, and a fin
    .about = The crabs are near, and so is something that follows them.
deed-coast_crabs_and_a_fin-catch = Catch them: 2 food to the storage, the Shark joins the fish
deed-coast_crabs_and_a_fin-leave = Back to dry sand
card-coast_coconut_grove = Coconut grove
    .about = Lunch hangs thirty feet up and drops when it likes.
card-coast_tide_pools = Tide pools
    .about = Each pool is a small and salty market.
card-coast_driftwood_cove = Driftwood cove
    .about = The current collects planks as others collect stamps.
card-coast_cliff_path = Cliff path
    .about = Wide enough for a goat that trusts itself.
card-coast_turtle_nest = Turtle nest
    .about = She swam a thousand miles to leave them here.
deed-coast_turtle_nest-eggs = Take the eggs: 3 food to the storage
deed-coast_turtle_nest-watch = Only watch: 1 story point
card-coast_spring = Freshwater spring
    .about = We heard it before we dared believe it.
card-coast_washed_chest = A chest in the surf
    .about = It floats, so it cannot be all gold.
card-coast_reef_crossing = Reef crossing
    .about = The short way is under the water, mostly.
deed-coast_reef_crossing-cross = Cross (1 energy): explorers advance 1 more
deed-coast_reef_crossing-around = Walk around it: difficulty +1
card-coast_sea_cave = Sea cave
    .about = It breathes with the waves and does not cough.
deed-coast_sea_cave-enter = Go in: roll
deed-coast_sea_cave-leave = Stay outside
card-coast_crab_traps = Crab traps
    .about = Somebody wove these once, and wove them well.

## Interior

card-int_complicated_relationships = Complicated relationships
    .about = Whose idea was this path, anyway?
card-int_hostile_natives = Hostile natives
    .about = They were here first, and they say so with spears.
card-int_altar_of_fruit = Altar with fruit
    .about = The bowl is full, and someone has swept the stones.
deed-int_altar_of_fruit-one = Take one piece: keep 1 food counter
deed-int_altar_of_fruit-all = Take everything: 4 food to the storage, Prowlers on the camp board
deed-int_altar_of_fruit-pray = Leave it: 1 story point
card-int_tall_tree = The tall tree
    .about = From the top the jungle looks like weather.
deed-int_tall_tree-climb = Climb (1 energy): look at the top 3 interior cards, reorder them
deed-int_tall_tree-leave = Rest in its shade: difficulty -1
card-int_stray_dog = A stray dog
    .about = It decides that we are lost and takes us home.
card-int_jaguar_cubs = Jaguar cubs
    .about = Charming, and certainly not alone.
deed-int_jaguar_cubs-touch = Go near: strength 6 against the mother
deed-int_jaguar_cubs-leave = Walk backwards, slowly
card-int_cannon = The cannon
    .about = Nobody knows how it got here; everybody knows who must carry it.
deed-int_cannon-drag = Drag it off (two explorers or more, 3 energy together): keep it
deed-int_cannon-later = Leave it for later: pending exploration
card-int_fruit_trees = Wild fruit trees
    .about = The monkeys have left us the second-best.
card-int_wild_boar = Wild boar
    .about = Supper has tusks.
deed-int_wild_boar-hunt = Hunt it: strength 4
deed-int_wild_boar-leave = Let it pass
card-int_goat = A goat on the rocks
    .about = It looks at us as at a poor harvest.
deed-int_goat-catch = Catch it (1 energy): roll
deed-int_goat-leave = Wish it a good day
card-int_river = The brown river
    .about = It runs in the direction we do not want.
deed-int_river-swim = Swim: each explorer loses 1 energy
deed-int_river-ford = Look for a ford: difficulty +2
card-int_ravine = Ravine
    .about = The other side is a throw away, for a stone.
card-int_raft_timber = Balsa trees
    .about = A log so light that it seems to want to leave as well.
card-int_abandoned_hut = Abandoned hut
    .about = The table is laid for one.
card-int_swamp = Swamp
    .about = It keeps a boot as a souvenir.
card-int_fallen_trunks = Fallen trunks
    .about = A storm of other years has been chopping for us.
card-int_herbs = Healing herbs
    .about = My grandmother would have known their names.
card-int_snake_nest = Snake nest
    .about = The roots were moving, and they were not roots.

## Heart

card-heart_rope_bridge = Rope bridge
    .about = Every second board has gone to see the bottom.
card-heart_vents = Sulphur vents
    .about = The mountain breathes out, and we breathe in.
card-heart_old_graves = Old graves
    .about = Someone waited here longer than we have.
deed-heart_old_graves-dig = Dig: roll
deed-heart_old_graves-respect = Leave them in peace
card-heart_eagle_nest = Eagle's nest
    .about = The eggs are small and their mother is not.
deed-heart_eagle_nest-climb = Climb (2 energy): 2 food and 1 story point
deed-heart_eagle_nest-leave = Pass below
card-heart_waterfall = Waterfall
    .about = We stood under it until we were people again.
deed-heart_waterfall-wash = Wash the wounds: heal 1
deed-heart_waterfall-drink = Drink: recover 1 energy
card-heart_last_bivouac = Somebody's last bivouac
    .about = The ashes are cold but the bag is dry.
card-heart_jaguar = Jaguar
    .about = It does not hurry; it lives here.
card-heart_fog = Fog
    .about = The path is still there; we are not sure about ourselves.
deed-heart_fog-wait = Wait: each loses 1 energy, difficulty -2
deed-heart_fog-push = Push on: difficulty +1, each advances 1
card-heart_steep_wall = Steep wall
    .about = The summit is exactly as far as a bad step.
deed-heart_steep_wall-lead = Lead the climb (2 energy): 2 story points
deed-heart_steep_wall-detour = Detour: difficulty +1
card-heart_lookout = Lookout rock
    .about = From here even the sea looks small.

## Storyline treasure

card-plot_000_half_a_map = Half a map in a bottle
    .about = Whoever tore it in two had already begun to trust nobody.
deed-plot_000_half_a_map-aloud = Read it out to everybody: difficulty -1, the map is common knowledge
deed-plot_000_half_a_map-pocket = Slip it into your shirt: take Half a map
card-plot_000_last_of_the_golosa = The last of the Golosa
    .about = He sits against the tree as if he had only stopped to count.
deed-plot_000_last_of_the_golosa-bury = Bury him (1 energy): 1 story point, difficulty -1
deed-plot_000_last_of_the_golosa-sabre = Take his sabre and go
card-plot_001_half_map_item = Half a map
    .about = It ends exactly where it becomes interesting.
card-plot_002_split_rock = The split rock
    .about = At noon its shadow lies down like an arrow, and only at noon.
deed-plot_002_split_rock-bearing = Take the bearing (1 energy): the dig becomes a pending exploration
deed-plot_002_split_rock-on = No time for shadows: the trail may turn up again in the interior
card-plot_003_boatswains_lean_to = The boatswain's lean-to
    .about = Forty tally marks on the post, and then a drawing of a spade.
deed-plot_003_boatswains_lean_to-search = Turn everything over (1 energy): draw 1 remains card
deed-plot_003_boatswains_lean_to-copy = Only copy the drawing
card-plot_004_where_the_cross_is = Where the cross is
    .about = The ground here is softer than honest ground should be.
deed-plot_004_where_the_cross_is-together = Dig together (two explorers or more, 3 energy together): open the chest
deed-plot_004_where_the_cross_is-split = Split it, as agreed: each explorer takes 2 story points
deed-plot_004_where_the_cross_is-one = One purse, one keeper: the drawer takes the Gold of the Golosa
deed-plot_004_where_the_cross_is-share = Share it out: each explorer takes 2 story points
deed-plot_004_where_the_cross_is-mine = I found the place: take the Gold of the Golosa
deed-plot_004_where_the_cross_is-secret = Come back at night with Half a map (2 energy, discard the map): take the Gold of the Golosa
deed-plot_004_where_the_cross_is-guess = Dig by guess (2 energy): roll; 5-6 finds the Gold of the Golosa, otherwise it stays pending
deed-plot_004_where_the_cross_is-later = Not today: it stays pending
card-plot_005_gold_of_the_golosa = Gold of the Golosa
    .about = It weighs more every time somebody looks at it.
card-plot_006_three_more_holes = Three more holes
    .about = Two were dug in haste, and the third is still closed with a slab.
deed-plot_006_three_more_holes-lift = Lift the slab: strength 6; take the Emerald cross or 1 injury
deed-plot_006_three_more_holes-leave = Enough digging: difficulty -1
card-plot_007_somebody_counts_at_night = Somebody counts at night
    .about = The sound of one coin carries farther than a shout.
deed-plot_007_somebody_counts_at_night-common = Into the common chest: the holder discards the Gold of the Golosa, each castaway at camp takes 1 story point
deed-plot_007_somebody_counts_at_night-silence = Pretend to sleep: a Feud comes to the camp
card-plot_008_dead_mans_sabre = Dead man's sabre
    .about = He held on to it longer than to anything else.
card-plot_009_emerald_cross = Emerald cross
    .about = Green enough to make a jungle look pale.

## Storyline beast

card-plot_000_tracks_wider_than_a_hand = Tracks wider than a hand
    .about = They go where we go, only a little later.
deed-plot_000_tracks_wider_than_a_hand-follow = Follow them (1 energy): the trail is the next interior card
deed-plot_000_tracks_wider_than_a_hand-warn = Hurry home with the news: difficulty -1, but it follows us to the camp
card-plot_000_scored_bark = Scored bark
    .about = The marks begin above the tallest of us.
deed-plot_000_scored_bark-quiet = Creep on: each explorer loses 1 energy, the den is somewhere in the heart
deed-plot_000_scored_bark-noise = Shout and clatter: roll; 1-2 you take 1 injury, 3-6 you take 1 story point; it moves down to our camp
card-plot_010_a_meal_interrupted = A meal interrupted
    .about = Half a deer is left, and the other half is listening.
deed-plot_010_a_meal_interrupted-take = Carry it off: 3 food to the storage, and it will come for its share
deed-plot_010_a_meal_interrupted-study = Watch from a tree: 1 story point, the den is somewhere in the heart
card-plot_011_eyes_beyond_the_fire = Eyes beyond the fire
    .about = Two green coins that nobody wants to pick up.
card-plot_012_the_den = The den
    .about = The dark in there is warm and breathes twice a minute.
deed-plot_012_the_den-smoke = Smoke it out (1 wood): strength 5; win: the Shadow's pelt; lose: 1 injury and it escapes
deed-plot_012_the_den-rush = Rush in: strength 7; win: the pelt and 1 story point; lose: 2 injuries for you, 1 for the others
deed-plot_012_the_den-listen = Hold your breath and listen: something small answers, a pending exploration
card-plot_013_pit_and_bait = A narrow place
    .about = Everything that walks at night must walk through here.
deed-plot_013_pit_and_bait-pit = Dig a pit (2 energy together): the Pit trap joins the camp board
deed-plot_013_pit_and_bait-trail = Follow it uphill (1 energy): 1 story point, you will meet it in the heart
deed-plot_013_pit_and_bait-leave = Leave the path to its owner
card-plot_014_face_to_face = Face to face
    .about = For one moment nobody knows who is hunting.
deed-plot_014_face_to_face-stand = Stand: strength 7 (6 if it is wounded); win: the Shadow's pelt and 1 story point; lose: 2 injuries
deed-plot_014_face_to_face-yield = Give ground: each explorer loses 1 energy, difficulty +1
card-plot_015_shadows_pelt = The Shadow's pelt
    .about = Warm at night, and still somewhat disapproving.
card-plot_016_pit_trap = Pit trap
    .about = We have all nearly fallen in, which proves that it works.
card-plot_017_what_it_was_guarding = What it was guarding
    .about = Three small shadows, all ears and no caution.
deed-plot_017_what_it_was_guarding-feed = Leave meat for the mother (1 food): 1 story point, the Shadow lets us be
deed-plot_017_what_it_was_guarding-carry = Carry one off to show at home: 2 story points, and the mother follows
deed-plot_017_what_it_was_guarding-back = Back away: difficulty -1

## Storyline companion

card-plot_000_barking_on_the_reef = Barking on the reef
    .about = Our ship had a dog called Brisa, and it seems that she still has opinions.
deed-plot_000_barking_on_the_reef-swim = Swim out to her (2 energy): the dog joins the camp board
deed-plot_000_barking_on_the_reef-call = Call from the beach: roll; with 5-6 she comes, otherwise she drifts on and may be found inland
card-plot_000_a_kid_in_the_thorns = A kid in the thorns
    .about = It complains about the thorns, about us and about the hour.
deed-plot_000_a_kid_in_the_thorns-free = Cut it loose (1 energy): the goat joins the camp board, the herd is the next interior card
deed-plot_000_a_kid_in_the_thorns-supper = Supper: 2 food to the storage
card-plot_018_brisa_points = Brisa stops and points
    .about = Nose, tail and conviction, all in one line.
deed-plot_018_brisa_points-trust = Let her lead: difficulty -1 and take Brisa's whistle
deed-plot_018_brisa_points-pull = Pull her on: difficulty +1, the explorers advance 1 more
card-plot_019_thin_and_wary = Thin and wary
    .about = She remembers us, but not whether we were the good ones.
deed-plot_019_thin_and_wary-share = Share with her (1 food): the dog joins the camp board, 1 story point
deed-plot_019_thin_and_wary-rope = Catch her with a noose: roll; 1-3 a bite (1 injury), 4-6 the dog joins the camp board
deed-plot_019_thin_and_wary-leave = Let her choose: she trots off
card-plot_020_herd_on_the_ridge = The herd on the ridge
    .about = They look down on us, which is their profession.
deed-plot_020_herd_on_the_ridge-drive = Drive them down (two explorers or more, 2 energy together): the Corral joins the camp board
deed-plot_020_herd_on_the_ridge-dog = Send Brisa round them (she was saved, 1 energy): the Corral joins the camp board
deed-plot_020_herd_on_the_ridge-hunt = Hunt one: strength 4; win: 3 food; lose: 1 injury
deed-plot_020_herd_on_the_ridge-leave = Let them look
card-plot_021_brisas_whistle = Brisa's whistle
    .about = The boatswain's old whistle; she answers it from any hill.
card-plot_022_the_corral = The corral
    .about = A fence is an agreement, and the goats have not signed it.
card-plot_023_a_howl_in_the_rain = A howl in the rain
    .about = Something that depends on us is out there without us.
deed-plot_023_a_howl_in_the_rain-fence = Mend the fence in the dark: each at camp loses 1 energy, 2 fresh food
deed-plot_023_a_howl_in_the_rain-bed = Stay under cover: the Corral is lost, 1 food to the storage
deed-plot_023_a_howl_in_the_rain-search = Go out and find her (1 energy): 1 story point
deed-plot_023_a_howl_in_the_rain-wait = Wait for morning: roll; with 1-3 the dog is gone

## Storyline garden

card-plot_000_overgrown_terraces = Overgrown terraces
    .about = Somebody once asked this hill for bread, and politely.
deed-plot_000_overgrown_terraces-clear = Clear one step (2 energy together): the Seedbeds join the camp board
deed-plot_000_overgrown_terraces-glean = Glean what runs wild: add 1 forage tile
card-plot_000_sack_on_the_tideline = A sack on the tideline
    .about = It is either a week of porridge or several years of it.
deed-plot_000_sack_on_the_tideline-eat = Boil it: 2 food to the storage
deed-plot_000_sack_on_the_tideline-hide = Boil some and hide some: 1 food to the storage, you carry 1
deed-plot_000_sack_on_the_tideline-sow = Keep it for sowing: take the Sack of seed, the Seedbeds join the camp board
card-plot_024_seedbeds = Seedbeds
    .about = Nothing to see yet, and everybody looks every morning.
deed-plot_024_seedbeds-sow = Sow the Sack of seed (discard it): the Kitchen garden replaces this card, 1 story point
deed-plot_024_seedbeds-tend = Weed and water: the first time only work; the second time the Kitchen garden replaces this card, 1 story point
card-plot_025_sack_of_seed = Sack of seed
    .about = Every grain is a small promise to stay.
card-plot_026_kitchen_garden = Kitchen garden
    .about = The beans climb better than we do.
deed-plot_026_kitchen_garden-pick = Pick for everybody: 1 food and 1 fresh food to the storage
deed-plot_026_kitchen_garden-taste = Eat between the rows: you carry 1 food and recover 1 energy
card-plot_027_birds_on_the_rows = Birds on the rows
    .about = They were told about us by the rats.
deed-plot_027_birds_on_the_rows-guard = Stand guard all day: each at camp loses 1 energy, 2 food to the storage
deed-plot_027_birds_on_the_rows-scarecrow = Dress a scarecrow: 1 wood is used up
deed-plot_027_birds_on_the_rows-share = Let them have it: 2 forage tiles leave the supply, 1 story point for the starting player
card-plot_028_the_clay_oven = The clay oven
    .about = Cold for a lifetime, and yet it still smells of bread.
deed-plot_028_the_clay_oven-rack = Learn how they smoked their food (1 energy): the Smoking rack joins the camp board
deed-plot_028_the_clay_oven-ditch = Clear the old water ditch (2 energy together): add 2 forage tiles, 1 story point
deed-plot_028_the_clay_oven-rest = Sit down where they sat: recover 1 energy
card-plot_029_harvest_evening = Harvest evening
    .about = For the first time there is more on the table than around it.
deed-plot_029_harvest_evening-sing = Eat with the others: recover 1 energy
deed-plot_029_harvest_evening-sack = Fill your own sack: 1 food goes from the storage to you

## Storyline raft

card-plot_000_ribs_of_a_hull = Ribs of a hull
    .about = An older shipwreck than ours, and better built.
deed-plot_000_ribs_of_a_hull-strip = Break it up: 3 wood to the storage
deed-plot_000_ribs_of_a_hull-study = Learn how it was joined (1 energy): 1 wood, the raft becomes a construction
card-plot_000_bamboo_grove = Bamboo grove
    .about = It creaks like a ship that has never been launched.
deed-plot_000_bamboo_grove-cut = Cut canes (1 energy): 2 wood, the raft becomes a construction, the launching beach becomes pending
deed-plot_000_bamboo_grove-mark = Blaze the way for later: the Marked trail joins the camp board
card-plot_030_lianas = Lianas
    .about = The forest keeps its ropes hanging up, as a good sailor does.
deed-plot_030_lianas-twist = Twist a cable (2 energy together): take the Liana cable, the raft becomes a construction
deed-plot_030_lianas-swing = Swing across the gully: roll; 1-2 one injury, 3-6 the explorers advance 1 more
deed-plot_030_lianas-leave = Duck under them
card-plot_031_launching_beach = The launching beach
    .about = The sand slopes into the water like a good excuse.
deed-plot_031_launching_beach-trial = Sea trial (1 energy): 1 story point, 3 fresh food, the open water becomes pending
deed-plot_031_launching_beach-moor = Only moor it well: 1 wood to the storage
deed-plot_031_launching_beach-slip = Clear a slipway (2 energy together): 2 wood and 1 story point
deed-plot_031_launching_beach-sit = Sit and look at the sea: recover 1 energy
card-plot_032_liana_cable = Liana cable
    .about = Twelve fathoms, and every one of them still green.
card-plot_033_room_for_how_many = Room for how many?
    .about = Nobody has asked it aloud, and everybody has measured.
deed-plot_033_room_for_how_many-all = All or none: everybody at camp recovers 1 energy, 1 wood is used for a wider deck
deed-plot_033_room_for_how_many-lots = Settle the seats by force: strength contest of the starting player with one other; the winner takes 2 story points, the loser loses 1 energy
deed-plot_033_room_for_how_many-gather = Drag logs to the beach (1 energy): 2 wood
deed-plot_033_room_for_how_many-talk = Only talk about it
card-plot_034_beyond_the_reef = Beyond the reef
    .about = From out here our whole life fits between two headlands.
deed-plot_034_beyond_the_reef-round = Sail round the island: roll; 1 each explorer 1 injury, 2-6 those before the heart advance 2
deed-plot_034_beyond_the_reef-lines = Put out lines: 4 fresh food and the Shark learns about us
deed-plot_034_beyond_the_reef-home = Home before dark: difficulty -2
card-plot_035_the_steady_current = The steady current
    .about = Every coconut we throw in leaves in the same direction, and none returns.

## Storyline hermit

card-plot_000_smoke_that_is_not_ours = Smoke that is not ours
    .about = A thin and tidy smoke, the smoke of somebody who wastes nothing.
deed-plot_000_smoke_that_is_not_ours-gift = Leave a gift at the edge of the clearing (1 food): 1 story point
deed-plot_000_smoke_that_is_not_ours-watch = Watch from the ferns
deed-plot_000_smoke_that_is_not_ours-larder = Empty the larder while nobody is in: 3 food to the storage
card-plot_000_white_pebbles = A wall of white pebbles
    .about = One for each day, and the wall is longer than we can see.
deed-plot_000_white_pebbles-add = Add the pebble for today: 1 story point
deed-plot_000_white_pebbles-use = Use them to mark our way: the Marked trail joins the camp board
card-plot_036_remedios = Remedios at her door
    .about = Thirty-one years alone, and she asks whether we have wiped our feet.
deed-plot_036_remedios-listen = Listen to the whole story (1 energy): 2 story points
deed-plot_036_remedios-nurse = Ask her to look at your wounds (she likes us): you heal 1, the Healing herbs join the camp board
deed-plot_036_remedios-guide = Ask the way: she walks all explorers back to the camp
card-plot_037_through_the_ferns = Through the ferns
    .about = She talks to the kettle, and the kettle seems to win.
deed-plot_037_through_the_ferns-knock = Step out and say good day
deed-plot_037_through_the_ferns-steal = Take the book from her windowsill: her Almanac is yours
deed-plot_037_through_the_ferns-perch = Use her lookout perch: look at the top 3 interior cards, reorder them
card-plot_038_stones_on_the_roof = Stones on the roof
    .about = White ones, thrown with the patience of thirty-one years.
deed-plot_038_stones_on_the_roof-amends = Carry back what we can: 2 food leave the storage, she forgives us
deed-plot_038_stones_on_the_roof-bear = Sit it out: the fire goes out, 1 wood is lost, the starting player loses 1 energy
card-plot_039_the_hermits_stair = The hermit's stair
    .about = Four hundred steps, cut by one person with one chisel.
deed-plot_039_the_hermits_stair-climb = To the top: each explorer loses 1 energy and advances 1 more
deed-plot_039_the_hermits_stair-halfway = Rest on the landing: difficulty -2
card-plot_040_almanac = Remedios' almanac
    .about = Every storm of three decades, with remarks.
card-plot_041_the_empty_hut = The hut on the height
    .about = The door is open, the kettle is clean, and a chair faces the sea.
deed-plot_041_the_empty_hut-tidy = Close the door behind you: recover 1 energy, difficulty -1
deed-plot_041_the_empty_hut-plunder = Take the planks and the jars: 2 wood and 2 food, you discard 1 story point

## Storyline neighbours

card-plot_000_keel_marks = Keel marks in the sand
    .about = Straight, shallow and recent: somebody lands here who knows how.
deed-plot_000_keel_marks-wait = Wait in plain sight (1 energy): the meeting is the next interior card
deed-plot_000_keel_marks-hide = Hide and take notes: 1 story point
deed-plot_000_keel_marks-rack = Empty their drying rack: 3 food to the storage, and they will notice
card-plot_000_a_swept_path = A swept path
    .about = No island is deserted that has been swept this morning.
deed-plot_000_a_swept_path-round = Walk beside it: difficulty +1, a meeting is the next interior card
deed-plot_000_a_swept_path-along = Walk on it: the explorers advance 1 more, and somebody will ask about it
card-plot_042_meeting_at_the_ford = Meeting at the ford
    .about = They have come to see to their groves, and they find us in the middle of them.
deed-plot_042_meeting_at_the_ford-gift = Eat together (1 food): the Barter mat joins the camp board
deed-plot_042_meeting_at_the_ford-names = Exchange names and gestures: roll; with 4-6 they take a liking to us
deed-plot_042_meeting_at_the_ford-apart = Bow and keep out of their way: difficulty -1
card-plot_043_grove_with_names = The grove with names
    .about = Each breadfruit tree bears a knot of cord, and each knot is a family.
deed-plot_043_grove_with_names-pick = Fruit is fruit: add 3 forage tiles, and they will notice
deed-plot_043_grove_with_names-prop = Prop up a broken branch (1 wood): 1 story point, they take a liking to us
deed-plot_043_grove_with_names-windfall = Take only what has fallen: 1 fresh food
card-plot_044_navigators_question = The navigator's question
    .about = The old woman asks with two words and one eyebrow who gave us leave.
deed-plot_044_navigators_question-truth = Nobody, and tell her all we took: each explorer loses 1 energy (if we took nothing, none), she respects us
deed-plot_044_navigators_question-boast = A king across the sea: 1 story point for the drawer, and she will call the canoes
card-plot_045_the_star_path = The star path
    .about = From the summit the navigator points at islands that are still under the horizon.
deed-plot_045_the_star_path-learn = Learn until dawn (1 energy): take the Stick chart
deed-plot_045_the_star_path-pass = Ask for their path over the ridge: difficulty -1, the explorers advance 1 more
card-plot_046_barter_mat = The barter mat
    .about = Both sides think that they have robbed the other, so it is fair.
deed-plot_046_barter_mat-timber = Give 1 wood: 2 food to the storage
deed-plot_046_barter_mat-salve = Give 1 food: one castaway heals 2
deed-plot_046_barter_mat-tale = Give a good tale (discard 1 story point): draw 2 remains cards, keep 1
deed-plot_046_barter_mat-sit = Only sit with them: recover 1 energy
card-plot_047_canoes_in_the_bay = Canoes in the bay
    .about = They do not shout; they have come to settle an account.
deed-plot_047_canoes_in_the_bay-pay = Pay what we owe: 2 food and 1 wood leave the storage, and we part as friends
deed-plot_047_canoes_in_the_bay-deny = Deny it: they close the groves to us, no Forage this turn, each at camp loses 1 energy
card-plot_048_stick_chart = Stick chart
    .about = Shells are islands, curves are swells, and the empty middle is us.

## Storyline sickness

card-plot_000_red_water = Red water
    .about = The mussels have never been so big, nor the gulls so far away.
deed-plot_000_red_water-eat = Hunger decides: 3 fresh food; roll, with 1-3 the Shakes come to the camp
deed-plot_000_red_water-trust = Trust the gulls: 1 story point
card-plot_000_midge_meadow = The midge meadow
    .about = The air hums one note, and it is our name.
deed-plot_000_midge_meadow-torch = Walk behind a smoking torch (1 wood): 1 story point
deed-plot_000_midge_meadow-run = Run: each explorer rolls, with 1-2 one injury; a fever will follow
deed-plot_000_midge_meadow-round = Go a long way round: difficulty +2
card-plot_049_the_shakes = The shakes
    .about = The cups rattle before anybody has touched them.
deed-plot_049_the_shakes-bark = Brew the Fever bark (discard it): 2 story points, this card is gone
deed-plot_049_the_shakes-blankets = Everybody gives up a blanket: each at camp loses 1 energy, you take 1 story point, this card is gone
deed-plot_049_the_shakes-sweat = Sweat it out: roll; with 5-6 you take 1 story point and this card is gone
card-plot_050_chattering_teeth = Chattering teeth
    .about = Noon, no wind, and a sound like dice in a cup.
card-plot_051_fever_bark_tree = The fever-bark tree
    .about = So bitter that even the ants walk round it.
deed-plot_051_fever_bark_tree-strip = Cut a careful strip (1 energy): take the Fever bark
deed-plot_051_fever_bark_tree-chew = Chew some at once: you heal 2
deed-plot_051_fever_bark_tree-share = One bite each: each explorer heals 1
card-plot_052_fever_bark = Fever bark
    .about = One spoonful, and you wish the fever good luck.
card-plot_053_the_sick_watch = The sick-watch
    .about = Somebody must sit up, and everybody looks at the fire.
deed-plot_053_the_sick_watch-turns = Watch in turns: each at camp loses 1 energy, the Shakes end, the starting player takes 1 story point
deed-plot_053_the_sick_watch-apart = A hut at the far end: the starting player sends one other there, who takes 1 injury, and loses 1 energy itself; the Shakes end
deed-plot_053_the_sick_watch-sleep = Sleep and hope
card-plot_054_hot_mud = Hot mud
    .about = We go in grey and come out grey, but happier.
deed-plot_054_hot_mud-bathe = Bathe: heal 1
deed-plot_054_hot_mud-doze = Doze on the warm rim: recover 1 energy

## Storyline feud

card-plot_000_a_ration_is_missing = A ration is missing
    .about = Four biscuits, three faces and one very thorough chewer.
deed-plot_000_a_ration_is_missing-accuse = Accuse one other castaway: strength contest, the winner takes 1 story point, the loser loses 1 energy
deed-plot_000_a_ration_is_missing-keep = It was you: you carry 1 food and say nothing
deed-plot_000_a_ration_is_missing-replace = Find something to replace it (1 energy): 2 food to the storage
card-plot_000_two_ways_down = Two ways down
    .about = Both are wrong, but one of them is mine.
deed-plot_000_two_ways_down-insist = Insist: strength contest with another explorer, the winner takes 1 story point, the loser loses 1 energy
deed-plot_000_two_ways_down-yield = Give way: difficulty -1, the others each recover 1 energy
card-plot_055_words_at_the_fire = Words at the fire
    .about = What was said about the biscuit was not about the biscuit.
deed-plot_055_words_at_the_fire-mediate = Mediate (2 energy): 1 story point, and the quarrel is over
deed-plot_055_words_at_the_fire-side = Take a side: 1 story point, a Feud comes to the camp
deed-plot_055_words_at_the_fire-silence = Stare into the embers: each at camp loses 1 energy
card-plot_056_the_split_party = The split party
    .about = We walk in single file, each of us in front.
deed-plot_056_the_split_party-own = Go your own way: you advance 1, difficulty +1
deed-plot_056_the_split_party-wait = Wait for the others: difficulty -1
card-plot_057_line_in_the_sand = A line in the sand
    .about = It runs through the camp and, by some accident, round the storage.
deed-plot_057_line_in_the_sand-mine = This side is mine: 1 food goes from the storage to you
deed-plot_057_line_in_the_sand-erase = Rub it out with your foot
card-plot_058_the_ledge = The ledge
    .about = It is hard to stay angry with somebody who is hanging from your hand.
deed-plot_058_the_ledge-pull = Pull with all you have (2 energy): 1 story point, take the Knotted cord, the Feud ends
deed-plot_058_the_ledge-chain = Make a chain: each explorer loses 1 energy, the Feud ends
deed-plot_058_the_ledge-slow = Look for a rope, slowly: one explorer you choose takes 1 injury, you take 1 story point
card-plot_059_knotted_cord = Knotted cord
    .about = Two knots, one for each of us; whoever carries it sleeps better.

## Storyline ghost

card-plot_000_a_bell_in_the_fog = A bell in the fog
    .about = It strikes thirteen, and then apologises with a long silence.
deed-plot_000_a_bell_in_the_fog-follow = Walk towards it: roll; 1-2 each explorer loses 1 energy, 3-6 you take 1 story point
deed-plot_000_a_bell_in_the_fog-ears = Stop your ears: difficulty -1, and something follows us home
card-plot_000_a_cross_without_a_name = A cross without a name
    .about = Fresh flowers, and no footprints but our own.
deed-plot_000_a_cross_without_a_name-carve = Carve a name for her (1 energy): 1 story point, she will remember
deed-plot_000_a_cross_without_a_name-dig = See what was buried: roll; 1-3 one injury, 4-6 draw 2 remains cards, keep 1; she will remember
deed-plot_000_a_cross_without_a_name-pass = Pass with your hat off: difficulty -1
card-plot_060_a_lantern_between_trees = A lantern between the trees
    .about = It waits when we stop, which is kind or is something else.
deed-plot_060_a_lantern_between_trees-follow = Follow the light: difficulty +1, the explorers advance 1 more
deed-plot_060_a_lantern_between_trees-stay = Stay together until dawn: each explorer loses 1 energy, difficulty -1
card-plot_061_somebody_sat_at_our_fire = Somebody sat at our fire
    .about = The log is still warm on one side.
deed-plot_061_somebody_sat_at_our_fire-plate = Leave a plate for her (1 food): 1 story point
deed-plot_061_somebody_sat_at_our_fire-wind = It was the wind
card-plot_062_the_ladys_house = The lady's house
    .about = A bed, a window and forty years of letters to the same ship.
deed-plot_062_the_ladys_house-lantern = Take the lantern from its hook: the Lady's lantern is yours, and she follows it
deed-plot_062_the_ladys_house-read = Read one letter aloud (1 energy): 2 story points, she will remember
deed-plot_062_the_ladys_house-light = Light it for her and go: difficulty -2
card-plot_063_the_drowned_bell = The drowned bell
    .about = Green as the water, and in tune with it.
deed-plot_063_the_drowned_bell-tide = The tide has carried it up for a friend (the lady remembers kindly, 1 energy): keep the bell
deed-plot_063_the_drowned_bell-haul = Haul it out (two explorers or more, 4 energy together): keep the bell
deed-plot_063_the_drowned_bell-later = Let it ring down there: it stays pending
card-plot_064_ladys_lantern = The lady's lantern
    .about = It leans a little towards home, whichever home it means.
card-plot_065_a_ship_inside_the_fog = A ship inside the fog
    .about = Somebody out there is counting our strokes and answering.
deed-plot_065_a_ship_inside_the_fog-ring = Ring until the arms give out (1 energy): 1 story point
deed-plot_065_a_ship_inside_the_fog-listen = Only listen

## Storyline caves

card-plot_000_a_hole_that_breathes = A hole that breathes
    .about = Cool air, a smell of stone and somewhere a drop that is counting.
deed-plot_000_a_hole_that_breathes-mark = Open the mouth (1 energy): the Hall of bats becomes a pending exploration, 1 story point
deed-plot_000_a_hole_that_breathes-peer = Mark the place for later: the Hall of bats becomes a pending exploration
deed-plot_000_a_hole_that_breathes-shade = Only cool down at the edge: recover 1 energy, difficulty -1
card-plot_000_the_swallow_hole = The swallow-hole
    .about = A whole brook goes in and does not come out on this side.
card-plot_066_hall_of_bats = Hall of bats
    .about = The ceiling turns over in its sleep.
deed-plot_066_hall_of_bats-down = Left, down to the water, with a torch (1 wood): the Lake becomes pending
deed-plot_066_hall_of_bats-crawl = Right, on hands and knees: roll, with 1-2 one injury; the Squeeze becomes pending
deed-plot_066_hall_of_bats-nets = Supper flies low: 2 fresh food, the hall is closed by a rockfall
deed-plot_066_hall_of_bats-later = Another day: it stays pending ({ card-plot_066_hall_of_bats })
card-plot_067_lake_under_the_hill = The lake under the hill
    .about = So still that we did not see it until the first of us was wet.
deed-plot_067_lake_under_the_hill-swim = Swim across (2 energy): 1 story point, the Smugglers' landing becomes pending
deed-plot_067_lake_under_the_hill-fish = Fish for blind fish: roll; 3-6 gives 3 fresh food; the lake is not visited again
deed-plot_067_lake_under_the_hill-later = Another day: it stays pending ({ card-plot_067_lake_under_the_hill })
card-plot_068_the_squeeze = The squeeze
    .about = Here one leaves behind the pack, the hat and one's opinion of oneself.
deed-plot_068_the_squeeze-breathe = Breathe out and push (1 energy): roll; 1-2 stuck (1 injury, it stays pending), 3-6 the Gallery of hands becomes pending
deed-plot_068_the_squeeze-widen = Widen it together (3 energy together): the Gallery of hands becomes pending
deed-plot_068_the_squeeze-later = Not on a full stomach: it stays pending
card-plot_069_gallery_of_hands = Gallery of hands
    .about = Hundreds of hands in red earth, all of them waving, or saying stop.
deed-plot_069_gallery_of_hands-beside = Add your own beside theirs, all of you: each explorer recovers 1 energy
deed-plot_069_gallery_of_hands-over = Write your name across the wall: 1 story point, difficulty +2
card-plot_070_the_chimney = The chimney
    .about = The stone that we dropped has not yet written back.
deed-plot_070_the_chimney-rope = Go down on the rope (the group has a Coil of rope): the Crystal chamber becomes pending
deed-plot_070_the_chimney-hands = Go down without one (1 energy): roll, with 1-3 one injury; the Crystal chamber becomes pending
deed-plot_070_the_chimney-later = Wait for its letter: it stays pending
card-plot_071_smugglers_landing = The smugglers' landing
    .about = Twelve crates, a rotten boat and a very good lamp.
deed-plot_071_smugglers_landing-all = Open them with the others: each explorer draws 1 remains card
deed-plot_071_smugglers_landing-first = Choose before they climb out of the water: draw 2 remains cards, keep 1, and take the Smugglers' lamp
card-plot_072_crystal_chamber = The crystal chamber
    .about = One match, and the whole night sky is under the ground.
deed-plot_072_crystal_chamber-one = Pick up a loose one: take the Rock crystal
deed-plot_072_crystal_chamber-break = Break the great pillar: the Rock crystal and 2 story points; roll, with 1-3 each explorer takes 1 injury
deed-plot_072_crystal_chamber-look = Only look, all together: each explorer takes 1 story point
card-plot_073_smugglers_lamp = Smugglers' lamp
    .about = It shows the path to you and to nobody else.
card-plot_074_rock_crystal = Rock crystal
    .about = In the sun it can be seen from very far away, and so can its owner.
card-plot_075_daylight_on_the_far_side = Daylight on the far side
    .about = We went in as explorers and come out as moles, but much farther on.
deed-plot_075_daylight_on_the_far_side-out = Out and up: each explorer loses 1 energy and advances 2
deed-plot_075_daylight_on_the_far_side-back = Remember the way home under the hill: difficulty -3

## Storyline signal

card-plot_000_lights_offshore = Lights offshore
    .about = One white and one red, and they do not twinkle: they blink.
deed-plot_000_lights_offshore-answer = Answer with a torch (1 wood): 1 story point, somebody will come and look
deed-plot_000_lights_offshore-dark = Stay dark and count the blinks: difficulty -1, the ship goes on round the cape
card-plot_000_a_flash_on_the_horizon = A flash on the horizon
    .about = Long, short, long: either a language or a loose window.
deed-plot_000_a_flash_on_the_horizon-mirror = Flash back (the group has a Hand mirror): 2 story points, somebody will come and look
deed-plot_000_a_flash_on_the_horizon-bearing = Take its bearing (1 energy): 1 story point
deed-plot_000_a_flash_on_the_horizon-blink = Blink and go on
card-plot_076_a_boat_at_the_river_mouth = A boat at the river mouth
    .about = Six oars, no flag and a barrel that they fill without a song.
deed-plot_076_a_boat_at_the_river_mouth-meet = Walk up to them: roll; 1-2 a scuffle (strength 5; win: 1 story point, lose: 2 food stolen and 1 injury, for the starting player), 3-6 whalers: 3 food and a promise
deed-plot_076_a_boat_at_the_river_mouth-hide = Hide and put out the fire: they row off, the ship goes on round the cape
card-plot_077_round_the_cape = Round the cape
    .about = The sail slides behind the headland like a card into a sleeve.
deed-plot_077_round_the_cape-run = Run along the beach, stamping letters (2 energy): 1 story point, 1 progress on the sand signal
deed-plot_077_round_the_cape-stare = Stare at the empty place
card-plot_078_the_old_signal_post = The old signal post
    .about = A mast, a crank and a book in which nobody has been late since 1771.
deed-plot_078_the_old_signal_post-mend = Mend it (2 energy together): the Signal post joins the camp board, 1 story point
deed-plot_078_the_old_signal_post-fell = Fell the mast: 3 wood to the storage
card-plot_079_the_whalers_promise = The whalers' promise
    .about = They will pass again, they said, if we burn something worth the detour.
deed-plot_079_the_whalers_promise-wood = Trade for all (1 food): 2 progress of wood on the great bonfire
deed-plot_079_the_whalers_promise-tale = Make sure that they know who leads here (1 energy): 2 story points
deed-plot_079_the_whalers_promise-wave = Wave until they are gone
card-plot_080_signal_post = Signal post
    .about = Up there one is alone with the whole Pacific and a squeaking crank.
deed-plot_080_signal_post-watch = Keep the watch: look at the top 3 events, reorder them
deed-plot_080_signal_post-direct = Direct the work on the beach: 2 progress on the sand signal
card-plot_081_the_deserter = The deserter
    .about = He prefers our island to his captain, which tells us something about both.
deed-plot_081_the_deserter-feed = Feed him (1 food): take his Signal flags, difficulty -1
deed-plot_081_the_deserter-betray = Give him up to the whalers (we have met them): 3 wood to the storage, you discard 1 story point
deed-plot_081_the_deserter-rob = Wrest the bundle from him: strength 5; win: take his Signal flags; lose: 1 injury
deed-plot_081_the_deserter-nod = Nod and walk on
card-plot_082_signal_flags = Signal flags
    .about = With these one can say anything except when.
card-plot_083_the_survey_schooner = The survey schooner
    .about = She measures every rock of this coast and stays well away from all of them.

## Storyline volcano

card-plot_000_warm_stones = Warm stones
    .about = No fire has been lit here, and yet the ground has been cooking.
deed-plot_000_warm_stones-bake = Bake roots on them: 2 fresh food
deed-plot_000_warm_stones-trace = Trace the heat uphill (1 energy): 1 story point, it leads to the heart
card-plot_000_the_mountain_clears_its_throat = The mountain clears its throat
    .about = Every bird on the island has suddenly thought of somewhere else to be.
deed-plot_000_the_mountain_clears_its_throat-run = Run uphill: each explorer loses 1 energy, the explorers advance 1 more
deed-plot_000_the_mountain_clears_its_throat-cover = Lie flat and wait: difficulty +1, the drawer takes 1 story point
card-plot_084_tremor = Tremor
    .about = The kettle walked across the table and looked back.
card-plot_085_smoke_over_the_mountain = Smoke over the mountain
    .about = Each morning it writes the same grey word.
card-plot_086_the_cracked_slope = The cracked slope
    .about = One crack hisses, one sings, and one is quiet in a way that we do not like.
deed-plot_086_the_cracked_slope-vent = Towards the quiet one (1 energy): the vent is the next heart card
deed-plot_086_the_cracked_slope-glass = Round by the black field: something there reflects the sun
card-plot_087_ash_rain = Ash rain
    .about = It snows here for the first time, and the snow is warm.
card-plot_088_field_of_black_glass = Field of black glass
    .about = The old fire left its window panes lying about.
deed-plot_088_field_of_black_glass-blade = Strike a blade: roll; with 1 one injury; take the Obsidian blade
deed-plot_088_field_of_black_glass-cross = Cross it quickly: the explorers advance 1 more, difficulty +1
card-plot_089_obsidian_blade = Obsidian blade
    .about = It shaves, it carves and it forgives nothing.
card-plot_090_the_night_of_fire = The night of fire
    .about = For one night we are the brightest place on any chart.
card-plot_091_the_quiet_vent = The quiet vent
    .about = A plug of stone no bigger than a cart, and a whole mountain behind it.
deed-plot_091_the_quiet_vent-open = Dig it a way to the sea (two explorers or more, 4 energy together): each explorer takes 1 story point, the mountain will be gentle
deed-plot_091_the_quiet_vent-powder = Blow the plug (discard the Powder keg): 2 story points for you, the mountain will be gentle
deed-plot_091_the_quiet_vent-sketch = Sketch it for a learned society: 1 story point, difficulty +1

## Storyline temple

card-plot_000_temple = The temple
    .about = The hill has corners, and one of them is a door.
card-plot_092_stair_of_roots = Stair of roots
    .about = The trees have been reading the building from above for five hundred years.
deed-plot_092_stair_of_roots-down = Down: each explorer loses 1 energy, the drawer takes 1 story point
deed-plot_092_stair_of_roots-up = Up: the explorers see a way round the hill and advance 1 more, difficulty +1
card-plot_093_tilting_slabs = Tilting slabs
    .about = The floor has a sense of humour, but only one joke.
card-plot_094_the_offering_bowl = The offering bowl
    .about = It is worn smooth by hands that had little and gave some.
deed-plot_094_the_offering_bowl-give = Give something up (1 food): each explorer takes 1 story point
deed-plot_094_the_offering_bowl-take = Pick out the old coins: 2 story points for you, difficulty +2
deed-plot_094_the_offering_bowl-bow = Bow and go on: difficulty -1
card-plot_095_the_painted_wall = The painted wall
    .about = A ship, a storm and four small figures on a beach: it was painted long before us.
deed-plot_095_the_painted_wall-read = Read on to what comes next (1 energy): look at the top 3 events, reorder them
deed-plot_095_the_painted_wall-on = Better not to know
card-plot_096_the_jade_idol = The jade idol
    .about = It fits a pocket as if it had been measured for one.
deed-plot_096_the_jade_idol-take = Take it: worth 4 story points, but -1 to the return rolls of your group
deed-plot_096_the_jade_idol-turn = Turn it to the wall: difficulty -2 and 1 story point
card-plot_097_the_dark_passage = The dark passage
    .about = Here the walls are close enough to finish our sentences.
deed-plot_097_the_dark_passage-torch = Burn a torch (1 wood): 1 story point
deed-plot_097_the_dark_passage-grope = Feel the way: each explorer loses 1 energy
card-plot_098_the_side_door = The side door
    .about = Daylight, ferns and a smell of rain: the builders also liked to slip away.
deed-plot_098_the_side_door-out = Leave the temple: difficulty -1, other decks are open again
deed-plot_098_the_side_door-in = Wedge it open and go on: each explorer recovers 1 energy
card-plot_099_the_keeper = The keeper
    .about = A python as long as the corridor, and the corridor is hers.
deed-plot_099_the_keeper-fight = Fight: strength 7; win: 2 story points; lose: 2 injuries for you, 1 for the others
deed-plot_099_the_keeper-feed = Throw her the provisions (1 food): she lets us pass, difficulty -1
deed-plot_099_the_keeper-flee = Run for the daylight: out of the temple, each explorer loses 1 energy
card-plot_100_the_inner_chamber = The inner chamber
    .about = One bench, one lamp and a ceiling that is held up by good manners.
deed-plot_100_the_inner_chamber-sit = Sit down, all of you: each explorer takes 1 story point and recovers 1 energy, and you leave the temple
deed-plot_100_the_inner_chamber-lamp = Pull the lamp from its chain: 2 story points and 2 remains cards, keep 1, for you; the roof falls: each explorer 1 injury, the temple is closed
