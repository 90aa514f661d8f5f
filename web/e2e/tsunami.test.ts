import { DAILY, expect, it } from "./fixtures";
import { deck, deckFile, goal, marked, OPENING, passes, place, sit, sitByHand, WALLS } from "./goban";
import { taught } from "./guide";
import { entered, type Visitor } from "./visitor";

it.use({ phone: true });

/** Announces the only playable card. */
async function play(visitor: Visitor): Promise<void> {
  await visitor.page.locator(".hand .card.ready").first().click();
}

/** Whether a visitor holds a card, by what the server tells them. */
async function holds(visitor: Visitor, card: string): Promise<boolean> {
  const sheet = await visitor.ask<{ cards: { hands: Record<string, (string | null)[]> } }>(
    `matches/${visitor.page.url().split("/").at(-1) ?? ""}`,
  );
  return Object.values(sheet.cards.hands).flat().includes(card);
}

async function draws(visitor: Visitor): Promise<void> {
  await visitor.press("Piocher");
}

/** Passes early in the game, where one is asked whether one means it. */
async function passesEarly(visitor: Visitor): Promise<void> {
  await visitor.press("Passer");
  await visitor.press("Oui, passer");
}

it("a move is countered by a dam, and another one stands", DAILY, async ({ ann, ben }) => {
  await sitByHand(ann, ben, { deck: deck({ barrage: 16 }) });
  await draws(ann);
  await place(ann, "G7");
  await draws(ben);
  await place(ben, "K4");
  await ann.sees("Blanc joue K4.");
  await expect(ann.page.locator(".zb-announced").first()).toBeAttached();
  await ann.press("Jouer «\u00a0Barrage\u00a0»");
  await ben.sees("Votre coup est contré.");
  await expect(ben.pieces).toHaveCount(17);
  await expect(goal(ben, "K4")).toHaveCount(0);
  await place(ben, "K5");
  await expect(ann.pieces).toHaveCount(18);
});

it("a counter stops a card, and its player keeps the stone", async ({ ann, ben }) => {
  await sit(ann, ben, { deck: deck({ non: 8, interdit: 8 }) });
  // Once all sixteen are drawn, whoever is to move has the one or the other has: by then it has happened.
  for (let turn = 0; turn < 16; turn++) {
    const [mover, other] = turn % 2 === 0 ? [ann, ben] : [ben, ann];
    await mover.sees("À vous de jouer.");
    await draws(mover);
    await expect(mover.hand).toHaveCount(Math.floor(turn / 2) + 1);
    if ((await holds(mover, "interdit")) && (await holds(other, "non"))) {
      await play(mover);
      await place(mover, "G7");
      await mover.press("Confirmer");
      await other.sees("Sens interdit");
      await other.press("Jouer «\u00a0Non\u00a0!\u00a0»");
      await mover.sees("Il reste à poser votre pierre, ou à passer.");
      await expect(mover.page.locator(".zb-sea")).toHaveCount(0);
      return;
    }
    await place(mover, `${"ABCDEFGH".charAt(turn >> 1)}${turn % 2 === 0 ? 1 : 13}`);
    await other.letsIfAsked();
    await expect(mover.pieces).toHaveCount(17 + turn);
  }
  throw new Error("sixteen draws without a card and a counter");
});

it("an exchange says whose stone it is, and nothing else can be played", async ({ ann, ben }) => {
  await sit(ann, ben, { deck: deck({ duel: 16 }) });
  await draws(ann);
  await play(ann);
  await place(ann, "G7");
  await ann.press("Confirmer");
  await ann.sees("Posez une pierre.");
  await ben.sees("À Noir de poser une pierre.");
  await expect(ann.page.locator(".zb-arena")).toHaveCount(1);
  await place(ann, "G7");
  await ben.sees("Posez une pierre.");
  await expect(ben.page.locator(".zb-goal[data-at=A1]")).toHaveCount(0);
  await place(ben, "F6");
  await ann.sees("Posez une pierre.");
  await ann.press("Ne pas poser");
  await place(ben, "H8");
  await expect(ann.pieces).toHaveCount(19);
  await ben.sees("À vous de jouer.");
});

