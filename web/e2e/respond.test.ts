import { expect, it } from "./fixtures";
import { deal, dealt } from "./deal";
import type { Visitor } from "./visitor";

/** Cards that neither answer nor hurry. */
const CALM = [5, 7, 9, 10, 15, 17, 19, 20, 23, 24, 27, 30, 43, 44, 45, 47, 62, 65, 4, 3];

async function move(visitor: Visitor, token: string): Promise<void> {
  await visitor.touch(token.slice(0, 2));
  await visitor.touch(token.slice(2));
}

/** Lays White's Black Hole on e5. */
async function hole(visitor: Visitor): Promise<void> {
  await visitor.page.locator(".hand .card.ready", { hasText: "Trou noir" }).click();
  await visitor.labels("e5", /peut être choisi/);
  await visitor.touch("e5");
  await visitor.press("Confirmer");
}

/** Whether it is one's turn; ends the last one, unless that happens by itself, where nothing is left to do. Runs in the page. */
function ended(): boolean {
  const seen = (selector: string, text: RegExp): HTMLElement | undefined =>
    [...document.querySelectorAll<HTMLElement>(selector)].find(
      (one) => text.test(one.textContent.trim()) && one.checkVisibility(),
    );
  if (seen("main *", /^(À vous de jouer|Échec au roi)\./)) return true;
  seen("button", /^Finir mon tour$/)?.click();
  return false;
}

it("against the computer nobody is asked in vain, and no time runs", async ({ ann }) => {
  const { page } = ann;
  const options = { deck: CALM.join(",") };
  await ann.open({ game: "ironpond", options, opponent: "computer", level: 1, seat: "white" });
  // It hasn't looked yet, so it plays on.
  await ann.press("Proposer la nulle");
  await expect(page.locator(".notice")).toHaveText(/Nulle refusée/);
  // The king stays behind its own, whatever cards the computer has.
  for (const token of ["a2a3", "h2h3", "b2b3"]) {
    await move(ann, token);
    // Until the server has it, it would still be our turn.
    await page
      .locator("[data-ply]", { hasText: token.slice(2) })
      .first()
      .waitFor({ state: "attached" });
    await expect.poll(() => page.evaluate(ended)).toBe(true);
  }
  await expect(page.getByRole("button", { name: "Laisser faire", exact: true })).toHaveCount(0);
  await expect(page.getByRole("timer")).toHaveCount(0);
  await expect(page.locator(".log")).not.toContainText("pas de réponse");
  await ann.press("Reprendre le coup");
  await expect(page.locator(".notice")).toHaveText(/Coup repris/);
  // The whole turn, back to before its move; and told once.
  await ann.labels("b2", /pion/);
  await expect(page.getByRole("button", { name: "Finir mon tour" })).toHaveCount(0);
  await expect(page.locator(".log").getByText("reprise demandée")).toHaveCount(1);
});

it("a whole turn is let pass, and nobody can tell", async ({ ann, ben, doors }) => {
  await deal({ ann, ben, doors }, { white: [25], black: [39] });
  await move(ann, "g1f3");
  await hole(ann);
  await doors.pausing(2_000, async () => {
    await ben.press("Ne plus me demander ce tour-ci");
    await expect(ben.page.getByRole("button", { name: "Me redemander ce tour-ci" })).toBeVisible();
    await doors.pass(2_000);
  });
  await ben.sees("À vous de jouer.");
  await ann.labels("e5", /trou/i);
  // A request may cost a pawn only where a card of the deck says so.
  await ann.press("Proposer la nulle");
  await ben.sees(/propose la nulle/);
  await ben.press("Refuser");
  await expect(ann.page.locator(".notice")).toHaveText(/refuse la nulle/);
});

it("two at one screen answer without a time, and look before they hand it over", async ({ ann, doors }) => {
  const { page } = ann;
  const id = await dealt(doors, ann, { white: [25], black: [39] }, { opponent: "screen" });
  await ann.goto(`g/${id}`);
  await ann.press("Je joue les Blancs : montrez-moi");
  await move(ann, "g1f3");
  await hole(ann);
  await ann.sees("Prenez votre temps.");
  await ann.labels("f3", /cavalier/);
  await ann.press("C’est vu");
  await expect(page.locator(".news")).toContainText("Trou noir");
  await ann.press("Je joue les Noirs : montrez-moi");
  await ann.sees("Trou noir");
  await expect(page.getByRole("timer")).toHaveCount(0);
  await ann.press("Laisser faire");
  await ann.labels("e5", /trou/i);
});
