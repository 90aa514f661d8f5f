import type { NewMatch, Seated } from "../wire";
import { api, Refused } from "./api";

/** What this visitor adds to the dealing of a match: 128 random bits. */
export function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Creates a match: the server commits itself to a seed before it hears what we add to the dealing. */
export async function found(match: NewMatch): Promise<Seated> {
  try {
    return await committed(match);
  } catch (error) {
    // A restart forgets commitments that were given out.
    if (error instanceof Refused && error.refusal.code === "stale") return committed(match);
    throw error;
  }
}

async function committed(match: NewMatch): Promise<Seated> {
  const { commitment } = await api.commitment();
  return api.create({ ...match, commitment, nonce: nonce() });
}
