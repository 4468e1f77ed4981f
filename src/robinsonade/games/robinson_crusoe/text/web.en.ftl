### What only the browser says in this game, in English. Every message has its twin in web.es.ftl.

web-rc-board = The island and the camp
web-rc-panels = Parts of the board
web-rc-panel-map = Map
web-rc-panel-plan = Plan
web-rc-panel-workshop = Workshop
web-rc-phases = Phases of the round
web-rc-phase-event = Event
web-rc-phase-morale = Morale
web-rc-phase-production = Production
web-rc-phase-action = Action
web-rc-phase-weather = Weather
web-rc-phase-night = Night
web-rc-now-planning = planning
web-rc-now-action = carrying out
web-rc-round = Round { $round } of { $rounds }
web-rc-round-short = Round { $round } / { $rounds }
web-rc-sheet = Open the scenario sheet
web-rc-points = Victory points: { $points }
web-rc-book = Book icon of the events: { $effect }
web-rc-goal-inventions = Needed for the goal
web-rc-crew = Crew still alive
web-rc-captured = The actress is captured.
web-rc-event-back = On the back of the next event card: { $back }.
web-rc-decks = Decks
web-rc-deck-events = Events
web-rc-deck-build = Building adventures
web-rc-deck-gather = Gathering adventures
web-rc-deck-explore = Exploring adventures
web-rc-deck-mystery = Mysteries
web-rc-deck-beasts = Beasts
web-rc-deck-hunt = Hunting
web-rc-deck-tiles = Island tiles
web-rc-deck-tokens = Discovery tokens
web-rc-deck-inventions = Inventions
web-rc-known-top = Seen on top of the decks: { $cards }.
web-rc-camp = Camp
web-rc-morale = Morale
web-rc-shelter = Shelter
web-rc-shelter-built = built
web-rc-shelter-natural = natural shelter
web-rc-shelter-none = none yet
web-rc-level = Level { $level }
web-rc-dearer = Costs one wood more
web-rc-future = After the actions
web-rc-actions = Actions and plan
web-rc-plan = The plan
web-rc-pawns-left = Pawns left:
web-rc-calendar = Calendar of the rounds
web-rc-stores = Stores
web-rc-planned = Planned as number { $number }: { $spot }, by { $pawns }
web-rc-planned-below = +{ $number } ↓
web-rc-stack-hunt =
    { $cards ->
        [one] one beast in the Hunting deck
       *[other] { $cards } beasts in the Hunting deck
    }
web-rc-stack-explore =
    { $cards ->
        [one] one tile left
       *[other] { $cards } tiles left
    }
web-rc-pawns-here = Pawns here: { $pawns }
web-rc-tokens-here = Tokens here: { $tokens }
web-rc-closed = inaccessible
web-rc-unexplored = unexplored
web-rc-covered = terrain covered
web-rc-sources = sources: { $sources }
web-rc-exhausted = exhausted: { $sources }
web-rc-camp-here = the camp is here
web-rc-shelter-here = the camp is here, with the shelter
web-rc-natural-shelter = natural shelter
web-rc-totem = totem { $number }: { $name }
web-rc-blue = a cross or trap stands here
web-rc-burnt = burnt down
web-rc-distance =
    { $steps ->
        [one] one step from the camp
       *[other] { $steps } steps from the camp
    }
web-rc-no-way = no way there yet
web-rc-strikes-next = Resolved next
web-rc-strikes-later = Resolved in two rounds
web-rc-calm = calm
web-rc-die-rain = rain die
web-rc-die-winter = winter die
web-rc-die-animals = hungry-animals die
web-rc-inventions = Inventions and things
web-rc-group-now = Can be built now
web-rc-group-one = One thing missing
web-rc-group-later = Later
web-rc-things = In the camp
web-rc-things-locked = In the camp; what is built is out of use right now
web-rc-things-none = nothing yet
web-rc-all = All { $number } inventions
web-rc-ready-number =
    { $number ->
        [0] none can be built now
        [one] 1 can be built now
       *[other] { $number } can be built now
    }
