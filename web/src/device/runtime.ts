// What TeaVM's library needs of a browser. TeaVM brings a runtime of its own, which makes functions of texts; the policy
// of the page forbids that, and a program that crosses by `Crossing` needs little of it.

/** What no program of ours comes to: JavaScript's objects and texts in Java. */
function absent(...names: string[]): WebAssembly.ModuleImports {
  const refused = (name: string) => (): never => {
    throw new Error(`the program asks for ${name}`);
  };
  return Object.fromEntries(names.map((name) => [name, refused(name)]));
}

const fixed = (value: number): WebAssembly.Global => new WebAssembly.Global({ value: "i32", mutable: false }, value);

/** Pages of 64 KiB that TeaVM lets the memory beside the heap grow to. */
const MOST_PAGES = 32_768;

/** What TeaVM writes into a program about the memory beside its heap, where its texts and files lie. */
interface Needs {
  /** In pages. */
  readonly min: number;
  /** In bytes, at the beginning. */
  readonly dataSize: number;
}

/** A program's imports but for our own. */
export function runtime(module: WebAssembly.Module): WebAssembly.Imports {
  const [section] = WebAssembly.Module.customSections(module, "teavm.memoryRequirements");
  const needs = JSON.parse(new TextDecoder().decode(section)) as Needs;
  return {
    env: { memory: new WebAssembly.Memory({ initial: needs.min, maximum: MOST_PAGES }) },
    teavmMemory: {
      heapOffset: fixed(Math.ceil(needs.dataSize / 8) * 8),
      maxSize: fixed(2 ** 31 - 1),
      notifyHeapResized: () => {},
    },
    teavmMath: { floor: Math.floor, sqrt: Math.sqrt, sin: Math.sin },
    teavmDate: { currentTimeMillis: Date.now },
    // Nobody reads where a failure came from: the names are one letter each.
    teavm: { takeStackTrace: () => null, decorateException: () => {} },
    teavmJso: {
      // The one function that it makes of a text hands a text through, whenever an exception is made.
      createFunction1: () => (text: unknown) => text,
      callFunction1: (hands: (text: unknown) => unknown, text: unknown) => hands(text),
      stringBuiltinsSupported: () => 0,
      ...absent("callMethod0", "getProperty", "global", "instanceOf", "instanceOfOrNull", "isUndefined"),
    },
    // It makes a few texts as it starts, and never needs them.
    "wasm:js-string": {
      concat: (a: string, b: string) => a + b,
      fromCharCode: (unit: number) => String.fromCharCode(unit),
      substring: (text: string, from: number, to: number) => text.substring(from, to),
      ...absent("charCodeAt", "fromCharCodeArray", "intoCharCodeArray", "length"),
    },
  };
}
