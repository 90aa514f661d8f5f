import { pick } from "../../texts";
import type { Texts } from "./texts";
import type { Sheet } from "../../wire";
import type { Prompt, Scene } from "../../game/given";
import { settingOf, phaseOf } from "./setting";

/** What the viewer is asked when it is their turn: to place, to line up, to hijack now or never, or simply to move. */
export function promptOf(texts: Texts, { board, moves, options }: Scene): Prompt {
  const { place, prompt, sides } = texts.felon;
  const phase = phaseOf(board);
  if (phase === "first" || phase === "second") {
    const side = phase === "first" ? "red" : "yellow";
    const title = place.title(pick<string>(sides, side, ""), phase === "first" ? board.height : 1);
    return { title, text: place.text, figure: { art: "felon-felon", side } };
  }
  if (phase === "rows") return { title: place.rows, text: place.rowsText };
  if (board.check.length > 0) return { title: prompt.check, text: prompt.checkText };
  if (board.hijack !== undefined && moves.some((move) => move.hijack)) {
    const title = settingOf(options).lasting ? prompt.hijackLasting : prompt.hijack;
    return { title, text: prompt.hijackText(board.hijack) };
  }
  return { title: prompt.idle, text: prompt.idleText };
}

/** What the other is doing before the game proper; undefined when they are simply to move. */
export function waitingOf(texts: Texts, { board }: Pick<Sheet, "board">): Prompt | undefined {
  const { place } = texts.felon;
  const phase = phaseOf(board);
  if (phase === "play") return undefined;
  return phase === "rows"
    ? { title: place.waitRows, text: texts.game.asks.waitText }
    : { title: place.wait, text: place.waitText };
}
