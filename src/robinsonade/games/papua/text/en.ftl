### Papua in English: names, choices, events, prompts, outcomes.
### The rules are in rules.en.md. `.the` is the form within a sentence.

game-title = Papua
game-pitch = Lead an expedition: roll dice, send out explorers, bid for the finest specimens, and come home with most prestige before your strength gives out.

## Zones and destinations

zone-huts = Huts
    .the = the huts
zone-logistics = Logistics
    .the = logistics
zone-expeditions = Expeditions
    .the = the expeditions
zone-funding = Funding
    .the = funding
zone-hunting = Hunting and Fishing
    .the = hunting and fishing
zone-notebook = Field Notebook
    .the = the field notebook

destination-jungle = Jungle
    .the = the jungle
destination-river = River
    .the = the river
destination-volcano = Volcano
    .the = the volcano
won-by-explorers = with most explorers
won-by-coins = with most coins, explorers being tied
won-by-energy = by energy order, all else being tied

## Colours of the players

colour-red = Red
colour-blue = Blue
colour-green = Green
colour-yellow = Yellow

## Faces of a die

die-catastrophe = catastrophe
die-1 = 1
die-2 = 2
die-3 = 3
die-4 = 4
die-5 = 5

## Logistics counters

counter-log_prestige_2 = 2 prestige
counter-log_prestige_3 = 3 prestige
counter-log_prestige_4 = 4 prestige
counter-log_prestige_5 = 5 prestige
counter-log_prestige_6 = 6 prestige
counter-log_zone_food = Food equal to the logistics zone marker
counter-log_zone_prestige = Prestige equal to the logistics zone marker
counter-log_zone_coins = Coins equal to the logistics zone marker
counter-log_energy_3 = Recover 3 energy
counter-log_energy_5 = Recover 5 energy
counter-log_explorer = 1 explorer from the reserve
counter-log_mixed = 1 coin, 1 food and 1 prestige
counter-log_reposition = Reposition

## Expedition cards

card-spider = Spider
    .about = Counts at the end: among the different kinds that you hold, and once more with others of its own kind.
card-bird_of_paradise = Bird of paradise
    .about = Counts at the end: among the different kinds that you hold, and once more with others of its own kind.
card-butterfly = Butterfly
    .about = Counts at the end: among the different kinds that you hold, and once more with others of its own kind.
card-reptile = Reptile
    .about = Counts at the end: among the different kinds that you hold, and once more with others of its own kind.
card-plant = Plant
    .about = Counts at the end: among the different kinds that you hold, and once more with others of its own kind.
card-beetle = Beetle
    .about = Counts at the end: among the different kinds that you hold, and once more with others of its own kind.
card-tribe = Tribe
    .about = At the beginning of a round, discard it for 5 prestige, 5 coins, 5 food, 2 explorers or ten dice. Kept to the end it counts as a kind like the others.

## What a tribe card can be turned into

benefit-tribe_prestige = 5 prestige
benefit-tribe_coins = 5 coins
benefit-tribe_food = 5 food
benefit-tribe_explorers = 2 explorers from the reserve
benefit-tribe_ten_dice = 10 dice this round

## Science cards. `about` is what they do.

science-medicine = Medicine
    .about = At the end you lose no prestige for energy below 0. Works by itself.
science-finance = Finance
    .about = Once, after a funding roll, you read it as +.
science-cartography = Cartography
    .about = Once, after bids are revealed, you lose no energy for explorers on destinations you did not win.
science-meteorology = Meteorology
    .about = Once, in your own turn, you turn every catastrophe to a number of your choice.
science-biology = Biology
    .about = At the end, 2 prestige for every four explorers in your pool. Works by itself.
science-anthropology = Anthropology
    .about = Once, you take the benefit of a tribe card without discarding it.
science-engineering = Engineering
    .about = Once, after logistics, you use a counter that is left over.

## What notebook cards give: a term for each verb of effects/verbs.py

-does-gain =
    { $what ->
        [coins] { $n ->
            [one] gain 1 coin
           *[other] gain { $n } coins
        }
        [explorers] { $n ->
            [one] gain 1 explorer
           *[other] gain { $n } explorers
        }
        [energy] recover { $n } energy
        [food] gain { $n } food
       *[prestige] gain { $n } prestige
    }
