/** The result as a picture, always drawn in the light theme's colours. */

import { SHAPES } from "../look/shapes";
import { Daylight } from "./daylight";
import type { ForestPicture } from "./forestPicture";

export interface Picture {
  title: string;
  about: string;
  /** The forest to show above the points, and whose it is. */
  forest?: (ForestPicture & { seat: number }) | undefined;
  /** Best first. */
  players: readonly { seat: number; name: string; place: string; score: number; note?: string }[];
  rows: readonly { name: string; points: readonly number[] }[];
  foot: string;
}

const WIDTH = 1200;
const EDGE = 56;
const NAMES = 210;
const ROW = 56;
const HEAD = 300;
/** Where the forest begins, and the space below it. */
const FOREST = 180;
const BELOW = 22;

export const FOREST_WIDTH = WIDTH - 2 * EDGE + 40;

const NOTE = 38;

/** How far the forest moves all else down. */
const downOf = ({ forest }: Picture): number => (forest ? forest.height + BELOW : 0);

/** Where the rows begin: notes need their own line. */
const headOf = (picture: Picture): number =>
  HEAD + downOf(picture) + (picture.players.some(({ note }) => note) ? NOTE : 0);

/** The height of a picture. */
export const heightOf = (picture: Picture): number => headOf(picture) + ROW * picture.rows.length + 110;

/** Text that fits into a width: smaller, and finally cut. */
function fitted(
  on: CanvasRenderingContext2D,
  text: string,
  font: (size: number) => string,
  size: number,
  width: number,
): string {
  for (let now = size; now >= size * 0.6; now -= 1) {
    on.font = font(now);
    if (on.measureText(text).width <= width) return text;
  }
  let cut = text;
  while (cut.length > 1 && on.measureText(`${cut}…`).width > width) cut = cut.slice(0, -1);
  return `${cut}…`;
}

export function draw(canvas: HTMLCanvasElement, picture: Picture): void {
  const height = heightOf(picture);
  canvas.width = WIDTH;
  canvas.height = height;
  const on = canvas.getContext("2d");
  if (!on) return;
  const daylight = new Daylight();
  const colour = (token: string) => daylight.of(token);
  const serif = (size: number) => `400 ${size}px "Young Serif", Georgia, serif`;
  const sans = (weight: number) => (size: number) => `${weight} ${size}px "Asap", system-ui, sans-serif`;

  on.fillStyle = colour("bg");
  on.fillRect(0, 0, WIDTH, height);
  on.textBaseline = "alphabetic";
  on.fillStyle = colour("ink");
  on.fillText(fitted(on, picture.title, serif, 60, WIDTH - 2 * EDGE), EDGE, 104);
  on.fillStyle = colour("ink2");
  on.fillText(fitted(on, picture.about, sans(400), 27, WIDTH - 2 * EDGE), EDGE, 150);

  const down = downOf(picture);
  const mark = (seat: number, x: number, y: number) => {
    on.save();
    on.translate(x, y);
    on.fillStyle = colour(`p${seat}`);
    on.fill(new Path2D(SHAPES[seat]));
    on.restore();
  };
  if (picture.forest) {
    const { image, height, seat } = picture.forest;
    on.drawImage(image, EDGE - 20, FOREST, FOREST_WIDTH, height);
    mark(seat, EDGE - 4, FOREST + 16);
  }

  const head = headOf(picture);
  const bottom = head + ROW * picture.rows.length + 12;
  on.fillStyle = colour("surface");
  on.strokeStyle = colour("line");
  on.lineWidth = 2;
  on.beginPath();
  on.roundRect(EDGE - 20, 180 + down, WIDTH - 2 * EDGE + 40, bottom - 180 - down, 28);
  on.fill();
  on.stroke();

  const width = (WIDTH - 2 * EDGE - NAMES) / picture.players.length;
  const most = Math.max(1, ...picture.rows.flatMap((row) => row.points));
  const left = (i: number) => EDGE + NAMES + i * width;

  picture.players.forEach(({ seat, name, place, score, note }, i) => {
    mark(seat, left(i), 203 + down);
    on.fillStyle = colour("ink");
    on.fillText(fitted(on, name, sans(600), 25, width - 46), left(i) + 34, 224 + down);
    on.font = sans(750)(52);
    on.fillText(String(score), left(i), 282 + down);
    const used = on.measureText(String(score)).width;
    on.fillStyle = colour("ink2");
    on.font = sans(400)(22);
    if (place) on.fillText(place, left(i) + used + 12, 282 + down);
    on.fillStyle = colour("bad");
    if (note) on.fillText(fitted(on, note, sans(600), 22, width - 16), left(i), 318 + down);
  });

  picture.rows.forEach(({ name, points }, r) => {
    const y = head + r * ROW;
    on.strokeStyle = colour("line");
    on.lineWidth = 1;
    on.beginPath();
    on.moveTo(EDGE - 20, y + 2);
    on.lineTo(WIDTH - EDGE + 20, y + 2);
    on.stroke();
    on.fillStyle = colour("ink");
    on.fillText(fitted(on, name, sans(500), 25, NAMES - 12), EDGE, y + 37);
    const best = Math.max(...points);
    picture.players.forEach(({ seat }, i) => {
      const value = points[i] ?? 0;
      const leads = points.length > 1 && value === best && value > 0;
      on.fillStyle = colour(value ? "ink" : "ink2");
      on.font = sans(leads ? 750 : 500)(25);
      on.textAlign = "right";
      on.fillText(value ? String(value) : "–", left(i) + 46, y + 37);
      on.textAlign = "left";
      if (value <= 0) return;
      on.fillStyle = colour(`p${seat}`);
      on.beginPath();
      on.roundRect(left(i) + 60, y + 22, Math.max(6, ((width - 84) * value) / most), 13, 6.5);
      on.fill();
    });
  });

  on.fillStyle = colour("act");
  on.font = serif(30);
  on.fillText("Spinney", EDGE, height - 38);
  on.fillStyle = colour("ink2");
  on.font = sans(400)(24);
  on.textAlign = "right";
  on.fillText(picture.foot, WIDTH - EDGE, height - 38);
  on.textAlign = "left";
  daylight.remove();
}

/** The canvas as a file. */
export function file(canvas: HTMLCanvasElement, name: string): Promise<File> {
  return new Promise((made, failed) =>
    canvas.toBlob(
      (blob) => (blob ? made(new File([blob], name, { type: "image/png" })) : failed(new Error("no picture"))),
      "image/png",
    ),
  );
}

/** Download a file. */
export function download(what: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(what);
  link.download = what.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
