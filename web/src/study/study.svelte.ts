import { Session } from "../play/session.svelte";
import { standing } from "../play/lines";
import { api } from "../net/api";
import { up } from "../net/near";
import { able } from "../device/able";
import { Sandbox } from "../practice/sandbox";
import type { BenchQuestion, LogLine, Sheet } from "../wire";
import type { Base } from "../analysis/handed";
import {
  before,
  drawnOn,
  grown,
  nodeAt,
  noted,
  promoted,
  pruned,
  ROOT,
  settled,
  thought,
  triedOn,
  type Node,
  type Path,
} from "../variations/tree";

/** Words that are no action of the seat to act. */
const EVENT = /^(resign|(offer|accept|decline) (draw|takeback)|gesture .+|shots .+)$/;

/** So many answers in a row that nobody had to think about, at most. */
const SPARED = 20;

/** The only word that the rules leave whoever is to act, if it is no move: an answer or a pass that one needn't think about. */
export function spared({ offer, outcome }: Sheet): string | undefined {
  const words = offer.words.filter((word) => !EVENT.test(word));
  const sole = offer.moves.length === 0 && offer.heads.length === 0 && words.length === 1;
  return outcome || !sole ? undefined : words[0];
}

/** Whether this device is to answer: always about a record or a position, which may be of a game that goes to no server; about the start of a game once its program has come. */
export const onDevice = ({ record, position }: Base): boolean =>
  record === undefined && position === undefined ? up() : able();

const asking = (game: string, question: BenchQuestion): ReturnType<typeof api.bench> =>
  api.bench(game, question, { device: onDevice(question) });

/** Somebody tries things in a position, with variations; the table answers as in a game. */
export class Study {
  root = $state.raw<Node>(ROOT);
  path = $state.raw<Path>([]);
  readonly session: Session;
  /** What was written and drawn stands with the action that somebody thought of. */
  readonly node = $derived.by(() => nodeAt(this.root, thought(this.root, this.path)));
  private readonly sandbox: Sandbox;

  constructor(
    readonly game: string,
    readonly base: Base,
    news: (before: Sheet | null, now: Sheet) => void = () => undefined,
    left: { root: Node; path: Path } = { root: ROOT, path: [] },
    ask: ConstructorParameters<typeof Sandbox>[3] = asking,
  ) {
    this.root = left.root;
    this.path = left.path;
    this.sandbox = new Sandbox(
      { game, seed: "study", seats: [], ...base },
      undefined,
      (line, after) => void this.played(line, after),
      ask,
      this.lines,
    );
    this.session = new Session("study", news, undefined, this.sandbox.open);
  }

  /** What was done on the way to what is shown. */
  get lines(): string[] {
    return triedOn(this.root, this.path).map(({ line }) => line);
  }

  /** The question whose answer is the position on the board. */
  get question(): BenchQuestion {
    return { seed: "study", ...this.base, seats: [], done: this.lines };
  }

  /** Shows a position of the tree. */
  go(path: Path): void {
    nodeAt(this.root, path);
    this.path = path;
    // The table says nothing more of what was on its way.
    this.session.pending = null;
    void this.session.compose(null);
    this.sandbox.go(this.lines);
  }

  /** Shows where one thought last; where a seat is named, where it did. */
  back(seat = ""): void {
    let way = this.path;
    let line: string | undefined;
    do {
      line = nodeAt(this.root, thought(this.root, way)).tried?.line;
      way = before(this.root, way);
    } while (way.length > 0 && line?.startsWith(`${seat} `) === false && seat !== "");
    this.go(way);
  }

  /** The main line leads on from here. */
  get leads(): boolean {
    return nodeAt(this.root, this.path).after.length > 0;
  }

  /** Follows the main line to where one thinks next. */
  on(): void {
    if (this.leads) this.go(settled(this.root, [...this.path, 0]));
  }

  /** Shows the position in which all of it begins. */
  start(): void {
    if (this.path.length > 0) this.go([]);
  }

  /** Follows the main line to its end. */
  end(): void {
    let way = this.path;
    while (nodeAt(this.root, way).after.length > 0) way = [...way, 0];
    if (way !== this.path) this.go(way);
  }

  /** Plays an action as whoever is to act. */
  async act(seat: string, action: string): Promise<void> {
    const line = `${seat} ${action}`;
    if ((await this.sandbox.act(line)) && this.session.sheet) await this.played(line, this.session.sheet);
  }

  /** Forgets a position and what follows it. */
  prune(): void {
    const back = before(this.root, this.path);
    const { root } = pruned(this.root, this.path.slice(0, back.length + 1));
    this.root = root;
    this.go(back);
  }

  promote(): void {
    ({ root: this.root, path: this.path } = promoted(this.root, this.path));
  }

  note(words: string): void {
    this.root = noted(this.root, thought(this.root, this.path), words);
  }

  draw(from: string, to: string): void {
    this.root = drawnOn(this.root, thought(this.root, this.path), from, to);
  }

  close(): void {
    this.session.close();
    this.sandbox.close();
  }

  private async played(line: string, after: Sheet): Promise<void> {
    this.grow(line, after);
    for (let k = 0; k < SPARED; k++) {
      const now: Sheet | null = this.session.sheet;
      const word = now && spared(now);
      if (!now?.turn || word === undefined) return;
      const answer = `${now.turn} ${word}`;
      if (!(await this.sandbox.act(answer))) return;
      this.grow(answer, this.session.sheet ?? now, true);
    }
  }

  private grow(line: string, after: Sheet, spared = false): void {
    const log = standing(after.lines).at(-1) ?? bare(line);
    const tried = { line, log, ...(spared && { spared }) };
    ({ root: this.root, path: this.path } = grown(this.root, this.path, tried));
  }
}

/** An action that its eyes don't see stands as it was said. */
function bare(line: string): LogLine {
  const [seat = "", ...action] = line.split(" ");
  return { n: 0, seat, kind: "action", token: action.join(" "), text: action.join(" ") };
}
