import "fake-indexeddb/auto";
import { beforeEach, expect, it, vi } from "vitest";
import { Analyst } from "../../src/analysis/analyst.svelte";
import { attach, digestOf } from "../../src/analysis/attached";
import { clearKept, draftOf } from "../../src/analysis/kept";
import type { FromAnalyst, ToAnalyst } from "../../src/analysis/messages";

/** A worker that thinks when a test says so. */
class ByHand {
  static all: ByHand[] = [];
  onmessage: ((event: { data: FromAnalyst }) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  asked: ToAnalyst | undefined;
  ended = false;
  constructor() {
    ByHand.all.push(this);
  }
  postMessage(asked: ToAnalyst): void {
    this.asked = asked;
  }
  terminate(): void {
    this.ended = true;
  }
  says(data: FromAnalyst): void {
    this.onmessage?.({ data });
  }
}

const begun = (): Worker => new ByHand() as unknown as Worker;
const UNTIL = { interval: 1, timeout: 60_000 };
const analyst = (): Analyst => new Analyst(() => Promise.resolve("a record"), begun);
const json = (start: number): string =>
  JSON.stringify({ seats: { white: { start, result: 1, books: [] } }, decisions: [], written: {} });
/** With whom White plays like, which is known to one depth. */
const like = (start: number): string =>
  json(start).replace(/}$/, ',"like":{"white":{"fr":"joue comme le niveau 3","en":"plays like level 3"}}}');
const wanted = ({ asked }: ByHand): unknown => asked && "what" in asked && Object.values(asked.what)[0];
const asks = (what: string | number): Promise<ByHand> =>
  vi.waitUntil(() => ByHand.all.find((one) => wanted(one) === what && !one.ended), UNTIL);

beforeEach(async () => {
  ByHand.all = [];
  localStorage.clear();
  await clearKept();
});

it("has a first opinion soon, then a closer one, and keeps it for the next time", async () => {
  const one = analyst();
  const done = one.think();
  const quick = await asks("quick");
  expect(quick.asked && "record" in quick.asked && quick.asked.record).toBe("a record");
  quick.says({ type: "thinking", part: 0.5 });
  expect(one.part).toBe(0.5);
  quick.says({ type: "found", json: json(0.4) });
  const closer = await asks("standard");
  expect(one.found?.seats["white"]?.start).toBe(0.4);
  closer.says({ type: "found", json: json(0.6) });
  await done;
  expect([one.depth, one.part, quick.ended, closer.ended]).toEqual(["standard", null, true, true]);
  const next = analyst();
  await next.recall();
  expect(next.found?.seats["white"]?.start).toBe(0.6);
  await next.think();
  expect(ByHand.all).toHaveLength(2);
});

it("stops when it is told, and goes on from what was found", async () => {
  const one = analyst();
  const done = one.think();
  (await asks("quick")).says({ type: "found", json: json(0.4) });
  const closer = await asks("standard");
  await one.rest();
  await done;
  expect([closer.ended, one.depth, one.part, one.refusal]).toEqual([true, "quick", null, null]);
  const again = one.think();
  (await asks("standard")).says({ type: "found", json: json(0.7) });
  await again;
  expect(ByHand.all.map(wanted)).toEqual(["quick", "standard", "standard"]);
});

/** The draft that a worker was given. */
const given = ({ asked }: ByHand): unknown =>
  asked && "what" in asked && "draft" in asked.what ? asked.what.draft : undefined;

it("goes on by itself where the page went, from what was drafted last", async () => {
  const one = analyst();
  const done = one.think();
  (await asks("quick")).says({ type: "found", json: json(0.4) });
  const closer = await asks("standard");
  closer.says({ type: "draft", text: "a part" });
  closer.says({ type: "draft", text: "more of it" });
  await vi.waitUntil(async () => (await draftOf(digestOf("a record")))?.text === "more of it", UNTIL);
  one.close();
  await done;
  const next = analyst();
  const gone = next.recall();
  const again = await asks("standard");
  expect(given(again)).toBe("more of it");
  again.says({ type: "found", json: json(0.7) });
  await gone;
  expect(next.depth).toBe("standard");
  await analyst().recall();
  expect(ByHand.all).toHaveLength(3);
});