it("a trap is its author's secret until it springs", async ({ ann, ben }) => {
  await sit(ann, ben, { deck: deck({ piege: 16 }) });
  await draws(ann);
  await play(ann);
  await place(ann, "G7");
  await ann.sees("Vous seul verrez cette note");
  await ann.press("Confirmer");
  await expect(ann.page.locator(".zb-trap").first()).toBeAttached();
  await expect(ben.page.locator(".zb-trap")).toHaveCount(0);
  await place(ann, "A1");
  await expect(goal(ben, "G7")).toBeAttached();
  await ben.touch("G7");
  await ann.sees("À vous de jouer.");
  await expect(ann.pieces).toHaveCount(17);
  await expect(ann.page.locator(".zb-trap")).toHaveCount(0);
});

it("a tsunami takes the stones of an edge", async ({ ann, ben }) => {
  await sit(ann, ben, { deck: deck({ tsunami: 16 }) }, [...OPENING, "A7", "N7", "A8", "N6"]);
  await draws(ann);
  await ann.sees("Choisissez un bord.");
  await place(ann, "A4");
  await ann.press("Confirmer");
  await expect(ben.pieces).toHaveCount(18);
  await ben.sees("À vous de jouer.");
});

it("dead stones are marked by both, disputed, and counted", async ({ ann, ben }) => {
  await sit(ann, ben, { deck: "none" }, [...WALLS, "M5", "B5"]);
  await passesEarly(ann);
  await ben.sees("À vous de jouer.");
  await passesEarly(ben);
  await ann.sees("Quelles pierres sont mortes\u00a0?");
  // What is touched while a mark is on its way waits for it.
  await ann.touch("B5");
  await ann.touch("M5");
  await expect(ann.page.locator(".zb-cross").first()).toBeAttached();
  await ann.sees("Noir mène de 5,5.");
  await ann.played(32);
  for (let k = 0; k < 2; k++) await ann.touch("M5");
  await ann.played(34);
  await ann.press("D’accord");
  await ben.sees("L’adversaire est d’accord avec ces marques.");
  await expect(ben.page.locator(".zb-owned").nth(100)).toBeAttached();
  await ben.press("Jouer encore pour trancher");
  await ann.sees("La partie reprend sans cartes.");
  await place(ann, "N13");
  await place(ben, "A1");
  await ann.sees("À vous de jouer.");
  await passesEarly(ann);
  await expect(goal(ben, "A13")).toBeAttached();
  await passesEarly(ben);
  await ann.sees("Vous avez perdu.");
  await ben.sees("Vous avez gagné.");
  await ben.sees("Blanc a gagné aux points.");
  await expect(ann.page.getByRole("link", { name: "Les pierres en SGF" })).toHaveCount(1);
});

it("a club makes a deck, is told what is wrong with it, shares it and plays it", async ({ ann, ben }) => {
  const { page } = ann;
  await ann.goto("decks/tsunami");
  await ann.sees("40 cartes dans la pioche.");
  await page.getByLabel("Exemplaires de Tsunami").fill("3");
  await ann.sees("42 cartes dans la pioche.");
  await page.getByLabel("Nom en français").fill("");
  await expect(page.locator(".edit [role=alert]").first()).not.toContainText("cards[");
  await expect(page.getByRole("button", { name: "Jouer avec ces cartes" })).toBeDisabled();
  await page.getByLabel("Nom en français").fill("Grande vague");
  await expect(page.locator(".face")).toContainText("Grande vague");
  await expect(page.getByRole("button", { name: "Jouer avec ces cartes" })).toBeEnabled();
  await ann.press("Partager le lien");
  const link = await entered(page.getByLabel("Le lien"), /^http/);
  await ben.page.goto(link);
  await ben.sees("Voici des cartes qu’on vous a envoyées.");
  await ben.sees("42 cartes dans la pioche.");
  await ann.goto("decks/tsunami");
  await expect(page.getByLabel("Exemplaires de Grande vague")).toHaveValue("3");
  await ann.press("Jouer avec ces cartes");
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Inviter un ami", { exact: true }).click();
  await dialog.getByRole("button", { name: "Créer le lien" }).click();
  // Whoever is invited reads every card whole before they sit down.
  await ben.join(ann);
  await ben.page.getByText("Lire les cartes de cette partie").click();
  await expect(ben.page.getByText("Grande vague").first()).toBeVisible();
  const width = (one: Element): number => one.clientWidth / innerWidth;
  await expect.poll(() => ben.page.locator("main details").evaluate(width)).toBeGreaterThan(0.8);
  await ben.press("M’asseoir et jouer");
  await ann.board();
  await ann.sees("jeu de cartes du club");
});

