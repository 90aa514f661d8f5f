import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it, vi } from "vitest";
import { runtime } from "../../src/device/runtime";

const OURS = ["around", "text"];
const IMPORTS = 2;
/** Of the kinds of imports, a function is told by one number; the others are some globals and the memory. */
const FUNCTION = 0;

/** The functions that the program asks for but for our own, read by hand: Node knows no module of this kind. */
function asked(program: Uint8Array): string[] {
  let at = 8;
  const number = () => {
    let value = 0;
    for (let shift = 0, byte = 128; byte & 128; shift += 7) value |= ((byte = program[at++] ?? 0) & 127) << shift;
    return value;
  };
  const name = () => {
    const length = number();
    return new TextDecoder().decode(program.subarray(at, (at += length)));
  };
  while (program[at++] !== IMPORTS) {
    const length = number();
    at += length;
  }
  number();
  const functions: string[] = [];
  for (let left = number(); left > 0; left--) {
    const [module, field, kind] = [name(), name(), number()];
    if (kind === FUNCTION) number();
    else if (kind === 2) for (let limits = number() & 1 ? 2 : 1; limits > 0; limits--) number();
    else at += 2;
    if (kind === FUNCTION && !OURS.includes(module)) functions.push(`${module}.${field}`);
  }
  return functions;
}

it("lends the program all that it asks for", () => {
  const needs = new TextEncoder().encode(JSON.stringify({ min: 1, dataSize: 8 }));
  vi.spyOn(WebAssembly.Module, "customSections").mockReturnValue([needs.buffer]);
  const lent = Object.entries(runtime({} as WebAssembly.Module)).flatMap(([module, given]) =>
    Object.keys(given).map((field) => `${module}.${field}`),
  );
  const program = asked(readFileSync(resolve(import.meta.dirname, "../../.device/device.wasm")));
  expect(program.length).toBeGreaterThan(10);
  expect(program.filter((one) => !lent.includes(one))).toEqual([]);
});
