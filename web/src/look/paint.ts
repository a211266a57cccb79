/** The colours of tree symbols that only a set of one's own has; leaves.css has all others. */

let sheet: CSSStyleSheet | null = null;

/** A shade of the symbol's colour: its lightness, and how much of its chroma is left. */
const shade = (lightness: number, chroma: number): string => `oklch(from var(--y) ${lightness} calc(c * ${chroma}) h)`;

const both = (light: [number, number], dark: [number, number]): string =>
  `light-dark(${shade(...light)}, ${shade(...dark)})`;

/** The rules for one symbol, with the shades that leaves.css gives the others. */
function rules(symbol: string, colour: string): string {
  return `.y-${symbol} {
    --y: ${colour};
    --yg: oklch(from ${colour} clamp(0.2, (0.62 - l) * 1000, 0.99) 0.01 h);
    --sky: ${both([0.94, 0.4], [0.28, 0.4])};
    --sun: ${both([0.985, 0.15], [0.37, 0.45])};
    --h1: ${both([0.88, 0.6], [0.34, 0.55])};
    --h2: ${both([0.8, 0.7], [0.41, 0.65])};
    --h3: ${both([0.72, 0.85], [0.35, 0.6])};
    --sil: ${both([0.32, 0.7], [0.9, 0.35])};
    --deep: ${both([0.5, 1], [0.8, 0.7])};
  }`;
}

export function paint(colours: Readonly<Record<string, string>>): void {
  const painted = Object.entries(colours);
  if (!painted.length) return;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.replaceSync(painted.map(([symbol, colour]) => rules(symbol, colour)).join("\n"));
}