it("nine lines against the computer are played to the count, and it contests what is marked wrong", async ({ ann }) => {
  await ann.open({
    game: "tsunami",
    options: { size: "9", deck: "none" },
    opponent: "computer",
    level: 1,
    seat: "black",
  });
  await ann.board();
  await ann.sees("9 × 9, komi 7,5, sans cartes");
  await expect(ann.page.locator("[role=gridcell]")).toHaveCount(81);
  await expect(ann.cell("J9")).toBeAttached();
  await expect(ann.cell("I5")).toHaveCount(0);
  await place(ann, "A1");
  await place(ann, "J9");
  await passes(ann, 5, /Quelles pierres sont mortes/);
  await marked(ann);
  const white = ann.page.locator("[role=gridcell][aria-label*=blanche]");
  await white.first().click();
  // There are crosses already on what the computer has marked.
  await expect(white.and(ann.page.locator("[aria-label*=morte]")).first()).toBeAttached();
  await expect(ann.page.getByText(/^Noir\s: marque [A-HJ][1-9] comme mort$/).first()).toBeAttached();
  await ann.press("D’accord");
  await ann.sees(/Blanc conteste [A-HJ][1-9]\./);
  await ann.press("D’accord");
  await ann.sees("Blanc a gagné aux points.");
});

it("a club's deck is judged with its place, shown, and played", async ({ ann, ben }) => {
  const { page } = ann;
  await ann.goto("");
  await ann.press("Nouvelle partie");
  await ann.choose("Tsunami sur le goban");
  await ann.press("Changer");
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Celui d’un club", { exact: true }).click();
  const file = page.getByLabel("Le jeu de cartes du club");
  const good = deckFile({ duel: 2, non: 2 });
  await file.setInputFiles({ name: "a.json", mimeType: "application/json", buffer: Buffer.from("{\n  oups") });
  await ann.sees(/Ligne 2, colonne/);
  const wrong = good.replace('"EXCHANGE"', '"EXCHANGED"');
  await file.setInputFiles({ name: "b.json", mimeType: "application/json", buffer: Buffer.from(wrong) });
  await ann.sees(/Carte 1 de la liste, son effet/);
  await file.setInputFiles({ name: "c.json", mimeType: "application/json", buffer: Buffer.from(good) });
  await ann.sees("essai\u00a0: 4 cartes de 2 sortes. Jeu de cartes valable.");
  await dialog.getByText("Inviter un ami", { exact: true }).click();
  await dialog.getByRole("checkbox", { name: "Convenir des réglages ensemble" }).check();
  await ann.press("Créer le lien");
  await ann.sees("Avant la partie");
  await ben.join(ann);
  await ben.press("M’asseoir ici");
  await ben.sees("essai\u00a0: 4 cartes de 2 sortes. Jeu de cartes valable.");
  for (const visitor of [ann, ben]) await visitor.press("Je suis prêt");
  for (const visitor of [ann, ben]) {
    await visitor.board();
    await visitor.press("Jeu de cartes essai");
    await visitor.sees("Le jeu de cartes d’un club\u00a0: 4 cartes de 2 sortes.");
    await expect(visitor.page.locator("dialog .card", { hasText: "Duel" })).toBeVisible();
  }
});

it("teaches by doing: a counter, a wave, the superko and dead stones", async ({ ann }) => {
  const { page } = ann;
  await ann.goto("rules/tsunami");
  await page.getByRole("link", { name: /Jamais deux fois la même position/ }).click();
  await ann.board();
  await ann.sees("Le but.");
  // Retaking at once isn’t offered at all.
  await ann.labels("D4", "blanche");
  await expect(goal(ann, "J4")).toBeAttached();
  await expect(page.locator(".zb-goal[data-at=E4]")).toHaveCount(0);
  await ann.touch("J4");
  await expect(goal(ann, "E4")).toBeAttached();
  await ann.touch("E4");
  await ann.sees("C’est réussi");
  for (const lesson of ["tsunami", "non", "dead"]) {
    await ann.goto(`practice/tsunami/${lesson}`);
    await ann.board();
    await taught(ann, "C’est réussi");
  }
});

it("replays a kept game with all hands open, and through the eyes of one side", async ({ ben }) => {
  const { page } = ben;
  await ben.goto("replay/tsunami");
  await ben.sees("Une partie d’exemple, cartes visibles");
  await ben.board();
  await ben.page
    .getByRole("button", { name: /maree_basse|Marée basse/ })
    .first()
    .click();
  await expect(ben.page.locator(".hands")).toBeVisible();
  await ben.press("Noir");
  await expect(page.locator(".hands section:nth-of-type(2) .card")).toHaveCount(0);
});
