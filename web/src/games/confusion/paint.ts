import { chessboardPaint, type Paint } from "../../board/paint";

/** Two homes, the ground between them, and a lane on either side. */
export const paint: Paint = {
  ...chessboardPaint,
  frame: "var(--cf-frame)",
  square: (_, { file, rank }) =>
    file === 0 || file === 10 ? "var(--cf-lane)" : rank < 2 || rank > 8 ? "var(--cf-home)" : "var(--cf-ground)",
  grid: "var(--cf-line)",
  piece: { size: 84, up: -2 },
  rules: [1, 8],
  goals: true,
};
