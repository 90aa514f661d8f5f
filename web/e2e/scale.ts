const DAY = 86_400_000;

/** Whether what is worth more at length is done at length. */
export const lengthy = process.env["ZIZANIE_LONG"] === "true";

/** The seed of `--seed`, otherwise one that changes with the day (UTC). */
export const seed = Number(process.env["ZIZANIE_SEED"] ?? Math.floor(Date.now() / DAY));

/** Which of two halves something falls into: it changes with the seed. */
export function half(name: string): 0 | 1 {
  const sum = [...name].reduce((sum, letter) => sum + letter.codePointAt(0)!, seed);
  return sum % 2 === 0 ? 0 : 1;
}
