import type { LogLine } from "../wire";
import type { Scene } from "./given";
import type { GameParts } from "./parts";

/** How the list of moves writes a line, without the brackets of what nobody may know yet. */
export const writtenLine = (line: LogLine, parts: GameParts | undefined, scene: Scene | null): string =>
  ((scene && parts?.list.say?.(line, scene).written) ?? line.text).replace(/^\((.*)\)$/, "$1");
