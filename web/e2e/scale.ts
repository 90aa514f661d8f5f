import type { TestInfo } from "@playwright/test";

const DAY = 86_400_000;
const TWELFTHS = 12;

/** Whether all is done: without the suite's word, that is for whoever asks for a test by its name. */
export const lengthy = process.env["ZIZANIE_LONG"] !== "false";

/** The seed of `--seed`, otherwise one that changes with the day (UTC). */
const seed = Number(process.env["ZIZANIE_SEED"] ?? Math.floor(Date.now() / DAY));

/** A test that is part of every run. */
export const DAILY = { tag: "@daily" };

/** Which of so many shares something falls into; with the seed it goes from one to the next. */
export function share(name: string, shares: number): number {
  const sum = [...name].reduce((sum, letter) => (31 * sum + letter.codePointAt(0)!) % 65_521, 7);
  return (((sum + seed) % shares) + shares) % shares;
}

/** Whether a test is due in this run: twelve days make them all. */
export function due({ title, tags }: TestInfo): boolean {
  return lengthy || tags.includes(DAILY.tag) || share(title, TWELFTHS) === 0;
}
