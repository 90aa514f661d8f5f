import type { Page, WebSocket } from "@playwright/test";
import { DAILY, expect, it, onPhone, pushed } from "./fixtures";
import { pretends } from "./push";
import type { Visitor } from "./visitor";

it.beforeEach(async ({ ann, ben }) => {
  await ann.calls("Anne");
  await ben.calls("Ben");
});

const bell = (visitor: Visitor, label: string): ReturnType<Visitor["page"]["getByRole"]> =>
  visitor.page.getByRole("link", { name: label, exact: true });

/** Waits until the server has something new, and lets the page ask again what it asks every half a minute. */
async function rings(visitor: Visitor): Promise<void> {
  await expect.poll(async () => (await visitor.ask<{ news: number }>("me")).news).toBe(1);
  await expect
    .poll(async () => {
      await visitor.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      return bell(visitor, "Notifications : 1").isVisible();
    })
    .toBe(true);
}

it("who is elsewhere learns that it is their turn, and comes to it", async ({ ann, ben }) => {
  await ann.meets(ben);
  await ben.leaves(ann, "rules/felon");
  await expect(bell(ben, "Notifications")).toBeVisible();
  await ann.play("d2d3", 1);
  await rings(ben);
  await bell(ben, "Notifications : 1").click();
  await ben.sees("À vous de jouer contre Anne");
  // What has been read still waits.
  await expect(bell(ben, "Notifications : 1")).toBeVisible();
  await ben.page.getByRole("link", { name: /À vous de jouer contre Anne/ }).click();
  await ben.sees("À vous de jouer.");
  await ben.play("d7d5", 2);
  // What was told of a turn goes a moment after it was made.
  await expect
    .poll(async () => (await ben.ask<{ notifications: unknown[] }>("notifications")).notifications)
    .toEqual([]);
  await ben.goto("notices");
  await ben.sees("Rien pour l’instant.");
  await ann.sees("À vous de jouer.");
});

it("the end of a game is told on a phone, too", async ({ ann, enter }) => {
  const ben = await enter(onPhone);
  await ben.calls("Ben");
  await ann.meets(ben);
  await ben.leaves(ann, "games/felon");
  await expect(bell(ben, "Notifications")).toBeVisible();
  await ann.press("Abandonner");
  await ann.press("Abandonner");
  await rings(ben);
  await bell(ben, "Notifications : 1").click();
  await ben.sees("La partie contre Anne est finie");
});

/** Anne challenges Ben, whom she has met. */
async function challenges(ann: Visitor, ben: Visitor): Promise<void> {
  await ann.meets(ben);
  const { id } = await ann.ask<{ id: string }>(`matches/${ann.page.url().split("/").at(-1) ?? ""}/opposite`);
  await ben.goto("rules/felon");
  await expect(bell(ben, "Notifications")).toBeVisible();
  await ben.listens();
  const other = await ben.context.newPage();
  await other.goto(`${ben.address}fidelity/felon`);
  await other.getByRole("link", { name: "Notifications", exact: true }).waitFor();
  await ben.page.bringToFront();
  await ann.ask(`people/${id}/challenges`, {
    game: "confusion",
    options: {},
    opponent: "friend",
    seat: "random",
    begin: "seated",
  });
}

it("a challenge is said at once in every window, over one socket, and taken up where one is", async ({ ann, ben }) => {
  /** The lines that the challenge came over. */
  const told = new Set<WebSocket>();
  const watch = (page: Page): void =>
    void page.on("websocket", (line) => {
      line.on("framereceived", ({ payload }) => {
        if (payload.toString().includes("challenged")) told.add(line);
      });
    });
  watch(ben.page);
  ben.context.on("page", watch);
  await challenges(ann, ben);
  await ben.sees("Anne vous défie");
  // Whatever it can be answered stands in one row.
  const middles = (all: Element[]): number =>
    new Set(all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => Math.round(top + bottom))).size;
  await expect.poll(() => ben.page.locator(".toasts section > :is(a, button)").evaluateAll(middles)).toBe(1);
  const [, other] = ben.context.pages();
  await other?.getByText("Anne vous défie").waitFor();
  expect(told.size).toBe(1);
  await expect(bell(ben, "Notifications : 1")).toBeVisible();
  await ben.press("Accepter");
  await ben.page.waitForURL(/\/g\//);
});

