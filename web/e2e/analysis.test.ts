import { readFileSync } from "node:fs";
import { beginHere } from "./device";
import { DAILY, expect, it } from "./fixtures";
import type { Visitor } from "./visitor";

it("a finished game is judged in the browser without a network, and kept", DAILY, async ({ ann, ben }) => {
  const [id] = await beginHere(ann, { game: "mutation", opponent: "screen" });
  const { page } = ann;
  await ann.goto(`g/${id}`);
  await ann.play("e2e4", 1);
  await ann.play("e7e5", 2);
  await ann.press("Abandonner");
  await ann.press("Abandonner");
  await ann.press("Analyser la partie");
  await ann.sees("Les tournants");
  await expect(page.getByRole("img", { name: /^Chances de gagner/ })).toBeVisible();
  await expect(page.getByText(/^Les chances sont approximatives/)).toBeVisible();
  await page.reload();
  await ann.sees("Les tournants");
  const kept = await saved(ann, "Télécharger avec l’analyse");
  expect(readFileSync(await saved(ann, "Enregistrer en PGN avec l’analyse"), "utf8")).toMatch(/e4 \{\[%eval -?\d/);
  await ben.goto("replay");
  await ben.page.locator("input[type=file]").first().setInputFiles(kept);
  await ben.sees("Les tournants");
  await ben.sees(/^Cette analyse vient du fichier/);
  await expect(ben.page.getByRole("button", { name: "Analyser la partie" })).toHaveCount(0);
  expect([...ann.complaints, ...ben.complaints]).toEqual([]);
});

/** Where a file lies that a button keeps. */
async function saved(visitor: Visitor, button: string): Promise<string> {
  const [file] = await Promise.all([visitor.page.waitForEvent("download"), visitor.press(button)]);
  return file.path();
}

it(
  "the truth stands beside what each side could know, and one move is thought about for longer",
  DAILY,
  async ({ ann }) => {
    const { page } = ann;
    await ann.goto("replay/confusion");
    await ann.press("Analyser la partie");
    await ann.sees("Ce qu’on ne pouvait pas savoir");
    await expect(page.getByRole("img", { name: /pour qui voyait tout : \d+ %$/ })).toBeVisible();
    const parting = page.getByRole("button", { name: /^Coup \d+\. .*Pour qui voyait tout/ }).first();
    await parting.click();
    await expect(parting).toHaveClass(/now/);
    await ann.press("Arrêter");
    await page
      .getByRole("button", { name: /^Coup \d+\. .* laissait / })
      .first()
      .click();
    await ann.press("Réfléchir plus longtemps à ce coup");
    await expect(page.getByRole("rowheader", { name: /joué$/ })).toBeVisible();
    expect(ann.complaints).toEqual([]);
  },
);

it(
  "a recorded game says what a try could tell, when each piece could be known, and which answer excludes a note",
  DAILY,
  async ({ ann }) => {
    const { page } = ann;
    await ann.goto("replay/confusion");
    await page.getByRole("button", { name: "Blancs", exact: true }).click();
    const known = page.getByRole("button", { name: "L Fusée coup 4" });
    await expect(known).toBeVisible();
    await expect(page.getByText("Ce que vous aviez noté")).toHaveCount(0);
    const cell = page.getByRole("gridcell", { name: /^L, Sonde/ });
    await cell.press("Enter");
    await ann.sees("Aucune réponse ne le contredit.");
    await cell.press("Enter");
    await cell.press("Enter");
    const excluded = page.getByRole("button", {
      name: /^coup 4 Oui.*Vous aviez noté pour L : Sonde\. Cette réponse/,
    });
    await excluded.press("Enter");
    await expect(known).toHaveClass(/now/);
    await ann.press("Analyser la partie");
    await expect(
      page.getByText(/^Rang d’après ce qu’il pouvait apprendre\s: \d+ sur \d+ coups possibles\.$/),
    ).toBeVisible();
    const played = page.getByRole("row", { name: /joué.* bits .*%/ });
    await expect(played).toBeVisible();
    await expect(page.getByRole("row", { name: / bits/ }).nth(4)).toBeVisible();
    expect(ann.complaints).toEqual([]);
  },
);

it("the analysis of a recorded game names the cards that changed most", async ({ ann }) => {
  const { page } = ann;
  await ann.goto("replay/ironpond");
  await ann.press("Analyser la partie");
  const plays = page.getByRole("button", { name: /par rapport au meilleur coup sans carte/ });
  await expect(plays).toHaveCount(3);
  await plays.last().click();
  await expect(page.getByRole("slider")).not.toHaveValue("0");
});

it("the computer of a device helps its player, and the game says so", DAILY, async ({ ann }) => {
  const ids = await beginHere(
    ann,
    ...["mutation", "ironpond"].map((game) => ({ game, seat: "white", opponent: "computer", level: 1 })),
  );
  const { page } = ann;
  for (const [k, asked] of [1, 0].entries())
    await it.step(ids[k] ?? "", async () => {
      await ann.goto(`g/${ids[k]}`);
      await ann.press("Demander de l’aide");
      await ann.press("Montrer");
      const moves = page.getByRole("dialog").getByRole("listitem").getByRole("button");
      await expect(moves).toHaveCount(3);
      await ann.sees(/^Vos chances de gagner/);
      // Before anything is played: an answer may hide the list.
      await ann.sees(/aide de l’ordinateur/);
      await ann.sees(/sur cet appareil, avec aide/);
      await moves.first().click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      // Whoever knows what it means is asked nothing.
      if (!asked) return;
      await ann.played(2);
      await ann.press("Demander de l’aide");
      await expect(moves).toHaveCount(3);
      await page.keyboard.press("Escape");
      await ann.press("Abandonner");
      await ann.press("Abandonner");
      await expect(page.getByText(/aide de l’ordinateur/)).toHaveCount(2);
    });
  expect(ann.complaints).toEqual([]);
});

it("an analysis goes on where the page went, and waits where its player stopped it", DAILY, async ({ ann }) => {
  const { page } = ann;
  const going = page.getByText(/^(Analyse en cours|Un premier avis)/);
  await ann.goto("replay/ironpond");
  await ann.press("Analyser la partie");
  await expect(async () => expect(await drafts(ann)).toEqual([false])).toPass();
  await page.reload();
  await expect(going).toBeVisible();
  await ann.press("Arrêter");
  // Between two depths there is none.
  await expect(async () => expect(await drafts(ann)).not.toContain(false)).toPass();
  await page.reload();
  await ann.sees(/^(Analyser la partie|Regarder de plus près)$/);
  await expect(going).toHaveCount(0);
  expect(ann.complaints).toEqual([]);
});

/** Of each analysis that was broken off: whether its player stopped it. */
const drafts = (visitor: Visitor): Promise<boolean[]> =>
  visitor.page.evaluate(
    () =>
      new Promise<boolean[]>((done, failed) => {
        const opening = indexedDB.open("zizanie-analyses");
        // The page makes it; until then there is none.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => done([]);
        opening.onsuccess = () => {
          const db = opening.result;
          if (!db.objectStoreNames.contains("drafts")) {
            db.close();
            return done([]);
          }
          const kept = db.transaction("drafts").objectStore("drafts").getAll();
          kept.onerror = () => failed(new Error("no drafts"));
          kept.onsuccess = () => {
            db.close();
            done((kept.result as { rests: boolean }[]).map(({ rests }) => rests));
          };
        };
      }),
  );
