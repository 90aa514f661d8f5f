import type { Base } from "../../analysis/handed";
import type { Arranging } from "../../game/parts";
import type { At, Refusal } from "../../wire";
import { arranged, besidesOf, cellsOf, rightsOf, turnOf, type Cells, type Names } from "./position";

/** What a touch of a square does, besides putting a letter: the piece there is sent elsewhere, or goes. */
export const MOVE = "move";
export const ERASE = "erase";

/** What is said where what stands besides the board can't be read. */
export type Fault = Refusal | "json" | undefined;

/** Says what is wrong with a position; nothing where one may play on. */
export type Judge = (base: Base) => Promise<Refusal | undefined>;

/** Somebody sets up a position: pieces, the turn, castling rights, and what else it says. */
export class Arrangement {
  cells = $state.raw<Cells>(new Map());
  turn = $state("");
  rights = $state("");
  besides = $state("");
  tool = $state<string>(MOVE);
  fault = $state.raw<Fault>();
  /** Such positions say something besides. */
  readonly says: boolean;
  private past = $state.raw<readonly { cells: Cells; rights: string }[]>([]);
  private asked = 0;

  constructor(
    private readonly begun: { position: string; options: Record<string, string> },
    private readonly names: Names,
    seats: readonly string[],
    private readonly parts: Pick<Arranging, "sole" | "castles" | "follows">,
    private readonly wrong: Judge,
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

  /** The position as it is so far; throws `SyntaxError` where what stands beside the board is no JSON. */
  get base(): Base {
    return this.written(this.rights);
  }

  /** Does with a square what the tool does: the same piece put again goes, one that stands once moves. */
  put(at: At): Promise<void> {
    const next = new Map(this.cells);
    if (this.tool === ERASE || next.get(at) === this.tool) next.delete(at);
    else {
      if (this.parts.sole?.test(this.tool))
        for (const [from, sign] of this.cells) if (sign.startsWith(this.tool)) next.delete(from);
      next.set(at, this.tool);
    }
    return this.change(next);
  }

  async move(from: At, to: At): Promise<void> {
    const sign = this.cells.get(from);
    if (sign === undefined || from === to) return;
    const next = new Map(this.cells).set(to, sign);
    next.delete(from);
    await this.change(next);
  }

  /** Puts another board in the place of this one. */
  change(next: Cells): Promise<void> {
    this.past = [...this.past, { cells: this.cells, rights: this.rights }];
    this.cells = next;
    return this.judge(true);
  }

  async undo(): Promise<void> {
    const back = this.past.at(-1);
    if (!back) return;
    this.past = this.past.slice(0, -1);
    ({ cells: this.cells, rights: this.rights } = back);
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
  async judge(changed = false): Promise<void> {
    const now = ++this.asked;
    const fault = await this.found(changed);
    if (now === this.asked) this.fault = fault;
  }

  private async found(changed: boolean): Promise<Fault> {
    try {
      const found = await this.wrong(this.base);
      if (!found || !changed || this.rights === "") return found;
      if (await this.wrong(this.written(""))) return found;
      const before = this.rights;
      const fits = await Promise.all([...before].map(async (right) => !(await this.wrong(this.written(right)))));
      if (this.rights === before) this.rights = [...before].filter((_, k) => fits[k]).join("");
      return await this.wrong(this.base);
    } catch (error) {
      if (error instanceof SyntaxError) return "json";
      throw error;
    }
  }

  private written(rights: string): Base {
    const { castles, follows = [] } = this.parts;
    const { cells, turn, besides } = this;
    const position = arranged(this.begun.position, this.names, {
      cells,
      turn,
      rights: castles === undefined ? undefined : rights,
      besides: besides.trim(),
      follows,
    });
    return { options: this.begun.options, position };
  }
}
