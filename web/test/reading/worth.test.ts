import { expect, it } from "vitest";
import { worthOf } from "../../src/reading/worth";

it("the lab's table is read, with holes where nobody played a card", () => {
  const csv =
    "card,could,played,countered,gain,half,cost\n#12,310,247,17,0.0104,0.0040,0.0216\n#9,4,1,0,-0.2,,\n#8,4,0,0,,,\n";
  expect(worthOf(csv)).toEqual([
    { card: "12", could: 310, played: 247, countered: 17, gain: 0.0104, half: 0.004 },
    { card: "9", could: 4, played: 1, countered: 0, gain: -0.2 },
    { card: "8", could: 4, played: 0, countered: 0 },
  ]);
});
