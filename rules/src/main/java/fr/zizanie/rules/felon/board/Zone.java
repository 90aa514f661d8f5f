package fr.zizanie.rules.felon.board;

import fr.zizanie.rules.board.Board13;
import fr.zizanie.rules.core.answer.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The orange squares (2.2, 2.6), written as items joined by commas: a rank {@code 7}, ranks {@code
 * 6-8}, a square {@code g7}, a rectangle {@code e6-i8}.
 */
public final class Zone {
  static final String CENTRE = "6-8";
  private static final int LONGEST = 700;

  private final boolean[] cells;

  private Zone(boolean[] cells) {
    this.cells = cells;
  }

  /** {@return the zone of a text in which {@link #flaw} finds nothing wrong} */
  public static Zone of(String text) {
    var cells = new boolean[Board13.CELLS];
    for (String item : items(text)) mark(item, cells);
    return new Zone(cells);
  }

  private static List<String> items(String text) {
    return Arrays.asList(text.split(",", -1));
  }

  /** {@return what is wrong with the text of a zone, if anything} */
  public static Optional<Words> flaw(String text) {
    if (text.length() > LONGEST) return Optional.of(new Words("Trop long.", "Too long."));
    var scratch = new boolean[Board13.CELLS];
    for (String item : items(text))
      if (!mark(item, scratch))
        return Optional.of(
            new Words(
                "Zone orange : «"
                    + item
                    + "» n’est ni une rangée (7), ni des rangées (6-8), ni une case (g7), ni un"
                    + " rectangle (e6-i8).",
                "Orange zone: «"
                    + item
                    + "» is neither a rank (7), ranks (6-8), a square (g7) nor a rectangle"
                    + " (e6-i8)."));
    return Optional.empty();
  }

  private static boolean mark(String item, boolean[] cells) {
    int dash = item.indexOf('-');
    String low = dash < 0 ? item : item.substring(0, dash);
    String high = dash < 0 ? item : item.substring(dash + 1);
    boolean ranks = !low.isEmpty() && Character.isDigit(low.charAt(0));
    int from = Board13.parse(ranks ? "a" + low : low);
    int to = Board13.parse(ranks ? "m" + high : high);
    if (from < 0 || to < 0) return false;
    int a = Board13.cell(from);
    int b = Board13.cell(to);
    if (Board13.rank(a) > Board13.rank(b) || Board13.file(a) > Board13.file(b)) return false;
    for (int rank = Board13.rank(a); rank <= Board13.rank(b); rank++)
      for (int file = Board13.file(a); file <= Board13.file(b); file++)
        cells[Board13.cell(file, rank)] = true;
    return true;
  }

  /** {@return whether a cell is orange} */
  public boolean holds(int cell) {
    return cells[cell];
  }

  /** {@return its squares, a1 first} */
  public List<Integer> squares() {
    var out = new ArrayList<Integer>();
    for (int sq = 0; sq < Board13.SQUARES; sq++) if (cells[Board13.cell(sq)]) out.add(sq);
    return out;
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Zone other && Arrays.equals(cells, other.cells);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(cells);
  }

  @Override
  public String toString() {
    var out = new StringBuilder();
    for (int rank = 1; rank <= Board13.SIZE; rank++) {
      boolean whole = true;
      for (int file = 0; file < Board13.SIZE; file++) whole &= cells[Board13.cell(file, rank)];
      if (whole) out.append(out.isEmpty() ? "" : ",").append(rank);
      else
        for (int file = 0; file < Board13.SIZE; file++)
          if (cells[Board13.cell(file, rank)])
            out.append(out.isEmpty() ? "" : ",").append((char) ('a' + file)).append(rank);
    }
    return out.toString();
  }
}
