/** A forest as a picture: every host with its dwellers, on the hills behind them. */

import type { Catalog } from "../cards/catalog";
import { hills } from "../cards/scenery";
import { type SlotSide, hostFace } from "../cards/slots";
import { leafIcon, speciesIcon } from "../look/icons";
import type { Host } from "../protocol";
import { Daylight } from "./daylight";

export interface ForestPicture {
  image: HTMLImageElement;
  height: number;
}

/** Between hosts, and around them. */
const GAP = 14;
const MARGIN = 26;
/** How large a host may be, and in how many rows they are drawn if they fit. */
const LARGEST = 168;
const SMALLEST = 84;
const ROWS = 3;
/** The dwellers' part of a host's width. */
const RIM = 0.29;
const RADIUS = 0.07;

type Box = readonly [x: number, y: number, width: number, height: number];

/** Where the dwellers of a host of this size lie. */
function boxOf(side: SlotSide, size: number): Box {
  const rim = RIM * size;
  const core = size - 2 * rim;
  const half = 0.485 * size;
  const boxes: Record<SlotSide, Box> = {
    top: [rim, 0, core, rim],
    bottom: [rim, size - rim, core, rim],
    left: [0, rim, rim, core],
    right: [size - rim, rim, rim, core],
    top1: [0, 0, half, rim],
    top2: [size - half, 0, half, rim],
    bottom1: [0, size - rim, half, rim],
    bottom2: [size - half, size - rim, half, rim],
  };
  return boxes[side];
}

const coreOf = (moor: boolean, size: number): Box => {
  const rim = RIM * size + 2;
  return moor ? [0, rim, size, size - 2 * rim] : [rim, rim, size - 2 * rim, size - 2 * rim];
};

/** As many columns as it takes to have few rows, with hosts as large as they can be then. */
export function arranged(hosts: number, width: number): { columns: number; size: number } {
  const inner = width - 2 * MARGIN;
  const sizeFor = (columns: number) => (inner - GAP * (columns - 1)) / columns;
  const fewest = Math.ceil(hosts / ROWS);
  const most = Math.floor((inner + GAP) / (SMALLEST + GAP));
  const fitting = Math.floor((inner + GAP) / (LARGEST + GAP));
  const columns = Math.max(1, Math.min(Math.max(fewest, Math.min(fitting, hosts)), most));
  return { columns, size: Math.min(LARGEST, sizeFor(columns)) };
}

/** The drawing itself; its symbols are those on the page. */
export function forestSvg(catalog: Catalog, hosts: readonly Host[], width: number): { svg: string; height: number } {
  const { columns, size } = arranged(hosts.length, width);
  const rows = Math.ceil(hosts.length / columns);
  const height = Math.round(2 * MARGIN + rows * size + (rows - 1) * GAP);
  const left = (width - columns * size - (columns - 1) * GAP) / 2;
  const used = new Set<string>();
  const daylight = new Daylight();

  const piece = ([x, y, w, h]: Box, fill: string, glyph: string, icon: string, many: number): string => {
    used.add(icon);
    const side = Math.min(w, h) * 0.86;
    const [across, down] = [x + (w - side) / 2, y + (h - side) / 2];
    const count = many > 1 ? badge(x + w, y + h, many) : "";
    return (
      `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${RADIUS * size}" fill="${fill}"/>` +
      `<g style="color:${glyph};--cut:${fill}"><use href="#${icon}" x="${across}" y="${down}" width="${side}" height="${side}"/></g>${count}`
    );
  };
  const badge = (right: number, bottom: number, many: number) => {
    const r = 0.1 * size;
    return (
      `<circle cx="${right - r}" cy="${bottom - r}" r="${r}" fill="#fffdf6"/>` +
      `<text x="${right - r}" y="${bottom - 0.6 * r}" font-size="${1.3 * r}" font-weight="700" text-anchor="middle" ` +
      `font-family="system-ui, sans-serif" fill="#1b241f">${many}</text>`
    );
  };

  const drawn = hosts.map((host, i) => {
    const face = hostFace(catalog, host);
    const x = left + (i % columns) * (size + GAP);
    const y = MARGIN + Math.floor(i / columns) * (size + GAP);
    const core = coreOf(face.moor, size);
    const parts = [
      face.half
        ? piece(
            core,
            daylight.of("y", face.half.symbol),
            daylight.of("yg", face.half.symbol),
            face.kind === "tree" ? leafIcon(face.half.symbol) : speciesIcon(face.half.species.key),
            1,
          )
        : piece(core, face.moor ? "#6a5870" : "#4e7a62", "#fff", face.moor ? "t-moor" : "k-sapling", 1),
    ];
    host.slots.forEach((cards, slot) => {
      if (cards[0] === undefined) return;
      const { species, symbol } = catalog.inSlot(cards[0], slot);
      const box = boxOf(face.sides[slot] ?? "top", size);
      parts.push(
        piece(box, daylight.of("y", symbol), daylight.of("yg", symbol), speciesIcon(species.key), cards.length),
      );
    });
    return `<g transform="translate(${x} ${y})">${parts.join("")}</g>`;
  });
  daylight.remove();

  const symbols = [...used].flatMap((id) => document.getElementById(id)?.outerHTML ?? []);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<defs>${symbols.join("")}<clipPath id="frame"><rect width="${width}" height="${height}" rx="28"/></clipPath></defs>` +
    `<g clip-path="url(#frame)">${landscape(catalog.game === "dartmoor", width, height)}${drawn.join("")}</g></svg>`;
  return { svg, height };
}

/** Sky, sun and hills. */
function landscape(moor: boolean, width: number, height: number): string {
  const { sun, paths } = hills("forest", moor);
  const tones = moor ? ["#dcd3cf", "#c3b5b8", "#a5949c"] : ["#cfe0c4", "#b0cba4"];
  const near = paths.map((path, i) => `<path d="${path}" fill="${tones[i]}"/>`).join("");
  return (
    `<rect width="${width}" height="${height}" fill="${moor ? "#efe9e1" : "#edf3e2"}"/>` +
    `<circle cx="${(sun[0] / 100) * width}" cy="${0.2 * height}" r="${0.14 * Math.min(width, height)}" fill="#fbeec2"/>` +
    `<svg width="${width}" height="${height}" viewBox="0 0 100 100" preserveAspectRatio="none">${near}</svg>`
  );
}

/** A forest, ready to be drawn on a canvas of this width. */
export async function forestPicture(catalog: Catalog, hosts: readonly Host[], width: number): Promise<ForestPicture> {
  const { svg, height } = forestSvg(catalog, hosts, width);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return { image, height };
}
