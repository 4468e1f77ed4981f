### Forbidden Island in English: names, choices, events, prompts, outcomes.
### The rules are in rules.en.md. Tiles are named without an article, like places on a map.

game-title = Forbidden Island
game-pitch = Together, save four treasures from an island that sinks under your feet, and fly off before it is gone.

## Tiles. `number = plural` is for verbs: the cliffs sink, the tower sinks.

tile-fools_landing = Fools' Landing
    .about = { tile-watchtower.about } Without this tile nobody can leave the island.
tile-bronze_gate = Bronze Gate
    .about = { tile-watchtower.about }
tile-copper_gate = Copper Gate
    .about = { tile-watchtower.about }
tile-gold_gate = Gold Gate
    .about = { tile-watchtower.about }
tile-iron_gate = Iron Gate
    .about = { tile-watchtower.about }
tile-silver_gate = Silver Gate
    .about = { tile-watchtower.about }
tile-temple_of_the_moon = Temple of the Moon
    .about = Whoever has four of its cards captures { treasure-earth_stone.the } here. { tile-watchtower.about }
tile-temple_of_the_sun = Temple of the Sun
    .about = Whoever has four of its cards captures { treasure-earth_stone.the } here. { tile-watchtower.about }
tile-howling_garden = Howling Garden
    .about = Whoever has four of its cards captures { treasure-statue_of_the_wind.the } here. { tile-watchtower.about }
tile-whispering_garden = Whispering Garden
    .about = Whoever has four of its cards captures { treasure-statue_of_the_wind.the } here. { tile-watchtower.about }
tile-cave_of_embers = Cave of Embers
    .about = Whoever has four of its cards captures { treasure-crystal_of_fire.the } here. { tile-watchtower.about }
tile-cave_of_shadows = Cave of Shadows
    .about = Whoever has four of its cards captures { treasure-crystal_of_fire.the } here. { tile-watchtower.about }
tile-coral_palace = Coral Palace
    .about = Whoever has four of its cards captures { treasure-oceans_chalice.the } here. { tile-watchtower.about }
tile-tidal_palace = Tidal Palace
    .about = Whoever has four of its cards captures { treasure-oceans_chalice.the } here. { tile-watchtower.about }
tile-breakers_bridge = Breakers Bridge
    .about = { tile-watchtower.about }
tile-cliffs_of_abandon = Cliffs of Abandon
    .number = plural
    .about = { tile-watchtower.about }
tile-crimson_forest = Crimson Forest
    .about = { tile-watchtower.about }
tile-dunes_of_deception = Dunes of Deception
    .number = plural
    .about = { tile-watchtower.about }
tile-lost_lagoon = Lost Lagoon
    .about = { tile-watchtower.about }
tile-misty_marsh = Misty Marsh
    .about = { tile-watchtower.about }
tile-observatory = Observatory
    .about = { tile-watchtower.about }
tile-phantom_rock = Phantom Rock
    .about = { tile-watchtower.about }
tile-twilight_hollow = Twilight Hollow
    .about = { tile-watchtower.about }
tile-watchtower = Watchtower
    .about = Its Flood card floods it. If it is flooded already, it sinks for good, and its card leaves the game.

## Treasures

treasure-earth_stone = Earth Stone
    .the = the Earth Stone
    .about = One of the four treasures: all of them must be captured before the flight home. Nobody has to carry it.
treasure-statue_of_the_wind = Statue of the Wind
    .the = the Statue of the Wind
    .about = One of the four treasures: all of them must be captured before the flight home. Nobody has to carry it.
treasure-crystal_of_fire = Crystal of Fire
    .the = the Crystal of Fire
    .about = One of the four treasures: all of them must be captured before the flight home. Nobody has to carry it.
treasure-oceans_chalice = Ocean's Chalice
    .the = the Ocean's Chalice
    .about = One of the four treasures: all of them must be captured before the flight home. Nobody has to carry it.

## Cards. `about` says what a card is good for.

card-treasure_earth_stone = { treasure-earth_stone }
    .a = an Earth Stone card
    .about = Four of these in one hand capture { treasure-earth_stone.the } on { tile-temple_of_the_moon } or { tile-temple_of_the_sun }.
