import { DAILY, expect, it } from "./fixtures";

it("speaks both languages, remembers which, and keeps the theme", DAILY, async ({ ann }) => {
  const { page } = ann;
  await ann.goto("rules/mutation");
  await ann.sees("Comment on joue à Chess Mutation");
  await ann.press("English");
  await ann.sees("How to play Chess Mutation");
  await expect(page).toHaveTitle("Rules: Chess Mutation | Zizanie");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.getByRole("button", { name: /^Colours: / }).click();
  await page.reload();
  await ann.sees("How to play Chess Mutation");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});

it("does what was pressed before the page was alive", async ({ ann }) => {
  const { page } = ann;
  let arrive = (): void => undefined;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route("**/assets/index-*.js", async (route) => (await held, route.continue()));
  await page.goto(`${ann.address}rules/mutation`, { waitUntil: "commit" });
  await page.waitForFunction(() => window.alive !== undefined);
  await ann.press("English");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  arrive();
  await ann.sees("How to play Chess Mutation");
});

it("takes a name", async ({ ann, ben }) => {
  const { page } = ann;
  await ann.goto("");
  await ann.press("Réglages");
  await page.getByLabel("Votre nom").fill("Zoé");
  await ann.press("Enregistrer");
  await ann.sees("Enregistré.");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await ann.begin("Inviter un ami");
  await ben.join(ann);
  await ben.sees("Zoé");
});

it("judges a board of one's own as it is typed", async ({ ann }) => {
  const { page } = ann;
  await ann.goto("");
  await ann.press("Nouvelle partie");
  await ann.choose("Chess Mutation");
  await ann.press("Changer");
  await page.getByText("Le mien").click();
  const letters = page.getByLabel("Les 64 lettres de votre plateau");
  await letters.fill("RYB");
  await expect(page.locator("[role=status].bad")).toBeVisible();
  await letters.fill("RYBKKBYR/WWWWWWWW/BYRYYRYB/YKYBBYKY/YKYBBYKY/BYRYYRYB/WWWWWWWW/RYBKKBYR");
  await ann.sees("Plateau valable");
  await page.getByRole("button", { name: "Jouer", exact: true }).click();
  await ann.board();
  await ann.sees("Plateau personnel");
});

it("says so when a match does not exist", async ({ ann }) => {
  await ann.goto("g/nothing-here");
  await ann.sees("Cette page n’existe pas.");
});

it("a board that is a part of a page keeps its place on a phone that lies down", async ({ ann }) => {
  const { page } = ann;
  await page.setViewportSize({ width: 844, height: 390 });
  await ann.goto("workshop/ironpond");
  await ann.board();
  const free = (title: Element): boolean => {
    const { left, top, height } = title.getBoundingClientRect();
    return title.contains(document.elementFromPoint(left + 4, top + height / 2));
  };
  await expect.poll(() => page.locator("h1").evaluate(free)).toBe(true);
});
