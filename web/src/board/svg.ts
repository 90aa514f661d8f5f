/** The attributes of a drawn element; undefined ones are left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Makes one SVG element with its children. */
export function draw<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...children: Node[]
): SVGElementTagNameMap[K] {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) element.setAttribute(key, String(value));
  }
  element.append(...children);
  return element;
}

/** A drawing of the sprite, in a box centred on x, y. */
export function stamp(name: string, x: number, y: number, size: number, attributes: Attributes = {}): SVGUseElement {
  return draw("use", { href: `#${name}`, x: x - size / 2, y: y - size / 2, width: size, height: size, ...attributes });
}

/** The same line twice: a wide casing below, the colour above, so that it shows on any ground. */
export function cased(d: string, mark: string): SVGElement[] {
  return [draw("path", { d, class: `${mark} zb-case` }), draw("path", { d, class: mark })];
}
