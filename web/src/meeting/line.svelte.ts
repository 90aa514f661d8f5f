import { Lasting, type Socket } from "../net/lasting";
import type { Looking, MeetingFromPage, MeetingToPage, OpenSeat, RatingInfo, Refusal, Sought } from "../wire";
import { told } from "../wire/french";

export type { Socket };

/** How somebody would play with whoever is there. */
export interface Wanted {
  pace: Looking["pace"];
  rated: boolean;
  /** Others see by which name. */
  named?: boolean;
}

/** The line to the open seats of one game: it reconnects by itself, and looks for an opponent again where it did. */
export class Line {
  seats = $state.raw<readonly OpenSeat[]>([]);
  /** Who else looks for an opponent. */
  sought = $state.raw<readonly Sought[]>([]);
  /** How many others look for an opponent. */
  others = $state(0);
  rating = $state.raw<RatingInfo | null>(null);
  /** Whether the server hears us. */
  online = $state(false);
  /** Whether the line broke; before it first stands, it is only not there yet. */
  lost = $state(false);
  /** Whether it has told us something yet. */
  ready = $state(false);
  /** What we look for; it stays while the line is down. */
  wanted = $state.raw<Wanted | null>(null);
  /** Since when, by this machine's clock. */
  since = $state(0);
  refusal = $state.raw<Refusal | null>(null);

  private readonly socket: Lasting<MeetingToPage, MeetingFromPage>;
  private ref = 0;
  /** The search that the server has not answered yet. */
  private pending = 0;

  constructor(
    readonly game: string,
    open: () => Socket,
    /** Somebody was found. */
    private readonly met: (match: string) => void,
  ) {
    this.socket = new Lasting(
      open,
      { type: "hello" },
      {
        heard: (message) => this.heard(message),
        online: (on) => {
          this.online = on;
          this.lost = !on;
          if (on && this.wanted) this.ask(this.wanted);
        },
        answers: true,
      },
    );
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

  /** Plays whoever looks for an opponent there. */
  join({ id }: Sought): void {
    this.refusal = null;
    this.say({ type: "join", ref: ++this.ref, game: this.game, sought: id });
  }

  /** Looks no longer. */
  stop(): void {
    this.wanted = null;
    this.pending = 0;
    this.say({ type: "unseek", ref: ++this.ref });
  }

  close(): void {
    this.socket.close();
  }

  private say(message: MeetingFromPage): void {
    this.socket.say(message);
  }

  private heard(message: MeetingToPage): void {
    switch (message.type) {
      case "waiting":
        ({ seats: this.seats, sought: this.sought, others: this.others, rating: this.rating } = message);
        this.ready = true;
        if (message.looking) {
          const { pace, rated = false, named = false, since } = message.looking;
          this.wanted = { pace, rated, named };
          this.since = Date.now() - since;
        } else if (this.pending === 0) this.wanted = null;
        break;
      case "met":
        this.wanted = null;
        this.met(message.match);
        break;
      case "unheeded":
        if (message.ref === this.pending) {
          this.pending = 0;
          this.wanted = null;
        }
        this.refusal = told(message.error);
        break;
      case "heeded":
        if (message.ref === this.pending) this.pending = 0;
        break;
      case "present":
    }
  }
}
