import { readFileSync } from "node:fs";
import type { Download } from "@playwright/test";
import { keep, signIn } from "./account";
import { beginHere } from "./device";
import { DAILY, expect, it, onPhone } from "./fixtures";
import { begin, held } from "./near";
import type { Visitor } from "./visitor";

/** What a press keeps as a file. */
async function kept({ page }: Visitor, press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const coming: Promise<Download> = page.waitForEvent("download");
  await press();
  const file = await coming;
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), "utf8") };
}

/** Asks how the game on the table is to leave. */
async function leave({ page }: Visitor): Promise<void> {
  await page.getByRole("link", { name: "Télécharger la partie" }).filter({ visible: true }).click();
}

/** Opens the text of a saved game. */
async function opens(visitor: Visitor, text: string): Promise<void> {
  await visitor.goto("replay");
  await visitor.page.getByLabel("Ou collez le texte de la partie").fill(text);
  await visitor.press("Ouvrir ce texte");
  await visitor.press("La continuer sur cet appareil");
}

it(
  "a game on the device says so once, is found again, and goes on in another browser",
  DAILY,
  async ({ ann, enter }) => {
    await begin(ann, "Chess Mutation");
    await expect(ann.page.locator(".where small")).toHaveText("sur cet appareil");
    await ann.sees("Cette partie n’est que sur cet appareil.");
    await ann.press("OK");
    await ann.play("e2e4", 1);
    await ann.played(2);
    await leave(ann);
    const record = await kept(ann, () => ann.press("La feuille de partie"));
    expect(record.text).toContain("1. e2e4");
    await leave(ann);
    const saved = await kept(ann, () => ann.press("La partie sauvegardée"));
    expect(saved.name).toMatch(/\.json$/);

    // Who comes back finds it, and isn't told again where it is.
    await ann.goto("");
    await ann.page
      .getByRole("link", { name: /Chess Mutation contre l’ordinateur, niveau 1, sur cet appareil/ })
      .click();
    await ann.played(2);
    await expect(ann.page.getByText("Cette partie n’est que sur cet appareil.")).toHaveCount(0);
    await ann.touch("d2");
    await ann.touch("d4");
    await ann.played(4);

    const ben = await enter(onPhone);
    await opens(ben, saved.text.replace("e2e4", "e2e9"));
    await ben.page.getByRole("alert").filter({ hasText: /./ }).waitFor();
    await opens(ben, saved.text);
    await ben.page.waitForURL("**/g/d-*");
    await ben.played(2);
    await expect(ben.page.locator(".where small")).toBeVisible();

    // The file is older than what ann has: hers doesn't give way unasked.
    await opens(ann, saved.text);
    await ann.sees("Cette partie est déjà sur cet appareil");
    await ann.press("Continuer celle d’ici");
    await ann.played(4);
    await opens(ann, saved.text);
    await ann.press("La remplacer par le fichier");
    await ann.played(2);
    await expect(ann.page.locator('[data-ply="3"]')).toHaveCount(0);
  },
);

