import type { Visitor } from "../visitor";
import type { Walks } from "./walk";

export const GAMES = ["ironpond", "confusion", "mutation", "felon", "tsunami"] as const;

/** The pages of the site as a whole, by what they are called. */
export const SITE = {
  home: "",
  rules: "rules",
  fidelity: "fidelity",
  missing: "nowhere",
  me: "me",
  signin: "signin",
  carry: "carry",
  "carry-spent": "carry#spent",
  privacy: "privacy",
  notices: "notices",
  replay: "replay",
  deck: "decks/tsunami",
  workshop: "workshop/ironpond",
  sheet: "sheet/confusion",
  "cards-ironpond": "cards/ironpond",
  "cards-tsunami": "cards/tsunami",
  "rules-english": "rules/ironpond#card-21",
};

/** What a page has once it is whole, where that comes later than its heading. */
const WHOLE: Readonly<Record<string, string>> = { me: "Vous jouez en invité.", deck: "40 cartes dans la pioche." };

/** Waits until a page has more than its frame. */
async function arrived(visitor: Visitor, name = ""): Promise<void> {
  await visitor.page.locator("main :is(h1, .zb-grid)").first().waitFor();
  if (WHOLE[name]) await visitor.sees(WHOLE[name]);
}

/** Each page that is no match. */
export const PAGES: Walks = {
  async site({ ann, look }) {
    for (const [name, path] of Object.entries(SITE)) {
      await ann.goto(path);
      await arrived(ann, name);
      if (name === "rules-english") await ann.press("English");
      await look(ann, name);
    }
  },
  ...Object.fromEntries(
    GAMES.map((game): [string, Walks[string]] => [
      `pages of ${game}`,
      async ({ ann, look }) => {
        for (const page of ["games", "learn", "practice", "rules", "fidelity", "board"]) {
          await ann.goto(`${page}/${game}`);
          await arrived(ann);
          await look(ann, `${page}-${game}`);
        }
        await ann.page.getByText("Position", { exact: true }).click();
        await ann.press("Composer une position");
        await ann.page.locator("main .piece").first().waitFor();
        await look(ann, `arranging-${game}`);
        await ann.goto(`replay/${game}`);
        await arrived(ann);
        await look(ann, `replay-${game}`);
      },
    ]),
  ),
};
