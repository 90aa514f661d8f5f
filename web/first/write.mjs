// Writes the first screen of every place and language beside the page, the pictures of links to it, what makes an app of it, and what
// Brotli makes of its files: node first/write.mjs, after the builds of the page and of what draws it.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { writeAlone } from "./alone.mjs";
import { documentOf, shellOf } from "./document.mjs";

// What the page's modules ask of a browser while they are loaded.
const browser = { location: new URL("http://zizanie/"), navigator: { languages: ["fr"] } };
for (const [name, value] of Object.entries(browser)) if (!(name in globalThis)) globalThis[name] = value;

const here = (name) => new URL(`../${name}`, import.meta.url);
const drawn = await import(here(".first/render.js").href);
const { iconsOf, manifestOf, papers, picturesOf, places, screenOf } = drawn;
const games = JSON.parse(readFileSync(here("first/games.json"), "utf8"));

/** Which build this is: files whose names say what is in them, and the others. */
const version = createHash("sha256");
for (const file of readdirSync(here("dist/assets")).sort()) version.update(file);
for (const file of ["early.js", "icon.svg", "index.html"]) version.update(readFileSync(here(`dist/${file}`)));
const build = version.digest("hex").slice(0, 12);

/** The fonts that every place wears: they come with the document, not only once something that wears them is laid out. */
const worn = readdirSync(here("dist/assets"))
  .filter((file) => /^(radio-canada|spectral-latin-400-normal|young-serif).*woff2$/.test(file))
  .map((file) => `<link rel="preload" href="/assets/${file}" as="font" type="font/woff2" crossorigin>`);

/** What every document says in its head: the page as an app, and what all of it wears. */
function appHead(lang) {
  return [
    `<meta name="version" content="${build}">`,
    `<meta name="theme-color" content="${papers.light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${papers.dark}" media="(prefers-color-scheme: dark)">`,
    `<link rel="manifest" href="/manifest.${lang}.webmanifest">`,
    `<link rel="apple-touch-icon" href="/icons/apple.png">`,
    ...worn,
  ];
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
    writeFileSync(here(`dist/first/${name}.${lang}.html`), documentOf(screen, lang, place, appHead(lang)));
    written++;
  }
console.log(`${written} first screens`);

// What a worker shows where no server answers: the page with its games and nobody's name.
writeFileSync(here("dist/shell.html"), shellOf(appHead("fr"), { games, me: null }));
writeFileSync(here("dist/version.txt"), `${build}\n`);
mkdirSync(here("dist/icons"), { recursive: true });
const icons = await iconsOf();
for (const { name, png } of icons) writeFileSync(here(`dist/icons/${name}.png`), png);
const manifests = Object.fromEntries(["fr", "en"].map((lang) => [lang, manifestOf(lang, papers, games, icons)]));
for (const [lang, manifest] of Object.entries(manifests))
  writeFileSync(here(`dist/manifest.${lang}.webmanifest`), JSON.stringify(manifest));

await writeAlone(drawn, games, appHead("fr"), manifests);

mkdirSync(here("dist/pictures"), { recursive: true });
for (const { name, png } of await picturesOf(games)) writeFileSync(here(`dist/pictures/${name}.png`), png);

// Java has no Brotli: the server sends these as they are.
for (const file of readdirSync(here("dist/assets")))
  if (/\.(js|css|json|wasm)$/.test(file))
    writeFileSync(here(`dist/assets/${file}.br`), brotliCompressSync(readFileSync(here(`dist/assets/${file}`))));