it("what lies on the device is listed, comes back when it was deleted in error, and goes at once", async ({ ann }) => {
  const { page } = ann;
  await begin(ann, "Le Félon", "Jaunes");
  await ann.goto("me");
  const row = page.getByRole("link", { name: "Le Félon, contre l’ordinateur, niveau 1" });
  await row.waitFor();
  await page.getByRole("button", { name: /^Supprimer Le Félon/ }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole("button", { name: "Annuler", exact: true }).click();
  await row.click();
  await ann.board();
  await ann.goto("me");
  await ann.press("Effacer mes données");
  await ann.sees("1 partie sur cet appareil");
  await page.keyboard.press("Escape");
  await ann.press("Vider cet appareil");
  await ann.sees("Il y a ici 1 partie.");
  await ann.press("Tout effacer");
  await ann.sees("Cet appareil est vide.");
  await expect(row).toHaveCount(0);
  await page.goBack();
  await ann.sees("Cette page n’existe pas.");
});

it("a guest's quick game is on the device, and so is its rematch", async ({ ann }) => {
  const { page } = ann;
  await page.addInitScript(() => localStorage.removeItem("zizanie.place"));
  await ann.goto("games/mutation");
  await ann.press("Jouer contre l’ordinateur");
  await page.waitForURL("**/g/d-*");
  await ann.board();
  const first = page.url();
  await ann.press("Abandonner");
  await ann.press("Abandonner");
  await ann.press("Revanche");
  await page.waitForURL((url) => url.href !== first);
  expect(page.url()).toContain("/g/d-");
});

it("whoever makes an account takes a finished game of the device along", async ({ ann, ben }) => {
  await begin(ann, "Iron Pond");
  await ann.press("OK");
  await ann.play("g1f3", 1);
  await ann.press("Abandonner");
  await ann.press("Abandonner");
  await ann.sees(/Vous avez abandonné/);
  await begin(ann, "Le Félon", "Jaunes");
  await keep(ann, "Ottilie");
  const sheet = ann.page.getByRole("dialog", { name: "Copier dans votre compte" });
  await expect(sheet.getByRole("checkbox")).toHaveCount(2);
  await expect(sheet.getByRole("checkbox", { name: /^Iron Pond, contre l’ordinateur/ })).toBeChecked();
  await sheet.getByRole("button", { name: "Copier", exact: true }).click();
  await expect(sheet).toContainText("1 copie dans votre compte.");

  await signIn(ben, "Ottilie");
  await ben.page.waitForURL(ben.address);
  await ben.page.getByRole("link", { name: /Iron Pond contre l’ordinateur, niveau 1, venue d’un appareil/ }).click();
  await ben.played(1);
  await expect(ben.page.locator(".where small")).toHaveText("venue d’un appareil");
  await ben.press("La donne");
  await ben.sees(/^Distribuée sur/);
});

it("whoever plays on isn't told for ever where the game is", async ({ ann }) => {
  const [id] = await beginHere(ann, { game: "mutation", opponent: "screen" });
  await ann.goto(`g/${id}`);
  for (const [k, move] of ["e2e4", "e7e5", "d2d3"].entries()) {
    await ann.sees("Cette partie n’est que sur cet appareil.");
    await ann.play(move, k + 1);
  }
  await expect(ann.page.getByText("Cette partie n’est que sur cet appareil.")).toHaveCount(0);
});

it("two at one screen on the device: each sees only their own hand, behind the curtain", async ({ ann }) => {
  const { page } = ann;
  const [id] = await beginHere(ann, { game: "ironpond", opponent: "screen" });
  let white: readonly string[] = [];
  await ann.goto(`g/${id}`);
  await ann.sees("Je joue les Blancs : montrez-moi");
  await expect(page.getByRole("grid")).toHaveCount(0);
  await expect(ann.hand).toHaveCount(0);
  await ann.press("Je joue les Blancs : montrez-moi");
  await expect(ann.hand).toHaveCount(5);
  await expect.poll(async () => (white = await held(ann)).length).toBe(5);
  await ann.touch("g1");
  await ann.touch("f3");
  await ann.press("Finir mon tour");
  await ann.press("C’est vu");
  await ann.sees("Je joue les Noirs : montrez-moi");
  await expect(ann.hand).toHaveCount(0);
  // Nothing of it comes back with the page.
  await page.reload();
  await ann.press("Je joue les Noirs : montrez-moi");
  await expect(ann.hand).toHaveCount(5);
  const both = async (): Promise<string[]> => (await held(ann)).filter((card) => white.includes(card));
  await expect.poll(both).toEqual([]);
});

it("whoever signs out is asked about what lies on the device", async ({ ann }) => {
  await keep(ann, "Barnabé");
  await beginHere(ann, { game: "felon", seat: "yellow", opponent: "computer", level: 1 });
  const row = ann.page.getByRole("link", { name: "Le Félon, contre l’ordinateur, niveau 1" });
  await ann.page.evaluate(() => localStorage.setItem("zizanie.device", "true"));
  await ann.goto("me");
  await row.waitFor();
  await ann.press("Se déconnecter");
  const asked = ann.page.getByRole("dialog", { name: "Se déconnecter ?" });
  await expect(asked).toContainText("1 partie sur cet appareil");
  await ann.page.keyboard.press("Escape");
  await row.waitFor();
  await ann.press("Se déconnecter");
  await asked.getByLabel("Les effacer aussi").check();
  await asked.getByRole("button", { name: "Se déconnecter" }).click();
  await ann.sees("Vous jouez en invité");
  await expect(row).toHaveCount(0);
});

it("the deal of a game on the device says that nobody vouches for it", async ({ ann }) => {
  await begin(ann, "Iron Pond");
  await ann.press("Abandonner");
  await ann.press("Abandonner");
  await ann.press("La donne");
  const sheet = ann.page.getByRole("dialog", { name: "La donne" });
  await expect(sheet).toContainText("personne ne se porte garant de la graine");
  await expect(sheet).toContainText("La graine, tirée par ce navigateur");
  await expect(sheet).toContainText(/tirages refaits\s: les mêmes/);
  await expect(sheet).not.toContainText("L’engagement du serveur");
});
