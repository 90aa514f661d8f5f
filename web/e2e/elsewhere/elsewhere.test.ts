import { expect, test } from "@playwright/test";
import { eventually } from "../eventually";
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

/** Plays whatever is offered first: a piece and where it may go, or a point; a second touch where one is asked for. */
async function move(there: Elsewhere): Promise<void> {
  const played = (): Promise<boolean> => there.run(`return Boolean(document.querySelector("[data-ply]"));`);
  await eventually("a first move", async () => {
    if (await played()) return true;
    if (!(await touch(there, ".zb-goal"))) await touch(there, ".zb-can");
    return played();
  });
}

/** A game from its page to its review. */
async function play(there: Elsewhere, address: string, game: string): Promise<void> {
  await there.goto(`${address}games/${game}`);
  await until(there, `document.querySelector("button.play:not([disabled])")`);
  await touch(there, "button.play");
  await until(there, `document.querySelector(".zb-grid")`);
  await move(there);
  const sure = "button.btn--accent";
  const asked = (): Promise<boolean> =>
    there.run(
      `return [...document.querySelectorAll("${sure}")].some((one) => /Abandonner|Resign/.test(one.textContent));`,
    );
  await expect.poll(async () => (await asked()) || (await touch(there, "button.btn--quiet", RESIGN), false)).toBe(true);
  await touch(there, sure, RESIGN);
  await until(there, `/Revanche|Rematch/.test(document.body.innerText)`);
}

for (const { name, from, open } of browsers)
  test(`each game and its review in ${name}`, async () => {
    test.skip(open === undefined, `${name} isn't installed (Debian: apt-get install ${from})`);
    test.setTimeout(600_000);
    const server = await new Server().start();
    const there = await open?.();
    try {
      for (const game of GAMES) if (there) await test.step(game, () => play(there, server.address, game));
    } finally {
      await there?.close();
      await server.clear();
    }
  });
