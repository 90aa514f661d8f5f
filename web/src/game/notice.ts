import type { Texts } from "../texts";
import type { LogLine, Sheet } from "../wire";
import type { GameParts } from "./parts";

/** What is said beside the board for a while; another one is another object. */
export interface Notice {
  text: string;
}

/** What became of a request of the viewer's, and why; empty when nothing was answered. */
export function noticeOf(texts: Texts, before: Sheet, now: Sheet, parts?: GameParts): string {
  const fresh = now.lines.slice(before.lines.length);
  const said = fresh.map((line) => answer(texts, line, now)).filter(Boolean);
  const concerns = parts?.turn.notice?.(now) ?? "";
  return said.at(-1) ?? (concerns === parts?.turn.notice?.(before) ? "" : concerns);
}

function answer(texts: Texts, line: LogLine, now: Sheet): string {
  const by = now.seats.find((seat) => seat.seat === line.seat);
  if (!by || by.mine || !now.seats.some((seat) => seat.mine)) return "";
  const { notices } = texts.game;
  const { declines, grants } = by.kind === "computer" ? notices.computer : notices.guest(by.name);
  switch (line.token) {
    case "decline draw":
      return declines.draw;
    case "decline takeback":
      return declines.takeback;
    case "accept takeback":
      return grants;
    default:
      return "";
  }
}
