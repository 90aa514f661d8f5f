import { chunksOf } from "./first/chunks.mjs";
import { places, type Place } from "./first/places.ts";

/** What is fetched before the first move of a game: from the home page by its box, and by a link, from nothing. */
const GAMES = places.filter(({ name }) => name.startsWith("g.")).map(({ name }) => name.slice(2));

function scripts(...names: string[]): string[] {
  const found = names.map(
    (name) => places.find((place: Place) => place.name === name) ?? { name, path: "", modules: [] },
  );
  const files = found.flatMap((place) => [...chunksOf(place, "fr").keys()]);
  return [...new Set(files)].map((file) => `dist/${file}`);
}

export default [
  { name: "home page, scripts", path: scripts("home"), limit: "75 kB", gzip: true },
  ...GAMES.map((game) => ({
    name: `${game}, scripts from the home page to its table`,
    path: scripts("home", `games.${game}`, `g.${game}`),
    limit: "120 kB",
    gzip: true,
  })),
  ...GAMES.map((game) => ({
    name: `${game}, scripts from a link to its table`,
    path: scripts(`g.${game}`),
    limit: "115 kB",
    gzip: true,
  })),
  { name: "program of a device", path: "dist/assets/device-*.wasm.br", limit: "525 kB", gzip: false, brotli: false },
  { name: "fonts", path: "dist/assets/*.woff2", limit: "95 kB", gzip: false, brotli: false },
];
