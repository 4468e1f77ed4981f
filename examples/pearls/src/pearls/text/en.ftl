### Pearls: everything that is said, in English.

game-title = Pearls
game-pitch = Bid your air for shells, and surface with the most pearls.

## What shells do, verb by verb

-does-pearls =
    { $n ->
        [one] 1 pearl
       *[other] { $n } pearls
    }
-does-charms =
    { $n ->
        [one] 1 charm
       *[other] { $n } charms
    }
-does-give =
    { $n ->
        [one] give 1 pearl to another diver
       *[other] give { $n } pearls to another diver
    }

## Names; tools/tell_cards.py writes what shells do

shell-grey = grey shell
    .about = { -does-pearls(n: 1) }
shell-white = white shell
    .about = { -does-pearls(n: 2) }
shell-black = black shell
    .about = { -does-pearls(n: 4) }
shell-conch = conch
    .about = { -does-pearls(n: 1) }. { -does-charms(n: 1) }
shell-oyster = oyster
    .about = { -does-pearls(n: 3) }. { -does-give(n: 1) }

colour-red = red
colour-green = green
colour-blue = blue

## Options

option-tide = Tide
option-tide-low = low
option-tide-high = high
option-reef = Reef
option-reef-calm = calm
option-reef-wild = wild
option-first = First diver
option-colours = Colours
option-colours-red = red
option-colours-green = green
option-colours-blue = blue

## Choices

choice-look = Look at the top shell
    .group = Look
choice-seal = Bid { $bid }
    .group = Bid
choice-charm = Play a charm
    .group = Charm
choice-give = Give to { $to }
    .group = Give
cost-air = uses up as much air
cost-charm = uses up a charm

## Prompts

prompt-look = { $seat } may look at the top shell.
prompt-seal = Everybody seals a bid.
prompt-charms = Before the dive: play a charm or pass.
prompt-give =
    { $n ->
        [one] { $seat } gives 1 pearl away. Who gets it?
       *[other] { $seat } gives { $n } pearls away. Who gets them?
    }

## Events

event-round = Round { $number }
event-looked = { $seat } sees: { $shell }.
event-sealed = { $seat } has sealed a bid.
event-revealed = { $seat } has bid { $bid }.
event-charmed = { $seat } plays a charm.
event-dived = { $seat } dives and opens: { $shell }. The die shows { $die }.
event-found =
    { $n ->
        [one] { $seat } finds 1 pearl.
       *[other] { $seat } finds { $n } pearls.
    }
event-charms-found =
    { $n ->
        [one] { $seat } finds 1 charm.
       *[other] { $seat } finds { $n } charms.
    }
event-given =
    { $n ->
        [one] { $seat } gives { $to } 1 pearl.
       *[other] { $seat } gives { $to } { $n } pearls.
    }

## The end

outcome-counted = The pearls are counted.
chronicle-most-pearls =
    { $seats-count ->
        [one] { $seats } wins with { $n } pearls
       *[other] { $seats } share the victory with { $n } pearls
    }
line-pearls = Pearls
statistic-rounds = Rounds
statistic-pearls = Pearls

stake-pearls = Your charm would bring { $n } pearls.
