package fr.zizanie.server.web.preview;

import fr.zizanie.rules.core.Tree;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Draws a board as its sheet describes it, with the page's own drawings: 1200 by 630. */
final class BoardDrawing {
  private static final int SQUARE = 100;
  private static final int MARGIN = 24;

  private static final Map<String, String> MODES =
      Map.of(
          "pawn", "white", "knight", "yellow", "bishop", "blue", "rook", "red", "queen", "black");
  private static final Map<String, String> NATURES =
      Map.of("W", "white", "Y", "yellow", "B", "blue", "R", "red", "K", "black");

  private final Art art;
  private final Map<String, Tree> board;
  private final String game;
  private final int width;
  private final int height;
  private final Map<String, String> symbols = new LinkedHashMap<>();

  BoardDrawing(Art art, Tree.Fields board) {
    this.art = art;
    this.board = board.fields();
    game = text(this.board, "game");
    width = number("width");
    height = number("height");
  }

  /** {@return the picture as SVG} */
  String svg() {
    String drawn = ground() + (points() ? lines() : squares()) + pieces();
    int side = Math.max(width, height) * SQUARE + 2 * MARGIN;
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1200\" height=\"630\" viewBox=\"0 0"
        + " 1200 630\"><defs>"
        + String.join("", symbols.values())
        + "</defs>"
        + rect(0, 0, 1200, 630, art.colour("--lid-" + game))
        + "<svg x=\"315\" y=\"30\" width=\"570\" height=\"570\" viewBox=\"0 0 "
        + side
        + " "
        + side
        + "\">"
        + drawn
        + "</svg></svg>";
  }

  private boolean points() {
    return text(board, "kind").equals("points");
  }

  private String ground() {
    String frame = points() ? "--go-ground" : frame();
    return rect(0, 0, width * SQUARE + 2 * MARGIN, height * SQUARE + 2 * MARGIN, art.colour(frame));
  }

  private String frame() {
    return switch (game) {
      case "mutation" -> "--mu-frame";
      case "felon" -> "--fe-frame";
      case "confusion" -> "--cf-frame";
      default -> "--ip-frame";
    };
  }

  private String squares() {
    var out = new StringBuilder();
    for (int rank = 0; rank < height; rank++)
      for (int file = 0; file < width; file++)
        out.append(rect(x(file), y(rank), SQUARE, SQUARE, art.colour(fill(file, rank))));
    return out.toString();
  }

  private String fill(int file, int rank) {
    boolean dark = (file + rank) % 2 == 0;
    return switch (game) {
      case "mutation" -> "--mu-" + NATURES.getOrDefault(nature(file, rank), "white");
      case "felon" ->
          (nature(file, rank).equals("O") ? "--fe-orange-" : "--fe-") + (dark ? "dark" : "light");
      case "confusion" ->
          file == 0 || file == width - 1
              ? "--cf-lane"
              : rank < 2 || rank > height - 3 ? "--cf-home" : "--cf-ground";
      default -> dark ? "--ip-dark" : "--ip-light";
    };
  }

  /** The letters of the squares' natures stand from the first square of the first rank on. */
  private String nature(int file, int rank) {
    String all = text(board, "natures");
    int at = rank * width + file;
    return at < all.length() ? all.substring(at, at + 1) : "";
  }

  private String lines() {
    var path = new StringBuilder();
    int from = MARGIN + SQUARE / 2;
    int right = from + (width - 1) * SQUARE;
    int foot = from + (height - 1) * SQUARE;
    for (int row = 0; row < height; row++)
      path.append("M" + from + " " + (from + row * SQUARE) + "H" + right);
    for (int column = 0; column < width; column++)
      path.append("M" + (from + column * SQUARE) + " " + from + "V" + foot);
    var out =
        new StringBuilder(
            "<path d=\""
                + path
                + "\" fill=\"none\" stroke-width=\"4\" stroke=\""
                + art.colour("--go-line")
                + "\"/>");
    for (String dot : texts(board.getOrDefault("dots", new Tree.Items(List.of())))) {
      var place = place(dot);
      if (place.isPresent())
        out.append(
            "<circle cx=\""
                + (place.get().x() + 50)
                + "\" cy=\""
                + (place.get().y() + 50)
                + "\" r=\"11\" fill=\""
                + art.colour("--go-star")
                + "\"/>");
    }
    return out.toString();
  }

  private String pieces() {
    if (!(board.get("pieces") instanceof Tree.Items(List<Tree> all))) return "";
    var out = new StringBuilder();
    for (Tree one : all)
      if (one instanceof Tree.Fields(Map<String, Tree> piece)) out.append(piece(piece));
    return out.toString();
  }

  private String piece(Map<String, Tree> piece) {
    var place = place(text(piece, "at"));
    if (place.isEmpty()) return "";
    String side = text(piece, "side").isEmpty() ? "case" : text(piece, "side");
    String drawn =
        text(piece, "art").equals("confusion-piece") ? "confusion-blank" : text(piece, "art");
    String mode = MODES.getOrDefault(text(piece, "mode"), "");
    Map<String, String> more =
        mode.isEmpty() ? Map.of() : Map.of("--mode-fill", art.colour("--mu-" + mode));
    String name = Art.name(drawn, side, more);
    symbols.put(name, art.symbol(drawn, side, more));
    return "<use href=\"#"
        + name
        + "\" x=\""
        + (place.get().x() + 3)
        + "\" y=\""
        + (place.get().y() + 3)
        + "\" width=\"94\" height=\"94\"/>";
  }

  private record Place(int x, int y) {}

  /** Squares are named by a letter and a number; the letters of points leave out the I. */
  private Optional<Place> place(String at) {
    if (!at.matches("[a-zA-Z]\\d{1,2}")) return Optional.empty();
    char letter = Character.toLowerCase(at.charAt(0));
    int file = letter - 'a' - (points() && letter > 'i' ? 1 : 0);
    int rank = Integer.parseInt(at.substring(1)) - 1;
    return Optional.of(new Place(x(file), y(rank)));
  }

  private static int x(int file) {
    return MARGIN + file * SQUARE;
  }

  private int y(int rank) {
    return MARGIN + (height - 1 - rank) * SQUARE;
  }

  private static String rect(int x, int y, int width, int height, String fill) {
    return "<rect x=\""
        + x
        + "\" y=\""
        + y
        + "\" width=\""
        + width
        + "\" height=\""
        + height
        + "\" fill=\""
        + fill
        + "\"/>";
  }

  private int number(String name) {
    return board.get(name) instanceof Tree.Whole(long value) ? (int) value : 0;
  }

  private static String text(Map<String, Tree> fields, String name) {
    return fields.get(name) instanceof Tree.Text(String text) ? text : "";
  }

  private static List<String> texts(Tree items) {
    return items instanceof Tree.Items(List<Tree> all)
        ? all.stream().map(one -> one instanceof Tree.Text(String text) ? text : "").toList()
        : List.of();
  }
}
