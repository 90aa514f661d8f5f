package fr.zizanie.rules.ironpond.chess;

import fr.zizanie.rules.core.Seat;

/**
 * The men as one board per component and owner, bit 0 is a1 (Architecture, 3.2): a merged man
 * stands on several component boards, a neutral man keeps its owner.
 *
 * @param royals the men to mate, at most one per owner
 */
public record Men(
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
  /** The men at the start of a game. */
  public static final Men START =
      new Men(
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

  static final Men NONE = new Men(0, 0, 0, 0, 0, 0, 0, 0, 0, 0);

  /** {@return the squares of the men made of this, among others} */
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

  /** {@return the squares of the men that a card means by a type: camels are knights} */
  public long type(Component type) {
    return type == Component.KNIGHT ? knights | camels : of(type);
  }

  /** {@return the squares of an owner's men, neutral ones too} */
  public long of(Seat owner) {
    return owner == Seat.FIRST ? white : black;
  }

  /** {@return every square with a man} */
  public long occupied() {
    return white | black;
  }

  /** {@return the owner of the man on a square} */
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

  Men without(long squares) {
    long kept = ~squares;
    return new Men(
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

  /** The man of {@code from} goes to {@code to}; who stood there is gone. */
  Men moved(int from, int to) {
    return new Men(
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

  Men swapped(int a, int b) {
    return new Men(
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

  /** The man on {@code at} is made of exactly these components, a bit each. */
  Men made(int at, int components) {
    return new Men(
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

  Men owned(int at, Seat owner) {
    int first = owner == Seat.FIRST ? 1 : 0;
    return new Men(
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

  Men royals(long squares) {
    return new Men(pawns, knights, camels, bishops, rooks, queens, kings, white, black, squares);
  }

  private static long bit(long board, int at, int value) {
    return board & ~(1L << at) | (long) (value & 1) << at;
  }
}
