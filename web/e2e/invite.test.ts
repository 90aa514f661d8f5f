import { expect, it, onPhone } from "./fixtures";
import { sizes } from "./visitor";

it("a friend reads who invites to what, gives a name and plays", async ({ ann, enter }) => {
  await ann.goto("");
  await ann.press("Inviter un ami");
  await ann.choose("Chess Mutation");
  await ann.page.getByLabel("Votre nom").fill("Zoé");
  await ann.press("Créer le lien");
  await ann.sees("Invitez un ami.");
  await ann.sees("Règles habituelles, sans pendule.");
  // Nobody else could follow a link to this very device: it says so and draws no code.
  await ann.sees(/ne marche que sur cet appareil/);
  await expect(ann.page.getByRole("button", { name: "Code QR" })).toHaveCount(0);
  // Nothing is dealt in this game: there is nothing to check.
  await expect(ann.page.getByText("L’engagement du serveur")).toHaveCount(0);
  const ben = await enter(onPhone);
  await ben.join(ann);
  await ben.sees("Zoé vous invite à jouer à Chess Mutation.");
  await expect(ben.page.getByText("vous regardez")).toHaveCount(0);
  await ben.shows("h1", "main form .btn");
  await ben.page.getByLabel("Votre nom").fill("Ben");
  await ben.press("M’asseoir et jouer");
  await ben.board();
  await ann.board();
  await ann.sees("Ben");
});

it("a new game fits the window, folded, and begins with one click; what was chosen is kept", async ({ ann }) => {
  const { page } = ann;
  await ann.goto("");
  for (const size of [sizes.desk, { width: 1280, height: 720 }, sizes.phone]) {
    await page.setViewportSize(size);
    await ann.press("Nouvelle partie");
    await ann.sees("Règles habituelles, camp au hasard");
    const fits = (): Promise<object> =>
      page.evaluate(() => {
        const body = document.querySelector("dialog[open] .body");
        const { top, bottom } = document.querySelector("dialog[open]")!.getBoundingClientRect();
        return { whole: body?.scrollHeight === body?.clientHeight, inside: top >= 0 && bottom <= innerHeight };
      });
    await expect.poll(fits, { message: `${size.width}` }).toEqual({ whole: true, inside: true });
    await page.keyboard.press("Escape");
  }
  await page.setViewportSize(sizes.desk);
  await ann.press("Nouvelle partie");
  await ann.choose("Tsunami sur le goban");
  await ann.press("Changer");
  await page.getByRole("dialog").getByText("Aucune", { exact: true }).click();
  await page.getByRole("dialog").getByText("Noir", { exact: true }).click();
  await ann.sees("Sans cartes, votre camp : Noir");
  await page.getByRole("dialog").getByRole("button", { name: "Jouer" }).click();
  await ann.board();
  await ann.goto("games/tsunami");
  await page.locator("main .play").click();
  await ann.board();
  await expect(page).toHaveURL(/\/g\//);
  const { options } = await ann.ask<{ options: Record<string, string> }>(
    `matches/${page.url().split("/").at(-1) ?? ""}`,
  );
  expect(options["deck"]).toBe("none");
  await ann.touch("D4");
  await ann.played(1);
});

it("whoever looks elsewhere is told that it is their turn, and nothing that they can't see from there", async ({
  ann,
  ben,
}) => {
  const { page } = ann;
  // A headless browser shows no notices: what would be shown is kept.
  await page.addInitScript(() => {
    const told: unknown[] = [];
    let asked = 0;
    class Notice {
      static permission = "default";
      static requestPermission(): Promise<string> {
        asked += 1;
        return Promise.resolve((Notice.permission = "granted"));
      }
      constructor(title: string, options: object) {
        told.push({ title, ...options });
      }
      close(): void {
        told.pop();
      }
    }
    Object.assign(globalThis, { Notification: Notice, notices: () => ({ asked, told }) });
  });
  const notices = () =>
    page.evaluate(() =>
      (globalThis as unknown as { notices(): { asked: number; told: Record<string, string>[] } }).notices(),
    );
  const deck = [5, 7, 9, 10, 15, 17, 19, 20, 23, 24, 27, 30, 43, 44, 45, 47, 62, 65, 4, 3].join(",");
  await ann.open({ game: "ironpond", options: { deck }, opponent: "friend", seat: "black" });
  const id = page.url().split("/").at(-1) ?? "";
  await ben.ask(`matches/${id}/seat`, {});
  await ben.goto(`g/${id}`);
  await ben.board();
  await ann.board();
  await ben.touch("e2");
  await ben.touch("e4");
  await ann.labels("e4", /pion/);
  expect((await notices()).asked).toBe(0);
  await ann.press("M’avertir quand c’est à moi de jouer");
  await ben.sees("Finir mon tour");
  // It isn't her turn yet, and she still looks.
  await expect.poll(notices).toEqual({ asked: 1, told: [] });
  await page.evaluate(() => Object.defineProperty(document, "hidden", { configurable: true, get: () => true }));
  await ben.press("Finir mon tour");
  await expect.poll(async () => (await notices()).told.length).toBe(1);
  const [notice] = (await notices()).told;
  expect(Object.keys(notice ?? {}).sort()).toEqual(["body", "icon", "tag", "title"]);
  expect(notice).toMatchObject({ title: "À vous de jouer", tag: id });
  expect(notice?.["body"]).toMatch(/^Iron Pond, contre [^,]+$/);
});

it("who waits for a friend sees the board, warms up, and is told when the friend is there", async ({ ann, ben }) => {
  await ann.calls("Anne");
  await ben.calls("Ben");
  await ann.open({ game: "mutation", options: {}, opponent: "friend", seat: "white", begin: "seated" });
  await expect(ann.page.locator(".expecting .still svg")).toBeVisible();
  const id = ann.page.url().split("/").at(-1) ?? "";
  await ann.press("S’échauffer contre l’ordinateur");
  await ann.board();
  expect(ann.page.url()).not.toContain(id);
  await expect
    .poll(async () => (await ben.ask<{ seats: { here: boolean }[] }>(`matches/${id}`)).seats.some((s) => s.here))
    .toBe(false);
  await ben.goto(`g/${id}`);
  await ben.press("M’asseoir et jouer");
  await ann.page.getByRole("status").getByRole("link", { name: "Voir" }).click();
  await expect(ann.page).toHaveURL(new RegExp(id));
  await ann.board();
});

it("who waits for a friend may call the game off", async ({ ann, ben }) => {
  await ann.open({ game: "felon", options: {}, opponent: "friend", seat: "yellow", begin: "seated" });
  const { pathname } = new URL(ann.page.url());
  await ann.press("Annuler cette partie");
  await expect(ann.page).toHaveURL(ann.address);
  await expect.poll(() => ann.ask("matches")).toEqual([]);
  await ben.page.goto(ben.address + pathname.slice(1));
  await ben.sees(/introuvable|n’existe/);
});
