package fr.zizanie.server.web.preview;

import fr.zizanie.rules.core.Tree;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Draws a board as its sheet describes it, with the page's own drawings. */
final class BoardDrawing {
  private static final int SQUARE = 100;

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
  private final int margin;
  private final boolean flipped;
  private final Map<String, String> symbols = new LinkedHashMap<>();

  BoardDrawing(Art art, Tree.Fields board) {
    this(art, board, false);
  }

  /** A board; flipped, the last rank is at the foot. */
  BoardDrawing(Art art, Tree.Fields board, boolean flipped) {
    this.art = art;
    this.board = board.fields();
    this.flipped = flipped;
    game = text(this.board, "game");
    width = number("width");
    height = number("height");
    // Room for coordinates, as on the page.
    margin = Math.max(width, height) > 9 ? 46 : 32;
  }

  /** {@return the board on the lid of its game as SVG, 1200 by 630} */
  String svg() {
    String drawn = drawn();
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1200\" height=\"630\" viewBox=\"0 0"
        + " 1200 630\">"
        + defined()
        + rect(0, 0, 1200, 630, art.colour("--lid-" + game))
        + "<svg x=\"315\" y=\"30\" width=\"570\" height=\"570\""
        + box()
        + drawn
        + "</svg></svg>";
  }

  /** {@return the board alone as SVG that stands within a page} */
  String alone() {
    String drawn = drawn();
    return "<svg aria-hidden=\"true\"" + box() + defined() + drawn + "</svg>";
  }

  private String drawn() {
    return ground() + (points() ? lines() : squares() + engraved()) + pieces();
  }

  private String defined() {
    return "<defs>" + String.join("", symbols.values()) + "</defs>";
  }

  private String box() {
    int side = Math.max(width, height) * SQUARE + 2 * margin;
    return " viewBox=\"0 0 " + side + " " + side + "\">";
  }

  private boolean points() {
    return text(board, "kind").equals("points");
  }

  private String ground() {
    String frame = points() ? "--go-ground" : frame();
    return rect(0, 0, width * SQUARE + 2 * margin, height * SQUARE + 2 * margin, art.colour(frame));
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
    return out + grid();
  }

  /** Where squares of one colour meet. */
  private String grid() {
    String colour = game.equals("mutation") ? "--mu-frame" : "--cf-line";
    if (!game.equals("mutation") && !game.equals("confusion")) return "";
    var path = new StringBuilder();
    for (int row = 0; row <= height; row++)
      path.append("M" + margin + " " + (margin + row * SQUARE) + "h" + width * SQUARE);
    for (int column = 0; column <= width; column++)
      path.append("M" + (margin + column * SQUARE) + " " + margin + "v" + height * SQUARE);
    return stroked(path.toString(), 2.5, art.colour(colour));
  }

  /** What a square makes of a piece is engraved where none stands. */
  private String engraved() {
    if (!game.equals("mutation")) return "";
    var taken = new HashSet<Place>();
    for (var piece : all()) place(text(piece, "at")).ifPresent(taken::add);
    var out = new StringBuilder();
    for (int rank = 0; rank < height; rank++)
      for (int file = 0; file < width; file++) {
        String mode = modeOf(nature(file, rank));
        if (!mode.isEmpty() && !taken.contains(new Place(x(file), y(rank))))
          out.append("<g opacity=\"0.72\">" + glyph(mode, x(file) + 27, y(rank) + 27, 46) + "</g>");
      }
    return out.toString();
  }

  private static String modeOf(String nature) {
    String colour = NATURES.getOrDefault(nature, "");
    return MODES.entrySet().stream()
        .filter(mode -> mode.getValue().equals(colour))
        .map(Map.Entry::getKey)
        .findAny()
        .orElse("");
  }

  /** The sign of a mode, in the ink of its colour. */
  private String glyph(String mode, double x, double y, double size) {
    String ink = art.colour("--mu-" + MODES.getOrDefault(mode, "white") + "-ink");
    return use("mode-" + mode, "", Map.of(Art.INK, ink), x, y, size);
  }

  private String use(
      String drawn, String side, Map<String, String> more, double x, double y, double size) {
    String name = art.name(drawn, side, more);
    symbols.put(name, art.symbol(drawn, side, more));
    String at = "\" x=\"" + x + "\" y=\"" + y;
    return art.worn(
        "<use href=\"#" + name + at + "\" width=\"" + size + "\" height=\"" + size + "\"/>", side);
  }

  private static String stroked(String path, double width, String colour) {
    return "<path d=\""
        + path
        + "\" fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\" stroke-width=\""
        + width
        + "\" stroke=\""
        + colour
        + "\"/>";
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
    int from = margin + SQUARE / 2;
    int right = from + (width - 1) * SQUARE;
    int foot = from + (height - 1) * SQUARE;
    for (int row = 0; row < height; row++)
      path.append("M" + from + " " + (from + row * SQUARE) + "H" + right);
    for (int column = 0; column < width; column++)
      path.append("M" + (from + column * SQUARE) + " " + from + "V" + foot);
    var out = new StringBuilder(stroked(path.toString(), 4, art.colour("--go-line")));
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

  private List<Map<String, Tree>> all() {
    var out = new ArrayList<Map<String, Tree>>();
    if (board.get("pieces") instanceof Tree.Items(List<Tree> all))
      for (Tree one : all) if (one instanceof Tree.Fields(Map<String, Tree> piece)) out.add(piece);
    return out;
  }

  private String pieces() {
    return all().stream().map(this::piece).collect(Collectors.joining());
  }

  private String piece(Map<String, Tree> piece) {
    var found = place(text(piece, "at"));
    if (found.isEmpty()) return "";
    var place = found.get();
    String side = text(piece, "side").isEmpty() ? "case" : text(piece, "side");
    String letter = text(piece, "letter");
    String drawn = letter.isEmpty() ? text(piece, "art") : "confusion-blank";
    String mode = text(piece, "mode");
    var more = new TreeMap<String, String>();
    if (!mode.isEmpty())
      more.put("--mode-fill", art.colour("--mu-" + MODES.getOrDefault(mode, "white")));
    if (game.equals("mutation") && side.equals("black") && dark(place))
      more.put("--piece-halo", art.colour("--black-detail"));
    return use(drawn, side, more, place.x() + 3, place.y() + 3, 94)
        + (mode.isEmpty() || !drawn.equals("mutation-piece")
            ? ""
            : glyph(mode, place.x() + 36, place.y() + 23.8, 28))
        + Letters.path(letter)
            .map(path ->
                "<g transform=\"translate("
                    + (place.x() + 33)
                    + " "
                    + (place.y() + 24)
                    + ")\">"
                    + stroked(path, 6, art.colour("--" + side + "-detail"))
                    + "</g>")
            .orElse("");
  }

  private boolean dark(Place place) {
    int column = (place.x() - margin) / SQUARE;
    int row = (place.y() - margin) / SQUARE;
    String nature = flipped ? nature(width - 1 - column, row) : nature(column, height - 1 - row);
    return nature.equals("K");
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

  private int x(int file) {
    return margin + (flipped ? width - 1 - file : file) * SQUARE;
  }

  private int y(int rank) {
    return margin + (flipped ? rank : height - 1 - rank) * SQUARE;
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
