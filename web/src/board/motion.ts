import type { Piece } from "../wire";
import type { Diff, Slide } from "./diff";
import { centreOf, type Geometry } from "./geometry";
import { isWater, SWEPT, sweepOf } from "./happening";
import { drawPiece, type DrawnPiece } from "./pieces";
import type { Paint } from "./paint";
import { draw } from "./svg";
import type { Happening } from "./types";

const SLIDE = 220;
const CAPTURE = 260;
const SHUTTER = 120;
const REFUSE = 420;
const FADE = 80;
/** A stone is set down. */
const DROP = 170;
/** How far aside two pieces step who change places. */
const ARC = 45;
const EASE_OUT = "cubic-bezier(.2,.8,.2,1)";

/** Plays the passage from one picture to the next. The picture is already final: motion only ever decorates it. */
export interface Motion {
  /** Stops what is under way, leaving the final picture. */
  settle(): void;
  play(change: Diff, surface: Surface): void;
  /** A piece goes half its way and comes back: the answer was no. */
  refuse(way: { from: string; to: string }, surface: Pick<Surface, "geometry" | "pieceAt">): void;
}

/** What a motion needs to know of the drawing. */
export interface Surface {
  geometry: Geometry;
  paint: Paint;
  /** The layer of the pieces. */
  layer: SVGGElement;
  pieceAt(at: string): DrawnPiece | undefined;
  /** The piece whom the player's own hand has already carried to this square. */
  carried: string | undefined;
  /** What a card does meanwhile: water takes its stones late, and along. */
  happening?: Happening | undefined;
}

