### What all games and all front ends say, in English.
### Arguments are explained in texts.py; every message here has its twin in es.ftl.

## Seats, lists and numbers

seat = Player { $number }
seat-called = { $name }
seat-with-persona = { $name } ({ $persona })
beat-then = { $first }, then { $next }
list = { $before } and { $last }
figure = { $value }

## Choices and prompts that every game has

choice-pass = Pass
    .group = Pass
prompt-nothing = There is nothing to decide.
why-over = The game is over.
why-not-asked =
    { $seats-count ->
        [one] Now it is for { $seats } to decide.
       *[other] Now others have to decide: { $seats }.
    }
why-not-now = That is not what is asked now.
why-not-with-this = It can be done now, but not with this.
option-value-own = your own
option-value-random = random

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

ui-bad-number = Type a number from { $fewest } to { $most }, or h for help.
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
ui-end-verdict =
    { $verdict ->
        [won] { $count ->
            [one] You win.
           *[other] You win together.
        }
       *[lost] { $count ->
            [one] You lose.
           *[other] You lose together.
        }
    }
ui-end-place =
    { $place ->
        [1] You win: you are first.
        [2] You are second.
        [3] You are third.
       *[other] You are fourth.
    }
ui-course-all =
    { $each ->
        [true] rescue of all
       *[other] chance to win
    }
ui-turning-turn =
    { $counts ->
        [rounds] Round { $turn }.
       *[turns] Turn { $turn }.
    }
ui-turning-chance = Chance.
ui-turning-choice = A choice of { $seat }: { $choice }.
ui-turning-from = { $who }: from { $before } to { $after }%
ui-end-goal = The goal: { $done } of { $needed }
ui-goodbye = Goodbye.

## Figures

ui-games = Games
ui-decisions = Decisions
ui-win-rate = Win rate
ui-interval = 95% interval
ui-errors = Errors
ui-games-per-second = Games per second

## What went wrong, and what is allowed

error-unknown-language = There is no language "{ $given }" here. Choose one of: { $allowed }.
error-broken-game = The game "{ $given }" cannot be played: { $why }
error-unknown-game = There is no game "{ $given }" here. Choose one of: { $allowed }.
error-no-such-lesson = There is no lesson "{ $given }" for { $game }, but: { $allowed }.
error-unknown-player = There is no computer player "{ $given }". Choose one of: { $allowed }.
error-no-such-player = There is no computer player "{ $given }". Choose one of: { $allowed }; or name your own as module:Class.
error-unknown-option = There is no option "{ $given }". Choose one of: { $allowed }.
error-unknown-target = There is nothing called { $given } in this game.
error-unknown-rule = There is no rule "{ $given }".
error-bad-option-value = The option { $option } cannot be "{ $given }". Choose one of: { $allowed }.
error-option-value-twice = The option { $option } names "{ $given }" twice; all its values must differ.
error-option-value-count =
    { $given ->
        [one] The option { $option } has 1 value, but this game has { $allowed } seats.
       *[other] The option { $option } has { $given } values, but this game has { $allowed } seats.
    }
error-option-without-value = The option "{ $given }" has no value. Write it as name=value.
error-no-such-command = There is no command "{ $given }".
error-no-such-command-near = There is no command "{ $given }". Did you mean: { $allowed }?
error-no-such-option = There is no option { $given }.
error-no-such-option-near = There is no option { $given }. Did you mean: { $allowed }?
error-option-takes-one = The option { $given } needs a value after it.
error-option-takes-nothing = The option { $given } takes no value.
error-argument-missing = { $given } is missing.
error-too-many-arguments = That is too much: { $given }
error-no-whole-number = { $option } must be a whole number, not "{ $given }".
error-no-number = { $option } must be a number, not "{ $given }".
error-value-too-small = { $option } must be at least { $limit }, not { $given }.
error-value-too-large = { $option } must be at most { $limit }, not { $given }.
error-bad-value = { $option } cannot be "{ $given }".
error-mistyped = That is not how it is written: { $given }
error-too-many-bots = You name { $given } computer players, but there are only { $allowed } seats.
error-bad-seats =
    { $given ->
        [one] { $game } cannot be played with 1 seat. Allowed: { $allowed }.
       *[other] { $game } cannot be played with { $given } seats. Allowed: { $allowed }.
    }
error-bad-seed = The seed { $given } does not work: a seed is a whole number, 0 or more and less than { $beyond }, so that up to { $digits } digits always do.
error-bad-position = There is no position { $given } in this game. Allowed: { $allowed }.
error-unknown-choice = No choice is called "{ $given }".
error-choice-not-offered = The choice "{ $given }" is not possible now.
error-nothing-to-undo = There is nothing to take back: you have not decided anything yet.
error-nothing-to-restart = There is nothing to take back in this turn.
error-cannot-undo = Something has been revealed since, so this choice stands.
error-endless-game = The game was still going on after { $given } choices and has been stopped.
error-cannot-read = The file { $file } cannot be read: { $why }.
error-bad-cards =
    These cards cannot be used:
    { $why }
error-cannot-write = The file { $file } cannot be written: { $why }.
error-match-not-json = The file { $file } is not a saved game.
error-match-too-large = The file { $file } is too large for a saved game.
error-match-format = This saved game is in a form that this program cannot read. It reads: { $allowed }.
error-match-game = This is a saved game of “{ $given }”, not of { $allowed }.
error-match-rules = This saved game of { $game } follows version { $given } of its rules, but this program has version { $allowed }.
error-match-field = This saved game is damaged: "{ $field }" is missing or of the wrong kind.
error-match-setup = This saved game cannot be set up. { $why }
error-match-choice = This saved game has been altered: choice number { $number }, "{ $given }", is not possible there.
error-match-start = This saved game has been altered: its seed, its options or its start.
error-match-altered = This saved game has been altered, somewhere from choice { $start } to choice { $end }.
error-match-result = This saved game has been altered: it gives "{ $given }" as the result, but the result is "{ $found }".
error-position-field = This is no position of { $game }: "{ $field }" is missing or does not fit.
error-position-components = This is no position of { $game }: of "{ $thing }" it has { $found }, but there must be { $allowed }.
error-choice-unplayable = This choice cannot be carried out: the game began at a position that was made up, and the rules do not know what would follow. Choose something else.
error-position-unplayable = This is no position of { $game }: nobody could go on from there.

