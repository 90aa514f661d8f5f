import { paintOfNature } from "../../art/modes";
import { chessboardPaint, type Paint } from "../../board/paint";

/** A board of five colours, engraved with what they do. */
export const paint: Paint = {
  ...chessboardPaint,
  frame: "var(--mu-frame)",
  letters: "var(--mu-white)",
  square: (nature) => paintOfNature(nature)?.fill ?? "var(--mu-white)",
  grid: "var(--mu-frame)",
  glyph: paintOfNature,
  tint: false,
  dark: (nature) => nature === "K",
  dot: { x: 88, y: 12, r: 5, fill: "var(--mu-white)" },
  piece: { size: 92, up: 1, window: { x: 50, y: 37, r: 18.5 } },
};
