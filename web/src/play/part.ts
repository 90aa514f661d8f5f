import { api, OFFLINE, Refused, type Where } from "../net/api";
import { keep, recall } from "../site/store";
import type { NewMatch, Seated } from "../wire";

/** This browser's part of a deal, kept so that it can be opened later and what was dealt be checked. */
export interface Part {
  /** The id of the deal that it was made for. */
  deal: string;
  nonce: string;
  commitment: string;
  /** The server's commitment when it was made. */
  server: string;
  /** The other seat's commitment when the nonce was opened; empty before, and where nobody else adds one. */
  other: string;
  /** Whether this browser has opened the nonce. */
  opened: boolean;
}

/** Browsers that keep nothing know it as long as the page lives. */
const here = new Map<string, Part>();

function isPart(kept: unknown): kept is Part {
  if (typeof kept !== "object" || kept === null) return false;
  const part = kept as Readonly<Record<string, unknown>>;
  if (typeof part["opened"] !== "boolean") return false;
  return ["deal", "nonce", "commitment", "server", "other"].every((name) => typeof part[name] === "string");
}

/** What this browser keeps of a match's deal. */
export function partOf(match: string): Part | undefined {
  const kept = recall(`deal.${match}`);
  return isPart(kept) ? kept : here.get(match);
}

/** Keeps it for a match. */
export function keepPart(match: string, part: Part): void {
  here.set(match, part);
  keep(`deal.${match}`, part);
}

/** Fetched with the first part that is made: whoever watches makes none. */
async function digests(): Promise<typeof import("../net/sha256")> {
  try {
    return await import("../net/sha256");
  } catch {
    throw new Refused(OFFLINE);
  }
}

/** A new part: a nonce of 128 random bits, for a seed that the server is committed to already. Throws `Refused` without a line. */
export async function make(match: string, deal: string, server: string): Promise<Part> {
  const { fingerprint } = await digests();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const nonce = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const part = { deal, nonce, commitment: fingerprint(nonce), server, other: "", opened: false };
  keepPart(match, part);
  return part;
}

/** Creates a match; where nobody else adds to its deal, this browser does so at once. */
export async function found(match: NewMatch, whom?: string, where: Where = {}): Promise<Seated> {
  if (!where.device) digests().catch(() => undefined);
  const seated = await api.create({ begin: "seated", ...match }, whom, where);
  const { id, deal, commitment: server } = seated;
  if (match.opponent === "friend" || deal === undefined || server === undefined) return seated;
  // If this gets lost, the match's own page goes on with it.
  return add(id, deal, server).catch(() => seated);
}

async function add(match: string, deal: string, server: string): Promise<Seated> {
  const part = await make(match, deal, server);
  keepPart(match, { ...part, opened: true });
  return api.deal(match, { deal, commitment: part.commitment, nonce: part.nonce });
}
