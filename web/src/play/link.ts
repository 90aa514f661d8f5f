import { OFFLINE } from "../net/api";
import { told } from "../wire/french";
import type { At, FromPage, LogLine, LobbyInfo, Picks, Refusal, Sheet, ToPage } from "../wire";
import { merge, mergeLobby, putOn } from "./merge";
import { Patched } from "./patch";

/** The little of a WebSocket that we use, so that tests can play the server. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
}

/** What the line tells its owner. */
export interface LinkListener {
  /** The whole sheet as it is now. */
  sheet(sheet: Sheet): void;
  /** `ref` is the number of what was refused. */
  refused(refusal: Refusal, ref?: number): void;
  /** True while the server hears us; false from the moment we doubt it. */
  online(online: boolean): void;
  /** The match hasn't begun: what is being agreed on. */
  lobby?(lobby: LobbyInfo): void;
  /** What was said with this number was taken, or refused. */
  done?(ref: number, taken: boolean): void;
  /** The answer to `pick` with this number; null when it was refused. */
  picks(ref: number, picks: Picks | null): void;
  /** The answer to `ask` with this number; null when it was refused. */
  answer?(ref: number, answer: Answer | null): void;
}

/** What the server says to a question that changes nothing. */
export type Answer = Extract<ToPage, { type: "preview" | "explain" | "reach" }>;

/** A question of a seat that changes nothing: how the board would look after an action, or why a beginning leads nowhere. */
export type Question = { type: "preview"; action: string } | { type: "explain"; prefix: string[] };
/** One that anybody may ask: where the piece on a square could go. */
export type Wondering = { type: "reach"; at: At };

/** What one says of a match as a whole, before it begins or when nobody plays. */
export type Agreeing =
  | { type: "propose"; version: number; options: Record<string, string>; clock?: string }
  | { type: "remove"; version: number; card: string; on: boolean }
  | { type: "decline"; version: number; card: string }
  | { type: "ready"; version: number; on: boolean }
  | { type: "stand" }
  /** Of one that has: the other side isn't coming. */
  | { type: "claim"; draw: boolean };

/** Waits between attempts, in milliseconds: soon first, then every eight seconds. */
export const WAITS = [250, 500, 1000, 2000, 4000, 8000];
/** How often we ask whether the server is still there: while somebody looks, and while nobody does. */
export const PING = 1000;
const REST = 20_000;
/** How long its answer may take before we say that it is late, and before we hang up. */
export const DOUBT = 2000;
export const PATIENCE = 8_000;

/** The code with which a server that stops closes its sockets; the reason says after how many milliseconds to come back. */
export const RESTART = 1012;
/** However long it says, and the most where it says nothing. */
export const LATEST = 2000;
const SOON = 250;

/** When to come back to whoever goes on for a server that stops. */
const later = (reason: string): number =>
  Math.min(/^\d+$/.test(reason) ? Number(reason) : Math.random() * SOON, LATEST);

type Timer = ReturnType<typeof setTimeout>;

/** The line to one match: it reconnects by itself, asks for the missing tail and puts sheets together. */
export class Link {
  private have: Sheet | null = null;
  /** What this socket has told of a match that hasn't begun. */
  private agreed: LobbyInfo | null = null;
  /** The sheets of this socket. */
  private patched = new Patched();
  /** The beginning of a log that is too long for one message; the sheet with the rest is to come. */
  private ahead: LogLine[] | null = null;
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
  private despair: Timer | undefined;
  /** We wait for an answer longer than is usual. */
  private doubtful = false;
  /** When we asked, and the longest that an answer has taken of late. */
  private asked = 0;
  private lag = 0;

  constructor(
    private readonly open: (have: number) => Socket,
    private readonly listener: LinkListener,
  ) {
    this.connect();
  }

  /** Plays an action for a seat that saw `version`; the number of it, or null when the line is down and nothing was sent. */
  play(seat: string, version: number, action: string): number | null {
    if (!this.live) return null;
    const ref = ++this.ref;
    this.send({ type: "play", ref, version, seat, action });
    this.await();
    return ref;
  }

  /** Raises an event of a seat; the number of it, or null when the line is down and nothing was sent. */
  raise(seat: string, event: string): number | null {
    if (!this.live || !this.have) {
      this.listener.refused(OFFLINE);
      return null;
    }
    const ref = ++this.ref;
    this.send({ type: "event", ref, version: this.have.version, seat, event });
    this.await();
    return ref;
  }

