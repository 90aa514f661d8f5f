import { pick, type Texts } from "../texts";
import type { Sides } from "./parts";
import type { SeatInfo, Sheet } from "../wire";

/** What a game may call its sides, and its ends, by words of its own. */
type Named = { readonly sides: Pick<Sides, "names" | "ends"> } | undefined;

/** The colour a seat plays, such as "Blancs". */
export function sideName(texts: Texts, seat: string | null, parts?: Named): string {
  return seat === null ? "" : pick<string>(parts?.sides.names?.() ?? texts.game.seats, seat, seat);
}

/** Whether somebody sits there who may still come; whoever deleted their account won't. */
export function isPerson({ kind }: SeatInfo): boolean {
  return kind === "guest" || kind === "account";
}

/** Whether a match that was to count for standing doesn't: a guest sits there. */
export function unrated(match: Pick<Sheet, "seats" | "rated">): boolean {
  return match.rated === true && match.seats.some(({ kind }) => kind === "guest");
}

/** Whether a match counts, where that was agreed on. */
export function ratedWords({ game }: Texts, match: Pick<Sheet, "seats" | "rated">): string {
  if (!match.rated) return "";
  return unrated(match) ? game.unrated : game.rated;
}

/** What a seat is called on its strip. */
export function seatName(texts: Texts, seat: SeatInfo, both: boolean, parts?: Named): string {
  const { game } = texts;
  if (seat.kind === "open") return game.nobody;
  if (seat.kind === "computer") return game.computer;
  if (both) return sideName(texts, seat.seat, parts);
  if (seat.mine) return game.you;
  return seat.kind === "gone" ? game.gone : seat.name || game.someone;
}

/** What the top bar says beside the title. */
export function againstWhom(texts: Texts, sheet: Pick<Sheet, "seats">): string {
  const { against } = texts.game;
  if (!sheet.seats.some((seat) => seat.mine)) return against.watching;
  const other = sheet.seats.find((seat) => !seat.mine);
  if (!other) return against.screen;
  if (other.kind === "open" || other.kind === "gone") return against[other.kind];
  return other.kind === "computer" ? against.computer(other.level) : against.guest(other.name);
}

/** Whether a card is announced that the viewer may answer without a time running. */
export function answersAtLeisure({ cards, seats, turn }: Sheet): boolean {
  return (cards?.announced.length ?? 0) > 0 && seats.some((seat) => seat.mine && seat.seat === turn);
}

/** Who is waited for, as a title. */
export function waitFor(texts: Texts, seat: SeatInfo): string {
  const { asks } = texts.game;
  return seat.kind === "computer" ? asks.waitComputer : asks.waitGuest(seat.name);
}

/** The end in one sentence, with its reason; a player who lost is spoken to. */
export function reasonOf(
  texts: Texts,
  sheet: Pick<Sheet, "outcome"> & { seats: readonly { seat: string; mine?: boolean }[] },
  parts?: Named,
): string {
  const { outcome, seats } = sheet;
  if (!outcome) return "";
  const [mine, more] = seats.filter((seat) => seat.mine);
  const yours = texts.game.result.yours as Readonly<Record<string, string>>;
  const said = yours[outcome.reason];
  if (said && outcome.winner && mine && !more && mine.seat !== outcome.winner) return said;
  const reasons = { ...texts.game.result.reasons, ...parts?.sides.ends?.() };
  const winner = sideName(texts, outcome.winner, parts);
  const other = sideName(texts, seats.find((seat) => seat.seat !== outcome.winner)?.seat ?? null, parts);
  return pick<(winner: string, other: string) => string>(reasons, outcome.reason, reasons.other)(winner, other);
}

/** The end as a title: "Vous gagnez." or "Blancs gagnent." */
export function endTitle(
  texts: Texts,
  sheet: Pick<Sheet, "outcome">,
  ending: "won" | "lost" | "drawn" | "told",
  parts?: Named,
): string {
  const { result } = texts.game;
  if (sheet.outcome?.reason === "unplayed") return result.annulled;
  return ending === "told" ? result.winner(sideName(texts, sheet.outcome?.winner ?? null, parts)) : result[ending];
}
