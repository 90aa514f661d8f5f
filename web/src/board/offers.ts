import { paintOfMode } from "../art/modes";
import type { At, BoardSheet, Move, Piece } from "../wire";
import { box, corners, drawArc, drawExchange, ring } from "./marks";
import { drawPiece, drawPane } from "./pieces";
import { drawBadge } from "./notes";
import type { Prospect } from "./types";
import { centreOf, cornerOf, natureOf, placeOf, type Geometry } from "./geometry";
import type { Paint } from "./paint";
import { cased, draw, stamp } from "./svg";

/** What is drawn for the piece in hand: its targets, and the one aimed at. */
export interface Offering {
  moves: readonly Move[];
  aim: At | null;
  /** Somebody already carries the piece there (a drag), so no ghost is needed. */
  carried: boolean;
  /** How each move looks from what is known, by token. */
  prospects?: ReadonlyMap<string, Prospect> | undefined;
}

/** A mark on each target that says what the piece becomes there, and on the one aimed at the piece's ghost. */
export function drawOffers(g: Geometry, paint: Paint, board: BoardSheet, offering: Offering): SVGElement[] {
  const byTarget = new Map<At, Move[]>();
  for (const move of offering.moves) byTarget.set(move.to, [...(byTarget.get(move.to) ?? []), move]);
  // The one aimed at comes last: its arrows lie above all other marks.
  const inOrder = [...byTarget].sort(([a], [b]) => Number(a === offering.aim) - Number(b === offering.aim));
  return inOrder.flatMap(([at, moves]) => {
    const [move] = moves;
    if (!move) return [];
    // Two moves to one square that end differently leave the question open.
    const becomes = moves.every((other) => other.becomes === move.becomes) ? move.becomes : undefined;
    const aimed = at === offering.aim;
    const prospect = offering.prospects?.get(move.token);
    if (move.swap) return drawSwap(g, paint, board, move, { aimed, carried: offering.carried });
    const mark = move.capture
      ? drawCapture(g, at, becomes, aimed, prospect)
      : prospect && !aimed
        ? drawProspect(g, at, prospect)
        : drawTarget(g, paint, at, natureOf(board, at), becomes, aimed);
    const partner = move.partner ? drawArc(g, move.partner.from, move.partner.to) : [];
    const ghosts = aimed && !offering.carried ? drawGhosts(g, paint, board, move, becomes) : [];
    const elsewhere = move.takes === undefined ? [] : drawCapture(g, move.takes, undefined, aimed, undefined);
    return [...mark, ...ghosts, ...elsewhere, ...partner];
  });
}

function drawTarget(
  g: Geometry,
  paint: Paint,
  at: At,
  nature: string,
  becomes: string | undefined,
  aimed: boolean,
): SVGElement[] {
  const { x, y } = centreOf(g, at);
  const mark = (name: string): string => (paint.dark(nature) ? `${name} zb-dark` : name);
  if (aimed) return cased(g.kind === "points" ? ring(x, y, 46) : box(g, at, 8), mark("zb-aim"));
  if (paint.tint) return [draw("circle", { cx: x, cy: y, r: 13, class: "zb-dot" })];
  const colours = paintOfMode(becomes);
  const rings = cased(ring(x, y, 37), mark("zb-target"));
  if (!colours) return rings;
  // The engraving again, at full strength and by the server's word, so that the ring says what the piece becomes.
  const glyph = stamp(colours.glyph, x, y, 46);
  glyph.style.color = colours.ink;
  return [draw("circle", { cx: x, cy: y, r: 36, fill: colours.fill }), glyph, ...rings];
}

/** A full dot for what must succeed, a ring for a question, a speck for what must fail. */
function drawProspect(g: Geometry, at: At, prospect: Prospect): SVGElement[] {
  const { x: cx, y: cy } = centreOf(g, at);
  if (prospect === "never") return [draw("circle", { cx, cy, r: 4.5, class: "zb-never" })];
  if (prospect === "sure") return [draw("circle", { cx, cy, r: 15, class: "zb-dot" })];
  return cased(ring(cx, cy, 11), "zb-open");
}

