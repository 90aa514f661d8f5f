import { beforeEach, describe, expect, it } from "vitest";
import { chosenIn } from "../../src/lobby/chosen";
import { usualGame } from "../../src/lobby/slow";
import { keepSetup, matchOf, setupOf, standard } from "../../src/lobby/setup";
import type { GameParts } from "../../src/game/parts";
import { site } from "../../src/site/site.svelte";
import type { GameInfo } from "../../src/wire";

const game: GameInfo = {
  id: "tsunami",
  title: "Tsunami",
  seats: ["black", "white"],
  levels: 8,
  options: [
    { name: "deck", value: "projet-1", values: ["projet-1", "none"], open: true },
    { name: "ko", value: "nssk", values: ["nssk", "psk"], open: false },
  ],
};

beforeEach(() => localStorage.clear());

it("the usual game has the defaults, or what is usual where moves take days", () => {
  const parts = { match: { slow: { deck: "none" } } } as unknown as GameParts;
  expect(usualGame(game, parts, {})).toBe(true);
  expect(usualGame(game, parts, { ko: "nssk", deck: "none" })).toBe(true);
  expect(usualGame(game, parts, { ko: "psk" })).toBe(false);
  expect(usualGame(game, { match: {} } as GameParts, { deck: "none" })).toBe(false);
});

describe("what was chosen last time", () => {
  it("comes back for its game, and its level for a game not yet played", () => {
    keepSetup("tsunami", { ...standard(game), options: { ko: "psk" }, seat: "second", level: 6 });
    expect(setupOf(game)).toEqual({
      options: { ko: "psk" },
      seat: "second",
      level: 6,
      clock: "",
      haste: "",
      together: false,
    });
    expect(setupOf({ ...game, id: "felon" })).toEqual({ ...standard(game), level: 6 });
  });

  it("leaves nothing in the browser of what somebody who has an account made", () => {
    site.me = { id: "ann", name: "Anne", kept: true, news: 0 };
    keepSetup("tsunami", { ...standard(game), options: { ko: "psk", deck: '{"id":"club"}' } });
    expect(setupOf(game).options).toEqual({ ko: "psk" });
    site.me = null;
  });

  it("is forgotten as far as the game knows it no more", () => {
    keepSetup("tsunami", { ...standard(game), options: { ko: "simple", gone: "1", deck: "{}" }, level: 20 });
    expect(setupOf(game)).toMatchObject({ options: { deck: "{}" }, level: 8 });
    localStorage.setItem("zizanie.setup.tsunami", '{"options":3,"seat":[],"level":"high"}');
    expect(setupOf(game)).toMatchObject({ options: {}, seat: "random" });
  });
});

describe("a match asked for", () => {
  const seats = ["black", "white"];

  it("names what matters against that opponent only", () => {
    const setup = { ...standard(game), seat: "second" as const, level: 4, clock: "10+5" };
    expect(matchOf(game, "computer", setup, seats)).toEqual({
      game: "tsunami",
      options: {},
      opponent: "computer",
      seat: "white",
      level: 4,
    });
    expect(matchOf(game, "computer", { ...setup, haste: "5+3" }, seats)).toMatchObject({ clock: "5+3" });
    expect(matchOf(game, "friend", setup, seats)).toMatchObject({ begin: "seated", clock: "10+5", seat: "white" });
    expect(matchOf(game, "screen", setup, seats)).toEqual({ game: "tsunami", options: {}, opponent: "screen" });
  });
});

describe("what isn't standard", () => {
  const words = { deck: { none: "no cards", other: "own cards" }, ko: "strict ko" };

  it("is said in the words of the game, whichever the value", () => {
    expect(chosenIn(words, game, {})).toEqual([]);
    expect(chosenIn(words, game, { ko: "psk", deck: "none" })).toEqual(["no cards", "strict ko"]);
    expect(chosenIn(words, game, { deck: "{…}" })).toEqual(["own cards"]);
    expect(chosenIn({ ko: (value) => `ko ${value}` }, game, { ko: "psk", deck: "none" })).toEqual(["deck", "ko psk"]);
  });
});
