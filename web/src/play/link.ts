import { OFFLINE } from "../net/api";
import type { FromPage, Lobby, Picks, Refusal, Sheet, ToPage } from "../wire";
import { merge } from "./merge";

/** The little of a WebSocket that we use, so that tests can play the server. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
}

/** What the line tells its owner. */
export interface Ears {
  /** The whole sheet as it is now. */
  sheet(sheet: Sheet): void;
  refused(refusal: Refusal): void;
  /** True while the server hears us; false from the moment we know that it doesn't. */
  online(online: boolean): void;
  /** The match hasn't begun: what is being agreed on. */
  lobby?(lobby: Lobby): void;
  /** What was said with this number was taken, or refused. */
  done?(ref: number, taken: boolean): void;
  /** The answer to `pick` with this number; null when it was refused. */
  picks(ref: number, picks: Picks | null): void;
  /** The answer to `ask` with this number; null when it was refused. */
  answer?(ref: number, answer: Answer | null): void;
}

/** What the server says to a question that changes nothing. */
export type Answer = Extract<ToPage, { type: "preview" | "explain" }>;

/** A question that changes nothing: how the board would look after an action, or why a beginning leads nowhere. */
export type Question = { type: "preview"; action: string } | { type: "explain"; prefix: string[] };

/** What one says of a match that hasn't begun. */
export type Agreeing =
  | { type: "propose"; version: number; options: Record<string, string>; clock?: string }
  | { type: "remove"; version: number; card: string; on: boolean }
  | { type: "decline"; version: number; card: string }
  | { type: "ready"; version: number; on: boolean; nonce: string }
  | { type: "stand" };

/** Waits between attempts, in milliseconds: soon first, then every eight seconds. */
export const WAITS = [250, 500, 1000, 2000, 4000, 8000];
/** How often we ask whether the server is still there, and how long it may take to answer. */
export const PING = 20_000;
export const PATIENCE = 8_000;

type Timer = ReturnType<typeof setTimeout>;

/** The line to one match: it reconnects by itself, asks for the missing tail and puts sheets together. */
export class Link {
  private have: Sheet | null = null;
  private socket: Socket | null = null;
  private live = false;
  private closed = false;
  private tries = 0;
  private ref = 0;
  /** Questions whose refusal nobody needs to read. */
  private readonly quiet = new Set<number>();
  /** Who was said to look; undefined when nobody was asked. */
  private looking: string | null | undefined;
  private retry: Timer | undefined;
  private beat: Timer | undefined;
  private doubt: Timer | undefined;

  constructor(
    private readonly open: (have: number) => Socket,
    private readonly ears: Ears,
  ) {
    this.connect();
  }

  /** Plays an action for a seat, or raises an event of its; false when the line is down and nothing was sent. */
  say(kind: "play" | "event", seat: string, token: string): boolean {
    if (!this.live || !this.have) {
      this.ears.refused(OFFLINE);
      return false;
    }
    const { version } = this.have;
    const ref = ++this.ref;
    this.send(
      kind === "play"
        ? { type: "play", ref, version, seat, action: token }
        : { type: "event", ref, version, seat, event: token },
    );
    return true;
  }

  /** Asks what may come next in an action that began with `prefix`; the number of the question, or null when the line is down. */
  pick(seat: string, prefix: string[], quiet = false): number | null {
    if (!this.live || !this.have) {
      if (!quiet) this.ears.refused(OFFLINE);
      return null;
    }
    const ref = ++this.ref;
    if (quiet) this.quiet.add(ref);
    this.send({ type: "picks", ref, version: this.have.version, seat, prefix });
    return ref;
  }

  /** Asks a question; its number, or null when the line is down. It is never worth a complaint. */
  ask(seat: string, question: Question): number | null {
    if (!this.live || !this.have) return null;
    const ref = ++this.ref;
    this.quiet.add(ref);
    this.send({ ...question, ref, version: this.have.version, seat });
    return ref;
  }

  /** Says something about a match that hasn't begun; the number of it, or null when the line is down. */
  agree(message: Agreeing): number | null {
    if (!this.live) {
      this.ears.refused(OFFLINE);
      return null;
    }
    const ref = ++this.ref;
    this.send({ ...message, ref });
    return ref;
  }

