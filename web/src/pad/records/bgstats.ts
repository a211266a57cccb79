/**
 * A scored game for the app BG Stats: a link that hands it over, or a play file
 * (https://www.bgstatsapp.com/support/push-plays-to-bg-stats-from-other-apps-or-websites/).
 */

import type { GameName } from "../../score";
import { localTime } from "./csv";
import { type Scored, ranked } from "./record";
import { notes } from "./words";

/** As listed on BoardGameGeek. */
const GAMES: Readonly<Record<GameName, { name: string; bggId: number }>> = {
  forest: { name: "Forest Shuffle", bggId: 391163 },
  dartmoor: { name: "Forest Shuffle: Dartmoor", bggId: 438402 },
};

const SOURCE = "Spinney";
const LINK = "https://app.bgstatsapp.com/createPlay.html";
/** For people who open the file with something else. */
const ABOUT =
  "A game scored with Spinney, for the app Board Game Stats: share this file with the app, or open it there.";

/** So that a person is matched to the same player every time. */
const personId = (name: string): string => name.trim().toLowerCase();

/** Opens the app if it is installed; it asks before saving anything. `sets` are names. */
export function bgStatsLink(scored: Scored, sets: readonly string[]): string {
  const play = {
    sourceName: SOURCE,
    sourcePlayId: scored.id,
    playDate: new Date(scored.played).toISOString().slice(0, 19).replace("T", " "),
    ...(scored.location && { location: scored.location }),
    ...(sets.length > 0 && { board: sets.join(", ") }),
    ...(notes(scored) && { comments: notes(scored) }),
    game: { ...GAMES[scored.game], sourceGameId: scored.game, highestWins: true, noPoints: false },
    players: ranked(scored).map(({ name, total, place, winner }) => ({
      name,
      sourcePlayerId: personId(name),
      score: total,
      rank: place,
      winner,
      startPlayer: false,
    })),
  };
  return `${LINK}?data=${encodeURIComponent(JSON.stringify(play))}`;
}

/** A .bgsplay file; ids refer within the file, except the game's own, by which the app recognises it. */
export function bgStatsFile(scored: Scored, sets: readonly string[]): string {
  const players = ranked(scored);
  const time = localTime(scored.played);
  return JSON.stringify({
    about: ABOUT,
    games: [
      {
        ...GAMES[scored.game],
        id: 1,
        bggName: GAMES[scored.game].name,
        highestWins: true,
        noPoints: false,
        cooperative: false,
        usesTeams: false,
      },
    ],
    locations: scored.location ? [{ id: 1, name: scored.location }] : [],
    players: players.map(({ name }, i) => ({ id: i + 1, name, isAnonymous: false })),
    plays: [
      {
        uuid: scored.id,
        gameRefId: 1,
        ...(scored.location && { locationRefId: 1 }),
        playDate: time,
        playDateYmd: Number(time.slice(0, 10).replaceAll("-", "")),
        entryDate: time,
        modificationDate: localTime(scored.saved),
        board: sets.join(", "),
        comments: notes(scored),
        durationMin: 0,
        ignored: false,
        manualWinner: false,
        rounds: 0,
        usesTeams: false,
        playerScores: players.map(({ total, place, winner }, i) => ({
          playerRefId: i + 1,
          score: String(total),
          winner,
          rank: place,
          startPlayer: false,
          newPlayer: false,
          seatOrder: 0,
        })),
      },
    ],
  });
}
