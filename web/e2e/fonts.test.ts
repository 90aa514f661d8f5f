import { expect } from "@playwright/test";
import { it } from "./fixtures";
import { DAILY } from "./scale";
import { sizes, type Visitor } from "./visitor";

/** Goes to a page, which has its styles, while the fonts are kept back; what it returns lets them come, and waits until the page wears them. */
async function before({ page, address }: Visitor, path: string): Promise<() => Promise<void>> {
  let come = (): void => undefined;
  const coming = new Promise<void>((resolve) => (come = resolve));
  await page.route("**/*.woff2", async (route) => {
    await coming;
    await route.continue();
  });
  // Its whole load waits for them.
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
    await page.unrouteAll();
  };
}

/** How far below the top of the window each thing is that can be pressed, by what it says. */
const tops = ({ page }: Visitor): Promise<Record<string, number>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll("a, button")]
        .filter((one) => one.checkVisibility())
        .map((one) => [one.textContent.trim() || one.ariaLabel, one.getBoundingClientRect().top] as const)
        .filter(([, top]) => top < innerHeight),
    ),
  );

it("what is pressed stays under the mouse when the fonts come", DAILY, async ({ ann }) => {
  const { page } = ann;
  const come = await before(ann, "rules/confusion");
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

for (const [size, viewport] of Object.entries(sizes))
  it(`nothing that can be pressed moves when the page comes alive and wears its fonts: ${size}`, async ({ ann }) => {
    await ann.page.setViewportSize(viewport);
    for (const [path, last] of Object.entries(PLACES)) {
      const come = await before(ann, path);
      await ann.page.getByRole("heading", { level: 1 }).waitFor();
      const first = await tops(ann);
      expect(first).not.toEqual({});
      await come();
      await ann.page.locator(last).first().waitFor({ state: "attached" });
      const moved = async (): Promise<string[]> => {
        const now = await tops(ann);
        return Object.entries(first)
          .filter(([name, top]) => Math.abs((now[name] ?? Infinity) - top) > 6)
          .map(([name, top]) => `/${path} ${name}: ${top} to ${now[name]}`);
      };
      await expect.poll(moved).toEqual([]);
    }
  });
