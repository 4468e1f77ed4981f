### What only the browser says, in English. Every message has its twin in web.es.ftl;
### web/tests/keys.test.ts compares both with the client's source.

## Words for everywhere

web-home = Home
web-skip = Skip to the content
web-close = Close
web-cancel = Cancel
web-yes = yes
web-no = no
web-loading = Setting up the table …
web-offline = The server cannot be reached right now.
web-went-wrong = That did not work.
web-theme-dark = Dark colours
web-theme-light = Light colours
web-credits = Credits and licences
web-api = For programs
web-board = Board
web-choices = Your choices
web-rules = Rules
web-options = Options
web-players = Players
web-games = Games
web-statistics = Statistics
web-decisions = Decisions
web-not-found = Nothing here but sea
web-not-found-about = There is no page at this address.

## Home

web-welcome = Four islands, one table
web-welcome-about = Alone, around one device, with friends by link, or against bots. No account needed.
web-play = Play
web-seats-from-to = { $fewest } to { $most } players
web-continue = Continue
web-continue-none = Games you start or join appear here.
web-your-turn = Your turn
web-waiting = Waiting for others
web-game-over = Finished
web-closed = Closed
web-outdated = Ended by an update
web-save-all = Save all my games
web-save-all-about = One zip file. Of games with others it has your own log; games that you play alone are saved whole, and their seed is then known.
web-damaged = Damaged
web-damaged-about = This game cannot be opened any more.
web-mend =
    { $count ->
        [0] Begin it again
        [one] Go on after the first choice
       *[other] Go on after choice { $count }
    }
web-choices-made =
    { $count ->
        [0] just begun
        [one] one choice made
       *[other] { $count } choices made
    }
web-join = Join by link
web-join-about = Paste the link that you were sent.
web-join-button = Join
web-join-wrong = This is no link to a game. It looks like https://…/g/…#…
web-open-file = Open a game file
web-open-file-about = Go on with a game that was exported, or watch it again.
web-choose-file = Choose a file
web-bad-file = This file is no game.

## Setting up a game

web-new-game = New game
web-no-such-title = There is no such game here
web-start = Start the game
web-how-many = Number of players
web-one-less = One player fewer
web-one-more = One player more
web-who-plays = Who plays seat { $number }
web-name-of = Name for seat { $number }
web-kind-here = Person on this device
web-kind-link = Person by link
web-bot = Bot: { $name }
web-bot-random = careless
web-bot-greedy = steady
web-bot-planner-easy = thoughtful
web-bot-planner = far-sighted
web-bot-planner-strong = deep-thinking
web-links-follow = You get the links to send as soon as the game has started.
web-advanced = Advanced
web-deal-all = Choose one for every seat, or leave all of them to chance.
web-seed = Seed
web-seed-hidden = hidden until the end
web-seed-open-about = The seed decides all decks. Choose one to repeat a game; such a game is marked “open seed” and does not count.

## The table

web-table = Table
web-menu = Menu
web-tools = Tools
web-tabs = Parts of the table
web-tab-board = Board
web-tab-table = Table
web-tab-me = Me
web-tab-log = Log
web-me = Played here
web-others = The others
web-you = you
web-is-bot = bot
web-is-away = not connected
web-is-there = here now
web-is-away-since = was here { $ago }
web-bot-plays = a bot plays
web-bot-plays-for = A bot plays for { $seat }.
web-seat-free = seat still free
web-seat-is-here = on this device
web-seat-is-link = by link
web-seat-is-bot = bot
web-hand-of = Hand of { $seat }
web-spectating = you are watching
web-open-seed = open seed
web-rewound = rewound
web-reconnecting = Connecting again …
web-no-such-game = This game cannot be opened

## Deciding

web-others-play = The others are playing.
web-next-step = Next step
web-skip-animation = Skip
web-waiting-for = Waiting for { $seats }.
web-may-interrupt = { $seats } will decide. You may play a card first.
web-choice-for = { $seat }: { $choice }
web-count-choices =
    { $count ->
        [one] one choice
       *[other] { $count } choices
    }
