package fr.zizanie.rules.ironpond.chess;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Moves as chess players write them ({@code Nbd2}, {@code exd8=Q+}). A merged piece has the letters
 * of all its components, a camel is {@code C}; {@code #} is mate on the board, whatever the hands.
 */
public final class San {
  private static final Pattern MOVE =
      Pattern.compile(
          "([KQRBNCP]*)([a-h]?)([1-8]?)[x:-]?([a-h][1-8])(?:[=/:]?\\(?([QRBNqrbn])\\)?)?( ?e\\.?p\\.?)?");

  private static final Pattern COMMENTED = Pattern.compile("[+#!?]+$");

  private San() {}

  /** {@return a legal move of the position, with its check or mate sign} */
  public static String write(Position before, Choice move) {
    Position after = ChessMove.after(before, move);
    String sign = !after.inCheck(after.turn()) ? "" : Legal.canMove(after) ? "+" : "#";
    return bare(before, move) + sign;
  }

  /** The move without its sign. */
  private static String bare(Position p, Choice move) {
    int from = move.a();
    int to = move.b();
    if (p.castles(from, to)) return to > from ? "O-O" : "O-O-O";
    Piece piece = p.piece(from).orElseThrow();
    String name = name(piece);
    boolean takes = p.victim(from, to) >= 0;
    String as =
        move.c() == 0 ? "" : "=" + Character.toUpperCase(Component.all().get(move.c()).letter());
    return name + whence(p, name, from, to, takes) + (takes ? "x" : "") + Board8.name(to) + as;
  }

  private static String name(Piece piece) {
    if (!piece.merged() && piece.is(Component.PAWN)) return "";
    var name = new StringBuilder();
    for (Component c : piece.components().reversed())
      name.append(Character.toUpperCase(c.letter()));
    return name.toString();
  }

  /** As much of the square of departure as tells the piece from others of its name. */
  private static String whence(Position p, String name, int from, int to, boolean takes) {
    boolean other = false;
    boolean file = false;
    boolean rank = false;
    Choices all = Legal.moves(p);
    for (int i = 0; i < all.size(); i++) {
      Choice c = all.get(i);
      if (c.b() != to || c.a() == from || p.castles(c.a(), to)) continue;
      if (!name(p.piece(c.a()).orElseThrow()).equals(name)) continue;
      other = true;
      file |= (c.a() & 7) == (from & 7);
      rank |= c.a() >> 3 == from >> 3;
    }
    String square = Board8.name(from);
    if (!other) return name.isEmpty() && takes ? square.substring(0, 1) : "";
    if (!file) return square.substring(0, 1);
    return rank || name.isEmpty() ? square : square.substring(1);
  }

  /** {@return the one legal move that a text means} */
  public static Optional<Choice> read(Position p, String text) {
    var found = meant(p, text);
    return found.size() == 1 ? Optional.of(found.getFirst()) : Optional.empty();
  }

  /**
   * {@return the legal moves that a text may mean; signs, equal marks and needless squares may be
   * there or not, and both squares may stand without the piece}
   */
  public static List<Choice> meant(Position p, String text) {
    String move = COMMENTED.matcher(text.strip()).replaceFirst("");
    var all = Legal.moves(p).toList();
    String castling = move.replace('0', 'O').replace('o', 'O');
    if (castling.equals("O-O") || castling.equals("O-O-O"))
      return all.stream()
          .filter(c -> p.castles(c.a(), c.b()) && bare(p, c).equals(castling))
          .toList();
    var parts = MOVE.matcher(move);
    return parts.matches() ? all.stream().filter(c -> fits(p, c, parts)).toList() : List.of();
  }

  private static boolean fits(Position p, Choice c, MatchResult parts) {
    String piece = parts.group(1);
    String from = parts.group(2) + parts.group(3);
    String square = Board8.name(c.a());
    if (c.b() != Board8.square(parts.group(4), 0) || !promotes(c, parts)) return false;
    if (!square.startsWith(parts.group(2)) || !square.endsWith(parts.group(3))) return false;
    // A castling is written as one, or by both squares of the king.
    if (p.castles(c.a(), c.b()))
      return from.equals(square) && (piece.isEmpty() || piece.equals("K"));
    String name = name(p.piece(c.a()).orElseThrow());
    return name.equals(piece)
        || name.isEmpty() && piece.equals("P")
        || piece.isEmpty() && from.equals(square);
  }

  /** Whether a move becomes what is written; what isn’t written may be anything. */
  private static boolean promotes(Choice c, MatchResult parts) {
    String letter = parts.group(5);
    return letter == null
        || Component.of(Character.toLowerCase(letter.charAt(0))).orElseThrow().ordinal() == c.c();
  }
}
