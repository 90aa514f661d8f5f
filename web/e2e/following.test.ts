import { dealt } from "./deal";
import { DAILY, expect, it } from "./fixtures";
import { say } from "./line";
import { SIZES } from "./sizes";
import type { Visitor } from "./visitor";

/** A pawn of each file goes one square, and later one more; then knights go to and fro: 40 moves, and no piece meets another. */
const FILES = [..."abcdefgh"];
const MOVES = [
  ...FILES.flatMap((file) => [`${file}2${file}3`, `${file}7${file}6`]),
  ...FILES.flatMap((file) => [`${file}3${file}4`, `${file}6${file}5`]),
  ...["b1a3", "b8a6", "g1h3", "g8h6", "a3b1", "a6b8", "h3g1", "h6g8"],
];

/** The last line of the list, and whether it is in sight there. Runs in the page. */
function newest(): string {
  const list = document.querySelector(".log");
  const line = list && [...list.querySelectorAll("tbody tr")].at(-1);
  if (!list || !line) return "no line";
  const [frame, box] = [list.getBoundingClientRect(), line.getBoundingClientRect()];
  if (frame.height < 30) return `a list of ${frame.height} px`;
  const cut = Math.max(frame.top - box.top, box.bottom - frame.bottom);
  return cut < Math.max(2, box.height - frame.height + 2) ? "in sight" : `${cut} px out of sight: ${line.textContent}`;
}

/** Waits until the newest line is in sight. */
async function follows({ page }: Visitor, when: string): Promise<void> {
  await expect.poll(() => page.evaluate(newest), { message: when }).toBe("in sight");
}

it(
  "the list follows a game of 40 moves at every size, until a person scrolls it",
  DAILY,
  async ({ ann, ben, doors }) => {
    const { page } = ann;
    const id = await dealt(doors, ann, { white: [63, 52], black: [39] });
    await ben.ask(`matches/${id}/seat`, {});
    await ben.goto("api/me");
    await ann.goto(`g/${id}`);
    await expect(ann.hand).toHaveCount(5);
    await page.setViewportSize({ width: 390, height: 844 });
    await ann.press("Partie");
    const [white, black] = [
      (action: string) => page.evaluate(say, { id, seat: "white", action }),
      (action: string) => ben.page.evaluate(say, { id, seat: "black", action }),
    ];
    for (const [k, move] of MOVES.entries()) {
      const size = SIZES[k % SIZES.length]!;
      await page.setViewportSize(size);
      const at = `${move}, the ${k + 1}th, at ${size.width}x${size.height}`;
      const [mine, theirs] = k % 2 === 0 ? [white, black] : [black, white];
      await mine(move);
      await follows(ann, at);
      // A card is announced, and let happen.
      if (k === 6) {
        await mine("#63");
        await follows(ann, `a window after ${at}`);
        await theirs("pass");
        await follows(ann, `what came of it after ${at}`);
      } else await mine("end");
      // A request, and its answer, which is told over the board.
      if (k % 6 === 3) {
        await mine("offer draw");
        await follows(ann, `a request after ${at}`);
        await theirs("decline draw");
        await follows(ann, `an answer after ${at}`);
      }
      // A card is read that waits: 52 answers others' cards, so it does at one's own turn.
      const off = page.locator(".hand .card.off").first();
      if (k % 4 === 1 && size.width > 760 && size.height > 500) {
        await off.click();
        await follows(ann, `a note after ${at}`);
      }
    }

    await page.setViewportSize({ width: 1440, height: 900 });
    const list = page.locator(".log");
    await list.hover();
    await page.mouse.wheel(0, -400);
    const back = page.getByRole("button", { name: "Dernier coup" }).last();
    await expect(back).toBeVisible();
    const where = await list.evaluate((one) => one.scrollTop);
    await white("offer takeback");
    await expect(list).toContainText("reprise demandée");
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(() => list.evaluate((one) => one.scrollTop)).toBe(where);
    await page.locator(".newest").click();
    await follows(ann, "once the newest is asked for");
  },
);
