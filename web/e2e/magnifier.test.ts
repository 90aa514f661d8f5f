import { expect, it, onPhone } from "./fixtures";
import { deck, sit } from "./goban";
import type { Visitor } from "./visitor";

/** One finger on a visitor's board. */
class Finger {
  private constructor(
    private readonly visitor: Visitor,
    private readonly touch: (type: string, points: { x: number; y: number }[]) => Promise<unknown>,
  ) {}

  static async of(visitor: Visitor): Promise<Finger> {
    const devtools = await visitor.context.newCDPSession(visitor.page);
    return new Finger(visitor, (type, touchPoints) =>
      devtools.send("Input.dispatchTouchEvent", { type: type as "touchStart", touchPoints }),
    );
  }

  async presses(at: string): Promise<void> {
    await this.touch("touchStart", [await this.middle(at)]);
  }

  async slides(to: string): Promise<void> {
    await this.touch("touchMove", [await this.middle(to)]);
  }

  /** Slides below the board. */
  async leaves(): Promise<void> {
    const below = await this.visitor.page.locator(".place .board").evaluate((board) => {
      const { left, width, bottom } = board.getBoundingClientRect();
      return { x: left + width / 2, y: bottom + 30 };
    });
    await this.touch("touchMove", [below]);
  }

  async lifts(): Promise<void> {
    await this.touch("touchEnd", []);
  }

  private middle(at: string): Promise<{ x: number; y: number }> {
    return this.visitor.cell(at).evaluate((cell) => {
      const { left, top, width, height } = cell.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
  }
}

/** The square in the middle of the magnifier; nothing while it is away. Runs in the page. */
function magnified(): string | undefined {
  const lens = document.querySelector(".zb-lens");
  const shown = lens?.querySelector("svg")?.viewBox.baseVal;
  const board = document.querySelector<SVGSVGElement>(".place .board .zb-svg");
  if (!lens?.checkVisibility() || !shown || !board) return undefined;
  const { left, top, width } = board.getBoundingClientRect();
  const scale = width / board.viewBox.baseVal.width;
  const x = left + (shown.x + shown.width / 2) * scale;
  const y = top + (shown.y + shown.height / 2) * scale;
  return [...document.querySelectorAll<HTMLElement>("[role=gridcell]")].find((cell) => {
    const box = cell.getBoundingClientRect();
    return box.left <= x && x < box.right && box.top <= y && y < box.bottom;
  })?.dataset["at"];
}

async function magnifies(visitor: Visitor, at: string | undefined): Promise<void> {
  await expect.poll(() => visitor.page.evaluate(magnified)).toBe(at);
}

/** The height of the board's letters in pixels. Runs in the page. */
function letters(): number[] {
  const board = document.querySelector<SVGSVGElement>(".place .board .zb-svg");
  const scale = (board?.getBoundingClientRect().width ?? 0) / (board?.viewBox.baseVal.width ?? 1);
  return [...document.querySelectorAll(".place .board .zb-svg .zb-coord")].map(
    (one) => parseFloat(getComputedStyle(one).fontSize) * scale,
  );
}

async function reads(visitor: Visitor): Promise<void> {
  for (const viewport of [{ width: 360, height: 640 }, onPhone.viewport]) {
    await visitor.page.setViewportSize(viewport);
    await expect.poll(async () => Math.min(...(await visitor.page.evaluate(letters)))).toBeGreaterThanOrEqual(11);
  }
}

it("on thirteen files a piece goes where the magnifier showed, and back when the finger leaves the board", async ({
  enter,
}) => {
  const ann = await enter(onPhone);
  const { id } = await ann.ask<{ id: string }>("matches", { game: "felon", opponent: "screen" });
  await ann.goto(`g/${id}`);
  await ann.board();
  for (const at of ["g13", "g1"]) {
    await ann.labels(at, "peut y être placé");
    await ann.cell(at).tap();
  }
  await ann.labels("g1", /félon jaune/);
  await reads(ann);
  const finger = await Finger.of(ann);

  await finger.presses("e2");
  await magnifies(ann, "e2");
  await finger.slides("e3");
  await magnifies(ann, "e3");
  await finger.leaves();
  await magnifies(ann, undefined);
  await finger.lifts();
  await ann.labels("e2", /garde/);
  await expect(ann.page.locator(".zb-held")).toHaveCount(0);

  await finger.presses("e2");
  await finger.slides("e3");
  await finger.slides("e4");
  await magnifies(ann, "e4");
  await finger.lifts();
  await magnifies(ann, undefined);
  await ann.page.getByRole("heading", { name: "e2 → e4" }).waitFor();
  await ann.press("Jouer ce coup");
  await ann.labels("e4", /garde/);
  await ann.played(3);
});

it("a stone is placed where the magnifier showed, and nowhere when the finger leaves the board", async ({
  enter,
  ann,
}) => {
  const ben = await enter(onPhone);
  await sit(ben, ann, { deck: deck({ barrage: 16 }) });
  await reads(ben);
  const finger = await Finger.of(ben);

  await finger.presses("D7");
  await magnifies(ben, "D7");
  await finger.slides("E7");
  await magnifies(ben, "E7");
  await finger.leaves();
  await magnifies(ben, undefined);
  await finger.lifts();
  await expect(ben.page.getByRole("button", { name: "Poser ici" })).toHaveCount(0);

  await finger.presses("D7");
  await finger.slides("E7");
  await finger.slides("F8");
  await magnifies(ben, "F8");
  await finger.lifts();
  await ben.page.getByRole("heading", { name: "F8" }).waitFor();
  await ben.press("Poser ici");
  await ben.labels("F8", /pierre noire/);
});
