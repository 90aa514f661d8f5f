import type { CardTable } from "../../wire";

export type Sight = NonNullable<CardTable["sight"]>;

/** A place on the target, the widest swing being 1. */
export interface Spot {
  x: number;
  y: number;
}

/** How much of the target counts as a hit when chance throws. */
export const REACH = 0.3;

/** Where a dart sticks that chance threw: 1 of 5 hits; `nth` keeps two of them apart. */
export function spotOf(token: string, nth: number): Spot {
  const hit = token === "1" || token === "hit";
  const turn = hit ? 0.6 + 2.2 * nth : (2 * Math.PI * (Number(token) || 2)) / 4 + 0.5 * nth;
  const far = hit ? 0.12 : 0.62;
  return { x: far * Math.cos(turn), y: far * Math.sin(turn) };
}

/** Where the swinging sight is so many milliseconds after the window began; the widest swing is 1. */
export function sightAt({ across, along }: Sight, millis: number): Spot {
  const swing = ({ period, phase }: Sight["across"]): number =>
    Math.sin(2 * Math.PI * (millis / period + phase / 1000));
  return { x: swing(across), y: swing(along) };
}
