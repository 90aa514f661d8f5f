import { Lasting, type Socket } from "../net/lasting";
import type { MeetingFromPage, MeetingToPage, OpenSeat, Refusal, Sought } from "../wire";
import { told } from "../wire/french";

/** Somebody whom one can play at once: at an open seat, or found while they look for an opponent. */
export type Waiting = { game: string } & ({ seat: OpenSeat } | { sought: Sought });

/** The line to those of all games who wait for somebody to play with. */
export class Lobby {
  /** Everybody who waits, in the order in which they were first seen. */
  waiting = $state.raw<readonly Waiting[]>([]);
  /** Whether the server has told us of every game. */
  ready = $state(false);
  /** Whether the line broke; before it first stands, it is only not there yet. */
  lost = $state(false);
  refusal = $state.raw<Refusal | null>(null);

  private readonly socket: Lasting<MeetingToPage, MeetingFromPage>;
  private readonly games = new Map<string, Waiting[]>();
  private ref = 0;

  constructor(
    open: () => Socket,
    private readonly all: number,
    /** Somebody plays with us. */
    private readonly met: (match: string, game: string) => void,
  ) {
    this.socket = new Lasting(
      open,
      { type: "hello" },
      { heard: (message) => this.heard(message), online: (on) => (this.lost = !on), answers: true },
    );
  }

  /** Plays whoever looks for an opponent. */
  join(game: string, { id }: Sought): void {
    this.refusal = null;
    this.joined = game;
    this.socket.say({ type: "join", ref: ++this.ref, game, sought: id });
  }

  private joined = "";

  close(): void {
    this.socket.close();
  }

  private heard(message: MeetingToPage): void {
    if (message.type === "met") this.met(message.match, this.joined);
    if (message.type === "unheeded") this.refusal = told(message.error);
    if (message.type !== "waiting") return;
    const { game, seats, sought } = message;
    this.games.set(game, [...sought.map((one) => ({ game, sought: one })), ...seats.map((seat) => ({ game, seat }))]);
    this.waiting = [...this.games.values()].flat();
    this.ready = this.games.size >= this.all;
  }
}
