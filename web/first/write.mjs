// Writes the first screen of every place and language beside the page, the pictures of links to it, and what Brotli makes of its files:
// node first/write.mjs, after both builds.
import { aloneOf, documentOf } from "./document.mjs";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

// What the page's modules ask of a browser while they are loaded.
const browser = { location: new URL("http://zizanie/"), navigator: { languages: ["fr"] } };
for (const [name, value] of Object.entries(browser)) if (!(name in globalThis)) globalThis[name] = value;

const here = (name) => new URL(`../${name}`, import.meta.url);
const { alone, picturesOf, places, screenOf } = await import(here(".first/render.js").href);
const games = JSON.parse(readFileSync(here("first/games.json"), "utf8"));

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

// The same for a copy without a server: one file for each address that a file server may be asked for, in both languages.
/** The file of a place, by its name. */
const fileOf = ({ name }) =>
  name === "missing" ? "404.html" : `${name === "home" ? "" : `${name.replaceAll(".", "/")}/`}index.html`;
/** Where the site begins, as that file says it; hosts show the missing page everywhere, so that this depends on theirs. */
const rootOf = (place) =>
  place.name === "missing" ? "{base}" : "../".repeat(fileOf(place).split("/").length - 1) || "./";
const hall = { games, me: { id: "device", name: "", kept: false, news: 0 }, alone: true };

rmSync(here(".alone"), { recursive: true, force: true });
for (const place of alone) {
  const french = await screenOf(place, "fr", games, true);
  if (!french.there && place.name !== "missing") continue;
  const file = here(`.alone/${fileOf(place)}`);
  mkdirSync(new URL(".", file), { recursive: true });
  writeFileSync(
    file,
    aloneOf({ fr: french, en: await screenOf(place, "en", games, true) }, place, rootOf(place), hall),
  );
  written++;
}
for (const file of readdirSync(here("first/alone"))) copyFileSync(here(`first/alone/${file}`), here(`.alone/${file}`));
console.log(`${written} first screens`);

mkdirSync(here("dist/pictures"), { recursive: true });
for (const { name, png } of await picturesOf(games)) writeFileSync(here(`dist/pictures/${name}.png`), png);

// Java has no Brotli: the server sends these as they are.
for (const file of readdirSync(here("dist/assets")))
  if (/\.(js|css|json|wasm)$/.test(file))
    writeFileSync(here(`dist/assets/${file}.br`), brotliCompressSync(readFileSync(here(`dist/assets/${file}`))));
