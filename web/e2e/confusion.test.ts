import { DAILY, expect, it } from "./fixtures";
import { decided, type Visitor } from "./visitor";

/** Sits two visitors down; the first plays White. */
async function sit(ann: Visitor, ben: Visitor, options: Record<string, string>): Promise<void> {
  await ann.open({ game: "confusion", options, opponent: "friend", seat: "white" });
  await ann.board();
  await ben.join(ann);
  await ben.press("Prendre la place libre");
  await expect(ben.page.getByRole("button", { name: "Prendre la place libre" })).toHaveCount(0);
}

/** Tries by the mouse, and says what was answered, as the board shows it. */
async function attempt(visitor: Visitor, from: string, to: string, ply: number): Promise<string> {
  await visitor.touch(from);
  await visitor.touch(to);
  await visitor.played(ply);
  return decided(visitor.page.locator(":not(.zb-kept) > .zb-stamp text"), /^(OUI|NON)$/);
}

it("two people try, are answered, and their notebooks learn", DAILY, async ({ ann, ben }) => {
  await sit(ann, ben, {});
  const said = await attempt(ann, "c10", "c8", 1);
  await ben.played(1);
  await expect(ben.page.locator(":not(.zb-kept) > .zb-stamp text")).toHaveText(said);
  // Rocket, Probe, Chicken foot, Tower and Novice go two squares ahead; the other seven don't.
  const accepted = said === "OUI";
  const row = (visitor: Visitor) =>
    visitor.page.locator("tr").filter({ has: visitor.page.getByText("L", { exact: true }) });
  await expect(row(ann).locator("td.out")).toHaveCount(accepted ? 7 : 5);
  await ben.press("Pièces adverses");
  await expect(row(ben).locator("td.out")).toHaveCount(accepted ? 7 : 5);
  await ann.labels(accepted ? "c8" : "c10", `${accepted ? 5 : 7} dessins possibles`);
  await ben.labels(accepted ? "c8" : "c10", /Blancs, pièce L, \p{Lu}/u);
  const back = await attempt(ben, "g2", "g4", 2);
  await ann.sees("Annoncez un coup.");
  await expect(ann.page.locator("[data-ply].refused")).toHaveCount([said, back].filter((one) => one === "NON").length);
});

it("marks made by hand survive a reload and can be taken back", async ({ ann, ben }) => {
  await sit(ann, ben, { notebook: "paper" });
  const cell = ann.page.locator('[data-cell="0 3"]');
  await cell.click();
  await expect(cell).toHaveAttribute("aria-label", /^A, Tour.: possible, barré à la main$/);
  await ann.page.locator('[data-cell="1 0"]').focus();
  await ann.page.keyboard.press("ArrowRight");
  for (let k = 0; k < 3; k++) await ann.page.keyboard.press("Enter");
  await ann.page.reload();
  await ann.board();
  await expect(cell).toHaveAttribute("aria-label", /barré à la main/);
  await expect(ann.page.locator('[data-cell="1 1"]')).toHaveAttribute("aria-label", /noté sûr/);
  await ann.labels("h10", "c’est Sonde");
  await cell.click();
  await expect(cell).toHaveAttribute("aria-label", /noté peut-être/);
  await ann.press("Effacer la dernière marque");
  await expect(cell).toHaveAttribute("aria-label", /barré à la main/);
  await expect(ben.page.locator("td.no")).toHaveCount(0);
});

it("a spymaster answers every try, honest spies truly", async ({ ann, ben }) => {
  await sit(ann, ben, { edition: "spies", tokens: "1:1" });
  await ann.touch("e10");
  await ann.touch("e9");
  await ann.sees("En attente de la réponse.");
  await ben.sees("H, une case vers le bas ?");
  await expect(ben.page.locator(":not(.zb-kept) > .zb-stamp text")).toHaveText("?");
  const answers = ben.page.getByRole("button", { name: /^(Oui|Non)$/ });
  const word = await decided(answers.first(), /^\s*(Oui|Non)\s*$/);
  // A double agent may lie: both answers are offered. Any other spy has one.
  const double = ben.page.locator('[role=gridcell][data-at=e10][aria-label*="Agent double"]');
  await expect.poll(async () => (await answers.count()) - (await double.count())).toBe(1);
  await answers.first().click();
  await ann.played(2);
  await expect(ann.page.locator(":not(.zb-kept) > .zb-stamp text")).toHaveText(word.toUpperCase());
  await ben.press("Révéler");
  await ben.touch("c2");
  await ben.press("Confirmer");
  await ben.played(3);
  await ben.labels("c2", /Rouges, pièce A, \p{Lu}/u);
  await expect(ann.page.locator(".log")).toContainText("révèle A");
});

