/** A position to be drawn, with the options of its edition. */
interface Shown {
  position?: string;
  options?: Record<string, string>;
  /** The piece whose tries are drawn. */
  chosen?: string;
}

const PIECES = {
  white: "A6 C8 E10 H11 K2 L1 N3 O9 P7 S5 T12 V4",
  yellow: "A4 C8 E12 H11 K10 L2 N1 O3 P7 S6 T5 V9",
};

function placed(board: string, turn: string): string {
  return JSON.stringify({ board, turn, pieces: PIECES });
}

/** The pictures of the rules of Confusion, by section. */
export const pictures: Readonly<Record<string, Shown | undefined>> = {
  aim: {},
  neutral: { position: placed("6pon2/6e1a2/11/3v7/11/5K!5/4C6/2A8/11/7HL2/2NOP1STV2", "yellow"), chosen: "f6" },
};