-does-extra_dice_next_turn =
    { $n ->
        [one] roll 1 more die on your next turn
       *[other] roll { $n } more dice on your next turn
    }
-does-each_other_player_catastrophe =
    { $n ->
        [one] every rival loses an explorer or pays a coin
       *[other] { $n } times, every rival loses an explorer or pays a coin
    }
-does-score_per =
    { $what ->
        [distinct_expedition_types] at the end, gain { $n } prestige for { $per ->
            [one] each kind
           *[other] every { $per } kinds
        } of expedition card you hold
       *[explorers_personal_pool] at the end, gain { $n } prestige for { $per ->
            [one] each explorer
           *[other] every { $per } explorers
        } in your pool
    }

## Field notebook cards. `about` is what they give.

note-nb1_letters_of_credit = Letters of credit
    .about = { -does-gain(what: "coins", n: 4) }
note-nb1_good_catch = Good catch
    .about = { -does-gain(what: "food", n: 4) }
note-nb1_quiet_camp = Quiet camp
    .about = { -does-gain(what: "energy", n: 4) }
note-nb1_first_report = First report
    .about = { -does-gain(what: "prestige", n: 4) }
note-nb1_new_recruit = New recruit
    .about = { -does-gain(what: "explorers", n: 1) }. { -does-gain(what: "coins", n: 1) }
note-nb1_local_cook = Local cook
    .about = { -does-gain(what: "explorers", n: 1) }. { -does-gain(what: "food", n: 2) }
note-nb1_press_article = Press article
    .about = { -does-gain(what: "coins", n: 2) }. { -does-gain(what: "prestige", n: 2) }
note-nb1_fruit_grove = Fruit grove
    .about = { -does-gain(what: "food", n: 2) }. { -does-gain(what: "energy", n: 2) }
note-nb1_route_sketch = Route sketch
    .about = { -does-gain(what: "prestige", n: 2) }. { -does-extra_dice_next_turn(n: 2) }
note-nb2_patrons_gift = Patron's gift
    .about = { -does-gain(what: "coins", n: 6) }
note-nb2_smokehouse = Smokehouse
    .about = { -does-gain(what: "food", n: 6) }
note-nb2_dry_season = Dry season
    .about = { -does-gain(what: "energy", n: 6) }
note-nb2_published_memoir = Published memoir
    .about = { -does-gain(what: "prestige", n: 6) }
note-nb2_relief_party = Relief party
    .about = { -does-gain(what: "explorers", n: 2) }. { -does-gain(what: "prestige", n: 1) }
note-nb2_village_feast = Village feast
    .about = { -does-gain(what: "food", n: 3) }. { -does-gain(what: "energy", n: 3) }
note-nb2_landslide = Landslide
    .about = { -does-gain(what: "prestige", n: 3) }. { -does-each_other_player_catastrophe(n: 1) }
note-nb2_catalogue = Catalogue of species
    .about = { -does-score_per(what: "distinct_expedition_types", n: 1, per: 1) }
note-nb2_muster_roll = Muster roll
    .about = { -does-score_per(what: "explorers_personal_pool", n: 1, per: 2) }

## Lines of the score sheet

line-track = Prestige earned
line-money = Most coins
line-food = Food
line-energy = Energy left
line-explorers = Explorers
line-different = Different kinds
line-same = Same kind
line-notebook = Notebook cards
line-biology = Biology
line-effects = Notebook effects

## Options

