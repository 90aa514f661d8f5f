import type { Arrow, Coming } from "../board/types";
import type { At, BoardSheet, Changed, CardTable, Piece } from "../wire";

/** What an announced card or move will do, as it is drawn; undefined while nothing is announced. */
export function comingOf(
  board: Pick<BoardSheet, "kind" | "pieces" | "blank">,
  cards: CardTable | undefined,
): Coming | undefined {
  const coming = cards?.coming;
  if (!coming || board.blank) return undefined;
  const stood = new Map(board.pieces.map((piece) => [piece.at, piece]));
  const { arrows, bursts, ghosts } =
    board.kind === "points" ? stones(coming.changed, stood) : pieces(coming.changed, stood);
  return { arrows, bursts: [...new Set([...bursts, ...(coming.gone ?? [])])], ghosts, may: coming.may ?? false };
}

/** The ways of the pieces in short: "b5 ⇄ h2", "e2 → e4". */
export function waysOf(coming: Coming | undefined): string[] {
  return (coming?.arrows ?? []).map(({ from, to, both }) => `${from} ${both ? "⇄" : "→"} ${to}`);
}

type Standing = ReadonlyMap<At, Piece>;
type Ways = Omit<Coming, "may">;

/** Squares from which nobody goes elsewhere, and on which something else stands then. */
function lostOf(changed: readonly Changed[], stood: Standing): At[] {
  const left = new Set(changed.flatMap(({ from }) => from ?? []));
  return changed.flatMap(({ at, piece }) => (stood.has(at) && !left.has(at) && !piece ? [at] : []));
}

function pieces(changed: readonly Changed[], stood: Standing): Ways {
  const arrows = changed.flatMap(({ at, from }): Arrow[] => {
    if (from === undefined) return [];
    const back = changed.some((one) => one.at === from && one.from === at);
    if (!back) return [{ from, to: at }];
    return from < at ? [{ from, to: at, both: true }] : [];
  });
  const news = changed.flatMap(({ piece }) => piece ?? []);
  const moved = changed.flatMap(({ at, from }): Piece[] => {
    const piece = from === undefined || stood.has(at) ? undefined : stood.get(from);
    return piece ? [{ ...piece, at }] : [];
  });
  const bursts = lostOf(changed, stood);
  const promoted = promotionOf(bursts, news, stood);
  return {
    arrows: promoted ? [...arrows, promoted] : arrows,
    bursts: bursts.filter((at) => at !== promoted?.from),
    ghosts: [...news, ...moved],
  };
}

/** Who goes as one piece comes elsewhere has become that one. */
function promotionOf(bursts: readonly At[], news: readonly Piece[], stood: Standing): Arrow | undefined {
  const come = news.filter((piece) => !stood.has(piece.at));
  const [to] = come;
  const gone = bursts.filter((at) => stood.get(at)?.side === to?.side);
  const [from] = gone;
  return to && from !== undefined && come.length === 1 && gone.length === 1 ? { from, to: to.at } : undefined;
}

/** Stones of a side are all alike: none has a way of its own. */
function stones(changed: readonly Changed[], stood: Standing): Ways {
  const come = changed.flatMap(({ at, from, piece }): Piece[] => {
    const stone = from === undefined ? piece : stood.get(from);
    return stone ? [{ ...stone, at }] : [];
  });
  const filled = new Set(come.map((stone) => stone.at));
  const left = changed.flatMap(({ at, from }) => [at, ...(from === undefined ? [] : [from])]);
  const bursts = [...new Set(left)].filter((at) => stood.has(at) && !filled.has(at));
  return { arrows: [], bursts, ghosts: come.filter((stone) => stood.get(stone.at)?.side !== stone.side) };
}
