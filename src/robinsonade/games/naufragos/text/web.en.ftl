### What only the browser says in this game, in English. Every message has its twin in web.es.ftl.

web-nau-board = The island and the camp
web-nau-panels = Parts of the board
web-nau-panel-camp = Camp
web-nau-panel-day = Day
web-nau-panel-island = Island
web-nau-cast = Who was on board?
web-nau-taken = Taken by { $seat }
web-nau-white = the white pawn
web-nau-pawns = Pawns: { $pawns }
web-nau-storage = Storage
web-nau-food = Food
web-nau-food-about = Food counters: they keep.
web-nau-fresh = Fresh
web-nau-fresh-about = Fresh food: what is not eaten tonight spoils.
web-nau-supply = Forage tiles
web-nau-supply-about = Face-down forage tiles that can be found.
web-nau-fish = Fish tiles
web-nau-fish-about = Face-down fish tiles that can be caught.
web-nau-buildings = Fire and constructions
web-nau-fire-out = out
web-nau-fire-lit = burns, no wood on it
web-nau-fire-fed = burns, wood on it
web-nau-built = finished
web-nau-progress = { $done } of { $needed }
web-nau-build-cost = { $energy } energy, { $wood } wood
web-nau-rest-brings = Rest: { $low } or { $high } energy ({ $shelter })
web-nau-rest-without = Rest: { $energy } energy, without a shelter
web-nau-cards = Camp cards
web-nau-slot = Free slot { $number }
web-nau-red = harmful
web-nau-aim = Be rescued, with the best story.
web-nau-turn = Turn { $turn } of { $turns }
web-nau-last-turn = The game ends after turn { $number }
web-nau-phases = The phases of a turn
web-nau-phase-event = Event
web-nau-phase-actions = Actions
web-nau-phase-survival = Evening
web-nau-phase-end = Night
web-nau-events-left =
    { $number ->
        [one] 1 event left
       *[other] { $number } events left
    }
