### What all games and all front ends say, in English.
### Arguments are explained in texts.py; every message here has its twin in es.ftl.

## Seats and lists

seat = Player { $number }
seat-with-persona = { $name } ({ $persona })
list = { $before } and { $last }

## Choices and prompts that every game has

choice-pass = Pass
    .group = Pass
prompt-nothing = There is nothing to decide.
option-value-random = random

## Headings

ui-board = Board
ui-hands = Hands
ui-hand-of = Hand of { $seat }
ui-log = Since your last decision
ui-whole-log = The whole game so far
ui-choices = Your choices
ui-rules = Rules
ui-options = Options
ui-seats = Seats
ui-players = Players
ui-games = Games
ui-game-over = Game over
ui-statistics = Statistics

## Commands of the prompt

ui-help-number = a number: make that choice
ui-help-rule = ? for the rules behind the question, ?3 for those behind choice 3
ui-help-undo = u: take back your last choice
ui-help-rewind = u!: take it back even if cards have been revealed since; the game is then marked as rewound
ui-help-restart = r: start this turn again
ui-help-save = s FILE: save the game
ui-help-log = l: show the whole log
ui-help-help = h: show this list
ui-help-quit = q: quit

## While playing

ui-ask = Your choice (h for help):
ui-bad-number = Type a number from 1 to { $most }, or h for help.
ui-thinking = { $seat } is thinking …
ui-saved = Saved as { $file }.
ui-loaded =
    { $choices ->
        [0] Loaded from { $file }: nothing has been decided yet.
        [one] Loaded from { $file }: one choice made so far.
       *[other] Loaded from { $file }: { $choices } choices made so far.
    }
ui-undone =
    { $choices ->
        [one] One choice taken back.
       *[other] { $choices } choices taken back.
    }
ui-rewound = This game has been rewound past revealed cards.
ui-goodbye = Goodbye.

## Figures

ui-decisions = Decisions
ui-wins = Wins
ui-losses = Losses
ui-win-rate = Win rate
ui-interval = 95 % interval
ui-errors = Errors
ui-games-per-second = Games per second
ui-decisions-per-second = Decisions per second
ui-outcome = Outcome
ui-mean = Mean
ui-share = Share
ui-count = Number

## What went wrong, and what is allowed

error-unknown-language = There is no language "{ $given }" here. Choose one of: { $allowed }.
error-unknown-game = There is no game "{ $given }" here. Choose one of: { $allowed }.
error-unknown-player = There is no computer player "{ $given }". Choose one of: { $allowed }.
error-unknown-option = There is no option "{ $given }". Choose one of: { $allowed }.
error-unknown-rule = There is no rule "{ $given }".
error-bad-option-value = The option { $option } cannot be "{ $given }". Choose one of: { $allowed }.
error-option-value-twice = The option { $option } names "{ $given }" twice; all its values must differ.
error-option-value-count = The option { $option } has { $given } values, but this game has { $allowed } seats.
error-option-without-value = The option "{ $given }" has no value. Write it as name=value.
error-too-many-bots = You name { $given } computer players, but there are only { $allowed } seats.
error-bad-seats = { $game } cannot be played with { $given } seats. Allowed: { $allowed }.
error-bad-seed = The seed { $given } does not work. Allowed: { $allowed }.
error-bad-position = There is no position { $given } in this game. Allowed: { $allowed }.
error-unknown-choice = No choice is called "{ $given }".
error-choice-not-offered = The choice "{ $given }" is not possible now.
error-nothing-to-undo = There is nothing to take back: you have not decided anything yet.
error-nothing-to-restart = There is nothing to take back in this turn.
error-cannot-undo = Something has been revealed since, so this choice stands.
error-endless-game = The game was still going on after { $given } choices and has been stopped.
error-cannot-read = The file { $file } cannot be read: { $why }.
error-cannot-write = The file { $file } cannot be written: { $why }.
error-match-not-json = The file { $file } is no match file: { $why }.
error-match-format = This is no match file that this program can read. It reads: { $allowed }.
error-match-rules = This match of { $game } follows version { $given } of its rules, but this program has version { $allowed }.
error-match-field = The match file is damaged: "{ $field }" is missing or of the wrong kind.
error-match-setup = The match in this file cannot be set up. { $why }
error-match-choice = Choice number { $number } in the match file, "{ $given }", is not possible there.
error-match-altered = The match file has been altered, somewhere from choice { $start } to choice { $end }.
error-match-result = The match file says that the game ended with "{ $given }", but it ends with "{ $found }".

## robinsonade simulate

cli-help-simulate = Let bots play many games and show what came of it
cli-simulate-help-game = Which game
cli-simulate-help-players = The player of each seat: greedy,random or greedy*3; a single name takes all seats
cli-simulate-help-seats = How many seats, if a single player is named
cli-simulate-help-games = How many games
cli-simulate-help-seed = The seed of the series: same seed, same games, whatever the number of workers
cli-simulate-help-workers = How many processes share the work
cli-simulate-help-csv = Write one line per game into this file
cli-simulate-help-record = Write every match file into this folder
cli-simulate-progress = { $speed } games/s, won { $rate } [{ $low }–{ $high }]
cli-simulate-interrupted = Interrupted: the figures are those of the games played so far.
cli-simulate-error = A game stopped with an error (seed { $seed }): { $why }
cli-simulate-wins-of = Wins of { $player }
cli-simulate-mean = { $label } (mean)
error-bad-players = "{ $given }" names no players. Write for instance greedy,random or greedy*3.
error-players-and-seats = { $given } players are named, but { $allowed } seats are asked for.

## robinsonade bench

cli-help-bench = Measure how fast the engine is on this machine
cli-bench-help-game = Which game; all of them if none is named
cli-bench-help-seats = How many seats; the most the game allows if not given
cli-bench-help-seconds = About how long to measure each game
cli-bench-title = Speed of the engine ({ $form }), one core, CPU time
cli-bench-compiled = compiled
cli-bench-pure = plain Python
cli-bench-decisions-per-second = Decisions per second, random play
cli-bench-games-per-second = Games per second, random play
cli-bench-replay-decisions-per-second = Decisions per second, replay
cli-bench-decisions-per-game = Decisions per game
cli-bench-branching = Choices per decision
cli-bench-clone-us = Clone, microseconds
cli-bench-imagined-us = Imagined table, microseconds
