import { api } from "../net/api";
import type { Kept, Refusal } from "../wire";
import { textOf } from "./bytes";
import { LARGEST as LARGEST_SAVED, savedIn } from "./saved";
import { site, refusalOf } from "./site.svelte";
import { place } from "./place.svelte";
import { pathOf } from "./router";

/** More than any game is; the server takes no more either. */
const LARGEST = 500_000;

const TOO_LARGE: Refusal = {
  code: "too-long",
  message: {
    fr: "Ce fichier est trop gros pour une partie : 500 ko au plus.",
    en: "This file is too large for a game: 500 kB at most.",
  },
};

/** A program's answer holds its record as a field. */
function recordOf(text: string): string {
  if (!text.trimStart().startsWith("{")) return text;
  try {
    const { record } = JSON.parse(text) as { record?: unknown };
    return typeof record === "string" ? record : text;
  } catch {
    return text;
  }
}

/** Whether a text is the file of a deck of cards, which clubs make, rather than a game. */
function isDeck(text: string): boolean {
  if (!text.trimStart().startsWith("{")) return false;
  try {
    const { cards, moves, record } = JSON.parse(text) as Record<string, unknown>;
    return Array.isArray(cards) && moves === undefined && record === undefined;
  } catch {
    return false;
  }
}

/** A game that the visitor has opened from a file or a text, wherever they were. */
class Opened {
  record = $state.raw("");
  kept = $state.raw<Kept | null>(null);
  /** The file of a deck that was opened; its page takes it away. */
  deck = $state.raw<string>();
  /** Saved games that were opened; whoever lets them go on takes them away. */
  saved = $state.raw<readonly string[]>([]);
  /** Why the last one could not be opened. */
  refusal = $state.raw<Refusal | null>(null);
  busy = $state(false);

  /** Finds out which game a text is, and goes to its page; or to where one is told what is wrong. */
  async text(record: string): Promise<void> {
    this.saved = savedIn(record);
    if (this.saved.length > 0) {
      this.refusal = null;
      place.go(pathOf({ page: "open" }));
      return;
    }
    if (site.deckGame !== undefined && record.length <= LARGEST && isDeck(record)) {
      this.deck = record;
      this.refusal = null;
      place.go(pathOf({ page: "decks", game: site.deckGame }));
      return;
    }
    this.busy = true;
    try {
      if (record.length > LARGEST) throw TOO_LARGE;
      const text = recordOf(record);
      this.kept = await api.kept(text, "truth");
      this.record = text;
      this.refusal = null;
      place.go(pathOf({ page: "replay", game: this.kept.game }));
    } catch (error) {
      this.refusal = error === TOO_LARGE ? TOO_LARGE : refusalOf(error);
      if (place.route.page !== "replay") place.go(pathOf({ page: "open" }));
    } finally {
      this.busy = false;
    }
  }

  async file(file: File | undefined): Promise<void> {
    if (file)
      await this.text(
        file.size > LARGEST_SAVED ? " ".repeat(LARGEST + 1) : textOf(new Uint8Array(await file.arrayBuffer())),
      );
  }
}

/** Files that may hold a game, as a browser's dialog wants them. */
export const GAMES = ".txt,.pgn,.sgf,.json,text/plain";

export const opened = new Opened();