option-limited_supply = Coins and food
option-limited_supply-true = limited to what is in the box
option-limited_supply-false = never run out
option-food_offsets_bid_energy = Food instead of energy for bids
option-food_offsets_bid_energy-false = no
option-food_offsets_bid_energy-true = yes
option-stack_arrival = An energy token arrives
option-stack_arrival-top = on top of the stack
option-stack_arrival-bottom = below the stack
option-money_tie = A tie for most coins
option-money_tie-all_tied_score = scores for all who are tied
option-money_tie-nobody = scores for nobody
option-victory_tie = A tie for victory
option-victory_tie-shared = is a shared victory
option-victory_tie-energy_order = is broken by energy
option-neutral_tie_uses_coins_first = Ties with the neutral colour
option-neutral_tie_uses_coins_first-true = coins first, then energy
option-neutral_tie_uses_coins_first-false = energy only
option-science = Science cards
option-science-medicine = { science-medicine }
option-science-finance = { science-finance }
option-science-cartography = { science-cartography }
option-science-meteorology = { science-meteorology }
option-science-biology = { science-biology }
option-science-anthropology = { science-anthropology }
option-science-engineering = { science-engineering }
option-first = First player

## Choices; `group` is the heading over all choices of a kind

choice-forbid = Forbid { $zone-the }
    .group = Put the X marker
choice-tribe = Discard a tribe card for { $benefit }
    .group = Play a tribe card
choice-tribe-kept = Take { $benefit } and keep the tribe card
    .group = Use { science-anthropology }
choice-set-die = Set a die to { $die }
    .group = Set a die
choice-roll = Roll the dice
    .group = Roll
choice-science = Use { $science }
    .group = Use your science card
choice-turn-die = Turn a catastrophe to { $die }
    .group = Turn a catastrophe
choice-pay-coin = Pay a coin and save the explorer
    .group = Pay
choice-lose-explorer = Lose an explorer
    .group = Pay nothing
choice-reroll = Reroll a { $die }
    .group = Reroll a die
choice-raise = Turn a { $die } one up
    .group = Raise a die
choice-lower = Turn a { $die } one down
    .group = Lower a die
choice-keep-dice = Keep the dice
    .group = Keep the dice
choice-place = An explorer to { $zone-the }, with the { $die }
    .group = Use a die
choice-stop-placing = Place no more explorers
    .group = Stop
choice-eat =
    { $amount ->
        [0] Eat nothing
       *[other] Eat { $amount } food
    }
    .group = Food instead of energy
choice-take-from = Lose an explorer of { $zone-the }
    .group = Lose an explorer of the board
choice-counter = Take the counter: { $counter }
    .group = Take a counter
choice-leftover = Use the counter left over: { $counter }
    .group = Use { science-engineering }
choice-discard = Discard the counter: { $counter }
    .group = Discard a counter
choice-bid =
    { $amount ->
        [0] { $destination }: no bid
        [one] { $destination }: one explorer
       *[other] { $destination }: { $amount } explorers
    }
    .group = Explorers of your bid
choice-bid-coins =
    { $amount ->
        [0] { $destination }: no coins
        [one] { $destination }: one coin
       *[other] { $destination }: { $amount } coins
    }
    .group = Coins of your bid

cost-coin = costs 1 coin
cost-tribe = uses up the card
cost-science = uses up your science card

## Prompts

prompt-tribe = { $seat }: play a tribe card before the round begins?
prompt-forbid = { $seat }: on which zone do you put the X marker? Nobody can use it this round.
prompt-set-dice =
    { $left ->
        [one] { $seat }: you may set one die; { $dice } are not rolled yet.
       *[other] { $seat }: you may set up to { $left } dice; { $dice } are not rolled yet.
    }
prompt-weather =
    { $left ->
        [one] { $seat }: you have rolled a catastrophe. Use { science-meteorology }?
       *[other] { $seat }: you have rolled { $left } catastrophes. Use { science-meteorology }?
    }
prompt-turn-dice =
    { $left ->
        [one] { $seat }: to which number do you turn the catastrophe?
       *[other] { $seat }: { $left } catastrophes to turn. To which number the next one?
    }
prompt-catastrophe =
    { $left ->
        [one] { $seat }: a catastrophe. Pay a coin or lose an explorer?
       *[other] { $seat }: { $left } catastrophes. Pay a coin or lose an explorer for the next one?
    }
prompt-landslide =
    { $left ->
        [one] { $seat }: the landslide. Pay a coin or lose an explorer?
       *[other] { $seat }: the landslide, { $left } times. Pay a coin or lose an explorer?
    }
