import { expect, test } from "@playwright/test";
import { eventually } from "../eventually";
import { Folder } from "../folder";
import { lengthy } from "../scale";
import { Server } from "../server";
import { browsers, type Elsewhere } from "./browsers";

const RESIGN = "Abandonner|Resign";
const GAMES = ["ironpond", "confusion", "mutation", "felon", "tsunami"];

async function until(there: Elsewhere, condition: string): Promise<void> {
  await expect.poll(() => there.run<boolean>(`return Boolean(${condition});`), { message: condition }).toBe(true);
}

/** Touches the first element that fits and is in sight; false when there is none. */
async function touch(there: Elsewhere, selector: string, text = ""): Promise<boolean> {
  const spot = await there.run<{ x: number; y: number } | null>(`
    const one = [...document.querySelectorAll(${JSON.stringify(selector)})].find(
      (one) => one.checkVisibility() && !one.disabled && new RegExp(${JSON.stringify(text)}).test(one.textContent));
    if (!one) return null;
    one.scrollIntoView({ block: "center" });
    const box = one.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };`);
  if (spot) await there.click(spot.x, spot.y);
  return spot !== null;
}

/** Plays whatever is offered first, a piece and where it may go, or a point, until so many actions are in the list. */
async function move(there: Elsewhere, actions: number): Promise<void> {
  const played = (): Promise<boolean> =>
    there.run(`return document.querySelectorAll("[data-ply]").length >= ${actions};`);
  await eventually(`${actions} in the list`, async () => {
    if (await played()) return true;
    for (const selector of [".zb-goal", ".zb-can"]) if (await touch(there, selector)) return played();
    await touch(there, "button", "^(Finir mon tour|End my turn)$");
    return played();
  });
}

/** Where thinking fails the computer moves by lot, and the page says so. */
async function hasThought(there: Elsewhere): Promise<void> {
  expect(await there.run("return document.body.innerText;")).not.toMatch(/could not think|n’a pas pu réfléchir/);
}

/** From a game's page to its board. */
async function begin(there: Elsewhere, page: string): Promise<void> {
  await there.goto(page);
  await until(there, `document.querySelector("button.play:not([disabled])")`);
  await touch(there, "button.play");
  await until(there, `document.querySelector(".zb-can, .zb-goal, [data-ply]")`);
}

/** A game from its page to its review; `id` is how its id begins, which tells where it is kept. */
async function play(there: Elsewhere, address: string, game: string, id: string): Promise<void> {
  await begin(there, `${address}games/${game}`);
  await until(there, `/\\/g\\/(${id})/.test(location.href)`);
  await move(there, 1);
  const table = await there.run<string>("return location.href;");
  await there.goto(address);
  // The browser's own arrow: the page may have been put by as it was.
  await there.run("history.back();");
  await until(there, `location.href === ${JSON.stringify(table)} && document.querySelector("[data-ply]")`);
  const sure = "button.btn--accent";
  const asked = (): Promise<boolean> =>
    there.run(
      `return [...document.querySelectorAll("${sure}")].some((one) => /Abandonner|Resign/.test(one.textContent));`,
    );
  await expect.poll(async () => (await asked()) || (await touch(there, "button.btn--quiet", RESIGN), false)).toBe(true);
  await touch(there, sure, RESIGN);
  await until(there, `/Revanche|Rematch/.test(document.body.innerText)`);
  await hasThought(there);
}

/** Games here, without a server: the computer answers from the device, and after a reload the game stands where it stood. */
async function alone(there: Elsewhere, address: string, game: string): Promise<void> {
  await begin(there, `${address}games/${game}/`);
  await until(there, `/\\/g\\/\\?d-/.test(location.href)`);
  await move(there, 2);
  await hasThought(there);
  await there.goto(await there.run("return location.href;"));
  await until(there, `document.querySelectorAll("[data-ply]").length >= 2`);
}

for (const { name, from, keeps, open } of browsers) {
  const missing = `${name} isn't installed (Debian: apt-get install ${from})`;

  test(`each game and its review in ${name}`, async () => {
    test.skip(open === undefined, missing);
    test.setTimeout(600_000);
    const server = await new Server().start();
    const there = await open?.();
    try {
      for (const game of GAMES)
        if (there) await test.step(game, () => play(there, server.address, game, keeps ? "d-" : "[^d]|d[^-]"));
    } finally {
      await there?.close();
      await server.clear();
    }
  });

  test(`each game in a copy without a server in ${name}`, async () => {
    test.skip(!lengthy, "only at length");
    test.skip(open === undefined, missing);
    test.setTimeout(600_000);
    const folder = await new Folder().open();
    const there = await open?.();
    try {
      for (const game of GAMES) if (there) await test.step(game, () => alone(there, folder.address, game));
      expect(folder.lost).toEqual([]);
    } finally {
      await there?.close();
      await folder.clear();
    }
  });
}