/** A fresh motion, with nothing under way. */
export function createMotion(): Motion {
  let running: Animation[] = [];
  let leftovers: Element[] = [];

  const run = (element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation | undefined => {
    if (typeof element.animate !== "function") return undefined;
    const animation = element.animate(frames, timing);
    running.push(animation);
    return animation;
  };

  const settle = (): void => {
    for (const animation of running) animation.cancel();
    for (const element of leftovers) element.remove();
    running = [];
    leftovers = [];
  };

  /** Shows something for the time of an animation only; never stays where nothing can animate. */
  const passing = (
    element: SVGElement,
    parent: Element,
    before: Element | null,
    frames: Keyframe[],
    timing: KeyframeAnimationOptions,
  ): void => {
    parent.insertBefore(element, before);
    leftovers.push(element);
    const animation = run(element, frames, { fill: "both", ...timing });
    if (!animation) element.remove();
    else animation.onfinish = () => element.remove();
  };

  const copyOf = (piece: Piece, at: string, { geometry, paint }: Surface): SVGGElement => {
    const { x, y } = centreOf(geometry, at);
    return draw("g", { transform: `translate(${x} ${y})` }, drawPiece(piece, paint).root);
  };

  const leave = (piece: Piece, surface: Surface): void => {
    const copy = copyOf(piece, piece.at, surface);
    const body = copy.querySelector(".zb-body") ?? copy;
    if (surface.happening && isWater(surface.happening)) return drown(copy, body, surface, surface.happening);
    run(body, [{ transform: "none" }, { transform: "translate(0px,-16px)" }], {
      duration: CAPTURE,
      easing: EASE_OUT,
      fill: "forwards",
    });
    passing(
      copy,
      surface.layer,
      surface.layer.firstChild as Element | null,
      [{ opacity: 1 }, { opacity: 1, offset: 0.35 }, { opacity: 0 }],
      { duration: CAPTURE },
    );
  };

  /** The stone stays until the water stands over it, and goes with it. */
  const drown = (copy: SVGGElement, body: Element, surface: Surface, happening: Happening): void => {
    const way = sweepOf(surface.geometry, happening) ?? { x: 0, y: 0 };
    const timing = { duration: 700, delay: SWEPT, easing: "cubic-bezier(.5,0,.9,.5)", fill: "both" } as const;
    run(body, [{ transform: "none" }, { transform: `translate(${way.x}px,${way.y}px)` }], timing);
    const sinks = [{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0 }];
    passing(copy, surface.layer, surface.layer.firstChild as Element | null, sinks, timing);
  };

  /** The old window closes, the new one opens. */
  const turn = (slide: Slide, drawn: DrawnPiece, delay: number, surface: Surface): void => {
    const pane = drawn.root.querySelector(".zb-pane");
    const old =
      slide.was &&
      drawPiece({ ...slide.piece, mode: slide.was }, surface.paint).root.querySelector<SVGGElement>(".zb-pane");
    if (!pane || !old || !pane.parentElement) return;
    const half = { duration: SHUTTER / 2, easing: "ease-in" };
    passing(old, pane.parentElement, null, [{ transform: "scaleY(1)" }, { transform: "scaleY(0)" }], {
      ...half,
      delay,
    });
    run(pane, [{ transform: "scaleY(0)" }, { transform: "scaleY(1)" }], {
      ...half,
      easing: "ease-out",
      delay: delay + SHUTTER / 2,
      fill: "backwards",
    });
  };

  const travel = (slide: Slide, surface: Surface, crossing: boolean): void => {
    const drawn = surface.pieceAt(slide.piece.at);
    if (!drawn) return;
    // The hand brought it there, and its window turned on the way.
    if (surface.carried === slide.piece.at) return;
    const [from, to] = [centreOf(surface.geometry, slide.from), centreOf(surface.geometry, slide.piece.at)];
    const start = `translate(${from.x - to.x}px,${from.y - to.y}px)`;
    const far = Math.hypot(from.x - to.x, from.y - to.y) || 1;
    const [aside, along] = [(from.y - to.y) / far, (to.x - from.x) / far];
    const halfway = `translate(${(from.x - to.x) / 2 + aside * ARC}px,${(from.y - to.y) / 2 + along * ARC}px)`;
    const frames = [{ transform: start }, ...(crossing ? [{ transform: halfway }] : []), { transform: "none" }];
    run(drawn.body, frames, { duration: SLIDE, easing: EASE_OUT });
    turn(slide, drawn, SLIDE, surface);
  };

  const crossFade = (change: Diff, surface: Surface): void => {
    const left: Piece[] = change.slides.map(({ from, piece, was }) =>
      was === undefined ? { ...piece, at: from } : { ...piece, at: from, mode: was },
    );
    for (const piece of [...change.gone, ...left]) {
      passing(copyOf(piece, piece.at, surface), surface.layer, null, [{ opacity: 1 }, { opacity: 0 }], {
        duration: FADE,
      });
    }
    appear([...change.born, ...change.slides.map(({ piece }) => piece)], surface);
  };

  const appear = (pieces: Piece[], surface: Surface): void => {
    for (const piece of pieces) {
      const drawn = surface.pieceAt(piece.at);
      if (!drawn) continue;
      if (surface.geometry.kind === "points" && !reduced())
        run(
          drawn.body,
          [{ opacity: 0, transform: "scale(1.22)" }, { opacity: 1, offset: 0.5 }, { transform: "none" }],
          {
            duration: DROP,
            easing: "cubic-bezier(.5,0,.7,1)",
          },
        );
      else run(drawn.body, [{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
    }
  };

  return {
    settle,
    refuse(way, { geometry, pieceAt }) {
      const drawn = pieceAt(way.from);
      if (!drawn || reduced()) return;
      const [a, b] = [centreOf(geometry, way.from), centreOf(geometry, way.to)];
      const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
      const half = `translate(${((b.x - a.x) / far) * 50}px,${((b.y - a.y) / far) * 50}px)`;
      run(drawn.body, [{ transform: "none" }, { transform: half, offset: 0.45 }, { transform: "none" }], {
        duration: REFUSE,
        easing: EASE_OUT,
      });
    },
    play(change, surface) {
      settle();
      if (reduced()) return crossFade(change, surface);
      for (const slide of change.slides) {
        const crossing = change.slides.some((other) => other.from === slide.piece.at && slide.from === other.piece.at);
        travel(slide, surface, crossing);
      }
      for (const slide of change.turned) {
        const drawn = surface.pieceAt(slide.piece.at);
        if (drawn) turn(slide, drawn, 0, surface);
      }
      for (const piece of change.gone) leave(piece, surface);
      appear(change.born, surface);
    },
  };
}

function reduced(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
