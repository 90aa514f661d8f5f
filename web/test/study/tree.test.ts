import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import TreeList from "../../src/study/TreeList.svelte";
import type { GameParts } from "../../src/game/parts";
import { ROOT, type Node, type Path } from "../../src/variations/tree";
import type { LogLine } from "../../src/wire";

let shown: Record<string, unknown> = {};

afterEach(async () => {
  await unmount(shown);
});

function tried(seat: string, token: string, turn?: number, ...after: Node[]): Node {
  return {
    ...ROOT,
    tried: {
      line: `${seat}: ${token}`,
      log: { n: 0, text: token, kind: "action", seat, token, ...(turn !== undefined && { turn }) },
    },
    after,
  };
}

/** The end of a turn isn't listed. */
const PARTS = {
  list: { place: ({ token }: LogLine) => (token === "end" ? "none" : undefined) },
} as unknown as GameParts;

/** What the list says of moves that begin at move 30. */
function said(...after: Node[]): string {
  return listed([], ...after);
}

/** The same of somebody who looks at a position. */
function listed(path: Path, ...after: Node[]): string {
  shown = mount(TreeList, {
    target: document.body,
    props: {
      root: { ...ROOT, after },
      path,
      parts: PARTS,
      seats: ["white", "black"],
      written: ({ token }) => token ?? "",
      ongo: () => undefined,
    },
  });
  flushSync();
  return [...document.querySelectorAll(".tree button")].map((button) => button.textContent.trim()).join(" ");
}

it("a line that the second seat begins has dots behind its number", () => {
  const after = [tried("black", "Kd8", 30, tried("white", "e4", 31)), tried("black", "Kf8", 30)];
  expect(said(...after)).toBe("30…Kd8 30…Kf8 31.e4");
});

it("one that the first seat begins has not", () => {
  expect(said(tried("white", "e4", 30, tried("black", "Kd8", 30)))).toBe("30.e4 Kd8");
});

it("counts from one where no move tells its number", () => {
  const line = [tried("black", "Kd8", undefined, tried("white", "e4", undefined, tried("black", "Kc8")))];
  expect(said(...line)).toBe("1…Kd8 2.e4 Kc8");
});

it.each([
  [[], undefined],
  [[0], "30.e4"],
  [[0, 0], "30.e4"],
  [[0, 0, 0], "Kd8"],
  [[0, 0, 1], "30…Kf8"],
] as const)("what isn't listed belongs to the move before it: %j", (path, now) => {
  const replies = [tried("black", "Kd8", 30), tried("black", "Kf8", 30)];
  listed(path, tried("white", "e4", 30, tried("white", "end", 30, ...replies)));
  expect(document.querySelector("[aria-current]")?.textContent.trim()).toBe(now);
});