card-treasure_statue_of_the_wind = { treasure-statue_of_the_wind }
    .a = a Statue of the Wind card
    .about = Four of these in one hand capture { treasure-statue_of_the_wind.the } on { tile-howling_garden } or { tile-whispering_garden }.
card-treasure_crystal_of_fire = { treasure-crystal_of_fire }
    .a = a Crystal of Fire card
    .about = Four of these in one hand capture { treasure-crystal_of_fire.the } on { tile-cave_of_embers } or { tile-cave_of_shadows }.
card-treasure_oceans_chalice = { treasure-oceans_chalice }
    .a = an Ocean's Chalice card
    .about = Four of these in one hand capture { treasure-oceans_chalice.the } on { tile-coral_palace } or { tile-tidal_palace }.
card-helicopter_lift = Helicopter Lift
    .a = a Helicopter Lift card
    .about = At any time, without an action: fly pawns that share a tile to any other tile, or, with all four treasures captured and every pawn on Fools' Landing, leave the island and win.
card-sandbags = Sandbags
    .a = a Sandbags card
    .about = At any time, without an action: shore up any one flooded tile, however far away.
card-waters_rise = Waters Rise!
    .a = a Waters Rise! card
    .about = The water level goes up by one, and the Flood discard pile is shuffled and goes back on top of its deck.

## Roles. `about` is the power.

role-diver = Diver
    .about = For one action, crosses any number of connected flooded or missing spaces and comes up on a tile.
role-engineer = Engineer
    .about = Shores up one or two tiles with a single action.
role-explorer = Explorer
    .about = Moves, shores up and swims diagonally, too.
role-messenger = Messenger
    .about = Gives Treasure cards to anybody, wherever they are, one action per card.
role-navigator = Navigator
    .about = For one action, moves another player's pawn by up to two tiles.
role-pilot = Pilot
    .about = Once a turn, flies to any tile for one action.

## Options

option-difficulty = Difficulty
option-difficulty-novice = Novice
option-difficulty-normal = Normal
option-difficulty-elite = Elite
option-difficulty-legendary = Legendary

option-layout = Island
option-layout-standard = Forbidden Island (standard)
option-layout-treasure_island = Treasure Island
option-layout-island_of_shadows = Island of Shadows
option-layout-volcano_island = Volcano Island
option-layout-island_of_death = Island of Death
option-layout-bay_of_gulls = Bay of Gulls
option-layout-bone_island = Bone Island
option-layout-coral_reef = Coral Reef
option-layout-skull_island = Skull Island
option-layout-bridge_of_horrors = Bridge of Horrors
option-layout-atoll_of_decisions = Atoll of Decisions
option-layout-arch_of_fate = Arch of Fate

option-roles = Roles
option-roles-diver = { role-diver }
option-roles-engineer = { role-engineer }
option-roles-explorer = { role-explorer }
option-roles-messenger = { role-messenger }
option-roles-navigator = { role-navigator }
option-roles-pilot = { role-pilot }

option-first = First player

## Choices; `group` is the heading over all choices of a kind

choice-move = Move to { $tile }
    .group = Move
choice-fly = Fly to { $tile }
    .group = Fly
choice-navigate = Move { $who } to { $tile }
    .group = Move another pawn
choice-shore = Shore up { $tile }
    .group = Shore up
choice-shore-too = Shore up { $tile } as well
    .group = Shore up a second tile
choice-enough = Leave it at one tile
    .group = No second tile
choice-give = Give { $card-a } to { $who }
    .group = Give a card
choice-capture = Capture { $treasure-the }
    .group = Capture a treasure
choice-stop = Take no more actions this turn
    .group = Stop
choice-sandbags = Play { card-sandbags } on { $tile }
    .group = Play { card-sandbags }
choice-lift = Play { card-helicopter_lift } and pick up { $who }
    .group = Play { card-helicopter_lift }
choice-board = Pick up { $who } as well
    .group = Pick up more
choice-land = Land on { $tile }
    .group = Land
choice-escape = Play { card-helicopter_lift } and leave the island: you win!
    .group = Leave the island
choice-discard = Discard { $card-a }
    .group = Discard
choice-swim = Get ashore on { $tile }
    .group = Get ashore

cost-action = costs 1 action
cost-card = uses up the card

## Prompts

