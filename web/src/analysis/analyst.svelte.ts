import { able } from "../device/able";
import { Refused } from "../net/api";
import { refusalOf } from "../site/site.svelte";
import { keep, recall } from "../site/store";
import type { Refusal } from "../wire";
import { told } from "../wire/french";
import type { Analysis, Closer, Depth } from "./analysis";
import { attach, carries, detach, digestOf, type Attached } from "./attached";
import { draftOf, dropDraft, keepDraft, keepOf, recallOf, restDraft } from "./kept";
import type { FromAnalyst, ToAnalyst } from "./messages";

/** Each depth is thought about after the one before, so that something is there soon. */
const DEPTHS: readonly Depth[] = ["quick", "standard"];

/** Whether this browser has ever begun an analysis: most have none to look for. */
const KEPT = "analysed";

/** A worker that analyses. */
export const begun = (): Worker =>
  new Worker(new URL("./analysing.ts", import.meta.url), { type: "module", name: "analysis" });

/** Judges one finished game in this browser, and keeps what it finds. */
export class Analyst {
  /** What is found so far. */
  found = $state.raw<Analysis | null>(null);
  /** How deep that is. */
  depth = $state<Depth | null>(null);
  /** How much of what is being thought about is done, from 0 to 1; null while it rests. */
  part = $state<number | null>(null);
  /** It came with the file: somebody else says so, and nobody has thought about it here. */
  brought = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  /** The ply of a decision that is being looked at for longer. */
  looking = $state<number | null>(null);
  /** Decisions that were looked at for longer, by ply. */
  closer = $state.raw<ReadonlyMap<number, Closer>>(new Map());
  /** It is to think; whoever stops it may do so at any step. */
  private wanted = false;
  private closed = false;
  private end: ((cause: Error) => void) | undefined;
  private record = "";
  /** What the file of the game brought along. */
  private carried: Attached | undefined;

  /** `fetched` gives the record of the game as a text; `opened` says that it is a file, which may carry an analysis. */
  constructor(
    private readonly fetched: () => Promise<string>,
    private readonly start: () => Worker = begun,
    private readonly opened = false,
  ) {}

  /** Whether this browser can. */
  get able(): boolean {
    return able();
  }

  /** Shows what is known of the game, and goes on where the page had gone meanwhile. */
  async recall(): Promise<void> {
    await this.restore();
    if (recall(KEPT) !== true) return;
    const game = await this.key();
    const draft = await draftOf(game).catch(() => undefined);
    if (!draft || draft.rests || (await thoughtAbout(game)) || this.closed) return;
    await this.think();
  }

  /** What this browser has of the game already, or its file brought along: what is deeper. */
  private async restore(): Promise<void> {
    const kept = recall(KEPT) === true;
    if (!kept && !this.opened) return;
    const key = await this.key();
    const known = kept ? await recallOf(key).catch(() => undefined) : undefined;
    const best =
      this.carried?.depth === "standard" && known?.depth !== "standard" ? this.carried : (known ?? this.carried);
    if (!best) return;
    this.takes(best.depth, best.json);
    this.brought = best === this.carried;
  }

  /** Whether the record, once it was read, can be kept with what is found. */
  get carries(): boolean {
    return this.found !== null && carries(this.record);
  }

  /** The record with what was found, as a file. */
  async file(): Promise<string | undefined> {
    const { found, depth } = this;
    if (!found || !depth || !this.carries) return undefined;
    return attach(this.record, { depth, json: JSON.stringify(found) });
  }

