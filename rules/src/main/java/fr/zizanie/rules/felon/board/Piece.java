package fr.zizanie.rules.felon.board;

import fr.zizanie.rules.core.Seat;

/**
 * What stands on a cell, as a small number: 0 for nobody, {@link #WALL} off the board, otherwise a
 * kind and the bit of its owner.
 */
public final class Piece {
  /** An empty cell. */
  public static final int NOBODY = 0;

  /** The bit of Yellow's pieces. */
  public static final int YELLOW = 16;

  /** The bit of Red's pieces. */
  public static final int RED = 32;

  /** What stands off the board. */
  public static final int WALL = 64;

  /** The bits of both owners. */
  public static final int COLOURS = YELLOW | RED;

  // Kinds as numbers, in the order of Kind, so that a switch can name them.
  public static final int GARDE = 1;
  public static final int RETOUR = 2;
  public static final int ECUYER = 3;
  public static final int BOUFFON = 4;
  public static final int DAME = 5;
  public static final int ROI = 6;
  public static final int COURTISANE = 7;
  public static final int VALET = 8;
  static final int MINISTRE = 9;
  public static final int FELON = 10;

  private static final int KIND = 15;
  private static final Kind[] KINDS = Kind.values();

  private Piece() {}

  private static int number(Kind kind) {
    return kind.ordinal() + 1;
  }

  /** {@return the bit of the pieces of a seat} */
  public static int colour(Seat seat) {
    return seat == Seat.FIRST ? YELLOW : RED;
  }

  /** {@return the piece of that kind and owner} */
  public static int of(Kind kind, Seat seat) {
    return number(kind) | colour(seat);
  }

  /** {@return whether somebody stands there} */
  public static boolean is(int piece) {
    return (piece & COLOURS) != 0;
  }

  /** {@return the kind of a piece} */
  public static Kind kind(int piece) {
    return KINDS[(piece & KIND) - 1];
  }

  /** {@return the owner of a piece: of a félon, the one whose body colour it has} */
  public static Seat seat(int piece) {
    return (piece & YELLOW) != 0 ? Seat.FIRST : Seat.SECOND;
  }

  /** {@return the kind as a number from 1, 0 for nobody and walls} */
  public static int type(int piece) {
    return piece & KIND;
  }

  /** {@return whether it is a garde, on its way out or back} */
  public static boolean isGarde(int piece) {
    return (piece & KIND) == GARDE || (piece & KIND) == RETOUR;
  }

  /** {@return whether it could ever give check or take part in a mate (2.8)} */
  static boolean fights(int piece) {
    int type = piece & KIND;
    return type != 0 && type <= DAME;
  }

  /** Whether it could attack a king from far, under some option. */
  public static boolean far(int piece) {
    int type = piece & KIND;
    return type >= ECUYER && type <= DAME;
  }

  /** {@return its letter in positions, upper case for Yellow} */
  public static char letter(int piece) {
    char letter = kind(piece).letter();
    return (piece & YELLOW) != 0 ? letter : Character.toLowerCase(letter);
  }

  /** {@return the piece of a letter, or {@link #NOBODY}} */
  public static int of(char letter) {
    for (Kind kind : KINDS) {
      if (kind.letter() == letter) return of(kind, Seat.FIRST);
      if (Character.toLowerCase(kind.letter()) == letter) return of(kind, Seat.SECOND);
    }
    return NOBODY;
  }
}
