import { api } from "../net/api";
import { here, isHere } from "../net/near";
import { Backlog } from "./backlog.svelte";
import type { Dealer } from "./deal";
import type { At, BoardSheet, LobbyInfo, Picks, Reached, Refusal, Replay, Sheet } from "../wire";
import { afterwardsOf, changed, type Afterwards } from "./afterwards";
import { standing } from "./lines";
import { refusalOf } from "../site/site.svelte";
import { Link, type Agreeing, type Answer, type Question, type Socket } from "./link";
import { mineOf, speakerOf } from "./outcome";
import { Toast } from "./toast.svelte";

/** Why something isn't allowed, with the rule that forbids it. */
export type Why = Pick<Refusal, "message" | "rule">;

/** The match went on while the line was down. */
const OVERTAKEN: Refusal = {
  code: "stale",
  message: {
    fr: "La partie a continué pendant la coupure : votre coup n'a pas été joué.",
    en: "The game went on while the connection was down: your move was not played.",
  },
};

/** How many lines of a log may come in one message. */
const LINES = 256;

function dial(id: string): (have: number) => Socket {
  if (isHere(id) && here.house) return here.house.dial(id);
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return (have) => new WebSocket(`${scheme}://${location.host}/ws/matches/${id}?have=${have}&patch=1&lines=${LINES}`);
}

/** Words that anybody may say whoever is to act; all others are actions. */
const EVENT = /^(resign|(offer|accept|decline) (draw|takeback)|gesture .+|shots .+)$/;

/** An action of several picks that the player is composing. */
export interface Composing {
  prefix: readonly string[];
  /** What may come next; null until the server has answered. */
  picks: Picks | null;
  /** The board as it would be after the whole action, once there is one. */
  preview?: BoardSheet;
}

/** An action of the viewer's that the server hasn't confirmed yet. */
export interface Pending extends Afterwards {
  token: string;
  seat: string;
  /** What the viewer had seen when they made it: it is sent for this version alone, however often. */
  version: number;
  /** The number under which it was sent; null while it waits for the line. */
  ref: number | null;
  /** The board after it, where the server has foreseen it. */
  preview?: BoardSheet;
}

/** One match as the page sees it: the newest sheet, the line to the server, and the position looked back at. */
export class Session {
  sheet = $state.raw<Sheet | null>(null);
  /** The match hasn't begun: what is being agreed on. */
  lobby = $state.raw<LobbyInfo | null>(null);
  online = $state(true);
  /** Looking back: the number of actions played at the position shown; null is now. */
  shown = $state<number | null>(null);
  replay = $state.raw<Replay | null>(null);
  /** Whether the game was over when that was fetched: while it runs it tells less. */
  private replayedOver = false;

  composing = $state.raw<Composing | null>(null);
  /** What the viewer did last, until the server has said yes or no. */
  pending = $state.raw<Pending | null>(null);
  /** The board as it would be after the answer that one points at. */
  private glimpsed = $state.raw<BoardSheet | null>(null);
  private pointed = "";
  /** Until the server has answered what was composed last. */
  private settling: Promise<void> = Promise.resolve();
  /** Through whose eyes one looks back: a seat, "truth", or the viewer's own (empty). */
  eyes = $state("");

  readonly mine = $derived(mineOf(this.lobby?.seats ?? this.sheet?.seats ?? []));
  readonly stood = $derived(standing(this.sheet?.lines ?? []));
  /** The board on the table: now, or the position looked back at. */
  readonly board = $derived(
    (this.shown === null ? this.foreseen() : this.replay?.boards[this.shown]) ?? this.sheet?.board ?? null,
  );
  readonly live = $derived(this.shown === null && this.eyes === "");
  /** What follows from the facts at the position on the table. */
  readonly knowledge = $derived(
    this.shown === null ? this.sheet?.knowledge : this.replay?.beside?.[this.shown]?.knowledge,
  );
  /** The cards of that position, as far as these eyes see them. */
  readonly cards = $derived(this.shown === null ? this.sheet?.cards : this.replay?.beside?.[this.shown]?.cards);

