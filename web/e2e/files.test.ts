import { readFileSync } from "node:fs";
import { expect, it } from "./fixtures";
import type { Visitor } from "./visitor";

/** Drops a file on the page, wherever that is, once the page has seen it coming. */
async function drop(visitor: Visitor, name: string, text: string): Promise<void> {
  const drag = (kind: string): Promise<void> =>
    visitor.page.evaluate(
      ([kind, name, text]) => {
        const data = new DataTransfer();
        data.items.add(new File([text], name));
        document.body.dispatchEvent(new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }));
      },
      [kind, name, text] as const,
    );
  await expect
    .poll(async () => {
      await drag("dragover");
      return visitor.page.getByText("Déposez la partie ici").isVisible();
    })
    .toBe(true);
  await drag("drop");
}

const SGF = "(;GM[1]FF[4]SZ[9]KM[7.5]PB[Lee]PW[Anne]DT[2026-03-14]RE[B+R];B[ee];W[gc];B[gg](;W[cg])(;W[aa]))";
const DECKS = "../rules/src/main/resources/fr/zizanie/rules/tsunami/deck";
const PGN = '[Event "Club"]\n[White "Ann"]\n[Black "Ben"]\n[Result "0-1"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n';

it("a game that is dropped on the home page is known by what it is, or by what is wrong with it", async ({ ann }) => {
  const titles = { ironpond: "Iron Pond", confusion: "Confusion", mutation: "Chess Mutation", felon: "Le Félon" };
  for (const [game, title] of Object.entries({ ...titles, tsunami: "Tsunami sur le goban" })) {
    await ann.goto("");
    await drop(ann, "my game.txt", readFileSync(`public/examples/${game}.txt`, "utf8"));
    await ann.page.waitForURL(`**/replay/${game}`);
    await expect(ann.page.locator("h1")).toHaveText(title);
    await ann.board();
  }
  await drop(ann, "x.sgf", SGF);
  await ann.sees("Lee, Anne, 14 mars 2026.");
  await expect(ann.page.locator("[role=gridcell]")).toHaveCount(81);
  await drop(ann, "x.pgn", PGN);
  await ann.page.waitForURL("**/replay/ironpond");
  await ann.sees("Ann, Ben.");
  // A deck of cards is no game: it opens where decks are made.
  const deck = JSON.parse(readFileSync(`${DECKS}/projet-2.json`, "utf8")) as object;
  await drop(ann, "deck.json", JSON.stringify({ ...deck, origin: "Le club du lundi" }));
  await ann.page.waitForURL("**/decks/tsunami");
  await expect(ann.page.getByLabel("Nom du jeu de cartes")).toHaveValue("Le club du lundi");
  await ann.goto("");
  await drop(ann, "wrong.sgf", SGF.replace("gg", "gc"));
  await ann.page.waitForURL("**/replay");
  await ann.sees("nœud 3, G7");
  await ann.page.getByLabel("Ou collez le texte de la partie").fill(PGN.replace("g4", "g5"));
  await ann.press("Ouvrir ce texte");
  await ann.sees("coup 2 : « g5 » n’est pas possible");
});

it("a saved file has names, clock, result, offers and the deal, and shows them again", async ({ ann, ben }) => {
  await ann.calls("Anne");
  await ann.meets(ben, { game: "ironpond", options: {}, seat: "white", begin: "seated", clock: "10+5" });
  await ann.play("e2e4", 1);
  await ann.press("Proposer la nulle");
  await ann.page.locator(".block").getByRole("button", { name: "Proposer la nulle" }).click();
  await ben.sees(/propose la nulle/);
  await ben.press("Accepter");
  await ann.sees("Partie nulle");
  const match = ann.page.url().replace(/.*\/g\//, "");
  const record = await (await ann.context.request.get(`${ann.address}api/matches/${match}/record`)).text();
  expect(record).toContain('[White "Anne"]');
  expect(record).toContain('[Black "Guest"]');
  expect(record).toContain('[TimeControl "10+5"]');
  await ann.goto("");
  await drop(ann, "saved.txt", record);
  await ann.page.waitForURL("**/replay/ironpond");
  await ann.sees(/Anne, Guest, 10 min \+ 5 s/);
  await ann.sees(/Donne vérifiée/);
  await ann.sees(/d’un commun accord/i);
  await ann.press("Dernier coup");
  await expect(ann.page.locator(".left")).toContainText(/Anne (10:0\d|9:5\d)/);
  // A deal that somebody changed is found.
  await ann.goto("");
  await drop(ann, "changed.txt", record.replace(/\[Id "[^"]*"\]/, '[Id "another"]'));
  await ann.page.waitForURL("**/replay/ironpond");
  await ann.sees(/la donne ne correspond pas/);
});

it("a deck that is opened while ours is still on its way stays", async ({ ann }) => {
  const { page } = ann;
  let arrive = (): void => undefined;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route("**/api/games/tsunami/deck", async (route) => (await held, route.continue()), { times: 1 });
  const ours = page.waitForRequest("**/api/games/tsunami/deck");
  await ann.goto("decks/tsunami");
  const answered = (await ours).response();
  await page.locator("input[type=file]").first().setInputFiles(`${DECKS}/projet-2.json`);
  const name = page.getByLabel("Nom du jeu de cartes");
  await expect(name).toHaveValue(/better balanced/);
  arrive();
  await (await answered)?.finished();
  await ann.sees(/cartes dans la pioche/);
  await expect(page.getByRole("button", { name: "Jouer avec ces cartes" })).toBeEnabled();
  await expect(name).toHaveValue(/better balanced/);
});
