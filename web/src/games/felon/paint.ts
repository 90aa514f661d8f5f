import { chequered, chessboardPaint, type Paint } from "../../board/paint";

const orange = chequered("var(--fe-orange-light)", "var(--fe-orange-dark)");
const plain = chequered("var(--fe-light)", "var(--fe-dark)");

/** A chessboard with an orange zone, fenced in. */
export const paint: Paint = {
  ...chessboardPaint,
  frame: "var(--fe-frame)",
  square: (nature, place) => (nature === "O" ? orange : plain)(nature, place),
  piece: { size: 98, up: 0 },
  fenced: "O",
};
