package fr.zizanie.rules.confusion.turn;

import fr.zizanie.rules.confusion.board.Board;
import fr.zizanie.rules.confusion.board.Diagrams;
import fr.zizanie.rules.confusion.board.Grid;
import fr.zizanie.rules.confusion.board.Manner;
import fr.zizanie.rules.confusion.board.Tries;
import fr.zizanie.rules.confusion.knowledge.Facts;
import fr.zizanie.rules.confusion.knowledge.Kinds;
import fr.zizanie.rules.confusion.knowledge.Token;
import fr.zizanie.rules.confusion.state.ConfusionState;
import fr.zizanie.rules.confusion.state.Moment;
import fr.zizanie.rules.confusion.state.Phase;
import fr.zizanie.rules.confusion.state.Word;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;

/** What each choice does (Confusion, 4 and 4.2). */
public final class Play {
  private Play() {}

  /** {@return what a choice that is offered leads to} */
  public static ConfusionState apply(ConfusionState s, Choice c) {
    Moment m = s.moment();
    return switch (m.phase()) {
      case FIRST -> opening(s, Word.WHITE.is(c) ? Seat.FIRST : Seat.SECOND);
      case SETUP -> Placing.apply(s, c);
      case DEAL -> dealt(s, c.a());
      case TRY -> c.kind() == Choice.Kind.MOVE ? attempt(s, c) : begun(s, Word.of(c.a()));
      case HALF -> completed(s, c);
      case ANSWER -> answered(s, m.pending(), Word.YES.is(c));
      case PROMOTE -> asked(s, Word.PROMOTE.is(c));
      case TAKE -> offered(s, Word.TAKE.is(c));
      case OVER -> throw new IllegalStateException("over: " + s);
    };
  }

  /** {@return the state once it is known who starts} */
  public static ConfusionState opening(ConfusionState s, Seat first) {
    return s.at(new Moment(s.setting().setup() ? Phase.SETUP : Phase.DEAL, first, 0, 0, 0));
  }

  private static ConfusionState dealt(ConfusionState s, int kind) {
    Moment m = s.moment();
    var next = s.with(s.kinds().with(m.arg(), kind));
    int i = m.arg() + 1;
    if (i % Board.LETTERS == s.setting().letters())
      i = i / Board.LETTERS * Board.LETTERS + Board.LETTERS;
    return i < 2 * Board.LETTERS || s.setting().covers() && i < 2 * Board.LETTERS + 2
        ? next.at(m.at(Phase.DEAL, i))
        : begin(next, m.by(), 0);
  }

  /**
   * The start of a turn: notes whether the other side stands to win, and skips a side without any
   * possible try.
   */
  static ConfusionState begin(ConfusionState s, Seat first, int quiet) {
    Seat seat = first;
    for (int i = 0; i < 2; i++) {
      boolean claim = s.setting().reply() && s.board().atGoal() == seat.other().ordinal();
      if (new Tries(s.board(), seat.ordinal(), 0).any())
        return s.at(new Moment(Phase.TRY, seat, 0, claim ? Moment.CLAIM : 0, quiet));
      if (claim) return over(s, seat.other().ordinal());
      seat = seat.other();
    }
    return over(s, Moment.NO_TRIES);
  }

  private static ConfusionState over(ConfusionState s, int how) {
    return s.at(new Moment(Phase.OVER, s.moment().by(), how, 0, 0));
  }

  /** {@return the state of a loaded position: at the start of a turn (rules, 9)} */
  public static ConfusionState loaded(ConfusionState s, int quiet) {
    int goal = s.board().atGoal();
    return !s.setting().reply() && goal >= 0 ? over(s, goal) : begin(s, s.moment().by(), quiet);
  }

  private static ConfusionState endTurn(ConfusionState s) {
    Moment m = s.moment();
    Seat other = m.by().other();
    if (m.has(Moment.CLAIM) && s.board().atGoal() == other.ordinal())
      return over(s, other.ordinal());
    int cap = s.setting().cap();
    int quiet = cap == 0 || m.has(Moment.EVENT) ? 0 : m.quiet() + 1;
    return cap > 0 && quiet >= cap ? over(s, Moment.CAP) : begin(s, other, quiet);
  }

  private static ConfusionState attempt(ConfusionState s, Choice c) {
    if (s.setting().asks()) return s.at(s.moment().at(Phase.ANSWER, c.code() & 0xffffff));
    return answered(s, c, truth(s, new Tries(s.board(), s.moment().side(), 0).piece(c), c.b()));
  }

  /** {@return the word that the diagram of a piece gives; an agent answers by its cover} */
  public static boolean truth(ConfusionState s, int piece, int way) {
    if (s.facts().promoted(piece)) return Diagrams.promotedAccepts(way);
    int kind = s.kinds().kind(piece);
    int side = piece / Board.LETTERS;
    return Diagrams.accepts(kind == Diagrams.AGENT ? s.kinds().cover(side) : kind, side, way);
  }

  private static ConfusionState answered(ConfusionState s, Choice c, boolean yes) {
    var tries = new Tries(s.board(), s.moment().side(), 0);
    int piece = tries.piece(c);
    Facts facts = s.facts();
    if (!facts.promoted(piece)) {
      int accepting = Diagrams.accepting(tries.side(), c.b());
      facts = facts.heard(piece, yes ? accepting | Diagrams.AGENT_BIT : ~accepting);
    }
    return yes ? accepted(s.with(facts), c, tries) : tried(s.with(facts), piece);
  }

