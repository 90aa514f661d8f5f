import { expect, it } from "vitest";
import { changeOf, ratingOf } from "../../src/parts/rating";

const plain = (text: string): string => text.replace(/\s/g, " ");

it("writes a rating and its change as each language does", () => {
  expect(changeOf(1503, 1512, "en")).toBe("1,512 (+9)");
  expect(plain(changeOf(1503, 1512, "fr"))).toBe("1 512 (+9)");
  expect(changeOf(1512, 1500, "en")).toBe("1,500 (−12)");
  expect(changeOf(1500, 1500, "en")).toBe("1,500 (±0)");
  expect(ratingOf({ points: 1662, unsure: true }, "en")).toBe("1,662?");
  expect(plain(ratingOf({ points: 1662, unsure: true }, "fr"))).toBe("1 662 ?");
});
