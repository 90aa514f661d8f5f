import { site, type Opponent } from "../site/site.svelte";
import { keep, recall } from "../site/store";
import type { GameInfo, NewMatch } from "../wire";

/** How somebody likes to play a game: what was chosen last time. */
export interface Setup {
  /** Only what isn't the default. */
  options: Readonly<Record<string, string>>;
  seat: "first" | "second" | "random";
  level: number;
  /** Against a person. */
  clock: string;
  /** Against the computer: the clock of the one who plays with it. */
  haste: string;
  /** A friend and I set the game up together before it begins. */
  together: boolean;
}

const LEVEL = 3;

/** What nobody has changed yet. */
export function standard(game: Pick<GameInfo, "levels">): Setup {
  const last = recall("level");
  const level = typeof last === "number" ? last : LEVEL;
  return { options: {}, seat: "random", level: Math.min(level, game.levels), clock: "", haste: "", together: false };
}

/** What was chosen for a game last time, as far as the game still knows it. */
export function setupOf(game: GameInfo): Setup {
  const usual = standard(game);
  const kept = recall(`setup.${game.id}`);
  if (typeof kept !== "object" || kept === null) return usual;
  const { options, seat, level, clock, haste, together } = kept as Readonly<Record<string, unknown>>;
  return {
    options: known(game, options),
    seat: seat === "first" || seat === "second" ? seat : "random",
    level: typeof level === "number" && level >= 1 ? Math.min(level, game.levels) : usual.level,
    clock: typeof clock === "string" ? clock : "",
    haste: typeof haste === "string" ? haste : "",
    together: together === true,
  };
}

function known(game: GameInfo, options: unknown): Record<string, string> {
  if (typeof options !== "object" || options === null) return {};
  const given = options as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    game.options.flatMap(({ name, value, values, open }) => {
      const one = given[name];
      return typeof one === "string" && one !== value && (open || values.includes(one)) ? [[name, one]] : [];
    }),
  );
}

/** Whether anything was ever chosen for a game. */
export function wasSetUp(game: string): boolean {
  return recall(`setup.${game}`) !== undefined;
}

/** Keeps what was chosen for a game; cards and decks of an account leave nothing in a browser that others use. */
export function keepSetup(game: string, setup: Setup): void {
  const options = site.me?.kept ? withoutTexts(setup.options) : setup.options;
  keep(`setup.${game}`, { ...setup, options });
  keep("level", setup.level);
}

/** Options but for what somebody made, which is a text of its own. */
function withoutTexts(options: Setup["options"]): Setup["options"] {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => !/^[[{]/.test(value)));
}

/** The match that a setup asks for; `seats` are the seat ids under its options. */
export function matchOf(game: GameInfo, opponent: Opponent, setup: Setup, seats: readonly string[]): NewMatch {
  const { options, seat, level, clock, haste, together } = setup;
  const wanted: NewMatch = { game: game.id, options, opponent };
  if (opponent === "screen") return wanted;
  const own = seat === "random" ? undefined : seats[seat === "first" ? 0 : 1];
  wanted.seat = own ?? "random";
  if (opponent === "computer") return { ...wanted, level, ...(haste === "" ? {} : { clock: haste }) };
  return { ...wanted, begin: together ? "ready" : "seated", ...(clock === "" ? {} : { clock }) };
}
