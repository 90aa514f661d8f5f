import type { BlankCard } from "../wire";

/** How each verb of a blank card is drawn: a mark of the board, or a few lines of 100 by 100. */
const VERBS: Readonly<Record<string, string>> = {
  camel: mark("camel"),
  capture: line("M10 32V10H32M68 10H90V32M90 68V90H68M32 90H10V68M36 36L64 64M64 36L36 64"),
  carry: line("M12 86V62C12 40 30 40 50 40H86M66 20L88 40L66 60M12 86H30"),
  convert: mark("convert"),
  drop: line("M50 10V66M26 44L50 68L74 44M14 88H86"),
  hole: mark("hole"),
  magnet: mark("magnet"),
  move: line("M12 78C22 26 68 20 84 56M84 56L60 52M84 56L90 32"),
  neutral: mark("neutral"),
  ordinary: line("M20 38H80M20 62H80"),
  shield: mark("shield"),
  stick: mark("frozen"),
  swap: mark("swap"),
  take: line("M88 14V86M76 50H16M40 24L14 50L40 76"),
};

const KINDS = ["pawn", "knight", "bishop", "rook", "queen", "king"];

function mark(name: string): string {
  return `<use href="#mark-${name}" width="100" height="100"/>`;
}

function line(path: string): string {
  return `<path d="${path}" stroke="currentColor" stroke-width="7"/>`;
}

/** One pick: the piece that it means, in the colours of its side, or an empty square. */
function picked(pick: readonly string[], x: number): string {
  if (pick.includes("empty")) return `<path d="M${x + 8} 38H${x + 52}V86H${x + 8}Z" stroke-dasharray="6 6"/>`;
  const kind = KINDS.find((piece) => pick.includes(piece)) ?? (pick.includes("notPawn") ? "knight" : "pawn");
  const side = pick.includes("enemy") ? "black" : pick.includes("neutral") ? "neutral" : "white";
  return `<use class="side-${side}" href="#chess-${kind}" x="${x}" y="30" width="60" height="60"/>`;
}

/** The drawing of a blank card, made of what it does to whom; its symbols are those of the board. */
export function drawHomemade({ params = [], effect }: Pick<BlankCard, "params" | "effect">): string {
  const pieces = params.slice(0, 2).map((pick, k, all) => picked(pick, all.length === 1 ? 22 : k === 0 ? 2 : 98));
  const verbs = [...new Set(effect.map(([verb]) => String(verb)))].filter((verb) => VERBS[verb]).slice(0, 2);
  const marks = verbs.map((verb, k) => {
    const alone = params.length < 2;
    const size = verbs.length === 1 ? 44 : 34;
    const x = (alone ? 114 : 80) - size / 2;
    const y = verbs.length === 1 ? (alone ? 34 : 22) : 12 + k * 40;
    return `<g color="var(--vig-spot)" transform="translate(${x} ${y})scale(${size / 100})">${VERBS[verb] ?? ""}</g>`;
  });
  return `<path d="M10 91H150"/>${pieces.join("")}${marks.join("")}`;
}
