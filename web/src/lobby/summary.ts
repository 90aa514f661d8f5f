import type { GameParts } from "../game/parts";
import { sideName } from "../game/who";
import type { Texts } from "../texts";
import type { GameInfo, NewMatch } from "../wire";
import { chosenIn } from "./chosen";
import { partsOfControl } from "./control";
import type { Setup } from "./setup";

/** What is chosen, in one line: "Standard rules, no clock, random side". */
export function summaryOf(
  texts: Texts,
  game: GameInfo,
  parts: GameParts,
  opponent: NewMatch["opponent"],
  setup: Setup,
  seats: readonly string[],
): string {
  const { chosen } = texts.create;
  const rules = chosenIn(parts.match.words().chosen, game, setup.options);
  const said = rules.length > 0 ? rules : [chosen.usual];
  if (opponent === "friend") {
    said.push(setup.clock === "" ? chosen.noClock : chosen.clock(...partsOfControl(setup.clock)));
    if (setup.together) said.push(chosen.together);
  }
  if (opponent !== "screen") {
    const own = setup.seat === "random" ? undefined : seats[setup.seat === "first" ? 0 : 1];
    said.push(own === undefined ? chosen.random : chosen.side(sideName(texts, own, parts)));
  }
  const line = said.join(", ");
  return line.charAt(0).toUpperCase() + line.slice(1);
}
