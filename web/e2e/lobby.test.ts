import { expect, it } from "./fixtures";
import type { Visitor } from "./visitor";

it.use({ phone: true });

it.beforeEach(async ({ ann, ben }) => {
  await ann.open({ game: "ironpond", options: {}, opponent: "friend", begin: "ready", seat: "white" });
  await ann.sees("Avant la partie");
  await ben.join(ann);
  await ben.press("M’asseoir ici");
  await ann.sees("La partie commence quand vous êtes prêts tous les deux.");
});

/** Waits until an option of the proposal is the chosen one. */
async function chosen(visitor: Visitor, label: string): Promise<void> {
  await expect(visitor.page.getByRole("radio", { name: label, exact: true })).toBeChecked();
}

it("is a screen that anybody can use", async ({ ann, ben }) => {
  await ben.page.getByText("Écarter des cartes").click();
  await ben.page.getByRole("button", { name: /^\d+ *Trou noir/ }).click();
  await ann.sees(/voudrait jouer sans «\u00a0Trou noir/);
  // The request stands on top, with what the card says.
  await ann.shows(".block[role=alert]");
  await expect(ann.page.locator(".block[role=alert] p")).not.toBeEmpty();
  await ann.press("Non, on la garde");
  await ben.sees(/préfère garder\s?: Trou noir/);
  await expect(ann.page.locator(".block[role=alert]")).toHaveCount(0);
});

it("two people agree on the cards, change their minds, and begin together", async ({ ann, ben }) => {
  await ann.page.getByText("68, sans cartes de rapidité", { exact: true }).click();
  await chosen(ben, "68, sans cartes de rapidité");
  await expect(ben.page.getByRole("log").getByText("a changé", { exact: false })).toBeAttached();
  await ben.press("Je suis prêt");
  await ann.sees(/est prêt et n’attend que vous/);
  await ann.page.getByLabel("Cadence").selectOption("10+5");
  await expect(ben.page.getByLabel("Cadence")).toHaveValue("10+5");
  await expect(ben.page.getByRole("button", { name: "Je suis prêt" })).toBeVisible();
  await ann.page.getByText("Stricte", { exact: true }).click();
  await chosen(ben, "Stricte");
  await expect(ben.page.getByRole("button", { name: "Je suis prêt" })).toBeVisible();
  await ben.page.getByText("Écarter des cartes").click();
  await ben.page.getByRole("button", { name: /^\d+ *Trou noir/ }).click();
  await ann.press("D’accord, sans elle");
  await expect(ben.page.getByRole("button", { name: /Trou noir.*écartée/ })).toBeVisible();
  await ann.press("Je suis prêt");
  await ben.press("Je suis prêt");
  for (const visitor of [ann, ben]) {
    await expect(visitor.hand).toHaveCount(5);
    await expect(visitor.page.getByRole("timer", { name: /Temps restant/ })).toHaveText(["10:00", "10:00"]);
  }
  const { options, nonces } = await ann.ask<{ options: Record<string, string>; nonces: string[] }>(
    `matches/${ann.page.url().split("/").at(-1) ?? ""}`,
  );
  expect(options["fundamental"]).toBe("strict");
  expect(options["deck"]?.split(",")).toHaveLength(67);
  expect(nonces.map((one) => one.length)).toEqual([32, 32]);
});

it("a change of the other side leaves the focus, what is open and what is half chosen", async ({ ann, ben }) => {
  await ann.page.getByText("Ma liste", { exact: true }).click();
  await ann.press("Tout retirer");
  const card = ann.page.getByRole("checkbox", { name: /Contrordre/ });
  await card.check();
  await ann.page.getByText("Autres réglages", { exact: true }).click();
  await card.focus();
  await ben.page.getByText("Stricte", { exact: true }).click();
  await chosen(ann, "Stricte");
  await expect(card).toBeFocused();
  await expect(card).toBeChecked();
  await chosen(ann, "Ma liste");
  await ann.sees(/la proposition ne change pas/);
  await expect(ann.page.getByText("Défausse libre")).toBeVisible();
  await chosen(ben, "Les 72");
});

it("what was agreed on survives a reload and a killed server, and a stranger only watches", async ({
  ann,
  ben,
  enter,
  server,
}) => {
  await ben.page.getByText("69, sans hasard", { exact: true }).click();
  await chosen(ann, "69, sans hasard");
  await ann.press("Je suis prêt");
  await ben.sees(/est prêt et n’attend que vous/);
  await ben.page.reload();
  await ben.sees(/est prêt et n’attend que vous/);
  await chosen(ben, "69, sans hasard");
  await server.kill();
  await ann.sees("Connexion perdue, nouvel essai en cours…");
  await server.start();
  for (const visitor of [ann, ben]) await expect(visitor.page.getByText("Connexion perdue")).toHaveCount(0);
  const eve = await enter();
  await eve.join(ann);
  await eve.sees(/Les joueurs conviennent des réglages/);
  await expect(eve.page.getByRole("button", { name: "Je suis prêt" })).toHaveCount(0);
  await expect(eve.page.getByRole("radio", { name: "Les 72" })).toBeDisabled();
  await ben.press("Je suis prêt");
  await eve.board();
  await expect(ann.hand).toHaveCount(5);
});

it("a rematch is a click of each, with sides changed", async ({ ann, ben }) => {
  await ann.press("Je suis prêt");
  await ben.press("Je suis prêt");
  await ann.board();
  await ann.press("Abandonner");
  await ann.page.getByRole("alert").getByRole("button", { name: "Abandonner" }).click();
  await ann.press("Donne vérifiée");
  await ann.sees("Les deux nombres correspondent à leurs engagements.");
  await ann.sees("Rien n’a changé depuis que ce navigateur a révélé son nombre.");
  await ann.sees(/10 tirages refaits\s?: les mêmes/);
  await ann.page.keyboard.press("Escape");
  const over = ann.page.url();
  await ann.press("Revanche");
  await ann.sees("Vous avez proposé une revanche.");
  await expect(ann.page).toHaveURL(over);
  await ben.press("Accepter la revanche");
  await ben.board();
  await ben.sees("À vous de jouer");
  await ann.board();
});
