import type { PushMessage, PushSubscriber } from "../../wire";
import { newsOf, pathOf } from "./news";

/** What this file uses of a worker that stands between a site and the browser; TypeScript's own is another world than the page's. */
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Page {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<Page>;
  navigate(url: string): Promise<Page | null>;
  postMessage(message: unknown): void;
}
interface Worker {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: { type: "window"; includeUncontrolled: true }): Promise<Page[]>;
    openWindow(url: string): Promise<Page | null>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: string, heard: (event: never) => void): void;
}

const worker = globalThis as unknown as Worker;
const pages = (): Promise<Page[]> => worker.clients.matchAll({ type: "window", includeUncontrolled: true });

/** Tells what has come; whoever looks at one of our pages finds it there. */
async function tell(text: string): Promise<void> {
  const { language, notice } = JSON.parse(text) as PushMessage;
  const open = await pages();
  for (const page of open) page.postMessage("news");
  if (open.some((page) => page.visibilityState === "visible")) return;
  const { title, body } = newsOf(notice, language);
  await worker.registration.showNotification(title, {
    body,
    lang: language,
    // As a page names it that shows the same.
    tag: notice.match ?? notice.game,
    // What takes the place of an older one is news as well.
    renotify: true,
    icon: "/icon-turn.svg",
    data: pathOf(notice),
  } as NotificationOptions);
}

/** Leads to where a piece of news belongs, in a page that is open if there is one. */
async function lead(path: string): Promise<void> {
  const open = await pages();
  const there = open.find((page) => new URL(page.url).pathname === path);
  if (there) await there.focus();
  else if (!(open[0] && (await taken(open[0], path)))) await worker.clients.openWindow(path);
}

/** Whether an open page went there: one that was loaded past this worker can't be sent anywhere. */
async function taken(page: Page, path: string): Promise<boolean> {
  try {
    await (await page.focus()).navigate(path);
    return true;
  } catch {
    return false;
  }
}

/** The browser has another address from now on: the server hears it. */
async function moved(): Promise<void> {
  const { key } = (await (await fetch("/api/notifications/push")).json()) as { key: string };
  const next = await worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = "", keys } = next.toJSON();
  const language = navigator.language.startsWith("fr") ? "fr" : "en";
  const said: PushSubscriber = { endpoint, p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "", language };
  const headers = { "content-type": "application/json" };
  await fetch("/api/notifications/push", { method: "POST", headers, body: JSON.stringify(said) });
}

worker.addEventListener("install", () => void worker.skipWaiting());
worker.addEventListener("activate", (event: Waiting) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("push", (event: Waiting & { data: { text(): string } | null }) => {
  if (event.data) event.waitUntil(tell(event.data.text()));
});
worker.addEventListener("notificationclick", (event: Waiting & { notification: Notification }) => {
  event.notification.close();
  event.waitUntil(lead(String(event.notification.data)));
});
worker.addEventListener("pushsubscriptionchange", (event: Waiting) => event.waitUntil(moved()));
