import { describe, expect, it } from "vitest";
import { glimpses } from "../../src/game/glimpse";
import type { Session } from "../../src/play/session.svelte";

describe("an answer that is pointed at", () => {
  it("shows what comes of it, and never while the page is being changed", async () => {
    const shown: string[] = [];
    const session = { glimpse: (word: string) => void shown.push(word) } as unknown as Session;
    const button = document.createElement("button");
    const gone = glimpses(session, "pass")(button);
    button.dispatchEvent(new Event("pointerenter"));
    button.dispatchEvent(new Event("blur"));
    expect(shown).toEqual([]);
    await Promise.resolve();
    expect(shown).toEqual(["pass", ""]);
    if (gone) gone();
    expect(shown).toEqual(["pass", ""]);
    await Promise.resolve();
    expect(shown).toEqual(["pass", "", ""]);
  });
});
