import { test, type Browser } from "@playwright/test";
import { Server } from "./server";
import { Visitor } from "./visitor";

const GAMES = ["ironpond", "confusion", "mutation", "felon", "tsunami"];

/** Every page that is no match, by the name of its picture. */
const PAGES: Readonly<Record<string, string>> = {
  home: "",
  rules: "rules",
  fidelity: "fidelity",
  missing: "nowhere",
  me: "me",
  signin: "signin",
  carry: "carry",
  privacy: "privacy",
  notices: "notices",
  replay: "replay",
  deck: "decks/tsunami",
  workshop: "workshop/ironpond",
  sheet: "sheet/confusion",
  "cards-ironpond": "cards/ironpond",
  "cards-tsunami": "cards/tsunami",
  ...Object.fromEntries(
    ["games", "learn", "practice", "rules", "fidelity"].flatMap((page) =>
      GAMES.map((game) => [`${page}-${game}`, `${page}/${game}`]),
    ),
  ),
};

/** Ways to look: each page in each. */
const LOOKS = [
  { name: "desk-light-fr", viewport: { width: 1440, height: 900 }, colorScheme: "light", locale: "fr-FR" },
  { name: "desk-dark-en", viewport: { width: 1280, height: 720 }, colorScheme: "dark", locale: "en-GB" },
  { name: "phone-light-en", viewport: { width: 390, height: 844 }, colorScheme: "light", locale: "en-GB" },
  { name: "phone-dark-fr", viewport: { width: 390, height: 844 }, colorScheme: "dark", locale: "fr-FR" },
  { name: "lying-light-fr", viewport: { width: 844, height: 390 }, colorScheme: "light", locale: "fr-FR" },
  { name: "tablet-dark-en", viewport: { width: 820, height: 1180 }, colorScheme: "dark", locale: "en-GB" },
] as const;

async function walk(browser: Browser, address: string, { name, ...look }: (typeof LOOKS)[number]): Promise<void> {
  const hasTouch = !name.startsWith("desk");
  const context = await browser.newContext({ ...look, hasTouch, reducedMotion: "reduce" });
  const visitor = new Visitor(await context.newPage(), address);
  const picture = async (what: string): Promise<void> => {
    await visitor.page.waitForTimeout(700);
    await visitor.page.screenshot({ path: `shots/${name}/${what}.png` });
  };
  for (const [what, path] of Object.entries(PAGES)) {
    await visitor.goto(path);
    await picture(what);
  }
  for (const game of GAMES) {
    await visitor.open({ game, opponent: "computer", level: 1, options: {} });
    await picture(`table-${game}`);
    await visitor.open({ game, opponent: "screen", options: {} });
    await picture(`screen-${game}`);
    await visitor.open({ game, opponent: "friend", options: {} });
    await picture(`invite-${game}`);
  }
  await context.close();
}

for (const look of LOOKS)
  test(`pictures of every page: ${look.name}`, async ({ browser }) => {
    const server = await new Server().start();
    await walk(browser, server.address, look);
    await server.clear();
  });
