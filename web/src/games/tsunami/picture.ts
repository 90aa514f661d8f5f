import type { BoardView, GobanView, Happening, Region } from "../../board/types";
import { standing } from "../../play/lines";
import type { Sound } from "../../site/sound";
import type { Texts } from "./texts";
import type { At, Goban, Sheet } from "../../wire";
import type { Scene } from "../../game/given";
import { cardOf, decks } from "./deck.svelte";
import { areaOf, wantedOf } from "./picks";
import { chainOf, isPoint, lineOf } from "./points";
import { isMine, turnOf } from "./table";

const BARE: Goban = { captured: {}, played: 0, running: [], notes: [], shown: [] };

/** What lies on the goban of a scene besides its stones. */
export function gobanOf(scene: Pick<Scene, "board">): Goban {
  return scene.board.goban ?? BARE;
}

/** Whether dead stones are being marked, and it is the viewer who marks. */
export function marks(scene: Scene): boolean {
  return turnOf(scene)?.pending.what === "marking" && scene.sheet !== null && isMine(scene.sheet);
}

/** The points that are whole actions now: where a stone may go, or the stones that may be marked. */
export function placesOf(scene: Scene): At[] {
  const { sheet } = scene;
  if (!scene.live || !sheet || sheet.outcome || !isMine(sheet)) return [];
  if (marks(scene)) return scene.board.pieces.map((piece) => piece.at);
  return sheet.offer.words.filter(isPoint);
}

/** The action of touching such a point. */
export function placingOf(scene: Scene, at: At): string {
  if (!marks(scene)) return at;
  return gobanOf(scene).dead?.includes(at) ? `alive ${at}` : `dead ${at}`;
}

function regionsOf(scene: Scene): Region[] {
  const goban = gobanOf(scene);
  const running = goban.running.flatMap(({ what, at }): Region[] => {
    if (at.length === 0 || what === "fog" || what === "shield") return [];
    return [{ kind: what === "closed" ? "crater" : what === "pull" ? "pull" : "sea", at }];
  });
  const notes = goban.notes.flatMap(({ at }): Region[] => (at ? [{ kind: "note", at }] : []));
  return [
    ...running,
    ...(goban.block ? [{ kind: "arena", at: goban.block } as const] : []),
    ...announcedArea(scene),
    ...notes,
  ];
}

/** What an announced card aims at, while it may still be countered. */
function announcedArea(scene: Scene): Region[] {
  const said = scene.live ? scene.sheet?.cards?.announced.at(-1) : undefined;
  if (!said || said.picks.length === 0) return [];
  const card = decks.card(said.card);
  const at = said.picks.flatMap((token, k) =>
    areaOf(wantedOf(card, k), token, said.picks[k - 1] ?? "", scene.board.pieces),
  );
  return at.length > 0 ? [{ kind: "arena", at: [...new Set(at)] }] : [];
}

/** What the card did that was played last, once nobody can counter it any more. */
export function happeningOf(scene: Pick<Scene, "board" | "lines" | "match">): Happening | undefined {
  const goban = gobanOf(scene);
  const line = scene.lines.findLast((one) => one.text !== "lets");
  const [head = "", ...picks] = line?.token.split(" ") ?? [];
  const id = cardOf(head);
  if (!line || id === undefined || goban.card !== undefined) return undefined;
  const card = decks.card(id);
  const wanted = wantedOf(card, 0);
  const first = picks[0] ?? "";
  const area = areaOf(wanted, first, "", scene.board.pieces);
  const running = (what: string): At[] =>
    goban.running.findLast((one) => one.what === what && one.by === line.seat)?.at ?? [];
  const happens = (kind: Happening["kind"], at: readonly At[], way = ""): Happening => ({
    key: `${scene.match}:${line.n}`,
    kind,
    at,
    way,
  });
  switch (card?.op) {
    case "Remove":
      return wanted.kind === "edge" ? happens("wave", area, first) : happens("flood", area);
    case "Shift":
      return happens("quake", lineOf(first), picks[1] ?? "");
    case "NoCards":
      return happens("fog", []);
    case "Close":
      return happens("crater", area);
    case "Shield":
      return happens("shield", running("shield"));
    case "Oblige":
      return happens("pull", scene.board.last);
    case "Ban":
      return happens("ebb", running("ban"));
    default:
      return undefined;
  }
}

/** A wave is heard when it comes over the goban. */
export function soundOf(before: Sheet, now: Sheet): Sound | undefined {
  const happens = ({ id, board, lines }: Sheet): Happening | undefined =>
    happeningOf({ match: id, board, lines: standing(lines) });
  const news = happens(now);
  return news?.kind === "wave" && news.key !== happens(before)?.key ? "wave" : undefined;
}

/** Where one may not simply place one's stone, the points are marked. */
function obliged(scene: Scene, places: readonly At[]): boolean {
  const pending = turnOf(scene)?.pending.what;
  const pulled = gobanOf(scene).running.some(({ what }) => what === "pull");
  return places.length > 0 && pending !== "marking" && (pending !== "main" || pulled);
}

/** What the goban shows beyond its stones. */
export function pictureOf(_: Texts, scene: Scene): Partial<BoardView> {
  const goban = gobanOf(scene);
  const marking = marks(scene);
  const places = placesOf(scene);
  const view: GobanView = {
    regions: regionsOf(scene),
    shields: goban.running.flatMap(({ what, at }) => (what === "shield" ? at : [])),
    dead: goban.dead ?? [],
    owned: Object.entries(goban.territory ?? {}).flatMap(([side, points]) => points.map((at) => ({ at, side }))),
    announced: goban.announced,
    stone: marking || places.length === 0 ? "" : (scene.turn ?? ""),
    hints: obliged(scene, places),
    area: (at) => (marking ? chainOf(scene.board.pieces, at) : [at]),
    happening: happeningOf(scene),
  };
  return { goban: view };
}
