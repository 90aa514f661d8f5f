import type { At, BoardSheet } from "../wire";
import { centreOf, cornerOf, extent, rowsOf, SQUARE, type Geometry } from "./geometry";
import { ring } from "./marks";
import { drawPiece } from "./pieces";
import type { Paint } from "./paint";
import { cased, draw, stamp } from "./svg";
import type { GobanView, Region } from "./types";

/** The grain of the wood: long lines that never quite meet. The same on every board. */
export function drawGrain(g: Geometry): SVGElement[] {
  const { width, height } = extent(g);
  const veins = Array.from({ length: 30 }, (_, k) => {
    const x = ((k + 0.5) / 30) * width + 14 * Math.sin(k * 2.4);
    const bend = 16 + 10 * Math.sin(k * 1.7);
    const a = x + bend * Math.sin(k);
    const b = x - bend * Math.cos(k * 0.8);
    const d = `M${x.toFixed(1)} 3C${a.toFixed(1)} ${(height * 0.3).toFixed(1)} ${b.toFixed(1)} ${(height * 0.7).toFixed(1)} ${(x + 5 * Math.sin(k * 3)).toFixed(1)} ${height - 3}`;
    return draw("path", { d, "stroke-width": 1.5 + 2.5 * Math.abs(Math.sin(k * 5.1)) });
  });
  const inset = { x: 3, y: 3, width: width - 6, height: height - 6, rx: 8 };
  return [draw("g", { class: "zb-grain" }, ...veins), draw("rect", { ...inset, class: "zb-bevel" })];
}

/** What is closed, noted or fought over, under the stones. */
export function drawRegions(g: Geometry, regions: readonly Region[]): SVGElement[] {
  return regions.flatMap((region) => drawRegion(g, region));
}

function drawRegion(g: Geometry, { kind, at }: Region): SVGElement[] {
  switch (kind) {
    case "sea":
      return [
        draw("path", { d: cells(g, at), class: "zb-sea-wash" }),
        draw("path", { d: waves(g, at), class: "zb-sea" }),
        draw("path", { d: outline(g, at, true), class: "zb-shore" }),
      ];
    case "crater":
      return at.map((one) => stamp("mark-hole", centreOf(g, one).x, centreOf(g, one).y, 84, { class: "zb-hole" }));
    case "arena":
      return [
        draw("path", { d: cells(g, at), class: "zb-arena-wash" }),
        draw("path", { d: outline(g, at), class: "zb-arena" }),
      ];
    case "pull":
      return at.map((one) => {
        const { x, y } = cornerOf(g, one);
        return draw("path", { d: [56, 70, 84].map((k) => `M${x + k} ${y + 94}l10 -12`).join(""), class: "zb-field" });
      });
    case "note":
    case "shown":
      return [
        ...(at.length > 1 ? [draw("path", { d: outline(g, at), class: `zb-note-box zb-${kind}` })] : []),
        ...at
          .filter((_, k) => at.length === 1 || k === (at.length - 1) / 2)
          .map((one) => {
            const { x, y } = centreOf(g, one);
            return stamp("mark-trap", x, y, at.length === 1 ? 94 : 60, { class: `zb-trap zb-${kind}` });
          }),
      ];
  }
}

/** The squares around some points, to be filled. */
export function cells(g: Geometry, at: readonly At[]): string {
  return at
    .map((one) => {
      const { x, y } = cornerOf(g, one);
      return `M${x} ${y}h${SQUARE}v${SQUARE}h${-SQUARE}Z`;
    })
    .join("");
}

/** The line around some points; `open`, the edge of the board has none. */
export function outline(g: Geometry, at: readonly At[], open = false): string {
  const inside = new Set(at);
  const rows = rowsOf(g);
  const has = (row: number, column: number): boolean => {
    const one = rows[row]?.[column];
    return one === undefined ? open : inside.has(one);
  };
  return rows
    .flatMap((row, r) =>
      row.flatMap((one, c) => {
        if (!inside.has(one)) return [];
        const { x, y } = cornerOf(g, one);
        return [
          has(r - 1, c) ? "" : `M${x} ${y}h${SQUARE}`,
          has(r + 1, c) ? "" : `M${x} ${y + SQUARE}h${SQUARE}`,
          has(r, c - 1) ? "" : `M${x} ${y}v${SQUARE}`,
          has(r, c + 1) ? "" : `M${x + SQUARE} ${y}v${SQUARE}`,
        ];
      }),
    )
    .join("");
}