  private readonly link: Link;
  /** Does this page's part of the deal of a match that hasn't begun. */
  private dealer: Promise<Dealer | undefined> | undefined;
  private readonly questions = new Map<number, (picks: Picks | null) => void>();
  private readonly doubts = new Map<number, (answer: Answer | null) => void>();
  /** Numbers of actions that were entered: what is still said of them is nothing new. */
  private readonly over = new Set<number>();
  private readonly said = new Map<number, (taken: boolean) => void>();
  /** What was refused last. */
  readonly toast = new Toast();
  /** Acting or skipping shows at once what waits. */
  readonly backlog: Backlog;

  /** `lasting` says how long a sheet is to be looked at before the next one is shown, in milliseconds. */
  constructor(
    readonly id: string,
    private readonly news: (before: Sheet | null, now: Sheet) => void,
    lasting: (before: Sheet, now: Sheet) => number = () => 0,
    open: (have: number) => Socket = dial(id),
  ) {
    this.backlog = new Backlog(
      () => this.sheet,
      (sheet) => this.take(sheet),
      lasting,
    );
    this.link = new Link(open, {
      sheet: (sheet) => {
        this.dealt();
        this.backlog.receive(sheet);
      },
      lobby: (lobby) => {
        this.lobby = lobby;
        this.deal(lobby);
      },
      done: (ref, taken) => {
        if (ref === this.pending?.ref) this.answered(this.pending, taken);
        this.said.get(ref)?.(taken);
        this.said.delete(ref);
      },
      refused: (refusal, ref) => {
        if (ref !== undefined && this.over.has(ref)) return;
        if (ref !== undefined && ref === this.pending?.ref) this.pending = null;
        this.toast.tell(refusal);
      },
      online: (online) => (this.online = online),
      picks: (ref, picks) => {
        this.questions.get(ref)?.(picks);
        this.questions.delete(ref);
      },
      answer: (ref, answer) => {
        this.doubts.get(ref)?.(answer);
        this.doubts.delete(ref);
      },
    });
  }

  /** Few pages see a match that hasn't begun, so what deals comes later; if it doesn't, the next word of it asks again. */
  private deal(lobby: LobbyInfo): void {
    this.dealer ??= import("./deal").then(
      ({ Dealer }) => new Dealer(this.id),
      () => (this.dealer = undefined),
    );
    void this.dealer.then((dealer) => this.lobby === lobby && dealer?.hear(lobby));
  }

  private dealt(): void {
    void this.dealer?.then((dealer) => dealer?.close());
  }

  /** Makes a move: it stands on the board at once, and is sent as soon as there is a line. */
  play(token: string, preview?: BoardSheet): void {
    if (this.pending || this.catchUp()) return;
    const { sheet } = this;
    const seat = sheet?.turn;
    if (!sheet || !seat) return;
    const { version, offer } = sheet;
    const ref = this.link.play(seat, version, token);
    this.pending = { token, seat, version, ref, ...afterwardsOf(offer, token), ...(preview && { preview }) };
  }

  /** Takes back what wasn't sent; whether there was anything. */
  retract(): boolean {
    if (this.pending?.ref !== null) return false;
    this.pending = null;
    return true;
  }

  /** It was taken, and its sheet may still wait to be shown; or it was lost with the line. */
  private answered(pending: Pending, taken: boolean): void {
    if (!taken) this.pending = { ...pending, ref: null };
    else if (this.backlog.sheets.length === 0) this.pending = null;
  }

  /** The board as it will be: after what was done, or after what is being composed. */
  private foreseen(): BoardSheet | undefined {
    const { pending, sheet } = this;
    if (!pending || !sheet) return this.composing?.preview ?? this.glimpsed ?? undefined;
    return pending.preview ?? changed(sheet.board, pending.changes);
  }

  /** What has become of the viewer's action by this sheet; if it was lost with the line, it is sent again. */
  private settle(sheet: Sheet): void {
    const { pending } = this;
    if (!pending) return;
    const { version, seat, ref } = pending;
    const entered = sheet.lines.slice(version).some((line) => line.kind === "action" && line.seat === seat);
    if (entered || sheet.outcome) {
      if (ref !== null) this.over.add(ref);
      this.pending = null;
    } else if (ref === null && sheet.version !== version) {
      this.pending = null;
      this.toast.tell(OVERTAKEN);
    } else if (ref === null) this.pending = { ...pending, ref: this.link.play(seat, version, pending.token) };
  }

