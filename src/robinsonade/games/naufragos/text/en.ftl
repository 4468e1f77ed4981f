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

roll-campfire = The roll for the campfire
roll-return = The roll for the way home
roll-strength = The strength roll
roll-rest = The roll for the rest
roll-injuries = The roll for injuries (a 1 makes one a sequela)
roll-card = The roll for the card
moment-turn = before the event of this turn
moment-actions = before the actions begin
moment-resolution = before the actions are resolved
moment-exploration = before the exploration sets out
moment-evening = before the actions end
moment-survival = before the food is handed out
moment-rescue = before the ships are watched for
moment-night = before the injuries are looked at
moment-placement = before everybody places a pawn
moment-lost = before the lost look for the way home
moment-rest = before everybody lies down by the fire
moment-maintenance = before the day is closed

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

## Choices; `group` is the heading over all choices of a kind

choice-castaway = Be { $person }
    .group = Choose a castaway
choice-place = Put a pawn on { $action }
    .group = Place a pawn
choice-rest =
    Rest on space { $number }, after { $number ->
        [1] { action-forage }
        [2] { action-wood }
        [3] { action-diary }
        [4] { action-salvage }
        [5] { action-campfire }
       *[6] { action-build }
    }
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
prompt-place =
    { $left ->
        [one] { $seat }: place your last pawn, or pass.
       *[other] { $seat }: place a pawn ({ $left } left), or pass.
    }
prompt-kindle = { $seat }: how much energy for the campfire? The die may show no more.
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
prompt-reroll =
    { $total ->
        [0] { $roll }: repeat it?
       *[other] { $roll } is { $total }. Repeat it?
    }
prompt-occasion = Use an item now?
prompt-terms = { $seat }: what do you want from { $who } for “{ $card }”?
prompt-gift = { $who }: { $seat } offers you “{ $card }” as a gift.
prompt-swap = { $who }: { $seat } offers you “{ $card }” for “{ $wanted }”.
prompt-inherit = { $seat }: choose one of the belongings of the dead.
prompt-feed =
    { $fresh ->
        [0] { $food ->
            [one] { $seat }: 1 food counter is left to hand out.
           *[other] { $seat }: { $food } food counters are left to hand out.
        }
       *[other] { $food ->
            [0] { $seat }: { $fresh } fresh food is left to hand out.
            [one] { $seat }: { $fresh } fresh food and 1 food counter are left to hand out.
           *[other] { $seat }: { $fresh } fresh food and { $food } food counters are left to hand out.
        }
    }
prompt-carry = { $seat }: you carry { $food } food. Eat it, give it away or pass?
prompt-gift-food = { $seat }: eat the gift or keep it?
prompt-treat = { $seat }: whom do you treat?
prompt-preserve = { $seat }: how much of { $fresh } fresh food do you preserve?
prompt-promontory = { $seat } has reached the promontory. When does the game end?

## Why something cannot be done

why-pawns-later = Pawns are placed at the beginning of the action phase.
why-white-pawn = The white pawn goes onto a camp card.
why-done-already = You have done this action this turn already: { $action }.
why-blocked = Because of a card nobody can do this now: { $action }.
why-wreck-empty = There is no cube on this action: nothing has washed ashore.
why-no-space = No space is free there: { $action }.
why-energy-missing =
    { $needed ->
        [one] The next free space costs 1 energy; you can spend { $have }.
       *[other] The next free space costs { $needed } energy; you can spend { $have }.
    }
why-not-in-camp = This card does not lie in the camp.
why-occupied = Another pawn stands on this card.
why-stormy = Nobody fishes in a storm, nor in the turn of one.
why-condition = What this card needs does not hold now.
why-cost-missing = You cannot pay what this card costs.
why-no-camp-card = No camp card is free and of use to you now.
why-build-later = What is built is proposed by whoever has a pawn on { action-build }, when it is resolved.
why-built = Built already: { $building }.
why-shelter-order = This has to be built first: { $building }.
why-raft-unknown = Nobody knows yet how to build it.
why-wood-missing =
    { $needed ->
        [one] It takes 1 wood; there is { $have } in the storage.
       *[other] It takes { $needed } wood; there is { $have } in the storage.
    }
why-explore-later = Decks are explored by those whose pawns stand on { action-exploration }, when it is resolved.
why-pile-locked = First you have to find the way out of the pile.
why-sector-far = None of you has come so far on the track yet.
why-deck-empty = This deck has no cards left.
why-not-pending = This card is no pending exploration.
why-taken = Somebody has this ability already.
why-cast-already = The castaways have been chosen.
why-not-held = You do not hold this card.
why-no-items = You hold no items.
why-yourself = That is you.
why-no-trade-exploring = Nothing changes hands while an exploration is under way.
why-dead = { $who } is dead.
why-lost = Nobody can meet { $who } now: one of you is lost.
why-refused-before = { $who } has refused already.
why-nobody-trades = There is nobody with whom you could exchange items now.
why-no-trade-now = Items are offered at your own decisions, and before the resolution, the survival phase and the rescue.
why-no-power-now = At this moment it is of no use, or its power is used up.

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
event-roll-row =
    { $wide ->
        [0] On the card, that is the line for { $low }.
       *[other] On the card, that is the line for { $low }-{ $high }.
    }
event-roll-idle = Nothing happens.
event-rerolled = { $seat } repeats the roll.
event-strength = Strength of { $group }: { $total }; { $need } is needed.
event-contest-total = Strength of { $seat }: { $total }.
event-contest-won =
    { $group-count ->
        [one] { $group } wins the strength roll.
       *[other] { $group } win the strength roll.
    }
event-contest-lost =
    { $group-count ->
        [one] { $group } loses the strength roll.
       *[other] { $group } lose the strength roll.
    }
event-voted = { $seat } votes for “{ $deed }”.
event-decided = The group decides for “{ $deed }”.
event-faction-rolled =
    { $group-count ->
        [one] A tie: { $group } reaches { $total }.
       *[other] A tie: { $group } reach { $total }.
    }
event-pawn-placed = { $seat } puts a pawn on { $action }.
event-pawn-camp = { $seat } puts a pawn on “{ $card }”.
event-pawn-rest = { $seat } will rest on space { $number }.
event-pawn-kept = { $seat } keeps a pawn back.
event-no-effect = The pawn of { $seat } has no effect.
event-prepared = { $seat } prepares an exploration.
event-action-blocked = Nobody can use { $action } this turn.
event-foraged = A forage tile worth { $value } food goes to the storage.
event-forage-added =
    { $number ->
        [one] 1 forage tile comes to the supply.
       *[other] { $number } forage tiles come to the supply.
    }
event-forage-removed =
    { $number ->
        [one] 1 forage tile leaves the supply.
       *[other] { $number } forage tiles leave the supply.
    }
event-fished = { $seat } catches { $fish }.
event-shark-came = The Shark is in the bay now.
event-wood-gained =
    { $number ->
        [one] 1 wood goes to the storage.
       *[other] { $number } wood go to the storage.
    }
event-wood-lost =
    { $number ->
        [one] 1 wood leaves the storage.
       *[other] { $number } wood leave the storage.
    }
event-food-gained =
    { $number ->
        [one] 1 food goes to the storage.
       *[other] { $number } food go to the storage.
    }
event-food-lost =
    { $number ->
        [one] 1 food is gone.
       *[other] { $number } food are gone.
    }
event-food-taken = { $seat } takes { $number } food along.
event-fresh-gained =
    { $number ->
        [one] 1 fresh food goes to the storage.
       *[other] { $number } fresh food go to the storage.
    }
event-diary = { $seat } writes the diary.
beat-remains-shown = From the wreck: { $card }.
event-remains-shown = From the wreck: “{ $card }”.
event-remains-taken = { $seat } takes “{ $card }”.
event-rested = { $seat } rests.
event-fire-lit = The campfire burns.
event-fire-out = The campfire goes out.
event-fire-fed = { $seat } puts wood on the fire.
event-fire-total = { $seat } rolls { $total } for the fire; it must be { $most } or less.
event-fire-untried = { $seat } puts no energy into the campfire.
event-fire-no-wood = There is no wood for the campfire.
event-fire-failed = { $seat } cannot light the campfire.
event-fire-burns = The fire burns through the night.
event-proposed = { $seat } proposes: { $building }.
event-contributed = { $seat } contributes { $number }.
event-progress = { $building }: progress { $number }.
event-built = { $building } is finished.
event-build-failed = Not enough energy for { $building }.
event-construction = New construction: { $building }.
event-card-drawn = { $seat } turns up “{ $card }”.
event-chose = { $seat } chooses “{ $deed }”.
event-named = { $seat } chooses { $who }.
event-card-added = Story card { $number } goes to the { $deck }.
event-camp-placed = “{ $card }” comes to slot { $number } of the camp board.
event-camp-covered = “{ $card }” is covered for good.
event-camp-removed = “{ $card }” leaves the camp board.
event-pending-placed = “{ $card }” waits as a pending exploration.
event-pending-dropped = “{ $card }” is given up.
event-pending-pile =
    { $number ->
        [one] A pile of 1 card waits face down.
       *[other] A pile of { $number } cards waits face down.
    }
event-pile-left = The explorers are outside again.
event-peeked =
    { $number ->
        [one] { $seat } looks at the top card of the { $deck }.
       *[other] { $seat } looks at { $number } cards of the { $deck }.
    }
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
event-return-declared =
    { $group-count ->
        [one] { $group } tries to return; the difficulty is { $difficulty }.
       *[other] { $group } try to return; the difficulty is { $difficulty }.
    }
event-joined = { $seat } joins the return.
event-return-total = The way home of { $group }: { $total }; { $difficulty } is needed.
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
event-cold = The fire is out: the night is cold for { $group }.
event-treated = { $seat } treats { $who }.
event-preserved = { $seat } preserves { $number } fresh food.
event-spoiled =
    { $number ->
        [one] 1 fresh food spoils.
       *[other] { $number } fresh food spoil.
    }
event-rescued-by = A ship! “{ $card }” brings the rescue.
event-ship-passed = The ship passes by.
event-way =
    { $number ->
        [one] For the way on the island { $seat } draws 1 story token: { $points } points.
       *[other] For the way on the island { $seat } draws { $number } story tokens: { $points } points.
    }
event-scored = { $seat }: { $points } story points.

## Outcomes

outcome-rescued = Rescued
outcome-lost-dead = Lost: everybody died
outcome-lost-time = Lost: nobody reached the promontory in time
outcome-lost-passed-by = Lost: no ship saw them
outcome-lost-nobody-home = Lost: a ship came, but everybody was lost

## The chronicle: headlines, causes, what led there, what was missing

chronicle-best-story =
    { $group-count ->
        [one] { $group } has the best story to tell: { $points } points
       *[other] { $group } have equally good stories to tell: { $points } points
    }
chronicle-rescued =
    { $group-count ->
        [one] { $group } is rescued in turn { $turn }
       *[other] { $group } are rescued in turn { $turn }
    }
chronicle-last-died = { $seat } died in turn { $turn }: no castaway is left alive
chronicle-time-up = Turn { $turn } was the last, and the promontory was not reached
chronicle-passed-by = The ship sailed past in turn { $turn }
chronicle-nobody-home =
    { $group-count ->
        [one] A ship came in turn { $turn }, but { $group } was lost
       *[other] A ship came in turn { $turn }, but { $group } were lost
    }
chronicle-ship-saw = A ship came in turn { $turn } and saw what had been built: { $buildings }.
chronicle-ship-came = A ship came in turn { $turn }: “{ $card }”.
chronicle-died-of = Turn { $turn }: { $seat } died { $cause-of }.
chronicle-died-by = Turn { $turn }: “{ $card }” cost { $seat } their life.
chronicle-died-in = Turn { $turn }: { $seat } died.
chronicle-lost-in = Turn { $turn }: { $group } got lost.
chronicle-reached = Turn { $turn }: { $seat } reached the promontory.
chronicle-farthest =
    { $left ->
        [one] { $seat } came farthest: 1 space short of the promontory.
       *[other] { $seat } came farthest: { $left } spaces short of the promontory.
    }
chronicle-nearest =
    { $number ->
        [one] One thing was missing for the rescue of “{ $card }”.
       *[other] { $number } things were missing for the rescue of “{ $card }”.
    }
chronicle-ahead =
    { $points ->
        [one] { $group }: 1 point behind.
       *[other] { $group }: { $points } points behind.
    }
chronicle-tie =
    { $group-count ->
        [one] The points were equal: fewer sequelae, then more energy decided for { $group }.
       *[other] Points, sequelae and energy of { $group } are equal.
    }
chronicle-not-built = Not built: { $building }
chronicle-not-held = In nobody's hands: “{ $card }”
chronicle-not-reached =
    { $left ->
        [one] The promontory: 1 space to go
       *[other] The promontory: { $left } spaces to go
    }
chronicle-at-promontory = reached the promontory
chronicle-scars =
    { $number ->
        [one] 1 sequela
       *[other] { $number } sequelae
    }
chronicle-is-dead = died in turn { $turn }
chronicle-is-lost = lost on the island
chronicle-healthy = safe and sound
chronicle-luck-way = { $number ->
        [one] Of one roll
       *[other] Of { $number } rolls
    } for the way home, { $came } came true; { $expected } { $expected ->
        [one] was
       *[other] were
    } to be expected.
cause-hunger = Hunger
    .of = of hunger
cause-cold = Cold
    .of = of cold
cause-heat = Heat
    .of = of the heat
cause-injuries = Injuries
    .of = of festering injuries
line-way = Exploration track
line-tokens = Story tokens
line-cards = Cards kept

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

## What cards do: one term for each verb of the vocabulary (effects/telling.py puts them together).
## The lines .about are written by tools/tell_cards.py: change the data or these terms, not them.

-nothing = nothing happens
-or-else = or else
-or = or
-opening = “
-closing = ”
-rolled = on
-if-not = if not
-flag =
    { $name ->
        [ash_ready] the ash is ready
        [brisa_saved] Brisa was saved
        [golosa_map_shared] the map of the Golosa was shared
        [hermit_friend] the hermit is a friend
        [hermit_wronged] the hermit was wronged
        [lady_disturbed] the lady was disturbed
        [lady_named] the lady's name is known
        [line_drawn] the line was drawn
        [neighbours_friends] the neighbours are friends
        [neighbours_wronged] the neighbours were wronged
        [seedbeds_tended] the seedbeds were tended
        [shadow_angered] the shadow was angered
        [shadow_peace] there is peace with the shadow
        [shadow_wounded] the shadow was wounded
        [temple_read] the temple was read
        [vent_open] the vent is open
        [whalers_met] the whalers were met
       *[other] what this story waits for has happened
    }
-and = and
-from = from
-until = no farther than the
-only-if = only if
-item = thing to keep
-item-story =
    { $n ->
        [one] 1 story point at the end
       *[other] { $n } story points at the end
    }
-item-strength = gives { $n } strength
-counts-as = counts as
-plot = plot card { $n }
-rescue = rescue
-no-rescue = no rescue
-mark-red = harmful until it is resolved
-icon-advance = advance 1 space
-icon-difficulty = return difficulty +{ $n }
-icon-story =
    { $n ->
        [one] take 1 story token
       *[other] take { $n } story tokens
    }
-icon-weather =
    { $way ->
        [sun] weather: one space towards Hot
       *[storm] weather: one space towards Storm
    }
-icon-wreck =
    { $n ->
        [one] if the wreck still has at least 1 cube, one can be salvaged
       *[other] if the wreck still has { $n } cubes or more, one can be salvaged
    }
-branch =
    { $which ->
        [win] if won
       *[lose] if lost
    }
-ongoing =
    { $when ->
        [event_phase] before each event
        [forage] after each foraging
        [feeding] before each meal
       *[maintenance] at the end of each turn
    }
-power =
    { $when ->
        [any_time] at any time
        [before_roll] before a roll
        [after_roll] after a roll
        [when_diary] with Diary
        [when_forage] with Forage
        [when_wood] with Wood
        [when_build] with Build
        [when_rest] with Rest
        [when_fish] with Fishing
        [when_explore_start] as an exploration begins
        [feeding] at the meal
       *[injuries_step] when the injuries are looked at
    }
-limit =
    { $how ->
        [once_per_turn] once a turn
        [once_per_game] once a game
        [uses] { $n ->
            [one] once, then it is used up
           *[other] { $n } times, then it is used up
        }
       *[discard] once, then it is used up
    }
-stat =
    { $which ->
        [night_safe] {""}
       *[other] { $way ->
            [up] +{ $n }{" "}
            [down] −{ $n }{" "}
           *[none] {""}
        }
    }{ $which ->
        [strength] strength
        [return_roll] on return rolls
        [fish_draw_choose] choice when fishing
        [fish_extra] tile when fishing
        [preserve_food] food preserved each turn
        [build_bonus] for a contribution, once a turn
        [injury_dice] injury dice for one castaway
        [rest_energy] energy when resting
        [wood_extra] wood with Wood
        [diary_extra] token to choose from with Diary
        [fire_declared] for lighting the fire
        [night_safe] night protection: no energy lost without a fire
       *[story_value] story points
    }
-cost =
    { $of ->
        [energy] pay { $n } energy
        [shared] pay { $n } energy together
        [wood] pay { $n } wood
        [food] pay { $n } food of the storage
        [carried_food] pay { $n } food you carry
        [story] { $n ->
            [one] pay 1 story token
           *[other] pay { $n } story tokens
        }
       *[item] give up
    }
-if =
    { $what ->
        [energy_min] { $sense ->
            [not] you have less than { $n } energy
           *[is] you have { $n } energy or more
        }
        [wood_min] { $sense ->
            [not] the storage has less than { $n } wood
           *[is] the storage has { $n } wood or more
        }
        [food_min] { $sense ->
            [not] the storage has less than { $n } food
           *[is] the storage has { $n } food or more
        }
        [explorers_min] { $sense ->
            [not] there are fewer than { $n } explorers
           *[is] there are { $n } explorers or more
        }
        [explorers_max] { $sense ->
            [not] there are more than { $n } explorers
           *[is] there are { $n } explorers or fewer
        }
        [story_min] { $sense ->
            [not] you have fewer than { $n } story tokens
           *[is] { $n ->
                [one] you have a story token
               *[other] you have { $n } story tokens or more
            }
        }
        [players_min] { $sense ->
            [not] there are fewer than { $n } players
           *[is] there are { $n } players or more
        }
        [has_item] { $sense ->
            [not] you do not have
           *[is] you have
        }
        [group_has_item] { $sense ->
            [not] the group does not have
           *[is] the group has
        }
        [camp_card] { $sense ->
            [not] on the camp board there is no
           *[is] on the camp board lies
        }
        [built] { $sense ->
            [not] you have not built
           *[is] you have built
        }
        [sector] { $sense ->
            [not] you do not stand in
           *[is] you stand in
        }
        [weather] { $sense ->
            [not] the weather is not
           *[is] the weather is
        }
        [fire_lit] { $sense ->
            [not] the fire is out
           *[is] the fire is lit
        }
        [fire_out] { $sense ->
            [not] the fire is lit
           *[is] the fire is out
        }
       *[flag] { $sense ->
            [not] it is not so that{" "}
           *[is] {""}
        }
    }
-who =
    { $name ->
        [self] you
        [explorers] each explorer
        [other_explorers] each other explorer
        [at_camp] each castaway at camp
        [players] each castaway
        [lost] each lost castaway
        [starting_player] the starting player
        [all_not_lost] each castaway who is not lost
        [chosen_explorer] an explorer of your choice
        [chosen_player] a castaway with you, of your choice
        [chosen_other] another castaway of your choice
        [loser] the loser
        [winner] the winner
       *[holder] the holder of
    }
-does-gain_food =
    { $at ->
        [hand] { $by ->
            [self] take { $n } food to carry
           *[other] takes { $n } food to carry
        }
       *[storage] add { $n } food to the storage
    }
-does-lose_food =
    { $at ->
        [hand] { $by ->
            [self] lose { $n } food you carry
           *[other] loses { $n } food carried
        }
       *[storage] the storage loses { $n } food
    }
-does-gain_fresh = add { $n } fresh food
-does-forage_to_storage =
    { $n ->
        [one] 1 forage tile goes to the storage
       *[other] { $n } forage tiles go to the storage
    }
-does-add_forage =
    { $n ->
        [one] add 1 forage tile to the supply
       *[other] add { $n } forage tiles to the supply
    }
-does-remove_forage =
    { $n ->
        [one] remove 1 forage tile from the supply
       *[other] remove { $n } forage tiles from the supply
    }
-does-fish = catch { $n } fish
-does-add_shark = the Shark joins the fish
-does-gain_wood = add { $n } wood to the storage
-does-lose_wood = the storage loses { $n } wood
-does-fire_out = the fire goes out
-does-fire_lit = the fire is lit
-does-energy =
    { $way ->
        [up] { $by ->
            [self] recover { $n } energy
           *[other] recovers { $n } energy
        }
       *[down] { $by ->
            [self] lose { $n } energy
           *[other] loses { $n } energy
        }
    }
-does-extra_energy =
    { $by ->
        [self] get { $n } extra energy for this turn
       *[other] gets { $n } extra energy for this turn
    }
-does-injury =
    { $by ->
        [self] { $n ->
            [one] suffer 1 injury
           *[other] suffer { $n } injuries
        }
       *[other] { $n ->
            [one] suffers 1 injury
           *[other] suffers { $n } injuries
        }
    }
-does-heal =
    { $by ->
        [self] { $n ->
            [one] remove 1 injury
           *[other] remove { $n } injuries
        }
       *[other] { $n ->
            [one] removes 1 injury
           *[other] removes { $n } injuries
        }
    }
-does-sequela =
    { $by ->
        [self] { $n ->
            [one] turn 1 injury into a sequela
           *[other] turn { $n } injuries into sequelae
        }
       *[other] { $n ->
            [one] turns 1 injury into a sequela
           *[other] turns { $n } injuries into sequelae
        }
    }
-does-story =
    { $by ->
        [self] { $n ->
            [one] take 1 story token
           *[other] take { $n } story tokens
        }
       *[other] { $n ->
            [one] takes 1 story token
           *[other] takes { $n } story tokens
        }
    }