web-choices-with = { $count } choices with { $seat }
web-targets = What you can choose
web-legal = Possible: { $choices }
web-changed = Just changed
web-nothing-here = Nothing can be done here right now.
web-nothing-now = It is not your turn to decide.
web-why = Rules of this decision
web-hint = Hint
web-hinted = recommended by the bot
web-hint-none = The bot would let this pass.
web-hint-next = Next best: { $choices }.
web-undo = Undo
web-restart-turn = Restart turn
web-rewind = Rewind …
web-rewind-about = Something has been revealed since your last choice. You can still go back, but the game is then marked as rewound and does not count. If others play by link, they have to agree.
web-rewind-do = Go back
web-asks-back = { $seat } asks to go back to choice { $to }. Do you agree?
web-asked-back = Waiting for the others to agree to go back to choice { $to }.
web-agree = Agree
web-decline = Decline
web-command = What do you want to do?
web-command-label = Type part of a choice
web-command-none = No choice fits.

## Log and replay

web-log = Since your last decision
web-log-whole = The whole game so far
web-whole-log = Everything
web-log-empty = Nothing has happened since.
web-undone = taken back
web-decided-by-bot = decided by a bot
web-jump = Go to this moment
web-scrub = Move through the game
web-position = Position in the game
web-position-of = choice { $at } of { $last }
web-back-one = One choice back
web-forward-one = One choice forward
web-looking-back = Looking back: choice { $at } of { $last }
web-to-now = Back to now

## People at the table

web-people = People at the table
web-people-of = { $what }: { $name }
web-people-hand-over = Let a bot play
web-people-give-back = Play again in person
web-people-link = New link
web-people-remove = Remove
web-people-close = Close the table
web-people-ask-hand-over = Let a bot play for { $name } until the seat is given back? What it decides is marked in the log.
web-people-ask-link = Make a new link for { $name }? The old one then opens nothing.
web-people-ask-remove = Take the seat from { $name }, on all devices? A new link lets somebody else sit down.
web-people-ask-close = Close the table for good? Nothing is decided any more; the record stays, and everything hidden is shown in it.
web-people-handed = A bot plays for { $name } now.
web-people-given = { $name } plays in person again.
web-people-linked = Here is the new link for { $name }.
web-people-closed = The table is closed.
web-people-patience = A bot decides for who is away
web-people-patience-about = Only if the table has been waiting for so long. It is marked in the log.
web-people-patience-on = If the table waits too long for somebody who is away, a bot decides; that is marked in the log.
web-people-patience-set = Saved.
web-patience-0 = never
web-patience-120 = after 2 minutes
web-patience-600 = after 10 minutes
web-patience-3600 = after an hour
web-patience-86400 = after a day
web-patience-other = after { $seconds } seconds

## Ended without a result

web-closed-title = This table is closed
web-closed-about = Whoever made it has ended the game as it stands.
web-outdated-title = An update has ended this game
web-outdated-about = It can be shown here no more, but its record is complete: who sat here can save it. A version with those rules can play it again.

## Rules, links, pace, keys

web-rules-now = Behind this decision
web-rules-search = Search the rules
web-share = Links to share
web-share-about = Whoever opens the link of a seat takes it. Anybody may watch.
web-link-for = Seat of { $seat }
web-link-taken = taken
web-link-own = Your seat on another device
web-link-spectate = To watch
web-link-position = This position (choice { $at })
web-copy-this = Copy: { $what }
web-copied = Copied.
web-export = Save as a file
web-pace = Pace of the bots
web-pace-instant = At once
web-pace-half = Half a second
web-pace-one = One second
web-pace-step = Step by step
web-keys = Keys
web-key-arrows = Arrows
web-key-arrows-does = move over the board
web-key-enter = Enter
web-key-enter-does = choose
web-key-l = L
web-key-l-does = next legal place on the board
web-key-numbers = 1 … 9
web-key-numbers-does = pick a choice by its number
web-key-slash = /
web-key-slash-does = type a choice
web-key-u = U
web-key-u-does = undo
web-key-h = H
web-key-h-does = hint
web-key-rules = ?
web-key-rules-does = rules of this decision
web-key-scrub = [ ]
web-key-scrub-does = back and forward through the game
web-key-space = Space
web-key-space-does = skip the animation
web-key-esc = Esc
web-key-esc-does = cancel, close, back to now

## Handing the device over

web-curtain-title = Pass the device to { $seat }
web-curtain-text = What comes next is only for their eyes.
web-curtain-button = I am { $seat }

## The end

web-seed-was = The seed was { $seed }
web-seed-about = Its fingerprint was published before the first choice, so nobody could change the decks afterwards.
web-salt = Salt
web-commitment = Fingerprint
web-verify = Verify
web-verified = Verified: the seed was fixed before the game and leads to exactly this game.
web-not-verified = This game does not fit its seed.
web-watch-again = Watch again

