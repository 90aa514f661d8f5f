import type {
  BenchQuestion,
  Blanks,
  CardText,
  DealPart,
  Dealt,
  DeckFile,
  GameInfo,
  LobbyInfo,
  Kept,
  Lesson,
  Look,
  MatchRow,
  Me,
  NewMatch,
  PositionText,
  Refusal,
  Replay,
  SeatRating,
  Seated,
  Sheet,
  ToPage,
} from "../wire";
import { told } from "../wire/french";
import { here, near } from "./near";

/** What the server answered when it said no; code "offline" when it said nothing. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message.en);
  }
}

/** The refusal that we make up ourselves when no server answers. */
export const OFFLINE: Refusal = {
  code: "offline",
  message: {
    fr: "Le serveur ne répond pas. Vérifiez votre connexion.",
    en: "The server does not answer. Check your connection.",
  },
};

function isRefusal(body: unknown): body is { error: Refusal } {
  return typeof body === "object" && body !== null && "error" in body;
}

/** About a match of this device. */
const HERE = /^\/api\/matches\/d-[\w-]{15}/;

/** What anybody who knows the rules can answer. */
const PURE = /^\/api\/(games|replay)/;

/** Where a new match is to be: on this device, if one says so. */
export interface Where {
  device?: boolean;
}

/** Asks the house on this device; throws `Refused`. */
async function askHere<T>(path: string, method = "GET", body?: unknown): Promise<T> {
  const house = await near().catch(() => undefined);
  if (!house) throw new Refused(OFFLINE);
  return house.askDevice<T>(path, method, body);
}

/** Asks whoever it concerns: this device about its own games, else the server, and the device for it where rules are enough; throws `Refused`. */
export async function ask<T>(path: string, method = "GET", body?: unknown, signal?: AbortSignal): Promise<T> {
  if (here.alone || HERE.test(path)) return askHere<T>(path, method, body);
  const otherwise = async (): Promise<T> => {
    const house = PURE.test(path) ? await near().catch(() => undefined) : undefined;
    if (!house?.able()) throw new Refused(OFFLINE);
    return house.askDevice<T>(path, method, body);
  };
  const init: RequestInit = { method, headers: { accept: "application/json" } };
  if (signal) init.signal = signal;
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { accept: "application/json", "content-type": "application/json" };
  }
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch (cause) {
    if (signal?.aborted) throw cause;
    return otherwise();
  }
  const json: unknown = await answer.json().catch(() => undefined);
  if (answer.ok) return json as T;
  if (!isRefusal(json)) return otherwise();
  throw new Refused(told(json.error));
}

const looks = new Map<string, Promise<Look>>();
const decks = new Map<string, Promise<CardText[]>>();
const lessons = new Map<string, Promise<Lesson[]>>();

/** The server's HTTP doors; each throws `Refused`. */
export const api = {
  games: () => ask<GameInfo[]>("/api/games"),
  me: () => ask<Me>("/api/me"),
  rename: (name: string) => ask<Me>("/api/me", "PUT", { name }),
  matches: () => ask<MatchRow[]>("/api/matches"),
  /** A new match; its free seat is kept for a person if one is named. */
  create: (match: NewMatch, whom?: string, { device }: Where = {}) =>
    (device ? askHere : ask)<Seated>(whom ? `/api/people/${whom}/challenges` : "/api/matches", "POST", match),
  match: (id: string) => ask<Sheet | LobbyInfo>(`/api/matches/${id}`),
  sit: (id: string) => ask<Seated>(`/api/matches/${id}/seat`, "POST", {}),
  again: (id: string) => ask<Seated>(`/api/matches/${id}/again`, "POST", {}),
  /** The answers of chance in a match that is over. */
  draws: (id: string) => ask<Dealt[]>(`/api/matches/${id}/draws`),
  deal: (id: string, part: DealPart) => ask<Seated>(`/api/matches/${id}/deal`, "POST", part),
  /** How strong those at a match are held to be, and what it changed. */
  ratings: (id: string) => ask<SeatRating[]>(`/api/matches/${id}/ratings`),
  replay: (id: string, eyes = "") => ask<Replay>(`/api/matches/${id}/replay${eyes ? `?eyes=${eyes}` : ""}`),
  /** A game that was kept as a file, for looking at it. */
  kept: (record: string, eyes: string, { device }: Where = {}) =>
    (device ? askHere : ask)<Kept>("/api/replay", "POST", { record, eyes }),
  record: (id: string) => `/api/matches/${id}/record`,
  sgf: (id: string) => `/api/matches/${id}/record?format=pgn`,

  /** The cards of a game, or of one of its decks; fetched once. */
  cards(game: string, deck = ""): Promise<CardText[]> {
    const path = `/api/games/${game}/cards${deck ? `?deck=${encodeURIComponent(deck)}` : ""}`;
    const known = decks.get(path);
    if (known) return known;
    const answer = ask<CardText[]>(path).then(told);
    decks.set(path, answer);
    answer.catch(() => decks.delete(path));
    return answer;
  },

  /** What may be practised in a game; fetched once. */
  lessons(game: string): Promise<Lesson[]> {
    const known = lessons.get(game);
    if (known) return known;
    const answer = ask<Lesson[]>(`/api/games/${game}/lessons`).then(told);
    lessons.set(game, answer);
    answer.catch(() => lessons.delete(game));
    return answer;
  },

  /** The first game that one is led through. */
  first: (game: string) => ask<Lesson>(`/api/games/${game}/first`).then(told),

  /** A match against the computer that goes on where one was led. */
  lead: (game: string, done: string[], { device }: Where = {}) =>
    (device ? askHere : ask)<Seated>(`/api/games/${game}/first`, "POST", { done }),

  /** The words of blank cards. */
  blanks: (game: string) => ask<Blanks>(`/api/games/${game}/blanks`),

  /** What a socket would answer about a position that we know wholly. */
  bench: (game: string, question: BenchQuestion, { device }: Where = {}) =>
    (device ? askHere : ask)<ToPage>(`/api/games/${game}/bench`, "POST", question),

  /** A position that we know wholly, as a text. */
  position: (game: string, question: BenchQuestion, { device }: Where = {}) =>
    (device ? askHere : ask)<PositionText>(`/api/games/${game}/position`, "POST", question),

  /** A club's own deck as the server reads it. */
  deck: (game: string, text: string) => ask<DeckFile>(`/api/games/${game}/deck`, "POST", { text }),

  /** A drawn position; the same question is asked once. */
  look(
    game: string,
    about: { position?: string; board?: string; orangeZone?: string },
    signal?: AbortSignal,
  ): Promise<Look> {
    const path = `/api/games/${game}/look?${new URLSearchParams(about).toString()}`;
    const known = looks.get(path);
    if (known) return known;
    const answer = ask<Look>(path, "GET", undefined, signal);
    looks.set(path, answer);
    answer.catch(() => looks.delete(path));
    return answer;
  },
};
