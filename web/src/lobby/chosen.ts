import type { ChosenWords } from "../game/parts";
import type { GameInfo } from "../wire";

/** What isn't standard about options, in a few words each. */
export function chosenIn(
  words: ChosenWords,
  game: Pick<GameInfo, "options">,
  options: Readonly<Record<string, string>>,
): string[] {
  return game.options.flatMap(({ name, value: usual }) => {
    const value = options[name] ?? usual;
    if (value === usual) return [];
    const said = words[name] ?? name;
    if (typeof said === "string") return [said];
    return [typeof said === "function" ? said(value) : (said[value] ?? said["other"] ?? name)];
  });
}
