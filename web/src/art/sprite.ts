/// <reference types="vite/client" />

const files = import.meta.glob<string>("./pieces/*.svg", { query: "?raw", import: "default", eager: true });

const SPRITE = "zz-sprite";

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

/** Puts the symbols of all the drawings into the page, once, where there is one; `<use href="#mutation-piece">` then draws them. */
export function mountSprite(): void {
  if (typeof document === "undefined" || document.getElementById(SPRITE)) return;
  const symbols = Object.entries(files).map(([path, file]) => symbolOf(nameOf(path), file));
  const text = `<svg xmlns="http://www.w3.org/2000/svg" id="${SPRITE}" width="0" height="0" aria-hidden="true">${symbols.join("")}</svg>`;
  const sprite = document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true);
  document.body.prepend(sprite);
  // Not display:none, which would switch the clip paths off in some browsers.
  document.getElementById(SPRITE)?.setAttribute("class", "zb-sprite");
}

function nameOf(path: string): string {
  return path.replace(/^.*\//, "").replace(/\.svg$/, "");
}
