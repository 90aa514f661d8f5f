import { daysOf } from "../clock/control";
import type { Options } from "../game/given";
import type { GameParts } from "../game/parts";
import type { GameInfo } from "../wire";

/** What of the options is usual where moves take days and nobody has chosen otherwise, if a clock says so. */
export function slowOf(game: GameInfo, parts: GameParts, clock: string, options: Options): Record<string, string> {
  const usual = (name: string): string | undefined => game.options.find((one) => one.name === name)?.value;
  const slow = daysOf(clock) > 0 ? Object.entries(parts.match.slow ?? {}) : [];
  return Object.fromEntries(slow.filter(([name]) => (options[name] ?? usual(name)) === usual(name)));
}

/** Whether these options make the usual game, which alone is rated: with the defaults, or with what is usual where moves take days. */
export function usualGame(game: GameInfo, parts: GameParts, options: Options): boolean {
  return game.options.every(({ name, value }) => [value, parts.match.slow?.[name]].includes(options[name] ?? value));
}
