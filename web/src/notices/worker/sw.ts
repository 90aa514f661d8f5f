import "../../app/worker/files";
import { pages, worker, type Page, type Waiting } from "../../app/worker/scope";
import type { PushMessage, PushSubscriber } from "../../wire";
import { newsOf, pathOf } from "./news";

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

worker.addEventListener("push", (event: Waiting & { data: { text(): string } | null }) => {
  if (event.data) event.waitUntil(tell(event.data.text()));
});
worker.addEventListener("notificationclick", (event: Waiting & { notification: Notification }) => {
  event.notification.close();
  event.waitUntil(lead(String(event.notification.data)));
});
worker.addEventListener("pushsubscriptionchange", (event: Waiting) => event.waitUntil(moved()));
