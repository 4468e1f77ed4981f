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
web-in-preparation = In preparation
web-seats-from-to = { $fewest } to { $most } players
web-title-forbidden-island = Forbidden Island
web-pitch-forbidden-island = Save four treasures from a sinking island.
web-title-papua = Papua
web-pitch-papua = Lead an expedition through the highlands: plan your days, spare your strength, and bet on the others.
web-title-naufragos = Castaways
web-pitch-naufragos = Shipwrecked together: keep the fire burning, explore the island and find a way home with the best story.
web-title-robinson-crusoe = Robinson Crusoe
web-pitch-robinson-crusoe = Build, gather, explore, survive: a cursed island, bad weather and a plan you make together.
web-continue = Continue
web-continue-none = Games you start or join appear here.
web-your-turn = Your turn
web-waiting = Waiting for others
web-game-over = Finished
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
web-jump = Go to this moment
web-scrub = Move through the game
web-position = Position in the game
web-position-of = choice { $at } of { $last }
web-back-one = One choice back
web-forward-one = One choice forward
web-looking-back = Looking back: choice { $at } of { $last }
web-to-now = Back to now

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
