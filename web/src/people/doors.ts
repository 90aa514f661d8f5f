import { ask } from "../net/api";
import type { Asks, Challenged, Circle, Person, Tie, WishRequest } from "../wire";

/** The server's doors for the people whom one knows; each throws `Refused`. */
export const doors = {
  circle: () => ask<Circle>("/api/people"),
  tie: (tie: Tie) => ask<Person>("/api/people", "PUT", tie),
  /** Who sits opposite at a match. */
  opposite: (match: string) => ask<Person>(`/api/matches/${match}/opposite`),
  asks: (who: Asks["who"]) => ask<Circle>("/api/people/asks", "PUT", { who } satisfies Asks),
  want: (wanted: WishRequest) => ask<Circle>("/api/people/wishes", "PUT", wanted),
  challenges: () => ask<Challenged[]>("/api/challenges"),
  /** Declines a challenge, or withdraws one's own; those that are left. */
  end: (match: string) => ask<Challenged[]>(`/api/challenges/${match}`, "DELETE", {}),
};
