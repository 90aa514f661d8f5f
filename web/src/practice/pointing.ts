import type { Scene } from "../game/given";
import type { GameParts } from "../game/parts";
import type { Session } from "../play/session.svelte";
import type { At } from "../wire";

/** What is pointed at: a square, the way of a piece, or what stands beside the board under a token. */
export interface Pointed {
  at: At | undefined;
  arrows: { from: At; to: At }[];
  token: string;
}

/** What is to be touched next for an action to be done. */
export function pointedAt(
  action: string,
  session: Session,
  scene: Scene,
  parts: GameParts | undefined,
): Pointed | null {
  const tokens = action.split(" ");
  const [head = ""] = tokens;
  const move = scene.moves.find((one) => one.token === action);
  if (move && move.from !== move.to) return { at: move.from, arrows: [{ from: move.from, to: move.to }], token: "" };
  const { composing } = session;
  if (composing) {
    const { prefix } = composing;
    const next = prefix.every((one, k) => one === tokens[k]) ? tokens[prefix.length] : undefined;
    if (next === undefined) return null;
    return { at: parts?.picking?.composition(scene, prefix, composing.picks).at(next), arrows: [], token: next };
  }
  const place = parts?.board.places?.(scene).includes(head) ? head : undefined;
  return { at: place ?? move?.to, arrows: [], token: head };
}
