import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initWasm, Resvg, type ResvgRenderOptions } from "@resvg/resvg-wasm";

const file = createRequire(import.meta.url).resolve;
let ready: Promise<void> | undefined;

/** Loads what makes pixels of drawings, once. */
export function loaded(): Promise<void> {
  return (ready ??= initWasm(readFileSync(file("@resvg/resvg-wasm/index_bg.wasm"))));
}

/** A drawing as PNG. */
export function png(svg: string, options: ResvgRenderOptions = {}): Uint8Array {
  return new Resvg(svg, options).render().asPng();
}
