// Made by `npm run api` from the server's OpenAPI description. Do not edit.

export interface paths {
    "/api/titles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Titles
         * @description The games, their options, their bots, their vocabulary, and what is printed in the box.
         */
        get: operations["titles_api_titles_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/texts/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Texts
         * @description The sources of all sentences in one language.
         */
        get: operations["texts_api_texts__lang__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rules/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rules
         * @description The rules of a game, by section.
         */
        get: operations["rules_api_rules__slug__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Games
         * @description The games of this browser, those that wait for it first.
         */
        get: operations["games_api_games_get"];
        put?: never;
        /**
         * Create
         * @description A new game. This browser holds all seats that are "here".
         */
        post: operations["create_api_games_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/lesson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Learn
         * @description A guided first game: an ordinary table, at which the first seat is taught.
         */
        post: operations["learn_api_games_lesson_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/mend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mend
         * @description Let a damaged game go on from its last good point; for who made it.
         */
        post: operations["mend_api_games__game_id__mend_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import Match
         * @description A new game from a match file, after every choice and fingerprint has been checked.
         */
        post: operations["import_match_api_games_import_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim
         * @description Take the seat of a link. The link is then used up; the answer has one for another device.
         *
         *     Where seats have secrets a seat is at one browser at a time: it moves with the link.
         */
        post: operations["claim_api_games__game_id__claim_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export All
         * @description All games of this browser in one zip file, each as `GET export` gives it, and an index.
         */
        get: operations["export_all_api_games_export_get"];
        put?: never;
        /**
         * Open And Export All
         * @description The same, each as `POST export` gives it: what one plays alone is saved whole.
         */
        post: operations["open_and_export_all_api_games_export_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export
         * @description The match file of a finished game, or of one whose seed is open to its only holder;
         *     otherwise the viewer's own log. Nothing changes by that.
         */
        get: operations["export_api_games__game_id__export_get"];
        put?: never;
        /**
         * Open And Export
         * @description The same, and the match file also of a running game that this browser alone plays, or that
         *     an update has ended: its seed is then open. Of a running game among several people only the
         *     viewer's own log.
         */
        post: operations["open_and_export_api_games__game_id__export_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify
         * @description Was the seed fixed before the game began, and does it lead to what happened?
         */
        post: operations["verify_api_games__game_id__verify_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * State
         * @description The game as the viewer may know it, now or as it stood.
         */
        get: operations["state_api_games__game_id__state_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Steps
         * @description What happened from one position to another, event by event, as the viewer was told it.
         */
        get: operations["steps_api_games__game_id__steps_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose
         * @description Make a choice of a seat that this browser holds.
         */
        post: operations["choose_api_games__game_id__choices_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo
         * @description Take back the last choice; with `rewind` also past something revealed, if all agree.
         */
        post: operations["undo_api_games__game_id__undo_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/restart-turn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restart Turn
         * @description Take back everything that may be taken back alone.
         */
        post: operations["restart_turn_api_games__game_id__restart_turn_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer Request
         * @description Agree or decline when somebody asks to go back.
         */
        post: operations["answer_request_api_games__game_id__answer_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/go-on": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go On
         * @description Go on without a seat that has been asked for long and could let the moment go by.
         */
        post: operations["go_on_api_games__game_id__go_on_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/asking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask How Often
         * @description Settle how often an own seat is asked about what it could use at any time.
         */
        post: operations["ask_how_often_api_games__game_id__asking_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hint
         * @description What the greedy player would do in the place of a seat, with its scores.
         */
        post: operations["hint_api_games__game_id__hint_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/why": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Why
         * @description Why an own seat cannot do what it cannot do with a thing, the nearest choices first.
         */
        post: operations["why_api_games__game_id__why_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/say": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say
         * @description A quick word of an own seat, or a thing to look at, for everybody at the table: one of a
         *     list, so many in a while, kept nowhere.
         */
        post: operations["say_api_games__game_id__say_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/seats/{seat}/bot-turn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bot Turn
         * @description Let a bot play this turn for somebody whom all have waited for, for two minutes at least; if
         *     they or who made the table allow it. Who made it may.
         */
        post: operations["bot_turn_api_games__game_id__seats__seat__bot_turn_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/seats/{seat}/bot-turns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bot Turns
         * @description May others let a bot play a turn of this own seat, if it takes long?
         */
        post: operations["bot_turns_api_games__game_id__seats__seat__bot_turns_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/seats/{seat}/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rename
         * @description Who sits on an own seat; a name that somebody else has at this table is refused.
         */
        post: operations["rename_api_games__game_id__seats__seat__name_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Events
         * @description All that happens from now on, beginning with the state or with what was missed.
         */
        get: operations["events_api_games__game_id__events_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/chances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Chances
         * @description How the chance to win went through a finished game. It grows: ask again until it is done.
         */
        get: operations["chances_api_games__game_id__chances_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/clone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Clone
         * @description What if? A new game from a moment of a finished one, alone, with bots in the other seats.
         */
        post: operations["clone_api_games__game_id__clone_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/puzzles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All Puzzles
         * @description Positions in which one line is clearly the best.
         */
        get: operations["all_puzzles_api_puzzles_get"];
        put?: never;
        /**
         * Begin Puzzle
         * @description A table at which a puzzle can be solved; what is hidden there is imagined anew.
         */
        post: operations["begin_puzzle_api_puzzles_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/puzzles/verdict": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verdict
         * @description What these tries are worth, and what is to be said of the last answer.
         */
        post: operations["verdict_api_puzzles_verdict_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/rights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rights
         * @description What this browser may do with the table as a whole.
         */
        get: operations["rights_api_games__game_id__rights_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/seats/{seat}/hand-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand Over
         * @description Let a bot play a person's seat until it is given back.
         */
        post: operations["hand_over_api_games__game_id__seats__seat__hand_over_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/seats/{seat}/give-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give Back
         * @description Let the person play again; whoever holds the seat may do that, too.
         */
        post: operations["give_back_api_games__game_id__seats__seat__give_back_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/seats/{seat}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew Link
         * @description A new link for a seat; the old one opens nothing any more. Once somebody has the seat, only
         *     they may have one: it would show their secrets.
         */
        post: operations["renew_link_api_games__game_id__seats__seat__link_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/seats/{seat}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove
         * @description Take a seat from whoever has it; the answer is its new link. Where seats have secrets there
         *     is none: a bot plays it to the end, so that nobody looks into another's cards.
         */
        post: operations["remove_api_games__game_id__seats__seat__remove_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/patience": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Patience
         * @description How long the table waits for who is away before a bot decides.
         */
        post: operations["patience_api_games__game_id__patience_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/going-on": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Going On
         * @description May others go on without who takes long? Not at tables with secrets.
         */
        post: operations["going_on_api_games__game_id__going_on_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/bot-turns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bot Turns
         * @description May others let a bot play a turn of whoever takes long?
         */
        post: operations["bot_turns_api_games__game_id__bot_turns_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close
         * @description End the game as it stands. Its record stays.
         */
        post: operations["close_api_games__game_id__close_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/leave-lesson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave Lesson
         * @description Go on with a lesson as with any other game.
         */
        post: operations["leave_lesson_api_games__game_id__leave_lesson_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Healthz
         * @description The process is alive.
         */
        get: operations["healthz_healthz_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Readyz
         * @description The database answers, and all work in the background goes on.
         */
        get: operations["readyz_readyz_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Metrics
         * @description Figures for Prometheus, from this machine or with the operators' token.
         *
         *     Nobody else: on a quiet server they would tell when somebody takes part of a sealed decision.
         */
        get: operations["metrics_metrics_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Addresses
         * @description Where others in the local network find this server. Only this machine is told: how a
         *     network looks inside is nobody's business outside.
         */
        get: operations["addresses_api_addresses_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** AddressesAnswer */
        AddressesAnswer: {
            /**
             * Addresses
             * @description of this server in the local network, if it has any
             */
            addresses: string[];
            /**
             * Command
             * @description that lets the local network in; empty: it is
             */
            command: string;
        };
        /** AdviceAnswer */
        AdviceAnswer: {
            /** Choice */
            choice: string;
            /**
             * Score
             * @description in the evaluation of the game; doing nothing is worth 0
             */
            score: number;
            /**
             * Chance
             * @description of victory in per cent; none: it was not tried out
             */
            chance: number | null;
            /**
             * Terms
             * @description beside the best; of the best beside the next: the largest differences
             */
            terms: components["schemas"]["TermAnswer"][];
        };
        /** AnswerBody */
        AnswerBody: {
            /** Expected Seq */
            expected_seq: number;
            /**
             * Expected Version
             * @description only this tells two games apart after something was taken back
             */
            expected_version?: number | null;
            /** Agree */
            agree: boolean;
        };
        /** AskingAnswer */
        AskingAnswer: {
            /** Seat */
            seat: number;
            /**
             * Asking
             * @enum {string}
             */
            asking: "smart" | "phase" | "always" | "never";
            /**
             * Hold
             * @enum {string}
             */
            hold: "off" | "once" | "stay";
        };
        /** AskingBody */
        AskingBody: {
            /** Seat */
            seat: number;
            /**
             * Asking
             * @description how often this seat is asked; none: as it was
             */
            asking?: ("smart" | "phase" | "always" | "never") | null;
            /**
             * Hold
             * @description stop at the next moment, or at each; none: as is
             */
            hold?: ("off" | "once" | "stay") | null;
        };
        /** CardAnswer */
        CardAnswer: {
            /** Noun */
            noun: string;
            /** Id */
            id: string;
            /**
             * Seat
             * @description whose it is; none: everybody's
             */
            seat: number | null;
            /**
             * Goes To
             * @description where it may lie afterwards
             */
            goes_to: string[];
        };
        /** ChancesAnswer */
        ChancesAnswer: {
            /**
             * Done
             * @description false: ask again, there will be more
             */
            done: boolean;
            /**
             * Lines
             * @description seats, or all of them together
             */
            lines: (number | "all")[];
            /**
             * Counts
             * @description what is numbered: of its players, of all
             * @enum {string}
             */
            counts: "turns" | "rounds";
            /**
             * Points
             * @description the starts of turns, and the end
             */
            points: components["schemas"]["PointAnswer"][];
            /**
             * Turning
             * @description the largest swings, at most three
             */
            turning: components["schemas"]["TurningAnswer"][];
            /** Games */
            games: number;
            /**
             * Seconds
             * @description the game lasted, without pauses of over five minutes
             */
            seconds: number;
        };
        /** ChoiceBody */
        ChoiceBody: {
            /** Expected Seq */
            expected_seq: number;
            /**
             * Expected Version
             * @description only this tells two games apart after something was taken back
             */
            expected_version?: number | null;
            /** Choice */
            choice: string;
        };
        /** ChosenAnswer */
        ChosenAnswer: {
            /** Id */
            id: string | null;
            /** Seat */
            seat: number;
        };
        /** ClaimBody */
        ClaimBody: {
            /** Token */
            token: string;
            /**
             * Name
             * @default
             */
            name: string;
        };
        /** ClaimedAnswer */
        ClaimedAnswer: {
            /** Seat */
            seat: number | null;
            /**
             * Link
             * @description for another device; works once
             */
            link?: string | null;
            /**
             * Moved
             * @description another browser had this seat until now, and has seen its secrets
             * @default false
             */
            moved: boolean;
        };
        /** CloneBody */
        CloneBody: {
            /**
             * At
             * @description begin before this choice of the finished game
             */
            at: number;
            /**
             * Seat
             * @description to play; none: the own one, or who chose
             */
            seat?: number | null;
        };
        /** CoachAnswer */
        CoachAnswer: {
            /**
             * Name
             * @description of the lesson
             */
            name: string;
            /**
             * Step
             * @description the one that is due, from 1
             */
            step: number;
            /** Steps */
            steps: number;
            /**
             * Minutes
             * @description about how many are left
             */
            minutes: number;
            /**
             * Over
             * @description has everything been said?
             */
            over: boolean;
            /**
             * Next
             * @description the lesson that goes on from here
             */
            next: string | null;
            /**
             * Cards
             * @description what is said now, one after the other
             */
            cards: components["schemas"]["CoachCardAnswer"][];
        };
        /** CoachCardAnswer */
        CoachCardAnswer: {
            /** Step */
            step: number;
            /**
             * Minutes
             * @description about how many are left, this card included
             */
            minutes: number;
            /**
             * Say
             * @description the key of what is said; .title and .why belong to it
             */
            say: string;
            /**
             * Spot
             * @description the things it is about
             */
            spot: string[];
            /** Rule */
            rule: string;
            /**
             * Allow
             * @description the choices that are meant; empty: it is to be read
             */
            allow: string[];
            /**
             * Waits
             * @description for a choice; otherwise it is only to be read
             */
            waits: boolean;
        };
        /** CreateBody */
        CreateBody: {
            /** Game */
            game: string;
            /** Seats */
            seats: components["schemas"]["SeatBody"][];
            /**
             * Options
             * @default {}
             */
            options: {
                [key: string]: string;
            };
            /** Seed */
            seed?: number | null;
            /** Pace */
            pace?: string | null;
            /** Patience */
            patience?: number | null;
        };
        /** CreatedAnswer */
        CreatedAnswer: {
            /** Id */
            id: string;
            /** Links */
            links: {
                [key: string]: string;
            };
            /** Spectate */
            spectate: string;
            /** Commitment */
            commitment: string;
        };
        /** DecisionAnswer */
        DecisionAnswer: {
            /** Prompt */
            prompt: string | null;
            /** Words */
            words: {
                [key: string]: string[];
            };
            /** Rules */
            rules: string[];
            /** Waiting */
            waiting: number[];
            /**
             * Asked
             * @description the own seats that the table really waits for
             */
            asked: number[];
            /**
             * Passable
             * @description the seats that others may go on without, when they take long
             */
            passable: number[];
            /**
             * Stakes
             * @description why the own seats are asked, the gravest first
             */
            stakes: components["schemas"]["StakeAnswer"][];
            /** @description that is asked about, for who may see it */
            card: components["schemas"]["CardAnswer"] | null;
            /** @description that are asked about */
            dice: components["schemas"]["DiceAnswer"] | null;
            /**
             * Forecast
             * @description what they would compute: odds, what is to be expected; each game has its own
             */
            forecast: {
                [key: string]: unknown;
            } | null;
            /** @description what is handed out or paid in several parts, if an own seat is asked first */
            sheet: components["schemas"]["SheetAnswer"] | null;
            /**
             * Choices
             * @description what wins the game comes first
             */
            choices: components["schemas"]["OfferAnswer"][];
        };
        /** DiceAnswer */
        DiceAnswer: {
            /** Dice */
            dice: components["schemas"]["DieAnswer"][];
            /**
             * Bonus
             * @description what is added to them
             */
            bonus: number;
            /**
             * Against
             * @description what they have to reach
             */
            against: number | null;
            /**
             * At Most
             * @description must they be at most as high, not at least?
             */
            at_most: boolean;
        };
        /** DieAnswer */
        DieAnswer: {
            /** Sort */
            sort: string;
            /** Face */
            face: string;
        };
        /** EndingAnswer */
        EndingAnswer: {
            /**
             * Who
             * @description the seats that the headline is about
             */
            who: number[];
            /**
             * By
             * @description the things on the board that it is about
             */
            by: string[];
            /** @description none: the reason says all */
            headline: components["schemas"]["SentenceAnswer"] | null;
            cause: components["schemas"]["SentenceAnswer"] | null;
            /**
             * Chain
             * @description what led there, the earliest first
             */
            chain: components["schemas"]["SentenceAnswer"][];
        };
        /** EventAnswer */
        EventAnswer: {
            /** Kind */
            kind: string;
            /** Words */
            words: {
                [key: string]: string[];
            };
        };
        /** ExportBody */
        ExportBody: Record<string, never>;
        /** FactAnswer */
        FactAnswer: {
            /** Fact */
            fact: string;
            /** Noun */
            noun: string;
            /** Many */
            many: boolean;
        };
        /** FigureAnswer */
        FigureAnswer: {
            /** Choice */
            choice: string;
            /** Kind */
            kind: string;
            /** Words */
            words: {
                [key: string]: string[];
            };
            /**
             * Share
             * @description of the games that it won
             */
            share: number;
            /** Games */
            games: number;
        };
        /** FollowsAnswer */
        FollowsAnswer: {
            /**
             * Events
             * @description what is certain to happen, in this order
             */
            events: components["schemas"]["EventAnswer"][];
            /**
             * Luck
             * @description then chance, or something hidden, has its say
             */
            luck: boolean;
        };
        /** FrameAnswer */
        FrameAnswer: {
            /** Kind */
            kind: string;
            /** Words */
            words: {
                [key: string]: string[];
            };
            /**
             * Change
             * @description of the view since the event before, or since the step before
             */
            change: unknown[][] | null;
        };
        /** GameAnswer */
        GameAnswer: {
            /** Id */
            id: string;
            /** Game */
            game: string;
            /** Seats */
            seats: components["schemas"]["SeatAnswer"][];
            /** Mine */
            mine: number[];
            /** Your Turn */
            your_turn: boolean;
            /** Over */
            over: boolean;
            outcome: components["schemas"]["OutcomeAnswer"] | null;
            /** @description how far it has come */
            lesson?: components["schemas"]["LessonStandAnswer"] | null;
            /** Updated */
            updated: number;
            /**
             * Seq
             * @description of a damaged game: choices up to which all is well
             */
            seq: number;
            /** Options */
            options: {
                [key: string]: string;
            };
            /**
             * Origin
             * @description as in the state
             */
            origin?: string | null;
            /**
             * Turn
             * @description the turn or round it is in
             * @default 0
             */
            turn: number;
            /**
             * Closed
             * @default false
             */
            closed: boolean;
            /**
             * Outdated
             * @description ended by an update: its rules are not here
             * @default false
             */
            outdated: boolean;
            /**
             * Damaged
             * @default false
             */
            damaged: boolean;
            /**
             * Can Mend
             * @description whether it can go on from there
             * @default false
             */
            can_mend: boolean;
        };
        /** GoOnBody */
        GoOnBody: {
            /** Expected Seq */
            expected_seq: number;
            /**
             * Expected Version
             * @description only this tells two games apart after something was taken back
             */
            expected_version?: number | null;
            /** Seat */
            seat: number;
        };
        /** GoalAnswer */
        GoalAnswer: {
            /** Done */
            done: number;
            /** Needed */
            needed: number;
            /** Missing */
            missing: components["schemas"]["SentenceAnswer"][];
        };
        /** GoingOnBody */
        GoingOnBody: {
            /** Allowed */
            allowed: boolean;
        };
        /** HintAnswer */
        HintAnswer: {
            /** Choice */
            choice: string | null;
            /** Score */
            score: number | null;
            /** Chance */
            chance?: number | null;
            /**
             * Terms
             * @default []
             */
            terms: components["schemas"]["TermAnswer"][];
            /**
             * Sure
             * @description is it clearly better than the next?
             */
            sure?: ("clear" | "close") | null;
            /**
             * Stakes
             * @description what it does something about
             * @default []
             */
            stakes: components["schemas"]["StakeAnswer"][];
            /** Alternatives */
            alternatives: components["schemas"]["AdviceAnswer"][];
        };
        /** HintBody */
        HintBody: {
            /** Viewer */
            viewer?: number | null;
        };
        /** KindsAnswer */
        KindsAnswer: {
            /** Choice */
            choice: {
                [key: string]: components["schemas"]["FactAnswer"][];
            };
            /** Event */
            event: {
                [key: string]: components["schemas"]["FactAnswer"][];
            };
            /** Prompt */
            prompt: {
                [key: string]: components["schemas"]["FactAnswer"][];
            };
            /** Stake */
            stake: {
                [key: string]: components["schemas"]["FactAnswer"][];
            };
            /** Why */
            why: {
                [key: string]: components["schemas"]["FactAnswer"][];
            };
            /** Forecast */
            forecast: {
                [key: string]: components["schemas"]["FactAnswer"][];
            };
            /** Chronicle */
            chronicle: {
                [key: string]: components["schemas"]["FactAnswer"][];
            };
            /**
             * Weights
             * @description of events
             */
            weights: {
                [key: string]: components["schemas"]["WeightAnswer"];
            };
        };
        /** LeaveLessonBody */
        LeaveLessonBody: Record<string, never>;
        /** LendingBody */
        LendingBody: {
            /** Allowed */
            allowed: boolean;
        };
        /** LessonAnswer */
        LessonAnswer: {
            /** Name */
            name: string;
            /** Minutes */
            minutes: number;
        };
        /** LessonBody */
        LessonBody: {
            /** Game */
            game: string;
            /**
             * Lesson
             * @default first
             */
            lesson: string;
            /**
             * Name
             * @default
             */
            name: string;
        };
        /** LessonStandAnswer */
        LessonStandAnswer: {
            /** Name */
            name: string;
            /** Step */
            step: number;
            /** Steps */
            steps: number;
        };
        /** LineAnswer */
        LineAnswer: {
            /** Noun */
            noun: string;
            /** Id */
            id: string;
            /**
             * Now
             * @description energy, life or stock
             */
            now: number;
            /**
             * Then
             * @description the same after 0, 1, 2 ... pieces
             */
            then: number[];
            /**
             * Hurts
             * @description injuries after 0, 1, 2 ... pieces; empty: none
             */
            hurts: number[];
            /**
             * Chances
             * @description of success in per cent with 0, 1, 2 ... pieces
             */
            chances: number[];
        };
        /** LinkAnswer */
        LinkAnswer: {
            /** Link */
            link: string;
        };
        /** LogEntry */
        LogEntry: {
            /** Kind */
            kind: string;
            /** Words */
            words: {
                [key: string]: string[];
            };
            /** Version */
            version: number;
            /** Seq */
            seq: number;
            /** Undone */
            undone: boolean;
            /**
             * By
             * @description the bot that decided in the place of a person
             */
            by: string | null;
        };
        /** LuckAnswer */
        LuckAnswer: {
            told: components["schemas"]["SentenceAnswer"];
            /**
             * Fortune
             * @enum {string}
             */
            fortune: "lucky" | "fair" | "unlucky";
        };
        /** ManageBody */
        ManageBody: Record<string, never>;
        /**
         * MatchFile
         * @description A match file as `robinsonade replay` and `robinsonade verify` read it.
         */
        MatchFile: {
            /** Format */
            format: string;
        } & {
            [key: string]: unknown;
        };
        /** MendBody */
        MendBody: Record<string, never>;
        /** MendedAnswer */
        MendedAnswer: {
            /** Seq */
            seq: number;
        };
        /** NameBody */
        NameBody: {
            /** Name */
            name: string;
        };
        /** OfferAnswer */
        OfferAnswer: {
            /** Id */
            id: string;
            /** Seat */
            seat: number;
            /** Kind */
            kind: string;
            /** Words */
            words: {
                [key: string]: string[];
            };
            /** Targets */
            targets: string[];
            /** Rules */
            rules: string[];
            /** Cost */
            cost: string;
            /** Interrupt */
            interrupt: boolean;
            /** Reversible */
            reversible: boolean;
            /** @description where a card or dice are asked about */
            follows: components["schemas"]["FollowsAnswer"] | null;
        };
        /** OptionAnswer */
        OptionAnswer: {
            /** Name */
            name: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "one" | "seat" | "deal";
            /** Values */
            values: string[];
            /** Default */
            default: string;
            /** Rules */
            rules: string[];
        };
        /** OutcomeAnswer */
        OutcomeAnswer: {
            /** Reason */
            reason: string;
            /** Winners */
            winners: number[];
            /** Scores */
            scores: number[];
            /** Statistics */
            statistics: {
                [key: string]: number;
            };
            facts: components["schemas"]["EndingAnswer"];
            /** @description of games that are won together */
            goal: components["schemas"]["GoalAnswer"] | null;
            /**
             * Ranking
             * @description the best first
             */
            ranking: components["schemas"]["StandingAnswer"][];
            /**
             * Lines
             * @description of the score sheet
             */
            lines: components["schemas"]["ScoreLineAnswer"][];
            /**
             * Luck
             * @description rolls and draws against expectation
             */
            luck: components["schemas"]["LuckAnswer"][];
        };
        /** PartAnswer */
        PartAnswer: {
            /** Title */
            title: string;
            /** Text */
            text: string;
        };
        /** PatienceBody */
        PatienceBody: {
            /** Seconds */
            seconds: number | null;
        };
        /** PersonaAnswer */
        PersonaAnswer: {
            /** Noun */
            noun: string;
            /** Id */
            id: string;
        };
        /** PieceAnswer */
        PieceAnswer: {
            /** Name */
            name: string;
            /** Number */
            number: number;
        };
        /** PointAnswer */
        PointAnswer: {
            /**
             * At
             * @description choices before it
             */
            at: number;
            /** Turn */
            turn: number;
            /**
             * Games
             * @description played on from there; 0: it is certain
             */
            games: number;
            /**
             * Chances
             * @description of each line: chance, and its interval
             */
            chances: number[][];
        };
        /**
         * Problem
         * @description What went wrong, as RFC 9457 has it.
         */
        Problem: {
            /** Type */
            type: string;
            /** Status */
            status: number;
            /** Key */
            key: string;
            /** Facts */
            facts: {
                [key: string]: string;
            };
            /** Detail */
            detail: string;
            /** @default null */
            state: components["schemas"]["State"] | null;
        };
        /** PuzzleAnswer */
        PuzzleAnswer: {
            /** Game */
            game: string;
            /** Id */
            id: string;
            /**
             * Key
             * @description its name among the texts; with .goal: what is to be achieved
             */
            key: string;
            /**
             * Seat
             * @description that decides
             */
            seat: number;
            /** Seats */
            seats: number;
            /** Options */
            options: {
                [key: string]: string;
            };
            /**
             * Length
             * @description choices of the line that is to be found
             */
            length: number;
            /**
             * Level
             * @description 2: even the steady bot does not find it
             */
            level: number;
        };
        /** PuzzleBody */
        PuzzleBody: {
            /** Game */
            game: string;
            /** Id */
            id: string;
        };
        /** ReadyAnswer */
        ReadyAnswer: {
            /** Status */
            status: string;
            /**
             * Tasks
             * @description running or done
             */
            tasks: {
                [key: string]: string;
            };
        };
        /** RemovedAnswer */
        RemovedAnswer: {
            /**
             * Link
             * @description of the seat; none where it has secrets: a bot plays on
             */
            link: string | null;
        };
        /** RequestAnswer */
        RequestAnswer: {
            /** Seat */
            seat: number;
            /** Back To */
            back_to: number;
            /** Agreed */
            agreed: number[];
            /** Waiting */
            waiting: number[];
        };
        /** RestartBody */
        RestartBody: {
            /** Expected Seq */
            expected_seq: number;
            /**
             * Expected Version
             * @description only this tells two games apart after something was taken back
             */
            expected_version?: number | null;
        };
        /** RevealedAnswer */
        RevealedAnswer: {
            /** Seed */
            seed: string;
            /** Salt */
            salt: string;
        };
        /** RightsAnswer */
        RightsAnswer: {
            /**
             * Manager
             * @description may this browser manage the table?
             */
            manager: boolean;
        };
        /** RuleAnswer */
        RuleAnswer: {
            /** Id */
            id: string;
            /** Text */
            text: string;
        };
        /** SayBody */
        SayBody: {
            /** Seat */
            seat: number;
            /** Word */
            word: string;
            /**
             * Target
             * @description the thing to look at: noun:id
             */
            target?: string | null;
        };
        /** ScoreLineAnswer */
        ScoreLineAnswer: {
            /** Line */
            line: string;
            /**
             * Points
             * @description of each seat
             */
            points: number[];
            /** Rules */
            rules: string[];
        };
        /** SeatAnswer */
        SeatAnswer: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "here" | "link" | "bot";
            /** Name */
            name: string;
            /** Player */
            player: string | null;
            /** Claimed */
            claimed: boolean;
            /** Online */
            online: boolean;
            /**
             * Away Since
             * @description of a person: when they went, in seconds
             */
            away_since: number | null;
            /**
             * Asked Since
             * @description of whom all wait for: since when, in seconds; none of everybody else
             */
            asked_since: number | null;
            /**
             * Lends
             * @description may a bot play a turn when they take long?
             */
            lends: boolean;
            /**
             * Stand In
             * @description the bot that plays in the place of the person
             */
            stand_in: string | null;
            /**
             * Given Up
             * @description its person was removed: the bot plays it to the end
             */
            given_up: boolean;
            persona: components["schemas"]["PersonaAnswer"] | null;
        };
        /** SeatBody */
        SeatBody: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "here" | "link" | "bot";
            /** Player */
            player?: string | null;
            /**
             * Name
             * @default
             */
            name: string;
        };
        /** SectionAnswer */
        SectionAnswer: {
            /** Title */
            title: string;
            /**
             * Summary
             * @description of its rules, in a line
             */
            summary: string;
            /**
             * Parts
             * @description the game in short; only the first section has it
             */
            parts: components["schemas"]["PartAnswer"][];
            /** Rules */
            rules: components["schemas"]["RuleAnswer"][];
        };
        /** SentenceAnswer */
        SentenceAnswer: {
            /** Kind */
            kind: string;
            /** Words */
            words: {
                [key: string]: string[];
            };
        };
        /** SheetAnswer */
        SheetAnswer: {
            /**
             * Lines
             * @description who or what gets or gives
             */
            lines: components["schemas"]["LineAnswer"][];
            /**
             * Pieces
             * @description what is handed out or paid, and how much of it
             */
            pieces: components["schemas"]["PieceAnswer"][];
            /**
             * Order
             * @description the seats asked for the next part and those after it
             */
            order: number[];
            /**
             * Whole
             * @description must all of it be handed out?
             */
            whole: boolean;
        };
        /** StakeAnswer */
        StakeAnswer: {
            /** Seat */
            seat: number;
            /**
             * Sort
             * @enum {string}
             */
            sort: "win" | "lose" | "death" | "loss" | "chance";
            /** Kind */
            kind: string;
            /** Words */
            words: {
                [key: string]: string[];
            };
            /** Rules */
            rules: string[];
            /**
             * Choices
             * @description the ids of what can be done about it
             */
            choices: string[];
        };
        /** StandInBody */
        StandInBody: {
            /**
             * Player
             * @default greedy
             */
            player: string;
        };
        /** StandingAnswer */
        StandingAnswer: {
            /** Seat */
            seat: number;
            /** Place */
            place: number;
            /** Points */
            points: number | null;
            note: components["schemas"]["SentenceAnswer"] | null;
        };
        /** State */
        State: {
            /** Id */
            id: string;
            /** Game */
            game: string;
            /** Version */
            version: number;
            /** Seq */
            seq: number;
            /** At */
            at: number;
            /** Last */
            last: number;
            /** Viewer */
            viewer: number | null;
            /** Mine */
            mine: number[];
            /**
             * Asking
             * @description how often the own seats want to be asked
             */
            asking: components["schemas"]["AskingAnswer"][];
            /** Seats */
            seats: components["schemas"]["SeatAnswer"][];
            /** Options */
            options: {
                [key: string]: string;
            };
            /** Open Seed */
            open_seed: boolean;
            /** Rewound */
            rewound: boolean;
            /** Commitment */
            commitment: string;
            /**
             * Origin
             * @description clone:<game> or puzzle:<title>/<id>; it never counts
             */
            origin: string | null;
            /**
             * Patience
             * @description seconds until a bot decides for who is away
             */
            patience: number | null;
            /**
             * Closed
             * @description by who made it: nothing is decided any more
             */
            closed: boolean;
            /**
             * Going On
             * @description may others go on without who takes long? none: not at such a table
             */
            going_on: boolean | null;
            /**
             * Lesson
             * @description that is given here; none: a game like any other
             */
            lesson: string | null;
            /**
             * Lending
             * @description may a bot play a turn of whoever takes long?
             */
            lending: boolean;
            /** Secrets */
            secrets: boolean;
            /** View */
            view: {
                [key: string]: unknown;
            };
            decision: components["schemas"]["DecisionAnswer"];
            /** @description what is explained to whoever learns the game */
            coach: components["schemas"]["CoachAnswer"] | null;
            /** Log */
            log: components["schemas"]["LogEntry"][];
            /** Log After */
            log_after: number;
            /**
             * Decided
             * @description the position after the viewer's last real decision
             */
            decided: number;
            /** Can Undo */
            can_undo: boolean;
            /** Can Restart */
            can_restart: boolean;
            /** Can Rewind */
            can_rewind: boolean;
            request: components["schemas"]["RequestAnswer"] | null;
            outcome: components["schemas"]["OutcomeAnswer"] | null;
            revealed: components["schemas"]["RevealedAnswer"] | null;
        };
        /** Step */
        Step: {
            /** Version */
            version: number;
            /** Seq */
            seq: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "choice" | "undo" | "withdraw" | "ask" | "agree" | "decline" | "start";
            choice: components["schemas"]["ChosenAnswer"] | null;
            /** By */
            by: string | null;
            /** Undone */
            undone: number;
            /** Struck */
            struck: number[];
            /** Events */
            events: components["schemas"]["FrameAnswer"][];
            /**
             * Rest
             * @description how the view has changed after the last event
             */
            rest: unknown[][] | null;
            state: components["schemas"]["State"] | null;
        };
        /** StepsAnswer */
        StepsAnswer: {
            /** Steps */
            steps: components["schemas"]["Step"][];
        };
        /**
         * StrengthAnswer
         * @description What was measured of a bot at tables of one kind.
         */
        StrengthAnswer: {
            /** Seats */
            seats: number;
            /** Options */
            options: {
                [key: string]: string;
            };
            /** Player */
            player: string;
            /**
             * Measure
             * @enum {string}
             */
            measure: "won" | "rescued" | "beats";
            /**
             * Rate
             * @description victories in 100 games
             */
            rate: number;
            /**
             * Games
             * @description that were played to measure it
             */
            games: number;
        };
        /** TermAnswer */
        TermAnswer: {
            /**
             * Concern
             * @description of the game: the text concern-<concern>
             */
            concern: string;
            /**
             * Mean
             * @description what it leads to, on the average
             */
            mean: number;
            /**
             * More
             * @description than what it is compared with
             */
            more: number;
        };
        /** TextsAnswer */
        TextsAnswer: {
            /** Shared */
            shared: string;
            /** Web */
            web: string;
            /** Games */
            games: {
                [key: string]: string;
            };
        };
        /** TitleAnswer */
        TitleAnswer: {
            /** Slug */
            slug: string;
            /** Rules Version */
            rules_version: string;
            /** Fewest */
            fewest: number;
            /** Most */
            most: number;
            /** Options */
            options: components["schemas"]["OptionAnswer"][];
            /**
             * Players
             * @description bots, in the order of their strength
             */
            players: string[];
            /**
             * Usual Player
             * @description the bot that a page proposes
             */
            usual_player: string;
            /** Strengths */
            strengths: components["schemas"]["StrengthAnswer"][];
            /**
             * Lessons
             * @description guided first games, the first one first
             */
            lessons: components["schemas"]["LessonAnswer"][];
            /** Nouns */
            nouns: {
                [key: string]: string[];
            };
            kinds: components["schemas"]["KindsAnswer"];
            /**
             * Cards
             * @description the nouns of cards
             */
            cards: string[];
            /**
             * Printed
             * @description on boards and cards; each game has its own
             */
            printed: {
                [key: string]: unknown;
            };
        };
        /** TriesBody */
        TriesBody: {
            /** Game */
            game: string;
            /** Id */
            id: string;
            /**
             * Tries
             * @description what was chosen in each try, from the beginning
             */
            tries: string[][];
            /**
             * Reveal
             * @description given up: tell all figures
             * @default false
             */
            reveal: boolean;
        };
        /** TurningAnswer */
        TurningAnswer: {
            /**
             * At
             * @description the choice that did it, or may have done it
             */
            at: number;
            /** Turn */
            turn: number;
            /**
             * Line
             * @description whose chance it changed
             */
            line: number | "all";
            /** Before */
            before: number;
            /** After */
            after: number;
            /**
             * Cause
             * @enum {string}
             */
            cause: "choice" | "chance";
            /**
             * Seat
             * @description who chose
             */
            seat: number;
            choice: components["schemas"]["EventAnswer"];
            /** @description the weightiest thing that came of it */
            event: components["schemas"]["EventAnswer"] | null;
        };
        /** UndoBody */
        UndoBody: {
            /** Expected Seq */
            expected_seq: number;
            /**
             * Expected Version
             * @description only this tells two games apart after something was taken back
             */
            expected_version?: number | null;
            /**
             * Rewind
             * @default false
             */
            rewind: boolean;
            /** To */
            to?: number | null;
        };
        /** VerdictAnswer */
        VerdictAnswer: {
            /**
             * Done
             * @description choices of the line that are found
             */
            done: number;
            /** Tries */
            tries: number;
            /** Solved */
            solved: boolean;
            /** Stars */
            stars: number;
            /** @description what was chosen last, if it was not the best */
            wrong: components["schemas"]["FigureAnswer"] | null;
            /**
             * Best
             * @description what the best choice wins there
             */
            best: number | null;
            /**
             * Checked
             * @description games of the two best choices
             */
            checked: number;
            /**
             * Answers
             * @description all figures, when it is solved or given up
             */
            answers: components["schemas"]["FigureAnswer"][][];
        };
        /** VerifiedAnswer */
        VerifiedAnswer: {
            /** Ok */
            ok: boolean;
            /** Commitment */
            commitment: boolean;
            /** Replay */
            replay: boolean;
            /** Seed */
            seed: string;
            /** Salt */
            salt: string;
            /** Fingerprint */
            fingerprint: string;
        };
        /** VerifyBody */
        VerifyBody: Record<string, never>;
        /** WeightAnswer */
        WeightAnswer: {
            /**
             * All
             * @description 0 silent, 1 minor, 2 normal, 3 major, 4 stops the telling
             */
            all: number;
            /**
             * Own
             * @description for whom it is about
             */
            own: number;
        };
        /** WhyAnswer */
        WhyAnswer: {
            /**
             * Kind
             * @description of the choice; null: nothing is ever done with this
             */
            kind: string | null;
            /**
             * Key
             * @description of the sentence: the text why-<key>, made of the words
             */
            key: string;
            /** Words */
            words: {
                [key: string]: string[];
            };
            /** Rules */
            rules: string[];
            /**
             * Sort
             * @description now: offered with other things; idle: the seat has not what it takes
             * @enum {string}
             */
            sort: "now" | "later" | "idle";
        };
        /** WhyBody */
        WhyBody: {
            /** Viewer */
            viewer?: number | null;
            /**
             * Target
             * @description a thing, as in the targets of choices: noun:id
             */
            target: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    titles_api_titles_get: {
        parameters: {
            query?: never;
            header?: {
                "if-none-match"?: string | null;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TitleAnswer"][];
                };
            };
            /** @description The request was refused. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is wrong here, or not ready. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    texts_api_texts__lang__get: {
        parameters: {
            query?: never;
            header?: {
                "if-none-match"?: string | null;
            };
            path: {
                lang: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextsAnswer"];
                };
            };
            /** @description The request was refused. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is wrong here, or not ready. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rules_api_rules__slug__get: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SectionAnswer"][];
                };
            };
            /** @description The request was refused. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is wrong here, or not ready. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    games_api_games_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameAnswer"][];
                };
            };
            /** @description The request was refused. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is wrong here, or not ready. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    create_api_games_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedAnswer"];
                };
            };
            /** @description The request was refused. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is wrong here, or not ready. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    learn_api_games_lesson_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LessonBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedAnswer"];
                };
            };
            /** @description The request was refused. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is wrong here, or not ready. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    mend_api_games__game_id__mend_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MendBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MendedAnswer"];
                };
            };
            /** @description The request was refused. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is wrong here, or not ready. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    import_match_api_games_import_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MatchFile"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedAnswer"];
                };
            };
            /** @description The request was refused. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is wrong here, or not ready. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    claim_api_games__game_id__claim_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimedAnswer"];
                };
            };
            /** @description The request was refused. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is wrong here, or not ready. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    export_all_api_games_export_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description The request was refused. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is wrong here, or not ready. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    open_and_export_all_api_games_export_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description The request was refused. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is wrong here, or not ready. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    export_api_games__game_id__export_get: {
        parameters: {
            query?: {
                /** @description a seat held, or none */
                viewer?: string | null;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchFile"];
                };
            };
            /** @description The request was refused. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is wrong here, or not ready. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    open_and_export_api_games__game_id__export_post: {
        parameters: {
            query?: {
                /** @description a seat held, or none */
                viewer?: string | null;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchFile"];
                };
            };
            /** @description The request was refused. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is wrong here, or not ready. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    verify_api_games__game_id__verify_post: {
        parameters: {
            query?: {
                /** @description a seat held by this browser, or none */
                viewer?: string | null;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedAnswer"];
                };
            };
            /** @description The request was refused. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is wrong here, or not ready. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    state_api_games__game_id__state_get: {
        parameters: {
            query?: {
                /** @description after so many choices */
                at?: number | null;
                /** @description a seat held by this browser, or none */
                viewer?: string | null;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
            /** @description The request was refused. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is wrong here, or not ready. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    steps_api_games__game_id__steps_get: {
        parameters: {
            query: {
                /** @description from this position on */
                after: number;
                /** @description at most 50 choices later */
                until: number;
                /** @description a seat held by this browser, or none */
                viewer?: string | null;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StepsAnswer"];
                };
            };
            /** @description The request was refused. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is wrong here, or not ready. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    choose_api_games__game_id__choices_post: {
        parameters: {
            query?: {
                /** @description a seat held by this browser, or none */
                viewer?: string | null;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChoiceBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
            /** @description The request was refused. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is wrong here, or not ready. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    undo_api_games__game_id__undo_post: {
        parameters: {
            query?: {
                /** @description a seat held by this browser, or none */
                viewer?: string | null;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
            /** @description The request was refused. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is wrong here, or not ready. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    restart_turn_api_games__game_id__restart_turn_post: {
        parameters: {
            query?: {
                /** @description a seat held by this browser, or none */
                viewer?: string | null;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestartBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
            /** @description The request was refused. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is wrong here, or not ready. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    answer_request_api_games__game_id__answer_post: {
        parameters: {
            query?: {
                /** @description a seat held by this browser, or none */
                viewer?: string | null;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
            /** @description The request was refused. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is wrong here, or not ready. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    go_on_api_games__game_id__go_on_post: {
        parameters: {
            query?: {
                /** @description a seat held by this browser, or none */
                viewer?: string | null;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GoOnBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
            /** @description The request was refused. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is wrong here, or not ready. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ask_how_often_api_games__game_id__asking_post: {
        parameters: {
            query?: {
                /** @description a seat held by this browser, or none */
                viewer?: string | null;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskingBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
            /** @description The request was refused. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is wrong here, or not ready. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    hint_api_games__game_id__hint_post: {
        parameters: {
            query?: {
                /** @description a seat held by this browser, or none */
                viewer?: string | null;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HintBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HintAnswer"];
                };
            };
            /** @description The request was refused. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is wrong here, or not ready. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    why_api_games__game_id__why_post: {
        parameters: {
            query?: {
                /** @description a seat held by this browser, or none */
                viewer?: string | null;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WhyBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WhyAnswer"][];
                };
            };
            /** @description The request was refused. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is wrong here, or not ready. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    say_api_games__game_id__say_post: {
        parameters: {
            query?: {
                /** @description a seat held by this browser, or none */
                viewer?: string | null;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SayBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request was refused. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is wrong here, or not ready. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    bot_turn_api_games__game_id__seats__seat__bot_turn_post: {
        parameters: {
            query?: {
                /** @description a seat held by this browser, or none */
                viewer?: string | null;
            };
            header?: never;
            path: {
                seat: number;
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManageBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request was refused. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is wrong here, or not ready. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    bot_turns_api_games__game_id__seats__seat__bot_turns_post: {
        parameters: {
            query?: {
                /** @description a seat held by this browser, or none */
                viewer?: string | null;
            };
            header?: never;
            path: {
                seat: number;
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LendingBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request was refused. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is wrong here, or not ready. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rename_api_games__game_id__seats__seat__name_post: {
        parameters: {
            query?: {
                /** @description a seat held by this browser, or none */
                viewer?: string | null;
            };
            header?: never;
            path: {
                seat: number;
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NameBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request was refused. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is wrong here, or not ready. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    events_api_games__game_id__events_get: {
        parameters: {
            query?: {
                /** @description in place of Last-Event-ID */
                after?: string | null;
                /** @description a seat held by this browser, or none */
                viewer?: string | null;
            };
            header?: {
                "last-event-id"?: string | null;
            };
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": unknown;
                    "application/json": components["schemas"]["Step"];
                };
            };
            /** @description The request was refused. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is wrong here, or not ready. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    chances_api_games__game_id__chances_get: {
        parameters: {
            query?: {
                /** @description a seat held by this browser, or none */
                viewer?: string | null;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChancesAnswer"];
                };
            };
            /** @description The request was refused. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is wrong here, or not ready. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    clone_api_games__game_id__clone_post: {
        parameters: {
            query?: {
                /** @description a seat held by this browser, or none */
                viewer?: string | null;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CloneBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedAnswer"];
                };
            };
            /** @description The request was refused. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is wrong here, or not ready. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    all_puzzles_api_puzzles_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PuzzleAnswer"][];
                };
            };
            /** @description The request was refused. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is wrong here, or not ready. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    begin_puzzle_api_puzzles_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PuzzleBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedAnswer"];
                };
            };
            /** @description The request was refused. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is wrong here, or not ready. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    verdict_api_puzzles_verdict_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TriesBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerdictAnswer"];
                };
            };
            /** @description The request was refused. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is wrong here, or not ready. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rights_api_games__game_id__rights_get: {
        parameters: {
            query?: {
                /** @description a seat held by this browser, or none */
                viewer?: string | null;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RightsAnswer"];
                };
            };
            /** @description The request was refused. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is wrong here, or not ready. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    hand_over_api_games__game_id__seats__seat__hand_over_post: {
        parameters: {
            query?: {
                /** @description a seat held by this browser, or none */
                viewer?: string | null;
            };
            header?: never;
            path: {
                seat: number;
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StandInBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request was refused. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is wrong here, or not ready. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    give_back_api_games__game_id__seats__seat__give_back_post: {
        parameters: {
            query?: {
                /** @description a seat held by this browser, or none */
                viewer?: string | null;
            };
            header?: never;
            path: {
                seat: number;
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManageBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request was refused. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is wrong here, or not ready. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    renew_link_api_games__game_id__seats__seat__link_post: {
        parameters: {
            query?: {
                /** @description a seat held by this browser, or none */
                viewer?: string | null;
            };
            header?: never;
            path: {
                seat: number;
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManageBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkAnswer"];
                };
            };
            /** @description The request was refused. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is wrong here, or not ready. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    remove_api_games__game_id__seats__seat__remove_post: {
        parameters: {
            query?: {
                /** @description a seat held by this browser, or none */
                viewer?: string | null;
            };
            header?: never;
            path: {
                seat: number;
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManageBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedAnswer"];
                };
            };
            /** @description The request was refused. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is wrong here, or not ready. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    patience_api_games__game_id__patience_post: {
        parameters: {
            query?: {
                /** @description a seat held by this browser, or none */
                viewer?: string | null;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatienceBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request was refused. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is wrong here, or not ready. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    going_on_api_games__game_id__going_on_post: {
        parameters: {
            query?: {
                /** @description a seat held by this browser, or none */
                viewer?: string | null;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GoingOnBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request was refused. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is wrong here, or not ready. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    bot_turns_api_games__game_id__bot_turns_post: {
        parameters: {
            query?: {
                /** @description a seat held by this browser, or none */
                viewer?: string | null;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LendingBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request was refused. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is wrong here, or not ready. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    close_api_games__game_id__close_post: {
        parameters: {
            query?: {
                /** @description a seat held by this browser, or none */
                viewer?: string | null;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManageBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request was refused. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is wrong here, or not ready. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    leave_lesson_api_games__game_id__leave_lesson_post: {
        parameters: {
            query?: {
                /** @description a seat held by this browser, or none */
                viewer?: string | null;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeaveLessonBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request was refused. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is wrong here, or not ready. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    healthz_healthz_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: string;
                    };
                };
            };
            /** @description The request was refused. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is wrong here, or not ready. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readyz_readyz_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadyAnswer"];
                };
            };
            /** @description The request was refused. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is wrong here, or not ready. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    metrics_metrics_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request was refused. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is wrong here, or not ready. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addresses_api_addresses_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressesAnswer"];
                };
            };
            /** @description The request was refused. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something is wrong here, or not ready. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
