import { api } from "../net/api";
import type { Socket } from "../play/link";
import { refusalOf } from "../site/site.svelte";
import type { BenchQuestion, FromPage, Sheet, ToPage } from "../wire";

/** A position to try things in: what the server needs to know of it. */
export type Setup = Pick<BenchQuestion, "options" | "position" | "record" | "ply" | "seed" | "seats"> & {
  game: string;
};

/** What is to become of an action that the rules allow: it happens, or something is said instead. */
export type Judgement = { happens: true } | { happens: false; refused: Extract<ToPage, { type: "refused" }>["error"] };

type Asking = (game: string, question: BenchQuestion) => Promise<ToPage>;

/** A table that exists in the page alone: it answers a session as a server would, by asking about the whole position each time. */
export class Sandbox {
  private socket: Socket | null = null;
  private queue: Promise<void> = Promise.resolve();
  private closed = false;
  /** Questions about what was there before it was cleared are not answered. */
  private era = 0;

  constructor(
    readonly setup: Setup,
    /** Is asked about every action of the player before it happens. */
    private readonly judge: (line: string, after: Sheet) => Judgement = () => ({ happens: true }),
    /** Is told about every action of the player that has happened. */
    private readonly happened: (line: string, after: Sheet) => void = () => undefined,
    private readonly asking: Asking = api.bench,
    /** What was done before anybody looks. */
    private done: readonly string[] = [],
  ) {}

  /** The socket of a session that sits at this table. */
  readonly open = (): Socket => {
    const socket: Socket = {
      send: (text) => this.hear(JSON.parse(text) as FromPage),
      close: () => {
        if (this.socket === socket) this.socket = null;
      },
      onopen: null,
      onclose: null,
      onmessage: null,
    };
    this.socket = socket;
    this.later(() => this.show());
    return socket;
  };

  /** What was done so far. */
  get lines(): readonly string[] {
    return this.done;
  }

  /** Lets something happen that nobody at the table chose: a scripted move. False when the rules forbid it, or where it was cleared meanwhile. */
  act(line: string): Promise<boolean> {
    return new Promise((resolve) => this.later(async () => resolve(await this.play(line, 0, false))));
  }

  /** Takes everything back to the position it began with, or to a part of what was done. */
  clear(upTo = 0): void {
    this.go(this.done.slice(0, upTo));
  }

  /** Shows the position after other actions. */
  go(done: readonly string[]): void {
    this.era += 1;
    this.done = done;
    this.later(() => this.show());
  }

  /** Ends it: nothing is answered any more. */
  close(): void {
    this.closed = true;
    this.socket = null;
  }

  private later(what: () => Promise<unknown>): void {
    const { era } = this;
    this.queue = this.queue.then(async () => {
      if (!this.closed && era === this.era) await what();
    });
  }

  private hear(message: FromPage): void {
    switch (message.type) {
      case "ping":
        this.say({ type: "pong" });
        return;
      case "play":
        this.later(() => this.play(`${message.seat} ${message.action}`, message.ref, true));
        return;
      case "event":
        this.later(() => this.play(`${message.seat} ${message.event}`, message.ref, true));
        return;
      case "picks":
      case "explain":
        this.later(() => this.answer(message.ref, { ask: message.type, prefix: message.prefix }));
        return;
      case "preview":
        this.later(() => this.answer(message.ref, { ask: "preview", action: message.action }));
        return;
      case "reach":
        this.later(() => this.answer(message.ref, { ask: "reach", prefix: [message.at] }));
        return;
      case "autopass":
      case "passturn":
      case "looks":
        return;
    }
  }

  private question(done: readonly string[], what: Partial<BenchQuestion>): Promise<ToPage> {
    const { game, ...setup } = this.setup;
    return this.asking(game, { ...setup, done: [...done], ask: "sheet", ...what });
  }

  private async show(): Promise<void> {
    await this.trying(0, async () => this.say(await this.question(this.done, {})));
  }

  private async answer(ref: number, what: Partial<BenchQuestion>): Promise<void> {
    await this.trying(ref, async () => this.say({ ...(await this.question(this.done, what)), ref } as ToPage));
  }

  private async play(line: string, ref: number, own: boolean): Promise<boolean> {
    const { era } = this;
    let happens = false;
    await this.trying(ref, async () => {
      const after = await this.question([...this.done, line], {});
      if (after.type !== "sheet" || era !== this.era) return;
      const judged = own ? this.judge(line, after) : ({ happens: true } as const);
      if (!judged.happens) {
        this.say({ type: "refused", ref, error: judged.refused });
        return;
      }
      happens = true;
      this.done = [...this.done, line];
      this.say(after);
      if (own) this.happened(line, after);
    });
    return happens;
  }

  /** What the server refuses is said, and nothing else happens. */
  private async trying(ref: number, what: () => Promise<void>): Promise<void> {
    try {
      await what();
    } catch (error) {
      this.say({ type: "refused", ref, error: refusalOf(error) });
    }
  }

  private say(message: ToPage): void {
    if (!this.closed) this.socket?.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }
}
