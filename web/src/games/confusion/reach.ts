import type { Scene } from "../../game/given";
import type { At, Diagram, Piece } from "../../wire";
import { opposite, PROMOTED, STEPS } from "./diagrams";
import { diagramOf } from "./setting";

/** The diagram of a piece, where the viewer sees it. */
export function seenDiagram(scene: Scene, piece: Piece): Diagram | undefined {
  const kind = piece.promoted ? PROMOTED : piece.kind;
  return kind === undefined ? undefined : diagramOf(scene.diagrams, kind);
}

/** Where a diagram would let a piece go from where it stands: straight on, to the first piece that it meets. */
function squaresOf(scene: Scene, piece: Piece, { ways, reach }: Diagram): At[] {
  const { board } = scene;
  const at = new Map(board.pieces.map((other) => [other.at, other]));
  const out: At[] = [];
  for (const way of ways) {
    // Diagrams are told as their owner sees them, and the first seat sits where the ranks end.
    const [dx, dy] = STEPS[piece.side === scene.seats[0] ? opposite(way) : way] ?? [0, 0];
    for (let far = 1; far <= reach; far++) {
      const file = piece.at.charCodeAt(0) - 97 + dx * far;
      const rank = Number(piece.at.slice(1)) - dy * far;
      const to = `${String.fromCharCode(97 + file)}${rank}`;
      if (file < 0 || file >= board.width || rank < 1 || rank > board.height || board.shut?.includes(to)) break;
      const met = at.get(to);
      if (met?.side !== piece.side) out.push(to);
      if (met) break;
    }
  }
  return out;
}

/** By square, where each piece of the other side could go whose diagram lies open. */
export function reachOf(scene: Scene): ReadonlyMap<At, readonly At[]> {
  return new Map(
    scene.board.pieces.flatMap((piece) => {
      const diagram = piece.letter === undefined ? undefined : seenDiagram(scene, piece);
      return diagram ? [[piece.at, squaresOf(scene, piece, diagram)] as const] : [];
    }),
  );
}
