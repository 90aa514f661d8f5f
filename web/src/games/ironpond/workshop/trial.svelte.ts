import { Sandbox } from "../../../practice/sandbox";
import { Session } from "../../../play/session.svelte";
import type { BlankCard, Sheet } from "../../../wire";
import { customOf, FIRST } from "./blank";

/** Where a card is tried. */
export type Ground = "middle" | "end" | "check";

const GROUNDS: Readonly<Record<Ground, object>> = {
  middle: {
    fen: "r1bqk2r/ppp2ppp/2n2n2/2bpp3/2BPP3/2N2N2/PPP2PP1/R1BQK2R w KQkq - 0 1",
    marks: [{ at: "h7", neutral: true }],
  },
  end: { fen: "4k3/pp3p2/2n5/5b2/2B5/5N2/1P3PP1/R3K3 w Q - 0 1", marks: [{ at: "f7", neutral: true }] },
  check: { fen: "4k3/1pp2pp1/2n2b2/8/7b/2N2B2/1PP4P/R3K2R w KQ - 0 1", marks: [] },
};

/** One plays a card against nobody: the other side passes, and when it would have to move, the trial is over. */
export class Trial {
  over = $state(false);
  readonly session: Session;
  private readonly sandbox: Sandbox;

  constructor(card: BlankCard, ground: Ground) {
    const position = { ...GROUNDS[ground], hands: { white: [FIRST], black: [] }, pile: [] };
    this.sandbox = new Sandbox(
      {
        game: "ironpond",
        options: { custom: customOf([card]) },
        position: JSON.stringify(position),
        seed: "trial",
        seats: ["white"],
      },
      undefined,
      (_, after) => void this.goOn(after),
    );
    this.session = new Session("trial", () => undefined, undefined, this.sandbox.open);
  }

  again(): void {
    this.over = false;
    void this.session.compose(null);
    this.sandbox.clear();
  }

  close(): void {
    this.session.close();
    this.sandbox.close();
  }

  private async goOn(after: Sheet): Promise<void> {
    if (after.outcome) this.over = true;
    if (after.turn !== "black") return;
    const announced = (after.cards?.announced.length ?? 0) > 0;
    if (!announced) this.over = true;
    else if ((await this.sandbox.act("black pass")) && this.session.sheet) await this.goOn(this.session.sheet);
  }
}
