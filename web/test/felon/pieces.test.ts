import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { beforeAll, expect, it } from "vitest";
import { coloursOf, flat } from "../../pictures/flat";
import { insideOf } from "../../src/art/sprite";

/** A square of thirteen on a phone, and what a piece takes of it, in pixels. */
const SQUARE = 27;
const PIECE = 0.98 * SQUARE;

/** Of 256 grays, what an eye tells apart at a glance. */
const SEEN = 48;
/** So many of a hundred pixels of a square differ between any two kinds at least. */
const FLOOR = 20;
/** As many between its two sides: only what is painted differs, and a garde is small. */
const PAINTED = 12;

const KINDS = ["roi", "dame", "felon", "courtisane", "ministre", "bouffon", "ecuyer", "valet", "garde"];

const colours = coloursOf(
  ["src/look/tokens.css", "src/games/felon/colours.css"].map((file) => readFileSync(file, "utf8")).join("\n"),
);

beforeAll(() => initWasm(readFileSync(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm"))));

/** The grays of a square with a piece: what is left of a drawing where no colour is seen. */
function grays(kind: string, side: string, ground: string): number[] {
  const piece = insideOf(readFileSync(`src/games/felon/drawings/pieces/felon-${kind}.svg`, "utf8"));
  const at = (SQUARE - PIECE) / 2;
  const svg = flat(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SQUARE}" height="${SQUARE}" viewBox="0 0 ${SQUARE} ${SQUARE}"><rect width="${SQUARE}" height="${SQUARE}" fill="var(${ground})"/><g class="side-${side}"><use href="#piece" x="${at}" y="${at}" width="${PIECE}" height="${PIECE}"/></g></svg>`,
    colours,
    { piece },
  );
  const { pixels } = new Resvg(svg).render();
  return Array.from({ length: SQUARE * SQUARE }, (_, k) => {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(4 * k);
    return 0.299 * red + 0.587 * green + 0.114 * blue;
  });
}

function differing(one: readonly number[], other: readonly number[]): number {
  const seen = one.filter((gray, k) => Math.abs(gray - (other[k] ?? 0)) > SEEN).length;
  return (100 * seen) / one.length;
}

it.each([
  ["yellow", "--fe-light"],
  ["yellow", "--fe-orange-dark"],
  ["red", "--fe-light"],
  ["red", "--fe-orange-dark"],
])("any two kinds in %s on %s are told apart without colour, as small as on a phone", (side, ground) => {
  const drawn = KINDS.map((kind) => ({ kind, grays: grays(kind, side, ground) }));
  const pairs = drawn.flatMap((one, k) =>
    drawn.slice(k + 1).map((other) => ({
      pair: `${one.kind}, ${other.kind}`,
      differ: differing(one.grays, other.grays),
    })),
  );
  expect(pairs.filter(({ differ }) => differ < FLOOR)).toEqual([]);
});

it.each(["--fe-light", "--fe-orange-dark"])("the sides of a kind are told apart without colour on %s", (ground) => {
  const close = KINDS.filter((kind) => differing(grays(kind, "yellow", ground), grays(kind, "red", ground)) < PAINTED);
  expect(close).toEqual([]);
});