  /** Thinks until nothing deeper is left; goes on where it was stopped, and anew where a file said it. */
  async think(): Promise<void> {
    await this.work(async () => {
      if (this.brought) {
        this.depth = null;
        this.carried = undefined;
      }
      await this.restore();
      for (const depth of DEPTHS) {
        if (this.depth !== null && DEPTHS.indexOf(depth) <= DEPTHS.indexOf(this.depth)) continue;
        const game = await this.key();
        const draft = await draftOf(game).catch(() => undefined);
        const begun = draft?.depth === depth ? draft.text : "";
        // A browser that keeps nothing begins anew.
        const drafted = (text: string): Promise<void> => keepDraft(game, depth, text).catch(() => undefined);
        if (!this.wanted) throw new Stopped();
        keep(KEPT, true);
        await drafted(begun);
        const json = await locked(game, () => this.ask({ depth, draft: begun }, (text) => void drafted(text))).catch(
          async (error: unknown) => {
            if (!(error instanceof Stopped)) await dropDraft(game).catch(() => undefined);
            throw error;
          },
        );
        this.takes(depth, json);
        await keepOf(game, depth, JSON.stringify(this.found)).catch(() => undefined);
      }
    });
  }

  /** Looks at one decision for longer. */
  async look(ply: number): Promise<void> {
    await this.work(async () => {
      this.looking = ply;
      await this.key();
      const found = JSON.parse(await this.ask({ ply })) as Closer;
      this.closer = new Map(this.closer).set(ply, found);
    });
  }

  /** One thing at a time. */
  private async work(does: () => Promise<void>): Promise<void> {
    if (this.wanted) return;
    this.wanted = true;
    this.refusal = null;
    this.part = 0;
    try {
      await does();
    } catch (error) {
      if (!(error instanceof Stopped)) this.refusal = refusalOf(error);
    }
    this.wanted = false;
    this.part = null;
    this.looking = null;
  }

  /** Thinks no more until the player wants it. */
  async rest(): Promise<void> {
    this.stop();
    if (this.record) await restDraft(digestOf(this.record)).catch(() => undefined);
  }

  /** The page goes. */
  close(): void {
    this.closed = true;
    this.stop();
  }

  /** Thinks no more; what was found stands. */
  private stop(): void {
    this.wanted = false;
    this.end?.(new Stopped());
  }

  private async key(): Promise<string> {
    if (!this.record) ({ record: this.record, found: this.carried } = await detach(await this.fetched()));
    return digestOf(this.record);
  }

  /** Levels were measured to one depth: what that said of the sides stays. */
  private takes(depth: Depth, json: string): void {
    const like = this.found?.like;
    this.depth = depth;
    this.brought = false;
    this.found = { ...(like && { like }), ...(JSON.parse(json) as Analysis) };
  }

  /** `drafted` hears what one can go on from. */
  private ask(
    what: Extract<ToAnalyst, { record: string }>["what"],
    drafted: (text: string) => void = () => undefined,
  ): Promise<string> {
    return new Promise<string>((resolve, reject) => {
      if (!this.wanted) return reject(new Stopped());
      const worker = this.start();
      const over = (then: () => void): void => {
        worker.terminate();
        this.end = undefined;
        then();
      };
      this.end = (cause) => over(() => reject(cause));
      worker.onerror = (event) => {
        event.preventDefault();
        console.warn(event.message);
        over(() => reject(new Error(event.message)));
      };
      worker.onmessage = ({ data }: MessageEvent<FromAnalyst>) => {
        if (data.type === "found") over(() => resolve(data.json));
        else if (data.type === "refused") over(() => reject(refused(data.json)));
        else if (data.type === "draft") drafted(data.text);
        else this.part = data.type === "thinking" ? data.part : 0;
      };
      worker.postMessage({ record: this.record, what } satisfies ToAnalyst);
    });
  }
}

/** While a tab thinks about a game it has a lock of this name. */
const lockOf = (game: string): string => `analysis-${game}`;

/** Whether another tab thinks about a game. */
async function thoughtAbout(game: string): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.some(({ name }) => name === lockOf(game));
}

/** Does it with the lock of a game, which another tab that was asked to may share. */
const locked = <T>(game: string, does: () => Promise<T>): Promise<T> =>
  navigator.locks ? (navigator.locks.request(lockOf(game), { mode: "shared" }, does) as Promise<T>) : does();

/** The player wants no more of it. */
class Stopped extends Error {}

/** The refusal that a worker said. */
export function refused(json: string): Refused {
  return new Refused(told((JSON.parse(json) as { error: Refusal }).error));
}
