import { paintOfMode, type ModePaint } from "../art/modes";
import type { Piece } from "../wire";
import type { Paint } from "./paint";
import { draw, stamp } from "./svg";

/** A piece drawn around 0, 0: the outer group is for the caller to place, `body` is for animations. */
export interface DrawnPiece {
  root: SVGGElement;
  body: SVGGElement;
  /** Shows another mode in the window; returns the pane that now shows it, if the piece has a window. */
  show(mode: string | undefined): SVGGElement | undefined;
}

/** Draws a piece with the window of its mode, painted exactly as the squares of that mode; `edged` on a dark ground. */
export function drawPiece(piece: Piece, paint: Paint, edged = false): DrawnPiece {
  const { size, up, window } = paint.piece;
  const own = paint.figures?.draw(piece);
  const figure = own
    ? draw("g", { transform: `translate(0 ${-up}) scale(${size / 100})`, class: "zb-figure" }, own)
    : stamp(piece.art, 0, -up, size, { class: "zb-figure" });
  const body = draw("g", { class: "zb-body" }, figure);
  const root = draw("g", { class: `zb-piece side-${piece.side || "case"}${edged ? " zb-edged" : ""}` }, body);
  let frame: SVGGElement | undefined;

  const show = (mode: string | undefined): SVGGElement | undefined => {
    const colours = paintOfMode(mode);
    frame?.remove();
    frame = undefined;
    if (!window || !colours) return undefined;
    const scale = size / 100;
    const place = `translate(${(window.x - 50) * scale} ${(window.y - 50) * scale - up}) scale(${scale})`;
    const pane = drawPane(colours, window.r);
    frame = draw("g", { transform: place }, pane);
    body.append(frame);
    return pane;
  };
  show(piece.mode);
  return { root, body, show };
}

/** The disc of a mode with its glyph, around 0, 0: the window of a piece, and the badge of a capture. */
export function drawPane(colours: ModePaint, r: number): SVGGElement {
  const glyph = stamp(colours.glyph, 0, 0, r * 1.52);
  glyph.style.color = colours.ink;
  return draw("g", { class: "zb-pane" }, draw("circle", { r, fill: colours.fill, class: "zb-pane-edge" }), glyph);
}
