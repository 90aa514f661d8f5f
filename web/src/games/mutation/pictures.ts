import type { At } from "../../wire";

/** A position to be drawn, perhaps with one piece's targets, on one of the layouts. */
export interface Picture {
  position?: string;
  chosen?: At;
  layout?: string;
}

/** The pictures of the rules of Chess Mutation, by section and in the order of their captions. */
export const pictures = {
  board: [{}],
  natures: [
    { position: "6k1/8/8/8/8/4p3/3P4/6K1 w - 0 1", chosen: "d2" },
    { position: "6k1/8/8/5p2/3PPP2/4P3/8/1K6 w - 0 1", chosen: "e3" },
    { position: "6k1/8/5p2/8/8/2P5/8/6K1 w - 0 1", chosen: "c3" },
    { position: "6k1/8/8/8/8/P4p2/8/2K5 w - 0 1", chosen: "a3" },
    { position: "6k1/4p3/8/8/1p2P3/8/8/6K1 w - 0 1", chosen: "e4" },
  ],
  white: [{ position: "7k/2p3p1/8/5p2/4P3/8/3P4/5K2 w - 0 20", chosen: "d2" }],
  king: [{ position: "6k1/8/8/8/3K4/8/P7/8 w - 0 1", chosen: "d4" }],
  castling: [{ position: "ppppkppp/pppppppp/8/8/8/8/PPPPPPPP/P3K2P w KQkq 0 1", chosen: "e1" }],
  end: [
    { position: "ppppkppp/ppp1pppp/8/4P3/8/8/PPP1PPPP/PPPpKPPP w KQkq 0 3" },
    { position: "7k/8/6K1/3P4/8/8/8/8 b - 0 40" },
  ],
  draws: [],
  layouts: [{ layout: "CM-1" }, { layout: "CM-2" }, { layout: "CM-3" }],
  keys: [],
} satisfies Record<string, Picture[]>;
