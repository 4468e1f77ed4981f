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
web-games-unread = Your games cannot be read right now. It is tried again …
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
web-welcome-offline = Alone, around one device, or against bots. No account needed, and no network after the first visit.
web-play = Play
web-seats-from-to = { $fewest } to { $most } players
web-continue = Continue
web-continue-none = Games you start or join appear here.
web-your-turn = Your turn
web-waiting = Waiting for others
web-game-over = Finished
web-list-won = Won
web-list-lost = Lost
web-list-remove = Remove { $game } from this list
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
web-bot-strength = Bot: { $name } ({ $strength })
web-bots-measured = What bots have reached was counted in games of their own (up to { $games } for each bot at such a table). A bot thinks for about two seconds at most.
web-bots-think = A bot thinks for about two seconds at most.
web-bot-random = careless
web-bot-greedy = steady
web-bot-planner-easy = thoughtful
web-bot-planner = far-sighted
web-bot-planner-strong = deep-thinking
web-links-follow = You get the links to send as soon as the game has started.
web-house-rules = House rules
web-scenario-rounds = { $rounds } rounds
web-scenario-hardness = hardness { $hardness } of { $hardest }
web-advanced = Advanced
web-seed = Seed
web-seed-hidden = hidden until the end
web-seed-open-about = The seed decides all decks. Choose one to repeat a game; such a game is marked “seed chosen: does not count”.

## The table

web-table = Table
web-menu = Menu
web-tools = Tools
web-tabs = Parts of the table
web-tab-board = Board
web-tab-table = Table
web-tab-me = Me
web-tab-log = Story
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
web-open-seed = seed chosen: does not count
web-rewound = rewound
web-reconnecting = Connecting again …
web-no-such-game = This game cannot be opened

## Deciding

web-next-step = Next
web-go-on = Go on
web-pause = Stop for a moment
web-watch-play = Play
web-speed = Speed
web-tell-again = Tell me again
web-recap = While you were away
web-recap-grave = What changed most
web-recap-own = What concerned you
web-recap-asked = What is asked of you now
web-recap-now = What is going on now
web-recap-decide = To my decision
web-recap-look = To the board
web-recap-all = Tell me all ({ $beats })
web-since-decision = Since your last decision
web-since-plan = Since the last plan
web-this-turn = This turn
web-story = The story
web-unseen = not told yet
web-would-be-lost =
    { $lost ->
        [one] One action would be lost. Press again if you mean it.
       *[other] { $lost } actions would be lost. Press again if you mean it.
    }
web-pawns-unused =
    { $lost ->
        [one] One pawn would do nothing. Press again if you mean it.
       *[other] { $lost } pawns would do nothing. Press again if you mean it.
    }
web-thinks =
    { $count ->
        [one] { $seats } is thinking …
       *[other] { $seats } are thinking …
    }
web-not-taken =
    { $count ->
        [one] Nobody has taken the seat of { $seats } yet.
       *[other] Nobody has taken these seats yet: { $seats }.
    }
web-quoted = “{ $words }”
web-thinking = { $seats }: { $about }
web-skip-animation = Skip
web-may-act =
    { $count ->
        [one] { $seats } may do something first.
       *[other] { $seats } may do something first.
    }
web-going-on-in = { $seconds }{"\u00A0"}s. After { $after } seconds you may go on without waiting.
web-go-on-without = Go on without { $seat }
web-people-going-on = Others may go on without who takes long
web-people-going-on-about = Only where somebody could let the moment go by, after 25 seconds, and for this moment only.
web-may-interrupt = { $seats } will decide. You may play a card first.
web-may-step-in = You may step in now.
web-else-goes-on = Otherwise the game goes on by itself.
web-choice-about = { $choice }: { $about }
web-choice-for = { $seat }: { $choice }
web-count-choices =
    { $count ->
        [one] one choice
       *[other] { $count } choices
    }