prompt-actions =
    { $seat-person ->
        [you]
            { $left ->
                [one] You: one action left.
               *[other] You: { $left } actions left.
            }
       *[other]
            { $left ->
                [one] { $seat }: one action left.
               *[other] { $seat }: { $left } actions left.
            }
    }
prompt-second-tile =
    { $seat-person ->
        [you] You: shore up another tile with the same action?
       *[other] { $seat }: shore up another tile with the same action?
    }
prompt-hand-limit =
    { $seat-person ->
        [you] With { $card-a } you hold too many
       *[other] { $seat } has received { $card-a } and holds too many cards
    }{ $plays ->
        [0] {""}: discard one.
       *[other] {""}: discard one or play a Special card.
    }
prompt-before-treasure =
    { $left ->
        [one] Before the last Treasure draw of the turn: play a Special card or pass.
       *[other] Before the next Treasure draw: play a Special card or pass.
    }
prompt-before-flood =
    { $left ->
        [one] One Flood card still to draw: play a Special card or pass.
       *[other] { $left } Flood cards still to draw: play a Special card or pass.
    }
prompt-boarding = The helicopter carries { $pawns }. Where does it land?
prompt-rescue =
    { $pawns-count ->
        [one] { $pawns } is in the water where { $tile } used to be
       *[other] { $pawns } are in the water where { $tile } used to be
    }{ $stuck-count ->
        [0] {""}
       *[other] {""}, with nowhere to swim for { $stuck }
    }. Play { card-helicopter_lift } or pass.
prompt-swim = { $pawns } must get out of the water where { $tile } used to be.

## What is at stake

stake-win = You can win now.
stake-last-tiles =
    { $tiles-count ->
        [one] { $percent ->
            [100] { $tiles } sinks now for sure, and the game is lost.
           *[other] The game is lost if { $tiles } sinks now: { $percent }%.
        }
       *[other] The game is lost if one of these sinks now: { $tiles }{ $percent ->
            [100] {""}. One of them sinks for sure.
           *[other] {""}. { $percent }%.
        }
    }
stake-drowning = Only { card-helicopter_lift } can save { $pawns } from the water.

## What is in danger

forecast-only-lift = Only { card-helicopter_lift } is missing to win: as soon as somebody draws one, it can be played.
forecast-coming =
    { $cards ->
        [one] { $cards } Flood card comes after your turn.
       *[other] { $cards } Flood cards come after your turn.
    }
forecast-rising =
    { $percent ->
        [100] The waters rise before that for sure.
       *[other] The waters may rise before that: { $percent }%.
    }
forecast-fatal =
    { $tiles-count ->
        [one] { $tiles } { $percent ->
            [100] sinks for sure
           *[other] may sink ({ $percent }%)
        }, and then all is lost.
       *[other] { $tiles }: { $percent ->
            [100] all of them sink for sure
           *[other] each may sink ({ $percent }%)
        }, and then all is lost.
    }
forecast-last-place =
    { $tiles-count ->
        [one] { $tiles } { $percent ->
            [100] sinks for sure
           *[other] may sink ({ $percent }%)
        }; then its treasure has one place left.
       *[other] { $tiles }: { $percent ->
            [100] all of them sink for sure
           *[other] each may sink ({ $percent }%)
        }; then its treasure has one place left.
    }
forecast-land =
    { $tiles-count ->
        [one] { $tiles } { $percent ->
            [100] sinks for sure
           *[other] may sink ({ $percent }%)
        }.
       *[other] { $tiles }: { $percent ->
            [100] all of them sink for sure
           *[other] each may sink ({ $percent }%)
        }.
    }
forecast-if-rising =
    { $tiles-count ->
        [one] { $tiles } may sink ({ $percent }%), but only if the waters rise first.
       *[other] { $tiles }: each may sink ({ $percent }%), but only if the waters rise first.
    }

## Why something cannot be done

why-turn-of = It is the turn of { $seat }: only the active player takes actions.
why-no-actions = Your actions of this turn are over.
why-hand-first =
    { $seat-person ->
        [you] You hold too many cards: first one of them has to go.
       *[other] { $seat } holds too many cards: first one of them has to go.
    }
why-flight-first =
    { $seat-person ->
        [you] First your helicopter has to land.
       *[other] First the helicopter of { $seat } has to land.
    }
why-second-first =
    { $seat-person ->
        [you] Your action is still under way: a second tile, or none.
       *[other] The action of { $seat } is still under way: a second tile, or none.
    }
