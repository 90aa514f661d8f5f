import type { clock as french } from "./fr";

/** A clock of one's own. */
export const clock: typeof french = {
  kind: "Kind of clock",
  kinds: { fischer: "Fischer", bronstein: "Bronstein", periods: "Byo-yomi" },
  days: (count) => `${count} day${count > 1 ? "s" : ""} a move`,
  minutes: "Minutes",
  periods: "Periods",
  seconds: { fischer: "Seconds added", bronstein: "Seconds given back", periods: "Seconds a period" },
  notes: {
    fischer: "After each turn, the seconds are added to what is left.",
    bronstein: "After each turn, the time that it took comes back, up to so many seconds.",
    periods: "After the minutes come the periods; a turn that ends within its own keeps it whole.",
  },
};
