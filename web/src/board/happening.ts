import { centreOf, extent, SQUARE, type Geometry } from "./geometry";
import { cells, outline, waves } from "./goban";
import { draw } from "./svg";
import type { Happening } from "./types";

/** Milliseconds from the first drop to the last. */
const LENGTH: Readonly<Record<Happening["kind"], number>> = {
  wave: 1500,
  flood: 1100,
  quake: 520,
  fog: 1700,
  crater: 620,
  shield: 620,
  pull: 700,
  ebb: 800,
};

/** When the stones that are swept away begin to go. */
export const SWEPT = 520;

const EASE_OUT = "cubic-bezier(.2,.8,.2,1)";

/** What cards do to the board, played once over the stones; the picture below is already final. */
export interface Happenings {
  play(g: Geometry, happening: Happening): void;
  settle(): void;
}

/** Happenings that draws in `layer` and shakes `ground`; `id` keeps its clip apart from that of other boards. */
export function createHappenings(layer: SVGGElement, ground: SVGElement, id: string): Happenings {
  let running: Animation[] = [];
  let ending: ReturnType<typeof setTimeout> | undefined;

  const run = (element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): void => {
    if (typeof element.animate !== "function") return;
    running.push(element.animate(frames, { fill: "both", ...timing }));
  };

  const settle = (): void => {
    clearTimeout(ending);
    for (const animation of running) animation.cancel();
    running = [];
    layer.replaceChildren();
  };

  const wave = (g: Geometry, way: string): void => {
    const { width, height } = extent(g);
    const turns = turnsOf(g, way);
    const clip = draw("clipPath", { id: `${id}-sea` }, draw("rect", { width, height, rx: 10 }));
    const far = seaOf(width, "zb-wave zb-wave-far", 34);
    const near = seaOf(width, "zb-wave", 0);
    // The wave is drawn as if it came from below, reaching up over the first line.
    const first = height - g.margin - SQUARE;
    const place = draw("g", { transform: `translate(0 ${first})` }, far, near);
    const turned = draw("g", { transform: `rotate(${turns * 90} ${width / 2} ${height / 2})` }, place);
    layer.append(clip, draw("g", { "clip-path": `url(#${id}-sea)` }, turned));
    const surge = (up: number, sway: number): Keyframe[] => [
      { transform: `translate(${-sway}px,330px)`, easing: EASE_OUT },
      { transform: `translate(${sway / 2}px,${up}px)`, offset: 0.36, easing: "ease-in-out" },
      { transform: `translate(${sway}px,${up + 16}px)`, offset: 0.55, easing: "cubic-bezier(.5,0,.9,.5)" },
      { transform: `translate(${sway * 1.6}px,340px)` },
    ];
    run(near, surge(0, 40), { duration: LENGTH.wave });
    run(far, surge(-34, -50), { duration: LENGTH.wave - 120 });
  };

  const fade = (element: SVGElement, peak: number, duration: number): void => {
    layer.append(element);
    run(element, [{ opacity: 0 }, { opacity: peak, offset: 0.4 }, { opacity: peak, offset: 0.6 }, { opacity: 0 }], {
      duration,
    });
  };

  const flood = (g: Geometry, { at }: Happening): void => {
    fade(draw("path", { d: cells(g, at), class: "zb-flood" }), 0.85, LENGTH.flood);
    const foam = draw("path", { d: waves(g, at), class: "zb-foam" });
    fade(foam, 1, LENGTH.flood);
  };

  const ebb = (g: Geometry, { at }: Happening): void => {
    fade(draw("path", { d: cells(g, at), class: "zb-flood" }), 0.4, LENGTH.ebb);
    fade(draw("path", { d: outline(g, at), class: "zb-foam" }), 1, LENGTH.ebb);
  };

  const quake = (g: Geometry, { at, way }: Happening): void => {
    const along = way === "east" || way === "west" ? [7, 2] : [2, 7];
    const jolt = (k: number): Keyframe => ({
      transform: `translate(${k * (along[0] ?? 0)}px,${k * (along[1] ?? 0)}px)`,
    });
    run(ground, [jolt(0), jolt(1), jolt(-1), jolt(0.8), jolt(-0.6), jolt(0.4), jolt(0)], {
      duration: LENGTH.quake,
      fill: "none",
    });
    const points = at.map((one) => centreOf(g, one));
    const d = points
      .map(({ x, y }, k) => `${k === 0 ? "M" : "L"}${x + (k % 2 ? 9 : -9)} ${y + (k % 2 ? -9 : 9)}`)
      .join("");
    fade(draw("path", { d, class: "zb-crack" }), 1, LENGTH.quake);
  };

  const fog = (g: Geometry): void => {
    const { width, height } = extent(g);
    const clip = draw("clipPath", { id: `${id}-fog` }, draw("rect", { width, height, rx: 10 }));
    const banks = [0, 1, 2, 3, 4].map((k) =>
      draw("ellipse", {
        cx: width * (0.15 + 0.18 * k),
        cy: height * (0.2 + 0.15 * ((k * 3) % 5)),
        rx: width * 0.42,
        ry: height * 0.13,
        class: "zb-fog",
      }),
    );
    layer.append(clip, draw("g", { "clip-path": `url(#${id}-fog)` }, ...banks));
    banks.forEach((bank, k) => {
      const sway = k % 2 ? -220 : 220;
      run(
        bank,
        [
          { transform: `translate(${-sway}px,0)`, opacity: 0 },
          { opacity: 0.82, offset: 0.45 },
          { transform: `translate(${sway}px,0)`, opacity: 0 },
        ],
        { duration: LENGTH.fog, easing: "ease-in-out" },
      );
    });
  };

  const rings = (g: Geometry, { at, kind }: Happening): void => {
    for (const one of at.slice(0, 40)) {
      const { x, y } = centreOf(g, one);
      const circle = draw("circle", { r: 50, class: `zb-ring-${kind}` });
      layer.append(draw("g", { transform: `translate(${x} ${y})` }, circle));
      const [from, to] = kind === "shield" ? [0.7, 1.15] : [3, 0.7];
      run(
        circle,
        [
          { transform: `scale(${from})`, opacity: 0 },
          { opacity: 1, offset: 0.4 },
          { transform: `scale(${to})`, opacity: 0 },
        ],
        { duration: LENGTH[kind], easing: EASE_OUT },
      );
    }
  };

  return {
    settle,
    play(g, happening) {
      settle();
      const { kind, at, way } = happening;
      if (reduced()) {
        if (at.length > 0) fade(draw("path", { d: outline(g, at), class: "zb-foam" }), 1, 240);
      } else if (kind === "wave") wave(g, way);
      else if (kind === "flood") flood(g, happening);
      else if (kind === "ebb") ebb(g, happening);
      else if (kind === "quake") quake(g, happening);
      else if (kind === "fog") fog(g);
      else rings(g, happening);
      ending = setTimeout(settle, LENGTH[kind] + 40);
    },
  };
}

