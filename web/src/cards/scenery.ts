/** The hills behind a silhouette. */

export interface Hills {
  /** The sun's position, in per cent. */
  sun: readonly [number, number];
  /** From far to near, in a box of 100 x 100. */
  paths: string[];
}

/** Numbers from 0 to 1 that depend only on the text. */
function dice(text: string): () => number {
  let state = 2166136261;
  for (const char of text) state = Math.imul(state ^ char.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    state ^= state >>> 13;
    return (state >>> 0) / 2 ** 32;
  };
}

const known = new Map<string, Hills>();

export function hills(seed: string, moor: boolean): Hills {
  const key = `${seed}${moor}`;
  let found = known.get(key);
  if (!found) known.set(key, (found = moor ? moorland(dice(seed)) : woodland(dice(seed))));
  return found;
}

function woodland(roll: () => number): Hills {
  const at = (from: number, to: number) => Math.round((from + roll() * (to - from)) * 10) / 10;
  const tilt = roll() < 0.5 ? 0 : 8;
  return {
    sun: [at(39, 60), at(-4, 13)],
    paths: [
      `M0 ${at(54, 66) + tilt}C18 ${at(41, 50)} 34 ${at(52, 64)} 52 ${at(52, 66)}S84 ${at(41, 57)} 100 ${at(49, 58) - tilt / 2}V100H0Z`,
      `M0 ${at(75, 85)}C22 ${at(64, 76)} 40 ${at(79, 85)} 62 ${at(73, 82)}S90 ${at(68, 80)} 100 ${at(72, 77)}V100H0Z`,
    ],
  };
}

/** Flat land with a tor or two on the horizon. */
function moorland(roll: () => number): Hills {
  const at = (from: number, to: number) => Math.round((from + roll() * (to - from)) * 10) / 10;
  return {
    sun: [at(62, 72), at(3, 10)],
    paths: [
      `M0 ${at(45, 49)}L14 ${at(42, 46)}L22 ${at(36, 41)}L30 ${at(45, 48)}L46 ${at(46, 50)}L62 ${at(37, 43)}L74 ${at(46, 49)}L100 ${at(45, 49)}V100H0Z`,
      `M0 ${at(64, 68)}C20 ${at(54, 59)} 44 ${at(67, 72)} 64 ${at(62, 66)}S90 ${at(58, 62)} 100 ${at(62, 66)}V100H0Z`,
      `M0 ${at(82, 86)}C18 ${at(76, 80)} 38 ${at(86, 90)} 58 ${at(80, 84)}S88 ${at(78, 82)} 100 ${at(82, 86)}V100H0Z`,
    ],
  };
}