prompt-coins =
    { $dice-count ->
        [one] { $seat }: your die shows { $dice }. Pay coins to reroll or change it?
       *[other] { $seat }: your dice show { $dice }. Pay coins to reroll or change some?
    }
prompt-place =
    { $left ->
        [one] { $dice-count ->
            [one] { $seat }: your die shows { $dice }, and 1 explorer is left. Use it?
           *[other] { $seat }: your dice show { $dice }, and 1 explorer is left. Use a die?
        }
       *[other] { $dice-count ->
            [one] { $seat }: your die shows { $dice }, and { $left } explorers are left. Use it?
           *[other] { $seat }: your dice show { $dice }, and { $left } explorers are left. Use a die?
        }
    }
prompt-eat =
    { $explorers ->
        [one] { $seat }: you have placed one explorer and are at { $energy } energy. Food instead of energy?
       *[other] { $seat }: you have placed { $explorers } explorers and are at { $energy } energy. Food instead of energy?
    }
prompt-eat-for-bid = { $seat }: your bid costs { $energy } energy. Food instead?
prompt-take-from =
    { $left ->
        [one] { $seat }: you lack food and lose one explorer of the board. From which zone?
       *[other] { $seat }: you lack food and lose { $left } explorers of the board. From which zone the next one?
    }
prompt-counter = { $seat }: which logistics counter do you take?
prompt-leftover = { $seat }: use { science-engineering } on a counter left over?
prompt-discard = { $seat }: which counter do you discard for the neutral colour? The other one is for { $who }.
prompt-bids =
    { $bidders-count ->
        [one] Secret bid: most explorers win each card, then most coins.
       *[other] Secret bids: most explorers win each card, then most coins.
    }
prompt-cartography = { $seat }: you could save { $saved } energy. Use { science-cartography }?
prompt-finance = { $seat }: the funding roll is { $dice }. Use { science-finance } and read it as +?

## Why something cannot be done

why-turn-of = It is the turn of { $seat }.
why-place-later = Explorers are placed in your own turn, when the dice have been rolled.
why-zone-forbidden = This zone is forbidden in this round.
why-no-such-die = This zone has the marker { $number }, and no die of yours shows it.
why-all-marked = The markers of your dice lie on other zones already, or no zone is left for them.
why-forbid-later = Zones are forbidden at the beginning of a round.
why-last-forbids = The last in energy order forbids a zone: { $seat }.
why-forbidden-before = This zone was forbidden in the last round.
why-none-there = You have no explorer there.
why-nothing-lost = You do not lose any explorers from the board now.
why-dice-later = Dice are rerolled or changed in your own turn, after the roll and before the first explorer is placed.
why-not-rolled = No die of the roll shows this.
why-catastrophe-stays = A catastrophe can be neither used nor changed.
why-not-revealed = This counter does not lie there in this round.
why-counter-later = Counters are taken when { zone-logistics } is resolved.
why-none-in-logistics = You have no explorer in { zone-logistics }.
why-no-engineering = Only Engineering uses what is left over.
why-leftover-later = What is left over can be used right after { zone-logistics } has been resolved.
why-bid-later = Bids are made when { zone-expeditions } is resolved.
why-none-in-expeditions = You have no explorer in { zone-expeditions }.
why-bid-sealed = Your bid is sealed.
why-bid-decided = This part of your bid is decided.
why-bid-in-order = You bid for one destination after the other, first explorers, then coins.
why-not-your-science = This is not your science card.
why-science-spent = Your science card has been used.
why-science-later = This is not the moment of your science card.

## Events

event-colour = { $seat-name } is { $colour } and has { $science }.
event-first = { $seat } is first: on top of the energy stack.
event-turn = Round { $number }. Expedition cards in the deck: { $cards }.
event-tribe = { $seat } discards a tribe card for { $benefit }.
event-tribe-kept = { $seat } uses { science-anthropology }: { $benefit }, and the tribe card stays.
event-card-revealed = An expedition card is revealed for { $destination-the }: { $card }.
event-counter-revealed = A logistics counter is revealed: { $counter }.
event-reposition = The reposition counter appears; at the end of the round all counters are mixed.
event-counters-reshuffled =
    { $amount ->
        [one] The pile of counters is empty: the only discarded one becomes the new pile.
       *[other] The pile of counters is empty: the { $amount } discarded ones become the new pile.
    }