-does-lose_story =
    { $by ->
        [self] { $n ->
            [one] lose 1 story token
           *[other] lose { $n } story tokens
        }
       *[other] { $n ->
            [one] loses 1 story token
           *[other] loses { $n } story tokens
        }
    }
-does-advance =
    { $way ->
        [up] { $by ->
            [self] go { $n } forward on the track
           *[other] goes { $n } forward on the track
        }
       *[down] { $by ->
            [self] go { $n } back on the track
           *[other] goes { $n } back on the track
        }
    }
-does-difficulty =
    { $way ->
        [up] return difficulty +{ $n }
       *[down] return difficulty −{ $n }
    }
-does-prepare_exploration = your next pawn may explore for nothing, with 1 story token
-does-lost =
    { $by ->
        [self] get lost
       *[other] gets lost
    }
-does-return_to_camp =
    { $by ->
        [self] go back to camp without a roll
       *[other] goes back to camp without a roll
    }
-does-choice = choose
-does-vote = vote
-does-roll =
    { $dice ->
        [one] roll 1 die
       *[other] roll { $dice } dice
    }
-does-strength_check =
    { $tie ->
        [won] strength roll against { $n }, a tie is yours
       *[lost] strength roll against { $n }, a tie is not enough
    }
-does-contest = strength roll
-does-if = if
-does-reroll =
    { $which ->
        [campfire] repeat a roll for the campfire
        [return] repeat a return roll
        [strength] repeat a strength roll
       *[any] repeat a roll
    }
-does-each = for
-does-add_cards =
    { $place ->
        [top] { $n ->
            [one] goes on top of the
           *[other] go on top of the
        }
        [bottom] { $n ->
            [one] goes under the
           *[other] go under the
        }
       *[shuffle] { $n ->
            [one] is shuffled into the
           *[other] are shuffled into the
        }
    }
-does-pending =
    { $face ->
        [locked] become a hidden pile of pending explorations that locks you in
        [down] become a hidden pile of pending explorations
       *[up] becomes a pending exploration
    }
-does-place_camp = put onto the camp board
-does-remove_camp = remove from the camp board
-does-gain_item =
    { $by ->
        [self] get
       *[other] gets
    }
-does-lose_item =
    { $by ->
        [self] lose
       *[other] loses
    }{ $which ->
        [named] {""}
        [random] { $n ->
            [one] {" "}1 thing at random
           *[other] {" "}{ $n } things at random
        }
       *[choice] { $n ->
            [one] {" "}1 thing of one's own choice
           *[other] {" "}{ $n } things of one's own choice
        }
    }
-does-steal_item =
    { $by ->
        [self] take
       *[other] takes
    }{ $which ->
        [named] {""}
        [random] {" "}a thing at random
       *[choice] {" "}a thing of one's own choice
    }
-does-remains =
    { $by ->
        [self] { $draw ->
            [one] draw 1 remains card and keep it
           *[other] draw { $draw } remains cards and keep { $keep }
        }
       *[other] { $draw ->
            [one] draws 1 remains card and keeps it
           *[other] draws { $draw } remains cards and keeps { $keep }
        }
    }
-does-wreck_cube =
    { $way ->
        [up] { $n ->
            [one] add 1 cube to the wreck
           *[other] add { $n } cubes to the wreck
        }
       *[down] { $n ->
            [one] remove 1 cube from the wreck
           *[other] remove { $n } cubes from the wreck
        }
    }
-does-salvage_cube = a cube of the wreck can be salvaged
-does-weather =
    { $way ->
        [to] the weather turns to
        [up] the weather moves { $n } towards Hot
       *[down] the weather moves { $n } towards Storm
    }
-does-block_action =
    { $n ->
        [one] impossible this turn
       *[other] impossible for { $n } turns
    }
-does-construction = can be built from now on
-does-progress =
    { $way ->
        [up] { $n } more progress
       *[down] { $n } less progress
    }
-does-peek =
    { $then ->
        [one_to_bottom] { $n ->
            [one] look at the top card, which goes to the bottom
           *[other] look at the top { $n } cards and put one to the bottom
        }
        [discard_one] { $n ->
            [one] look at the top card and discard it
           *[other] look at the top { $n } cards and discard one
        }
       *[top_any_order] { $n ->
            [one] look at the top card
           *[other] look at the top { $n } cards and put them back in any order
        }
    }
-does-keep = keep this card
-does-remove_card = this card leaves the game
-does-set_flag = it will be remembered
-does-draw_explore = turn up another card of the
-does-leave_pile =
    { $close ->
        [yes] out of the pile, which closes for good
       *[no] out of the pile
    }

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
    .about = What it does only its authors know.
deed-own_event-2 = Option 2 ({ card-own_event })
    .about = What it does only its authors know.
deed-own_event-3 = Option 3 ({ card-own_event })
    .about = What it does only its authors know.
deed-own_event-4 = Option 4 ({ card-own_event })
    .about = What it does only its authors know.
deed-own_event-5 = Option 5 ({ card-own_event })
    .about = What it does only its authors know.
deed-own_event-6 = Option 6 ({ card-own_event })
    .about = What it does only its authors know.
deed-own_remains-1 = Option 1 ({ card-own_remains })
    .about = What it does only its authors know.
deed-own_remains-2 = Option 2 ({ card-own_remains })
    .about = What it does only its authors know.
deed-own_remains-3 = Option 3 ({ card-own_remains })
    .about = What it does only its authors know.
deed-own_remains-4 = Option 4 ({ card-own_remains })
    .about = What it does only its authors know.
deed-own_remains-5 = Option 5 ({ card-own_remains })
    .about = What it does only its authors know.
deed-own_remains-6 = Option 6 ({ card-own_remains })
    .about = What it does only its authors know.
deed-own_camp-1 = Option 1 ({ card-own_camp })
    .about = What it does only its authors know.
deed-own_camp-2 = Option 2 ({ card-own_camp })
    .about = What it does only its authors know.
deed-own_camp-3 = Option 3 ({ card-own_camp })
    .about = What it does only its authors know.
deed-own_camp-4 = Option 4 ({ card-own_camp })
    .about = What it does only its authors know.
deed-own_camp-5 = Option 5 ({ card-own_camp })
    .about = What it does only its authors know.
deed-own_camp-6 = Option 6 ({ card-own_camp })
    .about = What it does only its authors know.
deed-own_coast-1 = Option 1 ({ card-own_coast })
    .about = What it does only its authors know.
deed-own_coast-2 = Option 2 ({ card-own_coast })
    .about = What it does only its authors know.
deed-own_coast-3 = Option 3 ({ card-own_coast })
    .about = What it does only its authors know.
deed-own_coast-4 = Option 4 ({ card-own_coast })
    .about = What it does only its authors know.
deed-own_coast-5 = Option 5 ({ card-own_coast })
    .about = What it does only its authors know.
deed-own_coast-6 = Option 6 ({ card-own_coast })
    .about = What it does only its authors know.
deed-own_interior-1 = Option 1 ({ card-own_interior })
    .about = What it does only its authors know.
deed-own_interior-2 = Option 2 ({ card-own_interior })
    .about = What it does only its authors know.
deed-own_interior-3 = Option 3 ({ card-own_interior })
    .about = What it does only its authors know.
deed-own_interior-4 = Option 4 ({ card-own_interior })
    .about = What it does only its authors know.
deed-own_interior-5 = Option 5 ({ card-own_interior })
    .about = What it does only its authors know.
deed-own_interior-6 = Option 6 ({ card-own_interior })
    .about = What it does only its authors know.
deed-own_heart-1 = Option 1 ({ card-own_heart })
    .about = What it does only its authors know.
deed-own_heart-2 = Option 2 ({ card-own_heart })
    .about = What it does only its authors know.
deed-own_heart-3 = Option 3 ({ card-own_heart })
    .about = What it does only its authors know.
deed-own_heart-4 = Option 4 ({ card-own_heart })
    .about = What it does only its authors know.
deed-own_heart-5 = Option 5 ({ card-own_heart })
    .about = What it does only its authors know.
deed-own_heart-6 = Option 6 ({ card-own_heart })
    .about = What it does only its authors know.

## Events

card-ev_calm_sea = Calm sea
    .about = { -icon-weather(way: "sun") }. { -icon-wreck(n: 1) }. { -does-gain_fresh(n: 1) }. { -rescue }: { building-great_bonfire }, { building-sand_signal }, { building-raft }, { card-spyglass }, { card-flag }
card-ev_drought = Drought
    .about = { -icon-weather(way: "sun") }. { -icon-wreck(n: 3) }. { -who(name: "at_camp") } { -does-energy(by: "other", n: 1, way: "down") }. { -rescue }: { building-great_bonfire }, { building-sand_signal }, { building-raft }, { card-mirror }, { card-captains_log }
card-ev_hurricane = Hurricane
    .about = { -icon-weather(way: "storm") }. { -icon-wreck(n: 5) }. { -does-weather(way: "to") } { weather-storm }. { -does-fire_out }. { -does-lose_wood(n: 2) }. { -rescue }: { building-great_bonfire }, { building-sand_signal }, { building-raft }, { card-captains_log }, { card-spyglass }
card-ev_high_tide = High tide
    .about = { -icon-weather(way: "storm") }. { -icon-wreck(n: 4) }. { action-salvage }: { -does-block_action(n: 1) }. { building-sand_signal }: { -does-progress(n: 2, way: "down") }. { -rescue }: { building-great_bonfire }, { building-sand_signal }, { building-raft }, { card-flag }, { card-mirror }
card-ev_tidal_wave = Tidal wave
    .about = { -icon-weather(way: "storm") }. { -icon-wreck(n: 2) }. { -does-lose_food(n: 2) }. { building-sand_signal }: { -does-progress(n: 4, way: "down") }. { -does-remove_camp } { -opening }{ card-camp_goat }{ -closing }. { -rescue }: { building-great_bonfire }, { building-sand_signal }, { building-raft }, { card-spyglass }, { card-sea_chart }
card-ev_clear_night = Clear night
    .about = { -icon-weather(way: "sun") }. { -icon-wreck(n: 3) }. { -who(name: "at_camp") } { -does-energy(by: "other", n: 1, way: "up") }. { -rescue }: { building-great_bonfire }, { building-raft }, { card-spyglass }, { card-sea_chart }
card-ev_distant_sails = Distant sails
    .about = { -icon-weather(way: "sun") }. { -icon-wreck(n: 4) }. { -does-choice } ({ -who(name: "starting_player") }): { -opening }{ deed-ev_distant_sails-watch }{ -closing } { -or-else } { -opening }{ deed-ev_distant_sails-leave }{ -closing }. { -rescue }: { building-great_bonfire }, { building-sand_signal }, { card-spyglass }, { card-captains_log }
deed-ev_distant_sails-watch = Keep watch (1 energy): 1 story point
    .about = { -cost(of: "energy", n: 1) }. { -does-story(by: "self", n: 1) }
deed-ev_distant_sails-leave = Go on working
    .about = { -nothing }
card-ev_quarrel = Quarrel
    .about = { -icon-weather(way: "storm") }. { -icon-wreck(n: 3) }. { -does-if } { -if(what: "players_min", sense: "is", n: 2) }, ({ -does-contest } ({ -who(name: "starting_player") }, { -who(name: "chosen_other") }): { -who(name: "winner") } { -does-story(by: "other", n: 1) }, { -who(name: "loser") } { -does-energy(by: "other", n: 1, way: "down") }); { -if-not }, { -who(name: "starting_player") } { -does-energy(by: "other", n: 1, way: "down") }. { -rescue }: { building-great_bonfire }, { building-sand_signal }, { building-raft }, { card-flag }, { card-captains_log }
card-ev_spoiled_stores = Spoiled stores
    .about = { -icon-weather(way: "storm") }. { -icon-wreck(n: 4) }. { -does-lose_food(n: 1) }. { -rescue }: { building-great_bonfire }, { building-sand_signal }, { building-raft }, { card-flag }, { card-powder_keg }
card-ev_driftwood = Driftwood
    .about = { -icon-weather(way: "storm") }. { -icon-wreck(n: 2) }. { -does-gain_wood(n: 2) }. { -rescue }: { building-sand_signal }
card-ev_shoal = Shoal in the bay
    .about = { -icon-weather(way: "sun") }. { -icon-wreck(n: 3) }. { -does-if } { -if(what: "weather", sense: "not") } { weather-storm }, { -does-fish(n: 1) }. { -rescue }: { building-great_bonfire }, { building-sand_signal }, { card-sea_chart }, { card-powder_keg }
card-ev_bad_dreams = Bad dreams
    .about = { -icon-weather(way: "storm") }. { -icon-wreck(n: 5) }. { -does-if } { -if(what: "fire_out", sense: "is") }, { -who(name: "at_camp") } { -does-energy(by: "other", n: 1, way: "down") }. { -rescue }: { building-great_bonfire }, { building-sand_signal }, { building-raft }, { card-powder_keg }, { card-mirror }
card-ev_ripe_fruit = Ripe fruit
    .about = { -icon-weather(way: "sun") }. { -icon-wreck(n: 2) }. { -does-add_forage(n: 2) }. { -rescue }: { building-great_bonfire }, { building-sand_signal }, { building-raft }, { card-mirror }, { card-spyglass }
card-ev_mosquitoes = Mosquito cloud
    .about = { -icon-weather(way: "sun") }. { -icon-wreck(n: 4) }. { -does-each } { -who(name: "at_camp") }, { -does-roll(dice: 1) }: { -rolled } 1, { -does-injury(by: "self", n: 1) }; { -rolled } 2-3, { -does-energy(by: "self", n: 1, way: "down") }; { -rolled } 4-6, { -nothing }. { -rescue }: { building-great_bonfire }, { building-raft }, { card-sea_chart }
card-ev_wreck_shifts = The wreck shifts
    .about = { -icon-weather(way: "storm") }. { -icon-wreck(n: 6) }. { -does-wreck_cube(n: 1, way: "down") }. { -rescue }: { building-great_bonfire }, { building-sand_signal }, { building-raft }, { card-captains_log }, { card-sea_chart }
card-ev_flotsam = Flotsam
    .about = { -icon-weather(way: "sun") }. { -icon-wreck(n: 1) }. { -who(name: "starting_player") } { -does-remains(by: "other", draw: 2, keep: 1) }. { -rescue }: { building-sand_signal }, { building-raft }, { card-mirror }, { card-sea_chart }
card-ev_fever = Fever
    .about = { -icon-weather(way: "storm") }. { -icon-wreck(n: 3) }. { -does-place_camp } { -opening }{ card-camp_fever }{ -closing }. { -rescue }: { building-great_bonfire }, { building-sand_signal }, { building-raft }, { card-spyglass }, { card-powder_keg }
card-ev_good_spirits = Good spirits
    .about = { -icon-weather(way: "sun") }. { -icon-wreck(n: 5) }. { -does-each } { -who(name: "at_camp") }, { -does-choice }: { -opening }{ deed-ev_good_spirits-heal }{ -closing } { -or-else } { -opening }{ deed-ev_good_spirits-energy }{ -closing }. { -rescue }: { building-sand_signal }, { building-raft }, { card-captains_log }, { card-flag }
deed-ev_good_spirits-heal = Heal 1 injury
    .about = { -does-heal(by: "self", n: 1) }
deed-ev_good_spirits-energy = Recover 1 energy
    .about = { -does-energy(by: "self", n: 1, way: "up") }
card-ev_rats = Rats in the storage
    .about = { -icon-weather(way: "storm") }. { -icon-wreck(n: 2) }. { -does-place_camp } { -opening }{ card-camp_rats }{ -closing }. { -rescue }: { building-great_bonfire }, { building-sand_signal }, { building-raft }, { card-powder_keg }, { card-captains_log }
card-ev_night_visitors = Night visitors
    .about = { -icon-weather(way: "sun") }. { -icon-wreck(n: 4) }. { -does-strength_check(n: 5, tie: "won") } ({ -who(name: "at_camp") }): { -branch(which: "win") }, { -who(name: "starting_player") } { -does-story(by: "other", n: 1) }; { -branch(which: "lose") }, { -does-lose_food(n: 2) }. { -rescue }: { building-great_bonfire }, { building-sand_signal }, { building-raft }, { card-spyglass }
card-ev_sea_breeze = Sea breeze
    .about = { -icon-weather(way: "sun") }. { -icon-wreck(n: 3) }. { -does-gain_wood(n: 1) }. { -who(name: "starting_player") } { -does-energy(by: "other", n: 1, way: "up") }. { -rescue }: { building-sand_signal }

## Remains

card-machete = Machete
    .about = { -item }. { -item-story(n: 1) }. { -item-strength(n: 1) }
card-spyglass = Spyglass
    .about = { -item }. { -power(when: "when_explore_start") }, { -limit(how: "once_per_turn") }: { -does-peek(n: 1, then: "top_any_order") } ({ deck-coast })
card-captains_log = Captain's log
    .about = { -item }. { -item-story(n: 2) }. { -stat(which: "diary_extra", n: 1, way: "up") }
card-gold_and_jewels = Gold and jewels
    .about = { -does-place_camp } { -opening }{ card-camp_greed }{ -closing }. { -item }. { -item-story(n: 6) }
card-wood_supply = Wood supply
    .about = { -does-gain_wood(n: 3) }
card-ship_biscuit = Barrel of ship biscuit
    .about = { -does-gain_food(n: 3) }
card-rifle = Rifle
    .about = { -item }. { -item-strength(n: 2) }
card-compass = Compass
    .about = { -item }. { -stat(which: "return_roll", n: 1, way: "up") }
card-bible = Bible
    .about = { -item }. { -item-story(n: 1) }. { -stat(which: "rest_energy", n: 1, way: "up") }
card-flag = Flag
    .about = { -item }
card-mirror = Hand mirror
    .about = { -item }. { -power(when: "after_roll") }, { -limit(how: "once_per_game") }: { -does-reroll(which: "campfire") }
card-sea_chart = Sea chart
    .about = { -item }. { -item-story(n: 1) }
card-powder_keg = Powder keg
    .about = { -item }. { -power(when: "any_time") }, { -limit(how: "discard") }: { -does-fire_lit }
card-fishing_net = Fishing net
    .about = { -item }. { -stat(which: "fish_extra", n: 1, way: "up") }
card-medicine_chest = Medicine chest
    .about = { -item }. { -power(when: "any_time") }, { -limit(how: "uses", n: 2) }: { -who(name: "chosen_player") } { -does-heal(by: "other", n: 1) }
card-tinderbox = Tinderbox
    .about = { -item }. { -stat(which: "fire_declared", n: 2, way: "up") }
card-rope = Coil of rope
    .about = { -item }. { -stat(which: "build_bonus", n: 1, way: "up") }
card-axe = Axe
    .about = { -item }. { -item-strength(n: 1) }. { -stat(which: "wood_extra", n: 1, way: "up") }
card-sailcloth = Sailcloth
    .about = { -item }. { -stat(which: "night_safe", n: 1, way: "up") }
card-rum = Bottle of rum
    .about = { -item }. { -power(when: "any_time") }, { -limit(how: "discard") }: { -does-energy(by: "self", n: 3, way: "up") }
card-cooking_pot = Cooking pot
    .about = { -item }. { -stat(which: "preserve_food", n: 1, way: "up") }

## Camp cards

card-camp_great_effort = A great effort
    .about = { -does-extra_energy(by: "self", n: 3) }. { -does-injury(by: "self", n: 1) }
card-camp_edible = This can be eaten
    .about = { -does-gain_food(by: "self", n: 1, at: "hand") }
card-camp_fishing = Fishing
    .about = { -only-if } { -if(what: "weather", sense: "not") } { weather-storm }. { -does-fish(n: 1) }
card-camp_look_around = I'll have a look around
    .about = { -cost(of: "energy", n: 1) }. { -does-peek(n: 3, then: "one_to_bottom") } ({ deck-coast })
card-camp_prepare_exploration = Prepare an exploration
    .about = { -does-prepare_exploration }
card-camp_greed = Greed
    .about = { -only-if } { -if(what: "players_min", sense: "is", n: 2) }, { -cost(of: "energy", n: 1) }. { -does-contest } ({ -who(name: "self") }, { -who(name: "holder") } { -opening }{ card-gold_and_jewels }{ -closing }): { -branch(which: "win") }, { -does-steal_item(by: "self", which: "named") } { -opening }{ card-gold_and_jewels }{ -closing } { -from } { -who(name: "holder") } { -opening }{ card-gold_and_jewels }{ -closing }; { -branch(which: "lose") }, { -does-energy(by: "self", n: 1, way: "down") }
card-camp_spring = Freshwater spring
    .about = { -does-energy(by: "self", n: 2, way: "up") }
card-camp_crab_traps = Crab traps
    .about = { -only-if } { -if(what: "weather", sense: "not") } { weather-storm }. { -does-gain_fresh(n: 2) }
card-camp_goat = The goat
    .about = { -does-choice }: { -opening }{ deed-camp_goat-milk }{ -closing } { -or-else } { -opening }{ deed-camp_goat-slaughter }{ -closing }
deed-camp_goat-milk = Milk: 1 food counter to the storage
    .about = { -does-gain_food(n: 1) }
deed-camp_goat-slaughter = Slaughter: 4 food counters to the storage, the card is gone
    .about = { -does-gain_food(n: 4) }. { -does-remove_camp } { -opening }{ card-camp_goat }{ -closing }
card-camp_dog = The dog
    .about = { -does-choice }: { -opening }{ deed-camp_dog-hunt }{ -closing } { -or-else } { -opening }{ deed-camp_dog-company }{ -closing }
deed-camp_dog-hunt = Hunt with it: roll
    .about = { -does-roll(dice: 1) }: { -rolled } 1-2, { -nothing }; { -rolled } 3-5, { -does-gain_fresh(n: 2) }; { -rolled } 6, { -does-gain_fresh(n: 3) }
deed-camp_dog-company = Its company: recover 1 energy
    .about = { -does-energy(by: "self", n: 1, way: "up") }
card-camp_lookout = Lookout rock
    .about = { -cost(of: "energy", n: 1) }. { -does-peek(n: 2, then: "top_any_order") } ({ deck-events })
card-camp_timber_stand = Fallen trunks
    .about = { -cost(of: "energy", n: 1) }. { -does-gain_wood(n: 2) }
