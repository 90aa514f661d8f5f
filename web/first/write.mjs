// Writes the first screen of every place and language beside the page, the pictures of links to it, what makes an app of it, and what
// Brotli makes of its files: node first/write.mjs, after the builds of the page and of what draws it.
import { chunksOf, closure } from "./chunks.mjs";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

// What the page's modules ask of a browser while they are loaded.
const browser = { location: new URL("http://zizanie/"), navigator: { languages: ["fr"] } };
for (const [name, value] of Object.entries(browser)) if (!(name in globalThis)) globalThis[name] = value;

const here = (name) => new URL(`../${name}`, import.meta.url);
const { iconsOf, manifestOf, papers, picturesOf, places, screenOf } = await import(here(".first/render.js").href);
const template = readFileSync(here("dist/index.html"), "utf8");
const PIECES = readdirSync(here("dist/assets")).find((file) => file.startsWith("drawings-pieces"));
/** Pages that draw a board once their script is there. */
const BOARDS = new Set(["game", "learn", "practice", "replay", "workshop"]);
const games = JSON.parse(readFileSync(here("first/games.json"), "utf8"));

/** Which build this is: files whose names say what is in them, and the others. */
const version = createHash("sha256");
for (const file of readdirSync(here("dist/assets")).sort()) version.update(file);
for (const file of ["early.js", "icon.svg", "index.html"]) version.update(readFileSync(here(`dist/${file}`)));
const build = version.digest("hex").slice(0, 12);

/** What a browser reads of the page as an app. */
function appHead(lang) {
  return [
    `<meta name="version" content="${build}">`,
    `<meta name="theme-color" content="${papers.light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${papers.dark}" media="(prefers-color-scheme: dark)">`,
    `<link rel="manifest" href="/manifest.${lang}.webmanifest">`,
    `<link rel="apple-touch-icon" href="/icons/apple.png">`,
  ];
}

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
    .replace("</head>", () => `${[...links, ...appHead(lang)].join("\n    ")}\n  </head>`)
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

// What a worker shows where no server answers: the page with its games and nobody's name.
const hall = JSON.stringify({ games, me: null }).replaceAll("<", "\\u003c");
writeFileSync(
  here("dist/shell.html"),
  template.replace("</head>", `  ${appHead("fr").join("\n    ")}\n  </head>`).replace(/(?<=id="hall">)/, () => hall),
);
writeFileSync(here("dist/version.txt"), `${build}\n`);
mkdirSync(here("dist/icons"), { recursive: true });
const icons = await iconsOf();
for (const { name, png } of icons) writeFileSync(here(`dist/icons/${name}.png`), png);
for (const lang of ["fr", "en"])
  writeFileSync(here(`dist/manifest.${lang}.webmanifest`), JSON.stringify(manifestOf(lang, papers, games, icons)));

mkdirSync(here("dist/pictures"), { recursive: true });
for (const { name, png } of await picturesOf(games)) writeFileSync(here(`dist/pictures/${name}.png`), png);

// Java has no Brotli: the server sends these as they are.
for (const file of readdirSync(here("dist/assets")))
  if (/\.(js|css|json)$/.test(file))
    writeFileSync(here(`dist/assets/${file}.br`), brotliCompressSync(readFileSync(here(`dist/assets/${file}`))));
