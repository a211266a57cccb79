// Written by tools/web_types.py from the server's messages; change those, not this.

/** What a hello says it speaks. */
export const VERSION = 3;

export interface paths {
    "/api/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Terms
         * @description Whether there are accounts here.
         */
        get: operations["terms_api_accounts_get"];
        /**
         * Keep
         * @description Keep this from now on, if nothing newer is kept; or open an account with it.
         */
        put: operations["keep_api_accounts_put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete
         * @description Delete an account; nothing is left of it here.
         */
        post: operations["delete_api_accounts_delete_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read
         * @description What an account keeps.
         */
        post: operations["read_api_accounts_read_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Catalog
         * @description All cards of a game: their faces, and their texts in one language.
         */
        get: operations["catalog_api_catalog__game__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/daily": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Daily Table
         * @description Create a table with today's deal.
         */
        post: operations["daily_table_api_daily_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/daily/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Daily Ranking
         * @description The results of today's deal, best first.
         */
        get: operations["daily_ranking_api_daily__kind__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New Pad
         * @description Start a score pad; its token may change everything on it.
         */
        post: operations["new_pad_api_pads_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pads/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Pad
         * @description A pad with all its forests.
         */
        get: operations["show_pad_api_pads__code__get"];
        /**
         * Change Pad
         * @description Change a pad's title or sets; close or reopen it.
         */
        put: operations["change_pad_api_pads__code__put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pads/{code}/ops": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter
         * @description Enter cards, caves and names: operations, in any order, repeats allowed.
         */
        post: operations["enter_api_pads__code__ops_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pads/{code}/players": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add Player
         * @description Add a player, without a forest yet.
         */
        post: operations["add_player_api_pads__code__players_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/puzzles/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attempt Own Puzzle
         * @description The same for a puzzle that a review made of a game.
         */
        post: operations["attempt_own_puzzle_api_puzzles_own_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/puzzles/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Puzzles
         * @description All puzzles of a game, the easiest first.
         */
        get: operations["list_puzzles_api_puzzles__game__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/puzzles/{game}/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attempt Puzzle
         * @description What a table would say after these moves; the result when the turn is over.
         */
        post: operations["attempt_puzzle_api_puzzles__game___key__post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sets/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check Set
         * @description Check a set of one's own, so that a table can be made with it.
         */
        post: operations["check_set_api_sets_check_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Tables
         * @description The public tables that are not over, newest first.
         */
        get: operations["list_tables_api_tables_get"];
        put?: never;
        /**
         * New Table
         * @description Create a table; its creator is the host.
         */
        post: operations["new_table_api_tables_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import Table
         * @description Create a table from a saved game, to look at it or to continue it.
         */
        post: operations["import_table_api_tables_import_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Table
         * @description The public state of a table.
         */
        get: operations["show_table_api_tables__code__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/catalog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Table Catalog
         * @description All cards that this table's messages number, as in the catalog of a game.
         */
        get: operations["table_catalog_api_tables__code__catalog_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/deck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deck
         * @description The deck that this table's messages number cards by.
         */
        get: operations["deck_api_tables__code__deck_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * History
         * @description The game turn by turn, including hands; only once it is over.
         */
        get: operations["history_api_tables__code__history_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join Table
         * @description Take a seat at a table that has not started.
         */
        post: operations["join_table_api_tables__code__join_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Replay
         * @description The whole game as a save file, including the deal; only once it is over.
         */
        get: operations["replay_api_tables__code__replay_get"];
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
        /**
         * Account
         * @description What an account keeps.
         */
        Account: {
            /** Box */
            box: string;
            /** Version */
            version: number;
        };
        /**
         * AccountChange
         * @description What an account is to keep, replacing this version; 0 for a new account.
         */
        AccountChange: {
            /** Box */
            box: string;
            /** Token */
            token: string;
            /** Version */
            version: number;
        };
        /**
         * AccountKey
         * @description The key to an account, which a device derives from its phrase.
         */
        AccountKey: {
            /** Token */
            token: string;
        };
        /**
         * AccountTerms
         * @description Whether this server keeps accounts, and for how many days without use; 0: it does not.
         */
        AccountTerms: {
            /** Days */
            days: number;
        };
        /**
         * AccountVersion
         * @description The version of an account now; 0: there is none.
         */
        AccountVersion: {
            /** Version */
            version: number;
        };
        /**
         * Ack
         * @description The command has been carried out and stored.
         */
        Ack: {
            /** Id */
            id: number;
            /** Seq */
            seq: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ack";
        };
        /**
         * Act
         * @description One or more actions, applied together or not at all.
         *
         *     Only the last one may reveal a card or end the turn. ``move`` is that of the view they respond
         *     to. A choice with only one option is made automatically: it may be left out.
         */
        Act: {
            /** Actions */
            actions: components["schemas"]["Action"][];
            /** Id */
            id: number;
            /** Move */
            move: number;
            /** Seat */
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "act";
        };
        /**
         * ActMark
         * @description Something to do, or a place at the table.
         */
        ActMark: {
            /**
             * Act
             * @enum {string}
             */
            act: "card" | "turn" | "clearing" | "cave" | "hand" | "deck" | "sapling" | "moor" | "full" | "slots" | "below" | "top" | "bottom" | "alone" | "discard";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "act";
        };
        Action: components["schemas"]["DrawAction"] | components["schemas"]["UseAction"] | components["schemas"]["SkipAction"] | components["schemas"]["DoneAction"] | components["schemas"]["StuckAction"] | components["schemas"]["CaveAction"] | components["schemas"]["TakeAction"] | components["schemas"]["PickAction"] | components["schemas"]["FaceDownAction"] | components["schemas"]["PlayAction"] | components["schemas"]["SlotAction"];
        /**
         * Admission
         * @description A place at a table: keep the token, it is the only key to the seats.
         */
        Admission: {
            /** Code */
            code: string;
            /** Link */
            link: string;
            /** Person */
            person: number;
            /** Token */
            token: string;
        };
        /**
         * Advice
         * @description A choice considered by the coach, with its prospects.
         */
        Advice: {
            action: components["schemas"]["Action"];
            /** Choice */
            choice: components["schemas"]["Span"][];
            /** Margin */
            margin: number | null;
            /** Playouts */
            playouts: number;
            /** Reasons */
            reasons: components["schemas"]["Span"][][];
            /** Then */
            then: components["schemas"]["Action"][];
            /** Win Chance */
            win_chance: number | null;
        };
        /**
         * Answer
         * @description Agree to the requested undo, or refuse it.
         */
        Answer: {
            /** Id */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "answer";
            /** Yes */
            yes: boolean;
        };
        /** AskHint */
        AskHint: {
            /** Id */
            id: number;
            /** Seat */
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "hint";
        };
        /** AskReview */
        AskReview: {
            /** Id */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "review";
        };
        /** AskSheet */
        AskSheet: {
            /** Id */
            id: number;
            /** Player */
            player: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "sheet";
        };
        /**
         * AskSpare
         * @description A game to play on with on one's own device, should the table be out of reach.
         *
         *     For the only person at a table, while it is their turn to choose.
         */
        AskSpare: {
            /** Id */
            id: number;
            /** Seat */
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "spare";
        };
        /**
         * AskUnseen
         * @description The cards that can still come; without a seat, as an onlooker.
         */
        AskUnseen: {
            /** Id */
            id: number;
            /**
             * Seat
             * @default null
             */
            seat: number | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "unseen";
        };
        /**
         * AutomaAct
         * @description One thing that the automa does, and with how many cards.
         */
        AutomaAct: {
            /**
             * Act
             * @enum {string}
             */
            act: "add" | "burn" | "remove_left" | "remove_right";
            /** Cards */
            cards: number;
        };
        /**
         * AutomaActed
         * @description The automa's next card; the events that follow are what it does.
         */
        AutomaActed: {
            cause: components["schemas"]["Cause"] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "automa";
            /** Number */
            number: number;
            /** Player */
            player: number | null;
            /** Points */
            points: number[] | null;
            /** Text */
            text: components["schemas"]["Span"][] | null;
        };
        /**
         * AutomaCard
         * @description A card of the automa: what it does, in order, and how many copies there are.
         */
        AutomaCard: {
            /** Acts */
            acts: components["schemas"]["AutomaAct"][];
            /** Copies */
            copies: number;
        };
        /**
         * Burned
         * @description From the deck out of the game, face up.
         */
        Burned: {
            /** Card */
            card: number;
            cause: components["schemas"]["Cause"] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "burned";
            /** Player */
            player: number | null;
            /** Points */
            points: number[] | null;
            /** Text */
            text: components["schemas"]["Span"][] | null;
        };
        /**
         * CardFace
         * @description A printed card; a winter has no halves.
         */
        CardFace: {
            /** Halves */
            halves: components["schemas"]["HalfFace"][];
            /**
             * Kind
             * @enum {string}
             */
            kind: "tree" | "shrub" | "moor" | "top_bottom" | "left_right" | "winter";
            /** Same */
            same: number;
            /** Set */
            set: string;
        };
        /**
         * CardSpan
         * @description The name of a card at the table, or of one of its halves.
         */
        CardSpan: {
            /** Card */
            card: number;
            /** Half */
            half: number | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "card";
            /** Text */
            text: string;
        };
        /**
         * Catalog
         * @description A game's cards, and the names of what is printed on them.
         */
        Catalog: {
            /** Cards */
            cards: components["schemas"]["CardFace"][];
            /** Cave */
            cave: string;
            /** Caves */
            caves: components["schemas"]["CaveFace"][];
            /** Challenges */
            challenges: components["schemas"]["ChallengeText"][];
            /** Colours */
            colours: {
                [key: string]: string;
            };
            /** Deck */
            deck: string;
            /** Face Down */
            face_down: string;
            /**
             * Game
             * @enum {string}
             */
            game: "forest" | "dartmoor";
            /** Language */
            language: string;
            /** Marks */
            marks: string[];
            rules: components["schemas"]["Rules"];
            /** Sets */
            sets: {
                [key: string]: string;
            };
            /** Species */
            species: components["schemas"]["SpeciesFace"][];
            /** Symbols */
            symbols: {
                [key: string]: string;
            };
            /** Tags */
            tags: {
                [key: string]: string;
            };
            /** Winter */
            winter: string;
        };
        /**
         * Cause
         * @description What triggered something: a part of a species' card, or a rule.
         *
         *     ``cave``: the set-up of a player's cave; ``tree``: a tree was laid, so a card is revealed;
         *     ``stuck``: the player could do nothing else in the turn.
         */
        Cause: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "effect" | "bonus" | "permanent" | "cave" | "stuck" | "tree" | "automa";
            /** Species */
            species: string | null;
        };
        /** CaveAction */
        CaveAction: {
            /** Cave */
            cave: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "cave";
        };
        /**
         * CaveCards
         * @description Which clearing cards to put into the cave.
         */
        CaveCards: {
            /** Cards */
            cards: number[];
            cause: components["schemas"]["Cause"] | null;
            /** Choices */
            choices: components["schemas"]["Span"][][] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "cave";
            /** Legal */
            legal: components["schemas"]["Action"][];
            /** More */
            more: number | null;
            /** Ordered */
            ordered: boolean;
            /** Text */
            text: components["schemas"]["Span"][] | null;
        };
        /**
         * CaveChosen
         * @description The player takes one of the open caves.
         */
        CaveChosen: {
            cause: components["schemas"]["Cause"] | null;
            /** Cave */
            cave: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "cave_chosen";
            /** Player */
            player: number | null;
            /** Points */
            points: number[] | null;
            /** Text */
            text: components["schemas"]["Span"][] | null;
        };
        /**
         * CaveFace
         * @description A cave card of Dartmoor.
         */
        CaveFace: {
            /** Attested */
            attested: boolean;
            /** Number */
            number: number;
            /** Text */
            text: string;
        };
        /**
         * Caved
         * @description A card goes into the player's cave; if it is from the hand, only the player knows which.
         */
        Caved: {
            /** Card */
            card: number | null;
            cause: components["schemas"]["Cause"] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "caved";
            /**
             * Origin
             * @enum {string}
             */
            origin: "deck" | "clearing" | "hand";
            /** Player */
            player: number | null;
            /** Points */
            points: number[] | null;
            /** Text */
            text: components["schemas"]["Span"][] | null;
        };
        /**
         * ChallengeText
         * @description A challenge of the solo mode: its goal in words, and its medals, smallest first.
         */
        ChallengeText: {
            /** Key */
            key: string;
            /** Medals */
            medals: components["schemas"]["Medal"][];
            /** Text */
            text: string;
        };
        /**
         * CheckedSet
         * @description A set of one's own that can be played with.
         */
        CheckedSet: {
            /** Cards */
            cards: number;
            /**
             * Game
             * @enum {string}
             */
            game: "forest" | "dartmoor";
            /** Key */
            key: string;
            /** Name */
            name: string;
            /** Species */
            species: number;
        };
        /**
         * ChooseCave
         * @description Which of the open caves to take.
         */
        ChooseCave: {
            cause: components["schemas"]["Cause"] | null;
            /** Caves */
            caves: number[];
            /** Choices */
            choices: components["schemas"]["Span"][][] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "cave_choice";
            /** Legal */
            legal: components["schemas"]["Action"][];
            /** Text */
            text: components["schemas"]["Span"][] | null;
        };
        /**
         * ChooseSlot
         * @description Where to lay the half.
         */
        ChooseSlot: {
            cause: components["schemas"]["Cause"] | null;
            /** Choices */
            choices: components["schemas"]["Span"][][] | null;
            /** Free */
            free: boolean;
            half: components["schemas"]["Half"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "slot";
            /** Legal */
            legal: components["schemas"]["Action"][];
            /** Text */
            text: components["schemas"]["Span"][] | null;
        };
        /**
         * ChooseTurn
         * @description The turn's main choice: draw, or lay a card.
         */
        ChooseTurn: {
            cause: components["schemas"]["Cause"] | null;
            /** Choices */
            choices: components["schemas"]["Span"][][] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "turn";
            /** Legal */
            legal: components["schemas"]["Action"][];
            /** Text */
            text: components["schemas"]["Span"][] | null;
        };
        /**
         * Cleared
         * @description All clearing cards leave the game; if there is no cause, the clearing held ten cards.
         */
        Cleared: {
            /** Cards */
            cards: number[];
            cause: components["schemas"]["Cause"] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "cleared";
            /** Player */
            player: number | null;
            /** Points */
            points: number[] | null;
            /** Text */
            text: components["schemas"]["Span"][] | null;
        };
        /**
         * Clock
         * @description How long a person may think; a bot plays for anyone who runs out of time.
         */
        Clock: {
            /**
             * Per
             * @enum {string}
             */
            per: "move" | "game";
            /** Seconds */
            seconds: number;
        };
        /**
         * Commands
         * @description Any message to the server after the first.
         */
        Commands: components["schemas"]["Act"] | components["schemas"]["TakeBack"] | components["schemas"]["Answer"] | components["schemas"]["Say"] | components["schemas"]["Rename"] | components["schemas"]["Leave"] | components["schemas"]["Sit"] | components["schemas"]["LetPlay"] | components["schemas"]["Start"] | components["schemas"]["Rematch"] | components["schemas"]["AskHint"] | components["schemas"]["AskReview"] | components["schemas"]["AskSheet"] | components["schemas"]["AskUnseen"] | components["schemas"]["AskSpare"];
        /**
         * Costly
         * @description A choice when there was a better one.
         */
        Costly: {
            /** Action */
            action: number;
            better: components["schemas"]["Action"];
            /** Better Choice */
            better_choice: components["schemas"]["Span"][];
            chosen: components["schemas"]["Action"];
            /** Chosen Choice */
            chosen_choice: components["schemas"]["Span"][];
            /** Error */
            error: number;
            /** Player */
            player: number;
            /** Points */
            points: number;
            puzzle: components["schemas"]["FoundPuzzle"] | null;
            /** Reasons */
            reasons: components["schemas"]["Span"][][];
            /** Then */
            then: components["schemas"]["Action"][];
            /** Turn */
            turn: number;
            /** Win Chance */
            win_chance: number;
        };
        /**
         * Daily
         * @description A day's deal and how it was played, best first.
         */
        Daily: {
            /** Day */
            day: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "forest" | "dartmoor" | "solo";
            /** Results */
            results: components["schemas"]["DailyResult"][];
        };
        /** DailyResult */
        DailyResult: {
            /** Name */
            name: string;
            /** Points */
            points: number;
        };
        /**
         * DailyWish
         * @description Today's deal, to be played; only a device's first table of it counts.
         */
        DailyWish: {
            /** Device */
            device: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "forest" | "dartmoor" | "solo";
            /** Name */
            name: string;
        };
        /**
         * Dealt
         * @description A card dealt for the draft, or held in addition to the six.
         */
        Dealt: {
            /** Card */
            card: number | null;
            cause: components["schemas"]["Cause"] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "dealt";
            /** Player */
            player: number | null;
            /** Points */
            points: number[] | null;
            /** Text */
            text: components["schemas"]["Span"][] | null;
        };
        /**
         * Declined
         * @description The player declines the offer made by ``cause``.
         */
        Declined: {
            cause: components["schemas"]["Cause"] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "declined";
            /** Player */
            player: number | null;
            /** Points */
            points: number[] | null;
            /** Text */
            text: components["schemas"]["Span"][] | null;
        };
        /**
         * DiscardCards
         * @description Which hand cards to put into the clearing.
         */
        DiscardCards: {
            /** Cards */
            cards: number[];
            cause: components["schemas"]["Cause"] | null;
            /** Choices */
            choices: components["schemas"]["Span"][][] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "discard";
            /** Legal */
            legal: components["schemas"]["Action"][];
            /** More */
            more: number | null;
            /** Ordered */
            ordered: boolean;
            /** Text */
            text: components["schemas"]["Span"][] | null;
        };
        /**
         * Discarded
         * @description Into the clearing.
         */
        Discarded: {
            /** Card */
            card: number;
            cause: components["schemas"]["Cause"] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "discarded";
            /**
             * Origin
             * @enum {string}
             */
            origin: "hand" | "draft";
            /** Player */
            player: number | null;
            /** Points */
            points: number[] | null;
            /** Text */
            text: components["schemas"]["Span"][] | null;
        };
        /** DoneAction */
        DoneAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "done";
        };
        /**
         * DraftClearing
         * @description Which drafted cards to put into the clearing.
         */
        DraftClearing: {
            /** Cards */
            cards: number[];
            cause: components["schemas"]["Cause"] | null;
            /** Choices */
            choices: components["schemas"]["Span"][][] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "draft_clearing";
            /** Legal */
            legal: components["schemas"]["Action"][];
            /** More */
            more: number | null;
            /** Ordered */
            ordered: boolean;
            /** Text */
            text: components["schemas"]["Span"][] | null;
        };
        /**
         * DraftKeep
         * @description Which drafted cards to keep.
         */
        DraftKeep: {
            /** Cards */
            cards: number[];
            cause: components["schemas"]["Cause"] | null;
            /** Choices */
            choices: components["schemas"]["Span"][][] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "draft_keep";
            /** Legal */
            legal: components["schemas"]["Action"][];
            /** More */
            more: number | null;
            /** Ordered */
            ordered: boolean;
            /** Text */
            text: components["schemas"]["Span"][] | null;
        };
        /**
         * DraftLeft
         * @description Which drafted cards to pass to the left.
         */
        DraftLeft: {
            /** Cards */
            cards: number[];
            cause: components["schemas"]["Cause"] | null;
            /** Choices */
            choices: components["schemas"]["Span"][][] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "draft_left";
            /** Legal */
            legal: components["schemas"]["Action"][];
            /** More */
            more: number | null;
            /** Ordered */
            ordered: boolean;
            /** Text */
            text: components["schemas"]["Span"][] | null;
        };
        /**
         * DraftRight
         * @description Which drafted cards to pass to the right.
         */
        DraftRight: {
            /** Cards */
            cards: number[];
            cause: components["schemas"]["Cause"] | null;
            /** Choices */
            choices: components["schemas"]["Span"][][] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "draft_right";
            /** Legal */
            legal: components["schemas"]["Action"][];
            /** More */
            more: number | null;
            /** Ordered */
            ordered: boolean;
            /** Text */
            text: components["schemas"]["Span"][] | null;
        };
        /**
         * DraftRule
         * @description A round of the draft for a number of players, and how many rounds there are.
         */
        DraftRule: {
            /** Clearing */
            clearing: number;
            /** Kept */
            kept: number;
            /** Left */
            left: number;
            /** Looked At */
            looked_at: number;
            /** Out */
            out: number;
            /** Players */
            players: number;
            /** Right */
            right: number;
            /** Rounds */
            rounds: number;
        };
        /**
         * Drafted
         * @description A card kept in the draft, or passed to the player.
         */
        Drafted: {
            /** Card */
            card: number | null;
            cause: components["schemas"]["Cause"] | null;
            /** Giver */
            giver: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "drafted";
            /** Player */
            player: number | null;
            /** Points */
            points: number[] | null;
            /** Text */
            text: components["schemas"]["Span"][] | null;
        };
        /** DrawAction */
        DrawAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "draw";
        };
        /**
         * DrawSecond
         * @description The second card of a draw.
         */
        DrawSecond: {
            cause: components["schemas"]["Cause"] | null;
            /** Choices */
            choices: components["schemas"]["Span"][][] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "second_draw";
            /** Legal */
            legal: components["schemas"]["Action"][];
            /** Text */
            text: components["schemas"]["Span"][] | null;
        };
        /**
         * Drawn
         * @description From the deck into the hand.
         */
        Drawn: {
            /** Card */
            card: number | null;
            cause: components["schemas"]["Cause"] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "drawn";
            /** Player */
            player: number | null;
            /** Points */
            points: number[] | null;
            /** Text */
            text: components["schemas"]["Span"][] | null;
        };
        /**
         * Dropped
         * @description A card leaves the game from the hand or the draft, unseen by the others.
         */
        Dropped: {
            /** Card */
            card: number | null;
            cause: components["schemas"]["Cause"] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "dropped";
            /** Player */
            player: number | null;
            /** Points */
            points: number[] | null;
            /** Text */
            text: components["schemas"]["Span"][] | null;
        };
        Event: components["schemas"]["TurnBegan"] | components["schemas"]["ExtraTurnGained"] | components["schemas"]["Used"] | components["schemas"]["Declined"] | components["schemas"]["WinterCame"] | components["schemas"]["GameOver"] | components["schemas"]["Drawn"] | components["schemas"]["Taken"] | components["schemas"]["Paid"] | components["schemas"]["Discarded"] | components["schemas"]["Shown"] | components["schemas"]["Laid"] | components["schemas"]["LaidFaceDown"] | components["schemas"]["Caved"] | components["schemas"]["Revealed"] | components["schemas"]["Cleared"] | components["schemas"]["Removed"] | components["schemas"]["Burned"] | components["schemas"]["AutomaActed"] | components["schemas"]["MulliganTaken"] | components["schemas"]["CaveChosen"] | components["schemas"]["Dealt"] | components["schemas"]["Drafted"] | components["schemas"]["Dropped"];
        /**
         * ExtraTurnGained
         * @description The player gains another turn.
         */
        ExtraTurnGained: {
            cause: components["schemas"]["Cause"] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "extra_turn";
            /** Player */
            player: number | null;
            /** Points */
            points: number[] | null;
            /** Text */
            text: components["schemas"]["Span"][] | null;
        };
        /**
         * FaceDown
         * @description Playing any hand card face down as the turn's play; fields as in the placements.
         */
        FaceDown: {
            /** Gain */
            gain: number | null;
            /** Reveals */
            reveals: number;
        };
        /** FaceDownAction */
        FaceDownAction: {
            /** Card */
            card: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "face_down";
        };
        /**
         * FoundPuzzle
         * @description The best turn of a moment that is a puzzle; see the puzzles.
         */
        FoundPuzzle: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "points" | "bonus" | "payment" | "winter";
            /**
             * Level
             * @enum {string}
             */
            level: "easy" | "medium" | "hard";
            /** Line */
            line: number[];
            /** Next Best */
            next_best: number;
            /** Worth */
            worth: number;
        };
        /**
         * Frames
         * @description Any message from the server.
         */
        Frames: components["schemas"]["Welcome"] | components["schemas"]["Update"] | components["schemas"]["Ack"] | components["schemas"]["Problem"] | components["schemas"]["Hint"] | components["schemas"]["ReviewProgress"] | components["schemas"]["Review"] | components["schemas"]["Sheet"] | components["schemas"]["Unseen"] | components["schemas"]["Spare"];
        /**
         * FreeMark
         * @description What may be laid without paying.
         */
        FreeMark: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "free";
            /** Marks */
            marks: components["schemas"]["Mark"][];
        };
        /**
         * GameOptions
         * @description The game to play; the number of players is the number of seats.
         */
        GameOptions: {
            /**
             * Draft
             * @default false
             */
            draft: boolean;
            /**
             * Game
             * @enum {string}
             */
            game: "forest" | "dartmoor";
            /**
             * Medal
             * @default bronze
             */
            medal: string;
            /**
             * No Removal
             * @default false
             */
            no_removal: boolean;
            /**
             * Sets
             * @default []
             */
            sets: string[];
            /**
             * Solo
             * @default null
             */
            solo: string | null;
            /**
             * Start
             * @default null
             */
            start: number | null;
            /**
             * Visible Score
             * @default true
             */
            visible_score: boolean;
        };
        /**
         * GameOver
         * @description The last winter came: the game ends at once.
         */
        GameOver: {
            cause: components["schemas"]["Cause"] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "over";
            /** Player */
            player: number | null;
            /** Points */
            points: number[] | null;
            /** Text */
            text: components["schemas"]["Span"][] | null;
        };
        /**
         * Half
         * @description A half of a card, 0 or 1; a whole card is its half 0.
         */
        Half: {
            /** Card */
            card: number;
            /** Half */
            half: number;
        };
        /**
         * HalfFace
         * @description A half of a split card, or a whole host: its species and its symbol.
         */
        HalfFace: {
            /** Attested */
            attested: boolean;
            /** Species */
            species: string;
            /** Symbol */
            symbol: string;
        };
        /**
         * Hello
         * @description The first message: who is connecting, and what they have already seen.
         */
        Hello: {
            /**
             * Choices
             * @default false
             */
            choices: boolean;
            /**
             * Language
             * @default null
             */
            language: string | null;
            /**
             * Since
             * @default null
             */
            since: number | null;
            /**
             * Token
             * @default null
             */
            token: string | null;
            /**
             * Type
             * @default hello
             * @constant
             */
            type: "hello";
            /** Version */
            version: number;
        };
        /**
         * Hint
         * @description The coach's best few choices for a seat, best first.
         */
        Hint: {
            /** Advice */
            advice: components["schemas"]["Advice"][];
            /** Id */
            id: number;
            /** Move */
            move: number;
            /** Seat */
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "hint";
        };
        /**
         * History
         * @description All turns of a finished game, in order.
         */
        History: {
            /** Turns */
            turns: components["schemas"]["Turn"][];
        };
        /**
         * Host
         * @description A tree, shrub or moor; its slots hold cards, the first one laid in front.
         */
        Host: {
            /** Card */
            card: number | null;
            /** Face Down */
            face_down: boolean;
            /** Host */
            host: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "tree" | "shrub" | "moor";
            /** Slots */
            slots: number[][];
        };
        /**
         * HostMark
         * @description What the host must be, or what must be at it.
         */
        HostMark: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "host";
            /** Marks */
            marks: components["schemas"]["Mark"][];
        };
        /**
         * IfMark
         * @description The condition for the points before it.
         */
        IfMark: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "if";
            /** Marks */
            marks: components["schemas"]["Mark"][];
        };
        /**
         * ImportedTable
         * @description A saved game to look at or to continue.
         */
        ImportedTable: {
            /** Name */
            name: string;
            /** Replay */
            replay: {
                [key: string]: unknown;
            };
            /**
             * Seats
             * @default []
             */
            seats: components["schemas"]["SeatPlan"][];
            /**
             * @default {
             *       "chat": true,
             *       "hints": true,
             *       "listed": false,
             *       "onlookers": true,
             *       "stand_in": "planner"
             *     }
             */
            settings: components["schemas"]["TableSettings"];
        };
        /**
         * Join
         * @description A request to sit down; without seats, in the first open one.
         */
        Join: {
            /** Name */
            name: string;
            /** Seats */
            seats?: number[] | null;
        };
        /**
         * Laid
         * @description A card is laid face up in the player's forest.
         */
        Laid: {
            /** Bonus */
            bonus: boolean | null;
            /** Card */
            card: number;
            cause: components["schemas"]["Cause"] | null;
            /** Free */
            free: boolean;
            half: components["schemas"]["Half"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "laid";
            /**
             * Origin
             * @enum {string}
             */
            origin: "hand" | "clearing";
            /** Paid */
            paid: number;
            /** Player */
            player: number | null;
            /** Points */
            points: number[] | null;
            spot: components["schemas"]["Spot"];
            /** Text */
            text: components["schemas"]["Span"][] | null;
        };
        /**
         * LaidFaceDown
         * @description A hand card is laid face down, as a sapling or a universal moor.
         */
        LaidFaceDown: {
            /** Card */
            card: number | null;
            cause: components["schemas"]["Cause"] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "laid_face_down";
            /** Player */
            player: number | null;
            /** Points */
            points: number[] | null;
            spot: components["schemas"]["Spot"];
            /** Text */
            text: components["schemas"]["Span"][] | null;
        };
        /**
         * LayMoor
         * @description Which hand card to lay face down as a universal moor.
         */
        LayMoor: {
            /** Cards */
            cards: number[];
            cause: components["schemas"]["Cause"] | null;
            /** Choices */
            choices: components["schemas"]["Span"][][] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "moor";
            /** Legal */
            legal: components["schemas"]["Action"][];
            /** More */
            more: number | null;
            /** Ordered */
            ordered: boolean;
            /** Text */
            text: components["schemas"]["Span"][] | null;
        };
        /**
         * LaySaplings
         * @description Which hand cards to lay face down as saplings.
         */
        LaySaplings: {
            /** Cards */
            cards: number[];
            cause: components["schemas"]["Cause"] | null;
            /** Choices */
            choices: components["schemas"]["Span"][][] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "saplings";
            /** Legal */
            legal: components["schemas"]["Action"][];
            /** More */
            more: number | null;
            /** Ordered */
            ordered: boolean;
            /** Text */
            text: components["schemas"]["Span"][] | null;
        };
        /**
         * LeafMark
         * @description The leaf of a tree symbol, or ``own``: the one printed on this very half.
         */
        LeafMark: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "leaf";
            /** Symbol */
            symbol: string;
        };
        /**
         * Leave
         * @description Give up all own seats; during the game they are kept for coming back.
         */
        Leave: {
            /** Id */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "leave";
        };
        /**
         * LetPlay
         * @description Let a bot play an empty seat, an absent person's or your own; None gives it back.
         *
         *     Before the game, None reopens the seat. For an absent person, only the table's stand-in can
         *     play, and only after a while.
         */
        LetPlay: {
            /** Bot */
            bot: string | null;
            /** Id */
            id: number;
            /**
             * Name
             * @default null
             */
            name: string | null;
            /** Seat */
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bot";
        };
        /**
         * Line
         * @description One line of a table's log.
         */
        Line: {
            /**
             * Actions
             * @default null
             */
            actions: number | null;
            /**
             * Events
             * @default []
             */
            events: components["schemas"]["Event"][];
            /**
             * Gain
             * @default null
             */
            gain: number | null;
            /**
             * Kind
             * @enum {string}
             */
            kind: "events" | "created" | "joined" | "renamed" | "left" | "bot" | "back" | "started" | "undone" | "undo_asked" | "undo_refused" | "timed_out" | "said" | "rematch";
            /**
             * Person
             * @default null
             */
            person: number | null;
            /**
             * Seat
             * @default null
             */
            seat: number | null;
            /** Seq */
            seq: number;
            /**
             * Text
             * @default null
             */
            text: string | null;
        };
        Mark: components["schemas"]["NumberMark"] | components["schemas"]["TagMark"] | components["schemas"]["LeafMark"] | components["schemas"]["SpeciesMark"] | components["schemas"]["SignMark"] | components["schemas"]["ActMark"] | components["schemas"]["FreeMark"] | components["schemas"]["IfMark"] | components["schemas"]["HostMark"];
        /**
         * Medal
         * @description A medal of a challenge.
         */
        Medal: {
            /** Key */
            key: string;
            /** Name */
            name: string;
            /** Points */
            points: number;
        };
        /**
         * MulliganTaken
         * @description The player's six cards leave the game and are replaced by six others.
         */
        MulliganTaken: {
            cause: components["schemas"]["Cause"] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "mulligan";
            /** Player */
            player: number | null;
            /** Points */
            points: number[] | null;
            /** Text */
            text: components["schemas"]["Span"][] | null;
        };
        /**
         * NewPad
         * @description A pad for one game on a real table, with what has been entered so far.
         */
        NewPad: {
            /**
             * Game
             * @enum {string}
             */
            game: "forest" | "dartmoor";
            /**
             * Ops
             * @default []
             */
            ops: (components["schemas"]["PadName"] | components["schemas"]["PadLeave"] | components["schemas"]["PadLay"] | components["schemas"]["PadTake"] | components["schemas"]["PadBack"] | components["schemas"]["PadReplace"] | components["schemas"]["PadSymbol"] | components["schemas"]["PadCave"] | components["schemas"]["PadCaveCard"] | components["schemas"]["PadRival"])[];
            /** Sets */
            sets: string[];
            /** Title */
            title?: string | null;
        };
        /** NewPadPlayer */
        NewPadPlayer: {
            /** Name */
            name: string;
        };
        /**
         * NewTable
         * @description A table to create.
         */
        NewTable: {
            /**
             * Added
             * @default []
             */
            added: string[];
            /** Name */
            name: string;
            options: components["schemas"]["GameOptions"];
            /** Seats */
            seats: components["schemas"]["SeatPlan"][];
            /** Seed */
            seed?: string | null;
            /**
             * @default {
             *       "chat": true,
             *       "hints": true,
             *       "listed": false,
             *       "onlookers": true,
             *       "stand_in": "planner"
             *     }
             */
            settings: components["schemas"]["TableSettings"];
        };
        /**
         * NumberMark
         * @description Figures: points, a number of things, a row of points.
         */
        NumberMark: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "number";
            /** Text */
            text: string;
        };
        /**
         * NumberSpan
         * @description A number, mostly of points or things.
         */
        NumberSpan: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "number";
            /** Number */
            number: number;
            /** Text */
            text: string;
        };
        /**
         * OwnAttempt
         * @description An attempt at a puzzle of one's own.
         */
        OwnAttempt: {
            /** Asks */
            asks?: components["schemas"]["AskSheet"] | components["schemas"]["AskUnseen"] | null;
            /** Moves */
            moves: components["schemas"]["PuzzleMove"][];
            /** Name */
            name: string;
            own: components["schemas"]["OwnPuzzle"];
        };
        /**
         * OwnPuzzle
         * @description A puzzle made of a game: the saved game up to the turn, and the best turn.
         */
        OwnPuzzle: {
            puzzle: components["schemas"]["FoundPuzzle"];
            /** Replay */
            replay: {
                [key: string]: unknown;
            };
        };
        /**
         * OwnSet
         * @description A set of one's own to check: the text of its file.
         */
        OwnSet: {
            /** Text */
            text: string;
        };
        /**
         * Pad
         * @description The public state of a score pad.
         */
        Pad: {
            /** Closed */
            closed: boolean;
            /** Code */
            code: string;
            /**
             * Game
             * @enum {string}
             */
            game: "forest" | "dartmoor";
            /** Ops */
            ops: (components["schemas"]["PadName"] | components["schemas"]["PadLeave"] | components["schemas"]["PadLay"] | components["schemas"]["PadTake"] | components["schemas"]["PadBack"] | components["schemas"]["PadReplace"] | components["schemas"]["PadSymbol"] | components["schemas"]["PadCave"] | components["schemas"]["PadCaveCard"] | components["schemas"]["PadRival"])[];
            /** Players */
            players: components["schemas"]["PadPlayer"][];
            rivals: components["schemas"]["PadRivals"];
            /** Seq */
            seq: number;
            /** Sets */
            sets: string[];
            /** Solo */
            solo: boolean;
            /** Title */
            title: string | null;
            /** Version */
            version: number;
        };
        /**
         * PadAdmission
         * @description A new pad: keep the token, it may change everything on it.
         */
        PadAdmission: {
            /** Code */
            code: string;
            /** Link */
            link: string;
            /** Token */
            token: string;
        };
        /**
         * PadBack
         * @description Put back cards that were taken away.
         */
        PadBack: {
            /** Cards */
            cards: string[];
            /** Id */
            id: string;
            /** Player */
            player: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "back";
        };
        /**
         * PadCave
         * @description The number of cards in the cave.
         */
        PadCave: {
            /** Id */
            id: string;
            /** N */
            n: number;
            /** Player */
            player: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "cave";
        };
        /**
         * PadCaveCard
         * @description The number of the player's cave card.
         */
        PadCaveCard: {
            /** Id */
            id: string;
            /** N */
            n: number | null;
            /** Player */
            player: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "cave_card";
        };
        /**
         * PadChange
         * @description The pad's new terms, replacing the given version.
         */
        PadChange: {
            /** Closed */
            closed: boolean;
            /** Sets */
            sets: string[];
            /** Solo */
            solo: boolean;
            /** Title */
            title: string | null;
            /** Token */
            token: string;
            /** Version */
            version: number;
        };
        /**
         * PadEntering
         * @description Where a phone is entering now; passed on to the others, never stored.
         */
        PadEntering: {
            /** At */
            at: string | "cave" | null;
            /** Device */
            device: string;
            /** Player */
            player: number;
            /** Token */
            token: string;
            /**
             * Type
             * @default entering
             * @constant
             */
            type: "entering";
        };
        /**
         * PadEntry
         * @description New entries; the token must be allowed to change all these players, or the pad.
         *
         *     A name operation for an unknown player creates that player, owned by this token.
         */
        PadEntry: {
            /** Ops */
            ops: (components["schemas"]["PadName"] | components["schemas"]["PadLeave"] | components["schemas"]["PadLay"] | components["schemas"]["PadTake"] | components["schemas"]["PadBack"] | components["schemas"]["PadReplace"] | components["schemas"]["PadSymbol"] | components["schemas"]["PadCave"] | components["schemas"]["PadCaveCard"] | components["schemas"]["PadRival"])[];
            /** Token */
            token: string;
        };
        /**
         * PadForest
         * @description A player in the forest notation; not checked for whether it can lie on a table.
         */
        PadForest: {
            /**
             * Cave
             * @default 0
             */
            cave: number;
            /**
             * Cave Card
             * @default null
             */
            cave_card: number | null;
            /**
             * Hosts
             * @default []
             */
            hosts: components["schemas"]["PadHost"][];
        };
        /**
         * PadFrames
         * @description Any message from the server to a client that watches a pad.
         */
        PadFrames: components["schemas"]["PadUpdate"] | components["schemas"]["PadSomebody"] | components["schemas"]["Problem"];
        /**
         * PadHost
         * @description A host and its dwellers, as in the forest notation.
         */
        PadHost: {
            /** Bottom */
            bottom?: string[];
            /** Bottom1 */
            bottom1?: string[];
            /** Bottom2 */
            bottom2?: string[];
            /** Card */
            card: string;
            /** Left */
            left?: string[];
            /** Right */
            right?: string[];
            /** Top */
            top?: string[];
            /** Top1 */
            top1?: string[];
            /** Top2 */
            top2?: string[];
        };
        /**
         * PadLay
         * @description Lay a host, or a card in a slot of a host laid by another operation.
         */
        PadLay: {
            /** Card */
            card: string;
            /**
             * Host
             * @default null
             */
            host: string | null;
            /** Id */
            id: string;
            /** Player */
            player: number;
            /**
             * Slot
             * @default null
             */
            slot: ("top" | "bottom" | "left" | "right" | "top1" | "bottom1" | "top2" | "bottom2") | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "lay";
        };
        /**
         * PadLeave
         * @description The player leaves the pad.
         */
        PadLeave: {
            /** Id */
            id: string;
            /** Player */
            player: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "leave";
        };
        /**
         * PadName
         * @description The player is on the pad, with this name.
         */
        PadName: {
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** Player */
            player: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "name";
        };
        /**
         * PadOutdated
         * @description Someone else changed it first; this is the current state.
         */
        PadOutdated: {
            /**
             * Code
             * @default outdated
             * @constant
             */
            code: "outdated";
            /** Id */
            id?: number | null;
            /** Message */
            message: string;
            pad: components["schemas"]["Pad"];
            /**
             * Type
             * @default error
             * @constant
             */
            type: "error";
        };
        /**
         * PadPlace
         * @description A new player on a pad: keep the token, it may change this player.
         */
        PadPlace: {
            /** Player */
            player: number;
            /** Token */
            token: string;
        };
        /** PadPlayer */
        PadPlayer: {
            forest: components["schemas"]["PadForest"];
            /** Name */
            name: string;
            /** Player */
            player: number;
        };
        /**
         * PadReplace
         * @description Replace a card; its dwellers stay.
         */
        PadReplace: {
            /** Card */
            card: string;
            /** Id */
            id: string;
            /** Of */
            of: string;
            /** Player */
            player: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "replace";
        };
        /**
         * PadRival
         * @description The highest count among players who are not on the pad; None if not given.
         */
        PadRival: {
            /** Id */
            id: string;
            /** Most */
            most: number | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "rival";
            /**
             * What
             * @enum {string}
             */
            what: "linden" | "tree" | "moor";
        };
        /**
         * PadRivals
         * @description The highest counts among players who are not on the pad, where given.
         */
        PadRivals: {
            /**
             * Linden
             * @default null
             */
            linden: number | null;
            /**
             * Moor
             * @default null
             */
            moor: number | null;
            /**
             * Tree
             * @default null
             */
            tree: number | null;
        };
        /**
         * PadSomebody
         * @description Another phone is entering there now.
         */
        PadSomebody: {
            /** At */
            at: string | "cave" | null;
            /** By */
            by: number | null;
            /** Device */
            device: string;
            /** Player */
            player: number | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "entering";
        };
        /**
         * PadSymbol
         * @description Set a card's symbol; ignored if the card is another species by now.
         */
        PadSymbol: {
            /** Card */
            card: string;
            /** Id */
            id: string;
            /** Of */
            of: string;
            /** Player */
            player: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "symbol";
        };
        /**
         * PadTake
         * @description Take cards away.
         */
        PadTake: {
            /** Cards */
            cards: string[];
            /** Id */
            id: string;
            /** Player */
            player: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "take";
        };
        /**
         * PadUpdate
         * @description The whole pad: sent on connecting, and after every change.
         */
        PadUpdate: {
            pad: components["schemas"]["Pad"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pad";
        };
        /**
         * Paid
         * @description From the hand into the clearing, for a card that is being laid.
         */
        Paid: {
            /** Card */
            card: number;
            cause: components["schemas"]["Cause"] | null;
            half: components["schemas"]["Half"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "paid";
            /** Player */
            player: number | null;
            /** Points */
            points: number[] | null;
            /** Text */
            text: components["schemas"]["Span"][] | null;
        };
        /**
         * Pay
         * @description Which cards to pay for the half with.
         */
        Pay: {
            /** Bonus */
            bonus: boolean | null;
            /** Cards */
            cards: number[];
            cause: components["schemas"]["Cause"] | null;
            /** Choices */
            choices: components["schemas"]["Span"][][] | null;
            half: components["schemas"]["Half"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "pay";
            /** Legal */
            legal: components["schemas"]["Action"][];
            /** More */
            more: number | null;
            /** Ordered */
            ordered: boolean;
            /** Text */
            text: components["schemas"]["Span"][] | null;
        };
        /** Person */
        Person: {
            /** Id */
            id: number;
            /** Name */
            name: string;
        };
        /** PickAction */
        PickAction: {
            /** Card */
            card: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "pick";
        };
        /**
         * Place
         * @enum {string}
         */
        Place: "tree" | "shrub" | "moor" | "top" | "bottom" | "side";
        /**
         * Placement
         * @description A card half with its cost and the places where it may be played.
         */
        Placement: {
            /** Cost */
            cost: number;
            half: components["schemas"]["Half"];
            /** Matching */
            matching: number[] | null;
            /** Options */
            options: components["schemas"]["PlanOption"][];
            /** Payment */
            payment: number[] | null;
            /** Reveals */
            reveals: number;
        };
        /**
         * Plan
         * @description What a seat could play, whether or not it is to choose.
         */
        Plan: {
            face_down: components["schemas"]["FaceDown"] | null;
            /** Placements */
            placements: components["schemas"]["Placement"][];
        };
        /**
         * PlanOption
         * @description A place where a half may be played; None for a host, which stands by itself.
         */
        PlanOption: {
            /** Gain */
            gain: number | null;
            spot: components["schemas"]["Spot"] | null;
        };
        /** PlayAction */
        PlayAction: {
            /** Card */
            card: number;
            /** Half */
            half: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "play";
        };
        /**
         * PlayFree
         * @description Which card to lay for free.
         */
        PlayFree: {
            cause: components["schemas"]["Cause"] | null;
            /** Choices */
            choices: components["schemas"]["Span"][][] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "free_play";
            /** Legal */
            legal: components["schemas"]["Action"][];
            /** Text */
            text: components["schemas"]["Span"][] | null;
        };
        /**
         * PlayFreeAny
         * @description Which cards, any number of them, to lay for free.
         */
        PlayFreeAny: {
            cause: components["schemas"]["Cause"] | null;
            /** Choices */
            choices: components["schemas"]["Span"][][] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "free_plays";
            /** Legal */
            legal: components["schemas"]["Action"][];
            /** Text */
            text: components["schemas"]["Span"][] | null;
        };
        /**
         * PlayMore
         * @description Which other cards, any number of them, to lay right away at their cost (the Mole).
         */
        PlayMore: {
            cause: components["schemas"]["Cause"] | null;
            /** Choices */
            choices: components["schemas"]["Span"][][] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "mole";
            /** Legal */
            legal: components["schemas"]["Action"][];
            /** Text */
            text: components["schemas"]["Span"][] | null;
        };
        /**
         * Player
         * @description What lies in front of a player; hand cards the viewer may not know are None.
         */
        Player: {
            /** Cave */
            cave: number;
            /** Cave Card */
            cave_card: number | null;
            /** Hand */
            hand: (number | null)[];
            /** Hosts */
            hosts: components["schemas"]["Host"][];
            /** Score */
            score: number | null;
        };
        /**
         * Problem
         * @description Why something was not done; nothing has changed.
         */
        Problem: {
            /**
             * Code
             * @enum {string}
             */
            code: "bad_message" | "unknown_version" | "too_large" | "too_fast" | "too_many" | "not_found" | "forbidden" | "not_now" | "illegal" | "outdated" | "full" | "unavailable" | "old_rules" | "internal";
            /**
             * Id
             * @default null
             */
            id: number | null;
            /** Message */
            message: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "error";
        };
        Prompt: components["schemas"]["ChooseTurn"] | components["schemas"]["DrawSecond"] | components["schemas"]["ChooseSlot"] | components["schemas"]["Pay"] | components["schemas"]["UsePermanent"] | components["schemas"]["UseOffer"] | components["schemas"]["PlayFree"] | components["schemas"]["PlayFreeAny"] | components["schemas"]["PlayMore"] | components["schemas"]["ResolveNext"] | components["schemas"]["TakeCards"] | components["schemas"]["CaveCards"] | components["schemas"]["StashCards"] | components["schemas"]["LayMoor"] | components["schemas"]["LaySaplings"] | components["schemas"]["DiscardCards"] | components["schemas"]["TakeMulligan"] | components["schemas"]["ChooseCave"] | components["schemas"]["DraftKeep"] | components["schemas"]["DraftRight"] | components["schemas"]["DraftLeft"] | components["schemas"]["DraftClearing"];
        /**
         * PuzzleAttempt
         * @description All moves so far, and what to answer.
         */
        PuzzleAttempt: {
            /** Asks */
            asks?: components["schemas"]["AskSheet"] | components["schemas"]["AskUnseen"] | null;
            /** Moves */
            moves: components["schemas"]["PuzzleMove"][];
            /** Name */
            name: string;
        };
        /**
         * PuzzleFrames
         * @description What a table would send; the result once the turn is over.
         */
        PuzzleFrames: {
            /** Frames */
            frames: (components["schemas"]["Welcome"] | components["schemas"]["Update"] | components["schemas"]["Sheet"] | components["schemas"]["Unseen"])[];
            info: components["schemas"]["PuzzleInfo"];
            result: components["schemas"]["PuzzleResult"] | null;
        };
        /** PuzzleInfo */
        PuzzleInfo: {
            /** Key */
            key: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "points" | "bonus" | "payment" | "winter";
            /**
             * Level
             * @enum {string}
             */
            level: "easy" | "medium" | "hard";
        };
        /**
         * PuzzleList
         * @description The puzzles of a game, the easiest first.
         */
        PuzzleList: {
            /** Puzzles */
            puzzles: components["schemas"]["PuzzleInfo"][];
        };
        /**
         * PuzzleMove
         * @description Actions taken together; none take back the last move.
         */
        PuzzleMove: {
            /** Actions */
            actions: components["schemas"]["Action"][];
        };
        /**
         * PuzzleResult
         * @description A turn that is over, compared with the best one.
         */
        PuzzleResult: {
            /** Best */
            best: number;
            /** Points */
            points: number;
            /** Solved */
            solved: boolean;
            /** Steps */
            steps: components["schemas"]["PuzzleStep"][];
        };
        /**
         * PuzzleStep
         * @description A choice of the best turn, and the points after it.
         */
        PuzzleStep: {
            action: components["schemas"]["Action"];
            /** Choice */
            choice: components["schemas"]["Span"][];
            /** Points */
            points: number;
        };
        /**
         * Rematch
         * @description Play again at a new table with the same people, with a new deal or the same one.
         */
        Rematch: {
            /** Id */
            id: number;
            /**
             * Same Deal
             * @default false
             */
            same_deal: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "rematch";
        };
        /**
         * Removal
         * @description How many cards leave the deck unseen.
         */
        Removal: {
            /** Cards */
            cards: number[];
            /** Draft */
            draft: boolean;
            /** Sets */
            sets: number;
        };
        /**
         * Removed
         * @description From the clearing out of the game.
         */
        Removed: {
            /** Card */
            card: number;
            cause: components["schemas"]["Cause"] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "removed";
            /** Player */
            player: number | null;
            /** Points */
            points: number[] | null;
            /** Text */
            text: components["schemas"]["Span"][] | null;
        };
        /** Rename */
        Rename: {
            /** Id */
            id: number;
            /** Name */
            name: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "name";
        };
        /**
         * ResolveNext
         * @description Which of the cards just laid to resolve next.
         */
        ResolveNext: {
            /** Cards */
            cards: number[];
            cause: components["schemas"]["Cause"] | null;
            /** Choices */
            choices: components["schemas"]["Span"][][] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "resolve";
            /** Legal */
            legal: components["schemas"]["Action"][];
            /** More */
            more: number | null;
            /** Ordered */
            ordered: boolean;
            /** Text */
            text: components["schemas"]["Span"][] | null;
        };
        /**
         * Revealed
         * @description From the deck into the clearing.
         */
        Revealed: {
            /** Card */
            card: number;
            cause: components["schemas"]["Cause"] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "revealed";
            /** Player */
            player: number | null;
            /** Points */
            points: number[] | null;
            /** Text */
            text: components["schemas"]["Span"][] | null;
        };
        /**
         * Review
         * @description A finished game in hindsight; see the lab's review.
         */
        Review: {
            /** Choices */
            choices: number[];
            /** Cost */
            cost: number[];
            /** Costly */
            costly: components["schemas"]["Costly"][];
            /** Id */
            id: number;
            /** Standings */
            standings: components["schemas"]["Standing"][];
            /** Turning Points */
            turning_points: components["schemas"]["Turning"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "review";
        };
        /**
         * ReviewProgress
         * @description How far a review is; the turns of one's own seats come first.
         */
        ReviewProgress: {
            found: components["schemas"]["Costly"] | null;
            /** Id */
            id: number;
            /** Part */
            part: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "review_progress";
        };
        /**
         * Rules
         * @description The numbers of a game's rules.
         */
        Rules: {
            /** Automa */
            automa: components["schemas"]["AutomaCard"][];
            /** Clearing Limit */
            clearing_limit: number;
            /** Draft */
            draft: components["schemas"]["DraftRule"][];
            /** Fewest Players */
            fewest_players: number;
            /** Hand Limit */
            hand_limit: number;
            /** Hand Size */
            hand_size: number;
            /** Most Players */
            most_players: number;
            /** Removed */
            removed: components["schemas"]["Removal"][];
            /** Winters */
            winters: number;
        };
        /** Say */
        Say: {
            /** Id */
            id: number;
            /** Text */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "say";
        };
        /**
         * Seat
         * @description The public state of a seat.
         */
        Seat: {
            /** Bot */
            bot: string | null;
            /** Name */
            name: string;
            /** Person */
            person: number | null;
            /** Present */
            present: boolean;
            /** Used Ms */
            used_ms: number | null;
        };
        /**
         * SeatPlan
         * @description Who is to sit there: the table's creator, a bot, or anyone who joins.
         */
        SeatPlan: {
            /** Bot */
            bot?: string | null;
            /**
             * Kind
             * @enum {string}
             */
            kind: "me" | "bot" | "open";
            /** Name */
            name?: string | null;
        };
        /**
         * Share
         * @description A card's share of points that several cards score together.
         */
        Share: {
            /** Card */
            card: number;
            /** Points */
            points: number;
        };
        /**
         * Sheet
         * @description A player's points, card by card.
         */
        Sheet: {
            /** Id */
            id: number;
            /** Lines */
            lines: components["schemas"]["SheetLine"][];
            /** Player */
            player: number;
            /** Total */
            total: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "sheet";
        };
        /**
         * SheetLine
         * @description A line of points and their reason.
         */
        SheetLine: {
            /** Card */
            card: number | null;
            /** Count */
            count: number;
            /** Doubled */
            doubled: boolean;
            /** Host */
            host: number | null;
            /** Key */
            key: string;
            /** Points */
            points: number;
            /** Shares */
            shares: components["schemas"]["Share"][];
            /** Sizes */
            sizes: number[];
            /** Slot */
            slot: number | null;
            /** Symbol */
            symbol: string | null;
            /** Text */
            text: components["schemas"]["Span"][] | null;
        };
        /**
         * Shown
         * @description A hand card is shown to everyone.
         */
        Shown: {
            /** Card */
            card: number;
            cause: components["schemas"]["Cause"] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "shown";
            /** Player */
            player: number | null;
            /** Points */
            points: number[] | null;
            /** Text */
            text: components["schemas"]["Span"][] | null;
        };
        /**
         * SignMark
         * @description What joins other marks.
         */
        SignMark: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "sign";
            /**
             * Sign
             * @enum {string}
             */
            sign: "per" | "different" | "else" | "most" | "any" | "to" | "when" | "and" | "double" | "as";
        };
        /**
         * Sit
         * @description Before the game: take an open seat, as someone already at the table.
         */
        Sit: {
            /** Id */
            id: number;
            /** Seat */
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "sit";
        };
        /** SkipAction */
        SkipAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "skip";
        };
        /** SlotAction */
        SlotAction: {
            /** Host */
            host: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "slot";
            /** Slot */
            slot: number;
        };
        /**
         * Solo
         * @description The progress of a solo game towards its challenge.
         */
        Solo: {
            /** Challenge */
            challenge: string;
            /** Medal */
            medal: string;
            /** Needed */
            needed: number;
            /** Points */
            points: number;
            /** Points Needed */
            points_needed: number;
            /** Prize */
            prize: string | null;
            /** Reached */
            reached: number;
            /** Won */
            won: boolean;
        };
        Span: components["schemas"]["TextSpan"] | components["schemas"]["CardSpan"] | components["schemas"]["SpeciesSpan"] | components["schemas"]["SymbolSpan"] | components["schemas"]["NumberSpan"];
        /**
         * Spare
         * @description A saved game that agrees with all a seat knows; whatever it does not know is dealt anew.
         */
        Spare: {
            /** Id */
            id: number;
            /** Replay */
            replay: {
                [key: string]: unknown;
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "spare";
        };
        /**
         * SpeciesFace
         * @description A species as on all its copies, which differ only in the symbol.
         */
        SpeciesFace: {
            /** Bonus */
            bonus: components["schemas"]["Mark"][];
            /** Copies */
            copies: number;
            /** Cost */
            cost: number;
            /** Effect */
            effect: components["schemas"]["Mark"][];
            /** Key */
            key: string;
            /** Name */
            name: string;
            /** Name Printed */
            name_printed: boolean;
            /** Permanent */
            permanent: components["schemas"]["Mark"][];
            /** Picture */
            picture: string;
            place: components["schemas"]["Place"];
            /** Points */
            points: components["schemas"]["Mark"][];
            /** Set */
            set: string;
            /** Tags */
            tags: string[];
            text: components["schemas"]["SpeciesText"];
            /** Unattested */
            unattested: string[];
        };
        /**
         * SpeciesMark
         * @description The silhouette of a species.
         */
        SpeciesMark: {
            /** Key */
            key: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "species";
        };
        /**
         * SpeciesSpan
         * @description The name of a species, in the form that the sentence wants.
         */
        SpeciesSpan: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "species";
            /** Species */
            species: string;
            /** Text */
            text: string;
        };
        /**
         * SpeciesText
         * @description The texts on a species' card; None where it has none.
         */
        SpeciesText: {
            /** Bonus */
            bonus: string | null;
            /** Effect */
            effect: string | null;
            /** Permanent */
            permanent: string | null;
            /** Placement */
            placement: string | null;
            /** Points */
            points: string | null;
            steps: components["schemas"]["Steps"] | null;
        };
        /**
         * Spot
         * @description A place: a host by its number at the table, and a slot from 0; None is the host itself.
         */
        Spot: {
            /** Host */
            host: number;
            /** Slot */
            slot: number | null;
        };
        /**
         * Standing
         * @description The state of the game before a turn, and at the end.
         */
        Standing: {
            /** Action */
            action: number;
            /** Player */
            player: number;
            /** Scores */
            scores: number[];
            /** Turn */
            turn: number;
            /** Win Chance */
            win_chance: number[];
        };
        /**
         * Start
         * @description Start the game; the bot fills the open seats, if one is named.
         */
        Start: {
            /**
             * Fill
             * @default null
             */
            fill: string | null;
            /** Id */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "start";
        };
        /**
         * StashCards
         * @description Which hand cards to put into the cave; the same number is drawn.
         */
        StashCards: {
            /** Cards */
            cards: number[];
            cause: components["schemas"]["Cause"] | null;
            /** Choices */
            choices: components["schemas"]["Span"][][] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "stash";
            /** Legal */
            legal: components["schemas"]["Action"][];
            /** More */
            more: number | null;
            /** Ordered */
            ordered: boolean;
            /** Text */
            text: components["schemas"]["Span"][] | null;
        };
        /**
         * Step
         * @description So many are worth so much.
         */
        Step: {
            /** Count */
            count: number;
            /** Or More */
            or_more: boolean;
            /** Points */
            points: number;
        };
        /**
         * Steps
         * @description Points that grow by steps, as a table.
         */
        Steps: {
            /** Rows */
            rows: components["schemas"]["Step"][];
            /** Title */
            title: string;
        };
        /** StuckAction */
        StuckAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "stuck";
        };
        /**
         * SymbolSpan
         * @description The name of a tree symbol.
         */
        SymbolSpan: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "symbol";
            /** Symbol */
            symbol: string;
            /** Text */
            text: string;
        };
        /**
         * TableInfo
         * @description The public state of a table.
         */
        TableInfo: {
            /** Code */
            code: string;
            /** Created Ms */
            created_ms: number;
            /**
             * Deal
             * @enum {string}
             */
            deal: "fresh" | "chosen" | "repeated" | "imported" | "daily";
            /** Deck */
            deck: string;
            /** Host */
            host: number;
            options: components["schemas"]["GameOptions"];
            /** People */
            people: components["schemas"]["Person"][];
            /**
             * Phase
             * @enum {string}
             */
            phase: "lobby" | "playing" | "over";
            /** Rematch */
            rematch: string | null;
            /** Seats */
            seats: components["schemas"]["Seat"][];
            settings: components["schemas"]["TableSettings"];
            /** Taken Back */
            taken_back: number;
            undo: components["schemas"]["UndoRequest"] | null;
        };
        /** TableList */
        TableList: {
            /** Tables */
            tables: components["schemas"]["TableInfo"][];
        };
        /**
         * TableNow
         * @description A table and the state of its game, which connected clients get from their views.
         */
        TableNow: {
            /** Actor */
            actor: number | null;
            /** Code */
            code: string;
            /** Created Ms */
            created_ms: number;
            /**
             * Deal
             * @enum {string}
             */
            deal: "fresh" | "chosen" | "repeated" | "imported" | "daily";
            /** Deck */
            deck: string;
            /** Host */
            host: number;
            options: components["schemas"]["GameOptions"];
            /** People */
            people: components["schemas"]["Person"][];
            /**
             * Phase
             * @enum {string}
             */
            phase: "lobby" | "playing" | "over";
            /** Rematch */
            rematch: string | null;
            /** Scores */
            scores: number[] | null;
            /** Seats */
            seats: components["schemas"]["Seat"][];
            settings: components["schemas"]["TableSettings"];
            /** Taken Back */
            taken_back: number;
            undo: components["schemas"]["UndoRequest"] | null;
        };
        /**
         * TableSettings
         * @description What the people at a table agree on besides the game.
         */
        TableSettings: {
            /**
             * Chat
             * @default true
             */
            chat: boolean;
            /** @default null */
            clock: components["schemas"]["Clock"] | null;
            /**
             * Hints
             * @default true
             */
            hints: boolean;
            /**
             * Listed
             * @default false
             */
            listed: boolean;
            /**
             * Onlookers
             * @default true
             */
            onlookers: boolean;
            /**
             * Stand In
             * @default planner
             */
            stand_in: string;
        };
        /**
         * TagMark
         * @description The icon of a type.
         */
        TagMark: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "tag";
            /** Tag */
            tag: string;
        };
        /** TakeAction */
        TakeAction: {
            /** Card */
            card: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "take";
        };
        /**
         * TakeBack
         * @description Undo the seat's last actions; if cards have been revealed, the others are asked.
         */
        TakeBack: {
            /** Id */
            id: number;
            /** Move */
            move: number;
            /** Seat */
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "undo";
        };
        /**
         * TakeCards
         * @description Which clearing cards to take into the hand.
         */
        TakeCards: {
            /** Cards */
            cards: number[];
            cause: components["schemas"]["Cause"] | null;
            /** Choices */
            choices: components["schemas"]["Span"][][] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "take";
            /** Legal */
            legal: components["schemas"]["Action"][];
            /** More */
            more: number | null;
            /** Ordered */
            ordered: boolean;
            /** Text */
            text: components["schemas"]["Span"][] | null;
        };
        /**
         * TakeMulligan
         * @description Whether to replace a hand that has no tree.
         */
        TakeMulligan: {
            cause: components["schemas"]["Cause"] | null;
            /** Choices */
            choices: components["schemas"]["Span"][][] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "mulligan";
            /** Legal */
            legal: components["schemas"]["Action"][];
            /** Text */
            text: components["schemas"]["Span"][] | null;
        };
        /**
         * Taken
         * @description From the clearing into the hand.
         */
        Taken: {
            /** Card */
            card: number;
            cause: components["schemas"]["Cause"] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "taken";
            /** Player */
            player: number | null;
            /** Points */
            points: number[] | null;
            /** Text */
            text: components["schemas"]["Span"][] | null;
        };
        /**
         * TextSpan
         * @description Words that are just words.
         */
        TextSpan: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "text";
            /** Text */
            text: string;
        };
        /**
         * Turn
         * @description The events of a turn, and the table after it.
         *
         *     The first one is the setup, and its player is the one who begins.
         */
        Turn: {
            /** Action */
            action: number;
            /** Clearing */
            clearing: number[];
            /** Deck */
            deck: number;
            /** Events */
            events: components["schemas"]["Event"][];
            /** Player */
            player: number;
            /** Players */
            players: components["schemas"]["Player"][];
            /** Turn */
            turn: number;
            /** Winters */
            winters: number;
        };
        /**
         * TurnBegan
         * @description A turn begins.
         */
        TurnBegan: {
            cause: components["schemas"]["Cause"] | null;
            /** Extra */
            extra: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "turn";
            /** Player */
            player: number | null;
            /** Points */
            points: number[] | null;
            /** Text */
            text: components["schemas"]["Span"][] | null;
        };
        /**
         * Turning
         * @description A turn that changed the outlook of the game, and its first choice.
         */
        Turning: {
            /** Action */
            action: number;
            /** Change */
            change: number;
            /** Choice */
            choice: components["schemas"]["Span"][];
            /** Gained */
            gained: number;
            /** Player */
            player: number;
            /** Turn */
            turn: number;
        };
        /**
         * Undo
         * @description How many actions the seat can undo, and whether freely or only if the others agree.
         */
        Undo: {
            /** Actions */
            actions: number;
            /** Free */
            free: boolean;
        };
        /**
         * UndoRequest
         * @description A request to undo something that has revealed cards.
         */
        UndoRequest: {
            /** Seat */
            seat: number;
            /** Waiting For */
            waiting_for: number[];
        };
        /**
         * Unseen
         * @description The cards that can still come, as far as a seat knows; some are in hidden hands.
         */
        Unseen: {
            /** Cards */
            cards: number[];
            /** Id */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "unseen";
        };
        /**
         * Update
         * @description Something happened. ``table`` and ``views`` are set if they changed, always complete.
         */
        Update: {
            /** Log */
            log: components["schemas"]["Line"][];
            /** Seq */
            seq: number;
            table: components["schemas"]["TableInfo"] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "update";
            /** Views */
            views: components["schemas"]["View"][] | null;
        };
        /** UseAction */
        UseAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "use";
        };
        /**
         * UseOffer
         * @description Whether to use an effect or bonus.
         */
        UseOffer: {
            cause: components["schemas"]["Cause"] | null;
            /** Choices */
            choices: components["schemas"]["Span"][][] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "offer";
            /** Legal */
            legal: components["schemas"]["Action"][];
            /** Text */
            text: components["schemas"]["Span"][] | null;
        };
        /**
         * UsePermanent
         * @description Whether to use a permanent effect that was triggered.
         */
        UsePermanent: {
            cause: components["schemas"]["Cause"] | null;
            /** Choices */
            choices: components["schemas"]["Span"][][] | null;
            /** Copies */
            copies: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "permanent";
            /** Legal */
            legal: components["schemas"]["Action"][];
            /** Text */
            text: components["schemas"]["Span"][] | null;
        };
        /**
         * Used
         * @description The player accepts the offer made by ``cause``.
         */
        Used: {
            cause: components["schemas"]["Cause"] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "used";
            /** Player */
            player: number | null;
            /** Points */
            points: number[] | null;
            /** Text */
            text: components["schemas"]["Span"][] | null;
        };
        /**
         * View
         * @description The game as a seat knows it; seat None is an onlooker.
         */
        View: {
            /** Actor */
            actor: number;
            /** Clearing */
            clearing: number[];
            /** Clock Ms */
            clock_ms: number | null;
            /** Deck */
            deck: number;
            /** Draft */
            draft: number[];
            /** Last Winter */
            last_winter: number;
            /** May Be Last */
            may_be_last: boolean;
            /** Move */
            move: number;
            /** Open Caves */
            open_caves: number[];
            /** Over */
            over: boolean;
            plan: components["schemas"]["Plan"] | null;
            /** Players */
            players: components["schemas"]["Player"][];
            prompt: components["schemas"]["Prompt"] | null;
            /** Row */
            row: boolean;
            /** Seat */
            seat: number | null;
            solo: components["schemas"]["Solo"] | null;
            /** Turn */
            turn: number;
            undo: components["schemas"]["Undo"] | null;
            /** Welcome */
            welcome: components["schemas"]["Action"][];
            /** Winners */
            winners: number[];
            /** Winters */
            winters: number;
        };
        /**
         * Welcome
         * @description The first message: the whole table, and what was missed since the given number.
         *
         *     If that is a lot, only the latest part.
         */
        Welcome: {
            /** Missed */
            missed: components["schemas"]["Line"][];
            /** Person */
            person: number | null;
            /** Seats */
            seats: number[];
            /** Seq */
            seq: number;
            table: components["schemas"]["TableInfo"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "welcome";
            /** Version */
            version: number;
            /** Views */
            views: components["schemas"]["View"][];
        };
        /**
         * WinterCame
         * @description A winter is drawn.
         */
        WinterCame: {
            cause: components["schemas"]["Cause"] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "winter";
            /** Number */
            number: number;
            /** Player */
            player: number | null;
            /** Points */
            points: number[] | null;
            /** Text */
            text: components["schemas"]["Span"][] | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Account = components['schemas']['Account'];
export type AccountChange = components['schemas']['AccountChange'];
export type AccountKey = components['schemas']['AccountKey'];
export type AccountTerms = components['schemas']['AccountTerms'];
export type AccountVersion = components['schemas']['AccountVersion'];
export type Ack = components['schemas']['Ack'];
export type Act = components['schemas']['Act'];
export type ActMark = components['schemas']['ActMark'];
export type Action = components['schemas']['Action'];
export type Admission = components['schemas']['Admission'];
export type Advice = components['schemas']['Advice'];
export type Answer = components['schemas']['Answer'];
export type AskHint = components['schemas']['AskHint'];
export type AskReview = components['schemas']['AskReview'];
export type AskSheet = components['schemas']['AskSheet'];
export type AskSpare = components['schemas']['AskSpare'];
export type AskUnseen = components['schemas']['AskUnseen'];
export type AutomaAct = components['schemas']['AutomaAct'];
export type AutomaActed = components['schemas']['AutomaActed'];
export type AutomaCard = components['schemas']['AutomaCard'];
export type Burned = components['schemas']['Burned'];
export type CardFace = components['schemas']['CardFace'];
export type CardSpan = components['schemas']['CardSpan'];
export type Catalog = components['schemas']['Catalog'];
export type Cause = components['schemas']['Cause'];
export type CaveAction = components['schemas']['CaveAction'];
export type CaveCards = components['schemas']['CaveCards'];
export type CaveChosen = components['schemas']['CaveChosen'];
export type CaveFace = components['schemas']['CaveFace'];
export type Caved = components['schemas']['Caved'];
export type ChallengeText = components['schemas']['ChallengeText'];
export type CheckedSet = components['schemas']['CheckedSet'];
export type ChooseCave = components['schemas']['ChooseCave'];
export type ChooseSlot = components['schemas']['ChooseSlot'];
export type ChooseTurn = components['schemas']['ChooseTurn'];
export type Cleared = components['schemas']['Cleared'];
export type Clock = components['schemas']['Clock'];
export type Commands = components['schemas']['Commands'];
export type Costly = components['schemas']['Costly'];
export type Daily = components['schemas']['Daily'];
export type DailyResult = components['schemas']['DailyResult'];
export type DailyWish = components['schemas']['DailyWish'];
export type Dealt = components['schemas']['Dealt'];
export type Declined = components['schemas']['Declined'];
export type DiscardCards = components['schemas']['DiscardCards'];
export type Discarded = components['schemas']['Discarded'];
export type DoneAction = components['schemas']['DoneAction'];
export type DraftClearing = components['schemas']['DraftClearing'];
export type DraftKeep = components['schemas']['DraftKeep'];
export type DraftLeft = components['schemas']['DraftLeft'];
export type DraftRight = components['schemas']['DraftRight'];
export type DraftRule = components['schemas']['DraftRule'];
export type Drafted = components['schemas']['Drafted'];
export type DrawAction = components['schemas']['DrawAction'];
export type DrawSecond = components['schemas']['DrawSecond'];
export type Drawn = components['schemas']['Drawn'];
export type Dropped = components['schemas']['Dropped'];
export type Event = components['schemas']['Event'];
export type ExtraTurnGained = components['schemas']['ExtraTurnGained'];
export type FaceDown = components['schemas']['FaceDown'];
export type FaceDownAction = components['schemas']['FaceDownAction'];
export type FoundPuzzle = components['schemas']['FoundPuzzle'];
export type Frames = components['schemas']['Frames'];
export type FreeMark = components['schemas']['FreeMark'];
export type GameOptions = components['schemas']['GameOptions'];
export type GameOver = components['schemas']['GameOver'];
export type Half = components['schemas']['Half'];
export type HalfFace = components['schemas']['HalfFace'];
export type Hello = components['schemas']['Hello'];
export type Hint = components['schemas']['Hint'];
export type History = components['schemas']['History'];
export type Host = components['schemas']['Host'];
export type HostMark = components['schemas']['HostMark'];
export type IfMark = components['schemas']['IfMark'];
export type ImportedTable = components['schemas']['ImportedTable'];
export type Join = components['schemas']['Join'];
export type Laid = components['schemas']['Laid'];
export type LaidFaceDown = components['schemas']['LaidFaceDown'];
export type LayMoor = components['schemas']['LayMoor'];
export type LaySaplings = components['schemas']['LaySaplings'];
export type LeafMark = components['schemas']['LeafMark'];
export type Leave = components['schemas']['Leave'];
export type LetPlay = components['schemas']['LetPlay'];
export type Line = components['schemas']['Line'];
export type Mark = components['schemas']['Mark'];
export type Medal = components['schemas']['Medal'];
export type MulliganTaken = components['schemas']['MulliganTaken'];
export type NewPad = components['schemas']['NewPad'];
export type NewPadPlayer = components['schemas']['NewPadPlayer'];
export type NewTable = components['schemas']['NewTable'];
export type NumberMark = components['schemas']['NumberMark'];
export type NumberSpan = components['schemas']['NumberSpan'];
export type OwnAttempt = components['schemas']['OwnAttempt'];
export type OwnPuzzle = components['schemas']['OwnPuzzle'];
export type OwnSet = components['schemas']['OwnSet'];
export type Pad = components['schemas']['Pad'];
export type PadAdmission = components['schemas']['PadAdmission'];
export type PadBack = components['schemas']['PadBack'];
export type PadCave = components['schemas']['PadCave'];
export type PadCaveCard = components['schemas']['PadCaveCard'];
export type PadChange = components['schemas']['PadChange'];
export type PadEntering = components['schemas']['PadEntering'];
export type PadEntry = components['schemas']['PadEntry'];
export type PadForest = components['schemas']['PadForest'];
export type PadFrames = components['schemas']['PadFrames'];
export type PadHost = components['schemas']['PadHost'];
export type PadLay = components['schemas']['PadLay'];
export type PadLeave = components['schemas']['PadLeave'];
export type PadName = components['schemas']['PadName'];
export type PadOutdated = components['schemas']['PadOutdated'];
export type PadPlace = components['schemas']['PadPlace'];
export type PadPlayer = components['schemas']['PadPlayer'];
export type PadReplace = components['schemas']['PadReplace'];
export type PadRival = components['schemas']['PadRival'];
export type PadRivals = components['schemas']['PadRivals'];
export type PadSomebody = components['schemas']['PadSomebody'];
export type PadSymbol = components['schemas']['PadSymbol'];
export type PadTake = components['schemas']['PadTake'];
export type PadUpdate = components['schemas']['PadUpdate'];
export type Paid = components['schemas']['Paid'];
export type Pay = components['schemas']['Pay'];
export type Person = components['schemas']['Person'];
export type PickAction = components['schemas']['PickAction'];
export type Place = components['schemas']['Place'];
export type Placement = components['schemas']['Placement'];
export type Plan = components['schemas']['Plan'];
export type PlanOption = components['schemas']['PlanOption'];
export type PlayAction = components['schemas']['PlayAction'];
export type PlayFree = components['schemas']['PlayFree'];
export type PlayFreeAny = components['schemas']['PlayFreeAny'];
export type PlayMore = components['schemas']['PlayMore'];
export type Player = components['schemas']['Player'];
export type Problem = components['schemas']['Problem'];
export type Prompt = components['schemas']['Prompt'];
export type PuzzleAttempt = components['schemas']['PuzzleAttempt'];
export type PuzzleFrames = components['schemas']['PuzzleFrames'];
export type PuzzleInfo = components['schemas']['PuzzleInfo'];
export type PuzzleList = components['schemas']['PuzzleList'];
export type PuzzleMove = components['schemas']['PuzzleMove'];
export type PuzzleResult = components['schemas']['PuzzleResult'];
export type PuzzleStep = components['schemas']['PuzzleStep'];
export type Rematch = components['schemas']['Rematch'];
export type Removal = components['schemas']['Removal'];
export type Removed = components['schemas']['Removed'];
export type Rename = components['schemas']['Rename'];
export type ResolveNext = components['schemas']['ResolveNext'];
export type Revealed = components['schemas']['Revealed'];
export type Review = components['schemas']['Review'];
export type ReviewProgress = components['schemas']['ReviewProgress'];
export type Rules = components['schemas']['Rules'];
export type Say = components['schemas']['Say'];
export type Seat = components['schemas']['Seat'];
export type SeatPlan = components['schemas']['SeatPlan'];
export type Share = components['schemas']['Share'];
export type Sheet = components['schemas']['Sheet'];
export type SheetLine = components['schemas']['SheetLine'];
export type Shown = components['schemas']['Shown'];
export type SignMark = components['schemas']['SignMark'];
export type Sit = components['schemas']['Sit'];
export type SkipAction = components['schemas']['SkipAction'];
export type SlotAction = components['schemas']['SlotAction'];
export type Solo = components['schemas']['Solo'];
export type Span = components['schemas']['Span'];
export type Spare = components['schemas']['Spare'];
export type SpeciesFace = components['schemas']['SpeciesFace'];
export type SpeciesMark = components['schemas']['SpeciesMark'];
export type SpeciesSpan = components['schemas']['SpeciesSpan'];
export type SpeciesText = components['schemas']['SpeciesText'];
export type Spot = components['schemas']['Spot'];
export type Standing = components['schemas']['Standing'];
export type Start = components['schemas']['Start'];
export type StashCards = components['schemas']['StashCards'];
export type Step = components['schemas']['Step'];
export type Steps = components['schemas']['Steps'];
export type StuckAction = components['schemas']['StuckAction'];
export type SymbolSpan = components['schemas']['SymbolSpan'];
export type TableInfo = components['schemas']['TableInfo'];
export type TableList = components['schemas']['TableList'];
export type TableNow = components['schemas']['TableNow'];
export type TableSettings = components['schemas']['TableSettings'];
export type TagMark = components['schemas']['TagMark'];
export type TakeAction = components['schemas']['TakeAction'];
export type TakeBack = components['schemas']['TakeBack'];
export type TakeCards = components['schemas']['TakeCards'];
export type TakeMulligan = components['schemas']['TakeMulligan'];
export type Taken = components['schemas']['Taken'];
export type TextSpan = components['schemas']['TextSpan'];
export type Turn = components['schemas']['Turn'];
export type TurnBegan = components['schemas']['TurnBegan'];
export type Turning = components['schemas']['Turning'];
export type Undo = components['schemas']['Undo'];
export type UndoRequest = components['schemas']['UndoRequest'];
export type Unseen = components['schemas']['Unseen'];
export type Update = components['schemas']['Update'];
export type UseAction = components['schemas']['UseAction'];
export type UseOffer = components['schemas']['UseOffer'];
export type UsePermanent = components['schemas']['UsePermanent'];
export type Used = components['schemas']['Used'];
export type View = components['schemas']['View'];
export type Welcome = components['schemas']['Welcome'];
export type WinterCame = components['schemas']['WinterCame'];
export type $defs = Record<string, never>;
export interface operations {
    terms_api_accounts_get: {
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
                    "application/json": components["schemas"]["AccountTerms"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    keep_api_accounts_put: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountChange"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountVersion"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_api_accounts_delete_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountKey"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountVersion"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    read_api_accounts_read_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountKey"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    catalog_api_catalog__game__get: {
        parameters: {
            query?: {
                language?: string;
            };
            header?: never;
            path: {
                game: "forest" | "dartmoor";
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
                    "application/json": components["schemas"]["Catalog"];
                };
            };
            /** @description The client has it. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    daily_table_api_daily_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DailyWish"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Admission"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    daily_ranking_api_daily__kind__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: "forest" | "dartmoor" | "solo";
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
                    "application/json": components["schemas"]["Daily"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    new_pad_api_pads_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPad"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PadAdmission"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    show_pad_api_pads__code__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code to share. */
                code: string;
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
                    "application/json": components["schemas"]["Pad"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    change_pad_api_pads__code__put: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code to share. */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PadChange"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pad"];
                };
            };
            /** @description Changed meanwhile, and then how it is now; or closed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PadOutdated"] | components["schemas"]["Problem"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    enter_api_pads__code__ops_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code to share. */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PadEntry"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pad"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    add_player_api_pads__code__players_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code to share. */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPadPlayer"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PadPlace"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    attempt_own_puzzle_api_puzzles_own_post: {
        parameters: {
            query?: {
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnAttempt"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PuzzleFrames"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    list_puzzles_api_puzzles__game__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: "forest" | "dartmoor";
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
                    "application/json": components["schemas"]["PuzzleList"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    attempt_puzzle_api_puzzles__game___key__post: {
        parameters: {
            query?: {
                language?: string;
            };
            header?: never;
            path: {
                game: "forest" | "dartmoor";
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PuzzleAttempt"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PuzzleFrames"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    check_set_api_sets_check_post: {
        parameters: {
            query?: {
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnSet"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckedSet"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    list_tables_api_tables_get: {
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
                    "application/json": components["schemas"]["TableList"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    new_table_api_tables_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTable"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Admission"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    import_table_api_tables_import_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportedTable"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Admission"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    show_table_api_tables__code__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code to share. */
                code: string;
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
                    "application/json": components["schemas"]["TableNow"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    table_catalog_api_tables__code__catalog_get: {
        parameters: {
            query?: {
                language?: string;
            };
            header?: never;
            path: {
                /** @description The code to share. */
                code: string;
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
                    "application/json": components["schemas"]["Catalog"];
                };
            };
            /** @description The client has it. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deck_api_tables__code__deck_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code to share. */
                code: string;
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
                    "application/json": {
                        [key: string]: unknown;
                    }[];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    history_api_tables__code__history_get: {
        parameters: {
            query?: {
                language?: string;
            };
            header?: never;
            path: {
                /** @description The code to share. */
                code: string;
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
                    "application/json": components["schemas"]["History"];
                };
            };
            /** @description The client has it. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    join_table_api_tables__code__join_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code to share. */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Join"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Admission"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replay_api_tables__code__replay_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code to share. */
                code: string;
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
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
