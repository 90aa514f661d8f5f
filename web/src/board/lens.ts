import { SQUARE } from "./geometry";
import { draw } from "./svg";

/** A magnifier held above the finger when squares are small. */
export interface Lens {
  element: HTMLElement;
  /** Shows the drawing around x, y (in units), or hides. */
  show(spot: { x: number; y: number } | undefined): void;
}

/** How much of the board the lens shows, in squares. */
const SEEN = 3;

/** Squares narrower than this many pixels need the lens. */
export const SMALL = 36;

/** Makes the lens for the drawing named `id`; `extent` gives its size in units. */
export function createLens(id: string, extent: () => { width: number; height: number }): Lens {
  const picture = draw("svg", {}, draw("use", { href: `#${id}` }));
  const element = document.createElement("div");
  element.className = "zb-lens";
  element.hidden = true;
  element.setAttribute("aria-hidden", "true");
  element.append(picture);
  return {
    element,
    show(spot) {
      element.hidden = spot === undefined;
      if (!spot) return;
      const { width, height } = extent();
      const side = SEEN * SQUARE;
      picture.setAttribute("viewBox", `${spot.x - side / 2} ${spot.y - side / 2} ${side} ${side}`);
      element.style.left = `${(spot.x / width) * 100}%`;
      element.style.top = `${(spot.y / height) * 100}%`;
      // Above the finger, unless that is out of the window.
      element.classList.remove("zb-lens-low");
      element.classList.toggle("zb-lens-low", element.getBoundingClientRect().top < 0);
    },
  };
}
