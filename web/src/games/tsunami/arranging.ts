import type { Arranging } from "../../game/arranging";

/** Two colours of stones. */
export const arranging: Arranging = {
  sample: ({ size }) => {
    const rows = Array.from({ length: Number(size ?? 13) }, (_, row) =>
      (row === 0 ? "XO" : "..").padEnd(Number(size ?? 13), "."),
    );
    return {
      options: { deck: "none", ...(size !== undefined && { size }) },
      position: JSON.stringify({ board: rows, turn: "black" }),
    };
  },
  follows: ["played"],
};