event-second-deck = From now on notebook cards come from deck II.
event-note-revealed = The field notebook card “{ $note }” is revealed.
event-forbidden = { $seat } forbids { $zone-the }.
event-neutral-zone =
    { $amount ->
        [0] The neutral colour rolls { $die } for { $zone-the }: no explorer.
        [one] The neutral colour rolls { $die } for { $zone-the }: one explorer.
       *[other] The neutral colour rolls { $die } for { $zone-the }: { $amount } explorers.
    }
event-neutral-destination =
    { $amount ->
        [0] The neutral colour rolls { $die } for { $destination-the }: no explorer.
        [one] The neutral colour rolls { $die } for { $destination-the }: one explorer.
       *[other] The neutral colour rolls { $die } for { $destination-the }: { $amount } explorers.
    }

event-player-turn = { $seat } has the turn, with { $dice } dice.
event-die-set = { $seat } sets a die to { $die }.
event-rolled = { $seat } rolls { $dice }.
event-science = { $seat } uses { $science }.
event-die-turned = { $seat } turns a catastrophe to { $die }.
event-harmless =
    { $round ->
        [1] { $amount ->
            [one] In the first round the catastrophe of { $seat } does not count.
           *[other] In the first round the { $amount } catastrophes of { $seat } do not count.
        }
       *[other] { $amount ->
            [one] The catastrophe has no effect on { $seat }, whose pool is empty.
           *[other] The { $amount } catastrophes have no effect on { $seat }, whose pool is empty.
        }
    }
event-saved =
    { $amount ->
        [one] { $seat } pays a coin and saves an explorer.
       *[other] { $seat } pays { $amount } coins and saves an explorer.
    }
event-lost = { $seat } loses an explorer.
event-rerolled =
    { $amount ->
        [one] { $seat } rerolls a { $old } for a coin: { $new }.
       *[other] { $seat } rerolls a { $old } for { $amount } coins: { $new }.
    }
event-changed =
    { $amount ->
        [one] { $seat } turns a { $old } to { $new } for a coin.
       *[other] { $seat } turns a { $old } to { $new } for { $amount } coins.
    }
event-marker = { $seat } puts marker { $marker } on { $zone-the }.
event-placed = { $seat } uses a { $die }: an explorer to { $zone-the }.
event-ate = { $seat } eats { $amount } food.
event-energy-lost = { $seat } loses { $amount } energy and falls to { $energy }.
event-supplied =
    { $missing ->
        [0] { $seat } reaches { $space } on the energy track and eats { $amount } food.
       *[other] { $seat } reaches { $space } on the energy track and eats { $amount } food; { $missing } food is missing.
    }
event-explorers-lost =
    { $amount ->
        [one] { $seat } loses an explorer for missing food.
       *[other] { $seat } loses { $amount } explorers for missing food.
    }
event-explorer-taken = { $seat } loses an explorer of { $zone-the } for missing food.
event-below-zero = { $seat } has fallen below 0 energy: this is the last round.

event-zone = Zone { $marker } is resolved: { $zone }.
event-hut =
    { $amount ->
        [one] { $seat } enters the hut with { $dice } dice; from now on one of them may be set.
       *[other] { $seat } enters the hut with { $dice } dice; from now on { $amount } of them may be set.
    }
event-counter-taken = { $seat } takes a counter: { $counter }.
event-leftover-used = { $seat } uses { science-engineering }: { $counter }.
event-counter-discarded = { $seat } discards a counter for the neutral colour: { $counter }.
event-coins =
    { $amount ->
        [0] { $seat } gets no coins.
        [one] { $seat } gets one coin.
       *[other] { $seat } gets { $amount } coins.
    }
event-food =
    { $amount ->
        [0] { $seat } gets no food.
       *[other] { $seat } gets { $amount } food.
    }
event-coins-short =
    { $amount ->
        [0] No coins are left in the general supply for { $seat } (due: { $due }).
       *[other] The general supply had only { $amount } of the { $due } coins due to { $seat }.
    }
