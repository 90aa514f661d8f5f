import { newsOf, soundOf, Told } from "../game/news";
import { noticeOf, type Notice } from "../game/notice";
import type { GameParts } from "../game/parts";
import { farOf } from "../game/reach";
import type { Touch } from "../game/touch.svelte";
import type { Session } from "../play/session.svelte";
import { settings } from "../site/settings.svelte";
import { texts } from "../texts";
import type { Sheet } from "../wire";
import type { Sides } from "./sides.svelte";

/** A move under way for so long is spoken of, in milliseconds. */
const SLOW = 700;

/** What a table says aloud, sounds, and notes above the board. */
export class Telling {
  /** For the ear. */
  said = $state("");
  notice = $state.raw<Notice | null>(null);
  private readonly told = new Told();

  /** A sheet came: tells what is new in it. The answer is the sheet since which it was told, if anything was. */
  hears(before: Sheet | null, now: Sheet, parts: GameParts | undefined, { both, flipped }: Sides): Sheet | undefined {
    const seen = this.told.since(now, both && parts?.sides.secret === true, before);
    if (!seen) this.said = "";
    if (!before || !seen) return undefined;
    const answered = seen === before ? noticeOf(texts(), before, now, parts) : undefined;
    if (answered) this.notice = { text: answered };
    this.said = answered || newsOf(texts(), seen, now, parts, flipped);
    const sound = seen === before ? soundOf(before, now, parts) : undefined;
    if (sound && settings.sound) void import("../site/sound").then(({ play }) => play(sound));
    return seen;
  }

  /** Tells besides where a piece in hand could go, and of a move that is long under way. */
  follows(session: Session, touch: Touch): void {
    $effect(() => {
      const { reach } = touch;
      if (reach) this.said = reach.why ? farOf(texts(), reach) : texts().game.reached(reach.at, reach.to.join(", "));
    });
    $effect(() => {
      if (!session.pending) return;
      const timer = setTimeout(() => (this.said = texts().game.pending.sending), SLOW);
      return () => clearTimeout(timer);
    });
  }
}
