import { untrack } from "svelte";
import type { GameParts } from "../game/parts";
import type { Session } from "../play/session.svelte";
import { settings } from "../site/settings.svelte";

/** From which side a table is seen, and by whom where two sit at one screen. */
export class Sides {
  /** The seat that looks, when two sit at one screen; empty while it changes hands. */
  looking = $state("");
  /** The player has turned the board round. */
  turned = $state(false);

  /** The seat that an unturned board shows below, by its number. */
  readonly foot = $derived.by(() => this.parts()?.sides.foot ?? 0);
  readonly both = $derived.by(() => this.session.mine.length > 1);
  /** Each side has secrets, also from who sits at the same screen. */
  readonly secret = $derived.by(() => this.parts()?.sides.secret === true);
  private readonly shared = $derived.by(() => this.both && this.secret && this.session.sheet?.outcome === null);

  /** For whom the curtain is down: never is anything shown that the one who looks may not see. */
  readonly covered = $derived.by(() => {
    const { sheet, mine } = this.session;
    if (!sheet || !this.shared || sheet.viewer === this.looking) return "";
    return sheet.turn ?? sheet.cards?.window?.seat ?? mine[0] ?? "";
  });

  /** Whether the seat that usually sits above is shown below. */
  readonly flipped = $derived.by(() => {
    const { sheet, mine } = this.session;
    const upper = sheet?.seats[1 - this.foot]?.seat;
    const at = this.both && this.secret ? sheet?.viewer : mine[0];
    const own =
      this.both && !this.secret ? settings.turning && sheet?.turn === upper : at === upper && upper !== undefined;
    return own !== this.turned;
  });

  constructor(
    private readonly session: Session,
    private readonly parts: () => GameParts | undefined,
  ) {
    $effect(() => {
      const who = this.looking || null;
      if (this.shared) untrack(() => session.looks(who));
    });
  }
}
