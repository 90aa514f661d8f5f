/** The games that there are, and who we are. */

/** One game of the catalogue: GET /api/games. */
export interface GameInfo {
  id: string;
  title: string;
  /** Seat ids in moving order, such as ["white", "black"]. */
  seats: string[];
  options: OptionInfo[];
  /** Computer levels, 1 to `levels`. */
  levels: number;
  /** Confusion: the twelve diagrams, the promoted piece (number 0) and the agent (number 13), in this order: 1 to 12, 0, 13. */
  diagrams?: Diagram[];
}

/** A way of moving, seen by its owner: N is forward. */
export interface Diagram {
  number: number;
  /** "N", "NE" … in the order of the compass; none for the agent. */
  ways: string[];
  /** The longest distance in squares; 0 for the agent. */
  reach: number;
  promotable: boolean;
}

export interface OptionInfo {
  name: string;
  /** The default. */
  value: string;
  /** The listed values; `open` says that free text is accepted besides. */
  values: string[];
  open: boolean;
}

/** GET and PUT /api/me. */
export interface Me {
  id: string;
  name: string;
}
