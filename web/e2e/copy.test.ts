import { expect, pushed } from "./fixtures";
import { Folder } from "./folder";
import { READY } from "./server";

/** In a copy of the house without a server, which a worker keeps in the browser. */
const it = pushed.extend<{ folder: Folder }>({
  folder: [
    async ({}, use) => {
      const folder = await new Folder().open("--home", "https://one.example.org");
      await use(folder);
      await folder.clear();
    },
    { timeout: READY },
  ],
  address: async ({ folder }, use) => use(folder.address),
});

it("a copy opens while nobody serves it, and says when it was written anew", async ({ ann, folder }) => {
  const { page } = ann;
  const home = page.getByRole("link", { name: /^Jouer avec d’autres sur/ }).first();
  await ann.goto("");
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.postMessage("keep"));
  const worker = await page.request.get(`${ann.address}sw.js`);
  const listed = (await worker.text()).match(/url:`[^`]+`,revision/g) ?? [];
  const kept = (): Promise<number> =>
    page.evaluate(async () => {
      const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return all.flat().length;
    });
  await expect.poll(kept).toBe(listed.length);
  await folder.rest();
  await ann.goto("rules/");
  await expect(page.getByRole("heading", { level: 1, name: "Les règles de quel jeu ?" })).toBeVisible();

  folder.write("--home", "https://another.example.org");
  await folder.serve();
  // What hears that there is a network comes with the page's last parts.
  const newer = page.getByText("Une nouvelle version est là.");
  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event("online")));
      return newer.isVisible();
    })
    .toBe(true);
  const waits = (): Promise<boolean> =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
  await expect.poll(waits).toBe(true);
  await ann.press("Recharger");
  await expect.poll(waits).toBe(false);
  await expect(newer).toBeHidden();
  // The other home is known without the network, too.
  await folder.rest();
  await ann.goto("");
  await expect(home).toHaveText(/another\.example\.org/);
  await folder.serve();
});