it("where nothing can be told at once, the page asks every half a minute", async ({ ann, ben, doors }) => {
  await ben.page.routeWebSocket("**/ws/me", (socket) => void socket.close());
  await ann.meets(ben);
  await ben.leaves(ann);
  await doors.agree(ben);
  await ben.goto("rules/felon");
  await expect(bell(ben, "Notifications")).toBeVisible();
  await ann.play("d2d3", 1);
  await expect.poll(async () => (await ben.ask<{ news: number }>("me")).news).toBe(1);
  await ben.page.clock.fastForward(31_000);
  await expect(bell(ben, "Notifications : 1")).toBeVisible();
});

it("the title, the bell, the list and the next game agree on what waits", async ({ ann, ben }) => {
  await ben.meets(ann);
  await ann.meets(ben);
  await ann.goto("rules/felon");
  await expect(bell(ann, "Notifications : 1")).toBeVisible();
  await expect(ann.page).toHaveTitle(/1/);
  await ann.goto("");
  await expect(ann.page.getByRole("region", { name: "Vos parties" }).getByRole("link")).not.toHaveCount(0);
  await expect(ann.page).toHaveTitle(/1/);
});

pushed("a browser is told until its owner wants it no more", async ({ ben }) => {
  await pretends(ben, "https://fcm.googleapis.com/fcm/send/abc");
  const local = ben.address.replace("127.0.0.1", "localhost");
  await ben.page.goto(`${local}notices`);
  await ben.press("M’avertir sur cet appareil");
  await ben.sees("Vous serez averti sur cet appareil.");
  await ben.sees("M’avertir quand");
  await ben.page.getByText("Une partie est finie").click();
  await expect(ben.page.getByLabel("Une partie est finie")).not.toBeChecked();
  await expect(ben.page.getByLabel("Une partie est finie")).toBeEnabled();
  await ben.page.reload();
  await expect(ben.page.getByLabel("Une partie est finie")).not.toBeChecked();
  await expect(ben.page.getByLabel("C’est à moi de jouer, ou mon temps est presque écoulé")).toBeChecked();
  await ben.press("Retirer : Chrome, Linux");
  await expect(ben.page.getByText("Appareils avertis")).toHaveCount(0);
});

pushed("a service that nobody knows is not asked", async ({ ben }) => {
  await pretends(ben, "https://169.254.169.254/latest/meta-data");
  await ben.page.goto(`${ben.address.replace("127.0.0.1", "localhost")}notices`);
  await ben.press("M’avertir sur cet appareil");
  await ben.sees(
    "Ce serveur ne connaît pas le service de notifications de ce navigateur. Essayez un autre navigateur.",
  );
});

pushed("a message is shown while nobody looks, and to nobody who does", DAILY, async ({ ben }) => {
  const local = ben.address.replace("127.0.0.1", "localhost");
  await ben.context.grantPermissions(["notifications"], { origin: new URL(local).origin });
  await ben.page.goto(`${local}rules`);
  const registration = await ben.page.evaluate(async () => {
    await navigator.serviceWorker.register("/sw.js");
    return (await navigator.serviceWorker.ready).scope;
  });
  const worker = ben.context.serviceWorkers()[0] ?? (await ben.context.waitForEvent("serviceworker"));
  const line = await ben.context.newCDPSession(ben.page);
  const versions = new Promise<string>((found) =>
    line.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const one = registrations.find(({ scopeURL }) => scopeURL === registration);
      if (one) found(one.registrationId);
    }),
  );
  await line.send("ServiceWorker.enable");
  const registrationId = await versions;
  const deliver = async (match: string): Promise<void> => {
    const notice = { number: 1, at: 0, kind: "turn", game: "felon", match, other: "Zoé", due: 0, seen: false };
    const data = JSON.stringify({ language: "fr", notice });
    await line.send("ServiceWorker.deliverPushMessage", { origin: new URL(local).origin, registrationId, data });
  };
  // Who asks a browser what it shows while it begins to show it takes that away: so what it was given to show is kept.
  await worker.evaluate(() => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const show = registration.showNotification.bind(registration);
    const shown: unknown[] = [];
    registration.showNotification = async (title, options) => {
      await show(title, options);
      shown.push({ title, body: options?.body, tag: options?.tag });
    };
    Object.assign(globalThis, { shown });
  });
  const shown = (): Promise<unknown[]> => worker.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown);
  await ben.page.evaluate(() => {
    const heard: unknown[] = [];
    navigator.serviceWorker.addEventListener("message", ({ data }) => heard.push(data));
    Object.assign(globalThis, { heard });
  });
  const heard = (): Promise<unknown[]> =>
    ben.page.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard);
  await deliver("abc");
  await expect.poll(heard).toEqual(["news"]);
  // Under another name it is another site.
  await ben.goto("");
  await deliver("def");
  await expect.poll(shown).toEqual([{ title: "À vous de jouer contre Zoé", body: "Le Félon", tag: "def" }]);
});
