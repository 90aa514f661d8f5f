import { draw, stamp } from "../../board/svg";
import type { Figures } from "../../board/types";
import type { At, Piece } from "../../wire";

type Mark = NonNullable<Piece["marks"]>[number];

/** A corner of a piece's square, and what it speaks of. */
interface Corner {
  x: -1 | 1;
  y: -1 | 1;
  /** The later one is the one shown. */
  marks: readonly Mark[];
}

/** Upper right: rank. Upper left: nature. Lower right: protection or penalty. Lower left: movement. */
const CORNERS: readonly Corner[] = [
  { x: 1, y: -1, marks: ["prince", "royal", "neutral"] },
  { x: -1, y: -1, marks: ["camel"] },
  { x: 1, y: 1, marks: ["shield", "dunce"] },
  { x: -1, y: 1, marks: ["magnet", "frozen"] },
];

/** Marks that last a turn, or as long as somebody else stands still. */
const PASSING: readonly Mark[] = ["shield", "dunce", "frozen"];

const OUT = 34;

/** The marks of a piece that are drawn: at most one a corner. */
export function shownMarks(piece: Piece): { mark: Mark; x: number; y: number }[] {
  const marks = piece.marks ?? [];
  return CORNERS.flatMap(({ x, y, marks: here }) => {
    const mark = here.filter((one) => marks.includes(one)).at(-1);
    return mark ? [{ mark, x: x * OUT, y: y * OUT }] : [];
  });
}

/** How the pieces of Iron Pond are drawn: neutral ones striped, merged ones with their other halves, marks in the corners. */
export const figures: Figures = { key: "ironpond", draw: drawPiece };

function drawPiece(piece: Piece): SVGElement | undefined {
  const { marks = [], merged = [] } = piece;
  if (marks.length === 0 && merged.length === 0) return undefined;
  const body = stamp(piece.art, 0, 0, 100);
  const striped = marks.includes("neutral") ? draw("g", { class: "side-neutral" }, body) : body;
  const others = merged.map((art, k) => badge(-OUT + k * 42, -OUT, 21, stamp(art, 0, -1, 35)));
  const corners = shownMarks(piece).map(({ mark, x, y }) =>
    badge(x, y, 18, stamp(`mark-${mark}`, 0, 0, 24), PASSING.includes(mark)),
  );
  return draw("g", {}, striped, ...others, ...corners);
}

function badge(x: number, y: number, r: number, inside: SVGElement, passing = false): SVGElement {
  const place = { transform: `translate(${x} ${y})`, class: passing ? "zb-mark zb-passing" : "zb-mark" };
  return draw("g", place, draw("circle", { r }), inside);
}

/** The squares around a square of a board of eight by eight. */
export function around(at: At): At[] {
  const [file, rank] = [at.charCodeAt(0) - 97, Number(at.slice(1)) - 1];
  return [-1, 0, 1].flatMap((dx) =>
    [-1, 0, 1].flatMap((dy) => {
      const [x, y] = [file + dx, rank + dy];
      const here = (dx !== 0 || dy !== 0) && x >= 0 && x < 8 && y >= 0 && y < 8;
      return here ? [String.fromCharCode(97 + x) + String(y + 1)] : [];
    }),
  );
}

/** The squares that the magnets on the board hold. */
export function magnetFields(pieces: readonly Piece[]): At[] {
  return [
    ...new Set(pieces.filter((piece) => piece.marks?.includes("magnet")).flatMap((piece) => around(piece.at))),
  ].sort();
}