## robinsonade simulate

cli-help-simulate = Let bots play many games and show what came of it
cli-simulate-help-game = Which game; or a run.toml to repeat its series, or the folder of a series to go on with it
cli-simulate-help-players = The player of each seat: greedy,random or planner*3; a single name takes all seats. Planners: planner:easy, planner, planner:strong, planner:rollouts=512,k=16. Your own: module:Class
cli-simulate-help-seats = How many seats, if a single player is named
cli-simulate-help-games = How many games; 1000 unless you say otherwise
cli-simulate-help-seed = The seed of the series (1 unless you say otherwise): same seed, same games, whatever the number of workers
cli-simulate-help-workers = How many processes share the work
cli-simulate-help-engine = Where games are played: here, or ray: on a Ray cluster, which RAY_ADDRESS names
error-bad-engine = There is no engine "{ $given }". There are: { $allowed }.
error-cluster-silent = Nothing answers at { $address }, which RAY_ADDRESS names.
error-no-cluster = No Ray cluster can be reached: { $why }
error-cluster-lost = A part of the series was lost on the cluster again and again: { $why } What is finished is kept with --out; the same command goes on.
error-cluster-empty = There has been no processor in the Ray cluster for a while: its machines are gone, or none has lent any (--num-cpus). What is finished is kept with --out; the same command goes on.
error-other-edition-there = A machine of the cluster has another version of the program, its data or its players: games from there would not belong to this series. Install the same version everywhere.
error-no-records-there = Games that are played on a cluster cannot be saved one by one. Leave --record out and use --out.
cli-simulate-help-csv = Write one line per game into this file
cli-simulate-help-out = Keep every game in this folder as soon as it is finished, with a run.toml that repeats the series and at the end a table (Parquet, or CSV without pyarrow). The same command again goes on where it was interrupted
cli-simulate-help-expect = Exit with code 1 if a figure of --json is otherwise: "win_rate>=0.65", or the limit of its interval: "win_rate@lower>0.6". May be given several times
cli-simulate-stopping = Finishing the games in progress; Ctrl-C again stops at once.
cli-simulate-kept-so-far = Interrupted: { $played } of { $games } games are kept. Go on with: robinsonade simulate { $folder }
cli-simulate-kept = All games are in { $file }. A report with pictures: robinsonade report { $folder }
cli-simulate-not-expected = Expected { $expected }, but found { $found }.
cli-simulate-together = Won together
cli-simulate-intervals = In brackets: 95% intervals
cli-simulate-cpu = CPU time per game, in milliseconds (mean)
cli-help-games-data = Show every number and card of a game, or of one of its data files, in the form that a variant has
error-no-data-file = There is no data file "{ $given }". Choose one of: { $allowed }.
cli-simulate-help-cards = Count for each card in how many games it came up, was chosen, and how those games ended (a little slower); the report tells it
cli-help-variant = Play the game as a file of your own changes it (a TOML file, see docs/variants.md)
cli-help-ab = Play a variant and the game as printed on the same seeds, and tell the difference with plots
cli-ab-help-variant = The file of the variant
cli-ab-help-against = Another variant to compare it with, instead of the game as printed
cli-ab-help-out = The folder for both series and their report; the same command again goes on where it was interrupted
cli-ab-interrupted = The same command goes on with both series.
report-variant = variant “{ $name }”
report-as-printed = as printed
report-cards = Cards: { $label }
report-cards-note = In which part of the games a card came up, in which somebody decided for it, and which part of the games was won when it came up and when it did not. A card that is not listed never came up.
report-card-came-up = Came up
report-card-chosen = Chosen
report-card-won-with = Won with it
report-card-won-without = Won without it
cli-variant-checked = { $file }: the variant “{ $name }” of { $game } can be played.
error-bad-variant =
    The variant { $file } cannot be played:
    { $why }
error-variant-too-late = { $game } is played in another way in this program already; the variant “{ $name }” needs a program of its own.
error-variant-of-other-game = The variant { $file } is one of { $given }, not of { $allowed }.
error-match-variant = This saved game was played in the variant “{ $given }”, but here the game is played in “{ $allowed }” (“-”: as printed).
cli-help-sweep = Play a series for each combination of what a file lists. The same command again goes on where it was interrupted
cli-sweep-help-file = A TOML file: game, games, and players, seats, seed, variant and options, each of them a value or a list of values
cli-sweep-help-out = The folder for all series and their report
cli-sweep-cell = Series { $number } of { $cells }: { $name }
cli-sweep-interrupted = Interrupted; all games played are kept. Go on with: robinsonade sweep { $file } --out { $folder }
cli-help-report = Write pages with tables and plots of series that were kept: Markdown, CSV, SVG and one HTML page
cli-report-help-folders = Folders of series, or folders that hold several
cli-report-help-out = Where the pages go; the first folder unless you say otherwise
cli-report-written = The page is { $file }, with tables and plots beside it.
cli-help-compare = Compare two series that were played on the same seeds, game by game
cli-compare-help-first = The folder of a series
cli-compare-help-second = The folder of the series to be compared with it
cli-compare-help-out = Write a report with plots of both into this folder
report-title = { $game }: what was played
report-wins = Who wins
report-intervals = Intervals hold the true share with 95% confidence. Shared victories count as parts, for which the intervals are rather too wide than too narrow.
report-by-player = Games won, by player
report-by-seat = Games won, by seat
report-seat = Seat { $seat }
report-endings = How games end
report-one-ending = All games end the same way: “{ $ending }”.
report-distributions = How much games differ
report-all-alike = { $figure }: { $value } in every game.
report-points = Points of a seat
report-share-of-games = Share of games
report-means = Means
report-played = What was played
report-seats =
    { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }
