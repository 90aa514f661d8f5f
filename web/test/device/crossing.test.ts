import { describe, expect, it } from "vitest";
import { textsOf, type Crossing } from "../../src/device/crossing";

/** Gives a text as the program does. */
function give({ imports }: Crossing, text: string): void {
  const call = imports as Record<string, (...given: number[]) => number>;
  call["begin"]?.(text.length);
  for (let at = 0; at < text.length; at++) call["put"]?.(text.charCodeAt(at));
  call["end"]?.();
}

/** What the program takes for a text that was given. */
function taken({ imports }: Crossing, which: number): string {
  const call = imports as Record<string, (...given: number[]) => number>;
  const length = call["length"]?.(which) ?? 0;
  return String.fromCharCode(...Array.from({ length }, (_, at) => call["unit"]?.(which, at) ?? 0));
}

describe("texts between a script and the program", () => {
  const odd = "é\u0000🐙\ud800 ‘quoted’\n";

  it("arrive as they were given, in their order", () => {
    const texts = textsOf();
    let first = "";
    let second = "";
    texts.call(() => ([first, second] = [taken(texts, 0), taken(texts, 1)]), [odd, ""]);
    expect([first, second]).toEqual([odd, ""]);
    give(texts, odd);
    give(texts, "");
    give(texts, "last");
    expect([texts.said(), texts.said(), texts.said()]).toEqual([odd, "", "last"]);
  });

  it("may be long", () => {
    const texts = textsOf();
    const long = odd.repeat(10_000);
    give(texts, long);
    expect(texts.said()).toBe(long);
  });

  it("of a call before are gone", () => {
    const texts = textsOf();
    give(texts, "before");
    texts.call(() => give(texts, "now"), []);
    expect(texts.said()).toBe("now");
    expect(texts.said()).toBe("");
  });
});
