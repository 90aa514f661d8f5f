import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import TreeList from "../../src/study/TreeList.svelte";
import { ROOT, type Node } from "../../src/variations/tree";

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

/** What the list says of moves that begin at move 30. */
function said(...after: Node[]): string {
  shown = mount(TreeList, {
    target: document.body,
    props: {
      root: { ...ROOT, after },
      path: [],
      parts: undefined,
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
