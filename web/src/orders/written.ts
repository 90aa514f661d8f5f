import type { Scene } from "../game/given";
import type { GameParts, Seen } from "../game/parts";
import { texts } from "./texts";

/** How the list of moves writes an action of a conditional move. */
export function writtenBy(parts: GameParts, seen: Seen): (action: string) => string {
  return (action) => {
    const t = texts().orders.lines;
    if (action === "*") return t.anything;
    if (action === "ask") return t.stays;
    const rest = / \*$/.test(action) ? t.wherever : "";
    const token = action.replace(/ \*$/, "");
    const line = { n: 0, seat: null, kind: "action" as const, token, text: token };
    return (parts.list.say?.(line, seen).written ?? token) + rest;
  };
}

/** What the beginning of an action is called, or a whole one that is but a word. */
export function labelOf(parts: GameParts, scene: Scene | null, token: string): string {
  const said = scene && writtenBy(parts, { flipped: scene.flipped, options: scene.options })(token);
  if (said && said !== token) return said;
  if (token.startsWith("#")) return parts.hand?.name(token.slice(1)) ?? token;
  return (scene && parts.picking?.composition(scene, [token], null).title) || token;
}
