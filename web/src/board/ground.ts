import type { At, BoardSheet } from "../wire";
import { centreOf, cornerOf, extent, fileName, natureOf, placeOf, rowsOf, SQUARE, type Geometry } from "./geometry";
import { drawGrain } from "./goban";
import type { Paint } from "./paint";
import { draw, stamp } from "./svg";

/** The frame of the board with its coordinates. */
export function drawGround(g: Geometry, paint: Paint, coordinates: boolean): SVGElement[] {
  const { width, height } = extent(g);
  const frame = draw("rect", { width, height, rx: 10, fill: paint.frame });
  const ground = g.kind === "points" ? [frame, ...drawGrain(g)] : [frame];
  return coordinates ? [...ground, ...drawCoordinates(g, paint)] : ground;
}

function drawCoordinates(g: Geometry, paint: Paint): SVGElement[] {
  const { height } = extent(g);
  const size = g.kind === "points" ? 26 : g.margin * 0.72;
  const text = (x: number, y: number, name: string): SVGElement => {
    const label = draw("text", { x, y, class: "zb-coord", "font-size": size, fill: paint.letters });
    label.textContent = name;
    return label;
  };
  const files = Array.from({ length: g.width }, (_, column) => {
    const file = g.flipped ? g.width - 1 - column : column;
    return text(g.margin + (column + 0.5) * SQUARE, height - g.margin / 2, fileName(g.kind, file));
  });
  const ranks = Array.from({ length: g.height }, (_, row) => {
    const rank = g.flipped ? row : g.height - 1 - row;
    // Two figures need the whole border.
    return text(g.margin * 0.5, g.margin + (row + 0.5) * SQUARE, String(rank + 1));
  });
  return [...files, ...ranks];
}

/** The squares with their colours; a board of points has none. */
export function drawSquares(g: Geometry, paint: Paint, board: BoardSheet): SVGElement[] {
  if (g.kind === "points") return [];
  return rowsOf(g)
    .flat()
    .map((at) => {
      const place = placeOf(g, at) ?? { file: 0, rank: 0 };
      const { x, y } = cornerOf(g, at);
      const fill = paint.square(natureOf(board, at), place);
      const edge = paint.grid === "" ? {} : { stroke: paint.grid, "stroke-width": 2.5 };
      return draw("rect", { x, y, width: SQUARE, height: SQUARE, fill, ...edge });
    });
}

/** What is engraved on the board: lines of points, printed dots, and on empty squares the glyph of their nature. */
export function drawEngraving(g: Geometry, paint: Paint, board: BoardSheet): SVGElement[] {
  const taken = new Set(board.pieces.map((piece) => piece.at));
  const lines = g.kind === "points" ? drawLines(g, paint) : [];
  const dots = board.dots.map((at) => {
    const { x, y } = cornerOf(g, at);
    const { dot } = paint;
    return draw("circle", { cx: x + dot.x, cy: y + dot.y, r: dot.r, fill: dot.fill });
  });
  const glyphs = rowsOf(g)
    .flat()
    .flatMap((at) => {
      const glyph = taken.has(at) ? undefined : paint.glyph(natureOf(board, at));
      if (!glyph) return [];
      const { x, y } = centreOf(g, at);
      const mark = stamp(glyph.glyph, x, y, 46, { class: "zb-engraved" });
      mark.style.color = glyph.ink;
      return [mark];
    });
  return [
    ...lines,
    ...drawRules(g, paint),
    ...drawFence(g, paint, board),
    ...(paint.goals ? drawGoals(g) : []),
    ...dots,
    ...glyphs,
  ];
}

/** Ink between the squares of one nature and all others, so that their zone reads without colour. */
function drawFence(g: Geometry, paint: Paint, board: BoardSheet): SVGElement[] {
  if (paint.fenced === "") return [];
  const rows = rowsOf(g);
  const inside = (at: At | undefined): boolean => at !== undefined && natureOf(board, at) === paint.fenced;
  const d = rows.flatMap((row, r) =>
    row.flatMap((at, c) => {
      const { x, y } = cornerOf(g, at);
      const right = row[c + 1];
      const below = rows[r + 1]?.[c];
      return [
        right !== undefined && inside(at) !== inside(right) ? `M${x + SQUARE} ${y}v${SQUARE}` : "",
        below !== undefined && inside(at) !== inside(below) ? `M${x} ${y + SQUARE}h${SQUARE}` : "",
      ];
    }),
  );
  return [draw("path", { d: d.join(""), class: "zb-fence" })];
}

/** Heavy lines between some ranks. */
function drawRules(g: Geometry, paint: Paint): SVGElement[] {
  return paint.rules.map((rank) => {
    const y = g.margin + (g.flipped ? rank + 1 : g.height - 1 - rank) * SQUARE;
    return draw("path", { d: `M${g.margin} ${y}h${g.width * SQUARE}`, class: "zb-rule" });
  });
}

/** The first and last rank are where one wants to arrive: a band along their edge, with chevrons that point out of the board. */
function drawGoals(g: Geometry): SVGElement[] {
  const [left, width] = [g.margin, g.width * SQUARE];
  const foot = g.margin + g.height * SQUARE;
  const d = Array.from({ length: g.width }, (_, column) => {
    const x = left + column * SQUARE + 38;
    return `M${x} ${g.margin + 12}l12 -8l12 8M${x} ${foot - 12}l12 8l12 -8`;
  });
  return [
    draw("path", {
      d: `M${left} ${g.margin}h${width}v16h${-width}ZM${left} ${foot}h${width}v-16h${-width}Z`,
      class: "zb-goal-band",
    }),
    draw("path", { d: d.join(""), class: "zb-goals" }),
  ];
}

/** Hatching over the squares out of play. */
export function drawShut(g: Geometry, shut: readonly At[]): SVGElement[] {
  return shut.map((at) => {
    const { x, y } = cornerOf(g, at);
    const d = [20, 40, 60, 80, 100]
      .map((k) => `M${x} ${y + k}L${x + k} ${y}M${x + 100 - k} ${y + 100}L${x + 100} ${y + 100 - k}`)
      .join("");
    return draw("path", { d, class: "zb-shut" });
  });
}

function drawLines(g: Geometry, paint: Paint): SVGElement[] {
  const start = g.margin + SQUARE / 2;
  const right = start + (g.width - 1) * SQUARE;
  const foot = start + (g.height - 1) * SQUARE;
  const across = Array.from({ length: g.height }, (_, row) => `M${start} ${start + row * SQUARE}H${right}`);
  const down = Array.from({ length: g.width }, (_, column) => `M${start + column * SQUARE} ${start}V${foot}`);
  const line = { fill: "none", stroke: paint.grid };
  return [
    draw("path", { d: [...across, ...down].join(""), ...line, "stroke-width": 2.5 }),
    draw("path", { d: `M${start} ${start}H${right}V${foot}H${start}Z`, ...line, "stroke-width": 5 }),
  ];
}
