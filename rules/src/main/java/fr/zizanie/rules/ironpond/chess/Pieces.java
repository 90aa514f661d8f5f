package fr.zizanie.rules.ironpond.chess;

import fr.zizanie.rules.core.Seat;

/**
 * The pieces as one board per component and owner, bit 0 is a1 (Architecture, 3.2): a merged piece
 * stands on several component boards, a neutral piece keeps its owner.
 *
 * @param royals the pieces to mate, at most one per owner
 */
public record Pieces(
    long pawns,
    long knights,
    long camels,
    long bishops,
    long rooks,
    long queens,
    long kings,
    long white,
    long black,
    long royals) {
  /** The pieces at the start of a game. */
  public static final Pieces START =
      new Pieces(
          0x00ff00000000ff00L,
          0x4200000000000042L,
          0,
          0x2400000000000024L,
          0x8100000000000081L,
          0x0800000000000008L,
          0x1000000000000010L,
          0xffffL,
          0xffffL << 48,
          0x1000000000000010L);

  static final Pieces NONE = new Pieces(0, 0, 0, 0, 0, 0, 0, 0, 0, 0);

  /** {@return the squares of the pieces made of this, among others} */
  public long of(Component component) {
    return switch (component) {
      case PAWN -> pawns;
      case KNIGHT -> knights;
      case CAMEL -> camels;
      case BISHOP -> bishops;
      case ROOK -> rooks;
      case QUEEN -> queens;
      case KING -> kings;
    };
  }

  /** {@return the squares of the pieces that a card means by a type: camels are knights} */
  public long type(Component type) {
    return type == Component.KNIGHT ? knights | camels : of(type);
  }

  /** {@return the squares of an owner's pieces, neutral ones too} */
  public long of(Seat owner) {
    return owner == Seat.FIRST ? white : black;
  }

  /** {@return every square with a piece} */
  public long occupied() {
    return white | black;
  }

  /** {@return the owner of the piece on a square} */
  public Seat owner(int sq) {
    return (white >>> sq & 1) != 0 ? Seat.FIRST : Seat.SECOND;
  }

  /** {@return the squares of the units of several different components} */
  public long merged() {
    long twice = pawns & knights;
    long once = pawns | knights;
    twice |= once & camels;
    once |= camels;
    twice |= once & bishops;
    once |= bishops;
    twice |= once & rooks;
    once |= rooks;
    twice |= once & queens;
    once |= queens;
    return twice | once & kings;
  }

  /** {@return the components on a square: bit n for the component of ordinal n} */
  public int components(int sq) {
    return (int)
        (pawns >>> sq & 1
            | (knights >>> sq & 1) << 1
            | (camels >>> sq & 1) << 2
            | (bishops >>> sq & 1) << 3
            | (rooks >>> sq & 1) << 4
            | (queens >>> sq & 1) << 5
            | (kings >>> sq & 1) << 6);
  }

  Pieces without(long squares) {
    long kept = ~squares;
    return new Pieces(
        pawns & kept,
        knights & kept,
        camels & kept,
        bishops & kept,
        rooks & kept,
        queens & kept,
        kings & kept,
        white & kept,
        black & kept,
        royals & kept);
  }

  /** The piece of {@code from} goes to {@code to}; who stood there is gone. */
  Pieces moved(int from, int to) {
    return new Pieces(
        moved(pawns, from, to),
        moved(knights, from, to),
        moved(camels, from, to),
        moved(bishops, from, to),
        moved(rooks, from, to),
        moved(queens, from, to),
        moved(kings, from, to),
        moved(white, from, to),
        moved(black, from, to),
        moved(royals, from, to));
  }

  static long moved(long board, int from, int to) {
    return board & ~(1L << from | 1L << to) | (board >>> from & 1) << to;
  }

  Pieces swapped(int a, int b) {
    return new Pieces(
        swapped(pawns, a, b),
        swapped(knights, a, b),
        swapped(camels, a, b),
        swapped(bishops, a, b),
        swapped(rooks, a, b),
        swapped(queens, a, b),
        swapped(kings, a, b),
        swapped(white, a, b),
        swapped(black, a, b),
        swapped(royals, a, b));
  }

  static long swapped(long board, int a, int b) {
    long differ = (board >>> a ^ board >>> b) & 1;
    return board ^ (differ << a | differ << b);
  }

  /** The piece on {@code at} is made of exactly these components, a bit each. */
  Pieces made(int at, int components) {
    return new Pieces(
        bit(pawns, at, components),
        bit(knights, at, components >> 1),
        bit(camels, at, components >> 2),
        bit(bishops, at, components >> 3),
        bit(rooks, at, components >> 4),
        bit(queens, at, components >> 5),
        bit(kings, at, components >> 6),
        white,
        black,
        royals);
  }

  Pieces owned(int at, Seat owner) {
    int first = owner == Seat.FIRST ? 1 : 0;
    return new Pieces(
        pawns,
        knights,
        camels,
        bishops,
        rooks,
        queens,
        kings,
        bit(white, at, first),
        bit(black, at, 1 - first),
        royals);
  }

  Pieces royals(long squares) {
    return new Pieces(pawns, knights, camels, bishops, rooks, queens, kings, white, black, squares);
  }

  private static long bit(long board, int at, int value) {
    return board & ~(1L << at) | (long) (value & 1) << at;
  }
}
