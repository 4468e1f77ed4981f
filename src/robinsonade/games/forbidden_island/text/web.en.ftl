### What only the browser says in this game, in English. Every message has its twin in web.es.ftl.

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
web-fi-arm = Play { $card } at the next moment

## Told in one breath


## On the stage

web-fi-back-on-top = Back on top of the Flood deck: { $tiles }.
web-fi-treasures = { $captured } of { $all } treasures captured.
web-fi-wet = In the water: { $pawns }.
web-fi-last-tile = Only { $tile } is left for { $treasure }.
web-fi-has-sunk = { $tile } sank
web-fi-tiles-left =
    { $tiles ->
        [one] One tile is left.
       *[other] { $tiles } tiles are left.
    }
web-fi-useless = No longer needed: its treasure is captured.
web-fi-useful =
    { $own } of { $needed } in this hand{ $others ->
        [0] {""}
       *[other] {""}, { $others } with others
    }{ $gone ->
        [0] {""}
       *[other] {""}, { $gone } discarded
    }.
web-fi-danger = In danger
web-fi-land = Where to land
