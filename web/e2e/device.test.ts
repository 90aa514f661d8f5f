import { beginHere, BY_LOT, PROGRAM, startsWith, thinks } from "./device";
import { expect, it } from "./fixtures";
import { lengthy } from "./scale";
import { SIZES } from "./sizes";
import { Visitor } from "./visitor";

const SCREEN = { game: "mutation", opponent: "screen" };
const ELSEWHERE = "Cette partie continue dans un autre onglet de ce navigateur.";

/** The squares of a first turn against the computer, and how many actions stand in the list once it has answered. */
const TURNS: Readonly<Record<string, { seat: string; squares: readonly string[]; then: number }>> = {
  mutation: { seat: "white", squares: ["e2", "e4"], then: 2 },
  ironpond: { seat: "white", squares: ["g1", "f3"], then: 1 },
  felon: { seat: "yellow", squares: ["g13"], then: 2 },
  confusion: { seat: "white", squares: ["c10", "c8"], then: 2 },
  tsunami: { seat: "black", squares: ["G7"], then: 2 },
};

it("each game is played against the computer without a network, and goes on after a reload", async ({ ann }) => {
  const games = Object.entries(TURNS);
  const ids = await beginHere(
    ann,
    ...games.map(([game, { seat }]) => ({ game, seat, opponent: "computer", level: 1 })),
  );
  for (const [k, [game, { squares, then }]] of games.entries())
    await it.step(game, async () => {
      await ann.goto(`g/${ids[k]}`);
      await ann.board();
      await thinks(ann);
      await ann.context.setOffline(true);
      for (const at of squares) await ann.touch(at);
      await ann.played(then);
      await ann.context.setOffline(false);
      await ann.page.reload();
      await ann.board();
      await ann.played(then);
      // Where it can't think, it moves all the same.
      await expect(ann.page.getByText(BY_LOT)).toHaveCount(0);
    });
  // What only an installed page has kept of itself isn't there without a network.
  const unfetched = /dynamically imported module|preload CSS/;
  const missed = ann.complaints.splice(0).filter((what) => !unfetched.test(what));
  expect(missed).toEqual([]);
});

/** A desk, a phone and the same lying down. */
const SHORT = ["1440x900", "390x844", "844x390"];
const LOOKED = SIZES.filter(({ width, height }) => lengthy || SHORT.includes(`${width}x${height}`));

/** Where the board and the strips of a table are, in whole pixels. Runs in the page. */
const places = (): number[][] =>
  [...document.querySelectorAll(".place > .board, .table > .strip")].map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left, top, width, height].map(Math.round);
  });

it("a table stands where it will before its program has come", async ({ ann }) => {
  const { page } = ann;
  const ids = await beginHere(
    ann,
    ...Object.entries(TURNS).map(([game, { seat }]) => ({ game, seat, opponent: "computer", level: 1 })),
  );
  const document = await ann.context.request.get(`${ann.address}g/${ids[0]}`);
  const bare = await document.text();
  expect(bare).toMatch(/<main[^>]* aria-busy="true".*data-board/s);
  for (const id of ids)
    await it.step(id, async () => {
      let come = (): void => undefined;
      const awaited = new Promise<void>((resolve) => (come = resolve));
      await page.route(PROGRAM, async (route) => {
        await awaited;
        await route.continue();
      });
      await ann.goto(`g/${id}`);
      await page.locator("[data-board] svg").waitFor();
      const before: number[][][] = [];
      for (const size of LOOKED) {
        await page.setViewportSize(size);
        before.push(await page.evaluate(places));
      }
      come();
      await ann.board();
      for (const [k, size] of LOOKED.entries()) {
        await page.setViewportSize(size);
        await expect.poll(() => page.evaluate(places), { message: `${size.width}x${size.height}` }).toEqual(before[k]);
      }
      await page.unroute(PROGRAM);
    });
});

it("a game is in one tab at a time, the one that asked last", async ({ ann }) => {
  const [id] = await beginHere(ann, SCREEN);
  await ann.goto(`g/${id}`);
  await ann.play("e2e4", 1);
  const other = new Visitor(await ann.context.newPage(), ann.address);
  await other.goto(`g/${id}`);
  await other.played(1);
  await ann.sees(ELSEWHERE);
  await other.play("e7e5", 2);
  await ann.press("Continuer ici");
  await ann.played(2);
  await other.sees(ELSEWHERE);
  await ann.play("d2d3", 3);
  await expect(other.actions).toHaveCount(2);
  expect(other.complaints).toEqual([]);
});

it("a game outlives the worker that it is in, and a program that comes late", async ({ ann }) => {
  await startsWith(
    ann,
    `addEventListener("message", (event) => {
      if (!String(event.data.text).includes("e7e5")) return;
      event.stopImmediatePropagation();
      throw new Error("out of memory");
    })`,
    2,
  );
  const [id] = await beginHere(ann, SCREEN);
  await ann.page.route(PROGRAM, (route) => route.fulfill({ status: 404 }));
  await ann.goto(`g/${id}`);
  const late = ann.page.getByText("Les jeux de cet appareil n’ont pas pu être chargés.");
  await late.waitFor();
  await ann.page.unroute(PROGRAM);
  await ann.play("e2e4", 1);
  await expect(late).toHaveCount(0);
  // Another worker takes the move of which the first one dies.
  await ann.play("e7e5", 2);
  await ann.goto("g/d-000102030405060708090a0b");
  await ann.sees("Cette page n’existe pas.");
});

it("a game goes on where nothing is kept any more, and the page says so", async ({ ann }) => {
  const [id] = await beginHere(ann, SCREEN);
  await startsWith(
    ann,
    `const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (value) {
      if (String(value.saved).includes("e2")) throw new DOMException("full", "QuotaExceededError");
      return put.call(this, value);
    }`,
  );
  await ann.goto(`g/${id}`);
  await ann.play("e2e4", 1);
  await ann.sees("L’espace de ce navigateur est plein");
  await ann.play("e7e5", 2);
});
