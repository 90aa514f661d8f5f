// Writes what moves on the page of each game, cut from its recorded game: node first/glimpses.mjs ADDRESS, of a server that runs.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";

const here = (name) => new URL(`../${name}`, import.meta.url);

/** The games that have a recorded one. */
export const recorded = readdirSync(here("public/examples"))
  .filter((file) => file.endsWith(".txt"))
  .map((file) => file.slice(0, -4));

/** The part of a game's recorded game that its page shows, as a server plays it again: a kept game of few actions, and what is told. */
export async function glimpseOf(address, game) {
  const record = readFileSync(here(`public/examples/${game}.txt`), "utf8");
  const { glimpse, captions } = JSON.parse(readFileSync(here(`public/examples/${game}.json`), "utf8"));
  const answer = await fetch(new URL("/api/replay", address), {
    method: "POST",
    headers: { "content-type": "application/json", origin: new URL(address).origin },
    body: JSON.stringify({ record, eyes: "truth" }),
  });
  const { options, seats, lines, boards, beside } = await answer.json();
  const [from, to] = glimpse;
  const stood = lines.filter(({ kind }) => kind === "action");
  return {
    game,
    options,
    seats,
    tags: {},
    outcome: null,
    lines: stood.slice(from, to),
    boards: boards.slice(from, to + 1),
    ...(beside && { beside: beside.slice(from, to + 1) }),
    said: Array.from({ length: to - from + 1 }, (_, k) => captions[from + k] ?? null).map((one, k) => (k ? one : null)),
  };
}

if (process.argv[1]?.endsWith("glimpses.mjs"))
  for (const game of recorded) {
    const glimpse = await glimpseOf(process.argv[2], game);
    writeFileSync(here(`src/games/${game}/glimpse.json`), `${JSON.stringify(glimpse)}\n`);
  }
