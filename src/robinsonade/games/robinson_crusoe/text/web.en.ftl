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
web-rc-goal = Goal: { $done } of { $needed }
web-rc-sheet = Open the scenario sheet
web-rc-points = Victory points: { $points }
web-rc-book = Book icon of the events: { $effect }
web-rc-goal-inventions = Needed for the goal
web-rc-crew = Crew still alive
web-rc-captured = The actress is captured.
web-rc-pile = Wood on the pile: { $wood }
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
web-rc-available = Available
web-rc-future = After the actions
web-rc-actions = Actions and plan
web-rc-planned = Planned as number { $number }: { $spot }, by { $pawns }
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
web-rc-threats = Threats
web-rc-no-threat = no threat
web-rc-strikes-next = Strikes next
web-rc-strikes-later = Moves on before it strikes
web-rc-ambush = A beast lurks
web-rc-weather = Weather today
web-rc-calm = calm
web-rc-die-rain = rain die
web-rc-die-winter = winter die
web-rc-die-animals = hungry-animals die
web-rc-toll = Clouds { $clouds }, roof { $roof }: { $above } get through. −{ $wood } wood, −{ $food } food.
web-rc-inventions = Inventions and things
web-rc-built = Built
web-rc-built-locked = Built, out of use right now
web-rc-group-ready = Can be built now
web-rc-group-one = One thing missing
web-rc-group-later = Later
web-rc-things = Things
web-rc-coming = After the actions: { $things }
web-rc-needs = Still needs: { $what }
web-rc-can-build = Nothing is missing but hands and material
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
web-rc-morale-falls = Morale falls at wound { $wounds }.
web-rc-abilities = Abilities: { $name }
web-rc-used = used this round