  /** Sends a word that the sheet offers: an action for who is to act, an event otherwise. */
  say(word: string): void {
    const { sheet } = this;
    if (!sheet) return;
    const speaker = speakerOf(sheet, word);
    if (speaker === undefined) return;
    if (EVENT.test(word) || speaker !== sheet.turn) this.link.raise(speaker, word);
    else this.play(word, (this.pointed === word && this.glimpsed) || undefined);
  }

  /** Asks what may come next after `prefix`; null when that is refused or nobody answers. A quiet question is never complained about. */
  picks(prefix: readonly string[], quiet = false): Promise<Picks | null> {
    const turn = this.sheet?.turn;
    const ref = turn ? this.link.pick(turn, [...prefix], quiet) : null;
    if (ref === null) return Promise.resolve(null);
    return new Promise((resolve) => this.questions.set(ref, resolve));
  }

  /** Begins, goes on with, or (null) drops an action of several picks. */
  compose(prefix: readonly string[] | null): Promise<void> {
    this.settling = this.composes(prefix);
    return this.settling;
  }

  /** Does it once the server has said what may be picked next, unless the player has gone elsewhere meanwhile. */
  async settled(then: () => void): Promise<void> {
    const { composing } = this;
    await this.settling;
    if (composing !== null && this.composing?.picks && this.composing.prefix === composing.prefix) then();
  }

  private async composes(prefix: readonly string[] | null): Promise<void> {
    if (prefix === null) {
      this.composing = null;
      return;
    }
    this.backlog.skip();
    const before = this.composing;
    const asked: Composing = { prefix, picks: null };
    this.composing = asked;
    const picks = await this.picks(prefix);
    if (this.composing !== asked) return;
    this.composing = picks ? { prefix, picks } : before;
    if (picks?.complete) void this.foresee(this.composing, prefix, picks);
  }

  /** Shows the board as it would be after the whole action. */
  private async foresee(whole: Composing | null, prefix: readonly string[], picks: Picks): Promise<void> {
    const board = await this.preview(prefix.join(" "));
    if (this.composing === whole && board) this.composing = { prefix, picks, preview: board };
  }

  /** The board as it would be after an action; null when the server won't say. */
  async preview(action: string): Promise<BoardSheet | null> {
    const answer = await this.ask({ type: "preview", action });
    return answer?.type === "preview" ? answer.board : null;
  }

  /** Shows the board as it would be after a word that is offered, or (empty) as it is. */
  async glimpse(word: string): Promise<void> {
    this.pointed = word;
    if (this.glimpsed) this.glimpsed = null;
    if (word === "" || this.pending) return;
    const board = await this.preview(word);
    if (this.pointed === word && !this.pending) this.glimpsed = board;
  }

  /** Whether the board shows an answer that one points at. */
  get glimpses(): boolean {
    return this.glimpsed !== null && !this.pending && !this.composing?.preview;
  }

  /** Why nothing may follow this beginning of an action; null when the server won't say. */
  async explain(prefix: string[]): Promise<Why | null> {
    const answer = await this.ask({ type: "explain", prefix });
    return answer?.type === "explain" ? answer : null;
  }

  /** How far the piece on a square goes; null when nobody answers. */
  async reach(at: At): Promise<Reached | null> {
    const answer = await this.answer(this.link.wonder({ type: "reach", at }));
    return answer?.type === "reach" ? answer : null;
  }

  private ask(question: Question): Promise<Answer | null> {
    const seat = this.mine.find((one) => one === this.sheet?.turn) ?? this.mine[0];
    return this.answer(seat === undefined ? null : this.link.ask(seat, question));
  }

  private answer(ref: number | null): Promise<Answer | null> {
    if (ref === null) return Promise.resolve(null);
    return new Promise((resolve) => this.doubts.set(ref, resolve));
  }

  /** Plays picks that are a whole action; anything else is composed further. */
  async lay(...picks: readonly string[]): Promise<void> {
    await this.compose(picks);
    const { composing } = this;
    if (composing?.prefix === picks && composing.picks?.complete) this.composed();
  }

