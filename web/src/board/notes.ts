import type { At } from "../wire";
import { centreOf, cornerOf, type Geometry } from "./geometry";
import { draw, stamp as print } from "./svg";
import type { Badge, Note, Stamp } from "./types";

/** The ring on a piece's corner: how many kinds are left for it, or a tick when only one is. */
export function drawNotes(g: Geometry, notes: readonly Note[], carried: At | undefined): SVGElement[] {
  return notes
    .filter((note) => note.at !== carried)
    .map(({ at, left }) => {
      const { x, y } = cornerOf(g, at);
      const place = `translate(${x + 83} ${y + 18})`;
      if (left === 1) {
        const tick = draw("path", { d: "M-7 1L-2 6L8 -6" });
        return draw("g", { transform: place, class: "zb-note zb-note-sure" }, draw("circle", { r: 16 }), tick);
      }
      const text = draw("text", { y: 1.5 });
      text.textContent = String(left);
      return draw("g", { transform: place, class: "zb-note" }, draw("circle", { r: 18 }), text);
    });
}

/** Round badges on the corners of squares: what a piece may do or is about to do. */
export function drawBadges(g: Geometry, badges: readonly Badge[], carried: At | undefined): SVGElement[] {
  return badges
    .filter((badge) => badge.at !== carried)
    .map(({ at, mark, corner }) => {
      const { x, y } = cornerOf(g, at);
      const place = corner === "rank" ? `translate(${x + 82} ${y + 18})` : `translate(${x + 18} ${y + 82})`;
      return drawBadge(place, mark);
    });
}

/** A mark on a disc of paper. */
export function drawBadge(place: string, mark: string): SVGElement {
  return draw("g", { transform: place, class: "zb-mark" }, draw("circle", { r: 18 }), print(mark, 0, 0, 26));
}

/** The answer to a try, stamped on the corner of the square it would lead to, with the way that was refused. */
export function drawStamp(g: Geometry, stamp: Stamp, fresh: boolean): SVGElement[] {
  const { from, to, word, said } = stamp;
  const { x, y } = cornerOf(g, to);
  const width = 26 + word.length * 19;
  const text = draw("text", { y: 1.5 });
  text.textContent = word;
  const seal = draw(
    "g",
    { class: fresh ? "zb-pressed" : undefined },
    draw("rect", { x: -width / 2, y: -20, width, height: 40, rx: 7 }),
    text,
  );
  // On a tile that arrived the stamp hangs from its foot, so that the letter stays readable.
  const place =
    said === "yes" ? `translate(${x + 50} ${y + 98}) rotate(-6)` : `translate(${x + 36} ${y + 82}) rotate(-9)`;
  const [a, b] = [centreOf(g, from), centreOf(g, to)];
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [(b.x - a.x) / far, (b.y - a.y) / far];
  const way = draw("path", {
    d: `M${a.x + ux * 48} ${a.y + uy * 48}L${b.x - ux * 6} ${b.y - uy * 6}`,
    class: `zb-try zb-said-${said}`,
  });
  return [...(said === "yes" ? [] : [way]), draw("g", { transform: place, class: `zb-stamp zb-said-${said}` }, seal)];
}
