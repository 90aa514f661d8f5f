import type { Reach, Scene } from "./given";
import type { GameParts } from "./parts";
import { prepares, tried } from "./premove";
import type { Prepared } from "../board/types";
import type { Session } from "../play/session.svelte";
import { settings } from "../site/settings.svelte";
import type { At, Move, Sheet } from "../wire";

/** What a hand at the board does: it moves pieces, chooses squares, and picks the squares of an action that is being composed. */
export class Touch {
  /** Which look at a piece was the last. */
  private looking: symbol | undefined;
  /** Which move that isn't offered was the last. */
  private wondering: symbol | undefined;
  /** Several moves lead between the same squares, and one is to be chosen. */
  choosing = $state.raw<Move[] | null>(null);
  /** A pick that is to change places with another. */
  moving = $state<At | null>(null);
  /** A square touched before the server said what may be picked: it is taken up as soon as it has. */
  early = $state<At | null>(null);
  /** Points touched while the one before was on its way: each is taken up once that stands. */
  private late: readonly At[] = [];
  /** A move that is being prepared, of which one of several meanings is to be chosen. */
  asking = $state.raw<Prepared | null>(null);
  /** A move that is tried when the turn comes. */
  prepared = $state.raw<Prepared | null>(null);

  /** Where the piece in hand could go that can't be moved now. */
  reach = $state.raw<Reach | null>(null);

  constructor(
    private readonly session: Session,
    private readonly scene: () => Scene | null,
    private readonly parts: () => GameParts | undefined,
    /** Whether the server says why a move isn't offered. */
    private readonly explains = false,
  ) {}

  moved(moves: Move[]): void {
    if (moves.length > 1) this.choosing = moves;
    else if (moves[0]) this.session.play(moves[0].token);
  }

  /** Whether a move may be prepared now. */
  get preparing(): boolean {
    const { session } = this;
    const { sheet } = session;
    return settings.premove && session.live && !session.pending && sheet !== null && prepares(sheet, session.mine);
  }

  /** One looks at a piece, or at none: where it could go is asked unless the sheet offers its moves. */
  async looks(at: At | null, sheet: Sheet | null): Promise<void> {
    this.reach = null;
    if (at !== null) this.wondering = undefined;
    const { session } = this;
    if (at === null || !sheet || !session.live || !this.parts()?.board.reaches) return;
    if (sheet.offer.moves.some((move) => move.from === at)) return;
    const asked = (this.looking = Symbol(at));
    const reached = await session.reach(at);
    if (this.looking !== asked || !reached || session.sheet?.version !== sheet.version) return;
    const own = sheet.board.pieces.some((piece) => piece.at === at && piece.side === sheet.turn);
    this.reach = { at, to: reached.to, ...(own && reached.why && { why: reached.why }) };
  }

  /** A sheet came: a prepared move is made, kept, or dropped. Nothing is sent before. */
  follow(before: Sheet, now: Sheet): void {
    if (this.late.length > 0) queueMicrotask(() => this.takeUp());
    const [seat] = this.session.mine;
    const wanted = this.asking ?? this.prepared;
    if (!wanted || seat === undefined) return;
    const what = settings.premove ? tried(wanted, before, now, seat) : "drop";
    if (what === "wait") return;
    this.prepared = null;
    if (this.asking) this.asking = this.choosing = null;
    if (what === "drop") return;
    // The sheet that is coming in has to be in place first.
    queueMicrotask(() => ("word" in what ? this.session.play(what.word) : this.moved(what.moves)));
  }

  /** The next point that was touched too early, where it may still be touched. */
  private takeUp(): void {
    const scene = this.scene();
    const [at, ...later] = this.late;
    if (this.session.pending) return;
    this.late = [];
    if (at === undefined || !scene || !this.parts()?.board.patient?.(scene)) return;
    this.picked(at);
    this.late = later;
  }

  /** A move is to be tried when the turn comes, or none; which one is asked now, not then. */
  prepare(move: Prepared | null): void {
    const scene = this.scene();
    const meanings = (move && scene && this.parts()?.board.meanings?.(move, scene)) ?? [];
    const unclear = meanings.length > 1;
    this.asking = unclear ? move : null;
    this.choosing = unclear ? meanings : null;
    this.prepared = unclear ? null : move;
  }

  /** One of several moves was chosen, or none. */
  chose(move: Move | null): void {
    const { asking } = this;
    this.choosing = this.asking = null;
    if (!move) return;
    if (!asking) this.session.play(move.token);
    else if (this.preparing) this.prepared = { ...asking, ...(move.promotes && { promotes: move.promotes }) };
  }

  /** What the rules of the board forbid costs nothing, and is explained; on points the same point is named twice. */
  async missed(from: At, to: At): Promise<void> {
    const { session } = this;
    const scene = this.scene();
    if (!scene) return;
    const missed = this.parts()?.board.missed;
    if (missed) {
      const why = missed(scene, from, to);
      if (why) session.toast.tell({ code: "not-offered", message: { fr: why, en: why } });
      return;
    }
    if (!this.explains || !session.live || session.pending || session.composing) return;
    const asked = (this.wondering = Symbol(from));
    const why = await session.explain([from === to ? to : from + to]);
    if (this.wondering === asked && why?.rule) session.toast.tell({ code: "not-offered", ...why });
  }

  /** A square stands for the next pick, or one picked already changes places with another. */
  picked(at: At): void {
    const { session } = this;
    const { composing } = session;
    const scene = this.scene();
    if (!scene) return;
    const parts = this.parts();
    if (this.preparing) {
      this.prepared = this.prepared?.to === at ? null : { to: at };
      return;
    }
    if (!composing) {
      if (!parts?.board.places?.(scene).includes(at)) return;
      if (session.pending) {
        if (parts.board.patient?.(scene)) this.late = [...this.late, at];
        return;
      }
      // What waited for one that was refused waits no more.
      this.late = [];
      if (parts.board.placing) session.play(parts.board.placing(scene, at));
      else session.say(at);
      return;
    }
    const { prefix } = composing;
    if (!composing.picks) {
      this.early = at;
      void session
        .settled(() => this.early === at && this.picked(at))
        .finally(() => {
          if (this.early === at) this.early = null;
        });
      return;
    }
    const composition = parts?.picking?.composition(scene, prefix);
    const before = this.moving;
    this.moving = null;
    if (parts?.picking?.arranged && prefix.includes(at)) {
      if (before === null) this.moving = at;
      else void session.compose(prefix.map((one) => (one === at ? before : one === before ? at : one)));
      return;
    }
    const token = composing.picks?.tokens.find(
      (one) => one === at || composition?.at(one) === at || composition?.covers?.(one).includes(at),
    );
    if (before !== null) void session.compose(prefix.map((one) => (one === before ? at : one)));
    else if (token !== undefined) void session.compose([...prefix, token]);
  }
}
