import { pick } from "../../texts";
import type { Texts } from "./texts";

/** The lessons that teach one diagram, by its number. */
const DIAGRAMS: Readonly<Record<string, number>> = {
  rocket: 1,
  probe: 2,
  foot: 3,
  tower: 4,
  novice: 5,
  king: 6,
  sprinkler: 7,
  wimp: 8,
  crab: 9,
  bishop: 10,
  cardinal: 11,
  abbot: 12,
};

/** The number of the diagram that a lesson teaches; undefined for any other lesson. */
export function diagramTaught(id: string): number | undefined {
  return DIAGRAMS[id];
}

/** What a lesson is called. */
export function titleOf({ confusion }: Texts, id: string): string {
  const diagram = diagramTaught(id);
  return diagram === undefined
    ? pick<string>(confusion.lessons, id, id)
    : pick<string>(confusion.kinds, String(diagram), id);
}
