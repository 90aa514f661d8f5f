import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import games from "./games.json" with { type: "json" };

/** A place whose first screen is made at build. */
export interface Place {
  /** How the server finds it: the parts of its address that matter, such as "rules.felon". */
  name: string;
  path: string;
  /** The modules that it needs besides those of every page, by source; `{lang}` stands for the language. */
  modules: readonly string[];
  /** The game whose board lies there before a match is known. */
  board?: string;
}

const GAMES = games.map(({ id }) => id);

/** What a game's first turn asks for besides, as its folder says. */
function turn(game: string): string[] {
  const file = join(import.meta.dirname, `../src/games/${game}/turn.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as string[]) : [];
}

/** What the table of a game is made of. */
const table = (game: string): string[] => [
  "src/table/GamePage.svelte",
  `src/games/${game}/index.ts`,
  `src/games/${game}/texts/{lang}.ts`,
  ...turn(game),
];

/** What finds the pages where no game begins. */
const FURTHER = "src/further.ts";

/** A place where a game begins. */
const start = (name: string, path: string, module: string): Place => ({ name, path, modules: [module] });

/** Another place; where the module of its page is known beforehand, it comes along. */
const at = (name: string, path: string, ...modules: string[]): Place => ({
  name,
  path,
  modules: [FURTHER, ...modules],
});

const ofGame = (game: string): Place[] => [
  { name: `g.${game}`, path: "/g/-", modules: table(game), board: game },
  start(`games.${game}`, `/games/${game}`, "src/home/OpenBox.svelte"),
  at(`learn.${game}`, `/learn/${game}`),
  at(`practice.${game}`, `/practice/${game}`, "src/practice/AllLessons.svelte"),
  at(`practice.${game}.one`, `/practice/${game}/-`, "src/practice/Practice.svelte"),
  at(`sheet.${game}.one`, `/sheet/${game}/-`),
  at(`board.${game}`, `/board/${game}`, "src/study/StudyPage.svelte"),
  ...["rules", "fidelity", "replay", "cards", "workshop", "decks", "sheet"].map((page) =>
    at(`${page}.${game}`, `/${page}/${game}`),
  ),
];

/** A page about whoever is there: its own module, and the folder of its words. */
const ofYou = ([name, page, texts]: readonly [string, string, string]): Place => ({
  name,
  path: `/${name}`,
  modules: [FURTHER, "src/account/index.ts", `src/account/${page}.svelte`, `src/account/${texts}/{lang}.ts`],
});

const OF_YOU = [
  ["me", "Me", "texts"],
  ["signin", "SignIn", "texts"],
  ["carry", "Carry", "texts"],
  ["confirm", "Confirm", "mail"],
  ["enter", "Enter", "mail"],
  ["unsubscribe", "Unsubscribe", "mail"],
  ["privacy", "privacy/Privacy", "privacy"],
] as const;

/** A match on the visitor's device, of which nobody else knows whose it is. */
const HERE = at("g", "/g/-", "src/table/GamePage.svelte", "src/device/port.ts");

/** Every place that there may be; of those with an id the one without it. What a game doesn't have is left out when it is drawn. */
export const places: readonly Place[] = [
  start("home", "/", "src/home/Home.svelte"),
  at("missing", "/-/-"),
  ...OF_YOU.map(ofYou),
  {
    name: "notices",
    path: "/notices",
    modules: [FURTHER, "src/notices/Notices.svelte", "src/notices/texts/{lang}.ts"],
  },
  at("rules", "/rules", "src/home/Choice.svelte"),
  at("fidelity", "/fidelity", "src/home/Choice.svelte"),
  at("replay", "/replay", "src/local/OpenFile.svelte"),
  HERE,
  ...GAMES.flatMap(ofGame),
];

/** What only a server has, and says so of a copy without one. */
const OF_A_SERVER = ["signin", "carry", "confirm", "enter", "unsubscribe", "notices"];

/** Those of a copy without a server, where one file stands for all things with an id. */
export const alone: readonly Place[] = [
  ...places.filter(
    ({ name, path }) => ![...OF_A_SERVER, "me"].includes(name) && (name === "missing" || !path.endsWith("/-")),
  ),
  {
    name: "me",
    path: "/me",
    modules: ["src/account/index.ts", "src/account/HerePage.svelte", "src/local/texts/{lang}.ts"],
  },
  ...OF_A_SERVER.map((name) => at(name, `/${name}`, "src/pages/Alone.svelte")),
  HERE,
];
