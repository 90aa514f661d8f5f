import type { BoardWords } from "../../board/types";
import { pick } from "../../texts";
import type { Texts } from "./texts";
import type { LogLine, Move, Piece } from "../../wire";
import type { Scene } from "../../game/given";
import type { Said } from "../../game/parts";
import { kindOf, pieceName } from "./setting";

/** What the board of Le Félon says aloud. */
export function wordsFor(texts: Texts, name: string, scene: Scene | null): BoardWords {
  const { spoken } = texts.felon;
  const all = texts.game.spoken;
  return {
    board: name,
    square(at, nature, piece, state) {
      const parts = [nature === "O" ? spoken.orange(at) : at];
      if (piece) parts.push(pieceName(texts, piece));
      if (piece?.back) parts.push(spoken.back);
      if (piece && scene?.board.hijack === at) parts.push(spoken.hijack);
      if (state.check) parts.push(all.check);
      if (state.last) parts.push(all.last);
      if (state.selected) parts.push(all.selected);
      if (state.choice) parts.push(spoken.choice);
      if (state.target) parts.push(targetIn(texts, state.target));
      return parts.join(", ");
    },
    picked: all.picked,
    dropped: () => all.dropped,
    confirm: all.confirm,
    swapped: (one, other) => texts.felon.swapped(named(texts, one), one.at, named(texts, other), other.at),
  };
}

/** A piece as one points at it: "la dame". */
function named(texts: Texts, piece: Piece): string {
  return pick<string>(texts.felon.the, kindOf(piece), piece.art);
}

function targetIn(texts: Texts, move: Move): string {
  const { spoken } = texts.felon;
  if (move.convert) return spoken.convert;
  if (move.swap) return spoken.swap;
  const all = texts.game.spoken;
  const what = move.capture ? all.capture : all.target;
  return move.hijack ? `${what}, ${spoken.hijackTo}` : what;
}

const LETTERS: Readonly<Record<string, keyof Texts["felon"]["kinds"]>> = {
  R: "roi",
  D: "dame",
  B: "bouffon",
  E: "ecuyer",
  C: "courtisane",
  V: "valet",
  M: "ministre",
  F: "felon",
  "": "garde",
};

/** A move as the server writes it: hijack, letter, from, how, to, a guard turned over, check or mate. */
const WRITTEN = /^(!?)([A-Z]?)([a-m]\d+)(-|x|<>)([a-m]\d+)(\*?)([+#]?)$/;

/** For the list: what was placed in words, letters of the visitor's language, a swap with its two arrows. */
function written(texts: Texts, line: LogLine): string | undefined {
  const words = texts.felon.written;
  if (line.token === "direct" || line.token === "reversed") return words[line.token];
  if (/^[a-m]\d+$/.test(line.token)) return words.placed(line.token);
  const found = WRITTEN.exec(line.text);
  if (!found) return undefined;
  const [, hijack = "", letter = "", from = "", how = "", to = "", turned = "", end = ""] = found;
  const piece = pick<string>(texts.felon.letters, LETTERS[letter] ?? "", "");
  return `${hijack}${piece}${from}${how === "<>" ? "↔" : how}${to}${turned}${end}`;
}

/** An action for the ear. */
function aloud(texts: Texts, line: LogLine): string | undefined {
  const found = WRITTEN.exec(line.text);
  if (!found) return line.kind === "action" ? written(texts, line) : undefined;
  const [, hijack, letter = "", from = "", how = "", to = "", turned, end] = found;
  const { told: words, kinds } = texts.felon;
  const who = pick<string>(kinds, LETTERS[letter], letter);
  const say = how === "x" ? words.takes : how === "<>" ? words.swaps : words.moves;
  return [
    hijack ? words.hijack : "",
    say(who, from, to),
    turned ? words.turned : "",
    end === "#" ? words.mate : end === "+" ? words.check : "",
  ]
    .filter(Boolean)
    .join(", ");
}

/** A line of the log in words. */
export function sayOf(texts: Texts, line: LogLine): Said {
  return { written: written(texts, line), aloud: aloud(texts, line) };
}