report-seed = seed { $seed }
report-compared = Compared
report-differences = Differences, each in its own scale; grey: not shown to differ
compare-more = { $second } wins more: { $b } instead of { $a } ({ $more } points, 95% interval { $low } to { $high }; McNemar p = { $p }).
compare-less = { $second } wins less: { $b } instead of { $a } ({ $more } points, 95% interval { $low } to { $high }; McNemar p = { $p }).
compare-undecided = No difference is shown: { $first } wins { $a }, { $second } wins { $b } ({ $more } points, 95% interval { $low } to { $high }; McNemar p = { $p }).
compare-pairs = { $pairs } pairs of games with the same seeds: in { $better } only { $second } does better, in { $worse } only the other; the victories correlate by { $correlation }.
compare-wins = Games won (percentage points)
compare-points = Points of the first player
compare-difference = Difference
compare-caption = In brackets: 95% intervals of the paired differences (bootstrap)
error-bad-sweep = The file { $file } has a key "{ $field }" that no sweep has. There are: { $allowed }.
error-no-games = No game is finished yet in { $folder }.
error-no-pairs = The two series have no game with the same seed in common: play both with the same --seed.
error-runs-of-two-games = These are series of two different games.
error-bad-run-file = The file { $file } describes no series: "{ $field }" is missing or of the wrong kind.
error-not-toml = The file { $file } is no TOML: { $why }
error-run-is-settled = The file { $file } says already what is played; only --games, --workers, --out and what is told of it can be given besides.
error-other-run = In the folder { $folder } there is another series. Choose another folder, or go on with that one: robinsonade simulate { $folder }
error-other-edition = The series in { $folder } was begun by another version of the program, its data or its players. Games of both would not be one series: begin anew in another folder.
error-folder-in-use = The folder { $folder } holds something else. Choose one that is empty or not there yet.
error-no-run = In the folder { $folder } there is no series: it has no run.toml.
error-bad-expectation = "{ $given }" is nothing to expect. Write it as win_rate>=0.65 or win_rate@lower>0.6.
error-unknown-figure = "{ $given }" names no figure. There are: { $allowed }.
cli-simulate-help-record = Save every game into this folder
cli-simulate-progress = { $speed } games/s, won { $rate } [{ $low }–{ $high }]
cli-simulate-interrupted = Interrupted: the figures are those of the { $played } games played so far, of { $games }. Nothing is kept without --out.
cli-simulate-error =
    { $errors ->
        [one] One game stopped with an error. { $game }, game { $number } of the series, seed { $seed }, decision { $decision }: { $why }
       *[other] { $errors } games stopped with an error. The first: { $game }, game { $number } of the series, seed { $seed }, decision { $decision }: { $why }
    }
error-player-declined = The player { $player } (seat { $seat }) answered None, but it has to choose.
error-player-not-offered = The player { $player } (seat { $seat }) answered { $given }, which is none of the choices offered.
error-player-raised = The player { $player } (seat { $seat }) failed: { $given }
error-action-not-offered = The action { $given } is not possible now. Possible: { $allowed }.
error-bad-actions = One action for each of { $tables } tables is needed, not { $given }.
error-bad-reward = There is no reward "{ $given }". Choose one of: { $allowed }.
error-bad-tables = { $given } tables cannot be played at. Allowed: 1 or more.
error-missing-extra = This needs more than is installed ({ $module } is missing). Install it with: pip install "robinsonade[{ $extra }]"
error-not-seats = These are no seats: { $given }; a list of their numbers is needed.
error-not-a-number = This is no whole number: { $given }.
error-not-yes-or-no = This is neither True nor False: { $given }.
error-not-a-seat = There is no seat { $given } at this table. Allowed: { $allowed }.
error-broken-player = The player "{ $given }" cannot be used: { $why }
cli-simulate-wins-of = Wins of { $player }
cli-simulate-mean = { $label } (mean)
cli-simulate-storyline = { $storyline } (met / finished)
cli-simulate-help-force = Overwrite files that are there already
error-nothing-to-learn = { $given } has nothing to learn, or the games were too few.
error-nothing-to-tune = { $given } has no weights to tune.
error-tune-one-cell = These tables are played by different weights ({ $given }). Name one of them with --seats and --option.
error-unknown-weight = There is no weight "{ $given }".
error-bad-planner = "{ $given }" is no planner. Write for instance planner:easy, planner:strong, planner:rollouts=512,k=16 or planner:time=2.
error-bad-players = "{ $given }" names no players. Write for instance greedy,random or greedy*3.
error-players-and-seats =
    { $allowed ->
        [one] { $given } players are named, but 1 seat is asked for.
       *[other] { $given } players are named, but { $allowed } seats are asked for.
    }

## robinsonade bench

