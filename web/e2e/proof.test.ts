import { authenticator, keep, noted, PASSWORD, signIn } from "./account";
import { expect, it, local, onPhone, posted } from "./fixtures";
import { confirm, keep as kept, linkIn } from "./letters";
import type { Visitor } from "./visitor";

/** Longer than a proof counts. */
const LONG = 301_000;

/** The dialog in which somebody shows that it is they. */
const dialogOf = ({ page }: Visitor) => page.getByRole("dialog", { name: "C’est bien vous ?" });

async function chooses(visitor: Visitor, password: string): Promise<void> {
  await visitor.press("Changer de mot de passe");
  await visitor.page.getByLabel("Nouveau mot de passe").fill(password);
  await visitor.page.getByLabel("Nouveau mot de passe").press("Enter");
}

it("a password is asked for before it changes, and the change goes on by itself", async ({ ann, ben, doors }) => {
  const { page } = ann;
  await keep(ann, "Hedy");
  await signIn(ben, "Hedy");
  await ben.page.waitForURL(ben.address);
  await doors.pass(LONG);
  await chooses(ann, "un autre nuage encore");
  const dialog = dialogOf(ann);
  await expect(dialog.getByLabel("Mot de passe")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await ann.sees("Montrez d’abord que c’est bien vous.");
  await page.getByRole("button", { name: "Enregistrer" }).last().click();
  await dialog.getByLabel("Mot de passe").fill("ce n’est pas celui-là");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toHaveText(/ni le mot de passe de ce compte/);
  await dialog.getByLabel("Mot de passe").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await ann.sees("Enregistré.");
  await expect(dialog).toBeHidden();
  await ben.goto("me");
  await ben.sees("Vous jouez en invité.");
  await page.reload();
  await ann.sees("Vous êtes Hedy.");
});

it("a code shows it too, on a phone by night", async ({ enter, doors }) => {
  const ann = await enter({ ...onPhone, colorScheme: "dark" });
  const { page } = ann;
  const [code = ""] = await keep(ann, "Joan");
  await doors.pass(LONG);
  await ann.press("Créer de nouveaux codes");
  const dialog = dialogOf(ann);
  await dialog.getByRole("button", { name: "J’ai un code de secours" }).click();
  await expect(dialog.getByLabel("Un code de secours")).toBeFocused();
  await dialog.getByLabel("Un code de secours").fill(code);
  await dialog.getByRole("button", { name: "Continuer" }).click();
  await expect(page.getByRole("list", { name: "Les codes" }).getByRole("listitem")).toHaveCount(8);
});

local("a passkey shows it with one press", async ({ ann, doors }) => {
  await authenticator(ann);
  await ann.goto("me#keep");
  await ann.page.getByLabel("Le nom de votre compte").fill("Radia");
  await ann.press("Utiliser plutôt un mot de passe");
  await ann.page.getByLabel("Un mot de passe").fill(PASSWORD);
  await ann.press("Créer mon compte");
  await noted(ann, "Radia");
  await ann.press("Ajouter une clé d’accès");
  await ann.sees(/^ajoutée le/);
  await doors.pass(LONG);
  const { page } = ann;
  await page.getByRole("button", { name: /^Retirer la clé/ }).focus();
  await page.keyboard.press("Enter");
  const dialog = dialogOf(ann);
  await expect(dialog.getByRole("button", { name: "Avec une clé d’accès" })).toBeFocused();
  await page.keyboard.press("Enter");
  await ann.sees(/^Aucune pour l’instant/);
  await expect(dialog).toBeHidden();
  await ann.press("Ajouter une clé d’accès");
  await ann.sees(/^ajoutée le/);
});

it("an account is deleted after a proof, without its name being typed again", async ({ ann, doors }) => {
  await keep(ann, "Barbara");
  await doors.pass(LONG);
  await ann.press("Supprimer le compte");
  await ann.page.getByLabel("Pour confirmer, écrivez « Barbara »").fill("Barbara");
  await ann.press("Supprimer définitivement");
  await dialogOf(ann).getByLabel("Mot de passe").fill(PASSWORD);
  await ann.page.keyboard.press("Enter");
  await ann.sees("C’est effacé.");
});

posted("who came by a letter chooses a password, and then proves by it", async ({ ann, enter, post, doors }) => {
  await kept(ann, "Sonja");
  await confirm(ann, post, "sonja@mail.example");
  await doors.pass(LONG);
  const phone = await enter(onPhone);
  await phone.ask("link", { who: "Sonja" });
  const letter = await post.letter("sonja@mail.example", 2);
  await phone.goto(linkIn(letter.text, "enter#"));
  await phone.press("Oui, c’est moi");
  await chooses(phone, "un autre nuage encore");
  await phone.sees("Enregistré.");
  await phone.press("Changer d’adresse");
  await phone.page.getByLabel("Une autre adresse").fill("sonja2@mail.example");
  await phone.press("M’envoyer un lien");
  await dialogOf(phone).getByLabel("Mot de passe").fill("un autre nuage encore");
  await phone.page.keyboard.press("Enter");
  await phone.sees(/Un lien est en route vers sonja2@mail.example/);
});

it("a table that is open in another window stays its player’s when the password changes", async ({ ann }) => {
  await keep(ann, "Mileva");
  const match = { game: "mutation", options: {}, opponent: "screen", seat: "white" };
  const { id } = await ann.ask<{ id: string }>("matches", match);
  const other = await ann.context.newPage();
  let lines = 0;
  other.on("websocket", () => lines++);
  await other.goto(`${ann.address}g/${id}`);
  await expect.poll(() => lines).toBe(1);
  await chooses(ann, "un autre nuage encore");
  await ann.sees("Enregistré.");
  await expect.poll(() => lines).toBeGreaterThan(1);
  const { seats } = await ann.ask<{ seats: { mine: boolean }[] }>(`matches/${id}`);
  expect(seats.map(({ mine }) => mine)).toEqual([true, true]);
});
