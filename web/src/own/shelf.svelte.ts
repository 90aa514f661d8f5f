import type { Said } from "../wire";
import { account } from "./account.svelte";
import { freshId, keepWorks, nameIn, worksUnder, type Work } from "./works";

/** Where a card or a deck is kept. */
export type Place = "account" | "browser";

/** A card or a deck that is kept. */
export interface Kept extends Work {
  game: string;
  name: Said;
  place: Place;
  /** In the account, which edit it is; an edit of another one becomes a second copy. */
  version: number;
}

/** What somebody made for one game, in the account and in this browser. Nothing goes from one to the other by itself. */
export class Shelf {
  private works = $state.raw<readonly Work[]>([]);

  constructor(
    readonly game: string,
    private readonly key: string,
  ) {
    this.works = worksUnder(key);
  }

  /** Looks again what there is; without a line what was known stands. */
  look(): void {
    this.works = worksUnder(this.key);
    account.load().catch(() => undefined);
  }

  /** Whether there is an account that could keep something. */
  get signedIn(): boolean {
    return account.here !== "";
  }

  get inAccount(): Kept[] {
    return account.creations.filter(({ game }) => game === this.game).map((one) => ({ ...one, place: "account" }));
  }

  get inBrowser(): Kept[] {
    return this.works.map((one) => this.local(one));
  }

  get all(): Kept[] {
    return [...this.inAccount, ...this.inBrowser];
  }

  /** What this browser has and the account doesn't. */
  get left(): Kept[] {
    const known = new Set(this.inAccount.map(({ text }) => text));
    return this.inBrowser.filter(({ text }) => !known.has(text));
  }

  private local(work: Work): Kept {
    return { ...work, game: this.game, name: nameIn(work.text), place: "browser", version: 0 };
  }

  /** Keeps a text where it was, or as a new one in a place; throws `Refused`. */
  async put(text: string, before: Kept | null, place: Place): Promise<Kept> {
    if ((before?.place ?? (this.signedIn ? place : "browser")) === "browser") {
      const work = { id: before?.id ?? freshId(), text };
      const works = worksUnder(this.key);
      this.keep(
        works.some(({ id }) => id === work.id)
          ? works.map((one) => (one.id === work.id ? work : one))
          : [...works, work],
      );
      return this.local(work);
    }
    const kept = before ? await account.edit(before, text) : await account.keep(this.game, text);
    return { ...kept, place: "account" };
  }

  /** Drops one where it is; throws `Refused`. */
  async drop(one: Kept): Promise<void> {
    if (one.place === "account") await account.drop(one);
    else this.keep(worksUnder(this.key).filter(({ id }) => id !== one.id));
  }

  private keep(works: readonly Work[]): void {
    this.works = works;
    keepWorks(this.key, works);
  }
}

const shelves = new Map<string, Shelf>();

/** The shelf of a game, whose works this browser keeps under a key. */
export function shelfOf(game: string, key: string): Shelf {
  const known = shelves.get(key) ?? new Shelf(game, key);
  shelves.set(key, known);
  return known;
}
