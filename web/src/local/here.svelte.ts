import type { Box } from "../game/parts";
import { clearKept } from "../analysis/kept";
import { games as store } from "../device/store";
import type { Kept } from "../net/near";
import { shelfOf, type Shelf, type Kept as Work } from "../own/shelf.svelte";
import { site } from "../site/site.svelte";
import { recall } from "../site/store";
import { waiting } from "../site/waiting.svelte";

/** What this browser goes on knowing when it is emptied: how it looks, and the numbers that games on a server were dealt with. */
const STAYS = /^zizanie\.(lang|theme|sound|pace|coordinates|confirm|premove|ending|turning|deal\..+)$/;

/** A game on this device, and how many letters it takes. */
export interface Lying extends Kept {
  size: number;
}

/** Cards or decks of a game that this browser keeps. */
interface Works {
  game: string;
  door: "workshop" | "decks";
  shelf: Shelf;
}

/** What is in this browser and nowhere else: games, cards and decks. */
export class Here {
  games = $state.raw<readonly Lying[]>([]);

  constructor(private readonly boxOf: (game: string) => Box | undefined) {}

  private readonly shelves = $derived.by<readonly Works[]>(() =>
    site.games.flatMap(({ id: game }) => {
      const { own, doors = [] } = this.boxOf(game) ?? {};
      const door = (["workshop", "decks"] as const).find((one) => doors.includes(one));
      return own === undefined || door === undefined ? [] : [{ game, door, shelf: shelfOf(game, own) }];
    }),
  );

  get works(): { work: Work; door: Works["door"]; shelf: Shelf }[] {
    return this.shelves.flatMap(({ door, shelf }) => shelf.inBrowser.map((work) => ({ work, door, shelf })));
  }

  /** Games that are being played. */
  get running(): number {
    return this.games.filter(({ row }) => row?.outcome === null).length;
  }

  /** Looks what there is; a browser that keeps nothing has nothing. */
  async look(): Promise<void> {
    if (recall("device") !== true) return;
    const all = await store.all().catch(() => []);
    this.games = all.map(({ saved, ...kept }) => ({ ...kept, size: saved.length }));
  }

  /** Deletes a game; what brings it back. */
  async drop(id: string): Promise<() => Promise<void>> {
    const { removeGame } = await import("../device/port");
    const before = await store.get(id);
    await removeGame(id);
    await this.changed();
    return async () => {
      if (before) await store.put(before);
      await this.changed();
    };
  }

  /** Deletes everything. */
  async empty(): Promise<void> {
    if (recall("device") === true) await (await import("../device/port")).clearGames();
    // A browser that keeps nothing has none.
    await clearKept().catch(() => undefined);
    for (const key of Object.keys(localStorage))
      if (key.startsWith("zizanie.") && !STAYS.test(key)) localStorage.removeItem(key);
    for (const { shelf } of this.shelves) shelf.look();
    this.games = [];
    await waiting.refresh();
  }

  private async changed(): Promise<void> {
    await Promise.all([this.look(), waiting.refresh()]);
  }
}
