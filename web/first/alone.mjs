/** What a copy without a server has in place of what a server answers with. */
import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { aloneOf, shellOf } from "./document.mjs";

const here = (name) => new URL(`../${name}`, import.meta.url);

/** Where the site begins, for who can't say it: whoever hands the document out writes it there. */
const ANYWHERE = "{base}";

/** The file of a place, by its name: one for each address that a file server may be asked for. */
const fileOf = ({ name }) =>
  name === "missing" ? "404.html" : `${name === "home" ? "" : `${name.replaceAll(".", "/")}/`}index.html`;
/** Where the site begins, as that file says it; hosts show the missing page everywhere. */
const rootOf = (place) =>
  place.name === "missing" ? ANYWHERE : "../".repeat(fileOf(place).split("/").length - 1) || "./";

/** Writes it into a folder of its own. */
export async function writeAlone({ alone, screenOf }, games, app, manifests) {
  const hall = { games, me: { id: "device", name: "", kept: false, news: 0 }, alone: true };
  rmSync(here(".alone"), { recursive: true, force: true });
  mkdirSync(here(".alone"));
  for (const place of alone) {
    const fr = await screenOf(place, "fr", games, true);
    if (!fr.there && place.name !== "missing") continue;
    const en = await screenOf(place, "en", games, true);
    const file = here(`.alone/${fileOf(place)}`);
    mkdirSync(new URL(".", file), { recursive: true });
    writeFileSync(file, aloneOf({ fr, en }, place, rootOf(place), app, hall));
  }
  writeFileSync(here(".alone/shell.html"), shellOf(app, hall, ANYWHERE));
  for (const file of readdirSync(here("first/alone")))
    copyFileSync(here(`first/alone/${file}`), here(`.alone/${file}`));
  // Each copy is an app of its own, known by where it begins.
  for (const [lang, { id: _, shortcuts, ...manifest }] of Object.entries(manifests)) {
    const folders = shortcuts.map(({ name, url }) => ({ name, url: `${url}/` }));
    writeFileSync(here(`.alone/manifest.${lang}.webmanifest`), JSON.stringify({ ...manifest, shortcuts: folders }));
  }
}
