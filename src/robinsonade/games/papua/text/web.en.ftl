### What only the browser says in this game, in English. Every message has its twin in web.es.ftl.

web-pap-board = The island, round { $round }
web-pap-zones = Zones
web-pap-round-state = Round, markers and turn order
web-pap-round = Round { $round }
web-pap-last-round = Last round
web-pap-deck =
    { $cards ->
        [one] 1 card in the deck
       *[other] { $cards } cards in the deck
    }
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
web-pap-hut-of = { $who }: hut with { $dice } dice
web-pap-about-huts = With as many explorers here as the next hut asks for you move in: more dice from the next round on, some of them set as you like, and as many explorers from your reserve.
web-pap-about-logistics = Whoever has most explorers here takes a counter first; each of the others takes one of what is left.
web-pap-about-expeditions = Whoever stands here may bid in secret, on as many destinations as explorers here. Most explorers of the bid win the card; ties: coins, then energy. Each explorer in a bid costs 1 energy.
web-pap-about-funding = Three dice are rolled for all; the symbol of the notebook card says which one counts. Coins: that die plus your explorers here.
web-pap-about-hunting = Roll one die more than your explorers here. Food: your explorers plus the highest die less the lowest; a catastrophe is 0.
web-pap-about-notebook = Whoever alone has most explorers here takes the card; on a tie nobody does.
web-pap-there = Explorers here: { $people }.
web-pap-ranks = Explorers here, in the order in which counters are taken: { $people }.
web-pap-you-have = Coins: { $coins }. Explorers in your pool: { $explorers }.
web-pap-funding-high = Coins: the highest of three dice plus your explorers here; a catastrophe is 0.
web-pap-funding-low = Coins: the lowest of three dice plus your explorers here; a catastrophe is 0.
web-pap-funding-middle = Coins: the middle one of three dice plus your explorers here; a catastrophe is 0.
# What the symbol of the open page means, in a few words.
web-pap-symbol-high = Funding: highest die
web-pap-symbol-low = Funding: lowest die
web-pap-symbol-middle = Funding: middle die
web-pap-energy = Energy
web-pap-energy-about = Energy, most first: { $order }. Food at the supply spaces: { $supply }.
web-pap-supply-at = Energy { $space }: eat { $food } food
web-pap-second-deck-at = At { $energy } energy the second notebook deck comes into play
web-pap-tray = Dice and decisions
web-pap-dice = Dice
web-pap-dice-of = Dice of { $seat }
web-pap-die = Die: { $die }
web-pap-not-rolled = { $dice } not rolled yet
web-pap-no-dice = No dice left.
web-pap-for-a-coin = For a coin
web-pap-pick-die = Pick up a die: the places it can go to light up.
web-pap-change-die = For a coin each, roll a die again or turn it by one. Pick up a die.
web-pap-die-takes = The { $die } in your hand takes marker { $die } to a free zone.
web-pap-cost-energy = −1 energy
web-pap-outlook-funding = { $zone }: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } coins on average.
web-pap-outlook-hunting = { $zone }: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } food on average.
web-pap-outlook-huts =
    { $enough ->
        [yes] { $zone }: enough for your next hut, with { $dice } dice.
        [no] { $zone }: { $there } of the { $needs } explorers that your next hut asks for.
       *[none] { $zone }: you live in the best hut already.
    }
web-pap-outlook-logistics = { $zone }: { $there } of your explorers; most of another: { $most }.
web-pap-outlook-notebook = { $zone }: { $there } of your explorers; most of another: { $most }. Only more than all others take the card.
web-pap-outlook-expeditions =
    { $there ->
        [one] { $zone }: you may bid for one destination.
       *[other] { $zone }: you may bid for { $there } destinations.
    }
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
web-pap-nobody-sent = You would send nobody out this round. Press again if you mean it.
web-pap-idle-turns = The dice are about to be rolled.
web-pap-idle-resolution = The zones are resolved in the order of their markers.
web-pap-idle-end = The expedition is over.
web-pap-bids = Secret bids
web-pap-opening = The screens are lifted
web-pap-your-bid = Your bid
web-pap-bid-costs = costs { $energy } energy
web-pap-bidders = Who bids
web-pap-thinks = thinking
web-pap-sealed = done
web-pap-less = One less
web-pap-more = One more
web-pap-bid-won =
    { $explorers ->
        [one] { $seat } won with 1 explorer
       *[other] { $seat } won with { $explorers } explorers
    }{ $coins ->
        [0] {""}
        [one] {" "}and 1 coin
       *[other] {" "}and { $coins } coins
    }
web-pap-bid-lost =
    { $explorers ->
        [one] { $seat } bid 1 explorer
       *[other] { $seat } bid { $explorers } explorers
    }{ $coins ->
        [0] {""}
        [one] {" "}and 1 coin
       *[other] {" "}and { $coins } coins
    }
web-pap-screen = Behind your screen
web-pap-only-you = only you see this
web-pap-coins = Coins
web-pap-food = Food
web-pap-prestige = Prestige
web-pap-explorers = Explorers
web-pap-pool-and-reserve = Explorers: in the pool + in reserve
web-pap-in-reserve = { $explorers } in reserve
web-pap-spent = spent
web-pap-arm = { $card }: ask me before the next round
web-pap-sheet = Score sheet
web-pap-total = Total
web-pap-winner = winner