why-water-first = First everybody has to get out of the water: { $pawns }.
why-lifts-first = First whoever holds { card-helicopter_lift } is asked: { $seats }.
why-passed = You have let this moment go by.
why-sunk =
    { $tile-number ->
        [plural] { $tile } have sunk for good.
       *[other] { $tile } has sunk for good.
    }
why-dry =
    { $tile-number ->
        [plural] { $tile } are dry.
       *[other] { $tile } is dry.
    }
why-here = You stand there already.
why-walk-far = Too far: you walk one tile up, down, left or right.
why-walk-far-diagonally = Too far: you walk one tile, also diagonally.
why-no-dive = You reach the tiles beside you, and others only through flooded or missing spaces; none of them leads there.
why-reach-far = Too far: you shore up your own tile or one above, below, left or right of it.
why-reach-far-diagonally = Too far: you shore up your own tile or one around it, also diagonally.
why-flown = You have flown this turn already.
why-guide-far =
    { $steps ->
        [one] No other pawn gets there in one step.
       *[other] No other pawn gets there in { $steps } steps.
    }
why-swim-far = Too far: you swim one tile up, down, left or right.
why-swim-far-diagonally = Too far: you swim one tile, also diagonally.
why-swim-nearest = Another tile is nearer: you swim to the nearest one.
why-flight-starts = The flight starts there: it lands on another tile.
why-none-flooded = No tile is flooded.
why-no-other-tile = There is no other tile to fly to.
why-own-pawn = That is your own pawn: you guide those of others.
why-stuck = No other tile is in reach of { $who }.
why-yourself = That is you: cards are given to others.
why-elsewhere = { $who } stands on another tile.
why-alone = Nobody else stands on your tile.
why-not-wet = { $who } is not in the water: now the helicopter only fetches those who are.
why-aboard = { $who } is on board already.
why-not-at-start = { $who } does not stand where the flight starts.
why-not-landed = Not everybody is on { tile-fools_landing } yet: { $pawns }.
why-not-given = Special cards cannot be given.
why-no-treasure-cards = You hold no Treasure card.
why-captured = Captured already: { $treasure }.
why-not-there = { $treasure } is captured from one of its two tiles, and only by whoever stands there.
why-cards-missing =
    { $have ->
        [0] You hold none of the { $needed } cards of one kind that it takes.
       *[other] You hold { $have } of the { $needed } cards of one kind that it takes.
    }
why-treasures-missing =
    { $left ->
        [one] One treasure is still missing.
       *[other] { $left } treasures are still missing.
    }
why-power-of = Only the { $role } can do that.
why-not-held = You do not hold { $card-a }.
why-second-only = A second tile comes right after the first, within the same action.
why-no-flight = No helicopter is in the air.
why-within-limit = Cards are discarded only by whoever holds too many.
why-not-in-water = Your pawn is not in the water.

## Events

event-start-flood =
    { $tile-number ->
        [plural] { $tile } are flooded from the start.
       *[other] { $tile } is flooded from the start.
    }
event-role = { $seat-name } is the { $role } and starts on { $tile }.
event-deal = { $seat } is dealt { $card-a }.
event-turn = Turn { $number }: { $seat }.

event-moved = { $seat } moves from { $from } to { $tile }.
event-flown = { $seat } flies from { $from } to { $tile }.
event-navigated = { $seat } guides { $who } from { $from } to { $tile }.
event-shored = { $seat } shores up { $tile }.
event-given = { $seat } gives { $card-a } to { $who }.
event-captured = { $seat } captures { $treasure-the }!
event-stopped =
    { $left ->
        [one] { $seat } stops with one action left.
       *[other] { $seat } stops with { $left } actions left.
    }

event-drawn = { $seat } draws { $card-a }.
event-waters-rose =
    { $cards ->
        [0] { $seat } draws { card-waters_rise.a }: the water rises to level { $level }.
       *[other] { $seat } draws { card-waters_rise.a }: the water rises to level { $level }, with { $cards } Flood cards a turn.
    }
event-flood-returned =
    { $cards ->
        [one] The only discarded Flood card goes back on top of its deck.
       *[other] The { $cards } discarded Flood cards are shuffled and go back on top of their deck.
    }
