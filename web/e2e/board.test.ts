import type { Locator } from "@playwright/test";
import { DAILY, expect, it, onPhone } from "./fixtures";
import type { Visitor } from "./visitor";

const GAMES = ["ironpond", "confusion", "mutation", "felon", "tsunami"] as const;

/** Two kings and a pawn. */
const SMALL = "4k3/8/8/8/8/8/3P4/4K3 w - 0 1";

const tree = ({ page }: Visitor): ReturnType<typeof page.getByRole> =>
  page.getByRole("group", { name: "Coups et variantes" });

/** Plays the candidate of a rank once the ranking stands; so many moves are listed then. */
async function plays(visitor: Visitor, rank: number, listed: number): Promise<void> {
  const { page } = visitor;
  await visitor.sees(/^Chances de gagner du camp au trait/);
  await page
    .getByRole("list")
    .filter({ has: page.getByRole("button", { name: /^\d+\s%/ }) })
    .getByRole("button")
    .nth(rank)
    .click();
  await expect(tree(visitor).getByRole("button")).toHaveCount(listed);
}

for (const game of GAMES)
  it(
    `moves and variations are tried in ${game}, and are there the next time`,
    game === "ironpond" ? DAILY : {},
    async ({ ann }) => {
      const { page } = ann;
      await ann.goto(`board/${game}`);
      await ann.press("Montrer les meilleurs coups");
      for (const listed of [1, 2, 3]) await plays(ann, 0, listed);
      await ann.press("Coup précédent");
      await plays(ann, 1, 4);
      await expect(tree(ann).getByText("(")).toBeVisible();
      await page.getByLabel("Commentaire sur cette position").fill("à retenir");
      await page.reload();
      await expect(tree(ann).getByText("à retenir")).toBeVisible();
      await expect(tree(ann).getByRole("button")).toHaveCount(4);
      await ann.press("En faire la suite principale");
      await ann.press("Supprimer à partir d’ici");
      await expect(tree(ann).getByText("à retenir")).toBeHidden();
      expect(ann.complaints).toEqual([]);
    },
  );

it("a phone plays one side and the computer the other", DAILY, async ({ enter }) => {
  const ann = await enter(onPhone);
  await ann.goto("board/mutation");
  await ann.page.getByLabel("Vous jouez").selectOption({ label: "Blancs, contre l’ordinateur" });
  await ann.touch("e2");
  await ann.touch("e4");
  await expect(tree(ann).getByRole("button")).toHaveCount(2);
  const wide = (): Promise<number> => ann.page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(wide).toBeLessThanOrEqual(390);
  expect(ann.complaints).toEqual([]);
});