## Credits

web-credits-about = Robinsonade is free software under the MIT licence. It is not connected with the publishers of the printed games; their names belong to their owners. Nothing here is copied from them.
web-credits-icons = Icons
web-credits-icons-about = From game-icons.net, licence CC BY 3.0; colours and sizes were changed.
web-credits-lucide = The signs on buttons are from Lucide, ISC licence.
web-credits-fonts = Typefaces
web-credits-fraunces = Fraunces by Undercase Type, SIL Open Font License 1.1
web-credits-atkinson = Atkinson Hyperlegible Next by the Braille Institute, SIL Open Font License 1.1
web-credits-code = Libraries in this page

## Forbidden Island

web-fi-board = The island: { $layout }
web-fi-instruments = Water and decks
web-fi-dry = dry
web-fi-flooded = flooded
web-fi-sunk = sunk
web-fi-about-dry = Dry land. Its Flood card would flood it.
web-fi-about-flooded = Flooded. Its next Flood card would sink it for good; shoring it up makes it dry.
web-fi-about-sunk = Sunk. Nobody can stand here any more.
web-fi-about-landing = Without this tile nobody can leave the island.
web-fi-card-discarded = Its Flood card lies in the discard pile.
web-fi-card-in-deck = Its Flood card is still in the deck.
web-fi-symbol = Treasure: { $treasure }
web-fi-here = Here: { $pawns }
web-fi-captured = captured
web-fi-not-captured = not captured yet
web-fi-water = Water
web-fi-water-level =
    { $cards ->
        [0] level { $level } of { $skull }
       *[other] level { $level } of { $skull }, { $cards } Flood cards a turn
    }
web-fi-cards-a-turn =
    { $cards ->
        [0] the skull
       *[other] { $cards } cards a turn
    }
web-fi-deck-flood = Flood
web-fi-deck-treasure = Treasure
web-fi-deck-flood-title = Flood cards
web-fi-deck-treasure-title = Treasure cards
web-fi-discards = { $cards } discarded
web-fi-show-discards = Show the discarded cards
web-fi-discard-pile = Discarded ({ $cards })
web-fi-known-top = On top of the deck ({ $cards })
web-fi-known-top-about = These came back on top when the water rose; only their order is unknown.
web-fi-hand = { $cards } of { $limit } cards
web-fi-no-cards = no cards
web-fi-play = Play { $card }

## Papua

web-pap-board = The island, round { $round }
web-pap-zones = Zones
web-pap-round-state = Round, markers and turn order
web-pap-round = Round { $round }
web-pap-last-round = Last round
web-pap-deck = { $cards } cards in the deck
web-pap-general-supply = General supply
web-pap-markers = Markers
web-pap-marker-free = not on the board yet
web-pap-turn-order = Turn order
web-pap-marker = marker { $marker }
web-pap-no-marker = no marker
web-pap-forbidden = forbidden
web-pap-people =
    { $number ->
        [one] { $who }: one explorer
       *[other] { $who }: { $number } explorers
    }
web-pap-nobody = nobody there
web-pap-nothing = Nothing lies here.
web-pap-neutral = Neutral
web-pap-pile = { $counters } in the pile
web-pap-note-deck = Deck { $deck }: { $cards }
web-pap-hut =
    { $explorers ->
        [one] Hut: { $dice } dice, one of them set; one explorer to enter
       *[other] Hut: { $dice } dice, { $explorers } of them set; { $explorers } explorers to enter
    }
