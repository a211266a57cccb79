/**
 * The two keys of an account, both derived from its phrase: one opens it on the server, the other encrypts what it
 * keeps and never leaves this device. The secret has 128 random bits, so nothing needs to be slow.
 */

export interface Keys {
  /** What the server is told; it keeps only a fingerprint of it. */
  token: string;
  cipher: CryptoKey;
}

/** Without an encrypted connection, browsers have no cryptography. */
export const canEncrypt = (): boolean => typeof crypto !== "undefined" && "subtle" in crypto;

const NONCE = 12;
const bytesOf = (text: string) => new TextEncoder().encode(text);

export async function keysOf(secret: Uint8Array<ArrayBuffer>): Promise<Keys> {
  const from = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveBits", "deriveKey"]);
  const by = (info: string) => ({ name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: bytesOf(info) });
  const [token, cipher] = await Promise.all([
    crypto.subtle.deriveBits(by("spinney account"), from, 256),
    crypto.subtle.deriveKey(by("spinney record"), from, { name: "AES-GCM", length: 256 }, false, [
      "encrypt",
      "decrypt",
    ]),
  ]);
  const base = inBase64(new Uint8Array(token));
  return { token: base.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", ""), cipher };
}

function inBase64(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

async function through(bytes: Uint8Array<ArrayBuffer>, by: CompressionStream | DecompressionStream) {
  const stream = new Blob([bytes]).stream().pipeThrough(by);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A text, compressed and encrypted, in base 64. */
export async function seal({ cipher }: Keys, text: string): Promise<string> {
  const packed = await through(bytesOf(text), new CompressionStream("gzip"));
  const iv = crypto.getRandomValues(new Uint8Array(NONCE));
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: "AES-GCM", iv }, cipher, packed));
  const box = new Uint8Array(NONCE + sealed.length);
  box.set(iv);
  box.set(sealed, NONCE);
  return inBase64(box);
}

/** The text again; fails if the box is damaged or of another phrase. */
export async function unseal({ cipher }: Keys, box: string): Promise<string> {
  const bytes = Uint8Array.from(atob(box), (letter) => letter.charCodeAt(0));
  const iv = bytes.slice(0, NONCE);
  const packed = await crypto.subtle.decrypt({ name: "AES-GCM", iv }, cipher, bytes.slice(NONCE));
  return new TextDecoder().decode(await through(new Uint8Array(packed), new DecompressionStream("gzip")));
}
