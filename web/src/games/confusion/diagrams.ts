import type { Diagram } from "../../wire";

/** The number under which the catalogue lists the promoted piece, and the agent. */
export const PROMOTED = 0;
export const AGENT = 13;

/** A kind as knowledge names it. */
export type Kind = number | "?";

/** Steps of the compass, north up on the screen. */
export const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  N: [0, -1],
  NE: [1, -1],
  E: [1, 0],
  SE: [1, 1],
  S: [0, 1],
  SW: [-1, 1],
  W: [-1, 0],
  NW: [-1, -1],
};

const COMPASS = Object.keys(STEPS);

/** The way that points against `way`. */
export function opposite(way: string): string {
  return COMPASS[(COMPASS.indexOf(way) + 4) % 8] ?? way;
}

/** A diagram as lines, dots and the square they start from. */
export interface Figure {
  arms: { x1: number; y1: number; x2: number; y2: number }[];
  dots: { cx: number; cy: number }[];
  /** Radius of a dot. */
  r: number;
  origin: { x: number; y: number; side: number };
}

/** Lays a diagram out in a box; `turned` as one sees it from across the board. */
export function layOut(
  diagram: Pick<Diagram, "ways" | "reach">,
  box: { x: number; y: number; width: number; height: number; step: number },
  turned: boolean,
): Figure {
  const { reach } = diagram;
  const steps = diagram.ways.flatMap((way) => {
    const step = STEPS[turned ? opposite(way) : way];
    return step ? [step] : [];
  });
  const spread = (k: 0 | 1, sign: 1 | -1): number => Math.max(0, ...steps.map((step) => sign * step[k] * reach));
  const [left, right, up, down] = [spread(0, -1), spread(0, 1), spread(1, -1), spread(1, 1)];
  const pad = 6;
  const step = Math.min(
    box.step,
    (box.width - 2 * pad) / Math.max(1, left + right),
    (box.height - 2 * pad) / Math.max(1, up + down),
  );
  const x = box.x + box.width / 2 + ((left - right) / 2) * step;
  const y = box.y + box.height / 2 + ((up - down) / 2) * step;
  const r = Math.min(box.step * 0.373, Math.max(box.step * 0.22, step * 0.4));
  const side = Math.min(box.step * 0.8, Math.max(box.step * 0.7, step * 0.8));
  return {
    arms: steps.map(([dx, dy]) => ({ x1: x, y1: y, x2: x + dx * reach * step, y2: y + dy * reach * step })),
    dots: steps.flatMap(([dx, dy]) =>
      Array.from({ length: reach }, (_, k) => ({ cx: x + dx * (k + 1) * step, cy: y + dy * (k + 1) * step })),
    ),
    r,
    origin: { x: x - side / 2, y: y - side / 2, side },
  };
}

/** Whether a kind would accept this announcement, its own forward being N. */
export function accepts(diagram: Pick<Diagram, "ways" | "reach">, way: string, distance: number): boolean {
  return distance <= diagram.reach && diagram.ways.includes(way);
}
