import type { clock as french } from "./fr";

/** A clock of one's own. */
export const clock: typeof french = {
  kind: "Type of clock",
  kinds: { fischer: "Fischer", bronstein: "Bronstein", periods: "Byo-yomi" },
  days: (count) => `${count} day${count > 1 ? "s" : ""} per move`,
  minutes: "Minutes",
  periods: "Periods",
  seconds: { fischer: "Seconds added", bronstein: "Seconds given back", periods: "Seconds per period" },
  notes: {
    fischer: "After each turn, the seconds are added to the time left.",
    bronstein: "After each turn, the time used is given back, up to that many seconds.",
    periods:
      "When the minutes are used up, the periods begin; a turn that ends within a period keeps that period whole.",
  },
};
