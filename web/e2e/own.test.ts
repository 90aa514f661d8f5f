import { keep, signIn } from "./account";
import { expect, it } from "./fixtures";
import type { Visitor } from "./visitor";

/** Makes a card in the workshop that is ready to be kept. */
async function makes(visitor: Visitor, name: string): Promise<void> {
  await visitor.goto("workshop/ironpond");
  await visitor.press("Marelle");
  await names(visitor, name);
}

async function names(visitor: Visitor, name: string): Promise<void> {
  await visitor.page.getByLabel("Son nom, en français").fill(name);
  await visitor.page.getByLabel("Son nom, en anglais").fill(name);
  await visitor.sees("Carte valable");
}

const place = (visitor: Visitor, name: string) => visitor.page.getByRole("region", { name, exact: true });
const account = (visitor: Visitor) => place(visitor, "Dans votre compte");
const browser = (visitor: Visitor) => place(visitor, "Dans ce navigateur");
const open = (name: string) => ({ name: `Ouvrir ${name}`, exact: true });

/** All that a browser has put by. */
async function stored(visitor: Visitor): Promise<string> {
  return visitor.page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map(async (key) => (await caches.open(key)).keys()));
    const bases = (await indexedDB.databases()).map(({ name }) => name);
    const requests = caches_.flat().map(({ url }) => url);
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, bases, requests, document.cookie]);
  });
}

it("whoever makes an account is asked what is to come along, and finds it on another device", async ({ ann, ben }) => {
  await makes(ann, "Grand pas");
  await ann.press("Garder");
  await ann.sees("Gardée dans ce navigateur.");
  await makes(ann, "Petit pas");
  await ann.press("Garder");
  await ann.sees("Gardée dans ce navigateur.");
  await ann.goto("decks/tsunami");
  await ann.sees("40 cartes dans la pioche.");
  await ann.page.getByLabel("Nom du jeu de cartes").fill("Club de Nantes");
  await ann.press("Garder");
  await ann.sees("Gardé dans ce navigateur.");
  await expect(browser(ann).getByRole("button", open("Club de Nantes"))).toBeVisible();
  await keep(ann, "Nadia");

  const sheet = ann.page.getByRole("dialog", { name: "Copier dans votre compte" });
  await expect(sheet.getByRole("checkbox", { name: "Grand pas" })).toBeChecked();
  await sheet.getByRole("checkbox", { name: "Petit pas" }).uncheck();
  await expect(sheet.getByRole("checkbox", { name: "Club de Nantes" })).toBeChecked();
  await sheet.getByRole("button", { name: "Copier", exact: true }).click();
  await expect(sheet).toContainText("2 copies dans votre compte.");
  await sheet.getByRole("button", { name: "Fermer" }).last().click();
  await expect(sheet).toBeHidden();
  await ann.sees(/2 dans votre compte, 1 dans ce navigateur seulement/);

  // Nothing to ask on a device that has nothing.
  await signIn(ben, "Nadia");
  await ben.page.waitForURL(ben.address);
  await ben.goto("workshop/ironpond");
  await expect(account(ben).getByRole("button", open("Grand pas"))).toBeVisible();
  await expect(ben.page.getByRole("button", open("Petit pas"))).toHaveCount(0);
  await expect(ben.page.getByRole("dialog")).toHaveCount(0);
  await ben.goto("decks/tsunami");
  await account(ben).getByRole("button", open("Club de Nantes")).click();
  await expect(ben.page.getByLabel("Nom du jeu de cartes")).toHaveValue("Club de Nantes");

  // What was let lie isn't asked about again, and can still be copied.
  await ann.press("Se déconnecter");
  const parting = ann.page.getByRole("dialog", { name: "Se déconnecter ?" });
  await expect(parting.getByRole("checkbox", { name: "Les effacer aussi" })).not.toBeChecked();
  await parting.getByRole("button", { name: "Se déconnecter" }).click();
  await ann.sees("Vous jouez en invité.");
  await signIn(ann, "Nadia");
  await ann.page.waitForURL(/\/(me)?$/);
  await ann.goto("workshop/ironpond");
  await expect(account(ann).getByRole("button", open("Grand pas"))).toBeVisible();
  await expect(sheet).toBeHidden();
  await ann.press("Copier dans mon compte");
  await expect(sheet.getByRole("checkbox", { name: "Grand pas" })).toHaveCount(0);
  await sheet.getByRole("checkbox", { name: "Supprimer ensuite de ce navigateur" }).check();
  await sheet.getByRole("button", { name: "Copier", exact: true }).click();
  await expect(sheet).toContainText("1 copie dans votre compte.");
  await sheet.getByRole("button", { name: "Fermer" }).last().click();
  await expect(account(ann).getByRole("button", open("Petit pas"))).toBeVisible();
  await expect(browser(ann).getByRole("button", open("Petit pas"))).toHaveCount(0);
});