web-nau-event = Event
web-nau-rescue = What a rescue needs
web-nau-rescue-met = For the rescue: { $met }{"\u00A0"}of{"\u00A0"}{ $needed }
web-nau-rescue-needs = For the rescue: { $needs }
web-nau-met = there
web-nau-missing = missing
web-nau-weather = Weather
web-nau-return-change = { $number } to return rolls
web-nau-about-hot = Everybody loses 1 energy.
web-nau-about-storm = The fire goes out, nobody can fish.
web-nau-wreck = Wreck: { $number } of { $most } cubes
web-nau-actions = Actions, from top to bottom
web-nau-camp-first = First the camp cards
web-nau-blocked = not this turn
web-nau-no-fishing = No fishing now: storm
web-nau-salvage = Something can be salvaged
web-nau-no-salvage = Nothing to salvage
web-nau-full = No space free
web-nau-cost = Next space: { $number } energy
web-nau-cost-open = Next space: energy as you like
web-nau-rest = Rest, space { $number }
web-nau-track = Way to the promontory
web-nau-at = { $seat }: space { $space }, { $sector }.
web-nau-cards-left =
    { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
web-nau-known = You know: { $cards }
web-nau-chances = with the chance in %
web-nau-difficulty = Return difficulty
web-nau-remains = { $number } wreck cards
web-nau-lost = Lost here: { $seats }
web-nau-pending = Pending explorations
web-nau-pile = Face-down pile ({ $number })
web-nau-stories = Storylines
web-nau-march = Exploration, in marching order
web-nau-locked = The only way on is through the pile.
web-nau-from-wreck = From the wreck
web-nau-legacy = Belongings of the dead
web-nau-peeked = Only you see these cards
web-nau-energy = Energy
web-nau-energy-scale = Energy { $energy } of { $usable }. Injuries: { $injuries }, sequelae: { $sequelae }.
web-nau-extra = Extra energy this turn: { $number }.
web-nau-place-camp = at camp
web-nau-place-exploring = exploring
web-nau-place-dead = dead
web-nau-lost-at = lost, difficulty { $number }
web-nau-starting = starting player
web-nau-tokens = Story tokens: { $number }
web-nau-only-you = only you see this
web-nau-carries = Carries { $number } food
web-nau-items = Items of { $seat }
web-nau-own-pawn = Pawn of { $seat }
web-nau-prepared = exploration prepared
web-nau-item-strength = strength +{ $number }
web-nau-item-story =
    { $number ->
        [one] 1 story point
       *[other] { $number } story points
    }
web-nau-item-rescue = may bring the rescue
web-nau-item-price = { $number } energy
web-nau-stat-return-roll = { $number } to return rolls
web-nau-stat-diary-extra =
    { $count ->
        [one] { $number } token from the diary
       *[other] { $number } tokens from the diary
    }
web-nau-stat-rest-energy = { $number } energy when resting
web-nau-stat-fish-extra =
    { $count ->
        [one] { $number } tile when fishing
       *[other] { $number } tiles when fishing
    }
web-nau-stat-fire-declared = { $number } for lighting the fire
web-nau-stat-build-bonus = { $number } energy for building
web-nau-stat-wood-extra = { $number } wood
web-nau-stat-night-safe = no loss without a fire
web-nau-stat-preserve-food = { $number } fresh food preserved
web-nau-stat-fish-draw-choose = choice when fishing
web-nau-stat-injury-dice =
    { $count ->
        [one] { $number } die for injuries
       *[other] { $number } dice for injuries
    }
web-nau-when-before-roll = before a roll
web-nau-when-when-diary = with the diary
web-nau-when-when-forage = when foraging
web-nau-when-when-wood = when gathering wood
web-nau-when-when-build = when building
web-nau-when-when-rest = when resting
web-nau-when-when-fish = when fishing
web-nau-when-when-explore-start = before an exploration
web-nau-when-feeding = when eating
web-nau-when-injuries-step = when injuries are looked at
web-nau-limit-once-per-turn = once a turn
web-nau-limit-once-per-game = once
web-nau-limit-discard = discard
web-nau-limit-uses =
    { $number ->
        [one] once
        [2] twice
       *[other] { $number } times
    }
web-nau-power-peek =
    { $number ->
        [one] see the top card ({ $deck })
       *[other] see the top { $number } cards ({ $deck })
    }
web-nau-power-reroll =
    { $which ->
        [campfire] repeat the roll for the fire
        [return] repeat a return roll
        [strength] repeat a strength roll
       *[any] repeat a roll
    }
web-nau-power-fire-lit = the fire burns
web-nau-power-heal =
    { $number ->
        [one] heal 1 injury
       *[other] heal { $number } injuries
    }
web-nau-power-energy = recover { $number } energy
web-nau-power-gain-food = { $number } food
web-nau-action-forage = A forage tile from the supply goes to the storage, face up.
web-nau-action-wood = 1 wood to the storage.
web-nau-action-diary = Take 1 story token; only you know its value.
web-nau-action-salvage = Turn up { $cards } cards from the wreck; everybody takes one, you first.
web-nau-action-campfire = Declare energy and roll: with at most that and 1 wood the fire burns. It is worth { $lit } energy to each at camp every night; without it each loses { $out }.
web-nau-action-build = Propose a construction; everybody at camp may give energy.
web-nau-action-exploration = Join the exploration of this turn, the last thing to be resolved.
web-nau-action-rest = Roll and recover energy, more with a better shelter; then one injury heals. The space is the moment of resting.
web-nau-action-camp = Camp cards that are found on the way are added on free spaces. One pawn on each card; these are resolved first.
web-nau-sheet-carries = can eat what they carry ({ $number } food)
web-nau-sheet-hungry =
    { $number ->
        [one] hungry, 1 injury
       *[other] hungry, { $number } injuries
    }
web-nau-brief-camp-great-effort = Extra energy now, for an injury.
web-nau-brief-camp-edible = Food to carry with you.
web-nau-brief-camp-fishing = Catch a fish, not in a storm.
web-nau-brief-camp-look-around = See what the coast hides next.
web-nau-brief-camp-prepare-exploration = Explore for nothing afterwards.
web-nau-brief-camp-greed = Fight for the gold and jewels.
web-nau-brief-camp-spring = Recover energy.
web-nau-brief-camp-crab-traps = Fresh food, not in a storm.
web-nau-brief-camp-goat = Milk it, or slaughter it.
web-nau-brief-camp-dog = Hunt with it, or enjoy its company.
web-nau-brief-camp-lookout = See and order the next events.
web-nau-brief-camp-timber-stand = Wood for energy.
web-nau-brief-camp-herbs = Heal an injury of somebody.
web-nau-brief-camp-smokehouse = Wood becomes food.
web-nau-brief-camp-trail = See what the interior hides next.
web-nau-brief-camp-rats = Eat your food until they are driven out.
web-nau-brief-camp-fever = Weakens the starting player until cured.
web-nau-brief-camp-raiders = Steal by night where no fire burns.
web-nau-brief-camp-snakes = Foraging may cost an injury.
web-nau-brief-camp-feud = Spoils every meal until there is peace.
web-nau-brief-plot-016-pit-trap = Bait it with food, hope for meat.
web-nau-brief-plot-022-the-corral = Food for energy.
web-nau-brief-plot-024-seedbeds = Sow or weed: it becomes a garden.
web-nau-brief-plot-026-kitchen-garden = Pick for everybody, or eat here.
web-nau-brief-plot-046-barter-mat = Trade wood, food or a tale.
web-nau-brief-plot-049-the-shakes = May hurt the starting player until cured.
web-nau-brief-plot-080-signal-post = Watch the sea, or lead the work on the beach.
web-nau-brief-plot-085-smoke-over-the-mountain = May weaken all at camp until it is settled.
web-nau-grid-is = Two dice must show { $need } or more.
web-nau-grid-sure = Nothing can go wrong.
web-nau-grid-never = Two dice cannot reach it.
web-nau-home-together = All together
web-nau-home-one = The way home
web-nau-home-alone = { $seat } alone
web-nau-home-later = After a card of +1: { $later }%. These throws would fail then.
web-nau-takers = They take in this order
web-nau-turns-back = As things stand

## Told in one breath

