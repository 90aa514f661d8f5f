import type { Place } from "./places.ts";

/** A chunk of the built page, with its styles. */
export interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

export function closure(source: string, found?: Map<string, Chunk>): Map<string, Chunk>;
export function chunksOf(place: Pick<Place, "modules">, lang: string): Map<string, Chunk>;
