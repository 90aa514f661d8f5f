package fr.zizanie.rules.ironpond.ask;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.ironpond.chess.Component;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.chess.Reach;
import fr.zizanie.rules.ironpond.text.Names;
import java.util.ArrayList;
import java.util.List;

/**
 * The squares that a card admits for one pick, as a conjunction of named conditions: the name of
 * the first that fails is the reason of a refusal.
 */
public final class Squares {
  /** One condition: the squares that meet it, and what is asked for when one doesn't. */
  record Is(Set set, Words asks) {}

  /** Squares as bits, 0 is a1. */
  @FunctionalInterface
  public interface Set {
    long in(Moment m, Picks soFar);
  }

  public static final long CORNERS = 0x8100000000000081L;
  public static final long EDGE = 0xff818181818181ffL;
  static final long CENTRE = 0x0000001818000000L;

  private static final int SQUARE = Choice.square(0).code();

  private final List<Is> all;

  // The same by kinds: this is asked more often than anything else, and a call through an interface
  // for each condition takes longer than the condition.
  private final int whose;
  private final int types;
  private final int otherTypes;
  private final List<Set> others;

  private Squares(List<Is> all) {
    this.all = List.copyOf(all);
    int whom = 0;
    int made = 0;
    int madeNot = 0;
    var rest = new ArrayList<Set>();
    for (Is is : all)
      switch (is.set) {
        case Whose w -> whom |= 1 << w.ordinal();
        case Type(Component type, boolean not) when not -> madeNot |= 1 << type.ordinal();
        case Type(Component type, _) -> made |= 1 << type.ordinal();
        default -> rest.add(is.set);
      }
    whose = whom;
    types = made;
    otherTypes = madeNot;
    others = List.copyOf(rest);
  }

  public static Squares that(String fr, String en, Set set) {
    return new Squares(List.of(new Is(set, new Words(fr, en))));
  }

  public Squares and(Squares more) {
    var both = new ArrayList<>(all);
    both.addAll(more.all);
    return new Squares(both);
  }

  List<Is> all() {
    return all;
  }

  public long in(Moment m, Picks soFar) {
    long out = -1;
    for (int left = whose; left != 0; left &= left - 1)
      out &= Whose.ALL[Integer.numberOfTrailingZeros(left)].in(m);
    for (int left = types; left != 0; left &= left - 1) out &= made(m, left);
    for (int left = otherTypes; left != 0; left &= left - 1) out &= ~made(m, left);
    for (int i = 0, n = others.size(); out != 0 && i < n; i++) out &= others.get(i).in(m, soFar);
    return out;
  }

  /** Adds squares, rising. */
  public static void offer(long squares, Choices out) {
    for (long left = squares; left != 0; left &= left - 1)
      out.add(SQUARE | Long.numberOfTrailingZeros(left) << 16);
  }

  private static long made(Moment m, int types) {
    return m.pieces().type(Component.all().get(Integer.numberOfTrailingZeros(types)));
  }

  // ---- whose

  /** Whom a square belongs to, and whether its piece can be touched. */
  private enum Whose implements Set {
    OWN,
    STRICT,
    ENEMY,
    NOT_ROYAL,
    FREE,
    EMPTY;

    private static final Whose[] ALL = values();

    private long in(Moment m) {
      Position p = m.board();
      return switch (this) {
        case OWN -> p.pieces().of(m.by()) | p.marks().neutral();
        case STRICT -> p.strictly(m.by());
        case ENEMY -> p.strictly(m.by().other());
        case NOT_ROYAL -> ~p.pieces().royals();
        case FREE -> ~p.marks().frozen() & ~p.marks().barred(m.by(), p.pieces());
        case EMPTY -> ~p.blocked();
      };
    }

    @Override
    public long in(Moment m, Picks soFar) {
      return in(m);
    }
  }

  /** Pieces that their player could move: their own and neutral ones (R2). */
  public static Squares own() {
    return that("une pièce à vous ou neutre", "a piece of yours or a neutral one", Whose.OWN);
  }

  public static Squares strict() {
    return that("une pièce à vous", "a piece of your own", Whose.STRICT);
  }

  public static Squares enemy() {
    return that("une pièce adverse", "an enemy piece", Whose.ENEMY);
  }

  /** The player's own pieces but for royals. */
  public static long plain(Moment m) {
    return m.board().strictly(m.by()) & ~m.pieces().royals();
  }

  public static Squares notRoyal() {
    return that("une pièce qui n’est pas royale", "a piece that is not royal", Whose.NOT_ROYAL);
  }

  /** Pieces that may be displaced now: no magnet, dunce cap or Diktat holds them. */
  public static Squares free() {
    return that(
        "une pièce que rien n’immobilise", "a piece that nothing holds in place", Whose.FREE);
  }

  public static Squares empty() {
    return that("une case libre", "a free square", Whose.EMPTY);
  }

  // ---- what

  private record Type(Component type, boolean not) implements Set {
    @Override
    public long in(Moment m, Picks soFar) {
      long made = m.pieces().type(type);
      return not ? ~made : made;
    }
  }

  public static Squares type(Component type) {
    Words name = Names.of(type);
    return that(name.fr(), name.en(), new Type(type, false));
  }

  public static Squares not(Component type) {
    Words name = Names.of(type);
    return that(
        "autre chose qu’" + name.fr(),
        "no " + name.en().substring(name.en().indexOf(' ') + 1),
        new Type(type, true));
  }

  // ---- where

  public static Squares corner() {
    return that("un coin", "a corner", (_, _) -> CORNERS);
  }

  public static Squares edge() {
    return that("une case du bord", "a square of the edge", (_, _) -> EDGE);
  }

  public static Squares centre() {
    return that("d4, e4, d5 ou e5", "d4, e4, d5 or e5", (_, _) -> CENTRE);
  }

  /** The player's half of the board. */
  public static Squares half() {
    return that(
        "une case de votre moitié",
        "a square of your half",
        (m, _) -> m.by() == Seat.FIRST ? 0xffffffffL : 0xffffffffL << 32);
  }

  /** Not picked before. */
  public static Squares fresh() {
    return that("une autre case", "another square", (_, p) -> ~p.squares());
  }

  /** The place of a square among the names of all, in which the members of a set are printed. */
  public static int named(int square) {
    return (square & 7) << 3 | square >> 3;
  }

  /** The squares where pieces of a type of an owner could stand at the start of a game. */
  public static long home(Component type, Seat owner) {
    long rank =
        switch (type) {
          case PAWN -> 0xff00L;
          case KNIGHT, CAMEL -> 0x42L;
          case BISHOP -> 0x24L;
          case ROOK -> 0x81L;
          case QUEEN -> 0x08L;
          case KING -> 0x10L;
        };
    return owner == Seat.FIRST ? rank : Long.reverseBytes(rank);
  }

  /** One step ahead of a pawn, by its owner. */
  static long ahead(Moment m, int at) {
    return Reach.ahead(m.pieces().owner(at), 1L << at);
  }
}
