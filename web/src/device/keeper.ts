import type { Locks } from "./locks";
import type { Shut, Trouble } from "./messages";
import { Lost, type games, type Stored } from "./store";

/** So many games lie on one device; another one is refused in words. */
export const MOST = 200;

/** A game that this worker has: nobody else writes it. */
interface Held {
  give: () => void;
  /** It lies in the store. */
  stored: boolean;
  /** What the store didn't take of it. */
  unkept?: Stored;
  /** The page knows that it is kept. */
  told: boolean;
}

/** What a keeper tells. */
export interface Telling {
  lost(id: string, why: Shut): void;
  kept(id: string): void;
  trouble(what: Trouble, game: Stored): void;
}

/** Which games this worker has, and how they get into the store and out of it. */
export class Keeper {
  private readonly held = new Map<string, Held>();
  private readonly me = Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join("");

  constructor(
    private readonly store: typeof games,
    private readonly locks: Locks,
    private readonly on: Telling,
  ) {}

  has(id: string): boolean {
    return this.held.has(id);
  }

  /** A new game is this worker's. */
  begin(id: string): void {
    this.held.set(id, { give: () => undefined, stored: false, told: false });
  }

  /** Takes a game from whoever has it; what is kept of it, or undefined where nothing is. */
  async take(id: string): Promise<string | undefined> {
    const held: Held = { give: () => undefined, stored: true, told: true };
    this.held.set(id, held);
    const saved = await this.lock(id, held)
      .then(() => this.store.take(id, this.me))
      .catch((cause: unknown) => this.read(id, held, cause));
    if (saved === undefined) this.release(id);
    return saved;
  }

  /** A game whose holder can't be written goes on all the same, without being kept. */
  private async read(id: string, held: Held, cause: unknown): Promise<string | undefined> {
    const game = await this.store.get(id).catch(() => undefined);
    if (!game?.row) return undefined;
    held.stored = false;
    this.failed({ id, saved: game.saved, row: game.row, updated: game.updated }, held, cause);
    return game.saved;
  }

  /** What is known of a game that somebody else may have. */
  async look(id: string): Promise<string | undefined> {
    return (await this.store.get(id).catch(() => undefined))?.saved;
  }

  /** The saved game, of one that couldn't be kept. */
  unkept(id: string): string | undefined {
    return this.held.get(id)?.unkept?.saved;
  }

  /** Keeps a game as it stands; whether what follows from it may be told. */
  async write(game: Stored): Promise<"told" | "lost" | "many"> {
    const held = this.held.get(game.id);
    if (!held) return "lost";
    try {
      if (!held.stored && !held.unkept) {
        const others = (await this.store.rows()).filter(({ id }) => id !== game.id);
        if (others.length >= MOST) return "many";
        await this.lock(game.id, held);
      }
      await (held.stored ? this.store.keep(game, this.me) : this.store.put(game, this.me));
    } catch (cause) {
      return this.failed(game, held, cause);
    }
    held.stored = true;
    if (!held.told || held.unkept) this.on.kept(game.id);
    held.told = true;
    delete held.unkept;
    return "told";
  }

  /** Gives a game up. */
  release(id: string): void {
    this.held.get(id)?.give();
    this.held.delete(id);
  }

  /** A game goes on without being kept, unless somebody else has it. */
  private failed(game: Stored, held: Held, cause: unknown): "told" | "lost" {
    if (cause instanceof Lost) {
      if (this.held.get(game.id) === held) this.lose(game.id, cause.why);
      return "lost";
    }
    const first = !held.unkept;
    held.unkept = game;
    if (first)
      this.on.trouble((cause as { name?: unknown } | null)?.name === "QuotaExceededError" ? "full" : "unkept", game);
    return "told";
  }

  private async lock(id: string, held: Held): Promise<void> {
    const give = await this.locks.take(id, () => {
      if (this.held.get(id) === held) this.lose(id, "elsewhere");
    });
    if (this.held.get(id) === held) held.give = give;
    else give();
  }

  private lose(id: string, why: Shut): void {
    this.release(id);
    this.on.lost(id, why);
  }
}
