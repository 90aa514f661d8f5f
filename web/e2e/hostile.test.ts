import { deckOf } from "./deal";
import { expect, it, onPhone } from "./fixtures";
import { deckFile } from "./goban";
import { ALL, Harm, HOSTILE, LONG, MARKED, NAME, TURNED, WIDE } from "./hostile";
import type { Visitor } from "./visitor";

it.use({ ...onPhone, phone: true });

/** Opens a file as somebody does who chooses it. */
async function opens(visitor: Visitor, text: string): Promise<void> {
  await visitor.goto("replay");
  await visitor.page.getByLabel("Ou collez le texte de la partie").fill(text);
  await visitor.press("Ouvrir ce texte");
}

it("a text that is put into a document as code is seen by these tests", async ({ ann }) => {
  const harm = new Harm(ann);
  await ann.goto("rules");
  await harm.none();
  await ann.page.evaluate(
    (text) => (document.body.innerHTML += text),
    `${HOSTILE.image}<main><p style="width: 900px">W</p></main>`,
  );
  await expect
    .poll(() => harm.found())
    .toEqual(
      expect.arrayContaining([
        expect.stringContaining("/x was asked for"),
        expect.stringContaining("<img onerror="),
        expect.stringContaining("wide"),
      ]),
    );
  // Even then the policy of the document keeps it from running.
  await expect.poll(() => ann.complaints.join()).toContain("Content Security Policy");
  await expect.poll(() => harm.found()).not.toContain("a script has run");
  ann.complaints.length = 0;
});