web-choices-with = { $count } choices with { $seat }
web-more = More
web-back = Back to the kinds
web-zoom-in = Closer
web-zoom-out = The whole map
web-targets = What you can choose
web-legal = Possible: { $choices }
web-changed = Just changed
web-nothing-here = Nothing can be done here right now.
web-nothing-now = It is not your turn to decide.
web-about-it = About it
web-why = Rules of this decision
web-hint = Advice
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
web-log-earlier = To the turn before
web-log-later = To the next turn
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
web-people-ask-remove = Take the seat from { $name }, on all devices? A new link lets somebody else sit down; where seats have secrets, a bot plays this one to the end instead.
web-people-ask-close = Close the table for good? Nothing is decided any more; the record stays, and everything hidden is shown in it.
web-claim-moved = This seat was in another browser until now, and whoever sat there has seen its secrets. If that was not you, do not trust this table.
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
web-share-local = This address works on this computer only.
web-share-about = Whoever opens the link of a seat takes it. Anybody may watch.
web-link-for = Seat of { $seat }
web-link-taken = taken
web-link-own = Your seat on another device
web-link-spectate = To watch
web-link-position = This position (choice { $at })
web-copy-this = Copy: { $what }
web-copied = Copied.
web-export = Save as a file
web-pace = Pace of the telling
web-pace-reading = Reading
web-pace-brisk = Brisk
web-pace-instant = At once
web-pace-wait = Wait for me
web-asking = Questions about your cards
web-asking-smart = If something is at stake
web-asking-phase = Once in each phase
web-asking-always = At every moment
web-asking-never = Never
web-hold = Stop at the next moment
web-armed = will be asked
web-hold-short = Ask me
web-hold-about = Ask me at the next moment in which I could use something. With Shift: at each of them.
web-not-yet = Not yet
web-keys = Keys
web-key-arrows = Arrows
web-key-arrows-does = move over the board
web-key-enter = Enter
web-key-enter-does = choose
web-key-l = L
web-key-l-does = next legal place on the board; with Shift: of another kind
web-key-numbers = 1 … 9
web-key-numbers-does = pick a choice by its number
web-key-slash = /
web-key-slash-does = type a choice
web-key-u = U
web-key-u-does = undo
web-key-h = H
web-key-h-does = hint
web-key-rules = ?
web-key-rules-does = rules of this decision; on a thing with which nothing can be done: why not
web-key-scrub = [ ]
web-key-scrub-does = back and forward through the game
web-key-p = P
web-key-p-does = watch again: play, stop
web-key-space = Space
web-key-space-does = go on
web-key-r = R
web-key-r-does = tell me again
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
web-end-why = How it came to that
web-end-missing = What was missing
web-end-ranking = How all of them came out
web-end-winner = winner
web-end-look = See the table
web-end-back = Back to the end
web-end-again = Same table, new island
web-end-numbers = All numbers
web-end-together = Victory points of the whole group: { $points }
web-end-sheet = Points by line
web-end-total = Total

## How a game turned

web-percent = { $percent }%
web-course-title = How it turned
web-course-picture =
    { $counts ->
        [rounds] The chance to win, round by round
       *[turns] The chance to win, turn by turn
    }
web-course-wait = The steady bot plays on from the turns of this game to see how the chances stood …
web-course-grows = As the steady bot judged it in { $games } games so far; it goes on.
web-course-about = As the steady bot judged it in { $games } games from the starts of turns, with everything hidden imagined anew. The band holds the true value in 95 of 100 cases.
web-course-table = As a table
web-course-turn =
    { $counts ->
        [rounds] Round
       *[turns] Turn
    }
web-course-games = Games
web-course-end = End
web-course-share = Share as a picture
web-turning-title = Turning points
web-turning-wait = They show when they are found.
web-turning-none = No turning point was found.
web-turning-watch = Watch from here
web-turning-what-if = What if …?
web-what-if-about = What if: a game of your own from that moment, with bots in the other seats. Decks and dice are as they were; it never counts.
web-luck = Luck
web-luck-lucky = Lucky.
web-luck-fair = Fair.
web-luck-unlucky = Unlucky.