it("waits for its player where they stopped it, and goes on from there", async () => {
  const one = analyst();
  const done = one.think();
  (await asks("quick")).says({ type: "draft", text: "a part" });
  await vi.waitUntil(async () => (await draftOf(digestOf("a record")))?.text, UNTIL);
  await one.rest();
  await done;
  const next = analyst();
  await next.recall();
  expect(ByHand.all).toHaveLength(1);
  const goes = next.think();
  const again = await asks("quick");
  expect(given(again)).toBe("a part");
  again.says({ type: "found", json: json(0.4) });
  const closer = await asks("standard");
  expect(given(closer)).toBe("");
  next.close();
  await goes;
});

it("keeps no draft for whoever stops it between two depths", async () => {
  const one = analyst();
  const done = one.think();
  (await asks("quick")).says({ type: "found", json: json(0.4) });
  await one.rest();
  await done;
  expect(await draftOf(digestOf("a record"))).toBeUndefined();
  await analyst().recall();
  expect(ByHand.all).toHaveLength(1);
});

it("looks at one decision for longer, one thing at a time", async () => {
  const one = analyst();
  const done = one.look(7);
  const worker = await asks(7);
  expect([one.looking, one.part]).toEqual([7, 0]);
  await Promise.all([one.think(), one.look(8)]);
  expect(ByHand.all).toHaveLength(1);
  const found = { ply: 7, seat: "white", played: {}, candidates: [] };
  worker.says({ type: "found", json: JSON.stringify(found) });
  await done;
  expect([one.closer.get(7), one.looking, one.part]).toEqual([found, null, null]);
  const stopped = one.look(9);
  await asks(9);
  await one.rest();
  await stopped;
  expect([one.closer.has(9), one.looking, one.refusal]).toEqual([false, null, null]);
});

it("begins nothing for whoever left while the record came", async () => {
  let come: ((record: string) => void) | undefined;
  const one = new Analyst(() => new Promise<string>((resolve) => (come = resolve)), begun);
  const done = one.think();
  await vi.waitUntil(() => come, UNTIL);
  one.close();
  come?.("a record");
  await done;
  expect([ByHand.all.length, one.part, one.refusal]).toEqual([0, null, null]);
});

it("asks for no record where nothing was ever kept", async () => {
  const fetched = vi.fn<() => Promise<string>>();
  await new Analyst(fetched, begun).recall();
  expect(fetched).not.toHaveBeenCalled();
});

it("says why a game can't be judged, and that a worker died", async () => {
  const one = analyst();
  const refused = one.think();
  const error = { code: "bad-record", message: { fr: "Pas finie.", en: "Not over." } };
  (await asks("quick")).says({ type: "refused", json: JSON.stringify({ error }) });
  await refused;
  expect([one.refusal?.code, one.part]).toEqual(["bad-record", null]);
  const dies = one.think();
  vi.spyOn(console, "warn").mockReturnValue(undefined);
  (await asks("quick")).onerror?.(new ErrorEvent("error", { message: "died", cancelable: true }));
  await dies;
  expect(one.refusal?.code).toBe("broken");
  // Nobody goes on by itself from what failed.
  expect(await draftOf(digestOf("a record"))).toBeUndefined();
});

it("still says whom a side plays like once it has thought deeper, and the next time", async () => {
  const one = analyst();
  const done = one.think();
  (await asks("quick")).says({ type: "found", json: like(0.4) });
  (await asks("standard")).says({ type: "found", json: json(0.6) });
  await done;
  const next = analyst();
  await next.recall();
  for (const { found } of [one, next]) {
    expect(found?.like?.["white"]?.en).toBe("plays like level 3");
    expect(found?.seats["white"]?.start).toBe(0.6);
  }
});

it("shows what a file brought along, says so, and thinks about it anew if it is asked to", async () => {
  const record = '[Game "felon"]\n\n1. a2a3 *\n';
  const file = await attach(record, { depth: "standard", json: json(0.9) });
  const one = new Analyst(() => Promise.resolve(file), begun, true);
  await one.recall();
  expect([one.brought, one.depth, one.found?.seats["white"]?.start]).toEqual([true, "standard", 0.9]);
  const done = one.think();
  const quick = await asks("quick");
  expect(quick.asked && "record" in quick.asked && quick.asked.record).toBe(record);
  quick.says({ type: "found", json: json(0.4) });
  (await asks("standard")).says({ type: "found", json: json(0.6) });
  await done;
  expect([one.brought, one.found?.seats["white"]?.start]).toEqual([false, 0.6]);
});
