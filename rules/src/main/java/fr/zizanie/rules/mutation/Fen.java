package fr.zizanie.rules.mutation;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;

/**
 * FEN of five fields: board, side, castling rights, plies since a capture, move number (Formats,
 * 3).
 */
final class Fen {
  private static final String RIGHTS = "KQkq";

  /** Castling partners' homes by right: h1, a1, h8, a8. */
  private static final int[] HOMES = {7, 0, 63, 56};

  private static final int MOST = 99_999;

  private Fen() {}

  static String write(MutationState s) {
    Position p = s.position();
    var out = new StringBuilder();
    for (int rank = 7; rank >= 0; rank--) {
      int empty = 0;
      for (int file = 0; file < 8; file++) {
        char piece = piece(p, rank * 8 + file);
        if (piece == ' ') {
          empty++;
          continue;
        }
        if (empty > 0) out.append(empty);
        empty = 0;
        out.append(piece);
      }
      if (empty > 0) out.append(empty);
      if (rank > 0) out.append('/');
    }
    out.append(p.turn() == Seat.FIRST ? " w " : " b ");
    for (int i = 0; i < 4; i++) if ((p.rights() >> i & 1) != 0) out.append(RIGHTS.charAt(i));
    if (p.rights() == 0) out.append('-');
    return out.append(' ').append(s.quiet()).append(' ').append(s.number()).toString();
  }

  private static char piece(Position p, int sq) {
    if (sq == p.whiteKing()) return 'K';
    if (sq == p.blackKing()) return 'k';
    return (p.white() >>> sq & 1) != 0 ? 'P' : (p.black() >>> sq & 1) != 0 ? 'p' : ' ';
  }

  static Answer<MutationState> read(String fen, Layout layout) {
    String[] fields = fen.split(" ", -1);
    if (fields.length != 5)
      return bad(
          "Il faut cinq champs séparés par une espace : plateau, trait, roques, compteur, numéro.",
          "Five fields separated by a space are needed: board, side, castling, counter, number.");
    String[] ranks = fields[0].split("/", -1);
    if (ranks.length != 8)
      return bad("Plateau : il faut huit rangées.", "Board: eight ranks are needed.");
    long[] pieces = new long[2];
    int[] king = {-1, -1};
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
        int side = Character.isUpperCase(c) ? 0 : 1;
        int sq = (7 - i) * 8 + file++;
        if (file > 8) break;
        switch (c) {
          case 'P', 'p' -> pieces[side] |= 1L << sq;
          case 'K', 'k' -> {
            if (king[side] >= 0)
              return bad("Plateau : deux rois d’un même camp.", "Board: two kings of one side.");
            king[side] = sq;
          }
          default -> {
            return bad(
                "Plateau : signe inattendu dans la rangée " + (8 - i) + ".",
                "Board: unexpected sign in rank " + (8 - i) + ".");
          }
        }
      }
      if (file != 8)
        return bad(
            "Plateau : la rangée " + (8 - i) + " n’a pas huit cases.",
            "Board: rank " + (8 - i) + " does not have eight squares.");
    }
    if (king[0] < 0 || king[1] < 0)
      return bad("Plateau : il manque un roi.", "Board: a king is missing.");
    if (Long.bitCount(pieces[0]) > 15 || Long.bitCount(pieces[1]) > 15)
      return bad(
          "Plateau : plus de quinze pions d’un camp.",
          "Board: more than fifteen pions of one side.");
    if (!fields[1].equals("w") && !fields[1].equals("b"))
      return bad("Trait : il faut w ou b.", "Side to move: w or b is needed.");
    Seat turn = fields[1].equals("w") ? Seat.FIRST : Seat.SECOND;
    int rights = rights(fields[2]);
    if (rights < 0)
      return bad(
          "Roques : il faut - ou des lettres de KQkq dans cet ordre.",
          "Castling: - or letters of KQkq in this order are needed.");
    for (int i = 0; i < 4; i++) {
      int side = i / 2;
      boolean home = king[side] == (side == 0 ? 4 : 60) && (pieces[side] >>> HOMES[i] & 1) != 0;
      if ((rights >> i & 1) != 0 && !home)
        return bad(
            "Roques : " + RIGHTS.charAt(i) + " demande le roi et le pion à leur place.",
            "Castling: " + RIGHTS.charAt(i) + " needs king and pion at home.");
    }
    int quiet = number(fields[3]);
    if (quiet < 0)
      return bad(
          "Compteur : il faut un nombre de 0 à " + MOST + ".",
          "Counter: a number from 0 to " + MOST + " is needed.");
    int number = number(fields[4]);
    if (number < 1)
      return bad(
          "Numéro : il faut un nombre de 1 à " + MOST + ".",
          "Move number: a number from 1 to " + MOST + " is needed.");
    var position = new Position(pieces[0], pieces[1], king[0], king[1], turn, rights);
    var other = new Position(pieces[0], pieces[1], king[0], king[1], turn.other(), 0);
    if (Scan.of(layout, other).inCheck() || kingsTouch(king))
      return bad(
          "Plateau : le roi du camp qui ne joue pas est en échec.",
          "Board: the king of the side not to move is in check.");
    return Answer.ok(MutationState.of(layout, position, quiet, number, Past.None.NONE));
  }

  private static boolean kingsTouch(int[] king) {
    return Math.abs(king[0] % 8 - king[1] % 8) <= 1 && Math.abs(king[0] / 8 - king[1] / 8) <= 1;
  }

  private static int rights(String text) {
    if (text.equals("-")) return 0;
    int rights = 0;
    int last = -1;
    for (int at = 0; at < text.length(); at++) {
      int i = RIGHTS.indexOf(text.charAt(at));
      if (i <= last) return -1;
      last = i;
      rights |= 1 << i;
    }
    return rights == 0 ? -1 : rights;
  }

  private static int number(String text) {
    if (text.isEmpty() || text.length() > 5 || !text.chars().allMatch(c -> c >= '0' && c <= '9'))
      return -1;
    return Integer.parseInt(text);
  }

  private static Answer<MutationState> bad(String fr, String en) {
    return Answer.no(Reason.BAD_POSITION.because(fr, en));
  }
}
