import { readFileSync } from "node:fs";
import { deal } from "./deal";
import { expect, it } from "./fixtures";
import type { Visitor } from "./visitor";

it.use({ phone: true });

const NBSP = "\u00a0";

/** Moves a piece and waits until it stands there. */
async function move(visitor: Visitor, token: string): Promise<void> {
  await visitor.touch(token.slice(0, 2));
  await visitor.touch(token.slice(2));
  await visitor.labels(token.slice(2), /pion|cavalier|fou|tour|dame|roi/);
}

/** Lays a card of the hand and shows squares one after another, each once it may be chosen. */
async function lay(visitor: Visitor, name: string, ...squares: string[]): Promise<void> {
  await visitor.page.locator(".hand .card.ready", { hasText: name }).click();
  for (const at of squares) {
    await visitor.labels(at, /peut être choisi/);
    await visitor.touch(at);
  }
  await visitor.press("Confirmer");
}

/** Waits until the log tells a sentence. */
async function tells(visitor: Visitor, sentence: string | RegExp): Promise<void> {
  await visitor.page.locator(".log").getByText(sentence).first().waitFor({ state: "attached" });
}

it("a move is cancelled and another one is due", async ({ ann, ben, doors }) => {
  await deal({ ann, ben, doors }, { white: [25], black: [1] });
  await move(ann, "e2e4");
  await ann.press("Finir mon tour");
  await ben.sees("À vous de jouer.");
  await lay(ben, "Contrordre");
  await ann.sees("Contrordre");
  await ann.lets();
  await tells(ann, "Le coup e2-e4 est annulé");
  await ann.labels("e2", /pion/);
  await ann.sees("À vous de jouer.");
  await move(ann, "d2d4");
  await tells(ben, "d4");
});

it("a piece falls into a trap that only its owner saw", async ({ ann, ben, doors }) => {
  await deal({ ann, ben, doors }, { white: [12], black: [39] });
  await move(ann, "g1f3");
  await lay(ann, "Trappe", "e5");
  await ben.lets();
  await ben.sees("À vous de jouer.");
  await ann.labels("e5", "votre piège");
  await expect(ben.cell("e5")).not.toHaveAttribute("aria-label", /piège/);
  await ben.touch("e7");
  await ben.touch("e5");
  await tells(ben, `e5${NBSP}: un piège des Blancs se déclenche`);
  await tells(ann, `Hors du jeu${NBSP}: pion des Noirs, e5`);
  await ben.press("Pioche");
  await expect(ben.page.getByRole("heading", { name: "Pièces perdues" })).toBeVisible();
});

it("two pieces become one", async ({ ann, ben, doors }) => {
  await deal({ ann, ben, doors }, { white: [21], black: [39] });
  await lay(ann, "Fusion", "a1", "a2");
  await ben.lets();
  await tells(ben, /Fusion en a2/);
  await ben.labels("a2", /tour des Blancs, .*pion/);
  await expect(ann.page.locator(".zb-mark").first()).toBeAttached();
});

it("a king goes away and comes back", async ({ ann, ben, doors }) => {
  await deal({ ann, ben, doors }, { white: [68], black: [39] });
  await lay(ann, "Régence");
  await ben.lets();
  await tells(ben, "Le roi des Blancs quitte le plateau");
  await move(ann, "e2e4");
  await ben.sees("À vous de jouer.");
  await move(ben, "e7e5");
  await ben.press("Finir mon tour");
  await ann.sees("Votre roi est hors du plateau.");
  await ann.press("Le poser ici");
  await ann.labels("e1", /peut être choisi/);
  await ann.touch("e1");
  await ann.press("Confirmer");
  await ben.labels("e1", /roi des Blancs/);
});

/** Whether what is shown of a card ends above the hand. Runs in the page. */
function above(): boolean {
  const under = document.querySelector(".under")?.getBoundingClientRect().bottom;
  const cards = [...document.querySelectorAll(".hand .card")].map((card) => card.getBoundingClientRect().top);
  return under !== undefined && under <= Math.min(...cards);
}

