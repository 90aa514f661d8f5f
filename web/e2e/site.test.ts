import type { Visitor } from "./visitor";
import { DAILY, expect, it as house } from "./fixtures";
import { Folder } from "./folder";
import { READY } from "./server";

const HOME = "https://play.example.org";

/** In a copy of the house without a server; whatever isn't one of its files, or isn't there, fails the test. */
const it = house.extend<object, { folder: Folder }>({
  folder: [
    async ({}, use) => {
      const folder = await new Folder().open("--home", HOME);
      await use(folder);
      await folder.clear();
    },
    { scope: "worker", timeout: READY },
  ],
  address: async ({ folder }, use) => use(folder.address),
  enter: async ({ enter, folder }, use) => {
    const elsewhere: string[] = [];
    await use(async (options) => {
      const visitor = await enter(options);
      visitor.page.on("request", (asked) => {
        if (!asked.url().startsWith(folder.address)) elsewhere.push(asked.url());
      });
      visitor.page.on("websocket", (line) => elsewhere.push(line.url()));
      return visitor;
    });
    expect(elsewhere).toEqual([]);
    expect(folder.lost.splice(0)).toEqual([]);
  },
});

async function titled(visitor: Visitor, title: string): Promise<void> {
  await expect(visitor.page.getByRole("heading", { level: 1 })).toHaveText(title);
}

/** A page of each kind, by its address. */
const PAGES: [string, string][] = [
  ["", "Cinq jeux qui dérèglent les échecs et le go."],
  ["games/felon/", "Le Félon"],
  ["rules/", "Règles"],
];

it("every page opens by its address", async ({ ann }) => {
  for (const [path, title] of PAGES) {
    await ann.goto(path);
    await titled(ann, title);
  }
});

it("one goes about in it, and finds the page again where one left it", DAILY, async ({ ann }) => {
  const { page, address } = ann;
  await ann.goto("");
  await page
    .getByRole("link", { name: /Le Félon/ })
    .first()
    .click();
  await titled(ann, "Le Félon");
  await expect(page).toHaveURL(`${address}games/felon/`);
  await page
    .getByRole("link", { name: /Leçons/ })
    .first()
    .click();
  await expect(page).toHaveURL(`${address}practice/felon/`);
  await page.reload();
  await page.goBack();
  await titled(ann, "Le Félon");
});
