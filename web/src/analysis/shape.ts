/** Whether something that was read is what it should be. */
type Check = (read: unknown) => boolean;

const text: Check = (read) => typeof read === "string";
const number: Check = (read) => Number.isFinite(read);
const count: Check = (read) => Number.isInteger(read) && Number(read) >= 0;
const flag: Check = (read) => typeof read === "boolean";

const isObject = (read: unknown): read is Record<string, unknown> =>
  typeof read === "object" && read !== null && !Array.isArray(read);

const list =
  (of: Check): Check =>
  (read) =>
    Array.isArray(read) && read.every(of);
const each =
  (of: Check): Check =>
  (read) =>
    isObject(read) && Object.values(read).every(of);
const maybe =
  (of: Check): Check =>
  (read) =>
    read === undefined || of(read);
const shape =
  (fields: Readonly<Record<string, Check>>): Check =>
  (read) =>
    isObject(read) && Object.entries(fields).every(([name, of]) => of(read[name]));

const telling = shape({ action: text, written: text, bits: number, others: count });
const told = shape({ bits: number, bestBits: maybe(number), rank: count, among: count, most: list(telling) });

/** Whether a value that was read is an `Analysis`. */
export const isAnalysis: Check = shape({
  seats: each(shape({ start: number, result: number, books: list(shape({ ply: count, kind: text, value: number })) })),
  decisions: list(
    shape({
      ply: count,
      seat: text,
      played: text,
      best: text,
      value: number,
      bestValue: number,
      interval: number,
      told: maybe(told),
    }),
  ),
  truth: maybe(list(number)),
  cards: maybe(
    list(
      shape({
        ply: count,
        seat: text,
        card: text,
        played: flag,
        gain: number,
        interval: number,
        countered: maybe(number),
      }),
    ),
  ),
  like: maybe(each(shape({ fr: text, en: text }))),
  written: each(text),
});