event-food-short =
    { $amount ->
        [0] No food is left in the general supply for { $seat } (due: { $due }).
       *[other] The general supply had only { $amount } of the { $due } food due to { $seat }.
    }
event-prestige = { $seat } gets { $amount } prestige.
event-explorers =
    { $amount ->
        [0] { $seat } gets no explorers.
        [one] { $seat } gets one explorer.
       *[other] { $seat } gets { $amount } explorers.
    }
event-energy =
    { $amount ->
        [0] { $seat } recovers no energy and stays at { $energy }.
       *[other] { $seat } recovers { $amount } energy and rises to { $energy }.
    }
event-dice-now = { $seat } has { $amount } dice this round.
event-dice-next =
    { $amount ->
        [one] { $seat } has one die more on the next turn.
       *[other] { $seat } has { $amount } dice more on the next turn.
    }
event-bidding =
    { $bidders-count ->
        [one] { $bidders } may bid.
       *[other] { $bidders } may bid.
    }
event-bid-put =
    { $amount ->
        [0] { $seat } bids nothing for { $destination-the }.
        [one] { $seat } bids one explorer for { $destination-the }.
       *[other] { $seat } bids { $amount } explorers for { $destination-the }.
    }
event-bid-coins-put =
    { $amount ->
        [0] { $seat } adds no coins for { $destination-the }.
        [one] { $seat } adds one coin for { $destination-the }.
       *[other] { $seat } adds { $amount } coins for { $destination-the }.
    }
event-bid-sealed = { $seat } has finished bidding.
event-bid-revealed =
    { $amount ->
        [0] { $seat } has not bid for { $destination-the }.
        [one] { $coins ->
            [0] { $seat } has bid 1 explorer for { $destination-the }.
            [one] { $seat } has bid 1 explorer and 1 coin for { $destination-the }.
           *[other] { $seat } has bid 1 explorer and { $coins } coins for { $destination-the }.
        }
       *[other] { $coins ->
            [0] { $seat } has bid { $amount } explorers for { $destination-the }.
            [one] { $seat } has bid { $amount } explorers and 1 coin for { $destination-the }.
           *[other] { $seat } has bid { $amount } explorers and { $coins } coins for { $destination-the }.
        }
    }
event-card-won =
    { $coins ->
        [0] { $seat } wins { $destination-the } { $by }: { $card }.
        [one] { $seat } wins { $destination-the } { $by }, for one coin: { $card }.
       *[other] { $seat } wins { $destination-the } { $by }, for { $coins } coins: { $card }.
    }
event-card-neutral = The neutral colour wins { $destination-the }: { $card } is discarded.
event-funding-roll = The funding roll is { $dice }.
event-hunted = { $seat } rolls { $dice } for hunting and fishing.
event-note-taken = { $seat } has most explorers at the field notebook and takes the card “{ $note }”.
event-note-tie = There is a tie in the field notebook: nobody takes the card “{ $note }”.

event-round-end = Round { $number } is over.
event-repositioned = All { $amount } counters are mixed into a new pile.
event-deck-end = Too few expedition cards are left in the deck ({ $cards }): the game is over.
event-energy-end =
    { $seats-count ->
        [0] Energy had fallen below 0 in this round: the game is over.
        [one] { $seats } has no energy left: the game is over.
       *[other] { $seats } have no energy left: the game is over.
    }
event-settled =
    { $seat } settles the energy below 0 with { $food } food, { $explorers ->
        [one] 1 explorer
       *[other] { $explorers } explorers
    } and { $prestige } prestige.
event-scored = { $seat } scores { $amount } prestige for “{ $line }”.
event-total = { $seat } has { $amount } prestige in all.

## Outcomes

outcome-deck = The expedition cards ran out
outcome-energy = The energy ran out

## The chronicle: headlines, causes, what led there

chronicle-most-prestige =
    { $seats-count ->
        [one] { $seats } wins with { $points } prestige
       *[other] { $seats } share the victory with { $points } prestige
    }
