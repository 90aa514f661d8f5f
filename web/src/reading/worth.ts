/** What playing a card was worth over many games of computers (Formats, `lab --cards`); chances from -1 to 1. */
export interface CardWorth {
  /** The id of the card. */
  card: string;
  /** Decisions at which it could be played, those at which it was, and those at which that was in vain. */
  could: number;
  played: number;
  countered: number;
  /** What playing it gained, with half the width of its interval; absent where nobody played it. */
  gain?: number;
  half?: number;
}

/** What the lab found: its table, of so many games of the computer at a level against itself. */
export interface Measured {
  csv: string;
  games: number;
  level: number;
}

const number = (text: string | undefined): number | undefined => (text ? Number(text) : undefined);

/** Reads the table that the lab writes. */
export function worthOf(csv: string): CardWorth[] {
  return csv
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [card = "", could, played, countered, gain, half] = line.split(",");
      const [mean, width] = [number(gain), number(half)];
      return {
        card: card.slice(1),
        could: Number(could),
        played: Number(played),
        countered: Number(countered),
        ...(mean === undefined ? {} : { gain: mean }),
        ...(width === undefined ? {} : { half: width }),
      };
    });
}