  /** Plays what was composed. */
  composed(): void {
    const { composing } = this;
    if (!composing?.picks?.complete) return;
    this.composing = null;
    this.play(composing.prefix.join(" "), composing.preview);
  }

  /** Lets the server pass windows for the viewer's seats, each after a random while. */
  autopass(on: boolean): void {
    for (const seat of this.mine) this.link.autopass(seat, on);
  }

  /** Lets the server pass windows for what is left of the other's turn, or no longer. */
  passTurn(on: boolean): void {
    const seat = this.mine.find((one) => one === this.sheet?.viewer);
    if (seat !== undefined) this.link.passTurn(seat, on);
  }

  /** Two at one screen: who looks at it from now on; null while it changes hands. */
  looks(seat: string | null): void {
    this.backlog.skip();
    this.link.looks(seat);
  }

  /** Raises an event of one's own seat; whether the table took it. */
  raise(event: string): Promise<boolean> {
    const [seat = ""] = this.mine;
    const ref = this.link.raise(seat, event);
    if (ref === null) return Promise.resolve(false);
    return new Promise((resolve) => this.said.set(ref, resolve));
  }

  /** Says something about a match that hasn't begun; whether the server took it. */
  agree(message: Agreeing): Promise<boolean> {
    const ref = this.link.agree(message);
    if (ref === null) return Promise.resolve(false);
    return new Promise((resolve) => this.said.set(ref, resolve));
  }

  /** Whether the sheet offers this word now. */
  may(word: string): boolean {
    return this.sheet?.offer.words.includes(word) ?? false;
  }

  /** Shows the position after `ply` actions; the last one, or null, is now. */
  async look(ply: number | null): Promise<void> {
    const last = this.stood.length;
    if (ply === null || (ply >= last && this.eyes === "")) {
      this.shown = null;
      this.eyes = "";
      return;
    }
    const replay = await this.fetchReplay();
    if (replay) this.shown = Math.max(0, Math.min(ply, replay.boards.length - 1));
  }

  /** Looks at the position shown through other eyes. */
  async see(eyes: string): Promise<void> {
    const before = this.eyes;
    this.eyes = eyes;
    this.replay = null;
    const replay = await this.fetchReplay();
    if (replay) this.shown = Math.min(this.shown ?? Infinity, replay.boards.length - 1);
    else this.eyes = before;
  }

  /** The boards looked back at, fetched unless they are here already; undefined when the server refuses. */
  async fetchReplay(): Promise<Replay | undefined> {
    const last = this.stood.length;
    const over = this.sheet?.outcome !== null;
    const whole = this.replay?.lines.length === last && this.replayedOver === over;
    if (this.replay && whole && this.follows(this.replay, last)) return this.replay;
    try {
      this.replay = await api.replay(this.id, this.eyes);
      this.replayedOver = over;
      return this.replay;
    } catch (error) {
      this.toast.tell(refusalOf(error));
      return undefined;
    }
  }

  wake(): void {
    this.link.wake();
  }

  /** The browser says that there is no network; a match on this device needs none. */
  cut(): void {
    if (!isHere(this.id)) this.link.cut();
  }

  close(): void {
    this.toast.hold();
    this.backlog.close();
    this.dealt();
    this.link.close();
  }

  /** Shows what has come meanwhile; whether that changed the game, so that what was about to be said may no longer be meant. */
  private catchUp(): boolean {
    const before = this.sheet?.version;
    return this.backlog.skip() && this.sheet?.version !== before;
  }

  private take(sheet: Sheet): void {
    const before = this.sheet;
    this.sheet = sheet;
    this.lobby = null;
    this.settle(sheet);
    if (sheet.version !== before?.version || sheet.viewer !== before.viewer) {
      this.composing = null;
      this.glimpsed = null;
    }
    if (this.shown !== null && this.replay && !this.follows(this.replay, this.shown)) this.shown = null;
    this.news(before, sheet);
  }

  /** Whether the first `upTo` actions of a replay are still those of the log: a takeback may have changed them. */
  private follows(replay: Replay, upTo: number): boolean {
    return replay.lines.slice(0, upTo).every((line, k) => line.n === this.stood[k]?.n);
  }
}
