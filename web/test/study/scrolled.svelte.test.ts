import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import TreeList from "../../src/study/TreeList.svelte";
import { ROOT, type Node } from "../../src/variations/tree";

it("the list stays where somebody scrolled it while a comment is written", async () => {
  const props = $state({
    root: ROOT as Node,
    path: [],
    parts: undefined,
    seats: ["white", "black"],
    written: () => "",
    ongo: () => undefined,
  });
  const shown = mount(TreeList, { target: document.body, props });
  flushSync();
  const list = document.querySelector(".tree")!;
  list.scrollTop = 50;
  props.root = { ...ROOT, note: "a" };
  flushSync();
  expect(list.scrollTop).toBe(50);
  await unmount(shown);
});
