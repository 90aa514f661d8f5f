import type { Sound } from "../site/sound";
import { standing } from "../play/lines";
import { pick, type Texts } from "../texts";
import type { Sheet } from "../wire";
import type { GameParts } from "./parts";
import { reasonOf, sideName } from "./who";

/** What the live log reads out when a sheet follows another; empty when nothing was added. */
export function newsOf(texts: Texts, before: Sheet, now: Sheet, parts?: GameParts, flipped = false): string {
  const { list } = texts.game;
  const fresh = now.lines.slice(before.lines.length).flatMap((line) => {
    const said = parts?.list.say?.(line, { flipped, options: now.options });
    if (line.kind === "chance" && said?.written === undefined) return [];
    const side = sideName(texts, line.seat, parts);
    const words = said?.aloud ?? said?.written;
    if (words !== undefined) return side ? list.said(side, words) : words;
    if (line.kind === "action" && line.token !== "claim") return list.said(side, line.text);
    return pick<(side: string, token: string) => string>(list.events, line.token, list.events.other)(side, line.token);
  });
  if (now.outcome && !before.outcome) fresh.push(reasonOf(texts, now, parts));
  // A turn that goes back in several takebacks says so once.
  return [...new Set(fresh)].join(" ; ");
}

/** What each pair of eyes at this screen was told last: two who share it look in turn, and neither may be told what the other alone knows. */
export class Told {
  private readonly last = new Map<string, Sheet>();

  /**
   * The sheet with which the news of `now` begin for whoever looks at it: the last one that they saw, or, the first time they look, what
   * they had when they last acted; undefined when nothing is to be told, as while a screen changes hands.
   */
  since(now: Sheet, secret: boolean, before: Sheet | null): Sheet | undefined {
    if (!secret) return before ?? undefined;
    const own = now.seats.some((one) => one.mine && one.seat === now.viewer);
    if (!own && !now.outcome) return undefined;
    const last = this.last.get(now.viewer);
    this.last.set(now.viewer, now);
    if (before?.viewer === now.viewer) return before;
    if (last) return last;
    const acted = now.lines.findLastIndex((one) => one.kind === "action" && one.seat === now.viewer);
    return before ? { ...now, outcome: before.outcome, lines: now.lines.slice(0, acted + 1) } : undefined;
  }
}

/** The sound of the change, if it makes one. */
export function soundOf(before: Sheet, now: Sheet, parts?: GameParts): Sound | undefined {
  if (now.outcome && !before.outcome) return "end";
  const stood = standing(now.lines);
  if (stood.length <= standing(before.lines).length) return undefined;
  const last = stood.at(-1);
  const said = last?.answer ?? (last?.token === "yes" || last?.token === "no" ? last.token : undefined);
  if (said) return said;
  const own = parts?.board.sound?.(before, now);
  if (own) return own;
  if (now.board.check.length > 0) return "check";
  if (now.board.kind === "points") return stoneSound(before, now, last?.token ?? "");
  return now.board.pieces.length < before.board.pieces.length ? "capture" : "move";
}

/** Slate on wood for a stone, paper for a card; nothing where the goban stays as it was. */
function stoneSound(before: Sheet, now: Sheet, token: string): Sound | undefined {
  if (token.startsWith("#")) return "card";
  const more = now.board.pieces.length - before.board.pieces.length;
  return more > 0 ? "stone" : more < 0 ? "capture" : undefined;
}
