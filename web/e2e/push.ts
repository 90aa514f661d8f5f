import { createECDH, randomBytes } from "node:crypto";
import type { Visitor } from "./visitor";

/** A browser’s service that says yes, with keys as a browser makes them. */
export async function pretends(visitor: Visitor, endpoint: string): Promise<void> {
  await visitor.context.grantPermissions(["notifications"]);
  const keys = createECDH("prime256v1");
  keys.generateKeys();
  const told = {
    endpoint,
    keys: { p256dh: keys.getPublicKey("base64url"), auth: randomBytes(16).toString("base64url") },
  };
  await visitor.page.addInitScript((told) => {
    const subscription = { endpoint: told.endpoint, toJSON: () => told, unsubscribe: () => Promise.resolve(true) };
    let now: unknown = null;
    PushManager.prototype.getSubscription = () => Promise.resolve(now as PushSubscription | null);
    PushManager.prototype.subscribe = () => Promise.resolve((now = subscription) as unknown as PushSubscription);
    Notification.requestPermission = () => Promise.resolve("granted" as const);
  }, told);
}
