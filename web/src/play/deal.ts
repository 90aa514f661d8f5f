import { api, OFFLINE } from "../net/api";
import { refusalOf } from "../site/site.svelte";
import type { DealRounds, LobbyInfo } from "../wire";
import { keepPart, make, partOf, type Part } from "./part";

/**
 * What this page is to do for a deal now: commit itself, open its nonce, begin anew because another browser holds the
 * nonce (`lost`) or because the other side doesn't open its own (`late`); nothing otherwise.
 */
export type Step = "commit" | "open" | "lost" | "late" | null;

/** The seat that this visitor adds a nonce for. */
export function adderOf(rounds: DealRounds, mine: readonly string[]): string | undefined {
  return rounds.due.find((seat) => mine.includes(seat));
}

/** See `Step`; `part` is what this browser keeps. */
export function stepOf(rounds: DealRounds, mine: readonly string[], part: Part | undefined): Step {
  const me = adderOf(rounds, mine);
  if (me === undefined) return null;
  const standing = rounds.commitments[me];
  if (rounds.opened.includes(me)) return rounds.due.every((seat) => rounds.opened.includes(seat)) ? null : "late";
  if (!standing) return "commit";
  if (!rounds.opening || rounds.due.some((seat) => !rounds.commitments[seat])) return null;
  return part?.deal === rounds.id && part.commitment === standing ? "open" : "lost";
}

/** How long another browser of this visitor may take to open, and the other side, in milliseconds. */
const LOST = 5_000;
const LATE = 125_000;
const RETRY = 2_000;

/** Does this page's part of the deal of one match by itself. */
export class Dealer {
  private heard: LobbyInfo | null = null;
  private busy = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** When we began to wait for the other side, and for which deal. */
  private waiting = { deal: "", since: 0 };

  constructor(private readonly match: string) {}

  /** Takes how the match stands before it begins. */
  hear(lobby: LobbyInfo): void {
    this.heard = lobby;
    clearTimeout(this.timer);
    const rounds = lobby.deal;
    if (this.busy || !rounds) return;
    const mine = lobby.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
    const step = stepOf(rounds, mine, partOf(this.match));
    if (step === "commit") this.commit(lobby, rounds, partOf(this.match));
    if (step === "open") this.open(lobby, rounds, mine);
    if (step === "lost") this.timer = setTimeout(() => this.commit(lobby, rounds), LOST);
    if (step === "late") this.timer = setTimeout(() => this.remind(lobby, rounds, mine), this.left(rounds));
  }

  /** Does nothing more. */
  close(): void {
    clearTimeout(this.timer);
    this.heard = null;
  }

  private left(rounds: DealRounds): number {
    if (this.waiting.deal !== rounds.id) this.waiting = { deal: rounds.id, since: Date.now() };
    return Math.max(0, this.waiting.since + LATE - Date.now());
  }

  /** Whoever is away is waited for. */
  private remind(lobby: LobbyInfo, rounds: DealRounds, mine: readonly string[]): void {
    if (lobby.seats.some((seat) => !mine.includes(seat.seat) && seat.here)) this.commit(lobby, rounds);
  }

  private commit(lobby: LobbyInfo, rounds: DealRounds, kept?: Part): void {
    this.send(lobby, this.committed(lobby, rounds, kept));
  }

  private async committed(lobby: LobbyInfo, rounds: DealRounds, kept?: Part): Promise<unknown> {
    const part = kept?.deal === rounds.id ? kept : await make(this.match, rounds.id, lobby.commitment);
    return api.deal(this.match, { deal: rounds.id, commitment: part.commitment });
  }

  private open(lobby: LobbyInfo, rounds: DealRounds, mine: readonly string[]): void {
    const part = partOf(this.match);
    if (!part) return;
    const me = adderOf(rounds, mine);
    const other = rounds.due.filter((seat) => seat !== me).map((seat) => rounds.commitments[seat] ?? "")[0] ?? "";
    keepPart(this.match, { ...part, other, opened: true });
    const { nonce } = part;
    this.send(lobby, api.deal(this.match, { deal: rounds.id, nonce, ...(other === "" ? {} : { other }) }));
  }

  /** What comes of it is heard over the socket; if nothing could be said, it is said again. */
  private send(about: LobbyInfo, said: Promise<unknown>): void {
    this.busy = true;
    said.then(
      () => this.said(about, false),
      (error: unknown) => this.said(about, refusalOf(error).code === OFFLINE.code),
    );
  }

  private said(about: LobbyInfo, again: boolean): void {
    this.busy = false;
    const { heard } = this;
    if (heard === null) return;
    if (heard !== about) this.hear(heard);
    else if (again) this.timer = setTimeout(() => this.hear(heard), RETRY);
  }
}
