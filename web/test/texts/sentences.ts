/** What functions of texts are called with, one after the other, to see all that they say. */
const SAMPLES = [0, 1, 2, "mot", ""];

/** All the sentences of a tree of texts with their places; functions are called with each sample. */
export function sentences(value: unknown, samples: readonly unknown[] = SAMPLES, at = ""): [string, string][] {
  if (typeof value === "string") return [[at, value]];
  if (typeof value === "function")
    return samples.flatMap((sample) => {
      const made: unknown = Reflect.apply(value, null, [sample, sample, sample, sample, sample]);
      return sentences(made, samples, `${at}(${String(sample)})`);
    });
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, one]) => sentences(one, samples, `${at}/${key}`));
  return [];
}