it("a card under the mouse is shown above the hand, and covers none of it", async ({ ann, ben, doors }) => {
  await ann.page.setViewportSize({ width: 1440, height: 900 });
  await deal({ ann, ben, doors }, { white: [25], black: [39] });
  for (let k = 0; k < 5; k++) {
    await ann.hand.nth(k).hover();
    await expect.poll(() => ann.page.evaluate(above)).toBe(true);
  }
});

it("a kidnapped piece is missed, and found again in the lists", async ({ ann, ben, doors }) => {
  await deal({ ann, ben, doors }, { white: [11], black: [39] }, { options: { kidnapping: "20" } });
  await move(ann, "e2e4");
  await lay(ann, "Kidnapping");
  await ben.sees("Kidnapping");
  await ben.lets();
  await ann.sees(/emportez une pièce/);
  await expect(ben.page.locator(".zb-piece")).toHaveCount(0);
  await ann.page.locator("form select").selectOption("d8");
  await ann.press("Le dire");
  // It is noticed after twenty seconds, and no sooner.
  await doors.pass(20_000);
  await ben.page.locator("form select").first().selectOption("d8");
  await ben.page.locator("form select").nth(1).selectOption("q");
  await ben.press("Le dire");
  await ben.labels("d8", /dame des Noirs/);
  await tells(ann, /dame des Noirs.: arrive en d8/);
});

it("a window goes on where it was through a reload", async ({ ann, ben, doors }) => {
  await doors.still(ben);
  await deal({ ann, ben, doors }, { white: [25], black: [39] });
  await move(ann, "g1f3");
  await lay(ann, "Trou noir", "e5");
  const timer = ben.page.getByRole("timer").first();
  await expect(timer).toHaveAttribute("aria-label", /\b12\b/);
  await doors.passFor(4_000, ben);
  await expect(timer).toHaveAttribute("aria-label", /\b8\b/);
  await ben.page.reload();
  await expect(timer).toHaveAttribute("aria-label", /\b8\b/);
  await ben.press("Jouer «\u00a0Non\u00a0»");
  await tells(ann, "«\u00a0Trou noir\u00a0» est arrêtée");
});

it("a phone shows what is asked and the whole hand, with a long text and in a low window too", async ({
  ann,
  ben,
  doors,
}) => {
  await deal({ ann, ben, doors }, { white: [12], black: [39] });
  await move(ann, "g1f3");
  await lay(ann, "Trappe", "e5");
  await expect(ben.page.getByRole("timer").first()).toBeVisible();
  for (const height of [844, 700, 600]) {
    await ben.page.setViewportSize({ width: 390, height });
    await ben.shows(".block h2", ".block p", ".block .btn", ".hand .card");
    const text = ben.page.locator(".block p");
    await expect.poll(() => text.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1);
  }
  // White's card, in words for Black: in the block, and large where the log names it.
  await ben.sees(/Les Blancs notent en secret/);
  await ben.press("Partie");
  await ben.press(`Voir «${NBSP}Trappe${NBSP}»`);
  const large = ben.page.getByRole("dialog", { name: "Trappe" });
  await expect(large).toContainText("Les Blancs notent en secret");
  await ben.page.keyboard.press("Escape");
  await expect(large).toBeHidden();
  await ben.press("Plateau");
  const card = ben.page.locator(".hand .card.ready", { hasText: "Non" });
  await expect(card).toBeInViewport({ ratio: 1 });
});

it("a gesture is quoted by the card that punishes it", async ({ ann, ben, doors }) => {
  await deal({ ann, ben, doors }, { white: [72], black: [39] });
  await ben.press("Options");
  await ben.press("Réagir");
  await ben.press("Coup de coude");
  await tells(ann, `Noirs${NBSP}: coup de coude`);
  await lay(ann, "Camouflet", "a7");
  await ben.sees(/Puni.: coup de coude/);
  await ben.lets();
  await tells(ann, `Prise en a7${NBSP}: pion des Noirs`);
});