event-treasure-reshuffled =
    { $cards ->
        [one] The Treasure deck has run out: the only discarded card becomes the new deck.
       *[other] The Treasure deck has run out: the { $cards } discarded cards are shuffled and become the new deck.
    }
event-discarded = { $seat } discards { $card-a }.

event-sandbagged = { $seat } plays { card-sandbags } and shores up { $tile }.
event-lifted =
    { $pawns-count ->
        [one] { $seat } plays { card-helicopter_lift }: { $pawns } flies from { $from } to { $tile }.
       *[other] { $seat } plays { card-helicopter_lift }: { $pawns } fly from { $from } to { $tile }.
    }

beat-flooded = Flooded: { $tile }.
event-flooded =
    { $tile-number ->
        [plural] { $tile } flood.
       *[other] { $tile } floods.
    }
event-sunk =
    { $tile-number ->
        [plural] { $tile } sink and are gone for good.
       *[other] { $tile } sinks and is gone for good.
    }
event-flood-reshuffled =
    { $cards ->
        [one] The Flood deck has run out: the only discarded card becomes the new deck.
       *[other] The Flood deck has run out: the { $cards } discarded cards are shuffled and become the new deck.
    }
event-in-water = { $seat } is in the water where { $tile } used to be.
event-swam = { $seat } gets ashore on { $tile }.

event-escaped = { $seat } plays { card-helicopter_lift }: everybody flies off with all the treasures!
event-skull = The water reaches the skull at level { $level }.
event-landing-lost = Without { $tile } nobody can leave the island.
event-treasure-lost = Both tiles of { $treasure-the } have sunk: the treasure is lost.
event-drowned = { $seat } cannot get out of the water.

## Outcomes

outcome-won = Won
outcome-lost-water-level = Lost: the water reached the skull
outcome-lost-landing = Lost: { tile-fools_landing } sank
outcome-lost-treasure = Lost: a treasure sank
outcome-lost-drowned = Lost: not everybody got out of the water

## The chronicle: headlines, causes, what led there, what was missing

chronicle-flew-home = The helicopter of { $seat } takes everybody home
chronicle-skull = The water reaches the skull: { $seat } drew the last { card-waters_rise } in turn { $turn }
chronicle-landing-sank = { $tile } sank in turn { $turn }: nobody can leave the island
chronicle-treasure-sank = No way to { $treasure-the } any more: { $first } and { $second } have sunk
chronicle-drowned = { $pawns } could not get out of the water at { $tile } in turn { $turn }
chronicle-water-left =
    { $left ->
        [one] The water stood at level { $level }, one below the skull.
       *[other] The water stood at level { $level }, { $left } below the skull.
    }
chronicle-water-rose =
    { $number ->
        [0] The water never rose.
        [one] The water rose once.
       *[other] The water rose { $number } times.
    }
chronicle-sank-in =
    { $flooded ->
        [0] { $tile } was flooded from the start and sank in turn { $turn }.
       *[other] { $tile } was flooded in turn { $flooded } and sank in turn { $turn }.
    }
chronicle-no-way-out = No tile was left in reach from { $tile }.
chronicle-captured-in = Turn { $turn }: { $seat } captured { $treasure-the }.
chronicle-not-captured =
    { $number ->
        [0] { $treasure }: none of its { $needed } cards in a hand
       *[other] { $treasure }: { $number } of { $needed } cards in one hand
    }
chronicle-no-flight = The flight home from { tile-fools_landing }
chronicle-did =
    { $treasures ->
        [0] no treasure
        [one] 1 treasure
       *[other] { $treasures } treasures
    }, { $tiles ->
        [one] 1 tile shored up
       *[other] { $tiles } tiles shored up
    }
chronicle-luck-water = Of { $number } cards drawn, { $came } { $came ->
        [one] was
       *[other] were
    } { card-waters_rise }; { $expected } { $expected ->
        [one] was
       *[other] were
    } to be expected.

## Figures of a finished game

statistic-turns = Turns
statistic-treasures = Treasures captured
statistic-tiles = Tiles left
statistic-level = Water level

## What a plan leads to, for explanations

concern-treasures = treasures captured
concern-sets = complete sets in one hand
concern-lifts = Helicopter Lift cards in hand
concern-flooded = flooded tiles
concern-sunk = sunken tiles
concern-water = steps of the water level
