/**
 * The arithmetic of a trained network, for the bots of a page without a server: the same as
 * spinney/bots/layers.py, which is too slow where Python is interpreted. It reads the same file, which
 * spinney/bots/weights.py describes.
 */

const MAGIC = "spinney network ";
const EPSILON = 1e-5;

/** Rows of bytes, each with a factor. */
interface Matrix {
  rows: number;
  columns: number;
  factors: Float32Array;
  numbers: Int8Array;
}

interface About {
  layers: number;
  matrices: Record<string, [rows: number, columns: number]>;
  vectors: Record<string, number>;
}

export class Layers {
  /** What the file says about the network, as JSON. */
  readonly about: string;

  #layers: number;
  #matrices = new Map<string, Matrix>();
  #vectors = new Map<string, Float32Array>();
  /** The activations of each row. */
  #seen: Float64Array[] = [];

  constructor(file: ArrayBuffer) {
    const end = new Uint8Array(file).indexOf(10);
    const line = new TextDecoder().decode(file.slice(0, Math.max(end, 0)));
    if (!line.startsWith(MAGIC)) throw new Error("not a network");
    this.about = line.slice(MAGIC.length);
    const { layers, matrices, vectors } = JSON.parse(this.about) as About;
    this.#layers = layers;
    let at = end + 1;
    const taken = (bytes: number) => file.slice(at, (at += bytes));
    for (const [name, [rows, columns]] of Object.entries(matrices)) {
      const factors = new Float32Array(taken(4 * rows));
      this.#matrices.set(name, { rows, columns, factors, numbers: new Int8Array(taken(rows * columns)) });
    }
    for (const [name, length] of Object.entries(vectors)) this.#vectors.set(name, new Float32Array(taken(4 * length)));
    if (at !== file.byteLength) throw new Error("an incomplete network");
  }

  /** Evaluate the first rows of features. */
  look(features: Int16Array, compact: number, rows: number): void {
    this.#seen = Array.from({ length: rows }, (_, row) =>
      this.#through(features.subarray(row * compact, (row + 1) * compact)),
    );
  }

  #through(features: Int16Array): Float64Array {
    const h = Float64Array.from(this.#vector("enter_bias"));
    const { columns, factors, numbers } = this.#matrix("enter");
    for (let f = 0; f < features.length; f++) {
      if (features[f] === 0) continue;
      const x = features[f]! * factors[f]!;
      const first = f * columns;
      for (let i = 0; i < columns; i++) h[i]! += x * numbers[first + i]!;
    }
    this.#normalize(h, 0);
    for (let layer = 0; layer < this.#layers; layer++) {
      const more = product(this.#matrix(`layer${layer}`), this.#vector(`bias${layer}`), h);
      this.#normalize(more, layer + 1);
      for (let i = 0; i < columns; i++) h[i]! += more[i]!;
    }
    return h;
  }

  /** To mean 0 and spread 1, then scaled, shifted and without what is negative; in place. */
  #normalize(h: Float64Array, number: number): void {
    const gain = this.#vector(`gain${number}`);
    const shift = this.#vector(`shift${number}`);
    const mean = h.reduce((sum, x) => sum + x, 0) / h.length;
    const variance = h.reduce((sum, x) => sum + (x - mean) ** 2, 0) / h.length;
    const factor = 1 / Math.sqrt(variance + EPSILON);
    for (let i = 0; i < h.length; i++) h[i] = Math.max(0, (h[i]! - mean) * factor * gain[i]! + shift[i]!);
  }

  /** The logits of a number of actions, each given by its parts. */
  logits(row: number, parts: Int16Array, actions: number, most: number): number[] {
    const head = this.#matrix("head");
    const bias = this.#vector("head_bias");
    const known = new Map<number, number>();
    const judged = (part: number): number => {
      if (part === head.rows) return 0; // there is none
      let found = known.get(part);
      if (found === undefined) known.set(part, (found = bias[part]! + dot(head, part, this.#seen[row]!)));
      return found;
    };
    return Array.from({ length: actions }, (_, action) =>
      parts.subarray(action * most, (action + 1) * most).reduce((sum, part) => sum + judged(part), 0),
    );
  }

  /** The logits of winning by seat, then points in hundreds by seat. */
  outcome(row: number): number[] {
    const middle = product(this.#matrix("outcome_in"), this.#vector("outcome_in_bias"), this.#seen[row]!);
    const positive = middle.map((x) => Math.max(0, x));
    return [...product(this.#matrix("outcome_out"), this.#vector("outcome_out_bias"), positive)];
  }

  #matrix(name: string): Matrix {
    return this.#matrices.get(name)!;
  }

  #vector(name: string): Float32Array {
    return this.#vectors.get(name)!;
  }
}

/** A row of a matrix times a vector. */
function dot({ columns, factors, numbers }: Matrix, row: number, h: Float64Array): number {
  const first = row * columns;
  let sum = 0;
  for (let i = 0; i < columns; i++) sum += numbers[first + i]! * h[i]!;
  return sum * factors[row]!;
}

function product(matrix: Matrix, bias: Float32Array, h: Float64Array): Float64Array {
  return Float64Array.from(bias, (x, row) => x + dot(matrix, row, h));
}