cli-help-bench = Measure how fast the engine is on this machine
cli-help-train = Learn anew how good positions are, from games of the greedy player
cli-train-help-game = Which game
cli-train-help-games = How many games to learn from
cli-train-help-out = Where to write what was learned; into the game itself if not given
cli-train-done = Learned from { $positions } positions of { $games } games in { $seconds } seconds. Surprise on other games: { $loss } (whoever always says the mean: { $base }). Of two positions the better one is told in { $ranking } of all cases. Written to { $file }.
cli-help-tune = Look for better weights of the greedy player of a game
cli-tune-help-seats = For how many seats; all numbers of seats in turn if not given
cli-tune-help-minutes = How long to look; the last step is finished
cli-tune-help-games = How many pairs of games tell in which direction to step, and how many judge the step
cli-tune-help-only = The weights that may change, with commas between them; all if not given
cli-tune-help-round = Where to begin among the games: another number, other games
cli-tune-help-out = Where to write the weights; into the game itself if not given
cli-tune-taken = Step { $round }, reach { $reach }: { $gain } ± { $error } in 100 games, taken
cli-tune-refused = Step { $round }, reach { $reach }: { $gain } ± { $error } in 100 games, refused
cli-tune-done = Better weights are written to { $file }.
cli-tune-nothing = Nothing better was found; { $file } stays as it is.
cli-help-advise = Say what a bot would do where a saved game stands, and why
cli-advise-help-player = Who is asked for advice: greedy, planner, planner:strong, planner:rollouts=512 ...
cli-advise-help-seat = For which seat; whoever has to choose first if not given
cli-advise-choice = { $seat }: { $player } would choose: { $choice }
cli-advise-nothing = nothing now
cli-advise-way = for this round: { $plan }
cli-advise-term = { $more } { $concern }
cli-advise-first-term = { $mean } { $concern }
cli-advise-terms = that leads to: { $terms }
cli-advise-terms-beside = compared with the first plan: { $terms }
cli-advise-plan = - { $plan }: { $worth } in 100 (a single try differs by { $spread }; { $samples } tries: { $ends })
cli-advise-plan-taken = * { $plan }: { $worth } in 100 (a single try differs by { $spread }; { $samples } tries: { $ends })
cli-advise-end = { $end } { $count }
cli-advise-goes-on = goes on
error-nothing-to-advise = Nobody has to choose anything there.
error-nobody-asks-this-seat = Seat { $given } has nothing to choose there.
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
cli-bench-forecast-ms = Forecast, milliseconds (the bound is 6)
cli-bench-help-rollouts = Measure rollouts instead: imagined games played on
cli-bench-help-starts = Measure instead how long commands take to start
cli-bench-help-thinking = Measure instead how long this player thinks about a decision
cli-bench-games = Games
cli-bench-decisions = Decisions with several choices
cli-bench-thinking-per-game-s = Thinking for a game, all seats, seconds
cli-bench-thinking-median-ms = Thinking for a decision, half of them at most, milliseconds
cli-bench-thinking-most-ms = … 95 of 100 at most
cli-bench-thinking-longest-ms = … the longest
cli-bench-starts = Starting, CPU time
cli-bench-cpu-ms = milliseconds
cli-bench-times = times a Python that does nothing
cli-bench-random-turn = Random rollouts per second, to the end of the next own turn
cli-bench-random-turn-asked = … each player asked and imagining for itself
cli-bench-random-turn-times = … times as fast
cli-bench-random-end = Random rollouts per second, to the end of the game
cli-bench-random-end-asked = … each player asked and imagining for itself
cli-bench-random-end-times = … times as fast
cli-bench-greedy-turn = Greedy rollouts per second, to the end of the next own turn
cli-bench-greedy-turn-asked = … each player asked and imagining for itself
cli-bench-greedy-turn-times = … times as fast
cli-bench-greedy-end = Greedy rollouts per second, to the end of the game
cli-bench-greedy-end-asked = … each player asked and imagining for itself
cli-bench-greedy-end-times = … times as fast

## robinsonade: the command line

cli-help = Island board games in the terminal.
cli-help-play = Play a game. Exit code 3: input from a pipe was refused or ended too early.
cli-help-games = List the games and their options.
cli-help-replay = Tell a saved game choice by choice, or show one of its positions.
cli-help-verify = Check that saved games replay as they say. Exit code 0: all do. 1: one does not. 2: a file cannot be read.
cli-help-rules = Print the rules of a game, a section of them or a single one.
cli-help-check = Check data and texts of all games. Exit code 1 if anything is wrong.
cli-help-completion = Print what a shell needs to complete commands, games and options. For bash: robinsonade completion bash > ~/.local/share/bash-completion/completions/robinsonade
cli-completion-help-shell = Which shell.
error-unknown-shell = There is nothing for the shell "{ $given }". Choose one of: { $allowed }.
cli-help-help = Show this help and exit.
cli-help-lang = The language; if not given, that of your system.
cli-help-json = Print JSON and nothing else.
cli-help-option = An option of the game, as "robinsonade games" lists them; may be repeated.
cli-help-file = A saved game.
cli-help-play-game = Which game; needed only if there are several.
cli-help-play-seats = How many seats; two if not given: you and a bot.
cli-help-play-bots = Who plays by computer. One name (random, greedy, planner:easy, planner, planner:strong): all seats but the first. Several names with commas between them: the last seats, in that order; "none" among them is a person. "none" alone: people only. If not given: planner where the engine is compiled, otherwise planner:easy.
cli-help-play-seed = Play the game with this number: same seed, same decks. Such a game has an open seed. If not given, the seed stays secret until the end.
cli-help-play-load = Go on with a saved game.
cli-help-play-resume = Go on with the game that was played last in a terminal, of GAME if one is named. Games are kept there after each of your choices.
cli-help-play-position = Begin a new game where a saved game stands. --seed gives it another future.
cli-help-play-grid = Draw the board, or tell it line by line. If not given: drawn in a terminal that is wide enough.
cli-help-play-names = What the people are called, in the order of their seats: Ana,Luis.
cli-help-play-ask = How often you are asked about cards that you may play at any time. smart: if something is at stake that you could do something about. always: before every action of others and every draw. phase: once in each phase of a turn, and again after something that matters. never: only if you have to choose, or after typing c.
cli-help-chances = At the end, play on from the turns of the game for so many seconds and tell how the chances went.
cli-course-wait = Looking back for { $seconds } seconds ...
cli-course-title = How it turned (the steady bot, { $games } games)
cli-help-puzzle = Solve puzzles, list them, or find more in games of bots.
cli-puzzle-help-action = What to do: list, play or find.
cli-puzzle-help-game = Which game.
cli-puzzle-help-id = Which puzzle: its number in the list, or its id.
cli-puzzle-help-seed = Find: the seed of the first game. Play: what is hidden is imagined anew by it.
cli-puzzle-help-seats = Find: how many seats; otherwise each number in turn.
cli-puzzle-help-late = Find: look from this part of each game on (0 to 1).
cli-puzzle-help-number = Find: how many.
cli-puzzle-help-out = Find: the folder for the files.
cli-puzzle-line =
    { $number }. { $title } ({ $id }): { $seats } seats, { $length ->
        [one] one choice
       *[other] { $length } choices
    }{ $level ->
        [2] , the steady bot fails
       *[other] { "" }
    }
cli-puzzle-ask = Your choice (nothing: show the solution)?
cli-puzzle-figure = { $share }% in { $games } games: { $choice }
cli-puzzle-found = { $file }: { $choice } wins { $share }%, the next best { $next }%
ui-puzzle-goal =
    { $count ->
        [one] { $seat }: one choice is clearly the best. Find it.
       *[other] { $seat }: one line of { $count } choices is clearly the best. Find it.
    }
