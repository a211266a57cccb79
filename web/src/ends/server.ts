/** The server's end: HTTP and a WebSocket. */

import type { Problem } from "../protocol";
import { type Channel, type Ear, type End, Refused, type Request } from "./end";

async function ask<T>({ method, path, body, language, token }: Request): Promise<T> {
  const spoken = { "accept-language": language, ...(token && { authorization: `Bearer ${token}` }) };
  const request = body
    ? { method, body: JSON.stringify(body), headers: { ...spoken, "content-type": "application/json" } }
    : { headers: spoken };
  const answer = await fetch(path, request).catch(() => {
    throw new Refused("unavailable", "");
  });
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => ({ code: "unavailable", message: "" }))) as Problem;
  throw new Refused(problem.code, problem.message);
}

function open(code: string, ear: Ear): Channel {
  const address = new URL(`/api/tables/${code}/socket`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  const socket = new WebSocket(address);
  socket.addEventListener("open", () => ear.opened());
  socket.addEventListener("message", (event) => ear.heard(String(event.data)));
  socket.addEventListener("close", () => ear.closed());
  return {
    get state() {
      if (socket.readyState === WebSocket.CONNECTING) return "opening";
      return socket.readyState === WebSocket.OPEN ? "open" : "closed";
    },
    send: (text) => socket.send(text),
    close: () => socket.close(),
  };
}

export const server: End = { ask, open };
