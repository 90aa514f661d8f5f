import type { At, Piece } from "../wire";
import { drawComing } from "./coming";
import { diff, nothing } from "./diff";
import { centreOf, distance, extent, geometryOf, natureOf, type Geometry } from "./geometry";
import { drawEngraving, drawGround, drawShut, drawSquares } from "./ground";
import { drawFloor } from "./floor";
import { drawGhostStone, drawNewest, drawPoints, drawRegions, drawState } from "./goban";
import { createHappenings } from "./happening";
import {
  drawArrows,
  drawHint,
  drawCheck,
  drawCheckBadge,
  drawCursor,
  drawHeld,
  drawLast,
  drawPending,
  drawPrepared,
  drawReach,
} from "./marks";
import { drawPiece, type DrawnPiece } from "./pieces";
import { createMotion } from "./motion";
import { drawChoices, drawOffers } from "./offers";
import { chessboardPaint, gobanPaint, type Paint } from "./paint";
import { targets, type Selection } from "./selection";
import { drawBadges, drawNotes, drawStamp } from "./notes";
import { draw } from "./svg";
import type { BoardView } from "./types";

/** From the table up. */
const LAYERS = [
  "ground",
  "square",
  "engr",
  "wash",
  "under",
  "pieces",
  "badge",
  "tgt",
  "arrow",
  "fx",
  "drag",
  "cur",
] as const;
type Layer = (typeof LAYERS)[number];

/** A piece in the air, in drawing units. */
export interface Carried {
  from: At;
  x: number;
  y: number;
  /** Already let go on a target, waiting there for the answer. */
  landed: At | undefined;
}

/** What the hands are doing, besides the view. */
export interface Hands {
  selection: Selection;
  carried: Carried | undefined;
  /** The square of the keyboard cursor while it shows. */
  cursor: At | undefined;
  /** The point to choose that lies under the finger, the mouse or the cursor. */
  over?: At | undefined;
}

/** The drawing of the board: one SVG in layers. */
export interface Drawing {
  svg: SVGSVGElement;
  geometry(): Geometry;
  /** Draws the view and, if pieces changed place, plays their way there. */
  update(view: BoardView, hands: Hands): void;
  /** Draws what the hands changed: marks only. */
  mark(hands: Hands): void;
  /** Moves the piece in the air, and nothing else. */
  fly(hands: Hands): void;
  destroy(): void;
}

function paintOf({ paint, board }: BoardView): Paint {
  return paint ?? (board.kind === "points" ? gobanPaint : chessboardPaint);
}

