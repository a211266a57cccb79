/** Browser notifications, for those who want them and have another page in front. */

import { address, file } from "../place";
import { notices } from "../preferences.svelte";

/** Whether the browser allows them; asks if it has not been asked yet. */
export async function allowed(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}

/** Notify about a table, unless it is in view; replaces the previous one. */
export async function notify(title: string, body: string, table: string): Promise<void> {
  if (!notices.value || !document.hidden || !("Notification" in window) || Notification.permission !== "granted")
    return;
  const about = { body, tag: table, icon: file("icon-192.png"), data: address(`/t/${table}`) };
  // On phones only a service worker may show notifications.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(title, about);
  new Notification(title, about).onclick = () => window.focus();
}
