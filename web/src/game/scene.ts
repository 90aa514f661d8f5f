import type { BoardView, GobanView, Prepared } from "../board/types";
import { comingOf } from "./coming";
import { freeOf } from "./premove";
import type { Options, Reach, Scene } from "./given";
import type { Composition, GameParts } from "./parts";
import { touchedBy, type Afterwards } from "../play/afterwards";
import { pairsOf } from "../play/lines";
import type { Composing, Session } from "../play/session.svelte";
import { site } from "../site/site.svelte";
import { settings } from "../site/settings.svelte";
import type { Texts } from "../texts";
import type { At, BoardSheet, Look, Move, Sheet } from "../wire";

/** What lies on the table of a session now, for the page of its game. */
export function sceneOf(
  session: Session,
  sheet: Sheet,
  board: BoardSheet,
  flipped: boolean,
  reach: Reach | null = null,
): Scene {
  return {
    game: sheet.game,
    match: sheet.id,
    options: sheet.options,
    seats: sheet.seats.map((seat) => seat.seat),
    viewer: session.eyes || sheet.viewer,
    board,
    lines: session.shown === null ? session.stood : session.stood.slice(0, session.shown),
    moves: session.live && !session.pending ? sheet.offer.moves : [],
    live: session.live,
    flipped,
    turn: sheet.turn,
    reach: session.live && !session.pending ? reach : null,
    knowledge: session.knowledge,
    cards: session.cards,
    pieces: session.live ? sheet.pieces : undefined,
    diagrams: site.diagrams(sheet.game),
    sheet,
  };
}

/** What the player is doing besides moving pieces. */
interface Doing {
  composing: Composing | null;
  /** A pick that is to change places with another. */
  moving: At | null;
  /** A square touched before the server said what may be picked. */
  early?: At | null;
  moves: readonly Move[];
  /** What the server hasn't confirmed. */
  pending?: Afterwards | null;
  /** The board shows an answer that one points at. */
  glimpses?: boolean;
  /** What is to be tried when the turn comes; undefined while nothing may be prepared. */
  prepared?: Prepared | null | undefined;
}

/** The board as it is drawn: the scene, the picture of its game, and what the player is composing. */
export function tableOf(
  texts: Texts,
  parts: GameParts | undefined,
  scene: Scene,
  { composing, moving, early = null, moves, pending: sent = null, glimpses = false, prepared }: Doing,
): BoardView {
  const composed = composing ? (parts?.picking?.arranged?.(scene, composing.prefix) ?? []) : [];
  const composition = composing && parts?.picking?.composition(scene, composing.prefix);
  const pending = scene.live && scene.sheet?.asks?.move;
  const tokens = composing?.picks?.tokens ?? [];
  const seat = scene.sheet?.seats.find((one) => one.mine)?.seat;
  const ready = prepared !== undefined && scene.sheet && seat !== undefined ? freeOf(scene.sheet, seat) : undefined;
  const words = parts?.board.words(texts.game.board, scene) ?? blank(texts);
  const picture = parts?.board.picture?.(scene);
  // What is foreseen on the board needs no arrows.
  const coming = sent || glimpses || composing?.preview ? undefined : comingOf(scene.board, scene.cards);
  const goban = picture?.goban && composing ? picking(picture.goban, composition || undefined, tokens) : picture?.goban;
  return {
    game: scene.game,
    board: { ...scene.board, pieces: [...scene.board.pieces, ...composed] },
    moves: composing ? [] : [...moves],
    flipped: scene.flipped,
    coordinates: settings.coordinates,
    still: false,
    chosen: null,
    arrows: sent?.way
      ? [sent.way]
      : pending
        ? [{ from: pending.from, to: pending.to }]
        : scene.live || parts?.sides.secret
          ? []
          : pairsOf(scene.board.last),
    ...(coming && { coming }),
    confirm: confirming(scene.board),
    ...(parts?.board.paint && { paint: parts.board.paint }),
    words: {
      swap: texts.game.spoken.swap,
      cancel: texts.game.compose.cancel,
      ...words,
      // How far such a piece goes is said once the server has answered.
      ...(parts?.board.reaches && { picked: (at: At, count: number) => (count > 0 ? words.picked(at, count) : "") }),
    },
    ...(scene.reach && { reach: new Map([[scene.reach.at, scene.reach.to]]) }),
    ...picture,
    ...(sent && { stamp: undefined, kept: undefined, pending: touchedBy(sent) }),
    ...(ready && { free: ready.free, prepared: prepared ?? null }),
    ...(goban && { goban: ready && seat !== undefined ? { ...goban, stone: seat } : goban }),
    ...(composing && !composing.preview && composition && scene.board.kind === "squares" && composed.length === 0
      ? { chose: composing.prefix.slice(1).flatMap((token) => composition.at(token) ?? []) }
      : {}),
    unsure: composing !== null && !composing.picks,
    choose: sent
      ? parts?.board.patient?.(scene)
        ? (parts.board.places?.(scene) ?? [])
        : []
      : ready
        ? ready.points
        : composing
          ? [
              ...(composing.picks || early === null ? [] : [early]),
              ...(composition?.covers
                ? new Set(tokens.flatMap((token) => composition.covers?.(token) ?? []))
                : tokens.map((token) => composition?.at(token) ?? "").filter(Boolean)),
              ...(moving === null
                ? composed.map((piece) => piece.at)
                : composed.map((piece) => piece.at).filter((at) => at !== moving)),
            ]
          : (parts?.board.places?.(scene) ?? []),
  };
}

