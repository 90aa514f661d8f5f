import { isPerson } from "../game/who";
import type { GameInfo, LobbyInfo, SeatInfo } from "../wire";

type Options = Readonly<Record<string, string>>;

/** Every option of a game: what was chosen, laid over the defaults. */
export function wholeOf(game: GameInfo, chosen: Options): Record<string, string> {
  return { ...Object.fromEntries(game.options.map((option) => [option.name, option.value])), ...chosen };
}

/** What of `wanted` differs from what is proposed. */
export function changesOf(proposed: Options, wanted: Options): Record<string, string> {
  return Object.fromEntries(Object.entries(wanted).filter(([name, value]) => proposed[name] !== value));
}

/** What has become of a card that may be left out, seen by `mine`. */
export type Fate = "both" | "mine" | "theirs" | "none";

/** Whether a card is on the viewer's list, on the other's, or on both; a spectator's is the first seat's. */
export function fateOf(lobby: Pick<LobbyInfo, "removals" | "seats">, mine: string, card: string): Fate {
  const own = mine || (lobby.seats[0]?.seat ?? "");
  const here = lobby.removals[own]?.includes(card) ?? false;
  const there = Object.entries(lobby.removals).some(([seat, cards]) => seat !== own && cards.includes(card));
  return here ? (there ? "both" : "mine") : there ? "theirs" : "none";
}

/** Cards that `mine` would have left out and that the other side has just kept. */
export function keptIn(
  before: Pick<LobbyInfo, "removals" | "version">,
  now: Pick<LobbyInfo, "removals" | "version" | "by" | "cards">,
  mine: string,
): string[] {
  if (mine === "" || now.by === mine || now.version === before.version) return [];
  return (before.removals[mine] ?? []).filter(
    (card) => now.cards.includes(card) && !now.removals[mine]?.includes(card),
  );
}

/** What the other side has just done, for the live region: changed options, agreed, sat down. */
export interface News {
  changed: string[];
  by: SeatInfo | undefined;
  readied: SeatInfo[];
  unreadied: SeatInfo[];
  sat: SeatInfo[];
}

/** What differs between two lobbies that isn't the viewer's own doing. */
export function newsOf(before: LobbyInfo, now: LobbyInfo): News {
  const others = now.seats.filter((seat) => !seat.mine);
  const by = others.find((seat) => seat.seat === now.by);
  const changed =
    now.version !== before.version && by
      ? [...Object.keys(changesOf(before.options, now.options)), ...(before.clock === now.clock ? [] : ["clock"])]
      : [];
  const was = (seat: SeatInfo): boolean => before.ready.includes(seat.seat);
  const is = (seat: SeatInfo): boolean => now.ready.includes(seat.seat);
  return {
    changed,
    by: now.version !== before.version ? by : undefined,
    readied: others.filter((seat) => is(seat) && !was(seat)),
    unreadied: now.version === before.version ? others.filter((seat) => was(seat) && !is(seat)) : [],
    sat: others.filter((seat) => isPerson(seat) && before.seats.find((one) => one.seat === seat.seat)?.kind === "open"),
  };
}
