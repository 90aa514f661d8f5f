import type { Prompt, Scene } from "../../game/parts";
import type { Texts } from "./texts";
import { hasCards, mayReact, tableOf } from "./cards/hand";

/** The block when the viewer is to move: whether cards may be played, and whether they may answer. */
export function promptOf(texts: Texts, scene: Scene): Prompt {
  const { prompt } = texts.ironpond;
  if (scene.board.check.length > 0) return { title: prompt.check, text: prompt.checkText };
  const table = tableOf(scene);
  if (!hasCards(scene.options)) return { title: prompt.idle, text: prompt.plainText };
  return { title: prompt.idle, text: table && mayReact(table) ? prompt.reactText : prompt.idleText };
}
