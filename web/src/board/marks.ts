import type { At, Piece } from "../wire";
import { centreOf, cornerOf, extent, SQUARE, type Geometry } from "./geometry";
import type { Paint } from "./paint";
import { cased, draw } from "./svg";
import type { Arrow, Prepared } from "./types";

/** Four right angles around the middle of a square: `out` to the corner, `arm` long. */
export function corners(g: Geometry, at: At, out: number, arm: number): string {
  const { x, y } = centreOf(g, at);
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]
    .map(([sx = 1, sy = 1]) => `M${x + sx * out} ${y + sy * (out - arm)}V${y + sy * out}H${x + sx * (out - arm)}`)
    .join("");
}

/** A square outline, `inset` units inside the square. */
export function box(g: Geometry, at: At, inset: number): string {
  const { x, y } = cornerOf(g, at);
  const side = SQUARE - 2 * inset;
  return `M${x + inset} ${y + inset}h${side}v${side}h${-side}Z`;
}

/** A circle as a path, so that it can be cased like any line. */
export function ring(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** The squares of the last action: cased ticks, over a wash where the ground may be tinted. */
export function drawLast(g: Geometry, paint: Paint, last: readonly At[]): SVGElement[] {
  return last.flatMap((at) => {
    if (g.kind === "points") {
      const { x, y } = centreOf(g, at);
      return cased(ring(x, y, 17), "zb-last");
    }
    const ticks = cased(corners(g, at, 41, 12), "zb-last");
    return paint.tint ? [wash(g, at, "zb-last-wash"), ...ticks] : ticks;
  });
}

/** The square of the piece in hand: a thick frame, and a wash where the ground may be tinted. */
export function drawHeld(g: Geometry, paint: Paint, at: At, nature: string): SVGElement[] {
  if (g.kind === "points") return cased(ring(centreOf(g, at).x, centreOf(g, at).y, 46), "zb-held");
  const frame = cased(box(g, at, 5), paint.dark(nature) ? "zb-held zb-dark" : "zb-held");
  return paint.tint ? [wash(g, at, "zb-held-wash"), ...frame] : frame;
}

/** Where a piece could go that one only looks at: rings, and corners around what it could take. */
export function drawReach(g: Geometry, reach: readonly At[], pieces: readonly Piece[]): SVGElement[] {
  return reach.flatMap((at) => {
    const { x, y } = centreOf(g, at);
    return cased(pieces.some((piece) => piece.at === at) ? corners(g, at, 43, 16) : ring(x, y, 12), "zb-reach");
  });
}

/** The squares of a move that isn't confirmed: a dashed frame, announced and not yet true. */
export function drawPending(g: Geometry, squares: readonly At[]): SVGElement[] {
  return squares.flatMap((at) => {
    const { x, y } = centreOf(g, at);
    return cased(g.kind === "points" ? ring(x, y, 47) : box(g, at, 6), "zb-await");
  });
}

/** A move that is to be tried later: a blue wash and a dashed frame. */
export function drawPrepared(g: Geometry, paint: Paint, { from, to }: Prepared): SVGElement[] {
  return (from === undefined ? [to] : [from, to]).flatMap((at) => {
    const { x, y } = centreOf(g, at);
    if (g.kind === "points") return cased(ring(x, y, 44), "zb-prepared");
    return [...(paint.tint ? [wash(g, at, "zb-prepared-wash")] : []), ...cased(box(g, at, 6), "zb-prepared")];
  });
}

function wash(g: Geometry, at: At, mark: string): SVGElement {
  return draw("path", { d: box(g, at, 0), class: mark });
}

/** The red ring under a piece in check. */
export function drawCheck(g: Geometry, check: readonly At[]): SVGElement[] {
  return check.flatMap((at) => {
    const { x, y } = centreOf(g, at);
    return cased(ring(x, y, 42), "zb-check");
  });
}

/** The "!" beside a piece in check: the ring says it in colour, this in shape. */
export function drawCheckBadge(g: Geometry, check: readonly At[]): SVGElement[] {
  return check.map((at) => {
    const { x, y } = cornerOf(g, at);
    return draw(
      "g",
      { transform: `translate(${x + 82} ${y + 18})`, class: "zb-badge" },
      draw("circle", { r: 18 }),
      draw("path", { d: "M0 -9V2M0 9V9.1" }),
    );
  });
}

/** A ring around what a lesson points at. */
export function drawHint(g: Geometry, at: At): SVGElement[] {
  const { x, y } = centreOf(g, at);
  return cased(g.kind === "points" ? ring(x, y, 44) : box(g, at, 6), "zb-pointed");
}

/** How far the two arrows of a pair lie from the line between its squares. */
const PAIRED = 17;

/** Arrows from the middle of one square to another; two where the pieces change places. */
export function drawArrows(g: Geometry, arrows: readonly Arrow[]): SVGElement[] {
  return arrows.flatMap(({ from, to, both }) =>
    both
      ? cased(shaft(g, from, to, PAIRED) + shaft(g, to, from, PAIRED), "zb-arrow")
      : cased(shaft(g, from, to, 0), "zb-arrow"),
  );
}

/** An arrow, so far aside of the line between the squares, to the right of its way. */
function shaft(g: Geometry, from: At, to: At, aside: number): string {
  const [a, b] = [centreOf(g, from), centreOf(g, to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length === 0) return "";
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const at = (along: number, side: number): string =>
    `${a.x + ux * along - uy * (side + aside)} ${a.y + uy * along + ux * (side + aside)}`;
  const tip = length - 24;
  const barb = aside === 0 ? 20 : 13;
  return `M${at(26, 0)}L${at(tip, 0)}M${at(tip - barb - 3, -barb)}L${at(tip, 0)}L${at(tip - barb - 3, barb)}`;
}

/** The way of a castling partner: an arc over the piece it passes, bent towards the middle of the board. */
export function drawArc(g: Geometry, from: At, to: At): SVGElement[] {
  const [a, b] = [centreOf(g, from), centreOf(g, to)];
  const bend = a.y > extent(g).height / 2 ? -1 : 1;
  const start = `${a.x} ${a.y + bend * 40}`;
  const [x, y] = [b.x, b.y + bend * 44];
  const over = `${(a.x + b.x) / 2} ${a.y + bend * (70 + Math.abs(a.x - b.x) * 0.2)}`;
  const side = Math.sign(a.x - b.x);
  return cased(
    `M${start}Q${over} ${x} ${y}M${x + side * 5} ${y + bend * 20}L${x} ${y}L${x + side * 21} ${y + bend * 1}`,
    "zb-partner",
  );
}

/** Two pieces cross: one arrow there and one back, bent apart. */
export function drawExchange(g: Geometry, from: At, to: At): SVGElement[] {
  const way = (p: At, q: At): string => {
    const [a, b] = [centreOf(g, p), centreOf(g, q)];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (length === 0) return "";
    const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
    const at = (along: number, aside: number): string =>
      `${a.x + ux * along - uy * aside} ${a.y + uy * along + ux * aside}`;
    const bend = 74 + length * 0.08;
    const tip = length - 6;
    // Above the heads, so that neighbours too show where they go.
    return `M${at(6, 42)}Q${at(length / 2, bend)} ${at(tip, 42)}M${at(tip - 12, 66)}L${at(tip, 42)}L${at(tip - 26, 40)}`;
  };
  return cased(way(from, to) + way(to, from), "zb-exchange");
}

/** The double ring of the keyboard cursor. */
export function drawCursor(g: Geometry, at: At): SVGElement[] {
  return cased(box(g, at, 5), "zb-cursor");
}
