import type { GameParts } from "../game/parts";
import { sideName } from "../game/who";
import type { Opponent } from "../site/site.svelte";
import type { Texts } from "../texts";
import type { GameInfo } from "../wire";
import { chosenIn } from "./chosen";
import { briefOf } from "../clock/brief";
import type { Setup } from "./setup";

type Options = Readonly<Record<string, string>>;

/** How one plays against a person, in a few words each: what isn't standard, then the clock. */
export function termsOf(texts: Texts, game: GameInfo, parts: GameParts, options: Options, clock: string): string[] {
  const { chosen } = texts.create;
  const rules = chosenIn(parts.match.words().chosen, game, options);
  return [...(rules.length > 0 ? rules : [chosen.usual]), clock === "" ? chosen.noClock : briefOf(clock)];
}

/** Words as the beginning of a line. */
export function lineOf(words: readonly string[]): string {
  const line = words.join(", ");
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/** What is chosen, in one line: "Standard rules, no clock, random side". */
export function summaryOf(
  texts: Texts,
  game: GameInfo,
  parts: GameParts,
  opponent: Opponent,
  setup: Setup,
  seats: readonly string[],
): string {
  const { chosen } = texts.create;
  const friend = opponent === "friend";
  const terms = termsOf(texts, game, parts, setup.options, setup.clock);
  const said = friend ? terms : terms.slice(0, -1);
  if (friend && setup.together) said.push(chosen.together);
  if (opponent === "computer" && setup.haste !== "") said.push(briefOf(setup.haste));
  if (opponent !== "screen") {
    const own = setup.seat === "random" ? undefined : seats[setup.seat === "first" ? 0 : 1];
    said.push(own === undefined ? chosen.random : chosen.side(sideName(texts, own, parts)));
  }
  return lineOf(said);
}
