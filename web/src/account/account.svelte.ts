/** The account this device follows, if any: its phrase is kept here, and what it carries stays the same everywhere. */

import { Refused, ask } from "../api";
import type { Account, AccountTerms, AccountVersion } from "../protocol";
import { type Belongings, bringHere, fromText, inText, merged, ofThisDevice } from "./belongings";
import { account } from "./followed.svelte";
import { type Keys, keysOf, seal, unseal } from "./keys";
import { type Misread, newSecret, phraseOf, secretOf } from "./phrase";

/** How soon a change is carried on, and how often at most. */
const SOON_MS = 2_000;
const PAUSE_MS = 15_000;
/** Other devices may be faster a few times in a row. */
const TRIES = 5;

/** How it went last: "gone" if the server has no such account any more. */
let state = $state<"resting" | "working" | "unreachable" | "gone">("resting");
export const accountState = (): typeof state => state;

export const accountTerms = (): Promise<AccountTerms> => ask("/api/accounts");

const keysFor = async (phrase: readonly string[]): Promise<Keys> => {
  const secret = await secretOf(phrase.join(" "));
  if ("why" in secret) throw new Error("the phrase on this device is damaged");
  return keysOf(secret);
};

const put = async (keys: Keys, version: number, what: Belongings): Promise<AccountVersion> =>
  ask("/api/accounts", { token: keys.token, version, box: await seal(keys, inText(what)) }, "PUT");

function agree(phrase: string[], { seats }: Belongings): void {
  account.value = { phrase, agreed: Object.keys(seats), at: Date.now() };
}

/** Open a new account with everything on this device, with new words or with those it has. */
export async function openAccount(words?: string[]): Promise<void> {
  const phrase = words ?? (await phraseOf(newSecret()));
  const what = ofThisDevice();
  await put(await keysFor(phrase), 0, what);
  agree(phrase, what);
  state = "resting";
}

/** Follow an existing account; what is wrong with the words otherwise. */
export async function followAccount(text: string): Promise<Misread | undefined> {
  const secret = await secretOf(text);
  if ("why" in secret) return secret;
  await carry(await phraseOf(secret), []);
  state = "resting";
  return undefined;
}

/** Bring together what is here and there, until both have all of it. */
async function carry(phrase: string[], agreed: readonly string[]): Promise<void> {
  const keys = await keysFor(phrase);
  for (let left = TRIES; ; left -= 1) {
    const { version, box } = await ask<Account>("/api/accounts/read", { token: keys.token });
    const text = await unseal(keys, box);
    const all = merged(ofThisDevice(), fromText(text), agreed);
    bringHere(all);
    try {
      if (inText(all) !== text) await put(keys, version, all);
      return agree(phrase, all);
    } catch (refused) {
      if (!(refused instanceof Refused && refused.code === "outdated" && left > 1)) throw refused;
    }
  }
}

let running: Promise<void> | undefined;

/** Carry changes to and fro now. */
export function syncAccount(): Promise<void> {
  running ??= synced().finally(() => (running = undefined));
  return running;
}

async function synced(): Promise<void> {
  const followed = account.value;
  if (!followed) return;
  state = "working";
  try {
    await carry(followed.phrase, followed.agreed);
    state = "resting";
  } catch (refused) {
    state = refused instanceof Refused && refused.code === "not_found" ? "gone" : "unreachable";
    if (!(refused instanceof Refused)) console.error(refused);
  }
}

/** This device keeps what it has, and forgets the words. */
export function leaveAccount(): void {
  account.value = null;
  state = "resting";
}

/** Delete it on the server; every device keeps what it has. */
export async function deleteAccount(): Promise<void> {
  const { token } = await keysFor(account.value!.phrase);
  await ask("/api/accounts/delete", { token });
  leaveAccount();
}

let inStep = false;

/** From now on, carry every change soon, and look for those of other devices when the page is shown. */
export function keepInStep(): void {
  if (inStep) return;
  inStep = true;
  let last = "";
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    clearTimeout(waiting);
    if (state === "gone") return;
    const since = Date.now() - (account.value?.at ?? 0);
    waiting = setTimeout(() => void syncAccount(), Math.max(SOON_MS, PAUSE_MS - since));
  };
  $effect.root(() => {
    $effect(() => {
      const now = account.value ? inText(ofThisDevice()) : "";
      if (now && last && now !== last) soon();
      last = now;
    });
  });
  document.addEventListener("visibilitychange", () => {
    if (account.value && state !== "gone") void syncAccount();
  });
  void syncAccount();
}