## What this device remembers

web-record-here = Your record here
web-record-games =
    { $number ->
        [one] 1 game
       *[other] { $number } games
    }
web-record-wins = { $number } won
web-record-streak = streak { $number }
web-record-this = this game is { $why }
web-record-all = All statistics

web-me-title = Your statistics
web-me-about = What was played to its end on this device. It stays in this browser; nobody else sees it.
web-me-empty = Nothing yet. Play a game to its end, and it will be here.
web-me-no-memory = This browser keeps nothing, so there are no statistics.
web-me-games = games
web-me-wins = won
web-me-streak = wins in a row now
web-me-longest = longest streak
web-me-best = best score
web-me-minutes = minutes played
web-me-cells = By difficulty and number of players
web-me-level = Difficulty
web-me-seats = Players
web-me-solved = Puzzles and lessons
web-me-puzzles =
    { $number ->
        [one] 1 puzzle
       *[other] { $number } puzzles
    }
web-me-lessons =
    { $number ->
        [one] 1 lesson
       *[other] { $number } lessons
    }
web-me-stars =
    { $number ->
        [one] 1 star
       *[other] { $number } stars
    }
web-me-list = All games
web-me-not-counted-about = Listed but not counted above: games that were rewound, whose seed somebody knew, or that began at a moment of another game or as a puzzle or lesson.
web-me-won = won
web-me-lost = lost
web-me-other = finished
web-me-why-rewound = not counted: it was rewound
web-me-why-open-seed = not counted: the seed was known
web-me-why-clone = not counted: it began as a “What if …?”
web-me-why-puzzle = not counted: it began as a puzzle
web-me-why-lesson = not counted: it was a lesson
web-me-why-mixed = not counted: you played several sides
web-me-export = Save as a file
web-me-import = Add from a file
web-me-bad-file = This file holds no statistics that could be added: it is not one saved here, or was altered.
web-me-added =
    { $unread ->
        [0] Read from the file: { $number }. What was here already is there once.
       *[other] Read from the file: { $number }. Left out because nobody can read it: { $unread }.
    }
web-me-delete = Delete all
web-me-delete-sure = Yes, delete all statistics here

## Credits

web-credits-about = Robinsonade is free software under the MIT licence. It is not connected with the publishers of the printed games; their names belong to their owners. Nothing here is copied from them.
web-credits-own = Pictures of cards, portraits and sounds are our own: the page draws and makes them itself.
web-credits-icons = Icons
web-credits-icons-about = From game-icons.net, licence CC BY 3.0; colours and sizes were changed.
web-credits-lucide = The signs on buttons are from Lucide, ISC licence.
web-credits-fonts = Typefaces
web-credits-fraunces = Fraunces by Undercase Type, SIL Open Font License 1.1
web-credits-atkinson = Atkinson Hyperlegible Next by the Braille Institute, SIL Open Font License 1.1
web-credits-code = Libraries in this page

## The card stage

