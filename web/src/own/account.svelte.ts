import { api, ask } from "../net/api";
import { site } from "../site/site.svelte";
import type { Creation } from "../wire";

/** What is being changed of what the account has. */
interface Draft {
  id: string;
  text: string;
}

/**
 * The cards and decks of the account, as they were when they were last asked for. They are in memory alone, and only as long as one is
 * signed in: nothing of them stays in a browser that others use.
 */
class Account {
  private all = $state.raw<readonly Creation[]>([]);
  /** Whose they are: the id of an account; empty while nothing is known. */
  private whose = $state("");
  /** What is on the workbench of a game and isn't saved yet, by game. */
  private drafts = new Map<string, Draft>();

  /** The id of the account that is signed in; empty for a guest. */
  get here(): string {
    return site.me?.kept ? site.me.id : "";
  }

  get creations(): readonly Creation[] {
    return this.whose === this.here ? this.all : [];
  }

  /** Whether it is known what the account has. */
  get known(): boolean {
    return this.here !== "" && this.whose === this.here;
  }

  /** Asks the server again; throws `Refused`. */
  async load(): Promise<void> {
    const whose = this.here;
    if (whose === "") return;
    const all = await ask<Creation[]>("/api/creations");
    if (whose === this.here) [this.all, this.whose] = [all, whose];
  }

  /** Keeps one more. */
  async keep(game: string, text: string): Promise<Creation> {
    return this.take(await ask<Creation>("/api/creations", "POST", { game, text }));
  }

  /** Keeps an edit: as another one where somebody else's has come first. */
  async edit(one: Pick<Creation, "id" | "game" | "version">, text: string): Promise<Creation> {
    const { id, game, version } = one;
    const kept = await ask<Creation>(`/api/creations/${id}`, "PUT", { game, text, version });
    // What came first is to be seen beside it.
    if (kept.id !== id) await this.load().catch(() => undefined);
    return this.take(kept);
  }

  async drop({ id, version }: Pick<Creation, "id" | "version">): Promise<void> {
    try {
      await ask<object>(`/api/creations/${id}`, "DELETE", { version });
      this.all = this.all.filter((one) => one.id !== id);
    } catch (error) {
      // It has changed elsewhere: as it is now it may be dropped by whoever has seen it.
      await this.load().catch(() => undefined);
      throw error;
    }
  }

  private take(kept: Creation): Creation {
    this.all = this.all.some((one) => one.id === kept.id)
      ? this.all.map((one) => (one.id === kept.id ? kept : one))
      : [...this.all, kept];
    return kept;
  }

  draft(game: string): Draft | undefined {
    return this.known ? this.drafts.get(game) : undefined;
  }

  /** Holds what isn't saved yet while one looks at another page; nothing where there is nothing to hold. */
  hold(game: string, draft: Draft | undefined): void {
    if (draft) this.drafts.set(game, draft);
    else this.drafts.delete(game);
  }

  /** Forgets everything when somebody else is here, or nobody; call it once. */
  follow(): void {
    $effect.root(() => {
      $effect(() => {
        if (this.whose === "" || this.whose === this.here) return;
        [this.all, this.whose] = [[], ""];
        this.drafts.clear();
      });
      // Somebody may have signed out at another window, or come back to a page that the browser had put by.
      $effect(() => {
        document.addEventListener("visibilitychange", () => document.hidden || this.ask());
        addEventListener("pageshow", (event) => event.persisted && this.ask());
      });
    });
  }

  /** Asks who is here, if anything is known of an account. */
  private ask(): void {
    if (this.whose === "") return;
    api.me().then(
      (me) => (site.me = me),
      () => undefined,
    );
  }
}

export const account = new Account();
account.follow();
