import fetched from "drawings:pieces";

const SPRITE = "zz-sprite";
/** The few of the first screen, until all are there. */
const FEW = "zz-few";

/** What is drawn in a drawing file. */
export function insideOf(file: string): string {
  return file
    .replace(/^[\s\S]*?<svg[^>]*>/, "")
    .replace(/<\/svg>\s*$/, "")
    .replace(/<title>[^<]*<\/title>/, "");
}

/** Turns one drawing file into a symbol; its clip ids start with the file's name, so they stay unique. */
export function symbolOf(name: string, file: string): string {
  return `<symbol id="${name}" viewBox="0 0 100 100">${insideOf(file)}</symbol>`;
}

/** Drawings as one hidden drawing, of which `<use href="#mutation-piece">` takes one; those that `wanted` takes. */
export async function symbolsOf(wanted: (name: string) => boolean, id = FEW): Promise<string> {
  const symbols = Object.entries(await fetched())
    .filter(([name]) => wanted(name))
    .map(([name, file]) => symbolOf(name, file));
  // Not display:none, which would switch the clip paths off in some browsers.
  return `<svg xmlns="http://www.w3.org/2000/svg" id="${id}" class="zb-sprite" width="0" height="0" aria-hidden="true">${symbols.join("")}</svg>`;
}

let mounting = false;

/** Puts the symbols of all the drawings into the page, once, where there is one; without a line the next who asks tries again. */
export function mountSprite(): void {
  if (typeof document === "undefined" || mounting || document.getElementById(SPRITE)) return;
  mounting = true;
  mount()
    .catch(() => undefined)
    .finally(() => (mounting = false));
}

async function mount(): Promise<void> {
  const text = await symbolsOf(() => true, SPRITE);
  const sprite = document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true);
  document.body.prepend(sprite);
  document.getElementById(FEW)?.remove();
}
