/** How one way of moving is painted, on a square and in the window of a piece alike. */
export interface ModePaint {
  fill: string;
  ink: string;
  glyph: string;
}

function paint(colour: string, mode: string): ModePaint {
  return { fill: `var(--mu-${colour})`, ink: `var(--mu-${colour}-ink)`, glyph: `mode-${mode}` };
}

const modes: Readonly<Record<string, ModePaint>> = {
  pawn: paint("white", "pawn"),
  knight: paint("yellow", "knight"),
  bishop: paint("blue", "bishop"),
  rook: paint("red", "rook"),
  queen: paint("black", "queen"),
};

const natures: Readonly<Record<string, string>> = { W: "pawn", Y: "knight", B: "bishop", R: "rook", K: "queen" };

/** The paint of a mode such as "knight"; undefined for a piece without one. */
export function paintOfMode(mode: string | undefined): ModePaint | undefined {
  return mode === undefined ? undefined : modes[mode];
}

/** The paint of a square of Chess Mutation, from the letter of its nature. */
export function paintOfNature(nature: string): ModePaint | undefined {
  return paintOfMode(natures[nature]);
}
