/** Scores of forests laid at a real table, counted in the browser. */

export { asksSymbol, openQuestions, symbolAskers, symbolsAsked, type MostQuestion } from "./asks";
export { check } from "./check";
export { pack, unpack } from "./link";
export {
  parse,
  read,
  write,
  type Forests,
  type Host,
  type Player,
  type Problem,
  type Reading,
  type Slot,
} from "./notation";
export { Wording, loadWording } from "./reasons";
export { score, type Line, type Sheet } from "./score";
export { settled } from "./settled";
export { standings, type Open, type Standing } from "./standing";
export {
  GAMES,
  MAX_PLAYERS,
  isHost,
  placeOf,
  slotsOf,
  type Game,
  type GameName,
  type Place,
  type Rival,
  type Species,
} from "./tables";
