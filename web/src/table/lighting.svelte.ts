/**
 * The places of a forest that light up for a card: the best hosts first, a few in each frame, so that a slow phone
 * is never busy for longer than one. Each host has a light of its own: only those that change are drawn again.
 */

import type { LegalSlot } from "../cards/slots";
import { inOwnFrame } from "../play/frames";

/** How many hosts change in a frame. */
const AT_ONCE = 3;

/** What is lit at a host: its places, and its rank, the best being the lowest. */
interface Lit {
  places: readonly LegalSlot[];
  rank: number;
}

class Light {
  lit = $state.raw<Lit | null>(null);
}

type Places = ReadonlyMap<number, readonly LegalSlot[]>;

export class Lighting {
  /** Whether some hosts do not show their places yet, or still show others. */
  busy = $state(false);

  readonly #lights = new Map<number, Light>();

  /** The lights of these hosts; they stay the same as long as the host is there. */
  lightsOf(hosts: readonly { host: number }[]): ReadonlyMap<number, Light> {
    for (const { host } of hosts) if (!this.#lights.has(host)) this.#lights.set(host, new Light());
    return this.#lights;
  }

  /** Lights up these places and no others, frame by frame; call the returned function to stop. */
  follow(places: Places): () => void {
    const changes = this.#changes(places);
    let stop = () => {};
    const step = () => {
      for (const [light, lit] of changes.splice(0, AT_ONCE)) light.lit = lit;
      this.busy = changes.length > 0;
      if (this.busy) stop = inOwnFrame(step);
    };
    this.busy = changes.length > 0;
    if (this.busy) stop = inOwnFrame(step);
    return () => stop();
  }

  #changes(places: Places): [Light, Lit | null][] {
    const bestOf = (list: readonly LegalSlot[]) => Math.max(...list.map(({ gain }) => gain ?? 0));
    const ranked = [...places].map(([host, list]) => ({ host, list, best: bestOf(list) }));
    ranked.sort((a, b) => b.best - a.best);
    const wanted = ranked.flatMap(({ host, list }, i): [Light, Lit][] => {
      const light = this.#lights.get(host);
      return light ? [[light, { places: list, rank: i - ranked.length }]] : [];
    });
    const others = [...this.#lights].filter(([host, { lit }]) => lit && !places.has(host));
    return [...wanted, ...others.map(([, light]): [Light, null] => [light, null])];
  }
}