ui-puzzle-wrong = { $choice }: that wins { $share }%; the best choice wins { $best }%. Try again.
ui-puzzle-solved =
    { $stars ->
        [one] Solved, in { $tries } tries: one star.
       *[other] Solved, { $tries ->
            [one] at once
           *[other] in { $tries } tries
        }: { $stars } stars.
    }
cli-help-replay-to = Show the table after N choices.
cli-help-rules-what = A game (forbidden-island), a section (FI-9) or a rule (FI-9.7).
cli-interrupted = Interrupted.
cli-yes = y yes

## robinsonade play

cli-which-game = Which game?
cli-option = { $option }: { $value }
cli-seat-person = { $seat }: a person
ui-strength-won = wins { $rate } in 100
ui-strength-rescued = rescues { $rate } in 100
ui-strength-beats = wins { $rate } in 100 against steady bots
cli-seat-bot-strength = { $seat }: the bot { $player } ({ $strength }; { $games } games counted)
cli-seat-bot = { $seat }: the bot { $player }
cli-position = This game begins in the middle: whoever laid out the position knows its decks.
cli-open-seed = Open seed: { $seed }
cli-seed = Seed: { $seed }
cli-say-help = Type a number to choose, h for help.
cli-heading-cost = { $heading } ({ $cost })
cli-heading-of = { $seat }: { $heading }
cli-others-may = Others may:
cli-go-on = Let { $seat } go on
cli-ask-or-pass = Your choice (p to pass, pp to pass until your next decision, h for help):
cli-cannot-pass = You cannot pass here: something has to be decided.
cli-hint = A sensible player would take { $number }: { $choice }
cli-hint-chance = Chance of victory: { $chance }% against { $other }% with the next best.
cli-hint-term = Beside the next best, on the average: { $concern } { $more }.
cli-hint-clear = Clearly the best.
cli-hint-close = It is close.
cli-no-hint = A sensible player would do nothing here.
cli-offer-rewind = Type u! to take it back all the same; the game is then marked as rewound.
cli-kept = The game is kept. "robinsonade play --resume" goes on with it.
cli-resumed =
    { $choices ->
        [0] You go on with the game that was played last. Nothing has been decided in it yet.
        [one] You go on with the game that was played last. One choice made so far.
       *[other] You go on with the game that was played last. { $choices } choices made so far.
    }
error-nothing-to-resume = No game is kept that you could go on with.
cli-name-a-file = Name a file, as in: s game.json
cli-overwrite = The file { $file } is there already. Overwrite it (y/n)?
cli-not-saved = Not saved.
cli-really-quit = This game is not saved. Quit all the same (y/n)?
cli-no-more-input = There is no more input: the game ends here (exit code 3).
cli-figure = { $label }: { $number }
cli-save-at-end = Save this game? A file name, y, or n (Enter) for no:
cli-help-id = a choice id, as in saved games (0.move.watchtower), or the beginning of a line, a tile or a place (misty, C4): the same
cli-help-enter = Enter: show the question again, and of a long list its next page
cli-help-pass = p or 0: pass, stop, or let the others go on
cli-help-pass-on = pp: pass every time until you have to decide something
cli-help-board = b: show the board
cli-help-hint = i: what the greedy bot would do here
cli-help-save-over = s! FILE: save the game even if that file is there already
cli-own-default = { "[" }default:
cli-own-required = { "[" }required]
cli-own-command-here = COMMAND [ARGS]
cli-own-options-here = { "[" }OPTIONS]
cli-own-commands = Commands:
cli-own-options = Options:
cli-own-arguments = Arguments:
cli-own-usage = Usage:
cli-own-try = For help: { $command }
cli-help-version = Show the version and exit.
cli-help-files = Saved games.
cli-seat-you = { $seat }: you
cli-script-refused = The input line "{ $line }" does not work here: the game ends here (exit code 3).
cli-help-look = grid, plain: draw the board, or tell it line by line (as with --plain)
cli-help-forecast = f: what is to be expected and how likely (Robinson Crusoe, while you plan); f all: with every sum
cli-no-forecast = There is nothing to foretell now.
cli-help-why = why NAME: why something cannot be done now with what is called so
cli-keys-plain = Your choice:
cli-more-choices = Page { $page } of { $pages }: Enter shows the next one; every number works at once.
cli-more-board = (Type b for the whole board.)
cli-more-forecast = (Type f for the rest of it.)
cli-nothing-around = There is nothing around you yet.
cli-help-where = w: what is around you: neighbouring places, people, rivals
cli-help-rule-search = ? all for all rules behind the question and its choices, ? FI-9.7 for a rule, ? helicopter for the rules with a word
cli-help-asking = ask smart, ask phase, ask always, ask never: how often you are asked about cards that you may play at any time
cli-help-cards = c: be asked about your cards at the next moment
cli-cue-of = { $seats }. { $cue }
cli-keys-or-pass = p, pp, h >
cli-keys = ?, u, h >
cli-ask = Your choice (a number or a name; ? for the rules, u to take back, h for help):
cli-you = You
cli-asked-between = { $who } may step in now. { $question }
cli-asked = { $who }: { $question }
cli-why-unknown = Nothing here is called "{ $given }".
cli-why-several = Which one: { $names }?
cli-why-possible = Possible: { $choice }
cli-why-of = { $heading }: { $sentence }
cli-why-rules = { $sentence } ({ $rules })
cli-no-rule-about = No rule is called or mentions "{ $given }".
cli-no-room = There is no drawing here, or the terminal is too narrow for it.
cli-back-to = Back to turn { $turn }. { $where }
cli-turn-again = Turn { $turn } starts again.
cli-cards-next = You will be asked at the next moment in which you could play a card.
cli-asking-never = You are asked only if you have to choose; type c to be asked about your cards at the next moment.
cli-asking-smart = You are asked about your cards only if something is at stake; type c to be asked at the next moment.
cli-asking-phase = You are asked about your cards once in each phase of a turn, and again after something that matters.
cli-asking-always = You are asked about your cards before every action of others and every draw.
cli-really-stop =
    { $left ->
        [one] One action is left. Stop all the same (y/n)?
       *[other] { $left } actions are left. Stop all the same (y/n)?
    }
cli-several = Several choices begin like "{ $given }": { $numbers }.
cli-which-file = File name:
cli-no = n no q
cli-label = { $label } ({ $remark })
cli-label-odds = { $label }. { $odds }

