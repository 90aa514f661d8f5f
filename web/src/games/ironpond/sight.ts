import type { CardTable } from "../../wire";

export type Sight = NonNullable<CardTable["sight"]>;

/** Where the swinging sight is so many milliseconds after the window began; the widest swing is 1. */
export function sightAt({ across, along }: Sight, millis: number): { x: number; y: number } {
  const swing = ({ period, phase }: Sight["across"]): number =>
    Math.sin(2 * Math.PI * (millis / period + phase / 1000));
  return { x: swing(across), y: swing(along) };
}
