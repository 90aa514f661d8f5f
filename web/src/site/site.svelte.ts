import { api, Refused } from "../net/api";
import { here } from "../net/near";
import type { Diagram, GameInfo, Me, NewMatch, Refusal } from "../wire";

/** Against whom the new-game dialog lets one play. */
export type Opponent = NewMatch["opponent"];

/** What the new-game dialog starts with. */
export interface Wish {
  game?: string;
  opponent?: Opponent;
  /** Options that it is to have, such as cards of somebody's own: they are shown. */
  options?: Readonly<Record<string, string>>;
  refusal?: Refusal;
  /** Who is challenged; anybody otherwise. */
  whom?: { id: string; name: string };
}

/** The page's frame: what is known everywhere, and what lies over the page. */
class Hall {
  games = $state.raw<GameInfo[]>([]);
  me = $state.raw<Me | null>(null);
  trouble = $state.raw<Refusal | null>(null);
  ready = $state(false);
  /** The game that clubs make decks for; the page as a whole says it, so that nothing below knows the games by name. */
  deckGame: string | undefined;
  /** The new-game dialog, when open. */
  wish = $state.raw<Wish | null>(null);
  settings = $state(false);
  /** It is asked what of this browser's cards and decks is to be copied to the account: what is new since it was asked last, or all. */
  copying = $state<"new" | "all" | null>(null);
  /** The help with the keys is open. */
  keys = $state(false);
  /** What the top bar says of the match on the table. */
  where = $state.raw<{ game: string; sub: string; mark?: string; over?: boolean } | null>(null);

  /** Takes what the server wrote into the document; false when it wrote nothing. */
  take(text: string | null | undefined): boolean {
    if (!text) return false;
    const { games, me, ...place } = JSON.parse(text) as { games: GameInfo[]; me: Me | null };
    [this.games, this.me] = [games, me];
    Object.assign(here, place);
    return (this.ready = true);
  }

  /** This copy has no server: whatever is asked goes to this device. */
  get alone(): boolean {
    return here.alone;
  }

  /** Where a house with a server is, if this copy knows one; empty otherwise. */
  get home(): string {
    return here.home;
  }

  /** Asks the server who we are and what there is to play. */
  async load(): Promise<void> {
    this.trouble = null;
    try {
      const [games, me] = await Promise.all([api.games(), api.me().catch(() => this.me)]);
      // Without a line whoever plays is nobody yet: nobody but the server can say who they are.
      [this.games, this.me, this.ready] = [games, me, true];
    } catch (error) {
      if (!this.ready) this.trouble = refusalOf(error);
    }
  }

  /** The diagrams of a game that has some. */
  diagrams(game: string): readonly Diagram[] {
    return this.games.find((one) => one.id === game)?.diagrams ?? [];
  }

  /** The title of a game, or its id while the catalogue isn't there. */
  title(game: string): string {
    return this.games.find((one) => one.id === game)?.title ?? game;
  }
}

/** The refusal behind whatever was thrown. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refused) return error.refusal;
  const message = {
    fr: "Quelque chose a cassé dans la page. Rechargez-la.",
    en: "Something broke in the page. Please reload it.",
  };
  return { code: "broken", message };
}

export const site = new Hall();