## The full screen

error-bad-face = { $name } cannot be "{ $given }". Choose one of: { $allowed }.
cli-full-tab-board = Board
cli-full-tab-table = Table
cli-full-tab-cards = Cards
cli-full-tab-plan = Plan
cli-full-tab-log = Log
cli-full-solution = Show the solution
cli-full-space = Space
cli-full-key-next = Next
cli-full-key-back = Back
cli-full-next = Next choice
cli-full-back = Back one choice
cli-full-next-turn = Next turn
cli-full-turn-before = Turn before
cli-full-end = To the end
cli-full-beginning = To the beginning
cli-full-key-undo = Undo
cli-full-key-rules = Rules
cli-full-key-hint = Advice
cli-full-key-pass = Pass
cli-full-key-help = Help
cli-full-key-type = Type
cli-full-key-quit = Quit
cli-full-thinking = The others are thinking …
cli-full-type = Type a number, a name or a command (h lists them):
cli-full-close = Close
cli-full-yes = Yes
cli-full-no = No
cli-full-help = Arrow keys and Enter choose, so do figures and the mouse. Tab goes to the board and back: there arrow keys go from thing to thing, Enter shows what can be done with one, or why nothing can. Escape lists everything again.
cli-full-help-panes = b, t, k, n, l: board, table in words, cards, plan, log. / types a command, U is u!, P is pp, s saves.
cli-help-play-face = How to play: on the full screen (the default in a terminal of 80 columns and 24 lines, if it is installed), or line by line.

## Forbidden Island in the terminal

cli-island-row = Row { $row }: { $tiles }.
cli-island-open-sea = open sea
cli-island-dry =
    { $tile-number ->
       *[other] dry
    }
cli-island-flooded =
    { $tile-number ->
       *[other] flooded
    }
cli-island-sunk =
    { $tile-number ->
       *[other] sunk
    }
cli-island-with-treasure = { $tile } ({ $treasure })
cli-island-with-pawns =
    { $count ->
        [one] { $tile }, { $pawns } is here
       *[other] { $tile }, { $pawns } are here
    }
cli-island-legend = Waves around a tile or its place: flooded. A single ~: sunk. On the upper edge: the place (column and row), a treasure to capture here, or the Exit from the island. On the lower edge, or beside the place where there are no frames: pawns by player, * before your own.
cli-island-standing =
    { $cards ->
        [0] Water { $level }.
       *[other] Water { $level }, { $cards } Flood cards a turn.
    }
cli-island-sign-earth = Earth
cli-island-sign-wind = Wind
cli-island-sign-fire = Fire
cli-island-sign-ocean = Ocean
cli-island-water =
    { $cards ->
        [0] Water level { $level }: the skull.
       *[other] Water level { $level } of { $skull }: { $cards } Flood cards a turn.
    }
cli-island-treasures =
    { $number ->
        [0] Treasures still to capture: { $missing }.
       *[other]
            { $open ->
                [0] All treasures are captured.
               *[other] Treasures captured: { $captured }. Still to capture: { $missing }.
            }
    }
cli-island-seat =
    { $number ->
        [0] { $seat }, on { $tile }. No cards.
       *[other] { $seat }, on { $tile }. Cards: { $hand }.
    }
cli-island-treasure-deck =
    { $number ->
        [0] Treasure deck: { $cards }. None discarded.
       *[other] Treasure deck: { $cards }. Discarded: { $discard }.
    }
cli-island-flood-deck =
    { $number ->
        [0] Flood deck: { $cards }. None discarded.
       *[other] Flood deck: { $cards }. Discarded: { $discard }.
    }
cli-island-flood-top = On top of the deck, first group first, each group in unknown order: { $cards }.
cli-island-danger-treasure = only { $tile } ({ $state }) is left for { $treasure-the }
cli-island-danger-landing = { $tile } is flooded
cli-island-dangers = Careful: { $dangers }.
cli-island-sign-landing = Exit
cli-island-northwest = Northwest
cli-island-southwest = Southwest
cli-island-southeast = Southeast
cli-island-northeast = Northeast
cli-island-west = West
cli-island-south = South
cli-island-east = East
cli-island-north = North
cli-island-towards = { $direction }: { $tile }.
cli-island-here = Here: { $tile }.
cli-island-with-you = { $tile }, you are here
cli-island-with-landing = { $tile } (leave the island here)
cli-island-tile = { $place } { $name }, { $state }

## Náufragos in the terminal

cli-camp-legend = Actions with their spaces: what a free one costs in energy (? is settled later), or whose pawn stands there (○ is the white pawn). ! before a camp card: harmful. ■: built, or energy. The line with dots is the way from the coast to the promontory.
cli-camp-title-actions = Actions
cli-camp-title-cards = Camp cards
cli-camp-title-buildings = Constructions
cli-camp-title-path = The way through the island
cli-camp-title-people = Castaways
cli-camp-gauge =
    { $place ->
        [camp] { $energy }/{ $usable }, injuries { $injuries }
        [dead] dead
       *[other] { $energy }/{ $usable }, injuries { $injuries }, away
    }
cli-camp-standing =
    { $injuries ->
        [0] Energy { $energy }.
       *[other] Energy { $energy }, injuries { $injuries }.
    }
cli-camp-costs =
    { $cost ->
        [0] Costs nothing.
       *[other] Costs { $cost } energy.
    }
cli-camp-free-cost = Costs as much energy as you decide later.
cli-camp-no-forage = There is no forage left for this pawn.
cli-camp-takes =
    { $wood ->
        [0] Takes { $energy } energy.
       *[other] Takes { $wood } wood and { $energy } energy.
    }
cli-camp-built = { $building } (built)
cli-camp-nothing = nothing
cli-camp-beside =
    { $count ->
        [one] With you: { $seats }.
       *[other] With you: { $seats }.
    }
cli-camp-ahead =
    { $steps ->
        [one] The next sector, { $sector }, is one space away.
       *[other] The next sector, { $sector }, is { $steps } spaces away.
    }
