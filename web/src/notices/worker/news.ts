import titles from "games:titles";
import { momentOf } from "../../parts/day";
import { typeset } from "../../texts/typeset";
import type { NotificationItem } from "../../wire";
import * as en from "./en";
import * as fr from "./fr";

/** Where a piece of news leads. */
export function pathOf({ kind, match, game }: Pick<NotificationItem, "kind" | "match" | "game">): string {
  return match === undefined || kind === "declined" ? `/games/${game}` : `/g/${match}`;
}

/** What a browser shows of a piece of news: what happened, and in which game. */
export function newsOf(notice: NotificationItem, lang: "fr" | "en"): { title: string; body: string } {
  const words = lang === "fr" ? typeset({ ...fr }) : en;
  const title = words.lines[notice.kind](notice.other);
  const game = titles[notice.game] ?? notice.game;
  return { title, body: notice.due > 0 ? `${game}, ${words.when(momentOf(notice.due, lang))}` : game };
}
