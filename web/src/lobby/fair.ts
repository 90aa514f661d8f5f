import type { Sheet } from "../wire";

/** What a finished match's secrets are found to be. */
export interface Verdict {
  seed: boolean;
  seals: boolean;
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The fingerprints of secret squares that the log shows. */
export function sealedIn(sheet: Pick<Sheet, "lines">): string[] {
  return sheet.lines.flatMap((line) => line.sealed ?? []);
}

/** Whether seed and secret squares are what was announced; undefined while the match runs, or where nothing can be computed. */
export async function judged(
  sheet: Pick<Sheet, "lines" | "seed" | "seals" | "commitment">,
): Promise<Verdict | undefined> {
  // Browsers offer digests to secure origins only.
  if (sheet.seed === undefined || !("subtle" in crypto)) return undefined;
  const seals = sheet.seals ?? [];
  const made = await Promise.all(seals.map((seal) => sha256(`${seal.nonce}|${seal.square}`)));
  return {
    seed: (await sha256(sheet.seed)) === sheet.commitment,
    seals: JSON.stringify(made) === JSON.stringify(sealedIn(sheet)),
  };
}
