import type { Base } from "../../analysis/handed";
import type { Arranging, Spot } from "../../game/arranging";
import { isTrouble } from "../../net/trouble";
import type { At, Refusal } from "../../wire";
import { besidesAfter, saidIn, textOf, Unreadable, type Said } from "./besides";
import { arranged, besidesOf, cellsOf, rightsOf, turnOf, type Cells, type Names } from "./position";
import { bared, spotted } from "./spots";

/** What a touch of a square does, besides putting a letter: the piece there is sent elsewhere, or goes. */
export const MOVE = "move";
export const ERASE = "erase";

/** Behind the letter of whoever controls something. */
const HOLDS = "!";

/** Why it is no position: what the rules say, or what is said besides can't be read or says the board again. */
export type Fault = Refusal | Unreadable["why"];

/** Says what is wrong with a position; nothing where one may play on. */
export type Judge = (base: Base) => Promise<Refusal | undefined>;

interface Kept {
  cells: Cells;
  rights: string;
  besides: string;
}

/** Somebody sets up a position: pieces, the turn, castling rights, and what else it says. */
export class Arrangement {
  cells = $state.raw<Cells>(new Map());
  turn = $state("");
  rights = $state("");
  besides = $state("");
  tool = $state.raw<string | Spot>(MOVE);
  fault = $state.raw<Fault>();
  /** Such positions say something besides. */
  readonly says: boolean;
  private readable: Said = {};
  private past = $state.raw<readonly Kept[]>([]);
  /** What is to be judged next: one thing at a time, and of several the last. */
  private wanted: { changed: boolean } | undefined;
  private judging: Promise<void> | undefined;

  constructor(
    private readonly begun: { position: string; options: Record<string, string> },
    private readonly names: Names,
    seats: readonly string[],
    private readonly parts: Pick<Arranging, "sole" | "held" | "castles" | "follows" | "about">,
    private readonly wrong: Judge,
    private readonly spots: readonly Spot[] = [],
  ) {
    this.cells = cellsOf(begun.position, names);
    this.turn = turnOf(begun.position, seats);
    this.rights = rightsOf(begun.position, parts.castles ?? "");
    this.besides = besidesOf(begun.position);
    this.says = this.besides !== "";
  }

  /** Whether there is anything to take back. */
  get undoable(): boolean {
    return this.past.length > 0;
  }

  /** Whether the rules were asked, and say no. */
  get refused(): boolean {
    return this.fault !== undefined && (typeof this.fault === "string" || !isTrouble(this.fault));
  }

  /** What is said besides; where that can't be read, what could be read last. */
  get said(): Said {
    try {
      return (this.readable = saidIn(this.besides));
    } catch {
      return this.readable;
    }
  }

  /** The position as it is so far; throws `Unreadable`. */
  get base(): Base {
    return this.written(this.rights);
  }

  /** Does with a square what the tool does: the same piece put again goes, one that stands once moves, and what is held is put on its holder. */
  put(at: At): Promise<void> {
    const { tool } = this;
    if (typeof tool !== "string") return this.say((said) => spotted(said, tool, at));
    const there = this.cells.get(at);
    if (tool === ERASE && there === undefined) return this.say((said) => bared(said, this.spots, at));
    if (tool === ERASE || there === tool) return this.change(without(this.cells, [at]));
    const next = new Map(this.cells);
    let sign = tool;
    if (this.parts.sole?.test(tool))
      for (const [from, one] of this.cells)
        if (one.startsWith(tool)) {
          next.delete(from);
          sign = one;
        }
    if (tool === this.parts.held) {
      for (const [from, one] of next) next.set(from, one.replace(HOLDS, ""));
      if (there !== undefined) sign = there.replace(HOLDS, "") + HOLDS;
    }
    return this.change(next.set(at, sign));
  }

  async move(from: At, to: At): Promise<void> {
    const sign = this.cells.get(from);
    if (sign === undefined || from === to) return;
    await this.change(without(this.cells, [from]).set(to, sign), { from, to });
  }

