import type { Arranging } from "../../game/arranging";
import type { Scene } from "../../game/given";
import type { At } from "../../wire";
import { pick } from "../../texts";
import { texts } from "./texts";

/** The squares of a field, whosoever they are. */
function squares(field: unknown): At[] {
  const all: unknown = typeof field === "object" && field !== null ? Object.values(field).flat() : [];
  return (all as unknown[]).filter((at): at is At => typeof at === "string");
}

/** The pieces of chess; what cards do to them is written beside them. */
export const arranging: Arranging = {
  sample: () => ({ options: { deck: "none" } }),
  sole: /k/i,
  castles: "KQkq",
  about: ["marks", "stuck", "shielded"],
  spots: (seats) => {
    const { table, sides } = texts().ironpond;
    const traps = seats.map((seat) => ({ field: "traps", seat, name: table.trap(pick<string>(sides, seat, seat)) }));
    return [{ field: "holes", name: table.holes }, ...traps];
  },
  shows: ({ holes, traps }, scene) => ({
    ...scene,
    board: { ...scene.board, holes: squares(holes) },
    cards: { traps: squares(traps).map((at) => ({ at })) } as Scene["cards"],
  }),
};
