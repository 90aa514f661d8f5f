import type { Sheet } from "../wire";

/** More sheets than that are not shown one by one. */
const MOST = 6;

/** A sheet and when it came. */
interface Come {
  sheet: Sheet;
  came: number;
}

/** A sheet that has waited: what runs has run on. */
function aged({ sheet, came }: Come): Sheet {
  const window = sheet.cards?.window;
  if (!sheet.cards || !window) return sheet;
  const left = Math.max(0, window.left - (performance.now() - came));
  return { ...sheet, cards: { ...sheet.cards, window: { ...window, left } } };
}

/** Sheets that came while an earlier one is still being looked at. */
export class Backlog {
  sheets = $state.raw<readonly Come[]>([]);
  private pause: ReturnType<typeof setTimeout> | undefined;

  /** `take` shows a sheet; `lasting` says how long it is to be looked at before the next one, in milliseconds. */
  constructor(
    private readonly now: () => Sheet | null,
    private readonly take: (sheet: Sheet) => void,
    private readonly lasting: (before: Sheet, now: Sheet) => number,
  ) {}

  /** A sheet waits for those before it to be seen; what hides the board, or ends the game, doesn't. */
  receive(sheet: Sheet): void {
    if (this.pause === undefined) this.present(sheet);
    else if (this.sheets.length === 0 && sheet.version === this.now()?.version) this.take(sheet);
    else {
      this.sheets = [...this.sheets, { sheet, came: performance.now() }];
      if (sheet.board.blank || sheet.outcome || this.sheets.length > MOST) this.skip();
    }
  }

  /** Shows what has come meanwhile at once; whether there was any. */
  skip(): boolean {
    this.close();
    const waiting = this.sheets;
    this.sheets = [];
    for (const one of waiting) this.take(aged(one));
    return waiting.length > 0;
  }

  /** Shows nothing more by itself. */
  close(): void {
    clearTimeout(this.pause);
    this.pause = undefined;
  }

  private present(sheet: Sheet): void {
    const before = this.now();
    this.take(sheet);
    const millis = before ? this.lasting(before, sheet) : 0;
    if (millis > 0) this.pause = setTimeout(() => this.release(), millis);
  }

  private release(): void {
    this.pause = undefined;
    while (this.pause === undefined) {
      const [next, ...rest] = this.sheets;
      if (!next) return;
      this.sheets = rest;
      this.present(aged(next));
    }
  }
}
