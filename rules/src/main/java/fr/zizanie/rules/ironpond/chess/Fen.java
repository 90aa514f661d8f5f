package fr.zizanie.rules.ironpond.chess;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import java.util.Optional;

/**
 * FEN of six fields. A merged piece is written by its strongest component and a camel as a knight:
 * marks add the rest (Formats, 3). Several passed squares are written one after the other.
 */
public final class Fen {
  private static final String RIGHTS = "KQkq";

  /** The rooks' homes by right: h1, a1, h8, a8. */
  private static final int[] HOMES = {7, 0, 63, 56};

  private static final int[] KING_HOMES = {4, 60};

  private static final int MOST = 99_999;

  private Fen() {}

  /** {@return the six fields} */
  public static String write(Position p) {
    var out = new StringBuilder();
    for (int rank = 7; rank >= 0; rank--) {
      int empty = 0;
      for (int file = 0; file < 8; file++) {
        Optional<Piece> piece = p.piece(rank * 8 + file);
        if (piece.isEmpty()) {
          empty++;
          continue;
        }
        if (empty > 0) out.append(empty);
        empty = 0;
        out.append(letter(piece.get()));
      }
      if (empty > 0) out.append(empty);
      if (rank > 0) out.append('/');
    }
    out.append(p.turn() == Seat.FIRST ? " w " : " b ");
    for (int i = 0; i < 4; i++)
      if ((p.castling() >>> HOMES[i] & 1) != 0) out.append(RIGHTS.charAt(i));
    if (p.castling() == 0) out.append('-');
    out.append(' ');
    for (long left = p.passed(); left != 0; left &= left - 1)
      out.append(Board8.name(Long.numberOfTrailingZeros(left)));
    if (p.passed() == 0) out.append('-');
    return out.append(' ').append(p.quiet()).append(' ').append(p.number()).toString();
  }

  private static char letter(Piece piece) {
    char c = piece.principal().type().letter();
    return piece.owner() == Seat.FIRST ? Character.toUpperCase(c) : c;
  }

  /**
   * {@return the position of six fields, or of four without counters; every king is royal. What
   * marks may still put right is not refused here but by {@link #contradiction}}
   */
  public static Answer<Position> read(String fen) {
    String[] fields = fen.split(" ", -1);
    if (fields.length != 6 && fields.length != 4)
      return bad(
          "Il faut six champs séparés par une espace : plateau, trait, roques, prise en passant,"
              + " compteur, numéro.",
          "Six fields separated by a space are needed: board, side, castling, en passant, counter,"
              + " number.");
    return board(fields[0])
        .then(p -> side(p, fields[1]))
        .then(p -> rights(p, fields[2]))
        .then(p -> passed(p, fields[3]))
        .then(p -> fields.length == 4 ? Answer.ok(p) : counters(p, fields[4], fields[5]));
  }

  private static Answer<Position> board(String field) {
    String[] ranks = field.split("/", -1);
    if (ranks.length != 8)
      return bad("Plateau : il faut huit rangées.", "Board: eight ranks are needed.");
    var p = new Position(Pieces.NONE, Marks.NONE, 0, 0, Seat.FIRST, 0, 1);
    for (int i = 0; i < 8; i++) {
      int file = 0;
      boolean digit = false;
      for (char c : ranks[i].toCharArray()) {
        if (c >= '1' && c <= '8' && !digit) {
          file += c - '0';
          digit = true;
          continue;
        }
        digit = false;
        Optional<Component> is = Component.of(Character.toLowerCase(c));
        if (is.isEmpty() || is.get() == Component.CAMEL || c > 'z')
          return bad(
              "Plateau : signe inattendu dans la rangée " + (8 - i) + ".",
              "Board: unexpected sign in rank " + (8 - i) + ".");
        if (file > 7) return wide(8 - i);
        Seat owner = Character.isUpperCase(c) ? Seat.FIRST : Seat.SECOND;
        p = Edits.with(p, (7 - i) * 8 + file++, Piece.of(owner, is.get()));
      }
      if (file != 8) return wide(8 - i);
    }
    return Answer.ok(p);
  }

  private static Answer<Position> wide(int rank) {
    return bad(
        "Plateau : la rangée " + rank + " n’a pas huit cases.",
        "Board: rank " + rank + " does not have eight squares.");
  }

  private static Answer<Position> side(Position p, String field) {
    if (!field.equals("w") && !field.equals("b"))
      return bad("Trait : il faut w ou b.", "Side to move: w or b is needed.");
    return Answer.ok(p.turn(field.equals("w") ? Seat.FIRST : Seat.SECOND));
  }