web-rc-open-workshop = See them all
web-rc-coming = After the actions: { $things }
web-rc-needs = Still needs: { $what }
web-rc-is-built = Built, lies in the camp
web-rc-owner = Invention of { $seat }
web-rc-first = first
web-rc-outside = outside tonight
web-rc-determination = { $number } determination
web-rc-free-pawns =
    { $number ->
        [0] no free pawn
        [one] one free pawn
       *[other] { $number } free pawns
    }
web-rc-life =
    { $wounds ->
        [0] Unhurt; dies of wound { $most }.
        [one] One wound; dies of wound { $most }.
       *[other] { $wounds } wounds; dies of wound { $most }.
    }
web-rc-may-come =
    { $wounds ->
        [one] One more wound may come of this plan.
       *[other] { $wounds } more wounds may come of this plan.
    }
web-rc-morale-falls = Morale falls at wound { $wounds }.
web-rc-abilities = Abilities: { $name }
web-rc-used = used this round
web-rc-sheet-character = Life
web-rc-sheet-resource = In the stores
web-rc-sheet-wounds =
    { $number ->
        [one] 1 wound
       *[other] { $number } wounds
    }
web-rc-tonight = Tonight, if this plan stands
web-rc-sum = Open the sum.
web-rc-cell-food = Food
web-rc-cell-sky = Sky, roof { $roof }
web-rc-cell-animals = The night
web-rc-cell-threat = Threat
web-rc-cell-wounds = Wounds
web-rc-value-food =
    { $percent ->
        [100] all fed
        [0] hunger
       *[other] all fed { $percent }%
    }
web-rc-value-sky =
    { $percent ->
        [0] wet
       *[other] dry { $percent }%
    }
web-rc-value-animals = safe { $percent }%
web-rc-value-shelter =
    { $percent ->
        [100] under shelter
        [0] in the open
       *[other] shelter { $percent }%
    }
web-rc-not-known = Counted whenever one of you decides.
web-rc-not-counted = (not counted)
web-rc-on-average = On average
web-rc-averted-by = What averts it
web-rc-need-met = there
web-rc-need-lacking = missing
web-rc-need-pawns =
    { $number ->
        [one] 1 pawn
       *[other] { $number } pawns
    }
web-rc-dies-in =
    { $number ->
        [one] Dies of one more wound.
       *[other] Dies of { $number } more wounds.
    }
web-rc-also = Comes on top and cannot be counted
web-rc-while-planning = Counted while you plan.
web-rc-callout = The step that changes most
web-rc-no-sky = clear
web-rc-no-animals = quiet
web-rc-threat-action = threat action “{ $card }”
web-rc-no-threat = none
web-rc-no-wounds = none
web-rc-add-pawn = Add your pawn
web-rc-goal = The goal
web-rc-goal-part = { $part }: { $done }{"\u00A0"}of{"\u00A0"}{ $needed }
web-rc-round-number = Round { $round }
web-rc-die-per-totem = Each totem tile in play brings one more roll of the hungry-animals die.
web-rc-totems = Totems, in the order in which they are found
web-rc-ambush = A beast lurks
web-rc-note-stores = Food { $food }, wood { $wood }
web-rc-note-camp = Roof { $roof }, palisade { $palisade }, weapons { $weapon }
web-rc-note-sky = Clouds: { $clouds }. Roof: { $roof }.
web-rc-note-above =
    { $above ->
        [0] The roof holds.
        [one] 1 above the roof: it costs 1 food and 1 wood.
       *[other] { $above } above the roof: they cost { $above } food and { $above } wood.
    }
web-rc-note-fight = Strength { $strength } against weapon level { $weapon }.
web-rc-note-short =
    { $short ->
        [0] Strong enough: no wound.
        [one] 1 short: 1 wound.
       *[other] { $short } short: { $short } wounds.
    }
web-rc-note-life = { $name }: { $wounds } of { $most } wounds
