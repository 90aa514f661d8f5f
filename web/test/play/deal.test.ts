import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fingerprint } from "../../src/net/sha256";
import { Dealer, stepOf } from "../../src/play/deal";
import { partOf, type Part } from "../../src/play/part";
import type { DealPart, DealRounds, LobbyInfo, SeatInfo } from "../../src/wire";

const part: Part = { deal: "m1", nonce: "n", commitment: fingerprint("n"), server: "c0", other: "", opened: false };
const rounds = (more: Partial<DealRounds> = {}): DealRounds => ({
  id: "m1",
  voided: 0,
  due: ["white", "black"],
  commitments: { white: part.commitment, black: "c2" },
  opened: [],
  opening: true,
  ...more,
});

it("one commits oneself, then opens when all stand, then waits", () => {
  const mine = ["white"];
  expect(stepOf(rounds({ commitments: { white: "", black: "c2" } }), mine, undefined)).toBe("commit");
  expect(stepOf(rounds({ commitments: { white: part.commitment, black: "" } }), mine, part)).toBeNull();
  expect(stepOf(rounds({ opening: false }), mine, part)).toBeNull();
  expect(stepOf(rounds(), mine, part)).toBe("open");
  expect(stepOf(rounds({ opened: ["white"] }), mine, part)).toBe("late");
  expect(stepOf(rounds({ opened: ["white", "black"] }), mine, part)).toBeNull();
  expect(stepOf(rounds(), [], part)).toBeNull();
});

it("a nonce that this browser doesn't hold is lost, and so is one for a deal that was given up", () => {
  expect(stepOf(rounds(), ["white"], undefined)).toBe("lost");
  expect(stepOf(rounds({ id: "m1.2" }), ["white"], part)).toBe("lost");
  expect(stepOf(rounds(), ["black"], part)).toBe("lost");
});

const seat = (name: string, mine: boolean, here = true): SeatInfo => ({
  seat: name,
  kind: "guest",
  name,
  level: 0,
  mine,
  here,
});
const lobby = (deal: DealRounds, here = true): LobbyInfo =>
  ({ type: "lobby", commitment: "c0", seats: [seat("white", true), seat("black", false, here)], deal }) as LobbyInfo;

const sent: DealPart[] = [];
beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)) as DealPart);
    return Promise.resolve(new Response("{}"));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("a page commits itself once, keeps its nonce over a reload, and opens it for what it saw", async () => {
  const first = new Dealer("m1");
  first.hear(lobby(rounds({ commitments: { white: "", black: "" } })));
  await vi.advanceTimersByTimeAsync(10);
  const kept = partOf("m1")!;
  expect(kept.nonce).toMatch(/^[0-9a-f]{32}$/);
  expect(kept.server).toBe("c0");
  expect(sent).toEqual([{ deal: "m1", commitment: fingerprint(kept.nonce) }]);
  first.close();
  new Dealer("m1").hear(lobby(rounds({ commitments: { white: kept.commitment, black: "c2" } })));
  expect(sent[1]).toEqual({ deal: "m1", nonce: kept.nonce, other: "c2" });
  expect(partOf("m1")!.other).toBe("c2");
});

it("it begins anew when the other side is there and opens nothing, and waits for one who is away", async () => {
  const dealer = new Dealer("m1");
  dealer.hear(lobby(rounds({ opened: ["white"] }), false));
  await vi.advanceTimersByTimeAsync(200_000);
  expect(sent).toEqual([]);
  dealer.hear(lobby(rounds({ opened: ["white"] })));
  await vi.advanceTimersByTimeAsync(10);
  expect(sent).toHaveLength(1);
  dealer.close();
});

it("it begins anew when its nonce is lost, but not at once: another window may hold it", async () => {
  const dealer = new Dealer("m1");
  dealer.hear(lobby(rounds()));
  await vi.advanceTimersByTimeAsync(4_000);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent.map((one) => Object.keys(one))).toEqual([["deal", "commitment"]]);
  dealer.close();
});
