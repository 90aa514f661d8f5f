import { Sandbox } from "../practice/sandbox";
import { Session } from "../play/session.svelte";
import type { Sheet } from "../wire";
import { doors } from "./doors";
import { groupsOf, type Group } from "./lines";

/** A conditional move being chosen on a board: what might happen from the position on the table, as its player can foresee it. */
export class Plan {
  readonly session: Session;
  /** What each side is foreseen to do, in order. */
  groups = $state.raw<readonly Group[]>([]);
  private readonly sandbox: Sandbox;

  constructor(
    sheet: Pick<Sheet, "id" | "game" | "options">,
    /** The seat of its player. */
    readonly own: string,
  ) {
    this.sandbox = new Sandbox(
      { game: sheet.game, options: sheet.options, seats: [] },
      undefined,
      () => this.follow(),
      (_, { done, ask = "sheet", prefix, action }) =>
        doors.foresee(sheet.id, { done, ask, ...(prefix && { prefix }), ...(action !== undefined && { action }) }),
    );
    // A sheet of the sandbox is that of no match: its game is the one on the table.
    this.session = new Session("foreseen", () => undefined, undefined, this.sandbox.open);
  }

  /** Whose action comes next; null where nothing can. */
  get turn(): string | null {
    return this.session.sheet?.turn ?? null;
  }

  /** The player acts now, before anything that is foreseen: it is only assumed. */
  get leading(): boolean {
    return this.turn === this.own && this.groups.every(({ seat }) => seat === this.own);
  }

  /** Lets the side to act do something that isn't chosen on the board; whether it may. */
  async act(action: string): Promise<boolean> {
    const { turn } = this;
    if (turn === null) return false;
    await this.session.compose(null);
    const done = await this.sandbox.act(`${turn} ${action}`);
    this.follow();
    return done;
  }

  /** Takes the last action back. */
  back(): void {
    void this.session.compose(null);
    this.sandbox.clear(this.sandbox.lines.length - 1);
    this.follow();
  }

  close(): void {
    this.session.close();
    this.sandbox.close();
  }

  private follow(): void {
    this.groups = groupsOf(this.sandbox.lines);
  }
}
