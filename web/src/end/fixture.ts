/** A finished two-player game for the tests: a beech with an owl against an oak. */

import { BEECH, OAK, OWL } from "../cards/fixture";
import { DRAW, play } from "../play/actions";
import type { Answer, Command, Table } from "../play/connection.svelte";
import type { Host, Review, Sheet, SheetLine, Span, TableInfo, Turn, View } from "../protocol";

const words = (text: string): Span[] => [{ kind: "text", text }];
const happened = (player: number, text: string) => ({ player, cause: null, points: [], text: words(text) });

export function line(key: string, points: number, more: Partial<SheetLine> = {}): SheetLine {
  return {
    key,
    points,
    count: 0,
    host: 0,
    slot: null,
    card: null,
    symbol: null,
    doubled: false,
    sizes: [],
    shares: [],
    text: words(`why ${key}`),
    ...more,
  };
}

function sheet(player: number, lines: SheetLine[]): Sheet {
  return { type: "sheet", id: 1, player, lines, total: lines.reduce((sum, one) => sum + one.points, 0) };
}

export const SHEETS: readonly Sheet[] = [
  sheet(0, [
    line("beech", 5, { card: BEECH }),
    line("tawny_owl", 5, { card: OWL, slot: 0 }),
    line("butterfly_sets", 6, { host: null, sizes: [3] }),
    line("cave", 2, { host: null, count: 2 }),
  ]),
  sheet(1, [line("oak", 0, { card: OAK }), line("cave", 9, { host: null, count: 9 })]),
];

const beech: Host = { host: 0, kind: "tree", card: BEECH, face_down: false, slots: [[OWL], [], [], []] };
const oak: Host = { host: 1, kind: "tree", card: OAK, face_down: false, slots: [[], [], [], []] };

function turn(step: number, player: number, scores: [number, number], winters: number, more: Partial<Turn> = {}): Turn {
  return {
    action: step === 0 ? 0 : 10 * (step - 1),
    turn: step,
    player,
    deck: 50 - step,
    winters,
    clearing: [],
    players: [
      { hand: [], hosts: step > 0 ? [beech] : [], cave: 2, cave_card: 0, score: scores[0] },
      { hand: [OWL], hosts: step > 1 ? [oak] : [], cave: 9, cave_card: 0, score: scores[1] },
    ],
    events: [],
    ...more,
  };
}

export const TURNS: readonly Turn[] = [
  turn(0, 0, [0, 0], 0),
  turn(1, 0, [5, 0], 0, {
    events: [
      { ...happened(0, "Ana's turn"), kind: "turn", extra: false },
      {
        ...happened(0, "Ana lays Beech"),
        kind: "laid",
        card: BEECH,
        half: { card: BEECH, half: 0 },
        spot: { host: 0, slot: null },
        origin: "hand",
        free: false,
        paid: 1,
        bonus: null,
        points: [5, 0],
      },
    ],
  }),
  turn(2, 1, [5, 9], 1, {
    events: [{ ...happened(1, "The 1st winter"), kind: "winter", number: 1, points: [0, 9] }],
  }),
  turn(3, 0, [10, 9], 1),
  turn(4, 1, [18, 9], 3, { events: [{ ...happened(1, "The game is over"), kind: "over" }] }),
];

export const REVIEW: Review = {
  type: "review",
  id: 1,
  standings: TURNS.map((_, step) => ({
    action: 10 * step,
    turn: step,
    player: step % 2,
    scores: [0, 0],
    win_chance: [0.5 + step / 8, 0.5 - step / 8],
  })),
  turning_points: [{ action: 20, turn: 3, player: 0, gained: 0, change: 0.125, choice: words("Draw from the deck") }],
  costly: [
    {
      action: 10,
      turn: 2,
      player: 1,
      chosen: DRAW,
      better: play({ card: BEECH, half: 0 }),
      points: 7.5,
      error: 1.5,
      win_chance: 0,
      chosen_choice: words("Draw from the deck"),
      better_choice: words("Play Beech"),
      then: [],
      reasons: [words("Scores 5 points")],
      puzzle: null,
    },
  ],
  choices: [2, 2],
  cost: [0, 7.5],
};

const seat = (name: string, person: number | null) => ({ name, person, bot: null, present: true, used_ms: null });

export const INFO: TableInfo = {
  code: "ABCDEF",
  phase: "over",
  deal: "fresh",
  deck: "",
  host: 0,
  taken_back: 0,
  undo: null,
  rematch: null,
  created_ms: 0,
  options: {
    game: "forest",
    sets: [],
    start: null,
    no_removal: false,
    draft: false,
    visible_score: true,
    solo: null,
    medal: "bronze",
  },
  settings: { listed: false, clock: null, hints: true, chat: true, onlookers: true, stand_in: "planner" },
  seats: [seat("Ana", 0), seat("Ben", 1)],
  people: [
    { id: 0, name: "Ana" },
    { id: 1, name: "Ben" },
  ],
};

export const VIEW: View = {
  seat: 0,
  move: 9,
  turn: 4,
  actor: 1,
  over: true,
  deck: 46,
  winters: 3,
  last_winter: 3,
  may_be_last: false,
  clearing: [],
  row: false,
  prompt: null,
  welcome: [],
  plan: null,
  undo: null,
  draft: [],
  open_caves: [],
  solo: null,
  winners: [0],
  clock_ms: null,
  players: TURNS[4]!.players,
};

/** A table that gives the answers it was set up with. */
export function fakeTable(
  more: Partial<Table> = {},
  answer?: (command: Command, progress?: (part: number) => void) => Promise<Answer>,
): Table {
  return {
    code: "ABCDEF",
    token: "token",
    language: "en",
    status: "open",
    person: 0,
    seats: [0],
    info: INFO,
    views: [VIEW],
    log: [],
    ask: answer ?? ((command: Command) => Promise.resolve(command.type === "sheet" ? SHEETS[command.player]! : REVIEW)),
    ...more,
  } as Table;
}
