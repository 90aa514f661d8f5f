import { beginHere, PROGRAM, startsWith } from "./device";
import { expect, it } from "./fixtures";
import type { Visitor } from "./visitor";

/** A first turn of each game against the computer; the list then has so many actions at least. */
const TURNS: Readonly<Record<string, { seat: string; moves(ann: Visitor): Promise<void>; then: number }>> = {
  mutation: { seat: "white", moves: (ann) => ann.play("e2e4", 1), then: 2 },
  ironpond: { seat: "white", moves: (ann) => ann.play("g1f3", 1), then: 1 },
  felon: {
    seat: "yellow",
    moves: async (ann) => {
      await ann.touch("g13");
      await ann.played(2);
      await ann.touch("c2");
      await ann.touch("c4");
    },
    then: 4,
  },
  confusion: {
    seat: "white",
    moves: async (ann) => {
      await ann.touch("c10");
      await ann.touch("c8");
    },
    then: 2,
  },
  tsunami: {
    seat: "black",
    moves: async (ann) => {
      await ann.press("Piocher");
      await ann.touch("G7");
    },
    then: 2,
  },
};

for (const [game, { seat, moves, then }] of Object.entries(TURNS))
  it(`${game} is played against the computer without a network, and goes on after a reload`, async ({ ann }) => {
    await beginHere(ann, { game, opponent: "computer", level: 1, seat });
    await ann.context.setOffline(true);
    await moves(ann);
    await ann.played(then);
    const before = await ann.actions.count();
    await ann.context.setOffline(false);
    await ann.page.reload();
    await ann.board();
    await ann.played(then);
    expect(await ann.actions.count()).toBeGreaterThanOrEqual(before);
    expect(ann.complaints).toEqual([]);
  });

it("a game is in one tab at a time, the one that asked last", async ({ ann }) => {
  await beginHere(ann, { game: "mutation", opponent: "screen" });
  await ann.play("e2e4", 1);
  const other = new (ann.constructor as typeof Visitor)(await ann.context.newPage(), ann.address);
  await other.page.goto(ann.page.url());
  await other.played(1);
  await ann.sees("Cette partie continue dans un autre onglet de ce navigateur.");
  await other.play("e7e5", 2);
  await ann.press("Continuer ici");
  await ann.played(2);
  await other.sees("Cette partie continue dans un autre onglet de ce navigateur.");
  await ann.play("d2d3", 3);
  expect(await other.actions.count()).toBe(2);
});

it("a game outlives the worker that it was in", async ({ ann }) => {
  await startsWith(
    ann,
    `addEventListener("message", (event) => {
      if (!String(event.data.text).includes("e7e5")) return;
      event.stopImmediatePropagation();
      throw new Error("out of memory");
    })`,
    2,
  );
  await beginHere(ann, { game: "mutation", opponent: "screen" });
  await ann.play("e2e4", 1);
  // The second worker takes the move that the first one died of.
  await ann.play("e7e5", 2);
  await ann.play("d2d3", 3);
});

it("says that the program doesn't come, and goes on once it does", async ({ ann }) => {
  const id = await beginHere(ann, { game: "mutation", opponent: "screen" });
  await ann.context.route(PROGRAM, (route) => route.fulfill({ status: 404 }));
  await ann.goto("");
  await ann.goto(`g/${id}`);
  await ann.sees("Les jeux de cet appareil n’ont pas pu être chargés.");
  await ann.context.unroute(PROGRAM);
  await ann.board();
  await expect(ann.page.getByText("n’ont pas pu être chargés")).toHaveCount(0);
});

it("goes on without storage, and says that the game isn't kept", async ({ ann }) => {
  await beginHere(ann, { game: "mutation", opponent: "screen" });
  await startsWith(
    ann,
    `{
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (value) {
        if (String(value.saved).includes("e2")) throw new DOMException("full", "QuotaExceededError");
        return put.call(this, value);
      };
    }`,
  );
  await ann.page.reload();
  await ann.board();
  await ann.play("e2e4", 1);
  await ann.sees("L’espace de ce navigateur est plein");
  await ann.play("e7e5", 2);
});

it("says of a game that isn't on this device that there is none", async ({ ann }) => {
  await ann.goto("g/d-000000000000000000000000");
  await ann.sees("Cette page n’existe pas");
});
