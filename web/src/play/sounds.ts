/** Eight short dry sounds of wood and paper, synthesised here; one at a time, and only if wanted. */

import { sound, volume as loudness } from "../preferences.svelte";

export type Sound = "lift" | "place" | "pay" | "draw" | "bonus" | "turn" | "winter" | "end";

/** A knock on wood (a tone that falls and fades) or a rustle of paper (filtered noise). */
interface Stroke {
  at: number;
  kind: "wood" | "paper";
  hz: number;
  ms: number;
  level: number;
}

const STROKES: Readonly<Record<Sound, readonly Stroke[]>> = {
  lift: [{ at: 0, kind: "paper", hz: 3800, ms: 60, level: 0.25 }],
  place: [
    { at: 0, kind: "wood", hz: 190, ms: 90, level: 0.5 },
    { at: 0, kind: "paper", hz: 1800, ms: 45, level: 0.3 },
  ],
  pay: [
    { at: 0, kind: "paper", hz: 2600, ms: 70, level: 0.3 },
    { at: 70, kind: "paper", hz: 2200, ms: 70, level: 0.3 },
  ],
  draw: [{ at: 0, kind: "paper", hz: 3000, ms: 130, level: 0.32 }],
  bonus: [
    { at: 0, kind: "wood", hz: 520, ms: 80, level: 0.35 },
    { at: 90, kind: "wood", hz: 780, ms: 110, level: 0.35 },
  ],
  turn: [
    { at: 0, kind: "wood", hz: 420, ms: 90, level: 0.35 },
    { at: 110, kind: "wood", hz: 420, ms: 90, level: 0.3 },
  ],
  winter: [{ at: 0, kind: "wood", hz: 98, ms: 240, level: 0.7 }],
  end: [
    { at: 0, kind: "wood", hz: 330, ms: 100, level: 0.4 },
    { at: 110, kind: "wood", hz: 247, ms: 130, level: 0.4 },
  ],
};

let context: AudioContext | undefined;
let free = 0;

/** Maximum loudness. */
const LOUDEST = 0.5;
const SILENCE = 0.0001;

/** Play a sound, unless sounds are off or one is still playing. */
export function play(name: Sound): void {
  if (!sound.value) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  if (now < free) return;
  const strokes = STROKES[name];
  free = now + Math.max(...strokes.map(({ at, ms }) => at + ms)) / 1000;
  for (const stroke of strokes) strike(context, now + stroke.at / 1000, stroke);
}

function strike(to: AudioContext, start: number, { kind, hz, ms, level }: Stroke): void {
  const end = start + ms / 1000;
  const volume = to.createGain();
  volume.gain.setValueAtTime(SILENCE, start);
  volume.gain.exponentialRampToValueAtTime(Math.max(SILENCE, level * LOUDEST * loudness.value), start + 0.004);
  volume.gain.exponentialRampToValueAtTime(SILENCE, end);
  volume.connect(to.destination);
  if (kind === "wood") {
    const tone = to.createOscillator();
    tone.type = "triangle";
    tone.frequency.setValueAtTime(hz * 1.25, start);
    tone.frequency.exponentialRampToValueAtTime(hz, start + 0.03);
    tone.connect(volume);
    tone.start(start);
    tone.stop(end);
    return;
  }
  const noise = to.createBufferSource();
  noise.buffer = rustle(to, ms);
  const filter = to.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = hz;
  filter.Q.value = 0.8;
  noise.connect(filter).connect(volume);
  noise.start(start);
}

function rustle(to: AudioContext, ms: number): AudioBuffer {
  const buffer = to.createBuffer(1, Math.ceil((to.sampleRate * ms) / 1000), to.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