/** Boards of so many files have squares that a finger misses. */
const MANY = 9;

/** What asks for a second touch. */
function confirming({ width }: BoardSheet): BoardView["confirm"] {
  if (settings.confirm !== "auto") return settings.confirm;
  return width >= MANY ? "touch" : "never";
}

/** A goban while an action is being composed on it: what may be picked shows, and what a pick would mean. */
function picking(goban: GobanView, composition: Composition | undefined, tokens: readonly string[]): GobanView {
  const tokenAt = (at: At): string | undefined =>
    tokens.find((token) => token === at) ?? tokens.find((token) => composition?.covers?.(token).includes(at));
  return {
    ...goban,
    stone: composition?.stone ?? "",
    hints: true,
    area(at) {
      const token = tokenAt(at);
      return token === undefined ? [] : (composition?.area?.(token) ?? [at]);
    },
  };
}

/** How a picture of a position is drawn and named; nobody's eyes in particular. */
export function lookOf(
  texts: Texts,
  parts: GameParts | undefined,
  game: string,
  name: string,
  look: Look,
  options: Options,
): Pick<BoardView, "paint" | "words" | "figures" | "badges" | "floor" | "goban"> {
  const scene: Scene = {
    game,
    match: "",
    options,
    seats: site.games.find((one) => one.id === game)?.seats ?? [],
    viewer: "truth",
    board: look.board,
    lines: [],
    moves: [],
    live: false,
    flipped: false,
    turn: null,
    knowledge: undefined,
    cards: undefined,
    pieces: undefined,
    diagrams: site.diagrams(game),
    sheet: null,
  };
  const { figures, badges, floor, goban } = parts?.board.picture?.(scene) ?? {};
  const words = parts?.board.words(name, null) ?? { ...blank(texts), board: name };
  return {
    words,
    ...(parts?.board.paint && { paint: parts.board.paint }),
    ...(figures && { figures }),
    ...(badges && { badges }),
    ...(floor && { floor }),
    ...(goban && { goban }),
  };
}

function blank(texts: Texts): BoardView["words"] {
  const { spoken } = texts.game;
  return {
    board: texts.game.board,
    square: (at) => at,
    picked: spoken.picked,
    dropped: () => spoken.dropped,
    confirm: spoken.confirm,
  };
}
