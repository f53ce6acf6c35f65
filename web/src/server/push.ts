// Messages that come to this browser though no page is open.
import type { PushGiven } from "../types/messages";

/** Let the browser keep the part of the pages that runs when none is open. */
export function keepWorker(): void {
  if ("serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js");
}

export function mayPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window;
}

/** Where this browser gets its messages; null when it does not want any. */
export async function endpointHere(): Promise<string | null> {
  if (!mayPush()) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription())?.endpoint ?? null;
}

/** Ask the browser for messages of a server with this key. */
export async function subscribe(key: string): Promise<PushGiven> {
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth! };
}

export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