web-stage-peek = See the table
web-stage-hold = Hold { $key } to see the table
web-stage-show = See card
web-stage-show-question = Show it large
web-stage-asides = Something else first
web-stage-nothing = Nothing more happens
web-stage-luck = Then luck decides
web-stage-goes = Goes afterwards to: { $places }
web-goes-discard = the discard pile
web-goes-events = the Event deck
web-goes-threats = the threat spaces
web-goes-deck = the top of its deck
web-goes-bottom = the bottom of its deck
web-goes-camp = the camp board
web-goes-pending = the pending explorations
web-goes-keep = its owner
web-goes-give = somebody else
web-family-card = Card
web-family-card-special = Special card
web-family-card-rise = Treasure deck
web-family-card-expedition = Expedition card
web-family-treasure-card = Treasure card
web-family-event = Event
web-family-wreckage = Wreckage
web-family-adventure-build = Building adventure
web-family-adventure-gather = Gathering adventure
web-family-adventure-explore = Exploration adventure
web-family-mystery-treasure = Mystery: treasure
web-family-mystery-trap = Mystery: trap
web-family-mystery-monster = Mystery: monster
web-family-beast = Beast
web-family-remains = Remains of the wreck
web-family-camp = Camp
web-family-explore-coast = Exploration: Coast
web-family-explore-interior = Exploration: Interior
web-family-explore-heart = Exploration: Heart
web-family-plot = Plot: { $story }
web-family-note = Field Notebook
web-family-science = Science
web-family-treasure = Treasure
web-family-tile = Flood card
web-family-role = Adventurer
web-family-invention = Invention
web-family-item = Starting item
web-family-scenario = Scenario
web-family-land = New tile
web-family-token = Discovery
web-family-cause = What hurts
web-family-character = Character
web-family-person = Castaway
web-dice = Dice
web-die = Die
web-die-success = Success die
web-die-wound = Wound die
web-die-adventure = Adventure die
web-die-animals = Hungry animals
web-die-rain = Rain die
web-die-winter = Winter die
web-face-rain1 = 1 rain cloud
web-face-rain2 = 2 rain clouds
web-face-snow1 = 1 winter cloud
web-face-snow2 = 2 winter clouds
web-die-says = { $die }: { $face }
web-face-success = It works
web-face-success-blank = It fails
web-face-wound = A wound
web-face-wound-blank = No wound
web-face-adventure = An adventure
web-face-adventure-blank = No adventure
web-face-animals-none = They stay away
web-face-animals-lose_food = They eat 1 food
web-face-animals-palisade = They damage the palisade
web-face-animals-fight = They attack
web-face-catastrophe = Catastrophe
web-roll-total = { $total } in all
web-roll-against = { $total } against { $against }: { $met ->
    [yes] reached
   *[no] missed
}
web-roll-at-most = { $total }, at most { $against } wanted: { $met ->
    [yes] reached
   *[no] missed
}
web-key-t = T
web-key-t-does = Hold to see the table behind a card

## Sheets: what several people pay or hand out

web-sheet-show = Open the sheet
web-sheet-send = Confirm
web-sheet-send-hurt =
    { $number ->
        [one] Confirm: one is harmed although something is left
       *[other] Confirm: { $number } are harmed although something is left
    }
web-sheet-left = { $left } of { $number } left
web-sheet-parts =
    { $number ->
        [one] You hand out one piece, or leave it; then the others go on.
       *[other] You hand out { $number } pieces, or leave them; then the others go on.
    }
web-sheet-missing = { $left } of { $number } missing
web-sheet-then = then
web-sheet-chance = Chance { $percent }%
web-sheet-later = decides later
web-sheet-less = One less: { $name }, { $piece }
web-sheet-more = One more: { $name }, { $piece }
web-piece-energy = Energy
web-piece-fresh = Fresh food
web-piece-food = Food
web-piece-stored = From the stores
web-piece-hunger = Goes without a meal

## Guided first games

web-learn = Learn
web-learn-title = Learn { $game } by playing
web-learn-about = A guided first game, about { $minutes } minutes
web-learn-first = Learn by playing ({ $minutes }{"\u00A0"}min)
web-lesson = lesson
web-lesson-guide = Polly, your guide
web-lesson-step = Step { $step } of { $steps }
web-lesson-left = { $minutes ->
    [one] about a minute left
   *[other] about { $minutes } minutes left
}
web-lesson-stand = Lesson, step { $step } of { $steps }
web-lesson-why = Why?
web-lesson-show = Show me
web-lesson-next = Next
web-lesson-next-part = Next part
web-lesson-alone = Go on by yourself
web-lesson-watch = Watch what happens. Then I explain it.
web-lesson-done = That was the lesson. The game is yours.
web-lesson-later = Later you may; now try: { $choice }. Choose it again if you mean it.
web-goal-you = You are
web-goal-people = Who plays
web-goal-start = Start
web-goal-teach = Teach me
web-goal-known = I know this game
web-rules-offered = You can do now: { $choices }.
web-advice-chance = chance of victory { $chance }% against { $other }%
web-advice-term = { $concern } { $more }
web-advice-beside-next = beside the next best, on the average: { $terms }
web-advice-beside-best = Beside the best, on the average: { $terms }.
web-advice-clear = Clearly the best.
web-advice-close = It is close.
web-advice-by-rule = The best by all that a sensible player looks at.
web-advice-lit = It is lit on the table: do it there.
web-advice-next = Next best:
web-advice-show = Show it: { $choice }

