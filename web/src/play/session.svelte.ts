import { api } from "../net/api";
import type { Refusal, Replay, Sheet } from "../wire";
import { standing } from "./lines";
import { Link, type Socket } from "./link";
import { mineOf, speakerOf } from "./outcome";

/** How long a refusal stays to be read, in milliseconds. */
const TOAST = 5000;

function dial(id: string): (have: number) => Socket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return (have) => new WebSocket(`${scheme}://${location.host}/ws/matches/${id}?have=${have}`);
}

/** One match as the page sees it: the newest sheet, the line to the server, and the position looked back at. */
export class Session {
  sheet = $state.raw<Sheet | null>(null);
  online = $state(true);
  refusal = $state.raw<Refusal | null>(null);
  /** Looking back: the number of actions played at the position shown; null is now. */
  shown = $state<number | null>(null);
  replay = $state.raw<Replay | null>(null);

  readonly mine = $derived(mineOf(this.sheet?.seats ?? []));
  readonly stood = $derived(standing(this.sheet?.lines ?? []));
  /** The board on the table: now, or the position looked back at. */
  readonly board = $derived(
    (this.shown === null ? null : this.replay?.boards[this.shown]) ?? this.sheet?.board ?? null,
  );
  readonly live = $derived(this.shown === null);

  private readonly link: Link;
  private toast: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    private readonly news: (before: Sheet | null, now: Sheet) => void,
  ) {
    this.link = new Link(dial(id), {
      sheet: (sheet) => this.take(sheet),
      refused: (refusal) => this.tell(refusal),
      online: (online) => (this.online = online),
    });
  }

  /** Sends a move. */
  play(token: string): void {
    const turn = this.sheet?.turn;
    if (turn) this.link.say("play", turn, token);
  }

  /** Sends a word that the sheet offers: an action for who is to act, an event otherwise. */
  say(word: string): void {
    const { sheet } = this;
    if (!sheet) return;
    const speaker = speakerOf(sheet, word);
    if (speaker === undefined) return;
    this.link.say(word === "claim" && speaker === sheet.turn ? "play" : "event", speaker, word);
  }

  /** Whether the sheet offers this word now. */
  may(word: string): boolean {
    return this.sheet?.offer.words.includes(word) ?? false;
  }

  /** Shows the position after `ply` actions; the last one, or null, is now. */
  async look(ply: number | null): Promise<void> {
    const last = this.stood.length;
    if (ply === null || ply >= last) {
      this.shown = null;
      return;
    }
    if (!this.replay || this.replay.lines.length !== last || !this.follows(this.replay, last)) {
      try {
        this.replay = await api.replay(this.id);
      } catch {
        return;
      }
    }
    this.shown = Math.max(0, Math.min(ply, this.replay.boards.length - 1));
  }

  /** Shows a refusal for a while. */
  tell(refusal: Refusal): void {
    clearTimeout(this.toast);
    this.refusal = refusal;
    this.toast = setTimeout(() => (this.refusal = null), TOAST);
  }

  wake(): void {
    this.link.wake();
  }

  close(): void {
    clearTimeout(this.toast);
    this.link.close();
  }

  private take(sheet: Sheet): void {
    const before = this.sheet;
    this.sheet = sheet;
    if (this.shown !== null && this.replay && !this.follows(this.replay, this.shown)) this.shown = null;
    this.news(before, sheet);
  }

  /** Whether the first `upTo` actions of a replay are still those of the log: a takeback may have changed them. */
  private follows(replay: Replay, upTo: number): boolean {
    return replay.lines.slice(0, upTo).every((line, k) => line.n === this.stood[k]?.n);
  }
}
