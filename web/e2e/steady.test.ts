import { expect } from "@playwright/test";
import { it } from "./fixtures";
import { DAILY } from "./scale";
import { sizes, type Visitor } from "./visitor";

const FONTS = /\.woff2$/;
const ANSWERS = /\/api\//;

/** Goes to a page, which has its styles, while something is kept back; what it returns lets that come. */
async function before({ page, address }: Visitor, path: string, kept: RegExp): Promise<() => Promise<void>> {
  let come = (): void => undefined;
  const coming = new Promise<void>((resolve) => (come = resolve));
  await page.route(kept, async (route) => {
    await coming;
    await route.continue();
  });
  // Its whole load waits for the fonts.
  await page.goto(address + path, { waitUntil: "commit" });
  // A document stands there without its styles for whoever measures it before they have come.
  await page.waitForFunction(
    () =>
      document.readyState !== "loading" &&
      [...document.querySelectorAll<HTMLLinkElement>("head link[rel=stylesheet]")].every(({ sheet }) => sheet),
  );
  return async () => {
    come();
    await page.waitForFunction(() => document.fonts.status === "loaded" && document.fonts.check("1em Spectral"));
    await page.waitForLoadState();
    await page.unrouteAll({ behavior: "wait" });
  };
}

/** How far below the top of the window each thing is that can be pressed, by what it says. */
const tops = ({ page }: Visitor): Promise<Record<string, number>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>("a, button, label, summary")]
        .filter((one) => one.checkVisibility())
        // The bell says how much waits.
        .map((one) => ["href" in one ? String(one.href) : "", one.textContent, one] as const)
        .map(
          ([to, says, one]) =>
            [
              to.endsWith("/notices") ? to : `${says.trim() || one.ariaLabel} ${to}`,
              one.getBoundingClientRect().top,
            ] as const,
        )
        .filter(([, top]) => top < innerHeight),
    ),
  );

/** Goes to a page and measures it while something is kept back, waits until all of it is there, and sees that nothing has moved. */
async function steady(visitor: Visitor, path: string, kept: RegExp, last: string, waits = "h1"): Promise<void> {
  const come = await before(visitor, path, kept);
  await visitor.page.locator(waits).first().waitFor({ state: "attached" });
  const first = await tops(visitor);
  expect(first).not.toEqual({});
  await come();
  await visitor.page.locator(last).first().waitFor({ state: "attached" });
  const moved = async (): Promise<string[]> => {
    const now = await tops(visitor);
    return Object.entries(first)
      .filter(([name, top]) => Math.abs((now[name] ?? Infinity) - top) > 6)
      .map(([name, top]) => `/${path} ${name}: ${top} to ${now[name]}`);
  };
  await expect.poll(moved).toEqual([]);
}

it("what is pressed stays under the mouse when the fonts come", DAILY, async ({ ann }) => {
  const { page } = ann;
  const come = await before(ann, "rules/confusion", FONTS);
  await page.getByRole("link", { name: "Revoir la partie d’exemple" }).hover();
  await page.mouse.down();
  await come();
  await page.mouse.up();
  await page.waitForURL("**/replay/confusion");
});

/** Places, and what comes last there. */
const PLACES = {
  "": "#everywhere",
  "rules/confusion": ".zb-svg",
  "rules/felon": ".zb-svg",
  "games/tsunami": "#meeting",
  "cards/ironpond": ".card",
  "replay/tsunami": ".zb-grid",
  "learn/mutation": ".zb-grid",
};

/** Places that wait for an answer, what stands there until it comes, and what comes last. */
const ASKING: Record<string, [waits: string, last: string]> = {
  "board/ironpond": ["main .blank", "main .foot button"],
  "board/felon": ["main .blank", "main .foot button"],
  "workshop/ironpond": [".told", "#trial .zb-grid"],
  "practice/tsunami": ["h1", "main li a"],
  "learn/ironpond": ["main .prose", ".zb-grid"],
  "decks/tsunami": ["h1", ".kinds .name"],
  notices: ["h1", "main .empty"],
};

for (const [size, viewport] of Object.entries(sizes)) {
  it(`nothing that can be pressed moves when the page comes alive and wears its fonts: ${size}`, async ({ ann }) => {
    await ann.page.setViewportSize(viewport);
    for (const [path, last] of Object.entries(PLACES)) await steady(ann, path, FONTS, last);
  });

  it(`nothing that can be pressed moves when an answer comes: ${size}`, async ({ ann }) => {
    await ann.page.setViewportSize(viewport);
    for (const [path, [waits, last]] of Object.entries(ASKING)) await steady(ann, path, ANSWERS, last, waits);
  });

  it(`nothing that can be pressed moves where one's games stand when one comes back: ${size}`, async ({ ann, ben }) => {
    await ann.page.setViewportSize(viewport);
    await ann.meets(ben);
    await ann.goto("");
    const yours = ".own li";
    await ann.page.locator(yours).waitFor();
    await steady(ann, "", ANSWERS, yours);
  });
}
