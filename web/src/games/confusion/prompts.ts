import { sideName, waitFor } from "../../game/who";
import { pick } from "../../texts";
import type { Texts } from "./texts";
import type { Piece } from "../../wire";
import type { Prompt, Scene } from "../../game/given";
import type { Composition } from "../../game/parts";
import { standing } from "../../play/lines";
import { attemptText, lastAnswered, ownAnswered, theZ } from "./attempt";
import { kindName } from "./words";
import { seatOf } from "./reading";
import { settingOf } from "./setting";
import type { Answered } from "./tries";

/** The block when the viewer is to try. */
export function promptOf(texts: Texts, scene: Scene): Prompt {
  const { prompt } = texts.confusion;
  const seat = seatOf(scene);
  const home = seat === scene.seats[0] ? scene.board.height : 1;
  const threat = scene.board.pieces.some(
    (piece) => piece.holds && piece.side !== seat && Number(piece.at.slice(1)) === home,
  );
  const z = theZ(texts, scene);
  if (threat) return { title: prompt.claim(z), text: prompt.claimText };
  const aim = aimOf(texts, scene);
  const last = lastAnswered(scene);
  if (!last?.answer || last.line.seat === null || last.line.seat === seat)
    return { title: prompt.idle, text: `${aim} ${prompt.idleText}` };
  const told = (who: string, { line, letter, answer }: Answered): string =>
    answer ? prompt.heard(who, attemptText(texts, line.token, scene, letter), texts.confusion[answer]) : "";
  const own = ownAnswered(scene);
  return {
    title: prompt.idle,
    text: [own && told(prompt.you, own), told(sideName(texts, last.line.seat), last), aim].filter(Boolean).join(" "),
  };
}

/** What is to be done with the neutral piece, from where it is now. */
function aimOf(texts: Texts, scene: Scene): string {
  const { aim } = texts.confusion.prompt;
  const holder = scene.board.pieces.find((piece) => piece.holds);
  return aim[holder === undefined ? "free" : holder.side === seatOf(scene) ? "mine" : "theirs"](theZ(texts, scene));
}

/** The block when the other side is asked something, or when the viewer's own try was just answered. */
export function waitingOf(texts: Texts, scene: Scene): Prompt | undefined {
  const { sheet } = scene;
  if (!sheet) return undefined;
  const { asked, prompt } = texts.confusion;
  const turn = sheet.seats.find((seat) => seat.seat === sheet.turn);
  switch (sheet.asks?.what) {
    case "answer":
      return { title: asked.waitAnswer, text: asked.waitAnswerText };
    case "promote":
      return { title: asked.waitPromote, text: asked.waitText };
    case "take":
      return { title: asked.waitTake, text: asked.waitText };
    case "setup":
      return { title: asked.waitSetup, text: asked.waitText };
    default: {
      const last = lastAnswered({ lines: standing(sheet.lines) });
      const mine = sheet.seats.some((seat) => seat.mine && seat.seat === last?.line.seat);
      if (!last?.answer || !mine || !turn || last.line.seat === null) return undefined;
      const what = attemptText(texts, last.line.token, scene, last.letter);
      return { title: prompt[last.answer](what), text: waitFor(texts, turn) };
    }
  }
}

/** The letters that a free set-up has placed so far. */
export function arrangedBy(scene: Scene, prefix: readonly string[]): Piece[] {
  const [head, ...squares] = prefix;
  if (head !== "setup") return [];
  const { letters } = settingOf(scene.options);
  return squares.map((at, k) => ({ at, art: "confusion-piece", side: scene.turn ?? "", letter: letters[k] ?? "" }));
}

/** The words of the actions besides tries: each by its token, and with "Text" after it what it does. */
export function headWords(texts: Texts): Readonly<Record<string, string>> {
  return texts.confusion.extras.heads;
}

/** The words of an action of several picks. */
export function compositionOf(texts: Texts, scene: Scene, prefix: readonly string[]): Composition {
  const { compose } = texts.confusion;
  const words = headWords(texts);
  const [head = "", ...picked] = prefix;
  const letters = head !== "cover";
  const text = pick<string>(words, `${head}Text`, "");
  return {
    title: pick<string>(words, head, head),
    text: picked.length > 0 ? `${text} ${compose.chosen(picked.map((one) => name(one)).join(", "))}.` : text,
    label: name,
    onBoard: letters,
    at: (token) =>
      /^[a-z]\d+$/.test(token)
        ? token
        : letters
          ? scene.board.pieces.find((piece) => piece.side === scene.turn && piece.letter === token)?.at
          : undefined,
  };

  function name(token: string): string {
    return letters ? compose.letter(token) : kindName(texts, Number(token));
  }
}
