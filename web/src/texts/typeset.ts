import { french } from "../wire/french";

/** Sets every sentence of a tree of texts, also those that functions will make. */
export function typeset<T>(texts: T): T {
  return walk(texts) as T;
}

function walk(value: unknown): unknown {
  if (typeof value === "string") return french(value);
  if (Array.isArray(value)) return value.map(walk);
  if (typeof value === "function") return (...given: unknown[]): unknown => walk(Reflect.apply(value, null, given));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, walk(one)]));
  return value;
}
