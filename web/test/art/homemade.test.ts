import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { drawHomemade } from "../../src/art/homemade";

const VERBS = "camel capture carry convert drop hole magnet move neutral ordinary shield stick swap take".split(" ");

it("every verb of a blank card has a drawing of its own, made of symbols that are there", () => {
  const drawn = VERBS.map((verb) => drawHomemade({ params: [["mine", "pawn"]], effect: [[verb, 1]] }));
  expect(new Set(drawn).size).toBe(VERBS.length);
  const known = readdirSync("src/art/pieces").map((file) => file.replace(".svg", ""));
  for (const [, name] of drawn.join("").matchAll(/href="#([^"]+)"/g)) expect(known).toContain(name);
});

it("the drawing tells whose pieces, which and how many", () => {
  const mine = drawHomemade({ params: [["mine", "knight"]], effect: [["shield", 1]] });
  expect(mine).toContain("side-white");
  expect(mine).toContain("#chess-knight");
  const both = drawHomemade({
    params: [
      ["mine", "bishop"],
      ["enemy", "bishop"],
    ],
    effect: [
      ["drop", 1],
      ["drop", 2],
    ],
  });
  expect(both.match(/#chess-bishop/g)).toHaveLength(2);
  expect(both).toContain("side-black");
});
