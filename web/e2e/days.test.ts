import { dealtOverDays } from "./deal";
import { expect, it } from "./fixtures";
import type { Visitor } from "./visitor";

/** What is left of three days that have just begun. */
const LEFT = /^3\sj$/;

it.beforeEach(({ doors, ann, ben }) => doors.still(ann, ben));

const timers = (visitor: Visitor) => visitor.page.getByRole("timer");

it("a game over days is proposed, agreed on and played, and what waits is listed", async ({ ann, ben }) => {
  await ann.goto("");
  await ann.press("Nouvelle partie");
  await ann.choose("Iron Pond");
  const dialog = ann.page.getByRole("dialog");
  await dialog.getByText("Inviter un ami", { exact: true }).click();
  await ann.press("Changer");
  await dialog.getByText("Blancs", { exact: true }).click();
  await dialog.getByLabel("Cadence", { exact: true }).selectOption("3d");
  await expect(dialog.getByText(/3 jours par coup/).first()).toBeVisible();
  // Nothing is a matter of seconds, unless they want it to be.
  await expect(dialog.getByLabel("68, sans cartes de rapidité")).toBeChecked();
  await dialog.getByText("Convenir des réglages ensemble", { exact: false }).click();
  await dialog.getByRole("button", { name: "Créer le lien" }).click();
  await ben.join(ann);
  await ben.sees(/3 jours par coup/);
  await ben.press("M’asseoir ici");
  await expect(ben.page.getByLabel("Cadence", { exact: true })).toHaveValue("3d");
  await ben.press("Je suis prêt");
  await ann.press("Je suis prêt");
  await ann.board();
  await ben.board();
  await expect(timers(ann).last()).toHaveText(LEFT);
  await ann.play("e2e4", 1);
  await ann.press("Finir mon tour");
  await expect(timers(ben).last()).toHaveText(LEFT);
  await ben.goto("");
  const waits = ben.page.getByRole("region", { name: "Vos parties" }).locator("li").first();
  await expect(waits).toContainText(/Iron Pond/);
  await expect(waits).toContainText(/3\sj/);
});

it("an agreed game that waits for its deal waits for whoever must come, in the list, the title and the news", async ({
  ann,
  ben,
}) => {
  await ann.open({ game: "ironpond", options: {}, opponent: "friend", seat: "white", begin: "seated", clock: "3d" });
  await ann.sees("Envoyez le lien");
  const table = ann.page.url();
  await ann.goto("notices");
  await ben.page.goto(table);
  await ben.press("M’asseoir et jouer");
  await ben.sees("La partie commencera quand votre adversaire ouvrira la table.");
  await expect(ben.page.getByText("dès que quelqu’un s’assied")).toHaveCount(0);
  await ann.goto("");
  const waits = ann.page.getByRole("region", { name: "Vos parties" }).locator(".group").first();
  await expect(waits).toContainText("À vous de jouer");
  await expect(waits).toContainText("À vous : ouvrez la table pour lancer la donne");
  await expect(ann.page).toHaveTitle(/^\(1\)/);
  await ann.goto("notices");
  await ann.page.getByRole("link", { name: /À vous : ouvrez la table pour lancer la donne/ }).click();
  await ann.board();
  await ben.board();
});

it("after a move the next game that waits is a click away", async ({ ann, ben, enter }) => {
  const cleo = await enter();
  // Two games wait for Ben: the one that is due first comes first.
  await cleo.meets(ben, { seat: "white", begin: "seated", clock: "7d" });
  await cleo.play("d2d3", 1);
  await ann.meets(ben, { seat: "white", begin: "seated", clock: "2d" });
  await ann.play("d2d3", 1);
  await ann.sees("Aucune autre partie ne vous attend.");
  const first = ben.page.url();
  await ben.play("d7d5", 2);
  const next = ben.page.getByRole("link", { name: "Partie suivante" });
  await expect(next).toBeVisible();
  await ben.sees(/Chess Mutation, contre/);
  await next.click();
  await ben.board();
  expect(ben.page.url()).not.toBe(first);
  await ben.played(1);
  await ben.play("d7d5", 2);
  await ben.sees("Aucune autre partie ne vous attend.");
});

it("a vacation is taken and ended, and the opponent sees it", async ({ ann, enter }) => {
  const ben = await enter({ viewport: { width: 360, height: 640 }, hasTouch: true });
  await ann.calls("Maximilienne de la Tour");
  await dealtOverDays(ann, ben, 25, "3d");
  await ann.goto("me");
  const section = ann.page.getByRole("region", { name: "Vacances" });
  await section.getByText("Il vous reste 30 jours.").waitFor();
  await section.getByLabel("Combien de jours").fill("5");
  await section.getByRole("button", { name: "Partir en vacances" }).click();
  await section.getByText(/Vous êtes en vacances du/).waitFor();
  await section.getByText("Il vous reste 25 jours.").waitFor();
  await ben.sees(/de retour le/);
  const width = await ben.page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(width).toBe(0);
  await section.getByRole("button", { name: "Je suis de retour" }).click();
  await section.getByText("Il vous reste 29 jours.").waitFor();
  await section.getByText(/Au plus tôt le/).waitFor();
  await expect(ben.page.getByText(/de retour le/)).toHaveCount(0);
});
