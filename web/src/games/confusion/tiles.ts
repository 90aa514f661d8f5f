import { draw, stamp } from "../../board/svg";
import type { Figures } from "../../board/types";
import type { Diagram, Piece } from "../../wire";
import { AGENT, layOut, PROMOTED } from "./diagrams";

/** What the drawing of a tile depends on besides the tile. */
export interface TileStyle {
  diagrams: readonly Diagram[];
  /** The side whose forward is up on the screen; the other side's diagrams are turned. */
  up: string;
  /** The neutral piece is a briefcase. */
  briefcase: boolean;
}

const BACK = { x: 38, y: 9, width: 51, height: 72, step: 15 };

/** The name of the neutral piece's drawing. */
export function neutralArt(briefcase: boolean): string {
  return briefcase ? "confusion-briefcase" : "confusion-neutral";
}

/** Draws the tiles of Confusion for the board. */
export function figuresOf(style: TileStyle): Figures {
  return {
    key: `${style.up} ${style.briefcase} ${style.diagrams.length}`,
    draw: (piece) => drawTile(piece, style),
  };
}

/** A tile around 0, 0 in a box of 100: its letter, and its diagram if it is seen. */
export function drawTile(piece: Piece, style: TileStyle): SVGElement {
  if (piece.letter === undefined) return stamp(neutralArt(style.briefcase), 0, 0, 100);
  const face = piece.kind === undefined ? front(piece) : back(piece, piece.kind, style);
  const held = piece.holds ? [hold(style.briefcase)] : [];
  return draw("g", {}, ...face, ...held);
}

function front(piece: Piece): SVGElement[] {
  const letter = text(piece.letter ?? "", { x: 0, y: 14.5, "font-size": 56, class: "zb-letter" });
  const crown = piece.promoted ? [stamp("confusion-crown", -29, -32, 27)] : [];
  return [stamp("confusion-blank", 0, 0, 100), letter, ...crown];
}

function back(piece: Piece, kind: number, style: TileStyle): SVGElement[] {
  const letter = text(piece.letter ?? "", { x: -27.5, y: 6, "font-size": 31, class: "zb-spine-letter" });
  if (kind === AGENT && !piece.promoted) return [stamp("confusion-agent", 0, 0, 100), letter];
  const crown = piece.promoted ? [stamp("confusion-crown", -27.5, -30, 19)] : [];
  const diagram = style.diagrams.find((one) => one.number === (piece.promoted ? PROMOTED : kind));
  const picture = diagram ? [drawDiagram(diagram, piece.side !== style.up)] : [];
  return [stamp("confusion-spine", 0, 0, 100), letter, ...picture, ...crown];
}

function drawDiagram(diagram: Diagram, turned: boolean): SVGElement {
  const { arms, dots, r, origin } = layOut(diagram, BACK, turned);
  const { side, x, y } = origin;
  return draw(
    "g",
    { transform: "translate(-50 -50)", class: "zb-diagram" },
    ...arms.map((arm) => draw("line", arm)),
    ...dots.map((dot) => draw("circle", { ...dot, r })),
    draw("rect", { x, y, width: side, height: side, rx: 1.8 }),
  );
}

/** The neutral piece peeps out at the foot of the tile that controls it. */
function hold(briefcase: boolean): SVGElement {
  return draw("g", { class: "side-case zb-hold" }, stamp(neutralArt(briefcase), 26, 29, 50));
}

function text(content: string, attributes: Record<string, string | number>): SVGElement {
  const element = draw("text", attributes);
  element.textContent = content;
  return element;
}
