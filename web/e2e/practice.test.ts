import { expect, it } from "./fixtures";

it("leads from the gallery to a card, and to its end", async ({ ann }) => {
  const { page } = ann;
  await ann.goto("cards/ironpond");
  await page.getByLabel("Chercher un nom, un mot, un numéro").fill("ambition");
  await page.getByRole("link", { name: "S’exercer avec Ambition" }).click();
  await ann.board();
  await ann.sees("Le but.");
  // The script makes the move, then it is up to us.
  await ann.sees("Votre coup est joué.");
  await page.locator(".hand .card[aria-pressed=false]", { hasText: "Ambition" }).click();
  await ann.touch("e6");
  // A wrong piece is allowed and changes nothing.
  await ann.press("Fou");
  await ann.press("Confirmer");
  await ann.sees("ce n’est pas le but ici");
  await page.locator(".hand .card[aria-pressed=false]", { hasText: "Ambition" }).click();
  await ann.touch("e6");
  await ann.press("Cavalier");
  await ann.press("Confirmer");
  await ann.sees("C’est réussi");
  await ann.sees("Une fourchette tombée du ciel");
  await ann.press("Recommencer");
  await ann.sees("Montrez-moi");
  await ann.goto("cards/ironpond");
  await ann.sees("1 réussie");
});

it("lets a reaction be practised, the other side beginning", async ({ ann }) => {
  const { page } = ann;
  await ann.goto("practice/ironpond/33");
  await ann.board();
  await ann.sees("Vous êtes mat. Faites comme si de rien n’était.");
  await page.getByRole("heading", { name: "Vous êtes mat.", exact: true }).first().waitFor();
  await page.locator(".hand .card", { hasText: "Anti gang" }).click();
  await ann.press("Confirmer");
  await ann.sees("C’est réussi");
  await ann.press("Exercice suivant");
  await ann.sees("Vautour");
  await expect(page).toHaveURL(/\/practice\/ironpond\/34$/);
});

it("shows what to do", async ({ ann }) => {
  await ann.goto("practice/ironpond/30");
  await ann.board();
  await ann.press("Montrez-moi");
  await ann.sees("C’est réussi");
});

it("makes a card, says what is wrong with it, tries it and shares it", async ({ ann, ben }) => {
  const { page } = ann;
  await ann.goto("workshop/ironpond");
  await ann.press("Marelle");
  await ann.sees("Carte valable");
  // What the card does comes first, then what it says, in one's own language and in the other.
  await expect(page.locator(".words > :last-child label")).toContainText([
    "Son nom, en français",
    "Ce qu’elle dit, en français",
    "Son nom, en anglais",
    "Ce qu’elle dit, en anglais",
  ]);
  await page.getByLabel("Son nom, en français").fill("Grand pas");
  await page.getByLabel("Son nom, en anglais").fill("Big Step");
  // Only the move itself may move a piece.
  await page.getByText("Après le coup", { exact: true }).click();
  await ann.sees(/un seul move ou capture/);
  await page.getByText("Au lieu du coup", { exact: true }).click();
  await ann.sees("Carte valable");
  // Try it: c2 takes a step to c3? That is held by a knight, so to b3.
  await page
    .locator(".practice")
    .getByRole("button", { name: /Grand pas/ })
    .click();
  await ann.touch("b2");
  await ann.touch("b3");
  await ann.press("Confirmer");
  await ann.sees("Ce serait aux Noirs de jouer");
  await ann.press("Garder");
  await ann.sees("Gardée dans ce navigateur.");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await ann.press("Copier un lien");
  await ann.sees("Lien copié");
  await ben.page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await ben.sees("Cette carte a été partagée avec vous.");
  await expect(ben.page.getByLabel("Son nom, en français")).toHaveValue("Grand pas");
  // A broken link changes nothing.
  await ben.goto("workshop/ironpond#card=zzzz");
  await ben.sees("Ce lien ne contient pas de carte lisible.");
  // A file with a mistake is refused with its place.
  const bad = { no: 100, timing: "POST", name: { fr: "a", en: "a" }, text: { fr: "a", en: "a" }, effect: [["dance"]] };
  await ben.page.locator("input[type=file]").setInputFiles({
    name: "bad.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(bad)),
  });
  await ben.sees(/Carte 1 de la liste, son effet/);
  // It waits in the dialog of a new game, and its name is known there.
  await page.reload();
  await ann.press("Ouvrir Grand pas");
  await ann.sees("Carte valable");
  await ann.press("La proposer dans une partie");
  await expect(page.getByRole("dialog").getByLabel("Inviter un ami")).toBeChecked();
  await expect(page.getByRole("dialog").getByText("Grand pas", { exact: true })).toBeVisible();
});
