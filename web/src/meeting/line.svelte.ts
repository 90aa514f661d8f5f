import type { Looking, MeetingFromPage, MeetingToPage, OpenSeat, RatingInfo, Refusal } from "../wire";
import { told } from "../wire/french";

/** The little of a WebSocket that we use, so that tests can play the server. */
export type Socket = Pick<WebSocket, "send" | "close" | "onopen" | "onclose" | "onmessage">;

/** Waits between attempts, in milliseconds. */
const WAITS = [250, 1000, 2000, 4000, 8000];
/** How often we say that we are there, so that nothing between us and the server hangs up. */
const BEAT = 20_000;

/** How somebody would play with whoever is there. */
export interface Wanted {
  pace: Looking["pace"];
  rated: boolean;
}

/** The line to the open seats of one game: it reconnects by itself, and looks for an opponent again where it did. */
export class Line {
  seats = $state.raw<readonly OpenSeat[]>([]);
  /** How many others look for an opponent. */
  others = $state(0);
  rating = $state.raw<RatingInfo | null>(null);
  /** Whether the server hears us. */
  online = $state(false);
  /** Whether it has told us something yet. */
  ready = $state(false);
  /** What we look for; it stays while the line is down. */
  wanted = $state.raw<Wanted | null>(null);
  /** Since when, by this machine's clock. */
  since = $state(0);
  refusal = $state.raw<Refusal | null>(null);

  private socket: Socket | null = null;
  private closed = false;
  private tries = 0;
  private ref = 0;
  /** The search that the server has not answered yet. */
  private pending = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;

  constructor(
    readonly game: string,
    private readonly open: () => Socket,
    /** Somebody was found. */
    private readonly met: (match: string) => void,
  ) {
    this.connect();
  }

  /** Finds an opponent. */
  seek(wanted: Wanted): void {
    this.refusal = null;
    this.wanted = wanted;
    this.since = Date.now();
    this.ask(wanted);
  }

  private ask(wanted: Wanted): void {
    this.pending = ++this.ref;
    this.say({ type: "seek", ref: this.pending, ...wanted });
  }

  /** Looks no longer. */
  stop(): void {
    this.wanted = null;
    this.pending = 0;
    this.say({ type: "unseek", ref: ++this.ref });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearInterval(this.beat);
    this.socket?.close();
  }

  private say(message: MeetingFromPage): void {
    if (this.online) this.socket?.send(JSON.stringify(message));
  }

  private connect(): void {
    const socket = this.open();
    this.socket = socket;
    socket.onopen = () => {
      this.online = true;
      this.tries = 0;
      this.beat = setInterval(() => this.say({ type: "hello" }), BEAT);
      if (this.wanted) this.ask(this.wanted);
    };
    socket.onmessage = ({ data }) => this.heard(JSON.parse(String(data)) as MeetingToPage);
    socket.onclose = () => {
      this.online = false;
      clearInterval(this.beat);
      if (this.closed) return;
      this.retry = setTimeout(() => this.connect(), WAITS[Math.min(this.tries++, WAITS.length - 1)]);
    };
  }

  private heard(message: MeetingToPage): void {
    switch (message.type) {
      case "waiting":
        ({ seats: this.seats, others: this.others, rating: this.rating } = message);
        this.ready = true;
        if (message.looking) {
          const { pace, rated = false, since } = message.looking;
          this.wanted = { pace, rated };
          this.since = Date.now() - since;
        } else if (this.pending === 0) this.wanted = null;
        break;
      case "met":
        this.wanted = null;
        this.met(message.match);
        break;
      case "unheeded":
        this.pending = 0;
        this.wanted = null;
        this.refusal = told(message.error);
        break;
      case "heeded":
        if (message.ref === this.pending) this.pending = 0;
        break;
      case "present":
    }
  }
}