it("two devices that edit one card end with two, and neither edit is lost", async ({ ann, ben }) => {
  await keep(ann, "Olga");
  await makes(ann, "Mur");
  await ann.press("Garder");
  await ann.sees("Gardée dans votre compte.");
  await signIn(ben, "Olga");
  await ben.page.waitForURL(ben.address);
  await ben.goto("workshop/ironpond");
  await account(ben).getByRole("button", open("Mur")).click();
  await ben.page.getByLabel("Ce qu’elle dit, en français").fill("De Ben.");
  await ben.sees("Carte valable");
  await ben.press("Garder");
  await ben.sees("Gardée dans votre compte.");
  // Ann still has the card as it was.
  await ann.page.getByLabel("Ce qu’elle dit, en français").fill("D’Ann.");
  await ann.sees("Vos modifications ne sont pas encore dans votre compte.");
  await ann.sees("Carte valable");
  await ann.press("Garder");
  await ann.sees(/votre version est gardée à côté, sous le nom «\sMur \(2\)\s»/);
  await expect(ann.page.getByLabel("Son nom, en français")).toHaveValue("Mur (2)");
  await account(ann).getByRole("button", open("Mur")).click();
  await expect(ann.page.getByLabel("Ce qu’elle dit, en français")).toHaveValue("De Ben.");
  await account(ann).getByRole("button", open("Mur (2)")).click();
  await expect(ann.page.getByLabel("Ce qu’elle dit, en français")).toHaveValue("D’Ann.");
  // Deleting asks once.
  await account(ann).getByRole("button", { name: "Supprimer Mur (2)", exact: true }).click();
  await ann.page.getByRole("button", { name: /^Supprimer «\sMur \(2\)\s»/ }).click();
  await expect(account(ann).getByRole("button", open("Mur (2)"))).toHaveCount(0);
});

it("signing out leaves nothing of the account in the browser, a second window neither", async ({ ann }) => {
  const { page } = ann;
  await keep(ann, "Paula");
  await makes(ann, "Zorglub");
  await ann.press("Garder");
  await ann.sees("Gardée dans votre compte.");
  await names(ann, "Zorglub bis");
  // One looks at something else and comes back to what isn't saved.
  await page.getByRole("link", { name: "Les 72 cartes" }).click();
  await page.goBack();
  await expect(page.getByLabel("Son nom, en français")).toHaveValue("Zorglub bis");
  await ann.goto("decks/tsunami");
  await ann.sees("40 cartes dans la pioche.");
  await page.getByLabel("Nom du jeu de cartes").fill("Zorglub club");
  await expect(page.getByRole("button", { name: "Garder", exact: true })).toBeEnabled();
  await ann.press("Garder");
  await ann.sees("Gardé dans votre compte.");
  await ann.press("Jouer avec ces cartes");
  await page.getByRole("dialog").getByText("À deux sur cet écran", { exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Jouer", exact: true }).click();
  await page.waitForURL("**/g/*");
  const match = page.url();
  const other = await ann.context.newPage();
  await other.goto(`${ann.address}workshop/ironpond`);
  await other.getByRole("button", open("Zorglub")).click();
  await expect(other.getByLabel("Son nom, en français")).toHaveValue("Zorglub");

  await ann.goto("me");
  await ann.press("Se déconnecter");
  await ann.sees("Vous jouez en invité.");
  await expect.poll(() => stored(ann)).not.toContain("Zorglub");
  for (const path of ["workshop/ironpond", "decks/tsunami"]) {
    await ann.goto(path);
    await expect(page.getByRole("button", { name: "Garder", exact: true })).toBeEnabled();
    await expect(account(ann)).toHaveCount(0);
    await expect(page.locator("body")).not.toContainText("Zorglub");
  }
  // The other window hears it as soon as one looks at it.
  await other.bringToFront();
  await other.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(other.getByRole("button", open("Zorglub"))).toHaveCount(0);
  await expect(other.getByLabel("Son nom, en français")).not.toHaveValue("Zorglub");
  await expect.poll(() => stored(ann)).not.toContain("Zorglub");
  // The match has the text that it was agreed with.
  await page.goto(match);
  await ann.sees(/jeu de cartes du club/);
});