chronicle-no-energy =
    { $seats-count ->
        [one] { $seats } had no energy left in round { $round }, which was the last.
       *[other] { $seats } had no energy left in round { $round }, which was the last.
    }
chronicle-no-cards = The expedition cards had run out after round { $round }.
chronicle-settlement = { $seat } paid { $prestige } prestige for missing energy.
chronicle-best-line =
    { $points ->
        [one] { $seat } scored most with “{ $line }”: 1 point.
       *[other] { $seat } scored most with “{ $line }”: { $points } points.
    }
chronicle-behind =
    { $points ->
        [one] { $seats } came second, 1 point behind.
       *[other] { $seats } came second, { $points } points behind.
    }
chronicle-shared = { $seats } have equally many points.
chronicle-by-energy = The points were equal: { $seat } had more energy.
chronicle-main-line = most of it: { $line } ({ $points })
chronicle-luck-dice = { $seat }: of { $number } dice rolled, { $came } fell on { die-catastrophe }; { $expected } { $expected ->
        [one] was
       *[other] were
    } to be expected.

## Figures of a finished game

statistic-rounds = Rounds
statistic-huts = Huts entered
statistic-expeditions = Expedition cards held
statistic-notes = Notebook cards held
statistic-science = Science cards used

## In the terminal

cli-papua-legend = Each zone: its marker and its name, explorers (each the number of its player, ○ neutral), what lies open; X is the forbidden zone. The line with numbers is the energy track; figures on colour above it are players.
cli-papua-standing =
    Energy { $energy }, { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, { $food } food.
cli-papua-nowhere =
    { $pool ->
        [one] None of your explorers stands anywhere; 1 is in your pool.
       *[other] None of your explorers stands anywhere; { $pool } are in your pool.
    }
cli-papua-before = Before you on the energy track: { $seat }, { $energy }.
cli-papua-behind = Behind you on the energy track: { $seat }, { $energy }.
cli-papua-round = Round { $round }. Expedition cards in the deck: { $cards }.
cli-papua-zone =
    { $marker ->
        [0] { $zone }, no marker: { $people }.
       *[other] { $zone }, marker { $marker }: { $people }.
    }
cli-papua-empty-zone =
    { $marker ->
        [0] { $zone }, no marker: nobody.
       *[other] { $zone }, marker { $marker }: nobody.
    }
cli-papua-forbidden = { $zone }: forbidden.
cli-papua-neutral = Neutral
cli-papua-destination =
    { $neutral ->
        [0] { $destination }: { $card }.
       *[other] { $destination }: { $card } (neutral { $neutral }).
    }
cli-papua-counters = Counters: { $counters }.
cli-papua-note = Notebook ({ $symbol }): “{ $note }”. { $about }.
cli-papua-nothing-open = Nothing lies open.
cli-papua-energy = Energy, most first: { $order }. Food for supply at { $supply }.
cli-papua-supply =
    In the general supply: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } and { $food } food.
cli-papua-seat =
    { $seat }: { $prestige } prestige, { $hut ->
        [0] no hut
       *[other] hut with { $hut } dice
    }, explorers { $pool } in the pool and { $reserve } in reserve, { $science }{ $spent ->
        [yes] {" "}(spent)
       *[no] {""}
    }.
cli-papua-cards = Cards: { $cards }.
cli-papua-screen =
    Behind your screen: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } and { $food } food.
cli-papua-notes = Notebook cards: { $notes }.
cli-papua-bid = Your bid so far (explorers and coins): { $bid }.
cli-papua-dice = Dice of { $seat }: { $dice }.

## What is at stake

stake-last-cards =
    { $cards ->
        [one] This may be the last occasion: one expedition card is left.
       *[other] This may be the last occasion: { $cards } expedition cards are left.
    }
stake-last-energy =
    { $seats-count ->
        [one] This may be the last occasion: { $seats } has only { $energy } energy left.
       *[other] This may be the last occasion: { $seats } have only { $energy } energy left.
    }

## What a plan leads to, for explanations

concern-points = points of one's own
concern-rivals = points of the best rival
concern-coins = coins
concern-food = food
concern-explorers = explorers
concern-energy = energy
concern-cards = expedition cards