  private static ConfusionState accepted(ConfusionState s, Choice c, Tries tries) {
    int piece = tries.piece(c);
    int to = tries.to(piece, c);
    Manner manner = Manner.of(c.c());
    int cell = s.board().cell(to);
    boolean takes = manner != Manner.PASS && Board.isPiece(cell);
    Kinds kinds = takes ? s.kinds().lost(Board.piece(cell)) : s.kinds();
    boolean arrives =
        manner != Manner.PASS
            && Grid.rank(to) == Grid.goal(tries.side())
            && !s.facts().promoted(piece);
    Facts facts = arrives && !s.setting().comrade() ? announced(s, piece) : s.facts();
    var next =
        s.with(s.board().moved(piece, to, manner), kinds, facts)
            .at(s.moment().marked(Moment.EVENT));
    if (won(next)) return over(next, next.board().atGoal());
    return arrives && s.setting().comrade()
        ? next.at(next.moment().at(Phase.PROMOTE, piece))
        : tried(next, piece);
  }

  /** Without reply, whoever controls the briefcase on their goal row has won (base Stronghold). */
  private static boolean won(ConfusionState s) {
    return !s.setting().reply() && s.board().atGoal() >= 0;
  }

  /** On the enemy's first row the announcement tells, even when there is no promotion. */
  private static Facts announced(ConfusionState s, int piece) {
    int kind = s.kinds().kind(piece);
    return kind != Diagrams.AGENT && Diagrams.promotable(kind)
        ? s.facts().promoting(piece).heard(piece, Diagrams.PROMOTABLE)
        : s.facts().heard(piece, ~Diagrams.PROMOTABLE);
  }

  /** After a try of a piece: the turn is over unless a double goes on. */
  private static ConfusionState tried(ConfusionState s, int piece) {
    Moment m = s.moment();
    if (!m.has(Moment.DOUBLE_FIRST)) return endTurn(s);
    int marks = m.marks() & ~Moment.DOUBLE_FIRST | Moment.DOUBLE_SECOND;
    var second = new Moment(Phase.TRY, m.by(), 0, marks, m.quiet());
    return goOn(s.at(second.barring(1 << piece % Board.LETTERS)));
  }

  /** The same turn goes on, or ends if no try is left in it. */
  private static ConfusionState goOn(ConfusionState s) {
    return s.tries().any() ? s.at(s.moment().at(Phase.TRY, 0)) : endTurn(s);
  }

  private static ConfusionState begun(ConfusionState s, Word word) {
    Moment m = s.moment();
    return switch (word) {
      case EXPOSE -> {
        int agent = s.agent(1 - m.side());
        yield goOn(removed(s.with(s.facts().exposing(agent)), agent));
      }
      case DOUBLE ->
          s.with(s.facts().playing(m.side(), Token.DOUBLE))
              .at(m.marked(Moment.EXTRA | Moment.DOUBLE_FIRST));
      default -> s.at(m.at(Phase.HALF, word.ordinal()));
    };
  }

  /** A piece is taken off as the extra of a turn; the briefcase stays, free. */
  private static ConfusionState removed(ConfusionState s, int piece) {
    int marks = s.board().holder() == piece ? Moment.EXTRA | Moment.EVENT : Moment.EXTRA;
    return s.with(s.board().without(piece), s.kinds().lost(piece), s.facts())
        .at(s.moment().marked(marks));
  }

  private static ConfusionState completed(ConfusionState s, Choice c) {
    Moment m = s.moment();
    int side = m.side();
    if (m.word() == Word.COVER)
      return s.with(s.kinds().covered(1 - side, c.number()))
          .at(m.at(Phase.TRY, 0).marked(Moment.COVERED));
    int letter = Word.letter(c);
    int piece = side * Board.LETTERS + letter;
    return switch (m.word()) {
      case OUT -> goOn(removed(s, piece));
      case REVEAL -> {
        boolean bars = s.board().square(piece) != 0 && s.board().count(side) > 1;
        yield goOn(
            s.with(s.facts().playing(side, Token.REVEAL).revealing(piece))
                .at(m.marked(Moment.EXTRA).barring(bars ? 1 << letter : 0)));
      }
      default -> swapped(s, letter);
    };
  }

  private static ConfusionState swapped(ConfusionState s, int letter) {
    Moment m = s.moment();
    int side = m.side();
    int other = m.swapping();
    if (other == 0) return s.at(m.at(Phase.HALF, Word.SWAP.ordinal() | 1 << letter + 8));
    int first = side * Board.LETTERS;
    var board = s.board().swapped(first + letter, first + Integer.numberOfTrailingZeros(other));
    boolean bars = board.count(side) > 2;
    return goOn(
        s.with(board, s.kinds(), s.facts().playing(side, Token.SWAP))
            .at(m.marked(Moment.EXTRA).barring(bars ? other | 1 << letter : 0)));
  }

  /** Variant 5: the mover answers the offer of a promotion. */
  private static ConfusionState asked(ConfusionState s, boolean accepts) {
    Moment m = s.moment();
    int piece = m.arg();
    if (!accepts) return tried(s, piece);
    if (s.kinds().kind(piece) != Diagrams.AGENT)
      return tried(s.with(s.facts().promoting(piece).heard(piece, ~Diagrams.AGENT_BIT)), piece);
    var next = s.with(s.board().without(piece), s.kinds().lost(piece), s.facts().exposing(piece));
    return receiver(next) < 0 ? tried(next, piece) : next.at(m.at(Phase.TAKE, piece));
  }

  /** The piece of the other side that would get the briefcase of an unmasked agent, or -1. */
  private static int receiver(ConfusionState s) {
    return s.board().first(s.moment().by().other());
  }

  private static ConfusionState offered(ConfusionState s, boolean takes) {
    int piece = s.moment().arg();
    if (!takes) return tried(s, piece);
    var next = s.with(s.board().given(receiver(s)));
    return won(next) ? over(next, next.board().atGoal()) : tried(next, piece);
  }
}