  /** Asks what may come next in an action that began with `prefix`; the number of the question, or null when the line is down. */
  pick(seat: string, prefix: string[], quiet = false): number | null {
    if (!this.live || !this.have) {
      if (!quiet) this.listener.refused(OFFLINE);
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

  /** Asks what may be asked without a seat; the number of the question, or null when the line is down. It is never worth a complaint. */
  wonder(question: Wondering): number | null {
    if (!this.live || !this.have) return null;
    const ref = ++this.ref;
    this.quiet.add(ref);
    this.send({ ...question, ref, version: this.have.version });
    return ref;
  }

  /** Says something about a match that hasn't begun; the number of it, or null when the line is down. */
  agree(message: Agreeing): number | null {
    if (!this.live) {
      this.listener.refused(OFFLINE);
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
    if (this.doubtful && this.socket) this.lost(this.socket);
    if (this.live) this.ping();
    else if (this.retry !== undefined) this.connect();
  }

  /** The browser says that there is no network. */
  cut(): void {
    if (this.live) this.doubts();
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
    this.patched = new Patched();
    this.agreed = null;
    this.ahead = null;
    this.despair = setTimeout(() => this.lost(socket), PATIENCE);
    socket.onopen = () => {
      if (socket === this.socket) this.ping();
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.read(String(event.data));
    };
    socket.onclose = (event) => this.lost(socket, event.code === RESTART ? later(event.reason) : undefined);
  }

  /** A patch stands for the sheet that it makes; one that doesn't fit is answered by asking for a whole one. */
  private read(text: string): void {
    const message = JSON.parse(text) as ToPage;
    if (message.type === "sheet") this.patched.keep(text);
    if (message.type !== "patch") {
      this.hear(message);
      return;
    }
    const whole = this.patched.apply(message);
    if (whole === null) this.connect();
    else this.hear(JSON.parse(whole) as ToPage);
  }

  private hear(message: ToPage): void {
    this.answered();
    if (message.type === "refused") {
      if (!this.quiet.delete(message.ref)) this.listener.refused(told(message.error), message.ref);
      this.listener.picks(message.ref, null);
      this.listener.answer?.(message.ref, null);
      this.listener.done?.(message.ref, false);
    }
    if (message.type === "preview" || message.type === "explain" || message.type === "reach") {
      this.quiet.delete(message.ref);
      this.listener.answer?.(message.ref, message);
    }
    if (message.type === "picks") this.quiet.delete(message.ref);
    if (message.type === "picks") this.listener.picks(message.ref, message);
    if (message.type === "accepted") this.quiet.delete(message.ref);
    if (message.type === "accepted") this.listener.done?.(message.ref, true);
    if (message.type === "lobby") {
      this.heard();
      this.agreed = mergeLobby(this.agreed, message);
      this.listener.lobby?.(this.agreed);
    }
    if (message.type === "lines") this.add(message.since, message.lines);
    if (message.type === "sheet") this.take(message);
  }

  private add(since: number, lines: readonly LogLine[]): void {
    this.ahead = putOn(this.ahead ?? this.have?.lines ?? [], since, lines);
    if (!this.ahead) this.connect();
  }

  private take(news: Sheet): void {
    const whole = merge(this.have, news, this.ahead ?? undefined);
    this.have = whole;
    this.ahead = null;
    if (!whole) {
      this.connect();
      return;
    }
    this.heard();
    this.listener.sheet(whole);
  }

  private heard(): void {
    this.tries = 0;
    if (this.live) return;
    this.live = true;
    this.tellLooks();
    this.listener.online(true);
  }

  /** `moved` is after how many milliseconds a server that stops wants us to come back; that is no failure. */
  private lost(socket: Socket, moved?: number): void {
    if (socket !== this.socket) return;
    this.hangUp();
    if (this.closed) return;
    if ((this.live && !this.doubtful) || this.tries === 0) this.listener.online(false);
    this.doubtful = false;
    // Whoever waits for an answer of the lost line waits in vain.
    for (let ref = 1; ref <= this.ref; ref++) {
      this.listener.picks(ref, null);
      this.listener.answer?.(ref, null);
      this.listener.done?.(ref, false);
    }
    this.quiet.clear();
    this.live = false;
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)] ?? 0;
    if (moved === undefined) this.tries += 1;
    this.retry = setTimeout(() => this.connect(), moved ?? wait);
  }

  private ping(): void {
    clearTimeout(this.beat);
    this.beat = undefined;
    this.send({ type: "ping" });
    this.await();
  }

  /** Something was said that the server answers. */
  private await(): void {
    const { socket } = this;
    if (!socket || this.despair !== undefined) return;
    this.asked = performance.now();
    this.doubt = setTimeout(() => this.doubts(), Math.max(DOUBT, 2 * this.lag));
    this.despair = setTimeout(() => this.lost(socket), PATIENCE);
  }

  /** The answer is late; it may still come. */
  private doubts(): void {
    if (this.doubtful) return;
    this.doubtful = true;
    this.listener.online(false);
  }

  /** The server is there. */
  private answered(): void {
    if (this.doubt !== undefined) this.lag = Math.max(performance.now() - this.asked, this.lag * 0.8);
    for (const timer of [this.doubt, this.despair]) clearTimeout(timer);
    this.doubt = this.despair = undefined;
    if (this.doubtful) {
      this.doubtful = false;
      if (this.live) this.listener.online(true);
    }
    this.beat ??= setTimeout(() => this.ping(), document.hidden ? REST : PING);
  }

  private send(message: FromPage): void {
    this.socket?.send(JSON.stringify(message));
  }

  private hangUp(): void {
    for (const timer of [this.retry, this.beat, this.doubt, this.despair]) clearTimeout(timer);
    this.retry = this.beat = this.doubt = this.despair = undefined;
    const { socket } = this;
    this.socket = null;
    socket?.close();
  }
}
