/** The first load, on a slow phone. */

import { READY, expect, test } from "./fixtures.ts";
import { slowPhone, timeToInteractive, weight } from "./measure.ts";

const INTERACTIVE_MS = 2000;
const FIRST_LOAD_BYTES = 300_000;

test("home can be used soon", async ({ newVisitor }) => {
  const times: number[] = [];
  while (times.length < 3) {
    const { page } = await newVisitor();
    await slowPhone(page);
    times.push(Math.round(await timeToInteractive(page, "/", `${READY} :is(a, button)`)));
  }
  console.log(`/: interactive after ${times.join(", ")} ms`);
  expect(times.sort((a, b) => a - b)[1]).toBeLessThan(INTERACTIVE_MS);
});

for (const path of ["/", "/cards"])
  test(`${path} is light`, async ({ page }) => {
    const { bytes, files } = await weight(page, path);
    console.log(`${path}: ${bytes} bytes of scripts and styles in ${files.length} files`);
    expect(files.length).toBeGreaterThan(2);
    expect(bytes, files.join("\n")).toBeLessThan(FIRST_LOAD_BYTES);
  });