/** Quarter turns from below to the side of the screen on which that edge lies. */
function turnsOf(g: Geometry, way: string): number {
  const turns = { south: 0, west: 1, north: 2, east: 3 }[way] ?? 0;
  return g.flipped ? turns + 2 : turns;
}

/** A row of curling crests over a body of water, from the left edge of the board to the right; the crests' feet lie at 0. */
function seaOf(width: number, mark: string, phase: number): SVGGElement {
  const CURL = 174;
  const count = Math.ceil(width / CURL) + 4;
  const start = -2 * CURL + phase;
  const curl = "c18 -58 60 -98 112 -86c34 10 48 40 34 64c-8 -22 -30 -26 -42 -12c-8 16 20 32 70 34";
  const d = `M${start} 0${curl.repeat(count)}V700H${start}Z`;
  const lines = Array.from({ length: count }, (_, k) => {
    const x = start + k * CURL;
    return `M${x + 30} 20c10 -40 34 -66 66 -70M${x + 62} 40c6 -26 18 -44 36 -52M${x + 8} 74c40 -18 96 -18 150 6`;
  }).join("");
  const drops = Array.from({ length: count }, (_, k) => {
    const x = start + k * CURL;
    return `M${x + 158} -58h.1M${x + 166} -86h.1M${x + 138} -108h.1`;
  }).join("");
  return draw(
    "g",
    { class: mark },
    draw("path", { d, class: "zb-water" }),
    draw("path", { d: lines, class: "zb-foam" }),
    draw("path", { d: drops, class: "zb-drops" }),
  );
}

function reduced(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Where a swept stone goes, in units; nothing for a happening that sweeps none. */
export function sweepOf(g: Geometry, happening: Happening): { x: number; y: number } | undefined {
  if (happening.kind !== "wave") return undefined;
  const ways = [
    [0, 1],
    [-1, 0],
    [0, -1],
    [1, 0],
  ] as const;
  const [x, y] = ways[turnsOf(g, happening.way) % 4] ?? [0, 0];
  return { x: x * 260, y: y * 260 };
}

/** Whether the stones that go are taken by the water, late, rather than lifted at once. */
export function isWater(happening: Happening | undefined): boolean {
  return happening?.kind === "wave" || happening?.kind === "flood";
}
