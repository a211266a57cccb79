/** Seats survive a restart of the server: the key on a device still opens its table. */

import type { Page } from "@playwright/test";
import { VERSION, type Welcome } from "../src/protocol.ts";
import { expect, test } from "./fixtures.ts";
import { loadsAll } from "./settled.ts";

/** Which person the server takes this device for, by the key it has. */
const whoAmI = (page: Page, code: string) =>
  page.evaluate(
    async ({ code, version }) => {
      const { token } = JSON.parse(localStorage.getItem("spinney-seats")!)[code];
      const socket = new WebSocket(`/api/tables/${code}/socket`);
      socket.onopen = () => socket.send(JSON.stringify({ type: "hello", version, token, language: "en" }));
      const { type, person } = await new Promise<Partial<Welcome>>((done, failed) => {
        socket.onmessage = ({ data }) => done(JSON.parse(data as string));
        socket.onclose = ({ code }) => failed(new Error(`closed: ${code}`));
      });
      socket.close();
      return { type, person };
    },
    { code, version: VERSION },
  );

test("a table is still there after the server was killed", async ({ page, visitor, newVisitor, server }) => {
  const seats = [{ kind: "me" as const }, { kind: "open" as const }];
  const host = await server.newTable({ seats });
  const guest = await server.join(host.code, { name: "Ben" });
  await visitor.hasSeats({ admission: host });
  await visitor.opens("/about");
  const other = await newVisitor();
  await other.hasSeats({ admission: guest, name: "Ben" });
  await other.opens("/about");
  // Nothing is left to load: it would fail without the server.
  for (const each of [page, other.page]) {
    await loadsAll(each);
    await each.waitForLoadState("networkidle");
  }
  await server.kill();
  await server.start();
  expect(await whoAmI(page, host.code)).toEqual({ type: "welcome", person: 0 });
  expect(await whoAmI(other.page, host.code)).toEqual({ type: "welcome", person: 1 });
});