web-pap-no-hut = No hut: { $dice } dice
web-pap-about-huts = With as many explorers here as the next hut asks for you move in: more dice from the next round on, some of them set as you like, and as many explorers from your reserve.
web-pap-about-logistics = Whoever has most explorers here takes a counter first; each of the others takes one of what is left.
web-pap-about-expeditions = Whoever stands here may bid in secret, on as many destinations as explorers here. Most explorers of the bid win the card; ties: coins, then energy. Each explorer in a bid costs 1 energy.
web-pap-about-funding = Three dice are rolled for all; the symbol of the notebook card says which one counts. Coins: that die plus your explorers here.
web-pap-about-hunting = Roll one die more than your explorers here. Food: your explorers plus the highest die less the lowest.
web-pap-about-notebook = Whoever alone has most explorers here takes the card; on a tie nobody does.
web-pap-short-notebook = Most explorers take it; on a tie nobody does.
web-pap-funding-high = Coins: the highest of three dice plus your explorers here.
web-pap-funding-low = Coins: the lowest of three dice plus your explorers here.
web-pap-funding-middle = Coins: the middle one of three dice plus your explorers here.
web-pap-energy = Energy
web-pap-energy-about = Energy, most first: { $order }. Food at the supply spaces: { $supply }.
web-pap-supply-at = Supply at { $space }: { $food } food
web-pap-second-deck-at = At { $energy } energy the second notebook deck comes into play
web-pap-tray = Dice and decisions
web-pap-dice = Dice
web-pap-dice-of = Dice of { $seat }
web-pap-die = Die: { $die }
web-pap-not-rolled = { $dice } not rolled yet
web-pap-no-dice = No dice left.
web-pap-for-a-coin = For a coin
web-pap-pick-zone = Now a zone.
web-pap-placed =
    { $placed ->
        [0] Each explorer will cost 1 energy or 1 food.
        [one] One explorer placed: 1 energy or 1 food.
       *[other] { $placed } explorers placed: { $placed } energy or food.
    }
web-pap-meal = Food or energy
web-pap-meal-means =
    { $supply ->
        [0] Energy lost: { $energy }, left: { $left }
       *[other] Energy lost: { $energy }, left: { $left }; supply asks for { $supply } food, missing: { $missing }
    }
web-pap-idle-start = The round begins: cards and counters are laid out, and one zone is forbidden.
web-pap-idle-turns = The dice are about to be rolled.
web-pap-idle-resolution = The zones are resolved in the order of their markers.
web-pap-idle-end = The expedition is over.
web-pap-bids = Secret bids
web-pap-your-bid = Your bid
web-pap-bid-costs = costs { $energy } energy
web-pap-bidders = Who bids
web-pap-thinks = thinking
web-pap-sealed = done
web-pap-less = One less
web-pap-more = One more
web-pap-bid-won = { $seat } won with explorers { $explorers }, coins { $coins }
web-pap-bid-lost = { $seat } bid explorers { $explorers }, coins { $coins }
web-pap-screen = Behind your screen
web-pap-only-you = only you see this
web-pap-coins = Coins
web-pap-food = Food
web-pap-prestige = Prestige
web-pap-explorers = Explorers
web-pap-pool-and-reserve = Explorers: in the pool + in reserve
web-pap-in-reserve = { $explorers } in reserve
web-pap-spent = spent
web-pap-sheet = Score sheet
web-pap-total = Total
web-pap-winner = winner

## Náufragos

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
web-nau-difficulty = Return difficulty
web-nau-chance = Chance to get home: { $odds } %
web-nau-chances = with the chance in %
web-nau-remains = { $number } wreck cards
web-nau-lost = Lost here: { $seats }
web-nau-pending = Pending explorations
web-nau-pile = Face-down pile ({ $number })
web-nau-stories = Storylines
web-nau-march = Exploration, in marching order
web-nau-locked = The only way on is through the pile.
web-nau-odds = All together { $odds } %: two dice { $bonus } against { $number }.
web-nau-odds-one = { $odds } %: two dice { $bonus } against { $number }.
web-nau-odds-alone = { $seat } alone { $odds } %.
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
web-nau-prepared = exploration prepared
web-nau-item-strength = strength +{ $number }
web-nau-item-story = { $number } PH
web-nau-item-rescue = may bring the rescue
web-nau-item-price = { $number } energy
web-nau-stat-return-roll = { $number } to return rolls
web-nau-stat-diary-extra = { $number } token from the diary
web-nau-stat-rest-energy = { $number } energy when resting
web-nau-stat-fish-extra = { $number } fish when fishing
web-nau-stat-fire-declared = { $number } for lighting the fire
web-nau-stat-build-bonus = { $number } energy for building
web-nau-stat-wood-extra = { $number } wood
web-nau-stat-night-safe = no loss without a fire
web-nau-stat-preserve-food = { $number } fresh food preserved
web-nau-stat-fish-draw-choose = choice when fishing
web-nau-stat-injury-dice = { $number } dice for injuries
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
web-nau-action-camp = One pawn on each card; these are resolved first.

## Robinson Crusoe

web-rc-board = The island and the camp
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
