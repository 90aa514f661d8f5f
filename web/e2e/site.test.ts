import { BY_LOT } from "./device";
import { DAILY, expect, it as house } from "./fixtures";
import { Folder } from "./folder";
import { READY } from "./server";
import type { Visitor } from "./visitor";

const HOME = "https://play.example.org";

/** In a copy of the house without a server; whatever isn't one of its files, or isn't there, fails the test. */
const it = house.extend<object, { folder: Folder }>({
  folder: [
    async ({}, use) => {
      const folder = await new Folder().open("--home", HOME);
      await use(folder);
      await folder.clear();
    },
    { scope: "worker", timeout: READY },
  ],
  address: async ({ folder }, use) => use(folder.address),
  enter: async ({ enter, folder }, use) => {
    const elsewhere: string[] = [];
    await use(async (options) => {
      const visitor = await enter(options);
      visitor.page.on("request", (asked) => {
        if (!asked.url().startsWith(folder.address)) elsewhere.push(asked.url());
      });
      visitor.page.on("websocket", (line) => elsewhere.push(line.url()));
      return visitor;
    });
    expect(elsewhere).toEqual([]);
    expect(folder.lost.splice(0)).toEqual([]);
  },
});

async function titled(visitor: Visitor, title: string): Promise<void> {
  await expect(visitor.page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
}

/** A page of each kind, by its address, and what stands on it once all has come. */
const PAGES: [path: string, title: string, sight: string][] = [
  ["", "Cinq jeux qui dérèglent les échecs et le go.", "Jouer avec d’autres sur play.example.org"],
  ["games/tsunami/", "Tsunami sur le goban", "Jouer avec d’autres sur play.example.org"],
  ["rules/", "Les règles de quel jeu ?", "Le Félon"],
  ["rules/ironpond/index.html", "Iron Pond : les règles", "Bombe"],
  ["fidelity/felon/", "Le Félon : ce qui est sûr, ce qui est reconstitué", "Lire les règles"],
  ["cards/tsunami/", "Les cartes", "Barrage"],
  ["me/", "Vous", "Sur cet appareil"],
  ["workshop/ironpond/", "L’atelier des cartes", "Marelle"],
  ["decks/tsunami/", "Le jeu de cartes du club", "40 cartes dans la pioche."],
  ["sheet/confusion/", "Feuille de déduction", "Imprimer"],
  ["replay/felon/", "Une partie d’exemple", "coup 0 sur 33"],
  ["replay/", "Ouvrir une partie", "Choisir un fichier"],
  ["privacy/", "Vie privée", "L’hébergeur de ces fichiers"],
  ["notices/", "Pas de serveur ici", "Jouer avec d’autres sur play.example.org"],
  ["practice/ironpond/", "Iron Pond : les leçons", "Leçons"],
];

/** The squares that one touches first in each game against the computer, and how much the list has then at least. */
const FIRST: Readonly<Record<string, [squares: readonly string[], listed: number]>> = {
  mutation: [["e2", "e4"], 2],
  ironpond: [["g1", "f3"], 1],
  felon: [["g13"], 2],
  confusion: [["c10", "c8"], 2],
  tsunami: [["G7"], 2],
};

for (const [game, [squares, listed]] of Object.entries(FIRST))
  it(`${game} is played against the computer, and kept`, async ({ ann }) => {
    const { page, address } = ann;
    await ann.goto(`games/${game}/`);
    await ann.press("Jouer contre l’ordinateur");
    await expect(page).toHaveURL(/\/g\/\?d-\w+$/);
    await ann.board();
    for (const square of squares) await ann.touch(square);
    await ann.played(listed);
    await expect(page.getByText(BY_LOT)).toHaveCount(0);
    await page.reload();
    await ann.board();
    await ann.played(listed);
    const table = page.url();
    await page.goto(address);
    await page
      .getByRole("link", { name: /contre l’ordinateur/ })
      .first()
      .click();
    await expect(page).toHaveURL(table);
  });

it("every page opens by its address", async ({ ann }) => {
  for (const [path, title, sight] of PAGES) {
    await ann.goto(path);
    await titled(ann, title);
    await ann.sees(sight);
  }
});

it("one goes about in it, and finds the page again after a reload", DAILY, async ({ ann }) => {
  const { page, address } = ann;
  await ann.goto("rules/");
  await page
    .getByRole("link", { name: /Le Félon/ })
    .first()
    .click();
  await expect(page).toHaveURL(`${address}rules/felon/`);
  await page.getByRole("link", { name: "Leçons" }).first().click();
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Valet/ })
    .first()
    .click();
  await expect(page).toHaveURL(/practice\/felon\/\?\w+$/);
  const lesson = page.getByRole("heading", { level: 1, name: /^Valet/ });
  await expect(lesson).toBeVisible();
  await page.reload();
  await expect(lesson).toBeVisible();
  await page.getByRole("link", { name: "Zizanie, accueil" }).click();
  await expect(page).toHaveURL(address);
  await expect(page.locator(".zb-letter").first()).toHaveCSS("text-anchor", "middle");
  await page.goBack();
  await expect(lesson).toBeVisible();
});

it("each visitor sees it in their language and colours from the first moment", async ({ enter }) => {
  const visitor = await enter({ locale: "en-GB" });
  const { page } = visitor;
  let arrive = (): void => undefined;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route("**/assets/index-*.js", async (route) => (await held, route.continue()));
  const opened = async (title: string): Promise<void> => {
    await page.goto(`${visitor.address}privacy/`, { waitUntil: "commit" });
    await titled(visitor, title);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  };
  await opened("Privacy");
  await expect(page).toHaveTitle("Privacy | Zizanie");
  arrive();
  await visitor.press("Français");
  await titled(visitor, "Vie privée");
  await page.getByRole("button", { name: /^Couleurs : / }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await opened("Vie privée");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
});

it("a browser that can’t run the program says so", async ({ ann }) => {
  await ann.page.addInitScript(() => (WebAssembly.validate = () => false));
  await ann.goto("games/felon/");
  await ann.press("Jouer contre l’ordinateur");
  await ann.sees("Ce navigateur ne peut pas jouer sans serveur.");
  await ann.sees("Ce navigateur ne sait pas faire tourner les jeux sur l’appareil.");
});

it("nothing is offered that needs somebody elsewhere", async ({ ann }) => {
  const { page } = ann;
  await ann.goto("games/felon/");
  await expect(page.getByRole("link", { name: "Jouer avec d’autres sur play.example.org" })).toHaveAttribute(
    "href",
    `${HOME}/`.replace(/\/$/, ""),
  );
  await ann.press("À deux sur cet écran");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("radio", { name: "À deux sur cet écran" })).toBeChecked();
  for (const other of ["Inviter un ami", "Un joueur en ligne"]) await expect(dialog.getByText(other)).toHaveCount(0);
  await page.keyboard.press("Escape");
  await ann.press("Réglages");
  await expect(page.getByRole("dialog").getByRole("link")).toHaveText(["Vous", "Vie privée"]);
});