it("a position is set up by hand, refused in words, linked and drawn on", async ({ ann, ben }) => {
  const { page } = ann;
  await ann.goto("board/mutation");
  await page.getByText("Position", { exact: true }).click();
  const text = page.getByLabel(/^La position affichée/);
  await expect(text).toHaveValue(/^ppppkppp\//);
  await text.fill("ppppkppp/8/8/8/8/8/8/8 w - 0 1");
  await ann.press("Installer cette position");
  await expect(page.getByRole("alert").filter({ hasText: /./ })).toBeVisible();
  await expect(ann.cell("e2")).toHaveAccessibleName(/pion/);
  await text.fill(SMALL);
  await ann.press("Installer cette position");
  await expect(ann.cell("e2")).not.toHaveAccessibleName(/pion/);
  await ann.press("Dessiner");
  const arrows = page.locator(".zb-arrow");
  await expect(arrows).toHaveCount(0);
  await ann.cell("d2").dragTo(ann.cell("d4"), { force: true });
  await expect(arrows).not.toHaveCount(0);
  await ann.press("Copier le lien");
  await expect(page.getByRole("status").filter({ hasText: /#position=|Lien copié/ })).toBeVisible();
  await ben.goto(`board/mutation#${new URLSearchParams({ position: SMALL }).toString()}`);
  await expect(ben.cell("d2")).toHaveAccessibleName(/pion/);
  await expect(ben.cell("e2")).not.toHaveAccessibleName(/pion/);
  expect(ann.complaints).toEqual([]);
});

/** What is put where, once all pieces stand, and what its square is called then. */
const PUT: Record<(typeof GAMES)[number], [gone: string[], piece: string, at: string]> = {
  ironpond: [[], "dame des Noirs", "d4"],
  confusion: [[], "Jaunes, pièce A", "f5"],
  mutation: [["a7"], "pion noir", "a5"],
  felon: [["h1"], "dame jaune", "g5"],
  tsunami: [[], "pierre blanche", "D4"],
};

for (const game of GAMES)
  it(
    `pieces are put, moved and taken away by hand in ${game}, and played on`,
    game === "felon" ? DAILY : {},
    async ({ enter }) => {
      const ann = await enter(game === "felon" ? onPhone : {});
      const { page } = ann;
      const alert = page.getByRole("alert");
      const use = page.getByRole("button", { name: "Utiliser cette position" });
      const [gone, piece, at] = PUT[game];
      await ann.goto(`board/${game}`);
      await page.getByText("Position", { exact: true }).click();
      await ann.press("Composer une position");
      await page.getByRole("button", { name: piece }).waitFor();
      if (game !== "tsunami") await ann.press("Position initiale");
      await ann.press("Retirer");
      for (const square of gone) await ann.touch(square);
      await ann.press(piece);
      await ann.touch(at);
      await expect(alert).toBeEmpty();
      await ann.press("Vider le plateau");
      if (game !== "tsunami") {
        await expect(alert).not.toBeEmpty();
        await expect(use).toBeDisabled();
      }
      await ann.press("Annuler");
      await expect(use).toBeEnabled();
      await use.click();
      await ann.sees("Plateau d’analyse");
      await ann.labels(at, game === "confusion" ? /pièce A/ : piece);
      for (const square of gone) await ann.labels(square, new RegExp(`^${square}[^,]*(, case [^,]*)?$`));
      await ann.press("Montrer les meilleurs coups");
      await plays(ann, 0, 1);
      expect(ann.complaints).toEqual([]);
    },
  );

it("moves are played on the board in a position that was installed as text", async ({ ann }) => {
  const { page } = ann;
  await ann.goto("board/ironpond");
  await ann.labels("e2", /pion/i);
  await page.getByText("Position", { exact: true }).click();
  await page.getByRole("textbox", { name: /La position affichée/ }).fill('{"fen":"4k3/8/8/8/8/8/4P3/4K3 b - - 0 30"}');
  await ann.press("Installer cette position");
  await ann.labels("e8", /roi/i);
  await expect(ann.cell("a1")).not.toHaveAccessibleName(/tour/i);
  for (const at of ["e8", "d8", "e2", "e4"]) await ann.touch(at);
  await expect(tree(ann).getByRole("button")).toHaveText(["30…Rd8", "31.e4"]);
  expect(ann.complaints).toEqual([]);
});

it("cards change hands, and traps are laid, in a position set up by hand", async ({ ann }) => {
  const { page } = ann;
  await ann.goto("board/ironpond");
  await page.getByText("Position", { exact: true }).click();
  await ann.press("Composer une position");
  const hand = (of: string): Locator =>
    page.getByRole("group", { name: `${of}, cartes en main` }).getByRole("button", { name: /^Remettre/ });
  await expect(hand("Blancs")).toHaveCount(5);
  await expect(hand("Noirs")).toHaveCount(5);
  const take = page.getByRole("combobox", { name: "Noirs, cartes en main. Une carte…" });
  await take.selectOption({ label: "Infiltration" });
  await page.getByRole("group", { name: "Noirs, cartes en main" }).getByRole("button", { name: "Prendre" }).click();
  await expect(hand("Blancs")).toHaveCount(4);
  await expect(hand("Noirs")).toHaveCount(6);
  await ann.press("Remettre sous la pioche : Parachutiste");
  await expect(hand("Noirs")).toHaveCount(5);
  await expect(hand("Noirs").last()).toHaveAccessibleName("Remettre sous la pioche : Infiltration");
  await ann.press("Piège des Noirs");
  await ann.touch("d4");
  await ann.press("Piège des Blancs");
  await ann.touch("f4");
  await ann.press("Retirer");
  await ann.touch("f4");
  await ann.press("Trou");
  await ann.touch("e5");
  await ann.labels("e5", /trou/i);
  await ann.labels("d4", /piège/i);
  await page.getByText("Le reste de la position").click();
  const besides = page.getByRole("textbox", { name: /Ce qui fait aussi partie/ });
  await expect(besides).toHaveValue(/"traps": \{"white":\[\],"black":\["d4"\]\}/);
  await ann.press("Aimant");
  await ann.touch("b1");
  await ann.labels("b1", /aimant/i);
  const pile = page.getByRole("group", { name: "Dessus de la pioche, les 3 prochaines cartes" });
  await pile.getByRole("combobox").selectOption({ label: "Parachutiste" });
  await pile.getByRole("button", { name: "Mettre dessus" }).click();
  await expect(pile.getByRole("button").first()).toHaveAccessibleName("Remettre sous la pioche : Parachutiste");
  const captured = page.getByRole("group", { name: "Prises aux Blancs" });
  await captured.getByRole("combobox").selectOption({ label: "Cavalier" });
  await captured.getByRole("button", { name: "Ajouter" }).click();
  const order = page.getByRole("group", { name: "Pièce à jouer" });
  await order.getByRole("button", { name: "tour" }).click();
  await expect(besides).toHaveValue(/"captured": \{"white":\["n"\],"black":\[\]\}/);
  await expect(besides).toHaveValue(/"marks": \[\{"at":"b1","magnet":true\}\]/);
  await expect(besides).toHaveValue(/"diktat": "r"/);
  await expect(page.getByRole("alert")).toBeEmpty();
  await page.getByRole("button", { name: "Utiliser cette position" }).click();
  await ann.sees("Plateau d’analyse");
  await ann.labels("e5", /trou/i);
  await ann.labels("b1", /aimant/i);
  expect(ann.complaints).toEqual([]);
});

it("two pieces change diagrams in a position of Confusion set up by hand", async ({ ann }) => {
  const { page } = ann;
  await ann.goto("board/confusion");
  await page.getByText("Position", { exact: true }).click();
  await ann.press("Composer une position");
  await ann.press("Blancs, pièce A");
  const moves = page.getByRole("group", { name: "Dessin de la pièce A" });
  const chosen = moves.locator("[aria-pressed=true]");
  await page.getByText("Le reste de la position").click();
  const besides = page.getByRole("textbox", { name: /Ce qui fait aussi partie/ });
  await expect(chosen).toHaveText("Tour");
  await moves.getByRole("button", { name: "Lavette" }).click();
  await expect(besides).toHaveValue(/"white":"A8 C10 E9 H12 K2 L4 /);
  await expect(chosen).toHaveText("Lavette");
  await expect(page.getByRole("alert")).toBeEmpty();
  await ann.press("Annuler");
  await expect(besides).toHaveValue(/"white":"A4 C10 E9 H12 K2 L8 /);
  await page.getByRole("button", { name: "Utiliser cette position" }).click();
  await ann.sees("Plateau d’analyse");
  expect(ann.complaints).toEqual([]);
});

it("one's worst moves of a recorded game are tried again", async ({ ann }) => {
  const { page } = ann;
  await ann.goto("replay/mutation");
  await ann.press("Analyser la partie");
  await page
    .getByRole("button", { name: /rejouer (une erreur|\d erreurs)$/ })
    .first()
    .click();
  await ann.sees("Vos erreurs, une seconde chance");
  await page.reload();
  await ann.sees("Vos erreurs, une seconde chance");
  await expect(page.getByText(/^Trait à/)).toBeVisible();
  await ann.press("Voir la solution");
  await expect(page.getByText(/^Il fallait/)).toBeVisible();
  await expect(tree(ann).getByRole("button")).not.toHaveCount(0);
  await ann.press("Réessayer");
  await expect(tree(ann).locator("[aria-current]")).toHaveCount(0);
  await ann.press("Voir la solution");
  await ann.press("Continuer librement d’ici");
  await ann.sees("Plateau d’analyse");
  await ann.press("Montrer les meilleurs coups");
  await plays(ann, 0, 2);
  expect(ann.complaints).toEqual([]);
});

it("a moment of a recorded game leads to the board", async ({ ann }) => {
  await ann.goto("replay/confusion");
  await ann.press("Coup suivant");
  await ann.press("Partir de ce coup");
  await ann.sees("Plateau d’analyse");
  await ann.press("Montrer les meilleurs coups");
  await plays(ann, 0, 1);
  expect(ann.complaints).toEqual([]);
});

it("a board that was left or pruned by mistake comes back", async ({ ann }) => {
  await ann.goto("board/mutation");
  await ann.touch("e2");
  await ann.touch("e4");
  await expect(tree(ann).getByRole("button")).toHaveCount(1);
  await ann.press("Supprimer à partir d’ici");
  await expect(tree(ann).getByRole("button")).toHaveCount(0);
  await ann.press("Revenir au plateau précédent");
  await expect(tree(ann).getByRole("button")).toHaveCount(1);
  await ann.page.getByText("Position", { exact: true }).click();
  await ann.press("Repartir du début de la partie");
  await expect(tree(ann).getByRole("button")).toHaveCount(0);
  await ann.press("Revenir au plateau précédent");
  await expect(tree(ann).getByRole("button")).toHaveCount(1);
  await ann.page.getByLabel("Vous jouez").selectOption({ label: "Blancs, contre l’ordinateur" });
  await expect(tree(ann).getByRole("button")).toHaveCount(2);
  expect(ann.complaints).toEqual([]);
});

/** Knights go to and fro, for 44 moves; from the third on, another one. */
const LONG = Array.from(
  { length: 11 },
  (_, k) => `${2 * k + 1}. Nf3 Nf6${k ? "" : " (1... Nc6)"} ${2 * k + 2}. Ng1 Ng8`,
);

it("a long line keeps the move that is shown in sight", DAILY, async ({ enter }) => {
  const ann = await enter(onPhone);
  const { page } = ann;
  await ann.goto("replay");
  const buffer = Buffer.from(`${LONG.join(" ")} *`);
  await page.locator("input[type=file]").first().setInputFiles({ name: "long.pgn", mimeType: "text/plain", buffer });
  await ann.press("Ouvrir avec ses variantes");
  await expect(tree(ann).getByRole("button")).toHaveCount(45);
  const shown = tree(ann).locator("[aria-current]");
  const within = (): Promise<boolean> =>
    tree(ann).evaluate((list) => {
      const [frame, row] = [list, list.querySelector("[aria-current]")].map((one) => one?.getBoundingClientRect());
      return !!frame && !!row && row.top >= frame.top && row.bottom <= frame.bottom;
    });
  await ann.press("Dernier coup");
  await expect(shown).toHaveText("Cg8");
  await expect.poll(within).toBe(true);
  const top = await page.evaluate(() => scrollY);
  await page.keyboard.press("Home");
  await expect(shown).toHaveCount(0);
  await page.keyboard.press("ArrowRight");
  await expect(shown).toHaveText("1.Cf3");
  await expect.poll(within).toBe(true);
  await page.keyboard.press("End");
  await expect(shown).toHaveText("Cg8");
  await expect.poll(within).toBe(true);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  expect(ann.complaints).toEqual([]);
});

/** A file opened with its variations, and saved again. */
const FILES = [
  ["pgn", "1. e4 {le plus joué} (1. d4 d5) e5 2. Nf3 Nc6 *", ["1.e4", "1.d4"], /\(1\. d4 d5\)/],
  [
    "sgf",
    "(;GM[1]FF[4]SZ[13];B[dd]C[le plus joué](;W[jj])(;W[jd]))",
    ["1.D10", "1…K10"],
    /\(;W\[jj\]\)\n?\(;W\[jd\]\)/,
  ],
] as const;

for (const [format, text, moves, saved] of FILES)
  it(`the variations of a file are opened and saved as ${format}`, async ({ ann }) => {
    const { page } = ann;
    await ann.goto("replay");
    await page
      .locator("input[type=file]")
      .first()
      .setInputFiles({ name: `game.${format}`, mimeType: "text/plain", buffer: Buffer.from(text) });
    await ann.press("Ouvrir avec ses variantes");
    for (const move of moves) await expect(tree(ann).getByText(move, { exact: true })).toBeVisible();
    await expect(tree(ann).getByText("le plus joué")).toBeVisible();
    await page.getByText("Position", { exact: true }).click();
    const downloaded = page.waitForEvent("download");
    await ann.press(`Enregistrer en ${format.toUpperCase()}`);
    const stream = await (await downloaded).createReadStream();
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(part as Buffer);
    const file = Buffer.concat(parts).toString();
    expect(file).toMatch(saved);
    expect(file).toContain("le plus joué");
    expect(ann.complaints).toEqual([]);
  });
