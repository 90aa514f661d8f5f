import { settings } from "../site/settings.svelte";
import type { Texts } from "../texts";
import type { Reach } from "./given";

/** Of a piece that can't be moved now: why, where the rules say so, or how far it could go. */
export function farOf(texts: Texts, { to, why }: Reach): string {
  return why?.message[settings.lang] ?? texts.game.reach(to.length);
}