/** More squares than these aren't framed: a dot on the empty ones is quieter. */
const MANY = 12;

/** Squares that may be chosen, without a piece in hand. */
export function drawChoices(g: Geometry, squares: readonly At[], pieces: readonly Piece[]): SVGElement[] {
  return squares.flatMap((at) => {
    if (squares.length <= MANY || pieces.some((piece) => piece.at === at)) return cased(box(g, at, 10), "zb-choice");
    const { x: cx, y: cy } = centreOf(g, at);
    return [draw("circle", { cx, cy, r: 13, class: "zb-dot" })];
  });
}

function drawCapture(
  g: Geometry,
  at: At,
  becomes: string | undefined,
  aimed: boolean,
  prospect: Prospect | undefined,
): SVGElement[] {
  const far = prospect === "never" && !aimed;
  const brackets = cased(
    corners(g, at, aimed ? 40 : 42, aimed ? 30 : far ? 10 : 24),
    far ? "zb-capture zb-far" : "zb-capture",
  );
  const colours = paintOfMode(becomes);
  if (!colours || aimed) return brackets;
  const { x, y } = cornerOf(g, at);
  const badge = draw(
    "g",
    { transform: `translate(${x + 50} ${y + 83})`, class: "zb-becomes" },
    draw("circle", { r: 20.5 }),
    drawPane(colours, 16.5),
  );
  return [...brackets, badge];
}

/** Two pieces who may change places: a frame with a badge; aimed at, each stands where the other was, between two arrows. */
function drawSwap(
  g: Geometry,
  paint: Paint,
  board: BoardSheet,
  move: Move,
  { aimed, carried }: { aimed: boolean; carried: boolean },
): SVGElement[] {
  const { x, y } = cornerOf(g, move.to);
  const badge = drawBadge(`translate(${x + 18} ${y + 82})`, move.convert ? "mark-convert" : "mark-swap");
  const frame = cased(box(g, move.to, 8), aimed ? "zb-aim" : "zb-swap");
  if (!aimed) return [...frame, badge];
  const met = board.pieces.find((piece) => piece.at === move.to);
  const held = board.pieces.find((piece) => piece.at === move.from);
  const stand = (piece: Piece | undefined, at: At, side?: string): SVGElement[] => {
    if (!piece) return [];
    const place = centreOf(g, at);
    const drawn = drawPiece(side === undefined ? piece : { ...piece, side }, paint, paint.dark(natureOf(board, at)));
    return [draw("g", { transform: `translate(${place.x} ${place.y})`, class: "zb-ghost" }, drawn.root)];
  };
  return [
    ...frame,
    ...(carried ? [] : stand(held, move.to)),
    ...stand(met, move.from, move.convert ? held?.side : undefined),
    ...drawExchange(g, move.from, move.to),
    badge,
  ];
}

function drawGhosts(
  g: Geometry,
  paint: Paint,
  board: BoardSheet,
  move: Move,
  becomes: string | undefined,
): SVGElement[] {
  const ghost = (from: At, to: At, mode: string | undefined): SVGElement[] => {
    const piece: Piece | undefined = board.pieces.find((piece) => piece.at === from);
    if (!piece) return [];
    const { x, y } = centreOf(g, to);
    const nature = natureOf(board, to);
    const drawn = drawPiece(mode === undefined ? piece : { ...piece, mode }, paint, paint.dark(nature));
    const shown = draw("g", { transform: `translate(${x} ${y})`, class: "zb-ghost" }, drawn.root);
    // The engraving would show through the ghost; the same move stands in its window.
    const place = placeOf(g, to);
    const ground = place && draw("path", { d: box(g, to, 12), fill: paint.square(nature, place) });
    return ground && !board.pieces.some((piece) => piece.at === to) ? [ground, shown] : [shown];
  };
  const partner = move.partner;
  return [...ghost(move.from, move.to, becomes), ...(partner ? ghost(partner.from, partner.to, partner.becomes) : [])];
}
