import type { Drawn, Node } from "./tree";
import { chanceOf, pawnsOf } from "./evaluation";
import { draft, mainOf, type Draft, type Drafted } from "./draft";

/** What PGN's words are made of (1994, sections 7 and 8). */
const WORD =
  /\{([^}]*)\}|;([^\n]*)|([()])|(\d+\.+|\.+)|(\$\d+|[?!]+)|(1-0|0-1|1\/2-1\/2|\*)(?=[\s()]|$)|([^\s(){};.?!]+)/g;
const TAG = /^\s*\[\w+\s+"(?:[^"\\]|\\.)*"\]\s*/;
/** The tags of how a game ended. */
const RESULT = /^\[Result\s.*$/m;
const TERMINATION = /^\[Termination\s.*\n/m;
/** What some write behind a pawn's capture. */
const EN_PASSANT = /^(e|p|ep)$/;
const ARROWS = /\[%cal\s+([^\]]*)\]/g;
const RINGS = /\[%csl\s+([^\]]*)\]/g;
const EVALUATED = /\[%eval\s+([^\],]+)[^\]]*\]/;
const MARKS = /\[%[^\]]*\]/g;
/** A move names a square, unless it is castling; whatever else is said, such as a claim, is none. */
const MOVE = /[a-z]\d|^[O0]-[O0]/;
/** What programs draw with: a letter for the colour, then one or two squares. */
const DRAWING = /^[A-Z]([a-z]\d{1,2})([a-z]\d{1,2})?$/;
/** A position in which moves are counted says their number last. */
const COUNTED = /^\[FEN "[^"]* (\d{1,6})"\]/m;
const WIDTH = 79;

function squares(comment: string, kind: RegExp): string[][] {
  return [...comment.matchAll(kind)].flatMap(([, all = ""]) =>
    all.split(",").flatMap((one) => {
      const [, from, to] = DRAWING.exec(one.trim()) ?? [];
      return from === undefined ? [] : [to === undefined ? [from] : [from, to]];
    }),
  );
}

function said(move: Draft, comment: string): void {
  const words = comment.replace(MARKS, "").replace(/\s+/g, " ").trim();
  move.note = [move.note, words].filter(Boolean).join(" ");
  const chance = chanceOf(EVALUATED.exec(comment)?.[1] ?? "");
  if (chance !== undefined) move.chance = chance;
  move.drawn = {
    arrows: [...move.drawn.arrows, ...squares(comment, ARROWS).map(([from = "", to = from]) => ({ from, to }))],
    rings: [...move.drawn.rings, ...squares(comment, RINGS).map(([at = ""]) => at)],
  };
}

/** The first game of a PGN file with its variations; undefined where a bracket has no other. */
export function readPgn(text: string): Drafted | undefined {
  let body = text.replace(/^\uFEFF/, "").replace(/^%.*$/gm, "");
  let tags = "";
  for (let tag = TAG.exec(body); tag; tag = TAG.exec(body)) {
    tags += `${tag[0].trim()}\n`;
    body = body.slice(tag[0].length);
  }
  const root = draft("");
  let ended = "*";
  /** The moves of the line so far, and below them those of the lines that it leaves. */
  const lines: Draft[][] = [[root]];
  for (const [, brace, rest, bracket, , , result, word] of body.matchAll(WORD)) {
    const line = lines.at(-1) ?? [];
    const last = line.at(-1) ?? root;
    if (brace !== undefined || rest !== undefined) said(last, brace ?? rest ?? "");
    else if (bracket === "(") {
      // A variation replaces the last move.
      if (line.length < 2) return undefined;
      lines.push(line.slice(0, -1));
    } else if (bracket === ")") {
      if (lines.length < 2) return undefined;
      lines.pop();
    } else if (result !== undefined && lines.length === 1) {
      ended = result;
      break;
    } else if (word !== undefined && !EN_PASSANT.test(word)) {
      const next = draft(word);
      last.after.push(next);
      line.push(next);
    }
  }
  if (lines.length > 1) return undefined;
  // Without tags it is the number that tells a reader what this is.
  const written = (before: string, words: readonly string[], end: string): string =>
    `${before}\n1. ${words.join(" ")} ${end}\n`;
  const open = tags.replace(TERMINATION, "").replace(RESULT, '[Result "*"]');
  return {
    root,
    head: `${tags}\n`,
    result: ended,
    main: written(tags, mainOf(root), ended),
    linear: (words) => written(open, words, "*"),
  };
}

function comment({ note, drawn, chance }: Pick<Node, "note" | "drawn" | "chance">): string[] {
  const { arrows, rings }: Drawn = drawn;
  const parts = [
    chance === undefined ? "" : `[%eval ${pawnsOf(chance)}]`,
    rings.length > 0 ? `[%csl ${rings.map((at) => `G${at}`).join(",")}]` : "",
    arrows.length > 0 ? `[%cal ${arrows.map(({ from, to }) => `G${from}${to}`).join(",")}]` : "",
    // A closing brace would end the comment.
    note.replace(/[{}]/g, "|").replace(/\s+/g, " ").trim(),
  ].filter(Boolean);
  return parts.length > 0 ? `{${parts.join(" ")}}`.split(" ") : [];
}

/** Words in lines of at most 79 signs, unless one may not begin a line: with a percent sign, readers pass over it. */
function wrapped(words: readonly string[]): string {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const fits = last !== undefined && last.length + 1 + word.length <= WIDTH;
    if (last !== undefined && (fits || word.startsWith("%"))) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join("\n");
}

/** A tree as a PGN file, its main line first, behind the tags of `head`; `second` says whether the second seat begins, `result` how it ended. */
export function pgnFile(head: string, root: Node, second = false, result = "*"): string {
  const words: string[] = [...comment(root)];
  const walk = (node: Node, path: readonly number[], ply: number, numbered: boolean): void => {
    const [main, ...others] = node.after;
    if (!main?.tried) return;
    const told = (one: Node, due: boolean): void => {
      const { seat = "", text = "" } = one.tried?.log ?? {};
      if (!MOVE.test(text)) {
        words.push(`{${seat}: ${text}}`, ...comment(one));
        return;
      }
      const number = Math.floor(ply / 2) + 1;
      if (ply % 2 === 0) words.push(`${number}.`);
      else if (due) words.push(`${number}...`);
      words.push(text, ...comment(one));
    };
    told(main, numbered);
    others.forEach((other, i) => {
      const from = words.length;
      told(other, true);
      walk(other, [...path, i + 1], ply + 1, comment(other).length > 0);
      words[from] = `(${words[from] ?? ""}`;
      words[words.length - 1] = `${words.at(-1) ?? ""})`;
    });
    walk(main, [...path, 0], ply + 1, others.length > 0 || comment(main).length > 0);
  };
  const first = Number(COUNTED.exec(head)?.[1] ?? 1);
  walk(root, [], 2 * Math.max(0, first - 1) + (second ? 1 : 0), true);
  return `${head}${wrapped([...words, result])}\n`;
}

/** Whether no answer or pass was said at once in a tree: PGN has moves only. */
export function plain(root: Node): boolean {
  return root.after.every((node) => !node.tried?.spared && plain(node));
}
