import type { NewMatch, Sheet } from "../wire";

/** The same match once more, sides changed; against a person it is agreed on (`api.again`). */
export function again(sheet: Pick<Sheet, "game" | "options" | "seats" | "clock">): NewMatch {
  const { game, options, seats, clock } = sheet;
  const other = seats.find((seat) => !seat.mine);
  if (!other) return { game, options, opponent: "screen" };
  const wanted: NewMatch = {
    game,
    options,
    opponent: other.kind === "computer" ? "computer" : "friend",
    seat: other.seat,
  };
  if (other.kind === "computer") wanted.level = other.level;
  if (clock) wanted.clock = clock.control;
  return wanted;
}
