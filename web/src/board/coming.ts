import { centreOf, type Geometry } from "./geometry";
import { drawArrows } from "./marks";
import type { Paint } from "./paint";
import { drawPiece } from "./pieces";
import { cased, draw } from "./svg";
import type { Coming } from "./types";
import type { At } from "../wire";

/** How large what takes the place of a piece is drawn beside it. */
const BESIDE = 0.46;

/** The points of a burst: how many, and how far from the middle they reach in turn. */
const RAYS = 10;
const REACH = [44, 27] as const;

/** A star around what goes. */
function burst(g: Geometry, at: At): string {
  const { x, y } = centreOf(g, at);
  const points = Array.from({ length: 2 * RAYS }, (_, k) => {
    const turn = (Math.PI * k) / RAYS;
    const far = REACH[k % 2] ?? 0;
    return `${(x + far * Math.sin(turn)).toFixed(1)} ${(y - far * Math.cos(turn)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

/** What is announced, before it is true: ways and pairs, what bursts, and ghosts of what comes. */
export function drawComing(g: Geometry, paint: Paint, standing: ReadonlySet<At>, coming: Coming): SVGElement[] {
  const ghosts = coming.ghosts.map((piece) => {
    const { x, y } = centreOf(g, piece.at);
    const drawn = drawPiece(piece, paint).root;
    // Where something stands, what it becomes is shown in the corner.
    return standing.has(piece.at)
      ? draw(
          "g",
          { transform: `translate(${x + 26} ${y - 26}) scale(${BESIDE})`, class: "zb-becoming" },
          draw("circle", { r: 46, class: "zb-becoming-ground" }),
          drawn,
        )
      : draw("g", { transform: `translate(${x} ${y})`, class: "zb-ghostly" }, drawn);
  });
  return [
    draw(
      "g",
      { class: coming.may ? "zb-coming zb-may" : "zb-coming" },
      ...coming.bursts.flatMap((at) => cased(burst(g, at), "zb-burst")),
      ...ghosts,
      ...drawArrows(g, coming.arrows),
    ),
  ];
}
