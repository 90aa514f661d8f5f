import { lettersOf } from "../account/base64url";
import { begun } from "../net/keeper";
import { byHand } from "../site/installed";
import type { Lang } from "../site/settings.svelte";
import type { PushSubscriber } from "../wire";

/** Why this browser can't be told anything: by this address, before it is on the home screen, by itself, or because its owner said no; empty where it can. */
export function whyNone(): "" | "place" | "home" | "browser" | "denied" {
  if (!isSecureContext) return "place";
  if (!("serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis))
    return byHand() ? "home" : "browser";
  return Notification.permission === "denied" ? "denied" : "";
}

/** How this browser is told, if it is. */
export async function current(): Promise<PushSubscription | null> {
  if (whyNone() !== "") return null;
  const known = await navigator.serviceWorker.getRegistration();
  return (await known?.pushManager.getSubscription()) ?? null;
}

/** Asks the visitor, then their browser's service; null when the visitor says no. Throws where the service does. */
export async function subscribe(key: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await begun();
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made with another key hears nothing.
  await (await pushManager.getSubscription())?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Whether a browser's service takes what a server sends that is known by this key. */
export function heeds({ options }: PushSubscription, key: string): boolean {
  const made = (options as PushSubscriptionOptions | undefined)?.applicationServerKey;
  return !made || lettersOf(made) === key;
}

/** What the server has to know of a browser that is told. */
export function told(subscription: PushSubscription, language: Lang): PushSubscriber {
  const { endpoint = "", keys } = subscription.toJSON();
  return { endpoint, p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "", language };
}

/** How the server names a browser by its address. */
export async function idOf({ endpoint }: PushSubscription): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
