import { keep, recall } from "../../site/store";
import type { Kind } from "./diagrams";
import { cellKey, nextMark, type Mark, type Marks } from "./notebook";

/** One change that can be taken back. */
interface Change {
  about: string;
  key: string;
  before: Mark | undefined;
}

type Pages = Record<string, Record<string, Mark>>;

/** The marks that one player makes in one match, on both sides of the sheet; kept in that player's browser. */
export class Notes {
  private pages = $state.raw<Pages>({});
  private changes = $state.raw<readonly Change[]>([]);
  readonly undoable = $derived(this.changes.length > 0);

  constructor(private readonly place: string) {
    this.pages = read(recall(place));
  }

  /** The marks about the letters of a seat. */
  about(seat: string): Marks {
    return this.pages[seat] ?? {};
  }

  /** Goes on to the next mark of a cell, and says which one it is now. */
  turn(seat: string, letter: string, kind: Kind): Mark | undefined {
    const key = cellKey(letter, kind);
    const before = this.about(seat)[key];
    const mark = nextMark(before);
    this.changes = [...this.changes, { about: seat, key, before }];
    this.put(seat, key, mark);
    return mark;
  }

  /** Takes the last change back. */
  undo(): void {
    const last = this.changes.at(-1);
    if (!last) return;
    this.changes = this.changes.slice(0, -1);
    this.put(last.about, last.key, last.before);
  }

  private put(seat: string, key: string, mark: Mark | undefined): void {
    const page = { ...this.pages[seat] };
    if (mark === undefined) delete page[key];
    else page[key] = mark;
    this.pages = { ...this.pages, [seat]: page };
    keep(this.place, this.pages);
  }
}

const open = new Map<string, Notes>();

/** The notes of a seat in a match, the same for everybody on this page. */
export function notesOf(match: string, seat: string): Notes {
  const place = `notes.${match}.${seat}`;
  const notes = open.get(place) ?? new Notes(place);
  open.set(place, notes);
  return notes;
}

/** Whatever stands in the browser, only marks come in. */
function read(stored: unknown): Pages {
  if (typeof stored !== "object" || stored === null) return {};
  const pages: Pages = {};
  for (const [seat, page] of Object.entries(stored as Record<string, unknown>)) {
    if (typeof page !== "object" || page === null) continue;
    const good = Object.entries(page as Record<string, unknown>).filter(
      (entry): entry is [string, Mark] => /^[A-Z](\d+|\?)$/.test(entry[0]) && isMark(entry[1]),
    );
    pages[seat] = Object.fromEntries(good);
  }
  return pages;
}

function isMark(value: unknown): value is Mark {
  return value === "no" || value === "maybe" || value === "sure";
}
