import type { Prompt, Scene } from "../../game/given";
import type { Texts } from "./texts";
import { standing } from "../../play/lines";
import { hasCards, mayReact, tableOf } from "./cards/hand";

/** The block when the viewer is to move: whether cards may be played, and whether they may answer. */
export function promptOf(texts: Texts, scene: Scene): Prompt {
  const { prompt } = texts.ironpond;
  if (scene.board.check.length > 0) return { title: prompt.check, text: prompt.checkText };
  const table = tableOf(scene);
  if (!hasCards(scene.options)) return { title: prompt.idle, text: prompt.plainText };
  return { title: prompt.idle, text: table && mayReact(table) ? prompt.reactText : prompt.idleText };
}

const MOVE = /^[a-h][1-8]/;

/** Whoever has moved may still play a card before the turn passes. */
export function waitingOf(texts: Texts, { sheet, options }: Scene): Prompt | undefined {
  if (!sheet || !hasCards(options)) return undefined;
  const lines = standing(sheet.lines).filter((line) => line.kind === "action");
  const turn = lines.slice(lines.findLastIndex((line) => line.token === "end") + 1);
  return turn.some((line) => line.seat === sheet.turn && MOVE.test(line.token))
    ? texts.ironpond.prompt.moved
    : undefined;
}
