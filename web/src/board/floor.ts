import { cornerOf, SQUARE, type Geometry } from "./geometry";
import { draw, stamp } from "./svg";
import type { Floor } from "./types";

/** Holes, the viewer's own traps and the fields of magnets, drawn on the squares themselves. */
export function drawFloor(g: Geometry, { holes, traps, fields }: Floor): SVGElement[] {
  return [
    ...fields.map((at) => {
      const { x, y } = cornerOf(g, at);
      const d = [8, 22, 36].map((k) => `M${x + k} ${y + SQUARE - 8}l10 -12`).join("");
      return draw("path", { d, class: "zb-field" });
    }),
    ...holes.map((at) => stampAt(g, at, "mark-hole", 82, "zb-hole")),
    ...traps.map((at) => stampAt(g, at, "mark-trap", 94, "zb-trap")),
  ];
}

function stampAt(g: Geometry, at: string, art: string, size: number, mark: string): SVGElement {
  const { x, y } = cornerOf(g, at);
  return stamp(art, x + SQUARE / 2, y + SQUARE / 2, size, { class: mark });
}