cli-camp-home = To come home now two dice must show { $need } or more: { $chance }%.
cli-camp-day = Turn { $turn } of { $turns }. Weather: { $weather }. Starting player: { $seat }.
cli-camp-event-name = Event: “{ $card }”.
cli-camp-event = Event: “{ $card }”. { $about }
cli-camp-last-turn = The game ends after turn { $number }.
cli-camp-no-fishing = Nobody can fish now.
cli-camp-wreck =
    { $salvage ->
        [0] Cubes on the wreck: { $cubes }. Nothing to salvage.
       *[other] Cubes on the wreck: { $cubes }. Something can be salvaged.
    }
cli-camp-storage = Storage: food { $food }, fresh food { $fresh }, wood { $wood }. Forage supply: { $supply }.
cli-camp-tiles = Food tiles in the storage: { $tiles }.
cli-camp-fire-out = The campfire is out.
cli-camp-fire-lit = The campfire burns, without wood for the night.
cli-camp-fire-fed = The campfire burns, with wood for the night.
cli-camp-buildings = Constructions: { $buildings }.
cli-camp-cards = Camp cards: { $cards }.
cli-camp-red = { $card } (harmful)
cli-camp-white = white pawn
cli-camp-pawns = Pawns: { $pawns }.
cli-camp-at-camp = at camp
cli-camp-at-exploring = exploring
cli-camp-at-dead = dead
cli-camp-lost = lost at difficulty { $difficulty }
cli-camp-seat = { $seat }, { $place }. Energy { $energy } of { $usable }, injuries { $injuries }, sequelae { $sequelae }. Space { $space } ({ $sector }). Story tokens: { $story }.
cli-camp-carries = Carries: { $items }. Food: { $food }.
cli-camp-tokens = Your story tokens: { $tokens }.
cli-camp-decks = Decks: { $decks }.
cli-camp-known = You know of the { $deck }, top card first: { $cards }.
cli-camp-pending = Pending explorations: { $cards }.
cli-camp-pile = a face-down pile of { $number }
cli-camp-exploration = Exploring: { $party }, at difficulty { $difficulty }.
cli-camp-open = Being resolved: { $cards }.
cli-camp-shown = From the wreck: { $cards }.
cli-camp-stories = Stories met: { $stories }.
cli-help-check-games = Only these games
cli-help-check-cards = Check a file with cards of your own for Náufragos, and nothing else.
cli-cards-checked = { $file } is in order.

## Other commands

cli-game = { $title } ({ $slug })
cli-game-broken = The game "{ $slug }" cannot be played: { $why }
cli-game-seats = Seats: { $fewest } to { $most }
cli-game-option = --option { $name }=… { $title }: { $values }. If not given: { $default }.
cli-game-option-deal = --option { $name }=… { $title }: { $default }, or one per seat with commas between them: { $values }. If not given: { $default }.
cli-replay-choice = { $number }. { $seat }: { $choice }
cli-replay-choice-by = { $number }. { $seat } (decided by the bot { $player }): { $choice }
cli-replay-position =
    { $all ->
        [one] After { $number } of one choice:
       *[other] After { $number } of { $all } choices:
    }
cli-verified =
    { $choices ->
        [0] { $file } is in order: nothing has been decided in it yet.
        [one] { $file } is in order: its only choice replays as it says.
       *[other] { $file } is in order: all { $choices } choices replay as it says.
    }
cli-verify-false = { $file }: { $why }
cli-verified-open = Its seed was chosen by somebody.
cli-verified-position = It began at a position.
cli-verified-unproved = It has no fingerprints: whether it is complete cannot be told.
cli-verified-rewound = It was rewound past revealed cards.
cli-checked =
    { $problems ->
        [0]
            { $games ->
                [one] In order: one game, { $tables } ways to set it up, all texts.
               *[other] In order: { $games } games, { $tables } ways to set them up, all texts.
            }
        [one] One problem.
       *[other] { $problems } problems.
    }
error-match-cut =
    { $given ->
        [one] This saved game has been cut off or altered: its only choice does not lead to where it says that the game stands.
       *[other] This saved game has been cut off or altered: its { $given } choices do not lead to where it says that the game stands.
    }
error-not-with-file = { $given } cannot be given together with { $option }: the saved game settles it.
error-unknown-rule-near = There is no rule or game "{ $given }". Did you mean: { $allowed }?
error-unknown-rule-or-game = There is no rule or game "{ $given }". Choose a rule id such as FI-9.7, or one of: { $allowed }.

## robinsonade serve

cli-help-serve = Serve the games to browsers.
cli-serve-help-host = The address to listen at; 0.0.0.0 lets other machines in.
cli-serve-help-port = The port to listen at; 0 takes any free one.
cli-serve-help-database = Where games are kept: a file for SQLite, or postgresql://…
cli-serve-help-log-level = How much to log: debug, info, warning or error.
cli-serve-help-log-format = How to log: console or json.
cli-serve-help-static = A folder with another build of the client.
cli-serve-address = Robinsonade is at { $address }  (Ctrl-C ends it)
cli-serve-no-client = The browser client is not built. Run: { $command }
error-port-taken = Nothing can listen at { $given }: { $why }.
error-bad-setting = The setting { $field } cannot be "{ $given }".
error-bad-database = The database "{ $given }" cannot be used: { $why }.
error-database-in-use = The database "{ $given }" is in use: another server runs on this file.
error-newer-database = The database "{ $given }" was written by a newer version of this program.

## robinsonade site

cli-help-site = Write the page without a server as a folder of files. Any static host can serve it, from any sub-folder; the games are then played and kept in the browser, also offline.
cli-site-help-out = The folder to write
cli-site-help-force = Write into a folder that is not empty
cli-site-written = { $folder } has { $count } files with { $size }{"\u00A0"}kB. Put it on any static host.
error-no-site = This installation has no built site. In a checkout { "`make site`" } builds it.

## robinsonade tidy

