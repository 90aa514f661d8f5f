import { describe, expect, it } from "vitest";
import { mergeLobby } from "../../src/play/merge";
import { changesOf, fateOf, keptIn, newsOf, wholeOf } from "../../src/lobby/terms";
import type { GameInfo, LobbyInfo, SeatInfo } from "../../src/wire";

const game: GameInfo = {
  id: "ironpond",
  title: "Iron Pond",
  seats: ["white", "black"],
  levels: 8,
  options: [
    { name: "deck", value: "72", values: ["72", "68"], open: true },
    { name: "open", value: "false", values: ["false", "true"], open: false },
  ],
};
const seat = (more: Partial<SeatInfo>): SeatInfo => ({
  seat: "white",
  kind: "guest",
  name: "Ann",
  level: 0,
  mine: false,
  here: true,
  ...more,
});
const lobby = (more: Partial<LobbyInfo> = {}): LobbyInfo => ({
  type: "lobby",
  id: "m1",
  game: "ironpond",
  clock: "",
  version: 0,
  seats: [seat({ mine: true }), seat({ seat: "black", name: "Ben" })],
  ready: [],
  by: null,
  proposed: wholeOf(game, {}),
  options: wholeOf(game, {}),
  cards: ["1", "2"],
  removals: { white: [], black: [] },
  remarks: [],
  quick: false,
  dealt: true,
  commitment: "",
  ...more,
});

describe("options", () => {
  it("are whole with their defaults, and only differences are changes", () => {
    expect(wholeOf(game, { deck: "68" })).toEqual({ deck: "68", open: "false" });
    expect(changesOf(wholeOf(game, {}), wholeOf(game, { open: "true" }))).toEqual({ open: "true" });
    expect(changesOf(wholeOf(game, {}), wholeOf(game, {}))).toEqual({});
  });
});

it("of options only what changed is told again", () => {
  const before = lobby({ proposed: wholeOf(game, { deck: "68" }) });
  expect(mergeLobby(before, lobby({ proposed: { open: "true" } })).proposed).toEqual({ deck: "68", open: "true" });
  expect(mergeLobby(null, before)).toEqual(before);
});

describe("cards to leave out", () => {
  it("are the viewer's, the other's, or both's", () => {
    const two = lobby({ removals: { white: ["1", "3"], black: ["2", "3"] } });
    expect(["1", "2", "3", "4"].map((card) => fateOf(two, "white", card))).toEqual(["mine", "theirs", "both", "none"]);
    expect(fateOf(two, "black", "1")).toBe("theirs");
  });
});

describe("cards that the other keeps", () => {
  it("are those that they took off the viewer's list, not those that left with a deck", () => {
    const before = lobby({ removals: { white: ["1", "2"], black: [] } });
    const now = lobby({ version: 1, by: "black", removals: { white: ["2"], black: [] } });
    expect(keptIn(before, now, "white")).toEqual(["1"]);
    expect(keptIn(before, now, "black")).toEqual([]);
    expect(keptIn(before, { ...now, by: "white" }, "white")).toEqual([]);
    expect(keptIn(before, { ...now, cards: ["2"] }, "white")).toEqual([]);
  });
});

describe("news", () => {
  it("names what the other changed, and not what the viewer changed", () => {
    const now = lobby({ version: 1, by: "black", options: wholeOf(game, { deck: "68" }) });
    expect(newsOf(lobby(), now).changed).toEqual(["deck"]);
    expect(newsOf(lobby(), now).by?.name).toBe("Ben");
    expect(newsOf(lobby(), { ...now, by: "white" })).toMatchObject({ changed: [], by: undefined });
  });

  it("tells who agrees, who no longer does, and who sat down", () => {
    const agreed = lobby({ ready: ["black"] });
    expect(newsOf(lobby(), agreed).readied.map((one) => one.name)).toEqual(["Ben"]);
    expect(newsOf(agreed, lobby()).unreadied.map((one) => one.name)).toEqual(["Ben"]);
    expect(newsOf(agreed, lobby({ version: 1 })).unreadied).toEqual([]);
    const alone = lobby({ seats: [seat({ mine: true }), seat({ seat: "black", kind: "open", name: "" })] });
    expect(newsOf(alone, lobby()).sat.map((one) => one.name)).toEqual(["Ben"]);
  });
});
