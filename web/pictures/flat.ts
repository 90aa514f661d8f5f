/** A drawing of the page as one that stands by itself: its variables are filled in, and what it takes from the sprite stands in it. */
import { JSDOM } from "jsdom";

type Values = Readonly<Record<string, string>>;

const VARIABLE = /var\(\s*(--[\w-]+)\s*(?:,([^()]*(?:\([^()]*\)[^()]*)*))?\)/;

/** The variables that hold by day: everywhere, and by class where a class gives more. */
export interface Colours {
  everywhere: Values;
  classes: Readonly<Record<string, Values>>;
}

/** Reads style sheets of nothing but variables: what themes other than the first say is left out. */
export function coloursOf(css: string): Colours {
  const everywhere: Record<string, string> = {};
  const classes: Record<string, Values> = {};
  for (const [, selectors = "", block = ""] of css.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/([^{}]+)\{([^{}]*)\}/g))
    for (const selector of selectors.split(",").map((one) => one.trim()))
      if (selector === ":root") Object.assign(everywhere, given(block));
      else if (/^\.[\w-]+$/.test(selector)) classes[selector.slice(1)] = given(block);
  return { everywhere, classes };
}

/** The variables that declarations give. */
function given(block: string): Record<string, string> {
  const all = block
    .split(";")
    .map((one) => [one.slice(0, one.indexOf(":")).trim(), one.slice(one.indexOf(":") + 1).trim()]);
  return Object.fromEntries(all.filter(([name = ""]) => name.startsWith("--")));
}

function filled(text: string, values: Values): string {
  let out = text;
  for (let found = VARIABLE.exec(out); found; found = VARIABLE.exec(out))
    out = out.replace(found[0], () => values[found?.[1] ?? ""] ?? found?.[2]?.trim() ?? "none");
  return out;
}

/** The drawing; `symbols` are the inside of what may be used, by name. */
export function flat(svg: string, colours: Colours, symbols: Values): string {
  const { window } = new JSDOM(svg, { contentType: "image/svg+xml" });
  let copies = 0;

  /** A symbol in the place of what uses it, its own names made anew. */
  function placed(use: Element): Element {
    const name = use.getAttribute("href")?.slice(1) ?? "";
    const own = `c${copies++}`;
    const symbol = symbols[name];
    if (symbol === undefined) throw new Error(`no drawing is called ${name}`);
    const inside = symbol.replace(/\bid="/g, `id="${own}-`).replace(/url\(#/g, `url(#${own}-`);
    const attributes = [...use.attributes].filter((one) => one.name !== "href");
    const box = use.ownerDocument.createElementNS("http://www.w3.org/2000/svg", "svg");
    for (const one of attributes) box.setAttribute(one.name, one.value);
    box.setAttribute("viewBox", "0 0 100 100");
    box.innerHTML = inside;
    use.replaceWith(box);
    return box;
  }

  function fill(element: Element, around: Values): void {
    const values: Record<string, string> = { ...around };
    const style = given(element.getAttribute("style") ?? "");
    for (const more of [...[...element.classList].map((name) => colours.classes[name] ?? {}), style])
      Object.assign(
        values,
        Object.fromEntries(Object.entries(more).map(([name, value]) => [name, filled(value, values)])),
      );
    for (const one of element.attributes) one.value = filled(one.value, values);
    // As on the page (look/base.css).
    if (element.localName === "svg" && !element.hasAttribute("overflow")) element.setAttribute("overflow", "visible");
    for (const child of [...element.children]) fill(child.localName === "use" ? placed(child) : child, values);
  }

  const { documentElement } = window.document;
  fill(documentElement, colours.everywhere);
  return documentElement.outerHTML;
}