/** Makes the drawing; `id` names its content for the magnifier. */
export function createDrawing(first: BoardView, id: string): Drawing {
  const layers = Object.fromEntries(LAYERS.map((name) => [name, draw("g", { class: `zb-l-${name}` })])) as Record<
    Layer,
    SVGGElement
  >;
  const table = draw("g", { id }, ...LAYERS.map((name) => layers[name]));
  const svg = draw("svg", { class: "zb-svg" }, table);
  const motion = createMotion();
  const happenings = createHappenings(layers.fx, table, id);
  let happened = first.goban?.happening?.key ?? "";
  let view = first;
  let geometry = geometryOf(first.board, first.flipped, first.coordinates);
  let paint: Paint = paintOf(first);
  let pieces = new Map<At, DrawnPiece>();
  let frame = "";
  let stamped = "";
  let standing: readonly Piece[] = [];
  let flown: { at: string; drawn: DrawnPiece; mode: string | undefined } | undefined;

  const fill = (name: Layer, content: Element[]): void => layers[name].replaceChildren(...content);

  const drawFrame = (): boolean => {
    const { board, game, flipped, coordinates } = view;
    const key = JSON.stringify([
      game,
      flipped,
      coordinates,
      board.kind,
      board.width,
      board.height,
      board.natures,
      board.dots,
      board.shut,
      view.figures?.key,
    ]);
    if (key === frame) return false;
    frame = key;
    geometry = geometryOf(board, flipped, coordinates);
    paint = { ...paintOf(view), figures: view.figures };
    const { width, height } = extent(geometry);
    svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    fill("ground", drawGround(geometry, paint, coordinates));
    fill("square", drawSquares(geometry, paint, board));
    return true;
  };

  const drawPieces = (): void => {
    motion.settle();
    pieces = new Map();
    const roots = view.board.pieces.map((piece) => {
      const drawn = drawPiece(piece, paint, paint.dark(natureOf(view.board, piece.at)));
      const { x, y } = centreOf(geometry, piece.at);
      pieces.set(piece.at, drawn);
      return draw("g", { transform: `translate(${x} ${y})` }, drawn.root);
    });
    fill("pieces", roots);
    fill("engr", drawEngraving(geometry, paint, view.board));
    standing = view.board.pieces;
  };

  const update = (next: BoardView, hands: Hands): void => {
    view = next;
    const before = standing;
    const reframed = drawFrame();
    const change = diff(before, view.board.pieces, (a, b) => distance(geometry, a, b));
    if (reframed || !nothing(change)) drawPieces();
    const happening = view.goban?.happening;
    const news = happening && happening.key !== happened && before.length > 0 ? happening : undefined;
    happened = happening?.key ?? happened;
    if (!reframed && !nothing(change)) {
      const carried = hands.carried?.landed;
      const pieceAt = (at: At): DrawnPiece | undefined => pieces.get(at);
      motion.play(change, { geometry, paint, layer: layers.pieces, pieceAt, carried, happening: news });
    }
    if (news) happenings.play(geometry, news);
    fill("under", [
      ...(view.goban ? drawRegions(geometry, view.goban.regions) : []),
      ...drawShut(geometry, view.board.shut ?? []),
      ...(view.floor ? drawFloor(geometry, view.floor) : []),
      ...drawCheck(geometry, view.board.check),
    ]);
    const pressed = stamped;
    stamped = view.stamp?.key ?? "";
    const { stamp } = view;
    const fresh = before.length > 0 && stamped !== pressed;
    fill("arrow", [
      ...(view.hint === undefined ? [] : drawHint(geometry, view.hint)),
      ...(view.rings ?? []).flatMap((at) => drawHint(geometry, at)),
      ...drawArrows(geometry, view.arrows),
      ...(view.coming
        ? drawComing(geometry, paint, new Set(view.board.pieces.map((piece) => piece.at)), view.coming)
        : []),
      ...(view.kept ? [draw("g", { class: "zb-kept" }, ...drawStamp(geometry, view.kept, false))] : []),
      ...(stamp ? drawStamp(geometry, stamp, fresh) : []),
    ]);
    if (stamp?.said === "no" && fresh) motion.refuse(stamp, { geometry, pieceAt: (at) => pieces.get(at) });
  };

  const mark = (hands: Hands): void => {
    const { selection, carried, cursor } = hands;
    const held = selection.held;
    // On points a stone covers its point: the mark lies on the stone.
    const points = geometry.kind === "points";
    const last = points ? drawNewest(geometry, view.board) : drawLast(geometry, paint, view.board.last);
    const waits = drawPending(geometry, view.pending ?? []);
    const prepared = view.prepared ? drawPrepared(geometry, paint, view.prepared) : [];
    const { goban } = view;
    fill("badge", [
      ...(points ? [...last, ...waits, ...prepared] : []),
      ...(goban ? drawState(geometry, view.board, goban) : []),
      ...drawCheckBadge(geometry, view.board.check),
      ...drawNotes(geometry, view.notes ?? [], carried?.from),
      ...drawBadges(geometry, view.badges ?? [], carried?.from),
    ]);
    const [meant] = selection.meant;
    const chosen = new Set([...(held === null ? [] : [held]), ...(view.chose ?? [])]);
    const framed = meant ? [meant.from, meant.to] : [...chosen];
    const frame = framed.flatMap((at) => drawHeld(geometry, paint, at, natureOf(view.board, at)));
    fill("wash", points ? frame : [...last, ...waits, ...prepared, ...frame]);
    // Two who may change places stand where they would: nothing else is asked then.
    const moves = meant ? [meant] : targets(selection);
    const offering = { moves, aim: meant ? meant.to : selection.aim, carried: carried !== undefined };
    const reach = held === null || offering.moves.length > 0 ? [] : (view.reach?.get(held) ?? []);
    fill("tgt", [
      ...drawReach(geometry, reach, view.board.pieces),
      ...drawOffers(geometry, paint, view.board, { ...offering, prospects: view.prospects }),
      ...(goban
        ? drawPoints(geometry, paint, view.board, view.choose ?? [], goban, hands.over)
        : drawChoices(geometry, view.choose ?? [], view.board.pieces)),
      ...(goban?.announced ? drawGhostStone(geometry, paint, goban.announced, true) : []),
    ]);
    fill("cur", cursor === undefined ? [] : drawCursor(geometry, cursor));
    carry(carried, selection);
    const aimed = selection.aim === null ? undefined : targets(selection, selection.aim)[0];
    const pale = new Set([carried?.from, aimed?.partner?.from]);
    const covered = new Set([
      carried?.landed,
      selection.aim,
      aimed?.swap ? held : null,
      ...(meant ? [meant.from, meant.to] : []),
    ]);
    for (const [at, { root }] of pieces) {
      root.classList.toggle("zb-pale", pale.has(at));
      root.classList.toggle("zb-covered", covered.has(at));
      root.classList.toggle("zb-waits", view.pending?.includes(at) ?? false);
      root.classList.toggle("zb-dead", goban?.dead.includes(at) ?? false);
    }
  };

  /** The piece in the air already shows what it becomes where it would land. */
  const carry = (carried: Carried | undefined, selection: Selection): void => {
    const piece = carried && view.board.pieces.find((piece) => piece.at === carried.from);
    if (!carried || !piece) {
      flown = undefined;
      return fill("drag", []);
    }
    if (flown?.at !== piece.at) {
      flown = { at: piece.at, drawn: drawPiece(piece, paint, true), mode: piece.mode };
      fill("drag", [flown.drawn.root]);
    }
    const { drawn } = flown;
    drawn.root.setAttribute("transform", `translate(${carried.x} ${carried.y}) scale(${carried.landed ? 1 : 1.1})`);
    const aimed = selection.aim === null ? undefined : targets(selection, selection.aim)[0]?.becomes;
    const mode = carried.landed ? flown.mode : (aimed ?? piece.mode);
    if (mode === flown.mode) return;
    flown.mode = mode;
    drawn.show(mode)?.classList.add("zb-pane-opens");
  };

  return {
    svg,
    geometry: () => geometry,
    update,
    mark,
    fly: ({ carried, selection }) => carry(carried, selection),
    destroy() {
      motion.settle();
      happenings.settle();
    },
  };
}
