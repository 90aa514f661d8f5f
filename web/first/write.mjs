// Writes the first screen of every place and language beside the page, the pictures of links to it, and what Brotli makes of its files:
// node first/write.mjs, after both builds.
import { chunksOf, closure } from "./chunks.mjs";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

// What the page's modules ask of a browser while they are loaded.
const browser = { location: new URL("http://zizanie/"), navigator: { languages: ["fr"] } };
for (const [name, value] of Object.entries(browser)) if (!(name in globalThis)) globalThis[name] = value;

const here = (name) => new URL(`../${name}`, import.meta.url);
const { picturesOf, places, screenOf } = await import(here(".first/render.js").href);
const template = readFileSync(here("dist/index.html"), "utf8");
const PIECES = readdirSync(here("dist/assets")).find((file) => file.startsWith("drawings-pieces"));
/** Pages that draw a board once their script is there. */
const BOARDS = new Set(["game", "learn", "practice", "replay", "workshop"]);
const games = JSON.parse(readFileSync(here("first/games.json"), "utf8"));

function documentOf({ page, title, about, body, sprite }, lang, place) {
  const chunks = chunksOf(place, lang);
  const own = closure("index.html");
  const styles = [...chunks.values()].flatMap(({ css = [] }) => css);
  const later = [...chunks.keys()].filter((file) => !own.has(file));
  // Styles first: nothing can be seen before them.
  const first = [...new Set(styles)].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
  const links = later.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  // A browser warns of what is fetched ahead in vain.
  if (sprite.includes("<symbol") || BOARDS.has(page))
    links.push(`<link rel="preload" as="fetch" crossorigin href="/assets/${PIECES}">`);
  const escaped = (text) => text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");
  return template
    .replace(/\s*<link rel="stylesheet"[^>]*>/g, "")
    .replace(/(?=<script type="module")/, () => `${first.join("\n    ")}\n    `)
    .replace('lang="fr"', `lang="${lang}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(/(name="description" content=")[^"]*/, (_, start) => start + escaped(about))
    .replace("</head>", () => `${links.join("\n    ")}\n  </head>`)
    .replace('<div id="app"></div>', () => `${sprite}<div id="app" data-page="${page}">${body}</div>`);
}

rmSync(here("dist/first"), { recursive: true, force: true });
mkdirSync(here("dist/first"), { recursive: true });
let written = 0;
for (const place of places)
  for (const lang of ["fr", "en"]) {
    const { name } = place;
    const screen = await screenOf(place, lang, games);
    // What isn't there has no document: the server answers 404.
    if (!screen.there && name !== "missing") continue;
    writeFileSync(here(`dist/first/${name}.${lang}.html`), documentOf(screen, lang, place));
    written++;
  }
console.log(`${written} first screens`);

mkdirSync(here("dist/pictures"), { recursive: true });
for (const { name, png } of await picturesOf(games)) writeFileSync(here(`dist/pictures/${name}.png`), png);

// Java has no Brotli: the server sends these as they are.
for (const file of readdirSync(here("dist/assets")))
  if (/\.(js|css|json|wasm)$/.test(file))
    writeFileSync(here(`dist/assets/${file}.br`), brotliCompressSync(readFileSync(here(`dist/assets/${file}`))));
