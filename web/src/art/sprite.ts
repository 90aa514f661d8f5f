/// <reference types="vite/client" />

const files = import.meta.glob<string>("./pieces/*.svg", { query: "?raw", import: "default", eager: true });

const SPRITE = "zz-sprite";
/** The few of the first screen, until all are there. */
const FEW = "zz-few";

/** Turns one drawing file into a symbol; its clip ids start with the file's name, so they stay unique. */
export function symbolOf(name: string, file: string): string {
  const inside = file
    .replace(/^[\s\S]*?<svg[^>]*>/, "")
    .replace(/<\/svg>\s*$/, "")
    .replace(/<title>[^<]*<\/title>/, "");
  return `<symbol id="${name}" viewBox="0 0 100 100">${inside}</symbol>`;
}

/** The names of all the drawings, such as "mutation-piece". */
export const drawings: readonly string[] = Object.keys(files).map(nameOf);

/** These drawings as one hidden drawing, of which `<use href="#mutation-piece">` takes one. */
export function symbolsOf(names: readonly string[], id = FEW): string {
  const wanted = new Set(names);
  const symbols = Object.entries(files)
    .filter(([path]) => wanted.has(nameOf(path)))
    .map(([path, file]) => symbolOf(nameOf(path), file));
  // Not display:none, which would switch the clip paths off in some browsers.
  return `<svg xmlns="http://www.w3.org/2000/svg" id="${id}" class="zb-sprite" width="0" height="0" aria-hidden="true">${symbols.join("")}</svg>`;
}

/** Puts the symbols of all the drawings into the page, once, where there is one. */
export function mountSprite(): void {
  if (typeof document === "undefined" || document.getElementById(SPRITE)) return;
  const text = symbolsOf(drawings, SPRITE);
  const sprite = document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true);
  document.body.prepend(sprite);
  document.getElementById(FEW)?.remove();
}

function nameOf(path: string): string {
  return path.replace(/^.*\//, "").replace(/\.svg$/, "");
}
