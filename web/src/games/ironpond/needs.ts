import { pick } from "../../texts";
import type { Texts } from "./texts";
import type { BoardSheet, Picks, Piece } from "../../wire";
import type { Scene } from "../../game/given";
import type { Composition } from "../../game/parts";
import { cardName, cardOf, cardText, deck } from "./cards/deck.svelte";
import { artName } from "./words";

const SQUARE = /^[a-h][1-8]$/;
const MOVE = /^[a-h][1-8]([a-h][1-8])[qrbn]?$/;

/** The square on the board that stands for a token. */
export function squareOf(token: string): string | undefined {
  return SQUARE.test(token) ? token : MOVE.exec(token)?.[1];
}

/** What a token of an action is called. */
export function tokenName(texts: Texts, token: string): string {
  const { letters, tokens, log } = texts.ironpond;
  const card = cardOf(token);
  if (card !== undefined) return cardName(texts, card);
  if (token === "?") return log.hidden;
  if (MOVE.test(token)) return `${token.slice(0, 2)}-${token.slice(2, 4)}`;
  return pick<string>(tokens, token, pick<string>(letters, token, token));
}

/** What is to be picked next, in one sentence. */
export function needOf(texts: Texts, board: BoardSheet, seat: string | null, picks: Picks, head: string): string {
  const { need } = texts.ironpond;
  // What the opponent doesn't see isn't on the board either.
  if (picks.complete) return !cardOf(head) || deck.is(cardOf(head), "secret") ? need.readySecret : need.ready;
  const rest = picks.tokens.filter((token) => token !== ".");
  const more = rest.length < picks.tokens.length ? ` ${need.more}` : "";
  return wanted(texts, board, seat, rest) + more;
}

function wanted(texts: Texts, board: BoardSheet, seat: string | null, tokens: readonly string[]): string {
  const { need, letters } = texts.ironpond;
  const all = (test: (token: string) => boolean): boolean => tokens.length > 0 && tokens.every(test);
  if (all((token) => MOVE.test(token))) return need.move;
  if (all((token) => cardOf(token) !== undefined)) return need.card;
  if (all((token) => token === "west" || token === "east")) return need.side;
  if (all((token) => Object.hasOwn(letters, token))) return need.letter;
  if (!all((token) => SQUARE.test(token))) return "";
  const pieces = tokens.flatMap((token) => board.pieces.find((piece) => piece.at === token) ?? []);
  if (pieces.length === 0) return need.empty;
  if (pieces.length < tokens.length) return need.square;
  const own = (piece: Piece): boolean => piece.side === seat;
  const arts = [...new Set(pieces.map((piece) => artName(texts, piece.art)))];
  const what = arts.length === 1 ? (arts[0] ?? "") : "";
  if (pieces.every(own)) return need.own(what);
  return pieces.some(own) || pieces.some((piece) => piece.marks?.includes("neutral")) ? need.pieces : need.enemy(what);
}

/** The words of a card that is being played, or of another action of several picks. */
export function compositionOf(
  texts: Texts,
  scene: Scene,
  prefix: readonly string[],
  picks: Picks | null = null,
): Composition {
  const { heads, need } = texts.ironpond;
  const [head = "", ...picked] = prefix;
  const id = cardOf(head);
  const { take, takeText } = texts.ironpond.turn;
  const robs = head === "take" && scene.sheet?.cards?.window?.what === "take";
  const [title, what] = robs
    ? [take, takeText]
    : id === undefined
      ? pick(heads, head, [head, ""])
      : [cardName(texts, id), cardText(id)];
  const chosen = picked.filter((token) => token !== ".").map((token) => tokenName(texts, token));
  return {
    title,
    // What is to be done comes first: a small phone may show no more.
    text: [
      picks ? `**${needOf(texts, scene.board, scene.turn, picks, head)}**` : "",
      chosen.length > 0 ? need.chosen(chosen.join(", ")) : "",
      what,
      head.startsWith("!") ? texts.ironpond.hand.insisting : "",
      id !== undefined && scene.options["fundamental"] === "strict" ? texts.ironpond.hand.strict : "",
    ]
      .filter(Boolean)
      .join(" "),
    label: (token) => tokenName(texts, token),
    at: squareOf,
    onBoard: true,
    drawn: id !== undefined,
  };
}