card-camp_herbs = Healing herbs
    .about = { -who(name: "chosen_player") } { -does-heal(by: "other", n: 1) }
card-camp_smokehouse = Smoking rack
    .about = { -cost(of: "wood", n: 1) }. { -does-gain_food(n: 2) }
card-camp_trail = Marked trail
    .about = { -cost(of: "energy", n: 1) }. { -does-peek(n: 3, then: "one_to_bottom") } ({ deck-interior })
card-camp_rats = Plague of rats
    .about = { -mark-red }. { -cost(of: "energy", n: 2) }. { -does-story(by: "self", n: 1) }. { -does-remove_camp } { -opening }{ card-camp_rats }{ -closing }. { -ongoing(when: "maintenance") }: { -does-lose_food(n: 1) }
card-camp_fever = Fever in the camp
    .about = { -mark-red }. { -cost(of: "energy", n: 1) }, { -cost(of: "wood", n: 1) }. { -does-story(by: "self", n: 1) }. { -does-remove_camp } { -opening }{ card-camp_fever }{ -closing }. { -ongoing(when: "event_phase") }: { -who(name: "starting_player") } { -does-energy(by: "other", n: 1, way: "down") }
card-camp_raiders = Prowlers
    .about = { -mark-red }. { -does-strength_check(n: 4, tie: "lost") } ({ -who(name: "self") }): { -branch(which: "win") }, { -does-story(by: "self", n: 1) }, { -does-remove_camp } { -opening }{ card-camp_raiders }{ -closing }; { -branch(which: "lose") }, { -does-injury(by: "self", n: 1) }. { -ongoing(when: "maintenance") }: { -does-if } { -if(what: "fire_out", sense: "is") }, { -does-lose_food(n: 1) }, { -does-lose_wood(n: 1) }
card-camp_snakes = Snakes in the undergrowth
    .about = { -mark-red }. { -cost(of: "energy", n: 2) }. { -does-story(by: "self", n: 1) }. { -does-remove_camp } { -opening }{ card-camp_snakes }{ -closing }. { -ongoing(when: "forage") }: { -does-roll(dice: 1) }: { -rolled } 1, { -does-injury(by: "self", n: 1) }; { -rolled } 2-6, { -nothing }
card-camp_feud = Feud
    .about = { -mark-red }. { -cost(of: "energy", n: 1) }. { -does-vote } ({ -who(name: "at_camp") }): { -opening }{ deed-camp_feud-peace }{ -closing } { -or-else } { -opening }{ deed-camp_feud-stand }{ -closing }. { -ongoing(when: "feeding") }: { -who(name: "starting_player") } { -does-energy(by: "other", n: 1, way: "down") }
deed-camp_feud-peace = Make peace: each at camp discards 1 story token if it has one
    .about = { -who(name: "at_camp") } { -does-lose_story(by: "other", n: 1) }. { -does-remove_camp } { -opening }{ card-camp_feud }{ -closing }
deed-camp_feud-stand = Not today
    .about = { -nothing }

## Coast

card-coast_crabs_and_a_fin = Crabs, and a fin
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-coast_crabs_and_a_fin-catch }{ -closing } { -or-else } { -opening }{ deed-coast_crabs_and_a_fin-leave }{ -closing }
deed-coast_crabs_and_a_fin-catch = Catch them: 2 food to the storage, the Shark joins the fish
    .about = { -does-gain_food(n: 2) }. { -does-add_shark }
deed-coast_crabs_and_a_fin-leave = Back to dry sand
    .about = { -nothing }
card-coast_coconut_grove = Coconut grove
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-add_forage(n: 2) }
card-coast_tide_pools = Tide pools
    .about = { -icon-advance }. { -does-add_forage(n: 1) }. { -does-gain_fresh(n: 1) }
card-coast_driftwood_cove = Driftwood cove
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-gain_wood(n: 2) }
card-coast_cliff_path = Cliff path
    .about = { -icon-advance }. { -icon-difficulty(n: 2) }. { -icon-story(n: 1) }. { -does-roll(dice: 1) }: { -rolled } 1-2, { -does-injury(by: "self", n: 1) }; { -rolled } 3-6, { -nothing }
card-coast_turtle_nest = Turtle nest
    .about = { -does-choice }: { -opening }{ deed-coast_turtle_nest-eggs }{ -closing } { -or-else } { -opening }{ deed-coast_turtle_nest-watch }{ -closing }
deed-coast_turtle_nest-eggs = Take the eggs: 3 food to the storage
    .about = { -does-gain_food(n: 3) }
deed-coast_turtle_nest-watch = Only watch: 1 story point
    .about = { -does-story(by: "self", n: 1) }
card-coast_spring = Freshwater spring
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-place_camp } { -opening }{ card-camp_spring }{ -closing }
card-coast_washed_chest = A chest in the surf
    .about = { -icon-difficulty(n: 1) }. { -does-remains(by: "self", draw: 2, keep: 1) }
card-coast_reef_crossing = Reef crossing
    .about = { -icon-advance }. { -does-choice }: { -opening }{ deed-coast_reef_crossing-cross }{ -closing } { -or-else } { -opening }{ deed-coast_reef_crossing-around }{ -closing }
deed-coast_reef_crossing-cross = Cross (1 energy): explorers advance 1 more
    .about = { -cost(of: "energy", n: 1) }. { -who(name: "explorers") } { -does-advance(by: "other", n: 1, way: "up") } ({ -until } { sector-coast })
deed-coast_reef_crossing-around = Walk around it: difficulty +1
    .about = { -does-difficulty(n: 1, way: "up") }
card-coast_sea_cave = Sea cave
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-coast_sea_cave-enter }{ -closing } { -or-else } { -opening }{ deed-coast_sea_cave-leave }{ -closing }
deed-coast_sea_cave-enter = Go in: roll
    .about = { -does-roll(dice: 1) }: { -rolled } 1-2, { -does-energy(by: "self", n: 2, way: "down") }; { -rolled } 3-4, { -does-story(by: "self", n: 1) }; { -rolled } 5-6, { -does-remains(by: "self", draw: 1, keep: 1) }
deed-coast_sea_cave-leave = Stay outside
    .about = { -nothing }
card-coast_crab_traps = Crab traps
    .about = { -does-place_camp } { -opening }{ card-camp_crab_traps }{ -closing }

## Interior

card-int_complicated_relationships = Complicated relationships
    .about = { -does-if } { -if(what: "explorers_min", sense: "is", n: 2) }, ({ -does-contest } ({ -who(name: "self") }, { -who(name: "chosen_explorer") }): { -who(name: "winner") } { -does-story(by: "other", n: 1) }, { -who(name: "loser") } { -does-energy(by: "other", n: 2, way: "down") }); { -if-not }, { -does-energy(by: "self", n: 1, way: "down") }
card-int_hostile_natives = Hostile natives
    .about = { -icon-advance }. { -icon-difficulty(n: 2) }. { -does-strength_check(n: 5, tie: "won") } ({ -who(name: "explorers") }): { -branch(which: "win") }, { -does-story(by: "self", n: 1) }; { -branch(which: "lose") }, { -who(name: "explorers") } { -does-injury(by: "other", n: 1) }
card-int_altar_of_fruit = Altar with fruit
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-int_altar_of_fruit-one }{ -closing } { -or-else } { -opening }{ deed-int_altar_of_fruit-all }{ -closing } { -or-else } { -opening }{ deed-int_altar_of_fruit-pray }{ -closing }
deed-int_altar_of_fruit-one = Take one piece: keep 1 food counter
    .about = { -does-gain_food(by: "self", n: 1, at: "hand") }
deed-int_altar_of_fruit-all = Take everything: 4 food to the storage, Prowlers on the camp board
    .about = { -does-gain_food(n: 4) }. { -does-place_camp } { -opening }{ card-camp_raiders }{ -closing }
deed-int_altar_of_fruit-pray = Leave it: 1 story point
    .about = { -does-story(by: "self", n: 1) }
card-int_tall_tree = The tall tree
    .about = { -icon-advance }. { -does-choice }: { -opening }{ deed-int_tall_tree-climb }{ -closing } { -or-else } { -opening }{ deed-int_tall_tree-leave }{ -closing }
deed-int_tall_tree-climb = Climb (1 energy): look at the top 3 interior cards, reorder them
    .about = { -cost(of: "energy", n: 1) }. { -does-peek(n: 3, then: "top_any_order") } ({ deck-interior })
deed-int_tall_tree-leave = Rest in its shade: difficulty −1
    .about = { -does-difficulty(n: 1, way: "down") }
card-int_stray_dog = A stray dog
    .about = { -icon-advance }. { -does-place_camp } { -opening }{ card-camp_dog }{ -closing }
card-int_jaguar_cubs = Jaguar cubs
    .about = { -icon-advance }. { -icon-difficulty(n: 2) }. { -does-choice }: { -opening }{ deed-int_jaguar_cubs-touch }{ -closing } { -or-else } { -opening }{ deed-int_jaguar_cubs-leave }{ -closing }
deed-int_jaguar_cubs-touch = Go near: strength 6 against the mother
    .about = { -does-strength_check(n: 6, tie: "won") } ({ -who(name: "explorers") }): { -branch(which: "win") }, { -does-story(by: "self", n: 2) }; { -branch(which: "lose") }, { -does-injury(by: "self", n: 2) }
deed-int_jaguar_cubs-leave = Walk backwards, slowly
    .about = { -nothing }
card-int_cannon = The cannon
    .about = { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-int_cannon-drag }{ -closing } { -or-else } { -opening }{ deed-int_cannon-later }{ -closing }. { -item }. { -item-story(n: 3) }
deed-int_cannon-drag = Drag it off (two explorers or more, 3 energy together): keep it
    .about = { -only-if } { -if(what: "explorers_min", sense: "is", n: 2) }, { -cost(of: "shared", n: 3) }. { -does-keep }
deed-int_cannon-later = Leave it for later: pending exploration
    .about = { -opening }{ card-int_cannon }{ -closing } { -does-pending(face: "up") }
card-int_fruit_trees = Wild fruit trees
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-add_forage(n: 3) }
card-int_wild_boar = Wild boar
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-int_wild_boar-hunt }{ -closing } { -or-else } { -opening }{ deed-int_wild_boar-leave }{ -closing }
deed-int_wild_boar-hunt = Hunt it: strength 4
    .about = { -does-strength_check(n: 4, tie: "lost") } ({ -who(name: "explorers") }): { -branch(which: "win") }, { -does-gain_food(n: 4) }; { -branch(which: "lose") }, { -does-injury(by: "self", n: 1) }
deed-int_wild_boar-leave = Let it pass
    .about = { -nothing }
card-int_goat = A goat on the rocks
    .about = { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-int_goat-catch }{ -closing } { -or-else } { -opening }{ deed-int_goat-leave }{ -closing }
deed-int_goat-catch = Catch it (1 energy): roll
    .about = { -cost(of: "energy", n: 1) }. { -does-roll(dice: 1) }: { -rolled } 1-2, { -nothing }; { -rolled } 3-6, { -does-place_camp } { -opening }{ card-camp_goat }{ -closing }
deed-int_goat-leave = Wish it a good day
    .about = { -nothing }
card-int_river = The brown river
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-vote } ({ -who(name: "explorers") }): { -opening }{ deed-int_river-swim }{ -closing } { -or-else } { -opening }{ deed-int_river-ford }{ -closing }
deed-int_river-swim = Swim: each explorer loses 1 energy
    .about = { -who(name: "explorers") } { -does-energy(by: "other", n: 1, way: "down") }
deed-int_river-ford = Look for a ford: difficulty +2
    .about = { -does-difficulty(n: 2, way: "up") }
card-int_ravine = Ravine
    .about = { -icon-advance }. { -icon-difficulty(n: 2) }. { -does-if } { -if(what: "group_has_item", sense: "is") } { -opening }{ card-rope }{ -closing }, { -does-story(by: "self", n: 1) }; { -if-not }, ({ -does-roll(dice: 1) }: { -rolled } 1-2, { -does-injury(by: "self", n: 1) }; { -rolled } 3-4, { -does-energy(by: "self", n: 1, way: "down") }; { -rolled } 5-6, { -nothing })
card-int_raft_timber = Balsa trees
    .about = { -icon-difficulty(n: 1) }. { -does-gain_wood(n: 1) }. { building-raft }: { -does-construction }
card-int_abandoned_hut = Abandoned hut
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -icon-story(n: 1) }. { -does-roll(dice: 1) }: { -rolled } 1-2, { -nothing }; { -rolled } 3-4, { -does-gain_food(by: "self", n: 1, at: "hand") }; { -rolled } 5-6, { -does-remains(by: "self", draw: 1, keep: 1) }
card-int_swamp = Swamp
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -who(name: "explorers") } { -does-energy(by: "other", n: 1, way: "down") }
card-int_fallen_trunks = Fallen trunks
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-place_camp } { -opening }{ card-camp_timber_stand }{ -closing }
card-int_herbs = Healing herbs
    .about = { -icon-difficulty(n: 1) }. { -does-place_camp } { -opening }{ card-camp_herbs }{ -closing }
card-int_snake_nest = Snake nest
    .about = { -icon-difficulty(n: 1) }. { -does-roll(dice: 1) }: { -rolled } 1, { -does-injury(by: "self", n: 2) }; { -rolled } 2-3, { -does-injury(by: "self", n: 1) }; { -rolled } 4-5, { -does-place_camp } { -opening }{ card-camp_snakes }{ -closing }; { -rolled } 6, { -does-gain_food(n: 1) }, { -does-story(by: "self", n: 1) }

## Heart

card-heart_rope_bridge = Rope bridge
    .about = { -icon-advance }. { -icon-difficulty(n: 2) }. { -does-if } { -if(what: "group_has_item", sense: "not") } { -opening }{ card-rope }{ -closing }, ({ -does-roll(dice: 1) }: { -rolled } 1-2, { -does-injury(by: "self", n: 1) }; { -rolled } 3-6, { -nothing })
card-heart_vents = Sulphur vents
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -who(name: "explorers") } { -does-energy(by: "other", n: 1, way: "down") }
card-heart_old_graves = Old graves
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -icon-story(n: 1) }. { -does-choice }: { -opening }{ deed-heart_old_graves-dig }{ -closing } { -or-else } { -opening }{ deed-heart_old_graves-respect }{ -closing }
deed-heart_old_graves-dig = Dig: roll
    .about = { -does-roll(dice: 1) }: { -rolled } 1-3, { -does-injury(by: "self", n: 1) }; { -rolled } 4-6, { -does-remains(by: "self", draw: 2, keep: 1) }
deed-heart_old_graves-respect = Leave them in peace
    .about = { -nothing }
card-heart_eagle_nest = Eagle's nest
    .about = { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-heart_eagle_nest-climb }{ -closing } { -or-else } { -opening }{ deed-heart_eagle_nest-leave }{ -closing }
deed-heart_eagle_nest-climb = Climb (2 energy): 2 food and 1 story point
    .about = { -cost(of: "energy", n: 2) }. { -does-gain_food(n: 2) }. { -does-story(by: "self", n: 1) }
deed-heart_eagle_nest-leave = Pass below
    .about = { -nothing }
card-heart_waterfall = Waterfall
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-each } { -who(name: "explorers") }, { -does-choice }: { -opening }{ deed-heart_waterfall-wash }{ -closing } { -or-else } { -opening }{ deed-heart_waterfall-drink }{ -closing }
deed-heart_waterfall-wash = Wash the wounds: heal 1
    .about = { -does-heal(by: "self", n: 1) }
deed-heart_waterfall-drink = Drink: recover 1 energy
    .about = { -does-energy(by: "self", n: 1, way: "up") }
card-heart_last_bivouac = Somebody's last bivouac
    .about = { -icon-difficulty(n: 1) }. { -does-remains(by: "self", draw: 2, keep: 1) }. { -does-story(by: "self", n: 1) }
card-heart_jaguar = Jaguar
    .about = { -icon-advance }. { -icon-difficulty(n: 2) }. { -does-strength_check(n: 6, tie: "won") } ({ -who(name: "explorers") }): { -branch(which: "win") }, { -does-story(by: "self", n: 2) }; { -branch(which: "lose") }, { -does-injury(by: "self", n: 2) }, { -who(name: "other_explorers") } { -does-injury(by: "other", n: 1) }
card-heart_fog = Fog
    .about = { -icon-difficulty(n: 2) }. { -does-vote } ({ -who(name: "explorers") }): { -opening }{ deed-heart_fog-wait }{ -closing } { -or-else } { -opening }{ deed-heart_fog-push }{ -closing }
deed-heart_fog-wait = Wait: each loses 1 energy, difficulty −2
    .about = { -who(name: "explorers") } { -does-energy(by: "other", n: 1, way: "down") }. { -does-difficulty(n: 2, way: "down") }
deed-heart_fog-push = Push on: difficulty +1, each advances 1
    .about = { -does-difficulty(n: 1, way: "up") }. { -who(name: "explorers") } { -does-advance(by: "other", n: 1, way: "up") } ({ -until } { sector-heart })
card-heart_steep_wall = Steep wall
    .about = { -icon-advance }. { -icon-difficulty(n: 2) }. { -does-choice }: { -opening }{ deed-heart_steep_wall-lead }{ -closing } { -or-else } { -opening }{ deed-heart_steep_wall-detour }{ -closing }
deed-heart_steep_wall-lead = Lead the climb (2 energy): 2 story points
    .about = { -cost(of: "energy", n: 2) }. { -does-story(by: "self", n: 2) }
deed-heart_steep_wall-detour = Detour: difficulty +1
    .about = { -does-difficulty(n: 1, way: "up") }
card-heart_lookout = Lookout rock
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -icon-story(n: 1) }. { -does-place_camp } { -opening }{ card-camp_lookout }{ -closing }

## Storyline treasure

card-plot_000_half_a_map = Half a map in a bottle
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_000_half_a_map-aloud }{ -closing } { -or-else } { -opening }{ deed-plot_000_half_a_map-pocket }{ -closing }. { -plot(n: 2) } { -does-add_cards(place: "shuffle", n: 1) } { deck-interior }
deed-plot_000_half_a_map-aloud = Read it out to everybody: difficulty −1, the map is common knowledge
    .about = { -does-difficulty(n: 1, way: "down") }
deed-plot_000_half_a_map-pocket = Slip it into your shirt: take Half a map
    .about = { -does-gain_item(by: "self") } { -opening }{ card-plot_001_half_map_item }{ -closing }
card-plot_000_last_of_the_golosa = The last of the Golosa
    .about = { -icon-advance }. { -icon-difficulty(n: 2) }. { -does-choice }: { -opening }{ deed-plot_000_last_of_the_golosa-bury }{ -closing } { -or-else } { -opening }{ deed-plot_000_last_of_the_golosa-sabre }{ -closing }. { -plot(n: 3) } { -does-add_cards(place: "top", n: 1) } { deck-interior }
deed-plot_000_last_of_the_golosa-bury = Bury him (1 energy): 1 story point, difficulty −1
    .about = { -cost(of: "energy", n: 1) }. { -does-story(by: "self", n: 1) }. { -does-difficulty(n: 1, way: "down") }
deed-plot_000_last_of_the_golosa-sabre = Take his sabre and go
    .about = { -does-gain_item(by: "self") } { -opening }{ card-plot_008_dead_mans_sabre }{ -closing }
card-plot_001_half_map_item = Half a map
    .about = { -item }. { -item-story(n: 1) }
card-plot_002_split_rock = The split rock
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_002_split_rock-bearing }{ -closing } { -or-else } { -opening }{ deed-plot_002_split_rock-on }{ -closing }
deed-plot_002_split_rock-bearing = Take the bearing (1 energy): the dig becomes a pending exploration
    .about = { -cost(of: "energy", n: 1) }. { -plot(n: 4) } { -does-pending(face: "up") }
deed-plot_002_split_rock-on = No time for shadows: the trail may turn up again in the interior
    .about = { -plot(n: 3) } { -does-add_cards(place: "shuffle", n: 1) } { deck-interior }
card-plot_003_boatswains_lean_to = The boatswain's lean-to
    .about = { -icon-difficulty(n: 1) }. { -icon-story(n: 1) }. { -does-choice }: { -opening }{ deed-plot_003_boatswains_lean_to-search }{ -closing } { -or-else } { -opening }{ deed-plot_003_boatswains_lean_to-copy }{ -closing }. { -plot(n: 4) } { -does-pending(face: "up") }
deed-plot_003_boatswains_lean_to-search = Turn everything over (1 energy): draw 1 remains card
    .about = { -cost(of: "energy", n: 1) }. { -does-remains(by: "self", draw: 1, keep: 1) }
deed-plot_003_boatswains_lean_to-copy = Only copy the drawing
    .about = { -nothing }
card-plot_004_where_the_cross_is = Where the cross is
    .about = { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_004_where_the_cross_is-together }{ -closing } { -or-else } { -opening }{ deed-plot_004_where_the_cross_is-secret }{ -closing } { -or-else } { -opening }{ deed-plot_004_where_the_cross_is-guess }{ -closing } { -or-else } { -opening }{ deed-plot_004_where_the_cross_is-later }{ -closing }