it("a name is nothing but a name, wherever it is shown", async ({ ann, ben, doors }) => {
  await doors.empty();
  await ann.ask("me");
  for (const name of [HOSTILE.image, HOSTILE.script, TURNED, MARKED, LONG])
    await expect(ann.ask("me", { name }, "PUT"), name).rejects.toThrow("400");
  const [a, b] = [new Harm(ann), new Harm(ben)];
  await ann.calls(NAME);
  await ben.calls(WIDE);
  await ann.goto("me");
  await a.none();

  // A seat that anybody may take, and what stands at its table.
  await ann.goto("games/mutation");
  await ann.press("Proposer la partie");
  await ann.page.waitForURL(/\/g\//);
  await ann.sees("Place libre");
  await ben.goto("games/mutation");
  await b.none(NAME);
  const document = await ben.context.request.get(ann.page.url());
  const sent = await document.text();
  expect(sent).toContain('content="&lt;img src=x onerror=h()&gt;');
  expect(sent).not.toContain("<img src=x");
  expect(document.headers()["content-security-policy"]).toMatch(/default-src 'none'; script-src 'self';/);
  await ben.page.getByRole("button", { name: /^S’asseoir en face de/ }).click();
  for (const one of [ann, ben]) await one.board();
  await a.none(WIDE);
  await b.none(NAME);

  // Who it is, whom one follows, and whom one challenges.
  await ann.press(WIDE);
  await ann.page.getByRole("dialog").getByRole("button", { name: "Suivre", exact: true }).click();
  await ann.sees("Vous suivez ce joueur.");
  await a.none(WIDE);
  await ben.press(NAME);
  await ben.page.getByRole("dialog").getByRole("button", { name: "Suivre aussi", exact: true }).click();
  await ben.sees("Vous êtes amis.");
  await b.none(NAME);
  await doors.pass(2_000);
  await ben.goto("me#people");
  await b.none(NAME);
  await ann.goto("me#people");
  await a.none(WIDE);
  await ann.press(`Défier : ${WIDE}`);
  await a.none(WIDE);
  await ann.page.getByRole("dialog").getByRole("button", { name: "Défier" }).click();
  await ann.sees(`Cette place est réservée à ${WIDE}.`);
  await a.none(WIDE);
  await ben.goto("");
  await ben.sees("Vos défis");
  await b.none(NAME);
  await ben.goto("notices");
  await b.none(NAME);
});

it("a name is nothing but a name in an invitation and an agreement", async ({ ann, ben }) => {
  const [a, b] = [new Harm(ann), new Harm(ben)];
  await ann.calls(NAME);
  await ben.calls(WIDE);
  await ann.open({ game: "mutation", options: {}, opponent: "friend", seat: "white", begin: "seated" });
  await ben.join(ann);
  await ben.sees(`${NAME} vous invite à jouer à Chess Mutation.`);
  await b.none(NAME);
  await ann.open({ game: "ironpond", options: {}, opponent: "friend", begin: "ready", seat: "white" });
  await ann.sees("Avant la partie");
  await ben.join(ann);
  await ben.press("M’asseoir ici");
  await ann.sees("La partie commence quand vous êtes prêts tous les deux.");
  await a.none(WIDE);
  await b.none(NAME);
  await ben.press("Je suis prêt");
  await ann.sees(/est prêt et n’attend que vous/);
  await a.none(WIDE);
});

it("cards of a club’s own say what they say", async ({ ann, ben }) => {
  const [a, b] = [new Harm(ann), new Harm(ben)];
  const said = { name: { fr: ALL, en: ALL }, text: { fr: `${TURNED} ${MARKED} ${ALL}`, en: "W".repeat(600) } };
  const plain = JSON.parse(deckFile({ duel: 8, non: 8 })) as { cards: object[] };
  const deck = { ...plain, origin: ALL, cards: plain.cards.map((card) => ({ ...card, ...said })) };
  const text = JSON.stringify(deck);
  // An id is a word, and a text has a length.
  for (const id of [HOSTILE.image, TURNED, LONG])
    await expect(ann.ask("games/tsunami/deck", { text: text.replace('"duel"', JSON.stringify(id)) })).rejects.toThrow(
      "400",
    );
  await expect(ann.ask("games/tsunami/deck", { text: text.replaceAll("W".repeat(600), LONG) })).rejects.toThrow("400");

  await ann.goto("decks/tsunami");
  await ann.page
    .locator("input[type=file]")
    .first()
    .setInputFiles({
      name: `${HOSTILE.image.replaceAll(/[/]/g, "")}.json`,
      mimeType: "application/json",
      buffer: Buffer.from(text),
    });
  await expect(ann.page.getByLabel("Nom du jeu de cartes")).toHaveValue(ALL);
  await a.none(ALL);

  const { word } = await ann.ask<{ word: string }>("games/tsunami/deck", { text });
  const match = { game: "tsunami", options: { deck: word }, opponent: "friend", seat: "black", begin: "ready" };
  await ann.open(match);
  await ben.join(ann);
  await ben.press("M’asseoir ici");
  await a.none();
  await b.none();
  for (const visitor of [ann, ben]) await visitor.press("Je suis prêt");
  for (const visitor of [ann, ben]) await visitor.board();
  await ann.page
    .getByRole("button", { name: /^Jeu de cartes/ })
    .filter({ visible: true })
    .first()
    .click();
  await ann.page.locator("dialog .card").first().waitFor();
  await a.none(ALL);
  await b.none();
});

it("blank cards say what they say", async ({ ann, ben, doors }) => {
  const [a, b] = [new Harm(ann), new Harm(ben)];
  const card = {
    no: 100,
    timing: "POST",
    name: { fr: ALL, en: ALL },
    text: { fr: `${TURNED} ${MARKED} ${ALL}`, en: "W".repeat(400) },
    params: [["mine", "pawn"]],
    effect: [["shield", 1]],
  };
  const options = { deck: deckOf({ white: [], black: [] }), custom: JSON.stringify([card]) };
  await ann.goto("workshop/ironpond");
  await ann.page.evaluate((card) => {
    localStorage.setItem("zizanie.blanks", JSON.stringify([{ id: '"><img src=x>', card }]));
    localStorage.setItem("zizanie.blank-draft", JSON.stringify(card));
  }, card);
  await ann.page.reload();
  await a.none(ALL);
  for (const bad of [
    { ...card, timing: HOSTILE.image },
    { ...card, params: [[HOSTILE.script]] },
    { ...card, effect: [[HOSTILE.image, 1]] },
    { ...card, text: { fr: LONG, en: LONG } },
  ])
    await expect(
      ann.ask("matches", { game: "ironpond", options: { custom: JSON.stringify([bad]) }, opponent: "screen" }),
    ).rejects.toThrow("400");
  const match = { game: "ironpond", options, opponent: "friend", seat: "white" };
  await ann.open({ ...match, begin: "ready" });
  await ben.join(ann);
  await ben.press("M’asseoir ici");
  await b.none(ALL);
  await a.none(ALL);
  await doors.deal("ironpond", options, { white: ["100"], black: [] });
  const { id } = await ann.ask<{ id: string }>("matches", match);
  await ben.ask(`matches/${id}/seat`, {});
  for (const visitor of [ann, ben]) {
    await visitor.goto(`g/${id}`);
    await expect(visitor.hand).toHaveCount(5);
  }
  await a.none();
  await ann.page.locator(".hand .card", { hasText: HOSTILE.image }).first().click();
  await a.none(ALL);
  await b.none();
});

it("what stands in the file of a game is told, and no more", async ({ ann }) => {
  const harm = new Harm(ann);
  const tag = (text: string): string => text.replace(/["\\]/g, "\\$&");
  for (const text of [ALL, TURNED, MARKED, LONG]) {
    const tags = `[Event "${tag(text)}"]\n[White "${tag(text)}"]\n[Black "Ben"]\n[Date "${tag(text)}"]\n`;
    const comment = `{${text.replaceAll("}", ")")}}`;
    await opens(ann, `${tags}[Result "0-1"]\n\n1. f3 ${comment} e5 2. g4 ${comment} Qh4# 0-1\n`);
    await ann.page.waitForURL("**/replay/ironpond");
    await ann.board();
    await harm.none(text);
  }
  const sgf = ALL.replace(/[\]\\]/g, "\\$&");
  await opens(ann, `(;GM[1]FF[4]SZ[9]KM[7.5]GN[${sgf}]PB[${sgf}]PW[Anne]C[${sgf}];B[ee]C[${sgf}];W[gc])`);
  await ann.page.waitForURL("**/replay/tsunami");
  await ann.board();
  await harm.none(ALL);
  const record = (red: string): string =>
    `[Game "felon"]\n[Rules "1"]\n[Yellow "${tag(red)}"]\n[Red "Ben"]\n[Date "${tag(red)}"]\n[Options ""]\n[Result "*"]\n\n1. h13 h1 *\n`;
  await opens(ann, record(ALL));
  await ann.page.waitForURL("**/replay/felon");
  await ann.board();
  await harm.none(ALL);
  // What can't be read is quoted.
  for (const wrong of [HOSTILE.image, HOSTILE.script, HOSTILE.link, TURNED, LONG]) {
    await opens(ann, `[White "Ann"]\n[Result "*"]\n\n1. ${wrong.replaceAll(" ", "_")} *\n`);
    await ann.page.getByRole("alert").filter({ hasText: /./ }).first().waitFor();
    await harm.none();
  }
});