  /** Lets the server pass windows for a seat, or no longer. */
  autopass(seat: string, on: boolean): void {
    if (this.live) this.send({ type: "autopass", ref: ++this.ref, seat, on });
  }

  /** Lets the server pass windows for a seat for what is left of the other's turn, or no longer. */
  passTurn(seat: string, on: boolean): void {
    if (this.live) this.send({ type: "passturn", ref: ++this.ref, seat, on });
  }

  /** Two at one screen: which seat looks at it from now on; null while it changes hands. A new line is told too. */
  looks(seat: string | null): void {
    this.looking = seat;
    if (this.live) this.tellLooks();
  }

  private tellLooks(): void {
    if (this.looking === undefined) return;
    const ref = ++this.ref;
    this.quiet.add(ref);
    this.send({ type: "looks", ref, ...(this.looking !== null && { seat: this.looking }) });
  }

  /** Tries again now: the window came back, or the network did. */
  wake(): void {
    if (this.closed) return;
    if (this.live) this.ping();
    else if (this.retry !== undefined) this.connect();
  }

  /** Hangs up for good. */
  close(): void {
    this.closed = true;
    this.hangUp();
  }

  private connect(): void {
    this.hangUp();
    const socket = this.open(this.have?.lines.length ?? 0);
    this.socket = socket;
    this.doubt = setTimeout(() => this.lost(socket), PATIENCE);
    socket.onopen = () => {
      if (socket === this.socket) this.ping();
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.hear(JSON.parse(String(event.data)) as ToPage);
    };
    socket.onclose = () => this.lost(socket);
  }

  private hear(message: ToPage): void {
    clearTimeout(this.doubt);
    this.doubt = undefined;
    if (message.type === "refused") {
      this.ears.picks(message.ref, null);
      this.ears.answer?.(message.ref, null);
      this.ears.done?.(message.ref, false);
      if (!this.quiet.delete(message.ref)) this.ears.refused(message.error);
    }
    if (message.type === "preview" || message.type === "explain") {
      this.quiet.delete(message.ref);
      this.ears.answer?.(message.ref, message);
    }
    if (message.type === "picks") this.quiet.delete(message.ref);
    if (message.type === "picks") this.ears.picks(message.ref, message);
    if (message.type === "accepted") this.quiet.delete(message.ref);
    if (message.type === "accepted") this.ears.done?.(message.ref, true);
    if (message.type === "lobby") {
      this.heard();
      this.ears.lobby?.(message);
    }
    if (message.type === "sheet") this.take(message);
  }

  private take(news: Sheet): void {
    const whole = merge(this.have, news);
    this.have = whole;
    if (!whole) {
      this.connect();
      return;
    }
    this.heard();
    this.ears.sheet(whole);
  }

  private heard(): void {
    this.tries = 0;
    if (this.live) return;
    this.live = true;
    this.tellLooks();
    this.ears.online(true);
  }

  private lost(socket: Socket): void {
    if (socket !== this.socket) return;
    this.hangUp();
    if (this.closed) return;
    if (this.live || this.tries === 0) this.ears.online(false);
    // Whoever waits for an answer of the lost line waits in vain.
    for (let ref = 1; ref <= this.ref; ref++) {
      this.ears.picks(ref, null);
      this.ears.answer?.(ref, null);
      this.ears.done?.(ref, false);
    }
    this.quiet.clear();
    this.live = false;
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)] ?? 0;
    this.tries += 1;
    this.retry = setTimeout(() => this.connect(), wait);
  }

  private ping(): void {
    clearTimeout(this.beat);
    this.send({ type: "ping" });
    const { socket } = this;
    if (socket) this.doubt ??= setTimeout(() => this.lost(socket), PATIENCE);
    this.beat = setTimeout(() => this.ping(), PING);
  }

  private send(message: FromPage): void {
    this.socket?.send(JSON.stringify(message));
  }

  private hangUp(): void {
    for (const timer of [this.retry, this.beat, this.doubt]) clearTimeout(timer);
    this.retry = this.beat = this.doubt = undefined;
    const { socket } = this;
    this.socket = null;
    socket?.close();
  }
}