deed-plot_004_where_the_cross_is-together = Dig together (two explorers or more, 3 energy together): open the chest
    .about = { -only-if } { -if(what: "explorers_min", sense: "is", n: 2) }, { -cost(of: "shared", n: 3) }. { -does-if } { -if(what: "flag", sense: "is") }{ -flag(name: "golosa_map_shared") }, ({ -does-vote } ({ -who(name: "explorers") }): { -opening }{ deed-plot_004_where_the_cross_is-split }{ -closing } { -or-else } { -opening }{ deed-plot_004_where_the_cross_is-one }{ -closing }); { -if-not }, ({ -does-choice }: { -opening }{ deed-plot_004_where_the_cross_is-share }{ -closing } { -or-else } { -opening }{ deed-plot_004_where_the_cross_is-mine }{ -closing }). { -plot(n: 6) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
deed-plot_004_where_the_cross_is-split = Split it, as agreed: each explorer takes 2 story points
    .about = { -who(name: "explorers") } { -does-story(by: "other", n: 2) }
deed-plot_004_where_the_cross_is-one = One purse, one keeper: the drawer takes the Gold of the Golosa
    .about = { -does-gain_item(by: "self") } { -opening }{ card-plot_005_gold_of_the_golosa }{ -closing }. { -plot(n: 7) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
deed-plot_004_where_the_cross_is-share = Share it out: each explorer takes 2 story points
    .about = { -who(name: "explorers") } { -does-story(by: "other", n: 2) }
deed-plot_004_where_the_cross_is-mine = I found the place: take the Gold of the Golosa
    .about = { -does-gain_item(by: "self") } { -opening }{ card-plot_005_gold_of_the_golosa }{ -closing }. { -plot(n: 7) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
deed-plot_004_where_the_cross_is-secret = Come back at night with Half a map (2 energy, discard the map): take the Gold of the Golosa
    .about = { -cost(of: "energy", n: 2) }, { -cost(of: "item") } { -opening }{ card-plot_001_half_map_item }{ -closing }. { -does-gain_item(by: "self") } { -opening }{ card-plot_005_gold_of_the_golosa }{ -closing }. { -plot(n: 7) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }. { -plot(n: 6) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
deed-plot_004_where_the_cross_is-guess = Dig by guess (2 energy): roll; 5-6 finds the Gold of the Golosa, otherwise it stays pending
    .about = { -cost(of: "energy", n: 2) }. { -does-roll(dice: 1) }: { -rolled } 1-4, { -opening }{ card-plot_004_where_the_cross_is }{ -closing } { -does-pending(face: "up") }; { -rolled } 5-6, { -does-gain_item(by: "self") } { -opening }{ card-plot_005_gold_of_the_golosa }{ -closing }, { -plot(n: 7) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }, { -plot(n: 6) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
deed-plot_004_where_the_cross_is-later = Not today: it stays pending
    .about = { -opening }{ card-plot_004_where_the_cross_is }{ -closing } { -does-pending(face: "up") }
card-plot_005_gold_of_the_golosa = Gold of the Golosa
    .about = { -does-place_camp } { -opening }{ card-camp_greed }{ -closing }. { -item }. { -item-story(n: 5) }. { -counts-as } { -opening }{ card-gold_and_jewels }{ -closing }
card-plot_006_three_more_holes = Three more holes
    .about = { -icon-advance }. { -icon-difficulty(n: 2) }. { -does-choice }: { -opening }{ deed-plot_006_three_more_holes-lift }{ -closing } { -or-else } { -opening }{ deed-plot_006_three_more_holes-leave }{ -closing }
deed-plot_006_three_more_holes-lift = Lift the slab: strength 6; take the Emerald cross or 1 injury
    .about = { -does-strength_check(n: 6, tie: "lost") } ({ -who(name: "explorers") }): { -branch(which: "win") }, { -does-gain_item(by: "self") } { -opening }{ card-plot_009_emerald_cross }{ -closing }; { -branch(which: "lose") }, { -does-injury(by: "self", n: 1) }
deed-plot_006_three_more_holes-leave = Enough digging: difficulty −1
    .about = { -does-difficulty(n: 1, way: "down") }
card-plot_007_somebody_counts_at_night = Somebody counts at night
    .about = { -icon-weather(way: "sun") }. { -icon-wreck(n: 3) }. { -does-if } { -if(what: "group_has_item", sense: "is") } { -opening }{ card-plot_005_gold_of_the_golosa }{ -closing }, ({ -does-vote } ({ -who(name: "at_camp") }): { -opening }{ deed-plot_007_somebody_counts_at_night-common }{ -closing } { -or-else } { -opening }{ deed-plot_007_somebody_counts_at_night-silence }{ -closing }); { -if-not }, { -who(name: "starting_player") } { -does-energy(by: "other", n: 1, way: "down") }. { -rescue }: { building-great_bonfire }, { card-sea_chart }
deed-plot_007_somebody_counts_at_night-common = Into the common chest: the holder discards the Gold of the Golosa, each castaway at camp takes 1 story point
    .about = { -who(name: "holder") } { -opening }{ card-plot_005_gold_of_the_golosa }{ -closing } { -does-lose_item(by: "other", which: "named", n: 1) } { -opening }{ card-plot_005_gold_of_the_golosa }{ -closing }. { -who(name: "at_camp") } { -does-story(by: "other", n: 1) }. { -does-if } { -if(what: "group_has_item", sense: "not") } { -opening }{ card-gold_and_jewels }{ -closing }, { -does-remove_camp } { -opening }{ card-camp_greed }{ -closing }
deed-plot_007_somebody_counts_at_night-silence = Pretend to sleep: a Feud comes to the camp
    .about = { -does-place_camp } { -opening }{ card-camp_feud }{ -closing }
card-plot_008_dead_mans_sabre = Dead man's sabre
    .about = { -item }. { -item-story(n: 1) }. { -item-strength(n: 1) }
card-plot_009_emerald_cross = Emerald cross
    .about = { -item }. { -item-story(n: 3) }

## Storyline beast

card-plot_000_tracks_wider_than_a_hand = Tracks wider than a hand
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_000_tracks_wider_than_a_hand-follow }{ -closing } { -or-else } { -opening }{ deed-plot_000_tracks_wider_than_a_hand-warn }{ -closing }
deed-plot_000_tracks_wider_than_a_hand-follow = Follow them (1 energy): the trail is the next interior card
    .about = { -cost(of: "energy", n: 1) }. { -plot(n: 10) } { -does-add_cards(place: "top", n: 1) } { deck-interior }
deed-plot_000_tracks_wider_than_a_hand-warn = Hurry home with the news: difficulty −1, but it follows us to the camp
    .about = { -does-difficulty(n: 1, way: "down") }. { -plot(n: 11) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
card-plot_000_scored_bark = Scored bark
    .about = { -icon-advance }. { -icon-difficulty(n: 2) }. { -does-vote } ({ -who(name: "explorers") }): { -opening }{ deed-plot_000_scored_bark-quiet }{ -closing } { -or-else } { -opening }{ deed-plot_000_scored_bark-noise }{ -closing }
deed-plot_000_scored_bark-quiet = Creep on: each explorer loses 1 energy, the den is somewhere in the heart
    .about = { -who(name: "explorers") } { -does-energy(by: "other", n: 1, way: "down") }. { -plot(n: 12) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
deed-plot_000_scored_bark-noise = Shout and clatter: roll; 1-2 you take 1 injury, 3-6 you take 1 story point; it moves down to our camp
    .about = { -does-roll(dice: 1) }: { -rolled } 1-2, { -does-injury(by: "self", n: 1) }; { -rolled } 3-6, { -does-story(by: "self", n: 1) }. { -plot(n: 11) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
card-plot_010_a_meal_interrupted = A meal interrupted
    .about = { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_010_a_meal_interrupted-take }{ -closing } { -or-else } { -opening }{ deed-plot_010_a_meal_interrupted-study }{ -closing }
deed-plot_010_a_meal_interrupted-take = Carry it off: 3 food to the storage, and it will come for its share
    .about = { -does-gain_food(n: 3) }. { -plot(n: 11) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
deed-plot_010_a_meal_interrupted-study = Watch from a tree: 1 story point, the den is somewhere in the heart
    .about = { -does-story(by: "self", n: 1) }. { -plot(n: 12) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
card-plot_011_eyes_beyond_the_fire = Eyes beyond the fire
    .about = { -icon-weather(way: "storm") }. { -icon-wreck(n: 4) }. { -does-if } { -if(what: "flag", sense: "is") }{ -flag(name: "shadow_peace") }, { -who(name: "starting_player") } { -does-story(by: "other", n: 1) }; { -if-not }, ({ -does-if } { -if(what: "fire_lit", sense: "is") } { -and } { -if(what: "flag", sense: "not") }{ -flag(name: "shadow_angered") }, ({ -does-strength_check(n: 4, tie: "won") } ({ -who(name: "at_camp") }): { -branch(which: "win") }, { -who(name: "starting_player") } { -does-story(by: "other", n: 1) }; { -branch(which: "lose") }, { -does-lose_food(n: 2) }); { -if-not }, ({ -does-strength_check(n: 6, tie: "won") } ({ -who(name: "at_camp") }): { -branch(which: "win") }, { -who(name: "starting_player") } { -does-story(by: "other", n: 1) }; { -branch(which: "lose") }, { -does-lose_food(n: 2) }, { -who(name: "starting_player") } { -does-injury(by: "other", n: 1) }), { -plot(n: 13) } { -does-pending(face: "up") }). { -no-rescue }
card-plot_012_the_den = The den
    .about = { -icon-difficulty(n: 2) }. { -does-choice }: { -opening }{ deed-plot_012_the_den-smoke }{ -closing } { -or-else } { -opening }{ deed-plot_012_the_den-rush }{ -closing } { -or-else } { -opening }{ deed-plot_012_the_den-listen }{ -closing }
deed-plot_012_the_den-smoke = Smoke it out (1 wood): strength 5; win: the Shadow's pelt; lose: 1 injury and it escapes
    .about = { -cost(of: "wood", n: 1) }. { -does-strength_check(n: 5, tie: "lost") } ({ -who(name: "explorers") }): { -branch(which: "win") }, { -does-gain_item(by: "self") } { -opening }{ card-plot_015_shadows_pelt }{ -closing }; { -branch(which: "lose") }, { -does-injury(by: "self", n: 1) }, { -plot(n: 14) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
deed-plot_012_the_den-rush = Rush in: strength 7; win: the pelt and 1 story point; lose: 2 injuries for you, 1 for the others
    .about = { -does-strength_check(n: 7, tie: "lost") } ({ -who(name: "explorers") }): { -branch(which: "win") }, { -does-gain_item(by: "self") } { -opening }{ card-plot_015_shadows_pelt }{ -closing }, { -does-story(by: "self", n: 1) }; { -branch(which: "lose") }, { -does-injury(by: "self", n: 2) }, { -who(name: "other_explorers") } { -does-injury(by: "other", n: 1) }, { -plot(n: 14) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
deed-plot_012_the_den-listen = Hold your breath and listen: something small answers, a pending exploration
    .about = { -plot(n: 17) } { -does-pending(face: "up") }
card-plot_013_pit_and_bait = A narrow place
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_013_pit_and_bait-pit }{ -closing } { -or-else } { -opening }{ deed-plot_013_pit_and_bait-trail }{ -closing } { -or-else } { -opening }{ deed-plot_013_pit_and_bait-leave }{ -closing }
deed-plot_013_pit_and_bait-pit = Dig a pit (2 energy together): the Pit trap joins the camp board
    .about = { -cost(of: "shared", n: 2) }. { -does-place_camp } { -opening }{ card-plot_016_pit_trap }{ -closing }
deed-plot_013_pit_and_bait-trail = Follow it uphill (1 energy): 1 story point, you will meet it in the heart
    .about = { -cost(of: "energy", n: 1) }. { -does-story(by: "self", n: 1) }. { -plot(n: 14) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
deed-plot_013_pit_and_bait-leave = Leave the path to its owner
    .about = { -nothing }
card-plot_014_face_to_face = Face to face
    .about = { -icon-difficulty(n: 2) }. { -does-if } { -if(what: "flag", sense: "is") }{ -flag(name: "shadow_peace") }, { -does-story(by: "self", n: 1) }, { -does-difficulty(n: 2, way: "down") }; { -if-not }, ({ -does-choice }: { -opening }{ deed-plot_014_face_to_face-stand }{ -closing } { -or-else } { -opening }{ deed-plot_014_face_to_face-yield }{ -closing })
deed-plot_014_face_to_face-stand = Stand: strength 7 (6 if it is wounded); win: the Shadow's pelt and 1 story point; lose: 2 injuries
    .about = { -does-if } { -if(what: "flag", sense: "is") }{ -flag(name: "shadow_wounded") }, ({ -does-strength_check(n: 6, tie: "won") } ({ -who(name: "explorers") }): { -branch(which: "win") }, { -does-gain_item(by: "self") } { -opening }{ card-plot_015_shadows_pelt }{ -closing }, { -does-story(by: "self", n: 1) }; { -branch(which: "lose") }, { -does-injury(by: "self", n: 2) }); { -if-not }, ({ -does-strength_check(n: 7, tie: "won") } ({ -who(name: "explorers") }): { -branch(which: "win") }, { -does-gain_item(by: "self") } { -opening }{ card-plot_015_shadows_pelt }{ -closing }, { -does-story(by: "self", n: 1) }; { -branch(which: "lose") }, { -does-injury(by: "self", n: 2) })
deed-plot_014_face_to_face-yield = Give ground: each explorer loses 1 energy, difficulty +1
    .about = { -who(name: "explorers") } { -does-energy(by: "other", n: 1, way: "down") }. { -does-difficulty(n: 1, way: "up") }
card-plot_015_shadows_pelt = The Shadow's pelt
    .about = { -item }. { -item-story(n: 3) }. { -stat(which: "night_safe", n: 1, way: "up") }
card-plot_016_pit_trap = Pit trap
    .about = { -cost(of: "food", n: 1) }. { -does-roll(dice: 1) }: { -rolled } 1-2, { -nothing }; { -rolled } 3-5, { -does-gain_fresh(n: 3) }; { -rolled } 6, ({ -does-gain_fresh(n: 3) }, { -does-if } { -if(what: "flag", sense: "not") }{ -flag(name: "shadow_peace") }, { -does-gain_item(by: "self") } { -opening }{ card-plot_015_shadows_pelt }{ -closing }, { -does-remove_camp } { -opening }{ card-plot_016_pit_trap }{ -closing })
card-plot_017_what_it_was_guarding = What it was guarding
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_017_what_it_was_guarding-feed }{ -closing } { -or-else } { -opening }{ deed-plot_017_what_it_was_guarding-carry }{ -closing } { -or-else } { -opening }{ deed-plot_017_what_it_was_guarding-back }{ -closing }
deed-plot_017_what_it_was_guarding-feed = Leave meat for the mother (1 food): 1 story point, the Shadow lets us be
    .about = { -cost(of: "food", n: 1) }. { -does-story(by: "self", n: 1) }
deed-plot_017_what_it_was_guarding-carry = Carry one off to show at home: 2 story points, and the mother follows
    .about = { -does-story(by: "self", n: 2) }. { -plot(n: 11) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }. { -plot(n: 14) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
deed-plot_017_what_it_was_guarding-back = Back away: difficulty −1
    .about = { -does-difficulty(n: 1, way: "down") }

## Storyline companion

card-plot_000_barking_on_the_reef = Barking on the reef
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_000_barking_on_the_reef-swim }{ -closing } { -or-else } { -opening }{ deed-plot_000_barking_on_the_reef-call }{ -closing }
deed-plot_000_barking_on_the_reef-swim = Swim out to her (2 energy): the dog joins the camp board
    .about = { -cost(of: "energy", n: 2) }. { -does-place_camp } { -opening }{ card-camp_dog }{ -closing }. { -plot(n: 18) } { -does-add_cards(place: "shuffle", n: 1) } { deck-interior }
deed-plot_000_barking_on_the_reef-call = Call from the beach: roll; with 5-6 she comes, otherwise she drifts on and may be found inland
    .about = { -does-roll(dice: 1) }: { -rolled } 1-4, { -plot(n: 19) } { -does-add_cards(place: "shuffle", n: 1) } { deck-interior }; { -rolled } 5-6, { -does-place_camp } { -opening }{ card-camp_dog }{ -closing }, { -plot(n: 18) } { -does-add_cards(place: "shuffle", n: 1) } { deck-interior }
card-plot_000_a_kid_in_the_thorns = A kid in the thorns
    .about = { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_000_a_kid_in_the_thorns-free }{ -closing } { -or-else } { -opening }{ deed-plot_000_a_kid_in_the_thorns-supper }{ -closing }
deed-plot_000_a_kid_in_the_thorns-free = Cut it loose (1 energy): the goat joins the camp board, the herd is the next interior card
    .about = { -cost(of: "energy", n: 1) }. { -does-place_camp } { -opening }{ card-camp_goat }{ -closing }. { -plot(n: 20) } { -does-add_cards(place: "top", n: 1) } { deck-interior }
deed-plot_000_a_kid_in_the_thorns-supper = Supper: 2 food to the storage
    .about = { -does-gain_food(n: 2) }
card-plot_018_brisa_points = Brisa stops and points
    .about = { -icon-advance }. { -does-if } { -if(what: "camp_card", sense: "is") } { -opening }{ card-camp_dog }{ -closing }, ({ -does-choice }: { -opening }{ deed-plot_018_brisa_points-trust }{ -closing } { -or-else } { -opening }{ deed-plot_018_brisa_points-pull }{ -closing }, { -plot(n: 23) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }); { -if-not }, { -does-energy(by: "self", n: 1, way: "down") }
deed-plot_018_brisa_points-trust = Let her lead: difficulty −1 and take Brisa's whistle
    .about = { -does-difficulty(n: 1, way: "down") }. { -does-gain_item(by: "self") } { -opening }{ card-plot_021_brisas_whistle }{ -closing }
deed-plot_018_brisa_points-pull = Pull her on: difficulty +1, the explorers advance 1 more
    .about = { -does-difficulty(n: 1, way: "up") }. { -who(name: "explorers") } { -does-advance(by: "other", n: 1, way: "up") } ({ -until } { sector-interior })
card-plot_019_thin_and_wary = Thin and wary
    .about = { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_019_thin_and_wary-share }{ -closing } { -or-else } { -opening }{ deed-plot_019_thin_and_wary-rope }{ -closing } { -or-else } { -opening }{ deed-plot_019_thin_and_wary-leave }{ -closing }
deed-plot_019_thin_and_wary-share = Share with her (1 food): the dog joins the camp board, 1 story point
    .about = { -cost(of: "food", n: 1) }. { -does-place_camp } { -opening }{ card-camp_dog }{ -closing }. { -does-story(by: "self", n: 1) }. { -plot(n: 18) } { -does-add_cards(place: "top", n: 1) } { deck-interior }
deed-plot_019_thin_and_wary-rope = Catch her with a noose: roll; 1-3 a bite (1 injury), 4-6 the dog joins the camp board
    .about = { -does-roll(dice: 1) }: { -rolled } 1-3, { -does-injury(by: "self", n: 1) }; { -rolled } 4-6, { -does-place_camp } { -opening }{ card-camp_dog }{ -closing }, { -plot(n: 18) } { -does-add_cards(place: "top", n: 1) } { deck-interior }
deed-plot_019_thin_and_wary-leave = Let her choose: she trots off
    .about = { -nothing }
card-plot_020_herd_on_the_ridge = The herd on the ridge
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_020_herd_on_the_ridge-drive }{ -closing } { -or-else } { -opening }{ deed-plot_020_herd_on_the_ridge-dog }{ -closing } { -or-else } { -opening }{ deed-plot_020_herd_on_the_ridge-hunt }{ -closing } { -or-else } { -opening }{ deed-plot_020_herd_on_the_ridge-leave }{ -closing }
deed-plot_020_herd_on_the_ridge-drive = Drive them down (two explorers or more, 2 energy together): the Corral joins the camp board
    .about = { -only-if } { -if(what: "explorers_min", sense: "is", n: 2) }, { -cost(of: "shared", n: 2) }. { -does-place_camp } { -opening }{ card-plot_022_the_corral }{ -closing }. { -plot(n: 23) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
deed-plot_020_herd_on_the_ridge-dog = Send Brisa round them (she was saved, 1 energy): the Corral joins the camp board
    .about = { -only-if } { -if(what: "flag", sense: "is") }{ -flag(name: "brisa_saved") } { -and } { -if(what: "camp_card", sense: "is") } { -opening }{ card-camp_dog }{ -closing }, { -cost(of: "energy", n: 1) }. { -does-place_camp } { -opening }{ card-plot_022_the_corral }{ -closing }. { -plot(n: 23) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
deed-plot_020_herd_on_the_ridge-hunt = Hunt one: strength 4; win: 3 food; lose: 1 injury
    .about = { -does-strength_check(n: 4, tie: "lost") } ({ -who(name: "explorers") }): { -branch(which: "win") }, { -does-gain_food(n: 3) }; { -branch(which: "lose") }, { -does-injury(by: "self", n: 1) }
deed-plot_020_herd_on_the_ridge-leave = Let them look
    .about = { -nothing }
card-plot_021_brisas_whistle = Brisa's whistle
    .about = { -item }. { -item-story(n: 1) }. { -stat(which: "return_roll", n: 1, way: "up") }
card-plot_022_the_corral = The corral
    .about = { -cost(of: "energy", n: 1) }. { -does-gain_food(n: 2) }
card-plot_023_a_howl_in_the_rain = A howl in the rain
    .about = { -icon-weather(way: "storm") }. { -icon-wreck(n: 3) }. { -does-if } { -if(what: "camp_card", sense: "is") } { -opening }{ card-plot_022_the_corral }{ -closing }, ({ -does-vote } ({ -who(name: "at_camp") }): { -opening }{ deed-plot_023_a_howl_in_the_rain-fence }{ -closing } { -or-else } { -opening }{ deed-plot_023_a_howl_in_the_rain-bed }{ -closing }); { -if-not }, ({ -does-if } { -if(what: "camp_card", sense: "is") } { -opening }{ card-camp_dog }{ -closing }, ({ -does-choice } ({ -who(name: "starting_player") }): { -opening }{ deed-plot_023_a_howl_in_the_rain-search }{ -closing } { -or-else } { -opening }{ deed-plot_023_a_howl_in_the_rain-wait }{ -closing }); { -if-not }, { -does-lose_food(n: 1) }). { -rescue }: { building-great_bonfire }, { building-sand_signal }, { card-mirror }
deed-plot_023_a_howl_in_the_rain-fence = Mend the fence in the dark: each at camp loses 1 energy, 2 fresh food
    .about = { -who(name: "at_camp") } { -does-energy(by: "other", n: 1, way: "down") }. { -does-gain_fresh(n: 2) }
deed-plot_023_a_howl_in_the_rain-bed = Stay under cover: the Corral is lost, 1 food to the storage
    .about = { -does-remove_camp } { -opening }{ card-plot_022_the_corral }{ -closing }. { -does-gain_food(n: 1) }
deed-plot_023_a_howl_in_the_rain-search = Go out and find her (1 energy): 1 story point
    .about = { -cost(of: "energy", n: 1) }. { -does-story(by: "self", n: 1) }
deed-plot_023_a_howl_in_the_rain-wait = Wait for morning: roll; with 1-3 the dog is gone
    .about = { -does-roll(dice: 1) }: { -rolled } 1-3, { -does-remove_camp } { -opening }{ card-camp_dog }{ -closing }; { -rolled } 4-6, { -nothing }

## Storyline garden

card-plot_000_overgrown_terraces = Overgrown terraces
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_000_overgrown_terraces-clear }{ -closing } { -or-else } { -opening }{ deed-plot_000_overgrown_terraces-glean }{ -closing }
deed-plot_000_overgrown_terraces-clear = Clear one step (2 energy together): the Seedbeds join the camp board
    .about = { -cost(of: "shared", n: 2) }. { -does-place_camp } { -opening }{ card-plot_024_seedbeds }{ -closing }. { -plot(n: 28) } { -does-add_cards(place: "top", n: 1) } { deck-interior }
deed-plot_000_overgrown_terraces-glean = Glean what runs wild: add 1 forage tile
    .about = { -does-add_forage(n: 1) }
card-plot_000_sack_on_the_tideline = A sack on the tideline
    .about = { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_000_sack_on_the_tideline-eat }{ -closing } { -or-else } { -opening }{ deed-plot_000_sack_on_the_tideline-hide }{ -closing } { -or-else } { -opening }{ deed-plot_000_sack_on_the_tideline-sow }{ -closing }
deed-plot_000_sack_on_the_tideline-eat = Boil it: 2 food to the storage
    .about = { -does-gain_food(n: 2) }
deed-plot_000_sack_on_the_tideline-hide = Boil some and hide some: 1 food to the storage, you carry 1
    .about = { -does-gain_food(n: 1) }. { -does-gain_food(by: "self", n: 1, at: "hand") }
deed-plot_000_sack_on_the_tideline-sow = Keep it for sowing: take the Sack of seed, the Seedbeds join the camp board
    .about = { -does-gain_item(by: "self") } { -opening }{ card-plot_025_sack_of_seed }{ -closing }. { -does-place_camp } { -opening }{ card-plot_024_seedbeds }{ -closing }. { -plot(n: 28) } { -does-add_cards(place: "shuffle", n: 1) } { deck-interior }
card-plot_024_seedbeds = Seedbeds
    .about = { -cost(of: "energy", n: 1) }. { -does-choice }: { -opening }{ deed-plot_024_seedbeds-sow }{ -closing } { -or-else } { -opening }{ deed-plot_024_seedbeds-tend }{ -closing }
deed-plot_024_seedbeds-sow = Sow the Sack of seed (discard it): the Kitchen garden replaces this card, 1 story point
    .about = { -cost(of: "item") } { -opening }{ card-plot_025_sack_of_seed }{ -closing }. { -does-story(by: "self", n: 1) }. { -does-remove_camp } { -opening }{ card-plot_024_seedbeds }{ -closing }. { -does-place_camp } { -opening }{ card-plot_026_kitchen_garden }{ -closing }. { -plot(n: 27) }, { -plot(n: 29) } { -does-add_cards(place: "shuffle", n: 2) } { deck-events }
deed-plot_024_seedbeds-tend = Weed and water: the first time only work; the second time the Kitchen garden replaces this card, 1 story point
    .about = { -does-if } { -if(what: "flag", sense: "is") }{ -flag(name: "seedbeds_tended") }, { -does-story(by: "self", n: 1) }, { -does-remove_camp } { -opening }{ card-plot_024_seedbeds }{ -closing }, { -does-place_camp } { -opening }{ card-plot_026_kitchen_garden }{ -closing }, { -plot(n: 27) }, { -plot(n: 29) } { -does-add_cards(place: "shuffle", n: 2) } { deck-events }; { -if-not }, { -does-set_flag }
card-plot_025_sack_of_seed = Sack of seed
    .about = { -item }. { -power(when: "feeding") }, { -limit(how: "discard") }: { -does-gain_food(by: "self", n: 2, at: "hand") }
card-plot_026_kitchen_garden = Kitchen garden
    .about = { -does-choice }: { -opening }{ deed-plot_026_kitchen_garden-pick }{ -closing } { -or-else } { -opening }{ deed-plot_026_kitchen_garden-taste }{ -closing }
deed-plot_026_kitchen_garden-pick = Pick for everybody: 1 food and 1 fresh food to the storage
    .about = { -does-gain_food(n: 1) }. { -does-gain_fresh(n: 1) }
deed-plot_026_kitchen_garden-taste = Eat between the rows: you carry 1 food and recover 1 energy
    .about = { -does-gain_food(by: "self", n: 1, at: "hand") }. { -does-energy(by: "self", n: 1, way: "up") }
card-plot_027_birds_on_the_rows = Birds on the rows
    .about = { -icon-weather(way: "sun") }. { -icon-wreck(n: 2) }. { -does-if } { -if(what: "camp_card", sense: "is") } { -opening }{ card-plot_026_kitchen_garden }{ -closing }, ({ -does-vote } ({ -who(name: "at_camp") }): { -opening }{ deed-plot_027_birds_on_the_rows-guard }{ -closing } { -or-else } { -opening }{ deed-plot_027_birds_on_the_rows-scarecrow }{ -closing } { -or-else } { -opening }{ deed-plot_027_birds_on_the_rows-share }{ -closing }); { -if-not }, { -does-remove_forage(n: 1) }. { -rescue }: { building-sand_signal }, { card-captains_log }
deed-plot_027_birds_on_the_rows-guard = Stand guard all day: each at camp loses 1 energy, 2 food to the storage
    .about = { -who(name: "at_camp") } { -does-energy(by: "other", n: 1, way: "down") }. { -does-gain_food(n: 2) }
deed-plot_027_birds_on_the_rows-scarecrow = Dress a scarecrow: 1 wood is used up
    .about = { -does-lose_wood(n: 1) }
deed-plot_027_birds_on_the_rows-share = Let them have it: 2 forage tiles leave the supply, 1 story point for the starting player
    .about = { -does-remove_forage(n: 2) }. { -who(name: "starting_player") } { -does-story(by: "other", n: 1) }
card-plot_028_the_clay_oven = The clay oven
    .about = { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_028_the_clay_oven-rack }{ -closing } { -or-else } { -opening }{ deed-plot_028_the_clay_oven-ditch }{ -closing } { -or-else } { -opening }{ deed-plot_028_the_clay_oven-rest }{ -closing }
deed-plot_028_the_clay_oven-rack = Learn how they smoked their food (1 energy): the Smoking rack joins the camp board
    .about = { -cost(of: "energy", n: 1) }. { -does-place_camp } { -opening }{ card-camp_smokehouse }{ -closing }
deed-plot_028_the_clay_oven-ditch = Clear the old water ditch (2 energy together): add 2 forage tiles, 1 story point
    .about = { -cost(of: "shared", n: 2) }. { -does-add_forage(n: 2) }. { -does-story(by: "self", n: 1) }
deed-plot_028_the_clay_oven-rest = Sit down where they sat: recover 1 energy
    .about = { -does-energy(by: "self", n: 1, way: "up") }
card-plot_029_harvest_evening = Harvest evening
    .about = { -icon-weather(way: "sun") }. { -icon-wreck(n: 3) }. { -does-if } { -if(what: "camp_card", sense: "is") } { -opening }{ card-plot_026_kitchen_garden }{ -closing }, ({ -does-gain_food(n: 2) }, { -does-each } { -who(name: "at_camp") }, { -does-choice }: { -opening }{ deed-plot_029_harvest_evening-sing }{ -closing } { -or-else } { -opening }{ deed-plot_029_harvest_evening-sack }{ -closing }); { -if-not }, { -does-add_forage(n: 1) }. { -rescue }: { building-great_bonfire }, { building-sand_signal }
deed-plot_029_harvest_evening-sing = Eat with the others: recover 1 energy
    .about = { -does-energy(by: "self", n: 1, way: "up") }
deed-plot_029_harvest_evening-sack = Fill your own sack: 1 food goes from the storage to you
    .about = { -only-if } { -if(what: "food_min", sense: "is", n: 1) }. { -does-lose_food(n: 1) }. { -does-gain_food(by: "self", n: 1, at: "hand") }

## Storyline raft

card-plot_000_ribs_of_a_hull = Ribs of a hull
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_000_ribs_of_a_hull-strip }{ -closing } { -or-else } { -opening }{ deed-plot_000_ribs_of_a_hull-study }{ -closing }
deed-plot_000_ribs_of_a_hull-strip = Break it up: 3 wood to the storage
    .about = { -does-gain_wood(n: 3) }
deed-plot_000_ribs_of_a_hull-study = Learn how it was joined (1 energy): 1 wood, the raft becomes a construction
    .about = { -cost(of: "energy", n: 1) }. { -does-gain_wood(n: 1) }. { building-raft }: { -does-construction }. { -plot(n: 30) } { -does-add_cards(place: "shuffle", n: 1) } { deck-interior }
card-plot_000_bamboo_grove = Bamboo grove
    .about = { -icon-advance }. { -icon-difficulty(n: 2) }. { -does-choice }: { -opening }{ deed-plot_000_bamboo_grove-cut }{ -closing } { -or-else } { -opening }{ deed-plot_000_bamboo_grove-mark }{ -closing }
deed-plot_000_bamboo_grove-cut = Cut canes (1 energy): 2 wood, the raft becomes a construction, the launching beach becomes pending
    .about = { -cost(of: "energy", n: 1) }. { -does-gain_wood(n: 2) }. { building-raft }: { -does-construction }. { -plot(n: 31) } { -does-pending(face: "up") }
deed-plot_000_bamboo_grove-mark = Blaze the way for later: the Marked trail joins the camp board
    .about = { -does-place_camp } { -opening }{ card-camp_trail }{ -closing }. { -plot(n: 30) } { -does-add_cards(place: "shuffle", n: 1) } { deck-interior }
card-plot_030_lianas = Lianas
    .about = { -icon-advance }. { -icon-difficulty(n: 2) }. { -does-choice }: { -opening }{ deed-plot_030_lianas-twist }{ -closing } { -or-else } { -opening }{ deed-plot_030_lianas-swing }{ -closing } { -or-else } { -opening }{ deed-plot_030_lianas-leave }{ -closing }. { -plot(n: 31) } { -does-pending(face: "up") }
deed-plot_030_lianas-twist = Twist a cable (2 energy together): take the Liana cable, the raft becomes a construction
    .about = { -cost(of: "shared", n: 2) }. { -does-gain_item(by: "self") } { -opening }{ card-plot_032_liana_cable }{ -closing }. { building-raft }: { -does-construction }
deed-plot_030_lianas-swing = Swing across the gully: roll; 1-2 one injury, 3-6 the explorers advance 1 more
    .about = { -does-roll(dice: 1) }: { -rolled } 1-2, { -does-injury(by: "self", n: 1) }; { -rolled } 3-6, { -who(name: "explorers") } { -does-advance(by: "other", n: 1, way: "up") } ({ -until } { sector-interior })
deed-plot_030_lianas-leave = Duck under them
    .about = { -nothing }
card-plot_031_launching_beach = The launching beach
    .about = { -icon-advance }. { -does-if } { -if(what: "built", sense: "is") } { building-raft }, ({ -does-choice }: { -opening }{ deed-plot_031_launching_beach-trial }{ -closing } { -or-else } { -opening }{ deed-plot_031_launching_beach-moor }{ -closing }); { -if-not }, ({ -does-choice }: { -opening }{ deed-plot_031_launching_beach-slip }{ -closing } { -or-else } { -opening }{ deed-plot_031_launching_beach-sit }{ -closing }). { -plot(n: 33) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
deed-plot_031_launching_beach-trial = Sea trial (1 energy): 1 story point, 3 fresh food, the open water becomes pending
    .about = { -cost(of: "energy", n: 1) }. { -does-story(by: "self", n: 1) }. { -does-gain_fresh(n: 3) }. { -plot(n: 34) } { -does-pending(face: "up") }
deed-plot_031_launching_beach-moor = Only moor it well: 1 wood to the storage
    .about = { -does-gain_wood(n: 1) }
deed-plot_031_launching_beach-slip = Clear a slipway (2 energy together): 2 wood and 1 story point
    .about = { -cost(of: "shared", n: 2) }. { -does-gain_wood(n: 2) }. { -does-story(by: "self", n: 1) }
deed-plot_031_launching_beach-sit = Sit and look at the sea: recover 1 energy
    .about = { -does-energy(by: "self", n: 1, way: "up") }
card-plot_032_liana_cable = Liana cable
    .about = { -item }. { -stat(which: "build_bonus", n: 1, way: "up") }
card-plot_033_room_for_how_many = Room for how many?
    .about = { -icon-weather(way: "sun") }. { -icon-wreck(n: 3) }. { -does-if } { -if(what: "built", sense: "is") } { building-raft }, ({ -does-vote } ({ -who(name: "at_camp") }): { -opening }{ deed-plot_033_room_for_how_many-all }{ -closing } { -or-else } { -opening }{ deed-plot_033_room_for_how_many-lots }{ -closing }); { -if-not }, ({ building-raft }: { -does-construction }, { -does-choice } ({ -who(name: "starting_player") }): { -opening }{ deed-plot_033_room_for_how_many-gather }{ -closing } { -or-else } { -opening }{ deed-plot_033_room_for_how_many-talk }{ -closing }). { -plot(n: 35) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }. { -rescue }: { building-raft }, { card-sea_chart }
deed-plot_033_room_for_how_many-all = All or none: everybody at camp recovers 1 energy, 1 wood is used for a wider deck
    .about = { -does-lose_wood(n: 1) }. { -who(name: "at_camp") } { -does-energy(by: "other", n: 1, way: "up") }
deed-plot_033_room_for_how_many-lots = Settle the seats by force: strength contest of the starting player with one other; the winner takes 2 story points, the loser loses 1 energy
    .about = { -does-contest } ({ -who(name: "starting_player") }, { -who(name: "chosen_other") }): { -who(name: "winner") } { -does-story(by: "other", n: 2) }, { -who(name: "loser") } { -does-energy(by: "other", n: 1, way: "down") }
deed-plot_033_room_for_how_many-gather = Drag logs to the beach (1 energy): 2 wood
    .about = { -cost(of: "energy", n: 1) }. { -does-gain_wood(n: 2) }
deed-plot_033_room_for_how_many-talk = Only talk about it
    .about = { -nothing }
card-plot_034_beyond_the_reef = Beyond the reef
    .about = { -icon-difficulty(n: 1) }. { -icon-story(n: 1) }. { -does-if } { -if(what: "built", sense: "is") } { building-raft }, ({ -does-vote } ({ -who(name: "explorers") }): { -opening }{ deed-plot_034_beyond_the_reef-round }{ -closing } { -or-else } { -opening }{ deed-plot_034_beyond_the_reef-lines }{ -closing } { -or-else } { -opening }{ deed-plot_034_beyond_the_reef-home }{ -closing }); { -if-not }, { -does-difficulty(n: 1, way: "up") }
deed-plot_034_beyond_the_reef-round = Sail round the island: roll; 1 each explorer 1 injury, 2-6 those before the heart advance 2
    .about = { -does-roll(dice: 1) }: { -rolled } 1, { -who(name: "explorers") } { -does-injury(by: "other", n: 1) }; { -rolled } 2-6, { -who(name: "explorers") } { -does-advance(by: "other", n: 2, way: "up") } ({ -until } { sector-interior })
deed-plot_034_beyond_the_reef-lines = Put out lines: 4 fresh food and the Shark learns about us
    .about = { -does-gain_fresh(n: 4) }. { -does-add_shark }
deed-plot_034_beyond_the_reef-home = Home before dark: difficulty −2
    .about = { -does-difficulty(n: 2, way: "down") }
card-plot_035_the_steady_current = The steady current
    .about = { -icon-weather(way: "sun") }. { -icon-wreck(n: 5) }. { -does-if } { -if(what: "built", sense: "is") } { building-raft }, { -who(name: "starting_player") } { -does-story(by: "other", n: 1) }; { -if-not }, { -does-gain_wood(n: 1) }. { -rescue }: { building-raft }, { card-plot_032_liana_cable }

## Storyline hermit

card-plot_000_smoke_that_is_not_ours = Smoke that is not ours
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_000_smoke_that_is_not_ours-gift }{ -closing } { -or-else } { -opening }{ deed-plot_000_smoke_that_is_not_ours-watch }{ -closing } { -or-else } { -opening }{ deed-plot_000_smoke_that_is_not_ours-larder }{ -closing }
deed-plot_000_smoke_that_is_not_ours-gift = Leave a gift at the edge of the clearing (1 food): 1 story point
    .about = { -cost(of: "food", n: 1) }. { -does-story(by: "self", n: 1) }. { -plot(n: 36) } { -does-add_cards(place: "top", n: 1) } { deck-interior }
deed-plot_000_smoke_that_is_not_ours-watch = Watch from the ferns
    .about = { -plot(n: 37) } { -does-add_cards(place: "top", n: 1) } { deck-interior }
deed-plot_000_smoke_that_is_not_ours-larder = Empty the larder while nobody is in: 3 food to the storage
    .about = { -does-gain_food(n: 3) }. { -plot(n: 38) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
card-plot_000_white_pebbles = A wall of white pebbles
    .about = { -icon-advance }. { -icon-difficulty(n: 2) }. { -does-choice }: { -opening }{ deed-plot_000_white_pebbles-add }{ -closing } { -or-else } { -opening }{ deed-plot_000_white_pebbles-use }{ -closing }. { -plot(n: 39) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
deed-plot_000_white_pebbles-add = Add the pebble for today: 1 story point
    .about = { -does-story(by: "self", n: 1) }
deed-plot_000_white_pebbles-use = Use them to mark our way: the Marked trail joins the camp board
    .about = { -does-place_camp } { -opening }{ card-camp_trail }{ -closing }
card-plot_036_remedios = Remedios at her door
    .about = { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_036_remedios-listen }{ -closing } { -or-else } { -opening }{ deed-plot_036_remedios-nurse }{ -closing } { -or-else } { -opening }{ deed-plot_036_remedios-guide }{ -closing }
deed-plot_036_remedios-listen = Listen to the whole story (1 energy): 2 story points
    .about = { -cost(of: "energy", n: 1) }. { -does-story(by: "self", n: 2) }. { -plot(n: 39) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
deed-plot_036_remedios-nurse = Ask her to look at your wounds (she likes us): you heal 1, the Healing herbs join the camp board
    .about = { -only-if } { -if(what: "flag", sense: "is") }{ -flag(name: "hermit_friend") }. { -does-heal(by: "self", n: 1) }. { -does-place_camp } { -opening }{ card-camp_herbs }{ -closing }. { -plot(n: 39) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
deed-plot_036_remedios-guide = Ask the way: she walks all explorers back to the camp
    .about = { -plot(n: 41) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }. { -who(name: "explorers") } { -does-return_to_camp(by: "other") }
card-plot_037_through_the_ferns = Through the ferns
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_037_through_the_ferns-knock }{ -closing } { -or-else } { -opening }{ deed-plot_037_through_the_ferns-steal }{ -closing } { -or-else } { -opening }{ deed-plot_037_through_the_ferns-perch }{ -closing }
deed-plot_037_through_the_ferns-knock = Step out and say good day
    .about = { -plot(n: 36) } { -does-add_cards(place: "top", n: 1) } { deck-interior }
deed-plot_037_through_the_ferns-steal = Take the book from her windowsill: her Almanac is yours
    .about = { -does-gain_item(by: "self") } { -opening }{ card-plot_040_almanac }{ -closing }. { -plot(n: 38) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
deed-plot_037_through_the_ferns-perch = Use her lookout perch: look at the top 3 interior cards, reorder them
    .about = { -does-peek(n: 3, then: "top_any_order") } ({ deck-interior }). { -plot(n: 39) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
card-plot_038_stones_on_the_roof = Stones on the roof
    .about = { -icon-weather(way: "storm") }. { -icon-wreck(n: 4) }. { -does-if } { -if(what: "flag", sense: "is") }{ -flag(name: "hermit_wronged") } { -and } { -if(what: "flag", sense: "not") }{ -flag(name: "hermit_friend") }, ({ -does-vote } ({ -who(name: "at_camp") }): { -opening }{ deed-plot_038_stones_on_the_roof-amends }{ -closing } { -or-else } { -opening }{ deed-plot_038_stones_on_the_roof-bear }{ -closing }); { -if-not }, { -does-gain_food(n: 1) }. { -no-rescue }
deed-plot_038_stones_on_the_roof-amends = Carry back what we can: 2 food leave the storage, she forgives us
    .about = { -does-lose_food(n: 2) }. { -plot(n: 41) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
deed-plot_038_stones_on_the_roof-bear = Sit it out: the fire goes out, 1 wood is lost, the starting player loses 1 energy
    .about = { -does-fire_out }. { -does-lose_wood(n: 1) }. { -who(name: "starting_player") } { -does-energy(by: "other", n: 1, way: "down") }
card-plot_039_the_hermits_stair = The hermit's stair
    .about = { -icon-advance }. { -does-if } { -if(what: "flag", sense: "is") }{ -flag(name: "hermit_wronged") } { -and } { -if(what: "flag", sense: "not") }{ -flag(name: "hermit_friend") }, { -does-difficulty(n: 2, way: "up") }, { -does-energy(by: "self", n: 1, way: "down") }; { -if-not }, ({ -does-vote } ({ -who(name: "explorers") }): { -opening }{ deed-plot_039_the_hermits_stair-climb }{ -closing } { -or-else } { -opening }{ deed-plot_039_the_hermits_stair-halfway }{ -closing }). { -plot(n: 41) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
deed-plot_039_the_hermits_stair-climb = To the top: each explorer loses 1 energy and advances 1 more
    .about = { -who(name: "explorers") } { -does-energy(by: "other", n: 1, way: "down") }. { -who(name: "explorers") } { -does-advance(by: "other", n: 1, way: "up") } ({ -until } { sector-heart })
deed-plot_039_the_hermits_stair-halfway = Rest on the landing: difficulty −2
    .about = { -does-difficulty(n: 2, way: "down") }
card-plot_040_almanac = Remedios' almanac
    .about = { -item }. { -item-story(n: 2) }. { -power(when: "any_time") }, { -limit(how: "once_per_turn") }, { -cost(of: "energy", n: 1) }: { -does-peek(n: 2, then: "top_any_order") } ({ deck-events })
card-plot_041_the_empty_hut = The hut on the height
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -icon-story(n: 1) }. { -does-if } { -if(what: "flag", sense: "is") }{ -flag(name: "hermit_friend") }, { -does-gain_item(by: "self") } { -opening }{ card-plot_040_almanac }{ -closing }; { -if-not }, ({ -does-choice }: { -opening }{ deed-plot_041_the_empty_hut-tidy }{ -closing } { -or-else } { -opening }{ deed-plot_041_the_empty_hut-plunder }{ -closing })
deed-plot_041_the_empty_hut-tidy = Close the door behind you: recover 1 energy, difficulty −1
    .about = { -does-energy(by: "self", n: 1, way: "up") }. { -does-difficulty(n: 1, way: "down") }
deed-plot_041_the_empty_hut-plunder = Take the planks and the jars: 2 wood and 2 food, you discard 1 story point
    .about = { -does-gain_wood(n: 2) }. { -does-gain_food(n: 2) }. { -does-lose_story(by: "self", n: 1) }

## Storyline neighbours

card-plot_000_keel_marks = Keel marks in the sand
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_000_keel_marks-wait }{ -closing } { -or-else } { -opening }{ deed-plot_000_keel_marks-hide }{ -closing } { -or-else } { -opening }{ deed-plot_000_keel_marks-rack }{ -closing }
deed-plot_000_keel_marks-wait = Wait in plain sight (1 energy): the meeting is the next interior card
    .about = { -cost(of: "energy", n: 1) }. { -plot(n: 42) } { -does-add_cards(place: "top", n: 1) } { deck-interior }
deed-plot_000_keel_marks-hide = Hide and take notes: 1 story point
    .about = { -does-story(by: "self", n: 1) }. { -plot(n: 43) } { -does-add_cards(place: "shuffle", n: 1) } { deck-interior }
deed-plot_000_keel_marks-rack = Empty their drying rack: 3 food to the storage, and they will notice
    .about = { -does-gain_food(n: 3) }. { -plot(n: 47) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
card-plot_000_a_swept_path = A swept path
    .about = { -icon-advance }. { -does-vote } ({ -who(name: "explorers") }): { -opening }{ deed-plot_000_a_swept_path-round }{ -closing } { -or-else } { -opening }{ deed-plot_000_a_swept_path-along }{ -closing }
deed-plot_000_a_swept_path-round = Walk beside it: difficulty +1, a meeting is the next interior card
    .about = { -does-difficulty(n: 1, way: "up") }. { -plot(n: 42) } { -does-add_cards(place: "top", n: 1) } { deck-interior }
deed-plot_000_a_swept_path-along = Walk on it: the explorers advance 1 more, and somebody will ask about it
    .about = { -who(name: "explorers") } { -does-advance(by: "other", n: 1, way: "up") } ({ -until } { sector-interior }). { -plot(n: 44) } { -does-add_cards(place: "shuffle", n: 1) } { deck-interior }
card-plot_042_meeting_at_the_ford = Meeting at the ford
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_042_meeting_at_the_ford-gift }{ -closing } { -or-else } { -opening }{ deed-plot_042_meeting_at_the_ford-names }{ -closing } { -or-else } { -opening }{ deed-plot_042_meeting_at_the_ford-apart }{ -closing }
deed-plot_042_meeting_at_the_ford-gift = Eat together (1 food): the Barter mat joins the camp board
    .about = { -cost(of: "food", n: 1) }. { -does-place_camp } { -opening }{ card-plot_046_barter_mat }{ -closing }. { -plot(n: 45) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
deed-plot_042_meeting_at_the_ford-names = Exchange names and gestures: roll; with 4-6 they take a liking to us
    .about = { -does-roll(dice: 1) }: { -rolled } 1-3, { -plot(n: 44) } { -does-add_cards(place: "shuffle", n: 1) } { deck-interior }; { -rolled } 4-6, { -plot(n: 45) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
deed-plot_042_meeting_at_the_ford-apart = Bow and keep out of their way: difficulty −1
    .about = { -does-difficulty(n: 1, way: "down") }
card-plot_043_grove_with_names = The grove with names
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_043_grove_with_names-pick }{ -closing } { -or-else } { -opening }{ deed-plot_043_grove_with_names-prop }{ -closing } { -or-else } { -opening }{ deed-plot_043_grove_with_names-windfall }{ -closing }
deed-plot_043_grove_with_names-pick = Fruit is fruit: add 3 forage tiles, and they will notice
    .about = { -does-add_forage(n: 3) }. { -plot(n: 47) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
deed-plot_043_grove_with_names-prop = Prop up a broken branch (1 wood): 1 story point, they take a liking to us
    .about = { -cost(of: "wood", n: 1) }. { -does-story(by: "self", n: 1) }. { -plot(n: 45) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
deed-plot_043_grove_with_names-windfall = Take only what has fallen: 1 fresh food
    .about = { -does-gain_fresh(n: 1) }. { -plot(n: 44) } { -does-add_cards(place: "shuffle", n: 1) } { deck-interior }
card-plot_044_navigators_question = The navigator's question
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-vote } ({ -who(name: "explorers") }): { -opening }{ deed-plot_044_navigators_question-truth }{ -closing } { -or-else } { -opening }{ deed-plot_044_navigators_question-boast }{ -closing }
deed-plot_044_navigators_question-truth = Nobody, and tell her all we took: each explorer loses 1 energy (if we took nothing, none), she respects us
    .about = { -does-if } { -if(what: "flag", sense: "is") }{ -flag(name: "neighbours_wronged") }, { -who(name: "explorers") } { -does-energy(by: "other", n: 1, way: "down") }. { -plot(n: 45) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
deed-plot_044_navigators_question-boast = A king across the sea: 1 story point for the drawer, and she will call the canoes
    .about = { -does-story(by: "self", n: 1) }. { -plot(n: 47) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
card-plot_045_the_star_path = The star path
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-if } { -if(what: "flag", sense: "is") }{ -flag(name: "neighbours_friends") }, ({ -does-choice }: { -opening }{ deed-plot_045_the_star_path-learn }{ -closing } { -or-else } { -opening }{ deed-plot_045_the_star_path-pass }{ -closing }); { -if-not }, { -does-difficulty(n: 1, way: "up") }
deed-plot_045_the_star_path-learn = Learn until dawn (1 energy): take the Stick chart
    .about = { -cost(of: "energy", n: 1) }. { -does-gain_item(by: "self") } { -opening }{ card-plot_048_stick_chart }{ -closing }
deed-plot_045_the_star_path-pass = Ask for their path over the ridge: difficulty −1, the explorers advance 1 more
    .about = { -does-difficulty(n: 1, way: "down") }. { -who(name: "explorers") } { -does-advance(by: "other", n: 1, way: "up") } ({ -until } { sector-heart })
card-plot_046_barter_mat = The barter mat
    .about = { -does-choice }: { -opening }{ deed-plot_046_barter_mat-timber }{ -closing } { -or-else } { -opening }{ deed-plot_046_barter_mat-salve }{ -closing } { -or-else } { -opening }{ deed-plot_046_barter_mat-tale }{ -closing } { -or-else } { -opening }{ deed-plot_046_barter_mat-sit }{ -closing }
deed-plot_046_barter_mat-timber = Give 1 wood: 2 food to the storage
    .about = { -cost(of: "wood", n: 1) }. { -does-gain_food(n: 2) }
deed-plot_046_barter_mat-salve = Give 1 food: one castaway heals 2
    .about = { -cost(of: "food", n: 1) }. { -who(name: "chosen_player") } { -does-heal(by: "other", n: 2) }
deed-plot_046_barter_mat-tale = Give a good tale (discard 1 story point): draw 2 remains cards, keep 1
    .about = { -cost(of: "story", n: 1) }. { -does-remains(by: "self", draw: 2, keep: 1) }
deed-plot_046_barter_mat-sit = Only sit with them: recover 1 energy
    .about = { -does-energy(by: "self", n: 1, way: "up") }
card-plot_047_canoes_in_the_bay = Canoes in the bay
    .about = { -icon-weather(way: "sun") }. { -icon-wreck(n: 4) }. { -does-if } { -if(what: "flag", sense: "is") }{ -flag(name: "neighbours_wronged") } { -and } { -if(what: "flag", sense: "not") }{ -flag(name: "neighbours_friends") }, ({ -does-vote } ({ -who(name: "at_camp") }): { -opening }{ deed-plot_047_canoes_in_the_bay-pay }{ -closing } { -or-else } { -opening }{ deed-plot_047_canoes_in_the_bay-deny }{ -closing }); { -if-not }, { -does-gain_food(n: 1) }, { -does-place_camp } { -opening }{ card-plot_046_barter_mat }{ -closing }. { -rescue }: { building-great_bonfire }, { building-sand_signal }, { card-sea_chart }, { card-spyglass }
deed-plot_047_canoes_in_the_bay-pay = Pay what we owe: 2 food and 1 wood leave the storage, and we part as friends
    .about = { -does-lose_food(n: 2) }. { -does-lose_wood(n: 1) }. { -plot(n: 45) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
deed-plot_047_canoes_in_the_bay-deny = Deny it: they close the groves to us, no Forage this turn, each at camp loses 1 energy
    .about = { action-forage }: { -does-block_action(n: 1) }. { -who(name: "at_camp") } { -does-energy(by: "other", n: 1, way: "down") }
card-plot_048_stick_chart = Stick chart
    .about = { -item }. { -item-story(n: 2) }. { -counts-as } { -opening }{ card-sea_chart }{ -closing }

## Storyline sickness

card-plot_000_red_water = Red water
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_000_red_water-eat }{ -closing } { -or-else } { -opening }{ deed-plot_000_red_water-trust }{ -closing }. { -plot(n: 51) } { -does-add_cards(place: "shuffle", n: 1) } { deck-interior }
deed-plot_000_red_water-eat = Hunger decides: 3 fresh food; roll, with 1-3 the Shakes come to the camp
    .about = { -does-gain_fresh(n: 3) }. { -does-roll(dice: 1) }: { -rolled } 1-3, { -does-place_camp } { -opening }{ card-plot_049_the_shakes }{ -closing }, { -plot(n: 53) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }; { -rolled } 4-6, { -nothing }
deed-plot_000_red_water-trust = Trust the gulls: 1 story point
    .about = { -does-story(by: "self", n: 1) }
card-plot_000_midge_meadow = The midge meadow
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_000_midge_meadow-torch }{ -closing } { -or-else } { -opening }{ deed-plot_000_midge_meadow-run }{ -closing } { -or-else } { -opening }{ deed-plot_000_midge_meadow-round }{ -closing }. { -plot(n: 51) } { -does-add_cards(place: "shuffle", n: 1) } { deck-interior }
deed-plot_000_midge_meadow-torch = Walk behind a smoking torch (1 wood): 1 story point
    .about = { -cost(of: "wood", n: 1) }. { -does-story(by: "self", n: 1) }
deed-plot_000_midge_meadow-run = Run: each explorer rolls, with 1-2 one injury; a fever will follow
    .about = { -does-each } { -who(name: "explorers") }, { -does-roll(dice: 1) }: { -rolled } 1-2, { -does-injury(by: "self", n: 1) }; { -rolled } 3-6, { -nothing }. { -plot(n: 50) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
deed-plot_000_midge_meadow-round = Go a long way round: difficulty +2
    .about = { -does-difficulty(n: 2, way: "up") }
card-plot_049_the_shakes = The shakes
    .about = { -mark-red }. { -cost(of: "energy", n: 1) }. { -does-choice }: { -opening }{ deed-plot_049_the_shakes-bark }{ -closing } { -or-else } { -opening }{ deed-plot_049_the_shakes-blankets }{ -closing } { -or-else } { -opening }{ deed-plot_049_the_shakes-sweat }{ -closing }. { -ongoing(when: "event_phase") }: { -does-roll(dice: 1) }: { -rolled } 1-2, { -who(name: "starting_player") } { -does-injury(by: "other", n: 1) }; { -rolled } 3-6, { -nothing }
deed-plot_049_the_shakes-bark = Brew the Fever bark (discard it): 2 story points, this card is gone
    .about = { -cost(of: "item") } { -opening }{ card-plot_052_fever_bark }{ -closing }. { -does-story(by: "self", n: 2) }. { -does-remove_camp } { -opening }{ card-plot_049_the_shakes }{ -closing }
deed-plot_049_the_shakes-blankets = Everybody gives up a blanket: each at camp loses 1 energy, you take 1 story point, this card is gone
    .about = { -who(name: "at_camp") } { -does-energy(by: "other", n: 1, way: "down") }. { -does-story(by: "self", n: 1) }. { -does-remove_camp } { -opening }{ card-plot_049_the_shakes }{ -closing }
deed-plot_049_the_shakes-sweat = Sweat it out: roll; with 5-6 you take 1 story point and this card is gone
    .about = { -does-roll(dice: 1) }: { -rolled } 1-4, { -nothing }; { -rolled } 5-6, { -does-story(by: "self", n: 1) }, { -does-remove_camp } { -opening }{ card-plot_049_the_shakes }{ -closing }
card-plot_050_chattering_teeth = Chattering teeth
    .about = { -icon-weather(way: "sun") }. { -icon-wreck(n: 3) }. { -does-if } { -if(what: "group_has_item", sense: "is") } { -opening }{ card-medicine_chest }{ -closing }, { -who(name: "starting_player") } { -does-energy(by: "other", n: 1, way: "down") }; { -if-not }, { -does-place_camp } { -opening }{ card-plot_049_the_shakes }{ -closing }, { -plot(n: 53) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }. { -rescue }: { building-great_bonfire }, { building-sand_signal }, { card-flag }
card-plot_051_fever_bark_tree = The fever-bark tree
    .about = { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_051_fever_bark_tree-strip }{ -closing } { -or-else } { -opening }{ deed-plot_051_fever_bark_tree-chew }{ -closing } { -or-else } { -opening }{ deed-plot_051_fever_bark_tree-share }{ -closing }. { -plot(n: 54) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
deed-plot_051_fever_bark_tree-strip = Cut a careful strip (1 energy): take the Fever bark
    .about = { -cost(of: "energy", n: 1) }. { -does-gain_item(by: "self") } { -opening }{ card-plot_052_fever_bark }{ -closing }
deed-plot_051_fever_bark_tree-chew = Chew some at once: you heal 2
    .about = { -does-heal(by: "self", n: 2) }
deed-plot_051_fever_bark_tree-share = One bite each: each explorer heals 1
    .about = { -who(name: "explorers") } { -does-heal(by: "other", n: 1) }
card-plot_052_fever_bark = Fever bark
    .about = { -item }. { -item-story(n: 1) }. { -power(when: "any_time") }, { -limit(how: "discard") }: { -who(name: "chosen_player") } { -does-heal(by: "other", n: 2) }
card-plot_053_the_sick_watch = The sick-watch
    .about = { -icon-weather(way: "storm") }. { -icon-wreck(n: 2) }. { -does-if } { -if(what: "camp_card", sense: "is") } { -opening }{ card-plot_049_the_shakes }{ -closing }, ({ -does-vote } ({ -who(name: "at_camp") }): { -opening }{ deed-plot_053_the_sick_watch-turns }{ -closing } { -or-else } { -opening }{ deed-plot_053_the_sick_watch-apart }{ -closing } { -or-else } { -opening }{ deed-plot_053_the_sick_watch-sleep }{ -closing }); { -if-not }, { -who(name: "starting_player") } { -does-heal(by: "other", n: 1) }. { -rescue }: { building-great_bonfire }, { card-captains_log }
deed-plot_053_the_sick_watch-turns = Watch in turns: each at camp loses 1 energy, the Shakes end, the starting player takes 1 story point
    .about = { -who(name: "at_camp") } { -does-energy(by: "other", n: 1, way: "down") }. { -does-remove_camp } { -opening }{ card-plot_049_the_shakes }{ -closing }. { -who(name: "starting_player") } { -does-story(by: "other", n: 1) }
deed-plot_053_the_sick_watch-apart = A hut at the far end: the starting player sends one other there, who takes 1 injury, and loses 1 energy itself; the Shakes end
    .about = { -who(name: "chosen_other") } { -does-injury(by: "other", n: 1) }. { -who(name: "starting_player") } { -does-energy(by: "other", n: 1, way: "down") }. { -does-remove_camp } { -opening }{ card-plot_049_the_shakes }{ -closing }
deed-plot_053_the_sick_watch-sleep = Sleep and hope
    .about = { -nothing }
card-plot_054_hot_mud = Hot mud
    .about = { -icon-difficulty(n: 1) }. { -does-each } { -who(name: "explorers") }, { -does-choice }: { -opening }{ deed-plot_054_hot_mud-bathe }{ -closing } { -or-else } { -opening }{ deed-plot_054_hot_mud-doze }{ -closing }. { -does-if } { -if(what: "camp_card", sense: "is") } { -opening }{ card-plot_049_the_shakes }{ -closing }, { -does-remove_camp } { -opening }{ card-plot_049_the_shakes }{ -closing }, { -does-story(by: "self", n: 1) }
deed-plot_054_hot_mud-bathe = Bathe: heal 1
    .about = { -does-heal(by: "self", n: 1) }
deed-plot_054_hot_mud-doze = Doze on the warm rim: recover 1 energy
    .about = { -does-energy(by: "self", n: 1, way: "up") }

## Storyline feud

card-plot_000_a_ration_is_missing = A ration is missing
    .about = { -does-choice }: { -opening }{ deed-plot_000_a_ration_is_missing-accuse }{ -closing } { -or-else } { -opening }{ deed-plot_000_a_ration_is_missing-keep }{ -closing } { -or-else } { -opening }{ deed-plot_000_a_ration_is_missing-replace }{ -closing }
deed-plot_000_a_ration_is_missing-accuse = Accuse one other castaway: strength contest, the winner takes 1 story point, the loser loses 1 energy
    .about = { -does-contest } ({ -who(name: "self") }, { -who(name: "chosen_other") }): { -who(name: "winner") } { -does-story(by: "other", n: 1) }, { -who(name: "loser") } { -does-energy(by: "other", n: 1, way: "down") }. { -plot(n: 55) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
deed-plot_000_a_ration_is_missing-keep = It was you: you carry 1 food and say nothing
    .about = { -does-gain_food(by: "self", n: 1, at: "hand") }. { -plot(n: 57) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
deed-plot_000_a_ration_is_missing-replace = Find something to replace it (1 energy): 2 food to the storage
    .about = { -cost(of: "energy", n: 1) }. { -does-gain_food(n: 2) }
card-plot_000_two_ways_down = Two ways down
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-if } { -if(what: "explorers_min", sense: "is", n: 2) }, ({ -does-choice }: { -opening }{ deed-plot_000_two_ways_down-insist }{ -closing } { -or-else } { -opening }{ deed-plot_000_two_ways_down-yield }{ -closing }); { -if-not }, { -does-difficulty(n: 1, way: "up") }, { -plot(n: 56) } { -does-add_cards(place: "top", n: 1) } { deck-interior }
deed-plot_000_two_ways_down-insist = Insist: strength contest with another explorer, the winner takes 1 story point, the loser loses 1 energy
    .about = { -does-contest } ({ -who(name: "self") }, { -who(name: "chosen_explorer") }): { -who(name: "winner") } { -does-story(by: "other", n: 1) }, { -who(name: "loser") } { -does-energy(by: "other", n: 1, way: "down") }. { -plot(n: 56) } { -does-add_cards(place: "top", n: 1) } { deck-interior }
deed-plot_000_two_ways_down-yield = Give way: difficulty −1, the others each recover 1 energy
    .about = { -does-difficulty(n: 1, way: "down") }. { -who(name: "other_explorers") } { -does-energy(by: "other", n: 1, way: "up") }
card-plot_055_words_at_the_fire = Words at the fire
    .about = { -icon-weather(way: "storm") }. { -icon-wreck(n: 3) }. { -does-choice } ({ -who(name: "starting_player") }): { -opening }{ deed-plot_055_words_at_the_fire-mediate }{ -closing } { -or-else } { -opening }{ deed-plot_055_words_at_the_fire-side }{ -closing } { -or-else } { -opening }{ deed-plot_055_words_at_the_fire-silence }{ -closing }. { -rescue }: { building-sand_signal }, { card-powder_keg }
deed-plot_055_words_at_the_fire-mediate = Mediate (2 energy): 1 story point, and the quarrel is over
    .about = { -cost(of: "energy", n: 2) }. { -does-story(by: "self", n: 1) }
deed-plot_055_words_at_the_fire-side = Take a side: 1 story point, a Feud comes to the camp
    .about = { -does-story(by: "self", n: 1) }. { -does-place_camp } { -opening }{ card-camp_feud }{ -closing }. { -plot(n: 58) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
deed-plot_055_words_at_the_fire-silence = Stare into the embers: each at camp loses 1 energy
    .about = { -who(name: "at_camp") } { -does-energy(by: "other", n: 1, way: "down") }. { -plot(n: 57) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
card-plot_056_the_split_party = The split party
    .about = { -icon-difficulty(n: 1) }. { -does-each } { -who(name: "explorers") }, { -does-choice }: { -opening }{ deed-plot_056_the_split_party-own }{ -closing } { -or-else } { -opening }{ deed-plot_056_the_split_party-wait }{ -closing }. { -plot(n: 58) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
deed-plot_056_the_split_party-own = Go your own way: you advance 1, difficulty +1
    .about = { -does-advance(by: "self", n: 1, way: "up") } ({ -until } { sector-interior }). { -does-difficulty(n: 1, way: "up") }
deed-plot_056_the_split_party-wait = Wait for the others: difficulty −1
    .about = { -does-difficulty(n: 1, way: "down") }
card-plot_057_line_in_the_sand = A line in the sand
    .about = { -icon-weather(way: "sun") }. { -icon-wreck(n: 2) }. { -does-each } { -who(name: "at_camp") }, { -does-choice }: { -opening }{ deed-plot_057_line_in_the_sand-mine }{ -closing } { -or-else } { -opening }{ deed-plot_057_line_in_the_sand-erase }{ -closing }. { -does-if } { -if(what: "flag", sense: "is") }{ -flag(name: "line_drawn") }, { -does-place_camp } { -opening }{ card-camp_feud }{ -closing }, { -plot(n: 58) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }; { -if-not }, { -who(name: "at_camp") } { -does-energy(by: "other", n: 1, way: "up") }. { -rescue }: { building-great_bonfire }, { building-sand_signal }, { card-spyglass }
deed-plot_057_line_in_the_sand-mine = This side is mine: 1 food goes from the storage to you
    .about = { -only-if } { -if(what: "food_min", sense: "is", n: 1) }. { -does-lose_food(n: 1) }. { -does-gain_food(by: "self", n: 1, at: "hand") }
deed-plot_057_line_in_the_sand-erase = Rub it out with your foot
    .about = { -nothing }
card-plot_058_the_ledge = The ledge
    .about = { -icon-advance }. { -icon-difficulty(n: 2) }. { -does-if } { -if(what: "explorers_min", sense: "is", n: 2) }, ({ -does-choice }: { -opening }{ deed-plot_058_the_ledge-pull }{ -closing } { -or-else } { -opening }{ deed-plot_058_the_ledge-chain }{ -closing } { -or-else } { -opening }{ deed-plot_058_the_ledge-slow }{ -closing }); { -if-not }, ({ -does-roll(dice: 1) }: { -rolled } 1-3, { -does-injury(by: "self", n: 1) }; { -rolled } 4-6, { -does-story(by: "self", n: 1) })
deed-plot_058_the_ledge-pull = Pull with all you have (2 energy): 1 story point, take the Knotted cord, the Feud ends
    .about = { -cost(of: "energy", n: 2) }. { -does-story(by: "self", n: 1) }. { -does-gain_item(by: "self") } { -opening }{ card-plot_059_knotted_cord }{ -closing }. { -does-remove_camp } { -opening }{ card-camp_feud }{ -closing }
deed-plot_058_the_ledge-chain = Make a chain: each explorer loses 1 energy, the Feud ends
    .about = { -who(name: "explorers") } { -does-energy(by: "other", n: 1, way: "down") }. { -does-remove_camp } { -opening }{ card-camp_feud }{ -closing }
deed-plot_058_the_ledge-slow = Look for a rope, slowly: one explorer you choose takes 1 injury, you take 1 story point
    .about = { -who(name: "chosen_explorer") } { -does-injury(by: "other", n: 1) }. { -does-story(by: "self", n: 1) }
card-plot_059_knotted_cord = Knotted cord
    .about = { -item }. { -item-story(n: 2) }. { -stat(which: "rest_energy", n: 1, way: "up") }

## Storyline ghost

card-plot_000_a_bell_in_the_fog = A bell in the fog
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_000_a_bell_in_the_fog-follow }{ -closing } { -or-else } { -opening }{ deed-plot_000_a_bell_in_the_fog-ears }{ -closing }
deed-plot_000_a_bell_in_the_fog-follow = Walk towards it: roll; 1-2 each explorer loses 1 energy, 3-6 you take 1 story point
    .about = { -does-roll(dice: 1) }: { -rolled } 1-2, { -who(name: "explorers") } { -does-energy(by: "other", n: 1, way: "down") }; { -rolled } 3-6, { -does-story(by: "self", n: 1) }. { -plot(n: 60) } { -does-add_cards(place: "shuffle", n: 1) } { deck-interior }
deed-plot_000_a_bell_in_the_fog-ears = Stop your ears: difficulty −1, and something follows us home
    .about = { -does-difficulty(n: 1, way: "down") }. { -plot(n: 61) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
card-plot_000_a_cross_without_a_name = A cross without a name
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_000_a_cross_without_a_name-carve }{ -closing } { -or-else } { -opening }{ deed-plot_000_a_cross_without_a_name-dig }{ -closing } { -or-else } { -opening }{ deed-plot_000_a_cross_without_a_name-pass }{ -closing }. { -plot(n: 62) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
deed-plot_000_a_cross_without_a_name-carve = Carve a name for her (1 energy): 1 story point, she will remember
    .about = { -cost(of: "energy", n: 1) }. { -does-story(by: "self", n: 1) }
deed-plot_000_a_cross_without_a_name-dig = See what was buried: roll; 1-3 one injury, 4-6 draw 2 remains cards, keep 1; she will remember
    .about = { -does-roll(dice: 1) }: { -rolled } 1-3, { -does-injury(by: "self", n: 1) }; { -rolled } 4-6, { -does-remains(by: "self", draw: 2, keep: 1) }. { -plot(n: 61) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
deed-plot_000_a_cross_without_a_name-pass = Pass with your hat off: difficulty −1
    .about = { -does-difficulty(n: 1, way: "down") }
card-plot_060_a_lantern_between_trees = A lantern between the trees
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-vote } ({ -who(name: "explorers") }): { -opening }{ deed-plot_060_a_lantern_between_trees-follow }{ -closing } { -or-else } { -opening }{ deed-plot_060_a_lantern_between_trees-stay }{ -closing }
deed-plot_060_a_lantern_between_trees-follow = Follow the light: difficulty +1, the explorers advance 1 more
    .about = { -does-difficulty(n: 1, way: "up") }. { -who(name: "explorers") } { -does-advance(by: "other", n: 1, way: "up") } ({ -until } { sector-interior }). { -plot(n: 62) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
deed-plot_060_a_lantern_between_trees-stay = Stay together until dawn: each explorer loses 1 energy, difficulty −1
    .about = { -who(name: "explorers") } { -does-energy(by: "other", n: 1, way: "down") }. { -does-difficulty(n: 1, way: "down") }. { -plot(n: 61) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
card-plot_061_somebody_sat_at_our_fire = Somebody sat at our fire
    .about = { -icon-weather(way: "storm") }. { -icon-wreck(n: 3) }. { -does-if } { -if(what: "flag", sense: "is") }{ -flag(name: "lady_disturbed") } { -and } { -if(what: "flag", sense: "not") }{ -flag(name: "lady_named") }, { -does-fire_out }, { -who(name: "at_camp") } { -does-energy(by: "other", n: 1, way: "down") }; { -if-not }, { -does-fire_lit }. { -does-choice } ({ -who(name: "starting_player") }): { -opening }{ deed-plot_061_somebody_sat_at_our_fire-plate }{ -closing } { -or-else } { -opening }{ deed-plot_061_somebody_sat_at_our_fire-wind }{ -closing }. { -rescue }: { building-great_bonfire }, { building-sand_signal }, { card-spyglass }, { card-flag }
deed-plot_061_somebody_sat_at_our_fire-plate = Leave a plate for her (1 food): 1 story point
    .about = { -cost(of: "food", n: 1) }. { -does-story(by: "self", n: 1) }. { -plot(n: 63) } { -does-pending(face: "up") }
deed-plot_061_somebody_sat_at_our_fire-wind = It was the wind
    .about = { -nothing }
card-plot_062_the_ladys_house = The lady's house
    .about = { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_062_the_ladys_house-lantern }{ -closing } { -or-else } { -opening }{ deed-plot_062_the_ladys_house-read }{ -closing } { -or-else } { -opening }{ deed-plot_062_the_ladys_house-light }{ -closing }
deed-plot_062_the_ladys_house-lantern = Take the lantern from its hook: the Lady's lantern is yours, and she follows it
    .about = { -does-gain_item(by: "self") } { -opening }{ card-plot_064_ladys_lantern }{ -closing }. { -plot(n: 61) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
deed-plot_062_the_ladys_house-read = Read one letter aloud (1 energy): 2 story points, she will remember
    .about = { -cost(of: "energy", n: 1) }. { -does-story(by: "self", n: 2) }. { -plot(n: 63) } { -does-pending(face: "up") }
deed-plot_062_the_ladys_house-light = Light it for her and go: difficulty −2
    .about = { -does-difficulty(n: 2, way: "down") }. { -plot(n: 63) } { -does-pending(face: "up") }
card-plot_063_the_drowned_bell = The drowned bell
    .about = { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_063_the_drowned_bell-tide }{ -closing } { -or-else } { -opening }{ deed-plot_063_the_drowned_bell-haul }{ -closing } { -or-else } { -opening }{ deed-plot_063_the_drowned_bell-later }{ -closing }. { -item }. { -item-story(n: 3) }
deed-plot_063_the_drowned_bell-tide = The tide has carried it up for a friend (the lady remembers kindly, 1 energy): keep the bell
    .about = { -only-if } { -if(what: "flag", sense: "is") }{ -flag(name: "lady_named") }, { -cost(of: "energy", n: 1) }. { -does-keep }. { -plot(n: 65) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
deed-plot_063_the_drowned_bell-haul = Haul it out (two explorers or more, 4 energy together): keep the bell
    .about = { -only-if } { -if(what: "explorers_min", sense: "is", n: 2) }, { -cost(of: "shared", n: 4) }. { -does-keep }. { -plot(n: 65) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
deed-plot_063_the_drowned_bell-later = Let it ring down there: it stays pending
    .about = { -opening }{ card-plot_063_the_drowned_bell }{ -closing } { -does-pending(face: "up") }
card-plot_064_ladys_lantern = The lady's lantern
    .about = { -item }. { -item-story(n: 1) }. { -stat(which: "return_roll", n: 1, way: "up") }
card-plot_065_a_ship_inside_the_fog = A ship inside the fog
    .about = { -icon-weather(way: "storm") }. { -icon-wreck(n: 4) }. { -does-if } { -if(what: "group_has_item", sense: "is") } { -opening }{ card-plot_063_the_drowned_bell }{ -closing }, ({ -does-choice } ({ -who(name: "starting_player") }): { -opening }{ deed-plot_065_a_ship_inside_the_fog-ring }{ -closing } { -or-else } { -opening }{ deed-plot_065_a_ship_inside_the_fog-listen }{ -closing }); { -if-not }, { -who(name: "starting_player") } { -does-energy(by: "other", n: 1, way: "down") }. { -rescue }: { building-great_bonfire }, { card-plot_063_the_drowned_bell }
deed-plot_065_a_ship_inside_the_fog-ring = Ring until the arms give out (1 energy): 1 story point
    .about = { -cost(of: "energy", n: 1) }. { -does-story(by: "self", n: 1) }
deed-plot_065_a_ship_inside_the_fog-listen = Only listen
    .about = { -nothing }

## Storyline caves

card-plot_000_a_hole_that_breathes = A hole that breathes
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_000_a_hole_that_breathes-mark }{ -closing } { -or-else } { -opening }{ deed-plot_000_a_hole_that_breathes-peer }{ -closing } { -or-else } { -opening }{ deed-plot_000_a_hole_that_breathes-shade }{ -closing }
deed-plot_000_a_hole_that_breathes-mark = Open the mouth (1 energy): the Hall of bats becomes a pending exploration, 1 story point
    .about = { -cost(of: "energy", n: 1) }. { -does-story(by: "self", n: 1) }. { -plot(n: 66) } { -does-pending(face: "up") }
deed-plot_000_a_hole_that_breathes-peer = Mark the place for later: the Hall of bats becomes a pending exploration
    .about = { -plot(n: 66) } { -does-pending(face: "up") }
deed-plot_000_a_hole_that_breathes-shade = Only cool down at the edge: recover 1 energy, difficulty −1
    .about = { -does-energy(by: "self", n: 1, way: "up") }. { -does-difficulty(n: 1, way: "down") }
card-plot_000_the_swallow_hole = The swallow-hole
    .about = { -icon-advance }. { -icon-difficulty(n: 2) }. { -icon-story(n: 1) }. { -plot(n: 70) } { -does-pending(face: "up") }. { -does-if } { -if(what: "group_has_item", sense: "is") } { -opening }{ card-rope }{ -closing }, { -does-difficulty(n: 1, way: "down") }
card-plot_066_hall_of_bats = Hall of bats
    .about = { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_066_hall_of_bats-down }{ -closing } { -or-else } { -opening }{ deed-plot_066_hall_of_bats-crawl }{ -closing } { -or-else } { -opening }{ deed-plot_066_hall_of_bats-nets }{ -closing } { -or-else } { -opening }{ deed-plot_066_hall_of_bats-later }{ -closing }
deed-plot_066_hall_of_bats-down = Left, down to the water, with a torch (1 wood): the Lake becomes pending
    .about = { -cost(of: "wood", n: 1) }. { -plot(n: 67) } { -does-pending(face: "up") }
deed-plot_066_hall_of_bats-crawl = Right, on hands and knees: roll, with 1-2 one injury; the Squeeze becomes pending
    .about = { -does-roll(dice: 1) }: { -rolled } 1-2, { -does-injury(by: "self", n: 1) }; { -rolled } 3-6, { -nothing }. { -plot(n: 68) } { -does-pending(face: "up") }
deed-plot_066_hall_of_bats-nets = Supper flies low: 2 fresh food, the hall is closed by a rockfall
    .about = { -does-gain_fresh(n: 2) }
deed-plot_066_hall_of_bats-later = Another day: it stays pending ({ card-plot_066_hall_of_bats })
    .about = { -opening }{ card-plot_066_hall_of_bats }{ -closing } { -does-pending(face: "up") }
card-plot_067_lake_under_the_hill = The lake under the hill
    .about = { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_067_lake_under_the_hill-swim }{ -closing } { -or-else } { -opening }{ deed-plot_067_lake_under_the_hill-fish }{ -closing } { -or-else } { -opening }{ deed-plot_067_lake_under_the_hill-later }{ -closing }
deed-plot_067_lake_under_the_hill-swim = Swim across (2 energy): 1 story point, the Smugglers' landing becomes pending
    .about = { -cost(of: "energy", n: 2) }. { -does-story(by: "self", n: 1) }. { -plot(n: 71) } { -does-pending(face: "up") }
deed-plot_067_lake_under_the_hill-fish = Fish for blind fish: roll; 3-6 gives 3 fresh food; the lake is not visited again
    .about = { -does-roll(dice: 1) }: { -rolled } 1-2, { -nothing }; { -rolled } 3-6, { -does-gain_fresh(n: 3) }
deed-plot_067_lake_under_the_hill-later = Another day: it stays pending ({ card-plot_067_lake_under_the_hill })
    .about = { -opening }{ card-plot_067_lake_under_the_hill }{ -closing } { -does-pending(face: "up") }
card-plot_068_the_squeeze = The squeeze
    .about = { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_068_the_squeeze-breathe }{ -closing } { -or-else } { -opening }{ deed-plot_068_the_squeeze-widen }{ -closing } { -or-else } { -opening }{ deed-plot_068_the_squeeze-later }{ -closing }
deed-plot_068_the_squeeze-breathe = Breathe out and push (1 energy): roll; 1-2 stuck (1 injury, it stays pending), 3-6 the Gallery of hands becomes pending
    .about = { -cost(of: "energy", n: 1) }. { -does-roll(dice: 1) }: { -rolled } 1-2, { -does-injury(by: "self", n: 1) }, { -opening }{ card-plot_068_the_squeeze }{ -closing } { -does-pending(face: "up") }; { -rolled } 3-6, { -plot(n: 69) } { -does-pending(face: "up") }
deed-plot_068_the_squeeze-widen = Widen it together (3 energy together): the Gallery of hands becomes pending
    .about = { -cost(of: "shared", n: 3) }. { -plot(n: 69) } { -does-pending(face: "up") }
deed-plot_068_the_squeeze-later = Not on a full stomach: it stays pending
    .about = { -opening }{ card-plot_068_the_squeeze }{ -closing } { -does-pending(face: "up") }
card-plot_069_gallery_of_hands = Gallery of hands
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -icon-story(n: 1) }. { -does-choice }: { -opening }{ deed-plot_069_gallery_of_hands-beside }{ -closing } { -or-else } { -opening }{ deed-plot_069_gallery_of_hands-over }{ -closing }. { -plot(n: 72) } { -does-pending(face: "up") }
deed-plot_069_gallery_of_hands-beside = Add your own beside theirs, all of you: each explorer recovers 1 energy
    .about = { -who(name: "explorers") } { -does-energy(by: "other", n: 1, way: "up") }
deed-plot_069_gallery_of_hands-over = Write your name across the wall: 1 story point, difficulty +2
    .about = { -does-story(by: "self", n: 1) }. { -does-difficulty(n: 2, way: "up") }
card-plot_070_the_chimney = The chimney
    .about = { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_070_the_chimney-rope }{ -closing } { -or-else } { -opening }{ deed-plot_070_the_chimney-hands }{ -closing } { -or-else } { -opening }{ deed-plot_070_the_chimney-later }{ -closing }
deed-plot_070_the_chimney-rope = Go down on the rope (the group has a Coil of rope): the Crystal chamber becomes pending
    .about = { -only-if } { -if(what: "group_has_item", sense: "is") } { -opening }{ card-rope }{ -closing }. { -plot(n: 72) } { -does-pending(face: "up") }
deed-plot_070_the_chimney-hands = Go down without one (1 energy): roll, with 1-3 one injury; the Crystal chamber becomes pending
    .about = { -cost(of: "energy", n: 1) }. { -does-roll(dice: 1) }: { -rolled } 1-3, { -does-injury(by: "self", n: 1) }; { -rolled } 4-6, { -nothing }. { -plot(n: 72) } { -does-pending(face: "up") }
deed-plot_070_the_chimney-later = Wait for its letter: it stays pending
    .about = { -opening }{ card-plot_070_the_chimney }{ -closing } { -does-pending(face: "up") }
card-plot_071_smugglers_landing = The smugglers' landing
    .about = { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_071_smugglers_landing-all }{ -closing } { -or-else } { -opening }{ deed-plot_071_smugglers_landing-first }{ -closing }. { -plot(n: 75) } { -does-pending(face: "up") }
deed-plot_071_smugglers_landing-all = Open them with the others: each explorer draws 1 remains card
    .about = { -does-each } { -who(name: "explorers") }, { -does-remains(by: "self", draw: 1, keep: 1) }
deed-plot_071_smugglers_landing-first = Choose before they climb out of the water: draw 2 remains cards, keep 1, and take the Smugglers' lamp
    .about = { -does-remains(by: "self", draw: 2, keep: 1) }. { -does-gain_item(by: "self") } { -opening }{ card-plot_073_smugglers_lamp }{ -closing }
card-plot_072_crystal_chamber = The crystal chamber
    .about = { -icon-advance }. { -icon-difficulty(n: 2) }. { -does-choice }: { -opening }{ deed-plot_072_crystal_chamber-one }{ -closing } { -or-else } { -opening }{ deed-plot_072_crystal_chamber-break }{ -closing } { -or-else } { -opening }{ deed-plot_072_crystal_chamber-look }{ -closing }. { -plot(n: 75) } { -does-pending(face: "up") }
deed-plot_072_crystal_chamber-one = Pick up a loose one: take the Rock crystal
    .about = { -does-gain_item(by: "self") } { -opening }{ card-plot_074_rock_crystal }{ -closing }
deed-plot_072_crystal_chamber-break = Break the great pillar: the Rock crystal and 2 story points; roll, with 1-3 each explorer takes 1 injury
    .about = { -does-gain_item(by: "self") } { -opening }{ card-plot_074_rock_crystal }{ -closing }. { -does-story(by: "self", n: 2) }. { -does-roll(dice: 1) }: { -rolled } 1-3, { -who(name: "explorers") } { -does-injury(by: "other", n: 1) }; { -rolled } 4-6, { -nothing }
deed-plot_072_crystal_chamber-look = Only look, all together: each explorer takes 1 story point
    .about = { -who(name: "explorers") } { -does-story(by: "other", n: 1) }
card-plot_073_smugglers_lamp = Smugglers' lamp
    .about = { -item }. { -item-story(n: 1) }. { -power(when: "after_roll") }, { -limit(how: "once_per_game") }: { -does-reroll(which: "return") }
card-plot_074_rock_crystal = Rock crystal
    .about = { -item }. { -item-story(n: 2) }. { -counts-as } { -opening }{ card-mirror }{ -closing }
card-plot_075_daylight_on_the_far_side = Daylight on the far side
    .about = { -icon-difficulty(n: 1) }. { -does-vote } ({ -who(name: "explorers") }): { -opening }{ deed-plot_075_daylight_on_the_far_side-out }{ -closing } { -or-else } { -opening }{ deed-plot_075_daylight_on_the_far_side-back }{ -closing }
deed-plot_075_daylight_on_the_far_side-out = Out and up: each explorer loses 1 energy and advances 2
    .about = { -who(name: "explorers") } { -does-energy(by: "other", n: 1, way: "down") }. { -who(name: "explorers") } { -does-advance(by: "other", n: 2, way: "up") } ({ -until } { sector-heart })
deed-plot_075_daylight_on_the_far_side-back = Remember the way home under the hill: difficulty −3
    .about = { -does-difficulty(n: 3, way: "down") }

## Storyline signal

card-plot_000_lights_offshore = Lights offshore
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_000_lights_offshore-answer }{ -closing } { -or-else } { -opening }{ deed-plot_000_lights_offshore-dark }{ -closing }
deed-plot_000_lights_offshore-answer = Answer with a torch (1 wood): 1 story point, somebody will come and look
    .about = { -cost(of: "wood", n: 1) }. { -does-story(by: "self", n: 1) }. { -plot(n: 76) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
deed-plot_000_lights_offshore-dark = Stay dark and count the blinks: difficulty −1, the ship goes on round the cape
    .about = { -does-difficulty(n: 1, way: "down") }. { -plot(n: 77) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
card-plot_000_a_flash_on_the_horizon = A flash on the horizon
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_000_a_flash_on_the_horizon-mirror }{ -closing } { -or-else } { -opening }{ deed-plot_000_a_flash_on_the_horizon-bearing }{ -closing } { -or-else } { -opening }{ deed-plot_000_a_flash_on_the_horizon-blink }{ -closing }. { -plot(n: 78) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
deed-plot_000_a_flash_on_the_horizon-mirror = Flash back (the group has a Hand mirror): 2 story points, somebody will come and look
    .about = { -only-if } { -if(what: "group_has_item", sense: "is") } { -opening }{ card-mirror }{ -closing }. { -does-story(by: "self", n: 2) }. { -plot(n: 76) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
deed-plot_000_a_flash_on_the_horizon-bearing = Take its bearing (1 energy): 1 story point
    .about = { -cost(of: "energy", n: 1) }. { -does-story(by: "self", n: 1) }. { -plot(n: 77) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
deed-plot_000_a_flash_on_the_horizon-blink = Blink and go on
    .about = { -nothing }
card-plot_076_a_boat_at_the_river_mouth = A boat at the river mouth
    .about = { -icon-weather(way: "sun") }. { -icon-wreck(n: 2) }. { -does-vote } ({ -who(name: "at_camp") }): { -opening }{ deed-plot_076_a_boat_at_the_river_mouth-meet }{ -closing } { -or-else } { -opening }{ deed-plot_076_a_boat_at_the_river_mouth-hide }{ -closing }. { -plot(n: 81) } { -does-pending(face: "up") }. { -rescue }: { building-great_bonfire }, { building-sand_signal }, { card-spyglass }, { card-flag }
deed-plot_076_a_boat_at_the_river_mouth-meet = Walk up to them: roll; 1-2 a scuffle (strength 5; win: 1 story point, lose: 2 food stolen and 1 injury, for the starting player), 3-6 whalers: 3 food and a promise
    .about = { -does-roll(dice: 1) }: { -rolled } 1-2, ({ -does-strength_check(n: 5, tie: "won") } ({ -who(name: "at_camp") }): { -branch(which: "win") }, { -who(name: "starting_player") } { -does-story(by: "other", n: 1) }; { -branch(which: "lose") }, { -does-lose_food(n: 2) }, { -who(name: "starting_player") } { -does-injury(by: "other", n: 1) }); { -rolled } 3-6, { -does-gain_food(n: 3) }, { -plot(n: 79) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
deed-plot_076_a_boat_at_the_river_mouth-hide = Hide and put out the fire: they row off, the ship goes on round the cape
    .about = { -does-fire_out }. { -plot(n: 77) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
card-plot_077_round_the_cape = Round the cape
    .about = { -icon-weather(way: "storm") }. { -icon-wreck(n: 4) }. { -does-choice } ({ -who(name: "starting_player") }): { -opening }{ deed-plot_077_round_the_cape-run }{ -closing } { -or-else } { -opening }{ deed-plot_077_round_the_cape-stare }{ -closing }. { -rescue }: { building-great_bonfire }, { building-sand_signal }, { card-flag }
deed-plot_077_round_the_cape-run = Run along the beach, stamping letters (2 energy): 1 story point, 1 progress on the sand signal
    .about = { -cost(of: "energy", n: 2) }. { -does-story(by: "self", n: 1) }. { building-sand_signal }: { -does-progress(n: 1, way: "up") }
deed-plot_077_round_the_cape-stare = Stare at the empty place
    .about = { -nothing }
card-plot_078_the_old_signal_post = The old signal post
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_078_the_old_signal_post-mend }{ -closing } { -or-else } { -opening }{ deed-plot_078_the_old_signal_post-fell }{ -closing }
deed-plot_078_the_old_signal_post-mend = Mend it (2 energy together): the Signal post joins the camp board, 1 story point
    .about = { -cost(of: "shared", n: 2) }. { -does-place_camp } { -opening }{ card-plot_080_signal_post }{ -closing }. { -does-story(by: "self", n: 1) }. { -plot(n: 83) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
deed-plot_078_the_old_signal_post-fell = Fell the mast: 3 wood to the storage
    .about = { -does-gain_wood(n: 3) }
card-plot_079_the_whalers_promise = The whalers' promise
    .about = { -icon-weather(way: "sun") }. { -icon-wreck(n: 3) }. { -does-choice } ({ -who(name: "starting_player") }): { -opening }{ deed-plot_079_the_whalers_promise-wood }{ -closing } { -or-else } { -opening }{ deed-plot_079_the_whalers_promise-tale }{ -closing } { -or-else } { -opening }{ deed-plot_079_the_whalers_promise-wave }{ -closing }. { -rescue }: { building-great_bonfire }
deed-plot_079_the_whalers_promise-wood = Trade for all (1 food): 2 progress of wood on the great bonfire
    .about = { -cost(of: "food", n: 1) }. { building-great_bonfire }: { -does-progress(n: 2, way: "up") }
deed-plot_079_the_whalers_promise-tale = Make sure that they know who leads here (1 energy): 2 story points
    .about = { -cost(of: "energy", n: 1) }. { -does-story(by: "self", n: 2) }
deed-plot_079_the_whalers_promise-wave = Wave until they are gone
    .about = { -nothing }
card-plot_080_signal_post = Signal post
    .about = { -cost(of: "energy", n: 1) }. { -does-choice }: { -opening }{ deed-plot_080_signal_post-watch }{ -closing } { -or-else } { -opening }{ deed-plot_080_signal_post-direct }{ -closing }
deed-plot_080_signal_post-watch = Keep the watch: look at the top 3 events, reorder them
    .about = { -does-peek(n: 3, then: "top_any_order") } ({ deck-events })
deed-plot_080_signal_post-direct = Direct the work on the beach: 2 progress on the sand signal
    .about = { building-sand_signal }: { -does-progress(n: 2, way: "up") }
card-plot_081_the_deserter = The deserter
    .about = { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_081_the_deserter-feed }{ -closing } { -or-else } { -opening }{ deed-plot_081_the_deserter-betray }{ -closing } { -or-else } { -opening }{ deed-plot_081_the_deserter-rob }{ -closing } { -or-else } { -opening }{ deed-plot_081_the_deserter-nod }{ -closing }
deed-plot_081_the_deserter-feed = Feed him (1 food): take his Signal flags, difficulty −1
    .about = { -cost(of: "food", n: 1) }. { -does-gain_item(by: "self") } { -opening }{ card-plot_082_signal_flags }{ -closing }. { -does-difficulty(n: 1, way: "down") }
deed-plot_081_the_deserter-betray = Give him up to the whalers (we have met them): 3 wood to the storage, you discard 1 story point
    .about = { -only-if } { -if(what: "flag", sense: "is") }{ -flag(name: "whalers_met") }. { -does-gain_wood(n: 3) }. { -does-lose_story(by: "self", n: 1) }
deed-plot_081_the_deserter-rob = Wrest the bundle from him: strength 5; win: take his Signal flags; lose: 1 injury
    .about = { -does-strength_check(n: 5, tie: "lost") } ({ -who(name: "self") }): { -branch(which: "win") }, { -does-gain_item(by: "self") } { -opening }{ card-plot_082_signal_flags }{ -closing }; { -branch(which: "lose") }, { -does-injury(by: "self", n: 1) }
deed-plot_081_the_deserter-nod = Nod and walk on
    .about = { -nothing }
card-plot_082_signal_flags = Signal flags
    .about = { -item }. { -item-story(n: 1) }. { -counts-as } { -opening }{ card-flag }{ -closing }
card-plot_083_the_survey_schooner = The survey schooner
    .about = { -icon-weather(way: "sun") }. { -icon-wreck(n: 3) }. { building-raft }: { -does-construction }. { -does-if } { -if(what: "camp_card", sense: "is") } { -opening }{ card-plot_080_signal_post }{ -closing }, { -who(name: "starting_player") } { -does-story(by: "other", n: 1) }. { -rescue }: { building-raft }, { card-flag }

## Storyline volcano

card-plot_000_warm_stones = Warm stones
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_000_warm_stones-bake }{ -closing } { -or-else } { -opening }{ deed-plot_000_warm_stones-trace }{ -closing }. { -plot(n: 84) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
deed-plot_000_warm_stones-bake = Bake roots on them: 2 fresh food
    .about = { -does-gain_fresh(n: 2) }
deed-plot_000_warm_stones-trace = Trace the heat uphill (1 energy): 1 story point, it leads to the heart
    .about = { -cost(of: "energy", n: 1) }. { -does-story(by: "self", n: 1) }. { -plot(n: 86) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }
card-plot_000_the_mountain_clears_its_throat = The mountain clears its throat
    .about = { -icon-advance }. { -icon-difficulty(n: 2) }. { -does-vote } ({ -who(name: "explorers") }): { -opening }{ deed-plot_000_the_mountain_clears_its_throat-run }{ -closing } { -or-else } { -opening }{ deed-plot_000_the_mountain_clears_its_throat-cover }{ -closing }. { -plot(n: 86) } { -does-add_cards(place: "shuffle", n: 1) } { deck-heart }. { -plot(n: 84) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }
deed-plot_000_the_mountain_clears_its_throat-run = Run uphill: each explorer loses 1 energy, the explorers advance 1 more
    .about = { -who(name: "explorers") } { -does-energy(by: "other", n: 1, way: "down") }. { -who(name: "explorers") } { -does-advance(by: "other", n: 1, way: "up") } ({ -until } { sector-heart })
deed-plot_000_the_mountain_clears_its_throat-cover = Lie flat and wait: difficulty +1, the drawer takes 1 story point
    .about = { -does-difficulty(n: 1, way: "up") }. { -does-story(by: "self", n: 1) }
card-plot_084_tremor = Tremor
    .about = { -icon-weather(way: "storm") }. { -icon-wreck(n: 5) }. { building-sand_signal }: { -does-progress(n: 2, way: "down") }. { -does-salvage_cube }. { -does-place_camp } { -opening }{ card-plot_085_smoke_over_the_mountain }{ -closing }. { -plot(n: 87) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }. { -no-rescue }
card-plot_085_smoke_over_the_mountain = Smoke over the mountain
    .about = { -mark-red }. { -cost(of: "energy", n: 2) }. { -does-story(by: "self", n: 1) }. { -does-remove_camp } { -opening }{ card-plot_085_smoke_over_the_mountain }{ -closing }. { -ongoing(when: "event_phase") }: { -does-roll(dice: 1) }: { -rolled } 1-2, { -who(name: "at_camp") } { -does-energy(by: "other", n: 1, way: "down") }; { -rolled } 3-6, { -nothing }
card-plot_086_the_cracked_slope = The cracked slope
    .about = { -icon-advance }. { -icon-difficulty(n: 2) }. { -icon-story(n: 1) }. { -does-choice }: { -opening }{ deed-plot_086_the_cracked_slope-vent }{ -closing } { -or-else } { -opening }{ deed-plot_086_the_cracked_slope-glass }{ -closing }
deed-plot_086_the_cracked_slope-vent = Towards the quiet one (1 energy): the vent is the next heart card
    .about = { -cost(of: "energy", n: 1) }. { -plot(n: 91) } { -does-add_cards(place: "top", n: 1) } { deck-heart }
deed-plot_086_the_cracked_slope-glass = Round by the black field: something there reflects the sun
    .about = { -plot(n: 88) } { -does-add_cards(place: "top", n: 1) } { deck-heart }
card-plot_087_ash_rain = Ash rain
    .about = { -icon-weather(way: "storm") }. { -icon-wreck(n: 3) }. { -does-remove_forage(n: 1) }. { -does-if } { -if(what: "built", sense: "not") } { building-shelter_2 }, ({ -does-if } { -if(what: "flag", sense: "not") }{ -flag(name: "ash_ready") }, { -who(name: "at_camp") } { -does-energy(by: "other", n: 1, way: "down") }). { -plot(n: 90) } { -does-add_cards(place: "shuffle", n: 1) } { deck-events }. { -no-rescue }
card-plot_088_field_of_black_glass = Field of black glass
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_088_field_of_black_glass-blade }{ -closing } { -or-else } { -opening }{ deed-plot_088_field_of_black_glass-cross }{ -closing }
deed-plot_088_field_of_black_glass-blade = Strike a blade: roll; with 1 one injury; take the Obsidian blade
    .about = { -does-roll(dice: 1) }: { -rolled } 1, { -does-injury(by: "self", n: 1) }; { -rolled } 2-6, { -nothing }. { -does-gain_item(by: "self") } { -opening }{ card-plot_089_obsidian_blade }{ -closing }
deed-plot_088_field_of_black_glass-cross = Cross it quickly: the explorers advance 1 more, difficulty +1
    .about = { -who(name: "explorers") } { -does-advance(by: "other", n: 1, way: "up") } ({ -until } { sector-heart }). { -does-difficulty(n: 1, way: "up") }
card-plot_089_obsidian_blade = Obsidian blade
    .about = { -item }. { -item-story(n: 1) }. { -item-strength(n: 1) }
card-plot_090_the_night_of_fire = The night of fire
    .about = { -icon-weather(way: "sun") }. { -icon-wreck(n: 6) }. { -does-if } { -if(what: "flag", sense: "is") }{ -flag(name: "vent_open") }, { -who(name: "starting_player") } { -does-story(by: "other", n: 1) }; { -if-not }, ({ -does-lose_wood(n: 2) }, { -does-each } { -who(name: "at_camp") }, { -does-roll(dice: 1) }: { -rolled } 1-2, { -does-injury(by: "self", n: 1) }; { -rolled } 3-4, { -does-energy(by: "self", n: 1, way: "down") }; { -rolled } 5-6, { -does-story(by: "self", n: 1) }). { -rescue }: { building-great_bonfire }, { building-sand_signal }
card-plot_091_the_quiet_vent = The quiet vent
    .about = { -icon-difficulty(n: 2) }. { -does-choice }: { -opening }{ deed-plot_091_the_quiet_vent-open }{ -closing } { -or-else } { -opening }{ deed-plot_091_the_quiet_vent-powder }{ -closing } { -or-else } { -opening }{ deed-plot_091_the_quiet_vent-sketch }{ -closing }
deed-plot_091_the_quiet_vent-open = Dig it a way to the sea (two explorers or more, 4 energy together): each explorer takes 1 story point, the mountain will be gentle
    .about = { -only-if } { -if(what: "explorers_min", sense: "is", n: 2) }, { -cost(of: "shared", n: 4) }. { -who(name: "explorers") } { -does-story(by: "other", n: 1) }
deed-plot_091_the_quiet_vent-powder = Blow the plug (discard the Powder keg): 2 story points for you, the mountain will be gentle
    .about = { -cost(of: "item") } { -opening }{ card-powder_keg }{ -closing }. { -does-story(by: "self", n: 2) }
deed-plot_091_the_quiet_vent-sketch = Sketch it for a learned society: 1 story point, difficulty +1
    .about = { -does-story(by: "self", n: 1) }. { -does-difficulty(n: 1, way: "up") }

## Storyline temple

card-plot_000_temple = The temple
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -plot(n: 92) }, { -plot(n: 93) }, { -plot(n: 94) }, { -plot(n: 95) }, { -plot(n: 96) }, { -plot(n: 97) }, { -plot(n: 98) }, { -plot(n: 99) }, { -plot(n: 100) } { -does-pending(face: "locked") }
card-plot_092_stair_of_roots = Stair of roots
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-vote } ({ -who(name: "explorers") }): { -opening }{ deed-plot_092_stair_of_roots-down }{ -closing } { -or-else } { -opening }{ deed-plot_092_stair_of_roots-up }{ -closing }
deed-plot_092_stair_of_roots-down = Down: each explorer loses 1 energy, the drawer takes 1 story point
    .about = { -who(name: "explorers") } { -does-energy(by: "other", n: 1, way: "down") }. { -does-story(by: "self", n: 1) }
deed-plot_092_stair_of_roots-up = Up: the explorers see a way round the hill and advance 1 more, difficulty +1
    .about = { -who(name: "explorers") } { -does-advance(by: "other", n: 1, way: "up") } ({ -until } { sector-heart }). { -does-difficulty(n: 1, way: "up") }
card-plot_093_tilting_slabs = Tilting slabs
    .about = { -icon-difficulty(n: 1) }. { -does-if } { -if(what: "group_has_item", sense: "is") } { -opening }{ card-rope }{ -closing }, { -does-story(by: "self", n: 1) }; { -if-not }, ({ -does-each } { -who(name: "explorers") }, { -does-roll(dice: 1) }: { -rolled } 1, { -does-injury(by: "self", n: 1) }; { -rolled } 2-3, { -does-energy(by: "self", n: 1, way: "down") }; { -rolled } 4-6, { -nothing })
card-plot_094_the_offering_bowl = The offering bowl
    .about = { -does-choice }: { -opening }{ deed-plot_094_the_offering_bowl-give }{ -closing } { -or-else } { -opening }{ deed-plot_094_the_offering_bowl-take }{ -closing } { -or-else } { -opening }{ deed-plot_094_the_offering_bowl-bow }{ -closing }
deed-plot_094_the_offering_bowl-give = Give something up (1 food): each explorer takes 1 story point
    .about = { -cost(of: "food", n: 1) }. { -who(name: "explorers") } { -does-story(by: "other", n: 1) }
deed-plot_094_the_offering_bowl-take = Pick out the old coins: 2 story points for you, difficulty +2
    .about = { -does-story(by: "self", n: 2) }. { -does-difficulty(n: 2, way: "up") }
deed-plot_094_the_offering_bowl-bow = Bow and go on: difficulty −1
    .about = { -does-difficulty(n: 1, way: "down") }
card-plot_095_the_painted_wall = The painted wall
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -icon-story(n: 1) }. { -does-choice }: { -opening }{ deed-plot_095_the_painted_wall-read }{ -closing } { -or-else } { -opening }{ deed-plot_095_the_painted_wall-on }{ -closing }
deed-plot_095_the_painted_wall-read = Read on to what comes next (1 energy): look at the top 3 events, reorder them
    .about = { -cost(of: "energy", n: 1) }. { -does-peek(n: 3, then: "top_any_order") } ({ deck-events })
deed-plot_095_the_painted_wall-on = Better not to know
    .about = { -nothing }
card-plot_096_the_jade_idol = The jade idol
    .about = { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_096_the_jade_idol-take }{ -closing } { -or-else } { -opening }{ deed-plot_096_the_jade_idol-turn }{ -closing }. { -item }. { -item-story(n: 4) }. { -stat(which: "return_roll", n: 1, way: "down") }
deed-plot_096_the_jade_idol-take = Take it: worth 4 story points, but −1 to the return rolls of your group
    .about = { -does-keep }
deed-plot_096_the_jade_idol-turn = Turn it to the wall: difficulty −2 and 1 story point
    .about = { -does-difficulty(n: 2, way: "down") }. { -does-story(by: "self", n: 1) }
card-plot_097_the_dark_passage = The dark passage
    .about = { -icon-advance }. { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_097_the_dark_passage-torch }{ -closing } { -or-else } { -opening }{ deed-plot_097_the_dark_passage-grope }{ -closing }
deed-plot_097_the_dark_passage-torch = Burn a torch (1 wood): 1 story point
    .about = { -cost(of: "wood", n: 1) }. { -does-story(by: "self", n: 1) }
deed-plot_097_the_dark_passage-grope = Feel the way: each explorer loses 1 energy
    .about = { -who(name: "explorers") } { -does-energy(by: "other", n: 1, way: "down") }
card-plot_098_the_side_door = The side door
    .about = { -icon-advance }. { -does-vote } ({ -who(name: "explorers") }): { -opening }{ deed-plot_098_the_side_door-out }{ -closing } { -or-else } { -opening }{ deed-plot_098_the_side_door-in }{ -closing }
deed-plot_098_the_side_door-out = Leave the temple: difficulty −1, other decks are open again
    .about = { -does-difficulty(n: 1, way: "down") }. { -does-leave_pile(close: "no") }
deed-plot_098_the_side_door-in = Wedge it open and go on: each explorer recovers 1 energy
    .about = { -who(name: "explorers") } { -does-energy(by: "other", n: 1, way: "up") }
card-plot_099_the_keeper = The keeper
    .about = { -icon-difficulty(n: 1) }. { -does-choice }: { -opening }{ deed-plot_099_the_keeper-fight }{ -closing } { -or-else } { -opening }{ deed-plot_099_the_keeper-feed }{ -closing } { -or-else } { -opening }{ deed-plot_099_the_keeper-flee }{ -closing }
deed-plot_099_the_keeper-fight = Fight: strength 7; win: 2 story points; lose: 2 injuries for you, 1 for the others
    .about = { -does-strength_check(n: 7, tie: "lost") } ({ -who(name: "explorers") }): { -branch(which: "win") }, { -does-story(by: "self", n: 2) }; { -branch(which: "lose") }, { -does-injury(by: "self", n: 2) }, { -who(name: "other_explorers") } { -does-injury(by: "other", n: 1) }
deed-plot_099_the_keeper-feed = Throw her the provisions (1 food): she lets us pass, difficulty −1
    .about = { -cost(of: "food", n: 1) }. { -does-difficulty(n: 1, way: "down") }
deed-plot_099_the_keeper-flee = Run for the daylight: out of the temple, each explorer loses 1 energy
    .about = { -who(name: "explorers") } { -does-energy(by: "other", n: 1, way: "down") }. { -does-leave_pile(close: "no") }
card-plot_100_the_inner_chamber = The inner chamber
    .about = { -icon-advance }. { -icon-difficulty(n: 2) }. { -does-if } { -if(what: "flag", sense: "is") }{ -flag(name: "temple_read") }, { -does-difficulty(n: 1, way: "down") }. { -does-choice }: { -opening }{ deed-plot_100_the_inner_chamber-sit }{ -closing } { -or-else } { -opening }{ deed-plot_100_the_inner_chamber-lamp }{ -closing }
deed-plot_100_the_inner_chamber-sit = Sit down, all of you: each explorer takes 1 story point and recovers 1 energy, and you leave the temple
    .about = { -who(name: "explorers") } { -does-story(by: "other", n: 1) }. { -who(name: "explorers") } { -does-energy(by: "other", n: 1, way: "up") }. { -does-leave_pile(close: "no") }
deed-plot_100_the_inner_chamber-lamp = Pull the lamp from its chain: 2 story points and 2 remains cards, keep 1, for you; the roof falls: each explorer 1 injury, the temple is closed
    .about = { -does-story(by: "self", n: 2) }. { -does-remains(by: "self", draw: 2, keep: 1) }. { -who(name: "explorers") } { -does-injury(by: "other", n: 1) }. { -does-leave_pile(close: "yes") }

## What is at stake

stake-death = Without help somebody dies or gets lost now.
stake-reroll = That was not enough. Another roll might do ({ $percent }%).
stake-better-roll = Another roll might bring more ({ $percent }%).

## What a plan leads to, for explanations

concern-rescued = castaways rescued
concern-story = story tokens of one's own
concern-lost = castaways lost or dead
concern-energy = energy of all together
concern-food = food in the storage
concern-wood = wood in the storage
concern-turns = turns played
