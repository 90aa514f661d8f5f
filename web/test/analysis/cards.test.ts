import { expect, it } from "vitest";
import { notableOf, type CardWorth } from "../../src/analysis/cards";

const worth = (ply: number, card: string, gain: number, played = true, seat = "white"): CardWorth => ({
  ply,
  seat,
  card,
  played,
  gain,
  interval: 0,
});

it("names the three plays that changed most and the two cards that were kept and gained most, each once", () => {
  const cards = [
    worth(1, "#1", 0.02),
    worth(2, "#2", -0.3),
    worth(3, "#3", 0.1),
    worth(4, "#4", 0.2),
    worth(5, "#5", 0.06, false),
    worth(6, "#5", 0.09, false),
    worth(7, "#5", 0.08, false, "black"),
    worth(8, "#6", 0.07, false),
    worth(9, "#7", 0.04, false),
  ];
  expect(notableOf({ cards }).map(({ ply }) => ply)).toEqual([2, 3, 4, 6, 7]);
});

it("names nothing in a game without cards", () => expect(notableOf({})).toEqual([]));
