import { flushSync } from "svelte";
import { expect, it } from "vitest";
import type { Session } from "../../src/play/session.svelte";
import { site } from "../../src/site/site.svelte";
import { headed } from "../../src/table/headed.svelte";
import { texts } from "../../src/texts";
import type { LogLine, Sheet } from "../../src/wire";

const HELP: LogLine = { n: 0, seat: "white", kind: "event", token: "help", text: "help" };

const sheet = (lines: LogLine[], blank: boolean): Sheet =>
  ({ game: "ironpond", lines, seats: [], options: {}, outcome: null, turn: "", board: { blank } }) as unknown as Sheet;

it("says that somebody was helped while the board is hidden, too", () => {
  let now = $state.raw(sheet([], false));
  const session = {
    id: "one",
    lobby: null,
    mine: [],
    get sheet() {
      return now;
    },
  } as unknown as Session;
  const mark = (): string | undefined => {
    flushSync();
    return site.where?.mark;
  };
  const end = $effect.root(() => headed(session, () => undefined));
  expect(mark()).toBe("");
  now = sheet([HELP], false);
  expect(mark()).toBe(texts().game.withHelp);
  now = sheet([], true);
  expect(mark()).toBe(texts().game.withHelp);
  end();
});