it("a play against the rule is warned of, has no effect and costs the card", async ({ ann, ben, doors }) => {
  await deal({ ann, ben, doors }, { white: [23], black: [39] });
  await ann.page.locator(".hand .card.ready", { hasText: "Avion privé" }).click();
  await ann.labels("e4", /peut être choisi/);
  await ann.press("Les montrer aussi");
  await ann.sees(/perdue sans effet/);
  await ann.labels("e6", /peut être choisi/);
  await ann.touch("e6");
  await ann.press("Confirmer");
  await ben.lets();
  await tells(ben, /Avion privé.*enfreint la règle fondamentale et reste sans effet.*pourrait être pris \(F2\)/);
  await ann.labels("e1", /roi des Blancs/);
  await ann.sees("À vous de jouer.");
});

it("darts are thrown by hand, and both see where they stick", async ({ ann, ben, doors }) => {
  await doors.still(ann);
  await deal({ ann, ben, doors }, { white: [71], black: [39] }, { options: { darts: "skill" } });
  await move(ann, "e2e4");
  await lay(ann, "Super Gang", "d8");
  await ben.lets();
  await ann.sees("Trois fléchettes.");
  for (const name of ["Lancer (encore 3)", "Lancer (encore 2)", "Lancer la dernière"]) {
    await doors.passFor(500, ann);
    await ann.press(name);
  }
  for (const visitor of [ann, ben]) {
    await tells(visitor, "3 fléchettes partent.");
    await tells(visitor, /La fléchette touche\.|À côté\./);
  }
});

it("the game over, all hands can be seen, and the file can be opened again", async ({ ann, ben, doors }) => {
  await deal({ ann, ben, doors }, { white: [25], black: [39] });
  await move(ann, "g1f3");
  await lay(ann, "Trou noir", "e5");
  await ben.lets();
  await tells(ann, "Un trou en e5");
  await ann.press("Abandonner");
  await ann.press("Abandonner");
  await ann.press("Tout");
  await expect(ann.page.locator(".hands .card")).toHaveCount(10);
  await ann.press("Le mien");
  await expect(ann.page.locator(".hands .card")).toHaveCount(5);
  const [download] = await Promise.all([
    ann.page.waitForEvent("download"),
    ann.page.getByRole("link", { name: "Télécharger la partie" }).click(),
  ]);
  const record = readFileSync(await download.path());
  await ann.goto("replay/ironpond");
  await ann.page
    .locator("input[type=file]")
    .setInputFiles({ name: "partie.txt", mimeType: "text/plain", buffer: record });
  await tells(ann, "Un trou en e5");
  await ann.page.locator('[data-ply="2"]').click();
  // The announced card lies in no hand, and its player hasn't drawn yet.
  await expect(ann.page.locator(".hands .card")).toHaveCount(9);
});

it("the gallery says what each card was worth, also on a phone", async ({ ben }) => {
  await ben.goto("cards/ironpond");
  await ben.page.getByText("Leur valeur").click();
  await ben.sees(/ordinateur a joué 300 parties contre lui-même/);
  const rows = ben.page.locator("main tbody tr");
  await expect(rows).toHaveCount(71);
  await expect(rows.first()).toContainText(/\+\d+,\d\s\(±\s\d+,\d\)\s*\d+\sfois\ssur\s\d+/);
  await ben.page.getByLabel(/^Chercher/).fill("trou noir");
  await expect(rows).toHaveCount(1);
  await expect
    .poll(() => ben.page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
  // A deck that wasn't measured shows its cards.
  await ben.goto("cards/tsunami");
  await ben.page.getByText("Leur valeur").click();
  await expect(rows.first()).toBeVisible();
  await ben.page.getByText("Deuxième jeu de cartes").click();
  await expect(rows).toHaveCount(0);
  await expect(ben.page.locator("main ul.cards li").first()).toBeVisible();
});
