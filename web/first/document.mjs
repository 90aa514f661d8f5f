/** The documents of the page, each with the first screen of a place. */
import { readdirSync, readFileSync } from "node:fs";
import { chunksOf, closure } from "./chunks.mjs";

const here = (name) => new URL(`../${name}`, import.meta.url);
const template = readFileSync(here("dist/index.html"), "utf8");
const PIECES = readdirSync(here("dist/assets")).find((file) => file.startsWith("drawings-pieces"));
/** Pages that draw a board once their script is there; the analysis board may wait for the program. */
const BOARDS = new Set(["game", "learn", "practice", "replay", "workshop"]);

/** Where the rules of each scoped class stand; svelte.config.js names them. */
const SHEETS = new Map(
  readdirSync(here("dist/assets"))
    .filter((file) => file.endsWith(".css"))
    .flatMap((file) =>
      [...readFileSync(here(`dist/assets/${file}`), "utf8").matchAll(/\.(z[0-9a-z]{5})\b/g)].map(([, name]) => [
        name,
        `assets/${file}`,
      ]),
    ),
);

/** The stylesheets of what stands in a document, whichever module will bring them. */
const sheetsOf = (body) =>
  [...body.matchAll(/\bz[0-9a-z]{5}\b/g)].map(([name]) => SHEETS.get(name)).filter((file) => file !== undefined);

const escaped = (text) => text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");

/** What the head of a document says of a place in a language, and what it has fetched. */
function headOf({ page, title, about, sprite, body }, lang, place) {
  const chunks = chunksOf(place, lang);
  const own = closure("index.html");
  const styles = [...new Set([...chunks.values()].flatMap(({ css = [] }) => css).concat(sheetsOf(body)))];
  const scripts = [...chunks.keys()].filter((file) => !own.has(file));
  // A browser warns of what is fetched ahead in vain.
  const drawn = sprite.includes("<symbol") || BOARDS.has(page);
  return { title: escaped(title), about: escaped(about), styles, scripts, drawn };
}

const preloaded = (file) => `<link rel="modulepreload" crossorigin href="/${file}">`;

/** The template with a head and a body. */
function filled({ title, about, styles, drawn }, links, body) {
  const later = drawn ? [...links, `<link rel="preload" as="fetch" crossorigin href="/assets/${PIECES}">`] : links;
  // Styles first: nothing can be seen before them.
  const first = styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
  return template
    .replace(/\s*<link rel="stylesheet"[^>]*>/g, "")
    .replace(/(?=<script type="module")/, () => `${first.join("\n    ")}\n    `)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(/(name="description" content=")[^"]*/, (_, start) => start + about)
    .replace("</head>", () => `${later.join("\n    ")}\n  </head>`)
    .replace('<div id="app"></div>', () => body);
}

/** The document that a server answers for a place in a language; `app` is what its head says of the page as an app. */
export function documentOf(screen, lang, place, app) {
  const head = headOf(screen, lang, place);
  const body = `${screen.sprite}<div id="app" data-page="${screen.page}">${screen.body}</div>`;
  return filled(head, [...head.scripts.map(preloaded), ...app], body).replace('lang="fr"', `lang="${lang}"`);
}

const withHall = (document, hall) =>
  document.replace(/(?<=id="hall">)/, () => JSON.stringify(hall).replace(/</g, "\\u003c"));

/** The page without any place; in a copy without a server, addresses begin with `root`. */
export function shellOf(app, hall, root) {
  const shell = withHall(
    template.replace("</head>", () => `  ${app.join("\n    ")}\n  </head>`),
    hall,
  );
  return root === undefined ? shell : rooted(guarded(shell), root);
}

/** What a server says in headers of what a document may do, as far as a document can say it. */
const POLICY = [
  "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:;",
  "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'",
].join(" ");

/** A document of a copy without a server says itself what it may do. */
const guarded = (document) =>
  document
    .replace('<html lang="fr">', '<html lang="fr" data-alone>')
    .replace(
      /(?=<meta name="viewport")/,
      () => `<meta http-equiv="Content-Security-Policy" content="${POLICY}" />\n    `,
    )
    .replace("</head>", '  <meta name="referrer" content="same-origin" />\n  </head>');

const rooted = (document, root) => document.replace(/ (href|src)="\/(?!\/)/g, (_, name) => ` ${name}="${root}`);

const ALONE = ['<link rel="stylesheet" href="/alone.css" />', '<script src="/alone.js"></script>'];

/**
 * The document of a place for a file server, which can't choose: it has both languages, of which alone.js shows the visitor's. Its
 * addresses begin with `root`.
 */
export function aloneOf({ fr, en }, place, root, app, hall) {
  const heads = { fr: headOf(fr, "fr", place), en: headOf(en, "en", place) };
  const both = heads.fr.scripts.filter((file) => heads.en.scripts.includes(file));
  const ofOne = (lang) =>
    heads[lang].scripts
      .filter((file) => !both.includes(file))
      .map((file) => `<link data-lang="${lang}" crossorigin href="/${file}">`);
  const screen = ({ page, body }, lang, id) => `<div id="${id}" lang="${lang}" data-page="${page}">${body}</div>`;
  const body = `${fr.sprite}${screen(fr, "fr", "app")}${screen(en, "en", "app-en")}`;
  const links = [...both.map(preloaded), ...ofOne("fr"), ...ofOne("en"), ...app, ...ALONE];
  const document = filled(heads.fr, links, body).replace("<title>", () => `<title data-en="${heads.en.title}">`);
  return withHall(rooted(guarded(document), root), hall);
}
