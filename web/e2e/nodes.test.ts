import { missing } from "./cluster";
import { expect, it as base } from "./fixtures";

const lacks = missing();

const it = base.extend({ address: async ({ cluster }, use) => use(cluster.address) });

it.describe("three servers behind nginx", () => {
  it.skip(lacks !== undefined, `${lacks} isn't installed (Debian: apt-get install ${lacks})`);

  it.beforeEach(({ cluster }) => cluster.revive());

  it("it is as late at every server", async ({ cluster }) => {
    const times = await cluster.times();
    expect(new Set(times).size).toBe(1);
  });

  it("two people play on while one server after the other is killed", async ({ ann, ben, cluster }) => {
    await ann.meets(ben);
    const players = [ann, ben] as const;
    const line = ["e2e4", "e7e5", "d2d3", "d7d6", "b1c3", "b8c6"];
    for (const [k, token] of line.entries()) {
      if (k === 2 || k === 4) await cluster.servers[k / 2 - 1]?.kill();
      await players[k % 2 === 0 ? 0 : 1].play(token, k + 1);
      for (const player of players) await player.played(k + 1);
    }
    for (const player of players) await expect(player.actions).toHaveCount(line.length);
    await cluster.servers[0]?.start();
    await ann.page.reload();
    await ann.played(line.length);
  });

  it("both rounds of a deal go through whichever server they come to", async ({ ann, ben }) => {
    await ann.open({ game: "ironpond", options: {}, opponent: "friend", seat: "white", begin: "seated" });
    await ben.join(ann);
    await ben.press("M’asseoir et jouer");
    await ann.sees("À vous de jouer.");
    const id = ann.page.url().split("/").at(-1) ?? "";
    for (const visitor of [ann, ben])
      await expect.poll(() => visitor.ask(`matches/${id}`)).toMatchObject({ bound: true, voided: 0 });
  });

  it("who looks for an opponent at one server is seen and played from another", async ({ ann, ben, cluster }) => {
    await ann.goto("games/felon");
    await ann.page.getByText("5 min + 5 s").click();
    await ann.press("Trouver un adversaire");
    await ben.goto("");
    const row = ben.page.getByRole("button", { name: /^Jouer avec Un joueur\. Le Félon/ });
    // Whichever server came first, they all look again a second later.
    await expect.poll(() => cluster.pass(1_000).then(() => row.count())).toBe(1);
    await row.click();
    // The server of whoever looks learns of it at its next look, a second later.
    await expect(ben.page).toHaveURL(/\/g\//);
    await cluster.pass(1_000);
    for (const visitor of [ann, ben]) await visitor.page.waitForURL(/\/g\//);
    expect(ben.page.url()).toBe(ann.page.url());
  });
});
