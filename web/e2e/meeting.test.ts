import { keep } from "./account";
import type { Doors } from "./doors";
import { expect, it } from "./fixtures";
import { cutOff, rejoin } from "./held";
import type { Visitor } from "./visitor";

/** Goes to the page of a game and waits for those who are there. */
async function comes(visitor: Visitor, game: string): Promise<void> {
  await visitor.goto(`games/${game}`);
  await visitor.page.getByRole("button", { name: "Trouver un adversaire" }).waitFor();
}

it.beforeEach(({ doors }) => doors.empty());

/** Lets seconds go by until the server, which looks now and then who may play whom, has taken a visitor to a game. */
async function taken({ page }: Visitor, doors: Doors): Promise<void> {
  await expect
    .poll(async () => {
      await doors.pass(1_000);
      return page.url();
    })
    .toMatch(/\/g\//);
}

/** The seats that a visitor sees. */
const seats = (visitor: Visitor) => visitor.page.getByRole("button", { name: /^S’asseoir en face de/ });

/** Waits until somebody sits at the table of a game that has begun. */
async function plays(visitor: Visitor): Promise<void> {
  await visitor.page.waitForURL(/\/g\//);
  await visitor.board();
}

for (const game of ["mutation", "ironpond"])
  it(`two strangers meet by an open seat: ${game}`, async ({ ann, ben }) => {
    await comes(ben, game);
    await ben.sees("Personne n’attend ici pour l’instant.");
    await comes(ann, game);
    await ann.press("Proposer la partie");
    await ann.page.waitForURL(/\/g\//);
    await ann.sees("Place libre");
    await expect(seats(ben)).toHaveCount(1);
    await ben.sees(/15 min \+ 10 s/);
    await seats(ben).click();
    await plays(ann);
    await plays(ben);
    expect(ben.page.url().split("/g/")[1]).toBe(ann.page.url().split("/g/")[1]);
  });

for (const game of ["felon", "tsunami"])
  it(`two strangers who look for an opponent are taken to their game: ${game}`, async ({ ann, ben, doors }) => {
    await comes(ann, game);
    await ann.press("Trouver un adversaire");
    await ann.sees("Recherche d’un adversaire");
    await expect(ann.page.getByRole("button", { name: "Arrêter" })).toBeFocused();
    await comes(ben, game);
    await ben.press("Trouver un adversaire");
    await taken(ben, doors);
    await plays(ann);
    await plays(ben);
    expect(ben.page.url().split("/g/")[1]).toBe(ann.page.url().split("/g/")[1]);
  });

it("whoever looks for an opponent keeps their place on other pages, and is fetched from there", async ({
  ann,
  ben,
  doors,
}) => {
  await comes(ann, "confusion");
  await ann.press("Trouver un adversaire");
  await ann.page.getByRole("link", { name: "S’exercer" }).click();
  await ann.page.waitForURL(/\/practice\//);
  await ann.sees(/Recherche\s: Confusion/);
  await comes(ben, "confusion");
  await ben.press("Trouver un adversaire");
  await taken(ben, doors);
  await plays(ann);
  await plays(ben);
});

it("a search is ended from anywhere", async ({ ann, ben }) => {
  await comes(ben, "felon");
  await comes(ann, "felon");
  await ann.press("Trouver un adversaire");
  await ann.page.getByRole("link", { name: "S’exercer" }).click();
  await ann.press("Arrêter");
  await expect(ann.page.getByText(/Recherche\s:/)).toHaveCount(0);
  await ben.press("Trouver un adversaire");
  await ben.sees("Aucun autre joueur ne cherche pour l’instant.");
});

it("a seat that counts says so, goes when it is withdrawn, and the page is one that anybody can use", async ({
  ann,
  ben,
}) => {
  await keep(ann, "Anne-Cotée");
  await comes(ann, "mutation");
  await ann.page.getByLabel("La partie est classée").check();
  await ann.press("Proposer la partie");
  await ann.page.waitForURL(/\/g\//);
  await comes(ben, "mutation");
  await ben.sees(/partie classée, votre camp/);
  await ben.sees("Pour une partie classée, les deux joueurs ont besoin d’un compte.");
  await expect(ben.page.getByLabel("La partie est classée")).toBeDisabled();
  await expect(ben.page.getByRole("link", { name: "Créer un compte" }).first()).toHaveAttribute("href", "/me");
  await ann.page.goBack();
  await ann.sees("Votre partie");
  await ann.press("Retirer");
  await ben.sees("Personne n’attend ici pour l’instant.");
  await expect(seats(ben)).toHaveCount(0);
});

it("only the usual game is rated: with other options the page says so and doesn't offer it", async ({ ann }) => {
  await keep(ann, "Anne-Usuelle");
  await comes(ann, "tsunami");
  const rated = ann.page.getByLabel("La partie est classée");
  await rated.check();
  await ann.page.locator("summary", { hasText: "Règles et cadence" }).click();
  await ann.page.getByText("9 × 9", { exact: true }).click();
  await ann.sees("Une partie classée se joue avec les options habituelles.");
  await expect(rated).toBeDisabled();
  await expect(rated).not.toBeChecked();
  await ann.page.getByText("13 × 13", { exact: true }).click();
  await expect(rated).toBeEnabled();
});

it("who clicks on what has changed meanwhile is told so", async ({ ann, ben }) => {
  await comes(ann, "mutation");
  await ann.press("Proposer la partie");
  await ann.page.waitForURL(/\/g\//);
  await comes(ben, "mutation");
  await expect(seats(ben)).toHaveCount(1);
  await ben.page.route("**/seat", async (route) => {
    await route.continue({ postData: JSON.stringify({ version: 7 }) });
  });
  await seats(ben).click();
  await ben.sees("La proposition a changé entre-temps : regardez-la de nouveau.");
});

/** Who may be played at once, on the home. */
const players = (visitor: Visitor) => visitor.page.getByRole("button", { name: /^Jouer avec / });

it("who looks for an opponent is seen on every home, and one press plays them at their pace", async ({
  ann,
  ben,
  doors,
}) => {
  await ben.goto("");
  await ben.sees(/Personne n’attend pour l’instant/);
  await comes(ann, "felon");
  await ann.page.getByText("5 min + 5 s").click();
  await ann.press("Trouver un adversaire");
  await ann.sees("Recherche d’un adversaire");
  await doors.pass(1_000);
  await expect(players(ben)).toHaveCount(1);
  // Nobody has said that their name be shown.
  await expect(players(ben)).toHaveAccessibleName(/^Jouer avec Un joueur\. Le Félon 5 min \+ 5 s$/);
  await players(ben).click();
  await plays(ben);
  await doors.pass(1_000);
  await plays(ann);
  expect(ben.page.url().split("/g/")[1]).toBe(ann.page.url().split("/g/")[1]);
  for (const visitor of [ann, ben])
    await expect(visitor.page.getByRole("timer", { name: /Temps restant/ })).toHaveText(["5:00", "5:00"]);
});

it("two who look for an opponent at other paces see each other on the page of the game", async ({
  ann,
  ben,
  doors,
}) => {
  await keep(ann, "Anne-Visible");
  await comes(ann, "confusion");
  await ann.page.getByText("5 min + 5 s").click();
  await ann.page.getByLabel(/Montrer mon nom/).check();
  await ann.press("Trouver un adversaire");
  await comes(ben, "confusion");
  await ben.page.getByText("30 min + 20 s").click();
  await ben.press("Trouver un adversaire");
  await doors.pass(1_000);
  await expect(players(ben)).toHaveAccessibleName(/^Jouer avec Anne-Visible/);
  await expect(players(ann)).toHaveAccessibleName(/^Jouer avec Un joueur/);
  await players(ann).click();
  await doors.pass(1_000);
  for (const visitor of [ann, ben]) await visitor.page.waitForURL(/\/g\//);
});

it("those who block each other never see each other wait", async ({ ann, ben, enter, doors }) => {
  await ann.calls("Anne");
  await ben.calls("Ben");
  await ann.meets(ben);
  const match = ann.page.url().split("/").at(-1) ?? "";
  const { id } = await ann.ask<{ id: string }>(`matches/${match}/opposite`);
  await ann.ask("people", { person: id, what: "block", on: true }, "PUT");
  await comes(ann, "felon");
  await ann.press("Trouver un adversaire");
  const eve = await enter();
  await eve.goto("");
  await ben.goto("");
  await doors.pass(1_000);
  await expect(players(eve)).toHaveCount(1);
  await eve.sees("cherche un adversaire, peu importe la cadence");
  await ben.sees(/Personne n’attend pour l’instant/);
  await expect(players(ben)).toHaveCount(0);
});

it("an open game of any game is joined from the home, and a search is begun there", async ({ ann, ben }) => {
  await comes(ann, "mutation");
  await ann.press("Proposer la partie");
  await ann.page.waitForURL(/\/g\//);
  await ben.goto("");
  await ben.page.getByRole("button", { name: "Trouver un adversaire" }).click();
  await ben.page.getByRole("dialog").getByText("Tsunami sur le goban", { exact: true }).last().click();
  await ben.page.getByRole("dialog").getByRole("button", { name: "Chercher un adversaire" }).click();
  await ben.page.waitForURL(/\/games\/tsunami$/);
  await ben.sees("Recherche d’un adversaire");
  await ben.press("Arrêter");
  await ben.page.getByRole("link", { name: "Zizanie : accueil" }).or(ben.page.locator("a.brand")).first().click();
  await players(ben).click();
  await plays(ann);
  await plays(ben);
});

it("two friends with accounts play a rated game, and a guest isn't offered one", async ({ ann, ben }) => {
  const { page } = ann;
  const rated = page.getByLabel("La partie est classée");
  const dialog = page.getByRole("dialog");
  const invite = async (): Promise<void> => {
    await ann.goto("");
    await ann.press("Nouvelle partie");
    await ann.choose("Chess Mutation");
    await dialog.getByText("Inviter un ami", { exact: true }).click();
    await expect(dialog.getByRole("button", { name: "Créer le lien" })).toBeVisible();
  };
  await invite();
  await expect(rated).toHaveCount(0);
  await keep(ann, "Anne-Amie");
  await invite();
  await rated.check();
  await dialog.getByRole("button", { name: "Créer le lien" }).click();
  await page.waitForURL("**/g/*");
  await ben.join(ann);
  await ben.sees("Pour une partie classée, les deux joueurs ont besoin d’un compte.");
  await keep(ben, "Ben-Ami");
  await ben.join(ann);
  await ben.sees(/partie classée/);
  await ben.press("M’asseoir et jouer");
  await ben.board();
  await ben.sees(/partie classée/);
});

it("a rated game shows what it changed, and names stand with their rating", async ({ ann, ben, doors }) => {
  await keep(ann, "Anne-Classée");
  await keep(ben, "Ben-Classé");
  await ann.ask("matches", { game: "mutation", options: {}, opponent: "anybody", rated: true, seat: "white" });
  await ben.goto("");
  await players(ben).click();
  await ben.board();
  await ann.goto(new URL(ben.page.url()).pathname.slice(1));
  await ann.play("d2d3", 1);
  await ben.play("d7d5", 2);
  await ann.press("Abandonner");
  await ann.page.getByRole("alert").getByRole("button", { name: "Abandonner" }).click();
  await expect
    .poll(async () => {
      await doors.pass(1_000);
      return ben.page.locator(".gained").allInnerTexts();
    })
    .toEqual([expect.stringMatching(/^Partie classée\s: 1\s662 \(\+162\)$/)]);
  await expect(ann.page.locator(".gained")).toHaveText(/1\s338 \(−162\)$/);
  await expect(ann.page.locator(".strip").filter({ hasText: "Ben-Classé" })).toContainText(/1\s662 \(\+162\)/);
  await ann.goto("");
  await ann.sees(/Ben-Classé.*\(1\s662\s?\?\)/);
});

it("the home says within twenty seconds that the network is gone, and shows who waits once it is back", async ({
  ann,
  ben,
}) => {
  const { page } = ann;
  await page.clock.install();
  await ann.goto("");
  await ann.sees(/^Personne n’attend pour l’instant/);
  await cutOff(ann);
  await page.clock.runFor(19_000);
  await ann.sees("Connexion perdue.");
  await comes(ben, "felon");
  await ben.press("Proposer la partie");
  await ben.sees("Place libre");
  await rejoin(ann);
  await page.clock.runFor(15_000);
  await expect(page.getByText("Connexion perdue.")).toHaveCount(0);
  await expect(
    page.getByRole("region", { name: "Joueurs en attente d’un adversaire" }).getByText("Le Félon"),
  ).toBeVisible();
});
