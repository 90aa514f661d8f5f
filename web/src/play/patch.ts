import type { Patch } from "../wire";

/** The sheets of one socket as they came: later ones may come as pieces of the two before and what is new between. */
export class Patched {
  private before = "";
  private last = "";

  /** A sheet that came whole. */
  keep(text: string): void {
    this.before = this.last;
    this.last = text;
  }

  /** The JSON of the sheet that a patch stands for; null when it doesn't fit what came before. */
  apply(patch: Patch): string | null {
    const base = this.before + this.last;
    if (base.length !== patch.of) return null;
    const text = patch.texts.map((part, k) => piece(base, patch.copies, k - 1) + part).join("");
    this.keep(text);
    return text;
  }
}

function piece(base: string, copies: readonly number[], k: number): string {
  const from = copies[2 * k];
  const length = copies[2 * k + 1];
  return from === undefined || length === undefined ? "" : base.slice(from, from + length);
}