## Without a server

web-needs-server = Games by link need a server; here everybody plays at this device, and a game saved as a file goes on there.
web-update = A new version of Robinsonade is here.
web-update-ends = A new version of Robinsonade is here. It has other rules for games that you have not finished: { $games }. Finish them or save them as files first; until you take the new version all stays as it is.
web-update-take = Take the new version
web-not-kept = The browser may clear what is stored here when space is short. Save your games as files now and then.

## Your turn: who waits for whom, what is said at the table

web-notice-title = Your turn: { $title }
web-notice-offer = Tell you when it is your turn, while this page is out of sight?
web-notice-yes = Tell me
web-notice-no = No, thanks
web-notice-menu = Tell me when it is my turn
web-sound = Sound
web-sound-0 = Off
web-sound-25 = Soft
web-sound-60 = Medium
web-sound-100 = Loud
web-sound-with = With sound
web-waits-since = { $seat }: asked { $ago }, { $presence }.
web-bot-turn = Let a bot play this turn of { $seat }
web-bot-turn-mine = A bot may play my turn if I take long
web-people-lending = Others may let a bot play a turn of who takes long
web-people-lending-about = After two minutes, and for this turn only. Nobody sees anything of their cards.
web-name-persona = You are: { $persona }
web-name-seat = You have { $seat }
web-name-ask = Your name?
web-name-enter = To the table
web-share-network = Links for your local network
web-share-here = { $address } (this computer only)
web-share-command = Stop the server and start it again like this; then its addresses stand here:
web-qr-of = QR code: { $what }
web-pass-on = Pass on: { $what }
web-words = Say something
web-words-about = Everybody at the table sees it. To point at something, hold it on the board.
web-word-hello = Hello!
web-word-thanks = Thank you!
web-word-bravo = Well played!
web-word-sorry = Sorry!
web-word-agreed = Agreed.
web-word-rather-not = Rather not.
web-word-help = I need help.
web-word-moment = One moment, please.
web-word-said = { $seat }: { $words }
web-word-looks = { $seat }: Look here! { $what }
web-word-look = Point at this
web-word-look-at = Look here: { $what }
web-key-w = W
web-key-w-does = Say something to the others
web-key-point = Shift W
web-key-point-does = Point at what has the keyboard on the board

## Puzzles

web-puzzle = Puzzle
web-puzzles = Puzzles
web-puzzles-about = Moments from real games in which one line is clearly the best. Can you find it?
web-puzzles-won = { $stars } of { $most } stars on this device
web-puzzle-about = { $seats ->
        [one] Alone
       *[other] { $seats } players
    }, { $length ->
        [one] one choice
       *[other] a line of { $length } choices
    }{ $level ->
        [2] ; the steady bot fails
       *[other] { "" }
    }
web-puzzle-solve = Solve
web-puzzle-solve-it = Solve “{ $puzzle }”
web-puzzle-stars = { $stars } of { $most } stars
web-puzzle-number = { $number } of { $of }
web-puzzle-done = { $done } of { $length } found.
web-puzzle-board = See the board
web-puzzle-reveal = Show the solution
web-puzzle-given-up = This is the solution.
web-puzzle-shares = So often each choice wins if the steady bot plays on:
web-puzzle-checked = { $games } games for each of the two best.
web-puzzle-figures = Choice { $number } of the line
web-puzzle-all = All puzzles
web-puzzle-next = Next puzzle
