import { SvelteMap } from "svelte/reactivity";
import { api } from "../net/api";
import type { SeatRating, Sheet } from "../wire";
import { isPerson } from "./who";

/** A rated match is counted about a second after its end: so long is waited, so often, in milliseconds. */
const APART = 1_500;
const OFTEN = 8;

type Match = Pick<Sheet, "id" | "seats" | "rated" | "outcome">;

/** How strong those at a match are held to be, asked for when two people meet, and again when it is over. */
class Ratings {
  private readonly known = new SvelteMap<string, readonly SeatRating[]>();
  private readonly asked = new Map<string, "begun" | "over">();

  /** What is known of a seat; asking for it begins to find out. Reactive. */
  of(match: Match, seat: string): SeatRating | undefined {
    return this.known.get(match.id)?.find((one) => one.seat === seat);
  }

  /** Finds out, unless that has been done. */
  async follow(match: Match): Promise<void> {
    const { id, seats, outcome, rated } = match;
    if (seats.filter(isPerson).length < 2) return;
    const state = outcome === null ? "begun" : "over";
    if (this.asked.get(id) === state) return;
    this.asked.set(id, state);
    const counts = rated === true && outcome !== null;
    for (let k = 0; k < (counts ? OFTEN : 1); k++) {
      const found = await api.ratings(id).catch(() => undefined);
      if (!Array.isArray(found)) return;
      this.known.set(id, found);
      if (!counts || found.some((one) => one.after !== undefined)) return;
      await new Promise((resolve) => setTimeout(resolve, APART));
    }
  }
}

export const ratings = new Ratings();