/** Two rows of little waves a point. */
export function waves(g: Geometry, at: readonly At[]): string {
  const ripple = "q12.5 -12 25 0t25 0t25 0t25 0";
  return at
    .map((one) => {
      const { x, y } = cornerOf(g, one);
      return `M${x} ${y + 28}${ripple}M${x} ${y + 78}${ripple}`;
    })
    .join("");
}

/** The newest stone: a ring in the other colour, so that it shows on both. */
export function drawNewest(g: Geometry, board: BoardSheet): SVGElement[] {
  // At the count every mark is about life and death.
  if (board.goban?.area) return [];
  return board.last.flatMap((at) => {
    const piece = board.pieces.find((piece) => piece.at === at);
    if (!piece) return [];
    const { x, y } = centreOf(g, at);
    return [draw("path", { d: ring(x, y, 18), class: `zb-newest zb-on-${piece.side}` })];
  });
}

/** Shields, dead stones and what belongs to whom, on the stones and the empty points. */
export function drawState(g: Geometry, board: BoardSheet, goban: GobanView): SVGElement[] {
  const sideAt = new Map(board.pieces.map((piece) => [piece.at, piece.side]));
  return [
    ...goban.shields.flatMap((at) => {
      const side = sideAt.get(at);
      if (side === undefined) return [];
      const { x, y } = centreOf(g, at);
      return [stamp("mark-shield", x, y, 44, { class: `zb-shielded zb-on-${side}` })];
    }),
    ...goban.dead.map((at) => {
      const { x, y } = centreOf(g, at);
      return draw("path", { d: `M${x - 20} ${y - 20}l40 40m0 -40l-40 40`, class: `zb-cross zb-on-${sideAt.get(at)}` });
    }),
    ...goban.owned.map(({ at, side }) => {
      const { x, y } = centreOf(g, at);
      const dead = sideAt.has(at);
      const [dx, dy, a] = dead ? [30, 30, 22] : [0, 0, 30];
      return draw("rect", {
        x: x + dx - a / 2,
        y: y + dy - a / 2,
        width: a,
        height: a,
        class: `zb-owned zb-of-${side}`,
      });
    }),
  ];
}

/** A stone that isn't there yet: announced (in a dashed ring), or under the finger. */
export function drawGhostStone(
  g: Geometry,
  paint: Paint,
  { at, side }: { at: At; side: string },
  announced: boolean,
): SVGElement[] {
  const { x, y } = centreOf(g, at);
  const piece = drawPiece({ at, art: `go-${side}`, side }, paint);
  const stone = draw("g", { transform: `translate(${x} ${y})`, class: "zb-ghost-stone" }, piece.root);
  return announced ? [stone, ...cased(ring(x, y, 48), "zb-announced")] : [stone];
}

/** Points that may be chosen, and what the one under the finger stands for. */
export function drawPoints(
  g: Geometry,
  paint: Paint,
  board: BoardSheet,
  choose: readonly At[],
  goban: GobanView,
  over: At | undefined,
): SVGElement[] {
  const stones = new Set(board.pieces.map((piece) => piece.at));
  const hints = goban.hints
    ? choose.flatMap((at) => {
        const { x, y } = centreOf(g, at);
        return stones.has(at)
          ? cased(ring(x, y, 49), "zb-eligible")
          : [draw("circle", { cx: x, cy: y, r: choose.length > 60 ? 7 : 11, class: "zb-hint" })];
      })
    : [];
  if (over === undefined) return hints;
  const area = goban.area(over);
  const shown =
    area.length > 1
      ? [draw("path", { d: cells(g, area), class: "zb-area-wash" }), ...cased(outline(g, area), "zb-area")]
      : [];
  if (goban.stone && !stones.has(over))
    return [...hints, ...shown, ...drawGhostStone(g, paint, { at: over, side: goban.stone }, false)];
  if (area.length > 1) return [...hints, ...shown];
  const { x, y } = centreOf(g, over);
  return [...hints, ...cased(ring(x, y, 46), "zb-area")];
}