it("letters are set up in secret", async ({ ann, ben }) => {
  await sit(ann, ben, { edition: "spies", setup: "true" });
  await ann.touch("c10");
  await ann.sees(/À placer.: C/);
  await ann.press("Au hasard");
  await ann.press("Prêt");
  await ann.sees("L’adversaire dispose ses lettres.");
  await expect(ben.page.locator(".zb-l-pieces .side-white")).toHaveCount(0);
  await ben.press("Au hasard");
  await ben.press("Prêt");
  await ann.sees("Annoncez un coup.");
  await expect(ben.page.locator(".zb-l-pieces .side-white.zb-piece")).toHaveCount(13);
});

it("on one screen a curtain falls between the turns", async ({ ann }) => {
  await ann.begin("À deux sur cet écran", "", "Confusion");
  await ann.press("Je joue les Blancs : montrez-moi");
  await ann.board();
  await ann.touch("c10");
  await ann.touch("c9");
  await ann.sees("Prenez votre temps.");
  await ann.board();
  await ann.press("C’est vu");
  await ann.sees("Passez l’écran aux Jaunes.");
  await expect(ann.page.locator(".news")).toContainText("Blancs");
  await expect(ann.page.getByRole("grid")).toHaveCount(0);
  await ann.page.reload();
  await ann.sees("Passez l’écran aux Jaunes.");
  await ann.press("Je joue les Jaunes : montrez-moi");
  await ann.labels("c2", "votre pièce A");
});

it("the example is replayed through three eyes", async ({ ann }) => {
  const { page } = ann;
  await ann.goto("rules/confusion");
  await page.getByRole("link", { name: "Revoir la partie d’exemple" }).click();
  await ann.board();
  await page.getByRole("slider").fill("76");
  await ann.sees("Les Blancs ont gagné.");
  await ann.labels("f1", "Blancs, pièce T, Abbé, promue, porte la pièce neutre");
  await page.getByText("En chiffres").click();
  await expect(page.locator("details tbody tr")).toHaveCount(76);
  await ann.press("Jaunes");
  await ann.labels("a3", "votre pièce C");
  await page.setInputFiles("input[type=file]", {
    name: "faux.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("White = A6\nrien"),
  });
  await expect(page.locator(".bad")).toHaveText(/\S/);
});

it("when each piece could be known, and what contradicts a note, is told only once the game is over", async ({
  ann,
  ben,
}) => {
  await sit(ann, ben, { notebook: "paper" });
  const { page } = ann;
  const said = await attempt(ann, "c10", "c8", 1);
  await ben.played(1);
  await attempt(ben, "g2", "g4", 2);
  await ann.played(2);
  // What goes two squares ahead is a Rocket, a Probe, a Chicken foot, a Tower or a Novice.
  const cell = page.getByRole("gridcell", { name: said === "OUI" ? /^L, Abbé/ : /^L, Fusée/ });
  for (let k = 0; k < 3; k++) await cell.press("Enter");
  const known = page.getByRole("heading", { name: "Quand chaque pièce pouvait être connue" });
  await ann.press("Partie");
  await page.locator('[data-ply="1"]').click();
  await ann.press("Revenir à la partie");
  await expect(known).toHaveCount(0);
  await ann.press("Abandonner");
  await ann.press("Abandonner");
  await expect(known).toBeVisible();
  await expect(page.getByRole("button", { name: /^coup 1 .*Cette réponse l’exclut\.$/ })).toBeVisible();
});