cli-help-tidy = List old games of a server, and delete them if you say so.
cli-tidy-help-finished = Finished and closed games are old after so many days; if not given: never.
cli-tidy-help-idle = Running games are old if nothing was done for so many days; if not given: never.
cli-tidy-help-delete = Delete them for good. Without this nothing is changed.
cli-tidy-all-kept = All games are kept: say --finished or --idle with a number of days, or settle it by ROBINSONADE_KEEP_FINISHED_DAYS and ROBINSONADE_KEEP_IDLE_DAYS.
cli-tidy-finished = { $id }  { $game }, finished { $day }
cli-tidy-idle = { $id }  { $game }, nothing done since { $day }
cli-tidy-would-delete =
    { $count ->
        [0] No game would be deleted.
        [one] One game would be deleted. Say --delete to do it.
       *[other] { $count } games would be deleted. Say --delete to do it.
    }
cli-tidy-deleted =
    { $count ->
        [0] No game was deleted.
        [one] One game was deleted.
       *[other] { $count } games were deleted.
    }

## The web server

server-no-client-title = Robinsonade is running, but its pages are missing
server-no-client = The browser client has not been built. In a checkout, run this command and load this page again:
error-bad-request = The request cannot be understood: { $field } ({ $why }).
error-bad-method = That cannot be done at this address.
error-bad-token = This link is not valid, or somebody has used it already.
error-closing = The server is about to stop. Try again in a moment.
error-put-away = The server has just put this game away. Try again in a moment.
error-damaged-game =
    { $good ->
        [none] This game is damaged and cannot be opened.
        [start] This game is damaged from its first choice on. Whoever made it can begin it again.
       *[other] This game is damaged after choice { $good }. Whoever made it can go on from there.
    }
error-seat-taken = Somebody has seat { $seat }, and a new link would show their secrets to whoever opens it.
error-seat-given-up = Whoever had seat { $seat } was removed. A bot plays it to the end: its secrets are for nobody else.
error-not-manager = Only whoever made this game can do that.
error-not-ready = The server is not ready. What does not run: { $tasks }.
error-too-slow = The request took too long to arrive.
error-wrong-host = This server does not go by that name.
error-no-space = The disk under the database is full.
error-foreign-origin = This request comes from another site and was refused.
error-game-over = The game is over.
error-internal = Something went wrong in the server. Its log tells more under number { $number }.
error-no-database = The database cannot be reached. Try again in a moment.
error-no-request = Nobody has asked to go back.
error-no-seat = You only watch this game.
error-needs-server = Games by link need a server. Here everybody plays at this device.
error-open-elsewhere = This game is being played in another tab. Here you can watch it.
error-page-broken = Something went wrong in this page ({ $kind }). What you have decided is stored: load the page again.
error-storage-failed = What is stored in this browser cannot be read or written. Load the page again.
error-storage-full = The browser has no more room for this page: your last choice was not made. Save your games as files, then delete something.
error-no-such-game = There is no game "{ $given }" here.
error-no-such-seat = There is no seat { $seat } at this table.
error-seat-of-other-kind = Seat { $seat } is not of that kind.
error-no-going-on = At this table everybody is waited for.
error-not-passable = Seat { $seat } cannot be gone on without: nobody waits for it, or it has to choose.
error-going-on-later = You may go on without them in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 }.
error-not-waited-for = Nobody waits for seat { $seat }, or it is a bot's, or your own.
error-not-lent = Neither whoever has seat { $seat } nor whoever made the table lets a bot play in their place.
error-lending-later = A bot may play this turn in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 }.
error-name-taken = Somebody at this table is called { $name } already.
error-unknown-word = { $given } is none of the quick words: { $allowed }.
error-nothing-to-look-at = Say what to look at.
error-only-to-look-at = A quick word points at nothing.
error-too-many-words = That were many words. Say more in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 }.
error-table-closed = This table was closed by whoever made it.
error-no-such-page = There is nothing at this address.
error-no-thought = No advice came in time. Try again.
error-too-busy = So much is being tried out just now that this had no turn. Try again.
error-not-json = Only JSON is understood here.
error-unknown-action = { $given } is none of { $allowed }.
error-puzzle-of-which-game = Say of which game: { $allowed }.
error-not-a-puzzle = This is no puzzle file.
error-unknown-puzzle = There is no puzzle { $given }. There are: { $allowed }.
error-not-over = The game is still going on.
error-not-your-seat = Seat { $seat } is not yours.
error-other-rules = This game of { $game } follows version { $given } of its rules, which this server no longer has.
error-stale = The game has gone on in the meantime.
error-too-fast = That was too much at once. Wait a moment.
error-too-large = The request is too large.
error-too-many-commands = So much has been done in this game that no more can be stored: { $allowed } commands.
error-too-many-changes = You have taken back so much in this game that no more is taken back: what you choose from now on stands.
error-already-agreed = You have agreed already; the others are being waited for.
error-too-many-streams = Too many pages are open at the same time.

## Games with points

cli-standing = { $seat }: { $note }
cli-standing-points = { $place }. { $seat }: { $points }
cli-standing-both = { $place }. { $seat }: { $points } ({ $note })
cli-sheet = Score sheet
cli-sheet-line = { $line }: { $points }.
cli-sheet-points = { $seat } { $points }
cli-total = Total
cli-simulate-help-rotate = Let the players change seats from game to game, so that none has a better one
cli-simulate-wins-of-seat = Wins of seat { $seat }
cli-simulate-score-of = Points of { $player } (mean)
cli-simulate-score-of-seat = Points of seat { $seat } (mean)

error-file-exists = The file { $file } is there already. Choose another one, or give --force to overwrite it.
error-bad-asking = You cannot be asked "{ $given }". Choose one of: { $allowed }.
error-too-many-names =
    { $allowed ->
        [one] You give { $given } names, but only one person plays.
       *[other] You give { $given } names, but only { $allowed } people play.
    }

## Lessons at the terminal

cli-help-learn = Learn a game by playing a guided first round.
cli-help-learn-part = Which part, if the lesson has several.
cli-help-alone = alone: go on with a lesson by yourself
cli-lesson-step = Step { $step } of { $steps }
cli-lesson-end = That was the lesson: the game is yours. "alone" ends the explanations, "q" leaves.
cli-lesson-next = It goes on with: robinsonade learn { $game } { $part }
cli-lesson-later = Later you may; now try: { $choice }. Choose it again if you mean it.
cli-lesson-left = You go on by yourself.
cli-no-lesson = This is no lesson: you are on your own already.