  private static Answer<Position> rights(Position p, String field) {
    if (field.equals("-")) return Answer.ok(p);
    long rooks = 0;
    int last = -1;
    for (int at = 0; at < field.length(); at++) {
      int i = RIGHTS.indexOf(field.charAt(at));
      if (i <= last)
        return bad(
            "Roques : il faut - ou des lettres de KQkq dans cet ordre.",
            "Castling: - or letters of KQkq in this order are needed.");
      last = i;
      rooks |= 1L << HOMES[i];
    }
    return rooks == 0
        ? bad("Roques : le champ est vide.", "Castling: the field is empty.")
        : Answer.ok(p.castling(rooks));
  }

  private static Answer<Position> passed(Position p, String field) {
    if (field.equals("-")) return Answer.ok(p);
    long squares = 0;
    for (int at = 0; at < field.length(); at += 2) {
      int sq = Board8.square(field, at);
      if (sq < 0 || (squares >>> sq & 1) != 0)
        return bad(
            "Prise en passant : il faut - ou une case.", "En passant: - or a square is needed.");
      squares |= 1L << sq;
    }
    return squares == 0
        ? bad("Prise en passant : le champ est vide.", "En passant: the field is empty.")
        : Answer.ok(p.passed(squares));
  }

  private static Answer<Position> counters(Position p, String quiet, String number) {
    int plies = number(quiet);
    if (plies < 0)
      return bad(
          "Compteur : il faut un nombre de 0 à " + MOST + ".",
          "Counter: a number from 0 to " + MOST + " is needed.");
    int move = number(number);
    if (move < 1)
      return bad(
          "Numéro : il faut un nombre de 1 à " + MOST + ".",
          "Move number: a number from 1 to " + MOST + " is needed.");
    return Answer.ok(p.counted(plies, move));
  }

  private static int number(String text) {
    if (text.isEmpty() || text.length() > 5 || !text.chars().allMatch(c -> c >= '0' && c <= '9'))
      return -1;
    return Integer.parseInt(text);
  }

  /** {@return a plain position: what {@link #read} reads, if nothing in it is contradictory} */
  public static Answer<Position> checked(String fen) {
    return read(fen)
        .then(p -> {
          Optional<Refusal> no = contradiction(p, 0);
          return no.isPresent() ? Answer.no(no.get()) : Answer.ok(p);
        });
  }

  /**
   * {@return what contradicts itself in a position whose marks are set (rules, 10)}
   *
   * @param away the sides whose royal is away (card 68): bit 0 White, bit 1 Black
   */
  public static Optional<Refusal> contradiction(Position p, int away) {
    Pieces pieces = p.pieces();
    for (Seat seat : Seat.values()) {
      int royals = Long.bitCount(pieces.royals() & pieces.of(seat));
      if (royals != ((away >> seat.ordinal() & 1) != 0 ? 0 : 1))
        return because(
            "Plateau : chaque camp a une pièce royale, sauf si elle est absente.",
            "Board: each side has one royal piece, unless it is away.");
    }
    if ((pieces.occupied() & p.marks().holes()) != 0)
      return because("Un trou n’a pas d’occupant.", "No piece stands on a hole.");
    for (int i = 0; i < 4; i++) {
      if ((p.castling() >>> HOMES[i] & 1) == 0) continue;
      long side = pieces.of(i < 2 ? Seat.FIRST : Seat.SECOND) & ~p.merged() & ~p.marks().neutral();
      boolean home =
          (pieces.rooks() & side & 1L << HOMES[i]) != 0
              && (pieces.kings() & pieces.royals() & side & 1L << KING_HOMES[i / 2]) != 0;
      if (!home)
        return because(
            "Roques : " + RIGHTS.charAt(i) + " demande le roi et la tour à leur place.",
            "Castling: " + RIGHTS.charAt(i) + " needs king and rook at home.");
    }
    for (long left = p.passed(); left != 0; left &= left - 1) {
      int sq = Long.numberOfTrailingZeros(left);
      int rank = sq >> 3;
      boolean passer =
          (rank == 1 || rank == 2 || rank == 5 || rank == 6)
              && (pieces.pawns() >>> Reach.passer(sq) & 1) != 0
              && (pieces.owner(Reach.passer(sq)) == Seat.FIRST) == rank < 4
              && (p.blocked() >>> sq & 1) == 0;
      if (!passer)
        return because(
            "Prise en passant : aucun pion n’a pu passer la case " + Board8.name(sq) + ".",
            "En passant: no pawn can have passed the square " + Board8.name(sq) + ".");
    }
    if (p.inCheck(p.turn().other()))
      return because(
          "Plateau : le roi du camp qui ne joue pas est en échec.",
          "Board: the king of the side not to move is in check.");
    return Optional.empty();
  }

  private static Optional<Refusal> because(String fr, String en) {
    return Optional.of(Reason.BAD_POSITION.because(fr, en));
  }

  private static Answer<Position> bad(String fr, String en) {
    return Answer.no(Reason.BAD_POSITION.because(fr, en));
  }
}
