import type { GameParts } from "../game/parts";
import type { Where } from "../local/where";
import { found } from "../play/part";
import { site, refusalOf, type Opponent } from "../site/site.svelte";
import { place } from "../site/place.svelte";
import { pathOf } from "../site/router";
import type { GameInfo, Refusal } from "../wire";
import { keepSetup, matchOf, setupOf, wasSetUp, type Setup } from "./setup";

type Seats = Pick<GameParts, "match"> | undefined;

/** The seat ids of a game under some options. */
export function seatsOf(game: GameInfo, options: Readonly<Record<string, string>>, parts: Seats): string[] {
  return parts?.match.seats?.(game, options) ?? game.seats;
}

/** How a match is begun besides. */
interface Begun {
  rated?: boolean;
  /** Where it is kept; otherwise where its player likes it. */
  where?: Where | undefined;
}

/** Whether nobody elsewhere is needed. */
export function isNear(opponent: Opponent): opponent is "computer" | "screen" {
  return opponent === "computer" || opponent === "screen";
}

async function placeOf(opponent: Opponent): Promise<Where> {
  if (!isNear(opponent)) return "server";
  return import("../local/where").then(
    ({ usual }) => usual(),
    () => "server",
  );
}

/** Begins a match, goes to it and keeps how it was set up; why, if it can't be begun. */
export async function begin(
  game: GameInfo,
  opponent: Opponent,
  setup: Setup,
  parts: Seats,
  { rated, where }: Begun = {},
): Promise<Refusal | null> {
  try {
    const device = (where ?? (await placeOf(opponent))) === "device";
    // Nobody's time runs on a device.
    const played = device ? { ...setup, haste: "" } : setup;
    const wanted = matchOf(game, opponent, played, seatsOf(game, setup.options, parts));
    const { id } = await found(rated ? { ...wanted, rated } : wanted, site.wish?.whom?.id, { device });
    keepSetup(game.id, setup);
    site.wish = null;
    place.go(pathOf({ page: "game", id }));
    return null;
  } catch (error) {
    return refusalOf(error);
  }
}

/**
 * Plays against the computer of a level at once, otherwise as it was chosen last time; whoever has chosen nothing yet begins. If the server won't have that, the dialog opens on this game, where
 * it can be changed.
 */
export async function playNow(game: GameInfo, level: number, parts: Seats): Promise<void> {
  const setup = { ...setupOf(game), level };
  const refusal = await begin(game, "computer", wasSetUp(game.id) ? setup : { ...setup, seat: "first" }, parts);
  if (refusal) site.wish = { game: game.id, opponent: "computer", refusal };
}

/** Opens the dialog of a new match on a game and an opponent; both may be left to the visitor. */
export function propose(game?: string, opponent: Opponent = "computer"): void {
  site.wish = { opponent, ...(game === undefined ? {} : { game }) };
}
