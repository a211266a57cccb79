/** Notices of the browser, for those who want them and look at something else. */

import { notices } from "../preferences.svelte";

/** Whether the browser allows them; whoever was never asked is asked now. */
export async function allowed(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}

/** Tell about a table, unless it is looked at; what was told before goes away. */
export async function notify(title: string, body: string, table: string): Promise<void> {
  if (!notices.value || !document.hidden || !("Notification" in window) || Notification.permission !== "granted")
    return;
  const about = { body, tag: table, icon: "/icon-192.png", data: `/t/${table}` };
  // On phones only a service worker may.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(title, about);
  new Notification(title, about).onclick = () => window.focus();
}
