/** A module with a type of the garbage collector's: `(module (type (struct)))`. */
const STRUCT = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 3, 1, 0x5f, 0]);

let known: boolean | undefined;

/** Whether this browser can be a house: it runs the program, and has where to keep games. */
export function able(): boolean {
  return (known ??= look());
}

function look(): boolean {
  try {
    return (
      "Worker" in globalThis &&
      "indexedDB" in globalThis &&
      typeof WebAssembly === "object" &&
      WebAssembly.validate(STRUCT)
    );
  } catch {
    // A browser that refuses even the question can't.
    return false;
  }
}
