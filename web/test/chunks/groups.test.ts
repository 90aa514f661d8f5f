import { describe, expect, it } from "vitest";
import { chunkNames } from "../../chunks/groups";

/** What each module imports at once; what it fetches later stands after a bar. */
const MODULES: Readonly<Record<string, string>> = {
  "main.ts": "App.svelte site/settings.ts",
  "App.svelte": "games/index.svelte.ts | home/Home.svelte home/OpenBox.svelte table/GamePage.svelte account/Me.svelte",
  "games/index.svelte.ts": "games/a/box.ts games/b/box.ts | games/a/index.ts games/b/index.ts",
  "games/a/box.ts": "",
  "games/b/box.ts": "",
  "home/Home.svelte": "home/rows.ts parts/Card.svelte",
  "home/OpenBox.svelte": "",
  "home/rows.ts": "",
  "table/GamePage.svelte": "parts/Card.svelte play/session.ts | table/Later.svelte",
  "table/Later.svelte": "parts/day.ts",
  "play/session.ts": "site/settings.ts",
  "games/a/index.ts": "play/session.ts game/Hand.svelte games/a/log.ts | games/a/Options.svelte",
  "games/b/index.ts": "game/Hand.svelte",
  "games/a/log.ts": "",
  "games/a/Options.svelte": "games/a/log.ts parts/day.ts",
  "game/Hand.svelte": "",
  "parts/Card.svelte": "",
  "parts/day.ts": "",
  "account/Me.svelte": "home/rows.ts parts/day.ts",
  "site/settings.ts": "",
};

const ids = (names: string | undefined): string[] =>
  (names ?? "")
    .trim()
    .split(" ")
    .filter((name) => name)
    .map((name) => `/src/${name}`);

function named(): Record<string, string> {
  const nameOf = chunkNames("/src");
  const getModuleInfo = (id: string): unknown => {
    const [now, later] = (MODULES[id.slice("/src/".length)] ?? "").split("|");
    return { importedIds: ids(now), dynamicallyImportedIds: ids(later) };
  };
  const modules = { getModuleInfo } as Parameters<typeof nameOf>[1];
  return Object.fromEntries(Object.keys(MODULES).map((name) => [name, nameOf(`/src/${name}`, modules) ?? "-"]));
}

describe("a module", () => {
  it("goes to the chunk of the first page that needs it at once, or to one of those that share it", () => {
    expect(named()).toEqual({
      "main.ts": "-",
      "App.svelte": "base",
      "games/index.svelte.ts": "base",
      "games/a/box.ts": "base",
      "games/b/box.ts": "base",
      "site/settings.ts": "kernel",
      "home/Home.svelte": "home",
      "home/OpenBox.svelte": "home",
      "home/rows.ts": "home",
      "parts/Card.svelte": "base",
      "table/GamePage.svelte": "table",
      "play/session.ts": "table",
      "games/a/index.ts": "a",
      "games/a/log.ts": "a",
      "games/b/index.ts": "b",
      "game/Hand.svelte": "games",
      "games/a/Options.svelte": "-",
      "table/Later.svelte": "-",
      "parts/day.ts": "-",
      "account/Me.svelte": "-",
    });
  });
});
