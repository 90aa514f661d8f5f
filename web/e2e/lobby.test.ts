import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { Server } from "./server";
import { launch, sizes, violations, Visitor } from "./table";

let server: Server;
let browser: Browser;
let ann: Visitor;
let ben: Visitor;

beforeAll(async () => {
  [server, browser] = await Promise.all([new Server().start(), launch()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.clear();
});
beforeEach(async () => {
  [ann, ben] = await Promise.all([
    Visitor.enter(browser),
    Visitor.enter(browser, { viewport: sizes.phone, hasTouch: true }),
  ]);
  await ann.page.goto(server.address);
  await ann.press("Nouvelle partie");
  await ann.choose("Iron Pond");
  const dialog = ann.page.getByRole("dialog");
  await dialog.getByText("Par un lien", { exact: true }).click();
  await dialog.getByText("Blancs", { exact: true }).first().click();
  await ann.press("Préparer la partie");
  await ann.sees("Avant de commencer");
  await ben.page.goto(ann.page.url());
  await ben.press("M’asseoir ici");
  await ann.sees("La partie commence quand vous êtes prêts tous les deux.");
});
afterEach(async () => {
  expect([...ann.complaints, ...ben.complaints]).toEqual([]);
  await Promise.all([ann.leave(), ben.leave()]);
});

/** Waits until an option of the proposal is the chosen one. */
async function chosen(visitor: Visitor, label: string): Promise<void> {
  await visitor.page
    .getByRole("radio", { name: label, exact: true })
    .and(visitor.page.locator(":checked"))
    .waitFor({ state: "attached" });
}

it("is a screen that anybody can use", async () => {
  await ben.page.getByText("Écarter des cartes").click();
  await ben.page.getByRole("button", { name: /Trou noir/ }).click();
  await ann.sees(/voudrait écarter/);
  expect(await violations(ann)).toEqual([]);
  expect(await violations(ben)).toEqual([]);
});

it("two people agree on the cards, change their minds, and begin together", async () => {
  await ann.page.getByText("68, sans adresse", { exact: true }).click();
  await chosen(ben, "68, sans adresse");
  await ben.page.getByRole("log").getByText("a changé", { exact: false }).waitFor({ state: "attached" });
  await ben.press("Je suis prêt");
  await ann.sees(/est prêt\s?: il ne manque que vous/);
  await ann.page.getByLabel("Pendule").selectOption("10+5");
  await ben.page.getByLabel("Pendule").and(ben.page.locator(":has(option[value='10+5']:checked)")).waitFor();
  await ben.page.getByRole("button", { name: "Je suis prêt" }).waitFor();
  await ann.page.getByText("Stricte", { exact: true }).click();
  await chosen(ben, "Stricte");
  await ben.page.getByRole("button", { name: "Je suis prêt" }).waitFor();
  await ben.page.getByText("Écarter des cartes").click();
  await ben.page.getByRole("button", { name: /Trou noir/ }).click();
  await ann.sees(/voudrait écarter/);
  await ann.page.getByRole("button", { name: /D’accord.*Trou noir/ }).click();
  await ben.page.getByRole("button", { name: /Trou noir.*écartée/ }).waitFor();
  await ann.press("Je suis prêt");
  await ben.press("Je suis prêt");
  for (const visitor of [ann, ben]) {
    await visitor.page.locator(".hand .card").nth(4).waitFor();
    expect(await visitor.page.getByRole("timer", { name: /Temps restant/ }).allTextContents()).toEqual([
      "10:00",
      "10:00",
    ]);
  }
  const { options, nonces } = await ann.page.evaluate(async () => {
    const answer = await fetch(`/api${location.pathname.replace("/g/", "/matches/")}`);
    return (await answer.json()) as { options: Record<string, string>; nonces: string[] };
  });
  expect(options["fundamental"]).toBe("strict");
  expect(options["deck"]?.split(",")).toHaveLength(67);
  expect(nonces.map((one) => one.length)).toEqual([32, 32]);
});

it("a change of the other side leaves the focus, what is open and what is half chosen", async () => {
  await ann.page.getByText("Ma liste", { exact: true }).click();
  await ann.press("Tout retirer");
  const card = ann.page.getByRole("checkbox", { name: /Contrordre/ });
  await card.check();
  await ann.page.getByText("Autres réglages", { exact: true }).click();
  await card.focus();
  await ben.page.getByText("Stricte", { exact: true }).click();
  await chosen(ann, "Stricte");
  expect(await card.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await card.isChecked()).toBe(true);
  await chosen(ann, "Ma liste");
  await ann.sees(/la proposition reste celle d’avant/);
  expect(await ann.page.getByText("Défausse libre").isVisible()).toBe(true);
  await chosen(ben, "Les 72");
});

it("what was agreed on survives a reload and a killed server, and a stranger only watches", async () => {
  await ben.page.getByText("69, sans hasard", { exact: true }).click();
  await chosen(ann, "69, sans hasard");
  await ann.press("Je suis prêt");
  await ben.sees(/est prêt\s?: il ne manque que vous/);
  await ben.page.reload();
  await ben.sees(/est prêt\s?: il ne manque que vous/);
  await chosen(ben, "69, sans hasard");
  await server.kill();
  await ann.sees("Connexion perdue, nouvel essai en cours…");
  await server.start();
  await ann.page.getByText("Connexion perdue").waitFor({ state: "detached" });
  await ben.page.getByText("Connexion perdue").waitFor({ state: "detached" });
  const eve = await Visitor.enter(browser);
  await eve.page.goto(ann.page.url());
  await eve.sees(/Les deux joueurs se mettent d’accord/);
  expect(await eve.page.getByRole("button", { name: "Je suis prêt" }).count()).toBe(0);
  expect(await eve.page.getByRole("radio", { name: "Les 72" }).isDisabled()).toBe(true);
  await ben.press("Je suis prêt");
  await eve.board();
  await ann.page.locator(".hand .card").nth(4).waitFor();
  await eve.leave();
});

it("a rematch is agreed on with sides changed", async () => {
  await ann.press("Je suis prêt");
  await ben.press("Je suis prêt");
  await ann.board();
  await ann.press("Abandonner");
  await ann.page.getByRole("alert").getByRole("button", { name: "Abandonner" }).click();
  await ann.press("Rejouer");
  await ann.sees("Avant de commencer");
  await ben.press("Voir la proposition");
  await ben.sees(/est prêt\s?: il ne manque que vous/);
  await ben.press("Je suis prêt");
  await ben.board();
  await ben.sees("À vous de jouer");
  await ann.board();
});
