// How texts cross between a script and the program: a UTF-16 unit at a time (Crossing.java, on the other side).

/** More units than an engine takes as arguments at once. */
const CHUNK = 8192;

export interface Crossing {
  /** What the program imports as "text". */
  readonly imports: WebAssembly.ModuleImports;
  /** Calls the program with texts. */
  call(what: () => void, given: readonly string[]): void;
  /** The next text that the program has given. */
  said(): string;
}

export function textsOf(): Crossing {
  let given: readonly string[] = [];
  let units = new Uint16Array(CHUNK);
  let length = 0;
  const said: string[] = [];
  const whole = (): string => {
    if (length <= CHUNK) return String.fromCharCode(...units.subarray(0, length));
    const parts: string[] = [];
    for (let from = 0; from < length; from += CHUNK)
      parts.push(String.fromCharCode(...units.subarray(from, Math.min(length, from + CHUNK))));
    return parts.join("");
  };
  return {
    imports: {
      length: (which: number) => given[which]?.length ?? 0,
      unit: (which: number, at: number) => given[which]?.charCodeAt(at) ?? 0,
      begin: (room: number) => {
        length = 0;
        if (room > units.length) units = new Uint16Array(2 * room);
      },
      put: (unit: number) => {
        units[length++] = unit;
      },
      end: () => {
        said.push(whole());
      },
    },
    call(what, texts) {
      said.length = 0;
      given = texts;
      what();
    },
    said: () => said.shift() ?? "",
  };
}
