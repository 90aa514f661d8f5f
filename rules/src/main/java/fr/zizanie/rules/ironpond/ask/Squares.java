package fr.zizanie.rules.ironpond.ask;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.ironpond.chess.Component;
import fr.zizanie.rules.ironpond.chess.Reach;
import fr.zizanie.rules.ironpond.text.Names;
import java.util.ArrayList;
import java.util.List;

/**
 * The squares that a card admits for one pick, as a conjunction of named conditions: the name of
 * the first that fails is the reason of a refusal.
 */
public record Squares(List<Is> all) {
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

  public Squares {
    all = List.copyOf(all);
  }

  public static Squares that(String fr, String en, Set set) {
    return new Squares(List.of(new Is(set, new Words(fr, en))));
  }

  public Squares and(Squares more) {
    var both = new ArrayList<>(all);
    both.addAll(more.all);
    return new Squares(both);
  }

  public long in(Moment m, Picks soFar) {
    long out = -1;
    for (Is is : all) {
      out &= is.set.in(m, soFar);
      if (out == 0) break;
    }
    return out;
  }

  // ---- whose

  /** Pieces that their player could move: their own and neutral ones (R2). */
  public static Squares own() {
    return that(
        "une pièce à vous ou neutre",
        "a piece of yours or a neutral one",
        (m, _) -> m.board().strictly(m.by()) | m.board().marks().neutral());
  }

  public static Squares strict() {
    return that("une pièce à vous", "a piece of your own", (m, _) -> m.board().strictly(m.by()));
  }

  public static Squares enemy() {
    return that(
        "une pièce adverse", "an enemy piece", (m, _) -> m.board().strictly(m.by().other()));
  }

  /** The player's own pieces but for royals. */
  public static long plain(Moment m) {
    return m.board().strictly(m.by()) & ~m.pieces().royals();
  }

  // ---- what

  public static Squares type(Component type) {
    Words name = Names.of(type);
    return that(name.fr(), name.en(), (m, _) -> m.pieces().type(type));
  }

  public static Squares not(Component type) {
    Words name = Names.of(type);
    return that(
        "autre chose qu’" + name.fr(),
        "no " + name.en().substring(name.en().indexOf(' ') + 1),
        (m, _) -> ~m.pieces().type(type));
  }

  public static Squares notRoyal() {
    return that(
        "une pièce qui n’est pas royale",
        "a piece that is not royal",
        (m, _) -> ~m.pieces().royals());
  }

  static Squares notNeutral() {
    return that(
        "une pièce qui n’est pas neutre",
        "a piece that is not neutral",
        (m, _) -> ~m.board().marks().neutral());
  }

  /** Pieces that may be displaced now: no magnet, dunce cap or Diktat holds them. */
  public static Squares free() {
    return that(
        "une pièce que rien n’immobilise",
        "a piece that nothing holds in place",
        (m, _) -> ~m.board().marks().frozen() & ~m.board().marks().barred(m.by(), m.pieces()));
  }

  // ---- where

  public static Squares empty() {
    return that("une case libre", "a free square", (m, _) -> ~m.board().blocked());
  }

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