  /** Puts another board in the place of this one. */
  change(next: Cells, way?: { from: At; to: At }): Promise<void> {
    const { cells, rights, besides } = this;
    this.past = [...this.past, { cells, rights, besides }];
    this.cells = next;
    if (this.says) this.besides = besidesAfter(besides, cells, next, this.parts, way);
    return this.judge(true);
  }

  /** Whether nothing stands or lies on the board. */
  get bare(): boolean {
    const { said } = this;
    return this.cells.size === 0 && bared(said, this.spots) === said;
  }

  /** Takes away all that stands or lies on the board. */
  clear(): Promise<void> {
    const { cells, rights, besides } = this;
    this.past = [...this.past, { cells, rights, besides }];
    this.cells = new Map();
    if (this.says) {
      const after = besidesAfter(besides, cells, this.cells, this.parts);
      this.besides = rewritten(after, (said) => bared(said, this.spots));
    }
    return this.judge(true);
  }

  /** Changes what is said besides; what nobody can read is to be mended first. */
  say(change: (said: Said) => Said): Promise<void> {
    const { cells, rights, besides } = this;
    this.besides = rewritten(besides, change);
    if (this.besides !== besides) this.past = [...this.past, { cells, rights, besides }];
    return this.judge();
  }

  async undo(): Promise<void> {
    const back = this.past.at(-1);
    if (!back) return;
    this.past = this.past.slice(0, -1);
    ({ cells: this.cells, rights: this.rights, besides: this.besides } = back);
    await this.judge(true);
  }

  /** Grants a castling right, or takes it. */
  grant(right: string, granted: boolean): Promise<void> {
    this.rights = [...(this.parts.castles ?? "")]
      .filter((one) => (one === right ? granted : this.rights.includes(one)))
      .join("");
    return this.judge();
  }

  /** Says what is wrong so far; castling that a changed board no longer allows goes. */
  judge(changed = false): Promise<void> {
    this.wanted = { changed: changed || this.wanted?.changed === true };
    this.judging ??= this.judged().finally(() => (this.judging = undefined));
    return this.judging;
  }

  /** The position, once it is known to be right; undefined where it isn't. */
  async settled(): Promise<Base | undefined> {
    await this.judge();
    return this.fault === undefined ? this.base : undefined;
  }

  private async judged(): Promise<void> {
    while (this.wanted) {
      const { changed } = this.wanted;
      this.wanted = undefined;
      const fault = await this.found(changed);
      // What was done meanwhile is judged first.
      if (!this.wanted) this.fault = fault;
    }
  }

  private async found(changed: boolean): Promise<Fault | undefined> {
    try {
      const found = await this.wrong(this.base);
      if (!found || isTrouble(found) || !changed || this.rights === "" || this.wanted) return found;
      if (await this.wrong(this.written(""))) return found;
      const answers = await Promise.all([...this.rights].map((right) => this.wrong(this.written(right))));
      const trouble = answers.find((answer) => answer && isTrouble(answer));
      if (trouble ?? this.wanted) return trouble;
      this.rights = [...this.rights].filter((_, k) => !answers[k]).join("");
      return await this.wrong(this.base);
    } catch (error) {
      if (error instanceof Unreadable) return error.why;
      throw error;
    }
  }

  private written(rights: string): Base {
    const { cells, turn, besides } = this;
    const known = this.parts.castles === undefined ? undefined : rights;
    const position = arranged(this.begun.position, this.names, { cells, turn, rights: known, besides });
    return { options: this.begun.options, position };
  }
}

/** What is said besides once it is changed; what nobody can read stays. */
function rewritten(text: string, change: (said: Said) => Said): string {
  try {
    const said = saidIn(text);
    const next = change(said);
    return next === said ? text : textOf(next);
  } catch (error) {
    if (error instanceof Unreadable) return text;
    throw error;
  }
}

function without(cells: Cells, squares: readonly At[]): Map<At, string> {
  return new Map([...cells].filter(([at]) => !squares.includes(at)));
}
