import { beforeEach, describe, expect, it, vi } from "vitest";
import { Thinker, type Asked, type ThinkingHeard } from "../../src/device/thinker";

/** A worker by hand: what it was asked, and whether it was ended. */
class ByHand {
  readonly told: Asked[] = [];
  ended = false;

  constructor(private readonly heard: ThinkingHeard) {}

  ask(asked: Asked): void {
    this.told.push(asked);
  }

  end(): void {
    this.ended = true;
  }

  advises(n: number, advice: string): void {
    this.heard.advised({ n, advice });
  }

  dies(): void {
    this.heard.died();
  }

  get asked(): number[] {
    return this.told.map(({ n }) => n);
  }
}

describe("the thinking worker", () => {
  let workers: ByHand[];
  let heard: [number, string][];
  let failed: number;
  let thinker: Thinker;
  const last = (): ByHand => workers.at(-1) as ByHand;

  beforeEach(() => {
    [workers, heard, failed] = [[], [], 0];
    const hears = { thought: (n: number, advice: string) => heard.push([n, advice]), failed: () => failed++ };
    thinker = new Thinker(hears, (heard) => {
      workers.push(new ByHand(heard));
      return last();
    });
  });

  it("is there with the program before anything is asked", () => {
    expect(workers.map(({ told }) => told)).toEqual([[]]);
  });

  it("thinks one thought at a time, and later ones wait", () => {
    thinker.think(1, "a");
    thinker.think(2, "b");
    expect(last().asked).toEqual([1]);
    const worker = last();
    worker.advises(1, "one");
    expect(worker.asked).toEqual([1, 2]);
    worker.advises(2, "two");
    expect(heard).toEqual([
      [1, "one"],
      [2, "two"],
    ]);
  });

  it("ends with a thought that is called off, and another goes on with what waits", () => {
    thinker.think(1, "a");
    thinker.think(2, "b");
    const first = last();
    thinker.cancel(1);
    expect(first.ended).toBe(true);
    expect(last()).not.toBe(first);
    expect(last().told).toEqual([{ n: 2, question: "b", urgent: false }]);
    first.advises(1, "too late");
    expect(heard).toEqual([]);
  });

  it("lets a thought begin again that stands in the way of an urgent one", () => {
    thinker.think(1, "a");
    thinker.think(2, "b");
    const first = last();
    thinker.think(3, "c", true);
    thinker.think(4, "d", true);
    expect(first.ended).toBe(true);
    for (const n of [3, 4, 1, 2]) last().advises(n, String(n));
    expect(heard.map(([n]) => n)).toEqual([3, 4, 1, 2]);
    expect(workers).toHaveLength(3);
  });

  it("has a spare from its first answer on, which takes the place of one that is called off", () => {
    thinker.think(1, "a");
    expect(workers).toHaveLength(1);
    last().advises(1, "one");
    const spare = last();
    expect(spare.told).toEqual([]);
    thinker.think(2, "b");
    thinker.cancel(2);
    expect(workers[0]?.ended).toBe(true);
    thinker.think(3, "c");
    expect(spare.asked).toEqual([3]);
    expect(workers).toHaveLength(2);
    spare.advises(3, "three");
    expect(heard.at(-1)).toEqual([3, "three"]);
    expect(workers).toHaveLength(3);
  });

  it("goes on when its spare dies, and takes another then", () => {
    thinker.think(1, "a");
    last().advises(1, "one");
    const [first, spare] = workers;
    thinker.think(2, "b");
    spare?.dies();
    expect(first?.ended).toBe(false);
    thinker.cancel(2);
    thinker.think(3, "c");
    expect(last()).not.toBe(spare);
    expect(last().asked).toEqual([3]);
  });

  it("ends one that has thought for long, unless another question waits", () => {
    let now = 0;
    vi.spyOn(performance, "now").mockImplementation(() => now);
    thinker.think(1, "a");
    thinker.think(2, "b");
    const first = last();
    now += 2_400;
    first.advises(1, "one");
    expect(first.ended).toBe(false);
    now += 2_400;
    first.advises(2, "two");
    expect(first.ended).toBe(true);
    expect(workers.map(({ ended }) => ended)).toEqual([true, false, false]);
    thinker.think(3, "c");
    expect(workers[1]?.asked).toEqual([3]);
    now += 20;
    workers[1]?.advises(3, "three");
    expect(workers).toHaveLength(3);
    vi.restoreAllMocks();
  });

  it("forgets what waits and is called off", () => {
    thinker.think(1, "a");
    thinker.think(2, "b");
    thinker.cancel(2);
    const only = last();
    only.advises(1, "one");
    expect(only.asked).toEqual([1]);
  });

  it("is asked once more after it died, and then it is said", () => {
    thinker.think(1, "a");
    thinker.think(2, "b");
    last().dies();
    expect(last().asked).toEqual([1]);
    expect(heard).toEqual([]);
    last().dies();
    expect(heard).toEqual([[1, ""]]);
    expect(failed).toBe(1);
    expect(last().asked).toEqual([2]);
    last().advises(2, "two");
    expect(heard[1]).toEqual([2, "two"]);
  });

  it("is said to fail when a question has no advice twice", () => {
    thinker.think(1, "a");
    last().advises(1, "");
    thinker.think(1, "a");
    expect(failed).toBe(0);
    last().advises(1, "");
    expect(failed).toBe(1);
    expect(heard).toEqual([
      [1, ""],
      [1, ""],
    ]);
  });

  it("that can't even begin is not begun again until something is asked", () => {
    last().dies();
    expect(workers).toHaveLength(1);
    thinker.think(1, "a");
    expect(workers).toHaveLength(2);
    expect(last().asked).toEqual([1]);
  });

  it("thinks nothing more once it is closed", () => {
    thinker.think(1, "a");
    thinker.think(2, "b");
    thinker.close();
    expect(last().ended).toBe(true);
    last().advises(1, "one");
    expect(heard).toEqual([]);
  });
});
